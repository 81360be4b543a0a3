package judge

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/indexstore"
	"github.com/assay-eval/assay/internal/swift/pack"
)

type judgement struct {
	w       *work
	attempt *attempt
	report  *Report
	local   declared
	partial []string // modules of partial packs that the snippet sees
	stubs   bool     // the snippet sees stub modules of any framework
	apple   bool     // the snippet sees Foundation or a framework, which may add members
	byLine  map[[2]int][]*indexstore.Occurrence
	syntax  map[[2]int]bool // files and lines that -parse rejects
	parser  []spot          // its errors
	gap     bool            // an error is excused as a gap of ours; others may follow from it
	errors  int             // number of findings that are errors, not warnings
	failed  map[[2]int]bool // file and line of errors about symbols
	stopped string          // why only the imports were judged

	newerSpans [][]newerSpan     // syntax of a newer Swift, by file; see findNewerSyntax
	newerFrom  map[int]newerSpan // by file, the first of it over which the parser stumbled
}

func (w *work) newJudgement(a *attempt, r *Report) *judgement {
	g := &judgement{w: w, attempt: a, report: r, local: findDeclarations(w.code...), byLine: map[[2]int][]*indexstore.Occurrence{},
		syntax: map[[2]int]bool{}, failed: map[[2]int]bool{}}
	for m := range w.packs.Reach(slices.Concat(w.written, w.implicitImports())...) {
		if p, ok := w.packs.Modules[m]; ok && p.Kind != pack.Gap {
			g.stubs = true
			if !p.Complete {
				g.partial = append(g.partial, m)
			}
		}
	}
	slices.Sort(g.partial)
	g.apple = len(g.partial) > 0 || g.stubs || w.seesFoundation() || slices.ContainsFunc(w.written, func(m string) bool { return corelibs[m] })
	for i := range a.index {
		o := &a.index[i]
		if f, ok := a.files[o.File]; ok {
			k := [2]int{f, o.Line}
			g.byLine[k] = append(g.byLine[k], o)
		}
	}
	return g
}

// spot is a diagnostic with its place in the written code.
type spot struct {
	swift.Diagnostic
	file   int // -1 without a place
	macro  bool
	quoted []string
}

