package grade

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Site is a room in which a grader runs programs on the agent's files.
type Site struct {
	*workspace.Room
	env []string
}

// OpenSite makes the room of a case. env is added to the environment of the
// programs, with placeholders such as {workdir} expanded. An error is a
// *[trial.Fault].
func (c Case) OpenSite(ctx context.Context, env []string) (*Site, error) {
	if c.Place == nil {
		return nil, trial.Faultf(trial.ClassGrader, "there is no workspace to run a program in")
	}
	room, err := c.Place(ctx)
	if err != nil {
		return nil, trial.Faultf(trial.ClassGrader, "make a room for grading: %w", err)
	}
	if room.Work == "" {
		room.Work = room.Dir
	}
	s := &Site{Room: room, env: room.Env()}
	for _, kv := range env {
		name, value, _ := strings.Cut(kv, "=")
		s.env = slices.DeleteFunc(s.env, func(o string) bool { return strings.HasPrefix(o, name+"=") })
		s.env = append(s.env, name+"="+room.Expand(value))
	}
	return s, nil
}

// Variables is the environment that a grader's settings ask for: env are names
// of variables in environ, set are variables with values. missing are names that
// environ lacks.
func Variables(environ, env []string, set map[string]string) (out, missing []string) {
	for _, name := range env {
		i := slices.IndexFunc(environ, func(kv string) bool { return strings.HasPrefix(kv, name+"=") })
		if i < 0 {
			missing = append(missing, name)
			continue
		}
		out = append(out, environ[i])
	}
	for _, name := range slices.Sorted(maps.Keys(set)) {
		out = append(out, name+"="+set[name])
	}
	return out, missing
}

// Getenv returns a variable of the environment of programs, or "".
func (s *Site) Getenv(name string) string {
	for _, kv := range s.env {
		if value, ok := strings.CutPrefix(kv, name+"="); ok {
			return value
		}
	}
	return ""
}

// Put writes files of the suite into the workspace, over anything that the agent left
// there: no link is followed, and anything in the way is removed. Files that
// begin with "#!" are made executable.
func (s *Site) Put(files map[string]string) error {
	root, err := os.OpenRoot(s.Work)
	if err != nil {
		return trial.Faultf(trial.ClassGrader, "put files in place: %w", err)
	}
	defer root.Close()
	for _, p := range slices.Sorted(maps.Keys(files)) {
		if err := writeOver(root, p, files[p]); err != nil {
			return trial.Faultf(trial.ClassGrader, "put %s in place: %w", p, err)
		}
	}
	return nil
}

func writeOver(root *os.Root, p, content string) error {
	parts := strings.Split(p, "/")
	for i := range parts {
		at := path.Join(parts[:i+1]...)
		info, err := root.Lstat(at)
		last := i == len(parts)-1
		if err == nil && (last || !info.IsDir()) {
			if err := root.RemoveAll(at); err != nil {
				return err
			}
		}
		if !last {
			if err := root.Mkdir(at, 0o755); err != nil && !errors.Is(err, fs.ErrExist) {
				return err
			}
		}
	}
	mode := fs.FileMode(0o644)
	if strings.HasPrefix(content, "#!") {
		mode = 0o755
	}
	return root.WriteFile(p, []byte(content), mode)
}

// Touched returns the paths at which the agent left something else than
// it found, sorted.
func (c Case) Touched(paths []string) ([]string, error) {
	if len(paths) == 0 {
		return nil, nil
	}
	before, err := c.Started()
	if err != nil {
		return nil, err
	}
	after, err := c.Left()
	if err != nil {
		return nil, err
	}
	var out []string
	for _, p := range slices.Sorted(slices.Values(paths)) {
		if !slices.EqualFunc(before.under(p), after.under(p), FileEntry.equals) {
			out = append(out, p)
		}
	}
	return out, nil
}

// under returns the entries at p, below it, or in its way.
func (f Files) under(p string) Files {
	var out Files
	for _, e := range f {
		if e.Path == p || strings.HasPrefix(e.Path, p+"/") || strings.HasPrefix(p, e.Path+"/") {
			out = append(out, e)
		}
	}
	return out
}

func (e FileEntry) equals(o FileEntry) bool {
	return e.Path == o.Path && e.Kind == o.Kind && e.Target == o.Target && e.Size == o.Size && bytes.Equal(e.Data, o.Data)
}

// Job is a program to run at a [Site].
type Job struct {
	Args  []string      // placeholders such as {workdir} are expanded
	Env   []string      // variables that override the site's
	Dir   string        // folder of the workspace; "" is where agents start
	Limit time.Duration // 0 is nine tenths of the time that is left
	Read  []string      // more paths of this machine that the program must see
}

// Ran is how a program ended.
type Ran struct {
	Exit     proc.Exit
	TimedOut bool
	Limit    time.Duration // that it had
	Out      []byte        // standard output, up to maxOut bytes
	Cut      bool          // there was more
	Tail     string        // the last of output and errors together, as they came
}

// maxOut bounds the output that is kept, in bytes; tailLen the end of it that
// people are shown.
const (
	maxOut  = 64 << 20
	tailLen = 4 << 10
)

