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

// redactAttempt redacts the texts in a by an agent, a server or a provider that the
// recorder did not redact. Keys, digests and words with a meaning stay: a password
// that happens to be "finished" must not break the record.
func (r *Runtime) redactAttempt(a *trial.Attempt) {
	if a.End != nil {
		a.End.Detail, a.End.Model = r.cleanText(a.End.Detail), r.cleanText(a.End.Model)
	}
	a.Fault = r.cleanFault(a.Fault)
	r.cleanRef(&a.Transcript)
	for i := range a.Raw {
		r.cleanRef(&a.Raw[i])
	}
	r.cleanRef(&a.Artifact.Answer)
	r.cleanRef(&a.Artifact.Tree)
	r.cleanRef(&a.Artifact.Setup)
	r.cleanRef(&a.Artifact.Patch)
	a.Proof.Isolation = r.cleanText(a.Proof.Isolation)
	if s := a.Artifact.Submission; s != nil {
		s.Tool = r.cleanText(s.Tool)
		r.cleanRef(&s.Args)
	}
	for i := range a.Usage {
		u := &a.Usage[i]
		u.Model, u.ReportedUSD = r.cleanText(u.Model), r.cleanText(u.ReportedUSD)
	}
	for i := range a.Proof.Servers {
		s := &a.Proof.Servers[i]
		s.Name, s.Version = r.cleanText(s.Name), r.cleanText(s.Version)
		s.Died, s.Changed = r.cleanText(s.Died), r.cleanText(s.Changed)
		for j := range s.Written {
			s.Written[j] = r.cleanText(s.Written[j])
		}
		for j := range s.Asked {
			s.Asked[j] = r.cleanText(s.Asked[j])
		}
	}
	for i := range a.Proof.Tools {
		a.Proof.Tools[i].Name = r.cleanText(a.Proof.Tools[i].Name)
	}
}

// cleanRef redacts the texts of a ref; its bytes were redacted before they were
// digested.
func (r *Runtime) cleanRef(ref *trial.Ref) {
	ref.Name, ref.Media = r.cleanText(ref.Name), r.cleanText(ref.Media)
}

func (r *Runtime) cleanFault(f *trial.Fault) *trial.Fault {
	if f == nil || f.Err == nil {
		return f
	}
	text := f.Err.Error()
	cleaned := r.cleanText(text)
	if cleaned == text {
		return f
	}
	return f.WithText(cleaned)
}

// cleanScore redacts copies of a grader's texts, since the originals may be the
// grader's own memory.
func (r *Runtime) cleanScore(s *trial.Score) {
	s.Criteria, s.Measures = slices.Clone(s.Criteria), slices.Clone(s.Measures)
	for i := range s.Criteria {
		c := &s.Criteria[i]
		c.Name, c.Evidence = r.cleanText(c.Name), slices.Clone(c.Evidence)
		for j, e := range c.Evidence {
			c.Evidence[j] = r.cleanText(e)
		}
		c.Findings = slices.Clone(c.Findings)
		for j := range c.Findings {
			r.cleanFinding(&c.Findings[j])
		}
	}
	for i := range s.Measures {
		m := &s.Measures[i]
		m.Name, m.Unit = r.cleanText(m.Name), r.cleanText(m.Unit)
	}
	s.Label = r.cleanText(s.Label)
	if len(s.Details) > 0 {
		details := make(map[string]string, len(s.Details))
		for k, v := range s.Details {
			details[r.cleanText(k)] = r.cleanText(v)
		}
		s.Details = details
	}
	s.Fault = r.cleanFault(s.Fault)
}

// cleanFinding redacts the texts of a finding, which may quote the artifact.
func (r *Runtime) cleanFinding(f *trial.Finding) {
	for _, s := range []*string{&f.Verdict, &f.Class, &f.File, &f.ID, &f.Message, &f.Name, &f.USR, &f.Module,
		&f.Availability, &f.Renamed, &f.Alternative, &f.Scope, &f.Backend, &f.Reason} {
		*s = r.cleanText(*s)
	}
}
