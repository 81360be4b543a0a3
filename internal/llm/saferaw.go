package llm

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
)

// SafeRaw redacts a response body as it came, given in Observer.Raw. Plain
// redaction sees no value that a stream splits over two events, so SafeRaw also
// looks at the events put together. If that holds a secret it returns a short
// JSON note with the redacted answer in place of the stream, for the pieces of a
// split value cannot be told from innocent text one by one.
//
// resp is the response parsed from the body, or nil if none, for example
// because the stream was interrupted; the note then contains the redacted texts of the
// events. Bodies other than event streams are redacted directly.
func SafeRaw(raw []byte, resp *Response, red *seal.Redactor) []byte {
	plain := red.Bytes(raw)
	if red == nil {
		return plain
	}
	texts, tail := streamTexts(plain)
	split := resp != nil && bytes.Equal(plain, raw) && slices.ContainsFunc(responseTexts(resp), red.HasSecret)
	for _, t := range texts {
		split = split || red.HasSecret(t.text)
		for _, end := range tail { // a value may go on in an event that was cut
			split = split || red.HasSecret(append(slices.Clip(t.text), end...))
		}
	}
	if !split {
		return plain
	}
	note := map[string]any{"note": "a secret was split over events of the stream: this is what they add up to, redacted"}
	if resp != nil {
		note["answer"] = map[string]any{
			"id": resp.ID, "model": resp.Model, "stop": resp.Stop, "detail": resp.Detail,
			"text": resp.Text, "reasoning": resp.Reasoning, "calls": callsNote(resp.Calls), "usage": resp.Usage,
		}
	} else {
		joined := map[string]string{}
		for _, t := range texts {
			joined[t.path] = string(t.text)
		}
		note["texts"] = joined
	}
	b, _ := seal.PlainJSON(note)
	return red.Bytes(b)
}

func callsNote(calls []Call) []map[string]string {
	out := []map[string]string{}
	for _, c := range calls {
		out = append(out, map[string]string{"id": c.ID, "name": c.Name, "args": c.Args})
	}
	return out
}

// responseTexts returns the texts of an answer.
func responseTexts(r *Response) [][]byte {
	out := [][]byte{[]byte(r.Text), []byte(r.Reasoning), r.Native, []byte(r.Detail)}
	for _, c := range r.Calls {
		out = append(out, []byte(c.Name+"\n"+c.Args))
	}
	return out
}

// pathText is all text that a stream holds under one key, in order.
type pathText struct {
	path string
	text []byte
}

// streamTexts joins the strings of all events by their key and what part of the
// answer they belong to, such as "text" of block 0. Where the last event is no
// JSON, as in a stream that was cut, tail has its strings, the last one as far
// as it goes.
func streamTexts(raw []byte) (texts []*pathText, tail [][]byte) {
	byPath := map[string]*pathText{}
	add := func(path, s string) {
		t := byPath[path]
		if t == nil {
			t = &pathText{path: path}
			byPath[path] = t
			texts = append(texts, t)
		}
		t.text = append(t.text, s...)
	}
	er := NewEventReader(bytes.NewReader(raw), len(raw)+1, len(raw)+1)
	for {
		ev, err := er.Next()
		data := ev.Data
		if err != nil { // the rest of an event without an end
			data = slices.Clone(er.buf[:er.size])
			if line, ok := bytes.CutPrefix(er.rest(), []byte("data:")); ok {
				data = append(data, line...)
			}
		}
		var v any
		if len(data) == 0 || json.Unmarshal(data, &v) != nil {
			tail = append(tail, looseStrings(data)...)
		} else {
			walkStrings(v, "", byteRanges(v), add)
		}
		if err != nil {
			return texts, tail
		}
	}
}

// byteRanges returns which of several interleaved parts an event is about: the
// numbers under "index", "output_index" and the like, at any depth.
func byteRanges(v any) string {
	var out []string
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case []any:
			for _, e := range v {
				walk(e)
			}
		case map[string]any:
			for _, k := range slices.Sorted(maps.Keys(v)) {
				if n, ok := v[k].(float64); ok && (k == "index" || strings.HasSuffix(k, "_index")) {
					out = append(out, strconv.FormatFloat(n, 'g', -1, 64))
				}
				walk(v[k])
			}
		}
	}
	walk(v)
	return strings.Join(out, ",")
}

func walkStrings(v any, key, at string, add func(path, s string)) {
	switch v := v.(type) {
	case string:
		add(key+"#"+at, v)
	case []any:
		for _, e := range v {
			walkStrings(e, key, at, add)
		}
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(v)) {
			walkStrings(v[k], k, at, add)
		}
	}
}

// looseStrings returns the quoted strings of text that is no whole JSON. The
// last quote may be open.
func looseStrings(b []byte) (out [][]byte) {
	for {
		start := bytes.IndexByte(b, '"')
		if start < 0 {
			return out
		}
		end := start + 1
		for end < len(b) && b[end] != '"' {
			if b[end] == '\\' {
				end++
			}
			end++
		}
		end = min(end, len(b))
		out = append(out, b[start+1:end])
		b = b[min(end+1, len(b)):]
	}
}
