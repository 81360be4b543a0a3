package html

import (
	"cmp"
	"fmt"
	"html/template"
	"math"
	"slices"
	"strconv"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/chart"
	"github.com/assay-eval/assay/internal/trial"
)

type moneyView struct {
	Scatter  template.HTML
	Points   *table
	Unpriced []string // arms that are in no scatter
	Spreads  []spreadView
}

type spreadView struct {
	Title string
	Table *table
	Notes []string
}

// Money returns the pictures of the cost and time of the arms.
func (o *overview) Money() moneyView {
	var v moneyView
	o.drawScatter(&v)
	for _, name := range []string{analyse.NumberTime, analyse.NumberCost} {
		if s := o.spreadView(name); s != nil {
			v.Spreads = append(v.Spreads, *s)
		}
	}
	return v
}

// cachedOf marks an arm with answers of an earlier run.
func cachedOf(t analyse.Tally) string {
	if n := report.CountOf(t.Sources, string(trial.Cached)); n > 0 {
		return fmt.Sprintf("%d cached: time and cost are the original’s", n)
	}
	return ""
}

// findNumber returns a number of an arm by its name; nil if it has none.
func findNumber(a *analyse.Arm, name string) *analyse.Number {
	if n := report.FindNumber(a.Numbers, name); n != nil && n.N > 0 {
		return n
	}
	return nil
}

// drawScatter draws success against the median cost of a trial. Arms without a known
// cost are listed, since nothing is not a price.
func (o *overview) drawScatter(v *moneyView) {
	s := chart.Scatter{Title: "Success against cost", WriteX: func(x float64) string { return report.FormatQuantity(&x, "USD") }}
	t := newTable("Success against cost", "points", textCell(""), textCell("arm"), numberHead("median cost of a trial"), numberHead("success"), numberHead("of"))
	var xs []*float64
	for i := range o.Run.Arms {
		a := &o.Run.Arms[i]
		m, n := a.Metrics[0], findNumber(a, analyse.NumberCost)
		if n == nil || n.Median == nil || m.Value == nil {
			why := "its cost is not known"
			switch {
			case m.Value == nil:
				why = "it has no trial with a known outcome"
			case report.NoModel(a.Cost):
				why = "no model was asked"
			case report.CountOf(a.Sources, string(trial.Scripted)) > 0 && a.Cost.Priced == 0:
				why = "scripted answers have no price"
			}
			v.Unpriced = append(v.Unpriced, cleanText(a.ID+": "+why))
			continue
		}
		p := chart.Point{Name: cleanText(fmt.Sprintf("%s: %s at %s", a.ID, report.Value(m), report.FormatQuantity(n.Median, "USD"))), Number: len(t.Rows) + 1,
			X: n.Median, Y: m.Value, YLow: m.Low, YHigh: m.High, Hollow: report.CountOf(a.Sources, string(trial.Cached)) > 0}
		cost := numberCell(report.FormatQuantity(n.Median, "USD")).withSub(fmt.Sprintf("n = %d", n.N))
		if ends := report.BothEnds(n.MedianInterval, "USD"); ends != "" {
			p.XLow, p.XHigh = n.MedianInterval.Low, n.MedianInterval.High
			cost = cost.withSub(fmt.Sprintf("%s, n = %d", ends, n.N))
		}
		xs = append(xs, p.X, p.XLow, p.XHigh)
		s.Points = append(s.Points, p)
		t.addRow("", textCell(strconv.Itoa(p.Number)), textCell(a.ID).withSub(cachedOf(a.Tally)), cost, numberCell(report.Value(m)).withSub(m.Interval()), numberCell(report.Ratio(m)))
	}
	if len(s.Points) < 2 {
		return // one point is in the tables
	}
	s.X = costScale(xs)
	best := chart.ParetoFront(s.Points)
	for _, i := range best {
		t.Rows[i].Class = "best"
		t.Rows[i].Cells[0].Sub = "best"
	}
	s.Desc = fmt.Sprintf("%d arms; %d of them no other beats in both success and cost; the table below has the figures", len(s.Points), len(best))
	v.Scatter, v.Points = chartCell(s.Draw()).Chart, t
	t.Notes = []string{"line and “best”: no other arm succeeds as often for less, or more often for the same. Whiskers: 95% intervals, which the line leaves out."}
}

