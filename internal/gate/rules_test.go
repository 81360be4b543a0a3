package gate_test

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/kind/binding"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// field is a run of several arms, written as a map from arm to one word a task. A
// word has a letter a trial: p pass, f fail, u unknown, v void, "-" pending, $ left
// out because the budget was spent, x left out by a filter; of bindings a aborted, w
// wrong file.
type field struct {
	arms  []string
	tasks [][]string // by task, then arm
	ms    func(task, arm, index int) int64
}

func (f field) analyse(t testing.TB, gates suite.Gates, opt gate.Options, change ...func(*suite.Suite)) *analyse.Analysis {
	t.Helper()
	s := &suite.Suite{Name: "field", Trials: 1, Seed: 1, Gates: gates,
		Graders: map[string]*suite.Grader{"binding": {Kind: "binding"}},
		Compare: map[string]suite.Comparison{"treat": {Treatment: suite.Selector{Scenario: "treat"}, Control: suite.Selector{Scenario: "plain"}}}}
	for _, id := range f.arms {
		agent, scenario, _ := strings.Cut(id, "/")
		s.Arms = append(s.Arms, suite.Arm{Agent: agent, Scenario: scenario})
	}
	var plan trial.Plan
	var records []trial.Record
	for i, words := range f.tasks {
		s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprintf("t%02d", i), Tags: []string{fmt.Sprint("tag", i%2)}, Target: suite.Target{File: "f", Symbol: "s"}})
		for j, word := range words {
			for index, letter := range word {
				k := trial.Key{Task: s.Tasks[i].ID, Arm: f.arms[j], Index: index}
				plan.Trials = append(plan.Trials, trial.Planned{Key: k})
				records = append(records, f.records(k, letter, i, j)...)
			}
		}
	}
	for _, c := range change {
		c(s)
	}
	a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{}, opt)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func (f field) records(k trial.Key, letter rune, task, arm int) []trial.Record {
	graded := func(v trial.Verdict, label string) []trial.Record {
		done, sc := attempt(k, 1, true, nil), score(k, 1, "binding", v)
		if f.ms != nil {
			done.Attempt.Timing.AgentMS = f.ms(task, arm, k.Index)
		}
		sc.Score.Label = label
		return []trial.Record{done, score(k, 1, "agent", trial.Pass), sc}
	}
	switch letter {
	case 'p':
		return graded(trial.Pass, binding.Correct)
	case 'f', 'w':
		return graded(trial.Fail, binding.WrongFile)
	case 'a':
		return graded(trial.Fail, binding.Aborted)
	case 'u':
		return graded(trial.Unknown, "")
	case 'v':
		return []trial.Record{attempt(k, 1, true, trial.Faultf(trial.ClassEnvironment, "503"))}
	case '$':
		return []trial.Record{{Type: trial.RecordSkip, Skip: &trial.Skip{Key: k, Reason: "budget"}}}
	case 'x':
		return []trial.Record{{Type: trial.RecordSkip, Skip: &trial.Skip{Key: k, Reason: "filter: arm"}}}
	}
	return nil
}

// repeat makes n tasks of each pattern.
func repeat(patterns ...any) [][]string {
	var out [][]string
	for i := 0; i < len(patterns); i += 2 {
		for range patterns[i].(int) {
			out = append(out, patterns[i+1].([]string))
		}
	}
	return out
}

// pairs is a run of x/plain and x/treat with so many tasks of each kind.
func pairs(both, treatmentOnly, controlOnly, neither int) field {
	return field{arms: []string{"x/plain", "x/treat"}, tasks: repeat(both, []string{"p", "p"}, treatmentOnly, []string{"f", "p"},
		controlOnly, []string{"p", "f"}, neither, []string{"f", "f"})}
}

