package llm_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/trial"
)

// faultCase is one thing that goes wrong and what must come of it.
type faultCase struct {
	name            string
	fault           llmtest.Fault
	retry, throttle bool
	after           time.Duration
	says            []string // all in the error; %K is the variable of the key
	stop            llm.Stop // an answer in place of an error
	partial         bool     // usage was told before it broke
}

var faults = []faultCase{
	{name: "408", fault: llmtest.Fault{Kind: llmtest.Status, Status: 408}, retry: true, says: []string{"408"}},
	{name: "409", fault: llmtest.Fault{Kind: llmtest.Status, Status: 409}, retry: true, says: []string{"409"}},
	{name: "429", fault: llmtest.Fault{Kind: llmtest.Status, Status: 429, After: 7 * time.Second, Message: "slow\ndown\x1b[31m"}, retry: true, throttle: true, after: 7 * time.Second, says: []string{"429", "slow down [31m"}},
	{name: "429 until", fault: llmtest.Fault{Kind: llmtest.Status, Status: 429, Header: map[string]string{"Retry-After": time.Now().Add(time.Hour).UTC().Format(http.TimeFormat)}}, retry: true, throttle: true, after: llm.MaxWait},
	{name: "429 past", fault: llmtest.Fault{Kind: llmtest.Status, Status: 429, Header: map[string]string{"Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT"}}, retry: true, throttle: true},
	{name: "429 milliseconds", fault: llmtest.Fault{Kind: llmtest.Status, Status: 429, Header: map[string]string{"Retry-After-Ms": "1500", "Retry-After": "99"}}, retry: true, throttle: true, after: 1500 * time.Millisecond},
	{name: "429 half", fault: llmtest.Fault{Kind: llmtest.Status, Status: 429, Header: map[string]string{"Retry-After": "0.5"}}, retry: true, throttle: true, after: 500 * time.Millisecond},
	{name: "429 nonsense", fault: llmtest.Fault{Kind: llmtest.Status, Status: 429, Header: map[string]string{"Retry-After": "soon", "Retry-After-Ms": "NaN"}}, retry: true, throttle: true},
	{name: "429 quota", fault: llmtest.Fault{Kind: llmtest.Status, Status: 429, Code: "insufficient_quota", Message: "You exceeded your current quota (insufficient_quota).", After: time.Second}, throttle: true, says: []string{"%K", "used up"}},
	{name: "429 usage limit", fault: llmtest.Fault{Kind: llmtest.Status, Status: 429, Message: "You have reached your specified API usage limits."}, throttle: true, says: []string{"%K", "used up"}},
	{name: "400 credit", fault: llmtest.Fault{Kind: llmtest.Status, Status: 400, Message: "Your credit balance is too low to access the API."}, says: []string{"%K", "used up"}},
	{name: "402", fault: llmtest.Fault{Kind: llmtest.Status, Status: 402}, says: []string{"402", "used up"}},
	{name: "500", fault: llmtest.Fault{Kind: llmtest.Status, Status: 500}, retry: true},
	{name: "503", fault: llmtest.Fault{Kind: llmtest.Status, Status: 503, After: 3 * time.Second}, retry: true, after: 3 * time.Second},
	{name: "503 overloaded", fault: llmtest.Fault{Kind: llmtest.Status, Status: 503, Message: "The model is overloaded. Please try again later."}, retry: true, throttle: true},
	{name: "529", fault: llmtest.Fault{Kind: llmtest.Status, Status: 529}, retry: true, throttle: true, says: []string{"529"}},
	{name: "500 do not retry", fault: llmtest.Fault{Kind: llmtest.Status, Status: 500, Header: map[string]string{"X-Should-Retry": "false"}}},
	{name: "400", fault: llmtest.Fault{Kind: llmtest.Status, Status: 400, Message: "tools.0: broken"}, says: []string{"400", "tools.0: broken"}},
	{name: "400 temperature", fault: llmtest.Fault{Kind: llmtest.Status, Status: 400, Param: "temperature", Message: "Unsupported parameter: 'temperature' is not supported with this model."}, says: []string{`model "some-model" does not take the setting temperature`, "remove"}},
	{name: "400 seed", fault: llmtest.Fault{Kind: llmtest.Status, Status: 400, Message: "Unknown field: seed"}, says: []string{"the setting seed"}},
	{name: "400 effort", fault: llmtest.Fault{Kind: llmtest.Status, Status: 400, Message: "adaptive thinking is not supported on this model"}, says: []string{"the setting effort"}},
	{name: "400 max tokens", fault: llmtest.Fault{Kind: llmtest.Status, Status: 400, Message: "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."}, says: []string{"the setting max_tokens"}},
	{name: "401", fault: llmtest.Fault{Kind: llmtest.Status, Status: 401, Message: "Incorrect API key provided: secret-key-0123456789."}, says: []string{"set %K to a valid key", "[redacted:%K]"}},
	{name: "403", fault: llmtest.Fault{Kind: llmtest.Status, Status: 403}, says: []string{`%K may not use model "some-model"`}},
	{name: "404", fault: llmtest.Fault{Kind: llmtest.Status, Status: 404, Message: "model: some-model"}, says: []string{`check the model name "some-model" and the base URL (127.0.0.1:`}},
	{name: "413", fault: llmtest.Fault{Kind: llmtest.Status, Status: 413}, says: []string{"413", "too large"}},
	{name: "context, Anthropic", fault: llmtest.Fault{Kind: llmtest.Status, Status: 400, Message: "prompt is too long: 203456 tokens > 200000 maximum"}, stop: llm.StopLength, says: []string{"203456"}},
	{name: "context with output, Anthropic", fault: llmtest.Fault{Kind: llmtest.Status, Status: 400, Message: "input length and `max_tokens` exceed context limit: 199000 + 8192 > 200000"}, stop: llm.StopLength},
	{name: "context, OpenAI", fault: llmtest.Fault{Kind: llmtest.Status, Status: 400, Message: "Your input exceeds the context window of this model. Please adjust your input and try again."}, stop: llm.StopLength},
	{name: "context, vLLM", fault: llmtest.Fault{Kind: llmtest.Status, Status: 400, Message: "This model's maximum context length is 16384 tokens. However, you requested 122946 tokens"}, stop: llm.StopLength},
	{name: "context, llama.cpp", fault: llmtest.Fault{Kind: llmtest.Status, Status: 400, Message: "the request exceeds the available context size, try increasing it"}, stop: llm.StopLength},
	{name: "context, Gemini", fault: llmtest.Fault{Kind: llmtest.Status, Status: 400, Message: "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576)."}, stop: llm.StopLength},
	{name: "page 502", fault: llmtest.Fault{Kind: llmtest.HTML, Status: 502, Message: "502 Bad\n Gateway"}, retry: true, says: []string{"HTML page", "502 Bad Gateway"}},
	{name: "page 200", fault: llmtest.Fault{Kind: llmtest.HTML, Message: "Sign in"}, retry: true, says: []string{"200 HTML page", "Sign in", "wrong base URL"}},
	{name: "page 403", fault: llmtest.Fault{Kind: llmtest.HTML, Status: 403, Message: "Forbidden"}, says: []string{"Forbidden"}},
	{name: "JSON", fault: llmtest.Fault{Kind: llmtest.Plain}, retry: true, says: []string{`sent application/json that is no answer of the API: {"hello": "world"}`}},
	{name: "redirect", fault: llmtest.Fault{Kind: llmtest.Redirect}, says: []string{"redirects to http://elsewhere.invalid/v1: set the base URL"}},
	{name: "empty", fault: llmtest.Fault{Kind: llmtest.Empty}, retry: true, says: []string{"empty answer"}},
	{name: "reset", fault: llmtest.Fault{Kind: llmtest.Reset}, retry: true},
	{name: "reset in the stream", fault: llmtest.Fault{Kind: llmtest.ResetMid}, retry: true, partial: true, says: []string{"broke off"}},
	{name: "cut in an event", fault: llmtest.Fault{Kind: llmtest.Cut}, retry: true, partial: true, says: []string{"broke off after event"}},
	{name: "cut between events", fault: llmtest.Fault{Kind: llmtest.CutClean}, retry: true, partial: true, says: []string{"the stream ended before its end event"}},
	{name: "bad JSON", fault: llmtest.Fault{Kind: llmtest.BadJSON}, retry: true, partial: true, says: []string{"makes no sense"}},
	{name: "error event 529", fault: llmtest.Fault{Kind: llmtest.ErrorEvent, Status: 529}, retry: true, throttle: true, partial: true},
	{name: "error event 500", fault: llmtest.Fault{Kind: llmtest.ErrorEvent, Status: 500}, retry: true, partial: true},
	{name: "error event 429", fault: llmtest.Fault{Kind: llmtest.ErrorEvent, Status: 429}, retry: true, throttle: true, partial: true},
	{name: "error event, context", fault: llmtest.Fault{Kind: llmtest.ErrorEvent, Status: 400, Code: "context_length_exceeded", Message: "Your input exceeds the context window of this model."}, stop: llm.StopLength},
	{name: "hangs at once", fault: llmtest.Fault{Kind: llmtest.HangFirst}, retry: true, says: []string{"silent for 400ms"}},
	{name: "hangs in the stream", fault: llmtest.Fault{Kind: llmtest.HangMid}, retry: true, partial: true, says: []string{"silent for 400ms"}},
	{name: "204", fault: llmtest.Fault{Kind: llmtest.NoContent}, retry: true, says: []string{"empty answer (204 No Content)"}},
	{name: "hangs at the end", fault: llmtest.Fault{Kind: llmtest.HangEnd}, stop: llm.StopEnd},
}

