package suite

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// MarshalJSON writes the kind among the settings.
func (a Agent) MarshalJSON() ([]byte, error) { return marshalKind(a.Kind, a.Config) }

// MarshalJSON writes the kind among the settings.
func (g Grader) MarshalJSON() ([]byte, error) { return marshalKind(g.Kind, g.Config) }

// MarshalJSON writes a map of the kind to its settings.
func (t Tool) MarshalJSON() ([]byte, error) {
	config := t.Config
	if config == nil {
		config = struct{}{}
	}
	return json.Marshal(map[string]any{t.Kind: config})
}

func marshalKind(kind string, config any) ([]byte, error) {
	k, err := json.Marshal(kind)
	if err != nil || config == nil {
		return fmt.Appendf(nil, `{"kind":%s}`, k), err
	}
	b, err := json.Marshal(config)
	if err != nil {
		return nil, err
	}
	switch {
	case bytes.Equal(b, []byte("{}")) || bytes.Equal(b, []byte("null")):
		return fmt.Appendf(nil, `{"kind":%s}`, k), nil
	case b[0] != '{':
		return nil, fmt.Errorf("settings of kind %s are not written as a map", kind)
	}
	return fmt.Appendf(nil, `{"kind":%s,%s`, k, b[1:]), nil
}

// UnmarshalJSON reads a name, {placebo: name}, or what encoding/json writes.
func (u *ServerUse) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '"' {
		*u = ServerUse{}
		return json.Unmarshal(b, &u.Name)
	}
	type plain ServerUse
	return json.Unmarshal(b, (*plain)(u))
}

// SuiteSchema implements [Schemer].
func (ServerUse) SuiteSchema() map[string]any {
	return object{
		"if": object{"type": "object"},
		"then": object{
			"properties":           object{"placebo": object{"type": "string", "description": docOf[ServerUse]("Placebo")}},
			"required":             []any{"placebo"},
			"additionalProperties": false,
		},
		"else": object{"type": "string", "title": "the name of a server or {placebo: name}"},
	}
}
