package equip

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/trial"
)

// fixedTool is a tool with only a description.
type fixedTool struct {
	Tool
	spec Spec
}

func (f fixedTool) Spec() Spec { return f.spec }

func TestToolChoice(t *testing.T) {
	schema := json.RawMessage(`{"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]}`)
	k := &Kit{o: &Outfitter{}, Tools: []Tool{
		fixedTool{spec: Spec{Name: "search", Server: "docs", Schema: schema}},
		fixedTool{spec: Spec{Name: "docs_read", Remote: "docs.read", Server: "docs", Schema: json.RawMessage(`{"type": 3}`)}},
		fixedTool{spec: Spec{Name: "submit", Submits: true}},
	}, launched: []*launched{{Launch: Launch{Name: "web", Pin: &ServerPin{Tools: []Spec{{Name: "fetch", Schema: schema}}}}}}}
	call := func(id, name, server string, class trial.ToolClass, args string) trial.Event {
		return trial.Event{Kind: trial.EventToolCall, Call: &trial.ToolCall{ID: id, Name: name, Server: server, Class: class, Args: args}}
	}
	result := func(r trial.ToolResult) trial.Event {
		return trial.Event{Kind: trial.EventToolResult, Result: &r}
	}
	got := k.ToolChoice([]trial.Event{
		call("1", "search", "docs", "", `{"query": "a"}`),
		call("2", "docs_read", "docs", "", `{}`),
		result(trial.ToolResult{ID: "2", Text: "12345", TookMS: 7, Error: true}), // calls may be concurrent
		result(trial.ToolResult{ID: "1", Text: "cut", Bytes: 4001, TookMS: 3}),
		result(trial.ToolResult{ID: "1", Text: "again", TookMS: 99}),
		call("3", "serch", "", "", `{"query": "a"}`),
		call("4", "search", "", "", `{"q": "a"}`),
		call("5", "search", "", trial.ToolShell, `ls`), // the agent's own tool of the same name
		call("6", "fetch", "web", trial.ToolMCP, `{"query": 1}`),
		call("7", "submit", "", "", `{}`),
		result(trial.ToolResult{ID: "6", Error: true, NotRun: true}),
		result(trial.ToolResult{ID: "7"}),
		result(trial.ToolResult{ID: "unheard"}),
		{Kind: trial.EventAssistant, Text: "done"},
	})
	search := trial.ToolName{Name: "search", Server: "docs"}
	read := trial.ToolName{Name: "docs.read", Server: "docs", Shown: "docs_read"}
	fetch := trial.ToolName{Name: "fetch", Server: "web"}
	want := &trial.ToolChoice{
		Offered: []trial.ToolName{search, read, fetch},
		Calls: []trial.ToolUse{
			{ToolName: search, Valid: new(true), MS: new(int64(3)), Args: 4, Result: 1001},
			{ToolName: read, Error: true, MS: new(int64(7)), Args: 1, Result: 2},
			{ToolName: trial.ToolName{Name: "serch"}, Args: 4},
			{ToolName: search, Valid: new(false), Args: 3},
			{ToolName: trial.ToolName{Name: "search"}, Own: true, Args: 1},
			{ToolName: fetch, Valid: new(false), Args: 3},
		},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}
