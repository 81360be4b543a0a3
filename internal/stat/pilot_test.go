package stat

import (
	"math"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/assay-eval/assay/internal/stat/stattest"
)

// TestMeasurePilot checks the estimates on simulated tasks with known correlation and
// spread of effects.
func TestMeasurePilot(t *testing.T) {
	for _, c := range []struct {
		trials      int
		icc, spread float64
		between     float64 // spread between clusters of 10 tasks
	}{{1, 0.4, 0, 0}, {3, 0.4, 0, 0}, {5, 0.2, 1, 0}, {5, 0, 0, 0}, {1, 0.4, 0, 1}, {5, 0.2, 0.7, 0.7}} {
		rng := rand.New(rand.NewPCG(3, uint64(c.trials)))
		var tasks []PilotTask
		shift := 0.0
		for i := range 3000 {
			if c.between > 0 && i%10 == 0 {
				shift = c.between * rng.NormFloat64()
			}
			p := 0.5
			if c.icc > 0 {
				size := (1 - c.icc) / c.icc
				p = stattest.DrawBeta(size/2, size/2, rng)
			}
			shifted := expit(math.Log(p) - math.Log1p(-p) + shift + c.spread*rng.NormFloat64())
			var k PilotTask
			if c.between > 0 {
				k.Cluster = strconv.Itoa(i / 10)
			}
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
		if (c.between > 0) != (got.ClusterSpread != nil) || got.ClusterSpread != nil && math.Abs(*got.ClusterSpread-c.between) > 0.25 {
			t.Errorf("%+v: spread between clusters %+v", c, got.ClusterSpread)
		}
	}
	alike := []PilotTask{{Control: Cluster{3, 3}, Treatment: Cluster{3, 3}, Pairs: Pairs{Both: 3}}, {Control: Cluster{3, 3}, Treatment: Cluster{3, 3}, Pairs: Pairs{Both: 3}}}
	if got := MeasurePilot(alike); got.ICC != nil || got.Control >= 1 || len(got.Warnings) == 0 {
		t.Errorf("all alike: %+v", got)
	}
	if got := MeasurePilot(nil); got.Tasks != 0 || len(got.Warnings) != 1 {
		t.Errorf("no task: %+v", got)
	}
}
