package tape

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/seal"
)

// Replay plays a recording in place of the server. A request is answered as it
// was when it was recorded, found by method and params; equal requests get the
// answers in their order, and the last again after it. A handshake is answered
// for any client, and ping always.
type Replay struct {
	// Speed is how fast time passes: 1 takes as long as the server did, 2 half
	// as long, 0 no time.
	Speed float64
	// Redactor is the recording's: it makes calls with secrets equal.
	Redactor *seal.Redactor

	s     *session
	hello hello
	tools map[string]bool

	mu     sync.Mutex
	byKey  map[string][]*exchange
	played map[string]int
	stats  Stats
}

// Stats counts the actions of a replay.
type Stats struct {
	Calls  int      // tools/call answered
	Misses []string // requests that the recording does not hold
	Mute   int      // requests that got no answer, as when they were recorded
}

// EndError reports that the recorded server ended without answering a request.
type EndError struct {
	Call string
	Exit string
	Code int
}

func (e *EndError) Error() string {
	return fmt.Sprintf("the recorded server ended without an answer to %s: %s", e.Call, e.Exit)
}

// NewReplay returns a Replay of t.
func NewReplay(t *Tape, speed float64, red *seal.Redactor) (*Replay, error) {
	s, err := t.pairMessages()
	if err != nil {
		return nil, err
	}
	h, err := s.findHandshake()
	if err != nil {
		return nil, err
	}
	r := &Replay{Speed: speed, Redactor: red, s: s, hello: h, tools: s.toolNames(), byKey: map[string][]*exchange{}, played: map[string]int{}}
	for _, x := range s.exchanges {
		r.byKey[x.call.matchKey()] = append(r.byKey[x.call.matchKey()], x)
	}
	return r, nil
}

// Stats returns what was done so far.
func (r *Replay) Stats() Stats {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.stats
}

// Skipped returns how many requests of the server to its client, such as for
// sampling, the recording holds: they are not played.
func (r *Replay) Skipped() int { return r.s.requests }

// Serve answers a client until in or ctx ends. It returns an *EndError where the
// recorded server died.
func (r *Replay) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	ctx, stop := context.WithCancelCause(ctx)
	peer := mcp.NewPeer(out)
	running := map[string]context.CancelFunc{} // by request id
	var mu sync.Mutex
	var work sync.WaitGroup
	err := mcp.HandleMessages(ctx, in, peer, func(m mcp.Message) error {
		if m.Method == "notifications/cancelled" {
			mu.Lock()
			if cancel := running[cancelledID(m.Params)]; cancel != nil {
				cancel()
			}
			mu.Unlock()
			return nil
		}
		if !m.IsRequest() {
			return nil
		}
		x, c, err := r.findExchange(m)
		if err != nil {
			return peer.Reply(m.ID, nil, err)
		}
		if x == nil {
			return peer.Send(mcp.Message{ID: m.ID, Result: json.RawMessage("{}")})
		}
		if r.Speed == 0 {
			return r.playExchange(ctx, peer, m, c, x)
		}
		one, cancel := context.WithCancel(ctx)
		id := string(bytes.TrimSpace(m.ID))
		mu.Lock()
		running[id] = cancel
		mu.Unlock()
		work.Go(func() {
			defer func() {
				mu.Lock()
				delete(running, id)
				mu.Unlock()
				cancel()
			}()
			if err := r.playExchange(one, peer, m, c, x); err != nil && one.Err() == nil {
				stop(err)
			}
		})
		return nil
	})
	if err == nil {
		work.Wait() // a client that closes its side still reads its answers
	}
	stop(nil)
	work.Wait()
	if err == nil && ctx.Err() != nil {
		if end, ok := errors.AsType[*EndError](context.Cause(ctx)); ok {
			return end
		}
	}
	return err
}

