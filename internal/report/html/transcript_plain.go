package html

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// isPlainEvent reports whether a line is JSON that a page takes as it is: an event of a
// short text, neither a call nor a result, as [trial.WriteEvent] writes it. Most lines are,
// and they need no decoding.
func isPlainEvent(line []byte) bool {
	if len(line) > maxHead {
		return false
	}
	p := prefixes{rest: line}
	ok := p.skip(`{"at_ms":`) && p.skipNumber() && p.skip(`,"kind":"`) && p.skipString()
	if p.skip(`,"turn":`) {
		ok = ok && p.skipNumber()
	}
	if p.skip(`,"text":"`) {
		ok = ok && p.skipString()
	}
	return ok && string(p.rest) == "}"
}

// prefixes takes one part of a text after the other off its beginning.
type prefixes struct{ rest []byte }

func (p *prefixes) skip(text string) bool {
	rest, ok := bytes.CutPrefix(p.rest, []byte(text))
	p.rest = rest
	return ok
}

// skipNumber skips a natural number.
func (p *prefixes) skipNumber() bool {
	n := 0
	for n < len(p.rest) && '0' <= p.rest[n] && p.rest[n] <= '9' {
		n++
	}
	ok := n == 1 || 1 < n && n < 19 && p.rest[0] != '0'
	p.rest = p.rest[n:]
	return ok
}

// skipString skips the rest of a string, which has no escapes of more than two characters:
// HTML escapes would take more room in a page.
func (p *prefixes) skipString() bool {
	for i := 0; i < len(p.rest); i++ {
		switch c := p.rest[i]; {
		case c == '"':
			ok := utf8.Valid(p.rest[:i])
			p.rest = p.rest[i+1:]
			return ok
		case c < ' ':
			return false
		case c == '\\':
			if i++; i == len(p.rest) || strings.IndexByte(`"\/bfnrt`, p.rest[i]) < 0 {
				return false
			}
		}
	}
	return false
}
