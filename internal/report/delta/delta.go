// Package delta writes two runs held against each other, for a terminal, for a page of
// Markdown and for programs. What changed comes first, then the figures with their
// intervals, then the tasks that are broken or fixed; numbered notes below the tables
// explain figures.
package delta

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/report"
)

// JSON writes the comparison as one indented object.
func JSON(w io.Writer, c *delta.Comparison) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(c); err != nil {
		return fmt.Errorf("write comparison: %w", err)
	}
	return nil
}

// Headline sums a comparison up in one line.
func Headline(c *delta.Comparison) string {
	if c.Identical() {
		return fmt.Sprintf("no difference: %s unchanged", report.Plural(len(c.StillFailing)+c.Passing, "result"))
	}
	var parts []string
	for _, l := range taskLists(c) {
		if l.counted && len(l.tasks) > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", len(l.tasks), strings.ToLower(l.name)))
		}
	}
	for _, n := range []struct {
		names []string
		word  string
	}{{c.Added, "added"}, {c.Removed, "removed"}} {
		if len(n.names) > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", len(n.names), n.word))
		}
	}
	parts = append(parts, fmt.Sprintf("%d unchanged", len(c.StillFailing)+c.Passing))
	return strings.Join(parts, ", ") + "; " + countShown(c)
}

// countShown counts the differences that are shown.
func countShown(c *delta.Comparison) string {
	var parts []string
	for _, direction := range []string{delta.ShownWorse, delta.ShownBetter} {
		for _, r := range c.Shown(direction) {
			parts = append(parts, fmt.Sprintf("%s %s in %s", measureName(r.Measure), direction, report.Clean(r.Arm.String())))
		}
	}
	if len(parts) == 0 {
		return "no difference in any figure is shown"
	}
	const most = 4
	if more := len(parts) - most; more > 0 {
		parts = append(parts[:most], fmt.Sprintf("%d more", more))
	}
	return "shown: " + strings.Join(parts, ", ")
}

func measureName(m string) string {
	switch m {
	case delta.MeasureSuccess:
		return "success rate"
	case analyse.ValueTime:
		return "time"
	case analyse.ValueCost:
		return "cost"
	}
	return m
}

// list is one list of tasks with its explanation.
type list struct {
	name, about string
	tasks       []delta.Task
	counted     bool // in the headline
}

// taskLists in the order of interest.
func taskLists(c *delta.Comparison) []list {
	return []list{
		{"Broken", "passed more than half before, at most half now", c.Broken, true},
		{"Worse", "pass less often, on the same side of half", c.Worse, true},
		{"Fixed", "passed at most half before, more than half now", c.Fixed, true},
		{"Better", "pass more often, on the same side of half", c.Better, true},
		{"Changed by people", "as graded it is not so: only an outcome that a person set makes or hides the change", c.ByPeople, true},
		{"Undecided", "no verdict on a side", c.Undecided, true},
		{"Left out", "changed between the runs", c.LeftOut, true},
		{"Still failing", "pass as often as before, at most half", c.StillFailing, false},
	}
}

// footnotes numbers the notes on figures, each text once.
type footnotes struct{ texts []string }

// markTexts returns the numbers of texts, as "¹ ³".
func (n *footnotes) markTexts(texts []string) string {
	var marks []string
	for _, t := range texts {
		i := slices.Index(n.texts, t)
		if i < 0 {
			i, n.texts = len(n.texts), append(n.texts, t)
		}
		marks = append(marks, superscript(i+1))
	}
	return strings.Join(marks, " ")
}

func superscript(n int) string {
	return strings.Map(func(r rune) rune { return []rune("⁰¹²³⁴⁵⁶⁷⁸⁹")[r-'0'] }, strconv.Itoa(n))
}

// measureGrid is the table of one measure.
type measureGrid struct {
	head []string
	rows [][]string
	sort []string // which way each row went: better, worse or ""
}

// measureGrids makes the tables, one a measure.
func measureGrids(c *delta.Comparison, n *footnotes) []measureGrid {
	var out []measureGrid
	last := ""
	for _, r := range c.Rows {
		if r.Measure != last || len(out) == 0 {
			change := "change"
			if r.Measure == delta.MeasureSuccess {
				change = "points"
			}
			out = append(out, measureGrid{head: []string{measureName(r.Measure), "old", "new", change, "95% interval", "p", "tasks", ""}})
			last = r.Measure
		}
		out[len(out)-1].addRow(r, n)
	}
	if len(c.AsGraded) == 0 || len(out) == 0 {
		return out
	}
	graded := measureGrid{head: slices.Clone(out[0].head)} // success is the first measure
	graded.head[0] = "as graded"                           // short: names of arms may leave it little room
	for _, r := range c.AsGraded {
		graded.addRow(r, n)
	}
	return slices.Insert(out, 1, graded)
}

func (g *measureGrid) addRow(r delta.Row, n *footnotes) {
	g.rows = append(g.rows, []string{
		report.Clean(r.Arm.String()), formatValue(r.Measure, r.Old), formatValue(r.Measure, r.New), changeText(r), intervalText(r), formatP(r.PAdjusted),
		strconv.Itoa(r.Tasks), n.markTexts(r.Warnings),
	})
	g.sort = append(g.sort, r.Shown)
}

