// Package sweep measures what assay knows of modules with generated code: it uses each
// symbol that can be named in one line. Run compares the availability in an index with the
// compiler's, just below the version that introduced a symbol and at that version. RunNames
// judges a known module with a partial pack of it and a pack of its names, and the same
// lines with invented names.
package sweep

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift/stub"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

type use struct {
	symbol symbols.Symbol
	head   string // up to the opening brace
	line   string
	column int // of the symbol's name in line, from 1
	// inherited reports whether an enclosing type came with the same version. The
	// compiler may then report only that type, and not its member.
	inherited bool
	types     []symbols.Symbol // enclosing the symbol
	lent      bool             // the receiver is borrowed, as some types cannot be passed inout
}

// borrowReceiver makes the receiver borrowed; it returns false if it is or there is
// none.
func (u *use) borrowReceiver() bool {
	if u.lent || !strings.Contains(u.head, "_ x: inout ") {
		return false
	}
	u.head, u.lent = strings.Replace(u.head, "_ x: inout ", "_ x: borrowing ", 1), true
	return true
}

// functionText returns the n-th function, with the use on its second line.
func (u *use) functionText(n int) string {
	return strings.Replace(u.head, "func use", fmt.Sprintf("func use%d", n), 1) + "\n" + u.line + "\n}\n"
}

const functionLines = 3

type writer struct {
	types     map[string]symbols.Symbol // nominal types and aliases by module and path
	demangled map[string]string
}

func newWriter(all []symbols.Symbol, demangled map[string]string) *writer {
	w := &writer{types: map[string]symbols.Symbol{}, demangled: demangled}
	for _, s := range all {
		if stub.IsNominal(s.Kind) {
			if _, ok := w.types[s.Path]; !ok {
				w.types[s.Path] = s
			}
			w.types[s.Module+"."+s.Path] = s
		}
	}
	return w
}

type scope struct {
	typ      string // the innermost type as written there
	generics []string
	clauses  []string
	depth    [][]string       // parameters by depth, as mangled names count them
	around   []symbols.Symbol // the enclosing types, outermost first
	isActor  bool
}

var declared = lazyregexp.New("\\b(struct|class|enum|protocol|actor|typealias|associatedtype) `?[A-Za-z_]\\w*`?")

func genericClause(declaration string) (params, clauses []string) {
	m := declared.FindStringIndex(declaration)
	if m == nil {
		return nil, nil
	}
	rest := declaration[m[1]:]
	if strings.HasPrefix(rest, "<") {
		end := stub.Closing(rest, 0)
		if end < 0 {
			return nil, nil
		}
		params = stub.SplitList(rest[1:end])
		rest = rest[end+1:]
	}
	if _, where, ok := strings.Cut(rest, " where "); ok {
		clauses = stub.SplitList(where)
	}
	for i, p := range params {
		if name, bound, ok := strings.Cut(p, ":"); ok {
			params[i] = strings.TrimSpace(name)
			clauses = append(clauses, params[i]+" : "+strings.TrimSpace(bound))
		}
	}
	return params, clauses
}

// self is the generic parameter for a protocol's conforming type.
const self = "SelfP"

func (w *writer) enclosingScope(s symbols.Symbol, path string) (scope, string) {
	var sc scope
	parts := strings.Split(path, ".")
	for i := range parts {
		at := strings.Join(parts[:i+1], ".")
		keys := []string{s.Extends + "." + at, s.Module + "." + at, at}
		k := slices.IndexFunc(keys, func(key string) bool { return w.types[key].Kind != "" })
		if k < 0 {
			return sc, "the type around it is not in the index"
		}
		t := w.types[keys[k]]
		sc.around = append(sc.around, t)
		if t.Kind == "protocol" {
			sc.typ = self
			sc.generics = append(sc.generics, self)
			sc.clauses = append(sc.clauses, self+" : "+at)
			sc.depth = append(sc.depth, []string{self})
			continue
		}
		sc.isActor = t.Kind == "actor" || strings.Contains(t.Declaration, "actor ")
		params, clauses := genericClause(t.Declaration)
		name := parts[i]
		if len(params) > 0 {
			if slices.ContainsFunc(params, func(p string) bool { return strings.HasPrefix(p, "each ") }) {
				return sc, "parameter pack"
			}
			name += "<" + strings.Join(params, ", ") + ">"
			sc.depth = append(sc.depth, params)
		}
		for _, p := range params {
			if slices.Contains(sc.generics, p) {
				return sc, "two generic parameters of one name"
			}
			sc.generics = append(sc.generics, p)
		}
		sc.clauses = append(sc.clauses, clauses...)
		if sc.typ != "" {
			name = sc.typ + "." + name
		}
		sc.typ = name
	}
	w.addExtensionClauses(s, &sc)
	return sc, ""
}

