package worker

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/scratch"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/image"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// Rooms configures rooms of programs, in addition to the suite. Paths are absolute.
type Rooms struct {
	Repo   string // git repository that the workspace is of; "" for none
	Commit string // that the workspace is at; "" for the one in the pins
	Suite  string // folder of the suite; "" if it is not on disk
	Hide   []string
	// Program returns the program to show in rooms; nil means the running one, which
	// may hold forbidden data.
	Program func() (string, error)
	Run     string // id of the run, for {run}
	// Keep, if set, is the destination of redacted rooms after their trial.
	Keep string
	// Warm caches the homes of prewarm for later runs; without a folder they last for
	// the run.
	Warm workspace.HomeCache
	// Images keeps unpacked images.
	Images image.Store
	// Say, if set, is called when trials have to wait, from any goroutine.
	Say func(Wait)
}

// Wait is an operation that trials wait for.
type Wait struct {
	What string        // such as "go build ./..."
	Over bool          // it has just ended
	Took time.Duration // if it is over; 0 if an earlier run has done it
}

func (r Rooms) reportWait(w Wait) {
	if r.Say != nil {
		r.Say(w)
	}
}

// sharedParts are parts shared by rooms, made once when the first room needs them.
type sharedParts struct {
	mu     sync.Mutex
	dir    string
	folder *scratch.Folder // dir, held
	git    *workspace.Repository
	home   string
	free   func()                  // releases a cached home
	images map[string]*image.Image // opened, by reference
	// Permanent failures.
	gitErr, homeErr error
}

func (s *sharedParts) closeShared() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, im := range s.images {
		_ = im.Close() // only its lock is closed
	}
	s.images = nil
	if s.free != nil {
		s.free()
		s.free, s.home = nil, ""
	}
	if s.dir == "" {
		return nil
	}
	defer s.folder.Release()
	dir := s.dir
	s.dir, s.git, s.home = "", nil, ""
	return workspace.RemoveFolder(dir)
}

func (s *sharedParts) sharedFolder(temp string) (string, error) {
	if s.dir != "" {
		return s.dir, nil
	}
	folder, err := scratch.Make(temp, scratch.Run)
	if err != nil {
		return "", trial.Faultf(trial.ClassSetup, "make a folder for what rooms share: %w", err)
	}
	s.folder, s.dir = folder, folder.Path
	return s.dir, nil
}

// isSandboxed reports whether an agent is a program that runs in the trial's room.
func (r *Runtime) isSandboxed(name string) bool {
	_, ok := r.agents[name].(agent.Sandboxed)
	return ok || equip.LaunchesServers(r.Suite, name)
}

func (r *Runtime) needsRoom(name string, task *suite.Task) bool {
	return r.hasRoom(task) || equip.LaunchesServers(r.Suite, name)
}

// sandboxesAny reports whether a program of any arm to run gets a room.
func (r *Runtime) sandboxesAny() bool {
	return slices.ContainsFunc(r.Suite.Arms, func(a suite.Arm) bool {
		runs := r.Arms == nil || slices.Contains(r.Arms, a.ID())
		return runs && r.isSandboxed(a.Agent) && slices.ContainsFunc(r.Suite.Tasks, func(t *suite.Task) bool { return r.needsRoom(a.Agent, t) })
	})
}

func (r *Runtime) hasGit() bool {
	w := r.Suite.Workspace
	if w.Git != nil {
		return *w.Git
	}
	return w.Repo != ""
}

// pinRooms chooses the isolation of programs, once for the whole run, and checks that
// it works.
func (r *Runtime) pinRooms(ctx context.Context, pins *equip.Pins) error {
	if _, err := r.givenVariables(); err != nil {
		return err
	}
	pins.Isolation, pins.Weaker, pins.Commit = "", "", ""
	if err := r.pinImages(ctx, pins); err != nil {
		return err
	}
	if !r.sandboxesAny() {
		return nil
	}
	w := r.Suite.Workspace
	level := sandbox.Level(w.Isolation)
	if w.Isolation == "" || w.Isolation == "auto" {
		level, pins.Weaker = sandbox.BestLevel()
	} else if err := sandbox.CheckLevel(level); err != nil {
		return fmt.Errorf("workspace.isolation %s: %w: or say isolation: auto", level, err)
	}
	if mode := w.Network.Mode; mode != "" && mode != sandbox.Open && !level.MapsPaths() {
		return fmt.Errorf("workspace.network %s needs isolation by bwrap, and there is %s: %s", mode, level, pins.Weaker)
	}
	if level.MapsPaths() {
		if err := r.checkRoomRoot(); err != nil {
			return err
		}
	}
	pins.Isolation = string(level)
	if r.hasGit() && w.Repo != "" {
		pins.Commit = r.Rooms.Commit
	}
	return nil
}

