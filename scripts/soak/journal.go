//go:build linux

package main

import (
	"fmt"
	"time"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/trial"
)

// tally counts the records of a journal.
type tally struct {
	planned, passed int
	settled         map[trial.Key]int // attempts that count
	scored          map[trial.Key]int
	attempts        int
	lost            int // attempts whose machine went away
	sessions        int
	first, last     time.Time // of attempts and scores
	workers         map[string]int
}

func readTally(dir string) (*tally, error) {
	r, err := journal.Open(dir)
	if err != nil {
		return nil, err
	}
	t := &tally{planned: len(r.Manifest().Plan.Trials), settled: map[trial.Key]int{}, scored: map[trial.Key]int{}, workers: map[string]int{}}
	for rec, err := range r.Records() {
		if err != nil {
			return nil, err
		}
		switch rec.Type {
		case trial.RecordSession:
			t.sessions++
		case trial.RecordAttempt:
			t.attempts++
			t.workers[rec.Attempt.Worker]++
			if rec.Attempt.Settled {
				t.settled[rec.Attempt.Key]++
			}
			if f := rec.Attempt.Fault; f != nil {
				t.lost++
			}
		case trial.RecordScore:
			if rec.Score.Grader == "text" {
				t.scored[rec.Score.Key]++
				if trial.OutcomeOf(rec.Score.Criteria) == trial.Pass {
					t.passed++
				}
			}
		default:
			continue
		}
		if rec.Type != trial.RecordSession {
			if t.first.IsZero() {
				t.first = rec.Time
			}
			t.last = rec.Time
		}
	}
	return t, nil
}

// spanOf returns the time between the first and the last attempt or score.
func (l *lab) spanOf(dir string) (time.Duration, error) {
	t, err := readTally(dir)
	if err != nil {
		return 0, err
	}
	if len(t.scored) != t.planned || t.passed != t.planned {
		return 0, fmt.Errorf("%d of %d trials were scored, %d passed", len(t.scored), t.planned, t.passed)
	}
	return t.last.Sub(t.first), nil
}
