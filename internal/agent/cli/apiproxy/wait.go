package apiproxy

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/llm"
)

// The waits of a request whose endpoint is out.
const (
	firstWait = time.Second
	// keepAliveAfter is when a client that waits for a stream gets the head of it, and
	// then a comment every keepAliveEvery: clients give up a request without a head
	// after minutes.
	keepAliveAfter = 20 * time.Second
	keepAliveEvery = 10 * time.Second
	// newcomer bounds the wait for an endpoint that has never answered.
	newcomer = 30 * time.Second
)

var errSilent = errors.New("silent")

// waiter sends requests again as long as nothing of an answer has come. It is the
// transport of the proxy.
type waiter struct{ p *Proxy }

// RoundTrip implements http.RoundTripper.
func (w waiter) RoundTrip(r *http.Request) (*http.Response, error) {
	x := exchangeOf(r.Context())
	if x == nil || x.meter == nil || x.body == nil || w.p.conf.Outage <= 0 {
		return w.p.client.RoundTrip(r)
	}
	began := time.Now()
	for wait := firstWait; ; wait = min(2*wait, llm.MaxProbeWait) {
		out := r.Clone(r.Context())
		out.Body = io.NopCloser(bytes.NewReader(x.body))
		resp, again, after, err := w.try(x, out)
		if !again {
			w.p.answered.Store(true)
			w.p.conf.noteAnswer()
			return resp, err
		}
		patience := w.p.conf.Outage
		if !w.p.hasAnswered() {
			patience = min(patience, newcomer)
		}
		if r.Context().Err() != nil || time.Since(began)+max(wait, after) > patience {
			return resp, err
		}
		if resp != nil {
			_ = resp.Body.Close()
		} else if !llm.IsUnsent(err) && x.paid != nil { // it may have been charged
			x.paid(nil, false)
			x.paid = nil
			x.demand.Again = true
			if err := x.askAllowance(r.Context()); err != nil {
				return nil, err
			}
		}
		if err := x.waitOut(r.Context(), max(wait, after)); err != nil {
			return nil, err
		}
	}
}

// try sends a request once. again reports whether nothing of an answer came, though one
// may come later; after is the wait that the endpoint asks for. A silence of the
// endpoint stops the clocks of the trial.
func (w waiter) try(x *exchange, r *http.Request) (resp *http.Response, again bool, after time.Duration, err error) {
	ctx, cancel := context.WithCancelCause(r.Context())
	silence := time.AfterFunc(w.p.conf.idle(), func() { cancel(errSilent) })
	defer silence.Stop()
	const pauseShare = 8
	hold := newHold(w.p.conf.Suspend, w.p.conf.idle()/pauseShare)
	defer func() { hold.end(!again) }()
	resp, err = w.p.client.RoundTrip(r.WithContext(ctx))
	if err != nil {
		if errors.Is(context.Cause(ctx), errSilent) {
			err = fmt.Errorf("no answer for %s", w.p.conf.idle())
		}
		return nil, r.Context().Err() == nil, 0, err
	}
	media, _, _ := mime.ParseMediaType(resp.Header.Get("Content-Type"))
	switch {
	case resp.StatusCode == http.StatusNoContent:
		return resp, true, 0, nil
	case resp.StatusCode >= 400:
		body, _ := io.ReadAll(io.LimitReader(resp.Body, maxRefusal))
		resp.Body = readCloser{io.MultiReader(bytes.NewReader(body), resp.Body), resp.Body}
		again, after = llm.MayPass(resp.StatusCode, resp.Header, body)
		return resp, again, after, nil
	case media == "text/event-stream":
		in := bufio.NewReaderSize(resp.Body, peekSize)
		if !hasContent(in) && r.Context().Err() == nil {
			_ = resp.Body.Close()
			return nil, true, 0, errors.New("the answer holds nothing")
		}
		resp.Body = readCloser{in, resp.Body}
	}
	return resp, false, 0, nil
}

const peekSize = 64 << 10

// hasContent waits for a line of a stream that is neither empty nor a comment. It
// returns false if the stream ends before.
func hasContent(in *bufio.Reader) bool {
	for n := 1; ; n++ {
		b, err := in.Peek(n)
		if len(b) < n {
			return errors.Is(err, bufio.ErrBufferFull)
		}
		b, _ = in.Peek(max(in.Buffered(), n))
		for line := range bytes.Lines(b) {
			if line[0] != ':' && len(bytes.TrimSpace(line)) > 0 {
				return true
			}
		}
		n = len(b)
	}
}

type readCloser struct {
	io.Reader
	io.Closer
}

// hold stops the clocks of a trial if a wait takes longer than a pause.
type hold struct {
	mu     sync.Mutex
	timer  *time.Timer
	resume func(counts bool)
	over   bool
}

func newHold(suspend func() func(bool), pause time.Duration) *hold {
	h := &hold{}
	if suspend == nil {
		suspend = func() func(bool) { return func(bool) {} }
	}
	h.timer = time.AfterFunc(pause, func() {
		h.mu.Lock()
		defer h.mu.Unlock()
		if !h.over {
			h.resume = suspend()
		}
	})
	return h
}

// end ends the wait. counts reports whether it was the agent's after all.
func (h *hold) end(counts bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.timer.Stop()
	h.over = true
	if h.resume != nil {
		h.resume(counts)
	}
}

// waitOut waits for d and keeps the connection of the client alive. The time is the
// endpoint's.
func (x *exchange) waitOut(ctx context.Context, d time.Duration) error {
	hold := newHold(x.p.conf.Suspend, 0)
	defer hold.end(false)
	x.p.mu.Lock()
	x.rec.WaitedMS += d.Milliseconds()
	x.rec.Tries++
	x.p.mu.Unlock()
	for d > 0 {
		step := min(d, keepAliveEvery)
		if err := llm.Sleep(ctx, step); err != nil {
			return err
		}
		d -= step
		x.p.conf.Alive()
		if x.streams && time.Since(x.began) >= x.p.keepAlive {
			x.out.keepAlive()
		}
	}
	return nil
}

// heldWriter is the answer to a client that may wait. The head of a stream can be sent
// before the endpoint has answered; if it then answers otherwise the connection ends,
// and the client asks again.
type heldWriter struct {
	http.ResponseWriter
	early bool // the head is sent
	wrong bool // the answer does not fit to it
}

// Unwrap lets http.ResponseController reach the writer below.
func (w *heldWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

func (w *heldWriter) keepAlive() {
	if !w.early {
		w.early = true
		w.Header().Set("Content-Type", "text/event-stream")
		w.ResponseWriter.WriteHeader(http.StatusOK)
	}
	_, _ = io.WriteString(w.ResponseWriter, ": waiting for the model API\n\n")
	_ = http.NewResponseController(w.ResponseWriter).Flush()
}

// WriteHeader implements http.ResponseWriter.
func (w *heldWriter) WriteHeader(status int) {
	if w.early {
		w.wrong = w.wrong || status != http.StatusOK
		return
	}
	w.ResponseWriter.WriteHeader(status)
}

// Write implements http.ResponseWriter.
func (w *heldWriter) Write(b []byte) (int, error) {
	if w.wrong {
		return 0, http.ErrAbortHandler
	}
	return w.ResponseWriter.Write(b)
}

// end ends a connection whose head was wrong.
func (w *heldWriter) end() {
	if w.wrong {
		panic(http.ErrAbortHandler)
	}
}
