package workspace

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/patch"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/scratch"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
	"github.com/assay-eval/assay/internal/workspace/shim"
)

// SetupLimit is the time limit of one setup command.
const SetupLimit = 600 * time.Second

// PrewarmLimit is the time limit of one prewarm command, which fetches and builds
// data shared by all trials.
const PrewarmLimit = 30 * time.Minute

// Options configures a room. Only Files is required.
type Options struct {
	Root  string // parent of rooms; "" is the system's
	Files fs.FS  // of the workspace; nil for none
	// Before, if set, is the earlier state of Files. Changed files get the current
	// time, so that build tools rebuild from them.
	Before     *Tree
	Repository *Repository // copied to .git; nil for none
	Subdir     string      // start folder of programs, below the workspace; "" is its root

	Setup [][]string // commands run before anything else, in order
	Env   []string   // "NAME=value", over PATH, LANG, HOME and TMPDIR
	Set   []string   // likewise, with the placeholders that [Room.Expand] knows
	// Vars maps further placeholders, such as "trial", to their values.
	Vars map[string]string

	Warm    string   // folder that is copied to HOME; "" leaves it empty
	Shims   []string // names of commands that are logged
	Program string   // assay's own program, absolute: shims are links to it

	// Sandbox configures the isolation of programs by Level, Network, Read and Hide;
	// the room adds its own folders. Without a level programs are not isolated.
	Sandbox sandbox.Config
	// Image, if set, gives programs the files of an image; its level is bwrap.
	Image *ImageOptions
	// SetupRead lists further paths that setup commands may read, such as the suite's
	// folder, since they come from its author. They have full network access.
	SetupRead []string

	// Limits bound each program in the room, setup commands included. Zero fields have
	// defaults, and files are counted in the room.
	Limits proc.Limits

	Redact func([]byte) []byte // see [Room.Redact]
	Keep   string              // destination to move the room to; "" removes it
}

// Room holds the fresh folders of one trial: a workspace, a home and a temporary
// folder. Its paths are host paths; [Room.Inside] returns the paths that programs in
// the room see.
type Room struct {
	Dir   string // start folder of programs: the workspace or a subfolder
	Work  string // the workspace
	Home  string // HOME of programs
	Tmp   string // TMPDIR of programs; empty at first
	Log   string // records of programs
	Shims string // first folder in PATH; "" if no command is logged

	// Isolation is the isolation of programs, a [sandbox.Level]; "" if not requested.
	Isolation string

	// Redact, if not nil, is applied to every content before it enters a delta, which
	// encodes binary content.
	Redact func([]byte) []byte

	base   string
	folder *scratch.Folder // base, held
	limits proc.Limits
	before *Tree
	stamps []stamp // of before, as it was written
	env    []string
	vars   map[string]string
	box    *sandbox.Sandbox
	root   *sandbox.Root // nil without an image
	image  *ImageOptions
	setup  []Change // by the setup commands
	keep   string
	calls  *follower // of the log of shims; nil without shims
}

// New makes a room, writes files into its workspace and runs the setup commands there
// in order. An error is a *[trial.Fault] and leaves no room.
func New(ctx context.Context, o Options) (*Room, error) {
	folder, err := scratch.Make(o.Root, scratch.Room)
	if err != nil {
		return nil, trial.Faultf(trial.ClassSetup, "make a room: %w", err)
	}
	base := folder.Path
	r := &Room{base: base, folder: folder, env: o.Env, Redact: o.Redact, limits: o.Limits.OrDefault()}
	r.limits.Folder = base
	if err := r.setUp(ctx, o); err != nil {
		_ = r.Remove() // the first error matters more
		return nil, err
	}
	r.keep = o.Keep
	return r, nil
}

