package cli_test

import (
	"os"
	"testing"

	"github.com/assay-eval/assay/internal/cli"
	"github.com/assay-eval/assay/internal/command/scripttest"
)

// TestMain also acts as the program {assay} of suites, for tests that run the program
// within their own process.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == "mcp" {
		os.Exit(cli.Main(os.Args[1:]))
	}
	scripttest.Main(m)
}

func TestScript(t *testing.T) { scripttest.Run(t) }
