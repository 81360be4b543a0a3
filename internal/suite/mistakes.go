package suite

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Errors are the mistakes in a suite, sorted by place. [Load] returns them all
// at once.
type Errors struct {
	List []Mistake
	// Rest is the suite without the values that have mistakes, for further checks; nil if
	// it is not a valid suite.
	Rest *Suite
	left *remainder
}

// Mistake is one mistake with its place.
type Mistake struct {
	// File is the source of the mistake: a file, or "--set 2" or "--server name" on the
	// command line. Line and Col count from 1; they are 0 if there is no line.
	File      string
	Line, Col int
	// Message describes the mistake; Fix is the correction, "" if unknown.
	Message string
	Fix     string
	// Excerpt is the line with a caret below the place, or "".
	Excerpt string
}

// maxShown is the maximum number of mistakes that Error prints in full.
const maxShown = 20

// Error prints every mistake as "file:line:col: message; fix" with its excerpt, at most 20
// of them, and then the number of the others.
func (e *Errors) Error() string {
	var b strings.Builder
	for i, m := range e.List {
		if i == maxShown {
			fmt.Fprintf(&b, "\nand %d more", len(e.List)-maxShown)
			break
		}
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(m.String())
	}
	return b.String()
}

// String prints the mistake in one to three lines.
func (m Mistake) String() string {
	s := m.File
	if m.Line > 0 {
		s = fmt.Sprintf("%s:%d:%d", s, m.Line, m.Col)
	}
	s += ": " + m.Message
	if m.Fix != "" {
		s += "; " + m.Fix
	}
	if m.Excerpt != "" {
		s += "\n" + m.Excerpt
	}
	return s
}

// pos is a place in a source.
type pos struct {
	src       *source
	line, col int
}

// collector gathers mistakes, each place and message once.
type collector struct {
	list []placed
	seen map[Mistake]bool
}

type placed struct {
	order int
	Mistake
}

// maxMistakes is the maximum number of mistakes kept; a file with more is probably not a
// suite.
const maxMistakes = 1000

func (c *collector) addMistake(at pos, fix, format string, args ...any) {
	c.putMistake(at, Mistake{Message: fmt.Sprintf(format, args...), Fix: fix}, "")
}

// addSecret adds a mistake whose excerpt does not show the value.
func (c *collector) addSecret(at pos, value, fix, format string, args ...any) {
	c.putMistake(at, Mistake{Message: fmt.Sprintf(format, args...), Fix: fix}, value)
}

func (c *collector) putMistake(at pos, m Mistake, hide string) {
	if len(c.list) >= maxMistakes {
		return
	}
	order := 0
	if at.src != nil {
		m.File, m.Line, m.Col, order = at.src.name, at.line, at.col, at.src.order
		m.Excerpt = at.src.excerptAt(at, hide)
	}
	m.Message, m.Fix = secretForm.ReplaceAllString(m.Message, "[redacted]"), secretForm.ReplaceAllString(m.Fix, "[redacted]")
	c.keep(placed{order, m})
}

// keep adds a mistake unless it is already there.
func (c *collector) keep(p placed) {
	if c.seen == nil {
		c.seen = map[Mistake]bool{}
	}
	if !c.seen[p.Mistake] {
		c.seen[p.Mistake] = true
		c.list = append(c.list, p)
	}
}

func (c *collector) isEmpty() bool { return len(c.list) == 0 }

// asError returns the mistakes as *Errors, or nil if there are none.
func (c *collector) asError() error {
	if c.isEmpty() {
		return nil
	}
	return &Errors{List: c.sorted()}
}

func (c *collector) sorted() []Mistake {
	slices.SortStableFunc(c.list, func(a, b placed) int {
		return cmp.Or(cmp.Compare(a.order, b.order), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col), cmp.Compare(a.Message, b.Message))
	})
	var out []Mistake
	for _, p := range c.list {
		out = append(out, p.Mistake)
	}
	return out
}

// source is a text that nodes come from: a file, or an argument.
type source struct {
	name  string // for people
	order int    // of its mistakes in the list
	data  []byte
	root  root   // where the files that it names are
	dir   string // its folder in root
	lines []string
}

func (s *source) line(n int) string {
	if s.lines == nil {
		s.lines = strings.Split(string(s.data), "\n")
	}
	if n < 1 || n > len(s.lines) {
		return ""
	}
	return strings.TrimRight(s.lines[n-1], "\r")
}

// excerptWidth is how many characters of a line an excerpt shows.
const excerptWidth = 100

// excerptAt shows the line of a place and a caret below it. Likely secrets, and the
// value hide, become [redacted].
func (s *source) excerptAt(at pos, hide string) string {
	hide, _, _ = strings.Cut(hide, "\n") // the line holds only the first line of a longer text
	clean := func(text string) string {
		if len(hide) >= minSecret {
			text = strings.ReplaceAll(text, hide, "[redacted]")
		}
		return strings.Map(printable, maskSecrets(text))
	}
	if at.line == 0 {
		return "      | " + clipLine(clean(string(s.data)), excerptWidth)
	}
	text := s.line(at.line)
	if strings.TrimSpace(text) == "" {
		return ""
	}
	runes := []rune(text)
	before := clean(string(runes[:min(max(at.col-1, 0), len(runes))]))
	runes = []rune(clean(text))
	col := min(utf8.RuneCountInString(before), len(runes))
	if from := col - excerptWidth*2/3; len(runes) > excerptWidth && from > 0 {
		runes, col = append([]rune("…"), runes[from:]...), col-from+1
	}
	if len(runes) > excerptWidth {
		runes = append(runes[:excerptWidth-1], '…')
	}
	return fmt.Sprintf("%5d | %s\n      | %s^", at.line, string(runes), strings.Repeat(" ", col))
}

// minSecret is the minimum length of a secret; hiding shorter values would make the line
// unreadable.
const minSecret = 8

// printable replaces characters that would move the caret or act on a terminal.
func printable(r rune) rune {
	if r < 0x20 || r == 0x7f || r == utf8.RuneError || (r >= 0x80 && r < 0xa0) {
		return ' '
	}
	return r
}

func clipLine(s string, n int) string {
	s, _, more := strings.Cut(strings.TrimRight(s, "\n"), "\n")
	runes := []rune(strings.Map(printable, s))
	if len(runes) > n-1 {
		return string(runes[:n-1]) + "…"
	}
	if more {
		return string(runes) + "…"
	}
	return string(runes)
}
