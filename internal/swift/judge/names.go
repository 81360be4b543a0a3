package judge

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// missing judges a name that the compiler does not find.
func (g *judgement) missing(s spot) {
	f := g.finding(s, SymbolExists, Fail, ClassMissing)
	f.Scope = "sdk"
	f.Name, f.Base = wanted(s)
	name := f.Name
	if s.macro {
		name = strings.TrimPrefix(name, "build_") // how #Predicate spells members
	}
	if knockOnName(s) && len(g.report.Findings) > 0 { // alone it is how members of dynamic lookup are missed
		return
	}
	var o owner
	switch {
	case s.ID == "no_member_of_module":
		f.Module = f.Base
	case f.Base != "":
		o = g.owner(f.Base)
		f.Module = o.module
	}
	switch {
	case o.local:
		// What the code's own type inherits or is extended by may be the SDK's.
		f.Criterion, f.Class, f.Scope = Compile, ClassLocal, "local"
		if sup := g.inheritsSDK(o.name); sup != "" {
			f.Criterion, f.Class, f.Scope = SymbolExists, ClassMissing, "sdk"
			f.Module = g.owner(sup).module
			g.sdkMember(&f, name, g.owner(sup))
		}
	case f.Base == "":
		g.bare(&f, name)
	default:
		g.sdkMember(&f, name, o)
	}
	g.add(s, f)
}

// wanted reads from a diagnostic the name that was not found, and the type or
// module in which it was looked for.
func wanted(s spot) (name, in string) {
	q := s.quoted
	at := func(i int) string {
		if i < len(q) {
			return q[i]
		}
		return ""
	}
	switch s.ID {
	case "could_not_find_value_dynamic_member", "could_not_find_value_dynamic_member_corrected":
		if len(q) > 2 {
			return at(1), at(2)
		}
		return at(1), at(0)
	case "could_not_find_value_member", "could_not_find_value_member_corrected", "could_not_find_type_member", "could_not_find_type_member_corrected",
		"could_not_find_enum_case", "could_not_find_subscript_member_did_you_mean":
		return at(1), at(0)
	case "could_not_find_value_subscript":
		return "subscript", at(0)
	case "no_member_of_module":
		return at(1), at(0)
	case "invalid_member_type", "invalid_member_type_suggest":
		return at(0), at(len(q) - 1)
	}
	return at(0), ""
}

// knockOnName reports whether a missing name follows from another fault.
func knockOnName(s spot) bool {
	return s.ID == "unresolved_member_no_inference" && strings.Contains(s.Message, "without a contextual type")
}

// bare judges an unqualified name that is nowhere to be found.
func (g *judgement) bare(f *Finding, name string) {
	name = strings.TrimPrefix(name, "@")
	if g.local.types[name] || g.local.members[name] {
		f.Criterion, f.Class, f.Scope = Compile, ClassLocal, "local"
		return
	}
	if len(g.partial) > 0 {
		f.Verdict, f.Class, f.Reason = Unknown, ClassPartial, fmt.Sprintf("the pack holds a part of %s only", strings.Join(g.partial, ", "))
		return
	}
	if frame := g.w.j.frameworkOf(name, g.w.snippet.Target); frame != "" && !g.sees(frame) {
		f.Criterion, f.Class, f.Scope, f.Module = Compile, "missing_import", "sdk", frame
		f.Reason = fmt.Sprintf("it is in %s, which is not imported", frame)
		return
	}
	if g.apple && g.w.j.knownToApple(name, "") {
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's SDK has this name, the Foundation of Linux has not"
		return
	}
	f.Reason = "neither the code nor any module declares it"
}

// sees reports whether the snippet's imports give it a framework's names.
func (g *judgement) sees(frame string) bool {
	return slices.Contains(g.w.written, frame) || g.apple && exportedByFoundation[frame]
}

// exportedByFoundation are the modules that import Foundation gives on Apple's platforms.
var exportedByFoundation = set(`Foundation CoreFoundation CoreGraphics Dispatch ObjectiveC Darwin Security CoreServices XPC IOKit System Swift
	_Concurrency _StringProcessing FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML CFNetwork MachO`)

