package llmtest

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/llm"
)

// anthropic is the Messages API.
type anthropic struct{}

func (anthropic) key(h http.Header) string { return h.Get("X-Api-Key") }

type anthropicBody struct {
	Model     string `json:"model"`
	MaxTokens *int   `json:"max_tokens"`
	Messages  []struct {
		Role    string          `json:"role"`
		Content json.RawMessage `json:"content"`
	} `json:"messages"`
	System json.RawMessage `json:"system"`
	Tools  []struct {
		Type         string          `json:"type"`
		Name         string          `json:"name"`
		Description  string          `json:"description"`
		InputSchema  json.RawMessage `json:"input_schema"`
		CacheControl *cacheControl   `json:"cache_control"`
		Strict       bool            `json:"strict"`
	} `json:"tools"`
	ToolChoice    json.RawMessage `json:"tool_choice"`
	Temperature   *float64        `json:"temperature"`
	TopP          *float64        `json:"top_p"`
	TopK          *int            `json:"top_k"`
	StopSequences []string        `json:"stop_sequences"`
	Metadata      json.RawMessage `json:"metadata"`
	ServiceTier   string          `json:"service_tier"`
	Stream        bool            `json:"stream"`
	CacheControl  *cacheControl   `json:"cache_control"`
	Thinking      *struct {
		Type         string `json:"type"`
		BudgetTokens int    `json:"budget_tokens"`
		Display      string `json:"display"`
	} `json:"thinking"`
	OutputConfig *struct {
		Effort string          `json:"effort"`
		Format json.RawMessage `json:"format"`
	} `json:"output_config"`
}

type cacheControl struct {
	Type string `json:"type"`
	TTL  string `json:"ttl"`
}

type anthropicBlock struct {
	Type         string          `json:"type"`
	Text         *string         `json:"text"`
	Citations    json.RawMessage `json:"citations"`
	ID           string          `json:"id"`
	Name         string          `json:"name"`
	Input        json.RawMessage `json:"input"`
	ToolUseID    string          `json:"tool_use_id"`
	Content      json.RawMessage `json:"content"`
	IsError      bool            `json:"is_error"`
	Thinking     *string         `json:"thinking"`
	Signature    string          `json:"signature"`
	Data         string          `json:"data"`
	Caller       json.RawMessage `json:"caller"`
	CacheControl *cacheControl   `json:"cache_control"`
}

func (anthropic) parse(r *Request) error {
	if r.Path != "/v1/messages" {
		return &problem{Fault{Status: http.StatusNotFound, Message: "Not found"}}
	}
	if r.Header.Get("Anthropic-Version") == "" {
		return badRequest("anthropic-version: header is required")
	}
	var b anthropicBody
	if err := decodeStrict(r.Body, &b, "body"); err != nil {
		return err
	}
	switch {
	case b.Model == "":
		return badRequest("model: Field required")
	case b.MaxTokens == nil:
		return badRequest("max_tokens: Field required")
	case *b.MaxTokens < 1:
		return badRequest("max_tokens: Input should be greater than or equal to 1")
	case len(b.Messages) == 0:
		return badRequest("messages: at least one message is required")
	}
	r.whole = !b.Stream
	r.Model, r.MaxTokens, r.Temperature = b.Model, *b.MaxTokens, b.Temperature
	r.TopP, r.StopSequences = b.TopP, b.StopSequences
	if b.Thinking != nil {
		r.ThinkingBudget = b.Thinking.BudgetTokens
	}
	if err := b.checkOptions(); err != nil {
		return err
	}
	if b.OutputConfig != nil {
		r.Effort = b.OutputConfig.Effort
	}
	var marks cacheMarks
	for i, t := range b.Tools {
		if err := marks.countMark(t.CacheControl); err != nil {
			return err
		}
		if err := checkTool(&r.Tools, llm.Tool{Name: t.Name, Description: t.Description, Schema: t.InputSchema}, fmt.Sprintf("tools.%d", i)); err != nil {
			return err
		}
	}
	if len(b.System) > 0 {
		blocks, err := marks.readBlocks(b.System, "system")
		if err != nil {
			return err
		}
		for _, bl := range blocks {
			if bl.Type != "text" {
				return badRequest("system: only text blocks")
			}
			r.System += *bl.Text
		}
	}
	return b.readMessages(r, &marks)
}

// checkOptions checks temperature, thinking and effort.
func (b *anthropicBody) checkOptions() error {
	if err := checkTemperature(b.Temperature, 1); err != nil {
		return err
	}
	if t := b.Thinking; t != nil {
		if !slices.Contains([]string{"enabled", "disabled", "adaptive"}, t.Type) || (t.Type == "enabled") != (t.BudgetTokens > 0) {
			return badRequest("thinking: unexpected value")
		}
		if t.Type == "enabled" && (t.BudgetTokens < 1024 || t.BudgetTokens >= *b.MaxTokens) {
			return badRequest("`max_tokens` must be greater than `thinking.budget_tokens`, which must be at least 1024")
		}
		if t.Type != "disabled" && b.Temperature != nil && *b.Temperature != 1 {
			return badRequest("`temperature` may only be set to 1 when thinking is enabled")
		}
	}
	if o := b.OutputConfig; o != nil && !slices.Contains([]string{"", "low", "medium", "high", "xhigh", "max"}, o.Effort) {
		return badRequest("output_config.effort: unexpected value")
	}
	return nil
}

