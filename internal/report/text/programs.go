package text

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/report"
)

// programs writes what only runs of programs have: why trials did not pass, what
// the agents did, and the figures of each task.
func (p *page) programs() {
	if !report.Programs(p.a) {
		return
	}
	if rows := report.CauseRows(p.a); rows != nil {
		p.title("Why trials did not pass")
		if len(rows[0]) <= maxAcross {
			p.rows("l"+right(len(rows[0])-1), 0, rows)
		} else {
			p.counted(rows)
		}
		p.say(2, p.Style.Dim, "each trial once: how the agent ended, else the first required criterion that it did not meet, or the class of a void")
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
		p.title("Measures: " + report.Clean(p.a.Arms[i].ID))
		p.rows("lrrrrrr", 0, append([][]string{report.MeasureHead()}, rows...))
	}
	if left > 0 {
		p.say(2, p.Style.Dim, fmt.Sprintf("left out: measures that are 0 or not there, and those of the seed (up to %d in an arm); all of them with --all and in measures.csv", left))
	}
	cells, empty := report.CellRows(p.a)
	more := 0
	for _, arm := range p.a.Arms {
		rows := [][]string{without(report.CellHead(), armColumn)}
		for _, row := range cells {
			if row[armColumn] != report.Clean(arm.ID) {
				continue
			}
			if !p.All && len(rows) > maxRows { // the head is a row too
				more++
				continue
			}
			rows = append(rows, without(row, armColumn))
		}
		if len(rows) > 1 {
			p.title("By task: " + report.Clean(arm.ID))
			p.rows("lrrrrrrr", 0, rows)
		}
	}
	if more > 0 {
		p.say(2, p.Style.Dim, fmt.Sprintf("… and %d more in summary.csv", more))
	}
	if len(cells) > 0 {
		p.say(2, p.Style.Dim, report.CellNote(empty))
	}
}

// measuresAcross writes the means of many arms beside one another, under letters
// since their names are long, and returns how many measures are left out.
func (p *page) measuresAcross() int {
	rows, left := report.MeanRows(p.a)
	if len(rows) == 0 {
		return left
	}
	p.title("Measures: means of all arms")
	head := []string{"a trial"}
	for i := range p.a.Arms {
		head = append(head, report.Letter(i))
	}
	p.rows("l"+right(len(p.a.Arms)), 0, append([][]string{head}, rows...))
	for i := range p.a.Arms {
		p.say(2, p.Style.Dim, report.Letter(i)+": "+report.Clean(p.a.Arms[i].ID))
	}
	p.say(2, p.Style.Dim, "over the scored trials that have it; n, median and spread of each arm: --all and measures.csv")
	return left
}

// armColumn is where rows of tasks have their arm, which has a table of its own
// here.
const armColumn = 1

func without(row []string, i int) []string { return slices.Delete(slices.Clone(row), i, i+1) }

// maxAcross is how many columns a table with one for each arm may have: their
// names are long.
const maxAcross = 3

// counted writes what [report.CauseRows] has as lines.
func (p *page) counted(rows [][]string) {
	for _, row := range rows[1:] {
		var in []string
		for i, n := range row[1:] {
			if n != "0" {
				in = append(in, n+" in "+rows[0][i+1])
			}
		}
		p.lead(2, p.Style.Bad, row[0]+":", strings.Join(in, ", "))
	}
}

func right(n int) string {
	out := ""
	for range n {
		out += "r"
	}
	return out
}

// rows writes a table of rows.
func (p *page) rows(align string, flex int, rows [][]string) {
	t := p.table(align, flex)
	for _, row := range rows {
		t.Add(row...)
	}
	p.lay(t)
}

// success writes what a success took, and what is to be known of tokens and cost.
func (p *page) success() {
	if !report.Programs(p.a) {
		return
	}
	if rows := report.SuccessRows(p.a); rows != nil {
		p.b.WriteByte('\n')
		p.rows("lLrrlr", 0, append([][]string{report.SuccessHead()}, rows...))
		p.say(2, p.Style.Dim, "a success: the sum over all scored trials, failures included, for each that passed")
	}
	for i := range p.a.Arms {
		for _, line := range report.CostFlags(&p.a.Arms[i]) {
			p.say(2, p.Style.Warn, report.Clean(p.a.Arms[i].ID)+": "+line)
		}
	}
}
