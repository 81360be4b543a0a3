package agenttest

import (
	"slices"
	"sync"

	"github.com/assay-eval/assay/internal/trial"
)

// Recorder is a [trial.Log] that keeps everything. The zero value is ready. Its
// fields may be read once Run has returned.
type Recorder struct {
	Events      []trial.Event
	Raws        []Raw
	Usages      []trial.Usage
	Notes       []trial.Usage
	Answers     []string // the last counts
	Media       string   // of the last
	Submissions []Submission
	Retries     []Retry
	Alives      int

	// On, if set, hears each event right after it was kept. It must not block.
	On func(trial.Event)

	mu sync.Mutex
}

// Raw is what [Recorder.Raw] was given.
type Raw struct {
	Name, Media string
	Bytes       []byte
}

// Submission is what [Recorder.Submit] was given.
type Submission struct{ Tool, Args string }

// Retry is what [Recorder.Retry] was given.
type Retry struct {
	Why       string
	Throttled bool
}

var _ trial.Log = (*Recorder)(nil)

// Event implements [trial.Log].
func (r *Recorder) Event(e trial.Event) {
	r.mu.Lock()
	r.Events = append(r.Events, e)
	on := r.On
	r.mu.Unlock()
	if on != nil {
		on(e)
	}
}

// Raw implements [trial.Log].
func (r *Recorder) Raw(name, media string, b []byte) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.Raws = append(r.Raws, Raw{name, media, slices.Clone(b)})
}

// Usage implements [trial.Log].
func (r *Recorder) Usage(u trial.Usage) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.Usages = append(r.Usages, u)
}

// Note implements [trial.Log].
func (r *Recorder) Note(u trial.Usage) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.Notes = append(r.Notes, u)
}

// Answer implements [trial.Log].
func (r *Recorder) Answer(text string) { r.AnswerAs("text/plain", text) }

// AnswerAs implements [trial.Log].
func (r *Recorder) AnswerAs(media, text string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.Answers, r.Media = append(r.Answers, text), media
}

// Submit implements [trial.Log].
func (r *Recorder) Submit(tool string, args []byte) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.Submissions = append(r.Submissions, Submission{tool, string(args)})
}

// Retry implements [trial.Log].
func (r *Recorder) Retry(why string, throttled bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.Retries = append(r.Retries, Retry{why, throttled})
}

// Alive implements [trial.Log].
func (r *Recorder) Alive() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.Alives++
}

// Last returns the answer that counts, "" if there was none.
func (r *Recorder) Last() string {
	if len(r.Answers) == 0 {
		return ""
	}
	return r.Answers[len(r.Answers)-1]
}

// Of returns the events of one kind, in order.
func (r *Recorder) Of(kind trial.EventKind) []trial.Event {
	var out []trial.Event
	for _, e := range r.Events {
		if e.Kind == kind {
			out = append(out, e)
		}
	}
	return out
}

// RawNamed returns the bytes kept under name, nil if there are none.
func (r *Recorder) RawNamed(name string) []byte {
	for _, raw := range r.Raws {
		if raw.Name == name {
			return raw.Bytes
		}
	}
	return nil
}
