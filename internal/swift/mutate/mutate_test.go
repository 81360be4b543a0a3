package mutate

import (
	"cmp"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/symbols"
	"github.com/assay-eval/assay/internal/testenv"
)

func TestArgumentsAreRead(t *testing.T) {
	for _, c := range []struct {
		text string // the callee is f
		want []string
		ok   bool
	}{
		{"f()", nil, true},
		{"f", nil, false},
		{"f { $0 }", nil, false},
		{"f(1)", []string{""}, true},
		{"f(a: 1, 2, b: g(c: 3))", []string{"a", "", "b"}, true},
		{"f(\n  by: .day,\n  value: [1: 2][k] ?? { x, y in y }(1, 2)\n)", []string{"by", "value"}, true},
		{`f(a: "x, b: \(g(c: 1))", d: "\"")`, []string{"a", "d"}, true},
		{"f<Int>(of: 1)", []string{"of"}, true},
		{"f(x ? y : z, w: 1)", []string{"", "w"}, true},
		{"f(a: 1 / 2, b: 2)", []string{"a", "b"}, true},
		{`f(a: """x""")`, nil, false},
		{"f(a: 1 // b: 2\n)", nil, false},
		{"f(a: /x,y/, b: 1)", nil, false}, // a regex literal is not understood
		{"f(a: 1", nil, false},
		{"f(a: 1]", []string{"a"}, false},
		{`f(a: "x`, nil, false},
	} {
		args, ok := callArguments(c.text, 1)
		var got []string
		for _, a := range args {
			got = append(got, a.label)
			if a.label != "" && !strings.HasPrefix(c.text[a.start:a.end], a.label+":") {
				t.Errorf("%q: label %s stands in %q", c.text, a.label, c.text[a.start:a.end])
			}
		}
		if ok != c.ok || ok && !slices.Equal(got, c.want) {
			t.Errorf("%q: %q, %v; want %q, %v", c.text, got, ok, c.want, c.ok)
		}
	}
}

func TestArgumentsStayInTheText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := "f(" + rapid.StringOf(rapid.SampledFrom([]rune("ab:,()[]{}\"\\/# \n<>ä"))).Draw(t, "text")
		args, _ := callArguments(text, 1)
		for _, a := range args {
			if a.start < 2 || a.end < a.start || a.end > len(text) {
				t.Fatalf("%q: argument at %d to %d", text, a.start, a.end)
			}
		}
	})
}

func TestWordsBeginWhereTheyAreSaidTo(t *testing.T) {
	text := "let größe = item1.value"
	for offset, want := range map[int]string{0: "let", 1: "", 4: "", 14: "item1", 20: "value", 19: "", -1: "", 99: ""} {
		if got := wordAt(text, offset); got != want {
			t.Errorf("at %d stands %q, not %q", offset, got, want)
		}
	}
}

func TestSamplesHaveTheirSharesAndSizes(t *testing.T) {
	var all []Mutant
	for i, n := range []int{500, 300, 10, 100, 100} {
		for j := range n {
			all = append(all, Mutant{Kind: Kinds[i], Name: string(rune('a' + j%26)), Is: strings.Repeat("x", j)})
		}
	}
	for _, n := range []int{0, 1, 7, 100, 700, 1009, 1010, 5000} {
		got := sampleMutants(slices.Clone(all), n, 3)
		if want := min(n, len(all)); n > 0 && len(got) != want || n == 0 && len(got) != len(all) {
			t.Errorf("%d of %d: %d", n, len(all), len(got))
		}
		again := sampleMutants(slices.Clone(all), n, 3)
		if !slices.EqualFunc(got, again, func(a, b Mutant) bool { return a.Kind == b.Kind && a.Name == b.Name && a.Is == b.Is }) {
			t.Errorf("%d: two samples of a seed differ", n)
		}
	}
	kinds := map[Kind]int{}
	for _, m := range sampleMutants(slices.Clone(all), 200, 3) {
		kinds[m.Kind]++
	}
	if kinds[Labels] != 10 || kinds[Stolen] != 40 || kinds[Newer] != 24 || kinds[Deprecated] != 16 || kinds[Invented] != 110 {
		t.Errorf("a sample of 200 has %v", kinds)
	}
}

func report(exit int, verdict string, line int, others ...judge.Criterion) *judge.Report {
	r := &judge.Report{Exit: exit}
	for i, c := range judge.Criteria {
		r.Verdicts[i] = judge.Verdict{Criterion: c, Verdict: judge.Pass}
		if c == judge.SymbolExists {
			r.Verdicts[i].Verdict = verdict
		}
		if slices.Contains(others, c) {
			r.Verdicts[i].Verdict = judge.Fail
		}
	}
	r.Findings = []judge.Finding{{Criterion: judge.SymbolExists, Verdict: verdict, Line: line}}
	return r
}

