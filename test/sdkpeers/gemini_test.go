package sdkpeers

import (
	"encoding/json"
	"strings"
	"testing"

	"google.golang.org/genai"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/trial"
)

func unquote(t *testing.T, s string) (out string) {
	if err := json.Unmarshal([]byte(s), &out); err != nil {
		t.Fatal(err)
	}
	return out
}

type geminiPeer struct {
	client   *genai.Client
	config   *genai.GenerateContentConfig
	contents []*genai.Content
	calls    []*genai.FunctionCall
}

func newGemini(t *testing.T, s *llmtest.Server) *geminiPeer {
	c, err := genai.NewClient(t.Context(), &genai.ClientConfig{APIKey: key, Backend: genai.BackendGeminiAPI, HTTPOptions: genai.HTTPOptions{BaseURL: s.URL}})
	if err != nil {
		t.Fatal(err)
	}
	return &geminiPeer{
		client: c, contents: []*genai.Content{genai.NewContentFromText(prompt, genai.RoleUser)},
		config: &genai.GenerateContentConfig{
			SystemInstruction: genai.NewContentFromText(system, ""), MaxOutputTokens: 200,
			Tools: []*genai.Tool{{FunctionDeclarations: []*genai.FunctionDeclaration{
				{Name: "read_file", Description: "Reads.", ParametersJsonSchema: schema}, {Name: "list", Description: "Lists.", ParametersJsonSchema: schema},
			}}},
		},
	}
}

func (p *geminiPeer) ask(t *testing.T, replies []string) *llm.Response {
	if replies != nil {
		c := &genai.Content{Role: genai.RoleUser}
		for i, call := range p.calls {
			part := genai.NewPartFromFunctionResponse(call.Name, map[string]any{"output": replies[i]})
			part.FunctionResponse.ID = call.ID
			c.Parts = append(c.Parts, part)
		}
		p.contents = append(p.contents, c)
	}
	p.calls = nil
	out := &llm.Response{Message: llm.Message{Role: llm.Assistant}, Stop: llm.StopOther}
	model := &genai.Content{Role: genai.RoleModel}
	for r, err := range p.client.Models.GenerateContentStream(t.Context(), "asked-model", p.contents, p.config) {
		if err != nil {
			t.Fatal(err)
		}
		out.Model = r.ModelVersion
		for _, part := range r.Candidates[0].Content.Parts {
			switch {
			case part.FunctionCall != nil:
				b, err := json.Marshal(part.FunctionCall.Args)
				if err != nil {
					t.Fatal(err)
				}
				p.calls = append(p.calls, part.FunctionCall)
				out.Calls = append(out.Calls, llm.Call{ID: part.FunctionCall.ID, Name: part.FunctionCall.Name, Args: string(b)})
			case part.Thought:
				out.Reasoning += part.Text
			default:
				out.Text += part.Text
			}
			if part.Text != "" || part.FunctionCall != nil {
				model.Parts = append(model.Parts, part)
			}
		}
		if r.Candidates[0].FinishReason == genai.FinishReasonStop {
			out.Stop = llm.StopEnd
			if len(out.Calls) > 0 {
				out.Stop = llm.StopTools
			}
		}
		if u := r.UsageMetadata; u != nil {
			out.Usage = trial.Usage{
				Model: out.Model, Input: int64(u.PromptTokenCount - u.CachedContentTokenCount), CacheRead: int64(u.CachedContentTokenCount),
				Output: int64(u.CandidatesTokenCount + u.ThoughtsTokenCount), Reasoning: int64(u.ThoughtsTokenCount),
			}
		}
	}
	p.contents = append(p.contents, model)
	return out
}

func TestGemini(t *testing.T) {
	s := llmtest.New(t, llm.Gemini, llmtest.Config{Key: key, Model: "served-model", Delta: 5, Quirks: llmtest.Quirks{CallIDs: true}, Answer: geminiAnswer})
	converse(t, s, newGemini(t, s))
}

// geminiAnswer leaves cache writes out, which this API has not.
func geminiAnswer(r *llmtest.Request) *llm.Response {
	for _, m := range r.Messages {
		if m.Role == llm.ToolReply {
			return &llm.Response{Message: llm.Message{Text: final}, Usage: usages[1]}
		}
	}
	u := usages[0]
	u.CacheWrite5m, u.CacheWrite1h = 0, 0
	return &llm.Response{Message: llm.Message{Text: said, Calls: []llm.Call{{Name: "read_file", Args: args}, {Name: "list", Args: "{}"}}}, Reasoning: thought, Usage: u}
}

func TestGeminiFaults(t *testing.T) {
	p := newGemini(t, faulty(t, llm.Gemini))
	for _, want := range []string{"too fast", "too many"} {
		var got error
		for _, err := range p.client.Models.GenerateContentStream(t.Context(), "asked-model", p.contents, p.config) {
			if err != nil {
				got = err
				break
			}
		}
		if got == nil || !strings.Contains(got.Error(), want) {
			t.Errorf("want %s, got %v", want, got)
		}
	}
}
