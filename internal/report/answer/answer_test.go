package answer_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/answer"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// statistics are names that an answer has no place for.
var statistics = regexp.MustCompile(`p_permutation|p_mid|p_anytime|\be = |plug-in|e\+\d\d`)

// drawName draws a name that is short, long, wide, or like the others.
func drawName(t *rapid.T, i int, what string) string {
	stem := rapid.SampledFrom([]string{"a", "claude-sonnet-4-5-with-very-long-settings", "検索ツール🧪の長い名前", "x"}).Draw(t, what)
	end := rapid.SampledFrom([]string{"", "-grounded", "と書く"}).Draw(t, what+" end")
	return fmt.Sprintf("%s%d%s", stem, i, end)
}

// drawRun draws a run with any number of arms, comparisons, gates and notices, and with
// any outcomes. An arm may be left out by the command line.
func drawRun(t *rapid.T) (*analyse.Analysis, string) {
	s := &suite.Suite{Name: drawName(t, 0, "suite"), Scenarios: map[string]*suite.Scenario{}, Compare: map[string]suite.Comparison{}, Trials: rapid.IntRange(1, 3).Draw(t, "trials"), Seed: 1, Gates: suite.Gates{Mode: "warn"}}
	for i := range rapid.IntRange(1, 12).Draw(t, "tasks") {
		s.Tasks = append(s.Tasks, &suite.Task{ID: drawName(t, i, "task"), Prompt: "p"})
	}
	agents := rapid.IntRange(1, 3).Draw(t, "agents")
	scenarios := rapid.IntRange(1, 5).Draw(t, "scenarios")
	for i := range agents {
		for j := range scenarios {
			s.Arms = append(s.Arms, suite.Arm{Agent: fmt.Sprintf("agent-with-a-name-%d", i), Scenario: drawName(t, j, "scenario") + "-of-" + fmt.Sprint(i)})
		}
	}
	for i := range rapid.IntRange(0, 6).Draw(t, "comparisons") {
		x, y := rapid.SampledFrom(s.Arms).Draw(t, "treatment"), rapid.SampledFrom(s.Arms).Draw(t, "control")
		c := suite.Comparison{Treatment: suite.Selector{Agent: x.Agent, Scenario: x.Scenario}, Control: suite.Selector{Agent: y.Agent, Scenario: y.Scenario}}
		if rapid.Bool().Draw(t, "asked") {
			c.Ask = strings.Repeat("Does it help? ", rapid.IntRange(1, 9).Draw(t, "length"))
		}
		s.Compare[fmt.Sprint("c", i)] = c
	}
	for i := range rapid.IntRange(0, 10).Draw(t, "gates") {
		limit := rapid.Float64Range(0, 1).Draw(t, "min")
		s.Gates.Rules = append(s.Gates.Rules, suite.Rule{Name: drawName(t, i, "gate") + strings.Repeat(" works", i), Metric: rapid.SampledFrom([]string{"success_rate", "none"}).Draw(t, "metric"), Min: &limit})
	}
	left := -1
	if len(s.Arms) > 1 && rapid.Bool().Draw(t, "leave out") {
		left = rapid.IntRange(0, len(s.Arms)-1).Draw(t, "left out")
	}
	outcomes := rapid.SampledFrom([]string{"pf", "p", "f", "pfuv", "v", "pf-", "u"}).Draw(t, "outcomes")
	draw := rapid.SampledFrom([]rune(outcomes))
	var plan trial.Plan
	records := []trial.Record{{Type: trial.RecordSession, Session: &trial.Session{Why: "run"}}}
	for _, task := range s.Tasks {
		for i, arm := range s.Arms {
			for n := range s.Trials {
				key := trial.Key{Task: task.ID, Arm: arm.ID(), Index: n}
				p := trial.Planned{Key: key}
				if i == left {
					p.Filtered = "filter: arm"
				}
				plan.Trials = append(plan.Trials, p)
				if i != left {
					records = append(records, recordsOf(key, draw.Draw(t, "outcome"))...)
				}
			}
		}
	}
	for i := range records {
		records[i].Seq, records[i].Sess = int64(i+1), 1
	}
	opt := analyse.Options{Run: "20261121T101500Z-x-k3f9"}
	for i := range rapid.IntRange(0, 4).Draw(t, "notices") {
		opt.Notice = append(opt.Notice, strings.Repeat("the run is not what it was ", i+1))
	}
	a, err := analysetest.Run(s, plan, analysetest.Records(records), opt)
	if err != nil {
		t.Fatal(err)
	}
	if left < 0 {
		return a, ""
	}
	return a, s.Arms[left].Scenario
}

