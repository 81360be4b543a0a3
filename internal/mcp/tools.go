package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
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
	Output      json.RawMessage // JSON Schema of structured content; nil if none
	ReadOnly    bool            // the server declares that a call changes nothing
	// Definition is the whole tool as the server listed it, without _meta.
	Definition json.RawMessage
}

// Tools lists all pages of the server's tools, in the server's order and with schemas
// as the server sent them, because models see both.
func (s *Session) Tools(ctx context.Context) ([]ToolInfo, error) {
	var fit []string // names that the SDK accepts
	judged := true   // the SDK has checked all pages
	listed, err := s.readPages(ctx, "tools", func(ctx context.Context, cursor string) error {
		res, err := s.client.ListTools(ctx, &sdk.ListToolsParams{Cursor: cursor})
		judged = judged && err == nil
		if err == nil {
			for _, t := range res.Tools {
				fit = append(fit, t.Name)
			}
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	out, err := ParseTools(listed)
	if err != nil {
		return nil, s.newFault(ctx, "list tools", err)
	}
	// Clients must omit tools with invalid header annotations.
	return slices.DeleteFunc(out, func(t ToolInfo) bool { return judged && !slices.Contains(fit, t.Name) }), nil
}

// ParseTools parses definitions of tools as sent by a server. Equal lists have the same
// [ToolsDigest], regardless of their source.
func ParseTools(definitions []json.RawMessage) ([]ToolInfo, error) {
	out := make([]ToolInfo, len(definitions))
	for i, def := range definitions {
		var err error
		if out[i], err = parseTool(def); err != nil {
			return nil, fmt.Errorf("tool %d: %w", i+1, err)
		}
	}
	return out, nil
}

func parseTool(def json.RawMessage) (ToolInfo, error) {
	t := ToolInfo{Definition: cutMember(def, "_meta"), Schema: json.RawMessage("null")}
	all, err := splitObject(t.Definition)
	if err != nil {
		return t, err
	}
	var annotations struct {
		ReadOnly bool `json:"readOnlyHint"`
	}
	for name, into := range map[string]any{"name": &t.Name, "description": &t.Description, "annotations": &annotations} {
		if v := findMember(all, name); v != nil {
			if err := json.Unmarshal(v, into); err != nil {
				return t, fmt.Errorf("%s: %w", name, err)
			}
		}
	}
	if t.Name == "" {
		return t, errors.New("it has no name")
	}
	if schema := findMember(all, "inputSchema"); schema != nil {
		t.Schema = schema
	}
	t.Output, t.ReadOnly = findMember(all, "outputSchema"), annotations.ReadOnly
	return t, nil
}

// ToolsDigest returns the digest of a tool list: of every definition in order, as sent
// by its server.
func ToolsDigest(tools []ToolInfo) (seal.Digest, error) {
	definitions := make([]json.RawMessage, len(tools))
	for i, t := range tools {
		definitions[i] = t.Definition
	}
	return digestTexts("tools", definitions)
}

// CompactTools returns tools without white space between the tokens of their
// definitions. Recordings of servers over HTTP do not preserve this white space.
func CompactTools(tools []ToolInfo) []ToolInfo {
	out := slices.Clone(tools)
	for i, t := range out {
		out[i].Definition, out[i].Schema = CompactJSON(t.Definition), CompactJSON(t.Schema)
	}
	return out
}

// CompactJSON returns JSON without white space between tokens.
func CompactJSON(text json.RawMessage) json.RawMessage {
	var b bytes.Buffer
	if json.Compact(&b, text) != nil {
		return text
	}
	return b.Bytes()
}

// digestTexts returns the digest of a list of definitions. It hashes them as text,
// since canonical JSON does not support fractions and schemas contain some, such as
// "multipleOf": 0.01.
func digestTexts(what string, definitions []json.RawMessage) (seal.Digest, error) {
	texts := make([]string, len(definitions))
	for i, def := range definitions {
		texts[i] = string(def)
	}
	return seal.Hash("assay/mcp-"+what+"/2", texts)
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
	differing := map[string][]string{}
	for name, def := range now {
		if old, there := was[name]; !there {
			differing["added"] = append(differing["added"], name)
		} else if old != def {
			differing["changed"] = append(differing["changed"], name)
		}
	}
	for name := range was {
		if _, there := now[name]; !there {
			differing["removed"] = append(differing["removed"], name)
		}
	}
	var parts []string
	for _, what := range slices.Sorted(maps.Keys(differing)) {
		names := slices.Sorted(slices.Values(differing[what]))
		text := strings.Join(names[:min(len(names), 5)], ", ")
		if len(names) > 5 {
			text += fmt.Sprintf(" and %d more", len(names)-5)
		}
		parts = append(parts, what+" "+clipText(text))
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
	if depth := nestingDepth(t.Schema); depth > maxNesting {
		return fmt.Sprintf("its schema nests %d levels deep, more than %d", depth, maxNesting)
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

// maxNesting is the maximum nesting of a schema to compile. The compile time grows with
// the third power of the nesting and is half a second here.
const maxNesting = 400

// nestingDepth returns the maximum nesting of lists and objects in valid JSON.
func nestingDepth(text json.RawMessage) int {
	depth, most := 0, 0
	for dec := json.NewDecoder(bytes.NewReader(text)); ; {
		token, err := dec.Token()
		if err != nil {
			return most
		}
		switch token {
		case json.Delim('{'), json.Delim('['):
			depth++
			most = max(most, depth)
		case json.Delim('}'), json.Delim(']'):
			depth--
		}
	}
}

const toolURL = "https://assay.invalid/tool.json"

// noLoader reads nothing: a schema of a stranger must not make us open files.
type noLoader struct{}

func (noLoader) Load(url string) (any, error) { return nil, fmt.Errorf("%s is not read", url) }

type pattern string

func (pattern) MatchString(string) bool { return true }
func (p pattern) String() string        { return string(p) }

func anyPattern(s string) (jsonschema.Regexp, error) { return pattern(s), nil }
