package stat

import (
	"encoding/csv"
	"encoding/json"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/testenv"
)

func table(t *testing.T, path string) [][]string {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows[1:]
}

// floats reads the fields of a row that are numbers; others are NaN.
func floats(row []string) []float64 {
	out := make([]float64, len(row))
	for i, f := range row {
		v, err := strconv.ParseFloat(f, 64)
		if err != nil {
			v = math.NaN()
		}
		out[i] = v
	}
	return out
}

// mcnemarPowerOf returns the power of a test of n pairs for a given discordance and
// effect.
func mcnemarPowerOf(n int, discordance, effect, alpha float64, t Test) float64 {
	return newMcNemarTest(alpha, t).powerAgainst(discordance, effect).overTables(n)
}

// TestMcNemarPowerGolden holds the enumeration against fractions and mpmath
// (testdata/power.py).
func TestMcNemarPowerGolden(t *testing.T) {
	rows := table(t, "testdata/power.csv")
	if len(rows) < 100 {
		t.Fatalf("only %d vectors", len(rows))
	}
	for _, row := range rows {
		x := floats(row)
		if got := mcnemarPowerOf(int(x[1]), x[2], x[3], x[4], Test(row[0])); !near(got, x[5], 1e-10) {
			t.Errorf("%v: %.17g", row, got)
		}
	}
}

// TestMcNemarPowerPublished has the figures that the documents quote. (0.10 and
// 0.17 for an effect of 0.10 belong to a discordance of 0.20.)
func TestMcNemarPowerPublished(t *testing.T) {
	for _, c := range []struct {
		n                    int
		discordance, effect  float64
		exact, mid, oneSided float64
	}{
		{30, 0.30, 0.20, 0.40, 0.52, 0.53}, {60, 0.30, 0.20, 0.80, 0.85, 0}, {30, 0.20, 0.10, 0.10, 0.17, 0}, {30, 0.45, 0.35, 0.82, 0, 0},
	} {
		one := mcnemarPowerOf(c.n, c.discordance, c.effect, 0.10, TestExact) // 5% one-sided; the other side hardly counts
		for _, g := range []struct{ got, want float64 }{
			{mcnemarPowerOf(c.n, c.discordance, c.effect, 0.05, TestExact), c.exact},
			{mcnemarPowerOf(c.n, c.discordance, c.effect, 0.05, TestMidP), c.mid},
			{one, c.oneSided},
		} {
			if g.want > 0 && math.Abs(g.got-g.want) > 0.005 {
				t.Errorf("%+v: %.4f, want %.2f", c, g.got, g.want)
			}
		}
	}
}

// TestMcNemarPowerIsMcNemars adds up all tables for which McNemar says p ≤ alpha.
func TestMcNemarPowerIsMcNemars(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 40).Draw(t, "n")
		discordance := rapid.Float64Range(0, 1).Draw(t, "discordance")
		effect := discordance * rapid.Float64Range(-1, 1).Draw(t, "share")
		alpha := rapid.SampledFrom([]float64{0.001, 0.01, 0.03125, 0.05, 0.0625, 0.1, 0.5}).Draw(t, "alpha")
		want := map[Test]float64{}
		for b := range n + 1 {
			for c := range n + 1 - b {
				// Multinomial: n!/(b! c! (n−b−c)!).
				ways, _ := new(big.Float).SetInt(new(big.Int).Mul(new(big.Int).Binomial(int64(n), int64(b)), new(big.Int).Binomial(int64(n-b), int64(c)))).Float64()
				p := ways * math.Pow((discordance-effect)/2, float64(b)) * math.Pow((discordance+effect)/2, float64(c)) * math.Pow(1-discordance, float64(n-b-c))
				m := McNemar(Pairs{Neither: n - b - c, ControlOnly: b, TreatmentOnly: c})
				if n == 0 {
					continue
				}
				if *m.PExactTwoSided <= alpha {
					want[TestExact] += p
				}
				if *m.PMid <= alpha {
					want[TestMidP] += p
				}
			}
		}
		want[TestPermutation] = want[TestExact]
		for test, want := range want {
			if got := mcnemarPowerOf(n, discordance, effect, alpha, test); math.Abs(got-want) > 1e-11 {
				t.Fatalf("%s: %v, the tables say %v", test, got, want)
			}
		}
	})
}

