package seedc

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/gate"
)

// FormatFloat writes x as Python's repr does: the shortest decimal that reads back as
// x, with at least one digit after the point, and an exponent below 1e-4 and from
// 1e16 on.
func FormatFloat(x float64) string {
	switch {
	case math.IsNaN(x):
		return "nan"
	case math.IsInf(x, 1):
		return "inf"
	case math.IsInf(x, -1):
		return "-inf"
	}
	if a := math.Abs(x); a != 0 && (a < 1e-4 || a >= 1e16) {
		return strconv.FormatFloat(x, 'e', -1, 64)
	}
	return gate.SeedNumber(x)
}

// object is a JSON object or Python dict that keeps its order.
type object []member

type member struct {
	name  string
	value any
}

func (o object) get(name string) any {
	for _, m := range o {
		if m.name == name {
			return m.value
		}
	}
	return nil
}

// notation formats values like Python's repr or json.dumps. json.dumps writes ASCII,
// with a space after commas and colons.
type notation struct {
	null, yes, no string
	text          func(*strings.Builder, string)
}

var (
	pythonNotation = notation{"None", "True", "False", writeReprText}
	jsonNotation   = notation{"null", "true", "false", writeDumpsText}
)

// format writes v, which is nil, a bool, an int64, a float64, a string, a list or an
// object.
func (n notation) format(v any) string {
	var b strings.Builder
	n.writeValue(&b, v)
	return b.String()
}

func (n notation) writeValue(b *strings.Builder, v any) {
	switch v := v.(type) {
	case nil:
		b.WriteString(n.null)
	case bool:
		text := n.no
		if v {
			text = n.yes
		}
		b.WriteString(text)
	case int64:
		b.WriteString(strconv.FormatInt(v, 10))
	case float64:
		b.WriteString(FormatFloat(v))
	case string:
		n.text(b, v)
	case []any:
		b.WriteByte('[')
		for i, x := range v {
			if i > 0 {
				b.WriteString(", ")
			}
			n.writeValue(b, x)
		}
		b.WriteByte(']')
	case object:
		b.WriteByte('{')
		for i, m := range v {
			if i > 0 {
				b.WriteString(", ")
			}
			n.text(b, m.name)
			b.WriteString(": ")
			n.writeValue(b, m.value)
		}
		b.WriteByte('}')
	}
}

// shortEscapes are the escapes of JSON in one letter; Python's repr has the first
// three.
var shortEscapes = map[rune]string{'\n': `\n`, '\r': `\r`, '\t': `\t`, '\b': `\b`, '\f': `\f`}

// writeReprText quotes a string: in single quotes unless only those occur in it.
// Characters that do not print are escaped, by Unicode's word on what prints.
func writeReprText(b *strings.Builder, s string) {
	quote := '\''
	if strings.Contains(s, "'") && !strings.Contains(s, `"`) {
		quote = '"'
	}
	b.WriteRune(quote)
	for _, r := range s {
		switch {
		case r == quote || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case strings.ContainsRune("\n\r\t", r):
			b.WriteString(shortEscapes[r])
		case unicode.IsPrint(r):
			b.WriteRune(r)
		case r <= 0xff:
			fmt.Fprintf(b, `\x%02x`, r)
		case r <= 0xffff:
			fmt.Fprintf(b, `\u%04x`, r)
		default:
			fmt.Fprintf(b, `\U%08x`, r)
		}
	}
	b.WriteRune(quote)
}

func writeDumpsText(b *strings.Builder, s string) {
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case shortEscapes[r] != "":
			b.WriteString(shortEscapes[r])
		case r >= 0x20 && r < 0x7f:
			b.WriteRune(r)
		case r <= 0xffff:
			fmt.Fprintf(b, `\u%04x`, r)
		default:
			r -= 0x10000
			fmt.Fprintf(b, `\u%04x\u%04x`, 0xd800+(r>>10), 0xdc00+(r&0x3ff))
		}
	}
	b.WriteByte('"')
}

// maxDepth is how deep lists may lie in lists.
const maxDepth = 64

var errLiteral = errors.New("neither JSON nor a Python literal")

// parseLiteral reads one JSON value or Python literal: lists, dicts with names that
// are strings, tuples, strings, numbers, True/true, None/null.
func parseLiteral(s string) (any, error) {
	p := literalParser{s: s}
	v, err := p.parseValue(0)
	if err != nil {
		return nil, err
	}
	if p.skipSpace(); p.at < len(p.s) {
		return nil, p.syntaxError()
	}
	return v, nil
}

type literalParser struct {
	s  string
	at int
}

func (p *literalParser) syntaxError() error { return fmt.Errorf("%w at byte %d", errLiteral, p.at) }

func (p *literalParser) skipSpace() {
	for p.at < len(p.s) && strings.IndexByte(" \t\r\n", p.s[p.at]) >= 0 {
		p.at++
	}
}