func TestComparisonRules(t *testing.T) {
	difference := suite.Rule{Compare: "treat", Metric: "difference", Min: new(0.0), Bind: "lower"}
	margin := suite.Rule{Compare: "treat", NonInferior: new(0.1)}
	with := func(r suite.Rule, change func(*suite.Rule)) suite.Rule { change(&r); return r }
	p := with(difference, func(r *suite.Rule) { r.Metric, r.Min, r.Max, r.Bind = "p", nil, new(0.05), "" })
	for _, c := range []struct {
		name string
		f    field
		rule suite.Rule
		want analyse.Word
		why  string // part of it
	}{
		{"shown better", pairs(10, 12, 1, 7), difference, analyse.Pass, "lower end"},
		{"not shown", pairs(10, 5, 3, 12), difference, analyse.Undecidable, "holds the bound"},
		{"shown worse", pairs(10, 1, 12, 7), difference, analyse.Fail, "the whole interval"},
		{"better by estimate", pairs(10, 5, 3, 12), with(difference, func(r *suite.Rule) { r.Bind = "" }), analyse.Pass, "+6.7 points ≥ +0.0 points"},
		{"not shown worse", pairs(10, 3, 5, 12), with(difference, func(r *suite.Rule) { r.Bind = "upper" }), analyse.Pass, "upper end"},

		{"small p", pairs(10, 12, 1, 7), p, analyse.Pass, "≤ 0.05"},
		{"large p", pairs(10, 5, 3, 12), p, analyse.Fail, "> 0.05"},
		{"small p, but worse", pairs(10, 1, 12, 7), p, analyse.Fail, "but the treatment is not better (-36.7 points)"},
		{"no evidence of a difference", pairs(10, 5, 3, 12), with(p, func(r *suite.Rule) { r.Max, r.Min = nil, new(0.1) }), analyse.Pass, "≥ 0.1"},
		{"one-sided p, worse", pairs(10, 1, 12, 7), with(p, func(r *suite.Rule) { r.Metric = "p_exact_one_sided" }), analyse.Fail, "> 0.05"},
		{"p has no interval", pairs(10, 12, 1, 7), with(p, func(r *suite.Rule) { r.Bind = "upper" }), analyse.Undecidable, "no interval"},

		{"no worse", pairs(60, 3, 3, 4), margin, analyse.Pass, "shown to be less than 10.0 points worse"},
		{"no worse, not shown", pairs(10, 3, 4, 3), margin, analyse.Undecidable, "not shown"},
		{"worse by more", pairs(10, 0, 40, 10), margin, analyse.Fail, "shown to be worse by more"},
		{"nothing to compare", field{arms: []string{"x/plain", "x/treat"}, tasks: repeat(5, []string{"u", "p"})}, margin, analyse.Undecidable, "nothing could be evaluated"},
		{"all unknown", field{arms: []string{"x/plain", "x/treat"}, tasks: repeat(5, []string{"u", "u"})}, difference, analyse.Undecidable, "nothing could be evaluated"},
		{"too many void", field{arms: []string{"x/plain", "x/treat"}, tasks: repeat(10, []string{"f", "p"}, 5, []string{"v", "p"})}, difference, analyse.Undecidable, "void"},
		{"one arm left out", field{arms: []string{"x/plain", "x/treat"}, tasks: repeat(5, []string{"x", "p"})}, difference, analyse.RuleSkipped, "arm x/plain was left out of the run (filter: arm)"},
		{"unbounded odds ratio", pairs(10, 8, 0, 2), with(difference, func(r *suite.Rule) { r.Metric, r.Min = "odds_ratio", new(1.0) }), analyse.Pass, "lower end"},
		{"odds ratio of no pair", pairs(10, 0, 0, 2), with(difference, func(r *suite.Rule) { r.Metric, r.Min = "odds_ratio", new(1.0) }), analyse.Undecidable, "odds_ratio"},
		{"no cost", pairs(10, 3, 2, 2), with(difference, func(r *suite.Rule) { r.Metric, r.Min, r.Max = "cost_ratio", nil, new(1.0) }), analyse.Undecidable, "nothing could be evaluated"},
		{"no such agent", pairs(10, 3, 2, 2), with(difference, func(r *suite.Rule) { r.Where.Agent = "z" }), analyse.Undecidable, "no comparison treat of agent z"},
	} {
		c.rule.Name = c.name
		a := c.f.analyse(t, suite.Gates{Rules: []suite.Rule{c.rule}}, gate.Options{})
		r := a.Rules[0]
		if r.Verdict != c.want || !strings.Contains(r.Why, c.why) {
			t.Errorf("%s: %s: %q; want %s: %q", c.name, r.Verdict, r.Why, c.want, c.why)
		}
		sound(t, c.name, r)
	}
}

