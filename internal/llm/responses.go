package llm

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// responses is the OpenAI Responses API.
//
// Nothing is stored at the provider; reasoning travels along encrypted. The
// prompt cache works by itself. The API has no seed, so none is sent.
type responses struct{}

func (responses) authorize(h http.Header, key string) {
	if key != "" {
		h.Set("Authorization", "Bearer "+key)
	}
}

type responsesRequest struct {
	Model           string            `json:"model"`
	Instructions    string            `json:"instructions,omitempty"`
	Input           []any             `json:"input"` // responsesItem, or json.RawMessage as received
	Tools           []responsesTool   `json:"tools,omitempty"`
	MaxOutputTokens int               `json:"max_output_tokens,omitempty"`
	Temperature     *float64          `json:"temperature,omitempty"`
	TopP            *float64          `json:"top_p,omitempty"`
	Reasoning       map[string]string `json:"reasoning,omitempty"`
	Include         []string          `json:"include,omitempty"`
	Store           bool              `json:"store"`
	Stream          bool              `json:"stream"`
}

type responsesTool struct {
	Type        string          `json:"type"`
	Name        string          `json:"name"`
	Description string          `json:"description,omitempty"`
	Parameters  json.RawMessage `json:"parameters"`
	Strict      bool            `json:"strict"`
}

type responsesItem struct {
	Type      string  `json:"type"`
	Role      Role    `json:"role,omitempty"`
	Content   string  `json:"content,omitempty"`
	CallID    string  `json:"call_id,omitempty"`
	Name      string  `json:"name,omitempty"`
	Arguments *string `json:"arguments,omitempty"`
	Output    any     `json:"output,omitempty"` // *string, or []responsesPart
}

type responsesPart struct {
	Type     string `json:"type"`
	Text     string `json:"text,omitempty"`
	ImageURL string `json:"image_url,omitempty"`
}

func (responses) encode(req *Request, whole bool) (string, any, error) {
	out := responsesRequest{
		Model: req.Model, Instructions: req.System, Input: []any{},
		MaxOutputTokens: req.MaxTokens, Temperature: req.Temperature, TopP: req.TopP, Stream: !whole,
	}
	if isReasoning(req.Model) {
		out.Include = []string{"reasoning.encrypted_content"}
	}
	if req.Effort != "" {
		out.Reasoning = map[string]string{"effort": req.Effort}
	}
	for _, t := range req.Tools {
		out.Tools = append(out.Tools, responsesTool{Type: "function", Name: t.Name, Description: t.Description, Parameters: t.Schema})
	}
	for i, m := range req.Messages {
		if m.Role == Assistant && len(m.Native) > 0 {
			var err error
			if out.Input, err = appendNative(out.Input, m.Native); err != nil {
				return "", nil, fmt.Errorf("message %d: %w", i+1, err)
			}
			continue
		}
		if m.Text != "" {
			out.Input = append(out.Input, responsesItem{Type: "message", Role: m.Role, Content: m.Text})
		}
		for _, r := range m.Results {
			out.Input = append(out.Input, responsesItem{Type: "function_call_output", CallID: r.ID, Output: responsesOutput(r)})
		}
		for _, c := range m.Calls {
			out.Input = append(out.Input, responsesItem{Type: "function_call", CallID: c.ID, Name: c.Name, Arguments: &c.Args})
		}
	}
	return "/responses", out, nil
}

func responsesOutput(r CallResult) any {
	if len(r.Media) == 0 {
		return &r.Text
	}
	var out []responsesPart
	for _, p := range r.parts() {
		if p.media == nil {
			out = append(out, responsesPart{Type: "input_text", Text: p.text})
			continue
		}
		out = append(out, responsesPart{Type: "input_image", ImageURL: p.media.dataURL()})
	}
	return out
}

