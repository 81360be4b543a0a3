package stat

import (
	"encoding/csv"
	"encoding/json"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func resampleVectors(t *testing.T, file string) [][]string {
	f, err := os.Open(file)
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

// TestResamplingVectors holds the exact parts against R and Python
// (testdata/resample.R, testdata/resample.py).
func TestResamplingVectors(t *testing.T) {
	seen := map[string]int{}
	check := func(row []string, got []*float64, tol float64) {
		for i, want := range numbers(t, row[2]) {
			if math.IsNaN(want) != (got[i] == nil) || got[i] != nil && !near(*got[i], want, tol) {
				t.Errorf("%s(%.80s) result %d = %.17g, want %.17g", row[0], row[1], i, value(got[i]), want)
			}
		}
	}
	for _, row := range slices.Concat(resampleVectors(t, "testdata/resample_r.csv"), resampleVectors(t, "testdata/resample_py.csv")) {
		seen[row[0]]++
		switch row[0] {
		case "sign_flip":
			p := SignFlip(numbers(t, row[1]), Resampling{})
			if !p.Exact || p.Flips != 0 {
				t.Errorf("%s is not exact: %+v", row[1], p)
			}
			check(row, []*float64{p.P, p.POneSided}, 1e-12)
		case "sign_flip_fractions":
			var diffs []float64
			for f := range strings.FieldsSeq(row[1]) {
				num, den, _ := strings.Cut(f+"/1", "/")
				a, _ := strconv.ParseFloat(num, 64)
				b, _ := strconv.ParseFloat(strings.TrimSuffix(den, "/1"), 64)
				diffs = append(diffs, a/b)
			}
			p := SignFlip(diffs, Resampling{})
			if !p.Exact {
				t.Errorf("%s is not exact: %+v", row[1], p)
			}
			check(row, []*float64{p.P, p.PMid, p.POneSided}, 1e-12)
		case "geometric_mean":
			level, rest, _ := strings.Cut(row[1], " ")
			var tasks []Values
			for task := range strings.SplitSeq(rest, "|") {
				c, tr, _ := strings.Cut(task, "/")
				tasks = append(tasks, Values{numbers(t, c), numbers(t, tr)})
			}
			iv := RatioByTask(tasks, Resampling{Level: numbers(t, level)[0], Resamples: 10}).GeometricMean
			check(row, []*float64{iv.Estimate, iv.Low, iv.High}, 1e-10)
		case "bca":
			var part [4][]float64
			for i, p := range strings.Split(row[1], "|") {
				part[i] = numbers(t, p)
			}
			level, estimate, resamples, sample := part[0][0], part[1][0], part[2], part[3]
			slices.Sort(resamples)
			var jackknife []float64
			for i := range sample {
				jackknife = append(jackknife, Sum(slices.Delete(slices.Clone(sample), i, i+1))/float64(len(sample)-1))
			}
			e := bcaEnds(resamples, estimate, jackknife, (1-level)/2, 1)
			if e.percentile {
				t.Errorf("bca(%.40s) fell back: %v", row[1], e.warnings)
			}
			check(row, []*float64{e.low, e.high}, 1e-9)
		case "bootstrap_mean":
			// Not equal but as near as so many draws from the exact distribution
			// must be: all but one in 10⁹ seeds (Dvoretzky, Kiefer and Wolfowitz 1956; Massart 1990).
			var tasks [][]float64
			for _, x := range numbers(t, row[1]) {
				tasks = append(tasks, []float64{x})
			}
			const n = 100_000
			got := resampledMeans(tasks, Resampling{Resamples: n, Seed: 7})
			slices.Sort(got)
			bound := math.Sqrt(math.Log(2e9) / (2 * n))
			cdf := numbers(t, row[2])
			for i := 0; i < len(cdf); i += 2 {
				below, _ := slices.BinarySearch(got, cdf[i]+1e-9)
				if math.Abs(float64(below)/n-cdf[i+1]) > bound {
					t.Errorf("mean of %s: chance of at most %v is %v, want %v", row[1], cdf[i], float64(below)/n, cdf[i+1])
				}
			}
		default:
			t.Fatalf("no function %q", row[0])
		}
	}
	for fn, n := range map[string]int{"sign_flip": 50, "sign_flip_fractions": 140, "geometric_mean": 30, "bca": 40, "bootstrap_mean": 6} {
		if seen[fn] < n {
			t.Errorf("only %d vectors of %s", seen[fn], fn)
		}
	}
}

func resampledMeans(tasks [][]float64, r Resampling) []float64 {
	l := linear{}
	for _, values := range tasks {
		l.num, l.den = append(l.num, Sum(values)), append(l.den, float64(len(values)))
	}
	return l.toResampled(1).drawResamples(r)
}

// TestSignFlipIsMcNemar: with one trial a task the sign-flip test is McNemar's.
func TestSignFlipIsMcNemar(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		count := rapid.IntRange(0, 400)
		p := Pairs{count.Draw(t, "both"), count.Draw(t, "control"), count.Draw(t, "treatment"), 1 + count.Draw(t, "neither")}
		control, treatment := trialsOf(p)
		m, d := McNemar(p), DifferenceByTask(control, treatment, Resampling{Resamples: 5})
		if f := d.Permutation; !f.Exact || f.N != p.N() || f.Zeros != p.Both+p.Neither ||
			!near(*f.P, *m.PExactTwoSided, 1e-12) || !near(*f.PMid, *m.PMid, 1e-12) || !near(*f.POneSided, *m.PExactOneSided, 1e-12) {
			t.Fatalf("%+v: sign flip %v %v %v, McNemar %v %v %v", p, *f.P, *f.PMid, *f.POneSided, *m.PExactTwoSided, *m.PMid, *m.PExactOneSided)
		}
		if math.Abs(*d.Estimate-*m.Difference) > 1e-15 {
			t.Fatalf("%+v: difference %v, McNemar %v", p, *d.Estimate, *m.Difference)
		}
	})
}

