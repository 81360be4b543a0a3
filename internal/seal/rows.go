package seal

import (
	"bytes"
	"strings"
)

// rowChars are the characters of bytes written as numbers: of xxd, od and hexdump, and of
// lists in programs.
var rowChars = newClass(digits + "abcdefABCDEF xX,:;-'\"\t\\\r\nnr")

// token is a number in a row.
type token struct {
	from, to int  // its digits
	end      int  // end of the replaced text: of its row, if the row is of a dump
	prefixed bool // it begins with 0x
}

// width is how many digits the token has, at least two with a prefix.
func (t token) width() int {
	if t.prefixed && t.to-t.from == 1 {
		return 2
	}
	return t.to - t.from
}

// size is how many bytes the token stands for: three octal digits are one.
func (t token) size() int {
	if w := t.width(); w != 3 && w != 6 {
		return (w + 1) / 2
	}
	return t.width() / 3
}

// decodeRows decodes bytes that are written as numbers. The least bytes up to c.row are
// next, and nothing before c.rowDone can belong to another row.
func (d *decoder) decodeRows(v *view, c *cursors, limit, depth int) {
	text, least := v.text, d.r.leastRow
	for c.row < limit {
		if c.row = nextNumbers(text, c.row, least, limit); c.row >= limit {
			return
		}
		i := c.row
		for i > c.row-least && rowChars[text[i]] {
			i--
		}
		if i > c.row-least {
			c.row = i + least
			continue
		}
		from := c.row - least + 1
		for from > c.rowDone && rowChars[text[from-1]] {
			from--
		}
		for from <= c.row && !hexChars[text[from]] {
			from++
		}
		if c.rowDone = from; from <= c.row {
			tokens, next := readRows(text, from, c.lines.isQuoted(from))
			d.decodeTokens(v, tokens, depth)
			c.rowDone = max(next, from+1)
		}
		c.row = c.rowDone + least - 1
	}
}

// readRows reads the row at from and those below it, and returns where they end.
func readRows(text []byte, from int, quoted bool) (tokens []token, end int) {
	size := -1 // bytes in a row of a dump
	var offset int
	for at := from; ; {
		row, stop := readRow(text, at)
		rowEnd, next := nextRow(text, stop, quoted)
		quoted = quoted || next > stop && text[next-1] >= ' ' // the line break is an escape
		at, end = next, stop
		first := offsetIn(text, row)
		isDump := first >= 0
		if isDump {
			n := hexValue(text[row[first].from:row[first].to])
			if len(tokens) > 0 && n > offset && n-offset < size {
				size = n - offset
			}
			offset = n
			row = row[first+1:]
			for i := range row {
				row[i].end = rowEnd
			}
		}
		bytes := 0
		for _, t := range row {
			if bytes += t.size(); isDump && size >= 0 && bytes > size {
				break // the column of characters
			}
			tokens = append(tokens, t)
		}
		if isDump && size < 0 {
			size = sizeOfRow(text, row, next, offset)
			tokens = trimTokens(tokens, bytes-size)
		}
		if next == stop || next >= len(text) || len(row) == 0 {
			return tokens, end
		}
	}
}

// trimTokens returns tokens without the last ones, which stand for n bytes or a few more.
func trimTokens(tokens []token, n int) []token {
	for n > 0 && len(tokens) > 0 {
		n -= tokens[len(tokens)-1].size()
		tokens = tokens[:len(tokens)-1]
	}
	return tokens
}

// offsetIn returns the index of the offset with which the row of a dump begins, or -1. A
// word before it may look like a number.
func offsetIn(text []byte, row []token) int {
	for i := range min(3, len(row)-1) {
		if row[i].width() >= 6 && (text[row[i].to] == ':' || row[i].width() != row[i+1].width()) {
			return i
		}
	}
	return -1
}

// sizeOfRow returns the number of bytes in the first row of a dump: the offset of the
// next row tells it, or else the gap before the column of characters.
func sizeOfRow(text []byte, row []token, next, offset int) int {
	if below, _ := readRow(text, next); len(below) > 1 && below[0].width() >= 6 {
		if n := hexValue(text[below[0].from:below[0].to]) - offset; n > 0 && n <= 256 {
			return n
		}
	}
	return 256
}

