package mutate

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/indexstore"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

type maker struct {
	index *symbols.Index
	seed  uint64

	taken   map[string]bool   // last parts of all paths of the index
	general map[string]bool   // of these, members that a protocol or a base class gives to many types
	pool    map[uint][]string // names to steal by kind, sorted
}

func (m *maker) learnNames(all []site) {
	if m.taken == nil {
		m.taken, m.general, m.pool = map[string]bool{}, map[string]bool{}, map[uint][]string{}
		for i := range m.index.Len() {
			s := m.index.At(i)
			name, owner := lastName(s.Path), ownerPath(s.Path)
			m.taken[name] = true
			if owner == "" || owner == "NSObject" || m.isProtocol(owner) {
				m.general[name] = true
			}
		}
	}
	for _, s := range all {
		for i, k := range s.kinds {
			name := lastName(s.symbols[i].Path)
			if isMember(k) && name == s.written && !m.general[name] && ownerPath(s.symbols[i].Path) != "" && !slices.Contains(m.pool[k], name) {
				m.pool[k] = append(m.pool[k], name)
				slices.Sort(m.pool[k])
			}
		}
	}
}

func (m *maker) isProtocol(path string) bool {
	return slices.ContainsFunc(m.index.ByPath(path), func(s symbols.Symbol) bool { return s.Kind == "protocol" })
}

// ownerPath returns a path without its last part.
func ownerPath(path string) string {
	path, _, _ = strings.Cut(path, "(")
	return path[:max(strings.LastIndexByte(path, '.'), 0)]
}

func lastName(path string) string {
	path, _, _ = strings.Cut(path, "(")
	return path[strings.LastIndexByte(path, '.')+1:]
}

func isMember(kind uint) bool {
	switch kind {
	case indexstore.KindInstanceMethod, indexstore.KindStaticMethod, indexstore.KindClassMethod, indexstore.KindInstanceProperty,
		indexstore.KindStaticProperty, indexstore.KindClassProperty, indexstore.KindEnumConstant:
		return true
	}
	return false
}

func (m *maker) mutateSnippet(g judge.Golden, all []site) []Mutant {
	var out []Mutant
	seen := map[string]bool{}
	add := func(kind Kind, expect judge.Criterion, was, is, text string, target swift.Target, lines ...int) {
		key := fmt.Sprint(kind, target, text)
		if seen[key] {
			return
		}
		seen[key] = true
		s := g.Snippet
		s.Files = []judge.File{{Name: s.Files[0].Name, Text: text}}
		s.Target = target
		slices.Sort(lines)
		out = append(out, Mutant{Kind: kind, Name: g.Name, Was: was, Is: is, Snippet: s, Expect: expect, Lines: slices.Compact(lines)})
	}
	text, target := g.Snippet.Files[0].Text, g.Snippet.Target
	for _, s := range all {
		random := rand.New(rand.NewPCG(m.seed, uint64(s.offset)<<8^uint64(len(text))))
		if name := m.inventName(s, text, random); name != "" {
			add(Invented, judge.SymbolExists, s.written, name, replaceRange(text, s.offset, s.end, name), target, s.line)
		}
		if name := m.stealName(s, text, random); name != "" {
			add(Stolen, judge.SymbolExists, s.written, name, replaceRange(text, s.offset, s.end, name), target, s.line)
		}
		for _, l := range m.relabelCall(s, text, random) {
			add(Labels, judge.SymbolExists, s.written+"("+l.was, s.written+"("+l.is, l.text, target, s.line, l.line)
		}
		if old := deprecatedNames[s.written]; old != "" {
			add(Deprecated, judge.NoDeprecated, s.written, old, replaceRange(text, s.offset, s.end, old), target, s.line)
		}
	}
	for _, low := range lowerTargets(all, target) {
		add(Newer, judge.Availability, target.String(), low.target.String()+" ("+low.symbol+")", text, low.target, low.lines...)
	}
	random := rand.New(rand.NewPCG(m.seed, uint64(len(text))))
	for _, i := range random.Perm(len(goingAway))[:4] {
		p := goingAway[i]
		if p.foundation && !strings.Contains(text, "import Foundation\n") {
			continue
		}
		add(Deprecated, judge.NoDeprecated, "nothing", p.name, text+p.code+"\n", target, strings.Count(text, "\n")+1)
	}
	return out
}

var deprecatedNames = map[string]string{"firstIndex": "index", "addTask": "async", "compactMap": "flatMap"}

var goingAway = []struct {
	name, code string
	foundation bool
}{
	{"Collection.index(of:)", "private func added(_ v: [Int]) -> Int? { v.index(of: 1) }", false},
	{"Collection.index(where:)", "private func added(_ v: [String]) -> Int? { v.index(where: { $0.isEmpty }) }", false},
	{"Sequence.flatMap(_:)", "private func added(_ v: [String]) -> [Int] { let r: [Int] = v.flatMap { Int($0) }; return r }", false},
	{"TaskGroup.async(priority:operation:)", "private func added() async { await withTaskGroup(of: Int.self) { group in group.async { 1 } } }", false},
	{"withTaskCancellationHandler(handler:operation:)", "private func added() async -> Int { await withTaskCancellationHandler(handler: {}) { 1 } }", false},
	{"Task.sleep(_:)", "private func added() async { await Task.sleep(1) }", false},
	{"String(cString:)", "private func added(_ v: [CChar]) -> String { String(cString: v) }", false},
	{"Data.withUnsafeBytes(_:)", "private func added(_ d: Data) -> UInt8 { d.withUnsafeBytes { (p: UnsafePointer<UInt8>) -> UInt8 in p[0] } }", true},
}

