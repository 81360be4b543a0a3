package durability

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
	bindrecall "github.com/assay-eval/assay/suites/bind-recall"
)

// api is one wire format and how a user points assay at a server of it.
type api struct {
	format, model, served string
	key                   string
	env                   func(url string) []string
	flags                 []string
	rates                 [4]string // dollars per million tokens: input, cache read, cache write, output
}

const localPrices = `{"format": 1, "models": [{"provider": "compatible", "id": "local", "match": [{"prefix": "local"}],
  "prices": [{"input": "0.50", "output": "4", "cache_read": "0.05", "cache_write_5m": "0.60"}]}]}`

var apis = []api{
	{
		format: llm.Anthropic, model: "claude-haiku-4-5", served: "claude-haiku-4-5-20251001", key: "ANTHROPIC_API_KEY",
		env:   func(url string) []string { return []string{"ANTHROPIC_BASE_URL=" + url} },
		rates: [4]string{"1", "0.1", "1.25", "5"},
	},
	{
		format: llm.OpenAI, model: "gpt-5-mini", served: "gpt-5-mini-2025-08-07", key: "OPENAI_API_KEY",
		env:   func(url string) []string { return []string{"OPENAI_BASE_URL=" + url} },
		rates: [4]string{"0.25", "0.025", "0.25", "2"},
	},
	{
		format: llm.Gemini, model: "gemini-2.5-flash", served: "gemini-2.5-flash", key: "GEMINI_API_KEY",
		env:   func(url string) []string { return []string{"GEMINI_BASE_URL=" + url} },
		rates: [4]string{"0.3", "0.03", "0.3", "2.5"},
	},
	{
		format: llm.Compatible, model: "local-7b", served: "local-7b-q4", key: "ASSAY_COMPATIBLE_API_KEY",
		env:   func(string) []string { return nil },
		flags: []string{"--prices", "prices.json"},
		rates: [4]string{"0.50", "0.05", "0.60", "4"},
	},
}

// agentSpec is what --agent takes.
func (a api) agentSpec(s *llmtest.Server) string {
	if a.format == llm.Compatible {
		return "compatible:" + s.BaseURL() + "#" + a.model
	}
	return a.format + ":" + a.model
}

// withKey is the program of a user who has a key for the server.
func (a api) withKey(p *program, s *llmtest.Server) *program {
	p.writeFiles(map[string]string{"prices.json": localPrices})
	return p.withEnv(append(a.env(s.BaseURL()), a.key+"=key-of-the-user-0123")...)
}

// bindRecall returns the prompts of the suite's tasks, by id, and its authored
// answers.
func bindRecall(t testing.TB) (prompts map[string]string, script *llm.Script) {
	t.Helper()
	files, err := fs.Glob(bindrecall.Files, "tasks/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatalf("tasks %v, %v", files, err)
	}
	prompts = map[string]string{}
	for _, file := range files {
		b, err := fs.ReadFile(bindrecall.Files, file)
		if err != nil {
			t.Fatal(err)
		}
		dec, err := yaml.NewLoader(bytes.NewReader(b))
		if err != nil {
			t.Fatal(err)
		}
		for {
			var task struct{ ID, Prompt string }
			if err := dec.Load(&task); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			prompts[task.ID] = strings.TrimSpace(task.Prompt)
		}
	}
	b, err := fs.ReadFile(bindrecall.Files, "answers.yaml")
	if err != nil {
		t.Fatal(err)
	}
	if script, err = llm.ParseScript("answers.yaml", b); err != nil {
		t.Fatal(err)
	}
	return prompts, script
}

// taskOf finds the trial that a request belongs to by the task's prompt in it.
func taskOf(prompts map[string]string) func(*llmtest.Request) llm.Meta {
	return func(r *llmtest.Request) llm.Meta {
		m := llm.Meta{Turn: 1}
		for _, msg := range r.Messages {
			if msg.Role == llm.Assistant {
				m.Turn++
			}
		}
		for id, prompt := range prompts {
			if strings.Contains(r.Messages[0].Text, prompt) {
				m.Task = id
			}
		}
		return m
	}
}