// isReasoning reports whether a model may reason. The others refuse to include
// encrypted reasoning; their families are closed, so they are the ones named.
func isReasoning(model string) bool {
	name := strings.TrimPrefix(model, "ft:")
	return !slices.ContainsFunc([]string{"gpt-3", "gpt-4", "chatgpt-"}, func(p string) bool { return strings.HasPrefix(name, p) }) &&
		!strings.Contains(name, "-chat")
}

func (responses) decode(*Request) decoder { return &responsesDecoder{} }

type responsesDecoder struct {
	progress
	places map[string]bool   // kinds of event by the part of the answer that they are about
	items  []json.RawMessage // finished output items, by output_index
	last   *responsesBody    // of the event that ended the stream
	seen   responsesBody     // of the events before
}

type responsesBody struct {
	ID                string            `json:"id"`
	Model             string            `json:"model"`
	Status            string            `json:"status"`
	Output            []json.RawMessage `json:"output"`
	Error             json.RawMessage   `json:"error"`
	IncompleteDetails *struct {
		Reason string `json:"reason"`
	} `json:"incomplete_details"`
	Usage *struct {
		Input        int64 `json:"input_tokens"`
		InputDetails struct {
			Cached  int64 `json:"cached_tokens"`
			Written int64 `json:"cache_write_tokens"`
		} `json:"input_tokens_details"`
		Output        int64 `json:"output_tokens"`
		OutputDetails struct {
			Reasoning int64 `json:"reasoning_tokens"`
		} `json:"output_tokens_details"`
	} `json:"usage"`
}

func (d *responsesDecoder) body(b []byte) error {
	var r struct {
		Object string `json:"object"`
		Status string `json:"status"`
	}
	if err := json.Unmarshal(b, &r); err != nil {
		return err
	}
	if r.Object != "response" || r.Status == "in_progress" || r.Status == "queued" {
		return fmt.Errorf("object is %q with status %q, not a response that is done", r.Object, r.Status)
	}
	kind := "response.completed"
	if r.Status == "failed" {
		kind = "response.failed"
	}
	_, err := d.event(Event{Data: []byte(`{"type":"` + kind + `","response":` + string(b) + `}`)})
	return err
}

func (d *responsesDecoder) event(ev Event) (bool, error) {
	var e struct {
		Type        string          `json:"type"`
		Response    *responsesBody  `json:"response"`
		OutputIndex int             `json:"output_index"`
		Item        json.RawMessage `json:"item"`
		Delta       json.RawMessage `json:"delta"`
		Content     int             `json:"content_index"`
		Summary     int             `json:"summary_index"`
	}
	if err := json.Unmarshal(ev.Data, &e); err != nil {
		return false, err
	}
	if strings.HasSuffix(e.Type, ".delta") {
		d.add(max(len(e.Delta)-len(`""`), 0))
	} else {
		d.addPlace(fmt.Sprintf("%s %d %d %d", e.Type, e.OutputIndex, e.Content, e.Summary))
	}
	switch e.Type {
	case "error":
		return false, streamError(ev.Data)
	case "response.output_item.done":
		if e.OutputIndex < 0 || e.OutputIndex > len(d.items)+1000 {
			return false, fmt.Errorf("output item %d after %d", e.OutputIndex, len(d.items))
		}
		for len(d.items) <= e.OutputIndex {
			d.items = append(d.items, nil)
		}
		d.items[e.OutputIndex] = e.Item
	case "response.created", "response.in_progress", "response.queued":
		if e.Response != nil {
			d.seen = *e.Response
		}
	case "response.completed", "response.incomplete", "response.failed", "response.cancelled":
		if e.Response == nil {
			return false, fmt.Errorf("%s without a response", e.Type)
		}
		d.last = e.Response
		if e.Type == "response.failed" {
			err := &apiError{}
			err.readObject(e.Response.Error)
			err.status = statusOf(err)
			return false, err
		}
		return true, nil
	}
	return false, nil
}

// maxPlaces bounds the memory of a decoder for the parts of an answer.
const maxPlaces = 10_000

