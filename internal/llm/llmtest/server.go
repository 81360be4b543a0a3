// Package llmtest runs model servers on loopback that speak the wire formats of
// the real ones: Anthropic Messages, OpenAI Responses, Chat Completions and
// Gemini, all streaming.
//
// A server answers from a function or an [llm.Script], checks requests as
// strictly as the real API does (a wrong field or message order is a 400), and
// fails on demand in every way that a network can. That the formats are real is
// proved in test/sdkpeers, where the vendors' own SDKs talk to these servers.
//
// The package needs no *testing.T: programs that measure or demonstrate start a
// server with [Serve].
package llmtest

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

// Config configures a server. Answer or Script must be set.
type Config struct {
	// Answer makes the answer to a request. Of the response it gives Text,
	// Reasoning, Calls, Stop, Detail (the format's own stop reason), Usage and
	// Model count; Usage zero is estimated, ids are the server's own. It is
	// called by several goroutines.
	Answer func(*Request) *llm.Response
	// Script answers where Answer is nil. Address finds the trial that a
	// request belongs to; by default the task is the first one of the script
	// whose id occurs in the conversation, the arm and index are none, and the
	// turn is counted.
	Script  *llm.Script
	Address func(*Request) llm.Meta

	Key     string             // a request with another key is refused; "" takes any
	Model   string             // id served; "" means the one asked for
	Latency time.Duration      // before the first byte
	Delta   int                // runes in one piece of text; 0 means 16
	Split   int                // bytes in one write to the network; 0 means whole events
	Fault   func(n int) *Fault // what goes wrong with the n-th request (from 1); nil for nothing
	// Refuse, if set, returns the fault of a request, nil for none.
	Refuse func(*Request) *Fault
	// Down, if set, reports whether the server is out: it resets every connection.
	Down func() bool
	// PlainJSON answers in one piece also where a stream is asked for. Without it the
	// server streams unless the request wants no stream.
	PlainJSON bool
	Header    map[string]string // that a request must have
	Quirks    Quirks
	Forget    bool // keep no requests
	// Foreign is for programs of others, such as coding agents: their requests
	// are read as far as an answer can depend on them, and not checked; what
	// they ask besides (models, counts of tokens) is answered and not counted.
	Foreign bool
}

// Quirks are what servers that imitate Chat Completions do differently, and
// Gemini's ids of calls.
type Quirks struct {
	NoUsage    bool // no usage at all
	Timings    bool // llama.cpp's timings in place of usage
	NoIDs      bool // calls without id
	NoIndex    bool // calls without index
	ZeroIndex  bool // every call has index 0
	WholeCalls bool // a call in one piece
	NoDone     bool // no [DONE] at the end
	StopCalls  bool // finish_reason "stop" after calls
	CallIDs    bool // Gemini: calls have ids
}

// Request is one request, in common terms and as it came.
type Request struct {
	N int // from 1
	llm.Request
	Header http.Header
	Path   string
	Body   []byte

	whole bool // it wants no stream
}

// Server is a running model server.
type Server struct {
	URL    string // without the version in it
	Format string // name of a provider in llm.Providers that speaks it

	conf   Config
	wire   wire
	server *http.Server
	client *http.Client
	done   chan struct{}

	mu       sync.Mutex
	n        int
	probes   int
	requests []*Request
}

// wire is one format.
type wire interface {
	// parse reads and checks a request. Its error is the API's.
	parse(r *Request) error
	// authorized returns the key of a request.
	key(h http.Header) string
	// events is the answer as the API streams it.
	events(a answer) []event
	// whole is the answer in one piece that events add up to.
	whole(events []event) string
	// refusal is the body of an error answer, and the event of an error that
	// comes in a stream.
	refusal(f Fault) (body []byte, ev event)
	// keepAlive is an event without content, as the API or servers that imitate it send.
	keepAlive() event
}

// Providers are one provider for each format, for tests of all.
var Providers = []string{llm.Anthropic, llm.Compatible, llm.Gemini, llm.OpenAI}

var wires = map[llm.Wire]wire{llm.Messages: anthropic{}, llm.Responses: responses{}, llm.ChatCompletions: chat{}, llm.GenerateContent: gemini{}}

// answer is a response with the server's additions.
type answer struct {
	*llm.Response
	n      int // of the request
	conf   *Config
	model  string
	pieces func(string) []string
}

// event is one server-sent event.
type event struct{ name, data string }

func (e event) String() string {
	if e.name == "" {
		return "data: " + e.data + "\n\n"
	}
	return "event: " + e.name + "\ndata: " + e.data + "\n\n"
}

// TB is the part of *testing.T that New needs.
type TB interface {
	Helper()
	Cleanup(func())
	Fatalf(format string, args ...any)
}

