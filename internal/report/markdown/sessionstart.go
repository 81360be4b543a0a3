package markdown

import "github.com/assay-eval/assay/internal/report"

// sessionStart writes what starting a session costs.
func (p *page) sessionStart() {
	s := p.a.SessionStart
	if !report.Started(p.a) {
		return
	}
	p.printf("### Session start\n\n_%s_\n\n", escapeTo(report.StartNote(s), maxLine))
	if rows := report.StartRows(s); rows != nil {
		p.escapedTable(report.StartHead(), rows)
	}
	for _, a := range s.Arms {
		for _, line := range report.StartLines(a) {
			p.printf("- %s: %s\n", escape(a.Arm), escapeTo(line, maxLine))
		}
	}
	p.printf("\n")
}

// strata writes trials by the state of the provider's cache.
func (p *page) strata() {
	var rows [][]string
	for _, s := range p.a.Strata {
		if row := report.StratumRow(s); row != nil {
			rows = append(rows, escaped(row))
		}
	}
	if len(rows) == 0 {
		return
	}
	p.printf("### By state of the cache\n\n")
	p.table(report.StrataHead(), rows)
	p.printf("_%s_\n\n", escapeTo(report.StrataNote, maxLine))
}

func escaped(cells []string) []string {
	out := make([]string, len(cells))
	for i, s := range cells {
		out[i] = escape(s)
	}
	return out
}
