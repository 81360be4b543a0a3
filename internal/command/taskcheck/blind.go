package taskcheck

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"reflect"
	"slices"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/kind/registry"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// chanceDraws is the number of random acts for each task.
const chanceDraws = 100

// BlindRule holds the scores, at the gates of a suite, of a rule that ignores the
// meaning of tasks.
type BlindRule struct {
	Rule    string  `json:"rule"`
	Figures []Score `json:"figures"` // by gate, in the order of the suite
	// Held reports whether the rule clearly fails at least one gate. If it does not,
	// the gates measure nothing.
	Held bool `json:"held"`
}

// Score is the figure of a rule at a gate.
type Score struct {
	Gate   string   `json:"gate"`
	Metric string   `json:"metric"`
	Min    *float64 `json:"min,omitempty"`
	Max    *float64 `json:"max,omitempty"`
	Value  *float64 `json:"value"` // nil if none, which passes no gate
	// Chance is the score of random acts, or the worst value if random acts pass or
	// have no score. Bar lies a third of the way from Chance to the gate; figures up to
	// Bar clearly fail.
	Chance float64 `json:"chance"`
	Bar    float64 `json:"bar"`
	Clear  bool    `json:"clear"`
	Passes bool    `json:"passes"`
}

// CheckBlind applies the blind rules of the suite's graders to its tasks and compares
// each with the gates. tools are the tools that the arms offer. CheckBlind skips gates
// against a baseline. A rule acts alike in all arms, so CheckBlind also skips gates on
// comparisons, except on p and difference. If no gate remains it returns no rules.
func (c *checker) CheckBlind(ctx context.Context, tools []equip.Spec) ([]BlindRule, error) {
	gates := slices.DeleteFunc(slices.Clone(c.whole.Gates.Rules), func(r suite.Rule) bool {
		return r.Min == nil && r.Max == nil || r.Compare != "" && r.Metric != "p" && r.Metric != "difference"
	})
	if len(gates) == 0 {
		return nil, nil
	}
	var tasks []*suite.Task
	for _, t := range c.whole.Tasks {
		if t.Role == "" && c.whole.Quarantine[t.ID] == "" {
			tasks = append(tasks, t)
		}
	}
	blind, err := c.listBlind(tasks, tools)
	if err != nil || len(blind.Rules) == 0 {
		return nil, err
	}
	var byChance *analyse.Tally
	if blind.Chance != nil {
		draw := func(t *suite.Task, index int) kind.Act {
			h := fnv.New64a()
			h.Write([]byte(t.ID))
			return blind.Chance(t, rand.New(rand.NewPCG(uint64(index), h.Sum64())))
		}
		if byChance, err = c.measureActs(ctx, tasks, draw, chanceDraws, blind.Workspace); err != nil {
			return nil, err
		}
	}
	out := make([]BlindRule, len(blind.Rules))
	for i, rule := range blind.Rules {
		figures, err := c.measureActs(ctx, tasks, func(t *suite.Task, _ int) kind.Act { return rule.Act(t) }, 1, blind.Workspace)
		if err != nil {
			return nil, fmt.Errorf("blind rule %s: %w", rule.Name, err)
		}
		out[i] = scoreRule(rule.Name, gates, figures, byChance)
	}
	return out, nil
}

// listBlind returns the blind rules of the suite's graders, without duplicate names,
// and the first random rule.
func (c *checker) listBlind(tasks []*suite.Task, tools []equip.Spec) (out kind.Blind, err error) {
	kinds := registry.Kinds()
	for _, name := range cmdenv.SortedKeys(c.whole.Graders) {
		g := c.whole.Graders[name]
		i := slices.IndexFunc(kinds, func(k kind.Kind) bool { return k.Name == cmp.Or(g.Kind, name) })
		if i < 0 || kinds[i].Blind == nil {
			continue
		}
		blind, err := kinds[i].Blind(kind.BlindCase{Name: name, Config: g.Config, Tasks: tasks, Tools: tools, Fixture: c.rt.Fixture})
		if err != nil {
			return kind.Blind{}, fmt.Errorf("list the blind rules of grader %s: %w", name, err)
		}
		for _, r := range blind.Rules {
			if !slices.ContainsFunc(out.Rules, func(x kind.BlindRule) bool { return x.Name == r.Name }) {
				out.Rules = append(out.Rules, r)
			}
		}
		if out.Chance == nil {
			out.Chance = blind.Chance
		}
		out.Workspace = out.Workspace || blind.Workspace
	}
	return out, nil
}

