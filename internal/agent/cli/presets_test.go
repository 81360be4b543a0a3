package cli

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/suite/suitetest"
)

// plainOrder is a trial of an arm without servers.
func plainOrder(name string) *order {
	cfg := &Config{Preset: name, Model: "anthropic/m"}
	return &order{cfg: cfg, prompt: "Do it.", work: "/repo", home: "/home/agent", log: "/assay/log", key: presets[name].key, keyValue: "<key>", learned: []byte("{}"),
		base: "http://127.0.0.1:7001/v1", fill: func(s string) string { return s }}
}

// shippedPresets returns the names of all presets but template, whose settings are the
// suite's.
func shippedPresets() []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(presets)), func(name string) bool { return name == "template" })
}

// TestPresetTable holds that the page of agents lists what each preset changes: what
// preflight reports, and the variables that it sets. Each preset must report something.
func TestPresetTable(t *testing.T) {
	var b strings.Builder
	b.WriteString("| preset | changes | variables |\n|---|---|---|\n")
	for _, name := range shippedPresets() {
		a := &Agent{preset: presets[name], cfg: Config{Preset: name}}
		effects := presets[name].effects
		if len(effects) == 0 {
			t.Errorf("preset %s reports no change", name)
		}
		for _, e := range effects { // as pins have them
			if !slices.Contains(a.Alterations(), e) {
				t.Errorf("preset %s: pins lack %q", name, e)
			}
		}
		o := plainOrder(name)
		o.servers = []equip.Launch{{Name: "docs", Command: []string{"docs"}, Start: time.Second, Call: time.Second}}
		o.idle = time.Minute
		p, err := presets[name].plan(o)
		if err != nil {
			t.Fatal(err)
		}
		vars := slices.Sorted(maps.Keys(p.env))
		fmt.Fprintf(&b, "| %s | %s | %s |\n", name, strings.Join(effects, "; "), strings.Join(vars, ", "))
	}
	suitetest.Block(t, "../../../docs/ref/cli-agent.md", "presets", b.String(), *update)
}

// TestArmsAreAlike checks that two arms of which one has servers start the program alike
// but for these: what else differs is named here.
func TestArmsAreAlike(t *testing.T) {
	differs := map[string][]string{
		"claude": {"env MCP_CONNECTION_NONBLOCKING", "env MCP_TIMEOUT", "env MCP_TOOL_TIMEOUT"},
		"gemini": {"arg docs", "arg none"}, // of --allowed-mcp-server-names
	}
	for _, name := range shippedPresets() {
		t.Run(name, func(t *testing.T) {
			shell, docs := plainOrder(name), plainOrder(name)
			docs.servers = []equip.Launch{{Name: "docs", Command: []string{"docs"}, Start: time.Second, Call: time.Second}}
			one, err := presets[name].plan(shell)
			if err != nil {
				t.Fatal(err)
			}
			two, err := presets[name].plan(docs)
			if err != nil {
				t.Fatal(err)
			}
			a, b := startWords(one), startWords(two)
			var got []string
			for _, w := range slices.Sorted(maps.Keys(a)) {
				if a[w] != b[w] {
					got = append(got, w)
				}
			}
			for w := range b {
				if _, both := a[w]; !both {
					got = append(got, w)
				}
			}
			slices.Sort(got)
			if !slices.Equal(got, differs[name]) {
				t.Errorf("these differ: %q, want %q", got, differs[name])
			}
			if diff := cmp.Diff(withoutServers(one), withoutServers(two)); diff != "" {
				t.Errorf("its files differ by more than servers:\n%s", diff)
			}
		})
	}
}

// startWords returns the arguments, with how often each is there, and the variables.
func startWords(p *plan) map[string]string {
	out := map[string]string{}
	for _, a := range p.args {
		out["arg "+a] += "x"
	}
	for name, v := range p.env {
		out["env "+name] = v
	}
	return out
}

// withoutServers returns the files of a plan without the servers in them.
func withoutServers(p *plan) map[string]any {
	out := map[string]any{}
	for name, text := range p.files {
		var v map[string]any
		if err := json.Unmarshal(text, &v); err != nil {
			plain, _, _ := strings.Cut(string(text), "\n[\"mcp_servers")
			out[name] = strings.TrimSpace(plain)
			continue
		}
		maps.DeleteFunc(v, func(key string, _ any) bool { return strings.HasPrefix(key, "mcp") })
		out[name] = v
	}
	return out
}
