package llm_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/seal"
)

const planted = "sk-planted-0123456789abcdef"

// TestSplitSecret has the model say a key in two pieces, as text, as reasoning
// and in arguments, in whole streams and in broken ones.
func TestSplitSecret(t *testing.T) {
	red := seal.NewRedactor([]seal.Secret{{Name: "MY_KEY", Value: planted}})
	half := len(planted) / 2
	for _, provider := range llmtest.Providers {
		for place, resp := range map[string]llm.Response{
			"text":      {Message: llm.Message{Text: planted}},
			"reasoning": {Reasoning: planted, Message: llm.Message{Text: "ok"}},
			"args":      {Message: llm.Message{Calls: []llm.Call{{Name: "list", Args: `{"a":"` + planted + `"}`}}}},
		} {
			for _, kind := range []llmtest.Kind{llmtest.None, llmtest.Cut, llmtest.CutClean, llmtest.BadJSON} {
				for _, delta := range []int{half, 9, 1000} {
					name := fmt.Sprintf("%s/%s/%v/%d", provider, place, kind, delta)
					s := llmtest.New(t, provider, llmtest.Config{Delta: delta, Fault: llmtest.Always(llmtest.Fault{Kind: kind}), Answer: func(*llmtest.Request) *llm.Response { return &resp }})
					splits := delta < 1000 && (provider != llm.Gemini || place != "args") // whose arguments come whole
					var raw, early []byte
					obs := llm.Observer{Raw: func(kind, media string, b []byte) {
						if kind == "response" {
							raw, early = b, llm.SafeRaw(b, nil, red)
						}
					}}
					got, _ := s.Provider().Complete(t.Context(), &llm.Request{Model: "m", Tools: tools, Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}, obs)
					for _, safe := range [][]byte{early, llm.SafeRaw(raw, got, red)} {
						if s := joinStream(safe); strings.Contains(s, planted) {
							t.Errorf("%s: the key can be put together from %.300s", name, safe)
						}
						if kind == llmtest.None && splits != strings.Contains(string(safe), `"note":`) {
							t.Errorf("%s: %.300s", name, safe)
						}
						if kind == llmtest.None && !strings.Contains(string(safe), "[redacted:MY_KEY]") {
							t.Errorf("%s: no trace of the key: %.300s", name, safe)
						}
					}
					if kind == llmtest.None && splits && !json.Valid(llm.SafeRaw(raw, got, red)) {
						t.Errorf("%s: the note is no JSON", name)
					}
				}
			}
		}
	}
}

// joinStream puts the pieces of a stream together in the crudest way: everything
// between a value's quotes, one after the other, by its field.
func joinStream(b []byte) string {
	fields := map[string]string{}
	for _, line := range strings.Split(string(b), "\n") {
		for _, field := range []string{"text", "delta", "content", "thinking", "partial_json", "arguments", "reasoning_content", "a", "args", "reasoning"} {
			for rest := line; ; {
				i := strings.Index(rest, `"`+field+`":"`)
				if i < 0 {
					break
				}
				rest = rest[i+len(field)+4:]
				end := strings.IndexByte(rest, '"')
				for end > 0 && rest[end-1] == '\\' { // \" within arguments
					next := strings.IndexByte(rest[end+1:], '"')
					if next < 0 {
						end = -1
						break
					}
					end += 1 + next
				}
				if end < 0 {
					end = len(rest)
				}
				fields[field] += rest[:end]
			}
		}
	}
	return fmt.Sprint(fields) + string(b)
}