func (p *literalParser) takeByte(c byte) bool {
	p.skipSpace()
	if p.at < len(p.s) && p.s[p.at] == c {
		p.at++
		return true
	}
	return false
}

func (p *literalParser) parseValue(depth int) (any, error) {
	p.skipSpace()
	if p.at >= len(p.s) || depth > maxDepth {
		return nil, p.syntaxError()
	}
	switch c := p.s[p.at]; {
	case c == '[':
		return p.parseList(depth, ']')
	case c == '(':
		return p.parseList(depth, ')')
	case c == '{':
		return p.parseDict(depth)
	case c == '\'' || c == '"':
		return p.parseText()
	}
	end := p.at
	for end < len(p.s) && strings.IndexByte(" \t\r\n,:]})[({'\"", p.s[end]) < 0 {
		end++
	}
	word := p.s[p.at:end]
	v, ok := parseScalar(word)
	if !ok {
		return nil, p.syntaxError()
	}
	p.at = end
	return v, nil
}

// parseScalar reads a word that is no string.
func parseScalar(word string) (any, bool) {
	switch word {
	case "None", "null", "NaN", "nan", "Infinity", "-Infinity", "inf", "-inf": // a number that is not finite is unknown
		return nil, true
	case "True", "true":
		return true, true
	case "False", "false":
		return false, true
	}
	if n, err := strconv.ParseInt(word, 10, 64); err == nil {
		return n, true
	}
	x, err := strconv.ParseFloat(word, 64)
	if err != nil || math.IsNaN(x) || math.IsInf(x, 0) || strings.ContainsAny(word, "xX_pP") {
		return nil, false
	}
	return x, true
}

// parseItems parses comma-separated items up to the closing bracket.
func (p *literalParser) parseItems(closing byte, item func() error) error {
	p.at++
	for n := 0; !p.takeByte(closing); n++ {
		if n > 0 && !p.takeByte(',') {
			return p.syntaxError()
		}
		if n > 0 && p.takeByte(closing) { // Python allows a trailing comma
			break
		}
		if err := item(); err != nil {
			return err
		}
	}
	return nil
}

func (p *literalParser) parseList(depth int, closing byte) (any, error) {
	out := []any{}
	err := p.parseItems(closing, func() error {
		v, err := p.parseValue(depth + 1)
		out = append(out, v)
		return err
	})
	return out, err
}

func (p *literalParser) parseDict(depth int) (any, error) {
	out := object{}
	err := p.parseItems('}', func() error {
		p.skipSpace()
		if p.at >= len(p.s) || p.s[p.at] != '\'' && p.s[p.at] != '"' {
			return p.syntaxError()
		}
		name, err := p.parseText()
		if err != nil {
			return err
		}
		if !p.takeByte(':') {
			return p.syntaxError()
		}
		v, err := p.parseValue(depth + 1)
		out = append(out, member{name, v})
		return err
	})
	return out, err
}

// escapes are the escapes of one letter in both languages.
var escapes = map[byte]rune{'n': '\n', 'r': '\r', 't': '\t', 'b': '\b', 'f': '\f', 'a': '\a', 'v': '\v', '\\': '\\', '\'': '\'', '"': '"', '/': '/', '0': 0}

func (p *literalParser) parseText() (string, error) {
	quote := p.s[p.at]
	p.at++
	var b strings.Builder
	for p.at < len(p.s) {
		c := p.s[p.at]
		switch {
		case c == quote:
			p.at++
			return b.String(), nil
		case c != '\\':
			b.WriteByte(c)
			p.at++
			continue
		case p.at+1 >= len(p.s):
			return "", p.syntaxError()
		}
		p.at += 2
		letter := p.s[p.at-1]
		if digits := map[byte]int{'x': 2, 'u': 4, 'U': 8}[letter]; digits > 0 {
			r, err := p.parseHex(digits)
			if err != nil {
				return "", err
			}
			if letter == 'u' && r >= 0xd800 && r < 0xdc00 && strings.HasPrefix(p.s[p.at:], `\u`) {
				p.at += 2
				low, err := p.parseHex(4)
				if err != nil {
					return "", err
				}
				r = 0x10000 + (r-0xd800)<<10 + (low - 0xdc00)
			}
			if !utf8.ValidRune(r) {
				r = utf8.RuneError
			}
			b.WriteRune(r)
			continue
		}
		r, ok := escapes[letter]
		if !ok {
			return "", p.syntaxError()
		}
		b.WriteRune(r)
	}
	return "", p.syntaxError()
}

func (p *literalParser) parseHex(digits int) (rune, error) {
	if p.at+digits > len(p.s) {
		return 0, p.syntaxError()
	}
	n, err := strconv.ParseUint(p.s[p.at:p.at+digits], 16, 32)
	if err != nil {
		return 0, p.syntaxError()
	}
	p.at += digits
	return rune(n), nil
}
