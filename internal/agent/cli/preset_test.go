package cli

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/agent/cli/stream"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

var update = flag.Bool("update", false, "write golden files")

// What each preset makes of an order: command line, variables, files.
func TestPlans(t *testing.T) {
	servers := []equip.Launch{
		{Name: "docs", Command: []string{"/assay/bin/assay", "mcp", "relay", "--tape", "/assay/log/mcp-docs.tape.jsonl", "--pass", "DOCS_TOKEN,PATH", "--", "docs", "serve"}, Env: []string{"DOCS_TOKEN=<secret>", "PATH=/bin"}, Start: 30 * time.Second, Call: 90 * time.Second},
		{Name: "web", URL: "http://127.0.0.1:7000/mcp", Start: 30 * time.Second, Call: 60 * time.Second},
	}
	models := map[string]string{"claude": "claude-sonnet-4-5", "codex": "gpt-5.5", "gemini": "gemini-2.5-pro", "opencode": "anthropic/claude-sonnet-4-5", "template": "m"}
	for _, name := range slices.Sorted(maps.Keys(presets)) {
		for _, full := range []bool{false, true} {
			cfg := &Config{Preset: name, Model: modelOf(models, name)}
			if name == "template" {
				cfg.Command = []string{"agent", "--in", "{WORKDIR}", "--out", "{OUT_JSON}", "{EXTRA_ARGS}", "--mcp", "{MCP_CONFIG}"}
				cfg.Args = []string{"-v"}
				cfg.Parser = "claude"
				cfg.Files = map[string]string{".agent/settings.json": `{"mcpServers": {mcp_servers}}`}
			}
			o := &order{cfg: cfg, prompt: "Do it.", work: "/repo", home: "/home/agent", log: "/assay/log", key: presets[name].key, keyValue: "<key>", learned: []byte("<models>"), fill: func(s string) string { return s }}
			kind := "bare"
			if full {
				kind = "full"
				cfg.DeferTools, cfg.Shell, cfg.Retries, cfg.MaxTurns, cfg.MaxUSD = new(true), new(false), new(1), 9, "1.50"
				o.system, o.servers, o.base, o.idle = "Be brief.\n", servers, "http://127.0.0.1:7001/v1", 90*time.Second
			}
			if name == "template" && full {
				cfg.Command = append(cfg.Command, "{PROMPT}")
			}
			t.Run(name+" "+kind, func(t *testing.T) {
				p, err := presets[name].plan(o)
				if err != nil {
					t.Fatal(err)
				}
				checkJSON(t, p)
				golden(t, filepath.Join("testdata", "plans", name+"-"+kind+".txt"), p)
			})
		}
	}
}

// checkJSON fails the test if a file that a program reads as JSON is none.
func checkJSON(t *testing.T, p *plan) {
	t.Helper()
	for name, text := range p.files {
		if strings.HasSuffix(name, ".json") && string(text) != "<models>" && !json.Valid(text) {
			t.Errorf("%s is no JSON:\n%s", name, text)
		}
	}
}

func golden(t *testing.T, file string, p *plan) {
	t.Helper()
	var b strings.Builder
	for _, a := range p.args {
		fmt.Fprintf(&b, "arg %q\n", a)
	}
	for _, kv := range envList(p.env) {
		fmt.Fprintln(&b, "env", kv)
	}
	fmt.Fprintf(&b, "stdin %q\n", p.stdin)
	for _, name := range slices.Sorted(maps.Keys(p.files)) {
		fmt.Fprintf(&b, "-- %s --\n%s\n", name, strings.TrimRight(string(p.files[name]), "\n"))
	}
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), b.String()); d != "" {
		t.Errorf("%s (-want +got):\n%s", file, d)
	}
}

