package serve

import (
	"fmt"
	"path"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// section is a part of a document under one heading, or before the first.
// Offsets are bytes in the document's text.
type section struct {
	anchor string // of the heading, as GitHub makes them; "" before the first
	title  string // the heading without markup; "" before the first
	path   string // headings above it and its own: "Views > Stacks"
	level  int    // of the heading, from 1; 0 before the first
	from   int    // where the heading begins
	own    int    // where its own text ends: at the next heading
	end    int    // where it ends with the sections below it
}

// parseMarkdown finds the title and the sections of a Markdown text. The title
// comes from the front matter or the first heading of level 1; "" if there is
// neither.
func parseMarkdown(text string) (title string, sections []section) {
	p := outline{text: text, anchors: map[string]int{}}
	title = p.skipFrontMatter()
	p.findHeadings()
	for i := range p.heads {
		s := &p.heads[i]
		if title == "" && s.level == 1 {
			title = s.title
		}
		s.own, s.end = len(text), len(text)
		if i+1 < len(p.heads) {
			s.own = p.heads[i+1].from
		}
		for _, o := range p.heads[i+1:] {
			if o.level <= s.level {
				s.end = o.from
				break
			}
		}
	}
	first := len(text)
	if len(p.heads) > 0 {
		first = p.heads[0].from
	}
	if strings.TrimSpace(text[p.body:first]) != "" || len(p.heads) == 0 {
		sections = append(sections, section{from: p.body, own: first, end: first})
	}
	return title, append(sections, p.heads...)
}

type outline struct {
	text    string
	body    int // where the front matter ends
	heads   []section
	above   []section // the headings around the current place
	anchors map[string]int
}

func (p *outline) skipFrontMatter() (title string) {
	rest, ok := strings.CutPrefix(p.text, "---\n")
	if !ok {
		return ""
	}
	at := len("---\n")
	for line := range strings.Lines(rest) {
		at += len(line)
		line = strings.TrimRight(line, " \n")
		if line == "---" || line == "..." {
			p.body = at
			return title
		}
		if v, ok := strings.CutPrefix(line, "title:"); ok {
			title = strings.Trim(strings.TrimSpace(v), `"'`)
		}
	}
	return "" // it does not end: then it is none
}

var (
	atx    = lazyregexp.New(`^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$`)
	fence  = lazyregexp.New("^ {0,3}(`{3,}|~{3,})")
	setext = lazyregexp.New(`^ {0,3}(=+|-+)[ \t]*$`)
	// list, quote, rule, table, indented code: not the text of a heading
	noPara = lazyregexp.New(`^(?: {4}|\t| {0,3}(?:[-*+>|]|\d+[.)]))`)
)

// findHeadings finds headings outside of fenced code.
func (p *outline) findHeadings() {
	at, open := p.body, ""
	before, beforeAt := "", 0 // the line above, if it can be a heading
	for line := range strings.Lines(p.text[p.body:]) {
		from := at
		at += len(line)
		line = strings.TrimRight(line, "\n")
		m := fence.FindStringSubmatch(line)
		switch {
		case open != "":
			if m != nil && strings.HasPrefix(m[1], open) && strings.TrimSpace(line) == m[1] {
				open = ""
			}
			continue
		case m != nil:
			open, before = m[1], ""
			continue
		}
		if m := atx.FindStringSubmatch(line); m != nil {
			p.addHeading(m[2], len(m[1]), from)
			before = ""
			continue
		}
		if m := setext.FindStringSubmatch(line); m != nil && before != "" {
			level := 1
			if m[1][0] == '-' {
				level = 2
			}
			p.addHeading(before, level, beforeAt)
			before = ""
			continue
		}
		// Only a paragraph of one line is taken for a heading: of longer ones
		// the last line alone would be a poor name.
		switch {
		case strings.TrimSpace(line) == "":
			before = ""
		case before == "" && !noPara.MatchString(line) && p.followsBlank(from):
			before, beforeAt = line, from
		default:
			before = ""
		}
	}
}

// followsBlank reports whether the line that begins at from follows an empty
// one.
func (p *outline) followsBlank(from int) bool {
	above := strings.TrimSuffix(p.text[p.body:from], "\n")
	return strings.TrimSpace(above[strings.LastIndexByte(above, '\n')+1:]) == ""
}

func (p *outline) addHeading(raw string, level, from int) {
	title := stripMarkup(raw)
	if title == "" {
		return
	}
	for len(p.above) > 0 && p.above[len(p.above)-1].level >= level {
		p.above = p.above[:len(p.above)-1]
	}
	s := section{anchor: p.makeAnchor(title), title: title, path: title, level: level, from: from}
	if n := len(p.above); n > 0 {
		s.path = p.above[n-1].path + " > " + title
	}
	p.above = append(p.above, s)
	p.heads = append(p.heads, s)
}

// makeAnchor makes the id of a heading: lower case, spaces as hyphens,
// punctuation left out, and a number after repeated ones.
func (p *outline) makeAnchor(title string) string {
	a := strings.Map(func(r rune) rune {
		switch {
		case isWordRune(r), r == '-', r == '_':
			return unicode.ToLower(r)
		case unicode.IsSpace(r):
			return '-'
		}
		return -1
	}, title)
	if a == "" {
		a = "section"
	}
	for name := a; ; name = fmt.Sprintf("%s-%d", a, p.anchors[a]) {
		if _, taken := p.anchors[name]; !taken {
			p.anchors[name] = 0
			return name
		}
		p.anchors[a]++
	}
}

var (
	link   = lazyregexp.New(`!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])`)
	tag    = lazyregexp.New(`</?[A-Za-z][^<>]*>`)
	strong = lazyregexp.New("[*`]+")
	attrs  = lazyregexp.New(`\s*\{#[^}]*\}\s*$`)
)

func stripMarkup(s string) string {
	s = link.ReplaceAllString(attrs.ReplaceAllString(s, ""), "$1")
	return strings.Join(strings.Fields(strong.ReplaceAllString(tag.ReplaceAllString(s, ""), "")), " ")
}

// titleOfFile makes a title of a file name: "getting-started.md" is "getting
// started".
func titleOfFile(file string) string {
	base := strings.TrimSuffix(path.Base(file), path.Ext(file))
	return strings.Join(strings.FieldsFunc(base, func(r rune) bool { return r == '-' || r == '_' || r == '.' || r == ' ' }), " ")
}
