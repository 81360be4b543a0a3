package adherence

import (
	"slices"
	"strings"
)

// similarNames finds, for a name, a returned name that is spelled almost like it. A
// name is indexed by the forms that leave out one letter of it (as SymSpell does,
// Garbe 2012): two names are one edit apart only if they share such a form.
type similarNames struct {
	forms map[string][]int32 // form → names
	stems map[string][]int32 // beginning → names
	names []string
	calls []int
	known map[string]bool
	m     *meter
}

func newSimilarNames(m *meter) *similarNames {
	return &similarNames{m: m, forms: map[string][]int32{}, stems: map[string][]int32{}, known: map[string]bool{}}
}

const (
	minSimilar = 5 // least length of names that are compared letter by letter
	minStem    = 8 // least length of a beginning that two names share
	maxPerForm = 8 // names that are kept under one form: any of them will do
)

func (d *similarNames) add(s string, call int) {
	if d.known[s] || len(d.names) >= maxReturned || len(s) < minSimilar || keywords[s] {
		return
	}
	d.known[s] = true
	id := int32(len(d.names))
	d.names, d.calls = append(d.names, s), append(d.calls, call)
	keep := func(m map[string][]int32, k string) {
		if l := m[k]; len(l) < maxPerForm {
			m[k] = append(l, id)
		}
	}
	d.m.add(len(s) * (2 + len(s))) // letters of its forms and words
	for _, f := range spellingForms(s) {
		keep(d.forms, f)
	}
	if stem := nameStem(s); stem != "" {
		keep(d.stems, stem)
	}
}

// find returns the returned name most similar to s: by letters first, then by words.
func (d *similarNames) find(s string) (other string, call int, ok bool) {
	if len(s) < minSimilar {
		return "", 0, false
	}
	best := int32(-1)
	take := func(ids []int32, similar func(other string) bool) {
		for _, id := range ids {
			d.m.add(len(s) + len(d.names[id]))
			if similar(d.names[id]) && (best < 0 || id < best) {
				best = id
			}
		}
	}
	d.m.add(len(s) * (2 + len(s)))
	for _, f := range spellingForms(s) {
		take(d.forms[f], func(other string) bool {
			return isOneEdit(strings.ToLower(s), strings.ToLower(other)) && isTypeName(s) == isTypeName(other)
		})
	}
	if stem := nameStem(s); best < 0 && stem != "" {
		take(d.stems[stem], func(other string) bool { return differInOneWord(s, other) })
	}
	if best < 0 {
		return "", 0, false
	}
	return d.names[best], d.calls[best], true
}

// spellingForms returns a name in small letters and every form of it with one letter
// left out.
func spellingForms(s string) []string {
	s = strings.ToLower(s)
	out := []string{s}
	for i := range len(s) {
		out = append(out, s[:i]+s[i+1:])
	}
	return out
}

// isOneEdit reports whether two names are equal, or one letter more, less, other or
// swapped with its neighbour apart.
func isOneEdit(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(b)-len(a) > 1 {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	if len(a) < len(b) {
		return a[i:] == b[i+1:]
	}
	if i == len(a) {
		return true
	}
	return a[i+1:] == b[i+1:] || i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
}

// nameStem returns the first words of a name, as many as have minStem letters, or ""
// if all but the last word have fewer.
func nameStem(s string) string {
	words := splitCamelCase(s)
	stem := ""
	for _, w := range words[:len(words)-1] {
		stem += w
		if len(stem) >= minStem {
			return stem
		}
	}
	return ""
}

// differInOneWord reports whether two camel-case names differ in their last word, or
// by one word more inside.
func differInOneWord(a, b string) bool {
	x, y := splitCamelCase(a), splitCamelCase(b)
	if len(x) > len(y) {
		x, y = y, x
	}
	switch len(y) - len(x) {
	case 0:
		return slices.Equal(x[:len(x)-1], y[:len(y)-1])
	case 1:
		i := 0
		for i < len(x) && x[i] == y[i] {
			i++
		}
		return i > 0 && slices.Equal(x[i:], y[i+1:])
	}
	return false
}

// splitCamelCase splits navigationBarTitle into navigation, Bar, Title. ASCII
// capitals begin words; a run of them is one.
func splitCamelCase(s string) []string {
	var out []string
	from := 0
	for i := 1; i < len(s); i++ {
		up := s[i] >= 'A' && s[i] <= 'Z'
		if up && !(s[i-1] >= 'A' && s[i-1] <= 'Z') || s[i] == '_' {
			out = append(out, s[from:i])
			from = i
		}
	}
	return append(out, s[from:])
}
