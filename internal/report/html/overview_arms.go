package html

import (
	"cmp"
	"fmt"
	"html/template"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/chart"
	"github.com/assay-eval/assay/internal/trial"
)

type ledgerView struct {
	Bar     template.HTML
	Planned string
	All     string
	Parts   []partView
	Sources []partView
	Line    string
}

type partView struct {
	N, Name, Class, Sub, Href string
}

// Ledger returns the counts of planned trials by status.
func (o *overview) Ledger() ledgerView {
	l := o.Run.Total.Ledger
	v := ledgerView{Planned: report.Thousands(int64(l.Planned)), All: o.link.Trials()}
	v.Line = fmt.Sprintf("= %s scored + %s void + %s skipped", report.Thousands(int64(l.Scored)), report.Thousands(int64(l.Void)), report.Thousands(int64(l.Skipped)))
	if l.Pending > 0 {
		v.Line += fmt.Sprintf(" + %s pending", report.Thousands(int64(l.Pending)))
	}
	parts := []struct {
		n                        int
		name, class, letter, sub string
		always                   bool
	}{
		{l.Pass, "pass", "c-pass", "p", "", true}, {l.Fail, "fail", "c-fail", "f", "", true}, {l.Unknown, "unknown", "c-unknown", "u", "", true},
		{l.Void, "void", "c-void", "v", report.Counts(l.Voids()), true}, {l.Skipped, "skipped", "c-skip", "s", cleanText(report.Counts(l.SkippedBy)), true}, {l.Pending, "pending", "c-wait", "w", "", false},
	}
	var segments []chart.Segment
	for _, p := range parts {
		segments = append(segments, chart.Segment{N: p.n, Name: p.name, Class: p.class})
		if p.n == 0 && !p.always {
			continue
		}
		e := partView{N: report.Thousands(int64(p.n)), Name: p.name, Class: p.class, Sub: p.sub}
		if p.n > 0 {
			e.Href = o.link.Trials("status", p.letter)
		}
		v.Parts = append(v.Parts, e)
	}
	v.Bar = chartCell(chart.DrawStack("Ledger", l.String(), segments)).Chart
	for _, s := range []trial.Source{trial.Live, trial.Cached, trial.Scripted, trial.Imported} {
		if n := report.CountOf(o.Run.Total.Sources, string(s)); n > 0 {
			v.Sources = append(v.Sources, partView{N: report.Thousands(int64(n)), Name: string(s), Class: "source-" + string(s), Sub: sourceTexts[s]})
		}
	}
	return v
}

var sourceTexts = map[trial.Source]string{
	trial.Live:     "answered in this run",
	trial.Cached:   "earlier answers; their time and cost are the original’s",
	trial.Scripted: "a script answers: measures no model",
	trial.Imported: "of another program’s run",
}

var rateScale = chart.Scale{Low: 0, High: 1}

func percentText(v float64) string { return strconv.FormatFloat(100*v, 'f', 0, 64) + "%" }

func rateAxis() cell { return chartCell(chart.DrawAxis(rateScale, 4, percentText)) }

// rateStrip draws a rate; it draws nothing for a rate without trials.
func rateStrip(name string, m analyse.Metric) cell {
	return chartCell(chart.Strip{Title: cleanText(name), Desc: cleanText(report.Value(m) + " " + report.Ratio(m) + ", 95% interval " + cmp.Or(m.Interval(), "none")), Scale: rateScale,
		Estimate: m.Value, Low: m.Low, High: m.High, Refs: chart.GridRefs(rateScale, 4)}.Draw())
}

type familyView struct {
	Title  string
	Arms   []*table
	Notes  []string
	Labels []string
}

// Families returns the families of metrics that graders declare.
func (o *overview) Families() []familyView {
	var out []familyView
	for _, kind := range o.Run.Total.Families() {
		v := familyView{Title: report.FamilyTitle(o.Run, kind)}
		for i := range o.Run.Arms {
			a := &o.Run.Arms[i]
			t := newTable(cleanText(a.ID), "forest family", textCell(a.ID), rateAxis(), numberHead("value"), numberHead("of"))
			last := ""
			for _, m := range a.Family(kind) {
				if m.Unit == "ms" && m.Value == nil || strings.HasPrefix(m.Name, "p_") {
					continue
				}
				value, interval, of := report.Value(m), m.Interval(), report.Ratio(m)
				if m.Unit != "" {
					of = "n = " + report.Thousands(int64(m.Denominator))
					value, interval = report.ShortValue(m)
				}
				strip := cell{Class: "draw"}
				if m.Unit == "" || m.Unit == "score" {
					strip = rateStrip(m.Name, m)
				}
				class := ""
				if len(t.Rows) == 0 {
					class = "lead"
				}
				name := textCell(m.Name)
				if of := m.Of; of != last { // said where it changes
					name, last = name.withSub("of "+of), of
				}
				t.addRow(class, name, strip, numberCell(value).withSub(interval), numberCell(of))
			}
			if len(t.Rows) == 0 {
				continue
			}
			v.Arms = append(v.Arms, t)
			if s := report.Counts(a.Labels); s != "" {
				v.Labels = append(v.Labels, cleanText(a.ID+": "+s))
			}
			v.Notes = append(v.Notes, cleanTexts(report.ArmNotes(o.Run, kind, a.ID))...)
		}
		if len(v.Arms) > 0 {
			out = append(out, v)
		}
	}
	return out
}

