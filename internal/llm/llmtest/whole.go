package llmtest

import (
	"encoding/json"
	"strings"
)

// whole returns the answer that a stream of events adds up to, as the API sends it to a
// request without streaming.
func (anthropic) whole(events []event) string {
	var message map[string]any
	var blocks []any
	for _, e := range events {
		v := decodeEvent(e)
		delta, _ := v["delta"].(map[string]any)
		switch v["type"] {
		case "message_start":
			message = v["message"].(map[string]any)
		case "content_block_start":
			blocks = append(blocks, v["content_block"])
		case "content_block_delta":
			b := blocks[len(blocks)-1].(map[string]any)
			for _, field := range []string{"text", "thinking", "signature", "partial_json"} {
				if s, ok := delta[field].(string); ok {
					old, _ := b[field].(string)
					b[field] = old + s
				}
			}
		case "message_delta":
			message["stop_reason"], message["usage"] = delta["stop_reason"], joinObjects(message["usage"], v["usage"])
		}
	}
	for _, b := range blocks {
		b := b.(map[string]any)
		if s, ok := b["partial_json"].(string); ok {
			delete(b, "partial_json")
			b["input"] = json.RawMessage(s)
			if !json.Valid([]byte(s)) {
				b["input"] = obj{}
			}
		}
	}
	message["content"] = append([]any{}, blocks...)
	return encodeJSON(message)
}

func (responses) whole(events []event) string {
	return encodeJSON(decodeEvent(events[len(events)-1])["response"])
}

func (chat) whole(events []event) string {
	message, calls := obj{"role": "assistant", "content": ""}, []any{}
	var out map[string]any
	var finish any
	for _, e := range events {
		if e.data == "[DONE]" {
			continue
		}
		v := decodeEvent(e)
		out = joinObjects(out, v)
		choices, _ := v["choices"].([]any)
		for _, c := range choices {
			delta := c.(map[string]any)["delta"].(map[string]any)
			if f := c.(map[string]any)["finish_reason"]; f != nil {
				finish = f
			}
			for _, field := range []string{"content", "reasoning_content", "refusal"} {
				if s, ok := delta[field].(string); ok {
					old, _ := message[field].(string)
					message[field] = old + s
				}
			}
			pieces, _ := delta["tool_calls"].([]any)
			for _, p := range pieces {
				p := p.(map[string]any)
				f := p["function"].(map[string]any)
				if f["name"] != nil {
					delete(p, "index")
					calls = append(calls, p)
					continue
				}
				last := calls[len(calls)-1].(map[string]any)["function"].(map[string]any)
				last["arguments"] = last["arguments"].(string) + f["arguments"].(string)
			}
		}
	}
	if len(calls) > 0 {
		message["tool_calls"] = calls
	}
	out["object"], out["choices"] = "chat.completion", []any{obj{"index": 0, "message": message, "finish_reason": finish}}
	return encodeJSON(out)
}

func (gemini) whole(events []event) string {
	var out map[string]any
	parts := []any{}
	for _, e := range events {
		v := decodeEvent(e)
		if candidates, ok := v["candidates"].([]any); ok {
			content := candidates[0].(map[string]any)["content"].(map[string]any)
			parts = append(parts, content["parts"].([]any)...)
			content["parts"] = parts
		}
		out = joinObjects(out, v)
	}
	return encodeJSON(out)
}

// decodeEvent returns the object of an event with its numbers as they are written.
func decodeEvent(e event) map[string]any {
	d := json.NewDecoder(strings.NewReader(e.data))
	d.UseNumber()
	var v map[string]any
	if err := d.Decode(&v); err != nil {
		panic(err) // the events are our own
	}
	return v
}

// joinObjects returns the members of both objects; members of b win.
func joinObjects(a, b any) map[string]any {
	out := map[string]any{}
	for _, m := range []any{a, b} {
		m, _ := m.(map[string]any)
		for k, v := range m {
			out[k] = v
		}
	}
	return out
}
