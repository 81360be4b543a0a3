package serve

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// word is a word of a text, an identifier with the words that it is made of, or
// a run of a script without spaces.
type word struct {
	whole string   // lower case; "navigationstack" of NavigationStack and navigation_stack
	parts []string // "navigation", "stack"; nil for a plain word
	run   []string // single characters of a script without spaces; whole is "" then
	at    int      // byte offset in the text
	end   int
}

// unspaced are scripts that do not put spaces between words. Each of their
// characters is indexed by itself and searched for as a phrase.
var unspaced = []*unicode.RangeTable{unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai}

func isWordRune(r rune) bool {
	if r < utf8.RuneSelf {
		return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9'
	}
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r)
}

func isSpaceless(r rune) bool { return r >= 0x0e00 && unicode.In(r, unspaced...) }

func findWords(text string) []word { return findWordsWith(text, makeWord) }

// findWordsWith is findWords with a makeWord that may remember words.
func findWordsWith(text string, makeWord func(s string, at int) word) []word {
	var out []word
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		switch {
		case isSpaceless(r):
			w := word{at: i}
			for i < len(text) {
				r, n := utf8.DecodeRuneInString(text[i:])
				if !isSpaceless(r) {
					break
				}
				w.run = append(w.run, string(r))
				i += n
			}
			w.end = i
			out = append(out, w)
		case isWordRune(r):
			end := endOfWord(text, i)
			if w := makeWord(text[i:end], i); w.whole != "" {
				out = append(out, w)
			}
			i = end
			out, i = joinSharp(out, text, i)
		default:
			i += n
		}
	}
	return out
}

// endOfWord is where the identifier that begins at i ends. Underscores and
// apostrophes within it belong to it.
func endOfWord(text string, i int) int {
	end := i
	for j := i; j < len(text); {
		r, n := utf8.DecodeRuneInString(text[j:])
		switch {
		case isWordRune(r) && !isSpaceless(r):
			end = j + n
		case r == '_':
		case (r == '\'' || r == '’') && end == j:
		default:
			return end
		}
		j += n
	}
	return end
}

// joinSharp makes one word of names such as C#, F# and C++.
func joinSharp(out []word, text string, i int) ([]word, int) {
	last := len(out) - 1
	if last < 0 || len(out[last].whole) != 1 || out[last].end != i {
		return out, i
	}
	for sign, name := range map[string]string{"#": "sharp", "++": "plusplus"} { // only one can fit
		if strings.HasPrefix(text[i:], sign) {
			out[last].whole += name
			out[last].end += len(sign)
			return out, i + len(sign)
		}
	}
	return out, i
}

func makeWord(s string, at int) word {
	if isLowerWord(s) {
		return word{whole: s, at: at, end: at + len(s)}
	}
	plain := strings.Map(func(r rune) rune {
		if r == '\'' || r == '’' {
			return -1
		}
		return r
	}, s)
	w := word{whole: strings.ToLower(strings.ReplaceAll(plain, "_", "")), at: at, end: at + len(s)}
	if parts := splitIdentifier(plain); len(parts) > 1 {
		w.parts = parts
	}
	return w
}

// isLowerWord reports whether s is a plain word in lower case, as most are.
func isLowerWord(s string) bool {
	for i := range len(s) {
		if s[i] < 'a' || s[i] > 'z' {
			return false
		}
	}
	return true
}

// splitIdentifier takes an identifier apart: at underscores, where a small
// letter is followed by a capital (navigationStack), before the last of several
// capitals that begins a word (HTTPServer), and between letters and digits
// (utf8). A plural of capitals (URLs) stays whole. The parts are in lower case.
func splitIdentifier(s string) []string {
	var out []string
	for chunk := range strings.SplitSeq(s, "_") {
		rs := []rune(chunk)
		from := 0
		for i := 1; i < len(rs); i++ {
			if startsPart(rs, i) {
				out = append(out, strings.ToLower(string(rs[from:i])))
				from = i
			}
		}
		if from < len(rs) {
			out = append(out, strings.ToLower(string(rs[from:])))
		}
	}
	return out
}

