package report

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
)

// SetField sets a field of a JSON object to text, unless text is empty.
func SetField[S ~string](object map[string]any, field string, text S) {
	if text != "" {
		object[field] = text
	}
}

// WriteJSON writes v as indented JSON without HTML escapes.
func WriteJSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

// Encoder writes parts of a long JSON document one after the other, so that it need not
// be in memory as a whole.
type Encoder struct {
	buf bytes.Buffer
	enc *json.Encoder
}

// NewEncoder returns an encoder.
func NewEncoder() *Encoder {
	e := &Encoder{}
	e.enc = json.NewEncoder(&e.buf)
	e.enc.SetEscapeHTML(false)
	return e
}

// EncodeAt encodes v and indents every line but the first. The result is valid until the
// next call.
func (e *Encoder) EncodeAt(indent string, v any) ([]byte, error) {
	e.buf.Reset()
	e.enc.SetIndent(indent, "  ")
	err := e.enc.Encode(v)
	return bytes.TrimRight(e.buf.Bytes(), "\n"), err
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
