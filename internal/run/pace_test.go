package run

import (
	"testing"
	"time"
)

// A burst of refusals that began before the cut cuts once; quiet full rounds
// grow the cap by about one each, never past the start.
func TestPacer(t *testing.T) {
	at := func(s int) time.Time { return time.Unix(int64(s), 0) }
	p := newPacer(20)
	for range 20 {
		p.startTrial()
	}
	if p.hasRoom() {
		t.Error("room beyond the cap")
	}
	for range 20 {
		p.trialDone(at(1), at(2), 1)
	}
	if got := p.currentCap(); got != 12 {
		t.Errorf("after one burst the cap is %d, want 12 (one cut)", got)
	}
	for range 12 {
		p.startTrial()
	}
	for range 12 {
		p.trialDone(at(3), at(4), 1)
	}
	if got := p.currentCap(); got != 7 {
		t.Errorf("after a second burst the cap is %d, want 7", got)
	}
	rounds := 0
	for ; p.currentCap() < 20 && rounds < 100; rounds++ {
		n := p.currentCap()
		for range n {
			p.startTrial()
		}
		for range n {
			p.trialDone(at(10+rounds), at(11+rounds), 0)
		}
	}
	// Only the trials that end while the cap is nearly full count as a use of
	// it, so growth is slower than one a round, but it comes back.
	if p.currentCap() != 20 || rounds < 13 {
		t.Errorf("the cap is %d after %d quiet rounds; want 20 after at least 13", p.currentCap(), rounds)
	}
	for range 100 {
		p.startTrial()
		p.trialDone(at(200), at(201), 0)
	}
	if got := p.currentCap(); got != 20 {
		t.Errorf("the cap grew to %d, past its start", got)
	}
}

func TestPacerNeverStops(t *testing.T) {
	p := newPacer(4)
	for i := range 50 {
		p.startTrial()
		p.trialDone(time.Unix(int64(10*i), 0), time.Unix(int64(10*i+1), 0), 3)
	}
	if p.currentCap() != 1 || !p.hasRoom() {
		t.Errorf("cap %d, room %v: want one at a time, never none", p.currentCap(), p.hasRoom())
	}
}

// Trials that do not fill the cap do not show the capacity of the provider.
func TestPacerIdle(t *testing.T) {
	p := newPacer(10)
	p.startTrial()
	p.trialDone(time.Unix(1, 0), time.Unix(2, 0), 1)
	before := p.cap
	for i := range 100 {
		p.startTrial()
		p.trialDone(time.Unix(int64(10+i), 0), time.Unix(int64(11+i), 0), 0)
	}
	if p.cap != before {
		t.Errorf("cap went from %v to %v with one trial at a time", before, p.cap)
	}
}
