package initcmd

import (
	"encoding/json"
	"strings"
	"testing"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/explore"
	"github.com/assay-eval/assay/internal/suite"
)

// TestDraftsOfHostileServers checks that a server's description of itself cannot break
// the files of a draft or add to them.
func TestDraftsOfHostileServers(t *testing.T) {
	schema := json.RawMessage(`{"properties":{"q":{"type":"string","default":"{{.id}}\n# x: \"y\""}},"required":["q"]}`)
	d := &draft{suite: "s", name: "null", server: &suite.Server{Command: []string{"yes", "a: b", "#", ""}}, pin: &equip.ServerPin{
		Name: "x\ninjected: true", Tools: []equip.Spec{
			{Name: "a/../../b: c", Description: "one\ninjected: true\n>> <<TODO: \x1b[31mred", Schema: schema, ReadOnly: true},
			{Name: "A/../../B: c", Schema: json.RawMessage(`null`)},
			{Name: "true", Description: "[[.Suite]]", ReadOnly: true},
		},
	}, found: &explore.Found{Tools: []explore.Tool{{ToolInfo: mcp.ToolInfo{Name: "true"}, Reads: true}}}}
	files := d.draftFiles("dir")
	if len(files) != 2+2*3 {
		t.Errorf("%d files", len(files))
	}
	for name, b := range files {
		if strings.Contains(name, "..") && strings.Contains(name, "/../") || strings.Contains(string(b), "\x1b") {
			t.Errorf("%s: a path that leads out, or an escape sequence", name)
		}
		var doc map[string]any
		if err := yaml.Load(b, &doc); err != nil {
			t.Errorf("%s: %v\n%s", name, err, b)
		}
		if doc["injected"] != nil {
			t.Errorf("%s has a key of the server's", name)
		}
	}
}
