package retrieval

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// kindReport is the kind's part of reports.
var kindReport = analyse.KindReport{
	Applies:   func(a *analyse.Analysis) bool { return HasMetrics(&a.Total) },
	Breakdown: "recall", OwnMetrics: true,
	Sections: reportSections, ArmNotes: armNotes,
	MissColumns: []analyse.TrialColumn{{Head: "Asked", Max: 80, Value: askedFor}, {Head: "Wanted", Max: 100, Value: wantedTitle}},
}

func reportSections(a *analyse.Analysis, _ trial.Opener, o section.Options) []section.Section {
	var out []section.Section
	switch o.Medium {
	case section.Text:
		for i := range a.Arms {
			out = append(out, metricsSection(a, &a.Arms[i], o.All))
		}
	case section.Markdown:
		var missing section.List
		for _, c := range a.Capabilities {
			if text := report.CapabilityText(c); text != "" {
				missing.Items = append(missing.Items, section.Sentence{Text: "⏭️ " + text})
			}
		}
		if len(missing.Items) > 0 {
			out = append(out, section.Section{Place: section.Results, Blocks: []section.Block{missing}})
		}
	}
	return out
}

// armNotes returns notes on the groups in which an arm does not find even the canaries.
func armNotes(a *analyse.Analysis, arm string) []string {
	var out []string
	for _, c := range a.Capabilities {
		if text := report.CapabilityText(c); text != "" && c.Arm == arm {
			out = append(out, text)
		}
	}
	return out
}

// metricsSection is the table of the metrics of an arm. Unless all are asked for, it
// leaves out metrics that breakdowns repeat, and other names for the same.
func metricsSection(a *analyse.Analysis, arm *analyse.Arm, all bool) section.Section {
	var denominators []string // in the order in which they come
	var rows [][]string
	for _, m := range arm.Metrics {
		name, ok := strings.CutPrefix(m.Name, analyse.GraderOf(a.Written(), KindName)+".")
		if !ok || m.Unit == "ms" && m.Value == nil { // times that nobody took
			continue
		}
		if !all && (strings.Contains(name, ".") || strings.HasPrefix(name, "p_")) {
			continue
		}
		of := report.Ratio(m)
		if m.Unit != "" {
			of = "n = " + report.Thousands(int64(m.Denominator))
		}
		i := slices.Index(denominators, m.Of)
		if i < 0 {
			i, denominators = len(denominators), append(denominators, m.Of)
		}
		value, interval := report.ShortValue(m)
		rows = append(rows, []string{name, value, of, interval, report.ColumnLetter(i)})
	}
	table := section.TextTable("lrrlF", []string{"", "", "", "95% interval", "of"}, rows)
	table.Columns[4].Tone = section.Muted
	s := section.Section{Place: section.Results, Title: "Retrieval: " + arm.ID, Blocks: []section.Block{table}}
	for i, of := range denominators {
		s.Blocks = append(s.Blocks, section.Sentence{Text: report.ColumnLetter(i) + ": " + of, Tone: section.Muted})
	}
	s.Blocks = append(s.Blocks, section.Sentence{Text: "outcomes: " + report.Counts(arm.Labels)})
	for _, note := range armNotes(a, arm.ID) {
		s.Blocks = append(s.Blocks, section.Sentence{Text: note, Tone: section.Caution})
	}
	return s
}

// askedFor returns the topic or query among the arguments of a trial's call, or else
// all arguments.
func askedFor(_ *analyse.Analysis, t *analyse.Trial) string {
	args := t.Details[DetailArgs]
	var m map[string]any
	if json.Unmarshal([]byte(args), &m) != nil {
		return args
	}
	for _, name := range []string{"topic", "query", "q", "question", "text"} {
		if s, ok := m[name].(string); ok && s != "" {
			return s
		}
	}
	return args
}

func wantedTitle(a *analyse.Analysis, t *analyse.Trial) string {
	for i := range a.Cells {
		if a.Cells[i].Task == t.Task {
			return a.Cells[i].Title
		}
	}
	return ""
}
