package analyse_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// without is the analysis as JSON, less the lists of notes and what says how many
// there are.
func without(t *testing.T, a *analyse.Analysis) string {
	kept := *a
	kept.Trials = slices.Clone(a.Trials)
	for i := range kept.Trials {
		said := *kept.Trials[i].Annotated
		said.Notes = nil
		kept.Trials[i].Shared = new(*kept.Trials[i].Shared)
		kept.Trials[i].Annotated = &said
	}
	kept.Warnings = slices.DeleteFunc(slices.Clone(a.Warnings), func(w string) bool { return strings.Contains(w, "(note ") || strings.HasPrefix(w, "note ") })
	kept.Notice = slices.DeleteFunc(slices.Clone(a.Notice), func(n string) bool { return strings.Contains(n, "annotate --override") })
	b, err := json.Marshal(&kept)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// drawNotes makes notes as people could write them, on any planned trial and with
// any attempt.
func drawNotes(t *rapid.T, keys []trial.Key, override bool) []trial.Note {
	var out []trial.Note
	for seq := range rapid.IntRange(0, 12).Draw(t, "notes") {
		n := trial.Note{
			Seq: int64(seq + 1), Time: time.Date(2026, 11, 22, 9, 0, seq, 0, time.UTC), By: "anna",
			Key: rapid.SampledFrom(keys).Draw(t, "key"), Attempt: rapid.IntRange(0, 2).Draw(t, "attempt"),
		}
		switch rapid.IntRange(0, 3).Draw(t, "what") {
		case 0:
			n.Label = "odd"
		case 1:
			n.Note = analysetest.Hostile
		case 2:
			if override {
				n.Override, n.Reason = rapid.SampledFrom([]trial.Verdict{trial.Pass, trial.Fail, trial.Unknown}).Draw(t, "override"), "seen"
			}
		case 3:
			if seq > 0 {
				n.Revokes = rapid.Int64Range(1, int64(seq)).Draw(t, "revokes")
				n.Key = out[n.Revokes-1].Key
			}
		}
		out = append(out, n)
	}
	return out
}

func exampleKeys(e *analysetest.Example) []trial.Key {
	var keys []trial.Key
	for _, p := range e.Plan.Trials {
		keys = append(keys, p.Key)
	}
	return keys
}

// Examples of every family of figures: overrides must not slip past any.
func noteExamples() map[string]*analysetest.Example {
	return map[string]*analysetest.Example{"bindings": analysetest.Bindings(), "searches": analysetest.Retrieval()}
}

// draws is how many sets of notes a property is held against: each takes several
// analyses.
const draws = 25

// each calls f with e and notes drawn for it.
func each(e *analysetest.Example, override bool, f func(analysetest.Example)) {
	gen := rapid.Custom(func(t *rapid.T) []trial.Note { return drawNotes(t, exampleKeys(e), override) })
	for seed := range draws {
		e := *e
		e.Notes = gen.Example(seed)
		f(e)
	}
}

func TestNotesAloneChangeNothing(t *testing.T) {
	testenv.Slow(t)
	for name, e := range noteExamples() {
		t.Run(name, func(t *testing.T) {
			plain := without(t, e.Analyse())
			each(e, false, func(e analysetest.Example) {
				a := e.Analyse()
				if a.AsGraded != nil || without(t, a) != plain {
					t.Fatal("notes without overrides change figures")
				}
				got := 0
				for _, tr := range a.Trials {
					got += len(tr.Notes)
					for _, n := range tr.Notes {
						if n.Key != tr.Key() {
							t.Fatalf("%s has a note of %s", tr.Key(), n.Key)
						}
					}
				}
				if got != len(e.Notes) {
					t.Fatalf("%d of %d notes are listed", got, len(e.Notes))
				}
			})
		})
	}
}

func TestOverrides(t *testing.T) {
	testenv.Slow(t)
	for name, e := range noteExamples() {
		t.Run(name, func(t *testing.T) {
			plain := e.Analyse()
			each(e, true, func(e analysetest.Example) {
				a := e.Analyse()
				checkOverrides(t, plain, a)

				// Left out, they are as if they were not.
				e.Graded = true
				if without(t, e.Analyse()) != without(t, plain) {
					t.Fatal("figures as graded are not those without notes")
				}
				// Taken back, too.
				e.Graded = false
				for _, n := range e.Notes {
					if n.Override != "" {
						e.Notes = append(e.Notes, trial.Note{Seq: int64(len(e.Notes) + 1), By: "anna", Key: n.Key, Revokes: n.Seq})
					}
				}
				if b := e.Analyse(); b.AsGraded != nil || without(t, b) != without(t, plain) {
					t.Fatal("revoked overrides change figures")
				}
			})
		})
	}
}

// checkOverrides holds an analysis with overrides against that without notes.
func checkOverrides(t *testing.T, plain, a *analyse.Analysis) {
	changed := map[string]int{}
	n := 0
	for i := range a.Trials {
		was, is := &plain.Trials[i], &a.Trials[i]
		over := trial.LastOverride(is.Notes, is.Settled)
		want := was.Outcome
		if over != nil && is.Status == analyse.Scored {
			want = over.Override
		}
		if is.Outcome != want || is.GradedOutcome() != was.Outcome {
			t.Fatalf("%s: outcome %q as graded %q, want %q and %q", is.Key(), is.Outcome, is.GradedOutcome(), want, was.Outcome)
		}
		if (is.Graded != "") != (want != was.Outcome) || is.Status != was.Status {
			t.Fatalf("%s: graded is %q, status %q", is.Key(), is.Graded, is.Status)
		}
		if (is.Reason == "") != (was.Reason == "") && is.Graded == "" {
			t.Fatalf("%s: reason %q", is.Key(), is.Reason)
		}
		if d := gocmp.Diff(was.Criteria, is.Criteria); d != "" {
			t.Fatalf("%s: an override has changed criteria:\n%s", is.Key(), d)
		}
		if is.Graded != "" {
			n++
		}
		if is.Outcome == trial.Pass {
			changed[is.Arm]++
		}
	}
	for i := range a.Arms {
		if a.Arms[i].Ledger.Pass != changed[a.Arms[i].ID] {
			t.Fatalf("%s: %d passed, counted %d", a.Arms[i].ID, a.Arms[i].Ledger.Pass, changed[a.Arms[i].ID])
		}
	}
	if n == 0 {
		if a.AsGraded != nil {
			t.Fatal("there is nothing to stand beside")
		}
		return
	}
	g := a.AsGraded
	if g == nil || g.Overrides != n || !strings.Contains(a.Notice[0], fmt.Sprint(n)) {
		t.Fatalf("as graded: %+v, notice %q", g, a.Notice)
	}
	if d := gocmp.Diff(plain.Verdict, g.Verdict); d != "" {
		t.Fatal(d)
	}
	if d := gocmp.Diff(plain.Rules, g.Rules); d != "" {
		t.Fatal(d)
	}
	for i := range plain.Arms {
		m, _ := plain.Arms[i].Metric("success_rate")
		if d := gocmp.Diff(m, g.Arm(plain.Arms[i].ID).Success); d != "" {
			t.Fatal(d)
		}
	}
	for i := range plain.Comparisons {
		c := &plain.Comparisons[i]
		if d := gocmp.Diff(c.Headline, g.Comparison(c).Headline); d != "" {
			t.Fatal(d)
		}
		if g.Comparison(c).Pairs != c.Pairs {
			t.Fatal("pairs as graded are others")
		}
	}
}

// An override of what no longer counts is not used, and said.
func TestIdleOverrides(t *testing.T) {
	e := analysetest.Bindings()
	void := trial.Key{Task: "broken", Arm: analysetest.Plain}
	retried := trial.Key{Task: "retry", Arm: analysetest.Skill}
	e.Notes = []trial.Note{
		{Seq: 1, By: "anna", Key: void, Attempt: 1, Override: trial.Pass, Reason: "looks right"},
		{Seq: 2, By: "anna", Key: retried, Attempt: 1, Override: trial.Fail, Reason: "cheats"},
		{Seq: 3, By: "anna", Key: trial.Key{Task: "gone", Arm: "a/b"}, Note: "hm"},
		{Seq: 4, By: "anna", Key: retried, Attempt: 1, Override: trial.Fail, Reason: "cheats"},
		{Seq: 5, By: "anna", Key: retried, Revokes: 4},
		{Seq: 6, By: "anna", Key: retried, Revokes: 1},
	}
	a := e.Analyse()
	if a.AsGraded != nil {
		t.Error("nothing is overridden")
	}
	for _, want := range []string{
		"the override to pass of broken × haiku/plain #1 (note 1) counts for nothing: the trial is void, and what has no result cannot be given one",
		"the override to fail of retry × haiku/skill #1 (note 2) counts for nothing: it is of attempt 1, and attempt 2 counts",
		"note 3 is about gone × a/b #1, which is no trial of these reports",
		"note 6 on retry × haiku/skill #1 revokes note 1, which the trial does not have, and counts for nothing",
	} {
		if !slices.Contains(a.Warnings, want) {
			t.Errorf("no warning %q in %q", want, a.Warnings)
		}
	}
	if strings.Contains(strings.Join(a.Warnings, "\n"), "note 4") {
		t.Error("a warning of a revoked override")
	}
}

// A person can also set an outcome that is not applicable to an arm, in rates and in
// comparisons.
func TestOverrideNotApplicable(t *testing.T) {
	e := analysetest.Retrieval()
	a := e.Analyse()
	var key trial.Key
	settled := 0
	for _, tr := range a.Trials {
		if tr.Label == analyse.LabelNotApplicable && tr.Outcome == trial.Unknown {
			key, settled = tr.Key(), tr.Settled
		}
	}
	if settled == 0 {
		t.Fatal("the example has no trial that is not applicable")
	}
	e.Notes = []trial.Note{{Seq: 1, By: "anna", Key: key, Attempt: settled, Override: trial.Pass, Reason: "it is there"}}
	tr := e.Analyse().Trial(key)
	if tr.Outcome != trial.Pass || tr.Graded != trial.Unknown || tr.Label != analyse.LabelNotApplicable {
		t.Errorf("outcome %q, graded %q, label %q", tr.Outcome, tr.Graded, tr.Label)
	}
}

// A baseline says how many outcomes people have set, and holds them as graded,
// too; compared as graded it is the one without notes.
func TestBaselineAsGraded(t *testing.T) {
	e := analysetest.Noted()
	plain := baseline.New(analysetest.Bindings().Analyse())
	b := baseline.New(e.Analyse())
	if b.Overrides != 2 || plain.Overrides != 0 {
		t.Errorf("%d and %d overrides", b.Overrides, plain.Overrides)
	}
	data, err := b.Encode()
	if err != nil {
		t.Fatal(err)
	}
	read, err := baseline.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	if d := gocmp.Diff(plain.Cells, read.AsGraded().Cells); d != "" {
		t.Error(d)
	}
	bad := strings.Replace(string(data), `"graded":{"pass":`, `"graded":{"pass":7`, 1)
	if _, err := baseline.Read([]byte(bad)); err == nil {
		t.Error("other trials as graded than were scored")
	}
}
