// Package llm speaks to language models: four small wire clients (Anthropic
// Messages, OpenAI Responses, OpenAI-compatible Chat Completions, Gemini), one
// retry policy, one reader of server-sent events, and the scripted provider
// that plays authored answers.
//
// The clients are our own because an evaluation needs things that the vendors'
// SDKs hide: the raw bytes both ways, every class of token, and one policy for
// faults. They keep no state between requests and hold no conversation; the
// tool loop lives in agent/model.
package llm

import (
	"context"
	"encoding/json"

	"github.com/assay-eval/assay/internal/trial"
)

// Provider sends one request to a model and waits for the whole answer. It is
// safe for concurrent use.
//
// Its error is a *trial.Fault of class environment: Retry says whether the same
// request may succeed later, After what Retry-After asked for, Throttle whether
// it was 429, 529 or another word for overloaded. When ctx ends it returns
// context.Cause(ctx) as it is. Provider never repeats a request by itself;
// [Policy] does that for callers.
type Provider interface {
	Complete(context.Context, *Request, Observer) (*Response, error)
}

// Observer follows an answer while it arrives. Any field may be nil.
type Observer struct {
	// Alive is called for every chunk received.
	Alive func()
	// Raw is called before Complete returns, also on error: once with the request body
	// as sent, in which digests replace images and sounds, and once with the response
	// body as received, complete or truncated, if there was a response. Callers must
	// apply [SafeRaw] before storing the body.
	Raw func(kind, media string, b []byte) // kind: "request" or "response"
	// Partial is called with what was used if an answer broke off.
	Partial func(trial.Usage)
	// Hold is called when a large answer waits for another trial, and the
	// function that it returns when it goes on. This time is nobody's silence.
	Hold func() (resume func())
}

func (o Observer) hold() (resume func()) {
	if o.Hold == nil {
		return func() {}
	}
	return o.Hold()
}

// Request is one request in the terms that the four APIs share.
type Request struct {
	Model       string
	System      string
	Messages    []Message
	Tools       []Tool
	MaxTokens   int      // most output tokens; 0 leaves the provider's default
	Temperature *float64 // nil leaves it out
	Seed        *int64   // sent where the API has one
	Effort      string   // reasoning effort: "", "low", "medium", "high"
	TopP        *float64 `json:",omitempty"` // nil leaves it out
	// StopSequences and ThinkingBudget must be empty for wires that lack them: see [Lacks].
	StopSequences  []string `json:",omitempty"`
	ThinkingBudget int      `json:",omitempty"` // most tokens of thinking; 0 leaves it out
	Meta           Meta     // never sent
}

// Meta addresses a request for the scripted provider.
type Meta struct {
	Task, Arm   string
	Index, Turn int // Turn from 1
}

// Tool is a function the model may call.
type Tool struct {
	Name        string
	Description string
	Schema      json.RawMessage // JSON Schema of an object
}

// Role says who speaks.
type Role string

// The roles. Results of tool calls are a message of their own.
const (
	User      Role = "user"
	Assistant Role = "assistant"
	ToolReply Role = "tool"
)

// Message is one turn of a conversation.
type Message struct {
	Role    Role
	Text    string
	Calls   []Call       // of the assistant
	Results []CallResult // of role tool: one for every call before it, in order
	// Native is the assistant's content in the provider's own form, to be sent
	// back unchanged: it holds data without a place in the common form
	// (signatures of thinking, encrypted reasoning).
	Native json.RawMessage
}

// Call is a tool call by the model. Args is the JSON text as sent; it may be
// malformed. ID is made up ("call-1") where the API gives none.
type Call struct {
	ID, Name, Args string
}

// CallResult is the answer to a call.
type CallResult struct {
	ID, Name, Text string
	Error          bool
	Media          []Media `json:",omitempty"` // sorted by At
}

// Stop says why an answer ended.
type Stop string

// Why an answer ends.
const (
	StopEnd     Stop = "end"     // the model was done
	StopTools   Stop = "tools"   // it waits for tool results
	StopLength  Stop = "length"  // cut at the token limit (output or context)
	StopRefusal Stop = "refusal" // refused, or blocked by a safety filter
	StopPause   Stop = "pause"   // the provider asks to be called again with its answer so far
	StopOther   Stop = "other"   // something else; Detail has the provider's word
)

// Response is a whole answer.
type Response struct {
	Message
	Reasoning string // thinking, where it is shown
	Stop      Stop
	Detail    string      // the provider's own stop reason
	Model     string      // id served
	ID        string      // request or response id
	Usage     trial.Usage // of this request; Request is left 0
}
