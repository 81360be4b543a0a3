package llm

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"crypto/tls"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"mime"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// maxError is the most bytes of an error answer that are read.
const maxError = 1 << 20

// errTooLong is the error of an answer that is longer than Options.MaxAnswer.
var errTooLong = errors.New("too long")

// format is what tells the four APIs apart.
type format interface {
	// encode returns the path below the base URL and the body of a request, before JSON
	// encoding. The caller has checked the roles, and that tool schemas are of type
	// object. whole asks for the answer in one piece instead of a stream.
	encode(req *Request, whole bool) (path string, body any, err error)
	// authorize sets the headers that the API wants.
	authorize(h http.Header, key string)
	// decode starts to read an answer to the request.
	decode(*Request) decoder
}

// decoder puts an answer together.
type decoder interface {
	// event takes the next event and reports whether it was the last. Its error
	// is an *apiError if the provider sent one, else the event made no sense.
	event(Event) (done bool, err error)
	// answer returns what has come so far, and whether that is a whole answer
	// even if the stream should end here.
	answer() (resp *Response, whole bool)
	// body takes a whole answer that is no stream, as the API sends it where none was
	// asked for. Its errors are as for event.
	body([]byte) error
	// forget drops the content of an answer that is too long, and keeps its usage.
	forget()
	// added returns how much of an answer has come. It grows with events that add
	// to the answer, and only with these.
	added() int
}

// progress counts what has come of an answer.
type progress int

func (p *progress) add(n int) { *p += progress(n) }

// addNew counts a value that the answer did not have before.
func (p *progress) addNew(was, is string) {
	if was == "" && is != "" {
		*p++
	}
}

func (p *progress) added() int { return int(*p) }

// client speaks one format to one address.
type client struct {
	name    string // of the provider
	base    string
	host    string // for messages
	key     string
	keyName string
	idle    time.Duration
	most    int64             // bytes of one answer
	whole   bool              // ask for answers in one piece
	headers map[string]Header // sent with every request
	http    *http.Client
	format  format
}

// sharedTransport keeps enough connections open for many streams to one host.
// Answers are not compressed, so that recordings hold the bytes as sent.
var sharedTransport = sync.OnceValue(func() http.RoundTripper {
	dial := &net.Dialer{Timeout: 15 * time.Second, KeepAlive: 30 * time.Second}
	return &http.Transport{
		Proxy:                 http.ProxyFromEnvironment,
		DialContext:           dial.DialContext,
		ForceAttemptHTTP2:     true,
		HTTP2:                 &http.HTTP2Config{SendPingTimeout: 20 * time.Second, PingTimeout: 15 * time.Second},
		MaxIdleConns:          512,
		MaxIdleConnsPerHost:   256,
		IdleConnTimeout:       90 * time.Second,
		TLSHandshakeTimeout:   15 * time.Second,
		ExpectContinueTimeout: time.Second,
		DisableCompression:    true,
	}
})

var errSilent = errors.New("silent")

