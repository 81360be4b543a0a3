package analyse_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

var (
	search = trial.ToolName{Name: "search", Server: "docs"}
	read   = trial.ToolName{Name: "docs.read", Server: "docs", Shown: "docs_read"}
	other  = trial.ToolName{Name: "search", Server: "web", Shown: "web__search"}
	shell  = trial.ToolName{Name: "Bash"}
)

// watched is a trial with its offered and called tools.
type watched struct {
	expect []string // nil: the task has no expectation
	offer  []trial.ToolName
	calls  []trial.ToolUse
	source trial.Source // default live
	old    bool         // written by a version that did not record calls
	void   bool
}

func called(n trial.ToolName, ms int64, tokens int) trial.ToolUse {
	return trial.ToolUse{ToolName: n, Valid: new(true), MS: &ms, Args: 1, Result: tokens - 1}
}

// choices analyses a run with one arm and one trial per task.
func choices(t *testing.T, trials ...watched) *analyse.Tally {
	t.Helper()
	s := &suite.Suite{Name: "s", Arms: []suite.Arm{{Agent: "a", Scenario: "b"}}}
	var plan trial.Plan
	var records []trial.Record
	for i, w := range trials {
		k := trial.Key{Task: fmt.Sprintf("t%02d", i), Arm: "a/b"}
		s.Tasks = append(s.Tasks, &suite.Task{ID: k.Task, ExpectTools: w.expect})
		plan.Trials = append(plan.Trials, trial.Planned{Key: k})
		a := trial.Attempt{Key: k, N: 1, Source: trial.Live, End: &trial.End{Reason: trial.Finished}, Choice: &trial.ToolChoice{Offered: w.offer, Calls: w.calls}}
		if w.source != "" {
			a.Source = w.source
		}
		if w.old {
			a.Choice = nil
		}
		if w.void {
			a.End, a.Fault = nil, trial.Faultf(trial.ClassTreatment, "the server died")
		}
		done := trial.Criterion{Name: trial.FinishedCriterion, Verdict: trial.Pass, Required: true}
		records = append(records, trial.Record{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Attempt: a, Settled: true}})
		if !w.void {
			records = append(records, trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: k, Attempt: 1, Grader: trial.AgentGrader, Criteria: []trial.Criterion{done}}})
		}
	}
	for i := range records {
		records[i].Seq, records[i].Sess = int64(i+1), 1
	}
	a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return &a.Arms[0].Tally
}

