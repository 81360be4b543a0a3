package cli

import (
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/agent/cli/stream"
	"github.com/assay-eval/assay/internal/equip"
)

// recipe is a preset that consists only of template settings. Its texts have the
// placeholders of a template, {key} for the API key, and {mcp_list} for a list of the
// servers with their names.
type recipe struct {
	args     []string // after the program
	model    []string // in addition, where the suite names a model
	files    map[string]string
	set      map[string]string
	provider string // whose API it asks unless told otherwise; "" for its vendor's own
	parser   string
	paths    *stream.Generic
	servers  bool // it gets the MCP servers
	untested bool // made from its documentation
}

// recipes holds presets by name. A program whose recipe has no base_url uses the API of its
// own login or configuration.
var recipes = map[string]*preset{
	"qwen": {
		program: "qwen", npm: "@qwen-code/qwen-code", key: "OPENAI_API_KEY", baseVars: []string{"OPENAI_BASE_URL"},
		effects: []string{"settings and extensions of the user left out, QWEN.md of the repository read", "telemetry and updates off", "approvals off"},
		recipe: &recipe{
			provider: "openai", parser: "claude", servers: true,
			args:  []string{"--auth-type", "openai", "--openai-base-url", "{base_url}", "--approval-mode", "yolo", "-o", "stream-json", "-e", "none", "--mcp-config", "{MCP_CONFIG}"},
			model: []string{"-m", "{MODEL}"},
			set:   map[string]string{"QWEN_CODE_SUPPRESS_YOLO_WARNING": "1"},
			files: map[string]string{".qwen/settings.json": `{"general": {"enableAutoUpdate": false, "disableAutoUpdate": true, "disableUpdateNag": true}, "privacy": {"usageStatisticsEnabled": false}, "telemetry": {"enabled": false}}`},
		},
	},
	"copilot": {
		program: "copilot", npm: "@github/copilot", key: "COPILOT_PROVIDER_API_KEY", baseVars: []string{"COPILOT_PROVIDER_BASE_URL"},
		effects: []string{"a provider of one's own in place of GitHub's, without a login", "offline: no telemetry, updates, web tools and GitHub server", "approvals off"},
		recipe: &recipe{
			provider: "openai", parser: "generic", servers: true,
			args:  []string{"--allow-all-tools", "--allow-all-paths", "--output-format", "json", "--additional-mcp-config", "@{home}/copilot-mcp.json"},
			set:   map[string]string{"COPILOT_PROVIDER_BASE_URL": "{base_url}", "COPILOT_MODEL": "{MODEL}", "COPILOT_OFFLINE": "true"},
			files: map[string]string{"copilot-mcp.json": `{"mcpServers": {mcp_servers}}`},
			paths: &stream.Generic{
				Text:    "$[?@.type=='assistant.message'].data.content",
				Call:    &stream.GenericCall{Each: "$[?@.type=='tool.execution_start'].data", ID: "$.toolCallId", Name: "$.toolName", Server: "$.mcpServerName", Args: "$.arguments", Separator: "-"},
				Result:  &stream.GenericResult{Each: "$[?@.type=='tool.execution_complete'].data", ID: "$.toolCallId", Text: "$.result.content", Error: "$.error", Exit: "$.shellExecution.exitCode"},
				End:     "$[?@.type=='result'].sessionId",
				Error:   "$[?@.type=='session.error'].data.message",
				Model:   "$[?@.type=='assistant.message'].data.model",
				Session: "$[?@.type=='result'].sessionId",
			},
		},
	},
	"cline": {
		program: "cline", npm: "cline", key: "OPENAI_API_KEY", baseVars: []string{"OPENAI_BASE_URL"}, secret: []string{".cline/data/settings/providers.json"},
		effects: []string{"configuration of the user left out, .clinerules of the repository read", "telemetry and updates off", "approvals off"},
		recipe: &recipe{
			provider: "openai", parser: "generic",
			args:  []string{"--json", "--auto-approve", "true", "--provider", "openai-compatible", "{PROMPT}"},
			model: []string{"-m", "{MODEL}"},
			set:   map[string]string{"CLINE_TELEMETRY_DISABLED": "1", "CLINE_NO_AUTO_UPDATE": "1"},
			files: map[string]string{".cline/data/settings/providers.json": `{"version": 1, "lastUsedProvider": "openai-compatible", "modes": {}, "providers": {"openai-compatible": {"settings": {"provider": "openai-compatible", "apiKey": "{key}", "model": "{MODEL}", "baseUrl": "{base_url}"}, "updatedAt": "2026-01-01T00:00:00.000Z", "tokenSource": "manual"}}}`},
			paths: &stream.Generic{
				Text:    "$[?@.event.type=='content_end' && @.event.contentType=='text'].event.text",
				Call:    &stream.GenericCall{Each: "$[?@.event.type=='content_start' && @.event.contentType=='tool'].event", ID: "$.toolCallId", Name: "$.toolName", Args: "$.input", Shell: []string{"run_commands", "execute_command"}},
				Result:  &stream.GenericResult{Each: "$[?@.event.type=='content_end' && @.event.contentType=='tool'].event", ID: "$.toolCallId", Text: "$.output", Error: "$.error"},
				Usage:   &stream.GenericUsage{Each: "$[?@.event.type=='usage'].event", Sum: true, Input: "$.inputTokens", Cached: true, CacheRead: "$.cacheReadTokens", CacheWrite5m: "$.cacheWriteTokens", Output: "$.outputTokens"},
				End:     "$[?@.event.type=='done'].event.reason",
				Error:   "$[?@.event.type=='done' && @.event.reason!='completed'].event.reason",
				Session: "$.taskId",
			},
		},
	},
	"continue": {
		program: "cn", npm: "@continuedev/cli", key: "OPENAI_API_KEY", baseVars: []string{"OPENAI_BASE_URL"}, secret: []string{"continue.yaml"},
		effects: []string{"configuration of the user and the hub left out, rules of the repository read", "telemetry off", "approvals off"},
		recipe: &recipe{
			provider: "openai", parser: "text", servers: true,
			args: []string{"-p", "--auto", "--silent", "--config", "{home}/continue.yaml"},
			set:  map[string]string{"CONTINUE_TELEMETRY_ENABLED": "0", "CONTINUE_CLI_AUTO_UPDATED": "1"},
			files: map[string]string{"continue.yaml": `{"name": "assay", "version": "1.0.0", "schema": "v1", "models": [{"name": "{MODEL}", "provider": "openai", "model": "{MODEL}", ` +
				`"apiBase": "{base_url}", "apiKey": "{key}", "roles": ["chat"], "capabilities": ["tool_use"]}], "mcpServers": {mcp_list}}`},
		},
	},
	"pi": {
		program: "pi", npm: "@mariozechner/pi-coding-agent", key: "OPENAI_API_KEY", baseVars: []string{"OPENAI_BASE_URL"},
		effects: []string{"settings of the user left out, AGENTS.md of the repository read", "offline: no updates"},
		recipe: &recipe{
			provider: "openai", parser: "generic",
			args:  []string{"-p", "--mode", "json", "--no-session", "--provider", "assay", "--model", "{MODEL}"},
			set:   map[string]string{"PI_OFFLINE": "1", "PI_SKIP_VERSION_CHECK": "1"},
			files: map[string]string{".pi/agent/models.json": `{"providers": {"assay": {"baseUrl": "{base_url}", "apiKey": "OPENAI_API_KEY", "api": "openai-completions", "models": [{"id": "{MODEL}"}]}}}`},
			paths: &stream.Generic{
				Text:   "$[?@.type=='message_end' && @.message.role=='assistant'].message.content[?@.type=='text'].text",
				Call:   &stream.GenericCall{Each: "$[?@.type=='tool_execution_start']", ID: "$.toolCallId", Name: "$.toolName", Args: "$.args"},
				Result: &stream.GenericResult{Each: "$[?@.type=='tool_execution_end']", ID: "$.toolCallId", Text: "$.result.content[*].text", Error: "$.isError"},
				Usage: &stream.GenericUsage{Each: "$[?@.type=='message_end' && @.message.role=='assistant'].message.usage", Sum: true, Input: "$.input", CacheRead: "$.cacheRead",
					CacheWrite5m: "$.cacheWrite", Output: "$.output"},
				End:     "$[?@.type=='agent_end'].type",
				Error:   "$[?@.type=='message_end' && @.message.stopReason=='error'].message.errorMessage",
				Model:   "$[?@.type=='message_end' && @.message.role=='assistant'].message.model",
				Session: "$[?@.type=='session'].id",
			},
		},
	},
	"aider": {
		program: "aider", key: "OPENAI_API_KEY", baseVars: []string{"OPENAI_API_BASE", "OPENAI_BASE_URL"},
		effects: []string{"configuration of the user left out", "commits, update checks and analytics off", "all questions answered with yes"},
		recipe: &recipe{
			provider: "openai", parser: "text", untested: true,
			args: []string{"--message", "{PROMPT}", "--yes-always", "--no-pretty", "--no-stream", "--no-auto-commits", "--no-dirty-commits", "--no-check-update", "--no-show-release-notes",
				"--no-show-model-warnings", "--no-gitignore", "--analytics-disable", "--openai-api-base", "{base_url}"},
			model: []string{"--model", "openai/{MODEL}"},
		},
	},
	"goose": {
		program: "goose", key: "OPENAI_API_KEY", baseVars: []string{"OPENAI_BASE_URL"},
		effects: []string{"configuration of the user left out", "the key store off", "approvals off"},
		recipe: &recipe{
			provider: "openai", parser: "text", untested: true,
			args: []string{"run", "--no-session", "--quiet", "--with-builtin", "developer", "--instructions", "-"},
			set:  map[string]string{"GOOSE_PROVIDER": "openai", "GOOSE_MODEL": "{MODEL}", "OPENAI_HOST": "{base_host}", "OPENAI_BASE_PATH": "{base_path}/chat/completions", "GOOSE_MODE": "auto", "GOOSE_DISABLE_KEYRING": "1"},
		},
	},
	"cursor": {
		program: "cursor-agent", key: "CURSOR_API_KEY",
		effects: []string{"approvals off", "its vendor's API, which cannot be recorded or replaced"},
		recipe: &recipe{
			parser: "claude", untested: true,
			args:  []string{"--print", "--output-format", "stream-json", "--force", "{PROMPT}"},
			model: []string{"--model", "{MODEL}"},
		},
	},
	"amp": {
		program: "amp", npm: "@sourcegraph/amp", key: "AMP_API_KEY",
		effects: []string{"approvals off", "its vendor's server, which cannot be recorded or replaced"},
		recipe: &recipe{
			parser: "claude", untested: true,
			args: []string{"--execute", "--stream-json", "--dangerously-allow-all"},
		},
	},
	"crush": {
		program: "crush", npm: "@charmland/crush", key: "OPENAI_API_KEY", baseVars: []string{"OPENAI_BASE_URL"},
		effects: []string{"configuration of the user left out", "metrics and updates of providers off", "approvals off"},
		recipe: &recipe{
			provider: "openai", parser: "text", untested: true,
			args: []string{"run", "--quiet"},
			set:  map[string]string{"CRUSH_DISABLE_METRICS": "1", "CRUSH_DISABLE_PROVIDER_AUTO_UPDATE": "1"},
			files: map[string]string{".config/crush/crush.json": `{"providers": {"assay": {"type": "openai", "base_url": "{base_url}", "api_key": "$OPENAI_API_KEY", ` +
				`"models": [{"id": "{MODEL}", "name": "{MODEL}", "context_window": 200000, "default_max_tokens": 16000}]}}, ` +
				`"models": {"large": {"provider": "assay", "model": "{MODEL}"}, "small": {"provider": "assay", "model": "{MODEL}"}}}`},
		},
	},
}

