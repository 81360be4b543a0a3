package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"slices"
	"sync"
	"unicode/utf8"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// answer captures the result of a request as the server sent it. The SDK decodes
// results into values that lose the order of members and the digits of numbers.
type answer struct {
	mu     sync.Mutex
	id     jsonrpc.ID // id of the request
	result json.RawMessage
}

type answerKey struct{}

// keepAnswer returns a context for a request whose result is captured.
func keepAnswer(ctx context.Context) (context.Context, *answer) {
	a := &answer{}
	return context.WithValue(ctx, answerKey{}, a), a
}

func answerOf(ctx context.Context) *answer {
	a, _ := ctx.Value(answerKey{}).(*answer)
	return a
}

func (a *answer) setID(id jsonrpc.ID) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.id = id
}

// keep stores the result if it answers the request.
func (a *answer) keep(id jsonrpc.ID, result json.RawMessage) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if id == a.id && len(result) > 0 {
		a.result = bytes.Clone(result)
	}
}

// take returns the result as valid UTF-8, which JSON requires, or nil if none arrived.
func (a *answer) take() json.RawMessage {
	a.mu.Lock()
	defer a.mu.Unlock()
	if !utf8.Valid(a.result) {
		a.result = bytes.ToValidUTF8(a.result, []byte("\ufffd"))
	}
	return a.result
}

// captureResult makes a request by calling do, and returns its result as the server
// sent it, even if the SDK cannot represent it, as with 1e400.
func captureResult(ctx context.Context, do func(context.Context) error) (json.RawMessage, error) {
	ctx, kept := keepAnswer(ctx)
	err := do(ctx)
	if result := kept.take(); result != nil {
		return result, nil
	}
	if err == nil {
		err = errors.New("the answer has no result")
	}
	return nil, err
}

// keepingTransport captures the results of requests with a keepAnswer context.
type keepingTransport struct{ sdk.Transport }

func (t keepingTransport) Connect(ctx context.Context) (sdk.Connection, error) {
	conn, err := t.Transport.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &keepingConn{Connection: conn, open: map[jsonrpc.ID]*answer{}}, nil
}

type keepingConn struct {
	sdk.Connection
	mu   sync.Mutex
	open map[jsonrpc.ID]*answer
}

func (c *keepingConn) Write(ctx context.Context, m jsonrpc.Message) error {
	if req, ok := m.(*jsonrpc.Request); ok && req.IsCall() {
		if a := answerOf(ctx); a != nil {
			a.setID(req.ID)
			c.mu.Lock()
			c.open[req.ID] = a
			c.mu.Unlock()
			context.AfterFunc(ctx, func() { c.closeRequest(req.ID) }) // in case it is never answered
		}
	}
	return c.Connection.Write(ctx, m)
}

func (c *keepingConn) closeRequest(id jsonrpc.ID) *answer {
	c.mu.Lock()
	defer c.mu.Unlock()
	a := c.open[id]
	delete(c.open, id)
	return a
}

func (c *keepingConn) Read(ctx context.Context) (jsonrpc.Message, error) {
	m, err := c.Connection.Read(ctx)
	if resp, ok := m.(*jsonrpc.Response); ok && err == nil {
		if a := c.closeRequest(resp.ID); a != nil {
			a.keep(resp.ID, resp.Result)
		}
	}
	return m, err
}

// keepResult captures the result in the body of an HTTP response if the request asks
// for it. The SDK's HTTP connection cannot be wrapped.
func keepResult(req *http.Request, resp *http.Response) {
	a := answerOf(req.Context())
	if a == nil {
		return
	}
	if req.GetBody != nil {
		body, err := req.GetBody()
		if err != nil {
			return
		}
		sent, _ := io.ReadAll(body)
		if all, err := ParseMessages(sent); err == nil && len(all) == 1 && all[0].IsRequest() {
			a.setID(parseID(all[0].ID))
		}
	}
	media, _, _ := mime.ParseMediaType(resp.Header.Get("Content-Type"))
	resp.Body = &keptBody{ReadCloser: resp.Body, answer: a, streams: media == "text/event-stream"}
}

// keptBody scans the body for a result as the body is read.
type keptBody struct {
	io.ReadCloser
	answer  *answer
	streams bool // the body is an event stream
	events  EventReader
	whole   []byte
}

