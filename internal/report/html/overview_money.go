package html

import (
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
	Table, Success, Numbers *table
	Notes                   []string
	Scatter                 template.HTML
	Points                  *table
	Unpriced                []string // arms that are in no scatter
	Spreads                 []spreadView
}

type spreadView struct {
	Title string
	Table *table
	Notes []string
}

// moneyView returns cost and time of the arms.
func (o *overview) moneyView() moneyView {
	v := moneyView{Notes: o.moneyNotes()}
	if len(o.a.Arms) == 0 {
		return v
	}
	v.Table = o.costTable()
	v.Success = textTable("What a success took", report.SuccessHead(), report.SuccessRows(o.a), "the sum over all scored trials, failures included, for each that passed")
	v.Numbers = o.numbersTable()
	o.drawScatter(&v)
	for _, name := range []string{analyse.NumberTime, analyse.NumberCost} {
		if s := o.spreadView(name); s != nil {
			v.Spreads = append(v.Spreads, *s)
		}
	}
	return v
}

// costTable returns cost and tokens of each arm. Unknown figures are marked, never
// shown as 0.
func (o *overview) costTable() *table {
	told, started := report.HasComputedCost(o.a), report.HasBaselines(o.a)
	t := &table{Caption: "Money and tokens of each arm"}
	head := []cell{textCell("arm"), textCell("billed").withClass("num")}
	if told {
		head = append(head, textCell("computed").withClass("num"))
	}
	head = append(head, textCell("cold").withClass("num"))
	if started {
		head = append(head, textCell("marginal, a trial").withClass("num"))
	}
	t.setHead(append(head, textCell("tokens in").withClass("num"), textCell("cached").withClass("num"), textCell("out").withClass("num"), textCell("median time").withClass("num"))...)
	for _, a := range o.a.Arms {
		billed := amountCell(report.BilledCost(a.Cost))
		if of := a.Cost.Priced + a.Cost.Unpriced; a.Cost.Unpriced > 0 && a.Cost.Priced > a.Cost.Free {
			billed = billed.withSub(fmt.Sprintf("known of %d of %d", a.Cost.Priced, of))
		}
		cells := []cell{textCell(a.ID).withSub(cachedOf(a.Tally)), billed}
		if told {
			cells = append(cells, amountCell(report.ComputedCost(a.Cost)))
		}
		cells = append(cells, amountCell(report.ColdCost(a.Cost)))
		if started {
			cells = append(cells, o.marginalCell(a.ID))
		}
		none := cell{Text: "not known", Class: "num none"}
		if noModel(a.Cost) {
			none = numberCell("none")
		}
		in, read, out := none, none, none
		if tok := a.Tokens; tok.Trials > 0 {
			in, read, out = numberCell(report.Thousands(tok.Input+tok.CacheWrite5m+tok.CacheWrite1h)), numberCell(report.Thousands(tok.CacheRead)), numberCell(report.Thousands(tok.Output))
			if tok.Unreported > 0 {
				in = in.withSub(fmt.Sprintf("of %d trials; %d report none", tok.Trials, tok.Unreported))
			}
		}
		median := cell{Text: "not known", Class: "num none"}
		switch {
		case a.Time.MedianMS != nil:
			median = numberCell(analyse.Milliseconds(*a.Time.MedianMS))
		case a.Time.CachedMedianMS != nil:
			median = numberCell(analyse.Milliseconds(*a.Time.CachedMedianMS)).withSub("cached: the original’s")
		}
		t.addRow("", append(cells, in, read, out, median)...)
	}
	return t
}

// noModel reports whether no trial asked a model.
func noModel(c analyse.Cost) bool { return c.Free > 0 && c.Priced+c.Unpriced == c.Free }

// cachedOf marks an arm with answers of an earlier run.
func cachedOf(t analyse.Tally) string {
	if n := countOf(t.Sources, string(trial.Cached)); n > 0 {
		return fmt.Sprintf("%d cached: time and cost are the original’s", n)
	}
	return ""
}

// marginalCell returns the cost of a trial of an arm beyond the start of its session.
func (o *overview) marginalCell(arm string) cell {
	for _, s := range o.a.SessionStart.Arms {
		if s.Arm == arm && s.Marginal.Mean != nil {
			return numberCell(report.FormatQuantity(s.Marginal.Mean, "USD")).withSub(fmt.Sprintf("n = %d", s.Marginal.N))
		}
	}
	return cell{Text: "not known", Class: "num none"}
}

