package symbols

import (
	"iter"
	"sort"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
)

// factLine is a line of the table without indentation: a type, function or constant.
type factLine struct {
	kind, name, rest string
	block            *factBlock
	at, end          int // offsets in the block of the line and of what follows it
}

func (l *factLine) isType() bool { return l.kind != "v" && l.kind != "f" }

// members returns the lines of the type's members.
func (l *factLine) members() string { return indentedLines(l.block.text[l.end:]) }

func (l *factLine) framework() string {
	starts := l.block.frameworks
	i := sort.Search(len(starts), func(i int) bool { return starts[i] > l.at })
	if i == 0 {
		return ""
	}
	f := l.block.lineAt(starts[i-1])
	return f.name
}

func (b *factBlock) lineAt(at int) factLine {
	line, _, _ := strings.Cut(b.text[at:], "\n")
	l := factLine{block: b, at: at, end: min(at+len(line)+1, len(b.text))}
	l.kind, line, _ = strings.Cut(line, "\t")
	l.name, l.rest, _ = strings.Cut(line, "\t")
	return l
}

// eachLine yields the lines of types, functions and constants in a block.
func (b *factBlock) eachLine() iter.Seq[factLine] {
	return func(yield func(factLine) bool) {
		for at := 0; at < len(b.text); {
			l := b.lineAt(at)
			if l.kind != "F" && !yield(l) {
				return
			}
			at = l.end + len(l.members())
		}
	}
}

// linesNamed yields the lines of a name in the order of the table.
func (f *FactTable) linesNamed(name string) iter.Seq[factLine] {
	return func(yield func(factLine) bool) {
		if name == "" {
			return
		}
		for b := range f.packed.having(name) {
			for at := 0; ; at++ {
				i := strings.Index(b.text[at:], "\t"+name)
				if i < 0 {
					break
				}
				at += i
				if at != 1 && (at < 2 || b.text[at-2] != '\n') || b.text[at-1] == '\n' { // no line begins here
					continue
				}
				if l := b.lineAt(at - 1); l.name == name && l.kind != "F" && !yield(l) {
					return
				}
			}
		}
	}
}

// eachLine yields all lines of types, functions and constants.
func (f *FactTable) eachLine() iter.Seq[factLine] {
	return func(yield func(factLine) bool) {
		for _, block := range f.packed.blocks {
			for l := range block().eachLine() {
				if !yield(l) {
					return
				}
			}
		}
	}
}

// readFact returns the fact that a line states, and the names of supertypes.
func (l *factLine) readFact() (fact Fact, parents string) {
	since, rest, _ := strings.Cut(l.rest, "\t")
	gone, parents, _ := strings.Cut(rest, "\t")
	return Fact{Name: l.name, Framework: l.framework(), Kind: factKinds[l.kind], Introduced: factVersion(since), Deprecated: factVersion(gone)}, parents
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
		fact, parents := l.readFact()
		if out.Name == "" {
			out.Fact = fact
		}
		if parents != "" {
			out.parents = append(out.parents, strings.Split(parents, ",")...)
		}
		out.text = append(out.text, l.members())
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
			fact, _ = l.readFact()
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
