package decision

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/stat/stattest"
	"github.com/assay-eval/assay/internal/testenv"
)

// pairUp returns a question with the given outcomes. Each string is the trials of one
// task on one side: p passed, f failed, u unknown, v void, . not run.
func pairUp(control, treatment []string) Question {
	outcome := map[byte]Outcome{'p': Passed, 'f': Failed, 'u': Unknown, 'v': Void, '.': NotRun}
	var q Question
	for i := range control {
		t := Task{End: i, Settled: true}
		for k := range control[i] {
			q.Several = q.Several || len(control[i]) > 1
			c, x := outcome[control[i][k]], outcome[treatment[i][k]]
			t.Settled = t.Settled && c != NotRun && x != NotRun
			t.AddPair(c, x)
		}
		q.Tasks = append(q.Tasks, t)
	}
	return q
}

// repeatAll expands counts such as "p", 3, "f", 2 into outcomes of one trial each.
func repeatAll(counts ...any) []string {
	var out []string
	for i := 0; i < len(counts); i += 2 {
		out = append(out, slices.Repeat([]string{counts[i].(string)}, counts[i+1].(int))...)
	}
	return out
}

func TestWords(t *testing.T) {
	fixed := Rules{Alpha: 0.05}
	for _, c := range []struct {
		name               string
		control, treatment []string
		margin             *float64
		rules              Rules
		want               Word
		reason             Reason
	}{
		{"nothing ran", repeatAll(".", 3), repeatAll(".", 3), nil, fixed, NotMeasured, ""},
		{"all void", repeatAll("v", 9), repeatAll("v", 9), nil, fixed, NotMeasured, ""},
		{"one side void", repeatAll("p", 9), repeatAll("v", 9), nil, fixed, NotMeasured, ""},
		{"no task", nil, nil, nil, fixed, NotMeasured, ""},
		{"better", repeatAll("f", 8, "p", 20), repeatAll("p", 28), nil, fixed, Better, ""},
		{"worse", repeatAll("p", 28), repeatAll("f", 8, "p", 20), nil, fixed, Worse, ""},
		{"better comes before equivalent", repeatAll("f", 8, "p", 200), repeatAll("p", 208), new(0.1), fixed, Better, ""},
		{"no difference", repeatAll("f", 3, "p", 20), repeatAll("p", 23), nil, fixed, NoDifferenceShown, ""},
		{"all alike", repeatAll("p", 23), repeatAll("p", 23), nil, fixed, NoDifferenceShown, ""},
		{"equivalent", repeatAll("p", 300, "f", 1), repeatAll("p", 301), new(0.05), fixed, Equivalent, ""},
		{"not equivalent in few tasks", repeatAll("p", 20), repeatAll("p", 20), new(0.05), fixed, NoDifferenceShown, ""},
		{"8 of 40 void on one side", repeatAll("f", 12, "p", 28), repeatAll("p", 10, "f", 2, "p", 20, "v", 8), nil, fixed, Undecided, MissingData},
		{"the same, unrelated", repeatAll("f", 12, "p", 28), repeatAll("p", 10, "f", 2, "p", 20, "v", 8), nil, Rules{Alpha: 0.05, Unrelated: "power cut"}, Better, ""},
		{"8 of 40 void, no difference otherwise", repeatAll("f", 1, "p", 39), repeatAll("p", 32, "v", 8), nil, fixed, Undecided, MissingData},
		{"void on both sides, no difference otherwise", repeatAll("f", 1, "p", 34, "v", 5), repeatAll("v", 5, "p", 35), nil, fixed, NoDifferenceShown, ""},
		{"a few void on both sides", repeatAll("f", 30, "p", 68, "v", 2), repeatAll("p", 98, "u", 2), nil, fixed, Better, ""},
		{"unknown counts as void", repeatAll("f", 6, "p", 20), repeatAll("p", 25, "u", 1), nil, fixed, Undecided, MissingData},
		{"equivalent in spite of voids", repeatAll("f", 8, "p", 1000), repeatAll("p", 1004, "v", 4), new(0.05), fixed, Equivalent, ""},
		{"stopped early", repeatAll("f", 8, "p", 20, ".", 10), repeatAll("p", 28, ".", 10), nil, fixed, Undecided, StoppedEarly},
		{"stopped early, unrelated voids", repeatAll("f", 8, "p", 20, ".", 10), repeatAll("p", 28, ".", 10), nil, Rules{Alpha: 0.05, Unrelated: "x"}, Undecided, StoppedEarly},
		{"nearly all ran", repeatAll("f", 18, "p", 20, ".", 1), repeatAll("p", 39), nil, fixed, Better, ""},
		{"several trials", repeatAll("fff", 9), repeatAll("pfp", 9), nil, fixed, Better, ""},
		{"decided at any time", repeatAll("f", 12, "p", 2), repeatAll("p", 14), nil, Rules{Alpha: 0.05, Anytime: true}, Better, ""},
		{"shown by a fixed test alone", repeatAll("f", 6, "p", 24), repeatAll("p", 30), nil, Rules{Alpha: 0.05, Anytime: true}, NoDifferenceShown, ""},
		{"decided, the rest not needed", repeatAll("f", 12, ".", 9), repeatAll("p", 12, ".", 9), nil, Rules{Alpha: 0.05, Anytime: true}, Better, ""},
		{"stopped, not decided", repeatAll("f", 3, "p", 9, ".", 9), repeatAll("p", 12, ".", 9), nil, Rules{Alpha: 0.05, Anytime: true}, Undecided, StoppedEarly},
		{"decided at any time but for voids", repeatAll("p", 4, "f", 8), repeatAll("v", 4, "p", 8), nil, Rules{Alpha: 0.05, Anytime: true}, Undecided, MissingData},
		{"a first task that never ends", []string{".", "p"}, []string{".", "f"}, nil, Rules{Alpha: 0.05, Anytime: true}, Undecided, StoppedEarly},
	} {
		q := pairUp(c.control, c.treatment)
		q.Margin = c.margin
		d := Decide([]Question{q}, c.rules)[0]
		if d.Word != c.want || d.Reason != c.reason {
			t.Errorf("%s: %s %s, want %s %s (%+v)", c.name, d.Word, d.Reason, c.want, c.reason, d)
		}
	}
}

