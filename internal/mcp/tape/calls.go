package tape

import "encoding/json"

// Call is a recorded call of a tool with its answer: Result or Error, or neither if the
// server did not answer.
type Call struct {
	Tool      string
	Arguments json.RawMessage // nil if none
	Result    json.RawMessage
	Error     json.RawMessage
	Key       string // equal for equal calls, independent of JSON formatting
}

// Calls returns the recorded calls of tools in order.
func (t *Tape) Calls() ([]Call, error) {
	s, err := t.pairMessages()
	if err != nil {
		return nil, err
	}
	var out []Call
	for _, x := range s.exchanges {
		if x.call.method != "tools/call" {
			continue
		}
		var p struct {
			Arguments json.RawMessage `json:"arguments"`
		}
		_ = json.Unmarshal(x.params, &p) // parsed before
		out = append(out, Call{x.call.tool, p.Arguments, x.result, x.fail, x.call.matchKey()})
	}
	return out, nil
}
