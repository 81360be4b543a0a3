// Package model is the agent of kind "model": a language model behind an API,
// in a loop with the tools of its kit.
//
//	agents:
//	  haiku: {kind: model, provider: anthropic, model: claude-haiku-4-5, temperature: 0, max_turns: 8}
//	  local: {kind: model, provider: compatible, base_url: "http://127.0.0.1:11434/v1", model: llama3}
//
// # The loop
//
// System text and prompt make the first request. Each answer that calls tools
// is followed by their results and the next request, until one of these ends
// the trial:
//
//   - a tool that submits takes its arguments: finished. It was given nonsense:
//     invalid_submission. Calls after it in the same answer are not run.
//   - an answer without calls: no_submission if there is a tool that submits,
//     else finished, or empty_answer if it is empty.
//   - an answer cut at max_tokens: truncated, even if a call in it looks whole.
//   - a refusal: refusal.
//   - the answer to request number max_turns was dealt with: turn_limit. The
//     model is not told that its turns run out; that would be another treatment.
//   - the next request could pass max_usd: cost_limit.
//
// The calls of an answer run at the same time if all of them only read, and one after
// another otherwise; their results go back in the order of the calls. A call that names
// no tool, or whose arguments are no JSON, gets a result with the reason. Together the
// results of one turn hold tool_result_max bytes; the longest are cut first, and say
// so.
//
// # Faults
//
// A fault of the first request is returned as it is: nothing is spent yet, and the
// worker repeats the whole trial. A fault of a later request repeats that request only,
// by the trial's retry policy, so that tokens that were paid for are not thrown away.
// While nothing of an answer comes at all, such as in an outage, the request is repeated
// beyond the policy, for [agent.Job.Outage]. When all tries failed the trial is void and
// is not tried again. The time that the endpoint takes away, in failed requests, waits
// between tries and pauses of an answer, does not count toward the trial's limits.
//
// # Raw bytes
//
// Requests and responses are kept as request-1.json, response-1.sse and so on; the
// second try of request 3 as request-3.2.json.
package model

