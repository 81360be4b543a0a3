package chart

import "fmt"

// Segment is a part of a stacked bar.
type Segment struct {
	N     int
	Name  string
	Class string // c-pass, c-fail, c-unknown, c-void, c-skip or c-wait
}

// DrawStack draws counts side by side in one bar, each as wide as its share. Parts
// above 0 are wide enough to be seen; the others give way.
func DrawStack(title, desc string, parts []Segment) string {
	const height, least = 30.0, 0.6
	p := newPicture("c-stack", title, desc, height)
	total := 0
	for _, s := range parts {
		total += max(0, s.N)
	}
	if total == 0 {
		p.drawRect("c-none", 0, 0, 100, height)
		return p.closeSVG()
	}
	room, rest := 100.0, float64(total)
	for _, s := range parts { // parts that are too small get the least width, outside the share
		if s.N > 0 && 100*float64(s.N)/float64(total) < least {
			room, rest = room-least, rest-float64(s.N)
		}
	}
	x := 0.0
	for _, s := range parts {
		if s.N <= 0 {
			continue
		}
		width := least
		if 100*float64(s.N)/float64(total) >= least {
			width = room * float64(s.N) / rest
		}
		fmt.Fprintf(&p.b, `<g class="%s"><title>%s</title>`, s.Class, escapeText(fmt.Sprintf("%d %s", s.N, s.Name)))
		p.drawRect("c-part", x, 0, width, height)
		// Void and unknown are hatched, so that they can be seen without colour.
		switch s.Class {
		case "c-void", "c-unknown", "c-wait":
			p.hatchPart(x, min(width, 100-x), height)
		}
		if width >= 8 {
			p.drawLabel("c-inside", min(100, x+width/2), height/2+5, "middle", fmt.Sprint(s.N))
		}
		if x > 0 {
			p.drawLine("c-gap", x, 0, x, height)
		}
		p.b.WriteString("</g>")
		x = min(100, x+width)
	}
	return p.closeSVG()
}

// hatchPart draws lines across a part, clipped by its box.
func (p *picture) hatchPart(x, width, height float64) {
	fmt.Fprintf(&p.b, `<svg x="%s" y="0" width="%s" height="%s">`, formatPercent(x), formatPercent(width), formatPixels(height))
	n := int(max(1, min(40, width*1.2)))
	for i := range n {
		at := 100 * (float64(i) + 0.5) / float64(n)
		fmt.Fprintf(&p.b, `<line class="c-hatch" x1="%s" y1="%s" x2="%s" y2="0" stroke="currentColor"/>`, formatPercent(at), formatPixels(height), formatPercent(min(100, at+50/float64(n))))
	}
	p.b.WriteString("</svg>")
}

// DrawShare draws a bar for k of n; other is the hatched number of unknown ones.
func DrawShare(title, class string, k, other, n int) string {
	const height = 12.0
	p := newPicture("c-share "+class, title, "", height)
	p.drawRect("c-track", 0, 0, 100, height)
	if n > 0 {
		of := func(v int) float64 { return 100 * float64(min(n, max(0, v))) / float64(n) }
		if k > 0 {
			p.drawRect("c-part", 0, 0, max(0.8, of(k)), height)
		}
		if other > 0 {
			x := min(99, of(k))
			fmt.Fprint(&p.b, `<g class="c-unknown">`)
			p.drawRect("c-part", x, 0, max(0.8, of(other)), height)
			p.hatchPart(x, min(max(0.8, of(other)), 100-x), height)
			p.b.WriteString(`</g>`)
		}
	}
	return p.closeSVG()
}
