package main

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// item is a line of the table: a type, a loose name or a member.
type item struct {
	kind                   string
	name                   string
	introduced, deprecated string
	more                   string // of types: parents; of members: base names
}

type typ struct {
	item
	members []item
}

type table struct {
	frameworks []string
	types_     map[string]map[string]*typ // by framework and name
	loose_     map[string][]item

	types, loose, members int
}

func newTable() *table {
	return &table{types_: map[string]map[string]*typ{}, loose_: map[string][]item{}}
}

var (
	declClass    = regexp.MustCompile(`^declare (?:abstract )?class (\w+)(?:<[^>]*>)?(?: extends ([\w<>, ]+?))?(?: implements ([\w<>, ]+?))? \{`)
	declEnum     = regexp.MustCompile(`^declare (?:const )?enum (\w+) \{`)
	declType     = regexp.MustCompile(`^interface (\w+)(?:<[^>]*>)?(?: extends ([\w<>, ]+?))? \{`)
	declStruct   = regexp.MustCompile(`^declare var (\w+): interop\.StructType`)
	declStatics  = regexp.MustCompile(`^declare var (\w+): \{`)
	declConst    = regexp.MustCompile(`^declare (?:const|var|let) (\w+):`)
	declFunction = regexp.MustCompile(`^declare function (\w+)(?:<[^>]*>)?\(`)
	memberCase   = regexp.MustCompile(`^\t(\w+)(?: = .*?)?,?$`)
	memberMethod = regexp.MustCompile(`^\t(static )?(\w+)\??(?:<[^>]*>)?\((.*)$`)
	memberVar    = regexp.MustCompile(`^\t(static )?(?:readonly )?(\w+)\??: (.*)$`)
	tagSince     = regexp.MustCompile(`@since ([\d.]+)`)
	tagGone      = regexp.MustCompile(`@deprecated ([\d.]+)`)
	generics     = regexp.MustCompile(`<[^<>]*>`)
)

// readFramework reads one file of declarations. A comment with versions precedes
// each declaration.
func (t *table) readFramework(framework string, b []byte) {
	t.frameworks = append(t.frameworks, framework)
	types := map[string]*typ{}
	t.types_[framework] = types
	var since, gone string
	var now *typ     // the type whose members follow
	var statics bool // of a protocol
	for raw := range bytes.Lines(b) {
		line := strings.TrimRight(string(raw), "\n")
		if m := tagSince.FindStringSubmatch(line); m != nil {
			since = m[1]
			continue
		}
		if m := tagGone.FindStringSubmatch(line); m != nil {
			gone = m[1]
			continue
		}
		if trimmed := strings.TrimSpace(line); trimmed == "" || strings.HasPrefix(trimmed, "*") || strings.HasPrefix(trimmed, "/*") {
			continue
		}
		it := item{introduced: trimVersion(since), deprecated: trimVersion(gone)}
		since, gone = "", ""
		open := func(kind, name, parents string) {
			it.kind, it.name, it.more = kind, name, parents
			now = types[name]
			if now == nil {
				now = &typ{item: it}
				types[name] = now
			}
			statics = false
			if strings.HasSuffix(line, "}") {
				now = nil
			}
		}
		switch {
		case strings.HasPrefix(line, "}"):
			now = nil
		case strings.HasPrefix(line, "\t"):
			if now != nil {
				now.addMember(it, line, statics)
			}
		case declClass.MatchString(line):
			m := declClass.FindStringSubmatch(line)
			open("c", m[1], joinParents(m[2], m[3]))
		case declEnum.MatchString(line):
			open("e", declEnum.FindStringSubmatch(line)[1], "")
		case declType.MatchString(line):
			m := declType.FindStringSubmatch(line)
			open("p", m[1], joinParents(m[2]))
		case declStruct.MatchString(line):
			if s := types[declStruct.FindStringSubmatch(line)[1]]; s != nil {
				s.kind = "s"
			}
		case declStatics.MatchString(line):
			now = types[declStatics.FindStringSubmatch(line)[1]]
			statics = true
		case declFunction.MatchString(line):
			it.kind, it.name = "f", declFunction.FindStringSubmatch(line)[1]
			t.loose_[framework] = append(t.loose_[framework], it)
		case declConst.MatchString(line):
			it.kind, it.name = "v", declConst.FindStringSubmatch(line)[1]
			t.loose_[framework] = append(t.loose_[framework], it)
		}
	}
}

