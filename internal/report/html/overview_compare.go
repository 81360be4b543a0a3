package html

import (
	"fmt"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/chart"
	"github.com/assay-eval/assay/internal/stat"
)

// maxFull is how many comparisons are shown in full; all of them are in the table
// before them.
const maxFull = 12

type contrastView struct {
	ID, Name, Treatment, Control string
	Mark, Class, Shown, Graded   string
	Sentence                     []string
	Fold                         template.HTML
	Pairs                        string // caption of the picture
	Numbers                      *table // the same counts
	Effect                       template.HTML
	Axis                         template.HTML
	EffectText, EffectMethod     string
	Legend                       []string // drawn next to the interval
	Tests                        *table
	Lines                        []report.Line
	Used                         *table
	Ratios                       *table
	Criteria                     []blockView
	Warnings                     []string
	All                          string // address of the pairs that differ
	Differ                       int
	Pooled                       []*pooledView // after the last comparison of a name
}

type pooledView struct {
	Name, Treatment, Control, Mark, Class, Shown, Text string
	Forest, Ratios                                     *table
	Warnings                                           []string
}

// contrastViews are the comparisons, those over several agents after their parts. Where
// there are many, a table of all comes first.
func (o *overview) contrastViews() (all *table, out []contrastView) {
	cs := o.Run.Comparisons
	if len(cs) > 3 {
		all = o.forestTable("All comparisons", cs, nil)
	}
	for i, c := range cs[:min(len(cs), maxFull)] {
		v := o.contrastView(c, i)
		// The figures over all agents are never cut: they follow the last of its parts
		// that is shown.
		last := i+1 == len(cs) || i+1 == maxFull
		for _, p := range o.Run.Pooled {
			if p.Name == c.Name && (last || cs[i+1].Name != c.Name) || last && p.Name > c.Name {
				v.Pooled = append(v.Pooled, o.pooledView(p))
			}
		}
		out = append(out, v)
	}
	if more := len(cs) - maxFull; more > 0 {
		all.Notes = append(all.Notes, fmt.Sprintf("%d more are in results.json", more))
	}
	return all, out
}

// Compared returns the results of [overview.contrastViews] as a struct.
func (o *overview) Compared() (v struct {
	All  *table
	List []contrastView
}) {
	v.All, v.List = o.contrastViews()
	return v
}

// shownAs returns mark, class and text of the answer of a comparison.
func shownAs(d decision.Decision) (mark, class, text string) {
	mark, class = "≈", "even"
	switch d.Word {
	case decision.NotMeasured, decision.Undecided:
		mark, class = "?", "unsure"
	case decision.Better:
		mark, class = "▲", "pass"
	case decision.Worse:
		mark, class = "▼", "fail"
	}
	return mark, class, report.DecisionText(d)
}

func (o *overview) contrastView(c analyse.Comparison, i int) contrastView {
	v := contrastView{
		ID: fmt.Sprintf("comparison-%d", i), Name: cleanText(c.Name), Treatment: cleanText(c.Treatment), Control: cleanText(c.Control),
		Lines: contrastLines(c), Warnings: cleanTexts(c.Warnings), All: o.link.Disagreements(c, ""), Differ: c.Pairs.TreatmentOnly + c.Pairs.ControlOnly,
		Tests: testsTable(c), Used: asUsedTable(c), Ratios: o.ratioTable(c.Ratios), Criteria: o.blockViews("Criteria", report.CriteriaBlocks(o.Run, &c)),
	}
	v.Mark, v.Class, v.Shown = shownAs(c.Decision)
	v.Sentence = contrastSentences(c)
	o.drawPairs(&v, c)
	drawEffect(&v, c)
	if g := o.Run.AsGraded.Comparison(&c); g != nil {
		v.Graded = cleanText(fmt.Sprintf("as graded, without overrides: %s, %s; both %d, treatment only %d, control only %d, neither %d", report.DecisionWord(g.Decision), report.DecisionFigures(g.Decision), g.Pairs.Both, g.Pairs.TreatmentOnly, g.Pairs.ControlOnly, g.Pairs.Neither))
	}
	return v
}

