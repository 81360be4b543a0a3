package apiproxy

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

var wires = map[string]string{"anthropic": llm.Anthropic, "responses": llm.OpenAI, "chat": llm.Compatible, "gemini": llm.Gemini}

const key = "sk-test-0123456789abcdef"

// lines is a log that can be read while it is written.
type lines struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lines) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(b)
}

func (l *lines) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

func start(t *testing.T, c Config) *Proxy {
	t.Helper()
	p, err := Start(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.Close() })
	return p
}

// through returns a client of the server that goes through the proxy.
func through(t *testing.T, s *llmtest.Server, p *Proxy) llm.Provider {
	t.Helper()
	c, err := llm.Open(s.Format, llm.Options{BaseURL: p.URL(), Key: key, HTTPClient: &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

var request = &llm.Request{
	Model: "m-1", System: "Be brief.", Messages: []llm.Message{{Role: llm.User, Text: "a secret prompt"}},
	Tools: []llm.Tool{
		{Name: "read_file", Description: "Reads.", Schema: json.RawMessage(`{"type":"object","properties":{}}`)},
		{Name: "write_file", Description: "Writes.", Schema: json.RawMessage(`{"type":"object","properties":{}}`)},
	},
}

// usage in every class that a format has.
func usageOf(format string) trial.Usage {
	u := trial.Usage{Input: 120, CacheRead: 1000, Output: 33, Reasoning: 20}
	switch format {
	case "anthropic":
		u.CacheWrite5m, u.CacheWrite1h, u.Reasoning = 400, 600, 0
	case "responses":
		u.CacheWrite5m = 300
	}
	return u
}

// The proxy counts the same figures as the client, in all formats, however the
// answer is cut on its way.
func TestFiguresAreEqual(t *testing.T) {
	for format, provider := range wires {
		for _, split := range []int{0, 1, 7} {
			t.Run(fmt.Sprintf("%s/%d", format, split), func(t *testing.T) {
				s := llmtest.New(t, provider, llmtest.Config{Key: key, Model: "m-served", Split: split, Answer: func(r *llmtest.Request) *llm.Response {
					return &llm.Response{Message: llm.Message{Text: strings.Repeat("an answer ", r.N*20)}, Usage: usageOf(format)}
				}})
				log := &lines{}
				alive := 0
				p := start(t, Config{Upstream: s.BaseURL(), Log: log, Alive: func() { alive++ }})
				client := through(t, s, p)
				var want []trial.Usage
				var texts []string
				for range 3 {
					resp, err := client.Complete(t.Context(), request, llm.Observer{})
					if err != nil {
						t.Fatal(err)
					}
					direct, err := s.Provider().Complete(t.Context(), request, llm.Observer{})
					if err != nil {
						t.Fatal(err)
					}
					u := resp.Usage
					u.Request = len(want) + 1
					want, texts = append(want, u), append(texts, resp.Text)
					if d := cmp.Diff(direct.Usage, resp.Usage); d != "" {
						t.Errorf("the proxy changes the answer: %s", d)
					}
				}
				if err := p.Close(); err != nil {
					t.Fatal(err)
				}
				if d := cmp.Diff(want, usagesOf(p)); d != "" {
					t.Errorf("usage (-client +proxy):\n%s", d)
				}
				if len(texts[0]) != 200 || alive < 6 {
					t.Errorf("answers %q, alive %d times", texts, alive)
				}
				reqs := p.Requests()
				if len(reqs) != 3 {
					t.Fatalf("%d requests", len(reqs))
				}
				first := reqs[0]
				sent := s.Requests()[0]
				if !first.Generation || first.Bytes != int64(len(sent.Body)) || first.Status != 200 || first.Model != "m-served" || first.FirstMS == nil || first.Error != "" || first.AnswerBytes == 0 {
					t.Errorf("first request %+v", first)
				}
				if !slices.Equal(first.Tools, []string{"read_file", "write_file"}) || first.ToolCount != 2 || first.ToolBytes < 100 || reqs[1].Tools != nil || reqs[1].ToolCount != 2 {
					t.Errorf("tools %+v %+v", first, reqs[1])
				}
				checkLog(t, log.String(), reqs)
			})
		}
	}
}

// checkLog checks that the lines are the requests, and hold no key and no text.
func checkLog(t *testing.T, log string, reqs []Request) {
	t.Helper()
	var got []Request
	for line := range strings.Lines(log) {
		var r Request
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		got = append(got, r)
	}
	slices.SortFunc(got, func(a, b Request) int { return a.N - b.N })
	if d := cmp.Diff(reqs, got); d != "" {
		t.Errorf("log (-requests +lines):\n%s", d)
	}
	for _, bad := range []string{key, "secret prompt", "an answer", "Be brief"} {
		if strings.Contains(log, bad) {
			t.Errorf("the log holds %q", bad)
		}
	}
}

// In every format the proxy reports a cut stream, a refusal and a hang.
func TestFaults(t *testing.T) {
	for format, provider := range wires {
		for name, tc := range map[string]struct {
			fault  llmtest.Fault
			status int
			error  string
		}{
			"overloaded": {llmtest.Fault{Kind: llmtest.Status, Status: 529, Message: "Overloaded, " + key}, 529, "Overloaded"},
			"key":        {llmtest.Fault{Kind: llmtest.Status, Status: 401, Message: "bad key"}, 401, "bad key"},
			"html":       {llmtest.Fault{Kind: llmtest.HTML, Status: 502, Message: "Bad Gateway"}, 502, "Bad Gateway"},
			"reset":      {llmtest.Fault{Kind: llmtest.Reset}, 0, ""},
			"cut":        {llmtest.Fault{Kind: llmtest.Cut}, 200, ""},
			"reset-mid":  {llmtest.Fault{Kind: llmtest.ResetMid}, 200, ""},
			"clean cut":  {llmtest.Fault{Kind: llmtest.CutClean}, 200, "broke off"},
			"error":      {llmtest.Fault{Kind: llmtest.ErrorEvent, Status: 529, Message: "Overloaded"}, 200, "Overloaded"},
			"empty":      {llmtest.Fault{Kind: llmtest.Empty}, 200, "broke off"},
		} {
			t.Run(format+"/"+name, func(t *testing.T) {
				s := llmtest.New(t, provider, llmtest.Config{Fault: llmtest.Nth(1, tc.fault), Delta: 2, Answer: func(*llmtest.Request) *llm.Response {
					return &llm.Response{Message: llm.Message{Text: "a long enough answer"}, Usage: usageOf(format)}
				}})
				log := &lines{}
				p := start(t, Config{Upstream: s.BaseURL(), Log: log, Redact: seal.NewRedactor([]seal.Secret{{Name: "KEY", Value: key}})})
				client := through(t, s, p)
				if _, err := client.Complete(t.Context(), request, llm.Observer{}); err == nil {
					t.Error("the client had an answer")
				}
				if _, err := client.Complete(t.Context(), request, llm.Observer{}); err != nil {
					t.Error(err)
				}
				_ = p.Close()
				reqs := p.Requests()
				if len(reqs) != 2 {
					t.Fatalf("%+v", reqs)
				}
				r := reqs[0]
				if r.Status != tc.status || r.Error == "" || !strings.Contains(r.Error, tc.error) || r.Retry {
					t.Errorf("%+v", r)
				}
				if r.Usage != nil && !r.Usage.Partial {
					t.Errorf("usage of an answer that broke off: %+v", r.Usage)
				}
				if r := reqs[1]; !r.Retry || r.Error != "" || r.Usage == nil || r.Usage.Partial {
					t.Errorf("the second time: %+v", r)
				}
				if strings.Contains(log.String(), key) {
					t.Errorf("the log holds the key: %s", log)
				}
			})
		}
	}
}

// A hang is seen while it lasts, and written down when the run ends.
func TestHang(t *testing.T) {
	s := llmtest.New(t, llm.Anthropic, llmtest.Config{Fault: llmtest.Always(llmtest.Fault{Kind: llmtest.HangFirst}), Answer: func(*llmtest.Request) *llm.Response { return &llm.Response{} }})
	p := start(t, Config{Upstream: s.BaseURL()})
	if p.Waiting() != 0 {
		t.Error("nothing waits")
	}
	client, done := through(t, s, p), make(chan error, 1)
	go func() {
		_, err := client.Complete(context.WithoutCancel(t.Context()), request, llm.Observer{})
		done <- err
	}()
	for p.Waiting() < 20*time.Millisecond {
		time.Sleep(5 * time.Millisecond)
	}
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	if err := <-done; err == nil {
		t.Error("the client had an answer")
	}
	r := p.Requests()
	if len(r) != 1 || r[0].Status != 0 || r[0].FirstMS != nil || r[0].Usage != nil || r[0].Error != errClosed.Error() || !r[0].Generation {
		t.Errorf("%+v", r)
	}
	if resp, err := http.Get(p.URL()); err == nil {
		resp.Body.Close()
		t.Error("the proxy still answers")
	}
}

// Events come out as they went in, not in one lump at the end.
func TestStreamsAtOnce(t *testing.T) {
	next := make(chan bool)
	up := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		for i := range 3 {
			_, _ = fmt.Fprintf(w, "data: {\"n\":%d}\n\n", i)
			_ = http.NewResponseController(w).Flush()
			<-next
		}
	}))
	defer up.Close()
	p := start(t, Config{Upstream: up.URL + "/v1"})
	resp, err := http.Post(p.URL()+"/chat/completions", "application/json", strings.NewReader(`{"model":"m"}`))
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	in := llm.NewEventReader(resp.Body, 0, 0)
	for i := range 3 {
		ev, err := in.Next()
		if err != nil || string(ev.Data) != fmt.Sprintf(`{"n":%d}`, i) {
			t.Fatalf("event %d: %s, %v", i, ev.Data, err)
		}
		next <- true
	}
	if _, err := in.Next(); !errors.Is(err, io.EOF) {
		t.Error(err)
	}
}

