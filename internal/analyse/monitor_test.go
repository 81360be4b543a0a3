package analyse_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// blocks is a suite of scenarios compared with the first one, each task run so
// often, with a plan in shuffled blocks as the engine makes it.
func blocks(scenarios, tasks, trials int, seed uint64) (*suite.Suite, trial.Plan) {
	s := &suite.Suite{Name: "blocks", Seed: seed, Trials: trials, Graders: map[string]*suite.Grader{"text": {Kind: "text"}}, Compare: map[string]suite.Comparison{},
		Stop: suite.Stop{When: "decided"}}
	for i := range scenarios {
		s.Arms = append(s.Arms, suite.Arm{Agent: "m", Scenario: fmt.Sprint("s", i)})
		if i > 0 {
			s.Compare[fmt.Sprint("c", i)] = suite.Comparison{Treatment: suite.Selector{Scenario: fmt.Sprint("s", i)}, Control: suite.Selector{Scenario: "s0"}}
		}
	}
	for i := range tasks {
		s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprint("t", i), Tags: []string{fmt.Sprint("tag", i%2)}})
	}
	rnd := rand.New(rand.NewPCG(seed, 1))
	var plan trial.Plan
	for index := range trials {
		for _, i := range rnd.Perm(tasks) {
			for _, j := range rnd.Perm(scenarios) {
				plan.Trials = append(plan.Trials, trial.Planned{Key: trial.Key{Task: s.Tasks[i].ID, Arm: s.Arms[j].ID(), Index: index}})
			}
		}
	}
	return s, plan
}

// result is the records of a trial that ended so.
func result(k trial.Key, status string) []trial.Record {
	if status == "void" {
		return []trial.Record{attempt(k, 1, true, trial.Faultf(trial.ClassEnvironment, "503"))}
	}
	return []trial.Record{attempt(k, 1, true, nil), score(k, 1, "agent", trial.Pass), score(k, 1, "text", trial.Verdict(status))}
}

// TestMonitorAgrees checks that after every result, in any order of results, the
// monitor reports a decided run exactly if the analysis of the records so far
// decides every comparison, and that a monitor of a state reports the same.
func TestMonitorAgrees(t *testing.T) {
	testenv.Slow(t)
	decidedRuns := 0
	rapid.Check(t, func(t *rapid.T) {
		s, plan := blocks(rapid.IntRange(2, 3).Draw(t, "scenarios"), rapid.IntRange(1, 14).Draw(t, "tasks"), rapid.IntRange(1, 2).Draw(t, "trials"), rapid.Uint64().Draw(t, "seed"))
		s.Stop.Alpha = rapid.SampledFrom([]float64{0, 0.05, 0.3, 0.6}).Draw(t, "alpha")
		if rapid.Bool().Draw(t, "margin") {
			c := s.Compare["c1"]
			c.Margin = new(0.3)
			s.Compare["c1"] = c
		}
		if rapid.IntRange(0, 3).Draw(t, "tag") == 0 {
			c := s.Compare["c1"]
			c.Treatment.Tag = "tag0"
			s.Compare["c1"] = c
		}
		if rapid.Bool().Draw(t, "clusters") {
			s.Cluster = "repo"
			for _, task := range s.Tasks {
				task.Attributes = map[string]string{"repo": fmt.Sprint("r", rapid.IntRange(0, 7).Draw(t, "repo"))}
			}
		}
		filter := rapid.IntRange(0, 3).Draw(t, "filter") == 0
		for i := range plan.Trials {
			if filter && strings.HasSuffix(plan.Trials[i].Task, "1") {
				plan.Trials[i].Filtered = "filter: task"
			}
		}
		monitor := analyse.NewMonitor(s, plan)
		var order []int
		for i, p := range plan.Trials {
			if p.Filtered == "" {
				order = append(order, i)
			}
		}
		order = rapid.Permutation(order).Draw(t, "order")
		better := rapid.SampledFrom([]string{"fail", "pass", "unknown"}).Draw(t, "often") // what s0 mostly does
		var records []trial.Record
		check := func() {
			st, err := analyse.Fold(s, plan, analysetest.Records(records))
			if err != nil {
				t.Fatal(err)
			}
			a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{})
			if err != nil {
				t.Fatal(err)
			}
			want, active := true, 0
			for _, c := range a.Comparisons {
				q := a.Question(&c)
				isNotWorse := func(of decision.Table) bool {
					return q.Sequence().TestMargin(of, 0.3, c.Sequential.Alpha).Decided
				}
				decided := c.Decision.Word == decision.Better || c.Decision.Word == decision.Worse || c.SequentialNonInferior != nil && isNotWorse(decision.Complete) && isNotWorse(decision.Worst) && isNotWorse(decision.Best)
				if some := slices.ContainsFunc(plan.Trials, func(p trial.Planned) bool {
					return p.Filtered == "" && (c.Name != "c1" || s.Compare["c1"].Treatment.Tag == "" || strings.ContainsAny(p.Task[len(p.Task)-1:], "02468"))
				}); some {
					active++
					want = want && decided
				}
			}
			want = want && active > 0
			if got := monitor.Decided(); (got != "") != want {
				t.Fatalf("monitor %q, analysis %v", got, want)
			}
			if resumed := st.Monitor().Decided(); (resumed != "") != want {
				t.Fatalf("resumed monitor %q, analysis %v", resumed, want)
			}
			decidedRuns += countIf(want)
		}
		check()
		for n, i := range order {
			k := plan.Trials[i].Key
			status := rapid.SampledFrom([]string{"pass", "pass", "pass", "pass", "fail", "void", "unknown"}).Draw(t, "status")
			if strings.HasSuffix(k.Arm, "s0") && rapid.IntRange(0, 4).Draw(t, "as usual") > 0 {
				status = better
			}
			records = append(records, result(k, status)...)
			monitor.Finished(k, status)
			monitor.Finished(k, "pass") // a second word counts for nothing
			if n%5 == 4 || n == len(order)-1 {
				check()
			}
		}
	})
	if decidedRuns == 0 {
		t.Error("no run was ever decided: the test shows nothing")
	}
}

