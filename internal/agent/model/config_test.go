package model

import (
	"encoding/json"
	"fmt"
	"math/big"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/kindtest"
	"github.com/assay-eval/assay/internal/trial"
)

func suiteDecimal(v float64) suite.Decimal { return suite.Decimal(v) }

func TestParseSpec(t *testing.T) {
	full := Config{MaxTurns: 8, MaxTokens: 4096, ToolResultMax: 65536, Media: mediaPass}
	with := func(change func(*Config)) Config { c := full; change(&c); return c }
	for spec, want := range map[string]Config{
		"anthropic:claude-haiku-4-5": with(func(c *Config) { c.Provider, c.Model, c.KeyEnv = Anthropic, "claude-haiku-4-5", "ANTHROPIC_API_KEY" }),
		"openai:gpt-5:nano":          with(func(c *Config) { c.Provider, c.Model, c.KeyEnv = OpenAI, "gpt-5:nano", "OPENAI_API_KEY" }),
		"gemini:gemini-3-flash":      with(func(c *Config) { c.Provider, c.Model, c.KeyEnv = Gemini, "gemini-3-flash", "GEMINI_API_KEY" }),
		"compatible:http://127.0.0.1:11434/v1#llama3": with(func(c *Config) {
			c.Provider, c.Model, c.BaseURL, c.Media = Compatible, "llama3", "http://127.0.0.1:11434/v1", mediaDescribe
		}),
		"ollama:llama3:8b": with(func(c *Config) { c.Provider, c.Model, c.Media = llm.Ollama, "llama3:8b", mediaDescribe }),
		"ollama:http://host:1/v1#llama3": with(func(c *Config) {
			c.Provider, c.Model, c.BaseURL, c.Media = llm.Ollama, "llama3", "http://host:1/v1", mediaDescribe
		}),
		"azure:https://r.openai.azure.com/openai/v1#gpt-5": with(func(c *Config) {
			c.Provider, c.Model, c.BaseURL, c.KeyEnv, c.Media = "azure", "gpt-5", "https://r.openai.azure.com/openai/v1", "AZURE_OPENAI_API_KEY", mediaDescribe
		}),
	} {
		got, err := ParseSpec(spec)
		if err != nil {
			t.Errorf("%s: %v", spec, err)
		} else if d := cmp.Diff(want, *got); d != "" {
			t.Errorf("%s (-want +got):\n%s", spec, d)
		}
	}
	for spec, want := range map[string]string{
		"":                         `agent "" is none of anthropic:MODEL`,
		"claude":                   `agent "claude" is none of anthropic:MODEL`,
		"nobody:large":             "is none of anthropic:MODEL, ",
		"scripted:x":               "is none of",
		"anthropic:":               "names no model",
		"compatible:http://host":   "write compatible:URL#MODEL",
		"azure:gpt-5":              "write azure:URL#MODEL, such as azure:https://RESOURCE.openai.azure.com/openai/v1#",
		"compatible:http://host#":  "names no model",
		"compatible:host:80#m":     "is not an http or https address",
		"compatible:#m":            "provider compatible needs base_url",
		"compatible:http://u:p@h#": "names no model",
	} {
		if _, err := ParseSpec(spec); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: error %v, want %q", spec, err, want)
		}
	}
}

func FuzzParseSpec(f *testing.F) {
	f.Add("anthropic:claude-haiku-4-5")
	f.Add("compatible:http://127.0.0.1:11434/v1#llama3")
	f.Add("compatible:http://[::1#a#b")
	f.Fuzz(func(t *testing.T, spec string) {
		c, err := ParseSpec(spec)
		if err == nil && (c.Model == "" || len(c.checkSettings(nil)) > 0) {
			t.Errorf("%q gives %+v", spec, c)
		}
	})
}

const twoTasks = "task: a\nturns: [{text: one}]\n---\ntask: b\narm: x/*\nturns: [{text: two}]\n"

