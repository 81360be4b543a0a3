// Package answer takes Swift code out of what a language model has answered.
package answer

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// File is one file of the code.
type File struct{ Name, Text string }

// NoCode is the reason where an answer holds no Swift at all.
const NoCode = "no code produced"

// Limits of an answer; what is larger is no snippet.
const (
	MaxFiles  = 64
	MaxSource = 1 << 20 // bytes, all files together
)

// Anonymous is the name of a file for which the answer has none.
const Anonymous = "answer.swift"

// Found is the code of an answer.
type Found struct {
	Files  []File
	Reason string // why there are no files; "" if there are
	Blocks int    // that hold Swift, blank ones apart
	// Note says which blocks are judged, where that is not all of them or they
	// were put together; else "".
	Note string
}

// Extract takes the code out of a final answer in Markdown:
//
//   - the last fenced block that is labelled swift,
//   - or, if that one names its file, every Swift block that does; of several
//     for one file the last counts,
//   - or, in an answer without such a label, the same of blocks without any.
//
// A block names its file in its info string (swift title="A.swift",
// swift:A.swift), in its first comment (// File: A.swift) or in the line before
// it (**A.swift**). Blank blocks do not count; a block that is not closed ends
// with the answer.
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

// chosenBlocks are the blocks of an answer that may be judged: those labelled
// swift, or, without any, those without a label.
func chosenBlocks(answer string) []block {
	blocks := fencedBlocks(answer)
	chosen := slices.DeleteFunc(slices.Clone(blocks), func(b block) bool { return b.language != "swift" })
	if len(chosen) == 0 {
		chosen = slices.DeleteFunc(blocks, func(b block) bool { return b.language != "" })
	}
	return chosen
}

// Limited gives files plain names that differ, and refuses what is too much.
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

// plainName is the last part of a path as a file name that is safe anywhere and
// not taken yet: the compiler wants different names, too.
func plainName(name string, taken map[string]bool) string {
	base := strings.Map(func(r rune) rune {
		if r < 0x80 && (unicode.IsLetter(r) || unicode.IsDigit(r)) || strings.ContainsRune("+-_.", r) {
			return r
		}
		return '_'
	}, path.Base(strings.ReplaceAll(name, `\`, "/")))
	stem := strings.TrimLeft(strings.TrimSuffix(base, ".swift"), ".-")
	if stem == "" {
		stem = "file"
	}
	stem = stem[:min(len(stem), 80)]
	out := stem + ".swift"
	for n := 2; taken[strings.ToLower(out)]; n++ {
		out = fmt.Sprintf("%s-%d.swift", stem, n)
	}
	taken[strings.ToLower(out)] = true
	return out
}

// block is a fenced code block.
type block struct {
	language string // lower case; "" for none
	file     string // that it names; "" for none
	text     string
}

// fencedBlocks finds the code blocks of a Markdown text that are not blank. Fences may
// be indented however far, as models write them in lists; the indentation of the
// opening fence is taken off its lines.
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

// fence is a line that opens or closes a block.
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

// canOpen reports whether the fence can begin a block: ```a``` is code in a line.
func (f fence) canOpen() bool { return f.mark == '~' || !strings.Contains(f.info, "`") }

// canClose follows CommonMark: the same mark, as long or longer, nothing after it,
// and not much deeper than the fence that opened.
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

// makeBlock makes the block that f opened, after the line before it.
func (f fence) makeBlock(before, text string) block {
	b := block{text: text}
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
	b.file = fileName(name)
	for _, named := range []func() string{
		func() string { return fileAttribute(attributes) },
		func() string { return commentFile(text) },
		func() string { return headingFile(before) },
	} {
		if b.file == "" {
			b.file = named()
		}
	}
	return b
}

var nameAttribute = regexp.MustCompile(`(?i)(?:^|[\s,{])(?:title|file|filename|name|path)\s*[=:]\s*(?:"([^"]*)"|'([^']*)'|([^\s,}]+))`)

// fileAttribute finds a file name in the rest of an info string.
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

// commentFile finds a file name in the comment that code begins with. Lines of
// it without words, as in the header that Xcode writes, are passed over.
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

var fileWord = regexp.MustCompile(`(?i)^(?:file|filename|file name|path)\s*:\s*`)

// headingFile reads a line that says nothing but a file name, whatever Markdown is
// around it: "### 1. `Sources/A.swift`:".
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

// fileName is s if it can only be meant as the path of a Swift file.
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
