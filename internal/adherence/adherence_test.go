package adherence

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

func TestCompare(t *testing.T) {
	for _, x := range []struct {
		name, code string
		results    []string
		kept, left [][]string
	}{
		{"a name used as returned", "NavigationStack(path: $path) { List() }", []string{"Use `NavigationStack(path:root:)`, a view that displays a root view."},
			[][]string{{"NavigationStack"}}, [][]string{nil}},
		{"the older name in spite of the newer", "struct V: View { var body: some View { NavigationView { Text(\"x\") } } }",
			[]string{"## NavigationStack\n\nA view that displays a root view and enables you to present additional views.\n```swift\nNavigationStack { }\n```"},
			[][]string{nil}, [][]string{{"NavigationView ≠ NavigationStack"}}},
		{"an old modifier with one word more", "Text(\"a\").navigationBarTitle(\"b\")", []string{"func navigationTitle(_ title: Text) -> some View"},
			[][]string{nil}, [][]string{{"navigationBarTitle ≠ navigationTitle"}}},
		{"one letter more", "Text(\"a\").navigationDestinations(for: Int.self) { _ in }", []string{".navigationDestination(for:destination:)"},
			[][]string{nil}, [][]string{{"navigationDestinations ≠ navigationDestination"}}},
		{"other last word of a modifier", "t.foregroundColor(.red)", []string{"`foregroundStyle(_:)` sets a view's foreground elements"},
			[][]string{nil}, [][]string{{"foregroundColor ≠ foregroundStyle"}}},
		{"a name beside the one returned", "struct E: TimelineEntry { }; struct P: TimelineProvider { }", []string{"`TimelineProvider`"},
			[][]string{{"TimelineProvider"}}, [][]string{nil}},
		{"an attribute", "@Observable final class M { }", []string{"@Observable macro"}, [][]string{{"@Observable"}}, [][]string{nil}},
		{"a member that its type is not said to have", "let d = URLSession.fetchData(from: u)", []string{"class URLSession\n`data(from:delegate:)` downloads"},
			[][]string{{"URLSession"}}, [][]string{{"URLSession.fetchData"}}},
		{"a member that it is said to have", "let d = URLSession.shared.data(from: u)", []string{"`URLSession.shared` and `data(from:)`"},
			[][]string{{"URLSession", "URLSession.shared", "data"}}, [][]string{nil}},
		{"a label that is unknown", "Task.detached(priorty: .high) { }; TaskGroup(limits: 3)", []string{"`TaskGroup` has no label"},
			[][]string{{"TaskGroup"}}, [][]string{{"TaskGroup(limits:)"}}},
		{"names of the code itself", "struct NavigationStacks { }\nlet navigationDestinatio = NavigationStacks()\nnavigationDestinatio.x", []string{"`NavigationStack`, `navigationDestination`"},
			[][]string{nil}, [][]string{nil}},
		{"comments and strings", "// NavigationView\n/* NavigationView */ let a = \"NavigationView\"", []string{"`NavigationStack`"}, [][]string{nil}, [][]string{nil}},
		{"prose is no code", "view.display(root)", []string{"A view that can display a root; see the displays"}, [][]string{nil}, [][]string{nil}},
		{"returned somewhere else", "NavigationView { }", []string{"`NavigationStack` replaces it", "NavigationView is deprecated"},
			[][]string{nil, {"NavigationView"}}, [][]string{nil, nil}},
		{"addresses", "navigationstack()", []string{"apple-docs://swiftui/navigationStacks"}, [][]string{nil}, [][]string{nil}},
		{"JSON", "ScrollPosition()", []string{`{"name":"ScrollPosition","kind":"struct"}`}, [][]string{{"ScrollPosition"}}, [][]string{nil}},
		{"nothing returned", "NavigationView()", []string{""}, [][]string{nil}, [][]string{nil}},
		{"no code", "", []string{"`NavigationStack`"}, [][]string{nil}, [][]string{nil}},
		{"the first call that said it", "NavigationView()", []string{"nothing", "`NavigationStack`", "`NavigationStack`"}, [][]string{nil, nil, nil}, [][]string{nil, {"NavigationView ≠ NavigationStack"}, nil}},
	} {
		t.Run(x.name, func(t *testing.T) {
			var calls []Call
			for _, r := range x.results {
				calls = append(calls, Call{Result: r, Done: true})
			}
			got := Compare(x.code, calls)
			for i := range got {
				if !slices.Equal(got[i].Kept, x.kept[i]) {
					t.Errorf("call %d: kept %q, want %q", i, got[i].Kept, x.kept[i])
				}
				if !slices.Equal(got[i].Left, x.left[i]) {
					t.Errorf("call %d: left %q, want %q", i, got[i].Left, x.left[i])
				}
			}
		})
	}
}

