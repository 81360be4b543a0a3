package llm

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"time"
)

// Event is one server-sent event.
type Event struct {
	Name  string        // of its "event" field; "" means "message"
	Data  []byte        // its "data" lines joined by line feeds; valid until the next call of Next
	ID    string        // last "id" seen in the stream
	Retry time.Duration // last "retry" seen in the stream
}

// Limits of an [EventReader]. A model's answer arrives in small events; the
// largest is the closing event of OpenAI Responses, which repeats the answer.
const (
	MaxLine  = 16 << 20 // bytes of one line
	MaxEvent = 32 << 20 // bytes of the data of one event
)

// ErrEventTooLong is wrapped by the error of an event beyond the limits.
var ErrEventTooLong = errors.New("server-sent event too long")

// EventReader reads a stream of server-sent events as the HTML standard defines
// them (§9.2.6): lines end in CR, LF or CRLF, a byte order mark at the start is
// skipped, comments and unknown fields are ignored.
type EventReader struct {
	r         io.Reader
	maxLine   int
	maxEvent  int
	buf       []byte // chunk being read
	rest      []byte // unread part of buf
	line      []byte // start of a line that continues in the next chunk
	started   bool   // the byte order mark is behind us
	skipLF    bool   // the last line ended in CR: an LF now belongs to it
	err       error
	ev        Event
	data      []byte
	hasData   bool
	lastEvent string
}

// NewEventReader reads events from r. Limits of 0 mean [MaxLine] and [MaxEvent].
func NewEventReader(r io.Reader, maxLine, maxEvent int) *EventReader {
	if maxLine <= 0 {
		maxLine = MaxLine
	}
	if maxEvent <= 0 {
		maxEvent = MaxEvent
	}
	return &EventReader{r: r, maxLine: maxLine, maxEvent: maxEvent, buf: make([]byte, 8<<10)}
}

// Next returns the next event. After the last it returns io.EOF, or
// io.ErrUnexpectedEOF if the stream broke off inside an event, which the
// standard discards. Other errors come from the underlying reader.
func (r *EventReader) Next() (Event, error) {
	r.data, r.hasData, r.lastEvent = r.data[:0], false, ""
	for {
		line, err := r.readLine()
		if err != nil {
			if errors.Is(err, io.EOF) && (r.hasData || len(r.line) > 0) {
				err = io.ErrUnexpectedEOF
			}
			return Event{}, err
		}
		if len(line) > 0 {
			if err := r.readField(line); err != nil {
				r.err = err
				return Event{}, err
			}
			continue
		}
		if r.hasData {
			r.ev.Name, r.ev.Data = r.lastEvent, r.data
			return r.ev, nil
		}
		r.lastEvent = ""
	}
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
		r.lastEvent = string(value)
	case "id":
		if bytes.IndexByte(value, 0) < 0 {
			r.ev.ID = string(value)
		}
	case "retry":
		if ms, err := strconv.ParseUint(string(value), 10, 31); err == nil && value[0] != '+' {
			r.ev.Retry = time.Duration(ms) * time.Millisecond
		}
	}
	return nil
}

var byteOrderMark = []byte("\xef\xbb\xbf")

// readLine returns the next line without its end. The slice is valid until the
// next call.
func (r *EventReader) readLine() ([]byte, error) {
	whole := false
	for {
		if len(r.rest) == 0 {
			if err := r.readChunk(); err != nil {
				return nil, err
			}
		}
		if r.skipLF {
			r.skipLF = false
			if r.rest[0] == '\n' {
				r.rest = r.rest[1:]
				continue
			}
		}
		part := r.rest
		end := bytes.IndexAny(r.rest, "\r\n")
		if end >= 0 {
			part, r.skipLF, whole = r.rest[:end], r.rest[end] == '\r', true
			r.rest = r.rest[end+1:]
		} else {
			r.rest = nil
		}
		if len(r.line)+len(part) > r.maxLine {
			r.err = fmt.Errorf("%w: a line of more than %d bytes", ErrEventTooLong, r.maxLine)
			return nil, r.err
		}
		if !whole {
			r.line = append(r.line, part...)
			continue
		}
		if len(r.line) > 0 {
			part = append(r.line, part...)
			r.line = part[:0]
		}
		if !r.started {
			r.started = true
			part = bytes.TrimPrefix(part, byteOrderMark)
		}
		return part, nil
	}
}

// readChunk reads the next chunk, which is not empty unless it fails.
func (r *EventReader) readChunk() error {
	for empty := 0; r.err == nil; empty++ {
		if empty > 100 {
			return io.ErrNoProgress
		}
		n, err := r.r.Read(r.buf)
		r.err = err
		if n > 0 {
			r.rest = r.buf[:n]
			return nil
		}
	}
	return r.err
}
