package workspace

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/patch"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
	"github.com/assay-eval/assay/internal/workspace/shim"
)

// SetupLimit is how long one setup command may take.
const SetupLimit = 600 * time.Second

// PrewarmLimit is how long one prewarm command may take: it fetches and builds
// what all trials share.
const PrewarmLimit = 30 * time.Minute

// Options say what a room holds. Only Files is needed.
type Options struct {
	Root  string // parent of rooms; "" is the system's
	Files fs.FS  // of the workspace; nil for none
	// Before, if set, is what Files were made of. What differs from it gets the
	// time of now, so that what was built of it before is built anew.
	Before     *Tree
	Repository *Repository // copied to .git; nil for none
	Subdir     string      // where programs start, below the workspace; "" is its root

	Setup [][]string // commands run before anything else, in order
	Env   []string   // "NAME=value", over PATH, LANG, HOME and TMPDIR
	Set   []string   // likewise, with the placeholders that [Room.Expand] knows
	// Vars are more placeholders and what they stand for, such as "trial".
	Vars map[string]string

	Warm    string   // folder that is copied to HOME; "" leaves it empty
	Shims   []string // names of commands that are logged
	Program string   // our own program, absolute: shims are links to it

	// Sandbox says how programs are kept in the room: Level, Network, Read and
	// Hide; the room fills in its own folders. Without a level they are not kept.
	Sandbox sandbox.Config
	// SetupRead is what setup commands may see besides, such as the suite's folder:
	// they come from its author. No network is kept from them.
	SetupRead []string

	Redact func([]byte) []byte // see [Room.Redact]
	Keep   string              // where the room is moved in place of being removed; "" removes it
}

// Room is the place of one trial: its workspace, a home of its own and a folder
// for temporary files, all of them fresh. Its paths are those of the host; see
// [Room.Inside] for where a program in it sees them.
type Room struct {
	Dir   string // where programs start: the workspace, or a folder of it
	Work  string // the workspace
	Home  string // HOME of what runs here
	Tmp   string // empty at first; TMPDIR of what runs here
	Log   string // what is recorded of programs here
	Shims string // folder to stand first in PATH; "" if no command is logged

	// Isolation is how programs are kept in the room: bwrap, landlock or none; ""
	// if nobody asked for it.
	Isolation string

	// Redact goes over every content before it enters a delta; nil changes
	// nothing. Binary content is encoded in a delta, so this is the one place
	// where all of it can be seen.
	Redact func([]byte) []byte

	base   string
	before *Tree
	stamps []stamp // of before, as it was written
	env    []string
	vars   map[string]string
	box    *sandbox.Sandbox
	setup  []Change // by the setup commands
	keep   string
}

// NewRoom is [New] for files, setup commands and an environment alone.
func NewRoom(ctx context.Context, root string, files fs.FS, setup [][]string, env []string) (*Room, error) {
	return New(ctx, Options{Root: root, Files: files, Setup: setup, Env: env})
}

// New makes a room, writes files into its workspace and runs the setup commands
// there, one after the other. An error is a *[trial.Fault] and leaves nothing
// behind.
func New(ctx context.Context, o Options) (*Room, error) {
	base, err := os.MkdirTemp(o.Root, "room-")
	if err != nil {
		return nil, trial.Faultf(trial.ClassSetup, "make a room: %w", err)
	}
	r := &Room{base: base, env: o.Env, Redact: o.Redact}
	if err := r.furnish(ctx, o); err != nil {
		_ = r.Remove() // what went wrong before matters more
		return nil, err
	}
	r.keep = o.Keep
	return r, nil
}

func (r *Room) furnish(ctx context.Context, o Options) error {
	fail := func(err error) error { return trial.Faultf(trial.ClassSetup, "make a room: %w", err) }
	if err := r.build(o); err != nil {
		return fail(err)
	}
	if err := r.fill(o); err != nil {
		return trial.AsFault(err, trial.ClassSetup)
	}
	if info, err := os.Stat(r.Dir); err != nil || !info.IsDir() {
		return trial.Faultf(trial.ClassSetup, "make a room: the workspace has no folder %s", o.Subdir)
	}
	box, err := r.enclose(o)
	if err != nil {
		return fail(err)
	}
	if box != nil && box != r.box {
		defer box.Close()
	}
	r.name(o)
	if err := r.shim(o); err != nil {
		return fail(err)
	}
	for _, args := range o.Setup {
		if err := r.run(ctx, box, "setup command", args, SetupLimit, nil); err != nil {
			return err
		}
	}
	if len(o.Setup) > 0 {
		if r.setup, err = changes(r.before, r.Work, r.Redact, r.stamps); err != nil {
			return trial.AsFault(fmt.Errorf("read what the setup commands made: %w", err), trial.ClassSetup)
		}
	}
	return nil
}

