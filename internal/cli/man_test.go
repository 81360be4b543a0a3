package cli

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/testenv"
)

// TestMan: every command that help lists has a page, all pages are the same each
// time, and man reads them without a complaint.
func TestMan(t *testing.T) {
	pages := func() map[string]string {
		dir := t.TempDir()
		var errs bytes.Buffer
		env := &cmdenv.Env{RawOut: &errs, RawErr: &errs, Environ: []string{"SOURCE_DATE_EPOCH=1795219200"}}
		if code := runCommandLine(env, []string{"man", "--dir", dir}); code != 0 {
			t.Fatalf("exit %d: %s", code, &errs)
		}
		out := map[string]string{}
		files, err := filepath.Glob(filepath.Join(dir, "*.1"))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			b, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			out[filepath.Base(f)] = string(b)
		}
		return out
	}
	first, second := pages(), pages()
	walkCommands(newRoot(newReporter(&cmdenv.Env{})), func(c *cobra.Command) {
		page := first[manName(c)+".1"]
		if page == "" || page != second[manName(c)+".1"] {
			t.Errorf("%s has no page, or another one each time", c.CommandPath())
		}
		if !strings.HasPrefix(page, `.TH "`) || !strings.Contains(page, `"2026\-11\-21"`) {
			t.Errorf("%s: %.100q", c.CommandPath(), page)
		}
		for line := range strings.Lines(page) {
			for _, r := range line {
				if r > 0x7e {
					t.Errorf("%s has %q", c.CommandPath(), line)
				}
			}
		}
	})
	groff, err := exec.LookPath("groff")
	if err != nil {
		testenv.Missing(t, "groff", "whether man can show the manual pages")
	}
	for name, page := range first {
		cmd := exec.Command(groff, "-man", "-Tutf8", "-ww")
		var errs bytes.Buffer
		cmd.Stdin, cmd.Stderr = strings.NewReader(page), &errs
		out, err := cmd.Output()
		if err != nil || errs.Len() > 0 || len(out) < 100 {
			t.Errorf("%s: %v\n%s", name, err, &errs)
		}
	}
}

func TestRoff(t *testing.T) {
	for in, want := range map[string]string{
		"a-b":        `a\-b`,
		".so /etc":   `\&.so /etc`,
		"x\n.sh y":   "x\n\\&.sh y",
		"'br":        `\(aqbr`,
		`\fBbold`:    `\efBbold`,
		"≥ 1 × 2":    `\[u2265] 1 \[u00D7] 2`,
		"`x` ~ ^":    `\(gax\(ga \(ti \(ha`,
		"plain text": "plain text",
	} {
		if got := roff(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}
