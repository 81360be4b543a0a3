package seal

import (
	"bytes"
	"encoding/json"
)

// PlainJSON returns v as JSON without the HTML escapes that encoding/json adds by
// default.
func PlainJSON(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	err := enc.Encode(v)
	return bytes.TrimSuffix(b.Bytes(), []byte{'\n'}), err
}
