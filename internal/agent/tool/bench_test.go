package tool

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// serverVar makes this test binary an MCP server.
const serverVar = "ASSAY_TEST_TOOL_SERVER"

func TestMain(m *testing.M) {
	if os.Getenv(serverVar) != "" {
		if err := searcher().Run(context.Background(), &sdk.StdioTransport{}); err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// searcher is an MCP server whose tool search answers with ten results.
func searcher() *sdk.Server {
	s := sdk.NewServer(&sdk.Implementation{Name: "searcher", Version: "1"}, nil)
	s.AddTool(&sdk.Tool{Name: "search", InputSchema: json.RawMessage(`{"type":"object"}`)}, func(_ context.Context, r *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		var results []map[string]any
		for i := range 10 {
			results = append(results, map[string]any{"id": fmt.Sprintf("d-%d", i), "title": "A decision about caching", "score": 1 / float64(i+1)})
		}
		b, err := json.Marshal(map[string]any{"query": string(r.Params.Arguments), "results": results})
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: string(b)}}, StructuredContent: json.RawMessage(b)}, err
	})
	return s
}

// outfit probes a suite with one server that lives as long as the run.
func outfit(t testing.TB, server *suite.Server, dial equip.Dialer) *equip.Outfitter {
	t.Helper()
	server.Per = "run"
	o := &equip.Outfitter{Dial: dial, Environ: []string{"PATH=" + os.Getenv("PATH")}, Suite: &suite.Suite{
		Agents:    map[string]*suite.Agent{"direct": {Kind: KindName, Config: &Config{}}},
		Servers:   map[string]*suite.Server{"docs": server},
		Scenarios: map[string]*suite.Scenario{"s": {Servers: []suite.ServerUse{{Name: "docs"}}}},
	}}
	if _, err := o.Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := o.Close(); err != nil {
			t.Error(err)
		}
	})
	return o
}

func servers(t testing.TB) map[string]*suite.Server {
	web := httptest.NewServer(sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return searcher() }, nil))
	t.Cleanup(web.Close)
	return map[string]*suite.Server{
		"http":  {URL: web.URL},
		"stdio": {Command: []string{os.Args[0]}, Set: map[string]string{serverVar: "yes", "GORACE": "atexit_sleep_ms=0"}},
	}
}

var (
	arm  = suite.Arm{Agent: "direct", Scenario: "s"}
	task = &suite.Task{ID: "one"}
)

// inMemory is an in-process server. It excludes the cost of transport from benchmarks
// of protocol and agent.
type inMemory struct{ client *sdk.ClientSession }

func dialMemory(ctx context.Context, _ string, _ *suite.Server, _ []string) (equip.Session, error) {
	here, there := sdk.NewInMemoryTransports()
	if _, err := searcher().Connect(context.Background(), there, nil); err != nil {
		return nil, err
	}
	client, err := sdk.NewClient(&sdk.Implementation{Name: "test"}, nil).Connect(ctx, here, nil)
	return inMemory{client}, err
}

func (m inMemory) Pin(context.Context) (*equip.ServerPin, error) {
	return &equip.ServerPin{Name: "searcher", Tools: []equip.Spec{{Name: "search", Schema: json.RawMessage(`{"type":"object"}`), Server: "docs"}}}, nil
}

func (m inMemory) Call(ctx context.Context, tool string, args json.RawMessage) (equip.Result, error) {
	res, err := m.client.CallTool(ctx, &sdk.CallToolParams{Name: tool, Arguments: args})
	if err != nil {
		return equip.Result{}, err
	}
	structured, err := json.Marshal(res.StructuredContent)
	return equip.Result{Text: res.Content[0].(*sdk.TextContent).Text, Structured: structured}, err
}

func (m inMemory) Close() error { return m.client.Close() }

// TestRealServer makes calls to real servers, over both transports.
func TestRealServer(t *testing.T) {
	for name, server := range servers(t) {
		t.Run(name, func(t *testing.T) {
			kit, err := outfit(t, server, equip.DialMCP).Kit(t.Context(), arm, task)
			if err != nil {
				t.Fatal(err)
			}
			defer kit.Close()
			log := &agenttest.Recorder{}
			if _, err := New(&Config{}).Run(t.Context(), agent.Job{Kit: kit, Calls: []suite.Call{
				call("search", suite.Args{"n": num("1.50"), "big": num("12345678901234567890123")}),
				call("search", suite.Args{"id": from(0, "$.results[1].id")}),
			}}, log); err != nil {
				t.Fatal(err)
			}
			got, err := trial.ReadAnswer([]byte(log.Last()))
			if err != nil {
				t.Fatal(err)
			}
			for i, want := range []string{`{"big":12345678901234567890123,"n":1.50}`, `{"id":"d-1"}`} {
				var heard struct{ Query string }
				m := got.Calls[i]
				if err := json.Unmarshal(m.Structured, &heard); err != nil || heard.Query != want {
					t.Errorf("call %d: the server was sent %s (%v), want %s", i, heard.Query, err, want)
				}
				if m.MS <= 0 || m.Bytes != len(m.Text) || m.Server != "docs" {
					t.Errorf("call %d: %+v", i, m)
				}
			}
			if p := kit.Proof().Servers[0]; p.Calls != 2 {
				t.Errorf("proof %+v", p)
			}
		})
	}
}

// BenchmarkCalls makes calls to a server that answers at once: in this process,
// in memory and over HTTP, and as a child over pipes. Trials of 100 calls run on all
// processors.
func BenchmarkCalls(b *testing.B) {
	const each = 100
	calls := make([]suite.Call, each)
	for i := range calls {
		calls[i] = call("search", suite.Args{"query": fmt.Sprintf("question %d", i), "limit": num("10")})
	}
	of := servers(b)
	of["memory"] = &suite.Server{}
	for _, name := range slices.Sorted(maps.Keys(of)) {
		b.Run(name, func(b *testing.B) {
			dial := equip.DialMCP
			if name == "memory" {
				dial = dialMemory
			}
			o := outfit(b, of[name], dial)
			b.SetParallelism(4)
			b.ResetTimer()
			b.RunParallel(func(pb *testing.PB) {
				for more := pb.Next(); more; {
					kit, err := o.Kit(b.Context(), arm, task)
					if err != nil {
						b.Error(err)
						return
					}
					n := 1
					for ; n < each; n++ {
						if more = pb.Next(); !more {
							break
						}
					}
					_, err = New(&Config{}).Run(b.Context(), agent.Job{Kit: kit, Calls: calls[:n]}, &agenttest.Recorder{})
					if err != nil {
						b.Error(err)
					}
					_ = kit.Close()
					more = more && pb.Next()
				}
			})
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "calls/s")
		})
	}
}
