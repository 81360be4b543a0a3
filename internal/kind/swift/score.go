package swift

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/swift/answer"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/trial"
)

// Limits of a score. The findings of a long answer without sense are
// many and say the same.
const (
	maxFindings = 25 // of a criterion
	maxEvidence = 8  // lines of a criterion
	maxNotes    = 2000
	maxText     = 64 << 10
)

func (g *Grader) scoreReport(o *opened, c grade.Case, s judge.Snippet, code code, r *judge.Report) trial.Score {
	only := ""
	if len(code.files) == 1 {
		only = code.files[0].Name // it needs no name in evidence
	}
	var out trial.Score
	var failed []string
	unknown := false
	for _, v := range r.Verdicts {
		k := trial.Criterion{Name: g.Name + "." + string(v.Criterion), Verdict: trial.Verdict(v.Verdict), Required: g.isRequired(v.Criterion)}
		if v.Verdict != judge.Pass {
			k.Findings = listFindings(r, v, only)
			for _, f := range k.Findings[:min(len(k.Findings), maxEvidence)] {
				k.Evidence = append(k.Evidence, grade.Excerpt(f.String()))
			}
			if len(k.Evidence) == 0 {
				k.Evidence = []string{grade.Excerpt(cmp.Or(v.Reason, "no reason is known"))}
			}
			if code.note != "" && v.Verdict == judge.Fail {
				k.Evidence = append(k.Evidence, code.note)
			}
		}
		if k.Required {
			unknown = unknown || v.Verdict == judge.Unknown
			if v.Verdict == judge.Fail {
				failed = append(failed, string(v.Criterion))
			}
		}
		out.Criteria = append(out.Criteria, k)
	}
	out.Criteria = append(out.Criteria, g.parseCriterion(r))
	for _, m := range measures {
		out.Measures = append(out.Measures, trial.Measure{Name: g.Name + "." + m.name, Value: new(m.of(r)), Unit: m.unit})
	}
	switch {
	case len(failed) > 0:
		out.Label = strings.Join(failed, "+")
	case unknown:
		out.Label = "unknown"
	case c.Attempt.End.Reason == trial.Finished:
		out.Label = "correct"
	}
	out.Details = g.listDetails(o, s)
	notes := r.Notes
	if code.note != "" {
		notes = append([]string{code.note}, notes...)
	}
	maps.Copy(out.Details, map[string]string{
		DetailBackend: r.Backend, DetailPacks: strings.Join(r.Packs, ", "), DetailLibrary: strconv.FormatBool(r.Library),
		DetailNames: strings.Join(r.NamesFrom, "; "), DetailCodeFrom: code.from, "notes": clipText(strings.Join(notes, "\n"), maxNotes), "conflicts": clipText(strings.Join(r.Conflicts, "\n"), maxNotes),
	})
	if names := g.closedNames(r); len(names) > 0 {
		out.Details[DetailClosed] = clipText(strings.Join(names, ", "), maxNotes)
	}
	if code.from == "workspace" || code.joined {
		out.Details[DetailCode] = joinFiles(code.files)
	}
	maps.DeleteFunc(out.Details, func(_, v string) bool { return v == "" })
	return out
}

// closedNames returns the names that required criteria fail on if they fail on assay's
// lists of names alone.
func (g *Grader) closedNames(r *judge.Report) []string {
	var out []string
	for _, f := range r.Findings {
		switch {
		case f.Verdict != judge.Fail || !g.isRequired(f.Criterion):
		case f.Class != judge.ClassClosed:
			return nil
		default:
			out = append(out, f.Name)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func (g *Grader) scoreWithoutCode(o *opened, s judge.Snippet, reason string) trial.Score {
	out := trial.Score{Label: noCode, Details: g.listDetails(o, s)}
	for _, c := range judge.Criteria {
		k := trial.Criterion{Name: g.Name + "." + string(c), Verdict: trial.NotApplicable, Required: g.isRequired(c)}
		if c == judge.Compile {
			k.Verdict, k.Evidence = trial.Fail, []string{cmp.Or(reason, answer.NoCode)}
		}
		out.Criteria = append(out.Criteria, k)
	}
	out.Criteria = append(out.Criteria, trial.Criterion{Name: g.Name + ".parse", Verdict: trial.NotApplicable})
	out.Measures = grade.Measures(g.Columns(), make([]*float64, len(measures))...)
	return out
}

func (g *Grader) listDetails(o *opened, s judge.Snippet) map[string]string {
	return map[string]string{DetailToolchain: o.toolchain.Version.String(), DetailMode: s.Mode, "target": s.Target.String()}
}

func (g *Grader) parseCriterion(r *judge.Report) trial.Criterion {
	if r.ParseOK {
		return trial.Criterion{Name: g.Name + ".parse", Verdict: trial.Pass}
	}
	why := "the parser refuses it"
	if i := slices.IndexFunc(r.Findings, func(f judge.Finding) bool { return f.Class == "syntax" }); i >= 0 {
		why = grade.Excerpt(newFinding(r.Findings[i], "").String())
	}
	return trial.Criterion{Name: g.Name + ".parse", Verdict: trial.Fail, Evidence: []string{why}}
}

// listFindings lists the findings of a criterion: first the ones that made its verdict, then the others,
// each in the order of the code.
func listFindings(r *judge.Report, v judge.Verdict, only string) []trial.Finding {
	var out []trial.Finding
	for _, mine := range []bool{true, false} {
		for _, f := range r.Findings {
			if f.Criterion == v.Criterion && (f.Verdict == v.Verdict) == mine && len(out) < maxFindings {
				out = append(out, newFinding(f, only))
			}
		}
	}
	return out
}

// newFinding is f as it is recorded: valid text of sane length. The name of the only
// file is left out.
func newFinding(f judge.Finding, only string) trial.Finding {
	if f.File == only {
		f.File = ""
	}
	out := trial.Finding{Verdict: f.Verdict, Class: f.Class, File: f.File, Line: f.Line, Column: f.Column, ID: f.ID, Message: f.Message,
		Name: f.Name, USR: f.USR, Module: f.Module, Availability: f.Availability, Renamed: f.Renamed, Alternative: f.Alternative,
		Scope: f.Scope, Backend: f.Backend, Reason: f.Reason}
	for _, s := range []*string{&out.File, &out.ID, &out.Message, &out.Name, &out.USR, &out.Module, &out.Availability, &out.Renamed, &out.Alternative, &out.Reason} {
		*s = grade.Excerpt(*s)
	}
	return out
}

func clipText(s string, most int) string {
	if len(s) > most {
		s = s[:most] + "…"
	}
	return strings.ToValidUTF8(s, "\uFFFD")
}

func joinFiles(files []judge.File) string {
	var b strings.Builder
	for _, f := range files {
		if len(files) > 1 {
			b.WriteString("// " + f.Name + "\n")
		}
		b.WriteString(f.Text)
		if !strings.HasSuffix(f.Text, "\n") {
			b.WriteByte('\n')
		}
	}
	return clipText(b.String(), maxText)
}