func (o *overview) moneyNotes() []string {
	total := o.a.Total
	var out []string
	add := func(format string, args ...any) { out = append(out, cleanText(fmt.Sprintf(format, args...))) }
	if total.Cost.Priced > total.Cost.Free {
		add("billed: as charged; cold: as if nothing had been cached; cached: tokens read from the provider's cache")
		if !report.HasBaselines(o.a) {
			add("the marginal cost, less the start of a session, is not known: the run has no baselines")
		}
	}
	if n := total.Cost.Free; n > 0 {
		add("%s", report.NoModelText(n))
	}
	if n := total.Cost.Unpriced; report.AllScripted(total) {
		add("%s", report.ScriptedCostText(total.Tokens))
	} else if n > 0 {
		add("price or usage unknown for %d of %s", n, report.Plural(n+total.Cost.Priced, "trial"))
	}
	if n := total.Cost.ColdUnknown; n > 0 && !report.IsOfPrograms(o.a) {
		add("%s", report.ColdUnknownText(n))
	}
	if report.IsOfPrograms(o.a) {
		for i := range o.a.Arms {
			for _, line := range report.CostFlags(&o.a.Arms[i]) {
				add("%s: %s", o.a.Arms[i].ID, line)
			}
		}
	}
	if total.Spent.Priced > total.Spent.Free {
		add("this run spent $%s, attempts that do not count included", total.Spent.Billed)
	}
	if total.Time.Cached > 0 {
		add("times are of live trials; what came from the cache (%s) has the original's time and cost", report.Plural(total.Time.Cached, "trial"))
	}
	return out
}

// numbersTable describes time, tokens and cost of one trial.
func (o *overview) numbersTable() *table {
	t := &table{Caption: "A trial: time, tokens, cost"}
	t.setHead(textCell("arm"), textCell("number"), textCell("n").withClass("num"), textCell("median").withClass("num"), textCell("p10").withClass("num"), textCell("p90").withClass("num"), textCell("CV").withClass("num"))
	for _, a := range o.a.Arms {
		for _, n := range a.Numbers {
			if n.N < 2 || n.Median == nil || n.Name == analyse.NumberTurns || n.Name == analyse.NumberCold {
				continue
			}
			q := func(v *float64) cell { return numberCell(report.FormatQuantity(v, n.Unit)) }
			cv := "–"
			if n.CV != nil {
				cv = strconv.FormatFloat(*n.CV, 'f', 2, 64)
			}
			median := q(n.Median)
			if iv := n.MedianInterval; iv != nil && iv.Low != nil && iv.High != nil {
				median = median.withSub(report.FormatQuantity(iv.Low, n.Unit) + " to " + report.FormatQuantity(iv.High, n.Unit))
			}
			t.addRow("", textCell(a.ID), textCell(report.RatioName(n.Name)), numberCell(strconv.Itoa(n.N)), median, q(n.P10), q(n.P90), numberCell(cv))
		}
	}
	if len(t.Rows) == 0 {
		return nil
	}
	return t
}

// findNumber returns a number of an arm by its name; nil if it has none.
func findNumber(a *analyse.Arm, name string) *analyse.Number {
	for i := range a.Numbers {
		if a.Numbers[i].Name == name && a.Numbers[i].N > 0 {
			return &a.Numbers[i]
		}
	}
	return nil
}

