// Package results writes results.json: the whole analysis for programs, as
// docs/results.md describes it. Numbers keep their full precision, what could
// not be evaluated is null, money is a decimal string.
package results

import (
	"encoding/json"
	"io"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/trial"
)

// Schema names the format. Fields may be added under the same name; a change of
// what a field means, or its loss, needs a new number.
const Schema = "assay/results/1"

// Format writes results.json.
func Format(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(struct {
		Schema string `json:"schema"`
		*analyse.Analysis
	}{Schema, a})
}
