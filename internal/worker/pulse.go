package worker

import (
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/trial"
)

// Activity is the newest sign of life of an assignment under way, for displays.
type Activity struct {
	Turn  int       `json:"turn,omitempty"`  // of the agent; 0 if not known
	Doing string    `json:"doing,omitempty"` // such as "calls search"
	At    time.Time `json:"at"`              // of the last event
}

// Pulse keeps the newest activity of an assignment. It is safe for concurrent use; the
// methods of nil do nothing.
type Pulse struct {
	mu   sync.Mutex
	last Activity
}

// Last returns the newest activity, zero if none.
func (p *Pulse) Last() Activity {
	if p == nil {
		return Activity{}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.last
}

// Hear records an event: its turn unless that is 0, and what it tells unless that is "".
func (p *Pulse) Hear(turn int, doing string, at time.Time) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.last.At, p.last.Turn = at, max(p.last.Turn, turn)
	if doing != "" {
		p.last.Doing = doing
	}
}

// describeActivity describes what an agent does after an event, "" if the event does not tell.
func describeActivity(e trial.Event) string {
	switch e.Kind {
	case trial.EventUser:
		return "reads the task"
	case trial.EventReasoning:
		return "thinks"
	case trial.EventAssistant:
		return "writes"
	case trial.EventToolCall:
		if e.Call != nil {
			return "calls " + e.Call.Name
		}
	case trial.EventToolResult:
		if e.Result != nil && e.Result.Name != "" {
			return "has the answer of " + e.Result.Name
		}
		return "has the answer of a tool"
	case trial.EventRetry:
		return "asks the model again"
	}
	return ""
}
