package mcp

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Media is an image or a sound in the result of a tool.
type Media struct {
	MIME     string
	Data     []byte
	From, To int // Result.Text[From:To] is its note
}

// content is one part of a tool's result.
type content struct {
	Type     string    `json:"type"`
	Text     string    `json:"text"`
	MIMEType string    `json:"mimeType"`
	Data     []byte    `json:"data"`
	Name     string    `json:"name"`
	URI      string    `json:"uri"`
	Resource *embedded `json:"resource"`
}

type embedded struct {
	URI      string  `json:"uri"`
	MIMEType string  `json:"mimeType"`
	Text     string  `json:"text"`
	Blob     *[]byte `json:"blob"`
}

// ParseResult parses the result of a tool as received. Structured content keeps the
// server's text, since a float64 would change an id of 19 digits.
func ParseResult(result json.RawMessage) (Result, error) {
	var answer struct {
		Content    []content       `json:"content"`
		Structured json.RawMessage `json:"structuredContent"`
		IsError    bool            `json:"isError"`
	}
	if err := json.Unmarshal(result, &answer); err != nil {
		return Result{}, err
	}
	out := Result{IsError: answer.IsError}
	if s := answer.Structured; len(s) > 0 && string(s) != "null" {
		out.Structured = s
	}
	for i, c := range answer.Content {
		if i > 0 {
			out.Text += "\n"
		}
		out.addPart(c)
	}
	if len(answer.Content) == 0 {
		out.Text = string(out.Structured)
	}
	return out, nil
}

// parseResource parses the contents of a resource as received.
func parseResource(result json.RawMessage) (Result, error) {
	var answer struct {
		Contents []*embedded `json:"contents"`
	}
	if err := json.Unmarshal(result, &answer); err != nil {
		return Result{}, err
	}
	var out Result
	for i, c := range answer.Contents {
		if i > 0 {
			out.Text += "\n"
		}
		out.addPart(content{Type: "resource", Resource: c})
	}
	return out, nil
}

func (r *Result) addPart(c content) {
	from := len(r.Text)
	r.Text += c.describe()
	media, data := c.MIMEType, c.Data
	switch {
	case c.Type == "resource" && c.Resource != nil && c.Resource.Blob != nil:
		media, data = c.Resource.MIMEType, *c.Resource.Blob
	case c.Type != "image" && c.Type != "audio":
		return
	}
	if c.Type != "resource" || strings.HasPrefix(media, "image/") || strings.HasPrefix(media, "audio/") {
		r.Media = append(r.Media, Media{MIME: media, Data: data, From: from, To: len(r.Text)})
	}
}

// describe returns the part as text.
func (c content) describe() string {
	switch c.Type {
	case "text":
		return c.Text
	case "image", "audio":
		return fmt.Sprintf("[%s %s, %d bytes]", c.Type, c.MIMEType, len(c.Data))
	case "resource_link":
		return fmt.Sprintf("[resource %s %s]", c.Name, c.URI)
	case "resource":
		switch {
		case c.Resource == nil:
			return "[resource]"
		case c.Resource.Blob != nil:
			return fmt.Sprintf("[resource %s %s, %d bytes]", c.Resource.URI, c.Resource.MIMEType, len(*c.Resource.Blob))
		}
		return c.Resource.Text
	}
	return fmt.Sprintf("[%s]", clipText(c.Type))
}
