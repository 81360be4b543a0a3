package equip

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// answering is a task tool with an answer of its own.
type answering struct {
	spec Spec
	res  Result
	err  error
}

func (a answering) Spec() Spec { return a.spec }
func (a answering) Call(context.Context, json.RawMessage) (Result, error) {
	return a.res, a.err
}

func TestProbe(t *testing.T) {
	o, b := withDocs("run")
	o.Pins.Fixture = "f"
	o.Sets = []ToolSet{
		{Kind: "files", Tools: []Tool{answering{spec: Spec{Name: "open"}}}}, {Kind: "binding", Tools: []Tool{answering{spec: Spec{Name: "submit"}}}},
		{Kind: "files", Tools: []Tool{answering{spec: Spec{Name: "list"}}}},
	}
	o.Suite.Servers["wiki"] = &suite.Server{Command: []string{"wiki"}}
	b.tools["wiki"] = specs("look")
	o.Suite.Servers["unused"] = &suite.Server{Command: []string{"unused"}}
	o.Suite.Scenarios["placebo"] = &suite.Scenario{Servers: []suite.ServerUse{{Placebo: "wiki"}}}
	pins, err := o.Probe(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	docs, wiki := pins.Servers["docs"], pins.Servers["wiki"]
	if len(pins.Servers) != 2 || docs == nil || wiki == nil || docs.Version != "1" || !docs.Digest.Valid() || len(docs.Tools) != 2 {
		t.Fatalf("pins %+v, want docs and wiki, which are used", pins)
	}
	want := map[string][]Spec{"files": {{Name: "open"}, {Name: "list"}}, "binding": {{Name: "submit"}}}
	if d := cmp.Diff(want, pins.Tools); d != "" || pins.Fixture != "f" {
		t.Errorf("fixture %s, tools (-want +got):\n%s", pins.Fixture, d)
	}
	if d := cmp.Diff(pins, o.Pins); d != "" {
		t.Errorf("the outfitter's pins differ:\n%s", d)
	}
	if all, open := b.started(); all != 2 || open != 0 {
		t.Errorf("%d servers started, %d still run; want 2, none", all, open)
	}
}

// What would void every trial is found before the first one, with the fix.
func TestProbeFinds(t *testing.T) {
	for name, tc := range map[string]struct {
		change func(*Outfitter, *bench)
		want   string
	}{
		"server that does not start": {func(_ *Outfitter, b *bench) { b.fails = map[string]error{"docs": errDead} },
			"start server docs (docs serve): the server has died: run the command by hand to see what is wrong, or correct servers.docs in the suite"},
		"url that does not answer": {func(o *Outfitter, b *bench) {
			o.Suite.Servers["docs"] = &suite.Server{URL: "http://localhost:1"}
			b.fails = map[string]error{"docs": errDead}
		}, "start server docs (http://localhost:1): the server has died: start it, or correct servers.docs.url in the suite"},
		"server without tools/list": {func(_ *Outfitter, b *bench) {
			b.pin = func(context.Context, *fake) error {
				return trial.Faultf(trial.ClassTreatment, "server docs: list tools: error -32601")
			}
		}, "list the tools of docs serve: server docs: list tools: error -32601: run the command by hand"},
		"variable of a server": {func(o *Outfitter, _ *bench) { o.Suite.Servers["docs"].Env = suite.VariablesOf("DOCS_DB") },
			"server docs: variable DOCS_DB is not set, or too short to be kept out of the records: export it before the run"},
		"variable of a scenario": {func(o *Outfitter, _ *bench) { o.Suite.Scenarios["s"].Env = suite.VariablesOf("PROXY") },
			"scenario s: variable PROXY is not set, or too short to be kept out of the records: export it before the run"},
		"tool of inject": {func(o *Outfitter, _ *bench) {
			o.Suite.Scenarios["s"].Inject = &suite.Inject{Server: "docs", Tool: "serach"}
		},
			"scenario s: inject: server docs has no tool serach; it has read, search"},
		"tool that is there twice": {func(o *Outfitter, _ *bench) {
			o.Sets = []ToolSet{{Tools: []Tool{answering{spec: Spec{Name: "search"}}}}}
		}, "scenario s: tool search is offered by the suite's task tools and by server docs: leave one out"},
	} {
		t.Run(name, func(t *testing.T) {
			o, b := withDocs("trial")
			tc.change(o, b)
			_, err := o.Probe(t.Context())
			if err == nil || !strings.HasPrefix(err.Error(), tc.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("error %v\nwant  %s", err, tc.want)
			}
			if _, open := b.started(); open != 0 {
				t.Errorf("%d servers still run", open)
			}
		})
	}
}

func TestProbeIsStopped(t *testing.T) {
	o, b := withDocs("trial")
	ctx, cancel := context.WithCancel(t.Context())
	b.starts = func(context.Context, string) error {
		cancel()
		return context.Canceled
	}
	if _, err := o.Probe(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want our own stop", err)
	}
}

func TestKit(t *testing.T) {
	o, b := withDocs("trial")
	o.Environ = []string{"PATH=/bin", "PROXY=http://p", "OTHER=x"}
	o.Suite.Scenarios["s"] = &suite.Scenario{
		Servers: []suite.ServerUse{{Name: "docs"}}, System: "be brief", Prefix: "before ", Suffix: "after\n",
		Env: suite.VariablesOf("PROXY"), Set: map[string]string{"B": "2", "A": "1"},
	}
	o.Sets = []ToolSet{
		{Kind: "files", Tools: []Tool{answering{spec: Spec{Name: "open"}}}, Preamble: "Files:\na.go\n"},
		{Kind: "binding", Tools: []Tool{answering{spec: Spec{Name: "submit", Submits: true}}}},
	}
	o.mustProbe(t)
	k := o.mustKit(t, arm)
	var names []string
	for _, c := range k.Tools {
		names = append(names, c.Spec().Name)
	}
	got := []any{k.System, k.Prompt, k.Env, names, k.Submission().Spec().Name}
	want := []any{"be brief", "before do it\nafter\n\nFiles:\na.go\n", []string{"PROXY=http://p", "A=1", "B=2"}, []string{"open", "submit", "read", "search"}, "submit"}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("kit (-want +got):\n%s", d)
	}
	sketch := o.Sketch(suite.Arm{Scenario: "s"}, task)
	names = nil
	for _, c := range sketch.Tools {
		names = append(names, c.Spec().Name)
	}
	if sketch.Prompt != k.Prompt || sketch.System != k.System || !slices.Equal(names, want[3].([]string)) {
		t.Errorf("the sketch is %+v with %v", sketch, names)
	}
	if _, open := b.started(); open != 1 {
		t.Errorf("%d servers run for the trial, want one", open)
	}
	closed(t, k)
	closed(t, k)
	if _, open := b.started(); open != 0 || b.dialed[1].closes != 1 {
		t.Errorf("%d servers run after the trial; its own was closed %d times", open, b.dialed[1].closes)
	}
	if _, err := tool(t, k, "search").Call(t.Context(), nil); err == nil {
		t.Error("a tool of a closed kit works")
	}
}

