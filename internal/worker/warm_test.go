package worker

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// A home is kept for later runs under all that it depends on, and not at all where
// that cannot be told.
func TestWarmKey(t *testing.T) {
	tool := filepath.Join(t.TempDir(), "tool")
	program := func(text string) {
		if err := os.WriteFile(tool, []byte("#!/bin/sh\n"+text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	program("one")
	key := func(change func(*Runtime, *workspace.Options)) (seal.Digest, bool) {
		r := &Runtime{Suite: &suite.Suite{Workspace: suite.Workspace{Prewarm: [][]string{{tool, "build"}}, Set: map[string]string{"A": "b"}}}}
		r.Digest, r.Rooms.Warm.Dir = "d1", t.TempDir()
		o := &workspace.Options{}
		o.Sandbox.Level = sandbox.Bwrap
		change(r, o)
		return r.warmKey(*o)
	}
	base, ok := key(func(*Runtime, *workspace.Options) {})
	if again, _ := key(func(*Runtime, *workspace.Options) {}); !ok || again != base || !base.Valid() {
		t.Fatalf("%s, then %s, %v", base, again, ok)
	}
	for name, change := range map[string]func(*Runtime, *workspace.Options){
		"files":     func(r *Runtime, _ *workspace.Options) { r.Digest = "d2" },
		"commands":  func(r *Runtime, _ *workspace.Options) { r.Suite.Workspace.Prewarm = [][]string{{tool, "test"}} },
		"set":       func(r *Runtime, _ *workspace.Options) { r.Suite.Workspace.Set = map[string]string{"A": "c"} },
		"subdir":    func(r *Runtime, _ *workspace.Options) { r.Suite.Workspace.Subdir = "api" },
		"isolation": func(_ *Runtime, o *workspace.Options) { o.Sandbox.Level = sandbox.Landlock },
		"PATH":      func(*Runtime, *workspace.Options) { t.Setenv("PATH", os.Getenv("PATH")+":/nowhere") },
		"program":   func(*Runtime, *workspace.Options) { program("two") },
	} {
		before, _ := key(func(*Runtime, *workspace.Options) {})
		if k, ok := key(change); !ok || k == before {
			t.Errorf("%s does not enter the key, or it is not kept: %v", name, ok)
		}
	}
	for name, change := range map[string]func(*Runtime, *workspace.Options){
		"no folder":        func(r *Runtime, _ *workspace.Options) { r.Rooms.Warm.Dir = "" },
		"no isolation":     func(_ *Runtime, o *workspace.Options) { o.Sandbox.Level = sandbox.None },
		"the environment":  func(r *Runtime, _ *workspace.Options) { r.Suite.Workspace.Env = suite.VariablesOf("NPM_TOKEN") },
		"more of the disk": func(r *Runtime, _ *workspace.Options) { r.Suite.Workspace.Read = []string{"/opt/sdk"} },
		"the suite": func(r *Runtime, _ *workspace.Options) {
			r.Suite.Workspace.Prewarm = [][]string{{"sh", "{suite}/get.sh"}}
		},
		"the suite, by set": func(r *Runtime, _ *workspace.Options) { r.Suite.Workspace.Set["A"] = "{suite}/x" },
	} {
		if k, ok := key(change); ok {
			t.Errorf("%s: it is kept as %s", name, k)
		}
	}
}
