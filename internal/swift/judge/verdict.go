package judge

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/indexstore"
)

// Judge compiles a snippet and returns its verdicts. It returns an error only if
// it could not judge at all: the context has ended, or a folder could not be
// written.
func (j *Judge) Judge(ctx context.Context, s Snippet) (*Report, error) {
	began := time.Now()
	s.Mode = cmp.Or(s.Mode, "5")
	r := &Report{Backend: j.backendName(), Exit: -1}
	for i, c := range Criteria {
		r.Verdicts[i] = Verdict{Criterion: c, Verdict: Unknown}
	}
	defer func() { r.Wall = time.Since(began) }()
	if !slices.ContainsFunc(s.Files, func(f File) bool { return strings.TrimSpace(swift.Mask(f.Text)) != "" }) {
		r.Findings = []Finding{{Criterion: Compile, Verdict: Fail, Class: ClassNoCode, Message: "no code produced", Backend: r.Backend}}
		r.decideVerdicts("there is no code")
		return r, nil
	}
	if err := j.tc.Check(s.Target, s.Swift); err != nil {
		for _, c := range Criteria {
			r.Findings = append(r.Findings, Finding{Criterion: c, Verdict: Unknown, Class: ClassToolchain, Reason: err.Error(), Backend: r.Backend})
		}
		r.decideVerdicts(err.Error())
		return r, nil
	}
	w, err := j.openWork(ctx, s)
	if err != nil {
		return nil, err
	}
	defer w.close()
	began = time.Now() // do not count the compilation of modules
	a, err := w.compileBest(ctx)
	if err != nil {
		return nil, err
	}
	if err := w.fillReport(ctx, a, r); err != nil {
		return nil, err
	}
	return r, nil
}

// References compiles a snippet and returns the content of its index store. File names
// are those of the snippet.
func (j *Judge) References(ctx context.Context, s Snippet) ([]indexstore.Occurrence, error) {
	s.Mode = cmp.Or(s.Mode, "5")
	w, err := j.openWork(ctx, s)
	if err != nil {
		return nil, err
	}
	defer w.close()
	a, err := w.compileBest(ctx)
	if err != nil {
		return nil, err
	}
	if a.damaged != nil && a.result.Exit.OK() {
		return nil, fmt.Errorf("read the index of a snippet: %w", a.damaged)
	}
	for i := range a.index {
		if f, ok := a.files[a.index[i].File]; ok {
			a.index[i].File = cmp.Or(s.Files[f].Name, w.names[f])
		}
	}
	return a.index, nil
}

func (j *Judge) backendName() string {
	switch {
	case j.tc.Mac:
		return BackendMac
	case j.config.Packs != nil:
		return BackendPacks
	}
	return BackendApple
}

func (w *work) fillReport(ctx context.Context, a *attempt, r *Report) error {
	res := a.result
	r.Library, r.Exit, r.TimedOut, r.Args, r.Stderr = a.library, res.Exit.Code, res.TimedOut, res.Args, clipOutput(res.Stderr)
	g := w.newJudgement(a, r)
	r.Packs, r.NamesFrom = w.usedPacks(), g.namesFrom()
	if r.Backend == BackendPacks && len(r.Packs) == 0 {
		r.Backend = BackendApple // the snippet uses no pack
	}
	if err := w.checkSyntax(ctx, a, r, g); err != nil {
		return err
	}
	for _, m := range w.tested {
		r.Notes = append(r.Notes, fmt.Sprintf("@testable import %s is left out: the code does not contain the module", m))
	}
	g.classifyDiagnostics()
	g.judgeObjC()
	g.judgeNovelNames()
	g.judgeLinuxNames()
	g.countReferences()
	sortFindings(r.Findings)
	g.judgeBreakdown()
	if a.damaged != nil && !errors.Is(a.damaged, fs.ErrNotExist) && !res.Crashed() && !res.TimedOut {
		r.Notes = append(r.Notes, fmt.Sprintf("the index is not readable: %v", a.damaged))
	}
	why := ""
	switch {
	case !r.ParseOK && len(g.newerFrom) > 0 && !slices.ContainsFunc(r.Findings, func(f Finding) bool { return f.Class == ClassSyntax }):
		why = "the compiler here is too old to parse the code"
	case !r.ParseOK:
		why = "the code does not parse"
	case g.stopped != "":
		why = g.stopped
	case res.TimedOut:
		why = w.outOfTime()
	case res.Crashed():
		why = "the compiler crashed"
	case !res.Exit.OK() && len(res.Errors()) == 0:
		why = fmt.Sprintf("the compiler ended with %s and no error", res.Exit)
	}
	r.decideVerdicts(why)
	r.Runs = w.runs
	return nil
}

func (w *work) outOfTime() string {
	return fmt.Sprintf("the compiler did not end within %s", w.limits().Time)
}