// Answers that are no streams, and their usage.
func TestPlainBodies(t *testing.T) {
	for path, tc := range map[string]struct {
		body string
		want trial.Usage
	}{
		"/v1/messages": {`{"type":"message","model":"m","content":[],"stop_reason":"end_turn","usage":{"input_tokens":3,"cache_read_input_tokens":5,"cache_creation_input_tokens":9,"cache_creation":{"ephemeral_5m_input_tokens":2,"ephemeral_1h_input_tokens":7},"output_tokens":4}}`,
			trial.Usage{Request: 1, Model: "m", Input: 3, CacheRead: 5, CacheWrite5m: 2, CacheWrite1h: 7, Output: 4}},
		"/v1/responses": {`{"object":"response","model":"m","status":"completed","output":[],"usage":{"input_tokens":10,"input_tokens_details":{"cached_tokens":4},"output_tokens":6,"output_tokens_details":{"reasoning_tokens":2}}}`,
			trial.Usage{Request: 1, Model: "m", Input: 6, CacheRead: 4, Output: 6, Reasoning: 2}},
		"/v1/chat/completions": {`{"model":"m","choices":[{"message":{"content":"x"},"finish_reason":"stop"}],"usage":{"prompt_tokens":10,"prompt_tokens_details":{"cached_tokens":4},"completion_tokens":6}}`,
			trial.Usage{Request: 1, Model: "m", Input: 6, CacheRead: 4, Output: 6}},
		"/v1beta/models/m:generateContent": {`{"candidates":[{"finishReason":"STOP"}],"modelVersion":"m","usageMetadata":{"promptTokenCount":10,"cachedContentTokenCount":4,"candidatesTokenCount":5,"thoughtsTokenCount":1}}`,
			trial.Usage{Request: 1, Model: "m", Input: 6, CacheRead: 4, Output: 6, Reasoning: 1}},
		"/v1beta/models/m:streamGenerateContent": {`[{"candidates":[{}],"modelVersion":"m"},{"candidates":[{"finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":6,"candidatesTokenCount":5}}]`,
			trial.Usage{Request: 1, Model: "m", Input: 6, Output: 5}},
	} {
		up := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.RawQuery != "key="+key {
				t.Errorf("query %q", r.URL.RawQuery)
			}
			w.Header().Set("Content-Type", "application/json")
			_, _ = io.WriteString(w, tc.body)
		}))
		log := &lines{}
		p := start(t, Config{Upstream: up.URL, Log: log})
		resp, err := http.Post(p.URL()+path+"?key="+key, "application/json", strings.NewReader(`{"model":"asked"}`))
		if err != nil {
			t.Fatal(err)
		}
		b, _ := io.ReadAll(resp.Body)
		resp.Body.Close()
		_ = p.Close()
		up.Close()
		if string(b) != tc.body {
			t.Errorf("%s: body %s", path, b)
		}
		if d := cmp.Diff([]trial.Usage{tc.want}, usagesOf(p)); d != "" {
			t.Errorf("%s (-want +got):\n%s", path, d)
		}
		checkLog(t, log.String(), p.Requests())
	}
}

