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

// responses is the OpenAI Responses API.
type responses struct{}

func (responses) key(h http.Header) string {
	return strings.TrimPrefix(h.Get("Authorization"), "Bearer ")
}

type responsesBody struct {
	Model        string          `json:"model"`
	Input        json.RawMessage `json:"input"`
	Instructions string          `json:"instructions"`
	Tools        []struct {
		Type        string          `json:"type"`
		Name        string          `json:"name"`
		Description string          `json:"description"`
		Parameters  json.RawMessage `json:"parameters"`
		Strict      *bool           `json:"strict"`
	} `json:"tools"`
	ToolChoice        json.RawMessage `json:"tool_choice"`
	ParallelToolCalls *bool           `json:"parallel_tool_calls"`
	MaxOutputTokens   *int            `json:"max_output_tokens"`
	Temperature       *float64        `json:"temperature"`
	TopP              *float64        `json:"top_p"`
	Reasoning         *struct {
		Effort  string `json:"effort"`
		Summary string `json:"summary"`
	} `json:"reasoning"`
	Include        []string        `json:"include"`
	Store          *bool           `json:"store"`
	Stream         bool            `json:"stream"`
	StreamOptions  json.RawMessage `json:"stream_options"`
	Metadata       json.RawMessage `json:"metadata"`
	Text           json.RawMessage `json:"text"`
	Truncation     string          `json:"truncation"`
	PromptCacheKey string          `json:"prompt_cache_key"`
	ServiceTier    string          `json:"service_tier"`
}

type responsesItem struct {
	Type      string          `json:"type"`
	ID        string          `json:"id"`
	Status    string          `json:"status"`
	Role      string          `json:"role"`
	Content   json.RawMessage `json:"content"`
	CallID    string          `json:"call_id"`
	Name      string          `json:"name"`
	Arguments *string         `json:"arguments"`
	Output    json.RawMessage `json:"output"`
	Encrypted string          `json:"encrypted_content"`
	Phase     string          `json:"phase"`
	Summary   *[]struct {
		Type string `json:"type"`
		Text string `json:"text"`
	} `json:"summary"`
}

func (responses) parse(r *Request) error {
	if r.Path != "/v1/responses" {
		return &problem{Fault{Status: http.StatusNotFound, Message: "Invalid URL (POST " + r.Path + ")"}}
	}
	var b responsesBody
	if err := decodeStrict(r.Body, &b, "Unknown parameter"); err != nil {
		return err
	}
	switch {
	case b.Model == "":
		return badRequest("Missing required parameter: 'model'.")
	case b.MaxOutputTokens != nil && *b.MaxOutputTokens < 16:
		return &problem{Fault{Status: 400, Param: "max_output_tokens", Code: "integer_below_min_value", Message: "Invalid 'max_output_tokens': integer below minimum value. Expected a value >= 16."}}
	}
	if err := b.checkInclude(); err != nil {
		return err
	}
	if err := checkTemperature(b.Temperature, 2); err != nil {
		return err
	}
	r.whole = !b.Stream
	r.Model, r.System, r.Temperature = b.Model, b.Instructions, b.Temperature
	r.TopP = b.TopP
	if b.MaxOutputTokens != nil {
		r.MaxTokens = *b.MaxOutputTokens
	}
	if b.Reasoning != nil {
		if !slices.Contains([]string{"", "none", "minimal", "low", "medium", "high", "xhigh", "max"}, b.Reasoning.Effort) {
			return badRequest("Invalid value: '%s'.", b.Reasoning.Effort)
		}
		r.Effort = b.Reasoning.Effort
	}
	for i, t := range b.Tools {
		at := fmt.Sprintf("tools[%d]", i)
		if t.Type != "function" || t.Strict == nil {
			return badRequest("Missing required parameter: '%s.strict'.", at)
		}
		if err := checkTool(&r.Tools, llm.Tool{Name: t.Name, Description: t.Description, Schema: t.Parameters}, at); err != nil {
			return err
		}
	}
	var s string
	if json.Unmarshal(b.Input, &s) == nil && s != "" {
		r.Messages = []llm.Message{{Role: llm.User, Text: s}}
		return nil
	}
	var items []responsesItem
	if err := decodeStrict(b.Input, &items, "input"); err != nil {
		return err
	}
	if len(items) == 0 {
		return badRequest("Missing required parameter: 'input'.")
	}
	stored := b.Store == nil || *b.Store
	return responsesInput(r, items, stored)
}

// checkInclude checks which additional output is asked for.
func (b *responsesBody) checkInclude() error {
	for _, inc := range b.Include {
		if inc != "reasoning.encrypted_content" {
			return badRequest("Invalid value: '%s'.", inc)
		}
		if strings.HasPrefix(b.Model, "gpt-4") {
			return &problem{Fault{Status: 400, Param: "include", Message: "Encrypted content is not supported with this model."}}
		}
	}
	return nil
}

