package gate

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
)

func figure(est, low, high float64) analyse.Metric {
	return analyse.Metric{Name: "x", Value: &est, Low: &low, High: &high, Denominator: 30, Method: "some", Unit: analyse.UnitDifference}
}

func TestDecide(t *testing.T) {
	m := figure(0.7, 0.6, 0.8)
	open := m
	open.High = nil
	bare := analyse.Metric{Name: "x", Value: new(0.7), Denominator: 30}
	for _, c := range []struct {
		name    string
		m       analyse.Metric
		bind    string
		limit   float64
		atLeast bool
		want    analyse.Word
		bound   float64 // NaN: none
	}{
		{"least, at the estimate", m, bindEstimate, 0.7, true, analyse.Pass, 0.7},
		{"least, over the estimate", m, bindEstimate, 0.71, true, analyse.Fail, 0.7},
		{"most, at the estimate", m, bindEstimate, 0.7, false, analyse.Pass, 0.7},
		{"most, under the estimate", m, bindEstimate, 0.69, false, analyse.Fail, 0.7},

		{"least for sure", m, bindLower, 0.6, true, analyse.Pass, 0.6},
		{"least, not for sure", m, bindLower, 0.61, true, analyse.Undecidable, 0.6},
		{"least, at the far end", m, bindLower, 0.8, true, analyse.Undecidable, 0.6},
		{"less for sure", m, bindLower, 0.81, true, analyse.Fail, 0.6},
		{"most for sure", m, bindUpper, 0.8, false, analyse.Pass, 0.8},
		{"most, not for sure", m, bindUpper, 0.79, false, analyse.Undecidable, 0.8},
		{"most, at the far end", m, bindUpper, 0.6, false, analyse.Undecidable, 0.8},
		{"more for sure", m, bindUpper, 0.59, false, analyse.Fail, 0.8},

		{"not shown to be less", m, bindUpper, 0.8, true, analyse.Pass, 0.8},
		{"shown to be less", m, bindUpper, 0.81, true, analyse.Fail, 0.8},
		{"not shown to be more", m, bindLower, 0.6, false, analyse.Pass, 0.6},
		{"shown to be more", m, bindLower, 0.59, false, analyse.Fail, 0.6},

		{"no far end", open, bindLower, 0.6, true, analyse.Pass, 0.6},
		{"no far end, cannot fail", open, bindLower, 5, true, analyse.Undecidable, 0.6},
		{"no near end", open, bindUpper, 0.9, false, analyse.Undecidable, math.NaN()},
		{"no end to bind on", open, bindUpper, 0.1, true, analyse.Undecidable, math.NaN()},
		{"no interval", bare, bindLower, 0.1, true, analyse.Undecidable, math.NaN()},
		{"no estimate", analyse.Metric{Name: "x", Denominator: 30}, bindEstimate, 0.1, true, analyse.Undecidable, math.NaN()},
		{"no limit", m, bindEstimate, math.NaN(), true, analyse.Fail, 0.7},
	} {
		w, b := decideWord(c.bind, c.m, c.limit, c.atLeast)
		if w != c.want || (b == nil) != math.IsNaN(c.bound) || b != nil && *b != c.bound {
			t.Errorf("%s: %s on %v, want %s on %v", c.name, w, b, c.want, c.bound)
		}
		if why := explainWord(c.bind, quantity{Metric: c.m}, c.limit, c.atLeast, w, b); why == "" || strings.Contains(why, "%!") {
			t.Errorf("%s: %q", c.name, why)
		}
	}
}

var words = map[analyse.Word]int{analyse.Fail: 0, analyse.Undecidable: 1, analyse.Pass: 2}

