package delta_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/analyse/delta/deltatest"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
)

func compareArms(t *testing.T, old, new baseline.Baseline, o delta.Options) *delta.Comparison {
	t.Helper()
	c, err := delta.Compare(old, new, o)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func row(t *testing.T, c *delta.Comparison, measure, arm string) delta.Row {
	t.Helper()
	for _, r := range c.Rows {
		if r.Measure == measure && r.Arm.New == arm {
			return r
		}
	}
	t.Fatalf("no row %s of %s", measure, arm)
	return delta.Row{}
}

func tasksOf(list []delta.Task) string {
	var out []string
	for _, t := range list {
		out = append(out, t.Task)
	}
	return strings.Join(out, " ")
}

// TestLists: every list, by the rule in its comment.
func TestLists(t *testing.T) {
	old := deltatest.Baseline("old",
		"broken1 m/x 1/1", "broken3 m/x 2/3", "brokenhalf m/x 3/4", "worse m/x 4/4", "worselow m/x 2/5", "fixed m/x 0/1", "fixedhalf m/x 1/2",
		"better m/x 3/5", "betterlow m/x 0/4", "still m/x 0/1", "stillhalf m/x 2/4", "passing m/x 1/1", "passingmore m/x 1/1",
		"void m/x 1/1", "unknown m/x 0/0 +1unknown", "notrun m/x 1/1", "gone m/x 1/1", "partly m/x 1/1")
	now := deltatest.Baseline("new",
		"broken1 m/x 0/1", "broken3 m/x 1/3", "brokenhalf m/x 1/2", "worse m/x 3/4", "worselow m/x 1/5", "fixed m/x 1/1", "fixedhalf m/x 2/3",
		"better m/x 5/5", "betterlow m/x 1/4", "still m/x 0/1", "stillhalf m/x 1/2", "passing m/x 1/1", "passingmore m/x 3/3",
		"void m/x 0/0 +1void", "unknown m/x 1/1", "notrun m/x 0/0", "new m/x 0/1", "partly m/x 1/1 +2void")
	c := compareArms(t, old, now, delta.Options{})
	for _, l := range []struct{ name, got, want string }{
		{"broken", tasksOf(c.Broken), "broken1 broken3 brokenhalf"},
		{"worse", tasksOf(c.Worse), "worse worselow"},
		{"fixed", tasksOf(c.Fixed), "fixed fixedhalf"},
		{"better", tasksOf(c.Better), "better betterlow"},
		{"still failing", tasksOf(c.StillFailing), "still stillhalf"},
		{"undecided", tasksOf(c.Undecided), "notrun unknown void"},
		{"added", strings.Join(c.Added, " "), "new"},
		{"removed", strings.Join(c.Removed, " "), "gone"},
		{"passing", fmt.Sprint(c.Passing), "3"},
	} {
		if l.got != l.want {
			t.Errorf("%s: %s, want %s", l.name, l.got, l.want)
		}
	}
	reasons := map[string]string{}
	for _, x := range c.Undecided {
		reasons[x.Task] = x.Reason
	}
	if reasons["void"] != "void now" || reasons["unknown"] != "unknown before" || reasons["notrun"] != "not run now" {
		t.Errorf("reasons of the undecided: %v", reasons)
	}
	if lost, of := c.Lost(); lost != 2 || of != 16 {
		t.Errorf("lost %d of %d, want 2 of 16", lost, of)
	}
}

// TestByPeople: what goes another way by nothing but an outcome that a person set is
// neither broken nor fixed. Figures rest on what counts.
func TestByPeople(t *testing.T) {
	old := deltatest.Baseline("old", "set m/x 1/1", "hidden m/x 1/1", "setback m/x 0/1", "truly m/x 1/1", "more m/x 4/4", "filled m/x 1/1", "emptied m/x 1/1", "both m/x 0/1", "plain m/x 1/1")
	now := deltatest.Baseline("new", "set m/x 0/1", "hidden m/x 1/1", "setback m/x 0/1", "truly m/x 0/1", "more m/x 2/4", "filled m/x 0/1", "emptied m/x 0/0 +1unknown", "both m/x 0/1", "plain m/x 0/1")
	set := func(b *baseline.Baseline, task string, graded baseline.Graded) {
		b.Overrides++
		for i := range b.Cells {
			if b.Cells[i].Task == task {
				b.Cells[i].Graded = &graded
			}
		}
	}
	set(&now, "set", baseline.Graded{Pass: 1})           // overridden to fail
	set(&now, "hidden", baseline.Graded{Fail: 1})        // overridden to pass
	set(&old, "setback", baseline.Graded{Pass: 1})       // graded as pass
	set(&old, "truly", baseline.Graded{Fail: 1})         // graded as fail, so unchanged as graded
	set(&now, "truly", baseline.Graded{Pass: 1})         // graded as pass, so fixed as graded
	set(&now, "more", baseline.Graded{Pass: 3, Fail: 1}) // worse with or without overrides
	set(&now, "filled", baseline.Graded{Unknown: 1})     // graded as unknown
	set(&now, "emptied", baseline.Graded{Pass: 1})       // overridden to unknown
	set(&old, "both", baseline.Graded{Pass: 1})          // overridden on both sides: pass on both as graded
	set(&now, "both", baseline.Graded{Pass: 1})
	why := func(side string, of ...string) func(task, arm string) string {
		return func(task, _ string) string {
			if slices.Contains(of, task) {
				return side + " by anna"
			}
			return ""
		}
	}
	c := compareArms(t, old, now, delta.Options{NewSet: why("new", "set", "hidden", "more"), OldSet: why("old", "setback", "both"),
		NewReason: func(string, string) string { return "the graders' reason" }})
	for _, x := range c.ByPeople {
		if want := map[string]string{"set": "new by anna", "hidden": "new by anna", "setback": "old by anna"}[x.Task]; x.Reason != want {
			t.Errorf("%s: %q, want %q", x.Task, x.Reason, want)
		}
	}
	for _, x := range slices.Concat(c.Broken, c.Worse) {
		if x.Reason != "the graders' reason" {
			t.Errorf("%s: %q", x.Task, x.Reason)
		}
	}
	for _, l := range []struct{ name, got, want string }{
		{"by people", graded(c.ByPeople), "hidden broken, set unchanged, setback broken"},
		{"broken", graded(c.Broken), "filled undecided, more worse, plain , truly fixed"},
		{"fixed", graded(c.Fixed), ""}, {"worse", graded(c.Worse), ""}, {"better", graded(c.Better), ""},
		{"undecided", graded(c.Undecided), "emptied unchanged"},
		{"still failing", graded(c.StillFailing), "both "},
		{"passing", fmt.Sprint(c.Passing), "0"},
	} {
		if l.got != l.want {
			t.Errorf("%s: %q, want %q", l.name, l.got, l.want)
		}
	}
	if r := row(t, c, delta.MeasureSuccess, "m/x"); r.Tasks != 8 || *r.New != (1+0.5)/8 {
		t.Errorf("the rate that counts: %v over %d tasks", *r.New, r.Tasks)
	}
	if len(c.AsGraded) != 1 || c.Identical() {
		t.Errorf("as graded: %+v", c.AsGraded)
	}
	left := compareArms(t, old.AsGraded(), now.AsGraded(), delta.Options{})
	if len(left.ByPeople) != 0 || graded(left.Broken) != "hidden , plain , setback " {
		t.Errorf("without overrides: %v by people, broken %v", left.ByPeople, graded(left.Broken))
	}
}

func graded(list []delta.Task) string {
	var out []string
	for _, t := range list {
		out = append(out, t.Task+" "+t.AsGraded)
	}
	return strings.Join(out, ", ")
}

// TestMcNemar: one trial a task gives McNemar's mid-p and Tango's interval, with
// the old run as the control. p of 1 against 9: 2·P(X ≤ 1) − P(X = 1) of Bin(10, ½)
// = 2·11/1024 − 10/1024 = 12/1024.
func TestMcNemar(t *testing.T) {
	var was, is []string
	add := func(n int, o, k string) {
		for range n {
			was = append(was, fmt.Sprintf("t%02d m/x %s", len(was), o))
			is = append(is, fmt.Sprintf("t%02d m/x %s", len(is), k))
		}
	}
	add(8, "1/1", "1/1")
	add(9, "1/1", "0/1")
	add(1, "0/1", "1/1")
	add(2, "0/1", "0/1")
	r := row(t, compareArms(t, deltatest.Baseline("a", was...), deltatest.Baseline("b", is...), delta.Options{}), delta.MeasureSuccess, "m/x")
	if r.Test != "p_mid" || math.Abs(*r.P-12.0/1024) > 1e-15 || r.Shown != "worse" || r.Tasks != 20 || *r.Delta.Estimate != -0.4 || r.Delta.Method != "tango_mid_p" || *r.Delta.High >= 0 {
		t.Errorf("%+v", r)
	}
	if *r.Old != 17.0/20 || *r.New != 9.0/20 || r.Pairs.ControlOnly != 9 || r.Pairs.TreatmentOnly != 1 {
		t.Errorf("old %v, new %v, pairs %+v", *r.Old, *r.New, *r.Pairs)
	}
}

// TestSeveralTrials checks that several trials a task are decided by sign flips of tasks:
// seven tasks that all fell have a mid-p of 2⁻⁷. The interval is Tango's of the tables of
// each task, in which every old trial meets every new one.
func TestSeveralTrials(t *testing.T) {
	var was, is []string
	var tables []stat.Pairs
	for i, failed := range []int{1, 1, 2, 2, 3, 3, 4} {
		was = append(was, fmt.Sprintf("t%d m/x 4/4", i))
		is = append(is, fmt.Sprintf("t%d m/x %d/4", i, 4-failed))
		tables = append(tables, stat.Pairs{Both: 4 * (4 - failed), ControlOnly: 4 * failed})
	}
	r := row(t, compareArms(t, deltatest.Baseline("a", was...), deltatest.Baseline("b", is...), delta.Options{}), delta.MeasureSuccess, "m/x")
	if r.Test != decision.TestPermutation || math.Abs(*r.P-1.0/128) > 1e-12 || r.Shown != "worse" || r.Pairs != nil || r.OldTrials != 28 || r.Delta.N != 7 {
		t.Errorf("%+v", r)
	}
	want := stat.TangoClustered(tables, 0.95)
	if math.Abs(*r.Delta.Estimate+4.0/7) > 1e-12 || math.Abs(*r.Delta.Low-*want.Low) > 1e-12 || math.Abs(*r.Delta.High-*want.High) > 1e-12 {
		t.Errorf("difference %v (%v, %v), want %v to %v", *r.Delta.Estimate, *r.Delta.Low, *r.Delta.High, *want.Low, *want.High)
	}
}

// TestRatio: the ratio of geometric means, its test, and that a task without the
// number on a side is left out and said.
func TestRatio(t *testing.T) {
	var was, is []string
	logs := []float64{0.1, 0.2, 0.3, 0.15, 0.25, 0.35, 0.05}
	for i, d := range logs {
		was = append(was, fmt.Sprintf("t%d m/x 1/1 tokens=%v cost_usd=-1", i, 5+i))
		is = append(is, fmt.Sprintf("t%d m/x 1/1 tokens=%v time_ms=1", i, float64(5+i)+d))
	}
	was = append(was, "only m/x 1/1 tokens=1")
	is = append(is, "only m/x 1/1")
	c := compareArms(t, deltatest.Baseline("a", was...), deltatest.Baseline("b", is...), delta.Options{})
	r := row(t, c, baseline.ValueTokens, "m/x")
	// R: exp(t.test(c(.1,.2,.3,.15,.25,.35,.05))$conf.int)
	if math.Abs(*r.Delta.Estimate-math.Exp(0.2)) > 1e-12 || math.Abs(*r.Delta.Low-1.10528723458) > 1e-10 || math.Abs(*r.Delta.High-1.34971675323) > 1e-10 {
		t.Errorf("ratio %v (%v, %v)", *r.Delta.Estimate, *r.Delta.Low, *r.Delta.High)
	}
	if math.Abs(*r.P-2.0/128) > 1e-12 || r.Shown != "worse" || r.Tasks != 7 || !slices.Contains(r.Warnings, "1 of 8 common tasks do not have it on both sides") {
		t.Errorf("%+v", r)
	}
	if w := row(t, c, baseline.ValueCost, "m/x"); w.Delta.Estimate != nil || !slices.Contains(w.Warnings, "it was not measured now") {
		t.Errorf("%+v", w)
	}
	if w := row(t, c, baseline.ValueTime, "m/x"); w.Delta.Estimate != nil || !slices.Contains(w.Warnings, "it was not measured before") {
		t.Errorf("%+v", w)
	}
}

// TestFamily: the arms of one measure share alpha, so what alone would be shown is not.
// An arm that cannot differ takes no share.
func TestFamily(t *testing.T) {
	var was, is []string
	add := func(arm string, differ int) {
		for i := range 6 {
			now := "1/1"
			if i < differ {
				now = "0/1"
			}
			was, is = append(was, fmt.Sprintf("t%d %s 1/1", i, arm)), append(is, fmt.Sprintf("t%d %s %s", i, arm, now))
		}
	}
	add("m/a", 5) // 2⁻⁵ = 0.031
	add("m/b", 2)
	c := compareArms(t, deltatest.Baseline("a", was...), deltatest.Baseline("b", is...), delta.Options{})
	if r := row(t, c, delta.MeasureSuccess, "m/a"); *r.P != 1.0/32 || *r.PAdjusted != 1.0/32 || r.Family != 1 || r.Shown != "worse" || *r.Delta.High >= 0 || r.Delta.Level != 0.95 {
		t.Errorf("beside an arm that cannot differ: %+v", r)
	}
	add("m/c", 6)
	c = compareArms(t, deltatest.Baseline("a", was...), deltatest.Baseline("b", is...), delta.Options{})
	r := row(t, c, delta.MeasureSuccess, "m/a")
	if *r.PAdjusted != 2.0/32 || r.Family != 2 || r.Shown != "" || *r.Delta.High < 0 || r.Delta.Level != 0.975 {
		t.Errorf("beside another that can: %+v", r)
	}
	if !slices.Contains(r.Warnings, "a difference in 5 tasks can never be shown at 0.025: it takes 6") {
		t.Errorf("%q", r.Warnings)
	}
}

// TestMissing: trials without a verdict are counted as passed and as failed.
func TestMissing(t *testing.T) {
	cells := func(arm string, text ...string) (out []string) {
		for i, w := range text {
			out = append(out, fmt.Sprintf("t%02d %s %s", i, arm, w))
		}
		return out
	}
	passed, some := slices.Repeat([]string{"1/1"}, 20), slices.Repeat([]string{"1/1"}, 20)
	for i := range 7 {
		some[i] = "0/1"
	}
	void := slices.Clone(some)
	void[0], void[1], void[2], void[3] = "0/0 +1void", "0/0 +1unknown", "0/0 +1void", "0/0 +1void"
	cut := slices.Clone(passed)
	for i := 7; i < 14; i++ {
		cut[i] = "0/0 +1notrun"
	}
	for _, x := range []struct {
		name     string
		old, new []string
		why      string
		want     decision.Word
		reason   decision.Reason
	}{
		{"worse", passed, some, "", decision.Worse, ""},
		{"better", some, passed, "", decision.Better, ""},
		{"voids where it would be worse", passed, void, "", decision.NoDifferenceShown, ""},
		{"the same voids before", void, passed, "", decision.NoDifferenceShown, ""},
		{"a void where it may be better", append([]string{"0/1"}, passed[1:]...), append([]string{"0/0 +1void"}, some[1:]...), "", decision.Undecided, decision.MissingData},
		{"the same, unrelated", append([]string{"0/1"}, passed[1:]...), append([]string{"0/0 +1void"}, some[1:]...), "power cut", decision.Worse, ""},
		{"the new run was cut off", some, cut, "", decision.Undecided, decision.StoppedEarly},
		{"left out by choice", some, passed[:13], "", decision.Better, ""},
	} {
		old, now := deltatest.Baseline("a", cells("m/x", x.old...)...), deltatest.Baseline("b", cells("m/x", x.new...)...)
		now.Unrelated = x.why
		c := compareArms(t, old, now, delta.Options{})
		r := row(t, c, delta.MeasureSuccess, "m/x")
		if r.Decision != x.want || r.Reason != x.reason || x.reason != "" && (len(c.UndecidedRows()) != 1 || !slices.ContainsFunc(r.Warnings, func(w string) bool { return strings.HasPrefix(w, "undecided (") })) {
			t.Errorf("%s: %s %s, interval %v to %v, p %v, %q", x.name, r.Decision, r.Reason, *r.Delta.Low, *r.Delta.High, *r.P, r.Warnings)
		}
		if (x.why != "") != slices.Contains(c.Notice, "trials without a verdict are taken to be unrelated to the run: power cut") {
			t.Errorf("%s: notice %q", x.name, c.Notice)
		}
	}
}

// TestAgreement holds on random pairs of runs the word of every row against its interval
// and its p value: one and several trials, clusters, trials without a verdict and several
// arms.
func TestAgreement(t *testing.T) {
	words := map[decision.Word]int{}
	rapid.Check(t, func(t *rapid.T) {
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 17))
		tasks, trials := rapid.IntRange(1, 40).Draw(t, "tasks"), rapid.SampledFrom([]int{1, 1, 3}).Draw(t, "trials")
		lost, effect := rapid.SampledFrom([]float64{0, 0, 0.05, 0.3}).Draw(t, "lost"), rapid.SampledFrom([]float64{-0.4, 0, 0.15, 0.5}).Draw(t, "effect")
		clusters := rapid.SampledFrom([]int{0, 0, 1, 6, 14}).Draw(t, "clusters")
		arms := rapid.IntRange(1, 4).Draw(t, "arms")
		run := func(name string, rate, log float64) baseline.Baseline {
			b := baseline.Baseline{Schema: baseline.Schema, Run: name, Suite: "s"}
			for a := range arms {
				b.Arms = append(b.Arms, baseline.Arm{ID: fmt.Sprint("m/", a)})
			}
			for i := range tasks {
				k := baseline.Task{ID: fmt.Sprint("t", i), Digest: "d"}
				if clusters > 0 {
					b.Cluster, k.Cluster = "family", fmt.Sprint(i%clusters)
				}
				b.Tasks = append(b.Tasks, k)
				for a := range arms {
					c := baseline.Cell{Task: k.ID, Arm: fmt.Sprint("m/", a)}
					for range trials {
						counts := []*int{&c.Fail, &c.Pass, &c.Void, &c.Unknown, &c.NotRun}
						at := 0
						if rng.Float64() < rate && a%2 == 0 || rng.Float64() < 0.4 {
							at = 1
						}
						if rng.Float64() < lost {
							at = 2 + rng.IntN(3)
						}
						*counts[at]++
					}
					if v := log + float64(rng.IntN(8))/8; rng.IntN(9) > 0 {
						c.Values = []baseline.Value{{Name: baseline.ValueTokens, N: 1, Sum: "1", MeanLog: v}}
					}
					b.Cells = append(b.Cells, c)
				}
			}
			return b
		}
		old, now := run("a", 0.4, 1), run("b", 0.4+effect, 1+effect)
		if rapid.Bool().Draw(t, "unrelated") {
			now.Unrelated = "power cut"
		}
		c, err := delta.Compare(old, now, delta.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range c.Rows {
			words[r.Decision]++
			if why := disagreement(&r); why != "" {
				t.Fatalf("%s: %+v", why, r)
			}
		}
	})
	for _, w := range []decision.Word{decision.Better, decision.Worse, decision.Undecided, decision.NoDifferenceShown} {
		if words[w] == 0 {
			t.Errorf("no row is %s: %v", w, words)
		}
	}
}

