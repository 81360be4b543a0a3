package equip

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/textdiff"
)

// DialMCP starts or reaches an MCP server. It is the [Dialer] of the program.
func DialMCP(ctx context.Context, name string, s *suite.Server, env []string) (Session, error) {
	session, err := mcp.Start(ctx, mcp.Config{
		Name: name, Command: s.Command, URL: s.URL, Env: env, Headers: s.Headers,
		StartTimeout: s.Start.D(), CallTimeout: s.Call.D(), CallMax: s.CallMax.D(), Root: s.Root, Limits: s.Limits,
	})
	if err != nil {
		return nil, err
	}
	return mcpSession{session, name}, nil
}

type mcpSession struct {
	*mcp.Session // Stderr, Notes, Changes, Close
	name         string
}

func (m mcpSession) Ended() (time.Time, string, bool) {
	at, exit, ended := m.Session.Ended()
	return at, exit.String(), ended
}

func (m mcpSession) Pin(ctx context.Context) (*ServerPin, error) {
	tools, err := m.Session.Tools(ctx)
	if err != nil {
		return nil, err
	}
	who := m.Session.Server()
	pin := &ServerPin{
		Name: who.Name, Version: who.Version, Hello: seal.Of(m.Session.Hello()), Instructions: who.Instructions, Told: seal.Of([]byte(who.Instructions)),
		Reader: m.HasResources() && !slices.ContainsFunc(tools, func(t mcp.ToolInfo) bool { return t.Name == readerName }),
	}
	pin.setSize(mcp.ToolsSize(tools))
	if pin.Digest, err = mcp.ToolsDigest(tools); err != nil {
		return nil, err
	}
	if pin.Compact, err = mcp.ToolsDigest(mcp.CompactTools(tools)); err != nil {
		return nil, err
	}
	names := shownNames(tools)
	for i, t := range tools {
		spec := Spec{Name: names[i], Description: t.Description, Schema: t.Schema, Server: m.name, ReadOnly: t.ReadOnly, Output: t.Output, Written: string(t.Schema)}
		if spec.Name != t.Name {
			spec.Remote = t.Name
		}
		pin.Tools = append(pin.Tools, spec)
	}
	return pin, nil
}

// PinLists implements [listPinner].
func (m mcpSession) PinLists(ctx context.Context, pin *ServerPin) error {
	lists, err := m.Session.Lists(ctx)
	pin.Prompts, pin.Resources = lists.Prompts, lists.Resources
	return err
}

func (m mcpSession) Likeness(ctx context.Context) (json.RawMessage, error) {
	tools, err := m.Session.Tools(ctx)
	if err != nil {
		return nil, err
	}
	like, err := m.Session.Likeness(tools)
	if err != nil {
		return nil, err
	}
	return seal.PlainJSON(like)
}

// nameMax is the longest name of a tool that all model APIs take, in bytes.
const nameMax = 64

// shownNames returns the names under which agents see tools. Model APIs take letters,
// digits, _ and - only, up to 64, and no digit or - in front; other characters are
// replaced. If the result is too long or already taken, part of the digest of the real
// name is added.
func shownNames(tools []mcp.ToolInfo) []string {
	taken := map[string]bool{}
	for _, t := range tools {
		taken[t.Name] = taken[t.Name] || plainName(t.Name) == t.Name && len(t.Name) <= nameMax
	}
	out := make([]string, len(tools))
	for i, t := range tools {
		name := plainName(t.Name)
		if len(name) > nameMax || name != t.Name && taken[name] {
			digest := string(seal.Of([]byte(t.Name)))
			name = name[:min(len(name), nameMax-9)] + "_" + digest[:8]
		}
		out[i], taken[name] = name, true
	}
	return out
}

// plainName replaces characters of a name that some model API does not take; the result
// may still be too long.
func plainName(name string) string {
	out := strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z', 'A' <= r && r <= 'Z', '0' <= r && r <= '9', r == '_', r == '-':
			return r
		}
		return '_'
	}, name)
	if c := out[0]; '0' <= c && c <= '9' || c == '-' {
		out = "_" + out
	}
	return out
}

// describeChanges describes the differences between two pins that are visible to a
// model.
func describeChanges(was, now *ServerPin) string {
	var parts []string
	if was.Digest != now.Digest {
		parts = append(parts, describeTools(shownTools(was.listedTools()), shownTools(now.listedTools())))
	}
	if was.Told != now.Told {
		parts = append(parts, "instructions "+textdiff.Describe(was.Instructions, now.Instructions))
	}
	return strings.Join(parts, "; ")
}

// changedPart names the part of a pin that describeChanges describes.
func changedPart(was, now *ServerPin) string {
	if was.Digest == now.Digest {
		return "its instructions"
	}
	return "its tools"
}

// shows reports whether a model sees the same of the server as when it was pinned.
func (p *ServerPin) shows(pinned *ServerPin) bool {
	return p.Digest == pinned.Digest && p.Told == pinned.Told
}

// shownTool is the part of a tool that is visible to a model.
type shownTool struct{ name, signature string }

func shownTools(specs []Spec) []shownTool {
	out := make([]shownTool, len(specs))
	for i, s := range specs {
		out[i] = newShownTool(s.RealName(), s.Description, s.Schema)
	}
	return out
}

func newShownTool(name, description string, schema json.RawMessage) shownTool {
	return shownTool{name, description + "\x00" + string(mcp.CompactJSON(schema))}
}

func describeTools(was, now []shownTool) string {
	index := func(tools []shownTool) (names []string, byName map[string]string) {
		byName = map[string]string{}
		for _, t := range tools {
			names, byName[t.name] = append(names, t.name), t.signature
		}
		return names, byName
	}
	wasNames, wasDefs := index(was)
	nowNames, nowDefs := index(now)
	if text := mcp.DescribeChanges(wasDefs, nowDefs); text != "" {
		return text
	}
	if !slices.Equal(wasNames, nowNames) {
		return fmt.Sprintf("the same tools in another order (%s, before %s)", firstNames(nowNames), firstNames(wasNames))
	}
	return "white space, titles or annotations"
}

func (m mcpSession) Call(ctx context.Context, tool string, args json.RawMessage) (Result, error) {
	call := m.Session.Call
	if tool == readMethod {
		call = m.readResource
	}
	res, err := call(ctx, tool, args)
	if err != nil {
		return Result{}, err
	}
	return Result{Text: res.Text, Error: res.IsError, Protocol: res.Protocol, Structured: res.Structured, Media: res.Media}, nil
}
