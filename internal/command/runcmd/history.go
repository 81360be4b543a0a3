package runcmd

import (
	"cmp"
	"encoding/json"
	"math/big"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
)

// How far back the cost of earlier trials is looked for, and how many there must
// be before they say more than a guess.
const (
	maxHistory   = 5 // runs of the suite
	leastHistory = 3 // trials of an arm
)

// pastCost is what earlier live trials of an arm cost, at today's prices.
type pastCost struct {
	trials  int
	sum     *big.Rat
	squares *big.Rat
}

func (p *pastCost) addCost(usd *big.Rat) {
	p.trials++
	p.sum.Add(p.sum, usd)
	p.squares.Add(p.squares, new(big.Rat).Mul(usd, usd))
}

// variance is the variance of what n new trials cost about n times the mean, which these
// trials know only so well.
func (p *pastCost) variance(n int) float64 {
	if p.trials < 2 {
		return 0
	}
	mean, _ := p.meanCost().Float64()
	squares, _ := p.squares.Float64()
	m := float64(p.trials)
	each := max(0, squares-m*mean*mean) / (m - 1)
	return each * float64(n) * (1 + float64(n)/m)
}

// meanCost is the mean of a trial: unlike the median it adds up to what many cost.
func (p *pastCost) meanCost() *big.Rat {
	return new(big.Rat).Quo(p.sum, new(big.Rat).SetInt64(int64(p.trials)))
}

// readHistory reads the costs of a suite's arms from its newest runs under the
// folder of runs, by arm: where agent and scenario were set as they are today,
// and often enough. It skips runs that cannot be read.
func (j *job) readHistory() map[string]*pastCost {
	root := cmp.Or(j.f.out, "runs")
	entries, err := os.ReadDir(root)
	if err != nil {
		return nil
	}
	today, err := run.ResolvedSuite(j.suite, j.red)
	if err != nil {
		return nil
	}
	out := map[string]*pastCost{}
	read := 0
	for _, e := range slices.Backward(entries) { // names begin with the second of the start
		dir := filepath.Join(root, e.Name())
		if read == maxHistory {
			break
		}
		if !runload.IsRun(dir) {
			continue
		}
		r, err := journal.Open(dir)
		if err != nil || r.Manifest().Suite != j.suite.Name {
			continue
		}
		read++
		same := sameSettings(today, r.Manifest().Resolved)
		for rec, err := range r.Records() {
			if err != nil {
				break
			}
			if rec.Attempt == nil || rec.Attempt.Source != trial.Live || rec.Attempt.End == nil || !same(rec.Attempt.Key.Arm) {
				continue
			}
			usd, ok := j.prices.Billed(&rec.Attempt.Attempt)
			if !ok {
				continue
			}
			arm := rec.Attempt.Key.Arm
			if suiteload.IsBaseline(j.suite, rec.Attempt.Key.Task) {
				arm += ofBaselines
			}
			p := out[arm]
			if p == nil {
				p = &pastCost{sum: new(big.Rat), squares: new(big.Rat)}
				out[arm] = p
			}
			p.addCost(usd)
		}
	}
	for arm, p := range out {
		if p.trials < leastHistory && !strings.HasSuffix(arm, ofBaselines) { // of which few are enough
			delete(out, arm)
		}
	}
	return out
}

// ofBaselines ends the name of an arm in a history where it stands for what its
// baselines cost.
const ofBaselines = "\x00baselines"

// sameSettings reports of an arm whether two resolved suites set its agent and its
// scenario alike.
func sameSettings(a, b json.RawMessage) func(arm string) bool {
	type parts struct {
		Agents    map[string]any `json:"agents"`
		Scenarios map[string]any `json:"scenarios"`
	}
	var x, y parts
	if json.Unmarshal(a, &x) != nil || json.Unmarshal(b, &y) != nil {
		return func(string) bool { return false }
	}
	known := map[string]bool{}
	return func(arm string) bool {
		is, ok := known[arm]
		if ok {
			return is
		}
		agent, scenario, _ := strings.Cut(arm, "/")
		equal := func(p, q map[string]any, name string) bool {
			return p[name] != nil && reflect.DeepEqual(p[name], q[name])
		}
		is = equal(x.Agents, y.Agents, agent) && equal(x.Scenarios, y.Scenarios, scenario)
		known[arm] = is
		return is
	}
}
