package judge

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// readAs judges code of which the compiler said stderr, without a compiler.
func readAs(code, stderr string, exit int, modules ...pack.Module) *Report {
	j := &Judge{config: Config{}, tc: &swift.Toolchain{}}
	w := &work{j: j, snippet: Snippet{Files: []File{{Name: "a.swift", Text: code}}, Target: swift.Target{Platform: swift.IOS, Version: swift.Version{Major: 18}}},
		code: []string{swift.Mask(code)}, names: []string{"a.swift"}, packs: &pack.Built{Modules: map[string]pack.Module{}, Names: func() map[string][]pack.NameList { return nil }}}
	for _, m := range modules {
		w.packs.Modules[m.Name] = m
	}
	w.written = importedModules(w.code...)
	a := &attempt{library: true, files: map[string]int{"/w/a.swift": 0},
		result: &swift.Result{Exit: proc.Exit{Code: exit}, Stderr: stderr, Diagnostics: swift.ParseDiagnostics(stderr)}}
	r := &Report{Backend: BackendApple, ParseOK: true, Exit: exit}
	g := w.newJudgement(a, r)
	g.classifyDiagnostics()
	g.judgeBreakdown()
	r.decideVerdicts("")
	return r
}

func TestErrorsThatAreNotTheCodes(t *testing.T) {
	for _, c := range []struct{ name, stderr, want, class string }{
		{"a cache that was moved", "<unknown>:0: error: PCH was compiled with module cache path '/a', but the path is currently '/b'\n", "?ppp", ClassToolchain},
		{"a module that does not load", "/sdk/Foundation.swiftmodule:1:1: error: malformed module [serialization_malformed_module]\n", "?ppp", ClassToolchain},
		{"a header", "/usr/include/x.h:3:4: error: unknown type name 'foo' [error_from_clang]\n", "?ppp", ClassToolchain},
		{"in a macro, place unknown", "@__swiftmacro_4main1.swift:3:4: error: cannot find 'x' in scope [cannot_find_in_scope]\n", "?ppp", ClassMacro},
		{"no error at all", "Killed\n", "?ppp", ClassToolchain},
		{"out of memory", "LLVM ERROR: out of memory\n", "?ppp", ClassMemory},
		{"a warning alone", "/w/a.swift:1:5: warning: 'f' is deprecated: no [availability_deprecated]\n", "?ppf", ClassDeprecated},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := readAs("let a = f()\n", c.stderr, 1)
			if verdictWords(r) != c.want || !slices.ContainsFunc(r.Findings, func(f Finding) bool { return f.Class == c.class }) {
				t.Errorf("%s\n%s", verdictWords(r), describe(r))
			}
			if r.Of(Compile).Reason == "" {
				t.Error("no reason")
			}
		})
	}
}

// TestErrorsBesideWarnings: an error does not follow from a warning, nor one about
// types from one about availability.
func TestErrorsBesideWarnings(t *testing.T) {
	types := "/w/a.swift:1:9: error: cannot convert value of type 'Int' to specified type 'String' [cannot_convert_initializer_value]\n"
	for _, c := range []struct{ stderr, want string }{
		{"/w/a.swift:1:5: warning: 'f' is deprecated: no [availability_deprecated]\n" + types, "fppf"},
		{"/w/a.swift:1:5: error: 'f' is only available in iOS 26 or newer [availability_decl_only_version_newer]\n" + types, "fpfp"},
		{"/w/a.swift:1:5: warning: 'f' is deprecated: no [availability_deprecated]\n/w/a.swift:1:1: error: type 'A' does not conform to protocol 'P' [type_does_not_conform]\n", "fppf"},
		{"/w/a.swift:1:5: error: cannot find 'f' in scope [cannot_find_in_scope]\n" + types, "pfpp"}, // its result has no type
		{"/w/a.swift:1:5: error: cannot find 'f' in scope [cannot_find_in_scope]\n" + strings.Replace(types, ":1:", ":2:", 1), "ffpp"},
	} {
		if r := readAs("let a = f()\nlet b = 1\n", c.stderr, 1); verdictWords(r) != c.want {
			t.Errorf("%s, want %s: %s", verdictWords(r), c.want, describe(r))
		}
	}
}

