package stream

import (
	"encoding/json"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// sample is a record of testdata/manifest.json. It describes a recorded stream.
type sample struct {
	File     string
	CLI      string `json:"cli"`
	ExitCode *int   `json:"exit_code"`
	Signal   *int
	Requests int `json:"model_requests"`
	Stderr   string
	Expect   map[string]json.RawMessage
}

func samples(t testing.TB) []sample {
	t.Helper()
	b, err := os.ReadFile("testdata/manifest.json")
	if err != nil {
		t.Fatal(err)
	}
	var out []sample
	if err := json.Unmarshal(b, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

func (s sample) exit() proc.Exit {
	if s.ExitCode == nil {
		return proc.Exit{Code: -1, Signal: syscall.Signal(*s.Signal)}
	}
	return proc.Exit{Code: *s.ExitCode}
}

func read(t testing.TB, name string) []byte {
	t.Helper()
	if name == "" {
		return nil
	}
	b, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// start is before every recording.
var start = time.Date(2026, 11, 21, 1, 0, 0, 0, time.UTC)

func play(t testing.TB, parser string, o Options, lines []byte, exit proc.Exit, stderr []byte) (Result, *agenttest.Recorder) {
	t.Helper()
	log := &agenttest.Recorder{}
	p, err := New(parser, log, o)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(lines)) {
		p.Line([]byte(line))
	}
	return p.Close(exit, stderr), log
}

func playSample(t testing.TB, s sample, stderr []byte) (Result, *agenttest.Recorder) {
	t.Helper()
	return play(t, s.CLI, Options{Servers: []string{"fs", "fault"}, Start: start}, read(t, s.File), s.exit(), stderr)
}

func total(us []trial.Usage) (sum trial.Usage) {
	for _, u := range us {
		sum.Input += u.Input
		sum.CacheRead += u.CacheRead
		sum.CacheWrite5m += u.CacheWrite5m
		sum.CacheWrite1h += u.CacheWrite1h
		sum.Output += u.Output
		sum.Reasoning += u.Reasoning
	}
	return sum
}

// calls returns the number of calls of a class in the events.
func calls(log *agenttest.Recorder, class trial.ToolClass) (n int) {
	for _, e := range log.Of(trial.EventToolCall) {
		if e.Call.Class == class {
			n++
		}
	}
	return n
}

// failures counts the failed calls in the events.
func failures(log *agenttest.Recorder, count func(trial.ToolCall, trial.ToolResult) bool) (n int64) {
	calls := map[string]trial.ToolCall{}
	for _, e := range log.Events {
		switch {
		case e.Call != nil:
			calls[e.Call.ID] = *e.Call
		case e.Result != nil && e.Result.Error && count(calls[e.Result.ID], *e.Result):
			n++
		}
	}
	return n
}

func (s sample) expects(t *testing.T, key string, got any) {
	t.Helper()
	want := strings.TrimSpace(string(s.Expect[key]))
	b, err := json.Marshal(got)
	if err != nil {
		t.Fatal(err)
	}
	a, okA := new(big.Rat).SetString(want)
	c, okC := new(big.Rat).SetString(strings.Trim(string(b), `"`))
	if okA && okC && a.Cmp(c) == 0 {
		return
	}
	var compact any
	_ = json.Unmarshal([]byte(want), &compact)
	if w, _ := json.Marshal(compact); string(w) != string(b) {
		t.Errorf("%s: %s is %s, want %s", s.File, key, b, want)
	}
}

// Every count that the manifest gives of the recorded streams is found.
func TestManifest(t *testing.T) {
	checked, files := 0, 0
	for _, s := range samples(t) {
		t.Run(s.File, func(t *testing.T) {
			r, log := playSample(t, s, read(t, s.Stderr))
			all := total(log.Usages)
			every := func(trial.ToolCall, trial.ToolResult) bool { return true }
			figures := map[string]func() any{
				"shell_calls":       func() any { return calls(log, trial.ToolShell) },
				"mcp_calls":         func() any { return calls(log, trial.ToolMCP) },
				"file_calls":        func() any { return calls(log, trial.ToolFile) },
				"file_change_items": func() any { return calls(log, trial.ToolFile) },
				"tool_errors":       func() any { return failures(log, every) },
				"tool_errors_mcp": func() any {
					return failures(log, func(c trial.ToolCall, _ trial.ToolResult) bool { return c.Class == trial.ToolMCP })
				},
				"retries":          func() any { return len(log.Retries) },
				"api_error_status": func() any { return r.HTTPStatus },
				"cost_usd":         func() any { return r.ReportedUSD },
				"cost":             func() any { return r.ReportedUSD },
				"output": func() any {
					if s.CLI == "gemini" || s.CLI == "opencode" { // whose figure is without reasoning
						return all.Output - all.Reasoning
					}
					return all.Output
				},
				"input": func() any {
					if s.CLI == "codex" || s.CLI == "gemini" { // whose figure is with the cache
						return all.Input + all.CacheRead + all.CacheWrite5m
					}
					return all.Input
				},
				"cache_read":     func() any { return all.CacheRead },
				"cached":         func() any { return all.CacheRead },
				"cached_input":   func() any { return all.CacheRead },
				"cache_write_5m": func() any { return all.CacheWrite5m },
				"cache_write_1h": func() any { return all.CacheWrite1h },
				"reasoning":      func() any { return all.Reasoning },
				"thoughts":       func() any { return all.Reasoning },
				"total":          func() any { return all.Input + all.CacheRead + all.Output },
				"result_events":  func() any { return strings.Count(string(read(t, s.File)), `"type":"result"`) },
				"mcp_failed": func() any {
					var out []string
					for name, state := range r.Servers {
						if state == Down {
							out = append(out, name)
						}
					}
					slices.Sort(out)
					return out
				},
				"tool_errors_stream": func() any {
					_, log := playSample(t, s, nil)
					return failures(log, every)
				},
				"tool_errors_stderr": func() any {
					_, without := playSample(t, s, nil)
					return failures(log, every) - failures(without, every)
				},
				"tool_errors_status": func() any {
					return failures(log, func(c trial.ToolCall, r trial.ToolResult) bool {
						return (r.Exit == nil || *r.Exit == 0) && !strings.Contains(r.Text, "unavailable tool")
					})
				},
				"shell_nonzero": func() any {
					return failures(log, func(c trial.ToolCall, r trial.ToolResult) bool {
						return c.Class == trial.ToolShell && r.Exit != nil && *r.Exit != 0
					})
				},
				"invalid_calls": func() any {
					return failures(log, func(c trial.ToolCall, r trial.ToolResult) bool { return strings.Contains(r.Text, "unavailable tool") })
				},
			}
			for key := range s.Expect {
				f := figures[key]
				if f == nil {
					t.Errorf("no figure for %s", key)
					continue
				}
				s.expects(t, key, f())
				checked++
			}
			files++
			if r.Junk != 0 {
				t.Errorf("%d lines not read", r.Junk)
			}
			agree(t, log)
		})
	}
	if files != 31 || checked < 80 {
		t.Errorf("%d counts of %d files were checked, want 31 files", checked, files)
	}
	t.Logf("%d counts of %d files", checked, files)
}

// agree checks that results belong to calls, once each, and times do not run
// backwards between them.
func agree(t *testing.T, log *agenttest.Recorder) {
	t.Helper()
	calls, done := map[string]trial.Event{}, map[string]bool{}
	for _, e := range log.Events {
		switch {
		case e.Call != nil:
			if _, twice := calls[e.Call.ID]; twice {
				t.Errorf("call %s twice", e.Call.ID)
			}
			calls[e.Call.ID] = e
			if e.Call.Class == "" || e.Call.Name == "" || !json.Valid([]byte(e.Call.Args)) {
				t.Errorf("call %+v", e.Call)
			}
			if (e.Call.Class == trial.ToolMCP) != (e.Call.Server != "") {
				t.Errorf("class %s of a tool of server %q", e.Call.Class, e.Call.Server)
			}
		case e.Result != nil:
			c, ok := calls[e.Result.ID]
			if !ok || done[e.Result.ID] || c.Call.Name != e.Result.Name || e.AtMS < c.AtMS || e.Result.TookMS < 0 {
				t.Errorf("result %+v of call %+v", e, c)
			}
			done[e.Result.ID] = true
		}
	}
}

func TestEnds(t *testing.T) {
	type end struct {
		end    string
		status int
	}
	want := map[string]end{
		"claude/success.jsonl": {Finished, 0}, "claude/tool-error.jsonl": {Finished, 0}, "claude/api-error.jsonl": {APIError, 529},
		"claude/api-auth-error.jsonl": {AuthError, 401}, "claude/api-retry.jsonl": {Finished, 0}, "claude/max-turns.jsonl": {TurnLimit, 0},
		"claude/max-budget.jsonl": {CostLimit, 0}, "claude/background-task.jsonl": {Finished, 0}, "claude/mcp-server-failed.jsonl": {Finished, 0},
		"claude/tool-search.jsonl": {Finished, 0}, "claude/interrupted-sigint.jsonl": {Interrupted, 0}, "claude/killed-sigterm.jsonl": {NoEnd, 0},
		"codex/success.jsonl": {Finished, 0}, "codex/success-fallback-model.jsonl": {Finished, 0}, "codex/code-mode.jsonl": {Finished, 0},
		"codex/tool-error.jsonl": {Finished, 0}, "codex/api-error.jsonl": {APIError, 0}, "codex/api-auth-error.jsonl": {AuthError, 401},
		"codex/api-retry.jsonl": {Finished, 0}, "codex/killed-sigterm.jsonl": {NoEnd, 0},
		"gemini/success.jsonl": {Finished, 0}, "gemini/tool-error.jsonl": {Finished, 0}, "gemini/api-error.jsonl": {APIError, 503},
		"gemini/api-auth-error.jsonl": {AuthError, 400}, "gemini/turn-limit.jsonl": {TurnLimit, 0}, "gemini/killed-sigterm.jsonl": {NoEnd, 0},
		"opencode/success.jsonl": {Finished, 0}, "opencode/tool-error.jsonl": {Finished, 0}, "opencode/api-error.jsonl": {APIError, 400},
		"opencode/api-auth-error.jsonl": {AuthError, 401}, "opencode/killed-sigterm.jsonl": {NoEnd, 0},
	}
	for _, s := range samples(t) {
		r, log := playSample(t, s, read(t, s.Stderr))
		if got := (end{r.End, r.HTTPStatus}); got != want[s.File] {
			t.Errorf("%s: %+v (%s), want %+v", s.File, got, r.Detail, want[s.File])
		}
		if (r.Detail == "") != (r.End == Finished) {
			t.Errorf("%s: end %q, detail %q", s.File, r.End, r.Detail)
		}
		const answer = "All done: created new.txt and edited hello.txt."
		if r.End == Finished && log.Last() != answer {
			t.Errorf("%s: answer %q", s.File, log.Last())
		}
		// Without exit status 0 an end line without error is no success.
		for _, exit := range []proc.Exit{{Code: 1}, {Code: -1, Signal: syscall.SIGKILL}, {Code: 0, Reason: os.ErrDeadlineExceeded}} {
			r, _ := play(t, s.CLI, Options{}, read(t, s.File), exit, nil)
			if r.End == Finished {
				t.Errorf("%s: finished with %v", s.File, exit)
			}
		}
		// Nor is exit status 0 without an end line.
		lines := slices.Collect(strings.Lines(string(read(t, s.File))))
		if strings.Contains(s.File, "success.") {
			cut := strings.Join(lines[:len(lines)-1], "")
			if r, _ := play(t, s.CLI, Options{}, []byte(cut), proc.Exit{}, nil); r.End != NoEnd {
				t.Errorf("%s without its last line: end %q", s.File, r.End)
			}
		}
	}
}

// Turns are the answers of the model, where the stream shows them.
func TestTurnsModelsSessions(t *testing.T) {
	for _, s := range samples(t) {
		r, _ := playSample(t, s, nil)
		good := strings.Contains(s.File, "success.") || strings.Contains(s.File, "tool-error") || strings.Contains(s.File, "turn") || strings.Contains(s.File, "max-")
		if good && s.CLI != "codex" && r.Turns != s.Requests {
			t.Errorf("%s: %d turns of %d requests", s.File, r.Turns, s.Requests)
		}
		model := map[string]string{"claude": "claude-sonnet-4-5", "gemini": "gemini-2.5-pro"}[s.CLI]
		if r.Model != model {
			t.Errorf("%s: model %q", s.File, r.Model)
		}
		if r.Session == "" {
			t.Errorf("%s: no session", s.File)
		}
	}
}

// Of parallel calls each result goes to its own call.
func TestParallelCalls(t *testing.T) {
	for file, want := range map[string][]string{
		"claude/success.jsonl":   {"Read 1\thello world", "Bash ?? new.txt"},
		"codex/success.jsonl":    {"ok ok 42", "command_execution  M hello.txt"},
		"gemini/success.jsonl":   {"read_text_file hello world", "run_shell_command M hello.txt"},
		"opencode/success.jsonl": {"bash ?? new.txt", "read <path>"},
	} {
		cli, _, _ := strings.Cut(file, "/")
		_, log := play(t, cli, Options{Servers: []string{"fs", "fault"}, Start: start}, read(t, file), proc.Exit{}, nil)
		for _, w := range want {
			name, text, _ := strings.Cut(w, " ")
			if !slices.ContainsFunc(log.Of(trial.EventToolResult), func(e trial.Event) bool {
				return e.Result.Name == name && strings.HasPrefix(e.Result.Text, text)
			}) {
				t.Errorf("%s: no result of %s that begins with %q", file, name, text)
			}
		}
	}
}

// Exit codes of shell commands are known, or left out. Failures of the protocol
// differ from failures of tools where the stream does.
func TestExitCodesAndProtocol(t *testing.T) {
	for cli, want := range map[string]struct {
		exit     *int
		failed   bool
		protocol []string // tools whose failure is one of the protocol
	}{
		"claude":   {new(3), true, []string{"crash"}},
		"codex":    {new(3), true, []string{"rpcerror", "slow", "crash", "ok"}},
		"gemini":   {nil, false, []string{"rpcerror", "slow", "crash", "ok"}},
		"opencode": {new(3), true, []string{"rpcerror", "slow", "crash"}},
	} {
		s := samples(t)[slices.IndexFunc(samples(t), func(s sample) bool { return s.File == cli+"/tool-error.jsonl" })]
		_, log := playSample(t, s, read(t, s.Stderr))
		results := log.Of(trial.EventToolResult)
		first := results[0].Result
		if first.Error != want.failed || (first.Exit == nil) != (want.exit == nil) || first.Exit != nil && *first.Exit != *want.exit {
			t.Errorf("%s: shell command %+v", cli, first)
		}
		var protocol []string
		for _, e := range results {
			if e.Result.Protocol {
				protocol = append(protocol, e.Result.Name)
			}
			if e.Result.Name == "iserror" && e.Result.Protocol {
				t.Errorf("%s: a tool's own error is one of the protocol", cli)
			}
		}
		if !slices.Equal(protocol, want.protocol) {
			t.Errorf("%s: protocol errors of %v, want %v", cli, protocol, want.protocol)
		}
	}
}

// Times come from the stream and count from the agent's start.
func TestTimes(t *testing.T) {
	began := time.Date(2026, 11, 21, 2, 18, 0, 0, time.UTC)
	_, log := play(t, "claude", Options{Start: began}, read(t, "claude/success.jsonl"), proc.Exit{}, nil)
	e := log.Of(trial.EventToolResult)[0]
	if e.AtMS != 143 || e.Result.TookMS != 83 || e.Result.Exit == nil || *e.Result.Exit != 0 {
		t.Errorf("%+v %+v", e, e.Result)
	}
	// A stamp in the future is not believed.
	now := func() time.Duration { return 7 * time.Millisecond }
	_, log = play(t, "claude", Options{Start: began.Add(-time.Hour), Now: now}, read(t, "claude/success.jsonl"), proc.Exit{}, nil)
	if e := log.Of(trial.EventToolResult)[0]; e.AtMS != 7 {
		t.Errorf("%+v", e)
	}
	_, log = play(t, "codex", Options{Start: began, Now: now}, read(t, "codex/success.jsonl"), proc.Exit{}, nil)
	if e := log.Of(trial.EventToolResult)[0]; e.AtMS != 7 {
		t.Errorf("%+v", e)
	}
}

// The failures that Codex tells only on standard error stand in the transcript at
// their time.
func TestCodexStandardError(t *testing.T) {
	began := time.Date(2026, 11, 21, 1, 48, 20, 0, time.UTC)
	_, log := play(t, "codex", Options{Start: began}, read(t, "codex/tool-error.jsonl"), proc.Exit{}, read(t, "codex/tool-error.stderr.txt"))
	var got []string
	for _, e := range log.Of(trial.EventToolResult) {
		if strings.HasPrefix(e.Result.ID, "stderr-") {
			got = append(got, e.Result.Name+" "+time.Duration(e.AtMS*1e6).String()+" "+strings.Join(strings.Fields(e.Result.Text), " "))
		}
	}
	want := []string{
		"apply_patch 2.198s apply_patch verification failed: Failed to find expected lines in /repo/hello.txt: nothing here",
		"nosuch 2.259s unsupported call: nosuch",
		"unknown 2.279s failed to parse function arguments: missing field `cmd` at line 1 column 10",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
}

func TestUnknownParser(t *testing.T) {
	if _, err := New("cursor", &agenttest.Recorder{}, Options{}); err == nil || !strings.Contains(err.Error(), "generic") {
		t.Error(err)
	}
}
