package suite

import (
	"maps"
	"slices"
	"strings"
)

// origin remembers where the values of a suite were written.
type origin struct {
	tree  *node
	tasks map[*Task]*taskNode
}

// Line is one value of a suite and where it comes from.
type Line struct {
	Path    string // such as agents.sonnet.model or tasks.nav-stack.prompt
	Value   string // in JSON, cut to a line
	File    string // or "--set 1"; "" if it is not known
	Line    int
	Col     int
	Default bool // nobody wrote it
}

// Explain lists every value of a loaded suite with the place it was written at,
// by path. The places of a suite from [FromResolved] are not known.
func Explain(s *Suite) ([]Line, error) {
	resolved, err := s.Resolved()
	if err != nil {
		return nil, err
	}
	leaves, err := flattenSuite(resolved)
	if err != nil {
		return nil, err
	}
	out := make([]Line, 0, len(leaves))
	for _, p := range slices.Sorted(maps.Keys(leaves)) {
		l := leaves[p]
		line := Line{Path: p, Value: oneLine(l.text)}
		if s.origin != nil {
			at, found := s.placeOf(l.path)
			if line.Default = !found; found {
				line.File, line.Line, line.Col = at.src.name, at.line, at.col
			}
		}
		out = append(out, line)
	}
	return out, nil
}

// Written returns the file that a task is written in, as a path from where the
// program was called, and its line; "" for a task that is not on disk, or of a
// suite from [FromResolved].
func (s *Suite) Written(task string) (file string, line int) {
	if s.origin == nil {
		return "", 0
	}
	t := s.origin.tasks[s.Task(task)]
	if t == nil || t.tree.src == nil || t.tree.src.root.ships != "" || t.tree.src.root.disk == "" {
		return "", 0
	}
	return t.tree.src.name, t.tree.line
}

// ForgetPlaces frees the memory of the places at which the values of s are written, as if
// s were from [FromResolved].
func (s *Suite) ForgetPlaces() { s.origin = nil }

// placeOf returns where the value at path was written; false if it is a default.
func (s *Suite) placeOf(path []string) (pos, bool) {
	tree := s.origin.tree
	if path[0] == "tasks" && len(path) > 1 {
		t := s.origin.tasks[s.Task(path[1])]
		if t == nil {
			return pos{}, false
		}
		tree, path = t.tree, path[2:]
	}
	if len(path) == 1 && path[0] == "rendered" {
		return s.origin.tree.placeAt([]string{"prompt"})
	}
	at, found := tree.placeAt(path)
	if found {
		return at, true
	}
	// A value in short form expands to several, such as "all" for the arms or a name
	// for {name: …}; it is the last on the way.
	for n := len(path) - 1; n > 0; n-- {
		if e := tree.nodeAt(path[:n]); e != nil {
			return e.pos, e.form == scalarForm && !e.isNull()
		}
	}
	return pos{}, false
}

func joinPath(path []string) string { return strings.Join(path, ".") }
