package symbols

import (
	_ "embed" // for the table
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift"
)

// Fact is the availability of an Objective-C name on iOS.
type Fact struct {
	// Name is the Objective-C name after the name of its type: "NSURLSession",
	// "NSObject.setValueForKey" (the source joins selectors).
	Name      string `json:"name"`
	Framework string `json:"framework"`
	// Kind is one of class, protocol, struct, enum, func, const, and of members
	// method, type.method, init, property, type.property, enum.case.
	Kind       string        `json:"kind"`
	Introduced swift.Version `json:"introduced,omitzero"` // on iOS; zero for always
	Deprecated swift.Version `json:"deprecated,omitzero"` // on iOS; zero if not
	Message    string        `json:"message,omitempty"`   // replacement, if known
}

// FactTable holds Objective-C names of iOS with their versions, but no names that
// only Swift has. It is safe for concurrent use.
type FactTable struct {
	packed *packedFacts
	types  sync.Map // name → *factType, of those asked for
	names  func() map[string]bool
	// constants are the names of functions and constants by the beginnings of their words.
	constants func() map[string]map[string]bool
}

type factType struct {
	Fact
	parents []string
	text    []string // lines of members, one text for each declaration of the type
}

func (t *factType) eachMember() iter.Seq[factMember] {
	return func(yield func(factMember) bool) {
		for _, text := range t.text {
			for line := range strings.SplitSeq(text, "\n") {
				if line != "" && !yield(readMember(line[1:])) {
					return
				}
			}
		}
	}
}

type factMember struct {
	kind                   string
	name                   string // joined selector
	bases                  string // "0-6,2-9,init": parts of the name that Swift may call it by
	introduced, deprecated swift.Version
}

//go:embed facts.zst
var factsFile []byte

// Facts returns the table that comes with assay. Its parts are unpacked on first use.
var Facts = sync.OnceValue(func() *FactTable {
	t, err := readFacts(factsFile)
	if err != nil {
		panic(err) // it is embedded and a test reads it
	}
	return t
})

// FactsDigest returns a digest of the table that [Facts] returns, without unpacking it.
func FactsDigest() seal.Digest { return seal.Of(factsFile) }

var factKinds = map[string]string{"c": "class", "p": "protocol", "s": "struct", "e": "enum", "f": "func", "v": "const"}

var memberKinds = map[string]string{"m": "method", "t": "type.method", "i": "init", "v": "property", "w": "type.property", "k": "enum.case"}

func readFacts(packed []byte) (*FactTable, error) {
	p, err := openFacts(packed)
	if err != nil {
		return nil, err
	}
	t := &FactTable{packed: p}
	t.names, t.constants = sync.OnceValue(t.allNames), sync.OnceValue(t.byStart)
	return t, nil
}

// Lookup finds a name as Swift or Objective-C spells it: a type, a function or a
// constant ("NSURLConnection", "URLSession", "UIView.ContentMode"), or a member of a
// type or of its supertypes ("UIView.backgroundColor",
// "NSObject.setValue(_:forKey:)", "String.appendingPathComponent(_:)").
//
// Names of types follow rules: Foundation's lose NS in Swift, and a nested type has
// the outer type's name as a prefix. The base name of a member must be one that
// Swift's importer could make of the selector. Labels, if given, must occur in the
// selector in this order. Among several that fit, Lookup prefers one that is not
// deprecated, then the oldest.
func (f *FactTable) Lookup(name string) (Fact, bool) {
	if t := f.typeNamed(name); t != nil {
		return t.Fact, true
	}
	base, labels, labelled := cutLabels(name)
	if l, ok := f.looseNamed(base); ok {
		return l, true
	}
	i := strings.LastIndexByte(base, '.')
	if i < 0 {
		return Fact{}, false
	}
	owner, member := base[:i], base[i+1:]
	if t := f.typeNamed(owner); t != nil {
		if m, from := f.findMember(t, member, labels, labelled, map[*factType]bool{}); m != nil {
			return m.toFact(t, from), true
		}
	}
	// Swift turns constants into members: UIApplication.didBecomeActiveNotification.
	return f.looseNamed(strings.ReplaceAll(owner, ".", "") + upperFirst(member))
}

// FactOf returns the fact about a symbol whose module is partial and has no record
// for iOS. The symbol and its enclosing type must be the same kind of thing in
// Objective-C as in Swift: the structure CharacterSet is not the class
// NSCharacterSet, and is newer.
func FactOf(x *Index, s Symbol) (Fact, bool) {
	if m, ok := x.Module(s.Module); !ok || m.Complete || recordFor(s.Availability, "iOS") != nil {
		return Fact{}, false
	}
	fact, ok := Facts().Lookup(s.Path)
	if !ok {
		return Fact{}, false
	}
	if alike[s.Kind] != "" && alike[s.Kind] == alike[fact.Kind] {
		return fact, true
	}
	owner := strings.TrimSuffix(strings.TrimSuffix(s.Path, s.Name), ".")
	if owner == "" || s.Kind != fact.Kind {
		return Fact{}, false
	}
	f, ok := Facts().Lookup(owner)
	for _, t := range x.ByPath(owner) {
		if ok && alike[f.Kind] != "" && alike[t.Kind] == alike[f.Kind] {
			return fact, true
		}
	}
	return Fact{}, false
}

