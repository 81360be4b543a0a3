// Package macro implements a compiler plugin that expands the macros which packs
// declare, so that code with #Preview or @Model can be checked without Apple's
// plugins. An expansion satisfies the type checker only: the code is never run.
//
// The compiler starts the plugin as a child and uses its input and output: each
// message is eight bytes of length, little-endian, and that much JSON (swift-syntax,
// SwiftCompilerPluginMessageHandling).
package macro

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// maxMessage is the maximum size of a message: several times the largest answer.
const maxMessage = 64 << 20

type syntax struct {
	Source   string `json:"source"`
	Location struct {
		FileName string `json:"fileName"`
		Offset   int    `json:"offset"`
	} `json:"location"`
}

// request is a message of the compiler: exactly one field is set.
type request struct {
	GetCapability           *struct{}  `json:"getCapability"`
	ExpandFreestandingMacro *expansion `json:"expandFreestandingMacro"`
	ExpandAttachedMacro     *expansion `json:"expandAttachedMacro"`
}

type expansion struct {
	Macro struct {
		ModuleName string `json:"moduleName"`
		TypeName   string `json:"typeName"`
		Name       string `json:"name"`
	} `json:"macro"`
	Role         string  `json:"macroRole"`
	Syntax       *syntax `json:"syntax"`             // of a freestanding macro
	Attribute    *syntax `json:"attributeSyntax"`    // of an attached one
	Declaration  *syntax `json:"declSyntax"`         // of an attached macro
	ExtendedType *syntax `json:"extendedTypeSyntax"` // for the role extension
}

type diagnostic struct {
	Message  string `json:"message"`
	Severity string `json:"severity"`
	Position struct {
		FileName string `json:"fileName"`
		Offset   int    `json:"offset"`
	} `json:"position"`
	Highlights []struct{} `json:"highlights"`
	Notes      []struct{} `json:"notes"`
	FixIts     []struct{} `json:"fixIts"`
}

// Serve answers messages until the compiler closes its output.
func Serve(r io.Reader, w io.Writer) error {
	for {
		b, err := readMessage(r)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		answer, err := Answer(b)
		if err != nil {
			return err
		}
		out := binary.LittleEndian.AppendUint64(nil, uint64(len(answer)))
		if _, err := w.Write(append(out, answer...)); err != nil {
			return fmt.Errorf("answer the compiler: %w", err)
		}
	}
}

// readMessage reads one message. At the end of input between messages it returns
// io.EOF.
func readMessage(r io.Reader) ([]byte, error) {
	var head [8]byte
	if _, err := io.ReadFull(r, head[:]); err != nil {
		if errors.Is(err, io.EOF) {
			return nil, io.EOF
		}
		return nil, fmt.Errorf("read the length of a message: %w", err)
	}
	n := binary.LittleEndian.Uint64(head[:])
	if n > maxMessage {
		return nil, fmt.Errorf("read a message: its length is said to be %d bytes, more than %d", n, maxMessage)
	}
	b, err := io.ReadAll(io.LimitReader(r, int64(n))) // allocates by the bytes received, not by the claimed length
	if err != nil {
		return nil, fmt.Errorf("read a message: %w", err)
	}
	if uint64(len(b)) < n {
		return nil, fmt.Errorf("read a message: it breaks off after %d of %d bytes", len(b), n)
	}
	return b, nil
}

// Answer returns the reply to one message, both as JSON.
func Answer(message []byte) ([]byte, error) {
	var q request
	if err := json.Unmarshal(message, &q); err != nil {
		return nil, fmt.Errorf("read a message: %w", err)
	}
	switch {
	case q.ExpandFreestandingMacro != nil:
		return expandMacro(*q.ExpandFreestandingMacro)
	case q.ExpandAttachedMacro != nil:
		return expandMacro(*q.ExpandAttachedMacro)
	case q.GetCapability != nil:
		return json.Marshal(map[string]any{"getCapabilityResult": map[string]any{
			"capability": map[string]any{"protocolVersion": 7, "features": []string{}}}})
	}
	return nil, errors.New("read a message: it asks for nothing that is known (getCapability, expandFreestandingMacro, expandAttachedMacro)")
}

func expandMacro(e expansion) ([]byte, error) {
	result := struct {
		Source      *string      `json:"expandedSource"`
		Diagnostics []diagnostic `json:"diagnostics"`
	}{Diagnostics: []diagnostic{}}
	if text, ok := Expand(e.Macro.TypeName, e.Role, sourceText(e.Declaration), sourceText(e.ExtendedType)); ok {
		result.Source = &text
	} else {
		d := diagnostic{Message: fmt.Sprintf("assay has no expansion of the macro '%s' as %s", e.Macro.Name, e.Role), Severity: "error",
			Highlights: []struct{}{}, Notes: []struct{}{}, FixIts: []struct{}{}}
		for _, at := range []*syntax{e.Attribute, e.Syntax} {
			if at != nil {
				d.Position = at.Location
			}
		}
		result.Diagnostics = append(result.Diagnostics, d)
	}
	return json.Marshal(map[string]any{"expandMacroResult": result})
}

func sourceText(s *syntax) string {
	if s == nil {
		return ""
	}
	return s.Source
}