func (r *Room) setUp(ctx context.Context, o Options) error {
	fail := func(err error) error { return trial.Faultf(trial.ClassSetup, "make a room: %w", err) }
	if err := r.makeFolders(o); err != nil {
		return fail(err)
	}
	if err := r.writeFiles(o); err != nil {
		return trial.AsFault(err, trial.ClassSetup)
	}
	if info, err := os.Stat(r.Dir); err != nil || !info.IsDir() {
		return trial.Faultf(trial.ClassSetup, "make a room: the workspace has no folder %s", o.Subdir)
	}
	if err := r.mountImage(o); err != nil {
		return fail(err)
	}
	box, err := r.makeSandbox(o)
	if err != nil {
		return fail(err)
	}
	if box != nil && box != r.box {
		defer box.Close()
	}
	r.setVars(o)
	if err := r.installShims(o); err != nil {
		return fail(err)
	}
	for _, args := range o.Setup {
		if err := r.runAuthorCommand(ctx, box, "setup command", args, SetupLimit, nil); err != nil {
			return err
		}
	}
	if err := r.keepSetup(box); err != nil {
		return fail(err)
	}
	if len(o.Setup) > 0 {
		if r.setup, err = listChanges(r.before, r.Work, r.Redact, r.stamps); err != nil {
			return trial.AsFault(fmt.Errorf("read what the setup commands made: %w", err), trial.ClassSetup)
		}
	}
	return nil
}

// keepSetup makes the container of later programs begin with what setup commands changed
// in theirs.
func (r *Room) keepSetup(box *sandbox.Sandbox) error {
	if box == nil || !sandbox.Level(r.Isolation).IsContainer() {
		return nil
	}
	layer, err := box.ReadLayer()
	if err != nil || layer == nil {
		return err
	}
	return r.root.SetLayer(layer)
}

func (r *Room) makeFolders(o Options) error {
	real, err := filepath.EvalSymlinks(r.base)
	if err != nil {
		return err
	}
	if real, err = filepath.Abs(real); err != nil {
		return err
	}
	r.Work, r.Home, r.Tmp = filepath.Join(real, "work"), filepath.Join(real, scratch.Home), filepath.Join(real, "tmp")
	r.Dir, r.Log = filepath.Join(r.Work, filepath.FromSlash(o.Subdir)), filepath.Join(real, "log")
	folders := []string{r.Work, r.Home, r.Tmp, r.Log}
	if len(o.Shims) > 0 {
		r.Shims = filepath.Join(real, "shims")
		folders = append(folders, r.Shims)
	}
	for _, dir := range folders {
		if err := os.Mkdir(dir, 0o755); err != nil {
			return err
		}
	}
	return nil
}

func (r *Room) writeFiles(o Options) error {
	r.before = &Tree{}
	if o.Files != nil {
		t, err := LoadTree(o.Files)
		if err != nil {
			return fmt.Errorf("check out files: %w", err)
		}
		r.before = t
	}
	how := checkoutOptions{epoch: o.Before == nil}
	if o.Before != nil {
		how.old = unchangedEntries(o.Before, r.before)
	}
	if o.Repository != nil {
		if err := o.Repository.checkFits(r.before); err != nil {
			return err
		}
		how.mode = o.Repository.modesOf(r.before)
	}
	var err error
	if r.stamps, err = checkoutTree(r.before, r.Work, how); err != nil {
		return fmt.Errorf("check out files to %s: %w", r.Work, err)
	}
	if o.Repository != nil {
		if err := o.Repository.copyTo(r.Work, r.before, r.stamps); err != nil {
			return fmt.Errorf("put a repository into the workspace: %w", err)
		}
	}
	if o.Warm != "" {
		if err := copyTree(o.Warm, r.Home); err != nil {
			return fmt.Errorf("warm up the home folder: %w", err)
		}
	}
	return nil
}

// makeSandbox makes the sandbox of the room, and returns the one for its setup
// commands, or nil if they run on host paths and need none.
func (r *Room) makeSandbox(o Options) (setup *sandbox.Sandbox, err error) {
	if o.Sandbox.Level == "" {
		return nil, nil
	}
	r.Isolation = string(o.Sandbox.Level)
	if o.Sandbox.Level == sandbox.None {
		return nil, nil
	}
	c := o.Sandbox
	c.Root = r.root
	c.Program, c.Dir, c.Home, c.Tmp, c.Log, c.Shims = o.Program, r.Work, r.Home, r.Tmp, r.Log, r.Shims
	c.Limits = r.limits
	if r.box, err = sandbox.New(c); err != nil || !c.Level.MapsPaths() || len(o.Setup) == 0 {
		return nil, err
	}
	c.Network = sandbox.Network{}
	c.Hide = nil
	c.Read = slices.Concat(c.Read, o.SetupRead)
	return sandbox.New(c)
}