type criteriaView struct {
	Table *table
	Left  int
}

// maxCriteria is how many criteria are drawn.
const maxCriteria = 40

// Criteria returns the failure rates of each criterion in each arm.
func (o *overview) Criteria() criteriaView {
	var v criteriaView
	if len(o.Run.Total.Criteria) == 0 {
		return v
	}
	t := newTable("Failures by criterion", "bars", o.armHeads(textCell("criterion"))...)
	for i, c := range o.Run.Total.Criteria {
		if i == maxCriteria {
			v.Left = len(o.Run.Total.Criteria) - i
			break
		}
		kind := "reported"
		if c.Required {
			kind = "required"
		}
		cells := []cell{textCell(c.Name).withSub(kind)}
		for _, a := range o.Run.Arms {
			cells = append(cells, o.criterionCell(a, c.Name))
		}
		class := kind
		if c.Fail+c.Unknown == 0 {
			class += " quiet"
		}
		t.addRow(class, cells...)
	}
	t.Notes = []string{"bars: share of scored trials that fail; hatched: of which it is unknown. Trials to which a criterion does not apply are in no share."}
	v.Table = t
	return v
}

func (o *overview) criterionCell(a analyse.Arm, name string) cell {
	for _, k := range a.Criteria {
		if k.Name != name {
			continue
		}
		n := k.Pass + k.Fail + k.Unknown
		if n == 0 {
			return cell{Text: "does not apply", Class: "none"}
		}
		text := fmt.Sprintf("%d of %d fail", k.Fail, n)
		if k.Unknown > 0 {
			text += fmt.Sprintf(", %d unknown", k.Unknown)
		}
		c := chartCell(chart.DrawShare(cleanText(name+", "+a.ID+": "+text), "c-fail", k.Fail, k.Unknown, n))
		c.Text = text
		if k.Fail+k.Unknown == 0 {
			c.Class += " zero"
			return c
		}
		return c.withLink(o.criterionLink(a.ID, name, k.Fail))
	}
	return cell{Text: "–", Class: "none"}
}

// armHeads returns first followed by a head for each arm.
func (o *overview) armHeads(first cell) []cell {
	out := []cell{first}
	for _, a := range o.Run.Arms {
		out = append(out, textCell(a.ID))
	}
	return out
}

// criterionLink leads to the trials of an arm that fail a criterion, or if none does,
// to the trials for which it is unknown.
func (o *overview) criterionLink(arm, name string, fail int) string {
	if fail > 0 {
		return o.link.Trials("arm", arm, "criterion", name+":fail")
	}
	return o.link.Trials("arm", arm, "criterion", name+":unknown")
}

type breakdownView struct {
	By    string
	Table *table
	Left  int
	Open  bool
}

// maxBreakdown is how many values of one kind are drawn.
const maxBreakdown = 40

// Breakdowns returns small multiples with a row per group and a column per arm.
func (o *overview) Breakdowns() []breakdownView {
	metric := report.BreakdownMetric(o.Run)
	var out []breakdownView
	for bs := range report.Runs(o.Run.Breakdowns, func(b *analyse.Breakdown) string { return b.By }) {
		v := breakdownView{By: strings.ReplaceAll(bs[0].By, "_", " "), Open: bs[0].By != "tag"}
		t := newTable("By "+v.By, "multiples", o.armHeads(textCell(v.By).withSub(metric))...)
		for part := range report.Runs(bs, func(b *analyse.Breakdown) string { return b.Value }) {
			if len(t.Rows) == maxBreakdown {
				v.Left++
			} else {
				t.addRow("", o.multipleCells(part, metric)...)
			}
		}
		v.Table = t
		out = append(out, v)
	}
	return out
}

// multipleCells returns the cells of one value, one an arm.
func (o *overview) multipleCells(part []analyse.Breakdown, metric string) []cell {
	cells := []cell{textCell(part[0].Value)}
	for _, a := range o.Run.Arms {
		c := cell{Text: "–", Class: "none"}
		for _, d := range part {
			if d.Arm != a.ID {
				continue
			}
			for _, m := range d.Metrics {
				if m.Name != metric {
					continue
				}
				if m.Value == nil {
					c = cell{Text: "nothing to evaluate", Sub: "success " + report.Ratio(d.Metrics[0]), Class: "none"}
					continue
				}
				c = rateStrip(d.Value+", "+a.ID, m)
				c.Text = report.Value(m) + " " + report.Ratio(m)
				if d.Ledger.Void > 0 {
					c.Sub = fmt.Sprintf("%d void", d.Ledger.Void)
				}
			}
		}
		cells = append(cells, c)
	}
	return cells
}
