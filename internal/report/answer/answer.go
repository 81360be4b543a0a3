// Package answer makes the first screen of every report: the answer to the questions
// of a suite, its cost, the success of each arm, what failed, and the verdict. It
// decides nothing: the analysis has the decisions, intervals, costs and verdicts.
//
// [Of] makes the answer as a value. [Answer.Lines] lays it out for a terminal in at most
// [MostLines] lines, and [Answer.Blocks] returns it as blocks of a section, which pages
// and comments render.
package answer

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// Most of what an answer shows; the rest are counted.
const (
	mostArms    = 6
	mostReplies = 3
	mostChecks  = 4
	mostNotices = 2
)

// Answer is the first screen of a report. All of its texts are clean.
type Answer struct {
	Suite   string
	Size    string // such as "20 tasks × 3 arms × 3 trials = 180 scored, 0 void"
	Source  string // tells if no model, or not only a model, was measured; else ""
	Elapsed time.Duration
	Spent   string   // such as "$0.57"; "" if nothing was paid
	Alert   string   // why the run lacks figures; "" if it has all
	Notices []string // to be read before any figure

	Replies     []Reply // to the questions of the suite
	MoreReplies int
	Price       []string // sentences on the cost of the first treatment
	Arms        []Arm
	MoreArms    int
	Checks      []Check // gates, or criteria of a suite without any
	MoreChecks  int
	Gates       string // such as "3 of 3 (warn)"; "" without gates
	GatesMark   string
	GatesTone   section.Tone
	Failures    []Failure

	Verdict string // such as "PASS"
	Why     string // such as "2 of 4 rules failed, exit 0"
	Tone    section.Tone
}

// Reply is the reply to the question of one comparison.
type Reply struct {
	Ask, Word          string
	Tone               section.Tone
	Treatment, Control string // short names of arms
	Rates              [2]string
	Points, Between, P string // "" if nothing was compared
	Why                string // "" if the figures tell all
	Interval           *section.Interval
	rank               int // the lower, the worse
}

// Arm is the success and the cost of an arm. Figures are "" if unknown.
type Arm struct {
	Name, ID           string
	Ratio, Rate        string
	Between            string
	Time, Tokens, Cost string
	Open               int // trials that were to run and have no verdict
	Interval           *section.Interval
	rate               float64
}

// Check is a gate, or a criterion of a suite without gates.
type Check struct {
	Name, Ratio, Value, Mark, Limit string
	Between                         string
	Tone                            section.Tone
	Interval                        *section.Interval
	Why                             string // of a gate without a value
	rank                            int
}

// Failure is trials that did not pass.
type Failure struct {
	Lead, Text string
	Examples   []string
}

// Of returns the answer of a run.
func Of(a *analyse.Analysis) *Answer {
	names := shortNames(a)
	out := &Answer{Suite: report.Clean(a.Suite), Elapsed: a.Elapsed(), Spent: spentText(a)}
	out.Size, out.Source = sizeText(a), sourceText(a)
	out.addNotices(a)
	out.addReplies(a, names)
	out.addPrice(a)
	out.addArms(a, names)
	out.addChecks(a)
	out.addFailures(a, names)
	out.addWeakest(a)
	out.addVerdict(a)
	return out
}

// shownArms returns the arms that the command line did not leave out.
func shownArms(a *analyse.Analysis) []*analyse.Arm {
	var out []*analyse.Arm
	for i := range a.Arms {
		if l := &a.Arms[i].Ledger; l.Planned == 0 || l.CountExcluded() < l.Planned {
			out = append(out, &a.Arms[i])
		}
	}
	return out
}

func spentText(a *analyse.Analysis) string {
	c := a.Total.Spent
	if c.Priced <= c.Free {
		return ""
	}
	return report.FormatQuantity(new(c.Billed.Float()), "USD")
}

// sizeText returns the ledger in the terms of the design.
func sizeText(a *analyse.Analysis) string {
	tasks, trials := map[string]bool{}, 0
	for i := range a.Trials {
		t := &a.Trials[i]
		if t.Status == analyse.Skipped && strings.HasPrefix(t.Reason, "filter") {
			continue
		}
		tasks[t.Task], trials = true, max(trials, t.Index+1)
	}
	l := a.Total.Ledger
	arms := len(shownArms(a))
	skipped := l.Skipped - l.CountExcluded()
	unknown := ""
	if l.Unknown > 0 {
		unknown = fmt.Sprintf(" (%d unknown)", l.Unknown)
	}
	parts := []string{fmt.Sprintf("%d scored%s, %d void", l.Scored, unknown, l.Void)}
	for _, c := range []analyse.Count{{Name: "skipped", N: skipped}, {Name: "not run", N: l.Pending}} {
		if c.N > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", c.N, c.Name))
		}
	}
	sign := ": "
	if len(tasks)*arms*trials == l.Scored+l.Void {
		sign = " = "
	}
	return fmt.Sprintf("%s × %s × %s%s%s", report.Plural(len(tasks), "task"), report.Plural(arms, "arm"), report.Plural(trials, "trial"), sign, strings.Join(parts, ", "))
}

