package runcmd

import (
	"encoding/json"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
)

// jsonDisplay writes each event as a line of JSON. It is safe for concurrent use.
type jsonDisplay struct {
	mu  sync.Mutex
	enc *json.Encoder
}

func (d *jsonDisplay) Event(e run.Event) {
	d.mu.Lock()
	defer d.mu.Unlock()
	_ = d.enc.Encode(e)
}

// plainDisplay writes one line a finished trial, for pipes and logs, and a sign
// of life when nothing has finished for a while.
type plainDisplay struct {
	mu    sync.Mutex
	w     io.Writer
	t     *tally
	quiet *time.Timer
	now   func() time.Time

	skipped int
	why     string
}

const signOfLife = 30 * time.Second

// runningLogged is the most running trials that a sign of life describes.
const runningLogged = 8

func newPlainDisplay(w io.Writer, now func() time.Time) *plainDisplay {
	d := &plainDisplay{w: w, t: newTally(), now: now}
	d.quiet = time.AfterFunc(signOfLife, d.alive)
	return d
}

func (d *plainDisplay) Event(e run.Event) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.t.addEvent(e)
	switch e.Kind {
	case run.Opened:
		if e.Planned == 0 {
			fmt.Fprintln(d.w, "        nothing is left to do")
		}
	case run.Finished:
		d.quiet.Reset(signOfLife)
		if e.Status == "skipped" { // said once, at the end
			d.skipped, d.why = d.skipped+1, e.Reason
			return
		}
		fmt.Fprintln(d.w, d.line(e))
	case run.Closed:
		if d.skipped > 0 {
			fmt.Fprintf(d.w, "        skipped  %s: %s\n", report.Plural(d.skipped, "trial"), report.Clean(d.why))
		}
	case run.Retrying:
		fmt.Fprintf(d.w, "        retry    %s attempt %d in %s: %s\n", report.Clean(e.Key.String()), e.N+1, e.Wait.Round(100*time.Millisecond), report.Cut(report.Clean(e.Reason), 200))
	case run.Waiting:
		d.quiet.Reset(signOfLife)
		fmt.Fprintln(d.w, "        "+waitingLine(e))
	case run.Paced:
		fmt.Fprintf(d.w, "        pace     %s turned us away: at most %d at once\n", report.Clean(e.Provider), e.Cap)
	case run.Warming:
		d.quiet.Reset(signOfLife)
		fmt.Fprintf(d.w, "        %s\n", suiteload.WarmingLine(e))
	case run.Noted:
		fmt.Fprintln(d.w, "        "+noteLine(e))
	}
}

// noteLine formats a note about a trial, or about machines of the run.
func noteLine(e run.Event) string {
	if e.Key == (trial.Key{}) {
		return "fleet    " + report.Clean(e.Reason)
	}
	return fmt.Sprintf("note     %s: %s", report.Clean(e.Key.String()), report.Cut(report.Clean(e.Reason), 200))
}

// waitingLine reports the wait for an endpoint with its begin and its next probe, or
// its end.
func waitingLine(e run.Event) string {
	if e.Over {
		return fmt.Sprintf("waiting  for %s is over after %s", report.Clean(e.Provider), e.Took.Round(time.Second))
	}
	const clock = "15:04:05"
	return fmt.Sprintf("waiting  for %s, out since %s, next probe at %s, in %s: %s", report.Clean(e.Provider), e.Since.Format(clock),
		e.Time.Add(e.Wait).Format(clock), e.Wait.Round(time.Second), report.Cut(report.Clean(e.Reason), 160))
}

func (d *plainDisplay) line(e run.Event) string {
	width := len(fmt.Sprint(d.t.planned))
	s := fmt.Sprintf("[%*d/%d] %-7s", width, d.t.done-d.skipped, d.t.planned, e.Status)
	s += " " + report.Clean(e.Key.String())
	if e.Label != "" && e.Label != e.Status {
		s += "  " + report.Clean(e.Label)
	}
	if m := formatSpent(e.USD); m != "" {
		s += "  " + m
	}
	switch {
	case e.Reused > 0:
		s += fmt.Sprintf("  (%d of %s reused)", e.Reused, report.Plural(e.Requests, "request"))
	case e.Source != "" && e.Source != "live":
		s += "  (" + string(e.Source) + ")"
	}
	if e.Status != "pass" && e.Reason != "" {
		s += "  " + report.Cut(report.Clean(e.Reason), 160)
	}
	return s
}

func (d *plainDisplay) alive() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.t.closed != "" {
		return
	}
	now := d.now()
	s := fmt.Sprintf("…       %d of %d done, %s", d.t.done, d.t.planned, d.t.activityText())
	if m := d.t.spentText(); m != "" {
		s += ", " + m
	}
	if left := d.t.remainingTime(now); left > 0 {
		s += fmt.Sprintf(", about %s left", left)
	}
	oldest := d.t.oldestTrials()
	for _, r := range oldest[:min(runningLogged, len(oldest))] {
		s += "\n        running  " + r.describe(now)
	}
	if more := len(oldest) - runningLogged; more > 0 {
		s += fmt.Sprintf("\n        … %d more", more)
	}
	for _, w := range d.t.crewTexts(now) {
		s += "\n        worker   " + w
	}
	for _, w := range d.t.waitingTexts() {
		s += "\n        " + w
	}
	fmt.Fprintln(d.w, s)
	d.quiet.Reset(signOfLife)
}

func (d *plainDisplay) Close() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.quiet.Stop()
}