// TestCriticalCounts: whichever way the walk comes from, the limit is the same.
func TestCriticalCounts(t *testing.T) {
	for _, test := range []Test{TestExact, TestMidP} {
		up, down := newMcNemarTest(0.05, test), newMcNemarTest(0.05, test)
		const most = 700
		for d := range most {
			up.criticalCount(d)
			down.criticalCount(most - 1 - d)
		}
		for d := range most {
			k := newMcNemarTest(0.05, test).criticalCount(d)
			if up.critical[d] != k || down.critical[d] != k {
				t.Fatalf("%s: %d pairs: %d from below, %d from above, %d alone", test, d, up.critical[d], down.critical[d], k)
			}
		}
	}
}

func TestTasksForStays(t *testing.T) {
	for _, c := range []struct {
		discordance, effect, power float64
		test                       Test
	}{
		{0.3, 0.2, 0.8, TestMidP}, {0.3, 0.2, 0.8, TestExact}, {0.3, 0.1, 0.9, TestMidP}, {1, 0.3, 0.8, TestMidP}, {1, 0.3, 0.8, TestExact}, {1, 0.1, 0.9, TestMidP},
		{1, 0.9, 0.95, TestExact}, {0.05, 0.05, 0.8, TestExact}, {0.6, 0.6, 0.99, TestMidP}, {0.9, 0.15, 0.5, TestExact}, {0.1, 0.05, 0.7, TestMidP}, {1, 1, 0.8, TestMidP},
		{0.3, 0.3, 0.02, TestMidP}, {0.9, 0.1, 0.06, TestExact},
	} {
		got := TasksFor(Design{Effect: c.effect, Discordance: &c.discordance, Test: c.test}, c.power, Resampling{})
		want := 0 // the last number of tasks that falls short, far beyond the answer
		m := newMcNemarTest(0.05, c.test).powerAgainst(c.discordance, c.effect)
		for n := range 4*got.Tasks + 200 {
			if m.overTables(n) < c.power {
				want = n
			}
		}
		if got.Tasks != want+1 || *got.Power.Estimate != mcnemarPowerOf(got.Tasks, c.discordance, c.effect, 0.05, c.test) || got.Power.Low != nil {
			t.Errorf("%+v: %d tasks, want %d: %v", c, got.Tasks, want+1, got.Warnings)
		}
	}
}

func TestDetectableEffectIsSmallest(t *testing.T) {
	for _, c := range []struct {
		tasks       int
		discordance float64
		power       float64
	}{{30, 0.3, 0.8}, {60, 0.3, 0.8}, {30, 0.1, 0.8}, {1000, 0.3, 0.9}, {6, 0.3, 0.8}, {30, 0, 0.5}} {
		m := DetectableEffect(Design{Tasks: c.tasks, Discordance: &c.discordance}, c.power, Resampling{})
		at := func(e float64) float64 { return mcnemarPowerOf(c.tasks, max(c.discordance, e), e, 0.05, TestMidP) }
		if at(*m.Effect) < c.power || at(*m.Effect-1e-6) >= c.power || *m.At.Estimate != at(*m.Effect) || m.Design.Effect != *m.Effect {
			t.Errorf("%+v: %v, power %v", c, *m.Effect, at(*m.Effect))
		}
		if oneWay := *m.Effect > c.discordance; oneWay != strings.Contains(m.Assumption, "favour one side") || *m.Discordance != max(c.discordance, *m.Effect) {
			t.Errorf("%+v: effect %v at discordance %v: %s", c, *m.Effect, *m.Discordance, m.Assumption)
		}
		loss := DetectableEffect(Design{Tasks: c.tasks, Discordance: &c.discordance, Effect: -1}, c.power, Resampling{})
		if math.Abs(*loss.Effect+*m.Effect) > 1e-6 {
			t.Errorf("%+v: a loss of %v, a gain of %v", c, *loss.Effect, *m.Effect)
		}
	}
	// Four pairs have mid-p 0.0625 at best, five 0.03125; five have exact p 0.0625.
	for _, d := range []Design{{Tasks: 4}, {Tasks: 5, Test: TestExact}, {Tasks: 5, Trials: 9, Test: TestPermutation}, {Tasks: 4, Trials: 9}, {Tasks: 6, Trials: 3, Test: TestAnytime}} {
		m := DetectableEffect(d, 0.8, Resampling{})
		if m.Effect != nil || len(m.Warnings) != 2 || !strings.Contains(m.Warnings[0], "can never be significant at 0.05 by ") || !strings.HasSuffix(m.Warnings[0], ": it takes "+strconv.Itoa(d.Tasks+1)) {
			t.Errorf("%d tasks: %v %v", d.Tasks, value(m.Effect), m.Warnings)
		}
	}
}

