package sweep

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/symbols"
	"github.com/assay-eval/assay/internal/testenv"
)

func TestLines(t *testing.T) {
	types := []symbols.Symbol{
		{USR: "s:1MBox", Module: "M", Path: "Box", Name: "Box", Kind: "struct", Declaration: "@frozen struct Box<Value> where Value : ~Copyable"},
		{USR: "s:1MBoxIn", Module: "M", Path: "Box.Inner", Name: "Inner", Kind: "enum", Declaration: "enum Inner<A : P>"},
		{USR: "s:1MP", Module: "M", Path: "P", Name: "P", Kind: "protocol", Declaration: "protocol P<Out> : Q"},
		{USR: "s:1MAct", Module: "M", Path: "Act", Name: "Act", Kind: "class", Declaration: "actor Act"},
		{USR: "s:1MPack", Module: "M", Path: "Pack", Name: "Pack", Kind: "struct", Declaration: "struct Pack<each T>"},
	}
	w := newWriter(types, map[string]string{
		"s:add": "(extension in M):M.Box< where A == Swift.Int>.add(Swift.Int) -> ()",
		"s:dig": "static (extension in M):M.P< where A == M.Box<Swift.Int>>.digit.getter : M.Box<Swift.Int>",
		"s:opq": "static M.Box.build<A1, B1 where B1: M.P, B1.Out == (A1, A)>(first: B1) -> ()",
	})
	sym := func(usr, kind, parent, name, declaration string) symbols.Symbol {
		path := name
		if parent != "" {
			path = parent + "." + name
		}
		return symbols.Symbol{USR: usr, Module: "M", Path: path, Name: name, Kind: kind, Declaration: declaration}
	}
	for _, c := range []struct {
		symbol     symbols.Symbol
		head, line string
		column     int
		reason     string
	}{
		{symbol: sym("", "func", "", "make(_:with:)", "func make<T>(_ a: T, with b: inout Int = 1) async -> T where T : P"),
			head: "func use<T>(_ a0: T, _ a1: inout Int, _ g0: T.Type) async throws where T : P {", line: "_ = try await make(a0, with: &a1)", column: 15},
		{symbol: sym("s:add", "method", "Box", "add(_:)", "mutating func add(_ x: Int)"),
			head: "func use<Value>(_ x: inout Box<Value>, _ a0: Int, _ g0: Value.Type) throws where Value : ~Copyable, Value == Swift.Int {", line: "_ = try x.add(a0)", column: 11},
		{symbol: sym("s:dig", "type.property", "P", "digit", "static var digit: Box<Int> { get }"),
			head: "func use<SelfP>(_ g0: SelfP.Type) throws where SelfP : P, SelfP == M.Box<Swift.Int> {", line: "_ = try SelfP.digit", column: 15},
		{symbol: sym("", "init", "Box", "init(_:)", "init(_ v: consuming Value)"),
			head: "func use<Value>(_ a0: consuming Value, _ g0: Value.Type) throws where Value : ~Copyable {", line: "_ = try Box<Value>.init(a0)", column: 20},
		{symbol: sym("", "func.op", "P", "==(_:_:)", "static func == (lhs: Self, rhs: Self) -> Bool"),
			head: "func use<SelfP>(_ a0: SelfP, _ a1: SelfP, _ g0: SelfP.Type) throws where SelfP : P {", line: "a0 == a1", column: 4},
		{symbol: sym("", "func.op", "", "-(_:)", "prefix func - (x: Int) -> Int"), head: "func use(_ a0: Int) throws {", line: "_ = -a0", column: 5},
		{symbol: sym("", "property", "Act", "count", "var count: Int { get }"), head: "func use(_ x: inout Act) async throws {", line: "_ = try await x.count", column: 17},
		{symbol: sym("", "subscript", "Box", "subscript(_:default:)", "subscript(i: Int, default d: @autoclosure () -> Value) -> Value { get }"),
			head: "func use<Value>(_ x: inout Box<Value>, _ a0: Int, _ a1: Value, _ g0: Value.Type) throws where Value : ~Copyable {", line: "_ = try x[a0, default: a1]", column: 9},
		{symbol: sym("", "protocol", "", "P", "protocol P<Out> : Q"), head: "func use() throws {", line: "_ = (any P).self", column: 10},
		{symbol: sym("", "struct", "", "Box", types[0].Declaration), head: "func use<Value>(_ g0: Value.Type) throws where Value : ~Copyable {", line: "_ = Box<Value>.self", column: 5},
		{symbol: sym("", "enum", "Box", "Inner", types[1].Declaration),
			head: "func use<Value, A>(_ g0: Value.Type, _ g1: A.Type) throws where Value : ~Copyable, A : P {", line: "_ = Box<Value>.Inner<A>.self", column: 16},
		{symbol: sym("s:opq", "type.method", "Box", "build(first:)", "static func build<W>(first: some P)"),
			head: "func use<Value, W, Opaque0>(_ a0: Opaque0, _ g0: Value.Type, _ g1: W.Type, _ g2: Opaque0.Type) throws where Value : ~Copyable, Opaque0 : P, Opaque0: M.P, Opaque0.Out == (W, Value) {",
			line: "_ = try Box<Value>.build(first: a0)", column: 20},
		{symbol: sym("", "macro", "", "Make()", "macro Make()"), reason: "macro"},
		{symbol: sym("", "method", "Pack", "f()", "func f()"), reason: "parameter pack"},
		{symbol: sym("", "method", "Nobody", "f()", "func f()"), reason: "the type around it is not in the index"},
		{symbol: sym("", "method", "Box", "f(_:)", "func f<Value>(_ a: Value)"), reason: "two generic parameters of one name"},
		{symbol: sym("", "func", "", "broken(", "func broken("), reason: "declaration that cannot be read"},
	} {
		u, reason := w.writeUse(c.symbol)
		if reason != c.reason {
			t.Errorf("%s: reason %q, want %q", c.symbol.Path, reason, c.reason)
			continue
		}
		if u == nil {
			continue
		}
		if u.head != c.head || u.line != c.line || u.column != c.column {
			t.Errorf("%s:\n got %s\n     %s (column %d)\nwant %s\n     %s (column %d)", c.symbol.Path, u.head, u.line, u.column, c.head, c.line, c.column)
		}
	}
}

