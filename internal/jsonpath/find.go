package jsonpath

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// ErrTooMany is the error for a path that visits too many values.
var ErrTooMany = errors.New("the path visits more than a million values")

const mostVisits = 1_000_000

// Find returns the values that the path leads to, in the order of the document.
// Its error is [ErrTooMany].
func (p *Path) Find(doc any) ([]any, error) {
	w := &walk{root: doc, left: mostVisits}
	found := w.follow([]any{doc}, p.segments)
	if w.left < 0 {
		return nil, ErrTooMany
	}
	return found, nil
}

// Item is one of several values that a path leads through.
type Item struct {
	Value any
	Found bool // the rest of the path leads to a value in it
}

// Items follows the path to where it last fans out (a wildcard, slice, filter,
// descent or list of selectors), and takes the rest of it in each value there:
// of $.results[*].meta.id the items are the results, each with its id, if it has
// one. So places in the list are kept. Without a fan-out there is one item.
//
// If there are no items, or no item has a value, why names the part of the document
// with an unexpected shape. why is "" if the document has the expected shape and is
// empty: an empty list, null in place of a list, or a filter without matches. The only
// error is [ErrTooMany].
func (p *Path) Items(doc any) (items []Item, why string, err error) {
	fan := 0 // segments up to the last fan-out
	for i := range p.segments {
		if !p.segments[i].single() {
			fan = i + 1
		}
	}
	w := &walk{root: doc, left: mostVisits}
	nodes := w.follow([]any{doc}, p.segments[:fan])
	reached := w.reached == fan && fan > 0
	broken := w.broken
	rest := p.segments[fan:]
	found := 0
	for _, n := range nodes {
		w.broken = ""
		values := w.follow([]any{n}, rest)
		item := Item{Found: len(values) == 1}
		if item.Found {
			item.Value = values[0]
			found++
		} else if broken == "" {
			broken = w.broken
		}
		items = append(items, item)
	}
	switch {
	case w.left < 0:
		return nil, "", ErrTooMany
	case fan == 0 && found == 1 && items[0].Value == nil:
		return nil, "", nil // null for one result
	case found > 0, len(items) == 0 && (reached || broken == ""):
		return items, "", nil
	}
	return items, broken, nil
}

type walk struct {
	root    any
	left    int    // visits that are left
	reached int    // the last segment, from 1, that found something to choose from
	broken  string // the first step that the document did not allow
}

func (w *walk) follow(nodes []any, segments []segment) []any {
	for i := range segments {
		s := &segments[i]
		var next []any
		for _, n := range nodes {
			if s.descend {
				next = w.descend(next, n, s)
			} else {
				next = w.choose(next, n, s, i+1)
			}
		}
		if s.descend && len(next) == 0 && len(nodes) > 0 {
			// It fits any shape: what could have held the values must be empty.
			if slices.ContainsFunc(nodes, hollow) {
				w.reached = max(w.reached, i+1)
			} else {
				w.breaks(s, "nothing of that name in the document")
			}
		}
		nodes = next
	}
	return nodes
}

// hollow reports whether there is an empty list or null somewhere in v.
func hollow(v any) bool {
	switch v := v.(type) {
	case nil:
		return true
	case []any:
		return len(v) == 0 || slices.ContainsFunc(v, hollow)
	case *Object:
		return slices.ContainsFunc(v.names, func(n string) bool { return hollow(v.values[n]) })
	}
	return false
}

// breaks notes the first step that the document did not allow.
func (w *walk) breaks(s *segment, what string) {
	if w.broken == "" {
		w.broken = fmt.Sprintf("%s: %s", s.text, what)
	}
}

func (w *walk) descend(out []any, n any, s *segment) []any {
	if w.left < 0 {
		return out
	}
	w.left--
	quiet := &walk{root: w.root, left: w.left}
	out = quiet.choose(out, n, s, 0)
	w.left = quiet.left
	for _, c := range children(n) {
		out = w.descend(out, c, s)
	}
	return out
}

func children(v any) []any {
	switch v := v.(type) {
	case []any:
		return v
	case *Object:
		out := make([]any, len(v.names))
		for i, n := range v.names {
			out[i] = v.values[n]
		}
		return out
	}
	return nil
}

// choose appends the children of n that the selectors of segment number at pick.
func (w *walk) choose(out []any, n any, s *segment, at int) []any {
	for i := range s.selectors {
		if w.left < 0 {
			return out
		}
		before := len(out)
		out = w.pick(out, n, s, &s.selectors[i], at)
		w.left -= 1 + len(out) - before
	}
	return out
}

func (w *walk) pick(out []any, n any, s *segment, sel *selector, at int) []any {
	object, isObject := n.(*Object)
	list, isList := n.([]any)
	switch {
	case sel.kind == byName && !isObject:
		w.breaks(s, Kind(n)+" where an object is wanted")
		return out
	case sel.kind == byName:
		if v, has := object.Get(sel.name); has {
			return append(out, v)
		}
		w.breaks(s, fmt.Sprintf("the object has no member %q%s", sel.name, has(object)))
		return out
	case !isList && (sel.kind == byIndex || n != nil && (sel.kind == bySlice || !isObject)):
		w.breaks(s, Kind(n)+" where a list is wanted")
		return out
	case sel.kind == byIndex:
		i := sel.index
		if i < 0 {
			i += len(list)
		}
		if i >= 0 && i < len(list) {
			return append(out, list[i])
		}
		w.breaks(s, Kind(n)+" has no such index")
		return out
	}
	w.reached = max(w.reached, at)
	if sel.kind == bySlice {
		return slice(out, list, sel)
	}
	for _, c := range children(n) {
		if sel.kind == byFilter {
			w.left--
			if w.left < 0 || !sel.filter.holds(w, w.root, c) {
				continue
			}
		}
		out = append(out, c)
	}
	return out
}

func has(o *Object) string {
	const most = 8
	names := o.names
	if len(names) == 0 {
		return ", it is empty"
	}
	text := ", it has " + strings.Join(names[:min(len(names), most)], ", ")
	if more := len(names) - most; more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	return text
}

// slice picks a range as RFC 9535, section 2.3.4.2.2, says.
func slice(out, list []any, sel *selector) []any {
	step, n := 1, len(list)
	if sel.step != nil {
		step = *sel.step
	}
	bound := func(v *int, otherwise, low, high int) int {
		if v == nil {
			return otherwise
		}
		i := *v
		if i < 0 {
			i += n
		}
		return min(max(i, low), high)
	}
	switch {
	case step > 0:
		end := bound(sel.end, n, 0, n)
		for i := bound(sel.start, 0, 0, n); i < end; i += min(step, n) {
			out = append(out, list[i])
		}
	case step < 0 && n > 0:
		end := bound(sel.end, -1, -1, n-1)
		for i := bound(sel.start, n-1, -1, n-1); i > end; i += max(step, -n) {
			out = append(out, list[i])
		}
	}
	return out
}
