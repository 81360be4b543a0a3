package stat

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/testenv"
)

// TestSequentialGolden compares the e-value with its closed form and with the mixture
// computed to 30 digits (testdata/sequential.py).
func TestSequentialGolden(t *testing.T) {
	rows := table(t, "testdata/sequential.csv")
	if len(rows) < 15 {
		t.Fatalf("only %d vectors", len(rows))
	}
	for _, row := range rows {
		s := Sequentially(numbers(t, row[1]), 0.05)
		want := floats(row[2:])
		if !near(*s.E, want[0], 1e-10) || !near(*s.PAnytime, want[1], 1e-10) {
			t.Errorf("%s of %d: e %v, want %v; p %v, want %v", row[0], s.N, *s.E, want[0], *s.PAnytime, want[1])
		}
		if s.Decided != (want[1] <= 0.05) {
			t.Errorf("%s of %d: decided is %v", row[0], s.N, s.Decided)
		}
	}
}

// TestBetsAreFair: after any history, a difference with the mean of the null leaves
// the e-value unchanged on average, and, one-sided, one whose mean is lower lets it
// fall. That is all that validity rests on (Ville 1939).
func TestBetsAreFair(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		unit := rapid.Float64Range(-1, 1)
		mean := rapid.Float64Range(-0.95, 0.95).Draw(t, "mean")
		oneSided := rapid.Bool().Draw(t, "one-sided")
		kind := onMean
		if oneSided {
			kind = aboveMean
		}
		w := newWealth(mean, kind)
		for _, d := range rapid.SliceOfN(unit, 0, 100).Draw(t, "before") {
			w.settle(d, 1)
		}
		low, high := rapid.Float64Range(-1, mean).Draw(t, "low"), rapid.Float64Range(mean, 1).Draw(t, "high")
		if high-low < 1e-6 {
			return
		}
		after := func(d float64) float64 { next := w; next.settle(d, 1); return math.Exp(next.logMean() - w.logMean()) }
		p := (mean - low) / (high - low)
		if average := p*after(high) + (1-p)*after(low); math.Abs(average-1) > 1e-9 {
			t.Fatalf("the e-value grows by %v on average", average)
		}
		p *= rapid.Float64Range(0, 1).Draw(t, "less")
		if average := p*after(high) + (1-p)*after(low); oneSided && average > 1+1e-9 {
			t.Fatalf("below the null the e-value grows by %v on average", average)
		}
	})
}

// TestSignBetsAreFair checks that after any history a difference of any size with a
// random sign leaves the expected e-value unchanged.
func TestSignBetsAreFair(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		unit := rapid.Float64Range(-1, 1)
		w := newWealth(unit.Draw(t, "mean"), onSign)
		for _, d := range rapid.SliceOfN(unit, 0, 100).Draw(t, "before") {
			w.settle(d, 1)
		}
		size := rapid.Float64Range(0, 1).Draw(t, "size")
		after := func(d float64) float64 { next := w; next.settle(d, 1); return math.Exp(next.logMean() - w.logMean()) }
		if average := (after(w.mean+size) + after(w.mean-size)) / 2; math.Abs(average-1) > 1e-9 {
			t.Fatalf("the e-value grows by %v on average", average)
		}
	})
}

// TestSignBetsByHand checks an example worked by hand. Of the differences ½ and −¼ the
// first is half of the scale 1, the second 1/√10 of the scale √(5/8), so a bettor of
// rate λ has exp(λ/2)/cosh(λ/2) · exp(−λ/√10)/cosh(λ/√10).
func TestSignBetsByHand(t *testing.T) {
	w := newWealth(0, onSign)
	last := len(stakes) - 1
	stake := math.Tanh(signRates[last])
	w.settle(0.5, 1)
	w.settle(-0.25, 1)
	x, y := signRates[last]*0.5, signRates[last]/math.Sqrt(10)
	want := math.Exp(x) / math.Cosh(x) * math.Exp(-y) / math.Cosh(y)
	if !near(w.up[last], want, 1e-12) || !near(stake, stakes[last], 1e-12) {
		t.Errorf("wealth %v, want %v", w.up[last], want)
	}
}

func TestSequentialHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		k := float64(rapid.IntRange(1, 6).Draw(t, "trials"))
		lean := rapid.IntRange(0, int(k)).Draw(t, "lean")
		draw := rapid.IntRange(-int(k)+lean, int(k))
		var diffs, turned []float64
		for _, d := range rapid.SliceOfN(draw, 1, 120).Draw(t, "differences") {
			diffs, turned = append(diffs, float64(d)/k), append(turned, -float64(d)/k)
		}
		alpha := rapid.SampledFrom([]float64{0.01, 0.05, 0.2}).Draw(t, "alpha")
		s, back := Sequentially(diffs, alpha), Sequentially(turned, alpha)
		if !near(*s.E, *back.E, 1e-9) || s.DecidedAt != back.DecidedAt || s.Decided && (s.Shown == "better") == (back.Shown == "better") {
			t.Fatalf("%+v turned is %+v", s, back)
		}
		if s.Decided != (s.DecidedAt > 0) || s.Decided != (s.Shown != "") || *s.E**s.PAnytime > 1+1e-9 || s.Decided != (*s.PAnytime <= alpha) {
			t.Fatalf("%+v contradicts itself", s)
		}
		if s.CS.Low == nil {
			if !s.Decided || len(s.CS.Warnings) == 0 {
				t.Fatalf("no means, though zero was not refused: %+v", s)
			}
		} else {
			out := *s.CS.Low >= 0 || *s.CS.High <= 0
			if out != s.Decided || s.Decided && (*s.CS.Low >= 0) != (s.Shown == "better") || !(*s.CS.Low < *s.CS.High) {
				t.Fatalf("decided %v %s, but means %v–%v", s.Decided, s.Shown, *s.CS.Low, *s.CS.High)
			}
		}
		// Looking along the way is the same as looking at the end.
		m := NewMonitor(alpha)
		low, high := -1.0, 1.0
		for i, d := range diffs {
			e := m.Add(d)
			if m.Decided() != (s.Decided && i+1 >= s.DecidedAt) {
				t.Fatalf("decided at %d, says the monitor at %d: %v", s.DecidedAt, i+1, m.Decided())
			}
			if i%10 != 0 {
				continue
			}
			now := m.Sequential()
			if *now.E != *e {
				t.Fatalf("e %v, or %v", *e, *now.E)
			}
			if now.CS.Low == nil {
				break
			}
			if m.isOfOutcomes() != (now.Method == "e_process_betting_mixture") {
				t.Fatalf("%v by %s", diffs, now.Method)
			}
			if m.isOfOutcomes() {
				continue
			}
			if *now.CS.Low < low-1e-4 || *now.CS.High > high+1e-4 {
				t.Fatalf("%v–%v is no part of %v–%v", *now.CS.Low, *now.CS.High, low, high)
			}
			low, high = *now.CS.Low, *now.CS.High
		}
		margin := rapid.Float64Range(0, 0.9).Draw(t, "margin")
		n := SequentiallyNonInferior(diffs, margin, alpha)
		if n.Decided != (*n.CS.Low >= -margin) || *n.CS.High != 1 || n.Decided != (n.Shown == "not_worse") {
			t.Fatalf("not worse by %v: %+v", margin, n)
		}
	})
}

// outcome3 draws the difference of one pair.
func outcome3(rng *rand.Rand, discordance, effect float64) float64 {
	switch u := rng.Float64(); {
	case u < (discordance+effect)/2:
		return 1
	case u < discordance:
		return -1
	}
	return 0
}

// rates draws the difference of rates of one task.
func rates(differences []float64) func(*rand.Rand) float64 {
	k := len(differences) / 2
	return func(rng *rand.Rand) float64 {
		at := 0
		for u := rng.Float64() - differences[0]; u > 0 && at < 2*k; u -= differences[at] {
			at++
		}
		return float64(at-k) / float64(k)
	}
}

