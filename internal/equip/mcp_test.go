package equip

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// real makes an outfitter whose server docs is a real one of this role.
func real(role, per string) *Outfitter {
	s := realServer(role)
	s.Per = per
	return &Outfitter{
		Dial: DialMCP, Environ: []string{"PATH=" + os.Getenv("PATH"), "HOME=/nowhere", "LANG=C", "OPENAI_API_KEY=sk-not-for-servers", "DOCS_DB=/db"},
		Suite: &suite.Suite{
			Servers:   map[string]*suite.Server{"docs": s},
			Scenarios: map[string]*suite.Scenario{"s": {Servers: []suite.ServerUse{{Name: "docs"}}}},
		},
	}
}

func call(t *testing.T, k *Kit, name string) string {
	t.Helper()
	res, err := tool(t, k, name).Call(t.Context(), []byte(`{"query":"x"}`))
	if err != nil {
		t.Fatal(err)
	}
	return res.Text
}

func TestRealServer(t *testing.T) {
	o := real("good", "trial")
	o.Suite.Servers["docs"].Env = suite.VariablesOf("DOCS_DB")
	pins, err := o.Probe(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	noneLeft(t)
	pin := pins.Servers["docs"]
	if pin.Name != "fixture" || pin.Version != "1.2.3" || !pin.Digest.Valid() || len(pin.Tools) != 4 || pin.Bytes < 200 {
		t.Errorf("pin %+v", pin)
	}
	k := o.mustKit(t, arm)
	if got := call(t, k, "search"); !strings.HasSuffix(got, ` found {"query":"x"}`) {
		t.Errorf("answer %q", got)
	}
	if res, err := tool(t, k, "fail").Call(t.Context(), nil); err != nil || !res.Error || res.Text != "no such page" || string(res.Structured) != `{"code":404}` {
		t.Errorf("a tool that fails gives %+v, %v", res, err)
	}
	var names []string
	for kv := range strings.SplitSeq(call(t, k, "env"), "\n") {
		name, _, _ := strings.Cut(kv, "=")
		names = append(names, name)
	}
	if got, want := strings.Join(names, " "), "ASSAY_PROC_ID "+roleVar+" DOCS_DB GORACE HOME LANG PATH"; got != want {
		t.Errorf("the server has the variables %s, want %s", got, want)
	}
	_, err = tool(t, k, "crash").Call(t.Context(), nil)
	wantFault(t, err, trial.ClassTreatment, true, "server docs: call tool crash: the server has died (exit status 7)")
	if p := k.Proof().Servers[0]; p.Calls != 4 || p.Errors != 2 || p.Tools != 4 || p.Digest != p.Pinned {
		t.Errorf("proof %+v", p)
	}
	closed(t, k)
	closed(t, o)
	noneLeft(t)
}

// TestRealSharedServer checks that a shared server outlives a trial and restarts after
// it dies.
func TestRealSharedServer(t *testing.T) {
	o := real("good", "run")
	o.mustProbe(t)
	pid := func(k *Kit) string { p, _, _ := strings.Cut(call(t, k, "search"), " "); return p }
	first := o.mustKit(t, arm)
	was := pid(first)
	closed(t, first)
	second := o.mustKit(t, other)
	if now := pid(second); now != was {
		t.Errorf("process %s serves the second trial, want %s", now, was)
	}
	if _, err := tool(t, second, "crash").Call(t.Context(), nil); err == nil {
		t.Error("the crash went unnoticed")
	}
	closed(t, second)
	third := o.mustKit(t, arm)
	if now := pid(third); now == was {
		t.Error("the dead server serves the third trial")
	}
	closed(t, third)
	closed(t, o)
	noneLeft(t)
}

func TestRealServerChangesItsTools(t *testing.T) {
	o := real("changes:"+t.TempDir(), "trial")
	o.mustProbe(t)
	_, err := o.Kit(t.Context(), arm, task)
	wantFault(t, err, trial.ClassTreatment, false, "server docs changed its tools since the preflight")
	noneLeft(t)
}

func TestRealServersThatDoNotStart(t *testing.T) {
	for name, tc := range map[string]struct {
		server *suite.Server
		words  []string
	}{
		"no program": {&suite.Server{Command: []string{"no-such-server", "serve"}}, []string{"start server docs (no-such-server serve): ", "install it, or correct servers.docs.command in the suite"}},
		"dies":       {realServer("dies"), []string{"start server docs (" + os.Args[0] + "): the server has died before the handshake (exit status 3)", "fatal: database is locked", "run the command by hand"}},
		"silent": {&suite.Server{Command: []string{"sleep", "100"}, Start: suite.Duration(200 * time.Millisecond)},
			[]string{"start server docs (sleep 100): no answer in time: no handshake within 200ms"}},
		"no listener": {&suite.Server{URL: "http://127.0.0.1:1/mcp"}, []string{"start server docs (http://127.0.0.1:1/mcp): ", "start it, or correct servers.docs.url in the suite"}},
	} {
		t.Run(name, func(t *testing.T) {
			o := real("", "trial")
			o.Suite.Servers["docs"] = tc.server
			_, err := o.Probe(t.Context())
			for _, w := range tc.words {
				if err == nil || !strings.Contains(err.Error(), w) {
					t.Errorf("error %v lacks %q", err, w)
				}
			}
			noneLeft(t)
		})
	}
}

func TestRealServerOverHTTP(t *testing.T) {
	s := sdk.NewServer(&sdk.Implementation{Name: "web", Version: "2"}, nil)
	s.AddTool(&sdk.Tool{Name: "ping", InputSchema: json.RawMessage(`{"type":"object"}`)}, func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: "pong"}}}, nil
	})
	srv := httptest.NewServer(sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return s }, nil))
	defer func() {
		srv.Close()
		for session := range s.Sessions() {
			session.Close()
		}
	}()
	o := real("", "arm")
	o.Suite.Servers["docs"] = &suite.Server{URL: srv.URL, Per: "arm"}
	o.mustProbe(t)
	for range 2 {
		k := o.mustKit(t, arm)
		if got := call(t, k, "ping"); got != "pong" {
			t.Errorf("answer %q", got)
		}
		closed(t, k)
	}
	closed(t, o)
}

// Kits that are made, used and closed at once leave no process.
func TestRealServersAtOnce(t *testing.T) {
	o := real("good", "arm")
	o.Suite.Servers["wiki"] = realServer("wiki")
	o.Suite.Scenarios["t"] = &suite.Scenario{Servers: []suite.ServerUse{{Name: "wiki"}}}
	o.mustProbe(t)
	var mu sync.Mutex
	var pids []string
	var wg sync.WaitGroup
	for i := range 6 {
		wg.Go(func() {
			a := arm
			if i%3 == 0 {
				a.Scenario = "t"
			}
			k := o.mustKit(t, a)
			p, _, _ := strings.Cut(call(t, k, "search"), " ")
			mu.Lock()
			pids = append(pids, p)
			mu.Unlock()
			closed(t, k)
		})
	}
	wg.Wait()
	slices.Sort(pids)
	if n := len(slices.Compact(pids)); n != 3 { // one for the arm, one for each trial of the other
		t.Errorf("%d processes served six trials, want 3", n)
	}
	closed(t, o)
	noneLeft(t)
}
