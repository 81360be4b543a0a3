package taskcheck

import (
	"math"
	"testing"
)

// TestScoreHold checks that a figure clearly fails up to a third of the way from chance
// to the gate.
func TestScoreHold(t *testing.T) {
	v := func(x float64) *float64 { return &x }
	for _, c := range []struct {
		name          string
		least, most   *float64
		value, chance *float64
		bar           float64
		clear, passes bool
	}{
		{"at the bar", v(0.7), nil, v(0.3), v(0.1), 0.3, true, false},
		{"above it", v(0.7), nil, v(0.31), v(0.1), 0.3, false, false},
		{"at the gate", v(0.7), nil, v(0.7), v(0.1), 0.3, false, true},
		{"no chance", v(0.6), nil, v(0.2), nil, 0.2, true, false},
		{"chance passes", v(0.3), nil, v(0.1), v(0.5), 0.1, true, false},
		{"at most", nil, v(0.3), v(0.5), v(0.6), 0.5, true, false},
		{"at most, near", nil, v(0.3), v(0.4), v(0.6), 0.5, false, false},
		{"at most, passes", nil, v(0.3), v(0.0), v(0.6), 0.5, false, true},
		{"at most, no chance", nil, v(0.4), v(0.8), nil, 0.8, true, false},
		{"no value", v(0.7), nil, nil, nil, 0.7 / 3, true, false},
		{"no rate", nil, v(100), v(101), nil, 100, true, false},
		{"between, above", v(0.2), v(0.4), v(0.9), nil, 0.8, true, false},
		{"between", v(0.2), v(0.4), v(0.3), nil, 0.2 / 3, false, true},
	} {
		s := Score{Min: c.least, Max: c.most, Value: c.value}
		s.setBar(c.chance)
		if math.Abs(s.Bar-c.bar) > 1e-9 || s.Clear != c.clear || s.Passes != c.passes {
			t.Errorf("%s: bar %v, clear %v, passes %v; want %v, %v, %v", c.name, s.Bar, s.Clear, s.Passes, c.bar, c.clear, c.passes)
		}
	}
}
