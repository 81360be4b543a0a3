package gate_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/stat/rerun"
	"github.com/assay-eval/assay/internal/suite"
)

func bindings(words ...any) field {
	f := field{arms: []string{"x/plain"}}
	for i := 0; i < len(words); i += 2 {
		for range words[i].(int) {
			f.tasks = append(f.tasks, []string{words[i+1].(string)})
		}
	}
	return f
}

// TestProfileSeed checks the gates and exit codes of the seed: 1 for a breach in mode
// hard or a catastrophic breach in any mode, otherwise 0. Runs that measured nothing or
// were cut off have other exit codes.
func TestProfileSeed(t *testing.T) {
	loose := gate.SeedBounds{MaxAbortRate: 1}
	with := func(change func(*gate.SeedBounds)) *gate.SeedBounds { g := loose; change(&g); return &g }
	for _, c := range []struct {
		name       string
		f          field
		gates      *gate.SeedBounds
		warn, hard int
		word       analyse.Word // in mode warn
		breaches   string
	}{
		{"all well", bindings(21, "p", 2, "w"), nil, 0, 0, analyse.Pass, ""},
		{"at the bounds", bindings(17, "p", 3, "w"), nil, 0, 0, analyse.Pass, ""},
		{"five errors of 23", bindings(18, "p", 5, "v"), nil, 0, 1, analyse.Warn, "recall 0.783 < 0.8"},
		{"imprecise", bindings(16, "p", 3, "w"), nil, 0, 1, analyse.Warn, "precision 0.842 < 0.85"},
		{"gives up", bindings(16, "p", 7, "a"), nil, 0, 1, analyse.Warn, "recall 0.696 < 0.8; abort_rate 0.304 > 0.3"},
		{"catastrophic", bindings(11, "p", 1, "w", 11, "a"), nil, 1, 1, analyse.Fail, "recall 0.478 < 0.8; abort_rate 0.478 > 0.3; recall 0.478 < 0.5"},
		{"errors just under half", bindings(9, "p", 3, "w", 11, "v"), nil, 1, 1, analyse.Fail, "recall 0.391 < 0.8; precision 0.750 < 0.85; recall 0.391 < 0.5"},
		{"half errors: the floor abstains", bindings(2, "p", 2, "w", 4, "v"), nil, 0, 1, analyse.Warn, "recall 0.250 < 0.8; precision 0.500 < 0.85"},
		{"no case", bindings(5, "-"), nil, 3, 1, analyse.NotMeasured, "recall 0.000 < 0.8; precision 0.000 < 0.85"},
		{"only errors", bindings(5, "v"), nil, 3, 1, analyse.NotMeasured, "recall 0.000 < 0.8; precision 0.000 < 0.85"},
		{"stopped by the budget", bindings(20, "p", 3, "$"), nil, 4, 4, analyse.Undecidable, ""},
		{"rounded before it is compared", bindings(2, "p", 1, "w"), with(func(g *gate.SeedBounds) { g.MinRecall = 0.66668 }), 0, 0, analyse.Pass, ""},
		{"and not beyond four digits", bindings(2, "p", 1, "w"), with(func(g *gate.SeedBounds) { g.MinRecall = 0.66671 }), 0, 1, analyse.Warn, "recall 0.667 < 0.66671"},
		{"a catastrophe of one's own", bindings(2, "p", 1, "w"), with(func(g *gate.SeedBounds) { g.CatastrophicRecall = 1 }), 1, 1, analyse.Fail, "recall 0.667 < 1.0"},
	} {
		for mode, exit := range map[string]int{"warn": c.warn, "hard": c.hard} {
			a := c.f.analyse(t, suite.Gates{Mode: mode, Profile: gate.ProfileSeed}, gate.Options{Seed: c.gates})
			var breaches []string
			for _, r := range a.Rules {
				if r.Verdict == analyse.Fail {
					breaches = append(breaches, r.Why)
				}
				sound(t, c.name, r)
			}
			v := a.Verdict
			if got := strings.Join(breaches, "; "); got != c.breaches || v.Exit != exit || mode == "warn" && v.Word != c.word {
				t.Errorf("%s, %s: %s, exit %d, %q; want %s, exit %d, %q", c.name, mode, v.Word, v.Exit, got, c.word, exit, c.breaches)
			}
			if len(a.Rules) != 4 || v.Profile != gate.ProfileSeed {
				t.Errorf("%s: %d rules, %+v", c.name, len(a.Rules), v)
			}
		}
	}
}

