// Package junit writes JUnit XML, which every CI reads: a suite is an arm, a case is a
// task. Several trials of a task are folded into one case, so that names do not depend
// on the number of trials; the counts are properties of the case.
//
// A case with a failed trial is a failure. Otherwise a case with a void or unknown
// trial is an error, since it carries no information about the agent, and so is a case
// with a trial cut off by the end of the run. Otherwise a case with an omitted trial is
// skipped, even if the other trials passed.
package junit

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

type suites struct {
	XMLName  xml.Name `xml:"testsuites"`
	Name     string   `xml:"name,attr"`
	Tests    int      `xml:"tests,attr"`
	Failures int      `xml:"failures,attr"`
	Errors   int      `xml:"errors,attr"`
	Skipped  int      `xml:"skipped,attr"`
	Time     string   `xml:"time,attr"`
	Suites   []suite  `xml:"testsuite"`
}

type suite struct {
	Name       string      `xml:"name,attr"`
	Tests      int         `xml:"tests,attr"`
	Failures   int         `xml:"failures,attr"`
	Errors     int         `xml:"errors,attr"`
	Skipped    int         `xml:"skipped,attr"`
	Time       string      `xml:"time,attr"`
	Properties *properties `xml:"properties"`

	cases [][]*analyse.Trial
	ms    int64
}

type testcase struct {
	class, name string
	ms          int64
	counts      []count
	failure     *problem
	err         *problem
	skipped     *string // the reason; nil if it is not skipped
	out         string  // notes of people
}

// count is a property of a case.
type count struct {
	name string
	n    int
}

type properties struct {
	List []property `xml:"property"`
}

type property struct {
	Name  string `xml:"name,attr"`
	Value string `xml:"value,attr"`
}

func (p *properties) addText(name, value string) {
	p.List = append(p.List, property{report.Clean(name), report.Clean(value)})
}

func (p *properties) addCount(name string, n int) { p.addText(name, strconv.Itoa(n)) }

type problem struct{ message, kind, text string }

// Format is junit.xml.
var Format = report.Format{Name: "junit", File: "junit.xml", Doc: "for CI systems that show tests", Write: Write}

// Write writes JUnit XML.
func Write(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	all := suites{Name: report.Clean(a.Suite)}
	ms := int64(0)
	for _, arm := range a.Arms {
		s := suiteOf(a, arm)
		all.Suites = append(all.Suites, s)
		all.Tests += s.Tests
		all.Failures += s.Failures
		all.Errors += s.Errors
		all.Skipped += s.Skipped
		ms += s.ms
	}
	all.Time = formatSeconds(ms)
	frame, err := xml.MarshalIndent(all, "", "  ")
	if err != nil {
		return fmt.Errorf("write junit: %w", err)
	}
	out := bufio.NewWriter(w) // keeps its first error for Flush
	_, _ = out.WriteString(xml.Header)
	for _, s := range all.Suites {
		// No text of XML holds a tag, so this is the end of the suite.
		head, rest, _ := bytes.Cut(frame, []byte("\n  </testsuite>"))
		_, _ = out.Write(head)
		for _, ts := range s.cases {
			_, _ = out.Write(caseOf(ts).append(out.AvailableBuffer()))
		}
		_, _ = out.WriteString("\n  </testsuite>")
		frame = rest
	}
	_, _ = out.Write(append(frame, '\n'))
	return out.Flush()
}

func suiteOf(a *analyse.Analysis, arm analyse.Arm) suite {
	s := suite{Name: report.Clean(arm.ID), Properties: &properties{}}
	s.Properties.addText("verdict", string(a.Verdict.Word))
	s.Properties.addText("gates", report.Headline(a.Verdict))
	for _, r := range a.Rules {
		s.Properties.addText("gate: "+r.Name, string(r.Verdict)+": "+r.Why)
	}
	for _, n := range a.Notice {
		s.Properties.addText("notice", n)
	}
	s.Properties.addText("ledger", arm.Ledger.String())
	if m := arm.Metrics[0]; m.Value != nil {
		s.Properties.addText("success_rate", report.Value(m)+" "+report.Ratio(m)+", 95% interval "+m.Interval())
	}
	if g := a.AsGraded; g != nil {
		s.Properties.addCount("set by people", g.Overrides)
		s.Properties.addText("as graded: verdict", report.Headline(g.Verdict))
		if was := g.Arm(arm.ID); was != nil {
			s.Properties.addText("as graded: success_rate", report.Value(was.Success)+" "+report.Ratio(was.Success)+", 95% interval "+was.Success.Interval())
		}
	}
	s.Properties.addComparisons(a, arm.ID)
	for _, u := range arm.Servers {
		s.Properties.addText("server: "+u.Name, report.TreatmentText(u))
	}
	for i := range a.Trials { // in the order of tasks
		t := &a.Trials[i]
		if t.Arm != arm.ID {
			continue
		}
		if n := len(s.cases); n == 0 || s.cases[n-1][0].Task != t.Task {
			s.cases = append(s.cases, nil)
		}
		s.cases[len(s.cases)-1] = append(s.cases[len(s.cases)-1], t)
	}
	for _, ts := range s.cases {
		c := caseOf(ts) // made again when it is written: all of them need much memory
		s.Tests++
		s.ms += c.ms
		switch {
		case c.failure != nil:
			s.Failures++
		case c.err != nil:
			s.Errors++
		case c.skipped != nil:
			s.Skipped++
		}
	}
	s.Time = formatSeconds(s.ms)
	return s
}

