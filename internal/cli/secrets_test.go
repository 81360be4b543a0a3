package cli

// mcpRole is an MCP server that shows its environment.
func mcpRole() int { return 0 }
