package sdkpeers

import (
	"errors"
	"strings"
	"testing"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/openai/openai-go/v3/packages/param"
	"github.com/openai/openai-go/v3/responses"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/trial"
)

func openaiClient(s *llmtest.Server) openai.Client {
	return openai.NewClient(option.WithBaseURL(s.BaseURL()), option.WithAPIKey(key), option.WithMaxRetries(0))
}

type responsesPeer struct {
	client openai.Client
	params responses.ResponseNewParams
	input  responses.ResponseInputParam
	last   responses.Response
}

func newResponses(s *llmtest.Server) *responsesPeer {
	tool := func(name, doc string) responses.ToolUnionParam {
		return responses.ToolUnionParam{OfFunction: &responses.FunctionToolParam{Name: name, Description: openai.String(doc), Parameters: schema, Strict: openai.Bool(false)}}
	}
	return &responsesPeer{
		client: openaiClient(s),
		params: responses.ResponseNewParams{
			Model: "asked-model", Instructions: openai.String(system), MaxOutputTokens: openai.Int(200), Store: openai.Bool(false),
			Include: []responses.ResponseIncludable{responses.ResponseIncludableReasoningEncryptedContent},
			Tools:   []responses.ToolUnionParam{tool("read_file", "Reads."), tool("list", "Lists.")},
		},
		input: responses.ResponseInputParam{responses.ResponseInputItemParamOfMessage(prompt, responses.EasyInputMessageRoleUser)},
	}
}

func (p *responsesPeer) ask(t *testing.T, replies []string) *llm.Response {
	if replies != nil {
		i := 0
		for _, item := range p.last.Output {
			// The item as it came, which is how a stateless client sends it back.
			p.input = append(p.input, param.Override[responses.ResponseInputItemUnionParam](rawItem(item.RawJSON())))
		}
		for _, item := range p.last.Output {
			if item.Type == "function_call" {
				out := responses.ResponseInputItemParamOfFunctionCallOutput(replies[i])
				out.OfFunctionCallOutput.CallID = openai.String(item.CallID)
				p.input = append(p.input, out)
				i++
			}
		}
	}
	p.params.Input = responses.ResponseNewParamsInputUnion{OfInputItemList: p.input}
	stream := p.client.Responses.NewStreaming(t.Context(), p.params)
	var pieces, callPieces, thoughts strings.Builder
	var done *responses.Response
	for stream.Next() {
		switch e := stream.Current().AsAny().(type) {
		case responses.ResponseTextDeltaEvent:
			pieces.WriteString(e.Delta)
		case responses.ResponseFunctionCallArgumentsDeltaEvent:
			callPieces.WriteString(e.Delta)
		case responses.ResponseReasoningSummaryTextDeltaEvent:
			thoughts.WriteString(e.Delta)
		case responses.ResponseCompletedEvent:
			done = &e.Response
		case responses.ResponseErrorEvent:
			t.Fatalf("%+v", e)
		}
	}
	if err := stream.Err(); err != nil || done == nil {
		t.Fatalf("%v, %v", done, err)
	}
	p.last = *done
	u := done.Usage
	out := &llm.Response{Message: llm.Message{Role: llm.Assistant, Text: done.OutputText()}, Model: string(done.Model), Stop: llm.StopEnd, Usage: trial.Usage{
		Model: string(done.Model), Input: u.InputTokens - u.InputTokensDetails.CachedTokens - u.InputTokensDetails.CacheWriteTokens,
		CacheRead: u.InputTokensDetails.CachedTokens, CacheWrite5m: u.InputTokensDetails.CacheWriteTokens,
		Output: u.OutputTokens, Reasoning: u.OutputTokensDetails.ReasoningTokens,
	}}
	all := ""
	for _, item := range done.Output {
		switch item := item.AsAny().(type) {
		case responses.ResponseReasoningItem:
			for _, s := range item.Summary {
				out.Reasoning += s.Text
			}
		case responses.ResponseFunctionToolCall:
			out.Calls = append(out.Calls, llm.Call{ID: item.CallID, Name: item.Name, Args: item.Arguments})
			out.Stop = llm.StopTools
			all += item.Arguments
		}
	}
	if pieces.String() != out.Text || callPieces.String() != all || thoughts.String() != out.Reasoning {
		t.Errorf("the deltas add up to %q, %q, %q", pieces.String(), callPieces.String(), thoughts.String())
	}
	return out
}

type rawItem string

func (r rawItem) MarshalJSON() ([]byte, error) { return []byte(r), nil }

func TestResponses(t *testing.T) {
	s := serve(t, llm.OpenAI)
	converse(t, s, newResponses(s))
}

