package llmtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/llm"
)

// decodeStrict decodes b into v, whose type names every field that may be there.
func decodeStrict(b []byte, v any, what string) error {
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.DisallowUnknownFields()
	if err := dec.Decode(v); err != nil {
		return badRequest("%s: %s", what, strings.TrimPrefix(err.Error(), "json: "))
	}
	return nil
}

// decodeLoose decodes the fields that matter.
func decodeLoose(b []byte, v any, what string) error {
	if err := json.Unmarshal(b, v); err != nil {
		return badRequest("%s: %s", what, strings.TrimPrefix(err.Error(), "json: "))
	}
	return nil
}

var toolName = regexp.MustCompile(`^[a-zA-Z0-9_-]{1,64}$`)

// checkTool refuses tools that the APIs refuse.
func checkTool(seen *[]llm.Tool, t llm.Tool, at string) error {
	if !toolName.MatchString(t.Name) {
		return badRequest("%s.name: string should match pattern '%s'", at, toolName)
	}
	if slices.ContainsFunc(*seen, func(o llm.Tool) bool { return o.Name == t.Name }) {
		return badRequest("%s.name: tool names must be unique", at)
	}
	var schema struct {
		Type       any             `json:"type"`
		Properties json.RawMessage `json:"properties"`
	}
	if json.Unmarshal(t.Schema, &schema) != nil || schema.Type != "object" {
		return badRequest("%s: the schema must be a JSON Schema of type \"object\"", at)
	}
	if p := schema.Properties; len(p) > 0 && p[0] != '{' {
		return badRequest("%s: properties must be an object", at)
	}
	*seen = append(*seen, t)
	return nil
}

func checkTemperature(t *float64, most float64) error {
	if t != nil && (*t < 0 || *t > most) {
		return badRequest("temperature: range: 0..%v", most)
	}
	return nil
}

func isObject(b json.RawMessage) bool {
	var m map[string]any
	return json.Unmarshal(b, &m) == nil && m != nil
}

// textOf reads a content that is a string or a list of text parts whose type is
// among kinds.
func textOf(raw json.RawMessage, at string, kinds ...string) (string, error) {
	var s string
	if json.Unmarshal(raw, &s) == nil {
		return s, nil
	}
	var parts []struct {
		Type    string `json:"type"`
		Text    string `json:"text"`
		Refusal string `json:"refusal"`
	}
	if err := decodeLoose(raw, &parts, at); err != nil {
		return "", err
	}
	for i, p := range parts {
		if !slices.Contains(kinds, p.Type) {
			return "", badRequest("%s[%d]: invalid type %q, one of %v wanted", at, i, p.Type, kinds)
		}
		s += p.Text + p.Refusal
	}
	return s, nil
}

func encodeJSON(v any) string {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		panic(fmt.Sprintf("model server: %v", err)) // our own values
	}
	return strings.TrimSuffix(b.String(), "\n")
}

type obj = map[string]any