func (r *Room) setVars(o Options) {
	r.vars = map[string]string{
		"workdir": r.StartFolder(), "repo": r.Inside(r.Work), "home": r.Inside(r.Home), "tmp": r.Inside(r.Tmp), "log": r.Inside(r.Log),
		"subdir": cmp.Or(o.Subdir, "."),
	}
	maps.Copy(r.vars, o.Vars)
	if r.image != nil {
		r.env = r.baseEnv()
	}
	r.env = append(r.env, o.Env...)
	for _, kv := range o.Set {
		name, value, _ := strings.Cut(kv, "=")
		r.env = append(r.env, name+"="+r.Expand(value))
	}
}

// Expand replaces {workdir}, {repo}, {home}, {tmp}, {log}, {subdir} and the room's
// own placeholders by their values, with the paths that programs see. Other braces
// stay.
func (r *Room) Expand(s string) string {
	if !strings.Contains(s, "{") {
		return s
	}
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(s, "{")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		name, after, closed := strings.Cut(rest, "}")
		if value, known := r.vars[name]; closed && known {
			out.WriteString(value)
			s = after
			continue
		}
		out.WriteByte('{')
		s = rest
	}
}

// commandLog is the file of shims in the folder Log.
const commandLog = "commands.log"

func (r *Room) installShims(o Options) error {
	if r.Shims == "" {
		return nil
	}
	var err error
	if r.calls, err = follow(filepath.Join(r.Log, commandLog)); err != nil {
		return err
	}
	// Use the paths that programs see, since programs read them.
	if err := shim.Install(r.Shims, r.Inside(o.Program), filepath.Join(r.Inside(r.Log), commandLog), o.Shims); err != nil {
		return err
	}
	return shim.LoginFiles(r.Home, r.Inside(r.Shims), filepath.SplitList(os.Getenv("PATH"))...)
}

// setupBox returns the sandbox for commands of the suite's author if it maps paths,
// so that their files fit the agent's view, else nil.
func (r *Room) setupBox() *sandbox.Sandbox {
	if !sandbox.Level(r.Isolation).MapsPaths() {
		return nil
	}
	return r.box
}

// Commands returns the records of shims so far in the form of an attempt, or nil if
// the room has no shims. start is the start of the agent. It omits invalid lines,
// which a program in the room may write.
func (r *Room) Commands(start time.Time) ([]byte, error) {
	if r.calls == nil {
		return nil, nil
	}
	b, tampered := r.calls.content()
	list, err := shim.ReadLog(b, start)
	return shim.EncodeCommands(list), errors.Join(tampered, err)
}

func (r *Room) runAuthorCommand(ctx context.Context, box *sandbox.Sandbox, what string, args []string, limit time.Duration, log *proc.Capture) error {
	limited, cancel := context.WithTimeoutCause(ctx, limit, fmt.Errorf("it took longer than %s", limit))
	defer cancel()
	if log == nil {
		log = &proc.Capture{Max: 4 << 10, Last: true}
	}
	spec := proc.Spec{Args: args, Dir: r.Dir, Env: append(r.Env(), shim.OriginVar+"="+shim.OriginSetup), Stdout: log, Stderr: log, Limits: r.limits}
	var exit proc.Exit
	spec, err := r.wrapSpec(box, spec)
	if err == nil {
		exit, err = proc.Run(limited, spec)
	}
	switch {
	case ctx.Err() != nil:
		return &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: fmt.Errorf("%s %q: %w", what, args, errors.Join(context.Canceled, context.Cause(ctx)))}
	case err != nil:
		return trial.Faultf(trial.ClassSetup, "%s %q: %w", what, args, err)
	case exit.OK():
		return nil
	}
	return trial.Faultf(trial.ClassSetup, "%s %q: %v; it said last:\n%s", what, args, exit, lastLines(log.Bytes()))
}

func lastLines(said []byte) string {
	lines := strings.Split(strings.TrimRight(string(said), "\n"), "\n")
	return strings.Join(lines[max(0, len(lines)-20):], "\n")
}

// Env returns the environment of programs in the room: PATH and LANG of this process,
// HOME and TMPDIR of the room, overridden by Env and Set of the options. The folder
// of shims, if any, comes first in PATH.
func (r *Room) Env() []string {
	env := append([]string{"HOME=" + r.Home, "TMPDIR=" + r.Tmp}, r.baseEnv()...)
	env = slices.DeleteFunc(env, func(kv string) bool {
		name, _, _ := strings.Cut(kv, "=")
		return slices.ContainsFunc(r.env, func(o string) bool { return strings.HasPrefix(o, name+"=") })
	})
	return r.withShims(append(env, r.env...))
}

