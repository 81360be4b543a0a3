package toolinvocation

import (
	"testing"

	"github.com/assay-eval/assay/suites/suitestest"
)

func tasks(t *testing.T) []task {
	t.Helper()
	all := suitestest.Tasks[task](t, Files)
	suitestest.CheckNames(t, all, func(k task) suitestest.Named { return suitestest.Named{ID: k.ID, Title: k.Title, Prompt: k.Prompt} })
	return all
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
	byID, groups := map[string]task{}, map[string]int{}
	for _, k := range tasks(t) {
		call := k.Graders.Invocation.Call
		if call == nil || *call != (k.Group == "should_call") {
			t.Errorf("%s: group %s and the grader's settings do not go together", k.ID, k.Group)
			continue
		}
		byID[k.ID] = k
		groups[k.Group]++
	}
	if groups["should_call"] != 8 || groups["should_not_call"] != 8 || len(groups) != 2 {
		t.Errorf("groups %v", groups)
	}
	var cells [2][2]int // should, called
	for _, a := range suitestest.Read[answer](t, Files, "answers.yaml") {
		k, ok := byID[a.Task]
		if !ok || len(a.Turns) > 4 {
			t.Errorf("answer for %q: no such task, answered twice, or more than four turns", a.Task)
			continue
		}
		delete(byID, a.Task)
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
	}
	if len(byID) > 0 || cells != [2][2]int{{6, 2}, {2, 6}} {
		t.Errorf("unanswered %d, cells %v", len(byID), cells)
	}
}
