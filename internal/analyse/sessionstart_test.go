package analyse_test

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// started is a run of one task, twice, in two arms with baselines. A token costs
// a dollar, one read from the cache a tenth of it.
func started(t *testing.T, usage map[trial.Key][]trial.Usage) *analyse.Analysis {
	t.Helper()
	s := &suite.Suite{
		Name:   "starts",
		Agents: map[string]*suite.Agent{"a": {Kind: "command"}}, Scenarios: map[string]*suite.Scenario{"shell": {}, "mcp": {}},
		Arms:    []suite.Arm{{Agent: "a", Scenario: "shell"}, {Agent: "a", Scenario: "mcp"}},
		Graders: map[string]*suite.Grader{}, Trials: 2,
		Tasks: []*suite.Task{{ID: "baseline", Role: suite.BaselineTask}, {ID: "work"}},
	}
	var plan trial.Plan
	var rs []trial.Record
	add := func(r trial.Record) {
		r.Seq = int64(len(rs) + 1)
		rs = append(rs, r)
	}
	for _, arm := range []string{"a/shell", "a/mcp"} {
		for _, task := range []string{"baseline", "work"} {
			for i := range 3 {
				k := trial.Key{Task: task, Arm: arm, Index: i}
				u, ok := usage[k]
				if !ok {
					continue
				}
				plan.Trials = append(plan.Trials, trial.Planned{Key: k})
				turns, verdict := 1, trial.Pass
				if task == "work" {
					turns = 4
				}
				if i == 2 && task == "baseline" && arm == "a/mcp" {
					verdict = trial.Fail
				}
				add(trial.Record{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Settled: true, Attempt: trial.Attempt{
					Key: k, N: 1, Source: trial.Live, End: &trial.End{Reason: trial.Finished, Turns: turns}, Usage: u}}})
				add(trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: k, Attempt: 1, Grader: trial.AgentGrader,
					Criteria: []trial.Criterion{{Name: trial.FinishedCriterion, Verdict: verdict, Required: true}}}})
			}
		}
	}
	a, err := analysetest.Run(s, plan, analysetest.Records(rs), analyse.Options{Prices: func(at *trial.Attempt) (spend.Price, bool) {
		billed, cold := new(big.Rat), new(big.Rat)
		for _, u := range at.Usage {
			billed.Add(billed, big.NewRat(10*(u.Input+u.CacheWrite5m+u.Output)+u.CacheRead, 10))
			cold.Add(cold, big.NewRat(u.Input+u.CacheWrite5m+u.Output+u.CacheRead, 1))
		}
		return spend.Price{Billed: billed, Cold: cold, ColdSeed: cold}, len(at.Usage) > 0
	}})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func use(in, read, write, out int64) []trial.Usage {
	return []trial.Usage{{Request: 1, Input: in, CacheRead: read, CacheWrite5m: write, Output: out}}
}

func TestSessionStart(t *testing.T) {
	key := func(task, arm string, i int) trial.Key { return trial.Key{Task: task, Arm: arm, Index: i} }
	a := started(t, map[trial.Key][]trial.Usage{
		key("baseline", "a/shell", 0): use(100, 0, 0, 10), // cold: 110
		key("baseline", "a/shell", 1): use(0, 100, 0, 10), // warm: 20
		key("baseline", "a/shell", 2): use(0, 100, 0, 50), // warm: 60, and the last
		key("work", "a/shell", 0):     use(300, 0, 100, 100),
		key("work", "a/shell", 1):     use(100, 900, 0, 10),
		key("baseline", "a/mcp", 0):   use(400, 0, 0, 10),
		key("baseline", "a/mcp", 1):   nil,             // usage unknown: neither cold nor warm
		key("baseline", "a/mcp", 2):   use(9, 0, 0, 0), // did not end well
		key("work", "a/mcp", 0):       use(1000, 0, 0, 100),
	})
	if l := a.Total.Ledger; l.Planned != 3 || l.Pass != 3 || len(a.Trials) != 3 || a.Total.Metrics[0].Denominator != 3 {
		t.Errorf("the baselines are in the rates: %s, %d trials", l.String(), len(a.Trials))
	}
	if slices.ContainsFunc(a.Cells, func(c analyse.Cell) bool { return c.Task == "baseline" }) {
		t.Error("the baselines have a cell")
	}
	s := a.SessionStart
	if s == nil || s.Ledger.Planned != 6 || s.Ledger.Pass != 5 || len(s.Trials) != 6 || len(s.Arms) != 2 {
		t.Fatalf("%+v", s)
	}
	near := func(what string, got *float64, want float64) {
		t.Helper()
		if got == nil || math.Abs(*got-want) > 1e-9 {
			t.Errorf("%s is %v, want %v", what, got, want)
		}
	}
	shell, mcp := s.Arms[0], s.Arms[1]
	near("mean", shell.All.USD.Mean, 190.0/3)
	near("sd", shell.All.USD.SD, math.Sqrt(((110-190.0/3)*(110-190.0/3)+(20-190.0/3)*(20-190.0/3)+(60-190.0/3)*(60-190.0/3))/2))
	near("cold", shell.Cold.USD.Mean, 110)
	near("warm", shell.Warm.USD.Mean, 40)
	// Trials cost 500 and 200.
	near("marginal", shell.Marginal.Mean, 350-190.0/3)
	if shell.LastSeed == nil || shell.LastSeed.String() != "60.00" {
		t.Errorf("the seed's baseline is %v", shell.LastSeed)
	}
	near("marginal as the seed has it", shell.MarginalSeed.Mean, 290)
	tax := shell.Tax
	if tax == nil || tax.PerTurn != 100 || tax.Turns != 4 || tax.Tokens != 400 || tax.N != 2 {
		t.Fatalf("tax %+v", tax)
	}
	near("share", tax.Share, 400.0/700)
	near("warm tax", tax.WarmUSD, 160)
	near("cold tax", tax.ColdUSD, (110+110+150)/3.0*4)
	if mcp.Unknown != 1 || mcp.All.USD.N != 1 || mcp.Ledger.Fail != 1 || len(mcp.Warnings) != 2 || mcp.LastSeed.String() != "9.00" {
		t.Errorf("mcp: %+v", mcp)
	}
	want := []struct {
		arm, cache string
		n          int
	}{{"a/shell", "cold", 1}, {"a/shell", "warm", 1}, {"a/shell", "unknown", 0}, {"a/mcp", "cold", 1}, {"a/mcp", "warm", 0}, {"a/mcp", "unknown", 0}}
	for i, w := range want {
		if i >= len(a.Strata) || a.Strata[i].Arm != w.arm || a.Strata[i].Cache != w.cache || a.Strata[i].N != w.n {
			t.Fatalf("strata %+v, want %v", a.Strata, want)
		}
	}
}

func TestNoBaselines(t *testing.T) {
	a := started(t, map[trial.Key][]trial.Usage{{Task: "work", Arm: "a/shell"}: nil})
	if a.SessionStart != nil {
		t.Errorf("%+v", a.SessionStart)
	}
	a = started(t, map[trial.Key][]trial.Usage{{Task: "baseline", Arm: "a/shell"}: nil})
	s := a.SessionStart
	if s == nil || s.Arms[0].All.USD.Mean != nil || s.Arms[0].LastSeed != nil || s.Arms[0].Tax != nil || s.Arms[0].Marginal.Mean != nil || len(s.Arms[0].Warnings) == 0 {
		t.Errorf("%+v", s)
	}
	if a.Total.Ledger.Planned != 0 || a.Total.Metrics[0].Value != nil {
		t.Errorf("a run of baselines alone has a rate")
	}
}
