package markdown

import (
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
)

func (p *page) writePrograms() {
	if !report.IsOfPrograms(p.a) {
		return
	}
	p.writeTitled("Why trials did not pass", report.CauseTable(p.a), "")
	p.writeTitled("What a success took", report.SuccessTable(p.a), "")
	if report.HasComputedCost(p.a) {
		var rows [][]string
		for _, a := range p.a.Arms {
			rows = append(rows, []string{report.Clean(a.ID), report.BilledCost(a.Cost), report.ComputedCost(a.Cost), report.ColdCost(a.Cost)})
		}
		p.writeTable(section.TextTable("lrrr", []string{"cost", "billed", "computed", "cold"}, rows))
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
	cells, left := report.CellTable(p.a)
	p.writeTitled("By task", cells, report.CellNote(left))
	for i := range p.a.Arms {
		t, left := report.MeasureTable(&p.a.Arms[i].Tally, sectionOptions)
		if len(t.Rows) == 0 {
			continue
		}
		p.printf("<details><summary>Measures of %s</summary>\n\n", summaryText(p.a.Arms[i].ID))
		p.writeTable(t)
		if left > 0 {
			p.printf("_%s left out that are 0, not there, or of the seed; measures.csv has all._\n\n", report.Plural(left, "measure"))
		}
		p.printf("</details>\n\n")
	}
}
