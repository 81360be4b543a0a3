package agent

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/trial"
)

// ExpandCommand replaces {suite} by the suite's folder dir in the words of a command,
// and makes a program with a path absolute. It then calls expand, unless nil, for
// further placeholders of each word.
func ExpandCommand(command []string, dir string, expand func(string) (string, error)) ([]string, error) {
	out := make([]string, len(command))
	for i, arg := range command {
		if strings.Contains(arg, "{suite}") && dir == "" {
			return nil, fmt.Errorf("command %q: {suite} has no meaning in a suite that is not on disk: write an absolute path", arg)
		}
		arg = strings.ReplaceAll(arg, "{suite}", dir)
		if expand != nil {
			var err error
			if arg, err = expand(arg); err != nil {
				return nil, err
			}
		}
		if i == 0 && strings.Contains(arg, "/") && !filepath.IsAbs(arg) {
			arg = filepath.Join(dir, arg)
		}
		out[i] = arg
	}
	return out, nil
}

// AliveWriter passes on a program's output and resets the stall clock.
type AliveWriter struct {
	io.Writer
	Alive func()
}

func (w AliveWriter) Write(b []byte) (int, error) {
	w.Alive()
	return w.Writer.Write(b)
}

// Outcome is the result of one tool call. Err is a fault of the tool.
type Outcome struct {
	equip.Result
	Took time.Duration
	Err  error
	// NotRun is set, with Error, if the trial had ended before the call.
	NotRun bool
}

// CallTool calls a tool, nil if the agent named one that does not exist. A mistake of
// the agent becomes a result that describes it; names are the tools it has.
func CallTool(ctx context.Context, tool equip.Tool, name string, args []byte, names []string) (o Outcome) {
	if tool == nil {
		o.Text, o.Error = fmt.Sprintf("there is no tool %q; the tools are: %s", name, strings.Join(names, ", ")), true
		return o
	}
	if err := json.Unmarshal(args, new(json.RawMessage)); err != nil {
		o.Text, o.Error = fmt.Sprintf("arguments are not valid JSON: %v", err), true
		if tool.Spec().Submits {
			o.Invalid = o.Text
		}
		return o
	}
	start := time.Now()
	defer func() {
		if p := recover(); p != nil { // the worker's own recover may not reach this goroutine
			o.Err = trial.Faultf(trial.ClassEnvironment, "tool %s panicked: %v\n%s", name, p, debug.Stack())
		}
		o.Took = time.Since(start)
	}()
	o.Result, o.Err = tool.Call(ctx, args)
	return o
}

// QuoteLastLine returns ": " and the last line that a program wrote to standard error,
// or "" if none.
func QuoteLastLine(stderr []byte) string {
	lines := strings.Split(strings.TrimSpace(string(stderr)), "\n")
	last := strings.TrimSpace(lines[len(lines)-1])
	if last == "" {
		return ""
	}
	return ": " + ClipText(last, 300)
}

// ClipText truncates s to at most n bytes of valid UTF-8.
func ClipText(s string, n int) string {
	if len(s) > n {
		s = s[:n] + "…"
	}
	return strings.ToValidUTF8(s, "")
}
