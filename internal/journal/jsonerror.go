package journal

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
)

// plainJSONError says what is wrong with a value of the wrong type in the words of JSON;
// encoding/json names the types of this program. It returns other errors unchanged.
func plainJSONError(err error) error {
	wrong, ok := errors.AsType[*json.UnmarshalTypeError](err)
	if !ok {
		return err
	}
	field := wrong.Field
	if field == "" {
		field = "the value"
	}
	return fmt.Errorf("%s must be %s, not %s", field, jsonTypeName(wrong.Type), articled(wrong.Value))
}

// jsonTypeName names the JSON that a Go type is read from.
func jsonTypeName(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Pointer:
		return jsonTypeName(t.Elem())
	case reflect.Bool:
		return "true or false"
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return "an integer"
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return "an integer that is not negative"
	case reflect.Float32, reflect.Float64:
		return "a number"
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Struct, reflect.Map:
		return "an object"
	}
	return "a text"
}

// articled returns what encoding/json calls a value, with its article.
func articled(value string) string {
	switch value {
	case "string":
		return "a text"
	case "array":
		return "a list"
	case "object":
		return "an object"
	case "bool":
		return "true or false"
	}
	return value // "number", or "number 1.5"
}