// agreement describes how word, p value and interval of a decision contradict each
// other. It returns "" if they agree.
func agreement(d Decision, r Rules) string {
	iv := d.Interval
	if d.Word == NotMeasured {
		if d.P != nil {
			return "a p value of nothing"
		}
		return ""
	}
	if d.P == nil {
		if d.Word == Undecided && d.Reason == StoppedEarly {
			return ""
		}
		return "no p value"
	}
	low, high := *iv.Low, *iv.High
	within := d.Margin != nil && max(-low, high) <= *d.Margin && low <= 0 && high >= 0
	switch {
	case !(low < high) || low < -1 || high > 1:
		return "no interval"
	case (d.Word == Better) != (low > 0), (d.Word == Worse) != (high < 0), (d.Word == Equivalent) != within:
		return "word against interval"
	case (d.Word == Better || d.Word == Worse) && (*d.P > d.Alpha || *d.PAdjusted > r.Alpha*(1+1e-12)):
		return "word against p"
	case (d.Word == NoDifferenceShown) && *d.P <= d.Alpha:
		return "p shows what the word does not"
	case (d.Word == Undecided) != (d.Reason != ""):
		return "undecided without reason"
	case math.Abs(iv.Level-(1-d.Alpha)) > 1e-12:
		return "level against alpha"
	}
	if m := d.Missing; m != nil && m.Unrelated == "" && (d.Word == Better || d.Word == Worse || d.Word == Equivalent) {
		for _, b := range []Bound{m.Worst, m.Best} {
			if wordOf(b.Interval, d.Margin) != d.Word && d.Word != Equivalent {
				return "a bound is of another opinion"
			}
		}
	}
	return ""
}

