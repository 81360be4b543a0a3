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

// Answer is the answer of an agent of kind tool, as its artifact holds it: the
// calls of the task that count, in the order in which they were made. Calls that
// only warm a server up are not in it. It is shorter than the task if the trial
// ended before its last call.
type Answer struct {
	Schema string `json:"schema"` // CallsSchema
	Calls  []Made `json:"calls"`
}

// Made is one call and what came of it.
type Made struct {
	Server     string          `json:"server,omitempty"`
	Tool       string          `json:"tool"`
	Args       json.RawMessage `json:"args"`                 // as sent
	Text       string          `json:"text"`                 // text content, parts joined by line breaks
	Structured json.RawMessage `json:"structured,omitempty"` // structured content, if any
	// Error says that the tool, or the protocol, failed; Text says why. NotMade
	// says besides that nothing was sent: no server has the tool, or an argument
	// stands for a value that an earlier call did not answer.
	Error   bool `json:"error,omitempty"`
	NotMade bool `json:"not_made,omitempty"`
	// MS is the wall time from sending to answer in milliseconds, to the
	// microsecond.
	MS float64 `json:"ms" volatile:"true"`
	// Bytes is the size of Text in UTF-8, which is what a model would be given,
	// and Tokens its size in tokens, estimated at [BytesPerToken].
	Bytes  int `json:"bytes"`
	Tokens int `json:"tokens"`
}

// BytesPerToken is what tokens are estimated with where there is no tokenizer.
const BytesPerToken = 4

// Measure fills in how long the call took and how large its text is.
func (m *Made) Measure(took time.Duration) {
	m.MS = math.Round(float64(took)/float64(time.Microsecond)) / 1000
	m.Bytes = len(m.Text)
	m.Tokens = (m.Bytes + BytesPerToken - 1) / BytesPerToken
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
