package judge

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/indexstore"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// readLabels returns the argument labels of all symbols of the index, by the last
// components of their paths without labels. Initializers are listed under their type:
// "Data.init".
func (j *Judge) readLabels() map[string]map[string]bool {
	all := map[string]map[string]bool{}
	if j.config.Index == nil {
		return all
	}
	for i := range j.config.Index.Len() {
		path := j.config.Index.At(i).Path
		before, list, ok := strings.Cut(strings.TrimSuffix(path, ")"), "(")
		if !ok {
			continue
		}
		key := baseName(path)
		if key == "init" {
			key = baseName(strings.TrimSuffix(before, ".init")) + ".init"
		}
		if all[key] == nil {
			all[key] = map[string]bool{}
		}
		for label := range strings.SplitSeq(list, ":") {
			all[key][label] = true
		}
	}
	return all
}

// noSuchLabel reports whether a call has a label that no symbol of its name has in any
// type.
func (j *Judge) noSuchLabel(c call) bool {
	if j.config.Index == nil || !c.read {
		return false
	}
	labels := j.labels()
	known := labels[c.name]
	if inits := labels[c.name+".init"]; inits != nil {
		known = inits
	}
	return known != nil && slices.ContainsFunc(c.labels, func(l string) bool { return l != "_" && !known[l] })
}

func (j *Judge) modulesOf(name string, t swift.Target) []string {
	if j.config.Index == nil || name == "" {
		return nil
	}
	var out []string
	for _, s := range j.config.Index.On(t).ByPath(name) {
		if !slices.Contains(out, s.Module) {
			out = append(out, s.Module)
		}
	}
	return out
}

// knownToApple reports whether Apple's SDK is known to have a name, so that its
// absence here proves nothing. in is the type that should have it; "" for an
// unqualified name.
func knownToApple(name, in string) bool {
	if gapNames[baseName(name)] {
		return true
	}
	if in != "" {
		name = in + "." + baseName(name)
	}
	_, ok := symbols.Facts().Lookup(name)
	return ok
}

// frameworkOf returns the module that declares a name at its top level, or "" if
// unknown.
func (j *Judge) frameworkOf(name string, t swift.Target) string {
	if fact, ok := symbols.Facts().Lookup(name); ok && fact.Framework != "" {
		return fact.Framework
	}
	modules := append(j.modulesOf(name, t), "")
	return cmp.Or(elsewhere[name], modules[0])
}

// elsewhere has names that code often uses without their import.
var elsewhere = map[string]string{
	"ObservableObject": "Combine", "Published": "Combine", "AnyCancellable": "Combine", "PassthroughSubject": "Combine",
	"CurrentValueSubject": "Combine", "Publisher": "Combine", "AnyPublisher": "Combine", "Just": "Combine",
	"Observable": "Observation", "ObservationIgnored": "Observation", "Mutex": "Synchronization", "Atomic": "Synchronization",
	"View": "SwiftUI", "Text": "SwiftUI", "State": "SwiftUI", "Binding": "SwiftUI", "Environment": "SwiftUI", "Color": "SwiftUI",
	"Model": "SwiftData", "ModelContext": "SwiftData", "Query": "SwiftData", "AppIntent": "AppIntents", "Widget": "WidgetKit",
	"Logger": "os", "OSAllocatedUnfairLock": "os", "UIImage": "UIKit", "UIColor": "UIKit", "UIView": "UIKit", "NSImage": "AppKit",
}

// countReferences counts references and looks up their availability. Where the
// compiler has no record of a symbol, Apple's facts can become a finding.
func (g *judgement) countReferences() {
	var index *symbols.Index
	if g.w.j.config.Index != nil {
		index = g.w.j.config.Index.On(g.w.snippet.Target)
	}
	type seenKey struct {
		file, line, column int
		usr                string
	}
	seen := map[seenKey]bool{}
	for i := range g.attempt.index {
		o := &g.attempt.index[i]
		file, here := g.attempt.files[o.File]
		if !here || !o.Roles.Is(indexstore.Reference) || isLocal(o.Symbol.USR) || o.Symbol.USR == "" || isAccessor(o.Symbol.USR) {
			continue
		}
		k := seenKey{file, o.Line, o.Column, o.Symbol.USR}
		if seen[k] {
			continue
		}
		seen[k] = true
		g.report.References++
		if o.Roles.Is(indexstore.Implicit) {
			continue
		}
		g.report.Explicit++
		if index == nil {
			continue
		}
		sym, ok := index.ByUSR(o.Symbol.USR)
		if !ok {
			continue
		}
		g.checkFact(file, o, sym)
	}
}

