package binding

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/code"
	bindtools "github.com/assay-eval/assay/internal/equip/binding"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

type ruling struct {
	strict, lenient reading
	submission      *bindtools.Submission // nil if there is no valid submission
	bound           suite.Symbol          // the binding in the lenient reading
	rejected        string                // why a submission was rejected, in the strict reading
	distractor      string                // that was hit
	hit             *float64
	gap             string // what could not be read
}

// reading is one of the two ways to understand a submission.
type reading struct {
	label    string
	verdict  trial.Verdict
	evidence []string
}

func failedReading(label, format string, args ...any) reading {
	return reading{label, trial.Fail, []string{cutText(fmt.Sprintf(format, args...))}}
}

func agreedRuling(r reading) *ruling { return &ruling{strict: r, lenient: r} }

// ruleOn judges an attempt, in the order of the labels.
func (g *Grader) ruleOn(ctx context.Context, c grade.Case) (*ruling, error) {
	end := c.Attempt.End
	if end.Reason != trial.Finished {
		r := agreedRuling(failedReading(string(end.Reason), "the agent ended by %s, without a submission that counts", end.Reason))
		if end.Reason == trial.InvalidSubmission {
			r.rejected = end.Detail
		}
		return r, nil
	}
	if c.Attempt.Artifact.Submission == nil {
		return agreedRuling(failedReading(string(trial.NoSubmission), "the agent finished without a submission")), nil
	}
	args, err := c.Blobs.Open(c.Attempt.Artifact.Submission.Args)
	if err != nil {
		return nil, fmt.Errorf("open the submission: %w", err)
	}
	s, err := bindtools.ParseSubmission(args)
	if err != nil {
		r := agreedRuling(failedReading(string(trial.InvalidSubmission), "the submission means nothing: %v", err))
		r.rejected = err.Error()
		return r, nil
	}
	if s.Abort {
		r := agreedRuling(reading{Aborted, trial.Pass, nil})
		if !expectsAbort(c.Task) {
			r = agreedRuling(failedReading(Aborted, "the agent gave up, but the answer is %s", showBinding(targetOf(c.Task))))
		}
		r.submission = &s
		return r, nil
	}
	if c.Fixture == nil {
		return nil, errors.New("a binding is judged against the workspace, and there is none")
	}
	x, err := g.indexes.indexOf(ctx, c.Fixture)
	if err != nil {
		return nil, err
	}
	return ruleOnBinding(c.Task, x, s), nil
}

func ruleOnBinding(t *suite.Task, x *code.Index, s bindtools.Submission) *ruling {
	sent := suite.Symbol{File: s.File, Symbol: s.Symbol}
	meant, several := resolveSymbol(x, sent)
	r := &ruling{submission: &s, bound: meant, rejected: rejectBinding(x, sent, nil)}
	if !expectsAbort(t) && sent == targetOf(t) {
		meant, several = sent, nil // independent of the index
		r.bound, r.rejected = sent, ""
	}
	missing := rejectBinding(x, meant, several)
	gaps := x.GapsIn(meant.File)
	r.strict = judgeReading(t, sent, r.rejected)
	r.lenient = judgeReading(t, meant, missing)
	if r.lenient.label == HandlerRejected && len(gaps) > 0 {
		r.raiseDoubt(t, x, gaps)
	}
	if len(t.Distractors) > 0 {
		i := slices.IndexFunc(t.Distractors, func(d suite.Symbol) bool { return d == sent || d == meant })
		r.hit = boolValue(i >= 0)
		if i >= 0 {
			r.distractor = showBinding(t.Distractors[i])
		}
	}
	return r
}

// judgeReading compares a binding with the target. missing says why it was rejected, ""
// if it was not.
func judgeReading(t *suite.Task, b suite.Symbol, missing string) reading {
	want := "that it should be given up"
	if !expectsAbort(t) {
		if b == targetOf(t) {
			return reading{Correct, trial.Pass, nil}
		}
		want = showBinding(targetOf(t))
	}
	switch {
	case missing != "":
		return failedReading(HandlerRejected, "bound %s, but %s; the answer is %s", showBinding(b), missing, want)
	case !expectsAbort(t) && b.File == t.Target.File:
		return failedReading(WrongSymbol, "bound %s; the answer is %s", showBinding(b), want)
	}
	return failedReading(WrongFile, "bound %s; the answer is %s", showBinding(b), want)
}

