package answer

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
)

// Join extracts the code of a final answer as [Extract] does, but treats all of its
// Swift blocks as one program: it joins the blocks without a file name, in their
// order, into one file. It leaves out a block that a later block redeclares, as an
// earlier version, and one whose brackets do not match, as a fragment.
func Join(answer string) Found {
	chosen := chosenBlocks(answer)
	if len(chosen) < 2 {
		return Extract(answer)
	}
	return joinBlocks(chosen, nil)
}

// Assemble does the same without examples of use: blocks that declare nothing but
// variables, or that the answer calls so, unless another block uses a name that they
// declare.
func Assemble(answer string) Found {
	chosen := chosenBlocks(answer)
	if len(chosen) < 2 {
		return Extract(answer)
	}
	return joinBlocks(chosen, usageExamples(chosen))
}

// usageExamples reports for each block whether it is an example of use. It reports false
// for all blocks if no other block declares anything.
func usageExamples(blocks []block) []bool {
	out := make([]bool, len(blocks))
	program := false
	for i, b := range blocks {
		masked := swift.Mask(b.text)
		whole := b.file != "" || declares.MatchString(masked)
		out[i] = b.file == "" && (!whole || b.usage && i > 0) && !usedElsewhere(blocks, i)
		program = program || whole && !out[i]
	}
	if !program {
		return make([]bool, len(blocks))
	}
	return out
}

// declares matches a declaration of anything but variables and imports, and a macro that
// declares.
var declares = lazyregexp.New(`(?m)^[ \t]*(?:@[\w.]+(?:\([^)\n]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private|open|final|static|indirect|nonisolated|distributed|mutating|override|async)\s+)*(?:struct|class|enum|protocol|actor|extension|func|typealias|macro|#Preview)\b`)

// usedElsewhere reports whether another block uses a name that a block declares.
func usedElsewhere(blocks []block, i int) bool {
	names, _ := declaredNames(blocks[i].text)
	for j, other := range blocks {
		if j == i {
			continue
		}
		theirs, _ := declaredNames(other.text)
		words := word.FindAllString(swift.Mask(other.text), -1)
		for _, name := range names {
			name, _, _ = strings.Cut(name, "(")
			name = strings.TrimSpace(name)
			if !slices.Contains(theirs, name) && slices.Contains(words, name) {
				return true
			}
		}
	}
	return false
}

// joinBlocks joins the blocks that are not apart.
func joinBlocks(chosen []block, apart []bool) Found {
	taken := map[string]bool{} // declared by the blocks kept so far
	files := map[string]bool{}
	var kept []block
	examples, first := 0, true
	for i, b := range slices.Backward(chosen) {
		if apart != nil && apart[i] {
			examples++
			continue
		}
		names, whole := declaredNames(b.text)
		last := first
		first = false
		if b.file != "" && files[b.file] || !last && !whole || !last && slices.ContainsFunc(names, func(n string) bool { return taken[n] }) {
			continue
		}
		files[b.file] = true
		for _, n := range names {
			taken[n] = true
		}
		kept = append(kept, b)
	}
	slices.Reverse(kept)
	var out []File
	joined := -1 // index of the file that holds all blocks without a name
	unnamed := 0
	for _, b := range kept {
		switch {
		case b.file != "":
			out = append(out, File{Name: b.file, Text: b.text})
			continue
		case joined < 0:
			joined = len(out)
			out = append(out, File{Name: Anonymous})
		default:
			out[joined].Text += "\n"
		}
		unnamed++
		out[joined].Text += strings.TrimSuffix(b.text, "\n") + "\n"
	}
	found := Found{Blocks: len(chosen), Joined: unnamed > 1}
	if len(kept) < len(chosen) || unnamed > 1 {
		found.Note = fmt.Sprintf("the answer has %d Swift blocks; %d judged", len(chosen), len(kept))
		if len(kept) > 1 {
			found.Note += ", as one program"
		}
		if examples > 0 {
			found.Note += fmt.Sprintf(", %d set apart as examples of use", examples)
		}
		if left := len(chosen) - len(kept) - examples; left > 0 {
			found.Note += fmt.Sprintf(", %d left out as earlier versions or fragments", left)
		}
	}
	found.Files, found.Reason = Limited(out)
	return found
}

// declaredNames returns the declarations at the top level of Swift code and in
// extensions there: types and values by name, functions with their parameters, since
// these may be overloaded. whole is false if brackets do not match. It reads words
// and brackets, not grammar: an error costs a block, never a crash.
func declaredNames(code string) (names []string, whole bool) {
	words := word.FindAllString(swift.Mask(code), -1)
	depth, within := 0, "" // within: the extension that depth 1 is in, with a dot
	var open []byte
	for i, w := range words {
		switch w[0] {
		case '{', '(', '[':
			open = append(open, w[0])
			depth = len(open)
			continue
		case '}', ')', ']':
			if len(open) == 0 || open[len(open)-1] != opener[w[0]] {
				return names, false
			}
			open = open[:len(open)-1]
			if depth = len(open); depth == 0 {
				within = ""
			}
			continue
		}
		if depth > 1 || depth == 1 && within == "" || i+1 == len(words) {
			continue
		}
		if w == "extension" && depth == 0 {
			within = extensionPrefix(words[i+1:])
		} else if name := declarationAt(words, i, within); name != "" {
			names = append(names, name)
		}
	}
	return names, len(open) == 0
}

func extensionPrefix(words []string) string {
	prefix := words[0] + "."
	for j := 1; j+1 < len(words) && words[j] == "."; j += 2 {
		prefix += words[j+1] + "."
	}
	return prefix
}

// declarationAt returns the name that the word at i declares, after the prefix of the
// extension around it; "" if none.
func declarationAt(words []string, i int, within string) string {
	next := words[i+1]
	switch words[i] {
	case "struct", "class", "enum", "actor", "protocol", "typealias", "macro", "let", "var":
		if i > 0 && words[i-1] == "import" || !isName(next) || next == "func" || next == "var" || next == "let" {
			return "" // import struct A.B; class func
		}
		return within + next
	case "func":
		return within + next + parameterClause(words[i+2:])
	case "init":
		if within != "" {
			return within + "init" + parameterClause(words[i+1:])
		}
	case "@":
		if next == "main" {
			return "@main"
		}
	}
	return ""
}

// word matches a word, a masked string literal, or a single punctuation character.
var word = lazyregexp.New("#*\"+\\s*\"*#*|[\\p{L}\\p{Nd}_`]+|\\S")

var opener = map[byte]byte{'}': '{', ')': '(', ']': '['}

// parameterClause returns the first parenthesized clause of words, which may follow
// generic parameters. It reads a bounded number of words.
func parameterClause(words []string) string {
	const most = 500
	var b strings.Builder
	depth := 0
	for _, w := range words[:min(len(words), most)] {
		switch {
		case w == "(":
			depth++
		case depth == 0 && (w == "{" || w == "}"):
			return ""
		}
		if depth > 0 {
			b.WriteString(w + " ")
		}
		if w == ")" {
			if depth--; depth == 0 {
				return b.String()
			}
		}
	}
	return b.String()
}

func isName(w string) bool {
	r := []rune(w)[0]
	return unicode.IsLetter(r) || r == '_' || r == '`'
}
