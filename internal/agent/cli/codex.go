package cli

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// codex is Codex. Its CODEX_HOME holds assay's configuration alone. The workspace is
// not trusted, so that it reads neither the repository's configuration nor its
// AGENTS.md.
var codex = &preset{
	program: "codex", npm: "@openai/codex", key: "OPENAI_API_KEY", login: ".codex/auth.json", secret: []string{".codex/.credentials.json"},
	defers: true, native: nativeCodex, learn: codexCatalog, effects: []string{"configuration and AGENTS.md of user and repository left out", "apps and plugins off", "login shells off", "analytics and update checks off", "sandbox and approvals off"}, baseVars: []string{"OPENAI_BASE_URL"},
	check: onlyTemplate, plan: planCodex,
}

// codexProvider is the name of assay's entry in the list of providers: the built-in one
// tries WebSockets first and has no setting for retries.
const codexProvider = "assay"

func planCodex(o *order) (*plan, error) {
	p := &plan{stdin: o.prompt, env: map[string]string{"CODEX_HOME": o.home + "/.codex"}, files: map[string][]byte{}}
	p.files[".codex/config.toml"] = []byte(codexConfig(o))
	p.args = []string{"exec", "--json", "--dangerously-bypass-approvals-and-sandbox", "--skip-git-repo-check"}
	if o.cfg.Model != "" {
		p.args = append(p.args, "-m", o.cfg.Model)
	}
	if !o.cfg.allowsShell() {
		p.args = append(p.args, "--disable", "shell_tool", "--disable", "unified_exec")
	}
	if !o.cfg.defersTools() {
		p.files[".codex/models.json"] = o.learned
	}
	if o.system != "" {
		p.files[".codex/AGENTS.md"] = []byte(o.system)
	}
	return p, nil
}

func codexConfig(o *order) string {
	var t toml
	// Else a login shell resets PATH, and the recorded commands are not found.
	t.setKey("allow_login_shell", false)
	t.setKey("check_for_update_on_startup", false)
	if o.key != "" {
		t.setKey("model_provider", codexProvider)
	}
	// With the workspace untrusted, this keeps its AGENTS.md out; the one of CODEX_HOME
	// stays.
	t.setKey("project_doc_max_bytes", 0)
	if !o.cfg.defersTools() {
		t.setKey("model_catalog_json", o.home+"/.codex/models.json")
	}
	t.openTable("analytics")
	t.setKey("enabled", false)
	t.openTable("features")
	t.setKey("apps", false)
	t.setKey("plugins", false)
	t.openTable("projects", o.work)
	t.setKey("trust_level", "untrusted")
	if o.key != "" {
		t.openTable("model_providers", codexProvider)
		t.setKey("name", codexProvider)
		t.setKey("base_url", cmp.Or(o.base, "https://api.openai.com/v1"))
		t.setKey("env_key", o.key)
		t.setKey("wire_api", "responses")
		t.setKey("request_max_retries", o.cfg.maxRetries())
		t.setKey("stream_max_retries", o.cfg.maxRetries())
		if o.idle > 0 {
			t.setKey("stream_idle_timeout_ms", o.idle.Milliseconds())
		}
	}
	for _, s := range o.servers {
		t.openTable("mcp_servers", s.Name)
		if s.URL != "" {
			t.setKey("url", s.URL)
		} else {
			t.setKey("command", s.Command[0])
			t.setKey("args", s.Command[1:])
		}
		// It exits before the first request if the server is not there, in place of
		// going on without it.
		t.setKey("required", true)
		t.setKey("startup_timeout_sec", wholeSeconds(s.Start))
		t.setKey("tool_timeout_sec", wholeSeconds(s.Call))
		if s.URL == "" {
			t.openTable("mcp_servers", s.Name, "env")
			env := envMap(s.Env)
			for _, kv := range s.Env {
				name, _, _ := strings.Cut(kv, "=")
				t.setKey(name, env[name])
			}
		}
	}
	return t.String()
}

// codexCatalog returns the program's own list of models, changed so that no model
// searches for tools: there is no setting for that.
func codexCatalog(a *Agent, path string) ([]byte, error) {
	if a.cfg.defersTools() {
		return nil, nil
	}
	b, err := a.runProgram(path, "debug", "models", "--bundled")
	if err != nil {
		return nil, err
	}
	var catalog map[string]any
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.UseNumber()
	if err := dec.Decode(&catalog); err != nil {
		return nil, fmt.Errorf("its list of models: %w", err)
	}
	models, _ := catalog["models"].([]any)
	if len(models) == 0 {
		return nil, errors.New("its list of models is empty")
	}
	for _, m := range models {
		if m, ok := m.(map[string]any); ok {
			m["supports_search_tool"] = false
		}
	}
	return json.Marshal(catalog)
}

func wholeSeconds(d time.Duration) int64 { return int64((d + time.Second - 1) / time.Second) }

// nativeCodex finds the program behind the wrapper of the npm package, which
// neither passes on all signals nor dies with it.
func nativeCodex(path string) string {
	if !strings.HasSuffix(path, ".js") {
		return ""
	}
	root := filepath.Dir(filepath.Dir(path)) // …/@openai/codex
	var found []string
	for _, pattern := range []string{
		filepath.Join(filepath.Dir(root), "codex-*", "vendor", "*", "bin", "codex"),
		filepath.Join(filepath.Dir(root), "codex-*", "vendor", "*", "codex", "codex"),
		filepath.Join(root, "node_modules", "@openai", "codex-*", "vendor", "*", "bin", "codex"),
		filepath.Join(root, "vendor", "*", "codex", "codex"),
	} {
		all, _ := filepath.Glob(pattern) // it is well formed
		found = append(found, slices.DeleteFunc(all, func(f string) bool { return !fileExists(f) })...)
	}
	if len(found) != 1 {
		return "" // none, or several platforms: the wrapper knows which
	}
	return found[0]
}

// toml writes the part of TOML that a configuration needs.
type toml struct{ strings.Builder }

func (t *toml) openTable(path ...string) {
	fmt.Fprintf(t, "\n[%s]\n", joinQuoted(path, "."))
}

func joinQuoted(list []string, sep string) string {
	var quoted []string
	for _, s := range list {
		quoted = append(quoted, tomlString(s))
	}
	return strings.Join(quoted, sep)
}

func (t *toml) setKey(key string, value any) {
	switch v := value.(type) {
	case string:
		value = tomlString(v)
	case []string:
		value = "[" + joinQuoted(v, ", ") + "]"
	}
	if !variableName.MatchString(key) {
		key = tomlString(key)
	}
	fmt.Fprintf(t, "%s = %v\n", key, value)
}

// tomlString writes a basic string: a JSON string with the characters escaped that TOML
// forbids.
func tomlString(s string) string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(strings.ToValidUTF8(s, "\uFFFD")) // encoding a string never fails
	return strings.ReplaceAll(strings.TrimSuffix(b.String(), "\n"), "\x7f", `\u007F`)
}