// disagreement says how word, interval and p value of a row contradict each other; "" if
// they agree.
func disagreement(r *delta.Row) string {
	neutral, sign := 0.0, 1.0
	if r.Measure != delta.MeasureSuccess {
		neutral, sign = 1, -1 // less is better
	}
	above := r.Delta.Low != nil && sign*(*r.Delta.Low-neutral) > 0 && sign*(*r.Delta.High-neutral) > 0
	below := r.Delta.Low != nil && sign*(*r.Delta.Low-neutral) < 0 && sign*(*r.Delta.High-neutral) < 0
	shown := r.Decision == decision.Better || r.Decision == decision.Worse
	switch {
	case (r.Decision == decision.Better) != above, (r.Decision == decision.Worse) != below:
		return "word against interval"
	case shown != (r.Shown != "") || shown && r.Shown != string(r.Decision):
		return "shown against word"
	case shown && (*r.P > r.Alpha || *r.PAdjusted > delta.Alpha*(1+1e-12)):
		return "word against p"
	case r.Decision == decision.NoDifferenceShown && !r.Widened && *r.P <= r.Alpha:
		return "p shows what the word does not"
	case (r.Decision == decision.NotMeasured) != (r.P == nil):
		return "not measured against p"
	case (r.Decision == decision.Undecided) != (r.Reason != ""):
		return "undecided without reason"
	case r.P != nil && math.Abs(r.Delta.Level-(1-r.Alpha)) > 1e-12:
		return "level against alpha"
	}
	return ""
}

