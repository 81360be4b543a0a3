// Package chart draws figures as inline SVG: pure functions from values to text.
//
// # How a picture fits its place
//
// A picture is as wide as its container. Across, all places are per cent of that width;
// up and down they are pixels. So a dot stays round and a number keeps its size at any
// width, without a script and without a viewBox. A page puts most labels into the cells
// of a table around the pictures, where they wrap, can be selected and are read aloud.
//
// # What never happens
//
// Values that are nil, NaN or infinite are not drawn, and values beyond a scale is
// drawn as an arrow at its end: no coordinate is outside of the box.
//
// # Colour
//
// Pictures have classes and presentation attributes, no style attributes, which a
// Content-Security-Policy would refuse. Everything is drawn in currentColor; a class
// such as c-pass sets the colour. Nothing is shown by colour alone: title and
// description of a picture, and the table next to it, have its values.
package chart

import (
	"fmt"
	"html"
	"math"
	"strconv"
	"strings"
)

// Finite returns the value of v, false if it has none that can be drawn.
func Finite(v *float64) (float64, bool) {
	if v == nil || math.IsNaN(*v) || math.IsInf(*v, 0) {
		return 0, false
	}
	return *v, true
}

// finiteEnds returns both ends of a range in ascending order. ok is false unless both
// are finite.
func finiteEnds(a, b *float64) (low, high float64, ok bool) {
	x, okX := Finite(a)
	y, okY := Finite(b)
	return min(x, y), max(x, y), okX && okY
}

// Scale maps values to places across a picture: Low at its left end and High at its
// right. On a logarithmic scale both are above 0.
type Scale struct {
	Low, High float64
	Log       bool
}

// ScaleAround returns a linear scale that has all values in it, with a little room on
// both sides; it ignores values that are nil or not finite.
func ScaleAround(values ...*float64) Scale {
	low, high, some := math.Inf(1), math.Inf(-1), false
	for _, p := range values {
		if v, ok := Finite(p); ok {
			low, high, some = min(low, v), max(high, v), true
		}
	}
	if !some {
		return Scale{Low: 0, High: 1}
	}
	room := (high/2 - low/2) * 2 * 0.08
	if room <= 0 || math.IsInf(room, 0) {
		// All are equal: half as much on both sides.
		if room = math.Abs(high) * 0.5; room == 0 {
			room = 0.5
		}
	}
	s := Scale{Low: low - room, High: high + room}
	if low >= 0 && s.Low < 0 {
		s.Low = 0
	}
	return s.repaired()
}

// LogScaleAround returns a logarithmic scale that has all values above 0 in it, no
// narrower than a factor of least from end to end.
func LogScaleAround(least float64, values ...*float64) Scale {
	low, high, some := math.Inf(1), math.Inf(-1), false
	for _, p := range values {
		if v, ok := Finite(p); ok && v > 0 {
			low, high, some = min(low, math.Log(v)), max(high, math.Log(v)), true
		}
	}
	if !some {
		low, high = 0, 0
	}
	want := math.Log(least)
	if !(want > 0 && want < 100) {
		want = math.Log(2)
	}
	if lack := want - (high - low); lack > 0 {
		low, high = low-lack/2, high+lack/2
	}
	room := (high - low) * 0.08
	const most = 700 // e to this is near the largest number
	return Scale{Low: math.Exp(max(-most, low-room)), High: math.Exp(min(most, high+room)), Log: true}.repaired()
}

// repaired returns a usable scale in place of an empty one.
func (s Scale) repaired() Scale {
	bad := func(v float64) bool { return !isFinite(&v) }
	if bad(s.Low) {
		s.Low = 0
	}
	if bad(s.High) {
		s.High = s.Low + 1
	}
	if s.Log && s.Low <= 0 {
		s.Log = false
	}
	if s.High <= s.Low {
		s.High = math.Nextafter(s.Low, math.Inf(1)) + max(1, math.Abs(s.Low)*1e-9)
	}
	if bad(s.High) {
		return Scale{Low: 0, High: 1}
	}
	return s
}

// position returns the place of v in per cent of the width, within 0 and 100, and −1 or
// 1 where v lies beyond an end.
func (s Scale) position(v float64) (place float64, beyond int) {
	low, high := s.Low, s.High
	switch {
	case s.Log && v <= 0:
		return 0, -1
	case s.Log:
		low, high, v = math.Log(low), math.Log(high), math.Log(v)
	}
	// Halves, since the difference of two large numbers may overflow.
	place = 100 * ((v/2 - low/2) / (high/2 - low/2))
	const hair = 1e-9
	switch {
	case math.IsNaN(place):
		return 50, 0
	case place < -hair:
		return 0, -1
	case place > 100+hair:
		return 100, 1
	}
	return min(100, max(0, place)), 0
}