// readMessages adds the conversation to r.
func (b *anthropicBody) readMessages(r *Request, marks *cacheMarks) error {
	var open []string // tool calls that wait for results
	for i, m := range b.Messages {
		at := fmt.Sprintf("messages.%d", i)
		switch {
		case m.Role != "user" && m.Role != "assistant":
			return badRequest("%s.role: Input should be 'user' or 'assistant'", at)
		case i == 0 && m.Role != "user":
			return badRequest("messages: first message must use the \"user\" role")
		case i > 0 && b.Messages[i-1].Role == m.Role:
			return badRequest("messages: roles must alternate between \"user\" and \"assistant\"")
		}
		blocks, err := marks.readBlocks(m.Content, at+".content")
		if err != nil {
			return err
		}
		if len(blocks) == 0 {
			return badRequest("%s: all messages must have non-empty content", at)
		}
		if m.Role == "assistant" {
			open, err = anthropicSaid(r, blocks, at)
		} else {
			err = anthropicHeard(r, blocks, open, at)
			open = nil
		}
		if err != nil {
			return err
		}
	}
	if len(open) > 0 {
		return badRequest("messages.%d: `tool_use` ids were found without `tool_result` blocks immediately after: %s", len(b.Messages)-1, strings.Join(open, ", "))
	}
	return nil
}

// cacheMarks counts the cache_control marks of a request.
type cacheMarks int

func (m *cacheMarks) countMark(c *cacheControl) error {
	if c == nil {
		return nil
	}
	if *m++; *m > 4 {
		return badRequest("A maximum of 4 blocks with cache_control may be provided. Found %d.", *m)
	}
	if c.Type != "ephemeral" || !slices.Contains([]string{"", "5m", "1h"}, c.TTL) {
		return badRequest("cache_control: Input should be 'ephemeral'")
	}
	return nil
}

// readBlocks decodes the content of a message.
func (m *cacheMarks) readBlocks(raw json.RawMessage, at string) ([]anthropicBlock, error) {
	var s string
	if json.Unmarshal(raw, &s) == nil {
		if s == "" {
			return nil, nil
		}
		return []anthropicBlock{{Type: "text", Text: &s}}, nil
	}
	var blocks []anthropicBlock
	if err := decodeStrict(raw, &blocks, at); err != nil {
		return nil, err
	}
	for i, b := range blocks {
		if b.Type == "text" && (b.Text == nil || strings.TrimSpace(*b.Text) == "") {
			return nil, badRequest("%s.%d: text content blocks must be non-empty", at, i)
		}
		if err := m.countMark(b.CacheControl); err != nil {
			return nil, err
		}
		if b.CacheControl != nil && b.Type == "thinking" {
			return nil, badRequest("%s.%d: cache_control is not allowed on thinking", at, i)
		}
	}
	return blocks, nil
}

// anthropicSaid takes a message of the model and returns its open calls.
func anthropicSaid(r *Request, blocks []anthropicBlock, at string) (open []string, err error) {
	m := llm.Message{Role: llm.Assistant}
	for i, b := range blocks {
		switch b.Type {
		case "text":
			m.Text += *b.Text
		case "thinking":
			if b.Thinking == nil || b.Signature != reasoningSignature(*b.Thinking) {
				return nil, badRequest("%s.content.%d: Invalid `signature` in `thinking` block", at, i)
			}
		case "tool_use":
			if b.ID == "" || b.Name == "" || !isObject(b.Input) {
				return nil, badRequest("%s.content.%d.tool_use.input: Input should be a valid dictionary", at, i)
			}
			open = append(open, b.ID)
			m.Calls = append(m.Calls, llm.Call{ID: b.ID, Name: b.Name, Args: string(b.Input)})
		default:
			return nil, badRequest("%s.content.%d: unexpected type %q", at, i, b.Type)
		}
	}
	r.Messages = append(r.Messages, m)
	return open, nil
}