func TestCheck(t *testing.T) {
	for _, tc := range []struct {
		name string
		cfg  Config
		at   string // paths of the problems
	}{
		{"plain", Config{Preset: "claude"}, ""},
		{"unknown preset", Config{Preset: "nobody"}, "preset"},
		{"a parser of its own", Config{Preset: "claude", Parser: "codex"}, "parser"},
		{"two ways to log in", Config{Preset: "codex", Auth: &Auth{Env: "A_KEY", File: "~/.codex/auth.json"}}, "auth"},
		{"a secret without its name", Config{Preset: "codex", Auth: &Auth{Env: "MYVALUE"}}, "auth.env"},
		{"a relative login", Config{Preset: "codex", Auth: &Auth{File: "auth.json"}}, "auth.file"},
		{"no address", Config{Preset: "codex", BaseURL: "localhost"}, "base_url"},
		{"opencode without a provider", Config{Preset: "opencode", Model: "gpt"}, "model"},
		{"template without a command", Config{Preset: "template", Parser: "claude"}, "command"},
		{"args that go nowhere", Config{Preset: "template", Parser: "claude", Command: []string{"x"}, Args: []string{"-v"}}, "args"},
		{"extra args in an argument", Config{Preset: "template", Parser: "claude", Command: []string{"x", "--a={EXTRA_ARGS}"}}, "command.1"},
		{"generic without paths", Config{Preset: "template", Command: []string{"x"}}, "paths"},
		{"paths for another parser", Config{Preset: "template", Parser: "codex", Command: []string{"x"}, Paths: &stream.Generic{Text: "$.text"}}, "paths"},
		{"a file elsewhere", Config{Preset: "template", Parser: "codex", Command: []string{"x"}, Files: map[string]string{"../x": ""}}, "files"},
		{"turns of a text", Config{Preset: "template", Output: "text", Command: []string{"x"}, MaxTurns: 2}, "max_turns"},
		{"turns of lines with paths", Config{Preset: "template", Command: []string{"x"}, Paths: &stream.Generic{Text: "$.text"}, MaxTurns: 2}, "max_turns"},
		{"turns of recorded lines", Config{Preset: "template", Command: []string{"x"}, Paths: &stream.Generic{Text: "$.text"}, MaxTurns: 2, BaseURL: "http://127.0.0.1:1", RecordAPI: new(true)}, ""},
		{"turns that the output shows", Config{Preset: "template", Parser: "claude", Command: []string{"x"}, MaxTurns: 2}, ""},
		{"turns of codex", Config{Preset: "codex", MaxTurns: 2}, ""},
		{"turns of codex with a login", Config{Preset: "codex", MaxTurns: 2, Auth: &Auth{File: "~/.codex/auth.json"}}, "max_turns"},
		{"turns of codex without a recording", Config{Preset: "codex", MaxTurns: 2, RecordAPI: new(false)}, "max_turns"},
		{"turns of a recipe", Config{Preset: "pi", Model: "m", MaxTurns: 2}, ""},
		{"turns at a vendor's server", Config{Preset: "amp", MaxTurns: 2}, ""},
		{"a secret in set", Config{Preset: "claude", Set: map[string]string{"MY_TOKEN": "0123456789abc"}}, "set.MY_TOKEN"},
	} {
		var at []string
		for _, p := range tc.cfg.checkSettings(nil) {
			at = append(at, p.Path)
		}
		if got := strings.Join(at, " "); got != tc.at {
			t.Errorf("%s: problems at %q, want %q", tc.name, got, tc.at)
		}
	}
}

