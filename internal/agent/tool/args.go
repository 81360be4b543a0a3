package tool

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/callref"
)

// answer is what came of one call, for calls that use it.
type answer struct {
	text       string
	structured json.RawMessage
	failed     bool
	invalid    string // why a submission is invalid

	read bool
	tree any
	err  error
}

// structuredValue returns the structured content, or else the text read as JSON.
func (a *answer) structuredValue() (any, error) {
	if a.read {
		return a.tree, a.err
	}
	a.read = true
	raw := []byte(a.structured)
	if len(raw) == 0 {
		raw = []byte(a.text)
	}
	if len(bytes.TrimSpace(raw)) == 0 {
		a.err = errors.New("it is empty")
		return nil, a.err
	}
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	a.err = dec.Decode(&a.tree)
	if _, more := dec.Token(); a.err == nil && !errors.Is(more, io.EOF) {
		a.err = errors.New("there is more after it")
	}
	return a.tree, a.err
}

// callArguments writes the arguments of a call as JSON, values of earlier calls put
// in. Where one is missing it returns them as the suite has them, and why.
func (s *session) callArguments(args suite.Args) (json.RawMessage, error) {
	if len(args) == 0 {
		return json.RawMessage("{}"), nil
	}
	filled, err := s.fillReferences(map[string]any(args))
	if err != nil {
		filled = map[string]any(args)
	}
	b, merr := seal.PlainJSON(filled)
	if merr != nil {
		return json.RawMessage("{}"), fmt.Errorf("arguments: %w", merr)
	}
	return b, err
}

// fillReferences returns v with references replaced. v itself belongs to the suite and is
// not changed.
func (s *session) fillReferences(v any) (any, error) {
	if from, is, err := callref.Read(v); is {
		if err != nil {
			return nil, err
		}
		return s.answeredValue(from)
	}
	switch v := v.(type) {
	case map[string]any:
		out := make(map[string]any, len(v))
		for k, e := range v {
			filled, err := s.fillReferences(e)
			if err != nil {
				return nil, err
			}
			out[k] = filled
		}
		return out, nil
	case []any:
		out := make([]any, len(v))
		for i, e := range v {
			filled, err := s.fillReferences(e)
			if err != nil {
				return nil, err
			}
			out[i] = filled
		}
		return out, nil
	}
	return v, nil
}

// answeredValue looks a value up in the answer of an earlier call.
func (s *session) answeredValue(from callref.Reference) (any, error) {
	if from.Call >= len(s.answers) {
		return nil, fmt.Errorf("call %d was not made before", from.Call)
	}
	got := s.answers[from.Call]
	if got.failed {
		return nil, fmt.Errorf("call %d, whose answer it needs, failed", from.Call)
	}
	v, err := got.structuredValue()
	if err != nil {
		return nil, fmt.Errorf("the answer of call %d is not JSON: %w", from.Call, err)
	}
	for _, step := range from.Path {
		next, ok := step.In(v)
		if !ok {
			return nil, fmt.Errorf("the answer of call %d has no %s", from.Call, from)
		}
		v = next
	}
	return v, nil
}