func warnsOfDeprecation(m Mutant, r *judge.Report) bool {
	for _, d := range swift.ParseDiagnostics(r.Stderr) {
		if strings.HasPrefix(d.ID, "availability_deprecated") && slices.Contains(m.Lines, d.Line) {
			return true
		}
	}
	return false
}

// Parts of plausible names.
var (
	verbs     = []string{"fetch", "make", "perform", "with", "async", "get"}
	typeTails = []string{"Kit", "Provider", "Descriptor", "Box", "Context"}
	tails     = []string{"Value", "Now", "Safely", "Items", "Async", "IfNeeded", "Result"}
)

func (m *maker) inventName(s site, text string, random *rand.Rand) string {
	for range 8 {
		name := s.written
		switch {
		case 'A' <= name[0] && name[0] <= 'Z':
			name += typeTails[random.IntN(len(typeTails))]
		case random.IntN(3) == 0:
			name = verbs[random.IntN(len(verbs))] + strings.ToUpper(name[:1]) + name[1:]
		default:
			name += tails[random.IntN(len(tails))]
		}
		_, fact := symbols.Facts().Lookup(name)
		if !m.taken[name] && !strings.Contains(text, name) && !symbols.Facts().Has(name) && !fact {
			return name
		}
	}
	return ""
}

// stealName returns a member name of another type that this one lacks. It skips
// members of protocols, whose types may have any name.
func (m *maker) stealName(s site, text string, random *rand.Rand) string {
	i := slices.IndexFunc(s.kinds, isMember)
	if i < 0 {
		return ""
	}
	of := ownerPath(s.symbols[i].Path)
	pool := m.pool[s.kinds[i]]
	if of == "" || len(pool) == 0 || m.isProtocol(of) {
		return ""
	}
	for range 8 {
		name := pool[random.IntN(len(pool))]
		if name != s.written && !strings.Contains(text, name) && len(m.index.ByPath(of+"."+name)) == 0 {
			return name
		}
	}
	return ""
}

type relabelled struct {
	was, is, text string
	line          int
}

// strange are labels that people expect where others are right.
var strange = []string{"using", "value", "with", "item", "by", "named", "at", "ofType", "inside", "options"}

func (m *maker) relabelCall(s site, text string, random *rand.Rand) []relabelled {
	called := slices.IndexFunc(s.kinds, func(k uint) bool {
		return k == indexstore.KindConstructor || k == indexstore.KindFunction || k == indexstore.KindInstanceMethod || k == indexstore.KindStaticMethod || k == indexstore.KindClassMethod
	})
	if called < 0 || !strings.Contains(s.symbols[called].Path, ":") {
		return nil
	}
	args, ok := callArguments(text, s.end)
	if !ok || len(args) == 0 {
		return nil
	}
	base, _, _ := strings.Cut(s.symbols[called].Path, "(")
	used := map[string]bool{}
	for _, other := range m.index.ByPath(base) {
		_, list, _ := strings.Cut(strings.TrimSuffix(other.Path, ")"), "(")
		for label := range strings.SplitSeq(list, ":") {
			used[label] = true
		}
	}
	var out []relabelled
	change := func(a argument, is string) {
		l := relabelled{was: a.label + ":)", is: is + ":)", text: replaceRange(text, a.start, a.end, is+": "), line: 1 + strings.Count(text[:a.start], "\n")}
		if a.label == "" {
			l.was = "_:)"
		}
		if is == "" {
			l.is, l.text = "_:)", replaceRange(text, a.start, a.end, "")
		}
		out = append(out, l)
	}
	novel := func() string {
		for range 8 {
			if l := strange[random.IntN(len(strange))]; !used[l] {
				return l
			}
		}
		return ""
	}
	a := args[random.IntN(len(args))]
	if l := novel(); l != "" {
		change(a, l)
	}
	b := args[random.IntN(len(args))]
	if b.label != "" && !used["_"] {
		change(b, "")
	} else if l := novel(); l != "" && b.start != a.start {
		change(b, l)
	}
	return out
}

// oldest are the lowest targets to try: below them the compiler itself lacks the
// runtime that snippets need.
var oldest = map[swift.Platform]int{swift.IOS: 14, swift.MacOS: 11, swift.WatchOS: 7, swift.TVOS: 14}

// lowered is a target below the introduction of used symbols, with one of these symbols
// and the lines of all.
type lowered struct {
	target swift.Target
	symbol string
	lines  []int
}

// lowerTargets returns the targets just below the introduction of an unguarded symbol,
// oldest first.
func lowerTargets(all []site, target swift.Target) []lowered {
	type use struct {
		since swift.Version
		path  string
		line  int
	}
	var uses []use
	for _, s := range all {
		for _, symbol := range s.symbols {
			for _, a := range symbol.Availability {
				if a.Domain == target.Domain() && !a.Introduced.IsZero() && a.Introduced.Compare(target.Version) <= 0 {
					uses = append(uses, use{a.Introduced, symbol.Path, s.line})
				}
			}
		}
	}
	slices.SortStableFunc(uses, func(a, b use) int { return a.since.Compare(b.since) })
	var out []lowered
	for i, u := range uses {
		v := u.since
		if v.Patch = 0; v.Minor > 0 {
			v.Minor--
		} else {
			v.Major--
		}
		low, ok := oldest[target.Platform]
		if !ok || v.Major < low || i > 0 && uses[i-1].since == u.since {
			continue
		}
		l := lowered{target: swift.Target{Platform: target.Platform, Version: v}, symbol: u.path}
		for _, other := range uses[i:] {
			l.lines = append(l.lines, other.line)
		}
		out = append(out, l)
	}
	return out
}
