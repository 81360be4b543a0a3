package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/section"
)

// addMoney adds cost, tokens and time of the arms, and whether servers reached them.
func (d *document) addMoney() {
	if d.is(section.Comment) {
		d.add(section.Money, "Cost and time", d.costTable(), d.totals())
		return
	}
	d.add(section.Money, "Cost and time", d.costTable(), d.totals(), d.costNotes())
	var success []section.Block
	var flags section.List
	if t := SuccessTable(d.a); len(t.Rows) > 0 && (IsOfPrograms(d.a) || d.is(section.HTML)) {
		success = []section.Block{t, muted("a success: the sum over all scored trials, failures included, for each that passed")}
	}
	if IsOfPrograms(d.a) {
		for i := range d.a.Arms {
			for _, line := range CostFlags(&d.a.Arms[i]) {
				flags.Items = append(flags.Items, section.Sentence{Text: d.a.Arms[i].ID + ": " + line, Tone: section.Caution})
			}
		}
	}
	d.add(section.Money, "What a success took", append(success, flags)...)
	d.addFolded(section.Money, "Time, tokens and cost of a trial", d.numberTable())
	if !d.is(section.HTML) { // among the settings of the page
		d.add(section.Money, "Treatment", treatmentList(d.a))
	}
}

// costTable returns cost, tokens and time of each arm.
func (d *document) costTable() section.Table {
	told, started := HasComputedCost(d.a), HasBaselines(d.a) && d.is(section.HTML)
	align, heads := "lr", []string{"", "billed"}
	if told {
		align, heads = align+"r", append(heads, "computed")
	}
	align, heads = align+"r", append(heads, "cold")
	if started {
		align, heads = align+"r", append(heads, "marginal, a trial")
	}
	in := "in"
	if !d.is(section.Text) { // where there is room
		in = "tokens in"
	}
	t := section.TextTable(align+"rrrr", append(heads, in, "cached", "out", "median time"), nil)
	t.Caption = "Money and tokens of each arm"
	for i := range d.a.Arms {
		a := &d.a.Arms[i]
		row := []section.Cell{{Text: a.ID, Sub: cachedText(a), Link: &section.Link{Arm: a.ID}}, {Text: BilledCost(a.Cost), Sub: knownText(a)}}
		if told {
			row = append(row, section.Cell{Text: ComputedCost(a.Cost)})
		}
		row = append(row, section.Cell{Text: ColdCost(a.Cost)})
		if started {
			row = append(row, marginalCell(d.a, a.ID))
		}
		t.Rows = append(t.Rows, slices.Concat(row, tokenCells(a), []section.Cell{medianCell(a)}))
	}
	return t
}

// cachedText marks an arm with answers of an earlier run.
func cachedText(a *analyse.Arm) string {
	if n := CountOf(a.Sources, "cached"); n > 0 {
		return fmt.Sprintf("%d cached: time and cost are the original’s", n)
	}
	return ""
}

// knownText counts the trials whose cost is known, unless it is known of all.
func knownText(a *analyse.Arm) string {
	if a.Cost.Unpriced > 0 && a.Cost.Priced > a.Cost.Free {
		return fmt.Sprintf("known of %d of %d", a.Cost.Priced, a.Cost.Priced+a.Cost.Unpriced)
	}
	return ""
}

// tokenCells returns the tokens of an arm that went in, came from a cache and went out.
func tokenCells(a *analyse.Arm) []section.Cell {
	tok := a.Tokens
	if tok.Trials == 0 {
		none := section.Cell{Text: "–"}
		if NoModel(a.Cost) {
			none.Text = "none"
		}
		return []section.Cell{none, none, none}
	}
	in := section.Cell{Text: Thousands(tok.Input + tok.CacheWrite5m + tok.CacheWrite1h)}
	if tok.Unreported > 0 {
		in.Sub = fmt.Sprintf("of %d trials; %d report none", tok.Trials, tok.Unreported)
	}
	return []section.Cell{in, {Text: Thousands(tok.CacheRead)}, {Text: Thousands(tok.Output)}}
}

func medianCell(a *analyse.Arm) section.Cell {
	switch {
	case a.Time.MedianMS != nil:
		return section.Cell{Text: analyse.Milliseconds(*a.Time.MedianMS)}
	case a.Time.CachedMedianMS != nil:
		return section.Cell{Text: analyse.Milliseconds(*a.Time.CachedMedianMS) + " (cached)"}
	}
	return section.Cell{Text: "–"}
}