func TestFaults(t *testing.T) {
	for _, provider := range llmtest.Providers {
		for _, c := range faults {
			t.Run(provider+"/"+c.name, func(t *testing.T) {
				t.Parallel()
				testFault(t, provider, c)
			})
		}
	}
}

func testFault(t *testing.T, provider string, c faultCase) {
	s := llmtest.New(t, provider, llmtest.Config{Fault: llmtest.Nth(1, c.fault), Answer: func(*llmtest.Request) *llm.Response {
		return &llm.Response{Message: llm.Message{Text: strings.Repeat("some text ", 20)}, Usage: trial.Usage{Input: 50, Output: 60}}
	}})
	o := s.Options()
	o.Key = "secret-key-0123456789"
	if slices.Contains([]llmtest.Kind{llmtest.HangFirst, llmtest.HangMid, llmtest.HangEnd}, c.fault.Kind) {
		o.Idle = 400 * time.Millisecond
	}
	p, err := llm.Open(provider, o)
	if err != nil {
		t.Fatal(err)
	}
	effort := ""
	if strings.Contains(c.name, "effort") {
		effort = "high"
	}
	req := &llm.Request{Model: "some-model", MaxTokens: 100, Temperature: ptr(1.0), Seed: ptr(int64(1)), Effort: effort, Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}
	raws := map[string]string{}
	var partial []trial.Usage
	obs := llm.Observer{
		Raw:     func(kind, media string, b []byte) { raws[kind] += string(b) },
		Partial: func(u trial.Usage) { partial = append(partial, u) },
	}
	resp, err := p.Complete(t.Context(), req, obs)
	d, _ := llm.FindProvider(provider)
	text := fmt.Sprint(err)
	switch f, ok := errors.AsType[*trial.Fault](err); {
	case c.stop != "":
		if err != nil || resp.Stop != c.stop {
			t.Fatalf("got %+v, %v", resp, err)
		}
		text = resp.Detail
		if c.fault.Kind != llmtest.HangEnd && !strings.HasPrefix(text, "context: ") {
			t.Errorf("detail %q", text)
		}
	case !ok || resp != nil:
		t.Fatalf("got %+v, %v", resp, err)
	case f.Class != trial.ClassEnvironment || f.Retry != c.retry || f.Throttle != c.throttle || f.After != c.after:
		t.Errorf("retry %v throttle %v after %v, want %v %v %v: %v", f.Retry, f.Throttle, f.After, c.retry, c.throttle, c.after, err)
	case !c.partial && f.Down != c.retry: // nothing of an answer came
		t.Errorf("down %v: %v", f.Down, err)
	}
	for _, says := range c.says {
		if says = strings.ReplaceAll(says, "%K", d.KeyVar); !strings.Contains(text, says) {
			t.Errorf("%q does not say %q", text, says)
		}
	}
	if strings.ContainsAny(text, "\n\r\x1b") {
		t.Errorf("not one line: %q", text)
	}
	for _, s := range []string{text, raws["request"], raws["response"]} {
		if strings.Contains(s, "secret-key") {
			t.Errorf("the key is in %q", s)
		}
	}
	if raws["request"] == "" || raws["response"] == "" && c.fault.Kind != llmtest.Empty && c.fault.Kind != llmtest.Reset && c.fault.Kind != llmtest.HangFirst && c.fault.Kind != llmtest.Redirect && c.fault.Kind != llmtest.NoContent {
		t.Errorf("raw %q", raws)
	}
	// Anthropic tells the input at the start, Gemini with every event.
	told := c.partial && (provider == llm.Anthropic || provider == llm.Gemini)
	if told && (len(partial) != 1 || partial[0].Input != 50 || !partial[0].Partial) || !told && len(partial) > 0 {
		t.Errorf("partial usage %+v", partial)
	}
	// The connection, or a new one, is good for the next request.
	if resp, err = p.Complete(t.Context(), req, llm.Observer{}); err != nil || resp.Text == "" {
		t.Errorf("afterwards: %+v, %v", resp, err)
	}
}

