package html

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/assay-eval/assay/internal/trial"
)

// FuzzPlainEvent: a line that is taken as it is decodes, has no call, result or long text, and
// shows what its event shows.
func FuzzPlainEvent(f *testing.F) {
	for _, e := range []trial.Event{
		{Kind: trial.EventUser, Text: "What is 1 plus 2?"}, {AtMS: 12, Kind: trial.EventAssistant, Turn: 3, Text: "a \"b\" \\ \n\t é ☃ \u2028 <x>"},
		{Kind: trial.EventNote}, {AtMS: -1, Kind: "x", Text: "\x01"}, {Kind: trial.EventToolCall, Call: &trial.ToolCall{ID: "1"}},
	} {
		var b bytes.Buffer
		trial.WriteEvent(&b, e)
		f.Add(bytes.TrimSpace(b.Bytes()))
	}
	for _, s := range []string{`{"at_ms":00,"kind":"user"}`, `{"at_ms":0,"kind":"user","turn":}`, `{"at_ms":0,"kind":"user","text":"\"}`, `{"at_ms":0,"kind":"a\qb"}`, "{\"at_ms\":0,\"kind\":\"\xff\"}", `{"at_ms":0,"kind":"user","text":""}x`, `{"at_ms":9999999999999999999,"kind":"u"}`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		if !isPlainEvent(line) {
			return
		}
		var e, shown trial.Event
		if err := json.Unmarshal(line, &e); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if e.Call != nil || e.Result != nil || len(e.Text) > maxHead {
			t.Fatalf("%s is taken as it is", line)
		}
		c := &chunker{trialReader: &trialReader{t: &Trial{}}, chunk: new(bytes.Buffer), n: 7}
		if bad, err := c.addLine(line); bad != nil || err != nil {
			t.Fatalf("%s: %v, %v", line, bad, err)
		}
		got := c.chunk.Bytes()[len(`{"first":7,"events":[`):]
		if err := json.Unmarshal(got, &shown); err != nil || shown != e {
			t.Fatalf("%s is shown as %s (%v)", line, got, err)
		}
	})
}

// TestUsualEventsArePlain: the lines of a transcript without calls need no decoding.
func TestUsualEventsArePlain(t *testing.T) {
	for want, events := range map[bool][]trial.Event{
		true:  {{Kind: trial.EventUser, Text: "What\n\"is\" 1 + 2 é?"}, {AtMS: 1200, Kind: trial.EventAssistant, Turn: 1, Text: "3"}, {Kind: trial.EventRetry, Turn: 10}},
		false: {{Kind: trial.EventUser, Text: "a < b"}, {Kind: trial.EventToolResult, Result: &trial.ToolResult{}}, {Kind: trial.EventUser, Text: string(make([]byte, maxHead))}},
	} {
		for _, e := range events {
			var b bytes.Buffer
			trial.WriteEvent(&b, e)
			if got := isPlainEvent(bytes.TrimSpace(b.Bytes())); got != want {
				t.Errorf("%s is plain: %t, want %t", b.Bytes(), got, want)
			}
		}
	}
}