// New starts a server of a format on loopback and closes it when the test ends.
func New(t TB, format string, c Config) *Server {
	t.Helper()
	s, err := Serve("127.0.0.1:0", format, c)
	if err != nil {
		t.Fatalf("%v", err)
	}
	t.Cleanup(s.Close)
	return s
}

// Serve starts a server of a provider's format at addr, such as "127.0.0.1:0".
func Serve(addr, format string, c Config) (*Server, error) {
	info, ok := llm.FindProvider(format)
	if !ok {
		return nil, fmt.Errorf("model server: unknown format %q", format)
	}
	if c.Answer == nil && c.Script == nil {
		return nil, fmt.Errorf("model server: neither answers nor a script")
	}
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return nil, fmt.Errorf("model server: %w", err)
	}
	s := &Server{
		URL: "http://" + l.Addr().String(), Format: format, conf: c, wire: wires[info.Wire], done: make(chan struct{}),
		client: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 256, DisableCompression: true}},
	}
	s.server = &http.Server{Handler: http.HandlerFunc(s.serveRequest), ReadHeaderTimeout: 10 * time.Second}
	go func() { _ = s.server.Serve(l) }() // ends with Close
	return s, nil
}

// Close ends the server and every request that hangs in it.
func (s *Server) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	select {
	case <-s.done:
		return
	default:
	}
	close(s.done)
	_ = s.server.Close()
	s.client.CloseIdleConnections()
}

// BaseURL returns the address with the version in it where clients want it so.
func (s *Server) BaseURL() string {
	switch s.wire.(type) {
	case responses, chat:
		return s.URL + "/v1"
	}
	return s.URL
}

// Options returns the options of a client of the server.
func (s *Server) Options() llm.Options {
	return llm.Options{BaseURL: s.BaseURL(), Key: cmp.Or(s.conf.Key, "test-key-0123456789"), HTTPClient: s.client}
}

// Provider returns a client of the server.
func (s *Server) Provider() llm.Provider {
	p, err := llm.Open(s.Format, s.Options())
	if err != nil {
		panic(err) // the options are our own
	}
	return p
}

// Requests returns the requests so far, in the order in which they came.
func (s *Server) Requests() []*Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.requests)
}

// Count returns how many requests came so far.
func (s *Server) Count() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.n
}

// Probes returns how many requests for the description of a model came so far.
func (s *Server) Probes() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.probes
}

// isDown reports whether the server is out; the connection is then reset.
func (s *Server) isDown(w http.ResponseWriter) bool {
	if s.conf.Down == nil || !s.conf.Down() {
		return false
	}
	resetConnection(w)
	return true
}

// describeModel answers a request for the description of a model or for the list of models, and
// reports whether r is one.
func (s *Server) describeModel(w http.ResponseWriter, r *http.Request) bool {
	_, model, ok := strings.Cut(r.URL.Path, "/models/")
	isList := strings.HasSuffix(r.URL.Path, "/models")
	if r.Method != http.MethodGet || !ok && !isList {
		return false
	}
	s.mu.Lock()
	s.probes++
	s.mu.Unlock()
	switch {
	case s.conf.Key != "" && s.wire.key(r.Header) != s.conf.Key:
		s.writeError(w, Fault{Status: http.StatusUnauthorized, Message: "invalid x-api-key"})
	case isList:
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte(encodeJSON(obj{"object": "list", "data": []obj{{"id": s.conf.Model}}})))
	case s.conf.Model != "" && s.conf.Model != model:
		s.writeError(w, Fault{Status: http.StatusNotFound, Message: "model: " + model})
	default:
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte(encodeJSON(obj{"id": model, "name": "models/" + model})))
	}
	return true
}

func (s *Server) serveRequest(w http.ResponseWriter, r *http.Request) {
	if s.isDown(w) || s.describeModel(w, r) {
		return
	}
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	if s.conf.Foreign && s.answerAside(w, r, body) {
		return
	}
	req, f := s.noteRequest(r, body)
	if f.Kind == HangFirst || !s.sleepFor(r.Context(), s.conf.Latency) {
		s.hangUntilDone(r.Context())
		return
	}
	if f.failBefore(s, w) {
		return
	}
	if s.conf.Key != "" && s.wire.key(r.Header) != s.conf.Key {
		s.writeError(w, Fault{Status: http.StatusUnauthorized, Message: "invalid x-api-key"})
		return
	}
	if r.Method != http.MethodPost {
		s.writeError(w, Fault{Status: http.StatusMethodNotAllowed, Message: "only POST"})
		return
	}
	parse := s.wire.parse
	if s.conf.Foreign {
		parse = func(r *Request) error { return parseLenient(s.Format, r) }
	}
	if err := parse(req); err != nil {
		s.writeError(w, *refusalOf(err))
		return
	}
	if s.conf.Refuse != nil {
		if g := s.conf.Refuse(req); g != nil {
			f = g
		}
		if f.Kind == HangFirst {
			s.hangUntilDone(r.Context())
			return
		}
		if f.failBefore(s, w) {
			return
		}
	}
	a, refused := s.newAnswer(req)
	if refused != nil {
		s.writeError(w, *refused)
		return
	}
	s.writeAnswer(w, r, req, f, a)
}

