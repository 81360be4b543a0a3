package llm

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// chat is the Chat Completions API of OpenAI and of servers with open models:
// Ollama, llama.cpp, vLLM, and hosts that speak the same. A key is sent if there
// is one. A base URL without a path gets "/v1".
//
// The limit on output is sent as max_tokens, the name that all these servers
// know; OpenAI's own newer models want max_completion_tokens and are reached
// through [Responses].
//
// Results of calls contain only text. Their images and sounds follow in a user message,
// as in the coding clients for this format.
type chat struct{}

func (chat) authorize(h http.Header, key string) { responses{}.authorize(h, key) }

type chatRequest struct {
	Model           string          `json:"model"`
	Messages        []any           `json:"messages"` // chatMessage, or json.RawMessage as received
	Tools           []chatTool      `json:"tools,omitempty"`
	MaxTokens       int             `json:"max_tokens,omitempty"`
	Temperature     *float64        `json:"temperature,omitempty"`
	TopP            *float64        `json:"top_p,omitempty"`
	Stop            []string        `json:"stop,omitempty"`
	Seed            *int64          `json:"seed,omitempty"`
	ReasoningEffort string          `json:"reasoning_effort,omitempty"`
	Stream          bool            `json:"stream"`
	StreamOptions   map[string]bool `json:"stream_options,omitempty"`
}

type chatMessage struct {
	Role       string     `json:"role"`
	Content    *string    `json:"content"`
	Reasoning  string     `json:"reasoning_content,omitempty"`
	ToolCalls  []chatCall `json:"tool_calls,omitempty"`
	ToolCallID string     `json:"tool_call_id,omitempty"`
}

// chatMedia is a user message with images and sounds.
type chatMedia struct {
	Role    string     `json:"role"`
	Content []chatPart `json:"content"`
}

type chatPart struct {
	Type     string            `json:"type"`
	Text     string            `json:"text,omitempty"`
	ImageURL map[string]string `json:"image_url,omitempty"`
	Audio    map[string]string `json:"input_audio,omitempty"`
}

type chatTool struct {
	Type     string       `json:"type"`
	Function chatFunction `json:"function"`
}

type chatFunction struct {
	Name        string          `json:"name"`
	Description string          `json:"description,omitempty"`
	Parameters  json.RawMessage `json:"parameters"`
}

type chatCall struct {
	ID       string          `json:"id"`
	Type     string          `json:"type"`
	Function chatCalled      `json:"function"`
	Extra    json.RawMessage `json:"extra_content,omitempty"` // signatures of some hosts
}

type chatCalled struct {
	Name      string `json:"name"`
	Arguments string `json:"arguments"`
}

func (chat) encode(req *Request, whole bool) (string, any, error) {
	out := chatRequest{
		Model: req.Model, Messages: []any{}, MaxTokens: req.MaxTokens, Temperature: req.Temperature, Seed: req.Seed,
		TopP: req.TopP, Stop: req.StopSequences, ReasoningEffort: req.Effort, Stream: !whole,
	}
	if !whole {
		out.StreamOptions = map[string]bool{"include_usage": true}
	}
	for _, t := range req.Tools {
		out.Tools = append(out.Tools, chatTool{"function", chatFunction{t.Name, t.Description, t.Schema}})
	}
	if req.System != "" {
		out.Messages = append(out.Messages, chatMessage{Role: "system", Content: &req.System})
	}
	for _, m := range req.Messages {
		switch {
		case m.Role == ToolReply:
			var shown []chatPart
			for _, r := range m.Results {
				out.Messages = append(out.Messages, chatMessage{Role: "tool", ToolCallID: r.ID, Content: new(r.Noted())})
				shown = append(shown, chatMediaOf(r)...)
			}
			if len(shown) > 0 {
				out.Messages = append(out.Messages, chatMedia{Role: "user", Content: shown})
			}
		case m.Role == User:
			out.Messages = append(out.Messages, chatMessage{Role: "user", Content: &m.Text})
		case len(m.Native) > 0:
			out.Messages = append(out.Messages, m.Native)
		default:
			out.Messages = append(out.Messages, chatAssistant(m, "", nil))
		}
	}
	return "/chat/completions", out, nil
}

// chatMediaOf returns the images and sounds of a result, each preceded by a line that
// identifies its position in the text.
func chatMediaOf(r CallResult) (out []chatPart) {
	for _, m := range r.Media {
		out = append(out, chatPart{Type: "text", Text: fmt.Sprintf("From the result of %s: %s", r.Name, m.Note)})
		if m.isImage() {
			out = append(out, chatPart{Type: "image_url", ImageURL: map[string]string{"url": m.dataURL()}})
		} else {
			out = append(out, chatPart{Type: "input_audio", Audio: map[string]string{"data": m.mark, "format": strings.TrimPrefix(m.MIME, "audio/")}})
		}
	}
	return out
}

