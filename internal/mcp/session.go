// Package mcp speaks to MCP servers as a client: it starts or reaches one, lists
// its tools and calls them (docs/guide/servers.md).
//
// A stdio server runs as a child that cannot outlive the session: closing its
// standard input asks it to end, and a child that does not end is killed with
// all that it started. A streamable HTTP server is reached by its address. The
// client offers no sampling, roots only with [Config.Root] and elicitation only
// with [Config.Elicit], so that a server shows the same tools to every arm of
// an evaluation. A server that asks all the same is refused. [Session.Notes]
// reports such requests, and lines on standard output that are no messages.
//
// # Results and faults
//
// The report of a tool is a [Result]: the agent called it, and sees it. So is an
// answer of the protocol that the server is alive to give, such as −32602 for
// bad arguments or an unknown tool. All else is the treatment's: a server that
// does not start, dies, falls silent or does not know tools/call. That is a
// *trial.Fault of class treatment, with the server's last words on standard
// error, and makes the trial void.
package mcp

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/proc"
)

// Config says how a server is started or reached. Exactly one of Command and URL
// is set.
type Config struct {
	Name    string   // for messages
	Command []string // program and arguments of a stdio server
	URL     string   // address of a streamable HTTP server
	Env     []string // "NAME=value"; the child's whole environment
	// Headers are sent with every request to URL. They may be secrets and are in
	// no message of this package.
	Headers map[string]string

	// Limits bound a stdio server with its descendants.
	Limits proc.Limits

	StartTimeout time.Duration // for start and handshake; 0 is [DefaultStart]
	CallTimeout  time.Duration // for one call; 0 is [DefaultCall]
	// CallMax limits a call whose server reports progress. Each report extends the
	// limit by CallTimeout, up to CallMax in total; 0 means five times CallTimeout.
	CallMax    time.Duration
	Stderr     io.Writer // receives the child's standard error; may be nil
	MaxMessage int       // maximum bytes of a message; 0 means [DefaultMessage]

	// Tap, if set, wraps the streams of a stdio server: it gets the server's
	// output and input and returns their replacements, such as streams that
	// record.
	Tap func(io.ReadCloser, io.WriteCloser) (io.ReadCloser, io.WriteCloser)
	// Root returns the client's working folder for servers that request roots, or "" if
	// none. If Root is nil the client does not offer roots.
	Root func(context.Context) (string, error)
	// Elicit offers the server to ask the user, and answers each question with
	// the defaults of its form. Evaluations leave it off: a server may show
	// other tools to a client that can be asked.
	Elicit bool
}

// The time limits of a [Config] that sets none.
const (
	DefaultStart = 30 * time.Second
	DefaultCall  = 60 * time.Second
	// DefaultMessage is the longest message that a server may send, in bytes.
	DefaultMessage = 64 << 20
)

// closing is how long a server may take to end once its standard input is
// closed, and then again after SIGTERM.
const closing = time.Second

// reconnects is how often an answer is asked for again, where a server of HTTP
// closed its stream before the answer and named the event to continue from.
const reconnects = 2

// stderrKept is how much of the end of a server's standard error is kept, in
// bytes.
const stderrKept = 64 << 10

// The ways in which a server lets the treatment down. Faults wrap them.
var (
	ErrTimeout = errors.New("no answer in time")
	ErrDied    = errors.New("the server has died")
	errClosed  = errors.New("the session is closed")
)

// Session is a connection to a server. It is safe for concurrent use.
type Session struct {
	cfg    Config
	client *sdk.ClientSession
	child  *proc.Proc // nil for HTTP
	stderr *outputTail
	http   *http.Transport // nil for stdio
	hello  json.RawMessage // server's answer to the handshake, without _meta

	mu      sync.Mutex
	notes   Notes
	ended   time.Time    // when the child did
	changed atomic.Int64 // notifications that the tools have changed
	calls   atomic.Int64 // number of calls made
	waits   sync.Map     // clock of each waiting call, by progress token
}

