package markdown

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// The caps of the audit.
const (
	maxAudited  = 20   // pairs of a comparison shown whole
	maxCode     = 6000 // bytes of a code block, or of the patch of a trial
	maxReturned = 800  // bytes of a tool's answer
	maxCalls    = 8    // of a trial
	maxFound    = 10   // findings of a trial
)

// audit shows the discordant pairs whole: what was asked, what both sides wrote or
// changed, what was found in it, and what the servers returned. It is of runs
// whose agents write Swift or work in a workspace.
func (p *page) audit(ev trial.Opener) {
	if ev == nil {
		return
	}
	ds := report.Discords(p.a)
	showsCode := report.ShowsCode(p.a)
	if !showsCode {
		ds = slices.DeleteFunc(ds, func(d report.Discord) bool { return !patched(d.Won) && !patched(d.Lost) })
	}
	if len(ds) == 0 {
		return
	}
	p.printf("### The discordant pairs\n\n")
	comparison, n := "", 0
	for i, d := range ds {
		if i == 0 || d.Comparison != comparison {
			comparison, n = d.Comparison, 0
			p.printf("**%s**\n\n", escape(comparison))
		}
		if n++; n > maxAudited {
			if i+1 == len(ds) || ds[i+1].Comparison != comparison {
				p.printf("_… and %s more._\n\n", report.Plural(n-maxAudited, "pair"))
			}
			continue
		}
		p.printf("<details><summary>%s: %s passes, %s does not</summary>\n\n", summary(d.Won.Key.Task), summary(d.Won.Arm), summary(d.Lost.Arm))
		if t := p.a.Task(d.Won.Task); t != nil {
			if note := report.TaskNote(p.a, t); note != "" {
				p.printf("Asked, for %s:\n\n", escape(note))
			} else {
				p.printf("Asked:\n\n")
			}
			p.block("text", t.Prompt, maxCode)
			p.hints(t.Hints)
		}
		for _, t := range []*analyse.Trial{d.Lost, d.Won} {
			p.printf("**%s**: %s\n\n", escape(t.Arm), escape(string(t.Outcome)+" "+t.Label))
			p.found(t)
			if notes := t.Details["notes"]; notes != "" {
				p.printf("_Note: %s_\n\n", escapeTo(notes, maxLine))
			}
			if showsCode {
				p.code(t, ev)
			}
			p.patch(t, ev)
			p.returned(t, ev)
		}
		p.printf("</details>\n\n")
	}
}

// code writes the code that a trial left.
func (p *page) code(t *analyse.Trial, ev trial.Opener) {
	if language, code := report.Code(p.a, t, ev); code != "" {
		p.block(language, code, maxCode)
	} else {
		p.printf("_No code._\n\n")
	}
}

func (p *page) hints(hints []string) {
	for _, h := range hints {
		p.printf("- hint: %s\n", escapeTo(h, maxLine))
	}
	if len(hints) > 0 {
		p.printf("\n")
	}
}

// found lists what the compiler found in a trial.
func (p *page) found(t *analyse.Trial) {
	n := 0
	for _, c := range t.Criteria {
		if c.Verdict != trial.Fail && c.Verdict != trial.Unknown {
			continue
		}
		var lines []string
		for _, f := range c.Findings {
			line := f.String()
			if f.ID != "" {
				line += " [" + f.ID + "]"
			}
			lines = append(lines, line)
		}
		if len(lines) == 0 {
			lines = c.Evidence
		}
		for _, line := range lines {
			if n++; n <= maxFound {
				p.printf("- %s %s: %s\n", escape(c.Name), c.Verdict, escapeTo(line, maxLine))
			}
		}
	}
	if n > maxFound {
		p.printf("- … and %d more\n", n-maxFound)
	}
	if n > 0 {
		p.printf("\n")
	}
}

// returned shows what a trial asked its servers and how their answers begin.
func (p *page) returned(t *analyse.Trial, ev trial.Opener) {
	calls, err := report.Calls(t, ev)
	if err != nil {
		p.printf("_%s_\n\n", escapeTo(err.Error(), maxLine))
		return
	}
	for i, c := range calls {
		if i == maxCalls {
			p.printf("_… and %s more._\n\n", report.Plural(len(calls)-i, "call"))
			break
		}
		what := fmt.Sprintf("%s bytes", report.Thousands(int64(len(c.Result))))
		switch {
		case !c.Done:
			what = "no answer"
		case c.Error:
			what += ", failed"
		}
		p.printf("Turn %d: %s %s → %s\n\n", c.Turn, code(c.Tool), code(c.Args), what)
		if c.Result != "" {
			p.block("text", c.Result, maxReturned)
		}
	}
}

// block writes foreign text as a fenced block that it cannot leave.
func (p *page) block(language, text string, most int) {
	cut := ""
	if len(text) > most {
		cut = fmt.Sprintf("\n_Cut: %s of %s bytes._\n", report.Thousands(int64(most)), report.Thousands(int64(len(text))))
		text = strings.ToValidUTF8(text[:most], "")
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		body := strings.TrimLeft(line, " \t")
		indent := strings.ReplaceAll(line[:len(line)-len(body)], "\t", "    ")
		b.WriteString(strings.TrimRight(indent+report.Spaced(body), " ") + "\n")
	}
	clean := strings.TrimRight(b.String(), "\n")
	longest, run := 0, 0
	for _, r := range clean {
		if r != '`' {
			run = 0
			continue
		}
		run++
		longest = max(longest, run)
	}
	fence := strings.Repeat("`", max(3, longest+1))
	p.printf("%s%s\n%s\n%s\n%s\n", fence, language, clean, fence, cut)
}
