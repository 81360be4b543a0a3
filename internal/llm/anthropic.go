package llm

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// anthropicMaxTokens is sent where a request sets no limit, for the API has no
// default. Every model of the API can write as many.
const anthropicMaxTokens = 4096

// anthropic is the Anthropic Messages API.
//
// The stable prefix of a conversation is marked for the prompt cache: the last
// tool, the system text, and, where there are tools and so more turns to come,
// the end of the last two user messages: the last is written for the next
// request, the one before was written by the previous one. Effort turns adaptive
// thinking on, a budget thinking with that budget.
type anthropic struct{}

func (anthropic) authorize(h http.Header, key string) {
	if key != "" {
		h.Set("X-Api-Key", key)
	}
	h.Set("Anthropic-Version", "2023-06-01")
}

type anthropicRequest struct {
	Model        string             `json:"model"`
	MaxTokens    int                `json:"max_tokens"`
	System       []*anthropicBlock  `json:"system,omitempty"`
	Tools        []anthropicTool    `json:"tools,omitempty"`
	Messages     []anthropicMessage `json:"messages"`
	Temperature  *float64           `json:"temperature,omitempty"`
	TopP         *float64           `json:"top_p,omitempty"`
	Stop         []string           `json:"stop_sequences,omitempty"`
	Thinking     *anthropicThinking `json:"thinking,omitempty"`
	OutputConfig map[string]string  `json:"output_config,omitempty"`
	Stream       bool               `json:"stream"`
}

type anthropicThinking struct {
	Type   string `json:"type"`
	Budget int    `json:"budget_tokens,omitempty"`
}

type anthropicTool struct {
	Name         string            `json:"name"`
	Description  string            `json:"description,omitempty"`
	InputSchema  json.RawMessage   `json:"input_schema"`
	CacheControl map[string]string `json:"cache_control,omitempty"`
}

type anthropicMessage struct {
	Role    Role  `json:"role"`
	Content []any `json:"content"` // *anthropicBlock, or json.RawMessage as it came
}

type anthropicBlock struct {
	Type         string            `json:"type"`
	Text         string            `json:"text,omitempty"`
	ID           string            `json:"id,omitempty"`
	Name         string            `json:"name,omitempty"`
	Input        json.RawMessage   `json:"input,omitempty"`
	ToolUseID    string            `json:"tool_use_id,omitempty"`
	Content      any               `json:"content,omitempty"` // text, or blocks
	Source       *anthropicSource  `json:"source,omitempty"`
	IsError      bool              `json:"is_error,omitempty"`
	CacheControl map[string]string `json:"cache_control,omitempty"`
}

type anthropicSource struct {
	Type      string `json:"type"`
	MediaType string `json:"media_type"`
	Data      string `json:"data"`
}

func (anthropic) encode(req *Request, whole bool) (string, any, error) {
	out := anthropicRequest{
		Model: req.Model, MaxTokens: cmp.Or(req.MaxTokens, anthropicMaxTokens),
		Temperature: req.Temperature, TopP: req.TopP, Stop: req.StopSequences, Stream: !whole,
	}
	mark := map[string]string{"type": "ephemeral"}
	if req.System != "" {
		out.System = []*anthropicBlock{{Type: "text", Text: req.System, CacheControl: mark}}
	}
	for _, t := range req.Tools {
		out.Tools = append(out.Tools, anthropicTool{Name: t.Name, Description: t.Description, InputSchema: t.Schema})
	}
	if req.Effort != "" {
		out.Thinking, out.OutputConfig = &anthropicThinking{Type: "adaptive"}, map[string]string{"effort": req.Effort}
	}
	if req.ThinkingBudget > 0 {
		out.Thinking = &anthropicThinking{"enabled", req.ThinkingBudget}
	}
	for i, m := range req.Messages {
		role, content, err := anthropicContent(m)
		if err != nil {
			return "", nil, fmt.Errorf("message %d: %w", i+1, err)
		}
		// The API wants roles to take turns and no message empty.
		if last := len(out.Messages) - 1; last >= 0 && out.Messages[last].Role == role {
			out.Messages[last].Content = append(out.Messages[last].Content, content...)
		} else if len(content) > 0 {
			out.Messages = append(out.Messages, anthropicMessage{role, content})
		}
	}
	if n := len(out.Tools); n > 0 {
		out.Tools[n-1].CacheControl = mark
		marks := 2
		for i := len(out.Messages) - 1; i >= 0 && marks > 0; i-- {
			if m := out.Messages[i]; m.Role == User {
				m.Content[len(m.Content)-1].(*anthropicBlock).CacheControl = mark
				marks--
			}
		}
	}
	return "/messages", out, nil
}

