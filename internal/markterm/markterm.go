// Package markterm renders Markdown as text for a terminal: paragraphs, lists and tables
// are wrapped to a width, code keeps its lines, and links become words. It knows the
// Markdown of the manual: headings, fences, tables, lists, quotes and emphasis.
package markterm

import (
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// Options say how a page is rendered.
type Options struct {
	Width  int  // in columns
	Colour bool // use escape sequences; without them code keeps its back quotes
	// Link returns the words for the address of a link, or "" for an address that is
	// not shown. A nil Link shows addresses of the web.
	Link func(address string) string
}

const codeIndent = "    "

// Render returns the text of a page of Markdown.
func Render(markdown string, o Options) string {
	if o.Link == nil {
		o.Link = webAddress
	}
	r := renderer{Options: o}
	r.renderBlocks(strings.Split(comment.ReplaceAllString(strings.ReplaceAll(markdown, "\r\n", "\n"), ""), "\n"), "")
	return strings.TrimRight(r.out.String(), "\n") + "\n"
}

func webAddress(address string) string {
	if strings.Contains(address, "://") {
		return address
	}
	return ""
}

var (
	comment   = lazyregexp.New(`(?s)<!--.*?-->\n?`)
	heading   = lazyregexp.New(`^(#{1,6})\s+(.*)$`)
	fence     = lazyregexp.New("^( {0,3})(```+|~~~+)")
	item      = lazyregexp.New(`^(\s*)([-*+]|\d+[.)])(\s+)(.*)$`)
	ruler     = lazyregexp.New(`^\s*\|?[\s:|-]*-[\s:|-]*\|?\s*$`)
	quote     = lazyregexp.New(`^\s{0,3}> ?(.*)$`)
	separator = lazyregexp.New(`^ {0,3}([-*_] *){3,}$`)
)

type renderer struct {
	Options
	out   strings.Builder
	tight bool // the next block follows without an empty line
}

// startBlock writes the empty line before a block.
func (r *renderer) startBlock() {
	if r.out.Len() > 0 && !r.tight {
		r.out.WriteString("\n")
	}
	r.tight = false
}

func (r *renderer) writeLine(s string) { r.out.WriteString(strings.TrimRight(s, " ") + "\n") }

// renderBlocks renders lines, each with an indent.
func (r *renderer) renderBlocks(lines []string, indent string) {
	for i := 0; i < len(lines); {
		line := lines[i]
		switch {
		case strings.TrimSpace(line) == "":
			i++
		case fence.MatchString(line):
			i += r.renderFence(lines[i:], indent)
		case strings.HasPrefix(line, codeIndent):
			i += r.renderIndented(lines[i:], indent)
		case heading.MatchString(line):
			m := heading.FindStringSubmatch(line)
			r.renderHeading(len(m[1]), strings.TrimRight(m[2], " #"), indent)
			i++
		case strings.Contains(line, "|") && i+1 < len(lines) && strings.Contains(lines[i+1], "|") && ruler.MatchString(lines[i+1]):
			n := 2
			for i+n < len(lines) && strings.Contains(lines[i+n], "|") && strings.TrimSpace(lines[i+n]) != "" {
				n++
			}
			r.renderTable(lines[i:i+n], indent)
			i += n
		case separator.MatchString(line):
			r.startBlock()
			r.writeLine(indent + strings.Repeat("─", max(1, r.Width-len(indent))))
			i++
		case quote.MatchString(line):
			var inner []string
			for ; i < len(lines) && quote.MatchString(lines[i]); i++ {
				inner = append(inner, quote.FindStringSubmatch(lines[i])[1])
			}
			r.renderBlocks(inner, indent+"  ")
		case item.MatchString(line):
			i += r.renderItem(lines[i:], indent)
		default:
			i += r.renderParagraph(lines[i:], indent)
		}
	}
}

func (r *renderer) renderHeading(level int, text, indent string) {
	r.startBlock()
	lines := wrap(r.renderInline(text, false), max(20, r.Width-len(indent)))
	for _, line := range lines {
		if r.Colour {
			line = bold(strings.ReplaceAll(line, "`", ""))
		}
		r.writeLine(indent + line)
	}
	if mark := map[int]string{1: "=", 2: "-"}[level]; mark != "" && !r.Colour {
		r.writeLine(indent + strings.Repeat(mark, displayWidth(lines[len(lines)-1])))
	}
}

// renderFence renders the fenced code that lines begin with, and returns the number of its
// lines.
func (r *renderer) renderFence(lines []string, indent string) int {
	m := fence.FindStringSubmatch(lines[0])
	r.startBlock()
	n := 1
	for ; n < len(lines); n++ {
		line := strings.TrimPrefix(lines[n], m[1])
		if strings.HasPrefix(line, m[2]) {
			return n + 1
		}
		r.writeLine(indent + codeIndent + line)
	}
	return n
}

func (r *renderer) renderIndented(lines []string, indent string) int {
	n := 0
	for n < len(lines) && (strings.HasPrefix(lines[n], codeIndent) || strings.TrimSpace(lines[n]) == "") {
		n++
	}
	r.startBlock()
	for _, line := range strings.Split(strings.TrimRight(strings.Join(lines[:n], "\n"), "\n "), "\n") {
		r.writeLine(indent + line)
	}
	return n
}

// renderItem renders the item of a list with all that belongs to it.
func (r *renderer) renderItem(lines []string, indent string) int {
	m := item.FindStringSubmatch(lines[0])
	inner := strings.Repeat(" ", len(m[1])+len(m[2])+len(m[3]))
	body := []string{m[4]}
	n := 1
	for ; n < len(lines); n++ {
		line := lines[n]
		if strings.TrimSpace(line) == "" {
			// An empty line ends the item unless an indented line follows.
			if n+1 >= len(lines) || !strings.HasPrefix(lines[n+1], inner) {
				break
			}
			body = append(body, "")
			continue
		}
		deeper := strings.HasPrefix(line, inner)
		if !deeper && startsBlock(line) {
			break
		}
		if deeper {
			line = line[len(inner):]
		}
		body = append(body, strings.TrimRight(line, " "))
	}
	mark := strings.TrimLeft(m[2], " ")
	if mark == "-" || mark == "*" || mark == "+" {
		mark = "•"
	}
	r.startBlock()
	inside := renderer{Options: r.Options}
	inside.renderBlocks(body, indent+strings.Repeat(" ", displayWidth(mark)+1))
	text := strings.TrimLeft(strings.TrimRight(inside.out.String(), "\n"), " ")
	r.writeLine(indent + mark + " " + text)
	// Items without an empty line between them stay together.
	r.tight = n < len(lines) && item.MatchString(lines[n])
	return n
}

// startsBlock reports whether a line ends the paragraph before it.
func startsBlock(line string) bool {
	return item.MatchString(line) || heading.MatchString(line) || fence.MatchString(line) || quote.MatchString(line) || strings.HasPrefix(line, "|")
}

func (r *renderer) renderParagraph(lines []string, indent string) int {
	n := 1
	for n < len(lines) && strings.TrimSpace(lines[n]) != "" && !startsBlock(lines[n]) {
		n++
	}
	r.startBlock()
	text := r.renderInline(strings.Join(lines[:n], " "), r.Colour)
	for _, line := range wrap(text, max(20, r.Width-len(indent))) {
		r.writeLine(indent + line)
	}
	return n
}
