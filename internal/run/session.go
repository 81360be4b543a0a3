package run

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"maps"
	"math"
	"slices"
	"time"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/history"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
	"github.com/assay-eval/assay/internal/workspace"
)

// SessionSpec describes a new run.
type SessionSpec struct {
	Root     string // folder of all runs
	Suite    *suite.Suite
	SuiteDir string // as the user named the suite
	// StartedIn is the folder in which the run is started, relative to the run folder.
	StartedIn string
	Plan      trial.Plan
	Pins      equip.Pins
	Prices    json.RawMessage
	Fixture   *workspace.Source // nil if the suite has none
	History   *history.History  // nil if no earlier trials count
	Args      []string
	Version   string
	Redactor  *seal.Redactor
}

func (b SessionSpec) writtenTasks() map[string]string {
	out := map[string]string{}
	for _, t := range b.Suite.Tasks {
		if file, line := b.Suite.Written(t.ID); file != "" {
			out[t.ID] = b.Redactor.String(fmt.Sprintf("%s:%d", file, line))
		}
	}
	return out
}

// Create makes the run folder. Everything in it is redacted.
func Create(b SessionSpec, now time.Time, entropy io.Reader) (*journal.Run, error) {
	resolved, err := ResolvedSuite(b.Suite, b.Redactor)
	if err != nil {
		return nil, err
	}
	var digest seal.Digest
	var written map[string]string
	err = parallel.ForEach(context.Background(), 2, 2, func(i int) (err error) { // both take long for thousands of tasks
		if i == 0 {
			digest, err = suite.ResolvedDigest(resolved)
		} else {
			written = b.writtenTasks()
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	pins, err := json.Marshal(b.Pins)
	if err != nil {
		return nil, fmt.Errorf("write the pins: %w", err)
	}
	m := &journal.Manifest{
		Version: b.Version, Suite: b.Suite.Name, SuiteDigest: digest, Resolved: resolved, SuiteDir: b.SuiteDir, StartedIn: b.Redactor.String(b.StartedIn),
		Plan: b.Plan, Pins: b.Redactor.Bytes(pins), Prices: b.Prices, Seed: b.Plan.Seed, Written: written, Blobs: map[seal.Digest][]byte{},
	}
	for _, arg := range b.Args {
		m.Args = append(m.Args, b.Redactor.String(arg))
	}
	if b.History != nil {
		if m.History, err = json.Marshal(b.History); err != nil {
			return nil, fmt.Errorf("store the history: %w", err)
		}
	}
	if b.Fixture != nil {
		tar, err := workspace.ArchiveTree(b.Fixture.Files)
		if err != nil {
			return nil, fmt.Errorf("store the workspace: %w", err)
		}
		m.Fixture = trial.NewRef(tar, "fixture.tar", "application/x-tar", m.Blobs)
	}
	return journal.Create(b.Root, m, now, entropy)
}

// ResolvedSuite returns the complete, redacted suite as a run stores it.
func ResolvedSuite(s *suite.Suite, red *seal.Redactor) (json.RawMessage, error) {
	b, err := s.Resolved()
	if err != nil {
		return nil, err
	}
	return red.Values(b), nil
}

// Restored is a run read back, with everything needed to resume, grade and report it
// without the suite's folder.
type Restored struct {
	Run *journal.Run
	// Suite is the suite of the last regrade that brought one, else of run.json.
	Suite    *suite.Suite
	Resolved json.RawMessage // its resolved form
	Pins     equip.Pins
	Fixture  *workspace.Source // nil if the suite has none
}

// Restore reads a run folder, its journal up to record at (0 for all of it).
func Restore(dir string, kinds suite.Kinds, at int64) (*Restored, error) {
	r, err := journal.Open(dir)
	if err != nil {
		return nil, err
	}
	m := r.Manifest()
	out := &Restored{Run: r}
	if out.Resolved, err = currentSuite(r, at); err != nil {
		return nil, err
	}
	if out.Suite, err = suite.FromResolved(out.Resolved, kinds); err != nil {
		return nil, fmt.Errorf("read the suite of run %s: %w", dir, err)
	}
	if len(m.Pins) > 0 {
		if err := json.Unmarshal(m.Pins, &out.Pins); err != nil {
			return nil, fmt.Errorf("read the pins of run %s: %w", dir, err)
		}
	}
	if m.Fixture.IsZero() {
		return out, nil
	}
	tar, err := r.Open(m.Fixture)
	if err != nil {
		return nil, fmt.Errorf("read the workspace of run %s: %w", dir, err)
	}
	tree, err := workspace.FromArchive(tar)
	if err != nil {
		return nil, fmt.Errorf("read the workspace of run %s: %w", dir, err)
	}
	out.Fixture = &workspace.Source{Files: tree, Digest: tree.Digest()}
	return out, nil
}

// currentSuite returns the resolved suite that counts at a record of the journal.
func currentSuite(r *journal.Run, at int64) (json.RawMessage, error) {
	resolved := r.Manifest().Resolved
	if at <= 0 {
		at = math.MaxInt64
	}
	for l, err := range r.SkimLines(journal.Mark{}) {
		if err != nil {
			return nil, err
		}
		if l.Seq > at {
			break
		}
		if l.Record != nil && l.Record.Grading != nil && len(l.Record.Grading.Suite) > 0 {
			resolved = l.Record.Grading.Suite
		}
	}
	return resolved, nil
}

// SuiteChanges returns the differences between the suite of a run and today's, one line
// each; none if a run may go on.
func (r *Restored) SuiteChanges(today *suite.Suite, red *seal.Redactor) ([]string, error) {
	resolved, err := ResolvedSuite(today, red)
	if err != nil {
		return nil, err
	}
	changes, err := suite.Diff(r.Resolved, resolved)
	if err != nil {
		return nil, err
	}
	var out []string
	for _, c := range changes {
		out = append(out, fmt.Sprintf("%s: %s, was %s", c.Path, orNothing(c.New), orNothing(c.Old)))
	}
	return out, nil
}

func orNothing(s string) string { return cmp.Or(s, "nothing") }

// PinChanges returns the differences between today's pins and the run's, one line
// each; none if the trials would be the same.
func (r *Restored) PinChanges(today equip.Pins) []string {
	var out []string
	if r.Pins.Fixture != today.Fixture {
		out = append(out, fmt.Sprintf("workspace: digest %s, was %s", today.Fixture.Short(), r.Pins.Fixture.Short()))
	}
	if r.Pins.Commit != today.Commit {
		out = append(out, fmt.Sprintf("workspace: commit %s, was %s", orNothing(today.Commit), orNothing(r.Pins.Commit)))
	}
	if r.Pins.Isolation != today.Isolation {
		out = append(out, fmt.Sprintf("isolation: %s, was %s", orNothing(today.Isolation), orNothing(r.Pins.Isolation)))
	}
	for _, ref := range sortedKeys(r.Pins.Images) {
		if was, is := r.Pins.Images[ref], today.Images[ref]; was != is {
			out = append(out, fmt.Sprintf("image %s: %s, was %s", ref, orNothing(is), was))
		}
	}
	for _, name := range sortedKeys(r.Pins.Servers) {
		was, is := r.Pins.Servers[name], today.Servers[name]
		switch {
		case is == nil:
			out = append(out, fmt.Sprintf("server %s: not there", name))
		case was.Digest != is.Digest:
			out = append(out, fmt.Sprintf("server %s: its tools have digest %s, had %s", name, is.Digest.Short(), was.Digest.Short()))
		case was.Program != is.Program:
			out = append(out, fmt.Sprintf("server %s: the identity of its program is %s, was %s", name, cmp.Or(is.Program.Short(), "unknown"), cmp.Or(was.Program.Short(), "unknown")))
		case was.Version != is.Version || was.Name != is.Name:
			out = append(out, fmt.Sprintf("server %s: %s %s, was %s %s", name, is.Name, is.Version, was.Name, was.Version))
		}
	}
	for _, path := range sortedKeys(r.Pins.Recordings) {
		if was, is := r.Pins.Recordings[path], today.Recordings[path]; was != is {
			out = append(out, fmt.Sprintf("recording %s: its digest is %s, was %s", path, orNothing(is.Short()), was.Short()))
		}
	}
	for _, name := range sortedKeys(r.Pins.Graders) {
		was, is := r.Pins.Graders[name], today.Graders[name]
		for _, what := range sortedKeys(was) {
			if was[what] != is[what] {
				out = append(out, fmt.Sprintf("grader %s: its %s is %s, was %s", name, what, orNothing(is[what]), was[what]))
			}
		}
	}
	return out
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// Unscored returns the attempts that still lack scores, given the progress of each
// trial of the plan.
func (r *Restored) Unscored(all iter.Seq2[trial.Planned, trial.Progress]) (map[trial.Key]*trial.Attempt, error) {
	want := map[int64]bool{}
	for _, p := range all {
		if len(p.Missing) > 0 {
			want[p.Seq] = true
		}
	}
	settled := map[trial.Key]*trial.Attempt{}
	if len(want) == 0 {
		return settled, nil
	}
	for rec, err := range r.Run.Records() {
		if err != nil {
			return nil, err
		}
		if want[rec.Seq] {
			settled[rec.Attempt.Key] = &rec.Attempt.Attempt
		}
	}
	return settled, nil
}

// CheckKeys returns an error if a trial of the plan has another key today, so that a
// change that no list of differences shows does not mix two treatments in one run. It
// ignores trials that the command line left out: they never run, and the servers of
// their arms need not be known.
func (r *Restored) CheckKeys(keys Keyer) error {
	for _, p := range r.Run.Manifest().Plan.Trials {
		if p.Filtered != "" {
			continue
		}
		key, err := keys.GenKey(p.Task, p.Arm, p.Index, int(p.Replicate))
		if err != nil {
			return err
		}
		if key.Sum() != p.GenKey {
			return fmt.Errorf("the treatment of %s is not what it was when the run was planned (key %s, was %s): was it started by another version of assay (%s)?",
				p.Key, key.Short(), p.GenKey.Digest().Short(), r.Run.Manifest().Version)
		}
	}
	return nil
}

// GradersOf returns the digest of every grader's configuration by name, for a grading
// record.
func GradersOf(rt *worker.Runtime) (map[string]seal.Digest, error) {
	out := map[string]seal.Digest{}
	for _, name := range append([]string{trial.AgentGrader}, rt.Graders()...) {
		d, err := rt.GradeConfig(name)
		if err != nil {
			return nil, err
		}
		out[name] = d
	}
	return out, nil
}

// cacheStore lets the engine use the response cache on disk.
type cacheStore struct {
	c    *journal.Cache
	run  string
	kept trial.Opener
}

// NewResponses returns the response cache c for a run, which becomes the origin of
// its entries. Blobs that are no longer in memory are read from kept.
func NewResponses(c *journal.Cache, run string, kept trial.Opener) Responses {
	return cacheStore{c, run, kept}
}

// Has reports whether an attempt is stored under key.
func (s cacheStore) Has(key seal.Digest) bool { return s.c.Has(key) }

func (s cacheStore) Get(key seal.Digest) (*trial.Attempt, map[seal.Digest][]byte, bool, error) {
	e, err := s.c.Get(key)
	if errors.Is(err, journal.ErrMiss) {
		if err == journal.ErrMiss { //nolint:errorlint // a wrapped miss is a damaged entry, which is reported
			err = nil
		}
		return nil, nil, false, err
	}
	if err != nil {
		return nil, nil, false, err
	}
	a := e.Attempt
	a.Source, a.Origin, a.Worker = trial.Cached, &e.Origin, ""
	// Readers do not need the cache hits of the reused attempt.
	a.Timing.ReusedMS, a.Usage = 0, slices.Clone(a.Usage)
	for i := range a.Usage {
		a.Usage[i].Reused = false
	}
	return &a, e.Blobs, true, nil
}

func (s cacheStore) Put(a *trial.Attempt, blobs map[seal.Digest][]byte, replace bool) error {
	origin := trial.Origin{Run: s.run, Time: a.Timing.Start}
	if a.End != nil {
		origin.Model = a.End.Model
	}
	defer llm.TakeTurn(context.Background(), a.AnswerSize())()
	return s.c.Put(a, worker.Overlay{Blobs: blobs, Store: s.kept}, origin, replace)
}
