package taskcheck

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Summary names the gate at which the rule clearly fails, or reports that there is
// none.
func (r BlindRule) Summary() string {
	if i := slices.IndexFunc(r.Figures, func(s Score) bool { return s.Clear }); i >= 0 {
		s := r.Figures[i]
		return fmt.Sprintf("%s %s; the gate is %s, clear is %s", s.Metric, formatValue(s.Value), s.bound(), s.clearAt())
	}
	var near []string
	for _, s := range r.Figures {
		if !s.Passes {
			near = append(near, fmt.Sprintf("%s %s is not clear of %s (chance %s, clear is %s)",
				s.Metric, formatValue(s.Value), s.bound(), formatFigure(s.Chance), s.clearAt()))
		}
	}
	if len(near) == 0 {
		return "passes every gate without understanding a task"
	}
	return strings.Join(near, "; ")
}

// bound formats the bound of a gate, such as "≥ 0.70".
func (s Score) bound() string {
	var out []string
	if s.Min != nil {
		out = append(out, "≥ "+formatFigure(*s.Min))
	}
	if s.Max != nil {
		out = append(out, "≤ "+formatFigure(*s.Max))
	}
	return strings.Join(out, ", ")
}

// clearAt formats the range in which a figure clearly fails, such as "≤ 0.35".
func (s Score) clearAt() string {
	if s.Min != nil {
		return "≤ " + formatFigure(s.Bar)
	}
	return "≥ " + formatFigure(s.Bar)
}

func formatFigure(v float64) string { return strconv.FormatFloat(v, 'f', 2, 64) }

func formatValue(v *float64) string {
	if v == nil {
		return "–"
	}
	return formatFigure(*v)
}

// BlindTable formats the figures of blind rules as a Markdown table with a column per
// gate: the metric and its bound, chance, and the bar below which figures clearly fail.
// Bold figures clearly fail.
func BlindTable(rules []BlindRule) string {
	if len(rules) == 0 {
		return "There is no gate that a blind rule could pass.\n"
	}
	var out strings.Builder
	row := func(cells []string) { fmt.Fprintf(&out, "| %s |\n", strings.Join(cells, " | ")) }
	head, under := []string{"rule"}, []string{"---"}
	for _, s := range rules[0].Figures {
		head, under = append(head, fmt.Sprintf("`%s`", s.Metric)), append(under, "---")
	}
	row(head)
	row(under)
	line := func(name string, of func(Score) string) {
		cells := []string{name}
		for _, s := range rules[0].Figures {
			cells = append(cells, of(s))
		}
		row(cells)
	}
	line("*the gate*", Score.bound)
	line("*chance, or the worst*", func(s Score) string { return formatFigure(s.Chance) })
	line("*clearly fails*", Score.clearAt)
	for _, r := range rules {
		cells := []string{r.Rule}
		for _, s := range r.Figures {
			cell := formatValue(s.Value)
			if s.Clear {
				cell = "**" + cell + "**"
			}
			cells = append(cells, cell)
		}
		row(cells)
	}
	return out.String()
}
