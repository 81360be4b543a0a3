package analyse_test

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// tiny is a suite of one task, one arm and the graders named.
func tiny(graders ...string) (*suite.Suite, trial.Plan, trial.Key) {
	s := &suite.Suite{Name: "tiny", Tasks: []*suite.Task{{ID: "a"}}, Arms: []suite.Arm{{Agent: "x", Scenario: "y"}}, Graders: map[string]*suite.Grader{}}
	for _, g := range graders {
		s.Graders[g] = &suite.Grader{Kind: "text"}
	}
	k := trial.Key{Task: "a", Arm: "x/y"}
	return s, trial.Plan{Trials: []trial.Planned{{Key: k}}}, k
}

func attempt(k trial.Key, n int, settled bool, f *trial.Fault) trial.Record {
	a := &trial.AttemptRecord{Attempt: trial.Attempt{Key: k, N: n, Source: trial.Live, Fault: f}, Settled: settled}
	if f == nil {
		a.End = &trial.End{Reason: trial.Finished, Turns: 1}
	}
	return trial.Record{Type: trial.RecordAttempt, Attempt: a}
}

func score(k trial.Key, n int, grader string, v trial.Verdict) trial.Record {
	return trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: k, Attempt: n, Grader: grader,
		Criteria: []trial.Criterion{{Name: grader + ".ok", Verdict: v, Required: true, Evidence: []string{"because"}}}}}
}

func graderFault(k trial.Key, grader string) trial.Record {
	return trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: k, Attempt: 1, Grader: grader, Fault: trial.Faultf(trial.ClassGrader, "no memory")}}
}

// TestProgress follows one trial through everything that can be recorded of it.
func TestProgress(t *testing.T) {
	s, plan, k := tiny("text", "other")
	env := &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: fmt.Errorf("503")}
	regrade := trial.Record{Type: trial.RecordGrading, Grading: &trial.Grading{Graders: map[string]seal.Digest{"text": "d2", "agent": "d1"}}}
	steps := []struct {
		name    string
		record  trial.Record
		status  analyse.Status
		outcome trial.Verdict
		done    bool
		missing string
		n       int
	}{
		{"skip", trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: k, Reason: "budget"}}, analyse.Skipped, "", true, "", 0},
		{"start", trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: k, N: 1}}, analyse.Skipped, "", true, "", 0},
		{"retried fault", attempt(k, 1, false, env), analyse.Skipped, "", true, "", 1},
		{"score of no settled attempt", score(k, 1, "text", trial.Fail), analyse.Skipped, "", true, "", 1},
		{"settled", attempt(k, 2, true, nil), analyse.Pending, "", false, "agent other text", 2},
		{"score of another attempt", score(k, 1, "text", trial.Fail), analyse.Pending, "", false, "agent other text", 2},
		{"one score", score(k, 2, "text", trial.Fail), analyse.Pending, "", false, "agent other", 2},
		{"stranger's score", score(k, 2, "nobody", trial.Fail), analyse.Pending, "", false, "agent other", 2},
		{"built-in", score(k, 2, "agent", trial.Pass), analyse.Pending, "", false, "other", 2},
		{"last score", score(k, 2, "other", trial.Pass), analyse.Scored, trial.Fail, true, "", 2},
		{"second settled attempt", attempt(k, 3, true, nil), analyse.Scored, trial.Fail, true, "", 2},
		{"asked again", score(k, 2, "text", trial.Unknown), analyse.Scored, trial.Unknown, true, "", 2},
		{"late skip", trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: k, Reason: "stopped"}}, analyse.Scored, trial.Unknown, true, "", 2},
		{"regrade", regrade, analyse.Pending, "", false, "agent text", 2},
		{"regraded", score(k, 2, "text", trial.Pass), analyse.Pending, "", false, "agent", 2},
		{"grader that went", score(k, 2, "other", trial.Fail), analyse.Pending, "", false, "agent", 2},
		{"regraded too", score(k, 2, "agent", trial.Pass), analyse.Scored, trial.Pass, true, "", 2},
		{"unknown kind", trial.Record{Type: "later", Optional: true}, analyse.Scored, trial.Pass, true, "", 2},
	}
	var records []trial.Record
	for i, step := range steps {
		step.record.Seq = int64(i + 1)
		records = append(records, step.record)
		st, err := analyse.Fold(s, plan, analysetest.Records(records))
		if err != nil {
			t.Fatalf("%s: %v", step.name, err)
		}
		p, ok := st.Trial(k)
		if !ok || p.Done() != step.done || strings.Join(p.Missing, " ") != step.missing || p.Attempts != step.n {
			t.Errorf("%s: progress %+v", step.name, p)
		}
		a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := a.Trials[0]; got.Status != step.status || got.Outcome != step.outcome {
			t.Errorf("%s: %s %s, want %s %s", step.name, got.Status, got.Outcome, step.status, step.outcome)
		}
		if step.name == "settled" && (p.Settled != 2 || p.Seq != int64(i+1)) {
			t.Errorf("settled: %+v", p)
		}
	}
}

