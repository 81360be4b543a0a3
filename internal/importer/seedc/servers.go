package seedc

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/BurntSushi/toml"

	"github.com/assay-eval/assay/internal/importer"
)

// mcpFolder is the folder next to the configuration with a file of servers a scenario.
const mcpFolder = "mcp_configs"

// told is a server in a file of Claude, Codex or opencode.
type told struct {
	Type        string         `json:"type"`
	Command     any            `json:"command"` // a program, or in opencode's form a command line
	Args        []string       `json:"args"`
	URL         string         `json:"url"`
	Env         map[string]any `json:"env"`
	Environment map[string]any `json:"environment"`
	Headers     map[string]any `json:"headers"`
	Enabled     *bool          `json:"enabled"`
	Call        float64        `json:"tool_timeout_sec"`
	Start       float64        `json:"startup_timeout_sec"`
	TimeoutMS   float64        `json:"timeout"` // opencode's, of both
}

// parseServers reads a file of servers: mcpServers as Claude has it, mcp as opencode has
// it, or mcp_servers as Codex has it, in JSON or TOML.
func parseServers(name string, b []byte) (map[string]told, error) {
	if strings.HasSuffix(name, ".toml") {
		var v map[string]any
		if err := toml.Unmarshal(b, &v); err != nil {
			return nil, err
		}
		var err error
		if b, err = json.Marshal(v); err != nil {
			return nil, err
		}
	}
	var file struct {
		Claude   map[string]told `json:"mcpServers"`
		Codex    map[string]told `json:"mcp_servers"`
		Opencode map[string]told `json:"mcp"`
	}
	if err := json.Unmarshal(b, &file); err != nil {
		return nil, err
	}
	out := map[string]told{}
	for _, m := range []map[string]told{file.Claude, file.Codex, file.Opencode} {
		maps.Copy(out, m)
	}
	return out, nil
}

// convertServer returns a server of a suite, nil if the file turns it off.
func (c *converter) convertServer(place, id, name string, s told) block {
	out := block{}
	if s.Enabled != nil && !*s.Enabled {
		c.dropSetting(place+" "+id, "it is not enabled")
		return nil
	}
	var command []string
	switch v := s.Command.(type) {
	case string:
		command = append([]string{v}, s.Args...)
	case []any:
		for _, word := range v {
			command = append(command, formatValue(word))
		}
	}
	switch {
	case s.URL != "":
		out["url"] = s.URL
		if len(s.Headers) > 0 {
			c.dropSetting(place+" "+id+".headers", "write them into servers."+id+".headers, with ${NAME} for what is secret")
		}
	case len(command) > 0 && command[0] != "":
		out["command"] = command
	default:
		c.setErrorf("%s: server %s of %s has neither a command nor a url", place, id, name)
	}
	env := s.Env
	if env == nil {
		env = s.Environment
	}
	if set := c.convertVariables(place+" "+id+".env", env, out); len(set) > 0 {
		out["set"] = set
	}
	seconds := func(key string, n float64) {
		if n > 0 {
			out[key] = time.Duration(n * float64(time.Second)).String()
		}
	}
	seconds("call", s.TimeoutMS/1000)
	seconds("start", s.TimeoutMS/1000)
	seconds("call", s.Call)
	seconds("start", s.Start)
	return out
}

// readServers reads a file of servers; ok is false if it cannot be read.
func (c *converter) readServers(place, name, path string) (servers block, ok bool) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, false
	}
	list, err := parseServers(name, b)
	if err != nil {
		c.setErrorf("%s: read %s: %w", place, name, err)
		return nil, true
	}
	servers = block{}
	for _, id := range importer.SortedKeys(list) {
		if s := c.convertServer(place, id, name, list[id]); s != nil {
			servers[id] = s
		}
	}
	return servers, true
}

// addServerFile adds the servers of a file that the command of an agent names. With a
// folder of files, these say what each scenario has.
func (c *converter) addServerFile(place, name string) {
	if len(c.scenarioServers) > 0 || strings.ContainsAny(name, "{}$") {
		c.dropSetting(place+" "+name, "servers are named in scenarios")
		return
	}
	servers, ok := c.readServers(place, name, c.resolvePath(name))
	if !ok {
		c.dropSetting(place+" "+name, "it cannot be read: write its servers into the suite")
		return
	}
	maps.Copy(c.servers, servers)
}

// readServerFolder reads the folder of MCP configurations, if there is one: a file whose
// name ends in v2 is of mcp_unprimed_v2, another one of mcp_unprimed. The same servers in
// the forms of several programs are taken once.
func (c *converter) readServerFolder() {
	entries, err := os.ReadDir(filepath.Join(c.dir, mcpFolder))
	if err != nil {
		return // there is none
	}
	from := map[string]string{}
	for _, e := range entries {
		place := mcpFolder + "/" + e.Name()
		if e.IsDir() || !slices.Contains([]string{".json", ".toml"}, filepath.Ext(e.Name())) {
			c.dropSetting(place, "it is neither JSON nor TOML")
			continue
		}
		servers, ok := c.readServers(mcpFolder, e.Name(), filepath.Join(c.dir, mcpFolder, e.Name()))
		if !ok || len(servers) == 0 {
			continue // the one of scenarios without servers
		}
		scenario := "mcp_unprimed"
		if stem := strings.TrimSuffix(e.Name(), filepath.Ext(e.Name())); strings.HasSuffix(stem, "v2") {
			scenario = "mcp_unprimed_v2"
		}
		if have := c.scenarioServers[scenario]; have != nil {
			if !sameServers(have, servers) {
				c.setErrorf("%s has other servers than %s, and both are of scenario %s: leave one of them", place, from[scenario], scenario)
			}
			continue
		}
		from[scenario], c.scenarioServers[scenario] = place, servers
	}
}

func sameServers(a, b block) bool { return fmt.Sprint(a) == fmt.Sprint(b) }

// nameServers adds the servers of scenarios to the suite, and returns their names by
// scenario. A server whose name is taken is named after its scenario; agents still see its
// original name.
func (c *converter) nameServers() map[string][]string {
	out := map[string][]string{}
	for _, scenario := range importer.SortedKeys(c.scenarioServers) {
		servers := c.scenarioServers[scenario]
		for _, id := range importer.SortedKeys(servers) {
			s, name := servers[id].(block), id
			if other, taken := c.servers[id].(block); taken && !sameServers(block{"": other}, block{"": s}) {
				name = id + "-" + strings.TrimPrefix(scenario, "mcp_unprimed_")
				s = maps.Clone(s)
				s["like"] = id
				for key := range other {
					if s[key] == nil {
						s[key] = nil // null removes inherited keys that it lacks
					}
				}
			}
			c.servers[name] = s
			out[scenario] = append(out[scenario], name)
		}
	}
	return out
}
