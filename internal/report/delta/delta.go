// Package delta writes a comparison of two runs for a terminal, as a page of Markdown
// and as JSON. The verdict comes first, then the changes, the figures with their
// intervals, and the tasks that are broken or fixed. Numbered notes below the tables
// explain figures.
package delta

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report"
)

// JSON writes the comparison as one indented object.
func JSON(w io.Writer, c *delta.Comparison) error {
	if err := report.WriteJSON(w, c); err != nil {
		return fmt.Errorf("write comparison: %w", err)
	}
	return nil
}

// Headline returns a comparison in one line that begins with the verdict.
func Headline(c *delta.Comparison) string {
	if c.Identical() {
		line := fmt.Sprintf("no difference: %s unchanged", report.Plural(len(c.StillFailing)+c.Passing, "result"))
		if undecided := undecidedText(c); undecided != "" {
			line += "; " + undecided
		}
		return line
	}
	var parts []string
	add := func(n int, what string) {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, what))
		}
	}
	add(len(c.Broken), "broken")
	add(len(c.Worse), "worse")
	add(len(c.Fixed), "fixed")
	add(len(c.Better), "better")
	add(len(c.ByPeople), "changed by people")
	add(len(c.Undecided), "undecided")
	add(len(c.LeftOut), "left out")
	for _, n := range nameLists(c) {
		add(len(n.names), strings.ToLower(n.name))
	}
	parts = append(parts, fmt.Sprintf("%d unchanged", len(c.StillFailing)+c.Passing))
	line := countShown(c) + "; " + strings.Join(parts, ", ")
	if n := len(withinChance(c)); n > 0 {
		line += fmt.Sprintf(" (%d within chance)", n)
	}
	return line
}

// Page is a comparison as pages show it: its verdict first.
type Page struct {
	*delta.Comparison
	Headline string   `json:"headline"`
	Success  []string `json:"success,omitempty"` // the change of the success rate of each arm
}

// NewPage returns c with its verdict.
func NewPage(c *delta.Comparison) Page { return Page{c, Headline(c), successLines(c)} }

// clusterLine reports that clusters of tasks are the units of success; "" if tasks are. Arms
// may differ in the tasks that both runs decided: the line is about the arm with the most.
func clusterLine(c *delta.Comparison) string {
	var most delta.Row
	for _, r := range c.Rows {
		if r.Clusters > 0 && r.Tasks > most.Tasks {
			most = r
		}
	}
	if most.Clusters == 0 {
		return ""
	}
	return "success rates: " + report.ClusterText(most.Tasks, most.Clusters, c.Cluster)
}

// withinChance returns the changed tasks that chance alone can explain.
func withinChance(c *delta.Comparison) []delta.Task {
	return slices.DeleteFunc(slices.Concat(c.Broken, c.Worse, c.Fixed, c.Better), func(t delta.Task) bool { return t.BeyondChance })
}

// countShown lists the differences that are shown, success rates first.
func countShown(c *delta.Comparison) string {
	var success, others []string
	for _, direction := range []string{delta.ShownWorse, delta.ShownBetter} {
		for _, r := range c.Shown(direction) {
			part := fmt.Sprintf("%s %s in %s", measureName(r.Measure), direction, report.Clean(r.Arm.String()))
			if r.Measure == delta.MeasureSuccess {
				success = append(success, part)
			} else {
				others = append(others, part)
			}
		}
	}
	undecided := undecidedText(c)
	if len(success) == 0 {
		switch {
		case undecided == "" && len(others) == 0:
			return "no difference in any figure is shown"
		case len(others) == 0:
			return undecided
		}
		return cmp.Or(undecided, "no difference in success is shown") + "; shown: " + joinMost(others)
	}
	text := "shown: " + joinMost(append(success, others...))
	if undecided != "" {
		text += "; " + undecided
	}
	return text
}

func joinMost(parts []string) string {
	const most = 4
	if more := len(parts) - most; more > 0 {
		parts = append(parts[:most], fmt.Sprintf("%d more", more))
	}
	return strings.Join(parts, ", ")
}

// undecidedText lists the success rates that are undecided; "" if none is.
func undecidedText(c *delta.Comparison) string {
	var arms []string
	for _, r := range c.UndecidedRows() {
		arms = append(arms, report.Clean(r.Arm.String()))
	}
	if len(arms) == 0 {
		return ""
	}
	const most = 3
	if more := len(arms) - most; more > 0 {
		arms = append(arms[:most], fmt.Sprintf("%d more", more))
	}
	return "undecided: success rate in " + strings.Join(arms, ", ")
}

// mostSuccess is how many arms the head of a comparison shows, the worst first.
const mostSuccess = 3