// Notes are a server's mistakes and its requests that were refused.
type Notes struct {
	Asked []string // methods of the client that it asked for and was refused, sorted
	Junk  int      // lines on standard output that are no messages
	First string   // the beginning of the first of them
}

// StartError reports that a server did not start. Stderr is the standard error
// until then.
type StartError struct {
	Err    error
	Stderr []byte
}

func (e *StartError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e *StartError) Unwrap() error { return e.Err }

// Start starts or reaches a server and shakes hands with it. The session lives
// until [Session.Close], also if ctx ends before.
func Start(ctx context.Context, cfg Config) (*Session, error) {
	cfg.StartTimeout = cmp.Or(cfg.StartTimeout, DefaultStart)
	cfg.CallTimeout = cmp.Or(cfg.CallTimeout, DefaultCall)
	cfg.CallMax = max(cfg.CallTimeout, cmp.Or(cfg.CallMax, 5*cfg.CallTimeout))
	cfg.MaxMessage = cmp.Or(cfg.MaxMessage, DefaultMessage)
	s := &Session{cfg: cfg, stderr: &outputTail{max: stderrKept}}
	transport, err := s.startTransport()
	if err != nil {
		return nil, err
	}
	options := &sdk.ClientOptions{
		Capabilities: &sdk.ClientCapabilities{}, MultiRoundTrip: &sdk.MultiRoundTripOptions{Disabled: !cfg.Elicit},
	}
	if cfg.Root != nil {
		options.Capabilities.RootsV2 = &sdk.RootCapabilities{} //nolint:staticcheck // servers still use roots
	}
	if cfg.Elicit {
		options.ElicitationHandler = func(context.Context, *sdk.ElicitRequest) (*sdk.ElicitResult, error) {
			return &sdk.ElicitResult{Action: "accept", Content: map[string]any{}}, nil // the SDK puts defaults in
		}
	}
	options.ProgressNotificationHandler = func(_ context.Context, req *sdk.ProgressNotificationClientRequest) {
		if clock, ok := s.waits.Load(req.Params.ProgressToken); ok {
			clock.(*time.Timer).Reset(s.cfg.CallTimeout)
		}
	}
	if s.child != nil {
		// Servers of the newest protocol tell only those who subscribe, which
		// the SDK does for those who have a handler. receive counts. Over HTTP
		// it would hold a stream open, and some servers refuse that.
		options.ToolListChangedHandler = func(context.Context, *sdk.ToolListChangedRequest) {}
	}
	client := sdk.NewClient(&sdk.Implementation{Name: "assay", Version: "1"}, options)
	client.AddReceivingMiddleware(s.refuseRequests)
	client.AddSendingMiddleware(bypassCache)
	limited, cancel := context.WithTimeoutCause(ctx, cfg.StartTimeout, ErrTimeout)
	defer cancel()
	keeping, kept := keepAnswer(limited)
	if s.client, err = client.Connect(keeping, transport, nil); err == nil {
		s.hello = cutMember(kept.take(), "_meta")
		return s, nil
	}
	refused, isHTTP := errors.AsType[*answerError](err)
	switch {
	case ctx.Err() != nil:
		err = context.Cause(ctx)
	case limited.Err() != nil:
		err = fmt.Errorf("%w: no handshake within %s%s", ErrTimeout, cfg.StartTimeout, s.stderrSuffix())
	case s.childEnded(err):
		err = fmt.Errorf("%w before the handshake (%s)%s", ErrDied, s.child.Wait(), s.stderrSuffix())
	case isHTTP:
		err = fmt.Errorf("handshake: %w", refused)
	default:
		err = fmt.Errorf("handshake: %w%s", err, s.stderrSuffix())
	}
	_ = s.stopServer() // what went wrong before matters more
	said, _ := s.Stderr(0)
	return nil, &StartError{err, said}
}

