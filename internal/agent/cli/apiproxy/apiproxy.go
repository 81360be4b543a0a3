// Package apiproxy is a proxy on loopback between an agent CLI and the model API that
// records one line a request.
//
// Requests and answers pass unchanged, streams piece by piece as they come; only the
// wish for a compressed answer is removed, since the proxy must read usage. The record
// is small: when, where, how large, how it ended, the names of the tools offered, and
// the tokens used, by class. Headers, and with them keys, are never kept, nor are
// queries, prompts and answers.
//
// WebSockets are refused: their usage could not be counted, and clients fall back to
// plain HTTP.
package apiproxy

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Config configures a proxy.
type Config struct {
	Upstream string // base URL of the API, such as https://api.anthropic.com or https://api.openai.com/v1
	// Headers are set on every request, by name.
	Headers map[string]string
	Log     io.Writer      // gets one line of JSON a request when it is over; may be nil
	Redact  *seal.Redactor // of the lines; may be nil
	Alive   func()         // called for every request and every event that adds to an answer; may be nil
	// Outage is how long a request is sent again while nothing of an answer comes; 0
	// passes every failure on.
	Outage time.Duration
	// Idle is the longest silence of the API before an answer; 0 means [llm.DefaultIdle].
	Idle time.Duration
	// Suspend stops the clocks of the trial, as agent.Clock; may be nil.
	Suspend func() (resume func(counts bool))
	// Allow, if set, is asked before a request for an answer of a model is sent. Its error
	// refuses the request. paid gets the usage of the answer; nil with free set if the
	// request cost nothing, nil without if that is not known.
	Allow func(context.Context, Demand) (paid func(u *trial.Usage, free bool), err error)
	// Answered is shared by proxies to the same API: it is set when it answers. An API
	// that never has is not waited for as long; may be nil.
	Answered *atomic.Bool
}

func (c *Config) idle() time.Duration { return cmp.Or(c.Idle, llm.DefaultIdle) }

func (c *Config) noteAnswer() {
	if c.Answered != nil {
		c.Answered.Store(true)
	}
}

func (p *Proxy) hasAnswered() bool {
	return p.answered.Load() || p.conf.Answered != nil && p.conf.Answered.Load()
}

// Demand is the most that a request for an answer can use.
type Demand struct {
	Model         string
	Input, Output int64
	Again         bool // it was sent before, and nothing of an answer came
}

// Request is the record of one request.
type Request struct {
	N          int    `json:"n"`     // from 1, in the order in which they came
	AtMS       int64  `json:"at_ms"` // since the proxy started
	TookMS     int64  `json:"took_ms"`
	FirstMS    *int64 `json:"first_ms,omitempty"` // from the request to the first byte of the answer's body
	Method     string `json:"method"`
	Path       string `json:"path"`                 // without the query, which can hold a key
	Generation bool   `json:"generation,omitempty"` // asks for an answer of a model, not for a list or a count
	Bytes      int64  `json:"bytes"`                // of the request's body
	Model      string `json:"model,omitempty"`      // served, or else asked for
	// Tools are the names of the tools offered to the model, if they differ from the
	// request before; ToolCount and ToolBytes are of every request.
	Tools     []string `json:"tools,omitempty"`
	ToolCount int      `json:"tool_count,omitempty"`
	ToolBytes int64    `json:"tool_bytes,omitempty"`
	Retry     bool     `json:"retry,omitempty"` // sent before, and it failed
	// WaitedMS is how long the request was held back, and Tries how often it was sent
	// again, while the API gave no answer.
	WaitedMS    int64 `json:"waited_ms,omitempty"`
	Tries       int   `json:"tries,omitempty"`
	Status      int   `json:"status,omitempty"`
	AnswerBytes int64 `json:"answer_bytes"`
	// Usage is the usage of a request that was answered; partial if the answer broke
	// off.
	Usage *trial.Usage `json:"usage,omitempty"`
	Error string       `json:"error,omitempty"` // why there is no whole answer
}

