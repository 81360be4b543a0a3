package tape

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"mime"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/seal"
)

// HTTPProxy relays a server of streamable HTTP on loopback: it adds the headers,
// which are secrets that the agent never sees, and records the messages. It
// forwards to the address that the suite names and to no other.
type HTTPProxy struct {
	to      *url.URL
	headers map[string]string
	red     *seal.Redactor
	lens    Lens // nil changes nothing
	server  *http.Server
	client  *http.Client
	addr    string

	mu    sync.Mutex
	rec   *Writer
	close func() error
}

// NewHTTPProxy starts a proxy for the server at address, on a loopback port; port 0
// selects a free one. Recording starts with [HTTPProxy.StartRecording]. A nil lens
// forwards all messages unchanged.
func NewHTTPProxy(address string, port int, headers map[string]string, lens Lens, red *seal.Redactor) (*HTTPProxy, error) {
	to, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	if err != nil {
		return nil, fmt.Errorf("stand before %s: %w", to.Redacted(), err)
	}
	w := &HTTPProxy{to: to, headers: headers, lens: lens, red: red, addr: l.Addr().String()}
	w.client = &http.Client{
		Transport:     &http.Transport{Proxy: http.ProxyFromEnvironment, DisableCompression: true},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }, // it would take the secrets elsewhere
	}
	w.server = &http.Server{Handler: w, ReadHeaderTimeout: 10 * time.Second}
	go func() { _ = w.server.Serve(l) }() // ends with Close
	return w, nil
}

// Addr is where it listens, as host:port.
func (w *HTTPProxy) Addr() string { return w.addr }

// URL is the address to be given to the agent.
func (w *HTTPProxy) URL() string {
	u := url.URL{Scheme: "http", Host: w.addr, Path: w.to.Path, RawPath: w.to.RawPath}
	return u.String()
}