import (
	"cmp"
	"context"
	"fmt"
	"math/big"
	"math/rand/v2"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// streamNever is the value of setting stream that asks for answers in one piece.
const streamNever = "never"

// version changes when the loop begins to treat models in another way.
const version = 1

// Env is the agent's access to the world.
type Env struct {
	Getenv   func(string) string // reads the API key
	HTTP     *http.Client        // nil means the one that all providers share
	Redactor *seal.Redactor      // keeps secrets out of raw responses; may be nil
	// Price returns the cost of a request in dollars, as a decimal string; false if its
	// model has no price. It is needed for max_usd only.
	Price func(trial.Usage) (usd string, ok bool)
	// Most returns the most that a request to a model with so many tokens can cost; false
	// if neither it nor the second model has a price. It is needed under a budget only.
	Most func(model, asked string, input, output int64) (*big.Rat, bool)
	// Idle is the longest silence of the provider, after which it counts as hung;
	// 0 means [llm.DefaultIdle].
	Idle time.Duration
	// MaxAnswer is the most bytes of one answer; 0 means [llm.DefaultMaxAnswer].
	MaxAnswer int64
	// Provider takes the place of the one that the settings name. It is for
	// tests.
	Provider llm.Provider
}

// Agent is a model in a loop with tools. It is safe for concurrent use.
type Agent struct {
	cfg      Config
	env      Env
	provider llm.Provider
	key      string
	baseVar  string // variable that gave the base URL, "" if none did
	rnd      func() float64
}

var (
	_ agent.Agent   = (*Agent)(nil)
	_ agent.Source  = (*Agent)(nil)
	_ agent.Paced   = (*Agent)(nil)
	_ agent.Bounded = (*Agent)(nil)
	_ agent.Prober  = (*Agent)(nil)
	_ agent.Reuser  = (*Agent)(nil)
	_ agent.Metered = (*Agent)(nil)
	_ agent.Altered = (*Agent)(nil)
)

// New makes an agent. A key that is not set is found by [Agent.Probe], not here:
// stored attempts can be graded without one.
func New(cfg *Config, env Env) (*Agent, error) {
	a := &Agent{cfg: *cfg, env: env, provider: env.Provider, rnd: rand.Float64}
	a.cfg.setDefaults()
	a.lookUp()
	if problems := a.cfg.checkSettings(nil); len(problems) > 0 {
		return nil, fmt.Errorf("%s: %s", problems[0].Text, problems[0].Fix)
	}
	if a.provider != nil || a.keyMissing() {
		return a, nil
	}
	var err error
	a.provider, err = a.connectProvider()
	return a, err
}

// Alterations implements agent.Altered: a base URL that the suite does not name.
func (a *Agent) Alterations() []string {
	if a.baseVar == "" {
		return nil
	}
	return []string{"asks " + llm.RedactURL(a.cfg.BaseURL) + " (by variable " + a.baseVar + ")"}
}

// lookUp reads the key from the environment, and the base URL if the settings
// have none; it enters the identity as if they had it.
func (a *Agent) lookUp() {
	if a.env.Getenv == nil {
		return
	}
	d, _ := llm.FindProvider(a.cfg.Provider)
	if a.cfg.BaseURL == "" && d.BaseVar != "" {
		if a.cfg.BaseURL = a.env.Getenv(d.BaseVar); a.cfg.BaseURL != "" {
			a.baseVar = d.BaseVar
		}
	}
	if name := a.keyName(); name != "" {
		a.key = a.env.Getenv(name)
	}
}

func (a *Agent) idle() time.Duration { return cmp.Or(a.env.Idle, llm.DefaultIdle) }

// keyName returns the variable that holds the key, also of a provider that may need
// none; "" if there can be no key.
func (a *Agent) keyName() string {
	d, _ := llm.FindProvider(a.cfg.Provider)
	return cmp.Or(a.cfg.KeyEnv, d.KeyVar)
}

func (a *Agent) getenv(name string) string {
	if a.env.Getenv == nil {
		return ""
	}
	return a.env.Getenv(name)
}

func (a *Agent) keyMissing() bool { return a.cfg.KeyEnv != "" && a.key == "" }

func (a *Agent) connectProvider() (llm.Provider, error) {
	if a.cfg.Provider == Scripted {
		script, err := llm.ParseScript("answers", []byte(a.cfg.Answers))
		if err != nil {
			return nil, err
		}
		return llm.NewScripted(script), nil
	}
	return llm.Open(a.cfg.Provider, llm.Options{
		BaseURL: a.cfg.BaseURL, Key: a.key, KeyName: a.keyName(), HTTPClient: a.env.HTTP, Idle: a.env.Idle,
		MaxAnswer: a.env.MaxAnswer, Whole: a.cfg.Stream == streamNever, Headers: a.cfg.Headers.Read(a.getenv),
	})
}

// Identity implements agent.Agent.
func (a *Agent) Identity() any {
	return struct {
		Kind    string `json:"kind" key:"gen"`
		Version int    `json:"version" key:"gen"`
		Config  Config `json:"config" key:"fields"`
	}{KindName, version, a.cfg}
}

// Probe implements agent.Agent. It checks that the key is there and that
// max_usd can be kept; it sends nothing.
func (a *Agent) Probe(context.Context) error {
	switch {
	case a.keyMissing():
		return fmt.Errorf("variable %s is not set: it holds the API key of %s and is read from the environment only; export it before the run", a.cfg.KeyEnv, a.cfg.Provider)
	case strings.ContainsFunc(a.key, func(r rune) bool { return r <= ' ' || r > '~' }):
		return fmt.Errorf("variable %s (%d characters) holds white space or characters that no key has: export it again", a.keyName(), len(a.key))
	}
	if err := a.cfg.Headers.CheckValues(a.getenv); err != nil || a.cfg.MaxUSD == "" {
		return err
	}
	if _, ok := a.priceUsage(trial.Usage{Model: a.cfg.Model, Input: 1}); !ok {
		return fmt.Errorf("max_usd is set, but model %s has no price: add one, or leave max_usd out", a.cfg.Model)
	}
	return nil
}

// ProbeEndpoint implements agent.Prober.
func (a *Agent) ProbeEndpoint(ctx context.Context) error {
	if p, ok := a.provider.(llm.Prober); ok {
		return p.Probe(ctx, a.cfg.Model)
	}
	return llm.ErrNoProbe
}

// Source implements agent.Source.
func (a *Agent) Source() trial.Source {
	if a.cfg.Provider == Scripted {
		return trial.Scripted
	}
	return trial.Live
}

// AsksPurse implements agent.Metered.
func (a *Agent) AsksPurse() bool { return a.cfg.Provider != Scripted }

// ReusesResponses implements agent.Reuser.
func (a *Agent) ReusesResponses() {}

// Provider implements agent.Paced: the provider, and the host if it is not the
// usual one. Scripted answers are not paced.
func (a *Agent) Provider() string {
	if a.cfg.Provider == Scripted {
		return ""
	}
	if u, err := url.Parse(a.cfg.BaseURL); err == nil && u.Host != "" {
		return a.cfg.Provider + "@" + u.Host
	}
	return a.cfg.Provider
}

// Worst implements agent.Bounded. With T requests, answers of at most O tokens,
// tool results of at most R bytes a turn, and S bytes of system text, prompt
// and tool definitions, a trial sends at most
//
//	Σ t=1…T  S + (t−1)·(2·O + R)  =  T·S + T·(T−1)/2·(2·O + R)
//
// tokens and receives at most T·O: no token is shorter than a byte, and each turn adds
// the answer, once for its text and once for the frames of its calls and their results.
// Without tools T is 1. It does not count requests repeated after a fault.
func (a *Agent) Worst(kit *equip.Kit) agent.Bound {
	limit, results := kit.Turns.Within(a.cfg.TurnLimits())
	turns := int64(limit)
	if len(kit.Tools) == 0 {
		turns = 1
	}
	start := startBytes(kit)
	growth := 2*int64(a.cfg.MaxTokens) + int64(results)
	return agent.Bound{
		Model:    a.cfg.Model,
		Requests: int(turns),
		Input:    turns*start + turns*(turns-1)/2*growth,
		Output:   turns * int64(a.cfg.MaxTokens),
		USD:      string(a.cfg.MaxUSD),
	}
}

// framing is the most tokens that a provider may add around the first request and
// around each tool.
const framing = 512

// startBytes returns the size of a first request, in bytes and so at most in tokens.
func startBytes(kit *equip.Kit) int64 {
	n := len(kit.System) + len(kit.Prompt) + framing
	for _, t := range kit.Tools {
		s := t.Spec()
		n += len(s.Name) + len(s.Description) + len(s.Schema) + framing
	}
	return int64(n)
}