// readRow reads the numbers of one line up to the first character of another kind.
func readRow(text []byte, at int) (row []token, end int) {
	for at < len(text) {
		if !hexChars[text[at]] {
			next := skipSeparator(text, at)
			if next == at {
				return row, at
			}
			at = next
			continue
		}
		t := token{from: at}
		if text[at] == '0' && at+2 < len(text) && (text[at+1] == 'x' || text[at+1] == 'X') && hexChars[text[at+2]] {
			t.from, t.prefixed = at+2, true
		}
		for t.to = t.from; t.to < len(text) && hexChars[text[t.to]]; {
			t.to++
		}
		if t.to < len(text) && base64Chars[text[t.to]] && text[t.to] != '-' { // a word
			for at = t.to; at < len(text) && base64Chars[text[at]]; {
				at++
			}
			return row, at
		}
		t.end = t.to
		row, at = append(row, t), t.to
	}
	return row, at
}

// skipSeparator returns the position after a character between numbers, or at if
// none.
func skipSeparator(text []byte, at int) int {
	switch text[at] {
	case ' ', '\t', ',', ':', ';', '-', '\'', '"':
		return at + 1
	case '\\':
		for n := at + 1; n < len(text); n++ {
			if text[n] == '"' {
				return n + 1
			}
			if text[n] != '\\' {
				break
			}
		}
	}
	return at
}

// maxColumn is the length of a column of characters next to a row, with escapes.
const maxColumn = 160

// nextRow returns the end of the line that has been read up to stop, and where the next
// row begins: behind a line break, or, for a row of a dump, behind the column of
// characters. If none, it returns stop for the latter.
func nextRow(text []byte, stop int, quoted bool) (end, next int) {
	i := stop
	for i < len(text) && (text[i] == ' ' || text[i] == '\t' || text[i] == ']' || text[i] == ')') {
		i++
	}
	if next := skipNewlines(text, i); next > i {
		return i, next
	}
	end = lineEnd(text, stop, quoted)
	for _, quoted := range []bool{quoted, true} { // JSON may also stand within a line
		for at := lineEnd(text, stop, quoted); at < min(len(text), stop+maxColumn) && (!quoted || text[at] != '"'); at = lineEnd(text, at+1, quoted) {
			next := skipNewlines(text, at)
			if row, _ := readRow(text, next); next > at && len(row) > 1 && row[0].width() >= 6 && text[next] != ' ' {
				return at, next
			}
		}
	}
	return end, stop
}

// lineEnd returns the end of the line around at, at most maxColumn bytes away: a line
// break, escaped within a quoted text, or the end of that text.
func lineEnd(text []byte, at int, quoted bool) int {
	most := min(len(text), at+maxColumn)
	for i := at; i < most; i++ {
		switch {
		case text[i] == '\n', quoted && text[i] == '\\' && skipNewlines(text, i) > i:
			return i
		case quoted && text[i] == '"' && !oddBackslashes(text, i-1):
			return i
		}
	}
	return most
}

// lineReader finds the lines of rising positions in a text.
type lineReader struct {
	text       []byte
	start, end int // of the part of the current line that was read
}

// isQuoted reports whether at is in a line of JSON.
func (l *lineReader) isQuoted(at int) bool {
	if i := bytes.LastIndexByte(l.text[l.end:at], '\n'); i >= 0 {
		l.start = l.end + i + 1
	}
	l.end = at
	return strings.IndexByte(`{["`, l.text[l.start]) >= 0
}

// decodeTokens decodes every stretch of numbers of one form.
func (d *decoder) decodeTokens(v *view, tokens []token, depth int) {
	for i := 0; i < len(tokens); {
		j := i + 1
		w := tokens[i].width()
		for j < len(tokens) && tokens[j].width() == w {
			j++
		}
		end := j
		if j < len(tokens) && tokens[j].width() < w && w > 3 && w != 6 && (tokens[j].end > tokens[j].to || j == len(tokens)-1) {
			end++ // the last of a dump, or the first of the next one
		}
		d.decodeNumbers(v, tokens[i:end], w, depth)
		i = j
	}
	d.decodeDecimals(v, tokens, depth)
}

// decodeNumbers decodes numbers of w digits: hexadecimal ones in either byte order,
// octal ones of bytes and of words.
func (d *decoder) decodeNumbers(v *view, tokens []token, w, depth int) {
	switch w {
	case 2, 4, 8, 16:
		if len(tokens)*w/2 < d.r.least {
			return
		}
		d.decodeWords(v, tokens, depth, false)
		if w > 2 {
			d.decodeWords(v, tokens, depth, true)
		}
	case 3, 6:
		if len(tokens)*w/3 >= d.r.least {
			d.decodeOctal(v, tokens, w, depth)
		}
	}
}