// TestErrorBodies reads the error forms of servers that the loopback servers do
// not imitate.
func TestErrorBodies(t *testing.T) {
	for _, c := range []struct {
		status int
		body   string
		retry  bool
		after  time.Duration
		says   string
	}{
		{404, `{"error":"model \"x\" not found, try pulling it first"}`, false, 0, `model "x" not found, try pulling it first`},
		{400, `{"object":"error","message":"bad thing","type":"BadRequestError","param":null,"code":400}`, false, 0, "400 BadRequestError: bad thing"},
		{400, `{"error":{"code":400,"message":"the request is bad","type":"invalid_request_error"}}`, false, 0, "400 invalid_request_error: the request is bad"},
		{422, `{"detail":[{"loc":["body"],"msg":"field required"}]}`, false, 0, "field required"},
		{500, `{"detail":"it broke"}`, true, 0, "500: it broke"},
		{500, `{"message":"it broke"}`, true, 0, "500: it broke"},
		{502, `upstream connect error`, true, 0, "502: upstream connect error"},
		{503, ``, true, 0, "503"},
		{500, `{"error":null}`, true, 0, `500: {"error":null}`},
		{429, `[{"error":{"code":429,"message":"Quota exceeded, check your plan and billing details.","status":"RESOURCE_EXHAUSTED","details":[{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"34.5s"}]}}]`, true, 34500 * time.Millisecond, "429 RESOURCE_EXHAUSTED: Quota exceeded"},
		{429, `{"error":{"code":429,"message":"Quota exceeded","status":"RESOURCE_EXHAUSTED","details":[{"@type":"x","violations":[{"quotaId":"GenerateRequestsPerDayPerProjectPerModel-FreeTier"}]},{"@type":"y","retryDelay":"34s"}]}}`, false, 0, "used up"},
		{400, `{"error":{"code":400,"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT","details":[{"@type":"x","reason":"API_KEY_INVALID","domain":"googleapis.com"}]}}`, false, 0, "set ASSAY_COMPATIBLE_API_KEY to a valid key"},
		{200, `{"error":{"code":429,"message":"later","status":"RESOURCE_EXHAUSTED"}}`, true, 0, "429 RESOURCE_EXHAUSTED: later"},
	} {
		p := open(t, llm.Compatible, llm.Options{BaseURL: "http://model.invalid", HTTPClient: &http.Client{Transport: roundTrip(func(r *http.Request) (*http.Response, error) {
			return &http.Response{StatusCode: c.status, Status: "x", Header: http.Header{"Content-Type": {"application/json"}}, Body: io.NopCloser(strings.NewReader(c.body)), Request: r}, nil
		})}})
		_, err := p.Complete(t.Context(), &llm.Request{Model: "m"}, llm.Observer{})
		f, ok := errors.AsType[*trial.Fault](err)
		if !ok || f.Retry != c.retry || f.After != c.after || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%d %s:\n%v (%+v)", c.status, c.body, err, f)
		}
	}
}

