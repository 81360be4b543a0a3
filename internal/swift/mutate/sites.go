package mutate

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift/indexstore"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

type site struct {
	line        int
	offset, end int              // of the written name in the text
	written     string           // the name as written
	symbols     []symbols.Symbol // symbols at this place: a type and its initializer share one
	kinds       []uint           // of the index, parallel to symbols
}

// unfitReason returns why a snippet cannot be broken; "" if it can. Faults of
// snippets on partial packs are unknown by rule.
func unfitReason(g judge.Golden, r *judge.Report) string {
	for _, p := range r.Packs {
		if strings.HasPrefix(p, "partial") {
			return "it is judged with a " + p + " pack, where a missing name is unknown"
		}
	}
	for _, f := range r.Findings {
		if f.Class == judge.ClassUnstubbed {
			return f.Reason
		}
	}
	if r.Exit != 0 {
		return fmt.Sprintf("it does not compile here (exit %d)", r.Exit)
	}
	if len(g.Snippet.Files) != 1 {
		return "it has several files"
	}
	return ""
}

func findSites(index *symbols.Index, s judge.Snippet, occurrences []indexstore.Occurrence) []site {
	text := s.Files[0].Text
	starts := []int{0}
	for line := range strings.Lines(text) {
		starts = append(starts, starts[len(starts)-1]+len(line))
	}
	var out []site
	at := map[int]int{}
	for _, o := range occurrences {
		if !o.Roles.Is(indexstore.Reference) || o.Roles.Is(indexstore.Implicit) || o.Line < 1 || o.Line > len(starts) {
			continue
		}
		if k := o.Symbol.Kind; k == indexstore.KindModule || k == indexstore.KindParameter {
			continue
		}
		symbol, ok := index.ByUSR(o.Symbol.USR)
		if !ok {
			continue
		}
		offset := starts[o.Line-1] + o.Column - 1
		name := wordAt(text, offset)
		base, _, _ := strings.Cut(o.Symbol.Name, "(")
		isInit := o.Symbol.Kind == indexstore.KindConstructor
		if name == "" || name == "init" || name == "self" || name == "Self" || name != base && !isInit {
			continue
		}
		i, seen := at[offset]
		if !seen {
			i = len(out)
			at[offset] = i
			out = append(out, site{line: o.Line, offset: offset, end: offset + len(name), written: name})
		}
		out[i].symbols = append(out[i].symbols, symbol)
		out[i].kinds = append(out[i].kinds, o.Symbol.Kind)
	}
	slices.SortFunc(out, func(a, b site) int { return a.offset - b.offset })
	return out
}

func identifierByte(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// wordAt returns the identifier that begins at offset; "" if none.
func wordAt(text string, offset int) string {
	if offset < 0 || offset >= len(text) || offset > 0 && identifierByte(text[offset-1]) {
		return ""
	}
	end := offset
	for end < len(text) && identifierByte(text[end]) {
		end++
	}
	if end == offset || '0' <= text[offset] && text[offset] <= '9' || end < len(text) && text[end] >= 0x80 {
		return ""
	}
	return text[offset:end]
}

type argument struct {
	label      string // "" for none
	start, end int    // of the label with its colon and blanks, or the place for one
}

// callArguments parses the call whose callee ends at offset. ok is false if it cannot
// parse the call.
func callArguments(text string, offset int) (args []argument, ok bool) {
	i := offset
	if i < len(text) && text[i] == '<' {
		if i = afterBracket(text, i, '<', '>'); i < 0 {
			return nil, false
		}
	}
	if i >= len(text) || text[i] != '(' {
		return nil, false
	}
	i++
	begin := true
	depth := 0
	for i < len(text) {
		if begin {
			i += countBlanks(text[i:])
			if i < len(text) && text[i] == ')' {
				return args, true
			}
			a := argumentAt(text, i)
			args = append(args, a)
			i, begin = a.end, false
			continue
		}
		switch text[i] {
		case '"':
			if i = afterLiteral(text, i); i < 0 {
				return nil, false
			}
			continue
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth == 0 {
				return args, text[i] == ')'
			}
			depth--
		case ',':
			begin = depth == 0
		case '/', '#': // comments, regex literals, raw strings
			if !isOperator(text, i) {
				return nil, false
			}
		}
		i++
	}
	return nil, false
}

func argumentAt(text string, i int) argument {
	a := argument{start: i, end: i}
	if name := wordAt(text, i); name != "" && i+len(name) < len(text) && text[i+len(name)] == ':' {
		a.label = name
		a.end = i + len(name) + 1
		a.end += countBlanks(text[a.end:])
	}
	return a
}

// isOperator reports whether the slash or hash at i does not start a comment, regex or
// raw string.
func isOperator(text string, i int) bool {
	if i+1 < len(text) && (text[i+1] == '/' || text[i+1] == '*' || text[i] == '#') {
		return false
	}
	return text[i] != '/' || i == 0 || text[i-1] == ' '
}

func countBlanks(s string) int { return len(s) - len(strings.TrimLeft(s, " \t\n")) }

// afterBracket returns the offset after the closing bracket, or -1 if none on the line.
func afterBracket(text string, i int, begin, end byte) int {
	depth := 0
	for ; i < len(text) && text[i] != '\n'; i++ {
		switch text[i] {
		case begin:
			depth++
		case end:
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return -1
}

// afterLiteral returns the offset after the one-line string at i, or -1 for other
// strings.
func afterLiteral(text string, i int) int {
	if strings.HasPrefix(text[i:], `"""`) {
		return -1
	}
	for i++; i < len(text) && text[i] != '\n'; i++ {
		switch {
		case strings.HasPrefix(text[i:], `\(`):
			depth := 0
			for ; i < len(text) && text[i] != '\n'; i++ {
				if text[i] == '(' {
					depth++
				} else if text[i] == ')' {
					if depth--; depth == 0 {
						break
					}
				} else if text[i] == '"' {
					return -1
				}
			}
		case text[i] == '\\':
			i++
		case text[i] == '"':
			return i + 1
		}
	}
	return -1
}

func replaceRange(text string, from, to int, by string) string { return text[:from] + by + text[to:] }
