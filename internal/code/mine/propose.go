package mine

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/lazyregexp"
)

// The reasons of candidates, best first.
const (
	changed  = "has lines of the commit"
	sameName = "has the name of one that has lines of the commit"
	alike    = "shares words with the decision"
)

// propose finds the candidates of a decision: symbols with lines that its commit wrote,
// then others that a reader could take for them.
func (m *miner) propose(ctx context.Context, d *scored) error {
	files, err := m.changedFiles(ctx, d.commit)
	if err != nil {
		return err
	}
	var list []Candidate
	for _, lines := range m.countLines(ctx, files, d.commit) {
		list = append(list, newCandidate(lines.symbol, changed))
	}
	if len(list) == 0 {
		return nil
	}
	list = append(list, m.namesakes(list)...)
	list = append(list, m.alike(d.Text, list)...)
	list = joinOverloads(list)
	d.Candidates = list[:min(len(list), mostCandidates)]
	return nil
}

// joinOverloads keeps the longest of the declarations that have one name in a file.
func joinOverloads(list []Candidate) (out []Candidate) {
	for _, c := range list {
		i := slices.IndexFunc(out, func(o Candidate) bool { return o.File == c.File && o.Symbol == c.Symbol })
		switch {
		case i < 0:
			out = append(out, c)
		case c.EndLine-c.Line > out[i].EndLine-out[i].Line:
			out[i].Line, out[i].EndLine = c.Line, c.EndLine
		}
	}
	return out
}

func newCandidate(s code.Symbol, why string) Candidate {
	return Candidate{File: s.File, Symbol: s.Name, Line: s.Line, EndLine: s.EndLine, Why: why}
}

// changedFiles returns the source files that a commit changed and that are still there,
// none if there are too many.
func (m *miner) changedFiles(ctx context.Context, commit string) ([]string, error) {
	out, err := m.Git(ctx, "diff-tree", "--no-commit-id", "--name-only", "--root", "-r", "-z", commit)
	if err != nil {
		return nil, fmt.Errorf("list the files of commit %s: %w", commit, err)
	}
	var files []string
	for f := range strings.SplitSeq(string(out), "\x00") {
		if isSource(f) && m.Index.HasFile(f) {
			files = append(files, f)
		}
	}
	if len(files) > mostFiles {
		return nil, nil
	}
	return files, nil
}

// writtenLines is how many lines of a symbol a commit wrote.
type writtenLines struct {
	symbol code.Symbol
	n      int
}

// countLines returns the symbols with lines of a commit, those with the most first. A
// line counts for the innermost symbol around it.
func (m *miner) countLines(ctx context.Context, files []string, commit string) []writtenLines {
	var out []writtenLines
	for _, f := range files {
		counts := map[code.Symbol]int{}
		for n, by := range m.blame(ctx, f) {
			if by == commit {
				if s, ok := innermost(m.Index.In(f), n+1); ok {
					counts[s]++
				}
			}
		}
		for _, s := range m.Index.In(f) {
			if counts[s] > 0 {
				out = append(out, writtenLines{s, counts[s]})
				delete(counts, s)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b writtenLines) int { return cmp.Compare(b.n, a.n) })
	return out
}

// innermost returns the smallest symbol around a line.
func innermost(symbols []code.Symbol, line int) (code.Symbol, bool) {
	best, found := code.Symbol{}, false
	for _, s := range symbols {
		if s.Line <= line && line <= s.EndLine && (!found || s.EndLine-s.Line < best.EndLine-best.Line) {
			best, found = s, true
		}
	}
	return best, found
}

var blameLine = lazyregexp.New(`^([0-9a-f]{40,64}) \d+ (\d+)`)

// blame returns the commit that wrote each line of a file, nil if git cannot say.
func (m *miner) blame(ctx context.Context, file string) []string {
	if lines, known := m.blamed[file]; known {
		return lines
	}
	out, err := m.Git(ctx, "blame", "-w", "-M", "--porcelain", m.Commit, "--", file)
	var lines []string
	for line := range bytes.Lines(out) {
		if p := blameLine.FindSubmatch(line); p != nil && err == nil {
			if n, _ := strconv.Atoi(string(p[2])); n == len(lines)+1 {
				lines = append(lines, string(p[1]))
			}
		}
	}
	m.blamed[file] = lines
	return lines
}

// namesakes returns the symbols elsewhere that have the last name of one in the list.
func (m *miner) namesakes(list []Candidate) (out []Candidate) {
	names := map[string]bool{}
	for _, c := range list {
		names[lastPart(c.Symbol)] = true
	}
	for _, s := range m.Index.Symbols() {
		if names[lastPart(s.Name)] && isSource(s.File) && !has(list, s) {
			out = append(out, newCandidate(s, sameName))
		}
	}
	return out[:min(len(out), 2)]
}

func lastPart(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }

func has(list []Candidate, s code.Symbol) bool {
	return slices.ContainsFunc(list, func(c Candidate) bool { return c.File == s.File && c.Symbol == s.Name })
}

// alike returns the symbols whose names share the most words with a text, at least two.
func (m *miner) alike(text string, list []Candidate) (out []Candidate) {
	words := map[string]bool{}
	for _, w := range splitWords(text) {
		words[stem(w)] = true
	}
	type match struct {
		s code.Symbol
		n int
	}
	var found []match
	for _, s := range m.Index.Symbols() {
		if !isSource(s.File) || has(list, s) {
			continue
		}
		n := 0
		for _, w := range slices.Compact(slices.Sorted(slices.Values(splitWords(s.Name)))) {
			if len(w) > 3 && words[stem(w)] {
				n++
			}
		}
		if n >= 2 {
			found = append(found, match{s, n})
		}
	}
	slices.SortStableFunc(found, func(a, b match) int { return cmp.Compare(b.n, a.n) })
	for _, f := range found[:min(len(found), 2)] {
		out = append(out, newCandidate(f.s, alike))
	}
	return out
}

// stem cuts the most frequent endings of English words.
func stem(w string) string {
	for _, end := range []string{"ing", "ed", "es", "s"} {
		if cut, ok := strings.CutSuffix(w, end); ok && len(cut) > 3 {
			return cut
		}
	}
	return w
}

// splitWords returns the words of a text or a name in lower case. It splits camelCase and
// snake_case.
func splitWords(text string) (out []string) {
	var word []rune
	end := func() {
		if len(word) > 0 {
			out = append(out, strings.ToLower(string(word)))
			word = nil
		}
	}
	var before rune
	for _, r := range text {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			end()
		case unicode.IsUpper(r) && unicode.IsLower(before):
			end()
			word = append(word, r)
		default:
			word = append(word, r)
		}
		before = r
	}
	end()
	return out
}

// namesSymbol reports whether a text has the name of a candidate, as code writes it.
func namesSymbol(text string, c Candidate) bool {
	name := lastPart(c.Symbol)
	at := regexp.MustCompile(`\b` + regexp.QuoteMeta(name) + `\b`).FindStringIndex(text)
	if at == nil {
		return false
	}
	// One word of ordinary text names nothing.
	return len(splitWords(name)) > 1 || strings.HasPrefix(text[at[1]:], "(") || strings.HasSuffix(text[:at[0]], "`")
}