// checkRoomRoot returns an error if rooms lie in the suite's folder, where setup
// commands would see other trials.
func (r *Runtime) checkRoomRoot() error {
	w := r.Suite.Workspace
	if len(w.Setup)+len(w.Prewarm) == 0 && !slices.ContainsFunc(r.Suite.Tasks, func(t *suite.Task) bool { return len(t.Setup) > 0 }) {
		return nil
	}
	temp := cmp.Or(r.Temp, os.TempDir())
	for _, dir := range []string{r.Rooms.Suite, resolveLinks(r.Rooms.Suite)} {
		for _, t := range []string{temp, resolveLinks(temp)} {
			if rel, err := filepath.Rel(dir, t); dir != "" && err == nil && filepath.IsLocal(rel) {
				return fmt.Errorf("the folder for temporary files, %s, is in the folder of the suite, %s: set TMPDIR to one outside of it", temp, r.Rooms.Suite)
			}
		}
	}
	return nil
}

// resolveLinks resolves the links in the existing part of path.
func resolveLinks(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil && path != "" {
		return real
	}
	return path
}

// givenVariables returns the variables that the suite's workspace passes on, as
// "NAME=value".
func (r *Runtime) givenVariables() ([]string, error) {
	var out []string
	for _, name := range r.Suite.Workspace.Env.Names() {
		i := slices.IndexFunc(r.Environ, func(kv string) bool { return strings.HasPrefix(kv, name+"=") })
		if i < 0 {
			return nil, fmt.Errorf("workspace.env: variable %s is not set, or too short to be kept out of the records: export it before the run", name)
		}
		out = append(out, r.Environ[i])
	}
	return out, nil
}

// setBasics sets the options common to rooms of agents and graders.
func (r *Runtime) setBasics(key trial.Key, n int, o *workspace.Options) error {
	w := r.Suite.Workspace
	env, err := r.givenVariables()
	if err != nil {
		return trial.Faultf(trial.ClassSetup, "%w", err)
	}
	o.Subdir, o.Env = w.Subdir, env
	o.Limits = r.Suite.ProgramLimits()
	for _, name := range slices.Sorted(maps.Keys(w.Set)) {
		o.Set = append(o.Set, name+"="+w.Set[name])
	}
	o.Vars = map[string]string{"run": r.Rooms.Run, "trial": TrialName(key, n), "suite": r.Rooms.Suite}
	if o.Program, err = os.Executable(); err != nil {
		return trial.Faultf(trial.ClassSetup, "find this program: %w", err)
	}
	if r.Rooms.Program != nil {
		self := o.Program
		if o.Program, err = r.Rooms.Program(); err != nil {
			return trial.Faultf(trial.ClassSetup, "%w", err)
		}
		if o.Program != self {
			o.Sandbox.Cover = self
		}
	}
	o.Sandbox.Read = nil
	for _, p := range w.Read {
		if !filepath.IsAbs(p) {
			p = filepath.Join(r.Rooms.Suite, p)
		}
		o.Sandbox.Read = append(o.Sandbox.Read, p)
	}
	o.Sandbox.Hide = slices.Clone(r.Rooms.Hide)
	for _, p := range []string{r.Rooms.Suite, r.Rooms.Repo, r.Rooms.Keep} {
		if p != "" {
			o.Sandbox.Hide = append(o.Sandbox.Hide, p)
		}
	}
	return nil
}

// TrialName returns the name of an attempt for files and variables.
func TrialName(key trial.Key, n int) string {
	plain := strings.NewReplacer("/", ".", string(filepath.Separator), ".")
	return fmt.Sprintf("%s.%s.%d.%d", plain.Replace(key.Task), plain.Replace(key.Arm), key.Index+1, n)
}

