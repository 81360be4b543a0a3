package seedc

import "strings"

// Repr and Dumps write a value as Python does.
func Repr(v any) string {
	var b strings.Builder
	repr(&b, v)
	return b.String()
}

func Dumps(v any) string {
	var b strings.Builder
	dumps(&b, v)
	return b.String()
}

// Literal reads a value.
func Literal(s string) (any, error) { return literal(s) }
