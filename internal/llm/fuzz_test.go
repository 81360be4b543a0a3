package llm_test

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/trial"
)

// fuzzStream feeds any bytes to a client as the body of an answer. It must give
// an answer or a fault, the same however the bytes are cut. The parts that it
// wants sent back must be fit to send.
func fuzzStream(f *testing.F, provider string) {
	for _, resp := range []llm.Response{
		{Message: llm.Message{Text: "some text"}, Reasoning: "hm"},
		{Message: llm.Message{Calls: []llm.Call{{Name: "list", Args: `{"a": "b c"}`}, {Name: "list", Args: "{}"}}}},
		{Message: llm.Message{Text: "no"}, Stop: llm.StopRefusal},
	} {
		for _, kind := range []llmtest.Kind{llmtest.None, llmtest.ErrorEvent, llmtest.Cut} {
			s := llmtest.New(f, provider, llmtest.Config{Fault: llmtest.Always(llmtest.Fault{Kind: kind, Status: 529}), Answer: func(*llmtest.Request) *llm.Response { return &resp }})
			_, _ = s.Provider().Complete(f.Context(), &llm.Request{Model: "m", Tools: tools, Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}, llm.Observer{
				Raw: func(kind, _ string, b []byte) {
					if kind == "response" {
						f.Add(b, []byte{3, 50})
					}
				}})
		}
	}
	f.Fuzz(func(t *testing.T, body, sizes []byte) {
		req := &llm.Request{Model: "m", Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}
		ask := func(r io.Reader) (*llm.Response, string) {
			p, err := llm.Open(provider, llm.Options{BaseURL: "http://model.invalid", Key: "key", HTTPClient: &http.Client{Transport: roundTrip(func(hr *http.Request) (*http.Response, error) {
				return &http.Response{StatusCode: 200, Status: "200 OK", Header: http.Header{"Content-Type": {"text/event-stream"}}, Body: io.NopCloser(r), Request: hr}, nil
			})}})
			if err != nil {
				t.Fatal(err)
			}
			resp, err := p.Complete(t.Context(), req, llm.Observer{Partial: func(trial.Usage) {}})
			if (resp == nil) == (err == nil) {
				t.Fatalf("%+v and %v", resp, err)
			}
			if err != nil {
				if _, ok := errors.AsType[*trial.Fault](err); !ok {
					t.Fatalf("no fault: %v", err)
				}
				return nil, err.Error()
			}
			return resp, ""
		}
		resp, text := ask(bytes.NewReader(body))
		again, text2 := ask(&chunks{b: body, sizes: sizes})
		if d := cmp.Diff(resp, again); d != "" || text != text2 {
			t.Fatalf("cut otherwise: %s %q %q", d, text, text2)
		}
		if resp == nil || resp.Stop == llm.StopLength && len(resp.Native) == 0 {
			return
		}
		// The answer can be sent back.
		req.Messages = append(req.Messages, resp.Message)
		if len(resp.Calls) > 0 {
			reply := llm.Message{Role: llm.ToolReply}
			for _, c := range resp.Calls {
				reply.Results = append(reply.Results, llm.CallResult{ID: c.ID, Name: c.Name})
			}
			req.Messages = append(req.Messages, reply)
		}
		if _, text := ask(bytes.NewReader(body)); text != "" {
			t.Fatalf("the second request: %s", text)
		}
	})
}

func FuzzAnthropic(f *testing.F)  { fuzzStream(f, llm.Anthropic) }
func FuzzOpenAI(f *testing.F)     { fuzzStream(f, llm.OpenAI) }
func FuzzCompatible(f *testing.F) { fuzzStream(f, llm.Compatible) }
func FuzzGemini(f *testing.F)     { fuzzStream(f, llm.Gemini) }