// TestDecideMonotone: a greater figure never does worse under a least value, nor
// a smaller one under a greatest value, and both sides are mirror images.
func TestDecideMonotone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		num := rapid.Float64Range(-2, 2)
		est := num.Draw(t, "estimate")
		low, high := est-rapid.Float64Range(0, 1).Draw(t, "below"), est+rapid.Float64Range(0, 1).Draw(t, "above")
		up := rapid.Float64Range(0, 2).Draw(t, "up")
		limit, bind := num.Draw(t, "limit"), rapid.SampledFrom([]string{bindEstimate, bindLower, bindUpper}).Draw(t, "bind")
		m, more := figure(est, low, high), figure(est+up, low+up, high+up)
		switch rapid.IntRange(0, 2).Draw(t, "open") {
		case 1:
			m.Low, more.Low = nil, nil
		case 2:
			m.High, more.High = nil, nil
		}
		was, _ := decideWord(bind, m, limit, true)
		is, _ := decideWord(bind, more, limit, true)
		if words[is] < words[was] {
			t.Fatalf("least: %s at %v, %s at %v", was, est, is, est+up)
		}
		was, _ = decideWord(bind, more, limit, false)
		is, _ = decideWord(bind, m, limit, false)
		if words[is] < words[was] {
			t.Fatalf("most: %s at %v, %s at %v", was, est+up, is, est)
		}
		mirror := m
		mirror.Value, mirror.Low, mirror.High = negative(m.Value), negative(m.High), negative(m.Low)
		other := map[string]string{bindEstimate: bindEstimate, bindLower: bindUpper, bindUpper: bindLower}[bind]
		a, _ := decideWord(bind, m, limit, true)
		b, _ := decideWord(other, mirror, -limit, false)
		if a != b {
			t.Fatalf("%s, mirrored %s", a, b)
		}
	})
}

func negative(v *float64) *float64 {
	if v == nil {
		return nil
	}
	return new(-*v)
}

// TestNormalAlarm holds values of the normal distribution function (R, pnorm).
func TestNormalAlarm(t *testing.T) {
	se := 0.1
	m := figure(0.2, 0.2-z*se, 0.2+z*se)
	ratio := analyse.Metric{Name: "r", Value: new(0.8), Low: new(0.8 * math.Exp(-z*0.2)), High: new(0.8 * math.Exp(z*0.2)), Denominator: 9}
	change := ratio
	change.Value, change.Low, change.High = new(*ratio.Value-1), new(*ratio.Low-1), new(*ratio.High-1)
	for _, c := range []struct {
		name    string
		q       quantity
		bind    string
		limit   float64
		atLeast bool
		want    float64
	}{
		{"one standard error away", quantity{Metric: m}, bindEstimate, 0.1, true, 0.15865525393145707},
		{"mirrored", quantity{Metric: m}, bindEstimate, 0.3, false, 0.15865525393145707},
		{"at the estimate", quantity{Metric: m}, bindEstimate, 0.2, true, 0.5},
		{"whole interval", quantity{Metric: m}, bindLower, 0.2, true, 0.025},
		{"far end", quantity{Metric: m}, bindUpper, 0.1, true, 0.0015383750428850085}, // pnorm(-1 - qnorm(.975))
		{"a ratio, log scale", quantity{Metric: ratio, log: true}, bindEstimate, 0.8 * math.Exp(0.2), false, 0.15865525393145707},
		{"a relative change", quantity{Metric: change, log: true, shift: 1}, bindEstimate, 0.8*math.Exp(0.2) - 1, false, 0.15865525393145707},
	} {
		got, method := falseAlarm(c.bind, c.q, c.limit, c.atLeast)
		if got == nil || math.Abs(*got-c.want) > 1e-12 || method != analyse.AlarmNormal {
			t.Errorf("%s: %v by %s, want %v", c.name, got, method, c.want)
		}
	}
	if p, _ := falseAlarm(bindEstimate, quantity{Metric: m}, 0.21, true); p != nil {
		t.Error("an alarm at an estimate out of bounds is not false")
	}
	flat := figure(0.2, 0.2, 0.2)
	if p, method := falseAlarm(bindEstimate, quantity{Metric: flat}, 0.1, true); p != nil || method != "" {
		t.Error("an interval without width says nothing of scatter")
	}
}

// TestNeeded: with so many trials, the interval leaves the bound out, and with
// clearly fewer it does not.
func TestNeeded(t *testing.T) {
	for _, c := range []struct {
		k, n  int
		limit float64
	}{{21, 23, 0.80}, {23, 23, 0.90}, {9, 30, 0.35}, {70, 100, 0.75}, {1, 50, 0.05}} {
		q := quantity{Metric: wilsonRate(c.k, c.n), exact: true}
		n := neededSize(q, c.limit)
		if n <= c.n {
			t.Errorf("%+v: %d", c, n)
			continue
		}
		out := func(times int) bool { // the same share of times as many trials
			iv := stat.Proportion(c.k*times, c.n*times, analyse.Level)
			return *iv.Low > c.limit || *iv.High < c.limit
		}
		if up := n/c.n + 1; !out(up) || n/c.n >= 1 && out(n/c.n) {
			t.Errorf("%+v: about %d, but the interval does not change sides there", c, n)
		}
	}
	// Any other interval: four times as many for half the width.
	if n := neededSize(quantity{Metric: figure(0.1, -0.1, 0.3)}, 0); n != 120 {
		t.Errorf("%d, want 120", n)
	}
	for name, q := range map[string]quantity{
		"at the limit": {Metric: figure(0.5, 0.4, 0.6)},
		"far off":      {Metric: figure(0.501, 0.4, 0.6)},
		"no interval":  {Metric: analyse.Metric{Value: new(0.4), Denominator: 4}},
		"outside":      {Metric: figure(0.9, 0.8, 1)},
	} {
		if n := neededSize(q, 0.5); n != 0 {
			t.Errorf("%s: %d", name, n)
		}
	}
}