// Other requests pass and are no generations; compressed requests are read; the
// head of a request passes as it is.
func TestOtherRequests(t *testing.T) {
	var heads []http.Header
	up := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		heads = append(heads, r.Header.Clone())
		_, _ = io.Copy(w, r.Body)
	}))
	defer up.Close()
	p := start(t, Config{Upstream: up.URL + "/base"})
	p.client.TLSClientConfig = &tls.Config{RootCAs: up.Client().Transport.(*http.Transport).TLSClientConfig.RootCAs, NextProtos: []string{"http/1.1"}}
	if !strings.HasSuffix(p.URL(), "/base") || !strings.Contains(p.URL(), p.Addr()) {
		t.Errorf("URL %s", p.URL())
	}
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	_, _ = z.Write([]byte(`{"model":"m","tools":[{"type":"namespace","name":"mcp__fs","tools":[{"type":"function","name":"read"}]},{"type":"web_search"}]}`))
	_ = z.Close()
	for _, r := range []struct {
		method, path, encoding, body string
	}{
		{"HEAD", "/base", "", ""}, {"GET", "/base/models", "", ""}, {"POST", "/base/v1/messages/count_tokens", "", "{}"},
		{"POST", "/base/responses", "gzip", packed.String()}, {"POST", "/base/responses", "zstd", "junk"}, {"POST", "/base/v1/messages", "", "[1"},
	} {
		req, _ := http.NewRequest(r.method, strings.TrimSuffix(p.URL(), "/base")+r.path, strings.NewReader(r.body))
		req.Header.Set("X-Api-Key", key)
		if r.encoding != "" {
			req.Header.Set("Content-Encoding", r.encoding)
		}
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		b, _ := io.ReadAll(resp.Body)
		resp.Body.Close()
		if string(b) != r.body {
			t.Errorf("%s %s: %q came back", r.method, r.path, b)
		}
	}
	_ = p.Close()
	var got []string
	for _, r := range p.Requests() {
		got = append(got, fmt.Sprintf("%s %s %v %s %v %d", r.Method, r.Path, r.Generation, r.Model, r.Tools, r.Status))
	}
	want := []string{
		"HEAD /base false  [] 200", "GET /base/models false  [] 200", "POST /base/v1/messages/count_tokens false  [] 200",
		"POST /base/responses true m [mcp__fs.read web_search] 200", "POST /base/responses true  [] 200", "POST /base/v1/messages true  [] 200",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	for _, h := range heads {
		if h.Get("X-Api-Key") != key || h.Get("X-Forwarded-For") != "" || h.Get("Accept-Encoding") != "identity" {
			t.Errorf("head %v", h)
		}
	}
}

