package judge

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift/indexstore"
)

func (g *judgement) judgeMissing(s spot) {
	g.restoreEvaluate(&s)
	f := g.newFinding(s, SymbolExists, Fail, ClassMissing)
	f.Scope = "sdk"
	f.Name, f.Base = wantedName(s)
	name := f.Name
	if s.macro {
		name = strings.TrimPrefix(name, "build_") // #Predicate spells members so
	}
	if knockOnName(s) && g.errors > 0 && !g.lacksArgument(s, name) { // without other errors it means a missing member of dynamic lookup
		return
	}
	var o owner
	switch {
	case s.ID == "no_member_of_module":
		f.Module = f.Base
	case f.Base != "":
		o = g.ownerOf(s, f.Base)
		f.Module = o.module
	}
	switch {
	case o.local:
		g.judgeInherited(s, &f, name, o)
	case s.ID == "unresolved_member_no_inference" && len(g.partial) > 0:
		g.judgePartial(&f, g.argumentType(s), name)
	case f.Base == "":
		g.judgeUnqualified(&f, name)
	default:
		g.judgeMember(&f, name, o)
		g.closeLabels(s, &f, name)
	}
	g.excuseLookup(s, &f, name)
	g.addFinding(s, f)
}

// excuseLookup makes a missing member unknown that a type with dynamic member lookup may
// have itself: the compiler names the type to which the lookup leads. It does not name the
// first type of a missing subscript.
func (g *judgement) excuseLookup(s spot, f *Finding, name string) {
	switch {
	case f.Verdict != Fail:
	case strings.HasPrefix(s.ID, "could_not_find_value_dynamic_member") && len(s.quoted) > 2:
		o := g.ownerOf(s, s.quoted[0])
		if o.local {
			return
		}
		own := *f
		own.Base, own.Module, own.Criterion, own.Class, own.Scope = s.quoted[0], o.module, SymbolExists, ClassMissing, "sdk"
		if g.judgeMember(&own, name, o); own.Verdict == Unknown {
			*f = own
		}
	case s.ID == "could_not_find_value_subscript" && f.Scope == "sdk" && slices.Contains(g.partial, f.Module):
		f.Verdict, f.Class, f.Reason = Unknown, ClassPartial, fmt.Sprintf("a type of %s may have this subscript and look up members in this one", f.Module)
	}
}

// judgeInherited judges a missing member of a type that the code declares. The type may
// inherit the member from SDK types; it lacks the member if all of them do.
func (g *judgement) judgeInherited(s spot, f *Finding, name string, o owner) {
	f.Criterion, f.Class, f.Scope = Compile, ClassLocal, "local"
	for _, sup := range g.inheritsSDK(o.name) {
		from := g.ownerOf(s, sup)
		one := *f
		one.Verdict, one.Criterion, one.Class, one.Scope, one.Module = Fail, SymbolExists, ClassMissing, "sdk", from.module
		g.judgeMember(&one, name, from)
		if *f = one; one.Verdict == Unknown {
			return
		}
	}
}

// wantedName returns the name that is reported missing, and the type or module that
// lacks it.
func wantedName(s spot) (name, in string) {
	q := s.quoted
	at := func(i int) string {
		if i < len(q) {
			return q[i]
		}
		return ""
	}
	switch {
	case strings.HasPrefix(s.ID, "could_not_find_value_dynamic_member") && len(q) > 2:
		return at(1), at(2)
	case s.ID == "could_not_find_value_subscript":
		return "subscript", at(0)
	case strings.HasPrefix(s.ID, "could_not_find_"), s.ID == "no_member_of_module":
		return at(1), at(0)
	case strings.HasPrefix(s.ID, "invalid_member_type"):
		return at(0), at(len(q) - 1)
	}
	return at(0), ""
}

// knockOnName reports whether a missing name follows from another error.
func knockOnName(s spot) bool {
	return s.ID == "unresolved_member_no_inference" && strings.Contains(s.Message, "without a contextual type")
}

