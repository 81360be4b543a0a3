package explore

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/mcp"
)

// Verbs in names of tools. The first verb of a name counts: get_order reads, and so does
// get_commit. A writing verb after "and" or "or" counts, too: get_or_create.
var (
	readingVerbs = strings.Fields(`get list read search find show describe fetch query count lookup look view inspect
		status log logs diff check info stat stats explain head tail tree browse blame history ls cat grep glob outline
		summarize preview validate resolve retrieve load peek print display compare`)
	writingVerbs = strings.Fields(`create update delete write set add remove move rename push commit run execute exec send
		post put patch edit insert upsert drop kill stop start restart install uninstall upload publish deploy merge
		rebase reset revert clear clean close open toggle enable disable import save store append replace apply submit
		trigger invoke call cancel approve reject archive restore assign invite pay buy book order clone init pull
		checkout stash tag fork sync login logout register subscribe unsubscribe gzip navigate click type fill`)
)

// reasonToSkip returns why a tool is not called, or "" if it only reads by its own mark or
// its name.
func reasonToSkip(t mcp.ToolInfo) string {
	var def struct {
		Annotations struct {
			ReadOnly    *bool `json:"readOnlyHint"`
			Destructive *bool `json:"destructiveHint"`
		} `json:"annotations"`
	}
	_ = json.Unmarshal(t.Definition, &def) // a list of tools was parsed before
	marked := func(hint *bool) bool { return hint != nil && *hint }
	reads, writes := judgeName(SplitName(t.Name))
	switch a := def.Annotations; {
	case marked(a.ReadOnly):
		return ""
	case marked(a.Destructive):
		return "marked destructive"
	case a.ReadOnly != nil:
		return "marked as writing"
	case writes:
		return "named as writing"
	case !reads:
		return "neither marked nor named as reading"
	}
	return ""
}

// judgeName reports whether the words of a name tell that a tool reads, and that it writes.
func judgeName(words []string) (reads, writes bool) {
	for i, w := range words {
		joined := i > 0 && (words[i-1] == "and" || words[i-1] == "or" || words[i-1] == "then")
		if slices.Contains(writingVerbs, w) && (!reads || joined) {
			return reads, true
		}
		reads = reads || slices.Contains(readingVerbs, w)
	}
	return reads, false
}

// SplitName splits a name such as get_fileInfo into lower-case words.
func SplitName(name string) []string {
	var words []string
	word, last := "", ' '
	for _, r := range name {
		letter := unicode.IsLetter(r) || unicode.IsDigit(r)
		if !letter || unicode.IsUpper(r) && unicode.IsLower(last) {
			words, word = append(words, word), ""
		}
		if letter {
			word += string(unicode.ToLower(r))
		}
		last = r
	}
	return slices.DeleteFunc(append(words, word), func(w string) bool { return w == "" })
}

// IsReadingVerb reports whether a word of a tool's name tells that the tool reads.
func IsReadingVerb(word string) bool { return slices.Contains(readingVerbs, word) }
