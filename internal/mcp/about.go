package mcp

import (
	"encoding/json"
	"fmt"
)

// Likeness is everything that a client can see of a server before it calls a
// tool, and that a placebo must have in common with it.
type Likeness struct {
	Info         json.RawMessage   // serverInfo
	Protocol     string            // the version agreed on
	Instructions string            // for the model; "" if there are none
	Capabilities json.RawMessage   // capabilities of the server
	Tools        []json.RawMessage // definitions, in the order of the list
}

// Likeness returns the server's handshake with the given tools.
func (s *Session) Likeness(tools []ToolInfo) (Likeness, error) {
	res := s.client.InitializeResult()
	out := Likeness{Protocol: res.ProtocolVersion, Instructions: res.Instructions}
	var err error
	if out.Info, err = json.Marshal(res.ServerInfo); err != nil {
		return out, fmt.Errorf("server info: %w", err)
	}
	if out.Capabilities, err = json.Marshal(res.Capabilities); err != nil {
		return out, fmt.Errorf("capabilities: %w", err)
	}
	for _, t := range tools {
		out.Tools = append(out.Tools, t.Definition)
	}
	return out, nil
}
