package stat

import (
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
)

// TestNonInferiorSequentialLevel simulates runs whose true difference is exactly −margin,
// and runs without a difference. Differences about −margin are not symmetric, least of all
// where the control passes nearly always. With ASSAY_LONG set, the table of
// docs/lab/coverage.md is logged.
func TestNonInferiorSequentialLevel(t *testing.T) {
	testenv.Slow(t)
	const margin, alpha = 0.1, 0.05
	runs := 600
	if os.Getenv("ASSAY_LONG") != "" {
		runs = 10_000
	}
	limit := alpha + 3*math.Sqrt(alpha*(1-alpha)/float64(runs))
	for _, control := range []float64{0.5, 0.9} {
		for _, trials := range []int{1, 3, 10} {
			for _, tasks := range []int{30, 100} {
				share := func(effect float64) float64 {
					draw := newDrawer(newTaskModel(control, 0.4, 0, trials).differenceChances(effect), 1)
					shown := 0
					for s := range runs {
						draw.begin(s)
						m := NewNonInferiorMonitor(margin, alpha)
						for n := 0; n < tasks && !m.Decided(); n++ {
							m.Add(float64(draw.next()) / float64(trials))
						}
						if m.Decided() {
							shown++
						}
					}
					return float64(shown) / float64(runs)
				}
				wrong := share(-margin)
				t.Logf("control %v, %d tasks × %d: at the margin %.3f, no difference %.3f, +5 points %.3f", control, tasks, trials, wrong, share(0), share(0.05))
				if wrong > limit {
					t.Errorf("control %v, %d tasks × %d: %.3f of runs at the margin are called not worse", control, tasks, trials, wrong)
				}
			}
		}
	}
}

// TestNonInferiorSequence checks that the confidence sequence excludes the margin exactly
// if the test decides, and that its lower limit falls as the margin of the test falls.
func TestNonInferiorSequence(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	decided := 0
	for range 60 {
		trials := 1 + rng.IntN(4)
		shift := rng.IntN(3) - 1
		var diffs []float64
		for range 5 + rng.IntN(60) {
			diffs = append(diffs, float64(min(trials, max(-trials, rng.IntN(2*trials+1)-trials+shift)))/float64(trials))
		}
		margin := 0.05 + 0.5*rng.Float64()
		s := SequentiallyNonInferior(diffs, margin, 0.05)
		if s.Decided != (*s.CS.Low >= -margin) {
			t.Fatalf("margin %v: decided %v, sequence from %v", margin, s.Decided, *s.CS.Low)
		}
		m := NewNonInferiorMonitor(margin, 0.05)
		for _, d := range diffs {
			m.Add(d)
		}
		last := math.Inf(1)
		for mean := -0.9; mean < 0.9; mean += 0.1 {
			if e := m.highestLog(aboveMean, mean); e > last+1e-9 {
				t.Fatalf("evidence against a mean of %v is %v, more than %v against a lower one", mean, e, last)
			} else {
				last = e
			}
		}
		if s.Decided {
			decided++
		}
	}
	if decided == 0 || decided == 60 {
		t.Errorf("%d of 60 runs decided", decided)
	}
}
