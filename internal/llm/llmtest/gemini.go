package llmtest

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/llm"
)

// gemini is streamGenerateContent of the Gemini API.
type gemini struct{}

func (gemini) key(h http.Header) string { return h.Get("X-Goog-Api-Key") }

type geminiBody struct {
	Contents          []geminiContent `json:"contents"`
	SystemInstruction *geminiContent  `json:"systemInstruction"`
	Tools             []struct {
		FunctionDeclarations []struct {
			Name        string          `json:"name"`
			Description string          `json:"description"`
			Parameters  json.RawMessage `json:"parameters"`
			JSONSchema  json.RawMessage `json:"parametersJsonSchema"`
		} `json:"functionDeclarations"`
	} `json:"tools"`
	ToolConfig       json.RawMessage `json:"toolConfig"`
	SafetySettings   json.RawMessage `json:"safetySettings"`
	CachedContent    string          `json:"cachedContent"`
	GenerationConfig struct {
		MaxOutputTokens int      `json:"maxOutputTokens"`
		Temperature     *float64 `json:"temperature"`
		TopP            *float64 `json:"topP"`
		Seed            *int64   `json:"seed"`
		StopSequences   []string `json:"stopSequences"`
		ThinkingConfig  *struct {
			IncludeThoughts bool   `json:"includeThoughts"`
			ThinkingLevel   string `json:"thinkingLevel"`
			ThinkingBudget  *int   `json:"thinkingBudget"`
		} `json:"thinkingConfig"`
	} `json:"generationConfig"`
}

type geminiContent struct {
	Role  string       `json:"role"`
	Parts []geminiPart `json:"parts"`
}

type geminiPart struct {
	Text             *string `json:"text"`
	Thought          bool    `json:"thought"`
	ThoughtSignature string  `json:"thoughtSignature"`
	FunctionCall     *struct {
		ID   string          `json:"id"`
		Name string          `json:"name"`
		Args json.RawMessage `json:"args"`
	} `json:"functionCall"`
	FunctionResponse *struct {
		ID       string          `json:"id"`
		Name     string          `json:"name"`
		Response json.RawMessage `json:"response"`
		Parts    []geminiPart    `json:"parts"`
	} `json:"functionResponse"`
	InlineData *struct {
		MIMEType string `json:"mimeType"`
		Data     string `json:"data"`
	} `json:"inlineData"`
}

var geminiPath = regexp.MustCompile(`^/v1(?:beta)?/models/([^/:?]+):(?:streamGenerateContent\?alt=sse|generateContent)$`)

func (gemini) parse(r *Request) error {
	m := geminiPath.FindStringSubmatch(r.Path)
	if m == nil {
		return &problem{Fault{Status: http.StatusNotFound, Message: "Not Found: " + r.Path}}
	}
	var b geminiBody
	if err := decodeStrict(r.Body, &b, "Invalid JSON payload received"); err != nil {
		return err
	}
	g := b.GenerationConfig
	r.whole = strings.HasSuffix(r.Path, ":generateContent")
	r.Model, r.MaxTokens, r.Temperature, r.Seed = m[1], g.MaxOutputTokens, g.Temperature, g.Seed
	r.TopP, r.StopSequences = g.TopP, g.StopSequences
	if err := checkTemperature(g.Temperature, 2); err != nil {
		return err
	}
	if t := g.ThinkingConfig; t != nil {
		if t.ThinkingLevel != "" && t.ThinkingBudget != nil {
			return badRequest("You can only set only one of thinking budget and thinking level.")
		}
		r.Effort = t.ThinkingLevel
		if t.ThinkingBudget != nil {
			r.ThinkingBudget = *t.ThinkingBudget
		}
	}
	if b.SystemInstruction != nil {
		for _, p := range b.SystemInstruction.Parts {
			if p.Text == nil {
				return badRequest("systemInstruction: only text")
			}
			r.System += *p.Text
		}
	}
	for _, t := range b.Tools {
		for i, f := range t.FunctionDeclarations {
			if len(f.Parameters) > 0 && len(f.JSONSchema) > 0 {
				return badRequest("parameters and parametersJsonSchema cannot both be set")
			}
			schema := f.JSONSchema
			if len(schema) == 0 {
				schema = f.Parameters
			}
			if err := checkTool(&r.Tools, llm.Tool{Name: f.Name, Description: f.Description, Schema: schema}, fmt.Sprintf("tools[0].function_declarations[%d]", i)); err != nil {
				return err
			}
		}
	}
	if len(b.Contents) == 0 {
		return badRequest("* GenerateContentRequest.contents: contents is not specified")
	}
	return b.readContents(r)
}

