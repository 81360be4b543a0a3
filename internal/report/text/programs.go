package text

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/report"
)

// writePrograms writes the parts of runs of programs: the causes of trials that did not
// pass, the measures of agents, and the figures of each task.
func (p *page) writePrograms() {
	if !report.IsOfPrograms(p.a) {
		return
	}
	if rows := report.CauseRows(p.a); rows != nil {
		p.writeTitle("Why trials did not pass")
		if len(rows[0]) <= maxAcross {
			p.writeRows("l"+rightColumns(len(rows[0])-1), 0, rows)
		} else {
			p.writeCauses(rows)
		}
		p.writeText(2, p.Style.Dim, "each trial once: how the agent ended, else the first required criterion that it did not meet, or the class of a void")
	}
	left := 0
	across := !p.All && len(p.a.Arms) >= maxAcross
	if across {
		left = p.measuresAcross()
	}
	for i := range p.a.Arms {
		if across {
			break
		}
		rows, n := report.MeasureRows(&p.a.Arms[i].Tally, p.All)
		if len(rows) == 0 {
			continue
		}
		left = max(left, n)
		p.writeTitle("Measures: " + report.Clean(p.a.Arms[i].ID))
		p.writeRows("lrrrrrr", 0, append([][]string{report.MeasureHead()}, rows...))
	}
	if left > 0 {
		p.writeText(2, p.Style.Dim, fmt.Sprintf("left out: measures that are 0 or not there, and those of the seed (up to %d in an arm); all of them with --all and in measures.csv", left))
	}
	cells, empty := report.CellRows(p.a)
	more := 0
	for _, arm := range p.a.Arms {
		rows := [][]string{withoutColumn(report.CellHead(), armColumn)}
		for _, row := range cells {
			if row[armColumn] != report.Clean(arm.ID) {
				continue
			}
			if !p.All && len(rows) > maxRows { // the head is a row too
				more++
				continue
			}
			rows = append(rows, withoutColumn(row, armColumn))
		}
		if len(rows) > 1 {
			p.writeTitle("By task: " + report.Clean(arm.ID))
			p.writeRows("lrrrrrrr", 0, rows)
		}
	}
	if more > 0 {
		p.writeText(2, p.Style.Dim, fmt.Sprintf("… and %d more in summary.csv", more))
	}
	if len(cells) > 0 {
		p.writeText(2, p.Style.Dim, report.CellNote(empty))
	}
}

// measuresAcross writes the means of many arms side by side, under letters since their
// names are long, and returns how many measures are left out.
func (p *page) measuresAcross() int {
	rows, left := report.MeanRows(p.a)
	if len(rows) == 0 {
		return left
	}
	p.writeTitle("Measures: means of all arms")
	head := []string{"a trial"}
	for i := range p.a.Arms {
		head = append(head, report.ColumnLetter(i))
	}
	p.writeRows("l"+rightColumns(len(p.a.Arms)), 0, append([][]string{head}, rows...))
	for i := range p.a.Arms {
		p.writeText(2, p.Style.Dim, report.ColumnLetter(i)+": "+report.Clean(p.a.Arms[i].ID))
	}
	p.writeText(2, p.Style.Dim, "over the scored trials that have it; n, median and spread of each arm: --all and measures.csv")
	return left
}

// armColumn is the column of rows of tasks with their arm, which has its own table
// here.
const armColumn = 1

func withoutColumn(row []string, i int) []string { return slices.Delete(slices.Clone(row), i, i+1) }

// maxAcross is the maximum number of columns of a table with one for each arm: their
// names are long.
const maxAcross = 3

// writeCauses writes rows of [report.CauseRows] as lines.
func (p *page) writeCauses(rows [][]string) {
	for _, row := range rows[1:] {
		var in []string
		for i, n := range row[1:] {
			if n != "0" {
				in = append(in, n+" in "+rows[0][i+1])
			}
		}
		p.writeLead(2, p.Style.Bad, row[0]+":", strings.Join(in, ", "))
	}
}

func rightColumns(n int) string {
	out := ""
	for range n {
		out += "r"
	}
	return out
}

// writeRows writes a table of rows.
func (p *page) writeRows(align string, flex int, rows [][]string) {
	t := p.newTable(align, flex)
	for _, row := range rows {
		t.AddRow(row...)
	}
	p.layTable(t)
}

// writeSuccess writes cost and time of a success, and warnings on tokens and cost.
func (p *page) writeSuccess() {
	if !report.IsOfPrograms(p.a) {
		return
	}
	if rows := report.SuccessRows(p.a); rows != nil {
		p.b.WriteByte('\n')
		p.writeRows("lLrrlr", 0, append([][]string{report.SuccessHead()}, rows...))
		p.writeText(2, p.Style.Dim, "a success: the sum over all scored trials, failures included, for each that passed")
	}
	for i := range p.a.Arms {
		for _, line := range report.CostFlags(&p.a.Arms[i]) {
			p.writeText(2, p.Style.Warn, report.Clean(p.a.Arms[i].ID)+": "+line)
		}
	}
}
