package extraction

import (
	"strconv"
	"strings"

	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/english"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// wordSet holds the distinct content words of a text: the stems of words except stop
// words, numbers in digits, and [negation] for negating words.
type wordSet map[string]bool

// negation stands for not, never, without and similar words.
const negation = "¬"

// oneNumber is the number one, which is often an article or a pronoun.
const oneNumber = "1"

var (
	aWord      = lazyregexp.New(`[0-9]+(?:[.,:][0-9]+)*|[\p{L}\p{M}\p{N}]+`)
	contracted = lazyregexp.New(`n['’]t\b`)
	elided     = lazyregexp.New(`['’](?:s|re|ve|ll|d|m)\b`)

	stopWords = setOf(`a an the this that these those it its they them their we us our you your he him his she her i me my
		who whom whose which what when where there here then than as so also too and or but if is are am be been being was were
		do does did done has have had having will would shall should can could may might must
		of to in on at by for from with into onto via per about including each every all any both`)
	denials = setOf("not no never none nobody nothing neither nor without cannot")
	units   = numbersOf("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 0, 1)
	tens    = numbersOf("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10)
	scales  = map[string]int{"hundred": 100, "thousand": 1000}
)

func setOf(words string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(words) {
		out[w] = true
	}
	return out
}

func numbersOf(words string, first, step int) map[string]int {
	out := map[string]int{}
	for i, w := range strings.Fields(words) {
		out[w] = first + i*step
	}
	return out
}

// contentWords returns the content words of a text.
func contentWords(text string) wordSet {
	out := wordSet{}
	for _, w := range splitWords(text) {
		switch {
		case denials[w]:
			out[negation] = true
		case !stopWords[w]:
			out[stem(w)] = true
		}
	}
	return out
}

// wordsOfWhole returns the content words of a whole text, or all its words if it has no
// content words.
func wordsOfWhole(text string) wordSet {
	out := contentWords(text)
	if len(out) == 0 {
		for _, w := range splitWords(text) {
			out[w] = true
		}
	}
	return out
}

// splitWords returns the words of a text in lower case, with numbers in digits.
func splitWords(text string) []string {
	text = contracted.ReplaceAllString(strings.ToLower(text), " not")
	return joinNumbers(aWord.FindAllString(elided.ReplaceAllString(text, ""), -1))
}

// joinNumbers converts spelled-out numbers, such as "two hundred" and "twenty-five", to
// digits.
func joinNumbers(words []string) []string {
	var out []string
	for i := 0; i < len(words); i++ {
		n, used := readNumber(words[i:])
		if used == 0 {
			out = append(out, words[i])
			continue
		}
		out = append(out, strconv.Itoa(n))
		i += used - 1
	}
	return out
}

// readNumber parses the number at the start of words: a number below a hundred, or that
// many hundreds or thousands. used is the number of words parsed, or 0 if none.
func readNumber(words []string) (n, used int) {
	if v, ok := tens[words[0]]; ok {
		n, used = v, 1
		if len(words) > 1 {
			if u, ok := units[words[1]]; ok && u > 0 && u < 10 {
				n, used = n+u, 2
			}
		}
	} else if v, ok := units[words[0]]; ok {
		n, used = v, 1
	} else if scales[words[0]] > 0 {
		return scales[words[0]], 1
	}
	if used > 0 && used < len(words) && scales[words[used]] > 0 {
		return n * scales[words[used]], used + 1
	}
	return n, used
}

// isNumber reports whether a content word is a number that must be preserved.
func isNumber(word string) bool { return word[0] >= '0' && word[0] <= '9' && word != oneNumber }

// count returns the number of words of s that are in other.
func (s wordSet) count(other wordSet) int {
	n := 0
	for w := range s {
		if other[w] {
			n++
		}
	}
	return n
}

func (s wordSet) add(other wordSet) {
	for w := range other {
		s[w] = true
	}
}

func stem(word string) string {
	env := snowballstem.NewEnv(word)
	english.Stem(env)
	return env.Current()
}
