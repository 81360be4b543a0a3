package report

import (
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/trial"
)

// DiscordantPair is a pair whose sides ended differently.
type DiscordantPair struct {
	Comparison         string
	Won, Lost          *analyse.Trial
	TreatmentWon       bool
	Treatment, Control string // arms: treatment, control
}

// DiscordantPairs returns the discordant pairs of all comparisons: in each first the
// pairs that the treatment lost.
func DiscordantPairs(a *analyse.Analysis) []DiscordantPair {
	var out []DiscordantPair
	for _, c := range a.Comparisons {
		for _, side := range []struct {
			pairs     []analyse.Pair
			won, lost string
		}{{c.ControlOnlyKeys, c.Control, c.Treatment}, {c.TreatmentOnlyKeys, c.Treatment, c.Control}} {
			for _, p := range side.pairs {
				d := DiscordantPair{Comparison: c.Name, Treatment: c.Treatment, Control: c.Control, TreatmentWon: side.won == c.Treatment,
					Won:  a.Trial(trial.Key{Task: p.Task, Arm: side.won, Index: p.Index}),
					Lost: a.Trial(trial.Key{Task: p.Task, Arm: side.lost, Index: p.Index})}
				if d.Won != nil && d.Lost != nil {
					out = append(out, d)
				}
			}
		}
	}
	return out
}

// FailedCriteria names every required criterion that a trial fails, each with its first
// finding.
func FailedCriteria(t *analyse.Trial) string {
	var out []string
	for _, c := range t.Full().Criteria {
		if !c.Required || c.Verdict != trial.Fail {
			continue
		}
		s := c.Name
		if len(c.Evidence) > 0 {
			s += ": " + c.Evidence[0]
		}
		if more := len(c.Findings) - 1; more > 0 {
			s += " (and " + itoa(more) + " more)"
		}
		out = append(out, s)
	}
	return strings.Join(out, "; ")
}

// TopCounts writes the first n counts, such as "search 12, read_document 3 and 2 more".
func TopCounts(counts []analyse.Count, n, width int) string {
	var out []string
	for _, c := range counts[:min(n, len(counts))] {
		out = append(out, Cut(Clean(c.Name), width)+" "+itoa(c.N))
	}
	s := strings.Join(out, ", ")
	if more := len(counts) - n; more > 0 {
		s += " and " + itoa(more) + " more"
	}
	return s
}
