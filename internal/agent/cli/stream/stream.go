// Package stream parses the output of coding-agent CLIs: the JSON lines of Claude Code,
// Codex, Gemini CLI and opencode, by path expressions of any other, and plain text.
//
// A [Parser] turns lines into events of a transcript (each tool call with the class of
// its tool, each result with its error and exit code), and at the end reports usage and
// how the run ended. It never fails: it counts lines that it cannot read. Information
// missing from a stream (the exit code of a Gemini shell command, the tokens of a
// killed run) is left out, never made up; [Recover] finds the latter in the CLI's own
// session files.
package stream

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// Sink receives the findings of a parser. A [trial.Log] is one.
type Sink interface {
	Event(trial.Event)
	Usage(trial.Usage)
	Answer(text string)
	Retry(why string, throttled bool)
	Alive()
}

// Options holds a parser's inputs other than the stream.
type Options struct {
	// Servers are the MCP servers that the CLI was given: only with their names
	// can "fs_read" be told from a tool of the CLI.
	Servers []string
	// Generic are the paths of the generic parser.
	Generic *Generic
	// Whole makes the text parser take all of the output as the answer.
	Whole bool
	// Start is when the agent started; stamps in the stream count from there.
	Start time.Time
	// Now is the time since then, for lines without a stamp. If nil, such events
	// are left for the sink to stamp.
	Now func() time.Duration
}

// Parser reads one run of a CLI. It is not safe for concurrent use.
type Parser interface {
	// Line takes one line of standard output, with or without its line feed.
	Line(line []byte)
	// Close passes the sink everything that was pending, usage and answer included, and
	// returns how the run ended. stderr is the CLI's standard error, or the last of it;
	// some CLIs report errors only there. No method may be called after it.
	Close(exit proc.Exit, stderr []byte) Result
}

// How a run ended. Finished needs an end line without error and exit status 0.
const (
	Finished    = "finished"
	APIError    = "api_error"   // the model API failed, after the CLI's own retries
	AuthError   = "auth_error"  // it refused the key
	UsageLimit  = "usage_limit" // the account's quota is used up
	TurnLimit   = "turn_limit"
	CostLimit   = "cost_limit"
	Interrupted = "interrupted" // stopped by a signal
	Refusal     = "refusal"
	Failed      = "error"
	NoEnd       = "" // no end line
)

// Result describes the run as a whole.
type Result struct {
	End        string
	Detail     string // one line on why, where it did not finish
	HTTPStatus int    // of the API's last word, where it is shown
	// Model is the model served; of several the one with the most output.
	Model       string
	Turns       int // answers of the model, 0 where the stream does not show it
	Session     string
	ReportedUSD string // the CLI's own figure, a decimal; "" if it gives none, or only guesses
	// Servers holds the state of MCP servers where the CLI tells: connected,
	// failed or pending.
	Servers  map[string]string
	Tools    []string // offered to the model, where the CLI tells
	HasUsage bool
	Junk     int // lines that are no JSON objects
	// Unmatched lists the paths of the generic parser, each after its field, that should
	// match in every run but matched nothing; Keys then lists the keys of the lines.
	Unmatched, Keys []string
}

// The states of an MCP server.
const (
	Connected = "connected"
	Down      = "failed"
	Pending   = "pending"
)

// New returns the parser of that name.
func New(name string, sink Sink, o Options) (Parser, error) {
	b := &base{sink: sink, opt: o, pending: map[string]*pendingCall{}, seen: map[string]bool{}}
	switch name {
	case "claude":
		return &claude{base: b, messages: map[string]bool{}}, nil
	case "codex":
		return &codex{base: b}, nil
	case "gemini":
		return &gemini{base: b, answered: true}, nil
	case "opencode":
		return &opencode{base: b}, nil
	case "generic":
		return newGeneric(b, o.Generic)
	case "text":
		return &text{base: b}, nil
	}
	return nil, fmt.Errorf("unknown parser %q: use one of claude, codex, gemini, opencode, generic, text", name)
}

// Raw is a file that belongs to the record of an attempt.
type Raw struct {
	Name, Media string
	Bytes       []byte
}

// serverOf returns the configured MCP server that a tool belongs to by its name:
// prefix, server, separator, tool. Of several that fit the longest name is
// taken.
func serverOf(tool, prefix, separator string, servers []string) string {
	rest, ok := strings.CutPrefix(tool, prefix)
	if !ok {
		return ""
	}
	best := ""
	for _, s := range servers {
		for _, form := range []string{s, sanitizeName(s)} {
			if len(s) > len(best) && strings.HasPrefix(rest, form+separator) && len(rest) > len(form+separator) {
				best = s
			}
		}
	}
	return best
}

var noNameChar = lazyregexp.New(`[^0-9A-Za-z_-]`)

// sanitizeName returns a server's name as it appears in the CLIs' tool names.
func sanitizeName(s string) string { return noNameChar.ReplaceAllString(s, "_") }

// classifyTool returns the class of a tool that is of no server.
func classifyTool(tool string, shell, file []string) trial.ToolClass {
	switch {
	case slices.Contains(shell, tool):
		return trial.ToolShell
	case slices.Contains(file, tool):
		return trial.ToolFile
	}
	return trial.ToolOther
}
