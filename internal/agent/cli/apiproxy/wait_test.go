package apiproxy

import (
	"bytes"
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/testenv"
)

// TestOutageIsWaitedOut lets every API be out when a client asks, in ways in which
// nothing of an answer comes: the client sees one answer, late.
func TestOutageIsWaitedOut(t *testing.T) {
	testenv.Slow(t)
	for _, format := range wires {
		for name, f := range map[string]llmtest.Fault{
			"reset": {Kind: llmtest.Reset}, "503": {Kind: llmtest.Status, Status: 503}, "204": {Kind: llmtest.NoContent}, "529": {Kind: llmtest.Status, Status: 529},
			"hangs": {Kind: llmtest.HangFirst}, "comments": {Kind: llmtest.Comments, At: llmtest.BeforeAll}, "empty": {Kind: llmtest.Empty},
		} {
			t.Run(format+"/"+name, func(t *testing.T) {
				t.Parallel()
				s := llmtest.New(t, format, llmtest.Config{Fault: llmtest.Nth(1, f), Script: nil, Answer: func(*llmtest.Request) *llm.Response {
					return &llm.Response{Message: llm.Message{Text: "late, but whole"}, Usage: usageOf(format)}
				}})
				var suspended, resumed atomic.Int64
				p := start(t, Config{Upstream: s.BaseURL(), Outage: 20 * time.Second, Idle: 800 * time.Millisecond, Suspend: func() func(bool) {
					suspended.Add(1)
					return func(counts bool) {
						if !counts {
							resumed.Add(1)
						}
					}
				}})
				resp, err := through(t, s, p).Complete(t.Context(), request, llm.Observer{})
				if err != nil || resp.Text != "late, but whole" {
					t.Fatalf("%+v, %v", resp, err)
				}
				_ = p.Close()
				all := p.Requests()
				if len(all) != 1 || all[0].Tries != 1 || all[0].WaitedMS != 1000 || all[0].Error != "" || all[0].Usage == nil {
					t.Errorf("requests %+v", all)
				}
				if s.Count() != 2 || suspended.Load() == 0 || resumed.Load() == 0 {
					t.Errorf("%d requests, %d waits, %d of them the endpoint's", s.Count(), suspended.Load(), resumed.Load())
				}
			})
		}
	}
}

// TestRefusalsPassAtOnce gives the client every answer that no wait changes, and names
// the API if none comes.
func TestRefusalsPassAtOnce(t *testing.T) {
	for _, f := range []llmtest.Fault{
		{Kind: llmtest.Status, Status: 401}, {Kind: llmtest.Status, Status: 400, Message: "no"}, {Kind: llmtest.Status, Status: 404},
		{Kind: llmtest.Status, Status: 429, Message: "You have reached your specified API usage limits."},
	} {
		s := llmtest.New(t, llm.Anthropic, llmtest.Config{Fault: llmtest.Always(f), Answer: func(*llmtest.Request) *llm.Response { return &llm.Response{} }})
		p := start(t, Config{Upstream: s.BaseURL(), Outage: time.Minute})
		if _, err := through(t, s, p).Complete(t.Context(), request, llm.Observer{}); err == nil || s.Count() != 1 {
			t.Errorf("%d: %v after %d requests", f.Status, err, s.Count())
		}
	}
	p := start(t, Config{Upstream: "http://127.0.0.1:1", Outage: time.Millisecond})
	resp, err := http.Post(p.URL()+"/v1/messages", "application/json", strings.NewReader(`{"model":"m","stream":true}`))
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	if b, _ := io.ReadAll(resp.Body); resp.StatusCode != http.StatusBadGateway || !bytes.Contains(b, []byte("127.0.0.1:1: ")) {
		t.Errorf("%s %s", resp.Status, b)
	}
}

// TestClientsAreKeptAlive sends the head of a stream and comments while the API is out. An
// answer that does not fit ends the connection.
func TestClientsAreKeptAlive(t *testing.T) {
	testenv.Slow(t)
	down := llmtest.Fault{Kind: llmtest.Reset}
	for name, second := range map[string]*llmtest.Fault{"answer": nil, "refusal": {Kind: llmtest.Status, Status: 401}} {
		t.Run(name, func(t *testing.T) {
			s := llmtest.New(t, llm.Anthropic, llmtest.Config{
				Fault: func(n int) *llmtest.Fault {
					if n == 1 {
						return &down
					}
					return second
				},
				Answer: func(*llmtest.Request) *llm.Response { return &llm.Response{Message: llm.Message{Text: "late"}} },
			})
			p := start(t, Config{Upstream: s.BaseURL(), Outage: time.Minute})
			p.keepAlive = 0
			var raw bytes.Buffer
			resp, err := through(t, s, p).Complete(t.Context(), request, llm.Observer{Raw: func(kind, _ string, b []byte) {
				if kind == "response" {
					raw.Write(b)
				}
			}})
			if !strings.HasPrefix(raw.String(), ": waiting for the model API\n\n") {
				t.Errorf("the client got %q", raw.String())
			}
			if (err == nil) != (second == nil) || err == nil && resp.Text != "late" || err != nil && !strings.Contains(err.Error(), "broke off") {
				t.Errorf("%+v, %v", resp, err)
			}
		})
	}
}