// successLines returns the change of the success rate of each arm.
func successLines(c *delta.Comparison) []string {
	var rows []delta.Row
	for _, r := range c.Rows {
		if r.Measure == delta.MeasureSuccess && r.Old != nil && r.New != nil {
			rows = append(rows, r)
		}
	}
	slices.SortStableFunc(rows, func(a, b delta.Row) int { return cmp.Compare(*a.New-*a.Old, *b.New-*b.Old) })
	var out []string
	for i, r := range rows {
		if i == mostSuccess {
			return append(out, fmt.Sprintf("… %s", report.Plural(len(rows)-i, "more arm")))
		}
		word := cmp.Or(r.Shown, "no difference shown")
		if r.Decision == decision.Undecided {
			word = "undecided"
		}
		line := fmt.Sprintf("%s: %s, %.0f%% → %.0f%%", report.Clean(r.Arm.String()), word, 100**r.Old, 100**r.New)
		if r.Delta.Estimate != nil {
			line += fmt.Sprintf(": %s points (%s), p %s", report.Points(r.Delta.Estimate), report.IntervalPoints(r.Delta), report.FormatP(r.PAdjusted))
		}
		out = append(out, line)
	}
	return out
}

func measureName(m string) string {
	switch m {
	case delta.MeasureSuccess:
		return "success rate"
	case baseline.ValueTime:
		return "time"
	case baseline.ValueCost:
		return "cost"
	}
	return m
}

type list struct {
	name, about string
	tasks       []delta.Task
	most        int // maximum number of listed tasks unless all are requested
}

// maxWithinChance is the maximum number of listed tasks that chance can explain.
const maxWithinChance = 5

// taskLists in the order of interest.
func taskLists(c *delta.Comparison) []list {
	beyond := func(tasks []delta.Task) []delta.Task {
		return slices.DeleteFunc(slices.Clone(tasks), func(t delta.Task) bool { return !t.BeyondChance })
	}
	return []list{
		{"Broken", "passed more than half before, at most half now", beyond(c.Broken), maxListed},
		{"Worse", "pass less often, on the same side of half", beyond(c.Worse), maxListed},
		{"Fixed", "passed at most half before, more than half now", beyond(c.Fixed), maxListed},
		{"Better", "pass more often, on the same side of half", beyond(c.Better), maxListed},
		{"Within chance", "where nothing changed, chance breaks about as many as it fixes", withinChance(c), maxWithinChance},
		{"Changed by people", "as graded it is not so: only an outcome that a person set makes or hides the change", c.ByPeople, maxListed},
		{"Undecided", "no verdict on a side", c.Undecided, maxListed},
		{"Left out", "changed between the runs", c.LeftOut, maxListed},
		{"Still failing", "pass as often as before, at most half", c.StillFailing, maxListed},
	}
}

// nameList is a list of tasks that are in only one of the runs.
type nameList struct {
	name  string
	names []string
}

func nameLists(c *delta.Comparison) []nameList {
	return slices.DeleteFunc([]nameList{{"Added", c.Added}, {"Removed", c.Removed}}, func(l nameList) bool { return len(l.names) == 0 })
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
			out = append(out, measureGrid{head: []string{measureName(r.Measure), "old", "new", change, report.CoverageText(r.Delta) + " interval", "p", "tasks", ""}})
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
	case baseline.ValueTime:
		return analyse.Milliseconds(*v)
	case baseline.ValueCost:
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
	case r.Decision == decision.Undecided:
		return "?"
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
	shown := fmt.Sprintf("~ means: no difference is shown at %v, since the interval holds no change", delta.Alpha)
	if family > 1 {
		shown += "; the arms of a table share this level, so that its intervals hold together"
	}
	out := []string{shown + "."}
	if len(c.UndecidedRows()) > 0 {
		out = append(out, "? means: undecided, since trials without a verdict could change the answer.")
	}
	var of []string
	if tests["p_mid"] {
		of = append(of, "McNemar's test (mid-p) where every task has one trial a side")
	}
	if tests[decision.TestFlips] {
		of = append(of, "sign flips of the tasks' differences of time, tokens and cost")
	}
	if tests[decision.TestFewClusters] {
		of = append(of, "sign flips of whole clusters of tasks (below 12 clusters, the larger of mid-p and 0.8 × exact p)")
	}
	switch {
	case !tests[decision.TestPermutation]:
	case c.Cluster != "":
		of = append(of, "sign flips of whole clusters of tasks (mid-p)")
	default:
		of = append(of, "sign flips of the tasks' differences of rates (mid-p)")
	}
	if len(of) > 0 {
		s := "p: " + strings.Join(of, "; ")
		if family > 1 {
			s += fmt.Sprintf("; times the arms that share the level (up to %d)", family)
		}
		out = append(out, s+".")
	}
	if n := len(tables); n > 1 {
		out = append(out, fmt.Sprintf("%d tables are tested at %v each: where nothing changed, up to %.2g of them show a difference by chance.", n, delta.Alpha, float64(n)*delta.Alpha))
	}
	if tables[baseline.ValueTime] || tables[baseline.ValueTokens] || tables[baseline.ValueCost] {
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
	return s + ", " + cmp.Or(old, "–") + " → " + cmp.Or(now, "–")
}

func labelText(labels []string) string {
	var out []string
	for _, l := range labels[:min(2, len(labels))] {
		out = append(out, report.Cut(report.Clean(l), 40))
	}
	return strings.Join(out, "+")
}

func settingChange(c delta.Change) (name, from, to string) {
	const most = 90
	return report.Clean(c.Name), cmp.Or(report.Cut(report.Clean(c.Old), most), "–"), cmp.Or(report.Cut(report.Clean(c.New), most), "–")
}

// maxListed is how many entries of a list are shown unless all are asked for.
const maxListed = 20
