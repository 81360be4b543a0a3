package judge

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/names"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// judgePartial judges a name that a partial pack lacks: a member of type typ, or a
// top-level name if typ is "". The name may exist, unless a list of names rules it out.
func (g *judgement) judgePartial(f *Finding, typ, name string) {
	f.Verdict, f.Class, f.Reason = Unknown, ClassPartial, fmt.Sprintf("the pack holds a part of %s only", cmp.Or(f.Module, strings.Join(g.partial, ", ")))
	name = baseName(name)
	if names.Unjudged(name) || g.local.members[name] || g.local.types[name] || gapNames[name] {
		return
	}
	if typ == "" {
		g.closeTop(f, name)
	} else {
		g.closeMember(f, typ, name)
	}
}

var environmentKey = lazyregexp.New(`^@Environment\(\s*\\\.(\w+)`)

// judgeEnvironmentKey judges @Environment(\.name) with a name that the environment lacks: the
// compiler reports that it cannot infer the key path. It returns false for other key paths.
func (g *judgement) judgeEnvironmentKey(s spot) bool {
	if s.file < 0 || len(g.partial) == 0 {
		return false
	}
	code := g.w.code[s.file]
	at := byteOffset(code, s.Line, s.Column)
	start := strings.LastIndex(code[:max(at, 0)], "@Environment(")
	if start < 0 {
		return false
	}
	m := environmentKey.FindStringSubmatch(code[start:])
	if m == nil || start+len(m[0]) < at {
		return false
	}
	f := g.newFinding(s, SymbolExists, Fail, ClassMissing)
	f.Name, f.Base, f.Scope = m[1], "EnvironmentValues", "sdk"
	g.judgePartial(&f, f.Base, f.Name)
	g.addFinding(s, f)
	return true
}

// argumentTypes holds argument types of modifiers whose overloads differ only in these
// types, so that the compiler names none of them.
var argumentTypes = map[string]string{"buttonStyle": "PrimitiveButtonStyle"}

// argumentType returns the type of the argument at a spot that is written as a member
// without its type, such as .bold; "" if unknown.
func (g *judgement) argumentType(s spot) string {
	if s.file < 0 {
		return ""
	}
	code := g.w.code[s.file]
	before := strings.TrimRight(code[:max(0, byteOffset(code, s.Line, s.Column))], " .\n")
	return argumentTypes[wordAt(code, len(strings.TrimSuffix(before, "("))-1)]
}

// lacksArgument reports whether the type of an argument is known and no list has a member
// with the given name.
func (g *judgement) lacksArgument(s spot, name string) bool {
	t := g.argumentType(s)
	return t != "" && g.extendsType(t, name) == "" && !g.local.members[name]
}

// closeMember fails a finding on a member that a list of names rules out, or that is newer
// than the target.
func (g *judgement) closeMember(f *Finding, typ, name string) {
	var by *pack.NameList
	for _, m := range g.partial {
		for _, l := range g.namesOf(m) {
			if since, ok := l.Find(typ, name); ok {
				g.judgeSince(f, l, since)
				return
			}
			if by == nil && l.Closes(typ) {
				by = &l
				f.Module = m
			}
		}
	}
	// A list made from an SDK does not show which protocols of other modules a type
	// conforms to.
	if by != nil && !(by.Index && g.w.j.protocolNames()[name]) {
		g.failByList(f, *by, fmt.Sprintf("%s has no member %s", typ, name))
	}
}

// extendsType returns a partial module whose names list a member of a type, which may be
// of another module, or "" if none.
func (g *judgement) extendsType(typ, name string) string {
	for _, m := range g.partial {
		for _, l := range g.namesOf(m) {
			if _, ok := l.Find(typ, baseName(name)); ok {
				return m
			}
		}
	}
	return ""
}

// mayExtend returns a partial module of a user's pack that may add a member to types of other
// modules, or "" if none. Of the partial packs that come with assay, known names tell. Names
// of an SDK tell if they list such members at all: most documentation archives leave them out.
func (g *judgement) mayExtend(name string) string {
	if names.Unjudged(name) {
		return ""
	}
	for _, m := range g.partial {
		if g.w.packs.Modules[m].User && !slices.ContainsFunc(g.namesOf(m), func(l pack.NameList) bool { return l.Index && l.ExtendsOthers() }) {
			return m
		}
	}
	return ""
}

// closeLabels fails a finding on a function that a partial pack lacks and the names of an SDK
// list, if they list none with the labels of the call.
func (g *judgement) closeLabels(s spot, f *Finding, name string) {
	if f.Verdict != Unknown || f.Class != ClassPartial {
		return
	}
	if c := g.callAt(s); c.name == baseName(name) {
		if l, lacks := g.lacksLabel(c, f.Module); lacks {
			f.Verdict, f.Class = Fail, ClassLabels
			f.Reason = fmt.Sprintf("no %s has these labels, by the names of %s", c.name, cmp.Or(l.From, l.Pack))
		}
	}
}

