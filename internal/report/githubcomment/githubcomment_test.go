package githubcomment

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
)

// inertOn looks for anything in a comment that acts, and for what every comment
// has.
func inertOn(t reporttest.TB, body string) {
	t.Helper()
	rest, ok := strings.CutPrefix(body, "<!-- assay:")
	if !ok || !strings.Contains(rest, "-->\n") {
		t.Errorf("there is no marker: %.200q", body)
	}
	_, rest, _ = strings.Cut(rest, "-->\n")
	page := reporttest.Inert(t, rest)
	if n := strings.Count(page, "<details>"); n == 0 {
		t.Errorf("nothing is folded")
	}
	if n := strings.Count(page, "<h2"); n != 1 {
		t.Errorf("%d headings", n)
	}
	if len(body) > 65_536 {
		t.Errorf("%d bytes", len(body))
	}
}

func TestGolden(t *testing.T) {
	for name, example := range map[string]func() *analysetest.Example{"bindings.md": analysetest.Bindings, "programs.md": analysetest.Programs, "retrieval.md": analysetest.Retrieval} {
		got := string(reporttest.GoldenOf(t, name, example, Write))
		inertOn(t, got)
	}
}

// TestHostile puts each text into every place that a suite, a task, an agent or a
// server can write to.
func TestHostile(t *testing.T) {
	for _, h := range reporttest.Hostile {
		t.Run(fmt.Sprintf("%.30q", h), func(t *testing.T) { inertOn(t, with(h)) })
	}
}

func FuzzHostile(f *testing.F) {
	for _, h := range reporttest.Hostile {
		f.Add(h)
	}
	f.Fuzz(func(t *testing.T, h string) { inertOn(t, with(h)) })
}

var example = sync.OnceValue(func() *analyse.Analysis { return analysetest.Bindings().Analyse() })

// with is the comment of a run in which everybody says h.
func with(h string) string {
	a := *example() // its lists are shared
	a.Rules, a.Comparisons, a.Arms, a.Trials = slices.Clone(a.Rules), slices.Clone(a.Comparisons), slices.Clone(a.Arms), slices.Clone(a.Trials)
	a.Suite, a.Run = h, h
	a.Notice = []string{h, h}
	a.Verdict.Why = []string{h}
	for i := range a.Rules {
		a.Rules[i].Name, a.Rules[i].Why, a.Rules[i].Metric, a.Rules[i].Compare = h, h, h, []string{"", h}[i%2]
	}
	for i := range a.Comparisons {
		c := &a.Comparisons[i]
		c.Name = h
		if c.MDE != nil {
			m := *c.MDE
			m.Assumption = h
			c.MDE = &m
		}
	}
	a.Pooled = []analyse.Pooled{{Name: h, Agents: []string{h}}}
	for i := range a.Arms {
		a.Arms[i].ID = h
	}
	a.Total.Sources, a.Total.Ledger.SkippedBy = []analyse.Count{{Name: h, N: 1}}, []analyse.Count{{Name: h, N: 4}}
	for i := range a.Trials {
		tr := &a.Trials[i]
		analysetest.Detach(tr)
		tr.Reason, tr.Label = h, h
		if i%2 == 0 {
			tr.Arm = h
		}
		tr.Criteria = slices.Clone(tr.Criteria)
		for j := range tr.Criteria {
			tr.Criteria[j].Name, tr.Criteria[j].Evidence = h, []string{h}
		}
	}
	p := delta.Pair{Old: h, New: h}
	c := &delta.Comparison{Broken: []delta.Task{{Task: h, Arm: p, Reason: h}}, Fixed: []delta.Task{{Task: h, Arm: p}}, Old: delta.Side{Run: h}}
	var b bytes.Buffer
	if err := WithOptions(Options{Against: c, Headline: h})(&b, &a, nil); err != nil {
		panic(err)
	}
	return b.String()
}

