package html

import (
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

// partView is one entry of a legend.
type partView struct {
	N, Name, Class, Sub, Href string
}

// ledgerView returns the counts of planned trials by status.
func (o *overview) ledgerView() ledgerView {
	l := o.a.Total.Ledger
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
	for _, s := range sourceNames {
		if n := countOf(o.a.Total.Sources, string(s)); n > 0 {
			v.Sources = append(v.Sources, partView{N: report.Thousands(int64(n)), Name: string(s), Class: "source-" + string(s), Sub: sourceText(s)})
		}
	}
	return v
}

// sourceText explains a source of answers.
func sourceText(s trial.Source) string {
	switch s {
	case trial.Live:
		return "answered in this run"
	case trial.Cached:
		return "earlier answers; their time and cost are the original’s"
	case trial.Scripted:
		return "a script answers: measures no model"
	case trial.Imported:
		return "of another program’s run"
	}
	return ""
}

type armsView struct {
	Success, Repeated, Causes *table
	Notes                     []string
}

// rateScale is the scale of all rates.
var rateScale = chart.Scale{Low: 0, High: 1}

func percentText(v float64) string { return strconv.FormatFloat(100*v, 'f', 0, 64) + "%" }

func rateAxis() cell {
	return cell{Chart: chartCell(chart.DrawAxis(rateScale, 4, percentText)).Chart, Class: "draw"}
}

// rateStrip draws a rate; it draws nothing for a rate without trials.
func rateStrip(name string, m analyse.Metric, class string) cell {
	return chartCell(chart.Strip{Title: cleanText(name), Desc: cleanText(report.Value(m) + " " + report.Ratio(m) + ", 95% interval " + orElse(m.Interval(), "none")), Scale: rateScale, Class: class,
		Estimate: m.Value, Low: m.Low, High: m.High, Refs: chart.GridRefs(rateScale, 4)}.Draw())
}

// armsView returns the arms with their success.
func (o *overview) armsView() armsView {
	var v armsView
	if len(o.a.Arms) == 0 {
		return v
	}
	t := &table{Caption: "Success of each arm", Class: "forest"}
	t.setHead(textCell("arm"), rateAxis(), textCell("success").withClass("num"), textCell("of").withClass("num"), textCell("unknown").withClass("num"), textCell("void").withClass("num"), textCell("skipped").withClass("num"))
	for _, a := range o.a.Arms {
		m, l := a.Metrics[0], a.Ledger
		count := func(n int, letter string) cell {
			c := numberCell(strconv.Itoa(n))
			if n == 0 {
				return c.withClass("zero")
			}
			return c.withLink(o.link.Trials("arm", a.ID, "status", letter)).withClass("seen")
		}
		skipped := numberCell(strconv.Itoa(l.Skipped)).withClass("zero")
		if l.Skipped > 0 {
			skipped = count(l.Skipped, "s")
		}
		if l.Pending > 0 {
			skipped = skipped.withSub(fmt.Sprintf("%d pending", l.Pending))
		}
		t.addRow("", textCell(a.ID).withLink(o.link.Trials("arm", a.ID)).withSub(sourcesOf(a.Tally)), rateStrip(a.ID, m, ""), numberCell(report.Value(m)).withSub(m.Interval()), numberCell(report.Ratio(m)),
			count(l.Unknown, "u"), count(l.Void, "v"), skipped)
		if seed, ok := a.Metric("success_rate_seed"); ok && seed.Denominator > m.Denominator {
			v.Notes = append(v.Notes, cleanText(fmt.Sprintf("%s: success_rate_seed %s %s, void and unknown counted as failed", a.ID, report.Value(seed), report.Ratio(seed))))
		}
	}
	if g := o.a.AsGraded; g != nil {
		for _, a := range g.Arms {
			v.Notes = append(v.Notes, cleanText(fmt.Sprintf("%s: as graded, without overrides of people, %s %s", a.ID, report.Value(a.Success), report.Ratio(a.Success))))
		}
	}
	t.Notes = append(t.Notes, "of: "+o.a.Total.Metrics[0].Of)
	v.Success = t
	v.Repeated = textTable("Several tries", report.PassHead(), report.PassRows(o.a), report.PassNote)
	if rows := report.CauseRows(o.a); rows != nil {
		v.Causes = textTable("Why trials did not pass", rows[0], rows[1:], "each trial once: how the agent ended, else the first required criterion that it did not meet, or the class of a void")
	}
	return v
}

// sourcesOf marks an arm with answers that are not live.
func sourcesOf(t analyse.Tally) string {
	live := countOf(t.Sources, string(trial.Live))
	total := 0
	for _, s := range t.Sources {
		total += s.N
	}
	if live == total {
		return ""
	}
	return report.Counts(t.Sources)
}

// textTable returns a table of texts: all columns but the first hold numbers.
func textTable(caption string, head []string, rows [][]string, notes ...string) *table {
	if len(rows) == 0 {
		return nil
	}
	t := &table{Caption: caption, Notes: notes}
	line := func(cells []string) []cell {
		var out []cell
		for i, s := range cells {
			if i == 0 {
				out = append(out, textCell(s))
			} else {
				out = append(out, numberCell(s))
			}
		}
		return out
	}
	for i, h := range head {
		c := textCell(h)
		if i > 0 {
			c = c.withClass("num")
		}
		t.Head = append(t.Head, c)
	}
	for _, r := range rows {
		t.addRow("", line(r)...)
	}
	return t
}

type familyView struct {
	Title  string
	Arms   []*table
	Notes  []string
	Labels []string
}

// familyViews returns the families of metrics that graders declare.
func (o *overview) familyViews() []familyView {
	var out []familyView
	for _, kind := range o.a.Total.Families() {
		v := familyView{Title: report.FamilyTitle(o.a, kind)}
		for i := range o.a.Arms {
			a := &o.a.Arms[i]
			t := &table{Caption: cleanText(a.ID), Class: "forest family"}
			t.setHead(textCell(a.ID), rateAxis(), textCell("value").withClass("num"), textCell("of").withClass("num"))
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
					strip = rateStrip(m.Name, m, "")
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
			v.Notes = append(v.Notes, cleanTexts(report.ArmNotes(o.a, kind, a.ID))...)
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

// criteriaView draws how often each criterion fails in each arm.
func (o *overview) criteriaView() criteriaView {
	var v criteriaView
	if len(o.a.Total.Criteria) == 0 {
		return v
	}
	t := &table{Caption: "Failures by criterion", Class: "bars"}
	head := []cell{textCell("criterion")}
	for _, a := range o.a.Arms {
		head = append(head, textCell(a.ID))
	}
	t.setHead(head...)
	for i, c := range o.a.Total.Criteria {
		if i == maxCriteria {
			v.Left = len(o.a.Total.Criteria) - i
			break
		}
		kind := "reported"
		if c.Required {
			kind = "required"
		}
		cells := []cell{textCell(c.Name).withSub(kind)}
		for _, a := range o.a.Arms {
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

// criterionCell returns the cell of one criterion in one arm.
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

// breakdownViews returns small multiples: a row a group, a column an arm.
func (o *overview) breakdownViews() []breakdownView {
	metric := report.BreakdownMetric(o.a)
	var out []breakdownView
	bs := o.a.Breakdowns
	for len(bs) > 0 {
		n := 1
		for n < len(bs) && bs[n].By == bs[0].By {
			n++
		}
		v := breakdownView{By: strings.ReplaceAll(bs[0].By, "_", " "), Open: bs[0].By != "tag"}
		t := &table{Caption: "By " + v.By, Class: "multiples"}
		head := []cell{textCell(v.By).withSub(metric)}
		for _, a := range o.a.Arms {
			head = append(head, textCell(a.ID))
		}
		t.setHead(head...)
		for part := bs[:n]; len(part) > 0; {
			k := 1
			for k < len(part) && part[k].Value == part[0].Value {
				k++
			}
			if len(t.Rows) == maxBreakdown {
				v.Left++
			} else {
				t.addRow("", o.multipleCells(part[:k], metric)...)
			}
			part = part[k:]
		}
		bs = bs[n:]
		v.Table = t
		out = append(out, v)
	}
	return out
}

// multipleCells returns the cells of one value, one an arm.
func (o *overview) multipleCells(part []analyse.Breakdown, metric string) []cell {
	cells := []cell{textCell(part[0].Value)}
	for _, a := range o.a.Arms {
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
				c = rateStrip(d.Value+", "+a.ID, m, "")
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