// GivenEnv returns the variables added by the suite's workspace: Env and Set of the
// options, expanded.
func (r *Room) GivenEnv() []string { return slices.Clone(r.env) }

// withShims puts the folder of shims first in PATH.
func (r *Room) withShims(env []string) []string {
	if r.Shims == "" {
		return env
	}
	env = slices.Clone(env)
	for i, kv := range env {
		list, ok := strings.CutPrefix(kv, "PATH=")
		if first, _, _ := strings.Cut(list, string(os.PathListSeparator)); ok && first != r.Shims {
			env[i] = "PATH=" + r.Shims + string(os.PathListSeparator) + list
		}
	}
	return env
}

// Inside returns the path at which programs in the room see a host path.
func (r *Room) Inside(path string) string {
	if r.box == nil {
		return path
	}
	return r.box.Inside(path)
}

// Command returns the spec that runs a program in the room's sandbox, with the shims
// first in PATH. It rewrites host paths of the room in the folder, arguments and
// environment of spec. An empty folder means r.Dir; the environment must be complete.
// read lists further paths that the program must see.
func (r *Room) Command(spec proc.Spec, read ...string) (proc.Spec, error) {
	spec.Env = r.withShims(spec.Env)
	spec.Limits = r.limits
	return r.wrapSpec(r.box, spec, read...)
}

func (r *Room) wrapSpec(box *sandbox.Sandbox, spec proc.Spec, read ...string) (proc.Spec, error) {
	if spec.Dir == "" {
		spec.Dir = r.Dir
	}
	spec.Supervise = true
	if box == nil {
		return spec, nil
	}
	if sandbox.Level(r.Isolation).IsContainer() {
		spec.Limits.Memory, spec.Limits.Processes, spec.Limits.Group = 0, 0, nil // the container has them, not the client of its runtime
	}
	spec.Env = box.Env(spec.Env)
	spec, err := box.Wrap(spec, read...)
	if err != nil {
		return spec, fmt.Errorf("keep a program in its room: %w", err)
	}
	return spec, nil
}

// RoomChanges holds the changes in a workspace. A field is nil if there are none.
type RoomChanges struct {
	Tree  []byte // all changes since the checkout, as a [Delta]
	Setup []byte // by the setup commands, likewise
	// Patch is the changes after setup, see [patch.Changes.Encode]. It is not nil,
	// but may be empty, if one of the others is not nil.
	Patch []byte
	// Layer is the changes in an image, for [ImageOptions.Layer].
	Layer []byte
}

// Changes returns the changes in the workspace so far.
func (r *Room) Changes() (RoomChanges, error) {
	var out RoomChanges
	var err error
	if out.Layer, err = r.readLayer(); err != nil {
		return out, err
	}
	if out.Setup, err = encodeDelta(r.setup); err != nil {
		return out, err
	}
	list, err := listChanges(r.before, r.Work, r.Redact, r.stamps)
	if err != nil {
		return out, err
	}
	if out.Tree, err = encodeDelta(list); err != nil {
		return out, err
	}
	if out.Tree != nil || out.Setup != nil {
		out.Patch, err = Patch(r.before, Delta{Changes: r.setup}, Delta{Changes: list}, r.Redact, patch.Kept).Encode()
	}
	return out, err
}

// Remove deletes the room, or redacts it and moves it to Options.Keep. A room that
// cannot be moved is deleted.
func (r *Room) Remove() error {
	defer r.folder.Release()
	var errs []error
	if r.calls != nil {
		r.calls.close()
		r.calls = nil
	}
	if r.box != nil {
		errs = append(errs, r.box.Close())
	}
	errs = append(errs, r.root.Close())
	if r.keep != "" {
		err := r.removeSecrets()
		if errors.Is(err, fs.ErrPermission) {
			if err = openUp(r.base); err == nil {
				err = r.removeSecrets()
			}
		}
		if err == nil {
			err = moveFolder(r.base, r.keep)
		}
		if err == nil {
			return errors.Join(errs...)
		}
		errs = append(errs, fmt.Errorf("keep room: %w", err))
	}
	if err := RemoveFolder(r.base); err != nil {
		errs = append(errs, fmt.Errorf("remove room: %w", err))
	}
	return errors.Join(errs...)
}