// TestAgreement checks on random tables, alone and in families, with and without
// missing data, that word, p value and interval agree.
func TestAgreement(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := Rules{Alpha: rapid.SampledFrom([]float64{0.05, 0.01, 0.2}).Draw(t, "alpha"), Anytime: rapid.Bool().Draw(t, "anytime")}
		if rapid.Bool().Draw(t, "unrelated") {
			r.Unrelated = "x"
		}
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		qs := make([]Question, rapid.IntRange(1, 4).Draw(t, "questions"))
		for i := range qs {
			tasks, trials := rapid.IntRange(0, 60).Draw(t, "tasks"), rapid.SampledFrom([]int{1, 1, 2, 3, 10}).Draw(t, "trials")
			effect, missing := rapid.SampledFrom([]float64{0, 0.1, 0.3}).Draw(t, "effect"), rapid.SampledFrom([]float64{0, 0, 0.05, 0.3}).Draw(t, "missing")
			qs[i] = drawTable(rng, tasks, trials, effect, missing)
			if clusters := rapid.SampledFrom([]int{0, 0, 1, 2, 6, 20}).Draw(t, "clusters"); clusters > 0 {
				for j := range qs[i].Tasks {
					qs[i].Tasks[j].Cluster = fmt.Sprint(rng.IntN(clusters))
				}
			}
			if rapid.Bool().Draw(t, "margin") {
				qs[i].Margin = new(rapid.SampledFrom([]float64{0.05, 0.3, 0.6}).Draw(t, "of"))
			}
		}
		for i, d := range Decide(qs, r) {
			if why := agreement(d, r); why != "" {
				t.Fatalf("%s: %+v, interval %v to %v, of %+v", why, d, *d.Interval.Low, *d.Interval.High, qs[i].Tasks)
			}
		}
	})
}

// drawTable draws outcomes of tasks of varying difficulty. Missing trials are void,
// unknown or not run.
func drawTable(rng *rand.Rand, tasks, trials int, effect, missing float64) Question {
	q := Question{Several: trials > 1, Flips: stat.Resampling{Seed: rng.Uint64(), Resamples: 1000}}
	draw := func(p float64) Outcome {
		switch x := rng.Float64(); {
		case x < missing/2:
			return Void
		case x < missing:
			return []Outcome{Unknown, NotRun}[rng.IntN(2)]
		case rng.Float64() < p:
			return Passed
		}
		return Failed
	}
	for i := range tasks {
		t := Task{End: i}
		p := stattest.DrawBeta(1, 1, rng)
		for range trials {
			t.AddPair(draw(p), draw(min(1, p+effect)))
		}
		t.Settled = t.Control.NotRun+t.Treatment.NotRun == 0
		q.Tasks = append(q.Tasks, t)
	}
	return q
}

// TestFamilies checks that the intervals of a family hold simultaneously and that
// untestable questions do not count.
func TestFamilies(t *testing.T) {
	real, null := pairUp(repeatAll("f", 7, "p", 9), repeatAll("p", 16)), pairUp(repeatAll("p", 16), repeatAll("p", 16))
	few := pairUp(repeatAll("f", 3, "p", 13), repeatAll("p", 16))
	for _, c := range []struct {
		name   string
		qs     []Question
		family int
		word   Word
	}{
		{"alone", []Question{real}, 1, Better},
		{"beside questions that cannot differ", []Question{real, null, few, null}, 1, Better},
		{"with another", []Question{real, real}, 2, Better},
		{"with many", slices.Repeat([]Question{real}, 7), 7, NoDifferenceShown},
	} {
		for i, d := range Decide(c.qs, Rules{Alpha: 0.05}) {
			if d.Family != c.family || math.Abs(d.Interval.Level-(1-0.05/float64(c.family))) > 1e-12 || i == 0 && d.Word != c.word {
				t.Errorf("%s: %+v", c.name, d)
			}
		}
	}
	// A question with missing trials may be significant by its bounds, and so it
	// counts.
	void := pairUp(repeatAll("p", 15, "v", 1), repeatAll("p", 16))
	if d := Decide([]Question{real, void}, Rules{Alpha: 0.05})[0]; d.Family != 2 {
		t.Errorf("%+v", d)
	}
}

