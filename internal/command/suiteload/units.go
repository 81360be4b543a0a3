package suiteload

import (
	"fmt"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// NoteFewUnits prints a note about each comparison of a suite with a stop rule that has too
// few tasks, or clusters of tasks, to show any difference.
func (l *Loader) NoteFewUnits(s *suite.Suite) error {
	if s.Stop.When == "" {
		return nil
	}
	var plan trial.Plan
	for _, t := range s.Tasks {
		if _, quarantined := s.Quarantine[t.ID]; quarantined {
			continue
		}
		for _, a := range s.Arms {
			plan.Trials = append(plan.Trials, trial.Planned{Key: trial.Key{Task: t.ID, Arm: a.ID()}})
		}
	}
	// An analysis of no records tells which arms a comparison pairs, and its share of alpha.
	an, err := analyse.Run(s, plan, func(func(trial.Record, error) bool) {}, analyse.Options{})
	if err != nil {
		return err
	}
	done := map[string]bool{}
	for _, c := range an.Comparisons {
		noun, units := "task", 0
		wanted := func(id string) bool {
			about, t := s.Compare[c.Name], s.Task(id)
			_, quarantined := s.Quarantine[id]
			return t != nil && !quarantined && !t.Baseline() && about.Treatment.MatchTask(t) && about.Control.MatchTask(t)
		}
		if s.Cluster != "" {
			noun, units = "cluster", len(CountClusters(s, wanted))
		} else {
			for _, t := range s.Tasks {
				if wanted(t.ID) {
					units++
				}
			}
		}
		if least := leastUnits(c.Sequential.Alpha); units < least && !done[c.Name] {
			done[c.Name] = true
			l.PrintProgress(fmt.Sprintf("note: comparison %s has %s, and the test of a run that may stop can show no difference at alpha %.3g with fewer than %d: add %ss or leave stop out",
				c.Name, report.Plural(units, noun), c.Sequential.Alpha, least, noun))
		}
	}
	return nil
}

// leastUnits returns the fewest units that the anytime-valid test can decide.
func leastUnits(alpha float64) int {
	m := stat.NewMonitor(alpha)
	for n := 1; ; n++ {
		if m.Add(1); m.Decided() {
			return n
		}
	}
}