// costScale is linear from 0 unless amounts are far apart.
func costScale(xs []*float64) chart.Scale {
	low, high := math.Inf(1), 0.0
	for _, x := range xs {
		if v, ok := chart.Finite(x); ok {
			low, high = min(low, v), max(high, v)
		}
	}
	if low > 0 && high > 8*low { // 0 has no place on a logarithmic scale
		return chart.LogScaleAround(2, xs...)
	}
	return chart.ScaleAround(append(xs, new(0.0))...)
}

// maxSpreads is how many arms have their distribution drawn.
const maxSpreads = 12

// spreadView draws the distribution of a number over the trials of each arm.
func (o *overview) spreadView(name string) *spreadView {
	arms := o.Run.Arms[:min(len(o.Run.Arms), maxSpreads)]
	values := make([][]float64, len(arms))
	var all []float64
	of := ""
	for i := range arms {
		if n := findNumber(&arms[i], name); n != nil {
			values[i], of = o.valuesOf(arms[i].ID, name), cmp.Or(of, " of "+n.Of)
			all = append(all, values[i]...)
		}
	}
	if len(all) < 3 {
		return nil
	}
	scale := spreadScale(all)
	most := 0
	for i := range values {
		if len(values[i]) > chart.FewValues {
			most = max(most, slices.Max(scale.CountBins(values[i])))
		}
	}
	unit := "ms"
	v := &spreadView{Title: "Time of a trial"}
	if name == analyse.NumberCost {
		unit, v.Title = "USD", "Cost of a trial, billed"
	}
	write := func(x float64) string { return report.FormatQuantity(&x, unit) }
	t := newTable(v.Title, "forest spreads", textCell("arm"), chartCell(chart.DrawAxis(scale, 4, write)), numberHead("median"), numberHead("n"))
	for i := range arms {
		n := findNumber(&arms[i], name)
		if n == nil || len(values[i]) == 0 {
			t.addRow("", textCell(arms[i].ID), cell{Text: "not known", Class: "none"}, numberCell(""), numberCell("0"))
			continue
		}
		q := func(x *float64) string { return report.FormatQuantity(x, unit) }
		svg := chart.Spread{Title: cleanText(v.Title + ": " + arms[i].ID), Desc: fmt.Sprintf("median %s, p10 %s, p90 %s, n = %d", q(n.Median), q(n.P10), q(n.P90), n.N), Scale: scale, Values: values[i],
			Median: n.Median, P10: n.P10, P90: n.P90, Most: most}
		mark := ""
		if name == analyse.NumberCost {
			mark = cachedOf(arms[i].Tally)
		} else if c := arms[i].Time.Cached; c > 0 {
			mark = fmt.Sprintf("%d cached left out", c)
		}
		t.addRow("", textCell(arms[i].ID).withSub(mark), chartCell(svg.Draw()), numberCell(q(n.Median)).withSub(q(n.P10)+" to "+q(n.P90)), numberCell(strconv.Itoa(n.N)))
	}
	if n := len(o.Run.Arms) - len(arms); n > 0 {
		v.Notes = append(v.Notes, fmt.Sprintf("%s more are in the tables", report.Plural(n, "arm")))
	}
	v.Notes = append(v.Notes, "below each: median and p10 to p90"+of)
	v.Table = t
	return v
}

// valuesOf returns the values of a number over the trials that it describes.
func (o *overview) valuesOf(arm, name string) []float64 {
	var out []float64
	for i := range o.Run.Trials {
		t := &o.Run.Trials[i]
		if t.Arm != arm || t.Status != analyse.Scored {
			continue
		}
		switch {
		case name == analyse.NumberTime:
			if x, ok := t.LiveMS(); ok {
				out = append(out, x)
			}
		case name == analyse.NumberCost && t.Cost.Priced > t.Cost.Free:
			if x, err := strconv.ParseFloat(t.Cost.Billed.String(), 64); err == nil {
				out = append(out, x)
			}
		}
	}
	return out
}

// spreadScale is logarithmic where values are far apart.
func spreadScale(xs []float64) chart.Scale {
	low, high := slices.Min(xs), slices.Max(xs)
	ends := []*float64{&low, &high}
	if low > 0 && high > 20*low {
		return chart.LogScaleAround(2, ends...)
	}
	if low >= 0 && low < high/2 {
		ends = append(ends, new(0.0))
	}
	return chart.ScaleAround(ends...)
}
