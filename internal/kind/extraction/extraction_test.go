package extraction

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/kindtest"
	"github.com/assay-eval/assay/internal/trial"
)

// TestAlignTexts compares found gold texts and invented clauses with alignments by
// hand.
func TestAlignTexts(t *testing.T) {
	counted, harbour := "Foot passengers are counted at the gangway", "The number goes to the harbour office before the lines are let go"
	for _, c := range []struct {
		name         string
		gold, listed []string
		found        string // one digit per gold text
		invented     []string
	}{
		{"one each", []string{counted, harbour}, []string{harbour, counted}, "11", nil},
		{"joined", []string{counted, harbour}, []string{counted + " and the number goes to the harbour office before the lines are let go"}, "11", nil},
		{"joined, the subject said once", []string{"The gate opens at six", "The gate closes at ten"}, []string{"The gate opens at six and closes at ten"}, "11", nil},
		{"cut", []string{harbour}, []string{"The number goes to the harbour office", "The number goes before the lines are let go"}, "1", nil},
		{"half", []string{harbour}, []string{"The number goes to the harbour"}, "0", nil},
		{"twice", []string{counted}, []string{counted, counted}, "1", nil},
		{"all of it and more", []string{counted}, []string{counted + ", and dogs wear a muzzle"}, "1", []string{"dogs wear a muzzle"}},
		{"all of it and the contrary aside", []string{counted}, []string{counted + ", not at the harbour office"}, "1", nil},
		{"in place of something", []string{counted}, []string{counted + " rather than by tickets"}, "1", nil},
		{"nothing of it, in two clauses", []string{counted}, []string{"Dogs wear a muzzle and cats stay in their box"}, "0", []string{"Dogs wear a muzzle and cats stay in their box"}},
		{"denied", []string{counted}, []string{"Foot passengers aren’t counted at the gangway"}, "0", []string{"Foot passengers aren’t counted at the gangway"}},
		{"denied there", []string{"Dogs never sleep in the lounge"}, []string{"Dogs sleep in the lounge"}, "0", []string{"Dogs sleep in the lounge"}},
		{"denied in other words", []string{"Dogs never sleep in the lounge"}, []string{"No dogs sleep in the lounge"}, "1", nil},
		{"another number", []string{"Tickets hold for twenty-five days"}, []string{"Tickets hold for 35 days"}, "0", []string{"Tickets hold for 35 days"}},
		{"the same number", []string{"Tickets hold for twenty-five days"}, []string{"Tickets hold for 25 days"}, "1", nil},
		{"two hundred", []string{"Ships take two hundred cars and a thousand people"}, []string{"Ships take 200 cars and 1000 people"}, "1", nil},
		{"a number left out", []string{"Passengers get the money back in seven days"}, []string{"Passengers get the money back in days"}, "0", nil},
		{"one of two that are nearly alike", []string{"Cars park on the lower deck at night", "Cars park on the upper deck in storms"}, []string{"Cars park on the lower deck at night"}, "10", nil},
		{"another form of the words", []string{counted}, []string{"Counting foot passengers at the gangways"}, "1", nil},
		{"no content words", []string{"It is so"}, []string{"it is so"}, "1", nil},
		{"no words", []string{counted}, []string{"…", ""}, "0", []string{"…", ""}},
		{"nothing of nothing", nil, nil, "", nil},
		{"something of nothing", nil, []string{counted}, "", []string{counted}},
		{"another script", []string{"Пассажиры выходят через ворота"}, []string{"Пассажиры выходят через ворота", "Билеты дорожают"}, "1", []string{"Билеты дорожают"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := alignTexts(c.gold, c.listed, 0.6)
			found := ""
			for _, ok := range a.found {
				found += map[bool]string{true: "1", false: "0"}[ok]
			}
			if found != c.found || !slices.Equal(a.invented, c.invented) {
				t.Errorf("found %s, invented %q; want %s, %q", found, a.invented, c.found, c.invented)
			}
		})
	}
}

