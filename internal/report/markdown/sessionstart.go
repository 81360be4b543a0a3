package markdown

import "github.com/assay-eval/assay/internal/report"

func (p *page) writeSessionStart() {
	s := p.a.SessionStart
	if !report.HasBaselines(p.a) {
		return
	}
	p.printf("### Session start\n\n_%s_\n\n", escapeTo(report.StartNote(s), maxLine))
	p.writeTable(report.StartTable(s))
	for _, a := range s.Arms {
		for _, line := range report.StartLines(a) {
			p.printf("- %s: %s\n", escapeCell(a.Arm), escapeTo(line, maxLine))
		}
	}
	p.printf("\n")
}
