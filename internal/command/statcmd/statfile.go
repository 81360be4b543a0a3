package statcmd

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
)

// sheet is a CSV file with a header, read for a calculator. Cells that hold no
// number are missing values: they are left out and warned of, with their line.
type sheet struct {
	name  string // for messages
	head  []string
	rows  [][]string
	lines []int // of rows
	gaps  []string
}

func openSheet(env *cmdenv.Env, name string) (*sheet, error) {
	if name == "-" {
		return readSheet("standard input", env.In)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, cmdenv.UsageErrorf("%w", err)
	}
	defer f.Close()
	return readSheet(name, f)
}

// readSheet reads a CSV file: comma-separated, with "#" before comments.
func readSheet(name string, r io.Reader) (*sheet, error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, cmdenv.UsageErrorf("read %s: %w", name, err)
	}
	s := &sheet{name: report.Clean(name)}
	in := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(text), "\ufeff")))
	in.Comment, in.TrimLeadingSpace, in.FieldsPerRecord = '#', true, -1
	for {
		row, err := in.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if bad := (*csv.ParseError)(nil); errors.As(err, &bad) {
			return nil, cmdenv.UsageErrorf("%s:%d: %w", s.name, bad.Line, bad.Err)
		}
		if err != nil {
			return nil, cmdenv.UsageErrorf("read %s: %w", s.name, err)
		}
		for i := range row {
			row[i] = strings.TrimSpace(row[i])
		}
		line, _ := in.FieldPos(0)
		s.rows, s.lines = append(s.rows, row), append(s.lines, line)
	}
	if len(s.rows) == 0 {
		return nil, cmdenv.UsageErrorf("%s is empty: it needs a header and one row a task or trial", s.name)
	}
	return s, nil
}

// requireColumns is the error of a file whose header has none of the forms.
func (s *sheet) requireColumns(forms ...string) error {
	return cmdenv.UsageErrorf("%s: the header must have the columns %s; it has %s", s.name, strings.Join(forms, ", or "), report.Cut(report.Clean(strings.Join(s.head, ",")), 200))
}

func (s *sheet) checkHeader() error {
	s.head, s.rows = s.rows[0], s.rows[1:]
	top := s.lines[0]
	s.lines = s.lines[1:]
	for i, row := range s.rows {
		if len(row) != len(s.head) {
			return cmdenv.UsageErrorf("%s:%d: %s where the header has %d", s.name, s.lines[i], report.Plural(len(row), "cell"), len(s.head))
		}
	}
	for i, name := range s.head {
		if slices.Contains(s.head[:i], name) {
			return cmdenv.UsageErrorf("%s:%d: column %q is there twice", s.name, top, report.Clean(name))
		}
	}
	s.withoutBaselines()
	return nil
}

// withoutBaselines leaves out the rows of trials.csv that are baselines: they are
// in no comparison.
func (s *sheet) withoutBaselines() {
	at := slices.Index(s.head, "role")
	if at < 0 || !slices.Contains(s.head, "arm") {
		return
	}
	rows, lines, n := s.rows, s.lines, 0
	s.rows, s.lines = nil, nil
	for i, row := range rows {
		if row[at] == suite.BaselineTask {
			n++
			continue
		}
		s.rows, s.lines = append(s.rows, row), append(s.lines, lines[i])
	}
	if n > 0 {
		s.gaps = append(s.gaps, fmt.Sprintf("%s: %s left out, whose role is baseline", s.name, report.Plural(n, "row")))
	}
}

func (s *sheet) hasColumn(columns ...string) bool {
	return !slices.ContainsFunc(columns, func(c string) bool { return !slices.Contains(s.head, c) })
}

// cellText returns the text in a row under a column, which must exist.
func (s *sheet) cellText(row int, column string) string {
	return s.rows[row][slices.Index(s.head, column)]
}

// parseNumber reads a cell. An empty one, NA, NaN and infinities are missing: ok is
// false and the gap is noted.
func (s *sheet) parseNumber(row int, column string) (v float64, ok bool, err error) {
	text := s.cellText(row, column)
	switch strings.ToLower(text) {
	case "", "na", "n/a", "null", "none", "–", "-":
		s.addGap(row, column, "is missing")
		return 0, false, nil
	}
	v, err = strconv.ParseFloat(text, 64)
	if err != nil && !errors.Is(err, strconv.ErrRange) {
		return 0, false, cmdenv.UsageErrorf("%s:%d: %s %q is not a number", s.name, s.lines[row], report.Clean(column), report.Cut(report.Clean(text), 40))
	}
	if math.IsNaN(v) || math.IsInf(v, 0) {
		s.addGap(row, column, report.Cut(report.Clean(text), 40)+" is not a finite number")
		return 0, false, nil
	}
	return v, true, nil
}

func (s *sheet) parseCount(row int, column string) (int, error) {
	text := s.cellText(row, column)
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > maxCount {
		return 0, cmdenv.UsageErrorf("%s:%d: %s %q is no count: a whole number from 0 to %d is needed", s.name, s.lines[row], column, report.Cut(report.Clean(text), 40), maxCount)
	}
	return n, nil
}

// maxCount keeps sums of counts of a whole file within an int.
const maxCount = 1_000_000_000

func (s *sheet) addGap(row int, column, why string) {
	s.gaps = append(s.gaps, fmt.Sprintf("%s:%d: %s %s and is left out", s.name, s.lines[row], report.Clean(column), why))
}

// gapWarnings reports missing values; the first few with their lines.
func (s *sheet) gapWarnings() []string {
	const most = 3
	if len(s.gaps) <= most {
		return s.gaps
	}
	return append(slices.Clone(s.gaps[:most]), fmt.Sprintf("%s: %d more values are missing or not finite and are left out", s.name, len(s.gaps)-most))
}

// byTask groups rows by the column task, in order of first appearance.
type byTask[T any] struct {
	tasks []T
	at    map[string]int
}

// task returns a task. The pointer is valid until the next call.
func (g *byTask[T]) task(name string) *T {
	if g.at == nil {
		g.at = map[string]int{}
	}
	if _, ok := g.at[name]; !ok {
		g.at[name], g.tasks = len(g.tasks), append(g.tasks, *new(T))
	}
	return &g.tasks[g.at[name]]
}
