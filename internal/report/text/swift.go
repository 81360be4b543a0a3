package text

import (
	"fmt"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// discords lists the pairs whose sides ended differently, with what the losing
// side failed: they carry all that a comparison shows.
func (p *page) discords() {
	if p.a.Judged == nil {
		return
	}
	ds := report.Discords(p.a)
	if len(ds) == 0 {
		return
	}
	p.title("Where the arms disagree: " + report.Plural(len(ds), "pair"))
	shown := ds
	if !p.All {
		shown = ds[:min(len(ds), 2*maxListed)]
	}
	for _, d := range shown {
		style, word := p.Style.Bad, "worse"
		if d.TreatmentWon {
			style, word = p.Style.Good, "better"
		}
		p.lead(2, style, word, fmt.Sprintf("%s #%d: %s failed %s", report.Clean(d.Lost.Task), d.Lost.Index+1, report.Clean(d.Lost.Arm), report.Clean(report.Failed(d.Lost))))
	}
	if more := len(ds) - len(shown); more > 0 {
		p.say(2, p.Style.Dim, fmt.Sprintf("… and %d more; all of them: assay report %s --all", more, p.runName()))
	}
}

// criteriaFails shows each criterion's own test with who failed it how often.
func (p *page) criteriaFails(c analyse.Comparison) {
	p.b.WriteByte('\n')
	t := p.table("lrrrrrr", 0)
	t.add("criterion", "control fails", "treatment fails", "points", "p", "p, Holm", "unknown")
	for _, r := range report.CriterionRows(p.a, c) {
		t.add(report.Clean(r.Name), fmt.Sprint(r.ControlFails), fmt.Sprint(r.TreatmentFails),
			report.Points(r.Test.Difference.Estimate), report.P(r.Test.P), report.P(r.Test.PAdjusted), fmt.Sprintf("%d, %d", r.ControlUnknown, r.TreatUnknown))
	}
	t.write(&p.b)
}

// judged splits the figures by who judged and with which packs of modules.
func (p *page) judged() {
	j := p.a.Judged
	if j == nil || len(j.Backends) == 0 {
		return
	}
	p.title("Judged by")
	t := p.table("lllrrrr", 2)
	t.add("arm", "backend", "packs", "scored", "pass", "fail", "unknown")
	for _, b := range j.Backends {
		backend := report.Clean(b.Backend)
		if backend == "" {
			backend = "no code"
		}
		t.add(report.Clean(b.Arm), backend, report.Clean(b.Packs), fmt.Sprint(b.Scored), fmt.Sprint(b.Pass), fmt.Sprint(b.Fail), fmt.Sprint(b.Unknown))
	}
	t.write(&p.b)
	for i, x := range j.Tasks {
		if !p.All && i == maxListed {
			p.say(2, p.Style.Dim, fmt.Sprintf("… and %s more with unknown trials", report.Plural(len(j.Tasks)-i, "task")))
			break
		}
		p.say(2, nil, fmt.Sprintf("unknown in %d of %d: %s (%s)", x.Unknown, x.Scored, report.Clean(x.Task), report.Clean(x.Why)))
	}
}

// uses tells what the arms with servers did with their tools.
func (p *page) uses(ev trial.Opener) {
	if p.a.Judged == nil {
		return
	}
	for _, u := range report.Uses(p.a, ev) {
		p.title("Tools used: " + report.Clean(u.Arm))
		p.say(2, nil, fmt.Sprintf("%s in %d of %s, %d failed", report.Plural(u.Calls, "call"), u.Used, report.Plural(u.Trials, "trial"), u.Failed))
		const most, width = 8, 40
		for _, l := range []struct {
			key    string
			counts []analyse.Count
		}{{"tools", u.Tools}, {"queries", u.Queries}, {"sources", u.Sources}, {"read", u.Read}} {
			if len(l.counts) > 0 {
				p.findings([]report.Line{{Key: l.key, Text: report.Top(l.counts, most, width)}})
			}
		}
	}
}