// readContents adds the conversation to r.
func (b *geminiBody) readContents(r *Request) error {
	var calls []llm.Call // that wait for responses
	for i, c := range b.Contents {
		at := fmt.Sprintf("contents[%d]", i)
		if len(c.Parts) == 0 {
			return badRequest("* GenerateContentRequest.%s.parts: contents.parts must not be empty.", at)
		}
		var err error
		switch c.Role {
		case "model":
			if len(calls) > 0 || i == 0 {
				return badRequest("Please ensure that function call turn comes immediately after a user turn or after a function response turn.")
			}
			calls, err = geminiSaid(r, c, at)
		case "user", "":
			err = geminiHeard(r, c, calls, at)
			calls = nil
		default:
			return badRequest("Please use a valid role: user, model.")
		}
		if err != nil {
			return err
		}
	}
	if len(calls) > 0 {
		return badRequest("Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.")
	}
	return nil
}

func geminiSaid(r *Request, c geminiContent, at string) (calls []llm.Call, err error) {
	m := llm.Message{Role: llm.Assistant}
	for i, p := range c.Parts {
		switch {
		case p.FunctionCall != nil:
			f := p.FunctionCall
			if f.Name == "" || len(f.Args) > 0 && !isObject(f.Args) {
				return nil, badRequest("Invalid value at '%s.parts[%d].function_call.args'", at, i)
			}
			if len(calls) == 0 && p.ThoughtSignature != reasoningSignature(f.Name) {
				return nil, badRequest("Function call is missing a thought_signature in functionCall parts. Additional data, function call `default_api:%s` , position %d.", f.Name, i)
			}
			calls = append(calls, llm.Call{ID: f.ID, Name: f.Name, Args: cmp.Or(string(f.Args), "{}")})
		case p.Text == nil:
			return nil, badRequest("%s.parts[%d]: required oneof field 'data' must have one initialized field", at, i)
		case !p.Thought:
			m.Text += *p.Text
		}
	}
	m.Calls = calls
	r.Messages = append(r.Messages, m)
	return calls, nil
}

func geminiHeard(r *Request, c geminiContent, calls []llm.Call, at string) error {
	var results []llm.CallResult
	text := ""
	for i, p := range c.Parts {
		switch {
		case p.FunctionResponse != nil:
			f := p.FunctionResponse
			if len(results) >= len(calls) || calls[len(results)].Name != f.Name || calls[len(results)].ID != f.ID {
				return badRequest("Please ensure that function response turn comes immediately after a function call turn, with the same names and ids.")
			}
			var out struct {
				Output *string `json:"output"`
				Error  *string `json:"error"`
			}
			if !isObject(f.Response) || json.Unmarshal(f.Response, &out) != nil {
				return badRequest("Invalid value at '%s.parts[%d].function_response.response'", at, i)
			}
			res := llm.CallResult{ID: f.ID, Name: f.Name, Text: string(f.Response)}
			if out.Output != nil {
				res.Text = *out.Output
			} else if out.Error != nil {
				res.Text, res.Error = *out.Error, true
			}
			if err := addBlobs(&res, f.Parts, at, strings.HasPrefix(r.Model, "gemini-3")); err != nil {
				return err
			}
			results = append(results, res)
		case p.InlineData != nil && len(results) > 0:
			if err := addBlobs(&results[len(results)-1], c.Parts[i:i+1], at, true); err != nil {
				return err
			}
		case p.Text == nil:
			return badRequest("%s.parts[%d]: required oneof field 'data' must have one initialized field", at, i)
		default:
			text += *p.Text
		}
	}
	if len(results) != len(calls) {
		return badRequest("Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.")
	}
	if results != nil {
		r.Messages = append(r.Messages, llm.Message{Role: llm.ToolReply, Results: results})
	}
	if text != "" || results == nil {
		r.Messages = append(r.Messages, llm.Message{Role: llm.User, Text: text})
	}
	return nil
}

