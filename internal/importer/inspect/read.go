// Package inspect reads logs of Inspect, .eval and .json, as runs: samples become tasks,
// model and solver an arm, epochs trials, and scores the input of a grader of kind "recorded".
//
// # Limits
//
// Logs come from elsewhere. An entry of a log is read up to [maxEntry] bytes and a log up
// to [maxLog], one sample at a time. The sizes in its directory are not trusted.
//
// The form follows Inspect's documented log models, version 2.
package inspect

import (
	"archive/zip"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"

	"github.com/klauspost/compress/zstd"

	"github.com/assay-eval/assay/internal/importer"
)

const (
	schemaVersion = 2
	maxEntry      = 256 << 20 // most bytes of an entry, unpacked
	maxLog        = 8 << 30   // of all entries of a log
	maxJSON       = 1 << 30   // of a log in one piece

	zipZstd = 93 // method of zip files that archive/zip does not have
)

// entryLimit is maxEntry, or less in tests.
var entryLimit int64 = maxEntry

// header describes a log.
type header struct {
	Version int    `json:"version"`
	Status  string `json:"status"`
	Eval    struct {
		Task    string `json:"task"`
		Model   string `json:"model"`
		Solver  string `json:"solver"`
		Created string `json:"created"`
		Dataset struct {
			SampleIDs []any `json:"sample_ids"`
		} `json:"dataset"`
		Config struct {
			Epochs int `json:"epochs"`
		} `json:"config"`
		Generate generateConfig `json:"model_generate_config"`
		Metadata map[string]any `json:"metadata"`
	} `json:"eval"`
	Plan struct {
		Steps []struct {
			Solver string `json:"solver"`
		} `json:"steps"`
		Config generateConfig `json:"config"`
	} `json:"plan"`
	Results *struct {
		Scores []struct {
			Name string `json:"name"`
		} `json:"scores"`
	} `json:"results"`
}

type generateConfig struct {
	Temperature *float64 `json:"temperature"`
	TopP        *float64 `json:"top_p"`
	MaxTokens   *int     `json:"max_tokens"`
	Seed        *int64   `json:"seed"`
}

// sample is one trial of a log.
type sample struct {
	ID          any                        `json:"id"`
	Epoch       int                        `json:"epoch"`
	Input       json.RawMessage            `json:"input"` // a text, or messages
	Target      json.RawMessage            `json:"target"`
	Messages    []message                  `json:"messages"`
	Output      output                     `json:"output"`
	Scores      map[string]json.RawMessage `json:"scores"`
	Metadata    map[string]any             `json:"metadata"`
	Usage       map[string]usage           `json:"model_usage"`
	Started     string                     `json:"started_at"`
	TotalTime   *float64                   `json:"total_time"`
	WorkingTime *float64                   `json:"working_time"`
	Events      []struct {
		Timestamp string `json:"timestamp"`
	} `json:"events"`
	Error *struct {
		Message string `json:"message"`
	} `json:"error"`
	Limit *struct {
		Type  string  `json:"type"`
		Limit float64 `json:"limit"`
	} `json:"limit"`
	Attachments map[string]string `json:"attachments"`
}

type message struct {
	Role      string          `json:"role"`
	Content   json.RawMessage `json:"content"` // a text, or parts
	Model     string          `json:"model"`
	ToolCalls []struct {
		ID        string          `json:"id"`
		Function  string          `json:"function"`
		Arguments json.RawMessage `json:"arguments"`
	} `json:"tool_calls"`
	ToolCallID string `json:"tool_call_id"`
	Function   string `json:"function"`
	Error      *struct {
		Message string `json:"message"`
	} `json:"error"`
}

type output struct {
	Model   string `json:"model"`
	Choices []struct {
		Message    message `json:"message"`
		StopReason string  `json:"stop_reason"`
	} `json:"choices"`
	Completion string `json:"completion"`
}

type usage struct {
	Input      int64    `json:"input_tokens"`
	Output     int64    `json:"output_tokens"`
	Total      int64    `json:"total_tokens"`
	CacheWrite int64    `json:"input_tokens_cache_write"`
	CacheRead  int64    `json:"input_tokens_cache_read"`
	Reasoning  int64    `json:"reasoning_tokens"`
	Cost       *float64 `json:"total_cost"`
}

// scoreValue is a score of a sample.
type scoreValue struct {
	Value       json.RawMessage `json:"value"`
	Answer      string          `json:"answer"`
	Explanation string          `json:"explanation"`
}

// logFile is an open log.
type logFile struct {
	path   string
	header header
	close  func() error
	// entries read the samples of the log, in its order; names say where each is.
	entries []func() ([]byte, error)
	names   []string
	mu      sync.Mutex
	left    int64 // bytes that may still be unpacked
}

