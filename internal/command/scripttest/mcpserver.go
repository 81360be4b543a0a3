package scripttest

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// mcpServer is the program mcpserver of the scripts: an MCP server on standard input
// and output that records its input.
func mcpServer() {
	s := sdk.NewServer(&sdk.Implementation{Name: "notes", Version: "1.0"}, nil)
	notes := []string{"capital of Norway: Oslo", "capital of France: Paris"}
	answer := func(v any, text string, failed bool) (*sdk.CallToolResult, error) {
		b, err := json.Marshal(v)
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: text}}, StructuredContent: json.RawMessage(b), IsError: failed}, err
	}
	add := func(name string, call func(args map[string]any) (*sdk.CallToolResult, error)) {
		s.AddTool(&sdk.Tool{Name: name, InputSchema: json.RawMessage(`{"type":"object"}`)}, func(_ context.Context, r *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
			args := map[string]any{}
			if err := json.Unmarshal(r.Params.Arguments, &args); err != nil {
				return nil, err
			}
			return call(args)
		})
	}
	add("add", func(args map[string]any) (*sdk.CallToolResult, error) {
		notes = append(notes, fmt.Sprint(args["text"]))
		return answer(map[string]any{"ids": []int{len(notes) - 1}}, "added", false)
	})
	add("read", func(args map[string]any) (*sdk.CallToolResult, error) {
		id, ok := args["id"].(float64)
		if !ok || id < 0 || int(id) >= len(notes) {
			return answer(map[string]any{}, "no such note", true)
		}
		return answer(map[string]any{"text": notes[int(id)]}, notes[int(id)], false)
	})
	add("die", func(map[string]any) (*sdk.CallToolResult, error) {
		fmt.Fprintln(os.Stderr, "fatal: out of notes")
		os.Exit(7)
		return nil, nil
	})
	if err := s.Run(context.Background(), &sdk.StdioTransport{}); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}