// TestArms: pairing by id, by option, and of two lone arms.
func TestArms(t *testing.T) {
	two := deltatest.Baseline("a", "t m/x 1/1", "t m/y 1/1")
	other := deltatest.Baseline("b", "t m/y 1/1", "t m/z 0/1")
	c := compareArms(t, two, other, delta.Options{})
	if !slices.Equal(c.Arms, []delta.Pair{{Old: "m/y", New: "m/y"}}) || !slices.Equal(c.Warnings, []string{"arm m/x of the old run has no counterpart", "arm m/z of the new run has no counterpart"}) {
		t.Errorf("%v, %q", c.Arms, c.Warnings)
	}
	c = compareArms(t, two, other, delta.Options{Arms: map[string]string{"m/x": "m/z"}})
	if !slices.Equal(c.Arms, []delta.Pair{{Old: "m/x", New: "m/z"}, {Old: "m/y", New: "m/y"}}) || len(c.Warnings) != 0 || tasksOf(c.Broken) != "t" || c.Broken[0].Arm.String() != "m/x → m/z" {
		t.Errorf("%v, %q, %v", c.Arms, c.Warnings, c.Broken)
	}
	c = compareArms(t, two, other, delta.Options{Arms: map[string]string{"m/x": "m/y"}})
	if !slices.Equal(c.Arms, []delta.Pair{{Old: "m/x", New: "m/y"}}) {
		t.Errorf("an arm that is named goes before one of the same id: %v", c.Arms)
	}
	if c = compareArms(t, deltatest.Baseline("a", "t m/x 1/1"), deltatest.Baseline("b", "t n/x 1/1"), delta.Options{}); len(c.Arms) != 1 {
		t.Errorf("two lone arms: %v", c.Arms)
	}
	for name, err := range map[string]error{
		`the old run has no arm "q" (it has m/x, m/y)`:        fail(two, other, "q", "m/y"),
		`the new run has no arm "q" (it has m/y, m/z)`:        fail(two, other, "m/x", "q"),
		"the arms of the old run are m/x, m/y, those of":      fail(two, deltatest.Baseline("c", "t n/x 1/1"), "", ""),
		"no task of run a is in run c":                        fail(two, deltatest.Baseline("c", "u m/x 1/1"), "", ""),
		"no arm":                                              fail(baseline.Baseline{}, two, "x", "y"),
		"nothing in common: the arms of the old run are none": fail(baseline.Baseline{}, two, "", ""),
	} {
		if err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%v, want %s", err, name)
		}
	}
}

