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
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// The caps. Most counts bytes, of which a character has at least one, so that the limit
// of 65,536 characters holds however they are counted. The other caps in bytes are the
// size of the parts that are always shown; with foreign text at its longest, eight
// bytes a character, they leave some 10,000 for the lists.
const (
	most      = 65_000
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
	p.printf("%s\n## %s %s\n\n**%s**\n\n", CommentMarker(p.a.Suite), report.VerdictIcon(v.Word), cellText(p.a.Suite), report.Plain(report.Headline(v), maxLine))
	var rows []string
	for _, n := range p.a.Notice {
		rows = append(rows, fmt.Sprintf("> Note: %s\n\n", report.Plain(n, maxLine)))
	}
	p.writeList(rows, capNotes, "> … and %d more notes\n\n")
}

// writeGraded shows the figures without the overrides of people next to the figures
// with them.
func (p *commentPage) writeGraded() {
	all := report.GradedRows(p.a)
	if all == nil {
		return
	}
	var rows []string
	for _, row := range all {
		for i := range row {
			row[i] = cellText(row[i])
		}
		rows = append(rows, "| "+strings.Join(row, " | ")+" |\n")
	}
	p.printf("| %s |\n|---|---|---|\n", strings.Join(report.GradedHead(), " | "))
	p.writeList(rows, capGraded, "\n… and %d more figures with and without overrides.\n")
	p.printf("\n")
}

func (p *commentPage) writeGates() {
	// Failures come first: they must not be cut.
	var rows []string
	for _, of := range []func(analyse.Word) bool{
		func(w analyse.Word) bool { return w == analyse.Fail },
		func(w analyse.Word) bool { return w == analyse.Undecidable },
		func(w analyse.Word) bool { return w != analyse.Fail && w != analyse.Undecidable },
	} {
		for _, r := range p.a.Rules {
			if of(r.Verdict) {
				rows = append(rows, gateRow(r))
			}
		}
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
	value, span, word := report.Value(r.Measured), "–", report.VerdictIcon(r.Verdict)+" "+string(r.Verdict)
	if r.Measured.Value != nil {
		value += " (" + cellText(report.SizeText(r)) + ")"
	}
	if s := report.IntervalText(r.Measured); s != "" {
		span = s
	}
	if r.Verdict == analyse.Undecidable || r.Verdict == analyse.RuleSkipped {
		word += ": " + cellText(r.Why)
	}
	return fmt.Sprintf("| %s: %s | %s | %s | %s | %s |\n", name, codeText(report.MetricOf(r)), value, span, report.BoundText(r), word)
}

// writeComparisons are one line each: effect, interval, the p value by its name, and
// the detectable effect. Comparisons over all agents come first, then arms that are
// worse: they must not be cut.
func (p *commentPage) writeComparisons() {
	var rows []string
	for _, all := range p.a.Pooled {
		rows = append(rows, fmt.Sprintf("- %s **%s**, %s\n", shownMark(all.Shown), cellText(all.Name), report.Plain(report.PooledText(all), maxResult)))
	}
	rank := func(c analyse.Comparison) int {
		if c.Headline.Shown == analyse.Worse {
			return 0
		}
		return 1
	}
	for _, c := range slices.SortedStableFunc(slices.Values(p.a.Comparisons), func(a, b analyse.Comparison) int { return rank(a) - rank(b) }) {
		var parts []string
		for _, l := range report.ComparisonLines(c) {
			switch l.Key {
			case "difference":
				parts = append(parts, l.Text)
			case "not worse":
				parts = append(parts, "not worse "+l.Text)
			case "could see":
				parts = append(parts, "could see "+l.Text)
			}
		}
		rows = append(rows, fmt.Sprintf("- %s **%s**, %s against %s: %s: %s (%s: both %d, treatment only %d, control only %d, neither %d)\n",
			shownMark(c.Headline.Shown), cellText(c.Name), cellText(c.Treatment), cellText(c.Control), report.ShownText(c.Headline.Shown), report.Plain(strings.Join(parts, "; "), maxResult),
			report.Plural(c.Tasks, "task"), c.Pairs.Both, c.Pairs.TreatmentOnly, c.Pairs.ControlOnly, c.Pairs.Neither))
	}
	p.writeList(rows, capPairs, "- … and %d more comparisons\n")
	if len(rows) > 0 {
		p.printf("\n")
	}
}

func shownMark(shown string) string { return cmp.Or(report.ShownIcon(shown), "➖") }

// writeMoney writes the ledger and the cost, also of each arm if there are several.
func (p *commentPage) writeMoney() {
	t, l := p.a.Total, p.a.Total.Ledger
	p.printf("%s\n\n", report.Plain(report.LedgerText(l), maxResult))
	if l.Scored+l.Void == 0 {
		p.printf("No trial has a result yet, so there is nothing to measure.\n\n")
		return
	}
	if t.Cost.Free > 0 && t.Cost.Priced+t.Cost.Unpriced == t.Cost.Free {
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
	more := func(n int) string { return fmt.Sprintf("\n… and %d more: %s\n", n, where) }
	limit := int(share*float64(p.left)) - len("<details><summary></summary>\n\n\n</details>\n\n") - len(summary) - len(head) - len(more(len(rows)))
	if limit < 0 {
		return
	}
	p.printf("<details><summary>%s</summary>\n\n%s", summary, head)
	size := 0
	for i, row := range rows {
		if size += len(row); size > limit {
			p.b.WriteString(more(len(rows) - i))
			break
		}
		p.b.WriteString(row)
	}
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
	for _, of := range []func(*analyse.Trial) bool{
		func(t *analyse.Trial) bool { return t.Status == analyse.Void },
		func(t *analyse.Trial) bool { return t.Status == analyse.Scored && t.Outcome != trial.Pass },
	} {
		for i := range p.a.Trials {
			t := &p.a.Trials[i]
			if !of(t) {
				continue
			}
			what := string(t.Outcome) + ": " + t.Label
			if t.Status == analyse.Void {
				what = "void: " + string(t.Void)
			}
			rows = append(rows, fmt.Sprintf("| %s | %s | %s | %s |\n", cellText(fmt.Sprintf("%s #%d", t.Task, t.Index+1)), cellText(t.Arm), cellText(what), cellText(t.Reason)))
		}
	}
	p.writeFolded(report.Plural(len(rows), "trial")+" that did not pass", "| Task | Arm | Outcome | Why |\n|---|---|---|---|\n", rows, shareFailures, codeText("assay report "+p.runName()+" --all"))
}

// runName is how commands name the run.
func (p *commentPage) runName() string {
	if p.a.Run == "" {
		return "last"
	}
	return p.a.Run
}

func (p *commentPage) footText() string {
	return fmt.Sprintf("<details><summary>How to look closer</summary>\n\n"+
		"- %s: every figure, and all that did not pass\n- %s: every trial, its transcript, and the evidence of each verdict\n- %s: the gates again\n\n"+
		"RUN is the run folder %s, which the job keeps among its artifacts.\n\n</details>\n",
		codeText("assay report RUN --all"), codeText("assay view RUN"), codeText("assay gate RUN"), codeText(p.runName()))
}
