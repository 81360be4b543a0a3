package testresult

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// tap parses the Test Anything Protocol, versions 12 to 14 (https://testanything.org).
// A subtest is a document indented by four spaces before the test point that summarizes
// it. A YAML block, indented by two more spaces after a test point, contains details.
// The numbers of test points are not checked, because several programs get them wrong.
func tap(data []byte) (Report, error) {
	d := &tapDocument{}
	lines := strings.Split(strings.TrimPrefix(string(data), "\ufeff"), "\n")
	for i := 0; i < len(lines); i++ {
		line := strings.TrimRight(lines[i], "\r")
		depth := tapDepth(line)
		body := line[4*depth:]
		if body == "  ---" && d.last != nil && d.last.depth == depth {
			i = d.yaml(lines, i+1, strings.Repeat(" ", 4*depth+2))
			continue
		}
		if d.line(depth, body) {
			break
		}
	}
	return d.report()
}

// maxDepth is the maximum depth of subtests; deeper ones are read as if at this
// depth.
const maxDepth = 32

func tapDepth(line string) int {
	spaces := len(line) - len(strings.TrimLeft(line, " "))
	return min(spaces/4, maxDepth)
}

type tapDocument struct {
	levels   []tapLevel // of open subtests; 0 is the document
	tests    []*tapTest
	last     *tapTest
	problems []string
	bailed   bool
	seen     bool // a plan or a test point was read
}

type tapLevel struct {
	plan   int // -1 until read
	points int
	first  int // index of its first test
}

type tapTest struct {
	Test
	depth int
	suite bool // sums up other tests and is none itself
}

var (
	tapPlan  = lazyregexp.New(`^1\.\.(\d{1,9})\s*(?:#\s*(.*))?$`)
	tapPoint = lazyregexp.New(`^(not )?ok\b[ \t]*(\d{1,9}\b)?[ \t]*(.*)$`)
	tapSkip  = lazyregexp.New(`(?i)^skip\S*\s*(.*)$`)
	tapTodo  = lazyregexp.New(`(?i)^todo\b\s*(.*)$`)
)

// line reads one line and reports whether the run was aborted there.
func (d *tapDocument) line(depth int, body string) bool {
	if why, bails := strings.CutPrefix(body, "Bail out!"); bails {
		d.bailed, d.seen = true, true
		d.problems = append(d.problems, "the run was given up: "+strings.TrimSpace(why))
		return true
	}
	if m := tapPlan.FindStringSubmatch(body); m != nil {
		d.level(depth).plan, _ = strconv.Atoi(m[1])
		d.seen = true
	} else if m := tapPoint.FindStringSubmatch(body); m != nil {
		d.seen = true
		d.point(depth, m[1] == "", m[3])
	}
	return false
}

func (d *tapDocument) level(depth int) *tapLevel {
	for len(d.levels) <= depth {
		d.levels = append(d.levels, tapLevel{plan: -1, first: len(d.tests)})
	}
	return &d.levels[depth]
}

func (d *tapDocument) point(depth int, ok bool, rest string) {
	l := d.level(depth)
	l.points++
	t := &tapTest{depth: depth}
	name, directive := tapSplit(rest)
	t.Name = tapEscapes.Replace(strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(name), "- ")))
	if t.Name == "" || t.Name == "-" {
		t.Name = fmt.Sprintf("test %d", l.points)
	}
	t.Outcome = Failed
	if ok {
		t.Outcome = Passed
	}
	if m := tapTodo.FindStringSubmatch(directive); m != nil && !ok {
		t.Outcome, t.Message = Skipped, "todo "+m[1]
	} else if m := tapSkip.FindStringSubmatch(directive); m != nil {
		t.Outcome, t.Message = Skipped, m[1]
	}
	if len(d.levels) > depth+1 {
		d.sum(depth, t)
	}
	d.tests = append(d.tests, t)
	d.last = t
}

