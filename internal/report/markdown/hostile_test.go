package markdown

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/kind/binding"
	"github.com/assay-eval/assay/internal/kind/swift"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

var everybody = map[string]func() *analysetest.Example{
	"bindings": analysetest.Bindings, "noted": analysetest.Noted, "programs": analysetest.Programs, "starts": analysetest.Starts,
	"retrieval": analysetest.Retrieval, "swift": analysetest.Swift,
}

// TestHostile puts each text into every place that a suite, a task, an agent, a
// server or a person can write to: nothing acts, and the page has the shape that a
// plain word gives it.
func TestHostile(t *testing.T) {
	testenv.Slow(t)
	for name, example := range everybody {
		reporttest.Inert(t, string(reporttest.Render(t, example(), Write)))
		e := example()
		a := e.Analyse()
		want := reporttest.Shape(reporttest.Inert(t, with(t, e, a, "word")))
		for _, h := range reporttest.Hostile {
			t.Run(fmt.Sprintf("%s/%.30q", name, h), func(t *testing.T) {
				page := reporttest.Inert(t, with(t, e, a, h))
				if got := reporttest.Shape(page); got != want {
					at := 0
					for at < min(len(got), len(want)) && got[at] == want[at] {
						at++
					}
					t.Errorf("the page has another shape: %.200s, want %.200s", got[max(0, at-40):], want[max(0, at-40):])
				}
			})
		}
	}
}

func FuzzHostile(f *testing.F) {
	for _, h := range reporttest.Hostile {
		f.Add(h)
	}
	e := analysetest.Bindings()
	a := e.Analyse()
	f.Fuzz(func(t *testing.T, h string) { reporttest.Inert(t, with(t, e, a, h)) })
}

// with is the page of a run in which everybody says h.
func with(t testing.TB, e *analysetest.Example, was *analyse.Analysis, h string) string {
	copied := *was // its lists are shared
	a := &copied
	a.Suite, a.Run, a.Description, a.Notice, a.Verdict.Why = h, h, h, []string{h, h}, []string{h}
	a.Warnings = []string{h}
	a.Rules, a.Arms, a.Comparisons = slices.Clone(a.Rules), slices.Clone(a.Arms), slices.Clone(a.Comparisons)
	a.Trials, a.Breakdowns, a.Capabilities, a.Strata = slices.Clone(a.Trials), slices.Clone(a.Breakdowns), slices.Clone(a.Capabilities), slices.Clone(a.Strata)
	for i := range a.Rules {
		a.Rules[i].Name, a.Rules[i].Why, a.Rules[i].Metric = h, h, h
	}
	counts := func(n int) (out []analyse.Count) {
		for range n {
			out = append(out, analyse.Count{Name: h, N: 2})
		}
		return out
	}
	for i := range a.Arms {
		arm := &a.Arms[i]
		arm.ID, arm.Labels = h, counts(len(arm.Labels))
		arm.Servers = slices.Clone(arm.Servers)
		for j := range arm.Servers {
			arm.Servers[j].Name = h
		}
		arm.PerSuccess.Warnings = []string{h}
	}
	a.Total.Labels, a.Total.Sources, a.Total.Ledger.SkippedBy = counts(len(a.Total.Labels)), counts(1), counts(1)
	for i := range a.Breakdowns {
		a.Breakdowns[i].Value, a.Breakdowns[i].Arm = h, h
	}
	for i := range a.Comparisons {
		c := &a.Comparisons[i]
		c.Name, c.Treatment, c.Control, c.Warnings = h, h, h, []string{h}
		c.Criteria, c.Ratios = slices.Clone(c.Criteria), slices.Clone(c.Ratios)
		for j := range c.Criteria {
			c.Criteria[j].Name = h
		}
		for j := range c.Ratios {
			c.Ratios[j].Sources = h
		}
	}
	a.Pooled = []analyse.Pooled{{Name: h, Agents: []string{h}}}
	for i := range a.Capabilities {
		a.Capabilities[i].Arm = h
	}
	for i := range a.Strata {
		a.Strata[i].Arm = h
	}
	if a.SessionStart != nil {
		s := *a.SessionStart
		s.Arms = slices.Clone(s.Arms)
		for i := range s.Arms {
			s.Arms[i].Arm, s.Arms[i].Warnings = h, []string{h}
		}
		a.SessionStart = &s
	}
	if swift.JudgedIn(a) != nil {
		j := *swift.JudgedIn(a)
		j.Backends, j.Tasks = slices.Clone(j.Backends), slices.Clone(j.Tasks)
		for i := range j.Backends {
			j.Backends[i].Arm, j.Backends[i].Backend, j.Backends[i].Packs = h, h, h
		}
		for i := range j.Tasks {
			j.Tasks[i].Task, j.Tasks[i].Why = h, h
		}
		a.Parts = []analyse.Part{{Key: "judged", Value: &j}}
	}
	for i := range a.Trials {
		x := &a.Trials[i]
		analysetest.Detach(x)
		x.Reason, x.Label = h, h
		x.Notes = slices.Clone(x.Notes)
		for j := range x.Notes {
			n := &x.Notes[j]
			n.By, n.Label, n.Note, n.Reason = h, h, strings.Join(strings.Fields(h), " "), h
		}
		x.Criteria = slices.Clone(x.Criteria)
		for j := range x.Criteria {
			c := &x.Criteria[j]
			c.Name, c.Evidence, c.Findings = h, []string{h}, slices.Clone(c.Findings)
			for k := range c.Findings {
				c.Findings[k] = trial.Finding{Message: h, ID: h}
			}
		}
		x.Details = map[string]string{binding.DetailReasoning: h, binding.DetailAbortReason: h, "notes": h}
	}
	var b bytes.Buffer
	if err := Write(&b, a, e.Opener()); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
