// Package view changes the tools of a server for a client: it hides some, rewords some
// and renames some. It edits definitions as text and so preserves all other bytes.
package view

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/suite"
)

// View is a client's view of a server's tools and instructions. A nil View changes
// nothing.
type View struct {
	changes      suite.ToolChanges
	instructions *suite.Instructions // nil keeps the server's own
	real         map[string]string   // names on the server by name in the view
}

// Settings are the settings of a view in a suite.
type Settings struct {
	Tools        *suite.ToolChanges  `json:"tools,omitempty"`
	Instructions *suite.Instructions `json:"instructions,omitempty"`
}

// New returns the view that settings describe, or nil if they change nothing.
func New(s Settings) *View {
	if s.Tools == nil && s.Instructions == nil {
		return nil
	}
	v := &View{instructions: s.Instructions, real: map[string]string{}}
	if s.Tools != nil {
		v.changes = *s.Tools
	}
	for name, shown := range v.changes.Rename {
		if v.Shows(name) {
			v.real[shown] = name
		}
	}
	return v
}

// Shows reports whether the view includes a tool, given its name on the server.
func (v *View) Shows(tool string) bool {
	if v == nil {
		return true
	}
	matches := func(glob string) bool { return matchTool(glob, tool) }
	return (len(v.changes.Only) == 0 || slices.ContainsFunc(v.changes.Only, matches)) && !slices.ContainsFunc(v.changes.Without, matches)
}

func matchTool(glob, tool string) bool {
	ok, err := path.Match(glob, tool)
	return glob == tool || ok && err == nil
}

// ShownName returns the name of a tool in the view.
func (v *View) ShownName(tool string) string {
	if v == nil {
		return tool
	}
	return cmp.Or(v.changes.Rename[tool], tool)
}

// Renamed returns the names on the server of the renamed tools.
func (v *View) Renamed() map[string]string {
	if v == nil {
		return nil
	}
	return v.real
}

// RealName returns the server's name for a tool in the view. ok is false if the view
// has no tool with this name.
func (v *View) RealName(shown string) (string, bool) {
	if v == nil {
		return shown, true
	}
	if name := v.real[shown]; name != "" {
		return name, true
	}
	_, renamed := v.changes.Rename[shown]
	return shown, !renamed && v.Shows(shown)
}

// Tool is the part of a tool that a view can change.
type Tool struct {
	Name, Description string
	Schema            json.RawMessage
}

// Change returns a tool, given by its name on the server, with the view's descriptions.
// It does not change the name.
func (v *View) Change(t Tool) (Tool, error) {
	if v == nil {
		return t, nil
	}
	if text, changed := v.changes.Describe[t.Name]; changed {
		t.Description = text
	}
	for _, p := range Parameters(t.Schema) {
		text, changed := v.changes.Describe[t.Name+"."+p.Name]
		if !changed {
			continue
		}
		var err error
		if t.Schema, err = setMember(t.Schema, append(slices.Clone(p.path), "description"), textJSON(text)); err != nil {
			return t, fmt.Errorf("describe %s.%s: %w", t.Name, p.Name, err)
		}
	}
	return t, nil
}

// readTool reads the parts of a definition that a view can change.
func readTool(def json.RawMessage) (Tool, error) {
	var t struct {
		Name        string          `json:"name"`
		Description string          `json:"description"`
		Schema      json.RawMessage `json:"inputSchema"`
	}
	err := json.Unmarshal(def, &t)
	return Tool(t), err
}

// Definitions applies the view to the definitions of a tool list.
func (v *View) Definitions(defs []json.RawMessage) ([]json.RawMessage, error) {
	out := []json.RawMessage{} // [] if empty
	for i, def := range defs {
		was, err := readTool(def)
		if err != nil {
			return nil, fmt.Errorf("tool %d: %w", i+1, err)
		}
		if !v.Shows(was.Name) {
			continue
		}
		now, err := v.Change(was)
		if err != nil {
			return nil, err
		}
		for _, e := range []struct {
			member    string
			was, text []byte
		}{
			{"name", textJSON(was.Name), textJSON(v.ShownName(was.Name))},
			{"description", textJSON(was.Description), textJSON(now.Description)},
			{"inputSchema", was.Schema, now.Schema},
		} {
			if string(e.was) == string(e.text) {
				continue
			}
			if def, err = setMember(def, []string{e.member}, e.text); err != nil {
				return nil, fmt.Errorf("tool %s: %w", was.Name, err)
			}
		}
		out = append(out, def)
	}
	return out, nil
}

// Mistake is a name in the view's settings that does not exist on the server.
type Mistake struct {
	Path  []string // below the settings
	Word  string   // the name
	Known []string // known names
	Text  string
}

// Check returns the first mistake that the server's tools reveal, or nil if none: a
// name or glob without a matching tool, or two tools with the same name.
func (v *View) Check(tools []Tool) *Mistake {
	if v == nil {
		return nil
	}
	var names []string
	for _, t := range tools {
		names = append(names, t.Name)
	}
	for _, l := range []struct {
		key   string
		globs []string
	}{{"only", v.changes.Only}, {"without", v.changes.Without}} {
		for i, glob := range l.globs {
			if !slices.ContainsFunc(names, func(n string) bool { return matchTool(glob, n) }) {
				return &Mistake{[]string{l.key, fmt.Sprint(i)}, glob, names, fmt.Sprintf("the server has no tool %q", glob)}
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(v.changes.Describe)) {
		if m := checkDescribed(name, names, tools); m != nil {
			return m
		}
	}
	for _, name := range slices.Sorted(maps.Keys(v.changes.Rename)) {
		if !slices.Contains(names, name) {
			return &Mistake{[]string{"rename", name}, name, names, fmt.Sprintf("the server has no tool %q", name)}
		}
	}
	return v.checkTwice(names)
}

func checkDescribed(name string, names []string, tools []Tool) *Mistake {
	if slices.Contains(names, name) {
		return nil
	}
	for _, t := range tools {
		rest, inside := strings.CutPrefix(name, t.Name+".")
		if !inside {
			continue
		}
		var known []string
		for _, p := range Parameters(t.Schema) {
			known = append(known, t.Name+"."+p.Name)
		}
		if slices.Contains(known, name) {
			return nil
		}
		return &Mistake{[]string{"describe", name}, name, known, fmt.Sprintf("tool %s has no parameter %q", t.Name, rest)}
	}
	return &Mistake{[]string{"describe", name}, name, names, fmt.Sprintf("the server has no tool %q", name)}
}

func (v *View) checkTwice(names []string) *Mistake {
	taken := map[string]string{}
	for _, name := range names {
		if !v.Shows(name) {
			continue
		}
		shown := v.ShownName(name)
		if other := taken[shown]; other != "" {
			if v.changes.Rename[name] == "" {
				name, other = other, name
			}
			if v.changes.Rename[name] == "" {
				return nil // a mistake by the server
			}
			return &Mistake{[]string{"rename", name}, "", nil, fmt.Sprintf("tools %s and %s would both be shown as %q", name, other, shown)}
		}
		taken[shown] = name
	}
	return nil
}