// What cannot be given to a program is refused when the suite is checked.
func TestCheckSuite(t *testing.T) {
	base := func() (*Config, *suite.Suite) {
		cfg := &Config{Preset: "claude"}
		return cfg, &suite.Suite{
			Agents:    map[string]*suite.Agent{"a": {Kind: KindName, Config: cfg}},
			Scenarios: map[string]*suite.Scenario{"s": {Servers: []suite.ServerUse{{Name: "docs"}}, Inject: &suite.Inject{Server: "docs", Tool: "search"}}},
			Servers:   map[string]*suite.Server{"docs": {Command: []string{"docs"}, Per: "trial"}},
			Arms:      []suite.Arm{{Agent: "a", Scenario: "s"}},
		}
	}
	for _, tc := range []struct {
		name   string
		change func(*Config, *suite.Suite)
		text   string
	}{
		{"fine", func(*Config, *suite.Suite) {}, ""},
		{"per run", func(_ *Config, s *suite.Suite) { s.Servers["docs"].Per = "run" }, "server docs lives per run"},
		{"alone", func(_ *Config, s *suite.Suite) { s.Servers["docs"].Per, s.Servers["docs"].Alone = "run", true }, "server docs is alone"},
		{"placebo of one per run", func(_ *Config, s *suite.Suite) {
			s.Servers["docs"].Per = "run"
			s.Scenarios["s"].Servers = []suite.ServerUse{{Placebo: "docs"}}
		}, ""},
		{"in an arm of another agent", func(_ *Config, s *suite.Suite) {
			s.Servers["docs"].Per = "run"
			s.Agents["b"] = &suite.Agent{Kind: "model"}
			s.Arms = []suite.Arm{{Agent: "b", Scenario: "s"}}
		}, ""},
		{"task tools", func(_ *Config, s *suite.Suite) { s.Tools = []suite.Tool{{Kind: "binding"}} }, "task tools (binding)"},
		{"a template that is not told", func(c *Config, _ *suite.Suite) {
			c.Preset, c.Parser, c.Command = "template", "claude", []string{"x"}
		}, "the template does not pass them"},
	} {
		cfg, s := base()
		tc.change(cfg, s)
		problems := cfg.checkSettings(s)
		switch {
		case tc.text == "" && len(problems) > 0:
			t.Errorf("%s: %+v", tc.name, problems)
		case tc.text != "" && (len(problems) != 1 || !strings.Contains(problems[0].Text, tc.text) || problems[0].Fix == ""):
			t.Errorf("%s: %+v; want one with %q and a fix", tc.name, problems, tc.text)
		}
	}
}

func TestProbe(t *testing.T) {
	dir := t.TempDir()
	program := filepath.Join(dir, "claude")
	touch(program, "#!/bin/sh\necho '1.2.3 (Claude Code)'\n")
	if err := os.Chmod(program, 0o755); err != nil {
		t.Fatal(err)
	}
	path := "PATH=" + dir + ":/bin:/usr/bin"
	probe := func(cfg Config, environ ...string) (*Agent, error) {
		a, err := New(&cfg, Env{Environ: environ, Temp: dir})
		if err != nil {
			t.Fatal(err)
		}
		return a, a.Probe(t.Context())
	}
	a, err := probe(Config{Preset: "claude"}, path, "ANTHROPIC_API_KEY=0123456789")
	if err != nil || a.found().version != "1.2.3" {
		t.Errorf("version %q, %v", a.found().version, err)
	}
	if _, err := probe(Config{Preset: "claude"}, path); err == nil || !strings.Contains(err.Error(), "ANTHROPIC_API_KEY") {
		t.Errorf("without a key: %v", err)
	}
	if _, err := probe(Config{Preset: "claude", BaseURL: "http://127.0.0.1:1"}, path); err != nil {
		t.Errorf("without a key, with an address of one's own: %v", err)
	}
	if _, err := probe(Config{Preset: "codex"}, path, "OPENAI_API_KEY=0123456789"); err == nil || !strings.Contains(err.Error(), "npm install -g @openai/codex") {
		t.Errorf("without the program: %v", err)
	}
	if _, err := probe(Config{Preset: "claude", Auth: &Auth{File: "~/.claude/.credentials.json"}}, path, "HOME="+dir); err == nil || !strings.Contains(err.Error(), "log in with claude") {
		t.Errorf("without a login: %v", err)
	}
}

