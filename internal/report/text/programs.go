package text

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
)

// writePrograms writes the parts of runs of programs: the causes of trials that did not
// pass, the measures of agents, and the figures of each task.
func (p *page) writePrograms() {
	if !report.IsOfPrograms(p.a) {
		return
	}
	if t := report.CauseTable(p.a); len(t.Rows) > 0 {
		p.writeTitle("Why trials did not pass")
		if len(t.Columns) <= maxAcross {
			p.writeTable(t)
		} else {
			p.writeCauses(t)
		}
		p.writeText(2, p.Style.Dim, report.CauseNote)
	}
	left := 0
	if !p.All && len(p.a.Arms) >= maxAcross {
		left = p.measuresAcross()
	} else {
		for i := range p.a.Arms {
			t, n := report.MeasureTable(&p.a.Arms[i].Tally, p.sectionOptions())
			if len(t.Rows) > 0 {
				left = max(left, n)
				p.writeTitled("Measures: "+report.Clean(p.a.Arms[i].ID), t, "")
			}
		}
	}
	if left > 0 {
		p.writeText(2, p.Style.Dim, fmt.Sprintf("left out: measures that are 0 or not there, and those of the seed (up to %d in an arm); all of them with --all and in measures.csv", left))
	}
	cells, empty := report.CellTable(p.a)
	more := 0
	for _, arm := range p.a.Arms {
		t := section.Table{Columns: withoutArm(cells.Columns)}
		for _, row := range cells.Rows {
			if row[armColumn].Text != report.Clean(arm.ID) {
				continue
			}
			if !p.All && len(t.Rows) == maxRows {
				more++
				continue
			}
			t.Rows = append(t.Rows, withoutArm(row))
		}
		p.writeTitled("By task: "+report.Clean(arm.ID), t, "")
	}
	if more > 0 {
		p.writeText(2, p.Style.Dim, fmt.Sprintf("… and %d more in summary.csv", more))
	}
	if len(cells.Rows) > 0 {
		p.writeText(2, p.Style.Dim, report.CellNote(empty))
	}
}

// measuresAcross writes the means of many arms side by side, under letters since their
// names are long, and returns how many measures are left out.
func (p *page) measuresAcross() int {
	t, left := report.MeanTable(p.a)
	if len(t.Rows) == 0 {
		return left
	}
	p.writeTitled("Measures: means of all arms", t, "")
	for i := range p.a.Arms {
		p.writeText(2, p.Style.Dim, report.ColumnLetter(i)+": "+report.Clean(p.a.Arms[i].ID))
	}
	p.writeText(2, p.Style.Dim, "over the scored trials that have it; n, median and spread of each arm: --all and measures.csv")
	return left
}

// armColumn is the column of rows of tasks with their arm, which has its own table
// here.
const armColumn = 1

func withoutArm[T any](row []T) []T { return slices.Delete(slices.Clone(row), armColumn, armColumn+1) }

// maxAcross is the maximum number of columns of a table with one for each arm: their
// names are long.
const maxAcross = 3

// writeCauses writes the rows of [report.CauseTable] as lines.
func (p *page) writeCauses(t section.Table) {
	for _, row := range t.Rows {
		var in []string
		for i, n := range row[1:] {
			if n.Text != "0" {
				in = append(in, n.Text+" in "+t.Columns[i+1].Head)
			}
		}
		p.writeLead(2, p.Style.Bad, row[0].Text+":", strings.Join(in, ", "))
	}
}

func (p *page) writeSuccess() {
	if !report.IsOfPrograms(p.a) {
		return
	}
	if t := report.SuccessTable(p.a); len(t.Rows) > 0 {
		p.b.WriteByte('\n')
		p.writeTable(t)
		p.writeText(2, p.Style.Dim, "a success: the sum over all scored trials, failures included, for each that passed")
	}
	for i := range p.a.Arms {
		for _, line := range report.CostFlags(&p.a.Arms[i]) {
			p.writeText(2, p.Style.Warn, report.Clean(p.a.Arms[i].ID)+": "+line)
		}
	}
}