func (g *judgement) judgeUnqualified(f *Finding, name string) {
	name = strings.TrimPrefix(name, "@")
	frame := g.w.j.frameworkOf(name, g.w.snippet.Target)
	switch {
	case g.local.types[name] || g.local.members[name]:
		f.Criterion, f.Class, f.Scope = Compile, ClassLocal, "local"
	case g.apple && exportedByFoundation[name]:
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "it is a module that Apple's Foundation exports"
	case len(g.partial) > 0:
		g.judgePartial(f, "", name)
	case frame != "" && !g.seesFramework(frame):
		f.Criterion, f.Class, f.Scope, f.Module = Compile, "missing_import", "sdk", frame
		f.Reason = fmt.Sprintf("it is in %s, which is not imported", frame)
	case g.apple && (knownToApple(name, "") || g.isMacName(name)):
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's SDK has this name, the Foundation of Linux has not"
	case g.inDarwin(name):
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's C library may have this name, that of Linux has not"
	default:
		f.Reason = "neither the code nor any module declares it"
	}
}

func (g *judgement) seesFramework(frame string) bool {
	return slices.Contains(g.w.written, frame) || g.apple && exportedByFoundation[frame] || g.seesDarwin(frame)
}

var exportedByFoundation = wordSet(`Foundation CoreFoundation CoreGraphics Dispatch ObjectiveC Darwin Security CoreServices XPC IOKit System Swift
	_Concurrency _StringProcessing FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML CFNetwork MachO`)

func (g *judgement) judgeMember(f *Finding, name string, o owner) {
	p, packed := g.w.packs.Modules[o.module]
	packed = packed && p.Kind != "gap"
	extends := ""
	if o.module != "" && (!packed || p.Complete) {
		extends = cmp.Or(g.extendsType(o.name, name), g.mayExtend(name))
	}
	switch {
	case packed && !p.Complete:
		g.judgePartial(f, o.name, name)
	case extends != "":
		f.Verdict, f.Class, f.Reason = Unknown, ClassPartial, fmt.Sprintf("the pack holds a part of %s only, which may add it to this type", extends)
	case packed:
	case complete[o.module]:
		if g.apple && gapNames[baseName(name)] {
			f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's frameworks may add it to this type"
		}
	case corelibs[o.module] || p.Kind == "gap":
		if g.appleMayHave(name, o) {
			f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's SDK has this name, the Foundation of Linux has not, or has it elsewhere"
		} else {
			f.Reason = "no module here and no header of Apple's has this name"
		}
	case len(g.partial) > 0:
		g.judgePartial(f, o.name, name)
	case g.apple && knownToApple(name, o.name):
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's SDK has this name"
	case g.apple && isC(o.name):
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "the C library of Linux stands for Apple's, whose types have other fields"
	}
}

// inheritsSDK returns the types of the SDK from which a type of the code inherits.
func (g *judgement) inheritsSDK(name string) []string {
	var out []string
	first, _, _ := strings.Cut(name, ".")
	for _, code := range g.w.code {
		for _, m := range inheritance.FindAllStringSubmatch(code, -1) {
			if m[2] != first && m[2] != name {
				continue
			}
			for part := range strings.SplitSeq(m[3], ",") {
				sup := strings.TrimSpace(part)
				sup, _, _ = strings.Cut(sup, " where ")
				if n := nominalName(sup); n != "" && !g.local.types[n] && !plainProtocols[n] && !slices.Contains(out, n) {
					out = append(out, n)
				}
			}
		}
	}
	return out
}

// plainProtocols add no members that code would ask a type for by name.
var plainProtocols = wordSet(`Sendable Hashable Equatable Codable Decodable Encodable Error Identifiable CaseIterable Comparable Copyable
	CustomStringConvertible CustomDebugStringConvertible Actor AnyObject BitwiseCopyable String Int Int8 Int16 Int32 Int64 UInt8 UInt16
	UInt32 UInt64 UInt Double Float Character LocalizedError RawRepresentable ExpressibleByStringLiteral`)

