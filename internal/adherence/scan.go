package adherence

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"
)

type token struct {
	name       string
	start, end int
	code       bool   // spelled as code is; only known of prose
	member     bool   // after a dot
	attribute  bool   // after an @ or #
	prev, next byte   // the characters around it; white space after it is skipped
	call       string // the type in whose call it is: Type( … name
}

// maxDepth limits how deep calls are followed for their labels.
const maxDepth = 64

type scanner struct {
	text   string
	prose  bool
	m      *meter
	at     int
	fenced bool     // inside a fenced block of prose
	open   []string // names before the open brackets
	last   string   // the name right before the character, for an opening parenthesis
	before token    // the last one found
}

// scanNames yields the identifiers of a text. It reads all of prose, such as a
// document that a tool returned, and sets code where a name is spelled as code is.
// In code it skips comments and strings.
func scanNames(text string, prose bool, m *meter) iter.Seq[token] {
	return func(yield func(token) bool) {
		s := &scanner{text: text, prose: prose, m: m}
		s.scan(yield)
	}
}

func (s *scanner) scan(yield func(token) bool) {
	text, prose, m := s.text, s.prose, s.m
	lineStart, counted := true, 0
	for s.at < len(text) {
		m.add(1 + s.at - counted)
		counted = s.at
		c := text[s.at]
		if prose && lineStart && strings.HasPrefix(strings.TrimLeft(text[s.at:min(len(text), s.at+8)], " "), "```") {
			s.fenced = !s.fenced
		}
		lineStart = c == '\n'
		if !prose {
			if end := skipCommentOrString(text, s.at); end > s.at {
				s.at, s.last = end, ""
				continue
			}
		}
		s.trackBrackets(c)
		if r, size := utf8.DecodeRuneInString(text[s.at:]); isLetter(r) {
			if s.readName() && !yield(s.before) {
				return
			}
		} else {
			s.at += size
			s.last = ""
			if isDigit(c) {
				s.skipNumber()
			}
		}
	}
}

func (s *scanner) trackBrackets(c byte) {
	switch c {
	case '(', '[', '{':
		if len(s.open) == maxDepth {
			return
		}
		before := ""
		if c == '(' {
			before = s.last
		}
		s.open = append(s.open, before)
	case ')', ']', '}':
		if len(s.open) > 0 {
			s.open = s.open[:len(s.open)-1]
		}
	}
}

func (s *scanner) skipNumber() {
	for s.at < len(s.text) && (isWordByte(s.text[s.at]) || s.text[s.at] == '.' && s.at+1 < len(s.text) && isDigit(s.text[s.at+1])) {
		s.at++
	}
}

// readName reads the name at the current place into before, and reports whether it is one
// to yield.
func (s *scanner) readName() bool {
	start := s.at
	for s.at < len(s.text) {
		if isWordByte(s.text[s.at]) {
			s.at++
			continue
		}
		r, size := utf8.DecodeRuneInString(s.text[s.at:])
		if !isLetter(r) && !(r >= '0' && r <= '9') {
			break
		}
		s.at += size
	}
	t := token{name: s.text[start:s.at], start: start, end: s.at}
	s.last = t.name
	if len(t.name) > maxNameLen {
		return false
	}
	if start > 0 {
		t.prev = s.text[start-1]
	}
	k := s.at
	for k < len(s.text) && (s.text[k] == ' ' || s.text[k] == '\t') {
		k++
	}
	s.m.add(k - s.at)
	if k < len(s.text) {
		t.next = s.text[k]
	}
	t.member = t.prev == '.'
	t.attribute = t.prev == '@' || t.prev == '#'
	if len(s.open) > 0 {
		t.call = s.open[len(s.open)-1]
	}
	if s.prose {
		if strings.HasPrefix(s.text[s.at:], "://") { // the words of an address are no names
			for s.at < len(s.text) && s.text[s.at] > ' ' && strings.IndexByte("\")`", s.text[s.at]) < 0 {
				s.at++
			}
			return false
		}
		t.code = s.isCode(t)
	}
	s.before = t
	return true
}

// isCode reports whether a name in prose is spelled as code is.
func (s *scanner) isCode(t token) bool {
	return s.fenced || t.prev == '@' || isCamelCase(t.name) || s.isDotted(t) || s.isQuoted(t) || s.isDeclared(t) ||
		s.byteAt(t.end) == '('
}

// isDotted reports whether a name is part of Type.member or .member.
func (s *scanner) isDotted(t token) bool {
	if t.member && t.start >= 2 {
		if before := s.text[t.start-2]; isWordByte(before) || strings.IndexByte("`( \n\"", before) >= 0 {
			return true
		}
	}
	return s.byteAt(t.end) == '.' && isTypeName(t.name) && isLetterByte(s.byteAt(t.end+1))
}

// isQuoted reports whether a name stands alone in backticks, or in quotes as a value.
func (s *scanner) isQuoted(t token) bool {
	after := s.byteAt(t.end)
	return t.prev == '`' && after == '`' || t.prev == '"' && after == '"' && t.next == '"' && !s.isKey(t.end)
}

// isDeclared reports whether a declaring keyword precedes a name.
func (s *scanner) isDeclared(t token) bool {
	return declaring[s.before.name] && s.before.end+1 == t.start && (isTypeName(t.name) || strings.IndexByte("(:<=", t.next) >= 0)
}

// isKey reports whether the quoted word that ends at i is the key of a JSON object.
func (s *scanner) isKey(i int) bool {
	for i++; s.byteAt(i) == ' '; i++ {
		s.m.add(1)
	}
	return s.byteAt(i) == ':'
}

// byteAt returns a byte of the text, or 0 behind its end.
func (s *scanner) byteAt(i int) byte {
	if i < len(s.text) {
		return s.text[i]
	}
	return 0
}

// skipCommentOrString returns the end of the comment or string that begins at i, or
// i if none does.
func skipCommentOrString(text string, i int) int {
	rest := text[i:]
	switch {
	case strings.HasPrefix(rest, "//"):
		before, _, _ := strings.Cut(rest, "\n")
		return i + len(before)
	case strings.HasPrefix(rest, "/*"):
		return i + 2 + indexAfter(rest[2:], "*/")
	case strings.HasPrefix(rest, `"""`):
		return i + 3 + indexAfter(rest[3:], `"""`)
	case rest[0] == '"':
		for j := 1; j < len(rest); j++ {
			switch rest[j] {
			case '\\':
				j++
			case '"':
				return i + j + 1
			case '\n':
				return i + j
			}
		}
		return len(text)
	}
	return i
}

// indexAfter returns the index after the first instance of end in s, or len(s) if none.
func indexAfter(s, end string) int {
	before, _, found := strings.Cut(s, end)
	if !found {
		return len(s)
	}
	return len(before) + len(end)
}

func isLetter(r rune) bool {
	return r < utf8.RuneSelf && isLetterByte(byte(r)) || r >= utf8.RuneSelf && r != utf8.RuneError && unicode.IsLetter(r)
}

func isLetterByte(c byte) bool { return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }
func isDigit(c byte) bool      { return c >= '0' && c <= '9' }
func isWordByte(c byte) bool   { return isLetterByte(c) || isDigit(c) }

// isCamelCase reports whether a name has an inner capital after a small letter, or an
// inner underscore.
func isCamelCase(s string) bool {
	for i := 1; i < len(s); i++ {
		if s[i] >= 'A' && s[i] <= 'Z' && s[i-1] >= 'a' && s[i-1] <= 'z' || s[i] == '_' && i+1 < len(s) && s[i-1] != '_' {
			return true
		}
	}
	return false
}
