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
		d := Decide([]Question{q}, c.rules)[0]
		got := q.NonInferiorBounded(&d, 0.1, 0.05)
		if got.Shown == nil || *got.Shown != c.want || got.P == nil || got.Lower == nil || (*got.P <= 0.05) != c.want || (*got.Lower >= -0.1) != c.want {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
	q := pairUp(repeatAll("v", 5), repeatAll("p", 5))
	d := Decide([]Question{q}, Rules{Alpha: 0.05})[0]
	if got := q.NonInferiorBounded(&d, 0.1, 0.05); got.P != nil || got.Shown != nil && *got.Shown {
		t.Errorf("no pair: %+v", got)
	}
}
