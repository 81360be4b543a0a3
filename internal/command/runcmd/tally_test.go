package runcmd

import (
	"fmt"
	"math/big"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mattn/go-runewidth"

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

// TestLongTrials: while nothing ends, both displays say what each running trial does,
// and which endpoint is out since when. The clock is the test's.
func TestLongTrials(t *testing.T) {
	now := time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC)
	key := func(task, arm string) trial.Key { return trial.Key{Task: task, Arm: arm} }
	var log strings.Builder
	plain := newPlainDisplay(&log, func() time.Time { return now })
	defer plain.Close()
	view := &liveDisplay{t: newTally()}
	event := func(e run.Event) {
		e.Time = now
		plain.Event(e)
		view.Event(e)
	}
	event(run.Event{Kind: run.Opened, Planned: 40, Jobs: 2, Budget: "5", Arms: []run.ArmTrials{{Arm: "sonnet/bare", Trials: 20}, {Arm: "sonnet/docs", Trials: 20}}})
	for i, status := range []string{"pass", "pass", "fail", "void", "unknown"} {
		k := trial.Key{Task: fmt.Sprint("t", i/2), Arm: "sonnet/docs", Index: i % 2}
		event(run.Event{Kind: run.Started, Key: k})
		event(run.Event{Kind: run.Ended, Key: k})
		event(run.Event{Kind: run.Finished, Key: k, Status: status, Source: trial.Live, USD: "0.1", Spent: "0.5"})
	}
	event(run.Event{Kind: run.Started, Key: key("judged", "sonnet/bare")})
	event(run.Event{Kind: run.Ended, Key: key("judged", "sonnet/bare")})
	event(run.Event{Kind: run.Started, Key: key("parser", "sonnet/bare")})
	now = now.Add(50 * time.Second)
	event(run.Event{Kind: run.Started, Key: key("parser", "sonnet/docs")})
	event(run.Event{Kind: run.Working, Key: key("parser", "sonnet/bare"), Turn: 12, Doing: "calls edit_file", Tokens: 41200, USD: "0.31", Heard: now.Add(-4 * time.Second)})
	event(run.Event{Kind: run.Working, Key: key("gone", "sonnet/docs"), Turn: 1})
	event(run.Event{Kind: run.Waiting, Provider: "anthropic", Reason: "503 overloaded", Since: now.Add(-20 * time.Second), Wait: 8 * time.Second})
	log.Reset()
	plain.alive()
	const wantLog = `…       5 of 40 done, 2 running, 1 being judged, $0.50 of $5.00, about 5m50s left
        running  parser × sonnet/bare #1  turn 12, calls edit_file, 41,200 tokens, $0.31, 50s, last event 4s ago
        running  parser × sonnet/docs #1  0s
        waiting  for anthropic, out since 09:00:30, next probe at 09:00:58, in 8s: 503 overloaded
`
	if log.String() != wantLog {
		t.Errorf("the log says\n%swant\n%s", log.String(), wantLog)
	}
	m := &liveModel{d: view, name: "nav", now: func() time.Time { return now }, width: 80}
	got := stripColors(m.View().Content)
	const wantView = `nav
██████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
5 of 40 done · 2 running, 1 being judged · $0.50 of $5.00 · 50s · about 5m50s l…
  arm          passed  failed  unknown  void  running  rate
  sonnet/bare       0       0        0     0        1
  sonnet/docs       2       1        1     1        1   67%  15–96%
  0 cached, 0 skipped, 0 retried
waiting  for anthropic, out since 09:00:30, next probe at 09:00:58, in 8s: 503 …
  ▸ parser × sonnet/bare #1  turn 12, calls edit_file, 41,200 tokens, $0.31, 50…
  ▸ parser × sonnet/docs #1  0s
`
	if !strings.HasPrefix(got, wantView) {
		t.Errorf("the view is\n%s\nwant\n%s", got, wantView)
	}
	event(run.Event{Kind: run.Waiting, Provider: "anthropic", Over: true, Took: 30 * time.Second})
	if got := m.View().Content; strings.Contains(got, "waiting") {
		t.Errorf("after the outage the view says\n%s", got)
	}
}

// TestArmsKeepApart: cut to a narrow view, arms stay distinguishable, and no line is
// wider than the view.
func TestArmsKeepApart(t *testing.T) {
	view := &liveDisplay{t: newTally()}
	var arms []run.ArmTrials
	for i := range 10 {
		arms = append(arms, run.ArmTrials{Arm: fmt.Sprintf("claude-sonnet-4-5-20250929/documentation-grounded-%d", i), Trials: 3})
	}
	view.Event(run.Event{Kind: run.Opened, Planned: 30, Arms: arms})
	m := &liveModel{d: view, name: strings.Repeat("long-", 30), now: time.Now, width: 70}
	lines := strings.Split(stripColors(m.View().Content), "\n")
	seen := map[string]bool{}
	for _, line := range lines {
		if w := runewidth.StringWidth(line); w > 70 {
			t.Errorf("%d columns: %s", w, line)
		}
		if strings.Contains(line, "       0       0") {
			seen[line] = true
		}
	}
	if len(seen) != armsShown || !slices.Contains(lines, "  … 2 more") {
		t.Errorf("%d different rows: %q", len(seen), lines)
	}
}

func stripColors(s string) string {
	return regexp.MustCompile("\x1b\\[[0-9;]*m").ReplaceAllString(s, "")
}
