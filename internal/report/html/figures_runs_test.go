package html

import (
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/html/htmltest"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// byHand is a run by hand: for each arm what became of the trials of each task, tasks
// set apart by blanks, a letter a trial: p, f, u(nknown), e(nvironment: void),
// g(rader: void, though another grader has said that a criterion fails), s(kipped for
// the budget), d(ecided: skipped since nothing was left to decide), "." (pending),
// h (generated, not yet graded by all).
func byHand(t testing.TB, compare map[string]suite.Comparison, arms ...string) *analyse.Analysis {
	t.Helper()
	s := &suite.Suite{Name: "by hand", Seed: 1, Graders: map[string]*suite.Grader{"text": {Kind: "text"}, "other": {Kind: "text"}}, Compare: compare,
		Scenarios: map[string]*suite.Scenario{}, Gates: suite.Gates{Mode: "warn", Rules: []suite.Rule{{Name: "works", Metric: "success_rate", Min: new(0.5)}}}}
	var plan trial.Plan
	var records []trial.Record
	add := func(r trial.Record) {
		r.Seq, r.Sess = int64(len(records)+1), 1
		records = append(records, r)
	}
	for _, line := range arms {
		id, tasks, _ := strings.Cut(line, ": ")
		agent, scenario, _ := strings.Cut(id, "/")
		s.Arms = append(s.Arms, suite.Arm{Agent: agent, Scenario: scenario})
		for i, trials := range strings.Fields(tasks) {
			if len(s.Tasks) <= i {
				s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprint("t", i), Group: fmt.Sprint("group ", i%2)})
			}
			for index, letter := range trials {
				k := trial.Key{Task: s.Tasks[i].ID, Arm: id, Index: index}
				plan.Trials = append(plan.Trials, trial.Planned{Key: k})
				s.Trials = max(s.Trials, len(trials))
				if reason, skip := map[rune]string{'s': "budget: 1.00 USD spent", 'd': "decided: nothing is left to decide"}[letter]; skip {
					add(trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: k, Reason: reason}})
				}
				if strings.ContainsRune("sd.", letter) {
					continue
				}
				a := trial.Attempt{Key: k, N: 1, Source: trial.Live, End: &trial.End{Reason: trial.Finished, Turns: 1 + i}, Timing: trial.Timing{AgentMS: int64(1000 + 137*i*len(scenario) + 11*index)},
					Usage: []trial.Usage{{Request: 1, Model: "model-1", Input: int64(1000 + 10*i*len(scenario)), CacheRead: 7, Output: 50}}}
				if letter == 'e' {
					a.End, a.Fault = nil, trial.Faultf(trial.ClassEnvironment, "%w", errors.New("503"))
				}
				add(trial.Record{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Attempt: a, Settled: true}})
				if letter == 'e' {
					continue
				}
				say := func(grader string, v trial.Verdict) {
					add(trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: k, Attempt: 1, Grader: grader, Label: string(v), Criteria: []trial.Criterion{{Name: grader + ".ok", Verdict: v, Required: true}}}})
				}
				add(trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: k, Attempt: 1, Grader: trial.AgentGrader, Criteria: []trial.Criterion{{Name: trial.FinishedCriterion, Verdict: trial.Pass, Required: true}}}})
				say("text", map[rune]trial.Verdict{'p': trial.Pass, 'f': trial.Fail, 'u': trial.Unknown, 'g': trial.Fail, 'h': trial.Fail}[letter])
				switch letter {
				case 'g':
					add(trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: k, Attempt: 1, Grader: "other", Fault: trial.Faultf(trial.ClassGrader, "out of memory")}})
				case 'h':
				default:
					say("other", trial.Pass)
				}
			}
		}
	}
	a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{Run: "20261121T101500Z-by-hand-k3f9", Prices: func(x *trial.Attempt) (spend.Price, bool) {
		usd := big.NewRat(x.Usage[0].Input, 1_000_000)
		return spend.Price{Billed: usd, Cold: usd, ColdSeed: usd}, true
	}})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// The comparisons of runs by hand: one treatment, or every scenario but the control.
var (
	oneTreatment   = map[string]suite.Comparison{"help": {Treatment: suite.Selector{Scenario: "on"}, Control: suite.Selector{Scenario: "off"}, Margin: new(0.1)}}
	manyTreatments = map[string]suite.Comparison{"help": {Control: suite.Selector{Scenario: "off"}}}
)

var (
	figureRunsMade map[string]*analyse.Analysis
	figureRunsOnce sync.Once
)