// recordsOf returns the records of a trial that passed, failed, has an unknown outcome,
// is void or did not run.
func recordsOf(key trial.Key, outcome rune) []trial.Record {
	if outcome == '-' {
		return nil
	}
	a := &trial.AttemptRecord{Attempt: trial.Attempt{Key: key, N: 1, Source: trial.Live, Timing: trial.Timing{AgentMS: int64(100 + len(key.Arm))}, Usage: []trial.Usage{{Request: 1, Input: 1000, Output: 10}}}, Settled: true}
	out := []trial.Record{{Type: trial.RecordStart, Start: &trial.Start{Key: key, N: 1}}, {Type: trial.RecordAttempt, Attempt: a}}
	if outcome == 'v' {
		a.Fault = &trial.Fault{Class: trial.ClassSetup, Err: fmt.Errorf("the checkout of %s failed", key.Task)}
		return out
	}
	a.End = &trial.End{Reason: trial.Finished}
	verdict := map[rune]trial.Verdict{'p': trial.Pass, 'f': trial.Fail, 'u': trial.Unknown}[outcome]
	return append(out, trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: key, Attempt: 1, Grader: trial.AgentGrader, Label: "finished",
		Criteria: []trial.Criterion{{Name: trial.FinishedCriterion, Verdict: verdict, Required: true, Evidence: []string{"as " + key.Task + " shows"}}}}})
}

// TestOneScreen holds for any run: at most so many lines at 100 columns, no line wider
// than the page, arms that can be told apart, nothing of an arm that was left out, and
// no name of a statistic.
func TestOneScreen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, left := drawRun(t)
		b := answer.Of(a)
		width := rapid.SampledFrom([]int{40, 60, 80, 100, 100, 100, 120, 200}).Draw(t, "width")
		lines := b.Lines(width, "last")
		if width >= 100 && len(lines) > answer.MostLines {
			t.Fatalf("%d lines:\n%s", len(lines), join(lines))
		}
		page := join(lines)
		for _, line := range lines {
			if w := runewidth.StringWidth(line.String()); w > width {
				t.Fatalf("%d columns of %d: %s\n%s", w, width, line, page)
			}
		}
		if m := statistics.FindString(page); m != "" {
			t.Fatalf("%q in\n%s", m, page)
		}
		if left != "" && strings.Contains(page, left) {
			t.Fatalf("%s was left out, but is in\n%s", left, page)
		}
		seen, table := map[string]bool{}, false
		for _, line := range lines {
			name, _, _ := strings.Cut(strings.TrimLeft(line.String(), " "), "  ")
			switch {
			case name == "arm":
				table = true
			case len(seen) == len(b.Arms) || strings.HasPrefix(name, "…"):
				table = false
			case table:
				if seen[name] {
					t.Fatalf("two arms are called %q in\n%s", name, page)
				}
				seen[name] = true
			}
		}
		if again := join(answer.Of(a).Lines(width, "last")); again != page {
			t.Fatalf("the same run gives\n%s\nand\n%s", page, again)
		}
		if len(b.Blocks()) == 0 {
			t.Fatal("a page has no answer")
		}
	})
}

func join(lines []answer.Line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(l.String() + "\n")
	}
	return b.String()
}

func TestBadge(t *testing.T) {
	for name, c := range map[string]struct {
		answer answer.Answer
		want   []string
	}{
		"yes":      {answer.Answer{Suite: "fs", Verdict: "PASS", Replies: []answer.Reply{{Word: "YES", Rates: [2]string{"97%", "23%"}}}}, []string{"fs: YES · 97% vs 23%"}},
		"rate":     {answer.Answer{Suite: "a<b>", Verdict: "PASS", Arms: []answer.Arm{{Ratio: "31/42"}}}, []string{"a&lt;b&gt;: 31/42 pass"}},
		"scripted": {answer.Answer{Suite: "fs", Verdict: "PASS", Source: "scripted answers: no model was measured", Replies: []answer.Reply{{Word: "YES"}}}, []string{"fs: scripted answers", "#455a64"}},
		"cut off":  {answer.Answer{Suite: "fs", Verdict: "PASS", Alert: "the run was cut off", Arms: []answer.Arm{{Ratio: "3/4"}}}, []string{"fs: incomplete"}},
		"nothing":  {answer.Answer{Suite: "fs", Verdict: "NOT MEASURED"}, []string{"fs: not measured"}},
	} {
		var first, again bytes.Buffer
		if err := c.answer.WriteBadge(&first); err != nil {
			t.Fatal(err)
		}
		if err := c.answer.WriteBadge(&again); err != nil || first.String() != again.String() {
			t.Errorf("%s: %v, not the same bytes", name, err)
		}
		for _, want := range c.want {
			if !strings.Contains(first.String(), want) {
				t.Errorf("%s: no %q in\n%s", name, want, first.String())
			}
		}
	}
}

