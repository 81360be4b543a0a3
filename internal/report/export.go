package report

import (
	"cmp"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Facts for formats of other programs, besides the dialog.

// AgentFacts are settings of an agent of any kind. Settings that the kind does not have
// are "".
type AgentFacts struct {
	Name     string
	Kind     string
	Preset   string // of kind cli
	Provider string // as the suite names it
	Model    string // as asked for
	MaxUSD   string
}

// FactsOf returns the settings of the agent of an arm.
func FactsOf(a *analyse.Analysis, arm string) AgentFacts {
	name, _, _ := strings.Cut(arm, "/")
	f := AgentFacts{Name: name}
	s := a.Written()
	if s == nil || s.Agents[name] == nil {
		return f
	}
	f.Kind = s.Agents[name].Kind
	var c struct {
		Preset   string      `json:"preset"`
		Provider string      `json:"provider"`
		Model    string      `json:"model"`
		MaxUSD   suite.Money `json:"max_usd"`
	}
	if b, err := json.Marshal(s.Agents[name].Config); err == nil && json.Unmarshal(b, &c) == nil {
		f.Preset, f.Provider, f.Model, f.MaxUSD = c.Preset, c.Provider, c.Model, string(c.MaxUSD)
	}
	return f
}

// ModelName returns a model after its provider and a slash, as other programs name
// models: served, or else the requested one, or else the agent's name.
func (f AgentFacts) ModelName(served string) string {
	model := cmp.Or(served, f.Model, f.Name)
	return cmp.Or(f.Provider, f.Preset, f.Kind, "agent") + "/" + model
}

// TrialID returns a unique id of a trial among all runs: 32 hexadecimal digits of the
// SHA-256 of run and key.
func TrialID(a *analyse.Analysis, k trial.Key) string {
	return RunScopedID(a, "trial", k.Task, k.Arm, fmt.Sprint(k.Index))
}

// RunScopedID returns 32 hexadecimal digits of the SHA-256 of the run and what.
func RunScopedID(a *analyse.Analysis, what ...string) string {
	return string(seal.Of([]byte(strings.Join(append([]string{a.Run, a.Suite}, what...), "\x00"))))[:32]
}

// ProgramVersion returns the version of the program that made the run; "" if unknown.
func ProgramVersion(a *analyse.Analysis) string {
	for _, s := range a.Sessions {
		if s.Version != "" {
			return s.Version
		}
	}
	return ""
}

// FileName makes a name of a file that is safe everywhere: letters, digits, and
// ._+@#- stay, a slash becomes --, and of all else a digest is appended, so that
// two names never become one.
func FileName(name string) string {
	var b strings.Builder
	lost := false
	for _, r := range name {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9', strings.ContainsRune("._+@#", r):
			b.WriteRune(r)
		case r == '-':
			b.WriteRune(r)
			lost = lost || strings.HasSuffix(b.String(), "--")
		case r == '/':
			b.WriteString("--")
		default:
			b.WriteByte('_')
			lost = true
		}
	}
	out := b.String()
	const most = 150 // folders and extensions still fit into what file systems allow
	if lost || out == "" || strings.HasPrefix(out, ".") || strings.HasPrefix(out, "-") || len(out) > most {
		out = cmp.Or(strings.TrimLeft(out[:min(len(out), most)], ".-"), "x") + "-" + string(seal.Of([]byte(name)))[:10]
	}
	return out
}

// FileNames makes a name of a file of each name, in order. Names that differ in the
// case of letters only get a digest each, so that they stay apart on file systems
// that do not tell case; give all names of a folder at once.
func FileNames(names []string) []string {
	out := make([]string, len(names))
	alike := map[string]int{}
	for i, name := range names {
		out[i] = FileName(name)
		alike[strings.ToLower(out[i])]++
	}
	for i, name := range names {
		if alike[strings.ToLower(out[i])] > 1 {
			out[i] += "-" + string(seal.Of([]byte(name)))[:10]
		}
	}
	return out
}

// AgentStart is when the agent of a trial started to work, and Ended when it had done.
// They are false where the record does not say.
func AgentStart(t *analyse.Trial) (time.Time, bool) {
	at, ok := t.Started()
	return at.Add(time.Duration(t.Timing().SetupMS) * time.Millisecond), ok
}

// AgentEnd returns when the agent of a trial finished; false if unknown.
func AgentEnd(t *analyse.Trial) (time.Time, bool) {
	at, ok := AgentStart(t)
	return at.Add(time.Duration(t.Timing().AgentMS) * time.Millisecond), ok
}

// ParseArguments returns the arguments of a call as an object; false if they are none.
func ParseArguments(args string) (json.RawMessage, bool) {
	raw := json.RawMessage(strings.TrimSpace(args))
	if len(raw) == 0 {
		return json.RawMessage("{}"), true // no arguments
	}
	if raw[0] != '{' || !json.Valid(raw) {
		return nil, false
	}
	return raw, true
}
