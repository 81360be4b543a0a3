// Package ctrf writes a report in the Common Test Report Format, one JSON
// document that tools of CI systems read (https://ctrf.io).
//
// A test is a task in an arm. Its trials are folded as in JUnit, so that names do not
// depend on their number: a failed trial makes it failed, else a void or unknown one
// makes it other, since it tells nothing about the agent, else one that may still run
// makes it pending and one that will not makes it skipped. It has passed if all have.
// Counts, interval and cost are in its extra.
//
// A flaky test is one of which some trials pass and some fail. Attempts that the
// harness made again, because a provider turned it away or a server did not start,
// are in the extra and no retries: readers of the format take a test that passes
// after a retry for a flaky one.
package ctrf

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// specVersion is the version of the schema that the test checks against.
const specVersion = "0.0.0"

// The statuses of the format.
const (
	passed  = "passed"
	failed  = "failed"
	skipped = "skipped"
	pending = "pending"
	other   = "other"
)

type document struct {
	ReportFormat string  `json:"reportFormat"`
	SpecVersion  string  `json:"specVersion"`
	RunID        string  `json:"runId,omitempty"`
	GeneratedBy  string  `json:"generatedBy"`
	Results      results `json:"results"`
}

type results struct {
	Tool    tool     `json:"tool"`
	Summary summary  `json:"summary"`
	Tests   []test   `json:"tests"`
	Extra   runExtra `json:"extra"`
}

type tool struct {
	Name    string `json:"name"`
	Version string `json:"version,omitempty"`
}

// summary counts tests. Start and stop cover the trials that this run generated, in
// milliseconds since 1970; 0 if it generated none.
type summary struct {
	Tests   int   `json:"tests"`
	Passed  int   `json:"passed"`
	Failed  int   `json:"failed"`
	Skipped int   `json:"skipped"`
	Pending int   `json:"pending"`
	Other   int   `json:"other"`
	Flaky   int   `json:"flaky"`
	Suites  int   `json:"suites"`
	Start   int64 `json:"start"`
	Stop    int64 `json:"stop"`
}

type test struct {
	TestID    string         `json:"testId"`
	Name      string         `json:"name"`
	Status    string         `json:"status"`
	RawStatus string         `json:"rawStatus"`
	Duration  int64          `json:"duration"` // of live trials, in milliseconds
	Suite     []string       `json:"suite"`
	Message   string         `json:"message,omitempty"`
	Trace     string         `json:"trace,omitempty"`
	Tags      []string       `json:"tags,omitempty"`
	Labels    map[string]any `json:"labels"`
	Type      string         `json:"type"`
	Flaky     bool           `json:"flaky"`
	Extra     testExtra      `json:"extra"`
}

// testExtra holds facts for which the format has no field.
type testExtra struct {
	Trials   int     `json:"trials"`
	Pass     int     `json:"pass"`
	Fail     int     `json:"fail"`
	Unknown  int     `json:"unknown"`
	Void     int     `json:"void"`
	Skipped  int     `json:"skipped"`
	Pending  int     `json:"pending"`
	Success  rate    `json:"success_rate"`
	CostUSD  *string `json:"billed_usd"`         // null where it is not known
	Unpriced int     `json:"unpriced,omitempty"` // trials whose cost is not known, and not in it
	Again    int     `json:"attempts_again,omitempty"`
	Set      int     `json:"set_by_people,omitempty"` // trials whose outcome is not as graded
}

// rate is a share with its 95 % interval; null where nothing was evaluated.
type rate struct {
	Value  *float64 `json:"value"`
	Low    *float64 `json:"low"`
	High   *float64 `json:"high"`
	N      int      `json:"n"`
	Method string   `json:"method,omitempty"`
}

func rateOf(m analyse.Metric) rate { return rate{m.Value, m.Low, m.High, m.Denominator, m.Method} }

type runExtra struct {
	Verdict     string       `json:"verdict"`
	Exit        int          `json:"exit"`
	Mode        string       `json:"mode,omitempty"` // omitted in AsGraded
	Notice      []string     `json:"notice,omitempty"`
	Gates       []gate       `json:"gates,omitempty"`
	Arms        []arm        `json:"arms"`
	Comparisons []comparison `json:"comparisons,omitempty"`
	AsGraded    *runExtra    `json:"as_graded,omitempty"` // without overrides by people
}

type gate struct {
	Name    string   `json:"name"`
	Metric  string   `json:"metric"`
	Verdict string   `json:"verdict"`
	Value   *float64 `json:"value"`
	Low     *float64 `json:"low"`
	High    *float64 `json:"high"`
	Bound   string   `json:"bound"`
	Why     string   `json:"why,omitempty"`
}

type arm struct {
	ID      string `json:"id"`
	Planned int    `json:"planned"`
	Scored  int    `json:"scored"`
	Void    int    `json:"void"`
	Skipped int    `json:"skipped"`
	Pending int    `json:"pending"`
	Success rate   `json:"success_rate"`
}

