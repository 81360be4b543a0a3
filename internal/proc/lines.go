package proc

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"iter"
	"sync"
)

// Line is one line of a stream, without its line feed.
type Line struct {
	Text []byte // valid until the next line is read
	Cut  bool   // it was longer than allowed, and Text is its beginning
	Torn bool   // the stream ended before its line feed
}

// ReadLines reads lines of at most limit bytes from r. It yields a longer line as soon as
// the limit is passed and discards the rest, so memory stays bounded. An error other
// than io.EOF comes last, after the torn line, if any.
func ReadLines(r io.Reader, limit int) iter.Seq2[Line, error] {
	return func(yield func(Line, error) bool) {
		br := bufio.NewReaderSize(r, 64<<10)
		var text []byte
		var started, cut bool
		for {
			_, err := br.Peek(1)
			if err != nil {
				if started && !cut && !yield(Line{Text: text, Torn: true}, nil) {
					return
				}
				if !errors.Is(err, io.EOF) {
					yield(Line{}, err)
				}
				return
			}
			part, _ := br.Peek(br.Buffered()) // buffered already: does not block
			part, _, whole := bytes.Cut(part, []byte{'\n'})
			n, room := len(part), limit-len(text)
			switch {
			case cut:
			case n > room:
				cut = true
				if !yield(Line{Text: append(text, part[:room]...), Cut: true}, nil) {
					return
				}
				text = nil // one long line must not hold its memory for good
			default:
				text = append(text, part...)
			}
			started = true
			if whole {
				n++
				if !cut && !yield(Line{Text: text}, nil) {
					return
				}
				if cap(text) > 1<<20 {
					text = nil
				}
				text, started, cut = text[:0], false, false
			}
			_, _ = br.Discard(n) // it is in the buffer
		}
	}
}

// Capture is a writer that keeps the first or the last bytes and counts the rest. It
// is safe for concurrent use and never fails.
type Capture struct {
	Max  int  // bytes kept
	Last bool // keep the last ones

	mu    sync.Mutex
	kept  []byte
	total int64
}

// Write implements io.Writer.
func (c *Capture) Write(b []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.total += int64(len(b))
	n := len(b)
	if !c.Last {
		c.kept = append(c.kept, b[:min(len(b), c.Max-len(c.kept))]...)
		return n, nil
	}
	if len(b) > c.Max {
		b = b[len(b)-c.Max:]
	}
	c.kept = append(c.kept, b...)
	if over := len(c.kept) - c.Max; over > c.Max { // move seldom, and never hold more than twice Max
		c.kept = append(c.kept[:0], c.kept[over:]...)
	}
	return n, nil
}

// Bytes returns a copy of the bytes kept.
func (c *Capture) Bytes() []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	return bytes.Clone(c.kept[max(0, len(c.kept)-c.Max):])
}

// LostBytes returns the number of bytes written and not kept.
func (c *Capture) LostBytes() int64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.total - int64(min(len(c.kept), c.Max))
}
