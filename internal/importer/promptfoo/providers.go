package promptfoo

import (
	"cmp"
	"math"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/seal"
)

// readProviders makes agents of the providers that we speak to.
func (c *converter) readProviders() {
	n := c.top["providers"]
	if n == nil {
		n = c.top["targets"]
	}
	list := listItems(n)
	if list == nil && n != nil {
		list = []*yaml.Node{resolveAlias(n)}
	}
	for _, p := range list {
		at := c.formatPlace(p)
		id, isText := scalarText(p)
		f := mapEntries(p)
		if !isText {
			id, _ = scalarText(f["id"])
		}
		if id == "" && len(f) == 1 { // {openai:gpt-5: {config: …}}
			id = importer.SortedKeys(f)[0]
			f = mapEntries(f[id])
			if own, ok := scalarText(f["id"]); ok {
				id = own
			}
		}
		if id == "" {
			c.refuseItem(at, "provider", "it has no id")
			continue
		}
		if strings.Contains(id, "{{") || strings.Contains(id, "{%") {
			c.refuseItem(at, "provider "+id, "its id is a template: write the model out")
			continue
		}
		if f["transform"] != nil {
			c.refuseItem(at, "provider "+id, "its answers are changed by a program (transform) before they are checked")
			continue
		}
		agent, why := convertProvider(id)
		if agent == nil {
			c.refuseItem(at, "provider "+id, why)
			continue
		}
		c.applySettings(at, id, f, agent)
		label, _ := scalarText(f["label"])
		c.agents[c.unusedName(c.agents, importer.SafeName(cmp.Or(label, id)))] = agent
	}
}

// unusedName is a name that m does not have.
func (c *converter) unusedName(m block, name string) string {
	out := name
	for n := 2; m[out] != nil; n++ {
		out = name + "-" + strconv.Itoa(n)
	}
	return out
}

// nonModels are what stands in the place of a model in ids of providers that are
// programs, or answer with something else than a text.
var nonModels = []string{"agents", "chatkit", "claude-agent-sdk", "claude-code", "codex", "codex-app-server", "codex-sdk", "codex-security", "live", "image", "video", "realtime"}

// convertProvider is the agent that speaks to a provider; nil, and why, if there is none.
func convertProvider(id string) (block, string) {
	kind, rest, _ := strings.Cut(id, ":")
	sub, model, deep := strings.Cut(rest, ":")
	of := func(name, model string) block { return block{"kind": "model", "provider": name, "model": model} }
	switch {
	case kind == "exec", kind == "python", kind == "golang", kind != "file" && programs.MatchString(id):
		return nil, "it is a program: write it as an agent of kind command, which speaks JSON lines (docs/command-agent.md)"
	case kind == "file":
		return nil, "providers in a file are not read: write them into the configuration"
	case kind == "echo":
		return nil, "nothing answers with its prompt here: use an agent with provider: scripted"
	case rest == "", deep && model == "", !deep && slices.Contains(nonModels, sub):
	case kind == "openai" && deep && (sub == "responses" || sub == "chat"):
		return of("openai", model), ""
	case kind == "openai" && !deep && sub != "chat" && sub != "responses":
		return of("openai", sub), ""
	case kind == "anthropic" && deep && sub == "messages":
		return of("anthropic", model), ""
	case kind == "anthropic" && !deep && sub != "messages":
		return of("anthropic", sub), ""
	case kind == "google" && !deep:
		return of("gemini", sub), ""
	case kind == "ollama" && deep && sub == "chat":
		a := of("compatible", model)
		a["base_url"] = "http://127.0.0.1:11434/v1"
		return a, ""
	}
	return nil, "no agent here speaks to it"
}

