package seal

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Canonical returns v as canonical JSON after RFC 8785: no white space, object
// keys sorted by UTF-16 code units, strings with the shortest escapes. It is that
// of v as encoding/json encodes it, so the json tags of v hold.
//
// Numbers must be integers within ±(2^53−1), because languages disagree on the
// decimal form of a fraction; write fractions as strings. A key that occurs twice in
// one object is an error. Invalid UTF-8 becomes U+FFFD.
func Canonical(v any) ([]byte, error) {
	out, err := appendCanonical(make([]byte, 0, 256), v)
	if err != nil {
		return nil, fmt.Errorf("canonical json: %w", err)
	}
	return out, nil
}

// appendCanonical appends v. The parts of most keys are maps, lists and texts, which need
// no encoding/json.
func appendCanonical(b []byte, v any) ([]byte, error) {
	switch v := v.(type) {
	case nil:
		return append(b, "null"...), nil
	case bool:
		return strconv.AppendBool(b, v), nil
	case string:
		if utf8.ValidString(v) {
			return appendText(b, v), nil
		}
	case Digest:
		if utf8.ValidString(string(v)) {
			return appendText(b, string(v)), nil
		}
	case []any:
		if v != nil {
			return appendList(b, v)
		}
	case map[string]any:
		if v != nil {
			return appendMap(b, v)
		}
	}
	return appendEncoded(b, v)
}

func appendList(b []byte, list []any) ([]byte, error) {
	b = append(b, '[')
	for i, v := range list {
		if i > 0 {
			b = append(b, ',')
		}
		var err error
		if b, err = appendCanonical(b, v); err != nil {
			return nil, err
		}
	}
	return append(b, ']'), nil
}

func appendMap(b []byte, m map[string]any) ([]byte, error) {
	keys := make([]string, 0, len(m))
	for key := range m {
		if !utf8.ValidString(key) { // it may become equal to another
			return appendEncoded(b, m)
		}
		keys = append(keys, key)
	}
	slices.SortFunc(keys, compareUTF16)
	b = append(b, '{')
	for i, key := range keys {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(appendText(b, key), ':')
		var err error
		if b, err = appendCanonical(b, m[key]); err != nil {
			return nil, err
		}
	}
	return append(b, '}'), nil
}

// appendText appends a valid text in quotes with the shortest escapes.
func appendText(b []byte, s string) []byte {
	b = append(b, '"')
	plain := 0 // where the text that needs no escape begins
	for i := range len(s) {
		if c := s[i]; c < ' ' || c == '"' || c == '\\' {
			b = appendRune(append(b, s[plain:i]...), rune(c))
			plain = i + 1
		}
	}
	return append(append(b, s[plain:]...), '"')
}

// appendEncoded appends v as encoding/json encodes it.
func appendEncoded(b []byte, v any) ([]byte, error) {
	raw, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	if !utf8.Valid(raw) { // only a json.RawMessage can bring such bytes
		raw = bytes.ToValidUTF8(raw, []byte("\uFFFD"))
	}
	c := canonizer{in: raw, out: b}
	if err := c.appendValue(); err != nil {
		return nil, err
	}
	return c.out, nil
}

// canonizer rewrites compact JSON written by encoding/json, so it need not check the
// syntax.
type canonizer struct {
	in  []byte
	pos int
	out []byte
}

func (c *canonizer) appendValue() error {
	switch c.in[c.pos] {
	case '{':
		return c.appendObject()
	case '[':
		return c.appendArray()
	case '"':
		c.appendString()
		return nil
	case 't', 'n':
		c.out = append(c.out, c.in[c.pos:c.pos+4]...)
		c.pos += 4
		return nil
	case 'f':
		c.out = append(c.out, "false"...)
		c.pos += 5
		return nil
	}
	return c.appendNumber()
}

func (c *canonizer) appendArray() error {
	c.pos++
	c.out = append(c.out, '[')
	for c.in[c.pos] != ']' {
		if c.in[c.pos] == ',' {
			c.pos++
			c.out = append(c.out, ',')
		}
		if err := c.appendValue(); err != nil {
			return err
		}
	}
	c.pos++
	c.out = append(c.out, ']')
	return nil
}

// member is one key:value of an object, as written to out.
type member struct {
	key        string
	start, end int
}

