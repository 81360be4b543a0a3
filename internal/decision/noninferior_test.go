package decision

import "testing"

// TestNonInferiorBounded checks that trials without a verdict, and trials that did not
// run, count against the treatment, unless the suite declares them unrelated.
func TestNonInferiorBounded(t *testing.T) {
	for _, c := range []struct {
		name               string
		control, treatment []string
		rules              Rules
		want               bool
	}{
		{"complete", repeatAll("p", 60), repeatAll("p", 60), Rules{Alpha: 0.05}, true},
		{"void treatment", repeatAll("p", 60), repeatAll("p", 50, "v", 10), Rules{Alpha: 0.05}, false},
		{"void control", repeatAll("f", 50, "v", 10), repeatAll("f", 60), Rules{Alpha: 0.05}, false},
		{"void trials that cannot matter", repeatAll("f", 60), repeatAll("f", 50, "v", 10), Rules{Alpha: 0.05}, true},
		{"unrelated", repeatAll("p", 60), repeatAll("p", 50, "v", 10), Rules{Alpha: 0.05, Unrelated: "x"}, true},
		{"not run", repeatAll("p", 60), repeatAll("p", 50, ".", 10), Rules{Alpha: 0.05, Unrelated: "x"}, false},
		{"may stop", repeatAll("p", 60), repeatAll("p", 60), Rules{Alpha: 0.05, Anytime: true}, true},
		{"may stop, void treatment", repeatAll("p", 60), repeatAll("p", 30, "v", 30), Rules{Alpha: 0.05, Anytime: true}, false},
		{"stopped when shown", repeatAll("p", 60), repeatAll("p", 50, ".", 10), Rules{Alpha: 0.05, Anytime: true}, true},
	} {
		q := pairUp(c.control, c.treatment)
		q.Margin = new(0.1)
		d := Decide([]Question{q}, c.rules)[0]
		got := d.NotWorse
		if got.Shown == nil || *got.Shown != c.want || got.P == nil || got.Lower == nil || (*got.P <= 0.05) != c.want || (*got.Lower >= -0.1) != c.want {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
	q := pairUp(repeatAll("v", 5), repeatAll("p", 5))
	q.Margin = new(0.1)
	d := Decide([]Question{q}, Rules{Alpha: 0.05})[0]
	if got := d.NotWorse; got.P != nil || got.Shown != nil && *got.Shown {
		t.Errorf("no pair: %+v", got)
	}
}

// TestNotWorseDecides checks that a run that ended because the treatment is not worse is
// decided, and that any other run that ended early is not.
func TestNotWorseDecides(t *testing.T) {
	margin := new(0.1)
	anytime := Rules{Alpha: 0.05, Anytime: true}
	for _, c := range []struct {
		name               string
		control, treatment []string
		margin             *float64
		rules              Rules
		want               Word
		reason             Reason
	}{
		{"not worse", repeatAll("f", 4, "p", 40, ".", 10), repeatAll("p", 44, ".", 10), margin, anytime, NoDifferenceShown, ""},
		{"not worse, not better", repeatAll("p", 50, ".", 10), repeatAll("p", 50, ".", 10), margin, anytime, Equivalent, ""},
		{"not worse, no margin", repeatAll("f", 4, "p", 40, ".", 10), repeatAll("p", 44, ".", 10), nil, anytime, Undecided, StoppedEarly},
		{"too few tasks", repeatAll("p", 20, ".", 10), repeatAll("p", 20, ".", 10), margin, anytime, Undecided, StoppedEarly},
		{"voids", repeatAll("p", 50, ".", 10), repeatAll("p", 30, "v", 20, ".", 10), margin, anytime, Undecided, StoppedEarly},
		{"better", repeatAll("f", 50, ".", 10), repeatAll("p", 50, ".", 10), margin, anytime, Better, ""},
		{"cut off before a fixed end", repeatAll("p", 50, ".", 30), repeatAll("p", 50, ".", 30), margin, Rules{Alpha: 0.05}, Undecided, StoppedEarly},
	} {
		q := pairUp(c.control, c.treatment)
		q.Margin = c.margin
		d := Decide([]Question{q}, c.rules)[0]
		if d.Word != c.want || d.Reason != c.reason {
			t.Errorf("%s: %s %s, want %s %s", c.name, d.Word, d.Reason, c.want, c.reason)
		}
	}
}

// TestSharingWithoutPairs checks that a comparison without planned pairs takes no alpha.
func TestSharingWithoutPairs(t *testing.T) {
	qs := []Question{pairUp(repeatAll("f", 9), repeatAll("p", 9)), {}}
	if d := Decide(qs, Rules{Alpha: 0.05, Anytime: true, Sharing: 1}); d[0].Alpha != 0.05 || d[0].Word != Better || d[1].Word != NotMeasured {
		t.Errorf("%+v", d)
	}
}
