package model

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/suite"
)

// mcpServer is an HTTP server that answers with the given results, unchanged.
type mcpServer struct {
	mu      sync.Mutex
	results map[string]string // by method
	asked   []mcp.Message
}

func newMCPServer(t *testing.T, results map[string]string) (*mcpServer, string) {
	s := &mcpServer{results: results}
	srv := httptest.NewServer(s)
	t.Cleanup(srv.Close)
	return s, srv.URL
}

func (s *mcpServer) set(method, result string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.results[method] = result
}

func (s *mcpServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	all, err := mcp.ParseMessages(body)
	if err != nil || !all[0].IsRequest() {
		w.WriteHeader(http.StatusAccepted)
		return
	}
	s.mu.Lock()
	s.asked = append(s.asked, all[0])
	result, ok := s.results[all[0].Method]
	s.mu.Unlock()
	w.Header().Set("Content-Type", "application/json")
	if !ok {
		fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,"error":{"code":-32601,"message":"no"}}`, all[0].ID)
		return
	}
	fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,"result":%s}`, all[0].ID, result)
}

// hello returns an answer to the handshake with the given instructions.
func hello(instructions string) string {
	text, _ := json.Marshal(instructions)
	return fmt.Sprintf(`{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"raw","version":"1"},"instructions":%s}`, text)
}

// outfit probes a server with the given settings. One arm has the server, the other its
// placebo.
func outfit(t *testing.T, conf *suite.Server) *equip.Outfitter {
	t.Helper()
	conf.Per = "trial"
	o := &equip.Outfitter{Dial: equip.DialMCP, Suite: &suite.Suite{
		Servers: map[string]*suite.Server{"docs": conf},
		Scenarios: map[string]*suite.Scenario{
			"real":    {Servers: []suite.ServerUse{{Name: "docs"}}, System: "Be brief."},
			"placebo": {Servers: []suite.ServerUse{{Placebo: "docs"}}, System: "Be brief."},
		},
	}}
	if _, err := o.Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
	return o
}

func kitOf(t *testing.T, o *equip.Outfitter, scenario string) *equip.Kit {
	t.Helper()
	k, err := o.Kit(t.Context(), suite.Arm{Agent: "a", Scenario: scenario}, &suite.Task{ID: "t", Rendered: "Do it."})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = k.Close() })
	return k
}

// TestSchemasArriveAsTheirServerWroteThem checks that a model receives schemas byte for
// byte and in the server's order, including from a placebo and in a resumed run. Only
// for OpenAI are missing properties added.
func TestSchemasArriveAsTheirServerWroteThem(t *testing.T) {
	schemas := []string{
		`{"type":"object","properties":{"zebra":{"type":"string"},"apple":{"type":"string"}},"required":["zebra","apple"]}`,
		`{"type":"object","properties":{"id":{"maximum":9007199254740993,"x-huge":1e400,"multipleOf":0.10,"minimum":-0.0}}}`,
		`{"description":"<b>&amp;</b> \u003c \/ \u00e9 é ` + "\u2028" + ` \ud83d\ude00 😀","type":"object"}`,
		`{"type":"object","properties":{"a":{"type":"string"},"a":{"type":"number"}}}`,
		`{ "type" : "object",` + "\n\t" + `"x-order": [3, 1, 2], "properties": {} }`,
		`{"type":"object","properties":{"a":` + strings.Repeat(`{"type":"object","properties":{"a":`, 60) + `{}` + strings.Repeat(`}}`, 60) + `}}`,
	}
	names := []string{"zoo", "beta", "alpha", "twice", "space", "deep"}
	var tools []string
	for i, s := range schemas {
		tools = append(tools, fmt.Sprintf(`{"name":%q,"inputSchema":%s}`, names[i], s))
	}
	_, url := newMCPServer(t, map[string]string{"initialize": hello(""), "tools/list": `{"tools":[` + strings.Join(tools, ",") + `]}`})
	o := outfit(t, &suite.Server{URL: url})
	stored, err := json.Marshal(o.Pins)
	if err != nil {
		t.Fatal(err)
	}
	again := &equip.Outfitter{Dial: o.Dial, Suite: o.Suite}
	if err := json.Unmarshal(stored, &again.Pins); err != nil {
		t.Fatal(err)
	}
	for _, format := range formats {
		s := llmtest.New(t, format, llmtest.Config{Answer: func(*llmtest.Request) *llm.Response {
			return &llm.Response{Message: llm.Message{Text: "done"}}
		}, Key: key})
		a := at(t, s, Config{}, Env{})
		for what, kit := range map[string]*equip.Kit{
			"real": kitOf(t, o, "real"), "placebo": kitOf(t, o, "placebo"), "stored": kitOf(t, again, "real"), "stored placebo": kitOf(t, again, "placebo"),
		} {
			if _, err := a.Run(t.Context(), job(kit), &agenttest.Recorder{}); err != nil {
				t.Fatalf("%s, %s: %v", format, what, err)
			}
			body := string(s.Requests()[s.Count()-1].Body)
			from := 0
			for i, schema := range schemas {
				if format == OpenAI && !strings.Contains(schema, `"properties"`) { // OpenAI rejects such a schema
					schema = strings.TrimSuffix(schema, "}") + `,"properties":{}}`
				}
				at := strings.Index(body[from:], schema)
				if at < 0 || !strings.Contains(body[from:from+at], names[i]) {
					t.Errorf("%s, %s: the schema of %s is not in the request, or not in its place:\n%s", format, what, names[i], body)
					break
				}
				from += at + len(schema)
			}
		}
	}
}

