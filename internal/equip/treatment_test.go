package equip

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// parallel makes an outfitter of eight tasks in one arm, eight at once.
func parallel(role, per string) *Outfitter {
	o := real(role, per)
	o.Suite.Limits.Jobs, o.Suite.Trials = 8, 1
	o.Suite.Arms = []suite.Arm{arm}
	for i := range 8 {
		o.Suite.Tasks = append(o.Suite.Tasks, &suite.Task{ID: fmt.Sprint("task-", i), Rendered: "do it"})
	}
	return o
}

func onlyLinux(t *testing.T) {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("the reaping server reads /proc")
	}
}

// A server that ends others of its kind is found before any trial.
func TestReaperIsFoundAtPreflight(t *testing.T) {
	onlyLinux(t)
	o := parallel("reaper", "trial")
	_, err := o.Probe(t.Context())
	for _, w := range []string{"server docs does not live next to a second process of it", "the server has died", "had been started", "such as --no-reap", "write alone: true in servers.docs"} {
		if err == nil || !strings.Contains(err.Error(), w) {
			t.Errorf("error %v lacks %q", err, w)
		}
	}
	noneLeft(t)
}

// Where the preflight did not see it, the trial that loses its server says who
// it was.
func TestReaperIsNamedInATrial(t *testing.T) {
	onlyLinux(t)
	o := parallel("reaper", "trial")
	o.Suite.Limits.Jobs = 1
	o.mustProbe(t)
	first := o.mustKit(t, arm)
	second := o.mustKit(t, arm)
	_, err := tool(t, first, "search").Call(t.Context(), nil)
	wantFault(t, err, trial.ClassTreatment, true, "the server has died (ended by signal: terminated)", "another process of "+filepath.Base(os.Args[0])+" had been started", "alone: true in servers.docs")
	if p := first.Proof().Servers[0]; p.Died != "ended by signal: terminated" || p.Errors != 1 {
		t.Errorf("proof %+v", p)
	}
	call(t, second, "search")
	closed(t, first)
	closed(t, second)
	if p := second.Proof().Servers[0]; p.Died != "" {
		t.Errorf("a server that was closed has died: %+v", p)
	}
	noneLeft(t)
}

// With alone: true eight trials at once share one process of it, and none dies.
func TestAloneInParallel(t *testing.T) {
	onlyLinux(t)
	o := parallel("reaper", "run")
	o.Suite.Servers["docs"].Alone = true
	o.mustProbe(t)
	pids := make([]string, 8)
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			k, err := o.Kit(t.Context(), arm, o.Suite.Tasks[i])
			if err != nil {
				t.Error(err)
				return
			}
			for range 5 {
				pids[i], _, _ = strings.Cut(call(t, k, "search"), " ")
			}
			if err := k.Check(t.Context()); err != nil {
				t.Error(err)
			}
			if p := k.Proof().Servers[0]; p.Calls != 5 || p.Errors != 0 || p.Died != "" {
				t.Errorf("proof %+v", p)
			}
			closed(t, k)
		})
	}
	wg.Wait()
	if got := slices.Compact(pids); len(got) != 1 || got[0] == "" {
		t.Errorf("processes %v served, want one", got)
	}
	// One that dies is replaced when it is gone.
	k := o.mustKit(t, arm)
	if _, err := tool(t, k, "crash").Call(t.Context(), nil); err == nil {
		t.Error("the crash went unnoticed")
	}
	next := o.mustKit(t, arm)
	if pid, _, _ := strings.Cut(call(t, next, "search"), " "); pid == pids[0] {
		t.Error("the dead one answers")
	}
	closed(t, k)
	closed(t, next)
	closed(t, o)
	noneLeft(t)
}

