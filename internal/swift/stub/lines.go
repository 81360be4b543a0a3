package stub

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

func swiftLiteral(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
}

// never is the version that means "at some time" in the attribute deprecated.
const never = 100000

var attributeDomain = lazyregexp.New(`^[A-Za-z]+$`)

// availableAttributes formats the records as @available attributes, each followed by a
// space.
func availableAttributes(records []symbols.GraphRecord) string {
	var b strings.Builder
	for _, a := range records {
		domain := cmp.Or(a.Domain, "*")
		if strings.EqualFold(domain, "swift") {
			domain = "swift"
		}
		if domain != "*" && !attributeDomain.MatchString(domain) {
			continue
		}
		var parts []string
		if a.AlwaysUnavailable {
			parts = append(parts, "unavailable")
		}
		if a.AlwaysDeprecated {
			parts = append(parts, "deprecated")
		}
		for _, v := range []struct {
			key  string
			when swift.Version
		}{{"introduced", a.Introduced}, {"deprecated", a.Deprecated}, {"obsoleted", a.Obsoleted}} {
			if !v.when.IsZero() && v.when.Major < never && domain != "*" {
				parts = append(parts, v.key+": "+v.when.String())
			}
		}
		if len(parts) == 0 {
			continue
		}
		if a.Renamed != "" {
			parts = append(parts, "renamed: "+swiftLiteral(a.Renamed))
		}
		if a.Message != "" {
			parts = append(parts, "message: "+swiftLiteral(a.Message))
		}
		fmt.Fprintf(&b, "@available(%s, %s) ", domain, strings.Join(parts, ", "))
	}
	return b.String()
}

// whereClause formats constraints, except default ones, and further clauses as a where
// clause, or returns "" if none remain.
func whereClause(constraints []constraint, more ...string) string {
	clauses := slices.Clone(more)
	params := map[string]bool{}
	for _, c := range constraints {
		base, _, _ := strings.Cut(c.LHS, ".")
		params[base] = true
	}
	for _, c := range constraints {
		if c.RHS == "Copyable" || c.RHS == "Escapable" {
			continue
		}
		op := " : "
		if c.Kind == "sameType" {
			op = " == "
		}
		if name := leading.FindString(c.RHS); c.Precise != "" && params[name] && !strings.HasSuffix(c.RHS, "?") {
			c.RHS = moduleQualifier(c.Precise) + c.RHS
		}
		if strings.HasPrefix(c.LHS, "each ") || strings.HasPrefix(c.LHS, "(each ") {
			c.LHS = "repeat " + c.LHS
		}
		if clause := c.LHS + op + c.RHS; !slices.Contains(clauses, clause) {
			clauses = append(clauses, clause)
		}
	}
	if len(clauses) == 0 {
		return ""
	}
	return " where " + strings.Join(clauses, ", ")
}

var leading = lazyregexp.New(`^\w+`)

// Signature is the text of a declaration, cut where a generic parameter can be
// added.
type Signature struct{ Name, Generics, Params, Rest string }

// Split splits the text of a function, initializer or subscript; ok is false if it
// has no parameter list.
func Split(text string) (Signature, bool) {
	// The name ends at the first parenthesis or angle bracket after the keyword:
	// attributes before it may have parentheses, and operators consist of angle
	// brackets.
	m := callable.FindStringSubmatchIndex(text)
	if m == nil {
		return Signature{}, false
	}
	i := m[1]
	s := Signature{Name: text[:i]}
	if i < len(text) && text[i] == '<' {
		end := Closing(text, i)
		if end < 0 || text[end] != '>' {
			return Signature{}, false
		}
		s.Generics = text[i+1 : end]
		i = end + 1
	}
	if i >= len(text) || text[i] != '(' || Closing(text, i) < 0 {
		return Signature{}, false
	}
	end := Closing(text, i)
	if text[end] != ')' {
		return Signature{}, false
	}
	s.Params, s.Rest = text[i+1:end], text[end+1:]
	return s, true
}

var callable = lazyregexp.New("(?:^| )(?:func (?:[A-Za-z0-9_`$]+|[^\\sA-Za-z0-9_`(]+ )|init[?!]?|subscript|macro [A-Za-z0-9_]+)")

