package html

import (
	"cmp"
	"html/template"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/answer"
	"github.com/assay-eval/assay/internal/report/chart"
	"github.com/assay-eval/assay/internal/section"
)

// answerView is the answer of a run, which is the first screen of the page.
type answerView struct {
	Size, Source string
	Replies      []replyView
	More         string
	Price        string
	Checks       *table // of a run that compares nothing
	Arms         *table
	Failures     []blockView
}

// replyView is the reply to one question in a sentence, with its interval.
type replyView struct {
	Ask, Word, Mark, Class   string
	Points, Figures, Against string
	Chart                    template.HTML
}

// replyMarks are signs and classes of replies by tone.
var replyMarks = map[section.Tone][2]string{section.Good: {"✓", "pass"}, section.Bad: {"✗", "fail"}, section.Caution: {"?", "unsure"}, section.Strong: {"≈", "even"}}

// Answer returns nil if nothing is scored.
func (o *overview) Answer() *answerView {
	if o.Run.Total.Ledger.Scored == 0 {
		return nil
	}
	b := answer.Of(o.Run)
	v := &answerView{Size: cleanText(b.Size), Price: cleanText(strings.Join(b.Price, "; ")), Arms: o.answerArms(b)}
	if b.Spent != "" {
		v.Size += ", " + cleanText(b.Spent)
	}
	if len(o.Run.Notice) == 0 {
		v.Source = cleanText(b.Source)
	}
	for _, r := range b.Replies {
		v.Replies = append(v.Replies, newReplyView(r))
	}
	if b.MoreReplies > 0 {
		v.More = "… " + report.Plural(b.MoreReplies, "more comparison") + " below"
	}
	if len(b.Replies) == 0 && len(b.Checks) > 0 {
		v.Checks = o.sectionTable(b.CheckTable())
		v.Checks.Class = "answer"
	}
	for _, f := range b.Failures {
		v.Failures = append(v.Failures, blockView{Lead: cleanText(f.Lead + ":"), Text: cleanText(f.Text)})
	}
	return v
}

func newReplyView(r answer.Reply) replyView {
	mark := replyMarks[r.Tone]
	v := replyView{Ask: cleanText(r.Ask), Word: cleanText(r.Word), Mark: mark[0], Class: mark[1], Points: cleanText(r.Points)}
	var figures []string
	if r.Between != "" {
		figures = append(figures, "("+r.Between+")")
	}
	for _, s := range []string{r.P, r.Why} {
		if s != "" {
			figures = append(figures, s)
		}
	}
	v.Figures = cleanText(strings.Join(figures, ", "))
	if r.Treatment != "" {
		v.Against = cleanText(strings.TrimSpace(r.Treatment+" "+r.Rates[0]) + " against " + strings.TrimSpace(r.Control+" "+r.Rates[1]))
	}
	if iv := r.Interval; iv != nil {
		zero := chart.Strip{Title: v.Ask + " " + v.Word, Desc: v.Points + " " + v.Figures, Scale: chart.Scale{Low: iv.From, High: iv.To}, Estimate: iv.Estimate, Low: iv.Low, High: iv.High, Class: "c-" + v.Class, Refs: []chart.Ref{{At: 0, Class: "c-zero"}}}
		v.Chart = chartCell(zero.Draw()).Chart
	}
	return v
}

// answerArms returns success and cost of each arm.
func (o *overview) answerArms(b *answer.Answer) *table {
	if len(b.Arms) == 0 {
		return nil
	}
	t := newTable("Success and cost of each arm", "answer", textCell("Arm"), numberHead("Passes"), numberHead("Rate"), textCell("95% interval").withClass("o-wide"),
		numberHead("No verdict").withClass("o-wide"), numberHead("Time a trial").withClass("o-wide"), numberHead("Tokens a trial"), numberHead("Cost a trial"))
	for i := range b.Arms {
		a := &b.Arms[i]
		open := ""
		if a.Open > 0 {
			open = strconv.Itoa(a.Open)
		}
		picture := textCell("–")
		if iv := a.Interval; iv != nil {
			strip := chart.Strip{Title: cleanText(a.Name), Desc: cleanText(a.Rate + " " + a.Between), Scale: chart.Scale{Low: iv.From, High: iv.To}, Estimate: iv.Estimate, Low: iv.Low, High: iv.High}
			picture = chartCell(strip.Draw())
		}
		t.addRow("", textCell(a.Name).withLink(o.link.Trials("arm", a.ID)), numberCell(a.Ratio), numberCell(a.Rate).withSub(a.Between), picture.withClass("o-wide"),
			numberCell(open).withClass("o-wide"), numberCell(a.Time).withClass("o-wide"), numberCell(a.Tokens), numberCell(cmp.Or(a.Cost, "–")))
	}
	if b.MoreArms > 0 {
		t.Notes = append(t.Notes, "… "+report.Plural(b.MoreArms, "more arm"))
	}
	return t
}
