package judge

import (
	"strings"
	"testing"
)

// TestEvaluateInPredicates has predicates that rest on others.
func TestEvaluateInPredicates(t *testing.T) {
	const head = "import Foundation\nstruct A { var n = 1\n  var s = \"\" }\nstruct B {}\nlet big = #Predicate<A> { $0.n > 3 }\nlet two = #Predicate<A, B> { a, b in a.n > 3 }\n" +
		"@available(iOS 18, *) let sum = #Expression<A, Int> { $0.n + 1 }\n"
	for _, c := range []struct{ name, target, text, want string }{
		{"of a predicate", "ios17.4", "let p = #Predicate<A> { big.evaluate($0) && $0.s == \"evaluate(\" }\n", "pppp"},
		{"with a name", "ios18.0", "let p = #Predicate<A> { a in !big.evaluate(a) || a.n == 2 }\n", "pppp"},
		{"of two inputs", "ios18.0", "let p = #Predicate<A, B> { a, b in two.evaluate(a, b) }\n", "?ppp"},
		{"in a function", "ios18.0", "func f(_ p: Predicate<A>, q: Predicate<A>?) -> Predicate<A> {\n  guard let q else { return p }\n  return #Predicate { p.evaluate($0) && q.evaluate($0) }\n}\n", "pppp"},
		{"of an expression", "ios18.0", "let p = #Predicate<A> { sum.evaluate($0) > 2 }\n", "pppp"},
		{"outside", "ios17.0", "func f(_ a: A) throws -> Bool { try big.evaluate(a) }\n", "pppp"},
		{"before its version", "ios17.0", "let p = #Predicate<A> { big.evaluate($0) && $0.n > 2 }\n", "ppfp"},
		{"over lines", "ios17.0", "let p = #Predicate<A> { a in\n  big.evaluate(a)\n    && a.n > 2\n}\n", "ppfp"},
		{"a subscript", "ios18.0", "func f(_ a: A) -> Bool { big[a] }\n", "pfpp"},
		{"a subscript in a predicate", "ios18.0", "let p = #Predicate<A> { big[$0] }\n", "pfpp"},
		{"of another type", "ios18.0", "let p = #Predicate<B> { big.evaluate($0) }\n", "fppp"},
		{"of no predicate", "ios18.0", "let p = #Predicate<A> { $0.n.evaluate($0) }\n", "??pp"},
	} {
		r := judgeText(t, head+c.text, func(s *Snippet) { s.Target = target(t, c.target) })
		for i := range r.Findings {
			if f := &r.Findings[i]; strings.Contains(f.Message, "subscript") && f.Verdict == Fail && !strings.HasPrefix(c.name, "a subscript") {
				t.Errorf("%s: %s", c.name, f.Message)
			}
		}
		if verdictWords(r) != c.want {
			t.Errorf("%s: verdicts %s, want %s\n%s", c.name, verdictWords(r), c.want, describe(r))
		}
	}
}

// Without the pack the macro refuses a call of evaluate, which is no fault of the code.
func TestEvaluateWithoutPacks(t *testing.T) {
	const text = "import Foundation\nstruct A { var n = 1 }\nlet big = #Predicate<A> { $0.n > 3 }\nlet p = #Predicate<A> { big.evaluate($0) }\n"
	r, err := bareJudge(t).Judge(t.Context(), Snippet{Files: []File{{Name: "a.swift", Text: text}}, Target: target(t, "ios18.0")})
	if err != nil {
		t.Fatal(err)
	}
	if verdictWords(r) != "?ppp" {
		t.Errorf("verdicts %s\n%s", verdictWords(r), describe(r))
	}
}
