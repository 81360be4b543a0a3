package llm

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"reflect"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// gemini is the Gemini API (streamGenerateContent). Its prompt cache works by
// itself.
//
// Effort is sent as thinkingLevel, or to the 2.5 models, which do not know that,
// as the thinkingBudget that Google itself takes for it: 1024, 8192 or 24576
// tokens.
// Gemini 3 models accept the images of a result as its parts. Older models reject such
// images, so for older models images follow the result as separate parts, as sounds do
// for all models.
type gemini struct{}

func (gemini) authorize(h http.Header, key string) {
	if key != "" {
		h.Set("X-Goog-Api-Key", key)
	}
}

type geminiRequest struct {
	Contents          []any           `json:"contents"` // geminiContent, or json.RawMessage as it came
	SystemInstruction *geminiContent  `json:"systemInstruction,omitempty"`
	Tools             []geminiTools   `json:"tools,omitempty"`
	GenerationConfig  *geminiSettings `json:"generationConfig,omitempty"`
}

type geminiContent struct {
	Role  string       `json:"role,omitempty"`
	Parts []geminiPart `json:"parts"`
}

type geminiPart struct {
	Text             string          `json:"text,omitempty"`
	FunctionCall     *geminiCall     `json:"functionCall,omitempty"`
	FunctionResponse *geminiResponse `json:"functionResponse,omitempty"`
	InlineData       *geminiBlob     `json:"inlineData,omitempty"`
}

type geminiBlob struct {
	MIMEType string `json:"mimeType"`
	Data     string `json:"data"`
}

type geminiCall struct {
	ID   string          `json:"id,omitempty"`
	Name string          `json:"name"`
	Args json.RawMessage `json:"args,omitempty"`
}

type geminiResponse struct {
	ID       string            `json:"id,omitempty"`
	Name     string            `json:"name"`
	Response map[string]string `json:"response"`
	Parts    []geminiPart      `json:"parts,omitempty"`
}

type geminiTools struct {
	FunctionDeclarations []geminiFunction `json:"functionDeclarations"`
}

type geminiFunction struct {
	Name        string          `json:"name"`
	Description string          `json:"description,omitempty"`
	Parameters  json.RawMessage `json:"parametersJsonSchema"`
}

type geminiSettings struct {
	MaxOutputTokens int             `json:"maxOutputTokens,omitempty"`
	Temperature     *float64        `json:"temperature,omitempty"`
	TopP            *float64        `json:"topP,omitempty"`
	StopSequences   []string        `json:"stopSequences,omitempty"`
	Seed            *int64          `json:"seed,omitempty"`
	ThinkingConfig  *geminiThinking `json:"thinkingConfig,omitempty"`
}

type geminiThinking struct {
	IncludeThoughts bool   `json:"includeThoughts"`
	ThinkingLevel   string `json:"thinkingLevel,omitempty"`
	ThinkingBudget  int    `json:"thinkingBudget,omitempty"`
}

func (gemini) encode(req *Request, whole bool) (string, any, error) {
	out := geminiRequest{Contents: []any{}}
	if req.System != "" {
		out.SystemInstruction = &geminiContent{Parts: []geminiPart{{Text: req.System}}}
	}
	settings := geminiSettings{req.MaxTokens, req.Temperature, req.TopP, req.StopSequences, req.Seed, geminiEffort(req)}
	if !reflect.ValueOf(settings).IsZero() {
		out.GenerationConfig = &settings
	}
	if len(req.Tools) > 0 {
		out.Tools = make([]geminiTools, 1)
	}
	for _, t := range req.Tools {
		functions := &out.Tools[0].FunctionDeclarations
		*functions = append(*functions, geminiFunction{t.Name, t.Description, t.Schema})
	}
	for _, m := range req.Messages {
		if m.Role == Assistant && len(m.Native) > 0 {
			out.Contents = append(out.Contents, m.Native)
		} else if c := geminiMessage(req.Model, m); len(c.Parts) > 0 {
			out.Contents = append(out.Contents, c)
		}
	}
	model := req.Model
	if !strings.Contains(model, "/") {
		model = "models/" + model
	}
	path := url.URL{Path: "/" + model + ":streamGenerateContent", RawQuery: "alt=sse"}
	if whole {
		path = url.URL{Path: "/" + model + ":generateContent"}
	}
	return path.String(), out, nil
}