// Calls of a server that is alone do not overlap.
func TestAloneTakesTurns(t *testing.T) {
	o, b := withDocs("run")
	o.Suite.Servers["docs"].Alone = true
	o.mustProbe(t)
	defer o.Close()
	in, out := make(chan struct{}), make(chan struct{})
	b.call = nil
	k := o.mustKit(t, arm)
	r := k.Tools[0].(*counted).Tool.(remote).server.running
	r.turn <- struct{}{} // another call runs
	go func() {
		close(in)
		_, _ = tool(t, k, "search").Call(t.Context(), nil)
		close(out)
	}()
	<-in
	select {
	case <-out:
		t.Error("a call did not wait for its turn")
	case <-time.After(50 * time.Millisecond):
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := tool(t, k, "search").Call(ctx, nil); !isStopped(err) {
		t.Errorf("a stopped call says %v", err)
	}
	<-r.turn
	<-out
	closed(t, k)
}

// Tools that change while a trial runs void it: with a notification at the next
// call, without one at the end.
func TestToolsChangeInATrial(t *testing.T) {
	for _, per := range []string{"trial", "run"} {
		t.Run("loud/"+per, func(t *testing.T) {
			o := real("loud", per)
			o.mustProbe(t)
			defer o.Close()
			k := o.mustKit(t, arm)
			call(t, k, "change")
			var err error
			for range 100 { // the notification comes when it comes
				if _, err = tool(t, k, "search").Call(t.Context(), nil); err != nil {
					break
				}
				time.Sleep(10 * time.Millisecond)
			}
			wantFault(t, err, trial.ClassTreatment, false, "server docs changed its tools in the trial: added added")
			if p := k.Proof().Servers[0]; p.Changed != "added added" {
				t.Errorf("proof %+v", p)
			}
			closed(t, k)
			next := o.mustKit(t, arm) // gets a newly started server
			call(t, next, "search")
			closed(t, next)
		})
	}
	t.Run("quiet", func(t *testing.T) {
		o := real("quiet", "trial")
		o.mustProbe(t)
		k := o.mustKit(t, arm)
		if err := k.Check(t.Context()); err != nil {
			t.Error(err)
		}
		call(t, k, "change")
		wantFault(t, k.Check(t.Context()), trial.ClassTreatment, false, "server docs changed its tools in the trial: added added")
		closed(t, k)
	})
	noneLeft(t)
}

func TestToolsDifferByStart(t *testing.T) {
	o := parallel("changes:"+t.TempDir(), "trial")
	_, err := o.Probe(t.Context())
	if err == nil || !strings.Contains(err.Error(), "server docs changes its tools each time it starts (changed crash, env, fail, search)") {
		t.Errorf("error %v", err)
	}
	noneLeft(t)
}

// withData gives the server a copy of a folder of two files.
func withData(t *testing.T, per string) (*Outfitter, fstest.MapFS) {
	o := real("writer", per)
	files := fstest.MapFS{"db/a.txt": {Data: []byte("alpha"), Mode: 0o644}, "db/sub/b.txt": {Data: []byte("beta"), Mode: 0o755}}
	s := o.Suite.Servers["docs"]
	s.Command, s.Data, s.Set["DATA"] = append(s.Command, suite.PlaceData+"/a.txt"), "db", suite.PlaceData
	o.Suite.Files, o.Temp = files, t.TempDir()
	return o, files
}

// where finds the copy that a kit's server was given.
func where(t *testing.T, k *Kit) string {
	t.Helper()
	for kv := range strings.SplitSeq(call(t, k, "env"), "\n") {
		if v, ok := strings.CutPrefix(kv, "DATA="); ok {
			return v
		}
	}
	t.Fatal("the server was not told where its data is")
	return ""
}

func TestDataIsCopied(t *testing.T) {
	o, files := withData(t, "trial")
	pins, err := o.Probe(t.Context())
	if err != nil || !pins.Servers["docs"].Data.Valid() {
		t.Fatalf("pins %+v, %v", pins.Servers["docs"], err)
	}
	k := o.mustKit(t, arm)
	dir := where(t, k)
	for name, want := range map[string]os.FileMode{"a.txt": 0o444, "sub/b.txt": 0o555, "sub": os.ModeDir | 0o500, ".": os.ModeDir | 0o500} {
		info, err := os.Stat(filepath.Join(dir, name))
		if err != nil || info.Mode() != want {
			t.Errorf("%s has mode %v (%v), want %v", name, info.Mode(), err, want)
		}
	}
	if err := k.Check(t.Context()); err != nil || k.Proof().Servers[0].Written != nil {
		t.Errorf("untouched data: %v, %+v", err, k.Proof())
	}
	// A copy that only this trial uses: noted.
	if got := call(t, k, "write"); got != "<nil>" {
		t.Fatal(got)
	}
	if err := k.Check(t.Context()); err != nil {
		t.Error(err)
	}
	if got := k.Proof().Servers[0].Written; !slices.Equal(got, []string{"db/a.txt"}) {
		t.Errorf("written %v", got)
	}
	closed(t, k)
	if entries, _ := os.ReadDir(o.Temp); len(entries) > 0 {
		t.Errorf("%d copies are left", len(entries))
	}
	if string(files["db/a.txt"].Data) != "alpha" {
		t.Error("the original was changed")
	}
	// The data is part of the treatment.
	files["db/a.txt"].Data = []byte("other")
	_, err = o.Kit(t.Context(), arm, task)
	wantFault(t, err, trial.ClassTreatment, false, "the data of server docs (db) changed since the preflight")
	if entries, _ := os.ReadDir(o.Temp); len(entries) > 0 {
		t.Errorf("%d copies are left", len(entries))
	}
}

// A copy that others share voids the trial that finds it changed; the next gets
// a copy that is whole.
func TestSharedDataIsWritten(t *testing.T) {
	o, _ := withData(t, "run")
	o.mustProbe(t)
	k := o.mustKit(t, arm)
	call(t, k, "write")
	wantFault(t, k.Check(t.Context()), trial.ClassTreatment, true, "server docs wrote to its data, which other trials share (db/a.txt): write per: trial in servers.docs")
	closed(t, k)
	next := o.mustKit(t, arm)
	if b, err := os.ReadFile(filepath.Join(where(t, next), "a.txt")); string(b) != "alpha" {
		t.Errorf("the next trial gets %q, %v", b, err)
	}
	if err := next.Check(t.Context()); err != nil {
		t.Error(err)
	}
	closed(t, next)
	closed(t, o)
	if entries, _ := os.ReadDir(o.Temp); len(entries) > 0 {
		t.Errorf("%d copies are left", len(entries))
	}
}

func TestDataCheck(t *testing.T) {
	files := fstest.MapFS{"d/a": {Data: []byte("1")}, "d/b": {Data: []byte("2")}, "d/c/d": {Data: []byte("3")}}
	c, err := copyData(t.Context(), files, "d", t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer c.removeCopy()
	in := func(name string) string { return filepath.Join(c.path, name) }
	for _, dir := range []string{".", "c"} {
		_ = os.Chmod(in(dir), 0o700)
	}
	write := func(name, text string) {
		t.Helper()
		_ = os.Chmod(in(name), 0o600)
		if err := os.WriteFile(in(name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("b-shm", "index")
	write("b-wal", "")
	for _, full := range []bool{false, true} {
		if got, err := c.changedFiles(full); err != nil || len(got) > 0 {
			t.Errorf("changes %v, %v, but SQLite only read", got, err)
		}
	}
	write("b-wal", "log")
	write("new", "")
	old := c.was["d/b"].mod
	write("b", "9") // same size and time: only its content tells
	if err := os.Chtimes(in("b"), old, old); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(in("c/d")); err != nil {
		t.Fatal(err)
	}
	for full, want := range map[bool][]string{false: {"d/b-wal (new)", "d/new (new)", "d/c/d (gone)"}, true: {"d/b", "d/b-wal (new)", "d/new (new)", "d/c/d (gone)"}} {
		if got, err := c.changedFiles(full); err != nil || !slices.Equal(got, want) {
			t.Errorf("full %v: changes %v, %v; want %v", full, got, err, want)
		}
	}
	for name, why := range map[string]string{"none": "not exist", "../x": "not exist"} {
		if _, err := copyData(t.Context(), files, name, t.TempDir()); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: %v", name, err)
		}
	}
	one, err := copyData(t.Context(), files, "d/a", t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if b, err := os.ReadFile(one.path); err != nil || string(b) != "1" || one.digest == c.digest {
		t.Errorf("a single file is %q, %v", b, err)
	}
	if err := one.removeCopy(); err != nil {
		t.Error(err)
	}
}

// A server that many trials share keeps the identity with which it was started, and its
// files may not change under it.
func TestSharedServerKeepsItsIdentity(t *testing.T) {
	o := real("good", "run")
	o.Suite.Dir = t.TempDir()
	source := filepath.Join(o.Suite.Dir, "server.js")
	if err := os.WriteFile(source, []byte("1"), 0o600); err != nil {
		t.Fatal(err)
	}
	o.Suite.Servers["docs"].Identity = []string{"*.js"}
	if o.mustProbe(t); o.Pins.Servers["docs"].Program == "" {
		t.Fatal("the program has no identity")
	}
	for range 3 {
		k := o.mustKit(t, arm)
		call(t, k, "search")
		if err := errors.Join(k.Check(t.Context()), k.Close()); err != nil {
			t.Fatal(err)
		}
		time.Sleep(listingLife + time.Millisecond) // the next trial lists the tools itself
	}
	k := o.mustKit(t, arm)
	if err := os.WriteFile(source, []byte("2"), 0o600); err != nil {
		t.Fatal(err)
	}
	wantFault(t, k.Check(t.Context()), trial.ClassTreatment, false, "the program of server docs changed since the preflight")
	_ = k.Close()
	closed(t, o)
}

// Standard error is kept trial by trial, also of a server that does not start.
func TestStderrIsKept(t *testing.T) {
	for _, per := range []string{"trial", "run"} {
		o := real("complains", per)
		o.mustProbe(t)
		for i, want := range []string{"starting\ncomplaint about {\"query\":\"x\"}\n", "complaint about {\"query\":\"x\"}\n"} {
			k := o.mustKit(t, arm)
			call(t, k, "complain")
			var text string
			for range 500 {
				if logs := k.Logs(); len(logs) == 1 && logs[0].Server == "docs" {
					text = string(logs[0].Text)
				}
				if strings.Contains(text, "complaint") {
					break
				}
				time.Sleep(10 * time.Millisecond)
			}
			if i == 0 || per == "run" {
				if text != want {
					t.Errorf("per %s, trial %d: %q, want %q", per, i, text, want)
				}
			}
			closed(t, k)
		}
		closed(t, o)
	}
	o := real("good", "trial")
	o.mustProbe(t)
	o.Suite.Servers["docs"].Set[roleVar] = "dies"
	k, err := o.Kit(t.Context(), arm, task)
	wantFault(t, err, trial.ClassTreatment, true, "the server has died before the handshake (exit status 3)")
	if logs := k.Logs(); len(logs) != 1 || string(logs[0].Text) != "fatal: database is locked\n" {
		t.Errorf("logs %q", logs)
	}
	if p := k.Proof().Servers; len(p) != 1 || p[0].Name != "docs" || p[0].Digest != "" || p[0].Tools != 0 || p[0].Pinned == "" {
		t.Errorf("the proof does not say that the server was not delivered: %+v", p)
	}
}

// Names that model APIs refuse are changed for the agent and not for the server.
func TestNamesThatModelsRefuse(t *testing.T) {
	o := real("names", "trial")
	o.Suite.Scenarios["s"].Inject = &suite.Inject{Server: "docs", Tool: "docs.search"}
	o.mustProbe(t)
	k := o.mustKit(t, arm)
	defer k.Close()
	long := strings.Repeat("long", 20)
	got := map[string]string{}
	for _, tl := range k.Tools {
		spec := tl.Spec()
		if spec.Remote == "" {
			continue
		}
		got[spec.Remote] = spec.Name
		if !spec.Is(spec.Remote) || !spec.Is(spec.Name) || spec.Is("other") {
			t.Errorf("%+v does not know its names", spec)
		}
		if text := call(t, k, spec.Name); !strings.HasPrefix(text, spec.Remote+": ") {
			t.Errorf("%s reached %s", spec.Name, text)
		}
	}
	if len(got) != 4 || got["9lives"] != "_9lives" || got["find/it"] != "find_it" || !strings.HasPrefix(got["docs.search"], "docs_search_") ||
		len(got[long]) != 64 || !strings.HasPrefix(got[long], long[:55]+"_") {
		t.Errorf("names %v", got)
	}
	if !strings.HasPrefix(k.Prompt, "<context source=\"docs\">\ndocs.search: ") {
		t.Errorf("prompt %q", k.Prompt)
	}
}

func TestShownNames(t *testing.T) {
	list := func(names ...string) (out []mcp.ToolInfo) {
		for _, n := range names {
			out = append(out, mcp.ToolInfo{Name: n})
		}
		return out
	}
	got := shownNames(list("-x", "a.b", "a/b", "a_b", "é"))
	seen := map[string]bool{}
	for _, n := range got {
		if seen[n] || len(n) > nameMax || plainName(n) != n {
			t.Errorf("names %v", got)
		}
		seen[n] = true
	}
	if got[0] != "_-x" || got[3] != "a_b" || got[4] != "_" {
		t.Errorf("names %v", got)
	}
}

// Tools that cannot be offered to a model stop the run before it costs anything.
func TestToolsThatModelsRefuse(t *testing.T) {
	for name, tc := range map[string]struct {
		schemas []string
		says    string
	}{
		"none":        {nil, "server docs has no tools"},
		"no object":   {[]string{`{"type":"string"}`}, "tool t0 cannot be offered to a model: its arguments are not of type object"},
		"null":        {[]string{`null`}, "its schema is null, not an object"},
		"invalid":     {[]string{`{"type":"object","properties":{"a":{"type":12}}}`}, "its schema is invalid"},
		"elsewhere":   {[]string{`{"type":"object","$ref":"file:///etc/passwd"}`}, "its schema refers to another document"},
		"good":        {[]string{`{"type":"object","properties":{"a":{"pattern":"^(?=x)","format":"odd","$ref":"#/$defs/b"}},"$defs":{"b":{}}}`, `{"$schema":"http://json-schema.org/draft-07/schema#","type":"object"}`}, ""},
		"listed twic": {[]string{`{"type":"object"}`, "twice"}, "server docs lists tool t0 twice"},
	} {
		t.Run(name, func(t *testing.T) {
			o, b := withDocs("run")
			var list []Spec
			for i, schema := range tc.schemas {
				s := Spec{Name: fmt.Sprint("t", i), Schema: []byte(schema), Server: "docs"}
				if schema == "twice" {
					s = list[0]
				}
				list = append(list, s)
			}
			b.tools["docs"] = list
			_, err := o.Probe(t.Context())
			if tc.says == "" && err != nil || tc.says != "" && (err == nil || !strings.Contains(err.Error(), tc.says)) {
				t.Errorf("error %v, want %q", err, tc.says)
			}
		})
	}
}

// Secrets of headers come from variables, and a missing one names the fix.
func TestHeaders(t *testing.T) {
	s := sdk.NewServer(&sdk.Implementation{Name: "web", Version: "2"}, nil)
	s.AddTool(&sdk.Tool{Name: "ping", InputSchema: json.RawMessage(`{"type":"object"}`)}, func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		return &sdk.CallToolResult{}, nil
	})
	inner := sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return s }, &sdk.StreamableHTTPOptions{Stateless: true})
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Bearer sk-1234567890" {
			http.Error(w, "who are you?", http.StatusUnauthorized)
			return
		}
		inner.ServeHTTP(w, r)
	}))
	defer srv.Close()
	o := real("", "trial")
	server := &suite.Server{URL: srv.URL, Headers: map[string]string{"Authorization": "Bearer ${DOCS_TOKEN}"}}
	o.Suite.Servers["docs"] = server
	for environ, says := range map[string]string{
		"":                         "server docs: header Authorization: variable DOCS_TOKEN is not set, or too short to be kept out of the records: export it before the run",
		"DOCS_TOKEN=short":         "too short to be kept out of the records",
		"DOCS_TOKEN=wrong-9876543": `the server answered 401 Unauthorized (text/plain: "who are you?")`,
	} {
		o.Environ = []string{environ}
		_, err := o.Probe(t.Context())
		if err == nil || !strings.Contains(err.Error(), says) || strings.Contains(err.Error(), "9876543") {
			t.Errorf("%s: %v\nlacks %s", environ, err, says)
		}
	}
	o.Environ = []string{"DOCS_TOKEN=sk-1234567890"}
	o.mustProbe(t)
	if server.Headers["Authorization"] != "Bearer ${DOCS_TOKEN}" {
		t.Error("the secret is in the suite")
	}
}

