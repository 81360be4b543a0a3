package trial

import (
	"encoding/json"
	"fmt"
	"math"
	"time"
)

// CallsSchema and CallsMedia name the answer of an agent of kind tool.
const (
	CallsSchema = "assay/calls/1"
	CallsMedia  = "application/json"
)

// Answer is the answer of an agent of kind tool, as stored in its artifact: the calls
// of the task in the order made, without calls that only warm a server up. It is
// shorter than the task if the trial ended before its last call.
type Answer struct {
	Schema string     `json:"schema"` // CallsSchema
	Calls  []MadeCall `json:"calls"`
}

// MadeCall is one call and its result.
type MadeCall struct {
	Server     string          `json:"server,omitempty"`
	Tool       string          `json:"tool"`
	Args       json.RawMessage `json:"args"`                 // as sent
	Text       string          `json:"text"`                 // text content, parts joined by line breaks
	Structured json.RawMessage `json:"structured,omitempty"` // structured content, if any
	// Error is set if the tool or the protocol failed, and Text gives the reason.
	// NotMade is set too if nothing was sent: no server has the tool, or an argument
	// refers to a value that an earlier call did not return.
	Error   bool `json:"error,omitempty"`
	NotMade bool `json:"not_made,omitempty"`
	// MS is the wall time from sending to answer in milliseconds, to the
	// microsecond.
	MS float64 `json:"ms" volatile:"true"`
	// Bytes is the size of Text, the input of a model, in UTF-8; Tokens is its size
	// in tokens, estimated at [BytesPerToken].
	Bytes  int `json:"bytes"`
	Tokens int `json:"tokens"`
}

// BytesPerToken converts bytes to an estimate of tokens where no tokenizer is at
// hand.
const BytesPerToken = 4

// SetSizes sets the duration of the call and the size of its text.
func (m *MadeCall) SetSizes(took time.Duration) {
	m.MS = math.Round(float64(took)/float64(time.Microsecond)) / 1000
	m.Bytes = len(m.Text)
	m.Tokens = EstimateTokens(m.Bytes)
}

// ReadAnswer reads the answer of an agent of kind tool.
func ReadAnswer(b []byte) (Answer, error) {
	var c Answer
	if err := json.Unmarshal(b, &c); err != nil {
		return Answer{}, fmt.Errorf("read calls: %w", err)
	}
	if c.Schema != CallsSchema {
		return Answer{}, fmt.Errorf("read calls: the answer has schema %q, not %s", c.Schema, CallsSchema)
	}
	return c, nil
}
