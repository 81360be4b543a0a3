package stream

import (
	"bytes"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/cost"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// base is the state shared by all parsers: pending calls and the model's last text.
type base struct {
	sink    Sink
	opt     Options
	res     Result
	pending map[string]*pendingCall
	seen    map[string]bool // ids of calls
	last    string          // text of the model that would be its answer
	usages  int
}

type pendingCall struct {
	call trial.ToolCall
	at   int64
}

// decodeObject decodes a line that is a JSON object into v; of fields with a wrong type
// nothing is taken. ok is false for anything else, which is counted unless the
// line is blank.
func (b *base) decodeObject(line []byte, v any) (ok bool) {
	b.sink.Alive()
	line = bytes.TrimSpace(line)
	if len(line) == 0 {
		return false
	}
	if line[0] != '{' || !decodeLenient(line, v) {
		b.res.Junk++
		return false
	}
	return true
}

// decodeLenient decodes JSON and skips values of other types than v's.
func decodeLenient(data []byte, v any) bool {
	err := json.Unmarshal(data, v)
	if err == nil {
		return true
	}
	_, typed := errors.AsType[*json.UnmarshalTypeError](err)
	return typed
}

// lineTime returns the time of a line in milliseconds since the agent started: by its
// stamp, unless that lies in the future or before the start, else by our own
// clock. 0 leaves it to the sink.
func (b *base) lineTime(stamp time.Time) int64 {
	now := int64(0)
	if b.opt.Now != nil {
		now = b.opt.Now().Milliseconds()
	}
	if stamp.IsZero() || b.opt.Start.IsZero() {
		return now
	}
	const slack = 2000 // the clocks are the same, but reads and rounding take their time
	ms := stamp.Sub(b.opt.Start).Milliseconds()
	if ms < -slack || b.opt.Now != nil && ms > now+slack {
		return now
	}
	return max(ms, 0)
}

func (b *base) logText(at int64, kind trial.EventKind, text string) {
	if text == "" {
		return
	}
	b.sink.Event(trial.Event{AtMS: at, Kind: kind, Turn: b.res.Turns, Text: text})
	if kind == trial.EventAssistant {
		b.last = text
	}
}

// logAnswer logs a text of the model. joined reports whether it continues the last
// text.
func (b *base) logAnswer(at int64, text string, joined bool) {
	before := b.last
	b.logText(at, trial.EventAssistant, text)
	if joined && before != "" && text != "" {
		b.last = before + "\n" + text
	}
}

func (b *base) logNote(at int64, text string) { b.logText(at, trial.EventNote, text) }

// logCall records a tool call, once for each id.
func (b *base) logCall(at int64, c trial.ToolCall) {
	if b.seen[c.ID] {
		return
	}
	b.seen[c.ID] = true
	if c.Args == "" || c.Args == "null" {
		c.Args = "{}"
	}
	if c.Server != "" {
		c.Class = trial.ToolMCP
	}
	b.pending[c.ID] = &pendingCall{c, at}
	b.sink.Event(trial.Event{AtMS: at, Kind: trial.EventToolCall, Turn: b.res.Turns, Call: &c})
}

// logResult records what came back. One without a call, or a second one, is not
// recorded. What took how long is known where both have a time.
func (b *base) logResult(at int64, r trial.ToolResult) {
	p := b.pending[r.ID]
	if p == nil {
		return
	}
	delete(b.pending, r.ID)
	r.Name = p.call.Name
	if r.TookMS == 0 && p.at > 0 {
		r.TookMS = max(at-p.at, 0)
	}
	r.Protocol = r.Protocol && r.Error
	b.sink.Event(trial.Event{AtMS: at, Kind: trial.EventToolResult, Turn: b.res.Turns, Result: &r})
}

func (b *base) callClass(id string) trial.ToolClass {
	if p := b.pending[id]; p != nil {
		return p.call.Class
	}
	return ""
}

// reportUsage reports usage. Counts that cannot be are left out.
func (b *base) reportUsage(u trial.Usage) {
	for _, u := range checkUsage(u) {
		b.usages++
		u.Request = b.usages
		b.res.HasUsage = true
		b.sink.Usage(u)
	}
}

// checkUsage returns u without impossible counts, or nil if no count remains.
func checkUsage(u trial.Usage) []trial.Usage {
	for _, n := range []*int64{&u.Input, &u.CacheRead, &u.CacheWrite5m, &u.CacheWrite1h, &u.Output, &u.Reasoning} {
		*n = tokenCount(*n)
	}
	if u.Input+u.CacheRead+u.CacheWrite5m+u.CacheWrite1h+u.Output == 0 {
		return nil
	}
	return []trial.Usage{u}
}

// tokenCount returns n, or 0 if it is not a number of tokens.
func tokenCount(n int64) int64 {
	if n < 0 || n > 1e15 {
		return 0
	}
	return n
}

// formatUSD returns an amount as a decimal, "" if it is none. JSON numbers may have an
// exponent, assay's decimals have none.
func formatUSD(n json.Number) string {
	s := n.String()
	if strings.ContainsAny(s, "eE") {
		f, err := strconv.ParseFloat(s, 64)
		if err != nil || f < 0 || f > 1e6 {
			return ""
		}
		s = strconv.FormatFloat(f, 'f', 12, 64)
	}
	if s == "" {
		return ""
	}
	u, err := cost.ParseUSD(s)
	if err != nil || u < 0 {
		return ""
	}
	return u.String()
}

func (b *base) noteServer(name, state string) {
	if name == "" {
		return
	}
	if b.res.Servers == nil {
		b.res.Servers = map[string]string{}
	}
	b.res.Servers[name] = state
}

func (b *base) setEnd(end, detail string, status int) {
	b.res.End, b.res.Detail = end, oneLine(detail)
	if status != 0 {
		b.res.HTTPStatus = status
	}
}

// setFailure ends a run with an error. The error is attributed to the model API if
// status or why indicate it, otherwise to the program.
func (b *base) setFailure(why string, status int) {
	if status != 0 || apiWords.MatchString(why) {
		b.setEnd(apiEnd(status, why), why, status)
		return
	}
	b.setEnd(Failed, why, 0)
}

// explainExit describes the end of a program that wrote no end line and was not
// stopped. The description quotes the last line of standard error.
func (b *base) explainExit(exit proc.Exit, stderr []byte) {
	if b.res.End == NoEnd && !exit.OK() && exit.Reason == nil && exit.Signal == 0 {
		b.res.Detail = oneLine(exit.String() + lastLine(stderr))
	}
}

// lastLine quotes the last line that a program wrote to standard error.
func lastLine(stderr []byte) string {
	lines := strings.Split(strings.TrimSpace(string(stderr)), "\n")
	if last := strings.TrimSpace(lines[len(lines)-1]); last != "" {
		return ": " + last
	}
	return ""
}

// finishRun hands over the answer and the result. An end line without error is a
// success only if the program also ended well.
func (b *base) finishRun(exit proc.Exit) Result {
	if b.last != "" {
		b.sink.Answer(b.last)
	}
	if b.res.End == Finished && !exit.OK() {
		b.res.End, b.res.Detail = Failed, exit.String()+" after an end line without error"
		if exit.Reason != nil || exit.Signal != 0 {
			b.res.End = Interrupted
		}
	}
	if b.res.End == NoEnd && b.res.Detail == "" {
		b.res.Detail = "no end line, " + exit.String()
	}
	return b.res
}

func oneLine(s string) string {
	const most = 500
	s = strings.Join(strings.Fields(strings.ToValidUTF8(s, "�")), " ")
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "…"
	}
	return s
}

