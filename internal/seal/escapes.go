package seal

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// escapeStarts are the bytes that begin an escape: %41; \u0041, \x41 or \101; &#65;.
const escapeStarts = `%\&`

// decodeEscapes decodes the surroundings of escapes of each kind.
func (d *decoder) decodeEscapes(v *view, c *cursors, limit, depth int) {
	for i := range len(escapeStarts) {
		start := escapeStarts[i]
		if c.escapes[i] >= limit {
			continue
		}
		for c.escapes[i] = d.nextEscape(v.text, start, c.escapes[i], limit); c.escapes[i] < limit; {
			c.escapes[i] = d.decodeAround(v, start, c.escapes[i], depth)
		}
	}
}

// decodeAround decodes the part of v around the escape at first that may belong to one
// secret, with the escapes that follow in it, and returns the position of the next one.
func (d *decoder) decodeAround(v *view, start byte, first, depth int) int {
	text, reach := v.text, d.r.reach
	from := first
	for from > max(0, first-reach) && d.r.around[text[from-1]] {
		from--
	}
	last, end := first, first+1
	var next int
	for {
		for end < min(len(text), last+reach) && d.r.around[text[end]] {
			end++
		}
		if next = d.nextEscape(text, start, last+1, len(text)); next >= end {
			break
		}
		last = next
	}
	if mayBeDump(text[from:end]) { // with columns of any characters
		for next < len(text) && next-last <= reach {
			last, next = next, d.nextEscape(text, start, next+1, len(text))
		}
		from, end = max(0, first-reach), min(len(text), last+reach)
	}
	d.decodeWindow(v, start, from, end, depth)
	return next
}

// mayBeDump reports whether text has digits such as those of the offset that begins a
// row of a dump.
func mayBeDump(text []byte) bool {
	n := 0
	for _, c := range text {
		if n++; !hexChars[c] {
			n = 0
		} else if n == 6 {
			return true
		}
	}
	return false
}

// nextEscape returns the position of the first escape at or after from that may belong
// to a secret, or one at or after limit. The short escapes, such as \" and \n, are found
// without decoding.
func (d *decoder) nextEscape(text []byte, start byte, from, limit int) int {
	for from < limit {
		var rest int
		if start == '\\' {
			if from = nextCode(text, from, limit); from == limit {
				return limit
			}
			for rest = from; rest+1 < len(text) && text[rest+1] == '\\'; { // each level of quoting doubles them
				rest++
			}
			if rest+1 == len(text) || !codeStarts[text[rest+1]] {
				from = rest + 1
				continue
			}
		} else {
			i := bytes.IndexByte(text[from:limit], start)
			if i < 0 {
				return limit
			}
			from += i
			rest = from
		}
		c, n := decodeEscape(text[rest:])
		if n > 0 && d.r.mayEscape(start, c) {
			return from
		}
		from = rest + max(n, 1)
	}
	return from
}

// codeStarts are what follows the backslash of an escape that gives a code.
var codeStarts = newClass("uUx01234567")

// mayEscape reports whether an escape that begins with start and stands for c may belong
// to a secret: c is a byte of one, of an encoding, or begins an escape itself.
func (r *Redactor) mayEscape(start byte, c rune) bool {
	if c >= utf8.RuneSelf {
		return r.foreign
	}
	return r.escaped[byte(c)] || start != '&' && (c == '&' || c == '%' || c == '\\')
}

// decodeWindow decodes all escapes of one kind in a part of v.
func (d *decoder) decodeWindow(v *view, start byte, from, to, depth int) {
	out := newBuilder(v)
	defer out.free()
	for i := from; i < to; {
		c, n := rune(v.text[i]), 0
		if v.text[i] == start {
			c, n = decodeEscape(v.text[i:])
		}
		switch {
		case n == 0:
			out.add(v.text[i], i, i+1)
			i++
		case c < utf8.RuneSelf || isByte(v.text[i:i+n]):
			out.add(byte(c), i, i+n)
			i += n
		default:
			for _, b := range utf8.AppendRune(nil, c) {
				out.add(b, i, i+n)
			}
			i += n
		}
	}
	d.scan(&out.view, depth)
}

// isByte reports whether an escape stands for a byte rather than for a character: %c3, \xc3
// or \303.
func isByte(escape []byte) bool {
	return escape[0] == '%' || escape[0] == '\\' && (escape[1] == 'x' && escape[2] != '{' || '0' <= escape[1] && escape[1] <= '7')
}

// decodeEscape returns the character of an escape at the beginning of text and the
// length of the escape, or 0 if none.
func decodeEscape(text []byte) (rune, int) {
	switch {
	case text[0] == '&':
		return decodeEntity(text)
	case text[0] == '%' && len(text) >= 3:
		if c := hexValue(text[1:3]); c >= 0 {
			return rune(c), 3
		}
	case text[0] == '\\' && len(text) >= 2:
		if c, n := decodeBackslash(text[1:]); n > 0 {
			return c, n + 1
		}
	}
	return 0, 0
}

// decodeBackslash decodes what follows a backslash.
func decodeBackslash(text []byte) (rune, int) {
	switch c := text[0]; {
	case c == 'u' || c == 'x' || c == 'U':
		return decodeCode(text)
	case '0' <= c && c <= '7':
		n := 1
		for n < min(4, len(text)) && '0' <= text[n] && text[n] <= '7' && digitsValue(text[:n+1], 8) < 256 && (n < 3 || c == '0') {
			n++
		}
		return rune(digitsValue(text[:n], 8)), n
	case strings.IndexByte("nrtbf", c) >= 0:
		return rune("\n\r\t\b\f"[strings.IndexByte("nrtbf", c)]), 1
	case c > ' ' && c < utf8.RuneSelf && !base64Chars[c] || strings.IndexByte("+/-_ ", c) >= 0:
		return rune(c), 1
	}
	return 0, 0
}

// decodeCode decodes x41, u0041, U00000041 and forms with braces such as u{41}.
func decodeCode(text []byte) (rune, int) {
	from := 1
	var end int
	switch {
	case len(text) > 1 && text[1] == '{':
		from, end = 2, bytes.IndexByte(text[:min(len(text), 12)], '}')
	case text[0] == 'x':
		end = 3
	case text[0] == 'u':
		end = 5
	default:
		end = 9
	}
	if end <= from || end > len(text) {
		return 0, 0
	}
	c := hexValue(text[from:end])
	if c < 0 {
		return 0, 0
	}
	if from == 2 {
		end++
	}
	return rune(c), end
}

var entities = map[string]rune{"amp": '&', "lt": '<', "gt": '>', "quot": '"', "apos": '\'', "nbsp": ' ', "plus": '+', "sol": '/', "equals": '=', "lowbar": '_', "colon": ':', "commat": '@', "num": '#', "dollar": '$', "percnt": '%', "excl": '!', "ast": '*'}

// decodeEntity decodes an entity of HTML.
func decodeEntity(text []byte) (rune, int) {
	end := bytes.IndexByte(text[:min(len(text), 12)], ';')
	if end < 3 {
		return 0, 0
	}
	name := text[1:end]
	if name[0] != '#' {
		if c, ok := entities[string(name)]; ok {
			return c, end + 1
		}
		return 0, 0
	}
	var c int
	if name[1] == 'x' || name[1] == 'X' {
		c = hexValue(name[2:])
	} else {
		c = digitsValue(name[1:], 10)
	}
	if c < 0 || c > utf8.MaxRune {
		return 0, 0
	}
	return rune(c), end + 1
}
