package markdown

import (
	"fmt"
	"regexp"
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

// writeAudit shows the discordant pairs in full: the task, the code or changes of both
// sides, the findings, and the answers of servers. It is for runs whose agents write
// code or work in a workspace.
func (p *page) writeAudit(ev trial.Opener) {
	if ev == nil {
		return
	}
	ds := report.DiscordantPairs(p.a)
	showsCode := report.ShowsCode(p.a)
	if !showsCode {
		ds = slices.DeleteFunc(ds, func(d report.DiscordantPair) bool { return !hasPatch(d.Won) && !hasPatch(d.Lost) })
	}
	if len(ds) == 0 {
		return
	}
	p.printf("### The discordant pairs\n\n")
	comparison, n := "", 0
	for i, d := range ds {
		if i == 0 || d.Comparison != comparison {
			comparison, n = d.Comparison, 0
			p.printf("**%s**\n\n", escapeCell(comparison))
		}
		if n++; n > maxAudited {
			if i+1 == len(ds) || ds[i+1].Comparison != comparison {
				p.printf("_… and %s more._\n\n", report.Plural(n-maxAudited, "pair"))
			}
			continue
		}
		p.printf("<details><summary>%s: %s passes, %s does not</summary>\n\n", summaryText(d.Won.Key.Task), summaryText(d.Won.Arm), summaryText(d.Lost.Arm))
		if t := p.a.Task(d.Won.Task); t != nil {
			if note := report.TaskNote(p.a, t); note != "" {
				p.printf("Asked, for %s:\n\n", escapeCell(note))
			} else {
				p.printf("Asked:\n\n")
			}
			p.writeBlock("text", t.Prompt, maxCode)
			p.writeHints(t.Hints)
		}
		for _, t := range []*analyse.Trial{d.Lost, d.Won} {
			p.printf("**%s**: %s\n\n", escapeCell(t.Arm), escapeCell(string(t.Outcome)+" "+t.Label))
			p.writeFindings(t)
			if notes := t.Details["notes"]; notes != "" {
				p.printf("_Note: %s_\n\n", escapeTo(notes, maxLine))
			}
			if showsCode {
				p.writeCode(t, ev)
			}
			p.writePatch(t, ev)
			p.writeCalls(t, ev)
		}
		p.printf("</details>\n\n")
	}
}

func (p *page) writeCode(t *analyse.Trial, ev trial.Opener) {
	if language, code := report.Code(p.a, t, ev); code != "" {
		p.writeBlock(language, code, maxCode)
	} else {
		p.printf("_No code._\n\n")
	}
}

func (p *page) writeHints(hints []string) {
	for _, h := range hints {
		p.printf("- hint: %s\n", escapeTo(h, maxLine))
	}
	if len(hints) > 0 {
		p.printf("\n")
	}
}

func (p *page) writeFindings(t *analyse.Trial) {
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
				p.printf("- %s %s: %s\n", escapeCell(c.Name), c.Verdict, escapeTo(line, maxLine))
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

func (p *page) writeCalls(t *analyse.Trial, ev trial.Opener) {
	calls, err := report.ToolCalls(t, ev)
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
		p.printf("Turn %d: %s %s → %s\n\n", c.Turn, codeSpan(c.Tool), codeSpan(c.Args), what)
		if c.Result != "" {
			p.writeBlock("text", c.Result, maxReturned)
		}
	}
}

var backticks = regexp.MustCompile("`+")

// writeBlock writes foreign text as a fenced block that it cannot leave.
func (p *page) writeBlock(language, text string, most int) {
	cut := ""
	if len(text) > most {
		cut = fmt.Sprintf("\n_Cut: %s of %s bytes._\n", report.Thousands(int64(most)), report.Thousands(int64(len(text))))
		text = strings.ToValidUTF8(text[:most], "")
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		body := strings.TrimLeft(line, " \t")
		indent := strings.ReplaceAll(line[:len(line)-len(body)], "\t", "    ")
		b.WriteString(strings.TrimRight(indent+report.CleanCode(body), " ") + "\n")
	}
	clean := strings.TrimRight(b.String(), "\n")
	longest := 2
	for _, run := range backticks.FindAllString(clean, -1) {
		longest = max(longest, len(run))
	}
	fence := strings.Repeat("`", longest+1)
	p.printf("%s%s\n%s\n%s\n%s\n", fence, language, clean, fence, cut)
}
