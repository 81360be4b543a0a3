package report

import (
	"bufio"
	"fmt"
	"io"

	"github.com/assay-eval/assay/internal/quickjson"
)

// SetField sets a field of a JSON object to text, unless text is empty.
func SetField[S ~string](object map[string]any, field string, text S) {
	if text != "" {
		object[field] = text
	}
}

// WriteJSON writes v as indented JSON without HTML escapes.
func WriteJSON(w io.Writer, v any) error {
	b, err := NewEncoder().EncodeAt("", v)
	if err != nil {
		return err
	}
	_, err = w.Write(append(b, '\n'))
	return err
}

// Encoder writes parts of a long JSON document one after the other, so that it need not
// be in memory as a whole.
type Encoder struct {
	compact, indented []byte
}

// NewEncoder returns an encoder.
func NewEncoder() *Encoder { return &Encoder{} }

// EncodeAt encodes v and indents every line but the first. The result is valid until the
// next call.
func (e *Encoder) EncodeAt(indent string, v any) ([]byte, error) {
	var err error
	if e.compact, err = quickjson.Append(e.compact[:0], v); err != nil {
		return nil, err
	}
	e.indented = quickjson.AppendIndent(e.indented[:0], e.compact, indent, "  ")
	return e.indented, nil
}

// WriteList writes a field with the given indent that is a list of n values.
func (e *Encoder) WriteList(out *bufio.Writer, indent, name string, n int, value func(int) any) error {
	_, _ = fmt.Fprintf(out, "\n%s%q: [", indent, name) // out keeps its first error
	for i := range n {
		b, err := e.EncodeAt(indent+"  ", value(i))
		if err != nil {
			return fmt.Errorf("encode %s: %w", name, err)
		}
		if i > 0 {
			_ = out.WriteByte(',')
		}
		_, _ = out.WriteString("\n  " + indent)
		_, _ = out.Write(b)
	}
	if n > 0 {
		_, _ = out.WriteString("\n" + indent)
	}
	return out.WriteByte(']')
}
