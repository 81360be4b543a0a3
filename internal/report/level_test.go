package report_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/export/annotations"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/githubcomment"
	"github.com/assay-eval/assay/internal/report/markdown"
	"github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/suite"
)

// An interval of a higher level than the others under its heading is marked.
func TestLevelOfGates(t *testing.T) {
	a := &analyse.Analysis{Suite: "s", Verdict: analyse.Verdict{Mode: "hard", Exit: 1}, Total: analyse.Tally{Metrics: []analyse.Metric{{Name: "success_rate"}}}}
	for _, level := range []float64{0, 0.975} {
		a.Rules = append(a.Rules, analyse.Rule{
			Rule: suite.Rule{Name: "better", Compare: "c", Metric: "difference", Min: new(0.5)}, Verdict: analyse.Fail, Why: "because", N: 20,
			Measured: analyse.Metric{Name: "difference", Unit: "difference", Value: new(0.25), Low: new(0.125), High: new(0.375), Level: level, Denominator: 20},
		})
	}
	for _, f := range []struct {
		name        string
		format      report.WriteFunc
		usual, sure string
	}{
		{"text", text.WithOptions(text.Options{Width: 200}), "95% interval for tasks like these +12.5 points to +37.5 points", "97.5% interval for tasks like these +12.5 points to +37.5 points"},
		{"markdown", markdown.Write, "| +12.5 points to +37.5 points |", "| +12.5 points to +37.5 points, 97.5% |"},
		{"comment", githubcomment.Write, "| +12.5 points to +37.5 points |", "| +12.5 points to +37.5 points, 97.5% |"},
		{"annotations", annotations.Write, "95%25 interval +12.5 points to +37.5 points", "97.5%25 interval +12.5 points to +37.5 points"},
	} {
		var b bytes.Buffer
		if err := f.format(&b, a, nil); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{f.usual, f.sure} {
			if n := strings.Count(b.String(), want); n != 1 {
				t.Errorf("%s has %q %d times:\n%s", f.name, want, n, b.String())
			}
		}
	}
}
