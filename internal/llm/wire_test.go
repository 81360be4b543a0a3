package llm_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/trial"
)

var tools = []llm.Tool{
	{Name: "read_file", Description: "Reads a file.", Schema: json.RawMessage(`{"type":"object","properties":{"path":{"type":"string"}},"required":["path"]}`)},
	{Name: "list", Description: "Lists files.", Schema: json.RawMessage(`{"properties":{}}`)},
}

func ptr[T any](v T) *T { return &v }

// fullUsage has every class that a provider counts.
func fullUsage(provider string) trial.Usage {
	u := trial.Usage{Input: 1000, CacheRead: 300, CacheWrite5m: 40, CacheWrite1h: 5, Output: 77, Reasoning: 33}
	switch provider {
	case llm.OpenAI, llm.Compatible:
		u.CacheWrite5m, u.CacheWrite1h = 45, 0
	case llm.Gemini:
		u.CacheWrite5m, u.CacheWrite1h = 0, 0
	}
	return u
}

// TestConversation plays two turns with parallel calls over every wire, cut into
// pieces of all sizes, and looks at both ends of it.
func TestConversation(t *testing.T) {
	const thought, text = "Größe prüfen …\nthen read", "I'll read  <both> \u2028 files. 漢字 🙂"
	args := []string{`{"path": "src/ä\"b\".py", "deep": {"n": [1, 2.5, null]}}`, `{}`}
	for _, provider := range llmtest.Providers {
		for _, split := range []int{0, 1, 2, 3, 7, 100} {
			t.Run(fmt.Sprintf("%s/%d", provider, split), func(t *testing.T) {
				usage := fullUsage(provider)
				s := llmtest.New(t, provider, llmtest.Config{
					Split: split, Delta: 3, Model: "served-1", Key: "key-0123456789",
					Quirks: llmtest.Quirks{CallIDs: split == 7},
					Answer: func(r *llmtest.Request) *llm.Response {
						if r.N == 1 {
							return &llm.Response{Message: llm.Message{Text: text, Calls: []llm.Call{{Name: "read_file", Args: args[0]}, {Name: "list", Args: args[1]}}}, Reasoning: thought, Usage: usage}
						}
						return &llm.Response{Message: llm.Message{Text: "done"}}
					},
				})
				req := &llm.Request{Model: "asked-1", System: "Be brief.", Tools: tools, MaxTokens: 100, Temperature: ptr(0.25), Seed: ptr(int64(7)), Messages: []llm.Message{{Role: llm.User, Text: "Hello <you> & me"}}}
				var raws []string
				alive := 0
				obs := llm.Observer{Alive: func() { alive++ }, Raw: func(kind, media string, b []byte) { raws = append(raws, kind+" "+media+" "+string(b)) }}
				got, err := s.Provider().Complete(t.Context(), req, obs)
				if err != nil {
					t.Fatal(err)
				}
				usage.Model = "served-1"
				want := &llm.Response{
					Message: llm.Message{Role: llm.Assistant, Text: text, Calls: []llm.Call{{Name: "read_file", Args: args[0]}, {Name: "list", Args: args[1]}}},
					Stop:    llm.StopTools, Reasoning: thought, Model: "served-1", Usage: usage,
				}
				if provider == llm.Gemini { // comes parsed, not as text
					want.Calls[0].Args = strings.NewReplacer(": ", ":", ", ", ",").Replace(args[0])
				}
				ignore := cmp.Options{
					cmpopts.IgnoreFields(llm.Response{}, "ID", "Detail"), cmpopts.IgnoreFields(llm.Message{}, "Native"), cmpopts.IgnoreFields(llm.Call{}, "ID"),
				}
				if d := cmp.Diff(want, got, ignore); d != "" {
					t.Error(d)
				}
				if got.ID == "" || got.Calls[0].ID == "" || got.Calls[0].ID == got.Calls[1].ID || len(got.Native) == 0 {
					t.Errorf("ids %q, %v, native %s", got.ID, got.Calls, got.Native)
				}
				if len(raws) != 2 || !strings.HasPrefix(raws[0], "request application/json {") || !strings.HasPrefix(raws[1], "response text/event-stream ") || alive < 2 {
					t.Errorf("raw %.200q, %d signs of life", raws, alive)
				}
				if strings.Contains(strings.Join(raws, ""), "key-0123456789") {
					t.Error("the key is in the raw bytes")
				}

				req.Messages = append(req.Messages, got.Message, llm.Message{Role: llm.ToolReply, Results: []llm.CallResult{
					{ID: got.Calls[0].ID, Name: "read_file", Text: "body of the file"}, {ID: got.Calls[1].ID, Name: "list", Text: "no such folder", Error: true},
				}}, llm.Message{Role: llm.User, Text: "Go on."})
				got, err = s.Provider().Complete(t.Context(), req, llm.Observer{})
				if err != nil {
					t.Fatal(err)
				}
				if got.Text != "done" || got.Stop != llm.StopEnd || got.Usage.Input == 0 || got.Usage.Output == 0 {
					t.Errorf("second answer %+v", got)
				}

				// The server understood the request as sent.
				seen := s.Requests()[1]
				if provider == llm.OpenAI {
					req.Seed = nil // the API has none
				}
				if provider == llm.Anthropic {
					req.Seed = nil
				}
				want2 := *req
				want2.Tools = slices.Clone(tools)
				want2.Tools[1].Schema = json.RawMessage(`{"type":"object","properties":{}}`)
				if d := cmp.Diff(want2, seen.Request, cmp.Options{
					cmpopts.IgnoreFields(llm.Message{}, "Native"),
					cmp.FilterPath(func(p cmp.Path) bool { return p.Last().String() == ".Args" }, cmp.Comparer(sameJSON)),
					cmp.FilterPath(func(p cmp.Path) bool {
						// Not every API carries these.
						last := p.Last().String()
						return last == ".ID" || last == ".Name" && strings.Contains(p.GoString(), "Results") || last == ".Error" && provider != llm.Anthropic && provider != llm.Gemini
					}, cmp.Ignore()),
				}); d != "" {
					t.Errorf("the server understood otherwise: %s", d)
				}
			})
		}
	}
}

