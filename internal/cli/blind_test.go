package cli

import (
	"bytes"
	"cmp"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/suite/suitetest"
	"github.com/assay-eval/assay/internal/testenv"
)

// TestBlindRules checks that no blind rule passes the gates of a bundled suite or comes
// close. The README of each suite lists the scores.
func TestBlindRules(t *testing.T) {
	for _, name := range shipped.Names() {
		t.Run(name, func(t *testing.T) {
			if name != "relevance-selection" {
				testenv.Slow(t)
			}
			if name == "swift-grounding" {
				testenv.LongOnly(t, "the modules of three platforms are compiled")
			}
			readme, err := filepath.Abs("../../suites/" + name + "/README.md")
			if err != nil {
				t.Fatal(err)
			}
			t.Chdir(t.TempDir())
			var out, errs bytes.Buffer
			environ := []string{"HOME=" + t.TempDir(), "ASSAY_CACHE_DIR=" + cmp.Or(os.Getenv("ASSAY_TEST_CACHE"), t.TempDir())}
			for _, name := range []string{"PATH", "ASSAY_SWIFT"} {
				environ = append(environ, name+"="+os.Getenv(name))
			}
			env := &cmdenv.Env{In: strings.NewReader(""), RawOut: &out, RawErr: &errs, Now: time.Now, Environ: environ}
			switch code := runCommandLine(env, []string{"check", name, "--blind", "--quiet"}); {
			case code == cmdenv.ExitOK:
			case code == cmdenv.ExitPreflight && name == "swift-grounding":
				testenv.Missing(t, "swift", "what blind rules score in "+name+": "+errs.String())
			default:
				t.Errorf("exit %d: %s", code, errs.String())
			}
			suitetest.Block(t, readme, "blind rules", out.String(), *update)
		})
	}
}

// TestCheats checks the figure of cheats in the README of the suite of coding agents.
// With -update and ASSAY_LONG it measures it: it tries all cheats on all tasks, for a
// quarter of an hour and more. Else the script agent-cli-check tries them on one task.
func TestCheats(t *testing.T) {
	readme, err := filepath.Abs("../../suites/agent-cli/README.md")
	if err != nil {
		t.Fatal(err)
	}
	const want = "0 of 80"
	if *update {
		testenv.LongOnly(t, "the tests of a Go service are built for each cheat")
		for _, program := range []string{"go", "git"} {
			if _, err := exec.LookPath(program); err != nil {
				testenv.Missing(t, program, "cheats in a Go service")
			}
		}
		t.Chdir(t.TempDir())
		var out, errs bytes.Buffer
		environ := []string{"HOME=" + t.TempDir(), "ASSAY_CACHE_DIR=" + cmp.Or(os.Getenv("ASSAY_TEST_CACHE"), t.TempDir()), "PATH=" + os.Getenv("PATH")}
		env := &cmdenv.Env{In: strings.NewReader(""), RawOut: &out, RawErr: &errs, Now: time.Now, Environ: environ}
		if code := runCommandLine(env, []string{"check", "agent-cli", "--quiet"}); code != cmdenv.ExitOK {
			t.Errorf("exit %d: %s%s", code, out.String(), errs.String())
		}
		_, score, _ := strings.Cut(out.String(), "what cheats score: ")
		score, _, _ = strings.Cut(score, "\n")
		if score != want {
			t.Fatalf("cheats score %q, want %q", score, want)
		}
	}
	suitetest.Block(t, readme, "cheats", "What cheats score: "+want+".\n", *update)
}