// contrastSentences returns the findings and the limits of a comparison, in sentences.
func contrastSentences(c analyse.Comparison) []string {
	h := c.Decision
	if h.P == nil {
		return []string{upperFirst(report.DecisionText(h)) + "."}
	}
	var out []string
	allowed := "and the data allow " + report.IntervalPoints(h.Interval)
	if h.Interval.Low == nil || h.Interval.High == nil {
		allowed = "and there is no interval that would bound it"
	}
	if often := map[decision.Word]string{decision.Better: "more", decision.Worse: "less"}[h.Word]; often != "" {
		out = append(out, fmt.Sprintf("The treatment passes %s often: %s points, %s.", often, report.Points(h.Interval.Estimate), allowed))
	} else {
		say := upperFirst(report.DecisionText(h)) + ": "
		if h.Word == decision.NoDifferenceShown {
			say = "No difference is shown. That is not “no effect”: "
		}
		out = append(out, say+compatibleEffects(h.Interval))
	}
	if m := c.MDE; m != nil {
		out = append(out, fmt.Sprintf("This run could have shown %s.", report.DetectableText(*m)))
	}
	if n := c.NonInferiority; n != nil && n.P != nil && n.Shown != nil {
		margin := strings.TrimPrefix(report.Points(&n.Margin), "+")
		say := "It is not shown that it is not worse by %s points or more."
		if *n.Shown {
			say = "It is shown not to be worse by %s points or more."
		}
		out = append(out, fmt.Sprintf(say, margin))
	}
	return out
}

