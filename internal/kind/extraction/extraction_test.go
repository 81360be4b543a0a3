package extraction

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

func TestSimilarity(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want float64
	}{
		{"Cold stores are checked", "cold STORES, are checked!", 1},
		{"a b c", "c b a a a", 1},
		{"a b c d", "a b", 2.0 * 2 / 6},
		{"a b c", "a b d", 2.0 * 2 / 6},
		{"a", "b", 0},
		{"", "", 0},
		{"…", "—", 0},
		{"Überfüllung 2 h", "überfüllung 2 H", 1},
	} {
		if got := textSimilarity(splitTokens(c.a), splitTokens(c.b)); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%q %q: %v, want %v", c.a, c.b, got, c.want)
		}
	}
}

// The first listed text is most like the first gold text, which the second needs:
// greedy takes it away, a maximum matching does not.
func TestGreedyIsNotMaximum(t *testing.T) {
	gold := []string{"a b c d e f g", "a b c d e h i"}
	listed := []string{"a b c d e f g h i", "a b c d x f g"}
	near, alike := similarPairs(gold, listed, 0.7)
	if got := fmt.Sprint(near); got != "[[0 1] [0]]" {
		t.Fatalf("pairs that are alike: %s", got)
	}
	if pairs := maximumMatching(near, 2); !slices.Equal(pairs, []int{1, 0}) {
		t.Errorf("maximum %v", pairs)
	}
	if n := greedyMatching(alike, 2); n != 1 {
		t.Errorf("greedy %d", n)
	}
}

// most is the size of the largest matching, by trying all of them.
func most(near [][]int, g int, used map[int]bool) int {
	if g == len(near) {
		return 0
	}
	best := most(near, g+1, used)
	for _, i := range near[g] {
		if !used[i] {
			used[i] = true
			best = max(best, 1+most(near, g+1, used))
			delete(used, i)
		}
	}
	return best
}

func TestMatchingProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.Custom(func(t *rapid.T) string {
			return strings.Join(rapid.SliceOfN(rapid.SampledFrom([]string{"a", "b", "c", "d", "e"}), 0, 6).Draw(t, "words"), " ")
		})
		gold := rapid.SliceOfN(text, 0, 6).Draw(t, "gold")
		listed := rapid.SliceOfN(text, 0, 6).Draw(t, "listed")
		near, alike := similarPairs(gold, listed, 0.7)
		pairs := maximumMatching(near, len(listed))
		n, used := 0, map[int]bool{}
		for g, i := range pairs {
			if i < 0 {
				continue
			}
			if used[i] || !slices.Contains(near[g], i) {
				t.Fatalf("%v is no matching of %v", pairs, near)
			}
			used[i] = true
			n++
		}
		if want := most(near, 0, map[int]bool{}); n != want {
			t.Fatalf("%d pairs, there can be %d", n, want)
		}
		if k := greedyMatching(alike, len(listed)); k > n || n > 2*k {
			t.Fatalf("greedy takes %d of at most %d pairs; a maximal matching has at least half", k, n)
		}
		seed := rapid.Uint64().Draw(t, "seed")
		shuffled := slices.Clone(listed)
		rand.New(rand.NewPCG(seed, 0)).Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
		near, _ = similarPairs(gold, shuffled, 0.7)
		again := 0
		for _, i := range maximumMatching(near, len(listed)) {
			again += 1 - boolInt(i < 0)
		}
		if again != n {
			t.Fatalf("%d pairs in another order, %d before", again, n)
		}
	})
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

func task(gold ...string) *suite.Task {
	list := make([]any, 0, len(gold))
	for _, g := range gold {
		list = append(list, g)
	}
	return &suite.Task{ID: "t", Graders: map[string]any{"extraction": map[string]any{"gold": list}}}
}

func lists(t *suite.Task, texts ...string) grade.Case {
	b, err := json.Marshal(map[string]any{"decisions": append([]string{}, texts...)})
	if err != nil {
		panic(err)
	}
	return gradetest.Answered(t, string(b))
}

var (
	two  = task("Cold stores are checked every two hours", "The driver signs for every pallet")
	none = task()
)