// resultsJSON is what these tests read of results.json.
type resultsJSON struct {
	Notice []string
	Total  struct {
		Ledger  map[string]int
		Sources []struct {
			Name string
			N    int
		}
		Models []struct {
			Name string
			N    int
		}
		Tokens struct {
			Input, Output int64
			CacheRead     int64 `json:"cache_read"`
			CacheWrite5m  int64 `json:"cache_write_5m"`
		}
		Cost, Spent struct {
			Priced int
			Billed string `json:"billed_usd"`
			Cold   string `json:"cold_usd"`
		}
		Time struct{ Live, Cached int }
	}
	Trials []struct {
		Task, Status, Outcome, Void, Label, Reason, End, Source, Model string

		Index, Turns, Attempts int
		Origin                 *struct{ Run, Model string }
		Criteria               []struct{ Name, Verdict string }
		Details                map[string]string
	}
}

func resultsOf(t testing.TB, dir string) (r resultsJSON) {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, "out", "results.json"))
	if err == nil {
		err = json.Unmarshal(b, &r)
	}
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// verdicts returns the graders' verdicts on every trial.
func (r resultsJSON) verdicts() map[string]string {
	out := map[string]string{}
	for _, tr := range r.Trials {
		out[fmt.Sprintf("%s #%d", tr.Task, tr.Index)] = fmt.Sprint(tr.Status, " ", tr.Outcome, " ", tr.Label, " ", tr.End, " ", tr.Turns, " ", tr.Criteria, " ", tr.Details["bound_file"], " ", tr.Details["bound_symbol"])
	}
	return out
}

// TestLive runs bind-recall against servers that speak the four APIs and answer
// as the script does, and expects the verdicts of the scripted run.
func TestLive(t *testing.T) {
	testenv.Slow(t)
	prompts, script := bindRecall(t)
	scripted := newProgram(t)
	scripted.runExpecting(exitOK, "run", "bind-recall", "-q")
	want := resultsOf(t, scripted.newestRun())
	for _, a := range apis {
		t.Run(a.format, func(t *testing.T) {
			t.Parallel()
			server := llmtest.New(t, a.format, llmtest.Config{Script: script, Address: taskOf(prompts), Model: a.served, Key: "key-of-the-user-0123", Forget: true})
			p := a.withKey(newProgram(t), server)
			args := append([]string{"run", "bind-recall", "--full", "--agent", a.agentSpec(server)}, a.flags...)

			first := p.runExpecting(exitOK, args...)
			live := p.newestRun()
			checkComplete(t, live, "binding")
			got := resultsOf(t, live)
			a.compareVerdicts(t, want, got)
			a.checkCosts(t, live, got, want)
			if len(got.Total.Models) != 1 || got.Total.Models[0].Name != a.served || !strings.Contains(first.out, fmt.Sprintf("model served: %d %s", len(prompts), a.served)) {
				t.Errorf("models %v, want %s", got.Total.Models, a.served)
			}
			if got.Total.Time.Live != len(prompts) || len(got.Notice) != 0 {
				t.Errorf("times of %+v live trials, notices %q", got.Total.Time, got.Notice)
			}

			// Again, from the cache: nothing is asked, nothing is spent, and the
			// reports say so.
			asked := server.Count()
			again := p.runExpecting(exitOK, args...)
			a.checkCached(t, p, server, asked, again, live, got)

			// And with nobody there.
			server.Close()
			offline := p.runExpecting(exitOK, append(args, "--cache", "replay")...)
			a.checkCached(t, p, server, asked, offline, live, got)
			empty := p.runExpecting(exitPreflight, append(args, "--cache", "replay", "--cache-dir", "empty")...)
			if !strings.Contains(empty.err, fmt.Sprintf("no answer for %d of %[1]d trials", len(prompts))) {
				t.Errorf("a replay without answers: %v", empty)
			}
		})
	}
}

// compareVerdicts compares the verdicts of a live run with the scripted run's.
func (a api) compareVerdicts(t *testing.T, want, got resultsJSON) {
	t.Helper()
	wanted, judged := want.verdicts(), got.verdicts()
	if a.format == llm.Gemini {
		// This API parses arguments itself: a call that makes no sense never
		// arrives, and the answer ends without a submission.
		const garbled = "back-the-way-it-came #0"
		wanted[garbled] = strings.ReplaceAll(wanted[garbled], "invalid_submission", "no_submission")
	}
	if diff := cmp.Diff(wanted, judged); diff != "" {
		t.Errorf("a live run judges otherwise (-scripted +live):\n%s", diff)
	}
}