func anthropicContent(m Message) (role Role, content []any, err error) {
	if m.Role == Assistant && len(m.Native) > 0 {
		content, err = appendNative(nil, m.Native)
		return Assistant, content, err
	}
	if m.Text != "" {
		content = append(content, &anthropicBlock{Type: "text", Text: m.Text})
	}
	for _, r := range m.Results {
		content = append(content, anthropicResult(r))
	}
	for _, c := range m.Calls {
		content = append(content, &anthropicBlock{Type: "tool_use", ID: c.ID, Name: c.Name, Input: callObject(c.Args)})
	}
	if m.Role == Assistant {
		return Assistant, content, nil
	}
	return User, content, nil
}

func anthropicResult(r CallResult) *anthropicBlock {
	out := &anthropicBlock{Type: "tool_result", ToolUseID: r.ID, IsError: r.Error}
	if len(r.Media) == 0 {
		if r.Text != "" {
			out.Content = r.Text
		}
		return out
	}
	var blocks []anthropicBlock
	for _, p := range r.parts() {
		if p.media == nil {
			blocks = append(blocks, anthropicBlock{Type: "text", Text: p.text})
			continue
		}
		blocks = append(blocks, anthropicBlock{Type: "image", Source: &anthropicSource{"base64", p.media.MIME, p.media.mark}})
	}
	out.Content = blocks
	return out
}

func (anthropic) decode(*Request) decoder { return &anthropicDecoder{} }

type anthropicDecoder struct {
	progress
	resp   Response
	blocks []*anthropicPart
	usage  anthropicUsage
	done   bool
}

// anthropicPart is a content block while it comes in: how it started, and what
// was added since.
type anthropicPart struct {
	start                            map[string]json.RawMessage
	kind, id, name                   string
	text, thinking, signature, input strings.Builder
}

// anthropicUsage holds running totals of the whole message; a later event
// overwrites those it names.
type anthropicUsage struct {
	Input      *int64 `json:"input_tokens"`
	CacheRead  *int64 `json:"cache_read_input_tokens"`
	CacheWrite *int64 `json:"cache_creation_input_tokens"`
	Creation   *struct {
		M5 int64 `json:"ephemeral_5m_input_tokens"`
		H1 int64 `json:"ephemeral_1h_input_tokens"`
	} `json:"cache_creation"`
	Output  *int64 `json:"output_tokens"`
	Details *struct {
		Thinking int64 `json:"thinking_tokens"`
	} `json:"output_tokens_details"`
}

func (d *anthropicDecoder) event(ev Event) (bool, error) {
	var e struct {
		Type    string `json:"type"`
		Index   int    `json:"index"`
		Message struct {
			ID    string          `json:"id"`
			Model string          `json:"model"`
			Usage *anthropicUsage `json:"usage"`
		} `json:"message"`
		ContentBlock map[string]json.RawMessage `json:"content_block"`
		Delta        struct {
			Type        string `json:"type"`
			Text        string `json:"text"`
			Thinking    string `json:"thinking"`
			Signature   string `json:"signature"`
			PartialJSON string `json:"partial_json"`
			StopReason  string `json:"stop_reason"`
			StopDetails *struct {
				Category string `json:"category"`
			} `json:"stop_details"`
		} `json:"delta"`
		Usage json.RawMessage `json:"usage"`
	}
	if err := json.Unmarshal(ev.Data, &e); err != nil {
		return false, err
	}
	switch e.Type {
	case "error":
		return false, streamError(ev.Data)
	case "message_start":
		d.addNew(d.resp.ID, e.Message.ID)
		d.resp.ID, d.resp.Model = e.Message.ID, e.Message.Model
		if e.Message.Usage != nil {
			d.usage = *e.Message.Usage
		}
	case "content_block_start":
		if e.Index != len(d.blocks) {
			return false, fmt.Errorf("content block %d starts where %d was due", e.Index, len(d.blocks))
		}
		d.blocks = append(d.blocks, newAnthropicPart(e.ContentBlock))
		d.add(1)
	case "content_block_delta":
		if e.Index < 0 || e.Index >= len(d.blocks) {
			return false, fmt.Errorf("a delta for content block %d, which has not started", e.Index)
		}
		b := d.blocks[e.Index]
		b.text.WriteString(e.Delta.Text)
		b.thinking.WriteString(e.Delta.Thinking)
		b.signature.WriteString(e.Delta.Signature)
		b.input.WriteString(e.Delta.PartialJSON)
		d.add(len(e.Delta.Text) + len(e.Delta.Thinking) + len(e.Delta.Signature) + len(e.Delta.PartialJSON))
		if e.Delta.Type == "citations_delta" {
			d.add(1)
		}
	case "message_delta":
		d.addNew(d.resp.Detail, e.Delta.StopReason)
		if e.Delta.StopReason != "" {
			d.resp.Detail = e.Delta.StopReason
		}
		d.resp.Stop = anthropicStop(e.Delta.StopReason)
		if s := e.Delta.StopDetails; s != nil && s.Category != "" {
			d.resp.Detail += ": " + s.Category
		}
		if len(e.Usage) > 0 {
			before := deref(d.usage.Output)
			if err := json.Unmarshal(e.Usage, &d.usage); err != nil {
				return false, err
			}
			d.add(int(max(deref(d.usage.Output)-before, 0)))
		}
	case "message_stop":
		d.done = true
	}
	return d.done, nil
}