// alike groups the kinds of types that are one in Objective-C: options become
// structures in Swift.
var alike = map[string]string{"class": "class", "actor": "class", "protocol": "protocol", "struct": "value", "enum": "value"}

// Has reports whether the table has a type, function, constant or member of this
// name, ignoring labels.
func (f *FactTable) Has(name string) bool {
	name, _, _ = cutLabels(name)
	return f.names()[name]
}

// Members yields the members that a type itself declares: each name that Swift may give it
// and its kind. The type is named as in Swift.
func (f *FactTable) Members(name string) iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		t := f.typeNamed(name)
		if t == nil {
			return
		}
		for m := range t.eachMember() {
			goOn := true
			m.eachName(t.Name, func(n string) bool {
				goOn = yield(lowerFirst(n), memberKinds[m.kind])
				return goOn
			})
			if !goOn {
				return
			}
		}
	}
}

// Types yields the types of the table by name, each with its own members as Objective-C
// joins their selectors, and then each function and constant, without members.
func (f *FactTable) Types() iter.Seq2[Fact, []Fact] {
	return func(yield func(Fact, []Fact) bool) {
		types, loose := map[string]bool{}, map[string]bool{}
		for l := range f.eachLine() {
			if l.isType() {
				types[l.name] = true
			} else {
				loose[l.name] = true
			}
		}
		for _, name := range slices.Sorted(maps.Keys(types)) {
			t := f.typeOf(name)
			var members []Fact
			for m := range t.eachMember() {
				members = append(members, Fact{Name: m.name, Framework: t.Framework, Kind: memberKinds[m.kind], Introduced: m.introduced, Deprecated: m.deprecated})
			}
			if !yield(t.Fact, members) {
				return
			}
		}
		for _, name := range slices.Sorted(maps.Keys(loose)) {
			if fact, _ := f.looseOf(name); !yield(fact, nil) {
				return
			}
		}
	}
}

// HasConstant reports whether a constant has these words in its name, such as "font" in
// NSFontAttributeName. Case is ignored, but the words must begin and end where words of
// the name do.
func (f *FactTable) HasConstant(words string) bool {
	want := upperFirst(words)
	if len(want) < 3 {
		return false
	}
	for name := range f.constants()[strings.ToLower(want)[:3]] {
		for at := 0; at+len(want) <= len(name); at++ {
			if strings.EqualFold(name[at:at+len(want)], want) && isUpperAt(name, at) && (at+len(want) == len(name) || isUpperAt(name, at+len(want))) {
				return true
			}
		}
	}
	return false
}

func isUpperAt(s string, i int) bool { return s[i] < 'a' || s[i] > 'z' }

// byStart groups the constants by the first three letters of each of their words.
func (f *FactTable) byStart() map[string]map[string]bool {
	out := map[string]map[string]bool{}
	for l := range f.eachLine() {
		if l.isType() {
			continue
		}
		name := l.name
		for i := 0; i+3 <= len(name); i++ {
			if !isUpperAt(name, i) {
				continue
			}
			k := strings.ToLower(name[i : i+3])
			if out[k] == nil {
				out[k] = map[string]bool{}
			}
			out[k][name] = true
		}
	}
	return out
}

// cutLabels splits "a.b(_:c:)" into "a.b" and the labels that are not "_".
func cutLabels(name string) (base string, labels []string, labelled bool) {
	base, rest, labelled := strings.Cut(name, "(")
	for l := range strings.SplitSeq(strings.TrimSuffix(rest, ")"), ":") {
		if l != "" && l != "_" {
			labels = append(labels, l)
		}
	}
	return base, labels, labelled
}

// typeNamed finds a type, including one that Swift nests in another.
func (f *FactTable) typeNamed(name string) *factType {
	joined := strings.ReplaceAll(name, ".", "")
	if strings.HasSuffix(name, ".") || strings.HasPrefix(name, ".") {
		return nil
	}
	if t := f.typeOf(joined); t != nil {
		return t
	}
	if t := f.typeOf("NS" + joined); t != nil && t.Framework == "Foundation" {
		return t
	}
	return nil
}

func (f *FactTable) looseNamed(name string) (Fact, bool) {
	if l, ok := f.looseOf(name); ok {
		return l, true
	}
	l, ok := f.looseOf("NS" + name)
	return l, ok && l.Framework == "Foundation"
}

