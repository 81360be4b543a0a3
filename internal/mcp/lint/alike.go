package lint

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
)

// alikeFrom is the minimum similarity of two descriptions at which a model may confuse
// the tools.
const alikeFrom = 0.7

// fewTools is the minimum number of tools at which words in more than half of the
// descriptions are ignored as common.
const fewTools = 4

// findAlike compares each description with all others.
func findAlike(v *view, _ Ground) []breach {
	type pair struct {
		breach
		likeness float64
	}
	sets := make([]map[string]bool, len(v.tools))
	in := map[string]int{} // number of descriptions by word
	for i, t := range v.tools {
		sets[i] = wordSet(t.Description)
		for w := range sets[i] {
			in[w]++
		}
	}
	own := make([]map[string]bool, len(sets))
	for i, set := range sets {
		own[i] = maps.Clone(set)
		maps.DeleteFunc(own[i], func(w string, _ bool) bool { return len(v.tools) >= fewTools && 2*in[w] > len(v.tools) })
	}
	var pairs []pair
	for i, a := range v.tools {
		for j, b := range v.tools[:i] {
			if len(sets[i]) == 0 || len(sets[j]) == 0 || a.Name == b.Name {
				continue
			}
			switch l := likeness(own[i], own[j]); {
			case strings.TrimSpace(a.Description) == strings.TrimSpace(b.Description):
				pairs = append(pairs, pair{breach{b.Name, fmt.Sprintf("%s has the same description", a.Name)}, 2})
			case l >= alikeFrom && len(own[i]) > 2 && len(own[j]) > 2:
				pairs = append(pairs, pair{breach{b.Name, fmt.Sprintf("%s has %.0f%% of its words: %q", a.Name, 100*l, clipWords(a.Description))}, l})
			}
		}
	}
	slices.SortStableFunc(pairs, func(a, b pair) int { return cmp.Compare(b.likeness, a.likeness) })
	var out []breach
	for _, p := range pairs {
		out = append(out, p.breach)
	}
	return out
}

// likeness returns Jaccard's index: the share of the words of two texts that both
// contain.
func likeness(a, b map[string]bool) float64 {
	both := 0
	for w := range a {
		if b[w] {
			both++
		}
	}
	return float64(both) / float64(max(len(a)+len(b)-both, 1))
}

// stops lists words that do not distinguish tools.
var stops = []string{
	"a", "an", "and", "are", "as", "at", "be", "by", "can", "for", "from", "given", "in", "into", "is", "it", "its", "of", "on", "or", "that", "the",
	"this", "to", "use", "using", "with", "you", "your", "tool", "which", "will",
}

// wordSet returns the words of a text without plural and verb endings.
func wordSet(text string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if slices.Contains(stops, w) {
			continue
		}
		for _, end := range []string{"ing", "ies", "es", "ed", "s", "e"} {
			if len(w) > len(end)+3 && strings.HasSuffix(w, end) {
				w = strings.TrimSuffix(w, end)
				break
			}
		}
		out[w] = true
	}
	return out
}

// nameWords splits a name such as list_issues, listIssues or list-issues.
func nameWords(name string) []string {
	var out []string
	var word []rune
	lower := false
	for _, r := range name {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) || unicode.IsUpper(r) && lower {
			out, word = append(out, string(word)), nil
		}
		if lower = unicode.IsLower(r); unicode.IsLetter(r) || unicode.IsDigit(r) {
			word = append(word, unicode.ToLower(r))
		}
	}
	out = append(out, string(word))
	return slices.DeleteFunc(out, func(w string) bool { return w == "" })
}

func clipWords(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if r := []rune(text); len(r) > 60 {
		return string(r[:59]) + "…"
	}
	return text
}
