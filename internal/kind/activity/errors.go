package activity

import (
	"bytes"
	"encoding/json"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/trial"
)

// maxErrors is how many errors are kept with what followed, and maxText how much
// of a text of them, in bytes.
const (
	maxErrors = 8
	maxText   = 160
)

// Failed is a tool error and what the agent called next, as the detail
// "tool_errors" of a score keeps it.
type Failed struct {
	ID    string   `json:"id"` // of the call
	AtMS  int64    `json:"at_ms"`
	Tool  string   `json:"tool"`
	Class string   `json:"class"`
	Text  string   `json:"text,omitempty"` // the beginning of the result
	Next  []string `json:"next"`           // the calls that followed, fewer at the end
}

// countErrors counts failed calls, raw and by class, and keeps the first of them.
func (g *Grader) countErrors(a *trial.Attempt, calls []call, s *sheet, score *trial.Score) {
	all, mcp, protocol, real := 0, 0, 0, 0
	marked, markedMCP, realSeed, defaults := 0, 0, 0, 0
	classes := map[string]int{}
	var kept []Failed
	for i := range calls {
		c := &calls[i]
		isMCP := c.kind == trial.ToolMCP
		if c.result != nil && c.result.Error {
			marked++
			markedMCP += one(isMCP)
			class, isReal := c.class(seedRules)
			realSeed += one(isReal)
			defaults += one(class == ClassSessionDefaults)
		}
		if !c.failed() {
			continue
		}
		all++
		mcp += one(isMCP)
		protocol += one(c.result.Protocol)
		class, isReal := c.class(g.cfg.Errors)
		real += one(isReal)
		classes[class]++
		if len(kept) < maxErrors {
			kept = append(kept, g.failed(calls, i, class))
		}
	}
	s.count("tool_errors", all)
	s.count("tool_errors_mcp", mcp)
	s.count("tool_errors_non_mcp", all-mcp)
	s.count("tool_errors_protocol", protocol)
	s.count("tool_errors_real", real)
	for _, r := range g.cfg.Errors {
		s.count("tool_errors."+r.Class, classes[r.Class])
	}
	s.count("tool_errors."+ClassOther, classes[ClassOther])
	s.count("tool_errors_seed", marked)
	s.count("tool_errors_mcp_seed", markedMCP)
	s.count("tool_errors_non_mcp_seed", marked-markedMCP)
	s.count("tool_errors_real_seed", realSeed)
	_, scenario, _ := strings.Cut(a.Key.Arm, "/")
	adjusted := marked
	if strings.HasPrefix(scenario, "mcp_") && defaults > 0 {
		adjusted = max(0, marked-1)
	}
	s.count("tool_errors_adjusted_seed", adjusted)
	if len(kept) > 0 {
		var b bytes.Buffer
		enc := json.NewEncoder(&b)
		enc.SetEscapeHTML(false)
		if err := enc.Encode(kept); err == nil {
			score.Details["tool_errors"] = strings.TrimSpace(b.String())
		}
	}
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// failed describes call i and the calls after it.
func (g *Grader) failed(calls []call, i int, class string) Failed {
	c := &calls[i]
	f := Failed{ID: short(c.ID), AtMS: c.at, Tool: short(c.Name), Class: class, Text: short(c.result.Text), Next: []string{}}
	for _, next := range calls[i+1 : min(len(calls), i+1+*g.cfg.Context)] {
		text := next.Name
		if what := commandText(next.Args); next.kind == trial.ToolShell && what != "" {
			text += ": " + what
		}
		f.Next = append(f.Next, short(text))
	}
	return f
}

// short is the beginning of a text in one line.
func short(s string) string {
	if len(s) > 4*maxText {
		s = s[:4*maxText]
	}
	s = grade.Excerpt(strings.Join(strings.Fields(strings.ToValidUTF8(s, "�")), " "))
	if len(s) > maxText {
		s = strings.ToValidUTF8(s[:maxText], "") + "…"
	}
	return s
}
