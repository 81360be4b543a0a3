package stream

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// gemini reads Gemini CLI's stream-json. A shell command that fails is a success
// there, without its exit code, which so stays unknown; tokens of thinking are
// only in the total.
type gemini struct {
	*base
	text     strings.Builder // pieces of the model's text
	textAt   int64
	answered bool // a tool has answered: the next text of the model is a new turn
	usage    map[string]geminiStats
}

var (
	geminiShell = []string{"run_shell_command"}
	geminiFile  = []string{"read_file", "read_many_files", "write_file", "replace"}
)

type geminiStats struct {
	Total  int64 `json:"total_tokens"`
	Input  int64 `json:"input_tokens"`  // with the cache
	Output int64 `json:"output_tokens"` // without thinking
	Cached int64 `json:"cached"`
}

type geminiLine struct {
	Type    string          `json:"type"`
	Time    string          `json:"timestamp"`
	Session string          `json:"session_id"`
	Model   string          `json:"model"`
	Role    string          `json:"role"`
	Content string          `json:"content"`
	Message string          `json:"message"`
	ID      string          `json:"tool_id"`
	Tool    string          `json:"tool_name"`
	Params  json.RawMessage `json:"parameters"`
	Status  string          `json:"status"`
	Output  string          `json:"output"`
	Error   *struct {
		Type    string `json:"type"`
		Message string `json:"message"`
	} `json:"error"`
	Stats *struct {
		geminiStats
		Models map[string]geminiStats `json:"models"`
	} `json:"stats"`
}

func (p *gemini) Line(line []byte) {
	var l geminiLine
	if !p.decodeObject(line, &l) {
		return
	}
	stamp, _ := time.Parse(time.RFC3339Nano, l.Time)
	at := p.lineTime(stamp)
	if l.Type == "message" && l.Role == "assistant" {
		p.beginTurn()
		if p.text.Len() == 0 {
			p.textAt = at
		}
		p.text.WriteString(l.Content)
		return
	}
	p.flushText()
	switch l.Type {
	case "init":
		p.res.Session, p.res.Model = l.Session, l.Model
	case "tool_use":
		p.beginTurn()
		c := trial.ToolCall{ID: l.ID, Name: l.Tool, Args: string(l.Params), Class: classifyTool(l.Tool, geminiShell, geminiFile)}
		p.setServer(&c, "mcp_", "_")
		p.logCall(at, c)
	case "tool_result":
		p.answered = true
		p.handleResult(at, l)
	case "error":
		p.logNote(at, oneLine(l.Message))
	case "result":
		p.handleEnd(l)
	}
}

// beginTurn begins a turn if the model speaks for the first time since a tool
// answered.
func (p *gemini) beginTurn() {
	if p.answered {
		p.res.Turns++
		p.answered = false
	}
}

func (p *gemini) flushText() {
	if p.text.Len() > 0 {
		p.logText(p.textAt, trial.EventAssistant, p.text.String())
		p.text.Reset()
	}
}

func (p *gemini) handleResult(at int64, l geminiLine) {
	r := trial.ToolResult{ID: l.ID, Text: l.Output, Error: l.Status == "error"}
	if e := l.Error; e != nil {
		r.Text = cmp.Or(e.Message, r.Text)
		_, answer, _ := strings.Cut(e.Message, " with response: ")
		r.Protocol = e.Type == "mcp_tool_error" && strings.Contains(answer, `"response":{"error":`)
	}
	p.logResult(at, r)
}

func (p *gemini) handleEnd(l geminiLine) {
	if l.Stats != nil {
		p.usage = l.Stats.Models
		if len(p.usage) == 0 {
			p.usage = map[string]geminiStats{p.res.Model: l.Stats.geminiStats}
		}
	}
	if l.Status == "success" {
		p.setEnd(Finished, "", 0)
		return
	}
	kind, why := "", ""
	if l.Error != nil {
		kind, why = l.Error.Type, l.Error.Message
	}
	switch {
	case kind == "FatalTurnLimitedError":
		p.setEnd(TurnLimit, why, 0)
	case kind == "FatalAuthenticationError":
		p.setEnd(AuthError, why, 0)
	case kind == "FatalCancellationError" || kind == "AbortError":
		p.setEnd(Interrupted, why, 0)
	case statusIn(why) != 0 || apiWords.MatchString(why):
		p.setEnd(apiEnd(statusIn(why), why), why, statusIn(why))
	default:
		p.setEnd(Failed, strings.TrimPrefix(kind+": "+why, ": "), 0)
	}
}

// geminiEnds are the ends that Gemini's own exit codes stand for.
var geminiEnds = map[int]string{41: AuthError, 53: TurnLimit, 130: Interrupted}

var (
	geminiRetry = lazyregexp.New(`(?m)^Attempt (\d+) failed(?: with status (\d+))?[^\n]*[Rr]etrying`)
	// Messages of Gemini CLI about missing MCP servers.
	geminiServer = lazyregexp.New(`(?:Error during discovery for MCP server|Error connecting to MCP server|failed to start or connect to MCP server|MCP server) '([^']+)'`)
)

func (p *gemini) Close(exit proc.Exit, stderr []byte) Result {
	p.flushText()
	for _, m := range geminiRetry.FindAllSubmatch(stderr, -1) {
		status := statusIn(string(m[0]))
		p.sink.Retry(fmt.Sprintf("attempt %s failed, HTTP %d", m[1], status), isThrottled(status))
	}
	for _, m := range geminiServer.FindAllSubmatch(stderr, -1) {
		p.noteServer(string(m[1]), Down)
	}
	p.findStatus(exit, stderr)
	p.reportModels()
	return p.finishRun(exit)
}

// findStatus finds the HTTP status of a run that failed: it ends with the status
// modulo 256, and standard error names it.
func (p *gemini) findStatus(exit proc.Exit, stderr []byte) {
	ended := exit.Reason == nil && exit.Signal == 0 // by itself
	end, known := geminiEnds[exit.Code]
	switch {
	case p.res.End == NoEnd && ended && known:
		p.setEnd(end, exit.String()+lastLine(stderr), 0)
	case p.res.End == NoEnd:
		p.explainExit(exit, stderr)
	case p.res.End == APIError || p.res.End == Failed:
		s := cmp.Or(p.res.HTTPStatus, statusIn(string(stderr)), statusOf(exit.Code))
		p.res.HTTPStatus = s
		if s != 0 {
			p.res.End = apiEnd(s, p.res.Detail)
		}
	}
}

// statusOf undoes the modulo for statuses that APIs send.
func statusOf(code int) int {
	for _, s := range []int{400, 401, 403, 408, 409, 413, 422, 429, 500, 502, 503, 504, 529} {
		if s%256 == code {
			return s
		}
	}
	return 0
}

// reportModels reports the usage of each model. The number of thinking tokens is the
// total minus input and output.
func (p *gemini) reportModels() {
	most := int64(0)
	for _, model := range slices.Sorted(maps.Keys(p.usage)) {
		s := p.usage[model]
		in, out, cached := tokenCount(s.Input), tokenCount(s.Output), tokenCount(s.Cached)
		thoughts := max(tokenCount(s.Total)-in-out, 0)
		p.reportUsage(trial.Usage{
			Model: model, Input: max(in-cached, 0), CacheRead: cached,
			Output: out + thoughts, Reasoning: thoughts, Requests: -1,
		})
		if out >= most {
			most, p.res.Model = out, model
		}
	}
}
