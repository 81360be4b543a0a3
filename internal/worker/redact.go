package worker

import (
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/trial"
)

// clean is s as it may be recorded: without secrets, and as text that JSON does
// not change, so that a record read back is the record that was written.
func (r *Runtime) clean(s string) string {
	return strings.ToValidUTF8(r.Redactor.String(s), "\uFFFD")
}

// redact goes over the texts in a that an agent, a server or a provider has
// written, besides those that the recorder has redacted. Keys, digests and words
// that have a meaning stay as they are: a password that happens to be "finished"
// must not break the record.
func (r *Runtime) redact(a *trial.Attempt) {
	if a.End != nil {
		a.End.Detail, a.End.Model = r.clean(a.End.Detail), r.clean(a.End.Model)
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
	a.Proof.Isolation = r.clean(a.Proof.Isolation)
	if s := a.Artifact.Submission; s != nil {
		s.Tool = r.clean(s.Tool)
		r.cleanRef(&s.Args)
	}
	for i := range a.Usage {
		u := &a.Usage[i]
		u.Model, u.ReportedUSD = r.clean(u.Model), r.clean(u.ReportedUSD)
	}
	for i := range a.Proof.Servers {
		s := &a.Proof.Servers[i]
		s.Name, s.Version = r.clean(s.Name), r.clean(s.Version)
		s.Died, s.Changed = r.clean(s.Died), r.clean(s.Changed)
		for j := range s.Written {
			s.Written[j] = r.clean(s.Written[j])
		}
		for j := range s.Asked {
			s.Asked[j] = r.clean(s.Asked[j])
		}
	}
	for i := range a.Proof.Tools {
		a.Proof.Tools[i].Name = r.clean(a.Proof.Tools[i].Name)
	}
}

// cleanRef goes over what a ref says of its bytes; the bytes were redacted
// before they were digested.
func (r *Runtime) cleanRef(ref *trial.Ref) {
	ref.Name, ref.Media = r.clean(ref.Name), r.clean(ref.Media)
}

func (r *Runtime) cleanFault(f *trial.Fault) *trial.Fault {
	if f == nil || f.Err == nil {
		return f
	}
	text := f.Err.Error()
	cleaned := r.clean(text)
	if cleaned == text {
		return f
	}
	return f.Reworded(cleaned)
}

// cleanScore does so for what a grader has written, which may be the grader's
// own memory and stays as it is.
func (r *Runtime) cleanScore(s *trial.Score) {
	s.Criteria, s.Measures = slices.Clone(s.Criteria), slices.Clone(s.Measures)
	for i := range s.Criteria {
		c := &s.Criteria[i]
		c.Name, c.Evidence = r.clean(c.Name), slices.Clone(c.Evidence)
		for j, e := range c.Evidence {
			c.Evidence[j] = r.clean(e)
		}
		c.Findings = slices.Clone(c.Findings)
		for j := range c.Findings {
			r.cleanFinding(&c.Findings[j])
		}
	}
	for i := range s.Measures {
		m := &s.Measures[i]
		m.Name, m.Unit = r.clean(m.Name), r.clean(m.Unit)
	}
	s.Label = r.clean(s.Label)
	if len(s.Details) > 0 {
		details := make(map[string]string, len(s.Details))
		for k, v := range s.Details {
			details[r.clean(k)] = r.clean(v)
		}
		s.Details = details
	}
	s.Fault = r.cleanFault(s.Fault)
}

// cleanFinding does so for a finding, whose texts may quote the artifact.
func (r *Runtime) cleanFinding(f *trial.Finding) {
	for _, s := range []*string{&f.Verdict, &f.Class, &f.File, &f.ID, &f.Message, &f.Name, &f.USR, &f.Module,
		&f.Availability, &f.Renamed, &f.Alternative, &f.Scope, &f.Backend, &f.Reason} {
		*s = r.clean(*s)
	}
}
