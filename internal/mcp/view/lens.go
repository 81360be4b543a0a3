package view

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// FromClient returns the message, or batch, to send to the server in place of the
// client's. It restores the names of renamed tools. For calls of hidden tools, answer
// is the error for the client. Either may be nil.
func (v *View) FromClient(msg []byte) (pass, answer []byte) {
	if v == nil {
		return msg, nil
	}
	var batch []json.RawMessage
	if json.Unmarshal(msg, &batch) != nil {
		return v.fromClient(msg)
	}
	var passed, answered []json.RawMessage
	for _, one := range batch {
		p, a := v.fromClient(one)
		if p != nil {
			passed = append(passed, p)
		}
		if a != nil {
			answered = append(answered, a)
		}
	}
	return joinBatch(passed), joinBatch(answered)
}

func joinBatch(all []json.RawMessage) []byte {
	if len(all) == 0 {
		return nil
	}
	b, _ := json.Marshal(all) // msg was decoded from JSON
	return b
}

func (v *View) fromClient(msg []byte) (pass, answer []byte) {
	var m struct {
		ID     json.RawMessage `json:"id"`
		Method string          `json:"method"`
		Params struct {
			Name string `json:"name"`
		} `json:"params"`
	}
	if json.Unmarshal(msg, &m) != nil || m.Method != "tools/call" {
		return msg, nil
	}
	name, shown := v.RealName(m.Params.Name)
	switch {
	case !shown && len(m.ID) == 0:
		return nil, nil
	case !shown:
		text := textJSON(fmt.Sprintf("unknown tool %q", m.Params.Name))
		return nil, fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,"error":{"code":-32602,"message":%s}}`, m.ID, text)
	case name == m.Params.Name:
		return msg, nil
	}
	out, err := setMember(msg, []string{"params", "name"}, textJSON(name))
	if err != nil {
		return msg, nil // the server rejects the name
	}
	return out, nil
}

// FromServer returns the message, or batch, to send to the client in place of the
// server's. It applies the view to tool lists and instructions.
func (v *View) FromServer(msg []byte) []byte {
	if v == nil {
		return msg
	}
	var batch []json.RawMessage
	if json.Unmarshal(msg, &batch) != nil {
		return v.fromServer(msg)
	}
	for i, one := range batch {
		batch[i] = v.fromServer(one)
	}
	return joinBatch(batch)
}

func (v *View) fromServer(msg []byte) []byte {
	if v.instructions != nil && isHandshake(msg) {
		if out, err := setMember(msg, []string{"result", "instructions"}, textJSON(v.instructions.Text)); err == nil {
			return out
		}
	}
	if !bytes.Contains(msg, []byte(`"tools"`)) {
		return msg
	}
	var m struct {
		ID     json.RawMessage `json:"id"`
		Result struct {
			Tools []json.RawMessage `json:"tools"`
		} `json:"result"`
	}
	if json.Unmarshal(msg, &m) != nil || m.Result.Tools == nil {
		return msg
	}
	shown, err := v.Definitions(m.Result.Tools)
	var out []byte
	if err == nil {
		var list bytes.Buffer
		list.WriteByte('[')
		list.Write(bytes.Join(asBytes(shown), []byte{','}))
		list.WriteByte(']')
		out, err = setMember(msg, []string{"result", "tools"}, list.Bytes())
	}
	if err != nil { // hidden tools must not be forwarded
		return fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,"error":{"code":-32603,"message":%s}}`, m.ID, textJSON("change the tool list: "+err.Error()))
	}
	return out
}

// isHandshake reports whether a message answers initialize, or server/discover, which
// replaces it in the protocol of 2026-07-28.
func isHandshake(msg []byte) bool {
	if !bytes.Contains(msg, []byte(`"serverInfo"`)) && !bytes.Contains(msg, []byte(`"supportedVersions"`)) {
		return false // most messages
	}
	var m struct {
		Result struct {
			Protocol     string          `json:"protocolVersion"`
			Server       json.RawMessage `json:"serverInfo"`
			Versions     []string        `json:"supportedVersions"`
			Capabilities json.RawMessage `json:"capabilities"`
		} `json:"result"`
	}
	if json.Unmarshal(msg, &m) != nil {
		return false
	}
	r := m.Result
	return r.Protocol != "" && len(r.Server) > 0 || len(r.Versions) > 0 && len(r.Capabilities) > 0
}

func asBytes(all []json.RawMessage) [][]byte {
	out := make([][]byte, len(all))
	for i, one := range all {
		out[i] = one
	}
	return out
}