// The sources of all trials of a run without a model.
const (
	allScripted = "scripted answers: no model was measured"
	noModel     = "tool calls without a model"
)

// sourceText tells that scripts or calls without a model were measured.
func sourceText(a *analyse.Analysis) string {
	total, scripted := 0, report.CountOf(a.Total.Sources, string(trial.Scripted))
	for _, c := range a.Total.Sources {
		total += c.N
	}
	switch {
	case scripted > 0 && scripted == total:
		return allScripted
	case scripted > 0:
		return fmt.Sprintf("scripted answers in %d of %d trials: they measure no model", scripted, total)
	case report.NoModel(a.Total.Cost):
		return noModel
	}
	return ""
}

func (b *Answer) addNotices(a *analyse.Analysis) {
	b.Alert = report.Clean(a.Verdict.Reason)
	for _, n := range a.Notice {
		if !analyse.IsScriptedNotice(n) {
			b.Notices = append(b.Notices, report.Clean(n))
		}
	}
}

func (b *Answer) addVerdict(a *analyse.Analysis) {
	v := a.Verdict
	word, _, _ := strings.Cut(report.VerdictText(v.Word), ",")
	b.Verdict = strings.ToUpper(word)
	switch v.Word {
	case analyse.Pass:
		b.Tone = section.Good
	case analyse.Fail:
		b.Tone = section.Bad
	default:
		b.Tone = section.Caution
	}
	rules := v.Passed + v.Failed + v.Undecidable + v.Skipped
	switch {
	case v.Word == analyse.Pass:
	case v.Word == analyse.NoGates || rules == 0:
		b.Why = "the suite has no gates"
	case v.Word == analyse.NotMeasured:
		b.Why = fmt.Sprintf("exit %d", v.Exit)
	default:
		var parts []string
		for _, c := range []analyse.Count{{Name: "failed", N: v.Failed}, {Name: "undecidable", N: v.Undecidable}, {Name: "skipped", N: v.Skipped}} {
			if c.N > 0 && !(c.Name == "skipped" && len(parts) > 0) {
				parts = append(parts, fmt.Sprintf("%d %s", c.N, c.Name))
			}
		}
		if len(parts) > 0 {
			parts[0] = strings.Replace(parts[0], " ", fmt.Sprintf(" of %s ", report.Plural(rules, "gate")), 1)
		}
		b.Why = strings.Join(append(parts, fmt.Sprintf("exit %d", v.Exit)), ", ")
	}
	if rules > 0 && v.Word != analyse.NotMeasured {
		skipped := ""
		if v.Skipped > 0 {
			skipped = fmt.Sprintf(", %d skipped", v.Skipped)
		}
		b.Gates = fmt.Sprintf("%d of %d pass%s (%s)", v.Passed, rules, skipped, v.Mode)
		b.GatesMark, b.GatesTone = "✓", section.Good
		switch {
		case v.Failed > 0:
			b.GatesMark, b.GatesTone = "✗", section.Caution
		case v.Undecidable > 0:
			b.GatesMark, b.GatesTone = "?", section.Caution
		}
		if v.Passed+v.Failed+v.Undecidable == 0 {
			b.GatesMark = "–"
		}
	}
}

// keepWorst keeps the first element and the worst others, most in all, in their order.
func keepWorst[T any](all []T, most int, compare func(a, b *T) int, first bool) (kept []T, more int) {
	if len(all) <= most {
		return all, 0
	}
	order := make([]int, len(all))
	for i := range order {
		order[i] = i
	}
	from := 0
	if first && most > 0 {
		from = 1
	}
	slices.SortStableFunc(order[from:], func(i, j int) int { return compare(&all[i], &all[j]) })
	order = order[:most]
	slices.Sort(order)
	for _, i := range order {
		kept = append(kept, all[i])
	}
	return kept, len(all) - most
}
