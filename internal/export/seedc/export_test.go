package seedc

import "strings"

// Repr and Dumps write a value as Python does.
func Repr(v any) string {
	var b strings.Builder
	writeRepr(&b, v)
	return b.String()
}

func Dumps(v any) string {
	var b strings.Builder
	writeDumps(&b, v)
	return b.String()
}

// Literal reads a value.
func Literal(s string) (any, error) { return parseLiteral(s) }
