// Package jsonpath finds values in JSON by path expressions after RFC 9535 (JSON
// Path, 2024): names, indices, slices, wildcards, descendants, lists of selectors
// and filters with comparisons, tests of existence and logic. Function extensions
// (length, count, match, search, value) are not part of it.
//
//	$.decisions[*].id
//	$['results'][0:5].uri
//	$.items[?@.score >= 0.5 && @.kind == 'doc'].id
//
// Two things set it apart from what libraries offer, and are why it is here:
// members of objects come in the order in which they were written, and a path
// that finds nothing says why: since a list was empty, or since the document has
// another shape ([Path.Items]). For who grades with paths the first is an answer
// and the second a mistake.
package jsonpath

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// Path is a parsed expression, safe for concurrent use.
type Path struct {
	text     string
	segments []segment
}

// String returns the expression as it was written.
func (p *Path) String() string { return p.text }

// segment is one step: the selectors of children, or of all descendants.
type segment struct {
	descend   bool
	selectors []selector
	text      string // as written
}

// single reports whether the segment leads to one value at most.
func (s *segment) single() bool {
	return !s.descend && len(s.selectors) == 1 && (s.selectors[0].kind == byName || s.selectors[0].kind == byIndex)
}

type selectorKind int

const (
	byName selectorKind = iota
	byIndex
	bySlice
	byWildcard
	byFilter
)

type selector struct {
	kind             selectorKind
	name             string
	index            int
	start, end, step *int
	filter           expr
}

// SyntaxError describes an error in an expression, its place, and how to mend it.
type SyntaxError struct {
	Path   string
	Column int // from 1, in characters
	Text   string
	Fix    string // "" if unknown
}

// Error implements error.
func (e *SyntaxError) Error() string {
	s := fmt.Sprintf("path %q, column %d: %s", e.Path, e.Column, e.Text)
	if e.Fix != "" {
		s += "; " + e.Fix
	}
	return s
}

// maxLength bounds an expression, and with it how deep it nests.
const maxLength = 2000

// Parse reads an expression. Its error is a *[SyntaxError].
func Parse(text string) (*Path, error) {
	p := &parser{text: text}
	switch {
	case len(text) > maxLength:
		return nil, p.wrong(fmt.Sprintf("the path is longer than %d bytes", maxLength), "")
	case !utf8.ValidString(text):
		return nil, p.wrong("the path is not UTF-8", "")
	case text == "":
		return nil, p.wrong("the path is empty", "a path begins with $, such as $.results[*].id")
	case text[0] != '$':
		return nil, p.wrong("a path begins with $", fmt.Sprintf("write $.%s", strings.TrimLeft(text, ".")))
	}
	p.at = 1
	segments, err := p.segments()
	if err != nil {
		return nil, err
	}
	if p.at < len(text) {
		next, _ := utf8.DecodeRuneInString(text[p.at:])
		return nil, p.wrong(fmt.Sprintf("unexpected %q", string(next)), "a step is .name, ['name'], [0], [*] or ..name")
	}
	return &Path{text: text, segments: segments}, nil
}

type parser struct {
	text string
	at   int
}

func (p *parser) wrong(text, fix string) *SyntaxError {
	return &SyntaxError{Path: p.text, Column: utf8.RuneCountInString(p.text[:min(p.at, len(p.text))]) + 1, Text: text, Fix: fix}
}

func (p *parser) peek() byte {
	if p.at < len(p.text) {
		return p.text[p.at]
	}
	return 0
}

func (p *parser) take(s string) bool {
	if strings.HasPrefix(p.text[p.at:], s) {
		p.at += len(s)
		return true
	}
	return false
}

func (p *parser) space() {
	for p.at < len(p.text) && strings.IndexByte(" \t\n\r", p.text[p.at]) >= 0 {
		p.at++
	}
}

// segments reads steps up to the first text that is not a step. White space after
// the last step is not part of it.
func (p *parser) segments() ([]segment, error) {
	var out []segment
	for {
		before := p.at
		p.space()
		start := p.at
		var s segment
		var err error
		switch {
		case p.peek() == '[':
			s.selectors, err = p.bracket()
		case p.take(".."):
			s.descend = true
			if p.peek() == '[' {
				s.selectors, err = p.bracket()
			} else {
				s.selectors, err = p.dotted()
			}
		case p.take("."):
			s.selectors, err = p.dotted()
		default:
			p.at = before
			return out, nil
		}
		if err != nil {
			return nil, err
		}
		s.text = p.text[start:p.at]
		out = append(out, s)
	}
}

