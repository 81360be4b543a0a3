package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// addRates adds the success of the arms, the metrics of graders and the rates of groups
// of tasks: for a terminal a table an arm, for a page a column an arm.
func (d *document) addRates() {
	scored := d.a.Total.Ledger.Scored > 0
	switch {
	case d.is(section.Text):
		d.addArms()
		if scored {
			d.addTable(section.Rates, "Several tries", PassTable(d.a), PassNote)
			d.addFamilies()
		}
	case d.is(section.Markdown):
		d.addFigures()
		d.addOutcomes()
		d.addTable(section.Rates, "Several tries", PassTable(d.a), PassNote)
	case d.is(section.HTML): // metrics and groups with pictures of their own
		d.addArms()
		d.addTable(section.Rates, "Several tries", PassTable(d.a), PassNote)
		d.addTable(section.Rates, "Why trials did not pass", CauseTable(d.a), CauseNote)
	}
	if scored && d.is(section.Text, section.Markdown) {
		d.addBreakdowns()
		d.addPrograms()
	}
}

func (d *document) addArms() {
	t := section.TextTable("lrrlrrr", []string{"", "success", "of", "95% interval", "unknown", "void", "skipped"}, nil)
	t.Caption = "Success of each arm"
	var notes []section.Block
	for i := range d.a.Arms {
		a := &d.a.Arms[i]
		m, l := a.Metrics[0], a.Ledger
		count := func(n int, status string) section.Cell {
			c := section.Cell{Text: itoa(n)}
			if n > 0 {
				c.Link = &section.Link{Arm: a.ID, Status: status}
			}
			return c
		}
		skipped := count(l.Skipped, "s")
		if l.Pending > 0 {
			skipped = section.Cell{Text: itoa(l.Skipped + l.Pending), Sub: fmt.Sprintf("%d pending", l.Pending)}
		}
		t.Rows = append(t.Rows, []section.Cell{{Text: a.ID, Sub: sourcesText(a), Link: &section.Link{Arm: a.ID}}, {Text: Value(m)}, {Text: Ratio(m)},
			{Text: m.Interval(), Interval: &section.Interval{Estimate: m.Value, Low: m.Low, High: m.High, To: 1}}, count(l.Unknown, "u"), count(l.Void, "v"), skipped})
		if seed, ok := a.Metric("success_rate_seed"); ok && seed.Denominator > m.Denominator {
			notes = append(notes, muted(fmt.Sprintf("%s: success_rate_seed %s %s, void and unknown counted as failed", a.ID, Value(seed), Ratio(seed))))
		}
	}
	if len(t.Rows) > 0 || d.is(section.Text) {
		notes = append([]section.Block{t, muted("of: " + d.a.Total.Metrics[0].Of + "; skipped includes pending")}, notes...)
	}
	if d.is(section.HTML) { // criteria with pictures of their own
		d.add(section.Rates, "Success of each arm", notes...)
		return
	}
	var criteria [][]string
	for _, c := range d.a.Total.Criteria {
		criteria = append(criteria, []string{c.Name, itoa(c.Pass), itoa(c.Fail), itoa(c.Unknown), itoa(c.NotApplicable), criterionKind(c)})
	}
	d.add(section.Rates, "Arms", append(notes, section.TextTable("lrrrrl", []string{"criterion", "pass", "fail", "unknown", "n/a", ""}, criteria))...)
}

// sourcesText marks an arm with answers that are not live.
func sourcesText(a *analyse.Arm) string {
	if len(a.Sources) == 1 && a.Sources[0].Name == string(trial.Live) {
		return ""
	}
	return Counts(a.Sources)
}

func criterionKind(c analyse.CriterionRate) string {
	if c.Required {
		return "required"
	}
	return "reported"
}

