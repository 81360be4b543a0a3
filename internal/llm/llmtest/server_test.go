package llmtest_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func hello(*llmtest.Request) *llm.Response {
	return &llm.Response{Message: llm.Message{Text: "hello"}}
}

// api is how a format is spoken by hand.
var apis = map[string]struct {
	path, key string
	header    map[string]string
	good      string
}{
	llm.Anthropic: {"/v1/messages", "X-Api-Key", map[string]string{"Anthropic-Version": "2023-06-01"},
		`{"model":"m","max_tokens":9,"stream":true,"system":"s","tools":[{"name":"t","input_schema":{"type":"object"}}],"messages":[{"role":"user","content":"hi"},{"role":"assistant","content":[{"type":"tool_use","id":"1","name":"t","input":{}}]},{"role":"user","content":[{"type":"tool_result","tool_use_id":"1","content":"r"}]}]}`},
	llm.OpenAI: {"/v1/responses", "Authorization", nil,
		`{"model":"m","stream":true,"store":false,"max_output_tokens":16,"instructions":"s","tools":[{"type":"function","name":"t","strict":false,"parameters":{"type":"object"}}],"input":[{"role":"user","content":"hi"},{"type":"function_call","call_id":"1","name":"t","arguments":"{}"},{"type":"function_call_output","call_id":"1","output":"r"}]}`},
	llm.Compatible: {"/v1/chat/completions", "Authorization", nil,
		`{"model":"m","stream":true,"max_tokens":9,"tools":[{"type":"function","function":{"name":"t","parameters":{"type":"object"}}}],"messages":[{"role":"system","content":"s"},{"role":"user","content":"hi"},{"role":"assistant","content":null,"tool_calls":[{"id":"1","type":"function","function":{"name":"t","arguments":"{}"}}]},{"role":"tool","tool_call_id":"1","content":"r"}]}`},
	llm.Gemini: {"/v1beta/models/m:streamGenerateContent?alt=sse", "X-Goog-Api-Key", nil,
		`{"systemInstruction":{"parts":[{"text":"s"}]},"generationConfig":{"maxOutputTokens":9},"tools":[{"functionDeclarations":[{"name":"t","parametersJsonSchema":{"type":"object"}}]}],"contents":[{"role":"user","parts":[{"text":"hi"}]},{"role":"model","parts":[{"functionCall":{"name":"t"},"thoughtSignature":"SIG"}]},{"role":"user","parts":[{"functionResponse":{"name":"t","response":{"output":"r"}}}]}]}`},
}