type roundTrip func(*http.Request) (*http.Response, error)

func (f roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

// TestUnreachable has no server at all.
func TestUnreachable(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	l.Close()
	dns := &http.Client{Transport: &http.Transport{DialContext: func(context.Context, string, string) (net.Conn, error) {
		return nil, &net.DNSError{Err: "no such host", Name: "api.invalid", IsNotFound: true}
	}}}
	for _, provider := range llmtest.Providers {
		for _, c := range []struct {
			o    llm.Options
			says string
		}{
			{llm.Options{BaseURL: "http://" + l.Addr().String()}, "connection refused"},
			{llm.Options{BaseURL: "http://user:pass-word@api.invalid/x?key=abc", HTTPClient: dns}, "no such host"},
		} {
			c.o.Key = "key-0123456789"
			p, err := llm.Open(provider, c.o)
			if err != nil {
				t.Fatal(err)
			}
			_, err = p.Complete(t.Context(), &llm.Request{Model: "m", Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}, llm.Observer{})
			f, ok := errors.AsType[*trial.Fault](err)
			if !ok || !f.Retry || f.Throttle || !strings.Contains(err.Error(), c.says) || strings.Contains(err.Error(), "pass-word") || strings.Contains(err.Error(), "abc") {
				t.Errorf("%s: %v", provider, err)
			}
		}
	}
}

// TestSilence checks the watchdog's clock: 90 seconds in which the answer does not
// grow, restarted by each event that adds to it and by nothing else.
func TestSilence(t *testing.T) {
	for _, c := range []struct {
		name   string
		chunk  string
		chunks []time.Duration // when chunks come, after the headers
		head   time.Duration
		end    time.Duration // when the fault comes
		says   string
	}{
		{"no headers", "", nil, time.Hour, 90 * time.Second, "was silent for 1m30s"},
		{"no body", "", nil, 60 * time.Second, 90 * time.Second, "was silent for 1m30s"},
		{"slow body", `{"type":"content_block_start","index":%d,"content_block":{"type":"text"}}`, []time.Duration{80 * time.Second, 160 * time.Second, 245 * time.Second}, 0, 335 * time.Second, "was silent for 1m30s"},
		{"pings", `{"type":"ping","n":%d}`, []time.Duration{10 * time.Second, 80 * time.Second, 160 * time.Second}, 0, 90 * time.Second, "added nothing to its answer for 1m30s"},
		{"empty events", `{}`, []time.Duration{10 * time.Second, 80 * time.Second, 160 * time.Second}, 0, 90 * time.Second, "added nothing to its answer for 1m30s"},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				start := time.Now()
				p := open(t, llm.Anthropic, llm.Options{Key: "k", HTTPClient: &http.Client{Transport: roundTrip(func(r *http.Request) (*http.Response, error) {
					if err := llm.Sleep(r.Context(), c.head); err != nil {
						return nil, err
					}
					pr, pw := io.Pipe()
					begun := time.Now()
					go func() {
						for i, at := range c.chunks {
							if llm.Sleep(r.Context(), at-time.Since(begun)) != nil {
								break
							}
							_, _ = io.WriteString(pw, "data: "+strings.ReplaceAll(c.chunk, "%d", strconv.Itoa(i))+"\n\n")
						}
						<-r.Context().Done()
						pw.CloseWithError(context.Cause(r.Context()))
					}()
					return &http.Response{StatusCode: 200, Header: http.Header{"Content-Type": {"text/event-stream"}}, Body: pr, Request: r}, nil
				})}})
				_, err := p.Complete(t.Context(), &llm.Request{Model: "m"}, llm.Observer{})
				f, ok := errors.AsType[*trial.Fault](err)
				if !ok || !f.Retry || !strings.Contains(err.Error(), "api.anthropic.com "+c.says) {
					t.Errorf("%v", err)
				}
				if took := time.Since(start); took != c.end {
					t.Errorf("after %v, want %v", took, c.end)
				}
			})
		})
	}
}