// TestPeekingIsHonest looks after every unit, 200 times, where there is nothing
// to see: at most a share alpha of runs may ever be decided. Looking that often
// at a test for one look is shown not to be honest.
func TestPeekingIsHonest(t *testing.T) {
	testenv.Slow(t)
	const runs, units = 10_000, 200
	within := func(what string, alarms int, alpha float64) {
		t.Helper()
		t.Logf("%s: %.4f of %d runs, alpha %v", what, float64(alarms)/runs, runs, alpha)
		if rate := float64(alarms) / runs; rate > alpha+3*math.Sqrt(alpha*(1-alpha)/runs) {
			t.Errorf("%s: false alarms in %.4f of runs, alpha is %v", what, rate, alpha)
		}
	}
	count := func(start func() wealth, draw func() float64) (five, one int) {
		for range runs {
			peak := 0.0
			w := start()
			for range units {
				if d := draw(); d != 0 || w.mean != 0 { // a tie settles nothing at a null of zero
					w.settle(d, 1)
					peak = max(peak, w.logMean())
				}
			}
			if peak >= math.Log(1/0.05) {
				five++
			}
			if peak >= math.Log(1/0.01) {
				one++
			}
		}
		return five, one
	}
	for _, discordance := range []float64{0.1, 0.3, 1} {
		rng := rand.New(rand.NewPCG(1, math.Float64bits(discordance)))
		five, one := count(func() wealth { return newWealth(0, onSign) }, func() float64 { return outcome3(rng, discordance, 0) })
		within("one trial, discordance "+formatPercent(discordance), five, 0.05)
		within("one trial, discordance "+formatPercent(discordance), one, 0.01)

		mid, alarms := newMcNemarTest(0.05, TestMidP), 0
		for range runs {
			b, c := 0, 0
			for range units {
				switch outcome3(rng, discordance, 0) {
				case 1:
					c++
				case -1:
					b++
				}
				if min(b, c) <= mid.criticalCount(b+c) {
					alarms++
					break
				}
			}
		}
		t.Logf("mid-p after every pair, discordance %s: %.4f", formatPercent(discordance), float64(alarms)/runs)
		if rate := float64(alarms) / runs; rate < 0.1 {
			t.Errorf("discordance %v: peeking at mid-p alarms in %.4f of runs only", discordance, rate)
		}
	}
	rng := rand.New(rand.NewPCG(2, 2))
	draw := rates(newTaskModel(0.5, 0.4, 0, 5).differenceChances(0))
	five, one := count(func() wealth { return newWealth(0, onSign) }, func() float64 { return draw(rng) })
	within("five trials", five, 0.05)
	within("five trials", one, 0.01)
	const margin = 0.1
	five, one = count(func() wealth { return newWealth(-margin, aboveMean) }, func() float64 { return outcome3(rng, 0.3, -margin) })
	within("not worse", five, 0.05)
	within("not worse", one, 0.01)
}

// TestConfidenceSequenceCovers: the interval at the end is the intersection of
// those at all times, and holds the truth with probability 0.95 or more.
func TestConfidenceSequenceCovers(t *testing.T) {
	testenv.Slow(t)
	const runs, units, alpha = 1000, 80, 0.05
	rng := rand.New(rand.NewPCG(3, 3))
	for _, c := range []struct {
		name  string
		truth float64
		draw  func(*rand.Rand) float64
	}{
		{"one trial, no effect", 0, func(r *rand.Rand) float64 { return outcome3(r, 0.3, 0) }},
		{"one trial, +20 points", 0.2, func(r *rand.Rand) float64 { return outcome3(r, 0.3, 0.2) }},
		{"one trial, all differ", -0.5, func(r *rand.Rand) float64 { return outcome3(r, 1, -0.5) }},
		{"one trial, one-way", 0.05, func(r *rand.Rand) float64 { return outcome3(r, 0.05, 0.05) }},
		{"five trials, +10 points", 0.1, rates(newTaskModel(0.5, 0.4, 0, 5).differenceChances(0.1))},
		{"three trials, easy, uneven", -0.1, rates(newTaskModel(0.9, 0.4, 1, 3).differenceChances(-0.1))},
		{"three trials, nearly always passed", -0.05, rates(newTaskModel(0.95, 0.2, 0, 3).differenceChances(-0.05))},
		{"two trials, nearly never passed", 0.1, rates(newTaskModel(0.05, 0.4, 0, 2).differenceChances(0.1))},
		{"ten trials, nearly never passed", 0.1, rates(newTaskModel(0.05, 0.4, 0, 10).differenceChances(0.1))},
		{"ten trials, uneven", 0.05, rates(newTaskModel(0.5, 0.4, 1, 10).differenceChances(0.05))},
	} {
		missed, missedBelow, width := 0, 0, 0.0
		for range runs {
			diffs := make([]float64, units)
			for i := range diffs {
				diffs[i] = c.draw(rng)
			}
			if s := Sequentially(diffs, alpha); s.CS.Low == nil || c.truth < *s.CS.Low || c.truth > *s.CS.High {
				missed++
			} else {
				width += *s.CS.High - *s.CS.Low
			}
			if s := SequentiallyNonInferior(diffs, 0.1, alpha); c.truth < *s.CS.Low {
				missedBelow++
			}
		}
		t.Logf("%s: %.4f missed, one-sided %.4f; width %.3f after %d", c.name, float64(missed)/runs, float64(missedBelow)/runs, width/float64(runs-missed), units)
		if most := (alpha + 3*math.Sqrt(alpha*(1-alpha)/runs)) * runs; float64(missed) > most || float64(missedBelow) > most {
			t.Errorf("%s: the truth was missed in %d and %d of %d runs", c.name, missed, missedBelow, runs)
		}
	}
}

