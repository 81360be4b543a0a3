package html_test

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

func overviewFormat(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	return html.Overview(w, a, html.Link{})
}

func TestOverviewGolden(t *testing.T) {
	for name, example := range examples {
		wellFormed(t, string(reporttest.GoldenOf(t, "overview-"+name+".html", example, overviewFormat)))
	}
}

// wellFormed reads a fragment as XML: every element closed, every attribute quoted,
// no script, no style attribute, links only to places in the page, ids once, and
// no character that acts rather than shows.
func wellFormed(t testing.TB, fragment string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader("<x>" + fragment + "</x>"))
	ids := map[string]bool{}
	for {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%v at %d", err, d.InputOffset())
		}
		switch e := tok.(type) {
		case xml.StartElement:
			switch e.Name.Local {
			case "script", "style", "iframe", "img", "object", "b64":
				t.Errorf("element %s", e.Name.Local)
			}
			for _, a := range e.Attr {
				switch k := a.Name.Local; {
				case k == "style" || strings.HasPrefix(k, "on") || k == "src":
					t.Errorf("attribute %s=%q", k, a.Value)
				case k == "href" && !strings.HasPrefix(a.Value, "#"):
					t.Errorf("a link to %q", a.Value)
				case k == "id" && ids[a.Value]:
					t.Errorf("id %s twice", a.Value)
				case k == "id":
					ids[a.Value] = true
				}
			}
		case xml.CharData:
			for _, bad := range []string{"NaN", "Inf", "<nil>", "%!"} {
				if strings.Contains(string(e), bad) {
					t.Errorf("%q in %q", bad, e)
				}
			}
		}
	}
	if i := strings.IndexFunc(fragment, func(r rune) bool {
		return r != '\n' && unicode.IsControl(r) || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069 || r == 0x200b || r == 0xfeff
	}); i >= 0 {
		t.Errorf("a character that acts: %q", fragment[max(0, i-40):min(len(fragment), i+40)])
	}
}

const hostile = "</title><script>alert(1)</script>\"'><img src=x onerror=alert(2)>\u202egnirts\u202c\x1b[31mred\x00\u200b javascript:alert(3)"

// TestOverviewHostile puts text that attacks wherever a suite or an agent can.
func TestOverviewHostile(t *testing.T) {
	for name, example := range examples {
		a := example().Analyse()
		a.Suite, a.Description, a.Run = hostile, hostile, hostile
		a.Notice, a.Warnings = append(a.Notice, hostile), append(a.Warnings, hostile)
		a.Setting = append(a.Setting, analyse.Fact{Name: hostile, Value: hostile})
		a.Verdict.Why = append(a.Verdict.Why, hostile)
		for i := range a.Arms {
			arm := &a.Arms[i]
			arm.ID += hostile
			for j := range arm.Metrics {
				arm.Metrics[j].Of += hostile
			}
			for j := range arm.Criteria {
				arm.Criteria[j].Name += hostile
			}
			for j := range arm.Servers {
				arm.Servers[j].Name += hostile
			}
			for j := range arm.Labels {
				arm.Labels[j].Name += hostile
			}
			for j := range arm.Causes {
				arm.Causes[j].Name += hostile
			}
			arm.PerSuccess.Warnings = append(arm.PerSuccess.Warnings, hostile)
		}
		for i := range a.Total.Criteria {
			a.Total.Criteria[i].Name += hostile
		}
		for i := range a.Total.Causes {
			a.Total.Causes[i].Name += hostile
		}
		for _, counts := range [][]analyse.Count{a.Total.Models, a.Total.Isolation, a.Total.Ledger.SkippedBy, a.Total.Attempts.Faults} {
			for i := range counts {
				counts[i].Name += hostile
			}
		}
		for i := range a.Trials {
			a.Trials[i].Arm += hostile
		}
		for i := range a.Breakdowns {
			a.Breakdowns[i].Value, a.Breakdowns[i].Arm = a.Breakdowns[i].Value+hostile, a.Breakdowns[i].Arm+hostile
		}
		for i := range a.Comparisons {
			c := &a.Comparisons[i]
			c.Name, c.Treatment, c.Control = c.Name+hostile, c.Treatment+hostile, c.Control+hostile
			c.Warnings = append(c.Warnings, hostile)
			for j := range c.Criteria {
				c.Criteria[j].Name += hostile
			}
			for j := range c.Ratios {
				c.Ratios[j].Warnings, c.Ratios[j].Sources = append(c.Ratios[j].Warnings, hostile), "cached"+hostile
			}
			if c.AsUsed != nil {
				c.AsUsed.Servers = append(c.AsUsed.Servers, hostile)
			}
		}
		for i := range a.Rules {
			r := &a.Rules[i]
			r.Name, r.Why, r.Metric, r.Measured.Of = r.Name+hostile, r.Why+hostile, r.Metric+hostile, r.Measured.Of+hostile
		}
		for i := range a.Strata {
			a.Strata[i].Arm += hostile
		}
		if s := a.SessionStart; s != nil {
			for i := range s.Arms {
				s.Arms[i].Arm, s.Arms[i].Warnings = s.Arms[i].Arm+hostile, append(s.Arms[i].Warnings, hostile)
			}
		}
		out := fragment(t, a)
		wellFormed(t, out)
		if !strings.Contains(out, "&lt;script&gt;") {
			t.Errorf("%s: the text is not shown", name)
		}
	}
}