// TestProfileAlarms checks that the false alarm is the chance of a rerun, computed with
// the rounding of the seed.
func TestProfileAlarms(t *testing.T) {
	a := bindings(21, "p", 2, "w").analyse(t, suite.Gates{Profile: gate.ProfileSeed}, gate.Options{})
	cells := append(slices.Repeat([]stat.Cluster{{K: 1, N: 1}}, 21), stat.Cluster{N: 1}, stat.Cluster{N: 1})
	for i, least := range []int{19, 20} { // 18/23 is below 0.8, 19/23 below 0.85
		want, _ := rerun.Chance(cells, func(k int) bool { return k < least })
		if got := a.Rules[i].FalseAlarm; got == nil || math.Abs(*got-want.P) > 1e-12 {
			t.Errorf("%s: %v, want %v", a.Rules[i].Name, got, want.P)
		}
	}
}

// TestProfileRules: the suite's own rules give way and are counted, arms each
// have their gates, and one that was left out is skipped.
func TestProfileRules(t *testing.T) {
	own := []suite.Rule{{Name: "own", Metric: "success_rate", Min: new(1.0), Floor: true}}
	f := field{arms: []string{"x/plain", "x/treat"}, tasks: repeat(10, []string{"w", "p"})}
	a := f.analyse(t, suite.Gates{Profile: gate.ProfileSeed, Rules: own}, gate.Options{})
	if v := a.Verdict; len(a.Rules) != 9 || v.Skipped != 1 || v.Failed != 3 || v.Exit != 1 || a.Rules[0].Of != "x/plain" {
		t.Errorf("%+v of %d rules", v, len(a.Rules))
	}
	f.tasks = repeat(10, []string{"x", "p"})
	a = f.analyse(t, suite.Gates{Mode: "hard", Profile: gate.ProfileSeed, Rules: own}, gate.Options{})
	if v := a.Verdict; v.Skipped != 5 || v.Passed != 4 || v.Exit != 0 || v.Word != analyse.Pass {
		t.Errorf("%+v", v)
	}
	f.tasks = repeat(10, []string{"x", "x"})
	a = f.analyse(t, suite.Gates{Mode: "hard", Profile: gate.ProfileSeed}, gate.Options{})
	if v := a.Verdict; v.Word != analyse.NotMeasured || v.Exit != 3 {
		t.Errorf("%+v", v)
	}
	f.tasks = repeat(10, []string{"p", "p"})
	a = f.analyse(t, suite.Gates{Mode: "hard", Profile: gate.ProfileSeed}, gate.Options{}, func(s *suite.Suite) { s.Graders["binding"].Kind = "text" })
	if v := a.Verdict; len(a.Rules) != 0 || v.Word != analyse.Undecidable || v.Exit != 0 || len(v.Why) == 0 {
		t.Errorf("%+v", v)
	}
}

// TestNoBaseline: a rule that needs a baseline and has none decides nothing, and hides
// behind no rule that passes.
func TestNoBaseline(t *testing.T) {
	ratchet := suite.Rule{Name: "ratchet", Metric: "success_rate", MaxDrop: new(0.1)}
	least := suite.Rule{Name: "least", Metric: "success_rate", Min: new(0.1)}
	for _, c := range []struct {
		mode  string
		rules []suite.Rule
		word  analyse.Word
		exit  int
		n     int
	}{
		{"warn", []suite.Rule{ratchet, least}, analyse.Undecidable, 0, 1},
		{"hard", []suite.Rule{ratchet, least}, analyse.Undecidable, 4, 1},
		{"warn", []suite.Rule{ratchet}, analyse.Undecidable, 0, 1},
		{"hard", []suite.Rule{ratchet, ratchet}, analyse.Undecidable, 4, 2},
	} {
		v := bindings(3, "p").analyse(t, suite.Gates{Mode: c.mode, Rules: c.rules}, gate.Options{}).Verdict
		if v.Word != c.word || v.Exit != c.exit || v.Undecidable != c.n || len(v.Why) == 0 {
			t.Errorf("%+v, want %+v", v, c)
		}
	}
}