func sameJSON(a, b string) bool {
	var x, y any
	return json.Unmarshal([]byte(a), &x) == nil && json.Unmarshal([]byte(b), &y) == nil && cmp.Equal(x, y)
}

func TestStops(t *testing.T) {
	type stop struct {
		in     llm.Response
		want   llm.Stop
		detail string
	}
	call := []llm.Call{{Name: "list", Args: "{}"}}
	for provider, stops := range map[string][]stop{
		llm.Anthropic: {
			{llm.Response{Message: llm.Message{Text: "a"}}, llm.StopEnd, "end_turn"},
			{llm.Response{Message: llm.Message{Text: "a"}, Detail: "stop_sequence"}, llm.StopEnd, "stop_sequence"},
			{llm.Response{Message: llm.Message{Calls: call}}, llm.StopTools, "tool_use"},
			{llm.Response{Message: llm.Message{Text: "a"}, Stop: llm.StopLength}, llm.StopLength, "max_tokens"},
			{llm.Response{Message: llm.Message{Text: "a"}, Detail: "model_context_window_exceeded"}, llm.StopLength, "model_context_window_exceeded"},
			{llm.Response{Stop: llm.StopRefusal}, llm.StopRefusal, "refusal"},
			{llm.Response{Message: llm.Message{Text: "a"}, Stop: llm.StopPause}, llm.StopPause, "pause_turn"},
			{llm.Response{Detail: "compaction"}, llm.StopOther, "compaction"},
			{llm.Response{}, llm.StopEnd, "end_turn"},
		},
		llm.OpenAI: {
			{llm.Response{Message: llm.Message{Text: "a"}}, llm.StopEnd, "completed"},
			{llm.Response{Message: llm.Message{Calls: call}}, llm.StopTools, "completed"},
			{llm.Response{Message: llm.Message{Text: "a"}, Stop: llm.StopLength}, llm.StopLength, "max_output_tokens"},
			{llm.Response{Message: llm.Message{Text: "no"}, Stop: llm.StopRefusal}, llm.StopRefusal, "refusal"},
			{llm.Response{Stop: llm.StopRefusal, Detail: "content_filter"}, llm.StopRefusal, "content_filter"},
			{llm.Response{Stop: llm.StopOther, Detail: "steered"}, llm.StopOther, "steered"},
			{llm.Response{}, llm.StopEnd, "completed"},
		},
		llm.Compatible: {
			{llm.Response{Message: llm.Message{Text: "a"}}, llm.StopEnd, "stop"},
			{llm.Response{Message: llm.Message{Calls: call}}, llm.StopTools, "tool_calls"},
			{llm.Response{Message: llm.Message{Text: "a"}, Stop: llm.StopLength}, llm.StopLength, "length"},
			{llm.Response{Message: llm.Message{Text: "no"}, Stop: llm.StopRefusal}, llm.StopRefusal, "stop"},
			{llm.Response{Stop: llm.StopRefusal, Detail: "content_filter"}, llm.StopRefusal, "content_filter"},
			{llm.Response{Stop: llm.StopOther}, llm.StopOther, "other"},
			{llm.Response{}, llm.StopEnd, "stop"},
		},
		llm.Gemini: {
			{llm.Response{Message: llm.Message{Text: "a"}}, llm.StopEnd, "STOP"},
			{llm.Response{Message: llm.Message{Calls: call}}, llm.StopTools, "STOP"},
			{llm.Response{Message: llm.Message{Text: "a"}, Stop: llm.StopLength}, llm.StopLength, "MAX_TOKENS"},
			{llm.Response{Message: llm.Message{Text: "a"}, Stop: llm.StopRefusal}, llm.StopRefusal, "SAFETY"},
			{llm.Response{Stop: llm.StopRefusal}, llm.StopRefusal, "prompt blocked: PROHIBITED_CONTENT"},
			{llm.Response{Detail: "RECITATION"}, llm.StopRefusal, "RECITATION"},
			{llm.Response{Message: llm.Message{Calls: []llm.Call{{Name: "list", Args: "{"}}}}, llm.StopOther, "MALFORMED_FUNCTION_CALL: Malformed function call"},
			{llm.Response{Detail: "LANGUAGE"}, llm.StopOther, "LANGUAGE"},
			{llm.Response{}, llm.StopEnd, "STOP"},
		},
	} {
		for i, c := range stops {
			t.Run(fmt.Sprintf("%s/%d %s", provider, i, c.detail), func(t *testing.T) {
				s := llmtest.New(t, provider, llmtest.Config{Answer: func(*llmtest.Request) *llm.Response { return &c.in }})
				got, err := s.Provider().Complete(t.Context(), &llm.Request{Model: "m", Tools: tools, Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}, llm.Observer{})
				if err != nil {
					t.Fatal(err)
				}
				if got.Stop != c.want || got.Detail != c.detail || got.Text != c.in.Text || got.Model != "m" {
					t.Errorf("got %s (%s) %q of %s, want %s (%s) %q", got.Stop, got.Detail, got.Text, got.Model, c.want, c.detail, c.in.Text)
				}
			})
		}
	}
}