func TestVersionsJustBelow(t *testing.T) {
	for _, c := range [][2]string{{"17.0", "16.99"}, {"16.4", "16.3.99"}, {"10.15.4", "10.15.3"}} {
		v, err := swift.ParseVersion(c[0])
		if err != nil {
			t.Fatal(err)
		}
		if got := versionBefore(v); got.String() != c[1] || got.Compare(v) >= 0 {
			t.Errorf("just below %s is %s, want %s", v, got, c[1])
		}
	}
}

// TestWhatAgrees compares an index at and just below the introduction of a member
// with possible diagnostics of the compiler.
func TestWhatAgrees(t *testing.T) {
	at := swift.Target{Platform: swift.IOS, Version: swift.Version{Major: 13}}
	below := swift.Target{Platform: swift.IOS, Version: versionBefore(at.Version)}
	since := symbols.Availability{Domain: "iOS", Introduced: at.Version}
	s := &sweep{complete: map[string]bool{"M": true}}
	for _, c := range []struct {
		what          string
		records       []symbols.Availability
		inherited     bool
		below, types  symbols.Status
		at            symbols.Status
		disagreements int
	}{
		{"newer", []symbols.Availability{since}, false, symbols.Newer, "", symbols.Available, 0},
		{"not reported", []symbols.Availability{since}, false, symbols.Available, "", symbols.Available, 1},
		{"not reported beside a newer type", []symbols.Availability{since}, false, symbols.Available, symbols.Newer, symbols.Available, 1},
		{"its type is reported", []symbols.Availability{since}, true, symbols.Available, symbols.Newer, symbols.Available, 0},
		{"deprecated, and its type is reported", []symbols.Availability{{Domain: "*", AlwaysDeprecated: true}, since}, true, symbols.Deprecated, symbols.Newer, symbols.Deprecated, 0},
		{"deprecated only", []symbols.Availability{{Domain: "*", AlwaysDeprecated: true}, since}, true, symbols.Deprecated, symbols.Available, symbols.Deprecated, 1},
		{"never deprecated in the index", []symbols.Availability{since}, true, symbols.Deprecated, symbols.Newer, symbols.Deprecated, 1},
		{"unavailable", []symbols.Availability{since}, true, symbols.Unavailable, symbols.Newer, symbols.Unavailable, 2},
	} {
		u := &use{symbol: symbols.Symbol{Module: "M", Availability: c.records}, inherited: c.inherited}
		reason, differ := s.compareUse(u, at, below, &outcome{status: c.at, named: true}, &outcome{status: c.below, types: c.types, named: true})
		if reason != "" || len(differ) != c.disagreements {
			t.Errorf("%s: %q, %v", c.what, reason, differ)
		}
	}
}

func TestEmptyReportHasNoRates(t *testing.T) {
	if shareOf(0, 0) != nil {
		t.Error("nothing compared has a rate")
	}
}

// indexObservation returns the toolchain and an index of its module Observation.
func indexObservation(t *testing.T) (*swift.Toolchain, *symbols.Index) {
	testenv.Slow(t)
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	file := filepath.Join(t.TempDir(), "observation.index")
	if _, err := symbols.Build(t.Context(), symbols.BuildOptions{Toolchain: tc, Modules: []string{"Observation"}, Out: file}); err != nil {
		t.Fatal(err)
	}
	x, err := symbols.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { x.Close() })
	return tc, x
}

// TestNamesOfObservation judges Observation as a framework that the toolchain lacks.
func TestNamesOfObservation(t *testing.T) {
	tc, x := indexObservation(t)
	r, err := RunNames(t.Context(), NamesOptions{Toolchain: tc, Index: x, Module: "Observation", Keep: 0.5, Seed: 1, Work: t.TempDir(),
		Open: func(ctx context.Context, packs []string) (*judge.Judge, error) {
			set, err := pack.Load(packs...)
			if err != nil {
				return nil, err
			}
			return judge.New(ctx, judge.Config{Toolchain: tc, Packs: set, Cache: t.TempDir()})
		}})
	if err != nil {
		t.Fatal(err)
	}
	if r.Symbols != 15 || r.Used != 11 || r.Removed == 0 || r.Passed+r.Unknown != r.Used || len(r.False) > 0 || r.Invented != 8 || r.Caught != 8 {
		t.Errorf("%+v", r)
	}
}

func TestObservationAgrees(t *testing.T) {
	tc, x := indexObservation(t)
	r, err := Run(t.Context(), Options{Toolchain: tc, Index: x, Platform: swift.IOS, Work: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	if r.Planned != 15 || r.Compared != 11 || r.Agreed != 11 || r.Reasons["macro"] != 3 {
		t.Errorf("%+v", r)
	}
	for _, o := range []Options{{Index: x, Platform: swift.VisionOS}, {Index: x, Platform: swift.IOS, Modules: []string{"SwiftUI"}}} {
		o.Toolchain, o.Work = tc, t.TempDir()
		_, err := Run(t.Context(), o)
		if bad := new(ChoiceError); !errors.As(err, &bad) {
			t.Errorf("%s %v: error %v", o.Platform, o.Modules, err)
		}
	}
}
