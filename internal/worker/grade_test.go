package worker

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/model"
	"github.com/assay-eval/assay/internal/equip"
	bindtools "github.com/assay-eval/assay/internal/equip/binding"
	"github.com/assay-eval/assay/internal/grade"
	bindgrade "github.com/assay-eval/assay/internal/kind/binding"
	"github.com/assay-eval/assay/internal/kind/text"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// graded grades an attempt that ended well by the graders of h.
func (h *testSuite) graded(t *testing.T, names ...string) map[string]trial.Score {
	t.Helper()
	return h.gradedIn(t, t.Context(), names...)
}

func (h *testSuite) gradedIn(t *testing.T, ctx context.Context, names ...string) map[string]trial.Score {
	t.Helper()
	as := assigned
	as.Attempt = &trial.Attempt{Key: as.Key, N: 3, End: &trial.End{Reason: trial.Finished, Turns: 2}}
	as.Graders = names
	out := map[string]trial.Score{}
	for _, s := range h.runtime(t).Grade(ctx, as) {
		if s.Key != as.Key || s.Attempt != 3 || !s.GradeKey.Valid() && s.Grader != "unknown" {
			t.Errorf("score of %s has key %s, attempt %d, grade key %q", s.Grader, s.Key, s.Attempt, s.GradeKey)
		}
		if (s.Fault != nil) == (len(s.Criteria) > 0) {
			t.Errorf("score of %s has fault %v and criteria %v", s.Grader, s.Fault, s.Criteria)
		}
		if _, twice := out[s.Grader]; twice {
			t.Errorf("%s has two scores", s.Grader)
		}
		out[s.Grader] = s
	}
	return out
}

// How the agent ended is a required criterion of the built-in grader.
func TestFinished(t *testing.T) {
	reasons := []trial.EndReason{
		trial.Finished, trial.NoSubmission, trial.InvalidSubmission, trial.TurnLimit, trial.Truncated, trial.Refusal,
		trial.Deadline, trial.Stall, trial.Crash, trial.EmptyAnswer, trial.CostLimit,
	}
	r := newTestSuite(idle).runtime(t)
	for _, reason := range reasons {
		for _, detail := range []string{"", "because"} {
			as := assigned
			as.Attempt = &trial.Attempt{Key: as.Key, N: 1, End: &trial.End{Reason: reason, Detail: detail, Turns: 3}}
			scores := r.Grade(t.Context(), as)
			turns := 3.0
			c := trial.Criterion{Name: "agent.finished", Verdict: trial.Pass, Required: true}
			if reason != trial.Finished {
				c.Verdict, c.Evidence = trial.Fail, []string{string(reason)}
				if detail != "" {
					c.Evidence = []string{string(reason) + ": because"}
				}
			}
			want := []trial.Score{{Key: as.Key, Attempt: 1, Grader: "agent", Label: string(reason),
				Criteria: []trial.Criterion{c}, Measures: []trial.Measure{{Name: "agent.turns", Value: &turns, Unit: "turns"}}}}
			if len(scores) == 1 {
				want[0].GradeKey = scores[0].GradeKey
			}
			if d := cmp.Diff(want, scores); d != "" {
				t.Errorf("%s (-want +got):\n%s", reason, d)
			}
		}
	}
	var declared []string
	for _, c := range r.Columns(trial.AgentGrader) {
		declared = append(declared, c.Name)
	}
	if d := cmp.Diff([]string{"agent.finished", "agent.turns"}, declared); d != "" || r.Columns("none") != nil {
		t.Errorf("columns: %s", d)
	}
	as := assigned
	as.Attempt = &trial.Attempt{Key: as.Key, Fault: trial.Faultf(trial.ClassSetup, "no")}
	if s := r.Grade(t.Context(), as); len(s) != 0 {
		t.Errorf("a void attempt has scores %v", s)
	}
}

func crashes(context.Context, grade.Case) (trial.Score, error) { panic("index out of range") }

