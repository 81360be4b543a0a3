package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/section"
)

// addComparisons adds the comparisons: on a page one line each, then all figures of
// each.
func (d *document) addComparisons() {
	if d.is(section.Markdown, section.Comment) {
		d.add(section.Compared, "Comparisons", d.comparisonList())
	}
	if !d.is(section.Text, section.Markdown) || d.a.Total.Ledger.Scored == 0 {
		return
	}
	for i := range d.a.Comparisons {
		c := &d.a.Comparisons[i]
		d.addComparison(c)
		last := i+1 == len(d.a.Comparisons) || d.a.Comparisons[i+1].Name != c.Name
		for _, all := range d.a.Pooled {
			if last && all.Name == c.Name {
				d.addFolded(section.Compared, "Comparison "+all.Name+", over agents", plain(PooledText(all)), RatioTable(all.Ratios), noteList(all.Warnings))
			}
		}
	}
}

// comparisonList returns a sentence a comparison. The ones over all agents come first,
// then arms that are worse: they must not be cut.
func (d *document) comparisonList() section.List {
	var list section.List
	add := func(dec decision.Decision, arms []*analyse.Arm, name, text string) {
		icon := DecisionIcon(dec)
		if icon == "" || LackModel(arms...) {
			icon = "➖"
		}
		list.Items = append(list.Items, section.Sentence{Lead: icon + " " + name, Text: text, Tone: section.Strong})
	}
	for _, all := range d.a.Pooled {
		add(all.Decision, PooledArms(d.a, &all), all.Name, ", "+PooledText(all))
	}
	rank := map[decision.Word]int{decision.Worse: -1}
	for _, c := range slices.SortedStableFunc(slices.Values(d.a.Comparisons), func(x, y analyse.Comparison) int { return rank[x.Decision.Word] - rank[y.Decision.Word] }) {
		var parts []string
		for _, l := range ComparisonLines(c) {
			switch l.Key {
			case "difference":
				parts = append(parts, l.Text)
			case "not worse", "could see", "missing", "assumed", "history":
				parts = append(parts, l.Key+" "+l.Text)
			}
		}
		arms := slices.DeleteFunc([]*analyse.Arm{armOf(d.a, c.Treatment), armOf(d.a, c.Control)}, func(arm *analyse.Arm) bool { return arm == nil })
		add(c.Decision, arms, c.Name, fmt.Sprintf(", %s against %s: %s: %s (%s: both %d, treatment only %d, control only %d, neither %d)", c.Treatment, c.Control, DecisionText(c.Decision),
			Cut(strings.Join(parts, "; "), maxResult), Plural(c.Tasks, "task"), c.Pairs.Both, c.Pairs.TreatmentOnly, c.Pairs.ControlOnly, c.Pairs.Neither))
	}
	return list
}

// PooledArms returns the arms of a comparison over agents.
func PooledArms(a *analyse.Analysis, p *analyse.Pooled) []*analyse.Arm {
	var out []*analyse.Arm
	for i := range a.Arms {
		arm := &a.Arms[i]
		if slices.Contains(p.Agents, arm.Agent) && (arm.Scenario == p.Treatment || arm.Scenario == p.Control) {
			out = append(out, arm)
		}
	}
	return out
}

// maxResult is the length of the result of a comparison in one sentence, in characters.
const maxResult = 700

// decisionTone returns the tone of a conclusion.
func decisionTone(word decision.Word) section.Tone {
	switch word {
	case decision.Better:
		return section.Good
	case decision.Worse:
		return section.Bad
	}
	return section.Strong
}

func (d *document) addComparison(c *analyse.Comparison) {
	per := ""
	if c.Trials > 1 {
		per = fmt.Sprintf(", up to %d trials each", c.Trials)
	}
	pairs := section.TextTable("lrr", []string{"", "treatment passes", "treatment fails"}, [][]string{
		{"control passes", fmt.Sprintf("%d both", c.Pairs.Both), fmt.Sprintf("%d control only", c.Pairs.ControlOnly)},
		{"control fails", fmt.Sprintf("%d treatment only", c.Pairs.TreatmentOnly), fmt.Sprintf("%d neither", c.Pairs.Neither)}})
	blocks := []section.Block{
		plain(fmt.Sprintf("%s against %s, paired by task and index: %s%s", c.Treatment, c.Control, Plural(c.Tasks, "task"), per)),
		section.Sentence{Text: DecisionText(c.Decision), Tone: decisionTone(c.Decision.Word)},
		pairs, section.Lines(ComparisonLines(*c)),
	}
	blocks = append(blocks, CriteriaBlocks(d.a, c)...)
	d.addFolded(section.Compared, "Comparison "+c.Name, append(blocks, RatioTable(c.Ratios), noteList(c.Warnings))...)
}

// CriteriaBlocks returns each criterion's own test, or nil if there are not several.
func CriteriaBlocks(a *analyse.Analysis, c *analyse.Comparison) []section.Block {
	if len(c.Criteria) < 2 {
		return nil
	}
	t := section.TextTable("lrrlrr", []string{"criterion", "fails", "points", CriteriaInterval(c.Criteria), "p", "p, together"}, nil)
	t.Caption = "Criteria of " + c.Name
	for _, k := range c.Criteria {
		d := k.Difference
		t.Rows = append(t.Rows, []section.Cell{{Text: k.Name}, {Text: failsOf(a, c.Control, k.Name) + " → " + failsOf(a, c.Treatment, k.Name)}, {Text: Points(d.Estimate)},
			{Text: IntervalPoints(d), Interval: &section.Interval{Estimate: d.Estimate, Low: d.Low, High: d.High, Scale: section.Differences}}, {Text: FormatP(k.P)}, {Text: FormatP(k.PAdjusted)}})
	}
	return []section.Block{t, muted("fails: scored trials of control → treatment that fail it; with ? those of which it is unknown")}
}

// failsOf returns the number of trials of an arm that fail a criterion.
func failsOf(a *analyse.Analysis, arm, criterion string) string {
	for _, x := range a.Arms {
		for _, k := range x.Criteria {
			switch {
			case x.ID != arm || k.Name != criterion:
			case k.Unknown > 0:
				return fmt.Sprintf("%d+%d?", k.Fail, k.Unknown)
			default:
				return itoa(k.Fail)
			}
		}
	}
	return "0"
}

// RatioTable returns the ratios of time, tokens and cost of a comparison.
func RatioTable(rs []analyse.RatioComparison) section.Table {
	t := section.TextTable("lrlrlr", []string{"treatment / control", "geo. mean", "95% interval", "total", "95% interval", "tasks"}, nil)
	t.Caption = "Time, tokens and cost: treatment / control"
	for _, r := range rs {
		if r.Tasks > 0 {
			sources := "" // of figures that include an earlier run's
			if strings.Contains(r.Sources, "cached") || strings.Contains(r.Sources, "imported") || strings.Contains(r.Sources, "scripted") {
				sources = r.Sources
			}
			g := r.GeometricMean
			t.Rows = append(t.Rows, []section.Cell{{Text: RatioName(r.Name), Sub: sources}, {Text: FormatFactor(g.Estimate)},
				{Text: FactorInterval(g), Interval: &section.Interval{Estimate: g.Estimate, Low: g.Low, High: g.High, Scale: section.Factors}},
				{Text: FormatFactor(r.OfMeans.Estimate)}, {Text: FactorInterval(r.OfMeans)}, {Text: itoa(r.Tasks)}})
		}
	}
	return t
}

func noteList(warnings []string) section.List {
	var list section.List
	for _, w := range warnings {
		list.Items = append(list.Items, muted("note: "+w))
	}
	return list
}
