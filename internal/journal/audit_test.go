package journal

import (
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/trial"
)

// TestAudit damages the story of a run, not its records.
func TestAudit(t *testing.T) {
	a, b := trial.Key{Task: "a", Arm: "m/s"}, trial.Key{Task: "b", Arm: "m/s"}
	m := &Manifest{Format: 2, Plan: trial.Plan{Trials: []trial.Planned{{Key: a}, {Key: b}}}}
	session := func(n int, why string) trial.Record {
		return trial.Record{Type: trial.RecordSession, Sess: n, Session: &trial.Session{Why: why}}
	}
	attempt := func(k trial.Key, n int, settled bool, f *trial.Fault) trial.Record {
		out := trial.AttemptRecord{Attempt: trial.Attempt{Key: k, N: n, Source: trial.Live, Fault: f}, Settled: settled}
		if f == nil {
			out.End = &trial.End{Reason: trial.Finished}
		}
		return trial.Record{Type: trial.RecordAttempt, Sess: 1, Attempt: &out}
	}
	score := func(k trial.Key, n int, v trial.Verdict) trial.Record {
		return trial.Record{Type: trial.RecordScore, Sess: 1, Score: &trial.Score{Key: k, Attempt: n, Grader: "g", Criteria: []trial.Criterion{{Name: "g.x", Verdict: v, Required: true}}}}
	}
	start := func(k trial.Key, n int) trial.Record {
		return trial.Record{Type: trial.RecordStart, Sess: 1, Start: &trial.Start{Key: k, N: n}}
	}
	usage := func(k trial.Key, n int) trial.Record {
		return trial.Record{Type: trial.RecordUsage, Optional: true, Sess: 1, Usage: &trial.UsageNote{Key: k, N: n, Usage: trial.Usage{Request: 1, Input: 10}}}
	}
	skip := func(k trial.Key) trial.Record {
		return trial.Record{Type: trial.RecordSkip, Sess: 1, Skip: &trial.Skip{Key: k, Reason: "budget"}}
	}
	end := func(reason string, totals map[string]int) trial.Record {
		return trial.Record{Type: trial.RecordEnd, Sess: 1, End: &trial.SessionEnd{Reason: reason, Totals: totals}}
	}
	grading := trial.Record{Type: trial.RecordGrading, Sess: 1, Grading: &trial.Grading{}}
	joined := trial.Record{Type: trial.RecordWorker, Optional: true, Sess: 1, Worker: &trial.WorkerNote{Name: "mac", What: trial.WorkerJoined}}
	lost := trial.Record{Type: trial.RecordLost, Optional: true, Sess: 1}
	fault := trial.Faultf(trial.ClassEnvironment, "529")
	whole := []trial.Record{session(1, "run"), start(a, 1), attempt(a, 1, false, fault), start(a, 2), attempt(a, 2, true, nil), score(a, 2, trial.Pass), skip(b), end("done", map[string]int{"pass": 1, "skipped": 1})}
	for _, tt := range []struct {
		name string
		recs []trial.Record
		want string // in the error of the last record; "" for none
	}{
		{"whole", whole, ""},
		{"a machine joins", append(append(whole[:2:2], joined), whole[2:]...), ""},
		{"a machine after the end", append(whole[:8:8], joined), "after the end"},
		{"no session", whole[1:2], "the first record must be a session"},
		{"another session's record", []trial.Record{session(2, "run")}, "session 2 follows session 0"},
		{"after the end", append(whole[:8:8], start(b, 1)), "after the end"},
		{"not in the plan", []trial.Record{session(1, "run"), start(trial.Key{Task: "c"}, 1)}, "is not in the plan"},
		{"an attempt before the last", []trial.Record{session(1, "run"), attempt(a, 2, false, fault), attempt(a, 1, true, nil)}, "attempt 1 of a × m/s #1 follows attempt 2"},
		{"two count", []trial.Record{session(1, "run"), attempt(a, 1, true, nil), attempt(a, 2, true, nil)}, "a second attempt of a × m/s #1 counts"},
		{"a void one is run again", []trial.Record{session(1, "run"), attempt(a, 1, true, fault), attempt(a, 2, true, nil), score(a, 2, trial.Pass)}, ""},
		{"a score before its attempt", []trial.Record{session(1, "run"), score(a, 1, trial.Pass)}, "scores attempt 1 of a × m/s #1, and attempt 0 counts"},
		{"a score of another attempt", []trial.Record{session(1, "run"), attempt(a, 2, true, nil), score(a, 1, trial.Pass)}, "attempt 2 counts"},
		{"a score of a void attempt", []trial.Record{session(1, "run"), attempt(a, 1, true, fault), score(a, 1, trial.Pass)}, "scores a void attempt"},
		{"a second score", []trial.Record{session(1, "run"), attempt(a, 1, true, nil), score(a, 1, trial.Fail), score(a, 1, trial.Pass)}, "scores a × m/s #1 twice"},
		{"graded again", []trial.Record{session(1, "run"), attempt(a, 1, true, nil), score(a, 1, trial.Fail), grading, score(a, 1, trial.Pass)}, ""},
		{"usage", []trial.Record{session(1, "run"), start(a, 1), usage(a, 1), usage(a, 1), start(a, 2), usage(a, 2), attempt(a, 2, true, nil)}, ""},
		{"usage before the start", []trial.Record{session(1, "run"), usage(a, 1)}, "usage of attempt 1 of a × m/s #1, which is not under way"},
		{"usage after the end", []trial.Record{session(1, "run"), start(a, 1), attempt(a, 1, true, nil), usage(a, 1)}, "which is not under way"},
		{"usage of an attempt before", []trial.Record{session(1, "run"), start(a, 1), start(a, 2), usage(a, 1)}, "which is not under way"},
		{"usage of another trial", []trial.Record{session(1, "run"), usage(trial.Key{Task: "c"}, 1)}, "is not in the plan"},
		{"a skip of what counts", []trial.Record{session(1, "run"), attempt(a, 1, true, nil), skip(a)}, "is skipped, and attempt 1"},
		{"other totals", append(whole[:7:7], end("done", map[string]int{"fail": 1, "skipped": 1})), "it counts 0 pass, and the session recorded 1"},
		{"more skipped", append(whole[:7:7], end("done", map[string]int{"pass": 1, "skipped": 2})), "it counts 2 skipped, and the session recorded 1"},
		{"void counted", []trial.Record{session(1, "run"), attempt(a, 1, true, fault), end("interrupted", map[string]int{"void": 1})}, ""},
		{"not all is done", append(whole[:6:6], end("done", map[string]int{"pass": 1})), "nothing is recorded of b × m/s #1"},
		{"interrupted", append(whole[:6:6], end("interrupted", map[string]int{"pass": 1})), ""},
		{"no score", []trial.Record{session(1, "run"), attempt(a, 1, true, nil), skip(b), end("done", map[string]int{"skipped": 1})}, "a × m/s #1 has no score"},
		{"after a salvage", []trial.Record{session(1, "run"), lost, score(a, 1, trial.Pass), end("done", nil)}, ""},
	} {
		audit := newAuditor(m)
		var err error
		for i := range tt.recs {
			if err != nil {
				t.Fatalf("%s: record %d: %v", tt.name, i, err)
			}
			err = audit.add(&tt.recs[i])
		}
		if (err == nil) != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %q", tt.name, err, tt.want)
		}
	}
}