// A call that failed, or has no result, returned nothing that could be left.
func TestCompareFailedCalls(t *testing.T) {
	for _, c := range []Call{{Result: "`NavigationStack`", Done: true, Error: true}, {Result: "`NavigationStack`"}} {
		if got := Compare("NavigationView()", []Call{c}); got[0].Kept != nil || got[0].Left != nil {
			t.Errorf("%+v: kept %q, left %q", c, got[0].Kept, got[0].Left)
		}
	}
}

// Twice the text may cost a few times as much, not the square of it.
func TestCompareIsBounded(t *testing.T) {
	var code, result strings.Builder
	for i := range 40_000 {
		code.WriteString("navigationDestination" + strings.Repeat("x", i%40) + "Thing" + string(rune('a'+i%26)) + "(a: " + strings.Repeat("(", i%3) + "\n")
		result.WriteString("`navigationDestination" + strings.Repeat("y", i%41) + "Other" + string(rune('a'+i%25)) + "` ")
	}
	calls := make([]Call, 500)
	for i := range calls {
		calls[i] = Call{Result: result.String(), Done: true}
	}
	start := time.Now()
	got := Compare(code.String(), calls)
	if d := time.Since(start); d > 3*time.Second {
		t.Errorf("took %s", d)
	}
	for _, c := range got {
		if len(c.Kept) > maxFindings || len(c.Left) > maxFindings {
			t.Fatalf("%d kept, %d left", len(c.Kept), len(c.Left))
		}
	}
}

func FuzzCompare(f *testing.F) {
	f.Add("NavigationView { }", "`NavigationStack` ```swift\nlet x = 1\n```")
	f.Add("@Observable class A { var b: C = .d(e: \"f\\\"\") }", "@Observable\n{\"name\":\"A\"}")
	f.Add("\"\"\" /* // ' `", "```\n```")
	f.Add("a\xff\xfeb.ü(ß:)", "`ü\xff`")
	f.Fuzz(func(t *testing.T, code, result string) {
		calls := []Call{{Result: result, Done: true}, {Result: code, Done: true}}
		one, two := Compare(code, calls), Compare(code, calls)
		for i := range one {
			if !slices.Equal(one[i].Kept, two[i].Kept) || !slices.Equal(one[i].Left, two[i].Left) {
				t.Fatal("two runs differ")
			}
			for _, s := range append(slices.Clone(one[i].Kept), one[i].Left...) {
				if s == "" || utf8.ValidString(code) && utf8.ValidString(result) && !utf8.ValidString(s) {
					t.Fatalf("a name is %q", s)
				}
			}
			for _, s := range one[i].Kept {
				n := s[strings.LastIndexAny(s, "@.")+1:]
				if !strings.Contains(code, n) || !strings.Contains(calls[i].Result, n) {
					t.Fatalf("%q is kept, but is not in both", s)
				}
			}
			for _, s := range one[i].Left {
				n, _, _ := strings.Cut(s, " ≠ ")
				n = strings.TrimSuffix(n[strings.LastIndexAny(n, "@.(")+1:], ":)")
				if !strings.Contains(code, n) {
					t.Fatalf("%q is left, but is not in the code", s)
				}
			}
		}
	})
}