// TestComparisonOfAgents: all agents must hold, and the worst is shown.
func TestComparisonOfAgents(t *testing.T) {
	f := field{arms: []string{"x/plain", "x/treat", "y/plain", "y/treat"},
		tasks: repeat(10, []string{"p", "p", "p", "p"}, 12, []string{"f", "p", "p", "f"}, 8, []string{"f", "f", "f", "f"})}
	rule := suite.Rule{Name: "better", Compare: "treat", Metric: "difference", Min: new(0.0), Bind: "lower"}
	only := rule
	only.Where.Agent = "x*"
	a := f.analyse(t, suite.Gates{Mode: "hard", Rules: []suite.Rule{rule, only}}, gate.Options{})
	if r := a.Rules[0]; r.Verdict != analyse.Fail || r.Of != "y/treat vs y/plain" || r.Among != 2 || !strings.HasPrefix(r.Why, "y/treat vs y/plain: the whole interval") || !strings.HasSuffix(r.Why, "(1 of 2)") {
		t.Errorf("%+v", r)
	}
	if r := a.Rules[1]; r.Verdict != analyse.Pass || r.Of != "x/treat vs x/plain" || r.Among != 0 {
		t.Errorf("%+v", r)
	}
	if a.Verdict.Exit != gate.ExitFail {
		t.Errorf("%+v", a.Verdict)
	}
}

// TestClusteredMargin checks that, with several trials a task, the rule's margin
// gives the same result as the suite's margin gives in the comparison.
func TestClusteredMargin(t *testing.T) {
	f := field{arms: []string{"x/plain", "x/treat"}, tasks: repeat(50, []string{"ppp", "ppp"}, 3, []string{"ppf", "ppp"}, 3, []string{"ppp", "pff"})}
	a := f.analyse(t, suite.Gates{Rules: []suite.Rule{{Name: "m", Compare: "treat", NonInferior: new(0.1)}}}, gate.Options{}, func(s *suite.Suite) {
		c := s.Compare["treat"]
		c.Margin = new(0.1)
		s.Compare["treat"] = c
	})
	own, r := a.Comparisons[0].NonInferiority, a.Rules[0]
	if own == nil || own.Lower == nil || r.Bound == nil || *own.Lower != *r.Bound || *own.Shown != (r.Verdict == analyse.Pass) {
		t.Errorf("%+v against %+v", own, r)
	}
	if r.Verdict != analyse.Pass || r.N != 56 {
		t.Errorf("%s of %d: %s", r.Verdict, r.N, r.Why)
	}
}

