package model

import (
	"cmp"
	"errors"
	"fmt"
	"math/big"
	"net/url"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/strictyaml"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// KindName is the name of this kind in suite files.
const KindName = "model"

// The providers.
const (
	Anthropic  = llm.Anthropic  // Messages API
	OpenAI     = llm.OpenAI     // Responses API
	Gemini     = llm.Gemini     // generateContent
	Compatible = llm.Compatible // Chat Completions at any base URL: Ollama, llama.cpp, vLLM
	Scripted   = llm.Scripted   // authored answers in place of a model
)

// providers are the names that a suite may give.
var providers = func() []string {
	var out []string
	for _, p := range llm.Providers {
		out = append(out, p.Name)
	}
	return append(out, Scripted)
}()

// Defaults of a [Config].
const (
	defaultMaxTurns      = 8
	defaultMaxTokens     = 4096
	defaultToolResultMax = 64 << 10
)

// Config is the settings of a model agent.
type Config struct {
	Provider       string         `json:"provider" key:"gen" doc:"whose API is spoken; compatible is Chat Completions at base_url (llama.cpp, vLLM), azure, bedrock and vertex are the same at the base_url of your account, scripted plays answers from a file"`
	Model          string         `json:"model,omitempty" key:"gen" doc:"model id as the provider knows it; scripted needs none"`
	BaseURL        string         `json:"base_url,omitempty" key:"gen" doc:"address of the API without the method's path; azure, bedrock, vertex and compatible need it, such as http://127.0.0.1:8000/v1; default: the provider's variable, such as OPENAI_BASE_URL, if set, else the provider's own"`
	KeyEnv         string         `json:"key_env,omitempty" key:"none" doc:"name of the variable that holds the API key; default the provider's, such as ANTHROPIC_API_KEY; for compatible ASSAY_COMPATIBLE_API_KEY and for ollama OLLAMA_API_KEY, which need not be set"`
	Temperature    *suite.Decimal `json:"temperature,omitempty" key:"gen" doc:"sampling temperature; default: the provider's" min:"0"`
	TopP           *suite.Decimal `json:"top_p,omitempty" key:"gen" doc:"nucleus sampling, more than 0 and at most 1; default: the provider's" min:"0"`
	StopSequences  []string       `json:"stop_sequences,omitempty" key:"gen" doc:"texts that end an answer; openai (Responses) has none"`
	Seed           *int64         `json:"seed,omitempty" key:"gen" doc:"sampling seed, sent where the API has one"`
	MaxTurns       int            `json:"max_turns,omitempty" key:"gen" doc:"most requests of one trial; default 8" min:"1"`
	MaxTokens      int            `json:"max_tokens,omitempty" key:"gen" doc:"most tokens of one answer, reasoning included; default 4096" min:"1"`
	Effort         string         `json:"effort,omitempty" key:"gen" doc:"reasoning effort: low, medium or high; default: the provider's" enum:"low,medium,high"`
	ThinkingBudget int            `json:"thinking_budget,omitempty" key:"gen" doc:"most tokens of thinking in one answer, in place of effort: anthropic (at least 1024, below max_tokens, with temperature 1 or none) and gemini" min:"1"`
	MaxUSD         suite.Money    `json:"max_usd,omitempty" key:"gen" doc:"most money of one trial in US dollars, such as 0.50; a request that could pass it is not sent"`
	ToolResultMax  int            `json:"tool_result_max,omitempty" key:"gen" doc:"most bytes that the tool results of one turn put before the model; longer ones are cut, and say so; default 65536" min:"1"`
	Media          string         `json:"media,omitempty" key:"gen" doc:"images and sounds in tool results: pass puts them before the model as far as its API takes them, describe puts a line with type and size in their place; default: pass where results carry media (anthropic, openai, gemini), else describe" enum:"pass,describe"`
	Stream         string         `json:"stream,omitempty" key:"gen" doc:"auto asks for a stream, and reads an answer in one piece all the same; never asks for answers in one piece, for servers that refuse to stream; default auto" enum:"auto,never"`
	Headers        agent.Headers  `json:"headers,omitempty" key:"gen" doc:"headers of every request by name, such as those that a gateway wants"`
	Answers        string         `json:"answers,omitempty" key:"gen" file:"text" doc:"file of authored answers for provider scripted"`
}

// Kind describes the agent to the suite loader.
func Kind() suite.Kind {
	return suite.Kind{
		Doc:      "a language model behind an API, in a loop with tools",
		New:      func() any { return new(Config) },
		Enums:    map[string][]string{"provider": providers},
		Defaults: func(config any) { config.(*Config).setDefaults() },
		Check: func(config any, s *suite.Suite) []suite.Problem {
			c := config.(*Config)
			return append(c.checkSettings(s), c.checkSampling()...)
		},
		Bounded: func(any) bool { return true },
	}
}

// AsksAPI implements equip.APIClient.
func (c *Config) AsksAPI() string { return c.Provider }

// TurnLimits implements equip.TurnLimited.
func (c *Config) TurnLimits() (turns, results int) { return c.MaxTurns, c.ToolResultMax }

func (c *Config) setDefaults() {
	c.MaxTurns = cmp.Or(c.MaxTurns, defaultMaxTurns)
	c.MaxTokens = cmp.Or(c.MaxTokens, defaultMaxTokens)
	c.ToolResultMax = cmp.Or(c.ToolResultMax, defaultToolResultMax)
	if c.Media == "" {
		c.Media = mediaDescribe
		if llm.PassesMedia(c.Provider) {
			c.Media = mediaPass
		}
	}
	if d, ok := llm.FindProvider(c.Provider); ok && c.KeyEnv == "" && !d.KeyOptional {
		c.KeyEnv = d.KeyVar
	}
	if c.Provider == Scripted {
		c.Model = cmp.Or(c.Model, Scripted)
	}
}

// checkSettings finds mistakes that the schema cannot express. s may be nil.
func (c *Config) checkSettings(s *suite.Suite) []suite.Problem {
	var out []suite.Problem
	wrong := func(path, text, fix string) { out = append(out, suite.Problem{Path: path, Text: text, Fix: fix}) }

	if !slices.Contains(providers, c.Provider) {
		wrong("provider", fmt.Sprintf("provider is %q", c.Provider), "one of "+strings.Join(providers, ", "))
	}
	if c.Model == "" && c.Provider != Scripted {
		wrong("model", "no model is given", `the id that the provider knows, such as model: claude-haiku-4-5`)
	}
	c.checkBaseURL(wrong)
	c.checkHeaders(wrong)
	if c.KeyEnv != "" && !isSecretName(c.KeyEnv) {
		wrong("key_env", fmt.Sprintf("variable %s is not named like a secret, so its value would not be kept out of the records", c.KeyEnv),
			"a name with key, token, secret or password in it")
	}
	if c.Seed != nil && (*c.Seed > maxSeed || *c.Seed < -maxSeed) {
		wrong("seed", "seed is beyond 2^53−1, where JSON numbers lose digits", "a smaller number")
	}
	if c.MaxUSD != "" {
		if v, ok := new(big.Rat).SetString(string(c.MaxUSD)); !ok || v.Sign() <= 0 {
			wrong("max_usd", fmt.Sprintf("max_usd %q is not an amount of dollars", c.MaxUSD), `such as max_usd: 0.50`)
		}
	}
	switch {
	case c.Provider == Scripted && strings.TrimSpace(c.Answers) == "":
		wrong("answers", "provider scripted needs answers", "answers: FILE with the authored answers")
	case c.Provider != Scripted && c.Answers != "":
		wrong("answers", fmt.Sprintf("answers are for provider scripted, this one is %s", c.Provider), "leave answers out, or set provider: scripted")
	case c.Provider == Scripted:
		out = append(out, c.checkAnswers(s)...)
	}
	return out
}

// leastThinking is the smallest thinking budget that Anthropic takes.
const leastThinking = 1024

// checkSampling finds sampling settings that the API lacks or that exclude each other.
func (c *Config) checkSampling() (out []suite.Problem) {
	wrong := func(path, text, fix string) { out = append(out, suite.Problem{Path: path, Text: text, Fix: fix}) }
	for _, s := range []struct {
		name string
		set  bool
	}{{"stop_sequences", len(c.StopSequences) > 0}, {"thinking_budget", c.ThinkingBudget > 0}} {
		if s.set && llm.Lacks(c.Provider, s.name) {
			fix := "leave it out"
			if s.name == "thinking_budget" {
				fix = "give effort in its place"
			}
			wrong(s.name, fmt.Sprintf("the API of provider %s has no %s", c.Provider, s.name), fix)
		}
	}
	if c.TopP != nil && (*c.TopP <= 0 || *c.TopP > 1) {
		wrong("top_p", fmt.Sprintf("top_p is %v", float64(*c.TopP)), "more than 0 and at most 1")
	}
	if slices.Contains(c.StopSequences, "") {
		wrong("stop_sequences", "a stop sequence is empty", "leave it out, or write the text that ends an answer")
	}
	if c.ThinkingBudget > 0 && c.Effort != "" {
		wrong("thinking_budget", "thinking_budget and effort both say how much the model may think", "leave one of them out")
	}
	if c.Provider == Anthropic {
		c.checkThinking(wrong)
	}
	return out
}

// checkThinking finds what Anthropic refuses of a model that thinks.
func (c *Config) checkThinking(wrong func(path, text, fix string)) {
	by := "thinking_budget"
	switch {
	case c.Effort != "":
		by = "effort"
	case c.ThinkingBudget == 0:
		return
	}
	if c.ThinkingBudget > 0 && c.ThinkingBudget < leastThinking {
		wrong("thinking_budget", fmt.Sprintf("thinking_budget is %d", c.ThinkingBudget), fmt.Sprintf("at least %d", leastThinking))
	}
	if most := cmp.Or(c.MaxTokens, defaultMaxTokens); c.ThinkingBudget >= most {
		wrong("thinking_budget", fmt.Sprintf("thinking_budget %d does not fit into max_tokens %d, which holds thinking and answer", c.ThinkingBudget, most),
			fmt.Sprintf("a smaller budget, or max_tokens above %d", c.ThinkingBudget))
	}
	if c.Temperature != nil && *c.Temperature != 1 {
		wrong("temperature", fmt.Sprintf("temperature is %v, and a model of Anthropic thinks (%s) only at 1", float64(*c.Temperature), by), "leave it out, or leave "+by+" out")
	}
	if c.TopP != nil && *c.TopP < 0.95 && *c.TopP > 0 {
		wrong("top_p", fmt.Sprintf("top_p is %v, and a model of Anthropic thinks (%s) only from 0.95 on", float64(*c.TopP), by), "leave it out, or leave "+by+" out")
	}
}

func (c *Config) checkBaseURL(wrong func(path, text, fix string)) {
	d, known := llm.FindProvider(c.Provider)
	switch u, err := url.Parse(c.BaseURL); {
	case c.BaseURL == "" && known && d.BaseURL == "":
		wrong("base_url", fmt.Sprintf("provider %s needs base_url", c.Provider), "such as base_url: "+d.SampleURL)
	case c.BaseURL == "":
	case c.Provider == Scripted:
		wrong("base_url", "provider scripted has no base_url", "leave it out")
	case err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "":
		wrong("base_url", fmt.Sprintf("base_url %q is not an http or https address", c.BaseURL), "such as https://api.example.com/v1")
	case u.User != nil:
		wrong("base_url", "base_url holds a password", "leave it out and name the variable that holds it in key_env")
	}
}

// isSecretName reports whether the value of a variable is kept out of records for its
// name.
func isSecretName(name string) bool {
	return len(seal.Secrets([]string{name + "=a value that could be one"})) > 0
}

func (c *Config) checkHeaders(wrong func(path, text, fix string)) {
	if c.Provider == Scripted && len(c.Headers) > 0 {
		wrong("headers", "provider scripted sends no headers", "leave them out")
	}
	for _, p := range c.Headers.Check("key_env names the variable of the API key") {
		wrong(p.Path, p.Text, p.Fix)
	}
}

const maxSeed = 1<<53 - 1

// checkAnswers reads the script and looks for trials that it does not answer.
func (c *Config) checkAnswers(s *suite.Suite) []suite.Problem {
	script, err := llm.ParseScript("answers", []byte(c.Answers))
	if m, ok := errors.AsType[*strictyaml.Mistake](err); ok {
		return []suite.Problem{{Path: "answers", Text: m.Text, Line: m.Line, Col: m.Col}}
	} else if err != nil {
		return []suite.Problem{{Path: "answers", Text: err.Error()}}
	}
	if s == nil {
		return nil
	}
	var missing []string
	for _, t := range s.Tasks {
		for _, key := range c.trialsOf(s, t.ID) {
			if !script.Covers(key.Task, key.Arm, key.Index) {
				missing = append(missing, key.String())
			}
		}
	}
	if len(missing) == 0 {
		return nil
	}
	text := "no answers for " + missing[0]
	if more := len(missing) - 1; more > 0 {
		text += fmt.Sprintf(" and %d other trials", more)
	}
	return []suite.Problem{{Path: "answers", Text: text, Fix: `add a document for the task, or one with task: "*" for all that have none`}}
}

// trialsOf lists the trials of a task that the agent with these settings has in s.
func (c *Config) trialsOf(s *suite.Suite, task string) []trial.Key {
	var out []trial.Key
	for _, arm := range s.Arms {
		if a := s.Agents[arm.Agent]; a == nil || a.Config != any(c) {
			continue
		}
		for i := range max(s.Trials, 1) {
			out = append(out, trial.Key{Task: task, Arm: arm.ID(), Index: i})
		}
	}
	return out
}

// ParseSpec reads an agent as --agent gives it: PROVIDER:MODEL or PROVIDER:URL#MODEL, with
// the address for providers that have none of their own. All else has its default.
func ParseSpec(spec string) (*Config, error) {
	all := llm.AgentForms()
	forms := strings.Join(all[:len(all)-1], ", ") + " or " + all[len(all)-1]
	provider, rest, ok := strings.Cut(spec, ":")
	c := &Config{Provider: provider, Model: rest}
	d, _ := llm.FindProvider(provider)
	switch {
	case !ok || provider == Scripted || !slices.Contains(providers, provider):
		return nil, fmt.Errorf("agent %q is none of %s", spec, forms)
	case d.BaseURL == "" || strings.Contains(rest, "://"):
		at := strings.LastIndexByte(rest, '#')
		if at < 0 {
			return nil, fmt.Errorf("agent %q names no model: write %s:URL#MODEL, such as %s:%s#llama3", spec, provider, provider, cmp.Or(d.SampleURL, d.BaseURL))
		}
		c.BaseURL, c.Model = rest[:at], rest[at+1:]
	}
	if strings.TrimSpace(c.Model) == "" {
		return nil, fmt.Errorf("agent %q names no model: write %s", spec, forms)
	}
	c.setDefaults()
	if problems := c.checkSettings(nil); len(problems) > 0 {
		return nil, fmt.Errorf("agent %q: %s: %s", spec, problems[0].Text, problems[0].Fix)
	}
	return c, nil
}
