package worker

import (
	"context"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// warm returns the home that the prewarm commands leave, which are run at most
// once; "" if there are none. o is what the room that needs it holds.
func (r *Runtime) warm(ctx context.Context, o workspace.Options) (string, error) {
	w := r.Suite.Workspace
	if len(w.Prewarm) == 0 {
		return "", nil
	}
	s := &r.shared
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.home != "" || s.homeErr != nil {
		return s.home, s.homeErr
	}
	o.Files, o.Before, o.Repository = r.files(), nil, nil
	o.Sandbox.Level = r.level() // whichever room comes first
	if r.Rooms.Suite != "" {
		o.SetupRead = []string{r.Rooms.Suite}
	}
	o.Vars = maps.Clone(o.Vars)
	o.Vars["trial"] = "prewarm"
	home, err := r.prewarmed(ctx, o)
	s.home = home
	return home, s.failed(ctx, err, &s.homeErr)
}

// prewarmed takes a home that is kept or makes one; the shared things are locked.
func (r *Runtime) prewarmed(ctx context.Context, o workspace.Options) (string, error) {
	commands := r.Suite.Workspace.Prewarm
	said := make([]string, len(commands))
	for i, args := range commands {
		said[i] = strings.Join(args, " ")
	}
	wait := Wait{What: strings.Join(said, ", ")}
	prewarm := func(dir string) (string, error) {
		r.Rooms.say(wait)
		began := r.Now()
		home, err := workspace.Prewarm(ctx, o, commands, dir)
		if err == nil {
			r.Rooms.say(Wait{What: wait.What, Over: true, Took: r.Now().Sub(began)})
		}
		return home, err
	}
	if key, ok := r.warmKey(o); ok {
		home, made, release, err := r.Rooms.Warm.Home(ctx, key, func(dir string) error {
			_, err := prewarm(dir)
			return err
		})
		if err != nil {
			return "", err
		}
		r.shared.free = release
		if !made {
			r.Rooms.say(Wait{What: wait.What, Over: true})
		}
		return home, nil
	}
	dir, err := r.shared.folder(r.Temp)
	if err != nil {
		return "", err
	}
	if dir, err = os.MkdirTemp(dir, "warm-"); err != nil {
		return "", trial.Faultf(trial.ClassSetup, "prewarm: %w", err)
	}
	return prewarm(filepath.Join(dir, "kept"))
}

// warmKey is what a home depends on that is kept for later runs, and whether it
// may be: not where an agent could change it, not where it may hold values of the
// user's environment, and not where it may depend on files beside the suite.
func (r *Runtime) warmKey(o workspace.Options) (seal.Digest, bool) {
	w := r.Suite.Workspace
	if r.Rooms.Warm.Dir == "" || o.Sandbox.Level == sandbox.None || len(w.Env) > 0 || len(w.Read) > 0 {
		return "", false
	}
	besides := func(s string) bool { return strings.Contains(s, "{suite}") }
	programs := map[string]string{}
	for _, args := range w.Prewarm {
		if slices.ContainsFunc(args, besides) {
			return "", false
		}
		programs[args[0]] = identity(args[0])
	}
	for _, value := range w.Set {
		if besides(value) {
			return "", false
		}
	}
	key, err := seal.Hash("assay/warm/1", map[string]any{
		"files": string(r.Digest), "commands": w.Prewarm, "set": w.Set, "subdir": w.Subdir, "level": string(o.Sandbox.Level),
		"programs": programs, "path": os.Getenv("PATH"), "system": systemOf(), "user": os.Getuid(),
	})
	return key, err == nil
}

// identity tells versions of a program apart: where it is and what it is. A program
// of the workspace is told by the files.
func identity(name string) string {
	path, err := exec.LookPath(name)
	if err != nil {
		return ""
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	b, err := os.ReadFile(path)
	if err != nil {
		return path
	}
	return path + " " + string(seal.Of(b))
}

// systemOf tells systems apart whose libraries a build may find.
func systemOf() string {
	release, err := os.ReadFile("/etc/os-release")
	if err != nil { // as everywhere but on Linux
		release = nil
	}
	return runtime.GOOS + "/" + runtime.GOARCH + " " + string(seal.Of(release))
}
