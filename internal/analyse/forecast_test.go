package analyse_test

import (
	"math"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/forecast"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

func TestForecast(t *testing.T) {
	key := func(task, arm string, i int) trial.Key { return trial.Key{Task: task, Arm: arm, Index: i} }
	a := started(t, map[trial.Key][]trial.Usage{
		key("baseline", "a/shell", 0): use(100, 0, 0, 10),
		key("baseline", "a/shell", 1): use(0, 100, 0, 20),
		key("work", "a/shell", 0):     use(300, 0, 100, 100), // 500
		key("work", "a/shell", 1):     use(100, 900, 0, 10),  // 200
		key("work", "a/mcp", 0):       use(1000, 0, 0, 100),  // 1,100
		key("work", "a/mcp", 1):       nil,
	})
	near := func(what string, got *float64, want float64) {
		t.Helper()
		if got == nil || math.Abs(*got-want) > 1e-6 {
			t.Errorf("%s is %v, want %v", what, got, want)
		}
	}
	f := forecast.New(a, 10, 4)
	if len(f.Arms) != 2 || f.Arms[0].Planned != 10 || f.Arms[0].Starts != 0 || len(f.Agents) != 1 {
		t.Fatalf("%+v", f)
	}
	near("mean cost", f.Arms[0].USD.Estimate, 350)
	near("mean cold cost", f.Arms[0].ColdUSD.Estimate, (500+1010)/2.0)
	near("mean tokens, cache reads and writes included", f.Arms[0].Tokens.Estimate, (500+1010)/2.0)
	near("cost of an arm", f.Arms[0].TotalUSD, 3500)
	near("cost of the agent", f.Agents[0].TotalUSD, 3500+11000)
	near("total", f.Total.TotalUSD, 14500)
	if !strings.Contains(strings.Join(f.Warnings, "\n"), "a/mcp: the cost of 1 of 2 scored trials is not known") {
		t.Errorf("warnings %q", f.Warnings)
	}

	a.Written().Baselines = &suite.Baselines{Trials: 3, Scenarios: []string{"shell"}}
	f = forecast.New(a, 1, 1)
	if f.Arms[0].Starts != 3 || f.Arms[1].Starts != 0 {
		t.Errorf("%d and %d baselines", f.Arms[0].Starts, f.Arms[1].Starts)
	}
	near("with baselines", f.Arms[0].TotalUSD, 350+3*(110+30)/2.0)

	// Nothing is known of nothing.
	f = forecast.New(started(t, nil), 0, -1)
	if f.Trials != 1 || f.Jobs != 1 || f.Total.TotalUSD != nil || f.WallMS != nil || f.Seed.Factor != nil {
		t.Errorf("%+v", f)
	}
}

// TestForecastResumed checks that the seed's factor includes the time between the
// sessions of a run, and that a note reports this.
func TestForecastResumed(t *testing.T) {
	e := analysetest.Programs()
	says := func() bool {
		f := forecast.New(e.Analyse(), 1, 1)
		if f.Seed.Factor == nil {
			t.Fatal("the run has no elapsed factor")
		}
		return strings.Contains(strings.Join(f.Warnings, "\n"), "the run has 2 sessions")
	}
	if says() {
		t.Error("a run of one session is taken for a resumed one")
	}
	n := len(e.Records)
	e.Records = append(e.Records,
		trial.Record{Seq: int64(n + 1), Sess: 2, Type: trial.RecordSession, Session: &trial.Session{Format: 1, Version: "0.1.0", Host: "linux/amd64", Why: "resume"}},
		trial.Record{Seq: int64(n + 2), Sess: 2, Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "done"}})
	if !says() {
		t.Error("a resumed run has no warning")
	}
}