// Closing returns the index of the bracket that closes the one at i, or -1.
func Closing(text string, i int) int {
	depth := 0
	for j := i; j < len(text); j++ {
		switch text[j] {
		case '(', '[', '<':
			depth++
		case ')', ']':
			depth--
		case '>':
			if j > 0 && text[j-1] == '-' {
				continue
			}
			depth--
		}
		if depth == 0 {
			return j
		}
	}
	return -1
}

// String joins the parts again.
func (s Signature) String() string {
	generics := s.Generics
	if generics != "" {
		generics = "<" + generics + ">"
	}
	return s.Name + generics + "(" + s.Params + ")" + s.Rest
}

// nameOpaque names the opaque parameters of a declaration and adds the constraints
// that the graph has on "some P", which the fragments lack. The n-th constraint of
// its kind belongs to the n-th parameter; if there are fewer constraints than
// parameters, the mangled name tells which have one. The text is unchanged if the
// graph has no further constraints or neither source decides.
func nameOpaque(text string, generics []constraint, usr string) string {
	said, turned := map[string][]constraint{}, map[string][]constraint{}
	for _, c := range generics {
		if strings.HasPrefix(c.LHS, "(some ") {
			said[c.LHS] = append(said[c.LHS], c)
		} else if strings.HasPrefix(c.RHS, "(some ") && c.Kind == "sameType" {
			turned[c.RHS] = append(turned[c.RHS], c)
			said[c.RHS] = append(said[c.RHS], nil...)
		}
	}
	s, ok := Split(text)
	if len(said) == 0 || !ok {
		return text
	}
	spellings, params := CutOpaque(s.Params)
	var clauses []string
	for i, sp := range spellings {
		clauses = append(clauses, OpaqueName(i)+" : "+sp)
	}
	own := len(SplitList(s.Generics))
	for lhs, list := range said {
		more, ok := opaqueClauses(lhs, list, turned[lhs], spellings, usr, own)
		if !ok {
			return text
		}
		clauses = append(clauses, more...)
	}
	slices.Sort(clauses)
	for i := range spellings {
		s.Generics = strings.TrimPrefix(s.Generics+", "+OpaqueName(i), ", ")
	}
	s.Params = params
	return s.withClauses(clauses).String()
}

// opaqueClauses returns the constraints on one spelling of opaque parameters with
// their names: list has it on the left side, turned on the right. It returns false if
// the graph and the mangled name do not tell which parameters they are on.
func opaqueClauses(lhs string, list, turned []constraint, spellings []string, usr string, own int) (clauses []string, ok bool) {
	base, member, ok := strings.Cut(strings.TrimPrefix(lhs, "("), ")")
	if !ok {
		return nil, true
	}
	var which []int
	for i, sp := range spellings {
		if base == "some "+sp {
			which = append(which, i)
		}
	}
	// A parameter can be on the left side: W == (some P).Output.
	rest := which
	if len(turned) > 0 || len(which) > len(list) {
		which = slices.DeleteFunc(constrainedParameters(usr, own, sameTypeOuter, sameTypeInner), func(i int) bool { return !slices.Contains(rest, i) })
		rest = slices.DeleteFunc(slices.Clone(rest), func(i int) bool { return slices.Contains(which, i) })
		if len(turned) > 0 && len(rest) > len(turned) {
			rest = slices.DeleteFunc(constrainedParameters(usr, own, turnedOuter, turnedInner), func(i int) bool { return !slices.Contains(rest, i) })
		}
		if len(rest) < len(turned) {
			return nil, false
		}
		for n, c := range turned {
			clauses = append(clauses, c.LHS+" == "+OpaqueName(rest[n])+member)
		}
	}
	if len(which) != len(list) {
		return nil, false
	}
	for n, c := range list {
		if strings.Contains(c.RHS, "some ") {
			return nil, false
		}
		op := " == "
		if c.Kind != "sameType" {
			op = " : "
		}
		clauses = append(clauses, OpaqueName(which[n])+member+op+c.RHS)
	}
	return clauses, true
}

var (
	sameTypeOuter = lazyregexp.New(`Rt(?:(z)|(\d*)_)`)
	sameTypeInner = lazyregexp.New(`Rtd()_?\d*_(\d*)_`)
	turnedOuter   = lazyregexp.New(`Q(?:(z)|y(\d*)_)Rs`)
	turnedInner   = lazyregexp.New(`Qyd()_?\d*_(\d*)_Rs`)
)