func TestRefusals(t *testing.T) {
	for _, c := range []Config{{Upstream: "api.anthropic.com"}, {Upstream: "ftp://x"}} {
		if _, err := Start(t.Context(), c); err == nil {
			t.Errorf("%+v is taken", c)
		}
	}
	p := start(t, Config{Upstream: "http://127.0.0.1:1"})
	req, _ := http.NewRequest("GET", p.URL()+"/responses", nil)
	req.Header.Set("Connection", "Upgrade")
	req.Header.Set("Upgrade", "websocket")
	resp, err := http.DefaultClient.Do(req)
	if err != nil || resp.StatusCode != http.StatusNotImplemented {
		t.Fatal(resp, err)
	}
	resp.Body.Close()
	if resp, err = http.Post(p.URL()+"/v1/messages", "application/json", strings.NewReader("{}")); err != nil || resp.StatusCode != http.StatusBadGateway {
		t.Fatal(resp, err)
	}
	resp.Body.Close()
	_ = p.Close()
	if r := p.Requests(); len(r) != 2 || !strings.Contains(r[0].Error, "WebSocket") || !strings.Contains(r[1].Error, "refused") {
		t.Errorf("%+v", r)
	}
	if _, err := Start(t.Context(), Config{}); err == nil {
		t.Error("no upstream is taken")
	}
}

