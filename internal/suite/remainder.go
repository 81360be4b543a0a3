package suite

import (
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// remainder is a suite without the values that have mistakes. It is checked again, because
// a mistake can hide others that only a later step of loading would find.
type remainder struct {
	wrong   map[place]bool  // places of mistakes
	last    map[place]bool  // places of mistakes found in the last step
	above   map[place]bool  // places of the values that contain them
	files   map[string]bool // task files that are dropped as a whole
	removed map[string]bool // removed keys, those within removed values, and names of removed arms
}

// place is a position in a named file. It holds no pointer to the file, because each step
// reads the files again.
type place struct {
	file      string
	line, col int
}

// mostSteps is the maximum number of checks of a remainder.
const mostSteps = 6

// removedTasks replaces a removed entry of tasks.
var removedTasks = &node{form: scalarForm, raw: "removed", scalar: "removed"}

// findMore returns the mistakes found so far, together with the mistakes in the remainder
// of the suite. If the remainder is a valid suite, it becomes their Rest.
func (l *loader) findMore(tree *node) error {
	found, rest := l.c, (*Suite)(nil)
	r := &remainder{wrong: map[place]bool{}, above: map[place]bool{}, files: map[string]bool{}, removed: map[string]bool{}}
	l.rest = r
	for range mostSteps {
		r.note(l.c.list)
		r.above[placeOf(tree.pos)] = true
		tree, _ = r.prune(tree, nil)
		l.c = collector{}
		s := l.loadTree(tree.clone())
		if l.c.isEmpty() {
			rest = s
			break
		}
		armless := lacksArms(tree)
		for _, m := range l.c.list {
			if !r.explains(m.Mistake) && !(armless && strings.HasPrefix(m.Message, "no arm ")) {
				found.keep(m)
			}
		}
	}
	l.c = found
	err := &Errors{List: l.c.sorted()}
	err.Rest, err.left = rest, r
	return err
}

// lacksArms reports whether nothing is left of the agents, the scenarios or the arms.
func lacksArms(tree *node) bool {
	for _, key := range []string{"agents", "scenarios", "arms"} {
		if n := tree.valueOf(key); n != nil && n.form != scalarForm && len(n.entries)+len(n.items) == 0 {
			return true
		}
	}
	return false
}

// note records the places of mistakes. A file with mistakes that were recorded before is
// dropped.
func (r *remainder) note(list []placed) {
	r.last = map[place]bool{}
	for _, m := range list {
		at := place{m.File, m.Line, m.Col}
		if r.wrong[at] {
			r.files[m.File] = true
		}
		r.wrong[at], r.last[at] = true, true
	}
}

func placeOf(p pos) place {
	if p.src == nil {
		return place{}
	}
	return place{p.src.name, p.line, p.col}
}

func (r *remainder) has(p pos) bool { return r != nil && p.src != nil && r.wrong[placeOf(p)] }

// touches reports whether a mistake is in n.
func (r *remainder) touches(n *node) bool {
	found := false
	if r != nil {
		n.visit(func(n *node) {
			found = found || r.has(n.pos) || slices.ContainsFunc(n.entries, func(e entry) bool { return r.has(e.at) })
		})
	}
	return found
}

// leavesOut reports whether a task file is dropped.
func (r *remainder) leavesOut(file string) bool { return r != nil && r.files[file] }

// prune returns n without the deepest values that have mistakes of the last step, and
// reports whether there were any. A map has the position of its first key, so mistakes of
// earlier steps do not count.
func (r *remainder) prune(n *node, path []string) (*node, bool) {
	if n == nil {
		return nil, false
	}
	out, hit := *n, false
	out.entries, out.items = nil, nil
	keep := func(key string, at pos, val *node) *node {
		inner, below := r.prune(val, append(path, key))
		switch {
		case below:
			hit = true
			r.above[placeOf(at)], r.above[placeOf(val.pos)] = true, true
			return inner
		case r.last[placeOf(at)] || r.last[placeOf(val.pos)]:
			hit = true
			if key != "" {
				r.removed[key] = true
			}
			r.noteRemoved(val, len(path) == 1 && path[0] == "arms")
			return nil
		}
		return val
	}
	for _, e := range n.entries {
		if val := keep(e.key, e.at, e.val); val != nil {
			out.entries = append(out.entries, entry{e.key, e.at, val})
		}
	}
	for _, item := range n.items {
		if len(path) == 1 && path[0] == "tasks" {
			if item != removedTasks && r.touches(item) {
				item, hit = removedTasks, true
			}
			out.items = append(out.items, item)
		} else if isRecord(path) && r.touches(item.withoutKeys("where")) {
			// The rest of a rule or of an arm says something else.
			hit = true
			r.noteRemoved(item, path[0] == "arms")
		} else if val := keep("", item.pos, item); val != nil {
			out.items = append(out.items, val)
		}
	}
	return &out, hit
}

// isRecord reports whether the items of the list at path stand only as a whole.
func isRecord(path []string) bool {
	switch strings.Join(path, ".") {
	case "arms", "gates.rules", "limits.tasks":
		return true
	}
	return false
}

// noteRemoved records the keys within a removed value, with texts also its texts.
func (r *remainder) noteRemoved(val *node, texts bool) {
	val.visit(func(n *node) {
		for _, e := range n.entries {
			r.removed[e.key] = true
		}
		if s, ok := n.asText(); ok && texts {
			r.removed[s] = true
		}
	})
}

// naming matches the quoted names in a message, and the names in the settings that would
// fix it.
var (
	naming  = lazyregexp.New(`"[^"]*"|\{.*`)
	oneName = lazyregexp.New(`[\pL\d_-]+`)
)

// explains reports whether a mistake of the remainder is caused by a removal: it concerns a
// value that contained the removed value, or names that value.
func (r *remainder) explains(m Mistake) bool {
	if r.above[place{m.File, m.Line, m.Col}] {
		return true
	}
	for _, part := range naming.FindAllString(m.Message+" "+m.Fix, -1) {
		if slices.ContainsFunc(oneName.FindAllString(part, -1), func(name string) bool { return r.removed[name] }) {
			return true
		}
	}
	return false
}

// Add adds mistakes found in Rest, except those caused by the removals that led to Rest.
func (e *Errors) Add(more []Mistake) {
	for _, m := range more {
		if !(e.left != nil && e.left.explains(m)) && !slices.Contains(e.List, m) {
			e.List = append(e.List, m)
		}
	}
	rank := map[string]int{}
	for _, m := range e.List {
		if _, known := rank[m.File]; !known {
			rank[m.File] = len(rank)
		}
	}
	slices.SortStableFunc(e.List, func(a, b Mistake) int {
		return slices.Compare([]int{rank[a.File], a.Line, a.Col}, []int{rank[b.File], b.Line, b.Col})
	})
}