// checkFact checks a reference without an availability record against Apple's iOS
// headers.
func (g *judgement) checkFact(file int, o *indexstore.Occurrence, sym symbols.Symbol) {
	target := g.w.snippet.Target
	status, _ := symbols.At(sym.Availability, target, !symbols.Partial(sym.Module))
	if status != symbols.Unknown {
		g.noteConflict(sym, status)
		return
	}
	if !symbols.Partial(sym.Module) {
		return
	}
	known := false
	if target.Platform == swift.IOS {
		// The kinds must agree: a property is not the method of that name.
		if fact, ok := symbols.FactOf(g.w.j.config.Index, sym); ok {
			known = true
			g.judgeByFact(file, o, sym, fact)
		}
	}
	if low, ok := corelibsFloor[target.Platform]; !known && (!ok || target.Version.Compare(low) < 0) && !isOld(sym, target) {
		g.report.UnknownAvailability++
	}
}

// oldest has the lowest versions that packs are written for.
var oldest = map[swift.Platform]swift.Version{
	swift.IOS: {Major: 13}, swift.MacOS: {Major: 10, Minor: 15}, swift.WatchOS: {Major: 6}, swift.TVOS: {Major: 13},
}

// oldNames has types and other names of Foundation that no header of Apple's declares, since
// Swift adds them or C defines them, and that came, with all members that Linux has, before
// the versions of oldest.
var oldNames = wordSet(`Error.localizedDescription NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey NSLocalizedRecoverySuggestionErrorKey
	NSUnderlyingErrorKey NSURLErrorDomain NSCocoaErrorDomain NSLocalizedString NSNotification.Name Notification CharacterSet URLRequest StringProtocol
	DateFormatter.Style NumberFormatter.Style DateComponentsFormatter.UnitsStyle String.init(format: String.init(contentsOf: String.init(contentsOfFile:
	String.localizedStringWithFormat`)

// isOld reports whether all versions that can be judged have a symbol of Linux's Foundation or
// Dispatch.
func isOld(sym symbols.Symbol, t swift.Target) bool {
	if low, ok := oldest[t.Platform]; !ok || t.Version.Compare(low) < 0 {
		return false
	}
	if sym.Module == "Dispatch" { // all of it is
		return true
	}
	for i, c := range sym.Path {
		switch {
		case c == '.' || c == '(':
			if oldNames[sym.Path[:i]] {
				return true
			}
		case c == ':':
			return oldNames[sym.Path[:i+1]]
		}
	}
	return oldNames[sym.Path]
}

func (g *judgement) judgeByFact(file int, o *indexstore.Occurrence, sym symbols.Symbol, fact symbols.Fact) {
	target := g.w.snippet.Target
	at := spot{file: file}
	at.Line, at.Column = o.Line, o.Column
	status := symbols.Available
	switch {
	case fact.Introduced.Compare(target.Version) > 0:
		status = symbols.Newer
		f := g.newFinding(at, Availability, Unknown, ClassFacts)
		f.Name, f.USR, f.Module, f.Scope = sym.Path, sym.USR, sym.Module, "sdk"
		f.Availability = fmt.Sprintf("iOS %s by Apple's header of %s", fact.Introduced, fact.Name)
		f.Reason = fmt.Sprintf("%s came with iOS %s; whether the code asks for that first was not checked", sym.Path, fact.Introduced)
		g.addFinding(at, f)
	case !fact.Deprecated.IsZero() && fact.Deprecated.Compare(target.Version) <= 0:
		status = symbols.Deprecated
		f := g.newFinding(at, NoDeprecated, Fail, ClassDeprecated)
		f.Name, f.USR, f.Module, f.Scope = sym.Path, sym.USR, sym.Module, "sdk"
		f.Message = fmt.Sprintf("'%s' was deprecated in iOS %s", sym.Path, fact.Deprecated)
		f.Availability = fmt.Sprintf("deprecated in iOS %s by Apple's header of %s", fact.Deprecated, fact.Name)
		f.Renamed = fact.Message
		g.addAdvice(&f)
		g.addFinding(at, f)
	}
	g.noteConflict(sym, status)
}

// corelibsFloor has the versions from which Apple's platforms have everything
// that Foundation on Linux declares without availability. A test checks that none
// of its names that Apple's headers know is newer.
var corelibsFloor = map[swift.Platform]swift.Version{
	swift.IOS: {Major: 15}, swift.MacOS: {Major: 12}, swift.WatchOS: {Major: 8}, swift.TVOS: {Major: 15}, swift.MacCatalyst: {Major: 15},
}

func isAccessor(usr string) bool {
	return strings.HasPrefix(usr, "s:") && (strings.HasSuffix(usr, "vg") || strings.HasSuffix(usr, "vs") || strings.HasSuffix(usr, "ig") || strings.HasSuffix(usr, "is"))
}