func TestRatchet(t *testing.T) {
	was := field{arms: []string{"x/plain"}, tasks: repeat(20, []string{"p"}, 10, []string{"f"}), ms: func(task, _, _ int) int64 { return int64(1000 + 10*task) }}
	now := func(words ...any) field {
		return field{arms: []string{"x/plain"}, tasks: repeat(words...), ms: func(task, _, _ int) int64 { return int64(1200 + 13*task) }}
	}
	same := now(20, []string{"p"}, 10, []string{"f"})
	one := now(19, []string{"p"}, 11, []string{"f"})
	worse := now(8, []string{"p"}, 22, []string{"f"})
	b := baseline.New(was.analyse(t, suite.Gates{}, gate.Options{}))
	drop := func(d float64, bind string) suite.Rule {
		return suite.Rule{Metric: "success_rate", MaxDrop: &d, Bind: bind}
	}
	rise := func(metric string, d float64, bind string) suite.Rule {
		return suite.Rule{Metric: metric, MaxRise: &d, Bind: bind}
	}
	other := func(change func(*baseline.Baseline)) *baseline.Baseline {
		b := baseline.New(was.analyse(t, suite.Gates{}, gate.Options{}))
		change(&b)
		return &b
	}
	for _, c := range []struct {
		name string
		f    field
		rule suite.Rule
		base *baseline.Baseline
		want analyse.Word
		why  string
		n    int
	}{
		{"no baseline", same, drop(0, ""), nil, analyse.Undecidable, "no baseline yet: assay baseline write RUN", 0},
		{"as it was", same, drop(0, ""), &b, analyse.Pass, "66.7% → 66.7% over 30 tasks: +0.0 points ≥ +0.0 points", 30},
		{"one less", one, drop(0, ""), &b, analyse.Fail, "66.7% → 63.3% over 30 tasks: -3.3 points < +0.0 points", 30},
		{"one less, allowed", one, drop(0.05, ""), &b, analyse.Pass, "-3.3 points ≥ -5.0 points", 30},
		{"one less, not for sure", one, drop(0.05, "lower"), &b, analyse.Undecidable, "holds the bound -5.0 points", 30},
		{"one less, not shown", one, drop(0, "upper"), &b, analyse.Pass, "upper end", 30},
		{"shown less", worse, drop(0.05, "upper"), &b, analyse.Fail, "upper end", 30},
		{"a criterion", one, suite.Rule{Metric: "binding.ok", MaxDrop: new(0.0)}, &b, analyse.Fail, "-3.3 points", 30},
		{"some of the tasks", one, suite.Rule{Metric: "success_rate", Where: suite.Selector{Tag: "tag0"}, MaxDrop: new(0.0)}, &b, analyse.Pass, "over 15 tasks", 15},
		{"time", same, rise("time_ms", 0.3, ""), &b, analyse.Pass, "1.1 s → 1.4 s, geometric means over 30 tasks: +2", 30},
		{"time, for sure", same, rise("time_ms", 0.3, "upper"), &b, analyse.Pass, "upper end", 30},
		{"time, too long", same, rise("time_ms", 0.1, "upper"), &b, analyse.Fail, "the whole interval", 30},
		{"a statistic of time", same, rise("time_ms.median", 0.1, ""), &b, analyse.Fail, "→", 30},
		{"a statistic has no interval of its change", same, rise("time_ms.median", 0.1, "upper"), &b, analyse.Undecidable, "no interval", 30},
		{"bindings", one, suite.Rule{Metric: "binding.recall", MaxDrop: new(0.05)}, &b, analyse.Pass, "66.7% → 63.3%: -3.3 points", 30},
		{"bindings, for sure", one, suite.Rule{Metric: "binding.recall", MaxDrop: new(0.05), Bind: "lower"}, &b, analyse.Undecidable, "holds", 30},
		{"bindings of some tasks", one, suite.Rule{Metric: "binding.recall", Where: suite.Selector{Tag: "tag0"}, MaxDrop: new(0.05)}, &b, analyse.Undecidable, "of the whole arm only", 0},
		{"no cost", same, rise("cost_usd", 0.1, ""), &b, analyse.Undecidable, "nothing could be evaluated: no tasks measured in both runs", 0},
		{"nothing measured", now(30, []string{"u"}), drop(0, ""), &b, analyse.Undecidable, "nothing could be evaluated", 0},
		{"too many void", now(20, []string{"p"}, 10, []string{"v"}), drop(0, ""), &b, analyse.Undecidable, "void", 20},
		{"left out", now(30, []string{"x"}), drop(0, ""), &b, analyse.RuleSkipped, "filter: arm", 0},
		{"other arms", same, drop(0, ""), other(func(b *baseline.Baseline) { b.Arms[0].ID = "y/plain" }), analyse.Undecidable, "the baseline has no arm x/plain", 0},
		{"a changed task", one, drop(0, ""), other(func(b *baseline.Baseline) { b.Tasks[19].Digest = "other" }), analyse.Pass, "over 29 tasks", 29},
		{"a task less, bindings", same, suite.Rule{Metric: "binding.recall", MaxDrop: new(0.05)}, other(func(b *baseline.Baseline) { b.Cells = b.Cells[1:] }), analyse.Undecidable, "1 are in one of the two runs only", 0},
		{"no such metric", same, suite.Rule{Metric: "text.nothing", MaxDrop: new(0.05)}, &b, analyse.Undecidable, "there is no metric", 0},
	} {
		c.rule.Name = c.name
		r := c.f.analyse(t, suite.Gates{Rules: []suite.Rule{c.rule}}, gate.Options{Baseline: c.base}).Rules[0]
		if r.Verdict != c.want || !strings.Contains(r.Why, c.why) || r.N != c.n {
			t.Errorf("%s: %s of %d: %q; want %s of %d: %q", c.name, r.Verdict, r.N, r.Why, c.want, c.n, c.why)
		}
		sound(t, c.name, r)
	}
}

