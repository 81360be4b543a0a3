package gate_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/toolchoice"
	"github.com/assay-eval/assay/internal/kind/registry"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/stat/rerun"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// counts is a run of one arm with so many trials of each kind.
type counts struct{ pass, fail, unknown, void, pending, budget, filtered int }

func (c counts) analyse(t *testing.T, gates suite.Gates, limits suite.Limits, missing ...suite.Missing) *analyse.Analysis {
	t.Helper()
	s := &suite.Suite{Name: "gates", Arms: []suite.Arm{{Agent: "x", Scenario: "y"}},
		Graders: map[string]*suite.Grader{"text": {Kind: "text"}}, Gates: gates, Limits: limits}
	for _, m := range missing {
		s.Missing = m
	}
	var plan trial.Plan
	var records []trial.Record
	add := func(n int, records2 func(trial.Key) []trial.Record) {
		for range n {
			task := &suite.Task{ID: fmt.Sprint("t", len(s.Tasks))}
			k := trial.Key{Task: task.ID, Arm: "x/y"}
			s.Tasks, plan.Trials = append(s.Tasks, task), append(plan.Trials, trial.Planned{Key: k})
			records = append(records, records2(k)...)
		}
	}
	graded := func(v trial.Verdict) func(k trial.Key) []trial.Record {
		return func(k trial.Key) []trial.Record {
			text := score(k, 1, "text", v)
			text.Score.Measures = []trial.Measure{{Name: "text.length", Value: new(float64(len(s.Tasks))), Unit: "chars"}}
			return []trial.Record{attempt(k, 1, true, nil), score(k, 1, "agent", trial.Pass), text}
		}
	}
	skip := func(reason string) func(k trial.Key) []trial.Record {
		return func(k trial.Key) []trial.Record {
			return []trial.Record{{Type: trial.RecordSkip, Skip: &trial.Skip{Key: k, Reason: reason}}}
		}
	}
	add(c.pass, graded(trial.Pass))
	add(c.fail, graded(trial.Fail))
	add(c.unknown, graded(trial.Unknown))
	add(c.void, func(k trial.Key) []trial.Record {
		return []trial.Record{attempt(k, 1, true, trial.Faultf(trial.ClassEnvironment, "503"))}
	})
	add(c.pending, func(trial.Key) []trial.Record { return nil })
	add(c.budget, skip("budget"))
	add(c.filtered, skip("filter: tag"))
	a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestGate(t *testing.T) {
	least := suite.Rule{Name: "least", Metric: "success_rate", Min: new(0.8)}
	floor := suite.Rule{Name: "floor", Metric: "success_rate", Min: new(0.5), Floor: true}
	sure := suite.Rule{Name: "sure", Metric: "success_rate", Min: new(0.8), Bind: "lower"}
	for name, c := range map[string]struct {
		counts counts
		mode   string
		rules  []suite.Rule
		words  string // of the rules
		word   analyse.Word
		exit   int
	}{
		"no rules":                       {counts{pass: 1}, "", nil, "", analyse.NoGates, 0},
		"no rules, hard":                 {counts{pass: 1, fail: 2}, "hard", nil, "", analyse.NoGates, 0},
		"no rules, cut off":              {counts{pass: 1, pending: 2}, "", nil, "", analyse.Undecidable, 4},
		"no rules, all void":             {counts{void: 2}, "", nil, "", analyse.NotMeasured, 3},
		"nothing begun":                  {counts{pending: 2}, "warn", []suite.Rule{least}, "undecidable", analyse.NotMeasured, 3},
		"nothing for the money":          {counts{budget: 2}, "warn", []suite.Rule{least}, "undecidable", analyse.NotMeasured, 3},
		"all left out":                   {counts{filtered: 2}, "hard", []suite.Rule{least}, "skipped", analyse.NotMeasured, 3},
		"void keeps a bound":             {counts{void: 2}, "hard", []suite.Rule{{Name: "void", Metric: "void_share", Min: new(0.5), Floor: true}}, "undecidable", analyse.NotMeasured, 3},
		"pass at the bound":              {counts{pass: 8, fail: 2}, "hard", []suite.Rule{least}, "pass", analyse.Pass, 0},
		"not rounded":                    {counts{pass: 7999, fail: 2001}, "hard", []suite.Rule{least}, "fail", analyse.Fail, 1},
		"fail under warn":                {counts{pass: 7, fail: 3}, "warn", []suite.Rule{least, floor}, "fail pass", analyse.Warn, 0},
		"fail under hard":                {counts{pass: 7, fail: 3}, "hard", []suite.Rule{least, floor}, "fail pass", analyse.Fail, 1},
		"floor under warn":               {counts{pass: 4, fail: 6}, "warn", []suite.Rule{least, floor}, "fail fail", analyse.Fail, 1},
		"lower end":                      {counts{pass: 21, fail: 2}, "warn", []suite.Rule{sure}, "undecidable", analyse.Undecidable, 0},
		"unknown is not failed":          {counts{pass: 80, fail: 10, unknown: 10}, "hard", []suite.Rule{least}, "pass", analyse.Pass, 0},
		"unknown could undo it":          {counts{pass: 79, fail: 10, unknown: 10}, "hard", []suite.Rule{least}, "undecidable", analyse.Undecidable, 4},
		"void could undo it":             {counts{pass: 75, fail: 10, void: 9}, "hard", []suite.Rule{least}, "undecidable", analyse.Undecidable, 4},
		"unknown excuses no failure":     {counts{pass: 7, fail: 2, unknown: 2}, "hard", []suite.Rule{least}, "fail", analyse.Fail, 1},
		"unknown against a greatest":     {counts{pass: 8, fail: 2, unknown: 1}, "hard", []suite.Rule{{Name: "most", Metric: "success_rate", Max: new(0.81)}}, "undecidable", analyse.Undecidable, 4},
		"unknown over the limit":         {counts{pass: 70, fail: 9, unknown: 20}, "hard", []suite.Rule{floor}, "pass", analyse.Undecidable, 4},
		"unknown at the limit":           {counts{pass: 70, fail: 10, unknown: 20}, "hard", []suite.Rule{floor}, "pass", analyse.Pass, 0},
		"taken to be unrelated":          {counts{pass: 8, fail: 2, unknown: 2}, "hard", []suite.Rule{least}, "pass", analyse.Pass, 0},
		"only unknown":                   {counts{unknown: 3}, "hard", []suite.Rule{least}, "undecidable", analyse.Undecidable, 4},
		"voids at the limit":             {counts{pass: 9, void: 1}, "hard", []suite.Rule{least}, "pass", analyse.Pass, 0},
		"voids over the limit":           {counts{pass: 8, void: 1}, "hard", []suite.Rule{least}, "undecidable", analyse.Undecidable, 4},
		"voids over the limit, warn":     {counts{pass: 8, void: 1}, "warn", []suite.Rule{least}, "undecidable", analyse.Undecidable, 0},
		"voids without rules":            {counts{pass: 8, void: 1}, "hard", nil, "", analyse.Undecidable, 4},
		"floor breaks among some voids":  {counts{pass: 2, fail: 4, void: 5}, "warn", []suite.Rule{least, floor}, "undecidable fail", analyse.Fail, 1},
		"floor abstains at half":         {counts{pass: 1, fail: 4, void: 5}, "warn", []suite.Rule{least, floor}, "undecidable undecidable", analyse.Undecidable, 0},
		"all void":                       {counts{void: 5}, "warn", []suite.Rule{least, floor}, "undecidable undecidable", analyse.NotMeasured, 3},
		"still running, warn":            {counts{pass: 9, pending: 1}, "warn", []suite.Rule{least}, "undecidable", analyse.Undecidable, 4},
		"still running":                  {counts{pass: 9, pending: 1}, "hard", []suite.Rule{least}, "undecidable", analyse.Undecidable, 4},
		"stopped by the budget":          {counts{pass: 9, budget: 1}, "warn", []suite.Rule{least}, "undecidable", analyse.Undecidable, 4},
		"stopped by the budget, floored": {counts{fail: 9, budget: 1}, "warn", []suite.Rule{floor}, "fail", analyse.Fail, 1},
		"filtered by choice":             {counts{pass: 9, filtered: 50}, "hard", []suite.Rule{least}, "pass", analyse.Pass, 0},
		"hard: fail beats undecidable": {counts{pass: 7, fail: 3}, "hard",
			[]suite.Rule{least, {Name: "none", Metric: "success_rate", Where: suite.Selector{Tag: "none"}, Min: new(0.1)}}, "fail undecidable", analyse.Fail, 1},
		"other metrics": {counts{pass: 8, fail: 2, void: 1}, "hard", []suite.Rule{
			{Name: "void", Metric: "void_share", Max: new(0.5)}, {Name: "criterion", Metric: "text.ok", Min: new(0.7)}, {Name: "measure", Metric: "text.length.median", Max: new(5.5)},
			{Name: "seed", Metric: "success_rate_seed", Max: new(8.0 / 11)}, {Name: "turns", Metric: "turns.p90", Max: new(1.0)}, {Name: "time", Metric: "time_ms.median", Max: new(0.0)},
		}, "pass pass pass pass pass pass", analyse.Pass, 0},
		"no such metric": {counts{pass: 8}, "warn", []suite.Rule{{Name: "x", Metric: "text.nothing", Min: new(0.1)}}, "undecidable", analyse.Undecidable, 0},
		"no interval":    {counts{pass: 8}, "warn", []suite.Rule{{Name: "x", Metric: "turns.mean", Max: new(2.0), Bind: "upper"}}, "undecidable", analyse.Undecidable, 0},
	} {
		limits := suite.Limits{}
		if name == "other metrics" {
			limits.VoidShare = new(0.2)
		}
		var missing suite.Missing
		if name == "taken to be unrelated" {
			missing = suite.Missing{Assume: "unrelated", Because: "the grader forgets at random"}
		}
		a := c.counts.analyse(t, suite.Gates{Mode: c.mode, Rules: c.rules}, limits, missing)
		var words []string
		for _, r := range a.Rules {
			words = append(words, string(r.Verdict))
			if r.Why == "" {
				t.Errorf("%s: rule %s does not say why", name, r.Name)
			}
		}
		v := a.Verdict
		if got := strings.Join(words, " "); got != c.words || v.Word != c.word || v.Exit != c.exit {
			t.Errorf("%s: %s → %s, exit %d; want %s → %s, exit %d (%v)", name, got, v.Word, v.Exit, c.words, c.word, c.exit, v.Why)
		}
		if (v.Word == analyse.Pass || v.Word == analyse.NoGates) != (len(v.Why) == 0) {
			t.Errorf("%s: %s because %q", name, v.Word, v.Why)
		}
	}
}

// TestFalseAlarm checks that the false alarm of a rule on a rate is the chance of a
// rerun of the same tasks, and that an estimate out of bounds has no false alarm.
func TestFalseAlarm(t *testing.T) {
	cells := func(pass, fail int) []stat.Cluster {
		return append(slices.Repeat([]stat.Cluster{{K: 1, N: 1}}, pass), slices.Repeat([]stat.Cluster{{K: 0, N: 1}}, fail)...)
	}
	for _, c := range []struct {
		name string
		rule suite.Rule
		runs counts
		bad  func(k int) bool
	}{
		{"least", suite.Rule{Metric: "success_rate", Min: new(0.85)}, counts{pass: 21, fail: 2}, func(k int) bool { return k < 20 }},
		{"most", suite.Rule{Metric: "success_rate", Max: new(0.15)}, counts{pass: 2, fail: 21}, func(k int) bool { return k > 3 }},
		{"criterion", suite.Rule{Metric: "text.ok", Min: new(0.85)}, counts{pass: 21, fail: 2}, func(k int) bool { return k < 20 }},
		{"lower end", suite.Rule{Metric: "success_rate", Min: new(0.7), Bind: "lower"}, counts{pass: 21, fail: 2},
			func(k int) bool { return *stat.Proportion(k, 23, 0.95).High < 0.7 }},
	} {
		r := c.runs.analyse(t, suite.Gates{Rules: []suite.Rule{c.rule}}, suite.Limits{}).Rules[0]
		want, _ := rerun.Chance(cells(c.runs.pass, c.runs.fail), c.bad)
		if r.FalseAlarm == nil || *r.FalseAlarm != want.P || *r.FalseAlarmHigh != *want.High || r.FalseAlarmMethod != analyse.AlarmRerun {
			t.Errorf("%s: %v by %s, want %v", c.name, r.FalseAlarm, r.FalseAlarmMethod, want.P)
		}
	}
	out := suite.Rule{Metric: "success_rate", Max: new(0.01)}
	if a := (counts{pass: 2, fail: 21}).analyse(t, suite.Gates{Rules: []suite.Rule{out}}, suite.Limits{}); a.Rules[0].FalseAlarm != nil {
		t.Error("an alarm at an estimate out of bounds is not false")
	}
}

// TestMetricNames checks that every listed metric can be measured.
func TestMetricNames(t *testing.T) {
	e := analysetest.Bindings()
	search := trial.ToolName{Name: "search", Server: "docs"}
	for _, task := range e.Suite.Tasks {
		task.ExpectTools = []string{"search"}
	}
	for _, r := range e.Records {
		if r.Attempt != nil {
			r.Attempt.Choice = &trial.ToolChoice{Offered: []trial.ToolName{search}, Calls: []trial.ToolUse{{ToolName: search, Valid: new(true), MS: new(int64(12)), Args: 3, Result: 40}}}
		}
	}
	names := analyse.MetricNames(e.Suite, registry.Analysis(), []string{"agent.finished", "binding.match"}, []string{"binding.files_read"})
	for _, figure := range toolchoice.FigureNames() {
		names = append(names, "tool.search."+figure, "tool.docs/search."+figure)
	}
	e.Suite.Gates.Rules = nil
	for _, n := range names {
		e.Suite.Gates.Rules = append(e.Suite.Gates.Rules, suite.Rule{Name: n, Metric: n, Min: new(0.0)})
	}
	for _, r := range e.Analyse().Rules {
		more := strings.HasPrefix(r.Metric, "pass_") && !strings.HasPrefix(r.Metric, "pass_at_1") && !strings.HasPrefix(r.Metric, "pass_pow_1") ||
			strings.HasPrefix(r.Metric, "pass_at_10") || strings.HasPrefix(r.Metric, "pass_pow_10") // no task has as many trials
		if (r.Measured.Value == nil) != (more && !strings.HasSuffix(r.Metric, "_plugin")) || strings.HasPrefix(r.Why, "there is no metric") {
			t.Errorf("%s: %s", r.Metric, r.Why)
		}
	}
	if !slices.Contains(names, "binding.recall_total") || slices.Contains(analyse.MetricNames(&suite.Suite{}, registry.Analysis(), nil, nil), "binding.recall") {
		t.Error("the binding family is not listed right")
	}
}

func attempt(k trial.Key, n int, settled bool, f *trial.Fault) trial.Record {
	a := &trial.AttemptRecord{Attempt: trial.Attempt{Key: k, N: n, Source: trial.Live, Fault: f}, Settled: settled}
	if f == nil {
		a.End = &trial.End{Reason: trial.Finished, Turns: 1}
	}
	return trial.Record{Type: trial.RecordAttempt, Attempt: a}
}

func score(k trial.Key, n int, grader string, v trial.Verdict) trial.Record {
	return trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: k, Attempt: n, Grader: grader,
		Criteria: []trial.Criterion{{Name: grader + ".ok", Verdict: v, Required: true, Evidence: []string{"because"}}}}}
}