func responsesInput(r *Request, items []responsesItem, stored bool) error {
	in := responsesReader{Request: r, stored: stored, open: map[string]bool{}}
	for i, it := range items {
		if err := in.addItem(it, fmt.Sprintf("input[%d]", i), i+1 == len(items)); err != nil {
			return err
		}
	}
	for _, it := range items {
		if in.open[it.CallID] {
			return &problem{Fault{Status: 400, Param: "input", Message: "No tool output found for function call " + it.CallID + "."}}
		}
	}
	return nil
}

// responsesReader adds the items of an input in turn.
type responsesReader struct {
	*Request
	stored bool            // the provider keeps reasoning
	open   map[string]bool // ids of calls without output
}

// lastMessage returns the last message, a new one if the last is of another
// role.
func (r *responsesReader) lastMessage(role llm.Role) *llm.Message {
	if n := len(r.Messages); n == 0 || r.Messages[n-1].Role != role {
		r.Messages = append(r.Messages, llm.Message{Role: role})
	}
	return &r.Messages[len(r.Messages)-1]
}

func (r *responsesReader) addItem(it responsesItem, at string, last bool) error {
	switch it.Type {
	case "", "message":
		return r.addText(it, at)
	case "reasoning":
		return r.checkReasoning(it, at, last)
	case "function_call":
		if it.CallID == "" || it.Name == "" || it.Arguments == nil {
			return badRequest("Missing required parameter: '%s.call_id'.", at)
		}
		r.open[it.CallID] = true
		m := r.lastMessage(llm.Assistant)
		m.Calls = append(m.Calls, llm.Call{ID: it.CallID, Name: it.Name, Args: *it.Arguments})
	case "function_call_output":
		if !r.open[it.CallID] {
			return &problem{Fault{Status: 400, Param: "input", Message: "No tool call found for function call output with call_id " + it.CallID + "."}}
		}
		delete(r.open, it.CallID)
		text, media, err := contentOf(it.Output, at+".output", "input_text", "input_image")
		if err != nil {
			return err
		}
		m := r.lastMessage(llm.ToolReply)
		m.Results = append(m.Results, llm.CallResult{ID: it.CallID, Text: text, Media: media})
	default:
		return badRequest("Invalid value: '%s'.", it.Type)
	}
	return nil
}

func (r *responsesReader) addText(it responsesItem, at string) error {
	kinds := []string{"input_text"}
	if it.Role == "assistant" {
		kinds = []string{"output_text", "refusal"}
	}
	text, err := textOf(it.Content, at+".content", kinds...)
	if err != nil {
		return err
	}
	switch it.Role {
	case "user":
		r.Messages = append(r.Messages, llm.Message{Role: llm.User, Text: text})
	case "system", "developer":
		r.System += text
	case "assistant":
		r.lastMessage(llm.Assistant).Text += text
	default:
		return badRequest("Invalid value: '%s'. Supported values are: 'assistant', 'system', 'developer', and 'user'.", it.Role)
	}
	return nil
}

func (r *responsesReader) checkReasoning(it responsesItem, at string, last bool) error {
	if it.Summary == nil {
		return badRequest("Missing required parameter: '%s.summary'.", at)
	}
	if !r.stored && it.Encrypted == "" {
		return &problem{Fault{Status: 404, Message: "Item with id '" + it.ID + "' not found. Items are not persisted when `store` is set to false."}}
	}
	text := ""
	for _, s := range *it.Summary {
		text += s.Text
	}
	if it.Encrypted != "" && it.Encrypted != reasoningSignature(text) {
		return badRequest("The encrypted content for item %s could not be verified.", it.ID)
	}
	if last {
		return badRequest("Item '%s' of type 'reasoning' was provided without its required following item.", it.ID)
	}
	return nil
}