func TestStubsExcuse(t *testing.T) {
	ui := pack.Module{Name: "SwiftUI", Kind: pack.Partial}
	for _, c := range []struct{ id, message, want, class string }{
		{"ambiguous_decl_ref", "ambiguous use of 'x'", "?", ClassStub},
		{"unbound_generic_parameter", "generic parameter 'T' could not be inferred", "?", ClassStub},
		{"expression_too_complex", "the compiler is unable to type-check this expression in reasonable time", "?", ClassTime},
		{"cannot_convert_argument_value", "cannot convert value of type 'Binding<Int>' to expected argument type 'Int'", "?", ClassPartial},
		{"cannot_convert_argument_value", "cannot convert value of type 'some View' to expected argument type 'Int'", "?", ClassPartial},
		{"missing_return_decl", "missing return in global function expected to return 'Int'", "f", ClassTypes},
	} {
		stderr := fmt.Sprintf("/w/a.swift:2:9: error: %s [%s]\n", c.message, c.id)
		r := readAs("import SwiftUI\nlet a = f(1)\n", stderr, 1, ui)
		if verdictWords(r)[:1] != c.want || r.Findings[0].Class != c.class {
			t.Errorf("%s with a partial pack: %s", c.id, describe(r))
		}
		if r := readAs("\nlet a = f(1)\n", stderr, 1); r.Of(Compile).Verdict != Fail {
			t.Errorf("%s without: %s", c.id, describe(r))
		}
	}
}

func TestFindingsWithoutALineStandOnce(t *testing.T) {
	g := &judgement{report: &Report{}, failed: map[[2]int]bool{}}
	s := spot{Diagnostic: swift.Diagnostic{Severity: "error"}, file: -1}
	f := Finding{Criterion: Compile, Verdict: Unknown, ID: "a", Message: "one"}
	other := f
	other.Message = "two"
	for _, f := range []Finding{f, f, other, f, other} {
		g.addFinding(s, f)
	}
	if len(g.report.Findings) != 2 {
		t.Errorf("%+v", g.report.Findings)
	}
	if line := "<unknown>:0: error: no room\n"; len(readAs("let a = 1\n", line+line, 1).Findings) != 1 {
		t.Error("an error that the compiler prints twice is found twice")
	}
}

// FuzzVerdicts checks that, for any output of the compiler, a failed run never
// passes all criteria and no verdict lacks its reason.
func FuzzVerdicts(f *testing.F) {
	f.Add("import Foundation\nlet a = f(x: 1)\n", "/w/a.swift:2:9: error: extra argument 'x' in call [extra_argument_named]\n")
	f.Add("struct A<T: B", "/w/a.swift:1:9: error: value of type 'T' has no member 'x' [could_not_find_value_member]\n")
	f.Add("func f<T>(_ a: T", "/w/a.swift:1:900: error: value of type 'A' (aka 'B') has no member [could_not_find_value_member]\n")
	f.Add("", "/w/a.swift:0:0: error:  [no_member_of_module]\n<unknown>:0: error: \n")
	f.Add("a.b(", "/w/a.swift:1:4: error: no exact matches in call [no_overloads_match_exactly_in_call]\n/w/a.swift:1:4: note: candidate has partially matching parameter list (a: (Int [candidate_partial_match]\n")
	f.Fuzz(func(t *testing.T, code, stderr string) {
		r := readAs(code, stderr, 1)
		if verdictWords(r) == "pppp" {
			t.Errorf("a run that ended with 1 passes: %q", stderr)
		}
		for _, v := range r.Verdicts {
			if v.Verdict != Pass && v.Reason == "" {
				t.Errorf("%s is %s without a reason", v.Criterion, v.Verdict)
			}
		}
	})
}

