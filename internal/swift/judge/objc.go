package judge

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
)

// The compiler of Linux has no Objective-C and refuses each @objc and #selector. Its packs
// and Foundation declare the same API without them, so code compiles if @objc, @objcMembers
// and @IBOutlet are left out, #selector(METHOD) becomes a call of a function of the pack
// that takes any method, #keyPath(Type.property) a call that takes a key path, and
// @NSManaged a macro that makes a property a computed one. What the compiler then no longer
// checks is checked here: that the method of a selector is exposed to Objective-C, and that
// @objc is where it may be.

// objcWords matches what Objective-C alone needs. Group 1 is #selector and its
// parenthesis, group 2 #keyPath, group 3 @NSManaged.
var objcWords = lazyregexp.New(`@objcMembers\b|@nonobjc\b|@objc\([^()\n]*\)|@objc\b|@IBOutlet\b|(#selector\()|(#keyPath\()|(@NSManaged)\b`)

// objcBeyond matches what cannot be rewritten: optional requirements, selectors of
// accessors, key paths from self, managed functions, and names that the rewritten code
// uses.
var objcBeyond = lazyregexp.New(`\boptional\s+(?:func|var)\b|#selector\(\s*(?:getter|setter)\s*:|#keyPath\(\s*[^A-Z\s]|@NSManaged\s+(?:\w+\s+)*func\b|\b_selector\b|\b_keyPth\b|\b_NSManage\b`)

// What takes the place of #selector(, #keyPath( and @NSManaged, in as many bytes.
const (
	selectorCall = "_selector("
	keyPathCall  = "_keyPth(\\"
	managedMacro = "@_NSManage"
)

// selector is a #selector expression.
type selector struct {
	from, to int    // of the expression in its file
	name     string // of the method, without type and labels
}

// withoutObjC returns a file of the same length that needs no Objective-C, and its
// selectors. The masked text has no comments and literals.
func withoutObjC(text, masked string) (string, []selector) {
	out := []byte(text)
	var found []selector
	for _, m := range objcWords.FindAllStringSubmatchIndex(masked, -1) {
		switch {
		case m[4] >= 0:
			copy(out[m[0]:], keyPathCall)
			continue
		case m[6] >= 0:
			copy(out[m[0]:], managedMacro)
			continue
		case m[2] < 0:
			copy(out[m[0]:m[1]], strings.Repeat(" ", m[1]-m[0]))
			continue
		}
		copy(out[m[0]:], selectorCall)
		end := closeParen(masked, m[1]-1)
		found = append(found, selector{m[0], end, methodName(masked[m[1]:max(m[1], end-1)])})
	}
	return string(out), found
}

