package cli

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/llm"
)

// answerNone is the value of answer if only the workspace is graded.
const answerNone = "none"

var _ agent.Altered = (*Agent)(nil)

// Alterations implements agent.Altered.
func (a *Agent) Alterations() []string {
	c := &a.cfg
	var out []string
	if c.BaseURL != "" {
		at := "asks " + llm.RedactURL(c.BaseURL)
		if a.baseVar != "" {
			at += " (by variable " + a.baseVar + ")"
		}
		out = append(out, at)
	}
	out = append(out, a.preset.effects...)
	if r := a.preset.recipe; r != nil && r.untested {
		out = append(out, "made from the documentation of the program, and not tested with it")
	}
	if a.preset.defers {
		if c.defersTools() {
			out = append(out, "schemas of MCP tools on demand")
		} else {
			out = append(out, "schemas of MCP tools in every request")
		}
	}
	if !c.allowsShell() {
		out = append(out, "no shell tool")
	}
	if c.keepsBudget() {
		out = append(out, "the model sees max_usd "+string(c.MaxUSD)+" as its budget")
	}
	return out
}

// keepsBudget reports whether the program enforces max_usd itself. It does so only if
// requests are not recorded, because it shows the budget to the model.
func (c *Config) keepsBudget() bool {
	return c.Preset == "claude" && c.MaxUSD != "" && c.MaxUSD != "0" && !c.recordsAPI()
}

// vendorAddress returns the address of the API in the variable of the program's vendor,
// and the name of the variable; "" if none is set.
func (a *Agent) vendorAddress(c *Config) (address, variable string) {
	if a.preset == nil {
		return "", ""
	}
	names := a.preset.baseVars
	if c.Preset == "opencode" {
		provider, _, _ := strings.Cut(c.Model, "/")
		p, _ := llm.FindAlias(provider)
		names = []string{p.BaseVar}
	}
	for _, name := range names {
		if v := a.getenv(name); name != "" && v != "" {
			return v, name
		}
	}
	return "", ""
}

// getenv returns a variable of assay's own environment, "" if it is not set.
func (a *Agent) getenv(name string) string {
	kv, _ := a.lookupVariable(name)
	_, value, _ := strings.Cut(kv, "=")
	return value
}

// headers returns the headers of every request with their values.
func (a *Agent) headers() map[string]string {
	out := map[string]string{}
	for name, h := range a.cfg.Headers.Read(a.getenv) {
		out[name] = h.Value
	}
	return out
}

// suiteName matches a file of the suite in a text.
var suiteName = lazyregexp.New(`\{suite\}(/[^\s"'\x60;,:<>|&(){}]*)?`)

// namedFiles returns the files of the suite that the settings name.
func (a *Agent) namedFiles() []string {
	texts := slices.Concat(a.cfg.Command, a.cfg.Args)
	for _, m := range []map[string]string{a.cfg.Set, a.cfg.Files} {
		for _, name := range slices.Sorted(maps.Keys(m)) {
			texts = append(texts, m[name])
		}
	}
	var out []string
	for _, text := range texts {
		for _, found := range suiteName.FindAllString(text, -1) {
			out = append(out, strings.TrimRight(strings.Replace(found, "{suite}", a.env.Dir, 1), "/."))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// checkSuiteFiles returns an error if the command names a missing file of the suite.
func (a *Agent) checkSuiteFiles() error {
	for _, name := range a.namedFiles() {
		if _, err := os.Stat(name); err != nil {
			return fmt.Errorf("find the file of the suite that the agent names: %w", err)
		}
	}
	return nil
}

// suiteFiles returns the files outside the room that the program may read: those that
// the settings name by {suite} or as absolute arguments.
func (s *session) suiteFiles() []string {
	words := s.plan.args
	if len(s.a.command) > 1 {
		words = slices.Concat(words, s.a.command[1:])
	}
	all := slices.Concat(s.a.namedFiles(), equip.ReadablePaths(words))
	// The folder itself holds graders and references.
	return slices.DeleteFunc(all, func(path string) bool { return path == s.a.env.Dir })
}
