package analysetest

import (
	"time"

	"github.com/assay-eval/assay/internal/trial"
)

// Noted returns [Bindings] with notes by people: labels, hostile text, overrides in
// both directions, an override that agrees with the graders, a revoked override, and an
// override of a trial without a result.
func Noted() *Example {
	e := Bindings()
	add := func(n trial.Note) {
		n.Seq = int64(len(e.Notes) + 1)
		n.Time = time.Date(2026, 11, 22, 9, len(e.Notes), 0, 0, time.UTC)
		n.Attempt = max(n.Attempt, 1)
		e.Notes = append(e.Notes, n)
	}
	orders, parser := trial.Key{Task: "orders", Arm: Plain}, trial.Key{Task: "parser", Arm: Skill}
	add(trial.Note{By: "anna", Key: orders, Label: "flaky", Note: "Two lines:\nthe second.\t" + Hostile})
	add(trial.Note{By: "anna", Key: orders, Override: trial.Pass, Reason: "it is the other file of that name, too"})
	add(trial.Note{By: Hostile, Key: parser, Override: trial.Fail, Reason: Hostile})
	add(trial.Note{By: "ben", Key: parser, Reason: "a mistake", Revokes: 3})
	add(trial.Note{By: "ben", Key: trial.Key{Task: "retry", Arm: Skill, Index: 1}, Override: trial.Pass, Reason: "seen by hand"})
	add(trial.Note{By: "ben", Key: trial.Key{Task: "session", Arm: Skill, Index: 1}, Override: trial.Fail, Reason: "it read the answer"})
	add(trial.Note{By: "ben", Key: trial.Key{Task: "broken", Arm: Plain}, Override: trial.Pass, Reason: "should have worked"})
	return e
}
