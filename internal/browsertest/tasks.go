package browsertest

import (
	"encoding/json"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
)

// tasks are the recorded tasks of the browser's threads.
type tasks struct {
	events []task
	broken error
	done   chan struct{}
}

// task is an event of the browser's trace, of which only the needed fields are read
// (see Trace Event Format, Google): a complete event "RunTask", or a name of a
// thread.
type task struct {
	Name     string  `json:"name"`
	PID      int64   `json:"pid"`
	TID      int64   `json:"tid"`
	Duration float64 `json:"dur"`  // µs
	Thread   float64 `json:"tdur"` // µs of processor time
	Args     struct {
		Name string `json:"name"`
	} `json:"args"`
}

func (t *tasks) hear(ev any) {
	if t == nil {
		return
	}
	switch e := ev.(type) {
	case *tracing.EventDataCollected:
		for _, v := range e.Value {
			var x task
			if err := json.Unmarshal(v, &x); err != nil {
				t.broken = err
			} else if x.Name == "RunTask" || x.Name == "ThreadControllerImpl::RunTask" || x.Name == "thread_name" {
				t.events = append(t.events, x)
			}
		}
	case *tracing.EventTracingComplete:
		close(t.done)
	}
}

// Longest returns how long the page did not answer at most while f ran: the
// processor time of the longest task of its thread. A clock would count what else
// the machine does.
func (p *Page) Longest(f func()) time.Duration {
	p.t.Helper()
	rec := &tasks{done: make(chan struct{})}
	p.mu.Lock()
	p.tasks = rec
	p.mu.Unlock()
	call(p, tracing.Start, tracing.StartParams{TransferMode: tracing.StartTransferModeReportEvents,
		TraceConfig: &tracing.TraceConfig{RecordMode: tracing.TraceConfigRecordModeRecordAsMuchAsPossible, IncludedCategories: []string{"toplevel"}, ExcludedCategories: []string{"*"}}})
	f()
	// The last task of f may have answered and not have ended. A record that ends
	// first does not have it.
	Eval[bool](p, `new Promise(f => setTimeout(f, 0, true))`)
	call(p, tracing.End, cdp.Empty{})
	select {
	case <-rec.done:
	case <-time.After(patience):
		p.t.Fatal("in the browser: its record of tasks did not come")
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.tasks = nil
	if rec.broken != nil {
		p.t.Fatalf("in the browser: its record of tasks cannot be read: %v", rec.broken)
	}
	type thread struct{ pid, tid int64 }
	pages := map[thread]bool{}
	for _, x := range rec.events {
		if x.Name == "thread_name" && x.Args.Name == "CrRendererMain" {
			pages[thread{x.PID, x.TID}] = true
		}
	}
	most, seen := 0.0, 0
	for _, x := range rec.events {
		if pages[thread{x.PID, x.TID}] && x.Name != "thread_name" {
			most = max(most, x.Thread)
			seen++
		}
	}
	if seen == 0 || most == 0 {
		p.t.Fatalf("in the browser: %d tasks of its page are recorded, with no processor time", seen)
	}
	return time.Duration(most * float64(time.Microsecond))
}