func TestVoids(t *testing.T) {
	s, plan, k := tiny("text")
	for name, c := range map[string]struct {
		records []trial.Record
		class   trial.Class
	}{
		"treatment":     {[]trial.Record{attempt(k, 1, true, trial.Faultf(trial.ClassTreatment, "server died"))}, trial.ClassTreatment},
		"unknown class": {[]trial.Record{attempt(k, 1, true, trial.Faultf("weather", "rain"))}, trial.ClassEnvironment},
		"grader":        {[]trial.Record{attempt(k, 1, true, nil), score(k, 1, "agent", trial.Pass), graderFault(k, "text")}, trial.ClassGrader},
		// A fault is the whole truth of a trial even while another grader is out.
		"machine of a grader": {[]trial.Record{attempt(k, 1, true, nil), score(k, 1, "agent", trial.Pass), {Type: trial.RecordScore, Score: &trial.Score{Key: k, Attempt: 1, Grader: "text", Fault: trial.Faultf(trial.ClassEnvironment, "gone")}}}, trial.ClassEnvironment},
		"grader, one missing": {[]trial.Record{attempt(k, 1, true, nil), graderFault(k, "text")}, trial.ClassGrader},
	} {
		a, err := analysetest.Run(s, plan, analysetest.Records(c.records), analyse.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := a.Trials[0]; got.Status != analyse.Void || got.Void != c.class || got.Reason == "" {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

func TestLeftOutGraderIsNotMissing(t *testing.T) {
	s, plan, k := tiny("text", "other")
	s.Tasks[0].Graders = map[string]any{"other": nil}
	st, err := analyse.Fold(s, plan, analysetest.Records([]trial.Record{attempt(k, 1, true, nil), score(k, 1, "agent", trial.Pass), score(k, 1, "text", trial.Pass)}))
	if p, _ := st.Trial(k); err != nil || !p.Done() {
		t.Errorf("%+v, %v", p, err)
	}
}

func TestBadRecords(t *testing.T) {
	s, plan, _ := tiny("text")
	for want, r := range map[string]trial.Record{
		"record 7 (score): trial b × x/y #1 is not in the plan of this run": {Seq: 7, Type: trial.RecordScore, Score: &trial.Score{Key: trial.Key{Task: "b", Arm: "x/y"}}},
		`record 8: type "attempt" without its content`:                      {Seq: 8, Type: trial.RecordAttempt},
		`record 9: type "later" without its content`:                        {Seq: 9, Type: "later"},
	} {
		if _, err := analysetest.Run(s, plan, analysetest.Records([]trial.Record{r}), analyse.Options{}); err == nil || err.Error() != want {
			t.Errorf("error %v, want %s", err, want)
		}
	}
	broken := func(yield func(trial.Record, error) bool) { yield(trial.Record{}, fmt.Errorf("torn")) }
	if _, err := analysetest.Run(s, plan, broken, analyse.Options{}); err == nil || err.Error() != "torn" {
		t.Errorf("error %v, want that of the records", err)
	}
}

// TestLedgerAddsUp checks that for any records every planned trial is in exactly one
// place, and every total is the sum of its parts.
func TestLedgerAddsUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := &suite.Suite{Name: "random", Graders: map[string]*suite.Grader{"binding": {Kind: "binding"}}}
		var plan trial.Plan
		for i := range rapid.IntRange(0, 5).Draw(t, "tasks") {
			s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprint("t", i), Group: fmt.Sprint("g", i%2), Expect: []string{"solve", "abort"}[i%2]})
		}
		s.Arms = []suite.Arm{{Agent: "a", Scenario: "x"}, {Agent: "a", Scenario: "y"}}
		s.Compare = map[string]suite.Comparison{"c": {Treatment: suite.Selector{Scenario: "y"}, Control: suite.Selector{Scenario: "x"}}}
		for _, task := range s.Tasks {
			for _, arm := range s.Arms {
				for i := range rapid.IntRange(1, 3).Draw(t, "trials") {
					plan.Trials = append(plan.Trials, trial.Planned{Key: trial.Key{Task: task.ID, Arm: arm.ID(), Index: i},
						Filtered: rapid.SampledFrom([]string{"", "", "", "filter: tag"}).Draw(t, "filtered")})
				}
			}
		}
		var records []trial.Record
		if len(plan.Trials) > 0 {
			for range rapid.IntRange(0, 60).Draw(t, "records") {
				records = append(records, randomRecord(t, rapid.SampledFrom(plan.Trials).Draw(t, "trial").Key))
			}
		}
		a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{})
		if err != nil {
			t.Fatal(err)
		}
		sum := map[string]int{}
		check := func(name string, l analyse.Ledger) {
			if l.Planned != l.Scored+l.Void+l.Skipped+l.Pending || l.Scored != l.Pass+l.Fail+l.Unknown ||
				l.Void != l.VoidSetup+l.VoidEnvironment+l.VoidTreatment+l.VoidGrader {
				t.Fatalf("%s does not add up: %+v", name, l)
			}
			by := 0
			for _, c := range l.SkippedBy {
				by += c.N
			}
			if by != l.Skipped {
				t.Fatalf("%s: skips by reason are %d of %d", name, by, l.Skipped)
			}
			sum[name] += l.Planned
		}
		check("total", a.Total.Ledger)
		for _, arm := range a.Arms {
			check("arms", arm.Ledger)
		}
		for _, c := range a.Cells {
			check("cells", c.Ledger)
		}
		for _, b := range a.Breakdowns {
			check(b.By, b.Ledger)
		}
		for _, part := range []string{"arms", "cells", "group"} {
			if sum[part] != len(plan.Trials) || sum["total"] != len(plan.Trials) || len(a.Trials) != len(plan.Trials) {
				t.Fatalf("%s hold %d of %d trials, trials %d", part, sum[part], len(plan.Trials), len(a.Trials))
			}
		}
		for _, m := range a.Total.Metrics {
			if m.Numerator < 0 || m.Numerator > m.Denominator || (m.Value == nil) != (m.Denominator == 0) {
				t.Fatalf("impossible metric %+v", m)
			}
		}
		for _, c := range a.Comparisons {
			if c.Planned != c.N+c.Void+c.Unknown+c.NotRun || c.Pairs.N() != c.N {
				t.Fatalf("pairs do not add up: %+v", c)
			}
			if c.Difference != nil && c.Decision.Missing == nil && (*c.WorstCase != *c.Difference || *c.BestCase != *c.Difference) {
				t.Fatalf("nothing is missing, yet %v is between %v and %v", *c.Difference, *c.WorstCase, *c.BestCase)
			}
			if c.WorstCase != nil && *c.WorstCase > *c.BestCase {
				t.Fatalf("worst %v is above best %v", *c.WorstCase, *c.BestCase)
			}
		}
	})
}