// TestStopped checks that a run that was stopped because it was decided rests its
// headline on the test that allows this, and marks the others.
func TestStopped(t *testing.T) {
	s, plan := blocks(2, 60, 1, 3)
	monitor, first := analyse.NewMonitor(s, plan), ""
	var records []trial.Record
	for i, p := range plan.Trials {
		if why := monitor.Decided(); why != "" {
			if first == "" {
				first = why
				if !strings.HasPrefix(why, "decided: c1 m/s1: e=") || !strings.HasSuffix(why, fmt.Sprintf(" ≥ 20 after %d tasks", i/2)) {
					t.Errorf("after %d trials: %s", i, why)
				}
			}
			records = append(records, trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: p.Key, Reason: why}})
			continue
		}
		status := "pass"
		if p.Arm == "m/s0" {
			status = "fail"
		}
		records = append(records, result(p.Key, status)...)
		monitor.Finished(p.Key, status)
	}
	a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c := a.Comparisons[0]
	if h := c.Headline; h.Test != decision.TestAnytime || *h.P != *c.Sequential.PAnytime || h.Shown != string(decision.Better) || *h.PAdjusted > 0.05 || h.Effect.Low == nil || *h.Effect.Low <= 0 {
		t.Errorf("headline %+v", h)
	}
	if !c.Sequential.Decided || c.Sequential.DecidedAt != c.Sequential.N || c.Sequential.N > 30 || c.PMid == nil ||
		!slices.ContainsFunc(c.Warnings, func(w string) bool { return strings.Contains(w, "may stop when it is decided") }) {
		t.Errorf("%+v %q", c.Sequential, c.Warnings)
	}
	byOtherRule := func(c analyse.Count) bool { return !figure.IsStopRule(c.Name) }
	if l := a.Total.Ledger; l.Skipped == 0 || slices.ContainsFunc(l.SkippedBy, byOtherRule) || l.Unevaluated() != 0 {
		t.Errorf("skipped: %+v", l)
	}
	s.Compare = nil
	if why := analyse.NewMonitor(s, plan).Decided(); why != "" {
		t.Errorf("decided without a comparison: %s", why)
	}
}

// TestMonitorGivesUp checks that a comparison without a difference is hopeless well
// before the end of the plan if the suite asks for it, and never otherwise.
func TestMonitorGivesUp(t *testing.T) {
	for _, below := range []float64{0, 0.05} {
		s, plan := blocks(2, 60, 1, 1)
		s.Stop = suite.Stop{When: "decided", Alpha: 0.05, Below: below}
		m := analyse.NewMonitor(s, plan)
		after := 0
		for ; after < len(plan.Trials) && m.Decided() == ""; after++ {
			m.Finished(plan.Trials[after].Key, "pass")
		}
		why := m.Decided()
		if below == 0 && why != "" || below > 0 && (!strings.HasPrefix(why, "hopeless: c1 m/s1: the chance of a decision is below 0.05 after ") || after > 100) {
			t.Errorf("below %v: after %d trials: %q", below, after, why)
		}
	}
}

// TestOutcome: a state tells the outcome of a trial, as the engine tells it to a
// monitor.
func TestOutcome(t *testing.T) {
	s, plan := blocks(2, 3, 1, 1)
	var records []trial.Record
	for i, status := range []string{"pass", "fail", "unknown", "void"} {
		records = append(records, result(plan.Trials[i].Key, status)...)
	}
	st, err := analyse.Fold(s, plan, analysetest.Records(records))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"scored pass", "scored fail", "scored unknown", "void ", "pending "} {
		status, verdict := st.Outcome(plan.Trials[i].Key)
		if got := string(status) + " " + string(verdict); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	if status, _ := st.Outcome(trial.Key{Task: "nobody"}); status != analyse.Pending {
		t.Errorf("a trial without a plan is %s", status)
	}
}