// TestDiscordanceFollows: the model's share of differing pairs without an effect
// is 2c(1−c)(1−ICC), and the two ways to state a design agree.
func TestDiscordanceFollows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		control := rapid.Float64Range(0.02, 0.98).Draw(t, "control")
		icc := rapid.Float64Range(0, min(0.9, iccLimit(control))).Draw(t, "icc")
		effect := rapid.Float64Range(-0.98, 0.98).Draw(t, "effect")
		trials := rapid.IntRange(1, 12).Draw(t, "trials")
		m := newTaskModel(control, icc, 0, trials)
		if got, want := m.pairDiscordance(0), 2*control*(1-control)*(1-icc); !near(got, want, 1e-6) { // the error of the quadrature at small ICC
			t.Fatalf("%v differ, want %v", got, want)
		}
		if control+effect < 0.01 || control+effect > 0.99 {
			return
		}
		mean, total := 0.0, 0.0
		f := m.differenceChances(effect)
		for i, p := range f {
			if p < 0 {
				t.Fatalf("probability %v", p)
			}
			total += p
			mean += p * float64(i-trials) / float64(trials)
		}
		if math.Abs(mean-effect) > 1e-7 || math.Abs(total-1) > 1e-12 {
			t.Fatalf("mean difference %v, probabilities add to %v", mean, total)
		}
		if trials == 1 && math.Abs(f[0]+f[2]-m.pairDiscordance(effect)) > 1e-9 {
			t.Fatalf("%v differ, or %v", f[0]+f[2], m.pairDiscordance(effect))
		}
	})
	d := Design{Tasks: 30, Trials: 5, Effect: 0.1, Discordance: new(0.3)}
	if p := PowerOf(d, Resampling{}); math.Abs(*p.ICC-0.4) > 1e-12 || *p.Control != 0.5 {
		t.Errorf("a discordance of 0.3 is an ICC of %v at %v", *p.ICC, *p.Control)
	}
}

// TestClusteredPower holds the simulation against one in R that shares nothing
// with it (testdata/clustered.R): within 4 standard errors.
func TestClusteredPower(t *testing.T) {
	rows := table(t, "testdata/clustered.csv")
	if len(rows) < 10 {
		t.Fatalf("only %d vectors", len(rows))
	}
	for i, row := range rows {
		x := floats(row)
		d := Design{Tasks: int(x[0]), Trials: int(x[1]), Control: &x[2], ICC: &x[3], Spread: x[4], Effect: x[5], Alpha: x[6], Test: TestPermutation}
		p := PowerOf(d, Resampling{Resamples: 40_000, Seed: uint64(i)})
		want := x[7] / x[8]
		pooled := (x[7] + *p.Power.Estimate*40_000) / (x[8] + 40_000)
		if se := math.Sqrt(pooled * (1 - pooled) * (1/x[8] + 1.0/40_000)); math.Abs(*p.Power.Estimate-want) > 4*se {
			t.Errorf("%v: %.4f, R says %.4f", row, *p.Power.Estimate, want)
		}
		if !(*p.Power.Low < *p.Power.Estimate && *p.Power.Estimate < *p.Power.High) || p.Simulations != 40_000 || p.Power.N != 40_000 || p.Seed != uint64(i) {
			t.Errorf("%v: %+v", row, p)
		}
	}
}

// TestSimulationMeetsEnumeration: with one trial a task the sign-flip test is
// McNemar's exact one, whose power is known.
func TestSimulationMeetsEnumeration(t *testing.T) {
	for _, n := range []int{10, 30, 100, 500} {
		m := newTaskModel(0.5, 0.4, 0, 1)
		const sims = 20_000
		for test, as := range map[Test]Test{TestPermutation: TestExact, TestPermutationMid: TestMidP} {
			got := float64(countSignificant(m.differenceChances(0.1), n, sims, 3, 0.05, test)) / sims
			want := mcnemarPowerOf(n, m.pairDiscordance(0.1), 0.1, 0.05, as)
			if math.Abs(got-want) > 4*math.Sqrt(want*(1-want)/sims) {
				t.Errorf("%d tasks, %s: simulated %.4f, enumerated %.4f", n, test, got, want)
			}
		}
	}
}