// TestOnlyMoreTurns: a comparison with a placebo asks whether its turns alone explain the
// success, and better means no. In no other state is the answer a plain no.
func TestOnlyMoreTurns(t *testing.T) {
	margin := 0.3
	for _, tt := range []struct {
		treatment, placebo string // outcomes by task, repeated
		compare            suite.Comparison
		ask, word          string
	}{
		{"p", "f", suite.Comparison{}, "Only more turns?", "NO"},
		{"f", "p", suite.Comparison{}, "Only more turns?", "YES, WORSE"},
		{"pf", "fp", suite.Comparison{}, "Only more turns?", "NOT RULED OUT"},
		{"p", "p", suite.Comparison{Margin: &margin}, "Only more turns?", "YES"},
		{"v", "v", suite.Comparison{}, "Only more turns?", "NOT MEASURED"},
		{"pfv", "ffv", suite.Comparison{}, "Only more turns?", "UNDECIDED"},
		{"p", "f", suite.Comparison{Ask: "Only noise?"}, "Only noise?", "NO"},
		{"p", "f", suite.Comparison{Ask: "More than a placebo?"}, "More than a placebo?", "YES"},
		{"p", "f", suite.Comparison{Ask: "Only noise?", Better: "yes"}, "Only noise?", "YES"},
		{"p", "f", suite.Comparison{Ask: "Is it luck?", Better: "no"}, "Is it luck?", "NO"},
		{"p", "f", suite.Comparison{Better: "yes"}, "More than extra turns?", "YES"},
	} {
		got := answer.Of(compareArms(t, tt.treatment, tt.placebo, tt.compare)).Replies
		if len(got) != 1 || got[0].Ask != tt.ask || got[0].Word != tt.word {
			t.Errorf("%s against %s, %+v: %+v, want %s %s", tt.treatment, tt.placebo, tt.compare, got, tt.ask, tt.word)
		}
	}
}

// compareArms analyses 40 tasks in an arm with a server and in one with its placebo.
func compareArms(t *testing.T, treatment, placebo string, compare suite.Comparison) *analyse.Analysis {
	t.Helper()
	s := &suite.Suite{Name: "s", Trials: 1, Seed: 1, Gates: suite.Gates{Mode: "warn"}, Arms: []suite.Arm{{Agent: "a", Scenario: "docs"}, {Agent: "a", Scenario: "placebo"}},
		Scenarios: map[string]*suite.Scenario{"docs": {Servers: []suite.ServerUse{{Name: "d"}}}, "placebo": {Servers: []suite.ServerUse{{Placebo: "d"}}}}}
	compare.Treatment, compare.Control = suite.Selector{Scenario: "docs"}, suite.Selector{Scenario: "placebo"}
	s.Compare = map[string]suite.Comparison{"turns": compare}
	var plan trial.Plan
	records := []trial.Record{{Type: trial.RecordSession, Session: &trial.Session{Why: "run"}}}
	for i := range 40 {
		s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprintf("t%02d", i), Prompt: "p"})
		for arm, outcomes := range map[string]string{"a/docs": treatment, "a/placebo": placebo} {
			key := trial.Key{Task: s.Tasks[i].ID, Arm: arm}
			plan.Trials = append(plan.Trials, trial.Planned{Key: key})
			records = append(records, recordsOf(key, rune(outcomes[i%len(outcomes)]))...)
		}
	}
	for i := range records {
		records[i].Seq, records[i].Sess = int64(i+1), 1
	}
	a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{Run: "20261121T101500Z-x-k3f9"})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestWithoutModel: where no model answered, no reply is a verdict about one.
func TestWithoutModel(t *testing.T) {
	const live, scripted, free = 0, 1, 2 // what answers in an arm
	for _, tt := range []struct {
		docs, placebo int
		outcomes      string // of the placebo
		word, badge   string
	}{
		{live, live, "f", "YES", "YES · 100% vs 0%"},
		{scripted, scripted, "f", "SMOKE TEST", "scripted answers"},
		{scripted, scripted, "p", "SMOKE TEST", "scripted answers"},
		{scripted, scripted, "v", "NOT MEASURED", "scripted answers"},
		{free, free, "f", "NO MODEL: YES", "NO MODEL: YES · 100% vs 0%"},
		{free, free, "p", "NO MODEL: NOT SHOWN", "NO MODEL: NOT SHOWN · 100% vs 100%"},
		{free, scripted, "f", "NO MODEL: YES", "NO MODEL: YES · 100% vs 0%"},
		{live, scripted, "f", "YES", "YES · 100% vs 0%"},
		{live, free, "f", "YES", "YES · 100% vs 0%"},
	} {
		a := compareArms(t, "p", tt.outcomes, suite.Comparison{Ask: "Does it help?"})
		all := 0
		for i := range a.Arms {
			arm := &a.Arms[i]
			switch map[string]int{"docs": tt.docs, "placebo": tt.placebo}[arm.Scenario] {
			case scripted:
				arm.Sources = []analyse.Count{{Name: string(trial.Scripted), N: 40}}
				all++
			case free:
				arm.Cost.Free = 40
			}
		}
		if all == 2 {
			a.Total.Sources = []analyse.Count{{Name: string(trial.Scripted), N: 80}}
		}
		b := answer.Of(a)
		if _, badge, tone := b.BadgeTexts(); len(b.Replies) != 1 || b.Replies[0].Word != tt.word || badge != tt.badge || (tone == section.Good) != strings.HasPrefix(tt.word, "YES") {
			t.Errorf("%+v: %+v, badge %s in tone %v", tt, b.Replies, badge, tone)
		}
	}
}