func startsPart(rs []rune, i int) bool {
	a, b := rs[i-1], rs[i]
	switch {
	case unicode.IsMark(b):
		return false
	case unicode.IsDigit(a) != unicode.IsDigit(b):
		return true
	case unicode.IsLower(a) && unicode.IsUpper(b):
		return true
	case !unicode.IsUpper(a) || !unicode.IsUpper(b) || i+1 >= len(rs) || !unicode.IsLower(rs[i+1]):
		return false
	}
	return i+2 != len(rs) || rs[i+1] != 's'
}

// indexTerms returns the terms of a word for the index: the word in lower case,
// followed by the parts of an identifier.
func (w word) indexTerms() []string {
	if w.run != nil {
		return w.run
	}
	return append([]string{w.whole}, w.parts...)
}

// stop are English words without a topic.
var stop = wordSet(`a about after all also am an and any are as at be because been before but by can cannot could did do does doing
	done dont else for from get gets had has have how i if in instead into is isnt it its just let like make makes may me might must my need needs no not
	of on once one only or other our out over own per please same shall she should so some such than that the their them then there these
	they this those through to too under until up us use used using very via was way we were what when where whether which while who why will
	with within without would you your`)

func wordSet(words string) map[string]bool {
	set := map[string]bool{}
	for w := range strings.FieldsSeq(words) {
		set[w] = true
	}
	return set
}

// maxTerms is how many distinct words of a query are looked for; further ones
// are ignored.
const maxTerms = 64

// query is a parsed query.
type query struct {
	phrases []phrase // without duplicates
	plain   []string // plain words, for prefixes and snippets
	dropped bool     // there were more than maxTerms words
}

// phrase is one or more consecutive words.
type phrase struct {
	words  []string
	weight float64
}

// Weights of the phrases that a query implies, relative to 1 for its words. Adjacent
// words, and the identifier that they form, only increase the score.
const (
	pairWeight = 0.25
	joinWeight = 0.25
)

// parseQuery takes a query apart. Stop words count only if there is nothing
// else.
func parseQuery(text string) query {
	all := findWords(text)
	meant := slices.DeleteFunc(slices.Clone(all), func(w word) bool { return stop[w.whole] })
	if len(meant) == 0 {
		meant = all
	}
	var q query
	seen := map[string]bool{}
	add := func(weight float64, words ...string) {
		if p := strings.Join(words, " "); !seen[p] {
			seen[p] = true
			q.phrases = append(q.phrases, phrase{words, weight})
		}
	}
	for i, w := range meant {
		if len(q.phrases) >= maxTerms {
			q.dropped = true
			meant = meant[:i]
			break
		}
		if w.run != nil {
			addRun(add, w.run)
			q.plain = append(q.plain, strings.Join(w.run, ""))
			continue
		}
		add(1, w.whole)
		q.plain = append(q.plain, w.whole)
		for _, p := range w.parts[:min(len(w.parts), maxTerms)] {
			if utf8.RuneCountInString(p) > 1 || unicode.IsDigit([]rune(p)[0]) {
				add(1, p)
				q.plain = append(q.plain, p)
			}
		}
	}
	for i, w := range meant {
		if n := len(w.parts); 0 < n && n <= maxTerms {
			add(pairWeight, w.parts...)
		}
		if i+1 < len(meant) && w.run == nil && meant[i+1].run == nil {
			add(pairWeight, w.whole, meant[i+1].whole)
			add(joinWeight, w.whole+meant[i+1].whole)
		}
	}
	return q
}

// addRun adds the pairs of characters of a run. In scripts without spaces most words
// have one or two characters. A match of the whole run increases the score.
func addRun(add func(weight float64, words ...string), run []string) {
	for i := range max(1, min(len(run)-1, maxTerms)) {
		add(1, run[i:min(i+2, len(run))]...)
	}
	add(pairWeight, run[:min(len(run), maxTerms)]...)
}
