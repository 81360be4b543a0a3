package equip

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// ParseObject reads one JSON object. Names count as written; encoding/json alone would
// take File_Path for file_path. Errors begin with subject, such as "it is".
func ParseObject(args []byte, subject string) (map[string]json.RawMessage, error) {
	dec := json.NewDecoder(bytes.NewReader(args))
	var fields map[string]json.RawMessage
	switch err := dec.Decode(&fields); {
	case errors.Is(err, io.EOF):
		return nil, errors.New("there are no arguments")
	case errors.Is(err, io.ErrUnexpectedEOF):
		return nil, errors.New("the JSON breaks off")
	case err != nil:
		if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
			return nil, fmt.Errorf("%s a JSON %s, not an object", subject, wrong.Value)
		}
		return nil, fmt.Errorf("%s not JSON: %s", subject, strings.ToValidUTF8(err.Error(), "\uFFFD"))
	case fields == nil:
		return nil, fmt.Errorf("%s null, not an object", subject)
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("there is text after the JSON object")
	}
	return fields, nil
}

// ClipHostile returns the beginning of hostile text, for messages.
func ClipHostile(s string) string {
	s = strings.ToValidUTF8(s, "\uFFFD")
	if r := []rune(s); len(r) > 120 {
		return string(r[:120]) + "…"
	}
	return s
}
