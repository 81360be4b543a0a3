package view

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/trial"
)

// Bounds of a search.
const (
	maxQuery     = 200
	maxHits      = 500
	hitsOfTrial  = 10
	contextBytes = 80
	// windowBytes is how much of a line of a transcript is looked at together; of
	// longer lines, which hold one very long text, a hit is found in their raw form.
	windowBytes = 1 << 20
)

// hit is a place where a text was found.
type hit struct {
	N      int    `json:"n"`
	Event  int    `json:"event"`
	Field  string `json:"field"` // text, args or result
	Before string `json:"before"`
	Match  string `json:"match"`
	After  string `json:"after"`
}

// search looks a text up in all transcripts, in any case of letters, and answers
// with a line of JSON a hit as it goes; it ends when the page does.
func (h *held) search(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query().Get("q")
	if strings.TrimSpace(q) == "" || len(q) > maxQuery || !utf8.ValidString(q) {
		fail(w, &problem{status: http.StatusBadRequest, What: "This cannot be searched for.", Fix: fmt.Sprintf("Give a text of 1 to %d bytes.", maxQuery)})
		return
	}
	h.mu.Lock()
	if err := h.refresh(); err != nil {
		h.mu.Unlock()
		fail(w, err)
		return
	}
	total := len(h.order)
	h.mu.Unlock()
	w.Header().Set("Content-Type", "application/x-ndjson")
	out := &lines{w: w, enc: json.NewEncoder(w)}
	s := &searcher{q: newNeedle(q)}
	searched, left, hits := 0, 0, 0
	for n := 0; n < total && hits < maxHits; n++ {
		if r.Context().Err() != nil {
			return
		}
		found, err := s.trial(r.Context(), h, n)
		switch {
		case errors.Is(err, errNothing):
		case err != nil:
			left++
		default:
			searched++
		}
		for _, x := range found[:min(len(found), maxHits-hits)] {
			hits++
			if out.write(map[string]any{"hit": x}, false) != nil {
				return
			}
		}
		if out.write(map[string]any{"progress": [2]int{n + 1, total}}, true) != nil {
			return
		}
	}
	_ = out.write(map[string]any{"done": map[string]any{"hits": hits, "searched": searched, "left_out": left, "more": hits >= maxHits, "of_trial": hitsOfTrial}}, false)
}

// lines writes lines of JSON; those that may be left out, at most ten a second.
type lines struct {
	w    http.ResponseWriter
	enc  *json.Encoder
	last time.Time
}

func (l *lines) write(v any, leave bool) error {
	if leave && time.Since(l.last) < 100*time.Millisecond {
		return nil
	}
	l.last = time.Now()
	if err := l.enc.Encode(v); err != nil {
		return err
	}
	return http.NewResponseController(l.w).Flush()
}

// errNothing says that a trial has no transcript.
var errNothing = errors.New("no transcript")

type searcher struct {
	q   *needle
	buf []byte
}

// trial searches the transcript of trial n.
func (s *searcher) trial(ctx context.Context, h *held, n int) ([]hit, error) {
	h.mu.Lock()
	run := h.run
	var p journal.Place
	ok := false
	if run != nil && n < len(h.order) {
		p, ok = h.ix.settled(int(h.order[n]))
	}
	h.mu.Unlock()
	if !ok {
		return nil, errNothing
	}
	var ref trial.Ref
	for rec, err := range run.RecordsAt([]journal.Place{p}) {
		if err != nil {
			return nil, err
		}
		if rec.Attempt != nil {
			ref = rec.Attempt.Transcript
		}
	}
	if ref.IsZero() {
		return nil, errNothing
	}
	from, err := run.OpenReader(ref)
	if err != nil {
		return nil, err
	}
	defer from.Close()
	return s.transcript(ctx, n, from)
}