type comparison struct {
	Name      string        `json:"name"`
	Treatment string        `json:"treatment"`
	Control   string        `json:"control"`
	Tasks     int           `json:"tasks,omitempty"`
	Pairs     stat.Pairs    `json:"pairs"`
	Effect    stat.Interval `json:"effect"` // difference of success rates
	Test      string        `json:"test"`
	P         *float64      `json:"p"`
	PAdjusted *float64      `json:"p_adjusted"`
	Shown     string        `json:"shown,omitempty"`
	Word      string        `json:"word"`
	Reason    string        `json:"reason,omitempty"`
}

// Format is ctrf.json.
var Format = report.Format{Name: "ctrf", File: "ctrf.json", Doc: "Common Test Report Format, for test dashboards", Write: Write}

// Write writes the report.
func Write(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	d := document{ReportFormat: "CTRF", SpecVersion: specVersion, RunID: report.Clean(a.Run), GeneratedBy: "assay", Results: results{
		Tool: tool{Name: "assay", Version: report.Clean(report.ProgramVersion(a))}, Summary: summaryOf(a), Extra: extraOf(a),
	}}
	trials := map[trial.Key][]*analyse.Trial{}
	for i := range a.Trials {
		t := &a.Trials[i]
		k := trial.Key{Task: t.Task, Arm: t.Arm}
		trials[k] = append(trials[k], t)
	}
	enc := report.NewEncoder()
	frame, err := enc.EncodeAt("", d)
	if err != nil {
		return fmt.Errorf("write ctrf: %w", err)
	}
	// No string of JSON holds a line break, so this is the field itself.
	head, rest, _ := bytes.Cut(bytes.Clone(frame), []byte("\n    \"tests\": null"))
	out := bufio.NewWriter(w) // keeps its first error for Flush
	_, _ = out.Write(head)
	if err := enc.WriteList(out, "    ", "tests", len(a.Cells), func(i int) any {
		c := a.Cells[i]
		return testOf(a, c, trials[trial.Key{Task: c.Task, Arm: c.Arm}])
	}); err != nil {
		return fmt.Errorf("write ctrf: %w", err)
	}
	_, _ = out.Write(append(rest, '\n'))
	return out.Flush()
}

func summaryOf(a *analyse.Analysis) summary {
	s := summary{Tests: len(a.Cells), Suites: len(a.Arms)}
	for i := range a.Cells {
		l := &a.Cells[i].Ledger
		switch status, _ := statusOf(l); status {
		case passed:
			s.Passed++
		case failed:
			s.Failed++
		case skipped:
			s.Skipped++
		case pending:
			s.Pending++
		default:
			s.Other++
		}
		if isFlaky(l) {
			s.Flaky++
		}
	}
	for i := range a.Trials {
		t := &a.Trials[i]
		if t.Source == trial.Cached || t.Timing().Start.IsZero() { // a cached answer has the times of another run
			continue
		}
		start := t.Timing().Start.UnixMilli()
		if s.Start == 0 || start < s.Start {
			s.Start = start
		}
		s.Stop = max(s.Stop, start+t.Timing().AgentMS)
	}
	return s
}

func testOf(a *analyse.Analysis, c analyse.Cell, ts []*analyse.Trial) test {
	l := c.Ledger
	agent, scenario, _ := strings.Cut(c.Arm, "/")
	out := test{
		TestID: report.Clean(c.Task + "@" + c.Arm), Name: report.Clean(c.Task + " [" + c.Arm + "]"), Type: "eval",
		Suite:     []string{report.Clean(a.Suite), report.Clean(c.Arm)},
		RawStatus: l.String(), Flaky: isFlaky(&l),
		Labels: map[string]any{"agent": report.Clean(agent), "scenario": report.Clean(scenario), "task": report.Clean(c.Task)},
		Extra: testExtra{Trials: l.Planned, Pass: l.Pass, Fail: l.Fail, Unknown: l.Unknown, Void: l.Void, Skipped: l.Skipped, Pending: l.Pending,
			Success: rateOf(c.Success)},
	}
	for _, x := range []struct{ name, value string }{{"title", c.Title}, {"group", c.Group}, {"hint_level", c.HintLevel}, {"expect", c.Expect}} {
		if x.value != "" {
			out.Labels[x.name] = report.Clean(x.value)
		}
	}
	for _, t := range c.Tags {
		out.Tags = append(out.Tags, report.Clean(t))
	}
	if c.Cost.Priced > c.Cost.Free {
		out.Extra.CostUSD, out.Extra.Unpriced = new(c.Cost.Billed.String()), c.Cost.Unpriced
	}
	var of func(*analyse.Trial) bool
	out.Status, of = statusOf(&l)
	var lines []string
	for _, t := range ts {
		if _, timed := t.LiveMS(); timed {
			out.Duration += *t.AgentMS()
		}
		out.Extra.Again += max(0, t.Attempts-1)
		if t.Graded != "" {
			out.Extra.Set++
		}
		if of(t) {
			t = t.Full()
			if len(lines) == 0 {
				out.Message = messageOf(t)
			}
			lines = append(lines, fmt.Sprintf("#%d %s: %s", t.Index+1, outcomeWord(t), report.Clean(t.Reason)))
		}
	}
	if n := len(lines); n > 0 && l.Planned > 1 {
		out.Message = fmt.Sprintf("%d of %d trials: %s", n, l.Planned, out.Message)
		out.Trace = strings.Join(lines, "\n")
	}
	return out
}