// TestPAlarm: a p value at its bound fails half of all runs; one of 0.005 fails
// a two-sided bound of 0.05 in pnorm(qnorm(0.975) - qnorm(0.9975)) of them.
func TestPAlarm(t *testing.T) {
	for _, c := range []struct {
		p, limit          float64
		atLeast, oneSided bool
		want, tolerance   float64
	}{
		{0.05, 0.05, false, false, 0.5, 1e-12},
		{0.005, 0.05, false, false, 0.1984781130136959, 1e-12},
		{0.005, 0.05, false, true, 0.1759330731542758, 1e-12},
		{0.5, 0.05, true, false, 0.10352694680362508, 1e-12},
		{0, 0.05, false, false, 0, 0},
	} {
		if got, _ := pAlarm(c.p, c.limit, c.atLeast, c.oneSided); got == nil || math.Abs(*got-c.want) > c.tolerance {
			t.Errorf("%+v: %v", c, *got)
		}
	}
	for _, limit := range []float64{-76.5, 2.5} { // no p value is there
		if got, method := pAlarm(0.5, limit, true, false); got != nil || method != "" {
			t.Errorf("limit %v: %v by %q", limit, *got, method)
		}
	}
}

func TestWorst(t *testing.T) {
	rule := func(of string, w analyse.Word) result {
		return result{analyse.Rule{Rule: suite.Rule{Name: "r"}, Of: of, Verdict: w, Why: "because"}}
	}
	for _, c := range []struct {
		in   []result
		want analyse.Word
		why  string
	}{
		{[]result{rule("a", analyse.Pass)}, analyse.Pass, "because"},
		{[]result{rule("a", analyse.Pass), rule("b", analyse.Pass)}, analyse.Pass, "a: because"},
		{[]result{rule("a", analyse.Pass), rule("b", analyse.RuleSkipped)}, analyse.RuleSkipped, "b: because (1 of 2)"},
		{[]result{rule("a", analyse.RuleSkipped), rule("b", analyse.Undecidable), rule("c", analyse.Pass)}, analyse.Undecidable, "b: because (1 of 3)"},
		{[]result{rule("a", analyse.Undecidable), rule("b", analyse.Fail), rule("c", analyse.Fail)}, analyse.Fail, "b: because (2 of 3)"},
	} {
		if got := worstResult(c.in); got.Verdict != c.want || got.Why != c.why {
			t.Errorf("%s: %q, want %s: %q", got.Verdict, got.Why, c.want, c.why)
		}
	}
}

func TestFloorChange(t *testing.T) {
	for _, c := range []struct {
		was, is float64
		want    analyse.Word
	}{
		{100, 119, analyse.Pass}, // over the floor, under the share
		{100, 121, analyse.Fail}, // over both
		{40, 49, analyse.Pass},   // over the share, under the floor
		{40, 50, analyse.Fail},   // the floor itself is over it
		{100, 60, analyse.Pass},  // a fall
		{0, 9, analyse.Pass}, {0, 10, analyse.Fail}, {-5, 6, analyse.Fail}, {0, 0, analyse.Pass},
	} {
		arm := &analyse.Arm{ID: "a/b", Tally: analyse.Tally{Metrics: []analyse.Metric{{Name: "m", Value: &c.is, Denominator: 3, Unit: "tokens"}}}}
		base := &baseline.Baseline{Arms: []baseline.Arm{{ID: "a/b", Metrics: []analyse.Metric{{Name: "m", Value: &c.was, Denominator: 3, Unit: "tokens"}}}}}
		rule := newResult(suite.Rule{Metric: "m", MaxRise: new(0.2), FloorChange: new(10.0)}, "")
		q, _, why := changeOfArm(rule.Rule.Rule, arm, base, common{}, false)
		if why != "" {
			t.Fatal(why)
		}
		rule.holdTo(q)
		rule.floorChange(q)
		if rule.Verdict != c.want {
			t.Errorf("%g → %g: %s (%s), want %s", c.was, c.is, rule.Verdict, rule.Why, c.want)
		}
	}
}
