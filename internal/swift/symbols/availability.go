package symbols

import (
	"strings"

	"github.com/assay-eval/assay/internal/swift"
)

// Status is the availability of a symbol for code that must run on a target.
type Status string

// The statuses.
const (
	Unknown     Status = "unknown"     // no record, in a module where that proves nothing
	Available   Status = "available"   // at the target and later
	Newer       Status = "newer"       // introduced after the target
	Deprecated  Status = "deprecated"  // at the target already
	Obsoleted   Status = "obsoleted"   // gone at the target
	Unavailable Status = "unavailable" // not on the platform at all
)

// mode5 is the version that -swift-version 5 means in the domain Swift.
var mode5 = swift.Version{Major: 5, Minor: 10}

// At returns the status of a symbol with these records at target t in language mode
// 5, and the record that decided, nil if none did. complete means that a symbol
// without a record is always available, as in complete modules; else it is [Unknown].
//
// The record of the platform counts; macCatalyst falls back to iOS. A record of "*"
// counts for all platforms, one of "Swift" for the language mode. Records of other
// platforms and of application extensions do not count. The gravest status wins:
// unavailable, then obsoleted, newer and deprecated.
func At(avail []Availability, t swift.Target, complete bool) (Status, *Availability) {
	own := recordFor(avail, t.Domain())
	if own == nil && t.Platform == swift.MacCatalyst {
		own = recordFor(avail, "iOS")
	}
	status, by := Unknown, (*Availability)(nil)
	if complete {
		status = Available
	}
	if own != nil {
		status, by = own.statusAt(t.Version), own
	}
	for _, r := range []struct {
		domain string
		v      swift.Version
	}{{"*", swift.Version{}}, {"Swift", mode5}} {
		a := recordFor(avail, r.domain)
		if a == nil {
			continue
		}
		if s := a.statusAt(r.v); gravity[s] > gravity[status] && gravity[s] > gravity[Available] {
			status, by = s, a
		}
	}
	return status, by
}

// gravity orders statuses: the greater of two on one symbol counts.
var gravity = map[Status]int{Unknown: 0, Available: 1, Deprecated: 2, Newer: 3, Obsoleted: 4, Unavailable: 5}

func (a *Availability) statusAt(v swift.Version) Status {
	switch {
	case a.AlwaysUnavailable:
		return Unavailable
	case !a.Obsoleted.IsZero() && a.Obsoleted.Compare(v) <= 0:
		return Obsoleted
	case a.Introduced.Compare(v) > 0:
		return Newer
	case a.AlwaysDeprecated, !a.Deprecated.IsZero() && a.Deprecated.Compare(v) <= 0:
		return Deprecated
	}
	return Available
}

func recordFor(avail []Availability, domain string) *Availability {
	for i := range avail {
		if strings.EqualFold(avail[i].Domain, domain) {
			return &avail[i]
		}
	}
	return nil
}

// String formats a record: "iOS 13.0, deprecated 15.0".
func (a Availability) String() string {
	parts := []string{strings.TrimSpace(a.Domain + " " + versionText(a.Introduced))}
	for _, p := range []struct {
		word   string
		v      swift.Version
		always bool
	}{{"deprecated", a.Deprecated, a.AlwaysDeprecated}, {"obsoleted", a.Obsoleted, false}, {"unavailable", swift.Version{}, a.AlwaysUnavailable}} {
		if p.always || !p.v.IsZero() {
			parts = append(parts, strings.TrimSpace(p.word+" "+versionText(p.v)))
		}
	}
	if a.Renamed != "" {
		parts = append(parts, "renamed to "+a.Renamed)
	}
	return strings.Join(parts, ", ")
}

func versionText(v swift.Version) string {
	if v.IsZero() {
		return ""
	}
	return v.String()
}