// TestModelsGetInstructions checks that models receive the instructions of their
// servers with the system text, as MCP clients pass them on, and that a placebo's arm
// receives the same.
func TestModelsGetInstructions(t *testing.T) {
	const head = "# MCP Server Instructions\n\nThe following MCP servers have provided instructions for how to use their tools and resources:\n\n## docs\n"
	for name, tt := range map[string]struct {
		own  string
		set  *suite.Instructions
		want string
	}{
		"the server's":   {"Always call <lookup> \"first\".\nThen answer.", nil, "Be brief.\n\n" + head + "Always call <lookup> \"first\".\nThen answer."},
		"none":           {"", nil, "Be brief."},
		"off":            {"Always call lookup.", &suite.Instructions{Off: true}, "Be brief."},
		"the suite's":    {"Always call lookup.", &suite.Instructions{Text: "Ask twice."}, "Be brief.\n\n" + head + "Ask twice."},
		"only a suite's": {"", &suite.Instructions{Text: "Ask twice."}, "Be brief.\n\n" + head + "Ask twice."},
	} {
		_, url := newMCPServer(t, map[string]string{"initialize": hello(tt.own), "tools/list": `{"tools":[{"name":"lookup","inputSchema":{"type":"object"}}]}`})
		o := outfit(t, &suite.Server{URL: url, Instructions: tt.set})
		for _, format := range formats {
			s := llmtest.New(t, format, llmtest.Config{Answer: func(*llmtest.Request) *llm.Response {
				return &llm.Response{Message: llm.Message{Text: "done"}}
			}, Key: key})
			for _, scenario := range []string{"real", "placebo"} {
				if _, err := at(t, s, Config{}, Env{}).Run(t.Context(), job(kitOf(t, o, scenario)), &agenttest.Recorder{}); err != nil {
					t.Fatal(err)
				}
				if got := s.Requests()[s.Count()-1].System; got != tt.want {
					t.Errorf("%s, %s, %s: system text\n%q\nwant\n%q", name, format, scenario, got, tt.want)
				}
			}
		}
		if got := o.Sketch(suite.Arm{Scenario: "real"}, &suite.Task{ID: "t"}).System; got != tt.want {
			t.Errorf("%s: estimates rest on the system text %q", name, got)
		}
	}
}

