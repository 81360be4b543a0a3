package llm

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"github.com/assay-eval/assay/internal/trial"
)

// Meter reads the usage of an answer for a program between a client and an API.
// It reads the formats as the clients do, so both find the same figures. Use
// [NewMeter] to make one.
type Meter struct {
	dec  decoder
	seen bool // something of an answer
	why  string
}

// NewMeter returns a meter for one answer in a known format.
func NewMeter(w Wire) *Meter { return &Meter{dec: wires[w].decode(&Request{})} }

// AddEvent takes the next event of a stream, and reports whether it adds to the answer.
// Malformed events are ignored: the client reports them.
func (m *Meter) AddEvent(ev Event) bool {
	if len(ev.Data) == 0 {
		return false
	}
	m.seen = true
	before := m.dec.added()
	_, err := m.dec.event(ev)
	if e, ok := errors.AsType[*apiError](err); ok {
		m.why = e.message
	}
	return m.dec.added() > before
}

// AddBody takes a whole answer that is no event stream.
func (m *Meter) AddBody(b []byte) {
	if b = bytes.TrimSpace(b); !json.Valid(b) {
		return
	}
	err := m.dec.body(b)
	m.seen = true
	if e, ok := errors.AsType[*apiError](err); ok {
		m.why = e.message
	}
}

// Usage returns what was used so far, and the model served. whole is false if
// the answer is not complete; usage is then marked as partial. ok is false if
// there is no usage at all.
func (m *Meter) Usage() (u trial.Usage, model string, whole, ok bool) {
	if !m.seen {
		return trial.Usage{}, "", false, false
	}
	resp, whole := m.dec.answer()
	u = resp.Usage
	if !whole {
		u.Partial = true
	}
	return u, resp.Model, whole, anyUsage(u)
}

// Error returns the error that the provider sent in place of an answer or in the
// middle of one, "" if none.
func (m *Meter) Error() string { return m.why }

// Refusal returns the message in the body of an error answer, "" if it does not
// have the form of any of the APIs.
func Refusal(status int, body []byte) string {
	if e := parseError(status, body); e.known {
		return e.message
	}
	return ""
}

// MayPass reports whether the same request may succeed after an error answer, and the
// wait that the answer asks for.
func MayPass(status int, h http.Header, body []byte) (bool, time.Duration) {
	e := parseError(status, body)
	e.readHeaders(h)
	_, err := (&client{name: "the API"}).refusal(&Request{}, e)
	f := trial.AsFault(err, trial.ClassEnvironment)
	if f == nil { // an answer about the length of the conversation
		return false, 0
	}
	return f.Retry, f.After
}
