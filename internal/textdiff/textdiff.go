// Package textdiff shows where two texts differ.
package textdiff

import "fmt"

// Excerpts returns both texts from the first differing word, each truncated to most
// characters, with … in place of omitted text.
func Excerpts(was, now string, most int) (a, b string) {
	before, after := []rune(was), []rune(now)
	same := 0
	for same < min(len(before), len(after)) && before[same] == after[same] {
		same++
	}
	for same > 0 && before[same-1] != ' ' && before[same-1] != '\n' {
		same--
	}
	if max(len(before), len(after)) <= most {
		same = 0 // both are short enough
	}
	return cut(before, same, most), cut(after, same, most)
}

func cut(text []rune, from, most int) string {
	begin, end := "", ""
	if from > 0 {
		begin = "…"
	}
	text = text[min(from, len(text)):]
	if len(text) > most {
		text, end = text[:most], "…"
	}
	return begin + string(text) + end
}

// Describe returns a one-line description of the difference between two texts.
func Describe(was, now string) string {
	const most = 80
	a, b := Excerpts(was, now, most)
	show := func(text, of string) string {
		if of == "" {
			return "none"
		}
		return fmt.Sprintf("%q", text)
	}
	return fmt.Sprintf("now %s, before %s", show(b, now), show(a, was))
}