func geminiMessage(model string, m Message) geminiContent {
	id := func(id string) string {
		if isMadeUp(id) {
			return ""
		}
		return id
	}
	c := geminiContent{Role: "user"}
	if m.Role == Assistant {
		c.Role = "model"
	}
	if m.Text != "" {
		c.Parts = append(c.Parts, geminiPart{Text: m.Text})
	}
	for _, r := range m.Results {
		key := "output"
		if r.Error {
			key = "error"
		}
		answer := &geminiResponse{ID: id(r.ID), Name: r.Name, Response: map[string]string{key: r.Noted()}}
		c.Parts = append(c.Parts, geminiPart{FunctionResponse: answer})
		for _, p := range r.Media {
			part := geminiPart{InlineData: &geminiBlob{p.MIME, p.mark}}
			if p.isImage() && strings.HasPrefix(strings.TrimPrefix(model, "models/"), "gemini-3") {
				answer.Parts = append(answer.Parts, part)
			} else {
				c.Parts = append(c.Parts, part)
			}
		}
	}
	for _, call := range m.Calls {
		c.Parts = append(c.Parts, geminiPart{FunctionCall: &geminiCall{id(call.ID), call.Name, callObject(call.Args)}})
	}
	return c
}

func geminiEffort(req *Request) *geminiThinking {
	if req.ThinkingBudget > 0 {
		return &geminiThinking{IncludeThoughts: true, ThinkingBudget: req.ThinkingBudget}
	}
	if req.Effort == "" {
		return nil
	}
	t := &geminiThinking{IncludeThoughts: true, ThinkingLevel: req.Effort}
	if strings.Contains(req.Model, "gemini-2.5") {
		t.ThinkingLevel, t.ThinkingBudget = "", map[string]int{"low": 1024, "medium": 8192, "high": 24576}[req.Effort]
	}
	return t
}

func (gemini) decode(req *Request) decoder { return &geminiDecoder{earlier: earlierCalls(req)} }

type geminiDecoder struct {
	progress
	earlier                  int // calls in the conversation before
	parts                    []*geminiKept
	text, thoughts           strings.Builder
	calls                    []Call
	id, model                string
	finish, message, blocked string
	usage                    geminiUsage
}

// geminiUsage holds running totals; a later event overwrites those it names.
type geminiUsage struct {
	Prompt     *int64 `json:"promptTokenCount"` // cached tokens included
	ToolUse    *int64 `json:"toolUsePromptTokenCount"`
	Cached     *int64 `json:"cachedContentTokenCount"`
	Candidates *int64 `json:"candidatesTokenCount"` // without thoughts
	Thoughts   *int64 `json:"thoughtsTokenCount"`
}

func (d *geminiDecoder) body(b []byte) error {
	var chunks []json.RawMessage // a stream without alt=sse is one list
	if json.Unmarshal(b, &chunks) != nil {
		chunks = []json.RawMessage{b}
	}
	for _, c := range chunks {
		if _, err := d.event(Event{Data: c}); err != nil {
			return err
		}
	}
	return nil
}

func (d *geminiDecoder) event(ev Event) (bool, error) {
	var e struct {
		Candidates []struct {
			Content struct {
				Parts []map[string]json.RawMessage `json:"parts"`
			} `json:"content"`
			FinishReason  string `json:"finishReason"`
			FinishMessage string `json:"finishMessage"`
		} `json:"candidates"`
		PromptFeedback struct {
			BlockReason string `json:"blockReason"`
		} `json:"promptFeedback"`
		UsageMetadata json.RawMessage `json:"usageMetadata"`
		ModelVersion  string          `json:"modelVersion"`
		ResponseID    string          `json:"responseId"`
		Error         json.RawMessage `json:"error"`
	}
	if err := json.Unmarshal(ev.Data, &e); err != nil {
		return false, err
	}
	if len(e.Error) > 0 {
		return false, streamError(ev.Data)
	}
	d.addNew(d.id, e.ResponseID)
	d.addNew(d.blocked, e.PromptFeedback.BlockReason)
	d.id, d.model = cmp.Or(e.ResponseID, d.id), cmp.Or(e.ModelVersion, d.model)
	d.blocked = cmp.Or(e.PromptFeedback.BlockReason, d.blocked)
	if len(e.UsageMetadata) > 0 {
		before := deref(d.usage.Candidates) + deref(d.usage.Thoughts)
		if err := json.Unmarshal(e.UsageMetadata, &d.usage); err != nil {
			return false, err
		}
		d.add(int(max(deref(d.usage.Candidates)+deref(d.usage.Thoughts)-before, 0)))
	}
	for _, c := range e.Candidates[:min(len(e.Candidates), 1)] {
		for _, p := range c.Content.Parts {
			if err := d.addPart(p); err != nil {
				return false, err
			}
		}
		d.addNew(d.finish, c.FinishReason)
		d.finish, d.message = cmp.Or(c.FinishReason, d.finish), cmp.Or(c.FinishMessage, d.message)
	}
	return false, nil // the stream ends when it ends
}

