package serve

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/english"
	"golang.org/x/text/unicode/norm"
)

// index is an in-memory full-text index of documents, each with one or more rows, such
// as sections. Documents and rows are numbered from 0 in order of addition, and ties
// are broken by number. Searches may be concurrent, but not with additions.
//
// Documents are ranked by BM25F, a BM25 with a weight and a length for each column
// (Robertson, Zaragoza & Taylor 2004; Robertson & Zaragoza 2009, 3.6). With one column
// it equals BM25.
type index struct {
	columns []column
	words   map[string]word    // made before, by spelling: references repeat identifiers
	forms   map[string]*form   // by word, in lower case without accents
	stems   map[string][]*form // inflected forms by stem
	starts  []uint32           // first position of each cell; a cell is a column of a row
	next    uint32             // first position of the next cell
	rows    level
	docs    level
}

// column is a column of every row. row and doc are the weights of its words in the scores
// of rows and documents.
type column struct{ row, doc float64 }

// form is an inflected word with its positions in ascending order. Positions number the
// words of all cells, with a gap after each cell, so that no phrase spans two cells.
type form struct{ places []uint32 }

// level is a kind of scored unit: rows or documents.
type level struct {
	weights []float64 // by column
	unitOf  []int     // unit of each row
	units   int
	lengths []float64 // number of words by unit and column
	totals  []float64 // number of words by column
}

// Parameters of the score. The first two are the usual ones of BM25. The others were
// tuned on READMEs, where nearby values perform equally well.
const (
	saturation   = 1.2  // k1
	lengthNorm   = 0.75 // b
	exactShare   = 0.4  // weight of exact matches in a word's score; matches of the stem have the rest
	bestRowShare = 0.3  // share of the best row's score in its document's score
)

func newIndex(columns ...column) *index {
	x := &index{columns: columns, words: map[string]word{}, forms: map[string]*form{}, stems: map[string][]*form{}}
	x.rows.totals, x.docs.totals = make([]float64, len(columns)), make([]float64, len(columns))
	for _, c := range columns {
		x.rows.weights, x.docs.weights = append(x.rows.weights, c.row), append(x.docs.weights, c.doc)
	}
	return x
}

// addRow adds a row with the given column texts to document doc, which is the last
// document or a new one.
func (x *index) addRow(doc int, texts ...string) {
	row := x.rows.units
	x.rows.addRow(row)
	x.docs.addRow(doc)
	for c, text := range texts {
		x.starts = append(x.starts, x.next)
		for _, w := range findWordsWith(text, x.makeWord) {
			for _, term := range w.indexTerms() {
				f := x.formOf(foldWord(term))
				f.places = append(f.places, x.next)
				x.next++
			}
		}
		n := float64(x.next - x.starts[len(x.starts)-1])
		x.rows.addLength(row, c, n)
		x.docs.addLength(doc, c, n)
		x.next++
	}
}

func (x *index) makeWord(s string, at int) word {
	w, ok := x.words[s]
	if !ok {
		w = makeWord(s, at)
		x.words[strings.Clone(s)] = w // a copy does not retain the whole text
	}
	w.at, w.end = at, at+len(s)
	return w
}

func (l *level) addRow(unit int) {
	l.unitOf = append(l.unitOf, unit)
	if unit == l.units {
		l.units++
		l.lengths = append(l.lengths, make([]float64, len(l.weights))...)
	}
}

func (l *level) addLength(unit, column int, n float64) {
	l.lengths[unit*len(l.weights)+column] += n
	l.totals[column] += n
}

func (x *index) formOf(word string) *form {
	f := x.forms[word]
	if f == nil {
		f = new(form)
		word = strings.Clone(word) // a copy does not retain the whole text
		x.forms[word] = f
		stem := stemWord(word)
		x.stems[stem] = append(x.stems[stem], f)
	}
	return f
}

// foldWord returns a word in lower case without accents: "cafe" for "Café".
func foldWord(word string) string {
	for i := range len(word) {
		if word[i] >= utf8.RuneSelf {
			return norm.NFC.String(strings.Map(func(r rune) rune {
				if 0x300 <= r && r <= 0x36f { // combining diacritical marks
					return -1
				}
				return r
			}, norm.NFD.String(word)))
		}
	}
	return word
}