// TestRatchetOfSeveralTrials: tasks with several trials are compared by their
// rates, and tasks that all changed alike leave an interval with a width.
func TestRatchetOfSeveralTrials(t *testing.T) {
	run := func(words ...string) field {
		f := field{arms: []string{"x/plain"}}
		for _, w := range words {
			f.tasks = append(f.tasks, []string{w})
		}
		return f
	}
	b := baseline.New(run("pp", "pf", "ff", "pp").analyse(t, suite.Gates{}, gate.Options{}))
	rules := suite.Gates{Rules: []suite.Rule{{Name: "r", Metric: "success_rate", MaxDrop: new(0.1), Bind: "lower"}}}
	r := run("pf", "ff", "ff", "pp").analyse(t, rules, gate.Options{Baseline: &b}).Rules[0]
	// R: t.test(c(-.5, -.5, 0, 0)) gives -0.25 (-0.7093465578, 0.2093465578).
	if m := r.Measured; r.N != 4 || math.Abs(*m.Value+0.25) > 1e-12 || math.Abs(*m.Low+0.7093465578) > 1e-9 || math.Abs(*m.High-0.2093465578) > 1e-9 || m.Method != "student_t" {
		t.Errorf("%+v", m)
	}
	r = run("pp", "pf", "ff", "pp").analyse(t, rules, gate.Options{Baseline: &b}).Rules[0]
	if m := r.Measured; *m.Value != 0 || *m.Low >= -0.4 || *m.High <= 0.4 || r.Verdict != analyse.Undecidable {
		t.Errorf("four tasks without a change show %+v", m)
	}
}

// TestRatchetMissing checks that trials without a verdict, of this run or of the baseline,
// take back a pass that they could reverse, and only that.
func TestRatchetMissing(t *testing.T) {
	run := func(words ...any) field { return field{arms: []string{"x/plain"}, tasks: repeat(words...)} }
	full := run(20, []string{"p"}, 10, []string{"f"})
	gap := run(18, []string{"p"}, 2, []string{"v"}, 10, []string{"f"})
	before := run(20, []string{"p"}, 8, []string{"f"}, 2, []string{"v"})
	unknown := run(19, []string{"p"}, 1, []string{"u"}, 10, []string{"f"})
	unrelated := func(s *suite.Suite) { s.Missing = suite.Missing{Assume: "unrelated", Because: "the power failed"} }
	for _, c := range []struct {
		name     string
		was, now field
		metric   string
		drop     float64
		change   func(*suite.Suite)
		want     analyse.Word
		why      string
	}{
		{"void now", full, gap, "success_rate", 0.05, nil, analyse.Undecidable, "with 2 trials without a verdict against it -6.7 points"},
		{"void now, loose limit", full, gap, "success_rate", 0.07, nil, analyse.Pass, ""},
		{"void in the baseline", before, full, "success_rate", 0.05, nil, analyse.Undecidable, "2 trials"},
		{"void in both", before, gap, "success_rate", 0.1, nil, analyse.Undecidable, "with 4 trials without a verdict against it -13.3 points"},
		{"unknown now", full, unknown, "success_rate", 0.03, nil, analyse.Undecidable, "1 trial "},
		{"a criterion", full, gap, "binding.ok", 0.05, nil, analyse.Undecidable, "2 trials"},
		{"a rate of the arm", full, gap, "binding.recall", 0.05, nil, analyse.Undecidable, "2 trials"},
		{"a rate of the arm, void in the baseline", before, full, "binding.recall", 0.05, nil, analyse.Undecidable, "2 trials"},
		{"declared unrelated", full, gap, "success_rate", 0.05, unrelated, analyse.Pass, "taken to be unrelated: the power failed"},
		{"a failure stands", full, run(16, []string{"p"}, 2, []string{"f"}, 2, []string{"v"}, 10, []string{"f"}), "success_rate", 0.05, nil, analyse.Fail, "points <"},
	} {
		b := baseline.New(c.was.analyse(t, suite.Gates{}, gate.Options{}))
		rule := suite.Rule{Name: "r", Metric: c.metric, MaxDrop: &c.drop}
		var change []func(*suite.Suite)
		if c.change != nil {
			change = append(change, c.change)
		}
		r := c.now.analyse(t, suite.Gates{Rules: []suite.Rule{rule}}, gate.Options{Baseline: &b}, change...).Rules[0]
		if r.Verdict != c.want || !strings.Contains(r.Why, c.why) {
			t.Errorf("%s: %s: %q; want %s: %q", c.name, r.Verdict, r.Why, c.want, c.why)
		}
	}
	rise := suite.Rule{Name: "r", Metric: "success_rate", MaxRise: new(0.05)}
	b := baseline.New(full.analyse(t, suite.Gates{}, gate.Options{}))
	if r := gap.analyse(t, suite.Gates{Rules: []suite.Rule{rise}}, gate.Options{Baseline: &b}).Rules[0]; r.Verdict != analyse.Pass {
		t.Errorf("2 void trials of tasks that passed before cannot raise the rate: %s: %s", r.Verdict, r.Why)
	}
}

