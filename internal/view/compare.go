package view

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"sync"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/trial"
)

// pairs keeps the last comparisons as compressed bytes.
type pairs struct {
	mu   sync.Mutex
	kept []*pair
}

type pair struct {
	a, b     string
	atA, atB moment
	body     []byte
}

// moment is what a comparison of a run rests on: its journal up to here, and what
// people have said of it.
type moment struct {
	size  int64
	notes stamp
}

const maxPairs = 8

// comparison is two runs held against each other, with where their trials are.
type comparison struct {
	*delta.Comparison
	// Trials are those of the tasks that the comparison lists, on each side.
	OldTrials []listed `json:"old_trials"`
	NewTrials []listed `json:"new_trials"`
}

// listed is a trial of a task that is listed: its number in its run, and how it
// went.
type listed struct {
	N      int    `json:"n"`
	Task   string `json:"task"`
	Arm    string `json:"arm"`
	Index  int    `json:"index"`
	Status string `json:"status"`
	Graded string `json:"graded,omitempty"` // as graded, where a person set another
	Reason string `json:"reason,omitempty"`
}

// compare answers with two runs held against each other.
func (s *Server) compare(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	a, b := q.Get("a"), q.Get("b")
	if a == "" || b == "" {
		fail(w, &problem{status: http.StatusBadRequest, What: "Two runs are compared.", Fix: "Pick the older one as a and the newer one as b."})
		return
	}
	old, err := s.shelf.get(a)
	if err != nil {
		fail(w, err)
		return
	}
	now, err := s.shelf.get(b)
	if err != nil {
		fail(w, err)
		return
	}
	body, err := s.compared(r.Context(), old, now)
	if err != nil {
		fail(w, err)
		return
	}
	zipped(w, r, "application/json", body)
}

func (s *Server) compared(ctx context.Context, old, now *held) ([]byte, error) {
	if body := s.pairs.find(old.name, now.name, old.moment(), now.moment()); body != nil {
		return body, nil
	}
	oldSide, oldAt, err := old.side(ctx)
	if err != nil {
		return nil, err
	}
	nowSide, nowAt, err := now.side(ctx)
	if err != nil {
		return nil, err
	}
	c, err := s.c.Compare(oldSide, nowSide)
	if err != nil {
		return nil, &problem{status: http.StatusUnprocessableEntity, What: "These two runs cannot be compared.", Fix: err.Error()}
	}
	out := comparison{Comparison: c}
	out.OldTrials = listTrials(c, oldSide.Analysis, func(p delta.Pair) string { return p.Old })
	out.NewTrials = listTrials(c, nowSide.Analysis, func(p delta.Pair) string { return p.New })
	body, err := zip(func(w io.Writer) error { return json.NewEncoder(w).Encode(out) })
	if err != nil {
		return nil, fmt.Errorf("write the comparison of %s and %s: %w", old.name, now.name, err)
	}
	s.pairs.add(&pair{old.name, now.name, oldAt, nowAt, body})
	return body, nil
}

// side analyses a run for a comparison.
func (h *held) side(ctx context.Context) (*Side, moment, error) {
	notes := noteStamp(h.dir) // before they are read: older than they are does no harm
	a, mark, _, err := h.all(ctx)
	if err != nil {
		return nil, moment{}, err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.run == nil {
		return nil, moment{}, &problem{status: http.StatusGone, What: "The run folder is gone.", Fix: h.name}
	}
	return &Side{Analysis: a, Resolved: h.resolved()}, moment{mark.Offset, notes}, nil
}

func (h *held) moment() moment {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.refresh() != nil {
		return moment{size: -1}
	}
	return moment{h.ix.mark.Offset, noteStamp(h.dir)}
}

func (p *pairs) find(a, b string, atA, atB moment) []byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, x := range p.kept {
		if x.a == a && x.b == b && x.atA == atA && x.atB == atB {
			return x.body
		}
	}
	return nil
}

func (p *pairs) add(x *pair) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.kept = append(slices.DeleteFunc(p.kept, func(o *pair) bool { return o.a == x.a && o.b == x.b }), x)
	p.kept = p.kept[max(0, len(p.kept)-maxPairs):]
}

// trialsOfTask is how many trials of a task in an arm are listed at most.
const trialsOfTask = 20

// listTrials finds the trials of the tasks that a comparison lists.
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
		x := listed{N: n, Task: t.Task, Arm: t.Arm, Index: t.Index, Status: letter(t), Reason: t.Reason}
		if t.Graded != "" {
			x.Graded = string(t.Graded)[:1]
		}
		out = append(out, x)
	}
	return out
}

func letter(t *analyse.Trial) string {
	switch t.Status {
	case analyse.Scored:
		if t.Outcome == trial.Pass || t.Outcome == trial.Fail {
			return string(t.Outcome)[:1]
		}
		return "u"
	case analyse.Void:
		return "v"
	case analyse.Skipped:
		return "s"
	}
	return "w"
}
