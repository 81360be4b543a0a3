package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/trial"
)

// protocol is the version of the protocol, docs/ref/command-agent.md. New fields do
// not change it.
const protocol = 1

// lineLimit is the longest line that a program may send, in bytes.
const lineLimit = 16 << 20

// task is the first line that a program gets.
type task struct {
	Type     string `json:"type"` // "task"
	Protocol int    `json:"protocol"`
	Task     string `json:"task"`
	Index    int    `json:"index"`
	Prompt   string `json:"prompt"`
	System   string `json:"system,omitempty"`
	Workdir  string `json:"workdir"`
	LimitMS  int64  `json:"limit_ms,omitempty"`
	MaxUSD   string `json:"max_usd,omitempty"`
	Tools    []tool `json:"tools"`

	Files map[string]string `json:"files,omitempty"` // texts by name
}

type tool struct {
	Name        string          `json:"name"`
	Description string          `json:"description"`
	Schema      json.RawMessage `json:"schema"`
}

// toolResult answers a tool call. ID is the call's, as sent.
type toolResult struct {
	Type  string          `json:"type"` // "tool_result"
	ID    json.RawMessage `json:"id,omitempty"`
	Text  string          `json:"text"`
	Error bool            `json:"error,omitempty"`
}

func encodeMessage(v any) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		panic(err) // strings, and JSON that was read as such: cannot fail
	}
	return b.Bytes()
}

// message is a line of a program. Which fields matter depends on Type.
type message struct {
	Type  string          `json:"type"`
	ID    json.RawMessage `json:"id"`
	Name  string          `json:"name"`
	Args  json.RawMessage `json:"args"`
	Text  string          `json:"text"`
	Retry bool            `json:"retry"`

	Model        string          `json:"model"`
	Input        int64           `json:"input"`
	CacheRead    int64           `json:"cache_read"`
	CacheWrite5m int64           `json:"cache_write_5m"`
	CacheWrite1h int64           `json:"cache_write_1h"`
	Output       int64           `json:"output"`
	Reasoning    int64           `json:"reasoning"`
	USD          json.RawMessage `json:"usd"`
}

// The types of message that a program sends.
const (
	typeToolCall = "tool_call"
	typeUsage    = "usage"
	typeLog      = "log"
	typeAnswer   = "answer"
	typeError    = "error"
)

// decodeMessage reads a line of a program. An unknown type is not an error.
func decodeMessage(line []byte) (message, error) {
	var m message
	if err := json.Unmarshal(line, &m); err != nil {
		return message{}, err
	}
	if m.Type == "" {
		return message{}, errors.New("it has no type")
	}
	return m, nil
}

// jsonText returns the value of a JSON string, and other JSON unchanged.
func jsonText(raw json.RawMessage) string {
	var s string
	if json.Unmarshal(raw, &s) == nil {
		return s
	}
	return string(raw)
}

// callArguments returns the arguments of a tool call as JSON text. A string holds
// such text, as a model wrote it.
func (m message) callArguments() string {
	args := jsonText(m.Args)
	if strings.TrimSpace(args) == "" || args == "null" {
		return "{}"
	}
	return args
}

func (m message) usageReport() (trial.Usage, error) {
	u := trial.Usage{
		Model: m.Model, Input: m.Input, CacheRead: m.CacheRead, CacheWrite5m: m.CacheWrite5m, CacheWrite1h: m.CacheWrite1h,
		Output: m.Output, Reasoning: m.Reasoning,
	}
	if min(u.Input, u.CacheRead, u.CacheWrite5m, u.CacheWrite1h, u.Output, u.Reasoning) < 0 {
		return u, errors.New("a number of tokens is negative")
	}
	usd := jsonText(m.USD)
	if usd == "" || usd == "null" {
		return u, nil
	}
	if strings.ContainsAny(usd, "eE") { // 1e-05 is how some write a hundred-thousandth
		f, err := strconv.ParseFloat(usd, 64)
		if err != nil {
			return u, fmt.Errorf("usd %.40q is no amount", usd)
		}
		usd = strconv.FormatFloat(f, 'f', 12, 64)
	}
	if whole, fraction, ok := strings.Cut(usd, "."); ok { // a float may have more digits than money
		usd = whole + "." + fraction[:min(len(fraction), 12)]
	}
	if _, ok := parseAmount(usd); !ok {
		return u, fmt.Errorf("usd %.40q is no amount", usd)
	}
	u.ReportedUSD = usd
	return u, nil
}
