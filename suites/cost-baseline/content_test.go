package costbaseline

import (
	"testing"

	"github.com/assay-eval/assay/suites/suitestest"
)

func tasks(t *testing.T) []task {
	return suitestest.CheckedTasks(t, Files, func(k task) suitestest.Named { return suitestest.Named{ID: k.ID, Title: k.Title, Prompt: k.Prompt} })
}

type task struct {
	ID, Group, Title, Prompt string
	Calls                    []struct {
		Tool string
		Args map[string]any
	}
}

// Each task makes one call 25 times.
func TestTasks(t *testing.T) {
	all := tasks(t)
	if len(all) < 10 {
		t.Errorf("%d tasks", len(all))
	}
	for _, k := range all {
		if len(k.Calls) != 25 {
			t.Errorf("%s makes %d calls", k.ID, len(k.Calls))
		}
		for _, c := range k.Calls {
			if c.Tool != k.Group || len(c.Args) == 0 {
				t.Errorf("%s: calls %s with %v", k.ID, c.Tool, c.Args)
			}
		}
	}
}
