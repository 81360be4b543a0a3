package stub

import (
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

func TestSplit(t *testing.T) {
	for _, c := range []struct{ text, name, generics, params, rest string }{
		{"func f(a: Int) -> Bool", "func f", "", "a: Int", " -> Bool"},
		{"@discardableResult mutating func swap<T, U>(_ a: (T) -> U, b: [T : U]) async throws where T : Hashable", "@discardableResult mutating func swap", "T, U",
			"_ a: (T) -> U, b: [T : U]", " async throws where T : Hashable"},
		{"static func < (lhs: A<B>, rhs: A<B>) -> Bool", "static func < ", "", "lhs: A<B>, rhs: A<B>", " -> Bool"},
		{"static func == <T>(lhs: T, rhs: T) -> Bool", "static func == ", "T", "lhs: T, rhs: T", " -> Bool"},
		{"init?<S>(_ s: S = .init(1))", "init?", "S", "_ s: S = .init(1)", ""},
		{"subscript(i: Int) -> Int { get set }", "subscript", "", "i: Int", " -> Int { get set }"},
		{"@available(iOS 16, *) init()", "@available(iOS 16, *) init", "", "", ""},
	} {
		s, ok := Split(c.text)
		if want := (Signature{c.name, c.generics, c.params, c.rest}); !ok || s != want {
			t.Errorf("Split(%q) = %q, %v, want %q", c.text, s, ok, want)
		}
		if s.String() != c.text {
			t.Errorf("%q is put together as %q", c.text, s.String())
		}
	}
	for _, text := range []string{"", "var x: Int", "func f", "func f(", "func f<T(a: Int)", "let f: (Int) -> Int"} {
		if s, ok := Split(text); ok {
			t.Errorf("Split(%q) = %q, want none", text, s)
		}
	}
}

func FuzzSplit(f *testing.F) {
	for _, s := range []string{"func f<T>(a: some P<T> = .x, _ b: @escaping (Int) -> Void) -> T where T : P", "init(", "func >> (a: A>)", "subscript<"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, ok := Split(text)
		if ok && s.String() != text && s.Generics != "" {
			t.Errorf("%q is put together as %q", text, s)
		}
		SplitList(text)
		if names, cut := CutOpaque(text); len(names) == 0 && cut != text {
			t.Errorf("CutOpaque(%q) = %q without an opaque type", text, cut)
		}
		nameOpaque(text, []constraint{{"sameType", "(some P).A", "B", ""}, {"sameType", "B", "(some P).A", ""}}, text)
		if got := insertAccess("public ", text); len(got) < len(text) {
			t.Errorf("published shortens %q to %q", text, got)
		}
		plainDefaults(text)
		moduleOf(text)
	})
}