// withRecipes adds the recipes to presets.
func withRecipes(presets map[string]*preset) map[string]*preset {
	for name, p := range recipes {
		p.check, p.plan = checkRecipe(p.recipe), planTemplate
		presets[name] = p
	}
	return presets
}

// namesBase reports whether the recipe tells the program the address of the API.
func (r *recipe) namesBase() bool { return r.provider != "" }

// needsModel reports whether the program has no model of its own.
func (r *recipe) needsModel() bool {
	for _, m := range []map[string]string{r.files, r.set} {
		for _, text := range m {
			if strings.Contains(text, "{MODEL}") {
				return true
			}
		}
	}
	return slices.Contains(r.args, "{MODEL}")
}

func checkRecipe(r *recipe) func(*Config, wrongFunc) {
	return func(c *Config, wrong wrongFunc) {
		onlyTemplate(c, wrong)
		if r.needsModel() && c.Model == "" {
			wrong("model", "such as model: gpt-5.5", "preset %s has no model of its own", c.Preset)
		}
		refuse := func(path string, has bool) {
			if has {
				wrong(path, "take it out, or say it in args", "preset %s has no way to keep %s", c.Preset, path)
			}
		}
		refuse("defer_tools", c.DeferTools != nil)
		refuse("shell", c.Shell != nil)
		refuse("retries", c.Retries != nil)
		if !r.namesBase() {
			refuse("base_url", c.BaseURL != "")
			refuse("record_api", c.recordsAPI())
		}
	}
}

