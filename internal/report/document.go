package report

import (
	"encoding/json"
	"io"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/trial"
)

// Document returns, for the name of an arm or comparison, the format that writes
// the one JSON document which build makes of it, indented. "" names the only one
// that a run has.
func Document[T any](build func(a *analyse.Analysis, of string, evidence trial.Opener) (T, error)) func(of string) Format {
	return func(of string) Format {
		return func(w io.Writer, a *analyse.Analysis, evidence trial.Opener) error {
			d, err := build(a, of, evidence)
			if err != nil {
				return err
			}
			enc := json.NewEncoder(w)
			enc.SetEscapeHTML(false)
			enc.SetIndent("", "  ")
			return enc.Encode(d)
		}
	}
}
