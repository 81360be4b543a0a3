package suiteload

import (
	"fmt"
	"net/url"
	"slices"
	"strings"

	agentcli "github.com/assay-eval/assay/internal/agent/cli"
	"github.com/assay-eval/assay/internal/agent/model"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/suite"
)

// AgentPresets are the coding agents that --agent knows by name.
var AgentPresets = agentcli.Presets()

// inherited are the settings that a new model agent takes from the suite's first one, so
// that only the model changes.
var inherited = []string{"max_turns", "max_tokens", "tool_result_max", "max_usd", "temperature", "top_p", "stop_sequences", "seed", "effort", "thinking_budget"}

// parseAgents reads the values of --agent. The names of agents of the same model contain
// their settings.
func parseAgents(flags []string) ([]suite.AgentChoice, error) {
	var out []suite.AgentChoice
	count := map[string]int{}
	for _, flag := range flags {
		c, err := parseAgent(flag)
		if err != nil {
			return nil, err
		}
		count[c.Name]++
		out = append(out, c)
	}
	for i, c := range out {
		if _, settings, _ := cutSettings(c.Flag); count[c.Name] > 1 {
			out[i].Name = strings.TrimSuffix(c.Name+"-"+agentName(settings), "-")
		}
	}
	return out, nil
}

// parseAgent reads a value of --agent: a model, a coding agent or the name of an agent of
// the suite. The first two may have settings.
func parseAgent(flag string) (suite.AgentChoice, error) {
	spec, settings, given := cutSettings(flag)
	c, err := parsePreset(spec)
	if err == nil && c.Settings == nil && strings.Contains(spec, ":") {
		c, err = parseModel(spec)
	}
	if c.Flag = flag; err != nil || !given {
		return c, err
	}
	if c.Settings == nil {
		return c, cmdenv.UsageErrorf("--agent %s: settings follow a model or a coding agent; write --set agents.%s.KEY=VALUE for an agent of the suite", flag, spec)
	}
	for _, kv := range strings.Split(settings, "&") {
		key, value, ok := strings.Cut(kv, "=")
		if value, err = url.PathUnescape(value); !ok || key == "" || err != nil {
			return c, cmdenv.UsageErrorf("--agent %s: %q is no setting: write ?KEY=VALUE&KEY=VALUE, such as %s?temperature=0", flag, kv, spec)
		}
		if _, twice := c.Settings[key]; twice {
			return c, cmdenv.UsageErrorf("--agent %s: %s is there twice", flag, key)
		}
		c.Settings[key] = value
	}
	return c, nil
}

// cutSettings cuts the settings off a value of --agent. The question mark that begins them
// follows the model: an address before it may have one of its own.
func cutSettings(flag string) (spec, settings string, found bool) {
	from := strings.LastIndexByte(flag, '#') + 1
	spec, settings, found = strings.Cut(flag[from:], "?")
	return flag[:from] + spec, settings, found
}

// parsePreset reads a coding agent: the name of a preset, cli:PRESET or cli:PRESET:MODEL.
// Other specs come back as a name without settings.
func parsePreset(spec string) (suite.AgentChoice, error) {
	c := suite.AgentChoice{Name: spec}
	rest, isCLI := strings.CutPrefix(spec, "cli:")
	preset, model, _ := strings.Cut(rest, ":")
	switch {
	case !isCLI && !slices.Contains(AgentPresets, spec):
		return c, nil
	case !slices.Contains(AgentPresets, preset):
		return c, cmdenv.UsageErrorf("--agent %s: there is no such coding agent%s; there are %s", spec, spelling.Suggest(preset, AgentPresets), strings.Join(AgentPresets, ", "))
	}
	c.Settings = map[string]string{"kind": agentcli.KindName, "preset": preset}
	if c.Name = preset; model != "" {
		c.Settings["model"] = quoteYAML(model)
		c.Name += "-" + agentName(model)
	}
	return c, nil
}

// agentForms describes all values of --agent.
func agentForms() string {
	return "a model as " + strings.Join(llm.AgentForms(), ", ") + "; a coding agent as " + strings.Join(AgentPresets, ", ") +
		" or cli:PRESET:MODEL; or one of the suite's agents by name"
}

// checkProvider returns an error if the provider of a model is none that --agent takes.
func checkProvider(spec string) error {
	provider, _, _ := strings.Cut(spec, ":")
	switch _, known := llm.FindProvider(provider); {
	case known:
		return nil
	case provider == model.Scripted:
		return cmdenv.UsageErrorf("--agent %s: scripted answers belong to a suite: name one of its agents", spec)
	case slices.Contains(AgentPresets, provider):
		return cmdenv.UsageErrorf("--agent %s: %s is a coding agent: write cli:%s", spec, provider, spec)
	}
	return cmdenv.UsageErrorf("--agent %s: unknown provider %q%s; write %s", spec, provider, spelling.Suggest(provider, llm.ProviderNames()), agentForms())
}

func parseModel(spec string) (suite.AgentChoice, error) {
	if err := checkProvider(spec); err != nil {
		return suite.AgentChoice{}, err
	}
	config, err := model.ParseSpec(spec)
	if err != nil {
		return suite.AgentChoice{}, cmdenv.UsageErrorf("--agent: %w", err)
	}
	c := suite.AgentChoice{
		Name:     agentName(config.Model),
		Inherit:  slices.DeleteFunc(slices.Clone(inherited), func(s string) bool { return llm.Lacks(config.Provider, s) }),
		Settings: map[string]string{"kind": model.KindName, "provider": config.Provider, "model": quoteYAML(config.Model)},
	}
	if config.BaseURL != "" {
		c.Settings["base_url"] = quoteYAML(config.BaseURL)
	}
	return c, nil
}

// quoteYAML returns s as a quoted text in YAML.
func quoteYAML(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }

// agentName makes a name for arms and files out of a model id or settings.
func agentName(id string) string {
	return strings.Trim(strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z', 'A' <= r && r <= 'Z', '0' <= r && r <= '9', r == '-', r == '.', r == '_':
			return r
		}
		return '-'
	}, id), "-.")
}

// noteUnpaired prints a note about each comparison that has no pair of arms since --agent
// replaced an agent that it names.
func (l *Loader) noteUnpaired(s *suite.Suite) {
	for _, name := range cmdenv.SortedKeys(s.Compare) {
		if !s.Compare[name].HasPair(s.Arms) {
			l.PrintProgress(fmt.Sprintf("note: comparison %s has no pair of arms: --agent replaced an agent that it compares", name))
		}
	}
}
