package analyse_test

import (
	"encoding/json"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/trial"
)

func metric(t *testing.T, tally *analyse.Tally, name string) analyse.Metric {
	t.Helper()
	m, ok := tally.Metric(name)
	if !ok {
		t.Fatalf("no metric %s", name)
	}
	return m
}

// TestFigures checks the example against figures counted by hand from its grid.
func TestFigures(t *testing.T) {
	a := analysetest.Bindings().Analyse()
	if got, want := a.Arms[0].Ledger.String(), "26 planned = 22 scored (4 pass, 18 fail, 0 unknown) + 2 void + 2 skipped"; got != want {
		t.Errorf("plain: %s, want %s", got, want)
	}
	if got, want := a.Arms[1].Ledger.String(), "26 planned = 22 scored (20 pass, 1 fail, 1 unknown) + 2 void + 2 skipped"; got != want {
		t.Errorf("skill: %s, want %s", got, want)
	}
	for _, c := range []struct {
		arm    int
		metric string
		k, n   int
	}{
		{0, "success_rate", 4, 22}, {0, "success_rate_seed", 4, 24}, {0, "void_share", 2, 24}, {0, "unknown_share", 0, 22},
		{0, "binding.recall", 2, 18}, {0, "binding.recall_lenient", 3, 18},
		{0, "binding.precision", 2, 9}, {0, "binding.precision_lenient", 3, 9}, {0, "binding.precision_accepted", 2, 7},
		{0, "binding.coverage", 9, 22}, {0, "binding.abort_rate", 3, 22}, {0, "binding.abort_precision", 2, 3}, {0, "binding.abort_recall", 2, 4},
		{0, "binding.distractor_rate", 3, 8},
		{0, "binding.recall_total", 2, 24}, {0, "binding.precision_seed", 2, 10}, {0, "binding.abort_rate_seed", 9, 24},
		{1, "success_rate", 20, 21}, {1, "success_rate_seed", 20, 24}, {1, "unknown_share", 1, 22},
		{1, "binding.recall", 16, 17}, {1, "binding.coverage", 17, 21}, {1, "binding.abort_recall", 4, 4}, {1, "binding.recall_total", 16, 24},
		{1, "binding.abort_rate_seed", 4, 24},
	} {
		m := metric(t, &a.Arms[c.arm].Tally, c.metric)
		if m.Numerator != c.k || m.Denominator != c.n || *m.Value != float64(c.k)/float64(c.n) || m.Of == "" {
			t.Errorf("%s %s = %d/%d, want %d/%d", a.Arms[c.arm].ID, c.metric, m.Numerator, m.Denominator, c.k, c.n)
		}
		if c.metric == "binding.abort_precision" { // no task has two of the three
			if m.Method != "wilson" || m.Clusters != 0 {
				t.Errorf("%s: %+v", c.metric, m)
			}
			continue
		}
		if m.Method != "wilson_clustered" || m.Clusters == 0 || m.SE == nil || m.NEff == nil || *m.NEff > float64(c.n) || *m.NEff**m.DesignEffect-float64(c.n) > 1e-9 {
			t.Errorf("%s is not clustered by task: %+v", c.metric, m)
		}
	}
	plain := a.Arms[0]
	if got := []string{plain.Cost.Billed.String(), plain.Cost.Cold.String(), plain.Cost.ColdSeed.String(), plain.Spent.Billed.String()}; !slices.Equal(got, []string{"0.1188", "0.15", "0.102", "0.12375"}) {
		t.Errorf("cost %v", got)
	}
	skill := a.Arms[1]
	if skill.Cost.Priced != 23 || skill.Cost.Unpriced != 1 || skill.Tokens.Unreported != 1 {
		t.Errorf("a trial without usage must not be free: %+v %+v", skill.Cost, skill.Tokens)
	}
	if s := skill.Servers[0]; s.Assigned != 24 || s.Delivered != 24 || s.Seen != 24 || s.Used != 12 || s.Calls != 12 {
		t.Errorf("proof %+v", s)
	}
	if skill.Time.Live != 20 || skill.Time.Cached != 1 {
		t.Errorf("times of %d live and %d cached trials", skill.Time.Live, skill.Time.Cached)
	}
	if plain.Attempts.Total != 25 || plain.Attempts.Retried != 1 || plain.Attempts.Throttled != 3 {
		t.Errorf("attempts %+v", plain.Attempts)
	}
	if len(a.Notice) != 1 || !strings.HasPrefix(a.Notice[0], "scripted answers show the instrument and measure no model") {
		t.Errorf("notice %q", a.Notice)
	}
	c := a.Comparisons[0]
	if len(a.Comparisons) != 1 || c.Pairs.Both != 4 || c.Pairs.TreatmentOnly != 16 || c.Pairs.ControlOnly != 0 || c.Pairs.Neither != 1 ||
		c.Planned != 26 || c.Void != 2 || c.Unknown != 1 || c.NotRun != 2 {
		t.Errorf("comparison %+v", c)
	}
	// Ten tasks have two complete pairs, 15 of which the treatment won; the
	// eleventh has one, won too. Every task weighs the same.
	if want := (15.0/2 + 1) / 11; math.Abs(*c.Difference-want) > 1e-15 || math.Abs(*c.WorstCase-(16.0-2)/24) > 1e-15 || math.Abs(*c.BestCase-(16.0+1+2)/24) > 1e-15 {
		t.Errorf("difference %v, bounds %v to %v", *c.Difference, *c.WorstCase, *c.BestCase)
	}
	// All eleven favour the treatment. 2 of 2¹¹ sign flips are as extreme, and each
	// counts half.
	if c.PMid != nil || *c.Headline.P != math.Pow(0.5, 11) || c.Headline.Test != decision.TestPermutation {
		t.Errorf("headline %+v", c.Headline)
	}
}

