package chart

import (
	"math"
	"slices"
)

// Spread is the values of one arm on a scale: few as dots, many as the heights of
// bins, with the median and the range from p10 to p90 below.
type Spread struct {
	Title, Desc      string
	Scale            Scale
	Values           []float64
	Median, P10, P90 *float64
	// Most is the greatest count of a bin among the arms that are compared, so that
	// they have one scale; 0 takes the arm's own.
	Most int
}

// Bins is how many bins a spread has, and FewValues how many values are still
// drawn as dots.
const (
	Bins      = 40
	FewValues = 60
)

// CountBins puts values into the bins of the scale; a value beyond an end is in the bin
// at that end, one that is not finite in none.
func (s Scale) CountBins(values []float64) []int {
	s = s.repaired()
	out := make([]int, Bins)
	for _, v := range values {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			continue
		}
		x, _ := s.position(v)
		out[min(Bins-1, int(x*Bins/100))]++
	}
	return out
}

// Draw draws the spread.
func (s Spread) Draw() string {
	const height, base = 52.0, 38.0
	scale := s.Scale.repaired()
	p := newPicture("c-spread ", s.Title, s.Desc, height)
	p.drawLine("c-base", 0, base, 100, base)
	if len(s.Values) <= FewValues {
		// Dots of one place stand upon each other.
		for i, n := range scale.CountBins(s.Values) {
			for j := range n {
				step := min(7, (base-6)/float64(max(1, n)))
				p.drawDot("c-value", (float64(i)+0.5)*100/Bins, base-5-float64(j)*step, 3)
			}
		}
	} else {
		counts := scale.CountBins(s.Values)
		most := max(s.Most, slices.Max(counts))
		for i, n := range counts {
			if n > 0 {
				h := max(1, (base-4)*float64(n)/float64(most))
				p.drawRect("c-bin", float64(i)*100/Bins+0.15, base-h, 100.0/Bins-0.3, h)
			}
		}
	}
	if low, high, ok := finiteEnds(s.P10, s.P90); ok {
		a, _ := scale.position(low)
		b, _ := scale.position(high)
		p.drawLine("c-range", a, base+8, b, base+8)
	}
	if m, ok := Finite(s.Median); ok {
		x, _ := scale.position(m)
		p.drawDot("c-median", x, base+8, 4)
		p.drawLine("c-median", x, base, x, base+8)
	}
	return p.closeSVG()
}
