package stub

import (
	"cmp"
	"fmt"
	"iter"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift/pack"
)

type line struct {
	depth int
	// spellings are tried in order. A line is dropped if the compiler rejects all of
	// them.
	spellings []string
	current   int
	gone      bool
	what      string // declaration or conformance, for reports; "" for a bracket
	kind      string // declaration, conformance, import or scaffold
	open      bool   // the line opens a block, which is dropped with it
	end       int    // index of the line that closes the block
}

const (
	declarationLine = "declaration"
	conformanceLine = "conformance"
	importLine      = "import"
	scaffold        = "scaffold"
)

type text struct {
	header []string
	lines  []*line
}

func (t *text) addLine(l *line) int {
	t.lines = append(t.lines, l)
	return len(t.lines) - 1
}

// String returns the interface without dropped lines, and for each of its lines the
// index in t.lines, or -1.
func (t *text) String() (string, []int) {
	var b strings.Builder
	var at []int
	for _, h := range t.header {
		b.WriteString(h + "\n")
		at = append(at, -1)
	}
	for i, l := range t.kept() {
		b.WriteString(strings.Repeat("  ", l.depth) + l.spellings[l.current] + "\n")
		at = append(at, i)
	}
	return b.String(), at
}

// kept yields the lines that are not dropped, individually or with an enclosing block.
func (t *text) kept() iter.Seq2[int, *line] {
	return func(yield func(int, *line) bool) {
		for i := 0; i < len(t.lines); i++ {
			switch l := t.lines[i]; {
			case !l.gone:
				if !yield(i, l) {
					return
				}
			case l.open:
				i = l.end
			}
		}
	}
}

type renderer struct {
	g         *Graph
	byUSR     map[string]*symbol
	parent    map[string]string // of a member's USR: the USR of its type
	defaults  map[string]bool   // default implementations, which belong in extensions
	supers    map[string]string // name of the superclass of a class
	copyable  map[string]bool
	byPath    map[string]*symbol
	demangled map[string]string
	shapes    map[string]int  // number of declarations that differ only in the kind of character
	general   map[string]bool // initializers with a generic one of the same parameters
	out       *text
}

// implementations are the macros that modules of the toolchain implement. Others are
// declared with the implementation's name in Apple's frameworks, which the compiler
// does not find: using them is then an error with a distinct id.
var implementations = map[string]string{
	"Observation.Observable":          "ObservationMacros.ObservableMacro",
	"Observation.ObservationTracked":  "ObservationMacros.ObservationTrackedMacro",
	"Observation.ObservationIgnored":  "ObservationMacros.ObservationIgnoredMacro",
	"FoundationEssentials.Predicate":  "FoundationMacros.PredicateMacro",
	"FoundationEssentials.Expression": "FoundationMacros.ExpressionMacro",
	"Foundation.Predicate":            "FoundationMacros.PredicateMacro",
	"Foundation.Expression":           "FoundationMacros.ExpressionMacro",
}

// renderGraph renders g as an interface. demangled has the readable form of known
// USRs, which supplies types that the graph lacks.
func renderGraph(g *Graph, demangled map[string]string) *text {
	r := &renderer{g: g, byUSR: map[string]*symbol{}, parent: map[string]string{}, defaults: map[string]bool{}, supers: map[string]string{},
		copyable: map[string]bool{}, byPath: map[string]*symbol{}, demangled: demangled, shapes: map[string]int{}, general: map[string]bool{}, out: &text{}}
	for _, s := range g.symbols {
		r.byUSR[s.usr()] = s
		r.shapes[characterShape(s)]++
		if key, generics, ok := opaqueKey(s); ok && generics {
			r.general[key] = true
		}
		if IsNominal(s.kind()) {
			r.byPath[strings.Join(s.Path, ".")] = s
		}
	}
	for _, l := range g.links {
		switch l.Kind {
		case "memberOf", "requirementOf":
			r.parent[l.Source] = l.Target
		case "defaultImplementationOf":
			r.defaults[l.Source] = true
		case "inheritsFrom":
			if super := r.targetName(l); super != "" {
				r.supers[l.Source] = super
			}
		case "conformsTo":
			if l.Target == "s:s8CopyableP" {
				r.copyable[l.Source] = true
			}
		}
	}
	r.writeImports()
	r.writePlaceholders()
	members, extensions := r.placeSymbols()
	for _, s := range members[""] {
		r.writeDeclaration(s, 0, members, "")
	}
	for _, head := range slices.Sorted(maps.Keys(extensions)) {
		block := &line{spellings: []string{head + " {"}, kind: scaffold, what: head, open: true}
		r.out.addLine(block)
		for _, s := range extensions[head] {
			r.writeDeclaration(s, 1, members, "extension")
		}
		block.end = r.out.addLine(&line{spellings: []string{"}"}, kind: scaffold})
	}
	r.writeConformances()
	return r.out
}

