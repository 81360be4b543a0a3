package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// parameter is a parameter of a method in the declarations.
type parameter struct{ name, typ string }

var lastWord = regexp.MustCompile(`\w+`)

// parseParameters parses "a: A, b?: B<C, D>): R;".
func parseParameters(s string) []parameter {
	depth, start := 0, 0
	var out []parameter
	for i := 0; i < len(s); i++ {
		end := false
		switch s[i] {
		case '(', '<', '{', '[':
			depth++
		case '>':
			if i > 0 && s[i-1] != '=' { // not an arrow
				depth--
			}
		case '}', ']':
			depth--
		case ')':
			if depth == 0 {
				end = true
			} else {
				depth--
			}
		case ',':
			if depth == 0 {
				out = appendParameter(out, s[start:i])
				start = i + 1
			}
		}
		if end {
			return appendParameter(out, s[start:i])
		}
	}
	return out
}

func appendParameter(out []parameter, s string) []parameter {
	name, typ, ok := strings.Cut(strings.TrimSpace(s), ":")
	if !ok {
		return out
	}
	return append(out, parameter{strings.Trim(name, "?_ "), strings.TrimSpace(typ)})
}

// prepositions are words before which Swift ends the base name of a method.
var prepositions = []string{"Above", "After", "Along", "Alongside", "As", "At", "Before", "Below", "Between", "By", "During", "For", "From", "Given", "In", "Including", "Inside",
	"Into", "Matching", "Of", "On", "Passing", "Preceding", "Since", "To", "Until", "Using", "Via", "When", "With", "Within", "And", "Completion", "Error", "Handler"}

// baseNames returns the base names that Swift may give to a member, as ranges
// "start-end" of its joined name ("init" for a factory that becomes an initialiser).
// It follows the rules of Swift's importer (SE-0005) as far as joined selectors
// allow: the first piece ends before a preposition, before a word that repeats a
// parameter's type, or where the next piece begins; a leading result type with "By"
// and a trailing type name of a factory are dropped. Too many names are better than
// too few: the table protects a name from being reported as invented.
func baseNames(owner string, it item, params []parameter) string {
	words := splitWords(it.name)
	start := 0
	if by := slices.Index(words, "By"); by > 0 && by <= 3 && by+1 < len(words) {
		start = by + 1
	}
	var out []string
	add := func(from, to int) {
		a, b := joinedLength(words[:from]), joinedLength(words[:to])
		if r := fmt.Sprintf("%d-%d", a, b); b > a && !(a == 0 && b == len(it.name)) && !slices.Contains(out, r) {
			out = append(out, r)
		}
	}
	if start > 0 {
		add(start, len(words))
		add(0, start-1)
	}
	for end := start + 1; end < len(words) && it.kind != "v"; end++ {
		if endsBase(words[end:], owner, params) {
			add(start, end)
			if start > 0 {
				add(0, end)
			}
		}
	}
	if it.kind == "t" || it.kind == "w" {
		if n := commonTail(words, splitWords(owner)); n > 0 && n < len(words) {
			add(0, len(words)-n)
		}
	}
	slices.Sort(out)
	if it.kind == "t" && len(params) > 0 && makesInitializer(words, owner) {
		out = append(out, "init")
	}
	return strings.Join(out, ",")
}

// endsBase reports whether a base name may end where rest begins.
func endsBase(rest []string, owner string, params []parameter) bool {
	return slices.Contains(prepositions, rest[0]) || strings.HasSuffix(rest[0], "ing") || startsParameter(rest, params) || repeatsOwner(rest[0], owner)
}

// makesInitializer reports whether a factory's name begins with its class's, without
// the prefix: Swift turns it into an initialiser.
func makesInitializer(words []string, owner string) bool {
	name := strings.Join(words, "")
	for own := splitWords(owner); len(own) > 0; own = own[1:] {
		if len(own[0]) > 1 && hasPrefixFold(name, strings.Join(own, "")) {
			return true
		}
	}
	return false
}

// repeatsOwner reports whether its owner's name contains a word or the word's
// singular.
func repeatsOwner(word, owner string) bool {
	return slices.ContainsFunc(splitWords(owner), func(w string) bool {
		return len(w) > 2 && (w == word || w == strings.TrimSuffix(word, "s") || w == strings.TrimSuffix(word, "es"))
	})
}

// startsParameter reports whether words begin with the name of a parameter, its
// first word, or the last word of its type.
func startsParameter(words []string, params []parameter) bool {
	rest := strings.Join(words, "")
	for _, p := range params {
		if len(words[0]) > 2 && hasPrefixFold(p.name, words[0]) {
			return true
		}
		if p.name != "" && hasPrefixFold(rest, p.name) {
			return true
		}
		typ := lastWord.FindString(p.typ)
		for _, w := range []string{typ, strings.TrimPrefix(typ, "NS"), finalWord(splitWords(typ))} {
			if len(w) > 1 && hasPrefixFold(rest, w) {
				return true
			}
		}
		for _, w := range generic[typ] {
			if strings.HasPrefix(rest, w) {
				return true
			}
		}
		if strings.HasPrefix(p.typ, "(") && (strings.HasPrefix(rest, "Block") || strings.HasPrefix(rest, "Completion") || strings.HasPrefix(rest, "Handler")) {
			return true
		}
	}
	return false
}

// generic are words for types that have other names in the declarations.
var generic = map[string][]string{
	"any": {"Object", "Value", "Item"}, "number": {"Integer", "Int", "Float", "Double", "Index", "Count", "Bool"}, "string": {"String", "Name", "Key", "Path"}, "boolean": {"Bool"},
	"interop": {"Bytes", "Pointer", "Buffer"}, "Date": {"Date"}, "typeof": {"Class"},
}

func hasPrefixFold(s, prefix string) bool {
	return len(s) >= len(prefix) && strings.EqualFold(s[:len(prefix)], prefix)
}

func finalWord(words []string) string {
	if len(words) == 0 {
		return ""
	}
	return words[len(words)-1]
}

// commonTail returns the number of words at the end of a name that its owner's name
// ends with.
func commonTail(words, owner []string) int {
	n := 0
	for n < len(words) && n < len(owner) && words[len(words)-1-n] == owner[len(owner)-1-n] {
		n++
	}
	return n
}

func joinedLength(words []string) int {
	n := 0
	for _, w := range words {
		n += len(w)
	}
	return n
}

// splitWords splits a name at its capitals; a run of capitals is one word but for
// its last letter, which begins the next word ("URLByAppending": URL, By,
// Appending).
func splitWords(name string) []string {
	var out []string
	start := 0
	for i := 1; i < len(name); i++ {
		up := unicode.IsUpper(rune(name[i]))
		after := i+1 < len(name) && unicode.IsLower(rune(name[i+1]))
		if up && (!unicode.IsUpper(rune(name[i-1])) || after) || name[i-1] == '_' {
			out = append(out, name[start:i])
			start = i
		}
	}
	return append(out, name[start:])
}
