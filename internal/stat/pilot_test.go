package stat

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/assay-eval/assay/internal/stat/stattest"
)

// TestMeasurePilot checks the estimates on simulated tasks with known correlation and
// spread of effects.
func TestMeasurePilot(t *testing.T) {
	for _, c := range []struct {
		trials      int
		icc, spread float64
	}{{1, 0.4, 0}, {3, 0.4, 0}, {5, 0.2, 1}, {5, 0, 0}} {
		rng := rand.New(rand.NewPCG(3, uint64(c.trials)))
		var tasks []PilotTask
		for range 3000 {
			p := 0.5
			if c.icc > 0 {
				size := (1 - c.icc) / c.icc
				p = stattest.DrawBeta(size/2, size/2, rng)
			}
			shifted := expit(math.Log(p) - math.Log1p(-p) + c.spread*rng.NormFloat64())
			var k PilotTask
			for range c.trials {
				x, y := rng.Float64() < p, rng.Float64() < shifted
				k.Pairs = k.Pairs.Plus(PairOf(x, y))
			}
			k.Control, k.Treatment = Cluster{k.Pairs.Both + k.Pairs.ControlOnly, c.trials}, Cluster{k.Pairs.Both + k.Pairs.TreatmentOnly, c.trials}
			tasks = append(tasks, k)
		}
		got := MeasurePilot(tasks)
		if got.Tasks != 3000 || got.Trials != 6000*c.trials || math.Abs(got.Control-0.5) > 0.03 || got.ICC == nil || math.Abs(*got.ICC-c.icc) > 0.06 {
			t.Errorf("%+v: %+v", c, got)
		}
		if (c.trials > 1) != (got.Spread != nil) || got.Spread != nil && math.Abs(*got.Spread-c.spread) > 0.3 {
			t.Errorf("%+v: spread %+v", c, got.Spread)
		}
	}
	alike := []PilotTask{{Cluster{3, 3}, Cluster{3, 3}, Pairs{Both: 3}}, {Cluster{3, 3}, Cluster{3, 3}, Pairs{Both: 3}}}
	if got := MeasurePilot(alike); got.ICC != nil || got.Control >= 1 || len(got.Warnings) == 0 {
		t.Errorf("all alike: %+v", got)
	}
	if got := MeasurePilot(nil); got.Tasks != 0 || len(got.Warnings) != 1 {
		t.Errorf("no task: %+v", got)
	}
}
