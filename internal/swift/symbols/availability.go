package symbols

import (
	"strings"

	"github.com/assay-eval/assay/internal/swift"
)

// Status is what a symbol is for code that must run on a target.
type Status string

// The statuses.
const (
	Unknown     Status = "unknown"     // nothing is said, and silence means nothing here
	Available   Status = "available"   // at the target and later
	Newer       Status = "newer"       // introduced after the target
	Deprecated  Status = "deprecated"  // at the target already
	Obsoleted   Status = "obsoleted"   // gone at the target
	Unavailable Status = "unavailable" // never there on the platform
)

// At is the status, for code whose lowest version of the platform is that of t,
// of a symbol with these records, and the record that decided, nil where none
// did. Complete says that silence means "always there", as it does in complete
// modules; else it means [Unknown].
func At(avail []Availability, t swift.Target, complete bool) (Status, *Availability) {
	return Question{Target: t, Complete: complete}.At(avail)
}

// Question is for whom a status is asked.
type Question struct {
	Target   swift.Target
	Language swift.Version // language mode; zero is that of -swift-version 5
	Complete bool          // of the symbol's module, see [Module]
	// ToIOS maps visionOS versions to those of iOS, as an SDK's SDKSettings.json
	// does. Without it visionOS has its own records only.
	ToIOS func(visionOS swift.Version) (swift.Version, bool)
}

// mode5 is what -swift-version 5 means in the domain Swift.
var mode5 = swift.Version{Major: 5, Minor: 10}

// At is the status of a symbol with these records, and the record that decided.
//
// The record of the platform counts; macCatalyst falls back to iOS, and so does
// visionOS where versions can be mapped. A record of "*" counts for all
// platforms, one of "Swift" for the language mode. Those of other platforms and of
// application extensions say nothing. What is unavailable in one respect is so,
// whatever the others say; then come obsoleted, newer and deprecated.
func (q Question) At(avail []Availability) (Status, *Availability) {
	language := q.Language
	if language.IsZero() || language == (swift.Version{Major: 5}) {
		language = mode5
	}
	version := q.Target.Version
	own := recordFor(avail, q.Target.Domain())
	if own == nil && q.Target.Platform == swift.MacCatalyst {
		own = recordFor(avail, "iOS")
	}
	if own == nil && q.Target.Platform == swift.VisionOS && q.ToIOS != nil {
		if v, ok := q.ToIOS(version); ok {
			own, version = recordFor(avail, "iOS"), v
		}
	}
	status, by := Unknown, (*Availability)(nil)
	if q.Complete {
		status = Available
	}
	if own != nil {
		status, by = own.statusAt(version), own
	}
	for _, r := range []struct {
		domain string
		v      swift.Version
	}{{"*", swift.Version{}}, {"Swift", language}} {
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

// gravity says which of two statuses of one symbol counts.
var gravity = map[Status]int{Unknown: 0, Available: 1, Deprecated: 2, Newer: 3, Obsoleted: 4, Unavailable: 5}

// statusAt is the status of one record at a version of its domain.
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
	default:
		return Available
	}
}

// recordFor is the one for a domain; nil if there is none.
func recordFor(avail []Availability, domain string) *Availability {
	for i := range avail {
		if strings.EqualFold(avail[i].Domain, domain) {
			return &avail[i]
		}
	}
	return nil
}

// String is a record as people write it: "iOS 13.0, deprecated 15.0".
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
