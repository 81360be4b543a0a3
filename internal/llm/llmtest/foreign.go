package llmtest

import (
	"encoding/json"
	"net/http"
	"strings"

	"github.com/assay-eval/assay/internal/llm"
)

// answerAside answers what programs of others ask besides: whether the server
// is there, which models it has, how many tokens something has. It reports
// whether it did.
func (s *Server) answerAside(w http.ResponseWriter, r *http.Request, body []byte) bool {
	say := func(v any) bool {
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte(encodeJSON(v)))
		return true
	}
	switch path := r.URL.Path; {
	case r.Method == http.MethodHead:
		return true
	case r.Method == http.MethodGet && strings.HasSuffix(path, "/models"):
		return say(obj{"object": "list", "data": []any{}, "models": []any{}})
	case r.Method == http.MethodGet:
		http.NotFound(w, r)
		return true
	case strings.HasSuffix(path, "/count_tokens"):
		return say(obj{"input_tokens": (len(body) + 3) / 4})
	case strings.HasSuffix(path, ":countTokens"):
		return say(obj{"totalTokens": (len(body) + 3) / 4})
	}
	return false
}

// parseLenient reads the parts of a request that the answer can depend on: the
// model, the tools' names, and the texts, calls and results of the conversation.
func parseLenient(format string, r *Request) error {
	var b struct {
		Model    string            `json:"model"`
		System   json.RawMessage   `json:"system"`
		Messages []json.RawMessage `json:"messages"`
		Input    []json.RawMessage `json:"input"`
		Contents []struct {
			Role  string       `json:"role"`
			Parts []geminiPart `json:"parts"`
		} `json:"contents"`
		Tools []foreignTool `json:"tools"`
	}
	if err := json.Unmarshal(r.Body, &b); err != nil {
		return badRequest("body: %v", err)
	}
	r.Model, r.System = b.Model, string(b.System)
	if m := geminiPath.FindStringSubmatch(r.Path); m != nil {
		r.Model = m[1]
	}
	for _, t := range b.Tools {
		r.Tools = append(r.Tools, t.allTools()...)
	}
	for _, raw := range append(b.Messages, b.Input...) {
		foreignMessage(r, raw)
	}
	for _, c := range b.Contents {
		m := llm.Message{Role: llm.User}
		if c.Role == "model" {
			m.Role = llm.Assistant
		}
		for _, p := range c.Parts {
			switch {
			case p.Text != nil && !p.Thought:
				m.Text += *p.Text
			case p.FunctionCall != nil:
				m.Calls = append(m.Calls, llm.Call{ID: p.FunctionCall.ID, Name: p.FunctionCall.Name, Args: string(p.FunctionCall.Args)})
			case p.FunctionResponse != nil:
				m.Role = llm.ToolReply
				m.Results = append(m.Results, llm.CallResult{ID: p.FunctionResponse.ID, Name: p.FunctionResponse.Name, Text: string(p.FunctionResponse.Response)})
			}
		}
		r.Messages = append(r.Messages, m)
	}
	if len(r.Messages) == 0 {
		return badRequest("%s: there is no conversation in it", format)
	}
	return nil
}

type foreignTool struct {
	Name     string        `json:"name"`
	Tools    []foreignTool `json:"tools"` // of a name space
	Function *struct {
		Name string `json:"name"`
	} `json:"function"`
	Declarations []struct {
		Name string `json:"name"`
	} `json:"functionDeclarations"`
}

func (t foreignTool) allTools() (out []llm.Tool) {
	if t.Function != nil {
		return []llm.Tool{{Name: t.Function.Name}}
	}
	for _, d := range t.Declarations {
		out = append(out, llm.Tool{Name: d.Name})
	}
	for _, inner := range t.Tools {
		out = append(out, llm.Tool{Name: t.Name + "." + inner.Name})
	}
	if out == nil && t.Name != "" {
		out = []llm.Tool{{Name: t.Name}}
	}
	return out
}

// foreignMessage takes a message of Messages or Chat Completions, or an item of
// Responses.
func foreignMessage(r *Request, raw json.RawMessage) {
	var m struct {
		Type    string          `json:"type"`
		Role    string          `json:"role"`
		Content json.RawMessage `json:"content"`
		Calls   []struct {
			ID       string `json:"id"`
			Function struct {
				Name string `json:"name"`
				Args string `json:"arguments"`
			} `json:"function"`
		} `json:"tool_calls"`
		ToolCall string          `json:"tool_call_id"`
		CallID   string          `json:"call_id"`
		Name     string          `json:"name"`
		Args     string          `json:"arguments"`
		Output   json.RawMessage `json:"output"`
	}
	_ = json.Unmarshal(raw, &m) // what has another form is none of ours
	out := llm.Message{Role: llm.User}
	if m.Role == "assistant" {
		out.Role = llm.Assistant
	}
	var blocks []struct {
		Type   string          `json:"type"`
		Text   string          `json:"text"`
		ID     string          `json:"id"`
		Name   string          `json:"name"`
		Input  json.RawMessage `json:"input"`
		CallID string          `json:"tool_use_id"`
		Inner  json.RawMessage `json:"content"`
		Error  bool            `json:"is_error"`
	}
	if json.Unmarshal(m.Content, &blocks) != nil {
		_ = json.Unmarshal(m.Content, &out.Text)
	}
	for _, b := range blocks {
		switch b.Type {
		case "tool_use":
			out.Calls = append(out.Calls, llm.Call{ID: b.ID, Name: b.Name, Args: string(b.Input)})
		case "tool_result":
			out.Role = llm.ToolReply
			out.Results = append(out.Results, llm.CallResult{ID: b.CallID, Text: string(b.Inner), Error: b.Error})
		default:
			out.Text += b.Text
		}
	}
	for _, c := range m.Calls {
		out.Calls = append(out.Calls, llm.Call{ID: c.ID, Name: c.Function.Name, Args: c.Function.Args})
	}
	switch {
	case m.Role == "tool":
		out.Role, out.Results = llm.ToolReply, []llm.CallResult{{ID: m.ToolCall, Text: out.Text}}
	case strings.HasSuffix(m.Type, "_call_output"):
		out.Role, out.Results = llm.ToolReply, []llm.CallResult{{ID: m.CallID, Text: string(m.Output)}}
	case strings.HasSuffix(m.Type, "_call"):
		out.Role, out.Calls = llm.Assistant, []llm.Call{{ID: m.CallID, Name: m.Name, Args: m.Args}}
	case m.Role == "system" || m.Role == "developer":
		r.System += out.Text
		return
	}
	r.Messages = append(r.Messages, out)
}