// scoreRule returns the scores of a rule at the gates. byChance holds the figures of
// random acts, or is nil if there are none.
func scoreRule(rule string, gates []suite.Rule, figures, byChance *analyse.Tally) BlindRule {
	out := BlindRule{Rule: rule}
	for _, gate := range gates {
		s := Score{Gate: gate.Name, Metric: nameMetric(gate), Min: gate.Min, Max: gate.Max, Value: figureAt(figures, gate)}
		var chance *float64
		if byChance != nil {
			chance = figureAt(byChance, gate)
		}
		s.setBar(chance)
		out.Figures = append(out.Figures, s)
		out.Held = out.Held || s.Clear
	}
	return out
}

// nameMetric returns the metric of a gate, qualified by its comparison.
func nameMetric(gate suite.Rule) string {
	if gate.Compare != "" {
		return gate.Compare + "." + gate.Metric
	}
	return gate.Metric
}

// figureAt returns the metric of a gate over its trials, or nil if it has no value. For
// a comparison it returns the value for equal arms.
func figureAt(t *analyse.Tally, gate suite.Rule) *float64 {
	switch {
	case gate.Compare != "" && gate.Metric == "p":
		return new(1.0)
	case gate.Compare != "":
		return new(0.0)
	}
	own := t.Select(gate.Where)
	m, ok := own.Lookup(gate.Metric)
	if !ok {
		return nil
	}
	if gone, _ := own.Unreachable(m); gone != "" {
		return nil
	}
	return m.Value
}

// setBar scores a figure against its bound. For a gate with two bounds it uses the
// violated bound, or the minimum if neither is violated.
func (s *Score) setBar(chance *float64) {
	bound, sign, worst := 0.0, 1.0, 0.0
	switch {
	case s.Min != nil && (s.Max == nil || s.Value == nil || *s.Value <= *s.Max):
		bound = *s.Min
	default:
		bound, sign, worst = *s.Max, -1, 1
	}
	if bound < 0 || bound > 1 {
		worst = bound // not a rate, so without a worst value
	}
	s.Chance = worst
	if chance != nil && sign*(bound-*chance) > 0 {
		s.Chance = *chance
	}
	s.Bar = s.Chance + (bound-s.Chance)/3
	if s.Value == nil {
		s.Clear = true
		return
	}
	s.Passes = sign*(*s.Value-bound) >= 0
	s.Clear = !s.Passes && sign*(s.Bar-*s.Value) >= -tolerance
}

// tolerance is the maximum rounding error of a figure.
const tolerance = 1e-9

// gradedAct is the attempt of an act, with its scores.
type gradedAct struct {
	attempt *trial.Attempt
	scores  []trial.Score
	err     error
}

// measureActs grades acts in each task and returns the figures for arms that all act
// alike.
func (c *checker) measureActs(ctx context.Context, tasks []*suite.Task, act func(t *suite.Task, index int) kind.Act, times int, workspace bool) (*analyse.Tally, error) {
	if workspace {
		for _, t := range tasks {
			for index := range times {
				c.noteEdit(t.ID, index, func(string) error { return nil })
			}
		}
	}
	trials := mapParallel(ctx, len(tasks)*times, func(i int) gradedAct {
		t := tasks[i/times]
		x := act(t, i%times)
		if d, ok := c.idle[t.ID]; ok && workspace && reflect.DeepEqual(x, kind.Act{}) {
			return d // already graded in the proof of the task
		}
		attempt, blobs, err := c.actBlind(ctx, t, i%times, x, workspace)
		if err != nil {
			return gradedAct{err: fmt.Errorf("task %s: %w", t.ID, err)}
		}
		d := gradedAct{attempt: attempt, scores: c.rt.Grade(ctx, worker.Assignment{Key: attempt.Key, N: 1, Attempt: attempt, Blobs: blobs})}
		for _, s := range d.scores {
			if s.Fault != nil && d.err == nil {
				d.err = fmt.Errorf("task %s, grader %s: %w", t.ID, s.Grader, s.Fault)
			}
		}
		return d
	})
	if ctx.Err() != nil {
		return nil, cmdenv.ExitWith(cmdenv.ExitInterrupted)
	}
	return c.analyseActs(trials)
}