func TestKitFaults(t *testing.T) {
	for name, tc := range map[string]struct {
		change func(*Outfitter, *bench)
		class  trial.Class
		retry  bool
		words  string
	}{
		"does not start": {func(_ *Outfitter, b *bench) { b.fails = map[string]error{"docs": errDead} }, trial.ClassTreatment, true,
			"start server docs (docs serve): the server has died"},
		"tools have changed": {func(_ *Outfitter, b *bench) { b.tools["docs"] = specs("read") }, trial.ClassTreatment, false,
			"server docs changed its tools since the preflight"},
		"list breaks for good": {func(_ *Outfitter, b *bench) {
			b.pin = func(context.Context, *fake) error { return trial.Faultf(trial.ClassTreatment, "no") }
		}, trial.ClassTreatment, false, "list the tools of docs serve: no"},
		"not probed": {func(o *Outfitter, _ *bench) { o.Pins = Pins{} }, trial.ClassTreatment, false, "server docs was not probed"},
		"placebo not probed": {func(o *Outfitter, _ *bench) {
			o.Pins = Pins{}
			o.Suite.Scenarios["s"].Servers[0] = suite.ServerUse{Placebo: "docs"}
		}, trial.ClassTreatment, false, "placebo of docs: the server was not probed"},
		"variable is gone": {func(o *Outfitter, _ *bench) { o.Suite.Scenarios["s"].Env = suite.VariablesOf("X") }, trial.ClassSetup, false, "scenario s: variable X is not set"},
		"no scenario":      {func(o *Outfitter, _ *bench) { delete(o.Suite.Scenarios, "s") }, trial.ClassSetup, false, "scenario s is not defined"},
		"same name": {func(o *Outfitter, _ *bench) { o.Sets = []ToolSet{{Tools: []Tool{answering{spec: Spec{Name: "read"}}}}} },
			trial.ClassSetup, false, "tool read is offered by the suite's task tools and by server docs: leave one out"},
		"inject fails": {func(o *Outfitter, b *bench) {
			o.Suite.Scenarios["s"].Inject = &suite.Inject{Server: "docs", Tool: "search"}
			b.call = func(*fake, string) (Result, error) { return Result{Text: "no index", Error: true}, nil }
		}, trial.ClassTreatment, false, "inject: tool search of docs answered with an error: no index"},
		"inject breaks": {func(o *Outfitter, b *bench) {
			o.Suite.Scenarios["s"].Inject = &suite.Inject{Server: "docs", Tool: "search"}
			b.call = func(f *fake, _ string) (Result, error) {
				return Result{}, &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: errDead}
			}
		}, trial.ClassTreatment, true, "died"},
	} {
		for _, per := range []string{"trial", "arm", "run"} {
			t.Run(name+"/"+per, func(t *testing.T) {
				o, b := withDocs(per)
				o.mustProbe(t)
				tc.change(o, b)
				k, err := o.Kit(t.Context(), arm, task)
				if k.Close() != nil {
					t.Error("what is left of the kit is not closed")
				}
				wantFault(t, err, tc.class, tc.retry, tc.words)
				closed(t, o)
				if _, open := b.started(); open != 0 {
					t.Errorf("%d servers still run", open)
				}
			})
		}
	}
}

