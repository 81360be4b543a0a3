package llm

import (
	"bytes"
	"encoding/json"
	"errors"

	"github.com/assay-eval/assay/internal/trial"
)

// Meter reads off an answer what it used, without being the client that asked:
// for whoever stands between a client and an API. It reads the formats as the
// clients do, so both find the same figures. The zero Meter is not ready.
type Meter struct {
	dec  decoder
	seen bool // something of an answer
	why  string
}

// NewMeter returns a meter for one answer in a known format.
func NewMeter(w Wire) *Meter { return &Meter{dec: wires[w].decode(&Request{})} }

// Event takes the next event of a stream. What makes no sense is passed over: the
// client will say so.
func (m *Meter) Event(ev Event) {
	if len(ev.Data) == 0 {
		return
	}
	m.seen = true
	_, err := m.dec.event(ev)
	if e, ok := errors.AsType[*apiError](err); ok {
		m.why = e.message
	}
}

// Body takes a whole answer that is no event stream.
func (m *Meter) Body(b []byte) {
	b = bytes.TrimSpace(b)
	if !json.Valid(b) {
		return
	}
	wrap := func(kind, field string) {
		m.Event(Event{Data: []byte(`{"type":"` + kind + `","` + field + `":` + string(b) + `}`)})
	}
	switch d := m.dec.(type) {
	case *anthropicDecoder:
		wrap("message_start", "message")
		d.done = m.why == ""
	case *responsesDecoder:
		wrap("response.completed", "response")
	case *geminiDecoder:
		var chunks []json.RawMessage // a stream without alt=sse is one list
		if json.Unmarshal(b, &chunks) != nil {
			chunks = []json.RawMessage{b}
		}
		for _, c := range chunks {
			m.Event(Event{Data: c})
		}
	default:
		m.Event(Event{Data: b})
	}
}

// Read returns what was used so far, and the model served. whole is false if the
// answer is not complete; usage is then marked as partial. ok is false if there
// is no usage at all.
func (m *Meter) Read() (u trial.Usage, model string, whole, ok bool) {
	if !m.seen {
		return trial.Usage{}, "", false, false
	}
	resp, whole := m.dec.answer()
	u = resp.Usage
	if !whole {
		u.Partial = true
	}
	return u, resp.Model, whole, used(u)
}

// Error returns what the provider said in place of an answer, or in the middle of
// one; "" if it said nothing.
func (m *Meter) Error() string { return m.why }

// Refusal returns what the body of an error answer says, "" if it does not have
// the form of any of the APIs.
func Refusal(status int, body []byte) string {
	if e := parseError(status, body); e.known {
		return e.message
	}
	return ""
}
