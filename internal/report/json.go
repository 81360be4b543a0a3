package report

import (
	"encoding/json"
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
