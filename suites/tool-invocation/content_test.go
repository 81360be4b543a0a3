package toolinvocation

import (
	"testing"

	"github.com/assay-eval/assay/suites/suitestest"
)

func tasks(t *testing.T) []task {
	return suitestest.CheckedTasks(t, Files, func(k task) suitestest.Named { return suitestest.Named{ID: k.ID, Title: k.Title, Prompt: k.Prompt} })
}

type task struct {
	ID, Group, Title, Prompt string
	Graders                  struct{ Invocation struct{ Call *bool } }
}

type answer struct {
	Task  string
	Turns []struct {
		Text  string
		Calls []struct {
			Name string
			Args map[string]any
		}
	}
}

// Every cell of the confusion matrix is in the answers.
func TestAnswers(t *testing.T) {
	groups := map[string]int{}
	for _, k := range tasks(t) {
		call := k.Graders.Invocation.Call
		if call == nil || *call != (k.Group == "should_call") {
			t.Errorf("%s: group %s and the grader's settings do not go together", k.ID, k.Group)
			continue
		}
		groups[k.Group]++
	}
	if groups["should_call"] != 8 || groups["should_not_call"] != 8 || len(groups) != 2 {
		t.Errorf("groups %v", groups)
	}
	var cells [2][2]int // should, called
	suitestest.EachAnswer(t, Files, tasks(t), func(k task) string { return k.ID }, func(a answer) string { return a.Task }, func(a answer, k task) {
		if len(a.Turns) > 4 {
			t.Errorf("%s: more than four turns", a.Task)
		}
		called := 0
		for _, turn := range a.Turns {
			for _, c := range turn.Calls {
				switch c.Name {
				case "preflight", "search", "history":
					called = 1
				case "submit":
				default:
					t.Errorf("%s: no tool %s", a.Task, c.Name)
				}
			}
		}
		should := 0
		if *k.Graders.Invocation.Call {
			should = 1
		}
		cells[should][called]++
	})
	if cells != [2][2]int{{6, 2}, {2, 6}} {
		t.Errorf("cells %v", cells)
	}
}
