package view

import (
	"context"
	"errors"
	"runtime/debug"
	"sync"
	"time"
)

// The pace of analyses: the analyses of a run that goes on are at least pace times the
// duration of the last one apart, and at least leastPause.
const (
	pace       = 5
	leastPause = time.Second
	// largeJournal is from how many bytes on the memory that an analysis took is given
	// back to the system at once.
	largeJournal = 32 << 20
)

// jobGrace is how long a job goes on when nobody waits for it: the script of a page
// that has just been sent asks a moment later.
const jobGrace = 10 * time.Second

// Phases of the making of pages, as a page shows them.
const (
	phaseOpening = "opening" // the folder
	phaseFinding = "finding" // trials in the journal
	phaseWaiting = "waiting" // for the analysis of another run to end
	phaseReading = "reading" // the records
	phaseFigures = "figures" // intervals and comparisons
)

// progressInterval is the number of records between two reports of progress.
const progressInterval = 256

type makingProgress struct {
	Phase  string `json:"phase"` // "" if none are being made
	Trials int    `json:"trials"`
	Done   int64  `json:"done"` // records, while they are read
	Of     int64  `json:"of"`
}

// pageMaker makes the pages of a run once for all requests that wait for them.
type pageMaker struct {
	mu  sync.Mutex
	job *job // nil if none are

	saying sync.Mutex
	stands makingProgress
}

// job is one making of pages. It goes on when a request for them ends, and is given
// up if nobody has waited for it for a while.
type job struct {
	ended   chan struct{}
	cancel  context.CancelFunc
	waiting int // under mu of making
	// The result, once it has ended.
	pages *pages
	err   error
}

// setProgress records the progress. It keeps the number of trials if p has none.
func (m *pageMaker) setProgress(s makingProgress) {
	m.saying.Lock()
	defer m.saying.Unlock()
	if s.Trials == 0 && s.Phase != "" {
		s.Trials = m.stands.Trials
	}
	m.stands = s
}

func (m *pageMaker) progress() makingProgress {
	m.saying.Lock()
	defer m.saying.Unlock()
	return m.stands
}

// joinJob returns the job that renders the pages of h, and starts one if none is
// active. The caller must call leaveJob.
func (h *openRun) joinJob() *job {
	m := &h.making
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.job != nil {
		m.job.waiting++
		return m.job
	}
	ctx, cancel := context.WithCancel(h.s.life)
	j := &job{ended: make(chan struct{}), cancel: cancel, waiting: 1}
	m.job = j
	go func() {
		defer cancel()
		m.setProgress(makingProgress{Phase: phaseOpening})
		j.pages, j.err = h.remakePages(ctx)
		m.mu.Lock()
		m.job = nil
		m.mu.Unlock()
		m.setProgress(makingProgress{})
		h.s.keeps.Add(1)
		defer h.s.keeps.Done()
		close(j.ended)
		if j.err == nil {
			h.keepPages(j.pages)
		}
	}()
	return j
}

func (h *openRun) leaveJob(j *job) {
	m := &h.making
	m.mu.Lock()
	defer m.mu.Unlock()
	j.waiting--
	if m.job != j || j.waiting > 0 {
		return
	}
	time.AfterFunc(jobGrace, func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		if j.waiting == 0 {
			j.cancel()
		}
	})
}

// currentPages returns the pages of the run for its present journal, or for the journal
// when the last analysis began.
func (h *openRun) currentPages(ctx context.Context) (*pages, error) {
	for {
		if p := h.keptPages(); p != nil {
			return p, nil
		}
		j := h.joinJob()
		select {
		case <-j.ended:
		case <-ctx.Done():
		}
		h.leaveJob(j)
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case !errors.Is(j.err, context.Canceled) || h.s.life.Err() != nil:
			return j.pages, j.err
		} // otherwise the job was abandoned meanwhile
	}
}

// pagesSoon is currentPages for callers that cannot wait long: it returns the pages
// that exist when listPatience ends, or nil if there are none yet.
func (h *openRun) pagesSoon(ctx context.Context) (*pages, error) {
	brief, cancel := context.WithTimeout(ctx, listPatience)
	defer cancel()
	p, err := h.currentPages(brief)
	if err == nil || !errors.Is(err, context.DeadlineExceeded) || ctx.Err() != nil {
		return p, err
	}
	if !h.mu.TryLock() { // the run is being opened
		return nil, nil
	}
	defer h.mu.Unlock()
	return h.pages, nil
}

// remakePages returns the pages of the run. It makes them again if the journal has
// grown and the last time is long enough ago. Only a job does this, of which a run has
// one at a time.
func (h *openRun) remakePages(ctx context.Context) (*pages, error) {
	h.mu.Lock()
	err := h.readJournal()
	old := h.pages
	var now journalPosition
	if err == nil {
		now = h.moment()
	}
	h.mu.Unlock()
	if err != nil {
		return nil, err
	}
	if old != nil && (old.journalPosition == now || h.s.c.Now().Sub(old.at) < max(leastPause, pace*old.took)) {
		return old, nil
	}
	began := h.s.c.Now()
	a, m, err := h.analyseAll(ctx)
	if err != nil {
		return nil, err
	}
	h.making.setProgress(makingProgress{Phase: phaseFigures, Trials: len(a.Trials)})
	p, err := makePages(a)
	if err != nil {
		return nil, err
	}
	p.journalPosition, p.version, p.at = m, h.s.versions.Add(1), h.s.c.Now()
	p.took = p.at.Sub(began)
	h.mu.Lock()
	h.pages = p
	h.mu.Unlock()
	if m.mark.Offset > largeJournal {
		debug.FreeOSMemory()
	}
	return p, nil
}
