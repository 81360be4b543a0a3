package chart

import (
	"fmt"
	"math"
	"strings"
)

// Fourfold is a table of pairs as a picture: four squares that meet in the middle, each
// with an area proportional to its count. The two in which the sides differ are the
// evidence of a comparison.
type Fourfold struct {
	Title, Desc string
	Cells       [4]Cell // both, treatment only, control only, neither
	// Rows and Columns head the rows and columns.
	Rows, Columns [2]string
}

// Cell is one count of a fourfold picture, with the place to which it leads.
type Cell struct {
	N     int
	Name  string // such as "treatment only"
	Href  string
	Class string // c-both, c-treatment, c-control or c-neither
}

const (
	foldCell = 132.0 // a cell is a square of so many pixels
	foldTop  = 20.0
	foldLeft = 20.0
	foldGap  = 3.0
)

// Draw draws the picture. It is the only one of a fixed width: 288 pixels.
func (f Fourfold) Draw() string {
	width, height := foldLeft+2*foldCell+foldGap, foldTop+2*foldCell+foldGap
	most := 0
	for _, c := range f.Cells {
		most = max(most, c.N)
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg class="c c-fold" role="group" viewBox="0 0 %s %s" width="%s" height="%s"><title>%s</title><desc>%s</desc>`,
		formatPixels(width), formatPixels(height), formatPixels(width), formatPixels(height), escapeText(f.Title), escapeText(f.Desc))
	for i, name := range f.Columns {
		fmt.Fprintf(&b, `<text class="c-tick" x="%s" y="13" text-anchor="middle" fill="currentColor">%s</text>`, formatPixels(foldLeft+foldCell/2+float64(i)*(foldCell+foldGap)), escapeText(name))
	}
	for i, name := range f.Rows {
		y := foldTop + foldCell/2 + float64(i)*(foldCell+foldGap)
		fmt.Fprintf(&b, `<text class="c-tick" x="13" y="%s" text-anchor="middle" transform="rotate(-90 13 %s)" fill="currentColor">%s</text>`, formatPixels(y), formatPixels(y), escapeText(name))
	}
	// Places: both top left, treatment only below it (the control fails), control only
	// top right, neither below.
	for i, c := range f.Cells {
		col, row := float64(i/2), float64(i%2)
		x, y := foldLeft+col*(foldCell+foldGap), foldTop+row*(foldCell+foldGap)
		fmt.Fprintf(&b, `<a href="%s" class="c-cell %s"><rect class="c-ground" x="%s" y="%s" width="%s" height="%s" fill="none"/>`,
			escapeText(c.Href), c.Class, formatPixels(x), formatPixels(y), formatPixels(foldCell), formatPixels(foldCell))
		if c.N > 0 {
			side := max(5, foldCell*math.Sqrt(float64(c.N)/float64(most)))
			sx, sy := x+foldCell-side, y+foldCell-side
			if col == 1 {
				sx = x
			}
			if row == 1 {
				sy = y
			}
			fmt.Fprintf(&b, `<rect class="c-area" x="%s" y="%s" width="%s" height="%s" fill="currentColor"/>`, formatPixels(sx), formatPixels(sy), formatPixels(side), formatPixels(side))
		}
		// Words stand in the outer corner, where a small square leaves room.
		tx, anchor := x+10, "start"
		if col == 1 {
			tx, anchor = x+foldCell-10, "end"
		}
		ty, under := y+36, y+54
		if row == 1 {
			ty, under = y+foldCell-28, y+foldCell-10
		}
		fmt.Fprintf(&b, `<text class="c-big" x="%s" y="%s" text-anchor="%s" fill="currentColor">%d</text> `, formatPixels(tx), formatPixels(ty), anchor, c.N)
		fmt.Fprintf(&b, `<text class="c-name" x="%s" y="%s" text-anchor="%s" fill="currentColor">%s</text></a>`, formatPixels(tx), formatPixels(under), anchor, escapeText(c.Name))
	}
	b.WriteString("</svg>")
	return b.String()
}
