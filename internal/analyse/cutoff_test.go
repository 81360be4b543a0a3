package analyse

import (
	"math/big"
	"testing"

	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// TestCutOff: an attempt without an end counts with what its requests used, until its end
// is recorded; an attempt that follows leaves it cut off.
func TestCutOff(t *testing.T) {
	key := trial.Key{Task: "a", Arm: "m/s"}
	s := &suite.Suite{Tasks: []*suite.Task{{ID: "a"}}}
	plan := trial.Plan{Trials: []trial.Planned{{Key: key}}}
	start := func(n int) trial.Record {
		return trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: key, N: n}}
	}
	usage := func(n, request int) trial.Record {
		return trial.Record{Type: trial.RecordUsage, Optional: true, Usage: &trial.UsageNote{Key: key, N: n, Usage: trial.Usage{Request: request, Input: 10}}}
	}
	attempt := trial.Record{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Settled: true, Attempt: trial.Attempt{Key: key, N: 3,
		Source: trial.Cached, End: &trial.End{Reason: trial.Finished}, Usage: []trial.Usage{{Request: 1, Input: 10, Reused: true}}}}}
	prices := func(a *trial.Attempt) (spend.Price, bool) {
		usd := big.NewRat(int64(len(a.Usage)), 100)
		return spend.Price{Billed: usd, Cold: usd, ColdSeed: usd}, true
	}
	for _, tt := range []struct {
		name              string
		recs              []trial.Record
		attempts, request int
		spent             string
	}{
		{"nothing", nil, 0, 0, "0.00"},
		{"no answer", []trial.Record{start(1)}, 1, 0, "0.00"},
		{"two answers", []trial.Record{start(1), usage(1, 1), usage(1, 2)}, 1, 2, "0.02"},
		{"two attempts", []trial.Record{start(1), usage(1, 1), start(2), usage(2, 1), usage(2, 2)}, 2, 3, "0.03"},
		{"the last has an end", []trial.Record{start(1), usage(1, 1), start(3), usage(3, 1), attempt}, 1, 1, "0.01"},
		{"all have one", []trial.Record{start(3), usage(3, 1), attempt}, 0, 0, "0.00"},
	} {
		st := newState(s, layOutPlan(s, plan), prices, nil)
		for _, r := range tt.recs {
			if err := st.Add(r); err != nil {
				t.Fatal(err)
			}
		}
		var row Trial
		st.fillTrial(&row, &Shared{}, st.entries.at(0), nil)
		var tally Tally
		tally.add(&row)
		if c := tally.Attempts.CutOff; c.Attempts != tt.attempts || c.Tokens.Requests != tt.request || tally.Spent.Billed.String() != tt.spent || (row.CutOff == nil) != (tt.attempts == 0) {
			t.Errorf("%s: %+v, spent %s; want %d attempts, %d requests, %s", tt.name, c, tally.Spent.Billed, tt.attempts, tt.request, tt.spent)
		}
	}
}