// checkCosts compares the cost of the run with a sum made by hand.
func (a api) checkCosts(t *testing.T, dir string, got, want resultsJSON) {
	t.Helper()
	rate := func(i int) *big.Rat {
		r, _ := new(big.Rat).SetString(a.rates[i])
		return r.Quo(r, big.NewRat(1e6, 1))
	}
	var billed, cold big.Rat
	add := func(sum *big.Rat, r *big.Rat, n int64) { sum.Add(sum, new(big.Rat).Mul(r, big.NewRat(n, 1))) }
	for _, at := range readAttempts(t, dir) {
		for _, u := range at.Usage {
			written := u.CacheWrite5m + u.CacheWrite1h
			add(&billed, rate(0), u.Input)
			add(&billed, rate(1), u.CacheRead)
			add(&billed, rate(2), written)
			add(&billed, rate(3), u.Output)
			add(&cold, rate(0), u.Input+u.CacheRead+written)
			add(&cold, rate(3), u.Output)
		}
	}
	for name, pair := range map[string][2]string{"billed": {billed.FloatString(9), got.Total.Cost.Billed}, "cold": {cold.FloatString(9), got.Total.Cost.Cold}} {
		x, _ := new(big.Rat).SetString(pair[0])
		y, ok := new(big.Rat).SetString(pair[1])
		if !ok || new(big.Rat).Sub(x, y).Abs(new(big.Rat).Sub(x, y)).Cmp(big.NewRat(1, 1e8)) > 0 {
			t.Errorf("%s cost %s, by hand %s", name, pair[1], pair[0])
		}
	}
	if billed.Cmp(&cold) == 0 {
		t.Error("the cache makes no difference to the cost")
	}
	if got.Total.Cost.Priced != len(got.Trials) || got.Total.Cost.Billed != got.Total.Spent.Billed {
		t.Errorf("cost %+v, spent %+v", got.Total.Cost, got.Total.Spent)
	}
	if got.Total.Tokens.CacheRead != want.Total.Tokens.CacheRead {
		t.Errorf("%d tokens read from the cache, want %d", got.Total.Tokens.CacheRead, want.Total.Tokens.CacheRead)
	}
}

// checkCached checks a run that repeats the live one without asking.
func (a api) checkCached(t *testing.T, p *program, s *llmtest.Server, asked int, said outcome, live string, first resultsJSON) {
	t.Helper()
	dir := p.newestRun()
	checkComplete(t, dir, "binding")
	got := resultsOf(t, dir)
	if n := s.Count(); n != asked {
		t.Errorf("the model was asked %d times more", n-asked)
	}
	if diff := cmp.Diff(first.verdicts(), got.verdicts()); diff != "" {
		t.Errorf("a cached run judges otherwise:\n%s", diff)
	}
	for _, tr := range got.Trials {
		if tr.Source != "cached" || tr.Origin == nil || tr.Origin.Run != filepath.Base(live) || tr.Model != a.served {
			t.Errorf("%s: source %s, origin %+v, model %s", tr.Task, tr.Source, tr.Origin, tr.Model)
		}
	}
	if got.Total.Time.Live != 0 || got.Total.Time.Cached != len(got.Trials) || got.Total.Cost.Billed != first.Total.Cost.Billed || strings.Trim(got.Total.Spent.Billed, "0.") != "" {
		t.Errorf("time %+v, cost %+v, spent %+v", got.Total.Time, got.Total.Cost, got.Total.Spent)
	}
	for _, mark := range []string{fmt.Sprintf("answers: %d cached", len(got.Trials)), fmt.Sprintf("cached whole: %d trials", len(got.Trials))} {
		if !strings.Contains(said.out, mark) {
			t.Errorf("the report does not say %q", mark)
		}
	}
	if n := strings.Count(said.err, "(cached)"); n != len(got.Trials) {
		t.Errorf("%d of %d lines are marked as cached", n, len(got.Trials))
	}
}

