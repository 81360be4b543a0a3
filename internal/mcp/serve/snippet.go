package serve

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// snippetLength is the maximum number of bytes of text in a snippet, without ellipses.
const snippetLength = 240

// bestSnippet returns the first part of a text with the most distinct words of the
// query.
func bestSnippet(text string, q query) string {
	roots := make([]string, 0, len(q.plain))
	for _, s := range q.plain {
		roots = append(roots, wordRoot(s))
	}
	type found struct{ at, root int }
	var hits []found
	for _, w := range findWords(text) {
		for _, t := range append([]string{w.whole, strings.Join(w.run, "")}, w.parts...) {
			if t == "" {
				continue
			}
			if i := slices.IndexFunc(roots, func(r string) bool { return strings.HasPrefix(t, r) }); i >= 0 {
				hits = append(hits, found{w.at, i})
			}
		}
	}
	from, best := 0, 0
	for i, h := range hits {
		seen := map[int]bool{}
		for _, o := range hits[i:] {
			if o.at > h.at+snippetLength*3/4 {
				break
			}
			seen[o.root] = true
		}
		if len(seen) > best {
			from, best = h.at, len(seen)
		}
	}
	return excerpt(text, max(0, from-snippetLength/8))
}

// wordRoot returns the common part of a word's forms. Only snippets use it.
func wordRoot(s string) string {
	rs := []rune(s)
	return string(rs[:max(min(len(rs), 4), len(rs)-3)])
}

// excerpt returns part of a text, cut at word boundaries and with collapsed white
// space.
func excerpt(text string, from int) string {
	end := min(len(text), from+snippetLength)
	for from > 0 && from < end && !atWord(text, from) {
		from++
	}
	if end < len(text) {
		for cut := end; cut > from+snippetLength/2; cut-- {
			if atWord(text, cut) {
				end = cut
				break
			}
		}
		for end > from && !utf8.RuneStart(text[end]) {
			end--
		}
	}
	for from < end && !utf8.RuneStart(text[from]) {
		from++
	}
	out := strings.Join(strings.Fields(text[from:end]), " ")
	if from > 0 && out != "" {
		out = "… " + out
	}
	if end < len(text) && out != "" {
		out += " …"
	}
	return out
}

func atWord(text string, i int) bool {
	return text[i-1] == ' ' || text[i-1] == '\n' || text[i-1] == '\t'
}
