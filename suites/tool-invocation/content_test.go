package toolinvocation

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/suites/suitestest"
)

func tasks(t *testing.T) []task {
	return suitestest.CheckedTasks(t, Files, func(k task) suitestest.Named { return suitestest.Named{ID: k.ID, Title: k.Title, Prompt: k.Prompt} })
}

type task struct {
	ID, Group, Title, Prompt string
	Graders                  struct {
		Invocation struct {
			Call  *bool
			Tools []string
		}
	}
}

type answer struct {
	Task, Arm string
	Turns     []struct {
		Text  string
		Calls []struct {
			Name string
			Args map[string]any
		}
	}
}

var (
	asking    = []string{"preflight", "search", "get", "list", "history"}
	recording = []string{"ingest", "bind", "supersede"}
)

// TestTasks checks that every group of tasks has its tools and is large enough.
func TestTasks(t *testing.T) {
	groups := map[string]int{}
	for _, k := range tasks(t) {
		groups[k.Group]++
		call, tools := k.Graders.Invocation.Call, k.Graders.Invocation.Tools
		want := map[string][]string{"ask": asking, "record": recording, "near_record": recording}[k.Group]
		if call == nil || *call != (k.Group == "ask" || k.Group == "record") || !slices.Equal(tools, want) {
			t.Errorf("%s: group %s and the grader's settings do not go together", k.ID, k.Group)
		}
	}
	if want := map[string]int{"ask": 10, "record": 8, "near_ask": 10, "near_record": 8, "unrelated": 8}; !maps.Equal(groups, want) {
		t.Errorf("groups %v, want %v", groups, want)
	}
}

// TestAnswers checks that the arm with the skills has one answer per task, covering
// every cell of the confusion matrix, and that the other arms call always and never.
func TestAnswers(t *testing.T) {
	answers := map[string]map[string]answer{} // by arm and task
	for _, a := range suitestest.Read[answer](t, Files, "answers.yaml") {
		if answers[a.Arm] == nil {
			answers[a.Arm] = map[string]answer{}
		}
		if _, twice := answers[a.Arm][a.Task]; twice || len(a.Turns) > 4 {
			t.Errorf("%s in %s: answered twice, or more than four turns", a.Task, a.Arm)
		}
		answers[a.Arm][a.Task] = a
	}
	all := tasks(t)
	for arm, want := range map[string]struct {
		documents int
		cells     [2][2]int // should call, called
	}{
		"scripted/skill": {len(all), [2][2]int{{22, 4}, {4, 14}}},
		"scripted/tools": {1, [2][2]int{{0, 26}, {0, 18}}},
		"scripted/none":  {1, [2][2]int{{26, 0}, {18, 0}}},
	} {
		var cells [2][2]int
		for _, k := range all {
			a, ok := answers[arm][k.ID]
			if !ok {
				if a, ok = answers[arm]["*"]; !ok {
					t.Errorf("no answer for %s in %s", k.ID, arm)
				}
			}
			cells[index(*k.Graders.Invocation.Call)][index(a.calls(t, k))]++
		}
		if len(answers[arm]) != want.documents || cells != want.cells {
			t.Errorf("%s: %d documents, cells %v", arm, len(answers[arm]), cells)
		}
		delete(answers, arm)
	}
	if len(answers) > 0 {
		t.Errorf("answers for other arms: %v", slices.Collect(maps.Keys(answers)))
	}
}

// calls reports whether an answer calls a tool that counts in a task.
func (a answer) calls(t *testing.T, k task) bool {
	tools, called := k.Graders.Invocation.Tools, false
	if len(tools) == 0 {
		tools = slices.Concat(asking, recording)
	}
	for _, turn := range a.Turns {
		for _, c := range turn.Calls {
			if c.Name != "submit" && !slices.Contains(asking, c.Name) && !slices.Contains(recording, c.Name) {
				t.Errorf("%s: no tool %s", a.Task, c.Name)
			}
			called = called || slices.Contains(tools, c.Name)
		}
	}
	return called
}

