package stream

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// claude reads Claude Code's stream-json, and the output of CLIs that print the same.
//
// One message of the model comes as several lines with the same id and the same
// unfinished usage, which is never counted: the usage is in the last result, whose
// modelUsage runs on over the whole session.
type claude struct {
	*base
	messages map[string]bool // ids of the model's messages
	main     string          // id of the message that last holds
	usage    map[string]claudeUsage
	more     bool // the model spoke after the last result
}

var (
	claudeShell = []string{"Bash", "PowerShell", "run_shell_command"}
	claudeFile  = []string{"Read", "Write", "Edit", "MultiEdit", "NotebookEdit", "NotebookRead", "read_file", "read_many_files", "write_file", "edit"}
)

type claudeLine struct {
	Type      string          `json:"type"`
	Subtype   string          `json:"subtype"`
	Time      string          `json:"timestamp"`
	Session   string          `json:"session_id"`
	Parent    string          `json:"parent_tool_use_id"`
	Message   json.RawMessage `json:"message"`
	APIFailed bool            `json:"is_api_error_message"`

	// system/init
	Model   string   `json:"model"`
	Tools   []string `json:"tools"`
	Servers []struct {
		Name   string `json:"name"`
		Status string `json:"status"`
	} `json:"mcp_servers"`

	// system/api_retry
	Attempt int    `json:"attempt"`
	Max     int    `json:"max_retries"`
	Status  int    `json:"error_status"`
	Error   string `json:"error"`

	// user
	Outcome json.RawMessage `json:"tool_use_result"`

	// result
	IsError   bool                   `json:"is_error"`
	Stop      string                 `json:"stop_reason"`
	Reason    string                 `json:"terminal_reason"`
	APIStatus int                    `json:"api_error_status"`
	Result    string                 `json:"result"`
	Errors    []string               `json:"errors"`
	Cost      json.Number            `json:"total_cost_usd"`
	Used      map[string]claudeUsage `json:"modelUsage"`
	Usage     *claudeTurn            `json:"usage"`
}

type claudeUsage struct {
	Input     int64       `json:"inputTokens"` // without the cache
	Output    int64       `json:"outputTokens"`
	CacheRead int64       `json:"cacheReadInputTokens"`
	Written   int64       `json:"cacheCreationInputTokens"`
	Written5m int64       `json:"cacheCreationEphemeral5mInputTokens"`
	Written1h int64       `json:"cacheCreationEphemeral1hInputTokens"`
	Thinking  int64       `json:"thinkingTokens"`
	Cost      json.Number `json:"costUSD"`
	Basis     string      `json:"costBasis"` // "unknown": the cost is a guess
}

// claudeTurn is a usage in the form of the API: of a request, or of a turn.
type claudeTurn struct {
	Input     int64 `json:"input_tokens"`
	Output    int64 `json:"output_tokens"`
	CacheRead int64 `json:"cache_read_input_tokens"`
	Written   int64 `json:"cache_creation_input_tokens"`
	Creation  struct {
		M5 int64 `json:"ephemeral_5m_input_tokens"`
		H1 int64 `json:"ephemeral_1h_input_tokens"`
	} `json:"cache_creation"`
}

func (u claudeTurn) asModel() claudeUsage {
	return claudeUsage{
		Input: u.Input, Output: u.Output, CacheRead: u.CacheRead, Written: u.Written, Written5m: u.Creation.M5, Written1h: u.Creation.H1,
	}
}

// toUsage translates the counts. Written tokens without a time to live are of the
// default one, five minutes.
func (u claudeUsage) toUsage(model string) trial.Usage {
	return trial.Usage{
		Model: model, Input: u.Input, CacheRead: u.CacheRead, Output: u.Output, Reasoning: u.Thinking,
		CacheWrite1h: u.Written1h, CacheWrite5m: max(u.Written5m, tokenCount(u.Written)-tokenCount(u.Written1h)),
	}
}

func (p *claude) Line(line []byte) {
	var l claudeLine
	if !p.decodeObject(line, &l) {
		return
	}
	stamp, _ := time.Parse(time.RFC3339Nano, l.Time)
	at := p.lineTime(stamp)
	p.res.Session = cmp.Or(l.Session, p.res.Session)
	switch l.Type {
	case "system":
		p.handleSystem(at, &l)
	case "assistant":
		p.handleAssistant(at, &l)
	case "user":
		p.handleUser(at, &l)
	case "result":
		p.handleResult(at, &l)
	}
}