// Proxy is a running proxy. Its methods are safe for concurrent use.
type Proxy struct {
	conf     Config
	upstream *url.URL
	url      string
	start    time.Time
	server   *http.Server
	forward  *httputil.ReverseProxy
	client   *http.Transport
	served   chan struct{}
	unhook   func() bool

	answered atomic.Bool
	// keepAlive is [keepAliveAfter]; tests have less patience.
	keepAlive time.Duration

	mu      sync.Mutex
	n       int
	done    []Request           // by N
	open    map[*exchange]bool  // in flight
	used    int64               // tokens of all answered requests
	failed  map[seal.Digest]int // by content: the first that failed
	tools   []string            // of the last request with tools
	closed  bool
	lineErr error
	flight  sync.WaitGroup
}

// Start starts a proxy on loopback. It ends with [Proxy.Close], or with ctx.
func Start(ctx context.Context, c Config) (*Proxy, error) {
	up, err := url.Parse(c.Upstream)
	if err != nil || up.Host == "" || up.Scheme != "http" && up.Scheme != "https" {
		return nil, errors.New("recording proxy: the base URL of the model API is no http(s) address")
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("recording proxy: %w", err)
	}
	if c.Alive == nil {
		c.Alive = func() {}
	}
	p := &Proxy{
		conf: c, upstream: up, keepAlive: keepAliveAfter, start: time.Now(), served: make(chan struct{}),
		url:  "http://" + l.Addr().String() + strings.TrimSuffix(up.EscapedPath(), "/"),
		open: map[*exchange]bool{}, failed: map[seal.Digest]int{},
		client: &http.Transport{
			Proxy: http.ProxyFromEnvironment, DisableCompression: true, ForceAttemptHTTP2: true,
			TLSHandshakeTimeout: 15 * time.Second, MaxIdleConnsPerHost: 16, IdleConnTimeout: 90 * time.Second,
		},
	}
	quiet := log.New(io.Discard, "", 0)
	p.forward = &httputil.ReverseProxy{
		Transport: waiter{p}, FlushInterval: -1, ErrorLog: quiet,
		Rewrite:        p.rewriteRequest,
		ModifyResponse: p.modifyResponse,
		ErrorHandler:   p.handleError,
	}
	p.server = &http.Server{Handler: http.HandlerFunc(p.serveRequest), ReadHeaderTimeout: 30 * time.Second, ErrorLog: quiet}
	go func() {
		_ = p.server.Serve(l) // ends with Close
		close(p.served)
	}()
	p.unhook = context.AfterFunc(ctx, func() { _ = p.Close() })
	return p, nil
}

// URL returns the base URL for the CLI in place of Config.Upstream. It has the same
// path.
func (p *Proxy) URL() string { return p.url }

// Addr returns host and port on which the proxy listens.
func (p *Proxy) Addr() string {
	host, _, _ := strings.Cut(strings.TrimPrefix(p.url, "http://"), "/")
	return host
}

// Requests returns the requests that are over, in the order in which they were
// sent. After [Proxy.Close] these are all.
func (p *Proxy) Requests() []Request {
	p.mu.Lock()
	defer p.mu.Unlock()
	out := slices.Clone(p.done)
	slices.SortFunc(out, func(a, b Request) int { return cmp.Compare(a.N, b.N) })
	return out
}

// Waiting returns for how long the model API has let a request wait for its
// answer, or for the next piece of it, of several the longest; 0 if none waits.
func (p *Proxy) Waiting() time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	longest := time.Duration(0)
	for x := range p.open {
		if x.rec.Generation {
			longest = max(longest, time.Since(x.last))
		}
	}
	return longest
}

// Close ends the proxy and the requests in flight, and waits until these are
// written down. Its error is the first of Config.Log.
func (p *Proxy) Close() error {
	p.mu.Lock()
	first := !p.closed
	p.closed = true
	for x := range p.open {
		x.cancel(errClosed)
	}
	p.mu.Unlock()
	if first {
		p.unhook()
		_ = p.server.Close()
	}
	<-p.served
	p.flight.Wait()
	p.client.CloseIdleConnections()
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.lineErr
}