// TestStopped ends the context before, while waiting and in the stream: the cause
// comes back as it is.
func TestStopped(t *testing.T) {
	stop := errors.New("the trial's deadline")
	for _, provider := range llmtest.Providers {
		for _, kind := range []llmtest.Kind{llmtest.None, llmtest.HangFirst, llmtest.HangMid} {
			ctx, cancel := context.WithCancelCause(t.Context())
			s := llmtest.New(t, provider, llmtest.Config{
				Fault: func(int) *llmtest.Fault {
					if kind == llmtest.HangFirst {
						cancel(stop)
					}
					return &llmtest.Fault{Kind: kind}
				},
				Answer: func(*llmtest.Request) *llm.Response {
					return &llm.Response{Message: llm.Message{Text: "a long enough text to be cut in two"}}
				},
			})
			obs := llm.Observer{}
			switch kind {
			case llmtest.None:
				cancel(stop)
			case llmtest.HangMid:
				obs.Alive = func() { cancel(stop) }
			}
			if _, err := s.Provider().Complete(ctx, &llm.Request{Model: "m", Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}, obs); !errors.Is(err, stop) {
				t.Errorf("%s, %v: %v", provider, kind, err)
			}
			if _, err := s.Provider().Complete(ctx, &llm.Request{Model: "m"}, obs); !errors.Is(err, stop) {
				t.Errorf("%s: after the end: %v", provider, err)
			}
			cancel(nil)
		}
	}
}

