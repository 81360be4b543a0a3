package judge_test

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/pack/macro"
	"github.com/assay-eval/assay/internal/swift/symbols"
	"github.com/assay-eval/assay/internal/testenv"
)

// goldenMacros in the environment makes the test the compiler's macro plugin.
const goldenMacros = "ASSAY_TEST_GOLDEN_MACROS"

func init() {
	if os.Getenv(goldenMacros) != "" {
		if err := macro.Serve(os.Stdin, os.Stdout); err != nil {
			panic(err)
		}
		os.Exit(0)
	}
}

// onPacks are the frameworks that Linux lacks and packs hold in part.
var onPacks = regexp.MustCompile(`(?m)^import (SwiftUI|SwiftData|WidgetKit|AppIntents|UIKit|Combine)$`)

// open are faults that the judge is known not to place right yet, with the reason.
// They stand here so that nobody bends the snippets instead.
var open = map[string]string{}

func readSnippets(t *testing.T, kind string) []judge.Golden {
	t.Helper()
	out, err := judge.ReadGoldens(os.DirFS("testdata/golden/" + kind))
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func goldenText(g judge.Golden) string { return g.Snippet.Files[0].Text }

// TestGoldenHeads checks the snippets themselves; no toolchain is needed.
func TestGoldenHeads(t *testing.T) {
	good, bad := readSnippets(t, "good"), readSnippets(t, "bad")
	if len(good) < 60 || len(bad) < 60 {
		t.Errorf("%d correct and %d faulty snippets; there must be 60 of each", len(good), len(bad))
	}
	head := regexp.MustCompile(`^// target: [a-z]+\d+\.\d+\n// mode: [56]\n(// expect: [a-z_]+ \d+\n)?\n`)
	expected := map[judge.Criterion]int{}
	partial := map[bool]int{}
	for _, g := range slices.Concat(good, bad) {
		if !head.MatchString(goldenText(g)) {
			t.Errorf("%s: its head is not target, mode, expect and an empty line", g.Name)
		}
		if strings.Contains(goldenText(g), "//!") || !strings.HasSuffix(goldenText(g), "\n") || strings.Contains(goldenText(g), "\t") {
			t.Errorf("%s: leftovers of writing it", g.Name)
		}
		expected[g.Expect]++
		partial[onPacks.MatchString(goldenText(g))]++
		if line := strings.TrimSpace(strings.Split(goldenText(g), "\n")[max(g.Line-1, 0)]); g.Expect != "" && line == "" {
			t.Errorf("%s: line %d, where the fault is expected, is empty", g.Name, g.Line)
		}
	}
	if expected[""] != len(good) {
		t.Errorf("%d snippets expect nothing; %d are correct", expected[""], len(good))
	}
	for _, c := range judge.Criteria {
		if expected[c] < 8 {
			t.Errorf("only %d faulty snippets for %s", expected[c], c)
		}
	}
	if partial[true] < 40 || partial[false] < 80 {
		t.Errorf("%d snippets on frameworks that Linux lacks, %d others", partial[true], partial[false])
	}
	embedded, err := judge.GoldenSnippets()
	if err != nil || len(embedded) != len(good) {
		t.Errorf("the program comes with %d of %d snippets: %v", len(embedded), len(good), err)
	}
}

func TestGoldenHeadsAreRefused(t *testing.T) {
	for _, c := range []struct{ head, want string }{
		{"// target: ios", "a.swift:1: read the head of a snippet: read target"},
		{"// target: ios18.0\n// mode: 4", "a.swift:2: read the head of a snippet: language mode"},
		{"// expect: compile", "is not a criterion"},
		{"// expect: beauty 1", "is not a criterion"},
		{"// expect: compile 9", "in line 9 of 1"},
		{"// tagret: ios18.0", "is not target, mode or expect"},
	} {
		if _, err := judge.ReadGolden("a.swift", c.head+"\n"); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v", c.head, err)
		}
	}
}

