package judge

import (
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
)

// scope is the body of one declaration in masked code.
type scope struct {
	at       int    // of the word
	from, to int    // of the text between its braces
	kind     string // the word that declares it: struct, extension, func …
	name     string // as written, "" for an initializer
	path     string // with the enclosing types: "Outer.Inner"
	generics []generic
	header   string // from the word to the brace
}

// generic is a generic parameter with its constraint, "" if none.
type generic struct{ name, bound string }

var scopeWord = lazyregexp.New("\\b(struct|class|enum|protocol|actor|extension|func|init|subscript|typealias|associatedtype|case)\\b[?!]?\\s*`?([A-Za-z_][\\w.]*)?`?")

var typeWords = wordSet(`struct class enum protocol actor`)

// findScopes returns the declarations of masked code in their order. For those
// without a body (requirements, cases, aliases) from and to are the end of the
// header.
func findScopes(code string) []scope {
	var out []scope
	for _, m := range scopeWord.FindAllStringSubmatchIndex(code, -1) {
		s := scope{at: m[0], kind: code[m[2]:m[3]]}
		if m[4] >= 0 {
			s.name = code[m[4]:m[5]]
		}
		if s.kind == "class" && swift.DeclarationWords[s.name] { // class func, class var
			continue
		}
		if s.kind == "init" || s.kind == "subscript" {
			if k := m[3] + blanksIn(code[m[3]:]); k >= len(code) || strings.IndexByte("(<?!", code[k]) < 0 || m[0] > 0 && code[m[0]-1] == '.' {
				continue
			}
			s.name = ""
		} else if s.name == "" {
			continue
		}
		end, body := headerEnd(code, m[1])
		s.header, s.from, s.to = code[m[0]:end], end, end
		if body {
			s.from, s.to = end+1, bodyEnd(code, end)
		}
		s.generics = genericsOf(s.header)
		s.path = s.name
		for _, outer := range slices.Backward(out) {
			if m[0] < outer.from || outer.to <= m[0] {
				continue
			}
			if typeWords[outer.kind] || outer.kind == "extension" {
				s.path = outer.path + "." + s.name
			}
			break // the compiler prints a local type without its enclosing scopes
		}
		out = append(out, s)
	}
	return out
}

func blanksIn(s string) int { return len(s) - len(strings.TrimLeft(s, " \t")) }

// headerEnd returns the end of the header that continues at i, and whether a body
// follows.
func headerEnd(code string, i int) (int, bool) {
	depth := 0
	for ; i < len(code); i++ {
		switch code[i] {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case '{':
			if depth <= 0 {
				return i, true
			}
		case '}', ';':
			if depth <= 0 {
				return i, false
			}
		case '\n':
			if depth > 0 {
				continue
			}
			rest := strings.TrimLeft(code[i:], " \t\n")
			if !strings.HasPrefix(rest, "{") && !strings.HasPrefix(rest, "where ") && !strings.HasPrefix(rest, "->") && !strings.HasPrefix(rest, "throws") &&
				!strings.HasPrefix(rest, "async") && !strings.HasSuffix(strings.TrimRight(code[:i], " \t"), ",") && !strings.HasSuffix(strings.TrimRight(code[:i], " \t"), ":") {
				return i, false
			}
		}
	}
	return len(code), false
}

func bodyEnd(code string, i int) int {
	depth := 0
	for ; i < len(code); i++ {
		switch code[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(code)
}

func genericsOf(header string) []generic {
	open := strings.IndexAny(header, "<(:{=")
	if open < 0 || header[open] != '<' {
		return nil
	}
	depth, from := 0, open+1
	var out []generic
	for i := open; i < len(header); i++ {
		switch header[i] {
		case '<', '(', '[':
			depth++
		case '>', ')', ']':
			if header[i] == '>' && header[i-1] == '-' {
				continue
			}
			depth--
		}
		if depth == 0 || depth == 1 && header[i] == ',' {
			name, bound, _ := strings.Cut(header[from:i], ":")
			name = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(name), "each "))
			out = append(out, generic{name, strings.TrimSpace(bound)})
			from = i + 1
		}
		if depth == 0 {
			break
		}
	}
	for i, g := range out { // func f<T>(…) where T: Hashable
		if _, where, ok := strings.Cut(header, " where "); ok && g.bound == "" {
			for part := range strings.SplitSeq(where, ",") {
				if name, bound, ok := strings.Cut(part, ":"); ok && strings.TrimSpace(name) == g.name {
					out[i].bound = strings.TrimSpace(bound)
				}
			}
		}
	}
	return out
}

// parameterLabels returns the labels of the first parameter list of a header, "_"
// for none; ok is false if it has no list.
func parameterLabels(header string) (labels []string, ok bool) {
	angles := 0
	for i := range len(header) {
		switch header[i] {
		case '<':
			angles++
		case '>':
			angles--
		case '(':
			if angles > 0 {
				continue
			}
			parts, ok := splitArguments(header[i:])
			for _, part := range parts {
				name, _, _ := strings.Cut(part, ":")
				if words := strings.Fields(name); len(words) > 0 {
					labels = append(labels, words[0])
				}
			}
			return labels, ok
		}
	}
	return nil, false
}
