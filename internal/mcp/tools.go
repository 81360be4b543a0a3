package mcp

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/assay-eval/assay/internal/seal"
)

// ToolInfo is a tool as its server describes it.
type ToolInfo struct {
	Name        string
	Description string
	Schema      json.RawMessage // JSON Schema of the arguments
	Output      json.RawMessage // JSON Schema of structured answers; nil if there is none
	ReadOnly    bool            // the server declares that a call changes nothing
	// Definition is the whole tool as the server listed it, without _meta.
	Definition json.RawMessage
}

// maxPages is the most pages of a tool list that are read.
const maxPages = 10_000

// Tools lists the server's tools, all pages, by name: the order in which a
// server lists them may change from call to call.
func (s *Session) Tools(ctx context.Context) ([]ToolInfo, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, s.cfg.CallTimeout, ErrTimeout)
	defer cancel()
	var out []ToolInfo
	params := &sdk.ListToolsParams{}
	for page := 1; ; page++ {
		res, err := s.client.ListTools(ctx, params)
		if err != nil {
			return nil, s.newFault(ctx, "list tools", err)
		}
		for _, t := range res.Tools {
			info, err := newToolInfo(t)
			if err != nil {
				return nil, s.newFault(ctx, "list tools", err)
			}
			out = append(out, info)
		}
		if res.NextCursor == "" {
			break
		}
		if page == maxPages || res.NextCursor == params.Cursor {
			return nil, s.newFault(ctx, "list tools", fmt.Errorf("page %d is not the last and leads nowhere", page))
		}
		params = &sdk.ListToolsParams{Cursor: res.NextCursor}
	}
	slices.SortStableFunc(out, func(a, b ToolInfo) int { return cmp.Compare(a.Name, b.Name) })
	return out, nil
}

// ParseTools reads definitions of tools as a recording has them, by name like
// [Session.Tools]: equal lists have the same [ToolsDigest], wherever they were
// heard.
func ParseTools(definitions []json.RawMessage) ([]ToolInfo, error) {
	var out []ToolInfo
	for i, def := range definitions {
		var t sdk.Tool
		if err := json.Unmarshal(def, &t); err != nil {
			return nil, fmt.Errorf("tool %d: %w", i+1, err)
		}
		info, err := newToolInfo(&t)
		if err != nil {
			return nil, fmt.Errorf("tool %d: %w", i+1, err)
		}
		out = append(out, info)
	}
	slices.SortStableFunc(out, func(a, b ToolInfo) int { return cmp.Compare(a.Name, b.Name) })
	return out, nil
}

func newToolInfo(t *sdk.Tool) (ToolInfo, error) {
	if t.Name == "" {
		return ToolInfo{}, errors.New("a tool has no name")
	}
	schema, err := json.Marshal(t.InputSchema)
	if err != nil {
		return ToolInfo{}, fmt.Errorf("tool %s: schema: %w", t.Name, err)
	}
	var output json.RawMessage
	if t.OutputSchema != nil {
		if output, err = json.Marshal(t.OutputSchema); err != nil {
			return ToolInfo{}, fmt.Errorf("tool %s: schema of answers: %w", t.Name, err)
		}
	}
	bare := *t
	bare.Meta = nil
	whole, err := json.Marshal(bare)
	if err != nil {
		return ToolInfo{}, fmt.Errorf("tool %s: %w", t.Name, err)
	}
	return ToolInfo{
		Name: t.Name, Description: t.Description, Schema: schema, Output: output, Definition: whole,
		ReadOnly: t.Annotations != nil && t.Annotations.ReadOnlyHint,
	}, nil
}

// ToolsDigest returns the digest of a tool list: of every definition in order.
// Two lists have the same digest if they describe the same tools alike.
func ToolsDigest(tools []ToolInfo) (seal.Digest, error) {
	// Definitions go in as text: canonical JSON has no fractions, which schemas
	// do, such as "multipleOf": 0.01.
	texts := make([]string, len(tools))
	for i, t := range tools {
		texts[i] = string(t.Definition)
	}
	return seal.Hash("assay/mcp-tools/1", texts)
}

// ToolsSize returns how many bytes the tools take in a request to a model:
// names, descriptions and schemas as JSON.
func ToolsSize(tools []ToolInfo) int {
	n := 0
	for _, t := range tools {
		b, err := json.Marshal(map[string]any{"name": t.Name, "description": t.Description, "input_schema": t.Schema})
		if err == nil { // schemas are JSON already
			n += len(b)
		}
	}
	return n
}

// DescribeChanges returns how one tool list differs from another, such as
// "added search2; changed read; removed search". Each is given as definitions
// by name.
func DescribeChanges(was, now map[string]string) string {
	var added, changed, removed []string
	for name, def := range now {
		switch old, there := was[name]; {
		case !there:
			added = append(added, name)
		case old != def:
			changed = append(changed, name)
		}
	}
	for name := range was {
		if _, there := now[name]; !there {
			removed = append(removed, name)
		}
	}
	var parts []string
	for _, p := range []struct {
		what  string
		names []string
	}{{"added", added}, {"changed", changed}, {"removed", removed}} {
		if n := len(p.names); n > 0 {
			slices.Sort(p.names)
			text := strings.Join(p.names[:min(n, 5)], ", ")
			if n > 5 {
				text += fmt.Sprintf(" and %d more", n-5)
			}
			parts = append(parts, p.what+" "+clipText(text))
		}
	}
	return strings.Join(parts, "; ")
}

// InvalidReason returns why model APIs would refuse a tool, "" if they would
// not: its arguments must be an object with a valid JSON Schema.
func InvalidReason(t ToolInfo) string {
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(t.Schema))
	if err != nil {
		return "its schema is no JSON: " + clipText(err.Error())
	}
	s, ok := v.(map[string]any)
	if !ok {
		return fmt.Sprintf("its schema is %s, not an object", clipText(string(t.Schema)))
	}
	if s["type"] != "object" {
		return "its arguments are not of type object"
	}
	c := jsonschema.NewCompiler()
	c.UseLoader(noLoader{})
	c.UseRegexpEngine(anyPattern) // JavaScript's patterns are not Go's
	if err := c.AddResource(toolURL, v); err != nil {
		return "its schema is invalid: " + clipText(err.Error())
	}
	if _, err := c.Compile(toolURL); err != nil {
		if _, away := errors.AsType[*jsonschema.LoadURLError](err); away {
			return "its schema refers to another document: " + clipText(err.Error())
		}
		text := err.Error()
		if bad, ok := errors.AsType[*jsonschema.SchemaValidationError](err); ok {
			_, text, _ = strings.Cut(bad.Err.Error(), "\n") // without the name of the schema of schemas
		}
		return "its schema is invalid: " + clipText(text)
	}
	return ""
}

const toolURL = "https://assay.invalid/tool.json"

// noLoader reads nothing: a schema of a stranger must not make us open files.
type noLoader struct{}

func (noLoader) Load(url string) (any, error) { return nil, fmt.Errorf("%s is not read", url) }

type pattern string

func (pattern) MatchString(string) bool { return true }
func (p pattern) String() string        { return string(p) }

func anyPattern(s string) (jsonschema.Regexp, error) { return pattern(s), nil }
