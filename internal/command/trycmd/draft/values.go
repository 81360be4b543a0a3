package draft

import (
	"regexp"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// longest is the most bytes of an answer.
const longest = 80

var (
	integer = lazyregexp.New(`^-?\d+$`)
	decimal = lazyregexp.New(`^-?\d+\.\d+$`)
	round   = lazyregexp.New(`^[1-9]0*$|^(?:444|600|644|664|700|750|755|775|777|200|201|204|301|302|400|401|403|404|500|127|128|255|256|512|1024|2048|4096|8080|8192|1234|12345|123456|65535|65536)$`)
)

// shortPattern returns a regular expression for the answer of an agent: the value as a whole
// word, its thousands separated or not.
func shortPattern(value string) string {
	out := regexp.QuoteMeta(value)
	digits := strings.TrimPrefix(value, "-")
	if integer.MatchString(value) && len(digits) > 3 {
		var groups []string
		for n := len(digits); n > 0; n -= 3 {
			groups = append([]string{digits[max(0, n-3):n]}, groups...)
		}
		out = strings.TrimSuffix(value, digits) + strings.Join(groups, "[., ]?")
	}
	isWord := func(r rune) bool { return r == '_' || r < 0x80 && (unicode.IsLetter(r) || unicode.IsDigit(r)) }
	if isWord(rune(value[0])) {
		out = `\b` + out
	}
	if isWord(rune(value[len(value)-1])) {
		out += `\b`
	}
	return out
}

// pattern returns a regular expression that finds a value in a reply as a whole: no part of
// a longer word or number, and with any white space between its words.
func pattern(value string) string {
	const before, after = `(?:^|[^\pL\d_])`, `(?:$|[^\pL\d_.]|\.(?:$|[^\pL\d]))`
	var words []string
	for _, w := range strings.Fields(value) {
		words = append(words, regexp.QuoteMeta(w))
	}
	return before + strings.Join(words, `\s+`) + after
}

func compile(value string) *regexp.Regexp { return regexp.MustCompile(`(?i:` + pattern(value) + `)`) }

// common are words that a guess may hit.
var common = func() map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(`true false null none undefined unknown string number integer boolean object array file files
		directory directories folders folder text default active inactive enabled disabled success successful error failed failure pending completed
		complete public private admin user users guest member owner open closed draft published internal external
		january february march april june july august september october november december monday tuesday wednesday
		thursday friday saturday sunday english german french spanish other general high medium normal example sample
		hello world content contents message name title description summary version status email phone address
		person place project people company organization event product category production development staging testing master branch commit readme license package index source`) {
		out[w] = true
	}
	return out
}()

// isTelling reports whether nobody can guess a value: a number of three digits or more that
// is not round, or a text with a word that is not common.
func isTelling(value string) bool {
	if len(value) > longest || strings.ContainsAny(value, "\n\r\x00") || value != strings.TrimSpace(value) {
		return false
	}
	switch digits := strings.TrimLeft(strings.TrimPrefix(value, "-"), "0"); {
	case integer.MatchString(value):
		return len(digits) >= 3 && !round.MatchString(digits)
	case decimal.MatchString(value):
		return len(strings.Trim(strings.ReplaceAll(digits, ".", ""), "0")) >= 3
	}
	letters, digits := 0, 0
	for _, r := range value {
		switch {
		case unicode.IsLetter(r):
			letters++
		case unicode.IsDigit(r):
			digits++
		case unicode.IsControl(r):
			return false
		}
	}
	if digits >= 3 && letters+digits >= 5 { // a date, an id, a version
		return true
	}
	for _, w := range strings.FieldsFunc(strings.ToLower(value), func(r rune) bool { return !unicode.IsLetter(r) }) {
		if len(w) >= 5 && !common[w] {
			return true
		}
	}
	return false
}

// passing are words of keys whose values differ from call to call, or hold secrets.
var passing = strings.Fields(`accessed atime uptime elapsed duration now timestamp time pid memory cpu load token secret password
	passwd credential credentials apikey session nonce signature took latency ms seconds cursor cache random`)

// isPassing reports whether a key names what changes by itself.
func isPassing(words []string) bool {
	for _, w := range words {
		for _, p := range passing {
			if w == p {
				return true
			}
		}
	}
	return len(words) > 1 && words[len(words)-1] == "key"
}
