package stat

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/stat/stattest"
	"github.com/assay-eval/assay/internal/testenv"
)

// costTasks are tasks in the format of extracost.csv.
type costTasks struct {
	increments         []Increment
	control, treatment []Cluster
	clusters           []string // empty if tasks are independent
}

func parseCostTasks(t *testing.T, text string) (d costTasks) {
	t.Helper()
	for field := range strings.FieldsSeq(text) {
		parts := strings.Split(field, ":")
		var c, k, n int
		if _, err := fmt.Sscanf(parts[2], "%d/%d/%d", &c, &k, &n); err != nil {
			t.Fatal(err)
		}
		cost, err := strconv.ParseFloat(parts[1], 64)
		if err != nil {
			t.Fatal(err)
		}
		x := Increment{Cost: cost, Success: float64(k-c) / float64(n)}
		if parts[0] != "-" {
			x.Cluster, d.clusters = parts[0], append(d.clusters, parts[0])
		}
		d.increments = append(d.increments, x)
		d.control, d.treatment = append(d.control, Cluster{c, n}), append(d.treatment, Cluster{k, n})
	}
	return d
}

func TestExtraCostOracle(t *testing.T) {
	f, err := os.Open("testdata/extracost.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	shapes, farthest := map[string]int{}, 0.0
	check := func(row int, what string, got *float64, want string) {
		t.Helper()
		if want == "NA" || strings.Contains(want, "Inf") {
			if got != nil {
				t.Errorf("row %d, %s: %v, want none", row, what, *got)
			}
			return
		}
		v, err := strconv.ParseFloat(want, 64)
		if err != nil {
			t.Fatal(err)
		}
		if got == nil || math.Abs(*got-v) > 1e-9*max(math.Abs(v), 1e-3) {
			t.Errorf("row %d, %s: %v, want %v", row, what, text(got), v)
			return
		}
		farthest = max(farthest, math.Abs(*got-v)/max(math.Abs(v), 1e-3))
	}
	for i, r := range rows[1:] {
		d, want := parseCostTasks(t, r[1]), strings.Fields(r[3])
		level, _ := strconv.ParseFloat(r[2], 64)
		if r[0] == "extra_cost" {
			x := ExtraCostByTask(d.increments, level)
			check(i, "estimate", x.Estimate, want[0])
			check(i, "low", x.Low, want[2])
			check(i, "high", x.High, want[3])
			if x.Set != want[1] {
				t.Errorf("row %d: set %q, want %q", i, x.Set, want[1])
			}
			shapes[x.Set]++
			continue
		}
		k, err := strconv.Atoi(strings.TrimPrefix(r[0], "pass_"))
		if err != nil {
			t.Fatal(err)
		}
		x := DifferenceOfPassK(d.control, d.treatment, d.clusters, k, level)
		for j, iv := range []Interval{x.AtK, x.PowK} {
			check(i, "estimate", iv.Estimate, want[3*j])
			for end, got := range []*float64{iv.Low, iv.High} {
				v, _ := strconv.ParseFloat(want[3*j+1+end], 64)
				check(i, "end", got, strconv.FormatFloat(min(max(v, -1), 1), 'g', -1, 64))
			}
		}
		shapes["pass_k"]++
	}
	for _, shape := range []string{SetBetween, SetOutside, SetAny, "pass_k"} {
		if shapes[shape] < 5 {
			t.Errorf("only %d rows of %s", shapes[shape], shape)
		}
	}
	t.Logf("%v, farthest %.1g", shapes, farthest)
}

func text(v *float64) string {
	if v == nil {
		return "none"
	}
	return fmt.Sprint(*v)
}

// TestExtraCostWithoutAnswer checks that each figure that the data do not allow is
// missing with its cause.
func TestExtraCostWithoutAnswer(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	for _, c := range []struct {
		name          string
		tasks         []Increment
		level         float64
		estimate, set string
		low, high     string
		warning       string
	}{
		{"no task", nil, 0.95, "none", "", "none", "none", "no task"},
		{"one task", []Increment{{2, 0.5, ""}}, 0.95, "4", "", "none", "none", "one task shows no spread"},
		{"one cluster", []Increment{{2, 0.5, "a"}, {1, 1, "a"}}, 0.95, "2", "", "none", "none", "one cluster"},
		{"nothing differs", []Increment{{0, 0, ""}, {0, 0, ""}, {0, 0, ""}}, 0.95, "none", "", "none", "none", "there is no price"},
		{"no success differs", []Increment{{1, 0, ""}, {2, 0, ""}, {3, 0, ""}}, 0.95, "none", "", "none", "none", "there is no price"},
		{"successes alike", []Increment{{1, 1, ""}, {2, 1, ""}, {3, 1, ""}}, 0.95, "2", "", "none", "none", "success differs alike"},
		{"rates that cancel", []Increment{{1, 0.1, ""}, {1, 0.2, ""}, {1, -0.3, ""}}, 0.95, "none", SetOutside, "-1.5215", "1.5215", "3 tasks are few"},
		{"costs alike", []Increment{{2, 1, ""}, {2, 1, ""}, {2, 0.5, ""}}, 0.95, "2.4", SetBetween, "1.2", "17", "3 tasks are few"},
		{"no cost differs", []Increment{{0, 1, ""}, {0, 1, ""}, {0, 0.5, ""}}, 0.95, "0", SetBetween, "0", "0", "3 tasks are few"},
		{"no cost differs, success unclear", []Increment{{0, 1, ""}, {0, -1, ""}, {0, 0.5, ""}}, 0.95, "0", SetAny, "none", "none", "3 tasks are few"},
		{"cost follows success", []Increment{{1, 1, ""}, {-1, -1, ""}, {0.5, 0.5, ""}}, 0.95, "1", SetAny, "none", "none", "3 tasks are few"},
		{"level", []Increment{{1, 1, ""}, {2, 0, ""}}, 1, "none", "", "none", "none", "confidence level"},
		{"not a number", []Increment{{nan, 1, ""}, {2, 0, ""}}, 0.95, "none", "", "none", "none", "a difference in cost of NaN is impossible"},
		{"infinite", []Increment{{inf, 1, ""}, {2, 0, ""}}, 0.95, "none", "", "none", "none", "is impossible"},
		{"rate above 1", []Increment{{1, 1.5, ""}, {2, 0, ""}}, 0.95, "none", "", "none", "none", "a difference of success rates of 1.5 is impossible"},
		{"some clusters", []Increment{{1, 1, "a"}, {2, 0, ""}}, 0.95, "none", "", "none", "none", "1 of 2 tasks have no cluster"},
	} {
		x := ExtraCostByTask(c.tasks, c.level)
		written, err := json.Marshal(x)
		if err != nil || strings.Contains(string(written), ":NaN") {
			t.Errorf("%s: %v %s", c.name, err, written)
		}
		if x.Set != c.set || !strings.HasPrefix(text(x.Estimate), c.estimate) || !strings.HasPrefix(text(x.Low), c.low) || !strings.HasPrefix(text(x.High), c.high) ||
			!strings.Contains(strings.Join(x.Warnings, "; "), c.warning) {
			t.Errorf("%s: %s", c.name, written)
		}
	}
}

// TestExtraCostProperties checks the set against the test that it inverts, at random
// ratios, and that it follows the unit of money and the names of the sides.
func TestExtraCostProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 12).Draw(t, "tasks")
		tasks, swapped := make([]Increment, n), make([]Increment, n)
		for i := range tasks {
			tasks[i] = Increment{Cost: rapid.Float64Range(-2, 3).Draw(t, "cost"), Success: float64(rapid.IntRange(-3, 3).Draw(t, "success")) / 3}
			swapped[i] = Increment{Cost: -1000 * tasks[i].Cost, Success: -tasks[i].Success}
		}
		x := ExtraCostByTask(tasks, 0.9)
		if x.Set == "" {
			if len(x.Warnings) == 0 {
				t.Fatalf("no set and no cause: %+v", x)
			}
			return
		}
		holds := func(ratio float64) bool {
			inside := (x.Low == nil || ratio >= *x.Low) && (x.High == nil || ratio <= *x.High)
			return x.Set == SetAny || inside == (x.Set == SetBetween)
		}
		if x.Estimate != nil && !holds(*x.Estimate) {
			t.Fatalf("the set leaves out its estimate: %+v", x)
		}
		if low := x.Success.Low; low != nil && (*low > 1e-9 || *x.Success.High < -1e-9) && x.Set != SetBetween {
			t.Fatalf("success differs, the set is not bounded: %+v", x)
		}
		for range 20 {
			ratio := math.Tan(rapid.Float64Range(-1.57, 1.57).Draw(t, "angle"))
			zs := make([]float64, n)
			for i, task := range tasks {
				zs[i] = task.Cost - ratio*task.Success
			}
			iv := MeanT(zs, 0.9)
			if iv.Low == nil || math.Min(math.Abs(*iv.Low), math.Abs(*iv.High)) < 1e-6*(1+math.Abs(ratio)) {
				continue // on the edge
			}
			if want := *iv.Low <= 0 && *iv.High >= 0; holds(ratio) != want {
				t.Fatalf("%v in the set: %t, the test says %t: %+v", ratio, holds(ratio), want, x)
			}
		}
		y := ExtraCostByTask(swapped, 0.9)
		for _, p := range [][2]*float64{{x.Low, y.Low}, {x.High, y.High}, {x.Estimate, y.Estimate}} {
			if (p[0] == nil) != (p[1] == nil) || p[0] != nil && math.Abs(1000**p[0]-*p[1]) > 1e-6*(1+math.Abs(*p[1])) {
				t.Fatalf("sides swapped and money in thousandths: %+v, want %+v", y, x)
			}
		}
	})
}

