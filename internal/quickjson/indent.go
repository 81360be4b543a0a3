package quickjson

import "bytes"

// AppendIndent appends JSON without white space as [encoding/json.Indent] does: each line
// but the first begins with prefix and as many indents as it is deep.
func AppendIndent(b, src []byte, prefix, indent string) []byte {
	depth := 0
	breakLine := func() {
		b = append(append(b, '\n'), prefix...)
		for range depth {
			b = append(b, indent...)
		}
	}
	for i := 0; i < len(src); {
		switch c := src[i]; c {
		case '"':
			n := stringLength(src[i:])
			b = append(b, src[i:i+n]...)
			i += n
			continue
		case '{', '[':
			b = append(b, c)
			if i+1 < len(src) && (src[i+1] == '}' || src[i+1] == ']') {
				b = append(b, src[i+1])
				i++
				break
			}
			depth++
			breakLine()
		case '}', ']':
			depth--
			breakLine()
			b = append(b, c)
		case ',':
			b = append(b, c)
			breakLine()
		case ':':
			b = append(b, ':', ' ')
		default:
			b = append(b, c)
		}
		i++
	}
	return b
}

// stringLength is the length of the string that b begins with, quotes included.
func stringLength(b []byte) int {
	n := 1 + bytes.IndexByte(b[1:], '"')
	if bytes.IndexByte(b[1:n], '\\') < 0 {
		return n + 1
	}
	for n = 1; b[n] != '"'; n++ {
		if b[n] == '\\' {
			n++
		}
	}
	return n + 1
}
