package serve

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/mcp"
)

// Placebo is a server that looks like another one and knows nothing: it has the
// same name, instructions, tools and schemas, and answers every call with empty
// content. It is the control for the effects of a server's mere presence: more
// turns, more text in the context.
type Placebo struct {
	like  mcp.Likeness
	list  json.RawMessage            // the answer to tools/list
	empty map[string]json.RawMessage // the answer of each tool

	mu    sync.Mutex
	calls map[string]int
}

// NewPlacebo returns a Placebo that looks like a server. It refuses tools
// without a name.
func NewPlacebo(like mcp.Likeness) (*Placebo, error) {
	p := &Placebo{like: like, empty: map[string]json.RawMessage{}, calls: map[string]int{}}
	for i, def := range like.Tools {
		var t struct {
			Name   string          `json:"name"`
			Output json.RawMessage `json:"outputSchema"`
		}
		if err := json.Unmarshal(def, &t); err != nil {
			return nil, fmt.Errorf("tool %d: %w", i+1, err)
		}
		if t.Name == "" {
			return nil, fmt.Errorf("tool %d has no name", i+1)
		}
		if _, twice := p.empty[t.Name]; !twice { // the server's mistake is imitated, too
			p.empty[t.Name] = emptyResult(t.Output)
		}
	}
	tools := like.Tools
	if tools == nil {
		tools = []json.RawMessage{}
	}
	list, err := json.Marshal(map[string]any{"tools": tools})
	p.list = list
	return p, err
}

// Serve answers a client until in or ctx ends.
func (p *Placebo) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	peer := mcp.NewPeer(out)
	return mcp.HandleMessages(ctx, in, peer, func(m mcp.Message) error {
		if !m.IsRequest() {
			return nil
		}
		result, err := p.answerRequest(m)
		return peer.Reply(m.ID, result, err)
	})
}

// CallCounts returns how often each tool was called.
func (p *Placebo) CallCounts() map[string]int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return maps.Clone(p.calls)
}

// Summary says the calls in a line, the most frequent first.
func (p *Placebo) Summary() string {
	calls := p.CallCounts()
	names := slices.SortedFunc(maps.Keys(calls), func(a, b string) int {
		return cmp.Or(cmp.Compare(calls[b], calls[a]), cmp.Compare(a, b))
	})
	total := 0
	for i, name := range names {
		total += calls[name]
		names[i] = fmt.Sprintf("%s %d", name, calls[name])
	}
	if total == 0 {
		return "no calls"
	}
	word := "calls"
	if total == 1 {
		word = "call"
	}
	return fmt.Sprintf("%d %s (%s)", total, word, strings.Join(names, ", "))
}

// answerRequest returns the result of a request.
func (p *Placebo) answerRequest(m mcp.Message) (any, error) {
	switch m.Method {
	case "initialize":
		return p.answerInitialize(m.Params), nil
	case "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe":
		return struct{}{}, nil
	case "tools/list":
		return p.list, nil
	case "tools/call":
		return p.answerCall(m.Params)
	case "resources/list":
		return json.RawMessage(`{"resources":[]}`), nil
	case "resources/templates/list":
		return json.RawMessage(`{"resourceTemplates":[]}`), nil
	case "prompts/list":
		return json.RawMessage(`{"prompts":[]}`), nil
	case "completion/complete":
		return json.RawMessage(`{"completion":{"values":[]}}`), nil
	}
	return nil, &mcp.RPCError{Code: -32601, Message: fmt.Sprintf("a placebo does not know the method %q", m.Method)}
}

func (p *Placebo) answerCall(params json.RawMessage) (any, error) {
	var asked struct {
		Name string `json:"name"`
	}
	if err := json.Unmarshal(params, &asked); err != nil {
		return nil, &mcp.RPCError{Code: -32602, Message: "params of tools/call: " + err.Error()}
	}
	result, ok := p.empty[asked.Name]
	if !ok {
		return nil, &mcp.RPCError{Code: -32602, Message: fmt.Sprintf("unknown tool %q", asked.Name)}
	}
	p.mu.Lock()
	p.calls[asked.Name]++
	p.mu.Unlock()
	return result, nil
}

// answerInitialize returns the answer to initialize. Capabilities that a
// placebo cannot keep up, such as tasks, are left out.
func (p *Placebo) answerInitialize(params json.RawMessage) any {
	var asked struct {
		Version string `json:"protocolVersion"`
	}
	_ = json.Unmarshal(params, &asked) // then the version of the original is offered
	var had, has map[string]json.RawMessage
	has = map[string]json.RawMessage{"tools": json.RawMessage("{}")}
	if json.Unmarshal(p.like.Capabilities, &had) == nil {
		for _, name := range []string{"tools", "resources", "prompts", "logging", "completions"} {
			if c, ok := had[name]; ok {
				has[name] = c
			}
		}
	}
	out := map[string]any{
		"protocolVersion": mcp.NegotiateVersion(asked.Version, p.like.Protocol),
		"capabilities":    has, "serverInfo": p.like.Info,
	}
	if p.like.Instructions != "" {
		out["instructions"] = p.like.Instructions
	}
	if len(p.like.Info) == 0 {
		out["serverInfo"] = map[string]string{"name": "placebo", "version": "0"}
	}
	return out
}

