package report

import (
	"fmt"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/taskmodel"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/stat/glmm"
)

// modelSections returns the section on the treatment effect in each group of tasks
// under the hierarchical model, or nil if there is no model.
func modelSections(a *analyse.Analysis) []section.Section {
	var rows [][]string
	models, _ := a.Part(taskmodel.Key).([]taskmodel.Model)
	for _, m := range models {
		if len(m.Effects) == 0 {
			continue // the warnings of its model state the cause
		}
		_, effects := ModelRows(m.Effects, analyse.Level)
		effects[0][0] = m.Treatment + " − " + m.Control
		rows = append(rows, effects...)
	}
	if len(rows) == 0 {
		return nil
	}
	heads, _ := ModelRows(nil, analyse.Level)
	return []section.Section{{Place: section.Detail, Title: "Effect by group", Blocks: []section.Block{
		section.TextTable("Lrrrrrr", heads, rows),
		section.Sentence{Tone: section.Muted, Text: "a hierarchical logistic model draws groups towards all tasks, the more the fewer tasks they have; effect: difference of success in points; better: chance that the treatment is better there; assay stat model has the whole fit"},
	}}}
}

// ModelRows returns the table of effects of a hierarchical model.
func ModelRows(effects []glmm.Effect, level float64) (heads []string, rows [][]string) {
	for _, e := range effects {
		name := "all tasks"
		if e.Of != "all" {
			name = e.Of + " " + Clean(e.Name)
		}
		rows = append(rows, []string{name, itoa(e.Tasks), sideText(e.Control), sideText(e.Treatment),
			Points(e.Difference.Estimate), IntervalPoints(e.Difference), chanceText(e.Better)})
	}
	return []string{"of", "tasks", "control", "treatment", "effect", CoverageText(stat.Interval{Level: level}) + " interval", "better"}, rows
}

func sideText(s glmm.Side) string { return fmt.Sprintf("%d/%d", s.Passed, s.N) }

// chanceText formats a probability, never as 0 or 1.
func chanceText(p float64) string {
	switch {
	case p > 0.999:
		return "> 99.9%"
	case p < 0.001:
		return "< 0.1%"
	}
	return analyse.Percent(p)
}
