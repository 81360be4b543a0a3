package symbols

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/swift"
)

func v(major, minor int) swift.Version { return swift.Version{Major: major, Minor: minor} }

// TestAt follows the Swift compiler's treatment of @available.
func TestAt(t *testing.T) {
	ios16 := Availability{Domain: "iOS", Introduced: v(16, 0)}
	for name, c := range map[string]struct {
		avail  []Availability
		target string
		want   Status
		by     string // domain of the record that decides
	}{
		"introduced later":                    {[]Availability{ios16}, "ios15.0", Newer, "iOS"},
		"introduced at the target":            {[]Availability{ios16}, "ios16.0", Available, "iOS"},
		"a minor version later":               {[]Availability{{Domain: "iOS", Introduced: v(17, 4)}}, "ios17.0", Newer, "iOS"},
		"another platform says nothing":       {[]Availability{{Domain: "macOS", Introduced: v(15, 0)}}, "ios13.0", Available, ""},
		"iPad is iOS":                         {[]Availability{ios16}, "ipados15.0", Newer, "iOS"},
		"domains in any case":                 {[]Availability{{Domain: "ios", Introduced: v(16, 0)}}, "ios15.0", Newer, "ios"},
		"Catalyst falls back to iOS":          {[]Availability{ios16}, "maccatalyst15.0", Newer, "iOS"},
		"Catalyst's own record counts":        {[]Availability{ios16, {Domain: "macCatalyst", Introduced: v(14, 0)}}, "maccatalyst15.0", Available, "macCatalyst"},
		"visionOS does not, without a map":    {[]Availability{ios16}, "visionos1.0", Available, ""},
		"extensions are not asked":            {[]Availability{{Domain: "iOSApplicationExtension", AlwaysUnavailable: true}}, "ios18.0", Available, ""},
		"deprecated later":                    {[]Availability{{Domain: "iOS", Introduced: v(13, 0), Deprecated: v(17, 0)}}, "ios16.0", Available, "iOS"},
		"deprecated at the target":            {[]Availability{{Domain: "iOS", Introduced: v(13, 0), Deprecated: v(17, 0)}}, "ios17.0", Deprecated, "iOS"},
		"deprecated always":                   {[]Availability{{Domain: "iOS", AlwaysDeprecated: true}}, "ios13.0", Deprecated, "iOS"},
		"deprecated everywhere":               {[]Availability{{Domain: "*", AlwaysDeprecated: true}, {Domain: "iOS", Introduced: v(13, 0)}}, "ios15.0", Deprecated, "*"},
		"newer and deprecated is newer":       {[]Availability{{Domain: "*", AlwaysDeprecated: true}, ios16}, "ios15.0", Newer, "iOS"},
		"obsoleted":                           {[]Availability{{Domain: "iOS", Introduced: v(8, 0), Deprecated: v(12, 0), Obsoleted: v(16, 0)}}, "ios16.0", Obsoleted, "iOS"},
		"obsoleted later":                     {[]Availability{{Domain: "iOS", Deprecated: v(12, 0), Obsoleted: v(16, 0)}}, "ios15.0", Deprecated, "iOS"},
		"unavailable":                         {[]Availability{{Domain: "iOS", AlwaysUnavailable: true}}, "ios18.0", Unavailable, "iOS"},
		"unavailable elsewhere":               {[]Availability{{Domain: "watchOS", AlwaysUnavailable: true}}, "ios18.0", Available, ""},
		"unavailable everywhere":              {[]Availability{{Domain: "*", AlwaysUnavailable: true}, {Domain: "iOS", Introduced: v(13, 0)}}, "ios18.0", Unavailable, "*"},
		"gone from the language":              {[]Availability{{Domain: "Swift", Obsoleted: v(5, 0)}}, "ios18.0", Obsoleted, "Swift"},
		"going from the language":             {[]Availability{{Domain: "Swift", Obsoleted: v(6, 0)}}, "ios18.0", Available, ""},
		"deprecated in the language":          {[]Availability{{Domain: "Swift", Deprecated: v(4, 2)}, {Domain: "iOS", Introduced: v(13, 0)}}, "ios18.0", Deprecated, "Swift"},
		"a record that says no version":       {[]Availability{{Domain: "iOS"}}, "ios13.0", Available, "iOS"},
		"the jump to 26 is a number":          {[]Availability{{Domain: "iOS", Introduced: v(26, 0)}}, "ios18.0", Newer, "iOS"},
		"unknown everywhere but this counts":  {nil, "ios18.0", Available, ""},
		"deprecation of *, no other platform": {[]Availability{{Domain: "*", AlwaysDeprecated: true}}, "tvos18.0", Deprecated, "*"},
	} {
		got, by := At(c.avail, target(t, c.target), true)
		domain := ""
		if by != nil {
			domain = by.Domain
		}
		if got != c.want || domain != c.by {
			t.Errorf("%s: %s by %q, want %s by %q", name, got, domain, c.want, c.by)
		}
	}
}

// TestSilence checks that in a partial module a symbol without a record is of
// unknown availability, and that records count all the same.
func TestSilence(t *testing.T) {
	ios := target(t, "ios18.0")
	for name, c := range map[string]struct {
		avail []Availability
		want  Status
	}{
		"nothing":               {nil, Unknown},
		"another platform":      {[]Availability{{Domain: "macOS", Introduced: v(10, 15)}}, Unknown},
		"deprecated everywhere": {[]Availability{{Domain: "*", AlwaysDeprecated: true}}, Deprecated},
		"the platform":          {[]Availability{{Domain: "iOS", Introduced: v(15, 0)}}, Available},
		"the language":          {[]Availability{{Domain: "Swift", Introduced: v(5, 0)}}, Unknown},
	} {
		if got, _ := At(c.avail, ios, false); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

func TestAvailabilityString(t *testing.T) {
	if got := (Availability{Domain: "iOS", Introduced: v(13, 0), Deprecated: v(15, 4), Renamed: "b"}).String(); got != "iOS 13.0, deprecated 15.4, renamed to b" {
		t.Error(got)
	}
}

// TestNewerTargetsSeeMore checks that a symbol stays available at later versions
// until it is obsoleted, and deprecated once it is.
func TestNewerTargetsSeeMore(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		version := rapid.Custom(func(r *rapid.T) swift.Version {
			return v(rapid.IntRange(0, 6).Draw(r, "major"), rapid.IntRange(0, 2).Draw(r, "minor"))
		})
		a := []Availability{{Domain: "iOS", Introduced: version.Draw(r, "introduced"), Deprecated: version.Draw(r, "deprecated"), Obsoleted: version.Draw(r, "obsoleted")}}
		rank := map[Status]int{Newer: 0, Available: 1, Deprecated: 2, Obsoleted: 3}
		last := -1
		for major := range 7 {
			for minor := range 3 {
				s, by := At(a, swift.Target{Platform: swift.IOS, Version: v(major, minor)}, true)
				if by == nil || rank[s] < last {
					r.Fatalf("%v at %d.%d is %s after rank %d", a, major, minor, s, last)
				}
				last = rank[s]
			}
		}
	})
}