// emptyResult returns the answer of a tool with this output schema that has
// nothing to report.
func emptyResult(schema json.RawMessage) json.RawMessage {
	const bare = `{"content":[]}`
	if len(schema) == 0 || string(schema) == "null" {
		return json.RawMessage(bare)
	}
	var root any
	if err := json.Unmarshal(schema, &root); err != nil {
		return json.RawMessage(bare)
	}
	e := emptier{root: root, left: 10_000}
	b, err := json.Marshal(map[string]any{"content": []any{}, "structuredContent": e.emptyValue(root, 0)})
	if err != nil {
		return json.RawMessage(bare)
	}
	return b
}

// emptier makes the emptiest value that a JSON Schema allows, as far as that is
// easy to see: patterns, formats and conditions are not looked at.
type emptier struct {
	root any
	left int // values that may still be made
}

// maxDepth is how deep empty values nest: schemas may refer to themselves.
const maxDepth = 32

func (e *emptier) emptyValue(schema any, depth int) any {
	s, ok := schema.(map[string]any)
	if e.left--; !ok || depth > maxDepth || e.left < 0 {
		return map[string]any{}
	}
	if v, ok := s["const"]; ok {
		return v
	}
	if all, ok := s["enum"].([]any); ok && len(all) > 0 {
		return all[0]
	}
	if ref, ok := s["$ref"].(string); ok {
		if to, ok := e.resolveReference(ref); ok {
			return e.emptyValue(to, depth+1)
		}
	}
	if parts, ok := s["allOf"].([]any); ok && len(parts) > 0 {
		s = e.mergeParts(s, parts)
	}
	for _, word := range []string{"anyOf", "oneOf"} {
		if all, ok := s[word].([]any); ok && len(all) > 0 && s["type"] == nil && s["properties"] == nil {
			return e.emptyValue(pickAlternative(all), depth+1)
		}
	}
	return e.emptyOfType(s, depth)
}

func (e *emptier) emptyOfType(s map[string]any, depth int) any {
	switch schemaType(s) {
	case "null":
		return nil
	case "boolean":
		return false
	case "string":
		return strings.Repeat(" ", boundedLength(s["minLength"]))
	case "integer", "number":
		return leastNumber(s)
	case "array":
		return e.emptyArray(s, depth)
	}
	out := map[string]any{}
	properties, _ := s["properties"].(map[string]any)
	required, _ := s["required"].([]any)
	for _, name := range required {
		if name, ok := name.(string); ok {
			out[name] = e.emptyValue(properties[name], depth+1)
		}
	}
	return out
}

func (e *emptier) emptyArray(s map[string]any, depth int) []any {
	out := []any{}
	prefix, _ := s["prefixItems"].([]any)
	for i := range boundedLength(s["minItems"]) {
		item := s["items"]
		if i < len(prefix) {
			item = prefix[i]
		}
		out = append(out, e.emptyValue(item, depth+1))
	}
	return out
}

// resolveReference follows a reference within the schema.
func (e *emptier) resolveReference(ref string) (any, bool) {
	path, ok := strings.CutPrefix(ref, "#")
	if !ok {
		return nil, false
	}
	at := e.root
	for _, step := range strings.Split(strings.TrimPrefix(path, "/"), "/") {
		if step == "" {
			continue
		}
		m, ok := at.(map[string]any)
		if !ok {
			return nil, false
		}
		if at, ok = m[strings.NewReplacer("~1", "/", "~0", "~").Replace(step)]; !ok {
			return nil, false
		}
	}
	return at, true
}

// mergeParts joins the parts of allOf: types, properties and required names.
func (e *emptier) mergeParts(s map[string]any, parts []any) map[string]any {
	out := maps.Clone(s)
	delete(out, "allOf")
	properties := map[string]any{}
	var required []any
	add := func(m map[string]any) {
		if p, ok := m["properties"].(map[string]any); ok {
			maps.Copy(properties, p)
		}
		if r, ok := m["required"].([]any); ok {
			required = append(required, r...)
		}
		if t, ok := m["type"]; ok {
			out["type"] = t
		}
	}
	add(s)
	for _, part := range parts {
		m, _ := part.(map[string]any)
		if ref, ok := m["$ref"].(string); ok {
			to, _ := e.resolveReference(ref)
			m, _ = to.(map[string]any)
		}
		add(m)
	}
	out["properties"], out["required"] = properties, required
	return out
}

// pickAlternative chooses null among alternatives if it is there, else the
// first.
func pickAlternative(all []any) any {
	for _, s := range all {
		if m, ok := s.(map[string]any); ok && m["type"] == "null" {
			return s
		}
	}
	return all[0]
}

// schemaType returns the type that a schema asks for, "object" if it does not
// say.
func schemaType(s map[string]any) string {
	switch t := s["type"].(type) {
	case string:
		return t
	case []any:
		if slices.Contains(t, any("null")) {
			return "null"
		}
		if len(t) > 0 {
			first, _ := t[0].(string)
			return first
		}
	}
	if s["items"] != nil && s["properties"] == nil {
		return "array"
	}
	return "object"
}

// boundedLength reads a least length, at most 100.
func boundedLength(v any) int {
	n, _ := v.(float64)
	return int(min(max(n, 0), 100))
}

// leastNumber returns 0, or the least number that is allowed.
func leastNumber(s map[string]any) any {
	if least, ok := s["minimum"].(float64); ok && least > 0 {
		return least
	}
	if least, ok := s["exclusiveMinimum"].(float64); ok && least >= 0 {
		return least + 1
	}
	if most, ok := s["maximum"].(float64); ok && most < 0 {
		return most
	}
	if most, ok := s["exclusiveMaximum"].(float64); ok && most <= 0 {
		return most - 1
	}
	return 0
}
