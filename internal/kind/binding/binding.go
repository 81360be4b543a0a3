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
// A submission has two readings, each reported as a criterion. The strict reading
// compares file and symbol with the target exactly. The lenient reading first
// normalizes the path ("./", doubled slashes, and letter case if only one file matches)
// and spellings such as "Type::method" and "method(_:)", and accepts a short name if it
// is the suffix of only one symbol in the file. A submission that is correct in the
// strict reading is also correct in the lenient one.
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
// If the index could not parse part of the named file and does not list the symbol, the
// existence of the symbol is unknown. The strict reading is wrong nevertheless,
// labelled wrong_symbol or wrong_file, because the symbol is not the target. The
// lenient reading is unknown only if the target ends with the submitted short name and
// the index does not list the target either.
package binding

import (
	"cmp"
	"context"
	"fmt"

	"github.com/assay-eval/assay/internal/code"
	bindtools "github.com/assay-eval/assay/internal/equip/binding"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/trial"
)

// KindName is the name of this kind in suite files.
const KindName = "binding"

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
	grade.Base[Config]
	indexes indexes
}

// New makes the grader that a suite has under name.
func New(name string, cfg *Config) (*Grader, error) {
	match := cmp.Or(cfg.Match, strict)
	if match != strict && match != lenient {
		return nil, fmt.Errorf("grader %s: match is %q, not strict or lenient", name, match)
	}
	return &Grader{Base: grade.NewBase(KindName, 2, name, Config{match})}, nil
}

// Identity implements grade.Grader.
func (g *Grader) Identity() any {
	return struct {
		Kind    string `json:"kind" key:"grade"`
		Version int    `json:"version" key:"grade"`
		Code    int    `json:"code" key:"grade"`
		Name    string `json:"name" key:"grade"`
		Match   string `json:"match" key:"grade"`
	}{g.Kind, g.Version, code.Version, g.Name, g.Config.Match}
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	return []grade.Column{
		{Name: g.Name + ".strict", Required: g.Config.Match == strict, Doc: "the submission is the target letter by letter, or an abort that the task expects"},
		{Name: g.Name + ".lenient", Required: g.Config.Match == lenient, Doc: "the same with paths normalised and short names resolved"},
		{Name: g.Name + ".hit_distractor", Measure: true, Doc: "1 if the binding is one of the task's distractors, 0 if not; nothing where there is no binding or no distractor"},
		{Name: g.Name + ".turns", Measure: true, Unit: "turns", Doc: "turns until the end"},
		{Name: g.Name + ".files_read", Measure: true, Unit: "files", Doc: "different files read before the submission"},
		{Name: g.Name + ".read_target", Measure: true, Doc: "1 if the target's file was read before the submission, 0 if not; nothing where there is no target"},
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
	if g.Config.Match == lenient {
		decides = r.lenient
	}
	return trial.Score{
		Criteria: []trial.Criterion{
			{Name: g.Name + ".strict", Verdict: r.strict.verdict, Required: g.Config.Match == strict, Evidence: r.strict.evidence},
			{Name: g.Name + ".lenient", Verdict: r.lenient.verdict, Required: g.Config.Match == lenient, Evidence: r.lenient.evidence},
		},
		Measures: grade.Measures(g.Columns(), r.hit, new(float64(c.Attempt.End.Turns)), seen.files, seen.target),
		Label:    decides.label,
		Details:  r.listDetails(c.Task, decides.label),
	}, nil
}

// watched holds the figures of the transcript; nil if unknown.
type watched struct{ files, target *float64 }

// watchAgent counts which files the agent read before it submitted.
func watchAgent(c grade.Case) (watched, error) {
	events, err := c.Events()
	if err != nil || c.Attempt.Transcript.IsZero() {
		return watched{}, err
	}
	read := filesRead(events)
	w := watched{files: new(float64(len(read)))}
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

func boolValue(b bool) *float64 {
	if b {
		return new(1.0)
	}
	return new(0.0)
}
