// Package spelling finds the name that a misspelled word most likely means.
package spelling

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Nearest returns the word among known that was most likely meant, or "" if none is
// near: one spelled almost so, else one that is a part of it.
func Nearest(word string, known []string) string {
	best, least := "", max(1, min(3, utf8.RuneCountInString(word)/3))+1
	for _, k := range known {
		if d := editDistance(word, k, least); d < least || d == least-1 && best == "" {
			best, least = k, d
		}
	}
	if best == "" {
		best = longestPart(word, known)
	}
	return best
}

// longestPart returns the longest word among known all of whose parts are parts of word,
// as max and tokens are of max_completion_tokens; "" if none.
func longestPart(word string, known []string) string {
	parts, best := strings.Split(word, "_"), ""
	for _, k := range known {
		missing := slices.ContainsFunc(strings.Split(k, "_"), func(p string) bool { return !slices.Contains(parts, p) })
		if len(k) > max(3, len(best)) && !missing {
			best = k
		}
	}
	return best
}

// Suggest returns ", did you mean …?" if a name in known is close to word, otherwise
// "".
func Suggest(word string, known []string) string {
	if best := Nearest(word, known); best != "" {
		return fmt.Sprintf(", did you mean %q?", best)
	}
	return ""
}

// Fix returns a fix that names the nearest of known, or lists them if there are
// few.
func Fix(word string, known []string) string {
	if near := Nearest(word, known); near != "" {
		return fmt.Sprintf("did you mean %q?", near)
	}
	if len(known) == 0 || len(known) > 12 {
		return ""
	}
	return "known: " + strings.Join(slices.Sorted(slices.Values(known)), ", ")
}

// editDistance returns the optimal string alignment distance of a and b: insertions,
// deletions, replacements and swaps of neighbours. It stops at limit.
func editDistance(a, b string, limit int) int {
	x, y := []rune(strings.ToLower(a)), []rune(strings.ToLower(b))
	if d := len(x) - len(y); d >= limit || -d >= limit {
		return limit
	}
	before, last, row := make([]int, len(y)+1), make([]int, len(y)+1), make([]int, len(y)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(x); i++ {
		row[0] = i
		for j := 1; j <= len(y); j++ {
			cost := 1
			if x[i-1] == y[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return min(last[len(y)], limit)
}