var letter = lazyregexp.New(`(^|[^.\w\x00])([A-Z])(\d*)\b`)

// addExtensionClauses adds the constraints of an extension, which only the mangled name
// contains.
func (w *writer) addExtensionClauses(s symbols.Symbol, sc *scope) {
	readable := w.demangled[s.USR]
	i := strings.Index(readable, "< where ")
	if i < 0 {
		return
	}
	end := stub.Closing(readable, i)
	if end < 0 {
		return
	}
	sc.clauses = append(sc.clauses, spellConstraints(readable[i+len("< where "):end], sc.depth)...)
}

// spellConstraints returns the constraints in a demangled name with the parameters'
// own names.
func spellConstraints(list string, params [][]string) []string {
	var out []string
	for _, c := range stub.SplitList(list) {
		// twice, because neighbours share the character between them
		for range 2 {
			c = letter.ReplaceAllStringFunc(c, func(m string) string {
				g := letter.FindStringSubmatch(m)
				depth := 0
				if g[3] != "" {
					depth = int(g[3][0] - '0')
				}
				if n := int(g[2][0] - 'A'); depth < len(params) && n < len(params[depth]) {
					return g[1] + "\x00" + params[depth][n]
				}
				return m
			})
		}
		c = strings.ReplaceAll(c, "\x00", "")
		if !strings.Contains(c, "Swift.Copyable") && !strings.Contains(c, "Swift.Escapable") {
			out = append(out, c)
		}
	}
	return out
}

// ownConstraints returns the constraints on a function's generic parameters from its
// mangled name: the declaration omits the ones on opaque parameters.
func (b *builder) ownConstraints(params []string) []string {
	base, _, _ := strings.Cut(b.symbol.Name, "(")
	i := strings.Index(b.readable, "."+base+"<")
	if i < 0 {
		return nil
	}
	i += len(base) + 1
	end := stub.Closing(b.readable, i)
	if end < 0 {
		return nil
	}
	_, list, ok := strings.Cut(b.readable[i:end], " where ")
	if !ok {
		return nil
	}
	return spellConstraints(list, append(slices.Clone(b.depth), params))
}

// writeUse returns a use of s, or a reason why it cannot be written in one line.
func (w *writer) writeUse(s symbols.Symbol) (*use, string) {
	switch s.Kind {
	case "macro":
		return nil, "macro"
	case "deinit", "module", "extension":
		return nil, s.Kind
	}
	if strings.Contains(s.Declaration, "repeat ") || strings.Contains(s.Declaration, "each ") {
		return nil, "parameter pack"
	}
	var sc scope
	if parent := strings.TrimSuffix(strings.TrimSuffix(s.Path, s.Name), "."); parent != "" {
		var reason string
		if sc, reason = w.enclosingScope(s, parent); reason != "" {
			return nil, reason
		}
	}
	b := builder{scope: sc, symbol: s, readable: w.demangled[s.USR]}
	return b.buildUse()
}

type builder struct {
	scope
	symbol   symbols.Symbol
	readable string // demangled name
	params   []string
	args     []string // "label: name" or "name"
}

