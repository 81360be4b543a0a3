package workspace

import (
	"bytes"
	"cmp"
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/patch"
)

// Patch is what an agent changed in a workspace: from before with the changes of
// setup, to before with those of tree, which has setup's in it. redact, if not nil,
// goes over what comes from before; the deltas were seen by it. Empty folders do
// not count.
func Patch(before *Tree, setup, tree Delta, redact func([]byte) []byte, l patch.Limits) *patch.Changes {
	was, is := byPath(setup.Changes), byPath(tree.Changes)
	paths := map[string]bool{}
	for p := range was {
		paths[p] = true
	}
	for p := range is {
		paths[p] = true
	}
	var pairs []patch.Pair
	for _, p := range slices.Sorted(maps.Keys(paths)) {
		if a, b := was[p], is[p]; a != nil && b != nil && a.same(b) {
			continue // most of it, where setup has fetched or built what the task needs
		}
		first := func() entry {
			e, _ := before.entry(p)
			if redact != nil {
				e.data = redact(e.data)
			}
			return e
		}
		state := func(of map[string]*Change) entry {
			if c := of[p]; c != nil {
				return c.entry()
			}
			return first()
		}
		if old, now := state(was), state(is); !old.alike(now) {
			pairs = append(pairs, patch.Pair{Path: p, Old: old.content(), New: now.content(), Left: cmp.Or(now.left(), old.left())})
		}
	}
	return patch.Make(pairs, l)
}

func byPath(list []Change) map[string]*Change {
	out := make(map[string]*Change, len(list))
	for i := range list {
		out[list[i].Path] = &list[i]
	}
	return out
}

// same reports whether two changes of one path left the same there, for sure.
func (c *Change) same(o *Change) bool {
	text := func(c *Change) string {
		if c.Text == nil {
			return ""
		}
		return *c.Text
	}
	return c.Kind == o.Kind && c.Target == o.Target && c.Size == o.Size && c.SHA256 == o.SHA256 && c.Exec == o.Exec &&
		(c.Text == nil) == (o.Text == nil) && text(c) == text(o) && bytes.Equal(c.Base64, o.Base64) && (c.Kind != Omitted || c.SHA256 != "")
}

// entry is what t has at a path.
func (t *Tree) entry(p string) (entry, bool) {
	i, ok := slices.BinarySearchFunc(t.list, p, func(e entry, p string) int { return cmp.Compare(e.path, p) })
	if !ok {
		return entry{}, false
	}
	return t.list[i], true
}

// entry is what a change left; of kind "" if that is nothing.
func (c *Change) entry() entry {
	e := entry{path: c.Path, kind: c.Kind, size: c.Size, sum: c.SHA256, exec: c.Exec}
	switch c.Kind {
	case File, Exec:
		e.data = c.Content()
	case Link, Outside:
		e.data = []byte(c.Target)
	}
	return e
}

// alike reports whether a patch says nothing of what was o and is e. That of two
// files of one size which are too large to be summed up is not known, and said.
func (e entry) alike(o entry) bool {
	empty := func(e entry) bool { return e.kind == "" || e.kind == Folder }
	if empty(e) || empty(o) {
		return empty(e) && empty(o)
	}
	if e.kind == Omitted && o.kind == Omitted && e.sum == "" {
		return false
	}
	return e.same(o) || o.same(e)
}

// content is e as a patch has it; nil if nothing is there.
func (e entry) content() *patch.Content {
	switch e.kind {
	case File:
		return &patch.Content{Mode: patch.ModeFile, Data: e.data}
	case Exec:
		return &patch.Content{Mode: patch.ModeExec, Data: e.data}
	case Link:
		return &patch.Content{Mode: patch.ModeLink, Data: e.data}
	case Outside:
		return &patch.Content{Size: int64(len(e.data))}
	case Omitted, Special:
		return &patch.Content{Size: e.size}
	}
	return nil
}

// left says why the content of e is not at hand; "" if it is.
func (e entry) left() patch.Left {
	switch e.kind {
	case Outside:
		return patch.Outside
	case Special:
		return patch.Special
	case Omitted:
		return patch.Omitted
	}
	return ""
}