// goldenJudge is a judge as the command line makes it.
func goldenJudge(t *testing.T) *judge.Judge {
	t.Helper()
	testenv.Slow(t)
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	env, err := exec.LookPath("env")
	if err != nil {
		t.Fatal(err)
	}
	cache := cmp.Or(testenv.SwiftCache(), t.TempDir())
	packs := pack.Shipped()
	packs.Plugin = []string{env, goldenMacros + "=1", self}
	index, err := symbols.Ensure(t.Context(), tc, cache, func(s string) { t.Log(s) })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { index.Close() })
	j, err := judge.New(t.Context(), judge.Config{Toolchain: tc, Packs: packs, Index: index, Cache: cache, Work: t.TempDir(),
		Progress: func(s string) { t.Log(s) }})
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// judgeAll judges the snippets, a few at a time, and only a fifth of them unless the
// test is to be long.
func judgeAll(t *testing.T, j *judge.Judge, all []judge.Golden) ([]judge.Golden, []*judge.Report) {
	t.Helper()
	if !testenv.Long() {
		all = slices.DeleteFunc(slices.Clone(all), func(g judge.Golden) bool {
			return slices.IndexFunc(all, func(h judge.Golden) bool { return h.Name == g.Name })%5 != 0
		})
	}
	reports := make([]*judge.Report, len(all))
	errs := make([]error, len(all))
	var wait sync.WaitGroup
	next := make(chan int)
	for range 3 {
		wait.Go(func() {
			for i := range next {
				reports[i], errs[i] = j.Judge(context.WithoutCancel(t.Context()), all[i].Snippet)
			}
		})
	}
	for i := range all {
		next <- i
	}
	close(next)
	wait.Wait()
	for i, err := range errs {
		if err != nil {
			t.Fatalf("%s: %v", all[i].Name, err)
		}
	}
	return all, reports
}

func describe(r *judge.Report) string {
	var b strings.Builder
	for _, v := range r.Verdicts {
		fmt.Fprintf(&b, " %s=%s", v.Criterion, v.Verdict)
	}
	for _, f := range r.Findings {
		fmt.Fprintf(&b, "\n    %d:%d %s %s (%s) [%s] %s%s", f.Line, f.Column, f.Verdict, f.Criterion, f.Class, f.ID, f.Message, f.Reason)
	}
	return b.String()
}

func TestGoldenSnippetsAreJudgedRight(t *testing.T) {
	j := goldenJudge(t)
	t.Run("correct", func(t *testing.T) {
		all, reports := judgeAll(t, j, readSnippets(t, "good"))
		unknown := 0
		for i, g := range all {
			for _, v := range reports[i].Verdicts {
				partial := onPacks.MatchString(goldenText(g))
				switch {
				case v.Verdict == judge.Fail, v.Verdict != judge.Pass && v.Criterion == judge.Compile && !partial:
					t.Errorf("%s:%s", g.Name, describe(reports[i]))
				case v.Verdict == judge.Unknown:
					unknown++
					t.Logf("%s: %s is unknown: %s", g.Name, v.Criterion, v.Reason)
				}
			}
		}
		t.Logf("%d correct snippets, %d of %d verdicts unknown", len(all), unknown, 4*len(all))
	})
	t.Run("faulty", func(t *testing.T) {
		all, reports := judgeAll(t, j, readSnippets(t, "bad"))
		caught, excused := 0, 0
		for i, g := range all {
			r := reports[i]
			found := slices.ContainsFunc(r.Findings, func(f judge.Finding) bool {
				return f.Criterion == g.Expect && f.Line == g.Line && f.Verdict == judge.Fail
			})
			others := slices.ContainsFunc(r.Verdicts[:], func(v judge.Verdict) bool { return v.Criterion != g.Expect && v.Verdict == judge.Fail })
			verdict := r.Of(g.Expect).Verdict
			switch {
			case found && verdict == judge.Fail && !others:
				caught++
			case verdict == judge.Unknown && !others && onPacks.MatchString(goldenText(g)):
				excused++ // a name that a partial module lacks is never a fail
				t.Logf("%s: %s is unknown: %s", g.Name, g.Expect, r.Of(g.Expect).Reason)
			case open[g.Name] != "":
				t.Logf("%s: open: %s:%s", g.Name, open[g.Name], describe(r))
			default:
				t.Errorf("%s: expect %s in line %d alone:%s", g.Name, g.Expect, g.Line, describe(r))
			}
		}
		if testenv.Long() && caught+len(open) < 60 {
			t.Errorf("only %d faults are caught", caught)
		}
		t.Logf("%d faulty snippets: %d caught under the right criterion at the right line, %d unknown for want of a complete module", len(all), caught, excused)
	})
}