// stemWord returns the stem of a folded English word (Porter 2001, Snowball).
func stemWord(word string) string {
	env := snowballstem.NewEnv(word)
	english.Stem(env)
	return env.Current()
}

// phrasePlaces returns the positions of a phrase in ascending order. Any inflected
// forms of its words match.
func (x *index) phrasePlaces(words []string) []uint32 {
	out := x.stemPlaces(words[0])
	for i, w := range words[1:] {
		if len(out) == 0 {
			break
		}
		out = placesBefore(out, x.stemPlaces(w), uint32(i+1))
	}
	return out
}

func (x *index) stemPlaces(word string) []uint32 {
	return mergePlaces(x.stems[stemWord(foldWord(word))])
}

// placesBefore returns the positions in a that are distance before a position in b.
func placesBefore(a, b []uint32, distance uint32) []uint32 {
	var out []uint32
	next := 0
	for _, p := range a {
		for next < len(b) && b[next] < p+distance {
			next++
		}
		if next < len(b) && b[next] == p+distance {
			out = append(out, p)
		}
	}
	return out
}

func mergePlaces(forms []*form) []uint32 {
	if len(forms) == 1 {
		return forms[0].places
	}
	var out []uint32
	for _, f := range forms {
		out = append(out, f.places...)
	}
	slices.Sort(out)
	return out
}

// prefixPlaces returns the positions of all words with a prefix, in ascending order.
func (x *index) prefixPlaces(prefix string) []uint32 {
	var forms []*form
	for word, f := range x.forms {
		if strings.HasPrefix(word, prefix) {
			forms = append(forms, f)
		}
	}
	return mergePlaces(forms)
}

// rowsAt returns the distinct rows of positions, in ascending order.
func (x *index) rowsAt(places []uint32) []int {
	var out []int
	for _, c := range x.countCells(places) {
		if len(out) == 0 || out[len(out)-1] != c.row {
			out = append(out, c.row)
		}
	}
	return out
}

// count is the number of positions in a cell.
type count struct {
	row, column int
	n           float64
}

// countCells counts positions by cell. places must be in ascending order.
func (x *index) countCells(places []uint32) []count {
	var out []count
	cell := 0
	for len(places) > 0 {
		cell = x.cellOf(places[0], cell)
		n := len(places)
		if cell+1 < len(x.starts) {
			n, _ = slices.BinarySearch(places[:min(n, int(x.starts[cell+1]-places[0]))], x.starts[cell+1])
		}
		out = append(out, count{cell / len(x.columns), cell % len(x.columns), float64(n)})
		places = places[n:]
	}
	return out
}

// cellOf returns the cell of a position, searching from cell from. It uses exponential
// search, since the next cell is near for frequent words and far for rare ones.
func (x *index) cellOf(place uint32, from int) int {
	step := 1
	for from+step < len(x.starts) && x.starts[from+step] <= place {
		from += step
		step *= 2
	}
	i, found := slices.BinarySearch(x.starts[from:min(from+step, len(x.starts))], place)
	if !found {
		i--
	}
	return from + i
}

// addScores adds the scores of a word with the given counts, multiplied by weight, to
// the scores of the level's units.
func (l *level) addScores(scores []float64, counts []count, weight float64) {
	for i := 0; i < len(counts); {
		unit, n := l.unitOf[counts[i].row], 0.0
		for ; i < len(counts) && l.unitOf[counts[i].row] == unit; i++ {
			c := counts[i].column
			mean := l.totals[c] / float64(l.units)
			length := l.lengths[unit*len(l.weights)+c]
			n += l.weights[c] * counts[i].n / (1 - lengthNorm + lengthNorm*length/mean)
		}
		scores[unit] += weight * n * (saturation + 1) / (n + saturation)
	}
}

// rarity returns the inverse document frequency of a word in n of all units, in a form
// that is never negative (Robertson & Spärck Jones 1976).
func rarity(n, all int) float64 {
	return math.Log(1 + (float64(all-n)+0.5)/(float64(n)+0.5))
}

// hit is a document found by a search.
type hit struct {
	doc   int
	score float64
	rows  []int // matching rows, best first
}

// ranking accumulates the scores of a search.
type ranking struct {
	x          *index
	rows, docs []float64
}