// trialsOf has one trial a task and side.
func trialsOf(p Pairs) (control, treatment []Cluster) {
	for kind, n := range []int{p.Both, p.ControlOnly, p.TreatmentOnly, p.Neither} {
		for range n {
			control = append(control, Cluster{K: 1 - kind>>1, N: 1})
			treatment = append(treatment, Cluster{K: 1 - kind&1, N: 1})
		}
	}
	return control, treatment
}

// TestSignFlipWays: counting in integers, listing sums of floats and random flips
// agree, and p values are what p values must be.
func TestSignFlipWays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		units := rapid.SliceOfN(rapid.IntRange(-30, 30), 1, 16).Draw(t, "units")
		scale := rapid.SampledFrom([]float64{1, 1.0 / 7, 0.01, math.Pi, 1e-300, 1e300}).Draw(t, "scale")
		diffs := make([]float64, len(units))
		whole := make([]float64, len(units))
		for i, u := range units {
			diffs[i], whole[i] = float64(u)*scale, float64(u)
		}
		a := SignFlip(whole, Resampling{})
		for name, b := range map[string]Permutation{"scaled": SignFlip(diffs, Resampling{}), "listed": signFlip(whole, nil, Resampling{})} {
			if !b.Exact || !near(*b.P, *a.P, 1e-12) || !near(*b.PMid, *a.PMid, 1e-12) || !near(*b.POneSided, *a.POneSided, 1e-12) || a.Zeros != b.Zeros {
				t.Fatalf("%s %v × %v: %v %v %v, want %v %v %v", name, units, scale, *b.P, *b.PMid, *b.POneSided, *a.P, *a.PMid, *a.POneSided)
			}
		}
		if !(0 < *a.PMid && *a.PMid <= *a.P && *a.P <= 1 && *a.POneSided <= 1) {
			t.Fatalf("%v: p %v mid %v one-sided %v", units, *a.P, *a.PMid, *a.POneSided)
		}
		for i := range whole {
			whole[i] = -whole[i]
		}
		if b := SignFlip(whole, Resampling{}); *a.P != *b.P || *a.PMid != *b.PMid {
			t.Fatalf("%v is not symmetric: %v %v, %v %v", units, *a.P, *a.PMid, *b.P, *b.PMid)
		}
	})
}

