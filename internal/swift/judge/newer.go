package judge

import (
	_ "embed"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
)

// Users compile with newer compilers than the judge's. The table newer.txt lists what Swift
// has gained since: a failure at such a name or syntax is unknown, with the version that the
// code needs. Names that no version has still fail.

//go:embed newer.txt
var newerText string

// newerSyntax is a pattern of code, or of messages, with the version that introduced it.
type newerSyntax struct {
	since   swift.Version
	pattern *regexp.Regexp
}

// newerName is a name with the module that declares it.
type newerName struct {
	since  swift.Version
	module string
}

type newerTable struct {
	names            map[string]newerName
	members          map[string]bool // last names of all of them
	syntax, messages []newerSyntax
	crashes          []newerSyntax
	modules          map[string]swift.Version
	packages         map[string]string // by module
}

// newerTables holds newer.txt.
var newerTables = sync.OnceValue(func() newerTable {
	t, err := parseNewer(newerText)
	if err != nil {
		panic(err) // it is embedded and a test reads it
	}
	return t
})

func parseNewer(text string) (newerTable, error) {
	t := newerTable{names: map[string]newerName{}, members: map[string]bool{}, modules: map[string]swift.Version{}, packages: map[string]string{}}
	for i, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		kind, rest, _ := strings.Cut(line, " ")
		first, rest, _ := strings.Cut(rest, " ")
		if kind == "package" {
			for _, m := range strings.Fields(rest) {
				t.packages[m] = first
			}
			continue
		}
		since, err := swift.ParseVersion(first)
		if err != nil {
			return t, fmt.Errorf("newer.txt: line %d: %w", i+1, err)
		}
		if kind == "name" {
			module, names, _ := strings.Cut(rest, " ")
			for _, n := range strings.Fields(names) {
				t.names[n] = newerName{since, module}
				t.members[baseName(n)] = true
			}
			continue
		}
		if kind == "module" {
			t.modules[rest] = since
			continue
		}
		p, err := regexp.Compile(rest)
		if err != nil {
			return t, fmt.Errorf("newer.txt: line %d: %w", i+1, err)
		}
		switch kind {
		case "syntax":
			t.syntax = append(t.syntax, newerSyntax{since, p})
		case "message":
			t.messages = append(t.messages, newerSyntax{since, p})
		case "crash":
			t.crashes = append(t.crashes, newerSyntax{since, p})
		default:
			return t, fmt.Errorf("newer.txt: line %d: no entry is a %q", i+1, kind)
		}
	}
	return t, nil
}

// excuseNewer makes a finding unknown if a Swift newer than the judge's compiler has what the
// code uses.
func (g *judgement) excuseNewer(s spot, f *Finding) {
	since, ok := g.newerAt(s, f)
	if !ok {
		return
	}
	f.Verdict, f.Class, f.Reason = Unknown, ClassToolchain, g.tooOld(since)
}

func (g *judgement) newerAt(s spot, f *Finding) (swift.Version, bool) {
	switch f.Class {
	case ClassDeprecated, ClassAvailable, ClassDirective, ClassNoCode:
		return swift.Version{}, false
	case ClassNoModule:
		since, ok := newerTables().modules[f.Name]
		return since, ok && g.isNewer(since)
	}
	switch {
	case missing[s.ID]:
		if since, ok := g.newerMissing(s, f); ok {
			return since, true
		}
	case labels[s.ID]:
		if since, ok := g.newerLabel(s, f); ok {
			return since, true
		}
	}
	return g.newerLines(s, f)
}

// newerThanCrash returns the reason of a crash that a newer compiler does not have, after a
// colon; "" if none is known.
func (g *judgement) newerThanCrash(stderr string) string {
	for _, c := range newerTables().crashes {
		if g.isNewer(c.since) && c.pattern.MatchString(stderr) {
			return ": the code " + g.tooOld(c.since)
		}
	}
	return ""
}

func (g *judgement) isNewer(since swift.Version) bool { return since.Compare(g.w.j.tc.Version) > 0 }

// isNewerName reports whether a newer Swift has a member of a name.
func (g *judgement) isNewerName(name string) bool { return newerTables().members[name] }

// newerNamed finds the first of the keys that is in the table, newer than the toolchain, and
// in a module that the code sees.
func (g *judgement) newerNamed(keys ...string) (swift.Version, bool) {
	for _, k := range keys {
		n, ok := newerTables().names[k]
		if ok && g.isNewer(n.since) && (n.module == "Swift" || slices.Contains(g.w.written, n.module) || n.module != "Testing" && g.apple) {
			return n.since, true
		}
	}
	return swift.Version{}, false
}

