package serve

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	_ "modernc.org/sqlite" // the driver "sqlite"
)

// index is a full-text index in memory. Rows are numbered from 0 in the order in
// which they are added, and ties are broken by that number. It is safe for
// concurrent use.
type index struct {
	db   *sql.DB
	rank string // SQL of the score: more is better
	cols int
	rows int
}

// column is a part of a row, weighted in the score.
type column struct {
	name   string
	weight float64
}

// newIndex makes an empty index. Words are folded (case, accents) and stemmed
// for English: Porter's algorithm over Unicode words (Porter 1980).
func newIndex(columns ...column) (*index, error) {
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		return nil, fmt.Errorf("open the index: %w", err)
	}
	db.SetMaxOpenConns(1) // each connection would be another database
	var names, weights []string
	for _, c := range columns {
		names = append(names, c.name)
		weights = append(weights, fmt.Sprintf("%g", c.weight))
	}
	// The index keeps no texts; words are split before they reach it.
	if _, err := db.Exec(`CREATE VIRTUAL TABLE x USING fts5(` + strings.Join(names, ", ") +
		`, content='', tokenize='porter unicode61 remove_diacritics 2')`); err != nil {
		db.Close()
		return nil, fmt.Errorf("make the index: %w", err)
	}
	// Fewer, larger pieces of the index, so that they need not be merged.
	if _, err := db.Exec(`INSERT INTO x(x, rank) VALUES ('hashsize', 33554432)`); err != nil {
		db.Close()
		return nil, fmt.Errorf("make the index: %w", err)
	}
	// SQLite's bm25 is negative (k1 1.2, b 0.75; Robertson & Zaragoza 2009).
	// Rounded, it is the same on every machine, and so is the order.
	return &index{db: db, cols: len(columns), rank: `round(-bm25(x, ` + strings.Join(weights, ", ") + `), 6)`}, nil
}

// Close frees the index.
func (x *index) Close() error { return x.db.Close() }

// addRows adds n rows; row gives the texts of the columns.
func (x *index) addRows(n int, row func(i int) []string) error {
	tx, err := x.db.Begin()
	if err != nil {
		return fmt.Errorf("fill the index: %w", err)
	}
	defer func() { _ = tx.Rollback() }() // does nothing after Commit
	insert, err := tx.Prepare(`INSERT INTO x VALUES (?` + strings.Repeat(", ?", x.cols-1) + `)`)
	if err != nil {
		return fmt.Errorf("fill the index: %w", err)
	}
	defer insert.Close()
	for i := range n {
		args := make([]any, 0, x.cols)
		for _, text := range row(i) {
			args = append(args, indexText(text))
		}
		if _, err := insert.Exec(args...); err != nil {
			return fmt.Errorf("fill the index: %w", err)
		}
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("fill the index: %w", err)
	}
	x.rows += n
	return nil
}

type hit struct {
	row   int
	score float64
}

// findRows returns the rows that match, best first, as long as more wants them.
// A context cannot stop it, since a stopped connection takes the index with it;
// a query takes milliseconds.
func (x *index) findRows(ctx context.Context, match string, more func(hit) bool) error {
	if match == "" {
		return nil
	}
	rows, err := x.db.QueryContext(context.WithoutCancel(ctx), `SELECT rowid, `+x.rank+` AS s FROM x WHERE x MATCH ? ORDER BY s DESC, rowid`, match)
	if err != nil {
		return fmt.Errorf("search: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		var h hit
		if err := rows.Scan(&h.row, &h.score); err != nil {
			return fmt.Errorf("search: %w", err)
		}
		h.row--
		if !more(h) {
			return nil
		}
	}
	return rows.Err()
}

// rowsWith returns the rows that have a phrase, in no order.
func (x *index) rowsWith(ctx context.Context, phrase string) ([]int, error) {
	rows, err := x.db.QueryContext(context.WithoutCancel(ctx), `SELECT rowid FROM x WHERE x MATCH ?`, phrase)
	if err != nil {
		return nil, fmt.Errorf("search: %w", err)
	}
	defer rows.Close()
	var out []int
	for rows.Next() {
		var id int
		if err := rows.Scan(&id); err != nil {
			return nil, fmt.Errorf("search: %w", err)
		}
		out = append(out, id-1)
	}
	return out, rows.Err()
}

// How a search came to its rows.
const (
	byWords  = "words"
	byPrefix = "prefix" // no word of the query is there: beginnings of them are
	byNone   = ""
)

// searchRows calls more with the rows that match a query, best first, and says
// how they were found.
func (x *index) searchRows(ctx context.Context, q query, more func(hit) bool) (string, error) {
	how := byNone
	counted := func(by string) func(hit) bool {
		return func(h hit) bool {
			how = by
			return more(h)
		}
	}
	if err := x.findRows(ctx, strings.Join(slices.Concat(q.words, q.pairs), " OR "), counted(byWords)); err != nil || how != byNone {
		return how, err
	}
	match, err := x.prefixQuery(ctx, q)
	if err != nil {
		return how, err
	}
	err = x.findRows(ctx, match, counted(byPrefix))
	return how, err
}

// prefixTerms is how many words of a query are tried as prefixes.
const prefixTerms = 8

// prefixQuery makes a query of the longest beginning of each word that is in the
// index, no shorter than half of it and three letters.
func (x *index) prefixQuery(ctx context.Context, q query) (string, error) {
	var out []string
	for _, stem := range q.stems[:min(len(q.stems), prefixTerms)] {
		rs := []rune(stem)
		if len(rs) > 32 {
			rs = rs[:32]
		}
		for n := len(rs); n >= max(3, (len(rs)+1)/2); n-- {
			p := `"` + string(rs[:n]) + `" *`
			found, err := x.rowsWith(ctx, p)
			if err != nil {
				return "", err
			}
			if len(found) > 0 {
				out = append(out, p)
				break
			}
		}
	}
	return strings.Join(out, " OR "), nil
}

// round4 rounds a score for an answer.
func round4(x float64) float64 { return math.Round(x*1e4) / 1e4 }

// snippetLength is how many bytes of a text a snippet shows at most, dots aside.
const snippetLength = 240

// bestSnippet returns the stretch of a text that says most of the query: the
// one with the most distinct words of it, the first of those.
func bestSnippet(text string, q query) string {
	roots := make([]string, 0, len(q.stems))
	for _, s := range q.stems {
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

// wordRoot is the part of a word that its forms share, for the snippet only.
func wordRoot(s string) string {
	rs := []rune(s)
	return string(rs[:max(min(len(rs), 4), len(rs)-3)])
}

// excerpt cuts a text at words, with its white space drawn together.
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

// atWord reports whether a word may begin at i.
func atWord(text string, i int) bool {
	return text[i-1] == ' ' || text[i-1] == '\n' || text[i-1] == '\t'
}

// pageOf cuts one page of a list: at most most items from offset.
func pageOf[T any](all []T, offset, limit, usual, most int) []T {
	offset = min(max(offset, 0), len(all))
	return all[offset:min(len(all), offset+pageSize(limit, usual, most))]
}

// pageSize is how many items a caller gets who asked for n.
func pageSize(n, usual, most int) int {
	if n < 0 {
		n = 0
	}
	return min(cmp.Or(n, usual), most)
}