// refuseRequests rejects requests by the server, except pings and capabilities offered
// in the handshake.
func (s *Session) refuseRequests(next sdk.MethodHandler) sdk.MethodHandler {
	return func(ctx context.Context, method string, req sdk.Request) (sdk.Result, error) {
		switch {
		case method == "notifications/tools/list_changed":
			s.changed.Add(1)
		case method == "elicitation/create" && s.cfg.Elicit:
		case method == "roots/list" && s.cfg.Root != nil:
			return s.listRoots(ctx)
		case method != "ping" && !strings.HasPrefix(method, "notifications/"):
			s.noteRequest(method)
			return nil, &jsonrpc.Error{Code: jsonrpc.CodeMethodNotFound, Message: fmt.Sprintf("this client does not offer %s: it said so in the handshake", method)}
		}
		return next(ctx, method, req)
	}
}

func (s *Session) listRoots(ctx context.Context) (sdk.Result, error) {
	dir, err := s.cfg.Root(ctx)
	if err != nil {
		return nil, &jsonrpc.Error{Code: jsonrpc.CodeInternalError, Message: "the workspace cannot be made: " + err.Error()}
	}
	out := &sdk.ListRootsResult{Roots: []*sdk.Root{}} //nolint:staticcheck // servers still use roots
	if dir != "" {
		address := url.URL{Scheme: "file", Path: filepath.ToSlash(dir)}
		out.Roots = append(out.Roots, &sdk.Root{URI: address.String(), Name: filepath.Base(dir)}) //nolint:staticcheck // likewise
	}
	return out, nil
}

// bypassCache keeps the SDK from answering a tool list from its cache, which a
// server may allow: the list must prove the tools of this moment.
func bypassCache(next sdk.MethodHandler) sdk.MethodHandler {
	return func(ctx context.Context, method string, req sdk.Request) (sdk.Result, error) {
		res, err := next(ctx, method, req)
		if list, ok := res.(*sdk.ListToolsResult); ok && list != nil {
			list.TTLMs = 0
		}
		return res, err
	}
}

func (s *Session) noteRequest(method string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if i, there := slices.BinarySearch(s.notes.Asked, method); !there && len(s.notes.Asked) < 10 {
		s.notes.Asked = slices.Insert(s.notes.Asked, i, clipText(method))
	}
}

func (s *Session) noteJunk(line []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.notes.Junk++; s.notes.Junk == 1 {
		s.notes.First = clipText(string(line))
	}
}

// Notes returns the notes on the server so far.
func (s *Session) Notes() Notes {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := s.notes
	n.Asked = slices.Clone(n.Asked)
	return n
}

// Changes counts how often the server has said that its tools have changed.
func (s *Session) Changes() int64 { return s.changed.Load() }