// TestFlips counts all patterns of signs, and holds the expansion for many
// differences against the exact p value.
func TestFlips(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ds := rapid.SliceOfN(rapid.IntRange(-9, 9), 0, 12).Draw(t, "differences")
		mid := rapid.Bool().Draw(t, "mid")
		f := newFlips(9, 0.05, mid)
		sum := 0
		for _, d := range ds {
			f.addDifference(d)
			sum += d
		}
		hits := 0.0
		for pattern := range 1 << len(ds) {
			s := 0
			for i, d := range ds {
				if pattern>>i&1 == 1 {
					d = -d
				}
				s += d
			}
			switch size := max(sum, -sum); {
			case max(s, -s) > size || size == 0 || max(s, -s) == size && !mid:
				hits++
			case max(s, -s) == size:
				hits += 0.5
			}
		}
		n, total := 0, 0
		for v, c := range f.count {
			total += v * c
			if v > 0 {
				n += c
			}
		}
		want := hits / float64(int(1)<<len(ds))
		if got := f.exactTail(n, total, (total-max(sum, -sum))/2); math.Abs(got-want) > 1e-12 || f.isSignificant() != (want <= 0.05) {
			t.Fatalf("p = %v, %v of the patterns; significant: %v", got, want, f.isSignificant())
		}
	})
}

// TestExpansion compares the p value for many differences with the exact one, on
// draws of the model where the exact one is not computed.
func TestExpansion(t *testing.T) {
	worst, checked := 0.0, 0
	rng := rand.New(rand.NewPCG(7, 7))
	for _, c := range []struct {
		tasks, trials        int
		control, icc, effect float64
	}{{100, 20, 0.5, 0.4, 0.03}, {60, 100, 0.5, 0.4, 0.02}, {150, 10, 0.9, 0.3, 0.02}, {300, 5, 0.5, 0.4, 0.03}, {300, 4, 0.5, 0, 0.05}, {700, 3, 0.8, 0.4, 0.02}, {900, 2, 0.5, 0.4, 0.03}} {
		differences := newTaskModel(c.control, c.icc, 0, c.trials).differenceChances(c.effect)
		for range 1000 {
			f := newFlips(c.trials, 0.05, false)
			n, total, squares := 0, 0, 0.0
			for range c.tasks {
				u, at := rng.Float64(), 0
				for u -= differences[0]; u > 0 && at < 2*c.trials; u -= differences[at] {
					at++
				}
				d := at - c.trials
				f.addDifference(d)
				total += max(d, -d)
				squares += float64(d * d)
				if d != 0 {
					n++
				}
			}
			tail := (total - max(f.sum, -f.sum)) / 2
			if n < exactDifferences || n*tail/2 <= exactSteps {
				continue
			}
			if exact := f.exactTail(n, total, tail); exact > 0.003 && exact < 0.12 {
				checked++
				worst = max(worst, math.Abs(exact-f.edgeworthTail(squares)))
			}
		}
	}
	if worst > 2e-4 || checked < 300 {
		t.Errorf("off by %.2g in %d samples", worst, checked)
	}
	t.Logf("off by %.2g at most in %d samples", worst, checked)
}

