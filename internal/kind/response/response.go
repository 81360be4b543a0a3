// Package response is the grader of kind "response": how large the answers to the
// calls of an agent of kind tool were, and how long they took.
//
//	graders:
//	  response: {}
//
// Its measures are over the calls of one trial that count, warm-ups left out:
// bytes and tokens of the median answer, and the median and 95th percentile of the
// time (linear interpolation, Hyndman & Fan 1996, type 7). Bytes are the bytes of the
// text that a model would be given; tokens are estimated from them.
//
// The one criterion, answered, fails if a call was not made or ended in an error
// that the task does not expect: the size of an error message is nothing to
// compare.
package response

import (
	"context"
	_ "embed"
	"slices"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// KindName is the name of this kind in suite files.
const KindName = "response"

// version changes when the same calls begin to give other figures.
const version = 1

// Config is the settings of a response grader. There are none.
type Config struct{}

//go:embed manual.md
var manual string

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Labels: []string{"answered", "failed", grade.NoCalls},
		Name:   KindName, Manual: manual, Make: func(e kind.Env) (grade.Grader, error) { return New(e.Name, e.Config.(*Config)), nil },
		Kind: suite.Kind{Doc: "size and time of the answers to the calls of an agent of kind tool", New: func() any { return new(Config) }},
	}
}

// Grader measures answers of calls.
type Grader struct{ name string }

// New makes the grader that a suite has under name.
func New(name string, _ *Config) *Grader { return &Grader{name} }

// Identity implements grade.Grader.
func (g *Grader) Identity() any {
	return struct {
		Kind    string `json:"kind" key:"grade"`
		Version int    `json:"version" key:"grade"`
		Name    string `json:"name" key:"grade"`
	}{KindName, version, g.name}
}

// Probe implements grade.Grader; there is nothing that could be missing.
func (g *Grader) Probe(context.Context) error { return nil }

// measures are the figures of one trial, of the calls that were made.
var measures = []struct {
	name, unit, doc string
	of              func(*trial.MadeCall) float64
	q               float64
}{
	{"bytes", "bytes", "text of the median answer, in UTF-8", func(m *trial.MadeCall) float64 { return float64(m.Bytes) }, 0.5},
	{"tokens", "tokens", "the same in tokens, estimated at 4 bytes each", func(m *trial.MadeCall) float64 { return float64(m.Tokens) }, 0.5},
	{"p50_ms", "ms", "median time of a call", func(m *trial.MadeCall) float64 { return m.MS }, 0.5},
	{"p95_ms", "ms", "95th percentile of the time of a call", func(m *trial.MadeCall) float64 { return m.MS }, 0.95},
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	out := []grade.Column{{Name: g.name + ".answered", Required: true, Doc: "every call was answered as the task wants"}}
	for _, m := range measures {
		out = append(out, grade.Column{Name: g.name + "." + m.name, Measure: true, Unit: m.unit, Doc: m.doc})
	}
	return out
}

// Grade implements grade.Grader. The label is answered, failed, or how the agent
// ended where there is no answer.
func (g *Grader) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	err := ctx.Err()
	var calls []trial.MadeCall
	var none *grade.NoList
	if err == nil {
		calls, none, err = c.Calls()
	}
	if err != nil {
		return trial.Score{}, c.Fault(err)
	}
	answered := trial.Criterion{Name: g.name + ".answered", Verdict: trial.Pass, Required: true}
	label := "answered"
	if none != nil {
		answered.Verdict, answered.Evidence, label = trial.Fail, []string{none.Why}, none.Label
	} else if wrong := c.WrongCalls(calls); len(wrong) > 0 {
		answered.Verdict, answered.Evidence, label = trial.Fail, []string{grade.Excerpt(wrong[0])}, "failed"
	}
	score := trial.Score{Criteria: []trial.Criterion{answered}, Label: label}
	for _, m := range measures {
		var values []float64
		for i := range calls {
			if v := m.of(&calls[i]); answered.Verdict == trial.Pass && v >= 0 {
				values = append(values, v)
			}
		}
		measure := trial.Measure{Name: g.name + "." + m.name, Unit: m.unit}
		if len(values) > 0 {
			slices.Sort(values)
			measure.Value = new(stat.Quantile(values, m.q))
		}
		score.Measures = append(score.Measures, measure)
	}
	return score, nil
}