// newerMissing judges a missing name by the type that lacks it.
func (g *judgement) newerMissing(s spot, f *Finding) (swift.Version, bool) {
	name := baseName(f.Name)
	switch {
	case s.ID == "unknown_attribute":
		return g.newerNamed("@"+strings.TrimPrefix(name, "@"), name)
	case s.ID == "macro_undefined":
		return g.newerNamed("#" + name)
	case s.ID == "unresolved_member_no_inference": // a trait without its type
		return g.newerNamed("IssueHandlingTrait."+name, "Trait."+name)
	case f.Base == "":
		return g.newerNamed(name)
	case s.ID == "no_member_of_module":
		return g.newerNamed(name)
	}
	o := g.ownerOf(s, f.Base)
	if o.local {
		return swift.Version{}, false
	}
	keys := []string{o.name + "." + name, o.name + "." + name + "()"}
	if o.module == "Swift" || o.module == "_Concurrency" || o.module == "Foundation" {
		keys = append(keys, "*."+name)
	}
	return g.newerNamed(keys...)
}

// newerLabel judges a label that a function of a newer Swift takes, or does not need.
func (g *judgement) newerLabel(s spot, f *Finding) (swift.Version, bool) {
	c := g.callAt(s)
	if c.name == "" && s.file >= 0 { // a call with nothing but a closure
		code := g.w.code[s.file]
		c.name = wordAt(code, len(strings.TrimRight(code[:max(0, byteOffset(code, s.Line, s.Column))], " {"))-1)
	}
	if f.Class == ClassLocal || c.name == "" {
		return swift.Version{}, false
	}
	if missing := missingLabel.FindStringSubmatch(s.Message); missing != nil {
		if slices.ContainsFunc(c.labels, func(l string) bool { return !slices.Contains([]string{"_", "returning", "isolation", "body"}, l) }) {
			return swift.Version{}, false
		}
		return g.newerNamed(c.name + "(-" + missing[1] + ":)")
	}
	for _, l := range c.labels {
		for _, prefix := range []string{c.name, c.name + ".init", firstComponent(c.receiver) + "." + c.name} {
			if since, ok := g.newerNamed(prefix + "(" + l + ":)"); ok {
				return since, true
			}
		}
	}
	return swift.Version{}, false
}

// newerLines judges an error by the syntax of its lines and by its words.
func (g *judgement) newerLines(s spot, f *Finding) (swift.Version, bool) {
	if s.file < 0 {
		return swift.Version{}, false
	}
	if g.newerFrom == nil {
		g.findNewerSyntax()
	}
	parser := f.Class == ClassSyntax
	for i := range g.newerSpans[s.file] {
		if n := &g.newerSpans[s.file][i]; n.from <= s.Line && s.Line <= n.to {
			if parser {
				g.noteNewer(s, n.since)
			}
			return n.since, true
		}
	}
	if parser {
		if g.afterTrailingComma(s) {
			g.noteNewer(s, trailingCommas)
			return trailingCommas, g.isNewer(trailingCommas)
		}
		n, ok := g.newerFrom[s.file]
		return n.since, ok && s.Line >= n.from // the parser may be confused
	}
	for _, n := range g.newerFrom { // what the parser did not understand may declare it
		return n.since, true
	}
	return g.newerMessage(s)
}

// newerMessage judges an error by its words.
func (g *judgement) newerMessage(s spot) (swift.Version, bool) {
	text := s.ID + " " + s.Message
	if since, ok := g.newerNamed("expect(throws:)->"); ok && unitValue.MatchString(text) && g.usesThrown(s) {
		return since, true
	}
	if s.ID == "extra_argument_named" && len(s.quoted) > 0 && s.quoted[0] == "default" && g.inInterpolation(s) {
		since := swift.Version{Major: 6, Minor: 2}
		return since, g.isNewer(since)
	}
	for _, m := range newerTables().messages {
		if g.isNewer(m.since) && m.pattern.MatchString(text) {
			return m.since, true
		}
	}
	return swift.Version{}, false
}

// newerSpan is a range of lines with syntax of a newer Swift.
type newerSpan struct {
	from, to int
	since    swift.Version
}

func (g *judgement) noteNewer(s spot, since swift.Version) {
	if old, ok := g.newerFrom[s.file]; g.isNewer(since) && (!ok || s.Line < old.from) {
		g.newerFrom[s.file] = newerSpan{from: s.Line, since: since}
	}
}

// exitTest matches the start of an exit test. Its condition and its body are checked by the
// rules of another macro.
var exitTest = lazyregexp.New(`#(?:expect|require)\s*\(\s*processExitsWith\s*:`)

