package judge

import (
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

var importLine = lazyregexp.New(`(?m)^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+(?:(?:typealias|struct|class|enum|protocol|let|var|func|actor)[ \t]+)?([A-Za-z_]\w*)`)

func importedModules(code ...string) []string {
	var out []string
	for _, c := range code {
		for _, m := range importLine.FindAllStringSubmatch(c, -1) {
			if !slices.Contains(out, m[1]) {
				out = append(out, m[1])
			}
		}
	}
	return out
}

var declaresType = lazyregexp.New(`\b(?:struct|class|enum|protocol|actor|typealias|associatedtype|macro)\s+([A-Za-z_]\w*)`)
var declaresMember = lazyregexp.New("\\b(?:func|var|let|case|macro)\\s+`?([A-Za-z_]\\w*)")
var declaresInit = lazyregexp.New(`\b(?:init|subscript)\b`)

type declared struct {
	types, members map[string]bool
	paths          map[string]bool       // of types, as diagnostics print them: "Outer.Inner"
	funcs          map[string][][]string // labels of functions and cases by name
	inits          bool
	scopes         [][]scope // by file
}

func findDeclarations(code ...string) declared {
	d := declared{types: map[string]bool{}, members: map[string]bool{}, paths: map[string]bool{}, funcs: map[string][][]string{}}
	for _, c := range code {
		for _, m := range declaresType.FindAllStringSubmatch(c, -1) {
			d.types[m[1]] = true
		}
		for _, m := range declaresMember.FindAllStringSubmatch(c, -1) {
			d.members[m[1]] = true
		}
		d.inits = d.inits || declaresInit.MatchString(c)
		all := findScopes(c)
		d.scopes = append(d.scopes, all)
		for _, s := range all {
			switch {
			case typeWords[s.kind] || s.kind == "typealias":
				d.paths[s.path] = true
			case s.kind == "func" || s.kind == "case":
				if l, ok := parameterLabels(s.header); ok {
					d.funcs[s.name] = append(d.funcs[s.name], l)
				}
			}
		}
	}
	return d
}

// byteOffset returns the offset of a line and column, both from 1, or -1 if out of
// range.
func byteOffset(text string, line, column int) int {
	at := 0
	for n := 1; n < line; n++ {
		i := strings.IndexByte(text[at:], '\n')
		if i < 0 {
			return -1
		}
		at += i + 1
	}
	if at += column - 1; column < 1 || at > len(text) {
		return -1
	}
	return at
}

// wordAt returns the identifier that begins at or contains offset at.
func wordAt(text string, at int) string {
	if at < 0 || at >= len(text) {
		return ""
	}
	from, to := at, at
	for from > 0 && isWord(text[from-1]) {
		from--
	}
	for to < len(text) && isWord(text[to]) {
		to++
	}
	return text[from:to]
}

func isWord(b byte) bool {
	return b == '_' || '0' <= b && b <= '9' || 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z' || b >= 0x80
}

// calleeAt returns the end of the name before the parenthesis at or around an offset,
// or -1 if none.
func calleeAt(text string, at int) int {
	if at < 0 || at > len(text) {
		return -1
	}
	depth := 0
	for i := min(at, len(text)-1); i >= 0; i-- {
		switch text[i] {
		case ')', ']', '}':
			if i != at {
				depth++
			}
		case '(', '[', '{':
			if depth > 0 {
				depth--
				continue
			}
			if text[i] != '(' {
				if text[i] == '{' {
					return -1
				}
				continue
			}
			k := i - 1
			for k >= 0 && text[k] == ' ' {
				k--
			}
			if k >= 0 && text[k] == '>' { // Name<Argument>(
				for open := 0; k >= 0; k-- {
					if text[k] == '>' {
						open++
					} else if text[k] == '<' {
						open--
						if open == 0 {
							k--
							break
						}
					}
				}
			}
			return k
		}
	}
	return -1
}
