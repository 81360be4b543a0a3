package command

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// outcomeOf runs a shell script as the program.
func outcomeOf(t *testing.T, ctx context.Context, cfg Config, script string, kit *equip.Kit) (trial.End, error, *agenttest.Recorder) {
	t.Helper()
	cfg.Command = []string{"/bin/sh", "-c", script}
	temp := t.TempDir()
	a, err := New(&cfg, Env{Environ: environ(), Temp: temp})
	if err != nil {
		t.Fatal(err)
	}
	if err := a.Probe(ctx); err != nil {
		t.Fatal(err)
	}
	log := &agenttest.Recorder{}
	end, rerr := a.Run(ctx, agent.Job{Key: trial.Key{Task: "the task", Arm: "a/b", Index: 2}, Kit: kit, Limit: 90 * time.Second}, log)
	if left, err := os.ReadDir(temp); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
	return end, rerr, log
}

const answer = `echo '{"type":"answer","text":"done"}'`

func TestEnds(t *testing.T) {
	for _, tc := range []struct {
		name, script string
		submits      bool
		want         trial.EndReason
		detail       string
	}{
		{"answer", answer, false, trial.Finished, `^$`},
		{"several answers", `echo '{"type":"answer","text":"draft"}';` + answer, false, trial.Finished, `^$`},
		{"answer, then exit 3", answer + "; exit 3", false, trial.Finished, `^exit status 3 after the answer$`},
		{"answer, though something is to be submitted", answer, true, trial.NoSubmission, `^$`},
		{"white space", `printf '%s\n' '{"type":"answer","text":" \n"}'`, false, trial.EmptyAnswer, `^$`},
		{"nothing", "true", false, trial.EmptyAnswer, `^$`},
		{"nothing, though something is to be submitted", "true", true, trial.NoSubmission, `^$`},
		{"only a log", `echo '{"type":"log","text":"hm"}'`, false, trial.EmptyAnswer, `^$`},
		{"exit 3", "echo one >&2; echo 'the reason' >&2; exit 3", false, trial.Crash, `^exit status 3: the reason$`},
		{"a signal", "kill -9 $$", false, trial.Crash, `^ended by signal: killed$`},
		{"only garbage", "echo Hello; echo there", false, trial.Crash, `^it said nothing of the protocol, but 2 other lines, the first of them: Hello$`},
		{"garbage and an answer", "echo Hello; " + answer, false, trial.Finished, `^$`},
		{"JSON that is no message", `echo '[1]'; echo '{"text":"x"}'; echo 7`, false, trial.Crash, `3 other lines`},
		{"a type of a later protocol", `echo '{"type":"mood","text":"x"}';` + answer, false, trial.Finished, `^$`},
		{"no line feed at the end", `printf '{"type":"answer","text":"done"}'`, false, trial.Finished, `^$`},
		{"a line that is too long", `echo '{"type":"log"}'; head -c 16777217 /dev/zero; sleep 100`, false, trial.Crash, `more than 16777216 bytes`},
		{"it does not read", "exec <&-; " + answer, false, trial.Finished, `^$`},
		{"it closes its output", answer + "; exec >&-; exit 0", false, trial.Finished, `^$`},
		{"it leaves a daemon", "sleep 100 & " + answer, false, trial.Finished, `^$`},
	} {
		t.Run(tc.name, func(t *testing.T) {
			t.Parallel()
			tools := []equip.Tool{agenttest.NewEcho()}
			if tc.submits {
				tools = append(tools, agenttest.NewSubmit())
			}
			end, err, log := outcomeOf(t, t.Context(), Config{}, tc.script, agenttest.Kit(t, tools...))
			if err != nil || end.Reason != tc.want || !regexp.MustCompile(tc.detail).MatchString(end.Detail) {
				t.Errorf("end %+v, error %v; want %s, detail %s", end, err, tc.want, tc.detail)
			}
			if strings.Contains(tc.script, answer) && log.Last() != "done" {
				t.Errorf("answer %q", log.Last())
			}
		})
	}
}

func TestProgramSaysThatItBroke(t *testing.T) {
	for _, retry := range []bool{false, true} {
		script := fmt.Sprintf(`echo '{"type":"error","text":"no network","retry":%v}'; sleep 100`, retry)
		_, err, _ := outcomeOf(t, t.Context(), Config{}, script, agenttest.Kit(t))
		f, ok := errors.AsType[*trial.Fault](err)
		if !ok || f.Class != trial.ClassEnvironment || f.Retry != retry || !strings.Contains(f.Error(), "no network") {
			t.Errorf("error %v", err)
		}
	}
}