func (c *client) Complete(ctx context.Context, req *Request, obs Observer) (*Response, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	path, body, kept, err := c.encodeRequest(req)
	if err != nil {
		return nil, c.newFault(false, fmt.Errorf("encode the request: %w", err))
	}
	if obs.Raw != nil {
		obs.Raw("request", "application/json", c.removeKey(kept))
	}

	// The watchdog ends the request when the server is silent for too long.
	watched, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	watchdog := time.AfterFunc(c.idle, func() { cancel(errSilent) })
	defer watchdog.Stop()

	hreq, err := http.NewRequestWithContext(watched, http.MethodPost, c.base+path, bytes.NewReader(body))
	if err != nil {
		return nil, c.newFault(false, fmt.Errorf("base URL %s: %w", c.host, errors.Unwrap(err)))
	}
	hreq.Header.Set("Content-Type", "application/json")
	hreq.Header.Set("Accept", "text/event-stream")
	if c.whole {
		hreq.Header.Set("Accept", "application/json")
	}
	c.setHeaders(hreq.Header)
	hresp, err := c.http.Do(hreq)
	if err != nil {
		fault := c.transportFault(ctx, watched, err)
		if f, ok := errors.AsType[*trial.Fault](fault); ok && IsUnsent(err) {
			f.Err = unbilledError{f.Err}
		}
		return nil, fault
	}
	defer hresp.Body.Close()

	large, endLarge := turnOf(ctx)
	defer endLarge()
	in := &tap{r: hresp.Body, most: c.most, wait: func() error {
		return large.take(watched, func() func() {
			watchdog.Stop()
			resume := obs.hold()
			return func() {
				resume()
				watchdog.Reset(c.idle)
			}
		})
	}}
	dec := &watchedDecoder{decoder: c.format.decode(req), heard: func() {
		watchdog.Reset(c.idle)
		in.idle = 0
		if obs.Alive != nil {
			obs.Alive()
		}
	}}
	resp, err := c.readStream(ctx, watched, req, hresp, in, dec)
	if err == nil && in.err == nil {
		// Read what follows the last event, so that the connection can be used
		// again, but do not wait for it.
		watchdog.Reset(200 * time.Millisecond)
		_, _ = io.CopyN(io.Discard, in, 64<<10)
	}
	if obs.Raw != nil {
		media, _, _ := mime.ParseMediaType(hresp.Header.Get("Content-Type"))
		obs.Raw("response", cmp.Or(media, "application/octet-stream"), c.removeKey(in.raw.Bytes()))
	}
	if f, ok := errors.AsType[*trial.Fault](err); ok {
		f.Down = f.Down && dec.added() == 0
		if hresp.StatusCode >= http.StatusMultipleChoices {
			f.Err = unbilledError{f.Err}
		}
	}
	if err != nil && obs.Partial != nil {
		if part, _ := dec.answer(); anyUsage(part.Usage) {
			part.Usage.Partial = true
			obs.Partial(part.Usage)
		}
	}
	return resp, err
}

func (c *client) setHeaders(h http.Header) {
	h.Set("User-Agent", "assay")
	c.format.authorize(h, c.key)
	for name, v := range c.headers {
		h.Set(name, v.Value)
	}
}

// encodeRequest returns the body of a request, and a copy for the record in which
// digests replace the data of images and sounds.
func (c *client) encodeRequest(req *Request) (path string, body, kept []byte, err error) {
	checked := *req
	checked.Tools, checked.Messages = slices.Clone(req.Tools), slices.Clone(req.Messages)
	// The encoder would strip white space from schemas, so unique marks take the place
	// of schemas and of long data until the body is encoded.
	nonce := rand.Text()
	var schemas, data, digests []string
	for i, t := range checked.Tools {
		schema, err := ToolSchema(c.name, t.Schema)
		if err != nil {
			return "", nil, nil, fmt.Errorf("schema of tool %s: %w", t.Name, err)
		}
		mark := fmt.Sprintf(`"%s %d"`, nonce, i)
		checked.Tools[i].Schema = json.RawMessage(mark)
		schemas = append(schemas, mark, string(schema))
	}
	for i, m := range req.Messages {
		if m.Role != User && m.Role != Assistant && m.Role != ToolReply {
			return "", nil, nil, fmt.Errorf("message %d: unknown role %q", i+1, m.Role)
		}
		checked.Messages[i].Results = slices.Clone(m.Results)
		for j, r := range m.Results {
			media := slices.Clone(r.Media)
			for k := range media {
				media[k].mark = fmt.Sprintf("%s-%d.", nonce, len(data)/2)
				data = append(data, media[k].mark, base64.StdEncoding.EncodeToString(media[k].Data))
				digests = append(digests, media[k].mark, "sha256:"+string(media[k].Digest))
			}
			checked.Messages[i].Results[j].Media = media
		}
	}
	path, out, err := c.format.encode(&checked, c.whole)
	if err != nil {
		return "", nil, nil, err
	}
	if body, err = seal.PlainJSON(out); err != nil {
		return "", nil, nil, err
	}
	fill := func(marks []string) []byte {
		if len(marks) == 0 {
			return body
		}
		return []byte(strings.NewReplacer(marks...).Replace(string(body)))
	}
	return path, fill(slices.Concat(schemas, data)), fill(slices.Concat(schemas, digests)), nil
}

func anyUsage(u trial.Usage) bool {
	return u.Input+u.CacheRead+u.CacheWrite5m+u.CacheWrite1h+u.Output > 0
}

