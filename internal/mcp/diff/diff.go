// Package diff compares two versions of an MCP server: its tools, its instructions, and
// its answers to the same calls.
//
// A change is breaking if a previously valid call may now fail, or if an answer may now
// have content that its readers do not expect; see [Schemas]. Removing a tool is
// breaking; adding or reordering tools is compatible. Changes of texts, such as
// descriptions, are a separate class: they break no call but may change the behavior of
// a model.
package diff

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/seal"
)

// Class is the effect of a change on calls.
type Class string

// Classes, worst first.
const (
	Breaking   Class = "breaking"
	Compatible Class = "compatible"
	Words      Class = "words" // of text that models read
)

// Change is one difference between two tools.
type Change struct {
	Class Class  `json:"class"`
	Place string `json:"place"` // for example "argument filter.tags[]" or "description"
	Text  string `json:"text"`
	Old   string `json:"old,omitempty"`
	New   string `json:"new,omitempty"`
}

// ToolChange is a tool in both versions that differs.
type ToolChange struct {
	Tool    string   `json:"tool"`
	Was     string   `json:"was,omitempty"` // likely former name
	Changes []Change `json:"changes"`
}

// Side describes one of the two servers.
type Side struct {
	Name    string `json:"name"`
	Version string `json:"version"`
	Tools   int    `json:"tools"`
	Tokens  int    `json:"tokens_estimated"` // of all tools, at four bytes per token
	Words   int    `json:"instructions_bytes"`
}

// Report is the comparison of two versions of a server.
type Report struct {
	Old          Side         `json:"old"`
	New          Side         `json:"new"`
	Added        []string     `json:"added"`
	Removed      []string     `json:"removed"`
	Changed      []ToolChange `json:"changed"`
	Reordered    bool         `json:"reordered"` // common tools are listed in a different order
	Instructions []Line       `json:"instructions,omitempty"`
	Calls        *Calls       `json:"calls,omitempty"` // nil without calls
	Breaking     int          `json:"breaking"`        // number of breaking changes, including removed tools
}

// Compare compares the likenesses of two servers.
func Compare(before, after mcp.Likeness) (Report, error) {
	r := Report{Added: []string{}, Removed: []string{}, Changed: []ToolChange{}} // so that JSON has empty lists
	was, err := readSide(before, &r.Old)
	if err != nil {
		return r, fmt.Errorf("old server: %w", err)
	}
	is, err := readSide(after, &r.New)
	if err != nil {
		return r, fmt.Errorf("new server: %w", err)
	}
	var kept, keptNow []string
	removed, added := map[string]mcp.ToolInfo{}, map[string]mcp.ToolInfo{}
	for _, t := range was.list {
		if _, there := is.byName[t.Name]; there {
			kept = append(kept, t.Name)
		} else {
			removed[t.Name] = t
		}
	}
	for _, t := range is.list {
		old, there := was.byName[t.Name]
		if !there {
			added[t.Name] = t
			continue
		}
		keptNow = append(keptNow, t.Name)
		if changes := compareTools(old, t); len(changes) > 0 {
			r.Changed = append(r.Changed, ToolChange{Tool: t.Name, Changes: changes})
		}
	}
	r.Reordered = !slices.Equal(kept, keptNow)
	for _, name := range slices.Sorted(maps.Keys(added)) {
		t := added[name]
		if from := likelyName(t, removed); from != "" {
			changes := append([]Change{{Breaking, "name", "has another name", from, name}}, compareTools(removed[from], t)...)
			r.Changed = append(r.Changed, ToolChange{Tool: name, Was: from, Changes: changes})
			delete(added, name)
			delete(removed, from)
		}
	}
	r.Added, r.Removed = slices.AppendSeq(r.Added, maps.Keys(added)), slices.AppendSeq(r.Removed, maps.Keys(removed))
	slices.Sort(r.Added)
	slices.Sort(r.Removed)
	r.Instructions = Lines(before.Instructions, after.Instructions)
	r.Breaking = len(r.Removed)
	for _, c := range r.Changed {
		for _, one := range c.Changes {
			if one.Class == Breaking {
				r.Breaking++
			}
		}
	}
	return r, nil
}

// Same reports whether there is no difference.
func (r Report) Same() bool {
	return len(r.Added)+len(r.Removed)+len(r.Changed)+len(r.Instructions) == 0 && !r.Reordered && (r.Calls == nil || len(r.Calls.Differing) == 0)
}