func (d *geminiDecoder) addPart(raw map[string]json.RawMessage) error {
	var p struct {
		Text         string
		Thought      bool
		FunctionCall *geminiCall
	}
	for key, into := range map[string]any{"text": &p.Text, "thought": &p.Thought, "functionCall": &p.FunctionCall} {
		if v, ok := raw[key]; ok {
			if err := json.Unmarshal(v, into); err != nil {
				return fmt.Errorf("%s of a part: %w", key, err)
			}
		}
	}
	if _, ok := raw["text"]; !ok && len(raw) > 0 || p.Text != "" {
		d.add(1)
	}
	switch {
	case p.FunctionCall != nil:
		id := cmp.Or(p.FunctionCall.ID, madeUpID(d.earlier+len(d.calls)+1))
		d.calls = append(d.calls, Call{ID: id, Name: p.FunctionCall.Name, Args: cmp.Or(string(p.FunctionCall.Args), "{}")})
	case p.Thought:
		d.thoughts.WriteString(p.Text)
	default:
		d.text.WriteString(p.Text)
	}
	d.keepNative(raw, p.Text)
	return nil
}

// geminiKept is a part to be sent back, and the text of it and of those joined
// to it.
type geminiKept struct {
	raw  map[string]json.RawMessage
	text strings.Builder
}

// keepNative adds a part to the content that is sent back. Pieces of plain text
// are joined; a part with a signature stays as it is, for the signature belongs
// to its place.
func (d *geminiDecoder) keepNative(raw map[string]json.RawMessage, text string) {
	if _, ok := raw["text"]; ok && text == "" && len(raw) == 1 || len(raw) == 0 {
		return
	}
	if last := len(d.parts) - 1; last >= 0 && isPlainText(raw) && isPlainText(d.parts[last].raw) && string(raw["thought"]) == string(d.parts[last].raw["thought"]) {
		d.parts[last].text.WriteString(text)
		return
	}
	k := &geminiKept{raw: raw}
	k.text.WriteString(text)
	d.parts = append(d.parts, k)
}

func isPlainText(p map[string]json.RawMessage) bool {
	if _, ok := p["text"]; !ok {
		return false
	}
	for k := range p {
		if k != "text" && k != "thought" {
			return false
		}
	}
	return true
}

// blockedReasons are the reasons to finish that mean that the model would not,
// or was not allowed to, answer.
var blockedReasons = []string{"SAFETY", "RECITATION", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "IMAGE_SAFETY", "IMAGE_PROHIBITED_CONTENT", "IMAGE_RECITATION", "MODEL_ARMOR", "JAILBREAK"}

func (d *geminiDecoder) forget() {
	d.parts, d.calls = nil, nil
	d.text.Reset()
	d.thoughts.Reset()
}

func (d *geminiDecoder) answer() (*Response, bool) {
	r := &Response{ID: d.id, Model: d.model, Reasoning: d.thoughts.String(), Detail: d.finish}
	r.Role, r.Text, r.Calls = Assistant, d.text.String(), slices.Clone(d.calls)
	if len(d.parts) > 0 {
		parts := make([]map[string]json.RawMessage, len(d.parts))
		for i, k := range d.parts {
			parts[i] = k.raw
			if isPlainText(k.raw) {
				parts[i]["text"], _ = seal.PlainJSON(k.text.String())
			}
		}
		r.Native, _ = seal.PlainJSON(map[string]any{"role": "model", "parts": parts})
	}
	switch {
	case d.blocked != "":
		r.Stop, r.Detail = StopRefusal, "prompt blocked: "+d.blocked
	case slices.Contains(blockedReasons, d.finish):
		r.Stop = StopRefusal
	case d.finish == "MAX_TOKENS":
		r.Stop = StopLength
	case d.finish == "STOP" && len(d.calls) > 0:
		r.Stop = StopTools
	case d.finish == "STOP":
		r.Stop = StopEnd
	default: // MALFORMED_FUNCTION_CALL, UNEXPECTED_TOOL_CALL, LANGUAGE, OTHER, …
		r.Stop = StopOther
	}
	if d.message != "" {
		r.Detail += ": " + d.message
	}
	u, cached := d.usage, deref(d.usage.Cached)
	r.Usage = trial.Usage{
		Model: r.Model, Input: max(deref(u.Prompt)+deref(u.ToolUse)-cached, 0), CacheRead: cached,
		Output: deref(u.Candidates) + deref(u.Thoughts), Reasoning: deref(u.Thoughts),
	}
	return r, d.finish != "" || d.blocked != ""
}