// drawCosts draws tasks whose passes differ on the log odds and whose costs are skewed,
// dearer by extra on average and for failures.
func drawCosts(tasks, trials int, shift, extra float64, rng *rand.Rand) []Increment {
	out := make([]Increment, tasks)
	for i := range out {
		p := stattest.DrawBeta(1, 1, rng)
		q := 1 / (1 + (1-p)/p*math.Exp(-shift))
		size := math.Exp(0.8 * rng.NormFloat64())
		for range trials {
			k, c := rng.Float64() < q, rng.Float64() < p
			cost := func(mean float64, passed bool) float64 {
				if !passed {
					mean *= 1.5
				}
				return mean * size * math.Exp(0.5*rng.NormFloat64())
			}
			out[i].Cost += (cost(1+extra, k) - cost(1, c)) / float64(trials)
			out[i].Success += float64(countTrue(k)-countTrue(c)) / float64(trials)
		}
	}
	return out
}

func countTrue(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestExtraCostCoverage simulates how often the set holds the true ratio, which is taken
// from a large draw. -v prints the table.
func TestExtraCostCoverage(t *testing.T) {
	testenv.Slow(t)
	samples := testenv.Repeat(1000, 8000)
	for _, c := range []struct {
		tasks, trials int
		shift, extra  float64
	}{{10, 3, 1, 0.3}, {30, 1, 1, 0.3}, {30, 3, 1, 0.3}, {30, 3, 0.2, 0.3}, {30, 3, 1, -0.3}, {100, 3, 1, 0.3}, {100, 1, 0.2, 0}} {
		rng := rand.New(rand.NewPCG(11, uint64(100*c.tasks+c.trials)))
		var cost, success float64
		for range 100 {
			for _, x := range drawCosts(4000, c.trials, c.shift, c.extra, rng) {
				cost, success = cost+x.Cost, success+x.Success
			}
		}
		truth, hit := cost/success, 0.0
		shapes := map[string]float64{}
		for range samples {
			x := ExtraCostByTask(drawCosts(c.tasks, c.trials, c.shift, c.extra, rng), 0.95)
			shapes[x.Set] += 1 / float64(samples)
			inside := (x.Low == nil || truth >= *x.Low) && (x.High == nil || truth <= *x.High)
			hit += float64(countTrue(x.Set == SetAny || x.Set != "" && inside == (x.Set == SetBetween))) / float64(samples)
		}
		t.Logf("%3d × %d, log odds %+.1f, cost %+.1f: truth %.2f in the set %.3f; between %.2f, outside %.2f, any %.2f", c.tasks, c.trials, c.shift, c.extra, truth, hit, shapes[SetBetween], shapes[SetOutside], shapes[SetAny])
		if hit < 0.925 || hit > 0.985 {
			t.Errorf("%d × %d, %+.1f: coverage %.3f", c.tasks, c.trials, c.shift, hit)
		}
	}
}

// TestPassKDifferenceCoverage simulates how often the interval of the difference of
// pass^3, 5 trials a task, holds it, and how often BCa over tasks would.
func TestPassKDifferenceCoverage(t *testing.T) {
	testenv.Slow(t)
	samples := testenv.Repeat(1000, 8000)
	cube := func(p float64) float64 { return p * p * p }
	const shift = 0.7
	logit := func(p float64) float64 { return 1 / (1 + (1-p)/p*math.Exp(-shift)) }
	truth, steps := 0.0, 200_000
	for i := range steps { // rates are uniform
		p := (float64(i) + 0.5) / float64(steps)
		truth += (cube(logit(p)) - cube(p)) / float64(steps)
	}
	for _, tasks := range []int{10, 30, 100} {
		rng := rand.New(rand.NewPCG(13, uint64(tasks)))
		hit, resampled := 0.0, 0.0
		for i := range samples {
			control, treatment := make([]Cluster, tasks), make([]Cluster, tasks)
			values := make([][]float64, tasks)
			for j := range control {
				p := rng.Float64()
				control[j].N, treatment[j].N = 5, 5
				for range 5 {
					control[j].K += countTrue(rng.Float64() < p)
					treatment[j].K += countTrue(rng.Float64() < logit(p))
				}
				values[j] = []float64{*PassPowK(5, treatment[j].K, 3) - *PassPowK(5, control[j].K, 3)}
			}
			x := DifferenceOfPassK(control, treatment, nil, 3, 0.95).PowK
			hit += float64(countTrue(x.Low != nil && *x.Low <= truth && truth <= *x.High)) / float64(samples)
			if tasks < 100 { // BCa over many tasks takes long
				b := MeanBCa(values, Resampling{Seed: uint64(i), Level: 0.95, Resamples: 1000})
				resampled += float64(countTrue(b.Low != nil && *b.Low <= truth && truth <= *b.High)) / float64(samples)
			}
		}
		t.Logf("%3d tasks: t %.3f, BCa %.3f (of fewer than 100)", tasks, hit, resampled)
		if hit < 0.93 || hit > 0.975 || resampled > hit+0.005 {
			t.Errorf("%d tasks: coverage %.3f, BCa %.3f", tasks, hit, resampled)
		}
	}
}

// TestPassKDifferenceWithoutAnswer checks the causes of missing figures.
func TestPassKDifferenceWithoutAnswer(t *testing.T) {
	many := []Cluster{{1, 3}, {2, 3}, {3, 3}}
	for _, c := range []struct {
		name               string
		control, treatment []Cluster
		clusters           []string
		k                  int
		level              float64
		estimate, low      string // of pass^k
		warning            string
	}{
		{"k above n", many, many, nil, 4, 0.95, "none", "none", "no task has 4 trials on both sides"},
		{"no task", nil, nil, nil, 1, 0.95, "none", "none", "no task has 1 trials"},
		{"k of 0", many, many, nil, 0, 0.95, "none", "none", "k is 0"},
		{"negative k", many, many, nil, -1, 0.95, "none", "none", "k is -1"},
		{"one task", many[:1], many[2:], nil, 1, 0.95, "0.66", "none", "one task shows no spread"},
		{"all equal", many, many, nil, 3, 0.95, "0", "none", "the same difference"},
		{"one cluster", many, many[1:2], []string{"a", "a", "a"}, 1, 0.95, "none", "none", "cannot be paired"},
		{"tasks of one cluster", many, []Cluster{{3, 3}, {2, 3}, {3, 3}}, []string{"a", "a", "a"}, 3, 0.95, "0.33", "none", "one cluster"},
		{"more passes than trials", []Cluster{{4, 3}}, many[:1], nil, 1, 0.95, "none", "none", "4 successes of 3"},
		{"negative", many[:1], []Cluster{{-1, 3}}, nil, 1, 0.95, "none", "none", "impossible"},
		{"level", many, many, nil, 1, 0, "none", "none", "confidence level"},
		{"short tasks left out", []Cluster{{1, 3}, {1, 2}, {0, 3}}, []Cluster{{3, 3}, {2, 2}, {0, 3}}, nil, 3, 0.95, "0.5", "-1", "1 of 3 tasks have fewer than 3 trials"},
	} {
		x := DifferenceOfPassK(c.control, c.treatment, c.clusters, c.k, c.level)
		written, err := json.Marshal(x)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if !strings.HasPrefix(text(x.PowK.Estimate), c.estimate) || !strings.HasPrefix(text(x.PowK.Low), c.low) || !strings.Contains(strings.Join(append(x.Warnings, x.PowK.Warnings...), "; "), c.warning) {
			t.Errorf("%s: %s", c.name, written)
		}
	}
	// k = 1 is the difference of rates.
	d := DifferenceOfPassK(many, []Cluster{{3, 3}, {2, 3}, {3, 3}}, nil, 1, 0.95)
	by := DifferenceByTask(many, []Cluster{{3, 3}, {2, 3}, {3, 3}}, Resampling{Seed: 1, Level: 0.95})
	if !near(*d.AtK.Estimate, *by.Estimate, 1e-12) || !near(*d.PowK.Low, *by.T.Low, 1e-12) || !near(*d.PowK.High, *by.T.High, 1e-12) {
		t.Errorf("%+v, want %+v", d, by.T)
	}
}

// TestFiellerSet checks sets with an open end and sets that leave out ratios of one sign.
func TestFiellerSet(t *testing.T) {
	for _, c := range []struct {
		c, s, vcc, vcs, vss float64
		set, low, high      string
	}{
		{1, 1, 0.25, 0.2, 1, SetBetween, "0.46875", "none"},
		{-1, 1, 0.25, -0.2, 1, SetBetween, "none", "-0.46875"},
		{0.1, -0.1, 0.02, 0.019, 0.02, SetOutside, "0.177", "5.62"},
		{0, 0, 1, 0, 1, SetAny, "none", "none"},
		{0, 1, 0, 0, 0.5, SetBetween, "0", "0"},
		{2, 1, 0, 0, 0, SetBetween, "2", "2"},
	} {
		set, low, high := fiellerSet(c.c, c.s, c.vcc, c.vcs, c.vss)
		if set != c.set || !strings.HasPrefix(text(low), c.low) || !strings.HasPrefix(text(high), c.high) {
			t.Errorf("%+v: %s, %s to %s", c, set, text(low), text(high))
		}
	}
}
