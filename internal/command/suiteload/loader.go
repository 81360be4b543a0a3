// Package suiteload loads the suites that commands name and makes the runtimes that run
// them, with the flags that change a suite.
package suiteload

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

	agentcli "github.com/assay-eval/assay/internal/agent/cli"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/worker"
	"github.com/assay-eval/assay/internal/workspace"
)

// Loader loads suites and makes what runs them, with the kinds and suites that
// come with the program.
type Loader struct {
	*cmdenv.Env
	Kinds  suite.Kinds
	Suites Suites
	// Catalog makes the parts of a suite.
	Catalog func(Parts) worker.Catalog

	Toolchain string                 // the Swift toolchain of graders, if a flag names one
	Picks     func(*suite.Task) bool // reports whether a task will run; nil means that all do
}

// Parts is the input for making the parts of a suite.
type Parts struct {
	*Loader
	Suite     *suite.Suite
	Redactor  *seal.Redactor
	Temp      string
	Prices    PriceTable
	Program   func() (string, error) // the copy of this program that rooms show
	MaxAnswer int64                  // bytes of an answer of a model's endpoint; 0 for the default
	Idle      time.Duration          // silence after which a model's endpoint counts as hung
}

// Suites are the suites that come with the program, by name.
type Suites map[string]fs.FS

// Names returns the names in order.
func (s Suites) Names() []string { return cmdenv.SortedKeys(s) }

// TasksOf returns the tasks that do not leave a grader out.
func TasksOf(grader string, tasks []*suite.Task) []*suite.Task {
	var out []*suite.Task
	for _, t := range tasks {
		if settings, given := t.Graders[grader]; !given || settings != nil {
			out = append(out, t)
		}
	}
	return out
}

// GradedTasks returns the tasks of [TasksOf] that will run.
func (l *Loader) GradedTasks(grader string, s *suite.Suite) []*suite.Task {
	return slices.DeleteFunc(TasksOf(grader, s.Tasks), func(t *suite.Task) bool { return l.Picks != nil && !l.Picks(t) })
}

// SuiteRedactor returns a redactor of the secrets of suites: in variables that they pass
// on or that are named like secrets, and in the files with which their agents log in.
// It also redacts all later output of the command.
func (l *Loader) SuiteRedactor(suites ...*suite.Suite) *seal.Redactor {
	var secrets []seal.Secret
	for _, s := range suites {
		secrets = append(secrets, s.Secrets(l.Environ)...)
		for _, name := range cmdenv.SortedKeys(s.Agents) {
			if c, ok := s.Agents[name].Config.(*agentcli.Config); ok {
				secrets = append(secrets, agentcli.Secrets(c, l.Environ)...)
			}
		}
	}
	red := seal.NewRedactor(secrets)
	l.RedactOutput(red)
	return red
}

// NoteCommonSecrets prints a note about each variable that a suite passes on as a secret and
// that looks like none.
func (l *Loader) NoteCommonSecrets(s *suite.Suite) {
	for _, name := range s.CommonSecrets(l.Environ) {
		l.PrintProgress(fmt.Sprintf("note: the value of %s looks like a common word, a number or a path, and is redacted wherever it occurs, also in answers: if it is no secret, write {name: %s, public: true} in env", name, name))
	}
}

// ReadFixture reads the suite's workspace into memory; nil if it has none.
func ReadFixture(ctx context.Context, s *suite.Suite, red *seal.Redactor) (*workspace.Source, error) {
	var src *workspace.Source
	var err error
	switch w := s.Workspace; {
	case w.Fixture != "":
		src, err = workspace.ReadFixture(s.Files, w.Fixture)
	case w.Repo != "":
		path, ok := s.Path(w.Repo)
		if !ok {
			return nil, cmdenv.UsageErrorf("workspace.repo %s: a repository must be on disk", w.Repo)
		}
		src, err = workspace.ReadCommit(ctx, path, w.Ref)
	default:
		return nil, nil
	}
	if missing, ok := errors.AsType[*workspace.NoCommitError](err); ok {
		fix := "name one of them as workspace.ref, or fetch it into the repository"
		return nil, asError([]suite.Mistake{mistakeAt(s, "workspace.ref", suite.Mistake{Message: missing.Error(), Fix: fix})})
	}
	if err != nil {
		return nil, cmdenv.MissingError(fmt.Errorf("workspace: %w", err))
	}
	return src, checkFixtureSecrets(src.Files, red)
}

