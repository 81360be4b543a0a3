package cli

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/suite/suitetest"
)

// TestReadme checks that the README shows the program's current output.
func TestReadme(t *testing.T) {
	readme, err := filepath.Abs("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	var out, errs bytes.Buffer
	env := &cmdenv.Env{In: strings.NewReader(""), RawOut: &out, RawErr: &errs, Now: time.Now, Environ: []string{"HOME=" + t.TempDir(), "ASSAY_CACHE_DIR=" + t.TempDir()}}
	if code := runCommandLine(env, []string{"run", "bind-recall"}); code != cmdenv.ExitOK {
		t.Fatalf("exit %d: %s", code, errs.String())
	}
	block := "```\n" + withoutTimes(out.String()) + "```\n"
	suitetest.Block(t, readme, "bind-recall", block, *update)
}