// findExchange returns the exchange that answers m, nil where the replay itself
// answers, or an error for a missing one.
func (r *Replay) findExchange(m mcp.Message) (*exchange, call, error) {
	params := r.Redactor.Bytes(m.Params)
	c, err := newCall(m.Method, params)
	if err != nil {
		return nil, c, &mcp.RPCError{Code: -32602, Message: err.Error()}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	switch m.Method {
	case "ping":
		return nil, c, nil
	case "initialize":
		return r.findHandshake(m), c, nil
	case "server/discover":
		for _, x := range r.s.exchanges {
			if x.call.method == m.Method && x.answered {
				return x, c, nil
			}
		}
		return nil, c, &mcp.RPCError{Code: -32601, Message: "server/discover is not recorded: use initialize"}
	}
	key := c.matchKey()
	if all := r.byKey[key]; len(all) > 0 {
		n := r.played[key]
		r.played[key]++
		if m.Method == "tools/call" {
			r.stats.Calls++
		}
		if n < len(all) {
			return all[n], c, nil
		}
		// Notifications come once: a client that lists the tools again because
		// they have changed would do so for ever.
		again := *all[len(all)-1]
		again.notes = nil
		return &again, c, nil
	}
	if m.Method == "logging/setLevel" {
		return nil, c, nil // the level was decided when the server was recorded
	}
	return nil, c, r.missError(c)
}

// missError returns the error for a call that is not recorded. Its code is for
// an unreadable request, not for a failed tool: the recording is at fault, not
// the agent. Only a tool that the server never listed is the caller's mistake.
func (r *Replay) missError(c call) error {
	r.stats.Misses = append(r.stats.Misses, c.String())
	if c.tool != "" && r.tools != nil && !r.tools[c.tool] {
		return &mcp.RPCError{Code: -32602, Message: fmt.Sprintf("unknown tool %q: the recorded server lists none of this name", c.tool)}
	}
	var near *exchange
	best := -1 << 30
	for _, x := range r.s.exchanges {
		if score := c.similarity(x.call); score > best {
			near, best = x, score
		}
	}
	if near == nil {
		return &mcp.RPCError{Code: -32601, Message: fmt.Sprintf("%s is not recorded, nor any request of this method", c)}
	}
	return &mcp.RPCError{Code: -32600, Message: fmt.Sprintf("%s is not recorded; the nearest recorded call is %s", c, near.call)}
}

func (r *Replay) findHandshake(m mcp.Message) *exchange {
	var asked struct {
		Version string `json:"protocolVersion"`
	}
	_ = json.Unmarshal(m.Params, &asked) // then the version of the recording is offered
	for _, x := range r.s.exchanges {
		if x.call.method == "initialize" && x.result != nil {
			now := *x
			now.result = replaceVersion(x.result, mcp.NegotiateVersion(asked.Version, r.hello.Protocol))
			return &now
		}
	}
	// The recording has the handshake of 2026-07-28 only.
	h := r.hello
	h.Supported, h.Meta.Info = nil, nil
	h.Protocol = mcp.NegotiateVersion(asked.Version, "")
	b, err := json.Marshal(h)
	if err != nil { // its parts were JSON
		b = []byte("{}")
	}
	return &exchange{answered: true, result: b}
}

func replaceVersion(result json.RawMessage, version string) json.RawMessage {
	var m map[string]json.RawMessage
	if err := json.Unmarshal(result, &m); err != nil {
		return result
	}
	v, err := json.Marshal(version)
	if err != nil || bytes.Equal(m["protocolVersion"], v) {
		return result
	}
	m["protocolVersion"] = v
	if b, err := json.Marshal(m); err == nil {
		return b
	}
	return result
}

// playExchange sends what followed the recorded request.
func (r *Replay) playExchange(ctx context.Context, peer *mcp.Peer, m mcp.Message, c call, x *exchange) error {
	start := time.Now()
	until := func(at time.Duration) bool {
		if r.Speed <= 0 {
			return ctx.Err() == nil
		}
		wait := time.Duration(float64(at)/r.Speed) - time.Since(start)
		if wait <= 0 {
			return ctx.Err() == nil
		}
		select {
		case <-time.After(wait):
			return true
		case <-ctx.Done():
			return false
		}
	}
	token := progressToken(m.Params)
	notes := func(late bool) error {
		for _, n := range x.notes {
			if n.late != late {
				continue
			}
			msg, ok := replaceToken(n.msg, token)
			if !ok {
				continue
			}
			if !until(n.after) {
				return ctx.Err()
			}
			if err := peer.Send(msg); err != nil {
				return err
			}
		}
		return nil
	}
	if err := notes(false); err != nil {
		return err
	}
	if !x.answered {
		if end := r.s.end; end != nil && !x.cancelled && x.at >= r.s.lastAnswer && x.call.method != "subscriptions/listen" { // which stays open
			if !until(time.Duration(end.MS) - x.at) {
				return ctx.Err()
			}
			code := 1
			if end.Code != nil {
				code = *end.Code
			}
			return &EndError{Call: c.String(), Exit: end.Exit, Code: code}
		}
		r.mu.Lock()
		r.stats.Mute++
		r.mu.Unlock()
		return nil
	}
	if !until(x.took) {
		return ctx.Err()
	}
	if err := peer.Send(mcp.Message{ID: m.ID, Result: x.result, Error: x.fail}); err != nil {
		return err
	}
	return notes(true)
}

// replaceToken gives a progress notification the token of the request that is
// played. It reports false for progress that nobody asked for.
func replaceToken(m mcp.Message, token string) (mcp.Message, bool) {
	if m.Method != "notifications/progress" {
		return m, true
	}
	var params map[string]json.RawMessage
	if token == "" || json.Unmarshal(m.Params, &params) != nil {
		return m, false
	}
	params["progressToken"] = json.RawMessage(token)
	b, err := json.Marshal(params)
	m.Params = b
	return m, err == nil
}

func cancelledID(params json.RawMessage) string {
	var p struct {
		ID json.RawMessage `json:"requestId"`
	}
	_ = json.Unmarshal(params, &p) // without an id there is nothing to take back
	return string(bytes.TrimSpace(p.ID))
}
