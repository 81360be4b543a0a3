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

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/answer"
	"github.com/assay-eval/assay/internal/report/markdown"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// The caps in bytes. A character has at least one, so that the limit of 65,536 characters
// holds however they are counted. With foreign text at its longest, eight bytes a
// character, the parts that are always shown leave some 10,000 for the lists.
const (
	most     = 65_000
	capRows  = 3_000  // of a table or list
	capLong  = 10_000 // of the gates and of the comparisons
	maxCell  = 160    // characters of a name or a reason
	maxLine  = 400    // characters of a sentence
	maxLong  = 1_000  // characters of a comparison
	overhead = 2_000  // bytes of a folded list besides its rows
)

// The shares of lists in the remaining bytes.
const (
	shareAgainst = 0.25
	shareList    = 0.6
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
		var lists []section.Section
		body := CommentMarker(a.Suite) + "\n"
		for i, s := range report.Document(a, nil, section.Options{Medium: section.Comment}, answer.BlocksOf(a)) {
			if s.Folded {
				lists = append(lists, s)
				continue
			}
			p := markdown.Page{Cell: maxCell, Line: maxLine, Bytes: capRows}
			if s.Place == section.Gates || s.Place == section.Compared {
				p.Line, p.Bytes = maxLong, capLong
			}
			p.WriteSection(s, i == 0)
			body += p.String()
		}
		foot := footText(cmp.Or(a.Run, "last"))
		if o.Against != nil {
			body += againstText(o)
			body += foldedText(changedTasks(o.Against), int(shareAgainst*float64(most-len(body)-len(foot))))
		}
		for _, s := range lists {
			body += foldedText(s, int(shareList*float64(most-len(body)-len(foot))))
		}
		_, err := io.WriteString(w, body+foot)
		return err
	}
}

// foldedText returns a folded list, as much of it as fits into limit bytes, with the count
// of the rest.
func foldedText(s section.Section, limit int) string {
	p := markdown.Page{Cell: maxCell, Line: maxLine, Bytes: limit - overhead}
	if s.Folded = true; p.Bytes <= 0 || len(s.Blocks) == 0 {
		return ""
	}
	p.WriteSection(s, false)
	return p.String()
}

// plainName matches names that a marker may hold unchanged.
var (
	plainName = lazyregexp.New(`^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$`)
	notPlain  = lazyregexp.New(`[^A-Za-z0-9]+`)
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

// againstText tells what changed since the baseline in one sentence.
func againstText(o Options) string {
	p := markdown.Page{Cell: maxCell, Line: maxLine}
	p.WriteBlocks([]section.Block{section.Sentence{Lead: "Against the baseline", Text: fmt.Sprintf("(run %s): %s", report.Cut(o.Against.Old.Run, maxCell), o.Headline)}})
	return p.String()
}

// changedTasks lists the tasks whose results changed since the baseline, the broken ones
// first.
func changedTasks(c *delta.Comparison) section.Section {
	var list section.List
	add := func(word string, tasks []delta.Task) {
		for _, t := range tasks {
			text := fmt.Sprintf("in %s, %d/%d → %d/%d", t.Arm, t.Old.Pass, t.Old.Decided(), t.New.Pass, t.New.Decided())
			if t.AsGraded != "" {
				text += ", as graded " + t.AsGraded
			}
			if t.Reason != "" {
				text += "; " + t.Reason
			}
			list.Items = append(list.Items, section.Sentence{Lead: word + ": " + t.Task, Text: text})
		}
	}
	add("broken", c.Broken)
	add("worse", c.Worse)
	add("fixed", c.Fixed)
	add("better", c.Better)
	add("changed by people", c.ByPeople)
	s := section.Section{Title: report.Plural(len(list.Items), "task") + " changed since the baseline"}
	s.Blocks = section.WithContent([]section.Block{list})
	return s
}

func footText(run string) string {
	code := func(s string) string { return report.CodeSpan(s, maxCell) }
	return fmt.Sprintf("<details><summary>How to look closer</summary>\n\n"+
		"- %s: every figure, and all that did not pass\n- %s: every trial, its transcript, and the evidence of each verdict\n- %s: the gates again\n\n"+
		"RUN is the run folder %s, which the job keeps among its artifacts.\n\n</details>\n",
		code("assay report RUN --all"), code("assay view RUN"), code("assay gate RUN"), code(run))
}
