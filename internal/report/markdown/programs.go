package markdown

import (
	"fmt"

	"github.com/assay-eval/assay/internal/report"
)

// writeRepeated writes pass@k and pass^k where tasks have several trials.
func (p *page) writeRepeated() {
	rows := report.PassRows(p.a)
	if len(rows) == 0 {
		return
	}
	p.printf("### Several tries\n\n")
	p.writePlainRows(report.PassHead(), rows)
	p.printf("_%s_\n\n", escapeCell(report.PassNote))
}

// writePrograms writes the parts of runs of programs.
func (p *page) writePrograms() {
	if !report.IsOfPrograms(p.a) {
		return
	}
	if rows := report.CauseRows(p.a); rows != nil {
		p.printf("### Why trials did not pass\n\n")
		p.writePlainRows(rows[0], rows[1:])
	}
	if rows := report.SuccessRows(p.a); rows != nil {
		p.printf("### What a success took\n\n")
		p.writePlainRows(report.SuccessHead(), rows)
	}
	if report.HasComputedCost(p.a) {
		var rows [][]string
		for _, a := range p.a.Arms {
			rows = append(rows, []string{report.Clean(a.ID), report.BilledCost(a.Cost), report.ComputedCost(a.Cost), report.ColdCost(a.Cost)})
		}
		p.writePlainRows([]string{"cost", "billed", "computed", "cold"}, rows)
	}
	any := false
	for i := range p.a.Arms {
		for _, line := range report.CostFlags(&p.a.Arms[i]) {
			p.printf("- %s: %s\n", escapeCell(p.a.Arms[i].ID), escapeTo(line, maxLine))
			any = true
		}
	}
	if any {
		p.printf("\n")
	}
	if rows, left := report.CellRows(p.a); len(rows) > 0 {
		p.printf("### By task\n\n")
		p.writePlainRows(report.CellHead(), rows)
		p.printf("_%s_\n\n", escapeTo(report.CellNote(left), maxLine))
	}
	for i := range p.a.Arms {
		rows, left := report.MeasureRows(&p.a.Arms[i].Tally, false)
		if len(rows) == 0 {
			continue
		}
		p.printf("<details><summary>Measures of %s</summary>\n\n", summaryText(p.a.Arms[i].ID))
		for j, between := range report.MedianIntervals(&p.a.Arms[i].Tally, rows) {
			rows[j] = append(rows[j], between)
		}
		p.writePlainRows(append(report.MeasureHead(), "95% of the median"), rows)
		if left > 0 {
			p.printf("_%s_\n\n", fmt.Sprintf("%s left out that are 0, not there, or of the seed; measures.csv has all.", report.Plural(left, "measure")))
		}
		p.printf("</details>\n\n")
	}
}

// writePlainRows writes a table whose cells are not escaped yet.
func (p *page) writePlainRows(head []string, rows [][]string) {
	out := make([][]string, len(rows))
	for i, r := range rows {
		out[i] = escapeCells(r)
	}
	p.writeRows(escapeCells(head), out)
}
