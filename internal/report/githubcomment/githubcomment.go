// Package githubcomment writes the body of one comment on a pull request that each run
// of a suite replaces: the verdict first, then gates with the values of this run,
// comparisons, ledger, cost and what changed against a baseline, and folded the tasks
// in which arms differ (first the tasks that the treatment lost), what did not pass,
// and how to look closer.
//
// GitHub takes 65,536 characters. What does not fit is left out from the end of the
// longest lists, and each tells how much it left out.
package githubcomment

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"io"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/answer"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// The caps. Most counts bytes, of which a character has at least one, so that the limit
// of 65,536 characters holds however they are counted. The other caps in bytes are the
// size of the parts that are always shown; with foreign text at its longest, eight
// bytes a character, they leave some 10,000 for the lists.
const (
	most      = 65_000
	capAnswer = 4_000 // a table of the answer
	capNotes  = 4_000
	capGraded = 4_000 // figures with and without overrides
	capGates  = 12_000
	capPairs  = 12_000 // comparisons
	capCosts  = 3_000  // of arms
	maxCell   = 160    // characters of a name or a reason
	maxLine   = 400    // characters of a sentence
	maxResult = 700    // characters of the result of a comparison
)

// The shares of the lists in the remaining bytes, in their order.
const (
	shareAgainst  = 0.25
	shareDiscords = 0.5
	shareFailures = 0.9
)

// Options are facts of a comment that the run does not hold.
type Options struct {
	Against  *delta.Comparison // of the baseline with this run; nil if none is given
	Headline string            // what that comparison shows, in one line
}

// Format is a comment on a pull request.
var Format = report.Format{Name: "github-comment", Doc: "one comment on a pull request, which the next run replaces", Write: Write}

// Write writes the comment.
func Write(w io.Writer, a *analyse.Analysis, ev trial.Opener) error {
	return WithOptions(Options{})(w, a, ev)
}

// WithOptions returns the format with options.
func WithOptions(o Options) report.WriteFunc {
	return func(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
		p := &commentPage{a: a, o: o}
		p.writeHead()
		p.writeGraded()
		p.writeGates()
		p.writeComparisons()
		p.writeMoney()
		foot := p.footText()
		p.left = most - p.b.Len() - len(foot)
		p.writeRegressions()
		p.writeDiscords()
		p.writeFailures()
		p.b.WriteString(foot)
		_, err := io.WriteString(w, p.b.String())
		return err
	}
}

// plainName matches names that a marker may hold unchanged.
var (
	plainName = regexp.MustCompile(`^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$`)
	notPlain  = regexp.MustCompile(`[^A-Za-z0-9]+`)
)

// CommentMarker is the hidden first line of the comment, by which the next run of the
// suite finds it. It is the same for every run of a suite, and of no other.
func CommentMarker(suite string) string {
	if !plainName.MatchString(suite) || len(suite) > 100 {
		h := fnv.New64a()
		h.Write([]byte(suite))
		suite = fmt.Sprintf("%.40s.%016x", notPlain.ReplaceAllString(suite, "."), h.Sum64())
	}
	return "<!-- assay:" + suite + " -->"
}

type commentPage struct {
	a    *analyse.Analysis
	o    Options
	b    strings.Builder
	left int // bytes for the lists
}

func (p *commentPage) printf(format string, args ...any) { fmt.Fprintf(&p.b, format, args...) }

func cellText(s string) string { return report.Plain(s, maxCell) }

func codeText(s string) string { return report.CodeSpan(s, maxCell) }

// writeList writes rows up to so many bytes, and counts the rest.
func (p *commentPage) writeList(rows []string, limit int, more string) {
	size := 0
	for i, row := range rows {
		if size += len(row); size > limit {
			p.printf(more, len(rows)-i)
			return
		}
		p.b.WriteString(row)
	}
}

