package llm_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/trial"
)

// TestPlainJSON asks every API for a stream and gets an answer in one piece, and asks
// for one piece: both give what the stream gives.
func TestPlainJSON(t *testing.T) {
	answer := func(*llmtest.Request) *llm.Response {
		return &llm.Response{Message: llm.Message{Text: "first <both> 漢字", Calls: []llm.Call{{Name: "read_file", Args: `{"path":"a"}`}, {Name: "list", Args: `{}`}}},
			Reasoning: "think", Usage: trial.Usage{Input: 1000, CacheRead: 300, Output: 77, Reasoning: 33}}
	}
	req := &llm.Request{Model: "m", Tools: tools, MaxTokens: 100, Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}
	for _, provider := range llmtest.Providers {
		t.Run(provider, func(t *testing.T) {
			ask := func(conf llmtest.Config, whole bool) *llm.Response {
				t.Helper()
				conf.Answer = answer
				s := llmtest.New(t, provider, conf)
				o := s.Options()
				o.Whole = whole
				p, err := llm.Open(provider, o)
				if err != nil {
					t.Fatal(err)
				}
				alive := 0
				resp, err := p.Complete(t.Context(), req, llm.Observer{Alive: func() { alive++ }})
				if err != nil || alive == 0 {
					t.Fatalf("%v, %d signs of life", err, alive)
				}
				// The conversation goes on with the server's answer.
				next := *req
				next.Messages = append(next.Messages, resp.Message, llm.Message{Role: llm.ToolReply, Results: []llm.CallResult{
					{ID: resp.Calls[0].ID, Name: "read_file", Text: "body"}, {ID: resp.Calls[1].ID, Name: "list", Text: "none"}}})
				if _, err := p.Complete(t.Context(), &next, llm.Observer{}); err != nil {
					t.Errorf("second request: %v", err)
				}
				if body := string(s.Requests()[0].Body); whole && (strings.Contains(body, `"stream":true`) || strings.Contains(body, "stream_options")) {
					t.Errorf("asked for a stream: %s", body)
				}
				return resp
			}
			streamed := ask(llmtest.Config{}, false)
			ignore := cmpopts.IgnoreFields(llm.Message{}, "Native")
			if d := cmp.Diff(streamed, ask(llmtest.Config{PlainJSON: true}, false), ignore); d != "" {
				t.Errorf("in one piece, a stream was asked for: %s", d)
			}
			if d := cmp.Diff(streamed, ask(llmtest.Config{}, true), ignore); d != "" {
				t.Errorf("in one piece, as asked for: %s", d)
			}
		})
	}
}

// TestHeaders sends headers of a gateway and keeps their values out of everything that is
// kept.
func TestHeaders(t *testing.T) {
	const value = "team-secret-0123456789"
	for _, provider := range llmtest.Providers {
		t.Run(provider, func(t *testing.T) {
			s := llmtest.New(t, provider, llmtest.Config{Header: map[string]string{"X-Team": value}, Answer: func(r *llmtest.Request) *llm.Response {
				return &llm.Response{Message: llm.Message{Text: "you are " + r.Header.Get("X-Team")}}
			}})
			for _, headers := range []map[string]llm.Header{nil, {"X-Team": {Name: "TEAM_TOKEN", Value: value}}} {
				o := s.Options()
				o.Headers = headers
				p, err := llm.Open(provider, o)
				if err != nil {
					t.Fatal(err)
				}
				var raws strings.Builder
				_, err = p.Complete(t.Context(), &llm.Request{Model: "m", MaxTokens: 100, Messages: []llm.Message{{Role: llm.User, Text: "hi"}}},
					llm.Observer{Raw: func(_, _ string, b []byte) { raws.Write(b) }})
				if (err == nil) != (headers != nil) {
					t.Errorf("headers %v: %v", headers, err)
				}
				if headers != nil && (strings.Contains(raws.String(), value) || s.Requests()[1].Header.Get("X-Team") != value) {
					t.Errorf("raw %s, header %s", raws.String(), s.Requests()[1].Header.Get("X-Team"))
				}
			}
		})
	}
}
