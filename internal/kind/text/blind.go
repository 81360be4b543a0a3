package text

import (
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
)

// blindRules returns rules that answer with nothing or with the prompt.
func blindRules(kind.BlindCase) (kind.Blind, error) {
	return kind.Blind{Rules: []kind.BlindRule{
		{Name: "always Done.", Act: func(*suite.Task) kind.Act { return kind.Act{Answer: "Done."} }},
		{Name: "copy the prompt", Act: func(t *suite.Task) kind.Act { return kind.Act{Answer: t.Prompt} }},
	}}, nil
}
