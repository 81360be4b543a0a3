package text

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/kind/swift"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// maxDiscords is how many discordant pairs of a comparison are listed unless all
// are asked for.
const maxDiscords = 6

// discords lists the pairs whose sides ended differently, by comparison, with
// what the losing side failed: they carry all that a comparison shows.
func (p *page) discords() {
	if swift.JudgedIn(p.a) == nil {
		return
	}
	ds := report.Discords(p.a)
	if len(ds) == 0 {
		return
	}
	p.title("Where the arms disagree")
	hidden := false
	for len(ds) > 0 {
		n := 1
		for n < len(ds) && ds[n].Comparison == ds[0].Comparison && ds[n].Treatment == ds[0].Treatment {
			n++
		}
		hidden = p.discordsOf(ds[:n]) || hidden
		ds = ds[n:]
	}
	p.say(2, p.Style.Dim, "worse: the treatment fails what the control passes; better: the other way round")
	if hidden {
		p.say(2, p.Style.Dim, fmt.Sprintf("all of them: assay report %s --all", p.runName()))
	}
}

// discordsOf lists the discordant pairs of one comparison and reports whether
// some are left out.
func (p *page) discordsOf(ds []report.Discord) bool {
	better := 0
	for _, d := range ds {
		if d.TreatmentWon {
			better++
		}
	}
	p.say(2, p.Style.Bold, fmt.Sprintf("%s, %s against %s: %d worse, %d better", report.Clean(ds[0].Comparison), report.Clean(ds[0].Treatment), report.Clean(ds[0].Ground), len(ds)-better, better))
	shown := ds
	if !p.All {
		shown = ds[:min(len(ds), maxDiscords)]
	}
	for _, d := range shown {
		style, word := p.Style.Bad, "worse"
		if d.TreatmentWon {
			style, word = p.Style.Good, "better"
		}
		p.lead(4, style, word, fmt.Sprintf("%s #%d: %s", report.Clean(d.Lost.Task), d.Lost.Index+1, report.Clean(report.Failed(d.Lost))))
	}
	if more := len(ds) - len(shown); more > 0 {
		p.say(4, p.Style.Dim, fmt.Sprintf("… and %d more", more))
	}
	return len(shown) < len(ds)
}

// criteriaFails shows each criterion's own test with who failed it how often.
func (p *page) criteriaFails(c analyse.Comparison) {
	p.b.WriteByte('\n')
	t := p.table("lrrrrr", 0)
	t.Add("criterion", "control", "treatment", "points", "p", "p, Holm")
	fails := func(fail, unknown int) string {
		if unknown > 0 {
			return fmt.Sprintf("%d, %d?", fail, unknown)
		}
		return fmt.Sprint(fail)
	}
	for _, r := range report.CriterionRows(p.a, c) {
		t.Add(report.Clean(r.Name), fails(r.ControlFails, r.ControlUnknown), fails(r.TreatmentFails, r.TreatUnknown),
			report.Points(r.Test.Difference.Estimate), report.P(r.Test.P), report.P(r.Test.PAdjusted))
	}
	p.lay(t)
	p.say(2, p.Style.Dim, "control, treatment: scored trials that fail it; with ? those of which it is unknown")
}

// byKind adds up rows that differ only in which modules of a kind of pack had a
// part; the other reports have each of them.
func byKind(rows []swift.JudgedBy) []swift.JudgedBy {
	var out []swift.JudgedBy
	for _, r := range rows {
		var kinds []string
		for pack := range strings.SplitSeq(r.Packs, ", ") {
			if kind, _, _ := strings.Cut(pack, ":"); !slices.Contains(kinds, kind) {
				kinds = append(kinds, kind)
			}
		}
		r.Packs = strings.Join(kinds, ", ")
		i := slices.IndexFunc(out, func(o swift.JudgedBy) bool { return o.Arm == r.Arm && o.Backend == r.Backend && o.Packs == r.Packs })
		if i < 0 {
			out = append(out, r)
			continue
		}
		o := &out[i]
		o.Scored, o.Pass, o.Fail, o.Unknown = o.Scored+r.Scored, o.Pass+r.Pass, o.Fail+r.Fail, o.Unknown+r.Unknown
	}
	return out
}

// judged splits the figures by who judged and with which packs of modules.
func (p *page) judged() {
	j := swift.JudgedIn(p.a)
	if j == nil || len(j.Backends) == 0 {
		return
	}
	p.title("Judged by")
	t := p.table("LLlrrrr", 2)
	t.Add("arm", "backend", "packs", "scored", "pass", "fail", "unknown")
	for _, b := range byKind(j.Backends) {
		backend := report.Clean(b.Backend)
		if backend == "" {
			backend = "no code"
		}
		t.Add(report.Clean(b.Arm), backend, report.Clean(b.Packs), fmt.Sprint(b.Scored), fmt.Sprint(b.Pass), fmt.Sprint(b.Fail), fmt.Sprint(b.Unknown))
	}
	p.lay(t)
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
	if swift.JudgedIn(p.a) == nil {
		return
	}
	for _, u := range report.Uses(p.a, ev) {
		p.title("Tools used: " + report.Clean(u.Arm))
		p.say(2, nil, fmt.Sprintf("%s by the agent in %d of %s, %d failed", report.Plural(u.Calls, "call"), u.Used, report.Plural(u.Trials, "trial"), u.Failed))
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
