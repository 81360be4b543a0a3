package symbols

import (
	"fmt"
	"slices"
	"strings"
)

// canaries are names that everybody uses. If the index has one of their modules but
// not the name, the index is wrong about that module.
var canaries = []Canary{
	{Path: "Array", Modules: []string{"Swift"}},
	{Path: "Sequence.map(_:)", Modules: []string{"Swift"}},
	{Path: "String.count", Modules: []string{"Swift"}},
	{Path: "Result.get", Modules: []string{"Swift"}},
	{Path: "Task", Modules: []string{"_Concurrency"}},
	{Path: "Task.sleep(for:tolerance:clock:)", Modules: []string{"_Concurrency"}},
	{Path: "MainActor", Modules: []string{"_Concurrency"}},
	{Path: "AsyncStream", Modules: []string{"_Concurrency"}},
	{Path: "Observable", Modules: []string{"Observation"}},
	{Path: "ObservationRegistrar", Modules: []string{"Observation"}},
	{Path: "Regex", Modules: []string{"_StringProcessing"}},
	{Path: "Reference", Modules: []string{"RegexBuilder"}},
	{Path: "Mutex", Modules: []string{"Synchronization"}},
	{Path: "URL", Modules: []string{"FoundationEssentials", "Foundation"}},
	{Path: "Date.now", Modules: []string{"FoundationEssentials", "Foundation"}},
	{Path: "NotificationCenter", Modules: []string{"Foundation"}},
	{Path: "URLSession", Modules: []string{"FoundationNetworking", "Foundation"}},
	{Path: "DispatchQueue", Modules: []string{"Dispatch"}},
	{Path: "View", Modules: []string{"SwiftUICore", "SwiftUI"}},
	{Path: "NavigationStack", Modules: []string{"SwiftUI"}},
	{Path: "ModelContext", Modules: []string{"SwiftData"}},
	{Path: "Widget", Modules: []string{"WidgetKit", "SwiftUI"}},
	{Path: "TimelineProvider", Modules: []string{"WidgetKit"}},
	{Path: "AppIntent", Modules: []string{"AppIntents"}},
	{Path: "Publisher", Modules: []string{"Combine"}},
	{Path: "UIView", Modules: []string{"UIKit"}},
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
		c.Found = x.findCanary(c, packed)
		out = append(out, c)
	}
	return out
}

func (x *Index) findCanary(c Canary, packed []string) Found {
	covered := NotCovered
	for _, home := range c.Modules {
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
	for _, s := range x.ByPath(c.Path) {
		if slices.Contains(c.Modules, s.Module) {
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
