package relevanceselection

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
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

// decision is a candidate for selection.
type decision struct{ id, text string }

var candidate = regexp.MustCompile(`(?m)^- (D-[0-9]{2}): (.+)$`)

// split returns a task's plan and its candidates in order.
func (t task) split() (plan string, offered []decision) {
	plan, list, _ := strings.Cut(t.Prompt, "Decisions:")
	for _, m := range candidate.FindAllStringSubmatch(list, -1) {
		offered = append(offered, decision{m[1], m[2]})
	}
	return plan, offered
}

func TestTasks(t *testing.T) {
	groups, ids, texts := map[string]int{}, map[string]bool{}, map[string]string{}
	for _, task := range tasks(t) {
		if ids[task.ID] || !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(task.ID) || task.Title == "" {
			t.Errorf("%s: id is double or not kebab-case, or there is no title", task.ID)
		}
		ids[task.ID] = true
		groups[task.Group]++
		plan, list := task.split()
		var offered []string
		for _, d := range list {
			if slices.Contains(offered, d.id) || texts[d.id] != "" && texts[d.id] != d.text {
				t.Errorf("%s: %s is offered twice, or reads differently elsewhere", task.ID, d.id)
			}
			offered, texts[d.id] = append(offered, d.id), d.text
		}
		if len(offered) != 6 || len(task.Target.Forbidden) < 2 || !strings.HasPrefix(plan, "Planned: ") {
			t.Errorf("%s: %d candidates, %d forbidden", task.ID, len(offered), len(task.Target.Forbidden))
		}
		for _, id := range slices.Concat(task.Target.IDs, task.Target.Forbidden) {
			if !slices.Contains(offered, id) {
				t.Errorf("%s: %s is not offered", task.ID, id)
			}
		}
		if (task.Group == "superseded") != strings.Contains(plan, "\nKnown: ") {
			t.Errorf("%s: what is known is told in the group superseded, and only there", task.ID)
		}
	}
	if want := map[string]int{"direct": 6, "other_words": 6, "superseded": 10}; !maps.Equal(groups, want) {
		t.Errorf("groups %v, want %v", groups, want)
	}
	seen := map[string]string{}
	for id, text := range texts {
		if seen[text] != "" || regexp.MustCompile(`(?i)D-[0-9]|replace|supersed|no longer valid|former|obsolete|instead|since|until [0-9]|20[0-9][0-9]`).MatchString(text) {
			t.Errorf("%s (%q) is there twice or tells its history", id, text)
		}
		seen[text] = id
	}
}

// TestPlanDecides checks that tasks about replaced decisions come in pairs with the
// same candidates in the same order, and that the correct candidate of one is forbidden
// in the other. A rule that ignores the plan is therefore correct in at most half of
// them.
func TestPlanDecides(t *testing.T) {
	twins := map[string][]task{}
	for _, k := range tasks(t) {
		if k.Group == "superseded" {
			_, list := k.split()
			key := fmt.Sprint(list)
			twins[key] = append(twins[key], k)
		}
	}
	for _, k := range twins {
		if len(k) != 2 || len(k[0].Target.IDs) != 1 || len(k[1].Target.IDs) != 1 ||
			!slices.Contains(k[0].Target.Forbidden, k[1].Target.IDs[0]) || !slices.Contains(k[1].Target.Forbidden, k[0].Target.IDs[0]) {
			t.Errorf("%s is no pair of twins", k[0].ID)
		}
	}
}

var (
	word = regexp.MustCompile(`[a-z]{4,}`)
	stop = strings.Fields(`have been from into more only over some such than that their them then there they this what when where which while whoever with`)
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

func shared(a, b string) int {
	n, other := 0, stems(b)
	for s := range stems(a) {
		if other[s] {
			n++
		}
	}
	return n
}

// TestAxes checks that plan and decision share a word on the first axis and none on the
// others.
func TestAxes(t *testing.T) {
	for _, task := range tasks(t) {
		plan, list := task.split()
		for _, d := range list {
			if n := shared(plan, d.text); slices.Contains(task.Target.IDs, d.id) && (task.Group == "direct") != (n > 0) {
				t.Errorf("%s (%s) shares %d words with %s", task.ID, task.Group, n, d.id)
			}
		}
	}
}

// blind lists rules that choose without understanding: each chooses the first candidate
// with the highest value of its function.
var blind = []struct {
	name string
	of   func(plan string, place int, d decision) int
}{
	{"the first", func(_ string, place int, _ decision) int { return -place }},
	{"the last", func(_ string, place int, _ decision) int { return place }},
	{"the longest", func(_ string, _ int, d decision) int { return len(d.text) }},
	{"the shortest", func(_ string, _ int, d decision) int { return -len(d.text) }},
	{"the highest number", func(_ string, _ int, d decision) int { return number(d.id) }},
	{"the lowest number", func(_ string, _ int, d decision) int { return -number(d.id) }},
	{"most words of the plan", func(plan string, _ int, d decision) int { return shared(plan, d.text) }},
	{"fewest words of the plan", func(plan string, _ int, d decision) int { return -shared(plan, d.text) }},
}

func number(id string) int {
	n, _ := strconv.Atoi(strings.TrimPrefix(id, "D-"))
	return n
}

// isHit reports whether the grader accepts a selection.
func (t task) isHit(chosen ...string) bool {
	return !slices.ContainsFunc(t.Target.Forbidden, func(id string) bool { return slices.Contains(chosen, id) }) &&
		!slices.ContainsFunc(t.Target.IDs, func(id string) bool { return !slices.Contains(chosen, id) })
}

// TestBlindRulesFail checks that no blind rule comes close to a gate on any axis.
// Chance yields 1 in 6 and the gates require 0.70; a rule may get at most a third of
// the way.
func TestBlindRulesFail(t *testing.T) {
	const chance, bound = 1. / 6, 0.70
	score := func(name string, choose func(plan string, list []decision) []string) {
		hits, of := map[string]int{}, map[string]int{}
		for _, task := range tasks(t) {
			plan, list := task.split()
			for _, group := range []string{task.Group, "all"} {
				of[group]++
				if task.isHit(choose(plan, list)...) {
					hits[group]++
				}
			}
		}
		for group, n := range of {
			if share := float64(hits[group]) / float64(n); share > chance+(bound-chance)/3 {
				t.Errorf("%s is right in %d of %d tasks of %s", name, hits[group], n, group)
			}
		}
	}
	for _, rule := range blind {
		score(rule.name, func(plan string, list []decision) []string {
			best := 0
			for i, d := range list {
				if rule.of(plan, i, d) > rule.of(plan, best, list[best]) {
					best = i
				}
			}
			return []string{list[best].id}
		})
	}
	score("all of them", func(_ string, list []decision) (ids []string) {
		for _, d := range list {
			ids = append(ids, d.id)
		}
		return ids
	})
	score("none", func(string, []decision) []string { return nil })
}

func TestAnswers(t *testing.T) {
	got := map[string]int{}
	suitestest.EachAnswer(t, Files, tasks(t), func(k task) string { return k.ID }, func(a answer) string { return a.Task }, func(a answer, task task) {
		got[outcome(a, task)]++
	})
	if want := map[string]int{"hit": 17, "lacks": 1, "forbidden": 2, "no submission": 1, "invalid": 1}; !maps.Equal(got, want) {
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