// addPlace counts an event that is the first of its kind about a part of the answer.
// Repeated ones, such as response.in_progress and keepalive, add nothing.
func (d *responsesDecoder) addPlace(place string) {
	if d.places == nil {
		d.places = map[string]bool{}
	}
	if !d.places[place] && len(d.places) < maxPlaces && !strings.HasPrefix(place, " ") && !strings.HasPrefix(place, "keepalive") && !strings.HasPrefix(place, "ping") {
		d.places[place] = true
		d.add(1)
	}
}

func (d *responsesDecoder) forget() {
	d.items, d.seen.Output = nil, nil
}

func (d *responsesDecoder) answer() (*Response, bool) {
	body := &d.seen
	if d.last != nil {
		body = d.last
	}
	r := &Response{Message: Message{Role: Assistant}, ID: body.ID, Model: body.Model, Detail: body.Status, Stop: StopEnd}
	items := body.Output
	if len(items) == 0 { // some servers leave the answer out of the last event
		items = slices.DeleteFunc(slices.Clone(d.items), func(it json.RawMessage) bool { return it == nil })
	}
	var text, reasoning []string
	var native []json.RawMessage
	refused := false
	for _, raw := range items {
		var it struct {
			Type      string `json:"type"`
			CallID    string `json:"call_id"`
			Name      string `json:"name"`
			Arguments string `json:"arguments"`
			Encrypted string `json:"encrypted_content"`
			Content   []struct {
				Type    string `json:"type"`
				Text    string `json:"text"`
				Refusal string `json:"refusal"`
			} `json:"content"`
			Summary []struct {
				Text string `json:"text"`
			} `json:"summary"`
		}
		if json.Unmarshal(raw, &it) != nil {
			continue // an item of a form that is none of ours
		}
		switch it.Type {
		case "message":
			for _, c := range it.Content {
				text = append(text, c.Text+c.Refusal)
				refused = refused || c.Type == "refusal"
			}
		case "function_call":
			r.Calls = append(r.Calls, Call{ID: it.CallID, Name: it.Name, Args: it.Arguments})
		case "reasoning":
			for _, s := range it.Summary {
				reasoning = append(reasoning, s.Text)
			}
			for _, c := range it.Content {
				reasoning = append(reasoning, c.Text)
			}
			if it.Encrypted == "" {
				continue // the provider has not stored it and could not find it again
			}
		}
		native = append(native, raw)
	}
	r.Text, r.Reasoning = strings.Join(text, ""), strings.Join(reasoning, "\n")
	if native != nil {
		r.Native, _ = seal.PlainJSON(native)
	}
	body.setStop(r, refused)
	r.Usage.Model = r.Model
	if u := body.Usage; u != nil {
		r.Usage = openAIUsage(u.Input, u.InputDetails.Cached, u.InputDetails.Written, u.Output, u.OutputDetails.Reasoning)
		r.Usage.Model = r.Model
	}
	return r, d.last != nil
}

func (b *responsesBody) setStop(r *Response, refused bool) {
	switch {
	case b.Status == "incomplete" || b.IncompleteDetails != nil:
		r.Stop = StopOther
		if b.IncompleteDetails != nil {
			r.Detail = b.IncompleteDetails.Reason
		}
		switch r.Detail {
		case "max_output_tokens":
			r.Stop = StopLength
		case "content_filter":
			r.Stop = StopRefusal
		}
	case b.Status == "cancelled":
		r.Stop = StopOther
	case refused:
		r.Stop, r.Detail = StopRefusal, "refusal"
	case len(r.Calls) > 0:
		r.Stop = StopTools
	}
}

// openAIUsage translates OpenAI's counts, whose input includes what was read
// from and written to the cache. Written tokens count as short-lived ones:
// OpenAI has one price for all.
func openAIUsage(input, cached, written, output, reasoning int64) trial.Usage {
	return trial.Usage{
		Input: max(input-cached-written, 0), CacheRead: cached, CacheWrite5m: written,
		Output: output, Reasoning: reasoning,
	}
}