// TestOverviewNotes: what people said is listed with the way to the trial, the newest
// first; what there is no room for is counted, and without notes there is no word of
// it. What they wrote cannot act.
func TestOverviewNotes(t *testing.T) {
	if out := fragment(t, analysetest.Bindings().Analyse()); strings.Contains(out, "Notes of people") {
		t.Error("a run without notes has a list of them")
	}
	a := analysetest.Noted().Analyse()
	out := fragment(t, a)
	wellFormed(t, out)
	inOrder(t, out, "Notes of people", "should have worked", "it read the answer", "set to fail by people, pass as graded", "note 4 by ben", "revokes note 3: a mistake", "note 3 by", "revoked", "label: flaky", "Two lines:", "the second.")
	for n, x := range a.Trials {
		if link := fmt.Sprintf(`<a href="#/task/%s/%s/%d">`, x.Task, url.PathEscape(x.Arm), x.Index+1); strings.Contains(out, link) != (len(x.Notes) > 0) {
			t.Errorf("trial %d has %d notes, and whether there is a link to it says otherwise", n, len(x.Notes))
		}
	}
	if strings.Contains(out, "more note") {
		t.Error("something is said to be left out")
	}
	for i := range 50 {
		x := &a.Trials[i%len(a.Trials)]
		analysetest.Detach(x)
		x.Notes = append(slices.Clone(x.Notes), trial.Note{Seq: int64(100 + i), By: hostile, Key: x.Key(), Label: hostile, Note: hostile + "\n" + hostile, Override: trial.Fail, Reason: hostile})
	}
	out = fragment(t, a)
	wellFormed(t, out)
	if got := strings.Count(out, "note 1"); got != 20 || !strings.Contains(out, "and 37 more notes") || strings.Contains(out, "should have worked") {
		t.Errorf("%d are listed", got)
	}
}

// TestOverviewEmpty: runs of which nothing has come yet have an overview, too.
func TestOverviewEmpty(t *testing.T) {
	for name, example := range examples {
		e := example()
		e.Records = nil
		wellFormed(t, fragment(t, e.Analyse()))
		e = example()
		e.Records = e.Records[:len(e.Records)/3]
		if out := fragment(t, e.Analyse()); !strings.Contains(out, "pending") {
			t.Errorf("%s: a run that goes on does not say what is pending", name)
		}
		e = example()
		e.Plan.Trials, e.Records = nil, nil
		wellFormed(t, fragment(t, e.Analyse()))
	}
	wellFormed(t, fragment(t, &analyse.Analysis{Total: analyse.Tally{Metrics: []analyse.Metric{{}}}}))
}

// TestOverviewSays checks the order of reading, and that the page agrees with the
// analysis.
func TestOverviewSays(t *testing.T) {
	out := fragment(t, analysetest.Bindings().Analyse())
	inOrder(t, out,
		">bindings</h1>", "scripted answers show the instrument", "<strong>warn</strong>", "52 planned = 44 scored", "about 28 tasks would decide", "nothing measured",
		"haiku/skill", "16</text>", "treatment only", "&#43;77.3", "p_permutation_mid", "0.0005", "sign flips of task differences", "As assigned and as used", "not randomised",
		"2.4–38.6%", "What became of the trials", "44 scored", "1 setup, 1 environment, 1 treatment, 1 grader", "earlier answers; their time and cost", "Success of each arm",
		"success_rate_seed 16.7%", "billed", "1 cached", "Success against cost", "Failures by criterion", "10 of 22 fail", "Breakdowns", "nothing to evaluate")
	for _, href := range []string{"#/disagreements?comparison=skill&amp;treatment=haiku%2Fskill&amp;control=haiku%2Fplain&amp;cell=t", "#/trials?status=v", "#/trials?arm=haiku%2Fskill&amp;status=u", "criterion=binding.match%3Afail"} {
		if !strings.Contains(out, href) {
			t.Errorf("no link to %s", href)
		}
	}
	swift := fragment(t, analysetest.Swift().Analyse())
	inOrder(t, swift, "no difference is shown", "-39.4 to &#43;74.4", "That is not “no effect”", "anything from -39.4 to &#43;74.4 points", "could have shown ±70.8 points",
		"p_mid", "0.2891", "p_exact_two_sided", "0.4531", "mcnemar_chi2_cc", "0.571", "the seed’s", "odds_ratio", "0.41–26.25")
	starts := fragment(t, analysetest.Starts().Analyse())
	inOrder(t, starts, "isolation none", "cost of claude/mcp_unprimed", "marginal, a trial", "$0.0078", "Session start", "By state of the cache")
	if strings.Contains(fragment(t, analysetest.Programs().Analyse()), "o-verdict o-is-pass") {
		t.Error("a run without gates is no green one")
	}
}