// writeAnswer sends an answer as a stream with its fault, or in one piece.
func (s *Server) writeAnswer(w http.ResponseWriter, r *http.Request, req *Request, f *Fault, a *answer) {
	if s.conf.PlainJSON || req.whole {
		w.Header().Set("Content-Type", "application/json; charset=utf-8")
		_, _ = io.WriteString(w, s.wire.whole(s.wire.events(*a)))
		return
	}
	w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
	w.Header().Set("Cache-Control", "no-cache")
	f.writeStream(s, w, r, s.wire.events(*a))
}

// noteRequest numbers and keeps a request. It returns the request with its fault.
func (s *Server) noteRequest(r *http.Request, body []byte) (*Request, *Fault) {
	req := &Request{Header: r.Header.Clone(), Path: r.URL.RequestURI(), Body: body}
	s.mu.Lock()
	s.n++
	req.N = s.n
	if !s.conf.Forget {
		s.requests = append(s.requests, req)
	}
	s.mu.Unlock()
	for name, value := range s.conf.Header {
		if r.Header.Get(name) != value {
			return req, &Fault{Kind: Status, Status: http.StatusForbidden, Message: "header " + name + " is missing or wrong"}
		}
	}
	if s.conf.Fault != nil {
		if f := s.conf.Fault(req.N); f != nil {
			return req, f
		}
	}
	return req, &Fault{}
}

// newAnswer asks for the answer to a request.
func (s *Server) newAnswer(req *Request) (*answer, *Fault) {
	a := &answer{n: req.N, conf: &s.conf, pieces: s.splitText}
	if s.conf.Answer != nil {
		a.Response = s.conf.Answer(req)
	} else {
		req.Meta = s.trialOf(req)
		resp, fault, err := s.conf.Script.Answer(&req.Request)
		switch {
		case err != nil:
			return nil, &Fault{Status: http.StatusBadRequest, Message: err.Error()}
		case fault != nil:
			return nil, &Fault{Status: fault.Status, After: fault.After, Message: "as the script says"}
		}
		resp.Model = ""
		a.Response = resp
	}
	own := *a.Response
	a.Response = &own
	a.model = cmp.Or(own.Model, s.conf.Model, req.Model)
	if own.Stop == "" {
		own.Stop = llm.StopEnd
		if len(own.Calls) > 0 {
			own.Stop = llm.StopTools
		}
	}
	own.Calls = slices.Clone(own.Calls)
	if u := own.Usage; u.Input+u.CacheRead+u.CacheWrite5m+u.CacheWrite1h+u.Output == 0 {
		own.Usage = trial.Usage{Input: int64(len(req.Body)+3) / 4, Output: int64(len(own.Text)+len(own.Reasoning)+3) / 4, Reasoning: int64(len(own.Reasoning)) / 4}
		for _, c := range own.Calls {
			own.Usage.Output += int64(len(c.Args)+3) / 4
		}
	}
	return a, nil
}

func (s *Server) trialOf(req *Request) llm.Meta {
	if s.conf.Address != nil {
		return s.conf.Address(req)
	}
	m := llm.Meta{Turn: 1}
	for _, msg := range req.Messages {
		if msg.Role == llm.Assistant {
			m.Turn++
		}
		for _, task := range s.conf.Script.Tasks() {
			if m.Task == "" && strings.Contains(msg.Text, task) {
				m.Task = task
			}
		}
	}
	return m
}

// splitText cuts text as a model would send it.
func (s *Server) splitText(text string) []string {
	size := cmp.Or(s.conf.Delta, 16)
	var out []string
	for c := range slices.Chunk([]rune(text), size) {
		out = append(out, string(c))
	}
	return out
}

func (s *Server) sleepFor(ctx context.Context, d time.Duration) bool {
	if d <= 0 {
		return true
	}
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-ctx.Done():
	case <-s.done:
	}
	return false
}

func (s *Server) hangUntilDone(ctx context.Context) {
	select {
	case <-ctx.Done():
	case <-s.done:
	}
}

// reasoningSignature stands for what real models sign or encrypt; it must come
// back with the text that it was made of.
func reasoningSignature(text string) string {
	sum := sha256.Sum256([]byte("llmtest\n" + text))
	return base64.StdEncoding.EncodeToString(sum[:])
}
