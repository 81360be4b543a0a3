package stream

import (
	"encoding/json"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/cost"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// opencode reads opencode run --format json. Tool calls come only when they are
// done; a shell command that failed is completed with its exit code in the
// metadata, and a tool that is not there is the tool "invalid". There is no end
// line: the last step that ends with the reason "stop" is the end.
type opencode struct {
	*base
	message string // that the last text belongs to
	cost    cost.USD
	priced  bool
}

func newOpencode(b *base) Parser { return &opencode{base: b} }

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

func (t opencodeTokens) common() trial.Usage {
	reasoning := tokens(t.Reasoning)
	return trial.Usage{
		Input: t.Input, CacheRead: t.Cache.Read, CacheWrite5m: t.Cache.Write,
		Output: tokens(t.Output) + reasoning, Reasoning: reasoning,
	}
}

// Line implements [Parser].
func (p *opencode) Line(line []byte) {
	var l opencodeLine
	if !p.object(line, &l) {
		return
	}
	at := p.ms(l.Time)
	if l.Session != "" {
		p.res.Session = l.Session
	}
	switch l.Type {
	case "step_start":
		p.turn++
		p.res.Turns = p.turn
		p.end(NoEnd, "", 0)
	case "text":
		before := p.last
		p.say(at, trial.EventAssistant, l.Part.Text)
		if l.Part.Message != "" && l.Part.Message == p.message && before != "" && l.Part.Text != "" {
			p.last = before + "\n" + l.Part.Text
		}
		p.message = l.Part.Message
	case "reasoning":
		p.say(at, trial.EventReasoning, l.Part.Text)
	case "tool_use":
		p.tool(at, l)
	case "step_finish":
		p.step(l)
	case "error":
		p.fail(l)
	}
}

// ms returns the time of a stamp in ms since 1970.
func (p *opencode) ms(n int64) int64 {
	if n <= 0 || n > 1<<50 {
		return p.at(time.Time{})
	}
	return p.at(time.UnixMilli(n))
}

func (p *opencode) tool(at int64, l opencodeLine) {
	s := l.Part.State
	c := trial.ToolCall{ID: l.Part.Call, Name: l.Part.Tool, Args: string(s.Input), Class: classify(l.Part.Tool, opencodeShell, opencodeFile)}
	r := trial.ToolResult{ID: c.ID, Text: s.Output, Error: s.Status == "error"}
	if s.Error != "" {
		r.Text = s.Error
	}
	if srv := server(c.Name, "", "_", p.opt.Servers); srv != "" && c.Class == trial.ToolOther {
		c.Server, c.Class = srv, trial.ToolMCP
		c.Name = strings.TrimPrefix(c.Name, sanitized(srv)+"_")
		r.Protocol = protocolWords(r.Text)
	}
	switch {
	case c.Name == "invalid" && c.Server == "":
		var asked struct {
			Tool string `json:"tool"`
		}
		lenient(s.Input, &asked)
		if asked.Tool != "" {
			c.Name = asked.Tool
		}
		r.Error = true
	case c.Class == trial.ToolShell:
		r.Exit = s.Metadata.Exit
		r.Error = r.Error || r.Exit != nil && *r.Exit != 0
	}
	from, to := at, at
	if s.Time.Start > 0 && s.Time.End >= s.Time.Start {
		from, to = p.ms(s.Time.Start), p.ms(s.Time.End)
		r.TookMS = s.Time.End - s.Time.Start
	}
	p.call(from, c)
	p.result(to, r)
}

func (p *opencode) step(l opencodeLine) {
	if l.Part.Tokens != nil {
		u := l.Part.Tokens.common()
		u.ReportedUSD = usd(l.Part.Cost)
		if c, err := cost.ParseUSD(u.ReportedUSD); err == nil {
			p.cost, p.priced = p.cost.Add(c), true
		}
		p.use(u)
	}
	switch l.Part.Reason {
	case "stop", "end_turn":
		p.end(Finished, "", 0)
	case "tool-calls", "tool_calls":
		p.end(NoEnd, "", 0)
	case "length":
		p.end(Failed, "the answer was cut at the token limit", 0)
	case "content-filter", "content_filter", "refusal":
		p.end(Refusal, "the provider's filter", 0)
	default:
		p.end(Failed, "a step ended with the reason "+l.Part.Reason, 0)
	}
}

func (p *opencode) fail(l opencodeLine) {
	e := l.Error
	why := e.Data.Message
	switch {
	case e.Name == "MessageAbortedError":
		p.end(Interrupted, why, 0)
	case e.Name == "ProviderAuthError":
		p.end(AuthError, why, e.Data.Status)
	case e.Name == "APIError" || e.Data.Status != 0 || apiWords.MatchString(why):
		p.end(apiEnd(e.Data.Status, e.Name+" "+why), why, e.Data.Status)
	default:
		p.end(Failed, strings.TrimSuffix(e.Name+": "+why, ": "), 0)
	}
}

// Close implements [Parser].
func (p *opencode) Close(exit proc.Exit, stderr []byte) Result {
	if p.priced {
		p.res.ReportedUSD = p.cost.String()
	}
	if p.res.End == NoEnd && !exit.OK() && exit.Reason == nil && exit.Signal == 0 {
		p.res.Detail = oneLine(exit.String() + lastLine(stderr))
	}
	return p.finish(exit)
}
