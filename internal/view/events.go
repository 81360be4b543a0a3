package view

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"time"

	"github.com/assay-eval/assay/internal/report/html"
)

// activePoll and idlePoll are the intervals for polling the journal of an active run
// and of an ended run.
const (
	activePoll = 500 * time.Millisecond
	idlePoll   = 5 * time.Second
)

// changed are trials that have gone on: their columns replace the columns that a page
// has.
type changed struct {
	Numbers []int      `json:"numbers"`
	Head    *html.Head `json:"head"`
}

// serveEvents sends a page the progress of its run as an event stream: "trials" with
// what has changed since the line of the index that the page has (lines=N), "tally"
// when a figure of it has, and "gone" if the run cannot be read any more. When the
// version in a tally differs, head and overview have been made again.
func (h *openRun) serveEvents(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	from, err := strconv.Atoi(r.URL.Query().Get("lines"))
	if err != nil || from < 0 {
		from = -1
	}
	defer h.s.shelf.watchRun(h)()
	defer func() { _ = http.NewResponseController(w).SetWriteDeadline(time.Time{}) }()
	last := ""
	for {
		next, state, err := h.sendNews(w, r, from, &last)
		if err != nil {
			if r.Context().Err() == nil {
				_ = sendEvent(w, "gone", problemOf(err))
			}
			return
		}
		from = next
		wait := idlePoll
		if state == stateRunning {
			wait = activePoll
		}
		select {
		case <-r.Context().Done():
			return
		case <-time.After(wait):
		}
	}
}

func (h *openRun) sendNews(w http.ResponseWriter, r *http.Request, from int, last *string) (next int, state string, err error) {
	if h.s.runs.find(h.name) != h.dir || !fileExists(h.dir) {
		return from, "", &problem{status: http.StatusGone, What: "The run folder is gone.", Fix: h.name + " was deleted or moved while it was shown."}
	}
	p, err := h.pagesSoon(r.Context()) // while an analysis is made, the tally goes on from the last
	if err == nil && p == nil {
		p, err = h.currentPages(r.Context())
	}
	if err != nil {
		return from, "", err
	}
	if from < 0 {
		from = p.lines
	}
	n, err := h.readNews(from)
	if err != nil {
		return from, "", err
	}
	if len(n.numbers) > 0 {
		if err := sendEvent(w, "trials", changed{n.numbers, n.head}); err != nil {
			return from, "", err
		}
	}
	t, err := h.countTrials()
	if err != nil {
		return from, "", err
	}
	b, err := json.Marshal(t)
	if err != nil {
		return from, "", err
	}
	if string(b) != *last {
		*last = string(b)
		return n.to, t.State, sendEvent(w, "tally", t)
	}
	return n.to, t.State, pushText(w, ":\n\n") // a sign of life, by which a page that is gone is noticed
}

func sendEvent(w http.ResponseWriter, event string, v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return pushText(w, fmt.Sprintf("event: %s\ndata: %s\n\n", event, b))
}

// maxStreamStall is how long a page may read nothing of its stream, which then ends: a
// live page asks for another one.
const maxStreamStall = time.Minute

func pushText(w http.ResponseWriter, text string) error {
	c := http.NewResponseController(w)
	if err := c.SetWriteDeadline(time.Now().Add(maxStreamStall)); err != nil {
		return err
	}
	if _, err := io.WriteString(w, text); err != nil {
		return err
	}
	return c.Flush()
}