// faultSuite has one task of two turns: a call, then the submission.
var faultSuite = map[string]string{
	"suite.yaml": `version: 1
name: faults
tasks: [task.yaml]
workspace: {fixture: files}
tools: [{binding: {}}]
agents: {unused: {kind: model, provider: scripted, answers: answers.yaml, max_turns: 4}}
scenarios: {plain: {}}
graders: {binding: {}}
limits: {stall: 2m}
retry: {attempts: 3, first: 1ms, factor: 1}
`,
	"task.yaml":     "id: t\nprompt: Where does it start?\ntarget: {file: main.go, symbol: main}\n",
	"answers.yaml":  "task: t\nturns: [{text: I do not know.}]\n",
	"files/main.go": "package main\n\nfunc main() {}\n",
}

func twoTurns(r *llmtest.Request) *llm.Response {
	if r.Messages[len(r.Messages)-1].Role == llm.User {
		return &llm.Response{Message: llm.Message{Text: "I read the file first.", Calls: []llm.Call{{Name: "read_file", Args: `{"file_path":"main.go"}`}}}}
	}
	return &llm.Response{Message: llm.Message{Text: "That is where it starts.", Calls: []llm.Call{{Name: "submit_binding", Args: `{"abort":false,"file_path":"main.go","symbol_name":"main","reasoning":"the only function"}`}}}}
}

// TestWireFaults lets every fault of a network and a provider happen to the
// first request, to a later one, and to all.
func TestWireFaults(t *testing.T) {
	testenv.Slow(t)
	faults := map[string]struct {
		llmtest.Fault
		throttled bool
	}{
		"429 with Retry-After": {llmtest.Fault{Kind: llmtest.Status, Status: 429, After: time.Second}, true},
		"529":                  {llmtest.Fault{Kind: llmtest.Status, Status: 529}, true},
		"503":                  {llmtest.Fault{Kind: llmtest.Status, Status: 503}, false},
		"408":                  {llmtest.Fault{Kind: llmtest.Status, Status: 408}, false},
		"reset":                {llmtest.Fault{Kind: llmtest.Reset}, false},
		"reset in the stream":  {llmtest.Fault{Kind: llmtest.ResetMid}, false},
		"cut in an event":      {llmtest.Fault{Kind: llmtest.Cut}, false},
		"cut between events":   {llmtest.Fault{Kind: llmtest.CutClean}, false},
		"malformed JSON":       {llmtest.Fault{Kind: llmtest.BadJSON}, false},
		"empty 200":            {llmtest.Fault{Kind: llmtest.Empty}, false},
		"hang":                 {llmtest.Fault{Kind: llmtest.HangFirst}, false},
		"hang in the stream":   {llmtest.Fault{Kind: llmtest.HangMid}, false},
	}
	for _, a := range apis {
		t.Run(a.format, func(t *testing.T) {
			t.Parallel()
			for _, name := range sortedKeys(faults) {
				f := faults[name]
				hangs := strings.HasPrefix(name, "hang")
				flags := append([]string{"run", "suite.yaml", "--cache", "live"}, a.flags...)
				if hangs {
					flags = append(flags, "--set", "limits.stall=400ms")
				}
				try := func(exit int, fault func(int) *llmtest.Fault) (*llmtest.Server, *program, resultsJSON, outcome) {
					server := llmtest.New(t, a.format, llmtest.Config{Answer: twoTurns, Fault: fault, Forget: true})
					defer server.Close()
					p := a.withKey(newProgram(t), server)
					p.writeFiles(faultSuite)
					said := p.runExpecting(exit, append(flags, "--agent", a.agentSpec(server))...)
					return server, p, resultsOf(t, p.newestRun()), said
				}

				// The first request: nothing is spent yet, the trial starts over.
				server, p, got, _ := try(exitOK, llmtest.Nth(1, f.Fault))
				tr, all := got.Trials[0], readAttempts(t, p.newestRun())
				if tr.Outcome != "pass" || tr.Attempts != 2 || server.Count() != 3 || len(all) != 2 {
					t.Errorf("%s at the first request: %+v, %d requests, %d attempts", name, tr, server.Count(), len(all))
					continue
				}
				if lost := all[0]; lost.Settled || lost.Fault == nil || lost.Fault.Class != trial.ClassEnvironment || !lost.Fault.Retry || (lost.Throttled > 0) != f.throttled {
					t.Errorf("%s at the first request: attempt 1 is %+v", name, lost)
				}
				if gap := all[1].Timing.Start.Sub(all[0].Timing.Start); gap < f.After {
					t.Errorf("%s: asked again after %s, before the %s that were asked for", name, gap, f.After)
				}

				// The second: only that request is repeated; the first is not paid twice.
				server, p, got, _ = try(exitOK, llmtest.Nth(2, f.Fault))
				tr, all = got.Trials[0], readAttempts(t, p.newestRun())
				if tr.Outcome != "pass" || tr.Attempts != 1 || server.Count() != 3 || len(all) != 1 || (all[0].Throttled > 0) != f.throttled {
					t.Errorf("%s at the second request: %+v, %d requests, %d attempts", name, tr, server.Count(), len(all))
				}

				// If every request fails, the trial must be void: nothing is measured,
				// and the model is not blamed. The third fault in a row counts as an outage
				// of the endpoint, not as an attempt, so there are four.
				fault := f.Fault
				fault.After = 0
				server, p, got, said := try(exitPreflight, llmtest.Always(fault))
				tr, all = got.Trials[0], readAttempts(t, p.newestRun())
				if tr.Status != "void" || tr.Void != "environment" || tr.Reason == "" || server.Count() != 4 || len(all) != 4 || !all[3].Settled || !strings.Contains(said.out, "undecidable") && !strings.Contains(said.out, "1 void") {
					t.Errorf("%s always: %+v, %d requests, %d attempts\n%v", name, tr, server.Count(), len(all), said)
				}
			}
		})
	}
}

