package cli

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

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

// Copies of programs that nobody uses any more go, but for the newest.
func TestOldProgramsOfRooms(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	program := filepath.Join(t.TempDir(), "assay")
	var made []string
	var dir string
	for i := range 7 {
		if err := os.WriteFile(program, bytes.Repeat([]byte("program "), 100+i), 0o700); err != nil {
			t.Fatal(err)
		}
		file, err := suiteload.BlankCopy(suiteload.Suites{}, program, nil)
		if err != nil {
			t.Fatal(err)
		}
		dir = filepath.Dir(filepath.Dir(file))
		made = append(made, filepath.Base(filepath.Dir(file)))
		age := time.Now().Add(time.Duration(i-7) * 48 * time.Hour)
		if i == 0 { // the first is used daily
			age = time.Now().Add(-time.Hour)
		}
		if err := os.Chtimes(filepath.Dir(file), age, age); err != nil {
			t.Fatal(err)
		}
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var kept []string
	for _, e := range entries {
		kept = append(kept, e.Name())
	}
	// When the last was made, it and the three used last before it were kept: all others
	// had been unused for days.
	want := []string{made[0], made[4], made[5], made[6]}
	slices.Sort(want)
	if !slices.Equal(kept, want) {
		t.Errorf("kept %q of %q, want %q", kept, made, want)
	}

	// A copy that is used is not old.
	file, err := suiteload.BlankCopy(suiteload.Suites{}, program, nil)
	if err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(filepath.Dir(file)); err != nil || time.Since(info.ModTime()) > time.Minute {
		t.Errorf("a copy was used now, and its folder has another time: %v, %v", info.ModTime(), err)
	}
}
