package mcp

import (
	"encoding/json"
	"fmt"

	"github.com/assay-eval/assay/internal/seal"
)

// Likeness is everything that a client can see of a server before it calls a tool. A
// placebo has the same likeness as its server.
type Likeness struct {
	Info         json.RawMessage // serverInfo
	Protocol     string          // negotiated version
	Instructions string          // for the model; "" if none
	Capabilities json.RawMessage // capabilities of the server
	Tools        Definitions     // in the order of tools/list
}

// Definitions are tools as a server sent them. Their JSON form is strings, because JSON
// values may lose white space.
type Definitions []json.RawMessage

// MarshalJSON implements json.Marshaler.
func (d Definitions) MarshalJSON() ([]byte, error) {
	texts := make([]string, len(d))
	for i, def := range d {
		texts[i] = string(def)
	}
	return seal.PlainJSON(texts)
}

// UnmarshalJSON implements json.Unmarshaler. It accepts definitions that are not
// strings, as written by earlier versions.
func (d *Definitions) UnmarshalJSON(b []byte) error {
	var all []json.RawMessage
	if err := json.Unmarshal(b, &all); err != nil {
		return err
	}
	*d = all
	for i, def := range all {
		var text string
		if json.Unmarshal(def, &text) == nil {
			all[i] = json.RawMessage(text)
		}
	}
	return nil
}

// Likeness returns the likeness of the server with the given tools.
func (s *Session) Likeness(tools []ToolInfo) (Likeness, error) {
	res := s.client.InitializeResult()
	out := Likeness{Protocol: res.ProtocolVersion, Instructions: res.Instructions}
	all, _ := splitObject(s.hello) // parsed before
	out.Info, out.Capabilities = findMember(all, "serverInfo"), findMember(all, "capabilities")
	var err error
	if out.Info == nil { // newer servers put it in _meta
		if out.Info, err = json.Marshal(res.ServerInfo); err != nil {
			return out, fmt.Errorf("server info: %w", err)
		}
	}
	for _, t := range tools {
		out.Tools = append(out.Tools, t.Definition)
	}
	return out, nil
}