// TestCapAdapts meets a server that answers four at once and turns the others
// away.
func TestCapAdapts(t *testing.T) {
	const n, room = 100, 4
	var mu sync.Mutex
	inside, refused := 0, 0
	server := llmtest.New(t, llm.Compatible, llmtest.Config{
		Latency: 20 * time.Millisecond, Forget: true,
		Fault: func(int) *llmtest.Fault {
			mu.Lock()
			defer mu.Unlock()
			if inside == room {
				refused++
				return &llmtest.Fault{Kind: llmtest.Status, Status: 429}
			}
			inside++
			return nil
		},
		Answer: func(r *llmtest.Request) *llm.Response {
			mu.Lock()
			defer mu.Unlock()
			inside--
			return &llm.Response{Message: llm.Message{Text: "You said: " + r.Messages[0].Text}}
		},
	})
	var tasks strings.Builder
	for i := range n {
		fmt.Fprintf(&tasks, "---\nid: t%02d\nprompt: Number %d.\ngraders: {text: {contains: [\"Number %d.\"]}}\n", i, i, i)
	}
	p := newProgram(t)
	p.writeFiles(map[string]string{"tasks.yaml": tasks.String(), "suite.yaml": `version: 1
name: crowded
tasks: [tasks.yaml]
agents: {served: {kind: model, provider: compatible, model: m, base_url: "` + server.BaseURL() + `"}}
scenarios: {plain: {}}
graders: {text: {}}
retry: {attempts: 3, first: 100ms, factor: 2}
`})
	said := p.runExpecting(exitOK, "run", "suite.yaml", "--jobs", "20", "--json")
	type event struct {
		Event string
		Cap   int
	}
	var caps []int
	for line := range strings.Lines(said.out) {
		var e event
		if json.Unmarshal([]byte(line), &e) == nil && e.Event == "paced" {
			caps = append(caps, e.Cap)
		}
	}
	got := resultsOf(t, p.newestRun())
	t.Logf("%d asked, %d turned away, caps %v, ledger %v", server.Count(), refused, caps, got.Total.Ledger)
	if got.Total.Ledger["scored"]+got.Total.Ledger["void"] != n || got.Total.Ledger["void"] > n/20 {
		t.Errorf("ledger %v", got.Total.Ledger)
	}
	if len(caps) == 0 || caps[len(caps)-1] > 2*room || !slices.IsSortedFunc(caps[:1], func(a, b int) int { return a - b }) || caps[0] >= 20 {
		t.Errorf("caps %v", caps)
	}
	if refused > server.Count()/2 {
		t.Errorf("%d of %d requests were turned away: the cap does not adapt", refused, server.Count())
	}
}
