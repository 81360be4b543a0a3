package cli

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/llm"
)

// opencode speaks to many providers: the part of model before the first slash names
// one. With base_url it sends chat completions there, except to a provider whose own
// API it knows.
var opencode = &preset{
	program: "opencode", npm: "opencode-ai", login: ".local/share/opencode/auth.json", secret: []string{".local/share/opencode/mcp-auth.json"},
	effects: []string{"configuration of user and repository left out", "default plugins, sharing, updates and downloads off", "a fixed title instead of a request for one", "permissions allowed"},
	check: func(c *Config, wrong wrongFunc) {
		onlyTemplate(c, wrong)
		if provider, name, ok := strings.Cut(c.Model, "/"); !ok || provider == "" || name == "" {
			wrong("model", "such as model: anthropic/claude-sonnet-4-5", "opencode wants a model as provider/model, not %q", c.Model)
		}
		if c.recordsAPI() && c.BaseURL == "" && c.providerURL() == "" {
			wrong("record_api", "give its address as base_url", "the address of the provider of %s is not known here", c.Model)
		}
	},
	plan: planOpencode,
}

func opencodeKey(model string) string {
	provider, _, _ := strings.Cut(model, "/")
	if p, ok := llm.FindAlias(provider); ok && p.BaseURL != "" {
		return p.KeyVar
	}
	return strings.ToUpper(noVariableChar.ReplaceAllString(provider, "_")) + "_API_KEY"
}

var noVariableChar = lazyregexp.New(`[^0-9A-Za-z]`)

func planOpencode(o *order) (*plan, error) {
	provider, model, _ := strings.Cut(o.cfg.Model, "/")
	p := &plan{stdin: o.prompt, files: map[string][]byte{}, env: map[string]string{
		"OPENCODE_CONFIG":                  o.home + "/opencode.json",
		"OPENCODE_DISABLE_PROJECT_CONFIG":  "1",
		"OPENCODE_DISABLE_AUTOUPDATE":      "1",
		"OPENCODE_DISABLE_MODELS_FETCH":    "1",
		"OPENCODE_DISABLE_LSP_DOWNLOAD":    "1",
		"OPENCODE_DISABLE_DEFAULT_PLUGINS": "1",
		"OPENCODE_DISABLE_CLAUDE_CODE":     "1",
		"OPENCODE_DISABLE_SHARE":           "1",
		"npm_config_offline":               "true",
		// Where the user's own configuration and data would be found.
		"XDG_CONFIG_HOME": o.home + "/.config", "XDG_DATA_HOME": o.home + "/.local/share",
		"XDG_STATE_HOME": o.home + "/.local/state", "XDG_CACHE_HOME": o.home + "/.cache",
	}}
	options := map[string]any{}
	if o.base != "" {
		options["baseURL"] = o.base
	}
	if o.key != "" {
		options["apiKey"] = "{env:" + o.key + "}" // which the program fills in
	}
	entry := map[string]any{"options": options}
	if o.base != "" && o.cfg.providerURL() == "" {
		entry["npm"], entry["name"] = "@ai-sdk/openai-compatible", provider
		entry["models"] = map[string]any{model: map[string]any{"name": model, "tool_call": true}}
	}
	config := map[string]any{
		"$schema": "https://opencode.ai/config.json", "autoupdate": false, "share": "disabled",
		"permission":        map[string]any{"*": "allow"},
		"enabled_providers": []string{provider},
		"provider":          map[string]any{provider: entry},
		"model":             o.cfg.Model, "small_model": o.cfg.Model,
		"mcp": mcpServers(o.servers, func(s equip.Launch) any {
			timeout := max(s.Start, s.Call).Milliseconds()
			if s.URL != "" {
				return map[string]any{"type": "remote", "url": s.URL, "enabled": true, "oauth": false, "timeout": timeout}
			}
			return map[string]any{"type": "local", "command": s.Command, "environment": envMap(s.Env), "enabled": true, "timeout": timeout}
		}),
	}
	if !o.cfg.allowsShell() {
		config["permission"] = map[string]any{"*": "allow", "bash": "deny"}
	}
	b, err := json.MarshalIndent(config, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("write opencode.json: %w", err)
	}
	p.files["opencode.json"] = b
	if o.system != "" {
		p.files[".config/opencode/AGENTS.md"] = []byte(o.system)
	}
	// Without a title it asks the model for one, and shows neither the request nor its
	// cost.
	p.args = []string{"run", "--format", "json", "--pure", "--title", "task", "-m", o.cfg.Model}
	return p, nil
}
