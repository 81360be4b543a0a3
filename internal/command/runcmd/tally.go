package runcmd

import (
	"cmp"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// tally is the state of a running session for the displays.
type tally struct {
	planned  int
	done     int
	by       map[string]int // finished by status
	cached   int
	arms     []*armTally
	running  map[trial.Key]*running
	judged   map[trial.Key]bool // whose agent has ended
	failures []run.Event        // the last few that did not pass
	spent    string
	budget   string // "" for no limit
	began    time.Time
	retries  int
	closed   string
	warming  string // commands that all wait for; "" if none
	warmed   time.Duration
	outages  map[string]run.Event // the last event of each endpoint that is out
	crew     []run.CrewMember
	fleet    string // the last news of machines
}

// armTally is the trials of an arm in this session.
type armTally struct {
	name    string
	planned int
	by      map[string]int           // finished by status
	tasks   map[string]*stat.Cluster // trials of known outcome
}

// running is a trial whose agent works.
type running struct {
	key   trial.Key
	began time.Time
	last  run.Event // what it does; zero if not known yet
}

const keepFailures = 5

// crewTexts describes the machines of the run, one line each.
func (t *tally) crewTexts(now time.Time) []string {
	var out []string
	wide := 0
	for _, m := range t.crew {
		wide = max(wide, len(m.Name))
	}
	for _, m := range t.crew {
		s := fmt.Sprintf("%-*s  %d of %d busy, %d done", wide, report.Clean(m.Name), m.Doing, m.Slots, m.Done)
		if m.Gone {
			s = fmt.Sprintf("%-*s  gone, %d done", wide, report.Clean(m.Name), m.Done)
		}
		if m.Void > 0 {
			s += fmt.Sprintf(", %d void", m.Void)
		}
		if m.Lost > 0 {
			s += fmt.Sprintf(", %d lost", m.Lost)
		}
		if !m.Gone {
			s += fmt.Sprintf(", heard %s ago", max(0, now.Sub(m.Heard)).Round(time.Second))
		}
		if m.Offset.Abs() >= time.Second {
			s += fmt.Sprintf(", clock %+.0f s", m.Offset.Seconds())
		}
		out = append(out, s+", "+report.Clean(m.Labels))
	}
	return out
}

func newTally() *tally {
	return &tally{by: map[string]int{}, running: map[trial.Key]*running{}, judged: map[trial.Key]bool{}, outages: map[string]run.Event{}}
}

func (t *tally) addEvent(e run.Event) {
	switch e.Kind {
	case run.Opened:
		t.planned, t.began, t.spent, t.budget = e.Planned, e.Time, e.Spent, e.Budget
		for _, a := range e.Arms {
			t.arm(a.Arm).planned = a.Trials
		}
	case run.Started:
		t.running[e.Key] = &running{key: e.Key, began: e.Time}
	case run.Working:
		if r := t.running[e.Key]; r != nil {
			r.last = e
		}
	case run.Ended:
		delete(t.running, e.Key)
		t.judged[e.Key] = true
	case run.Retrying:
		t.retries++
		t.endTrial(e.Key)
	case run.Finished:
		t.endTrial(e.Key)
		t.addFinished(e)
	case run.Warming:
		if t.warming = e.Reason; e.Over {
			t.warming, t.warmed = "", t.warmed+e.Took
		}
	case run.Crewed:
		t.crew = e.Crew
	case run.Noted:
		if e.Key == (trial.Key{}) {
			t.fleet = e.Reason
		}
	case run.Waiting:
		if t.outages[e.Provider] = e; e.Over {
			delete(t.outages, e.Provider)
		}
	case run.Closed:
		t.closed = e.Reason
	}
}

func (t *tally) endTrial(k trial.Key) {
	delete(t.running, k)
	delete(t.judged, k)
}

func (t *tally) addFinished(e run.Event) {
	t.done++
	t.by[e.Status]++
	a := t.arm(e.Key.Arm)
	a.by[e.Status]++
	if e.Status == string(trial.Pass) || e.Status == string(trial.Fail) {
		c := a.tasks[e.Key.Task]
		if c == nil {
			c = &stat.Cluster{}
			a.tasks[e.Key.Task] = c
		}
		c.N++
		if e.Status == string(trial.Pass) {
			c.K++
		}
	}
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
}

// arm returns the tally of an arm.
func (t *tally) arm(name string) *armTally {
	for _, a := range t.arms {
		if a.name == name {
			return a
		}
	}
	a := &armTally{name: name, by: map[string]int{}, tasks: map[string]*stat.Cluster{}}
	t.arms = append(t.arms, a)
	return a
}

// runningIn counts the running trials of an arm.
func (t *tally) runningIn(arm string) (n int) {
	for k := range t.running {
		if k.Arm == arm {
			n++
		}
	}
	return n
}

// rate returns the success rate of the known outcomes with its interval over tasks, as
// reports show it.
func (a *armTally) rate() stat.Clustered {
	cs := make([]stat.Cluster, 0, len(a.tasks))
	for _, id := range slices.Sorted(maps.Keys(a.tasks)) {
		cs = append(cs, *a.tasks[id])
	}
	return stat.ProportionClustered(cs, figure.Level)
}

// activityText counts the trials under way.
func (t *tally) activityText() string {
	s := fmt.Sprintf("%d running", len(t.running))
	if t.warming != "" {
		s = fmt.Sprintf("%d waiting for what is warmed once", len(t.running))
	}
	if n := len(t.judged); n > 0 {
		s += fmt.Sprintf(", %d being judged", n)
	}
	return s
}

// waitingTexts describes the endpoints that are out, by name.
func (t *tally) waitingTexts() []string {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(t.outages)) {
		out = append(out, waitingLine(t.outages[name]))
	}
	return out
}

// describe returns the state of a running trial: its turn and last event, its use
// so far, how long it has run, and how long ago the last event was.
func (r *running) describe(now time.Time) string {
	since := func(at time.Time) string { return max(0, now.Sub(at)).Round(time.Second).String() }
	s := report.Clean(r.key.String()) + "  "
	if r.last.Turn > 0 {
		s += fmt.Sprintf("turn %d, ", r.last.Turn)
	}
	if r.last.Doing != "" {
		s += report.Cut(report.Clean(r.last.Doing), 60) + ", "
	}
	if r.last.Tokens > 0 {
		s += report.Thousands(r.last.Tokens) + " tokens, "
	}
	if m := formatSpent(r.last.USD); m != "" {
		s += m + ", "
	}
	s += since(r.began)
	if !r.last.Heard.IsZero() {
		s += ", last event " + since(r.last.Heard) + " ago"
	}
	return s
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
func (t *tally) oldestTrials() []*running {
	return slices.SortedFunc(maps.Values(t.running), func(a, b *running) int {
		return cmp.Or(a.began.Compare(b.began), a.key.Compare(b.key))
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
