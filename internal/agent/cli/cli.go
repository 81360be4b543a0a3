// Package cli is the agent that is a coding agent with a command line: Claude
// Code, Codex, Gemini CLI, opencode, or any other by a template
// (docs/ref/cli-agent.md).
//
// A preset says how the program is started: its command line, the configuration that is
// written into the fresh home of the trial, its environment. It sees only the suite's
// MCP servers and variables, and no rules or settings of the user or the repository.
// Package stream reads its output. It and all that it starts are gone when Run returns.
package cli

import (
	"context"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// version changes when programs are started or read in another way, so that old
// cached answers are not taken for new ones.
const version = 2

// Env is the agent's access to the world.
type Env struct {
	Environ []string // assay's own environment, see [seal.ScrubEnviron]
	Dir     string   // absolute path of the suite's folder, "" if it is not on disk
	Temp    string   // parent of temporary folders; "" is the system's
	Redact  *seal.Redactor
	// Price prices a request of the provider; nil knows no prices.
	Price func(trial.Usage) (usd string, ok bool)
	// Most returns the most that a request to a model with so many tokens can cost; false
	// if neither it nor the second model has a price.
	Most func(model, asked string, input, output int64) (*big.Rat, bool)
	Warn func(string)  // prints a line for the user; may be nil
	Idle time.Duration // silence after which a model's endpoint counts as hung; 0 is the program's own
}

// Agent runs a coding agent. It is safe for concurrent use.
type Agent struct {
	cfg          Config
	env          Env
	preset       *preset
	command      []string // with {suite} replaced
	found        func() program
	baseVar      string        // variable that gave the address of the API, "" if none did
	warned       atomic.Bool   // of paths that lead to nothing
	apiAnswered  atomic.Bool   // the recorded model API has answered a trial
	startupGrace time.Duration // see [startupGrace]; tests have less patience
}

var (
	_ agent.Agent   = (*Agent)(nil)
	_ agent.Bounded = (*Agent)(nil)
	_ agent.Paced   = (*Agent)(nil)
	_ agent.Program = (*Agent)(nil)
	_ agent.Metered = (*Agent)(nil)
)

// New makes an agent. It does not check that the program exists; [Agent.Probe] does.
func New(cfg *Config, env Env) (*Agent, error) {
	own := *cfg
	env.Environ = seal.ScrubEnviron(env.Environ)
	a := &Agent{env: env, preset: presets[own.Preset], startupGrace: startupGrace}
	if own.BaseURL == "" && !own.logsIn() {
		own.BaseURL, a.baseVar = a.vendorAddress(&own)
	}
	own.setDefaults()
	a.cfg = own
	if problems := own.checkSettings(nil); len(problems) > 0 {
		return nil, fmt.Errorf("%s: %s", problems[0].Text, problems[0].Fix)
	}
	command := own.Command
	if len(command) == 0 {
		command = []string{a.preset.program}
	}
	var err error
	if a.command, err = agent.ExpandCommand(command, env.Dir, nil); err != nil {
		return nil, err
	}
	a.found = sync.OnceValue(func() program {
		p, err := a.inspectProgram()
		p.err = err
		return p
	})
	return a, nil
}

// identity holds everything that can change a response.
type identity struct {
	Kind    string      `json:"kind" key:"gen"`
	Code    int         `json:"code" key:"gen"` // version of this package
	Config  Config      `json:"config" key:"fields"`
	Version string      `json:"version" key:"gen"` // of the program, as it says
	Program seal.Digest `json:"program" key:"gen"`
	Proof   seal.Digest `json:"proof,omitempty" key:"gen"`
}

// Identity implements agent.Agent. The program's version and digest are part of
// it.
func (a *Agent) Identity() any {
	p := a.found()
	return identity{KindName, version, a.cfg, p.version, p.digest, p.proof}
}

// IsProved implements agent.Program.
func (a *Agent) IsProved() bool { return a.found().proof != "" }

// IsUnchanged implements agent.Program.
func (a *Agent) IsUnchanged() bool {
	p := a.found()
	now, err := a.proveProgram(p.args)
	return err == nil && now == p.proof
}

// Probe implements agent.Agent: the program must be there and say its version,
// the variables that the suite names must be set, and so must its key.
func (a *Agent) Probe(context.Context) error {
	if p := a.found(); p.err != nil {
		return p.err
	}
	if err := a.cfg.Headers.CheckValues(a.getenv); err != nil {
		return err
	}
	if err := a.checkSuiteFiles(); err != nil {
		return err
	}
	for _, name := range a.cfg.Env.Names() {
		if _, ok := a.lookupVariable(name); !ok {
			return fmt.Errorf("variable %s is not set, or too short to be kept out of the records: export it before the run", name)
		}
	}
	_, err := a.readCredentials()
	return err
}

// Worst implements agent.Bounded.
func (a *Agent) Worst(*equip.Kit) agent.Bound {
	return agent.Bound{Model: a.cfg.Model, USD: string(a.cfg.MaxUSD)}
}

// AsksPurse implements agent.Metered: each request goes by the recording of the API.
func (a *Agent) AsksPurse() bool { return a.cfg.recordsAPI() }

// Provider implements agent.Paced: programs that ask the same API share its rate
// limit.
func (a *Agent) Provider() string {
	if a.cfg.BaseURL != "" {
		return a.cfg.BaseURL
	}
	return a.cfg.Provider()
}

// lookupVariable returns "NAME=value" of assay's environment.
func (a *Agent) lookupVariable(name string) (string, bool) {
	i := slices.IndexFunc(a.env.Environ, func(kv string) bool { return strings.HasPrefix(kv, name+"=") && len(kv) > len(name)+1 })
	if i < 0 {
		return "", false
	}
	return a.env.Environ[i], true
}

// credentials are the program's key or login.
type credentials struct {
	name  string // variable in its environment; "" with a login
	value string
	login []byte // content of its file
}

// noKey is for programs that require a key, where the suite sets an address and no key.
const noKey = "no-key-is-needed"

func (a *Agent) readCredentials() (credentials, error) {
	auth := a.cfg.Auth
	if auth == nil {
		auth = &Auth{Env: a.preset.key}
		if a.cfg.Preset == "opencode" {
			auth.Env = opencodeKey(a.cfg.Model)
		}
	}
	if auth.File != "" {
		path, err := loginFile(auth.File, a.env.Environ)
		if err != nil {
			return credentials{}, err
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return credentials{}, fmt.Errorf("read the login %s: %w: log in with %s on this machine, or give a key by auth: {env: NAME}", auth.File, err, a.cfg.Preset)
		}
		return credentials{login: b}, nil
	}
	if auth.Env == "" {
		return credentials{}, nil // a template needs none
	}
	name := auth.Env
	if own := a.preset.key; own != "" && !slices.Contains(alsoKeys[a.cfg.Preset], name) {
		name = own
	}
	if kv, ok := a.lookupVariable(auth.Env); ok {
		return credentials{name: name, value: kv[len(auth.Env)+1:]}, nil
	}
	if a.cfg.BaseURL != "" && a.cfg.Auth == nil {
		return credentials{name: name, value: noKey}, nil
	}
	return credentials{}, fmt.Errorf("variable %s, the key of %s, is not set, or too short to be kept out of the records: export it before the run", auth.Env, a.cfg.Preset)
}

// alsoKeys are variables that programs read under their own name, besides the one
// of the preset.
var alsoKeys = map[string][]string{"claude": {oauthToken, "ANTHROPIC_AUTH_TOKEN"}}

// oauthToken is the token of a login of Claude Code.
const oauthToken = "CLAUDE_CODE_OAUTH_TOKEN"

// loginFile returns the path of a login, with ~ expanded.
func loginFile(name string, environ []string) (string, error) {
	rest, below := strings.CutPrefix(name, "~/")
	if !below {
		return name, nil
	}
	for _, kv := range environ {
		if home, ok := strings.CutPrefix(kv, "HOME="); ok && home != "" {
			return filepath.Join(home, rest), nil
		}
	}
	return "", fmt.Errorf("find the login %s: HOME is not set", name)
}
