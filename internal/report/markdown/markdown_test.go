package markdown

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

func TestGolden(t *testing.T) {
	for _, got := range [][]byte{
		reporttest.Golden(t, "report.md", Write),
		reporttest.GoldenOf(t, "retrieval.md", analysetest.Retrieval, Write),
		reporttest.GoldenOf(t, "programs.md", analysetest.Programs, Write),
		reporttest.GoldenOf(t, "starts.md", analysetest.Starts, Write),
		reporttest.GoldenOf(t, "noted.md", analysetest.Noted, Write),
	} {
		checkTables(t, string(got))
		for _, bad := range []string{"<b>", "\x1b", "\u202e", "@team"} {
			if strings.Contains(string(got), bad) {
				t.Errorf("%q came through", bad)
			}
		}
	}
}

var unescapedBar = regexp.MustCompile(`(^|[^\\])(\\\\)*\|`)

// checkTables: every row of a table has as many cells as its head.
func checkTables(t *testing.T, s string) {
	t.Helper()
	want := 0
	for n, line := range strings.Split(s, "\n") {
		if !strings.HasPrefix(line, "|") {
			want = 0
			continue
		}
		// Each match takes the character before the bar, so an empty cell
		// must not be "||".
		bars := len(unescapedBar.FindAllString(line, -1))
		if want == 0 {
			want = bars
		}
		if bars != want {
			t.Errorf("line %d has %d bars, its table %d: %s", n+1, bars, want, line)
		}
	}
}

// TestWording checks that the meaning of a failed rule depends on the mode of this
// run.
func TestWording(t *testing.T) {
	for _, c := range []struct {
		mode  string
		rule  suite.Rule
		icon  string
		words string
	}{
		{"warn", suite.Rule{Name: "x", Metric: "success_rate", Min: new(0.65)}, "| ≥ 65.0% | ⚠️ fail |", "mode warn: a failed rule is reported"},
		{"warn", suite.Rule{Name: "x", Metric: "success_rate", Min: new(0.95)}, "| ≥ 95.0% | ❌ fail |", "mode warn: a failed rule is reported"},
		{"warn", suite.Rule{Name: "x", Metric: "success_rate", Max: new(0.05)}, "| ≤ 5.0% | ⚠️ fail |", "mode warn: a failed rule is reported"},
		{"warn", suite.Rule{Name: "x", Metric: "success_rate", Min: new(0.65), Floor: true}, "| ≥ 65.0% | ❌ fail |", "**fail (exit 1, mode warn)"},
		{"hard", suite.Rule{Name: "x", Metric: "success_rate", Min: new(0.65)}, "| ≥ 65.0% | ❌ fail |", "**fail (exit 1, mode hard)"},
		{"hard", suite.Rule{Name: "x", Metric: "success_rate", Min: new(0.5), Bind: "upper"}, "| ≥ 50.0% (upper end) | ✅ pass |", "## ✅ bindings"},
		{"hard", suite.Rule{Name: "x", Metric: "turns.median", Max: new(3.5)}, "| ≤ 3.5 turns | ✅ pass |", "## ✅ bindings"},
		{"hard", suite.Rule{Name: "x", Metric: "nothing", Max: new(3.5)}, "| ≤ 3.5 | ❔ undecidable | there is no metric", "## ❔ bindings"},
	} {
		e := analysetest.Bindings()
		e.Suite.Gates = suite.Gates{Mode: c.mode, Rules: []suite.Rule{c.rule}}
		got := string(reporttest.Render(t, e, Write))
		if !strings.Contains(got, c.icon) || !strings.Contains(got, c.words) {
			t.Errorf("%s %+v: want %q and %q in:\n%s", c.mode, c.rule, c.icon, c.words, got[:1500])
		}
	}
}

// TestLimit checks that the page is accepted for a suite of any size and names its
// omissions.
func TestLimit(t *testing.T) {
	e := analysetest.Bindings()
	for i := range 400 {
		e.Suite.Gates.Rules = append(e.Suite.Gates.Rules, suite.Rule{Name: strings.Repeat("@", 10_000), Metric: fmt.Sprint("success_rate", i), Min: new(0.1)})
	}
	e.Suite.Description = strings.Repeat("x|", 1<<20)
	got := string(reporttest.Render(t, e, Write))
	if len(got) >= 1<<20 || !strings.Contains(got, "more rows in results.json") {
		t.Errorf("%d bytes", len(got))
	}
	if got := limitSize(strings.Repeat("line\n", 1<<20)); len(got) >= 1<<20 || !strings.HasSuffix(got, "has everything._\n") {
		t.Errorf("%d bytes", len(got))
	}
}

func TestNothingRan(t *testing.T) {
	e := analysetest.Bindings()
	e.Records = nil
	if got := string(reporttest.Render(t, e, Write)); !strings.Contains(got, "No trial has a result yet") || strings.Contains(got, "NaN") {
		t.Error(got)
	}
}

// TestCutIsWellFormed: wherever the page is cut, no block stays open.
func TestCutIsWellFormed(t *testing.T) {
	part := "<details><summary>x</summary>\n\n````swift\n```\n<details>\nlet x = 1\n````\n\n</details>\n\n"
	for pad := range len(part) {
		got := limitSize(strings.Repeat("x", pad) + "\n" + strings.Repeat(part, maxBytes/len(part)+1))
		fence, folded := false, 0
		for line := range strings.Lines(got) {
			switch {
			case strings.HasPrefix(line, "````"):
				fence = !fence
			case !fence && strings.HasPrefix(line, "<details>"):
				folded++
			case !fence && strings.HasPrefix(line, "</details>"):
				folded--
			}
		}
		if fence || folded != 0 || len(got) >= 1<<20 {
			t.Fatalf("cut after %d: in code %v, %d parts are open, %d bytes", pad, fence, folded, len(got))
		}
	}
}

// TestTenThousandTrials: the step summary of a large run, with long texts and
// notes of people, is far below what GitHub takes, and each cap is stated.
func TestTenThousandTrials(t *testing.T) {
	e := analysetest.Bindings()
	a := e.Analyse()
	few := a.Trials
	a.Trials = nil
	long := strings.Repeat("| why `not` ", 200)
	for len(a.Trials) < 10_000 {
		for _, x := range few {
			analysetest.Detach(&x)
			x.Task = fmt.Sprint(x.Task, " ", len(a.Trials))
			x.Reason = long
			x.Notes = []trial.Note{{Seq: int64(len(a.Trials) + 1), By: "anna", Key: x.Key(), Note: long}}
			a.Trials = append(a.Trials, x)
		}
	}
	groups := a.Breakdowns
	for i := range 5_000 {
		g := groups[i%len(groups)]
		g.Value = fmt.Sprint("group ", i, long)
		a.Breakdowns = append(a.Breakdowns, g)
	}
	var b bytes.Buffer
	if err := Write(&b, a, e.Opener()); err != nil {
		t.Fatal(err)
	}
	got := b.String()
	t.Logf("%d trials: %d bytes", len(a.Trials), len(got))
	if len(got) >= 1<<20 || strings.Contains(got, "was cut here") {
		t.Errorf("%d bytes", len(got))
	}
	for _, want := range []string{"more rows in results.json", "all of them: assay report", "more notes; all of them: assay annotate"} {
		if !strings.Contains(got, want) {
			t.Errorf("it does not say %q", want)
		}
	}
}