func index(b bool) int {
	if b {
		return 1
	}
	return 0
}

var (
	word     = regexp.MustCompile(`[a-z]{4,}`)
	stop     = strings.Fields(`also been each ever from have into more must only over some such than that their them then there they this what when where which while with`)
	decided  = regexp.MustCompile(`(?i)decid|agree|settle|final`)
	command  = regexp.MustCompile(`(?i)\b(write|plan|say|draft|draw)\b`)
	numeral  = regexp.MustCompile(`[0-9]`)
	sentence = regexp.MustCompile(`[.?:](\s|$)`)
)

// stems returns the content words of a text, each cut to its first four letters.
func stems(text string) map[string]bool {
	out := map[string]bool{}
	for _, w := range word.FindAllString(strings.ToLower(text), -1) {
		if !slices.Contains(stop, w) {
			out[w[:4]] = true
		}
	}
	return out
}

// sharedWords returns a function that returns the maximum number of words that a prompt
// shares with one decision of the store.
func sharedWords(t *testing.T) func(prompt string) int {
	type store struct {
		Pool []struct{ ID, Feature, Title, Description, Status string }
	}
	pool := suitestest.Read[store](t, Files, "decisions.yaml")[0].Pool
	return func(prompt string) int {
		said, most := stems(prompt), 0
		for _, d := range pool {
			n := 0
			for s := range stems(d.Title + " " + d.Description) {
				if said[s] {
					n++
				}
			}
			most = max(most, n)
		}
		return most
	}
}

// TestBlindRulesFail checks that no blind rule, nor its inverse, passes both gates of a
// skill or comes within a third of the distance between the gates. The README lists how
// often each rule calls.
func TestBlindRulesFail(t *testing.T) {
	const least, most, margin = 0.50, 0.30, (0.50 - 0.30) / 3
	b, err := Files.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	all, shared := tasks(t), sharedWords(t)
	lengths := []int{}
	for _, k := range all {
		lengths = append(lengths, len(k.Prompt))
	}
	slices.Sort(lengths)
	for _, rule := range []struct {
		name  string
		calls func(prompt string) bool
	}{
		{"always", func(string) bool { return true }},
		{"one word of a decision", func(p string) bool { return shared(p) >= 1 }},
		{"two words of a decision", func(p string) bool { return shared(p) >= 2 }},
		{"three words of a decision", func(p string) bool { return shared(p) >= 3 }},
		{"decided, agreed, settled, final", decided.MatchString},
		{"write, plan, say, draft", command.MatchString},
		{"longer than half of them", func(p string) bool { return len(p) > lengths[len(lengths)/2] }},
		{"a question mark", func(p string) bool { return strings.Contains(p, "?") }},
		{"a quotation mark", func(p string) bool { return strings.Contains(p, `"`) }},
		{"a digit", numeral.MatchString},
		{"two sentences", func(p string) bool { return len(sentence.FindAllString(p, -1)) >= 2 }},
	} {
		called, of := map[string]int{}, map[string]int{}
		for _, k := range all {
			of[k.Group]++
			called[k.Group] += index(rule.calls(k.Prompt))
		}
		for _, skill := range []string{"ask", "record"} {
			recall := float64(called[skill]) / float64(of[skill])
			wrong := float64(called["near_"+skill]) / float64(of["near_"+skill])
			for _, r := range [][2]float64{{recall, wrong}, {1 - recall, 1 - wrong}} {
				if r[0] >= least-margin && r[1] <= most+margin {
					t.Errorf("%s: %q calls in %.2f of those that should and %.2f of those that should not", skill, rule.name, r[0], r[1])
				}
			}
		}
		row := fmt.Sprintf("| %s | %d | %d | %d | %d | %d |", rule.name, called["ask"], called["near_ask"], called["record"], called["near_record"], called["unrelated"])
		if !strings.Contains(string(b), row) {
			t.Errorf("the README lacks the row %s", row)
		}
	}
}