// decodeWords decodes hexadecimal words, whose bytes may be in reverse.
func (d *decoder) decodeWords(v *view, tokens []token, depth int, reverse bool) {
	out := newBuilder(v)
	defer out.free()
	for _, t := range tokens {
		digits := v.text[t.from:t.to]
		for i := 0; i < len(digits); i += 2 {
			at := i
			if reverse {
				at = max(0, len(digits)-2-i)
			}
			out.add(byte(hexValue(digits[at:min(at+2, len(digits))])), t.from, t.end)
		}
	}
	d.scan(&out.view, depth)
}

func (d *decoder) decodeOctal(v *view, tokens []token, w, depth int) {
	out := newBuilder(v)
	defer out.free()
	for _, t := range tokens {
		n := digitsValue(v.text[t.from:t.to], 8)
		if n < 0 {
			return
		}
		out.add(byte(n), t.from, t.end)
		if w == 6 {
			out.add(byte(n>>8), t.from, t.end)
		}
	}
	d.scan(&out.view, depth)
}

// decodeDecimals decodes lists of decimal numbers below 256.
func (d *decoder) decodeDecimals(v *view, tokens []token, depth int) {
	out := newBuilder(v)
	defer out.free()
	flush := func() {
		if len(out.text) >= d.r.least {
			from := len(d.found)
			d.scan(&out.view, depth)
			for i := range d.found[from:] {
				d.found[from+i].list = true
			}
		}
		out.reset()
	}
	for _, t := range tokens {
		n := -1
		if !t.prefixed && t.to-t.from <= 3 {
			n = digitsValue(v.text[t.from:t.to], 10)
		}
		if n < 0 || n > 255 {
			flush()
			continue
		}
		out.add(byte(n), t.from, t.end)
	}
	flush()
}

// cellWidth is the width of a byte in the output of od -c.
const cellWidth = 4

// decodeCells decodes characters in columns, as od -c writes them.
func (d *decoder) decodeCells(v *view, c *cursors, limit, depth int) {
	text := v.text
	const probe = 3 * cellWidth
	step := (min(d.r.least, 16) - 4) * cellWidth // most of a row
	at := c.cell
	for ; at < limit && at+probe+cellWidth < len(text); at += step {
		if !maySpace(text[at : at+probe+cellWidth]) {
			continue
		}
		for from := at; from < at+cellWidth; from++ {
			if text[from] == ' ' && text[from+cellWidth] == ' ' && text[from+2*cellWidth] == ' ' && areCells(text[from:from+probe]) {
				at = max(at, d.decodeColumns(v, from, depth)-step)
				break
			}
		}
	}
	c.cell = at
}

// areCells reports whether text has characters in columns, some of which may be spaces.
func areCells(text []byte) bool {
	n := 0
	for ; len(text) >= cellWidth; text = text[cellWidth:] {
		if isCell(text) {
			n++
		} else if !isBlank(text[:cellWidth]) {
			return false
		}
	}
	return n > 0
}

// isBlank reports whether a column is a space, which od -a calls sp.
func isBlank(text []byte) bool {
	return len(bytes.Trim(text, " ")) == 0 || string(text) == "  sp"
}

// isCell reports whether text begins with a character in a column of od -c.
func isCell(text []byte) bool {
	return len(text) >= cellWidth && text[0] == ' ' && text[3] > ' ' &&
		(text[1] == ' ' && (text[2] == ' ' || text[2] == '\\') || digitsValue(text[1:4], 8) >= 0)
}

func (d *decoder) decodeColumns(v *view, from, depth int) int {
	text := v.text
	for from >= cellWidth && areCells(text[from-cellWidth:from]) {
		from -= cellWidth
	}
	out := newBuilder(v)
	defer out.free()
	for at := from; at < len(text); {
		if text[at] == ' ' && at+cellWidth <= len(text) && (isCell(text[at:]) || isBlank(text[at:at+cellWidth])) {
			out.add(decodeCell(text[at:at+cellWidth]), at, at+cellWidth)
			at += cellWidth
			continue
		}
		next := skipNewlines(text, at)
		if next == at {
			break
		}
		end := next
		for end < len(text) && hexChars[text[end]] {
			end++
		}
		if end-next < 6 {
			break
		}
		from, at = at, end
	}
	d.scan(&out.view, depth)
	if n := len(out.spans); n > 0 {
		return max(from, out.spans[n-1].to)
	}
	return from
}

func decodeCell(cell []byte) byte {
	word := bytes.TrimSpace(cell)
	switch {
	case isBlank(cell):
		return ' '
	case len(word) == 3:
		return byte(max(0, digitsValue(word, 8)))
	case len(word) == 2 && word[0] == '\\':
		c, _ := decodeBackslash(word[1:])
		return byte(c)
	}
	return word[len(word)-1]
}
