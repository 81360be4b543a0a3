package stub

import (
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

var generic = lazyregexp.New(`<[^<>]*>`)

func (r *renderer) targetName(l relationship) string {
	if t := r.byUSR[l.Target]; t != nil {
		return strings.Join(t.Path, ".")
	}
	return l.Fallback
}

// writeConformances writes each conformance as a separate extension, so that one can be
// dropped without its type.
func (r *renderer) writeConformances() {
	done := map[string]bool{}
	for _, l := range r.g.links {
		if l.Kind != "conformsTo" {
			continue
		}
		proto, source := r.targetName(l), r.byUSR[l.Source]
		if proto == "" || proto == "Swift.Escapable" || proto == "Swift.Copyable" && (source == nil || !suppressed.MatchString(source.text())) {
			continue
		}
		var name, attr string
		var more []string
		switch {
		case source != nil && (!IsNominal(source.kind()) || source.kind() == "protocol"):
			continue // a protocol's own text has its parents
		case source != nil:
			name, attr, more = strings.Join(source.Path, "."), availableAttributes(source.Availability), r.suppressedClauses(source, l.Constraints)
		default:
			if name = foreign[l.Source]; name == "" {
				name = r.nameOf(l.Source)
			}
		}
		if name == "" || done[name+" : "+proto] {
			continue
		}
		done[name+" : "+proto] = true
		if proto == "Swift.Sendable" || proto == "Swift.BitwiseCopyable" {
			proto = "@unchecked " + proto
			if strings.HasSuffix(proto, "BitwiseCopyable") {
				proto = "Swift.BitwiseCopyable"
			}
		}
		text := fmt.Sprintf("%sextension %s : %s%s {}", attr, name, proto, whereClause(l.Constraints, more...))
		r.out.addLine(&line{spellings: []string{text, strings.Replace(text, " : ", " : @retroactive ", 1)}, kind: conformanceLine, what: name + " : " + proto})
	}
}

var foreign = map[string]string{"s:SS": "Swift.String", "s:Si": "Swift.Int", "s:Su": "Swift.UInt", "s:Sd": "Swift.Double", "s:Sf": "Swift.Float", "s:Sb": "Swift.Bool",
	"s:Sa": "Swift.Array", "s:SD": "Swift.Dictionary", "s:Sh": "Swift.Set", "s:Sq": "Swift.Optional", "s:SP": "Swift.UnsafePointer", "s:Sp": "Swift.UnsafeMutablePointer",
	"s:SV": "Swift.UnsafeRawPointer", "s:Sv": "Swift.UnsafeMutableRawPointer", "s:SR": "Swift.UnsafeBufferPointer", "s:Sr": "Swift.UnsafeMutableBufferPointer",
	"s:SW": "Swift.UnsafeRawBufferPointer", "s:Sw": "Swift.UnsafeMutableRawBufferPointer", "s:SJ": "Swift.Character", "s:Ss": "Swift.Substring", "s:SN": "Swift.ClosedRange",
	"s:Sn": "Swift.Range", "s:SO": "Swift.ObjectIdentifier", "s:SA": "Swift.AutoreleasingUnsafeMutablePointer"}

func (r *renderer) nameOf(usr string) string {
	readable := r.demangled[usr]
	if readable == "" || strings.ContainsAny(readable, " <(:") {
		return ""
	}
	return readable
}