// TestToolChoice compares every figure with one computed by hand.
func TestToolChoice(t *testing.T) {
	failed, invalid, open := called(read, 30, 10), called(search, 20, 200), called(search, 0, 7)
	failed.Error = true
	invalid.Valid = new(false)
	open.MS, open.Result = nil, 0
	made := trial.ToolUse{ToolName: trial.ToolName{Name: "serch"}, Error: true, MS: new(int64(0)), Args: 2, Result: 3}
	own := trial.ToolUse{ToolName: shell, Own: true, MS: new(int64(500)), Args: 9, Result: 9}
	both := []trial.ToolName{read, search}
	x := choices(t,
		watched{expect: []string{"search"}, offer: both, calls: []trial.ToolUse{own, called(search, 10, 100)}},           // expected tool called
		watched{expect: []string{"docs_read"}, offer: both, calls: []trial.ToolUse{invalid, failed}},                     // expected tool called second
		watched{expect: []string{"docs/search", "docs.read"}, offer: both, calls: []trial.ToolUse{failed, made}},         // one of two expected tools called
		watched{expect: []string{}, offer: both},                                                                         // expects none, calls none
		watched{expect: []string{}, offer: both, calls: []trial.ToolUse{open}},                                           // expects none, calls one
		watched{expect: []string{"search"}, offer: both, calls: []trial.ToolUse{own}},                                    // expected tool not called
		watched{expect: []string{"search"}, offer: []trial.ToolName{read}},                                               // expected tool not offered
		watched{expect: []string{"Bash"}, offer: both, calls: []trial.ToolUse{own}},                                      // expects the agent's own tool
		watched{offer: both, calls: []trial.ToolUse{called(search, 40, 300)}, source: trial.Cached},                      // no expectation; cached calls take no time
		watched{expect: []string{"search"}, old: true},                                                                   // calls not recorded
		watched{expect: []string{"search"}, offer: both, calls: []trial.ToolUse{called(search, 9000, 9000)}, void: true}, // void trials do not count
	)
	for name, want := range map[string]string{
		"tools.first_call_accuracy":     "4/7",
		"tools.recall":                  "4/6",
		"tools.precision":               "4/7",
		"tools.argument_validity":       "5/6",
		"tools.error_rate":              "3/6",
		"tools.unused":                  "0/2",
		"tool.search.use_rate":          "4/8",
		"tool.docs/search.use_rate":     "4/8",
		"tool.search.argument_validity": "3/4",
		"tool.search.error_rate":        "0/3",
		"tool.docs_read.error_rate":     "2/2",
		"tool.docs.read.error_rate":     "2/2",
		"tool.serch.error_rate":         "1/1",
		"tool.search.p50_ms":            "2/2 15",
		"tool.search.p95_ms":            "2/2 19.5",
		"tool.search.tokens":            "3/3 200",
		"tool.search.calls":             "8/8 0.5",
		"tool.Bash.p95_ms":              "3/3 500",
	} {
		m, ok := x.Lookup(name)
		got := fmt.Sprintf("%d/%d", m.Numerator, m.Denominator)
		if m.Unit != "" && m.Unit != "tools" && m.Value != nil {
			got += fmt.Sprintf(" %v", *m.Value)
		}
		if !ok || got != want || m.Name != name || m.Unit == "" && m.Low == nil {
			t.Errorf("%s is %s, want %s: %+v", name, got, want, m)
		}
	}
	for _, name := range []string{"tool.nothing.p95_ms", "tool.search.p59_ms", "tool.search", "tool..p95_ms", "tools.nothing"} {
		if m, ok := x.Lookup(name); ok {
			t.Errorf("there is a metric %s: %+v", name, m)
		}
	}
	m := x.Choice.Matrix
	got := fmt.Sprint(m.Expected, m.Called, m.Trials, m.Cells)
	if want := "[Bash docs.read search (none)] [Bash docs.read search serch (none)] [1 2 3 2] [[1 0 0 0 0] [0 2 1 1 0] [0 1 1 1 1] [0 0 1 0 1]]"; got != want {
		t.Errorf("matrix\n got %s\nwant %s", got, want)
	}
	if x.Choice.Watched != 9 {
		t.Errorf("%d trials watched", x.Choice.Watched)
	}
	for _, name := range x.MetricNames() {
		if m, ok := x.Lookup(name); strings.HasPrefix(name, "tool") && (!ok || m.Name != name) {
			t.Errorf("%s is listed, and not there", name)
		}
	}
}

// TestToolsOfOneName checks that a bare name means the tools of all servers with it.
func TestToolsOfOneName(t *testing.T) {
	x := choices(t, watched{offer: []trial.ToolName{search, other}, calls: []trial.ToolUse{called(search, 10, 5), called(other, 30, 5)}})
	for name, want := range map[string]float64{"tool.search.p50_ms": 20, "tool.docs/search.p50_ms": 10, "tool.web/search.p50_ms": 30, "tool.web__search.p50_ms": 30} {
		if m, _ := x.Lookup(name); m.Value == nil || *m.Value != want {
			t.Errorf("%s is %v, want %v", name, m.Value, want)
		}
	}
	var names []string
	for i := range x.Choice.Tools {
		names = append(names, x.Choice.Label(&x.Choice.Tools[i]))
	}
	if !slices.Equal(names, []string{"docs/search", "web/search"}) {
		t.Error(names)
	}
}

// TestTimeOfScripted checks that a rule on time uses scripted trials if there are no
// live ones, and that reports do not.
func TestTimeOfScripted(t *testing.T) {
	x := choices(t, watched{offer: []trial.ToolName{search}, calls: []trial.ToolUse{called(search, 10, 5)}, source: trial.Scripted})
	if m, _ := x.Lookup("tool.search.p95_ms"); m.Value == nil || *m.Value != 10 || len(m.Warnings) == 0 {
		t.Errorf("a rule sees %+v", m)
	}
	if m := x.Choice.Tools[0].Metric("p95_ms"); m.Value != nil {
		t.Errorf("a report shows %+v", m)
	}
}

// TestNoToolChoice checks that a run without recorded calls or without tools has no
// figures of tools.
func TestNoToolChoice(t *testing.T) {
	for _, w := range []watched{{old: true}, {}, {expect: []string{"search"}}} {
		x := choices(t, w)
		m, ok := x.Lookup("tools.first_call_accuracy")
		if x.Choice != nil || !ok || m.Value != nil || m.Denominator != 0 || len(m.Warnings) != 1 {
			t.Errorf("%+v: %+v %+v", w, x.Choice, m)
		}
	}
}
