package chart

import (
	"cmp"
	"fmt"
	"slices"
)

// Point is one arm in a scatter. A nil X or Y leaves it out.
type Point struct {
	Name           string // shown to people who point at it
	Number         int    // shown in it, and in the table next to the picture
	X, XLow, XHigh *float64
	Y, YLow, YHigh *float64 // shares
	Hollow         bool     // its X is not of this run alone
}

// Scatter is shares against an amount, such as success against cost, with
// whiskers both ways, and the line of those points that no other beats.
type Scatter struct {
	Title, Desc string
	X           Scale
	WriteX      func(float64) string
	Points      []Point
}

const (
	scatterHeight = 300.0
	scatterTop    = 12.0
	scatterBottom = 28.0
)

// Draw draws the scatter. Its left end keeps room for the numbers of its scale.
func (s Scatter) Draw() string {
	scale := s.X.repaired()
	p := newPicture("c-scatter", s.Title, s.Desc, scatterHeight)
	yOf := func(v float64) float64 {
		return scatterTop + (1-min(1, max(0, v)))*(scatterHeight-scatterTop-scatterBottom)
	}
	const left, right = 9.0, 97.0 // per cent that the plot spans
	xOf := func(v float64) float64 {
		x, _ := scale.position(v)
		return left + x*(right-left)/100
	}
	for i := range 6 {
		v := float64(i) / 5
		p.drawLine("c-grid", left, yOf(v), right, yOf(v))
		p.drawLabel("c-tick", left-1.5, yOf(v)+4, "end", fmt.Sprintf("%d%%", i*20))
	}
	last := -100.0
	for _, v := range scale.Ticks(5) {
		x := xOf(v)
		if x-last < 12 {
			continue
		}
		last = x
		p.drawLine("c-grid", x, scatterTop, x, scatterHeight-scatterBottom+4)
		p.drawLabel("c-tick", x, scatterHeight-scatterBottom+18, "middle", s.WriteX(v))
	}
	best := ParetoFront(s.Points)
	for i := 1; i < len(best); i++ {
		a, b := s.Points[best[i-1]], s.Points[best[i]]
		p.drawLine("c-pareto", xOf(*a.X), yOf(*a.Y), xOf(*b.X), yOf(*b.Y))
	}
	for i, pt := range s.Points {
		x, okX := Finite(pt.X)
		y, okY := Finite(pt.Y)
		if !okX || !okY {
			continue
		}
		class := ""
		if slices.Contains(best, i) {
			class += " c-best"
		}
		if pt.Hollow {
			class += " c-borrowed"
		}
		fmt.Fprintf(&p.b, `<g class="c-point %s"><title>%s</title>`, class, escapeText(pt.Name))
		if low, high, ok := finiteEnds(pt.XLow, pt.XHigh); ok {
			p.drawLine("c-whisker", xOf(low), yOf(y), xOf(high), yOf(y))
		}
		if low, high, ok := finiteEnds(pt.YLow, pt.YHigh); ok {
			p.drawLine("c-whisker", xOf(x), yOf(low), xOf(x), yOf(high))
		}
		p.drawDot("c-dot", xOf(x), yOf(y), 10)
		p.drawLabel("c-number", xOf(x), yOf(y)+4, "middle", fmt.Sprint(pt.Number))
		p.b.WriteString("</g>")
	}
	return p.closeSVG()
}

// ParetoFront lists the points that no other beats, by X: none has both less or equal X
// and more or equal Y with one of the two better.
func ParetoFront(points []Point) []int {
	type at struct {
		i    int
		x, y float64
	}
	var all []at
	for i, p := range points {
		x, okX := Finite(p.X)
		y, okY := Finite(p.Y)
		if okX && okY {
			all = append(all, at{i, x, y})
		}
	}
	slices.SortFunc(all, func(a, b at) int { return cmp.Or(cmp.Compare(a.x, b.x), cmp.Compare(b.y, a.y), cmp.Compare(a.i, b.i)) })
	var out []int
	var last *at
	for _, p := range all {
		if last == nil || p.y > last.y || p.y == last.y && p.x == last.x {
			out, last = append(out, p.i), &p
		}
	}
	return out
}
