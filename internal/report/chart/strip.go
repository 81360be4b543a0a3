package chart

import "math"

// Strip is an estimate with its interval on a line: one row of a chart whose labels and
// numbers are in the cells of a table.
type Strip struct {
	Title, Desc string
	Scale       Scale
	Class       string // tone, such as c-pass; "" is ink

	Estimate, Low, High *float64
	// Open makes a nil end unbounded; else a nil end is not drawn.
	Open bool
	// Fine is a second estimate with its interval below the first, fainter.
	Fine *Span
	// Bounds is the least and greatest that missing data allow, fainter still.
	Bounds *Span
	Refs   []Ref
	Zone   *Span // tinted, such as the values that keep a rule; nil ends are the ends of the scale
	Big    bool  // of more height
}

// Span is an estimate with two ends, each of which may be nil.
type Span struct{ Estimate, Low, High *float64 }

// Ref is a value that is drawn as a line across: class c-zero, c-bound, c-margin or c-grid.
type Ref struct {
	At    float64
	Class string
}

// Draw draws the strip.
func (s Strip) Draw() string {
	height := 22.0
	if s.Big {
		height = 40
	}
	if s.Fine != nil {
		height += 8
	}
	scale := s.Scale.repaired()
	p := newPicture("c-strip "+s.Class, s.Title, s.Desc, height)
	if z := s.Zone; z != nil {
		from, to := 0.0, 100.0
		if v, ok := Finite(z.Low); ok {
			from, _ = scale.position(v)
		}
		if v, ok := Finite(z.High); ok {
			to, _ = scale.position(v)
		}
		if to > from {
			p.drawRect("c-zone", from, 0, to-from, height)
		}
	}
	for _, r := range s.Refs {
		if v, ok := Finite(&r.At); ok {
			if x, beyond := scale.position(v); beyond == 0 {
				p.drawLine(r.Class, x, 0, x, height)
			}
		}
	}
	y := height / 2
	if s.Fine != nil {
		y -= 4
	}
	if b := s.Bounds; b != nil {
		s.drawSpan(p, scale, *b, y, "c-bounds", false)
	}
	s.drawSpan(p, scale, Span{s.Estimate, s.Low, s.High}, y, "c-whisker", s.Open)
	r := 4.0
	if s.Big {
		r = 6
	}
	if v, ok := Finite(s.Estimate); ok {
		x, beyond := scale.position(v)
		switch {
		case beyond != 0:
			p.drawArrow("c-whisker", beyond, y)
		case !isFinite(s.Low) && !isFinite(s.High):
			p.drawDot("c-hollow", x, y, r)
		default:
			p.drawDot("c-dot", x, y, r)
		}
	}
	if f := s.Fine; f != nil {
		s.drawSpan(p, scale, *f, y+10, "c-fine", s.Open)
		if v, ok := Finite(f.Estimate); ok {
			if x, beyond := scale.position(v); beyond == 0 {
				p.drawDot("c-fine", x, y+10, 2.5)
			}
		}
	}
	return p.closeSVG()
}

func isFinite(v *float64) bool {
	_, ok := Finite(v)
	return ok
}

// drawSpan draws the line from end to end, with caps, and arrows where it goes on.
func (Strip) drawSpan(p *picture, scale Scale, s Span, y float64, class string, open bool) {
	low, okLow := Finite(s.Low)
	high, okHigh := Finite(s.High)
	if !okLow && !okHigh || !open && (!okLow || !okHigh) {
		return
	}
	if okLow && okHigh && low > high {
		low, high = high, low
	}
	x1, before, x2, after := 0.0, -1, 100.0, 1
	if okLow {
		x1, before = scale.position(low)
	}
	if okHigh {
		x2, after = scale.position(high)
	}
	p.drawLine(class, x1, y, x2, y)
	for _, end := range []struct {
		x      float64
		beyond int
	}{{x1, before}, {x2, after}} {
		if end.beyond != 0 {
			p.drawArrow(class, end.beyond, y)
		} else {
			p.drawLine(class, end.x, y-4, end.x, y+4)
		}
	}
}

// DrawAxis writes round values of a scale, for the head of a column of strips.
func DrawAxis(s Scale, n int, write func(float64) string) string {
	s = s.repaired()
	p := newPicture("c-axis", "Scale", "", 16)
	last := math.Inf(-1)
	for _, v := range s.Ticks(n) {
		x, beyond := s.position(v)
		if beyond != 0 || x-last < 100/float64(n)/2.5 {
			continue
		}
		last = x
		p.drawLabel("c-tick", x, 11, "middle", write(v))
		p.drawLine("c-grid", x, 13, x, 16)
	}
	return p.closeSVG()
}

// GridRefs returns the ticks of a scale as references.
func GridRefs(s Scale, n int) []Ref {
	var out []Ref
	for _, v := range s.Ticks(n) {
		out = append(out, Ref{v, "c-grid"})
	}
	return out
}