func fail(old, new baseline.Baseline, from, to string) error {
	var o delta.Options
	if from != "" {
		o.Arms = map[string]string{from: to}
	}
	_, err := delta.Compare(old, new, o)
	return err
}

// TestSetting: what changed, in the order of the new run; a host that a file
// leaves out is no change.
func TestSetting(t *testing.T) {
	old, now := deltatest.Baseline("a", "t m/x 1/1"), deltatest.Baseline("b", "t m/x 1/1")
	old.Setting = []analyse.Fact{{Name: "suite", Value: "1"}, {Name: "gone", Value: "x"}, {Name: "same", Value: "s"}, {Name: "agents.m.model", Value: "m1"}}
	now.Setting = []analyse.Fact{{Name: "agents.m.model", Value: "m2"}, {Name: "suite", Value: "2"}, {Name: "same", Value: "s"}, {Name: "new", Value: "y"}, {Name: "host", Value: "h"}}
	old.Arms[0].Models, now.Arms[0].Models = []analyse.Count{{Name: "m1-a", N: 1}}, []analyse.Count{{Name: "m1-b", N: 1}}
	old.Arms[0].Sources = []analyse.Count{{Name: "scripted", N: 1}}
	now.Suite, now.Tasks[0].Digest = "other", "e"
	c := compareArms(t, old, now, delta.Options{Changes: []suite.Change{{Path: "agents.m.model", Old: "m1", New: "m2"}, {Path: "tasks.t.prompt", Old: "a", New: "b"}}})
	want := []delta.Change{{"agents.m.model", "m1", "m2"}, {"suite", "1", "2"}, {"new", "", "y"}, {"gone", "x", ""}, {"model served in m/x", "m1-a", "m1-b"}}
	if !slices.Equal(c.Changes, want) || c.Same != 1 || !slices.Equal(c.SuiteChanges, []delta.Change{{"tasks.t.prompt", "a", "b"}}) {
		t.Errorf("changes %v, same %d, in the suite %v", c.Changes, c.Same, c.SuiteChanges)
	}
	if len(c.Warnings) != 1 || !strings.Contains(c.Warnings[0], "different names") || len(c.Notice) != 1 {
		t.Errorf("warnings %q, notice %q", c.Warnings, c.Notice)
	}
	r := c.Rows[0]
	for _, w := range []string{"answers came from different sources: scripted before, live now", "1 of 1 common tasks changed between the runs (--unchanged-tasks leaves them out)"} {
		if !slices.Contains(r.Warnings, w) {
			t.Errorf("%q lacks %q", r.Warnings, w)
		}
	}
	c = compareArms(t, old, now, delta.Options{UnchangedTasks: true})
	if tasksOf(c.LeftOut) != "t" || c.Rows[0].Tasks != 0 || c.Passing != 0 || c.Rows[0].P != nil || c.Rows[0].Old != nil {
		t.Errorf("left out %v, row %+v", c.LeftOut, c.Rows[0])
	}
}

