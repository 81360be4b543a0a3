package symbols

import (
	"fmt"
	"slices"
	"strings"
)

// canaries lists common names with the modules that may declare them. An index that has
// one of these modules but not the name is wrong about that module.
var canaries = []struct{ paths, modules string }{
	{"Array Sequence.map(_:) String.count Result.get", "Swift"},
	{"Task Task.sleep(for:tolerance:clock:) MainActor AsyncStream", "_Concurrency"},
	{"Observable ObservationRegistrar", "Observation"},
	{"Regex", "_StringProcessing"},
	{"Reference", "RegexBuilder"},
	{"Mutex", "Synchronization"},
	{"URL Date.now", "FoundationEssentials Foundation"},
	{"NotificationCenter", "Foundation"},
	{"URLSession", "FoundationNetworking Foundation"},
	{"DispatchQueue", "Dispatch"},
	{"View", "SwiftUICore SwiftUI"},
	{"NavigationStack", "SwiftUI"},
	{"ModelContext", "SwiftData"},
	{"Widget", "WidgetKit SwiftUI"},
	{"TimelineProvider", "WidgetKit"},
	{"AppIntent", "AppIntents"},
	{"Publisher", "Combine"},
	{"UIView", "UIKit"},
}

// Found is the outcome of the search for a canary.
type Found string

// The outcomes.
const (
	There      Found = "found"
	Lost       Found = "missing"     // the index has its module, but not the name
	NotCovered Found = "not covered" // the index has none of the modules
)

// Canary is a name that everybody uses, with the outcome of its search.
type Canary struct {
	Path    string   `json:"path"`
	Modules []string `json:"modules"` // that may declare it
	Found   Found    `json:"found"`
}

// Canaries looks up common names.
func (x *Index) Canaries() []Canary {
	var out []Canary
	for _, c := range canaries {
		modules := strings.Fields(c.modules)
		for path := range strings.FieldsSeq(c.paths) {
			found := Lost
			if !slices.ContainsFunc(modules, x.hasModule) {
				found = NotCovered
			} else if slices.ContainsFunc(x.ByPath(path), func(s Symbol) bool { return slices.Contains(modules, s.Module) }) {
				found = There
			}
			out = append(out, Canary{path, modules, found})
		}
	}
	return out
}

func (x *Index) hasModule(name string) bool {
	_, ok := x.Module(name)
	return ok
}

// Verify returns the problems of the index, each with its remedy; none if scoring
// may begin.
func (x *Index) Verify() []string {
	var out []string
	for _, c := range x.Canaries() {
		if c.Found == Lost {
			present := slices.DeleteFunc(slices.Clone(c.Modules), func(m string) bool { return !x.hasModule(m) })
			out = append(out, fmt.Sprintf("%s is not in the symbol index, though module %s is: build it again with `%s --output %s`",
				c.Path, strings.Join(present, " or "), Command, x.file))
		}
	}
	return out
}
