package answer

import (
	"fmt"
	"html"
	"io"
	"math"

	"github.com/mattn/go-runewidth"

	"github.com/assay-eval/assay/internal/section"
)

// colours of the right half of a badge.
var colours = map[section.Tone]string{section.Good: "#2e7d32", section.Bad: "#c62828", section.Caution: "#8a6100", section.Strong: "#455a64"}

// BadgeTexts returns the two halves of a badge: the suite, and the reply to its first
// question or, without a comparison, the success rate. Scripted answers are never green.
func (b *Answer) BadgeTexts() (left, right string, tone section.Tone) {
	left = cut(b.Suite, 30)
	switch {
	case b.Verdict == notMeasured:
		return left, "not measured", section.Caution
	case b.Source != "" && b.Source != noModel:
		return left, "scripted answers", section.Strong
	case b.Alert != "":
		return left, "incomplete", section.Caution
	}
	if len(b.Replies) > 0 {
		r := b.Replies[0]
		right, tone = r.Word, r.Tone
		if r.Rates[0] != "" {
			right = fmt.Sprintf("%s · %s vs %s", r.Word, r.Rates[0], r.Rates[1])
		}
		return left, right, tone
	}
	if len(b.Arms) == 1 {
		right = b.Arms[0].Ratio + " pass"
	}
	if right == "" {
		return left, b.Verdict, b.Tone
	}
	return left, right, b.Tone
}

// WriteBadge writes the answer as an SVG for a README. Equal answers give equal bytes.
func (b *Answer) WriteBadge(w io.Writer) error {
	left, right, tone := b.BadgeTexts()
	const height = 20
	l, r := badgeWidth(left), badgeWidth(right)
	colour := colours[tone]
	if colour == "" {
		colour = colours[section.Strong]
	}
	half := func(x, width int, fill, text string) string {
		return fmt.Sprintf("<rect x=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/><text x=\"%d\" y=\"14\" textLength=\"%d\" lengthAdjust=\"spacingAndGlyphs\">%s</text>\n",
			x, width, height, fill, x+badgePadding, width-2*badgePadding, html.EscapeString(text))
	}
	label := html.EscapeString(left + ": " + right)
	_, err := fmt.Fprintf(w, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" role=\"img\" aria-label=\"%s\">\n<title>%s</title>\n<g font-family=\"Verdana,DejaVu Sans,sans-serif\" font-size=\"11\" fill=\"#fff\">\n%s%s</g>\n</svg>\n",
		l+r, height, label, label, half(0, l, "#424242", left), half(l, r, colour, right))
	return err
}

const badgePadding = 6

// badgeWidth is the width of a text in pixels with space on both sides, about seven
// pixels a column.
func badgeWidth(s string) int {
	return 2*badgePadding + int(math.Ceil(6.7*float64(runewidth.StringWidth(s))))
}