// closeParen returns the end of the parenthesis that opens at i.
func closeParen(code string, i int) int {
	depth := 0
	for ; i < len(code); i++ {
		switch code[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(code)
}

// methodName returns the name of the method that a selector names: tap for
// "Controller.tap(_:)" and "(tap as (UIButton) -> Void)"; "" if it cannot be told.
func methodName(expr string) string {
	expr = strings.TrimSpace(expr)
	for strings.HasPrefix(expr, "(") && closeParen(expr, 0) == len(expr) {
		expr = strings.TrimSpace(expr[1 : len(expr)-1])
	}
	if before, _, ok := strings.Cut(expr, " as "); ok {
		return methodName(before)
	}
	expr, _, _ = strings.Cut(expr, "(")
	name := expr[strings.LastIndexByte(expr, '.')+1:]
	if name == "" || strings.ContainsFunc(name, func(r rune) bool { return r < 0x80 && !isWord(byte(r)) }) {
		return ""
	}
	return name
}

// rewriteObjC takes Objective-C out of the files that are compiled, if the compiler lacks
// it and the rewritten code can be judged.
func (w *work) rewriteObjC() []string {
	texts := make([]string, len(w.snippet.Files))
	for i, f := range w.snippet.Files {
		texts[i] = f.Text
	}
	if w.j.tc.Mac || w.packs.Modules[foundationGap].Name == "" || !w.seesFoundation() ||
		slices.ContainsFunc(w.code, w.isBeyondObjC) || !slices.ContainsFunc(w.code, objcWords.MatchString) {
		return texts
	}
	w.objc = true
	for i := range texts {
		var found []selector
		texts[i], found = withoutObjC(texts[i], w.code[i])
		w.selectors = append(w.selectors, found)
	}
	return texts
}

// isBeyondObjC reports whether masked code has something of Objective-C that cannot be
// rewritten. A key path of a type of the code is left to a compiler that knows whether the
// property is exposed, and @NSManaged to one that knows Core Data.
func (w *work) isBeyondObjC(code string) bool {
	if objcBeyond.MatchString(code) || strings.Contains(code, "@NSManaged") && !slices.Contains(w.written, "CoreData") {
		return true
	}
	for _, m := range keyPathRoot.FindAllStringSubmatch(code, -1) {
		if slices.ContainsFunc(w.code, func(c string) bool {
			return slices.ContainsFunc(declaresType.FindAllStringSubmatch(c, -1), func(d []string) bool { return d[1] == m[1] })
		}) {
			return true
		}
	}
	return false
}

var keyPathRoot = lazyregexp.New(`#keyPath\(\s*(\w+)`)

// foundationGap is the module of a pack that declares stand-ins for features that the compiler or
// its macros lack: #selector, and evaluate in predicates.
const foundationGap = "AssayGapFoundation"

// inSelector reports whether an error lies in a selector.
func (g *judgement) inSelector(s spot) bool {
	if !g.w.objc || s.file < 0 {
		return false
	}
	at := byteOffset(g.w.code[s.file], s.Line, s.Column)
	return slices.ContainsFunc(g.w.selectors[s.file], func(l selector) bool { return l.from <= at && at < l.to })
}

// judgeSelectorError judges an error in a selector that is not about a missing name: a
// reference to a method follows other rules than its selector.
func (g *judgement) judgeSelectorError(s spot) {
	f := g.newFinding(s, Compile, Unknown, ClassToolchain)
	f.Reason = "Objective-C is off in the compiler of Linux"
	g.addFinding(s, f)
}

// method is a function that the code declares.
type method struct {
	file    int
	before  string // attributes and modifiers
	scope   scope
	outer   *scope // the type or extension, nil if none
	exposed bool   // to Objective-C
}

var (
	objcMark = lazyregexp.New(`@objc\b`)
	// markedProperty matches a property marked @objc; group 1 is its type.
	markedProperty = lazyregexp.New(`@objc\b(?:\([^()\n]*\))?\s+(?:\w+(?:\(set\))?\s+)*(?:var|let)\s+\w+\s*:\s*([^\n={]+)`)
	// optionalNumber matches an optional that Objective-C lacks.
	optionalNumber = lazyregexp.New(`\b(?:U?Int\d*|Double|Float|Bool|CGFloat|TimeInterval)\?`)
	exposes        = lazyregexp.New(`@objc\b|@IBAction\b|@IBSegueAction\b|\boverride\b`)
	// attributesOnly matches a line that holds nothing but attributes and modifiers.
	attributesOnly = lazyregexp.New(`^\s*(?:(?:@\w+(?:\([^()]*\))?|private|fileprivate|internal|public|open|package|final|static|class|nonisolated|dynamic|override|mutating|required|convenience|unowned|weak|lazy)\s*)+$`)
)

// textBefore returns the attributes and modifiers before the declaration at offset at.
func textBefore(code string, at int) string {
	start := strings.LastIndexAny(code[:at], "\n;{}") + 1
	for start > 0 && code[start-1] == '\n' {
		line := strings.LastIndexByte(code[:start-1], '\n') + 1
		if !attributesOnly.MatchString(code[line : start-1]) {
			break
		}
		start = line
	}
	return code[start:at]
}

// listMethods returns the functions that the code declares.
func (g *judgement) listMethods() []method {
	members := map[string]bool{} // classes whose members are exposed
	for file, scopes := range g.local.scopes {
		for _, s := range scopes {
			if s.kind == "class" && strings.Contains(textBefore(g.w.code[file], s.at), "@objcMembers") {
				members[s.path] = true
			}
		}
	}
	var out []method
	for file, scopes := range g.local.scopes {
		for i, s := range scopes {
			if s.kind != "func" {
				continue
			}
			m := method{file: file, scope: s, before: textBefore(g.w.code[file], s.at)}
			m.exposed = exposes.MatchString(m.before)
			for _, outer := range slices.Backward(scopes[:i]) { // the innermost scope around it
				if outer.from <= s.at && s.at < outer.to {
					m.outer = &outer
					m.exposed = m.exposed || members[outer.path] ||
						outer.kind == "extension" && objcMark.MatchString(textBefore(g.w.code[file], outer.at))
					break
				}
			}
			out = append(out, m)
		}
	}
	return out
}

// judgeObjC checks what the compiler cannot check without Objective-C.
func (g *judgement) judgeObjC() {
	if !g.w.objc {
		return
	}
	methods := g.listMethods()
	for _, m := range methods {
		if objcMark.MatchString(m.before) {
			g.judgeMarked(&m)
		}
	}
	for file, code := range g.w.code {
		for _, m := range markedProperty.FindAllStringSubmatchIndex(code, -1) {
			g.judgeRepresented(file, m[0], code[m[2]:m[3]])
		}
	}
	for file, list := range g.w.selectors {
		for _, l := range list {
			g.judgeSelector(file, l, methods)
		}
	}
}

// judgeMarked judges the place and the parameters of a function that is marked @objc.
func (g *judgement) judgeMarked(m *method) {
	if m.outer == nil || g.isValueType(m.outer) {
		g.addFinding(g.spotOf(m.file, m.scope.at), g.objcFinding(m.file, m.scope.at, Fail, "invalid_objc_decl_context",
			"'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes"))
		return
	}
	g.judgeRepresented(m.file, m.scope.at, m.scope.header)
}

// judgeRepresented notes that the types of a declaration marked @objc may be beyond
// Objective-C.
func (g *judgement) judgeRepresented(file, at int, types string) {
	name := optionalNumber.FindString(types)
	if i := slices.IndexFunc(typeWord.FindAllString(types, -1), func(t string) bool { return g.valueTypes()[t] }); i >= 0 {
		name = typeWord.FindAllString(types, -1)[i]
	}
	if name == "" {
		return
	}
	f := g.objcFinding(file, at, Unknown, "", "")
	f.Reason = fmt.Sprintf("whether Objective-C can represent %s is not checked here", name)
	g.addFinding(g.spotOf(file, at), f)
}

// isValueType reports whether a scope is a struct or enum of the code, or its extension.
func (g *judgement) isValueType(s *scope) bool {
	return s.kind == "struct" || s.kind == "enum" || s.kind == "extension" && g.valueTypes()[s.name]
}

// valueTypes returns the names of the structs and enums that the code declares, and of no
// class.
func (g *judgement) valueTypes() map[string]bool {
	out := map[string]bool{}
	for _, scopes := range g.local.scopes {
		for _, s := range scopes {
			if s.kind == "struct" || s.kind == "enum" {
				out[s.name] = true
			}
		}
	}
	for _, scopes := range g.local.scopes {
		for _, s := range scopes {
			if s.kind == "class" || s.kind == "actor" {
				delete(out, s.name)
			}
		}
	}
	return out
}

// judgeSelector fails a selector of a method of the code that is not exposed to
// Objective-C. A requirement of a protocol of Objective-C is exposed by itself, so that
// methods which may be one stay unjudged.
func (g *judgement) judgeSelector(file int, l selector, methods []method) {
	named := slices.DeleteFunc(slices.Clone(methods), func(m method) bool { return m.scope.name != l.name })
	if len(named) == 0 || slices.ContainsFunc(named, func(m method) bool { return m.exposed || m.outer == nil || g.mayBeWitness(&m) }) {
		return
	}
	g.addFinding(g.spotOf(file, l.from), g.objcFinding(file, l.from, Fail, "expr_selector_not_objc",
		fmt.Sprintf("argument of '#selector' refers to method '%s' that is not exposed to Objective-C", l.name)))
}

// mayBeWitness reports whether a method may implement a requirement of a protocol of
// Objective-C: it has parameters, and its type conforms to some protocol of a framework.
func (g *judgement) mayBeWitness(m *method) bool {
	if l, ok := parameterLabels(m.scope.header); !ok || len(l) == 0 {
		return false
	}
	for _, scopes := range g.local.scopes {
		for _, s := range scopes {
			if s.path == m.outer.path && inherits.MatchString(s.header) {
				return true
			}
		}
	}
	return false
}

// inherits matches the header of a type that names a protocol by the names that protocols
// of Objective-C have.
var inherits = lazyregexp.New(`[:,]\s*(?:@\w+\s+)*\w*(?:Delegate|DataSource|Prefetching|Observer|Handler|Target|Client|Updating|Configuration|Responding)\b`)

func (g *judgement) spotOf(file, at int) spot {
	line, column := placeOf(g.w.code[file], at)
	return spot{Diagnostic: swift.Diagnostic{Severity: "error", Line: line, Column: column}, file: file}
}

func (g *judgement) objcFinding(file, at int, verdict, id, message string) Finding {
	class := ClassTypes
	if verdict == Unknown {
		class = ClassToolchain
	}
	f := g.newFinding(g.spotOf(file, at), Compile, verdict, class)
	f.ID, f.Message = id, message
	return f
}

// placeOf returns the line and column, both from 1, of an offset.
func placeOf(text string, at int) (line, column int) {
	before := text[:at]
	return strings.Count(before, "\n") + 1, at - strings.LastIndexByte(before, '\n')
}