// statusOf returns the status of a test and which of its trials are the reason.
func statusOf(l *analyse.Ledger) (status string, reason func(*analyse.Trial) bool) {
	switch {
	case l.Fail > 0:
		return failed, func(t *analyse.Trial) bool { return t.Status == analyse.Scored && t.Outcome == trial.Fail }
	case l.Void > 0:
		return other, func(t *analyse.Trial) bool { return t.Status == analyse.Void }
	case l.Unknown > 0:
		return other, func(t *analyse.Trial) bool { return t.Status == analyse.Scored && t.Outcome == trial.Unknown }
	case l.Pending > 0:
		return pending, func(t *analyse.Trial) bool { return t.Status == analyse.Pending }
	case l.Skipped > 0:
		return skipped, func(t *analyse.Trial) bool { return t.Status == analyse.Skipped }
	}
	return passed, func(*analyse.Trial) bool { return false }
}

func isFlaky(l *analyse.Ledger) bool { return l.Pass > 0 && l.Fail > 0 }

// messageOf returns why a trial did not pass; "void" begins it if the trial was void.
func messageOf(t *analyse.Trial) string {
	switch reason := report.Clean(t.Reason); {
	case t.Status == analyse.Void || t.Outcome == trial.Unknown:
		return outcomeWord(t) + ": " + reason
	case reason == "":
		return outcomeWord(t)
	default:
		return reason
	}
}

func outcomeWord(t *analyse.Trial) string {
	switch {
	case t.Status == analyse.Void:
		return "void." + string(t.Void)
	case t.Status != analyse.Scored:
		return string(t.Status)
	case t.Outcome == trial.Unknown:
		return "unknown"
	}
	return report.Clean(t.Label)
}

func extraOf(a *analyse.Analysis) runExtra {
	x := runExtra{Verdict: string(a.Verdict.Word), Exit: a.Verdict.Exit, Mode: a.Verdict.Mode, Gates: gatesOf(a.Rules), Arms: []arm{}}
	for _, n := range a.Notice {
		x.Notice = append(x.Notice, report.Clean(n))
	}
	for _, m := range a.Arms {
		success, _ := m.Metric("success_rate")
		x.Arms = append(x.Arms, armOf(m.ID, m.Ledger, success))
	}
	for _, c := range a.Comparisons {
		x.Comparisons = append(x.Comparisons, comparisonOf(c.Name, c.Treatment, c.Control, c.Tasks, c.Pairs, c.Decision))
	}
	if g := a.AsGraded; g != nil {
		x.AsGraded = &runExtra{Verdict: string(g.Verdict.Word), Exit: g.Verdict.Exit, Gates: gatesOf(g.Rules), Arms: []arm{}}
		for _, m := range g.Arms {
			x.AsGraded.Arms = append(x.AsGraded.Arms, armOf(m.ID, m.Ledger, m.Success))
		}
		for _, c := range g.Comparisons {
			x.AsGraded.Comparisons = append(x.AsGraded.Comparisons, comparisonOf(c.Name, c.Treatment, c.Control, 0, c.Pairs, c.Decision))
		}
	}
	return x
}

func gatesOf(rules []analyse.Rule) []gate {
	var out []gate
	for _, r := range rules {
		out = append(out, gate{report.Clean(r.Name), report.Clean(report.MetricOf(r)), string(r.Verdict), r.Measured.Value, r.Measured.Low, r.Measured.High, report.BoundText(r), report.Clean(r.Why)})
	}
	return out
}

func armOf(id string, l analyse.Ledger, success analyse.Metric) arm {
	return arm{report.Clean(id), l.Planned, l.Scored, l.Void, l.Skipped, l.Pending, rateOf(success)}
}

func comparisonOf(name, treatment, control string, tasks int, pairs stat.Pairs, d decision.Decision) comparison {
	shown := ""
	if d.Word == decision.Better || d.Word == decision.Worse {
		shown = string(d.Word)
	}
	return comparison{report.Clean(name), report.Clean(treatment), report.Clean(control), tasks, pairs, d.Interval, d.Test, d.P, d.PAdjusted, shown, string(d.Word), string(d.Reason)}
}
