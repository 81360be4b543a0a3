package equip

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

// readerName is the name in Claude Code of the tool for reading the resources of a
// server.
const readerName = "ReadMcpResourceTool"

// readMethod is passed in place of a tool's name to make a session read a resource. No
// tool of a server can have this name.
const readMethod = "\x00resources/read"

// agentTools returns the tools of a server that an agent receives in a scenario: the
// server's own tools, and one for reading its resources. If several servers have such a
// tool, its name includes the server.
func (o *Outfitter) agentTools(sc *suite.Scenario, server string, pin *ServerPin) []Spec {
	if pinned := o.Pins.Servers[server]; pinned == nil || !pinned.Reader {
		return pin.Tools
	}
	known := o.Suite.ShownName(server)
	info := readerInfo(known)
	spec := Spec{Name: info.Name, Server: known, ReadOnly: true, Reader: true, Description: info.Description, Schema: info.Schema}
	if slices.ContainsFunc(sc.Servers, func(u suite.ServerUse) bool {
		other := o.Pins.Servers[u.Server()]
		return u.Server() != server && other != nil && other.Reader
	}) {
		spec.Name, spec.Remote = shownNames([]mcp.ToolInfo{{Name: readerName + "_" + known}})[0], readerName
	}
	return append(slices.Clone(pin.Tools), spec)
}

// readerInfo returns the tool for reading the resources of a server.
func readerInfo(server string) mcp.ToolInfo {
	return mcp.ToolInfo{
		Name:        readerName,
		Description: fmt.Sprintf("Reads a resource of the MCP server %q, identified by its URI, such as one that a result links to.", server),
		Schema:      json.RawMessage(`{"type":"object","properties":{"uri":{"type":"string","description":"The resource URI to read"}},"required":["uri"]}`),
	}
}

// readResource reads the resource named by the arguments of the reading tool.
func (m mcpSession) readResource(ctx context.Context, _ string, args json.RawMessage) (mcp.Result, error) {
	var in struct {
		URI string `json:"uri"`
	}
	if err := json.Unmarshal(args, &in); err != nil || in.URI == "" {
		return mcp.Result{Text: `the arguments must name a resource: {"uri": "…"}`, IsError: true}, nil
	}
	return m.ReadResource(ctx, in.URI)
}

// settlePin applies the suite's settings to a pin: the instructions, and whether agents
// can read resources.
func (o *Outfitter) settlePin(server string, pin *ServerPin) *ServerPin {
	out := *pin
	if conf := o.Suite.Servers[server]; conf != nil {
		out.Instructions = conf.InstructionsOf(pin.Instructions)
		out.Roots = o.offersRoot(server)
		out.Told = seal.Of([]byte(out.Instructions))
		if out.Reader = pin.Reader && (conf.ReadResources == nil || *conf.ReadResources); out.Reader {
			out.setSize(pin.Bytes + mcp.ToolsSize([]mcp.ToolInfo{readerInfo(o.Suite.ShownName(server))}))
		}
	}
	return &out
}

// setSize sets the size of the schemas in bytes and estimated tokens.
func (p *ServerPin) setSize(bytes int) {
	p.Bytes, p.Tokens = bytes, (bytes+BytesPerToken-1)/BytesPerToken
}
