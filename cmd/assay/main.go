// Command assay measures whether an MCP server, a skill or a tool makes a coding
// agent produce correct work, how sure that is, and at which cost.
package main

import (
	"os"

	_ "github.com/assay-eval/assay/cmd/assay/first" // under another name this is all that there is to do
	_ "github.com/assay-eval/assay/cmd/assay/preload"
	"github.com/assay-eval/assay/internal/cli"
	"github.com/assay-eval/assay/internal/workspace"
)

func main() {
	// In a room this program is also what starts the agent's program.
	if code, ours := workspace.Main(os.Args[1:]); ours {
		os.Exit(code)
	}
	os.Exit(cli.Main(os.Args[1:]))
}