func TestMistakesAreFoundAtLoad(t *testing.T) {
	for _, tt := range []struct {
		name, config string
		want         []string
	}{
		{"good", `{"provider":"anthropic","model":"m"}`, nil},
		{"good scripted", `{"provider":"scripted","answers":"task: '*'\nturns: []\n"}`, nil},
		{"no provider", `{"model":"m"}`, []string{`provider: provider is ""; one of ` + strings.Join(providers, ", ")}},
		{"no model", `{"provider":"gemini"}`, []string{"model: no model is given; the id that the provider knows, such as model: claude-haiku-4-5"}},
		{"no base_url", `{"provider":"compatible","model":"m"}`, []string{"base_url: provider compatible needs base_url; such as base_url: http://127.0.0.1:8000/v1"}},
		{"a password in base_url", `{"provider":"openai","model":"m","base_url":"https://u:secret@host/v1"}`, []string{"base_url: base_url holds a password; leave it out and name the variable that holds it in key_env"}},
		{"a key under a plain name", `{"provider":"openai","model":"m","key_env":"OPENAI"}`, []string{"key_env: variable OPENAI is not named like a secret, so its value would not be kept out of the records; a name with key, token, secret or password in it"}},
		{"bad numbers", `{"provider":"openai","model":"m","seed":9007199254740993,"max_usd":-1}`, []string{
			"seed: seed is beyond 2^53−1, where JSON numbers lose digits; a smaller number",
			`max_usd: max_usd "-1" is not an amount of dollars; such as max_usd: 0.50`}},
		{"no answers", `{"provider":"scripted"}`, []string{"answers: provider scripted needs answers; answers: FILE with the authored answers"}},
		{"answers for a real model", `{"provider":"openai","model":"m","answers":"task: a"}`, []string{"answers: answers are for provider scripted, this one is openai; leave answers out, or set provider: scripted"}},
		{"broken answers", `{"provider":"scripted","answers":"task: a\nturns: [{texts: x}]\n"}`, []string{`answers:2:10: a turn has no key "texts": use text, calls, stop, usage, reasoning, fault`}},
		{"a task without answers", `{"provider":"scripted","answers":"` + strings.ReplaceAll(twoTasks, "\n", `\n`) + `"}`,
			[]string{`answers: no answers for b × me/plain #1 and 1 other trials; add a document for the task, or one with task: "*" for all that have none`}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			kind := Kind()
			cfg := kind.New()
			if err := json.Unmarshal([]byte(tt.config), cfg); err != nil {
				t.Fatal(err)
			}
			kind.Defaults(cfg)
			s := &suite.Suite{Trials: 2, Tasks: []*suite.Task{{ID: "a"}, {ID: "b"}},
				Agents: map[string]*suite.Agent{"me": {Kind: KindName, Config: cfg}, "x": {Kind: KindName, Config: &Config{}}},
				Arms:   []suite.Arm{{Agent: "me", Scenario: "plain"}, {Agent: "x", Scenario: "plain"}}}
			var got []string
			for _, p := range kind.Check(cfg, s) {
				line := p.Path + ": " + p.Text
				if p.Line > 0 {
					line = fmt.Sprintf("%s:%d:%d: %s", p.Path, p.Line, p.Col, p.Text)
				}
				if p.Fix != "" {
					line += "; " + p.Fix
				}
				got = append(got, line)
			}
			if d := cmp.Diff(tt.want, got); d != "" {
				t.Errorf("problems (-want +got):\n%s", d)
			}
			if _, err := New(cfg.(*Config), Env{}); (err != nil) != (len(tt.want) > 0 && tt.name != "a task without answers") {
				t.Errorf("New: %v", err)
			}
		})
	}
}

func TestKindFitsSuiteFiles(t *testing.T) {
	if err := kindtest.CheckKind(Kind()); err != nil {
		t.Error(err)
	}
}