// The model API is recorded if the program is known to use the address it receives.
func TestRecordsAPI(t *testing.T) {
	for _, tc := range []struct {
		cfg  Config
		want bool
	}{
		{Config{Preset: "claude"}, true},
		{Config{Preset: "claude", RecordAPI: new(false)}, false},
		{Config{Preset: "claude", Auth: &Auth{Env: "MY_API_KEY"}}, true},
		{Config{Preset: "claude", Auth: &Auth{Env: "CLAUDE_CODE_OAUTH_TOKEN"}}, false},
		{Config{Preset: "claude", Auth: &Auth{File: "~/.claude/.credentials.json"}}, false},
		{Config{Preset: "codex", MaxUSD: "1"}, true},
		{Config{Preset: "gemini"}, true},
		{Config{Preset: "opencode", Model: "anthropic/m"}, true},
		{Config{Preset: "opencode", Model: "groq/m"}, false},
		{Config{Preset: "opencode", Model: "groq/m", BaseURL: "http://127.0.0.1:1/v1"}, true},
		{Config{Preset: "template", Command: []string{"x"}, Parser: "claude"}, false},
	} {
		tc.cfg.setDefaults()
		if problems := tc.cfg.checkSettings(nil); len(problems) > 0 || tc.cfg.recordsAPI() != tc.want {
			t.Errorf("%+v: recorded %v, want %v; %+v", tc.cfg, tc.cfg.recordsAPI(), tc.want, problems)
		}
	}
	for _, preset := range []string{"codex", "gemini"} {
		c := Config{Preset: preset, MaxUSD: "1", RecordAPI: new(false)}
		if problems := c.checkSettings(nil); len(problems) != 1 || problems[0].Path != "record_api" {
			t.Errorf("%s: max_usd without a recording: %+v", preset, problems)
		}
	}
}

