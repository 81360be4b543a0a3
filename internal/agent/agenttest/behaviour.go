// Package agenttest is the conformance suite that every kind of agent passes.
//
// A [Behaviour] scripts the model or program under the agent: it answers, calls tools,
// crashes, hangs. Each kind's test makes an agent whose model or program acts out that
// script (a loopback model server, a program that the test binary plays) and hands it
// to [Run], which equips it, runs it and checks its result, its log and its leftovers.
package agenttest

import (
	"strings"

	"github.com/assay-eval/assay/internal/trial"
)

// Behaviour scripts the model or program under an agent in one trial. It is plain data,
// so that another process can read it as JSON.
type Behaviour struct {
	Name  string `json:"name"`
	Turns []Turn `json:"turns"`
}

// Turn is one reply of the model or program. After a turn with calls it waits for their
// results before the next; a turn without calls and without Then is the last: it stops
// there by itself.
type Turn struct {
	// Text is the text of the reply, in the last turn the answer. "{c1}" is replaced by
	// the text of the result of the call with id c1, see [Expand].
	Text string `json:"text,omitempty"`
	// Calls are made at once. Ids are the script's: wire formats without ids match by
	// order. Args is the JSON text as sent and may be malformed.
	Calls []trial.ToolCall `json:"calls,omitempty"`
	// Usage is reported with the turn; nil means that nothing is reported.
	Usage *trial.Usage `json:"usage,omitempty"`
	// Then is done in place of a reply; Text, Calls and Usage are empty.
	Then Then `json:"then,omitempty"`
}

// Then is the alternative to a reply in a turn.
type Then string

// The alternatives to a reply.
const (
	Crash   Then = "crash"   // the program dies with status 3; the endpoint cuts the connection, each time
	Hang    Then = "hang"    // nothing is said any more and nothing ends
	Garbage Then = "garbage" // no output is of the format, each time
)

// The names of the behaviours, for [Subject.Skip].
const (
	Answers           = "answers"
	UsesTool          = "uses tool"
	UnknownTool       = "unknown tool"
	MalformedArgs     = "malformed arguments"
	ParallelCalls     = "parallel calls"
	Submits           = "submits"
	InvalidSubmission = "invalid submission"
	NoSubmission      = "no submission"
	Crashes           = "crash"
	SpeaksGarbage     = "garbage"
	NoUsage           = "no usage"
	EmptyAnswer       = "empty answer"
	ToolFault         = "tool fault"
	DeadlinePasses    = "deadline"
	Stalls            = "stall"
	IsCanceled        = "canceled"
	CanceledBefore    = "canceled before"
	Concurrent        = "concurrent"
)

// Expand replaces each "{id}" of text by the result of the call with that id.
func Expand(text string, results map[string]string) string {
	for id, r := range results {
		text = strings.ReplaceAll(text, "{"+id+"}", r)
	}
	return text
}

// The tools that the suite gives to an agent. Only submission behaviours have
// SubmitTool.
const (
	EchoTool   = "echo"   // {"text": string}: answers "echo " + text; fails without text
	BrokenTool = "broken" // {}: its server has died, every call is a fault of the treatment
	SubmitTool = "submit" // {"value": string}: ends the trial; an empty value means nothing
)

func callTurn(id, name, args string) trial.ToolCall {
	return trial.ToolCall{ID: id, Name: name, Args: args}
}

func usageOf(input, output int64) *trial.Usage { return &trial.Usage{Input: input, Output: output} }

var (
	echoOnce   = Turn{Calls: []trial.ToolCall{callTurn("c1", EchoTool, `{"text":"ping"}`)}, Usage: usageOf(20, 5)}
	tellResult = Turn{Text: "the tool said: {c1}", Usage: usageOf(30, 6)}
)

// Behaviours returns what [Run] goes through, in order.
func Behaviours() []Behaviour {
	return []Behaviour{
		{Answers, []Turn{{Text: "the answer is 42", Usage: usageOf(11, 7)}}},
		{UsesTool, []Turn{echoOnce, tellResult}},
		{UnknownTool, []Turn{{Calls: []trial.ToolCall{callTurn("c1", "no_such_tool", `{}`)}, Usage: usageOf(20, 5)}, tellResult}},
		{MalformedArgs, []Turn{{Calls: []trial.ToolCall{callTurn("c1", EchoTool, `{"text": "pi`)}, Usage: usageOf(20, 5)}, tellResult}},
		{ParallelCalls, []Turn{
			{Calls: []trial.ToolCall{
				callTurn("c1", EchoTool, `{"text":"one"}`), callTurn("c2", EchoTool, `{"text":"two"}`), callTurn("c3", EchoTool, `{"text":"three"}`),
			}, Usage: usageOf(20, 5)},
			{Text: "{c3}; {c1}; {c2}", Usage: usageOf(30, 6)},
		}},
		{Submits, []Turn{
			echoOnce,
			{Calls: []trial.ToolCall{callTurn("c2", SubmitTool, `{"value":"x"}`)}, Usage: usageOf(30, 6)},
			{Text: "never said"},
		}},
		{InvalidSubmission, []Turn{
			{Calls: []trial.ToolCall{callTurn("c1", SubmitTool, `{"value":""}`)}, Usage: usageOf(20, 5)},
			{Text: "never said"},
		}},
		{NoSubmission, []Turn{{Text: "it must be x", Usage: usageOf(11, 7)}}},
		{Crashes, []Turn{echoOnce, {Then: Crash}}},
		{SpeaksGarbage, []Turn{{Then: Garbage}}},
		{NoUsage, []Turn{{Text: "the answer is 42"}}},
		{EmptyAnswer, []Turn{{Text: "", Usage: usageOf(11, 0)}}},
		{ToolFault, []Turn{{Calls: []trial.ToolCall{callTurn("c1", BrokenTool, `{}`)}, Usage: usageOf(20, 5)}, {Text: "never said"}}},
		{DeadlinePasses, []Turn{echoOnce, {Then: Hang}}},
		{Stalls, []Turn{echoOnce, {Then: Hang}}},
		{IsCanceled, []Turn{echoOnce, {Then: Hang}}},
		{CanceledBefore, []Turn{{Text: "never said"}}},
		{Concurrent, []Turn{echoOnce, tellResult}},
	}
}