func randomRecord(t *rapid.T, k trial.Key) trial.Record {
	switch rapid.IntRange(0, 5).Draw(t, "type") {
	case 0:
		return trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: k, Reason: rapid.SampledFrom([]string{"budget", "stopped"}).Draw(t, "reason")}}
	case 1:
		class := rapid.SampledFrom([]trial.Class{trial.ClassSetup, trial.ClassEnvironment, trial.ClassTreatment, trial.ClassGrader, "odd"}).Draw(t, "class")
		return attempt(k, 1, rapid.Bool().Draw(t, "settled"), trial.Faultf(class, "x"))
	case 2:
		return attempt(k, 1, true, nil)
	}
	r := score(k, 1, rapid.SampledFrom([]string{"agent", "binding"}).Draw(t, "grader"),
		rapid.SampledFrom([]trial.Verdict{trial.Pass, trial.Fail, trial.Unknown, trial.NotApplicable}).Draw(t, "verdict"))
	r.Score.Label = rapid.SampledFrom([]string{"", "correct", "wrong_symbol", "aborted", "handler_rejected", "deadline"}).Draw(t, "label")
	if rapid.IntRange(0, 9).Draw(t, "fault") == 0 {
		r.Score.Fault, r.Score.Criteria = trial.Faultf(trial.ClassGrader, "x"), nil
	}
	return r
}