// dotted reads what follows a dot: a name or a star.
func (p *parser) dotted() ([]selector, error) {
	if p.take("*") {
		return []selector{{kind: byWildcard}}, nil
	}
	name := dottedName.FindString(p.text[p.at:])
	if name == "" {
		return nil, p.wrong("a name or * must follow the dot", "put other names in brackets, such as ['file-name']")
	}
	p.at += len(name)
	if p.peek() == '-' {
		return nil, p.wrong("a name with a hyphen cannot follow a dot", "put it in brackets, such as ['file-name']")
	}
	return []selector{{kind: byName, name: name}}, nil
}

var dottedName = lazyregexp.New(`^[A-Za-z_\x{80}-\x{10ffff}][0-9A-Za-z_\x{80}-\x{10ffff}]*`)

func (p *parser) bracket() ([]selector, error) {
	p.at++
	var out []selector
	for {
		p.space()
		s, err := p.selector()
		if err != nil {
			return nil, err
		}
		out = append(out, s)
		p.space()
		switch {
		case p.take("]"):
			return out, nil
		case p.take(","):
		default:
			return nil, p.wrong("] or , must come here", "")
		}
	}
}

func (p *parser) selector() (selector, error) {
	switch c := p.peek(); {
	case c == '\'' || c == '"':
		name, err := p.quoted()
		return selector{kind: byName, name: name}, err
	case c == '*':
		p.at++
		return selector{kind: byWildcard}, nil
	case c == '?':
		p.at++
		f, err := p.or()
		return selector{kind: byFilter, filter: f}, err
	case c == ':' || c == '-' || c >= '0' && c <= '9':
		return p.indexOrSlice()
	}
	return selector{}, p.wrong("a selector must come here", "an index, a slice such as 0:5, *, a quoted name such as 'id', or a filter ?@.id")
}

func (p *parser) indexOrSlice() (selector, error) {
	s := selector{kind: byIndex}
	var parts [3]*int
	n := 0
	for {
		if c := p.peek(); c == '-' || c >= '0' && c <= '9' {
			v, err := p.integer()
			if err != nil {
				return s, err
			}
			parts[n] = &v
		}
		before := p.at
		p.space()
		if n == 2 || !p.take(":") {
			p.at = before
			break
		}
		n++
		p.space()
	}
	if n == 0 {
		s.index = *parts[0]
		return s, nil
	}
	return selector{kind: bySlice, start: parts[0], end: parts[1], step: parts[2]}, nil
}

// mostInt is the largest integer that RFC 9535 takes (I-JSON, RFC 7493).
const mostInt = 1<<53 - 1

func (p *parser) integer() (int, error) {
	start := p.at
	p.take("-")
	digits := p.at
	for c := p.peek(); c >= '0' && c <= '9'; c = p.peek() {
		p.at++
	}
	text := p.text[start:p.at]
	v, err := strconv.ParseInt(text, 10, 64)
	if err != nil || v > mostInt || v < -mostInt || p.text[digits] == '0' && p.at-digits > 1 || text == "-0" {
		p.at = start
		return 0, p.wrong(fmt.Sprintf("%q is no index", text), "")
	}
	return int(v), nil
}

func (p *parser) quoted() (string, error) {
	literal := quotedText.FindString(p.text[p.at:])
	if literal == "" {
		return "", p.wrong("the quote does not end", "")
	}
	text := literal[1 : len(literal)-1]
	if literal[0] == '\'' { // JSON has only double quotes
		text = toDoubleQuotes.Replace(text)
	}
	var out string
	// Unmarshal replaces an unpaired surrogate by U+FFFD.
	if json.Unmarshal([]byte(`"`+text+`"`), &out) != nil ||
		strings.ContainsRune(out, utf8.RuneError) && !strings.ContainsRune(text, utf8.RuneError) && !strings.Contains(strings.ToLower(text), `\ufffd`) {
		return "", p.wrong("a wrong escape or a control character in a quoted text", "")
	}
	p.at += len(literal)
	return out, nil
}

var (
	quotedText     = lazyregexp.New(`(?s)^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`)
	toDoubleQuotes = strings.NewReplacer(`\\`, `\\`, `\'`, `'`, `\"`, `\x`, `"`, `\"`) // \" is invalid in single quotes
)

func (p *parser) number() (json.Number, error) {
	start := p.at
	for strings.IndexByte("+-.0123456789eE", p.peek()) >= 0 && p.peek() != 0 {
		p.at++
	}
	text := p.text[start:p.at]
	if !json.Valid([]byte(text)) {
		p.at = start
		return "", p.wrong(fmt.Sprintf("%q is no number", text), "")
	}
	return json.Number(text), nil
}