func TestPowerDefaults(t *testing.T) {
	p := PowerOf(Design{Tasks: 30, Effect: 0.2}, Resampling{})
	if *p.Discordance != 0.3 || p.Alpha != 0.05 || p.Test != TestMidP || p.Trials != 1 || p.Control != nil || p.Method != "mcnemar_enumeration" || p.Simulations != 0 {
		t.Errorf("one trial: %+v", p)
	}
	p = PowerOf(Design{Tasks: 30, Effect: 0.5}, Resampling{})
	if *p.Discordance != 0.5 || !strings.Contains(p.Assumption, "one side") {
		t.Errorf("an effect above the default discordance: %v %s", *p.Discordance, p.Assumption)
	}
	p = PowerOf(Design{Tasks: 30, Effect: 0.2, Control: new(0.5)}, Resampling{})
	if *p.Discordance < 0.3 || *p.Discordance > 0.4 || *p.ICC != 0.4 {
		t.Errorf("a control rate: %+v", p)
	}
	p = PowerOf(Design{Tasks: 30, Trials: 5, Effect: 0.1}, Resampling{Seed: 9})
	again := PowerOf(Design{Tasks: 30, Trials: 5, Effect: 0.1}, Resampling{Seed: 9})
	if p.Test != TestPermutationMid || *p.Control != 0.5 || *p.ICC != 0.4 || p.Simulations != 10_000 || *p.Power.Estimate != *again.Power.Estimate {
		t.Errorf("several trials: %+v", p)
	}
	q := TrialsFor(Design{Tasks: 30, Effect: 0.1}, 0.8, Resampling{})
	if q.Trials < 8 || q.Trials > 11 || *q.Power.Estimate < 0.8 || q.Target != 0.8 {
		t.Errorf("trials for 30 tasks: %+v", q)
	}
	q = TasksFor(Design{Trials: 5, Effect: 0.1}, 0.8, Resampling{})
	if q.Tasks < 48 || q.Tasks > 58 || *q.Power.Estimate < 0.8 {
		t.Errorf("tasks for 5 trials: %+v", q)
	}
	m := DetectableEffect(Design{Tasks: q.Tasks, Trials: 5}, 0.8, Resampling{})
	if math.Abs(*m.Effect-0.1) > 3**m.EffectError || m.At.Low == nil || m.Simulations != 10_000 {
		t.Errorf("the effect seen with %d tasks of 5 trials: %v ± %v", q.Tasks, *m.Effect, value(m.EffectError))
	}
}

// BenchmarkPower measures the delay of a plan: at most a second.
func BenchmarkPower(b *testing.B) {
	for name, f := range map[string]func(){
		"effect/50x5":     func() { DetectableEffect(Design{Tasks: 50, Trials: 5}, 0.8, Resampling{}) },
		"effect/500x100":  func() { DetectableEffect(Design{Tasks: 500, Trials: 100}, 0.8, Resampling{}) },
		"effect/1000x1":   func() { DetectableEffect(Design{Tasks: 1000}, 0.8, Resampling{}) },
		"mcnemar/1,000":   func() { mcnemarPowerOf(1000, 0.3, 0.05, 0.05, TestMidP) },
		"mcnemar/10,000":  func() { mcnemarPowerOf(10_000, 0.3, 0.02, 0.05, TestMidP) },
		"tasks/enumerate": func() { TasksFor(Design{Effect: 0.05}, 0.8, Resampling{}) },
		"tasks/simulate":  func() { TasksFor(Design{Trials: 5, Effect: 0.05}, 0.8, Resampling{}) },
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				f()
			}
		})
	}
}

// TestControlIsBesideThePoint: a run in which the control never passed still has a
// detectable effect.
func TestControlIsBesideThePoint(t *testing.T) {
	for _, control := range []float64{0, 0.4, 1} {
		d := Design{Tasks: 30, Discordance: new(0.3), Control: &control}
		if m := DetectableEffect(d, 0.8, Resampling{}); m.Effect == nil || *m.Effect != *DetectableEffect(Design{Tasks: 30}, 0.8, Resampling{}).Effect {
			t.Errorf("control %v: %v %v", control, value(m.Effect), m.Warnings)
		}
	}
}