// drawScatter draws success against the median cost of a trial. Arms without a known
// cost are listed, since nothing is not a price.
func (o *overview) drawScatter(v *moneyView) {
	s := chart.Scatter{Title: "Success against cost", WriteX: func(x float64) string { return report.FormatQuantity(&x, "USD") }}
	t := &table{Caption: "Success against cost", Class: "points"}
	t.setHead(textCell(""), textCell("arm"), textCell("median cost of a trial").withClass("num"), textCell("success").withClass("num"), textCell("of").withClass("num"))
	var xs []*float64
	for i := range o.a.Arms {
		a := &o.a.Arms[i]
		m, n := a.Metrics[0], findNumber(a, analyse.NumberCost)
		if n == nil || n.Median == nil || m.Value == nil {
			why := "its cost is not known"
			switch {
			case m.Value == nil:
				why = "it has no trial with a known outcome"
			case noModel(a.Cost):
				why = "no model was asked"
			case countOf(a.Sources, string(trial.Scripted)) > 0 && a.Cost.Priced == 0:
				why = "scripted answers have no price"
			}
			v.Unpriced = append(v.Unpriced, cleanText(a.ID+": "+why))
			continue
		}
		p := chart.Point{Name: cleanText(fmt.Sprintf("%s: %s at %s", a.ID, report.Value(m), report.FormatQuantity(n.Median, "USD"))), Number: len(t.Rows) + 1,
			X: n.Median, Y: m.Value, YLow: m.Low, YHigh: m.High, Hollow: countOf(a.Sources, string(trial.Cached)) > 0}
		cost := numberCell(report.FormatQuantity(n.Median, "USD")).withSub(fmt.Sprintf("n = %d", n.N))
		if iv := n.MedianInterval; iv != nil && iv.Low != nil && iv.High != nil {
			p.XLow, p.XHigh = iv.Low, iv.High
			cost = cost.withSub(fmt.Sprintf("%s to %s, n = %d", report.FormatQuantity(iv.Low, "USD"), report.FormatQuantity(iv.High, "USD"), n.N))
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
	zero := 0.0
	return chart.ScaleAround(append(xs, &zero)...)
}

// maxSpreads is how many arms have their distribution drawn.
const maxSpreads = 12

// spreadView draws the distribution of a number over the trials of each arm.
func (o *overview) spreadView(name string) *spreadView {
	arms := o.a.Arms[:min(len(o.a.Arms), maxSpreads)]
	values := make([][]float64, len(arms))
	var all []float64
	for i := range arms {
		if findNumber(&arms[i], name) == nil {
			continue
		}
		for _, x := range o.valuesOf(arms[i].ID, name) {
			values[i], all = append(values[i], x), append(all, x)
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
	t := &table{Caption: v.Title, Class: "forest spreads"}
	t.setHead(textCell("arm"), cell{Chart: chartCell(chart.DrawAxis(scale, 4, write)).Chart, Class: "draw"}, textCell("median").withClass("num"), textCell("n").withClass("num"))
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
	if n := len(o.a.Arms) - len(arms); n > 0 {
		v.Notes = append(v.Notes, fmt.Sprintf("%s more are in the tables", report.Plural(n, "arm")))
	}
	of := ""
	for i := range arms {
		if n := findNumber(&arms[i], name); n != nil && of == "" {
			of = " of " + n.Of
		}
	}
	v.Notes = append(v.Notes, "below each: median and p10 to p90"+of)
	v.Table = t
	return v
}

// valuesOf returns the values of a number over the trials that it describes.
func (o *overview) valuesOf(arm, name string) []float64 {
	var out []float64
	for i := range o.a.Trials {
		t := &o.a.Trials[i]
		if t.Arm != arm || t.Status != analyse.Scored {
			continue
		}
		switch {
		case name == analyse.NumberTime && t.Source == trial.Live && t.AgentMS != nil:
			out = append(out, float64(*t.AgentMS))
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
	zero := 0.0
	if low >= 0 && low < high/2 {
		ends = append(ends, &zero)
	}
	return chart.ScaleAround(ends...)
}

type startsView struct {
	Table, Strata *table
	Note          string
	Lines         []string
	StrataNote    string
}

// startsView is what baselines show, and trials by the state of the cache.
func (o *overview) startsView() startsView {
	var v startsView
	if s := o.a.SessionStart; report.HasBaselines(o.a) {
		v.Table = textTable("Session start", report.StartHead(), report.StartRows(s))
		v.Note = cleanText(report.StartNote(s))
		for _, a := range s.Arms {
			for _, line := range report.StartLines(a) {
				v.Lines = append(v.Lines, cleanText(a.Arm+": "+line))
			}
		}
	}
	var rows [][]string
	for _, s := range o.a.Strata {
		if row := report.StratumRow(s); row != nil {
			rows = append(rows, row)
		}
	}
	if v.Strata = textTable("By state of the cache", report.StrataHead(), rows); v.Strata != nil {
		v.StrataNote = report.StrataNote
	}
	return v
}
