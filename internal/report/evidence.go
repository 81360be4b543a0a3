package report

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/trial"
)

// OpenRole returns the file that a trial left under a role, such as "answer"; nil if
// there is none or no evidence.
func OpenRole(t *analyse.Trial, role string, ev trial.Opener) ([]byte, error) {
	ref, ok := t.Refs().Find(role)
	if ev == nil || !ok {
		return nil, nil
	}
	b, err := ev.Open(ref)
	if where := (*fs.PathError)(nil); errors.As(err, &where) {
		err = fmt.Errorf("blob %s: %w", ref.Digest.Short(), where.Err) // where the run lies is not for reports
	}
	if err != nil {
		return nil, fmt.Errorf("open the %s of %s: %w", role, t.Key(), err)
	}
	return b, nil
}

// Call is one call of a tool and its result.
type Call struct {
	Turn   int
	Tool   string // name by the server
	Shown  string // name shown to the agent, if different
	Server string // MCP server that has the tool; "" for a task tool
	Args   string // JSON as sent; it may be malformed
	Result string // as the agent received it
	Done   bool   // an answer came
	Error  bool
	TookMS int64
}

// ToolCalls returns the calls of a trial in their order; nil if there is no transcript.
func ToolCalls(t *analyse.Trial, ev trial.Opener) ([]Call, error) {
	d, _, err := DialogOf(t, ev)
	if err != nil || d == nil {
		return nil, err
	}
	var out []Call
	for _, s := range d.Steps {
		for _, c := range s.Calls {
			x := Call{Turn: s.Turn, Tool: c.Name, Shown: c.Shown, Server: c.Server, Args: c.Args}
			if r := c.Result; r != nil {
				x.Result, x.Done, x.Error, x.TookMS = r.Text, true, r.Error, r.TookMS
			}
			out = append(out, x)
		}
	}
	return out, nil
}
