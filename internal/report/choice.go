package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/toolchoice"
	"github.com/assay-eval/assay/internal/section"
)

// Limits of the terminal report unless all is set: rows of tools, names of tools in a
// sentence, and pairs of names in a sentence.
const (
	fewTools = 4
	fewNames = 6
	fewMixes = 2
)

// choiceSections returns the section on the tools that agents called, or nil if that is
// unknown.
func choiceSections(a *analyse.Analysis, o section.Options) []section.Section {
	if a.Total.Choice == nil {
		return nil
	}
	short := o.Medium == section.Text && !o.All
	table, left := toolTable(a, short)
	first, unused := firstCallText(a), unusedText(a)
	if len(table.Rows) == 0 && first == "" && unused == "" {
		return nil // agents called only their own tools
	}
	s := section.Section{Place: section.Detail, Title: "Tools", Blocks: []section.Block{table}}
	if first != "" {
		s.Blocks = append(s.Blocks, section.Sentence{Lead: "First call right:", Text: first})
	}
	if text := mixedText(a); text != "" && short {
		s.Blocks = append(s.Blocks, section.Sentence{Lead: "Called in place of the expected:", Text: text})
	}
	note := unused
	if left > 0 {
		note = strings.TrimPrefix(fmt.Sprintf("%s; %d more with --all", note, left), "; ")
	}
	if note != "" {
		s.Blocks = append(s.Blocks, section.Sentence{Text: note, Tone: section.Muted})
	}
	if !short {
		s.Blocks = append(s.Blocks, matrixBlocks(a)...)
		s.Blocks = append(s.Blocks, section.Sentence{Tone: section.Muted,
			Text: "of scored trials; times of live ones; tokens: arguments and result of a call, estimated at 4 bytes a token"})
	}
	return []section.Section{s}
}

// toolTable returns the figures of the tools of each arm. A short table omits the tools
// with the fewest calls; left is the number of omitted rows.
func toolTable(a *analyse.Analysis, short bool) (t section.Table, left int) {
	type toolRow struct {
		calls int
		cells []string
	}
	var rows []toolRow
	for i := range a.Arms {
		c := a.Arms[i].Choice
		if c == nil {
			continue
		}
		for j := range c.Tools {
			tool := &c.Tools[j]
			if tool.Own && !isInMatrix(c, tool.Name) || short && tool.Calls == 0 {
				continue
			}
			used := itoa(tool.Used) + "/" + itoa(tool.Offered)
			if tool.Offered == 0 {
				used = "not offered"
			}
			p50, p95 := tool.Metric("p50_ms"), tool.Metric("p95_ms")
			rows = append(rows, toolRow{tool.Calls, []string{c.Label(tool), a.Arms[i].ID, itoa(tool.Calls), used, Ratio(tool.Metric("argument_validity")), itoa(tool.Errors),
				FormatQuantity(p50.Value, p50.Unit), FormatQuantity(p95.Value, p95.Unit), FormatQuantity(tool.Metric("tokens").Value, "tokens")}})
		}
	}
	if short {
		slices.SortStableFunc(rows, func(x, y toolRow) int { return cmp.Compare(y.calls, x.calls) })
		most := fewTools
		if a.Total.Choice.Matrix != nil {
			most-- // leave a line for the sentence on wrong calls
		}
		left = max(0, len(rows)-most)
		rows = rows[:len(rows)-left]
	}
	cells := make([][]string, len(rows))
	for i, r := range rows {
		cells[i] = r.cells
	}
	return section.TextTable("lLrrrrrrr", []string{"tool", "arm", "calls", "trials", "valid", "errors", "p50", "p95", "tokens"}, cells), left
}

func isInMatrix(c *toolchoice.Choice, name string) bool {
	return c.Matrix != nil && slices.Contains(c.Matrix.Called, name)
}

// firstCallText describes the share of first calls that go to an expected tool, for
// each arm. It returns "" if no task expects a tool.
func firstCallText(a *analyse.Analysis) string {
	var out []string
	for i := range a.Arms {
		c := a.Arms[i].Choice
		if c == nil {
			continue
		}
		if m := c.Metric("first_call_accuracy"); m.Denominator > 0 {
			out = append(out, strings.TrimRight(fmt.Sprintf("%s %s (%s) %s", Clean(a.Arms[i].ID), Ratio(m), Value(m), m.Interval()), " "))
		}
	}
	return strings.Join(out, "; ")
}

// mixedText describes the tools most often called in place of expected ones, or returns
// "" if none.
func mixedText(a *analyse.Analysis) string {
	type mix struct {
		n         int
		arm, text string
	}
	var all []mix
	arms := 0
	for i := range a.Arms {
		c := a.Arms[i].Choice
		if c == nil || c.Matrix == nil {
			continue
		}
		arms++
		for r, want := range c.Matrix.Expected {
			for j, got := range c.Matrix.Called {
				if n := c.Matrix.Cells[r][j]; n > 0 && got != want {
					all = append(all, mix{n, Clean(a.Arms[i].ID), fmt.Sprintf("%s for %s %d/%d", Clean(got), Clean(want), n, c.Matrix.Trials[r])})
				}
			}
		}
	}
	slices.SortStableFunc(all, func(x, y mix) int { return cmp.Compare(y.n, x.n) })
	var out []string
	for _, m := range all[:min(len(all), fewMixes)] {
		if arms > 1 {
			m.text = m.arm + " " + m.text
		}
		out = append(out, m.text)
	}
	return strings.Join(out, "; ")
}

// unusedText lists the offered tools that no arm called, or returns "" if none.
func unusedText(a *analyse.Analysis) string {
	var names []string
	trials := 0
	for i := range a.Total.Choice.Tools {
		if t := &a.Total.Choice.Tools[i]; t.Offered > 0 && t.Used == 0 {
			names, trials = append(names, Clean(a.Total.Choice.Label(t))), max(trials, t.Offered)
		}
	}
	if len(names) == 0 {
		return ""
	}
	text := strings.Join(names[:min(len(names), fewNames)], ", ")
	if more := len(names) - fewNames; more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	return fmt.Sprintf("never called in %s: %s", Plural(trials, "trial"), text)
}

// matrixBlocks returns a table of expected tools by called tools for each arm.
func matrixBlocks(a *analyse.Analysis) []section.Block {
	var out []section.Block
	for i := range a.Arms {
		c := a.Arms[i].Choice
		if c == nil || c.Matrix == nil {
			continue
		}
		m := c.Matrix
		var rows [][]string
		for r, name := range m.Expected {
			row := []string{name, itoa(m.Trials[r])}
			for _, n := range m.Cells[r] {
				row = append(row, itoa(n))
			}
			rows = append(rows, row)
		}
		table := section.TextTable("lr"+strings.Repeat("r", len(m.Called)), append([]string{"expected", "trials"}, m.Called...), rows)
		table.Caption = "Trials by expected and called tool: " + a.Arms[i].ID
		out = append(out, section.Sentence{Lead: a.Arms[i].ID + ":", Text: "trials by the tool that their task expects (row) and a tool that they called (column)"}, table)
	}
	return out
}
