package seal

import (
	"bytes"
	"sync"
)

// maxViews is how many encodings may lie inside each other.
const maxViews = 6

// span is the part of the original text from which a byte of a view was decoded.
type span struct{ from, to int }

// view is a text as a reader sees it who decodes a part of another text.
type view struct {
	text  []byte
	spans []span // by byte of text; nil for a part of the original text
	base  int    // with nil spans: position of text in the original
}

// spanOf returns the part of the original that text[from:to] comes from.
func (v *view) spanOf(from, to int) (int, int) {
	if v.spans == nil {
		return v.base + from, v.base + to
	}
	start, end := v.spans[from].from, v.spans[from].to
	for _, s := range v.spans[from:to] {
		start, end = min(start, s.from), max(end, s.to)
	}
	return start, end
}

// part returns text[from:to] as a view.
func (v *view) part(from, to int) view {
	if v.spans == nil {
		return view{text: v.text[from:to], base: v.base + from}
	}
	return view{text: v.text[from:to], spans: v.spans[from:to]}
}

// builder makes a view of decoded bytes of another view.
type builder struct {
	of *view
	view
}

// add appends a byte that was decoded from of.text[from:to].
func (b *builder) add(c byte, from, to int) {
	switch {
	case b.of.spans == nil:
		from, to = b.of.base+from, b.of.base+to
	case to == from+1:
		from, to = b.of.spans[from].from, b.of.spans[from].to
	default:
		from, to = b.of.spanOf(from, to)
	}
	b.text, b.spans = append(b.text, c), append(b.spans, span{from, to})
}

// reset empties b for another view.
func (b *builder) reset() *builder {
	b.text, b.spans = b.text[:0], b.spans[:0]
	return b
}

// buffers keeps the memory of views.
var buffers = sync.Pool{New: func() any { return new(builder) }}

func newBuilder(of *view) *builder {
	b := buffers.Get().(*builder)
	b.of = of
	return b.reset()
}

func (b *builder) free() {
	b.of = nil
	if cap(b.text) <= 1<<16 {
		buffers.Put(b)
	}
}

// decoder finds secrets in the decoded parts of a text.
type decoder struct {
	r     *Redactor
	found []stretch
}

// scan finds secrets in v, and in what v decodes to. The original text is matched by
// the caller.
func (d *decoder) scan(v *view, depth int) {
	if depth > 0 {
		d.match(v)
	}
	if depth == maxViews {
		return
	}
	c := cursors{run: d.r.leastRun - 1, row: d.r.leastRow - 1, lines: lineReader{text: v.text}}
	for limit := 0; limit < len(v.text); {
		limit = min(limit+maxPart, len(v.text))
		d.decodeEscapes(v, &c, limit, depth+1)
		d.decodeRuns(v, &c, limit, depth+1)
		d.decodeRows(v, &c, limit, depth+1)
		d.decodeCells(v, &c, limit, depth+1)
	}
}

// maxPart is how many bytes each decoder looks at before the next one does: few enough
// to stay in the cache of a processor.
const maxPart = 1 << 14

// cursors are the positions up to which decoders have looked at a text.
type cursors struct {
	escapes      [len(escapeStarts)]int // of the next escape of each kind
	run, runDone int                    // see decodeRuns
	row, rowDone int                    // see decodeRows
	cell         int
	lines        lineReader
}

// match adds the secrets that v holds as they are.
func (d *decoder) match(v *view) {
	for m := range d.r.matcher.findAll(v.text) {
		from, to := v.spanOf(m.start, m.end)
		d.found = append(d.found, stretch{start: from, end: to, id: m.id, size: m.end - m.start})
	}
}

// charClass is a set of bytes.
type charClass [256]bool

func newClass(chars string) *charClass {
	c := new(charClass)
	for i := range len(chars) {
		c[chars[i]] = true
	}
	return c
}

const (
	digits   = "0123456789"
	capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	letters  = capitals + "abcdefghijklmnopqrstuvwxyz"
)

var (
	base64Chars = newClass(letters + digits + "+/-_")
	base32Chars = newClass(capitals + "234567")
	runChars    = newClass(letters + digits + "+/-_\\\r\n")
	hexChars    = newClass(digits + "abcdefABCDEF")
	// unreserved are the bytes whose escapes may belong to an encoded secret, in
	// addition to the secrets' own bytes.
	unreserved = letters + digits + "+/-_\r\n"
)

// allOf reports whether text consists of bytes of c.
func (c *charClass) allOf(text []byte) bool {
	for _, b := range text {
		if !c[b] {
			return false
		}
	}
	return true
}

// hexValue returns the value of hexadecimal digits, or -1 if text has others.
func hexValue(text []byte) int {
	return digitsValue(text, 16)
}

func digitsValue(text []byte, base int) int {
	n := 0
	for _, c := range text {
		d := 99
		switch {
		case '0' <= c && c <= '9':
			d = int(c - '0')
		case 'a' <= c && c <= 'f':
			d = int(c-'a') + 10
		case 'A' <= c && c <= 'F':
			d = int(c-'A') + 10
		}
		if d >= base || n > 1<<40 {
			return -1
		}
		n = n*base + d
	}
	if len(text) == 0 {
		return -1
	}
	return n
}

// skipBreak returns the position after a line break at text[at:], raw or escaped, and
// what programs put before the next line: white space, marks of quotations, line
// numbers. It returns at if there is no line break.
func skipBreak(text []byte, at int) int {
	i := skipNewlines(text, at)
	if i == at {
		return at
	}
	i = skipIndent(text, i)
	n := i
	for n < len(text) && n < i+7 && '0' <= text[n] && text[n] <= '9' {
		n++
	}
	if n > i {
		for _, mark := range []string{"\u2192", "\t", `\t`, `\u2192`, ":", "|"} {
			if bytes.HasPrefix(text[n:], []byte(mark)) {
				return skipIndent(text, n+len(mark))
			}
		}
	}
	return i
}

func skipNewlines(text []byte, i int) int {
	for i < len(text) {
		switch {
		case text[i] == '\n' || text[i] == '\r':
			i++
		case text[i] == '\\':
			j := i + 1
			for j < len(text) && text[j] == '\\' {
				j++
			}
			if j == len(text) || text[j] != 'n' && text[j] != 'r' {
				return i
			}
			i = j + 1
		default:
			return i
		}
	}
	return i
}

func skipIndent(text []byte, i int) int {
	for i < len(text) && (text[i] == ' ' || text[i] == '\t' || text[i] == '>' || text[i] == '#' || text[i] == '|') {
		i++
	}
	return i
}
