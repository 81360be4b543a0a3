package kind

import (
	"encoding/json"
	"io/fs"
	"math/rand/v2"
	"strings"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Blind holds rules that act on the tasks of a suite without understanding them. If one
// of them passes the gates of a suite, the suite measures nothing.
type Blind struct {
	Rules []BlindRule
	// Chance acts at random. It is nil if there is no choice.
	Chance func(*suite.Task, *rand.Rand) Act
	// Workspace is set if the kind grades the workspace, which blind rules do not
	// change.
	Workspace bool
}

// BlindRule acts in every task of a suite.
type BlindRule struct {
	Name string // such as "the longest"
	Act  func(*suite.Task) Act
}

// BlindCase holds the inputs of a kind's blind rules.
type BlindCase struct {
	Name    string // name of the grader in the suite
	Config  any    // settings, of the type that the kind's New returns
	Tasks   []*suite.Task
	Tools   []equip.Spec // tools offered in some arm, in their order; nil if unknown
	Fixture fs.FS        // files of the workspace; nil if the suite has none
}

// Act is the result of a trial. All fields are optional.
type Act struct {
	Answer  string           // final answer
	Submit  json.RawMessage  // arguments of a submission; nil if none
	Calls   []trial.ToolCall // tool calls
	Replies []trial.MadeCall // answers to the calls of the task, replacing its servers
}

// ChangeNothing returns the blind rules of kinds that grade a workspace.
func ChangeNothing(BlindCase) (Blind, error) {
	return Blind{Rules: []BlindRule{{"change nothing", func(*suite.Task) Act { return Act{} }}}, Workspace: true}, nil
}

// ListAnswer returns the JSON answer {field: list}.
func ListAnswer(field string, list []string) Act {
	b, err := json.Marshal(map[string][]string{field: append([]string{}, list...)})
	if err != nil {
		return Act{} // encoding strings never fails
	}
	return Act{Answer: string(b)}
}

// Best returns the index of the highest value, the first if there are several, or -1 if
// the list is empty.
func Best[T any](list []T, value func(T) int) int {
	best := -1
	for i, x := range list {
		if best < 0 || value(x) > value(list[best]) {
			best = i
		}
	}
	return best
}

var longWord = lazyregexp.New(`\p{L}{4,}`)

// SharedWords returns the number of words of at least four letters that two texts
// share. Words are equal if their first four letters are.
func SharedWords(a, b string) int {
	stems := func(text string) map[string]bool {
		out := map[string]bool{}
		for _, w := range longWord.FindAllString(strings.ToLower(text), -1) {
			out[string([]rune(w)[:4])] = true
		}
		return out
	}
	n, other := 0, stems(b)
	for w := range stems(a) {
		if other[w] {
			n++
		}
	}
	return n
}