// TestSignFlipSampled holds random flips against the exact chance.
func TestSignFlipSampled(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	for i := range 20 {
		var whole, irrational []float64
		for range 21 + 3*i {
			u := float64(random.IntN(41) - 17)
			whole, irrational = append(whole, u), append(irrational, u*math.Pi)
		}
		want, got := SignFlip(whole, Resampling{}), SignFlip(irrational, Resampling{Seed: uint64(i), Resamples: 20_000})
		if got.Exact || got.Flips != 20_000 || got.Method != "sign_flip_monte_carlo" || !strings.Contains(strings.Join(got.Warnings, " "), "Monte-Carlo standard error") {
			t.Fatalf("not sampled: %+v", got)
		}
		for j, pair := range [][2]float64{{*got.P, *want.P}, {*got.PMid, *want.PMid}, {*got.POneSided, *want.POneSided}} {
			if math.Abs(pair[0]-pair[1]) > 4.5*math.Sqrt(pair[1]*(1-pair[1])/20_000)+1.0/20_000 {
				t.Errorf("case %d p %d: sampled %v, exact %v", i, j, pair[0], pair[1])
			}
		}
	}
	// The smallest p that flips can show is 1/(flips+1), never 0.
	many := make([]float64, 50)
	for i := range many {
		many[i] = math.Sqrt(float64(i + 2))
	}
	if p := SignFlip(many, Resampling{Resamples: 999}); *p.P != 0.001 || *p.POneSided != 0.001 || *p.PMid != 0.0005 {
		t.Errorf("all above zero: %v %v %v", *p.P, *p.PMid, *p.POneSided)
	}
}

// TestMedianOfWeights holds the quick median against sorting.
func TestMedianOfWeights(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tasks := rapid.SliceOfN(rapid.SliceOfN(rapid.Float64Range(0, 10).Filter(isFinite), 1, 40), 1, 12).Draw(t, "tasks")
		if rapid.Bool().Draw(t, "coarse") {
			for _, values := range tasks {
				for i := range values {
					values[i] = math.Round(values[i])
				}
			}
		}
		w := rapid.SliceOfN(rapid.Int32Range(0, 5), len(tasks), len(tasks)).Draw(t, "w")
		w[rapid.IntRange(0, len(w)-1).Draw(t, "one")]++
		r := rankValues(tasks)
		var all []float64
		for i, values := range tasks {
			for range w[i] {
				all = append(all, values...)
			}
		}
		slices.Sort(all)
		if got, want := r.weightedMedian(w), Quantile(all, 0.5); got != want {
			t.Fatalf("median %v, sorted %v", got, want)
		}
		for i := range tasks {
			if len(tasks) == 1 {
				break
			}
			rest := slices.Concat(slices.Delete(slices.Clone(tasks), i, i+1)...)
			slices.Sort(rest)
			if got, want := r.medianWithout(i), Quantile(rest, 0.5); got != want {
				t.Fatalf("median without task %d is %v, sorted %v", i, got, want)
			}
		}
	})
}

