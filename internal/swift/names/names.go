// Package names lists the names that modules declare. A judge that has only a part of a
// module uses it to find out whether a missing name exists at all.
//
// A name is missing from a type if neither the type nor any type that it inherits from has
// a member of that name, with any labels. The package answers only for types whose names
// are listed completely, including inherited ones.
package names

import (
	"bufio"
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
)

// List holds the names of the types of one module that are listed completely. It is
// written as text, see [Parse].
type List struct {
	types map[string]entry
	top   map[string]*member // nil if the names at the top level are not complete
}

type entry struct {
	parents []string
	open    bool // the type has further members
	members map[string]*member
}

// member describes the listed members with one name.
type member struct {
	since  swift.Version // of the oldest; zero if one was always there
	labels map[string]bool
	bare   bool // listed without labels, so any label is possible
}

// Parse reads a list of names:
//
//	# a comment
//	Text Label < View: bold italic frame(width:height:)
//	  kerning@16.0
//	+Font: glow
//	*: Text Label View
//
// A line names one or more types, after "<" the listed types that they inherit from, and
// after ":" their members: with argument labels and the versions that introduced them, as
// far as known. Indented lines continue a line. A "+" before a type means that the type has
// further members, for example because the module only extends it. The type "*" is the top
// level of the module.
func Parse(text []byte) (*List, error) {
	l := &List{types: map[string]entry{}}
	var current []string
	in := bufio.NewScanner(bytes.NewReader(text))
	in.Buffer(nil, 1<<20)
	for n := 1; in.Scan(); n++ {
		line := in.Text()
		var err error
		switch {
		case strings.TrimSpace(line) == "" || line[0] == '#':
		case line[0] == ' ' || line[0] == '\t':
			if len(current) == 0 {
				return nil, fmt.Errorf("line %d continues no type", n)
			}
			err = l.addMembers(current, line)
		default:
			head, members, ok := strings.Cut(line, ":")
			heirs, parents, _ := strings.Cut(head, "<")
			if current = strings.Fields(heirs); !ok || len(current) == 0 {
				return nil, fmt.Errorf("line %d: %q is no list of names (want TYPE: NAME NAME …)", n, line)
			}
			for i, t := range current {
				t, open := strings.CutPrefix(t, "+")
				if _, twice := l.types[t]; twice {
					return nil, fmt.Errorf("line %d: %s is listed twice", n, t)
				}
				current[i] = t
				l.types[t] = entry{strings.Fields(parents), open, map[string]*member{}}
			}
			err = l.addMembers(current, members)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
	}
	if err := in.Err(); err != nil {
		return nil, err
	}
	if top, ok := l.types["*"]; ok {
		l.top = top.members
		delete(l.types, "*")
	}
	for _, t := range slices.Sorted(maps.Keys(l.types)) {
		for _, parent := range l.types[t].parents {
			if _, ok := l.types[parent]; !ok {
				return nil, fmt.Errorf("%s inherits from %s, which is not listed", t, parent)
			}
		}
		if l.inherits(t, t, map[string]bool{}) {
			return nil, fmt.Errorf("%s inherits from itself", t)
		}
	}
	return l, nil
}

// inherits reports whether a type inherits from another, or from itself.
func (l *List) inherits(typ, from string, seen map[string]bool) bool {
	for _, parent := range l.types[typ].parents {
		if parent == from {
			return true
		}
		if !seen[parent] {
			seen[parent] = true
			if l.inherits(parent, from, seen) {
				return true
			}
		}
	}
	return false
}

func (l *List) addMembers(types []string, names string) error {
	for text := range strings.FieldsSeq(names) {
		full, since, dated := strings.Cut(text, "@")
		name, list, labelled := strings.Cut(full, "(")
		var v swift.Version
		if dated {
			var err error
			if v, err = swift.ParseVersion(since); err != nil {
				return fmt.Errorf("version of %s: %w", full, err)
			}
		}
		for _, t := range types {
			m := l.types[t].members[name]
			if m == nil {
				m = &member{since: v, labels: map[string]bool{}}
				l.types[t].members[name] = m
			} else if v.Compare(m.since) < 0 {
				m.since = v
			}
			m.bare = m.bare || !labelled
			for label := range strings.SplitSeq(strings.TrimRight(list, ":)"), ":") {
				m.labels[label] = true
			}
		}
	}
	return nil
}

// Types returns the types whose members are all listed, in order.
func (l *List) Types() []string {
	var out []string
	for _, t := range slices.Sorted(maps.Keys(l.types)) {
		if l.Closes(t) {
			out = append(out, t)
		}
	}
	return out
}

// Own returns the names that are listed for a type itself, without those that it inherits;
// of "*", those at the top level.
func (l *List) Own(typ string) []string {
	if typ == "*" {
		return slices.Sorted(maps.Keys(l.top))
	}
	return slices.Sorted(maps.Keys(l.types[typ].members))
}

// Members returns the listed names of a type, inherited ones included, in order.
func (l *List) Members(typ string) []string {
	all := map[string]bool{}
	l.collect(typ, all)
	return slices.Sorted(maps.Keys(all))
}

func (l *List) collect(typ string, all map[string]bool) {
	e := l.types[typ]
	for name := range e.members {
		all[name] = true
	}
	for _, parent := range e.parents {
		l.collect(parent, all)
	}
}

// Closes reports whether all members of a type are listed, inherited ones included.
func (l *List) Closes(typ string) bool {
	e, ok := l.types[typ]
	return ok && !e.open && !slices.ContainsFunc(e.parents, func(parent string) bool { return !l.Closes(parent) })
}

// ExtendsOthers reports whether the list has members that the module adds to types of other
// modules.
func (l *List) ExtendsOthers() bool {
	for t, e := range l.types {
		if e.open && t[0] != '*' {
			return true
		}
	}
	return false
}

// Find returns the version that introduced a member of a type or of a type that it inherits
// from; ok is false if no such member is listed.
func (l *List) Find(typ, name string) (since swift.Version, ok bool) {
	e := l.types[typ]
	if m := e.members[name]; m != nil {
		return m.since, true
	}
	for _, parent := range e.parents {
		if since, ok = l.Find(parent, name); ok {
			return since, true
		}
	}
	return swift.Version{}, false
}

// ClosesTop reports whether all names at the top level of the module are listed.
func (l *List) ClosesTop() bool { return l.top != nil }

// FindTop returns the version that introduced a top-level name of the module.
func (l *List) FindTop(name string) (since swift.Version, ok bool) {
	if m := l.top[name]; m != nil {
		return m.since, true
	}
	return swift.Version{}, false
}

// HasLabel reports whether a function with a name, in any type, can have an argument label,
// and whether any function with that name is listed. The initializers of a type are the
// functions of its name.
func (l *List) HasLabel(name, label string) (has, listed bool) {
	for t, e := range l.types {
		m := e.members[name]
		if m == nil && (t == name || strings.HasSuffix(t, "."+name)) {
			m = e.members["init"]
		}
		if m != nil {
			has, listed = has || m.bare || m.labels[label], true
		}
	}
	if m := l.top[name]; m != nil && len(m.labels) > 0 {
		has, listed = has || m.labels[label], true
	}
	return has, listed
}

// HasMember reports whether any type has a listed member of a name.
func (l *List) HasMember(name string) bool {
	for _, e := range l.types {
		if _, ok := e.members[name]; ok {
			return true
		}
	}
	return false
}

// Unjudged reports whether a name must never count as missing: the compiler provides it, or
// a type may have it from a protocol of the standard library that lists do not cover.
func Unjudged(name string) bool { return everywhere[name] || strings.HasPrefix(name, "_") }

// everywhere lists members of standard library protocols. Apple's types may conform to
// these although no list shows it.
var everywhere = set(`init self Type Protocol hash hashValue encode id ID description debugDescription customMirror rawValue RawValue
	allCases AllCases Body body subscript callAsFunction wrappedValue projectedValue animatableData AnimatableData zero
	customPlaygroundQuickLook playgroundDescription localizedStringResource typeDisplayRepresentation caseDisplayRepresentations`)

func set(words string) map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(words) {
		out[w] = true
	}
	return out
}
