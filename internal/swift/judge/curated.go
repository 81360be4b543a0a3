package judge

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// MapEntry is an entry of the curated map: the replacement for a deprecated
// symbol. The SDK, not the map, decides which symbols are deprecated at a target.
type MapEntry struct {
	Key         string `json:"key"` // USR, or path such as "NSKeyedUnarchiver.unarchiveObject(with:)"
	Module      string `json:"module"`
	Alternative string `json:"alternative"`
	// DeprecatedSince has a version for each platform; it is empty if Apple has
	// only announced the deprecation.
	DeprecatedSince map[string]string `json:"deprecated_since"`
	Reason          string            `json:"reason"`
	FirstAddedToMap string            `json:"first_added_to_map"` // date
}

//go:embed map.json
var mapJSON []byte

// curated holds the entries by key and, for messages without a type, by last name.
var curated = sync.OnceValue(func() (m struct {
	entries []MapEntry
	byKey   map[string]*MapEntry
	byName  map[string][]*MapEntry
}) {
	if err := json.Unmarshal(mapJSON, &m.entries); err != nil {
		panic(fmt.Sprintf("read the curated map: %v", err)) // it is embedded and a test reads it
	}
	m.byKey, m.byName = map[string]*MapEntry{}, map[string][]*MapEntry{}
	for i := range m.entries {
		e := &m.entries[i]
		m.byKey[e.Key] = e
		name := memberName(e.Key)
		m.byName[name] = append(m.byName[name], e)
	}
	return m
})

func memberName(path string) string {
	head, _, _ := strings.Cut(path, "(")
	return path[strings.LastIndex(head, ".")+1:]
}

func (g *judgement) addAdvice(f *Finding) {
	if e := g.curatedFor(f); e != nil {
		f.Alternative = e.Alternative
	}
}

// curatedFor returns the entry for a symbol by USR, by path, or by name and module if only one fits.
func (g *judgement) curatedFor(f *Finding) *MapEntry {
	m := curated()
	if e := m.byKey[f.USR]; e != nil && f.USR != "" {
		return e
	}
	if x := g.w.j.config.Index; x != nil && f.USR != "" {
		if s, ok := x.ByUSR(f.USR); ok {
			if e := m.byKey[s.Path]; e != nil {
				return e
			}
		}
	}
	if e := m.byKey[f.Name]; e != nil {
		return e
	}
	module := f.Module
	switch es := m.byName[f.Name]; {
	case len(es) != 1:
	case es[0].Module == module || corelibs[module] && corelibs[es[0].Module] || module == "SwiftUICore" && es[0].Module == "SwiftUI" || module == "":
		return es[0]
	}
	return nil
}

func (g *judgement) noteConflict(sym symbols.Symbol, status symbols.Status) {
	e := cmp.Or(curated().byKey[sym.USR], curated().byKey[sym.Path])
	if e == nil {
		return
	}
	t := g.w.snippet.Target
	since, err := swift.ParseVersion(e.DeprecatedSince[string(t.Platform)])
	says := err == nil && since.Compare(t.Version) <= 0
	knows := status == symbols.Deprecated
	if says == knows || status == symbols.Unknown {
		return
	}
	line := fmt.Sprintf("the curated map has %s deprecated since %s %s; the SDK says %s at %s", e.Key, t.Domain(), e.DeprecatedSince[string(t.Platform)], status, t)
	if !slices.Contains(g.report.Conflicts, line) {
		g.report.Conflicts = append(g.report.Conflicts, line)
	}
}