// TestStrict sends a good request and then ones with a single mistake each.
func TestStrict(t *testing.T) {
	mistakes := map[string][][3]string{ // old text, new text, the server's error
		llm.Anthropic: {
			{`"max_tokens":9,`, ``, "max_tokens: Field required"},
			{`"max_tokens":9`, `"max_tokens":0`, "greater than or equal to 1"},
			{`"stream":true`, `"stream":true,"seed":1`, `unknown field "seed"`},
			{`"stream":true`, `"stream":true,"temperature":1.5`, "temperature: range: 0..1"},
			{`"stream":true`, `"stream":true,"temperature":0.5,"thinking":{"type":"adaptive"}`, "may only be set to 1"},
			{`"role":"user","content":"hi"`, `"role":"assistant","content":"hi"`, "first message must use"},
			{`{"role":"user","content":"hi"}`, `{"role":"user","content":"hi"},{"role":"user","content":"ho"}`, "roles must alternate"},
			{`"content":"hi"`, `"content":[]`, "non-empty content"},
			{`"content":"hi"`, `"content":[{"type":"text","text":""}]`, "text content blocks must be non-empty"},
			{`"content":"hi"`, `"content":[{"type":"text","text":"x","extra":1}]`, `unknown field "extra"`},
			{`"tool_use_id":"1"`, `"tool_use_id":"2"`, "unexpected `tool_use_id`"},
			{`{"type":"tool_result","tool_use_id":"1","content":"r"}`, `{"type":"text","text":"r"}`, "without `tool_result` blocks immediately after"},
			{`{"type":"tool_result"`, `{"type":"text","text":"r"},{"type":"tool_result"`, "must come first"},
			{`,{"role":"user","content":[{"type":"tool_result","tool_use_id":"1","content":"r"}]}`, ``, "without `tool_result` blocks immediately after: 1"},
			{`"input":{}`, `"input":"{}"`, "valid dictionary"},
			{`"type":"tool_use",`, `"type":"thinking","thinking":"a","signature":"b"},{"type":"tool_use",`, "Invalid `signature`"},
			{`"name":"t","input_schema":{"type":"object"}`, `"name":"a b","input_schema":{"type":"object"}`, "should match pattern"},
			{`"input_schema":{"type":"object"}`, `"input_schema":{"type":"string"}`, `of type "object"`},
			{`{"name":"t","input_schema":{"type":"object"}}`, `{"name":"t","input_schema":{"type":"object"}},{"name":"t","input_schema":{"type":"object"}}`, "unique"},
			{`"system":"s"`, `"system":[` + strings.TrimSuffix(strings.Repeat(`{"type":"text","text":"s","cache_control":{"type":"ephemeral"}},`, 5), ",") + `]`, "maximum of 4 blocks"},
		},
		llm.OpenAI: {
			{`"model":"m",`, ``, "Missing required parameter: 'model'"},
			{`"stream":true`, `"stream":true,"seed":1`, `unknown field "seed"`},
			{`"max_output_tokens":16`, `"max_output_tokens":9`, "Expected a value >= 16"},
			{`"strict":false,`, ``, "tools[0].strict"},
			{`"parameters":{"type":"object"}`, `"parameters":{}`, `of type "object"`},
			{`"role":"user"`, `"role":"tool"`, "Supported values are"},
			{`"content":"hi"`, `"content":[{"type":"output_text","text":"hi"}]`, "invalid type"},
			{`"call_id":"1","output"`, `"call_id":"2","output"`, "No tool call found for function call output with call_id 2"},
			{`,{"type":"function_call_output","call_id":"1","output":"r"}`, ``, "No tool output found for function call 1"},
			{`{"type":"function_call",`, `{"type":"reasoning","id":"rs","summary":[]},{"type":"function_call",`, "not persisted"},
			{`{"type":"function_call",`, `{"type":"reasoning","id":"rs","summary":[],"encrypted_content":"x"},{"type":"function_call",`, "could not be verified"},
			{`"model":"m"`, `"model":"gpt-4o","include":["reasoning.encrypted_content"]`, "Encrypted content is not supported"},
			{`"input":[`, `"input":[],"metadata":[`, "Missing required parameter: 'input'"},
		},
		llm.Compatible: {
			{`"model":"m",`, ``, "you must provide a model"},
			{`"stream":true`, `"stream":true,"max_output_tokens":1`, `unknown field "max_output_tokens"`},
			{`"tool_call_id":"1"`, `"tool_call_id":"2"`, "must be a response to a preceding message"},
			{`,{"role":"tool","tool_call_id":"1","content":"r"}`, ``, "must be followed by tool messages"},
			{`{"role":"tool","tool_call_id":"1","content":"r"}`, `{"role":"user","content":"r"}`, "must be followed by tool messages"},
			{`"role":"user","content":"hi"`, `"role":"user","content":null`, "expected a string, got null"},
			{`"arguments":"{}"`, `"arguments":"{"`, "Failed to parse tool call arguments"},
			{`"arguments":"{}"`, `"arguments":{}`, "cannot unmarshal"},
			{`"role":"user"`, `"role":"human"`, "Supported values are"},
			{`"parameters":{"type":"object"}`, `"parameters":[]`, `of type "object"`},
		},
		llm.Gemini: {
			{`"generationConfig"`, `"generation_settings"`, `unknown field "generation_settings"`},
			{`"parametersJsonSchema":{"type":"object"}`, `"parametersJsonSchema":{"type":"array"}`, `of type "object"`},
			{`"role":"user","parts":[{"text":"hi"}]`, `"role":"assistant","parts":[{"text":"hi"}]`, "valid role"},
			{`"parts":[{"text":"hi"}]`, `"parts":[]`, "must not be empty"},
			{`,"thoughtSignature":"SIG"`, ``, "missing a thought_signature"},
			{`{"functionResponse":{"name":"t","response":{"output":"r"}}}`, `{"text":"r"}`, "number of function response parts"},
			{`"functionResponse":{"name":"t"`, `"functionResponse":{"name":"u"`, "same names and ids"},
			{`,{"role":"user","parts":[{"functionResponse":{"name":"t","response":{"output":"r"}}}]}`, ``, "number of function response parts"},
			{`"response":{"output":"r"}`, `"response":"r"`, "function_response.response"},
			{`{"text":"hi"}`, `{"txt":"hi"}`, `unknown field "txt"`},
		},
	}
	for format, api := range apis {
		s := llmtest.New(t, format, llmtest.Config{Key: "right-key", Answer: func(r *llmtest.Request) *llm.Response {
			return &llm.Response{Message: llm.Message{Text: "fine", Calls: []llm.Call{{Name: "t", Args: "{}"}}}}
		}})
		ask := func(key, path, body string) (int, string) {
			t.Helper()
			req, err := http.NewRequestWithContext(t.Context(), "POST", s.URL+path, strings.NewReader(body))
			if err != nil {
				t.Fatal(err)
			}
			for k, v := range api.header {
				req.Header.Set(k, v)
			}
			req.Header.Set(api.key, map[bool]string{true: "Bearer "}[api.key == "Authorization"]+key)
			resp, err := s.Options().HTTPClient.Do(req)
			if err != nil {
				t.Fatal(err)
			}
			defer resp.Body.Close()
			b, err := io.ReadAll(resp.Body)
			if err != nil {
				t.Fatal(err)
			}
			return resp.StatusCode, string(b)
		}
		good := api.good
		if format == llm.Gemini { // a signature is had by asking
			_, b := ask("right-key", api.path, `{"contents":[{"parts":[{"text":"hi"}]}]}`)
			_, b, _ = strings.Cut(b, `"thoughtSignature":"`)
			sig, _, _ := strings.Cut(b, `"`)
			good = strings.Replace(good, "SIG", sig, 1)
		}
		if status, body := ask("right-key", api.path, good); status != 200 || !strings.Contains(body, "fine") {
			t.Fatalf("%s: the good request: %d %s", format, status, body)
		}
		seen := s.Requests()[s.Count()-1]
		if seen.Model != "m" || seen.System != "s" || len(seen.Tools) != 1 || len(seen.Messages) != 3 || seen.Messages[1].Calls[0].Name != "t" || seen.Messages[2].Results[0].Text != "r" || seen.MaxTokens < 9 {
			t.Errorf("%s: understood %+v", format, seen.Request)
		}
		if status, _ := ask("wrong-key", api.path, good); status != 401 {
			t.Errorf("%s: wrong key: %d", format, status)
		}
		if status, _ := ask("right-key", "/v3/nothing", good); status != 404 {
			t.Errorf("%s: wrong path: %d", format, status)
		}
		for _, m := range mistakes[format] {
			bad := strings.Replace(good, m[0], m[1], 1)
			if m[0] == `,"thoughtSignature":"SIG"` {
				before, rest, _ := strings.Cut(good, `,"thoughtSignature":"`)
				_, after, _ := strings.Cut(rest, `"`)
				bad = before + after
			}
			if bad == good || !json.Valid([]byte(bad)) {
				t.Fatalf("%s: no mistake in %q", format, m)
			}
			status, body := ask("right-key", api.path, bad)
			var text struct {
				Error struct{ Message string }
			}
			if err := json.Unmarshal([]byte(body), &text); err != nil || status/100 == 2 || !strings.Contains(text.Error.Message, m[2]) {
				t.Errorf("%s: %q → %q: %d %s, want %q", format, m[0], m[1], status, body, m[2])
			}
		}
	}
}