func (b *builder) buildUse() (*use, string) {
	base, _, _ := strings.Cut(b.symbol.Name, "(")
	switch b.symbol.Kind {
	case "struct", "class", "enum", "actor", "typealias", "associatedtype":
		params, clauses := genericClause(b.symbol.Declaration)
		if reason := b.addGenerics(params, clauses); reason != "" {
			return nil, reason
		}
		name := base
		if len(params) > 0 {
			name += "<" + strings.Join(params, ", ") + ">"
		}
		return b.finishUse("_ = ", b.typePrefix(), name, ".self")
	case "protocol":
		return b.finishUse("_ = (any ", b.typePrefix(), base, ").self")
	case "enum.case":
		return b.finishUse("_ = ", b.typePrefix(), base, "")
	case "var":
		return b.finishUse("_ = try "+b.awaitPrefix(), "", base, "")
	case "property":
		b.addReceiver()
		return b.finishUse("_ = try "+b.awaitPrefix(), "x.", base, "")
	case "type.property":
		return b.finishUse("_ = try "+b.awaitPrefix(), b.typePrefix(), base, "")
	}
	sig, ok := stub.Split(strings.ReplaceAll(b.symbol.Declaration, "`", ""))
	if !ok {
		return nil, "declaration that cannot be read"
	}
	operator := b.symbol.Kind == "func.op"
	if reason := b.addSignature(sig, operator || strings.HasSuffix(b.symbol.Kind, "subscript")); reason != "" {
		return nil, reason
	}
	if operator {
		return b.operatorUse(base)
	}
	args := strings.Join(b.args, ", ")
	start := "_ = try " + b.awaitPrefix()
	switch b.symbol.Kind {
	case "func":
		return b.finishUse(start, "", base, "("+args+")")
	case "method":
		b.addReceiver()
		return b.finishUse(start, "x.", base, "("+args+")")
	case "type.method":
		return b.finishUse(start, b.typePrefix(), base, "("+args+")")
	case "init":
		return b.finishUse(start, b.typePrefix(), "init", "("+args+")")
	case "subscript":
		b.addReceiver()
		return b.finishUse(start, "", "x", "["+args+"]") // the compiler reports a subscript where its base begins
	case "type.subscript":
		return b.finishUse(start, "", b.typ, "["+args+"]")
	}
	return nil, "kind " + b.symbol.Kind
}

func (b *builder) operatorUse(name string) (*use, string) {
	name = strings.TrimSpace(name)
	var args []string
	for _, a := range b.args {
		args = append(args, strings.TrimPrefix(a, "&"))
	}
	switch {
	case len(args) == 2:
		return b.finishUse("", args[0]+" ", name, " "+args[1])
	case len(args) == 1 && strings.Contains(b.symbol.Declaration, "postfix "):
		return b.finishUse("_ = ", args[0], name, "")
	case len(args) == 1:
		return b.finishUse("_ = ", "", name, args[0])
	}
	return nil, "operator of another form"
}

func (b *builder) typePrefix() string {
	if b.typ == "" {
		return ""
	}
	return b.typ + "."
}

func (b *builder) addReceiver() { b.params = append([]string{"_ x: inout " + b.typ}, b.params...) }

var asyncWord = lazyregexp.New(`\b(async|reasync)\b|@MainActor`)

func (b *builder) awaitPrefix() string {
	if b.isActor || asyncWord.MatchString(b.symbol.Declaration) {
		return "await "
	}
	return ""
}

// addGenerics adds generic parameters. It returns a reason if this is impossible.
func (b *builder) addGenerics(generics, clauses []string) string {
	for _, g := range generics {
		name, bound, has := strings.Cut(g, ":")
		name = strings.TrimSpace(name)
		if slices.Contains(b.generics, name) {
			return "two generic parameters of one name"
		}
		b.generics = append(b.generics, name)
		if has {
			b.clauses = append(b.clauses, name+" :"+bound)
		}
	}
	b.clauses = append(b.clauses, clauses...)
	return ""
}

var attribute = lazyregexp.New(`^@\w+(?:\.\w+)*(?:\([^)]*\))? `)