// IsNominal reports whether a kind of symbol is a nominal type.
func IsNominal(kind string) bool {
	return slices.Contains([]string{"struct", "class", "enum", "protocol", "actor"}, kind)
}

var ownModule = lazyregexp.New(`^s:(?:e:s:)?(\d+)(.*)`)

func moduleOf(usr string) string {
	m := ownModule.FindStringSubmatch(usr)
	if m == nil {
		return ""
	}
	n, err := strconv.Atoi(m[1])
	if err != nil || n > len(m[2]) {
		return ""
	}
	return m[2][:n]
}

func (r *renderer) writeImports() {
	names := map[string]bool{}
	for _, s := range r.g.symbols {
		for _, f := range s.Fragments {
			names[moduleOf(f.Precise)] = true
		}
		if s.Extension != nil {
			names[s.Extension.Module] = true
			for _, c := range s.Extension.Constraints {
				names[moduleOf(c.Precise)] = true
			}
		}
	}
	for _, l := range r.g.links {
		names[moduleOf(l.Target)] = true
		if m, _, ok := strings.Cut(l.Fallback, "."); ok {
			names[m] = true
		}
	}
	for _, known := range []string{"", r.g.Name, "Swift", "_Concurrency", "_StringProcessing"} {
		delete(names, known)
	}
	for _, name := range append([]string{"Swift", "_Concurrency", "_StringProcessing"}, slices.Sorted(maps.Keys(names))...) {
		if name != r.g.Name && pack.ModuleName.MatchString(name) {
			r.out.addLine(&line{spellings: []string{"import " + name}, kind: importLine, what: "import " + name})
		}
	}
}

var hiddenType = lazyregexp.New(`^s:\d+(\D.*)$`)

var placeholderForms = map[string]string{"V": "public struct %s : Swift.BitwiseCopyable {}", "O": "public enum %s {}", "C": "public class %s {}", "P": "public protocol %s {}"}

func (r *renderer) isHidden(name, usr string) bool {
	return moduleOf(usr) == r.g.Name && r.byUSR[usr] == nil && strings.HasPrefix(name, "_") && !strings.Contains(name, ".") &&
		pack.ModuleName.MatchString(name) && hiddenType.MatchString(usr)
}

