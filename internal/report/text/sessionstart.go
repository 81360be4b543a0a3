package text

import (
	"github.com/assay-eval/assay/internal/report"
)

// writeSessionStart writes the cost of starting a session.
func (p *page) writeSessionStart() {
	s := p.a.SessionStart
	if !report.HasBaselines(p.a) {
		return
	}
	p.writeTitle("Session start")
	if rows := report.StartRows(s); rows != nil {
		p.writeRows("lrrrrrrrrr", 0, append([][]string{report.StartHead()}, rows...))
	}
	p.writeText(2, p.Style.Dim, report.StartNote(s))
	for _, a := range s.Arms {
		for _, line := range report.StartLines(a) {
			p.writeText(2, nil, report.Clean(a.Arm)+": "+line)
		}
	}
}

// writeStrata writes trials by the state of the provider's cache.
func (p *page) writeStrata() {
	if len(p.a.Strata) == 0 {
		return
	}
	p.writeTitle("By state of the cache")
	t := p.newTable("lLrrrrrrr", 0)
	t.AddRow(report.StrataHead()...)
	for _, s := range p.a.Strata {
		if row := report.StratumRow(s); row != nil {
			t.AddRow(row...)
		}
	}
	p.layTable(t)
	p.writeText(2, p.Style.Dim, report.StrataNote)
}
