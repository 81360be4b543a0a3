package main

import (
	"fmt"
	"math"
	"strings"
)

func (t *tally) share(n int) float64 { return float64(n) / float64(t.Runs) }

// deviation returns the Monte-Carlo standard error of a share with the given nominal
// value.
func (t *tally) deviation(nominal float64) float64 {
	return math.Sqrt(nominal * (1 - nominal) / float64(t.Runs))
}

// misses reports whether a figure exceeds its limit by more than the given number of
// Monte-Carlo errors.
func (t *tally) misses(errors float64) bool {
	return t.isWrong(errors) || t.undercovers(errors)
}

// isWrong reports whether decisions are wrong more often than alpha allows.
func (t *tally) isWrong(errors float64) bool {
	return t.share(t.Wrong) > alpha+errors*t.deviation(alpha)
}

// undercovers reports whether the coverage of intervals is below its nominal level.
func (t *tally) undercovers(errors float64) bool {
	return t.share(t.Covered) < 1-alpha-errors*t.deviation(alpha)
}

// powerGap returns the observed power minus the predicted power, in points.
func (t *tally) powerGap() float64 { return 100 * (t.share(t.Found) - *t.Foretold) }

// formatTables formats the tallies as Markdown tables.
func formatTables(cells []cell, tallies []tally) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Control rate %.2f, intra-class correlation %.1f, alpha %.2f in the family, at most %d sign flips where they cannot be counted out.\n", control, icc, alpha, flips)
	fmt.Fprintf(&b, "In clustered cells families of %d tasks share the effect, whose standard deviation between families is %.0f on the log odds. The suite declares the families as clusters.\n\n", family, spread)
	writeErrors(&b, cells, tallies)
	writePower(&b, cells, tallies)
	writeAlone(&b, cells, tallies)
	writeBroken(&b, cells, tallies)
	return b.String()
}

// group summarizes cells that differ in size and effect.
type group struct {
	nulls, nullsOver, cells, under int
	worst, least                   float64 // largest share of wrong runs, smallest share of covered runs
	undecided, runs                int
	fewest, most                   int // runs per cell
}

func (g *group) add(c cell, t *tally) {
	if g.cells == 0 {
		g.least, g.fewest = 1, t.Runs
	}
	g.cells++
	g.fewest, g.most = min(g.fewest, t.Runs), max(g.most, t.Runs)
	g.under += count(t.undercovers(2))
	g.least = min(g.least, t.share(t.Covered))
	g.undecided, g.runs = g.undecided+t.Undecided, g.runs+t.Runs
	if c.effect == 0 {
		g.nulls++
		g.nullsOver += count(t.isWrong(2))
		g.worst = max(g.worst, t.share(t.Wrong))
	}
}

// writeErrors writes the error rates of decisions and the coverage of intervals.
func writeErrors(b *strings.Builder, cells []cell, tallies []tally) {
	fmt.Fprint(b, "| tasks | missing | run | null cells: false better or worse at most | beyond alpha + 2 errors | all cells: truth in the interval at least | below 0.95 − 2 errors | undecided | runs a cell |\n|---|---|---|---|---|---|---|---|---|\n")
	for _, clustered := range both {
		for _, m := range allMissing {
			for _, stop := range both {
				var g group
				for i, c := range cells {
					if c.clustered == clustered && c.missing == m && c.stop == stop {
						g.add(c, &tallies[i])
					}
				}
				if g.cells == 0 {
					continue
				}
				words := strings.Fields(cell{stop: stop, missing: m, clustered: clustered}.String())
				fmt.Fprintf(b, "| %s | %s | %s | %.3f | %d of %d | %.3f | %d of %d | %.0f %% | %d–%d |\n", words[4], missingLabel(m), words[2],
					g.worst, g.nullsOver, g.nulls, g.least, g.under, g.cells, 100*float64(g.undecided)/float64(g.runs), g.fewest, g.most)
			}
		}
	}
}

func missingLabel(m missing) string {
	return strings.Replace(strings.ReplaceAll(m.String(), "-", " "), "%", " %", 1)
}

