// Package jsonerror words errors of JSON for users; package encoding/json names types of
// the program.
package jsonerror

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
)

// Plain returns the error of a value of the wrong type in the words of JSON, such as
// "seed must be an integer, not a text". It returns other errors unchanged. Errors that
// wrap such an error keep their other text.
func Plain(err error) error {
	wrong, ok := errors.AsType[*json.UnmarshalTypeError](err)
	if !ok {
		return err
	}
	plain := fmt.Sprintf("%s must be %s, not %s", cmp.Or(wrong.Field, "the value"), typeName(wrong.Type), withArticle(wrong.Value))
	if text := err.Error(); strings.Contains(text, wrong.Error()) {
		plain = strings.Replace(text, wrong.Error(), plain, 1)
	}
	return errors.New(plain)
}

// typeName names the JSON that a Go type is read from.
func typeName(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Pointer:
		return typeName(t.Elem())
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

// withArticle returns what encoding/json calls a value, with its article.
func withArticle(value string) string {
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
	if value == "number" {
		return "a number"
	}
	return value // such as "number 1.5"
}
