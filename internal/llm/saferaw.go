package llm

import (
	"bytes"
	"encoding/json"
	"iter"
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
	split := resp != nil && bytes.Equal(plain, raw) && hasSecretText(resp, red)
	texts, tail := streamTexts(plain, func(t *pathText) {
		split = split || red.HasSecret(t.text)
		t.text = slices.Clone(t.text[len(t.text)-joint:])
	})
	for _, t := range texts {
		split = split || red.HasSecret(t.text)
		for _, end := range tail { // a value may go on in an event that was cut
			split = split || red.HasSecret(append(slices.Clip(t.text), end...))
		}
	}
	if !split {
		return plain
	}
	if resp == nil { // in full
		texts, _ = streamTexts(plain, nil)
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

// hasSecretText reports whether a text of an answer holds a secret.
func hasSecretText(r *Response, red *seal.Redactor) bool {
	return red.HasSecret([]byte(r.Text)) || red.HasSecret([]byte(r.Reasoning)) || red.HasSecret(r.Native) || red.HasSecret([]byte(r.Detail)) ||
		slices.ContainsFunc(r.Calls, func(c Call) bool { return red.HasSecret([]byte(c.Name + "\n" + c.Args)) })
}

// pathText is all text that a stream holds under one key, in order.
type pathText struct {
	path string
	text []byte
}

// A large stream is examined in stretches of longText bytes, which overlap by joint bytes:
// more than any form of a secret has.
const (
	joint    = 256 << 10
	longText = 4 << 20
)

// streamTexts joins the strings of all events by their key and what part of the
// answer they belong to, such as "text" of block 0. Where the last event is no
// JSON, as in a stream that was cut, tail has its strings, the last one as far
// as it goes.
//
// If full is set it is called with texts longer than longText, to shorten them, and of
// long strings, in which raw was redacted as they are, only both ends are joined.
func streamTexts(raw []byte, full func(*pathText)) (texts []*pathText, tail [][]byte) {
	byPath := map[string]*pathText{}
	add := func(path, s string) {
		t := byPath[path]
		if t == nil {
			t = &pathText{path: path}
			byPath[path] = t
			texts = append(texts, t)
		}
		if t.text = append(t.text, s...); full != nil && len(t.text) > longText {
			full(t)
		}
	}
	for data, whole := range streamData(raw) {
		if full != nil && len(data) > longText {
			data = shortenStrings(data)
		}
		var v any
		if len(data) == 0 || json.Unmarshal(data, &v) != nil {
			tail = append(tail, looseStrings(data)...)
		} else {
			walkStrings(v, "", byteRanges(v), add)
		}
		if !whole {
			break
		}
	}
	return texts, tail
}

// streamData yields the data of the events of a stream, and at its end the rest, which
// belongs to an event without an end.
func streamData(raw []byte) iter.Seq2[[]byte, bool] {
	return func(yield func(data []byte, whole bool) bool) {
		longest, events := 0, false
		for line := range bytes.FieldsFuncSeq(raw, func(r rune) bool { return r == '\n' || r == '\r' }) {
			longest = max(longest, len(line))
			events = events || bytes.HasPrefix(bytes.TrimPrefix(line, []byte(byteOrderMark)), []byte("data:"))
		}
		if !events {
			yield(nil, false)
			return
		}
		er := NewEventReader(bytes.NewReader(raw), len(raw)+1, len(raw)+1)
		if longest > longText {
			er.buf = make([]byte, 0, longest+longText) // growing would need room twice
		}
		for {
			ev, err := er.Next()
			if err != nil {
				data := slices.Clone(er.buf[:er.size])
				if line, ok := bytes.CutPrefix(er.rest(), []byte("data:")); ok {
					data = append(data, line...)
				}
				yield(data, false)
				return
			}
			if !yield(ev.Data, true) {
				return
			}
		}
	}
}

// shortenStrings returns JSON in which strings of more than two joints have a gap.
func shortenStrings(b []byte) []byte {
	var out []byte
	for len(b) > 0 {
		start := bytes.IndexByte(b, '"')
		if start < 0 {
			break
		}
		end := endOfString(b, start)
		if end-start <= 2*joint {
			out, b = append(out, b[:end]...), b[end:]
			continue
		}
		first := nextCut(b, start+1, start+joint)
		last := nextCut(b, first, end-joint)
		out = append(append(append(out, b[:first]...), `\u0000`...), b[last:end]...)
		b = b[end:]
	}
	return append(out, b...)
}

// endOfString returns the end of the JSON string that starts at b[start].
func endOfString(b []byte, start int) int {
	for i := start + 1; i < len(b); i++ {
		switch b[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(b)
}

// nextCut returns the first position from at on that splits no escape. Position from
// splits none.
func nextCut(b []byte, from, at int) int {
	for from < at {
		if b[from] == '\\' {
			from++
			if b[from] == 'u' {
				from += len("0000")
			}
		}
		from++
	}
	return from
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
