package workspace

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// SetupLimit is how long one setup command may take.
const SetupLimit = 600 * time.Second

// Room is the place of one trial: its workspace, a home of its own and a folder
// for temporary files, all of them fresh.
type Room struct {
	Dir  string // the workspace
	Home string // empty at first; HOME of what runs here
	Tmp  string // empty at first; TMPDIR of what runs here

	// Redact goes over every content before it enters a delta; nil changes
	// nothing. Binary content is encoded in a delta, so this is the one place
	// where all of it can be seen.
	Redact func([]byte) []byte

	base   string
	before fs.FS
	env    []string
}

var errSetupTime = fmt.Errorf("it took longer than %s", SetupLimit)

// NewRoom makes a room below the folder root ("" is that of the system), writes
// files into its workspace and runs the setup commands there, one after the
// other. env is added to the environment of these commands, see [Room.Env]. An
// error is a *[trial.Fault] and leaves nothing behind.
func NewRoom(ctx context.Context, root string, files fs.FS, setup [][]string, env []string) (*Room, error) {
	base, err := os.MkdirTemp(root, "room-")
	if err != nil {
		return nil, trial.Faultf(trial.ClassSetup, "make a room: %w", err)
	}
	r := &Room{base: base, before: files, env: env}
	if err := r.furnish(ctx, setup); err != nil {
		_ = r.Remove() // what went wrong before matters more
		return nil, err
	}
	return r, nil
}

func (r *Room) furnish(ctx context.Context, setup [][]string) error {
	real, err := filepath.EvalSymlinks(r.base)
	if err != nil {
		return trial.Faultf(trial.ClassSetup, "make a room: %w", err)
	}
	r.Dir, r.Home, r.Tmp = filepath.Join(real, "work"), filepath.Join(real, "home"), filepath.Join(real, "tmp")
	for _, dir := range []string{r.Dir, r.Home, r.Tmp} {
		if err := os.Mkdir(dir, 0o755); err != nil {
			return trial.Faultf(trial.ClassSetup, "make a room: %w", err)
		}
	}
	if r.before == nil {
		r.before = &Tree{}
	}
	if err := Checkout(r.before, r.Dir); err != nil {
		return trial.AsFault(err, trial.ClassSetup)
	}
	for _, args := range setup {
		if err := r.setup(ctx, args); err != nil {
			return err
		}
	}
	return nil
}

func (r *Room) setup(ctx context.Context, args []string) error {
	limited, cancel := context.WithTimeoutCause(ctx, SetupLimit, errSetupTime)
	defer cancel()
	out := proc.Capture{Max: 4 << 10, Last: true}
	exit, err := proc.Run(limited, proc.Spec{Args: args, Dir: r.Dir, Env: r.Env(), Stdout: &out, Stderr: &out})
	switch {
	case ctx.Err() != nil:
		return &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: fmt.Errorf("setup command %q: %w", args, errors.Join(context.Canceled, context.Cause(ctx)))}
	case err != nil:
		return trial.Faultf(trial.ClassSetup, "setup command %q: %w", args, err)
	case exit.OK():
		return nil
	}
	return trial.Faultf(trial.ClassSetup, "setup command %q: %v; it said last:\n%s", args, exit, lastLines(string(out.Bytes()), 20))
}

func lastLines(s string, n int) string {
	lines := strings.Split(strings.TrimRight(s, "\n"), "\n")
	return strings.Join(lines[max(0, len(lines)-n):], "\n")
}

// Env returns the environment of programs that run in the room: PATH and LANG of
// our own, HOME and TMPDIR of the room, and over these what [NewRoom] was given.
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
	return append(env, r.env...)
}

// Delta returns what changed in the workspace since it was checked out, setup
// included, see [MakeDelta].
func (r *Room) Delta() ([]byte, error) { return MakeDelta(r.before, r.Dir, r.Redact) }

// Remove deletes the room with all that is in it, read-only folders too.
func (r *Room) Remove() error {
	err := os.RemoveAll(r.base)
	if errors.Is(err, fs.ErrPermission) {
		if err = openUp(r.base); err == nil {
			err = os.RemoveAll(r.base)
		}
	}
	if err != nil {
		return fmt.Errorf("remove room: %w", err)
	}
	return nil
}
