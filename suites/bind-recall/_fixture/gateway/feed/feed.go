// Package feed carries events from the doors to everyone who listens.
package feed

import (
	"fmt"
	"sort"
)

type Event struct {
	Seq    uint64
	Device string
	Local  uint64
	Door   string
	Kind   string
}

type Feed struct {
	events []Event
	next   uint64
	acked  map[string]uint64
}

func New() *Feed { return &Feed{next: 1, acked: map[string]uint64{}} }

func (f *Feed) Publish(e Event) uint64 {
	e.Seq = f.next
	f.next++
	f.events = append(f.events, e)
	return e.Seq
}

func (f *Feed) Ack(listener string, seq uint64) {
	f.acked[listener] = max(f.acked[listener], seq)
}

func (f *Feed) Replay(from uint64, send func(Event) error) error {
	if len(f.events) > 0 && from < f.events[0].Seq {
		return fmt.Errorf("events before %d are gone", f.events[0].Seq)
	}
	at := sort.Search(len(f.events), func(i int) bool { return f.events[i].Seq >= from })
	for _, e := range f.events[at:] {
		if err := send(e); err != nil {
			return fmt.Errorf("event %d: %w", e.Seq, err)
		}
	}
	return nil
}

func (f *Feed) Trim() int {
	if len(f.acked) == 0 {
		return 0
	}
	low := f.next
	for _, seq := range f.acked {
		low = min(low, seq)
	}
	at := sort.Search(len(f.events), func(i int) bool { return f.events[i].Seq > low })
	f.events = append([]Event(nil), f.events[at:]...)
	return at
}

func Dedup(seen map[string]uint64, e Event) bool {
	if e.Local <= seen[e.Device] {
		return false
	}
	seen[e.Device] = e.Local
	return true
}

func Coalesce(events []Event) []Event {
	last := map[string]int{}
	for i, e := range events {
		last[e.Door] = i
	}
	var out []Event
	for i, e := range events {
		if last[e.Door] == i {
			out = append(out, e)
		}
	}
	return out
}
