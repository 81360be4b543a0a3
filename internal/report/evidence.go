package report

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/trial"
)

// OpenRole returns the file that a trial left under a role, such as "answer"; nil if
// there is none or no evidence.
func OpenRole(t *analyse.Trial, role string, ev trial.Opener) ([]byte, error) {
	i := slices.IndexFunc(t.Refs, func(r trial.Ref) bool { return r.Name == role })
	if ev == nil || i < 0 {
		return nil, nil
	}
	b, err := ev.Open(t.Refs[i])
	if where := (*fs.PathError)(nil); errors.As(err, &where) {
		err = fmt.Errorf("blob %s: %w", t.Refs[i].Digest.Short(), where.Err) // where the run lies is not for reports
	}
	if err != nil {
		return nil, fmt.Errorf("open the %s of %s: %w", role, t.Key, err)
	}
	return b, nil
}

// Call is one call of a tool and its result.
type Call struct {
	Turn   int
	Tool   string
	Server string // MCP server that has the tool; "" for a task tool
	Args   string // JSON as sent; it may be malformed
	Result string // as the agent received it
	Done   bool   // an answer came
	Error  bool
	TookMS int64
}

// ToolCalls returns the calls of a trial in their order; nil if there is no transcript.
func ToolCalls(t *analyse.Trial, ev trial.Opener) ([]Call, error) {
	b, err := OpenRole(t, "transcript", ev)
	if err != nil || b == nil {
		return nil, err
	}
	events, err := trial.ReadTranscript(b)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", t.Key, err)
	}
	var out []Call
	open := map[string]int{} // by id of the call that waits for its answer
	for _, e := range events {
		switch {
		case e.Kind == trial.EventToolCall && e.Call != nil:
			open[e.Call.ID] = len(out)
			out = append(out, Call{Turn: e.Turn, Tool: e.Call.Name, Server: e.Call.Server, Args: e.Call.Args})
		case e.Kind == trial.EventToolResult && e.Result != nil:
			if i, ok := open[e.Result.ID]; ok {
				c := &out[i]
				c.Result, c.Done, c.Error, c.TookMS = e.Result.Text, true, e.Result.Error, e.Result.TookMS
				delete(open, e.Result.ID)
			}
		}
	}
	return out, nil
}