func (b *keptBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if b.streams {
		for _, e := range b.events.Add(p[:n]) {
			b.keepMessages(e.Data)
		}
		return n, err
	}
	b.whole = append(b.whole, p[:n]...)
	if err != nil {
		b.keepMessages(b.whole)
	}
	return n, err
}

func (b *keptBody) keepMessages(data []byte) {
	all, err := ParseMessages(data)
	if err != nil {
		return // the SDK reports the error
	}
	for _, m := range all {
		if m.IsAnswer() {
			b.answer.keep(parseID(m.ID), m.Result)
		}
	}
}

// parseID parses an id like the SDK, for which 1 and 1.0 are equal.
func parseID(raw json.RawMessage) jsonrpc.ID {
	var v any
	_ = json.Unmarshal(raw, &v)
	id, _ := jsonrpc.MakeID(v) // an invalid id matches no request
	return id
}

// Event is a server-sent event: its data, and its full text including the empty line at
// its end. An event without data is a comment or a retry time.
type Event struct{ Data, Text []byte }

// EventReader splits a stream of server-sent events. It truncates lines, and the text
// of events, after [DefaultMessage] bytes.
type EventReader struct {
	line []byte
	text []byte
	data []byte
	any  bool // data has at least one line
}

// Add reads a piece of the stream and returns the events that the piece completes.
func (r *EventReader) Add(b []byte) (out []Event) {
	for len(b) > 0 {
		part, rest, whole := bytes.Cut(b, []byte{'\n'})
		if len(r.line) < DefaultMessage {
			r.line = append(r.line, part...)
		}
		b = rest
		if !whole {
			return out
		}
		if len(r.text) < DefaultMessage {
			r.text = append(append(r.text, r.line...), '\n')
		}
		line := bytes.TrimSuffix(r.line, []byte{'\r'})
		data, isData := bytes.CutPrefix(line, []byte("data:"))
		switch {
		case len(line) == 0:
			out = append(out, Event{bytes.Clone(r.data), bytes.Clone(r.text)})
			r.data, r.text, r.any = r.data[:0], r.text[:0], false
		case isData:
			if r.any {
				r.data = append(r.data, '\n')
			}
			r.data, r.any = append(r.data, bytes.TrimPrefix(data, []byte(" "))...), true
		}
		r.line = r.line[:0]
	}
	return out
}

// member is a member of a JSON object with its original text.
type member struct {
	name     string
	value    json.RawMessage
	from, to int // range of bytes in the object, from the end of the preceding member
}

// splitObject returns the members of a JSON object in order.
func splitObject(object json.RawMessage) ([]member, error) {
	dec := json.NewDecoder(bytes.NewReader(object))
	if t, err := dec.Token(); err != nil || t != json.Delim('{') {
		return nil, fmt.Errorf("%s is no object", clipText(string(object)))
	}
	var out []member
	for dec.More() {
		m := member{from: 1}
		if len(out) > 0 {
			m.from = out[len(out)-1].to
		}
		name, err := dec.Token()
		if err == nil {
			err = dec.Decode(&m.value)
		}
		if err != nil {
			return nil, err
		}
		m.name, _ = name.(string)
		m.to = int(dec.InputOffset())
		out = append(out, m)
	}
	return out, nil
}

// findMember returns the value of a member, the last if there are several. It returns
// nil if it is missing or null.
func findMember(all []member, name string) json.RawMessage {
	for _, m := range slices.Backward(all) {
		if m.name == name && string(m.value) != "null" {
			return m.value
		}
	}
	return nil
}

// cutMember removes a member from an object and leaves all other bytes unchanged.
func cutMember(object json.RawMessage, name string) json.RawMessage {
	object = bytes.TrimSpace(object)
	all, err := splitObject(object)
	if err != nil {
		return object
	}
	for i, m := range slices.Backward(all) {
		if m.name != name {
			continue
		}
		to := m.to
		if i == 0 && len(all) > 1 { // remove the following comma, too
			to += bytes.IndexByte(object[to:], ',') + 1
		}
		object = slices.Concat(object[:m.from], object[to:])
		return cutMember(object, name)
	}
	return object
}