// toolSet is a list of tools in order, indexed by name.
type toolSet struct {
	list   []mcp.ToolInfo
	byName map[string]mcp.ToolInfo
}

func readSide(like mcp.Likeness, s *Side) (toolSet, error) {
	set := toolSet{byName: map[string]mcp.ToolInfo{}}
	for _, def := range like.Tools { // one by one, to keep their order
		one, err := mcp.ParseTools([]json.RawMessage{def})
		if err != nil {
			return set, err
		}
		set.list = append(set.list, one...)
	}
	for _, t := range set.list {
		set.byName[t.Name] = t
	}
	var info struct{ Name, Version string }
	_ = json.Unmarshal(like.Info, &info) // a missing name is allowed
	*s = Side{info.Name, info.Version, len(set.list), (mcp.ToolsSize(set.list) + 3) / 4, len(like.Instructions)}
	return set, nil
}

// compareTools returns the differences between two tools, except in their names.
func compareTools(before, after mcp.ToolInfo) []Change {
	var out []Change
	if before.Description != after.Description {
		out = append(out, Change{Words, "description", "has other words", before.Description, after.Description})
	}
	out = append(out, Schemas(before.Schema, after.Schema, Input)...)
	switch {
	case len(before.Output) > 0 && len(after.Output) == 0:
		out = append(out, Change{Class: Breaking, Place: "answer", Text: "is no longer described"})
	case len(before.Output) == 0 && len(after.Output) > 0:
		out = append(out, Change{Class: Compatible, Place: "answer", Text: "is described now"})
	default:
		out = append(out, Schemas(before.Output, after.Output, Output)...)
	}
	return append(out, otherMembers(before.Definition, after.Definition)...)
}

// otherMembers returns the differences in members of a definition without a specific
// comparison, such as title and annotations.
func otherMembers(before, after json.RawMessage) []Change {
	was, is := map[string]any{}, map[string]any{}
	if decodeInto(before, &was) != nil || decodeInto(after, &is) != nil {
		return nil
	}
	var out []Change
	for _, name := range unionKeys(was, is) {
		if slices.Contains([]string{"name", "description", "inputSchema", "outputSchema", "_meta"}, name) {
			continue
		}
		if a, b := compactJSON(was[name]), compactJSON(is[name]); a != b {
			out = append(out, Change{Words, name, "has changed", a, b})
		}
	}
	return out
}

// likelyName returns the removed tool that a new tool most likely replaces, or "" if
// none. The removed tool must have the same letters in its name, the same schema and
// description, or nearly the same description.
func likelyName(t mcp.ToolInfo, removed map[string]mcp.ToolInfo) string {
	const least = 0.6
	best, name := least, ""
	for _, from := range slices.Sorted(maps.Keys(removed)) {
		old := removed[from]
		score := overlap(old.Description, t.Description)
		switch {
		case letters(from) == letters(t.Name):
			score = 3
		case old.Description == t.Description && len(Schemas(old.Schema, t.Schema, Input)) == 0:
			score = 2
		}
		if score > best {
			best, name = score, from
		}
	}
	return name
}

// letters returns the letters and digits of a name in lower case, equal for getPage and
// get_page.
func letters(name string) string {
	return strings.ToLower(strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, name))
}

// overlap returns the share of words that two texts have in common.
func overlap(a, b string) float64 {
	words := func(s string) map[string]bool {
		out := map[string]bool{}
		for w := range strings.FieldsSeq(strings.ToLower(s)) {
			out[strings.Trim(w, ".,:;()`'\"")] = true
		}
		return out
	}
	x, y := words(a), words(b)
	both := 0
	for w := range x {
		if y[w] {
			both++
		}
	}
	return float64(both) / float64(max(len(x)+len(y)-both, 1))
}

// decodeInto decodes JSON with numbers as json.Number.
func decodeInto(b []byte, v any) error {
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.UseNumber()
	return dec.Decode(v)
}

func unionKeys(a, b map[string]any) []string {
	all := maps.Clone(a)
	if all == nil {
		all = map[string]any{}
	}
	maps.Copy(all, b)
	return slices.Sorted(maps.Keys(all))
}

// compactJSON formats a decoded value on one line, or returns "" for nil.
func compactJSON(v any) string {
	if v == nil {
		return ""
	}
	b, err := seal.PlainJSON(v)
	if err != nil { // v was decoded from JSON
		return fmt.Sprint(v)
	}
	return string(b)
}
