// Package answer extracts Swift code from the answer of a language model.
package answer

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// File is one file of the code.
type File struct{ Name, Text string }

// NoCode is the reason for an answer without Swift.
const NoCode = "no code produced"

// The limits of an answer's code.
const (
	MaxFiles  = 64
	MaxSource = 1 << 20 // bytes, all files together
)

// Anonymous is the name of a file that the answer does not name.
const Anonymous = "answer.swift"

// Found is the code found in an answer.
type Found struct {
	Files  []File
	Reason string // why Files is empty; else ""
	Blocks int    // number of Swift blocks that are not blank
	Joined bool   // several blocks make one file, which is not in the answer as it stands
	// Note tells which blocks are judged, if not all or if they were joined; else
	// "".
	Note string
}

// The modes of [Select].
const (
	Auto  = "auto"  // see [Assemble]
	Last  = "last"  // see [Extract]
	All   = "all"   // see [Join]
	First = "first" // the first block alone
)

// Modes lists the modes of [Select].
var Modes = []string{Auto, Last, All, First}

// Select extracts the code of a final answer by one of [Modes]; "" is [Auto].
func Select(mode, answer string) Found {
	switch mode {
	case Last:
		return Extract(answer)
	case All:
		return Join(answer)
	case First:
		return extractFirst(answer)
	}
	return Assemble(answer)
}

func extractFirst(answer string) Found {
	chosen := chosenBlocks(answer)
	if len(chosen) < 2 {
		return Extract(answer)
	}
	out := Found{Blocks: len(chosen), Note: fmt.Sprintf("the answer has %d Swift blocks; the first one is judged", len(chosen))}
	out.Files, out.Reason = Limited([]File{{Name: cmp.Or(chosen[0].file, Anonymous), Text: chosen[0].text}})
	return out
}

// Extract extracts the code of a final answer in Markdown:
//
//   - the last fenced block that is labelled swift,
//   - or, if that block names its file, every Swift block that does; of several for one file the last counts,
//   - or, in an answer without such a label, the same of blocks without any.
//
// A block names its file in its info string (swift title="A.swift", swift:A.swift),
// in its first comment (// File: A.swift) or in the line before it (**A.swift**).
// Blank blocks do not count. A block that is not closed ends with the answer.
func Extract(answer string) Found {
	chosen := chosenBlocks(answer)
	out := Found{Blocks: len(chosen)}
	if len(chosen) == 0 {
		out.Reason = NoCode
		return out
	}
	last := chosen[len(chosen)-1]
	if last.file == "" {
		out.Files, out.Reason = Limited([]File{{Name: Anonymous, Text: last.text}})
		if len(chosen) > 1 {
			out.Note = fmt.Sprintf("the answer has %d Swift blocks; the last one is judged", len(chosen))
		}
		return out
	}
	at := map[string]int{} // of a path among files
	var files []File
	for _, b := range chosen {
		if b.file == "" {
			continue
		}
		if i, again := at[b.file]; again {
			files[i].Text = b.text
			continue
		}
		at[b.file] = len(files)
		files = append(files, File{Name: b.file, Text: b.text})
	}
	if n := len(files); n < len(chosen) {
		out.Note = fmt.Sprintf("the answer has %d Swift blocks; %d that name their files are judged, the last for each file", len(chosen), n)
	}
	out.Files, out.Reason = Limited(files)
	return out
}

// chosenBlocks returns the blocks of an answer that may be judged: the blocks
// labelled swift or, if none, those without a label.
func chosenBlocks(answer string) []block {
	blocks := fencedBlocks(answer)
	chosen := slices.DeleteFunc(slices.Clone(blocks), func(b block) bool { return b.language != "swift" })
	if len(chosen) == 0 {
		chosen = slices.DeleteFunc(blocks, func(b block) bool { return b.language != "" })
	}
	return chosen
}

// Limited makes the names of files plain and distinct. It returns a reason instead if they
// exceed the limits.
func Limited(files []File) ([]File, string) {
	if len(files) > MaxFiles {
		return nil, fmt.Sprintf("the answer has %d files, more than %d", len(files), MaxFiles)
	}
	size := 0
	taken := map[string]bool{}
	for i := range files {
		size += len(files[i].Text)
		files[i].Name = plainName(files[i].Name, taken)
	}
	if size > MaxSource {
		return nil, fmt.Sprintf("the code has %d bytes, more than %d", size, MaxSource)
	}
	return files, ""
}

var unsafeSigns = lazyregexp.New(`[^A-Za-z0-9+_.-]`)

