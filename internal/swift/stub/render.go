package stub

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// line is a line of an interface that can be pruned.
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

// text is an interface as lines.
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
	for i := 0; i < len(t.lines); i++ {
		l := t.lines[i]
		if l.gone {
			if l.open {
				i = l.end
			}
			continue
		}
		b.WriteString(strings.Repeat("  ", l.depth) + l.spellings[l.current] + "\n")
		at = append(at, i)
	}
	return b.String(), at
}

// renderer renders the interface of one module.
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
	r.writeExtensions(extensions, members)
	r.writeConformances()
	return r.out
}

// IsNominal reports whether a kind of symbol is a nominal type.
func IsNominal(kind string) bool {
	switch kind {
	case "struct", "class", "enum", "protocol", "actor":
		return true
	}
	return false
}

var ownModule = regexp.MustCompile(`^s:(?:e:s:)?(\d+)(.*)`)

// moduleOf returns the module that a USR begins with, "" if unknown.
func moduleOf(usr string) string {
	m := ownModule.FindStringSubmatch(usr)
	if m == nil {
		return ""
	}
	n := 0
	for _, c := range m[1] {
		n = n*10 + int(c-'0')
		if n > len(m[2]) {
			return ""
		}
	}
	return m[2][:n]
}

// writeImports imports all modules that the graph mentions.
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
		if name != r.g.Name && moduleName.MatchString(name) {
			r.out.addLine(&line{spellings: []string{"import " + name}, kind: importLine, what: "import " + name})
		}
	}
}

var hiddenType = regexp.MustCompile(`^s:\d+(\D.*)$`)

// placeholderForms are the declarations of hidden types by the last letter of their USR.
var placeholderForms = map[string]string{"V": "public struct %s : Swift.BitwiseCopyable {}", "O": "public enum %s {}", "C": "public class %s {}", "P": "public protocol %s {}"}

// isHidden reports whether a type belongs to the module and its graph lacks it.
func (r *renderer) isHidden(name, usr string) bool {
	return moduleOf(usr) == r.g.Name && r.byUSR[usr] == nil && strings.HasPrefix(name, "_") && !strings.Contains(name, ".") &&
		moduleName.MatchString(name) && hiddenType.MatchString(usr)
}

// writePlaceholders declares types of the module that its graph names but lacks:
// underscored ones, which the extractor leaves out.
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

// group is an extension block: members of one type under the same constraints.
type group struct {
	head    string
	members []*symbol
}

// placeSymbols returns the members of each type's body (by USR; "" is the top level)
// and the extensions with all other members.
func (r *renderer) placeSymbols() (map[string][]*symbol, []*group) {
	members := map[string][]*symbol{}
	groups := map[string]*group{}
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
		if groups[head] == nil {
			groups[head] = &group{head: head}
		}
		groups[head].members = append(groups[head].members, s)
	}
	var list []*group
	for _, k := range slices.Sorted(maps.Keys(groups)) {
		list = append(list, groups[k])
	}
	return members, list
}

var suppressed = regexp.MustCompile(`(\w+) : ~Copyable`)

// extensionHead returns the head of the extension for a member.
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

// suppressedClauses returns the clauses that let an extension's parameters be
// noncopyable where the type's own may be.
func (r *renderer) suppressedClauses(owner *symbol, constraints []constraint) []string {
	var out []string
	for _, m := range suppressed.FindAllStringSubmatch(owner.text(), -1) {
		if !slices.ContainsFunc(constraints, func(c constraint) bool { return c.LHS == m[1] && c.RHS == "Copyable" }) {
			out = append(out, m[0])
		}
	}
	return out
}

func (r *renderer) writeExtensions(groups []*group, members map[string][]*symbol) {
	for _, g := range groups {
		at := r.out.addLine(&line{spellings: []string{g.head + " {"}, kind: scaffold, what: g.head, open: true})
		for _, s := range g.members {
			r.writeDeclaration(s, 1, members, "extension")
		}
		r.out.lines[at].end = r.out.addLine(&line{spellings: []string{"}"}, kind: scaffold})
	}
}