// TestMemory: a state stays below 2 KB a trial, however long the transcripts.
func TestMemory(t *testing.T) {
	const n = 20_000
	s, _, _ := tiny("text")
	plan := trial.Plan{Trials: make([]trial.Planned, n)}
	for i := range plan.Trials {
		plan.Trials[i].Key = trial.Key{Task: "a", Arm: "x/y", Index: i}
	}
	records := func(yield func(trial.Record, error) bool) {
		for i, p := range plan.Trials {
			text := []byte(strings.Repeat("x", 4000))
			a := attempt(p.Key, 1, true, nil)
			a.Attempt.Transcript = trial.Ref{Digest: seal.Of([]byte(fmt.Sprint(i))), Size: 4000, Inline: text}
			a.Attempt.Artifact.Answer = trial.Ref{Digest: seal.Of([]byte(fmt.Sprint("a", i))), Size: 4000, Inline: text}
			a.Attempt.Usage = []trial.Usage{{Request: 1, Model: fmt.Sprint("model", 1), Input: 10, Output: 1}}
			bad := score(p.Key, 1, strings.Clone("text"), trial.Fail)
			bad.Score.Criteria[0].Evidence = []string{fmt.Sprintf("%0200d", i)}
			for _, r := range []trial.Record{a, score(p.Key, 1, "agent", trial.Pass), bad} {
				if !yield(r, nil) {
					return
				}
			}
		}
	}
	live := func() uint64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	before := live()
	st, err := analyse.Fold(s, plan, records)
	if err != nil {
		t.Fatal(err)
	}
	used := live() - before
	t.Logf("%d trials: %.1f MB, %d bytes each", n, float64(used)/1e6, used/n)
	if used > 40e6 {
		t.Errorf("%d trials take %d MB, more than 40", n, used/1e6)
	}
	runtime.KeepAlive(st)
	runtime.KeepAlive(plan)
}

func TestAll(t *testing.T) {
	e := analysetest.Bindings()
	st, err := analyse.Fold(e.Suite, e.Plan, e.All())
	if err != nil {
		t.Fatal(err)
	}
	var keys []trial.Key
	for p, progress := range st.All {
		keys = append(keys, p.Key)
		if !progress.Done() {
			t.Errorf("%s is not done: %+v", p.Key, progress)
		}
	}
	if !slices.EqualFunc(keys, e.Plan.Trials, func(k trial.Key, p trial.Planned) bool { return k == p.Key }) {
		t.Error("the order is not that of the plan")
	}
	if len(st.Sessions()) != 1 || st.Sessions()[0].End != "done" {
		t.Errorf("sessions %+v", st.Sessions())
	}
}