// chatAssistant makes the message of the model that is sent back. Reasoning goes
// along with tool calls only: models that think between calls need it, older
// ones refuse it elsewhere. Arguments that are no JSON are wrapped, for the
// servers' templates parse them.
func chatAssistant(m Message, reasoning string, extra []json.RawMessage) chatMessage {
	out := chatMessage{Role: "assistant", Content: &m.Text}
	for i, c := range m.Calls {
		call := chatCall{ID: c.ID, Type: "function", Function: chatCalled{c.Name, c.Args}}
		if _, ok := parseObject(c.Args); !ok {
			call.Function.Arguments = string(callObject(c.Args))
		}
		if i < len(extra) {
			call.Extra = extra[i]
		}
		out.ToolCalls = append(out.ToolCalls, call)
	}
	if len(m.Calls) > 0 {
		out.Reasoning = reasoning
		if m.Text == "" {
			out.Content = nil
		}
	}
	return out
}

func (chat) decode(req *Request) decoder { return &chatDecoder{earlier: earlierCalls(req)} }

type chatDecoder struct {
	progress
	earlier                  int // calls in the conversation before
	id, model                string
	text, reasoning, refusal pieces
	calls                    []*chatCallPart
	finish                   string
	done                     bool
	usage                    *trial.Usage
}

type chatCallPart struct {
	index    *int
	id, name string
	args     strings.Builder
	extra    json.RawMessage
}

type chatDelta struct {
	Content          chatText        `json:"content"`
	ReasoningContent string          `json:"reasoning_content"` // vLLM, llama.cpp, DeepSeek
	Reasoning        string          `json:"reasoning"`         // Ollama, newer vLLM
	Refusal          string          `json:"refusal"`
	ToolCalls        []chatCallDelta `json:"tool_calls"`
}

type chatCallDelta struct {
	Index    *int            `json:"index"`
	ID       string          `json:"id"`
	Extra    json.RawMessage `json:"extra_content"`
	Function struct {
		Name      string          `json:"name"`
		Arguments json.RawMessage `json:"arguments"`
	} `json:"function"`
}

func (d *chatDecoder) body(b []byte) error {
	var whole struct {
		Choices []struct {
			Message present `json:"message"`
		} `json:"choices"`
	}
	if err := json.Unmarshal(b, &whole); err != nil {
		return err
	}
	if len(whole.Choices) == 0 || !whole.Choices[0].Message {
		return errors.New("no message")
	}
	_, err := d.event(Event{Data: b})
	d.done = err == nil
	return err
}

func (d *chatDecoder) event(ev Event) (bool, error) {
	if bytes.HasPrefix(ev.Data, []byte("[DONE]")) {
		d.done = true
		return true, nil
	}
	var e struct {
		ID      string          `json:"id"`
		Model   string          `json:"model"`
		Error   json.RawMessage `json:"error"`
		Choices []struct {
			Delta        chatDelta  `json:"delta"`
			Message      *chatDelta `json:"message"` // of an answer in one piece
			FinishReason string     `json:"finish_reason"`
		} `json:"choices"`
		Usage   *chatUsage   `json:"usage"`
		Timings *chatTimings `json:"timings"`
	}
	if err := json.Unmarshal(ev.Data, &e); err != nil {
		return false, err
	}
	if ev.Name == "error" || len(e.Error) > 0 && string(e.Error) != "null" {
		return false, streamError(ev.Data)
	}
	d.addNew(d.id, e.ID)
	d.id, d.model = cmp.Or(d.id, e.ID), cmp.Or(d.model, e.Model)
	for _, c := range e.Choices {
		if c.Message != nil {
			c.Delta = *c.Message
		}
		d.addNew(d.finish, c.FinishReason)
		d.add(len(c.Delta.Content) + len(c.Delta.ReasoningContent) + len(c.Delta.Reasoning) + len(c.Delta.Refusal))
		d.text.add(string(c.Delta.Content))
		d.reasoning.add(cmp.Or(c.Delta.ReasoningContent, c.Delta.Reasoning))
		d.refusal.add(c.Delta.Refusal)
		for _, t := range c.Delta.ToolCalls {
			d.addCall(t)
		}
		d.finish = cmp.Or(c.FinishReason, d.finish)
	}
	switch {
	case e.Usage != nil:
		before := d.usage
		d.usage = e.Usage.toUsage()
		if before == nil || d.usage.Output > before.Output {
			d.add(1)
		}
	case e.Timings != nil && d.usage == nil:
		d.usage = &trial.Usage{Input: e.Timings.Prompt, CacheRead: e.Timings.Cached, Output: e.Timings.Predicted}
	}
	return false, nil
}

