package main

import (
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift/symbols"
)

// factRecords returns a document for each Objective-C type of the frameworks in whole, and
// one for each framework: with its functions and constants, or all its names but members.
func factRecords(t *symbols.FactTable, whole map[string]bool) []record {
	lists := map[string][]string{}
	var out []record
	for f, members := range t.Types() {
		if members == nil || !whole[f.Framework] {
			lists[f.Framework] = append(lists[f.Framework], factText(f))
			continue
		}
		lines := []string{"import " + f.Framework, factText(f), "Members; selectors are joined, without colons:"}
		for _, m := range members {
			lines = append(lines, factText(m))
		}
		out = append(out, record{"Objective-C/" + f.Framework + "/" + f.Name, f.Name, strings.Join(lines, "\n")})
	}
	for _, framework := range slices.Sorted(maps.Keys(lists)) {
		what := "Types, functions and constants"
		if whole[framework] {
			what = "Functions and constants"
		}
		text := "import " + framework + "\n" + what + ":\n" + strings.Join(lists[framework], "\n")
		out = append(out, record{"Objective-C/" + framework, framework, text})
	}
	return out
}

// factText returns a name in Objective-C with its versions.
func factText(f symbols.Fact) string {
	text := f.Kind + " " + f.Name
	if !f.Introduced.IsZero() {
		text += " iOS " + f.Introduced.String() + "+"
	}
	if !f.Deprecated.IsZero() {
		text += ", deprecated in iOS " + f.Deprecated.String()
	}
	return text
}