// The proxy ends with its context; many requests at once are all written down.
func TestManyAndContext(t *testing.T) {
	s := llmtest.New(t, llm.Anthropic, llmtest.Config{Answer: func(*llmtest.Request) *llm.Response {
		return &llm.Response{Message: llm.Message{Text: "yes"}, Usage: usageOf("anthropic")}
	}})
	ctx, cancel := context.WithCancel(t.Context())
	log := &lines{}
	p, err := Start(ctx, Config{Upstream: s.BaseURL(), Log: log})
	if err != nil {
		t.Fatal(err)
	}
	client := through(t, s, p)
	var wg sync.WaitGroup
	for range 32 {
		wg.Go(func() {
			if _, err := client.Complete(t.Context(), request, llm.Observer{}); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	cancel()
	<-p.served
	_ = p.Close()
	if len(usagesOf(p)) != 32 || strings.Count(log.String(), "\n") != 32 {
		t.Errorf("%d usages, %d lines", len(usagesOf(p)), strings.Count(log.String(), "\n"))
	}
}

// closing is a request body whose reads fail after its end, like the server's after the
// response may have begun.
type closing struct {
	r     io.Reader
	ended bool
}

func (c *closing) Read(b []byte) (int, error) {
	if c.ended {
		return 0, http.ErrBodyReadAfterClose
	}
	n, err := c.r.Read(b)
	c.ended = errors.Is(err, io.EOF)
	return n, err
}

func (c *closing) Close() error { return nil }

// The transport looks for more of a body than was announced while the answer
// comes in already. An error then would cut the answer.
func TestBodyIsReadOnce(t *testing.T) {
	p := start(t, Config{Upstream: "http://127.0.0.1:1"})
	r := httptest.NewRequest("POST", "/v1/messages", &closing{r: strings.NewReader(`{"model":"m"}`)})
	if err := (&exchange{p: p}).readRequest(r); err != nil {
		t.Fatal(err)
	}
	if b, err := io.ReadAll(r.Body); err != nil || len(b) != 13 || r.ContentLength != 13 {
		t.Errorf("%q of %d, %v", b, r.ContentLength, err)
	}
	if n, err := r.Body.Read(make([]byte, 1)); n != 0 || !errors.Is(err, io.EOF) {
		t.Errorf("after the end: %d, %v", n, err)
	}
}

// usagesOf returns the usage of each sent request, including aborted ones. Requests are
// numbered from 1.
func usagesOf(p *Proxy) []trial.Usage {
	var out []trial.Usage
	for _, r := range p.Requests() {
		if r.Usage != nil {
			u := *r.Usage
			u.Request = len(out) + 1
			out = append(out, u)
		}
	}
	return out
}
