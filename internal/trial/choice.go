package trial

import "strings"

// ToolChoice records the tools offered to an agent and its calls. It excludes the tool
// that submits the answer.
type ToolChoice struct {
	Offered []ToolName `json:"offered,omitempty"` // in the order of the agent's tool list
	Calls   []ToolUse  `json:"calls,omitempty"`   // in order of their start
}

// ToolName identifies a tool offered to an agent.
type ToolName struct {
	Name   string `json:"name"`             // on its server
	Server string `json:"server,omitempty"` // MCP server; "" for a task tool
	Shown  string `json:"shown,omitempty"`  // name for the agent, if different
}

// Is reports whether name refers to this tool: by its real name, the name for the
// agent, or both server and tool, as in docs/search or in the spellings of agent
// programs: mcp__docs__search, docs__search, docs_search.
func (n ToolName) Is(name string) bool {
	if name == n.Name || n.Shown != "" && name == n.Shown {
		return true
	}
	if n.Server == "" {
		return false
	}
	if name == n.Server+"/"+n.Name {
		return true
	}
	server, tool := plainName(n.Server), plainName(n.Name)
	return name == "mcp__"+server+"__"+tool || name == server+"__"+tool || name == server+"_"+tool
}

// plainName replaces characters that model APIs reject in tool names.
func plainName(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z', 'A' <= r && r <= 'Z', '0' <= r && r <= '9', r == '_', r == '-':
			return r
		}
		return '_'
	}, s)
}

// ToolUse summarizes a call: its size and time, without its content.
type ToolUse struct {
	ToolName
	// Own is set if the tool is the agent's own, such as its shell.
	Own bool `json:"own,omitempty"`
	// Valid reports whether the arguments match the tool's schema. It is nil if there
	// is no schema.
	Valid *bool `json:"valid,omitempty"`
	Error bool  `json:"error,omitempty"`
	// MS is the time to the result; nil if none.
	MS *int64 `json:"ms,omitempty" volatile:"true"`
	// Args and Result are sizes in tokens, estimated with [BytesPerToken].
	Args   int `json:"args_tokens"`
	Result int `json:"result_tokens"`
}

// EstimateTokens returns the estimated number of tokens in a text of size bytes.
func EstimateTokens(size int) int { return (size + BytesPerToken - 1) / BytesPerToken }