func inOrder(t *testing.T, text string, wants ...string) {
	t.Helper()
	for _, want := range wants {
		i := strings.Index(text, want)
		if i < 0 {
			t.Errorf("no %q, or too early", want)
			continue
		}
		text = text[i:]
	}
}

// TestOverviewUnknownMoney checks that unknown costs are named, and drawn nowhere.
func TestOverviewUnknownMoney(t *testing.T) {
	e := analysetest.Bindings()
	a, err := analysetest.Run(e.Suite, e.Plan, e.All(), analyse.Options{}) // no prices
	if err != nil {
		t.Fatal(err)
	}
	out := fragment(t, a)
	if strings.Contains(out, "$0") || strings.Contains(out, "Success against cost") || !strings.Contains(out, "not known") {
		t.Error("an unknown cost is shown as an amount")
	}
	// One arm without a price is listed next to the picture of the others.
	a = analysetest.Bindings().Analyse()
	arm := a.Arms[0]
	for i := range arm.Numbers {
		if arm.Numbers[i].Name == analyse.NumberCost {
			arm.Numbers[i].N, arm.Numbers[i].Median = 0, nil
		}
	}
	a.Arms = append(a.Arms, a.Arms[1])
	out = fragment(t, a)
	if !strings.Contains(out, "haiku/plain: its cost is not known") {
		t.Error("the arm without a price is not named")
	}
}

// TestOverviewFree checks that an arm that costs nothing is placed left of all arms
// that cost something.
func TestOverviewFree(t *testing.T) {
	a := analysetest.Bindings().Analyse()
	for i := range a.Arms {
		for j := range a.Arms[i].Numbers {
			if n := &a.Arms[i].Numbers[j]; n.Name == analyse.NumberCost {
				n.Median, n.MedianInterval = new([]float64{0, 2}[i]), nil
				if i == 1 {
					a.Arms[0].Tally.Numbers[j].Median = new(0.0)
				}
			}
		}
	}
	third := a.Arms[1]
	third.ID, third.Numbers = "haiku/third", slices.Clone(third.Numbers)
	for j := range third.Numbers {
		if third.Numbers[j].Name == analyse.NumberCost {
			third.Numbers[j].Median = new(0.01)
		}
	}
	a.Arms = append(a.Arms, third)
	out := fragment(t, a)
	_, plot, _ := strings.Cut(out, `class="c c-scatter"`)
	var at []string
	for _, m := range regexp.MustCompile(`<circle class="c-dot" cx="([\d.]+)%" cy="[\d.]+" r="10"`).FindAllStringSubmatch(plot, -1) {
		at = append(at, m[1])
	}
	// From 9 % to 97 %, of a scale from 0 to 2.16.
	if !slices.Equal(at, []string{"9", "90.48", "9.41"}) {
		t.Errorf("the arms stand at %q", at)
	}
}

