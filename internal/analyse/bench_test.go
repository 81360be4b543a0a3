package analyse_test

import (
	"fmt"
	"iter"
	"math/big"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// BenchmarkRun analyses decoded runs with every interval. The first is of the size
// that the design requires to be analysed in two seconds on two cores.
func BenchmarkRun(b *testing.B) {
	for _, c := range []struct{ tasks, arms, trials int }{{500, 2, 100}, {500, 2, 20}, {500, 2, 1}, {20_000, 1, 1}, {20_000, 2, 1}, {30, 4, 3}} {
		b.Run(fmt.Sprintf("%dx%dx%d", c.tasks, c.arms, c.trials), func(b *testing.B) {
			s, plan, records := large(c.tasks, c.arms, c.trials)
			prices := func(a *trial.Attempt) (spend.Price, bool) {
				usd := big.NewRat(a.Usage[0].Input+5*a.Usage[0].Output, 1_000_000)
				return spend.Price{Billed: usd, Cold: usd, ColdSeed: usd}, true
			}
			for b.Loop() {
				if _, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{Prices: prices}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(b.Elapsed().Seconds()/float64(b.N), "s/op")
		})
	}
}

// BenchmarkMillion analyses 500 tasks × 4 arms × 500 trials with every interval. The records
// are made as they are read, so that its memory is that of the analysis; making them is
// a part of the time.
func BenchmarkMillion(b *testing.B) {
	if testing.Short() {
		b.Skip("it takes gigabytes of memory")
	}
	s, plan, records := largeStream(500, 4, 500)
	prices := func(a *trial.Attempt) (spend.Price, bool) {
		usd := big.NewRat(a.Usage[0].Input+5*a.Usage[0].Output, 1_000_000)
		return spend.Price{Billed: usd, Cold: usd, ColdSeed: usd}, true
	}
	for b.Loop() {
		if _, err := analysetest.Run(s, plan, records, analyse.Options{Prices: prices}); err != nil {
			b.Fatal(err)
		}
	}
	whole := b.Elapsed().Seconds() / float64(b.N)
	began := time.Now()
	for _, err := range records { // what making them takes, which is not the analysis
		if err != nil {
			b.Fatal(err)
		}
	}
	own := whole - time.Since(began).Seconds()
	b.ReportMetric(whole, "with-records-s/op")
	b.ReportMetric(own, "s/op")
	b.ReportMetric(own/15, "of-limit")
}

// large makes a run in which tasks differ in how hard and how long they are,
// and the later arms are a little better.
func large(tasks, arms, trials int) (*suite.Suite, trial.Plan, []trial.Record) {
	s, plan, stream := largeStream(tasks, arms, trials)
	var records []trial.Record
	for r := range stream {
		records = append(records, r)
	}
	return s, plan, records
}

// largeStream is large with records that are made as they are read.
func largeStream(tasks, arms, trials int) (*suite.Suite, trial.Plan, iter.Seq2[trial.Record, error]) {
	s := &suite.Suite{Name: "big", Seed: 1, Graders: map[string]*suite.Grader{"text": {Kind: "text"}}}
	for i := range arms {
		s.Arms = append(s.Arms, suite.Arm{Agent: "a", Scenario: fmt.Sprint("s", i)})
	}
	if arms > 1 {
		s.Compare = map[string]suite.Comparison{"first": {Treatment: suite.Selector{Scenario: "s1"}, Control: suite.Selector{Scenario: "s0"}, Margin: new(0.05)}}
	}
	var plan trial.Plan
	for i := range tasks {
		s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprint("t", i), Group: fmt.Sprint("g", i%20), Tags: []string{fmt.Sprint("tag", i%50)}})
		for _, arm := range s.Arms {
			for n := range trials {
				k := trial.Key{Task: s.Tasks[i].ID, Arm: arm.ID(), Index: n}
				plan.Trials = append(plan.Trials, trial.Planned{Key: k, Block: int32(n*tasks + i)})
			}
		}
	}
	return s, plan, func(yield func(trial.Record, error) bool) {
		for at := range plan.Trials {
			i, j, n := at/(arms*trials), at/trials%arms, at%trials
			for _, r := range largeTrial(plan.Trials[at].Key, i, j, n) {
				if !yield(r, nil) {
					return
				}
			}
		}
	}
}

// largeTrial makes the records of trial n of task i in arm j.
func largeTrial(k trial.Key, i, j, n int) []trial.Record {
	noise := (i*7919 + j*104729 + n*1299709) % 1009
	verdict := trial.Pass
	if noise%100 > 20+10*j+i%50 {
		verdict = trial.Fail
	}
	a := attempt(k, 1, true, nil)
	a.Attempt.Timing.AgentMS = int64(1000 + 40*i + 3*noise - 100*j)
	a.Attempt.End.Turns = 1 + noise%7
	a.Attempt.Usage = []trial.Usage{{Request: 1, Model: "m", Input: int64(500 + 3*i + noise), Output: int64(100 + noise%97)}}
	text := score(k, 1, "text", verdict)
	for c := range 3 {
		text.Score.Criteria = append(text.Score.Criteria, trial.Criterion{Name: fmt.Sprint("text.c", c), Verdict: []trial.Verdict{trial.Pass, trial.Fail}[countIf(noise%(3+c+j) == 0)]})
	}
	return []trial.Record{a, score(k, 1, "agent", trial.Pass), text}
}

func countIf(b bool) int {
	if b {
		return 1
	}
	return 0
}