// constrainedParameters reads from a mangled name which of the parameters after the
// first own ones have an associated type constrained to a type. (Requirements are
// mangled as R, t for "associated type is same type", and the index of the
// parameter: z, _, 0_, 1_ … outside of generic types, dD_I_ inside of them; on the
// right side, the associated type of a parameter is Qz, Qy_, Qy0_ …; see
// docs/ABI/Mangling.rst of the Swift project.)
func constrainedParameters(usr string, own int, outer, inner *lazyregexp.Regexp) []int {
	var out []int
	found, first := inner.FindAllStringSubmatch(usr, -1), 0
	if found == nil {
		found, first = outer.FindAllStringSubmatch(usr, -1), 1
	}
	for _, m := range found {
		if m[1] == "z" {
			out = append(out, -own)
		} else {
			out = append(out, mangledIndex(m[2], first)-own)
		}
	}
	return out
}

func mangledIndex(digits string, first int) int {
	if digits == "" {
		return first
	}
	n, err := strconv.Atoi(digits)
	if err != nil {
		return -1
	}
	return n + first + 1
}

// OpaqueName returns the name that CutOpaque gives the i-th parameter, from 0.
func OpaqueName(i int) string { return "Opaque" + strconv.Itoa(i) }

func (s Signature) withClauses(clauses []string) Signature {
	if len(clauses) == 0 {
		return s
	}
	rest, accessors := s.Rest, ""
	if i := strings.LastIndex(rest, " {"); i >= 0 {
		rest, accessors = rest[:i], rest[i:]
	}
	if strings.Contains(rest, " where ") {
		rest += ", "
	} else {
		rest += " where "
	}
	s.Rest = rest + strings.Join(clauses, ", ") + accessors
	return s
}

// CutOpaque replaces each "some P" in a parameter list by a name and returns the Ps.
func CutOpaque(params string) (spellings []string, replaced string) {
	var b strings.Builder
	for i := 0; i < len(params); {
		if strings.HasPrefix(params[i:], "some ") && (i == 0 || !wordByte(params[i-1])) {
			start := i + len("some ")
			j := opaqueEnd(params, start)
			spellings = append(spellings, strings.TrimSpace(params[start:j]))
			b.WriteString(OpaqueName(len(spellings) - 1))
			if j > start && params[j-1] == ' ' {
				b.WriteByte(' ')
			}
			i = j
			continue
		}
		b.WriteByte(params[i])
		i++
	}
	return spellings, b.String()
}

func opaqueEnd(params string, i int) int {
	for depth := 0; i < len(params); i++ {
		switch c := params[i]; {
		case c == '<' || c == '(' || c == '[':
			depth++
		case c == '>' && depth > 0 && params[i-1] != '-', c == ']' && depth > 0, c == ')' && depth > 0:
			depth--
		case depth == 0 && strings.ContainsRune(",)=?!.", rune(c)) && !(c == '.' && i+1 < len(params) && wordByte(params[i+1])):
			return i
		}
	}
	return i
}

func wordByte(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// characterShape returns the same key for declarations that differ only in taking a
// Character or a Unicode.Scalar. The same literal can be either, so a module with
// both must prefer one for any literal to compile, but the graph lacks the attribute
// for this. The standard library disfavours the scalar.
func characterShape(s *symbol) string {
	return s.kind() + " " + strings.Join(s.Path, ".") + " " + strings.NewReplacer("Unicode.Scalar", "Character", "UnicodeScalar", "Character").Replace(s.text())
}

// opaqueKey returns a key that is equal for initializers with the same opaque
// parameters, and whether s has generic parameters, too; ok is false if s is no such
// initializer. If both generic initializers, which constrain these parameters
// further, and a plain one have the same parameters, a module must disfavour the
// plain one, or calls would be ambiguous. The graph lacks the attribute for this.
// RegexBuilder's quantifiers are an example.
func opaqueKey(s *symbol) (key string, generics, ok bool) {
	if s.kind() != "init" {
		return "", false, false
	}
	sig, ok := Split(s.text())
	if !ok || !strings.Contains(sig.Params, "some ") {
		return "", false, false
	}
	return strings.Join(s.Path[:len(s.Path)-1], ".") + " " + sig.Params, sig.Generics != "", true
}