// Steps are counted, as time means nothing on a busy machine: they grow with the
// text and with the number of calls, and no faster.
func TestCompareIsLinear(t *testing.T) {
	testenv.Slow(t)
	units := []string{"(", "{[(", "/*", "/*/", "//", "//\n", "\"", "\"\"\"", "\"\\", "`", "```\n", "\n   ```", " ", "a ", "a\t \t", "a.", "A.b", "@a", "#", "a:", "A(b:", "A(b: \"", "let ", "let\n", "func(", "x://", "x://`",
		"0.0.", "0x", "\"a\" ", "\"a\"    :", "`a`", "\x80", "\xff\xc3", "é", "_", "aB", "navigationDestination", "navigationDestinationThing(", "NavigationStackView.navigation_bar: "}
	numbered := func(n int, prefix, suffix string) string {
		var b strings.Builder
		for i := 0; b.Len() < n; i++ {
			fmt.Fprintf(&b, "%s%d%s", prefix, i, suffix)
		}
		return b.String()
	}
	lettered := func(n int, prefix, suffix string) string {
		var b strings.Builder
		for i := 0; b.Len() < n; i++ {
			b.WriteString(prefix)
			for k := i + 1; k > 0; k /= 26 {
				b.WriteByte('a' + byte(k%26))
			}
			b.WriteString(suffix)
		}
		return b.String()
	}
	type input struct {
		code  string
		calls []Call
	}
	one := func(code, result string) input {
		return input{code, []Call{{Result: result, Done: true}}}
	}
	long := strings.Repeat("q", maxNameLen-8)
	makers := map[string]func(n int) input{
		"names with numbers": func(n int) input {
			return one(numbered(n, "navigationBar", "Thing("), numbered(n, "navigationBar", "Other("))
		},
		"names one letter apart": func(n int) input { return one(lettered(n, "aBcdef", " "), lettered(n, "aBcdefg", " ")) },
		"long names":             func(n int) input { return one(lettered(n, long, "X "), lettered(n, long, "Y ")) },
		"names of a type":        func(n int) input { return one(lettered(n, "Type.", " "), "`Type`") },
		"labels":                 func(n int) input { return one("Type("+lettered(n, "", ":"), "`Type`") },
		"names in a word each":   func(n int) input { return one(lettered(n, "aB", " "), lettered(n, "aB", " ")) },
		"many calls":             func(n int) input { return input{lettered(n, "aB", " "), slices.Repeat([]Call{{Done: true}}, n)} },
		"many calls with a name": func(n int) input {
			return input{lettered(n, "aB", " "), slices.Repeat([]Call{{Result: "`aBb`", Done: true}}, n/5)}
		},
		"many calls that failed": func(n int) input { return input{"aB", slices.Repeat([]Call{{Done: true, Error: true}}, n)} },
		"many calls, all one text": func(n int) input {
			return input{lettered(n, "aB", " "), slices.Repeat([]Call{{Result: lettered(n/20, "aB", " "), Done: true}}, 20)}
		},
	}
	// steps returns the steps for n bytes, and their number for each byte and call.
	steps := func(f func(int) input, n int) (total, each float64) {
		x := f(n)
		size := len(x.code) + len(x.calls)
		for _, c := range x.calls {
			size += len(c.Result)
		}
		var m meter
		compare(x.code, x.calls, &m)
		return float64(m), float64(m) / float64(size)
	}
	worst, worstOf := 0.0, ""
	hold := func(name string, f func(int) input, n int) {
		if _, each := steps(f, n); each > worst {
			worst, worstOf = each, fmt.Sprintf("%d bytes of %q", n, name)
		}
	}
	for _, a := range units {
		makers["repeated "+a] = func(n int) input { return one(strings.Repeat(a, n/len(a)), strings.Repeat(a, n/len(a))) }
		for _, b := range units {
			hold("repeated "+a+b, func(n int) input {
				s := strings.Repeat(a+b, n/(len(a)+len(b)))
				return one(s, s)
			}, 6000)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(makers)) {
		for _, n := range []int{500, 5000, 50_000} {
			hold(name, makers[name], n)
		}
	}
	// A byte may cost at most a form for each letter of a name, and eight names
	// under each.
	t.Logf("at most %.0f steps a byte: %s", worst, worstOf)
	if worst > 2*maxNameLen {
		t.Errorf("%.0f steps a byte: %s", worst, worstOf)
	}
	// Beyond the bounds it costs no more, but for looking at each call.
	for _, name := range []string{"names one letter apart", "long names", "repeated \x80", "repeated \"a\" "} {
		at, _ := steps(makers[name], maxText)
		beyond, _ := steps(makers[name], 4*maxText)
		if beyond > 1.1*at+1000 {
			t.Errorf("%q: %.0f steps at the bound, %.0f beyond", name, at, beyond)
		}
	}
	many := input{"aB", slices.Repeat([]Call{{Result: strings.Repeat("\x80", 2*maxText), Done: true}}, 1000)}
	if total, _ := steps(func(int) input { return many }, 0); total > 10*maxText {
		t.Errorf("1,000 results that are no UTF-8 take %.0f steps", total)
	}
}

// Text that an agent wrote itself and reads back did not come from a tool: it is not
// kept, and it does not hide that the answer departed from the server's result.
func TestCompareOwnFiles(t *testing.T) {
	file := func(args, result string) Call {
		return Call{Class: string(trial.ToolFile), Args: args, Result: result, Done: true}
	}
	server := Call{Server: "docs", Class: string(trial.ToolMCP), Result: "`NavigationStack` replaces it", Done: true}
	code := "struct V: View { var body: some View { NavigationView { SharedHelper() } } }"
	for _, x := range []struct {
		name       string
		calls      []Call
		kept, left [][]string
	}{
		{"written and read back", []Call{server, file(`{"content":"import X\nNavigationView { }"}`, "updated: NavigationView { }"), file(`{"path":"V.swift"}`, "1 NavigationView { SharedHelper() }")},
			[][]string{nil, nil, {"SharedHelper"}}, [][]string{{"NavigationView ≠ NavigationStack"}, nil, nil}},
		{"written by a command", []Call{server, {Class: string(trial.ToolShell), Args: `{"command":"cat > V.swift <<E\nNavigationView { }\nE\ncat V.swift"}`, Result: "NavigationView { }", Done: true}},
			[][]string{nil, nil}, [][]string{{"NavigationView ≠ NavigationStack"}, nil}},
		{"there before", []Call{server, file(`{"path":"V.swift"}`, "NavigationView { }"), file(`{"old":"NavigationView"}`, "NavigationView { }")},
			[][]string{nil, {"NavigationView"}, nil}, [][]string{nil, nil, nil}},
		{"found by a command", []Call{server, {Class: string(trial.ToolShell), Args: `{"command":"grep -r NavigationView ."}`, Result: "a.swift: NavigationView { }", Done: true}},
			[][]string{nil, {"NavigationView"}}, [][]string{nil, nil}},
		{"much that was read before", []Call{file("{}", strings.Repeat("let x = 1\n", maxText/10)), file("{}", "NavigationView()"), server},
			[][]string{nil, nil, nil}, [][]string{nil, nil, {"NavigationView ≠ NavigationStack"}}},
	} {
		for i, c := range Compare(code, x.calls) {
			if !slices.Equal(c.Kept, x.kept[i]) || !slices.Equal(c.Left, x.left[i]) {
				t.Errorf("%s, call %d: kept %q, left %q, want %q and %q", x.name, i, c.Kept, c.Left, x.kept[i], x.left[i])
			}
		}
	}
}