// TestPriceOfPeeking holds the power against figures from a simulation of the closed
// form in NumPy (4,000 runs), and prints the cost of a look after every pair compared
// with one look with mid-p.
func TestPriceOfPeeking(t *testing.T) {
	const runs = 4000
	looks := []int{30, 60, 100, 200}
	for _, c := range []struct {
		discordance, effect float64
		power               [4]float64
	}{{0.3, 0.2, [4]float64{0.251, 0.57, 0.84, 0.995}}, {0.3, 0.3, [4]float64{0.839, 1, 1, 1}}, {0.5, 0.3, [4]float64{0.371, 0.715, 0.938, 1}}} {
		rng := rand.New(rand.NewPCG(4, 4))
		decided, stops := [4]int{}, 0
		for range runs {
			m := NewMonitor(0.05)
			for !m.Decided() && len(m.diffs) < looks[3] {
				m.Add(outcome3(rng, c.discordance, c.effect))
			}
			stops += len(m.diffs)
			for i, n := range looks {
				if m.Decided() && len(m.diffs) <= n {
					decided[i]++
				}
			}
		}
		for i, n := range looks {
			got := float64(decided[i]) / runs
			if math.Abs(got-c.power[i]) > 4*math.Sqrt(2*0.25/runs) {
				t.Errorf("%+v: power %.3f by %d pairs, NumPy says %.3f", c, got, n, c.power[i])
			}
			t.Logf("discordance %v, effect %v: decided by %d pairs %.3f; mid-p at %d: %.3f", c.discordance, c.effect, n, got, n, mcnemarPowerOf(n, c.discordance, c.effect, 0.05, TestMidP))
		}
		fixed := TasksFor(Design{Discordance: &c.discordance, Effect: c.effect}, 0.9, Resampling{})
		t.Logf("discordance %v, effect %v: stops after %.1f pairs on average; mid-p needs %d for a power of 0.9", c.discordance, c.effect, float64(stops)/runs, fixed.Tasks)
	}
}

// TestSeveralTrials measures the power of the sequential test with several trials per
// task under the model of [Design]. The power must reach that of a mixture over λ with
// a fixed scale.
func TestSeveralTrials(t *testing.T) {
	testenv.Slow(t)
	runs := testenv.Repeat(1000, 20_000)
	for _, c := range []struct {
		tasks, trials int
		effect, least float64
	}{
		{30, 3, 0.2, 0.57}, {30, 10, 0.2, 0.99}, {30, 10, 0.1, 0.48}, {100, 3, 0.1, 0.5}, {300, 3, 0.05, 0.35}, {30, 3, -0.2, 0.57},
		{30, 3, 0, 0}, {30, 10, 0, 0}, {100, 10, 0, 0}, {300, 3, 0, 0},
	} {
		differences := newTaskModel(defaultControl, defaultICC, 0, c.trials).differenceChances(c.effect)
		draw, rng := rates(differences), rand.New(rand.NewPCG(6, uint64(c.tasks*c.trials)))
		decided, wrong, at := 0, 0, 0
		for range runs {
			m := NewMonitor(0.05)
			for len(m.diffs) < c.tasks && !m.Decided() {
				m.Add(draw(rng))
			}
			at += len(m.diffs)
			if !m.Decided() {
				continue
			}
			decided++
			if m.better != (c.effect > 0) {
				wrong++
			}
		}
		fixed := float64(countSignificant(differences, c.tasks, runs, 6, 0.05, TestPermutation)) / float64(runs)
		share := float64(decided) / float64(runs)
		t.Logf("%d × %d, %+v: decided %.3f (wrongly %.4f) of %d runs, after %.1f tasks on average; fixed %.3f", c.tasks, c.trials, c.effect, share, float64(wrong)/float64(runs), runs, float64(at)/float64(runs), fixed)
		switch {
		case share < c.least:
			t.Errorf("%d × %d, %+v: power %.3f, want %v", c.tasks, c.trials, c.effect, share, c.least)
		case c.effect == 0 && share > 0.041:
			t.Errorf("%d × %d: false alarms in %.3f of %d runs", c.tasks, c.trials, share, runs)
		}
	}
}

