// Package lint checks the tools of an MCP server against the rules of model APIs and
// clients ([Targets]), and against the needs of a model that chooses among the tools.
//
// A rule ([Rules]) has a ground for each target to which it applies: the severity of a
// breach there, and the source that documents it. A breach is [Refused] if the request
// with the tool fails or the client drops the tool, a [Risk] if a part is lost or some
// clients of the target reject the tool, and [Advice] otherwise. A ground without a
// source is advice. The package neither starts servers nor calls models.
package lint

import (
	"cmp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/mcp"
)

// Targets of rules: three model APIs, and two clients with names and limits of their
// own.
const (
	Anthropic  = "anthropic"
	OpenAI     = "openai"
	Gemini     = "gemini"
	ClaudeCode = "claude-code"
	Codex      = "codex"
)

// Targets lists all targets.
var Targets = []string{Anthropic, OpenAI, Gemini, ClaudeCode, Codex}

// Severity is the severity of a breach.
type Severity string

// Severities, worst first.
const (
	Refused Severity = "refused" // the API rejects the request, or the client the tool
	Risk    Severity = "risk"    // a part is lost or truncated, or some clients of the target reject it
	Advice  Severity = "advice"  // the tool works
)

var severities = []Severity{Refused, Risk, Advice}

// Subject is a server as seen by its clients.
type Subject struct {
	Server       string // name of the server in clients, for prefixes of tool names; "" if unknown
	Instructions string
	Tools        []mcp.ToolInfo
}

// Finding is a breach of a rule.
type Finding struct {
	Rule     string   `json:"rule"`
	Severity Severity `json:"severity"`
	For      []string `json:"for,omitempty"`  // targets; none if the rule applies to any model
	Tool     string   `json:"tool,omitempty"` // "" for the whole server
	Text     string   `json:"text"`           // description of the breach
	Fix      string   `json:"fix"`
}

// Check returns the breaches of all rules for the given targets, worst first, then in
// the order of rules and tools.
func Check(s Subject, targets []string) []Finding {
	v := newView(s)
	type breachKey struct {
		rule, tool, text string
		severity         Severity
	}
	var out []*Finding
	found := map[breachKey]*Finding{}
	for _, r := range Rules {
		for _, g := range r.Grounds {
			if g.Target != "" && !slices.Contains(targets, g.Target) {
				continue
			}
			for _, b := range r.find(v, g) {
				key := breachKey{r.ID, b.tool, b.text, g.Severity}
				f := found[key]
				if f == nil {
					f = &Finding{Rule: r.ID, Severity: g.Severity, Tool: b.tool, Text: b.text, Fix: r.Fix}
					found[key] = f
					out = append(out, f)
				}
				if g.Target != "" && !slices.Contains(f.For, g.Target) {
					f.For = append(f.For, g.Target)
				}
			}
		}
	}
	slices.SortStableFunc(out, func(a, b *Finding) int {
		return cmp.Compare(slices.Index(severities, a.Severity), slices.Index(severities, b.Severity))
	})
	all := make([]Finding, len(out))
	for i, f := range out {
		all[i] = *f
	}
	return all
}

// Refusals returns the breaches for which a target rejects the request or the tool.
func Refusals(s Subject, target string) []Finding {
	return slices.DeleteFunc(Check(s, []string{target}), func(f Finding) bool { return f.Severity != Refused })
}

// Load is one tool's share of the tokens in every request.
type Load struct {
	Tool   string  `json:"tool"`
	Bytes  int     `json:"bytes"`
	Tokens int     `json:"tokens_estimated"` // at four bytes per token
	Share  float64 `json:"share"`            // of all tools
}

// bytesPerToken is the assumed size of a token, which is three to five bytes in JSON.
const bytesPerToken = 4

func tokensOf(bytes int) int { return (bytes + bytesPerToken - 1) / bytesPerToken }

// Loads returns the estimated tokens of each tool, largest first.
func Loads(tools []mcp.ToolInfo) []Load {
	total := 0
	out := make([]Load, len(tools))
	for i, t := range tools {
		n := mcp.ToolsSize(tools[i : i+1])
		out[i] = Load{Tool: t.Name, Bytes: n, Tokens: tokensOf(n)}
		total += n
	}
	for i := range out {
		out[i].Share = float64(out[i].Bytes) / float64(max(total, 1))
	}
	slices.SortStableFunc(out, func(a, b Load) int {
		return cmp.Or(cmp.Compare(b.Bytes, a.Bytes), strings.Compare(a.Tool, b.Tool))
	})
	return out
}
