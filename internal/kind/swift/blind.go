package swift

import (
	"strings"

	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
)

// blindRules returns rules that submit code unrelated to the task.
func blindRules(kind.BlindCase) (kind.Blind, error) {
	block := func(code func(prompt string) string) func(*suite.Task) kind.Act {
		return func(t *suite.Task) kind.Act { return kind.Act{Answer: "```swift\n" + code(t.Prompt) + "\n```\n"} }
	}
	comment := func(prompt string) string {
		return "// " + strings.ReplaceAll(strings.TrimSpace(prompt), "\n", "\n// ")
	}
	const declaration = "let done = true"
	return kind.Blind{Rules: []kind.BlindRule{
		{Name: "no code", Act: func(*suite.Task) kind.Act { return kind.Act{Answer: "No."} }},
		{Name: "an empty block", Act: block(func(string) string { return "" })},
		{Name: "copy the request as a comment", Act: block(comment)},
		{Name: "always the same declaration", Act: block(func(string) string { return declaration })},
		{Name: "the same declaration under the request", Act: block(func(prompt string) string { return comment(prompt) + "\n" + declaration })},
	}}, nil
}
