package view

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/journal"
)

// States of a run.
const (
	stateRunning = "running"
	stateDone    = "done"
	stateStopped = "stopped" // in order: interrupted, budget, an error
	stateCut     = "cut off" // nobody writes, and no end was written
	stateNewer   = "newer"   // of a newer assay
	stateDamaged = "damaged"
)

// row is a run in the list.
type row struct {
	Name    string    `json:"name"`
	Suite   string    `json:"suite"`
	Started time.Time `json:"started"`
	State   string    `json:"state"`
	Why     string    `json:"reason,omitempty"` // of the state
	// Pending is set while the figures have not been read yet; they follow.
	Pending bool     `json:"pending,omitempty"`
	Figures *figures `json:"figures"` // nil if they are not known
	// Old says that the journal, or what people have said, has grown since the
	// figures were made.
	Old   bool   `json:"old,omitempty"`
	Tally *tally `json:"tally,omitempty"` // of a running run

	stamp stamp
	seen  time.Time // when its folder was last looked at
}

// stamp tells whether what was read of a run is what lies there now.
type stamp struct {
	journal, results   int64
	changed, rewritten time.Time
	writing            bool
}

// rows remembers what was read of runs, by folder.
type rows struct {
	mu   sync.Mutex
	kept map[string]*row
}

// fresh is how long a run that does not go on is taken to be as it was seen: a page
// that waits for figures asks again at once.
const fresh = 2 * time.Second

// patience of the list: figures that take longer follow with the next answer.
const patience = 150 * time.Millisecond

// smallJournal is up to how many bytes a run without reports is analysed for the
// list.
const smallJournal = 4 << 20

// list answers with all runs. Names and states of thousands take milliseconds;
// figures are read until patience ends, the newest first, and kept as long as
// journal and reports stay as they are.
func (s *Server) list(w http.ResponseWriter, r *http.Request) {
	places, err := s.runs.list()
	if err != nil {
		fail(w, &problem{status: http.StatusNotFound, What: "The folder of runs cannot be read.", Fix: err.Error()})
		return
	}
	deadline := time.Now().Add(patience)
	out := struct {
		Root    string `json:"root"`
		Pending int    `json:"pending"`
		Runs    []*row `json:"runs"`
	}{Root: filepath.Base(s.c.Root), Runs: make([]*row, 0, len(places))}
	kept := make(map[string]*row, len(places))
	for _, p := range places {
		if r.Context().Err() != nil {
			return
		}
		one := s.row(r, p, deadline)
		kept[p.dir] = one
		if one.Pending {
			out.Pending++
		}
		out.Runs = append(out.Runs, one)
	}
	s.rows.mu.Lock()
	s.rows.kept = kept // and nothing of what is gone
	s.rows.mu.Unlock()
	answer(w, r, out)
}

// row reads what is not known of a run.
func (s *Server) row(r *http.Request, p place, deadline time.Time) *row {
	s.rows.mu.Lock()
	old := s.rows.kept[p.dir]
	s.rows.mu.Unlock()
	one := &row{Name: p.name, Suite: suiteOf(p.name), Started: startOf(p.name), Pending: true}
	if old != nil {
		one.Suite, one.Started, one.Figures = old.Suite, old.Started, old.Figures
	}
	if old != nil && !old.Pending && old.State != stateRunning && time.Since(old.seen) < fresh {
		return old
	}
	if time.Now().After(deadline) && (old == nil || old.State != stateRunning) {
		if old != nil && old.State != "" {
			return old
		}
		return one
	}
	stand, err := journal.LookAt(p.dir)
	if err != nil {
		one.State, one.Why, one.Pending = stateDamaged, "the run folder has no journal that can be read", false
		return one
	}
	if notes := noteStamp(p.dir); notes.rewritten.After(stand.Changed) {
		stand.Changed = notes.rewritten // outcomes that people set are in the figures, too
	}
	now := stamp{journal: stand.Size, changed: stand.Changed, writing: stand.Writing}
	results, err := os.Stat(filepath.Join(p.dir, "out", "results.json"))
	if err == nil {
		now.results, now.rewritten = results.Size(), results.ModTime()
	}
	if old != nil && !old.Pending && old.stamp == now && old.State != stateRunning {
		again := *old
		again.seen = time.Now()
		return &again
	}
	one.stamp, one.seen = now, time.Now()
	one.State, one.Why = state(stand)
	one.Pending = false
	if err := s.fill(r, p, one, stand); err != nil {
		p := explain(err)
		one.State, one.Why = p.state, p.Fix
		if one.State == "" {
			one.State = stateDamaged
		}
	}
	return one
}

func state(st journal.Stand) (state, why string) {
	switch {
	case st.Writing:
		return stateRunning, ""
	case st.Last == nil:
		return stateCut, "no end was written: the process was killed, or the machine went down; assay run --resume goes on"
	case st.Last.End.Reason == "done":
		return stateDone, ""
	}
	return stateStopped, st.Last.End.Reason
}

// fill reads the figures of a run: from its reports if they are as new as its
// journal, from the run if it is looked at anyway or goes on, and by an analysis if
// that is quick. A long run without reports has none until it is opened.
func (s *Server) fill(r *http.Request, p place, one *row, stand journal.Stand) error {
	if err := contained(p.dir); err != nil {
		return err
	}
	m, err := readManifestHead(p.dir)
	if err != nil {
		return err
	}
	if m.Format > journal.Format {
		return &problem{state: stateNewer, What: "The run is of a newer assay.", Fix: fmt.Sprintf("it has format %d, and this assay reads formats up to %d: install the version that wrote it, or a later one", m.Format, journal.Format)}
	}
	if m.Suite != "" {
		one.Suite = m.Suite
	}
	if !m.Created.IsZero() {
		one.Started = m.Created
	}
	if one.State != stateRunning && !one.stamp.rewritten.IsZero() && !one.stamp.rewritten.Before(stand.Changed) {
		if f, err := readResults(p.dir); err == nil {
			one.Figures, one.Old = f, false
			return nil
		}
	}
	h := s.shelf.peek(p.name)
	if h == nil {
		if one.State != stateRunning && stand.Size > smallJournal {
			one.Old = one.Figures != nil
			return nil
		}
		if h, err = s.shelf.get(p.name); err != nil {
			return err
		}
	}
	pages, err := h.soon(r.Context())
	if err != nil {
		return err
	}
	if pages == nil {
		one.Pending = true // they are being made
		return nil
	}
	one.Figures = pages.row
	if one.State == stateRunning {
		one.Tally, err = h.tally()
	}
	return err
}

// suiteOf and startOf read what the name of a run folder says:
// 20261121T101500Z-swift-grounding-k3f9.
func suiteOf(name string) string {
	_, rest, _ := strings.Cut(name, "-")
	if i := strings.LastIndexByte(rest, '-'); i > 0 {
		return rest[:i]
	}
	return name
}

func startOf(name string) time.Time {
	start, _, _ := strings.Cut(name, "-")
	t, err := time.Parse("20060102T150405Z", start)
	if err != nil {
		return time.Time{}
	}
	return t
}
