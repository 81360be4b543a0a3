package equip

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

// DialMCP starts or reaches an MCP server. It is the [Dialer] of the program.
func DialMCP(ctx context.Context, name string, s *suite.Server, env []string) (Session, error) {
	session, err := mcp.Start(ctx, mcp.Config{
		Name: name, Command: s.Command, URL: s.URL, Env: env, Headers: s.Headers,
		StartTimeout: s.Start.D(), CallTimeout: s.Call.D(),
	})
	if err != nil {
		return nil, err
	}
	return mcpSession{session, name, session}, nil
}

type mcpSession struct {
	*mcp.Session // Stderr, Notes, Changes, Close
	name         string
	s            *mcp.Session
}

func (m mcpSession) Ended() (time.Time, string, bool) {
	at, exit, ended := m.s.Ended()
	return at, exit.String(), ended
}

func (m mcpSession) Pin(ctx context.Context) (*ServerPin, error) {
	tools, err := m.s.Tools(ctx)
	if err != nil {
		return nil, err
	}
	digest, err := mcp.ToolsDigest(tools)
	if err != nil {
		return nil, err
	}
	who := m.s.Server()
	size := mcp.ToolsSize(tools)
	pin := &ServerPin{Name: who.Name, Version: who.Version, Digest: digest, Bytes: size, Tokens: (size + BytesPerToken - 1) / BytesPerToken}
	names := shownNames(tools)
	for i, t := range tools {
		spec := Spec{Name: names[i], Description: t.Description, Schema: t.Schema, Server: m.name, ReadOnly: t.ReadOnly, Output: t.Output}
		if spec.Name != t.Name {
			spec.Remote = t.Name
		}
		pin.Tools = append(pin.Tools, spec)
	}
	return pin, nil
}

func (m mcpSession) Likeness(ctx context.Context) (json.RawMessage, error) {
	tools, err := m.s.Tools(ctx)
	if err != nil {
		return nil, err
	}
	like, err := m.s.Likeness(tools)
	if err != nil {
		return nil, err
	}
	return json.Marshal(like)
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

func describeChanges(was, now *ServerPin) string {
	defs := func(p *ServerPin) map[string]string {
		out := map[string]string{}
		for _, t := range p.Tools {
			b, err := json.Marshal(t)
			if err == nil { // a schema is JSON already
				out[t.remoteName()] = string(b)
			}
		}
		return out
	}
	if text := mcp.DescribeChanges(defs(was), defs(now)); text != "" {
		return text
	}
	return "titles or annotations"
}

func (m mcpSession) Call(ctx context.Context, tool string, args json.RawMessage) (Result, error) {
	res, err := m.s.Call(ctx, tool, args)
	if err != nil {
		return Result{}, err
	}
	return Result{Text: res.Text, Error: res.IsError, Protocol: res.Protocol, Structured: res.Structured}, nil
}