func (responses) events(a answer) []event {
	var out []event
	emit := func(name string, v obj) {
		v["type"], v["sequence_number"] = name, len(out)
		out = append(out, event{name, encodeJSON(v)})
	}
	u := a.Usage
	body := obj{
		"id": fmt.Sprintf("resp_%06d", a.n), "object": "response", "created_at": 1790000000, "status": "in_progress",
		"error": nil, "incomplete_details": nil, "instructions": nil, "model": a.model, "output": []any{},
		"parallel_tool_calls": true, "previous_response_id": nil, "store": false, "temperature": 1.0, "text": obj{"format": obj{"type": "text"}},
		"tool_choice": "auto", "tools": []any{}, "top_p": 1.0, "truncation": "disabled", "usage": nil, "metadata": obj{},
	}
	emit("response.created", obj{"response": body})
	emit("response.in_progress", obj{"response": body})
	var items []any
	item := func(start, end obj, middle func(at obj)) {
		at := len(items)
		emit("response.output_item.added", obj{"output_index": at, "item": start})
		middle(obj{"output_index": at, "item_id": end["id"]})
		emit("response.output_item.done", obj{"output_index": at, "item": end})
		items = append(items, end)
	}
	with := func(base obj, more obj) obj {
		o := obj{}
		for _, m := range []obj{base, more} {
			for k, v := range m {
				o[k] = v
			}
		}
		return o
	}
	if a.Reasoning != "" {
		start := obj{"id": fmt.Sprintf("rs_%06d", a.n), "type": "reasoning", "summary": []any{}, "encrypted_content": ""}
		part := obj{"type": "summary_text", "text": a.Reasoning}
		end := with(start, obj{"summary": []any{part}, "encrypted_content": reasoningSignature(a.Reasoning)})
		item(start, end, func(at obj) {
			at["summary_index"] = 0
			emit("response.reasoning_summary_part.added", with(at, obj{"part": obj{"type": "summary_text", "text": ""}}))
			for _, p := range a.pieces(a.Reasoning) {
				emit("response.reasoning_summary_text.delta", with(at, obj{"delta": p}))
			}
			emit("response.reasoning_summary_text.done", with(at, obj{"text": a.Reasoning}))
			emit("response.reasoning_summary_part.done", with(at, obj{"part": part}))
		})
	}
	status := "completed"
	if a.Stop == llm.StopLength {
		status = "incomplete"
	}
	refusal := a.Stop == llm.StopRefusal && a.Detail == ""
	if a.Text != "" || refusal {
		kind, field := "output_text", "text"
		if refusal {
			kind, field = "refusal", "refusal"
		}
		part := obj{"type": kind, field: a.Text}
		empty := obj{"type": kind, field: ""}
		if !refusal {
			part["annotations"], empty["annotations"] = []any{}, []any{}
			part["logprobs"], empty["logprobs"] = []any{}, []any{}
		}
		start := obj{"id": fmt.Sprintf("msg_%06d", a.n), "type": "message", "status": "in_progress", "role": "assistant", "content": []any{}}
		item(start, with(start, obj{"status": status, "content": []any{part}}), func(at obj) {
			at["content_index"] = 0
			emit("response.content_part.added", with(at, obj{"part": empty}))
			for _, p := range a.pieces(a.Text) {
				emit("response."+kind+".delta", with(at, obj{"delta": p, "logprobs": []any{}}))
			}
			emit("response."+kind+".done", with(at, obj{field: a.Text, "logprobs": []any{}}))
			emit("response.content_part.done", with(at, obj{"part": part}))
		})
	}
	for i, c := range a.Calls {
		start := obj{"id": fmt.Sprintf("fc_%06d_%d", a.n, i), "type": "function_call", "status": "in_progress", "call_id": fmt.Sprintf("call_%06d_%d", a.n, i), "name": c.Name, "arguments": ""}
		if space, name, ok := strings.Cut(c.Name, "."); ok && a.conf.Foreign { // a tool of a name space
			start["namespace"], start["name"] = space, name
		}
		item(start, with(start, obj{"status": status, "arguments": c.Args}), func(at obj) {
			for _, p := range a.pieces(c.Args) {
				emit("response.function_call_arguments.delta", with(at, obj{"delta": p}))
			}
			emit("response.function_call_arguments.done", with(at, obj{"arguments": c.Args, "name": c.Name}))
		})
	}
	if items == nil {
		items = []any{}
	}
	end := with(body, obj{"status": "completed", "output": items, "usage": obj{
		"input_tokens":          u.Input + u.CacheRead + u.CacheWrite5m + u.CacheWrite1h,
		"input_tokens_details":  obj{"cached_tokens": u.CacheRead, "cache_write_tokens": u.CacheWrite5m + u.CacheWrite1h},
		"output_tokens":         u.Output,
		"output_tokens_details": obj{"reasoning_tokens": u.Reasoning},
		"total_tokens":          u.Input + u.CacheRead + u.CacheWrite5m + u.CacheWrite1h + u.Output,
	}})
	last := "response.completed"
	if a.Stop == llm.StopLength || a.Stop == llm.StopOther || a.Stop == llm.StopRefusal && !refusal {
		last = "response.incomplete"
		end["status"], end["incomplete_details"] = "incomplete", obj{"reason": cmp.Or(a.Detail, "max_output_tokens")}
	}
	emit(last, obj{"response": end})
	return out
}

func (responses) refusal(f Fault) ([]byte, event) {
	kind, code := openAIKind(f)
	inner := obj{"message": cmp.Or(f.Message, http.StatusText(f.Status), "Overloaded"), "type": kind, "param": nil, "code": code}
	if f.Param != "" {
		inner["param"] = f.Param
	}
	ev := obj{"type": "error", "sequence_number": 3, "code": code, "message": inner["message"], "param": inner["param"]}
	return []byte(encodeJSON(obj{"error": inner})), event{"error", encodeJSON(ev)}
}

// openAIKind returns the words of OpenAI's errors; code is nil where it has
// none.
func openAIKind(f Fault) (kind string, code any) {
	switch f.Status {
	case 400, 404, 413:
		kind = "invalid_request_error"
	case 401:
		kind, code = "invalid_request_error", "invalid_api_key"
	case 429:
		kind, code = "requests", "rate_limit_exceeded"
	case 529:
		kind, code = "server_error", "server_is_overloaded"
	default:
		kind, code = "server_error", "server_error"
	}
	if f.Code != "" {
		code = f.Code
	}
	return cmp.Or(f.Type, kind), code
}

func (responses) keepAlive() event {
	return event{"response.in_progress", `{"type":"response.in_progress","response":{"id":"resp_1","object":"response","status":"in_progress","model":"m","output":[]}}`}
}
