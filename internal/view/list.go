package view

import (
	"cmp"
	"fmt"
	"net/http"
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

type runRow struct {
	Name    string    `json:"name"`
	Suite   string    `json:"suite"`
	Started time.Time `json:"started"`
	State   string    `json:"state"`
	Why     string    `json:"reason,omitempty"` // of the state
	// Pending is set while the figures have not been read yet; they follow.
	Pending bool     `json:"pending,omitempty"`
	Figures *figures `json:"figures"` // nil if they are not known
	// Old reports whether the journal or the notes have grown since the figures were
	// made.
	Old   bool      `json:"old,omitempty"`
	Tally *runTally `json:"tally,omitempty"` // of a running run

	stamp rowVersion
	seen  time.Time // when its folder was last looked at
}

// rowVersion tells whether a run has changed since it was read.
type rowVersion struct {
	journal, results, notes fileVersion
	writing                 bool
}

// rowCache keeps the rows of runs, by folder.
type rowCache struct {
	mu   sync.Mutex
	kept map[string]*runRow
}

// maxRowAge is how long the row of a finished run is used without checking its files: a
// page that waits for figures asks again at once.
const maxRowAge = 2 * time.Second

// listPatience is how long the list waits for figures: slower ones follow with the next
// answer.
const listPatience = 150 * time.Millisecond

// smallJournal is the size in bytes up to which a run without reports is analysed for
// the list.
const smallJournal = 4 << 20

// serveList answers with all runs. Names and states of thousands take milliseconds;
// figures are read until patience ends, the newest first, and kept as long as
// journal and reports stay as they are.
func (s *Server) serveList(w http.ResponseWriter, r *http.Request) error {
	places, err := s.runs.list()
	if err != nil {
		return &problem{status: http.StatusNotFound, What: "The folder of runs cannot be read.", Fix: err.Error()}
	}
	deadline := time.Now().Add(listPatience)
	out := struct {
		Root    string    `json:"root"`
		Pending int       `json:"pending"`
		Runs    []*runRow `json:"runs"`
	}{Root: filepath.Base(s.c.Root), Runs: make([]*runRow, 0, len(places))}
	kept := make(map[string]*runRow, len(places))
	for _, p := range places {
		if r.Context().Err() != nil {
			return nil
		}
		one := s.readRow(r, p, deadline)
		kept[p.dir] = one
		if one.Pending {
			out.Pending++
		}
		out.Runs = append(out.Runs, one)
	}
	s.rows.mu.Lock()
	s.rows.kept = kept // and no removed runs
	s.rows.mu.Unlock()
	return writeJSON(w, out)
}

// readRow reads a run unless its row is known.
func (s *Server) readRow(r *http.Request, p runPlace, deadline time.Time) *runRow {
	s.rows.mu.Lock()
	old := s.rows.kept[p.dir]
	s.rows.mu.Unlock()
	one := &runRow{Name: p.name, Suite: suiteOf(p.name), Started: startOf(p.name), Pending: true}
	if old != nil {
		one.Suite, one.Started, one.Figures = old.Suite, old.Started, old.Figures
	}
	if old != nil && !old.Pending && old.State != stateRunning && time.Since(old.seen) < maxRowAge {
		return old
	}
	if time.Now().After(deadline) && (old == nil || old.State != stateRunning) {
		if old != nil && old.State != "" {
			return old
		}
		return one
	}
	stand, err := readStand(p.dir)
	if err != nil {
		one.State, one.Why, one.Pending = stateDamaged, "the run folder has no journal that can be read", false
		return one
	}
	now := rowVersion{fileVersion{stand.Size, stand.Changed}, versionOf(filepath.Join(p.dir, "out", "results.json")), notesVersion(p.dir), stand.Writing}
	if old != nil && !old.Pending && old.stamp == now && old.State != stateRunning {
		again := *old
		again.seen = time.Now()
		return &again
	}
	one.stamp, one.seen = now, time.Now()
	one.State, one.Why = stateOf(stand)
	one.Pending = false
	switch err := s.readFigures(r, p, one, stand); {
	case err != nil && r.Context().Err() != nil:
		one.Pending = true // the client has gone; that tells nothing about the run
	case err != nil:
		p := problemOf(err)
		one.State, one.Why, one.stamp = cmp.Or(p.state, stateDamaged), p.Fix, rowVersion{} // it is looked at again
	}
	s.shelf.noteState(p.name, one.State == stateRunning)
	return one
}

// readStand is journal.LookAt, which follows no link out of the folder.
func readStand(dir string) (journal.RunStatus, error) {
	if err := checkContained(dir, "journal.jsonl", "journal.lock"); err != nil {
		return journal.RunStatus{}, err
	}
	return journal.ReadStatus(dir)
}

func stateOf(st journal.RunStatus) (state, why string) {
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

// readFigures reads the figures of a run: from its reports if they are as new as its
// journal and its notes, from the run if it is looked at anyway or goes on, and by an analysis if
// that is quick. A long run without reports has none until it is opened.
func (s *Server) readFigures(r *http.Request, p runPlace, one *runRow, stand journal.RunStatus) error {
	if err := checkContained(p.dir); err != nil {
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
	if at := one.stamp.results.at; one.State != stateRunning && !at.IsZero() && !at.Before(stand.Changed) && !at.Before(one.stamp.notes.at) {
		if f, err := readResults(p.dir); err == nil {
			one.Figures, one.Old = f, false
			return nil
		}
	}
	h := s.shelf.lookup(p.name)
	if h == nil {
		if one.State != stateRunning && stand.Size > smallJournal {
			one.Old = one.Figures != nil
			return nil
		}
		if h, err = s.shelf.open(p.name); err != nil {
			return err
		}
	}
	pages, err := h.pagesSoon(r.Context())
	if err != nil {
		return err
	}
	if pages == nil {
		one.Pending = true // they are being made
		return nil
	}
	one.Figures = pages.row
	if one.State == stateRunning {
		one.Tally, err = h.countTrials()
	}
	return err
}

// suiteOf and startOf return the parts of the name of a run folder:
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
