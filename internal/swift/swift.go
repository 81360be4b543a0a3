// Package swift finds a Swift toolchain, runs its frontend on a snippet and
// parses its diagnostics. It knows targets, versions and diagnostics, not suites
// or trials, and it never runs the code that it is given.
//
// The packages below it read the compiler's index (indexstore), know the symbols
// of an SDK (symbols), supply modules that Linux lacks (pack), and derive
// verdicts from all of these (judge).
package swift

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
)

// Version is a version of a platform, an SDK or the language. Missing parts are
// 0.
type Version struct {
	Major int `json:"major"`
	Minor int `json:"minor,omitempty"`
	Patch int `json:"patch,omitempty"`
}

// ParseVersion parses "6", "6.0" or "6.0.3".
func ParseVersion(s string) (Version, error) {
	var v Version
	parts := strings.Split(s, ".")
	if len(parts) > 3 {
		return v, fmt.Errorf("read version %q: more than three parts", s)
	}
	for i, p := range parts {
		n, err := strconv.ParseUint(p, 10, 31)
		if err != nil {
			return Version{}, fmt.Errorf("read version %q: %q is not a number", s, p)
		}
		*[]*int{&v.Major, &v.Minor, &v.Patch}[i] = int(n)
	}
	return v, nil
}

// Compare returns -1, 0 or 1 as v is before, equal to or after w.
func (v Version) Compare(w Version) int {
	return cmp.Or(cmp.Compare(v.Major, w.Major), cmp.Compare(v.Minor, w.Minor), cmp.Compare(v.Patch, w.Patch))
}

// IsZero reports whether the version is unset.
func (v Version) IsZero() bool { return v == Version{} }

// String formats v with two parts, or three if the last is not 0.
func (v Version) String() string {
	if v.Patch != 0 {
		return fmt.Sprintf("%d.%d.%d", v.Major, v.Minor, v.Patch)
	}
	return fmt.Sprintf("%d.%d", v.Major, v.Minor)
}

// Platform is an Apple platform, as tasks spell it.
type Platform string

// The platforms that code can be asked for.
const (
	IOS         Platform = "ios"
	MacOS       Platform = "macos"
	WatchOS     Platform = "watchos"
	TVOS        Platform = "tvos"
	VisionOS    Platform = "visionos"
	MacCatalyst Platform = "maccatalyst"
)

// platforms has the other spellings of each platform.
var platforms = map[Platform]struct{ domain, triple, folder string }{
	IOS:         {"iOS", "arm64-apple-ios%s", "iphoneos"},
	MacOS:       {"macOS", "arm64-apple-macosx%s", "macosx"},
	WatchOS:     {"watchOS", "arm64-apple-watchos%s", "watchos"},
	TVOS:        {"tvOS", "arm64-apple-tvos%s", "appletvos"},
	VisionOS:    {"visionOS", "arm64-apple-xros%s", "xros"},
	MacCatalyst: {"macCatalyst", "arm64-apple-ios%s-macabi", "maccatalyst"},
}

// Target is the platform and the lowest version of it that code must run on.
type Target struct {
	Platform Platform `json:"platform"`
	Version  Version  `json:"version"`
}

// ParseTarget parses a platform and version such as "ios18.0" or "macos15.0";
// "ipados" is "ios".
func ParseTarget(s string) (Target, error) {
	i := strings.IndexAny(s, "0123456789")
	if i <= 0 {
		return Target{}, fmt.Errorf("read target %q: want a platform and a version, such as ios18.0", s)
	}
	name := Platform(strings.ToLower(s[:i]))
	if name == "ipados" {
		name = IOS
	}
	if _, ok := platforms[name]; !ok {
		return Target{}, fmt.Errorf("read target %q: unknown platform %q (want ios, ipados, macos, watchos, tvos, visionos or maccatalyst)", s, s[:i])
	}
	v, err := ParseVersion(s[i:])
	if err != nil {
		return Target{}, fmt.Errorf("read target %q: %w", s, err)
	}
	return Target{name, v}, nil
}

// String formats t as ParseTarget parses it.
func (t Target) String() string { return string(t.Platform) + t.Version.String() }

// Triple returns the argument of -target.
func (t Target) Triple() string { return fmt.Sprintf(platforms[t.Platform].triple, t.Version) }

// Domain returns the platform's name in @available and in symbol graphs, such as
// iOS.
func (t Target) Domain() string { return platforms[t.Platform].domain }

// Folder returns the name of the platform's folder of modules in a resource
// folder.
func (t Target) Folder() string { return platforms[t.Platform].folder }
