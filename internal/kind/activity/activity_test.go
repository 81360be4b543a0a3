package activity

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/kindtest"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace/shim"
)

// made is an attempt under construction.
type made struct {
	events []trial.Event
	n      int
	raws   map[string]string
	change func(*trial.Attempt)
	arm    string
}

func (m *made) call(at int64, class trial.ToolClass, server, name, args string) string {
	m.n++
	id := "c" + strconv.Itoa(m.n)
	m.events = append(m.events, trial.Event{AtMS: at, Kind: trial.EventToolCall, Turn: m.n, Call: &trial.ToolCall{ID: id, Name: name, Server: server, Args: args, Class: class}})
	return id
}

func (m *made) result(id string, text string, isError bool, exit int) {
	r := &trial.ToolResult{ID: id, Text: text, Error: isError}
	if exit >= 0 {
		r.Exit = &exit
	}
	m.events = append(m.events, trial.Event{Kind: trial.EventToolResult, Result: r})
}

// shell is a shell call that ends with a code.
func (m *made) shell(at int64, command string, exit int, text string) {
	args, _ := json.Marshal(map[string]string{"command": command})
	m.result(m.call(at, trial.ToolShell, "", "Bash", string(args)), text, exit != 0, exit)
}

func (m *made) mcp(at int64, server, tool, text string, isError bool) {
	m.result(m.call(at, "", server, "mcp__"+server+"__"+tool, "{}"), text, isError, -1)
}

var agentStart = time.Date(2026, 11, 21, 10, 0, 2, 0, time.UTC) // the trial's is 2 s earlier

func (m *made) grade(t testing.TB) grade.Case {
	t.Helper()
	blobs := gradetest.Blobs{}
	a := &trial.Attempt{
		Key: trial.Key{Task: "t", Arm: "agent/shell"}, N: 1, GenKey: seal.Of([]byte("t")), Source: trial.Live,
		End: &trial.End{Reason: trial.Finished}, Timing: trial.Timing{Start: agentStart.Add(-2 * time.Second), SetupMS: 2000, AgentMS: 60000},
	}
	if m.arm != "" {
		a.Key.Arm = m.arm
	}
	if m.events != nil {
		var b strings.Builder
		for _, e := range m.events {
			line, err := json.Marshal(e)
			if err != nil {
				t.Fatal(err)
			}
			b.Write(append(line, '\n'))
		}
		a.Transcript = trial.NewRef([]byte(b.String()), "transcript.jsonl", "application/x-ndjson", blobs)
	}
	for _, name := range sorted(m.raws) {
		a.Raw = append(a.Raw, trial.NewRef([]byte(m.raws[name]), name, "application/x-ndjson", blobs))
	}
	if m.change != nil {
		m.change(a)
	}
	return grade.Case{Task: &suite.Task{ID: "t"}, Attempt: a, Blobs: blobs}
}

