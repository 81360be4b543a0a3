package extraction

import (
	"math/rand/v2"
	"strings"

	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/suite"
)

var (
	speaker  = lazyregexp.New(`^[\p{L}\p{N} ._-]{1,30}:\s+`)
	sentence = lazyregexp.New(`[^.?!]+[.?!]*`)
)

// listSentences returns the sentences of a prompt without the names of speakers.
func listSentences(prompt string) []string {
	var out []string
	for line := range strings.Lines(prompt) {
		for _, s := range sentence.FindAllString(speaker.ReplaceAllString(strings.TrimSpace(line), ""), -1) {
			if s = strings.TrimSpace(s); len(contentWords(s)) > 0 {
				out = append(out, s)
			}
		}
	}
	return out
}

// blindRules returns rules that copy sentences of the prompt.
func blindRules(c kind.BlindCase) (kind.Blind, error) {
	field := c.Config.(*Config).withDefaults().Field
	list := func(choose func(prompt string, said []string) []string) func(*suite.Task) kind.Act {
		return func(t *suite.Task) kind.Act {
			said := listSentences(t.Prompt)
			if len(said) == 0 {
				return kind.ListAnswer(field, nil)
			}
			return kind.ListAnswer(field, choose(t.Prompt, said))
		}
	}
	best := func(value func(prompt, sentence string) int) func(*suite.Task) kind.Act {
		return list(func(prompt string, said []string) []string {
			i := kind.Best(said, func(s string) int { return value(prompt, s) })
			return said[i : i+1]
		})
	}
	return kind.Blind{
		Rules: []kind.BlindRule{
			{Name: "the first sentence", Act: list(func(_ string, said []string) []string { return said[:1] })},
			{Name: "the last sentence", Act: list(func(_ string, said []string) []string { return said[len(said)-1:] })},
			{Name: "the longest sentence", Act: best(func(_, s string) int { return len(s) })},
			{Name: "most words in common with the rest", Act: best(func(prompt, s string) int {
				return kind.SharedWords(strings.Replace(prompt, s, "", 1), s)
			})},
			{Name: "copy everything, a text a sentence", Act: list(func(_ string, said []string) []string { return said })},
			{Name: "copy everything as one text", Act: list(func(_ string, said []string) []string { return []string{strings.Join(said, " ")} })},
			{Name: "copy everything without sentences", Act: list(func(prompt string, _ []string) []string {
				return []string{strings.Join(aWord.FindAllString(prompt, -1), " ")}
			})},
			{Name: "nothing", Act: list(func(string, []string) []string { return nil })},
		},
		Chance: func(t *suite.Task, r *rand.Rand) kind.Act {
			return list(func(_ string, said []string) []string {
				i := r.IntN(len(said))
				return said[i : i+1]
			})(t)
		},
	}, nil
}
