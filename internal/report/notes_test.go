package report_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/export/csv"
	"github.com/assay-eval/assay/internal/export/junit"
	"github.com/assay-eval/assay/internal/export/results"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/markdown"
	"github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/trial"
)

func render(t *testing.T, e *analysetest.Example, f report.WriteFunc) []string {
	t.Helper()
	var b bytes.Buffer
	if err := f(&b, e.Analyse(), e.Opener()); err != nil {
		t.Fatal(err)
	}
	return strings.Split(b.String(), "\n")
}

var noteFormats = map[string]report.WriteFunc{
	"text": text.WithOptions(text.Options{All: true, Width: 400}), "markdown": markdown.Write, "junit": junit.Write, "csv": csv.WriteTrials, "csv-summary": csv.WriteSummary, "results": results.Write,
}

// Labels and texts change nothing of a report but the places where notes are
// listed: all other lines are there as before, and in their order.
func TestNotesAddLinesOnly(t *testing.T) {
	const sign = "NOTEWORTHY"
	for name, f := range noteFormats {
		t.Run(name, func(t *testing.T) {
			e := analysetest.Bindings()
			plain := render(t, e, f)
			for i, p := range e.Plan.Trials[:6] {
				e.Notes = append(e.Notes, trial.Note{Seq: int64(i + 1), By: "anna", Key: p.Key, Attempt: 1, Note: sign})
			}
			noted := render(t, e, f)
			at, added := 0, 0
			for _, line := range noted {
				if at < len(plain) && line == plain[at] {
					at++
					continue
				}
				added++
			}
			if name == "results" { // a field more ends the line before it with a comma
				if strings.Join(noted, "\n") == strings.Join(plain, "\n") || !slices.ContainsFunc(noted, func(s string) bool { return strings.Contains(s, sign) }) {
					t.Error("the notes are not there")
				}
				return
			}
			if at < len(plain) {
				t.Errorf("line %d is not as it was: %q", at+1, plain[at])
			}
			shows := name != "csv" && name != "csv-summary"
			if (added > 0) != shows {
				t.Errorf("%d lines were added", added)
			}
		})
	}
}

// If people set outcomes, every report mentions it with the original outcome.
func TestOverridesAreSaid(t *testing.T) {
	e := analysetest.Noted()
	for name, want := range map[string][]string{
		"text":     {"! 2 outcomes set by people", "as graded", "set to pass by people, fail as graded", "counts for nothing", "revoked"},
		"markdown": {"2 outcomes set by people", "as graded", "set to pass by people, fail as graded", "revoked"},
		"junit":    {"2 outcomes set by people", "as graded: verdict", "as graded: success_rate", "as graded: comparison skill", "#1 set to pass by people, fail as graded", "revoked"},
		"csv":      {",graded,", ",fail,flaky,", ",pass,,"},
		"results":  {`"as_graded"`, `"graded": "fail"`, `"revokes": 3`, `"override": "pass"`},
	} {
		got := strings.Join(render(t, e, noteFormats[name]), "\n")
		for _, w := range want {
			if !strings.Contains(got, w) {
				t.Errorf("%s does not say %q", name, w)
			}
		}
	}
	rows := report.GradedTable(e.Analyse()).Rows
	if len(rows) < 4 || rows[1][1].Text == rows[1][2].Text || rows[2][1].Text == rows[2][2].Text {
		t.Errorf("rows %v", rows)
	}
}
