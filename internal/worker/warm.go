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

// warmHome returns the home of the prewarm commands, which run at most once, or "" if
// none. o has the options of the first room that needs it.
func (r *Runtime) warmHome(ctx context.Context, o workspace.Options) (string, error) {
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
	o.Files, o.Before, o.Repository = r.workspaceFiles(), nil, nil
	o.Sandbox.Level = r.graderLevel() // whichever room comes first
	if r.Rooms.Suite != "" {
		o.SetupRead = []string{r.Rooms.Suite}
	}
	o.Vars = maps.Clone(o.Vars)
	o.Vars["trial"] = "prewarm"
	home, err := r.prewarmedHome(ctx, o)
	s.home = home
	return home, s.keepError(ctx, err, &s.homeErr)
}

// prewarmedHome returns a cached home or makes one. The caller holds the lock of the
// shared parts.
func (r *Runtime) prewarmedHome(ctx context.Context, o workspace.Options) (string, error) {
	commands := r.Suite.Workspace.Prewarm
	said := make([]string, len(commands))
	for i, args := range commands {
		said[i] = strings.Join(args, " ")
	}
	wait := Wait{What: strings.Join(said, ", ")}
	prewarm := func(dir string) (string, error) {
		r.Rooms.reportWait(wait)
		began := r.Now()
		home, err := workspace.Prewarm(ctx, o, commands, dir)
		if err == nil {
			r.Rooms.reportWait(Wait{What: wait.What, Over: true, Took: r.Now().Sub(began)})
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
			r.Rooms.reportWait(Wait{What: wait.What, Over: true})
		}
		return home, nil
	}
	dir, err := r.shared.sharedFolder(r.Temp)
	if err != nil {
		return "", err
	}
	if dir, err = os.MkdirTemp(dir, "warm-"); err != nil {
		return "", trial.Faultf(trial.ClassSetup, "prewarm: %w", err)
	}
	return prewarm(filepath.Join(dir, "kept"))
}

// warmKey returns the key of a home and reports whether later runs may reuse it: not
// if an agent could change it, if it may hold values of the user's environment, or if
// it may depend on files next to the suite.
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
		programs[args[0]] = programIdentity(args[0])
	}
	for _, value := range w.Set {
		if besides(value) {
			return "", false
		}
	}
	parts := map[string]any{
		"files": string(r.Digest), "commands": w.Prewarm, "set": w.Set, "subdir": w.Subdir, "level": string(o.Sandbox.Level),
		"programs": programs, "path": os.Getenv("PATH"), "system": systemOf(), "user": os.Getuid(),
	}
	if o.Image != nil {
		parts["image"] = o.Image.Image.ID
	}
	key, err := seal.Hash("assay/warm/1", parts)
	return key, err == nil
}

// programIdentity identifies the version of a program by its path and file. A program
// of the workspace is identified by the workspace's files.
func programIdentity(name string) string {
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

// systemOf identifies the system whose libraries a build may use.
func systemOf() string {
	release, _ := os.ReadFile("/etc/os-release") // nil except on Linux
	return runtime.GOOS + "/" + runtime.GOARCH + " " + string(seal.Of(release))
}
