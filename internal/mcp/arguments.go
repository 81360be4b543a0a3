package mcp

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// ArgumentSchema validates the arguments of calls against the schema of a tool. It is
// safe for concurrent use.
type ArgumentSchema struct{ schema *jsonschema.Schema }

// CompileArguments compiles the JSON Schema of a tool's arguments. Patterns that only
// JavaScript supports match everything, formats are not checked, and references to
// other documents are not resolved.
func CompileArguments(schema json.RawMessage) (*ArgumentSchema, error) {
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(schema))
	if err != nil {
		return nil, fmt.Errorf("compile schema of arguments: %w", err)
	}
	c := jsonschema.NewCompiler()
	c.UseLoader(noLoader{})
	c.UseRegexpEngine(knownPattern)
	if err := c.AddResource(toolURL, v); err != nil {
		return nil, fmt.Errorf("compile schema of arguments: %w", err)
	}
	s, err := c.Compile(toolURL)
	if err != nil {
		return nil, fmt.Errorf("compile schema of arguments: %w", err)
	}
	return &ArgumentSchema{s}, nil
}

// Check returns an error if the arguments of a call, as sent by the agent, do not match
// the schema. Like in a call, blank arguments stand for an empty object.
func (s *ArgumentSchema) Check(args string) error {
	if strings.TrimSpace(args) == "" {
		args = "{}"
	}
	v, err := jsonschema.UnmarshalJSON(strings.NewReader(args))
	if err != nil {
		return fmt.Errorf("read arguments: %w", err)
	}
	return s.schema.Validate(v)
}

func knownPattern(s string) (jsonschema.Regexp, error) {
	if re, err := regexp.Compile(s); err == nil {
		return re, nil
	}
	return anyPattern(s)
}
