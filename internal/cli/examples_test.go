package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/command/cmdenv"
)

// TestExamples checks that the program accepts the examples. None needs the
// software it evaluates: DEVELOPER_DIR is set, but there is no Xcode.
func TestExamples(t *testing.T) {
	suites, err := filepath.Glob("../../examples/*/suite.yaml")
	if err != nil || len(suites) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for _, name := range suites {
		t.Run(filepath.Base(filepath.Dir(name)), func(t *testing.T) {
			var out, errs bytes.Buffer
			env := &cmdenv.Env{In: strings.NewReader(""), RawOut: &out, RawErr: &errs, Now: time.Now,
				Environ: []string{"HOME=" + t.TempDir(), "ASSAY_CACHE_DIR=" + t.TempDir(), "PATH=" + os.Getenv("PATH"), "DEVELOPER_DIR=/Applications/Xcode.app/Contents/Developer"}}
			if code := runCommandLine(env, []string{"validate", name}); code != cmdenv.ExitOK || !strings.Contains(out.String(), ": ok (") {
				t.Errorf("exit %d: %s%s", code, out.String(), errs.String())
			}
		})
	}
}