// addFamilies adds the metrics of each grader in each arm.
func (d *document) addFamilies() {
	for _, kind := range d.a.Total.Families() {
		if HasOwnMetrics(d.a, kind) {
			continue
		}
		for _, a := range d.a.Arms {
			var rows [][]string
			for _, m := range a.Family(kind) {
				rows = append(rows, []string{m.Name, Value(m), Ratio(m), m.Interval(), m.Of})
			}
			t := section.TextTable("lrrlF", []string{"", "", "", "95% interval", "of"}, rows)
			t.Columns[4].Tone = section.Muted
			d.add(section.Rates, FamilyTitle(d.a, kind)+": "+a.ID, t, plain("outcomes: "+Counts(a.Labels)))
		}
	}
}

// armHeads returns the heads of columns followed by the name of each arm.
func (d *document) armHeads(heads ...string) []string {
	for _, a := range d.a.Arms {
		heads = append(heads, a.ID)
	}
	return heads
}

// addFigures adds all metrics of all arms.
func (d *document) addFigures() {
	if len(d.a.Arms) == 0 {
		return
	}
	var rows [][]string
	for _, m := range d.a.Arms[0].Metrics {
		row := []string{m.Name, m.Of}
		for _, a := range d.a.Arms {
			cell := "–"
			if v, ok := a.Metric(m.Name); ok && v.Value != nil {
				size := Ratio(v)
				if v.Unit != "" {
					size = "n = " + itoa(v.Denominator)
				}
				cell = fmt.Sprintf("%s %s (%s)", Value(v), size, dash(IntervalText(v)))
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
	}
	t := section.TextTable("ll"+strings.Repeat("l", len(d.a.Arms)), d.armHeads("Metric", "of"), rows)
	t.Columns[0].Code = true
	if len(rows) > 0 {
		for i := range d.a.Arms {
			t.Rows[0][i+2].Tone = section.Strong
		}
	}
	d.add(section.Rates, "Figures", t)
}

// addOutcomes adds the counts of the labels of trials.
func (d *document) addOutcomes() {
	var rows [][]string
	add := func(name string, n func(analyse.Arm) int) {
		row := []string{name}
		for _, a := range d.a.Arms {
			cell := itoa(n(a))
			if ran := a.Ledger.Scored + a.Ledger.Void; ran > 0 {
				cell += fmt.Sprintf(" (%s)", analyse.Percent(float64(n(a))/float64(ran)))
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
	}
	for _, c := range d.a.Total.Labels {
		add(c.Name, func(a analyse.Arm) int { return CountOf(a.Labels, c.Name) })
	}
	if d.a.Total.Ledger.Void > 0 {
		add("void", func(a analyse.Arm) int { return a.Ledger.Void })
	}
	d.addTable(section.Rates, "Outcomes", section.TextTable("l"+strings.Repeat("l", len(d.a.Arms)), d.armHeads("Outcome"), rows), "shares are of the trials that ran (scored + void)")
}

// Limits of rows of a table unless all are asked for.
const (
	fewRows  = 20
	someRows = 60
)

// addBreakdowns adds the rates of groups of tasks. Tags are left out unless all are asked
// for: there are often as many as tasks.
func (d *document) addBreakdowns() {
	metric := BreakdownMetric(d.a)
	for _, by := range []string{"group", "hint_level", "tag"} {
		part := slices.DeleteFunc(slices.Clone(d.a.Breakdowns), func(b analyse.Breakdown) bool { return b.By != by || by == "tag" && !d.o.All })
		most := d.limit(len(part), fewRows, someRows)
		var rows [][]string
		for _, b := range part[:most] {
			for _, m := range b.Metrics {
				if m.Name == metric {
					rows = append(rows, []string{b.Value, b.Arm, Value(m), Ratio(m), m.Interval(), Ratio(b.Metrics[0])})
				}
			}
		}
		more := ""
		if n := len(part) - most; n > 0 {
			more = fmt.Sprintf("… and %d more rows in results.json", n)
		}
		d.addTable(section.Results, "By "+strings.ReplaceAll(by, "_", " "), section.TextTable("lLrrlr", []string{"", "arm", metric, "of", "95% interval", "success"}, rows), more)
	}
}

// maxAcross is the greatest number of columns of a table in a terminal with one for each
// arm: their names are long.
const maxAcross = 3

// addPrograms adds the parts of runs of programs: the causes of trials that did not pass,
// the measures of agents and the figures of each task.
func (d *document) addPrograms() {
	if !IsOfPrograms(d.a) {
		return
	}
	var causes section.Block = CauseTable(d.a)
	if t := CauseTable(d.a); d.is(section.Text) && len(t.Columns) > maxAcross {
		causes = rowSentences(t)
	}
	if len(d.a.Total.Causes) > 0 {
		d.add(section.Detail, "Why trials did not pass", causes, muted(CauseNote))
	}
	d.addMeasures()
	cells, empty := CellTable(d.a)
	if !d.is(section.Text) {
		d.addTable(section.Detail, "By task", cells, CellNote(empty))
		return
	}
	n, more := len(d.out), 0
	for _, arm := range d.a.Arms {
		t := section.Table{Columns: withoutArm(cells.Columns)}
		for _, row := range cells.Rows {
			switch {
			case row[armColumn].Text != Clean(arm.ID):
			case !d.o.All && len(t.Rows) == fewRows:
				more++
			default:
				t.Rows = append(t.Rows, withoutArm(row))
			}
		}
		d.addTable(section.Detail, "By task: "+arm.ID, t, "")
	}
	if len(d.out) > n {
		last := &d.out[len(d.out)-1].Blocks
		if more > 0 {
			*last = append(*last, muted(fmt.Sprintf("… and %d more in summary.csv", more)))
		}
		*last = append(*last, muted(CellNote(empty)))
	}
}

// armColumn is the column of [CellTable] with the arm, which has its own table in a
// terminal.
const armColumn = 1

func withoutArm[T any](row []T) []T { return slices.Delete(slices.Clone(row), armColumn, armColumn+1) }

// rowSentences returns the rows of a table of counts as sentences, without zeros.
func rowSentences(t section.Table) section.List {
	var list section.List
	for _, row := range t.Rows {
		var in []string
		for i, n := range row[1:] {
			if n.Text != "0" {
				in = append(in, n.Text+" in "+t.Columns[i+1].Head)
			}
		}
		list.Items = append(list.Items, section.Sentence{Lead: row[0].Text + ":", Text: strings.Join(in, ", "), Tone: section.Bad})
	}
	return list
}

// addMeasures adds the measures of agents: in a terminal the means of many arms side by
// side, under letters since their names are long.
func (d *document) addMeasures() {
	n, left := len(d.out), 0
	if d.is(section.Text) && !d.o.All && len(d.a.Arms) >= maxAcross {
		var t section.Table
		t, left = MeanTable(d.a)
		blocks := []section.Block{t}
		for i := range d.a.Arms {
			blocks = append(blocks, muted(ColumnLetter(i)+": "+d.a.Arms[i].ID))
		}
		if len(t.Rows) > 0 {
			d.add(section.Detail, "Measures: means of all arms", append(blocks, muted("over the scored trials that have it; n, median and spread of each arm: --all and measures.csv"))...)
		}
	} else {
		for i := range d.a.Arms {
			t, more := MeasureTable(&d.a.Arms[i].Tally, d.o)
			left = max(left, more)
			d.addFolded(section.Detail, "Measures: "+d.a.Arms[i].ID, t)
		}
	}
	if left > 0 && len(d.out) > n {
		last := &d.out[len(d.out)-1].Blocks
		*last = append(*last, muted(fmt.Sprintf("left out: measures that are 0 or not there, and those of the seed (up to %d in an arm); all of them with --all and in measures.csv", left)))
	}
}