// Only servers that the selected arms need are started.
func TestProbeOfSomeArms(t *testing.T) {
	o, b := withDocs("run")
	o.Suite.Servers["wiki"] = &suite.Server{Command: []string{"wiki"}}
	o.Suite.Scenarios["w"] = &suite.Scenario{Servers: []suite.ServerUse{{Name: "wiki"}}, Env: suite.VariablesOf("NOT_SET")}
	b.tools["wiki"] = specs("look")
	o.Suite.Arms = []suite.Arm{arm, {Agent: "a", Scenario: "w"}}
	o.Arms = []string{arm.ID()}
	pins, err := o.Probe(t.Context())
	if err != nil || len(b.dialed) != 1 || b.dialed[0].name != "docs" || pins.Servers["wiki"] != nil {
		t.Errorf("%d servers were started, %v", len(b.dialed), err)
	}
}

func TestPlaceholders(t *testing.T) {
	o := real("good", "trial")
	s := o.Suite.Servers["docs"]
	s.Set["WHO"], s.Set["WHERE"], s.Set["WHAT"] = suite.PlaceAssay, suite.PlaceSuite+"/x", suite.PlaceTask
	o.Suite.Dir, o.Program = "suites/a", "/bin/assay"
	o.Suite.Tasks = []*suite.Task{{ID: "first"}}
	o.mustProbe(t)
	k := o.mustKit(t, arm)
	defer k.Close()
	dir, _ := filepath.Abs("suites/a")
	env := call(t, k, "env")
	for _, want := range []string{"WHO=/bin/assay", "WHERE=" + dir + "/x", "WHAT=one"} {
		if !strings.Contains(env+"\n", want+"\n") {
			t.Errorf("%s is not in\n%s", want, env)
		}
	}
}