// One grader that cannot judge voids its own score only.
func TestOtherGradersStillSpeak(t *testing.T) {
	nan := math.NaN()
	h := newTestSuite(idle)
	h.graders = map[string]graderFunc{
		"a-crash": crashes,
		"b-error": func(context.Context, grade.Case) (trial.Score, error) { return verdictOf("b.ok"), errGone },
		"c-room": func(ctx context.Context, c grade.Case) (trial.Score, error) {
			_, err := c.Room(ctx)
			return trial.Score{}, err
		},
		"d-class": func(context.Context, grade.Case) (trial.Score, error) {
			return trial.Score{}, &trial.Fault{Class: trial.ClassSetup, Retry: true, Err: errGone}
		},
		"e-number": func(context.Context, grade.Case) (trial.Score, error) {
			s := verdictOf("e.ok")
			s.Measures = []trial.Measure{{Name: "e.rank", Value: &nan}}
			return s, nil
		},
		"fine": passes,
	}
	got := h.graded(t)
	for grader, want := range map[string]struct {
		retry bool
		words []string
	}{
		"a-crash": {false, []string{"grader a-crash panicked: index out of range", "worker.crashes"}}, "b-error": {false, []string{"gone"}},
		"c-room": {false, []string{"the suite has no workspace"}}, "d-class": {true, []string{"gone"}}, "e-number": {false, []string{"e.rank", "NaN"}},
	} {
		wantFault(t, got[grader].Fault, trial.ClassGrader, want.retry, want.words...)
	}
	if len(got) != 7 || got["fine"].Fault != nil || got["agent"].Fault != nil {
		t.Errorf("scores %v: want seven, and those of fine and agent without fault", got)
	}
	if got := h.graded(t, "fine"); len(got) != 1 {
		t.Errorf("asked for one grader, %d spoke", len(got))
	}
	unknown := h.graded(t, "unknown", "agent")
	wantFault(t, unknown["unknown"].Fault, trial.ClassGrader, false, "grader unknown is not in the suite")
	if unknown["agent"].Fault != nil {
		t.Error("a grader that is not there silences another")
	}
}

// A grader has its time. One that heeds its context is waited for; one that does
// not is left alone.
func TestGraderTimeLimit(t *testing.T) {
	for name, tc := range map[string]struct {
		grader graderFunc
		after  time.Duration
		words  string
	}{
		"heeds": {func(ctx context.Context, _ grade.Case) (trial.Score, error) {
			<-ctx.Done()
			time.Sleep(time.Second) // kills its child
			return trial.Score{}, errors.New("signal: killed")
		}, 61 * time.Second, "grader slow did not finish within 1m0s: signal: killed"},
		"late verdict": {func(ctx context.Context, _ grade.Case) (trial.Score, error) {
			time.Sleep(61 * time.Second)
			return verdictOf("slow.ok"), nil
		}, 61 * time.Second, "grader slow did not finish within 1m0s"},
		"deaf": {func(context.Context, grade.Case) (trial.Score, error) {
			time.Sleep(time.Hour)
			return verdictOf("slow.ok"), nil
		}, 70 * time.Second, "grader slow did not finish within 1m0s: and goes on"},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				h := newTestSuite(idle)
				h.graders = map[string]graderFunc{"slow": tc.grader, "swift": passes}
				start := time.Now()
				got := h.graded(t)
				if time.Since(start) != tc.after {
					t.Errorf("it took %s, want %s", time.Since(start), tc.after)
				}
				wantFault(t, got["slow"].Fault, trial.ClassGrader, false, tc.words)
				if got["swift"].Fault != nil {
					t.Errorf("the other grader: %v", got["swift"].Fault)
				}
				time.Sleep(2 * time.Hour) // the deaf one ends
			})
		})
	}
}

// A verdict that was given while we stop may be wrong, and is no verdict.
func TestGradingIsStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	h := newTestSuite(idle)
	h.graders["x"] = func(context.Context, grade.Case) (trial.Score, error) {
		cancel()
		return verdictOf("x.ok"), nil
	}
	got := h.gradedIn(t, ctx)
	wantFault(t, got["x"].Fault, trial.ClassGrader, true)
	if !got["x"].Fault.Canceled() {
		t.Errorf("fault %v is not our own stop", got["x"].Fault)
	}
}

func TestLeftOut(t *testing.T) {
	h := newTestSuite(idle)
	h.graders = map[string]graderFunc{"fine": passes, "other": passes}
	h.suite.Tasks = append(h.suite.Tasks, &suite.Task{ID: "two", Graders: map[string]any{"fine": nil, "other": map[string]any{}}})
	r := h.runtime(t)
	for task, want := range map[string][]string{"one": {"agent", "fine", "other"}, "two": {"agent", "other"}, "unknown": {"agent", "fine", "other"}} {
		if d := cmp.Diff(want, r.WantedGraders(task)); d != "" {
			t.Errorf("graders wanted for %s (-want +got):\n%s", task, d)
		}
		var got []string
		for _, s := range r.Grade(t.Context(), Assignment{Key: trial.Key{Task: task}, Attempt: &trial.Attempt{Key: trial.Key{Task: task}, End: &trial.End{}}}) {
			got = append(got, s.Grader)
			if (s.Fault != nil) != (task == "unknown") {
				t.Errorf("%s of %s: fault %v", s.Grader, task, s.Fault)
			}
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("graders that judged %s (-want +got):\n%s", task, d)
		}
	}
	if got := r.Graders(); !slices.Equal(got, []string{"fine", "other"}) {
		t.Errorf("graders %v", got)
	}
}

