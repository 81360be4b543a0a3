package trial

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"unicode/utf8"
)

// EventKind is the kind of an [Event].
type EventKind string

// The kinds of event, in the order in which they usually come.
const (
	EventSystem     EventKind = "system"      // system text
	EventTools      EventKind = "tools"       // names of the tools the agent saw, in Text, one a line
	EventUser       EventKind = "user"        // prompt
	EventAssistant  EventKind = "assistant"   // text of the model
	EventReasoning  EventKind = "reasoning"   // thinking, where the provider shows it
	EventToolCall   EventKind = "tool_call"   // Call is set
	EventToolResult EventKind = "tool_result" // Result is set
	EventRetry      EventKind = "retry"       // a request is sent again; Text says why
	EventNote       EventKind = "note"        // the harness's own remark
)

// Event is one line of a transcript.
type Event struct {
	AtMS   int64       `json:"at_ms" volatile:"true"` // since the agent started
	Kind   EventKind   `json:"kind"`
	Turn   int         `json:"turn,omitempty"` // 1-based
	Text   string      `json:"text,omitempty"`
	Call   *ToolCall   `json:"call,omitempty"`
	Result *ToolResult `json:"result,omitempty"`
}

// ToolCall is a tool as called by the agent. Args is the JSON text as sent; it
// may be malformed.
type ToolCall struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	// Shown is the tool's name for the agent if it differs from Name, its name on the
	// server.
	Shown  string `json:"shown,omitempty"`
	Server string `json:"server,omitempty"` // MCP server, if any
	Args   string `json:"args"`
	// Class is what kind of tool it is, where the agent's stream tells.
	Class ToolClass `json:"class,omitempty"`
}

// ToolClass is the kind of tool that an agent called.
type ToolClass string

// The classes of tool.
const (
	ToolShell ToolClass = "shell" // runs a command
	ToolFile  ToolClass = "file"  // reads, writes or edits files
	ToolMCP   ToolClass = "mcp"   // of an MCP server
	ToolOther ToolClass = "other" // all else: search, web, plan, a tool that is not there
)

// ToolResult is the result of the call with the same ID.
type ToolResult struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Text   string `json:"text"`
	Error  bool   `json:"error,omitempty"`
	TookMS int64  `json:"took_ms" volatile:"true"`
	// Bytes is the size of the complete text if Text is truncated, otherwise 0.
	Bytes int `json:"bytes,omitempty"`
	// Exit is the exit code of a shell command, where it is known.
	Exit *int `json:"exit,omitempty"`
	// Protocol is set with Error where the MCP protocol failed and not the tool.
	Protocol bool `json:"protocol,omitempty"`
	// NotRun is set, with Error, if the trial had ended before the call.
	NotRun bool `json:"not_run,omitempty"`
	// Media holds the images and sounds in the result. Text has a line for each.
	Media []Media `json:"media,omitempty"`
}

// Media is an image or a sound in the result of a tool.
type Media struct {
	Name  string `json:"name"` // raw part of the attempt with the content
	MIME  string `json:"mime"`
	Bytes int    `json:"bytes"`
	// Passed reports whether the model received the media rather than only the line in
	// the text.
	Passed bool `json:"passed,omitempty"`
	// Why is the reason why an agent that passes media on did not pass it.
	Why string `json:"why,omitempty"`
}

// Log receives an agent's events as they happen. Implementations are safe for
// concurrent use and never block for long.
type Log interface {
	Event(Event)
	// Raw keeps bytes as sent or received under a name such as "request-1.json". They
	// must not change afterwards.
	Raw(name, media string, b []byte)
	Usage(Usage)
	// Note makes the usage of a request durable that Usage reports only at the end of
	// the trial, with more known of its cost.
	Note(Usage)
	// Answer and Submit set the artifact; the last Answer and first Submit count.
	Answer(text string)
	// AnswerAs is Answer for one that is no plain text, such as
	// "application/json".
	AnswerAs(media, text string)
	Submit(tool string, args []byte)
	// Retry records that a request is sent again and why; throttled marks an answer
	// of 429 or 529, to which pacing reacts.
	Retry(why string, throttled bool)
	// Alive tells the stall clock that something was heard.
	Alive()
}

// textPart is how many bytes of a text are encoded at a time.
const textPart = 1 << 20

// WriteEvent writes e as a line of a transcript. A large text needs no room besides the
// line.
func WriteEvent(w *bytes.Buffer, e Event) {
	text := e.Text
	if e.Call == nil && e.Result == nil && len(text) <= textPart { // most lines, in a fraction of the time
		w.Write(appendTextEvent(w.AvailableBuffer(), e))
		return
	}
	if len(text) > textPart {
		e.Text = "-"
	}
	line, err := json.Marshal(e)
	if err != nil { // only strings and integers are in it
		line, _ = json.Marshal(Event{Kind: EventNote, Text: "event lost: " + err.Error()})
	} else if before, after, ok := bytes.Cut(line, []byte(`"text":"-"`)); ok && len(text) > textPart {
		w.Grow(len(line) + len(text) + len(text)/32)
		w.Write(before)
		w.WriteString(`"text":"`)
		for len(text) > 0 {
			end := cutRune(text, textPart)
			part, _ := json.Marshal(text[:end])
			w.Write(part[1 : len(part)-1])
			text = text[end:]
		}
		w.WriteByte('"')
		line = after
	}
	w.Write(line)
	w.WriteByte('\n')
}

// appendTextEvent appends the line of an event without a call and a result.
func appendTextEvent(b []byte, e Event) []byte {
	b = strconv.AppendInt(append(b, `{"at_ms":`...), e.AtMS, 10)
	b = appendString(append(b, `,"kind":`...), string(e.Kind))
	if e.Turn != 0 {
		b = strconv.AppendInt(append(b, `,"turn":`...), int64(e.Turn), 10)
	}
	if e.Text != "" {
		b = appendString(append(b, `,"text":`...), e.Text)
	}
	return append(b, '}', '\n')
}

// appendString appends s as encoding/json encodes it.
func appendString(b []byte, s string) []byte {
	for i := range len(s) {
		switch c := s[i]; {
		case c < ' ', c > '~', c == '"', c == '\\', c == '<', c == '>', c == '&':
			quoted, _ := json.Marshal(s)
			return append(b, quoted...)
		}
	}
	return append(append(append(b, '"'), s...), '"')
}

// cutRune returns the largest length up to most at which s can be cut without splitting a
// character.
func cutRune(s string, most int) int {
	if len(s) <= most {
		return len(s)
	}
	for n := most; n > most-utf8.UTFMax; n-- {
		if utf8.RuneStart(s[n]) {
			return n
		}
	}
	return most // inside no character
}

// ReadTranscript decodes the JSON lines of a transcript.
func ReadTranscript(b []byte) ([]Event, error) {
	var out []Event
	sc := bufio.NewScanner(bytes.NewReader(b))
	sc.Buffer(nil, len(b)+1)
	for n := 1; sc.Scan(); n++ {
		if len(bytes.TrimSpace(sc.Bytes())) == 0 {
			continue
		}
		var e Event
		if err := json.Unmarshal(sc.Bytes(), &e); err != nil {
			return out, fmt.Errorf("read transcript line %d: %w", n, err)
		}
		out = append(out, e)
	}
	return out, sc.Err()
}
