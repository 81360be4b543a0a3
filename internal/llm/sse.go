package llm

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
)

// Event is one server-sent event.
type Event struct {
	Name string // value of the "event" field; "" means "message"
	Data []byte // "data" lines joined by line feeds; valid until the next call of Next
}

// Limits of an [EventReader]. A model's answer arrives in small events; the
// largest is the closing event of OpenAI Responses, which repeats the answer.
const (
	MaxLine  = 16 << 20 // bytes of one line
	MaxEvent = 32 << 20 // bytes of the data of one event
)

// ErrEventTooLong is wrapped by the error of an event beyond the limits.
var ErrEventTooLong = errors.New("server-sent event too long")

// EventReader reads a stream of server-sent events as defined by the HTML standard
// (§9.2.6). Lines end in CR, LF or CRLF. EventReader skips a byte order mark at the
// start and ignores comments, "id", "retry" and unknown fields.
//
// One buffer holds the data of the event so far, then what has been read and not parsed,
// so that a large event is in memory once.
type EventReader struct {
	in       io.Reader
	maxLine  int
	maxEvent int
	buf      []byte
	size     int   // bytes of data at the start of buf
	next     int   // start of the current line in buf
	searched int   // bytes of the current line already searched for its end
	started  bool  // the check for a byte order mark is done
	skipLF   bool  // the last line ended in CR, so a following LF belongs to it
	torn     bool  // what is left is a line without an end
	later    error // of the reader, to be returned when what came with it is parsed
	err      error
	name     string
	hasData  bool
}

// NewEventReader reads events from r. Limits of 0 mean [MaxLine] and [MaxEvent].
func NewEventReader(r io.Reader, maxLine, maxEvent int) *EventReader {
	return &EventReader{in: r, maxLine: cmp.Or(maxLine, MaxLine), maxEvent: cmp.Or(maxEvent, MaxEvent)}
}

// Next returns the next event. After the last it returns io.EOF, or
// io.ErrUnexpectedEOF if the stream broke off inside an event, which the
// standard discards. Other errors come from the underlying reader.
func (r *EventReader) Next() (Event, error) {
	r.size, r.hasData, r.name = 0, false, ""
	for r.err == nil {
		var line []byte
		if line, r.err = r.readLine(); r.err != nil {
			break
		}
		if !r.started {
			r.started = true
			line = bytes.TrimPrefix(line, []byte(byteOrderMark))
		}
		switch {
		case len(line) > 0:
			r.err = r.readField(line)
		case r.hasData:
			return Event{r.name, r.buf[:r.size:r.size]}, nil
		default:
			r.name = ""
		}
	}
	if rest := r.rest(); errors.Is(r.err, io.EOF) && (r.hasData || len(rest) > 0 && (r.started || string(rest) != byteOrderMark)) {
		return Event{}, io.ErrUnexpectedEOF
	}
	return Event{}, r.err
}

const byteOrderMark = "\ufeff"

// rest returns the last line if it has no end.
func (r *EventReader) rest() []byte {
	if !r.torn {
		return nil
	}
	return r.buf[r.next:]
}

// readField takes one line that is not empty.
func (r *EventReader) readField(line []byte) error {
	name, value, _ := bytes.Cut(line, []byte{':'})
	value = bytes.TrimPrefix(value, []byte{' '})
	switch string(name) {
	case "data":
		if r.hasData { // the line that made room for this byte is parsed
			r.buf[r.size] = '\n'
			r.size++
		}
		if r.size+len(value) > r.maxEvent {
			return fmt.Errorf("%w: data of more than %d bytes", ErrEventTooLong, r.maxEvent)
		}
		r.size += copy(r.buf[r.size:], value)
		r.hasData = true
	case "event":
		r.name = string(value)
	}
	return nil
}

// readLine returns the next line without its end. It does not wait for an LF after a CR.
func (r *EventReader) readLine() ([]byte, error) {
	for {
		if r.skipLF && r.next < len(r.buf) {
			r.skipLF = false
			if r.buf[r.next] == '\n' {
				r.next++
			}
		}
		line := r.buf[r.next:]
		end := bytes.IndexAny(line[r.searched:], "\r\n")
		if end >= 0 {
			end += r.searched
			line = line[:end]
		}
		if len(line) > r.maxLine {
			return nil, fmt.Errorf("%w: a line of more than %d bytes", ErrEventTooLong, r.maxLine)
		}
		if end >= 0 {
			r.skipLF, r.searched = r.buf[r.next+end] == '\r', 0
			r.next += end + 1
			return line, nil
		}
		r.searched = len(line)
		if err := r.fill(); err != nil {
			r.torn = errors.Is(err, io.EOF)
			return nil, err
		}
	}
}

// fill reads more, after it has made room.
func (r *EventReader) fill() error {
	const chunk, tries = 8 << 10, 100
	if r.next > r.size {
		r.buf = append(r.buf[:r.size], r.buf[r.next:]...)
		r.next = r.size
	}
	if len(r.buf) == cap(r.buf) {
		r.buf = slices.Grow(r.buf, max(chunk, len(r.buf)/4))
	}
	for range tries {
		if r.later != nil {
			return r.later
		}
		var n int
		n, r.later = r.in.Read(r.buf[len(r.buf):cap(r.buf)])
		if r.buf = r.buf[:len(r.buf)+n]; n > 0 {
			return nil
		}
	}
	return cmp.Or(r.later, io.ErrNoProgress)
}
