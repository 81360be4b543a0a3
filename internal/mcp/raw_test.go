package mcp

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/testenv"
)

// awkward lists JSON values that change when decoded and encoded again.
var awkward = map[string]string{
	"order":        `{"type":"object","properties":{"zebra":{"type":"string"},"apple":{"type":"string"}},"required":["zebra","apple"]}`,
	"large number": `{"type":"object","properties":{"id":{"type":"integer","maximum":9007199254740993,"x-huge":1e400,"multipleOf":0.10}}}`,
	"escapes":      `{"type":"object","description":"<b>&amp;</b> \u003c \/ \u00e9 é ` + "\u2028" + ` \ud83d\ude00 😀"}`,
	"twice":        `{"type":"object","properties":{"a":{"type":"string"},"a":{"type":"number"}}}`,
	"deep":         `{"type":"object","properties":` + strings.Repeat(`{"a":`, 300) + `{}` + strings.Repeat(`}`, 300) + `}`,
	"white space":  `{ "type" :  "object",	"properties": { } , "$defs": {}}`,
	"unknown":      `{"type":"object","x-order":[3,1,2],"$comment":null,"Type":"OBJECT"}`,
}

// rawAnswers returns a function that answers a client with raw results by method.
func rawAnswers(results map[string]string) func(m Message) string {
	return func(m Message) string {
		result, ok := results[m.Method]
		if !ok {
			return fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"error":{"code":-32601,"message":"no such method"}}`, m.ID)
		}
		return fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"result":%s}`, m.ID, result)
	}
}

const rawHello = `{"protocolVersion":"2025-06-18", "capabilities":{"prompts":{},"resources":{},"tools":{"zoo":1e400}},"serverInfo":{"version":"1","name":"raw"},"instructions":"Ask <first>.","_meta":{"pid":7}}`

// serveAnswers starts servers that send the answers over each transport: as JSON, and
// as events in pieces of a few bytes.
func serveAnswers(t *testing.T, answer func(Message) string) map[string]Config {
	out := map[string]Config{}
	for name, media := range map[string]string{"json": "application/json", "events": "text/event-stream"} {
		srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			body, _ := io.ReadAll(r.Body)
			all, err := ParseMessages(body)
			if err != nil || !all[0].IsRequest() {
				w.WriteHeader(http.StatusAccepted)
				return
			}
			text := answer(all[0])
			w.Header().Set("Content-Type", media)
			if media == "text/event-stream" {
				text = "event: message\r\ndata: " + text + "\r\n\r\n"
			}
			for len(text) > 0 {
				n := min(len(text), 1000)
				_, _ = io.WriteString(w, text[:n])
				w.(http.Flusher).Flush()
				text = text[n:]
			}
		}))
		t.Cleanup(srv.Close)
		out[name] = Config{Name: name, URL: srv.URL}
	}
	stdio := command("raw")
	// The server is a separate process and receives the answers in its environment.
	results := map[string]string{}
	for _, method := range []string{"initialize", "tools/list", "tools/call", "prompts/list", "resources/list"} {
		var m struct{ Result json.RawMessage }
		if err := json.Unmarshal([]byte(answer(Message{ID: []byte("0"), Method: method})), &m); err != nil {
			t.Fatal(err)
		}
		if m.Result != nil {
			results[method] = string(m.Result)
		}
	}
	b, _ := json.Marshal(results)
	stdio.Env = append(stdio.Env, rawVar+"="+string(b))
	out["stdio"] = stdio
	return out
}

// TestToolsAreAsTheServerWroteThem checks that a model sees tools as their server sent
// them.
func TestToolsAreAsTheServerWroteThem(t *testing.T) {
	var tools []string
	schemas := map[string]string{}
	for _, name := range []string{"white space", "unknown", "twice", "order", "large number", "escapes", "deep"} {
		schemas[name] = awkward[name]
		tools = append(tools, fmt.Sprintf(`{"title":"T","inputSchema": %s,"name":%q,"_meta":{"pid":1},"outputSchema":%s}`, awkward[name], name, awkward[name]))
	}
	list := `{"_meta":{},"tools":[null, ` + strings.Join(tools, " , ") + `]}`
	for way, cfg := range serveAnswers(t, rawAnswers(map[string]string{"initialize": rawHello, "tools/list": list, "prompts/list": `{"prompts":[{"name":"p"}]}`})) {
		t.Run(way, func(t *testing.T) {
			s := start(t, cfg)
			got, err := s.Tools(t.Context())
			if err != nil || len(got) != len(tools) {
				t.Fatalf("%d tools, %v", len(got), err)
			}
			for i, tool := range got {
				if string(tool.Schema) != schemas[tool.Name] || string(tool.Output) != schemas[tool.Name] {
					t.Errorf("%s:\n%s\nwant\n%s", tool.Name, tool.Schema, schemas[tool.Name])
				}
				if want := strings.Replace(tools[i], `"_meta":{"pid":1},`, "", 1); string(tool.Definition) != want {
					t.Errorf("definition\n%s\nwant\n%s", tool.Definition, want)
				}
			}
			who := s.Server()
			if want := strings.Replace(rawHello, `,"_meta":{"pid":7}`, "", 1); string(s.Hello()) != want || who.Instructions != "Ask <first>." {
				t.Errorf("hello\n%s\nwant\n%s\ninstructions %q", s.Hello(), want, who.Instructions)
			}
			lists, err := s.Lists(t.Context())
			if err != nil || lists.Prompts == "" || lists.Resources != "" {
				t.Errorf("lists %+v, %v; want prompts, and no resources, which are announced and missing", lists, err)
			}
		})
	}
}