func (c *client) readStream(ctx, watched context.Context, req *Request, hresp *http.Response, in *tap, dec decoder) (*Response, error) {
	media, _, _ := mime.ParseMediaType(hresp.Header.Get("Content-Type"))
	if hresp.StatusCode == http.StatusOK && media == "application/json" {
		return c.readBody(ctx, watched, req, hresp, in, dec)
	}
	if hresp.StatusCode != http.StatusOK || media != "" && media != "text/event-stream" && media != "text/plain" {
		body, err := io.ReadAll(io.LimitReader(in, maxError))
		if err != nil && len(body) == 0 {
			return nil, c.transportFault(ctx, watched, err)
		}
		return c.unstreamedFault(req, hresp, media, body)
	}
	events := NewEventReader(in, int(c.most), int(c.most))
	for n := 1; ; n++ {
		ev, err := events.Next()
		if err != nil {
			return c.endStream(ctx, watched, hresp, in, dec, n-1, err)
		}
		if len(ev.Data) == 0 {
			continue
		}
		done, err := dec.event(ev)
		if e, ok := errors.AsType[*apiError](err); ok {
			return c.refusal(req, e)
		} else if err != nil {
			return nil, c.newFault(true, fmt.Errorf("event %d makes no sense: %w", n, err))
		}
		if done {
			resp, _ := dec.answer()
			return resp, nil
		}
	}
}

// endStream returns the answer of a stream that ended after some events, if it is whole,
// or the fault.
func (c *client) endStream(ctx, watched context.Context, hresp *http.Response, in *tap, dec decoder, events int, err error) (*Response, error) {
	if isTooLong(err) {
		dec.forget()
		return nil, c.brokenFault(ctx, watched, in, err)
	}
	resp, whole := dec.answer()
	switch {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case whole:
		return resp, nil
	case errors.Is(err, io.EOF) && in.raw.Len() == 0:
		return nil, c.downFault("%s sent an empty answer (%s)", c.host, hresp.Status)
	case errors.Is(err, io.EOF):
		return nil, c.newFault(true, fmt.Errorf("the answer broke off after event %d: the stream ended before its end event", events))
	}
	return nil, c.brokenFault(ctx, watched, in, fmt.Errorf("the answer broke off after event %d: %w", events, err))
}

// readBody reads an answer that is no stream, though one may have been asked for.
func (c *client) readBody(ctx, watched context.Context, req *Request, hresp *http.Response, in *tap, dec decoder) (*Response, error) {
	if n, err := io.Copy(io.Discard, in); err != nil {
		return nil, c.brokenFault(ctx, watched, in, fmt.Errorf("the answer broke off after %d bytes: %w", n, err))
	}
	body := in.raw.Bytes()
	head := body[:min(len(body), maxError)] // errors are short
	if len(bytes.TrimSpace(body)) == 0 || parseError(http.StatusInternalServerError, head).known {
		return c.unstreamedFault(req, hresp, "application/json", head)
	}
	err := dec.body(body)
	if e, ok := errors.AsType[*apiError](err); ok {
		return c.refusal(req, e)
	}
	resp, whole := dec.answer()
	if err != nil || !whole {
		return c.unstreamedFault(req, hresp, "application/json", head)
	}
	return resp, nil
}

func (c *client) unstreamedFault(req *Request, hresp *http.Response, media string, body []byte) (*Response, error) {
	status := hresp.StatusCode
	switch {
	case status == http.StatusNoContent:
		return nil, c.downFault("%s sent an empty answer (%s)", c.host, hresp.Status)
	case 300 <= status && status < 400:
		return nil, c.newFault(false, fmt.Errorf("%s redirects to %s: set the base URL to where the API is", c.host, RedactURL(hresp.Header.Get("Location"))))
	case media == "text/html" || bytes.HasPrefix(bytes.ToLower(bytes.TrimSpace(body)), []byte("<")):
		e := &apiError{status: status, kind: "HTML page", message: pageTitle(body) + " (a proxy, or a wrong base URL?)"}
		e.readHeaders(hresp.Header)
		if status == http.StatusOK {
			e.sent, e.status = status, http.StatusBadGateway // a page may come and go, as with a proxy
		}
		return c.refusal(req, e)
	case status != http.StatusOK:
		e := parseError(status, body)
		e.readHeaders(hresp.Header)
		return c.refusal(req, e)
	case len(bytes.TrimSpace(body)) == 0:
		return nil, c.downFault("%s sent an empty answer (%s)", c.host, hresp.Status)
	}
	if e := parseError(http.StatusInternalServerError, body); e.known {
		e.status = statusOf(e)
		e.readHeaders(hresp.Header)
		return c.refusal(req, e)
	}
	return nil, c.downFault("%s sent %s that is no answer of the API: %s", c.host, cmp.Or(media, "no media type"), c.oneLine(string(body)))
}