// TestBreakdowns: the parts of a breakdown by group add up, and a metric without
// anything to evaluate is null.
func TestBreakdowns(t *testing.T) {
	a := analysetest.Bindings().Analyse()
	scored := 0
	for _, b := range a.Breakdowns {
		if b.By == "hint_level" && b.Arm == analysetest.Plain {
			scored += b.Ledger.Scored
		}
		for _, m := range b.Metrics {
			if (m.Denominator == 0) != (m.Value == nil) || (m.Value == nil) != (m.Low == nil) {
				t.Errorf("%s %s: %+v", b.By, b.Value, m)
			}
			if b.Value == "should_abort" && m.Name == "binding.recall" && m.Value != nil {
				t.Errorf("recall of tasks that have no answer is %v, want null", *m.Value)
			}
		}
	}
	if scored != 20 { // all but the two of the task without a hint level
		t.Errorf("%d scored trials by hint level, want 20", scored)
	}
}

// TestOrderDoesNotMatter: records of different trials may come in any order.
func TestOrderDoesNotMatter(t *testing.T) {
	e := analysetest.Bindings()
	want, err := json.Marshal(e.Analyse())
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(20) {
		shuffled := e.Shuffle(seed)
		got, err := json.Marshal(shuffled.Analyse())
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), string(got)); diff != "" {
			t.Fatalf("seed %d: %s", seed, diff)
		}
	}
}

func TestUSD(t *testing.T) {
	for text, want := range map[string]string{"0": "0.00", "5": "5.00", "12.5": "12.50", "0.00495": "0.00495", "1/3": "0.333333333", "0.0000000001": "0.00"} {
		amount, _ := new(big.Rat).SetString(text)
		prices := func(*trial.Attempt) (spend.Price, bool) { return spend.Price{Billed: amount}, true }
		s, plan, k := tiny()
		a := attempt(k, 1, true, nil)
		a.Attempt.Usage = []trial.Usage{{Request: 1, Input: 1}}
		got, err := analysetest.Run(s, plan, analysetest.Records([]trial.Record{a}), analyse.Options{Prices: prices})
		if err != nil {
			t.Fatal(err)
		}
		if got := got.Total.Cost.Billed.String(); got != want {
			t.Errorf("%s USD is written %s, want %s", text, got, want)
		}
	}
}

func TestTrials(t *testing.T) {
	a := analysetest.Bindings().Analyse()
	for _, c := range []struct {
		task, arm string
		index     int
		status    analyse.Status
		outcome   trial.Verdict
		label     string
		seed      string
		reason    string
	}{
		{"orders", analysetest.Plain, 1, analyse.Scored, trial.Pass, "correct", "correct", ""},
		{"refunds", analysetest.Plain, 1, analyse.Scored, trial.Fail, "handler_rejected", "wrong_symbol", "binding.match: bound"},
		{"nothing-fits", analysetest.Plain, 1, analyse.Scored, trial.Fail, "handler_rejected", "wrong_file", "binding.match: bound"},
		{"webhook", analysetest.Plain, 0, analyse.Scored, trial.Fail, "deadline", "eval_error", "agent.finished: deadline (and 1 more)"},
		{"retry", analysetest.Plain, 0, analyse.Scored, trial.Fail, "turn_limit", "aborted", "agent.finished: turn_limit (and 1 more)"},
		{"retry", analysetest.Plain, 1, analyse.Scored, trial.Fail, "invalid_submission", "wrong_file", "agent.finished: invalid_submission (and 1 more)"},
		{"parser", analysetest.Skill, 1, analyse.Scored, trial.Unknown, "finished", "eval_error", "binding.match: bound"},
		{"broken", analysetest.Plain, 0, analyse.Void, "", "", "eval_error", "the setup broke"},
		{"broken", analysetest.Skill, 1, analyse.Void, "", "void:grader", "eval_error", "grader binding: the grader ran out of memory"},
		{"left-out", analysetest.Skill, 1, analyse.Skipped, "", "", "", "filter: task"},
	} {
		i := slices.IndexFunc(a.Trials, func(x analyse.Trial) bool { return x.Key() == trial.Key{Task: c.task, Arm: c.arm, Index: c.index} })
		got := a.Trials[i]
		if c.label == "void:grader" {
			c.label = "finished"
		}
		if got.Status != c.status || got.Outcome != c.outcome || got.Label != c.label || got.SeedOutcome != c.seed || !strings.HasPrefix(got.Reason, c.reason) || (c.reason == "") != (got.Reason == "") {
			t.Errorf("%s: %s %s %q seed %q: %s", got.Key(), got.Status, got.Outcome, got.Label, got.SeedOutcome, got.Reason)
		}
	}
	last := a.Trials[len(a.Trials)-1]
	if last.Task[:4] != "evil" || a.Trials[0].Task != "orders" || a.Trials[0].Arm != analysetest.Plain || a.Trials[2].Arm != analysetest.Skill {
		t.Error("trials are not in the order of the suite")
	}
}