func formatValue(measure string, v *float64) string {
	if v == nil {
		return "–"
	}
	switch measure {
	case delta.MeasureSuccess:
		return analyse.Percent(*v)
	case analyse.ValueTime:
		return analyse.Milliseconds(*v)
	case analyse.ValueCost:
		return "$" + formatSignificant(*v)
	}
	if *v >= 1000 && *v < 1e15 {
		return report.Thousands(int64(math.Round(*v)))
	}
	return formatSignificant(*v)
}

// formatSignificant writes v > 0 with three significant digits and no exponent.
func formatSignificant(v float64) string {
	if v >= 100 {
		return strconv.FormatFloat(v, 'f', 0, 64)
	}
	digits := 2 - int(math.Floor(math.Log10(v)))
	return strconv.FormatFloat(v, 'f', min(max(digits, 0), 15), 64)
}

// changeText is the delta where one is shown, else "~".
func changeText(r delta.Row) string {
	switch {
	case r.Delta.Estimate == nil:
		return "–"
	case r.Shown == "":
		return "~"
	}
	return deltaText(r, *r.Delta.Estimate)
}

// deltaText writes a delta in points, or in per cent of the old value.
func deltaText(r delta.Row, d float64) string {
	if r.Measure == delta.MeasureSuccess {
		return unsignedZero(fmt.Sprintf("%+.1f", 100*d))
	}
	if d >= 10 {
		return "×" + formatSignificant(d)
	}
	return unsignedZero(fmt.Sprintf("%+.1f", 100*(d-1))) + "%"
}

// unsignedZero takes the sign off a zero.
func unsignedZero(s string) string {
	if s == "+0.0" || s == "-0.0" {
		return "0.0"
	}
	return s
}

func intervalText(r delta.Row) string {
	if r.Delta.Low == nil || r.Delta.High == nil {
		return "–"
	}
	return deltaText(r, *r.Delta.Low) + " to " + deltaText(r, *r.Delta.High)
}

func formatP(v *float64) string {
	switch {
	case v == nil:
		return "–"
	case *v < 0.001:
		return "<0.001"
	}
	return strconv.FormatFloat(*v, 'f', 3, 64)
}

// legendLines explains the tables: the meaning of "~", the tests of the p values, and
// the number of differences that chance alone would show.
func legendLines(c *delta.Comparison) []string {
	tests, tables, family := map[string]bool{}, map[string]bool{}, 0
	for _, r := range c.Rows {
		if r.P != nil {
			tests[r.Test], tables[r.Measure] = true, true
			family = max(family, r.Family)
		}
	}
	out := []string{fmt.Sprintf("~ means: no difference is shown at %v. Intervals are 95%%, each by itself.", delta.Alpha)}
	var of []string
	if tests["p_mid"] {
		of = append(of, "McNemar's test (mid-p) where every task has one trial a side")
	}
	if tests["p_permutation"] {
		of = append(of, "a sign-flip permutation test of the tasks' differences")
	}
	if len(of) > 0 {
		s := "p: " + strings.Join(of, "; ")
		if family > 1 {
			s += fmt.Sprintf("; adjusted by Holm over the arms of a table (up to %d)", family)
		}
		out = append(out, s+".")
	}
	if n := len(tables); n > 1 {
		out = append(out, fmt.Sprintf("%d tables are tested at %v each: where nothing changed, up to %.2g of them show a difference by chance.", n, delta.Alpha, float64(n)*delta.Alpha))
	}
	if tables[analyse.ValueTime] || tables[analyse.ValueTokens] || tables[analyse.ValueCost] {
		out = append(out, "Time, tokens and cost are geometric means over tasks and trials, their change is of the ratio new / old; time is of live trials, cost as billed.")
	}
	return out
}

// taskLine is a task in one line, without its reason.
func taskLine(t delta.Task, several bool) string {
	s := report.Clean(t.Task)
	if several {
		s += " × " + report.Clean(t.Arm.String())
	}
	if t.Changed {
		s += " (the task changed)"
	}
	if t.AsGraded != "" {
		s += " (as graded: " + t.AsGraded + ")"
	}
	return s
}

// outcomeText returns the outcomes of the trials of a task, with labels if they tell
// more.
func outcomeText(t delta.Task) string {
	of := func(c delta.Counts) string {
		s := fmt.Sprintf("%d/%d", c.Pass, c.Decided())
		if c.Unknown > 0 {
			s += fmt.Sprintf(" +%d unknown", c.Unknown)
		}
		if c.Void > 0 {
			s += fmt.Sprintf(" +%d void", c.Void)
		}
		return s
	}
	s := of(t.Old) + " → " + of(t.New)
	old, now := labelText(t.OldLabels), labelText(t.NewLabels)
	switch {
	case old == "" && now == "":
		return s
	case old == now:
		return s + ", " + now
	}
	return s + ", " + orDash(old) + " → " + orDash(now)
}

// labelText names up to two labels.
func labelText(labels []string) string {
	var out []string
	for _, l := range labels[:min(2, len(labels))] {
		out = append(out, report.Cut(report.Clean(l), 40))
	}
	return strings.Join(out, "+")
}

func orDash(s string) string {
	if s == "" {
		return "–"
	}
	return s
}

// settingChange writes a change of the setting.
func settingChange(c delta.Change) (name, from, to string) {
	const most = 90
	return report.Clean(c.Name), orDash(report.Cut(report.Clean(c.Old), most)), orDash(report.Cut(report.Clean(c.New), most))
}

// maxListed is how many entries of a list are shown unless all are asked for.
const maxListed = 20

// hasSeveralArms reports whether a task must be shown with its arm.
func hasSeveralArms(c *delta.Comparison) bool { return len(c.Arms) > 1 }
