package llmtest

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"github.com/assay-eval/assay/internal/llm"
)

// chat is the Chat Completions API.
type chat struct{}

func (chat) key(h http.Header) string { return responses{}.key(h) }

type chatBody struct {
	Model    string        `json:"model"`
	Messages []chatMessage `json:"messages"`
	Tools    []struct {
		Type     string `json:"type"`
		Function struct {
			Name        string          `json:"name"`
			Description string          `json:"description"`
			Parameters  json.RawMessage `json:"parameters"`
			Strict      bool            `json:"strict"`
		} `json:"function"`
	} `json:"tools"`
	ToolChoice          json.RawMessage `json:"tool_choice"`
	ParallelToolCalls   *bool           `json:"parallel_tool_calls"`
	MaxTokens           int             `json:"max_tokens"`
	MaxCompletionTokens int             `json:"max_completion_tokens"`
	Temperature         *float64        `json:"temperature"`
	TopP                *float64        `json:"top_p"`
	Seed                *int64          `json:"seed"`
	Stop                json.RawMessage `json:"stop"`
	ReasoningEffort     string          `json:"reasoning_effort"`
	Stream              bool            `json:"stream"`
	StreamOptions       *struct {
		IncludeUsage       bool  `json:"include_usage"`
		IncludeObfuscation *bool `json:"include_obfuscation"`
	} `json:"stream_options"`
}

type chatMessage struct {
	Role       string          `json:"role"`
	Content    json.RawMessage `json:"content"`
	Refusal    json.RawMessage `json:"refusal"`
	Name       string          `json:"name"`
	ToolCallID string          `json:"tool_call_id"`
	Reasoning  string          `json:"reasoning_content"`
	ToolCalls  []struct {
		ID       string `json:"id"`
		Type     string `json:"type"`
		Function *struct {
			Name      string  `json:"name"`
			Arguments *string `json:"arguments"`
		} `json:"function"`
		Index *int            `json:"index"`
		Extra json.RawMessage `json:"extra_content"`
	} `json:"tool_calls"`
}

func (chat) parse(r *Request) error {
	if r.Path != "/v1/chat/completions" {
		return &problem{Fault{Status: http.StatusNotFound, Message: "Invalid URL (POST " + r.Path + ")"}}
	}
	var b chatBody
	if err := decodeStrict(r.Body, &b, "body"); err != nil {
		return err
	}
	switch {
	case b.Model == "":
		return badRequest("you must provide a model parameter")
	case len(b.Messages) == 0:
		return badRequest("Invalid 'messages': empty array. Expected an array with minimum length 1, but got an empty array instead.")
	case !b.Stream && b.StreamOptions != nil:
		return badRequest("stream_options: only with stream")
	case b.MaxTokens < 0 || b.MaxCompletionTokens < 0:
		return badRequest("max_tokens must be at least 1")
	}
	if err := checkTemperature(b.Temperature, 2); err != nil {
		return err
	}
	r.whole = !b.Stream
	r.Model, r.Temperature, r.Seed, r.Effort = b.Model, b.Temperature, b.Seed, b.ReasoningEffort
	r.TopP = b.TopP
	_ = json.Unmarshal(b.Stop, &r.StopSequences)
	r.MaxTokens = max(b.MaxTokens, b.MaxCompletionTokens)
	for i, t := range b.Tools {
		at := fmt.Sprintf("tools[%d]", i)
		if t.Type != "function" {
			return badRequest("Invalid value: '%s.type'", at)
		}
		if err := checkTool(&r.Tools, llm.Tool{Name: t.Function.Name, Description: t.Function.Description, Schema: t.Function.Parameters}, at); err != nil {
			return err
		}
	}
	c := conversation{Request: r, open: map[string]bool{}}
	for i, m := range b.Messages {
		if err := c.addMessage(m, fmt.Sprintf("messages[%d]", i)); err != nil {
			return err
		}
	}
	if len(c.open) > 0 {
		return badRequest("An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'.")
	}
	return nil
}

// conversation adds the messages of a request in turn.
type conversation struct {
	*Request
	open  map[string]bool // ids of calls without a result
	order []string        // ids of the last message's calls
}

func (c *conversation) addMessage(m chatMessage, at string) error {
	if m.Role != "tool" && len(c.open) > 0 {
		return badRequest("An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: %s", strings.Join(c.order, ", "))
	}
	text := ""
	var err error
	if string(m.Content) != "null" && len(m.Content) > 0 {
		kinds := []string{"text", "refusal"}
		if m.Role == "user" {
			kinds = append(kinds, "image_url", "input_audio")
		}
		if text, _, err = contentOf(m.Content, at+".content", kinds...); err != nil {
			return err
		}
	} else if m.Role != "assistant" || len(m.ToolCalls) == 0 {
		return badRequest("Invalid value for 'content': expected a string, got null. (%s)", at)
	}
	switch m.Role {
	case "system", "developer":
		c.System += text
	case "user":
		c.Messages = append(c.Messages, llm.Message{Role: llm.User, Text: text})
	case "assistant":
		return c.addAssistant(m, text, at)
	case "tool":
		if !c.open[m.ToolCallID] {
			return badRequest("Invalid parameter: messages with role 'tool' must be a response to a preceding message with 'tool_calls'.")
		}
		delete(c.open, m.ToolCallID)
		if c.Messages[len(c.Messages)-1].Role != llm.ToolReply {
			c.Messages = append(c.Messages, llm.Message{Role: llm.ToolReply})
		}
		last := &c.Messages[len(c.Messages)-1]
		last.Results = append(last.Results, llm.CallResult{ID: m.ToolCallID, Text: text})
	default:
		return badRequest("Invalid value: '%s'. Supported values are: 'system', 'assistant', 'user', 'function', 'tool', and 'developer'.", m.Role)
	}
	return nil
}

