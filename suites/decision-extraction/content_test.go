package decisionextraction

import (
	"encoding/json"
	"maps"
	"regexp"
	"strings"
	"testing"

	"github.com/assay-eval/assay/suites/suitestest"
)

type task struct {
	ID, Group, Title, Prompt string
	Graders                  struct{ Extraction struct{ Gold []string } }
}

type answer struct {
	Task  string
	Turns []struct{ Text string }
}

func tasks(t *testing.T) []task { return suitestest.Tasks[task](t, Files) }

var line = regexp.MustCompile(`^[A-Z][a-z]+: \S.*$`)

func TestTasks(t *testing.T) {
	groups, ids, gold, empty := map[string]int{}, map[string]bool{}, 0, 0
	for _, task := range tasks(t) {
		if ids[task.ID] || !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(task.ID) || task.Title == "" {
			t.Errorf("%s: id is double or not kebab-case, or there is no title", task.ID)
		}
		ids[task.ID] = true
		groups[task.Group]++
		said := strings.Split(strings.TrimSpace(task.Prompt), "\n")
		if len(said) < 4 {
			t.Errorf("%s: a conversation of %d lines", task.ID, len(said))
		}
		for _, l := range said {
			if !line.MatchString(l) {
				t.Errorf("%s: %q is not said by anybody", task.ID, l)
			}
		}
		seen := map[string]bool{}
		for _, g := range task.Graders.Extraction.Gold {
			gold++
			if seen[g] || len(strings.Fields(g)) < 3 || strings.HasSuffix(g, ".") {
				t.Errorf("%s: gold text %q", task.ID, g)
			}
			seen[g] = true
			// Every longer word of a gold text was said, so that nobody has to guess at words.
			for _, w := range regexp.MustCompile(`[A-Za-z]{5,}`).FindAllString(g, -1) {
				if !strings.Contains(strings.ToLower(task.Prompt), strings.ToLower(w[:5])) {
					t.Errorf("%s: nobody says %q of %q", task.ID, w, g)
				}
			}
		}
		if len(task.Graders.Extraction.Gold) == 0 {
			empty++
		}
	}
	if want := map[string]int{"plain": 5, "changed": 4, "nothing": 3}; !maps.Equal(groups, want) {
		t.Errorf("groups %v, want %v", groups, want)
	}
	if gold != 17 || empty != 2 {
		t.Errorf("%d gold texts, %d conversations without one", gold, empty)
	}
}

func TestAnswers(t *testing.T) {
	broken := 0
	suitestest.EachAnswer(t, Files, tasks(t), func(k task) string { return k.ID }, func(a answer) string { return a.Task }, func(a answer, _ task) {
		if len(a.Turns) != 1 {
			t.Errorf("%s: the answer is not in one turn", a.Task)
			return
		}
		text := strings.Trim(a.Turns[0].Text, "`json\n")
		var said struct{ Decisions []string }
		if json.Unmarshal([]byte(text), &said) != nil {
			broken++
		}
	})
	if broken != 1 {
		t.Errorf("%d answers without JSON", broken)
	}
}