func TestSequentialExtremes(t *testing.T) {
	ones := make([]float64, 20_000)
	for i := range ones {
		ones[i] = 1
	}
	s := Sequentially(ones, 0.05)
	if *s.E != math.MaxFloat64 || !(*s.PAnytime > 0 && *s.PAnytime < 1e-300) || s.DecidedAt != 7 || s.Shown != "better" || len(s.Warnings) != 1 || *s.CS.Low < 0.999 {
		t.Errorf("all better: %v %v at %d, from %v: %v", *s.E, *s.PAnytime, s.DecidedAt, *s.CS.Low, s.Warnings)
	}
	s = Sequentially(make([]float64, 1000), 0.05)
	if *s.E != 1 || *s.PAnytime != 1 || s.Decided || *s.CS.Low < -0.02 || *s.CS.High > 0.02 || *s.CS.Estimate != 0 {
		t.Errorf("no difference at all: %+v %v–%v", s, *s.CS.Low, *s.CS.High)
	}
	// First all better, then all worse: no one mean fits both.
	s = Sequentially(append(ones[:100:100], negated(ones[:900])...), 0.05)
	if s.Shown != "better" || s.DecidedAt != 7 || s.CS.Low != nil || s.CS.High != nil || len(s.CS.Warnings) != 1 || *s.PAnytime > 0.05 {
		t.Errorf("turned round: %+v", s)
	}
	// A decision taken stands, though the e-value falls again.
	if *s.E < 1 && !s.Decided {
		t.Errorf("the decision was lost: %+v", s)
	}
}

// BenchmarkSequentially measures the confidence sequence of so many units: less than
// half a second at 100,000.
func BenchmarkSequentially(b *testing.B) {
	for _, n := range []int{100, 10_000, 100_000} {
		rng := rand.New(rand.NewPCG(5, 5))
		diffs := make([]float64, n)
		for i := range diffs {
			diffs[i] = outcome3(rng, 0.3, 0.1)
		}
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			for b.Loop() {
				Sequentially(diffs, 0.05)
			}
		})
	}
}

func negated(xs []float64) []float64 {
	out := make([]float64, len(xs))
	for i, x := range xs {
		out[i] = -x
	}
	return out
}

func TestSequentialRefuses(t *testing.T) {
	nan := math.NaN()
	for name, s := range map[string]Sequential{
		"nothing":      Sequentially(nil, 0.05),
		"NaN":          Sequentially([]float64{1, nan, 1}, 0.05),
		"out of range": Sequentially([]float64{1, 1.5}, 0.05),
		"infinite":     Sequentially([]float64{math.Inf(-1)}, 0.05),
		"alpha":        Sequentially([]float64{1}, 0),
		"alpha NaN":    Sequentially([]float64{1}, nan),
		"margin":       SequentiallyNonInferior([]float64{1}, 1, 0.05),
		"margin NaN":   SequentiallyNonInferior([]float64{1}, nan, 0.05),
		"negative":     SequentiallyNonInferior([]float64{1}, -0.1, 0.05),
	} {
		if s.E != nil || s.PAnytime != nil || s.Decided || s.CS.Low != nil || s.CS.Estimate != nil || len(s.Warnings) != 1 || len(s.CS.Warnings) != 1 {
			t.Errorf("%s: %+v", name, s)
		}
		if _, err := json.Marshal(s); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	m := NewMonitor(0.05)
	if s := m.Sequential(); s.E != nil || len(s.Warnings) != 1 {
		t.Errorf("an empty monitor: %+v", s)
	}
	if e := m.Add(1); e == nil || !near(*e, 1, 1e-12) || m.Sequential().E == nil {
		t.Error("a monitor that was looked at too early is spoilt")
	}
	if m.Add(2) != nil || m.Add(1) != nil || !strings.Contains(m.Sequential().Warnings[0], "difference 2 is 2") {
		t.Errorf("a bad difference: %+v", m.Sequential())
	}
}

func FuzzSequential(f *testing.F) {
	f.Add([]byte{255, 255, 0, 128, 255, 255, 255}, 0.05, 0.1)
	f.Add([]byte{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255}, 0.5, 0.0)
	f.Add([]byte{}, 1e-300, 0.999999999999)
	f.Fuzz(func(t *testing.T, data []byte, alpha, margin float64) {
		diffs := make([]float64, min(len(data), 300))
		for i := range diffs {
			diffs[i] = max(-1, (float64(data[i])-128)/127)
		}
		for _, s := range []Sequential{Sequentially(diffs, alpha), SequentiallyNonInferior(diffs, margin, alpha)} {
			b, err := json.Marshal(s)
			if err != nil {
				t.Fatalf("%+v: %v", s, err)
			}
			if s.E == nil && len(s.Warnings) == 0 {
				t.Fatalf("nothing and no word why: %s", b)
			}
			if s.E != nil && !(*s.E >= 0 && *s.PAnytime > 0 && *s.PAnytime <= 1) {
				t.Fatalf("impossible: %s", b)
			}
		}
	})
}
