package promptfoo

import (
	"cmp"
	"math"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
)

func (c *converter) readProviders() {
	for _, p := range itemsOrSelf(cmp.Or(c.top["providers"], c.top["targets"])) {
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
		agent, why := convertProvider(id)
		switch {
		case id == "":
			c.refuseItem(at, "provider", "it has no id")
			continue
		case strings.Contains(id, "{{"), strings.Contains(id, "{%"):
			why = "its id is a template: write the model out"
		case f["transform"] != nil:
			why = "its answers are changed by a program (transform) before they are checked"
		}
		if why != "" {
			c.refuseItem(at, "provider "+id, why)
			continue
		}
		label, _ := scalarText(f["label"])
		taken := func(name string) bool { return c.agents[name] != nil }
		name := importer.FreeName(importer.SafeName(cmp.Or(label, id)), taken)
		c.agents[name] = agent
		c.providers = append(c.providers, name)
		c.applySettings(at, id, name, f)
	}
}

// nonModels take the place of a model in ids of providers that are programs, or answer
// with something else than a text.
var nonModels = []string{"agents", "chatkit", "claude-agent-sdk", "claude-code", "codex", "codex-app-server", "codex-sdk", "codex-security", "live", "image", "video", "realtime"}

// apis are the APIs that an id of promptfoo says in two words.
var apis = map[string]string{
	"openai:chat": llm.OpenAI, "openai:responses": llm.OpenAI, "anthropic:messages": llm.Anthropic, "ollama:chat": llm.Ollama,
}

// findAPI returns the provider that speaks to the API with which an id starts, "" if
// none does.
func findAPI(start string) string {
	if p, ok := llm.FindAlias(start); ok && p.BaseURL != "" {
		return p.Name
	}
	return apis[start]
}

// convertProvider returns the agent that speaks to a provider, or why there is none.
func convertProvider(id string) (agent block, refusal string) {
	start, model, _ := strings.Cut(id, ":")
	switch {
	case start == "exec", start == "python", start == "golang", start != "file" && programs.MatchString(id):
		return nil, "it is a program: write it as an agent of kind command, which speaks JSON lines (assay help command-agent)"
	case start == "file":
		return nil, "providers in a file are not read: write them into the configuration"
	case start == "echo":
		return nil, "nothing answers with its prompt here: use an agent with provider: scripted"
	}
	if kind, rest, deep := strings.Cut(model, ":"); deep {
		start, model = start+":"+kind, rest
	} else if findAPI(start+":"+model) != "" || slices.Contains(nonModels, model) {
		model = ""
	}
	api := findAPI(start)
	if api == "" || model == "" {
		return nil, "no agent here speaks to it"
	}
	return block{"kind": "model", "provider": api, "model": model}, ""
}

// applySettings sets the options of a provider and promptfoo's defaults.
func (c *converter) applySettings(at, id, name string, f map[string]*yaml.Node) {
	agent := c.agents[name].(block)
	for _, key := range importer.SortedKeys(f) {
		switch key {
		case "id", "label", "config":
		case "prompts":
			if c.limitColumns(name, f[key]) {
				continue
			}
			c.refuseItem(c.formatPlace(f[key]), "provider "+id+" prompts", "it is asked with every prompt here: leave tasks or scenarios out, or write a suite of its own")
		default:
			c.refuseItem(c.formatPlace(f[key]), "provider "+id+" "+key, "an agent has no such setting")
		}
	}
	family := agent["provider"]
	config := mapEntries(f["config"])
	for _, key := range importer.SortedKeys(config) {
		why := "an agent has no such setting"
		if v, isText := scalarText(config[key]); isText {
			why = applyOption(agent, family, key, v)
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

// applyOption sets an option of a provider. It returns why it cannot, or "".
func applyOption(agent block, family any, key, v string) (refusal string) {
	switch key {
	case "temperature":
		return setNumber(agent, "temperature", v, 0)
	case "max_tokens", "max_output_tokens", "max_completion_tokens", "maxOutputTokens":
		return setNumber(agent, "max_tokens", v, 1)
	case "seed":
		return setNumber(agent, "seed", v, -maxJSON)
	case "apiBaseUrl", "apiHost":
		if family != "gemini" {
			return setBaseURL(agent, key, v)
		}
	case "apiKeyEnvar":
		if len(seal.Secrets([]string{v + "=a value that could be one"})) == 0 {
			return "the variable is not named like a secret, so its value would not be kept out of the records"
		}
		agent["key_env"] = v
		return ""
	}
	return "an agent has no such setting"
}

// maxJSON is the largest whole number that every JSON reader keeps.
const maxJSON = 1<<53 - 1

// setNumber sets a number of at least least. It returns why it cannot, or "".
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

// setBaseURL sets the address of an API. It returns why it cannot, or "".
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
	reasoningModel   = lazyregexp.New(`^(ft:)?(gpt-[5-9]|o[1-9])|deep-research|codex`)
	temperatureModel = lazyregexp.New(`^claude-(2|3|instant|(opus|sonnet|haiku)-4(-[0-6]|-\d{8})?(-|$))`) // take a temperature
)

// applyDefaults sets promptfoo's defaults (version 0.123, without environment
// variables), since an agent has others. It notes defaults that it cannot set.
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
