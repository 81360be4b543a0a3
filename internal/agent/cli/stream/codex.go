package stream

import (
	"bytes"
	"cmp"
	"encoding/json"
	"strconv"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// codex reads the JSON lines of codex exec. They have no stamps, a run that succeeds
// may have an error line, and three failures of tools (a patch that does not apply, an
// unknown tool, malformed arguments) appear only on standard error.
type codex struct {
	*base
	usage *codexUsage
	lost  string // the last error line
}

type codexUsage struct {
	Input     int64 `json:"input_tokens"` // with the cache
	Cached    int64 `json:"cached_input_tokens"`
	Written   int64 `json:"cache_write_input_tokens"`
	Output    int64 `json:"output_tokens"` // with reasoning
	Reasoning int64 `json:"reasoning_output_tokens"`
}

func (u codexUsage) toUsage(model string) trial.Usage {
	in, cached, written := tokenCount(u.Input), tokenCount(u.Cached), tokenCount(u.Written)
	return trial.Usage{
		Model: model, Input: max(in-cached-written, 0), CacheRead: cached, CacheWrite5m: written,
		Output: u.Output, Reasoning: u.Reasoning,
	}
}

type codexLine struct {
	Type    string          `json:"type"`
	Thread  string          `json:"thread_id"`
	Message string          `json:"message"`
	Usage   *codexUsage     `json:"usage"`
	Error   json.RawMessage `json:"error"`
	Item    json.RawMessage `json:"item"`
}

type codexItem struct {
	ID     string `json:"id"`
	Type   string `json:"type"`
	Status string `json:"status"`
	Text   string `json:"text"`

	Command string `json:"command"`
	Output  string `json:"aggregated_output"`
	Exit    *int   `json:"exit_code"`

	Server string          `json:"server"`
	Tool   string          `json:"tool"`
	Args   json.RawMessage `json:"arguments"`
	Result *struct {
		Content json.RawMessage `json:"content"`
	} `json:"result"`
	Error json.RawMessage `json:"error"`

	Changes json.RawMessage `json:"changes"`
	Query   string          `json:"query"`
	Message string          `json:"message"`
}

func (p *codex) Line(line []byte) {
	var l codexLine
	if !p.decodeObject(line, &l) {
		return
	}
	at := p.lineTime(time.Time{})
	switch l.Type {
	case "thread.started":
		p.res.Session = l.Thread
	case "turn.started":
		p.setEnd(NoEnd, "", 0)
	case "item.started", "item.updated", "item.completed":
		p.handleItem(at, l.Type == "item.completed", l.Item)
	case "error":
		p.handleError(at, l.Message)
	case "turn.completed":
		if l.Usage != nil {
			p.usage = l.Usage // runs on over the thread
		}
		p.setEnd(Finished, "", 0)
		p.res.HTTPStatus = 0
	case "turn.failed":
		why := cmp.Or(errorMessage(l.Error), p.lost)
		p.setFailure(why, cmp.Or(statusIn(why), p.res.HTTPStatus))
	}
}

// errorMessage returns an error's text: the field message, or a string.
func errorMessage(raw json.RawMessage) string {
	var e struct {
		Message string `json:"message"`
	}
	if len(raw) > 0 && raw[0] == '{' && decodeLenient(raw, &e) {
		return e.Message
	}
	return contentText(raw)
}

var reconnecting = lazyregexp.New(`^Reconnecting\.\.\. \d+/\d+`)

// handleError reads an error line: a retry, or an error that a failed turn then
// repeats.
func (p *codex) handleError(at int64, why string) {
	status := statusIn(why)
	if status != 0 {
		p.res.HTTPStatus = status
	}
	if reconnecting.MatchString(why) {
		p.sink.Retry(oneLine(why), isThrottled(status))
		return
	}
	p.lost = why
	p.logNote(at, oneLine(why))
}

func (p *codex) handleItem(at int64, done bool, raw json.RawMessage) {
	var it codexItem
	if len(raw) == 0 || !decodeLenient(raw, &it) {
		return
	}
	c := trial.ToolCall{ID: it.ID, Name: it.Type, Class: trial.ToolOther}
	r := trial.ToolResult{ID: it.ID, Error: it.Status == "failed" || it.Status == "declined"}
	switch it.Type {
	case "agent_message":
		if done {
			p.logText(at, trial.EventAssistant, it.Text)
		}
		return
	case "reasoning":
		if done {
			p.logText(at, trial.EventReasoning, it.Text)
		}
		return
	case "error":
		if done {
			p.logNote(at, oneLine(it.Message))
		}
		return
	case "command_execution":
		c.Class, c.Args = trial.ToolShell, objectOf("command", it.Command)
		r.Text, r.Exit = it.Output, it.Exit
		r.Error = r.Error || it.Exit != nil && *it.Exit != 0
	case "file_change":
		c.Class, c.Args = trial.ToolFile, objectOf("changes", it.Changes)
	case "mcp_tool_call":
		c.Class, c.Server, c.Name, c.Args = trial.ToolMCP, it.Server, cmp.Or(it.Tool, it.Type), string(it.Args)
		if it.Result != nil {
			r.Text = contentText(it.Result.Content)
		} else if why := errorMessage(it.Error); why != "" {
			r.Text, r.Error, r.Protocol = why, true, true
		}
	case "web_search":
		c.Args = objectOf("query", it.Query)
	case "":
		return
	}
	p.logCall(at, c)
	if done {
		p.logResult(at, r)
	}
}

func objectOf(name string, v any) string {
	if raw, ok := v.(json.RawMessage); ok && len(raw) == 0 {
		return "{}"
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if enc.Encode(map[string]any{name: v}) != nil {
		return "{}"
	}
	return strings.TrimSpace(b.String())
}

var (
	// logLine begins a line of Codex's own log on standard error.
	logLine     = lazyregexp.New(`^(\d{4}-\d\d-\d\dT[0-9:.]+Z)\s+(TRACE|DEBUG|INFO|WARN|ERROR)\s+(.*)`)
	routerError = lazyregexp.New(`^codex_core::tools::router: error=(.*)`)
	unsupported = lazyregexp.New(`^unsupported call: (\S+)`)
	// serverLost is said of an MCP server that did not start.
	serverLost = lazyregexp.New("MCP client for `([^`]+)` failed to start|MCP server `?([^`:\\s]+)`? failed to start|required MCP servers failed to initialize: ([^:\\s]+)")
)

// readStderr reads the failures that only standard error shows. A message may go on
// over lines that do not begin with a stamp.
func (p *codex) readStderr(b []byte) {
	for _, m := range serverLost.FindAllSubmatch(b, -1) {
		p.noteServer(cmp.Or(string(m[1]), string(m[2]), string(m[3])), Down)
	}
	var at int64
	var why []string
	flush := func() {
		if why != nil {
			p.logFailedCall(at, strings.Join(why, "\n"))
		}
		why = nil
	}
	for line := range strings.Lines(string(b)) {
		line = strings.TrimRight(line, "\r\n")
		m := logLine.FindStringSubmatch(line)
		switch {
		case m == nil && why != nil:
			why = append(why, line)
		case m != nil:
			flush()
			if e := routerError.FindStringSubmatch(m[3]); e != nil {
				stamp, _ := time.Parse(time.RFC3339Nano, m[1])
				at, why = p.lineTime(stamp), []string{e[1]}
			}
		}
	}
	flush()
}

// logFailedCall records a call that the stream does not show. Of bad arguments the name
// of the tool is not said.
func (p *codex) logFailedCall(at int64, why string) {
	c := trial.ToolCall{ID: "stderr-" + strconv.Itoa(len(p.seen)+1), Name: "unknown", Class: trial.ToolOther}
	if strings.HasPrefix(why, "apply_patch") {
		c.Name, c.Class = "apply_patch", trial.ToolFile
	} else if m := unsupported.FindStringSubmatch(why); m != nil {
		c.Name = m[1]
	}
	p.logCall(at, c)
	p.logResult(at, trial.ToolResult{ID: c.ID, Text: strings.TrimSpace(why), Error: true})
}

func (p *codex) Close(exit proc.Exit, stderr []byte) Result {
	p.readStderr(stderr)
	if p.usage != nil {
		u := p.usage.toUsage("")
		u.Requests = -1
		p.reportUsage(u)
	}
	if p.res.End == NoEnd && !exit.OK() && exit.Reason == nil && exit.Signal == 0 {
		why := cmp.Or(p.lost, strings.TrimPrefix(lastLine(stderr), ": "))
		p.res.Detail = oneLine(exit.String() + ": " + why)
	}
	return p.finishRun(exit)
}
