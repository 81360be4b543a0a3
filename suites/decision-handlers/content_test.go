package decisionhandlers

import (
	"testing"

	"github.com/assay-eval/assay/suites/suitestest"
)

func tasks(t *testing.T) []task {
	return suitestest.CheckedTasks(t, Files, func(k task) suitestest.Named { return suitestest.Named{ID: k.ID, Title: k.Title, Prompt: k.Prompt} })
}

type task struct {
	ID, Group, Title, Prompt string
	Calls                    []map[string]any
	Graders                  struct {
		Fields struct {
			Expect []map[string]any
			XFail  string
		}
	}
}

type row struct {
	ID, Axis, Status, Title string
	Calls                   int
}

// The catalogue has a correct row for every task, and no others.
func TestCatalogue(t *testing.T) {
	rows := map[string]row{}
	for _, r := range suitestest.Read[[]row](t, Files, "catalog.yaml")[0] {
		if _, twice := rows[r.ID]; twice {
			t.Errorf("%s is listed twice", r.ID)
		}
		rows[r.ID] = r
	}
	axes, marked := map[string]int{}, 0
	for _, k := range tasks(t) {
		want := row{k.ID, k.Group, "holds", k.Title, len(k.Calls)}
		if k.Graders.Fields.XFail != "" {
			want.Status = "known to fail"
			marked++
		}
		if rows[k.ID] != want {
			t.Errorf("the catalogue says %+v, the task %+v", rows[k.ID], want)
		}
		delete(rows, k.ID)
		axes[k.Group]++
		if len(k.Graders.Fields.Expect) == 0 {
			t.Errorf("%s expects nothing", k.ID)
		}
	}
	for id := range rows {
		t.Errorf("%s is listed and no task", id)
	}
	if axes["correct"] != 9 || axes["miss"] != 2 || axes["false_fire"] != 5 || len(axes) != 3 || marked != 2 {
		t.Errorf("axes %v, %d known to fail", axes, marked)
	}
}