// TestCompatibleQuirks reads answers from imitations of Chat Completions.
func TestCompatibleQuirks(t *testing.T) {
	calls := []llm.Call{{Name: "list", Args: `{"a":"x y z"}`}, {Name: "list", Args: `{"b":2}`}}
	for name, q := range map[string]llmtest.Quirks{
		"by the book": {}, "no usage": {NoUsage: true}, "timings": {Timings: true}, "no ids": {NoIDs: true}, "no index": {NoIndex: true}, "no done": {NoDone: true}, "stop": {StopCalls: true},
		"whole calls, one index (Ollama)":     {WholeCalls: true, ZeroIndex: true, StopCalls: true},
		"whole calls, no index, no ids":       {WholeCalls: true, NoIndex: true, NoIDs: true},
		"whole calls, one index, no ids":      {WholeCalls: true, ZeroIndex: true, NoIDs: true, NoUsage: true, NoDone: true},
		"pieces, no index, no ids, no end":    {NoIndex: true, NoIDs: true, NoDone: true},
		"pieces, one index, ids (some hosts)": {ZeroIndex: true},
	} {
		t.Run(name, func(t *testing.T) {
			usage := trial.Usage{Input: 10, CacheRead: 3, Output: 5}
			s := llmtest.New(t, llm.Compatible, llmtest.Config{Quirks: q, Delta: 4, Answer: func(*llmtest.Request) *llm.Response {
				return &llm.Response{Message: llm.Message{Calls: calls}, Usage: usage}
			}})
			req := &llm.Request{Model: "m", Tools: tools, Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}
			var got *llm.Response
			for turn := range 2 {
				var err error
				if got, err = s.Provider().Complete(t.Context(), req, llm.Observer{}); err != nil {
					t.Fatal(err)
				}
				if q.NoIDs && got.Calls[1].ID != fmt.Sprintf("call-%d", 2*turn+2) {
					t.Errorf("made-up id %s", got.Calls[1].ID)
				}
				req.Messages = append(req.Messages, got.Message, llm.Message{Role: llm.ToolReply, Results: []llm.CallResult{{ID: got.Calls[0].ID, Text: "1"}, {ID: got.Calls[1].ID, Text: "2"}}})
			}
			if d := cmp.Diff(calls, got.Calls, cmpopts.IgnoreFields(llm.Call{}, "ID")); d != "" || got.Stop != llm.StopTools {
				t.Errorf("stop %s, %s", got.Stop, d)
			}
			want := usage
			if q.NoUsage {
				want = trial.Usage{Partial: true}
			}
			want.Model = "m"
			if d := cmp.Diff(want, got.Usage); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestAnthropicCache checks where the prompt cache is marked, and that the next
// request begins with the same marked prefix.
func TestAnthropicCache(t *testing.T) {
	s := llmtest.New(t, llm.Anthropic, llmtest.Config{Answer: func(r *llmtest.Request) *llm.Response {
		return &llm.Response{Message: llm.Message{Calls: []llm.Call{{Name: "list", Args: "{}"}}}}
	}})
	req := &llm.Request{Model: "m", System: "sys", Tools: tools, Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}
	for range 4 {
		got, err := s.Provider().Complete(t.Context(), req, llm.Observer{})
		if err != nil {
			t.Fatal(err)
		}
		req.Messages = append(req.Messages, got.Message, llm.Message{Role: llm.ToolReply, Results: []llm.CallResult{{ID: got.Calls[0].ID, Text: "x"}}})
	}
	var before []string // of the last request: content up to its last mark
	for i, r := range s.Requests() {
		var body struct {
			MaxTokens int `json:"max_tokens"`
			System    []map[string]any
			Tools     []map[string]any
			Messages  []struct{ Content []map[string]any }
		}
		if err := json.Unmarshal(r.Body, &body); err != nil {
			t.Fatal(err)
		}
		var blocks []map[string]any
		marks := 0
		blocks = append(append(blocks, body.Tools...), body.System...)
		for _, m := range body.Messages {
			blocks = append(blocks, m.Content...)
		}
		var content []string
		last := 0
		for n, b := range blocks {
			if b["cache_control"] != nil {
				marks++
				last = n + 1
			}
			delete(b, "cache_control")
			j, _ := json.Marshal(b)
			content = append(content, string(j))
		}
		if want := min(3+i, 4); marks != want || last != len(blocks) || body.MaxTokens != 4096 {
			t.Errorf("request %d: %d marks, the last at %d of %d, max_tokens %d", i+1, marks, last, len(blocks), body.MaxTokens)
		}
		if len(before) > len(content) || !slices.Equal(before, content[:len(before)]) {
			t.Errorf("request %d does not begin with request %d", i+1, i)
		}
		before = content
	}
	// A single question has no next turn to write the cache for.
	req = &llm.Request{Model: "m", System: "sys", Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}
	if _, err := s.Provider().Complete(t.Context(), req, llm.Observer{}); err != nil {
		t.Fatal(err)
	}
	reqs := s.Requests()
	if n := strings.Count(string(reqs[len(reqs)-1].Body), "cache_control"); n != 1 {
		t.Errorf("%d marks in a request without tools", n)
	}
}

func TestEffort(t *testing.T) {
	for provider, want := range map[string]string{
		llm.Anthropic:  `"thinking":{"type":"adaptive"},"output_config":{"effort":"high"}`,
		llm.OpenAI:     `"reasoning":{"effort":"high"},"include":["reasoning.encrypted_content"]`,
		llm.Compatible: `"reasoning_effort":"high"`,
		llm.Gemini:     `"thinkingConfig":{"includeThoughts":true,"thinkingLevel":"high"}`,
	} {
		s := llmtest.New(t, provider, llmtest.Config{Answer: func(*llmtest.Request) *llm.Response { return &llm.Response{} }})
		for model, sent := range map[string]string{"m": want, "gemini-2.5-pro": `"thinkingBudget":24576`, "gpt-4.1": `"effort"`} {
			if provider != llm.Gemini && model == "gemini-2.5-pro" || provider != llm.OpenAI && model == "gpt-4.1" {
				continue
			}
			if _, err := s.Provider().Complete(t.Context(), &llm.Request{Model: model, Effort: "high", Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}, llm.Observer{}); err != nil {
				t.Fatal(err)
			}
			reqs := s.Requests()
			if body := string(reqs[len(reqs)-1].Body); !strings.Contains(body, sent) {
				t.Errorf("%s %s: %s", provider, model, body)
			}
		}
	}
}

// TestSampling checks that each wire sends the fields that its API documents.
func TestSampling(t *testing.T) {
	for provider, want := range map[string]string{
		llm.Anthropic:  `"top_p":0.97,"stop_sequences":["END"],"thinking":{"type":"enabled","budget_tokens":2048}`,
		llm.OpenAI:     `"top_p":0.97`,
		llm.Compatible: `"top_p":0.97,"stop":["END"]`,
		llm.Gemini:     `"topP":0.97,"stopSequences":["END"],"thinkingConfig":{"includeThoughts":true,"thinkingBudget":2048}`,
	} {
		s := llmtest.New(t, provider, llmtest.Config{Answer: func(*llmtest.Request) *llm.Response { return &llm.Response{} }})
		req := &llm.Request{Model: "gemini-2.5-pro", MaxTokens: 4096, TopP: ptr(0.97), Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}
		if !llm.Lacks(provider, "stop_sequences") {
			req.StopSequences = []string{"END"}
		}
		if !llm.Lacks(provider, "thinking_budget") {
			req.ThinkingBudget = 2048
		}
		if _, err := s.Provider().Complete(t.Context(), req, llm.Observer{}); err != nil {
			t.Fatalf("%s: %v", provider, err)
		}
		got := s.Requests()[0]
		if !strings.Contains(string(got.Body), want) {
			t.Errorf("%s sends %s, want %s", provider, got.Body, want)
		}
		if *got.TopP != 0.97 || !slices.Equal(got.StopSequences, req.StopSequences) || got.ThinkingBudget != req.ThinkingBudget {
			t.Errorf("%s: the server reads %+v", provider, got.Request)
		}
	}
}

// TestMalformedArguments sends a broken call back: the APIs that take an object
// get one in which the model can see its mistake.
func TestMalformedArguments(t *testing.T) {
	const broken = `{"path": "a.py`
	for _, provider := range []string{llm.Anthropic, llm.OpenAI, llm.Compatible} {
		s := llmtest.New(t, provider, llmtest.Config{Answer: func(*llmtest.Request) *llm.Response {
			return &llm.Response{Message: llm.Message{Calls: []llm.Call{{Name: "list", Args: broken}}}}
		}})
		req := &llm.Request{Model: "m", Tools: tools, Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}
		got, err := s.Provider().Complete(t.Context(), req, llm.Observer{})
		if err != nil || got.Calls[0].Args != broken {
			t.Fatalf("%s: %+v, %v", provider, got, err)
		}
		req.Messages = append(req.Messages, got.Message, llm.Message{Role: llm.ToolReply, Results: []llm.CallResult{{ID: got.Calls[0].ID, Text: "bad arguments", Error: true}}})
		for _, native := range []bool{true, false} {
			if !native {
				req.Messages[1].Native = nil
			}
			if _, err = s.Provider().Complete(t.Context(), req, llm.Observer{}); err != nil {
				t.Errorf("%s: %v", provider, err)
			}
			reqs := s.Requests()
			if args := reqs[len(reqs)-1].Messages[1].Calls[0].Args; !strings.Contains(args, `{"path": "a.py`) && !strings.Contains(args, `{\"path\": \"a.py`) {
				t.Errorf("%s: sent back %s", provider, args)
			}
		}
	}
}

// TestWithoutNative sends a conversation that another provider began, as tests
// and imported conversations do.
func TestWithoutNative(t *testing.T) {
	for _, provider := range llmtest.Providers {
		s := llmtest.New(t, provider, llmtest.Config{Answer: func(*llmtest.Request) *llm.Response { return &llm.Response{Message: llm.Message{Text: "ok"}} }})
		req := &llm.Request{Model: "m", Tools: tools, Messages: []llm.Message{
			{Role: llm.User, Text: "hi"}, {Role: llm.Assistant, Text: "hello"}, {Role: llm.User, Text: "list"},
		}}
		if provider != llm.Gemini { // wants signatures, which only native content has
			req.Messages = append(req.Messages, llm.Message{Role: llm.Assistant, Calls: []llm.Call{{ID: "call-1", Name: "list", Args: "{}"}}},
				llm.Message{Role: llm.ToolReply, Results: []llm.CallResult{{ID: "call-1", Name: "list"}}})
		}
		if _, err := s.Provider().Complete(t.Context(), req, llm.Observer{}); err != nil {
			t.Errorf("%s: %v", provider, err)
		}
	}
}

func TestScriptServed(t *testing.T) {
	script := mustScript(t, "task: nav\nturns:\n  - calls: [{name: list}]\n  - text: 'turn {{.Turn}} of {{.Task}}'\n  - fault: {status: 529, after: 2s}\n")
	for _, provider := range llmtest.Providers {
		s := llmtest.New(t, provider, llmtest.Config{Script: script})
		req := &llm.Request{Model: "m", Tools: tools, Messages: []llm.Message{{Role: llm.User, Text: "Do the task nav."}}}
		for turn := 1; turn <= 2; turn++ {
			got, err := s.Provider().Complete(t.Context(), req, llm.Observer{})
			if err != nil {
				t.Fatalf("%s: %v", provider, err)
			}
			req.Messages = append(req.Messages, got.Message)
			if turn == 1 {
				req.Messages = append(req.Messages, llm.Message{Role: llm.ToolReply, Results: []llm.CallResult{{ID: got.Calls[0].ID, Name: "list", Text: "x"}}})
			} else if got.Text != "turn 2 of nav" {
				t.Errorf("%s: %q", provider, got.Text)
			}
		}
		req.Messages = append(req.Messages, llm.Message{Role: llm.User, Text: "more"})
		_, err := s.Provider().Complete(t.Context(), req, llm.Observer{})
		if f := trial.AsFault(err, ""); f == nil || !f.Throttle || f.After != 2*time.Second {
			t.Errorf("%s: %v", provider, err)
		}
	}
}

// TestParallel holds 50 streams open at once on one client.
func TestParallel(t *testing.T) {
	const n, latency = 50, 200 * time.Millisecond
	s := llmtest.New(t, llm.Anthropic, llmtest.Config{Latency: latency, Answer: func(*llmtest.Request) *llm.Response {
		return &llm.Response{Message: llm.Message{Text: "hello"}}
	}})
	o := s.Options()
	o.HTTPClient = nil // the shared transport
	p := open(t, llm.Anthropic, o)
	for round := range 2 {
		start := time.Now()
		var wg sync.WaitGroup
		for range n {
			wg.Go(func() {
				if _, err := p.Complete(t.Context(), &llm.Request{Model: "m", Messages: []llm.Message{{Role: llm.User, Text: "hi"}}}, llm.Observer{}); err != nil {
					t.Error(err)
				}
			})
		}
		wg.Wait()
		if took := time.Since(start); took > 10*latency {
			t.Errorf("round %d: %d parallel requests took %v", round, n, took)
		}
	}
}

// TestToolSchema checks that a schema is sent as written, except for additions that an
// API requires.
func TestToolSchema(t *testing.T) {
	for _, tt := range []struct{ provider, in, want string }{
		{llm.Anthropic, `{ "type":"object"}`, `{ "type":"object"}`},
		{llm.OpenAI, `{ "type":"object" } `, `{ "type":"object" ,"properties":{}}`},
		{llm.OpenAI, `{"type":"object","properties":{"a":{"type":"object"}}}`, `{"type":"object","properties":{"a":{"type":"object"}}}`},
		{llm.OpenAI, `{"type":"object","$defs":{"x":{"properties":{}}}}`, `{"type":"object","$defs":{"x":{"properties":{}}},"properties":{}}`},
		{llm.OpenAI, `{}`, `{"type":"object","properties":{}}`},
		{llm.Gemini, `{}`, `{"type":"object"}`},
		{llm.Compatible, "", `{"type":"object","properties":{}}`},
	} {
		if got, err := llm.ToolSchema(tt.provider, json.RawMessage(tt.in)); err != nil || string(got) != tt.want {
			t.Errorf("%s: %s becomes %s, %v, want %s", tt.provider, tt.in, got, err, tt.want)
		}
	}
}