// addComparisons adds the comparisons whose treatment is the arm.
func (p *properties) addComparisons(a *analyse.Analysis, arm string) {
	for _, c := range a.Comparisons {
		if c.Treatment != arm {
			continue
		}
		for _, l := range report.ComparisonLines(c) {
			if l.Key == "difference" {
				l.Text = report.DecisionText(c.Decision) + "; " + l.Text
			}
			if l.Key == "difference" || l.Key == "missing" || l.Key == "assumed" || l.Key == "could see" {
				p.addText("comparison "+c.Name+" with "+c.Control+": "+l.Key, l.Text)
			}
		}
		if was := a.AsGraded.Comparison(&c); was != nil {
			p.addText("as graded: comparison "+c.Name+" with "+c.Control, report.GradedDecision(was))
		}
	}
}

// caseOf folds the trials of one task in one arm. Its time covers live trials, in
// milliseconds.
func caseOf(ts []*analyse.Trial) *testcase {
	c := &testcase{class: report.Clean(ts[0].Arm), name: report.Clean(ts[0].Task)}
	var pass, fail, unknown, void, idle []*analyse.Trial
	sources := map[trial.Source]int{}
	for _, t := range ts {
		if _, timed := t.LiveMS(); timed {
			c.ms += *t.AgentMS()
		}
		sources[t.Source]++
		switch {
		case t.Status == analyse.Void:
			void = append(void, t)
		case t.Status != analyse.Scored:
			idle = append(idle, t)
		case t.Outcome == trial.Pass:
			pass = append(pass, t)
		case t.Outcome == trial.Fail:
			fail = append(fail, t)
		default:
			unknown = append(unknown, t)
		}
	}
	c.counts = []count{
		{"trials", len(ts)}, {"passed", len(pass)}, {"failed", len(fail)}, {"unknown", len(unknown)}, {"void", len(void)}, {"not_run", len(idle)},
		{"live", sources[trial.Live]}, {"cached", sources[trial.Cached]}, {"scripted", sources[trial.Scripted]}, {"imported", sources[trial.Imported]},
	}
	c.out = noteText(ts)
	switch {
	case len(fail) > 0:
		c.failure = problemOf(fail, len(ts), "failed", fail[0].Label)
	case len(void) > 0:
		c.err = problemOf(void, len(ts), "are void", "void."+string(void[0].Void))
	case len(unknown) > 0:
		c.err = problemOf(unknown, len(ts), "have no known outcome", "unknown")
	case len(idle) > 0:
		why := report.Clean(cmp.Or(idle[0].Reason, "pending"))
		if len(pass) > 0 {
			why = fmt.Sprintf("%d of %d trials did not run, %d passed: %s", len(idle), len(ts), len(pass), why)
		}
		if slices.ContainsFunc(idle, func(t *analyse.Trial) bool { return !t.LeftOut() }) {
			c.err = &problem{kind: "not_run", message: why}
		} else {
			c.skipped = &why
		}
	}
	return c
}

func noteText(ts []*analyse.Trial) string {
	var b strings.Builder
	for _, t := range ts {
		if text := report.SetText(t); text != "" {
			fmt.Fprintf(&b, "#%d %s\n", t.Index+1, text)
		}
		for _, n := range report.NotesOf(t) {
			fmt.Fprintf(&b, "#%d %s: %s\n", t.Index+1, report.NoteAuthor(n), strings.Join(report.NoteLines(n.Note), " · "))
		}
	}
	return b.String()
}

func problemOf(bad []*analyse.Trial, all int, what, kind string) *problem {
	p := &problem{kind: report.Clean(kind), message: report.Clean(bad[0].Full().Reason)}
	if all > 1 {
		p.message = fmt.Sprintf("%d of %d trials %s: %s", len(bad), all, what, p.message)
	}
	var b strings.Builder
	for _, t := range bad {
		fmt.Fprintf(&b, "#%d %s: %s\n", t.Index+1, report.Clean(t.Label), report.Clean(t.Full().Reason))
	}
	p.text = b.String()
	return p
}

func formatSeconds(ms int64) string { return strconv.FormatFloat(float64(ms)/1000, 'f', 3, 64) }