func (p *commentPage) writeHead() {
	v := p.a.Verdict
	p.printf("%s\n## %s %s\n\n", CommentMarker(p.a.Suite), report.VerdictIcon(v.Word), cellText(p.a.Suite))
	if p.a.Total.Ledger.Scored > 0 {
		p.writeAnswer()
	}
	p.printf("**%s**\n\n", report.Plain(report.Headline(v), maxLine))
	var rows []string
	for _, n := range p.a.Notice {
		rows = append(rows, fmt.Sprintf("> Note: %s\n\n", report.Plain(n, maxLine)))
	}
	p.writeList(rows, capNotes, "> … and %d more notes\n\n")
}

// writeAnswer writes the answers to the questions of the suite, with their cost and the
// success of each arm.
func (p *commentPage) writeAnswer() {
	for _, b := range answer.Of(p.a).Blocks() {
		switch b := b.(type) {
		case section.Sentence:
			lead := ""
			if b.Lead != "" {
				lead = "**" + cellText(b.Lead) + "** "
			}
			p.printf("%s%s\n\n", lead, report.Plain(b.Text, maxLine))
		case section.Table:
			head, rule := "", ""
			for _, c := range b.Columns {
				head, rule = head+"| "+c.Head+" ", rule+"|---"
			}
			var rows []string
			for _, cells := range b.Rows {
				row := ""
				for _, c := range cells {
					row += "| " + cellText(c.Text) + " "
				}
				rows = append(rows, row+"|\n")
			}
			p.printf("%s|\n%s|\n", head, rule)
			p.writeList(rows, capAnswer, "\n… and %d more rows.\n")
			p.printf("\n")
		}
	}
}

// writeGraded shows the figures without the overrides of people next to the figures
// with them.
func (p *commentPage) writeGraded() {
	var rows []string
	for _, row := range report.GradedTable(p.a).Rows {
		rows = append(rows, fmt.Sprintf("| %s | %s | %s |\n", cellText(row[0].Text), cellText(row[1].Text), cellText(row[2].Text)))
	}
	if rows == nil {
		return
	}
	p.printf("|  | with them | as graded |\n|---|---|---|\n")
	p.writeList(rows, capGraded, "\n… and %d more figures with and without overrides.\n")
	p.printf("\n")
}

func (p *commentPage) writeGates() {
	rank := map[analyse.Word]int{analyse.Fail: -2, analyse.Undecidable: -1} // sort failures first, so that they are never cut off
	var rows []string
	byRank := func(a, b analyse.Rule) int { return rank[a.Verdict] - rank[b.Verdict] }
	for _, r := range slices.SortedStableFunc(slices.Values(p.a.Rules), byRank) {
		rows = append(rows, gateRow(r))
	}
	if len(rows) > 0 {
		p.printf("| Gate | Value (n) | 95%% interval | Bound | |\n|---|---|---|---|---|\n")
		p.writeList(rows, capGates, "\n… and %d more gates.\n")
		p.printf("\n")
	}
	rows = nil
	for _, why := range report.OwnReasons(p.a) {
		rows = append(rows, fmt.Sprintf("%s %s\n\n", report.VerdictIcon(analyse.Undecidable), report.Plain(why, maxLine)))
	}
	p.writeList(rows, capNotes, "… and %d more reasons\n\n")
}

func gateRow(r analyse.Rule) string {
	name := cellText(r.Name)
	if r.Floor {
		name += " (floor)"
	}
	value, word := report.Value(r.Measured), report.VerdictIcon(r.Verdict)+" "+string(r.Verdict)
	if r.Measured.Value != nil {
		value += " (" + cellText(report.SizeText(r)) + ")"
	}
	if r.Verdict == analyse.Undecidable || r.Verdict == analyse.RuleSkipped {
		word += ": " + cellText(r.Why)
	}
	return fmt.Sprintf("| %s: %s | %s | %s | %s | %s |\n", name, codeText(report.MetricOf(r)), value, cmp.Or(report.IntervalText(r.Measured), "–"), report.BoundText(r), word)
}

