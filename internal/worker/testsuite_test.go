package worker

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/shim"
)

func TestMain(m *testing.M) {
	if code, ours := shim.Main(); ours {
		os.Exit(code)
	}
	if code, ours := workspace.Main(os.Args[1:]); ours {
		os.Exit(code)
	}
	if os.Getenv(leakyRole) != "" {
		leaky()
	}
	goleak.VerifyTestMain(m)
}

// agentFunc is an agent that is nothing but its Run.
type agentFunc func(context.Context, agent.Job, trial.Log) (trial.End, error)

func (f agentFunc) Identity() any               { return struct{}{} }
func (f agentFunc) Probe(context.Context) error { return nil }
func (f agentFunc) Run(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
	return f(ctx, job, log)
}

// idle finishes at once.
func idle(context.Context, agent.Job, trial.Log) (trial.End, error) {
	return trial.End{Reason: trial.Finished, Turns: 1}, nil
}

// graderFunc is a grader that is nothing but its Grade.
type graderFunc func(context.Context, grade.Case) (trial.Score, error)

func (f graderFunc) Identity() any               { return struct{}{} }
func (f graderFunc) Probe(context.Context) error { return nil }
func (f graderFunc) Columns() []grade.Column     { return nil }
func (f graderFunc) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	return f(ctx, c)
}

func passes(context.Context, grade.Case) (trial.Score, error) { return verdictOf("fine.ok"), nil }

func verdictOf(name string, evidence ...string) trial.Score {
	return trial.Score{Criteria: []trial.Criterion{{Name: name, Verdict: trial.Pass, Required: true, Evidence: evidence}}}
}

// testSuite is a suite of one task and one arm, "a/s".
type testSuite struct {
	suite   *suite.Suite
	agent   agentFunc
	graders map[string]graderFunc
	set     Setting
}

func newTestSuite(run agentFunc) *testSuite {
	return &testSuite{
		agent: run, graders: map[string]graderFunc{}, set: Setting{},
		suite: &suite.Suite{
			Tasks: []*suite.Task{{ID: "one", Prompt: "do it", Rendered: "do it"}}, Agents: map[string]*suite.Agent{"a": {Kind: "fake"}},
			Scenarios: map[string]*suite.Scenario{"s": {}}, Arms: []suite.Arm{{Agent: "a", Scenario: "s"}}, Graders: map[string]*suite.Grader{},
			Limits: suite.Limits{Trial: suite.Duration(time.Minute), Stall: suite.Duration(time.Minute), Grade: suite.Duration(time.Minute)},
		},
	}
}

func (h *testSuite) runtime(t *testing.T) *Runtime {
	t.Helper()
	for name := range h.graders {
		h.suite.Graders[name] = &suite.Grader{Kind: "fake"}
	}
	h.set.Catalog.Agent = func(string, *suite.Agent) (agent.Agent, error) { return h.agent, nil }
	h.set.Catalog.Grader = func(name string, _ *suite.Grader) (grade.Grader, error) { return h.graders[name], nil }
	if h.set.Temp == "" {
		h.set.Temp = t.TempDir()
	}
	r, err := NewRuntime(t.Context(), h.suite, h.set)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := r.Close(); err != nil {
			t.Error(err)
		}
		if left, _ := os.ReadDir(h.set.Temp); len(left) > 0 {
			t.Errorf("%s is left in the folder for rooms", left[0].Name())
		}
	})
	return r
}

var assigned = Assignment{ID: 7, Key: trial.Key{Task: "one", Arm: "a/s", Index: 2}, N: 3, GenKey: seal.Of([]byte("key"))}

// generate does one trial and checks what holds for every attempt.
func (h *testSuite) generate(t *testing.T, ctx context.Context) (*trial.Attempt, map[seal.Digest][]byte) {
	t.Helper()
	a, blobs := h.runtime(t).Generate(ctx, assigned)
	whole(t, a, blobs)
	return a, blobs
}

// whole checks that an attempt has an end, that the digests of all its refs match
// their bytes, and that it survives JSON unchanged.
func whole(t *testing.T, a *trial.Attempt, blobs map[seal.Digest][]byte) {
	t.Helper()
	if (a.End == nil) == (a.Fault == nil) {
		t.Errorf("exactly one of end %v and fault %v must be set", a.End, a.Fault)
	}
	for _, ref := range refsOf(a) {
		b, err := (Overlay{Blobs: blobs}).Open(ref)
		if err != nil || seal.Of(b) != ref.Digest || int64(len(b)) != ref.Size || len(b) > trial.InlineMax != (ref.Inline == nil) {
			t.Errorf("%s: %d bytes with digest %s do not match the ref %+v (%v)", ref.Name, len(b), seal.Of(b).Short(), ref, err)
		}
	}
	first, err := json.Marshal(a)
	if err != nil {
		t.Fatal(err)
	}
	second, err := json.Marshal(through(t, a))
	if err != nil || !bytes.Equal(first, second) {
		t.Errorf("the attempt changes when recorded (%v):\n%s\n%s", err, first, second)
	}
}

func refsOf(a *trial.Attempt) []trial.Ref {
	out := append([]trial.Ref{}, a.Raw...)
	for _, r := range []trial.Ref{a.Transcript, a.Artifact.Answer, a.Artifact.Tree, a.Artifact.Setup, a.Artifact.Patch} {
		if !r.IsZero() {
			out = append(out, r)
		}
	}
	if s := a.Artifact.Submission; s != nil {
		out = append(out, s.Args)
	}
	return out
}

// through returns v as it comes out of JSON.
func through[T any](t *testing.T, v *T) *T {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	out := new(T)
	if err := json.Unmarshal(b, out); err != nil {
		t.Fatal(err)
	}
	return out
}

func transcript(t *testing.T, a *trial.Attempt, blobs map[seal.Digest][]byte) []trial.Event {
	t.Helper()
	b, err := (Overlay{Blobs: blobs}).Open(a.Transcript)
	if err != nil {
		t.Fatal(err)
	}
	events, err := trial.ReadTranscript(b)
	if err != nil {
		t.Fatal(err)
	}
	return events
}

// folder is a store of blobs on disk.
type folder string

func (f folder) keep(t *testing.T, blobs map[seal.Digest][]byte) {
	t.Helper()
	for d, b := range blobs {
		if err := os.WriteFile(filepath.Join(string(f), string(d)), b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

func (f folder) Open(ref trial.Ref) ([]byte, error) {
	if ref.Inline != nil {
		return ref.Inline, nil
	}
	return os.ReadFile(filepath.Join(string(f), string(ref.Digest)))
}

func wantFault(t *testing.T, f *trial.Fault, class trial.Class, retry bool, words ...string) {
	t.Helper()
	if f == nil {
		t.Fatalf("no fault, want one of class %s", class)
	}
	if f.Class != class || f.Retry != retry {
		t.Errorf("fault of class %s, retry %v; want %s, %v: %v", f.Class, f.Retry, class, retry, f)
	}
	for _, w := range words {
		if !bytes.Contains([]byte(f.Error()), []byte(w)) {
			t.Errorf("fault %q lacks %q", f.Error(), w)
		}
	}
}

// session is a server in memory.
type session struct {
	pin  equip.ServerPin
	call func(context.Context, string) (equip.Result, error)
}

func (s session) Pin(context.Context) (*equip.ServerPin, error) { p := s.pin; return &p, nil }
func (s session) Close() error                                  { return nil }
func (s session) Call(ctx context.Context, tool string, _ json.RawMessage) (equip.Result, error) {
	return s.call(ctx, tool)
}

var errGone = errors.New("gone")