// The program's content is part of the identity, and so is every setting.
func TestIdentity(t *testing.T) {
	dir := t.TempDir()
	program := filepath.Join(dir, "claude")
	key := func(cfg Config) seal.Digest {
		a, err := New(&cfg, Env{Environ: []string{"PATH=/bin:/usr/bin"}, Temp: dir})
		if err != nil {
			t.Fatal(err)
		}
		v, err := seal.SelectFields(a.Identity(), seal.Gen)
		if err != nil {
			t.Fatal(err)
		}
		d, err := seal.Hash("test", v)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	write := func(text string) {
		touch(program, text)
		if err := os.Chmod(program, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	write("#!/bin/sh\necho 1.0\n")
	base := Config{Preset: "claude", Command: []string{program}}
	first := key(base)
	if key(base) != first {
		t.Error("the key is not stable")
	}
	priced := base
	priced.Pricing = &Pricing{Input: "1", Output: "2"}
	if key(priced) != first {
		t.Error("what the model costs is in the key")
	}
	other := base
	other.DeferTools = new(true)
	if key(other) == first {
		t.Error("deferral is not in the key")
	}
	write("#!/bin/sh\necho 1.0 # changed\n")
	if key(base) == first {
		t.Error("the program's content is not in the key")
	}
}

func TestSecretsOfLogins(t *testing.T) {
	file := filepath.Join(t.TempDir(), "auth.json")
	touch(file, `{"OPENAI_API_KEY":null,"tokens":{"access_token":"eyJhbGciOi.x.y","account":"acc-0123456789abcdefghij","plan":"pro"},"last_refresh":"2026-01-01 10:00"}`)
	red := seal.NewRedactor(Secrets(&Config{Auth: &Auth{File: file}}, nil))
	got := red.String("a eyJhbGciOi.x.y b acc-0123456789abcdefghij c pro d 2026-01-01 10:00")
	if want := "a [redacted:auth.json.tokens.access_token] b [redacted:auth.json.tokens.account] c pro d 2026-01-01 10:00"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestTOMLStrings(t *testing.T) {
	for in, want := range map[string]string{"plain": `"plain"`, "a\"b\\c": `"a\"b\\c"`, "<&>": `"<&>"`, "\x7f\x01": `"\u007F\u0001"`, "é\n": `"é\n"`} {
		if got := tomlString(in); got != want {
			t.Errorf("%q: %s, want %s", in, got, want)
		}
	}
}

func modelOf(models map[string]string, preset string) string {
	if m := models[preset]; m != "" {
		return m
	}
	return "m-1"
}

// A recipe passes on an address if it names a provider, and no placeholder is left over.
func TestRecipes(t *testing.T) {
	for name, p := range recipes {
		o := &order{cfg: &Config{Preset: name, Model: "m-1"}, prompt: "Do it.", base: "http://127.0.0.1:1/v1", keyValue: "secret-0", home: "/h", log: "/l", fill: func(s string) string { return strings.ReplaceAll(s, "{home}", "/h") }}
		made, err := p.plan(o)
		if err != nil {
			t.Fatal(err)
		}
		all := strings.Join(made.args, "\n") + made.stdin
		for _, v := range made.env {
			all += "\n" + v
		}
		for file, text := range made.files {
			all += "\n" + string(text)
			if strings.Contains(string(text), "secret-0") && !slices.Contains(p.secret, file) {
				t.Errorf("%s: the key stays in %s after the trial", name, file)
			}
		}
		if !strings.Contains(all, "Do it.") {
			t.Errorf("%s: the prompt goes nowhere", name)
		}
		named := strings.Contains(all, "127.0.0.1:1") || strings.Contains(strings.Join(p.baseVars, " "), "BASE_URL") && p.key == "OPENAI_API_KEY" && strings.Contains(all, "127.0.0.1")
		if p.recipe.namesBase() != named {
			t.Errorf("%s: names the address of the API: %v, want %v", name, named, p.recipe.namesBase())
		}
		if left := regexp.MustCompile(`\{[A-Za-z_]+\}`).FindString(all); left != "" {
			t.Errorf("%s: %s is not filled in", name, left)
		}
	}
}

// A vendor's variable for the address holds also where the suite is silent, so that a
// gateway's key does not go to the vendor.
func TestVendorAddress(t *testing.T) {
	environ := []string{"PATH=/bin", "ANTHROPIC_API_KEY=key-of-a-gateway", "ANTHROPIC_BASE_URL=http://127.0.0.1:9/a", "OPENAI_BASE_URL=http://127.0.0.1:9/o", "GOOGLE_GEMINI_BASE_URL=http://127.0.0.1:9/g", "COPILOT_PROVIDER_BASE_URL=http://127.0.0.1:9/c"}
	for _, tc := range []struct {
		cfg  Config
		want string
	}{
		{Config{Preset: "claude"}, "http://127.0.0.1:9/a"},
		{Config{Preset: "claude", BaseURL: "http://127.0.0.1:8"}, "http://127.0.0.1:8"},
		{Config{Preset: "codex"}, "http://127.0.0.1:9/o"},
		{Config{Preset: "codex", Auth: &Auth{File: "~/.codex/auth.json"}}, ""},
		{Config{Preset: "gemini"}, "http://127.0.0.1:9/g"},
		{Config{Preset: "opencode", Model: "anthropic/m"}, "http://127.0.0.1:9/a"},
		{Config{Preset: "opencode", Model: "local/m", BaseURL: "http://127.0.0.1:8/v1"}, "http://127.0.0.1:8/v1"},
		{Config{Preset: "copilot", Model: "m"}, "http://127.0.0.1:9/c"},
		{Config{Preset: "qwen"}, "http://127.0.0.1:9/o"},
	} {
		a, err := New(&tc.cfg, Env{Environ: environ})
		if err != nil {
			t.Fatal(err)
		}
		if a.cfg.BaseURL != tc.want {
			t.Errorf("%s: asks %q, want %q", tc.cfg.Preset, a.cfg.BaseURL, tc.want)
		}
	}
}
