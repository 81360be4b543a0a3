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

// isSpaceless reports whether r is of a script that puts no spaces between
// words.
func isSpaceless(r rune) bool { return r >= 0x0e00 && unicode.In(r, unspaced...) }

// findWords finds the words of a text.
func findWords(text string) []word {
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

// startsPart reports whether a part begins at rs[i].
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

// indexText is the text as the full-text index gets it: words in lower case with
// the parts of identifiers behind them.
func indexText(text string) string {
	var b strings.Builder
	b.Grow(len(text) + len(text)/4)
	for _, w := range findWords(text) {
		if w.run == nil {
			b.WriteString(w.whole)
			b.WriteByte(' ')
		}
		for _, t := range slices.Concat(w.run, w.parts) {
			b.WriteString(t)
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// stop are English words without a topic.
var stop = func() map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(`a about after all also am an and any are as at be because been before but by can cannot could did do does doing
		done dont else for from get gets had has have how i if in instead into is isnt it its just let like make makes may me might must my need needs no not
		of on once one only or other our out over own per please same shall she should so some such than that the their them then there these
		they this those through to too under until up us use used using very via was way we were what when where whether which while who why will
		with within without would you your`) {
		m[w] = true
	}
	return m
}()

// maxTerms is how many distinct words of a query are looked for; further ones
// are ignored.
const maxTerms = 64

// query is a query taken apart. Every phrase is in the syntax of FTS5, quoted,
// so that nothing in a query can be an operator.
type query struct {
	words   []string // phrases of one word each, distinct
	pairs   []string // phrases of neighbours: they only add to the score
	stems   []string // plain words, for prefixes and for the snippet
	dropped bool     // there were more than maxTerms words
}

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
	add := func(list *[]string, terms ...string) {
		p := `"` + strings.Join(terms, " ") + `"`
		switch {
		case seen[p]:
		case len(seen) >= 2*maxTerms:
			q.dropped = true
		default:
			seen[p] = true
			*list = append(*list, p)
		}
	}
	for i, w := range meant {
		if len(q.words) >= maxTerms {
			q.dropped = true
			break
		}
		if w.run != nil {
			add(&q.words, w.run...)
			q.stems = append(q.stems, strings.Join(w.run, ""))
			continue
		}
		add(&q.words, w.whole)
		q.stems = append(q.stems, w.whole)
		for _, p := range w.parts {
			if utf8.RuneCountInString(p) > 1 || unicode.IsDigit([]rune(p)[0]) {
				add(&q.words, p)
				q.stems = append(q.stems, p)
			}
		}
		if len(w.parts) > 0 {
			add(&q.pairs, w.parts...)
		}
		if i+1 < len(meant) && meant[i+1].run == nil {
			add(&q.pairs, w.whole, meant[i+1].whole)
			add(&q.words, w.whole+meant[i+1].whole) // the identifier that both would make
		}
	}
	return q
}