func (c *canonizer) appendObject() error {
	c.pos++
	c.out = append(c.out, '{')
	first := len(c.out)
	var members []member
	for c.in[c.pos] != '}' {
		if c.in[c.pos] == ',' {
			c.pos++
		}
		m := member{start: len(c.out), key: decodeString(c.in[c.pos:stringEnd(c.in, c.pos)])}
		c.appendString()
		c.pos++ // the colon
		c.out = append(c.out, ':')
		if err := c.appendValue(); err != nil {
			return err
		}
		m.end = len(c.out)
		c.out = append(c.out, ',')
		members = append(members, m)
	}
	c.pos++
	byKey := func(a, b member) int { return compareUTF16(a.key, b.key) }
	if !slices.IsSortedFunc(members, byKey) {
		written := slices.Clone(c.out[first:])
		slices.SortFunc(members, byKey)
		c.out = c.out[:first]
		for _, m := range members {
			c.out = append(c.out, written[m.start-first:m.end-first]...)
			c.out = append(c.out, ',')
		}
	}
	for i := 1; i < len(members); i++ {
		if members[i].key == members[i-1].key {
			return fmt.Errorf("key %q occurs twice in one object", members[i].key)
		}
	}
	if len(members) > 0 {
		c.out = c.out[:len(c.out)-1] // the last comma
	}
	c.out = append(c.out, '}')
	return nil
}

const maxExact = 1<<53 - 1

func (c *canonizer) appendNumber() error {
	end := c.pos
	for end < len(c.in) && !strings.ContainsRune(",]}", rune(c.in[end])) {
		end++
	}
	n := string(c.in[c.pos:end])
	c.pos = end
	i, err := strconv.ParseInt(n, 10, 64)
	if err != nil {
		return fmt.Errorf("%s is not an integer: write it as a string", n)
	}
	if i > maxExact || i < -maxExact {
		return fmt.Errorf("%s is beyond 2^53−1: write it as a string", n)
	}
	c.out = strconv.AppendInt(c.out, i, 10)
	return nil
}

// appendString writes the string at pos with the shortest escapes.
func (c *canonizer) appendString() {
	end := stringEnd(c.in, c.pos)
	s := c.in[c.pos:end]
	c.pos = end
	for {
		i := bytes.IndexByte(s, '\\')
		if i < 0 {
			c.out = append(c.out, s...)
			return
		}
		c.out = append(c.out, s[:i]...)
		switch s[i+1] {
		case '/':
			c.out = append(c.out, '/')
			s = s[i+2:]
		case 'u':
			r, n := escapedRune(s[i:])
			c.out = appendRune(c.out, r)
			s = s[i+n:]
		default: // \" \\ \b \f \n \r \t are as short as they can be
			c.out = append(c.out, s[i:i+2]...)
			s = s[i+2:]
		}
	}
}

// stringEnd returns the index after the closing quote of the string at i.
func stringEnd(in []byte, i int) int {
	for i++; in[i] != '"'; i++ {
		if in[i] == '\\' {
			i++
		}
	}
	return i + 1
}

func decodeString(quoted []byte) string {
	if bytes.IndexByte(quoted, '\\') < 0 {
		return string(quoted[1 : len(quoted)-1])
	}
	var s string
	_ = json.Unmarshal(quoted, &s) // encoding/json wrote it itself
	return s
}

// escapedRune decodes \uXXXX, or a surrogate pair, and returns its length.
func escapedRune(s []byte) (rune, int) {
	r := parseHex4(s[2:6])
	if !utf16.IsSurrogate(r) {
		return r, 6
	}
	if len(s) >= 12 && s[6] == '\\' && s[7] == 'u' {
		if pair := utf16.DecodeRune(r, parseHex4(s[8:12])); pair != utf8.RuneError {
			return pair, 12
		}
	}
	return utf8.RuneError, 6
}

func parseHex4(s []byte) rune {
	n, _ := strconv.ParseUint(string(s), 16, 16)
	return rune(n)
}

const hexDigits = "0123456789abcdef"

// Characters with a short escape, and the letters of the escapes.
const (
	escapable     = "\"\\\b\f\n\r\t"
	escapeLetters = `"\bfnrt`
)

func appendRune(b []byte, r rune) []byte {
	if i := strings.IndexRune(escapable, r); i >= 0 {
		return append(b, '\\', escapeLetters[i])
	}
	if r < 0x20 {
		return append(b, '\\', 'u', '0', '0', hexDigits[r>>4], hexDigits[r&15])
	}
	return utf8.AppendRune(b, r)
}

// compareUTF16 orders strings by UTF-16 code units (RFC 8785 §3.2.3): by code points,
// except that code points beyond U+FFFF are surrogates, which precede U+E000.
func compareUTF16(a, b string) int {
	for len(a) > 0 && len(b) > 0 {
		ra, na := utf8.DecodeRuneInString(a)
		rb, nb := utf8.DecodeRuneInString(b)
		switch {
		case ra == rb:
			a, b = a[na:], b[nb:]
		case (ra > 0xFFFF) != (rb > 0xFFFF):
			return int(leadUnit(ra) - leadUnit(rb))
		default:
			return int(ra - rb)
		}
	}
	return len(a) - len(b)
}

func leadUnit(r rune) rune {
	if r > 0xFFFF {
		r, _ = utf16.EncodeRune(r)
	}
	return r
}
