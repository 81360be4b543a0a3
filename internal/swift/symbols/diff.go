package symbols

import (
	"cmp"
	"slices"
	"strings"
)

// Change is one difference between two indexes.
type Change struct {
	// The kind of change: added, removed, moved (to another module, under the same
	// path and kind), availability, declaration or platforms.
	What string  `json:"what"`
	Old  *Symbol `json:"old,omitempty"`
	New  *Symbol `json:"new,omitempty"`
}

// Symbol returns the changed symbol.
func (c Change) Symbol() *Symbol { return cmp.Or(c.New, c.Old) }

// Diff returns the differences between two indexes, by path. Symbols are the same if
// their USRs are equal. A USR includes the module, so a symbol that another module
// now declares has moved.
func Diff(from, to *Index) []Change {
	var out []Change
	var gone, come []Symbol
	for i, j := 0, 0; i < from.Len() || j < to.Len(); {
		var a, b Symbol
		if i < from.Len() {
			a = from.At(i)
		}
		if j < to.Len() {
			b = to.At(j)
		}
		switch order := strings.Compare(a.USR, b.USR); {
		case j >= to.Len() || i < from.Len() && order < 0:
			gone = append(gone, a)
			i++
		case i >= from.Len() || order > 0:
			come = append(come, b)
			j++
		default:
			if what := symbolDifference(a, b); what != "" {
				out = append(out, Change{what, &a, &b})
			}
			i, j = i+1, j+1
		}
	}
	out = append(out, pairMoved(gone, come)...)
	slices.SortStableFunc(out, func(a, b Change) int {
		return cmp.Or(strings.Compare(a.Symbol().Path, b.Symbol().Path), strings.Compare(a.Symbol().USR, b.Symbol().USR))
	})
	return out
}

func pairMoved(gone, come []Symbol) []Change {
	type key struct{ path, kind string }
	there := map[key][]int{}
	for i, s := range come {
		there[key{s.Path, s.Kind}] = append(there[key{s.Path, s.Kind}], i)
	}
	var out []Change
	taken := make([]bool, len(come))
	for i := range gone {
		k := key{gone[i].Path, gone[i].Kind}
		if at := there[k]; len(at) > 0 && come[at[0]].Module != gone[i].Module {
			taken[at[0]], there[k] = true, at[1:]
			out = append(out, Change{"moved", &gone[i], &come[at[0]]})
			continue
		}
		out = append(out, Change{"removed", &gone[i], nil})
	}
	for i := range come {
		if !taken[i] {
			out = append(out, Change{"added", nil, &come[i]})
		}
	}
	return out
}

func symbolDifference(a, b Symbol) string {
	byDomain := func(x, y Availability) int { return strings.Compare(x.Domain, y.Domain) }
	switch {
	case !slices.Equal(slices.SortedFunc(slices.Values(a.Availability), byDomain), slices.SortedFunc(slices.Values(b.Availability), byDomain)):
		return "availability"
	case a.Declaration != b.Declaration || a.Kind != b.Kind || a.Path != b.Path:
		return "declaration"
	case !slices.Equal(slices.Sorted(slices.Values(a.Platforms)), slices.Sorted(slices.Values(b.Platforms))):
		return "platforms"
	}
	return ""
}
