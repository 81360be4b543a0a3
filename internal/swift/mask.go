package swift

import "strings"

// Mask replaces comments and the content of string literals in Swift code by spaces, so
// that offsets do not change. It keeps regex literals.
func Mask(code string) string {
	out := []byte(code)
	blank := func(from, to int) {
		for i := from; i < to; i++ {
			if out[i] != '\n' {
				out[i] = ' '
			}
		}
	}
	for i := 0; i < len(code); {
		rest := code[i:]
		switch {
		case strings.HasPrefix(rest, "//"):
			line, _, _ := strings.Cut(rest, "\n")
			blank(i, i+len(line))
			i += len(line)
		case strings.HasPrefix(rest, "/*"):
			n := commentLength(rest)
			blank(i, i+n)
			i += n
		case rest[0] == '"' || rest[0] == '#' && strings.HasPrefix(strings.TrimLeft(rest, "#"), `"`):
			from, to, n := literalSpan(rest)
			blank(i+from, i+to)
			i += n
		default:
			i++
		}
	}
	return string(out)
}

// commentLength returns the length of the comment at the start of s. Comments nest.
func commentLength(s string) int {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch {
		case strings.HasPrefix(s[i:], "/*"):
			depth++
			i++
		case strings.HasPrefix(s[i:], "*/"):
			i++
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(s)
}

// literalSpan returns the start and the end of the content of the string literal at the
// start of s, and the literal's length. Interpolations, including their brackets and
// strings, belong to the content.
func literalSpan(s string) (from, to, length int) {
	hashes := strings.Repeat("#", len(s)-len(strings.TrimLeft(s, "#")))
	quote := `"`
	if strings.HasPrefix(s[len(hashes):], `"""`) {
		quote = `"""`
	}
	end, escape := quote+hashes, `\`+hashes
	from = len(end)
	for i := from; i < len(s); {
		switch {
		case strings.HasPrefix(s[i:], end):
			return from, i, i + len(end)
		case quote == `"` && s[i] == '\n':
			return from, i, i // unclosed literal
		case strings.HasPrefix(s[i:], escape+"("):
			i += len(escape)
			i += interpolationLength(s[i:])
		case strings.HasPrefix(s[i:], escape):
			i += len(escape) + 1
		default:
			i++
		}
	}
	return from, len(s), len(s)
}

// interpolationLength returns the length of the parenthesized text at the start of s,
// which must end on the same line.
func interpolationLength(s string) int {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i + 1
			}
		case '"':
			_, _, n := literalSpan(s[i:])
			i += n - 1
		case '\n':
			return i
		}
	}
	return len(s)
}
