package text

import (
	"github.com/assay-eval/assay/internal/report"
)

func (p *page) writeSessionStart() {
	s := p.a.SessionStart
	if !report.HasBaselines(p.a) {
		return
	}
	p.writeTitle("Session start")
	p.writeTable(report.StartTable(s))
	p.writeText(2, p.Style.Dim, report.StartNote(s))
	for _, a := range s.Arms {
		for _, line := range report.StartLines(a) {
			p.writeText(2, nil, report.Clean(a.Arm)+": "+line)
		}
	}
}
