package inspect

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
)

// These are Inspect's documented log models, limited to the fields that assay fills.
// They omit fields with a default in Inspect, unless the viewer requires them.

type logStart struct {
	Version int      `json:"version"`
	Eval    evalSpec `json:"eval"`
	Plan    evalPlan `json:"plan"`
}

type header struct {
	Version int         `json:"version"`
	Status  string      `json:"status"` // success or cancelled
	Eval    evalSpec    `json:"eval"`
	Plan    evalPlan    `json:"plan"`
	Results evalResults `json:"results"`
	Stats   evalStats   `json:"stats"`
	Tags    []string    `json:"tags,omitempty"` // of the spec, sorted; Inspect shows these
}

type evalSpec struct {
	EvalID   string            `json:"eval_id"`
	RunID    string            `json:"run_id"`
	Created  string            `json:"created"`
	Task     string            `json:"task"`
	TaskID   string            `json:"task_id"`
	Version  int               `json:"task_version"`
	TaskArgs map[string]string `json:"task_args"`
	Solver   string            `json:"solver,omitempty"`
	Tags     []string          `json:"tags,omitempty"`
	Dataset  dataset           `json:"dataset"`
	Model    string            `json:"model"`
	Config   evalConfig        `json:"config"`
	Packages map[string]string `json:"packages"`
	Metadata map[string]any    `json:"metadata"`
	Scorers  []scorer          `json:"scorers,omitempty"`
}

type dataset struct {
	Name      string   `json:"name"`
	Samples   int      `json:"samples"`
	SampleIDs []string `json:"sample_ids"`
	Shuffled  bool     `json:"shuffled"`
}

type evalConfig struct {
	Epochs        int      `json:"epochs"`
	EpochsReducer []string `json:"epochs_reducer"`
	FailOnError   bool     `json:"fail_on_error"`
}

type scorer struct {
	Name string `json:"name"`
}

type evalPlan struct {
	Name  string     `json:"name"`
	Steps []planStep `json:"steps"`
}

type planStep struct {
	Solver string         `json:"solver"`
	Params map[string]any `json:"params"`
}

type evalResults struct {
	Total     int         `json:"total_samples"`
	Completed int         `json:"completed_samples"`
	Scores    []evalScore `json:"scores"`
}

type evalScore struct {
	Name     string            `json:"name"`
	Scorer   string            `json:"scorer"`
	Reducer  string            `json:"reducer"`
	Scored   int               `json:"scored_samples"`
	Unscored int               `json:"unscored_samples"`
	Metrics  map[string]metric `json:"metrics"`
}

type metric struct {
	Name     string         `json:"name"`
	Value    float64        `json:"value"`
	Metadata map[string]any `json:"metadata,omitempty"`
}

type evalStats struct {
	Started   string           `json:"started_at"`
	Completed string           `json:"completed_at"`
	Usage     map[string]usage `json:"model_usage"`
}

// usage has input without tokens read from or written to a cache; total has all.
type usage struct {
	Input      int64    `json:"input_tokens"`
	Output     int64    `json:"output_tokens"`
	Total      int64    `json:"total_tokens"`
	CacheWrite int64    `json:"input_tokens_cache_write"`
	CacheRead  int64    `json:"input_tokens_cache_read"`
	Reasoning  int64    `json:"reasoning_tokens"`
	Cost       *float64 `json:"total_cost,omitempty"`
}

// head is the common part of a sample and its summary; a summary's texts are cut.
type head struct {
	ID        string           `json:"id"`
	Epoch     int              `json:"epoch"`
	Input     string           `json:"input"`
	Target    any              `json:"target"` // a text or a list of texts
	Scores    scores           `json:"scores,omitempty"`
	Metadata  map[string]any   `json:"metadata"`
	Usage     map[string]usage `json:"model_usage"`
	Started   string           `json:"started_at,omitempty"`
	Completed string           `json:"completed_at,omitempty"`
	TotalTime *float64         `json:"total_time,omitempty"` // seconds
	UUID      string           `json:"uuid"`
}

type sample struct {
	head
	Messages []message  `json:"messages"`
	Output   output     `json:"output"`
	Error    *evalError `json:"error,omitempty"`
	Limit    *limit     `json:"limit,omitempty"`

	// These are empty; Inspect's viewer opens no sample without them.
	Store       struct{} `json:"store"`
	Events      [0]any   `json:"events"`
	Attachments struct{} `json:"attachments"`
}

type summary struct {
	head
	Error    string `json:"error,omitempty"`
	Limit    string `json:"limit,omitempty"`
	Done     bool   `json:"completed"`
	Messages int    `json:"message_count"`
}

type evalError struct {
	Message       string `json:"message"`
	Traceback     string `json:"traceback"`
	TracebackANSI string `json:"traceback_ansi"`
}

type limit struct {
	Type  string  `json:"type"`
	Limit float64 `json:"limit"`
}

// scores are by name. The outcome is written first: the viewer shows the first one
// in its list of samples.
type scores map[string]score

// MarshalJSON implements json.Marshaler.
func (s scores) MarshalJSON() ([]byte, error) {
	names := slices.Sorted(maps.Keys(s))
	if i := slices.Index(names, outcome); i >= 0 {
		names = slices.Insert(slices.Delete(names, i, i+1), 0, outcome)
	}
	var b bytes.Buffer
	b.WriteByte('{')
	for i, name := range names {
		if i > 0 {
			b.WriteByte(',')
		}
		if err := encodeJSON(&b, name); err != nil {
			return nil, err
		}
		b.WriteByte(':')
		if err := encodeJSON(&b, s[name]); err != nil {
			return nil, err
		}
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

type score struct {
	Value       string         `json:"value"` // C or I
	Answer      string         `json:"answer,omitempty"`
	Explanation string         `json:"explanation,omitempty"`
	Metadata    map[string]any `json:"metadata,omitempty"`
}

type reduction struct {
	Scorer  string    `json:"scorer"`
	Reducer string    `json:"reducer"`
	Samples []reduced `json:"samples"`
}

type reduced struct {
	Value    float64 `json:"value"`
	SampleID string  `json:"sample_id"`
}

// message is one of the four kinds of a conversation, by role.
type message struct {
	ID      string     `json:"id"`
	Content any        `json:"content"` // a text, or a list of content
	Source  string     `json:"source,omitempty"`
	Role    string     `json:"role"`
	Calls   []toolCall `json:"tool_calls,omitempty"` // of an assistant
	Model   string     `json:"model,omitempty"`      // of an assistant

	CallID   string     `json:"tool_call_id,omitempty"` // of a tool
	Function string     `json:"function,omitempty"`     // of a tool
	Error    *toolError `json:"error,omitempty"`        // of a tool
}

type content struct {
	Type      string `json:"type"` // text or reasoning
	Text      string `json:"text,omitempty"`
	Reasoning string `json:"reasoning,omitempty"`
}

type toolCall struct {
	ID         string          `json:"id"`
	Function   string          `json:"function"`
	Arguments  json.RawMessage `json:"arguments"`
	ParseError string          `json:"parse_error,omitempty"`
	Type       string          `json:"type"`
}

type toolError struct {
	Type    string `json:"type"`
	Message string `json:"message"`
}

type output struct {
	Model      string   `json:"model"`
	Choices    []choice `json:"choices"`
	Completion string   `json:"completion"`
	Usage      *usage   `json:"usage,omitempty"`
}

type choice struct {
	Message    message `json:"message"`
	StopReason string  `json:"stop_reason"`
}
