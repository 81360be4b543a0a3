package activity

import (
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/trial"
)

// call is a tool call with its result, joined by the id of the call: an error of
// a tool is no evidence on its other calls.
type call struct {
	trial.ToolCall
	at     int64 // ms since the agent's start
	kind   trial.ToolClass
	tool   string // name without the server's part
	shell  script // of shell calls
	result *trial.ToolResult
}

// callsOf joins the calls and results of a transcript, in the order of the calls.
// Of results with the same id the first counts.
func callsOf(events []trial.Event) []call {
	var out []call
	open := map[string]int{}
	for _, e := range events {
		switch {
		case e.Kind == trial.EventToolCall && e.Call != nil:
			c := call{ToolCall: *e.Call, at: e.AtMS, kind: kindOf(e.Call), tool: bareToolName(e.Call)}
			if c.kind == trial.ToolShell {
				c.shell = parseShell(commandText(c.Args))
			}
			open[c.ID] = len(out)
			out = append(out, c)
		case e.Kind == trial.EventToolResult && e.Result != nil:
			if i, ok := open[e.Result.ID]; ok && out[i].result == nil {
				out[i].result = e.Result
			}
		}
	}
	return out
}

// kindOf is the class of a call; agents other than CLIs do not tell it.
func kindOf(c *trial.ToolCall) trial.ToolClass {
	switch {
	case c.Server != "":
		return trial.ToolMCP
	case c.Class != "":
		return c.Class
	}
	return trial.ToolOther
}

// bareToolName is the name of a tool as its server has it. CLIs write the server's name
// before it: mcp__S__T, mcp_S_T or S_T.
func bareToolName(c *trial.ToolCall) string {
	if c.Server == "" {
		return c.Name
	}
	for _, server := range []string{c.Server, sanitizeServer(c.Server)} {
		for _, prefix := range []string{"mcp__" + server + "__", "mcp_" + server + "_", server + "_", server + "__", server + ".", server + "/"} {
			if rest, ok := strings.CutPrefix(c.Name, prefix); ok && rest != "" {
				return rest
			}
		}
	}
	return c.Name
}

// sanitizeServer is a server's name with all but letters, digits, _ and - replaced.
func sanitizeServer(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '_' || r == '-' || '0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' {
			return r
		}
		return '_'
	}, s)
}

var exitText = lazyregexp.New(`^Exit code (\d{1,3})\b`)

// exitCode is the exit code of a shell call; nil where it is not known.
func (c *call) exitCode() *int {
	if c.kind != trial.ToolShell || c.result == nil {
		return nil
	}
	if c.result.Exit != nil {
		return c.result.Exit
	}
	if m := exitText.FindStringSubmatch(c.result.Text); m != nil {
		n, _ := strconv.Atoi(m[1])
		return &n
	}
	return nil
}

// hasFailed reports whether the call failed: its result is marked so, or a shell
// command ended with another code than 0, which some CLIs do not mark.
func (c *call) hasFailed() bool {
	if c.result == nil {
		return false
	}
	exit := c.exitCode()
	return c.result.Error || exit != nil && *exit != 0
}

// errorClass is the class of a failed call by rules, and whether it is a real error.
func (c *call) errorClass(rules []ErrorRule) (name string, real bool) {
	for i := range rules {
		if rules[i].matches(c) {
			return rules[i].Class, !rules[i].Expected
		}
	}
	return ClassOther, true
}

func (r *ErrorRule) matches(c *call) bool {
	if r.Kind != "" && string(c.kind) != r.Kind {
		return false
	}
	if len(r.Exit) > 0 {
		if exit := c.exitCode(); exit == nil || !slices.Contains(r.Exit, *exit) {
			return false
		}
	}
	in := func(text string) bool { return strings.Contains(c.result.Text, text) }
	if len(r.Text) > 0 && !slices.ContainsFunc(r.Text, in) || slices.ContainsFunc(r.Not, in) {
		return false
	}
	return len(r.Commands) == 0 || slices.ContainsFunc(r.Commands, func(pattern string) bool {
		return slices.ContainsFunc(c.shell.last(), func(s stage) bool { return s.is(pattern) })
	})
}

// isBuild reports whether a shell call has a command that builds or tests.
func (c *call) isBuild(rules []Build) bool {
	return slices.ContainsFunc(c.shell.all(), func(s stage) bool { return builds(rules, baseOf(s.words[0]), s.words[1:]) })
}

func baseOf(p string) string { return p[strings.LastIndexByte(p, '/')+1:] }