// sdkMember judges a member that a type of the SDK lacks, as far as is known here.
func (g *judgement) sdkMember(f *Finding, name string, o owner) {
	switch p, ok := g.w.packs.Module(o.module); {
	case ok && p.Kind != "gap" && !p.Complete:
		f.Verdict, f.Class, f.Reason = Unknown, ClassPartial, fmt.Sprintf("the pack holds a part of %s only", o.module)
	case ok && p.Kind != "gap":
	case complete[o.module]:
		if g.apple && gapNames[base(name)] {
			f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's frameworks may add it to this type"
		}
	case corelibs[o.module] || ok:
		if g.w.j.knownToApple(name, o.name) {
			f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's SDK has this name, the Foundation of Linux has not, or has it elsewhere"
		} else {
			f.Reason = "no module here and no header of Apple's has this name"
		}
	case len(g.partial) > 0:
		f.Verdict, f.Class, f.Reason = Unknown, ClassPartial, fmt.Sprintf("the pack holds a part of %s only", strings.Join(g.partial, ", "))
	case g.apple && g.w.j.knownToApple(name, o.name):
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's SDK has this name"
	}
}

// inheritsSDK gives what a local type inherits from that is not local, "" for none.
func (g *judgement) inheritsSDK(name string) string {
	first, _, _ := strings.Cut(name, ".")
	for _, code := range g.w.code {
		for _, m := range inheritance.FindAllStringSubmatch(code, -1) {
			if m[2] != first && m[2] != name {
				continue
			}
			for part := range strings.SplitSeq(m[3], ",") {
				sup := strings.TrimSpace(part)
				sup, _, _ = strings.Cut(sup, " where ")
				if n := nominal(sup); n != "" && !g.local.types[n] && !plainProtocols[n] {
					return n
				}
			}
		}
	}
	return ""
}

// plainProtocols give a type nothing that code would ask it for by name.
var plainProtocols = set(`Sendable Hashable Equatable Codable Decodable Encodable Error Identifiable CaseIterable Comparable Copyable
	CustomStringConvertible CustomDebugStringConvertible Actor AnyObject BitwiseCopyable String Int Int8 Int16 Int32 Int64 UInt8 UInt16
	UInt32 UInt64 UInt Double Float Character LocalizedError RawRepresentable ExpressibleByStringLiteral`)

// labels judges a call whose full name does not exist. It reports false where the
// labels fit and the types do not.
func (g *judgement) labels(s spot) bool {
	if someOverload[s.ID] && !labelNotes(s) {
		return false
	}
	f := g.finding(s, SymbolExists, Fail, ClassLabels)
	f.Scope = "sdk"
	name := ""
	if s.file >= 0 {
		code := g.w.code[s.file]
		name = callee(code, place(code, s.Line, s.Column))
	}
	if name == "" && len(s.quoted) > 0 {
		name = base(s.quoted[len(s.quoted)-1])
	}
	f.Name = name
	if o := g.occurrence(s, name); o != nil {
		f.USR, f.Module = o.Symbol.USR, moduleOf(o.Symbol.USR)
	}
	local := isLocal(f.USR)
	for _, n := range s.Notes {
		if _, here := g.attempt.files[n.File]; here && n.ID != "in_macro_expansion" {
			local = true
		}
		if m, _, ok := strings.Cut(n.File, "."); ok && f.Module == "" && g.isModule(m) {
			f.Module, f.Base = m, strings.TrimPrefix(n.File[len(m):], ".")
		}
	}
	if f.USR == "" && (g.local.types[name] || g.local.members[name] && !s.macro || name == "init" && g.local.inits || name == "self" || name == "super") {
		local = true
	}
	if local {
		f.Criterion, f.Class, f.Scope = Compile, ClassLocal, "local"
		g.add(s, f)
		return true
	}
	switch {
	case len(g.partial) > 0 && (f.Module == "" || slices.Contains(g.partial, f.Module)):
		f.Verdict, f.Class, f.Reason = Unknown, ClassPartial, fmt.Sprintf("the pack holds a part of %s only", strings.Join(g.partial, ", "))
	case g.apple && (f.Module == "" || !complete[f.Module]) && gapNames[name]:
		f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's SDK may have this overload"
	}
	g.add(s, f)
	return true
}

// labelNotes reports whether the notes of a failed overload speak of labels.
func labelNotes(s spot) bool {
	for _, n := range s.Notes {
		if strings.Contains(n.ID, "label") || strings.Contains(n.ID, "missing_argument") || strings.Contains(n.ID, "extra") {
			return true
		}
	}
	return strings.Contains(s.Message, "label")
}

var inheritance = regexp.MustCompile(`\b(class|struct|enum|actor|protocol|extension)\s+([A-Za-z_][\w.]*)(?:<[^>{]*>)?\s*:\s*([^{\n]+)`)
