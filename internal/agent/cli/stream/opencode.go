package stream

import (
	"cmp"
	"encoding/json"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/cost"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// opencode parses the output of opencode run --format json. A tool call appears when it
// has ended. A shell command that failed is completed, with its exit code in the
// metadata, and an unknown tool appears as the tool "invalid". The stream has no end
// line; it ends with a step whose reason is "stop".
type opencode struct {
	*base
	message string // that the last text belongs to
	cost    cost.USD
	priced  bool
}

var (
	opencodeShell = []string{"bash"}
	opencodeFile  = []string{"read", "write", "edit", "multiedit", "patch", "apply_patch"}
)

type opencodeLine struct {
	Type    string `json:"type"`
	Time    int64  `json:"timestamp"` // ms since 1970
	Session string `json:"sessionID"`
	Part    struct {
		Message string `json:"messageID"`
		Text    string `json:"text"`
		Reason  string `json:"reason"`
		Tool    string `json:"tool"`
		Call    string `json:"callID"`
		State   struct {
			Status   string          `json:"status"`
			Input    json.RawMessage `json:"input"`
			Output   string          `json:"output"`
			Error    string          `json:"error"`
			Metadata struct {
				Exit *int `json:"exit"`
			} `json:"metadata"`
			Time struct {
				Start int64 `json:"start"`
				End   int64 `json:"end"`
			} `json:"time"`
		} `json:"state"`
		Tokens *opencodeTokens `json:"tokens"`
		Cost   json.Number     `json:"cost"`
	} `json:"part"`
	Error struct {
		Name string `json:"name"`
		Data struct {
			Message string `json:"message"`
			Status  int    `json:"statusCode"`
		} `json:"data"`
	} `json:"error"`
}

type opencodeTokens struct {
	Input     int64 `json:"input"`  // without the cache
	Output    int64 `json:"output"` // without reasoning
	Reasoning int64 `json:"reasoning"`
	Cache     struct {
		Read  int64 `json:"read"`
		Write int64 `json:"write"`
	} `json:"cache"`
}

func (t opencodeTokens) toUsage() trial.Usage {
	reasoning := tokenCount(t.Reasoning)
	return trial.Usage{
		Input: t.Input, CacheRead: t.Cache.Read, CacheWrite5m: t.Cache.Write,
		Output: tokenCount(t.Output) + reasoning, Reasoning: reasoning,
	}
}

func (p *opencode) Line(line []byte) {
	var l opencodeLine
	if !p.decodeObject(line, &l) {
		return
	}
	at := p.unixMillis(l.Time)
	p.res.Session = cmp.Or(l.Session, p.res.Session)
	switch l.Type {
	case "step_start":
		p.res.Turns++
		p.setEnd(NoEnd, "", 0)
	case "text":
		p.logAnswer(at, l.Part.Text, l.Part.Message != "" && l.Part.Message == p.message)
		p.message = l.Part.Message
	case "reasoning":
		p.logText(at, trial.EventReasoning, l.Part.Text)
	case "tool_use":
		p.handleTool(at, l)
	case "step_finish":
		p.handleStep(l)
	case "error":
		p.handleError(l)
	}
}

// unixMillis returns the time of a stamp in ms since 1970.
func (p *opencode) unixMillis(n int64) int64 {
	if n <= 0 || n > 1<<50 {
		return p.lineTime(time.Time{})
	}
	return p.lineTime(time.UnixMilli(n))
}

func (p *opencode) handleTool(at int64, l opencodeLine) {
	s := l.Part.State
	c := trial.ToolCall{ID: l.Part.Call, Name: l.Part.Tool, Args: string(s.Input), Class: classifyTool(l.Part.Tool, opencodeShell, opencodeFile)}
	r := trial.ToolResult{ID: c.ID, Text: cmp.Or(s.Error, s.Output), Error: s.Status == "error"}
	if srv := serverOf(c.Name, "", "_", p.opt.Servers); srv != "" && c.Class == trial.ToolOther {
		c.Server, c.Class = srv, trial.ToolMCP
		c.Name = strings.TrimPrefix(c.Name, sanitizeName(srv)+"_")
		r.Protocol = protocolWords(r.Text)
	}
	switch {
	case c.Name == "invalid" && c.Server == "":
		var asked struct {
			Tool string `json:"tool"`
		}
		decodeLenient(s.Input, &asked)
		c.Name = cmp.Or(asked.Tool, c.Name)
		r.Error = true
	case c.Class == trial.ToolShell:
		r.Exit = s.Metadata.Exit
		r.Error = r.Error || r.Exit != nil && *r.Exit != 0
	}
	from, to := at, at
	if s.Time.Start > 0 && s.Time.End >= s.Time.Start {
		from, to = p.unixMillis(s.Time.Start), p.unixMillis(s.Time.End)
		r.TookMS = s.Time.End - s.Time.Start
	}
	p.logCall(from, c)
	p.logResult(to, r)
}

func (p *opencode) handleStep(l opencodeLine) {
	if l.Part.Tokens != nil {
		u := l.Part.Tokens.toUsage()
		u.ReportedUSD = formatUSD(l.Part.Cost)
		if c, err := cost.ParseUSD(u.ReportedUSD); err == nil {
			p.cost, p.priced = p.cost.Add(c), true
		}
		p.reportUsage(u)
	}
	switch l.Part.Reason {
	case "stop", "end_turn":
		p.setEnd(Finished, "", 0)
	case "tool-calls", "tool_calls":
		p.setEnd(NoEnd, "", 0)
	case "length":
		p.setEnd(Failed, "the answer was cut at the token limit", 0)
	case "content-filter", "content_filter", "refusal":
		p.setEnd(Refusal, "the provider's filter", 0)
	default:
		p.setEnd(Failed, "a step ended with the reason "+l.Part.Reason, 0)
	}
}

func (p *opencode) handleError(l opencodeLine) {
	e := l.Error
	why := e.Data.Message
	switch {
	case e.Name == "MessageAbortedError":
		p.setEnd(Interrupted, why, 0)
	case e.Name == "ProviderAuthError":
		p.setEnd(AuthError, why, e.Data.Status)
	case e.Name == "APIError" || e.Data.Status != 0 || apiWords.MatchString(why):
		p.setEnd(apiEnd(e.Data.Status, e.Name+" "+why), why, e.Data.Status)
	default:
		p.setEnd(Failed, strings.TrimSuffix(e.Name+": "+why, ": "), 0)
	}
}

func (p *opencode) Close(exit proc.Exit, stderr []byte) Result {
	if p.priced {
		p.res.ReportedUSD = p.cost.String()
	}
	p.explainExit(exit, stderr)
	return p.finishRun(exit)
}
