package report_test

import (
	"bytes"
	"iter"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/report/markdown"
	"github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// TestSections: every report shows every kind of block that a kind of grader returns,
// and makes hostile text harmless.
func TestSections(t *testing.T) {
	half := 0.5
	table := section.TextTable("lrF", []string{"column one", "column two", "column three"}, [][]string{{"cell <one>", "2.5", "cell three"}})
	table.Rows[0][1].Interval = &section.Interval{Estimate: &half, To: 1}
	table.Rows[0][0].Link = &section.Link{Arm: "a/b"}
	blocks := []section.Block{
		section.Sentence{Text: "a plain sentence"}, section.Sentence{Lead: "leading", Text: "words", Tone: section.Bad}, section.Sentence{Text: "a muted one", Tone: section.Muted},
		section.List{Inner: true, Items: []section.Sentence{{Text: "item 1"}, {Text: "item 2", Tone: section.Good}}},
		section.Lines{{Key: "key", Text: "under it"}}, table,
		section.Details{Summary: "folded <b>", Blocks: []section.Block{section.Sentence{Text: "inside", Tone: section.Strong}}},
		section.Code{Language: "go", Text: "func main() {}\n"},
	}
	kind := analyse.Kind{Name: "new", Report: analyse.KindReport{Sections: func(_ *analyse.Analysis, _ trial.Opener, o section.Options) []section.Section {
		return []section.Section{{Place: section.Front, Title: "A new kind", Blocks: blocks}, {Place: section.Costs, Title: "More of it"}}
	}}}
	none := iter.Seq2[trial.Record, error](func(func(trial.Record, error) bool) {})
	a, err := analyse.Run(&suite.Suite{Name: "s"}, trial.Plan{}, none, analyse.Options{Kinds: []analyse.Kind{kind}})
	if err != nil {
		t.Fatal(err)
	}
	for name, write := range map[string]report.WriteFunc{"text": text.Write, "markdown": markdown.Write, "html": html.Single} {
		var b bytes.Buffer
		if err := write(&b, a, nil); err != nil {
			t.Fatal(err)
		}
		page := b.String()
		for _, want := range []string{"A new kind", "More of it", "a plain sentence", "leading", "words", "a muted one", "item 1", "item 2", "key", "under it",
			"column one", "column three", "2.5", "cell three", "folded", "inside", "func main() {}"} {
			if !strings.Contains(page, want) {
				t.Errorf("%s has no %q:\n%s", name, want, page[:min(len(page), 3000)])
			}
		}
		if name != "text" && strings.Contains(page, "cell <one>") {
			t.Errorf("%s shows markup of a cell", name)
		}
	}
}