func TestPowerRefuses(t *testing.T) {
	nan := math.NaN()
	for name, d := range map[string]Design{
		"no tasks":    {Effect: 0.1},
		"negative":    {Tasks: -1, Effect: 0.1},
		"many":        {Tasks: 1 << 40, Effect: 0.1},
		"trials":      {Tasks: 3, Trials: -1},
		"effect":      {Tasks: 30, Effect: nan},
		"too large":   {Tasks: 30, Effect: 1.5},
		"discordance": {Tasks: 30, Effect: 0.1, Discordance: &nan},
		"impossible":  {Tasks: 30, Effect: 0.4, Discordance: new(0.3)},
		"no room":     {Tasks: 30, Trials: 3, Effect: 0.4, Control: new(0.7)},
		"control":     {Tasks: 30, Trials: 3, Effect: 0.1, Control: new(0.0)},
		"control 1":   {Tasks: 30, Effect: -0.1, Control: new(1.0)},
		"control > 1": {Tasks: 30, Effect: 0.1, Discordance: new(0.3), Control: new(1.1)},
		"icc":         {Tasks: 30, Trials: 3, Effect: 0.1, ICC: new(-0.1)},
		"spread":      {Tasks: 30, Trials: 3, Effect: 0.1, Spread: math.Inf(1)},
		"alpha":       {Tasks: 30, Effect: 0.1, Alpha: 1},
		"test":        {Tasks: 30, Effect: 0.1, Test: "t"},
		"other test":  {Tasks: 30, Effect: 0.1, Trials: 2, Test: TestMidP},
	} {
		p := PowerOf(d, Resampling{})
		if p.Power.Estimate != nil || len(p.Warnings) == 0 {
			t.Errorf("%s: %+v", name, p)
		}
		if _, err := json.Marshal(p); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, power := range []float64{0, 1, nan, math.Inf(-1)} {
		d := Design{Tasks: 30, Effect: 0.1}
		for _, p := range []Power{TasksFor(d, power, Resampling{}), TrialsFor(d, power, Resampling{})} {
			if p.Power.Estimate != nil || len(p.Warnings) != 1 {
				t.Errorf("power %v: %+v", power, p)
			}
		}
		if m := DetectableEffect(d, power, Resampling{}); m.Effect != nil || len(m.Warnings) != 1 {
			t.Errorf("power %v: %+v", power, m)
		}
	}
	if p := TasksFor(Design{}, 0.8, Resampling{}); p.Power.Estimate != nil || len(p.Warnings) != 1 {
		t.Errorf("no effect: %+v", p)
	}
	if p := TasksFor(Design{Effect: 0.001}, 0.8, Resampling{}); p.Power.Estimate != nil || p.Tasks != 0 || !slices.Contains(p.Warnings, "not even 100000 tasks reach a power of 0.8") {
		t.Errorf("a tiny effect: %+v", p)
	}
	if mcnemarPowerOf(0, 0.3, 0.1, 0.05, TestMidP) != 0 {
		t.Error("no pair shows an effect")
	}
}

func FuzzPower(f *testing.F) {
	f.Add(30, 1, 0.2, 0.3, 0.5, 0.4, 0.0, 0.05, 0.8, "mid_p")
	f.Add(5, 3, -0.2, -1.0, 0.9, -1.0, 1.0, 0.01, 0.9, "")
	f.Add(12, 7, 0.2, 0.9, -1.0, -1.0, 0.0, 0.0, 0.5, "permutation")
	f.Add(2, 2, 1e-300, 1.0, 1e-300, 0.999, 1e-300, 1e-300, 1e-300, "permutation")
	f.Fuzz(func(t *testing.T, tasks, trials int, effect, discordance, control, icc, spread, alpha, power float64, test string) {
		d := Design{Tasks: tasks % 200, Trials: trials % 6, Effect: effect, Spread: spread, Alpha: alpha, Test: Test(test)}
		for v, p := range map[*float64]**float64{&discordance: &d.Discordance, &control: &d.Control, &icc: &d.ICC} {
			if *v != -1 {
				*p = v
			}
		}
		r := Resampling{Resamples: 20}
		sound := func(what any, found *float64, warnings []string) {
			b, err := json.Marshal(what)
			if err != nil {
				t.Fatalf("%+v: %v", what, err)
			}
			if found == nil && len(warnings) == 0 {
				t.Fatalf("nothing found and no word why: %s", b)
			}
			if found != nil && !(*found >= -1 && *found <= 1) {
				t.Fatalf("found %v: %s", *found, b)
			}
		}
		p := PowerOf(d, r)
		sound(p, p.Power.Estimate, p.Warnings)
		m := DetectableEffect(d, power, r)
		sound(m, m.Effect, m.Warnings)
		// Extreme models take long, as they may, but not here.
		if math.Abs(effect) > 0.05 && spread < 2 {
			p = TasksFor(d, power, r)
			sound(p, p.Power.Estimate, p.Warnings)
		}
		if spread == 0 {
			p = TrialsFor(d, power, r)
			sound(p, p.Power.Estimate, p.Warnings)
		}
	})
}

// TestStoppedPower compares the power of a run that may stop with a simulation in NumPy
// ([TestPriceOfPeeking]) and with [TestSeveralTrials]. It checks that stopping hopeless
// runs costs little power, saves tasks and does not raise the false-alarm rate.
func TestStoppedPower(t *testing.T) {
	testenv.Slow(t)
	for _, c := range []struct {
		design Design
		power  float64
	}{
		{Design{Tasks: 60, Effect: 0.2, Discordance: new(0.3)}, 0.57},
		{Design{Tasks: 30, Trials: 3, Effect: 0.2}, 0.702},
		{Design{Tasks: 30, Trials: 10, Effect: 0.1}, 0.574},
		{Design{Tasks: 30, Trials: 3}, 0.015},
	} {
		c.design.Test = TestAnytime
		whole := PowerOf(c.design, Resampling{Resamples: 4000, Seed: 1})
		if got := *whole.Power.Estimate; math.Abs(got-c.power) > 4*math.Sqrt(2*0.25/4000) {
			t.Errorf("%+v: power %.3f, want %.3f", c.design, got, c.power)
		}
		c.design.Hopeless = 0.05
		cut := PowerOf(c.design, Resampling{Resamples: testenv.Repeat(200, 2000), Seed: 1})
		t.Logf("%d × %d, %+v: power %.3f after %.1f tasks; hopeless %v: %.3f after %.1f", c.design.Tasks, whole.Trials, c.design.Effect,
			*whole.Power.Estimate, *whole.TasksRun, c.design.Hopeless, *cut.Power.Estimate, *cut.TasksRun)
		if lost := *whole.Power.Estimate - *cut.Power.Estimate; lost > 0.16 || *cut.TasksRun > *whole.TasksRun+0.5 {
			t.Errorf("%+v: hopeless loses %.3f of power, after %.1f tasks instead of %.1f", c.design, lost, *cut.TasksRun, *whole.TasksRun)
		}
	}
}

func TestHopeless(t *testing.T) {
	m := NewMonitor(0.05)
	for n := 1; n <= 20; n++ {
		m.Add(0)
		// After 18 ties 12 tasks remain, enough to decide; after 24 ties 6 remain, too
		// few.
		if hopeless := m.Hopeless(30, 0.05); hopeless && n%3 != 0 {
			t.Errorf("looked after %d of 30 tasks", n)
		} else if hopeless && n <= 3 || !hopeless && n == 18 {
			t.Errorf("hopeless after %d ties of 30 tasks: %v", n, hopeless)
		}
		if m.Hopeless(30, 0) || m.Hopeless(n, 0.05) {
			t.Error("hopeless without a limit or a task left")
		}
	}
}

// TestPowerIsImpossible checks that impossible designs are rejected.
func TestPowerIsImpossible(t *testing.T) {
	for want, d := range map[string]Design{
		"between -95 and +5":                    {Tasks: 30, Effect: 0.2, Control: new(0.95)},
		"no room for an effect of -20 points":   {Tasks: 30, Trials: 3, Effect: -0.2, Control: new(0.15)},
		"40% of pairs cannot differ":            {Tasks: 30, Effect: 0.1, Control: new(0.8), Discordance: new(0.4)},
		"20000 tasks is more than the 10000":    {Tasks: 20_000, Effect: 0.1, Test: TestAnytime},
		"several are compared by permutation_m": {Tasks: 30, Trials: 3, Effect: 0.1, Test: TestMidP},
		"or the test is not anytime":            {Tasks: 30, Effect: 0.1, Hopeless: 0.1},
	} {
		if p := PowerOf(d, Resampling{}); p.Power.Estimate != nil || !strings.Contains(strings.Join(p.Warnings, "\n"), want) {
			t.Errorf("%q: %v %v", want, value(p.Power.Estimate), p.Warnings)
		}
	}
}

// TestManyTasks compares the normal approximation with the enumeration where both are
// available.
func TestManyTasks(t *testing.T) {
	d := Design{Tasks: mostTasks, Effect: 0.004, Discordance: new(0.3)}
	exact := PowerOf(d, Resampling{})
	d.Tasks++
	if p := PowerOf(d, Resampling{}); p.Method != normal || math.Abs(*p.Power.Estimate-*exact.Power.Estimate) > 1e-3 {
		t.Errorf("power %v by %s, by enumeration %v", *p.Power.Estimate, p.Method, *exact.Power.Estimate)
	}
	if m := DetectableEffect(Design{Tasks: 1_000_000, Trials: 3}, 0.8, Resampling{}); m.Effect == nil || !near(*m.Effect, 0.0009, 0.1) {
		t.Errorf("a million tasks: %v %v", value(m.Effect), m.Warnings)
	}
}
