package seal

import (
	"bytes"
	"io"
)

// maxLine is the length in bytes from which a line is written in parts.
const maxLine = 1 << 20

// Writer redacts what is written through it, line by line: a secret that is
// split over two writes is found, and so is one of several lines. A line longer
// than 1 MiB is passed on in parts, cut where no secret lies. Close writes the
// last line. A Writer is not safe for concurrent use.
type Writer struct {
	w   io.Writer
	r   *Redactor
	max int // maxLine, but for tests
	buf []byte
	err error
}

// NewWriter returns a Writer to w. With a nil Redactor it changes nothing.
func NewWriter(w io.Writer, r *Redactor) *Writer { return &Writer{w: w, r: r, max: maxLine} }

// Write implements io.Writer. An error of the underlying writer may come late;
// once there is one, every later call returns it.
func (w *Writer) Write(p []byte) (int, error) {
	if w.err != nil {
		return 0, w.err
	}
	if w.r == nil {
		n, err := w.w.Write(p)
		w.err = err
		return n, err
	}
	for rest := p; len(rest) > 0; {
		n := min(len(rest), w.max) // a huge write must not make a huge buffer
		w.buf = append(w.buf, rest[:n]...)
		w.drain(n)
		rest = rest[n:]
	}
	if w.err != nil {
		return 0, w.err
	}
	return len(p), nil
}

// Close writes what is left. It does not close the underlying writer.
func (w *Writer) Close() error {
	w.pass(len(w.buf))
	w.buf = nil
	return w.err
}

// drain passes on all whole lines, and the front of a line that is too long. The
// last n bytes of the buffer are new.
func (w *Writer) drain(n int) {
	seen := len(w.buf) - n
	if i := bytes.LastIndexByte(w.buf[seen:], '\n'); i >= 0 {
		end := seen + i + 1
		if open := w.r.matcher.openLines(w.buf[:end]); open > 0 {
			end = w.cut(end - open)
		}
		w.pass(end)
	}
	if margin := w.r.matcher.longest + 8; len(w.buf) > w.max+margin { // 8: an escape at either end
		w.pass(w.cut(len(w.buf) - margin))
	}
}

// cut returns a place at or near at where no stretch to be redacted is split.
// Matches that begin before at are known: at leaves room for the longest.
func (w *Writer) cut(at int) int {
	for _, s := range w.r.stretches(w.buf) {
		if s.start < at && at < s.end {
			if s.start > at/2 {
				return s.start
			}
			return s.end // one secret over and over: go on behind it
		}
	}
	return at
}

// pass writes the first n bytes of the buffer, redacted.
func (w *Writer) pass(n int) {
	if w.err == nil && n > 0 {
		_, w.err = w.w.Write(w.r.Bytes(w.buf[:n]))
	}
	w.buf = append(w.buf[:0], w.buf[n:]...)
}