var (
	errClosed = errors.New("the run ended before the answer did")
	errHungUp = errors.New("the agent hung up")
)

// maxBody is the most bytes of a request that are read for its summary; longer ones
// pass unread.
const maxBody = 64 << 20

type exchange struct {
	p      *Proxy
	began  time.Time
	last   time.Time // when something was last heard; guarded by p.mu
	cancel context.CancelCauseFunc
	rec    Request // guarded by p.mu
	body   []byte  // of the request; nil if it is too long to be sent again
	// streams reports whether the client waits for a stream in which it accepts comments.
	streams bool
	out     *heldWriter
	digest  seal.Digest // guarded by p.mu
	over    chan struct{}
	meter   *llm.Meter
	demand  Demand
	paid    func(u *trial.Usage, free bool) // nil if nothing is held for the request
	// reader of the answer's copy; nil until there is an answer
	copy  *copier
	err   error
	ended bool // the answer's body came to its end
}

type exchangeKey struct{}

func exchangeOf(ctx context.Context) *exchange {
	x, _ := ctx.Value(exchangeKey{}).(*exchange)
	return x
}

func (p *Proxy) serveRequest(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithCancelCause(r.Context())
	defer cancel(nil)
	now := time.Now()
	held := &heldWriter{ResponseWriter: w}
	defer held.end()
	x := &exchange{p: p, began: now, last: now, cancel: cancel, over: make(chan struct{}), out: held}
	x.rec = Request{AtMS: x.began.Sub(p.start).Milliseconds(), Method: r.Method, Path: r.URL.Path}
	p.mu.Lock()
	if p.closed {
		p.mu.Unlock()
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	p.n++
	x.rec.N = p.n
	p.open[x] = true
	p.flight.Add(1)
	p.mu.Unlock()
	defer p.flight.Done()
	defer x.writeRecord(ctx)
	p.conf.Alive()

	if r.Header.Get("Upgrade") != "" {
		x.err = errors.New("a WebSocket was refused")
		x.rec.Status = http.StatusNotImplemented
		http.Error(w, "assay records plain HTTP only", http.StatusNotImplemented)
		return
	}
	if err := x.readRequest(r); err != nil {
		x.err = fmt.Errorf("read the request: %w", err)
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	if err := x.askAllowance(ctx); err != nil {
		x.err = err
		x.rec.Status = http.StatusForbidden
		http.Error(w, "assay sends this request to no model: "+err.Error(), http.StatusForbidden)
		return
	}
	p.forward.ServeHTTP(held, r.WithContext(context.WithValue(ctx, exchangeKey{}, x)))
}

// askAllowance asks whether the request may be sent.
func (x *exchange) askAllowance(ctx context.Context) (err error) {
	if x.meter == nil || x.p.conf.Allow == nil {
		return nil
	}
	x.paid, err = x.p.conf.Allow(ctx, x.demand)
	return err
}

// settle reports the usage of the request. An answer of an error costs nothing.
func (x *exchange) settle(rec *Request) {
	if x.paid == nil {
		return
	}
	u := rec.Usage
	if u != nil && u.Partial {
		u = nil
	}
	x.paid(u, rec.Status >= http.StatusBadRequest && rec.Usage == nil || rec.Status == 0 && llm.IsUnsent(x.err))
}

// readRequest reads the request's body and puts it back.
func (x *exchange) readRequest(r *http.Request) error {
	b, err := io.ReadAll(io.LimitReader(r.Body, maxBody+1))
	if err != nil {
		return err
	}
	if int64(len(b)) <= maxBody {
		// Nothing of the incoming body is left in it: that is closed as soon as the
		// answer begins, and reading its end only then would end the connection to the
		// API, and so the answer.
		x.body = b
		r.Body, r.ContentLength, r.TransferEncoding = io.NopCloser(bytes.NewReader(b)), int64(len(b)), nil
		if len(b) == 0 {
			r.Body = http.NoBody
		}
	} else {
		r.Body = struct {
			io.Reader
			io.Closer
		}{io.MultiReader(bytes.NewReader(b), r.Body), r.Body}
	}
	s := summarizeRequest(r.Method, r.URL.Path, r.Header.Get("Content-Encoding"), b)
	p := x.p
	p.mu.Lock()
	defer p.mu.Unlock()
	x.rec.Bytes = max(int64(len(b)), r.ContentLength)
	x.rec.Generation, x.rec.Model = s.wire != "", s.model
	x.demand = Demand{Model: s.model, Input: s.input, Output: s.output}
	if s.continues { // the API adds the requests before
		x.demand.Input += p.used
	}
	if s.wire == "" {
		return nil
	}
	x.meter = llm.NewMeter(s.wire)
	x.streams = s.stream && s.wire != llm.GenerateContent // Google's client takes no comments
	x.rec.ToolCount, x.rec.ToolBytes = len(s.tools), s.toolBytes
	if !slices.Equal(s.tools, p.tools) {
		x.rec.Tools, p.tools = s.tools, s.tools
	}
	x.digest = seal.Of(append([]byte(r.URL.Path+"\n"), b...))
	again := r.Header.Get("X-Stainless-Retry-Count")
	x.rec.Retry = again != "" && again != "0"
	return nil
}

func (p *Proxy) rewriteRequest(r *httputil.ProxyRequest) {
	r.Out.URL.Scheme, r.Out.URL.Host, r.Out.Host = p.upstream.Scheme, p.upstream.Host, p.upstream.Host
	r.Out.URL.User = p.upstream.User
	r.Out.Header.Set("Accept-Encoding", "identity")
	for name, value := range p.conf.Headers {
		r.Out.Header.Set(name, value)
	}
	if r.In.Header.Get("User-Agent") == "" {
		r.Out.Header["User-Agent"] = nil // net/http would add its own
	}
}

// modifyResponse records the head of an answer and copies its body.
func (p *Proxy) modifyResponse(resp *http.Response) error {
	x := exchangeOf(resp.Request.Context())
	if x == nil {
		return nil
	}
	p.mu.Lock()
	x.rec.Status = resp.StatusCode
	if resp.StatusCode >= 400 {
		p.noteFailure(x) // before the agent knows, and asks again
	}
	p.mu.Unlock()
	x.copy = newCopier(resp, x.meter, x.noteEvent)
	resp.Body = &tee{body: resp.Body, x: x}
	return nil
}

// handleError records that the API could not be reached.
func (p *Proxy) handleError(w http.ResponseWriter, r *http.Request, err error) {
	if x := exchangeOf(r.Context()); x != nil {
		x.err = err
		if u, ok := errors.AsType[*url.Error](err); ok {
			x.err = u.Err // without the address
		}
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(http.StatusBadGateway)
	text := cleanMessage(fmt.Sprintf("%s: %v", p.upstream.Host, err))
	_ = json.NewEncoder(w).Encode(map[string]any{"type": "error", "error": map[string]string{"type": "api_error", "message": text}})
}

// tee is the body of an answer on its way.
type tee struct {
	body io.ReadCloser
	x    *exchange
}

func (t *tee) Read(b []byte) (int, error) {
	n, err := t.body.Read(b)
	if n > 0 {
		t.x.noteData(int64(n))
		t.x.copy.writeBody(b[:n])
	}
	if errors.Is(err, io.EOF) {
		t.x.ended = true
	} else if err != nil {
		t.x.err = err
	}
	return n, err
}

func (t *tee) Close() error { return t.body.Close() }

func (x *exchange) noteData(n int64) {
	x.p.mu.Lock()
	defer x.p.mu.Unlock()
	x.rec.AnswerBytes += n
	if x.copy.pipe == nil {
		x.last = time.Now()
		x.p.conf.Alive()
	}
	if x.rec.FirstMS == nil {
		x.rec.FirstMS = new(time.Since(x.began).Milliseconds())
	}
}

// noteEvent records an event that adds to the answer.
func (x *exchange) noteEvent() {
	x.p.conf.Alive()
	x.p.mu.Lock()
	defer x.p.mu.Unlock()
	x.last = time.Now()
}

func (x *exchange) writeRecord(ctx context.Context) {
	var refusal string
	if x.copy != nil {
		refusal = x.copy.finishBody()
	}
	p := x.p
	p.awaitSameRequest(x)
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.open, x)
	defer close(x.over)
	rec := &x.rec
	rec.TookMS = time.Since(x.began).Milliseconds()
	whole := true
	if x.meter != nil && rec.Status == http.StatusOK {
		u, model, w, ok := x.meter.Usage()
		rec.Model, whole = cmp.Or(model, rec.Model), w
		if ok {
			u.Model = rec.Model
			rec.Usage = &u
			p.used += u.Input + u.CacheRead + u.CacheWrite5m + u.CacheWrite1h + u.Output
		}
	}
	rec.Error = x.failureReason(ctx, refusal, whole)
	x.settle(rec)
	if rec.Generation {
		// Now and not at its start: the one before may have been about to end.
		if n := p.failed[x.digest]; 0 < n && n < rec.N {
			rec.Retry = true
		} else if rec.Error != "" {
			p.noteFailure(x)
		}
	}
	p.done = append(p.done, *rec)
	if p.conf.Log == nil {
		return
	}
	line, err := json.Marshal(rec)
	if err == nil {
		_, err = p.conf.Log.Write(append(p.conf.Redact.Bytes(line), '\n'))
	}
	if err != nil && p.lineErr == nil {
		p.lineErr = fmt.Errorf("record of the model API: %w", err)
	}
}

// awaitSameRequest waits a moment for earlier requests of the same content, which may be
// about to fail: an agent that hears of it asks again at once.
func (p *Proxy) awaitSameRequest(x *exchange) {
	var same []*exchange
	p.mu.Lock()
	for o := range p.open {
		if x.rec.Generation && o.digest == x.digest && o.rec.N < x.rec.N {
			same = append(same, o)
		}
	}
	p.mu.Unlock()
	patience := time.After(50 * time.Millisecond)
	for _, o := range same {
		select {
		case <-o.over:
		case <-patience:
			return
		}
	}
}

// noteFailure remembers that a request has failed. p.mu is held.
func (p *Proxy) noteFailure(x *exchange) {
	if x.rec.Generation && p.failed[x.digest] == 0 {
		p.failed[x.digest] = x.rec.N
	}
}

// failureReason returns why the answer is incomplete, or "".
func (x *exchange) failureReason(ctx context.Context, refusal string, whole bool) string {
	cause := context.Cause(ctx)
	switch {
	case errors.Is(cause, errClosed):
		return errClosed.Error()
	case x.rec.Status >= 400 || x.meter != nil && x.rec.Status == http.StatusOK && x.meter.Error() != "":
		say := refusal
		if x.meter != nil {
			say = cmp.Or(say, x.meter.Error())
		}
		if x.err != nil {
			say = cmp.Or(say, x.err.Error())
		}
		return cleanMessage(cmp.Or(say, http.StatusText(x.rec.Status), "an error"))
	case x.rec.Generation && x.rec.Status == http.StatusOK && whole:
		return "" // errors after the end of the answer do not count
	case x.rec.Generation && x.rec.Status == http.StatusOK && x.ended:
		return "the answer broke off"
	case cause != nil:
		return errHungUp.Error()
	case x.err != nil:
		return cleanMessage(x.err.Error())
	}
	return ""
}

func cleanMessage(s string) string {
	s = strings.Join(strings.Fields(strings.ToValidUTF8(s, "�")), " ")
	if r := []rune(s); len(r) > 300 {
		s = string(r[:300]) + "…"
	}
	return s
}