// addBlobs adds the media in parts to a result if the model supports this.
func addBlobs(res *llm.CallResult, parts []geminiPart, at string, takes bool) error {
	for _, p := range parts {
		if !takes || p.InlineData == nil {
			return badRequest("%s: this model takes no such part of a function response", at)
		}
		m, err := mediaOf(p.InlineData.MIMEType, p.InlineData.Data, at)
		if err != nil {
			return err
		}
		res.Media = append(res.Media, m)
	}
	return nil
}

func (gemini) events(a answer) []event {
	var out []event
	u := a.Usage
	prompt := u.Input + u.CacheRead + u.CacheWrite5m + u.CacheWrite1h
	emit := func(v obj, usage obj) {
		v["usageMetadata"], v["modelVersion"], v["responseId"] = usage, a.model, fmt.Sprintf("resp-%06d", a.n)
		out = append(out, event{"", encodeJSON(v)})
	}
	early := obj{"promptTokenCount": prompt, "totalTokenCount": prompt}
	part := func(p obj) {
		emit(obj{"candidates": []any{obj{"index": 0, "content": obj{"role": "model", "parts": []any{p}}}}}, early)
	}
	usage := obj{"promptTokenCount": prompt, "candidatesTokenCount": u.Output - u.Reasoning, "totalTokenCount": prompt + u.Output}
	if u.CacheRead > 0 {
		usage["cachedContentTokenCount"] = u.CacheRead
	}
	if u.Reasoning > 0 {
		usage["thoughtsTokenCount"] = u.Reasoning
	}
	if a.Stop == llm.StopRefusal && a.Detail == "" && a.Text == "" {
		emit(obj{"promptFeedback": obj{"blockReason": "PROHIBITED_CONTENT"}}, early)
		return out
	}
	for _, p := range a.pieces(a.Reasoning) {
		part(obj{"text": p, "thought": true})
	}
	for _, p := range a.pieces(a.Text) {
		part(obj{"text": p})
	}
	finish := map[llm.Stop]string{llm.StopEnd: "STOP", llm.StopTools: "STOP", llm.StopLength: "MAX_TOKENS", llm.StopRefusal: "SAFETY", llm.StopOther: "OTHER", llm.StopPause: "OTHER"}[a.Stop]
	for i, c := range a.Calls {
		if !isObject(json.RawMessage(c.Args)) { // Gemini parses arguments itself
			finish = "MALFORMED_FUNCTION_CALL"
			break
		}
		call := obj{"name": c.Name, "args": json.RawMessage(c.Args)}
		if a.conf.Quirks.CallIDs {
			call["id"] = fmt.Sprintf("fc-%06d-%d", a.n, i)
		}
		p := obj{"functionCall": call}
		if i == 0 {
			p["thoughtSignature"] = reasoningSignature(c.Name)
		}
		part(p)
	}
	last := obj{"index": 0, "content": obj{"role": "model", "parts": []any{obj{"text": ""}}}, "finishReason": cmp.Or(a.Detail, finish)}
	if slices.Contains([]string{"MALFORMED_FUNCTION_CALL"}, finish) {
		last["finishMessage"] = "Malformed function call"
	}
	emit(obj{"candidates": []any{last}}, usage)
	return out
}

func (gemini) refusal(f Fault) ([]byte, event) {
	word := map[int]string{
		400: "INVALID_ARGUMENT", 401: "UNAUTHENTICATED", 403: "PERMISSION_DENIED", 404: "NOT_FOUND", 409: "ABORTED", 413: "INVALID_ARGUMENT",
		429: "RESOURCE_EXHAUSTED", 500: "INTERNAL", 503: "UNAVAILABLE", 504: "DEADLINE_EXCEEDED", 529: "UNAVAILABLE",
	}[f.Status]
	inner := obj{"code": f.Status, "message": cmp.Or(f.Message, http.StatusText(f.Status), "The model is overloaded. Please try again later."), "status": cmp.Or(f.Type, word, "UNKNOWN")}
	if f.Code != "" {
		inner["details"] = []any{obj{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": f.Code}}
	}
	data := encodeJSON(obj{"error": inner})
	return []byte(data), event{"", data}
}

func (gemini) keepAlive() event {
	return event{"", `{"candidates":[{"content":{"role":"model","parts":[{"text":""}]},"index":0}]}`}
}