// draw makes a baseline of up to 12 tasks and 2 arms.
func draw(t *rapid.T, label string) baseline.Baseline {
	b := baseline.Baseline{Schema: baseline.Schema, Run: label, Suite: "s"}
	for _, arm := range []string{"m/x", "m/y"} {
		source := rapid.SampledFrom([]string{"live", "cached", "scripted"}).Draw(t, "source")
		b.Arms = append(b.Arms, baseline.Arm{ID: arm, Sources: []analyse.Count{{Name: source, N: 1}}})
	}
	trials := rapid.IntRange(1, 4).Draw(t, "trials")
	for i := range rapid.IntRange(1, 12).Draw(t, "tasks") {
		id := fmt.Sprintf("t%02d", i)
		b.Tasks = append(b.Tasks, baseline.Task{ID: id, Digest: rapid.SampledFrom([]string{"", "d", "e"}).Draw(t, "digest")})
		for _, arm := range b.Arms {
			if rapid.IntRange(0, 9).Draw(t, "there") == 0 {
				continue
			}
			c := baseline.Cell{Task: id, Arm: arm.ID}
			for range trials {
				switch rapid.IntRange(0, 9).Draw(t, "outcome") {
				case 0:
					c.Void++
				case 1:
					c.Unknown++
				case 2, 3, 4, 5:
					c.Fail++
				default:
					c.Pass++
				}
			}
			if c.Pass+c.Fail+c.Unknown > 0 && rapid.IntRange(0, 4).Draw(t, "set") == 0 {
				c.Graded = &baseline.Graded{Pass: c.Fail, Fail: c.Pass, Unknown: c.Unknown}
				b.Overrides++
			}
			if rapid.Bool().Draw(t, "value") {
				c.Values = []baseline.Value{{Name: baseline.ValueTokens, N: trials, Sum: "10", MeanLog: float64(rapid.IntRange(-30, 100).Draw(t, "log")) / 8}}
			}
			b.Cells = append(b.Cells, c)
		}
	}
	return b
}

