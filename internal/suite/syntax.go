package suite

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"go.yaml.in/yaml/v4"
)

// syntaxRule is the fix for an error of the YAML package.
type syntaxRule struct {
	context, message string // parts of the error's texts
	atContext        bool   // the mistake is where the part began, not where reading stopped
	fix              string
}

// syntaxRules are in the order in which they are tried.
var syntaxRules = []syntaxRule{
	{message: "could not find expected ':'", atContext: true, fix: "write KEY: VALUE with a space after the colon, or quote the text"},
	{context: "quoted scalar", atContext: true, fix: "close the quote"},
	{context: "flow mapping", atContext: true, fix: "close the { with }, and put commas between its settings"},
	{context: "flow sequence", atContext: true, fix: "close the [ with ], and put commas between its items"},
	{context: "block mapping", message: "did not find expected key", fix: "indent all keys of a map alike, and continue no value that has ended"},
	{context: "block collection", fix: "indent all items of a list alike, each with - before it"},
	{message: "mapping values are not allowed", fix: "quote a text that holds a colon and a space, or indent the key like its neighbours"},
	{message: "cannot start any token", fix: "quote the text"},
	{message: "unknown anchor", fix: "quote a text that begins with *, or define the anchor above with &"},
}

func addSyntax(src *source, err error, c *collector) {
	var load *yaml.LoadError
	if !errors.As(err, &load) {
		c.addMistake(pos{src, 1, 1}, "", "not YAML: %v", err)
		return
	}
	text := load.Message
	if load.ContextMsg != "" {
		text = load.ContextMsg + ": " + text
	}
	mark, fix := load.Mark, ""
	for _, r := range syntaxRules {
		if strings.Contains(load.ContextMsg, r.context) && strings.Contains(load.Message, r.message) {
			fix = r.fix
			if r.atContext && load.ContextMark.Line > 0 {
				mark = load.ContextMark
			}
			break
		}
	}
	at := pos{src, max(mark.Line, 1), max(mark.Column, 1)}
	if i := bytes.IndexFunc(src.data, isForbidden); i >= 0 && strings.Contains(text, "control characters") {
		at, fix = src.placeAt(i), "take it out, or save the file as UTF-8"
	}
	if own := lineFix(src.line(at.line), at.col, load.Message); own != "" {
		fix = own
	}
	c.addMistake(at, fix, "not YAML: %s", text)
}

// lineFix returns the fix for text in a line that is not YAML, or "" if none.
func lineFix(line string, col int, message string) string {
	foreign := func(r rune) bool {
		return r > unicode.MaxLatin1 && unicode.Is(unicode.Po, r) || r != ' ' && unicode.Is(unicode.Zs, r)
	}
	runes := []rune(line)
	here := string(runes[min(max(col-1, 0), len(runes)):])
	switch {
	case strings.HasPrefix(line, "<<<<<<<"), strings.HasPrefix(line, "======="), strings.HasPrefix(line, ">>>>>>>"):
		return "resolve the conflict of the merge"
	case strings.HasPrefix(line, "```"):
		return "take the fence of Markdown out"
	case strings.HasPrefix(strings.TrimLeft(line, " "), "\t") && strings.Contains(message, "cannot start any token"):
		return "indent with spaces, not with tabs"
	case strings.Contains(message, "expected") && strings.ContainsFunc(here, foreign):
		return "write a plain space and colon in place of the special ones"
	}
	return ""
}

// isForbidden reports whether no YAML document may contain r.
func isForbidden(r rune) bool {
	return r < ' ' && !slices.Contains([]rune("\t\n\r"), r) || r == 0x7f
}

// placeAt returns the place of the byte at i.
func (s *source) placeAt(i int) pos {
	before := s.data[:i]
	start := bytes.LastIndexByte(before, '\n') + 1
	return pos{s, bytes.Count(before, []byte("\n")) + 1, utf8.RuneCount(before[start:]) + 1}
}

// checkEncoding adds a mistake at the first byte that is not UTF-8, and reports whether
// there is none.
func checkEncoding(src *source, c *collector) bool {
	for i := 0; i < len(src.data); {
		r, size := utf8.DecodeRune(src.data[i:])
		if r == utf8.RuneError && size == 1 {
			c.addMistake(src.placeAt(i), "save the file as UTF-8", "the file is not UTF-8 text")
			return false
		}
		i += size
	}
	return true
}
