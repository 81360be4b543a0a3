// Package tape records the messages between a client and an MCP server over
// standard input and output, reads such recordings, and plays them back in place
// of the server.
//
// # The format
//
// A recording is a file of JSON lines. The first is its head:
//
//	{"assay":"mcp-tape/1","command":["npx","server"],"started":"2026-11-21T10:15:00.000Z"}
//
// Then comes one line for each line that was said, with the milliseconds since
// the start:
//
//	{"ms":12.345,"dir":"c2s","msg":{…}}              the client to the server
//	{"ms":12.345,"dir":"c2s","shown":"find","msg":{…}}   the same of a tool that the client knows as find
//	{"ms":15.001,"dir":"s2c","msg":{…}}              the server to the client
//	{"ms":15.100,"dir":"err","text":"loading"}       the server's standard error
//	{"ms":15.200,"dir":"raw","from":"s2c","text":"Welcome!"}   output that is no JSON
//
// and at the end how the server ended: {"ms":99.000,"exit":"exit status
// 0","code":0}, with "left":true if the client had hung up before. A recording
// without it was cut off. Secrets are replaced before a line is written.
// Readers ignore members that they do not know.
package tape

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
)

// Format is the first word of a recording's head.
const Format = "mcp-tape/1"

// Dir is who says a line to whom.
type Dir string

// The directions, and the two kinds of line that are no message.
const (
	ToServer Dir = "c2s"
	ToClient Dir = "s2c"
	Stderr   Dir = "err"
	Raw      Dir = "raw"
)

// maxLine is how much of one line is recorded, in bytes: the longest message
// that assay's own client takes, too. A longer one passes, and its beginning is
// recorded as raw.
const maxLine = 64 << 20

type head struct {
	Assay   string   `json:"assay"`
	Command []string `json:"command,omitempty"`
	Started string   `json:"started,omitempty"` // RFC 3339
}

// Entry is a line of a recording after its head.
type Entry struct {
	MS   Millis          `json:"ms"`
	Dir  Dir             `json:"dir,omitempty"`
	From Dir             `json:"from,omitempty"` // of raw lines
	Msg  json.RawMessage `json:"msg,omitempty"`
	Text *string         `json:"text,omitempty"` // of raw lines and standard error
	Cut  bool            `json:"cut,omitempty"`  // Text is the beginning only
	// Shown is the client's name for the called tool if it differs from the server's.
	Shown string `json:"shown,omitempty"`
	Exit  string `json:"exit,omitempty"`
	Code  *int   `json:"code,omitempty"` // exit code; 128 + N for signal N
	// Left is set if the client had disconnected or asked the server to exit before the
	// server exited.
	Left bool `json:"left,omitempty"`
}

// Millis is a time since the start of a recording, written in milliseconds with
// three decimals.
type Millis time.Duration

// MarshalJSON implements json.Marshaler.
func (m Millis) MarshalJSON() ([]byte, error) {
	return strconv.AppendFloat(nil, float64(time.Duration(m).Microseconds())/1000, 'f', 3, 64), nil
}

// UnmarshalJSON implements json.Unmarshaler. It refuses times that are negative
// or beyond a year.
func (m *Millis) UnmarshalJSON(b []byte) error {
	f, err := strconv.ParseFloat(string(b), 64)
	if err != nil || !(f >= 0 && f < 366*24*3600*1000) {
		return fmt.Errorf("ms %s is no time in milliseconds", b)
	}
	*m = Millis(time.Duration(f*1000+0.5) * time.Microsecond)
	return nil
}

// Writer writes a recording, each line in one write and at once, so that a
// killed process leaves all that it had received but for lines of standard error that
// may begin an encoded secret. It is safe for concurrent
// use. The first failure to write ends the recording, not the session.
type Writer struct {
	mu     sync.Mutex
	w      io.Writer
	red    *seal.Redactor
	errs   *seal.Writer // of lines of standard error, which may continue each other
	now    func() time.Time
	start  time.Time
	closed bool
	left   bool // the client was the first to go
	silent bool // the server's output has ended
	err    error
}

// NewWriter begins a recording of a server that is started with command. Nil now
// is the clock.
func NewWriter(w io.Writer, command []string, red *seal.Redactor, now func() time.Time) (*Writer, error) {
	if now == nil {
		now = time.Now
	}
	t := &Writer{w: w, red: red, now: now, start: now()}
	t.errs = seal.NewWriter(stderrLines{t}, red)
	t.writeRecord(head{Assay: Format, Command: command, Started: t.start.UTC().Format("2006-01-02T15:04:05.000Z07:00")})
	return t, t.Err()
}

// RecordLine records a line of the stream from, without its line feed.
func (t *Writer) RecordLine(from Dir, line []byte, cut bool) { t.recordLine(from, line, cut, "") }

// recordLine records a line. shown is the client's name for the called tool, or "" if
// it equals the server's.
func (t *Writer) recordLine(from Dir, line []byte, cut bool, shown string) {
	line = bytes.TrimSuffix(line, []byte{'\r'})
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.closed || t.err != nil {
		return
	}
	if from == Stderr && !cut {
		_, _ = t.errs.Write(append(bytes.Clone(line), '\n')) // t.err has the error
		return
	}
	safe := bytes.ToValidUTF8(t.red.Bytes(line), []byte("\ufffd"))
	e := Entry{MS: Millis(t.now().Sub(t.start)), Dir: from, Cut: cut, Shown: shown}
	switch {
	case from == Stderr:
		_ = t.errs.Close() // t.err has the error
		e.Text = new(string(safe))
	case !cut && isMessage(safe):
		e.Msg = safe
	default:
		e.Dir, e.From, e.Text = Raw, from, new(string(safe))
	}
	t.writeRecord(e)
}

