package markdown

import "github.com/assay-eval/assay/internal/report"

// writeSessionStart writes the cost of starting a session.
func (p *page) writeSessionStart() {
	s := p.a.SessionStart
	if !report.HasBaselines(p.a) {
		return
	}
	p.printf("### Session start\n\n_%s_\n\n", escapeTo(report.StartNote(s), maxLine))
	if rows := report.StartRows(s); rows != nil {
		p.writePlainRows(report.StartHead(), rows)
	}
	for _, a := range s.Arms {
		for _, line := range report.StartLines(a) {
			p.printf("- %s: %s\n", escapeCell(a.Arm), escapeTo(line, maxLine))
		}
	}
	p.printf("\n")
}

// writeStrata writes trials by the state of the provider's cache.
func (p *page) writeStrata() {
	var rows [][]string
	for _, s := range p.a.Strata {
		if row := report.StratumRow(s); row != nil {
			rows = append(rows, escapeCells(row))
		}
	}
	if len(rows) == 0 {
		return
	}
	p.printf("### By state of the cache\n\n")
	p.writeRows(report.StrataHead(), rows)
	p.printf("_%s_\n\n", escapeTo(report.StrataNote, maxLine))
}

func escapeCells(cells []string) []string {
	out := make([]string, len(cells))
	for i, s := range cells {
		out[i] = escapeCell(s)
	}
	return out
}