// Ticks returns up to about n round values on the scale.
func (s Scale) Ticks(n int) []float64 {
	s = s.repaired()
	if n < 1 {
		return nil
	}
	if s.Log {
		return s.logTicks(n)
	}
	span := s.High - s.Low
	if math.IsInf(span, 0) {
		return nil
	}
	raw := span / float64(n)
	unit := math.Pow(10, math.Floor(math.Log10(raw)))
	step := unit
	for _, m := range []float64{1, 2, 2.5, 5, 10} {
		if step = unit * m; step >= raw*0.999 {
			break
		}
	}
	if !(step > 0) || math.IsInf(step, 0) {
		return nil
	}
	var out []float64
	first := math.Ceil(s.Low/step - 1e-9)
	for i := range 3 * n {
		v := (first + float64(i)) * step
		if v > s.High+step*1e-9 {
			break
		}
		if math.IsNaN(v) || math.IsInf(v, 0) { // near the ends of the range of floats
			continue
		}
		if v == 0 {
			v = 0 // not −0
		}
		out = append(out, v)
	}
	return out
}

// logTicks are powers of ten, with 2 and 5 times them, or 1.1 steps, where there is room.
func (s Scale) logTicks(n int) []float64 {
	decades := math.Log10(s.High) - math.Log10(s.Low)
	for _, in := range [][]float64{{1, 1.1, 1.2, 1.3, 1.5, 1.7, 2, 2.5, 3, 4, 5, 6, 7, 8, 9}, {1, 1.25, 1.5, 2, 3, 4, 5, 7}, {1, 1.5, 2, 3, 5, 7}, {1, 2, 5}, {1, 3}, {1}} {
		if decades*float64(len(in)) > float64(n)+1 && len(in) > 1 {
			continue
		}
		var out []float64
		every := max(1, int(math.Ceil(decades/float64(n))))
		for e := int(math.Floor(math.Log10(s.Low))); float64(e) <= math.Log10(s.High); e++ {
			if len(in) == 1 && e%every != 0 {
				continue
			}
			for _, m := range in {
				v := m * math.Pow(10, float64(e))
				// A factor is read against 1: a factor near it has its round
				// counterpart below.
				if v >= s.Low*(1-1e-9) && v <= s.High*(1+1e-9) && !math.IsInf(v, 0) {
					out = append(out, v)
				}
			}
		}
		return out
	}
	return nil
}

// picture collects the parts of an SVG.
type picture struct {
	b      strings.Builder
	height float64
}

// newPicture opens a picture of the given height. Screen readers read its title and
// description.
func newPicture(class, title, desc string, height float64) *picture {
	p := &picture{height: height}
	fmt.Fprintf(&p.b, `<svg class="c %s" role="img" width="100%%" height="%s" focusable="false"><title>%s</title>`, class, formatPixels(height), escapeText(title))
	if desc != "" {
		fmt.Fprintf(&p.b, `<desc>%s</desc>`, escapeText(desc))
	}
	return p
}

func (p *picture) closeSVG() string {
	p.b.WriteString("</svg>")
	return p.b.String()
}

// drawLine draws a line; x in per cent, y in pixels.
func (p *picture) drawLine(class string, x1, y1, x2, y2 float64) {
	fmt.Fprintf(&p.b, `<line class="%s" x1="%s" y1="%s" x2="%s" y2="%s" stroke="currentColor"/>`, class, formatPercent(x1), formatPixels(y1), formatPercent(x2), formatPixels(y2))
}

// drawRect draws a filled rectangle.
func (p *picture) drawRect(class string, x, y, width, height float64) {
	fmt.Fprintf(&p.b, `<rect class="%s" x="%s" y="%s" width="%s" height="%s" fill="currentColor"/>`, class, formatPercent(x), formatPixels(y), formatPercent(max(0, min(width, 100-x))), formatPixels(height))
}

func (p *picture) drawDot(class string, x, y, r float64) {
	fmt.Fprintf(&p.b, `<circle class="%s" cx="%s" cy="%s" r="%s" fill="currentColor"/>`, class, formatPercent(x), formatPixels(y), formatPixels(r))
}

// drawLabel writes a text at x; anchor is start, middle or end.
func (p *picture) drawLabel(class string, x, y float64, anchor, s string) {
	fmt.Fprintf(&p.b, `<text class="%s" x="%s" y="%s" text-anchor="%s" fill="currentColor">%s</text>`, class, formatPercent(x), formatPixels(y), anchor, escapeText(s))
}

// drawArrow draws the head of an arrow at an end of the picture: −1 left, 1 right.
func (p *picture) drawArrow(class string, side int, y float64) {
	x, d := 0.0, "M5,0L0,4L5,8"
	if side > 0 {
		x, d = 100, "M-5,0L0,4L-5,8"
	}
	fmt.Fprintf(&p.b, `<svg x="%s" y="%s" overflow="visible"><path class="%s" d="%s" fill="none" stroke="currentColor"/></svg>`, formatPercent(x), formatPixels(y-4), class, d)
}

// formatPercent writes a place in per cent, kept within the box.
func formatPercent(v float64) string { return formatPixels(min(100, max(0, v))) + "%" }

// formatPixels writes a length or place in pixels.
func formatPixels(v float64) string {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		v = 0
	}
	s := strconv.FormatFloat(v, 'f', 2, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}

// escapeText makes s fit for an element of SVG. Hostile characters beyond its markup,
// such as characters that change the direction of writing, callers have cleaned.
func escapeText(s string) string { return html.EscapeString(s) }