// addSignature adds the parameters of a declaration. With unlabelled, a single name
// is no label. It returns a reason if it cannot.
func (b *builder) addSignature(sig stub.Signature, unlabelled bool) string {
	var clauses []string
	rest, _, _ := strings.Cut(sig.Rest, " {")
	if _, where, ok := strings.Cut(rest, " where "); ok {
		clauses = stub.SplitList(where)
	}
	if reason := b.addGenerics(stub.SplitList(sig.Generics), clauses); reason != "" {
		return reason
	}
	spellings, params := stub.CutOpaque(sig.Params)
	all := stub.SplitList(sig.Generics)
	for i, sp := range spellings {
		all = append(all, stub.OpaqueName(i))
		b.generics = append(b.generics, stub.OpaqueName(i))
		b.clauses = append(b.clauses, stub.OpaqueName(i)+" : "+sp)
	}
	if len(spellings) > 0 {
		b.clauses = append(b.clauses, b.ownConstraints(all)...)
	}
	for i, p := range stub.SplitList(params) {
		for attribute.MatchString(p) {
			p = attribute.ReplaceAllString(p, "")
		}
		names, typ, ok := strings.Cut(p, ":")
		words := strings.Fields(names)
		if !ok || len(words) == 0 {
			return "parameter that cannot be read"
		}
		typ = strings.TrimSpace(typ)
		if at := indexOutside(typ, " = "); at >= 0 {
			typ = typ[:at]
		}
		typ = strings.Replace(strings.TrimSuffix(typ, "..."), "@autoclosure ", "", 1)
		if strings.HasPrefix(typ, "isolated ") {
			return "isolated parameter"
		}
		if strings.Contains(p, "@autoclosure ") {
			// the argument is the closure's result
			if at := indexOutside(typ, " -> "); at >= 0 {
				typ = strings.TrimPrefix(typ[at+4:], "@escaping ")
			}
		}
		name := fmt.Sprintf("a%d", i)
		if strings.HasPrefix(typ, "Atomic") && strings.HasSuffix(typ, "Ordering") {
			name = ".relaxed" // the compiler wants a constant
		} else {
			b.params = append(b.params, "_ "+name+": "+typ)
		}
		if strings.HasPrefix(typ, "inout ") {
			name = "&" + name
		}
		if label := words[0]; label != "_" && (!unlabelled || len(words) == 2) {
			name = label + ": " + name
		}
		b.args = append(b.args, name)
	}
	return ""
}

// indexOutside returns the index of a separator outside of all brackets, or -1.
func indexOutside(text, sep string) int {
	depth := 0
	for i := 0; i+len(sep) <= len(text); i++ {
		if depth == 0 && text[i:i+len(sep)] == sep {
			return i
		}
		switch text[i] {
		case '(', '[', '<', '{':
			depth++
		case ')', ']', '}':
			depth--
		case '>':
			if i == 0 || text[i-1] != '-' {
				depth--
			}
		}
	}
	return -1
}

var selfWord = lazyregexp.New(`\bSelf\b`)

func (b *builder) finishUse(start, before, name, after string) (*use, string) {
	u := &use{symbol: b.symbol, line: start + before + name + after, types: b.around, column: len(start+before) + 1}
	for i, g := range b.generics {
		// the signature must mention each
		b.params = append(b.params, fmt.Sprintf("_ g%d: %s.Type", i, g))
	}
	head := "func use"
	if len(b.generics) > 0 {
		head += "<" + strings.Join(b.generics, ", ") + ">"
	}
	head += "(" + strings.Join(b.params, ", ") + ") "
	if strings.Contains(start, "await ") {
		head += "async "
	}
	head += "throws "
	var clauses []string
	for _, c := range b.clauses {
		if !slices.Contains(clauses, c) {
			clauses = append(clauses, c)
		}
	}
	if len(clauses) > 0 {
		head += "where " + strings.Join(clauses, ", ") + " "
	}
	u.head = head + "{"
	if b.typ != "" {
		u.head = selfWord.ReplaceAllString(u.head, b.typ)
	}
	if strings.ContainsAny(u.head+u.line, "\n\r") {
		return nil, "declaration of several lines"
	}
	return u, ""
}