// TestRatchetOfClusters checks that clusters are the units of a change.
func TestRatchetOfClusters(t *testing.T) {
	was := field{arms: []string{"x/plain"}, tasks: repeat(30, []string{"p"})}
	now := field{arms: []string{"x/plain"}, tasks: repeat(15, []string{"f"}, 15, []string{"p"})}
	cluster := func(s *suite.Suite) {
		s.Cluster = "repository"
		for i, task := range s.Tasks {
			task.Attributes = map[string]string{"repository": fmt.Sprint(i / 5)}
		}
	}
	rule := suite.Rule{Name: "r", Metric: "success_rate", MaxDrop: new(0.2), Bind: "upper"}
	b := baseline.New(was.analyse(t, suite.Gates{}, gate.Options{}, cluster))
	alone := now.analyse(t, suite.Gates{Rules: []suite.Rule{rule}}, gate.Options{Baseline: &b}).Rules[0]
	r := now.analyse(t, suite.Gates{Rules: []suite.Rule{rule}}, gate.Options{Baseline: &b}, cluster).Rules[0]
	if alone.Verdict != analyse.Fail || r.Verdict != analyse.Pass || r.Measured.Clusters != 6 || *r.Measured.High < *alone.Measured.High+0.2 {
		t.Errorf("independent: %s %+v\nclustered: %s %+v", alone.Verdict, alone.Measured, r.Verdict, r.Measured)
	}
}

// sound checks what holds for every rule.
func sound(t testing.TB, name string, r analyse.Rule) {
	t.Helper()
	if r.Why == "" || strings.Contains(r.Why, "%!") || strings.Contains(r.Why, "NaN") || strings.Contains(r.Why, "Inf") {
		t.Errorf("%s: %s because %q", name, r.Verdict, r.Why)
	}
	if r.Verdict == analyse.Pass && (r.N <= 0 || r.Bound == nil) {
		t.Errorf("%s passes on nothing: %+v", name, r)
	}
	if p := r.FalseAlarm; (p == nil) != (r.FalseAlarmMethod == "") || p != nil && !(*p >= 0 && *p <= 1) {
		t.Errorf("%s: false alarm %v by %q", name, p, r.FalseAlarmMethod)
	}
	if r.Needed < 0 || r.Needed > 0 && r.Verdict != analyse.Undecidable {
		t.Errorf("%s is %s and needs %d", name, r.Verdict, r.Needed)
	}
	if _, err := json.Marshal(r); err != nil { // NaN or infinite
		t.Errorf("%s: %v", name, err)
	}
}