// tree lists the files below a folder.
func tree(dir string) string {
	var out strings.Builder
	_ = fs.WalkDir(os.DirFS(dir), ".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			b, _ := os.ReadFile(filepath.Join(dir, path))
			fmt.Fprintf(&out, "%s %s\n", path, seal.Of(b).Short())
		}
		return err
	})
	return out.String()
}

// inspects looks at everything that a case offers, damages its room, and asks
// for another.
func inspects(ctx context.Context, c grade.Case) (trial.Score, error) {
	answer, err := c.Answer()
	if err != nil {
		return trial.Score{}, err
	}
	s := verdictOf("look.ok", answer, c.Attempt.End.Detail)
	s.Details = map[string]string{"turns": fmt.Sprint(c.Attempt.End.Turns)}
	for i := range 2 {
		dir, err := c.Room(ctx)
		if err != nil {
			return s, err
		}
		s.Details[fmt.Sprint("room", i)] = tree(dir)
		if err := os.RemoveAll(filepath.Join(dir, "go.mod")); err != nil {
			return s, err
		}
		locked := filepath.Join(dir, "locked") // as a module cache is
		if err := errors.Join(os.MkdirAll(filepath.Join(locked, "x"), 0o755), os.Chmod(locked, 0o500)); err != nil {
			return s, err
		}
	}
	for _, ref := range refsOf(c.Attempt) {
		b, err := c.Blobs.Open(ref)
		if err != nil {
			return s, err
		}
		s.Label += seal.Of(b).Short() + " "
	}
	return s, nil
}

// The law: the score of an attempt in memory equals the score of the attempt read
// back on a machine with neither the workspace nor the agent.
func TestLaw(t *testing.T) {
	for name, size := range map[string]int{"in the record": 10, "in blobs": 3 * trial.InlineMax} {
		t.Run(name, func(t *testing.T) {
			h := newTestSuite(func(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
				dir, err := job.Kit.Dir(ctx)
				if err != nil {
					return trial.End{}, err
				}
				if err := os.WriteFile(filepath.Join(dir, "new.txt"), []byte(strings.Repeat("n", size)), 0o600); err != nil {
					return trial.End{}, err
				}
				log.Event(trial.Event{Kind: trial.EventAssistant, Text: strings.Repeat("t", size)})
				log.Raw("response-1.bin", "application/octet-stream", []byte(strings.Repeat("\xff", size)))
				log.Answer(strings.Repeat("a", size))
				log.Submit("submit", []byte(strings.Repeat("1", size)))
				return trial.End{Reason: trial.Finished, Detail: "caf\xe9", Turns: 2}, nil
			})
			h.set.Fixture = files
			h.graders["look"] = inspects
			r := h.runtime(t)
			as := assigned
			as.Attempt, as.Blobs = r.Generate(t.Context(), as)
			whole(t, as.Attempt, as.Blobs)
			memory := r.Grade(t.Context(), as)
			for _, s := range memory {
				if s.Fault != nil {
					t.Fatalf("%s: %v", s.Grader, s.Fault)
				}
			}
			if room := memory[1].Details["room1"]; room != memory[1].Details["room0"] || !strings.Contains(room, "new.txt") || !strings.Contains(room, "go.mod") {
				t.Errorf("the second room holds %q, the first %q; want both as the agent left the workspace", room, memory[1].Details["room0"])
			}

			store := folder(t.TempDir())
			store.keep(t, as.Blobs)
			far := newTestSuite(nil)
			far.graders, far.set = h.graders, Setting{Fixture: files, Open: store, Only: []string{}}
			there := through(t, &Assignment{Key: as.Key, Attempt: as.Attempt})
			disk := far.runtime(t).Grade(t.Context(), *there)
			if d := cmp.Diff(memory, disk); d != "" {
				t.Errorf("the scores differ (-memory +disk):\n%s", d)
			}

			missing := newTestSuite(nil)
			missing.graders, missing.set = h.graders, Setting{Fixture: files, Only: []string{}}
			for _, s := range missing.runtime(t).Grade(t.Context(), *there) {
				if s.Grader == "look" && size > trial.InlineMax {
					wantFault(t, s.Fault, trial.ClassGrader, false, "blob", "is not here")
				}
			}
		})
	}
}

const bindings = `
task: one
turns:
  - calls: [{name: read_file, args: {file_path: a.go}}, {name: validate_symbols, args: {candidates: [{file_path: a.go, symbol_name: Do}]}}]
  - text: It is Do.
    calls: [{name: submit_binding, args: {file_path: a.go, symbol_name: Do, reasoning: "it does", abort: false}}]
---
task: two
turns:
  - text: I cannot say.
`