// judgeLabels judges a call whose full name does not exist. It returns false if
// the labels fit and the types do not.
func (g *judgement) judgeLabels(s spot) bool {
	c := g.callAt(s)
	if someOverload[s.ID] && !notesMentionLabels(s) && !c.fitsNone(s) && !g.w.j.noSuchLabel(c) {
		return false
	}
	f := g.newFinding(s, SymbolExists, Fail, ClassLabels)
	f.Scope = "sdk"
	if c.name == "" && len(s.quoted) > 0 {
		c.name = baseName(s.quoted[len(s.quoted)-1])
	}
	f.Name = c.name
	local := g.locateCall(s, c, &f)
	if m := g.partialInit(s, c); m != "" {
		f.Module, local = m, false // candidates and notes may belong to protocols and generic parameters
	}
	if local {
		f.Criterion, f.Class, f.Scope = Compile, ClassLocal, "local"
		if g.inheritsInits(s, c) {
			f.Verdict, f.Class = Unknown, ClassPartial
			f.Reason = fmt.Sprintf("it may be an initializer of a superclass, and the pack holds a part of %s only", strings.Join(g.partial, ", "))
		}
		g.addFinding(s, f)
		return true
	}
	switch {
	case len(g.partial) > 0 && (!complete[f.Module] || slices.Contains(g.partial, f.Module) || g.listsCall(c)):
		// Frameworks extend the types of Foundation.
		if l, lacks := g.lacksLabel(c, f.Module); lacks {
			f.Reason = fmt.Sprintf("no %s has these labels, by the names of %s", c.name, cmp.Or(l.From, l.Pack))
			break
		}
		f.Verdict, f.Class, f.Reason = Unknown, ClassPartial, fmt.Sprintf("the pack holds a part of %s only", strings.Join(g.partial, ", "))
	case g.apple && (f.Module == "" || !complete[f.Module]) && gapNames[c.name]:
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's SDK may have this overload"
	default:
		g.excuseLabels(c, &f)
	}
	g.addFinding(s, f)
	return true
}

// partialInit returns the module of the type that a call initializes, if the pack holds a
// part of the module only; "" otherwise.
func (g *judgement) partialInit(s spot, c call) string {
	name := c.name
	if name == "init" {
		name = c.receiver
	}
	if !startsUpper(baseName(name)) {
		return ""
	}
	if o := g.ownerOf(s, name); !o.local && slices.Contains(g.partial, o.module) {
		return o.module
	}
	return ""
}

// listsCall reports whether the names of an SDK have a function of a call's name with all
// of its labels.
func (g *judgement) listsCall(c call) bool {
	labelled := slices.DeleteFunc(slices.Clone(c.labels), func(l string) bool { return l == "_" })
	if !c.read || len(labelled) == 0 {
		return false
	}
	for _, m := range g.partial {
		for _, l := range g.namesOf(m) {
			if l.Index && !slices.ContainsFunc(labelled, func(label string) bool { has, _ := l.HasLabel(c.name, label); return !has }) {
				return true
			}
		}
	}
	return false
}

// inheritsInits reports whether a call of an initializer of the code's own class may mean
// one that the class inherits from a class of a partial pack.
func (g *judgement) inheritsInits(s spot, c call) bool {
	if len(g.partial) == 0 {
		return false
	}
	name := c.name
	if name == "init" {
		if c.receiver != "super" && c.receiver != "self" {
			return false
		}
		at := byteOffset(g.w.code[s.file], s.Line, s.Column)
		for _, outer := range slices.Backward(g.local.scopes[s.file]) {
			if outer.from <= at && at < outer.to && (typeWords[outer.kind] || outer.kind == "extension") {
				name = outer.name
				break
			}
		}
	}
	return g.isClass(name) && slices.ContainsFunc(g.inheritsSDK(name), func(sup string) bool { return !g.isProtocol(sup) })
}

// isClass reports whether the code declares a class of a name.
func (g *judgement) isClass(name string) bool {
	return slices.ContainsFunc(slices.Concat(g.local.scopes...), func(s scope) bool { return s.kind == "class" && s.name == name })
}

// isProtocol reports whether the code refers to a protocol by a name.
func (g *judgement) isProtocol(name string) bool {
	for _, list := range g.byLine {
		for _, o := range list {
			if o.Symbol.Kind == indexstore.KindProtocol && o.Symbol.Name == name {
				return true
			}
		}
	}
	return false
}

// locateCall sets the symbol and module of a call with wrong labels, as far as the
// index and the notes tell, and reports whether the code itself declares it.
func (g *judgement) locateCall(s spot, c call, f *Finding) bool {
	if o := g.nearestOccurrence(s, c.name); o != nil && o.Roles.Is(indexstore.Reference) {
		f.USR, f.Module = o.Symbol.USR, moduleOf(o.Symbol.USR)
	}
	local := g.isOwn(f.USR)
	for _, n := range s.Notes {
		if _, here := g.attempt.files[n.File]; here && n.ID != "in_macro_expansion" && (n.Line != s.Line || n.Column != s.Column) {
			local = true
		}
		if m, _, ok := strings.Cut(n.File, "."); ok && f.Module == "" && g.isModule(m) {
			f.Module, f.Base = m, strings.TrimPrefix(n.File[len(m):], ".")
		}
	}
	return local || f.USR == "" && f.Module == "" && g.callsLocal(s, c)
}

