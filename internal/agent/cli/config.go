package cli

import (
	"cmp"
	"fmt"
	"maps"
	"math/big"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/cli/stream"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

// KindName is the kind of this agent in a suite file.
const KindName = "cli"

// Config is the settings of an agent of kind cli.
type Config struct {
	Preset     string            `json:"preset" key:"gen" doc:"which coding agent: claude (Claude Code), codex (Codex), gemini (Gemini CLI), opencode, another by name (assay help cli-agent), or template for any other, with its command line in command" enum:"aider,amp,claude,cline,codex,continue,copilot,crush,cursor,gemini,goose,opencode,pi,qwen,template"`
	Command    []string          `json:"command,omitempty" key:"gen" doc:"program and first arguments; default the preset's own, searched for in PATH. {suite} stands for the folder of the suite file. In a template {PROMPT} stands for the prompt (left out, it comes on standard input), {WORKDIR} for the workspace, {OUT_JSON} for a file to which it writes what it used, {MCP_CONFIG} for a file with the servers, and {EXTRA_ARGS}, alone, for args"`
	Model      string            `json:"model,omitempty" key:"gen" doc:"model, as the program names it; opencode wants provider/model. Default the program's own choice, which changes with its version"`
	Args       []string          `json:"args,omitempty" key:"gen" doc:"more arguments"`
	Env        suite.Variables   `json:"env,omitempty" key:"gen" doc:"names of variables passed on from assay's own environment; {name: NAME, public: true} for one whose value is no secret"`
	Set        map[string]string `json:"set,omitempty" key:"gen" doc:"variables with fixed values; {workdir}, {home}, {tmp}, {log}, {suite}, {run} and {trial} stand for what they are in each trial, {mcp_log} for the recording of its first server; no secrets"`
	Auth       *Auth             `json:"auth,omitempty" key:"gen" doc:"how the program proves who it is; default by the variable of its preset, such as {env: ANTHROPIC_API_KEY}"`
	BaseURL    string            `json:"base_url,omitempty" key:"gen" doc:"address of the model API; default the vendor's variable, such as ANTHROPIC_BASE_URL, if set, else the provider's own"`
	Headers    agent.Headers     `json:"headers,omitempty" key:"gen" doc:"headers of every request by name, such as those that a gateway wants; the recording of the API adds them, so that the agent does not see them"`
	RecordAPI  *bool             `json:"record_api,omitempty" key:"gen" doc:"stand between the program and the model API and record every request: tokens of each, retries, size of the first, tools offered, and whether the API hangs; default true for a preset with an API key, false with a login and for templates"`
	DeferTools *bool             `json:"defer_tools,omitempty" key:"gen" doc:"whether MCP tools are offered by name only and their schemas on demand, where the program can do that; default false: all schemas are in every request"`
	Shell      *bool             `json:"shell,omitempty" key:"gen" doc:"whether the agent has a tool that runs commands; default true"`
	Retries    *int              `json:"retries,omitempty" key:"gen" doc:"how often the program asks the model API again before it gives up, where that can be set; default 3" min:"0"`
	MaxTurns   int               `json:"max_turns,omitempty" key:"gen" doc:"most answers of the model in a trial; default no limit. Where the output does not show them (codex, paths, text) requests are counted, which needs record_api" min:"1"`
	MaxUSD     suite.Money       `json:"max_usd,omitempty" key:"gen" doc:"most money of one trial in US dollars, such as 1.50; 0 for a program that costs nothing. each request is priced as it ends (codex and gemini need record_api for that). Claude Code without record_api keeps it itself, and tells the model of it"`
	Kill       Kill              `json:"kill,omitzero" key:"fields" doc:"how long the program may take to end when it is stopped"`
	Parser     string            `json:"parser,omitempty" key:"gen" doc:"template: how its output is read: as that of a preset, or generic, by paths; default generic" enum:"claude,codex,gemini,opencode,generic"`
	Output     string            `json:"output,omitempty" key:"gen" doc:"template: json for lines of JSON, which parser reads, or text for text that is read as it is, without tool calls and usage; default json" enum:"json,text"`
	Answer     string            `json:"answer,omitempty" key:"gen" doc:"what the answer is: last for the last text of the model (with output text: the last paragraph), all for all of the output (output text only), none where only the workspace is graded: an end without an answer is then as good; default last" enum:"last,all,none"`
	Paths      *stream.Generic   `json:"paths,omitempty" key:"gen" doc:"template: where the generic parser finds text, tool calls and usage in the lines of its output"`
	Files      map[string]string `json:"files,omitempty" key:"gen" doc:"template: files written into the home folder before it starts, by path; {mcp_servers} in one stands for a JSON object of the servers as in mcpServers, and so do the placeholders of set"`
	Identity   []string          `json:"identity,omitempty" key:"none" doc:"files that hold all code of the program, as patterns relative to the suite or absolute: they prove its identity, so that whole trials are taken from the cache until one of them changes"`
	Pricing    *Pricing          `json:"pricing,omitempty" key:"none" doc:"what its model costs, where the program does not report it and the price table has no such model"`
}

// Auth is how a program proves who it is: at most one of the two.
type Auth struct {
	Env  string `json:"env,omitempty" key:"gen" doc:"name of the variable with the key"`
	File string `json:"file,omitempty" key:"gen" doc:"file with the program's own login, such as ~/.codex/auth.json: it is copied into the home of every trial, where the agent can read it"`
}

// Kill is how a program is stopped: SIGINT, and after Interrupt SIGTERM, and after
// Grace SIGKILL for it and all that it started.
type Kill struct {
	Interrupt suite.Duration `json:"interrupt,omitempty" key:"none" doc:"from SIGINT to SIGTERM; default 3s"`
	Grace     suite.Duration `json:"grace,omitempty" key:"none" doc:"from SIGTERM to SIGKILL; default 5s"`
}

// Pricing is rates in US dollars for a million tokens.
type Pricing struct {
	Input        suite.Money `json:"input" key:"none" doc:"US dollars for a million input tokens that are not cached"`
	Output       suite.Money `json:"output" key:"none" doc:"US dollars for a million output tokens"`
	CacheRead    suite.Money `json:"cache_read,omitempty" key:"none" doc:"US dollars for a million tokens read from the cache; default that of input"`
	CacheWrite5m suite.Money `json:"cache_write_5m,omitempty" key:"none" doc:"US dollars for a million tokens written to the cache for five minutes; default that of input"`
	CacheWrite1h suite.Money `json:"cache_write_1h,omitempty" key:"none" doc:"US dollars for a million tokens written to the cache for an hour; default that of input"`
}

// LaunchesServers implements equip.Launcher: the program starts its MCP servers.
func (*Config) LaunchesServers() bool { return true }

// QualifiesTools implements equip.Qualifier: all programs name a tool together
// with its server.
func (*Config) QualifiesTools() bool { return true }

// Kind makes the agent known to suite files.
func Kind() suite.Kind {
	return suite.Kind{
		Doc:      "a coding agent with a command line: Claude Code, Codex, Gemini CLI, opencode, or any by a template",
		New:      func() any { return new(Config) },
		Defaults: func(config any) { config.(*Config).setDefaults() },
		Check:    func(config any, s *suite.Suite) []suite.Problem { return config.(*Config).checkSettings(s) },
		Bounded: func(config any) bool {
			c := config.(*Config)
			return c.MaxUSD != "" || c.recordsAPI() || c.RecordAPI == nil && c.canRecord()
		},
	}
}

// The defaults that do not depend on the preset.
const (
	defaultRetries   = 3
	defaultInterrupt = 3 * time.Second
	defaultGrace     = 5 * time.Second
)

func (c *Config) setDefaults() {
	if c.Preset == "template" && c.Parser == "" && c.Output != "text" {
		c.Parser = "generic"
	}
	if c.RecordAPI == nil && c.canRecord() {
		c.RecordAPI = new(true)
	}
}

// canRecord reports whether the program is known to use the address that it is given:
// with a key it does. A login, or its token, is for the vendor's API.
func (c *Config) canRecord() bool {
	switch {
	case c.Preset == "template" || c.logsIn() || c.Auth != nil && c.Auth.Env == oauthToken:
		return false
	case c.Preset == "opencode":
		return c.BaseURL != "" || c.providerURL() != ""
	case c.recipe() != nil:
		return c.recipe().namesBase()
	}
	return true
}

func (c *Config) recordsAPI() bool { return c.RecordAPI != nil && *c.RecordAPI }

func (c *Config) maxRetries() int {
	if c.Retries == nil {
		return defaultRetries
	}
	return *c.Retries
}

// logsIn reports whether the program uses a login and with it the vendor's API.
func (c *Config) logsIn() bool { return c.Auth != nil && c.Auth.File != "" }

// hidesTurns reports whether the output does not tell where an answer of the model ends.
func (c *Config) hidesTurns() bool {
	return slices.Contains([]string{"codex", "generic", "text"}, c.parserName())
}

func (c *Config) defersTools() bool { return c.DeferTools != nil && *c.DeferTools }
func (c *Config) allowsShell() bool { return c.Shell == nil || *c.Shell }

func (c *Config) parserName() string {
	if c.Output == "text" {
		return "text"
	}
	if c.Preset == "template" {
		return cmp.Or(c.Parser, "generic")
	}
	if r := c.recipe(); r != nil {
		return r.parser
	}
	return c.Preset
}

// Provider returns the provider whose API the program asks, as price tables name it; ""
// if unknown.
func (c *Config) Provider() string {
	if c.Preset == "opencode" {
		provider, _, _ := strings.Cut(c.Model, "/")
		return provider
	}
	if r := c.recipe(); r != nil {
		return r.provider
	}
	p, _ := llm.FindCLI(c.Preset)
	return p.Name
}

// providerURL returns the address of the provider's API as the program takes it,
// "" if unknown.
func (c *Config) providerURL() string {
	if c.Preset == "opencode" {
		provider, _, _ := strings.Cut(c.Model, "/")
		p, _ := llm.FindAlias(provider)
		return p.VersionedURL()
	}
	if r := c.recipe(); r != nil {
		p, _ := llm.FindProvider(r.provider)
		return p.VersionedURL()
	}
	p, _ := llm.FindCLI(c.Preset)
	return p.BaseURL
}

// PricedModel returns the model as price tables name it.
func (c *Config) PricedModel() string {
	if _, name, ok := strings.Cut(c.Model, "/"); ok && c.Preset == "opencode" {
		return name
	}
	return c.Model
}

var variableName = lazyregexp.New(`^[A-Za-z_][A-Za-z0-9_]*$`)

// checkSettings finds mistakes that the schema cannot express. s is nil if only the
// settings are known.
func (c *Config) checkSettings(s *suite.Suite) []suite.Problem {
	var out []suite.Problem
	wrong := func(path, fix, format string, args ...any) {
		out = append(out, suite.Problem{Path: path, Text: fmt.Sprintf(format, args...), Fix: fix})
	}
	p, ok := presets[c.Preset]
	if !ok {
		return []suite.Problem{{Path: "preset", Text: fmt.Sprintf("unknown preset %q", c.Preset), Fix: "use one of " + strings.Join(slices.Sorted(maps.Keys(presets)), ", ")}}
	}
	if len(c.Command) > 0 && c.Command[0] == "" {
		wrong("command", "", "no program is given")
	}
	for i, name := range c.Env.Names() {
		if !variableName.MatchString(name) {
			wrong(fmt.Sprintf("env.%d", i), "the name alone; values of its own go to set", "%q is no name of a variable", name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(c.Set)) {
		if len(seal.Secrets([]string{name + "=" + c.Set[name]})) > 0 {
			wrong("set."+name, "export it and put its name into env", "%s is named like a secret, and values in set are recorded", name)
		}
	}
	if c.Answer == "all" && c.parserName() != "text" {
		wrong("answer", "write output: text, or take it out", "answer: all is for text, and the output is lines of JSON")
	}
	c.checkAuth(p, wrong)
	c.checkAPI(wrong)
	out = append(out, c.Headers.Check("auth names the variable of the API key")...)
	p.check(c, wrong)
	if s != nil {
		c.checkSuite(s, wrong)
	}
	return out
}

func (c *Config) checkAPI(wrong wrongFunc) {
	if c.logsIn() && (c.Preset == "codex" || c.Preset == "gemini") {
		const fix = "give a key by auth: {env: NAME}, or take it out"
		if c.recordsAPI() {
			wrong("record_api", fix, "with a login %s asks an API of its own, which cannot be recorded", c.Preset)
		}
		if c.BaseURL != "" {
			wrong("base_url", fix, "with a login %s asks an API of its own", c.Preset)
		}
	}
	if c.BaseURL != "" {
		if u, err := url.Parse(c.BaseURL); err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
			wrong("base_url", "such as http://127.0.0.1:8080/v1", "base_url %q is no address", c.BaseURL)
		}
	}
	if len(c.Headers) > 0 && !c.recordsAPI() && (c.RecordAPI != nil || !c.canRecord()) {
		wrong("headers", "write record_api: true", "the recording of the API adds headers, and record_api is off")
	}
	c.checkMoney(wrong)
	c.checkTurns(wrong)
}

func (c *Config) checkTurns(wrong wrongFunc) {
	if c.MaxTurns > 0 && c.hidesTurns() && !c.recordsAPI() && (c.RecordAPI != nil || !c.canRecord()) {
		fix := "write record_api: true, or take max_turns out"
		switch {
		case c.Preset == "template":
			fix = "write record_api: true with base_url, or keep it by an option in command, and take max_turns out"
		case !c.canRecord():
			fix = "take it out"
		}
		wrong("max_turns", fix, "max_turns of %s cannot be kept without record_api: its output does not tell where an answer of the model ends", c.Preset)
	}
}

func (c *Config) checkMoney(wrong wrongFunc) {
	if c.MaxUSD != "" {
		if v, ok := new(big.Rat).SetString(string(c.MaxUSD)); !ok || v.Sign() < 0 {
			wrong("max_usd", "such as max_usd: 0.50", "max_usd %q is not an amount of dollars", c.MaxUSD)
		}
	}
	// Their streams report usage only at the end.
	if c.MaxUSD != "" && c.MaxUSD != "0" && (c.Preset == "codex" || c.Preset == "gemini") && c.RecordAPI != nil && !*c.RecordAPI {
		wrong("record_api", "take it out, or max_usd", "max_usd of %s cannot be kept without record_api", c.Preset)
	}
}

type wrongFunc func(path, fix, format string, args ...any)

func (c *Config) checkAuth(p *preset, wrong wrongFunc) {
	a := c.Auth
	if a == nil {
		return
	}
	switch {
	case a.Env != "" && a.File != "":
		wrong("auth", "keep one of them", "auth is a variable or a file, not both")
	case a.Env == "" && a.File == "":
		wrong("auth", "such as auth: {env: MY_API_KEY}", "auth names neither a variable nor a file")
	case a.Env != "" && !variableName.MatchString(a.Env):
		wrong("auth.env", "the name alone", "%q is no name of a variable", a.Env)
	case a.Env != "" && len(seal.Secrets([]string{a.Env + "=" + strings.Repeat("x", 16)})) == 0:
		wrong("auth.env", "call it "+a.Env+"_KEY", "the name of variable %s does not say that it is a secret (by key, token, secret or password), so that its value would be kept in the records", a.Env)
	case a.File != "" && p.login == "":
		wrong("auth.file", "give its key by a variable: auth: {env: NAME}", "preset %s has no file to log in with", c.Preset)
	case a.File != "" && !filepath.IsAbs(a.File) && !strings.HasPrefix(a.File, "~/"):
		wrong("auth.file", "such as ~/"+p.login, "the path %q is neither absolute nor below ~", a.File)
	}
}

// checkSuite refuses parts of a suite that this agent does not support.
func (c *Config) checkSuite(s *suite.Suite, wrong wrongFunc) {
	if len(s.Tools) > 0 {
		wrong("", "take tools out of the suite, or put them behind an MCP server", "the suite has task tools (%s), and a coding agent has tools of its own: they cannot be given to it", s.Tools[0].Kind)
	}
	seen := map[string]bool{}
	for _, arm := range s.Arms {
		a := s.Agents[arm.Agent]
		if a == nil || a.Config != any(c) {
			continue
		}
		sc := s.Scenarios[arm.Scenario]
		if sc == nil {
			continue
		}
		if len(sc.Servers) > 0 && !seen["template"] {
			seen["template"] = c.refuseServers(arm.Scenario, wrong)
		}
		for _, u := range sc.Servers {
			server := s.Servers[u.Server()]
			if server == nil || seen[u.Server()] {
				continue
			}
			switch {
			case u.Placebo != "":
			case server.Alone:
				seen[u.Server()] = true
				wrong("", fmt.Sprintf("give server %s a switch against that, and take out alone", u.Server()), "server %s is alone, and agent %s starts a process of it in every trial", u.Server(), arm.Agent)
			case server.Per == "arm" || server.Per == "run":
				seen[u.Server()] = true
				wrong("", fmt.Sprintf("write per: trial in servers.%s, or run it yourself and give its url", u.Server()), "server %s lives per %s, and agent %s starts a process of it in every trial", u.Server(), server.Per, arm.Agent)
			}
		}
	}
}

// refuseServers reports whether the program cannot be given the servers of a scenario.
func (c *Config) refuseServers(scenario string, wrong wrongFunc) bool {
	r := c.recipe()
	switch {
	case r != nil && !r.servers:
		wrong("preset", "write a template for it", "scenario %s has servers, and assay does not know how to pass them to %s", scenario, c.Preset)
	case c.Preset == "template" && !c.takesServers():
		wrong("command", "write {MCP_CONFIG} in command, or {mcp_servers} in one of files", "scenario %s has servers, and the template does not pass them to the program", scenario)
	default:
		return false
	}
	return true
}

// takesServers reports whether a template passes servers to the program.
func (c *Config) takesServers() bool {
	if slices.ContainsFunc(c.Command, func(a string) bool { return strings.Contains(a, "{MCP_CONFIG}") }) {
		return true
	}
	for _, text := range c.Files {
		if strings.Contains(text, "{mcp_servers}") || strings.Contains(text, "{MCP_CONFIG}") {
			return true
		}
	}
	return false
}
