package llm_test

import (
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

// TestOddStreams reads streams that the loopback servers do not send.
func TestOddStreams(t *testing.T) {
	assistant := func(text string, calls ...llm.Call) llm.Message {
		return llm.Message{Role: llm.Assistant, Text: text, Calls: calls}
	}
	for _, c := range []struct {
		name, provider, body string
		want                 *llm.Response
		fault                string // "retry " or "throttle " before the text
		partial              int64  // input tokens told of a broken answer
	}{
		{name: "answer only in the items", provider: llm.OpenAI, body: `data: {"type":"response.output_item.done","output_index":1,"item":{"type":"function_call","call_id":"c1","name":"f","arguments":"{}"}}

data: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","content":[{"type":"output_text","text":"hi"}]}}

data: {"type":"response.completed","response":{"id":"r1","model":"m1","status":"completed","output":[]}}

`, want: &llm.Response{Message: assistant("hi", llm.Call{ID: "c1", Name: "f", Args: "{}"}), Stop: llm.StopTools, Detail: "completed", Model: "m1", ID: "r1", Usage: trial.Usage{Model: "m1"}}},
		{name: "reasoning that is not stored is not sent back", provider: llm.OpenAI, body: `data: {"type":"response.completed","response":{"id":"r1","model":"m1","status":"completed","output":[{"type":"reasoning","id":"rs1","summary":[{"text":"a"},{"text":"b"}]},{"type":"web_search_call","id":"w"},{"type":"message","content":[{"type":"output_text","text":"hi"}]}]}}

`, want: &llm.Response{Message: assistant("hi"), Reasoning: "a\nb", Stop: llm.StopEnd, Detail: "completed", Model: "m1", ID: "r1", Usage: trial.Usage{Model: "m1"}}},
		{name: "failed", provider: llm.OpenAI, body: `data: {"type":"response.failed","response":{"id":"r1","status":"failed","error":{"code":"server_error","message":"it broke"},"usage":{"input_tokens":70,"input_tokens_details":{"cached_tokens":20},"output_tokens":1}}}

`, fault: "retry openai: 500 server_error: it broke", partial: 50},
		{name: "failed by the rate", provider: llm.OpenAI, body: `data: {"type":"response.failed","response":{"error":{"code":"rate_limit_exceeded","message":"slow"}}}

`, fault: "throttle openai: 429 rate_limit_exceeded: slow"},
		{name: "failed by the prompt", provider: llm.OpenAI, body: `data: {"type":"response.failed","response":{"error":{"code":"invalid_prompt","message":"no"}}}

`, fault: "openai: 400 invalid_prompt: no"},
		{name: "failed by the context", provider: llm.OpenAI, body: `data: {"type":"response.failed","response":{"error":{"code":"context_length_exceeded","message":"too much"}}}

`, want: &llm.Response{Message: assistant(""), Stop: llm.StopLength, Detail: "context: too much"}},
		{name: "error in an object", provider: llm.OpenAI, body: `event: error
data: {"type":"error","error":{"type":"server_error","code":"server_is_overloaded","message":"busy"}}

`, fault: "throttle openai: 529 server_is_overloaded: busy"},
		{name: "no credit in the stream", provider: llm.OpenAI, body: `data: {"type":"error","code":"insufficient_quota","message":"pay"}

`, fault: "openai: 429 insufficient_quota: pay: the account behind OPENAI_API_KEY has used up its credit or quota"},
		{name: "cancelled", provider: llm.OpenAI, body: `data: {"type":"response.cancelled","response":{"status":"cancelled"}}

`, want: &llm.Response{Message: assistant(""), Stop: llm.StopOther, Detail: "cancelled"}},

		{name: "parts, objects, numbers for text", provider: llm.Compatible, body: `data: {"id":"1","model":"m1","choices":[{"delta":{"content":[{"type":"thinking","thinking":[]},{"type":"text","text":"h"},{"type":"text","text":"i"}],"reasoning":"hm"}}]}

data: {"choices":[{"delta":{"content":null,"tool_calls":[{"id":"c1","function":{"name":"f","arguments":{"a": 1}}}]}}]}

data: {"choices":[{"delta":{},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"prompt_cache_hit_tokens":4,"completion_tokens":2}}

data: [DONE]

`, want: &llm.Response{Message: assistant("hi", llm.Call{ID: "c1", Name: "f", Args: `{"a": 1}`}), Reasoning: "hm", Stop: llm.StopTools, Detail: "stop", Model: "m1", ID: "1", Usage: trial.Usage{Model: "m1", Input: 5, CacheRead: 4, Output: 2}}},
		{name: "new id for every piece, no name after the first", provider: llm.Compatible, body: `data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":""}}]}}]}

data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"b","function":{"name":"","arguments":"{\"x\":"}}]}}]}

data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"","arguments":"1}"}}]},"finish_reason":"stop"}]}

`, want: &llm.Response{Message: assistant("", llm.Call{ID: "a", Name: "f", Args: `{"x":1}`}), Stop: llm.StopTools, Detail: "stop", Usage: trial.Usage{Partial: true}}},
		{name: "name and id in every piece", provider: llm.Compatible, body: `data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":"{\"x\":"}}]}}]}

data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":"1}"}}]},"finish_reason":"tool_calls"}]}

`, want: &llm.Response{Message: assistant("", llm.Call{ID: "a", Name: "f", Args: `{"x":1}`}), Stop: llm.StopTools, Detail: "tool_calls", Usage: trial.Usage{Partial: true}}},
		{name: "interleaved calls", provider: llm.Compatible, body: `data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"f"}},{"index":1,"id":"b","function":{"name":"g"}}]}}]}

data: {"choices":[{"delta":{"tool_calls":[{"index":1,"function":{"arguments":"{\"y\":"}},{"index":0,"function":{"arguments":"{}"}}]}}]}

data: {"choices":[{"delta":{"tool_calls":[{"index":1,"function":{"arguments":"2}"}}]},"finish_reason":"length"}]}

data: [DONE]`, want: &llm.Response{Message: assistant("", llm.Call{ID: "a", Name: "f", Args: `{}`}, llm.Call{ID: "b", Name: "g", Args: `{"y":2}`}), Stop: llm.StopLength, Detail: "length", Usage: trial.Usage{Partial: true}}},
		{name: "error as text", provider: llm.Compatible, body: "data: {\"choices\":[{\"delta\":{\"content\":\"x\"}}]}\n\ndata: {\"error\":\"out of memory\"}\n\n", fault: "retry compatible: 500: out of memory"},
		{name: "error event", provider: llm.Compatible, body: "event: error\ndata: {\"message\":\"slot unavailable\",\"code\":503}\n\n", fault: "retry compatible: 500: slot unavailable"},
		{name: "ends without a reason", provider: llm.Compatible, body: "data: {\"choices\":[{\"delta\":{\"content\":\"x\"}}]}\n\n", fault: "retry compatible: the answer broke off after event 1: the stream ended before its end event"},

		{name: "block out of order", provider: llm.Anthropic, body: `data: {"type":"content_block_start","index":1,"content_block":{"type":"text"}}

`, fault: "retry anthropic: event 1 makes no sense: content block 1 starts where 0 was due"},
		{name: "delta without block", provider: llm.Anthropic, body: `data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"x"}}

`, fault: "retry anthropic: event 1 makes no sense: a delta for content block 0, which has not started"},
		{name: "arguments at the start, unknown events and deltas", provider: llm.Anthropic, body: `data: {"type":"message_start","message":{"id":"1","model":"m1","usage":{"input_tokens":3,"cache_creation_input_tokens":8,"output_tokens":1}}}

event: tomorrow
data: {"type":"tomorrow","what":[1]}

data: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t1","name":"f","input":{"a":1}}}

data: {"type":"content_block_delta","index":0,"delta":{"type":"tomorrow_delta","x":1}}

data: {"type":"content_block_start","index":1,"content_block":{"type":"text","text":"pre"}}

data: {"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":"fix"}}

data: {"type":"message_delta","delta":{"stop_reason":"refusal","stop_details":{"type":"refusal","category":"cyber"}},"usage":{"output_tokens":5}}

data: {"type":"message_stop"}

`, want: &llm.Response{Message: assistant("prefix", llm.Call{ID: "t1", Name: "f", Args: `{"a":1}`}), Stop: llm.StopRefusal, Detail: "refusal: cyber", Model: "m1", ID: "1", Usage: trial.Usage{Model: "m1", Input: 3, CacheWrite5m: 8, Output: 5}}},

		{name: "counts of each event", provider: llm.Gemini, body: `data: {"candidates":[{"content":{"parts":[{"text":"a"}]}}],"usageMetadata":{"promptTokenCount":10,"candidatesTokenCount":1,"cachedContentTokenCount":4},"modelVersion":"m1"}

data: {"candidates":[{"content":{"parts":[{"functionCall":{"name":"f"}},{"text":"b"}]},"finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":10,"toolUsePromptTokenCount":2,"candidatesTokenCount":7,"thoughtsTokenCount":3}}

`, want: &llm.Response{Message: assistant("ab", llm.Call{ID: "call-1", Name: "f", Args: "{}"}), Stop: llm.StopTools, Detail: "STOP", Model: "m1", Usage: trial.Usage{Model: "m1", Input: 8, CacheRead: 4, Output: 10, Reasoning: 3}}},
	} {
		t.Run(c.provider+"/"+c.name, func(t *testing.T) {
			p, err := llm.Open(c.provider, llm.Options{BaseURL: "http://model.invalid", Key: "key-0123456789", HTTPClient: &http.Client{Transport: roundTrip(func(r *http.Request) (*http.Response, error) {
				return &http.Response{StatusCode: 200, Status: "200 OK", Header: http.Header{"Content-Type": {"text/event-stream"}}, Body: io.NopCloser(strings.NewReader(c.body)), Request: r}, nil
			})}})
			if err != nil {
				t.Fatal(err)
			}
			var partial int64
			got, err := p.Complete(t.Context(), &llm.Request{Model: "m"}, llm.Observer{Partial: func(u trial.Usage) { partial = u.Input }})
			if d := cmp.Diff(c.want, got, cmpopts.IgnoreFields(llm.Message{}, "Native")); d != "" {
				t.Errorf("%v: %s", err, d)
			}
			text := ""
			if f, ok := errors.AsType[*trial.Fault](err); ok {
				text = f.Err.Error()
				if f.Throttle && f.Retry {
					text = "throttle " + text
				} else if f.Retry {
					text = "retry " + text
				}
			}
			if text != c.fault || partial != c.partial {
				t.Errorf("fault %q, want %q; %d tokens, want %d", text, c.fault, partial, c.partial)
			}
			if got != nil && strings.Contains(string(got.Native), "rs1") {
				t.Errorf("native %s", got.Native)
			}
		})
	}
}
