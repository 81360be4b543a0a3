package llmtest

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
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
	text, media, err := contentOf(raw, at, kinds...)
	if err == nil && len(media) > 0 {
		err = badRequest("%s: only text is supported here", at)
	}
	return text, err
}

// contentOf is like [textOf] for content that may contain images and sounds.
func contentOf(raw json.RawMessage, at string, kinds ...string) (text string, media []llm.Media, err error) {
	if json.Unmarshal(raw, &text) == nil {
		return text, nil, nil
	}
	var parts []struct {
		Type    string `json:"type"`
		Text    string `json:"text"`
		Refusal string `json:"refusal"`
		Source  struct {
			Type, Data string
			Media      string `json:"media_type"`
		} `json:"source"` // Anthropic
		Image json.RawMessage `json:"image_url"` // OpenAI: an address, or an object with one
		Audio struct {
			Data, Format string
		} `json:"input_audio"`
	}
	if err := decodeLoose(raw, &parts, at); err != nil {
		return "", nil, err
	}
	for i, p := range parts {
		if !slices.Contains(kinds, p.Type) {
			return "", nil, badRequest("%s[%d]: invalid type %q, one of %v wanted", at, i, p.Type, kinds)
		}
		name, data := p.Source.Media, p.Source.Data
		switch p.Type {
		default:
			text += p.Text + p.Refusal
			continue
		case "input_image", "image_url":
			var object struct{ URL string }
			if p.Type == "image_url" && json.Unmarshal(p.Image, &object) != nil || p.Type == "input_image" && json.Unmarshal(p.Image, &object.URL) != nil {
				return "", nil, badRequest("%s[%d]: invalid image_url", at, i)
			}
			name, data, _ = strings.Cut(strings.TrimPrefix(object.URL, "data:"), ";base64,")
		case "input_audio":
			name, data = "audio/"+p.Audio.Format, p.Audio.Data
		case "image":
		}
		m, err := mediaOf(name, data, fmt.Sprintf("%s[%d]", at, i))
		if err != nil {
			return "", nil, err
		}
		m.At = len(text)
		media = append(media, m)
	}
	return text, media, nil
}

// mediaOf decodes an image or a sound. Like the APIs, it rejects data of another type.
func mediaOf(name, data, at string) (llm.Media, error) {
	b, err := base64.StdEncoding.DecodeString(data)
	if err != nil || len(b) == 0 {
		return llm.Media{}, badRequest("%s: invalid base64 data", at)
	}
	kind, _, _ := strings.Cut(name, "/")
	if looks := http.DetectContentType(b); kind != "image" && kind != "audio" || kind == "image" && strings.HasPrefix(looks, "image/") && looks != name {
		return llm.Media{}, badRequest("%s: the data was specified using the %s media type, but appears to be %s", at, name, looks)
	}
	return llm.NewMedia(name, "", b), nil
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
