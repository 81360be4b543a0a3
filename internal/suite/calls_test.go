package suite

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/seal"
)

const callSuite = `
-- suite.yaml --
version: 1
name: calls
tasks: [t.yaml]
servers: {docs: {command: [docs]}}
agents: {a: {kind: command, command: [x]}}
scenarios: {s: {servers: [docs]}}
graders: {text: {contains: [x]}}
-- t.yaml --
id: four
prompt: Four
title: Top "four"
expect: nothing
target: {ids: [d1, d2], forbidden: [d3]}
calls:
  - {server: docs, tool: warm, warmup: true}
  - tool: search
    args:
      query: "{{.prompt}} of {{.title}}"
      numbers: [1.50, 0x10, 12345678901234567890123, -0.0, 1e3, "1.50", 7]
      nested: {brace: '{{"{{"}}x}}', none: null, yes: true}
  - {tool: read, args: {id: {$from: {call: 1, path: "$.results[-1]['a.b']"}}}, expect: error}
`

// Templates are filled in when a suite is loaded; numbers stay as they were
// written, also through the resolved form.
func TestCalls(t *testing.T) {
	s, err := Load(Options{Files: memory(callSuite), Path: suiteFile, Kinds: testKinds()})
	if err != nil {
		t.Fatal(err)
	}
	num := func(s string) any { return json.Number(s) }
	want := []Call{
		{Server: "docs", Tool: "warm", Warmup: true, Expect: "ok"},
		{Tool: "search", Expect: "ok", Args: Args{
			"query":   `Four of Top "four"`,
			"numbers": []any{num("1.50"), num("16"), num("12345678901234567890123"), num("-0.0"), num("1e3"), "1.50", num("7")},
			"nested":  map[string]any{"brace": "{{x}}", "none": nil, "yes": true},
		}},
		{Tool: "read", Expect: "error", Args: Args{"id": map[string]any{"$from": map[string]any{"call": num("1"), "path": "$.results[-1]['a.b']"}}}},
	}
	task := s.Tasks[0]
	if d := cmp.Diff(want, task.Calls); d != "" {
		t.Errorf("calls (-want +got):\n%s", d)
	}
	if task.Expect != "nothing" || len(task.Target.IDs) != 2 || task.Target.Forbidden[0] != "d3" {
		t.Errorf("expect %q, target %+v", task.Expect, task.Target)
	}
	b, err := s.Resolved()
	if err != nil {
		t.Fatal(err)
	}
	back, err := FromResolved(b, testKinds())
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(want, back.Tasks[0].Calls); d != "" {
		t.Errorf("calls read back (-want +got):\n%s", d)
	}
	if _, err := s.Digest(); err != nil {
		t.Error(err)
	}
}

// Arguments enter a key with their fractions, and a number is not the text of
// the same digits.
func TestArgsInKeys(t *testing.T) {
	seen := map[seal.Digest]string{}
	for name, v := range map[string]any{"number": json.Number("1.5"), "text": "1.5", "other": json.Number("1.25"), "large": json.Number("9007199254740993")} {
		part, err := seal.SelectFields(&Task{ID: "t", Calls: []Call{{Tool: "x", Args: Args{"v": v}}}}, seal.Gen)
		if err != nil {
			t.Fatal(err)
		}
		d, err := seal.Hash("test", part)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if was, twice := seen[d]; twice {
			t.Errorf("%s and %s have the same key", was, name)
		}
		seen[d] = name
	}
}