// sum ends the subtests below depth, which t summarizes.
func (d *tapDocument) sum(depth int, t *tapTest) {
	child := d.levels[depth+1]
	for i := depth + 1; i < len(d.levels); i++ {
		if p := d.levels[i].short(t.Name); p != "" {
			d.problems = append(d.problems, p)
		}
	}
	for _, c := range d.tests[min(child.first, len(d.tests)):] {
		if c.depth > depth {
			c.Suite = strings.TrimSuffix(t.Name+"/"+c.Suite, "/")
		}
		// Failures under a todo or a skip were expected.
		if t.Outcome == Skipped && c.Outcome == Failed {
			c.Outcome = Skipped
		}
	}
	d.levels = d.levels[:depth+1]
}

// short returns a problem if a level did not keep its plan, else "". A subtest may
// lack a plan.
func (l tapLevel) short(name string) string {
	if l.plan < 0 || l.plan == l.points {
		return ""
	}
	where := ""
	if name != "" {
		where = name + ": "
	}
	return fmt.Sprintf("%s%d tests were planned and %d reported", where, l.plan, l.points)
}

// tapSplit splits a description from its directive at the first # that is not
// escaped and is at the start or after a space.
func tapSplit(s string) (name, directive string) {
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '\\':
			i++
		case s[i] == '#' && (i == 0 || s[i-1] == ' ' || s[i-1] == '\t'):
			rest := strings.TrimSpace(s[i+1:])
			if tapTodo.MatchString(rest) || tapSkip.MatchString(rest) {
				return s[:i], rest
			}
		}
	}
	return s, ""
}

var tapEscapes = strings.NewReplacer(`\\`, `\`, `\#`, `#`)

var (
	yamlLine  = lazyregexp.New(`^([A-Za-z_]+):\s*(.*)$`)
	fileWhere = lazyregexp.New(`^(?:file://)?(.+?):(\d{1,9})(?::\d+)?$`)
)

// yaml reads the block that follows a test point, from line i on, and returns where
// it ends. It reads only plain top-level entries.
func (d *tapDocument) yaml(lines []string, i int, indent string) int {
	t := d.last
	for ; i < len(lines); i++ {
		line := strings.TrimRight(lines[i], "\r")
		if line == indent+"..." {
			return i
		}
		if !strings.HasPrefix(line, indent) {
			if strings.TrimSpace(line) == "" {
				continue
			}
			return i - 1 // the block is not closed
		}
		m := yamlLine.FindStringSubmatch(line[len(indent):])
		if m == nil {
			continue
		}
		value := m[2]
		switch value {
		case "|-", "|", ">", ">-": // the next line is its first
			value = ""
			if i+1 < len(lines) && strings.HasPrefix(lines[i+1], indent+"  ") {
				value = strings.TrimSpace(lines[i+1])
			}
		default:
			value = unquote(value)
		}
		switch m[1] {
		case "type":
			t.suite = value == "suite"
		case "error", "message":
			if t.Outcome == Failed && t.Message == "" {
				t.Message = value
			}
		case "location", "at":
			if w := fileWhere.FindStringSubmatch(value); w != nil {
				t.File = w[1]
				t.Line, _ = strconv.Atoi(w[2])
			}
		}
	}
	return i
}

func unquote(s string) string {
	if len(s) >= 2 && (s[0] == '\'' || s[0] == '"') && s[len(s)-1] == s[0] {
		s = s[1 : len(s)-1]
	}
	return s
}

func (d *tapDocument) report() (Report, error) {
	if !d.seen {
		return Report{}, errEmpty
	}
	r := Report{Problems: d.problems}
	top := d.level(0)
	switch short := top.short(""); {
	case d.bailed:
	case top.plan < 0:
		r.Problems = append(r.Problems, "there is no plan: the report may be cut short")
	case short != "":
		r.Problems = append(r.Problems, short)
	}
	for i, t := range d.tests {
		if t.suite && (t.Outcome != Failed || d.explained(i)) {
			continue
		}
		r.Tests = append(r.Tests, t.Test)
	}
	return r, nil
}

// explained reports whether a failed subtest explains the failure of the test at i.
func (d *tapDocument) explained(i int) bool {
	for j := i - 1; j >= 0 && d.tests[j].depth > d.tests[i].depth; j-- {
		if d.tests[j].Outcome == Failed {
			return true
		}
	}
	return false
}