// readProtocols returns the names of the members of all protocols of the toolchain.
func (j *Judge) readProtocols() map[string]bool {
	protocols, out := map[string]bool{}, map[string]bool{}
	if j.config.Index == nil {
		return out
	}
	for i := range j.config.Index.Len() {
		if s := j.config.Index.At(i); s.Kind == "protocol" {
			protocols[s.Path] = true
		}
	}
	for i := range j.config.Index.Len() {
		path := j.config.Index.At(i).Path
		before, _, _ := strings.Cut(path, "(")
		if at := strings.LastIndexByte(before, '.'); at > 0 && protocols[before[:at]] {
			out[before[at+1:]] = true
		}
	}
	return out
}

// lacksLabel reports whether, according to the names of an SDK, a call has a label that no
// function of its name has. It returns the list that shows it.
func (g *judgement) lacksLabel(c call, module string) (pack.NameList, bool) {
	if !c.read {
		return pack.NameList{}, false
	}
	known := g.w.j.labels()[c.name]
	for _, label := range c.labels {
		if label == "_" || known[label] {
			continue
		}
		if l, lacks := g.lacksThisLabel(c.name, label, module); lacks {
			return l, true
		}
	}
	return pack.NameList{}, false
}

func (g *judgement) lacksThisLabel(name, label, module string) (by pack.NameList, lacks bool) {
	whole := true // an index has the names of each module that may declare the function
	for _, m := range g.partial {
		indexed := false
		for _, l := range g.namesOf(m) {
			if !l.Index {
				continue
			}
			has, listed := l.HasLabel(name, label)
			if has {
				return by, false
			}
			if listed {
				by, lacks = l, true
			}
			indexed = true
		}
		whole = whole && (indexed || module != "" && m != module)
	}
	return by, lacks && whole
}

// closeTop does the same for an unqualified name. It leaves Objective-C style names,
// lower-case names and members unknown, because other modules have too many of them.
func (g *judgement) closeTop(f *Finding, name string) {
	if len(name) < 3 || !startsUpper(name) || startsUpper(name[1:]) || g.isMacName(name) || len(g.w.j.modulesOf(name, g.w.snippet.Target)) > 0 {
		return
	}
	if _, ok := symbols.Facts().Lookup(name); ok || elsewhere[name] != "" || frameworks[name] {
		return
	}
	var by pack.NameList
	for _, m := range g.partial {
		closed := false
		for _, l := range g.namesOf(m) {
			if since, ok := l.FindTop(name); ok {
				g.judgeSince(f, l, since)
				return
			}
			if l.HasMember(name) {
				return
			}
			if l.ClosesTop() {
				closed, by = true, l
			}
		}
		if !closed {
			return
		}
	}
	g.failByList(f, by, "no module declares "+name)
}

// namesOf returns the lists of the names of a module.
func (g *judgement) namesOf(module string) []pack.NameList {
	all := g.w.packs.Names()[module]
	if !g.w.j.config.NoClosedLists {
		return all
	}
	var out []pack.NameList
	for _, l := range all {
		if l.Index {
			out = append(out, l)
		}
	}
	return out
}

// namesFrom returns the sources of the users' lists of names of partial modules.
func (g *judgement) namesFrom() []string {
	if packs := g.w.j.config.Packs; packs == nil || !packs.HasIndex() {
		return nil
	}
	var out []string
	for _, m := range g.partial {
		for _, l := range g.namesOf(m) {
			if l.Index && l.From != "" && !slices.Contains(out, l.From) {
				out = append(out, l.From)
			}
		}
	}
	slices.Sort(out)
	return out
}

func (g *judgement) failByList(f *Finding, l pack.NameList, what string) {
	f.Verdict = Fail
	if l.Index {
		f.Class, f.Reason = ClassMissing, fmt.Sprintf("%s, by the names of %s", what, cmp.Or(l.From, l.Pack))
		return
	}
	f.Class, f.Reason = ClassClosed, what+", by the list of names that comes with assay"
}

// judgeSince fails a finding on a name that exists but is newer than the target.
func (g *judgement) judgeSince(f *Finding, l pack.NameList, since swift.Version) {
	if target := g.w.snippet.Target; since.Compare(target.Version) > 0 {
		f.Criterion, f.Verdict, f.Class = Availability, Fail, ClassAvailable
		f.Availability = fmt.Sprintf("%s %s by the names of %s", target.Platform, since, cmp.Or(l.From, l.Pack))
		f.Reason = "it came with " + f.Availability
	}
}