// TestMost checks that GitHub accepts the comment for a run of any size; it reports
// its cuts and keeps the verdict, the gates and the way to the rest.
func TestMost(t *testing.T) {
	testenv.Slow(t)
	e := analysetest.Bindings()
	for i := range 300 {
		e.Suite.Gates.Rules = append(e.Suite.Gates.Rules, suite.Rule{Name: strings.Repeat("<", 1000), Metric: fmt.Sprint("success_rate", i), Min: new(0.1)})
	}
	a := e.Analyse()
	long := strings.Repeat("&é<", 5_000)
	for i := range 4_000 {
		x := a.Trials[i%52]
		analysetest.Detach(&x)
		x.Task, x.Reason = fmt.Sprint("task-", i, long), long
		a.Trials = append(a.Trials, x)
	}
	for range 100 {
		a.Comparisons = append(a.Comparisons, a.Comparisons[0])
		a.Notice = append(a.Notice, long)
		a.Verdict.Why = append(a.Verdict.Why, long)
		a.Arms = append(a.Arms, a.Arms[0])
	}
	c := &delta.Comparison{}
	for i := range 1000 {
		c.Broken = append(c.Broken, delta.Task{Task: fmt.Sprint(i, long), Reason: long})
	}
	var b bytes.Buffer
	if err := WithOptions(Options{Against: c, Headline: long})(&b, a, nil); err != nil {
		t.Fatal(err)
	}
	got := b.String()
	inertOn(t, got)
	if n := utf8.RuneCountInString(got); n > 65_536 || n < 30_000 {
		t.Errorf("%d characters", n)
	}
	for _, want := range []string{"<!-- assay:bindings -->\n## ", "**warn (exit 0", "How to look closer", "more rows in results.json", "- … and ", "Failed: ", "task"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing", want)
		}
	}
	// The shown and the cut items together are all items.
	shown := strings.Count(got, "\n- **broken: ")
	if !strings.Contains(got, fmt.Sprintf("\n- … and %d more\n", 1000-shown)) || shown == 0 {
		t.Errorf("%d shown", shown)
	}
}

func TestNothingRan(t *testing.T) {
	e := analysetest.Bindings()
	e.Records = nil
	got := string(reporttest.Render(t, e, Write))
	inertOn(t, got)
	if !strings.Contains(got, "No trial has a result yet") || strings.Contains(got, "NaN") {
		t.Error(got)
	}
}

// TestLostFirst checks that pairs that the treatment lost come before pairs that it
// won.
func TestLostFirst(t *testing.T) {
	e := analysetest.Bindings()
	for name, c := range e.Suite.Compare { // turned round, the good arm loses
		c.Treatment, c.Control = c.Control, c.Treatment
		e.Suite.Compare[name] = c
	}
	got := string(reporttest.Render(t, e, Write))
	if lost, won := strings.Index(got, "| lost |"), strings.Index(got, "| won |"); lost < 0 || won >= 0 && won < lost {
		t.Errorf("lost at %d, won at %d", lost, won)
	}
	if !strings.Contains(got, "the treatment lost 16, won 0") {
		t.Error(got)
	}
}

func TestMarker(t *testing.T) {
	for suite, want := range map[string]string{"bind-recall": "<!-- assay:bind-recall -->", "a.b_c": "<!-- assay:a.b_c -->"} {
		if got := CommentMarker(suite); got != want {
			t.Errorf("%q: %q", suite, got)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		x, y := rapid.String().Draw(t, "x"), rapid.String().Draw(t, "y")
		m := CommentMarker(x)
		inner := strings.TrimSuffix(strings.TrimPrefix(m, "<!-- "), " -->")
		if strings.ContainsAny(inner, "<>\n\r ") || strings.Contains(inner, "--") || len(m) > 130 {
			t.Fatalf("%q", m)
		}
		if x != y && m == CommentMarker(y) {
			t.Fatalf("%q and %q share a comment", x, y)
		}
	})
}

// TestWhatMattersIsNotCut checks that, if not all comparisons fit, the ones over all
// agents and the ones that the treatment lost are shown.
func TestWhatMattersIsNotCut(t *testing.T) {
	a := *example()
	usual, worse := a.Comparisons[0], a.Comparisons[0]
	usual.Decision.Word, worse.Name, worse.Decision.Word = decision.NoDifferenceShown, "the one that lost", decision.Worse
	a.Comparisons = append(slices.Repeat([]analyse.Comparison{usual}, 100), worse)
	a.Pooled = []analyse.Pooled{{Name: "over all", Agents: []string{"x", "y"}, Decision: decision.Decision{Word: decision.Better, P: new(0.01)}, Tasks: 5}}
	var b bytes.Buffer
	if err := Write(&b, &a, nil); err != nil {
		t.Fatal(err)
	}
	got := b.String()
	last := -1
	for _, want := range []string{"- **✅ over all**, ", "- **❌ the one that lost**, ", "- **➖ ", "- … and "} {
		at := strings.Index(got, want)
		if at <= last {
			t.Errorf("%q is at %d, after %d:\n%s", want, at, last, got)
		}
		last = at
	}
}