// unbilledError is the error of a request that cost nothing: it was not sent, or refused.
type unbilledError struct{ error }

func (e unbilledError) Unwrap() error { return e.error }

// IsUnbilled reports whether the request that failed with err cost nothing, because it
// was not sent or was refused. Of other requests without an answer that is not known.
func IsUnbilled(err error) bool {
	_, is := errors.AsType[unbilledError](err)
	return is
}

// IsUnsent reports whether err is that of a connection which could not be made.
func IsUnsent(err error) bool {
	op, ok := errors.AsType[*net.OpError](err)
	return ok && op.Op == "dial"
}

// transportFault makes a fault of a request that failed below HTTP.
func (c *client) transportFault(ctx, watched context.Context, err error) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if errors.Is(context.Cause(watched), errSilent) {
		return c.downFault("%s was silent for %v", c.host, c.idle)
	}
	if u, ok := errors.AsType[*url.Error](err); ok {
		err = u.Err // without the address, which could hold a secret
	}
	var cert *tls.CertificateVerificationError
	if errors.As(err, &cert) {
		return c.newFault(false, fmt.Errorf("%s: %w", c.host, err))
	}
	if p, _ := FindProvider(c.name); p.Start != "" && errors.Is(err, syscall.ECONNREFUSED) {
		return c.downFault("%s: %w%s%s", c.host, err, startHint, p.Start)
	}
	return c.downFault("%s: %w", c.host, err)
}

const startHint = "; start it with: "

// HasStartHint reports whether the text of a fault tells how the server is started.
func HasStartHint(fault string) bool { return strings.Contains(fault, startHint) }

// brokenFault makes a fault of an answer that broke off.
func (c *client) brokenFault(ctx, watched context.Context, in *tap, err error) error {
	if isTooLong(err) {
		return c.newFault(false, fmt.Errorf("%s sent an answer of more than %s, which was cut: raise limits.response if answers of this size are wanted", c.host, formatSize(c.most)))
	}
	if ctx.Err() == nil && errors.Is(context.Cause(watched), errSilent) && in.idle > 0 {
		return c.downFault("%s added nothing to its answer for %v: the %d bytes it sent hold no content", c.host, c.idle, in.idle)
	}
	return c.transportFault(ctx, watched, err)
}

func isTooLong(err error) bool { return errors.Is(err, errTooLong) || errors.Is(err, ErrEventTooLong) }

// formatSize writes a number of bytes in megabytes, or in bytes if it is no whole number
// of them.
func formatSize(n int64) string {
	if n%(1<<20) == 0 {
		return fmt.Sprintf("%d MB", n>>20)
	}
	return fmt.Sprintf("%d bytes", n)
}

// downFault makes a fault of an endpoint that sent nothing of an answer.
func (c *client) downFault(format string, args ...any) error {
	f := c.newFault(true, fmt.Errorf(format, args...))
	f.Down = true
	return f
}

func (c *client) newFault(retry bool, err error) *trial.Fault {
	return &trial.Fault{Class: trial.ClassEnvironment, Retry: retry, Err: fmt.Errorf("%s: %w", c.name, err)}
}

// removeKey takes the key and the values of headers out of b, should a server send it back.
func (c *client) removeKey(b []byte) []byte {
	secrets := []Header{{c.keyName, c.key}}
	for _, name := range slices.Sorted(maps.Keys(c.headers)) {
		secrets = append(secrets, c.headers[name])
	}
	for _, s := range secrets {
		if len(s.Value) >= 8 && bytes.Contains(b, []byte(s.Value)) {
			b = bytes.ReplaceAll(b, []byte(s.Value), []byte("[redacted:"+s.Name+"]"))
		}
	}
	return b
}

