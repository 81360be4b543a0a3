// Package serve provides the MCP servers that come with assay: a documentation server
// over a folder ([Docs]) and a store of decisions ([Store]). Both search an in-memory
// full-text index and answer with structured content and with readable text.
//
// # Deterministic answers
//
// The same files and the same calls give the same answers, byte for byte: no
// clock, no random ids, no order of maps. Where scores tie, ids decide. A
// session over standard input and output answers one request after the other,
// in their order.
package serve

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/proc"
)

// MaxMessage is the longest message in bytes that a session over standard input
// reads; a longer one is answered with an error and left out.
const MaxMessage = 16 << 20

// OverStdio serves one session over in and out until in ends or ctx is over;
// neither is an error. A line that is not a JSON-RPC message is answered with
// the error that JSON-RPC has for it, and the session goes on. Nothing but
// messages is written to out. A read of in that is pending when ctx ends is
// left behind.
func OverStdio(ctx context.Context, s *sdk.Server, in io.Reader, out io.Writer) error {
	c := &lines{in: in, out: out, read: make(chan incoming), over: make(chan struct{}), answered: make(chan struct{}, 1)}
	err := s.Run(ctx, c)
	if ctx.Err() != nil || errors.Is(err, io.EOF) {
		return nil
	}
	return err
}

// lines is a connection of one JSON-RPC message a line.
type lines struct {
	in  io.Reader
	out io.Writer

	read chan incoming
	once sync.Once
	over chan struct{}

	pending  jsonrpc.ID    // of the request that was read last; only Read touches it
	answered chan struct{} // a response was written

	mu sync.Mutex // guards out
}

type incoming struct {
	line []byte
	err  error
}

// errLong stands for a line over [MaxMessage].
var errLong = fmt.Errorf("the message is longer than %d bytes", MaxMessage)

func (c *lines) Connect(context.Context) (sdk.Connection, error) {
	go c.readLines()
	return c, nil
}

func (c *lines) SessionID() string { return "" }

func (c *lines) Close() error {
	c.once.Do(func() { close(c.over) })
	return nil
}

func (c *lines) readLines() {
	hand := func(line []byte, err error) (going bool) {
		select {
		case c.read <- incoming{line, err}:
			return true
		case <-c.over:
			return false
		}
	}
	for line, err := range proc.ReadLines(c.in, MaxMessage) {
		going := true
		switch {
		case err != nil:
			hand(nil, err)
			return
		case line.Cut:
			going = hand(nil, errLong)
		case len(bytes.TrimSpace(line.Text)) > 0:
			going = hand(bytes.Clone(line.Text), nil)
		}
		if !going {
			return
		}
	}
	hand(nil, io.EOF)
}

// Read implements sdk.Connection. It waits until the request before is answered:
// answers then come in the order of the requests, and each request sees the
// changes of those before it.
func (c *lines) Read(ctx context.Context) (jsonrpc.Message, error) {
	if c.pending.IsValid() {
		select {
		case <-c.answered:
			c.pending = jsonrpc.ID{}
		case <-c.over:
			return nil, io.EOF
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	for {
		var next incoming
		select {
		case next = <-c.read:
		case <-c.over:
			return nil, io.EOF
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		if next.err != nil && !errors.Is(next.err, errLong) {
			return nil, next.err
		}
		msg, refusal := decodeMessage(next)
		if refusal != nil {
			if err := c.writeLine(refusal); err != nil {
				return nil, err
			}
			continue
		}
		if req, ok := msg.(*jsonrpc.Request); ok {
			c.pending = req.ID
		}
		return msg, nil
	}
}

// decodeMessage reads a message. For a line that is none it returns the refusal.
func decodeMessage(next incoming) (jsonrpc.Message, []byte) {
	switch {
	case next.err != nil:
		return nil, refuseMessage(jsonrpc.CodeInvalidRequest, next.err.Error())
	case !json.Valid(next.line):
		return nil, refuseMessage(jsonrpc.CodeParseError, "this line is not JSON")
	case bytes.TrimSpace(next.line)[0] == '[':
		return nil, refuseMessage(jsonrpc.CodeInvalidRequest, "batches are not supported: send one message a line")
	}
	msg, err := jsonrpc.DecodeMessage(next.line)
	if err != nil {
		return nil, refuseMessage(jsonrpc.CodeInvalidRequest, err.Error())
	}
	return msg, nil
}

// refuseMessage is an error response to a message whose id is not known.
func refuseMessage(code int, message string) []byte {
	b, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": nil, "error": map[string]any{"code": code, "message": message}})
	if err != nil {
		panic(err) // of texts and a number
	}
	return b
}

func (c *lines) Write(_ context.Context, msg jsonrpc.Message) error {
	b, err := jsonrpc.EncodeMessage(msg)
	if err != nil {
		return fmt.Errorf("encode a message: %w", err)
	}
	if err := c.writeLine(b); err != nil {
		return err
	}
	if _, ok := msg.(*jsonrpc.Response); ok {
		select {
		case c.answered <- struct{}{}:
		default:
		}
	}
	return nil
}

func (c *lines) writeLine(b []byte) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, err := c.out.Write(append(b, '\n')); err != nil {
		return fmt.Errorf("write a message: %w", err)
	}
	return nil
}

// OverHTTP serves sessions over streamable HTTP at addr until ctx is done, and then
// returns nil. The host of addr must be a loopback address and defaults to 127.0.0.1.
// OverHTTP calls ready with the URL when it accepts connections.
func OverHTTP(ctx context.Context, s *sdk.Server, addr string, ready func(url string)) error {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return fmt.Errorf("address %q: write host:port, such as 127.0.0.1:8080: %w", addr, err)
	}
	if host == "" {
		host = "127.0.0.1"
	}
	if ip := net.ParseIP(host); host != "localhost" && (ip == nil || !ip.IsLoopback()) {
		return fmt.Errorf("address %q is not of this machine alone: write 127.0.0.1:%s; there is no authentication", addr, port)
	}
	var lc net.ListenConfig
	l, err := lc.Listen(ctx, "tcp", net.JoinHostPort(host, port))
	if err != nil {
		return fmt.Errorf("listen at %s: %w", addr, err)
	}
	handler := sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return s }, &sdk.StreamableHTTPOptions{SessionTimeout: time.Hour})
	mux := http.NewServeMux()
	mux.Handle("/mcp", handler)
	srv := &http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second}
	done := make(chan error, 1)
	go func() { done <- srv.Serve(l) }()
	ready("http://" + l.Addr().String() + "/mcp")
	select {
	case err := <-done:
		return fmt.Errorf("serve at %s: %w", addr, err)
	case <-ctx.Done():
	}
	for session := range s.Sessions() {
		_ = session.Close() // or its stream would hold the server open
	}
	err = srv.Close()
	if err := <-done; err != nil && !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serve HTTP: %w", err)
	}
	return err
}