// writePlaceholders declares the types that the graph names but omits because of an
// underscore.
func (r *renderer) writePlaceholders() {
	found := map[string]string{}
	note := func(name, usr string) {
		if form := placeholderForms[usr[max(0, len(usr)-1):]]; form != "" && r.isHidden(name, usr) {
			found[name] = fmt.Sprintf(form, name)
		}
	}
	for _, s := range r.g.symbols {
		for _, f := range s.Fragments {
			note(f.Spelling, f.Precise)
		}
		if s.Extension != nil {
			for _, c := range s.Extension.Constraints {
				note(c.RHS, c.Precise)
			}
		}
	}
	hidden := regexp.MustCompile(`\b` + r.g.Name + `\.(_[A-Za-z0-9_]+)`)
	for _, s := range r.g.symbols {
		if s.kind() != "typealias" {
			continue
		}
		for _, m := range hidden.FindAllStringSubmatch(r.aliasedType(s), -1) {
			if found[m[1]] == "" && r.byPath[m[1]] == nil {
				found[m[1]] = fmt.Sprintf(placeholderForms["V"], m[1])
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(found)) {
		r.out.addLine(&line{spellings: []string{found[name]}, kind: scaffold, what: name})
	}
}

// placeSymbols groups symbols into members of type bodies, by USR ("" is the top
// level), and members of extensions, by the head of the block.
func (r *renderer) placeSymbols() (members, extensions map[string][]*symbol) {
	members, extensions = map[string][]*symbol{}, map[string][]*symbol{}
	for _, s := range r.g.symbols {
		if len(s.Path) == 1 {
			members[""] = append(members[""], s)
			continue
		}
		owner := r.byUSR[r.parent[s.usr()]]
		if owner == nil && s.Extension == nil {
			owner = r.byPath[strings.Join(s.Path[:len(s.Path)-1], ".")]
		}
		if s.Extension == nil && owner != nil && !r.defaults[s.usr()] {
			members[owner.usr()] = append(members[owner.usr()], s)
			continue
		}
		head := r.extensionHead(s)
		extensions[head] = append(extensions[head], s)
	}
	return members, extensions
}

var suppressed = lazyregexp.New(`(\w+) : ~Copyable`)

func (r *renderer) extensionHead(s *symbol) string {
	path := strings.Join(s.Path[:len(s.Path)-1], ".")
	var constraints []constraint
	if s.Extension != nil {
		constraints = s.Extension.Constraints
	}
	owner := r.byPath[path]
	if owner != nil && (s.Extension == nil || s.Extension.Module == r.g.Name) {
		return availableAttributes(owner.Availability) + "extension " + path + whereClause(constraints, r.suppressedClauses(owner, constraints)...)
	}
	if s.Extension != nil && s.Extension.Module != "" && s.Extension.Module != r.g.Name {
		path = s.Extension.Module + "." + path
	}
	return "extension " + path + whereClause(constraints)
}

// suppressedClauses returns clauses that allow noncopyable parameters in an extension
// if the type does.
func (r *renderer) suppressedClauses(owner *symbol, constraints []constraint) []string {
	var out []string
	for _, m := range suppressed.FindAllStringSubmatch(owner.text(), -1) {
		if !slices.ContainsFunc(constraints, func(c constraint) bool { return c.LHS == m[1] && c.RHS == "Copyable" }) {
			out = append(out, m[0])
		}
	}
	return out
}

// writeDeclaration writes s and its body. inside is the kind of the enclosing declaration, or "".
func (r *renderer) writeDeclaration(s *symbol, depth int, members map[string][]*symbol, inside string) {
	ways := r.lineSpellings(s, inside)
	if len(ways) == 0 {
		return
	}
	l := &line{depth: depth, spellings: ways, kind: declarationLine, what: strings.Join(s.Path, ".")}
	r.out.addLine(l)
	if !IsNominal(s.kind()) {
		return
	}
	l.open = true
	for i := range l.spellings {
		l.spellings[i] += " {"
	}
	for _, m := range members[s.usr()] {
		r.writeDeclaration(m, depth+1, members, s.kind())
	}
	l.end = r.out.addLine(&line{depth: depth, spellings: []string{"}"}, kind: scaffold})
}

var (
	keywordName = lazyregexp.New(`\b(case|var|let|func|typealias) (default|in|is|as|self|Self|true|false|nil|throw|throws|return|switch|case|if|else|for|while|repeat|do|try|catch|class|struct|enum|protocol|func|var|let|init|import|operator|public|private|internal|extension|where|any|guard|defer|break|continue|super|static|subscript|inout|rethrows|associatedtype|typealias|deinit|fallthrough|fileprivate)\b`)
	wrapper     = lazyregexp.New(`^(@(?:[A-Z]\w*\.)*[A-Z]\w*(?:\([^)]*\))? )+`)
	stored      = lazyregexp.New(`\bvar [^{]*$`)
)

func (r *renderer) lineSpellings(s *symbol, inside string) []string {
	switch s.kind() {
	case "deinit", "extension", "module":
		return nil
	}
	text := r.declarationText(s)
	access := accessLevel(s, text, inside)
	var ways []string
	add := func(text string) {
		if way := availableAttributes(s.Availability) + insertAccess(access, text); !slices.Contains(ways, way) {
			ways = append(ways, way)
		}
	}
	add(text)
	if strings.Contains(text, "override ") {
		add(strings.Replace(text, "override ", "", 1))
	} else if r.mayOverride(s, inside) {
		add("override " + text)
	}
	if access == "open " {
		access = "public "
		add(text)
	}
	if bare := wrapper.ReplaceAllString(text, ""); bare != text && s.kind() != "macro" {
		add(bare)
	}
	if before, _, ok := strings.Cut(text, " = "); ok && strings.Contains(text, "(") && s.kind() != "typealias" && s.kind() != "macro" && before != "" {
		add(plainDefaults(text))
	}
	if text != s.text() && s.kind() == "property" {
		add(strings.Replace(text, "{ get set }", "{ get }", 1))
	}
	return ways
}

// declarationText completes a declaration so that it compiles, without access and
// availability.
func (r *renderer) declarationText(s *symbol) string {
	text := keywordName.ReplaceAllString(s.text(), "$1 `$2`")
	switch s.kind() {
	case "property", "type.property", "var":
		text = strings.TrimPrefix(text, "lazy ")
		if stored.MatchString(text) && !strings.Contains(text, "weak ") && !strings.Contains(text, "unowned ") {
			text += " { get set }"
		}
	case "subscript", "type.subscript":
		if !strings.Contains(text, "{") {
			text += " { get }"
		}
	case "macro":
		text = r.macroDefinition(s, text)
	case "class", "actor":
		if super := r.supers[s.usr()]; super != "" {
			text = addInheritance(text, super)
		}
	case "typealias":
		if !strings.Contains(text, "=") {
			text += " = " + cmp.Or(r.aliasedType(s), "Swift.Never")
		}
	}
	if r.isNoncopyable(s, text) {
		text = addInheritance(text, "~Copyable")
	}
	text = nameOpaque(text, s.Generics.Constraints, s.usr())
	if (strings.Contains(text, "UnicodeScalar") || strings.Contains(text, "Unicode.Scalar")) && r.shapes[characterShape(s)] > 1 {
		text = "@_disfavoredOverload " + text
	}
	if key, generics, ok := opaqueKey(s); ok && !generics && r.general[key] {
		text = "@_disfavoredOverload " + text
	}
	return text
}

func accessLevel(s *symbol, text, inside string) string {
	switch {
	case inside == "protocol" || s.kind() == "enum.case":
		return ""
	case s.Access == "open" && inside != "extension" && !strings.Contains(text, "static ") && !strings.Contains(text, "init"):
		return "open "
	}
	return "public "
}

// mayOverride reports whether a superclass may also declare this member of a class.
func (r *renderer) mayOverride(s *symbol, inside string) bool {
	if inside != "class" && inside != "extension" {
		return false
	}
	owner := r.byUSR[r.parent[s.usr()]]
	return owner != nil && owner.kind() == "class" &&
		slices.Contains([]string{"method", "property", "init", "subscript", "type.method", "type.property"}, s.kind())
}

// isNoncopyable reports whether a type cannot be copied. Graphs do not record this,
// but a type whose parameters may be noncopyable and that has no recorded condition
// for being copyable is not copyable.
func (r *renderer) isNoncopyable(s *symbol, text string) bool {
	return (s.kind() == "struct" || s.kind() == "enum") && !r.copyable[s.usr()] && suppressed.MatchString(text)
}

func insertAccess(access, text string) string {
	i := 0
	for i < len(text) && text[i] == '@' {
		j := i + 1
		for j < len(text) && (wordByte(text[j]) || text[j] == '.') {
			j++
		}
		if j < len(text) && text[j] == '(' {
			end := Closing(text, j)
			if end < 0 {
				return text
			}
			j = end + 1
		}
		for j < len(text) && text[j] == ' ' {
			j++
		}
		i = j
	}
	return text[:i] + access + text[i:]
}

// plainDefaults replaces default values, which may use names that the graph lacks, by a
// value of any type.
func plainDefaults(text string) string {
	s, ok := Split(text)
	if !ok {
		return text
	}
	var parts []string
	for _, p := range SplitList(s.Params) {
		if i := strings.Index(p, " = "); i >= 0 {
			p = p[:i] + " = Swift.fatalError()"
		}
		parts = append(parts, p)
	}
	s.Params = strings.Join(parts, ", ")
	return s.String()
}

// SplitList splits a list at the commas outside of brackets and strings.
func SplitList(list string) []string {
	var out []string
	depth, start, quoted := 0, 0, false
	for i := 0; i < len(list); i++ {
		switch c := list[i]; {
		case c == '"' && (i == 0 || list[i-1] != '\\'):
			quoted = !quoted
		case quoted:
		case c == '(' || c == '[' || c == '<' || c == '{':
			depth++
		case c == ')' || c == ']' || c == '}', c == '>' && i > 0 && list[i-1] != '-' && list[i-1] != ' ':
			depth--
		case c == ',' && depth == 0:
			out = append(out, strings.TrimSpace(list[start:i]))
			start = i + 1
		}
	}
	if last := strings.TrimSpace(list[start:]); last != "" {
		out = append(out, last)
	}
	return out
}

func addInheritance(text, name string) string {
	head, clause, has := strings.Cut(text, " where ")
	if i := strings.LastIndexByte(head, '>'); strings.Contains(head[i+1:], " : ") {
		head += ", " + name
	} else {
		head += " : " + name
	}
	if has {
		head += " where " + clause
	}
	return head
}

func (r *renderer) macroDefinition(s *symbol, text string) string {
	if strings.Contains(text, "#externalMacro") {
		return text
	}
	name, _, _ := strings.Cut(s.Path[len(s.Path)-1], "(")
	impl, ok := implementations[r.g.Name+"."+name]
	if !ok {
		impl = r.g.Name + "Macros." + name + "Macro"
	}
	module, typ, _ := strings.Cut(impl, ".")
	definition := fmt.Sprintf(" = #externalMacro(module: %q, type: %q)", module, typ)
	if i := strings.Index(text, " where "); i >= 0 {
		return text[:i] + definition + text[i:]
	}
	return text + definition
}

// aliasedType returns the type behind a typealias if the graph omits it because it
// is underscored: the mangled name of a sibling that returns the alias has it. It
// returns "" if none does.
func (r *renderer) aliasedType(s *symbol) string {
	if strings.Contains(s.text(), "=") {
		return ""
	}
	typ, alias := strings.Join(s.Path[:len(s.Path)-1], "."), s.Path[len(s.Path)-1]
	for _, other := range r.g.symbols {
		if len(other.Path) != len(s.Path) || other.kind() != "type.method" && other.kind() != "method" || !slices.Equal(other.Path[:len(s.Path)-1], s.Path[:len(s.Path)-1]) {
			continue
		}
		result, _, _ := strings.Cut(generic.ReplaceAllString(resultType(other.text()), ""), " where ")
		if t := resultType(r.demangled[other.usr()]); t != "" && (result == typ+"."+alias || result == "Self."+alias) {
			return t
		}
	}
	return ""
}

// resultType returns the text after the last arrow of a declaration, or "" if none.
func resultType(text string) string {
	if i := strings.LastIndex(text, " -> "); i >= 0 {
		return text[i+len(" -> "):]
	}
	return ""
}
