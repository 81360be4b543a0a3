package view

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"

	"github.com/assay-eval/assay/internal/report/html"
)

// serveAnswers writes a page of excerpts of answers. It needs no analysis.
func (h *openRun) serveAnswers(w http.ResponseWriter, r *http.Request, page int) error {
	if err := h.lockFresh(); err != nil {
		return err
	}
	total, first := len(h.order), page*html.AnswerPage
	var asked []int
	for n := first; n < min(total, first+html.AnswerPage); n++ {
		asked = append(asked, n)
	}
	_, placed, places, err := h.placeTrials(asked, afterAll)
	run := h.run
	h.mu.Unlock()
	switch {
	case err != nil:
		return err
	case len(asked) == 0:
		return &problem{status: http.StatusNotFound, What: "There is no such page of answers.", Fix: fmt.Sprintf("The run has %d trials, %d a page from 0.", total, html.AnswerPage)}
	}
	ev := newEvidence(run)
	for rec, err := range run.RecordsAt(places) {
		if err != nil {
			return err
		}
		ev.addRecord(&rec)
	}
	answers := make([]string, len(asked))
	for key, a := range ev.attempts {
		if n, ok := placed[key]; ok {
			answers[n-first] = html.Answer(&a.Attempt, total, ev)
		}
	}
	b, err := zipBytes(func(w io.Writer) error { return json.NewEncoder(w).Encode(answers) })
	if err != nil {
		return err
	}
	return writeZipped(w, r, "application/json", b)
}