func (r *Runtime) agentRoom(ctx context.Context, task *suite.Task, arm suite.Arm, key trial.Key, n int) (workspace.Options, error) {
	w := r.Suite.Workspace
	o := workspace.Options{Root: r.Temp, Files: r.workspaceFiles(), Setup: slices.Concat(w.Setup, task.Setup), Redact: r.Redactor.Values}
	if err := r.setBasics(key, n, &o); err != nil {
		return o, err
	}
	if r.Rooms.Keep != "" {
		o.Keep = filepath.Join(r.Rooms.Keep, TrialName(key, n))
	}
	if r.Rooms.Suite != "" {
		o.SetupRead = []string{r.Rooms.Suite}
	}
	if r.isSandboxed(arm.Agent) {
		o.Shims = w.Shims
		o.Sandbox.Level = sandbox.Level(r.outfit.Pins.Isolation)
		o.Sandbox.Network = sandbox.Network{Mode: w.Network.Mode, Allow: w.Network.Allow}
		var err error
		if o.Image, err = r.roomImage(ctx, task, nil); err != nil {
			return o, err
		}
		if o.Repository, err = r.roomRepository(ctx); err != nil {
			return o, err
		}
	}
	if !r.isSandboxed(arm.Agent) && len(o.Setup) == 0 {
		return o, nil // no program runs in it
	}
	var err error
	o.Warm, err = r.warmHome(ctx, o)
	return o, err
}

// probeFolder creates a folder with the files of the workspace for servers that request
// it during the preflight.
func (r *Runtime) probeFolder(ctx context.Context) (dir string, remove func() error, err error) {
	room, err := workspace.New(ctx, workspace.Options{Root: r.Temp, Files: r.workspaceFiles(), Subdir: r.Suite.Workspace.Subdir, Redact: r.Redactor.Values})
	if err != nil {
		return "", nil, err
	}
	return room.Dir, room.Remove, nil
}

// gradeRoom completes the options of a room for the programs of graders.
func (r *Runtime) gradeRoom(ctx context.Context, key trial.Key, n int, o *workspace.Options) error {
	if err := r.setBasics(key, n, o); err != nil {
		return err
	}
	o.Sandbox.Level = r.graderLevel()
	if o.Sandbox.Level.MapsPaths() && r.Suite.Workspace.Network.Graders != sandbox.Open {
		o.Sandbox.Network.Mode = sandbox.Quiet
	}
	var err error
	o.Warm, err = r.warmHome(ctx, *o)
	return err
}

// graderLevel returns the isolation of the programs of graders and of prewarm.
func (r *Runtime) graderLevel() sandbox.Level {
	level := sandbox.Level(r.Suite.Workspace.Isolation)
	if level == "" || level == "auto" {
		level, _ = sandbox.BestLevel()
	}
	return level
}

// roomRepository makes the repository that is copied to .git in rooms; nil if none.
func (r *Runtime) roomRepository(ctx context.Context) (*workspace.Repository, error) {
	if !r.hasGit() || r.Fixture == nil {
		return nil, nil
	}
	s := &r.shared
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.git != nil || s.gitErr != nil {
		return s.git, s.gitErr
	}
	dir, err := s.sharedFolder(r.Temp)
	if err != nil {
		return nil, err
	}
	if dir, err = os.MkdirTemp(dir, "git-"); err != nil {
		return nil, trial.Faultf(trial.ClassSetup, "make a repository: %w", err)
	}
	if r.Suite.Workspace.Repo != "" {
		s.git, err = workspace.CloneCommit(ctx, r.Rooms.Repo, cmp.Or(r.Rooms.Commit, r.outfit.Pins.Commit), dir)
	} else if t, terr := workspace.LoadTree(r.Fixture); terr != nil {
		err = terr
	} else {
		s.git, err = workspace.NewRepository(ctx, t, dir)
	}
	return s.git, s.keepError(ctx, err, &s.gitErr)
}

// keepError stores a permanent error in keep, but not the error of a stopped trial.
func (s *sharedParts) keepError(ctx context.Context, err error, keep *error) error {
	if err == nil {
		return nil
	}
	f := trial.AsFault(err, trial.ClassSetup)
	if ctx.Err() != nil {
		return &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: errors.Join(context.Canceled, f.Err)}
	}
	if !f.Canceled() {
		*keep = f
	}
	return f
}