// TestOverviewPooled draws agents below each other, and what they come to.
func TestOverviewPooled(t *testing.T) {
	a := analysetest.Swift().Analyse()
	c := a.Comparisons[0]
	c.Agent, c.Treatment, c.Control = "other", "other/grounded", "other/ungrounded"
	first := a.Comparisons[0]
	a.Comparisons = []analyse.Comparison{first, c}
	for _, scenario := range []string{"grounded", "ungrounded"} {
		a.Arms = append(a.Arms, analyse.Arm{ID: "other/" + scenario, Agent: "other", Scenario: scenario, Tally: a.Arms[0].Tally})
	}
	a.Pooled = []analyse.Pooled{{Name: c.Name, Treatment: "grounded", Control: "ungrounded", Agents: []string{first.Agent, "other"}, Tasks: 9, Decision: decision.Decision{Word: decision.Better, Test: decision.TestPermutation,
		P: new(0.02), PAdjusted: new(0.04), Family: 2, Interval: stat.Interval{Estimate: new(0.3), Low: new(0.1), High: new(0.5), Level: 0.975}}}}
	out := fragment(t, a)
	wellFormed(t, out)
	inOrder(t, out, "comparison-0", "comparison-1", ", over agents</h3>", "grounded</span>", "ungrounded</span>", "better: the treatment passes more", ", sign-flip mid-p 0.0200, 0.0400 for 2 comparisons together", ">other</th>", "over 2 agents", "&#43;30.0", "0.0400", "▲ better")
	a.Comparisons[1].Decision = decision.Decision{Word: decision.NoDifferenceShown, Test: decision.TestMidP, P: new(0.03), PAdjusted: new(0.06), Family: 2, Interval: stat.Interval{Estimate: new(0.3), Low: new(-0.1), High: new(0.5), Level: 0.975, Method: "tango"}}
	inOrder(t, fragment(t, a), "comparison-1", "No difference is shown", "-10.0 to &#43;50.0")
	// Many comparisons have a table of all before them, and are not all drawn.
	for len(a.Comparisons) < 40 {
		a.Comparisons = append(a.Comparisons, c)
	}
	out = fragment(t, a)
	wellFormed(t, out)
	if strings.Count(out, `class="o-contrast" id=`) != 12 || !strings.Contains(out, "28 more are in results.json") {
		t.Error("not cut as it says")
	}
}

// TestOverviewOverrides: where people set outcomes, both readings are shown.
func TestOverviewOverrides(t *testing.T) {
	a := analysetest.Bindings().Analyse()
	c := a.Comparisons[0]
	g := &analyse.AsGraded{Overrides: 2, Verdict: analyse.Verdict{Word: analyse.Fail, Exit: 1, Mode: "hard", Failed: 6},
		Comparisons: []analyse.GradedComparison{{Name: c.Name, Treatment: c.Treatment, Control: c.Control, Pairs: stat.Pairs{Both: 3, TreatmentOnly: 8, ControlOnly: 7, Neither: 3},
			Decision: decision.Decision{Word: decision.NoDifferenceShown, Test: decision.TestPermutation, P: new(0.875), Interval: stat.Interval{Estimate: new(0.048), Low: new(-0.3), High: new(0.4), Level: 0.95, Method: "tango"}}}}}
	for _, arm := range a.Arms {
		g.Arms = append(g.Arms, analyse.GradedArm{ID: arm.ID, Success: analyse.Metric{Value: new(0.321), Method: "wilson", Numerator: 9, Denominator: 28}})
	}
	for i, r := range a.Rules {
		if i == 0 {
			r.Verdict, r.Why = analyse.Fail, "70.0% < 80.0%"
		}
		g.Rules = append(g.Rules, r)
	}
	a.AsGraded = g
	out := fragment(t, a)
	wellFormed(t, out)
	inOrder(t, out, "<strong>warn</strong>", "as graded, without 2 overrides of people: fail (exit 1, mode hard)", "as graded: fail, 70.0% &lt; 80.0%", "Outcomes set by people", "32.1% 9/28",
		"as graded, without overrides: no difference shown, &#43;4.8 points (-30.0 to &#43;40.0, 95% Tango), sign-flip mid-p 0.8750; both 3, treatment only 8, control only 7, neither 3")
	if n := strings.Count(out, "as graded: "); n != 1 {
		t.Errorf("%d rules say what they were, of one that changed", n)
	}
}

// TestOverviewSize checks that 10,000 trials of 1,000 tasks, each with a separate
// group and tag, make a fragment of less than 400 kB.
func TestOverviewSize(t *testing.T) {
	testenv.Slow(t)
	var tasks []analysetest.Searched
	for i := range 1000 {
		tasks = append(tasks, analysetest.Searched{ID: fmt.Sprintf("task-%d", i), Group: fmt.Sprintf("group-%d", i%700), Is: [][]string{{"1", "2", "3", "missed", "1"}, {"1", "1", []string{"2", "missed"}[i%2], "1", "2"}}})
	}
	e := analysetest.Search([]string{"tool/before", "tool/after"}, tasks, suite.Gates{})
	for _, task := range e.Suite.Tasks {
		task.Tags = []string{"tag-" + task.ID}
	}
	a := e.Analyse()
	if a.Total.Ledger.Planned != 10_000 {
		t.Fatalf("%d trials", a.Total.Ledger.Planned)
	}
	out := fragment(t, a)
	wellFormed(t, out)
	if len(out) > 400_000 {
		t.Errorf("%d bytes", len(out))
	}
	t.Logf("%d bytes for %d trials", len(out), a.Total.Ledger.Planned)
	if !strings.Contains(out, "more in results.json") {
		t.Error("what is cut is not said")
	}
}