type call struct {
	name     string
	receiver string // before the dot: "a.b", "Type()", "self"; "" if none
	dotted   bool
	labels   []string // of the arguments in parentheses, "_" for none
	read     bool     // the labels could be parsed
}

var partialMatch = lazyregexp.New(`parameter list (\(.*\))$`)

// fitsNone reports whether the notes list candidates and none has the labels of the
// call.
func (c call) fitsNone(s spot) bool {
	if !c.read || !slices.ContainsFunc(c.labels, func(l string) bool { return l != "_" }) {
		return false
	}
	candidates := 0
	for _, n := range s.Notes {
		m := partialMatch.FindStringSubmatch(n.Message)
		if n.ID != "candidate_partial_match" || m == nil {
			return false // this candidate fails for its types
		}
		candidates++
		if labels, ok := parameterLabels(addBlankLabels(m[1])); !ok || isSubsequence(c.labels, labels) {
			return false
		}
	}
	return candidates > 0
}

// addBlankLabels converts a parameter list of a diagnostic, such as "(Int, by: Int)",
// to "(_: Int, by: Int)".
func addBlankLabels(list string) string {
	var parts []string
	all, _ := splitArguments(list)
	for _, p := range all {
		if argumentLabel.FindString(p) == "" {
			p = "_: " + p
		}
		parts = append(parts, p)
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

var argumentLabel = lazyregexp.New(`^\s*([A-Za-z_]\w*)\s*:`)

// splitArguments splits the parenthesized list at the start of text at its commas. ok
// is false if the list is not closed.
func splitArguments(text string) (out []string, ok bool) {
	depth, angles, from := 0, 0, 1
	for i := range len(text) {
		switch text[i] {
		case '(', '[', '{':
			depth++
		case '<':
			angles++
		case '>':
			if i > 0 && text[i-1] != '-' {
				angles--
			}
		case ')', ']', '}':
			depth--
		}
		if depth == 0 || depth == 1 && text[i] == ',' && angles <= 0 {
			if i > from {
				out = append(out, text[from:i])
			}
			from = i + 1
		}
		if depth == 0 {
			return out, true
		}
	}
	return nil, false
}

// callAt parses the call at a spot, including one in an interpolation.
func (g *judgement) callAt(s spot) call {
	if s.file < 0 {
		return call{}
	}
	code := g.w.code[s.file]
	at := byteOffset(code, s.Line, s.Column)
	if raw := g.w.snippet.Files[s.file].Text; at >= 0 && at < len(raw) && code[at] == ' ' && raw[at] != ' ' {
		code = raw
	}
	i := calleeEnd(code, at)
	if i < 0 {
		return call{}
	}
	c := call{name: wordAt(code, i)}
	if strings.HasPrefix(code[i+1:], "(") {
		args, _ := splitArguments(code[i+1:])
		c.read = len(args) > 0
		for _, a := range args {
			label := "_"
			if m := argumentLabel.FindStringSubmatch(a); m != nil {
				label = m[1]
			}
			c.labels = append(c.labels, label)
		}
	}
	from := i
	for from > 0 && isWord(code[from-1]) {
		from--
	}
	before := strings.TrimRight(code[:from], " \n")
	if strings.HasSuffix(before, ".") {
		c.dotted, c.receiver = true, receiverOf(before[:len(before)-1])
	}
	return c
}

// calleeEnd returns the offset of the last byte of the called function's name at an
// offset, or -1 if none.
func calleeEnd(code string, at int) int {
	if at >= 0 && at < len(code) && isWord(code[at]) { // at the name itself
		end := at
		for end < len(code) && isWord(code[end]) {
			end++
		}
		if end < len(code) && code[end] == '(' {
			return end - 1
		}
	}
	return calleeAt(code, at)
}

func receiverOf(code string) string {
	k := len(code)
	for k > 0 && code[k-1] != '\n' {
		b := code[k-1]
		if isWord(b) || b == '.' || b == '?' || b == '!' {
			k--
			continue
		}
		open := -1
		if b == ')' || b == ']' || b == '>' {
			open = openingBracket(code, k-1)
		}
		if open < 0 {
			break
		}
		k = open
	}
	return strings.TrimSpace(code[k:])
}

// openingBracket returns the offset of the bracket closed by the one at i, or -1 if
// none.
func openingBracket(code string, i int) int {
	depth := 0
	for ; i >= 0; i-- {
		switch c := code[i]; {
		case (c == '<' || c == '>') && (i == 0 || code[i-1] == ' ' || code[i-1] == '-'): // an operator or an arrow
		case strings.IndexByte(")]}>", c) >= 0:
			depth++
		case strings.IndexByte("([{<", c) >= 0:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

var expectedLabels = lazyregexp.New(`expected '([^']*)'`)
var missingLabel = lazyregexp.New(`parameter '([A-Za-z_]\w*)'`)

// callsLocal reports whether the snippet declares the target of a call with wrong
// labels. It compares the expected labels, otherwise the receiver, otherwise only the
// name.
func (g *judgement) callsLocal(s spot, c call) bool {
	full := c.name
	if c.receiver != "" {
		full = c.receiver + "." + c.name
	}
	switch {
	case c.name == "self" || c.name == "super" || c.name == "Self":
		return true
	case c.name == "init":
		return g.local.inits && (c.receiver == "" || !g.ofSDK(s, c.receiver))
	case g.local.paths[full]:
		return true
	case g.local.types[c.name] && (!c.dotted || g.local.types[firstComponent(c.receiver)]):
		return true
	case s.macro:
		return false
	}
	funcs := g.local.funcs[c.name]
	if len(funcs) == 0 {
		return g.local.members[c.name] && !c.dotted // a closure
	}
	if m := expectedLabels.FindStringSubmatch(s.Message); m != nil {
		expected := strings.FieldsFunc(m[1], func(r rune) bool { return r == ':' })
		if !slices.ContainsFunc(funcs, func(labels []string) bool { return isSubsequence(expected, labels) }) {
			return false
		}
	} else if m := missingLabel.FindStringSubmatch(s.Message); m != nil {
		if !slices.ContainsFunc(funcs, func(labels []string) bool { return slices.Contains(labels, m[1]) }) {
			return false
		}
	}
	return !c.dotted || !g.ofSDK(s, c.receiver)
}

func firstComponent(path string) string {
	path, _, _ = strings.Cut(path, ".")
	return strings.TrimRight(path, "?!")
}

func isSubsequence(part, whole []string) bool {
	for _, w := range whole {
		if len(part) > 0 && part[0] == w {
			part = part[1:]
		}
	}
	return len(part) == 0
}

var valueOf = `\b(?:let|var)\s+%s\s*(?::\s*(\[[^=\n]*\]|[\w.]+)|=\s*(?:try[?!]?\s+)?(?:await\s+)?([A-Z][\w.]*)\s*[(<.])`
var parameterOf = `[(,]\s*(?:\w+\s+)?%s\s*:\s*(?:inout\s+|borrowing\s+|consuming\s+|@\w+\s+|any\s+|some\s+)*(\[[^=\n]*\]|[\w.]+)`

// ofSDK reports whether the receiver of a call has a type that the snippet does not
// declare.
func (g *judgement) ofSDK(s spot, receiver string) bool {
	name := receiver
	if i := strings.IndexByte(name, '('); i >= 0 {
		name = name[:i]
	}
	name = firstComponent(name)
	if name == "" || name == "self" || name == "Self" {
		return name == "" && receiver != "" // a literal
	}
	if startsUpper(name) {
		o := g.ownerOf(s, name)
		return !o.local && o.module != ""
	}
	if name != strings.TrimRight(receiver, "?!") { // a member of a member: its type cannot be read
		return false
	}
	for _, pattern := range []string{valueOf, parameterOf} {
		for _, m := range regexp.MustCompile(fmt.Sprintf(pattern, regexp.QuoteMeta(name))).FindAllStringSubmatch(g.w.code[s.file], -1) {
			for _, t := range m[1:] {
				if t == "" {
					continue
				}
				o := g.ownerOf(s, t)
				return !o.local && o.module != ""
			}
		}
	}
	return false
}

func startsUpper(name string) bool { return name != "" && 'A' <= name[0] && name[0] <= 'Z' }

func notesMentionLabels(s spot) bool {
	for _, n := range s.Notes {
		if strings.Contains(n.ID, "label") || strings.Contains(n.ID, "missing_argument") || strings.Contains(n.ID, "extra") {
			return true
		}
	}
	return strings.Contains(s.Message, "label")
}

var inheritance = lazyregexp.New(`\b(class|struct|enum|actor|protocol|extension)\s+([A-Za-z_][\w.]*)(?:<[^>{]*>)?\s*:\s*([^{\n]+)`)