// TestSuiteFiles loads a scripted agent as people write it.
func TestSuiteFiles(t *testing.T) {
	files := fstest.MapFS{
		"suite.yaml": {Data: []byte("version: 1\nname: s\ntasks: [tasks/*.yaml]\nscenarios: {plain: {}}\ngraders: {g: {kind: none}}\nbudget: {usd: 1}\n" +
			"agents:\n  player: {kind: model, provider: scripted, answers: answers.yaml}\n  haiku: {kind: model, provider: anthropic, model: m, temperature: 0.5}\n")},
		"tasks/a.yaml": {Data: []byte("prompt: q\n")},
		"answers.yaml": {Data: []byte("task: a\nturns: [{text: x}]\n")},
	}
	kinds := suite.Kinds{Agents: map[string]suite.Kind{KindName: Kind()}, Graders: map[string]suite.Kind{"none": {Doc: "does nothing"}}}
	s, err := suite.Load(suite.Options{Files: files, Path: "suite.yaml", Kinds: kinds})
	if err != nil {
		t.Fatal(err)
	}
	player, haiku := s.Agents["player"].Config.(*Config), s.Agents["haiku"].Config.(*Config)
	if player.Answers != string(files["answers.yaml"].Data) || player.MaxTurns != 8 || haiku.KeyEnv != "ANTHROPIC_API_KEY" || *haiku.Temperature != 0.5 {
		t.Errorf("player %+v, haiku %+v", player, haiku)
	}
	files["tasks/b.yaml"] = &fstest.MapFile{Data: []byte("prompt: q\n")}
	_, err = suite.Load(suite.Options{Files: files, Path: "suite.yaml", Kinds: kinds})
	if err == nil || !strings.Contains(err.Error(), "suite.yaml:8:") || !strings.Contains(err.Error(), "no answers for b × player/plain #1") {
		t.Errorf("error %v", err)
	}
}

func TestProbeNamesTheVariableAndNeverItsValue(t *testing.T) {
	const secret = "sk-very-secret \n"
	for _, tt := range []struct {
		name string
		cfg  Config
		env  map[string]string
		want string
	}{
		{"set", Config{Provider: Anthropic, Model: "m"}, map[string]string{"ANTHROPIC_API_KEY": "sk-0123456789"}, ""},
		{"not set", Config{Provider: Anthropic, Model: "m"}, nil, "variable ANTHROPIC_API_KEY is not set: it holds the API key of anthropic and is read from the environment only; export it before the run"},
		{"of another name", Config{Provider: OpenAI, Model: "m", KeyEnv: "TEAM_KEY"}, map[string]string{"OPENAI_API_KEY": "sk-0123456789"}, "variable TEAM_KEY is not set: it holds the API key of openai and is read from the environment only; export it before the run"},
		{"with a line break", Config{Provider: Gemini, Model: "m"}, map[string]string{"GEMINI_API_KEY": secret}, "variable GEMINI_API_KEY (16 characters) holds white space or characters that no key has: export it again"},
		{"compatible needs none", Config{Provider: Compatible, Model: "m", BaseURL: "http://h/v1"}, nil, ""},
		{"compatible with a key", Config{Provider: Compatible, Model: "m", BaseURL: "http://h/v1", KeyEnv: "MY_KEY"}, nil, "variable MY_KEY is not set: it holds the API key of compatible and is read from the environment only; export it before the run"},
		{"no price", Config{Provider: Anthropic, Model: "m", MaxUSD: "1"}, map[string]string{"ANTHROPIC_API_KEY": "sk-0123456789"}, "max_usd is set, but model m has no price: add one, or leave max_usd out"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			a, err := New(&tt.cfg, Env{Getenv: func(n string) string { return tt.env[n] }})
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			if err := a.Probe(t.Context()); err != nil {
				got = err.Error()
			}
			if got != tt.want || strings.Contains(got, "secret") {
				t.Errorf("probe says %q, want %q", got, tt.want)
			}
			if id, _ := json.Marshal(a.Identity()); strings.Contains(string(id), "sk-") {
				t.Errorf("the identity holds the key: %s", id)
			}
			if tt.name == "not set" {
				if _, err := a.Run(t.Context(), job(agenttest.Kit(t)), &agenttest.Recorder{}); err == nil || !strings.Contains(err.Error(), tt.want) {
					t.Errorf("run without a key: %v", err)
				}
			}
		})
	}
}