// stderrLines records redacted lines of standard error. The lock of its recording is held.
type stderrLines struct{ *Writer }

func (t stderrLines) Write(p []byte) (int, error) {
	for line := range bytes.Lines(p) {
		text := bytes.ToValidUTF8(bytes.TrimSuffix(line, []byte{'\n'}), []byte("\ufffd"))
		t.writeRecord(Entry{MS: Millis(t.now().Sub(t.start)), Dir: Stderr, Text: new(string(text))})
	}
	return len(p), nil
}

// isMessage reports whether a line is a JSON object or a batch of them.
func isMessage(line []byte) bool {
	line = bytes.TrimSpace(line)
	return len(line) > 0 && (line[0] == '{' || line[0] == '[') && json.Valid(line)
}

// RecordExit records how the server ended. Nothing is recorded after it.
func (t *Writer) RecordExit(exit string, code int) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.closed && t.err == nil {
		_ = t.errs.Close() // t.err has the error
		t.writeRecord(Entry{MS: Millis(t.now().Sub(t.start)), Exit: t.red.String(exit), Code: &code, Left: t.left})
	}
	t.closed = true
	return t.err
}

// ClientLeft notes that the client has hung up, or has asked the server to end:
// how the server ends is then not its own doing.
func (t *Writer) ClientLeft() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.left = t.left || !t.silent
}

// serverSilent notes that the server's output has ended: who leaves now is not
// the first.
func (t *Writer) serverSilent() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.silent = true
}

// ExitCode is the code under which a shell reports how a child ended.
func ExitCode(e proc.Exit) int {
	if e.Signal != 0 {
		return 128 + int(e.Signal)
	}
	return e.Code
}

// Err returns what ended the recording early.
func (t *Writer) Err() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.err
}

func (t *Writer) writeRecord(v any) {
	var b []byte
	if e, ok := v.(Entry); ok && e.Msg != nil {
		// As it is: the encoder would compact and escape it.
		ms, _ := e.MS.MarshalJSON()
		b = fmt.Appendf(nil, `{"ms":%s,"dir":"%s",`, ms, e.Dir)
		if e.Shown != "" {
			shown, _ := json.Marshal(t.red.String(e.Shown)) // encoding a string never fails
			b = fmt.Appendf(b, `"shown":%s,`, shown)
		}
		b = append(b, `"msg":`...)
		b = append(append(b, bytes.TrimSpace(e.Msg)...), '}', '\n')
	} else {
		if b, t.err = seal.PlainJSON(v); t.err != nil {
			return
		}
		b = append(b, '\n')
		if _, isHead := v.(head); isHead {
			b = t.red.Bytes(b)
		}
	}
	n, err := t.w.Write(b)
	if err == nil && n < len(b) {
		err = io.ErrShortWrite
	}
	if err != nil {
		t.err = fmt.Errorf("write the recording: %w", err)
	}
}

// Tape is a recording.
type Tape struct {
	Command []string
	Started string
	Entries []Entry
	Torn    bool // the last line was cut off and is left out
}

// ErrNoTape is wrapped by the error for a file that is no recording at all.
var ErrNoTape = errors.New("not a recording of an MCP server")

// Read reads a recording. A last line that was cut off is left out and said in
// Torn; any other line that is wrong is an error that names it.
func Read(r io.Reader) (*Tape, error) {
	t := &Tape{}
	n := 0
	for line, err := range proc.ReadLines(r, 2*maxLine) {
		if err != nil {
			return nil, fmt.Errorf("read the recording: %w", err)
		}
		n++
		if n == 1 {
			var h head
			if err := json.Unmarshal(line.Text, &h); err != nil || h.Assay == "" {
				return nil, fmt.Errorf("%w: it does not begin with {\"assay\":%q}", ErrNoTape, Format)
			}
			if h.Assay != Format {
				return nil, fmt.Errorf("format %q is unknown; this assay reads %s", h.Assay, Format)
			}
			t.Command, t.Started = h.Command, h.Started
			continue
		}
		e, err := parseEntry(line.Text)
		switch {
		case line.Cut:
			return nil, fmt.Errorf("line %d is longer than %d bytes", n, 2*maxLine)
		case err != nil && line.Torn:
			t.Torn = true
		case err != nil:
			return nil, fmt.Errorf("line %d: %w", n, err)
		default:
			t.Entries = append(t.Entries, e)
		}
	}
	if n == 0 {
		return nil, fmt.Errorf("%w: the file is empty", ErrNoTape)
	}
	return t, nil
}

func parseEntry(line []byte) (Entry, error) {
	var e Entry
	if err := json.Unmarshal(line, &e); err != nil {
		return e, err
	}
	ok := false
	switch e.Dir {
	case ToServer, ToClient:
		ok = isMessage(e.Msg)
	case Stderr:
		ok = e.Text != nil
	case Raw:
		ok = e.Text != nil && (e.From == ToServer || e.From == ToClient)
	case "":
		ok = e.Exit != ""
	}
	if !ok {
		return e, fmt.Errorf("dir %q with these members is unknown", e.Dir)
	}
	return e, nil
}
