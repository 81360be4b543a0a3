package equip

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

func TestRefusalError(t *testing.T) {
	tools := func(n int, schema string) (out []Tool) {
		for i := range n {
			out = append(out, placebo{Spec{Name: fmt.Sprintf("t%d", i), Server: "docs", Schema: json.RawMessage(schema)}})
		}
		return out
	}
	const plain = `{"type":"object","properties":{}}`
	for _, tc := range []struct {
		name, provider string
		tools          []Tool
		want           string // part of the error, "" for none
	}{
		{"128", "openai", tools(128, plain), ""},
		{"201", "openai", tools(201, plain), "openai refuses its tools: 201 tools; a request takes 128: leave some out with servers.docs.tools.without"},
		{"201 elsewhere", "anthropic", tools(201, plain), ""},
		{"task tool", "openai", []Tool{placebo{Spec{Name: "submit", Schema: json.RawMessage(`{"type":"object","properties":{"a":{"type":"array"}}}`)}}}, "openai refuses the task tool submit: "},
		{"no properties, which are added", "openai", tools(1, `{"type":"object"}`), ""},
		{"renamed", "anthropic", []Tool{placebo{Spec{Name: "a_b", Remote: "a.b", Server: "docs", Schema: json.RawMessage(`{"type":"object","allOf":[{}]}`)}}}, "servers.docs.tools.without: [a.b]"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			err := refusalError(tc.provider, tc.tools)
			if (err == nil) != (tc.want == "") || err != nil && !strings.Contains(err.Error(), tc.want) {
				t.Errorf("refusalError = %v, want %q", err, tc.want)
			}
		})
	}
}
