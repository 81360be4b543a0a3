// Package taskcheck proves the tasks of a suite: references pass, and faulty solutions,
// empty ones and forbidden edits fail.
package taskcheck

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/bmatcuk/doublestar/v4"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
	"github.com/assay-eval/assay/internal/workspace"
)

// solver is the agent of a check: in the room of a trial, made as for any agent, it
// makes the edit noted for that trial. Its files are then read and graded like any
// agent's.
type solver struct {
	edits map[trial.Key]func(root string) error
}

// solverName is the name of the agent and of its scenario.
const solverName = "check"

func (s *solver) Identity() any { return struct{}{} }

func (s *solver) Probe(context.Context) error { return nil }

func (s *solver) Run(ctx context.Context, job agent.Job, _ trial.Log) (trial.End, error) {
	if job.Kit.Room == nil {
		return trial.End{}, trial.Faultf(trial.ClassSetup, "the suite has no workspace")
	}
	room, err := job.Kit.Room(ctx)
	if err != nil {
		return trial.End{}, trial.AsFault(err, trial.ClassSetup)
	}
	if err := s.edits[job.Key](room.Work); err != nil {
		return trial.End{}, trial.AsFault(err, trial.ClassSetup)
	}
	return trial.End{Reason: trial.Finished, Turns: 1}, nil
}

// checker makes and grades solutions of the tasks of a suite.
type checker struct {
	whole  *suite.Suite // the complete suite
	suite  *suite.Suite // with the solver as the only agent
	rt     *worker.Runtime
	solver *solver

	// Shared by concurrent actions. out receives progress; nil discards it.
	mu      sync.Mutex
	idle    map[string]gradedAct // graded idle attempts by task, from proofs
	out     io.Writer
	done, n int
}

// New makes one. Its runtime must be closed.
func New(ctx context.Context, loader *suiteload.Loader, s *suite.Suite, fx *workspace.Source, red *seal.Redactor, prices suiteload.PriceTable) (*checker, error) {
	own := *s
	own.Agents = map[string]*suite.Agent{solverName: {Kind: solverName}}
	own.Scenarios = map[string]*suite.Scenario{solverName: {}}
	own.Arms = []suite.Arm{{Agent: solverName, Scenario: solverName}}
	own.Tools, own.Servers, own.Baselines = nil, nil, nil
	// Nobody but us works in these rooms; graders run their programs as in a run.
	own.Workspace.Network, own.Workspace.Shims = suite.Network{}, nil
	c := &checker{whole: s, idle: map[string]gradedAct{}, suite: &own, solver: &solver{edits: map[trial.Key]func(string) error{}}}
	var err error
	only := worker.Catalog{Agent: func(string, *suite.Agent) (agent.Agent, error) { return c.solver, nil }}
	c.rt, err = loader.NewRuntime(ctx, &own, fx, red, prices, worker.Setting{Catalog: only})
	if err != nil {
		return nil, err
	}
	return c, nil
}

// Close closes the runtime.
func (c *checker) Close() error { return c.rt.Close() }

// PrewarmSince runs prewarm commands again that were last run before t.
func (c *checker) PrewarmSince(t time.Time) { c.rt.Rooms.Warm.Since = t }

// runEdit makes an edit in the workspace of a task and returns the result. The index of
// key distinguishes edits of one task. The caller must first call [checker.noteEdit]
// for the edit.
func (c *checker) runEdit(ctx context.Context, key trial.Key) (*trial.Attempt, map[seal.Digest][]byte, error) {
	a, blobs := c.rt.Generate(ctx, worker.Assignment{Key: key, N: 1})
	switch {
	case ctx.Err() != nil:
		return nil, nil, ctx.Err()
	case a.Fault != nil:
		return nil, nil, a.Fault
	case a.End.Reason != trial.Finished:
		return nil, nil, fmt.Errorf("it ended with %s", a.End.Reason)
	}
	return a, blobs, nil
}

// noteEdit sets the edit to make in the trial index of a task.
func (c *checker) noteEdit(task string, index int, edit func(root string) error) trial.Key {
	key := trial.Key{Task: task, Arm: solverName + "/" + solverName, Index: index}
	c.solver.edits[key] = edit
	return key
}

// tamper is a way to touch a forbidden file.
type tamper struct {
	how, file string
	edit      func(root string) error
}

// tamperEdits are edits of files that match a forbidden glob: of one file each of the
// ways to change it, and one file that is new. files lists the workspace.
func tamperEdits(glob string, match func(glob, file string) bool, files []string) []tamper {
	var out []tamper
	add := func(how, file string, edit func(p string) error) {
		out = append(out, tamper{how, file, func(root string) error { return edit(filepath.Join(root, filepath.FromSlash(file))) }})
	}
	if i := slices.IndexFunc(files, func(f string) bool { return match(glob, f) }); i >= 0 {
		file := files[i]
		add("modify", file, func(p string) error {
			b, err := os.ReadFile(p)
			if err != nil {
				return err
			}
			return os.WriteFile(p, append(b, '\n'), 0o666)
		})
		add("delete", file, os.Remove)
		add("rename", file, func(p string) error { return os.Rename(p, p+".moved-by-check") })
		add("chmod", file, func(p string) error {
			info, err := os.Stat(p)
			if err != nil {
				return err
			}
			return os.Chmod(p, info.Mode().Perm()^0o111)
		})
		add("symlink", file, func(p string) error {
			aside := p + ".moved-by-check"
			return errors.Join(os.Rename(p, aside), os.Symlink(filepath.Base(aside), p))
		})
	}
	if file := newFileName(glob, match, files); file != "" {
		add("add", file, func(p string) error {
			if err := os.MkdirAll(filepath.Dir(p), 0o777); err != nil {
				return err
			}
			return os.WriteFile(p, []byte("added by the check\n"), 0o666)
		})
	}
	return out
}

var (
	stars  = lazyregexp.New(`\*+`)
	sets   = lazyregexp.New(`\[[!^]?\]?[^\]]*\]`)
	braces = lazyregexp.New(`\{([^,{}]*)[^{}]*\}`)
)

// newFileName is the name of a file that matches a glob and is not there, "" if none can
// be thought of.
func newFileName(glob string, match func(glob, file string) bool, files []string) string {
	for _, word := range []string{"added", "added-2", "added-3"} {
		name := braces.ReplaceAllString(glob, "$1")
		name = sets.ReplaceAllStringFunc(name, func(s string) string { return strings.Trim(s, "[]!^")[:1] })
		name = strings.ReplaceAll(stars.ReplaceAllString(name, word), "?", "x")
		under := slices.ContainsFunc(files, func(f string) bool {
			return f == name || strings.HasPrefix(name, f+"/") || strings.HasPrefix(f, name+"/")
		})
		if fs.ValidPath(name) && match(glob, name) && !under {
			return name
		}
	}
	return ""
}

// GlobMatcher is how a diff grader matches, by its settings.
func GlobMatcher(fnmatch, ignoreCase bool) func(glob, file string) bool {
	return func(glob, file string) bool {
		if ignoreCase {
			glob, file = strings.ToLower(glob), strings.ToLower(file)
		}
		if !fnmatch {
			return doublestar.MatchUnvalidated(glob, file)
		}
		var b strings.Builder
		for _, r := range glob {
			switch r {
			case '*':
				b.WriteString(".*")
			case '?':
				b.WriteString(".")
			default:
				b.WriteString(regexp.QuoteMeta(string(r)))
			}
		}
		re, err := regexp.Compile("^(?s:" + b.String() + ")$")
		return err == nil && re.MatchString(file)
	}
}
