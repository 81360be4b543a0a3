package llm

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
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
type EventReader struct {
	lines    *bufio.Scanner
	maxLine  int
	maxEvent int
	started  bool   // the check for a byte order mark is done
	skipLF   bool   // the last line ended in CR, so a following LF belongs to it
	searched int    // bytes of the current line already searched for its end
	torn     []byte // incomplete last line
	err      error
	name     string
	data     []byte
	hasData  bool
}

// NewEventReader reads events from r. Limits of 0 mean [MaxLine] and [MaxEvent].
func NewEventReader(r io.Reader, maxLine, maxEvent int) *EventReader {
	e := &EventReader{lines: bufio.NewScanner(r), maxLine: cmp.Or(maxLine, MaxLine), maxEvent: cmp.Or(maxEvent, MaxEvent)}
	const chunk = 8 << 10
	e.lines.Buffer(make([]byte, chunk), max(chunk, e.maxLine+3)) // splitLine enforces the limit
	e.lines.Split(e.splitLine)
	return e
}

// Next returns the next event. After the last it returns io.EOF, or
// io.ErrUnexpectedEOF if the stream broke off inside an event, which the
// standard discards. Other errors come from the underlying reader.
func (r *EventReader) Next() (Event, error) {
	r.data, r.hasData, r.name = r.data[:0], false, ""
	for r.err == nil && r.lines.Scan() {
		line := r.lines.Bytes()
		if !r.started {
			r.started = true
			line = bytes.TrimPrefix(line, []byte("\ufeff"))
		}
		switch {
		case len(line) > 0:
			r.err = r.readField(line)
		case r.hasData:
			return Event{r.name, r.data}, nil
		default:
			r.name = ""
		}
	}
	switch err := cmp.Or(r.err, r.lines.Err()); {
	case err != nil:
		return Event{}, err
	case r.hasData || len(r.torn) > 0 && (r.started || string(r.torn) != "\ufeff"):
		return Event{}, io.ErrUnexpectedEOF
	}
	return Event{}, io.EOF
}

// readField takes one line that is not empty.
func (r *EventReader) readField(line []byte) error {
	name, value, _ := bytes.Cut(line, []byte{':'})
	value = bytes.TrimPrefix(value, []byte{' '})
	switch string(name) {
	case "data":
		if r.hasData {
			r.data = append(r.data, '\n')
		}
		if len(r.data)+len(value) > r.maxEvent {
			return fmt.Errorf("%w: data of more than %d bytes", ErrEventTooLong, r.maxEvent)
		}
		r.data, r.hasData = append(r.data, value...), true
	case "event":
		r.name = string(value)
	}
	return nil
}

// splitLine is a bufio.SplitFunc. It does not wait for an LF after a CR.
func (r *EventReader) splitLine(data []byte, atEOF bool) (advance int, line []byte, err error) {
	if r.skipLF && len(data) > 0 {
		r.skipLF = false
		if data[0] == '\n' {
			advance, data = 1, data[1:]
		}
	}
	length := len(data)
	end := bytes.IndexAny(data[r.searched:], "\r\n")
	if end >= 0 {
		end += r.searched
		length = end
	}
	if length > r.maxLine {
		return 0, nil, fmt.Errorf("%w: a line of more than %d bytes", ErrEventTooLong, r.maxLine)
	}
	switch {
	case end >= 0:
		r.skipLF, r.searched = data[end] == '\r', 0
		return advance + end + 1, data[:end], nil
	case atEOF && length > 0:
		r.torn, r.searched = bytes.Clone(data), 0
		return advance + length, nil, nil
	}
	r.searched = length
	return advance, nil, nil
}