func TestIdentityHoldsAllThatChangesAResponse(t *testing.T) {
	key := func(cfg Config, env map[string]string) seal.Digest {
		t.Helper()
		a, err := New(&cfg, Env{Provider: &actor{}, Getenv: func(n string) string { return env[n] }})
		if err != nil {
			t.Fatal(err)
		}
		keyed, err := agent.Keyed(a)
		if err != nil {
			t.Fatal(err)
		}
		d, err := seal.Hash("test", keyed)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	base := Config{Provider: OpenAI, Model: "m"}
	want := key(base, nil)
	temp, seed := suite.Decimal(0.5), int64(3)
	noBudget := Config{Provider: Anthropic, Model: "m"}
	if budget := (Config{Provider: Anthropic, Model: "m", ThinkingBudget: 2048}); key(budget, nil) == key(noBudget, nil) {
		t.Error("thinking_budget is not in the key")
	}
	if stop := (Config{Provider: Anthropic, Model: "m", StopSequences: []string{"END"}}); key(stop, nil) == key(noBudget, nil) {
		t.Error("stop_sequences are not in the key")
	}
	for name, change := range map[string]func(*Config){
		"provider": func(c *Config) { c.Provider = Anthropic }, "model": func(c *Config) { c.Model = "n" },
		"base_url": func(c *Config) { c.BaseURL = "https://h/v1" }, "temperature": func(c *Config) { c.Temperature = &temp },
		"seed": func(c *Config) { c.Seed = &seed }, "top_p": func(c *Config) { c.TopP = &temp }, "max_turns": func(c *Config) { c.MaxTurns = 9 },
		"max_tokens": func(c *Config) { c.MaxTokens = 9 }, "effort": func(c *Config) { c.Effort = "low" },
		"max_usd": func(c *Config) { c.MaxUSD = "1" }, "tool_result_max": func(c *Config) { c.ToolResultMax = 9 },
	} {
		c := base
		change(&c)
		if key(c, nil) == want {
			t.Errorf("%s is not in the key", name)
		}
	}
	if c := base; true {
		c.KeyEnv = "OTHER_KEY"
		if key(c, nil) != want {
			t.Error("the name of the key's variable is in the key")
		}
	}
	if key(base, map[string]string{"OPENAI_API_KEY": "sk-0123456789"}) != want {
		t.Error("the API key is in the key")
	}
	if key(base, map[string]string{"OPENAI_BASE_URL": "https://proxy/v1"}) == want {
		t.Error("a base URL from the environment is not in the key")
	}
}

// Settings that an API lacks, and settings that exclude each other, are refused before
// anything is sent.
func TestSampling(t *testing.T) {
	half, one := suite.Decimal(0.5), suite.Decimal(1)
	for _, tt := range []struct {
		cfg        Config
		path, text string // of the only problem; "" for none
	}{
		{Config{Provider: Anthropic, Model: "m", TopP: &half, StopSequences: []string{"END"}}, "", ""},
		{Config{Provider: Anthropic, Model: "m", ThinkingBudget: 2048, Temperature: &one, TopP: &one}, "", ""},
		{Config{Provider: Gemini, Model: "m", ThinkingBudget: 8, Temperature: &half, StopSequences: []string{"END"}}, "", ""},
		{Config{Provider: "mistral", Model: "m", TopP: &half, StopSequences: []string{"END"}, Effort: "low"}, "", ""},
		{Config{Provider: OpenAI, Model: "m", StopSequences: []string{"END"}}, "stop_sequences", "the API of provider openai has no stop_sequences"},
		{Config{Provider: OpenAI, Model: "m", ThinkingBudget: 2048}, "thinking_budget", "the API of provider openai has no thinking_budget"},
		{Config{Provider: "mistral", Model: "m", ThinkingBudget: 2048}, "thinking_budget", "the API of provider mistral has no thinking_budget"},
		{Config{Provider: Gemini, Model: "m", ThinkingBudget: 2048, Effort: "low"}, "thinking_budget", "thinking_budget and effort both say how much the model may think"},
		{Config{Provider: Anthropic, Model: "m", ThinkingBudget: 1000}, "thinking_budget", "thinking_budget is 1000"},
		{Config{Provider: Anthropic, Model: "m", ThinkingBudget: 4096}, "thinking_budget", "thinking_budget 4096 does not fit into max_tokens 4096, which holds thinking and answer"},
		{Config{Provider: Anthropic, Model: "m", ThinkingBudget: 2048, Temperature: &half}, "temperature", "temperature is 0.5, and a model of Anthropic thinks (thinking_budget) only at 1"},
		{Config{Provider: Anthropic, Model: "m", Effort: "high", Temperature: &half}, "temperature", "temperature is 0.5, and a model of Anthropic thinks (effort) only at 1"},
		{Config{Provider: Anthropic, Model: "m", ThinkingBudget: 2048, TopP: &half}, "top_p", "top_p is 0.5, and a model of Anthropic thinks (thinking_budget) only from 0.95 on"},
		{Config{Provider: OpenAI, Model: "m", TopP: new(suite.Decimal(1.5))}, "top_p", "top_p is 1.5"},
		{Config{Provider: Gemini, Model: "m", StopSequences: []string{""}}, "stop_sequences", "a stop sequence is empty"},
	} {
		tt.cfg.setDefaults()
		got := append(tt.cfg.checkSettings(nil), tt.cfg.checkSampling()...)
		switch {
		case tt.path == "" && len(got) > 0:
			t.Errorf("%+v: %+v", tt.cfg, got)
		case tt.path != "" && (len(got) != 1 || got[0].Path != tt.path || got[0].Text != tt.text || got[0].Fix == ""):
			t.Errorf("%+v: %+v, want %s: %s", tt.cfg, got, tt.path, tt.text)
		}
	}
}

func TestProviderAndSource(t *testing.T) {
	script := "task: '*'\nturns: []\n"
	for want, cfg := range map[string]Config{
		"anthropic":              {Provider: Anthropic, Model: "m"},
		"openai@proxy:8080":      {Provider: OpenAI, Model: "m", BaseURL: "https://proxy:8080/v1"},
		"compatible@localhost:1": {Provider: Compatible, Model: "m", BaseURL: "http://localhost:1/v1"},
		"":                       {Provider: Scripted, Answers: script},
	} {
		a, err := New(&cfg, Env{})
		if err != nil {
			t.Fatal(err)
		}
		if got := a.Provider(); got != want {
			t.Errorf("provider %q, want %q", got, want)
		}
		source := trial.Live
		if cfg.Provider == Scripted {
			source = trial.Scripted
		}
		if got := a.Source(); got != source {
			t.Errorf("%s: source %s, want %s", cfg.Provider, got, source)
		}
	}
}

// dollarPerMega prices models named "asked-1" or "served-1" at 1 USD a million
// input tokens and 5 USD a million output tokens.
func dollarPerMega(u trial.Usage) (string, bool) {
	if u.Model != "asked-1" {
		return "", false
	}
	micros := big.NewRat(u.Input+5*u.Output, 1_000_000)
	return micros.FloatString(6), true
}

func TestMaxUSDIsNeverPassed(t *testing.T) {
	kit := agenttest.Kit(t, tools("echo")...)
	start := startBytes(kit)
	long := calls(use("echo", ping))
	long.resp.Usage = trial.Usage{Model: "served-1", Input: 1000, Output: 100} // 0.0015
	script := []reply{long, long, says("done")}
	// The first request can cost start + 5·200; the second 1000+100 known, 100 and
	// the bytes of one result more, and 5·200.
	first := start + 1000
	second := 1500 + 1100 + 100 + int64(len("echo ping")) + 1000
	for _, tt := range []struct {
		micros int64
		want   trial.EndReason
		turns  int
		detail string
	}{
		{first - 1, trial.CostLimit, 0, fmt.Sprintf("0.000000 USD spent, the next request could cost 0.00%d", first)},
		{first, trial.CostLimit, 1, fmt.Sprintf("0.001500 USD spent, the next request could cost 0.00%d", second-1500)},
		{second - 1, trial.CostLimit, 1, ""},
		{second, trial.CostLimit, 2, "0.003000 USD spent"},
		{1_000_000, trial.Finished, 3, ""},
	} {
		limit := big.NewRat(tt.micros, 1_000_000).FloatString(6)
		cfg := Config{Provider: Anthropic, Model: "asked-1", MaxTokens: 200, MaxUSD: suite.Money(limit)}
		p := playIn(t.Context(), t, cfg, Env{Price: dollarPerMega}, kit, script[:tt.turns]...)
		p.want(t, tt.want, tt.turns)
		if !strings.Contains(p.end.Detail, tt.detail) {
			t.Errorf("max_usd %s: detail %q, want %q", limit, p.end.Detail, tt.detail)
		}
	}
}

// TestWorstIsNotPassed lets a model do the most it can and counts bytes, of which
// each token has at least one.
func TestWorstIsNotPassed(t *testing.T) {
	big := agenttest.NewEcho()
	kit := agenttest.Kit(t, big, agenttest.NewSubmit())
	cfg := Config{Provider: OpenAI, Model: "m", MaxTurns: 4, MaxTokens: 300, ToolResultMax: 2000}
	turn := calls(use("echo", `{"text":"`+strings.Repeat("x", 100)+`"}`), use("echo", `{"text":"`+strings.Repeat("y", 100)+`"}`))
	p := play(t, cfg, kit, turn, turn, turn, turn)
	p.want(t, trial.TurnLimit, 4)
	a, err := New(&cfg, Env{Provider: p.actor})
	if err != nil {
		t.Fatal(err)
	}
	worst := a.Worst(kit)
	if worst.Model != "m" || worst.Requests != 4 || worst.Output != 4*300 {
		t.Errorf("bound %+v", worst)
	}
	var sent int64
	for _, r := range p.actor.requests {
		b, _ := json.Marshal(r)
		sent += int64(len(b))
	}
	if sent > worst.Input {
		t.Errorf("%d bytes were sent, the bound is %d", sent, worst.Input)
	}
	if s := startBytes(kit); worst.Input != 4*s+6*(600+2000) {
		t.Errorf("bound %d, want 4·%d + 6·2600", worst.Input, s)
	}
	if got := a.Worst(&equip.Kit{Prompt: "hi"}); got.Requests != 1 || got.Input != 2+framing || got.Output != 300 {
		t.Errorf("bound without tools %+v", got)
	}
}

func TestScriptedAnswersTellTasksApart(t *testing.T) {
	a, err := New(&Config{Provider: Scripted, Answers: twoTasks}, Env{})
	if err != nil {
		t.Fatal(err)
	}
	for task, want := range map[string]string{"a": "one", "b": "two"} {
		log := &agenttest.Recorder{}
		j := job(agenttest.Kit(t))
		j.Key = trial.Key{Task: task, Arm: "x/plain"}
		end, err := a.Run(t.Context(), j, log)
		if err != nil || end.Reason != trial.Finished || log.Last() != want || end.Model != llm.Scripted {
			t.Errorf("task %s: end %+v, error %v, answer %q", task, end, err, log.Last())
		}
	}
}

func BenchmarkScriptedTrial(b *testing.B) {
	a, err := New(&Config{Provider: Scripted, Answers: "task: '*'\nturns: [{text: 'the answer to {{.Task}} is 42'}]\n"}, Env{})
	if err != nil {
		b.Fatal(err)
	}
	kit := &equip.Kit{System: "You are under test.", Prompt: "What is the answer?", Tools: tools("echo")}
	for b.Loop() {
		if _, err := a.Run(b.Context(), job(kit), &agenttest.Recorder{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "trials/s")
}
