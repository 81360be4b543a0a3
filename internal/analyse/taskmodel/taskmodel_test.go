package taskmodel_test

import (
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/taskmodel"
)

// TestCounts compares the trial counts of models with the ledgers of the arms.
func TestCounts(t *testing.T) {
	a := analysetest.Bindings().Analyse()
	models := taskmodel.FitAll(a, analyse.Level)
	if len(models) == 0 {
		t.Fatal("no models")
	}
	seen := 0
	for _, m := range models {
		var passed, decided, left int
		for _, c := range a.Comparisons {
			if c.Name != m.Comparison {
				continue
			}
			for _, arm := range a.Arms {
				if arm.ID != c.Treatment && arm.ID != c.Control || arm.Scenario != m.Treatment && arm.Scenario != m.Control {
					continue
				}
				seen++
				passed, decided = passed+arm.Ledger.Pass, decided+arm.Ledger.Pass+arm.Ledger.Fail
				left += arm.Ledger.Void + arm.Ledger.Unknown
			}
		}
		if m.Trials != decided || m.Left != left || len(m.Effects) == 0 {
			t.Errorf("%s: %d trials, %d left out, %d effects; arms have %d decided, %d void or unknown", m.Comparison, m.Trials, m.Left, len(m.Effects), decided, left)
			continue
		}
		all, groups := m.Effects[0], 0
		if all.Control.Passed+all.Treatment.Passed != passed || all.Tasks != m.Tasks {
			t.Errorf("%s: %+v, arms passed %d", m.Comparison, all, passed)
		}
		for _, e := range m.Effects {
			if e.Of == "group" {
				groups += e.Tasks
			}
		}
		if groups != all.Tasks {
			t.Errorf("%s: groups have %d of %d tasks", m.Comparison, groups, all.Tasks)
		}
	}
	if seen == 0 {
		t.Error("no arm was compared")
	}
}

// TestParts checks that reports omit models of few tasks.
func TestParts(t *testing.T) {
	if parts := taskmodel.Parts(analysetest.Bindings().Analyse()); parts != nil {
		t.Errorf("a few tasks: %+v", parts)
	}
}
