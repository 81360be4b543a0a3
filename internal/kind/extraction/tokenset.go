package extraction

import (
	"slices"
	"strings"
)

// seedThreshold is the minimum ratio of a pair in the seed's matcher.
const seedThreshold = 70

// tokenSetRatio returns token_set_ratio of rapidfuzz 3 without a processor, from 0 to
// 100. Words are separated by white space and compared exactly. Let S be the sorted
// words of both texts, A the words of only the first, B of only the second. The ratio
// is the highest normalized Indel similarity of S with SA, S with SB and SA with SB,
// each joined by spaces. It is 100 if S contains all words of one text, and 0 if a text
// has no words. Source:
// https://rapidfuzz.github.io/RapidFuzz/Usage/fuzz.html#token-set-ratio
func tokenSetRatio(a, b string) float64 {
	inA, inB := uniqueWords(a), uniqueWords(b)
	if len(inA) == 0 || len(inB) == 0 {
		return 0
	}
	var both, onlyA []string
	for _, w := range inA {
		if slices.Contains(inB, w) {
			both = append(both, w)
		} else {
			onlyA = append(onlyA, w)
		}
	}
	onlyB := slices.DeleteFunc(inB, func(w string) bool { return slices.Contains(both, w) })
	best := indelRatio(joinWords(both, onlyA), joinWords(both, onlyB))
	if len(both) > 0 {
		best = max(best, indelRatio(joinWords(both), joinWords(both, onlyA)), indelRatio(joinWords(both), joinWords(both, onlyB)))
	}
	return best
}

// uniqueWords returns the distinct words of a text, sorted by code points.
func uniqueWords(text string) []string {
	words := strings.Fields(text)
	slices.Sort(words)
	return slices.Compact(words)
}

func joinWords(lists ...[]string) []rune {
	return []rune(strings.Join(slices.Concat(lists...), " "))
}

// indelRatio returns the normalized Indel similarity of two texts, from 0 to 100: 200·L
// / (|a|+|b|) with L the length of their longest common subsequence. Two empty texts
// are equal.
func indelRatio(a, b []rune) float64 {
	if len(a)+len(b) == 0 {
		return 100
	}
	row := make([]int, len(b)+1)
	for _, x := range a {
		diagonal := 0
		for j, y := range b {
			above := row[j+1]
			if x == y {
				row[j+1] = diagonal + 1
			} else {
				row[j+1] = max(above, row[j])
			}
			diagonal = above
		}
	}
	return 200 * float64(row[len(b)]) / float64(len(a)+len(b))
}

// greedyMatching returns the number of pairs of the seed's matcher. Each listed text,
// in order, takes the unmatched gold text with the highest ratio, the first if there
// are several, if the ratio is at least the seed's threshold.
func greedyMatching(gold, listed []string) int {
	free, n := slices.Clone(gold), 0
	for _, text := range listed {
		best, score := -1, 0.0
		for g := range free {
			if s := tokenSetRatio(text, free[g]); s >= seedThreshold && s > score {
				best, score = g, s
			}
		}
		if best >= 0 {
			free = slices.Delete(free, best, best+1)
			n++
		}
	}
	return n
}