// transcript searches events, a line each. A line is cut into windows, so that none
// of any length is in memory.
func (s *searcher) transcript(ctx context.Context, n int, from io.Reader) ([]hit, error) {
	in := bufio.NewReaderSize(from, 64<<10)
	var out []hit
	for event := 0; ; event++ {
		s.buf = s.buf[:0]
		long, found := false, false
		for {
			part, err := in.ReadSlice('\n')
			s.buf = append(s.buf, part...)
			if errors.Is(err, bufio.ErrBufferFull) {
				if len(s.buf) < windowBytes {
					continue
				}
				if ctx.Err() != nil {
					return out, ctx.Err()
				}
				if !found {
					out, found = s.window(out, n, event)
				}
				keep := min(len(s.buf), 8*maxQuery) // a match may lie across
				long, s.buf = true, append(s.buf[:0], s.buf[len(s.buf)-keep:]...)
				continue
			}
			if err != nil && !errors.Is(err, io.EOF) {
				return out, err
			}
			switch {
			case long && !found:
				out, _ = s.window(out, n, event)
			case !long && len(bytes.TrimSpace(s.buf)) > 0:
				out = s.event(out, n, event)
			case !long:
				event-- // an empty line is none
			}
			if errors.Is(err, io.EOF) || len(out) >= hitsOfTrial {
				return out[:min(len(out), hitsOfTrial)], nil
			}
			break
		}
	}
}

// window searches the raw form of a piece of a line.
func (s *searcher) window(out []hit, n, event int) ([]hit, bool) {
	at := s.q.raw.in(s.buf)
	if at < 0 {
		return out, false
	}
	return append(out, cut(n, event, "text", string(s.buf[max(0, at-4*contextBytes):min(len(s.buf), at+len(s.q.raw.low)+4*contextBytes)]), min(at, 4*contextBytes), len(s.q.raw.low))), true
}

// event searches one event whose whole line is in the buffer.
func (s *searcher) event(out []hit, n, event int) []hit {
	if s.q.raw.in(s.buf) < 0 {
		return out // the usual case, without decoding
	}
	var e trial.Event
	if json.Unmarshal(s.buf, &e) != nil {
		return out
	}
	look := func(field, text string) {
		if at := s.q.plain.in([]byte(text)); at >= 0 {
			out = append(out, cut(n, event, field, text, at, len(s.q.plain.low)))
		}
	}
	look("text", e.Text)
	if e.Call != nil {
		look("args", e.Call.Args)
	}
	if e.Result != nil {
		look("result", e.Result.Text)
	}
	return out
}

// cut takes a match and what is around it out of a text, at whole characters.
func cut(n, event int, field, text string, at, size int) hit {
	from, to := max(0, at-contextBytes), min(len(text), at+size+contextBytes)
	return hit{N: n, Event: event, Field: field,
		Before: strings.ToValidUTF8(text[from:at], ""), Match: strings.ToValidUTF8(text[at:at+size], "�"), After: strings.ToValidUTF8(text[at+size:to], "")}
}

// needle is what is looked for: as it is, and as it stands in JSON.
type needle struct{ plain, raw folded }

func newNeedle(q string) *needle {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(true) // as transcripts are written
	_ = enc.Encode(q)       // a string always can be
	raw := strings.TrimSpace(b.String())
	return &needle{plain: fold(q), raw: fold(raw[1 : len(raw)-1])}
}

// folded is a text of which the case of ASCII letters does not matter.
type folded struct {
	low  []byte
	a, b byte // its first byte in both cases
}

func fold(s string) folded {
	low := []byte(s)
	for i, c := range low {
		low[i] = lower(c)
	}
	up := low[0]
	if 'a' <= up && up <= 'z' {
		up -= 'a' - 'A'
	}
	return folded{low, low[0], up}
}

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// in returns where the text stands first in b; -1 if nowhere.
func (f folded) in(b []byte) int {
	for i := 0; i+len(f.low) <= len(b); i++ {
		rest := b[i : len(b)-len(f.low)+1]
		next := bytes.IndexByte(rest, f.a)
		if f.b != f.a {
			if next >= 0 {
				rest = rest[:next]
			}
			if up := bytes.IndexByte(rest, f.b); up >= 0 {
				next = up
			}
		}
		if next < 0 {
			return -1
		}
		i += next
		if f.at(b[i:]) {
			return i
		}
	}
	return -1
}

func (f folded) at(b []byte) bool {
	for i, c := range f.low {
		if lower(b[i]) != c {
			return false
		}
	}
	return true
}
