package seedc

// Repr and Dumps write a value as Python does.
func Repr(v any) string { return pythonNotation.format(v) }

func Dumps(v any) string { return jsonNotation.format(v) }

// Literal reads a value.
func Literal(s string) (any, error) { return parseLiteral(s) }
