package swift

import (
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// DeclarationWords are the words that declarations at the top level of a file begin with,
// attributes apart.
var DeclarationWords = wordSet(`import let var func class struct enum protocol actor extension typealias associatedtype init deinit subscript operator
	prefix infix postfix precedencegroup macro public private internal fileprivate package open final static mutating nonmutating
	override required convenience lazy weak unowned dynamic optional indirect nonisolated isolated distributed async rethrows throws
	where some any case default else get set willSet didSet borrowing consuming`)

func wordSet(words string) map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(words) {
		out[w] = true
	}
	return out
}

var (
	mainAttribute = lazyregexp.New(`@main\b`)
	firstWord     = lazyregexp.New(`^\w+`)
)

// HasStatements guesses whether masked code (see [Mask]) has statements at its top level.
// Declarations of variables do not count.
func HasStatements(code string) bool {
	if mainAttribute.MatchString(code) {
		return false
	}
	depth, continues := 0, false
	for line := range strings.Lines(code) {
		text := strings.TrimSpace(line)
		if word := firstWord.FindString(text); depth == 0 && !continues && word != "" && !DeclarationWords[word] {
			return true
		}
		for i := range len(text) {
			switch text[i] {
			case '{', '(', '[':
				depth++
			case '}', ')', ']':
				depth = max(0, depth-1)
			}
		}
		if text != "" {
			last := text[len(text)-1]
			continues = strings.IndexByte("=,:+-|&?<>", last) >= 0 || text[0] == '@' && depth == 0 && !strings.Contains(text, " ")
		}
	}
	return false
}