// The proof counts calls and errors by server and by task tool, and the agent's
// mistakes are errors as well.
func TestProof(t *testing.T) {
	o, b := withDocs("run")
	b.tools["wiki"] = specs("lookup")
	o.Suite.Servers["wiki"] = &suite.Server{Command: []string{"wiki"}}
	o.Suite.Scenarios["s"].Servers = append(o.Suite.Scenarios["s"].Servers, suite.ServerUse{Placebo: "wiki"})
	b.call = func(_ *fake, tool string) (Result, error) {
		if tool == "read" {
			return Result{}, &trial.Fault{Class: trial.ClassTreatment, Err: errDead}
		}
		return Result{Text: "found"}, nil
	}
	o.Sets = []ToolSet{{Kind: "k", Tools: []Tool{
		answering{spec: Spec{Name: "open"}, res: Result{Error: true}}, answering{spec: Spec{Name: "submit", Submits: true}, res: Result{Invalid: "nonsense"}},
		answering{spec: Spec{Name: "unused"}},
	}}}
	o.mustProbe(t)
	before := o.mustKit(t, arm) // its calls are not ours
	_, _ = tool(t, before, "search").Call(t.Context(), nil)
	k := o.mustKit(t, arm)
	for name, n := range map[string]int{"search": 3, "read": 1, "open": 2, "submit": 1, "lookup": 4} {
		for range n {
			_, _ = tool(t, k, name).Call(t.Context(), nil)
		}
	}
	docs, wiki := o.Pins.Servers["docs"].Digest, o.Pins.Servers["wiki"].Digest
	want := trial.Proof{
		Servers: []trial.ServerProof{
			{Name: "docs", Version: "1", Digest: docs, Pinned: docs, Tools: 2, Calls: 4, Errors: 1, ByTool: map[string]int{"search": 3, "read": 1}},
			{Name: "placebo:wiki", Version: "1", Digest: wiki, Pinned: wiki, Tools: 1, Calls: 4, ByTool: map[string]int{"lookup": 4}},
		},
		Tools: []trial.ToolProof{{Name: "open", Calls: 2, Errors: 2}, {Name: "submit", Calls: 1, Errors: 1}, {Name: "unused"}},
	}
	if d := cmp.Diff(want, k.Proof()); d != "" {
		t.Errorf("proof (-want +got):\n%s", d)
	}
	closed(t, before)
	closed(t, k)
	closed(t, o)
	if d := cmp.Diff(want, k.Proof()); d != "" {
		t.Errorf("proof after the kit was closed (-want +got):\n%s", d)
	}
}

// A placebo looks like the server and knows nothing; the server is not started.
func TestPlacebo(t *testing.T) {
	o, b := withDocs("trial")
	o.Suite.Scenarios["p"] = &suite.Scenario{Servers: []suite.ServerUse{{Placebo: "docs"}}}
	o.mustProbe(t)
	real := o.mustKit(t, arm)
	defer real.Close()
	all, _ := b.started()
	fakes := o.mustKit(t, suite.Arm{Agent: "a", Scenario: "p"})
	defer fakes.Close()
	if after, _ := b.started(); after != all {
		t.Error("a server was started for a placebo")
	}
	if len(real.Tools) != len(fakes.Tools) {
		t.Fatalf("%d tools, the placebo has %d", len(real.Tools), len(fakes.Tools))
	}
	for i := range real.Tools {
		if d := cmp.Diff(real.Tools[i].Spec(), fakes.Tools[i].Spec()); d != "" {
			t.Errorf("the placebo's tool differs:\n%s", d)
		}
		res, err := fakes.Tools[i].Call(t.Context(), json.RawMessage(`{"query":"x"}`))
		if err != nil || !cmp.Equal(res, Result{}) {
			t.Errorf("the placebo answers %+v, %v", res, err)
		}
	}
}