func TestOpen(t *testing.T) {
	for _, c := range []struct {
		name string
		o    llm.Options
		want string
	}{
		{"antropic", llm.Options{}, `unknown provider "antropic": use one of ` + strings.Join(llm.ProviderNames(), ", ")},
		{"anthropic", llm.Options{}, "no key for provider anthropic: set ANTHROPIC_API_KEY"},
		{"openai", llm.Options{}, "no key for provider openai: set OPENAI_API_KEY"},
		{"gemini", llm.Options{KeyName: "MY_KEY"}, "no key for provider gemini: set MY_KEY"},
		{"compatible", llm.Options{}, "provider compatible needs a base URL, such as http://127.0.0.1:8000/v1"},
		{"compatible", llm.Options{BaseURL: "localhost:11434"}, `base URL of provider compatible is no http(s) address: "localhost:11434"`},
		{"anthropic", llm.Options{Key: "k", BaseURL: "ftp://u:p@h/x?key=y"}, `base URL of provider anthropic is no http(s) address: "ftp://h/x"`},
		{"compatible", llm.Options{BaseURL: "http://localhost:11434"}, ""},
		{"anthropic", llm.Options{Key: "k"}, ""},
	} {
		p, err := llm.Open(c.name, c.o)
		if c.want == "" && (err != nil || p == nil) || c.want != "" && (err == nil || err.Error() != c.want) {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
}

func TestPaths(t *testing.T) {
	for _, c := range []struct{ provider, base, model, want string }{
		{"anthropic", "", "m", "https://api.anthropic.com/v1/messages"},
		{"anthropic", "http://h/", "m", "http://h/v1/messages"},
		{"anthropic", "http://h/v1", "m", "http://h/v1/messages"},
		{"anthropic", "http://h/proxy", "m", "http://h/proxy/v1/messages"},
		{"openai", "", "m", "https://api.openai.com/v1/responses"},
		{"openai", "http://h", "m", "http://h/v1/responses"},
		{"openai", "http://h/v2", "m", "http://h/v2/responses"},
		{"compatible", "http://h:1", "m", "http://h:1/v1/chat/completions"},
		{"compatible", "http://h/api/v1/", "m", "http://h/api/v1/chat/completions"},
		{"gemini", "", "m", "https://generativelanguage.googleapis.com/v1beta/models/m:streamGenerateContent?alt=sse"},
		{"gemini", "http://h/v1beta", "tunedModels/m?x", "http://h/v1beta/tunedModels/m%3Fx:streamGenerateContent?alt=sse"},
	} {
		var got string
		p, err := llm.Open(c.provider, llm.Options{Key: "k", BaseURL: c.base, HTTPClient: &http.Client{Transport: roundTrip(func(r *http.Request) (*http.Response, error) {
			got = r.URL.String()
			return nil, io.EOF
		})}})
		if err != nil {
			t.Fatal(err)
		}
		_, _ = p.Complete(t.Context(), &llm.Request{Model: c.model}, llm.Observer{})
		if got != c.want {
			t.Errorf("%s %s: %s, want %s", c.provider, c.base, got, c.want)
		}
	}
}

func open(t *testing.T, name string, o llm.Options) llm.Provider {
	t.Helper()
	p, err := llm.Open(name, o)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