// contentText returns JSON content as text: a string, a list of blocks with text, or
// anything else as it is.
func contentText(raw json.RawMessage) string {
	raw = bytes.TrimSpace(raw)
	if len(raw) == 0 || string(raw) == "null" {
		return ""
	}
	var s string
	if raw[0] == '"' && json.Unmarshal(raw, &s) == nil {
		return s
	}
	var blocks []struct {
		Type string          `json:"type"`
		Text json.RawMessage `json:"text"`
	}
	if raw[0] == '[' && json.Unmarshal(raw, &blocks) == nil && len(blocks) > 0 {
		var parts []string
		for _, block := range blocks {
			if block.Type != "text" || len(block.Text) == 0 || block.Text[0] != '"' {
				return string(raw)
			}
			parts = append(parts, contentText(block.Text))
		}
		return strings.Join(parts, "\n")
	}
	return string(raw)
}

// setServer splits the name of a call to an MCP tool, prefix, server, separator, tool,
// into server and tool.
func (b *base) setServer(c *trial.ToolCall, prefix, separator string) {
	rest, ok := strings.CutPrefix(c.Name, prefix)
	if !ok {
		return
	}
	c.Class = trial.ToolMCP
	c.Server = serverOf(c.Name, prefix, separator, b.opt.Servers)
	if c.Server == "" {
		c.Server, _, _ = strings.Cut(rest, separator)
	}
	if tool := strings.TrimPrefix(rest, sanitizeName(c.Server)+separator); tool != "" {
		c.Name = tool
	}
}
