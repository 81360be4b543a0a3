package patch

import (
	"bytes"
	"cmp"
	"hash/fnv"
	"path"
	"slices"
)

// equals pairs removed and added files of equal content, first by equal name, then
// by path. It maps each added file to the removed one.
func equals(list []Change, gone, came []int) map[int]int {
	type key struct{ blob, base string }
	out, taken := map[int]int{}, map[int]bool{}
	for _, named := range []bool{true, false} {
		of := func(path_ string, s *Side) key {
			if named {
				return key{s.Blob, path.Base(path_)}
			}
			return key{blob: s.Blob}
		}
		at := map[key][]int{}
		for _, g := range gone {
			if !taken[g] {
				k := of(list[g].Path, list[g].Old)
				at[k] = append(at[k], g)
			}
		}
		for _, c := range came {
			k := of(list[c].Path, list[c].New)
			if _, done := out[c]; !done && len(at[k]) > 0 {
				out[c] = at[k][0]
				taken[at[k][0]] = true
				at[k] = at[k][1:]
			}
		}
	}
	return out
}

// Limits of the search for files that moved and changed: in files of each side, and
// in bytes of all. Files beyond them count as removed and added.
const (
	maxMoved      = 64
	maxMovedBytes = 4 << 20
	leastAlike    = 50 // percent
)

type moved struct{ gone, alike int }

// alike pairs removed and added files with much in common, most alike first.
func alike(list []Change, gone, came []int) map[int]moved {
	size := int64(0)
	fits := func(i int) bool {
		data := list[i].was
		if list[i].Op == Added {
			data = list[i].is
		}
		size += int64(len(data))
		return text(data)
	}
	if len(gone) == 0 || len(came) == 0 || len(gone) > maxMoved || len(came) > maxMoved {
		return nil
	}
	gone, came = slices.DeleteFunc(gone, func(i int) bool { return !fits(i) }), slices.DeleteFunc(came, func(i int) bool { return !fits(i) })
	if size > maxMovedBytes {
		return nil
	}
	marks := map[int][]mark{}
	for _, g := range gone {
		marks[g] = marksOf(list[g].was)
	}
	for _, c := range came {
		marks[c] = marksOf(list[c].is)
	}
	type candidate struct {
		gone, came, alike int
		named             bool
	}
	var all []candidate
	for _, g := range gone {
		for _, c := range came {
			longer := max(len(list[g].was), len(list[c].is))
			if min(len(list[g].was), len(list[c].is))*100 < longer*leastAlike {
				continue
			}
			if a := shared(marks[g], marks[c]) * 100 / longer; a >= leastAlike {
				all = append(all, candidate{g, c, min(a, 99), path.Base(list[g].Path) == path.Base(list[c].Path)})
			}
		}
	}
	slices.SortFunc(all, func(a, b candidate) int {
		if a.alike == b.alike && a.named != b.named {
			if a.named {
				return -1
			}
			return 1
		}
		return cmp.Or(b.alike-a.alike, a.came-b.came, a.gone-b.gone)
	})
	out, taken := map[int]moved{}, map[int]bool{}
	for _, x := range all {
		if _, done := out[x.came]; !done && !taken[x.gone] {
			out[x.came] = moved{x.gone, x.alike}
			taken[x.gone] = true
		}
	}
	return out
}

// mark is the hash of a line. A collision only makes two files look more alike than
// they are.
type mark struct {
	hash uint64
	size int
}

func marksOf(data []byte) []mark {
	var out []mark
	for line := range bytes.Lines(data) {
		h := fnv.New64a()
		h.Write(line)
		out = append(out, mark{h.Sum64(), len(line)})
	}
	slices.SortFunc(out, func(a, b mark) int { return cmp.Compare(a.hash, b.hash) })
	return out
}

// shared returns how many bytes two files have in common lines.
func shared(a, b []mark) int {
	n := 0
	for len(a) > 0 && len(b) > 0 {
		switch c := cmp.Compare(a[0].hash, b[0].hash); {
		case c < 0:
			a = a[1:]
		case c > 0:
			b = b[1:]
		default:
			n += min(a[0].size, b[0].size)
			a, b = a[1:], b[1:]
		}
	}
	return n
}
