// Package binding is the grader of kind "binding": whether an agent named the
// right symbol, or rightly gave up.
//
//	graders:
//	  binding:
//	    match: strict      # or lenient: which reading decides
//
// A task gives the right answer:
//
//	target: {file: shop/orders.py, symbol: Order.check}
//	distractors: [{file: web/orders.ts, symbol: check}]
//	expect: abort          # in place of a target: nothing should be bound
//
// # Readings
//
// A submission is read twice, and both readings are reported as criteria. Strict
// compares file and symbol with the target letter by letter. Lenient first
// normalises the path ("./", doubled slashes, letter case if that leaves one
// file), takes "Type::method" and "method(_:)" for what they mean, and lets a
// short name stand for the one symbol of the file that ends with it. An
// answer right strictly is right leniently.
//
// # Label
//
// Every attempt gets one label, the first of these that applies, under the
// configured reading; the details strict_label and lenient_label hold both.
//
//	(how it ended)      no_submission, turn_limit, truncated, deadline and the other
//	                    ends of package trial but "finished"
//	no_submission       it finished without handing anything in
//	invalid_submission  the arguments mean nothing
//	aborted             it gave up; right if the task expects that
//	correct             file and symbol are the target
//	handler_rejected    the file has no such symbol, or there is no such file
//	wrong_symbol        another symbol of the right file
//	wrong_file          a symbol of another file
//
// Where the index could not read part of the file that was named, and does not
// know the symbol, nobody can say whether it exists: both criteria are unknown
// and there is no label.
package binding

import (
	"cmp"
	"context"
	"fmt"

	"github.com/assay-eval/assay/internal/code"
	bindtools "github.com/assay-eval/assay/internal/equip/binding"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// KindName is the name of this kind in suite files.
const KindName = "binding"

// version changes when the same settings and symbols begin to give other
// verdicts.
const version = 1

// The readings.
const (
	strict  = "strict"
	lenient = "lenient"
)

// The labels; further labels are the reasons of [trial.End].
const (
	Correct         = "correct"
	Aborted         = "aborted"
	HandlerRejected = "handler_rejected"
	WrongSymbol     = "wrong_symbol"
	WrongFile       = "wrong_file"
)

// Config is the settings of a binding grader.
type Config struct {
	Match string `json:"match,omitempty" key:"grade" enum:"strict,lenient" doc:"the reading that decides the outcome: strict (default) compares letter by letter, lenient normalises paths and resolves short names; the other is reported beside it"`
}

// Grader judges submitted bindings.
type Grader struct {
	name    string
	match   string
	indexes indexes
}

// New makes the grader that a suite has under name.
func New(name string, cfg *Config) (*Grader, error) {
	g := &Grader{name: name, match: cmp.Or(cfg.Match, strict)}
	if g.match != strict && g.match != lenient {
		return nil, fmt.Errorf("grader %s: match is %q, not strict or lenient", name, cfg.Match)
	}
	return g, nil
}

// Identity implements grade.Grader.
func (g *Grader) Identity() any {
	return struct {
		Kind    string `json:"kind" key:"grade"`
		Version int    `json:"version" key:"grade"`
		Code    int    `json:"code" key:"grade"`
		Name    string `json:"name" key:"grade"`
		Match   string `json:"match" key:"grade"`
	}{KindName, version, code.Version, g.name, g.match}
}

// Probe implements grade.Grader; the parsers come with the program.
func (g *Grader) Probe(context.Context) error { return nil }

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	return []grade.Column{
		{Name: g.name + ".strict", Required: g.match == strict, Doc: "the submission is the target letter by letter, or an abort that the task expects"},
		{Name: g.name + ".lenient", Required: g.match == lenient, Doc: "the same with paths normalised and short names resolved"},
		{Name: g.name + ".hit_distractor", Measure: true, Doc: "1 if the binding is one of the task's distractors, 0 if not; nothing where there is no binding or no distractor"},
		{Name: g.name + ".turns", Measure: true, Unit: "turns", Doc: "turns until the end"},
		{Name: g.name + ".files_read", Measure: true, Unit: "files", Doc: "different files read before the submission"},
		{Name: g.name + ".read_target", Measure: true, Doc: "1 if the target's file was read before the submission, 0 if not; nothing where there is no target"},
	}
}

// Grade implements grade.Grader.
func (g *Grader) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	if err := ctx.Err(); err != nil {
		return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: err}
	}
	if c.Attempt.End == nil {
		return trial.Score{}, trial.Faultf(trial.ClassGrader, "grade %s: the attempt did not end", c.Attempt.Key)
	}
	r, err := g.ruleOn(ctx, c)
	if err != nil {
		return trial.Score{}, c.Fault(err)
	}
	seen, err := watchAgent(c)
	if err != nil {
		return trial.Score{}, c.Fault(err)
	}
	decides := r.strict
	if g.match == lenient {
		decides = r.lenient
	}
	return trial.Score{
		Criteria: []trial.Criterion{
			{Name: g.name + ".strict", Verdict: r.strict.verdict, Required: g.match == strict, Evidence: r.strict.evidence},
			{Name: g.name + ".lenient", Verdict: r.lenient.verdict, Required: g.match == lenient, Evidence: r.lenient.evidence},
		},
		Measures: []trial.Measure{
			{Name: g.name + ".hit_distractor", Value: r.hit},
			{Name: g.name + ".turns", Value: countValue(c.Attempt.End.Turns), Unit: "turns"},
			{Name: g.name + ".files_read", Value: seen.files, Unit: "files"},
			{Name: g.name + ".read_target", Value: seen.target},
		},
		Label:   decides.label,
		Details: r.listDetails(c.Task, decides.label),
	}, nil
}

// watched holds the figures of the transcript; nil if unknown.
type watched struct{ files, target *float64 }

// watchAgent counts which files the agent read before it submitted.
func watchAgent(c grade.Case) (watched, error) {
	if c.Attempt.Transcript.IsZero() {
		return watched{}, nil
	}
	b, err := c.Blobs.Open(c.Attempt.Transcript)
	if err != nil {
		return watched{}, fmt.Errorf("open the transcript: %w", err)
	}
	events, err := trial.ReadTranscript(b)
	if err != nil {
		return watched{}, err
	}
	read := filesRead(events)
	w := watched{files: countValue(len(read))}
	if t := c.Task.Target.File; t != "" {
		w.target = boolValue(read[bindtools.Path(t)])
	}
	return w, nil
}

// filesRead returns the files whose text came back before the first call of
// submit_binding, by path.
func filesRead(events []trial.Event) map[string]bool {
	asked := map[string]string{} // path by id of the call
	read := map[string]bool{}
	for _, e := range events {
		switch {
		case e.Call != nil && e.Call.Name == bindtools.SubmitBinding:
			return read
		case e.Call != nil && e.Call.Name == bindtools.ReadFile:
			asked[e.Call.ID] = bindtools.ReadPath([]byte(e.Call.Args))
		case e.Result != nil && e.Result.Name == bindtools.ReadFile && !e.Result.Error:
			if file := asked[e.Result.ID]; file != "" {
				read[file] = true
			}
		}
	}
	return read
}

func countValue(n int) *float64 { f := float64(n); return &f }

func boolValue(b bool) *float64 {
	if b {
		return countValue(1)
	}
	return countValue(0)
}

// sameBinding reports whether two symbols are written alike.
func sameBinding(a, b suite.Symbol) bool { return a.File == b.File && a.Symbol == b.Symbol }