func (w *work) usedPacks() []string {
	var out []string
	for _, m := range slices.Concat(w.written, w.implicitImports()) {
		if p, ok := w.packs.Modules[m]; ok {
			out = append(out, p.Label())
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

const maxStderr = 64 << 10

func clipOutput(s string) string {
	if len(s) <= maxStderr {
		return s
	}
	return s[:maxStderr] + fmt.Sprintf("\n… and %d bytes more", len(s)-maxStderr)
}

// checkSyntax determines whether the snippet parses: from the run at hand if none
// of its errors can be the parser's, else by a run of the parser alone.
func (w *work) checkSyntax(ctx context.Context, a *attempt, r *Report, g *judgement) error {
	r.ParseOK = true
	errs := a.result.Errors()
	if !a.result.TimedOut && !a.result.Crashed() && (a.result.Exit.OK() || len(errs) > 0) &&
		!slices.ContainsFunc(errs, func(d swift.Diagnostic) bool { return !isSemantic(d.ID) }) {
		return nil
	}
	script := -1
	if !a.library {
		script = max(0, w.findScript())
	}
	p, err := w.runCompiler(ctx, swift.Parse, script)
	if err != nil {
		return err
	}
	for _, d := range p.result.Errors() {
		if topLevelIDs[d.ID] {
			continue
		}
		r.ParseOK = false
		if f, ok := p.files[d.File]; ok {
			g.syntax[[2]int{f, d.Line}] = true
			g.parser = append(g.parser, spot{Diagnostic: d, file: f})
		}
	}
	switch {
	case len(g.syntax) > 0:
	case !r.ParseOK: // a syntax error outside the code's files
		r.Findings = append(r.Findings, Finding{Criterion: Compile, Verdict: Unknown, Class: ClassSyntax, Backend: r.Backend,
			Reason: "the parser refuses something outside of the code: " + p.result.Errors()[0].Message})
	case !p.result.Exit.OK() && (len(p.result.Errors()) == 0 || p.result.Crashed() || p.result.TimedOut):
		r.ParseOK = false
		g.stopped = fmt.Sprintf("the parser ended with %s and no error", p.result.Exit)
	}
	return nil
}

func (g *judgement) judgeBreakdown() {
	res := g.attempt.result
	class, why := "", ""
	switch crashed := g.attempt.crashed; {
	case crashed != nil && strings.Contains(crashed.Stderr, "out of memory"):
		class, why = ClassMemory, fmt.Sprintf("the compiler needs more than %d MiB", g.w.limits().Memory>>20)
	case crashed != nil:
		class, why = ClassCrash, fmt.Sprintf("the compiler crashed (%s) after it had checked names and types%s", crashed.Exit, g.newerThanCrash(crashed.Stderr))
	case res.TimedOut:
		class, why = ClassTime, g.w.outOfTime()
	case strings.Contains(res.Stderr, "out of memory") || strings.Contains(res.Stderr, "bad_alloc") || strings.Contains(res.Stderr, "Allocation failed"):
		class, why = ClassMemory, fmt.Sprintf("the compiler needs more than %d MiB", g.w.limits().Memory>>20)
	case res.Crashed():
		class, why = ClassCrash, fmt.Sprintf("the compiler crashed (%s)", res.Exit)
	case !res.Exit.OK() && len(res.Errors()) == 0:
		class, why = ClassToolchain, fmt.Sprintf("the compiler ended with %s and no error", res.Exit)
	case !res.Exit.OK() && g.errors == 0:
		// Code that did not compile must not pass because no finding mentions its
		// errors.
		e := res.Errors()[0]
		class, why = ClassToolchain, fmt.Sprintf("the compiler ended with %s, and none of its errors was judged (the first: %s)", res.Exit, e.Message)
	default:
		return
	}
	if len(res.Errors()) > 0 && class == ClassCrash {
		g.report.Notes = append(g.report.Notes, why+", after it had printed errors")
		return
	}
	g.report.Findings = append(g.report.Findings, Finding{Criterion: Compile, Verdict: Unknown, Class: class, Reason: why, Backend: g.report.Backend})
}

// decideVerdicts derives the verdicts from the findings. unjudged, if set, is the
// reason why everything without a finding is unknown.
//
// A finding counts for one criterion. Compile passes if all errors are findings
// of other criteria; it is unknown if one of them is excused as a gap of ours.
func (r *Report) decideVerdicts(unjudged string) {
	excused := ""
	for _, f := range r.Findings {
		if f.Verdict == Unknown && (f.Criterion == SymbolExists || f.Criterion == Availability && f.ID != "") {
			excused = fmt.Sprintf("%s may not be an error: %s", cmp.Or(f.Name, f.ID), f.Reason)
			break
		}
	}
	questions := map[Criterion]string{Availability: "when Apple introduced", NoDeprecated: "whether Apple deprecated"}
	for i, c := range Criteria {
		v := Verdict{Criterion: c, Verdict: Pass}
		for _, f := range r.Findings {
			if f.Criterion != c || v.Verdict == Fail {
				continue
			}
			if f.Verdict == Fail {
				v.Verdict, v.Reason = Fail, f.summaryLine()
			} else if v.Verdict == Pass {
				v.Verdict, v.Reason = Unknown, f.summaryLine()
			}
		}
		if v.Verdict == Pass {
			switch {
			case unjudged != "":
				v.Verdict, v.Reason = Unknown, unjudged
			case c == Compile && excused != "":
				v.Verdict, v.Reason = Unknown, excused
			case questions[c] != "" && r.UnknownAvailability > 0:
				v.Verdict = Unknown
				v.Reason = fmt.Sprintf("it is not known %s %d of %d references", questions[c], r.UnknownAvailability, r.Explicit)
			}
		}
		r.Verdicts[i] = v
	}
}

func (f Finding) summaryLine() string {
	text := cmp.Or(f.Message, f.Reason, "the compiler gives no message")
	if f.Message != "" && f.Verdict == Unknown && f.Reason != "" {
		text += " (" + f.Reason + ")"
	}
	if f.Line > 0 {
		return fmt.Sprintf("line %d: %s", f.Line, text)
	}
	return text
}
