package decision

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/stat/stattest"
)

// withEarlierTrials returns the outcomes of pairUp with earlier control trials of each
// task. No control trial of the run is from the cache.
func withEarlierTrials(control, treatment, earlier []string) Question {
	q := pairUp(control, treatment)
	q.History = &Record{Runs: []string{"r1"}}
	for i := range q.Tasks {
		e := &q.Tasks[i].Earlier
		for _, c := range earlier[i] {
			e.Add(map[rune]Outcome{'p': Passed, 'f': Failed, 'u': Unknown, 'v': Void}[c])
		}
		for _, c := range control[i] {
			if c == 'p' || c == 'f' {
				e.Fresh.N++
				e.Fresh.K += count(c == 'p')
			}
		}
	}
	return q
}

func TestHistoryWords(t *testing.T) {
	for _, c := range []struct {
		name                        string
		control, treatment, earlier []string
		rules                       Rules
		word                        Word
		reason                      Reason
		counts, drift               bool
		why                         string
	}{
		{"six tasks alone would show it, too", repeatAll("f", 6), repeatAll("p", 6), repeatAll("fffff", 6), Rules{Alpha: 0.05}, Better, "", true, false, ""},
		{"four tasks cannot, since flips of four tasks cannot", repeatAll("f", 4), repeatAll("p", 4), repeatAll("fffff", 4), Rules{Alpha: 0.05}, NoDifferenceShown, "", true, false, ""},
		// Alone, 4 of 14 pairs differ; the control fails half of the earlier trials.
		{"only with earlier trials", repeatAll("f", 4, "p", 10), repeatAll("p", 14), repeatAll("pfpfp", 14), Rules{Alpha: 0.05}, Better, "", true, false, ""},
		// The earlier control failed always, today's does as well as the treatment.
		{"drift", repeatAll("p", 20), repeatAll("p", 20), repeatAll("fffff", 20), Rules{Alpha: 0.05}, NoDifferenceShown, "", true, true, ""},
		// Alone the treatment is better; the earlier control passed always.
		{"drift hides a difference", repeatAll("f", 12, "p", 8), repeatAll("p", 20), repeatAll("ppppp", 20), Rules{Alpha: 0.05}, NoDifferenceShown, "", true, true, ""},
		{"voids of earlier runs", repeatAll("f", 4, "p", 10), repeatAll("p", 14), repeatAll("pfpfvvvvvvv", 14), Rules{Alpha: 0.05}, Undecided, MissingData, true, false, ""},
		{"a run that may stop", repeatAll("f", 12), repeatAll("p", 12), repeatAll("fffff", 12), Rules{Alpha: 0.05, Anytime: true}, Better, "", false, false, "may stop early"},
		{"no earlier trial", repeatAll("f", 12), repeatAll("p", 12), repeatAll("", 12), Rules{Alpha: 0.05}, Better, "", false, false, "no earlier trial"},
	} {
		d := Decide([]Question{withEarlierTrials(c.control, c.treatment, c.earlier)}, c.rules)[0]
		h := d.History
		if d.Word != c.word || d.Reason != c.reason || h.Counts != c.counts || (h.Drift != nil && h.Drift.Found) != c.drift || !strings.Contains(h.Text, c.why) || (d.Test == TestHistory) != c.counts {
			t.Errorf("%s: %s %s, %+v, interval %v to %v, p %v", c.name, d.Word, d.Reason, *h, *d.Interval.Low, *d.Interval.High, *d.P)
		}
	}
}

// TestHistoryByHand compares the figures of one small table with figures worked out by
// hand: differences of 1 − 1/6 in five tasks and 0 − 1/6 in one.
func TestHistoryByHand(t *testing.T) {
	q := withEarlierTrials(repeatAll("f", 6), repeatAll("p", 5, "f", 1), []string{"pffff", "pffff", "pffff", "pffff", "pffff", "pffff"})
	d := Decide([]Question{q}, Rules{Alpha: 0.05})[0]
	if want := (5*5.0/6 - 1.0/6) / 6; math.Abs(*d.Interval.Estimate-want) > 1e-12 {
		t.Errorf("difference %v, want %v", *d.Interval.Estimate, want)
	}
	// The sum seen is 24/6. Of 64 flips 2 have a sum of ±26/6, and 2 of ±24/6, which
	// count half.
	if want := 3 / 64.0; math.Abs(*d.P-want) > 1e-12 {
		t.Errorf("p %v, want %v", *d.P, want)
	}
	h := d.History
	// Drift: every task passed 1 of 5 before and 0 of 1 now; the chance of no pass now
	// is (5/6)^6, and nothing is below it.
	if x := h.Drift; math.Abs(*x.P-math.Pow(5.0/6, 6)) > 1e-12 || x.Tasks != 6 || x.Earlier != 30 || x.Now != 6 || math.Abs(x.Difference+0.2) > 1e-12 {
		t.Errorf("drift %+v, p %v", *x, *x.P)
	}
	want := "the verdict rests on this run and 30 earlier control trials of 6 of 6 tasks (r1); drift check: control -20.0 points since (6 tasks, 6 trials now against 30), p 0.335, level 0.1"
	if h.Text != want {
		t.Errorf("%s\nwant %s", h.Text, want)
	}
}

// TestHistoryAgreement checks on random tables that word, p value and interval agree
// when earlier trials count, over agents, with missing data and in clusters.
func TestHistoryAgreement(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := Rules{Alpha: rapid.SampledFrom([]float64{0.05, 0.2}).Draw(t, "alpha")}
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		qs := make([]Question, rapid.IntRange(1, 3).Draw(t, "questions"))
		for i := range qs {
			tasks, trials := rapid.IntRange(0, 30).Draw(t, "tasks"), rapid.SampledFrom([]int{1, 3}).Draw(t, "trials")
			missing := rapid.SampledFrom([]float64{0, 0, 0.1}).Draw(t, "missing")
			agents := rapid.IntRange(1, 2).Draw(t, "agents")
			parts := make([]Question, agents)
			for a := range parts {
				parts[a] = drawTable(rng, tasks, trials, rapid.SampledFrom([]float64{0, 0.3}).Draw(t, "effect"), missing)
			}
			q := parts[0]
			q.Flips.Resamples = 200
			q.History = &Record{Runs: []string{"r1"}}
			clusters := rapid.SampledFrom([]int{0, 0, 6}).Draw(t, "clusters")
			moved := rapid.SampledFrom([]float64{0, 0.4}).Draw(t, "drift")
			for j := range q.Tasks {
				var of []Task
				for a := range parts {
					x := parts[a].Tasks[j]
					p := stattest.DrawBeta(1, 1, rng)
					for range rng.IntN(6) {
						o := drawOutcome(rng, min(1, p+moved))
						if rng.Float64() < missing {
							o = Void
						}
						x.Earlier.Add(o)
					}
					x.Earlier.Fresh = stat.Cluster{K: x.Complete.Both + x.Complete.ControlOnly, N: x.Complete.N()}
					of = append(of, x)
				}
				if agents > 1 {
					q.Tasks[j] = PoolTasks(of)
				} else {
					q.Tasks[j] = of[0]
				}
				if clusters > 0 {
					q.Tasks[j].Cluster = fmt.Sprint(rng.IntN(clusters))
				}
			}
			qs[i] = q
		}
		for i, d := range Decide(qs, r) {
			if why := agreement(d, r); why != "" {
				t.Fatalf("%s: %+v, interval %v to %v, history %+v, of %+v", why, d, d.Interval.Low, d.Interval.High, d.History, qs[i].Tasks)
			}
		}
	})
}
