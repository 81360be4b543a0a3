package suite

import (
	"regexp"
	"slices"
	"strings"
)

// remainder is what is left of a suite without what its mistakes are about. It is checked
// too, since one mistake would hide others, which only a later step of the load finds.
type remainder struct {
	wrong   map[place]bool  // where mistakes are
	last    map[place]bool  // in the last step
	above   map[place]bool  // of the values around them
	files   map[string]bool // of tasks, of which nothing can be kept
	removed map[string]bool // keys
}

// place is a position by the name of its file, since files are read again for each step.
type place struct {
	file      string
	line, col int
}

// mostSteps limits how often a suite is checked without its mistakes.
const mostSteps = 6

// removedTasks stands for an entry of tasks that is left out.
var removedTasks = &node{form: scalarForm, raw: "removed", scalar: "removed"}

// findMore returns the mistakes found so far and the mistakes in the remainder of the suite. If
// the remainder is a suite, it is added to them.
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

// note notes where mistakes are. Files with mistakes that were noted before are left out.
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

// leavesOut reports whether a file of tasks is left out.
func (r *remainder) leavesOut(file string) bool { return r != nil && r.files[file] }

// prune returns n without the deepest values that mistakes of the last step are about, and
// whether any was. A map begins where its first key does, so earlier ones do not count.
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
		} else if val := keep("", item.pos, item); val != nil {
			out.items = append(out.items, val)
		}
	}
	return &out, hit
}

// naming finds the names in a message, which are quoted, and in the settings that would mend it.
var (
	naming  = regexp.MustCompile(`"[^"]*"|\{.*`)
	oneName = regexp.MustCompile(`[\pL\d_-]+`)
)

// explains reports whether a mistake of the remainder is there only because of what was
// removed: it is of a value around it, or names it.
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

// Add adds mistakes in Rest, except where they are there only because Rest lacks what the
// others are about.
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