// TestVerdictMonotone: one more pass in place of a failure never makes a rule
// with a least value worse.
func TestVerdictMonotone(t *testing.T) {
	testenv.Slow(t)
	order := map[analyse.Word]int{analyse.Fail: 0, analyse.Undecidable: 1, analyse.Pass: 2}
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(1, 16).Draw(rt, "n")
		k := rapid.IntRange(0, n-1).Draw(rt, "k")
		limit := rapid.Float64Range(0, 1).Draw(rt, "limit")
		margin := rapid.Float64Range(0.01, 0.9).Draw(rt, "margin")
		var rules []suite.Rule
		for _, bind := range []string{"estimate", "lower", "upper"} {
			rules = append(rules, suite.Rule{Name: bind, Metric: "success_rate", Where: suite.Selector{Scenario: "treat"}, Min: &limit, Bind: bind},
				suite.Rule{Name: "difference " + bind, Compare: "treat", Metric: "difference", Min: new(limit - 0.5), Bind: bind},
				suite.Rule{Name: "drop " + bind, Metric: "success_rate", Where: suite.Selector{Scenario: "treat"}, MaxDrop: &limit, Bind: bind})
		}
		rules = append(rules, suite.Rule{Name: "margin", Compare: "treat", NonInferior: &margin})
		half := n / 2
		run := func(k int) field {
			f := field{arms: []string{"x/plain", "x/treat"}}
			for i := range n {
				letter := func(pass bool) string { return map[bool]string{true: "p", false: "f"}[pass] }
				f.tasks = append(f.tasks, []string{letter(i < half), letter(i < k)})
			}
			return f
		}
		base := baseline.New(run(half).analyse(t, suite.Gates{}, gate.Options{}))
		was := run(k).analyse(t, suite.Gates{Rules: rules}, gate.Options{Baseline: &base}).Rules
		is := run(k+1).analyse(t, suite.Gates{Rules: rules}, gate.Options{Baseline: &base}).Rules
		for i := range was {
			if order[is[i].Verdict] < order[was[i].Verdict] {
				rt.Errorf("%s: %d of %d is %s (%s), %d is %s (%s)", rules[i].Name, k, n, was[i].Verdict, was[i].Why, k+1, is[i].Verdict, is[i].Why)
			}
			sound(t, rules[i].Name, is[i])
		}
	})
}

