package relevanceselection

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/suites/suitestest"
)

type task struct {
	ID, Group, Title, Prompt string
	Target                   struct{ IDs, Forbidden []string }
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

func tasks(t *testing.T) []task { return suitestest.Tasks[task](t, Files) }

var candidate = regexp.MustCompile(`(?m)^- (D-[0-9]{2}): (.+)$`)

func TestTasks(t *testing.T) {
	groups, ids, texts := map[string]int{}, map[string]bool{}, map[string]string{}
	for _, task := range tasks(t) {
		if ids[task.ID] || !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(task.ID) || task.Title == "" {
			t.Errorf("%s: id is double or not kebab-case, or there is no title", task.ID)
		}
		ids[task.ID] = true
		groups[task.Group]++
		var offered, replaced []string
		for _, m := range candidate.FindAllStringSubmatch(task.Prompt, -1) {
			if slices.Contains(offered, m[1]) || texts[m[1]] != "" && texts[m[1]] != m[2] {
				t.Errorf("%s: %s is offered twice, or reads differently elsewhere", task.ID, m[1])
			}
			offered, texts[m[1]] = append(offered, m[1]), m[2]
			if strings.Contains(m[2], "(replaced by ") {
				replaced = append(replaced, m[1])
			}
		}
		if len(offered) < 6 || len(task.Target.Forbidden) < 2 || !strings.HasPrefix(task.Prompt, "Planned: ") {
			t.Errorf("%s: %d candidates, %d forbidden", task.ID, len(offered), len(task.Target.Forbidden))
		}
		for _, id := range slices.Concat(task.Target.IDs, task.Target.Forbidden) {
			if !slices.Contains(offered, id) {
				t.Errorf("%s: %s is not offered", task.ID, id)
			}
		}
		for _, id := range replaced {
			if !slices.Contains(task.Target.Forbidden, id) {
				t.Errorf("%s: %s was replaced and is not forbidden", task.ID, id)
			}
		}
		if (task.Group == "superseded") != (len(replaced) > 0) {
			t.Errorf("%s: in group %s with the replaced decisions %v", task.ID, task.Group, replaced)
		}
	}
	if want := map[string]int{"direct": 6, "other_words": 5, "superseded": 5}; !maps.Equal(groups, want) {
		t.Errorf("groups %v, want %v", groups, want)
	}
	for id, text := range texts {
		if _, by, ok := strings.Cut(text, "(replaced by "); ok && (texts[by[:4]] == "" || by[:4] == id) {
			t.Errorf("%s was replaced by %s, which no task offers", id, by[:4])
		}
	}
}

// The first axis shares a longer word of plan and decision; the second shares
// none.
func TestAxes(t *testing.T) {
	words := func(s string) map[string]bool {
		out := map[string]bool{}
		for _, w := range regexp.MustCompile(`[a-z]{5,}`).FindAllString(strings.ToLower(s), -1) {
			out[w[:5]] = true
		}
		return out
	}
	for _, task := range tasks(t) {
		plan, list, _ := strings.Cut(task.Prompt, "Decisions:")
		said := words(plan)
		for _, m := range candidate.FindAllStringSubmatch(list, -1) {
			if !slices.Contains(task.Target.IDs, m[1]) {
				continue
			}
			var shared []string
			for _, w := range slices.Sorted(maps.Keys(words(m[2]))) {
				if said[w] {
					shared = append(shared, w)
				}
			}
			if task.Group == "direct" && len(shared) == 0 || task.Group == "other_words" && len(shared) > 0 {
				t.Errorf("%s (%s) shares %v with %s", task.ID, task.Group, shared, m[1])
			}
		}
	}
}

func TestAnswers(t *testing.T) {
	got := map[string]int{}
	suitestest.EachAnswer(t, Files, tasks(t), func(k task) string { return k.ID }, func(a answer) string { return a.Task }, func(a answer, task task) {
		got[outcome(a, task)]++
	})
	if want := map[string]int{"hit": 11, "lacks": 1, "forbidden": 2, "no submission": 1, "invalid": 1}; !maps.Equal(got, want) {
		t.Errorf("outcomes are %v, want %v", got, want)
	}
}

func outcome(a answer, t task) string {
	for _, turn := range a.Turns {
		if len(turn.Calls) == 0 {
			continue
		}
		list, ok := turn.Calls[0].Args["ids"].([]any) // the first submission ends the trial
		if !ok {
			return "invalid"
		}
		has := func(id string) bool { return slices.Contains(list, any(id)) }
		switch {
		case slices.ContainsFunc(t.Target.Forbidden, has):
			return "forbidden"
		case slices.ContainsFunc(t.Target.IDs, func(id string) bool { return !has(id) }):
			return "lacks"
		}
		return "hit"
	}
	return "no submission"
}