// writeComparisons are one line each: effect, interval, the p value by its name, and
// the detectable effect. Comparisons over all agents come first, then arms that are
// worse: they must not be cut.
func (p *commentPage) writeComparisons() {
	var rows []string
	for _, all := range p.a.Pooled {
		rows = append(rows, fmt.Sprintf("- %s **%s**, %s\n", decisionMark(all.Decision), cellText(all.Name), report.Plain(report.PooledText(all), maxResult)))
	}
	rank := map[decision.Word]int{decision.Worse: -1}
	byRank := func(a, b analyse.Comparison) int { return rank[a.Decision.Word] - rank[b.Decision.Word] }
	for _, c := range slices.SortedStableFunc(slices.Values(p.a.Comparisons), byRank) {
		var parts []string
		for _, l := range report.ComparisonLines(c) {
			switch l.Key {
			case "difference":
				parts = append(parts, l.Text)
			case "not worse", "could see", "missing", "assumed", "history":
				parts = append(parts, l.Key+" "+l.Text)
			}
		}
		rows = append(rows, fmt.Sprintf("- %s **%s**, %s against %s: %s: %s (%s: both %d, treatment only %d, control only %d, neither %d)\n",
			decisionMark(c.Decision), cellText(c.Name), cellText(c.Treatment), cellText(c.Control), report.DecisionText(c.Decision), report.Plain(strings.Join(parts, "; "), maxResult),
			report.Plural(c.Tasks, "task"), c.Pairs.Both, c.Pairs.TreatmentOnly, c.Pairs.ControlOnly, c.Pairs.Neither))
	}
	p.writeList(rows, capPairs, "- … and %d more comparisons\n")
	if len(rows) > 0 {
		p.printf("\n")
	}
}

func decisionMark(d decision.Decision) string { return cmp.Or(report.DecisionIcon(d), "➖") }

// writeMoney writes the ledger and the cost, also of each arm if there are several.
func (p *commentPage) writeMoney() {
	t, l := p.a.Total, p.a.Total.Ledger
	p.printf("%s\n\n", report.Plain(report.LedgerText(l), maxResult))
	if l.Scored+l.Void == 0 {
		p.printf("No trial has a result yet, so there is nothing to measure.\n\n")
		return
	}
	if report.NoModel(t.Cost) {
		p.printf("Cost: %s", report.NoModelText(t.Cost.Free))
	} else {
		p.printf("Cost: %s", report.Plain(strings.TrimPrefix(report.MoneyText(t), "cost "), maxLine))
		if t.Spent.Priced > t.Spent.Free {
			p.printf("; spent by this run %s", report.Plain("$"+t.Spent.Billed.String(), maxCell))
		}
		if len(p.a.Arms) > 1 && t.Cost.Priced > t.Cost.Free {
			var rows []string
			for _, a := range p.a.Arms {
				rows = append(rows, "; "+cellText(a.ID)+" "+report.Plain(report.BilledCost(a.Cost), maxCell))
			}
			p.writeList(rows, capCosts, "; %d more arms")
		}
	}
	if len(t.Sources) > 0 {
		p.printf("; answers: %s", report.Plain(report.Counts(t.Sources), maxLine))
	}
	p.printf("\n\n")
}

// writeFolded writes a folded list, as much of it as fits into the share of the
// remaining bytes, and counts the rest.
func (p *commentPage) writeFolded(summary, head string, rows []string, share float64, where string) {
	if len(rows) == 0 {
		return
	}
	start := p.b.Len()
	more := "\n… and %d more: " + strings.ReplaceAll(where, "%", "%%") + "\n"
	limit := int(share*float64(p.left)) - len("<details><summary></summary>\n\n\n</details>\n\n") - len(summary) - len(head) - len(fmt.Sprintf(more, len(rows)))
	if limit < 0 {
		return
	}
	p.printf("<details><summary>%s</summary>\n\n%s", summary, head)
	p.writeList(rows, limit, more)
	p.printf("\n</details>\n\n")
	p.left -= p.b.Len() - start
}