func (c *conversation) addAssistant(m chatMessage, text, at string) error {
	msg := llm.Message{Role: llm.Assistant, Text: text}
	c.order = nil
	for i, call := range m.ToolCalls {
		if call.ID == "" || call.Type != "function" || call.Function == nil || call.Function.Name == "" || call.Function.Arguments == nil {
			return badRequest("Missing required parameter: '%s.tool_calls[%d].id'.", at, i)
		}
		if c.open[call.ID] {
			return badRequest("Duplicate tool call id %s", call.ID)
		}
		if !isObject(json.RawMessage(*call.Function.Arguments)) {
			return &problem{Fault{Status: 500, Message: "Failed to parse tool call arguments as JSON"}}
		}
		c.open[call.ID] = true
		c.order = append(c.order, call.ID)
		msg.Calls = append(msg.Calls, llm.Call{ID: call.ID, Name: call.Function.Name, Args: *call.Function.Arguments})
	}
	c.Messages = append(c.Messages, msg)
	return nil
}

func (chat) events(a answer) []event {
	var out []event
	q := a.conf.Quirks
	chunk := func(choices []any, more obj) {
		v := obj{"id": fmt.Sprintf("chatcmpl-%06d", a.n), "object": "chat.completion.chunk", "created": 1790000000, "model": a.model, "choices": choices}
		for k, x := range more {
			v[k] = x
		}
		out = append(out, event{"", encodeJSON(v)})
	}
	delta := func(d obj) { chunk([]any{obj{"index": 0, "delta": d, "finish_reason": nil}}, nil) }
	delta(obj{"role": "assistant", "content": ""})
	for _, p := range a.pieces(a.Reasoning) {
		delta(obj{"reasoning_content": p})
	}
	field := "content"
	if a.Stop == llm.StopRefusal && a.Detail == "" {
		field = "refusal"
	}
	for _, p := range a.pieces(a.Text) {
		delta(obj{field: p})
	}
	for i, c := range a.Calls {
		call := func(more obj) {
			if !q.NoIndex {
				more["index"] = i
			}
			if q.ZeroIndex {
				more["index"] = 0
			}
			delta(obj{"tool_calls": []any{more}})
		}
		first := obj{"type": "function", "function": obj{"name": c.Name, "arguments": ""}}
		if !q.NoIDs {
			first["id"] = fmt.Sprintf("call_%06d_%d", a.n, i)
		}
		if q.WholeCalls {
			first["function"] = obj{"name": c.Name, "arguments": c.Args}
			call(first)
			continue
		}
		call(first)
		for _, p := range a.pieces(c.Args) {
			call(obj{"function": obj{"arguments": p}})
		}
	}
	reason := map[llm.Stop]string{llm.StopEnd: "stop", llm.StopTools: "tool_calls", llm.StopLength: "length", llm.StopRefusal: "content_filter", llm.StopOther: "other", llm.StopPause: "pause"}[a.Stop]
	if field == "refusal" || q.StopCalls && a.Stop == llm.StopTools {
		reason = "stop"
	}
	u := a.Usage
	last := obj{}
	if q.Timings {
		last["timings"] = obj{"prompt_n": u.Input, "cache_n": u.CacheRead, "predicted_n": u.Output}
	}
	chunk([]any{obj{"index": 0, "delta": obj{}, "finish_reason": cmp.Or(a.Detail, reason)}}, last)
	if !q.NoUsage && !q.Timings {
		in := u.Input + u.CacheRead + u.CacheWrite5m + u.CacheWrite1h
		chunk([]any{}, obj{"usage": obj{
			"prompt_tokens": in, "completion_tokens": u.Output, "total_tokens": in + u.Output,
			"prompt_tokens_details":     obj{"cached_tokens": u.CacheRead, "cache_write_tokens": u.CacheWrite5m + u.CacheWrite1h},
			"completion_tokens_details": obj{"reasoning_tokens": u.Reasoning},
		}})
	}
	if !q.NoDone {
		out = append(out, event{"", "[DONE]"})
	}
	return out
}

func (chat) refusal(f Fault) ([]byte, event) {
	body, _ := responses{}.refusal(f)
	return body, event{"", string(body)}
}

func (chat) keepAlive() event {
	return event{"", `{"id":"chatcmpl-1","object":"chat.completion.chunk","model":"m","choices":[{"index":0,"delta":{"content":""},"finish_reason":null}]}`}
}
