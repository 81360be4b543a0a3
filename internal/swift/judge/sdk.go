package judge

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// corelibs are the modules of Linux that stand for Apple's Foundation, Dispatch and C
// library: names that they lack may exist there.
var corelibs = wordSet(`Darwin Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML Dispatch CoreFoundation`)

// complete are the modules of the toolchain that equal those in Apple's SDK.
var complete = wordSet(`Swift _Concurrency _StringProcessing _RegexParser RegexBuilder Observation Synchronization Testing Distributed _Differentiation Cxx`)

//go:embed frameworks.txt
var frameworksText string

// frameworks are the modules of Apple's SDK that Linux lacks.
var frameworks = wordSet(frameworksText)

//go:embed gapnames.txt
var gapNamesText string

// gapNames are names of Apple's Foundation, or added by frameworks to the
// standard library, that Foundation on Linux lacks and no Objective-C header has.
var gapNames = wordSet(gapNamesText)

const localModule = "main"

// moduleOf returns the module that a USR names, the outermost type's; "" for C.
func moduleOf(usr string) string {
	s, ok := strings.CutPrefix(usr, "s:")
	if !ok {
		if s, ok = strings.CutPrefix(usr, "c:@M@"); ok {
			name, _, _ := strings.Cut(s, "@")
			return name
		}
		return ""
	}
	s = strings.TrimPrefix(strings.TrimPrefix(s, "e:"), "s:")
	switch {
	case s == "":
		return ""
	case '1' <= s[0] && s[0] <= '9':
		end := strings.IndexFunc(s, func(r rune) bool { return r < '0' || r > '9' })
		if end < 0 {
			return ""
		}
		n, err := strconv.Atoi(s[:end])
		if err != nil || n > len(s)-end {
			return ""
		}
		return s[end : end+n]
	case strings.HasPrefix(s, "Sc"):
		return "_Concurrency"
	case s[0] == 's' || s[0] == 'S' || s[0] == 'x' || s[0] == 'q':
		return "Swift"
	}
	return ""
}

// isLocal reports whether a USR belongs to the snippet, extensions of SDK types
// included.
func isLocal(usr string) bool {
	return moduleOf(usr) == localModule || strings.Contains(usr, "4mainE") || strings.Contains(usr, "4mainF") && moduleOf(usr) == ""
}

var genericArguments = lazyregexp.New(`<[^<>]*>`)

// nominalName reduces a type as diagnostics print it to the name of its nominal
// type: "[Int]?" to "Array", "any Foo.Bar<Baz>" to "Foo.Bar". It returns "" for
// functions, tuples and other types without a name.
func nominalName(t string) string {
	const arrow = "→" // its > closes no brackets
	t = strings.ReplaceAll(t, "->", arrow)
	for {
		t = strings.TrimSpace(t)
		before := t
		for _, p := range []string{"any ", "some ", "inout ", "borrowing ", "consuming ", "sending ", "@Sendable ", "@MainActor ", "repeat ", "each ", "(any ", "(some "} {
			if strings.HasPrefix(t, p) {
				t = strings.TrimPrefix(t, p)
				if p[0] == '(' {
					t = strings.Replace(t, ")", "", 1)
				}
			}
		}
		t = strings.TrimSuffix(strings.TrimSuffix(t, ".Type"), ".Protocol")
		if strings.Contains(t, arrow) && !strings.HasPrefix(t, "[") && !strings.Contains(t, "<") {
			return ""
		}
		for genericArguments.MatchString(t) {
			t = genericArguments.ReplaceAllString(t, "")
		}
		switch {
		case strings.HasPrefix(t, "[") && strings.HasSuffix(strings.TrimRight(t, "?!"), "]"):
			if hasKeyColon(t) {
				return "Dictionary"
			}
			return "Array"
		case strings.HasPrefix(t, "(") && strings.HasSuffix(t, ")") && !strings.Contains(t, ","):
			t = t[1 : len(t)-1]
		case strings.Contains(t, " & "):
			t, _, _ = strings.Cut(t, " & ")
		}
		t = strings.TrimRight(t, "?!")
		if t == before {
			break
		}
	}
	if strings.ContainsAny(t, " (),[]") {
		return ""
	}
	return t
}