// Ended returns when the child ended and how; false while it lives, and for a
// server that is no child.
func (s *Session) Ended() (time.Time, proc.Exit, bool) {
	if s.child == nil {
		return time.Time{}, proc.Exit{}, false
	}
	select {
	case <-s.child.Done():
	default:
		return time.Time{}, proc.Exit{}, false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ended.IsZero() {
		s.ended = time.Now()
	}
	return s.ended, s.child.Wait(), true
}

// Stderr returns the standard error of the server since mark, at most its last
// 64 KiB and in whole lines, and the mark of the end.
func (s *Session) Stderr(mark int64) ([]byte, int64) {
	text, lost, end := s.stderr.since(mark)
	if lost > 0 {
		text = append(fmt.Appendf(nil, "[%d bytes before are not kept]\n", lost), text...)
	}
	return text, end
}

// startTransport starts the child, if there is one, and returns the way to
// speak to the server.
func (s *Session) startTransport() (sdk.Transport, error) {
	switch {
	case (len(s.cfg.Command) > 0) == (s.cfg.URL != ""):
		return nil, errors.New("a server needs a command or a url, and not both")
	case s.cfg.URL != "":
		if u, err := url.Parse(s.cfg.URL); err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
			return nil, fmt.Errorf("url %q is not an http or https address", s.cfg.URL)
		}
		s.http = http.DefaultTransport.(*http.Transport).Clone()
		w := &httpTransport{base: s.http, headers: s.cfg.Headers, max: int64(s.cfg.MaxMessage), patience: s.cfg.CallTimeout}
		return &sdk.StreamableClientTransport{
			Endpoint: s.cfg.URL, HTTPClient: w.newClient(), MaxEventSize: s.cfg.MaxMessage,
			MaxRetries: reconnects, DisableStandaloneSSE: !s.cfg.Elicit, // questions come on it
		}, nil
	}
	stderr := io.Writer(s.stderr)
	if s.cfg.Stderr != nil {
		stderr = io.MultiWriter(s.stderr, s.cfg.Stderr)
	}
	child, err := proc.Start(context.Background(), proc.Spec{
		Args: s.cfg.Command, Env: s.cfg.Env, Pipes: true, Stderr: stderr, Grace: closing, Supervise: true, Limits: s.cfg.Limits,
	})
	if err != nil {
		return nil, err
	}
	s.child = child
	go func() {
		<-child.Done()
		s.Ended() // remembers when
	}()
	out, in := child.Stdout, child.Stdin
	if s.cfg.Tap != nil {
		out, in = s.cfg.Tap(out, in)
	}
	return keepingTransport{&sdk.IOTransport{Reader: newMessageReader(out, s.cfg.MaxMessage, s.noteJunk), Writer: in, MaxLineLength: -1}}, nil
}

// Server is the description that a server gives of itself.
type Server struct {
	Name, Version, Protocol string
	Instructions            string // for the model; "" if none
}

// Hello returns the answer to the handshake as the server sent it, without _meta.
func (s *Session) Hello() json.RawMessage { return s.hello }

// Server returns the server's description from the handshake.
func (s *Session) Server() Server {
	res := s.client.InitializeResult()
	out := Server{Protocol: res.ProtocolVersion, Instructions: res.Instructions}
	if res.ServerInfo != nil {
		out.Name, out.Version = res.ServerInfo.Name, res.ServerInfo.Version
	}
	return out
}

// Close ends the session and the child with everything that it started. It may
// be called more than once.
func (s *Session) Close() error {
	_ = s.client.Close() // how a connection ends that nobody needs any more
	return s.stopServer()
}

func (s *Session) stopServer() error {
	if s.http != nil {
		s.http.CloseIdleConnections()
	}
	if s.child == nil {
		return nil
	}
	s.child.Stdin.Close()
	s.child.Stdout.Close()
	select {
	case <-s.child.Done():
	case <-time.After(closing):
		s.child.Stop(errClosed)
	}
	if exit := s.child.Wait(); exit.Survivors > 0 {
		return fmt.Errorf("server %s: %d processes could not be ended", s.cfg.Name, exit.Survivors)
	}
	return nil
}

// childEnded reports whether the child has ended. If err means that its output
// ended, it gives the child a moment to follow.
func (s *Session) childEnded(err error) bool {
	if s.child == nil {
		return false
	}
	patience := time.Duration(0)
	if isDisconnect(err) {
		patience = time.Second
	}
	select {
	case <-s.child.Done():
		return true
	case <-time.After(patience):
		_, _, ended := s.Ended()
		return ended
	}
}

// stderrSuffix returns the server's last lines on standard error, and its output
// that is no message, for the end of an error.
func (s *Session) stderrSuffix() string {
	const most = 5
	out := ""
	text, _, _ := s.stderr.since(0)
	if lines := strings.Split(strings.TrimSpace(string(text)), "\n"); lines[0] != "" {
		lines = lines[max(0, len(lines)-most):]
		for i, l := range lines {
			lines[i] = clipText(l)
		}
		out = "; its last words: " + strings.Join(lines, " | ")
	}
	if n := s.Notes(); n.Junk > 0 {
		out += fmt.Sprintf("; on standard output, where only messages belong, it wrote %q", n.First)
	}
	return out
}