// TestClusters measures the false-alarm rate and the coverage of the interval if the
// tasks of a cluster share an effect whose mean is 0.
func TestClusters(t *testing.T) {
	testenv.Slow(t)
	runs := testenv.Repeat(400, 4000)
	for _, c := range []struct{ clusters, size, trials int }{{6, 5, 1}, {6, 5, 3}, {12, 5, 3}, {30, 3, 1}, {40, 5, 3}} {
		rng := rand.New(rand.NewPCG(11, uint64(c.clusters*10+c.trials)))
		shown, covered, alone, anytime, anytimeAlone := 0, 0, 0, 0, 0
		for range runs {
			q := Question{Several: c.trials > 1, Flips: stat.Resampling{Seed: rng.Uint64(), Resamples: 1000}}
			for i := range c.clusters {
				effect := 0.3 * float64(2*rng.IntN(2)-1)
				for range c.size {
					k := Task{Cluster: fmt.Sprint(i)}
					p := 0.3 + 0.4*rng.Float64()
					for range c.trials {
						k.AddPair(drawOutcome(rng, p), drawOutcome(rng, p+effect))
					}
					q.Tasks = append(q.Tasks, k)
				}
			}
			r := Rules{Alpha: 0.05}
			d := Decide([]Question{q}, r)[0]
			if why := agreement(d, r); why != "" {
				t.Fatalf("%s: %+v", why, d)
			}
			shown += count(d.Word == Better || d.Word == Worse)
			covered += count(*d.Interval.Low <= 0 && 0 <= *d.Interval.High)
			for i := range q.Tasks {
				q.Tasks[i].End, q.Tasks[i].Settled = i, true
			}
			r.Anytime = true
			d = Decide([]Question{q}, r)[0]
			if why := agreement(d, r); why != "" {
				t.Fatalf("%s: %+v", why, d)
			}
			anytime += count(d.Word == Better || d.Word == Worse || *d.Interval.Low > 0 || *d.Interval.High < 0)
			for i := range q.Tasks {
				q.Tasks[i].Cluster = ""
			}
			d = Decide([]Question{q}, Rules{Alpha: 0.05})[0]
			alone += count(d.Word == Better || d.Word == Worse)
			d = Decide([]Question{q}, r)[0]
			anytimeAlone += count(d.Word == Better || d.Word == Worse)
		}
		n := float64(runs)
		t.Logf("%d clusters × %d tasks × %d: shown at any time %.3f; tasks as independent: %.3f", c.clusters, c.size, c.trials, float64(anytime)/n, float64(anytimeAlone)/n)
		if slack := 4 * math.Sqrt(0.05*0.95/n); float64(anytime)/n > 0.05+slack {
			t.Errorf("%d clusters × %d tasks × %d: shown at any time %.3f", c.clusters, c.size, c.trials, float64(anytime)/n)
		}
		t.Logf("%d clusters × %d tasks × %d: shown %.3f, covered %.3f; tasks as independent: shown %.3f", c.clusters, c.size, c.trials, float64(shown)/n, float64(covered)/n, float64(alone)/n)
		if slack := 4 * math.Sqrt(0.05*0.95/n); float64(shown)/n > 0.05+slack || float64(covered)/n < 0.95-slack {
			t.Errorf("%d clusters × %d tasks × %d: shown %.3f, covered %.3f", c.clusters, c.size, c.trials, float64(shown)/n, float64(covered)/n)
		}
	}
}

// TestPoolTasks checks that all agents have the same weight, regardless of their number of
// pairs.
func TestPoolTasks(t *testing.T) {
	a, b := pairUp([]string{"f"}, []string{"p"}).Tasks[0], pairUp([]string{"ffp"}, []string{"ffp"}).Tasks[0]
	if got := Differences([]stat.Pairs{PoolTasks([]Task{a, b}).Complete})[0]; got != 0.5 {
		t.Errorf("difference %v, want the mean of 1 and 0", got)
	}
	void := pairUp([]string{"v"}, []string{"p"}).Tasks[0]
	if p := PoolTasks([]Task{a, void}); p.Complete.N() != 0 || p.Worst.N() != 2 || p.Control.Void != 1 {
		t.Errorf("%+v", p)
	}
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

func drawOutcome(rng *rand.Rand, p float64) Outcome {
	if rng.Float64() < p {
		return Passed
	}
	return Failed
}