func (f *FactTable) findMember(t *factType, name string, labels []string, labelled bool, seen map[*factType]bool) (*factMember, *factType) {
	if seen[t] {
		return nil, nil
	}
	seen[t] = true
	var best *factMember
	for m := range t.eachMember() {
		if m.hasName(t.Name, name) && (!labelled || m.fitsLabels(name, labels)) && (best == nil || m.isBetter(best)) {
			best = &m
		}
	}
	if best != nil {
		return best, t
	}
	for _, p := range t.parents {
		if parent := f.typeOf(p); parent != nil {
			if m, from := f.findMember(parent, name, labels, labelled, seen); m != nil {
				return m, from
			}
		}
	}
	return nil, nil
}

// toFact returns the fact about m, declared by the type from, as a member of t. It
// is no older than either type and deprecated with them.
func (m *factMember) toFact(t, from *factType) Fact {
	out := Fact{Name: from.Name + "." + m.name, Framework: from.Framework, Kind: memberKinds[m.kind], Introduced: m.introduced, Deprecated: m.deprecated}
	for _, owner := range []*factType{t, from} {
		if owner.Introduced.Compare(out.Introduced) > 0 {
			out.Introduced = owner.Introduced
		}
		if d := owner.Deprecated; !d.IsZero() && (out.Deprecated.IsZero() || d.Compare(out.Deprecated) < 0) {
			out.Deprecated = d
		}
	}
	return out
}

// isBetter reports whether m is preferable to o: not deprecated, otherwise deprecated
// later, otherwise older.
func (m *factMember) isBetter(o *factMember) bool {
	if m.deprecated.IsZero() != o.deprecated.IsZero() {
		return m.deprecated.IsZero()
	}
	if c := m.deprecated.Compare(o.deprecated); c != 0 {
		return c > 0
	}
	return m.introduced.Compare(o.introduced) < 0
}

func (m *factMember) hasName(owner, name string) bool {
	found := false
	m.eachName(owner, func(n string) bool {
		found = sameName(n, name)
		return !found
	})
	return found
}

// sameName reports whether ours is the Swift name for theirs. Swift lowers initial
// capitals.
func sameName(theirs, ours string) bool {
	return theirs == ours || len(theirs) == len(ours) && lowerFirst(theirs) == ours
}

// eachName yields the base names that Swift may give m.
func (m *factMember) eachName(owner string, yield func(string) bool) {
	if m.kind == "i" {
		yield("init")
		return
	}
	if !yield(m.name) {
		return
	}
	for r := range strings.SplitSeq(m.bases, ",") {
		if r == "init" && !yield(r) {
			return
		}
		if from, to, ok := parseSpan(r, len(m.name)); ok && !yield(m.name[from:to]) {
			return
		}
	}
	switch m.kind {
	case "v", "w": // "enabled" is isEnabled
		yield("is" + upperFirst(m.name))
	case "k": // a case may repeat the end of its enum's name
		for i := range len(owner) {
			if rest, ok := strings.CutPrefix(m.name, owner[i:]); ok && rest != "" && unicode.IsUpper(rune(owner[i])) {
				yield(rest)
				return
			}
		}
	}
}

func parseSpan(s string, size int) (from, to int, ok bool) {
	a, b, _ := strings.Cut(s, "-")
	from, err := strconv.Atoi(a)
	to, err2 := strconv.Atoi(b)
	return from, to, err == nil && err2 == nil && from < to && to <= size
}

// fitsLabels reports whether m's selector has the labels, in this order, after the base
// name.
func (m *factMember) fitsLabels(base string, labels []string) bool {
	rest := m.name
	if base == "init" {
		rest = strings.TrimPrefix(strings.TrimPrefix(rest, "init"), "With")
	} else if i := strings.Index(strings.ToLower(rest), strings.ToLower(base)); i >= 0 && len(rest) >= i+len(base) {
		rest = rest[i+len(base):]
	}
	for _, l := range labels {
		i := strings.Index(strings.ToLower(rest), strings.ToLower(l))
		if i < 0 {
			return false
		}
		rest = rest[i+len(l):]
	}
	return true
}

func (f *FactTable) allNames() map[string]bool {
	out := make(map[string]bool, 1<<17)
	both := func(name, framework string) {
		out[name] = true
		if short, ok := strings.CutPrefix(name, "NS"); ok && framework == "Foundation" {
			out[short] = true
		}
	}
	for l := range f.eachLine() {
		both(l.name, l.framework())
		if !l.isType() {
			continue
		}
		t := factType{text: []string{l.members()}}
		for m := range t.eachMember() {
			m.eachName(l.name, func(n string) bool {
				out[n], out[lowerFirst(n)] = true, true
				return true
			})
		}
	}
	return out
}

func upperFirst(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 || !unicode.IsLower(r) {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// lowerFirst lowers the first word, which may be a run of capitals: "URLPath" becomes
// "urlPath".
func lowerFirst(s string) string {
	n := 0
	for n < len(s) && s[n] >= 'A' && s[n] <= 'Z' {
		n++
	}
	if n > 1 && n < len(s) && s[n] >= 'a' && s[n] <= 'z' {
		n-- // the last capital begins the next word
	}
	if n == 0 {
		return s
	}
	return strings.ToLower(s[:n]) + s[n:]
}