func TestConflicts(t *testing.T) {
	i := slices.IndexFunc(curated().entries, func(e MapEntry) bool { return e.DeprecatedSince["ios"] != "" })
	if i < 0 {
		t.Fatal("the map has nothing for iOS")
	}
	e := curated().entries[i]
	since, err := swift.ParseVersion(e.DeprecatedSince["ios"])
	if err != nil {
		t.Fatal(err)
	}
	before := since
	if before.Minor > 0 {
		before.Minor--
	} else {
		before.Major--
	}
	for _, c := range []struct {
		at     swift.Version
		status symbols.Status
		want   int
	}{
		{since, symbols.Available, 1}, {since, symbols.Deprecated, 0}, {since, symbols.Unknown, 0},
		{before, symbols.Available, 0}, {before, symbols.Deprecated, 1},
	} {
		g := &judgement{report: &Report{}, w: &work{snippet: Snippet{Target: swift.Target{Platform: swift.IOS, Version: c.at}}}}
		for range 2 { // a symbol that is used twice is one conflict
			g.noteConflict(symbols.Symbol{Path: e.Key}, c.status)
		}
		if len(g.report.Conflicts) != c.want || c.want == 1 && !strings.Contains(g.report.Conflicts[0], e.Key) {
			t.Errorf("%s at %s, %s: %q", e.Key, c.at, c.status, g.report.Conflicts)
		}
		g.noteConflict(symbols.Symbol{Path: "NobodyKnows.this"}, symbols.Deprecated)
		if len(g.report.Conflicts) != c.want {
			t.Error("a symbol that is not in the map is in conflict with it")
		}
	}
}

// TestCorelibsFloor holds the claim behind corelibsFloor against Apple's headers:
// of the names of Linux's Foundation without availability that they know, none is
// newer than the floor.
func TestCorelibsFloor(t *testing.T) {
	j := testJudge(t)
	floor := swift.Target{Platform: swift.IOS, Version: corelibsFloor[swift.IOS]}
	index, known := j.config.Index.On(floor), 0
	var late []string
	for i := range index.Len() {
		s := index.At(i)
		if !symbols.Partial(s.Module) {
			continue
		}
		if status, _ := symbols.At(s.Availability, floor, false); status != symbols.Unknown {
			continue
		}
		fact, ok := symbols.Facts().Lookup(s.Path)
		if !ok {
			continue
		}
		known++
		if fact.Introduced.Compare(floor.Version) > 0 {
			late = append(late, fmt.Sprintf("%s: iOS %s (%s)", s.Path, fact.Introduced, fact.Name))
		}
	}
	t.Logf("%d names of the Foundation of Linux are in Apple's headers", known)
	if known < 1000 || len(late) > 0 {
		t.Errorf("%d known; newer than %s: %s", known, floor, strings.Join(late, "; "))
	}
}

// smallLimits is the judge of the tests with other limits.
func smallLimits(t *testing.T, change func(*Config)) *Judge {
	t.Helper()
	c := testJudge(t).config
	change(&c)
	j, err := New(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// explodingExpression is code whose types take long to check, for its size.
func explodingExpression() string {
	var b strings.Builder
	for i := range 40 {
		fmt.Fprintf(&b, "func f%d(a: [Double], b: Int) -> Double { let x = a.map { -$0 + 2 * 3.0 - (1 - $0) / 4 }.reduce(0) { $0 + ($1 - 1) * 2 } + Double(b) * 2 - (-1 + 3) / 2.5 + -(2 * 3 - 1); return x }\n", i)
	}
	return b.String()
}

func TestTimeIsLimited(t *testing.T) {
	j := smallLimits(t, func(c *Config) { c.Time = time.Second })
	r, err := j.Judge(t.Context(), Snippet{Files: []File{{Name: "a.swift", Text: explodingExpression()}}, Target: target(t, "ios18.0")})
	if err != nil {
		t.Fatal(err)
	}
	if !r.TimedOut || verdictWords(r) != "????" || !strings.Contains(r.Of(Compile).Reason, "within 1s") || r.Findings[0].Class != ClassTime {
		t.Errorf("%s after %s: %s", verdictWords(r), r.Wall, describe(r))
	}
}

func TestMemoryIsLimited(t *testing.T) {
	for _, mib := range []int64{64, 256} {
		j := smallLimits(t, func(c *Config) { c.Memory = mib << 20 })
		r, err := j.Judge(t.Context(), Snippet{Files: []File{{Name: "a.swift", Text: "import Foundation\nlet a = Data()\n"}}, Target: target(t, "ios18.0")})
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%d MiB: %s: %s %.300s", mib, verdictWords(r), r.Of(Compile).Reason, r.Stderr)
		if verdictWords(r) != "????" {
			t.Errorf("%d MiB: %s", mib, describe(r))
		}
	}
}
