package runcmd

import (
	"fmt"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
)

// The time to go rests on trials that ran: trials that a cache answered or a filter
// left out do not count.
func TestTimeLeft(t *testing.T) {
	began := time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC)
	for _, tt := range []struct {
		ran, cached, skipped, planned int
		after, want                   time.Duration
	}{
		{1, 0, 0, 10, time.Minute, 0}, // one is no pace
		{2, 0, 0, 10, 4 * time.Minute, 16 * time.Minute},
		{2, 4, 2, 10, 4 * time.Minute, 4 * time.Minute},
		{0, 4, 4, 10, time.Minute, 0},
		{10, 0, 0, 10, time.Hour, 0},
	} {
		x := newTally()
		x.addEvent(run.Event{Kind: run.Opened, Planned: tt.planned, Time: began})
		add := func(n int, status string, source trial.Source) {
			for i := range n {
				x.addEvent(run.Event{Kind: run.Finished, Key: trial.Key{Task: fmt.Sprint(status, source, i)}, Status: status, Source: source})
			}
		}
		add(tt.ran, "pass", trial.Live)
		add(tt.cached, "pass", trial.Cached)
		add(tt.skipped, "skipped", "")
		if got := x.remainingTime(began.Add(tt.after)); got != tt.want {
			t.Errorf("%+v: %s", tt, got)
		}
	}
}

// At the start the trials that have ended are the quick ones, and what was warmed
// once is no pace.
func TestTimeLeftAtTheStart(t *testing.T) {
	began := time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC)
	x := newTally()
	x.addEvent(run.Event{Kind: run.Opened, Planned: 100, Time: began})
	key := func(i int) trial.Key { return trial.Key{Task: fmt.Sprint(i)} }
	for i := range 8 {
		x.addEvent(run.Event{Kind: run.Started, Key: key(i), Time: began})
	}
	end := func(i int) {
		x.addEvent(run.Event{Kind: run.Finished, Key: key(i), Status: "pass", Source: trial.Live})
		x.addEvent(run.Event{Kind: run.Started, Key: key(i + 8)})
	}
	for i := range 7 { // 8 run at once, and take 10 minutes but for these
		end(i)
		if got := x.remainingTime(began.Add(time.Minute)); got != 0 {
			t.Errorf("%d quick trials tell %s", i+1, got)
		}
	}
	end(7)
	if got := x.remainingTime(began.Add(8 * time.Minute)); got != 92*time.Minute {
		t.Errorf("after 8 trials in 8 minutes, 8 at once: %s", got)
	}
	x.addEvent(run.Event{Kind: run.Warming, Reason: "prewarm", Over: true, Took: 4 * time.Minute})
	if got := x.remainingTime(began.Add(8 * time.Minute)); got != 46*time.Minute {
		t.Errorf("with 4 of 8 minutes for warming: %s", got)
	}
	if got := x.remainingTime(began.Add(time.Minute)); got != 0 {
		t.Errorf("before warming is over: %s", got)
	}
}

func TestDollars(t *testing.T) {
	for _, c := range []struct{ usd, near, up string }{
		{"12.345", "$12.35", "$12.35"},
		{"1", "$1.00", "$1.00"},
		{"0.104", "$0.10", "$0.11"},
		{"0.0117", "$0.012", "$0.012"},
		{"0.0121", "$0.012", "$0.013"},
		{"0.000045", "$0.000045", "$0.000045"},
		{"0.0000451", "$0.000045", "$0.000046"},
		{"0.01", "$0.01", "$0.01"},
		{"0.0060", "$0.006", "$0.006"},
		{"0", "$0.00", "$0.00"},
	} {
		r, _ := new(big.Rat).SetString(c.usd)
		if near, up := formatDollars(r), formatDollarsUp(r); near != c.near || up != c.up {
			t.Errorf("%s: %s, up %s; want %s, up %s", c.usd, near, up, c.near, c.up)
		}
	}
}

func TestShellWord(t *testing.T) {
	for in, want := range map[string]string{"my-suite": "my-suite", "a/b.c": "a/b.c", "my suite": "'my suite'", "": "''", "it's": `'it'\''s'`, "$x": "'$x'"} {
		if got := cmdenv.QuoteWord(in); got != want {
			t.Errorf("%s: %s, want %s", in, got, want)
		}
	}
}

// TestTallyMoney checks that spentText reports the spent part of the budget from the
// first event, and is empty without a budget and without an amount.
func TestTallyMoney(t *testing.T) {
	for _, tt := range []struct{ before, after, budget, want string }{
		{"", "", "", ""}, {"0", "0", "", ""}, {"0", "1.2", "", "$1.20 spent"},
		{"0", "", "5", "$0.00 of $5.00"}, {"0", "1.2", "5", "$1.20 of $5.00"}, {"0.7", "", "5", "$0.70 of $5.00"}, {"0", "0.0034", "0.05", "$0.0034 of $0.05"},
	} {
		x := newTally()
		x.addEvent(run.Event{Kind: run.Opened, Planned: 4, Spent: tt.before, Budget: tt.budget})
		if tt.after != "" {
			x.addEvent(run.Event{Kind: run.Finished, Status: "pass", Spent: tt.after})
		}
		if got := x.spentText(); got != tt.want {
			t.Errorf("%+v: %q", tt, got)
		}
		var b strings.Builder
		now := time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC)
		d := newPlainDisplay(&b, func() time.Time { return now })
		d.t = x
		d.alive()
		d.Close()
		m := &liveModel{d: &liveDisplay{t: x}, name: "nav", now: func() time.Time { return now }, width: 120}
		for name, shown := range map[string]string{"plain": b.String(), "terminal": m.View().Content} {
			if strings.Contains(shown, "$") != (tt.want != "") || !strings.Contains(shown, tt.want) {
				t.Errorf("%+v: %s: %q", tt, name, shown)
			}
		}
	}
}