// TestResamplingIsDeterministic pins a seeded run: the same on every machine,
// number of processors and version of Go.
func TestResamplingIsDeterministic(t *testing.T) {
	values, control, treatment := skewed(rand.New(rand.NewPCG(1, 2)), 12, 4, 1)
	var arm [][]float64
	for _, v := range values {
		arm = append(arm, v.Control)
	}
	run := func(r Resampling) []Interval {
		return []Interval{MedianBCa(arm, r), MeanBCa(arm, r), DifferenceByTask(control, treatment, r).Interval, RatioByTask(values, r).OfMeans}
	}
	same := func(a, b []Interval) bool {
		return slices.EqualFunc(a, b, func(a, b Interval) bool { return *a.Low == *b.Low && *a.High == *b.High })
	}
	first := run(Resampling{Seed: 5})
	old := runtime.GOMAXPROCS(1)
	alone := run(Resampling{Seed: 5})
	runtime.GOMAXPROCS(7)
	many := run(Resampling{Seed: 5})
	runtime.GOMAXPROCS(old)
	if !same(first, alone) || !same(first, many) {
		t.Error("the number of processors changes an interval")
	}
	if same(first, run(Resampling{Seed: 6})) {
		t.Error("the seed changes nothing")
	}
	got, err := json.MarshalIndent(first, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("testdata/resample_seeded.json", append(got, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var want []Interval
	b, err := os.ReadFile("testdata/resample_seeded.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &want); err != nil {
		t.Fatal(err)
	}
	for i, iv := range first {
		for _, pair := range [][2]*float64{{iv.Estimate, want[i].Estimate}, {iv.Low, want[i].Low}, {iv.High, want[i].High}} {
			if !near(*pair[0], *pair[1], 1e-12) {
				t.Errorf("%s: %v, pinned %v", iv.Method, *pair[0], *pair[1])
			}
		}
	}
}

// TestTrialsAreNotTasks simulates data like those in print (3 agents × 5 tasks ×
// 30 trials, cost ratio 1.08, interval 1.00–1.17 over trials, 0.88–1.33 over
// cells, 0.72–1.62 over tasks): where the treatment's effect differs from task to
// task, an interval over trials is too narrow by far and misses the truth more
// often than not; ours holds it.
func TestTrialsAreNotTasks(t *testing.T) {
	const agents, tasks, trials, simulations = 3, 5, 30, 1000
	random := rand.New(rand.NewPCG(8, 15))
	var byTrial, byCell, byTask int
	var widths [3][]float64
	for range simulations {
		var all, cells []float64
		values := make([]Values, tasks)
		for i := range values {
			taskShift := 0.08 + 0.28*random.NormFloat64()
			for range agents {
				mu, shift := random.NormFloat64(), taskShift+0.2*random.NormFloat64()
				var cell Values
				for range trials {
					c, tr := math.Exp(mu+0.55*random.NormFloat64()), math.Exp(mu+shift+0.55*random.NormFloat64())
					cell.Control, cell.Treatment = append(cell.Control, c), append(cell.Treatment, tr)
					all = append(all, math.Log(tr/c))
				}
				c, _ := meanLog(cell.Control)
				tr, _ := meanLog(cell.Treatment)
				cells = append(cells, tr-c)
				values[i].Control = append(values[i].Control, cell.Control...)
				values[i].Treatment = append(values[i].Treatment, cell.Treatment...)
			}
		}
		truth := math.Exp(0.08)
		over := []Interval{exponential(MeanT(all, 0.95)), exponential(MeanT(cells, 0.95)), RatioByTask(values, Resampling{Resamples: 10}).GeometricMean}
		for i, held := range []*int{&byTrial, &byCell, &byTask} {
			if *over[i].Low <= truth && truth <= *over[i].High {
				*held++
			}
			widths[i] = append(widths[i], *over[i].High / *over[i].Low)
		}
	}
	var width [3]float64
	for i := range widths {
		slices.Sort(widths[i])
		width[i] = Quantile(widths[i], 0.5)
	}
	t.Logf("coverage over trials %.3f, cells %.3f, tasks %.3f; high/low %.2f, %.2f, %.2f",
		float64(byTrial)/simulations, float64(byCell)/simulations, float64(byTask)/simulations, width[0], width[1], width[2])
	if byTrial > simulations/2 || float64(byTask) < 0.93*simulations || width[0] > width[1] || width[1] > width[2] {
		t.Error("tasks are not what the interval rests on")
	}
}

func TestResamplingOfLittle(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	has := func(warnings []string, word string) bool { return strings.Contains(strings.Join(warnings, "\n"), word) }
	none := func(name string, iv Interval, word string) {
		t.Helper()
		if iv.Estimate != nil || iv.Low != nil || iv.High != nil || !has(iv.Warnings, word) {
			t.Errorf("%s: %v %v %v %q, want nothing for %q", name, value(iv.Estimate), value(iv.Low), value(iv.High), iv.Warnings, word)
		}
	}
	pointOnly := func(name string, iv Interval, estimate float64, word string) {
		t.Helper()
		if iv.Estimate == nil || *iv.Estimate != estimate || iv.Low != nil || iv.High != nil || !has(iv.Warnings, word) {
			t.Errorf("%s: %v %v %v %q, want %v alone for %q", name, value(iv.Estimate), value(iv.Low), value(iv.High), iv.Warnings, estimate, word)
		}
	}
	z := Resampling{}
	for _, f := range []func([][]float64, Resampling) Interval{MedianBCa, MeanBCa} {
		none("nothing", f(nil, z), "no values")
		none("empty tasks", f([][]float64{{}, nil, {nan, inf}}, z), "no values")
		none("level", f([][]float64{{1}, {2}}, Resampling{Level: 1.5}), "confidence level")
		none("level is NaN", f([][]float64{{1}, {2}}, Resampling{Level: nan}), "confidence level")
		none("resamples", f([][]float64{{1}, {2}}, Resampling{Resamples: -1}), "resamples")
		pointOnly("one task", f([][]float64{{1, 2, 6}, {}}, z), map[bool]float64{true: 2, false: 3}[f([][]float64{{1, 2, 6}}, z).Method == "bca_cluster_median"], "one task")
		pointOnly("all equal", f([][]float64{{5, 5}, {5}, {5}}, z), 5, "same value")
		iv := f([][]float64{{1, nan}, {2}, {3}, {7}, {inf}}, z)
		if iv.N != 4 || iv.Low == nil || iv.Level != 0.95 || !has(iv.Warnings, "2 of 6 values") {
			t.Errorf("some are not finite: %+v", iv)
		}
		huge := f([][]float64{{-math.MaxFloat64}, {math.MaxFloat64}, {math.MaxFloat64}, {math.MaxFloat64 / 2}}, z)
		if huge.Estimate == nil || huge.Low == nil || huge.High == nil {
			t.Errorf("largest numbers: %+v", huge)
		}
		tiny := f([][]float64{{5e-324}, {1e-323}, {2e-323}}, z)
		if tiny.Estimate == nil {
			t.Errorf("smallest numbers: %+v", tiny)
		}
	}
	if iv := MeanBCa([][]float64{{1}, {2}, {4}, {9}}, Resampling{Resamples: 20}); !has(iv.Warnings, "outermost of 20") {
		t.Errorf("few resamples: %q", iv.Warnings)
	}
	if r, warning, _ := z.WithDefaults(20_000); r.Resamples != 1000 || warning == "" {
		t.Errorf("20000 tasks: %d resamples, %q", r.Resamples, warning)
	}
	if r, warning, _ := z.WithDefaults(1000); r.Resamples != 10_000 || warning != "" {
		t.Errorf("1000 tasks: %d resamples, %q", r.Resamples, warning)
	}
	if r, _, _ := z.WithDefaults(4000); r.Resamples != 2500 {
		t.Errorf("4000 tasks: %d resamples", r.Resamples)
	}

	d := DifferenceByTask([]Cluster{{1, 1}}, []Cluster{{1, 1}, {0, 1}}, z)
	none("unequal lengths", d.Interval, "cannot be paired")
	if d.Tasks != 0 || d.Permutation.P != nil || d.T.Estimate != nil || len(d.Permutation.Warnings) == 0 {
		t.Errorf("unequal lengths: %+v", d)
	}
	none("no tasks", DifferenceByTask(nil, nil, z).Interval, "no task")
	none("undecided", DifferenceByTask([]Cluster{{0, 0}}, []Cluster{{1, 1}}, z).Interval, "no task")
	none("impossible", DifferenceByTask([]Cluster{{1, 1}, {3, 2}}, []Cluster{{1, 1}, {1, 2}}, z).Interval, "task 1 has impossible counts")
	none("negative", DifferenceByTask([]Cluster{{0, -1}}, []Cluster{{1, 1}}, z).Interval, "impossible")
	pointOnly("one task", DifferenceByTask([]Cluster{{1, 4}}, []Cluster{{3, 4}}, z).Interval, 0.5, "one task")
	pointOnly("no task differs", DifferenceByTask([]Cluster{{1, 4}, {1, 1}}, []Cluster{{2, 8}, {2, 2}}, z).Interval, 0, "same value")
	if d := DifferenceByTask([]Cluster{{1, 2}, {0, 0}, {0, 3}}, []Cluster{{2, 2}, {1, 1}, {1, 3}}, z); d.Tasks != 2 || d.Left != 1 || d.N != 2 || !has(d.Warnings, "1 of 3 tasks") ||
		!near(*d.Estimate, 5.0/12, 1e-15) || *d.Permutation.P != 0.5 || *d.Permutation.PMid != 0.25 {
		t.Errorf("one left out: %+v", d)
	}
	if d := DifferenceByTask([]Cluster{{0, 1}, {0, 1}, {1, 2}}, []Cluster{{1, 1}, {1, 1}, {2, 2}}, z); *d.T.High != 1 || *d.High > 1 {
		t.Errorf("an interval passes 1: %v %v", *d.T.High, *d.High)
	}

	for name, p := range map[string]Permutation{"nothing": SignFlip(nil, z), "not finite": SignFlip([]float64{nan, inf}, z)} {
		if p.P != nil || p.PMid != nil || p.POneSided != nil || !has(p.Warnings, "no differences") {
			t.Errorf("%s: %+v", name, p)
		}
	}
	if p := SignFlip([]float64{0, 0, nan}, z); *p.P != 1 || *p.PMid != 1 || *p.POneSided != 1 || p.N != 2 || p.Zeros != 2 || !has(p.Warnings, "no task differs") || !has(p.Warnings, "1 of 3") {
		t.Errorf("zeros: %+v", p)
	}
	if p := SignFlip([]float64{math.MaxFloat64, math.MaxFloat64, -5e-324, 1}, z); *p.P != 0.5 { // within the tolerance for ties
		t.Errorf("large and small: %v", *p.P)
	}

	r := RatioByTask(nil, z)
	none("no tasks", r.OfMeans, "no task")
	if r.GeometricMean.Estimate != nil || len(r.GeometricMean.Warnings) == 0 || r.Permutation.P != nil {
		t.Errorf("no tasks: %+v", r)
	}
	r = RatioByTask([]Values{{[]float64{1, -1, nan}, []float64{2}}, {[]float64{4, 0}, []float64{9}}, {nil, []float64{3}}, {[]float64{0}, []float64{1}}}, z)
	if r.Tasks != 2 || r.Left != 2 || !has(r.Warnings, "2 of 10 values are negative") || !has(r.Warnings, "1 of 4 tasks have no value") || !has(r.Warnings, "2 of 10 values are 0") ||
		!has(r.Warnings, "having only zeros on a side: 1 task") {
		t.Errorf("left out: %+v", r)
	}
	if r.Wilcoxon.N != 2 || r.Permutation.N != 2 || r.GeometricMean.N != 2 {
		t.Errorf("tests of the tasks' log ratios: %+v %+v", r.Wilcoxon, r.Permutation)
	}
	if !near(*r.GeometricMean.Estimate, math.Sqrt(2*9.0/4), 1e-15) || r.OfMeans.N != 3 || !near(*r.OfMeans.Estimate, 12.0/3, 1e-15) {
		t.Errorf("what is left: %v of %d, %v of %d", *r.GeometricMean.Estimate, r.GeometricMean.N, *r.OfMeans.Estimate, r.OfMeans.N)
	}
	none("control is free", RatioByTask([]Values{{[]float64{0}, []float64{1}}, {[]float64{0}, []float64{1}}}, z).OfMeans, "every value of the control is 0")
	free := RatioByTask([]Values{{[]float64{0}, []float64{1}}, {[]float64{2}, []float64{1}}, {[]float64{3}, []float64{1}}}, z).OfMeans
	if free.Estimate == nil || free.Low == nil || free.High != nil || !has(free.Warnings, "not bounded") {
		t.Errorf("a task of the control is free: %+v", free)
	}
	if r := RatioByTask([]Values{{[]float64{5e-324}, []float64{math.MaxFloat64}}, {[]float64{5e-324}, []float64{math.MaxFloat64 / 2}}}, z); r.GeometricMean.Estimate != nil || r.OfMeans.Estimate != nil {
		t.Errorf("ratio too large: %v %v", *r.GeometricMean.Estimate, *r.OfMeans.Estimate)
	}
}

// TestBCaFallsBack: where bias or acceleration cannot be had.
func TestBCaFallsBack(t *testing.T) {
	sorted := []float64{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
	for name, e := range map[string]ends{
		"one side":       bcaEnds(sorted, 0, []float64{1, 2, 4}, 0.1, 1),
		"flat jackknife": bcaEnds(sorted, 5, []float64{2, 2, 2}, 0.1, 1),
		"infinite":       bcaEnds(sorted, 5, []float64{2, math.Inf(1), 2}, 0.1, 1),
	} {
		if !e.percentile || !near(*e.low, 1.9, 1e-12) || !near(*e.high, 9.1, 1e-12) || len(e.warnings) == 0 {
			t.Errorf("%s: %v–%v %v", name, value(e.low), value(e.high), e.warnings)
		}
	}
	// Two values of one number each side: the jackknife of the median is flat.
	if iv := MedianBCa([][]float64{{1, 2, 3}, {1, 2, 3}, {1, 2, 3}, {1, 2, 4}}, Resampling{}); iv.Low != nil {
		t.Errorf("every resample has the same median: %+v", iv)
	}
	if iv := MedianBCa([][]float64{{1}, {1}, {1}, {1}, {9}}, Resampling{}); iv.Method != "percentile_cluster_median" || *iv.Low != 1 || *iv.High != 9 {
		t.Errorf("flat: %s %v–%v %v", iv.Method, value(iv.Low), value(iv.High), iv.Warnings)
	}
}

// TestResamplingHolds checks properties of all these intervals.
func TestResamplingHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		value := rapid.Float64Range(0.001, 1000)
		trials := rapid.SliceOfN(value, 1, 6)
		tasks := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Values { return Values{trials.Draw(t, "c"), trials.Draw(t, "t")} }), 2, 12).Draw(t, "tasks")
		r := Resampling{Resamples: 200, Seed: rapid.Uint64().Draw(t, "seed")}
		var arm, double [][]float64
		turned := make([]Values, len(tasks))
		for i, v := range tasks {
			arm = append(arm, v.Control)
			var twice []float64
			for _, x := range v.Control {
				twice = append(twice, 2*x)
			}
			double = append(double, twice)
			turned[i] = Values{v.Treatment, v.Control}
		}
		all := slices.Concat(arm...)
		slices.Sort(all)
		for _, f := range []func([][]float64, Resampling) Interval{MedianBCa, MeanBCa} {
			a, b := f(arm, r), f(double, r)
			if a.Low == nil {
				continue
			}
			if !(all[0]*(1-1e-9) <= *a.Low && *a.Low <= *a.High && *a.High <= all[len(all)-1]*(1+1e-9)) {
				t.Fatalf("%s: %v–%v outside the values", a.Method, *a.Low, *a.High)
			}
			if !near(*b.Low, 2**a.Low, 1e-9) || !near(*b.High, 2**a.High, 1e-9) {
				t.Fatalf("%s of twice the values: %v–%v of %v–%v", a.Method, *b.Low, *b.High, *a.Low, *a.High)
			}
		}
		if m := MedianBCa(arm, r); *m.Estimate != Quantile(all, 0.5) {
			t.Fatalf("median %v, sorted %v", *m.Estimate, Quantile(all, 0.5))
		}
		if m := MeanBCa(arm, r); !near(*m.Estimate, Sum(all)/float64(len(all)), 1e-12) {
			t.Fatalf("mean %v", *m.Estimate)
		}
		a, b := RatioByTask(tasks, r), RatioByTask(turned, r)
		if !near(*a.GeometricMean.Estimate, 1 / *b.GeometricMean.Estimate, 1e-12) || !near(*a.OfMeans.Estimate, 1 / *b.OfMeans.Estimate, 1e-12) ||
			a.GeometricMean.Low != nil && !near(*a.GeometricMean.Low, 1 / *b.GeometricMean.High, 1e-9) {
			t.Fatalf("turned round: %v %v, %v %v", *a.GeometricMean.Estimate, *a.OfMeans.Estimate, *b.GeometricMean.Estimate, *b.OfMeans.Estimate)
		}
	})
}