// anthropicHeard takes a message of the user, which must begin with the results
// of the open calls.
func anthropicHeard(r *Request, blocks []anthropicBlock, open []string, at string) error {
	var results []llm.CallResult
	text := ""
	for i, b := range blocks {
		switch b.Type {
		case "text":
			text += *b.Text
		case "tool_result":
			n := slices.Index(open, b.ToolUseID)
			if n < 0 {
				return badRequest("%s.content.%d: unexpected `tool_use_id` found in `tool_result` blocks: %s. Each `tool_result` block must have a corresponding `tool_use` block in the previous message.", at, i, b.ToolUseID)
			}
			if text != "" {
				return badRequest("%s: tool_result blocks must come first", at)
			}
			open = slices.Delete(slices.Clone(open), n, n+1)
			res := llm.CallResult{ID: b.ToolUseID, Error: b.IsError}
			if len(b.Content) > 0 {
				var err error
				if res.Text, res.Media, err = contentOf(b.Content, at, "text", "image"); err != nil {
					return err
				}
				if b.IsError && len(res.Media) > 0 {
					return badRequest("%s.content.%d.tool_result: all content must be type \"text\" if \"is_error\" is true", at, i)
				}
			}
			results = append(results, res)
		default:
			return badRequest("%s.content.%d: unexpected type %q", at, i, b.Type)
		}
	}
	if len(open) > 0 {
		return badRequest("%s: `tool_use` ids were found without `tool_result` blocks immediately after: %s", at, strings.Join(open, ", "))
	}
	if results != nil {
		r.Messages = append(r.Messages, llm.Message{Role: llm.ToolReply, Results: results})
	}
	if text != "" {
		r.Messages = append(r.Messages, llm.Message{Role: llm.User, Text: text})
	}
	return nil
}

func (anthropic) events(a answer) []event {
	var out []event
	emit := func(name string, v obj) {
		v["type"] = name
		out = append(out, event{name, encodeJSON(v)})
	}
	u := a.Usage
	usage := obj{
		"input_tokens": u.Input, "cache_read_input_tokens": u.CacheRead,
		"cache_creation_input_tokens": u.CacheWrite5m + u.CacheWrite1h,
		"cache_creation":              obj{"ephemeral_5m_input_tokens": u.CacheWrite5m, "ephemeral_1h_input_tokens": u.CacheWrite1h},
		"output_tokens":               1, "service_tier": "standard",
	}
	emit("message_start", obj{"message": obj{
		"id": fmt.Sprintf("msg_%06d", a.n), "type": "message", "role": "assistant", "model": a.model,
		"content": []any{}, "stop_reason": nil, "stop_sequence": nil, "usage": usage,
	}})
	index := 0
	block := func(start obj, deltas ...obj) {
		emit("content_block_start", obj{"index": index, "content_block": start})
		if index == 0 {
			emit("ping", obj{})
		}
		for _, d := range deltas {
			emit("content_block_delta", obj{"index": index, "delta": d})
		}
		emit("content_block_stop", obj{"index": index})
		index++
	}
	if a.Reasoning != "" {
		var deltas []obj
		for _, p := range a.pieces(a.Reasoning) {
			deltas = append(deltas, obj{"type": "thinking_delta", "thinking": p})
		}
		deltas = append(deltas, obj{"type": "signature_delta", "signature": reasoningSignature(a.Reasoning)})
		block(obj{"type": "thinking", "thinking": "", "signature": ""}, deltas...)
	}
	if a.Text != "" {
		var deltas []obj
		for _, p := range a.pieces(a.Text) {
			deltas = append(deltas, obj{"type": "text_delta", "text": p})
		}
		block(obj{"type": "text", "text": ""}, deltas...)
	}
	for i, c := range a.Calls {
		deltas := []obj{{"type": "input_json_delta", "partial_json": ""}}
		for _, p := range a.pieces(c.Args) {
			deltas = append(deltas, obj{"type": "input_json_delta", "partial_json": p})
		}
		block(obj{"type": "tool_use", "id": fmt.Sprintf("toolu_%06d_%d", a.n, i), "name": c.Name, "input": obj{}}, deltas...)
	}
	reason := map[llm.Stop]string{llm.StopEnd: "end_turn", llm.StopTools: "tool_use", llm.StopLength: "max_tokens", llm.StopRefusal: "refusal", llm.StopPause: "pause_turn", llm.StopOther: "other"}[a.Stop]
	emit("message_delta", obj{
		"delta": obj{"stop_reason": cmp.Or(a.Detail, reason), "stop_sequence": nil},
		"usage": obj{
			"input_tokens": u.Input, "cache_read_input_tokens": u.CacheRead, "cache_creation_input_tokens": u.CacheWrite5m + u.CacheWrite1h,
			"output_tokens": u.Output, "output_tokens_details": obj{"thinking_tokens": u.Reasoning},
		},
	})
	emit("message_stop", obj{})
	return out
}

func (anthropic) refusal(f Fault) ([]byte, event) {
	kind := map[int]string{
		400: "invalid_request_error", 401: "authentication_error", 402: "billing_error", 403: "permission_error", 404: "not_found_error",
		408: "timeout_error", 409: "conflict_error", 413: "request_too_large", 429: "rate_limit_error", 504: "timeout_error", 529: "overloaded_error",
	}[f.Status]
	data := encodeJSON(obj{
		"type": "error", "request_id": "req_000001",
		"error": obj{"type": cmp.Or(f.Type, kind, "api_error"), "message": cmp.Or(f.Message, http.StatusText(f.Status), "Overloaded")},
	})
	return []byte(data), event{"error", data}
}

func (anthropic) keepAlive() event {
	return event{"ping", `{"type":"ping"}`}
}
