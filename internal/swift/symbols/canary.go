package symbols

import (
	"fmt"
	"slices"
	"strings"
)

// canary is a name that everybody uses. If the index has its module but not the
// name, the index is wrong about that module.
type canary struct {
	path  string
	homes []string // modules that may declare it, depending on the SDK
}

var canaries = []canary{
	{"Array", []string{"Swift"}},
	{"Sequence.map(_:)", []string{"Swift"}},
	{"String.count", []string{"Swift"}},
	{"Result.get", []string{"Swift"}},
	{"Task", []string{"_Concurrency"}},
	{"Task.sleep(for:tolerance:clock:)", []string{"_Concurrency"}},
	{"MainActor", []string{"_Concurrency"}},
	{"AsyncStream", []string{"_Concurrency"}},
	{"Observable", []string{"Observation"}},
	{"ObservationRegistrar", []string{"Observation"}},
	{"Regex", []string{"_StringProcessing"}},
	{"Reference", []string{"RegexBuilder"}},
	{"Mutex", []string{"Synchronization"}},
	{"URL", []string{"FoundationEssentials", "Foundation"}},
	{"Date.now", []string{"FoundationEssentials", "Foundation"}},
	{"NotificationCenter", []string{"Foundation"}},
	{"URLSession", []string{"FoundationNetworking", "Foundation"}},
	{"DispatchQueue", []string{"Dispatch"}},
	{"View", []string{"SwiftUICore", "SwiftUI"}},
	{"NavigationStack", []string{"SwiftUI"}},
	{"ModelContext", []string{"SwiftData"}},
	{"Widget", []string{"WidgetKit", "SwiftUI"}},
	{"TimelineProvider", []string{"WidgetKit"}},
	{"AppIntent", []string{"AppIntents"}},
	{"Publisher", []string{"Combine"}},
	{"UIView", []string{"UIKit"}},
}

// Found is the outcome of the search for a canary.
type Found string

// The outcomes.
const (
	There      Found = "found"
	Lost       Found = "missing"     // the index has its module, but not the name
	InPack     Found = "in a pack"   // only a pack has its module
	NotCovered Found = "not covered" // neither the index nor a pack has its module
)

// Canary is a name that everybody uses, with the outcome of its search.
type Canary struct {
	Path    string   `json:"path"`
	Modules []string `json:"modules"` // that may declare it
	Found   Found    `json:"found"`
}

// Canaries looks for the names that everybody uses. packed are the modules that
// packs supply.
func (x *Index) Canaries(packed ...string) []Canary {
	var out []Canary
	for _, c := range canaries {
		out = append(out, Canary{c.path, c.homes, x.findCanary(c, packed)})
	}
	return out
}

func (x *Index) findCanary(c canary, packed []string) Found {
	covered := NotCovered
	for _, home := range c.homes {
		if slices.Contains(packed, home) && covered == NotCovered {
			covered = InPack
		}
		if _, ok := x.Module(home); ok {
			covered = Lost
		}
	}
	if covered != Lost {
		return covered
	}
	for _, s := range x.ByPath(c.path) {
		if slices.Contains(c.homes, s.Module) {
			return There
		}
	}
	return Lost
}

// Verify returns the problems of the index, each with its remedy; none if scoring
// may begin.
func (x *Index) Verify() []string {
	var out []string
	for _, c := range x.Canaries() {
		if c.Found == Lost {
			out = append(out, fmt.Sprintf("%s is not in the symbol index, though module %s is: build it again with `%s --out %s`",
				c.Path, strings.Join(x.presentModules(c.Modules), " or "), Command, x.file))
		}
	}
	return out
}

func (x *Index) presentModules(modules []string) []string {
	return slices.DeleteFunc(slices.Clone(modules), func(m string) bool {
		_, ok := x.Module(m)
		return !ok
	})
}