// marginalCell returns the cost of a trial of an arm beyond the start of its session.
func marginalCell(a *analyse.Analysis, arm string) section.Cell {
	for _, s := range a.SessionStart.Arms {
		if s.Arm == arm && s.Marginal.Mean != nil {
			return section.Cell{Text: FormatQuantity(s.Marginal.Mean, "USD"), Sub: fmt.Sprintf("n = %d", s.Marginal.N)}
		}
	}
	return section.Cell{Text: "–"}
}

// totals sums up tokens, cost and sources of all arms: a line each in a terminal, which
// would wrap one line of all of them.
func (d *document) totals() section.Block {
	parts := d.totalParts()
	if !d.is(section.Text) {
		return plain(strings.Join(parts, " · "))
	}
	var out section.List
	for _, p := range parts {
		out.Items = append(out.Items, plain(p))
	}
	return out
}

func (d *document) totalParts() []string {
	t := d.a.Total
	var parts []string
	switch {
	case NoModel(t.Cost):
		parts = append(parts, NoModelText(t.Cost.Free))
	case t.Tokens.Trials == 0:
		parts = append(parts, "tokens not known")
	default:
		parts = append(parts, fmt.Sprintf("tokens: %s in, of these %s from the cache; %s out", Thousands(t.Tokens.In()), Thousands(t.Tokens.CacheRead), Thousands(t.Tokens.Output)))
	}
	if t.Turns.Mean != nil {
		parts = append(parts, fmt.Sprintf("%.2f turns a trial", *t.Turns.Mean))
	}
	if !NoModel(t.Cost) {
		parts = append(parts, MoneyText(t))
	}
	if t.Spent.Priced > t.Spent.Free {
		parts = append(parts, SpentText(t))
	}
	if len(t.Sources) > 0 {
		parts = append(parts, "answers: "+Counts(t.Sources))
	}
	if s := CacheText(t); s != "" {
		parts = append(parts, s)
	}
	return parts
}

// costNotes explains the figures of the table.
func (d *document) costNotes() section.List {
	total := d.a.Total
	var out section.List
	if total.Cost.Priced > total.Cost.Free {
		out.Items = append(out.Items, muted("billed: as charged; cold: as if nothing had been cached; cached: tokens read from the provider's cache"))
		if !HasBaselines(d.a) && d.is(section.HTML) {
			out.Items = append(out.Items, muted("the marginal cost, less the start of a session, is not known: the run has no baselines"))
		}
	}
	for _, note := range PriceNotes(d.a) {
		if !strings.Contains(strings.Join(d.totalParts(), "\n"), note) {
			out.Items = append(out.Items, plain(note))
		}
	}
	if total.Time.Cached > 0 {
		out.Items = append(out.Items, muted(CachedTimesText(total)))
	}
	if d.is(section.HTML) { // among the settings of the page
		return out
	}
	if len(total.Models) > 0 {
		out.Items = append(out.Items, plain("model served: "+Counts(total.Models)))
	}
	if at := total.Attempts; at.Retried > 0 || at.Throttled > 0 {
		out.Items = append(out.Items, plain(RetryText(at)))
	}
	return out
}

// treatmentList reports for every server whether it reached the agents.
func treatmentList(a *analyse.Analysis) section.List {
	var list section.List
	for _, arm := range a.Arms {
		for _, s := range arm.Servers {
			list.Items = append(list.Items, section.Sentence{Lead: arm.ID + " server " + s.Name + ":", Text: TreatmentText(s)})
		}
	}
	return list
}

// numberTable returns the spread of time, tokens and cost of the arms for which they are
// known.
func (d *document) numberTable() section.Table {
	var rows [][]string
	for _, a := range d.a.Arms {
		for _, n := range ShownNumbers(a) {
			text := func(v *float64) string { return FormatQuantity(v, n.Unit) }
			what, _, _ := strings.Cut(RatioName(n.Name), ",")
			rows = append(rows, []string{a.ID, what, itoa(n.N), text(n.Median), dash(BothEnds(n.MedianInterval, n.Unit)), text(n.P10), text(n.P90), FormatCV(n.CV)})
		}
	}
	return section.TextTable("lLrrlrrr", []string{"a trial", "", "n", "median", "95% interval", "p10", "p90", "CV"}, rows)
}