// chatText is the text of a content: a string, or a list of parts of which some hosts make
// the others reasoning. It is read straight out of the event, which may be large.
type chatText string

// UnmarshalJSON implements json.Unmarshaler. Content of another form is no text.
func (t *chatText) UnmarshalJSON(b []byte) error {
	var s string
	if json.Unmarshal(b, &s) == nil {
		*t = chatText(s)
		return nil
	}
	var parts []struct {
		Text string `json:"text"`
	}
	_ = json.Unmarshal(b, &parts)
	for _, p := range parts {
		s += p.Text
	}
	*t = chatText(s)
	return nil
}

// present reports whether a member is there.
type present bool

// UnmarshalJSON implements json.Unmarshaler.
func (p *present) UnmarshalJSON([]byte) error {
	*p = true
	return nil
}

// addCall adds a piece of a tool call. By the specification the first piece of
// each index has id and name, and the others only arguments. Servers also leave
// the index out, give every call index 0, send a whole call at once, repeat the
// id, or invent a new one for every piece; so a piece starts a call if its
// index is new, or if it names a function and has another id.
func (d *chatDecoder) addCall(t chatCallDelta) {
	var p *chatCallPart
	for _, c := range d.calls {
		if t.Index != nil && c.index != nil && *c.index == *t.Index {
			p = c // the latest of that index
		}
	}
	if t.Index == nil && len(d.calls) > 0 {
		p = d.calls[len(d.calls)-1]
	}
	another := p != nil && t.Function.Name != "" && p.name != "" &&
		(t.ID != p.id || t.ID == "" && json.Valid([]byte(p.args.String())))
	if p == nil || another {
		p = &chatCallPart{index: t.Index}
		d.calls = append(d.calls, p)
	}
	d.addNew(p.name, t.Function.Name)
	p.id, p.name = cmp.Or(p.id, t.ID), cmp.Or(p.name, t.Function.Name)
	if len(t.Extra) > 0 {
		p.extra = t.Extra
	}
	var s string
	if args := t.Function.Arguments; json.Unmarshal(args, &s) == nil {
		p.args.WriteString(s)
		d.add(len(s))
	} else {
		p.args.Write(args) // an object in place of its text
		d.add(len(args))
	}
}

type chatUsage struct {
	Prompt        int64 `json:"prompt_tokens"`
	PromptDetails struct {
		Cached  int64 `json:"cached_tokens"`
		Written int64 `json:"cache_write_tokens"`
	} `json:"prompt_tokens_details"`
	CacheHit          int64 `json:"prompt_cache_hit_tokens"` // DeepSeek
	Completion        int64 `json:"completion_tokens"`
	CompletionDetails struct {
		Reasoning int64 `json:"reasoning_tokens"`
	} `json:"completion_tokens_details"`
}

func (u *chatUsage) toUsage() *trial.Usage {
	out := openAIUsage(u.Prompt, max(u.PromptDetails.Cached, u.CacheHit), u.PromptDetails.Written, u.Completion, u.CompletionDetails.Reasoning)
	return &out
}

// chatTimings are llama.cpp's own counts.
type chatTimings struct {
	Prompt    int64 `json:"prompt_n"` // without what was cached
	Cached    int64 `json:"cache_n"`
	Predicted int64 `json:"predicted_n"`
}

func (d *chatDecoder) forget() {
	d.calls = nil
	d.text, d.reasoning, d.refusal = pieces{}, pieces{}, pieces{}
}

func (d *chatDecoder) answer() (*Response, bool) {
	r := &Response{ID: d.id, Model: d.model, Detail: d.finish, Reasoning: d.reasoning.String()}
	r.Role, r.Text = Assistant, d.text.String()+d.refusal.String()
	refused := d.refusal.String() != ""
	var extra []json.RawMessage
	for i, c := range d.calls {
		r.Calls = append(r.Calls, Call{ID: cmp.Or(c.id, madeUpID(d.earlier+i+1)), Name: c.name, Args: cmp.Or(c.args.String(), "{}")})
		extra = append(extra, c.extra)
	}
	if len(r.Calls) > 0 { // else encode makes the same of the message
		r.Native, _ = seal.PlainJSON(chatAssistant(r.Message, r.Reasoning, extra))
	}
	switch {
	case refused || d.finish == "content_filter":
		r.Stop = StopRefusal
	case d.finish == "length":
		r.Stop = StopLength
	case len(d.calls) > 0: // some servers finish with "stop" here
		r.Stop = StopTools
	case d.finish == "stop" || d.finish == "":
		r.Stop = StopEnd
	default:
		r.Stop = StopOther
	}
	r.Usage.Partial = true // a server that counts nothing
	if d.usage != nil {
		r.Usage = *d.usage
	}
	r.Usage.Model = r.Model
	return r, d.done || d.finish != ""
}