func hasKeyColon(t string) bool {
	depth := 0
	for _, r := range t {
		switch r {
		case '[', '(', '<':
			depth++
		case ']', ')', '>':
			depth--
		case ':':
			if depth == 1 {
				return true
			}
		}
	}
	return false
}

type owner struct {
	name   string // of the type
	module string // that declares it; "" if unknown
	local  bool   // the snippet declares it
}

// typeKinds are the kinds of index symbols that count as types.
var typeKinds = map[uint]bool{5: true, 6: true, 7: true, 9: true, 11: true, 12: true}

// ownerOf returns the type that a diagnostic prints as t. A type of the snippet
// counts as such under its printed path: "Region" of the snippet is not
// "Locale.Region".
func (g *judgement) ownerOf(s spot, t string) owner {
	name := nominalName(t)
	first, rest, dotted := strings.Cut(name, ".")
	if dotted && g.isModule(first) && !g.local.paths[first] {
		if m := g.typeModule(rest); slices.Contains(g.partial, m) {
			first = m // which extends a type of that module
		}
		return owner{name: rest, module: first}
	}
	if name == "" {
		return owner{}
	}
	local := owner{name: name, local: true, module: localModule}
	if bound, ok := g.genericBound(s, name); ok {
		if n := nominalName(bound); n != "" && n != name {
			return g.ownerOf(s, bound)
		}
		return local
	}
	if g.local.paths[name] || dotted && g.local.paths[first] {
		return local
	}
	if m := g.typeModule(name); m != "" {
		return owner{name: name, module: m, local: g.w.snippet.Module.has(m)}
	}
	if g.local.types[first] || g.local.types[baseName(name)] { // the best guess inside a macro or a damaged file
		return local
	}
	return owner{name: name}
}

func (g *judgement) typeModule(name string) string {
	index := g.w.j.config.Index
	for _, occ := range g.attempt.index {
		if occ.Symbol.Name != baseName(name) || !typeKinds[occ.Symbol.Kind] || isLocal(occ.Symbol.USR) {
			continue
		}
		if index != nil {
			if sym, ok := index.ByUSR(occ.Symbol.USR); ok && sym.Path != name {
				continue
			}
		}
		if m := g.extendedBy(occ.Symbol.USR, name); m != "" {
			return m
		}
		if m := moduleOf(occ.Symbol.USR); m != "" {
			return m
		}
	}
	modules := g.w.j.modulesOf(name, g.w.snippet.Target)
	if len(modules) == 0 {
		return ""
	}
	imported := slices.IndexFunc(modules, func(m string) bool { return slices.Contains(g.w.written, m) })
	return modules[max(imported, 0)]
}

// extendedBy returns the partial module that declares a nested type in an extension of a
// type of another module; "" if none does.
func (g *judgement) extendedBy(usr, name string) string {
	for _, m := range g.partial {
		if strings.Contains(usr, fmt.Sprintf("%d%sE", len(m), m)) {
			return m
		}
		for _, l := range g.namesOf(m) {
			if l.Index && strings.Contains(name, ".") && l.Closes(name) {
				return m
			}
		}
	}
	return ""
}

func (g *judgement) isModule(name string) bool {
	if complete[name] || corelibs[name] || frameworks[name] {
		return true
	}
	_, ok := g.w.packs.Modules[name]
	return ok
}

// genericBound returns the constraint of a generic parameter or associated type in
// scope at a spot.
func (g *judgement) genericBound(s spot, name string) (string, bool) {
	if s.file < 0 {
		return "", false
	}
	at := byteOffset(g.w.code[s.file], s.Line, s.Column)
	base, member, dotted := strings.Cut(name, ".")
	for _, sc := range slices.Backward(g.local.scopes[s.file]) {
		if sc.from-len(sc.header)-1 <= at && at <= sc.to && !dotted { // parameters of the header, too
			for _, p := range sc.generics {
				if p.name == name {
					return p.bound, true
				}
			}
		}
		if sc.kind == "associatedtype" && dotted && sc.name == member && base == "Self" {
			_, bound, _ := strings.Cut(sc.header, ":")
			return strings.TrimSpace(bound), true
		}
	}
	return "", false
}