// figureRuns are runs of every kind, at every stage. They are made once: tests leave
// them as they are.
func figureRuns(t testing.TB) map[string]*analyse.Analysis {
	figureRunsOnce.Do(func() { figureRunsMade = makeFigureRuns(t) })
	return maps.Clone(figureRunsMade)
}

func makeFigureRuns(t testing.TB) map[string]*analyse.Analysis {
	out := map[string]*analyse.Analysis{}
	for name, example := range map[string]func() *analysetest.Example{
		"bindings": analysetest.Bindings, "noted": analysetest.Noted, "programs": analysetest.Programs, "starts": analysetest.Starts, "retrieval": analysetest.Retrieval, "swift": analysetest.Swift,
	} {
		out[name] = example().Analyse()
		e := example()
		e.Records = e.Records[:len(e.Records)/2]
		out[name+", half done"] = e.Analyse()
		e = example()
		e.Records = nil
		out[name+", not begun"] = e.Analyse()
		e = example()
		e.Plan.Trials, e.Records = nil, nil
		out[name+", no trials"] = e.Analyse()
		e = example()
		e.Plan.Trials = slices.DeleteFunc(e.Plan.Trials, func(p trial.Planned) bool { return p.Arm != e.Suite.Arms[0].ID() })
		e.Records = slices.DeleteFunc(e.Records, func(r trial.Record) bool { return keyOf(r).Arm != e.Suite.Arms[0].ID() && keyOf(r).Arm != "" })
		e.Suite.Arms, e.Notes = e.Suite.Arms[:1], nil
		out[name+", one arm"] = e.Analyse()
		e = example()
		for i := range e.Records {
			if a := e.Records[i].Attempt; a != nil && a.Settled {
				a.End, a.Fault = nil, trial.Faultf(trial.ClassSetup, "no room")
			}
		}
		e.Records = slices.DeleteFunc(e.Records, func(r trial.Record) bool { return r.Score != nil })
		out[name+", all void"] = e.Analyse()
		e = example()
		for i := range e.Records {
			if a := e.Records[i].Attempt; a != nil {
				a.Source = trial.Imported
			}
		}
		out[name+", imported"] = e.Analyse()
	}
	e := analysetest.Swift()
	e.Suite.Tasks, e.Suite.Arms = e.Suite.Tasks[:4], e.Suite.Arms[:1]
	out["tasks and arms that the suite does not list"] = e.Analyse()
	graded := analysetest.Noted()
	graded.Graded = true
	out["noted, as graded"] = graded.Analyse()
	out["large"], _ = htmltest.Big(600, 5)
	out["hostile"], _ = htmltest.Hostile()
	out["one task"] = byHand(t, oneTreatment, "a/off: f", "a/on: p")
	out["one task, many trials"] = byHand(t, oneTreatment, "a/off: ffpfp", "a/on: pppup")
	out["agents"] = byHand(t, oneTreatment, "a/off: f f p f p f", "a/on: p p p f p p", "b/off: f p f e f f", "b/on: p p f p u p")
	out["three treatments"] = byHand(t, manyTreatments, "a/off: f f f p f f f f", "a/on: p p p f p p p f", "a/placebo: f f p p f f f p", "a/skill: p f p f f p p g",
		"b/off: f p f f f f p f", "b/on: p p p p f p p p", "b/placebo: f f f f f f p f", "b/skill: p p p p f p p p")
	out["every end"] = byHand(t, oneTreatment, "a/off: pf fu gg ee ss .. hp pp", "a/on: pp uf pe gp pp ph pp gf")
	out["decided"] = byHand(t, manyTreatments, "a/off: "+strings.Repeat("f ", 30)+"d d", "a/on: "+strings.Repeat("p ", 30)+"d d", "a/skill: "+strings.Repeat("p ", 30)+"d d")
	out["decided, several trials"] = byHand(t, oneTreatment, "a/off: "+strings.Repeat("ff ", 20)+"dd", "a/on: "+strings.Repeat("pp ", 20)+"dd")
	var arms []string
	for i := range 9 {
		arms = append(arms, fmt.Sprintf("agent-%d/off: f f p f p f", i), fmt.Sprintf("agent-%d/on: p p p f p %c", i, "pf"[i%2]), fmt.Sprintf("agent-%d/skill: p f p f %c p", i, "pf"[i%2]))
	}
	out["many agents"] = byHand(t, manyTreatments, arms...)
	return out
}

func keyOf(r trial.Record) trial.Key {
	switch {
	case r.Start != nil:
		return r.Start.Key
	case r.Attempt != nil:
		return r.Attempt.Key
	case r.Score != nil:
		return r.Score.Key
	case r.Skip != nil:
		return r.Skip.Key
	}
	return trial.Key{}
}