func TestServe(t *testing.T) {
	if _, err := llmtest.Serve("127.0.0.1:0", "cohere", llmtest.Config{Answer: hello}); err == nil {
		t.Error("an unknown format is served")
	}
	if _, err := llmtest.Serve("127.0.0.1:0", llm.OpenAI, llmtest.Config{}); err == nil {
		t.Error("nothing is served")
	}
	if _, err := llmtest.Serve("127.0.0.1:x", llm.OpenAI, llmtest.Config{Answer: hello}); err == nil {
		t.Error("nowhere is listened to")
	}
	arrived := make(chan struct{})
	s, err := llmtest.Serve("127.0.0.1:0", llm.Gemini, llmtest.Config{Answer: hello, Forget: true, Fault: func(n int) *llmtest.Fault {
		if n == 1 {
			return nil
		}
		close(arrived)
		return &llmtest.Fault{Kind: llmtest.HangFirst}
	}})
	if err != nil {
		t.Fatal(err)
	}
	req := &llm.Request{Model: "m", Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}
	if _, err := s.Provider().Complete(t.Context(), req, llm.Observer{}); err != nil {
		t.Error(err)
	}
	// Close ends what hangs.
	var wg sync.WaitGroup
	wg.Go(func() {
		if _, err := s.Provider().Complete(t.Context(), req, llm.Observer{}); err == nil {
			t.Error("an answer from a server that hangs")
		}
	})
	<-arrived
	s.Close()
	s.Close()
	wg.Wait()
	if n := len(s.Requests()); n != 0 || s.Count() != 2 {
		t.Errorf("%d of %d requests kept", n, s.Count())
	}
}

// BenchmarkParallel is 500 requests at 50 at once to a server that takes 200 ms.
func BenchmarkParallel(b *testing.B) {
	const n, c, latency = 500, 50, 200 * time.Millisecond
	for _, format := range llmtest.Providers {
		b.Run(format, func(b *testing.B) {
			s := llmtest.New(b, format, llmtest.Config{Latency: latency, Forget: true, Answer: hello})
			o := s.Options()
			o.HTTPClient = nil // the shared transport
			p, err := llm.Open(format, o)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				start := time.Now()
				var wg sync.WaitGroup
				slots := make(chan struct{}, c)
				for i := range n {
					slots <- struct{}{}
					wg.Go(func() {
						defer func() { <-slots }()
						if _, err := p.Complete(b.Context(), &llm.Request{Model: "m", Messages: []llm.Message{{Role: llm.User, Text: fmt.Sprint("hi ", i)}}}, llm.Observer{}); err != nil {
							b.Error(err)
						}
					})
				}
				wg.Wait()
				b.ReportMetric(float64(time.Since(start))/float64(n*latency/c), "×ideal")
			}
		})
	}
}
