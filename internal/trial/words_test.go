package trial

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Every constant of a type that is a closed set is in the set.
func TestWordsAreComplete(t *testing.T) {
	sets := map[string][]string{
		"Source": texts(sourceWords), "EndReason": texts(endWords), "Class": texts(classWords), "Verdict": texts(verdictWords),
	}
	found := map[string]int{}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, src, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			typ, ok := spec.Type.(*ast.Ident)
			if !ok || sets[typ.Name] == nil || len(spec.Values) != 1 {
				return true
			}
			if lit, ok := spec.Values[0].(*ast.BasicLit); ok {
				word, err := strconv.Unquote(lit.Value)
				if err != nil {
					t.Fatal(err)
				}
				if found[typ.Name]++; !slices.Contains(sets[typ.Name], word) {
					t.Errorf("%s: %s %q is in no set of words.go", file, typ.Name, word)
				}
			}
			return true
		})
	}
	for name, words := range sets {
		if found[name] != len(words) {
			t.Errorf("%d constants of %s, and %d words", found[name], name, len(words))
		}
	}
}

func texts[S ~string](words []S) []string {
	var out []string
	for _, w := range words {
		out = append(out, string(w))
	}
	return out
}

func TestCheckWords(t *testing.T) {
	attempt := func(change func(*Attempt)) *Record {
		a := &AttemptRecord{Attempt: Attempt{Source: Live, End: &End{Reason: Finished}}}
		change(&a.Attempt)
		return &Record{Attempt: a}
	}
	score := func(change func(*Score)) *Record {
		s := &Score{Label: "passed", Criteria: []Criterion{{Name: "x.y", Verdict: Pass, Findings: []Finding{{Verdict: "fail", Scope: "sdk"}}}}}
		change(s)
		return &Record{Score: s}
	}
	for _, tt := range []struct {
		rec  *Record
		want string // in the error; "" for none
	}{
		{attempt(func(*Attempt) {}), ""},
		{attempt(func(a *Attempt) { a.Source = "lively" }), `source is "lively"`},
		{attempt(func(a *Attempt) { a.End.Reason = "finisher" }), `reason is "finisher"`},
		{attempt(func(a *Attempt) { a.End = nil }), "an end or a fault"},
		{attempt(func(a *Attempt) { a.Fault = &Fault{Class: ClassSetup, Err: errors.New("x")} }), "an end or a fault"},
		{attempt(func(a *Attempt) { a.End, a.Fault = nil, &Fault{Class: "setter", Err: errors.New("x")} }), `class is "setter"`},
		{attempt(func(a *Attempt) { a.Proof.Isolation = "open" }), `isolation is "open"`},
		{score(func(*Score) {}), ""},
		{score(func(s *Score) { s.Criteria[0].Verdict = "fial" }), `criterion x.y: verdict is "fial", and it can only be pass, fail, unknown, not_applicable`},
		{score(func(s *Score) { s.Criteria[0].Findings[0].Verdict = "pass" }), "finding: verdict"},
		{score(func(s *Score) { s.Criteria[0].Findings[0].Scope = "moon" }), "scope"},
		{score(func(s *Score) { s.Label = "pass\x00" }), "control character"},
		{score(func(s *Score) { s.Fault = &Fault{Class: ClassGrader, Err: errors.New("x")} }), "criteria and a fault"},
		{&Record{Skip: &Skip{Reason: "filter: task"}}, ""},
		{&Record{Skip: &Skip{Reason: "filler: task"}}, `reason is "filler"`},
		{&Record{End: &SessionEnd{Reason: "error: disk full"}}, ""},
		{&Record{End: &SessionEnd{Reason: "dome"}}, `reason is "dome"`},
		{&Record{Session: &Session{Why: "run"}}, ""},
		{&Record{Session: &Session{Why: "ran"}}, `why is "ran"`},
	} {
		err := tt.rec.CheckWords()
		if (err == nil) != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%v, want %q", err, tt.want)
		}
	}
}

// A label is a declared word, an end of an agent, or the names of failed criteria.
func TestLabels(t *testing.T) {
	unknown := &Score{Grader: "g", Label: "whatever"}
	if err := unknown.CheckLabel(); err != nil {
		t.Errorf("without kinds: %v", err)
	}
	DeclareLabels("match")
	t.Cleanup(func() { clear(labelWords) })
	criteria := []Criterion{{Name: "g.a", Verdict: Fail}, {Name: "g.b", Verdict: Fail}, {Name: "g.c", Verdict: Pass}}
	for label, ok := range map[string]bool{"": true, "match": true, "finished": true, "a": true, "a+b": true, "mauch": false, "c": false, "a+c": false, "a+": false, "match+a": false} {
		s := &Score{Grader: "g", Label: label, Criteria: criteria}
		if err := s.CheckLabel(); (err == nil) != ok {
			t.Errorf("label %q: %v", label, err)
		}
	}
}

// A label of a grader is one that its own kind declares, and AgentGrader gives the end of the agent.
func TestLabelsOfKind(t *testing.T) {
	criteria := []Criterion{{Name: "g.a", Verdict: Fail}}
	for _, tt := range []struct {
		grader, label string
		ok            bool
	}{
		{"g", "", true}, {"g", "match", true}, {"g", "deadline", true}, {"g", "a", true},
		{"g", "correct", false}, {"g", "match+a", false},
		{AgentGrader, "finished", true}, {AgentGrader, "deadline", false}, {AgentGrader, "match", false},
	} {
		s := &Score{Grader: tt.grader, Label: tt.label, Criteria: criteria}
		if err := s.CheckLabelOf("text", []string{"match", "no_match"}, &End{Reason: Finished}); (err == nil) != tt.ok {
			t.Errorf("%s, label %q: %v", tt.grader, tt.label, err)
		}
	}
}