// checkFixtureSecrets refuses a fixture with a secret in it: it is stored with every run,
// and changing it would change what agents work on.
func checkFixtureSecrets(files fs.FS, red *seal.Redactor) error {
	return fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		b, err := fs.ReadFile(files, path)
		if err != nil {
			return err
		}
		if red.HasSecret(b) {
			return cmdenv.MissingError(fmt.Errorf("workspace file %s holds the value of a secret variable (%s): take it out, every run stores the workspace; if it is no secret, declare it with {name: NAME, public: true} in env",
				path, strings.Join(cmdenv.SecretNames(b, red), ", ")))
		}
		return nil
	})
}

// hungAfter is the silence after which a model's endpoint counts as hung: some time
// before the trial itself would, since that would be laid to the model.
func hungAfter(s *suite.Suite) time.Duration {
	least := min(s.Limits.Stall.D(), s.Limits.Trial.D())
	for name := range s.Scenarios {
		l := s.LimitsOf(name)
		least = min(least, l.Stall.D(), l.Trial.D())
	}
	return least * 3 / 4
}

// NewRuntime makes what does the work of a suite.
func (l *Loader) NewRuntime(ctx context.Context, s *suite.Suite, fx *workspace.Source, red *seal.Redactor, prices PriceTable, set worker.Setting) (*worker.Runtime, error) {
	agents := set.Catalog.Agent // set by a caller that has its own
	set.Environ, set.Redactor, set.Now = seal.ScrubEnviron(l.Environ), red, l.Now
	program := prepareRoomProgram(l.Suites, s)
	set.Catalog = l.Catalog(Parts{Loader: l, Suite: s, Redactor: red, Temp: set.Temp, Prices: prices, Program: program, Idle: hungAfter(s), MaxAnswer: int64(s.Limits.Response)})
	if agents != nil {
		set.Catalog.Agent = agents
	}
	commit := ""
	if fx != nil {
		set.Fixture, set.Digest, commit = fx.Files, fx.Digest, fx.Commit
	}
	set.Rooms = l.roomsOf(s, commit)
	set.Rooms.Program = program
	r, err := worker.NewRuntime(ctx, s, set)
	if err != nil {
		if _, ok := errors.AsType[*cmdenv.ExitError](err); ok {
			return nil, err
		}
		return nil, cmdenv.MissingError(err)
	}
	return r, nil
}

// OpenCache opens the response cache in dir, or in the default folder if dir is "".
func (l *Loader) OpenCache(dir string) (*journal.Cache, error) {
	dir, err := l.CacheFolder(dir)
	if err != nil {
		return nil, cmdenv.MissingError(err)
	}
	c, err := journal.OpenCache(dir)
	if err != nil {
		return nil, cmdenv.MissingError(fmt.Errorf("%w: name another folder with --cache-dir or ASSAY_CACHE_DIR, or say --cache live", err))
	}
	return c, nil
}

// CacheFolder is where responses are kept, unless the user says dir.
func (l *Loader) CacheFolder(dir string) (string, error) {
	if dir == "" {
		dir = l.Getenv("ASSAY_CACHE_DIR")
	}
	if dir != "" {
		return dir, nil
	}
	base, err := os.UserCacheDir()
	if err != nil {
		return "", fmt.Errorf("find a folder for the response cache: %w: set ASSAY_CACHE_DIR or say --cache live", err)
	}
	return filepath.Join(base, "assay", "responses"), nil
}
