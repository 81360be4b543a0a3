package seal

import (
	"bytes"
	"io"
)

// maxLine is the length in bytes beyond which a line is written in parts.
const maxLine = 1 << 20

// Writer redacts text line by line on its way to another writer. It finds secrets
// split over several writes or lines: a line that may be a part of base64 or of a dump
// waits for the next one. A line longer than 1 MiB is written in parts, cut outside any
// secret. Close writes the last line. A Writer is not safe for concurrent use.
type Writer struct {
	w   io.Writer
	r   *Redactor
	max int // maxLine, but for tests
	buf []byte
	err error
}

// NewWriter returns a Writer to w. With a nil Redactor it changes nothing.
func NewWriter(w io.Writer, r *Redactor) *Writer { return &Writer{w: w, r: r, max: maxLine} }

// Write implements io.Writer. An error of the underlying writer may be returned by a
// later call, and by every call from then on.
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
		w.writeLines(n)
		rest = rest[n:]
	}
	if w.err != nil {
		return 0, w.err
	}
	return len(p), nil
}

// SetRedactor makes r redact all that has not been written.
func (w *Writer) SetRedactor(r *Redactor) { w.r = r }

// Close writes the rest. It does not close the underlying writer.
func (w *Writer) Close() error {
	w.writeFront(len(w.buf))
	w.buf = nil
	return w.err
}

// writeLines writes all whole lines, and the front of a line that is too long. The
// last n bytes of the buffer are new.
func (w *Writer) writeLines(n int) {
	seen := len(w.buf) - n
	if i := bytes.LastIndexByte(w.buf[seen:], '\n'); i >= 0 {
		end := seen + i + 1
		if open := max(w.r.matcher.openLines(w.buf[:end]), openRows(w.buf[:end], w.r.margin)); open > 0 {
			end = w.safeCut(end - open)
		}
		w.writeFront(end)
	}
	if margin := w.r.margin; len(w.buf) > w.max+margin {
		w.writeFront(w.safeCut(len(w.buf) - margin))
	}
}

// openRows returns the number of bytes at the end of b, which ends in a line break, that
// may begin an encoded secret of several lines: base64 or rows of numbers. It is at most
// about most.
func openRows(b []byte, most int) int {
	end := len(b)
	for end > 0 && len(b)-end < most {
		from := bytes.LastIndexByte(b[:end-1], '\n') + 1
		line := b[from : end-1]
		if !mayContinue(line) {
			if len(line) > 0 && base64Chars[line[len(line)-1]] && end < len(b) {
				word := len(line)
				for word > 0 && base64Chars[line[word-1]] {
					word--
				}
				end = from + word // "key: " before the first line
			}
			break
		}
		end = from
	}
	return len(b) - end
}

// minRow is the length of the shortest line that waits for the next one. Shorter ones,
// such as "done", must be seen at once.
const minRow = 16

// mayContinue reports whether line looks like one of several lines of base64 or of a
// dump.
func mayContinue(line []byte) bool {
	line = bytes.TrimSpace(line)
	if len(line) < minRow {
		return false
	}
	if base64Chars.allOf(bytes.TrimRight(line, "=")) {
		return true
	}
	row, _ := readRow(line, 0)
	return len(row) > 3 || len(row) > 1 && row[0].width() >= 6
}

// safeCut returns a position at or near at that splits no stretch to be redacted. The
// caller leaves room for the longest match after at.
func (w *Writer) safeCut(at int) int {
	for _, s := range w.r.findStretches(w.buf) {
		if s.start < at && at < s.end {
			if s.start > at/2 {
				return s.start
			}
			return s.end // one secret repeated: cut after it
		}
	}
	return at
}

// writeFront writes the first n bytes of the buffer, redacted.
func (w *Writer) writeFront(n int) {
	if w.err == nil && n > 0 {
		_, w.err = w.w.Write(w.r.Bytes(w.buf[:n]))
	}
	w.buf = append(w.buf[:0], w.buf[n:]...)
}
