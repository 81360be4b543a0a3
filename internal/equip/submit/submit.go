// Package submit is the task tool of kind "submit": one tool with which an agent
// hands in its answer, a text or a list of texts, and ends the trial.
//
//	tools:
//	  - submit: {name: submit_selection, doc: Hands in the ids, field: ids, holds: list}
//
// The graders that judge such answers read them with [ParseList], whether they
// came by this tool or stand as JSON in the final answer.
package submit

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/suite"
)

// The types of a submission's field.
const (
	Text = "text"
	List = "list"
)

// Config is the settings of the tool.
type Config struct {
	Name  string `json:"name,omitempty" key:"gen" doc:"name of the tool; default submit"`
	Doc   string `json:"doc,omitempty" key:"gen" doc:"what the agent is told of it; default \"Hands in your answer and ends the task.\""`
	Field string `json:"field,omitempty" key:"gen" doc:"name of its one argument; default answer for a text, items for a list"`
	Holds string `json:"holds,omitempty" key:"gen" doc:"what the argument is: text (default) or list, of texts" enum:"text,list"`
}

// Kind describes the tool to the suite loader.
func Kind() suite.Kind {
	return suite.Kind{
		Doc:      "one tool that hands in a text or a list of texts and ends the trial",
		New:      func() any { return new(Config) },
		Defaults: func(config any) { c := config.(*Config); *c = c.setDefaults() },
	}
}

func (c *Config) setDefaults() Config {
	out := *c
	out.Name = cmp.Or(c.Name, "submit")
	out.Doc = cmp.Or(c.Doc, "Hands in your answer and ends the task.")
	out.Holds = cmp.Or(c.Holds, Text)
	out.Field = cmp.Or(c.Field, map[string]string{Text: "answer", List: "items"}[out.Holds])
	return out
}

// New makes the tool.
func New(c *Config) []equip.Tool { return []equip.Tool{tool{c.setDefaults()}} }

type tool struct{ Config }

func (t tool) Spec() equip.Spec {
	property := map[string]any{"type": "string"}
	if t.Holds == List {
		property = map[string]any{"type": "array", "items": map[string]any{"type": "string"}}
	}
	schema, err := json.Marshal(map[string]any{"type": "object", "properties": map[string]any{t.Field: property}, "required": []string{t.Field}})
	if err != nil {
		panic(err) // it is made of strings
	}
	return equip.Spec{Name: t.Name, Description: t.Doc, Schema: schema, Submits: true}
}

func (t tool) Call(_ context.Context, args json.RawMessage) (equip.Result, error) {
	var err error
	if t.Holds == List {
		_, err = ParseList(args, t.Field)
	} else {
		_, err = parseText(args, t.Field)
	}
	if err != nil {
		return equip.Result{Text: "the submission means nothing: " + err.Error(), Error: true, Invalid: err.Error()}, nil
	}
	return equip.Result{Text: "submitted"}, nil
}

func parseText(args []byte, field string) (string, error) {
	raw, err := objectMember(args, field)
	if err != nil {
		return "", err
	}
	var text string
	if json.Unmarshal(raw, &text) != nil || bytes.HasPrefix(raw, []byte("null")) {
		return "", fmt.Errorf("%s is not a string: %s", field, equip.ClipHostile(string(raw)))
	}
	if strings.TrimSpace(text) == "" {
		return "", fmt.Errorf("%s is empty", field)
	}
	return text, nil
}

// ParseList reads a JSON object whose member field is a list of texts. It is
// strict: any other member's value is left alone, but the list must be there,
// hold strings only, none of them blank, and nothing may follow the object. An
// empty list is a list. Texts come back as sent, but for white space around
// them.
func ParseList(args []byte, field string) ([]string, error) {
	raw, err := objectMember(args, field)
	if err != nil {
		return nil, err
	}
	var items []json.RawMessage
	if err := json.Unmarshal(raw, &items); err != nil || items == nil {
		return nil, fmt.Errorf("%s is not a list: %s", field, equip.ClipHostile(string(raw)))
	}
	out := make([]string, 0, len(items))
	for i, item := range items {
		var s *string
		if err := json.Unmarshal(item, &s); err != nil || s == nil {
			return nil, fmt.Errorf("entry %d of %s is not a string: %s", i+1, field, equip.ClipHostile(string(item)))
		}
		text := strings.TrimSpace(*s)
		if text == "" {
			return nil, fmt.Errorf("entry %d of %s is blank", i+1, field)
		}
		out = append(out, text)
	}
	return out, nil
}

// ListIn reads a list out of a final answer: the answer as a whole is the JSON
// object that [ParseList] reads, or it has exactly one fenced block, and that
// is.
func ListIn(answer, field string) ([]string, error) {
	text := strings.TrimSpace(answer)
	if text == "" {
		return nil, errors.New("there is no answer")
	}
	if strings.HasPrefix(text, "{") {
		return ParseList([]byte(text), field)
	}
	blocks := fencedBlocks(text)
	switch len(blocks) {
	case 0:
		return nil, fmt.Errorf("the answer is neither a JSON object nor has it one in a fenced block: %s", equip.ClipHostile(text))
	case 1:
		return ParseList([]byte(blocks[0]), field)
	}
	return nil, fmt.Errorf("the answer has %d fenced blocks, and only one can count", len(blocks))
}

// fencedBlocks returns the contents of the blocks between lines that begin with three
// backticks; one that is not closed ends with the text.
func fencedBlocks(text string) []string {
	var out []string
	var body *strings.Builder
	for line := range strings.Lines(text) {
		switch fence := strings.HasPrefix(strings.TrimSpace(line), "```"); {
		case fence && body == nil:
			body = new(strings.Builder)
		case fence:
			out, body = append(out, body.String()), nil
		case body != nil:
			body.WriteString(line)
		}
	}
	if body != nil {
		out = append(out, body.String())
	}
	return out
}

func objectMember(args []byte, field string) (json.RawMessage, error) {
	fields, err := equip.ParseObject(args, "it is")
	if err != nil {
		return nil, err
	}
	raw, ok := fields[field]
	if !ok {
		return nil, fmt.Errorf("%s is missing", field)
	}
	return raw, nil
}
