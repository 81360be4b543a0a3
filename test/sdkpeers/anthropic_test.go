package sdkpeers

import (
	"errors"
	"strings"
	"testing"

	"github.com/anthropics/anthropic-sdk-go"
	"github.com/anthropics/anthropic-sdk-go/option"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/trial"
)

type anthropicPeer struct {
	client anthropic.Client
	params anthropic.MessageNewParams
	last   anthropic.Message
}

func newAnthropic(s *llmtest.Server) *anthropicPeer {
	in := anthropic.ToolInputSchemaParam{Properties: schema["properties"]}
	tool := func(name, doc string) anthropic.ToolUnionParam {
		return anthropic.ToolUnionParam{OfTool: &anthropic.ToolParam{Name: name, Description: anthropic.String(doc), InputSchema: in}}
	}
	return &anthropicPeer{
		client: anthropic.NewClient(option.WithBaseURL(s.URL), option.WithAPIKey(key), option.WithMaxRetries(0)),
		params: anthropic.MessageNewParams{
			Model: "asked-model", MaxTokens: 200, System: []anthropic.TextBlockParam{{Text: system}},
			Messages: []anthropic.MessageParam{anthropic.NewUserMessage(anthropic.NewTextBlock(prompt))},
			Tools:    []anthropic.ToolUnionParam{tool("read_file", "Reads."), tool("list", "Lists.")},
		},
	}
}

func (p *anthropicPeer) ask(t *testing.T, replies []string) *llm.Response {
	if replies != nil {
		var results []anthropic.ContentBlockParamUnion
		i := 0
		for _, b := range p.last.Content {
			if b.Type == "tool_use" {
				results = append(results, anthropic.NewToolResultBlock(b.ID, replies[i], false))
				i++
			}
		}
		p.params.Messages = append(p.params.Messages, p.last.ToParam(), anthropic.NewUserMessage(results...))
	}
	stream := p.client.Messages.NewStreaming(t.Context(), p.params)
	var m anthropic.Message
	for stream.Next() {
		if err := m.Accumulate(stream.Current()); err != nil {
			t.Fatal(err)
		}
	}
	if err := stream.Err(); err != nil {
		t.Fatal(err)
	}
	p.last = m
	out := &llm.Response{Message: llm.Message{Role: llm.Assistant}, Model: string(m.Model), Usage: trial.Usage{
		Model: string(m.Model), Input: m.Usage.InputTokens, CacheRead: m.Usage.CacheReadInputTokens,
		CacheWrite5m: m.Usage.CacheCreation.Ephemeral5mInputTokens, CacheWrite1h: m.Usage.CacheCreation.Ephemeral1hInputTokens,
		Output: m.Usage.OutputTokens, Reasoning: m.Usage.OutputTokensDetails.ThinkingTokens,
	}}
	for _, b := range m.Content {
		switch b := b.AsAny().(type) {
		case anthropic.TextBlock:
			out.Text += b.Text
		case anthropic.ThinkingBlock:
			out.Reasoning += b.Thinking
		case anthropic.ToolUseBlock:
			out.Calls = append(out.Calls, llm.Call{ID: b.ID, Name: b.Name, Args: string(b.Input)})
		}
	}
	out.Stop = map[anthropic.StopReason]llm.Stop{anthropic.StopReasonEndTurn: llm.StopEnd, anthropic.StopReasonToolUse: llm.StopTools}[m.StopReason]
	return out
}

func TestAnthropic(t *testing.T) {
	s := serve(t, llm.Anthropic)
	converse(t, s, newAnthropic(s))
}

func TestAnthropicFaults(t *testing.T) {
	p := newAnthropic(faulty(t, llm.Anthropic))
	for _, want := range []struct {
		status int
		text   string
	}{{429, "rate_limit_error"}, {0, "overloaded_error"}} {
		stream := p.client.Messages.NewStreaming(t.Context(), p.params)
		for stream.Next() {
		}
		var api *anthropic.Error
		if err := stream.Err(); err == nil || want.status > 0 && (!errors.As(err, &api) || api.StatusCode != want.status) || !strings.Contains(err.Error(), want.text) {
			t.Errorf("want %d %s, got %v", want.status, want.text, err)
		}
	}
}
