package report

import (
	"fmt"
	"strconv"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/stat"
)

// dollars writes an amount to the hundredth of a cent; "–" where there is none.
func dollars(v *float64) string {
	if v == nil {
		return "–"
	}
	sign, x := "", *v
	if x < 0 {
		sign, x = "-", -x
	}
	return sign + "$" + strconv.FormatFloat(x, 'f', 4, 64)
}

func milliseconds(v *float64) string {
	if v == nil {
		return "–"
	}
	return analyse.Milliseconds(*v)
}

// StartHead and StartRow are the table of what starting a session costs: mean and
// spread of the baselines, and the means of cold and warm ones.
func StartHead() []string {
	return []string{"", "n", "mean", "sd", "cold", "n", "warm", "n", "tokens in"}
}

// StartRow is the row of one arm.
func StartRow(a analyse.ArmStart) []string {
	mean := func(s stat.Summary) []string { return []string{dollars(s.Mean), itoa(s.N)} }
	row := []string{Clean(a.Arm), itoa(a.All.USD.N), dollars(a.All.USD.Mean), dollars(a.All.USD.SD)}
	row = append(append(row, mean(a.Cold.USD)...), mean(a.Warm.USD)...)
	in := "–"
	if m := a.All.Tokens.Mean; m != nil {
		in = Thousands(int64(*m + 0.5))
	}
	return append(row, in)
}

// StartLines say what the start of its sessions means for the trials of an arm.
func StartLines(a analyse.ArmStart) []string {
	var out []string
	if m := a.Marginal.Mean; m != nil {
		s := fmt.Sprintf("a trial costs %s more than the start of its session (n = %d", dollars(m), a.Marginal.N)
		if seed := a.MarginalSeed.Mean; seed != nil {
			s += "; seed: " + dollars(seed) + ", less the last baseline alone"
		}
		out = append(out, s+")")
	}
	if t := a.Tax; t != nil {
		s := fmt.Sprintf("about %s tokens of context go in again with each of %.1f turns: %s a trial", Thousands(int64(t.PerTurn+0.5)), t.Turns, Thousands(int64(t.Tokens+0.5)))
		if t.Share != nil {
			s += fmt.Sprintf(", %.0f%% of what goes in", 100**t.Share)
		}
		switch {
		case t.WarmUSD != nil && t.ColdUSD != nil:
			s += fmt.Sprintf("; %s if cached, %s if not", dollars(t.WarmUSD), dollars(t.ColdUSD))
		case t.ColdUSD != nil:
			s += fmt.Sprintf("; %s if nothing were cached", dollars(t.ColdUSD))
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

// StartNote says what the table is of.
func StartNote(s *analyse.SessionStart) string {
	note := fmt.Sprintf("baselines (trials that do nothing): %d planned, %d ended well; they are in no rate and no comparison", s.Ledger.Planned, s.Ledger.Pass)
	if n := s.Ledger.Planned - s.Ledger.Pass; n > 0 {
		note += fmt.Sprintf("; of the others %d failed, %d void, %d skipped, %d pending", s.Ledger.Fail+s.Ledger.Unknown, s.Ledger.Void, s.Ledger.Skipped, s.Ledger.Pending)
	}
	if s.Spent.Priced > s.Spent.Free {
		note += fmt.Sprintf("; this run spent $%s on them", s.Spent.Billed)
	}
	return note
}

// StrataHead and StratumRow are the table of trials by the state of the
// provider's cache.
func StrataHead() []string {
	return []string{"", "cache", "trials", "success", "of", "median cost", "n", "median time", "n"}
}

// StratumRow is the row of one arm and state; nil where there is no trial of it.
func StratumRow(s analyse.Stratum) []string {
	if s.N == 0 {
		return nil
	}
	return []string{Clean(s.Arm), s.Cache, itoa(s.N), Value(s.Pass), Ratio(s.Pass), dollars(s.USD.Median), itoa(s.USD.N), milliseconds(s.MS.Median), itoa(s.MS.N)}
}

// StrataNote says how the strata are made.
const StrataNote = "cold: known to have read nothing from the provider's cache; unknown: no usage was reported, which the seed counts as cold"