// defaultLimit is for graders without a deadline.
const defaultLimit = 10 * time.Minute

var errOutOfTime = errors.New("it took too long")

// Gone reports a program that is a file of the workspace and is missing or
// not executable: the agent may have removed it.
type Gone struct{ Err error }

// Error implements error.
func (g *Gone) Error() string { return g.Err.Error() }

// Run runs a program and waits until it and all its children are gone. An error
// is a *[Gone] or a *[trial.Fault].
func (s *Site) Run(ctx context.Context, j Job) (Ran, error) {
	out := Ran{Limit: j.Limit}
	if out.Limit <= 0 {
		out.Limit = defaultLimit
		if end, ok := ctx.Deadline(); ok {
			out.Limit = time.Until(end) * 9 / 10
		}
	}
	dir := s.Dir
	if j.Dir != "" {
		dir = filepath.Join(s.Work, filepath.FromSlash(j.Dir))
	}
	args := make([]string, len(j.Args))
	for i, a := range j.Args {
		args[i] = s.Expand(a)
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return out, &Gone{fmt.Errorf("folder %s of the workspace is not there", j.Dir)}
	}
	if err := s.checkProgram(args[0], dir); err != nil {
		if strings.Contains(args[0], "/") && !filepath.IsAbs(j.Args[0]) {
			return out, &Gone{fmt.Errorf("program %s of the workspace is not there", j.Args[0])}
		}
		return out, trial.Faultf(trial.ClassGrader, "run %s: %w", j.Args[0], err)
	}
	std := &proc.Capture{Max: maxOut}
	tail := &locked{c: proc.Capture{Max: tailLen, Last: true}}
	env := slices.DeleteFunc(slices.Clone(s.env), func(kv string) bool {
		name, _, _ := strings.Cut(kv, "=")
		return slices.ContainsFunc(j.Env, func(o string) bool { return strings.HasPrefix(o, name+"=") })
	})
	spec, err := s.Command(proc.Spec{Args: args, Dir: dir, Env: append(env, j.Env...), Stdout: io.MultiWriter(std, tail), Stderr: tail, Grace: time.Second}, j.Read...)
	if err != nil {
		return out, trial.Faultf(trial.ClassGrader, "run %s: %w", j.Args[0], err)
	}
	limited, cancel := context.WithTimeoutCause(ctx, out.Limit, errOutOfTime)
	defer cancel()
	out.Exit, err = proc.Run(limited, spec)
	switch {
	case ctx.Err() != nil:
		return out, &trial.Fault{Class: trial.ClassGrader, Retry: true, Err: fmt.Errorf("run %s: %w", j.Args[0], context.Cause(ctx))}
	case err != nil && !errors.Is(err, errOutOfTime):
		return out, trial.Faultf(trial.ClassGrader, "run %s: %w", j.Args[0], err)
	}
	out.TimedOut = err != nil || errors.Is(out.Exit.Reason, errOutOfTime)
	out.Out, out.Cut, out.Tail = std.Bytes(), std.LostBytes() > 0, string(tail.c.Bytes())
	return out, nil
}

// checkProgram returns an error for a missing program. Paths that programs see are looked up
// where they are on this machine.
func (s *Site) checkProgram(program, dir string) error {
	host := func(p string) string {
		for _, own := range []string{s.Work, s.Home, s.Tmp} {
			if rest, ok := strings.CutPrefix(p, s.Inside(own)+"/"); ok {
				return filepath.Join(own, rest)
			}
		}
		return p
	}
	env := slices.Clone(s.env)
	for i, kv := range env {
		if list, ok := strings.CutPrefix(kv, "PATH="); ok {
			parts := filepath.SplitList(list)
			for j := range parts {
				parts[j] = host(parts[j])
			}
			env[i] = "PATH=" + strings.Join(parts, string(filepath.ListSeparator))
		}
	}
	_, err := proc.LookPath(host(program), dir, env)
	return err
}

// locked is a capture that two streams write to.
type locked struct {
	mu sync.Mutex
	c  proc.Capture
}

func (l *locked) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.c.Write(b)
}

// spent matches the times in the output of test programs.
var spent = lazyregexp.New(`\b\d+(\.\d+)?(ms|s)\b`)

// Plain makes a program's output the same every time, as far
// as that can be: the room's paths become {repo}, {home} and {tmp}, times are
// left out.
func (s *Site) Plain(text string) string {
	for _, p := range []struct{ path, name string }{{s.Work, "{repo}"}, {s.Home, "{home}"}, {s.Tmp, "{tmp}"}} {
		for _, seen := range []string{p.path, s.Inside(p.path)} {
			if seen != "" && seen != "/" {
				text = strings.ReplaceAll(text, seen, p.name)
			}
		}
	}
	return strings.ToValidUTF8(spent.ReplaceAllString(text, "…s"), "\uFFFD")
}

// LastLines returns the last n lines of text that are not blank.
func LastLines(text string, n int) []string {
	var out []string
	for l := range strings.Lines(text) {
		if l = strings.TrimRight(l, " \t\r\n"); l != "" {
			out = append(out, Excerpt(l))
		}
	}
	return out[max(0, len(out)-n):]
}
