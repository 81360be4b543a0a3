package code

import (
	"bytes"
	"slices"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// unknown matches, for each grammar, what it does not support although the language does, in
// the nonempty groups. None of it declares anything.
//
//   - JavaScript: an & in the text of an attribute of JSX.
//   - Rust: the condition of a struct without fields; attributes, also of arguments; the
//     bodies of macros, see [withoutMacros].
//   - Swift: lines of conditional compilation, which the grammar does not support within a type
//     and whose branches are each complete; the types of typed throws; try and await in a
//     condition, or of a for loop; an operator < or a protocol after & at the beginning of a
//     line; the empty arguments of an attribute; macros in place of default values; consuming
//     and sending parameters.
//   - TypeScript: in and out before type parameters; decorators of abstract methods; override
//     after abstract; type in export type *; the module in import("module").Name.
var unknown = map[grammar]*lazyregexp.Regexp{
	javascript: lazyregexp.New(unknownJSX),
	rust: lazyregexp.New(`\bstruct\s+\w+\s*(?:<[^;{(]*>)?\s*(\bwhere\b[^;{]*);` +
		`|(#!?\[(?:[^\[\]"]|"(?:[^"\\]|\\.)*"|\[[^\[\]]*\])*\])`),
	swift: lazyregexp.New(`(?m)^([ \t]*#(?:if|elseif|else|endif|sourceLocation)\b.*)` +
		`|\bthrows\s*(\([\w.<>, ]+\))|\b(?:for|in)\s+(try\s+await|await|try)\s|^[ \t]*(<)\s|@\w+(\(\s*\))` +
		`|^[ \t]*(&[ \t]+[\w.]+(?:<[\w., ]*>)?)[ \t]*(?:$|[{,]|//)` +
		`|=\s*(#)_?[a-z]\w+|(?:[:,(]|->)\s*((?:nonisolated\(nonsending\)|sending|consuming|borrowing|isolated)\s)`),
	tsx:        lazyregexp.New(unknownTypes + "|" + unknownJSX),
	typescript: lazyregexp.New(unknownTypes),
}

// unknownAwait matches more of Swift that the grammar does not support. It is slow, so only
// files with the word await are searched.
var unknownAwait = lazyregexp.New(`(?:[=,(&|?:]\s*|\b(?:for|guard|if|in|switch|while)\s+)(try[?!]?\s+await|try[?!]?|await)\s`)

const (
	unknownJSX   = `(&)[\w.-]+=`
	unknownTypes = `[<,]\s*(?:/\*(?s:.*?)\*/\s*|//.*\n\s*)*((?:in\s+out|in|out)\s)\s*[\w$]` +
		`|(` + decorator + `)\s+(?:(?:override|private|protected|public)\s+)*abstract\b|\babstract\s+(override)\s|\bexport\s+(type)\s*\*|[:|&<,(=]\s*(import\(\s*(?:'[^'\n]*'|"[^"\n]*")\s*\)\s*\.)`
)

// renamed match words that name a member, parameter, type or export, in the nonempty groups,
// although the grammar takes them for keywords: in, in2 and instanceof at the beginning of a
// line for operators, abstract and accessor for modifiers, and types such as null and typeof for
// anything but labels of tuples. It knows no typeof import("module") in await f<…>().
var renamed = map[grammar][]*lazyregexp.Regexp{
	javascript: {renamedMembers, renamedAttributes},
	tsx:        {renamedMembers, renamedLabels, renamedTypes, renamedAttributes},
	typescript: {renamedMembers, renamedLabels, renamedTypes},
}

var (
	renamedMembers = lazyregexp.New(`(?m)(?:^|[{;,*]|\*/|` + decorator + `)\s*(?:(?:abstract|accessor|async|declare|get|override|private|protected|public|readonly|set|static)[ \t]+|\*\s*)*` +
		`\b(abstract|accessor|in|instanceof)\s*(?:[?!]?\s*[:(<=;]|[,}]|$)|(?:^|\*/)\s*(in|instanceof)[\d_$]`)
	renamedLabels = lazyregexp.New(`[\[(,]\s*(?:\.\.\.\s*)?(?:` + decorator + `\s*)*(?:(?:override|private|protected|public|readonly)\s+)*` +
		`\b(abstract|any|as|await|boolean|false|import|infer|keyof|never|new|null|number|object|readonly|satisfies|string|symbol|this|true|typeof|undefined|unique|unknown|using|void|yield)\s*\??\s*:`)
	renamedTypes = lazyregexp.New(`\b(?:class|enum|interface|namespace|type)\s+(as|implements|satisfies)\s*[<={]` +
		`|\bas\s+(typeof)\s*[,}]|\b(typeof)\s+as\b|<\s*(typeof\s+import\(\s*(?:'[^'\n]*'|"[^"\n]*")\s*\))`)
	renamedAttributes = lazyregexp.New(`\s(extends)\s*=\s*["'{]`)
)

// decorator matches a decorator of JavaScript.
const decorator = `@[\w.]+(?:\([^()\n]*\))?`

// withNames returns text in which other words replace the matches of [renamed].
func withNames(g grammar, text []byte) []byte {
	out := bytes.Clone(text)
	for _, re := range renamed[g] {
		overwrite(out, re, '_')
	}
	return out
}

// withoutUnknown returns text with spaces in place of what a grammar does not support.
func withoutUnknown(g grammar, text []byte) []byte {
	out := bytes.Clone(text)
	if g == rust {
		withoutMacros(out)
	}
	switch {
	case g == swift:
		withoutUnknownSwift(out)
	case unknown[g] != nil:
		overwrite(out, unknown[g], ' ')
	}
	return out
}

// swiftMarks has a part of every match of the regular expressions for Swift, except of
// operators at the beginning of a line.
var swiftMarks = [][]byte{[]byte("#"), []byte("@"), []byte("throws"), []byte("try"), []byte("await"), []byte("ing "), []byte("isolated")}

// withoutUnknownSwift writes spaces over what the grammar of Swift does not support. It
// searches only lines with a mark, each with the line before it: regular expressions are
// slow, and every file of Swift is searched.
func withoutUnknownSwift(text []byte) {
	awaits := bytes.Contains(text, []byte("await"))
	before, start := 0, 0
	for line := range bytes.Lines(text) {
		end := start + len(line)
		code := bytes.TrimLeft(line, " \t")
		if len(code) > 0 && (code[0] == '<' || code[0] == '&') || slices.ContainsFunc(swiftMarks, func(mark []byte) bool { return bytes.Contains(code, mark) }) {
			overwrite(text[before:end], unknown[swift], ' ')
			if awaits {
				overwrite(text[before:end], unknownAwait, ' ')
			}
		}
		before, start = start, end
	}
}

// overwrite replaces each byte that a group of re matches in text, except ends of lines.
func overwrite(text []byte, re *lazyregexp.Regexp, with byte) {
	for _, m := range re.FindAllSubmatchIndex(text, -1) {
		for i := 2; i < len(m); i += 2 {
			if m[i] >= 0 {
				fill(text[m[i]:m[i+1]], with)
			}
		}
	}
}

// fill sets each byte of a text, except ends of lines.
func fill(text []byte, with byte) {
	for i, c := range text {
		if c != '\n' {
			text[i] = with
		}
	}
}

var (
	// rustToken matches a comment, literal, word or other character of Rust.
	rustToken = lazyregexp.New(`(?s)^(?://[^\n]*|/\*.*?\*/|(?:r|br|cr)(?:"[^"]*"|#".*?"#|##".*?"##)` +
		`|[bc]?"(?:[^"\\]|\\.)*"|b?'(?:[^'\\]|\\.[^'\n]*)'|[\pL\pN_]+|.)`)
	// macroHead matches what begins a macro or the rules of one, after its first word.
	macroHead = lazyregexp.New(`^\s*!\s*(?:[\pL_][\pL\pN_]*\s*)?[(\[{]`)
	firstWord = lazyregexp.New(`^[\pL_]`)
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
				fill(text[first:i-1], ' ')
			}
		}
	}
}