func TestResultsAreAsTheServerWroteThem(t *testing.T) {
	for name, raw := range awkward {
		result := `{"structuredContent": ` + raw + `,"content":[]}`
		for way, cfg := range serveAnswers(t, rawAnswers(map[string]string{"initialize": rawHello, "tools/call": result})) {
			t.Run(name+" by "+way, func(t *testing.T) {
				got, err := start(t, cfg).Call(t.Context(), "x", nil)
				if err != nil || got.Text != raw || string(got.Structured) != raw {
					t.Errorf("text %s\nstructured %s\nwant %s\n%v", got.Text, got.Structured, raw, err)
				}
			})
		}
	}
}

// TestDigestOfEveryByte checks that lists that differ in one byte have different
// digests.
func TestDigestOfEveryByte(t *testing.T) {
	digest := func(defs ...string) string {
		var raw []json.RawMessage
		for _, d := range defs {
			raw = append(raw, json.RawMessage(d))
		}
		tools, err := ParseTools(raw)
		if err != nil {
			t.Fatal(err)
		}
		d, err := ToolsDigest(tools)
		if err != nil {
			t.Fatal(err)
		}
		return string(d)
	}
	a, b := `{"name":"a","inputSchema":{"p":1,"q":9007199254740993}}`, `{"name":"b","description":"it"}`
	same := digest(a, b)
	for what, other := range map[string][]string{
		"order of tools":      {b, a},
		"order of properties": {`{"name":"a","inputSchema":{"q":9007199254740993,"p":1}}`, b},
		"a large number":      {`{"name":"a","inputSchema":{"p":1,"q":9007199254740992}}`, b},
		"a space":             {`{"name":"a","inputSchema":{"p": 1,"q":9007199254740993}}`, b},
		"a text":              {a, `{"name":"b","description":"iT"}`},
		"one more":            {a, b, b},
	} {
		if digest(other...) == same {
			t.Errorf("%s: the same digest", what)
		}
	}
	if got := digest(`{"_meta":{"pid":1},"name":"a","inputSchema":{"p":1,"q":9007199254740993}}`, b); got != same {
		t.Error("_meta changes the digest: servers put what differs from process to process there")
	}
}

func TestCutMember(t *testing.T) {
	for in, want := range map[string]string{
		`{"_meta":1}`:                           `{}`,
		`{ "_meta" : {"a":[1]} , "b":2}`:        `{ "b":2}`,
		`{"a":1, "_meta":"}" }`:                 `{"a":1 }`,
		`{"_meta":1,"a":{"_meta":2},"_meta":3}`: `{"a":{"_meta":2}}`,
		`{}`:                                    `{}`,
		`[1]`:                                   `[1]`,
		`{"a":1} `:                              `{"a":1}`,
	} {
		if got := cutMember(json.RawMessage(in), "_meta"); string(got) != want {
			t.Errorf("%s: %s, want %s", in, got, want)
		}
	}
}