// build makes the folders of the room.
func (r *Room) build(o Options) error {
	real, err := filepath.EvalSymlinks(r.base)
	if err != nil {
		return err
	}
	if real, err = filepath.Abs(real); err != nil {
		return err
	}
	r.Work, r.Home, r.Tmp = filepath.Join(real, "work"), filepath.Join(real, "home"), filepath.Join(real, "tmp")
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

// fill writes the workspace and the home.
func (r *Room) fill(o Options) error {
	r.before = &Tree{}
	if o.Files != nil {
		t, err := Load(o.Files)
		if err != nil {
			return fmt.Errorf("check out files: %w", err)
		}
		r.before = t
	}
	how := manner{epoch: o.Before == nil}
	if o.Before != nil {
		how.old = unchanged(o.Before, r.before)
	}
	if o.Repository != nil {
		if err := o.Repository.fits(r.before); err != nil {
			return err
		}
		how.mode = o.Repository.modes(r.before)
	}
	var err error
	if r.stamps, err = checkout(r.before, r.Work, how); err != nil {
		return fmt.Errorf("check out files to %s: %w", r.Work, err)
	}
	if o.Repository != nil {
		if err := o.Repository.put(r.Work, r.before, r.stamps); err != nil {
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

// enclose makes the sandbox of the room, and returns the one for its setup
// commands: nil where they need none, because paths are those of the host.
func (r *Room) enclose(o Options) (setup *sandbox.Sandbox, err error) {
	if o.Sandbox.Level == "" {
		return nil, nil
	}
	r.Isolation = string(o.Sandbox.Level)
	if o.Sandbox.Level == sandbox.None {
		return nil, nil
	}
	c := o.Sandbox
	c.Program, c.Dir, c.Home, c.Tmp, c.Log, c.Shims = o.Program, r.Work, r.Home, r.Tmp, r.Log, r.Shims
	if r.box, err = sandbox.New(c); err != nil || c.Level != sandbox.Bwrap || len(o.Setup) == 0 {
		return nil, err
	}
	c.Network = sandbox.Network{}
	c.Hide = nil
	c.Read = slices.Concat(c.Read, o.SetupRead)
	return sandbox.New(c)
}

// name says what placeholders stand for and completes the environment.
func (r *Room) name(o Options) {
	pairs := map[string]string{
		"workdir": r.Inside(r.Dir), "repo": r.Inside(r.Work), "home": r.Inside(r.Home), "tmp": r.Inside(r.Tmp), "log": r.Inside(r.Log),
		"subdir": cmp.Or(o.Subdir, "."),
	}
	for name, value := range o.Vars {
		pairs[name] = value
	}
	r.vars = pairs
	r.env = slices.Clone(o.Env)
	for _, kv := range o.Set {
		name, value, _ := strings.Cut(kv, "=")
		r.env = append(r.env, name+"="+r.Expand(value))
	}
}

// Expand puts what they stand for in this room for {workdir}, {repo}, {home},
// {tmp}, {log}, {subdir} and the room's own placeholders. Paths are those that
// programs see. Braces around anything else stay.
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

// commandLog is where shims write, in the folder Log.
const commandLog = "commands.log"

func (r *Room) shim(o Options) error {
	if r.Shims == "" {
		return nil
	}
	// As programs see them: what is installed here is read there.
	if err := shim.Install(r.Shims, r.Inside(o.Program), filepath.Join(r.Inside(r.Log), commandLog), o.Shims); err != nil {
		return err
	}
	return shim.LoginFiles(r.Home, r.Inside(r.Shims), filepath.SplitList(os.Getenv("PATH"))...)
}

// setupBox is where commands of the suite's author run: in the sandbox where it
// has paths of its own, so that what they leave fits the agent's.
func (r *Room) setupBox() *sandbox.Sandbox {
	if r.Isolation != string(sandbox.Bwrap) {
		return nil
	}
	return r.box
}

// Commands returns what shims have recorded so far, in the form in which an
// attempt keeps it; start is when the agent began. Nil if the room has no shims.
// Lines that are none, as a program in the room can write them, are left out.
func (r *Room) Commands(start time.Time) ([]byte, error) {
	if r.Shims == "" {
		return nil, nil
	}
	b, err := os.ReadFile(filepath.Join(r.Log, commandLog))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("read what commands were run: %w", err)
	}
	list, err := shim.Read(b, start)
	return shim.Encode(list), err
}

// run runs a command of the suite's author.
func (r *Room) run(ctx context.Context, box *sandbox.Sandbox, what string, args []string, limit time.Duration, log *proc.Capture) error {
	limited, cancel := context.WithTimeoutCause(ctx, limit, fmt.Errorf("it took longer than %s", limit))
	defer cancel()
	out := proc.Capture{Max: 4 << 10, Last: true}
	spec := proc.Spec{Args: args, Dir: r.Dir, Env: append(r.Env(), shim.OriginVar+"="+shim.OriginSetup), Stdout: &out, Stderr: &out}
	if log != nil {
		spec.Stdout, spec.Stderr = log, log
	}
	var exit proc.Exit
	spec, err := r.wrap(box, spec)
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
	said := out.Bytes()
	if log != nil {
		said = log.Bytes()
	}
	return trial.Faultf(trial.ClassSetup, "%s %q: %v; it said last:\n%s", what, args, exit, lastLines(string(said), 20))
}

func lastLines(s string, n int) string {
	lines := strings.Split(strings.TrimRight(s, "\n"), "\n")
	return strings.Join(lines[max(0, len(lines)-n):], "\n")
}

// Env returns the environment of programs that run in the room: PATH and LANG of
// our own, HOME and TMPDIR of the room, and over these what the room was given.
// Where commands are logged their folder stands first in PATH.
func (r *Room) Env() []string {
	env := []string{"HOME=" + r.Home, "TMPDIR=" + r.Tmp}
	for _, name := range []string{"PATH", "LANG"} {
		if v, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+v)
		}
	}
	env = slices.DeleteFunc(env, func(kv string) bool {
		name, _, _ := strings.Cut(kv, "=")
		return slices.ContainsFunc(r.env, func(o string) bool { return strings.HasPrefix(o, name+"=") })
	})
	return r.shimmed(append(env, r.env...))
}

// Given returns what the suite's workspace adds to the environment: the room's
// env and set, expanded.
func (r *Room) Given() []string { return slices.Clone(r.env) }

// shimmed puts the folder of shims first in PATH.
func (r *Room) shimmed(env []string) []string {
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

// Inside returns where programs in the room see a path of the host.
func (r *Room) Inside(path string) string {
	if r.box == nil {
		return path
	}
	return r.box.Inside(path)
}

// Command returns the spec that runs a program in the room: kept in it by the
// room's sandbox, and with its shims first in PATH. spec has paths of the host;
// those that are of the room are rewritten in its folder, arguments and
// environment. "" for a folder is where programs start here, and the environment
// must be complete. read are more paths that the program must see.
func (r *Room) Command(spec proc.Spec, read ...string) (proc.Spec, error) {
	spec.Env = r.shimmed(spec.Env)
	return r.wrap(r.box, spec, read...)
}

func (r *Room) wrap(box *sandbox.Sandbox, spec proc.Spec, read ...string) (proc.Spec, error) {
	if spec.Dir == "" {
		spec.Dir = r.Dir
	}
	if box == nil {
		return spec, nil
	}
	spec.Env = box.Env(spec.Env)
	spec, err := box.Wrap(spec, read...)
	if err != nil {
		return spec, fmt.Errorf("keep a program in its room: %w", err)
	}
	return spec, nil
}

// Delta returns what changed in the workspace since it was checked out, setup
// included, see [MakeDelta].
func (r *Room) Delta() ([]byte, error) {
	list, err := changes(r.before, r.Work, r.Redact, r.stamps)
	if err != nil {
		return nil, err
	}
	return encodeDelta(list)
}

// Left is what was changed in a workspace, each nil if nothing was.
type Left struct {
	Tree  []byte // by anybody, as [Room.Delta] has it
	Setup []byte // by the setup commands, likewise
	// Patch is what changed after setup, see [patch.Changes.Encode]. It is there, be
	// it empty, where one of the others is.
	Patch []byte
}

// Left returns what was changed in the workspace so far.
func (r *Room) Left() (Left, error) {
	var out Left
	var err error
	if out.Setup, err = encodeDelta(r.setup); err != nil {
		return out, err
	}
	list, err := changes(r.before, r.Work, r.Redact, r.stamps)
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

// Remove deletes the room with all that is in it, read-only folders too, or moves
// it to where it is to be kept, with all that [Room.Redact] knows taken out. Where
// that cannot be done it is deleted.
func (r *Room) Remove() error {
	var errs []error
	if r.box != nil {
		errs = append(errs, r.box.Close())
	}
	if r.keep != "" {
		err := r.clean()
		if errors.Is(err, fs.ErrPermission) {
			if err = openUp(r.base); err == nil {
				err = r.clean()
			}
		}
		if err == nil {
			err = move(r.base, r.keep)
		}
		if err == nil {
			return errors.Join(errs...)
		}
		errs = append(errs, fmt.Errorf("keep room: %w", err))
	}
	if err := remove(r.base); err != nil {
		errs = append(errs, fmt.Errorf("remove room: %w", err))
	}
	return errors.Join(errs...)
}
