package html

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// AnswerPage is how many trials, in the order of [Columns], share a page of excerpts
// of their answers.
const AnswerPage = 200

// answerLength returns the characters of an excerpt in a run of n trials.
func answerLength(n int) int {
	switch {
	case n <= 2_000:
		return 200
	case n <= 20_000:
		return 100
	}
	return 50
}

// Answer returns an excerpt of the answer of an attempt in a run of n trials, for lists
// that show many: what was submitted, else what the agent said last. "" if nothing is
// there or it cannot be read.
func Answer(a *trial.Attempt, n int, ev trial.Opener) string {
	return (&trialReader{t: &Trial{}, ev: ev}).excerpt(&a.Artifact, n)
}

func (w *trialReader) excerpt(left *trial.Artifact, n int) string {
	return report.Cut(answerOf(left, w), answerLength(n))
}

// artifacts is evidence that reads what an attempt left without the rest of its record.
type artifacts interface {
	Artifact(seq int64) (*trial.Artifact, error)
}

// answersOf returns excerpts of the answers of trials from to before.
func answersOf(a *analyse.Analysis, from, before int, ev trial.Opener) []string {
	out := make([]string, before-from)
	quick, _ := ev.(artifacts)
	w := &trialReader{t: &Trial{}, ev: ev}
	for i := range out {
		t := a.Trials[from+i]
		if quick != nil && t.Source != "" && t.Seq > 0 {
			if left, err := quick.Artifact(t.Seq); err == nil {
				out[i] = w.excerpt(left, len(a.Trials))
				continue
			}
		}
		if t.Source != "" {
			out[i] = w.excerpt(&w.findRecord(&t).Artifact, len(a.Trials))
		}
	}
	return out
}

func answerOf(left *trial.Artifact, w *trialReader) string {
	if left.Submission != nil {
		if text, ok := w.openText("submission", left.Submission.Args); ok {
			return submissionLine(text)
		}
	}
	text, _ := w.openText("answer", left.Answer)
	return foldLine(text)
}

// maxFolded is the bytes of a text that an excerpt is made from.
const maxFolded = 4 << 10

func foldLine(s string) string {
	if s := s[:min(len(s), maxFolded)]; report.IsPlainLine(s) {
		return s
	}
	return strings.Join(strings.Fields(strings.ToValidUTF8(s[:min(len(s), maxFolded)], "")), " ")
}

// submissionLine returns the fields of a submission in one line; of a submission with
// one field only its value.
func submissionLine(args string) string {
	type field struct{ name, value string }
	var fields []field
	d := json.NewDecoder(strings.NewReader(args))
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return foldLine(args)
	}
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return foldLine(args)
		}
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return foldLine(args)
		}
		f := field{value: string(raw)}
		f.name, _ = name.(string)
		if text := ""; string(raw) != "null" && json.Unmarshal(raw, &text) == nil {
			f.value = text
		} else if compact := (bytes.Buffer{}); json.Compact(&compact, raw) == nil {
			f.value = compact.String()
		}
		fields = append(fields, f)
	}
	if len(fields) == 1 {
		return foldLine(fields[0].value)
	}
	// Short values come first: a name before its reasons. Empty ones and false are left out.
	slices.SortStableFunc(fields, func(a, b field) int { return len(a.value) - len(b.value) })
	var parts []string
	for _, f := range fields {
		if f.value != "false" && f.value != "null" && f.value != "" {
			parts = append(parts, f.name+": "+f.value)
		}
	}
	return foldLine(strings.Join(parts, " · "))
}

// embedAnswers puts pages of excerpts into a page as long as they take no more than a
// quarter of the budget. It returns their number and what is left of the budget.
func embedAnswers(page *Page, a *analyse.Analysis, ev trial.Opener, budget int64) (embedded int, left int64, err error) {
	n := len(a.Trials)
	most := budget / 4
	pages := parallel.InOrder((n+AnswerPage-1)/AnswerPage, func(k int) ([]byte, error) {
		return encodeData(answersOf(a, k*AnswerPage, min(n, (k+1)*AnswerPage), ev))
	})
	for gz, err := range pages {
		if err != nil {
			return embedded, budget, err
		}
		size := int64(base64.StdEncoding.EncodedLen(len(gz))) + 48 // size of its element
		if most -= size; most < 0 {
			break
		}
		budget -= size
		page.Data[fmt.Sprintf("a%04d", embedded)] = gz
		embedded++
	}
	return embedded, budget, nil
}
