package extraction

import (
	"strings"
	"unicode"
)

// splitTokens are the different words of a text: runs of letters and digits, letter
// case folded.
func splitTokens(text string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		out[w] = true
	}
	return out
}

// textSimilarity of two sets of tokens is the coefficient of Dice (1945, Ecology
// 26:297) and Sørensen (1948): 2·|A∩B| / (|A|+|B|), from 0 to 1. Word order and
// repetition do not matter; two texts without a word have none.
func textSimilarity(a, b map[string]bool) float64 {
	if len(a)+len(b) == 0 {
		return 0
	}
	return 2 * float64(countCommon(a, b)) / float64(len(a)+len(b))
}

func countCommon(a, b map[string]bool) int {
	if len(b) < len(a) {
		a, b = b, a
	}
	n := 0
	for w := range a {
		if b[w] {
			n++
		}
	}
	return n
}

// similarPairs lists for each gold text the listed texts that are alike enough to it,
// in the order of the list, and the similarity of each such pair.
func similarPairs(gold, listed []string, threshold float64) (near [][]int, alike []map[int]float64) {
	words := make([]map[string]bool, len(listed))
	for i, text := range listed {
		words[i] = splitTokens(text)
	}
	near, alike = make([][]int, len(gold)), make([]map[int]float64, len(gold))
	for g, text := range gold {
		mine := splitTokens(text)
		alike[g] = map[int]float64{}
		for i := range listed {
			if s := textSimilarity(mine, words[i]); s >= threshold && s > 0 {
				near[g], alike[g][i] = append(near[g], i), s
			}
		}
	}
	return near, alike
}

// maximumMatching pairs gold with listed texts one to one so that there are as many
// pairs as there can be, by augmenting paths (Kuhn 1955; Berge 1957). It returns
// the listed text of each gold text, -1 for none.
func maximumMatching(near [][]int, listed int) []int {
	goldOf := make([]int, listed)
	for i := range goldOf {
		goldOf[i] = -1
	}
	var seen []bool
	var augment func(g int) bool
	augment = func(g int) bool {
		for _, i := range near[g] {
			if seen[i] {
				continue
			}
			seen[i] = true
			if goldOf[i] < 0 || augment(goldOf[i]) {
				goldOf[i] = g
				return true
			}
		}
		return false
	}
	for g := range near {
		seen = make([]bool, listed)
		augment(g)
	}
	out := make([]int, len(near))
	for g := range out {
		out[g] = -1
	}
	for i, g := range goldOf {
		if g >= 0 {
			out[g] = i
		}
	}
	return out
}

// greedyMatching counts the pairs of the seed's way: each listed text, in the order of
// the list, takes the most similar gold text that is still free, the first of
// equals. It can miss pairs that [maximumMatching] finds: a text that takes the gold text
// that another one needs, while it could have had a second.
func greedyMatching(alike []map[int]float64, listed int) int {
	taken, n := make([]bool, len(alike)), 0
	for i := range listed {
		best := -1
		for g := range alike {
			s, ok := alike[g][i]
			if ok && !taken[g] && (best < 0 || s > alike[best][i]) {
				best = g
			}
		}
		if best >= 0 {
			taken[best] = true
			n++
		}
	}
	return n
}
