package cli

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/equip"
)

// gemini is Gemini CLI. --skip-trust alone keeps the settings of the repository
// out; GEMINI_CLI_TRUST_WORKSPACE would load them. A GEMINI.md of the repository is
// read all the same, in every arm alike: there is no way to leave it out.
var gemini = &preset{
	program: "gemini", npm: "@google/gemini-cli", key: "GEMINI_API_KEY", login: ".gemini/oauth_creds.json", secret: []string{".gemini/gemini-credentials.json", ".gemini/mcp-oauth-tokens.json", ".gemini/google_accounts.json"},
	effects: []string{"settings of user and repository left out, GEMINI.md of the repository read", "extensions off", "telemetry and updates off", "approvals off"}, baseVars: []string{"GOOGLE_GEMINI_BASE_URL", "GEMINI_BASE_URL"},
	check: onlyTemplate, plan: planGemini,
}

func planGemini(o *order) (*plan, error) {
	p := &plan{stdin: o.prompt, files: map[string][]byte{}, env: map[string]string{
		// Else it starts itself a second time, and signals reach only the first.
		"GEMINI_CLI_NO_RELAUNCH": "true",
	}}
	if o.base != "" {
		p.env["GOOGLE_GEMINI_BASE_URL"] = o.base
	}
	login := "gemini-api-key"
	if o.key == "" {
		login = "oauth-personal"
	}
	settings := map[string]any{
		"security":  map[string]any{"auth": map[string]any{"selectedType": login}},
		"privacy":   map[string]any{"usageStatisticsEnabled": false},
		"telemetry": map[string]any{"enabled": false},
		"general":   map[string]any{"enableAutoUpdate": false, "enableAutoUpdateNotification": false, "maxAttempts": o.cfg.maxRetries() + 1},
		"mcpServers": mcpServers(o.servers, func(s equip.Launch) any {
			out := map[string]any{"timeout": max(s.Start, s.Call).Milliseconds(), "trust": true}
			if s.URL != "" {
				out["httpUrl"] = s.URL
			} else {
				out["command"], out["args"], out["env"] = s.Command[0], s.Command[1:], envMap(s.Env)
			}
			return out
		}),
	}
	if o.cfg.MaxTurns > 0 {
		settings["model"] = map[string]any{"maxSessionTurns": o.cfg.MaxTurns}
	}
	if !o.cfg.allowsShell() {
		settings["tools"] = map[string]any{"exclude": []string{"run_shell_command"}}
	}
	b, err := json.MarshalIndent(settings, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("write settings.json: %w", err)
	}
	p.files[".gemini/settings.json"] = b
	if o.system != "" {
		p.files[".gemini/GEMINI.md"] = []byte(o.system)
	}
	names := "none" // a name that does not exist lets no server in
	if len(o.servers) > 0 {
		var all []string
		for _, s := range o.servers {
			all = append(all, s.Name)
		}
		names = strings.Join(all, ",")
	}
	p.args = []string{"--output-format", "stream-json", "--approval-mode", "yolo", "--skip-trust", "--allowed-mcp-server-names", names, "-e", "none"}
	if o.cfg.Model != "" {
		p.args = append(p.args, "-m", o.cfg.Model)
	}
	return p, nil
}
