package seal

import (
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"unicode/utf16"
)

// secretForms returns the forms of value that are found without decoding, without
// duplicates: verbatim, escaped for JSON, for URLs and for shells, backwards, and in
// base64, base32 and hexadecimal digits. Each line of a value of several lines counts
// as a value, since protocols and logs split them.
func secretForms(value string) []string {
	var out []string
	for _, v := range secretParts(value) {
		for _, u := range append(urlForms(v), v) {
			out = append(out, jsonForms(u)...)
		}
		for _, b := range base64Forms(v) {
			out = append(out, b, jsonSolidus(b), url.QueryEscape(b))
		}
		digits := hex.EncodeToString([]byte(v))
		out = append(out, digits, strings.ToUpper(digits))
		if !strings.ContainsAny(v, "\r\n") {
			out = append(out, quoteShell(v), regexp.QuoteMeta(v), reverseText(v))
		}
		out = append(out, base32Forms(v)...)
	}
	return sortUnique(out)
}

// secretParts returns value and its lines, each also without surrounding white space,
// omitting parts shorter than minSecret.
func secretParts(value string) []string {
	out := []string{value, strings.TrimSpace(value)}
	if strings.ContainsAny(value, "\r\n") {
		for _, l := range strings.FieldsFunc(value, func(r rune) bool { return r == '\n' || r == '\r' }) {
			out = append(out, l, strings.TrimSpace(l))
		}
	}
	return sortUnique(slices.DeleteFunc(out, func(p string) bool { return len(p) < minSecret }))
}

func sortUnique(list []string) []string {
	slices.Sort(list)
	return slices.Compact(list)
}

// jsonDepth is how deep JSON strings may nest: the arguments of a tool call are JSON
// inside JSON, and a log of it adds a third level.
const jsonDepth = 3

// jsonForms returns s and its escapes up to jsonDepth levels deep, each in the four
// styles of common encoders: shortest, HTML characters escaped, pure ASCII, and
// solidus escaped.
func jsonForms(s string) []string {
	out := []string{s}
	if !strings.ContainsFunc(s, func(r rune) bool { return r < 0x20 || r >= 0x7F || strings.ContainsRune(`"\/<>&`, r) }) {
		return out
	}
	level := out
	for range jsonDepth {
		var next []string
		for _, l := range level {
			next = append(next, jsonPlain(l), jsonHTML(l), jsonASCII(l), jsonSolidus(l))
		}
		level = sortUnique(next)
		out = append(out, level...)
	}
	return out
}

func jsonPlain(s string) string {
	var b strings.Builder
	for i, r := range s {
		if r == 0xFFFD && !strings.HasPrefix(s[i:], "\uFFFD") {
			b.WriteByte(s[i]) // invalid UTF-8: some encoders keep it
			continue
		}
		b.Write(appendRune(nil, r))
	}
	return b.String()
}

func jsonHTML(s string) string {
	b, _ := json.Marshal(s) // a string cannot fail
	return string(b[1 : len(b)-1])
}

func jsonASCII(s string) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case r < 0x7F:
			b.Write(appendRune(nil, r))
		case r <= 0xFFFF:
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			hi, lo := utf16.EncodeRune(r)
			fmt.Fprintf(&b, `\u%04x\u%04x`, hi, lo)
		}
	}
	return b.String()
}

func jsonSolidus(s string) string { return strings.ReplaceAll(jsonPlain(s), "/", `\/`) }

// urlForms returns s as escaped for queries and for paths, by Go and by
// encodeURIComponent, with hexadecimal digits in either case.
func urlForms(s string) []string {
	query := url.QueryEscape(s)
	component := strings.NewReplacer("+", "%20", "%21", "!", "%27", "'", "%28", "(", "%29", ")", "%2A", "*").Replace(query)
	out := []string{query, strings.ReplaceAll(query, "+", "%20"), url.PathEscape(s), component}
	for _, e := range out {
		out = append(out, lowerEscapes(e))
	}
	return out
}

func lowerEscapes(s string) string {
	b := []byte(s)
	for i := 0; i+2 < len(b); i++ {
		if b[i] == '%' {
			copy(b[i+1:i+3], strings.ToLower(s[i+1:i+3]))
		}
	}
	return string(b)
}

// base64Forms returns the recognizable part of s in base64 text that contains it: at
// each of the three offsets within a group of three bytes, the characters that depend
// on s alone, and, where s ends the text, the last characters too, with and without
// padding.
func base64Forms(s string) []string {
	var out []string
	for _, enc := range []*base64.Encoding{base64.StdEncoding, base64.URLEncoding} {
		raw := enc.WithPadding(base64.NoPadding)
		for offset := range 3 {
			from := (offset*8 + 5) / 6 // characters before it depend on other bytes
			shifted := append(make([]byte, offset, offset+len(s)), s...)
			whole := raw.EncodeToString(shifted)[from:]
			inner := (len(shifted)*8)/6 - from // and so do the characters after it
			out = append(out, whole[:inner], whole, enc.EncodeToString(shifted)[from:])
		}
	}
	return out
}

// base32Forms is [base64Forms] for base32, whose groups have five bytes.
func base32Forms(s string) []string {
	var out []string
	raw := base32.StdEncoding.WithPadding(base32.NoPadding)
	for offset := range 5 {
		from := (offset*8 + 4) / 5
		shifted := append(make([]byte, offset, offset+len(s)), s...)
		whole := raw.EncodeToString(shifted)[from:]
		out = append(out, whole[:len(shifted)*8/5-from], whole)
	}
	return out
}

// shellPlain are the bytes that printf %q leaves alone.
var shellPlain = newClass(letters + digits + "/_.,:=@%+-")

// quoteShell returns s as printf %q of shells writes it.
func quoteShell(s string) string {
	var b strings.Builder
	for _, c := range []byte(s) {
		if !shellPlain[c] && c > ' ' && c < 0x7f || c == ' ' {
			b.WriteByte('\\')
		}
		b.WriteByte(c)
	}
	return b.String()
}

// reverseText returns s backwards.
func reverseText(s string) string {
	runes := []rune(s)
	slices.Reverse(runes)
	return string(runes)
}