// FuzzRules: no run is so broken that a rule panics or passes on nothing.
func FuzzRules(f *testing.F) {
	for _, seed := range []string{"", "v", "vvvvvvvv", "--------", "xxxxxxxx", "$$$$$$$$", "uuuuuuuu", "pfpfpfpf", "pvfu-x$a", "pppppppp", "ffffffff", "aaaawwww"} {
		f.Add([]byte(seed), uint8(1), uint8(1), 0.5)
		f.Add([]byte(seed), uint8(2), uint8(3), 0.0)
	}
	f.Fuzz(func(t *testing.T, letters []byte, trials, wide uint8, limit float64) {
		if len(letters) > 200 || math.IsNaN(limit) || math.IsInf(limit, 0) {
			t.Skip("beyond the runs that this makes")
		}
		arms := []string{"x/plain", "x/treat", "y/plain", "y/treat"}[:1+wide%4]
		per := 1 + int(trials%3)
		read := func(letters []byte) field {
			fd := field{arms: arms, ms: func(task, arm, index int) int64 { return int64(task * arm * index) }}
			for at := 0; at < len(letters); {
				var row []string
				for range arms {
					word := ""
					for range per {
						if at < len(letters) {
							word += string("pfuv-$xaw"[letters[at]%9])
							at++
						}
					}
					row = append(row, word)
				}
				fd.tasks = append(fd.tasks, row)
			}
			return fd
		}
		base := baseline.New(read(letters[len(letters)/2:]).analyse(t, suite.Gates{}, gate.Options{}))
		share := math.Abs(math.Mod(limit, 1))
		var rules []suite.Rule
		add := func(r suite.Rule) {
			r.Name = fmt.Sprint("rule ", len(rules))
			rules = append(rules, r)
		}
		for _, bind := range []string{"", "lower", "upper"} {
			for _, m := range []string{"success_rate", "void_share", "binding.recall", "binding.ok", "time_ms.median", "turns.mean", "pass_at_3", "no.such"} {
				add(suite.Rule{Metric: m, Min: &limit, Bind: bind})
				add(suite.Rule{Metric: m, Max: &limit, Bind: bind, Where: suite.Selector{Scenario: "t*", Tag: "tag1"}, Floor: true})
				add(suite.Rule{Metric: m, MaxDrop: &share, Bind: bind})
				add(suite.Rule{Metric: m, MaxRise: &share, Bind: bind})
			}
			for _, m := range append([]string{"no_such"}, suite.ComparisonMetrics...) {
				add(suite.Rule{Compare: "treat", Metric: m, Min: &limit, Bind: bind})
				add(suite.Rule{Compare: "treat", Metric: m, Max: &limit, Bind: bind, Where: suite.Selector{Agent: "y"}})
			}
			add(suite.Rule{Metric: "time_ms", MaxRise: &share, Bind: bind})
			add(suite.Rule{Metric: "tokens", MaxDrop: &share, Bind: bind})
		}
		add(suite.Rule{Compare: "treat", NonInferior: &share})
		add(suite.Rule{Compare: "none", NonInferior: &limit})
		add(suite.Rule{Metric: "success_rate"})
		for _, gates := range []suite.Gates{{Mode: "hard", Rules: rules}, {Mode: "warn", Profile: gate.ProfileSeed, Rules: rules[:1]}} {
			a := read(letters).analyse(t, gates, gate.Options{Baseline: &base})
			passed := 0
			for _, r := range a.Rules {
				sound(t, fmt.Sprintf("%s %+v", r.Name, r.Rule), r)
				passed += len(strings.Repeat("x", map[bool]int{true: 1}[r.Verdict == analyse.Pass]))
			}
			v := a.Verdict
			if v.Passed+v.Failed+v.Undecidable+v.Skipped != len(a.Rules) || v.Passed != passed {
				t.Errorf("%+v of %d rules", v, len(a.Rules))
			}
			if v.Word == analyse.Pass && v.Passed == 0 {
				t.Errorf("passes on nothing: %+v", v)
			}
			if gates.Profile != "" && v.Reason == "" && v.Exit != gate.ExitPass && v.Exit != gate.ExitFail {
				t.Errorf("profile seed exits with %d", v.Exit)
			}
		}
	})
}

// TestRulesAgreeWithDecision checks that rules on a decided question agree with the
// decision, with and without missing trials.
func TestRulesAgreeWithDecision(t *testing.T) {
	rules := []suite.Rule{
		{Name: "surely above 0", Compare: "treat", Metric: "difference", Min: new(1e-12), Bind: "lower"},
		{Name: "p", Compare: "treat", Metric: "p_adjusted", Max: new(0.05)},
	}
	words := map[decision.Word]int{}
	for better := range 14 {
		for _, missing := range []string{"p", "v", "u"} {
			f := field{arms: []string{"x/plain", "x/treat"}, tasks: repeat(12, []string{"p", "p"}, better, []string{"f", "p"}, 2, []string{"p", "f"}, 3, []string{"p", missing})}
			a := f.analyse(t, suite.Gates{Rules: rules}, gate.Options{}, func(s *suite.Suite) { s.Limits.VoidShare = new(1.0) })
			d := a.Comparisons[0].Decision
			words[d.Word]++
			for _, r := range a.Rules {
				if (r.Verdict == analyse.Pass) != (d.Word == decision.Better) || d.Word == decision.Undecided && r.Verdict != analyse.Undecidable {
					t.Errorf("%d better, 3 %s: rule %q is %s (%s), the decision %s %v", better, missing, r.Name, r.Verdict, r.Why, d.Word, *d.P)
				}
			}
		}
	}
	if words[decision.Better] == 0 || words[decision.Undecided] == 0 || words[decision.NoDifferenceShown] == 0 {
		t.Errorf("words %v", words)
	}
}