// writePower writes the observed power and the power that assay power predicts.
func writePower(b *strings.Builder, cells []cell, tallies []tally) {
	at := map[cell]*tally{}
	for i, c := range cells {
		if tallies[i].Foretold != nil {
			at[c] = &tallies[i]
		}
	}
	if len(at) == 0 {
		return
	}
	fmt.Fprint(b, "\nPower in percent, and as `assay power` foretells it:\n\n| tasks | arms | run | trials |")
	for _, effect := range allEffects[1:] {
		for _, tasks := range allTasks {
			fmt.Fprintf(b, " +%d, %d tasks |", effect, tasks)
		}
	}
	fmt.Fprintf(b, "\n|---|---|---|---|%s\n", strings.Repeat("---|", len(allTasks)*(len(allEffects)-1)))
	for _, clustered := range both {
		for _, arms := range allArms {
			for _, stop := range both {
				for _, trials := range allTrials {
					cell{trials: trials, arms: arms, stop: stop, clustered: clustered}.writePowers(b, at)
				}
			}
		}
	}
}

// writePowers writes the powers of cells that differ from c in size and effect.
func (c cell) writePowers(b *strings.Builder, at map[cell]*tally) {
	words := strings.Fields(c.String())
	fmt.Fprintf(b, "| %s | %d | %s | %d |", words[4], c.arms, words[2], c.trials)
	for _, c.effect = range allEffects[1:] {
		for _, c.tasks = range allTasks {
			if t := at[c]; t != nil {
				fmt.Fprintf(b, " %.1f, %.1f |", 100*t.share(t.Found), 100**t.Foretold)
			} else {
				fmt.Fprint(b, " |")
			}
		}
	}
	fmt.Fprintln(b)
}

// writeAlone compares the decisions on clustered tasks with and without declared clusters.
func writeAlone(b *strings.Builder, cells []cell, tallies []tally) {
	at := map[cell]*tally{}
	for i, c := range cells {
		if tallies[i].Alone != nil {
			at[c] = &tallies[i]
		}
	}
	if len(at) == 0 {
		return
	}
	fmt.Fprint(b, "\nClustered tasks and nothing missing: as decided with families declared, and without (of 400 runs at most). False better or worse, and truth in the interval, of null cells; found at +10:\n\n| run | arms | trials |")
	for _, tasks := range allTasks {
		fmt.Fprintf(b, " %d tasks: false | truth | found |", tasks)
	}
	fmt.Fprintf(b, "\n|---|---|---|%s\n", strings.Repeat("---|---|---|", len(allTasks)))
	for _, stop := range both {
		for _, arms := range allArms {
			for _, trials := range allTrials {
				cell{trials: trials, arms: arms, stop: stop, clustered: true}.writeAlone(b, at)
			}
		}
	}
}

// writeAlone writes the row of cells that differ from c in size.
func (c cell) writeAlone(b *strings.Builder, at map[cell]*tally) {
	fmt.Fprintf(b, "| %s | %d | %d |", map[bool]string{false: "fixed", true: "stop"}[c.stop], c.arms, c.trials)
	for _, c.tasks = range allTasks {
		null := at[c]
		shifted := c
		shifted.effect = 10
		found := at[shifted]
		if null == nil || found == nil {
			fmt.Fprint(b, " | | |")
			continue
		}
		fmt.Fprintf(b, " %.3f, %.3f | %.3f, %.3f | %.3f, %.3f |", null.share(null.Wrong), null.Alone.share(null.Alone.Wrong),
			null.share(null.Covered), null.Alone.share(null.Alone.Covered), found.share(found.Found), found.Alone.share(found.Alone.Found))
	}
	fmt.Fprintln(b)
}

// writeBroken lists the cells that miss a limit.
func writeBroken(b *strings.Builder, cells []cell, tallies []tally) {
	var over, far, surprises []string
	nulls, foretold, again := 0, 0, 0
	for i, c := range cells {
		t := &tallies[i]
		again += count(t.First != nil)
		if t.Foretold != nil {
			foretold++
			if math.Abs(t.powerGap()) > 3 {
				surprises = append(surprises, fmt.Sprintf("%s (%+.1f points)", c, t.powerGap()))
			}
		}
		nulls += count(c.effect == 0)
		what := fmt.Sprintf("%s (wrong %.3f, covered %.3f, %d runs)", c, t.share(t.Wrong), t.share(t.Covered), t.Runs)
		switch {
		case t.misses(4):
			far = append(far, what)
		case t.misses(2):
			over = append(over, what)
		}
	}
	list := func(what string, found []string) {
		if len(found) == 0 {
			found = []string{"none"}
		}
		fmt.Fprintf(b, "- %s: %s.\n", what, strings.Join(found, "; "))
	}
	fmt.Fprintf(b, "\n%d cells ran again with another seed, four times as often. Of all cells (%d of them null):\n\n", again, nulls)
	list("a limit is missed by more than 4 errors", far)
	list("by more than 2", over)
	list(fmt.Sprintf("of %d foretold powers those that differ by more than 3 points", foretold), surprises)
}
