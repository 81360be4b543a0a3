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

type hit struct {
	N      int    `json:"n"`
	Event  int    `json:"event"`
	Field  string `json:"field"` // text, args or result
	Before string `json:"before"`
	Match  string `json:"match"`
	After  string `json:"after"`
}

// serveSearch looks a text up in all transcripts, in any case of letters, and answers
// with a line of JSON a hit as it goes; it ends when the page does.
func (h *openRun) serveSearch(w http.ResponseWriter, r *http.Request) error {
	q := r.URL.Query().Get("q")
	if strings.TrimSpace(q) == "" || len(q) > maxQuery || !utf8.ValidString(q) {
		return &problem{status: http.StatusBadRequest, What: "This cannot be searched for.", Fix: fmt.Sprintf("Give a text of 1 to %d bytes.", maxQuery)}
	}
	if err := h.lockFresh(); err != nil {
		return err
	}
	total := len(h.order)
	h.mu.Unlock()
	w.Header().Set("Content-Type", "application/x-ndjson")
	out := &lineWriter{w: w, enc: json.NewEncoder(w)}
	s := &searcher{q: newNeedle(q)}
	searched, left, hits := 0, 0, 0
	for n := 0; n < total && hits < maxHits; n++ {
		if r.Context().Err() != nil {
			return nil
		}
		found, err := s.searchTrial(r.Context(), h, n)
		switch {
		case errors.Is(err, errNothing):
		case err != nil:
			left++
		default:
			searched++
		}
		for _, x := range found[:min(len(found), maxHits-hits)] {
			hits++
			if out.writeLine(map[string]any{"hit": x}, false) != nil {
				return nil
			}
		}
		if out.writeLine(map[string]any{"progress": [2]int{n + 1, total}}, true) != nil {
			return nil
		}
	}
	_ = out.writeLine(map[string]any{"done": map[string]any{"hits": hits, "searched": searched, "left_out": left, "more": hits >= maxHits, "of_trial": hitsOfTrial}}, false)
	return nil
}

// lineWriter writes lines of JSON. It writes at most ten optional lines a second.
type lineWriter struct {
	w    http.ResponseWriter
	enc  *json.Encoder
	last time.Time
}

func (l *lineWriter) writeLine(v any, leave bool) error {
	if leave && time.Since(l.last) < 100*time.Millisecond {
		return nil
	}
	l.last = time.Now()
	if err := l.enc.Encode(v); err != nil {
		return err
	}
	return http.NewResponseController(l.w).Flush()
}

// errNothing is the error for a trial without a transcript.
var errNothing = errors.New("no transcript")

type searcher struct {
	q        *needle
	buf, low []byte
}

func (s *searcher) searchTrial(ctx context.Context, h *openRun, n int) ([]hit, error) {
	h.mu.Lock()
	run := h.run
	var p journal.Place
	ok := false
	if run != nil && n < len(h.order) {
		p, ok = h.ix.settledAttempt(int(h.order[n]))
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
	from, err := (&evidence{run: run}).OpenReader(ref)
	if err != nil {
		return nil, err
	}
	defer from.Close()
	return s.searchTranscript(ctx, n, from)
}

// searchTranscript searches events, a line each. A line is cut into windows, so that none
// of any length is in memory.
func (s *searcher) searchTranscript(ctx context.Context, n int, from io.Reader) ([]hit, error) {
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
					out, found = s.searchWindow(out, n, event)
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
				out, _ = s.searchWindow(out, n, event)
			case !long && len(bytes.TrimSpace(s.buf)) > 0:
				out = s.searchEvent(out, n, event)
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

// searchWindow searches the raw form of a piece of a line.
func (s *searcher) searchWindow(out []hit, n, event int) ([]hit, bool) {
	at := s.indexFolded(s.buf, s.q.raw)
	if at < 0 {
		return out, false
	}
	size, around := len(s.q.raw), 4*contextBytes
	near := string(s.buf[max(0, at-around):min(len(s.buf), at+size+around)])
	return append(out, cutHit(n, event, "text", near, min(at, around), size)), true
}

func (s *searcher) searchEvent(out []hit, n, event int) []hit {
	if s.indexFolded(s.buf, s.q.raw) < 0 {
		return out // the usual case, without decoding
	}
	var e trial.Event
	if json.Unmarshal(s.buf, &e) != nil {
		return out
	}
	look := func(field, text string) {
		if at := s.indexFolded([]byte(text), s.q.plain); at >= 0 {
			out = append(out, cutHit(n, event, field, text, at, len(s.q.plain)))
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

// cutHit returns a match with the text around it, at whole characters.
func cutHit(n, event int, field, text string, at, size int) hit {
	from, to := max(0, at-contextBytes), min(len(text), at+size+contextBytes)
	return hit{N: n, Event: event, Field: field,
		Before: strings.ToValidUTF8(text[from:at], ""), Match: strings.ToValidUTF8(text[at:at+size], "�"), After: strings.ToValidUTF8(text[at+size:to], "")}
}

// needle is the search text in lower case, plain and JSON-encoded.
type needle struct{ plain, raw []byte }

func newNeedle(q string) *needle {
	raw, _ := json.Marshal(q) // encoding a string never fails
	return &needle{plain: lowerASCII([]byte(q)), raw: lowerASCII(raw[1 : len(raw)-1])}
}

// indexFolded returns the index in b of text, which is lower case, or -1. It ignores
// the case of ASCII letters in b.
func (s *searcher) indexFolded(b, text []byte) int {
	s.low = append(s.low[:0], b...)
	return bytes.Index(lowerASCII(s.low), text)
}

func lowerASCII(b []byte) []byte {
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] = c + 'a' - 'A'
		}
	}
	return b
}