// TestExpandedTail: ends of a bootstrap of n units reach as far as a t interval
// where the bootstrap's spread is √((n−1)/n) of the sample's.
func TestExpandedTail(t *testing.T) {
	for _, n := range []int{2, 3, 10, 100, 10_000} {
		tail := expandedTail(0.95, n)
		reach := upperNormal(tail) * math.Sqrt(float64(n-1)/float64(n))
		want := studentQuantile(0.025, float64(n-1))
		if !near(reach, want, 1e-6) {
			t.Errorf("%d tasks: %v standard errors, want %v", n, reach, want)
		}
	}
	if tail := expandedTail(1-1e-15, 2); !(tail > 0) {
		t.Errorf("tail %v", tail)
	}
}

// FuzzResampling: for any input, every figure is nil or finite, in order, and nil
// figures have a warning.
func FuzzResampling(f *testing.F) {
	f.Add([]byte{}, 0, uint64(0), 0.95)
	f.Add([]byte{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 250, 251, 252, 253}, 50, uint64(1), 0.9)
	f.Add([]byte{249, 248, 249, 0, 0, 0, 0, 249, 249, 9, 9, 9, 9}, 10, uint64(2), 0.0)
	f.Add([]byte{200, 201, 202, 203, 204, 205, 7, 7, 7, 7, 247, 246, 3, 2, 1, 0, 100, 0, 100}, 1, uint64(3), 0.999999)
	f.Fuzz(func(t *testing.T, data []byte, resamples int, seed uint64, level float64) {
		special := []float64{math.NaN(), math.Inf(1), math.Inf(-1), math.MaxFloat64, -math.MaxFloat64, 5e-324, 1e-300, 1e300, 0, -1}
		var tasks []Values
		var arm [][]float64
		var control, treatment []Cluster
		var diffs []float64
		at := func(i int) float64 {
			b := int(data[i%len(data)])
			if b >= 246 {
				return special[b-246]
			}
			return float64(b) / 7
		}
		for i := 0; i < len(data) && i < 400; i += 4 {
			v := Values{}
			for j := range int(data[i] % 4) {
				v.Control = append(v.Control, at(i+j))
				v.Treatment = append(v.Treatment, at(i+j+1))
			}
			tasks, arm, diffs = append(tasks, v), append(arm, v.Treatment), append(diffs, at(i), -at(i+1))
			small := func(j int) int { return int(data[(i+j)%len(data)]) }
			control = append(control, Cluster{small(0) % 3, small(1)%5 + 2})
			treatment = append(treatment, Cluster{small(2)%3 - small(3)/255, small(3)%5 + 2*min(1, small(1))})
		}
		r := Resampling{Resamples: resamples, Seed: seed, Level: level}
		if resamples > 1000 && resamples <= mostResamples {
			r.Resamples = 1000
		}
		d, ratio := DifferenceByTask(control, treatment, r), RatioByTask(tasks, r)
		for _, iv := range []Interval{MedianBCa(arm, r), MeanBCa(arm, r), d.Interval, d.T, ratio.OfMeans, ratio.GeometricMean} {
			for _, p := range []*float64{iv.Estimate, iv.Low, iv.High} {
				if p == nil && len(iv.Warnings) == 0 || p != nil && !isFinite(*p) {
					t.Fatalf("%s: %v %v %v %q", iv.Method, value(iv.Estimate), value(iv.Low), value(iv.High), iv.Warnings)
				}
			}
			if iv.Low != nil && iv.High != nil && *iv.Low > *iv.High {
				t.Fatalf("%s: low %v above high %v", iv.Method, *iv.Low, *iv.High)
			}
		}
		for _, p := range []Permutation{d.Permutation, ratio.Permutation, SignFlip(diffs, r)} {
			for _, x := range []*float64{p.P, p.PMid, p.POneSided} {
				if x == nil && len(p.Warnings) == 0 || x != nil && !(*x >= 0 && *x <= 1) {
					t.Fatalf("p %v: %+v", value(x), p)
				}
			}
		}
	})
}