// StartRecording begins the recording, in a new file.
func (w *HTTPProxy) StartRecording(file string) error {
	f, err := CreateFile(file)
	if err != nil {
		return fmt.Errorf("create the recording: %w", err)
	}
	rec, err := NewWriter(f, []string{w.to.Redacted()}, w.red, nil)
	if err != nil {
		_ = f.Close() // what was wrong before matters more
		return err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.rec, w.close = rec, f.Close
	return nil
}

// Close ends all requests and the recording. It may be called more than once.
func (w *HTTPProxy) Close() error {
	_ = w.server.Close() // connections that are in use are cut
	w.client.CloseIdleConnections()
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.close == nil {
		return nil
	}
	w.rec.ClientLeft()
	err := w.rec.Err()
	if cerr := w.close(); err == nil {
		err = cerr
	}
	w.close = nil
	return err
}

func (w *HTTPProxy) currentWriter() *Writer {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.rec
}

// maxBody is the longest request that is passed on, in bytes.
const maxBody = 64 << 20

// hop are headers that belong to one connection.
var hop = []string{"Connection", "Keep-Alive", "Proxy-Authenticate", "Proxy-Authorization", "Proxy-Connection", "Te", "Trailer", "Transfer-Encoding", "Upgrade", "Host", "Accept-Encoding", "Content-Length", "Origin"}

// ServeHTTP implements http.Handler.
func (w *HTTPProxy) ServeHTTP(out http.ResponseWriter, in *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(out, in.Body, maxBody))
	if err != nil {
		http.Error(out, "request: "+err.Error(), http.StatusBadRequest)
		return
	}
	// Only the path of the server is passed on: with it go the secrets.
	if in.URL.Path != w.to.Path {
		http.NotFound(out, in)
		return
	}
	said := body
	if w.lens != nil && len(body) > 0 {
		pass, answer := w.lens.FromClient(body)
		if pass == nil {
			w.answerClient(out, body, answer)
			return
		}
		body = pass
	}
	to := *w.to
	if in.URL.RawQuery != "" {
		to.RawQuery = strings.TrimPrefix(to.RawQuery+"&"+in.URL.RawQuery, "&")
	}
	req, err := http.NewRequestWithContext(in.Context(), in.Method, to.String(), bytes.NewReader(body))
	if err != nil {
		http.Error(out, "the request cannot be passed on", http.StatusBadGateway)
		return
	}
	req.Header = in.Header.Clone()
	for _, name := range hop {
		req.Header.Del(name)
	}
	for name, v := range w.headers {
		req.Header.Set(name, v)
	}
	if !bytes.Equal(said, body) {
		setNameHeader(req.Header, body)
	}
	w.recordRequest(said, body)
	resp, err := w.client.Do(req)
	if err != nil {
		if in.Context().Err() == nil {
			w.recordProblem(fmt.Sprintf("%s: %v", in.Method, err))
		}
		http.Error(out, "the server cannot be reached", http.StatusBadGateway)
		return
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 300 && in.Method == http.MethodPost {
		w.recordProblem(fmt.Sprintf("%s: the server answered %s", in.Method, resp.Status))
	}
	for name, values := range resp.Header {
		out.Header()[name] = values
	}
	for _, name := range hop {
		out.Header().Del(name)
	}
	out.WriteHeader(resp.StatusCode)
	w.copyResponse(in.Context(), out, resp)
}

// setNameHeader sets the header that repeats the name of a called tool, if the client
// sent one. Servers of the protocol of 2026-07-28 reject a header that differs from the
// body.
func setNameHeader(h http.Header, body []byte) {
	const header = "Mcp-Name"
	var called struct {
		Params struct {
			Name string `json:"name"`
		} `json:"params"`
	}
	if h.Get(header) != "" && json.Unmarshal(body, &called) == nil && called.Params.Name != "" {
		h.Set(header, called.Params.Name)
	}
}

// answerClient answers a message that is not forwarded to the server.
func (w *HTTPProxy) answerClient(out http.ResponseWriter, msg, answer []byte) {
	w.recordMessage(ToServer, msg)
	if answer == nil {
		out.WriteHeader(http.StatusAccepted)
		return
	}
	w.recordMessage(ToClient, answer)
	out.Header().Set("Content-Type", "application/json")
	_, _ = out.Write(answer) // the client may be gone
}

// copyResponse forwards a response as it arrives, and records its messages. With a lens
// it forwards whole messages.
func (w *HTTPProxy) copyResponse(ctx context.Context, out http.ResponseWriter, resp *http.Response) {
	media, _, _ := mime.ParseMediaType(resp.Header.Get("Content-Type"))
	flush, _ := out.(http.Flusher)
	var whole bytes.Buffer
	var events mcp.EventReader
	buf := make([]byte, 32<<10)
	for {
		n, err := resp.Body.Read(buf)
		pass := buf[:n]
		switch {
		case n == 0:
		case media == "text/event-stream":
			changed := []byte{}
			for _, e := range events.Add(buf[:n]) {
				w.recordMessage(ToClient, e.Data)
				if w.lens != nil {
					changed = append(changed, replaceData(e, w.lens.FromServer(e.Data))...)
				}
			}
			if w.lens != nil {
				pass = changed
			}
		case media == "application/json" && whole.Len()+n <= maxBody:
			whole.Write(buf[:n])
			if w.lens != nil {
				pass = nil
			}
		}
		if err != nil && whole.Len() > 0 {
			w.recordMessage(ToClient, whole.Bytes())
			if w.lens != nil {
				pass = w.lens.FromServer(whole.Bytes())
			}
		}
		if len(pass) > 0 {
			if _, werr := out.Write(pass); werr != nil {
				return
			}
			if flush != nil {
				flush.Flush()
			}
		}
		if err != nil {
			if err != io.EOF && ctx.Err() == nil {
				w.recordProblem("answer: " + err.Error())
			}
			return
		}
	}
}

// recordMessage puts a message on the tape, on one line.
func (w *HTTPProxy) recordMessage(from Dir, msg []byte) {
	rec := w.currentWriter()
	if rec == nil || len(bytes.TrimSpace(msg)) == 0 {
		return
	}
	var line bytes.Buffer
	if json.Compact(&line, msg) != nil {
		line.Reset()
		line.Write(bytes.ReplaceAll(msg, []byte{'\n'}, []byte{' '}))
	}
	rec.RecordLine(from, line.Bytes(), false)
}

// recordRequest records pass, the modified form of a client's message.
func (w *HTTPProxy) recordRequest(msg, pass []byte) {
	rec := w.currentWriter()
	if rec == nil || bytes.Equal(msg, pass) {
		w.recordMessage(ToServer, pass)
		return
	}
	var line bytes.Buffer
	if json.Compact(&line, pass) != nil {
		line.Reset()
	}
	rec.recordClient(msg, line.Bytes())
}

// recordProblem records an error as a line of the server's standard error.
func (w *HTTPProxy) recordProblem(text string) {
	if rec := w.currentWriter(); rec != nil {
		rec.RecordLine(Stderr, []byte(text), false)
	}
}

// replaceData returns the text of an event with its data replaced.
func replaceData(e mcp.Event, data []byte) []byte {
	if bytes.Equal(data, e.Data) {
		return e.Text
	}
	var out []byte
	for line := range bytes.Lines(e.Text) {
		if field := bytes.TrimRight(line, "\r\n"); len(field) > 0 && !bytes.HasPrefix(field, []byte("data:")) {
			out = append(append(out, field...), '\n')
		}
	}
	for line := range bytes.SplitSeq(data, []byte{'\n'}) {
		out = append(append(append(out, "data: "...), line...), '\n')
	}
	return append(out, '\n')
}