// raiseDoubt withdraws the rejection of a symbol that the index may have missed. A
// symbol other than the target is wrong whether it exists or not. The lenient reading
// becomes unknown only if the target ends with the submitted short name and the index
// does not list the target either.
func (r *ruling) raiseDoubt(t *suite.Task, x *code.Index, gaps []code.Gap) {
	r.gap = gaps[0].File + ": " + gaps[0].Reason
	if gaps[0].Line > 0 {
		r.gap = fmt.Sprintf("%s in lines %d to %d", r.gap, gaps[0].Line, gaps[0].EndLine)
	}
	if n := len(gaps) - 1; n > 0 {
		r.gap = fmt.Sprintf("%s and %d more", r.gap, n)
	}
	r.rejected = ""
	label := WrongFile
	if !expectsAbort(t) && r.bound.File == t.Target.File {
		label = WrongSymbol
	}
	doubt := cutText(fmt.Sprintf("whether there is %s is not known (%s)", showBinding(r.bound), r.gap))
	for _, read := range []*reading{&r.strict, &r.lenient} {
		read.label = label
		if !expectsAbort(t) {
			read.evidence = []string{cutText(fmt.Sprintf("bound %s; the answer is %s", showBinding(r.bound), showBinding(targetOf(t)))), doubt}
		}
	}
	if !expectsAbort(t) && r.bound.File == t.Target.File && !x.Has(t.Target.File, t.Target.Symbol) &&
		strings.HasSuffix("."+t.Target.Symbol, "."+r.bound.Symbol) {
		r.lenient = reading{"", trial.Unknown, []string{doubt}}
	}
}

// rejectBinding says why the handler of bindings would refuse this one, "" if it would
// not. several are the symbols among which a short name does not decide.
func rejectBinding(x *code.Index, b suite.Symbol, several []string) string {
	switch {
	case !x.HasFile(b.File):
		return fmt.Sprintf("there is no source file %q", cutText(b.File))
	case len(several) > 0:
		return fmt.Sprintf("the name can mean %s", strings.Join(several, ", "))
	case !x.Has(b.File, b.Symbol):
		return "the file has no such symbol"
	}
	return ""
}

// resolveSymbol is the lenient reading of a binding: the symbol that it can only
// mean. If a short name can mean several they are returned too.
func resolveSymbol(x *code.Index, sent suite.Symbol) (meant suite.Symbol, several []string) {
	meant = suite.Symbol{File: understandFile(x, sent.File), Symbol: sent.Symbol}
	if x.Has(meant.File, meant.Symbol) {
		return meant, nil
	}
	meant.Symbol = plainName(sent.Symbol)
	names := slices.Collect(code.Names(x.Resolve(meant.File, meant.Symbol)))
	if len(names) == 1 {
		meant.Symbol = names[0]
		return meant, nil
	}
	return meant, names
}

func understandFile(x *code.Index, sent string) string {
	file := bindtools.Path(sent)
	if x.HasFile(file) {
		return file
	}
	alike := slices.DeleteFunc(slices.Clone(x.Files()), func(f string) bool { return !strings.EqualFold(f, file) })
	if len(alike) == 1 {
		return alike[0]
	}
	return file
}

// plainName is a name without parameters and with dots: "T.f" for "T::f(_:)".
func plainName(name string) string {
	name = strings.TrimSpace(name)
	if i := strings.IndexByte(name, '('); i > 0 && strings.HasSuffix(name, ")") {
		name = strings.TrimSpace(name[:i])
	}
	return strings.ReplaceAll(name, "::", ".")
}

// indexes keeps the index of the last workspace: a grader sees one for as long
// as it lives.
type indexes struct {
	mu    sync.Mutex
	tree  fs.FS
	index *code.Index
}

func (i *indexes) indexOf(ctx context.Context, tree fs.FS) (*code.Index, error) {
	i.mu.Lock()
	defer i.mu.Unlock()
	// A tree such as a map has no identity, so it is read every time.
	known := reflect.ValueOf(tree).Comparable()
	if known && i.index != nil && i.tree == tree {
		return i.index, nil
	}
	x, err := code.Scan(ctx, tree)
	if err == nil && known {
		i.tree, i.index = tree, x
	}
	return x, err
}

func expectsAbort(t *suite.Task) bool { return t.Expect == "abort" }

func targetOf(t *suite.Task) suite.Symbol {
	return suite.Symbol{File: t.Target.File, Symbol: t.Target.Symbol}
}