// openLog opens a log by what it holds, not by its name.
func openLog(path string) (*logFile, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, importer.TrimPath(err)
	}
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = errors.New("it is no plain file")
	}
	var magic [4]byte
	if err == nil {
		_, err = f.ReadAt(magic[:], 0)
	}
	if err != nil {
		_ = f.Close()
		if errors.Is(err, io.EOF) {
			err = errors.New("it is no log: it has no content")
		}
		return nil, err
	}
	l := &logFile{path: path, close: f.Close, left: maxLog}
	switch {
	case string(magic[:2]) == "PK":
		err = l.openZip(f, info.Size())
	case info.Size() > maxJSON:
		err = fmt.Errorf("it has more than %d MB: write it as .eval (inspect log convert)", maxJSON>>20)
	default:
		err = l.openJSON(f)
	}
	if err == nil {
		err = l.checkHeader()
	}
	if err != nil {
		_ = f.Close()
		return nil, err
	}
	return l, nil
}

func (l *logFile) checkHeader() error {
	switch h := &l.header; {
	case h.Eval.Task == "" || h.Eval.Model == "":
		return errors.New("it is no log of Inspect: it names no task and no model")
	case h.Version != schemaVersion:
		return fmt.Errorf("its version is %d, and assay reads version %d: convert it with: inspect log convert --to eval", h.Version, schemaVersion)
	case len(l.entries) == 0:
		return fmt.Errorf("it has no samples (status %s)", cmp.Or(h.Status, "unknown"))
	}
	return nil
}

func (l *logFile) openZip(f *os.File, size int64) error {
	z, err := zip.NewReader(f, size)
	if err != nil {
		return fmt.Errorf("its zip directory cannot be read, so it is cut off or damaged: %w", err)
	}
	z.RegisterDecompressor(zipZstd, zstd.ZipDecompressor(zstd.WithDecoderMaxMemory(maxEntry), zstd.WithDecoderConcurrency(1)))
	last := map[string]*zip.File{} // a log that was written on has entries twice
	for _, e := range z.File {
		last[e.Name] = e
	}
	head := last["header.json"]
	if head == nil {
		head = last["_journal/start.json"] // the evaluation was interrupted
	}
	if head == nil {
		return errors.New("it is no log of Inspect: it has neither header.json nor _journal/start.json")
	}
	b, err := l.readEntry(head)
	if err == nil {
		err = decodeLog(b, &l.header)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", head.Name, err)
	}
	for _, e := range z.File {
		if strings.HasPrefix(e.Name, "samples/") && strings.HasSuffix(e.Name, ".json") && last[e.Name] == e {
			l.entries = append(l.entries, func() ([]byte, error) { return l.readEntry(e) })
			l.names = append(l.names, e.Name)
		}
	}
	return nil
}

// readEntry unpacks an entry within the limits.
func (l *logFile) readEntry(e *zip.File) ([]byte, error) {
	most := min(entryLimit, l.left)
	r, err := e.Open()
	if errors.Is(err, zip.ErrAlgorithm) {
		return nil, fmt.Errorf("it is packed by method %d, which assay does not read", e.Method)
	}
	if err != nil {
		return nil, err
	}
	defer r.Close()
	b, err := io.ReadAll(io.LimitReader(r, most+1))
	if err != nil {
		return nil, fmt.Errorf("it cannot be unpacked: %w", err)
	}
	if l.left -= int64(len(b)); int64(len(b)) > most {
		return nil, fmt.Errorf("it unpacks to more than %d MB", most>>20)
	}
	return b, nil
}

func (l *logFile) openJSON(f *os.File) error {
	b, err := io.ReadAll(io.LimitReader(f, maxJSON))
	if err != nil {
		return err
	}
	var whole struct {
		header
		Samples []json.RawMessage `json:"samples"`
	}
	if err := decodeLog(b, &whole); err != nil {
		return fmt.Errorf("it is neither a .eval nor a .json log: %w", err)
	}
	l.header = whole.header
	for i, s := range whole.Samples {
		l.entries = append(l.entries, func() ([]byte, error) { return s, nil })
		l.names = append(l.names, fmt.Sprintf("samples.%d", i))
	}
	return nil
}

// readSample decodes sample number i with its attachments in place.
func (l *logFile) readSample(i int) (*sample, error) {
	l.mu.Lock()
	b, err := l.entries[i]()
	l.mu.Unlock()
	if err != nil {
		return nil, err
	}
	var s sample
	if err := decodeLog(b, &s); err != nil {
		return nil, err
	}
	if len(s.Attachments) > 0 {
		s.insertAttachments()
	}
	return &s, nil
}

// attachmentPrefix begins texts that stand for an attachment by its name.
const attachmentPrefix = "attachment://"

