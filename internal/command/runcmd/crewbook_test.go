package runcmd

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// recordList is a journal in memory.
type recordList []trial.Record

func (l *recordList) Write(_ map[seal.Digest][]byte, recs ...trial.Record) error {
	*l = append(*l, recs...)
	return nil
}

// TestCrewBook: a machine has a record when it joins and one when it leaves, however often
// the crew changes, and nothing follows the end of the session.
func TestCrewBook(t *testing.T) {
	var got recordList
	shown := 0
	b := newCrewBook(&got, func(s string) string { return strings.ReplaceAll(s, "secret", "[redacted:KEY]") })
	show := b.follow(func(run.Event) { shown++ })
	crew := func(ms ...run.CrewMember) { show(run.Event{Kind: run.Crewed, Crew: ms}) }
	mac := run.CrewMember{Name: "mac", Labels: "os=macos", Slots: 2, Offset: 1500 * time.Millisecond}
	busy, gone, stranger := mac, mac, run.CrewMember{Name: "refused", Gone: true, Why: "pins"}
	busy.Doing, busy.Done = 2, 3
	gone.Done, gone.Lost, gone.Gone, gone.Why = 3, 2, true, "silent with a secret"
	crew(mac)
	crew(mac, stranger)
	crew(busy)
	show(run.Event{Kind: run.Noted})
	crew(gone)
	crew(gone)
	crew(busy)
	b.members = func() []run.CrewMember { last := busy; last.Done = 7; return []run.CrewMember{last} }
	if err := b.Write(nil, trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "done"}}); err != nil {
		t.Fatal(err)
	}
	crew(gone)
	note := func(what, cause string, done, lost int) trial.WorkerNote {
		return trial.WorkerNote{Name: "mac", What: what, Cause: cause, Labels: "os=macos", Slots: 2, OffsetMS: 1500, Done: done, Lost: lost}
	}
	want := []trial.WorkerNote{
		note("joined", "", 0, 0), note("left", "silent with a [redacted:KEY]", 3, 2),
		note("joined", "", 3, 0), note("left", trial.SessionEnded, 7, 0),
	}
	var notes []trial.WorkerNote
	for _, r := range got {
		if r.Worker != nil {
			notes = append(notes, *r.Worker)
			if r.Type != trial.RecordWorker || !r.Optional {
				t.Errorf("a record of type %s, optional %v", r.Type, r.Optional)
			}
		}
	}
	if d := cmp.Diff(want, notes); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	if got[len(got)-1].End == nil || shown != 8 {
		t.Errorf("%d events shown, the last record is %+v", shown, got[len(got)-1])
	}
}