// TestServersThatChangeWhatTheyShow checks that changed instructions and a changed
// order of tools void a trial, and that other changes of the handshake do not.
func TestServersThatChangeWhatTheyShow(t *testing.T) {
	const a, b = `{"name":"a","inputSchema":{"type":"object"}}`, `{"name":"b","inputSchema":{"type":"object"}}`
	results := func() map[string]string {
		return map[string]string{"initialize": hello("Always call a."), "tools/list": `{"tools":[` + a + `,` + b + `]}`}
	}
	for name, tt := range map[string]struct {
		method, result string
		set            *suite.Instructions
		says           string // "" if the trial counts
	}{
		"nothing":             {"initialize", hello("Always call a."), nil, ""},
		"instructions":        {"initialize", hello("NEVER call a."), nil, `server docs changed its instructions since the preflight: instructions now "NEVER call a.", before "Always call a."`},
		"instructions unused": {"initialize", hello("NEVER call a."), &suite.Instructions{Off: true}, ""},
		"order":               {"tools/list", `{"tools":[` + b + `,` + a + `]}`, nil, "the same tools in another order (b, a, before a, b)"},
		"white space":         {"tools/list", `{"tools":[` + a + `,` + strings.Replace(b, ":{", ": {", 1) + `]}`, nil, "white space, titles or annotations"},
	} {
		s, url := newMCPServer(t, results())
		o := outfit(t, &suite.Server{URL: url, Instructions: tt.set})
		s.set(tt.method, tt.result)
		k, err := o.Kit(t.Context(), suite.Arm{Agent: "a", Scenario: "real"}, &suite.Task{ID: "t"})
		if tt.says == "" && err != nil || tt.says != "" && (err == nil || !strings.Contains(err.Error(), tt.says)) {
			t.Errorf("%s: error %v, want %q", name, err, tt.says)
		}
		_ = k.Close()
	}
}

// TestServersThatMayChange checks that in each turn the model receives the current
// tools of a server that may change them, and that the record contains these tools.
func TestServersThatMayChange(t *testing.T) {
	tool := func(name string) string { return fmt.Sprintf(`{"name":%q,"inputSchema":{"type":"object"}}`, name) }
	for _, allowed := range []bool{true, false} {
		mcps, url := newMCPServer(t, map[string]string{
			"initialize": hello(""), "tools/list": `{"tools":[` + tool("a") + `]}`, "tools/call": `{"content":[{"type":"text","text":"ok"}]}`,
		})
		o := outfit(t, &suite.Server{URL: url, AllowChanges: allowed})
		var seen []string
		s := llmtest.New(t, Anthropic, llmtest.Config{Key: key, Answer: func(r *llmtest.Request) *llm.Response {
			var names []string
			for _, t := range r.Tools {
				names = append(names, t.Name)
			}
			seen = append(seen, strings.Join(names, " "))
			switch len(seen) {
			case 1:
				mcps.set("tools/list", `{"tools":[`+tool("b")+`,`+tool("a")+`]}`)
				return &llm.Response{Message: llm.Message{Calls: []llm.Call{{Name: "a", Args: "{}"}}}}
			case 2:
				return &llm.Response{Message: llm.Message{Calls: []llm.Call{{Name: "b", Args: "{}"}}}}
			}
			return &llm.Response{Message: llm.Message{Text: "done"}}
		}})
		kit, log := kitOf(t, o, "real"), &agenttest.Recorder{}
		if _, err := at(t, s, Config{}, Env{}).Run(t.Context(), job(kit), log); err != nil {
			t.Fatal(err)
		}
		err, p := kit.Check(t.Context()), kit.Proof().Servers[0]
		if !allowed {
			if err == nil || strings.Join(seen, ", ") != "a, a, a" {
				t.Errorf("a server that must not change: error %v, tools %q", err, seen)
			}
			continue
		}
		if want := "a, b a, b a"; err != nil || strings.Join(seen, ", ") != want {
			t.Errorf("error %v, tools by turn %q, want %q", err, seen, want)
		}
		if p.Calls != 2 || p.Errors != 0 || p.Tools != 2 || p.Pinned != "" || !strings.HasPrefix(p.Changed, "turn 2: added b (") {
			t.Errorf("proof %+v", p)
		}
		var lists []string
		for _, e := range log.Events {
			if e.Kind == "tools" {
				lists = append(lists, fmt.Sprintf("%d: %s", e.Turn, strings.ReplaceAll(e.Text, "\n", " ")))
			}
		}
		if strings.Join(lists, ", ") != "0: a, 1: b a" {
			t.Errorf("tools in the transcript: %q", lists)
		}
	}
}