// collectSpots returns the distinct diagnostics in source order.
func (g *judgement) collectSpots() []spot {
	var out []spot
	type key struct {
		file, line, column int
		id, message        string
	}
	seen := map[key]bool{}
	for _, d := range g.attempt.result.Diagnostics {
		d.Message = strings.ReplaceAll(d.Message, queryAlias, "Query")
		s := spot{Diagnostic: d, file: -1}
		if f, ok := g.attempt.files[d.File]; ok {
			s.file = f
		} else {
			s.macro = d.File != ""
			for _, n := range d.Notes {
				if f, ok := g.attempt.files[n.File]; ok && (n.ID == "in_macro_expansion" || s.file < 0) {
					s.file, s.Line, s.Column = f, n.Line, n.Column
					if n.ID == "in_macro_expansion" {
						break
					}
				}
			}
			if s.file < 0 {
				s.Line, s.Column = 0, 0
			}
		}
		k := key{s.file, s.Line, s.Column, s.ID, s.Message}
		if seen[k] {
			continue
		}
		seen[k] = true
		for _, m := range quotes.FindAllStringSubmatch(sugared.ReplaceAllString(s.Message, "'$1'"), -1) {
			s.quoted = append(s.quoted, m[1])
		}
		out = append(out, s)
	}
	slices.SortStableFunc(out, func(a, b spot) int {
		return cmp.Or(cmp.Compare(boolInt(a.file < 0), boolInt(b.file < 0)), cmp.Compare(a.file, b.file), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
	return out
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// sugared matches a type printed by an alias with the type that it stands for.
var sugared = lazyregexp.New(`'[^']*' \(aka '([^']*)'\)`)

var quotes = lazyregexp.New(`'((?:[^']|'[a-z])*?)'`)

func (g *judgement) newFinding(s spot, c Criterion, verdict, class string) Finding {
	f := Finding{Criterion: c, Verdict: verdict, Class: class, Line: s.Line, Column: s.Column, ID: s.ID, Message: s.Message, Backend: g.report.Backend}
	if s.file >= 0 {
		f.File = g.fileName(s.file)
	}
	return f
}

func (g *judgement) fileName(file int) string {
	return cmp.Or(g.w.snippet.Files[file].Name, g.w.names[file])
}

func (g *judgement) addFinding(s spot, f Finding) {
	if f.Verdict != Fail || !g.excuseTested(s, &f) && !g.excuseXCTest(s, &f) && !g.excusePreview(s, &f) {
		g.excuseNewer(s, &f)
	}
	if !slices.ContainsFunc(g.report.Findings, func(old Finding) bool { return repeatsFinding(old, f) }) {
		g.report.Findings = append(g.report.Findings, f)
	}
	if s.Severity != "error" {
		return // nothing follows from a warning
	}
	g.errors++
	if s.file >= 0 && (f.Criterion == SymbolExists || f.Verdict == Unknown) {
		g.failed[[2]int{s.file, s.Line}] = true
	}
	if f.Verdict == Unknown {
		g.gap = true
	}
}

// repeatsFinding reports whether f repeats old: for the same name at the same
// place or, where neither has a place, in the same words.
func repeatsFinding(old, f Finding) bool {
	if old.Criterion != f.Criterion || old.File != f.File || old.Line != f.Line || old.Column != f.Column || old.Name != f.Name {
		return false
	}
	if f.Line == 0 {
		return old.ID == f.ID && old.Message == f.Message && old.Verdict == f.Verdict
	}
	return old.ID == f.ID || old.Verdict == Fail
}

// classifyDiagnostics turns diagnostics into findings. It judges symbols first
// because other errors may follow from them.
func (g *judgement) classifyDiagnostics() {
	var rest []spot
	for _, s := range g.parser { // the run itself may have crashed on these
		g.addFinding(s, g.newFinding(s, Compile, Fail, ClassSyntax))
	}
	for _, s := range g.collectSpots() {
		switch {
		case s.Severity == "warning" && deprecated[s.ID]:
			g.judgeDeprecation(s)
		case s.Severity != "error":
		case s.ID == "sema_no_import" || s.ID == "sema_no_import_target" || s.ID == "serialization_missing_dependencies":
			g.judgeImport(s)
		case s.file < 0:
			g.judgeForeignError(s)
		case g.syntax[[2]int{s.file, s.Line}]:
			g.addFinding(s, g.newFinding(s, Compile, Fail, ClassSyntax))
		case topLevelIDs[s.ID]:
			rest = append(rest, s)
		case missing[s.ID]:
			g.judgeMissing(s)
		case g.inSelector(s):
			g.judgeSelectorError(s)
		case labels[s.ID]:
			if !g.judgeLabels(s) {
				rest = append(rest, s)
			}
		case s.ID == "cannot_infer_contextual_keypath_type_specify_root":
			if !g.judgeEnvironmentKey(s) {
				rest = append(rest, s)
			}
		case newer[s.ID]:
			g.judgeAvailability(s)
		default:
			rest = append(rest, s)
		}
	}
	for _, s := range rest {
		g.judgeOther(s)
	}
	g.excuseOpenTypes()
	sortFindings(g.report.Findings)
}

func sortFindings(fs []Finding) {
	slices.SortStableFunc(fs, func(a, b Finding) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column), cmp.Compare(a.Criterion, b.Criterion))
	})
}

// judgeImport judges an import of a module that is missing here. The compiler
// stops at one.
func (g *judgement) judgeImport(s spot) {
	name := ""
	if len(s.quoted) > 0 {
		name, _, _ = strings.Cut(s.quoted[0], ".")
	}
	if name == hiddenGlibc {
		name = "Glibc"
		s.Message = strings.ReplaceAll(s.Message, hiddenGlibc, name)
	}
	g.stopped = fmt.Sprintf("the compiler stops at import %s", name)
	f := g.newFinding(s, SymbolExists, Unknown, ClassUnstubbed)
	f.Name, f.Module, f.Scope = name, name, "sdk"
	failed := slices.IndexFunc(g.w.packs.Failed, func(p pack.Failure) bool { return p.Module == name })
	switch {
	case name == "Glibc":
		f.Verdict, f.Class, f.Reason = Fail, ClassNoModule, "it is the C library of Linux; Apple's is Darwin"
	case failed >= 0:
		f.Reason = fmt.Sprintf("the stub module %s does not compile with this toolchain: %s", name, g.w.packs.Failed[failed].Reason)
	case len(g.namesOf(name)) > 0:
		f.Reason = fmt.Sprintf("a pack lists the names of %s, and none has its declarations", name)
	case frameworks[name]:
		f.Reason = fmt.Sprintf("%s is in Apple's SDK, and neither this toolchain nor a pack has it", name)
	case complete[name] || corelibs[name]:
		f.Class, f.Reason = ClassToolchain, fmt.Sprintf("%s belongs to the toolchain, which does not have it for this target: install it again", name)
	case newerTables().packages[name] != "":
		f.Reason = fmt.Sprintf("%s is a module of the package %s, which is not here", name, newerTables().packages[name])
	default:
		f.Verdict, f.Class = Fail, ClassNoModule
		f.Reason = "no SDK has a module of this name"
	}
	g.addFinding(s, f)
}

// judgeForeignError judges an error outside the snippet's files: in a module, in
// a header, in the compiler's cache, or without a place. It does not show that
// the code is at fault, so it never fails.
func (g *judgement) judgeForeignError(s spot) {
	f := g.newFinding(s, Compile, Unknown, ClassToolchain)
	f.Reason = "the error is in no file of the code"
	if s.Diagnostic.File != "" {
		f.Reason += ", but in " + filepath.Base(s.Diagnostic.File)
	}
	if s.macro && strings.HasPrefix(filepath.Base(s.Diagnostic.File), "@__swiftmacro") {
		f.Class, f.Reason = ClassMacro, "the error is in what a macro makes, and no use of it is named"
	} else if strings.HasPrefix(s.ID, "serialization_") || len(g.byLine) == 0 {
		// A module that does not load stops the compiler before it checks the
		// code.
		g.stopped = cmp.Or(g.stopped, "the compiler stopped before the code: "+s.Message)
	}
	g.addFinding(s, f)
}

func (g *judgement) judgeDeprecation(s spot) {
	if strings.HasSuffix(s.Message, standsForEvaluate) {
		g.judgeStandIn(s)
		return
	}
	f := g.newFinding(s, NoDeprecated, Fail, ClassDeprecated)
	g.fillSymbol(&f, s)
	if g.isOwn(f.USR) || f.USR == "" && g.local.members[baseName(f.Name)] {
		return // declared by the snippet
	}
	f.Scope = "sdk"
	f.Availability = s.Message
	if !g.judgeForeignDeprecation(s, &f) {
		return
	}
	g.addAdvice(&f)
	g.addFinding(s, f)
}

func (g *judgement) judgeAvailability(s spot) {
	g.nameEvaluate(&s)
	f := g.newFinding(s, Availability, Fail, ClassAvailable)
	g.fillSymbol(&f, s)
	f.Scope, f.Availability = "sdk", s.Message
	for _, n := range s.Notes {
		if n.ID == "availability_marked_unavailable" || n.ID == "availability_obsoleted" || n.ID == "availability_introduced_in_version" {
			f.Availability += "; " + n.Message
			if _, here := g.attempt.files[n.File]; here {
				f.Scope = "local"
			}
		}
	}
	if g.isOwn(f.USR) {
		f.Scope = "local"
	}
	switch {
	case s.ID == "availability_query_required_for_platform" || f.Scope == "local" && strings.Contains(s.ID, "unavailable"):
		f.Criterion, f.Class, f.Scope = Compile, ClassLocal, "local"
	case strings.Contains(f.Availability, "swift-corelibs-foundation") || strings.Contains(f.Availability, "Linux") || strings.Contains(s.ID, "unavailable") && rewritten[moduleOf(f.USR)]:
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "unavailable in the Foundation of Linux only"
	}
	g.addAdvice(&f)
	g.addFinding(s, f)
}

var renamedTo = lazyregexp.New(`(?:renamed to|replaced by|[Uu]se) '([^']+)'`)

func (g *judgement) fillSymbol(f *Finding, s spot) {
	if len(s.quoted) > 0 {
		f.Name = s.quoted[0]
	}
	if m := renamedTo.FindStringSubmatch(s.Message); m != nil {
		f.Renamed = m[1]
	}
	if o := g.nearestOccurrence(s, f.Name); o != nil {
		f.USR, f.Module = o.Symbol.USR, moduleOf(o.Symbol.USR)
		if f.Name == "" {
			f.Name = o.Symbol.Name
		}
	}
}

func baseName(name string) string {
	name, _, _ = strings.Cut(name, "(")
	return name[strings.LastIndex(name, ".")+1:]
}

// nearestOccurrence returns the occurrence nearest to a spot, with the given name
// unless name is "".
func (g *judgement) nearestOccurrence(s spot, name string) *indexstore.Occurrence {
	var best *indexstore.Occurrence
	for _, o := range g.byLine[[2]int{s.file, s.Line}] {
		if name != "" && baseName(o.Symbol.Name) != baseName(name) {
			continue
		}
		if best == nil || columnDistance(o, s) < columnDistance(best, s) {
			best = o
		}
	}
	return best
}

// columnDistance returns twice the distance in columns, and one more for a declaration.
func columnDistance(o *indexstore.Occurrence, s spot) int {
	d := 2 * max(o.Column-s.Column, s.Column-o.Column)
	if !o.Roles.Is(indexstore.Reference) {
		d++
	}
	return d
}

func (g *judgement) judgeOther(s spot) {
	switch {
	case objcOff[s.ID]:
		f := g.newFinding(s, Compile, Unknown, ClassToolchain)
		f.Reason = "Objective-C is off in the compiler of Linux"
		g.addFinding(s, f)
		return
	case strings.HasPrefix(s.ID, "external_macro") || s.ID == "macro_definition_unsupported":
		f := g.newFinding(s, Compile, Unknown, ClassMacro)
		if len(s.quoted) > 0 {
			f.Name = s.quoted[len(s.quoted)-1]
		}
		f.Reason = "the macro has no implementation here"
		g.addFinding(s, f)
		return
	}
	if (knockOn[s.ID] || strings.HasPrefix(s.ID, "cannot_infer_")) && g.errors > 0 || g.failed[[2]int{s.file, s.Line}] {
		return // follows from another finding
	}
	f := g.newFinding(s, Compile, Fail, compileClass(s.ID))
	if !firm[s.ID] {
		g.excuseFailure(s, &f)
	}
	g.addFinding(s, f)
}

func compileClass(id string) string {
	switch {
	case id == "pound_error":
		return ClassDirective
	case id == "expression_too_complex":
		return ClassTime
	case topLevelIDs[id]:
		return ClassTopLevel
	case isConcurrency(id):
		return ClassConcurrency
	}
	return ClassTypes
}

// stubDoubtIDs are the errors of inference that stub modules can cause.
var stubDoubtIDs = wordSet(`unbound_generic_parameter type_of_expression_is_ambiguous failed_to_produce_diagnostic`)

// excuseFailure makes a failure unknown if the toolchain, a stub or a partial pack may
// have caused it.
func (g *judgement) excuseFailure(s spot, f *Finding) {
	class := f.Class
	switch {
	case s.ID == "bridged_error" && (strings.Contains(s.Message, "macro 'Predicate'") || strings.Contains(s.Message, "macro 'Expression'")):
		f.Verdict, f.Class, f.Reason = Unknown, ClassMacro, "Apple's macro of this name may allow what the toolchain's does not"
	case isAmbiguity(s.ID) && g.foreignCandidates(s):
		// For example CGFloat / Int in a function that returns a Double: right on
		// a Mac, ambiguous on Linux.
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "the candidates are not the code's own, and Apple has others"
	case class == ClassTypes && g.callsC(s):
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "the C library of Linux stands for Apple's, whose types differ"
	case class == ClassTypes && !effects.MatchString(s.ID) && !ownership.MatchString(s.ID) && g.restsOnCorelibs(s):
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's declaration of the symbol may differ from that of Linux"
	case g.gap:
		f.Verdict, f.Class, f.Reason = Unknown, ClassKnockOn, "it may follow from what is unknown above"
	default:
		g.excuseForPacks(s, f)
	}
}

// excuseForPacks makes a failure unknown if a stub or a partial pack may have caused it.
func (g *judgement) excuseForPacks(s spot, f *Finding) {
	class := f.Class
	switch {
	case g.stubs && class == ClassTime:
		f.Verdict, f.Reason = Unknown, "how long an expression takes depends on all overloads, and stub modules have others than the SDK"
	case g.stubs && (isAmbiguity(s.ID) || stubDoubtIDs[s.ID] || class == ClassConcurrency):
		f.Verdict, f.Class, f.Reason = Unknown, ClassStub, "stub modules cannot tell ambiguity, inference and isolation as the SDK does"
	case len(g.partial) > 0 && class == ClassTypes && (strings.HasSuffix(s.ID, "_does_not_override") || g.touchesPartial(s) || g.namesPartial(s)):
		f.Verdict, f.Class, f.Reason = Unknown, ClassPartial, fmt.Sprintf("the pack holds a part of %s only", strings.Join(g.partial, ", "))
	}
}

// callsC reports whether an error names a type of C, or its line refers to a declaration of
// C. The only C here is in Linux's libraries.
func (g *judgement) callsC(s spot) bool {
	if g.w.j.tc.Mac {
		return false
	}
	return sugaredC.MatchString(s.Message) || slices.ContainsFunc(g.byLine[[2]int{s.file, s.Line}], func(o *indexstore.Occurrence) bool {
		return strings.HasPrefix(o.Symbol.USR, "c:") && !strings.HasPrefix(o.Symbol.USR, "c:@M@")
	})
}

// foreignCandidates reports whether notes locate the candidates of an ambiguity outside
// the code.
func (g *judgement) foreignCandidates(s spot) bool {
	return slices.ContainsFunc(s.Notes, func(n swift.Diagnostic) bool { return n.File != "" && n.File != s.File })
}

var typeWord = lazyregexp.New(`\b[A-Z][\w.]*`)

// namesPartial reports whether an error mentions an opaque type, or a type that neither
// the snippet nor a complete module declares. Such an error may be due to a partial
// pack.
func (g *judgement) namesPartial(s spot) bool {
	for _, q := range s.quoted {
		if strings.Contains(q, "some ") || strings.Contains(q, "@") {
			return true
		}
		for _, name := range typeWord.FindAllString(q, -1) {
			if o := g.ownerOf(s, name); !o.local && !complete[o.module] && !corelibs[o.module] && name != "Any" && name != "Self" {
				return true
			}
		}
	}
	return false
}

// touchesPartial reports whether a type error may come from a gap of a partial
// pack: the index has a symbol of such a module near it, or no symbol at all.
func (g *judgement) touchesPartial(s spot) bool {
	if s.file < 0 {
		return true
	}
	any := false
	for line := s.Line - 2; line <= s.Line+2; line++ {
		for _, o := range g.byLine[[2]int{s.file, line}] {
			any = any || line == s.Line
			if slices.Contains(g.partial, moduleOf(o.Symbol.USR)) {
				return true
			}
		}
	}
	return !any
}
