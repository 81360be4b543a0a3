package suite

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// MarshalJSON writes a map of the kind to its settings.
func (t Tool) MarshalJSON() ([]byte, error) {
	config := t.Config
	if config == nil {
		config = struct{}{}
	}
	return json.Marshal(map[string]any{t.Kind: config})
}

// MarshalJSON encodes the kind together with the settings.
func (p Part) MarshalJSON() ([]byte, error) {
	k, err := json.Marshal(p.Kind)
	if err == nil && len(p.Needs) > 0 {
		var needs []byte
		needs, err = json.Marshal(p.Needs)
		k = fmt.Appendf(k, `,"needs":%s`, needs)
	}
	if err != nil || p.Config == nil {
		return fmt.Appendf(nil, `{"kind":%s}`, k), err
	}
	b, err := json.Marshal(p.Config)
	if err != nil {
		return nil, err
	}
	switch {
	case bytes.Equal(b, []byte("{}")) || bytes.Equal(b, []byte("null")):
		return fmt.Appendf(nil, `{"kind":%s}`, k), nil
	case b[0] != '{':
		return nil, fmt.Errorf("settings of kind %s are not written as a map", p.Kind)
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

// UnmarshalJSON decodes off, {text: …}, or the output of encoding/json. Some YAML
// writers convert off to false.
func (i *Instructions) UnmarshalJSON(b []byte) error {
	if s := string(b); s == `"off"` || s == "false" {
		*i = Instructions{Off: true}
		return nil
	}
	type plain Instructions
	return json.Unmarshal(b, (*plain)(i))
}

// SuiteSchema implements [Schemer].
func (Instructions) SuiteSchema() map[string]any {
	return object{
		"if": object{"type": "object"},
		"then": object{
			"properties":           object{"text": object{"type": "string", "minLength": 1, "description": docOf[Instructions]("Text")}},
			"required":             []any{"text"},
			"additionalProperties": false,
		},
		"else": object{"enum": []any{"off", false}, "title": "off or {text: …}"},
	}
}

// SuiteSchema implements [Schemer].
func (ServerUse) SuiteSchema() map[string]any {
	return object{
		"if": object{"type": "object"},
		"then": object{
			"properties": object{
				"placebo": object{"type": "string", "description": docOf[ServerUse]("Placebo")},
				"kind":    object{"enum": []any{placeboEmpty, PlaceboYoked}, "description": docOf[ServerUse]("Kind")},
				"from":    object{"type": "string", "description": docOf[ServerUse]("From")},
			},
			"required":             []any{"placebo"},
			"additionalProperties": false,
		},
		"else": object{"type": "string", "title": "the name of a server or {placebo: name}"},
	}
}
