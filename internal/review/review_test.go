package review

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

func newDrafts(n int) []Draft {
	out := make([]Draft, n)
	for i := range out {
		out[i] = Draft{ID: fmt.Sprintf("d%02d", i), Title: "t", Text: "It must hold.", Candidates: []Candidate{{File: "a.go", Symbol: fmt.Sprintf("F%d", i)}, {File: "b.go", Symbol: "G"}}}
	}
	return out
}

// TestKappa checks Cohen's kappa with the example of Wikipedia's page on it: of 50
// proposals two readers grant 20 and refuse 15 alike, and differ in 5 and 10.
func TestKappa(t *testing.T) {
	drafts := newDrafts(50)
	a, b := &Review{By: "a", Choices: map[string]string{}}, &Review{By: "b", Choices: map[string]string{}}
	for i, d := range drafts {
		x, y := 0, 0
		switch {
		case i < 20:
		case i < 25:
			y = 1
		case i < 35:
			x = 1
		default:
			x, y = 1, 1
		}
		a.Choices[d.ID], b.Choices[d.ID] = d.Candidates[x].String(), d.Candidates[y].String()
	}
	got := Compare(drafts, []*Review{a, b})
	if len(got) != 1 || got[0].N != 50 || got[0].Same != 35 || math.Abs(got[0].Kappa-0.4) > 1e-12 {
		t.Errorf("got %+v, want 35 of 50 and kappa 0.4", got)
	}
}

func TestKappaOfOneChoice(t *testing.T) {
	drafts := newDrafts(2)
	a := &Review{By: "a", Choices: map[string]string{"d00": None, "d01": None}}
	b := &Review{By: "b", Choices: a.Choices}
	if got := Compare(drafts, []*Review{a, b}); len(got) != 1 || !got[0].Degenerate {
		t.Errorf("got %+v", got)
	}
	if got := Compare(drafts, []*Review{a, {By: "c"}}); len(got) != 0 {
		t.Errorf("without a common draft: %+v", got)
	}
}

func TestJudge(t *testing.T) {
	drafts := newDrafts(6)
	reviews := []*Review{
		{By: "a", Choices: map[string]string{"d00": "a.go#F0", "d01": "a.go#F1", "d02": None, "d03": Unclear, "d04": "a.go#F4"}},
		{By: "b", Choices: map[string]string{"d00": "a.go#F0", "d01": "b.go#G", "d02": None, "d03": Unclear}},
		{By: "c", Choices: map[string]string{"d00": "a.go#F0", "d01": "a.go#F1"}},
	}
	verdicts := Judge(drafts, reviews)
	for i, want := range []string{"a.go#F0", "", None, Unclear, "", ""} {
		if verdicts[i].Agreed != want {
			t.Errorf("%s: %q, want %q", verdicts[i].Draft.ID, verdicts[i].Agreed, want)
		}
	}
	text, n, err := EncodeTasks(verdicts)
	if err != nil || n != 2 {
		t.Fatalf("%d tasks, %v", n, err)
	}
	for _, want := range []string{"id: d00\n", "target: {file: a.go, symbol: F0}", "expect: abort", "---\nid: d02"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
}

func TestReviewFiles(t *testing.T) {
	dir := t.TempDir()
	r, err := ReadReview(dir, "Ada Lovelace")
	if err != nil {
		t.Fatal(err)
	}
	r.Choices["x"] = None
	if err := r.Write(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadReview(dir, "ada lovelace"); err == nil || !strings.Contains(err.Error(), "is the review of Ada Lovelace") {
		t.Errorf("another person's review: %v", err)
	}
	all, err := ReadReviews(dir)
	if err != nil || len(all) != 1 || all[0].Choices["x"] != None {
		t.Errorf("%+v, %v", all, err)
	}
}
