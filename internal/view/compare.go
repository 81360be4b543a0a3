package view

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/delta"
	reportdelta "github.com/assay-eval/assay/internal/report/delta"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/trial"
)

// pairOfRuns holds the states of two runs at the time of their comparison.
type pairOfRuns struct {
	a, b     string
	atA, atB journalPosition
}

// cachedComparison is a comparison in compressed form.
type cachedComparison struct {
	pairOfRuns
	body []byte
}

const maxCachedComparisons = 8

// comparison is the comparison of two runs, with the places of their trials.
type comparison struct {
	reportdelta.Page
	// Trials are the trials of the tasks that the comparison lists, on each side.
	OldTrials []listed `json:"old_trials"`
	NewTrials []listed `json:"new_trials"`
}

// listed is a trial of a listed task: its number in its run, and its outcome.
type listed struct {
	N      int    `json:"n"`
	Task   string `json:"task"`
	Arm    string `json:"arm"`
	Index  int    `json:"index"`
	Status string `json:"status"`
	Graded string `json:"graded,omitempty"` // as graded, where a person set another
	Reason string `json:"reason,omitempty"`
}

func (s *Server) serveComparison(w http.ResponseWriter, r *http.Request) error {
	q := r.URL.Query()
	a, b := q.Get("a"), q.Get("b")
	if a == "" || b == "" {
		return &problem{status: http.StatusBadRequest, What: "Two runs are compared.", Fix: "Pick the older one as a and the newer one as b."}
	}
	old, err := s.shelf.open(a)
	if err != nil {
		return err
	}
	now, err := s.shelf.open(b)
	if err != nil {
		return err
	}
	body, err := s.compareRuns(r.Context(), old, now)
	if err != nil {
		return err
	}
	return writeZipped(w, r, "application/json", body)
}

func (s *Server) compareRuns(ctx context.Context, old, now *openRun) ([]byte, error) {
	oldAt, err := old.readMoment()
	if err != nil {
		return nil, err
	}
	nowAt, err := now.readMoment()
	if err != nil {
		return nil, err
	}
	pair := pairOfRuns{old.name, now.name, oldAt, nowAt}
	if c, ok := s.pairs.find(func(c cachedComparison) bool { return c.pairOfRuns == pair }); ok {
		return c.body, nil
	}
	oldSide, oldAt, err := old.analyseSide(ctx)
	if err != nil {
		return nil, err
	}
	nowSide, nowAt, err := now.analyseSide(ctx)
	if err != nil {
		return nil, err
	}
	c, err := s.c.Compare(oldSide, nowSide)
	if err != nil {
		return nil, &problem{status: http.StatusUnprocessableEntity, What: "These two runs cannot be compared.", Fix: err.Error()}
	}
	out := comparison{Page: reportdelta.NewPage(c)}
	out.OldTrials = listTrials(c, oldSide.Analysis, func(p delta.Pair) string { return p.Old })
	out.NewTrials = listTrials(c, nowSide.Analysis, func(p delta.Pair) string { return p.New })
	body, err := zipBytes(func(w io.Writer) error { return json.NewEncoder(w).Encode(out) })
	if err != nil {
		return nil, fmt.Errorf("write the comparison of %s and %s: %w", old.name, now.name, err)
	}
	s.pairs.add(cachedComparison{pairOfRuns{old.name, now.name, oldAt, nowAt}, body}, maxCachedComparisons)
	return body, nil
}

func (h *openRun) analyseSide(ctx context.Context) (*Side, journalPosition, error) {
	a, m, err := h.analyseAll(ctx)
	if err != nil {
		return nil, m, err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.run == nil {
		return nil, m, &problem{status: http.StatusGone, What: "The run folder is gone.", Fix: h.name}
	}
	return &Side{Analysis: a, Resolved: h.resolvedSuite()}, m, nil
}

func (h *openRun) readMoment() (journalPosition, error) {
	if err := h.lockFresh(); err != nil {
		return journalPosition{}, err
	}
	defer h.mu.Unlock()
	return h.moment(), nil
}

// trialsOfTask is the maximum number of trials listed of a task in an arm.
const trialsOfTask = 20

func listTrials(c *delta.Comparison, a *analyse.Analysis, arm func(delta.Pair) string) []listed {
	wanted := map[trial.Key]int{}
	for _, list := range [][]delta.Task{c.Broken, c.Worse, c.Fixed, c.Better, c.ByPeople, c.StillFailing, c.Undecided, c.LeftOut} {
		for _, t := range list {
			wanted[trial.Key{Task: t.Task, Arm: arm(t.Arm)}] = trialsOfTask
		}
	}
	out := []listed{}
	for n := range a.Trials {
		t := &a.Trials[n]
		key := trial.Key{Task: t.Task, Arm: t.Arm}
		if wanted[key] == 0 {
			continue
		}
		wanted[key]--
		x := listed{N: n, Task: t.Task, Arm: t.Arm, Index: t.Index, Status: string(html.StatusLetter(t)), Reason: t.Reason}
		if t.Graded != "" {
			x.Graded = string(t.Graded)[:1]
		}
		out = append(out, x)
	}
	return out
}
