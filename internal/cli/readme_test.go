package cli

import (
	"bytes"
	"path/filepath"
	"regexp"
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
	text := regexp.MustCompile(`\d{8}T\d{6}Z-bind-recall-\w{4}`).ReplaceAllString(out.String(), "20261121T101500Z-bind-recall-k3f9")
	// The README shows how a report begins, its gates, and how it ends.
	head, rest, _ := strings.Cut(text, "\nBy hint level")
	_, gates, _ := strings.Cut(rest, "\nGates")
	gates, _, _ = strings.Cut(gates, "\nFailed:")
	_, end, _ := strings.Cut(rest, "\nCost and time")
	block := "```\n" + head + "\n…\nGates" + gates + "\n…\nCost and time" + end + "```\n"
	suitetest.Block(t, readme, "bind-recall", block, *update)
}
