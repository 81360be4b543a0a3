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
	"github.com/assay-eval/assay/internal/seal"
)

// Placebo is a server that looks like another one and knows nothing: it has the
// same name, instructions, tools and schemas, and answers every call with empty
// content. It is the control for the effects of a server's mere presence: more
// turns, more text in the context.
type Placebo struct {
	// Answer returns the result of a call; nil means empty content. It must be set
	// before Serve.
	Answer func(tool string, args json.RawMessage) (json.RawMessage, error)

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
	tools := append([]json.RawMessage{}, like.Tools...) // [] if none
	var err error
	p.list, err = seal.PlainJSON(map[string]any{"tools": tools})
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

// Summary says the calls in a line, the most frequent first.
func (p *Placebo) Summary() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	names := slices.SortedFunc(maps.Keys(p.calls), func(a, b string) int {
		return cmp.Or(cmp.Compare(p.calls[b], p.calls[a]), cmp.Compare(a, b))
	})
	total := 0
	for i, name := range names {
		total += p.calls[name]
		names[i] = fmt.Sprintf("%s %d", name, p.calls[name])
	}
	if total == 0 {
		return "no calls"
	}
	return fmt.Sprintf("%s (%s)", pluralCount(total, "call"), strings.Join(names, ", "))
}

// emptyAnswers holds the results of requests that do not concern tools.
var emptyAnswers = map[string]json.RawMessage{
	"ping": []byte("{}"), "logging/setLevel": []byte("{}"), "resources/subscribe": []byte("{}"), "resources/unsubscribe": []byte("{}"),
	"resources/list":           []byte(`{"resources":[]}`),
	"resources/templates/list": []byte(`{"resourceTemplates":[]}`),
	"prompts/list":             []byte(`{"prompts":[]}`),
	"completion/complete":      []byte(`{"completion":{"values":[]}}`),
}

func (p *Placebo) answerRequest(m mcp.Message) (any, error) {
	switch m.Method {
	case "initialize":
		return p.answerInitialize(m.Params), nil
	case "tools/list":
		return p.list, nil
	case "tools/call":
		return p.answerCall(m.Params)
	}
	if answer, ok := emptyAnswers[m.Method]; ok {
		return answer, nil
	}
	return nil, &mcp.RPCError{Code: -32601, Message: fmt.Sprintf("a placebo does not know the method %q", m.Method)}
}

func (p *Placebo) answerCall(params json.RawMessage) (any, error) {
	var asked struct {
		Name string          `json:"name"`
		Args json.RawMessage `json:"arguments"`
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
	if p.Answer != nil {
		return p.Answer(asked.Name, asked.Args)
	}
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
	if len(schema) == 0 || string(schema) == "null" || !json.Valid(schema) {
		return json.RawMessage(`{"content":[]}`)
	}
	return fmt.Appendf(nil, `{"content":[],"structuredContent":%s}`, mcp.EmptyValue(schema))
}
