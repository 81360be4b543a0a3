package cli

import (
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"github.com/assay-eval/assay/internal/equip"
)

// claude is Claude Code. It loads only our servers (--strict-mcp-config) and no
// settings or rules of the user or the repository (--setting-sources "").
var claude = &preset{
	program: "claude", npm: "@anthropic-ai/claude-code", key: "ANTHROPIC_API_KEY", login: ".claude/.credentials.json",
	defers: true, effects: []string{"settings, rules, hooks and MCP servers of user and repository left out", "background tasks off", "updates, telemetry and other traffic off", "permissions skipped"}, baseVars: []string{"ANTHROPIC_BASE_URL"},
	check: onlyTemplate, plan: planClaude,
}

// claudeTools are the tools of Claude Code that run no command.
const claudeTools = "Read,Edit,Write,NotebookEdit,Glob,Grep,TodoWrite"

func planClaude(o *order) (*plan, error) {
	dir := o.home + "/.claude"
	p := &plan{stdin: o.prompt, files: map[string][]byte{}, env: map[string]string{
		"CLAUDE_CONFIG_DIR": dir,
		// As root it skips permissions only in a declared sandbox. The variable is the
		// same everywhere, so that trials do not differ by it.
		"IS_SANDBOX": "1",
		"CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
		"DISABLE_AUTOUPDATER":                      "1",
		// A command past its time limit is an error, and not a task that goes on
		// after the end of the turn.
		"CLAUDE_CODE_DISABLE_BACKGROUND_TASKS": "1",
		"ENABLE_TOOL_SEARCH":                   strconv.FormatBool(o.cfg.defersTools()),
		"CLAUDE_CODE_MAX_RETRIES":              strconv.Itoa(o.cfg.maxRetries()),
	}}
	if o.idle > 0 {
		p.env["API_TIMEOUT_MS"] = strconv.FormatInt(o.idle.Milliseconds(), 10)
	}
	if o.base != "" {
		p.env["ANTHROPIC_BASE_URL"] = o.base
	}
	if len(o.servers) > 0 {
		var start, call time.Duration
		for _, s := range o.servers {
			start, call = max(start, s.Start), max(call, s.Call)
		}
		p.env["MCP_TIMEOUT"] = strconv.FormatInt(start.Milliseconds(), 10)
		p.env["MCP_TOOL_TIMEOUT"] = strconv.FormatInt(call.Milliseconds(), 10)
		// Else the first request goes out while servers still start.
		p.env["MCP_CONNECTION_NONBLOCKING"] = "false"
	}
	config, err := json.MarshalIndent(map[string]any{"mcpServers": mcpServers(o.servers, claudeServer)}, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("write the list of MCP servers: %w", err)
	}
	p.files["assay-mcp.json"] = config
	p.args = []string{
		"-p", "--output-format", "stream-json", "--verbose", "--dangerously-skip-permissions",
		"--strict-mcp-config", "--mcp-config", o.home + "/assay-mcp.json", "--setting-sources", "",
	}
	if o.cfg.Model != "" {
		p.args = append(p.args, "--model", o.cfg.Model)
	}
	if o.cfg.MaxTurns > 0 {
		p.args = append(p.args, "--max-turns", strconv.Itoa(o.cfg.MaxTurns))
	}
	if o.cfg.keepsBudget() {
		p.args = append(p.args, "--max-budget-usd", string(o.cfg.MaxUSD))
	}
	if !o.cfg.allowsShell() {
		p.args = append(p.args, "--tools", claudeTools)
	}
	if o.system != "" {
		p.files["assay-system.md"] = []byte(o.system)
		p.args = append(p.args, "--append-system-prompt-file", o.home+"/assay-system.md")
	}
	return p, nil
}

func claudeServer(s equip.Launch) any {
	if s.URL != "" {
		return map[string]any{"type": "http", "url": s.URL}
	}
	return map[string]any{"type": "stdio", "command": s.Command[0], "args": s.Command[1:], "env": envMap(s.Env)}
}

// mcpServers returns the servers by name, each in the form of a program.
func mcpServers(servers []equip.Launch, form func(equip.Launch) any) map[string]any {
	out := map[string]any{}
	for _, s := range servers {
		out[s.Name] = form(s)
	}
	return out
}
