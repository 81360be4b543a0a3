package suite

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// typeFix returns the fix for a value of another type than a schema wants, or "".
func typeFix(n *node, s *schema, key string) string {
	want := s.types
	switch {
	case n == nil:
		return ""
	case n.isNull() && slices.Contains(want, "object"):
		return "write {} for no settings"
	case n.isNull():
		return "write a value, or take the key out"
	case slices.Contains(want, "object"):
		return mapFix(s)
	case n.form != scalarForm:
		return ""
	case slices.Contains(want, "array"):
		return listFix(n, key)
	case s.title == durationWords, s.title == sizeWords:
		return "write the unit"
	}
	return scalarFix(n, want)
}

// listFix writes the scalar n as the list under key: a command line as its words.
func listFix(n *node, key string) string {
	s, text := n.asText()
	if !text {
		return "write [" + clipLine(n.raw, 40) + "]"
	}
	words := []string{s}
	if key == "command" {
		if line, err := CommandLine(s); err == nil {
			words = line
		}
	}
	for i, w := range words {
		words[i] = strconv.Quote(clipLine(w, 40))
	}
	return "write [" + strings.Join(words, ", ") + "]"
}

// mapFix returns the fix for a value in place of a map.
func mapFix(s *schema) string {
	keys := s.propertyNames()
	switch {
	case s.title != "":
		return "" // it says how
	case len(s.required) > 0:
		keys = s.required
	case s.others != nil && slices.Equal(s.others.types, []string{"string"}):
		return "write {NAME: TEXT}"
	case len(keys) == 0 || !s.closed:
		return "write NAME: {…} for each"
	}
	const most = 6
	more := ""
	if len(keys) > most {
		keys, more = keys[:most], ", …"
	}
	return "write {" + strings.Join(keys, ": …, ") + ": …" + more + "}"
}

// scalarFix returns the fix for a value that was meant as text but that YAML reads as
// something else, such as 6.10, for a word that YAML 1.1 read as true or false, and for
// a number with signs around it.
func scalarFix(n *node, want []string) string {
	s, text := n.scalar.(string)
	number := slices.Contains(want, "number") || slices.Contains(want, "integer")
	switch {
	case slices.Contains(want, "string") && !text:
		return fmt.Sprintf("write it in quotes: %q", n.raw)
	case slices.Contains(want, "boolean") && text && slices.Contains([]string{"yes", "on", "y", "true"}, strings.ToLower(s)):
		return "write true"
	case slices.Contains(want, "boolean") && text && slices.Contains([]string{"no", "off", "n", "false"}, strings.ToLower(s)):
		return "write false"
	case !number || !text:
		return ""
	}
	if _, ok := parseNumber(s); ok {
		return "write it without quotes"
	}
	if digits, percent := strings.CutSuffix(s, "%"); percent && slices.Contains(want, "number") {
		if _, ok := parseNumber(strings.TrimSpace(digits)); ok {
			return "write it as a share: 0.5 for 50%"
		}
	}
	if strings.ContainsAny(s, "0123456789") {
		return "write the number alone"
	}
	return ""
}

var (
	looseDuration = lazyregexp.New(`^([0-9]+(?:\.[0-9]+)?) *([a-zA-Z]+)$`)
	looseSize     = lazyregexp.New(`^([0-9]+) *([kKmMgGtT])[iI]?[bB]?$`)
)

// formFix returns the fix for a text without the form that the title of a schema describes,
// or "" if none.
func formFix(n *node, title string) string {
	s, _ := n.asText()
	s = strings.TrimSpace(s)
	switch title {
	case nameWords:
		return nameFix(s)
	case durationWords:
		if m := looseDuration.FindStringSubmatch(s); m != nil {
			for _, unit := range []string{"ms", "s", "m", "h"} {
				if strings.HasPrefix(strings.ToLower(m[2]), unit) {
					return "write " + m[1] + unit
				}
			}
		}
		return "write a number and ms, s, m or h"
	case sizeWords:
		if m := looseSize.FindStringSubmatch(s); m != nil {
			return "write " + m[1] + strings.ToUpper(m[2]) + "B"
		}
		return "write a number and KB, MB, GB or TB"
	}
	return ""
}

// nameFix returns a name that is like another but has the form of one.
func nameFix(name string) string {
	near := strings.TrimLeft(notInName.ReplaceAllString(name, "-"), "._:@+-")
	return "such as " + cmp.Or(strings.TrimRight(near, "-"), "a-1")
}