// A placebo answers in the shape of the real tool, and its use is proved.
func TestPlaceboHasTheShape(t *testing.T) {
	o, b := withDocs("run")
	with := specs("search", "read")
	with[0].Output = []byte(`{"type":"object","properties":{"results":{"type":"array"},"more":{"type":"boolean"},"opt":{"type":"string"}},"required":["results","more"]}`)
	b.tools["docs"] = with
	o.Suite.Scenarios["p"] = &suite.Scenario{Servers: []suite.ServerUse{{Placebo: "docs"}}}
	o.mustProbe(t)
	k := o.mustKit(t, suite.Arm{Agent: "a", Scenario: "p"})
	if res, err := tool(t, k, "search").Call(t.Context(), nil); err != nil || res.Text != `{"more":false,"results":[]}` || string(res.Structured) != res.Text || res.Error {
		t.Errorf("answer %+v, %v", res, err)
	}
	if res, err := tool(t, k, "read").Call(t.Context(), nil); err != nil || res.Text != "" || res.Structured != nil {
		t.Errorf("answer %+v, %v", res, err)
	}
	if err := k.Check(t.Context()); err != nil {
		t.Error(err)
	}
	p := k.Proof().Servers[0]
	if p.Name != "placebo:docs" || p.Tools != 2 || p.Calls != 2 || p.Errors != 0 || p.Digest != p.Pinned || p.Digest == "" {
		t.Errorf("proof %+v", p)
	}
	closed(t, k)
}
