package workspace

import (
	"bytes"
	"cmp"
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/patch"
)

// Patch returns an agent's changes in a workspace: from before with the changes of
// setup, to before with the changes of tree, which include setup's. redact, if not
// nil, is applied to content of before; the deltas are redacted already. Empty
// folders do not count.
func Patch(before *Tree, setup, tree Delta, redact func([]byte) []byte, l patch.Limits) *patch.Changes {
	was, is := byPath(setup.Changes), byPath(tree.Changes)
	paths := slices.AppendSeq(slices.Collect(maps.Keys(was)), maps.Keys(is))
	slices.Sort(paths)
	var pairs []patch.Pair
	for _, p := range slices.Compact(paths) {
		if a, b := was[p], is[p]; a != nil && b != nil && a.isSame(b) {
			continue // the usual case after a setup that fetches or builds much
		}
		state := func(of map[string]*Change) entry {
			if c := of[p]; c != nil {
				return c.toEntry()
			}
			e, _ := before.entryAt(p)
			if redact != nil {
				e.data = redact(e.data)
			}
			return e
		}
		if old, now := state(was), state(is); !old.isAlike(now) {
			pairs = append(pairs, patch.Pair{Path: p, Old: old.patchContent(), New: now.patchContent(), Left: cmp.Or(now.omitReason(), old.omitReason())})
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

// isSame reports whether two changes of one path surely have the same result.
func (c *Change) isSame(o *Change) bool {
	sameText := c.Text == o.Text || c.Text != nil && o.Text != nil && *c.Text == *o.Text
	return c.Kind == o.Kind && c.Target == o.Target && c.Size == o.Size && c.SHA256 == o.SHA256 && c.Exec == o.Exec &&
		sameText && bytes.Equal(c.Base64, o.Base64) && (c.Kind != Omitted || c.SHA256 != "")
}

func (t *Tree) entryAt(p string) (entry, bool) {
	i, ok := slices.BinarySearchFunc(t.list, p, func(e entry, p string) int { return cmp.Compare(e.path, p) })
	if !ok {
		return entry{}, false
	}
	return t.list[i], true
}

// toEntry returns the entry after a change, of kind "" if removed.
func (c *Change) toEntry() entry {
	e := entry{path: c.Path, kind: c.Kind, size: c.Size, sum: c.SHA256, exec: c.Exec}
	switch c.Kind {
	case File, Exec:
		e.data = c.Content()
	case Link, Outside:
		e.data = []byte(c.Target)
	}
	return e
}

// isAlike reports whether a patch omits the change from o to e. It includes two files
// too large for a checksum, which may differ.
func (e entry) isAlike(o entry) bool {
	empty := func(e entry) bool { return e.kind == "" || e.kind == Folder }
	if empty(e) || empty(o) {
		return empty(e) && empty(o)
	}
	if e.kind == Omitted && o.kind == Omitted && e.sum == "" {
		return false
	}
	return e.equals(o) || o.equals(e)
}

func (e entry) patchContent() *patch.Content {
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

func (e entry) omitReason() patch.Left {
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
