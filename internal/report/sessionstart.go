package report

import (
	"fmt"
	"strconv"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/section"
)

// formatDollars writes an amount to the hundredth of a cent; "–" where there is none.
func formatDollars(v *float64) string {
	if v == nil {
		return "–"
	}
	sign, x := "", *v
	if x < 0 {
		sign, x = "-", -x
	}
	return sign + "$" + strconv.FormatFloat(x, 'f', 4, 64)
}

// StartLines returns the effect of session starts on the trials of an arm.
func StartLines(a analyse.ArmStart) []string {
	var out []string
	if m := a.Marginal.Mean; m != nil {
		s := fmt.Sprintf("a trial costs %s more than the start of its session (n = %d", formatDollars(m), a.Marginal.N)
		if seed := a.MarginalSeed.Mean; seed != nil {
			s += "; seed: " + formatDollars(seed) + ", less the last baseline alone"
		}
		out = append(out, s+")")
	}
	if t := a.Tax; t != nil {
		s := fmt.Sprintf("about %s tokens of context go in again with each of %.1f turns: %s a trial", Thousands(int64(t.PerTurn+0.5)), t.Turns, Thousands(int64(t.Tokens+0.5)))
		switch {
		case t.Share == nil:
		case *t.Share > 1:
			s += ", which is more than goes in: not every turn of it sends all"
		default:
			s += fmt.Sprintf(", %.0f%% of what goes in", 100**t.Share)
		}
		switch {
		case t.WarmUSD != nil && t.ColdUSD != nil:
			s += fmt.Sprintf("; %s if cached, %s if not", formatDollars(t.WarmUSD), formatDollars(t.ColdUSD))
		case t.ColdUSD != nil:
			s += fmt.Sprintf("; %s if nothing were cached", formatDollars(t.ColdUSD))
		}
		if t.Schema > 0 {
			s += fmt.Sprintf(" (schemas of MCP tools: about %s tokens a turn)", Thousands(int64(t.Schema)))
		}
		out = append(out, s)
	}
	for _, w := range a.Warnings {
		out = append(out, Clean(w))
	}
	return out
}

// HasBaselines reports whether there is anything to show of baselines: one that ran.
// The command line has reported baselines that a filter left out.
func HasBaselines(a *analyse.Analysis) bool {
	s := a.SessionStart
	return s != nil && s.Ledger.Scored+s.Ledger.Void+s.Ledger.Pending > 0
}

// StartTable returns the cost of starting a session, for each arm with a baseline whose
// cost, time or usage is known: the mean and spread of the baselines, and the means of
// cold and warm baselines.
func StartTable(s *analyse.SessionStart) section.Table {
	var rows [][]string
	for _, a := range s.Arms {
		if a.All.N == 0 && a.All.MS.N == 0 {
			continue
		}
		in := "–"
		if m := a.All.Tokens.Mean; m != nil {
			in = Thousands(int64(*m + 0.5))
		}
		rows = append(rows, []string{
			Clean(a.Arm), itoa(a.All.USD.N), formatDollars(a.All.USD.Mean), formatDollars(a.All.USD.SD), formatDollars(a.Cold.USD.Mean), itoa(a.Cold.USD.N),
			formatDollars(a.Warm.USD.Mean), itoa(a.Warm.USD.N), in, FormatQuantity(a.All.MS.Mean, "ms"),
		})
	}
	return section.TextTable("lrrrrrrrrr", []string{"", "n", "mean", "sd", "cold", "n", "warm", "n", "tokens in", "time"}, rows)
}

// StartNote describes the table.
func StartNote(s *analyse.SessionStart) string {
	l := s.Ledger
	note := fmt.Sprintf("baselines (trials that do nothing): %d planned, %d ended well; they are in no rate and no comparison", l.Planned, l.Pass)
	if l.Planned > l.Pass {
		var others []analyse.Count
		for _, c := range []analyse.Count{{Name: "failed", N: l.Fail + l.Unknown}, {Name: "void", N: l.Void}, {Name: "skipped", N: l.Skipped}, {Name: "pending", N: l.Pending}} {
			if c.N > 0 {
				others = append(others, c)
			}
		}
		note += "; of the others " + Counts(others)
	}
	if s.Spent.Priced > s.Spent.Free {
		note += fmt.Sprintf("; this run spent $%s on them", s.Spent.Billed)
	}
	return note
}

// StrataTable groups trials by the state of the provider's cache.
func StrataTable(a *analyse.Analysis) section.Table {
	var rows [][]string
	for _, s := range a.Strata {
		if s.N > 0 {
			rows = append(rows, []string{Clean(s.Arm), s.Cache, itoa(s.N), Value(s.Pass), Ratio(s.Pass), formatDollars(s.USD.Median), itoa(s.USD.N), FormatQuantity(s.MS.Median, "ms"), itoa(s.MS.N)})
		}
	}
	return section.TextTable("lLrrrrrrr", []string{"", "cache", "trials", "success", "of", "median cost", "n", "median time", "n"}, rows)
}

// StrataNote explains the strata.
const StrataNote = "cold: known to have read nothing from the provider's cache; unknown: no usage was reported, which the seed counts as cold"