func TestInject(t *testing.T) {
	long := strings.Repeat("é", maxInject)
	for name, tc := range map[string]struct {
		answer, want string
		loop         bool // the server is in the tool loop, too
		top          int
		args         string
	}{
		"alone":       {"  Use NavigationStack.\n", "<context source=\"docs\">\nUse NavigationStack.\n</context>\n\nbefore do it\n", false, 0, `{"query":"do it\n"}`},
		"top":         {"x", "<context source=\"docs\">\nx\n</context>\n\nbefore do it\n", false, 5, `{"limit":5,"query":"do it\n"}`},
		"in the loop": {"x", "<context source=\"docs\">\nx\n</context>\n\nbefore do it\n", true, 0, `{"query":"do it\n"}`},
		"empty":       {"", "<context source=\"docs\">\n\n</context>\n\nbefore do it\n", false, 0, `{"query":"do it\n"}`},
		"too long": {long, fmt.Sprintf("<context source=\"docs\">\n%s\n[cut: the first %d of %d bytes]\n</context>\n\nbefore do it\n",
			long[:maxInject-64], maxInject-64, len(long)), false, 0, `{"query":"do it\n"}`},
	} {
		t.Run(name, func(t *testing.T) {
			o, b := withDocs("trial")
			sc := &suite.Scenario{Prefix: "before ", Inject: &suite.Inject{Server: "docs", Tool: "search", Top: tc.top}}
			tools := 0
			if tc.loop {
				sc.Servers, tools = []suite.ServerUse{{Name: "docs"}}, 2
			}
			o.Suite.Scenarios["s"] = sc
			b.call = func(*fake, string) (Result, error) { return Result{Text: tc.answer}, nil }
			o.mustProbe(t)
			k := o.mustKit(t, arm)
			if k.Prompt != tc.want {
				t.Errorf("prompt %.200q, want %.200q", k.Prompt, tc.want)
			}
			if string(b.raw["search"]) != tc.args {
				t.Errorf("asked with %s, want %s", b.raw["search"], tc.args)
			}
			if all, _ := b.started(); all != 2 { // one for the probe
				t.Errorf("%d servers started for one trial", all-1)
			}
			d := o.Pins.Servers["docs"].Digest
			want := []trial.ServerProof{{Name: "docs", Version: "1", Digest: d, Pinned: d, Tools: tools, Calls: 1}}
			if diff := cmp.Diff(want, k.Proof().Servers); diff != "" || len(k.Tools) != tools {
				t.Errorf("%d tools; proof (-want +got):\n%s", len(k.Tools), diff)
			}
			if sketch := o.Sketch(arm, task); len(sketch.Prompt) < len(k.Prompt) {
				t.Errorf("the estimate is made for %d bytes, the prompt has %d", len(sketch.Prompt), len(k.Prompt))
			}
			closed(t, k)
			if _, open := b.started(); open != 0 {
				t.Errorf("%d servers still run", open)
			}
		})
	}
}

// A server gets the variables that any program needs and the variables of the
// suite, and no others; the suite wins.
func TestServerEnvironment(t *testing.T) {
	o, b := withDocs("trial")
	o.Environ = []string{"USER=me", "PATH=/bin", "HOME=/home/me", "LANG=C", "TMPDIR=/tmp", "DOCS_DB=/db", "OPENAI_API_KEY=sk-not-for-servers", "PATHX=1", "HOME2=2"}
	docs := o.Suite.Servers["docs"]
	docs.Env, docs.Set = suite.VariablesOf("DOCS_DB"), map[string]string{"MODE": "fast", "HOME": "/elsewhere"}
	o.mustProbe(t)
	k := o.mustKit(t, arm)
	defer k.Close()
	want := []string{"DOCS_DB=/db", "HOME=/elsewhere", "LANG=C", "MODE=fast", "PATH=/bin", "TMPDIR=/tmp", "USER=me"}
	for _, f := range b.dialed {
		if d := cmp.Diff(want, f.env); d != "" {
			t.Errorf("environment (-want +got):\n%s", d)
		}
	}
	if len(b.dialed) != 2 || os.Getenv("PATH") == "/bin" {
		t.Errorf("%d servers were started with PATH %s", len(b.dialed), os.Getenv("PATH"))
	}
}
