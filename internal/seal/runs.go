package seal

import "encoding/base64"

// decodeRuns decodes runs of letters and digits: base64, base32 and hexadecimal digits,
// also broken into lines. The least bytes up to c.run are next, and nothing before
// c.runDone can belong to another run.
func (d *decoder) decodeRuns(v *view, c *cursors, limit, depth int) {
	text, least := v.text, d.r.leastRun
	for c.run < limit {
		if c.run = nextRun(text, c.run, least, limit); c.run >= limit {
			return
		}
		i := c.run
		for i > c.run-least && runChars[text[i]] {
			i--
		}
		if i > c.run-least {
			c.run = i + least
			continue
		}
		from := c.run - least + 1
		for from > c.runDone && runChars[text[from-1]] {
			from--
		}
		c.runDone = d.decodeLines(v, from, depth)
		c.run = c.runDone + least - 1
	}
}

// decodeLines decodes the lines of one run, which begins at from or a few bytes after
// it. It returns the end of the run.
func (d *decoder) decodeLines(v *view, from, depth int) int {
	text := v.text
	var joined *builder // nil for one line
	lines, first := 0, from
	for at := from; ; {
		end := at
		for end < len(text) && base64Chars[text[end]] {
			end++
		}
		if end > at {
			if lines == 1 {
				joined = newBuilder(v)
				defer joined.free()
				for i := first; i < from; i++ {
					joined.add(text[i], i, i+1)
				}
			}
			if lines == 0 {
				first, from = at, end
			} else {
				for i := at; i < end; i++ {
					joined.add(text[i], i, i+1)
				}
			}
			lines++
		}
		next := skipBreak(text, end)
		if next == end || next == len(text) || !base64Chars[text[next]] {
			if lines == 0 { // an escape stands before the run
				return min(len(text), end+2)
			}
			switch {
			case lines > 1:
				d.match(&joined.view)
				d.decodeRun(&joined.view, depth)
			case from-first >= d.r.leastRun:
				run := v.part(first, from)
				d.decodeRun(&run, depth)
			}
			return max(end, at+1)
		}
		at = next
	}
}

// decodeRun decodes text without line breaks.
func (d *decoder) decodeRun(v *view, depth int) {
	if len(v.text) < d.r.leastRun {
		return
	}
	d.decodeParts(v, hexChars, 2*d.r.least, depth, d.decodeHex)
	d.decodeParts(v, base32Chars, (d.r.least*8+4)/5, depth, d.decodeBase32)
	d.decodeBase64(v, depth)
}

// decodeParts decodes the parts of v that have only digits of one encoding.
func (d *decoder) decodeParts(v *view, digits *charClass, least, depth int, decode func(*view, int)) {
	for end := least - 1; end < len(v.text); {
		i := end
		for i > end-least && digits[v.text[i]] {
			i--
		}
		if i > end-least {
			end = i + least
			continue
		}
		from := i + 1
		for end < len(v.text) && digits[v.text[end]] {
			end++
		}
		part := v.part(from, end)
		decode(&part, depth)
		end += least
	}
}

func (d *decoder) decodeHex(v *view, depth int) {
	out := newBuilder(v)
	defer out.free()
	for phase := range 2 {
		out.reset()
		for i := phase; i+2 <= len(v.text); i += 2 {
			out.add(byte(hexValue(v.text[i:i+2])), i, i+2)
		}
		d.scan(&out.view, depth)
	}
}

func (d *decoder) decodeBase32(v *view, depth int) {
	out := newBuilder(v)
	defer out.free()
	for phase := range min(8, len(v.text)) {
		out.reset()
		var bits, n uint
		for i := phase; i < len(v.text); i++ {
			c := v.text[i] - 'A'
			if v.text[i] < 'A' {
				c = v.text[i] - '2' + 26
			}
			bits, n = bits<<5|uint(c), n+5
			if n >= 8 {
				n -= 8
				out.add(byte(bits>>n), i-1, i+1)
			}
		}
		d.scanReadable(&out.view, depth)
	}
}

// scanReadable scans the stretches of v that are long enough for a secret in another
// encoding and consist of the characters that encodings have.
func (d *decoder) scanReadable(v *view, depth int) {
	from := 0
	for i := 0; i <= len(v.text); i++ {
		if i < len(v.text) && readable(v.text[i]) {
			continue
		}
		if i-from >= d.r.least {
			part := v.part(from, i)
			d.scan(&part, depth)
		}
		from = i + 1
	}
}

func readable(c byte) bool { return ' ' <= c && c < 0x7f || c == '\n' || c == '\r' || c == '\t' }

// sextets are the values of base64 digits in either alphabet; 0xff for other bytes.
var sextets = func() (t [256]byte) {
	for i := range t {
		t[i] = 0xff
	}
	const std = letters + digits
	for i := range len(std) {
		t[std[i]] = byte(i)
	}
	t['+'], t['-'], t['/'], t['_'] = 62, 62, 63, 63
	return t
}()

// decodeBase64 looks for readable text in base64 at each of the four positions at which
// it may begin. Base64 of the secrets themselves is found without decoding.
func (d *decoder) decodeBase64(v *view, depth int) {
	text := v.text
	// Every text that is long enough has this many whole groups in a row.
	step := max(1, (d.r.leastRun-3)/4)
	for phase := range 4 {
		done := phase
		for g := phase + (step-1)*4; g+4 <= len(text); g += step * 4 {
			if g < done || !readableGroup(text[g:g+4]) {
				continue
			}
			from, to := g, g+4
			for from-4 >= done && readableGroup(text[from-4:from]) {
				from -= 4
			}
			if (to-from)/4 < step && from > done && !readableGroup(text[from:to]) {
				continue
			}
			for to+4 <= len(text) && readableGroup(text[to:to+4]) {
				to += 4
			}
			if (to-from)/4 >= step {
				d.decodeGroups(v, max(phase, from-4), min(len(text), to+4), depth)
			}
			done = to
		}
	}
}

// readableGroup reports whether four base64 digits are three readable bytes.
func readableGroup(g []byte) bool {
	a, b, c, e := sextets[g[0]], sextets[g[1]], sextets[g[2]], sextets[g[3]]
	return a < 32 && readable(a<<2|b>>4) && readable(b<<4|c>>2) && readable(c<<6|e)
}

func (d *decoder) decodeGroups(v *view, from, to, depth int) {
	out := newBuilder(v)
	defer out.free()
	raw := make([]byte, 0, 3)
	for i := from; i < to; i += 4 {
		n := min(4, to-i)
		var group [4]byte
		for j := range n {
			group[j] = standardDigit(v.text[i+j])
		}
		raw, _ = base64.RawStdEncoding.AppendDecode(raw[:0], group[:n])
		for j, c := range raw {
			out.add(c, i+j, i+j+2)
		}
	}
	d.scanReadable(&out.view, depth)
}

func standardDigit(c byte) byte {
	switch c {
	case '-':
		return '+'
	case '_':
		return '/'
	}
	return c
}