// oneLine makes text from outside fit for a message: one line, no control
// characters, not long, without the key.
func (c *client) oneLine(s string) string {
	const most = 300
	s = strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, string(c.removeKey([]byte(strings.ToValidUTF8(s, "�")))))
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}

// watchedDecoder reports each event that adds to the answer. Bytes, comments and
// events without content are no sign of life: a server, or a proxy before it, can send
// them for ever.
type watchedDecoder struct {
	decoder
	heard func()
}

func (d *watchedDecoder) event(ev Event) (bool, error) {
	before := d.added()
	done, err := d.decoder.event(ev)
	if d.added() > before {
		d.heard()
	}
	return done, err
}

func (d *watchedDecoder) body(b []byte) error {
	d.heard()
	return d.decoder.body(b)
}

func parseObject(raw string) (json.RawMessage, bool) {
	s := strings.TrimSpace(raw)
	if !strings.HasPrefix(s, "{") || !json.Valid([]byte(s)) {
		return nil, false
	}
	return json.RawMessage(s), true
}

// callObject returns the arguments of a call as the JSON object that an API
// wants to see again. Text that is none is wrapped, so that the model can see
// its mistake.
func callObject(raw string) json.RawMessage {
	if o, ok := parseObject(raw); ok {
		return o
	}
	if strings.TrimSpace(raw) == "" {
		return json.RawMessage("{}")
	}
	b, _ := seal.PlainJSON(map[string]string{"INVALID_JSON": raw})
	return b
}

// appendNative appends the elements of native content, which is a list.
func appendNative(to []any, native json.RawMessage) ([]any, error) {
	var parts []json.RawMessage
	if err := json.Unmarshal(native, &parts); err != nil {
		return nil, fmt.Errorf("native content: %w", err)
	}
	for _, p := range parts {
		to = append(to, p)
	}
	return to, nil
}

func deref(p *int64) int64 {
	if p == nil {
		return 0
	}
	return *p
}

// ToolSchema returns a tool's schema as sent to a provider. It adds "type": "object",
// which the APIs require and MCP servers may omit. For OpenAI, which rejects a schema
// without properties, it also adds "properties": {}.
func ToolSchema(provider string, schema json.RawMessage) (json.RawMessage, error) {
	out, err := objectSchema(schema)
	if p, ok := FindProvider(provider); err != nil || !ok || !wires[p.Wire].properties {
		return out, err
	}
	var members map[string]json.RawMessage
	if err := json.Unmarshal(out, &members); err != nil {
		return nil, err
	}
	if _, there := members["properties"]; there {
		return out, nil
	}
	out = bytes.TrimSpace(out)
	return slices.Concat(out[:len(out)-1], json.RawMessage(`,"properties":{}}`)), nil
}

func objectSchema(schema json.RawMessage) (json.RawMessage, error) {
	if len(bytes.TrimSpace(schema)) == 0 {
		return json.RawMessage(`{"type":"object","properties":{}}`), nil
	}
	var head struct {
		Type any `json:"type"`
	}
	if err := json.Unmarshal(schema, &head); err != nil {
		return nil, err
	}
	if head.Type == "object" {
		return schema, nil
	}
	if head.Type != nil {
		return nil, fmt.Errorf("type is %v, not \"object\"", head.Type)
	}
	rest := bytes.TrimSpace(schema)[1:]
	if bytes.HasPrefix(bytes.TrimSpace(rest), []byte{'}'}) {
		return json.RawMessage(`{"type":"object"}`), nil
	}
	return append(json.RawMessage(`{"type":"object",`), rest...), nil
}

// earlierCalls counts the calls in the conversation so far, to number made-up
// ids through it.
func earlierCalls(req *Request) int {
	n := 0
	for _, m := range req.Messages {
		n += len(m.Calls)
	}
	return n
}

func madeUpID(n int) string { return fmt.Sprintf("call-%d", n) }

func isMadeUp(id string) bool {
	digits, ok := strings.CutPrefix(id, "call-")
	return ok && digits != "" && strings.Trim(digits, "0123456789") == ""
}
