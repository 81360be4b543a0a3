package runcmd

import (
	"sync"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// crewBook writes the records of a session and, between them, one record for each machine
// that joins or leaves. Other changes of the crew are not recorded.
type crewBook struct {
	run.RecordWriter
	redact  func(string) string
	members func() []run.CrewMember // returns the current crew; nil if the run has one machine

	mu    sync.Mutex
	here  map[string]bool // joined and not left, by name
	ended bool            // the end of the session is written, after which nothing may be
}

func newCrewBook(w run.RecordWriter, redact func(string) string) *crewBook {
	return &crewBook{RecordWriter: w, redact: redact, here: map[string]bool{}}
}

// useExchange uses the crew of x, if it has one, for the figures at the end.
func (b *crewBook) useExchange(x run.Exchange) {
	if m, ok := x.(interface{ Members() []run.CrewMember }); ok {
		b.members = m.Members
	}
}

// follow returns a function that records changes of the crew and calls show.
func (b *crewBook) follow(show func(run.Event)) func(run.Event) {
	return func(e run.Event) {
		if e.Kind == run.Crewed {
			b.mu.Lock()
			if !b.ended {
				// A disk that fails also fails the next record of the run, which stops it.
				_ = b.RecordWriter.Write(nil, b.changes(e.Crew, "")...)
			}
			b.mu.Unlock()
		}
		show(e)
	}
}

// Write implements [run.RecordWriter]. Before the end of the session the machines that
// are still there leave.
func (b *crewBook) Write(blobs map[seal.Digest][]byte, recs ...trial.Record) error {
	if len(recs) != 1 || recs[0].End == nil || b.members == nil {
		return b.RecordWriter.Write(blobs, recs...)
	}
	crew := b.members() // before b.mu is locked, because holders of the crew's lock wait for it
	b.mu.Lock()
	defer b.mu.Unlock()
	b.ended = true
	return b.RecordWriter.Write(blobs, append(b.changes(crew, trial.SessionEnded), recs...)...)
}

// changes returns a record for each machine that has joined or left. With a cause, the
// machines that are there leave for it.
func (b *crewBook) changes(crew []run.CrewMember, cause string) []trial.Record {
	var out []trial.Record
	add := func(m *run.CrewMember, what, cause string) {
		out = append(out, trial.Record{Type: trial.RecordWorker, Optional: true, Worker: &trial.WorkerNote{
			Name: b.redact(report.Clean(m.Name)), What: what, Cause: b.redact(report.Clean(cause)), Labels: b.redact(report.Clean(m.Labels)),
			Slots: m.Slots, OffsetMS: m.Offset.Milliseconds(), Done: m.Done, Void: m.Void, Lost: m.Lost,
		}})
	}
	for i := range crew {
		m := &crew[i]
		if !m.Gone && !b.here[m.Name] {
			b.here[m.Name] = true
			add(m, trial.WorkerJoined, "")
		}
		if m.Gone && b.here[m.Name] {
			delete(b.here, m.Name)
			add(m, trial.WorkerLeft, m.Why)
		}
		if !m.Gone && cause != "" {
			delete(b.here, m.Name)
			add(m, trial.WorkerLeft, cause)
		}
	}
	return out
}
