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

// Failed is a tool error and the next call of the agent, as the detail
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
			markedMCP += countIf(isMCP)
			class, isReal := c.errorClass(seedRules)
			realSeed += countIf(isReal)
			defaults += countIf(class == ClassSessionDefaults)
		}
		if !c.hasFailed() {
			continue
		}
		all++
		mcp += countIf(isMCP)
		protocol += countIf(c.result.Protocol)
		class, isReal := c.errorClass(g.Config.Errors)
		real += countIf(isReal)
		classes[class]++
		if len(kept) < maxErrors {
			kept = append(kept, g.failedCalls(calls, i, class))
		}
	}
	s.setCount("tool_errors", all)
	s.setCount("tool_errors_mcp", mcp)
	s.setCount("tool_errors_non_mcp", all-mcp)
	s.setCount("tool_errors_protocol", protocol)
	s.setCount("tool_errors_real", real)
	for _, r := range g.Config.Errors {
		s.setCount("tool_errors."+r.Class, classes[r.Class])
	}
	s.setCount("tool_errors."+ClassOther, classes[ClassOther])
	s.setCount("tool_errors_seed", marked)
	s.setCount("tool_errors_mcp_seed", markedMCP)
	s.setCount("tool_errors_non_mcp_seed", marked-markedMCP)
	s.setCount("tool_errors_real_seed", realSeed)
	_, scenario, _ := strings.Cut(a.Key.Arm, "/")
	adjusted := strings.HasPrefix(scenario, "mcp_") && defaults > 0
	s.setCount("tool_errors_adjusted_seed", marked-countIf(adjusted))
	if len(kept) > 0 {
		var b bytes.Buffer
		enc := json.NewEncoder(&b)
		enc.SetEscapeHTML(false)
		if err := enc.Encode(kept); err == nil {
			score.Details["tool_errors"] = strings.TrimSpace(b.String())
		}
	}
}

func countIf(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (g *Grader) failedCalls(calls []call, i int, class string) Failed {
	c := &calls[i]
	f := Failed{ID: shortText(c.ID), AtMS: c.at, Tool: shortText(c.Name), Class: class, Text: shortText(c.result.Text), Next: []string{}}
	for _, next := range calls[i+1 : min(len(calls), i+1+*g.Config.Context)] {
		text := next.Name
		if what := commandText(next.Args); next.kind == trial.ToolShell && what != "" {
			text += ": " + what
		}
		f.Next = append(f.Next, shortText(text))
	}
	return f
}

func shortText(s string) string {
	if len(s) > 4*maxText {
		s = s[:4*maxText]
	}
	s = grade.Excerpt(strings.Join(strings.Fields(strings.ToValidUTF8(s, "�")), " "))
	if len(s) > maxText {
		s = strings.ToValidUTF8(s[:maxText], "") + "…"
	}
	return s
}