// recipe returns the recipe of the preset, or nil if it has none.
func (c *Config) recipe() *recipe {
	if p := recipes[c.Preset]; p != nil {
		return p.recipe
	}
	return nil
}

// generic returns the paths of the generic parser.
func (c *Config) generic() *stream.Generic {
	if r := c.recipe(); r != nil {
		return r.paths
	}
	return c.Paths
}

// texts returns the command line after the program, the files and the variables of a
// template or a recipe.
func (o *order) texts() (args []string, files, set map[string]string) {
	r := o.cfg.recipe()
	if r == nil {
		return o.cfg.Command[1:], o.cfg.Files, nil
	}
	args = slices.Clone(r.args)
	at := len(args)
	if at > 0 && args[at-1] == "{PROMPT}" {
		at-- // options come before the prompt
	}
	extra := slices.Clone(r.model)
	if o.cfg.Model == "" {
		extra = nil
	}
	args = slices.Insert(args, at, append(extra, "{EXTRA_ARGS}")...)
	return args, r.files, r.set
}

// serverList returns the servers as a JSON list of objects with their names.
func serverList(servers []equip.Launch) (string, error) {
	list := []any{}
	for _, s := range servers {
		one := map[string]any{"name": s.Name}
		if s.URL != "" {
			one["type"], one["url"] = "streamable-http", s.URL
		} else {
			one["command"], one["args"], one["env"] = s.Command[0], s.Command[1:], envMap(s.Env)
		}
		list = append(list, one)
	}
	b, err := json.Marshal(list)
	return string(b), err
}

// cutBase cuts an address into scheme and host, and path.
func cutBase(base string) (host, path string) {
	scheme, rest, _ := strings.Cut(base, "://")
	name, path, _ := strings.Cut(rest, "/")
	return scheme + "://" + name, strings.Trim(cmp.Or(path, "v1"), "/")
}

// Presets returns the names of the coding agents with a preset, beginning with the ones
// that have their own plan.
func Presets() []string {
	return slices.Concat([]string{"claude", "codex", "gemini", "opencode"}, slices.Sorted(maps.Keys(recipes)))
}