func (p *commentPage) writeRegressions() {
	c := p.o.Against
	if c == nil {
		return
	}
	line := fmt.Sprintf("**Against the baseline** (run %s): %s.\n\n", cellText(c.Old.Run), report.Plain(p.o.Headline, maxLine))
	p.b.WriteString(line)
	p.left -= len(line)
	var rows []string
	add := func(word string, tasks []delta.Task) {
		for _, t := range tasks {
			row := fmt.Sprintf("- %s: **%s** in %s, %d/%d → %d/%d", word, cellText(t.Task), cellText(t.Arm.String()), t.Old.Pass, t.Old.Decided(), t.New.Pass, t.New.Decided())
			if t.AsGraded != "" {
				row += ", as graded " + t.AsGraded
			}
			if t.Reason != "" {
				row += "; " + cellText(t.Reason)
			}
			rows = append(rows, row+"\n")
		}
	}
	add("broken", c.Broken)
	add("worse", c.Worse)
	add("fixed", c.Fixed)
	add("better", c.Better)
	add("changed by people", c.ByPeople)
	p.writeFolded(report.Plural(len(rows), "task")+" changed since the baseline", "", rows, shareAgainst, codeText("assay compare --baseline FILE "+p.runName()+" --all"))
}

func (p *commentPage) writeDiscords() {
	var rows []string
	lost := 0
	for _, d := range report.DiscordantPairs(p.a) {
		word, by := "lost", d.Treatment
		if d.TreatmentWon {
			word, by = "won", d.Control
		} else {
			lost++
		}
		rows = append(rows, fmt.Sprintf("| %s | %s | %s | %s fails: %s |\n", word, cellText(fmt.Sprintf("%s #%d", d.Lost.Task, d.Lost.Index+1)), cellText(d.Comparison), cellText(by), cellText(report.FailedCriteria(d.Lost))))
	}
	p.writeFolded(fmt.Sprintf("%s in which the sides differ: the treatment lost %d, won %d", report.Plural(len(rows), "pair"), lost, len(rows)-lost),
		"| Treatment | Task | Comparison | Why |\n|---|---|---|---|\n", rows, shareDiscords, codeText("assay report "+p.runName()+" --format markdown"))
}

func (p *commentPage) writeFailures() {
	var rows []string
	missed := report.AllMissed(p.a)
	rank := map[analyse.Status]int{analyse.Void: -1}
	slices.SortStableFunc(missed, func(a, b *analyse.Trial) int { return rank[a.Status] - rank[b.Status] })
	for _, t := range missed {
		rows = append(rows, fmt.Sprintf("| %s | %s | %s | %s |\n", cellText(fmt.Sprintf("%s #%d", t.Task, t.Index+1)), cellText(t.Arm), cellText(report.OutcomeText(t)), cellText(t.Reason)))
	}
	p.writeFolded(report.Plural(len(rows), "trial")+" that did not pass", "| Task | Arm | Outcome | Why |\n|---|---|---|---|\n", rows, shareFailures, codeText("assay report "+p.runName()+" --all"))
}

// runName is how commands name the run.
func (p *commentPage) runName() string {
	return cmp.Or(p.a.Run, "last")
}

func (p *commentPage) footText() string {
	return fmt.Sprintf("<details><summary>How to look closer</summary>\n\n"+
		"- %s: every figure, and all that did not pass\n- %s: every trial, its transcript, and the evidence of each verdict\n- %s: the gates again\n\n"+
		"RUN is the run folder %s, which the job keeps among its artifacts.\n\n</details>\n",
		codeText("assay report RUN --all"), codeText("assay view RUN"), codeText("assay gate RUN"), codeText(p.runName()))
}