// applySettings carries the options of a provider over, and what promptfoo sends where
// they say nothing.
func (c *converter) applySettings(at, id string, f map[string]*yaml.Node, agent block) {
	for _, key := range importer.SortedKeys(f) {
		switch key {
		case "id", "label", "config":
		case "prompts":
			c.refuseItem(c.formatPlace(f[key]), "provider "+id+" prompts", "it is asked with every prompt here: leave tasks out with --tag, or write a suite of its own")
		default:
			c.refuseItem(c.formatPlace(f[key]), "provider "+id+" "+key, "an agent has no such setting")
		}
	}
	family := agent["provider"]
	config := mapEntries(f["config"])
	for _, key := range importer.SortedKeys(config) {
		v, isText := scalarText(config[key])
		why := "an agent has no such setting"
		switch {
		case !isText:
		case key == "temperature":
			why = setNumber(agent, "temperature", v, 0)
		case slices.Contains([]string{"max_tokens", "max_output_tokens", "max_completion_tokens", "maxOutputTokens"}, key):
			why = setNumber(agent, "max_tokens", v, 1)
		case key == "seed":
			why = setNumber(agent, "seed", v, -maxJSON)
		case (key == "apiBaseUrl" || key == "apiHost") && family != "gemini":
			why = setBaseURL(agent, key, v)
		case key == "apiKeyEnvar":
			if why = "the variable is not named like a secret, so its value would not be kept out of the records"; len(seal.Secrets([]string{v + "=a value that could be one"})) > 0 {
				agent["key_env"], why = v, ""
			}
		}
		if why != "" {
			c.refuseItem(c.formatPlace(config[key]), "provider "+id+" config."+key, why)
		}
	}
	c.applyDefaults(at, id, config, agent)
	switch isResponses := strings.HasPrefix(id, "openai:responses:"); {
	case family == "openai" && agent["provider"] == "openai" && !isResponses:
		c.refuseItem(at, "provider "+id, "it is carried over to the Responses API: the Chat Completions API is spoken with provider: compatible and a base_url")
	case family == "openai" && agent["provider"] == "compatible" && isResponses:
		c.refuseItem(at, "provider "+id, "it is carried over to the Chat Completions API: the Responses API is spoken with provider: openai and a base_url")
	}
}

// maxJSON is the largest whole number that JSON keeps everywhere.
const maxJSON = 1<<53 - 1

// setNumber sets a number of at least least, or says why it cannot.
func setNumber(agent block, key, v string, least float64) string {
	f, err := strconv.ParseFloat(v, 64)
	whole := f == math.Trunc(f)
	if err != nil || !(f >= least && f <= maxJSON) || !whole && key != "temperature" {
		return v + " is no number that an agent can have there"
	}
	agent[key] = f
	if whole {
		agent[key] = int64(f)
	}
	return ""
}

// setBaseURL sets where an API lies, or says why it cannot.
func setBaseURL(agent block, key, v string) string {
	if key == "apiHost" {
		v = "https://" + v + "/v1"
	}
	u, err := url.Parse(v)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil || strings.ContainsAny(v, "{}") {
		return "it is no http or https address, or holds a password"
	}
	agent["base_url"] = v
	if agent["provider"] == "openai" {
		agent["provider"] = "compatible"
	}
	return ""
}

var (
	reasoningModel   = regexp.MustCompile(`^(ft:)?(gpt-[5-9]|o[1-9])|deep-research|codex`)
	temperatureModel = regexp.MustCompile(`^claude-(2|3|instant|(opus|sonnet|haiku)-4(-[0-6]|-\d{8})?(-|$))`) // take a temperature
)

// applyDefaults writes out what promptfoo sends to a model where the configuration says
// nothing (its version 0.123, without variables of the environment), since an agent
// here has other defaults. What cannot be written is listed.
func (c *converter) applyDefaults(at, id string, config map[string]*yaml.Node, agent block) {
	model, _ := agent["model"].(string)
	openai, anthropic := strings.HasPrefix(id, "openai:"), strings.HasPrefix(id, "anthropic:")
	if agent["max_tokens"] == nil {
		if anthropic || openai && !reasoningModel.MatchString(model) {
			agent["max_tokens"] = 1024
		} else {
			c.refuseItem(at, "provider "+id, "max_tokens is not said: promptfoo then sets no limit, and an agent 4096")
		}
	}
	switch {
	case config["temperature"] != nil, !openai && !anthropic, openai && reasoningModel.MatchString(model):
	case openai, temperatureModel.MatchString(model):
		agent["temperature"] = 0
	default:
		c.refuseItem(at, "provider "+id, "temperature is not said: promptfoo then sends 0 to models that take one, and an agent none")
	}
}