// add adds the scores of the given positions, which must be in ascending order.
func (r *ranking) add(places []uint32, weight float64) {
	counts := r.x.countCells(places)
	n, last := 0, -1
	for _, c := range counts {
		if doc := r.x.docs.unitOf[c.row]; doc != last {
			n, last = n+1, doc
		}
	}
	weight *= rarity(n, r.x.docs.units)
	r.x.rows.addScores(r.rows, counts, weight)
	r.x.docs.addScores(r.docs, counts, weight)
}

// best returns at most limit documents, best first.
func (r *ranking) best(limit int) []hit {
	var out []hit
	for row := 0; row < len(r.rows); {
		h := hit{doc: r.x.docs.unitOf[row]}
		best, from := 0.0, row
		for ; row < len(r.rows) && r.x.docs.unitOf[row] == h.doc; row++ {
			best = max(best, r.rows[row])
		}
		h.score = roundScore(r.docs[h.doc] + bestRowShare*best)
		if r.docs[h.doc] == 0 || len(out) == limit && h.score <= out[limit-1].score {
			continue
		}
		for i := from; i < row; i++ {
			if r.rows[i] > 0 {
				h.rows = append(h.rows, i)
			}
		}
		slices.SortStableFunc(h.rows, func(a, b int) int { return cmp.Compare(roundScore(r.rows[b]), roundScore(r.rows[a])) })
		at, _ := slices.BinarySearchFunc(out, h, func(o, h hit) int {
			if o.score >= h.score {
				return -1
			}
			return 1
		})
		out = slices.Insert(out, at, h)
		out = out[:min(len(out), limit)]
	}
	return out
}

// roundScore rounds a score so that scores, and thus their order, are equal on all
// machines: fused multiply-add rounds once instead of twice.
func roundScore(x float64) float64 { return math.Round(x*1e9) / 1e9 }

// Ways in which documents were found.
const (
	byWords  = "words"
	byPrefix = "prefix" // only prefixes of the query's words matched
	byNone   = ""
)

// search returns at most limit documents that match a query, best first, and how they
// were found.
func (x *index) search(q query, limit int) ([]hit, string) {
	r := ranking{x, make([]float64, x.rows.units), make([]float64, x.docs.units)}
	for _, p := range q.phrases {
		places := x.phrasePlaces(p.words)
		if len(p.words) > 1 {
			r.add(places, p.weight)
			continue
		}
		r.add(places, p.weight*(1-exactShare))
		if f := x.forms[foldWord(p.words[0])]; f != nil {
			r.add(f.places, p.weight*exactShare)
		}
	}
	if hits := r.best(limit); len(hits) > 0 {
		return hits, byWords
	}
	for _, word := range q.plain[:min(len(q.plain), prefixTerms)] {
		if prefix := x.longestBeginning(foldWord(word)); prefix != "" {
			r.add(x.prefixPlaces(prefix), 1)
		}
	}
	if hits := r.best(limit); len(hits) > 0 {
		return hits, byPrefix
	}
	return nil, byNone
}

// prefixTerms is the maximum number of words of a query to try as prefixes.
const prefixTerms = 8

// longestBeginning returns the longest prefix that a word shares with a word of the
// index, or "" if none. The prefix must have at least half of the word's characters and
// at least three.
func (x *index) longestBeginning(word string) string {
	most := 0
	for other := range x.forms {
		n := 0
		for n < len(word) && n < len(other) && word[n] == other[n] {
			n++
		}
		most = max(most, n)
	}
	for most < len(word) && !utf8.RuneStart(word[most]) {
		most--
	}
	if utf8.RuneCountInString(word[:most]) < max(3, (utf8.RuneCountInString(word)+1)/2) {
		return ""
	}
	return word[:most]
}

func round4(x float64) float64 { return math.Round(x*1e4) / 1e4 }

// pageOf cuts one page of a list: at most most items from offset.
func pageOf[T any](all []T, offset, limit, usual, most int) []T {
	all = all[min(max(offset, 0), len(all)):]
	return all[:min(len(all), pageSize(limit, usual, most))]
}

// pageSize is how many items a caller gets who asked for n.
func pageSize(n, usual, most int) int { return min(cmp.Or(max(n, 0), usual), most) }