func (p *claude) handleSystem(at int64, l *claudeLine) {
	switch l.Subtype {
	case "init":
		p.res.Model = cmp.Or(p.res.Model, l.Model)
		for _, s := range l.Servers {
			p.noteServer(s.Name, serverState(s.Status))
		}
		if len(l.Tools) > 0 && !slices.Equal(l.Tools, p.res.Tools) {
			p.res.Tools = l.Tools
			p.logText(at, trial.EventTools, strings.Join(l.Tools, "\n"))
		}
	case "api_retry":
		why := "HTTP " + strconv.Itoa(l.Status)
		if l.Status == 0 {
			why = "no answer"
		}
		if l.Error != "" {
			why += ": " + l.Error
		}
		p.res.HTTPStatus = cmp.Or(l.Status, p.res.HTTPStatus)
		p.sink.Retry(oneLine(fmt.Sprintf("%s (retry %d of %d)", why, l.Attempt, l.Max)), isThrottled(l.Status))
	}
}

func isThrottled(status int) bool { return status == 429 || status == 529 }

// serverState translates a CLI's word for the state of an MCP server.
func serverState(s string) string {
	switch strings.ToLower(s) {
	case "connected", "ready":
		return Connected
	case "pending", "connecting", "starting":
		return Pending
	}
	return Down // failed, needs-auth, disabled: its tools are not there
}

type claudeBlock struct {
	Type     string          `json:"type"`
	Text     string          `json:"text"`
	Thinking string          `json:"thinking"`
	ID       string          `json:"id"`
	Name     string          `json:"name"`
	Input    json.RawMessage `json:"input"`

	CallID  string          `json:"tool_use_id"`
	Content json.RawMessage `json:"content"`
	IsError bool            `json:"is_error"`
}

// claudeBlocks returns the blocks of a message; content that is plain text is one
// block.
func claudeBlocks(content json.RawMessage) []claudeBlock {
	var blocks []claudeBlock
	if len(content) > 0 && content[0] == '"' {
		return []claudeBlock{{Type: "text", Text: contentText(content)}}
	}
	decodeLenient(content, &blocks)
	return blocks
}

type claudeMessage struct {
	ID      string          `json:"id"`
	Model   string          `json:"model"`
	Stop    string          `json:"stop_reason"`
	Content json.RawMessage `json:"content"`
	Usage   *claudeTurn     `json:"usage"`
}

// synthetic is the model of messages that the CLI itself made up.
const synthetic = "<synthetic>"

func (p *claude) handleAssistant(at int64, l *claudeLine) {
	var m claudeMessage
	decodeLenient(l.Message, &m)
	made := m.Model == synthetic || l.APIFailed
	sub := l.Parent != "" // the words of a sub-agent are no answer, its tool calls count
	if !made && !sub {
		if !p.messages[m.ID] {
			p.messages[m.ID] = true
			p.res.Turns++
		}
		p.res.Model = cmp.Or(p.res.Model, m.Model)
		p.more = p.res.End != NoEnd
	}
	for _, block := range claudeBlocks(m.Content) {
		switch block.Type {
		case "text":
			if made || sub {
				p.logNote(at, block.Text)
			} else {
				p.logAnswer(at, block.Text, m.ID == p.main)
				p.main = m.ID
			}
		case "thinking":
			p.logText(at, trial.EventReasoning, block.Thinking)
		case "tool_use", "server_tool_use":
			c := trial.ToolCall{ID: block.ID, Name: block.Name, Args: string(block.Input), Class: classifyTool(block.Name, claudeShell, claudeFile)}
			p.setServer(&c, "mcp__", "__")
			p.logCall(at, c)
		}
		if block.CallID != "" { // answer of a tool of the provider itself
			p.base.logResult(at, trial.ToolResult{ID: block.CallID, Text: contentText(block.Content), Error: block.IsError})
		}
	}
}

// exitCode is how Claude Code begins the text of a shell command that failed.
var exitCode = lazyregexp.New(`^Exit code (\d{1,3})\b`)

