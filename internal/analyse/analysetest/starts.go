package analysetest

import (
	"time"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Starts is the run of [Programs] with baselines, and with trials that met a cold
// cache: the second and third of each arm's baselines read from the cache, and of
// the last one of the second arm no usage is known.
func Starts() *Example {
	e := Programs()
	task := &suite.Task{ID: suite.BaselineTask, Role: suite.BaselineTask, Prompt: "Reply with the single word OK.", Graders: map[string]any{"tests": nil, "activity": nil}}
	e.Suite.Tasks = append(e.Suite.Tasks, task)
	for i := range e.Records {
		if a := e.Records[i].Attempt; a != nil && a.Key.Index == 0 && len(a.Usage) > 0 {
			a.Usage[0].CacheRead = 0
		}
		if s := e.Records[i].Score; s != nil && s.Grader == "tests" {
			for _, c := range s.Criteria {
				if c.Verdict == trial.Fail {
					s.Details = map[string]string{"reason": map[string]string{"tests.pass": "tests_failed", "tests.forbidden": "forbidden_modified:go.mod"}[c.Name]}
				}
			}
		}
	}
	end := e.Records[len(e.Records)-1]
	b := &builder{suite: e.Suite, records: e.Records[:len(e.Records)-1]}
	for index := range 3 {
		for arm, id := range []string{Shell, MCP} {
			k := trial.Key{Task: task.ID, Arm: id, Index: index}
			e.Plan.Trials = append(e.Plan.Trials, trial.Planned{Key: k, Block: int32(100 + index)})
			b.add(trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: k, N: 1}})
			a := &trial.AttemptRecord{Settled: true, Attempt: trial.Attempt{
				Key: k, N: 1, Source: trial.Live, End: &trial.End{Reason: trial.Finished, Turns: 1, Model: "model-1-20260901"},
				Proof:  trial.Proof{Isolation: []string{"landlock", "none"}[arm]},
				Timing: trial.Timing{Start: time.Date(2026, 11, 21, 10, 15, 0, 0, time.UTC), AgentMS: int64(2000 + 100*index)},
			}}
			if arm == 1 {
				a.Proof.Servers = []trial.ServerProof{{Name: "docs", Digest: "d1", Pinned: "d1", Tools: 12, Tokens: 400}}
			}
			use := trial.Usage{Request: 1, Model: "model-1", Input: 100, CacheWrite5m: int64(900 + 400*arm), Output: 5}
			if index > 0 {
				use.CacheRead, use.CacheWrite5m = use.CacheWrite5m, int64(50*index)
			}
			if arm == 0 || index < 2 {
				a.Usage = []trial.Usage{use}
			}
			b.add(trial.Record{Type: trial.RecordAttempt, Attempt: a})
			b.add(trial.Record{Type: trial.RecordScore, Score: finished(k, a)})
		}
	}
	b.add(end)
	e.Records = b.records
	return e
}