// plainName returns the last part of a path as a file name that is safe anywhere and
// not taken.
func plainName(name string, taken map[string]bool) string {
	base := unsafeSigns.ReplaceAllString(path.Base(strings.ReplaceAll(name, `\`, "/")), "_")
	stem := cmp.Or(strings.TrimLeft(strings.TrimSuffix(base, ".swift"), ".-"), "file")
	stem = stem[:min(len(stem), 80)]
	out := stem + ".swift"
	for n := 2; taken[strings.ToLower(out)]; n++ {
		out = fmt.Sprintf("%s-%d.swift", stem, n)
	}
	taken[strings.ToLower(out)] = true
	return out
}

type block struct {
	language string // lower case; "" for none
	file     string // it names; "" for none
	text     string
	usage    bool // its first comment or the line before it calls it an example of use
}

// fencedBlocks returns the code blocks of a Markdown text that are not blank. Fences
// may be indented by any amount, as models write them in lists; lines lose the
// indentation of the opening fence.
func fencedBlocks(text string) []block {
	var out []block
	var open *fence
	var body strings.Builder
	before := "" // last line that is not blank
	end := func() {
		if strings.TrimSpace(body.String()) != "" {
			out = append(out, open.makeBlock(before, body.String()))
		}
		body.Reset()
		open, before = nil, ""
	}
	for line := range strings.Lines(text) {
		f, isFence := fenceOf(line)
		switch {
		case open == nil && isFence && f.canOpen():
			open = &f
		case open == nil:
			if s := strings.TrimSpace(line); s != "" {
				before = s
			}
		case isFence && f.canClose(*open):
			end()
		default:
			body.WriteString(trimIndent(line, open.indent))
		}
	}
	if open != nil {
		end()
	}
	return out
}

type fence struct {
	indent int
	mark   byte
	length int
	info   string
}

func fenceOf(line string) (fence, bool) {
	rest := strings.TrimLeft(line, " \t")
	f := fence{indent: len(line) - len(rest)}
	if rest == "" || rest[0] != '`' && rest[0] != '~' {
		return f, false
	}
	f.mark = rest[0]
	info := strings.TrimLeft(rest, string(f.mark))
	f.length, f.info = len(rest)-len(info), strings.TrimSpace(info)
	return f, f.length >= 3
}

// canOpen reports whether the fence can open a block: ```a``` is inline code.
func (f fence) canOpen() bool { return f.mark == '~' || !strings.Contains(f.info, "`") }

// canClose reports whether f closes a block as in CommonMark: the same mark, at
// least as long, no text after it, and at most 3 columns deeper than the opening
// fence.
func (f fence) canClose(open fence) bool {
	return f.mark == open.mark && f.length >= open.length && f.info == "" && f.indent <= open.indent+3
}

func trimIndent(line string, n int) string {
	i := 0
	for i < n && i < len(line) && (line[i] == ' ' || line[i] == '\t') {
		i++
	}
	return line[i:]
}

func (f fence) makeBlock(before, text string) block {
	b := block{text: text, usage: usageLine.MatchString(before) || usageLine.MatchString(strings.TrimSpace(text))}
	label, attributes, _ := strings.Cut(strings.Trim(f.info, "{}"), " ")
	label = strings.TrimPrefix(label, ".")
	if fileName(label) != "" { // ```A.swift
		b.language, b.file = "swift", fileName(label)
		return b
	}
	label, name, _ := strings.Cut(label, ":")
	b.language = strings.ToLower(label)
	if strings.HasPrefix(b.language, "swift") && strings.Trim(b.language[len("swift"):], "-0123456789.") == "" {
		b.language = "swift" // swift6, swift-6.0
	}
	b.file = cmp.Or(fileName(name), fileAttribute(attributes), commentFile(text), headingFile(before))
	return b
}

// usageLine matches a comment or a line before a block that calls it an example of use.
var usageLine = lazyregexp.New(`(?i)^[#>*_/\-–— \d.]*(?:(?:example |sample |basic )?usage\b|example of (?:use|usage)\b|(?:you(?:'d| would| can)? )?(?:use|using|call|calling) it\b|how to use\b|(?:at the )?call site\b)`)

var nameAttribute = lazyregexp.New(`(?i)(?:^|[\s,{])(?:title|file|filename|name|path)\s*[=:]\s*(?:"([^"]*)"|'([^']*)'|([^\s,}]+))`)

func fileAttribute(s string) string {
	if m := nameAttribute.FindStringSubmatch(s); m != nil {
		return fileName(m[1] + m[2] + m[3])
	}
	for word := range strings.FieldsSeq(s) {
		if name := fileName(word); name != "" {
			return name
		}
	}
	return ""
}

// commentFile finds a file name in the comment at the start of code. It skips lines
// without words, as in the header that Xcode writes.
func commentFile(text string) string {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		rest, isComment := strings.CutPrefix(line, "//")
		if !isComment {
			if rest, isComment = strings.CutPrefix(line, "/*"); isComment {
				rest = strings.TrimSuffix(rest, "*/")
			}
		}
		rest = strings.Trim(rest, "/*-–—= \t")
		switch {
		case line == "" || isComment && rest == "":
		case isComment:
			return headingFile(rest)
		default:
			return ""
		}
	}
	return ""
}

var fileWord = lazyregexp.New(`(?i)^(?:file|filename|file name|path)\s*:\s*`)

// headingFile returns the file name in a line that holds nothing else but Markdown
// marks: "### 1. `Sources/A.swift`:".
func headingFile(line string) string {
	s := strings.Trim(line, "#>*_`:-–—+ \t")
	if number, rest, ok := strings.Cut(s, " "); ok && strings.TrimRight(number, ".)") != number && strings.Trim(number, "0123456789.)") == "" {
		s = rest
	}
	s = strings.Trim(s, "*_` \t")
	s = fileWord.ReplaceAllString(s, "")
	s = strings.Trim(s, "*_`\"':() \t")
	return fileName(s)
}

// fileName returns s if it can only be the path of a Swift file, else "".
func fileName(s string) string {
	s = strings.Trim(s, `"'`)
	stem, ok := strings.CutSuffix(s, ".swift")
	if !ok || stem == "" || strings.HasSuffix(stem, "/") || len(s) > 300 || strings.ContainsFunc(s, func(r rune) bool {
		return unicode.IsSpace(r) || unicode.IsControl(r) || strings.ContainsRune("`*\"'<>|?;,(){}=", r)
	}) {
		return ""
	}
	return s
}
