package worker

import (
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/trial"
)

// cleanText returns s without secrets and as valid UTF-8, so that JSON does not
// change the record.
func (r *Runtime) cleanText(s string) string {
	return strings.ToValidUTF8(r.Redactor.String(s), "\uFFFD")
}

func (r *Runtime) cleanAll(texts ...*string) {
	for _, s := range texts {
		*s = r.cleanText(*s)
	}
}

// cleanLines is cleanText for lines of evidence. Lines that hold a secret together, such
// as base64 of several lines, become one.
func (r *Runtime) cleanLines(lines []string) []string {
	out := slices.Clone(lines)
	for i, s := range out {
		out[i] = r.cleanText(s)
	}
	joined := strings.Join(out, "\n")
	if cleaned := r.cleanText(joined); cleaned != joined {
		return strings.Split(cleaned, "\n")
	}
	return out
}

// redactAttempt redacts the texts in a from an agent, a server or a provider that the
// recorder has not redacted. It does not change keys, digests and words with a defined
// meaning: a password such as "finished" must not break the record. The bytes of refs
// are already redacted.
func (r *Runtime) redactAttempt(a *trial.Attempt) {
	if a.End != nil {
		r.cleanAll(&a.End.Detail, &a.End.Model)
		for i := range a.End.Left {
			r.cleanAll(&a.End.Left[i])
		}
	}
	a.Fault = r.cleanFault(a.Fault)
	refs := []*trial.Ref{&a.Transcript, &a.Artifact.Answer, &a.Artifact.Tree, &a.Artifact.Setup, &a.Artifact.Patch}
	for i := range a.Raw {
		refs = append(refs, &a.Raw[i])
	}
	if s := a.Artifact.Submission; s != nil {
		r.cleanAll(&s.Tool)
		refs = append(refs, &s.Args)
	}
	for _, ref := range refs {
		r.cleanAll(&ref.Name, &ref.Media)
	}
	for i := range a.Usage {
		r.cleanAll(&a.Usage[i].Model, &a.Usage[i].ReportedUSD)
	}
	r.cleanAll(&a.Proof.Isolation, &a.Worker)
	for i := range a.Proof.Servers {
		s := &a.Proof.Servers[i]
		r.cleanAll(&s.Name, &s.Like, &s.Version, &s.Died, &s.Changed)
		if len(s.ByTool) > 0 {
			calls := map[string]int{}
			for tool, n := range s.ByTool {
				calls[r.cleanText(tool)] += n
			}
			s.ByTool = calls
		}
		for _, list := range [][]string{s.Written, s.Asked} {
			for j := range list {
				r.cleanAll(&list[j])
			}
		}
	}
	for i := range a.Proof.Tools {
		r.cleanAll(&a.Proof.Tools[i].Name)
	}
	if c := a.Choice; c != nil {
		for i := range c.Offered {
			r.cleanTool(&c.Offered[i])
		}
		for i := range c.Calls {
			r.cleanTool(&c.Calls[i].ToolName)
		}
	}
}

// redactNotes returns note for usage that is not redacted yet; nil for nil.
func (r *Runtime) redactNotes(note func(trial.Usage)) func(trial.Usage) {
	if note == nil {
		return nil
	}
	return func(u trial.Usage) {
		r.cleanAll(&u.Model, &u.ReportedUSD)
		note(u)
	}
}

func (r *Runtime) cleanTool(n *trial.ToolName) { r.cleanAll(&n.Name, &n.Server, &n.Shown) }

func (r *Runtime) cleanFault(f *trial.Fault) *trial.Fault {
	if f == nil || f.Err == nil {
		return f
	}
	text := f.Err.Error()
	if cleaned := r.cleanText(text); cleaned != text {
		return f.WithText(cleaned)
	}
	return f
}

// cleanScore redacts copies of a grader's texts, since the originals may be the
// grader's own memory.
func (r *Runtime) cleanScore(s *trial.Score) {
	s.Criteria, s.Measures = slices.Clone(s.Criteria), slices.Clone(s.Measures)
	for i := range s.Criteria {
		c := &s.Criteria[i]
		c.Name, c.Evidence = r.cleanText(c.Name), r.cleanLines(c.Evidence)
		c.Findings = slices.Clone(c.Findings)
		for j := range c.Findings {
			f := &c.Findings[j] // it may quote the artifact
			r.cleanAll(&f.Verdict, &f.Class, &f.File, &f.ID, &f.Message, &f.Name, &f.USR, &f.Module,
				&f.Availability, &f.Renamed, &f.Alternative, &f.Scope, &f.Backend, &f.Reason)
		}
	}
	for i := range s.Measures {
		r.cleanAll(&s.Measures[i].Name, &s.Measures[i].Unit)
	}
	r.cleanAll(&s.Worker)
	if !trial.IsDeclared(s.Label) { // else a password such as "passed" would break the record
		r.cleanAll(&s.Label)
	}
	if len(s.Details) > 0 {
		details := make(map[string]string, len(s.Details))
		for k, v := range s.Details {
			details[r.cleanText(k)] = r.cleanText(v)
		}
		s.Details = details
	}
	s.Fault = r.cleanFault(s.Fault)
}