// TestRetryAfterIsHonoured checks that a request to a busy server is retried at the
// time that the server names, within the time limit of a call.
func TestRetryAfterIsHonoured(t *testing.T) {
	for name, tt := range map[string]struct {
		status  int
		after   string
		refuses int32
		says    string // "" if the call succeeds
		calls   int32
	}{
		"429 in a second": {429, "1", 1, "", 2},
		"503 at once":     {503, "0", 3, "", 4},
		"a date gone by":  {429, "Fri, 01 Jan 2021 00:00:00 GMT", 2, "", 3},
		"too late":        {429, "3600", 1, "429 Too Many Requests and asks to wait for 3600, longer than a call may take", 1},
		"again and again": {503, "1", 1000, "no answer in time", 0},
		"no time given":   {429, "", 1, "Too Many Requests", 1},
		"another refusal": {500, "1", 1, "500", 1},
		"not a time":      {429, "soon", 1, "429", 1},
	} {
		t.Run(name, func(t *testing.T) {
			if name == "again and again" {
				testenv.Slow(t)
			}
			t.Parallel()
			var calls atomic.Int32
			answer := rawAnswers(map[string]string{"initialize": rawHello, "tools/call": `{"content":[{"type":"text","text":"here"}]}`})
			srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				body, _ := io.ReadAll(r.Body)
				all, err := ParseMessages(body)
				if err != nil || !all[0].IsRequest() {
					w.WriteHeader(http.StatusAccepted)
					return
				}
				if all[0].Method == "tools/call" && calls.Add(1) <= tt.refuses {
					if tt.after != "" {
						w.Header().Set("Retry-After", tt.after)
					}
					w.WriteHeader(tt.status)
					return
				}
				w.Header().Set("Content-Type", "application/json")
				_, _ = io.WriteString(w, answer(all[0]))
			}))
			t.Cleanup(srv.Close)
			got, err := start(t, Config{Name: "busy", URL: srv.URL, CallTimeout: 2500 * time.Millisecond}).Call(t.Context(), "x", nil)
			if tt.says == "" && (err != nil || got.Text != "here") {
				t.Errorf("%+v, %v", got, err)
			}
			if tt.says != "" && (err == nil || !strings.Contains(err.Error(), tt.says)) {
				t.Errorf("%+v, error %v; want %q", got, err, tt.says)
			}
			if n := calls.Load(); tt.calls > 0 && n != tt.calls {
				t.Errorf("%d requests, want %d", n, tt.calls)
			}
		})
	}
}

// TestProgressExtendsACall checks that progress extends the time limit of a call, up to
// CallMax.
func TestProgressExtendsACall(t *testing.T) {
	for name, tt := range map[string]struct {
		reports int
		most    time.Duration
		says    string
	}{
		"enough":       {6, 20 * time.Second, ""},
		"for too long": {15, 1500 * time.Millisecond, "no answer in time in spite of progress: none within 1.5s"},
		"then silence": {1, 20 * time.Second, "no answer in time: none within 500ms"},
	} {
		t.Run(name, func(t *testing.T) {
			if name == "for too long" {
				testenv.Slow(t)
			}
			t.Parallel()
			srv := sdk.NewServer(&sdk.Implementation{Name: "slow", Version: "1"}, nil)
			srv.AddTool(&sdk.Tool{Name: "work", InputSchema: json.RawMessage(`{"type":"object"}`)}, func(ctx context.Context, r *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
				for i := range tt.reports {
					if ctx.Err() != nil {
						break
					}
					_ = r.Session.NotifyProgress(ctx, &sdk.ProgressNotificationParams{ProgressToken: r.Params.GetProgressToken(), Progress: float64(i)})
					time.Sleep(200 * time.Millisecond)
				}
				if name == "then silence" {
					time.Sleep(time.Second)
				}
				return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: "done"}}}, nil
			})
			web := httptest.NewServer(sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return srv }, nil))
			t.Cleanup(web.Close)
			got, err := start(t, Config{Name: "slow", URL: web.URL, CallTimeout: 500 * time.Millisecond, CallMax: tt.most, StartTimeout: 20 * time.Second}).Call(t.Context(), "work", nil)
			if tt.says == "" && (err != nil || got.Text != "done") {
				t.Errorf("%+v, %v", got, err)
			}
			if tt.says != "" && (err == nil || !strings.Contains(err.Error(), tt.says)) {
				t.Errorf("%+v, error %v; want %q", got, err, tt.says)
			}
		})
	}
}

// TestDeepSchemas checks that a schema that would take minutes to compile is rejected
// immediately, and that one of usual depth is accepted.
func TestDeepSchemas(t *testing.T) {
	nested := func(levels int) json.RawMessage {
		inner := strings.Repeat(`{"type":"array","items":`, levels) + "{}" + strings.Repeat("}", levels)
		return json.RawMessage(`{"type":"object","properties":{"a":` + inner + `}}`)
	}
	if why := InvalidReason(ToolInfo{Schema: nested(20)}); why != "" {
		t.Errorf("20 levels: %s", why)
	}
	if why := InvalidReason(ToolInfo{Schema: nested(3000)}); !strings.Contains(why, "levels deep") {
		t.Errorf("3,000 levels: %q", why)
	}
}
