package worker

import (
	"bytes"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// recorder collects an agent's events. It implements trial.Log.
type recorder struct {
	now   func() time.Time
	start time.Time
	alive func()
	// harness returns the harness's share of the time since start; nil for none.
	harness func() time.Duration
	// note makes usage durable at once; nil if nobody can.
	note func(trial.Usage)
	// hear takes the turn of an event and what the agent does after it; nil if nobody
	// looks.
	hear func(turn int, doing string)

	mu         sync.Mutex
	transcript bytes.Buffer  // JSON lines
	calls      []trial.Event // events of calls and results
	raw        []rawPart
	usage      []trial.Usage
	noted      map[int]bool // numbers of the requests with a note
	answer     *string
	media      string // of answer
	submission *submitted
	toolMS     int64
	throttled  int
	closed     bool
}

const plainText = "text/plain; charset=utf-8"

type rawPart struct {
	name, media string
	body        []byte
}

type submitted struct {
	tool string
	args []byte
}

func newRecorder(now func() time.Time, alive func()) *recorder {
	return &recorder{now: now, start: now(), alive: alive, noted: map[int]bool{}}
}

// Event implements trial.Log. It stamps the event with the time since the agent
// started, unless the agent gave one.
func (r *recorder) Event(e trial.Event) {
	r.sign(e.Turn, describeActivity(e))
	if e.AtMS == 0 {
		at := r.now().Sub(r.start)
		if r.harness != nil {
			at -= r.harness()
		}
		e.AtMS = max(0, at.Milliseconds())
	}
	r.whileOpen(func() {
		trial.WriteEvent(&r.transcript, e)
		if e.Result != nil {
			r.toolMS += e.Result.TookMS
		}
		if e.Call != nil || e.Result != nil {
			r.calls = append(r.calls, e)
		}
	})
}

// whileOpen calls add with the lock held, unless the recorder is closed.
func (r *recorder) whileOpen(add func()) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.closed {
		add()
	}
}

// Raw implements trial.Log.
func (r *recorder) Raw(name, media string, b []byte) {
	r.whileOpen(func() { r.raw = append(r.raw, rawPart{name, media, b}) })
}

// Usage implements trial.Log.
func (r *recorder) Usage(u trial.Usage) {
	r.whileOpen(func() { r.usage = append(r.usage, u) })
	r.Note(u)
}

// Note implements trial.Log.
func (r *recorder) Note(u trial.Usage) {
	isNew := false
	r.whileOpen(func() {
		if isNew = !u.Reused && !r.noted[u.Request]; isNew {
			r.noted[u.Request] = true
		}
	})
	if isNew && r.note != nil {
		r.note(u)
		if r.hear != nil {
			r.hear(0, "")
		}
	}
}

// Answer implements trial.Log.
func (r *recorder) Answer(text string) { r.AnswerAs(plainText, text) }

// AnswerAs implements trial.Log.
func (r *recorder) AnswerAs(media, text string) {
	r.whileOpen(func() { r.answer, r.media = &text, media })
}

// Submit implements trial.Log.
func (r *recorder) Submit(tool string, args []byte) {
	r.whileOpen(func() {
		if r.submission == nil {
			r.submission = &submitted{tool, bytes.Clone(args)}
		}
	})
}

// Retry implements trial.Log.
func (r *recorder) Retry(why string, throttled bool) {
	r.Event(trial.Event{Kind: trial.EventRetry, Text: why})
	if throttled {
		r.mu.Lock()
		r.throttled++
		r.mu.Unlock()
	}
}

// Alive implements trial.Log.
func (r *recorder) Alive() { r.sign(0, "") }

// sign takes a sign of life.
func (r *recorder) sign(turn int, doing string) {
	r.alive()
	if r.hear != nil {
		r.hear(turn, doing)
	}
}

// sealAttempt closes the recorder and moves its redacted content into a.
func (r *recorder) sealAttempt(a *trial.Attempt, red *seal.Redactor, blobs map[seal.Digest][]byte) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.closed = true
	keep := func(b []byte, name, media string) trial.Ref {
		return trial.NewRef(red.Bytes(b), name, media, blobs)
	}
	a.Transcript = keep(r.transcript.Bytes(), "transcript.jsonl", "application/x-ndjson")
	r.transcript = bytes.Buffer{} // large bodies are no longer needed
	for i, p := range r.raw {
		a.Raw = append(a.Raw, keep(p.body, p.name, p.media))
		r.raw[i].body = nil
	}
	if r.answer != nil {
		name := "answer.txt"
		if r.media == trial.CallsMedia {
			name = "answer.json"
		}
		text := []byte(*r.answer)
		r.answer = nil // a large text is in memory once
		a.Artifact.Answer = trial.NewRef(red.Values(text), name, r.media, blobs)
	}
	if s := r.submission; s != nil {
		a.Artifact.Submission = &trial.Submission{Tool: s.tool, Args: trial.NewRef(red.Values(s.args), "submission.json", "application/json", blobs)}
	}
	a.Usage = r.usage
	a.Throttled += r.throttled
	a.Timing.ToolMS = r.toolMS
}