func (p *claude) handleUser(at int64, l *claudeLine) {
	var m struct {
		Content json.RawMessage `json:"content"`
	}
	decodeLenient(l.Message, &m)
	var outcome struct {
		Background string `json:"backgroundTaskId"`
		Meaning    string `json:"returnCodeInterpretation"`
	}
	decodeLenient(l.Outcome, &outcome)
	for _, block := range claudeBlocks(m.Content) {
		if block.Type != "tool_result" {
			continue // the prompt, and the CLI's messages to the model
		}
		r := trial.ToolResult{ID: block.CallID, Text: contentText(block.Content), Error: block.IsError}
		if p.callClass(r.ID) == trial.ToolShell {
			if m := exitCode.FindStringSubmatch(r.Text); m != nil && r.Error {
				n, _ := strconv.Atoi(m[1])
				r.Exit = &n
			} else if !r.Error && outcome.Background == "" && outcome.Meaning == "" {
				r.Exit = new(int)
			}
		}
		r.Protocol = p.callClass(r.ID) == trial.ToolMCP && protocolWords(r.Text)
		p.base.logResult(at, r)
	}
}

// protocolWords reports whether the text of a failed MCP call is the client's and not
// the tool's. A server's JSON-RPC error often looks like a tool's text; the recording
// of the server's messages tells them apart.
func protocolWords(s string) bool {
	s = strings.TrimPrefix(s, "Error: ")
	return strings.HasPrefix(s, "MCP error -") || strings.HasPrefix(s, "Connection closed") || strings.HasPrefix(s, "Not connected") ||
		strings.HasPrefix(s, "Transport closed") || strings.HasPrefix(s, "Request timed out")
}

func (p *claude) handleResult(at int64, l *claudeLine) {
	p.more = false
	p.usage = l.Used
	if len(l.Used) == 0 && l.Usage != nil { // others print only the sum
		p.usage = map[string]claudeUsage{p.res.Model: l.Usage.asModel()}
	}
	p.res.ReportedUSD = formatUSD(l.Cost)
	if l.Subtype == "success" && !l.IsError {
		p.setEnd(Finished, "", 0)
		p.res.HTTPStatus = 0 // of a retry that helped
		if l.Result != "" {
			p.last = l.Result
		}
		if l.Stop == "refusal" {
			p.setEnd(Refusal, "the model refused", 0)
		}
		return
	}
	detail := cmp.Or(strings.Join(l.Errors, "; "), l.Result, l.Subtype)
	switch {
	case l.Subtype == "error_max_turns" || l.Reason == "max_turns":
		p.setEnd(TurnLimit, detail, 0)
	case l.Subtype == "error_max_budget_usd" || l.Reason == "budget_exhausted":
		p.setEnd(CostLimit, detail, 0)
	case strings.HasPrefix(l.Reason, "aborted"):
		p.setEnd(Interrupted, cmp.Or(l.Reason, detail), 0)
	case l.Reason == "api_error" || l.APIStatus != 0:
		p.setEnd(apiEnd(l.APIStatus, detail), detail, l.APIStatus)
	case l.Stop == "refusal":
		p.setEnd(Refusal, detail, 0)
	default:
		p.setEnd(Failed, cmp.Or(l.Reason+": "+detail, detail), 0)
	}
}

func (p *claude) Close(exit proc.Exit, stderr []byte) Result {
	if p.more { // it went on after a result and came to no other
		p.setEnd(NoEnd, "it went on after a result and did not come to another, "+exit.String(), 0)
	}
	p.reportModels(p.usage)
	if p.res.End == NoEnd && !exit.OK() && p.res.Turns == 0 {
		p.res.Detail = oneLine(exit.String() + lastLine(stderr))
	}
	return p.finishRun(exit)
}

// reportModels reports the usage of each model. It leaves out a cost that the CLI
// itself calls a guess, and then the total.
func (p *claude) reportModels(used map[string]claudeUsage) {
	most := int64(-1)
	for _, model := range slices.Sorted(maps.Keys(used)) {
		u := used[model]
		out := u.toUsage(model)
		out.Requests, out.Partial = -1, p.more
		if u.Basis == "unknown" {
			p.res.ReportedUSD = ""
		} else {
			out.ReportedUSD = formatUSD(u.Cost)
		}
		p.base.reportUsage(out)
		if n := tokenCount(u.Output); n > most {
			most = n
			p.res.Model = model
		}
	}
}
