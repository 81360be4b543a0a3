package html

import (
	"cmp"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/chart"
)

type verdictView struct {
	Word, Class, Mark string
	Exit              int
	SoFar             bool   // some trials have not run yet
	Line              string // without the word
	Ledger            string // status before score
	Graded            string // the verdict without the overrides of people; "" without any
	Mode              string
	Own               []string // reasons of the run's own
	Rules             []ruleView
}

type ruleView struct {
	Name, Class, Word, Mark string
	Floor                   bool
	Why, Graded             string
	Metric, Value, Of       string
	Interval, Bound, Alarm  string
	Chart                   template.HTML
	Low, High               string // ends of the scale that is drawn
}

// wordMarks are how verdicts look: never by colour alone.
var wordMarks = map[analyse.Word][2]string{
	analyse.Pass: {"✓", "pass"}, analyse.Fail: {"✗", "fail"}, analyse.Warn: {"!", "warn"},
	analyse.Undecidable: {"?", "unsure"}, analyse.RuleSkipped: {"–", "skip"},
	analyse.NoGates: {"–", "skip"}, analyse.NotMeasured: {"?", "unsure"},
}

func (o *overview) Verdict() verdictView {
	d := o.Run.Verdict
	mark := wordMarks[d.Word]
	_, line, _ := strings.Cut(report.Headline(d), "): ")
	v := verdictView{Word: report.VerdictText(d.Word), SoFar: o.Run.Total.Ledger.Pending > 0, Mark: mark[0], Class: mark[1], Exit: d.Exit, Line: cleanText(line), Ledger: o.Run.Total.Ledger.String(), Mode: report.ModeExplanation(d), Own: cleanTexts(report.OwnReasons(o.Run))}
	v.Own = slices.DeleteFunc(v.Own, func(why string) bool { return strings.Contains(v.Line, why) }) // avoid showing the reason twice
	if g := o.Run.AsGraded; g != nil {
		v.Graded = cleanText(fmt.Sprintf("as graded, without %s of people: %s", report.Plural(g.Overrides, "override"), report.Headline(g.Verdict)))
	}
	scales := ruleScales(o.Run.Rules)
	for i, r := range o.Run.Rules {
		rule := newRuleView(r, scales[ruleAxis(r)])
		if g := o.Run.AsGraded; g != nil && i < len(g.Rules) && g.Rules[i].Name == r.Name && (g.Rules[i].Verdict != r.Verdict || report.Value(g.Rules[i].Measured) != report.Value(r.Measured)) {
			rule.Graded = cleanText(fmt.Sprintf("as graded: %s, %s", g.Rules[i].Verdict, g.Rules[i].Why))
		}
		v.Rules = append(v.Rules, rule)
	}
	return v
}

func newRuleView(r analyse.Rule, scale chart.Scale) ruleView {
	mark := wordMarks[r.Verdict]
	m := r.Measured
	v := ruleView{Name: cleanText(r.Name), Word: string(r.Verdict), Mark: mark[0], Class: mark[1], Floor: r.Floor, Why: cleanText(r.Why), Metric: cleanText(report.MetricOf(r)), Bound: cleanText(report.BoundText(r))}
	if m.Value == nil && m.Low == nil && m.High == nil {
		v.Value = "–"
		return v
	}
	v.Value, v.Of = cleanText(report.Value(m)), cleanText(report.SizeText(r)+" "+m.Of)
	v.Interval, v.Alarm = cleanText(report.IntervalText(m)), report.Alarm(r)
	limit, zone := ruleBound(r)
	strip := chart.Strip{
		Title: fmt.Sprintf("%s: %s", v.Name, v.Value), Desc: cleanText(fmt.Sprintf("%s, interval %s, bound %s: %s", v.Value, cmp.Or(v.Interval, "none"), v.Bound, v.Word)),
		Estimate: m.Value, Low: m.Low, High: m.High, Class: "c-" + v.Class, Scale: scale, Zone: zone,
	}
	if limit != nil {
		strip.Refs = []chart.Ref{{At: *limit, Class: "c-bound"}}
	}
	// The one-sided bound of a test of non-inferiority is not an end of the interval.
	if r.NonInferior != nil {
		strip.Refs = append(strip.Refs, chart.Ref{At: 0, Class: "c-zero"})
		if b, ok := chart.Finite(r.Bound); ok {
			strip.Refs = append(strip.Refs, chart.Ref{At: b, Class: "c-onesided"})
		}
	}
	v.Chart = chartCell(strip.Draw()).Chart
	v.Low, v.High = cleanText(m.Text(strip.Scale.Low)), cleanText(m.Text(strip.Scale.High))
	return v
}

// ruleBound returns the limit of a rule and the values that keep it.
func ruleBound(r analyse.Rule) (limit *float64, keeps *chart.Span) {
	switch {
	case r.Min != nil:
		return r.Min, &chart.Span{Low: r.Min}
	case r.Max != nil:
		return r.Max, &chart.Span{High: r.Max}
	case r.NonInferior != nil:
		limit = new(-*r.NonInferior)
		return limit, &chart.Span{Low: limit}
	case r.MaxDrop != nil:
		limit = new(-*r.MaxDrop)
		return limit, &chart.Span{Low: limit}
	case r.MaxRise != nil:
		return r.MaxRise, &chart.Span{High: r.MaxRise}
	}
	return nil, nil
}

// ruleScales returns a scale by axis that holds all that is drawn of its rules, so that
// pictures below each other can be compared.
func ruleScales(rules []analyse.Rule) map[string]chart.Scale {
	out := map[string]chart.Scale{}
	for _, r := range rules {
		limit, _ := ruleBound(r)
		s, axis := ruleScale(r.Measured, limit), ruleAxis(r)
		if before, ok := out[axis]; ok {
			s.Low, s.High = min(s.Low, before.Low), max(s.High, before.High)
		}
		out[axis] = s
	}
	return out
}

// ruleAxis names the axis of a rule: its unit, and whether it is about a difference.
func ruleAxis(r analyse.Rule) string {
	if r.NonInferior != nil || r.MaxDrop != nil || r.MaxRise != nil {
		return "difference " + r.Measured.Unit
	}
	return r.Measured.Unit
}

// ruleScale returns 0 to 100 % for a rate, else a scale that holds all drawn values.
func ruleScale(m analyse.Metric, limit *float64) chart.Scale {
	if m.Unit == "" && m.Method != "" {
		within := func(v *float64) bool { return v == nil || *v >= 0 && *v <= 1 }
		if within(m.Value) && within(m.Low) && within(m.High) && within(limit) {
			return chart.Scale{Low: 0, High: 1}
		}
	}
	all, zero := []*float64{m.Value, m.Low, m.High, limit}, 0.0
	if !slices.ContainsFunc(all, func(v *float64) bool { return v != nil && *v < 0 }) {
		all = append(all, &zero) // an amount is read from nothing on
	}
	return chart.ScaleAround(all...)
}
