package analyse

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/trial"
)

// TestTexts stores evidence and reads the evidence of the last score of each grader, with and without
// a file.
func TestTexts(t *testing.T) {
	score := func(grader string, evidence ...string) *trial.Score {
		return &trial.Score{Grader: grader, Criteria: []trial.Criterion{
			{Name: grader + ".right", Verdict: trial.Fail, Evidence: evidence},
			{Name: grader + ".passed", Verdict: trial.Pass, Evidence: []string{"not shown"}},
		}}
	}
	type add struct {
		at    int32
		score *trial.Score
		cut   bool
	}
	long := strings.Repeat("x", 300)
	many := make([]string, 400) // several pages
	for i := range many {
		many[i] = long
	}
	f, err := os.Create(filepath.Join(t.TempDir(), "spill"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for _, test := range []struct {
		name string
		adds []add
		want map[string][]string // of trial 7
	}{
		{"another trial", []add{{8, score("a", "one"), true}}, nil},
		{"not cut", []add{{7, score("a", "one"), false}}, nil},
		{"cut", []add{{7, score("a", "one", "two"), true}}, map[string][]string{"a.right": {"one", "two"}}},
		{"two graders", []add{{7, score("a", "one"), true}, {7, score("b", "two"), true}}, map[string][]string{"a.right": {"one"}, "b.right": {"two"}}},
		{"graded again", []add{{7, score("a", "one"), true}, {7, score("b", "two"), true}, {7, score("a", "three"), true}}, map[string][]string{"a.right": {"three"}, "b.right": {"two"}}},
		{"graded again, not cut", []add{{7, score("a", "one"), true}, {7, score("a", "two"), false}}, map[string][]string{}},
		{"no evidence", []add{{7, score("a"), true}}, map[string][]string{}},
		{"long", []add{{7, score("a", many...), true}, {8, score("a", many...), true}, {7, score("b", "two"), true}}, map[string][]string{"a.right": many[:5], "b.right": {"two"}}},
	} {
		for name, spill := range map[string]Spill{"memory": nil, "file": f} {
			t.Run(test.name+"/"+name, func(t *testing.T) {
				s := &refStore{spill: spill}
				for range 300 {
					s.add(Refs(long)) // other trials
				}
				for _, a := range test.adds {
					s.addTexts(a.at, a.score, a.cut)
					for range 300 {
						s.add(Refs(long))
					}
				}
				if got := s.textsOf(7); !reflect.DeepEqual(got, test.want) {
					t.Errorf("%v, want %v", got, test.want)
				}
			})
		}
	}
}
