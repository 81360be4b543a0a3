package report

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/trial"
)

// Attempts is what evidence may offer besides its bytes: the attempt that counts
// of a trial, by the number of its record ([analyse.Trial.Seq]).
type Attempts interface {
	Attempt(seq int64) (*trial.Attempt, error)
}

// attemptOf returns the attempt of t that counts, or nil if none or if the evidence has
// no records.
func attemptOf(t *analyse.Trial, ev trial.Opener) (*trial.Attempt, error) {
	all, ok := ev.(Attempts)
	if !ok || t.Seq == 0 {
		return nil, nil
	}
	a, err := all.Attempt(t.Seq)
	if err != nil {
		return nil, fmt.Errorf("read the attempt of %s: %w", t.Key(), err)
	}
	return a, nil
}

// Speaker is the author of a [Step].
type Speaker string

// The speakers.
const (
	System  Speaker = "system"  // system text
	User    Speaker = "user"    // prompt
	Agent   Speaker = "agent"   // one answer of the model: reasoning, text and calls
	Harness Speaker = "harness" // a remark of the harness, such as why a request is sent again
	Stray   Speaker = "stray"   // the result of a call that is not there
)

// Dialog is a transcript as other programs keep it: messages instead of events.
type Dialog struct {
	Tools []string // names of the tools that the agent saw
	Steps []Step
	// ByTurn reports whether every agent step has the usage of its one request. Where
	// it is false, usage is known as a sum only.
	ByTurn bool
}

// Step is one message.
type Step struct {
	By        Speaker
	Turn      int
	AtMS      int64 // when it was there, since the agent started
	Text      string
	Reasoning string
	Calls     []ToolUse    // of an agent
	Usage     *trial.Usage // of the request, where it can be told
	ID        string       // of a stray result
	Error     bool         // of a stray result
}

// ToolUse is one call and its result. ID is unique within the dialog: the agent's ID,
// or a derived one if the agent's is empty or a duplicate.
type ToolUse struct {
	trial.ToolCall
	ID      string
	AtMS    int64
	Result  *trial.ToolResult // nil if no answer came
	UntilMS int64             // when the answer came
}

// DialogOf reads the transcript of t, which is empty if t has none, and the attempt
// that counts. The attempt is nil if the evidence has no records; turns then have no
// usage.
func DialogOf(t *analyse.Trial, ev trial.Opener) (*Dialog, *trial.Attempt, error) {
	at, err := attemptOf(t, ev)
	if err != nil {
		return nil, nil, err
	}
	var b []byte
	if at != nil && !at.Transcript.IsZero() {
		if b, err = ev.Open(at.Transcript); err != nil {
			return nil, nil, fmt.Errorf("open the transcript of %s: %w", t.Key(), err)
		}
	} else if b, err = OpenRole(t, "transcript", ev); err != nil || b == nil {
		return &Dialog{}, at, err
	}
	events, err := trial.ReadTranscript(b)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", t.Key(), err)
	}
	d := buildDialog(events)
	if at != nil {
		d.addUsage(at)
	}
	return d, at, nil
}

// buildDialog folds events into messages. All text and calls of an agent in one turn is
// one message, also where its calls are made one after the other; where turns are not
// told, a message ends with the first result after it.
func buildDialog(events []trial.Event) *Dialog {
	d := &Dialog{}
	type place struct{ step, call int }
	open := map[string]place{} // calls that wait for their answer, by the agent's id
	used := map[string]bool{}
	now, answered := -1, false // the message of the agent that goes on
	agent := func(e *trial.Event) *Step {
		if now < 0 || e.Turn != d.Steps[now].Turn || e.Turn == 0 && answered {
			now, answered = len(d.Steps), false
			d.Steps = append(d.Steps, Step{By: Agent, Turn: e.Turn, AtMS: e.AtMS})
		}
		return &d.Steps[now]
	}
	for i := range events {
		e := &events[i]
		switch {
		case e.Kind == trial.EventTools:
			for name := range strings.SplitSeq(e.Text, "\n") {
				if name != "" && !slices.Contains(d.Tools, name) {
					d.Tools = append(d.Tools, name)
				}
			}
		case e.Kind == trial.EventAssistant:
			s := agent(e)
			s.Text = joinTexts(s.Text, e.Text)
		case e.Kind == trial.EventReasoning:
			s := agent(e)
			s.Reasoning = joinTexts(s.Reasoning, e.Text)
		case e.Kind == trial.EventToolCall && e.Call != nil:
			s := agent(e)
			id := uniqueID(e.Call.ID, used)
			open[e.Call.ID] = place{now, len(s.Calls)}
			s.Calls = append(s.Calls, ToolUse{ToolCall: *e.Call, ID: id, AtMS: e.AtMS})
		case e.Kind == trial.EventToolResult && e.Result != nil:
			answered = true
			p, waits := open[e.Result.ID]
			if !waits {
				d.Steps = append(d.Steps, Step{By: Stray, Turn: e.Turn, AtMS: e.AtMS, Text: e.Result.Text, ID: e.Result.ID, Error: e.Result.Error})
				continue
			}
			delete(open, e.Result.ID)
			c := &d.Steps[p.step].Calls[p.call]
			c.Result, c.UntilMS = e.Result, e.AtMS
		case e.Kind == trial.EventSystem:
			d.Steps, now = append(d.Steps, Step{By: System, AtMS: e.AtMS, Text: e.Text}), -1
		case e.Kind == trial.EventUser:
			d.Steps, now = append(d.Steps, Step{By: User, AtMS: e.AtMS, Text: e.Text}), -1
		case e.Kind == trial.EventRetry, e.Kind == trial.EventNote:
			d.Steps = append(d.Steps, Step{By: Harness, Turn: e.Turn, AtMS: e.AtMS, Text: e.Text})
		}
	}
	return d
}

// addUsage sets the usage of each turn to that of its request, if every turn is one
// request and every request is recorded. A turn without text becomes a step, so that no
// usage is lost.
func (d *Dialog) addUsage(at *trial.Attempt) {
	if at.End == nil || len(at.Usage) == 0 || len(at.Usage) != at.End.Turns {
		return
	}
	for i := range at.Usage {
		if u := &at.Usage[i]; u.Requests != 0 || u.Request != i+1 {
			return
		}
	}
	seen := map[int]bool{}
	for i := range d.Steps {
		s := &d.Steps[i]
		if s.By != Agent {
			continue
		}
		if s.Turn < 1 || s.Turn > len(at.Usage) || seen[s.Turn] {
			return
		}
		seen[s.Turn] = true
	}
	d.ByTurn = true
	for i := range d.Steps {
		if s := &d.Steps[i]; s.By == Agent {
			s.Usage = &at.Usage[s.Turn-1]
		}
	}
	for turn := 1; turn <= len(at.Usage); turn++ {
		if seen[turn] {
			continue
		}
		after, ms := 0, int64(0) // behind the last step of the turns before
		for i := range d.Steps {
			if s := &d.Steps[i]; s.By != Agent && s.Turn <= turn || s.Turn < turn {
				after, ms = i+1, max(ms, s.AtMS)
			}
		}
		silent := Step{By: Agent, Turn: turn, AtMS: ms, Usage: &at.Usage[turn-1]}
		d.Steps = append(d.Steps[:after], append([]Step{silent}, d.Steps[after:]...)...)
	}
}

func uniqueID(id string, used map[string]bool) string {
	id = cmp.Or(id, "call")
	out := id
	for n := 2; used[out]; n++ {
		out = id + "-" + strconv.Itoa(n)
	}
	used[out] = true
	return out
}

func joinTexts(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + "\n" + b
}