func TestSplitList(t *testing.T) {
	got := SplitList(`a: [Int : (A, B)] = [:], b: D<E, F>, _ c: (Int, Int) -> Void, d: String = "x, y", e: Int`)
	want := []string{"a: [Int : (A, B)] = [:]", "b: D<E, F>", "_ c: (Int, Int) -> Void", `d: String = "x, y"`, "e: Int"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := SplitList(" "); len(got) != 0 {
		t.Errorf("an empty list has %q", got)
	}
}

// The mangled names are from RegexBuilder in Swift 6.0.3.
func TestOpaqueParametersGetTheirConstraints(t *testing.T) {
	conforms := constraint{"conformance", "some RegexComponent", "RegexComponent", ""}
	for _, c := range []struct {
		name, text, usr string
		said            []constraint
		want            string
	}{
		{"nothing more is said", "func f(_ a: some RegexComponent)", "", []constraint{conforms}, "func f(_ a: some RegexComponent)"},
		{"one", "init<W>(_ c: some RegexComponent) where O == (S, W)", "", []constraint{conforms, {"sameType", "(some RegexComponent).Out", "(S, W)", ""}},
			"init<W, Opaque0>(_ c: Opaque0) where O == (S, W), Opaque0 : RegexComponent, Opaque0.Out == (S, W)"},
		{"two, in order", "func f<W>(a: some P<Int>, b: some P<Int>) -> W", "", []constraint{{"sameType", "(some P<Int>).A", "Int", ""}, {"sameType", "(some P<Int>).A", "W", ""}},
			"func f<W, Opaque0, Opaque1>(a: Opaque0, b: Opaque1) -> W where Opaque0 : P<Int>, Opaque0.A == Int, Opaque1 : P<Int>, Opaque1.A == W"},
		{"the first of two, by the mangled name", "static func buildPartialBlock<W0, C0, C1, C2>(accumulated: some RegexComponent, next: some RegexComponent) -> Regex<(Substring, C0, C1, C2)>",
			"s:12RegexBuilder0a9ComponentB0O17buildPartialBlock11accumulated4next17_StringProcessing0A0VySs_q_q0_q1_tGq2__q3_tAG0aC0R2_AgKR3_x_q_q0_q1_t0A6OutputRt2_r4_lFZ",
			[]constraint{conforms, conforms, {"sameType", "(some RegexComponent).RegexOutput", "(W0, C0, C1, C2)", ""}},
			"static func buildPartialBlock<W0, C0, C1, C2, Opaque0, Opaque1>(accumulated: Opaque0, next: Opaque1) -> Regex<(Substring, C0, C1, C2)> where Opaque0 : RegexComponent, Opaque0.RegexOutput == (W0, C0, C1, C2), Opaque1 : RegexComponent"},
		{"one on the right", "static func buildPartialBlock<W0, W1, C1, C2>(accumulated: some RegexComponent, next: some RegexComponent) -> Regex<(Substring, C1, C2)>",
			"s:12RegexBuilder0a9ComponentB0O17buildPartialBlock11accumulated4next17_StringProcessing0A0VySs_q0_q1_tGq2__q3_t0A6OutputQy2_RszAG0aC0R2_AgMR3_q__q0_q1_tAKRt3_r4_lFZ",
			[]constraint{{"sameType", "W0", "(some RegexComponent).RegexOutput", ""}, conforms, conforms, {"sameType", "(some RegexComponent).RegexOutput", "(W1, C1, C2)", ""}},
			"static func buildPartialBlock<W0, W1, C1, C2, Opaque0, Opaque1>(accumulated: Opaque0, next: Opaque1) -> Regex<(Substring, C1, C2)> where Opaque0 : RegexComponent, Opaque1 : RegexComponent, Opaque1.RegexOutput == (W1, C1, C2), W0 == Opaque0.RegexOutput"},
		{"neither tells", "func f(a: some P, b: some P)", "s:x", []constraint{{"sameType", "(some P).A", "Int", ""}}, "func f(a: some P, b: some P)"},
	} {
		if got := nameOpaque(c.text, c.said, c.usr); got != c.want {
			t.Errorf("%s: got\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

func TestAttributes(t *testing.T) {
	v := func(major, minor int) swift.Version { return swift.Version{Major: major, Minor: minor} }
	got := availableAttributes([]symbols.GraphRecord{
		{Domain: "iOS", Introduced: v(15, 0), Deprecated: v(100000, 0)},
		{Domain: "macOS", Introduced: v(10, 15), Deprecated: v(13, 1), Renamed: "other(_:)", Message: "say \"other\"\ninstead \\ now"},
		{Domain: "*", AlwaysDeprecated: true},
		{Domain: "tvOS", AlwaysUnavailable: true},
		{Domain: "Swift", Obsoleted: v(6, 0)},
		{Domain: "x) func evil(", AlwaysDeprecated: true},
		{Domain: "watchOS"},
	})
	want := `@available(iOS, introduced: 15.0) @available(macOS, introduced: 10.15, deprecated: 13.1, renamed: "other(_:)", message: "say \"other\" instead \\ now") ` +
		`@available(*, deprecated) @available(tvOS, unavailable) @available(swift, obsoleted: 6.0) `
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestPublishedAndInherit(t *testing.T) {
	if got := insertAccess("public ", "@A(x: (1, 2)) @B.C struct S"); got != "@A(x: (1, 2)) @B.C public struct S" {
		t.Errorf("got %q", got)
	}
	for _, c := range [][3]string{
		{"class A", "B", "class A : B"}, {"struct A<T> where T : P", "~Copyable", "struct A<T> : ~Copyable where T : P"},
		{"protocol A<T> : B", "C", "protocol A<T> : B, C"}, {"struct A<T : P>", "B", "struct A<T : P> : B"},
	} {
		if got := addInheritance(c[0], c[1]); got != c[2] {
			t.Errorf("inherit(%q, %q) = %q, want %q", c[0], c[1], got, c[2])
		}
	}
}

func TestWhere(t *testing.T) {
	got := whereClause([]constraint{{"conformance", "Self", "P", ""}, {"sameType", "Range.Output", "Range<Int>", "s:Sn"}, {"conformance", "T", "Copyable", ""},
		{"sameType", "LHS.Output", "LHS?", "s:Sq"}, {"conformance", "each Input", "Q", ""}, {"conformance", "Self", "P", ""}, {"conformance", "LHS", "R", ""}})
	want := " where Self : P, Range.Output == Swift.Range<Int>, LHS.Output == LHS?, repeat each Input : Q, LHS : R"
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := whereClause(nil); got != "" || !strings.HasPrefix(whereClause(nil, "T : ~Copyable"), " where T") {
		t.Errorf("got %q", got)
	}
}
