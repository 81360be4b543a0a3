package shim

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
)

// OriginVar is the variable that says in whose name commands run.
const OriginVar = "ASSAY_ORIGIN"

// The origins of a command. The origin of an MCP server is [OriginMCP] and its name.
const (
	OriginAgent  = "agent"
	OriginSetup  = "setup"
	OriginGrader = "grader"
	OriginMCP    = "mcp:"
)

// Command is one call of a shimmed command.
type Command struct {
	AtMS   int64    `json:"at_ms"`             // since the agent's start; negative: before it
	TookMS *int64   `json:"took_ms,omitempty"` // nil: the log holds no end, as when the shim was killed
	Cmd    string   `json:"cmd"`               // the name that was called
	Argv   []string `json:"argv"`              // the arguments, without the name
	Dir    string   `json:"dir,omitempty"`     // working folder
	Exit   *int     `json:"exit,omitempty"`    // exit code; nil without end, or ended by a signal
	Signal string   `json:"signal,omitempty"`  // that ended it, such as SIGKILL
	Origin string   `json:"origin"`            // agent, mcp:NAME, setup or grader
}

// line is one line of the log as shims write it: a start, or an end with the id
// of its start.
type line struct {
	ID     string    `json:"id"`
	End    bool      `json:"end,omitempty"`
	Time   time.Time `json:"t"`
	Cmd    string    `json:"cmd,omitempty"`
	Argv   []string  `json:"argv,omitempty"`
	Dir    string    `json:"dir,omitempty"`
	Origin string    `json:"origin,omitempty"`
	Exit   *int      `json:"exit,omitempty"`
	Signal string    `json:"signal,omitempty"`
}

// ReadLog combines the lines of a log into commands, ordered by start. Commands of the
// agent before start, when the agent started, become the setup's. Since the agent can
// write anything to the log, Read omits invalid lines and counts them in the error;
// the commands returned with the error are good.
func ReadLog(log []byte, start time.Time) ([]Command, error) {
	var out []Command
	var began []time.Time
	var first error
	bad := 0
	open := map[string]int{} // id → index in out
	n := 0
	for text := range bytes.Lines(log) {
		n++
		if len(bytes.TrimSpace(text)) == 0 {
			continue
		}
		var l line
		err := json.Unmarshal(text, &l)
		i, known := open[l.ID]
		switch {
		case err != nil:
		case l.ID == "" || l.Time.IsZero() || l.End != (l.Cmd == ""):
			err = errors.New("it is neither the start nor the end of a command")
		case !l.End && known:
			err = fmt.Errorf("command %s starts twice", l.ID)
		case l.End && !known:
			err = fmt.Errorf("command %s ends without a start", l.ID)
		case l.End && out[i].TookMS != nil:
			err = fmt.Errorf("command %s ends twice", l.ID)
		}
		if err != nil {
			if bad++; first == nil {
				first = fmt.Errorf("read command log: line %d: %w", n, err)
			}
			continue
		}
		if !l.End {
			open[l.ID] = len(out)
			began = append(began, l.Time)
			out = append(out, l.toCommand(start))
			continue
		}
		out[i].TookMS = new(max(0, l.Time.Sub(began[i]).Milliseconds()))
		out[i].Exit, out[i].Signal = l.Exit, l.Signal
	}
	slices.SortStableFunc(out, func(a, b Command) int { return cmp.Compare(a.AtMS, b.AtMS) })
	if bad > 1 {
		first = fmt.Errorf("%w (and %d lines more)", first, bad-1)
	}
	return out, first
}

func (l *line) toCommand(start time.Time) Command {
	c := Command{AtMS: l.Time.Sub(start).Milliseconds(), Cmd: l.Cmd, Argv: l.Argv, Dir: l.Dir, Origin: l.Origin}
	if c.Argv == nil {
		c.Argv = []string{}
	}
	if c.Origin == "" {
		c.Origin = OriginAgent
	}
	if c.Origin == OriginAgent && l.Time.Before(start) {
		c.Origin = OriginSetup
	}
	return c
}

// Server returns the MCP server that the command ran for, or "" if none.
func (c Command) Server() string {
	if name, ok := strings.CutPrefix(c.Origin, OriginMCP); ok {
		return name
	}
	return ""
}

// EncodeCommands returns commands as JSON lines, the form of an attempt's commands.jsonl.
func EncodeCommands(commands []Command) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	for _, c := range commands {
		_ = enc.Encode(c) // strings and numbers only: it cannot fail
	}
	return b.Bytes()
}

// DecodeCommands decodes the output of [EncodeCommands].
func DecodeCommands(b []byte) ([]Command, error) {
	var out []Command
	n := 0
	for text := range bytes.Lines(b) {
		n++
		if len(bytes.TrimSpace(text)) == 0 {
			continue
		}
		var c Command
		if err := json.Unmarshal(text, &c); err != nil {
			return out, fmt.Errorf("read commands: line %d: %w", n, err)
		}
		if c.Argv == nil {
			c.Argv = []string{}
		}
		out = append(out, c)
	}
	return out, nil
}