func TestCannotStart(t *testing.T) {
	a, err := New(&Config{Command: []string{"no-such-program-here"}}, Env{Environ: environ()})
	if err != nil {
		t.Fatal(err)
	}
	if err := a.Probe(t.Context()); !errors.Is(err, exec.ErrNotFound) || !strings.Contains(err.Error(), "no-such-program-here") || !strings.Contains(err.Error(), "install it") {
		t.Errorf("probe: %v", err)
	}
	_, err = a.Run(t.Context(), agent.Job{Kit: agenttest.Kit(t)}, &agenttest.Recorder{})
	if f, ok := errors.AsType[*trial.Fault](err); !ok || f.Class != trial.ClassEnvironment || f.Retry {
		t.Errorf("run: %v", err)
	}
}

// TestWhatTheProgramSees covers a program's input, folder and variables.
func TestWhatTheProgramSees(t *testing.T) {
	t.Setenv("PASSED_TOKEN", "0123456789")
	t.Setenv("OTHER_TOKEN", "9876543210")
	kit := agenttest.Kit(t, agenttest.NewEcho())
	kit.Env = []string{"FROM_SCENARIO=yes", "OVERRIDDEN=scenario"}
	work, err := kit.Dir(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	cfg := Config{Env: suite.VariablesOf("PASSED_TOKEN"), Set: map[string]string{"FIXED": "value", "OVERRIDDEN": "agent"}, MaxUSD: "0.50"}
	end, err, log := outcomeOf(t, t.Context(), cfg, `read -r task; printf '%s' "$task" > task.json; env | sort > env.txt; ls -A "$HOME" "$TMPDIR" > ls.txt; `+answer, kit)
	if err != nil || end.Reason != trial.Finished {
		t.Fatal(end, err)
	}
	var task map[string]any
	b, err := os.ReadFile(filepath.Join(work, "task.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &task); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{
		"type": "task", "protocol": 1.0, "task": "the task", "index": 2.0, "prompt": kit.Prompt, "system": kit.System,
		"workdir": work, "limit_ms": 90000.0, "max_usd": "0.50",
		"tools": []any{map[string]any{"name": "echo", "description": "Says the text again.", "schema": map[string]any{
			"type": "object", "properties": map[string]any{"text": map[string]any{"type": "string"}}, "required": []any{"text"}}}},
	}
	if d := cmp.Diff(want, task); d != "" {
		t.Errorf("task (-want +got):\n%s", d)
	}
	b, err = os.ReadFile(filepath.Join(work, "env.txt"))
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	for line := range strings.Lines(string(b)) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		got[name] = value
	}
	for name, value := range map[string]string{"PASSED_TOKEN": "0123456789", "FIXED": "value", "OVERRIDDEN": "scenario", "FROM_SCENARIO": "yes"} {
		if got[name] != value {
			t.Errorf("variable %s is %q, want %q", name, got[name], value)
		}
	}
	if got["HOME"] == os.Getenv("HOME") || got["HOME"] == "" || got["TMPDIR"] == "" {
		t.Errorf("HOME %q, TMPDIR %q", got["HOME"], got["TMPDIR"])
	}
	for name := range got {
		known := []string{"PATH", "LANG", "HOME", "TMPDIR", "PASSED_TOKEN", "FIXED", "OVERRIDDEN", "FROM_SCENARIO", "ASSAY_PROC_ID", "PWD", "OLDPWD", "SHLVL", "_"}
		if !slices.Contains(known, name) {
			t.Errorf("variable %s is passed on", name)
		}
	}
	if events := log.Of(trial.EventTools); len(events) != 1 || events[0].Text != "echo" {
		t.Errorf("tools event: %+v", events)
	}
}

func TestUsage(t *testing.T) {
	script := `
echo '{"type":"usage","input":10,"output":5,"cache_read":3,"cache_write_5m":2,"cache_write_1h":1,"reasoning":4,"model":"m-1","usd":0.0025,"extra":[1]}'
echo '{"type":"usage","input":1,"output":1,"usd":"0.5"}'
echo '{"type":"usage","input":1,"output":1,"usd":1e-05,"model":"m-2"}'
echo '{"type":"usage","input":-1,"output":1}'
echo '{"type":"usage","input":1,"usd":"a lot"}'
echo '{"type":"usage","input":1.5}'
` + answer
	end, err, log := outcomeOf(t, t.Context(), Config{}, script, agenttest.Kit(t))
	if err != nil || end.Reason != trial.Finished || end.Model != "m-2" || end.Turns != 1 {
		t.Errorf("end %+v, %v", end, err)
	}
	want := []trial.Usage{
		{Request: 1, Model: "m-1", Input: 10, CacheRead: 3, CacheWrite5m: 2, CacheWrite1h: 1, Output: 5, Reasoning: 4, ReportedUSD: "0.0025"},
		{Request: 2, Input: 1, Output: 1, ReportedUSD: "0.5"},
		{Request: 3, Model: "m-2", Input: 1, Output: 1, ReportedUSD: "0.000010000000"},
	}
	if d := cmp.Diff(want, log.Usages); d != "" {
		t.Errorf("usage (-want +got):\n%s", d)
	}
	if n := len(log.Of(trial.EventNote)); n != 3 {
		t.Errorf("%d notes on usage that was left unread, want 3: %+v", n, log.Of(trial.EventNote))
	}
}

func TestCostLimit(t *testing.T) {
	script := `
echo '{"type":"usage","input":1,"output":1,"usd":0.3}'
echo '{"type":"usage","input":1,"output":1,"usd":0.2}'
echo '{"type":"answer","text":"half"}'
echo '{"type":"usage","input":1,"output":1,"usd":"0.01"}'
sleep 100`
	end, err, log := outcomeOf(t, t.Context(), Config{MaxUSD: "0.50"}, script, agenttest.Kit(t))
	if err != nil || end.Reason != trial.CostLimit || end.Detail != "0.510000 USD reported, max_usd is 0.50" {
		t.Errorf("end %+v, %v", end, err)
	}
	if log.Last() != "half" || len(log.Usages) != 3 {
		t.Errorf("answer %q, usage %+v; want what there was before", log.Last(), log.Usages)
	}
}

// A program may report its usage after it has handed in its work, and need not end
// by itself.
func TestAfterSubmission(t *testing.T) {
	script := `
read -r task
echo '{"type":"tool_call","id":7,"name":"submit","args":{"value":"x"}}'
echo '{"type":"tool_call","id":8,"name":"echo","args":{"text":"late"}}'
read -r first
cat > rest.json # until our side hangs up
printf '%s' "$first" > result.json
echo '{"type":"usage","input":9,"output":1}'
echo '{"type":"tool_call","id":9,"name":"submit","args":{"value":"y"}}'`
	submit, echo := agenttest.NewSubmit(), agenttest.NewEcho()
	kit := agenttest.Kit(t, echo, submit)
	work, _ := kit.Dir(t.Context())
	end, err, log := outcomeOf(t, t.Context(), Config{}, script, kit)
	if err != nil || end.Reason != trial.Finished {
		t.Errorf("end %+v, %v", end, err)
	}
	if len(submit.Calls()) != 1 || len(echo.Calls()) != 0 || len(log.Submissions) != 1 {
		t.Errorf("submit called with %q, echo with %q, submissions %+v", submit.Calls(), echo.Calls(), log.Submissions)
	}
	if len(log.Usages) != 1 || log.Usages[0].Input != 9 {
		t.Errorf("usage %+v", log.Usages)
	}
	b, err := os.ReadFile(filepath.Join(work, "result.json"))
	if want := `{"type":"tool_result","id":7,"text":"accepted"}`; err != nil || string(b) != want {
		t.Errorf("results %s, %v; want %s", b, err, want)
	}
}

// A submission that the tool refuses without calling it meaningless can be
// mended.
func TestRefusedSubmissionIsMended(t *testing.T) {
	submit := agenttest.NewSubmit()
	submit.Handle = func(_ context.Context, args json.RawMessage) (equip.Result, error) {
		if strings.Contains(string(args), "good") {
			return equip.Result{Text: "accepted"}, nil
		}
		return equip.Result{Text: "not this one", Error: true}, nil
	}
	script := `read -r task
echo '{"type":"tool_call","id":"a","name":"submit","args":{"value":"bad"}}'; read -r r
echo '{"type":"tool_call","id":"b","name":"submit","args":{"value":"good"}}'; read -r r`
	end, err, log := outcomeOf(t, t.Context(), Config{}, script, agenttest.Kit(t, submit))
	if err != nil || end.Reason != trial.Finished || end.Turns != 2 || len(log.Submissions) != 1 || log.Submissions[0].Args != `{"value":"good"}` {
		t.Errorf("end %+v, %v, submissions %+v", end, err, log.Submissions)
	}
}

// Tools that only read run next to each other; others run alone and in order.
func TestCallsSideBySide(t *testing.T) {
	both := make(chan struct{}, 2)
	meet := &agenttest.Tool{Is: equip.Spec{Name: "meet", ReadOnly: true, Schema: json.RawMessage(`{}`)}}
	meet.Handle = func(ctx context.Context, _ json.RawMessage) (equip.Result, error) {
		both <- struct{}{}
		for len(both) < 2 {
			if ctx.Err() != nil {
				return equip.Result{}, context.Cause(ctx)
			}
			runtime.Gosched()
		}
		return equip.Result{Text: "met"}, nil
	}
	var order []string
	alone := &agenttest.Tool{Is: equip.Spec{Name: "alone", Schema: json.RawMessage(`{}`)}}
	alone.Handle = func(_ context.Context, args json.RawMessage) (equip.Result, error) {
		order = append(order, string(args)) // the race detector sees if it is not alone
		return equip.Result{Text: "ok"}, nil
	}
	script := `read -r task
for i in 1 2; do echo '{"type":"tool_call","name":"meet","args":{}}'; done
for i in 1 2 3; do echo '{"type":"tool_call","name":"alone","args":'$i'}'; done
for i in 1 2 3 4 5; do read -r r; done; ` + answer
	end, err, log := outcomeOf(t, t.Context(), Config{}, script, agenttest.Kit(t, meet, alone))
	if err != nil || end.Reason != trial.Finished || strings.Join(order, "") != "123" {
		t.Errorf("end %+v, %v, order %v", end, err, order)
	}
	ids := map[string]bool{}
	for _, e := range log.Of(trial.EventToolCall) {
		ids[e.Call.ID] = true
	}
	if len(ids) != 5 {
		t.Errorf("calls without ids are not told apart: %v", ids)
	}
}

// A program may make many calls with large results before it reads the first.
func TestManyCallsBeforeTheFirstResult(t *testing.T) {
	big := &agenttest.Tool{Is: equip.Spec{Name: "big", ReadOnly: true, Schema: json.RawMessage(`{}`)}}
	big.Handle = func(context.Context, json.RawMessage) (equip.Result, error) {
		return equip.Result{Text: strings.Repeat("x", 10_000)}, nil
	}
	script := `for i in $(seq 300); do echo '{"type":"tool_call","id":'$i',"name":"big","args":{"pad":"` + strings.Repeat("p", 1000) + `"}}'; done
n=0; read -r task; for i in $(seq 300); do read -r r; n=$((n + ${#r})); done; echo '{"type":"answer","text":"'$n'"}'`
	end, err, log := outcomeOf(t, t.Context(), Config{}, script, agenttest.Kit(t, big))
	if err != nil || end.Reason != trial.Finished || len(log.Last()) != 7 {
		t.Errorf("end %+v, %v, answer %q", end, err, log.Last())
	}
}

// A program that ends while a tool runs ends the trial, and the tool.
func TestProgramEndsWhileToolRuns(t *testing.T) {
	slow := &agenttest.Tool{Is: equip.Spec{Name: "slow", Schema: json.RawMessage(`{}`)}}
	slow.Handle = func(ctx context.Context, _ json.RawMessage) (equip.Result, error) {
		<-ctx.Done()
		return equip.Result{}, trial.AsFault(context.Cause(ctx), trial.ClassTreatment)
	}
	end, err, log := outcomeOf(t, t.Context(), Config{}, `echo '{"type":"tool_call","id":"a","name":"slow"}'; exit 4`, agenttest.Kit(t, slow))
	if err != nil || end.Reason != trial.Crash || !strings.Contains(end.Detail, "exit status 4") {
		t.Errorf("end %+v, %v", end, err)
	}
	if r := log.Of(trial.EventToolResult); len(r) != 1 || !r[0].Result.Error {
		t.Errorf("results %+v", r)
	}
}

func TestLargeAnswer(t *testing.T) {
	script := `printf '{"type":"answer","text":"'; head -c 15000000 /dev/zero | tr '\0' x; echo '"}'`
	end, err, log := outcomeOf(t, t.Context(), Config{}, script, agenttest.Kit(t))
	if err != nil || end.Reason != trial.Finished || len(log.Last()) != 15_000_000 {
		t.Errorf("end %+v, %v, answer of %d bytes", end, err, len(log.Last()))
	}
}

func TestKeepsWhatIsNotProtocol(t *testing.T) {
	script := `i=0; while [ $i -lt 20000 ]; do echo "complaint $i"; i=$((i+1)); done >&2; for i in $(seq 30); do echo "chatter $i"; done; ` + answer
	_, err, log := outcomeOf(t, t.Context(), Config{}, script, agenttest.Kit(t))
	if err != nil {
		t.Fatal(err)
	}
	if b := log.RawNamed("stderr.txt"); len(b) != 64<<10 || !strings.HasSuffix(string(b), "complaint 19999\n") {
		t.Errorf("%d bytes of standard error, the end is %q", len(b), b[max(0, len(b)-40):])
	}
	if b := log.RawNamed("garbage.txt"); !strings.HasPrefix(string(b), "chatter 1\n") || strings.Count(string(b), "\n") != 30 {
		t.Errorf("garbage %q", b)
	}
	if n := len(log.Of(trial.EventNote)); n != 10 {
		t.Errorf("%d notes, want the first 10", n)
	}
}

func TestIdentity(t *testing.T) {
	dir := t.TempDir()
	prog := filepath.Join(dir, "agent.sh")
	write := func(path, text string) {
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	write(prog, "#!/bin/sh\n"+answer)
	write(filepath.Join(dir, "data.txt"), "one")
	key := func(cfg Config) seal.Digest {
		a, err := New(&cfg, Env{Environ: environ(), Dir: dir})
		if err != nil {
			t.Fatal(err)
		}
		v, err := agent.Keyed(a)
		if err != nil {
			t.Fatal(err)
		}
		d, err := seal.Hash("test", v)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	base := Config{Command: []string{"./agent.sh", "--data", "{suite}/data.txt"}}
	first := key(base)
	if key(base) != first {
		t.Error("the identity is not stable")
	}
	seen := map[seal.Digest]string{first: "base"}
	for name, cfg := range map[string]Config{
		"args": {Command: []string{"./agent.sh", "--data"}}, "env": {Command: base.Command, Env: suite.VariablesOf("LANG")}, "set": {Command: base.Command, Set: map[string]string{"A": "b"}}, "max_usd": {Command: base.Command, MaxUSD: "1"},
	} {
		d := key(cfg)
		if other, ok := seen[d]; ok {
			t.Errorf("%s and %s have the same key", name, other)
		}
		seen[d] = name
	}
	write(filepath.Join(dir, "data.txt"), "two")
	second := key(base)
	write(prog, "#!/bin/sh\n"+answer+" # changed")
	if second == first || key(base) == second {
		t.Error("the content of the program or of a file it is given does not enter the key")
	}
}

func TestRelativeProgramAndSuiteFolder(t *testing.T) {
	dir := t.TempDir()
	script := "#!/bin/sh\nprintf '{\"type\":\"answer\",\"text\":\"%s %s\"}\\n' \"$1\" \"$FROM\"\n"
	if err := os.WriteFile(filepath.Join(dir, "agent.sh"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	a, err := New(&Config{Command: []string{"./agent.sh", "{suite}/x"}, Set: map[string]string{"FROM": "{suite}"}}, Env{Environ: environ(), Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	if err := a.Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
	log := &agenttest.Recorder{}
	if end, err := a.Run(t.Context(), agent.Job{Kit: agenttest.Kit(t)}, log); err != nil || log.Last() != dir+"/x "+dir {
		t.Errorf("end %+v, %v, answer %q", end, err, log.Last())
	}
	if _, err := New(&Config{Command: []string{"{suite}/agent.sh"}}, Env{}); err == nil || !strings.Contains(err.Error(), "not on disk") {
		t.Errorf("a suite that is not on disk: %v", err)
	}
}

func TestProbeNamesMissingVariable(t *testing.T) {
	for environ, ok := range map[string]bool{"X_TOKEN=0123456789": true, "X_TOKEN=short": false, "OTHER=1": false} {
		a, err := New(&Config{Command: []string{"/bin/sh"}, Env: suite.VariablesOf("X_TOKEN")}, Env{Environ: []string{environ}})
		if err != nil {
			t.Fatal(err)
		}
		if err := a.Probe(t.Context()); (err == nil) != ok || err != nil && !strings.Contains(err.Error(), "X_TOKEN") {
			t.Errorf("with %s: %v", environ, err)
		}
	}
}

func TestCheck(t *testing.T) {
	good := Config{Command: []string{"x"}, Env: suite.VariablesOf("A_KEY"), Set: map[string]string{"MAX_TOKENS": "123456789"}, MaxUSD: "0"}
	if p := good.checkSettings(); len(p) > 0 {
		t.Errorf("problems of a good configuration: %+v", p)
	}
	bad := Config{Command: []string{""}, Env: suite.VariablesOf("A_KEY", "B=1"), Set: map[string]string{"API_KEY": "abcdefghij", "a-b": ""}, MaxUSD: "-1"}
	var paths []string
	for _, p := range bad.checkSettings() {
		paths = append(paths, p.Path)
		if p.Text == "" || p.Fix == "" {
			t.Errorf("%+v lacks text or fix", p)
		}
	}
	if got := strings.Join(paths, " "); got != "command env.1 set.API_KEY set.a-b max_usd" {
		t.Errorf("problems at %s", got)
	}
	if _, err := New(&bad, Env{}); err == nil {
		t.Error("New takes it")
	}
}

// The programs in the documentation run as they stand there.
func TestDocumentedPrograms(t *testing.T) {
	doc, err := os.ReadFile("../../../docs/ref/command-agent.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct{ fence, interpreter, want string }{
		{"```python\n", "python3", "echo hello"},
		{"```sh\n", "sh", "3 notes, 2 of them open"},
	} {
		t.Run(tc.interpreter, func(t *testing.T) {
			_, rest, ok := strings.Cut(string(doc), tc.fence)
			program, _, closed := strings.Cut(rest, "```")
			if !ok || !closed {
				t.Fatal("there is no program")
			}
			path, err := exec.LookPath(tc.interpreter)
			if err != nil {
				testenv.Missing(t, strings.TrimRight(tc.interpreter, "0123456789"), "the program of docs/ref/command-agent.md in "+tc.interpreter+" is not tried")
			}
			kit := agenttest.Kit(t, agenttest.NewEcho())
			work, _ := kit.Dir(t.Context())
			if err := os.WriteFile(filepath.Join(work, "notes.md"), []byte("- [ ] a\n- [x] b\n- [ ] c\n"), 0o644); err != nil {
				t.Fatal(err)
			}
			file := filepath.Join(t.TempDir(), "program")
			if err := os.WriteFile(file, []byte(program), 0o644); err != nil {
				t.Fatal(err)
			}
			a, err := New(&Config{Command: []string{path, file}}, Env{Environ: environ()})
			if err != nil {
				t.Fatal(err)
			}
			log := &agenttest.Recorder{}
			end, err := a.Run(t.Context(), agent.Job{Kit: kit}, log)
			if err != nil || end.Reason != trial.Finished || log.Last() != tc.want {
				t.Errorf("end %+v, %v, answer %q; want %q; standard error: %s", end, err, log.Last(), tc.want, log.RawNamed("stderr.txt"))
			}
		})
	}
}

func FuzzDecode(f *testing.F) {
	for _, s := range []string{
		`{"type":"answer","text":"x"}`, `{"type":"tool_call","id":1,"name":"n","args":"{\"a\":1}"}`, `{"type":"usage","input":1,"usd":1e-05}`,
		`{"type":"usage","usd":"1e999999999"}`, `{"type":"usage","usd":[]}`, `{}`, `[`, `null`, "{\"type\":\"\xff\"}",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		m, err := decodeMessage(line)
		if err != nil {
			return
		}
		if m.Type == "" {
			t.Fatal("a message without a type")
		}
		if m.callArguments() == "" {
			t.Fatal("no arguments")
		}
		if u, err := m.usageReport(); err == nil && u.ReportedUSD != "" {
			if _, ok := parseAmount(u.ReportedUSD); !ok {
				t.Fatalf("usd %q", u.ReportedUSD)
			}
		}
		encodeMessage(toolResult{Type: "tool_result", ID: m.ID, Text: m.Text})
	})
}
