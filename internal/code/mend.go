package code

import (
	"bytes"
	"regexp"
)

// unknown matches, for each grammar, what it does not support although the language does, in
// the nonempty groups. None of it declares anything.
//
//   - JavaScript: an & in the text of an attribute of JSX.
//   - Rust: the condition of a struct without fields; the bodies of macros, see [withoutMacros].
//   - Swift: lines of conditional compilation, which the grammar does not support within a type
//     and whose branches are each complete; the types of typed throws; try and await of a for
//     loop; an operator < at the beginning of a line; the empty arguments of an attribute;
//     macros in place of default values; consuming and sending parameters.
//   - TypeScript: in and out before type parameters; type in export type *; the module in
//     import("module").Name.
var unknown = map[grammar]*regexp.Regexp{
	javascript: regexp.MustCompile(unknownJSX),
	rust:       regexp.MustCompile(`\bstruct\s+\w+\s*(?:<[^;{(]*>)?\s*(\bwhere\b[^;{]*);`),
	swift: regexp.MustCompile(`(?m)^([ \t]*#(?:if|elseif|else|endif|sourceLocation)\b.*)` +
		`|\bthrows\s*(\([\w.<>, ]+\))|\b(?:for|in)\s+(try\s+await|await|try)\s|^[ \t]*(<)\s|@\w+(\(\s*\))` +
		`|=\s*(#)_?[a-z]\w+|(?:[:,(]|->)\s*((?:nonisolated\(nonsending\)|sending|consuming|borrowing|isolated)\s)`),
	tsx:        regexp.MustCompile(unknownTypes + "|" + unknownJSX),
	typescript: regexp.MustCompile(unknownTypes),
}

const (
	unknownJSX   = `(&)[\w.-]+=`
	unknownTypes = `[<,]\s*(?:/\*(?s:.*?)\*/\s*|//.*\n\s*)*((?:in\s+out|in|out)\s)\s*[\w$]` +
		`|\bexport\s+(type)\s*\*|[:|&<,(=]\s*(import\(\s*(?:'[^'\n]*'|"[^"\n]*")\s*\)\s*\.)`
)

// withoutUnknown returns text with spaces in place of what a grammar does not support.
func withoutUnknown(g grammar, text []byte) []byte {
	out := bytes.Clone(text)
	if g == rust {
		withoutMacros(out)
	}
	if unknown[g] == nil {
		return out
	}
	for _, m := range unknown[g].FindAllSubmatchIndex(out, -1) {
		for i := 2; i < len(m); i += 2 {
			if m[i] >= 0 {
				blank(out[m[i]:m[i+1]])
			}
		}
	}
	return out
}

// blank writes spaces over a text except the ends of its lines.
func blank(text []byte) {
	for i, c := range text {
		if c != '\n' {
			text[i] = ' '
		}
	}
}

var (
	// rustToken matches a comment, literal, word or other character of Rust.
	rustToken = regexp.MustCompile(`(?s)^(?://[^\n]*|/\*.*?\*/|(?:r|br|cr)(?:"[^"]*"|#".*?"#|##".*?"##)` +
		`|[bc]?"(?:[^"\\]|\\.)*"|b?'(?:[^'\\]|\\.[^'\n]*)'|[\pL\pN_]+|.)`)
	// macroHead matches what begins a macro or the rules of one, after its first word.
	macroHead = regexp.MustCompile(`^\s*!\s*(?:[\pL_][\pL\pN_]*\s*)?[(\[{]`)
	firstWord = regexp.MustCompile(`^[\pL_]`)
)

// withoutMacros writes spaces over what stands between the brackets of the macros of a Rust
// text.
func withoutMacros(text []byte) {
	next := func(i int) int { return i + max(1, len(rustToken.Find(text[i:]))) }
	for i := 0; i < len(text); {
		word := text[i:]
		i = next(i)
		head := macroHead.Find(text[i:])
		if head == nil || !firstWord.Match(word) {
			continue
		}
		i += len(head)
		first := i
		for depth := 1; i < len(text) && depth > 0; {
			switch text[i] {
			case '(', '[', '{':
				depth++
			case ')', ']', '}':
				depth--
			}
			if i = next(i); depth == 0 {
				blank(text[first : i-1])
			}
		}
	}
}
