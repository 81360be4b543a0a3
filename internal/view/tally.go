package view

import (
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/trial"
)

type runTally struct {
	Version int64  `json:"version"` // of the pages; another one means that head and overview are new
	State   string `json:"state"`
	Why     string `json:"reason,omitempty"`
	Seq     int64  `json:"seq"`
	Done    int    `json:"done"`
	counts
	Running int   `json:"running"`
	Micros  int64 `json:"micros"` // spent; -1 unknown
	Partly  bool  `json:"partly,omitempty"`
	// LeftMS is the remaining time at the pace so far; 0 if unknown.
	LeftMS int64 `json:"left_ms"`
}

// liveState holds the changes since the pages were made, trial by trial.
type liveState struct {
	pages  *pages // that it goes on from
	lines  int    // of the index, up to where it goes
	status []byte
	source []byte
	spent  int64
}

// maxNews is the number of trials brought up to date at a time; the rest follows.
const maxNews = 400

// trialNews holds the trials that have changed after a line of the index.
type trialNews struct {
	numbers []int
	all     *analyse.Analysis // of these trials
	head    *html.Head
	to      int  // up to which line that is so
	full    bool // there may be more
}

func (h *openRun) readNews(from int) (*trialNews, error) {
	if err := h.lockFresh(); err != nil {
		return nil, err
	}
	n := &trialNews{}
	var places []int
	places, n.to = h.ix.changedSince(from, maxNews)
	n.full = len(places) == maxNews
	for _, at := range places {
		if h.numbers[at] >= 0 { // else a baseline, of which pages show no trial
			n.numbers = append(n.numbers, int(h.numbers[at]))
		}
	}
	h.mu.Unlock()
	slices.Sort(n.numbers)
	if len(n.numbers) == 0 {
		return n, nil
	}
	var err error
	if n.all, n.numbers, _, err = h.analysePart(n.numbers, afterAll); err != nil {
		return nil, err
	}
	n.head = html.NewHead(n.all)
	return n, nil
}

// followJournal brings h.live up to date, as far as it can in a moment.
func (h *openRun) followJournal() error {
	h.following.Lock()
	defer h.following.Unlock()
	h.mu.Lock()
	p := h.pages
	h.mu.Unlock()
	if p == nil {
		return nil
	}
	if h.live == nil || h.live.pages != p {
		h.live = &liveState{pages: p, lines: p.lines, status: []byte(p.status), source: []byte(p.source), spent: p.spent}
		h.spentThen = map[int]int64{}
	}
	deadline := time.Now().Add(listPatience)
	for l := h.live; time.Now().Before(deadline); {
		n, err := h.readNews(l.lines)
		if err != nil {
			return err
		}
		for i, number := range n.numbers {
			if number >= len(l.status) {
				return nil // another run has been put in the place of this one
			}
			l.status[number], l.source[number] = n.head.Columns.Status[i], n.head.Columns.Source[i]
			if err := h.addSpending(l, number, &n.all.Trials[i]); err != nil {
				return err
			}
		}
		l.lines = n.to
		if !n.full {
			return nil
		}
	}
	return nil
}

// addSpending adds the cost of a trial since then.
func (h *openRun) addSpending(l *liveState, number int, t *analyse.Trial) error {
	then, known := h.spentThen[number]
	if !known {
		var err error
		if then, err = h.spentOnTrial(number, l.pages.mark.Offset, nil); err != nil {
			return err
		}
	}
	now, err := h.spentOnTrial(number, afterAll, t)
	if err != nil {
		return err
	}
	h.spentThen[number] = now
	if l.spent >= 0 {
		l.spent += now - then
	}
	return nil
}

// spentOnTrial returns the cost of the attempts at a trial that are recorded before
// until. t is the trial at that time, or nil if unknown.
func (h *openRun) spentOnTrial(n int, until int64, t *analyse.Trial) (int64, error) {
	h.mu.Lock()
	mayCost := h.ix.mayCost(int(h.order[n]), until)
	h.mu.Unlock()
	only := t != nil && t.Attempts == 1 && t.CutOff == nil
	switch {
	case !mayCost || only && t.Source != "" && t.Source != trial.Live:
		return 0, nil
	case only && t.Source == trial.Live:
		m, _ := toMicros(t.Cost)
		return max(m, 0), nil
	}
	a, _, _, err := h.analyseTrials([]int{n}, until)
	if err != nil {
		return 0, err
	}
	m, _ := toMicros(a.Total.Spent)
	return max(m, 0), nil
}

// countTrials counts trials once the pages have been made.
func (h *openRun) countTrials() (*runTally, error) {
	if err := h.followJournal(); err != nil {
		return nil, err
	}
	stand, err := journal.ReadStatus(h.dir)
	if err != nil {
		return nil, err
	}
	h.following.Lock()
	defer h.following.Unlock()
	h.mu.Lock()
	defer h.mu.Unlock()
	l := h.live
	if l == nil || h.run == nil {
		return &runTally{Micros: -1}, nil
	}
	t := &runTally{Version: l.pages.version, Seq: h.ix.mark.Seq, Micros: l.spent, Partly: l.pages.unpriced}
	t.State, t.Why = stateOf(stand)
	letters := string(l.status)
	t.counts = counts{
		Planned: len(letters), Pass: strings.Count(letters, "p"), Fail: strings.Count(letters, "f"), Unknown: strings.Count(letters, "u"),
		Void: strings.Count(letters, "v"), Skipped: strings.Count(letters, "s"), Pending: strings.Count(letters, "w"),
	}
	t.Done = t.settledTrials()
	if t.State != stateRunning {
		return t, nil
	}
	for at, f := range h.ix.flags {
		if f&isStarted != 0 && h.numbers[at] >= 0 {
			t.Running++
		}
	}
	t.LeftMS = h.timeLeft(l, t).Milliseconds()
	return t, nil
}

// timeLeft estimates the remaining time as the terminal does: from the pace of this
// session, without cached answers. The caller holds h.mu.
func (h *openRun) timeLeft(l *liveState, t *runTally) time.Duration {
	var began time.Time
	for _, r := range h.ix.common {
		if r.Type == trial.RecordSession {
			began = r.Time
		}
	}
	fresh := 0
	for n, at := range h.order {
		if n < len(l.status) && int(h.ix.last[at]) >= h.ix.began && l.status[n] != 'w' && l.status[n] != 's' && l.source[n] != 'c' {
			fresh++
		}
	}
	if fresh < 2 || t.Pending == 0 || began.IsZero() {
		return 0
	}
	per := h.s.c.Now().Sub(began) / time.Duration(fresh)
	return max(0, per*time.Duration(t.Pending))
}
