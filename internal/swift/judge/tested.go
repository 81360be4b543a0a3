package judge

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/pack"
)

// Tests import the module that they test with @testable. It is the user's own, and the
// answer seldom holds it. Without the import the compiler goes on and checks the rest of the
// code, and what it then misses may be in that module: a name, a label, a conformance, an
// overload. Such findings are unknown. Syntax, availability, deprecation and control flow do
// not depend on the module, so faults of these still fail.

// testableImport matches an import with @testable. Group 1 is the module.
var testableImport = lazyregexp.New(`(?m)^[ \t]*(?:@\w+(?:\([^)\n]*\))?\s+)*@testable\s+(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+(?:(?:typealias|struct|class|enum|protocol|let|var|func|actor)[ \t]+)?([A-Za-z_]\w*)(?:\.\w+)*`)

// leaveOutTested removes from the files the @testable imports at which an attempt stopped,
// if the judge does not know their modules. It reports whether it removed any.
func (w *work) leaveOutTested(a *attempt) (bool, error) {
	missing := map[string]bool{}
	for _, d := range a.result.Errors() {
		if m := quotes.FindStringSubmatch(d.Message); d.ID == "sema_no_import" && m != nil {
			name, _, _ := strings.Cut(m[1], ".")
			missing[name] = !w.knowsModule(name)
		}
	}
	removed := false
	for i, code := range w.code {
		for _, m := range testableImport.FindAllStringSubmatchIndex(code, -1) {
			name := code[m[2]:m[3]]
			if !missing[name] {
				continue
			}
			if err := w.blankOut(i, m[0], m[1]); err != nil {
				return false, err
			}
			removed = true
			if !slices.Contains(w.tested, name) {
				w.tested = append(w.tested, name)
			}
			w.written = slices.DeleteFunc(w.written, func(m string) bool { return m == name })
		}
	}
	return removed, nil
}

// blankOut replaces a part of a file by spaces, on disk and in the masked code.
func (w *work) blankOut(file, from, to int) error {
	path := filepath.Join(w.dir, w.names[file])
	text, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("judge Swift: %w", err)
	}
	code := []byte(w.code[file])
	for i := from; i < to; i++ {
		if code[i] != '\n' {
			code[i], text[i] = ' ', ' '
		}
	}
	w.code[file] = string(code)
	if err := os.WriteFile(path, text, 0o644); err != nil {
		return fmt.Errorf("judge Swift: %w", err)
	}
	return nil
}

// knowsModule reports whether a module that does not load is one that the SDK, the toolchain,
// a pack or the package should have.
func (w *work) knowsModule(name string) bool {
	return name == hiddenGlibc || frameworks[name] || complete[name] || corelibs[name] || len(w.packs.Names()[name]) > 0 || w.snippet.Module.has(name) ||
		slices.ContainsFunc(w.packs.Failed, func(p pack.Failure) bool { return p.Module == name })
}

// excuseTested makes a failure unknown if the module under test, which is missing, may have
// what the code lacks.
func (g *judgement) excuseTested(s spot, f *Finding) bool {
	if len(g.w.tested) == 0 || firm[s.ID] {
		return false
	}
	switch f.Class {
	case ClassSyntax, ClassDirective, ClassNoModule, ClassAvailable, ClassDeprecated, ClassTopLevel:
		return false
	}
	f.Verdict, f.Class = Unknown, ClassUnstubbed
	f.Reason = fmt.Sprintf("it may come from %s, the module under test, which the code imports with @testable and does not contain", strings.Join(g.w.tested, " or "))
	return true
}

// tooOld describes what code needs that the toolchain lacks.
func (g *judgement) tooOld(since swift.Version) string {
	v := g.w.j.tc.Version
	return fmt.Sprintf("needs Swift %s or later; this judge compiles with %d.%d.%d", since, v.Major, v.Minor, v.Patch)
}