// TestAlignmentProperties checks that counts depend neither on the order of a list nor
// on repeated texts, and that gold texts match themselves unless one may negate
// another.
func TestAlignmentProperties(t *testing.T) {
	text := rapid.Custom(func(t *rapid.T) string {
		return strings.Join(rapid.SliceOfN(rapid.SampledFrom(strings.Fields("dogs cats ships sail sleep eat not never two seven and , . on the deck")), 1, 9).Draw(t, "words"), " ")
	}).Filter(func(text string) bool { return len(splitWords(text)) > 0 })
	rapid.Check(t, func(t *rapid.T) {
		gold := rapid.SliceOfN(text, 0, 5).Draw(t, "gold")
		listed := rapid.SliceOfN(text, 0, 5).Draw(t, "listed")
		a := alignTexts(gold, listed, 0.6)
		shuffled := slices.Clone(listed)
		rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0)).Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
		b := alignTexts(gold, shuffled, 0.6)
		slices.Sort(a.invented)
		slices.Sort(b.invented)
		if !slices.Equal(a.found, b.found) || !slices.Equal(a.invented, b.invented) {
			t.Fatalf("%v, in another order %v", a, b)
		}
		if twice := alignTexts(gold, append(slices.Clone(listed), listed...), 0.6); !slices.Equal(twice.found, a.found) {
			t.Fatalf("%v, listed twice %v", a, twice)
		}
		denies := slices.ContainsFunc(gold, func(text string) bool { return contentWords(text)[negation] })
		if own := alignTexts(gold, gold, 0.6); !denies && own.countFound() != len(gold) {
			t.Fatalf("the gold texts %q find %v", gold, own.found)
		}
	})
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
		counts          string // gold, listed, found, invented, greedy
	}{
		{"all", lists(two, "Every pallet: the driver signs for", "cold stores are checked every two hours."), Exact, trial.Pass, trial.Pass, "2 2 2 0 2"},
		{"one", lists(two, "Cold stores are checked every two hours"), Missed, trial.Fail, trial.Pass, "2 1 1 0 1"},
		{"one twice", lists(two, "Cold stores are checked every two hours", "Cold stores are checked every 2 hours"), Missed, trial.Fail, trial.Pass, "2 2 1 0 1"},
		{"one more", lists(two, "The driver signs for every pallet", "Cold stores are checked every two hours", "Gloves are blue"), Invented, trial.Pass, trial.Fail, "2 3 2 1 2"},
		{"nothing of something", lists(two), Missed, trial.Fail, trial.Pass, "2 0 0 0 0"},
		{"nothing of nothing", lists(none), Exact, trial.Pass, trial.Pass, "0 0 0 0 0"},
		{"something of nothing", lists(none, "Gloves are blue"), Invented, trial.Pass, trial.Fail, "0 1 0 1 0"},
		{"no list", gradetest.Answered(two, "Cold stores are checked every two hours."), "invalid_submission", trial.Fail, trial.NotApplicable, "2 0 0 0 0"},
		{"submitted", gradetest.Submitted(two, "submit", `{"decisions": ["The driver signs for every pallet"]}`), Missed, trial.Fail, trial.Pass, "2 1 1 0 1"},
		{"submitted nonsense", gradetest.Submitted(two, "submit", `{"decisions": [1]}`), "invalid_submission", trial.Fail, trial.NotApplicable, "2 0 0 0 0"},
		{"stopped", ended, "turn_limit", trial.Fail, trial.NotApplicable, "2 0 0 0 0"},
		{"too many", lists(two, strings.Split(strings.Repeat("x ", TooMany)+"x", " ")...), "invalid_submission", trial.Fail, trial.NotApplicable, "2 0 0 0 0"},
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
	if err := kindtest.CheckKind(k.Kind); err != nil {
		t.Error(err)
	}
	cfg := k.New().(*Config)
	k.Defaults(cfg)
	if cfg.Field != "decisions" || cfg.Threshold != 0.6 {
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