// TestSelf: a run against itself differs in nothing.
func TestSelf(t *testing.T) {
	check := func(t rapid.TB, b baseline.Baseline) {
		c, err := delta.Compare(b, b, delta.Options{UnchangedTasks: true})
		if err != nil {
			t.Fatal(err)
		}
		if !c.Identical() || len(c.Shown("worse"))+len(c.Shown("better"))+len(c.Changes) > 0 {
			t.Fatalf("a run differs from itself: %+v", c)
		}
		if n := c.Passing + len(c.StillFailing) + len(c.Undecided); n != len(b.Cells) {
			t.Fatalf("%d of %d cells are in a list", n, len(b.Cells))
		}
		for _, r := range c.Rows {
			if r.P != nil && *r.P != 1 {
				t.Fatalf("p %v", *r.P)
			}
		}
	}
	check(t, baseline.New(analysetest.Bindings().Analyse()))
	rapid.Check(t, func(t *rapid.T) { check(t, draw(t, "a")) })
}

// TestMirror: with the sides swapped, what was broken is fixed, differences turn
// round, ratios become their reciprocals, and p stays.
func TestMirror(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := draw(t, "a"), draw(t, "b")
		there, err := delta.Compare(a, b, delta.Options{})
		if err != nil {
			t.Fatal(err)
		}
		back, err := delta.Compare(b, a, delta.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range [][2][]delta.Task{
			{there.Broken, back.Fixed}, {there.Fixed, back.Broken}, {there.Worse, back.Better}, {there.Better, back.Worse},
			{there.StillFailing, back.StillFailing}, {there.Undecided, back.Undecided}, {there.ByPeople, back.ByPeople},
		} {
			if fmt.Sprint(tasksOf(l[0])) != fmt.Sprint(tasksOf(l[1])) {
				t.Fatalf("lists do not mirror: %v, %v", l[0], l[1])
			}
		}
		if there.Passing != back.Passing || !slices.Equal(there.Added, back.Removed) || len(there.Rows) != len(back.Rows) || there.Identical() != back.Identical() {
			t.Fatalf("not mirrored: %+v, %+v", there, back)
		}
		for i, r := range there.Rows {
			s := back.Rows[i]
			turn := func(x *float64) *float64 {
				switch {
				case x == nil:
					return nil
				case r.Measure == delta.MeasureSuccess:
					return new(-*x)
				}
				return new(1 / *x)
			}
			for _, v := range [][2]*float64{{r.P, s.P}, {r.PAdjusted, s.PAdjusted}, {r.Old, s.New}, {r.New, s.Old}, {r.Delta.Estimate, turn(s.Delta.Estimate)}, {r.Delta.Low, turn(s.Delta.High)}, {r.Delta.High, turn(s.Delta.Low)}} {
				if !near(v[0], v[1]) {
					t.Fatalf("%s of %s does not mirror: %+v, %+v", r.Measure, r.Arm, r, s)
				}
			}
			if mirror := map[string]string{"": "", "worse": "better", "better": "worse"}[r.Shown]; mirror != s.Shown || r.Tasks != s.Tasks || r.Test != s.Test {
				t.Fatalf("%+v, %+v", r, s)
			}
			if r.Delta.Low != nil && (*r.Delta.Low > *r.Delta.Estimate || *r.Delta.High < *r.Delta.Estimate) {
				t.Fatalf("the interval leaves the estimate out: %+v", r.Delta)
			}
		}
	})
}

func near(a, b *float64) bool {
	if a == nil || b == nil {
		return a == b
	}
	return math.Abs(*a-*b) <= 1e-9*math.Max(1, math.Abs(*a))
}