func (d *anthropicDecoder) body(b []byte) error {
	var m struct {
		Type       string                       `json:"type"`
		Content    []map[string]json.RawMessage `json:"content"`
		StopReason string                       `json:"stop_reason"`
		Usage      json.RawMessage              `json:"usage"`
		Details    json.RawMessage              `json:"stop_details"`
	}
	if err := json.Unmarshal(b, &m); err != nil {
		return err
	}
	if m.Type != "message" {
		return fmt.Errorf("type is %q, not message", m.Type)
	}
	events := []string{`{"type":"message_start","message":` + string(b) + `}`}
	for i, c := range m.Content {
		block, err := seal.PlainJSON(c)
		if err != nil {
			return err
		}
		events = append(events, fmt.Sprintf(`{"type":"content_block_start","index":%d,"content_block":%s}`, i, block))
	}
	end, err := seal.PlainJSON(map[string]any{"type": "message_delta", "usage": m.Usage, "delta": map[string]any{"stop_reason": m.StopReason, "stop_details": m.Details}})
	if err != nil {
		return err
	}
	for _, e := range append(events, string(end), `{"type":"message_stop"}`) {
		if _, err := d.event(Event{Data: []byte(e)}); err != nil {
			return err
		}
	}
	return nil
}

func newAnthropicPart(start map[string]json.RawMessage) *anthropicPart {
	if start == nil {
		start = map[string]json.RawMessage{}
	}
	p := &anthropicPart{start: start}
	str := func(key string) (s string) {
		_ = json.Unmarshal(start[key], &s)
		return s
	}
	p.kind, p.id, p.name = str("type"), str("id"), str("name")
	p.text.WriteString(str("text"))
	p.thinking.WriteString(str("thinking"))
	p.signature.WriteString(str("signature"))
	return p
}

func anthropicStop(reason string) Stop {
	switch reason {
	case "end_turn", "stop_sequence":
		return StopEnd
	case "tool_use":
		return StopTools
	case "max_tokens", "model_context_window_exceeded":
		return StopLength
	case "refusal":
		return StopRefusal
	case "pause_turn":
		return StopPause
	}
	return StopOther
}

func (d *anthropicDecoder) forget() {
	d.blocks = nil
}

func (d *anthropicDecoder) answer() (*Response, bool) {
	r := d.resp
	r.Role, r.Stop = Assistant, cmp.Or(r.Stop, StopOther)
	var native []map[string]json.RawMessage
	var text, thinking strings.Builder
	for _, b := range d.blocks {
		text.WriteString(b.text.String())
		thinking.WriteString(b.thinking.String())
		if b.kind == "tool_use" {
			r.Calls = append(r.Calls, Call{ID: b.id, Name: b.name, Args: b.callArguments()})
		}
		if n := b.nativeBlock(); n != nil {
			native = append(native, n)
		}
	}
	r.Text, r.Reasoning = text.String(), thinking.String()
	if native != nil {
		r.Native, _ = seal.PlainJSON(native)
	}
	r.Usage = d.usage.toUsage()
	r.Usage.Model = r.Model
	return &r, d.done
}

// callArguments returns the arguments of a tool call: the streamed ones, else
// those in the start of the block.
func (b *anthropicPart) callArguments() string {
	if b.input.Len() > 0 {
		return b.input.String()
	}
	return cmp.Or(string(b.start["input"]), "{}")
}

// nativeBlock returns the block as it must be sent back, nil if it may not be:
// the API refuses text without text.
func (b *anthropicPart) nativeBlock() map[string]json.RawMessage {
	if b.kind == "text" && b.text.Len() == 0 {
		return nil
	}
	out := b.start
	set := func(key, value string) {
		if value != "" {
			out[key], _ = seal.PlainJSON(value)
		}
	}
	set("text", b.text.String())
	set("thinking", b.thinking.String())
	set("signature", b.signature.String())
	if b.input.Len() > 0 {
		out["input"] = callObject(b.input.String())
	} else if in, ok := out["input"]; ok && !bytes.HasPrefix(in, []byte{'{'}) {
		out["input"] = json.RawMessage("{}")
	}
	return out
}

// toUsage translates the counts. Input leaves the cache out already; Output
// includes thinking. Written tokens without a time to live are of the default
// one, five minutes.
func (u *anthropicUsage) toUsage() trial.Usage {
	out := trial.Usage{Input: deref(u.Input), CacheRead: deref(u.CacheRead), Output: deref(u.Output)}
	if u.Details != nil {
		out.Reasoning = u.Details.Thinking
	}
	if u.Creation != nil {
		out.CacheWrite1h = u.Creation.H1
		out.CacheWrite5m = u.Creation.M5
	}
	if total := deref(u.CacheWrite); total > out.CacheWrite1h+out.CacheWrite5m {
		out.CacheWrite5m = total - out.CacheWrite1h
	}
	return out
}
