package drift

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// body is the text of a declaration, split into words and punctuation.
type body struct {
	words []string
	runs  map[string]int // how often each run of runLength words occurs
}

const runLength = 3

// ownName replaces the name of the symbol in its body.
const ownName = "\x00name"

// newBody returns the body of a symbol from its lines. If indents is set, indentation is
// part of the body.
func newBody(lines []string, name string, indents bool) *body {
	b := &body{runs: map[string]int{}}
	base := -1
	for _, line := range lines {
		text := strings.TrimSpace(line)
		if text == "" {
			continue
		}
		if indents {
			depth := len(line) - len(strings.TrimLeft(line, " \t"))
			if base < 0 {
				base = depth
			}
			b.words = append(b.words, "\n"+strings.Repeat(" ", max(0, depth-base)))
		}
		for word := range splitWords(text) {
			if word == name {
				word = ownName
			}
			b.words = append(b.words, word)
		}
	}
	for i := range b.words {
		b.runs[strings.Join(b.words[i:min(i+runLength, len(b.words))], "\x01")]++
	}
	return b
}

// splitWords yields identifiers, numbers and every other character except spaces.
func splitWords(text string) func(yield func(string) bool) {
	inWord := func(r rune) bool { return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) }
	return func(yield func(string) bool) {
		for text != "" {
			r, size := utf8.DecodeRuneInString(text)
			if inWord(r) {
				if end := strings.IndexFunc(text, func(r rune) bool { return !inWord(r) }); end > 0 {
					size = end
				} else {
					size = len(text)
				}
			}
			if !unicode.IsSpace(r) && !yield(text[:size]) {
				return
			}
			text = text[size:]
		}
	}
}

func (b *body) equals(o *body) bool { return slices.Equal(b.words, o.words) }

// alike returns the similarity of two bodies from 0 to 1: the Sørensen–Dice coefficient of
// their runs of words.
func (b *body) alike(o *body) float64 {
	if b.equals(o) {
		return 1
	}
	common := 0
	for run, n := range b.runs {
		common += min(n, o.runs[run])
	}
	return 2 * float64(common) / float64(len(b.words)+len(o.words))
}
