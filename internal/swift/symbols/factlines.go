package symbols

import (
	"hash/maphash"
	"iter"
	"sort"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
)

const (
	factsHeader = "facts 1\n"
	factSlots   = 1 << 17
)

// factLine is a line of the table without indentation: a framework, type, function or
// constant.
type factLine struct {
	kind, name, rest string
	at, end          int // offsets of the line and of what follows it
}

func (l *factLine) isType() bool { return l.kind != "v" && l.kind != "f" }

func (f *FactTable) lineAt(at int) factLine {
	line, _, _ := strings.Cut(f.text[at:], "\n")
	l := factLine{at: at, end: min(at+len(line)+1, len(f.text))}
	l.kind, line, _ = strings.Cut(line, "\t")
	l.name, l.rest, _ = strings.Cut(line, "\t")
	return l
}

func (f *FactTable) slotOf(name string) uint64 { return maphash.String(f.seed, name) % factSlots }

// linesNamed yields the lines of a name in the order of the table.
func (f *FactTable) linesNamed(name string) iter.Seq[factLine] {
	return func(yield func(factLine) bool) {
		for i := f.slotOf(name); f.slots[i] != 0; i = (i + 1) % factSlots {
			if l := f.lineAt(int(f.slots[i])); l.name == name && !yield(l) {
				return
			}
		}
	}
}

// eachLine yields all lines of types, functions and constants, in no order.
func (f *FactTable) eachLine() iter.Seq[factLine] {
	return func(yield func(factLine) bool) {
		for _, at := range f.slots {
			if at != 0 && !yield(f.lineAt(int(at))) {
				return
			}
		}
	}
}

func (f *FactTable) frameworkOf(l factLine) string {
	i := sort.Search(len(f.frameworks), func(i int) bool { return f.frameworks[i].at > l.at })
	if i == 0 {
		return ""
	}
	return f.frameworks[i-1].name
}

// readFact returns the fact that a line states, and the names of supertypes.
func (f *FactTable) readFact(l factLine) (fact Fact, parents string) {
	since, rest, _ := strings.Cut(l.rest, "\t")
	gone, parents, _ := strings.Cut(rest, "\t")
	return Fact{Name: l.name, Framework: f.frameworkOf(l), Kind: factKinds[l.kind], Introduced: factVersion(since), Deprecated: factVersion(gone)}, parents
}

// typeOf returns the type of an Objective-C name from all of its lines, or nil if none.
func (f *FactTable) typeOf(name string) *factType {
	if t, ok := f.types.Load(name); ok {
		return t.(*factType)
	}
	out := &factType{}
	for l := range f.linesNamed(name) {
		if !l.isType() {
			continue
		}
		fact, parents := f.readFact(l)
		if out.Name == "" {
			out.Fact = fact
		}
		if parents != "" {
			out.parents = append(out.parents, strings.Split(parents, ",")...)
		}
		out.text = append(out.text, indentedLines(f.text[l.end:]))
	}
	if out.Name == "" {
		return nil
	}
	t, _ := f.types.LoadOrStore(name, out)
	return t.(*factType)
}

// looseOf returns the function or constant of an Objective-C name.
func (f *FactTable) looseOf(name string) (fact Fact, ok bool) {
	for l := range f.linesNamed(name) {
		if !l.isType() {
			fact, _ = f.readFact(l)
			ok = true
		}
	}
	return fact, ok
}

func indentedLines(text string) string {
	end := 0
	for end < len(text) && text[end] == '\t' {
		i := strings.IndexByte(text[end:], '\n')
		if i < 0 {
			return text
		}
		end += i + 1
	}
	return text[:end]
}

func readMember(line string) factMember {
	var m factMember
	var since, gone string
	m.kind, line, _ = strings.Cut(line, "\t")
	m.name, line, _ = strings.Cut(line, "\t")
	since, line, _ = strings.Cut(line, "\t")
	gone, m.bases, _ = strings.Cut(line, "\t")
	m.introduced, m.deprecated = factVersion(since), factVersion(gone)
	return m
}

func factVersion(s string) swift.Version {
	if s == "" {
		return swift.Version{}
	}
	v, _ := swift.ParseVersion(s) // scripts/facts writes only valid versions
	return v
}

func (f *FactTable) addLine(l factLine) {
	i := f.slotOf(l.name)
	for f.slots[i] != 0 {
		i = (i + 1) % factSlots
	}
	f.slots[i] = uint32(l.at) //nolint:gosec // at most 64 MiB are unpacked
}
