package runcmd

import (
	"cmp"
	"maps"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
)

// tally is the state of a running session for the displays.
type tally struct {
	planned  int
	done     int
	by       map[string]int // finished by status
	cached   int
	running  map[trial.Key]time.Time
	failures []run.Event // the last few that did not pass
	spent    string
	budget   string // "" for no limit
	began    time.Time
	retries  int
	closed   string
	warming  string // commands that all wait for; "" if none
	warmed   time.Duration
	waiting  string // for endpoints; "" if for none
}

const keepFailures = 5

func newTally() *tally {
	return &tally{by: map[string]int{}, running: map[trial.Key]time.Time{}}
}

func (t *tally) addEvent(e run.Event) {
	switch e.Kind {
	case run.Opened:
		t.planned, t.began, t.spent, t.budget = e.Planned, e.Time, e.Spent, e.Budget
	case run.Started:
		t.running[e.Key] = e.Time
	case run.Retrying:
		t.retries++
		delete(t.running, e.Key)
	case run.Finished:
		delete(t.running, e.Key)
		t.done++
		t.by[e.Status]++
		if e.Source == trial.Cached {
			t.cached++
		}
		if e.Spent != "" {
			t.spent = e.Spent
		}
		if e.Status != "pass" && e.Status != "skipped" {
			t.failures = append(t.failures, e)
			if len(t.failures) > keepFailures {
				t.failures = t.failures[1:]
			}
		}
	case run.Warming:
		if t.warming = e.Reason; e.Over {
			t.warming, t.warmed = "", t.warmed+e.Took
		}
	case run.Waiting:
		t.waiting = ""
		if !e.Over {
			t.waiting = waitingLine(e)
		}
	case run.Closed:
		t.closed = e.Reason
	}
}

func (t *tally) activityText() string {
	if t.warming != "" {
		return "waiting for what is warmed once"
	}
	return "running"
}

// spentText returns the amount spent, such as "$1.20 spent" or "$1.20 of $5.00"; ""
// if nothing is spent and there is no limit.
func (t *tally) spentText() string {
	spent := formatSpent(t.spent)
	limit, ok := new(big.Rat).SetString(t.budget)
	switch {
	case ok:
		return cmp.Or(spent, "$0.00") + " of " + formatDollars(limit)
	case spent != "":
		return spent + " spent"
	}
	return ""
}

// remainingTime estimates the remaining time from the pace of the trials that ran. It
// ignores cached and filtered trials, which take no time, and warming, which happens
// once. It returns 0 if unknown: while more trials are running than have ended, the
// ended trials are the quickest and would bias the estimate.
func (t *tally) remainingTime(now time.Time) time.Duration {
	fresh := t.done - t.cached - t.by["skipped"]
	if fresh < max(2, len(t.running)) || t.planned <= t.done {
		return 0
	}
	per := max(0, now.Sub(t.began)-t.warmed) / time.Duration(fresh)
	return (per * time.Duration(t.planned-t.done)).Round(time.Second)
}

// oldestTrials lists the running trials, the longest first.
func (t *tally) oldestTrials() []trial.Key {
	return slices.SortedFunc(maps.Keys(t.running), func(a, b trial.Key) int {
		return cmp.Or(t.running[a].Compare(t.running[b]), a.Compare(b))
	})
}

// formatSpent shows a decimal amount of dollars for people; "" and zero are "".
func formatSpent(usd string) string {
	r, ok := new(big.Rat).SetString(usd)
	if !ok || r.Sign() == 0 {
		return ""
	}
	return formatDollars(r)
}

// formatDollars shows an amount in cents, or if it is small with two digits that are
// not zero: many trials cost less than a cent.
func formatDollars(r *big.Rat) string { return "$" + trimZeros(r.FloatString(dollarDecimals(r))) }

// formatDollarsUp is like dollars, but never less than r.
func formatDollarsUp(r *big.Rat) string {
	n := dollarDecimals(r)
	shown, _ := new(big.Rat).SetString(r.FloatString(n))
	if shown.Cmp(r) < 0 {
		shown.Add(shown, new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(n)), nil)))
	}
	return "$" + trimZeros(shown.FloatString(n))
}

// trimZeros cuts zeros off after the cents.
func trimZeros(s string) string {
	cents := strings.Index(s, ".") + 3
	return s[:cents] + strings.TrimRight(s[cents:], "0")
}

func dollarDecimals(r *big.Rat) int {
	n := 2
	for least := big.NewRat(1, 10); n < 12 && r.Sign() > 0 && r.Cmp(least) < 0; n++ {
		least.Quo(least, big.NewRat(10, 1))
	}
	return n
}