func (g *judgement) findNewerSyntax() {
	g.newerFrom, g.newerSpans = map[int]newerSpan{}, make([][]newerSpan, len(g.w.code))
	for file, code := range g.w.code {
		add := func(from, to int, since swift.Version) {
			g.newerSpans[file] = append(g.newerSpans[file], newerSpan{lineOf(code, from), lineOf(code, to), since})
		}
		for _, x := range newerTables().syntax {
			if !g.isNewer(x.since) {
				continue
			}
			for _, m := range x.pattern.FindAllStringIndex(code, -1) {
				add(m[0], m[1], x.since)
			}
		}
		since, ok := g.newerNamed("expect(processExitsWith:)")
		for _, m := range exitTest.FindAllStringIndex(code, -1) {
			if ok {
				add(m[0], endOfCall(code, m[0]), since)
			}
		}
	}
}

// endOfCall returns the offset after the call that starts at an offset, its trailing closure
// included.
func endOfCall(code string, at int) int {
	open := strings.IndexByte(code[at:], '(')
	if open < 0 {
		return at
	}
	end := closeParen(code, at+open)
	if end < 0 {
		return at
	}
	depth := 0
	for i := end; i < len(code); i++ {
		switch c := code[i]; {
		case c == '{':
			depth++
		case c == '}':
			if depth--; depth <= 0 {
				return i
			}
		case depth == 0 && i > end && c != ' ' && c != '\n' && c != ')':
			return end
		}
	}
	return end
}

// trailingCommas is the version that allows a comma at the end of any list.
var trailingCommas = swift.Version{Major: 6, Minor: 1}

// afterTrailingComma reports whether the parser stumbled over a comma at the end of a list:
// a closing bracket, the brace of a statement or else follows it.
func (g *judgement) afterTrailingComma(s spot) bool {
	code := g.w.code[s.file]
	at := byteOffset(code, s.Line, s.Column)
	if at < 0 || at >= len(code) {
		return false
	}
	if code[at] == ',' {
		at++
	}
	before := strings.TrimRight(code[:at], " \t\n")
	after := strings.TrimLeft(code[at:], " \t\n")
	if strings.HasPrefix(s.ID, "expected_lbrace_after_") && strings.HasSuffix(before, "}") { // it took the body for a closure
		open := openingBracket(code, len(before)-1)
		return open > 0 && strings.HasSuffix(strings.TrimRight(code[:open], " \t\n"), ",")
	}
	if !strings.HasSuffix(before, ",") || after == "" {
		return false
	}
	previous := strings.TrimRight(before[:len(before)-1], " \t\n")
	if previous == "" || strings.IndexByte(",([{<", previous[len(previous)-1]) >= 0 {
		return false // a list without a last element
	}
	return strings.IndexByte(")]>{", after[0]) >= 0 || strings.HasPrefix(after, "else")
}

// inInterpolation reports whether an error is in an interpolation of a string literal.
func (g *judgement) inInterpolation(s spot) bool {
	raw, code := g.w.snippet.Files[s.file].Text, g.w.code[s.file]
	at := byteOffset(code, s.Line, s.Column)
	return at >= 0 && at < len(code) && at < len(raw) && code[at] == ' ' && raw[at] != ' ' && strings.Contains(raw[:at], `\(`)
}

// unitValue matches errors about a value of type ().
var unitValue = lazyregexp.New(`^(?:invalid_optional_chain|could_not_find_tuple_member|could_not_find_value_member|cannot_convert\w*|\w*unwrap\w*|\w*optional\w*|no_overloads\w*|\w*conform\w*|binary_op\w*|cannot_apply\w*) .*(?:'\(\)'|'Void')`)

// thrown matches the value of #expect(throws:), which Swift 6.1 returns. Group 1 is the name
// that the code gives it, if any.
var thrown = lazyregexp.New(`(?:\b(?:let|var)\s+(\w+)\s*(?::[^=\n]*)?=|\breturn\b|=)\s*(?:try\s+)?(?:await\s+)?#(?:expect|require)\s*\(\s*throws\s*:`)

// usesThrown reports whether the line of an error uses the value of #expect(throws:).
func (g *judgement) usesThrown(s spot) bool {
	code := g.w.code[s.file]
	lines := strings.Split(code, "\n")
	if s.Line < 1 || s.Line > len(lines) {
		return false
	}
	for _, m := range thrown.FindAllStringSubmatchIndex(code, -1) {
		if from, to := lineOf(code, m[0]), lineOf(code, endOfCall(code, m[0])); from <= s.Line && s.Line <= to {
			return true
		}
		if m[2] >= 0 && m[0] < byteOffset(code, s.Line, s.Column) && slices.Contains(wordsOf(lines[s.Line-1]), code[m[2]:m[3]]) {
			return true
		}
	}
	return false
}

func wordsOf(line string) []string {
	return strings.FieldsFunc(line, func(r rune) bool { return r < 0x80 && !isWord(byte(r)) })
}