// trimVersion drops versions that mean "at some time" and a last part of 0.
func trimVersion(s string) string {
	if s == "" || strings.HasPrefix(s, "100000") {
		return ""
	}
	return strings.TrimSuffix(s, ".0")
}

func joinParents(lists ...string) string {
	var out []string
	for _, l := range lists {
		for generics.MatchString(l) {
			l = generics.ReplaceAllString(l, "")
		}
		for _, p := range strings.Split(l, ",") {
			if p = strings.TrimSpace(p); p != "" && p != "NSObjectProtocol" && !slices.Contains(out, p) {
				out = append(out, p)
			}
		}
	}
	return strings.Join(out, ",")
}

// addMember reads one line of a type's body.
func (t *typ) addMember(it item, line string, statics bool) {
	if strings.Contains(line, "// inherited from") || strings.HasPrefix(line, "\tconstructor(") || strings.HasPrefix(line, "\t[") {
		return
	}
	if t.kind == "e" {
		if m := memberCase.FindStringSubmatch(line); m != nil {
			it.kind, it.name = "k", m[1]
			t.members = append(t.members, it)
		}
		return
	}
	if m := memberMethod.FindStringSubmatch(line); m != nil {
		it.kind, it.name = "m", m[2]
		if m[1] != "" || statics {
			it.kind = "t"
		}
		if strings.HasPrefix(it.name, "initWith") || it.name == "init" {
			it.kind = "i"
		}
		it.more = baseNames(t.name, it, parseParameters(m[3]))
		if !slices.Contains([]string{"alloc", "new", "prototype"}, it.name) {
			t.members = append(t.members, it)
		}
		return
	}
	if m := memberVar.FindStringSubmatch(line); m != nil && m[2] != "prototype" {
		it.kind, it.name = "v", m[2]
		if m[1] != "" || statics {
			it.kind = "w"
		}
		it.more = baseNames(t.name, it, nil)
		t.members = append(t.members, it)
	}
}

// encodeTable returns the table, sorted:
//
//	F framework
//	kind name introduced deprecated parents    (c class, p protocol, s struct, e enum, f function, v constant)
//	TAB kind name introduced deprecated bases  (m method, t type method, i init, v property, w type property, k case)
//
// Tabs separate fields; empty fields at the end are omitted.
func (t *table) encodeTable() []byte {
	var out bytes.Buffer
	for _, f := range t.frameworks {
		fmt.Fprintf(&out, "F\t%s\n", f)
		var all []*typ
		for _, x := range t.types_[f] {
			all = append(all, x)
		}
		for _, l := range t.loose_[f] {
			all = append(all, &typ{item: l})
		}
		slices.SortFunc(all, func(a, b *typ) int { return strings.Compare(a.name+a.kind, b.name+b.kind) })
		for _, x := range all {
			out.WriteString(x.encodeLine())
			if slices.Contains([]string{"f", "v"}, x.kind) {
				t.loose++
			} else {
				t.types++
			}
			slices.SortFunc(x.members, func(a, b item) int { return strings.Compare(a.encodeLine(), b.encodeLine()) })
			for _, m := range slices.Compact(x.members) {
				out.WriteString("\t" + m.encodeLine())
				t.members++
			}
		}
	}
	return out.Bytes()
}

func (i item) encodeLine() string {
	return strings.TrimRight(strings.Join([]string{i.kind, i.name, i.introduced, i.deprecated, i.more}, "\t"), "\t") + "\n"
}
