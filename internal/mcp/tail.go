package mcp

import (
	"bytes"
	"fmt"
	"strings"
	"sync"
	"unicode"
)

// outputTail keeps the end of what was written to it. It is safe for concurrent
// use.
type outputTail struct {
	max int // bytes

	mu    sync.Mutex
	buf   []byte
	total int64
}

// Write implements io.Writer. It never fails.
func (t *outputTail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.total += int64(len(p))
	t.buf = append(t.buf, p...)
	if len(t.buf) > 2*t.max { // seldom, so that a byte is moved once on average
		t.buf = append([]byte(nil), t.buf[len(t.buf)-t.max:]...)
	}
	return len(p), nil
}

// since returns what was written after mark, as far as it is kept, and the mark
// of its end. Where the beginning is lost, so is the line that it cuts: half of
// a secret would not be recognised as one. lost is how many bytes are missing.
func (t *outputTail) since(mark int64) (text []byte, lost, end int64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	first := t.total - int64(min(len(t.buf), t.max))
	from := max(mark, first)
	text = bytes.Clone(t.buf[int64(len(t.buf))-(t.total-from):])
	if from > mark {
		if i := bytes.IndexByte(text, '\n'); i >= 0 {
			text = text[i+1:]
		} else {
			text = nil
		}
	}
	return text, t.total - mark - int64(len(text)), t.total
}

// clipText is text as a message may show it: one line, without control
// characters, of about 300 bytes. It is cut between words only, and words that
// are too long are left out, for the same reason as in [tail.since].
func clipText(text string) string {
	const most, word = 300, 200
	var b strings.Builder
	for f := range strings.FieldsSeq(strings.ToValidUTF8(text, "\ufffd")) {
		f = strings.Map(func(r rune) rune {
			if unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) {
				return -1
			}
			return r
		}, f)
		if len(f) > word {
			f = fmt.Sprintf("[%d bytes]", len(f))
		}
		if b.Len()+len(f) > most {
			b.WriteString(" …")
			break
		}
		if b.Len() > 0 && f != "" {
			b.WriteByte(' ')
		}
		b.WriteString(f)
	}
	return b.String()
}