func TestResponsesFaults(t *testing.T) {
	p := newResponses(faulty(t, llm.OpenAI))
	p.params.Input = responses.ResponseNewParamsInputUnion{OfInputItemList: p.input}
	stream := p.client.Responses.NewStreaming(t.Context(), p.params)
	for stream.Next() {
	}
	var api *openai.Error
	if err := stream.Err(); !errors.As(err, &api) || api.StatusCode != 429 || api.Message != "too fast" {
		t.Errorf("got %v", err)
	}
	stream = p.client.Responses.NewStreaming(t.Context(), p.params)
	code := ""
	for stream.Next() {
		if e, ok := stream.Current().AsAny().(responses.ResponseErrorEvent); ok {
			code = e.Code
		}
	}
	if code != "server_is_overloaded" {
		t.Errorf("code %q, %v", code, stream.Err())
	}
}

type chatPeer struct {
	client openai.Client
	params openai.ChatCompletionNewParams
	last   openai.ChatCompletionMessage
}

func newChat(s *llmtest.Server) *chatPeer {
	tool := func(name, doc string) openai.ChatCompletionToolUnionParam {
		return openai.ChatCompletionFunctionTool(openai.FunctionDefinitionParam{Name: name, Description: openai.String(doc), Parameters: schema})
	}
	return &chatPeer{
		client: openaiClient(s),
		params: openai.ChatCompletionNewParams{
			Model: "asked-model", MaxTokens: openai.Int(200),
			Messages:      []openai.ChatCompletionMessageParamUnion{openai.SystemMessage(system), openai.UserMessage(prompt)},
			Tools:         []openai.ChatCompletionToolUnionParam{tool("read_file", "Reads."), tool("list", "Lists.")},
			StreamOptions: openai.ChatCompletionStreamOptionsParam{IncludeUsage: openai.Bool(true)},
		},
	}
}

func (p *chatPeer) ask(t *testing.T, replies []string) *llm.Response {
	if replies != nil {
		p.params.Messages = append(p.params.Messages, p.last.ToParam())
		for i, c := range p.last.ToolCalls {
			p.params.Messages = append(p.params.Messages, openai.ToolMessage(replies[i], c.ID))
		}
	}
	stream := p.client.Chat.Completions.NewStreaming(t.Context(), p.params)
	var acc openai.ChatCompletionAccumulator
	thought := ""
	var u openai.CompletionUsage // the accumulator forgets what was written to the cache
	for stream.Next() {
		c := stream.Current()
		if c.JSON.Usage.Valid() {
			u = c.Usage
		}
		if !acc.AddChunk(c) {
			t.Fatal("the chunk does not fit the ones before")
		}
		for _, ch := range c.Choices {
			// Not of the API itself, but of the servers that imitate it.
			if f, ok := ch.Delta.JSON.ExtraFields["reasoning_content"]; ok {
				thought += unquote(t, f.Raw())
			}
		}
	}
	if err := stream.Err(); err != nil {
		t.Fatal(err)
	}
	p.last = acc.Choices[0].Message
	out := &llm.Response{Message: llm.Message{Role: llm.Assistant, Text: p.last.Content}, Reasoning: thought, Model: acc.Model, Usage: trial.Usage{
		Model: acc.Model, Input: u.PromptTokens - u.PromptTokensDetails.CachedTokens - u.PromptTokensDetails.CacheWriteTokens,
		CacheRead: u.PromptTokensDetails.CachedTokens, CacheWrite5m: u.PromptTokensDetails.CacheWriteTokens,
		Output: u.CompletionTokens, Reasoning: u.CompletionTokensDetails.ReasoningTokens,
	}}
	for _, c := range p.last.ToolCalls {
		out.Calls = append(out.Calls, llm.Call{ID: c.ID, Name: c.Function.Name, Args: c.Function.Arguments})
	}
	out.Stop = map[string]llm.Stop{"stop": llm.StopEnd, "tool_calls": llm.StopTools}[acc.Choices[0].FinishReason]
	return out
}

func TestChat(t *testing.T) {
	s := serve(t, llm.Compatible)
	converse(t, s, newChat(s))
}

func TestChatFaults(t *testing.T) {
	p := newChat(faulty(t, llm.Compatible))
	for _, want := range []string{"too fast", "too many"} {
		stream := p.client.Chat.Completions.NewStreaming(t.Context(), p.params)
		for stream.Next() {
		}
		text := ""
		var api *openai.Error
		if err := stream.Err(); errors.As(err, &api) {
			text = api.Message
		} else if err != nil {
			text = err.Error()
		}
		if !strings.Contains(text, want) {
			t.Errorf("want %s, got %q", want, text)
		}
	}
}