func TestSafeRaw(t *testing.T) {
	red := seal.NewRedactor([]seal.Secret{{Name: "MY_KEY", Value: planted}})
	stream := "data: {\"text\":\"a\"}\n\ndata: {\"text\":\"b\"}\n\n"
	for _, c := range []struct{ in, want string }{
		{stream, stream},
		{`{"error":"key ` + planted + `"}`, `{"error":"key [redacted:MY_KEY]"}`},
		{"", ""},
	} {
		if got := string(llm.SafeRaw([]byte(c.in), nil, red)); got != c.want {
			t.Errorf("%q: %q, want %q", c.in, got, c.want)
		}
		if got := string(llm.SafeRaw([]byte(c.in), nil, nil)); got != c.in {
			t.Errorf("without secrets %q became %q", c.in, got)
		}
	}
	// Interleaved parts: the pieces of each belong together.
	mixed := fmt.Sprintf("data: {\"index\":0,\"delta\":\"%s\"}\n\ndata: {\"index\":1,\"delta\":\"x\"}\n\ndata: {\"index\":0,\"delta\":\"%s\"}\n\n", planted[:9], planted[9:])
	if got := string(llm.SafeRaw([]byte(mixed), nil, red)); strings.Contains(got, planted[9:]) {
		t.Errorf("interleaved: %s", got)
	}
	// However it is cut, no part of the key can be joined again.
	rapid.Check(t, func(t *rapid.T) {
		var b strings.Builder
		for rest := "say " + planted + " now"; rest != ""; {
			n := rapid.IntRange(1, len(rest)).Draw(t, "n")
			piece, _ := json.Marshal(map[string]any{"delta": map[string]string{"text": rest[:n]}, "index": 0})
			fmt.Fprintf(&b, "data: %s\n\n", piece)
			rest = rest[n:]
		}
		stream := b.String()
		stream = stream[:rapid.IntRange(0, len(stream)).Draw(t, "cut")]
		if got := joinStream(llm.SafeRaw([]byte(stream), nil, red)); strings.Contains(got, planted) {
			t.Fatalf("%s", got)
		}
	})
}

func FuzzSafeRaw(f *testing.F) {
	red := seal.NewRedactor([]seal.Secret{{Name: "MY_KEY", Value: planted}})
	f.Add([]byte("data: {\"delta\":{\"text\":\"" + planted[:9] + "\"}}\n\ndata: {\"delta\":{\"text\":\"" + planted[9:] + "\"}}\n\n"))
	f.Add([]byte("data: {\"a\":[\"\\\"" + planted))
	f.Fuzz(func(t *testing.T, raw []byte) {
		if red.HasSecret(llm.SafeRaw(raw, nil, red)) {
			t.Fatal("a secret is left")
		}
	})
}

// TestSplitSecretInLargeStream splits a key over events that lie behind, between and
// around megabytes of text.
func TestSplitSecretInLargeStream(t *testing.T) {
	red := seal.NewRedactor([]seal.Secret{{Name: "MY_KEY", Value: planted}})
	head, end := planted[:9], planted[9:]
	event := func(text string) string { return `data: {"choices":[{"delta":{"content":"` + text + `"}}]}` + "\n\n" }
	long := strings.Repeat(`lorem\n\"ip\u00e4sum\\ `, 210_000)
	small := strings.Repeat(event(`lorem\n`), 10_000)
	for name, c := range map[string]struct {
		raw   string
		split bool
	}{
		"none":                {event(long) + small, false},
		"after a long text":   {event(long) + event(head) + event(end), true},
		"after many events":   {strings.Repeat(event(long[:1<<20]), 5) + event(head) + event(end) + small, true},
		"ends of long texts":  {event(long+head) + event(end+long), true},
		"in an event cut off": {event(long+head) + `data: {"choices":[{"delta":{"content":"` + end, true},
		"halves far apart":    {event(head+long) + event(long+end), false},
	} {
		safe := string(llm.SafeRaw([]byte(c.raw), nil, red))
		if c.split != strings.Contains(safe, `"note":`) || !c.split && safe != c.raw || c.split && strings.Contains(safe, end) {
			t.Errorf("%s: %d bytes of %d", name, len(safe), len(c.raw))
		}
	}
}
