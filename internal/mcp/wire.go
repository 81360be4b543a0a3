package mcp

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"

	"github.com/assay-eval/assay/internal/seal"
)

// Message is a JSON-RPC message as it is on the wire: a request (Method and ID),
// a notification (Method) or an answer (ID, and Result or Error).
type Message struct {
	ID     json.RawMessage `json:"id,omitempty"`
	Method string          `json:"method,omitempty"`
	Params json.RawMessage `json:"params,omitempty"`
	Result json.RawMessage `json:"result,omitempty"`
	Error  json.RawMessage `json:"error,omitempty"`
}

// IsRequest reports whether m asks for an answer.
func (m Message) IsRequest() bool { return m.Method != "" && len(m.ID) > 0 }

// IsAnswer reports whether m answers a request.
func (m Message) IsAnswer() bool { return m.Method == "" && len(m.ID) > 0 }

// ParseMessages reads the messages of one line: one, or a whole batch. It
// returns an error for a line that is not JSON-RPC.
func ParseMessages(line []byte) ([]Message, error) {
	line = bytes.TrimSpace(line)
	var all []Message
	if bytes.HasPrefix(line, []byte{'['}) {
		if err := json.Unmarshal(line, &all); err != nil {
			return nil, err
		}
	} else {
		var m Message
		if err := json.Unmarshal(line, &m); err != nil {
			return nil, err
		}
		all = []Message{m}
	}
	for _, m := range all {
		if m.Method == "" && (len(m.ID) == 0 || len(m.Result) == 0 && len(m.Error) == 0) {
			return nil, errors.New("neither a request nor an answer")
		}
	}
	return all, nil
}

// RPCError is the error of an answer.
type RPCError struct {
	Code    int64           `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data,omitempty"`
}

func (e *RPCError) Error() string { return fmt.Sprintf("error %d: %s", e.Code, e.Message) }

// Peer writes messages to the other side, each in one write. It is safe for
// concurrent use.
type Peer struct {
	mu  sync.Mutex
	w   io.Writer
	err error
}

// NewPeer returns a Peer that writes lines to w.
func NewPeer(w io.Writer) *Peer { return &Peer{w: w} }

// Send writes m.
func (p *Peer) Send(m Message) error {
	var b bytes.Buffer
	b.WriteString(`{"jsonrpc":"2.0"`)
	member := func(name string, value []byte) {
		if len(value) > 0 {
			b.WriteString(`,"` + name + `":`)
			b.Write(value)
		}
	}
	member("id", m.ID)
	if m.Method != "" {
		method, err := json.Marshal(m.Method)
		if err != nil {
			return err
		}
		member("method", method)
	}
	member("params", m.Params)
	member("result", m.Result)
	member("error", m.Error)
	b.WriteString("}\n")
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.err == nil {
		_, p.err = p.w.Write(b.Bytes())
	}
	return p.err
}

// Reply answers the request with this id: with err if there is one.
func (p *Peer) Reply(id json.RawMessage, result any, err error) error {
	if err == nil {
		b, failed := seal.PlainJSON(result)
		if failed == nil {
			return p.Send(Message{ID: id, Result: b})
		}
		err = failed
	}
	rpc, ok := errors.AsType[*RPCError](err)
	if !ok {
		rpc = &RPCError{Code: -32603, Message: err.Error()}
	}
	b, err := json.Marshal(rpc)
	if err != nil {
		return err
	}
	return p.Send(Message{ID: id, Error: b})
}

// HandleMessages reads the messages that a client sends over in and gives them
// to do one after the other, until in ends, ctx ends, or do returns an error. A
// line that is no message is answered with a parse error. Reading goes on in
// the background when ctx ends before in does.
func HandleMessages(ctx context.Context, in io.Reader, to *Peer, do func(Message) error) error {
	type got struct {
		line []byte
		err  error
	}
	lines := make(chan got)
	stop := make(chan struct{})
	defer close(stop)
	go func() {
		r := bufio.NewReaderSize(in, 64<<10)
		for {
			line, err := r.ReadBytes('\n')
			select {
			case lines <- got{line, err}:
			case <-stop:
				return
			}
			if err != nil {
				return
			}
		}
	}()
	for {
		var g got
		select {
		case g = <-lines:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
		if line := bytes.TrimSpace(g.line); len(line) > 0 {
			all, err := ParseMessages(line)
			if err != nil {
				code := int64(-32600)
				if !json.Valid(line) {
					code = -32700
				}
				if err := to.Reply(json.RawMessage("null"), nil, &RPCError{Code: code, Message: "this line is no JSON-RPC message: " + err.Error()}); err != nil {
					return err
				}
			}
			for _, m := range all {
				if err := do(m); err != nil {
					return err
				}
			}
		}
		if errors.Is(g.err, io.EOF) {
			return nil
		}
		if g.err != nil {
			return g.err
		}
	}
}

// versions are the dates of the protocol with an initialize handshake.
var versions = []string{"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"}

// NegotiateVersion returns the version of the protocol that a server of version
// has answers to a client that asks for one: the client's if it is known and
// not newer, else its own, or the newest with a handshake if its own is
// unknown.
func NegotiateVersion(asked, has string) string {
	if !slices.Contains(versions, has) {
		has = versions[len(versions)-1]
	}
	if slices.Contains(versions, asked) && asked <= has { // dates sort as text
		return asked
	}
	return has
}
