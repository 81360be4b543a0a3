package agenttest

import (
	"context"
	"encoding/json"
	"errors"
	"sync"
	"testing"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/trial"
)

// Tool is a tool of the test's own. Handle answers a call; Calls holds the
// arguments of all calls in the order of their arrival.
type Tool struct {
	Is     equip.Spec
	Handle func(context.Context, json.RawMessage) (equip.Result, error)

	mu    sync.Mutex
	calls []string
}

var _ equip.Tool = (*Tool)(nil)

// Spec implements [equip.Tool].
func (t *Tool) Spec() equip.Spec { return t.Is }

// Call implements [equip.Tool].
func (t *Tool) Call(ctx context.Context, args json.RawMessage) (equip.Result, error) {
	t.mu.Lock()
	t.calls = append(t.calls, string(args))
	t.mu.Unlock()
	return t.Handle(ctx, args)
}

// Calls returns the arguments of the calls so far.
func (t *Tool) Calls() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return append([]string(nil), t.calls...)
}

var errServerDied = &trial.Fault{Class: trial.ClassTreatment, Err: errors.New("server broken: it has died")}

// NewEcho returns [EchoTool].
func NewEcho() *Tool {
	return &Tool{
		Is: equip.Spec{Name: EchoTool, Description: "Says the text again.", ReadOnly: true,
			Schema: json.RawMessage(`{"type":"object","properties":{"text":{"type":"string"}},"required":["text"]}`)},
		Handle: func(_ context.Context, args json.RawMessage) (equip.Result, error) {
			var in struct{ Text string }
			if err := json.Unmarshal(args, &in); err != nil || in.Text == "" {
				return equip.Result{Text: "echo: no text", Error: true}, nil
			}
			return equip.Result{Text: "echo " + in.Text}, nil
		},
	}
}

// NewBroken returns [BrokenTool].
func NewBroken() *Tool {
	return &Tool{
		Is: equip.Spec{Name: BrokenTool, Description: "Cannot answer.", Schema: json.RawMessage(`{"type":"object"}`)},
		Handle: func(context.Context, json.RawMessage) (equip.Result, error) {
			return equip.Result{}, errServerDied
		},
	}
}

// NewSubmit returns [SubmitTool].
func NewSubmit() *Tool {
	return &Tool{
		Is: equip.Spec{Name: SubmitTool, Description: "Hands in the value and ends the work.", Submits: true,
			Schema: json.RawMessage(`{"type":"object","properties":{"value":{"type":"string"}},"required":["value"]}`)},
		Handle: func(_ context.Context, args json.RawMessage) (equip.Result, error) {
			var in struct{ Value string }
			if err := json.Unmarshal(args, &in); err != nil || in.Value == "" {
				return equip.Result{Text: "submit: no value", Error: true, Invalid: "the value is empty"}, nil
			}
			return equip.Result{Text: "accepted"}, nil
		},
	}
}

// Kit equips a trial of a test: prompt, system text, tools and an empty folder
// that lives as long as the test.
func Kit(t testing.TB, tools ...equip.Tool) *equip.Kit {
	dir := t.TempDir()
	return &equip.Kit{
		System: "You are under test.",
		Prompt: "What is the answer?\nSay \"42\" – or <ask>.",
		Tools:  tools,
		Dir:    func(context.Context) (string, error) { return dir, nil },
	}
}