// writeDeclaration writes s and its body. inside is the kind of the enclosing
// declaration: extension, a kind of type, or "".
func (r *renderer) writeDeclaration(s *symbol, depth int, members map[string][]*symbol, inside string) {
	ways := r.lineSpellings(s, inside)
	if len(ways) == 0 {
		return
	}
	l := &line{depth: depth, spellings: ways, kind: declarationLine, what: strings.Join(s.Path, ".")}
	at := r.out.addLine(l)
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
	r.out.lines[at].end = r.out.addLine(&line{depth: depth, spellings: []string{"}"}, kind: scaffold})
}

var (
	keywordName = regexp.MustCompile(`\b(case|var|let|func|typealias) (default|in|is|as|self|Self|true|false|nil|throw|throws|return|switch|case|if|else|for|while|repeat|do|try|catch|class|struct|enum|protocol|func|var|let|init|import|operator|public|private|internal|extension|where|any|guard|defer|break|continue|super|static|subscript|inout|rethrows|associatedtype|typealias|deinit|fallthrough|fileprivate)\b`)
	wrapper     = regexp.MustCompile(`^(@(?:[A-Z]\w*\.)*[A-Z]\w*(?:\([^)]*\))? )+`)
	stored      = regexp.MustCompile(`\bvar [^{]*$`)
)

// lineSpellings returns the spellings of s to try.
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

// declarationText returns the declaration of a symbol completed to one that
// compiles, without access and availability.
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

// accessLevel returns the access modifier of a declaration with the space that
// follows it, "" where none is allowed.
func accessLevel(s *symbol, text, inside string) string {
	switch {
	case inside == "protocol" || s.kind() == "enum.case":
		return ""
	case s.Access == "open" && inside != "extension" && !strings.Contains(text, "static ") && !strings.Contains(text, "init"):
		return "open "
	}
	return "public "
}

// mayOverride reports whether a symbol is a member of a class that a
// superclass may declare, too.
func (r *renderer) mayOverride(s *symbol, inside string) bool {
	if inside != "class" && inside != "extension" {
		return false
	}
	switch s.kind() {
	case "method", "property", "init", "subscript", "type.method", "type.property":
		owner := r.byUSR[r.parent[s.usr()]]
		return owner != nil && owner.kind() == "class"
	}
	return false
}

// isNoncopyable reports whether a type cannot be copied. Graphs do not record this,
// but a type whose parameters may be noncopyable and that has no recorded condition
// for being copyable is not copyable.
func (r *renderer) isNoncopyable(s *symbol, text string) bool {
	return (s.kind() == "struct" || s.kind() == "enum") && !r.copyable[s.usr()] && suppressed.MatchString(text)
}

// insertAccess inserts the access level before a declaration, after its attributes.
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

// plainDefaults replaces the default values of parameters, which may use names that
// the graph lacks, by one that fits any type.
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

// addInheritance adds a name to the types that a type inherits from.
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

// macroDefinition adds the implementation to a macro's declaration.
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
	if text := s.text(); strings.Contains(text, "=") {
		return ""
	}
	typ, alias := strings.Join(s.Path[:len(s.Path)-1], "."), s.Path[len(s.Path)-1]
	for _, other := range r.g.symbols {
		if len(other.Path) != len(s.Path) || other.kind() != "type.method" && other.kind() != "method" || !slices.Equal(other.Path[:len(s.Path)-1], s.Path[:len(s.Path)-1]) {
			continue
		}
		readable := r.demangled[other.usr()]
		if readable == "" {
			continue
		}
		result := other.text()
		i := strings.LastIndex(result, " -> ")
		if i < 0 {
			continue
		}
		result = generic.ReplaceAllString(result[i+4:], "")
		if cut, _, ok := strings.Cut(result, " where "); ok {
			result = cut
		}
		if result == typ+"."+alias || result == "Self."+alias {
			if j := strings.LastIndex(readable, " -> "); j >= 0 {
				return readable[j+4:]
			}
		}
	}
	return ""
}
