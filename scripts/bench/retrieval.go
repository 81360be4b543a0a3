package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
)

// search is an MCP server on standard input and output whose tool search waits before
// it finds the requested id. The wait lasts from reading the request to writing the
// response, so that the library's time on the server does not count as assay's.
func search(took time.Duration) error {
	peer := mcp.NewPeer(os.Stdout)
	return mcp.HandleMessages(context.Background(), os.Stdin, peer, func(m mcp.Message) error {
		due := time.Now().Add(took)
		switch m.Method {
		case "initialize":
			var in struct{ ProtocolVersion string }
			if err := json.Unmarshal(m.Params, &in); err != nil {
				return err
			}
			return peer.Reply(m.ID, map[string]any{"protocolVersion": in.ProtocolVersion,
				"capabilities": map[string]any{"tools": map[string]any{}}, "serverInfo": map[string]any{"name": "bench", "version": "1"}}, nil)
		case "tools/list":
			return peer.Reply(m.ID, map[string]any{"tools": []any{map[string]any{"name": "search", "inputSchema": map[string]any{"type": "object"}}}}, nil)
		case "tools/call":
			return find(peer, m, due)
		}
		if m.IsRequest() {
			return peer.Reply(m.ID, nil, &mcp.RPCError{Code: -32601, Message: "there is no method " + m.Method})
		}
		return nil
	})
}

// find answers a call when it is due.
func find(peer *mcp.Peer, m mcp.Message, due time.Time) error {
	var in struct{ Arguments struct{ Query string } }
	if err := json.Unmarshal(m.Params, &in); err != nil {
		return err
	}
	b, err := json.Marshal(map[string]any{"results": []map[string]any{{"id": in.Arguments.Query, "score": 1}, {"id": "another", "score": 0.5}}})
	// A sleep of Go's may be a millisecond late, which would be counted as ours.
	time.Sleep(time.Until(due) - 2*time.Millisecond)
	for time.Now().Before(due) {
		runtime.Gosched()
	}
	return peer.Reply(m.ID, map[string]any{"content": []any{map[string]any{"type": "text", "text": string(b)}}, "structuredContent": json.RawMessage(b)}, err)
}

// retrieval runs n tasks of one call each, one at a time, against a stdio server
// that takes latency for a call, and prints how much longer that takes than the
// server alone; and the same for the whole program.
func retrieval(bin, dir string, n int, latency time.Duration) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	dir = filepath.Join(dir, "retrieval")
	if err := os.Mkdir(dir, 0o755); err != nil {
		return err
	}
	var tasks strings.Builder
	for i := range n {
		fmt.Fprintf(&tasks, "---\nid: t%04d\nprompt: find-%d\ncalls: [{tool: search, args: {query: \"{{.prompt}}\", limit: 10}}]\ngraders: {text: {contains: [\"find-%d\"]}}\n", i, i, i)
	}
	suite := fmt.Sprintf(`version: 1
name: retrieval
description: tasks of one tool call, one at a time
tasks: [tasks.yaml]
servers:
  search: {command: [%q, -serve, %q], per: run}
agents:
  direct: {kind: tool}
scenarios: {search: {servers: [search]}}
graders: {text: {}}
limits: {jobs: 1}
`, self, latency.String())
	for name, text := range map[string]string{"suite.yaml": suite, "tasks.yaml": tasks.String()} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	u, err := measure(dir, nil, bin, "run", "suite.yaml", "--json", "--out", "runs", "--cache-dir", "cache")
	if err != nil {
		return err
	}
	work, err := span(u.out)
	if err != nil {
		return err
	}
	least := latency.Seconds() * float64(n)
	fmt.Printf("retrieve %d tasks, one at a time, %v a call: %.2f s, %.2f s of it the server's: ratio %.2f (limit 1.2); %.2f s with start and reports (ratio %.2f), %.2f s CPU\n",
		n, latency, work.Seconds(), least, work.Seconds()/least, u.wall.Seconds(), u.wall.Seconds()/least, u.cpu.Seconds())
	return nil
}
