package seal

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"unicode/utf16"
)

// forms returns every way in which value may stand in a text, without
// duplicates: as it is, and escaped for JSON, for URLs, and in base64. A value of
// several lines stands for its lines as well, since protocols and logs part them.
func forms(value string) []string {
	var out []string
	for _, v := range parts(value) {
		for _, u := range append(urlForms(v), v) {
			out = append(out, jsonForms(u)...)
		}
		for _, b := range base64Forms(v) {
			out = append(out, b, jsonSolidus(b), url.QueryEscape(b))
		}
	}
	return distinct(out)
}

// parts returns value, its lines, and all of these without white space around
// them, as far as they are long enough.
func parts(value string) []string {
	out := []string{value, strings.TrimSpace(value)}
	if strings.ContainsAny(value, "\r\n") {
		for _, l := range strings.FieldsFunc(value, func(r rune) bool { return r == '\n' || r == '\r' }) {
			out = append(out, l, strings.TrimSpace(l))
		}
	}
	return distinct(slices.DeleteFunc(out, func(p string) bool { return len(p) < minSecret }))
}

func distinct(list []string) []string {
	slices.Sort(list)
	return slices.Compact(list)
}

// jsonDepth is how many times a text may have been put into a JSON string: the
// arguments of a tool call are JSON inside JSON, and a log of it is a third.
const jsonDepth = 3

// jsonForms returns s as it is and escaped up to jsonDepth times, each time as
// encoders differ: shortest, with HTML characters escaped, in pure ASCII, and
// with the solidus escaped.
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
		level = distinct(next)
		out = append(out, level...)
	}
	return out
}

func jsonPlain(s string) string {
	var b strings.Builder
	for i, r := range s {
		if r == 0xFFFD && !strings.HasPrefix(s[i:], "\uFFFD") {
			b.WriteByte(s[i]) // no UTF-8: some encoders leave it
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

// base64Forms returns what of s can be seen in base64 text that holds it: at
// each of the three offsets that s may have in a group of three bytes, the
// characters that depend on s alone, and, where s ends the text, the last
// characters too, with and without padding.
func base64Forms(s string) []string {
	var out []string
	for _, enc := range []*base64.Encoding{base64.StdEncoding, base64.URLEncoding} {
		raw := enc.WithPadding(base64.NoPadding)
		for offset := range 3 {
			from := (offset*8 + 5) / 6 // characters before it depend on other bytes
			shifted := append(make([]byte, offset, offset+len(s)), s...)
			whole := raw.EncodeToString(shifted)[from:]
			inner := (len(shifted)*8)/6 - from // characters behind it do as well
			out = append(out, whole[:inner], whole, enc.EncodeToString(shifted)[from:])
		}
	}
	return out
}
