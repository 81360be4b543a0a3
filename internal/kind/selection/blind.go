package selection

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/suite"
)

// candidate is an id that a line of a prompt offers, with its description.
type candidate struct{ id, text string }

var offered = lazyregexp.New(`(?m)^[ \t]*(?:[-*•][ \t]+|[0-9]+[.)][ \t]+)?[\x60"*]*([^\s:\x60"*]+)[\x60"*]*[ \t]*[:–—-][ \t]+(.+)$`)

// listCandidates returns the ids in a prompt with their descriptions, and the rest of
// the prompt. An id contains a digit or is named by some task.
func listCandidates(prompt string, named map[string]bool) (out []candidate, rest string) {
	rest = prompt
	for _, m := range offered.FindAllStringSubmatch(prompt, -1) {
		if named[m[1]] || strings.ContainsAny(m[1], "0123456789") {
			out = append(out, candidate{m[1], m[2]})
			rest = strings.Replace(rest, m[0], "", 1)
		}
	}
	return out, rest
}

// blindRules returns rules that choose by position, length, id or words.
func blindRules(c kind.BlindCase) (kind.Blind, error) {
	field := c.Config.(*Config).Field
	named := map[string]bool{}
	for _, t := range c.Tasks {
		for _, id := range slices.Concat(t.Target.IDs, t.Target.Forbidden) {
			named[id] = true
		}
	}
	list := func(choose func(plan string, offered []candidate) []candidate) func(*suite.Task) kind.Act {
		return func(t *suite.Task) kind.Act {
			offered, plan := listCandidates(t.Prompt, named)
			var ids []string
			if len(offered) > 0 {
				for _, x := range choose(plan, offered) {
					ids = append(ids, x.id)
				}
			}
			return kind.ListAnswer(field, ids)
		}
	}
	best := func(name string, value func(plan string, place int, x candidate) int) kind.BlindRule {
		return kind.BlindRule{Name: name, Act: list(func(plan string, offered []candidate) []candidate {
			place := -1
			i := kind.Best(offered, func(x candidate) int {
				place = slices.Index(offered, x)
				return value(plan, place, x)
			})
			return offered[i : i+1]
		})}
	}
	rank := func(id string) int {
		return slices.IndexFunc(sortedIDs(c.Tasks, named), func(x string) bool { return x == id })
	}
	return kind.Blind{
		Rules: []kind.BlindRule{
			best("the first", func(_ string, place int, _ candidate) int { return -place }),
			best("the last", func(_ string, place int, _ candidate) int { return place }),
			best("the longest", func(_ string, _ int, x candidate) int { return len(x.text) }),
			best("the shortest", func(_ string, _ int, x candidate) int { return -len(x.text) }),
			best("the newest (highest id)", func(_ string, _ int, x candidate) int { return rank(x.id) }),
			best("the oldest (lowest id)", func(_ string, _ int, x candidate) int { return -rank(x.id) }),
			best("most words in common", func(plan string, _ int, x candidate) int { return kind.SharedWords(plan, x.text) }),
			best("fewest words in common", func(plan string, _ int, x candidate) int { return -kind.SharedWords(plan, x.text) }),
			{Name: "all of them", Act: list(func(_ string, offered []candidate) []candidate { return offered })},
			{Name: "none", Act: list(func(string, []candidate) []candidate { return nil })},
		},
		Chance: func(t *suite.Task, r *rand.Rand) kind.Act {
			return list(func(_ string, offered []candidate) []candidate {
				i := r.IntN(len(offered))
				return offered[i : i+1]
			})(t)
		},
	}, nil
}

// sortedIDs returns all ids in the tasks. IDs with fewer digits come first, so that D-9
// precedes D-10.
func sortedIDs(tasks []*suite.Task, named map[string]bool) []string {
	var out []string
	for _, t := range tasks {
		offered, _ := listCandidates(t.Prompt, named)
		for _, x := range offered {
			out = append(out, x.id)
		}
	}
	slices.SortFunc(out, func(a, b string) int { return cmp.Or(len(a)-len(b), strings.Compare(a, b)) })
	return slices.Compact(out)
}
