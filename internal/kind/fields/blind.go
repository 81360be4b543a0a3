package fields

import (
	"encoding/json"

	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// blindRules returns rules that answer every call alike.
func blindRules(kind.BlindCase) (kind.Blind, error) {
	always := func(text string, failed bool) func(*suite.Task) kind.Act {
		return func(t *suite.Task) kind.Act {
			var act kind.Act
			for _, call := range t.Measured() {
				made := trial.MadeCall{Tool: call.Tool, Args: json.RawMessage("{}"), Text: text, Error: failed}
				if !failed {
					made.Structured = json.RawMessage(text)
				}
				act.Replies = append(act.Replies, made)
			}
			return act
		}
	}
	return kind.Blind{Rules: []kind.BlindRule{
		{Name: "always an empty answer", Act: always("{}", false)},
		{Name: "always an error", Act: always("no", true)},
	}}, nil
}