// analyseActs returns the figures of acts for arms that all act alike.
func (c *checker) analyseActs(trials []gradedAct) (*analyse.Tally, error) {
	var plan trial.Plan
	var records []trial.Record
	add := func(r trial.Record) {
		r.Seq, r.Sess = int64(len(records)+1), 1
		records = append(records, r)
	}
	for _, arm := range c.whole.Arms {
		for _, d := range trials {
			if d.err != nil {
				return nil, d.err
			}
			attempt := *d.attempt
			attempt.Key.Arm = arm.ID()
			plan.Trials = append(plan.Trials, trial.Planned{Key: attempt.Key})
			add(trial.Record{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Attempt: attempt, Settled: true}})
			for _, s := range d.scores {
				s.Key = attempt.Key
				add(trial.Record{Type: trial.RecordScore, Score: &s})
			}
		}
	}
	a, err := analyse.Run(c.whole, plan, func(yield func(trial.Record, error) bool) {
		for _, r := range records {
			if !yield(r, nil) {
				return
			}
		}
	}, analyse.Options{Kinds: registry.Analysis()})
	if err != nil {
		return nil, fmt.Errorf("analyse the blind rules: %w", err)
	}
	return &a.Total, nil
}

// actBlind returns the attempt of an act.
func (c *checker) actBlind(ctx context.Context, t *suite.Task, index int, act kind.Act, workspace bool) (*trial.Attempt, map[seal.Digest][]byte, error) {
	key := trial.Key{Task: t.ID, Arm: solverName + "/" + solverName, Index: index}
	attempt, blobs := &trial.Attempt{Key: key, N: 1, Source: trial.Imported, End: &trial.End{Reason: trial.Finished, Turns: 1}}, map[seal.Digest][]byte{}
	if workspace {
		var err error
		if attempt, blobs, err = c.runEdit(ctx, key); err != nil {
			return nil, nil, err
		}
	}
	var events []byte
	for _, call := range act.Calls {
		b, err := json.Marshal(trial.Event{Kind: trial.EventToolCall, Turn: 1, Call: &call})
		if err != nil {
			return nil, nil, fmt.Errorf("write a call: %w", err)
		}
		events = append(append(events, b...), '\n')
	}
	if len(events) == 0 {
		events = []byte(`{"at_ms":0,"kind":"assistant","turn":1,"text":"Done."}` + "\n")
	}
	attempt.Transcript = trial.NewRef(events, "transcript.jsonl", "application/x-ndjson", blobs)
	switch {
	case act.Submit != nil:
		attempt.Artifact.Submission = &trial.Submission{Tool: "submit", Args: trial.NewRef(act.Submit, "submission.json", "application/json", blobs)}
	case act.Replies != nil:
		b, err := json.Marshal(trial.Answer{Schema: trial.CallsSchema, Calls: act.Replies})
		if err != nil {
			return nil, nil, fmt.Errorf("write answers of calls: %w", err)
		}
		attempt.Artifact.Answer = trial.NewRef(b, "answer.json", trial.CallsMedia, blobs)
	case act.Answer != "":
		attempt.Artifact.Answer = trial.NewRef([]byte(act.Answer), "answer.txt", "text/plain", blobs)
	}
	return attempt, blobs, nil
}