// The same law for the program's own kinds, from the script to the score.
func TestLawOfRealKinds(t *testing.T) {
	tree, _ := goFixture()
	make := func(open trial.Opener, only []string) *Runtime {
		s := &suite.Suite{
			Tasks: []*suite.Task{
				{ID: "one", Rendered: "bind it", Expect: "solve", Target: suite.Target{File: "a.go", Symbol: "Do"}, Graders: map[string]any{"said": nil}},
				{ID: "two", Rendered: "bind it", Expect: "solve", Target: suite.Target{File: "a.go", Symbol: "Do"}},
			},
			Tools:     []suite.Tool{{Kind: "binding", Config: &bindtools.Config{}}},
			Agents:    map[string]*suite.Agent{"a": {Kind: "model", Config: &model.Config{Provider: "scripted", Answers: bindings}}},
			Scenarios: map[string]*suite.Scenario{"s": {}}, Arms: []suite.Arm{{Agent: "a", Scenario: "s"}},
			Graders: map[string]*suite.Grader{
				"said": {Kind: "text", Config: &text.Config{Contains: []string{"cannot say"}}}, "bound": {Kind: "binding", Config: &bindgrade.Config{}},
			},
		}
		r, err := NewRuntime(t.Context(), s, Setting{Catalog: realCatalog(nil), Fixture: tree, Open: open, Only: only, Temp: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		if only == nil {
			if _, err := r.Probe(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		return r
	}
	store := folder(t.TempDir())
	near, far := make(nil, nil), make(store, []string{})
	var outcomes []trial.Verdict
	for _, task := range []string{"one", "two"} {
		as := Assignment{Key: trial.Key{Task: task, Arm: "a/s"}, N: 1}
		as.Attempt, as.Blobs = near.Generate(t.Context(), as)
		whole(t, as.Attempt, as.Blobs)
		if as.Attempt.Source != trial.Scripted {
			t.Errorf("source %s", as.Attempt.Source)
		}
		memory := near.Grade(t.Context(), as)
		store.keep(t, as.Blobs)
		disk := far.Grade(t.Context(), *through(t, &Assignment{Key: as.Key, Attempt: as.Attempt}))
		if d := cmp.Diff(memory, disk, cmp.Comparer(func(a, b *trial.Fault) bool { return (a == nil) == (b == nil) })); d != "" {
			t.Errorf("%s: the scores differ (-memory +disk):\n%s", task, d)
		}
		var all []trial.Criterion
		for _, s := range memory {
			if s.Fault != nil {
				t.Errorf("%s: %v", s.Grader, s.Fault)
			}
			all = append(all, s.Criteria...)
		}
		outcomes = append(outcomes, trial.OutcomeOf(all))
	}
	if !slices.Equal(outcomes, []trial.Verdict{trial.Pass, trial.Fail}) {
		t.Errorf("outcomes %v, want pass and fail", outcomes)
	}
}

// Many trials at once, on one runtime with task tools and a server that all use.
func TestConcurrentTrials(t *testing.T) {
	h := newTestSuite(func(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
		res, err := job.Kit.Tools[0].Call(ctx, nil)
		if err != nil {
			return trial.End{}, err
		}
		log.Answer(fmt.Sprint(res.Text, job.Key.Index))
		return idle(ctx, job, log)
	})
	pin := equip.ServerPin{Name: "docs", Digest: seal.Of([]byte("x")), Tools: []equip.Spec{{Name: "search", Schema: json.RawMessage(`{"type":"object"}`)}}}
	h.suite.Servers = map[string]*suite.Server{"docs": {Command: []string{"docs"}, Per: "run"}}
	h.suite.Scenarios["s"].Servers = []suite.ServerUse{{Name: "docs"}}
	h.set.Catalog.Dial = func(context.Context, string, *suite.Server, []string) (equip.Session, error) {
		return session{pin: pin, call: func(context.Context, string) (equip.Result, error) { return equip.Result{Text: "found "}, nil }}, nil
	}
	h.graders["fine"] = passes
	r := h.runtime(t)
	if _, err := r.Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
	done := make(chan error)
	const n = 64
	for i := range n {
		go func() {
			as := Assignment{Key: trial.Key{Task: "one", Arm: "a/s", Index: i}, N: 1}
			if _, err := r.GenKey("one", "a/s", i, 0); err != nil {
				done <- err
				return
			}
			as.Attempt, as.Blobs = r.Generate(t.Context(), as)
			want := fmt.Sprint("found ", i)
			if got := string(as.Attempt.Artifact.Answer.Inline); got != want || as.Attempt.Proof.Servers[0].Calls != 1 {
				done <- fmt.Errorf("trial %d: answer %q, proof %+v, fault %w", i, got, as.Attempt.Proof, as.Attempt.Fault)
				return
			}
			if scores := r.Grade(t.Context(), as); len(scores) != 2 || scores[1].Fault != nil {
				done <- fmt.Errorf("trial %d: scores %+v", i, scores)
				return
			}
			done <- nil
		}()
	}
	for range n {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
}