func (s *sample) insertAttachments() {
	fill := func(raw json.RawMessage) json.RawMessage {
		if !bytes.Contains(raw, []byte(attachmentPrefix)) {
			return raw
		}
		var v any
		if json.Unmarshal(raw, &v) != nil {
			return raw
		}
		out, err := json.Marshal(s.replaceAttachments(v))
		if err != nil {
			return raw
		}
		return out
	}
	s.Input, s.Target = fill(s.Input), fill(s.Target)
	for i := range s.Messages {
		s.Messages[i].fill(fill)
	}
	for i := range s.Output.Choices {
		s.Output.Choices[i].Message.fill(fill)
	}
	for name, v := range s.Scores {
		s.Scores[name] = fill(v)
	}
	if text, ok := s.replaceAttachments(s.Output.Completion).(string); ok {
		s.Output.Completion = text
	}
}

func (m *message) fill(fill func(json.RawMessage) json.RawMessage) {
	m.Content = fill(m.Content)
	for i := range m.ToolCalls {
		m.ToolCalls[i].Arguments = fill(m.ToolCalls[i].Arguments)
	}
}

func (s *sample) replaceAttachments(v any) any {
	switch v := v.(type) {
	case string:
		if name, ok := strings.CutPrefix(v, attachmentPrefix); ok {
			if text, ok := s.Attachments[name]; ok {
				return text
			}
		}
	case []any:
		for i := range v {
			v[i] = s.replaceAttachments(v[i])
		}
	case map[string]any:
		for k := range v {
			v[k] = s.replaceAttachments(v[k])
		}
	}
	return v
}

// decodeLog decodes JSON as Inspect writes it: with NaN and Infinity, which count as null.
func decodeLog(b []byte, v any) error {
	err := json.Unmarshal(b, v)
	if err == nil {
		return nil
	}
	if plain := replaceConstants(b); plain != nil {
		err = json.Unmarshal(plain, v)
	}
	if mistake, ok := errors.AsType[*json.SyntaxError](err); ok {
		return fmt.Errorf("it is no JSON at byte %d: %w", mistake.Offset, err)
	}
	if mistake, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		return fmt.Errorf("%s is a %s", cmp.Or(mistake.Field, "it"), mistake.Value)
	}
	return err
}

// replaceConstants returns b with null for NaN and the infinities outside of texts, nil if
// there are none.
func replaceConstants(b []byte) []byte {
	var out []byte
	from, inText := 0, false
	for i := 0; i < len(b); i++ {
		switch c := b[i]; {
		case inText && c == '\\':
			i++
		case c == '"':
			inText = !inText
		case !inText && (c == 'N' || c == 'I' || c == '-'):
			for _, word := range []string{"NaN", "-Infinity", "Infinity"} {
				if bytes.HasPrefix(b[i:], []byte(word)) {
					out = append(append(out, b[from:i]...), "null"...)
					i += len(word) - 1
					from = i + 1
					break
				}
			}
		}
	}
	if out == nil {
		return nil
	}
	return append(out, b[from:]...)
}

// textOf returns the text of content: a text, or the texts of parts, with a word for
// parts of other kinds; and what the model thought.
func textOf(raw json.RawMessage) (text, reasoning string) {
	if json.Unmarshal(raw, &text) == nil {
		return text, ""
	}
	var parts []struct {
		Type      string `json:"type"`
		Text      string `json:"text"`
		Reasoning string `json:"reasoning"`
	}
	if json.Unmarshal(raw, &parts) != nil {
		return "", ""
	}
	var texts, thoughts []string
	for _, p := range parts {
		switch p.Type {
		case "text":
			texts = append(texts, p.Text)
		case "reasoning":
			thoughts = append(thoughts, p.Reasoning)
		default:
			texts = append(texts, "["+p.Type+"]")
		}
	}
	return strings.Join(texts, "\n"), strings.Join(thoughts, "\n")
}

// promptOf returns the input of a sample as a text: of several messages each with its
// role.
func (s *sample) promptOf() string {
	var text string
	if json.Unmarshal(s.Input, &text) == nil {
		return text
	}
	var messages []message
	if json.Unmarshal(s.Input, &messages) != nil {
		return ""
	}
	var out []string
	for _, m := range messages {
		text, _ := textOf(m.Content)
		if len(messages) > 1 {
			text = m.Role + ": " + text
		}
		out = append(out, text)
	}
	return strings.Join(out, "\n\n")
}

// targetOf returns the target of a sample as a text, several joined by " | ".
func (s *sample) targetOf() string {
	var text string
	if json.Unmarshal(s.Target, &text) == nil {
		return text
	}
	var all []string
	_ = json.Unmarshal(s.Target, &all) // what is neither has no text
	return strings.Join(all, " | ")
}

// scoreNames returns the scores of the header in its order, each once.
func (h *header) scoreNames() []string {
	var out []string
	if h.Results == nil {
		return nil
	}
	for _, s := range h.Results.Scores {
		if !slices.Contains(out, s.Name) {
			out = append(out, s.Name)
		}
	}
	return out
}
