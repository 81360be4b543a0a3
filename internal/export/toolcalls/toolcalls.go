// Package toolcalls writes every tool call of a run, one JSON object a line, in
// the order of trials and of calls.
package toolcalls

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// Format is toolcalls.jsonl.
var Format = report.Format{
	Name: "toolcalls", File: "toolcalls.jsonl", Doc: "every tool call, one JSON object a line", Write: Write, Applies: HasCalls,
}

// HasCalls reports whether a run has calls of servers to log.
func HasCalls(a *analyse.Analysis) bool {
	for i := range a.Trials {
		for _, s := range a.Trials[i].Servers {
			if s.Calls > 0 {
				return true
			}
		}
	}
	return false
}

// line is one call. OK is false where the tool, the protocol or the server
// failed, and where no answer came; Bytes is the size of the answer as the agent
// was given it.
type line struct {
	Task   string          `json:"task"`
	Arm    string          `json:"arm"`
	Index  int             `json:"index"`
	Call   int             `json:"call"` // from 1 within the trial
	Turn   int             `json:"turn"`
	Tool   string          `json:"tool"`
	Shown  string          `json:"shown,omitempty"` // name shown to the agent, if different
	Server string          `json:"server,omitempty"`
	Args   json.RawMessage `json:"arguments"` // a string if the arguments are no JSON
	OK     bool            `json:"ok"`
	Bytes  *int            `json:"bytes"`
	MS     *int64          `json:"ms"`
}

// Write writes the log.
func Write(w io.Writer, a *analyse.Analysis, ev trial.Opener) error {
	out := bufio.NewWriter(w)
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	for i := range a.Trials {
		t := &a.Trials[i]
		calls, err := report.ToolCalls(t, ev)
		if err != nil {
			return fmt.Errorf("log the tool calls: %w", err)
		}
		for n, c := range calls {
			l := line{Task: t.Task, Arm: t.Arm, Index: t.Index, Call: n + 1, Turn: c.Turn, Tool: c.Tool, Shown: c.Shown, Server: c.Server, Args: json.RawMessage(c.Args), OK: c.Done && !c.Error}
			if !json.Valid(l.Args) {
				if l.Args, err = json.Marshal(c.Args); err != nil {
					return fmt.Errorf("log the tool calls of %s: %w", t.Key(), err)
				}
			}
			if c.Done {
				l.Bytes, l.MS = new(len(c.Result)), new(c.TookMS)
			}
			if err := enc.Encode(l); err != nil {
				return fmt.Errorf("log the tool calls of %s: %w", t.Key(), err)
			}
		}
	}
	return out.Flush()
}
