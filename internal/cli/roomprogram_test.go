package cli

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"slices"
	"testing"

	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/suite"
)

// The copy of the program that rooms show lacks every file of a suite that ships
// but what servers are given, and is the program still.
func TestProgramOfRooms(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	given := suiteload.BundledFiles(shipped, &suite.Suite{Servers: map[string]*suite.Server{"own": {Command: []string{"assay", "mcp", "docs", "@bind-recall/prompts"}}}})
	if !slices.Contains(given, "@agent-cli/docs") || !slices.Contains(given, "@bind-recall/prompts") {
		t.Errorf("servers are given %q", given)
	}
	file, err := suiteload.BlankCopy(shipped, self, given)
	if err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	has := func(suite, file string) bool {
		b, err := fs.ReadFile(shipped[suite], file)
		if err != nil || len(b) < 100 {
			t.Fatalf("%s of %s: %d bytes, %v", file, suite, len(b), err)
		}
		return bytes.Contains(program, b)
	}
	for suite, files := range map[string][]string{
		"agent-cli":       {"solutions/cache-clock.ref.patch", "play.yaml", "suite.yaml"},
		"bind-recall":     {"answers.yaml", "suite.yaml"},
		"swift-grounding": {"suite.yaml"},
	} {
		for _, f := range files {
			if has(suite, f) {
				t.Errorf("%s of %s is in the copy", f, suite)
			}
		}
	}
	docs, err := fs.Glob(shipped["agent-cli"], "docs/*.md")
	if err != nil || len(docs) == 0 || !has("agent-cli", docs[0]) {
		t.Errorf("%v are not in the copy, %v", docs, err)
	}
	cmd := &exec.Cmd{Path: file, Args: []string{"assay", "version"}} // see TestMain
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("the copy does not run: %v\n%s", err, out)
	}
	if again, err := suiteload.BlankCopy(shipped, self, given); err != nil || again != file {
		t.Errorf("made again as %s, %v", again, err)
	}
}