func sorted(m map[string]string) []string {
	var out []string
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

func scored(t testing.TB, cfg Config, c grade.Case) (map[string]string, trial.Score) {
	t.Helper()
	s, err := New("activity", &cfg, nil, []string{"fs", "xcode"}).Grade(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	for _, m := range s.Measures {
		v := "-"
		if m.Value != nil {
			v = fmt.Sprintf("%.6g", *m.Value)
		}
		got[strings.TrimPrefix(m.Name, "activity.")] = v
	}
	return got, s
}

// want holds some figures against what was measured.
func want(t *testing.T, got map[string]string, lines string) {
	t.Helper()
	for line := range strings.Lines(lines) {
		f := strings.Fields(line)
		if len(f) != 2 {
			continue
		}
		if v, ok := got[f[0]]; !ok || v != f[1] {
			t.Errorf("%s is %q, want %s", f[0], v, f[1])
		}
	}
}

func command(at int64, origin, cmd string, exit int, argv ...string) shim.Command {
	return shim.Command{AtMS: at, TookMS: new(int64(10)), Cmd: cmd, Argv: argv, Exit: &exit, Origin: origin}
}

const tapeText = `{"assay":"mcp-tape/1","command":["x"],"started":"2026-11-21T10:00:03.000Z"}
{"ms":1.000,"dir":"c2s","msg":{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"build_sim","arguments":{}}}}
{"ms":2.000,"dir":"s2c","msg":{"jsonrpc":"2.0","id":1,"result":{"content":[],"isError":true}}}
{"ms":3.000,"dir":"c2s","msg":{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"list_sims"}}}
{"ms":4.000,"dir":"s2c","msg":{"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"no"}}}
{"ms":5.000,"dir":"c2s","msg":{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"list_sims"}}}
{"ms":5.500,"dir":"c2s","msg":{"jsonrpc":"2.0","id":4,"method":"tools/list"}}
{"ms":6.000,"dir":"s2c","msg":{"jsonrpc":"2.0","id":4,"result":{"tools":[]}}}
`

// full is a trial with something of everything.
func full() *made {
	m := &made{arm: "agent/mcp_unprimed", raws: map[string]string{"mcp-xcode.tape.jsonl": tapeText}}
	m.mcp(900, "xcode", "build_sim", "Missing required session defaults: scheme", true)
	m.mcp(1500, "xcode", "list_sims", "ok", false)
	m.mcp(2500, "xcode", "test_sim", "Testing failed: 2 of 3", true)
	m.mcp(2600, "fs", "read", "<tool_use_error>Sibling tool call errored</tool_use_error>", true)
	m.mcp(2700, "fs", "read", "Invalid params: path", true)
	m.shell(3000, "cd /repo && grep -rn nothing . ", 1, "")
	m.shell(4000, "bash -lc 'xcodebuild -scheme A test 2>&1'", 65, "** TEST FAILED **")
	m.shell(5000, "ls -l", 0, "a")
	m.shell(5500, "cat missing", 1, "cat: missing: No such file or directory")
	m.shell(6000, "frobnicate", 127, "bash: frobnicate: command not found")
	m.result(m.call(6500, trial.ToolFile, "", "Read", `{"file_path":"/x"}`), "File does not exist.", true, -1)
	m.call(7000, trial.ToolOther, "", "WebFetch", "{}")
	dest := "platform=iOS Simulator,name=iPhone 16"
	m.raws[CommandsRaw] = string(shim.EncodeCommands([]shim.Command{
		command(-900, "setup", "xcodebuild", 0, "build"),
		command(100, "agent", "xcodebuild", 0, "-list"),
		command(4010, "agent", "xcodebuild", 65, "-scheme", "A", "-derivedDataPath", "/a", "-destination", dest, "test"),
		command(4500, "agent", "xcodebuild", 65, "-scheme", "A", "-derivedDataPath", "/b", "-destination", dest, "test"),
		command(4600, "agent", "xcodebuild", 65, "test", "-scheme", "A", "-destination", "name=iPhone 16, platform=iOS Simulator", "-derivedDataPath=/c"),
		command(4700, "agent", "xcrun", 0, "simctl", "list"),
		command(4800, "agent", "xcrun", 0, "--find", "swift"),
		{AtMS: 4900, Cmd: "xcodebuild", Argv: []string{"-destination=id=1", "build"}, Origin: "agent", Signal: "SIGKILL"},
		command(2400, "mcp:xcode", "xcodebuild", 65, "test"),
		command(90000, "grader", "xcodebuild", 0, "test"),
	}))
	m.raws[APIRaw] = `{"n":1,"generation":false,"bytes":10}
{"n":2,"generation":true,"bytes":127000,"tool_count":31}
{"n":3,"generation":true,"retry":true,"bytes":127000,"tool_count":31}
{"n":4,"generation":true,"bytes":128000,"tool_count":31}
`
	m.change = func(a *trial.Attempt) {
		a.End.Turns = 9
		a.Proof.Servers = []trial.ServerProof{{Name: "xcode", Tools: 20, Tokens: 4000}, {Name: "fs", Tools: 11, Tokens: 1000}}
		a.Usage = []trial.Usage{{Request: 1, Input: 100, CacheRead: 700, CacheWrite5m: 150, CacheWrite1h: 50, Output: 30, Requests: 3}}
	}
	return m
}

func TestFull(t *testing.T) {
	got, s := scored(t, Config{}, full().grade(t))
	want(t, got, `
		tool_calls 12
		shell_calls 5
		mcp_calls 5
		file_calls 1
		other_calls 1
		unanswered_calls 1
		mcp_calls.xcodebuild 2
		mcp_calls.simctl 1
		server_calls.xcode 3
		server_errors.xcode 2
		server_calls.fs 2
		server_errors.fs 2
		tool_errors 9
		tool_errors_mcp 4
		tool_errors_non_mcp 5
		tool_errors_protocol 0
		tool_errors.session_defaults 1
		tool_errors.build_test_failure 1
		tool_errors.sibling_cascade 1
		tool_errors.usage_error 2
		tool_errors.no_match 1
		tool_errors.test_failure 1
		tool_errors.build_failure 0
		tool_errors.timeout 0
		tool_errors.other 2
		tool_errors_real 4
		tool_errors_seed 9
		tool_errors_mcp_seed 4
		tool_errors_non_mcp_seed 5
		tool_errors_real_seed 6
		tool_errors_adjusted_seed 8
		commands 6
		commands_program 1
		commands_failed 4
		commands_mcp 1
		commands.xcodebuild 4
		commands.xcrun 2
		commands.xcrun_simctl 1
		repeats 2
		repeats_seed 1
		destinations 2
		destination_churn 1
		destinations_seed 3
		destination_churn_seed 2
		first_build_ms 900
		first_build_shell_ms 4000
		first_build_mcp_ms 900
		time_to_first_xcodebuild_sec_seed 6.01
		time_to_first_mcp_build_sec_seed 2.9
		recorded_calls 3
		recorded_errors 1
		recorded_protocol_errors 1
		recorded_open 1
		turns 9
		requests 3
		retries 1
		first_request_bytes 127000
		first_request_tools 31
		schema_tokens 5000
		schema_tax_tokens 15000
		tokens_input 100
		tokens_cache_read 700
		tokens_cache_write 200
		tokens_output 30
		cache_read_rate 0.7
		cache_read_rate_seed 0.875
	`)
	if s.Details["nulls"] != "" {
		t.Errorf("nulls: %s", s.Details["nulls"])
	}
	var kept []Failed
	if err := json.Unmarshal([]byte(s.Details["tool_errors"]), &kept); err != nil || len(kept) != maxErrors {
		t.Fatalf("%v: %s", err, s.Details["tool_errors"])
	}
	if d := cmp.Diff(Failed{ID: "c6", AtMS: 3000, Tool: "Bash", Class: "no_match", Next: []string{"Bash: bash -lc 'xcodebuild -scheme A test 2>&1'", "Bash: ls -l"}}, kept[4]); d != "" {
		t.Error(d)
	}
}

// TestNulls: what there is no log of is null with its reason, not 0.
func TestNulls(t *testing.T) {
	got, s := scored(t, Config{}, (&made{}).grade(t))
	for name, v := range got {
		if zero := strings.HasPrefix(name, "schema_"); v != "-" != zero {
			t.Errorf("%s is %s", name, v)
		}
	}
	for _, why := range []string{"tool_calls: no transcript", "commands.xcodebuild: no command was shimmed", "first_request_bytes: requests were not recorded", "retries: no transcript",
		"tool_errors.other: no transcript", "recorded_calls: no server was recorded", "tokens_input: no usage was reported", "server_calls.fs: no transcript", "turns: the agent does not say"} {
		if !strings.Contains(s.Details["nulls"], why) {
			t.Errorf("no %q in %s", why, s.Details["nulls"])
		}
	}
	// An agent that did nothing has zeros.
	got, s = scored(t, Config{}, (&made{events: []trial.Event{{Kind: trial.EventUser, Text: "Do."}}, raws: map[string]string{CommandsRaw: ""}}).grade(t))
	want(t, got, "tool_calls 0\ntool_errors 0\ntool_errors.other 0\ncommands 0\ncommands.xcrun_simctl 0\nrepeats 0\ndestination_churn 0\nfirst_build_ms -\nretries 0\nserver_calls.fs -\n")
	for _, why := range []string{"first_build_ms: nothing was built", "time_to_first_xcodebuild_sec_seed: xcodebuild built nothing", "server_calls.fs: the agent was not given the server"} {
		if !strings.Contains(s.Details["nulls"], why) {
			t.Errorf("no %q in %s", why, s.Details["nulls"])
		}
	}
}

func TestModelFigures(t *testing.T) {
	yes := true
	for name, c := range map[string]struct {
		m    made
		want string
	}{
		"schemas on demand": {made{change: func(a *trial.Attempt) {
			a.Proof = trial.Proof{Deferred: &yes, Servers: []trial.ServerProof{{Name: "fs", Tools: 3, Tokens: 500}}}
			a.Usage = []trial.Usage{{Input: 1}}
		}}, "schema_tokens -\nschema_tax_tokens -\nrequests 1"},
		"unknown number of requests": {made{change: func(a *trial.Attempt) {
			a.Proof.Servers = []trial.ServerProof{{Name: "fs", Tools: 3, Tokens: 500}}
			a.Usage = []trial.Usage{{Output: 1, Requests: -1}}
		}}, "schema_tokens 500\nschema_tax_tokens -\nrequests -\ncache_read_rate -\ntokens_input 0"},
		"unknown schemas":                     {made{change: func(a *trial.Attempt) { a.Proof.Servers = []trial.ServerProof{{Name: "fs", Tools: 3}} }}, "schema_tokens -"},
		"requests that are sums":              {made{change: func(a *trial.Attempt) { a.Usage = []trial.Usage{{Input: 5}, {Input: 7, Requests: 4}} }}, "requests 5\ntokens_input 12"},
		"retries that are shown":              {made{events: []trial.Event{{Kind: trial.EventRetry}, {Kind: trial.EventRetry, Turn: 4}}}, "retries 2\nturns 4"},
		"retries of Gemini":                   {made{events: []trial.Event{{Kind: trial.EventUser}}, raws: map[string]string{streamRaw: `{"type":"init"}`}}, "retries -"},
		"retries of Claude":                   {made{events: []trial.Event{{Kind: trial.EventUser}}, raws: map[string]string{streamRaw: "junk\n" + `{"type":"system","subtype":"init"}`}}, "retries 0"},
		"requests that were recorded":         {made{raws: map[string]string{APIRaw: `{"generation":true,"bytes":9}`}}, "retries 0\nrequests 1\nfirst_request_bytes 9\nfirst_request_tools 0"},
		"a recording that is broken":          {made{raws: map[string]string{APIRaw: "x", CommandsRaw: "x", "mcp-x.tape.jsonl": "x"}}, "requests -\ncommands -\nrecorded_calls -"},
		"a build that only the recording has": {made{raws: map[string]string{"mcp-x.tape.jsonl": tapeText}}, "first_build_mcp_ms 1001\nfirst_build_ms 1001\nfirst_build_shell_ms -"},
	} {
		t.Run(name, func(t *testing.T) {
			got, _ := scored(t, Config{}, c.m.grade(t))
			want(t, got, c.want)
		})
	}
}

// TestSettings checks that settings replace the defaults and do not affect figures of
// the seed.
func TestSettings(t *testing.T) {
	m := &made{}
	m.shell(10, "go vet ./... | tail", 0, "")
	m.shell(20, "go test ./...; true", 1, "FAIL")
	m.mcp(30, "fs", "compile", "Build failed", true)
	m.raws = map[string]string{CommandsRaw: string(shim.EncodeCommands([]shim.Command{command(5, "agent", "go", 1, "vet", "-o", "x"), command(6, "agent", "go", 1, "vet", "-o", "y"), command(7, "agent", "xcodebuild", 1, "-o", "x")}))}
	cfg := Config{
		Commands: []string{"go", "go vet"}, Build: []Build{{Command: "go", Words: []string{"vet"}}}, BuildTools: []string{"compile"}, ToolKinds: map[string][]string{"any": {"compile"}},
		Volatile: []string{"-o"}, Errors: []ErrorRule{{Class: "mine", Text: []string{"FAIL"}, Expected: true}}, Context: new(0),
	}
	got, s := scored(t, cfg, m.grade(t))
	want(t, got, "commands.go 2\ncommands.go_vet 2\nmcp_calls.any 1\nrepeats 1\nrepeats_seed 0\nfirst_build_shell_ms 5\nfirst_build_mcp_ms 30\ntool_errors.mine 1\ntool_errors.other 1\ntool_errors_real 1\ntool_errors_real_seed 1")
	if _, there := got["tool_errors.no_match"]; there || !strings.Contains(s.Details["tool_errors"], `"next":[]`) {
		t.Errorf("%v %s", got, s.Details)
	}
	if c := (Config{}).withDefaults([]string{"go", "xcrun"}); !slices.Equal(c.Commands, []string{"go", "xcrun", "xcrun simctl"}) {
		t.Errorf("commands after shims: %q", c.Commands)
	}
}

func TestKind(t *testing.T) {
	if err := kindtest.CheckKind(Kind().Kind); err != nil {
		t.Error(err)
	}
	bad := &Config{Commands: []string{"a/b", "", "x y z", "go", "Go"}, Build: []Build{{}}, ToolKinds: map[string][]string{"Two words": nil},
		Errors: []ErrorRule{{}, {Class: "x", Kind: "bash"}, {Class: "y", Text: []string{""}}}}
	if got := bad.listProblems(); len(got) != 10 {
		t.Errorf("%d problems: %v", len(got), got)
	}
	good := Config{}.withDefaults(nil)
	if got := good.listProblems(); len(got) != 0 {
		t.Errorf("the defaults: %v", got)
	}
}

func TestConformance(t *testing.T) {
	hostile := &made{raws: map[string]string{CommandsRaw: "{}\n", APIRaw: "{}\n", "mcp-.tape.jsonl": "{}"}}
	hostile.events = []trial.Event{
		{Kind: trial.EventToolCall}, {Kind: trial.EventToolResult}, {Kind: trial.EventToolResult, Result: &trial.ToolResult{ID: "x", Error: true}},
		{Kind: trial.EventToolCall, Turn: -1, Call: &trial.ToolCall{ID: "y", Class: "shell", Args: `{"command":["bash","-lc","'"]}`}},
		{Kind: trial.EventToolResult, Result: &trial.ToolResult{ID: "y", Error: true, Text: strings.Repeat("\x1b[31mé", 9000)}},
	}
	gradetest.Run(t, gradetest.Subject{
		Name:  "activity",
		New:   func() grade.Grader { return New("activity", &Config{}, nil, []string{"fs", "xcode"}) },
		Cases: []grade.Case{full().grade(t), (&made{}).grade(t), hostile.grade(t)},
	})
}

// FuzzShell: any text is taken apart without a panic, and into words only.
func FuzzShell(f *testing.F) {
	for _, s := range []string{`bash -lc "cd x && A=1 timeout 5 go test ./... 2>&1 | tail -5"`, "a 'b", `"\`, "((;;&&||&>x", "2>&1 >", "timeout", "bash -c bash -c", "bash -lc 'bash -lc \"bash -lc x\"'"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, s := range parseShell(text).all() {
			if len(s.words) == 0 {
				t.Fatalf("%q has a command without words", text)
			}
			_ = s.is("git grep")
		}
	})
}

func TestShell(t *testing.T) {
	for text, want := range map[string]string{
		`cd /repo && grep -rn "a b" . | head -3`:                           "cd /repo | grep -rn 'a b' . > | head -3",
		`bash -lc 'go test ./... 2>&1 | tail -5'`:                          "go test ./... > | tail -5",
		`A=1 B='x y' timeout -k 5 60s go build -o /tmp/x ./cmd >/dev/null`: "go build -o /tmp/x ./cmd",
		"echo one; echo two &\n! test -f x || exit 1 # done":               "echo one | echo two | test -f x | exit 1",
		`echo a\ b "c\"d" '' 2>/dev/null <in &>all`:                        `echo 'a b' c"d ''`,
		`if [ -f x ]; then make; fi`:                                       "[ -f x ] | make",
		`/usr/bin/env FOO=1 swift test`:                                    "/usr/bin/env FOO=1 swift test",
		``:                                                                 "",
		`OUT=$(swift build 2>&1 | tee log) || echo "no $(date)"`:           "swift build > | tee log | date > | echo 'no $(date)'",
		"cat > a.txt <<'E'\nrm -rf x\nE\nmake":                             "cat | make",
		`for f in a b; do (cd $f && go vet ./...); done | tail`:            "cd $f > | go vet ./... > | tail",
		`[[ -f x ]] && time make; export A=1`:                              "[[ -f x ]] | make | export A=1",
		"ls\ngo test ./... && echo 'it is; rm":                             "ls | go test ./... | echo 'it is | rm",
		`make )`:                                                           "make",
	} {
		var got []string
		for _, s := range parseShell(text).all() {
			words := slices.Clone(s.words)
			for i, w := range words {
				if w == "" || strings.Contains(w, " ") {
					words[i] = "'" + w + "'"
				}
			}
			if s.piped {
				words = append(words, ">")
			}
			got = append(got, strings.Join(words, " "))
		}
		if strings.Join(got, " | ") != want {
			t.Errorf("%s\n got %s\nwant %s", text, strings.Join(got, " | "), want)
		}
	}
	for _, c := range []struct {
		args, pattern string
		want          bool
	}{
		{`{"command":"cd x && git -C . grep foo"}`, "git grep", true},
		{`{"command":["bash","-lc","rg foo | head"]}`, "rg", false},
		{`{"cmd":"rg foo"}`, "rg", true},
		{`{"command":"rg foo; ls"}`, "rg", false},
		{`{"command":"command -v foo"}`, "command -v", true},
		{`{"command":"cd x && N=$(git grep foo)"}`, "git grep", true},
		{`{"command":"echo $(git grep foo)"}`, "git grep", false},
		{`not json`, "rg", false},
	} {
		got := slices.ContainsFunc(parseShell(commandText(c.args)).last(), func(s stage) bool { return s.is(c.pattern) })
		if got != c.want {
			t.Errorf("%s ends in %s: %v", c.args, c.pattern, got)
		}
	}
}