func TestOutcomesAndFigures(t *testing.T) {
	m := Mutant{Kind: Invented, Expect: judge.SymbolExists, Lines: []int{4}}
	warned := report(0, judge.Pass, 0)
	warned.Stderr = "/x/a.swift:4:2: warning: 'f' is deprecated: renamed to 'g' [availability_deprecated_rename]\n"
	warned.Verdicts[3].Verdict = judge.Fail
	warned.Findings = []judge.Finding{{Criterion: judge.NoDeprecated, Verdict: judge.Fail, Line: 4}}
	going := Mutant{Kind: Deprecated, Expect: judge.NoDeprecated, Lines: []int{4}}
	r := Result{Outcomes: []Outcome{
		readOutcome(m, report(1, judge.Fail, 4)),                // caught
		readOutcome(m, report(1, judge.Fail, 5)),                // at the wrong line
		readOutcome(m, report(1, judge.Fail, 4, judge.Compile)), // with another criterion
		readOutcome(m, report(1, judge.Unknown, 4)),             // excused
		readOutcome(m, report(1, judge.Pass, 4, judge.Compile)), // under the wrong criterion
		readOutcome(m, report(0, judge.Pass, 0)),                // equivalent
		readOutcome(m, report(134, judge.Fail, 4)),              // crashed after an error
		readOutcome(going, warned),                              // caught
		readOutcome(going, report(0, judge.Pass, 0)),            // no warning: equivalent
		readOutcome(going, report(1, judge.Fail, 4)),            // spoiled
	}}
	r.countFigures()
	i := r.Figures[0]
	if i.Made != 7 || i.Equivalent != 1 || i.Judged != 6 || i.Crashed != 1 || i.Caught != 4 || i.Unknown != 1 || i.RightLine != 3 || i.Alone != 3 {
		t.Errorf("invented: %+v", i)
	}
	d := r.Figures[4]
	if d.Made != 3 || d.Equivalent != 2 || d.Judged != 1 || d.Caught != 1 || d.RightLine != 1 {
		t.Errorf("deprecated: %+v", d)
	}
	// Wilson's interval of 4 of 6, by R: prop.test(4, 6, correct = FALSE)
	if math.Abs(*i.Recall.Low-0.2999933) > 1e-6 || math.Abs(*i.Recall.High-0.9032286) > 1e-6 {
		t.Errorf("recall %v", i.Recall)
	}
	short := strings.Join(r.Short(), "\n")
	for _, want := range []string{"recall of invented names is 0.6667, must be 0.98", "recall of wrong labels: nothing was measured", "right line is 0.8000, must be 0.98"} {
		if !strings.Contains(short, want) {
			t.Errorf("%q is not in %q", want, short)
		}
	}
	r = Result{FalseFail: []string{"a"}}
	r.countFigures()
	if got := r.Short(); len(got) != 4 {
		t.Errorf("a run of nothing falls short of %q", got)
	}
}

// TestMutantsOfARealSnippet makes and judges a handful with the compiler.
func TestMutantsOfARealSnippet(t *testing.T) {
	testenv.Slow(t)
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	cache := cmp.Or(testenv.SwiftCache(), t.TempDir())
	index, err := symbols.Ensure(t.Context(), tc, cache, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { index.Close() })
	j, err := judge.New(t.Context(), judge.Config{Toolchain: tc, Packs: pack.Shipped(), Index: index, Cache: cache, Work: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	text := `// target: ios18.0
// mode: 6

func nap(_ names: [String]) async throws -> Int? {
    try await Task.sleep(for: .seconds(1), tolerance: .zero)
    let long = names.filter { $0.count > 3 }.sorted()
    return long.firstIndex(of: names.joined(separator: ", "))
}
`
	good, err := judge.ReadGolden("nap.swift", text)
	if err != nil {
		t.Fatal(err)
	}
	bad, err := judge.ReadGolden("bad.swift", "func f() { nope() }\n")
	if err != nil {
		t.Fatal(err)
	}
	o := Options{Judge: j, Snippets: []judge.Golden{good, bad}, N: 14, Seed: 7}
	r, err := Run(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	if r.Snippets != 1 || len(r.FalseFail) != 1 || len(r.LeftOut) != 1 || len(r.Outcomes) != 14 || r.Sites < 9 {
		t.Errorf("%d snippets, failing %q, left out %q, %d sites, %d outcomes", r.Snippets, r.FalseFail, r.LeftOut, r.Sites, len(r.Outcomes))
	}
	for _, f := range r.Figures {
		if f.Made == 0 && f.Kind != Stolen { // one snippet has nobody to steal from
			t.Errorf("no mutant of kind %s", f.Kind)
		}
		if f.Caught < f.Judged || f.RightLine < f.Caught {
			t.Errorf("%+v", f)
		}
	}
	for _, m := range r.Outcomes {
		if m.Snippet.Files[0].Text == text && m.Kind != Newer || len(m.Lines) == 0 || m.Was == m.Is {
			t.Errorf("mutant %+v is none", m.Mutant)
		}
		t.Logf("%s %v: %s → %s: equivalent %v, caught %v", m.Kind, m.Lines, m.Was, m.Is, m.Equivalent, m.Caught)
	}
	if _, err := Run(t.Context(), Options{Judge: j, N: -1}); err == nil {
		t.Error("a negative number of mutants is accepted")
	}
}