func upperFirst(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// compatibleEffects names the effects that the data allow.
func compatibleEffects(iv stat.Interval) string {
	if iv.Low == nil || iv.High == nil {
		return "there is no interval that would bound it."
	}
	return fmt.Sprintf("anything from %s to %s points fits what was seen.", report.Points(iv.Low), report.Points(iv.High))
}

func (o *overview) drawPairs(v *contrastView, c analyse.Comparison) {
	p := c.Pairs
	per := ""
	if c.Trials > 1 {
		per = fmt.Sprintf(", up to %d trials each", c.Trials)
	}
	v.Pairs = fmt.Sprintf("%s of %s%s; each square has an area as its count", report.Plural(p.N(), "complete pair"), report.Plural(c.Tasks, "task"), per)
	f := chart.Fourfold{Title: cleanText("Pairs of " + c.Name), Desc: fmt.Sprintf("both pass %d, treatment only %d, control only %d, neither %d", p.Both, p.TreatmentOnly, p.ControlOnly, p.Neither),
		Columns: [2]string{"treatment passes", "treatment fails"}, Rows: [2]string{"control passes", "control fails"}}
	v.Numbers = newTable("Pairs", "", textCell(""), numberHead("pairs"))
	f.Cells = [4]chart.Cell{
		{N: p.Both, Name: "both pass", Class: "c-both", Href: o.link.Disagreements(c, "b")},
		{N: p.TreatmentOnly, Name: "treatment only", Class: "c-treatment", Href: o.link.Disagreements(c, "t")},
		{N: p.ControlOnly, Name: "control only", Class: "c-control", Href: o.link.Disagreements(c, "c")},
		{N: p.Neither, Name: "neither", Class: "c-neither", Href: o.link.Disagreements(c, "n")},
	}
	for _, x := range f.Cells {
		v.Numbers.addRow("", textCell(x.Name), numberCell(strconv.Itoa(x.N)).withLink(x.Href))
	}
	for _, x := range []struct {
		name string
		n    int
	}{{"not complete: void", c.Void}, {"not complete: unknown", c.Unknown}, {"not complete: not run", c.NotRun}} {
		if x.n > 0 {
			v.Numbers.addRow("", textCell(x.name), numberCell(strconv.Itoa(x.n)))
		}
	}
	v.Fold = chartCell(f.Draw()).Chart
}

// drawEffect draws the difference with its interval, zero, the margin, and the bounds
// for missing pairs.
func drawEffect(v *contrastView, c analyse.Comparison) {
	e := c.Decision.Interval
	v.EffectText, v.EffectMethod = report.Points(e.Estimate), methodWords(e)
	if e.Estimate == nil {
		return
	}
	all := []*float64{new(0.0), e.Estimate, e.Low, e.High}
	s := chart.Strip{Title: cleanText("Difference of " + c.Name), Desc: fmt.Sprintf("%s points, %s", v.EffectText, report.IntervalPoints(e)),
		Estimate: e.Estimate, Low: e.Low, High: e.High, Class: "c-" + v.Class, Big: true}
	if n := c.NonInferiority; n != nil {
		at := -n.Margin
		all = append(all, &at)
		s.Refs = append(s.Refs, chart.Ref{At: at, Class: "c-margin"})
		v.Legend = append(v.Legend, fmt.Sprintf("dashed: margin %s", report.Points(&at)))
	}
	if h := c.Decision.Missing; h != nil && c.WorstCase != nil && c.BestCase != nil {
		all = append(all, c.WorstCase, c.BestCase)
		s.Bounds = &chart.Span{Low: c.WorstCase, High: c.BestCase}
		v.Legend = append(v.Legend, fmt.Sprintf("faint: the difference if all trials without a verdict had gone against the treatment, or for it (%s to %s)", report.Points(c.WorstCase), report.Points(c.BestCase)))
	}
	s.Scale = pointScale(all...)
	room := (s.Scale.High - s.Scale.Low) / 8 // both sides of zero are seen
	s.Scale.Low, s.Scale.High = max(-1, min(s.Scale.Low, -room)), min(1, max(s.Scale.High, room))
	s.Refs = append(append(chart.GridRefs(s.Scale, 6), s.Refs...), chart.Ref{At: 0, Class: "c-zero"})
	v.Effect = chartCell(s.Draw()).Chart
	v.Axis = chartCell(chart.DrawAxis(s.Scale, 6, pointsText)).Chart
}

func pointsText(v float64) string {
	if v == 0 {
		return "0"
	}
	return strings.TrimSuffix(fmt.Sprintf("%+.1f", 100*v), ".0")
}

// pointScale is a scale of differences, within −1 and 1.
func pointScale(values ...*float64) chart.Scale {
	s := chart.ScaleAround(values...)
	return chart.Scale{Low: max(-1, s.Low), High: min(1, s.High)}
}

func methodWords(iv stat.Interval) string {
	if iv.Low == nil || iv.High == nil {
		return "no interval"
	}
	return report.IntervalPoints(iv) + ", " + report.CoverageText(iv) + " " + report.MethodName(iv.Method)
}

// contrastLines returns the lines of the text report except for lines that pictures and
// tables show here.
func contrastLines(c analyse.Comparison) []report.Line {
	var out []report.Line
	keep := true
	for _, l := range report.ComparisonLines(c) {
		if l.Key != "" {
			keep = l.Key != "difference" && l.Key != "also" && l.Key != "could see" && l.Key != "as used"
		}
		if keep {
			out = append(out, report.Line{Key: l.Key, Text: cleanText(l.Text)})
		}
	}
	return out
}

// testsTable names every p value of a comparison, the headline first.
func testsTable(c analyse.Comparison) *table {
	h := c.Decision
	if h.P == nil {
		return nil
	}
	t := newTable("Tests", "tests", textCell("figure"), numberHead("value"), textCell("what it is"))
	what := map[string]string{
		decision.TestMidP:        "McNemar’s mid-p, two-sided: the headline",
		decision.TestPermutation: "sign flips of task differences, two-sided, sums equal to the one seen counted half: the headline, since a task has several trials",
		decision.TestAnytime:     "e-process, holds however often the run was looked at: the headline, since the run may stop when it is decided",
		decision.TestHistory:     "the larger of two mid-p values, of sign flips of task differences and of passes dealt within tasks: the headline, since control trials of earlier runs count",
	}
	flips, why := c.ByTask.Permutation, "a task has several trials"
	if c.ByCluster != nil {
		flips, why = c.ByCluster.Permutation, "tasks lie in clusters by "+cleanText(c.Cluster)
		what[decision.TestPermutation] = "sign flips of whole clusters, two-sided, sums equal to the one seen counted half: the headline, since " + why
		what[decision.TestFewClusters] = "sign flips of whole clusters, two-sided: the larger of the mid-p and 0.8 times the exact p, since clusters are fewer than 12: the headline, since " + why
	}
	t.addRow("lead", textCell(h.Test), numberCell(report.FormatP(h.P)), textCell(what[h.Test]))
	if h.Family > 1 {
		t.addRow("", textCell("p_adjusted"), numberCell(report.FormatP(h.PAdjusted)), textCell(fmt.Sprintf("times %d, the comparisons that share alpha (Bonferroni)", h.Family)))
	}
	if c.Clustered {
		if h.Test != decision.TestPermutation {
			what := map[bool]string{true: "whole clusters", false: "task differences"}[c.ByCluster != nil]
			t.addRow("", textCell("p_permutation"), numberCell(report.FormatP(flips.P)), textCell("sign flips of "+what+", two-sided; supposes a fixed number of trials"))
		}
		t.addRow("", textCell("p_one_sided"), numberCell(report.FormatP(flips.POneSided)), textCell("sign flips, one-sided: small if the treatment is better"))
		t.Notes = append(t.Notes, "McNemar’s tests and the odds ratio take pairs for independent and do not apply: "+why+".")
		return t
	}
	if h.Test != decision.TestMidP {
		t.addRow("", textCell("p_mid"), numberCell(report.FormatP(c.PMid)), textCell("McNemar’s mid-p, two-sided; supposes a fixed number of trials"))
	}
	t.addRow("", textCell("p_exact_two_sided"), numberCell(report.FormatP(c.PExactTwoSided)), textCell("McNemar’s exact test"))
	t.addRow("", textCell("p_exact_one_sided"), numberCell(report.FormatP(c.PExactOneSided)), textCell("the same, one-sided: small if the treatment is better"))
	t.addRow("", textCell("mcnemar_chi2"), numberCell(report.FormatQuantity(c.Chi2, "")), textCell("χ² without correction"))
	t.addRow("", textCell("mcnemar_chi2_cc"), numberCell(report.FormatQuantity(c.Chi2CC, "")), textCell("χ² with continuity correction: the seed’s"))
	t.addRow("", textCell("odds_ratio"), numberCell(strings.TrimPrefix(report.FormatFactor(c.OddsRatio.Estimate), "×")), textCell("of pairs that differ, 95% "+report.FactorInterval(c.OddsRatio)))
	t.addRow("", textCell("newcombe"), numberCell(report.Points(c.Newcombe.Estimate)), textCell("the difference in points again, 95% "+report.IntervalPoints(c.Newcombe)))
	return t
}

// asUsedTable compares the pairs in which the treatment was used with all pairs.
func asUsedTable(c analyse.Comparison) *table {
	u := c.AsUsed
	if u == nil || c.Decision.P == nil {
		return nil
	}
	e := c.Decision.Interval
	scale := pointScale(new(0.0), e.Estimate, e.Low, e.High, u.Difference.Estimate, u.Difference.Low, u.Difference.High)
	t := newTable("As assigned and as used", "forest", textCell(""), chartCell(chart.DrawAxis(scale, 5, pointsText)), numberHead("points"), numberHead("pairs"), numberHead("p"))
	add := func(name, sub string, iv stat.Interval, pairs int, p *float64) {
		t.addRow("", textCell(name).withSub(sub), differenceStrip(name, scale, iv, ""), numberCell(report.Points(iv.Estimate)).withSub(report.IntervalPoints(iv)), numberCell(strconv.Itoa(pairs)), numberCell(report.FormatP(p)))
	}
	add("as assigned", "all complete pairs", e, c.Pairs.N(), c.Decision.P)
	add("as used", "called "+strings.Join(u.Servers, ", ")+"; not randomised", u.Difference, u.Used, u.P)
	t.Notes = []string{"as used is not randomised: the agent chose when to call the server"}
	return t
}

func differenceStrip(name string, scale chart.Scale, iv stat.Interval, class string) cell {
	return chartCell(chart.Strip{Title: cleanText(name), Desc: report.Points(iv.Estimate) + " points, " + report.IntervalPoints(iv), Scale: scale, Class: class,
		Estimate: iv.Estimate, Low: iv.Low, High: iv.High, Refs: append(chart.GridRefs(scale, 5), chart.Ref{At: 0, Class: "c-zero"})}.Draw())
}

// ratioTable returns the ratios of a comparison with the warnings of its numbers.
func (o *overview) ratioTable(rs []analyse.RatioComparison) *table {
	from := report.RatioTable(rs)
	if len(from.Rows) == 0 {
		return nil
	}
	t := o.sectionTable(from)
	t.Notes = append([]string{"geo. mean: over tasks, with its picture; total: ratio of totals. Left of ×1 the treatment takes less."}, mergedWarnings(rs)...)
	return t
}

// mergedWarnings returns each warning once, with the names of its numbers.
func mergedWarnings(rs []analyse.RatioComparison) []string {
	var texts []string
	of := map[string][]string{}
	for _, r := range rs {
		if r.Tasks == 0 {
			continue
		}
		for _, w := range r.Warnings {
			if of[w] == nil {
				texts = append(texts, w)
			}
			if name := report.RatioName(r.Name); !slices.Contains(of[w], name) {
				of[w] = append(of[w], name)
			}
		}
	}
	var out []string
	for _, w := range texts {
		out = append(out, cleanText(strings.Join(of[w], "; ")+": "+w))
	}
	return out
}

// forestTable returns comparisons, one a row, and the figures over all of them.
func (o *overview) forestTable(caption string, cs []analyse.Comparison, all *analyse.Pooled) *table {
	values := []*float64{new(0.0)}
	for _, c := range cs {
		values = append(values, c.Decision.Interval.Estimate, c.Decision.Interval.Low, c.Decision.Interval.High)
	}
	if all != nil {
		values = append(values, all.Decision.Interval.Estimate, all.Decision.Interval.Low, all.Decision.Interval.High)
	}
	scale := pointScale(values...)
	t := newTable(caption, "forest", textCell(""), chartCell(chart.DrawAxis(scale, 5, pointsText)), numberHead("points"), numberHead("tasks"), numberHead(pValueName(cs)), textCell("shown"))
	for i, c := range cs {
		mark, class, _ := shownAs(c.Decision)
		name := cell{Text: cleanText(c.Name), Sub: cleanText(c.Treatment + " against " + c.Control)}
		if all != nil {
			name = textCell(c.Agent)
		}
		if i < maxFull && all == nil {
			name.Href = fmt.Sprintf("%s#comparison-%d", o.link.Base, i)
		}
		t.addRow("", name, differenceStrip(name.Text, scale, c.Decision.Interval, "c-"+class), numberCell(report.Points(c.Decision.Interval.Estimate)).withSub(report.IntervalPoints(c.Decision.Interval)),
			numberCell(strconv.Itoa(c.Tasks)), numberCell(report.FormatP(c.Decision.PAdjusted)), cell{Text: mark + " " + report.DecisionWord(c.Decision), Class: "word o-is-" + class})
	}
	if all != nil {
		mark, class, _ := shownAs(all.Decision)
		t.addRow("sum", textCell(fmt.Sprintf("over %d agents", len(all.Agents))), differenceStrip("over agents", scale, all.Decision.Interval, "c-sum c-"+class), numberCell(report.Points(all.Decision.Interval.Estimate)).withSub(report.IntervalPoints(all.Decision.Interval)),
			numberCell(strconv.Itoa(all.Tasks)), numberCell(report.FormatP(all.Decision.PAdjusted)), cell{Text: mark + " " + report.DecisionWord(all.Decision), Class: "word o-is-" + class})
	}
	return t
}

// pValueName returns a head for p values, which tells whether they are adjusted for
// their number.
func pValueName(cs []analyse.Comparison) string {
	if slices.ContainsFunc(cs, func(c analyse.Comparison) bool { return c.Decision.Family > 1 }) {
		return "p, together"
	}
	return "p"
}

func (o *overview) pooledView(p analyse.Pooled) *pooledView {
	v := &pooledView{Name: cleanText(p.Name), Treatment: cleanText(p.Treatment), Control: cleanText(p.Control), Text: cleanText(report.PooledText(p)), Warnings: cleanTexts(p.Warnings), Ratios: o.ratioTable(p.Ratios)}
	v.Mark, v.Class, v.Shown = shownAs(p.Decision)
	var parts []analyse.Comparison
	for _, c := range o.Run.Comparisons {
		if c.Name == p.Name && slices.Contains(p.Agents, c.Agent) && o.scenarioOf(c.Treatment) == p.Treatment && o.scenarioOf(c.Control) == p.Control {
			parts = append(parts, c)
		}
	}
	v.Forest = o.forestTable("By agent", parts, &p)
	return v
}

func (o *overview) scenarioOf(arm string) string {
	for _, a := range o.Run.Arms {
		if a.ID == arm {
			return a.Scenario
		}
	}
	return ""
}