func TestGrade(t *testing.T) {
	ended := lists(two, "Cold stores are checked every two hours")
	ended.Attempt.End = &trial.End{Reason: trial.TurnLimit, Turns: 4}
	for _, c := range []struct {
		name            string
		c               grade.Case
		label           string
		complete, sound trial.Verdict
		counts          string // gold listed matched greedy
	}{
		{"all", lists(two, "Every pallet: the driver signs for", "cold stores are checked every two hours."), Exact, trial.Pass, trial.Pass, "2 2 2 2"},
		{"one", lists(two, "Cold stores are checked every two hours"), Missed, trial.Fail, trial.Pass, "2 1 1 1"},
		{"one twice", lists(two, "Cold stores are checked every two hours", "Cold stores are checked every 2 hours"), Mixed, trial.Fail, trial.Fail, "2 2 1 1"},
		{"one more", lists(two, "The driver signs for every pallet", "Cold stores are checked every two hours", "Gloves are blue"), Invented, trial.Pass, trial.Fail, "2 3 2 2"},
		{"nothing of something", lists(two), Missed, trial.Fail, trial.Pass, "2 0 0 0"},
		{"nothing of nothing", lists(none), Exact, trial.Pass, trial.Pass, "0 0 0 0"},
		{"something of nothing", lists(none, "Gloves are blue"), Invented, trial.Pass, trial.Fail, "0 1 0 0"},
		{"no list", gradetest.Answered(two, "Cold stores are checked every two hours."), "invalid_submission", trial.Fail, trial.NotApplicable, "2 0 0 0"},
		{"submitted", gradetest.Submitted(two, "submit", `{"decisions": ["The driver signs for every pallet"]}`), Missed, trial.Fail, trial.Pass, "2 1 1 1"},
		{"submitted nonsense", gradetest.Submitted(two, "submit", `{"decisions": [1]}`), "invalid_submission", trial.Fail, trial.NotApplicable, "2 0 0 0"},
		{"stopped", ended, "turn_limit", trial.Fail, trial.NotApplicable, "2 0 0 0"},
		{"too many", lists(two, strings.Split(strings.Repeat("x ", TooMany)+"x", " ")...), "invalid_submission", trial.Fail, trial.NotApplicable, "2 0 0 0"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := New("extraction", &Config{}).Grade(t.Context(), c.c)
			if err != nil {
				t.Fatal(err)
			}
			var counts []string
			for _, m := range s.Measures {
				counts = append(counts, fmt.Sprint(*m.Value))
			}
			if got := strings.Join(counts, " "); s.Label != c.label || s.Criteria[0].Verdict != c.complete || s.Criteria[1].Verdict != c.sound || got != c.counts {
				t.Errorf("%s %s %s %s, want %s %s %s %s", s.Label, s.Criteria[0].Verdict, s.Criteria[1].Verdict, got, c.label, c.complete, c.sound, c.counts)
			}
		})
	}
}

func TestConformance(t *testing.T) {
	gradetest.Run(t, gradetest.Subject{
		Name: "extraction",
		New:  func() grade.Grader { return New("extraction", &Config{Threshold: 0.7}) },
		Cases: []grade.Case{
			lists(two, "The driver signs for every pallet", "Cold stores are checked every two hours"),
			lists(two, "Gloves are blue"), lists(none), gradetest.Submitted(two, "submit", `{"decisions": []}`),
		},
	})
}

func TestKind(t *testing.T) {
	k := Kind()
	if err := suite.CheckKind(k.Kind); err != nil {
		t.Error(err)
	}
	cfg := k.New().(*Config)
	k.Defaults(cfg)
	if cfg.Field != "decisions" || cfg.Threshold != 0.7 {
		t.Errorf("defaults %+v", *cfg)
	}
	s := &suite.Suite{Graders: map[string]*suite.Grader{"extraction": {Kind: KindName, Config: cfg}}}
	for _, c := range []struct {
		task *suite.Task
		want int
	}{
		{two, 0}, {none, 0}, {&suite.Task{ID: "t"}, 1}, {task("good", "—"), 1},
		{&suite.Task{ID: "t", Graders: map[string]any{"extraction": map[string]any{"gold": nil}}}, 1},
		{&suite.Task{ID: "t", Graders: map[string]any{"extraction": map[string]any{"golden": []any{}}}}, 1},
	} {
		if p := k.CheckTask(cfg, s, c.task); len(p) != c.want {
			t.Errorf("%v: %v", c.task.Graders, p)
		}
	}
}
