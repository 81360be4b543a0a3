package ablatecmd

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/suite"
)

func TestSplitTasks(t *testing.T) {
	s := &suite.Suite{Seed: 3}
	for i := range 31 {
		s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprint("t", i), Group: []string{"a", "b", "c"}[i%3], Attributes: map[string]string{"repository": fmt.Sprint("r", i%6)}})
	}
	s.Tasks = append(s.Tasks, &suite.Task{ID: "baseline", Role: "baseline"})
	groups := map[string]string{}
	for _, task := range s.Tasks {
		groups[task.ID] = task.Group
	}
	race, confirm := splitTasks(s)
	if len(race)+len(confirm) != 31 || len(race)-len(confirm) > 1 {
		t.Errorf("halves of %d and %d tasks", len(race), len(confirm))
	}
	for _, id := range race {
		if slices.Contains(confirm, id) {
			t.Errorf("task %s is in both halves", id)
		}
	}
	for _, group := range []string{"a", "b", "c"} {
		n := 0
		for _, id := range race {
			if groups[id] == group {
				n++
			}
		}
		if n < 5 || n > 6 {
			t.Errorf("%d tasks of group %s race", n, group)
		}
	}
	s.Seed = 4
	if other, _ := splitTasks(s); slices.Equal(race, other) {
		t.Error("another seed gives the same halves")
	}
	s.Cluster = "repository"
	race, confirm = splitTasks(s)
	cluster := map[string]string{}
	for _, task := range s.Tasks {
		cluster[task.ID] = task.Attributes["repository"]
	}
	for _, a := range race {
		for _, b := range confirm {
			if cluster[a] == cluster[b] {
				t.Fatalf("cluster %s is in both halves", cluster[a])
			}
		}
	}
}

// TestConfirmedInterval simulates tunings with five variants of known effects. The interval
// of the confirmed variant has to hold at its level although the variant was selected, and
// the interval of the race, which selected it, does not have to.
func TestConfirmedInterval(t *testing.T) {
	const tasks = 40
	runs := 4000
	if testing.Short() {
		runs = 500
	}
	for name, effects := range map[string][]float64{
		"no effect":    {0, 0, 0, 0, 0},
		"one effect":   {0, 0, 0.2, 0, 0},
		"some effects": {-0.1, 0, 0.05, 0.1, 0.15},
	} {
		covered, naive, confirmed, falseBetter, nulls := 0, 0, 0, 0, 0
		rng := rand.New(rand.NewPCG(19, uint64(len(name))))
		for range runs {
			raced := &analyse.Analysis{}
			tuning := &tuning{ablation: ablation{scenario: "full"}}
			for i, effect := range effects {
				v := variant{name: fmt.Sprint("v", i)}
				tuning.variants = append(tuning.variants, v)
				raced.Comparisons = append(raced.Comparisons, analyse.Comparison{Treatment: "agent/full-as-" + v.name, Decision: simulate(rng, tasks, effect)})
			}
			best := tuning.best(raced)
			if best == nil {
				continue
			}
			at := slices.IndexFunc(tuning.variants, func(v variant) bool { return v.name == best.name })
			d := simulate(rng, tasks, effects[at])
			confirmed++
			covered += holds(d, effects[at])
			naive += holds(raced.Comparisons[at].Decision, effects[at])
			if effects[at] <= 0 {
				nulls++
				if d.Word == decision.Better {
					falseBetter++
				}
			}
		}
		share := float64(covered) / float64(confirmed)
		t.Logf("%s: %d of %d tunings confirm a variant; its interval holds in %.3f, that of the race in %.3f; falsely better in %d of %d", name, confirmed, runs, share, float64(naive)/float64(confirmed), falseBetter, nulls)
		if least := 0.95 - 2*math.Sqrt(0.95*0.05/float64(confirmed)); share < least {
			t.Errorf("%s: the confirmed interval holds in %.3f, want at least %.3f", name, share, least)
		}
		if most := 0.025 + 2*math.Sqrt(0.025*0.975/float64(max(1, nulls))); float64(falseBetter) > most*float64(nulls) {
			t.Errorf("%s: falsely better in %d of %d", name, falseBetter, nulls)
		}
	}
}

// simulate returns the decision about tasks whose rates under the control vary, and that
// pass more often under the treatment by effect.
func simulate(rng *rand.Rand, tasks int, effect float64) decision.Decision {
	var q decision.Question
	for range tasks {
		rate := 0.2 + 0.4*rng.Float64()
		task := decision.Task{Settled: true}
		task.AddPair(outcome(rng, rate), outcome(rng, rate+effect))
		q.Tasks = append(q.Tasks, task)
	}
	return decision.Decide([]decision.Question{q}, decision.Rules{Alpha: 0.05})[0]
}

func outcome(rng *rand.Rand, rate float64) decision.Outcome {
	if rng.Float64() < rate {
		return decision.Passed
	}
	return decision.Failed
}

func holds(d decision.Decision, effect float64) int {
	if i := d.Interval; i.Low != nil && *i.Low <= effect && effect <= *i.High {
		return 1
	}
	return 0
}
