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
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/seal"
)

// HTTPProxy relays a server of streamable HTTP on loopback: it adds the headers,
// which are secrets that the agent never sees, and records the messages. It
// forwards to the address that the suite names and to no other.
type HTTPProxy struct {
	to      *url.URL
	headers map[string]string
	red     *seal.Redactor
	server  *http.Server
	client  *http.Client
	addr    string

	mu    sync.Mutex
	rec   *Writer
	close func() error
}

// NewHTTPProxy starts a proxy before the server at address. Nothing is recorded
// before [Web.StartRecording].
func NewHTTPProxy(address string, headers map[string]string, red *seal.Redactor) (*HTTPProxy, error) {
	to, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("stand before %s: %w", to.Redacted(), err)
	}
	w := &HTTPProxy{to: to, headers: headers, red: red, addr: l.Addr().String()}
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
	w.recordMessage(ToServer, body)
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

// copyResponse passes an answer on as it comes, and records its messages.
func (w *HTTPProxy) copyResponse(ctx context.Context, out http.ResponseWriter, resp *http.Response) {
	media, _, _ := mime.ParseMediaType(resp.Header.Get("Content-Type"))
	flush, _ := out.(http.Flusher)
	var whole bytes.Buffer
	var events eventReader
	buf := make([]byte, 32<<10)
	for {
		n, err := resp.Body.Read(buf)
		switch {
		case n == 0:
		case media == "text/event-stream":
			for _, data := range events.addBytes(buf[:n]) {
				w.recordMessage(ToClient, data)
			}
		case media == "application/json" && whole.Len()+n <= maxBody:
			whole.Write(buf[:n])
		}
		if err != nil && whole.Len() > 0 {
			w.recordMessage(ToClient, whole.Bytes())
		}
		if n > 0 {
			if _, werr := out.Write(buf[:n]); werr != nil {
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

// recordProblem records an error as a line of the server's standard error.
func (w *HTTPProxy) recordProblem(text string) {
	if rec := w.currentWriter(); rec != nil {
		rec.RecordLine(Stderr, []byte(text), false)
	}
}

// eventReader takes the data out of a stream of server-sent events.
type eventReader struct {
	line []byte
	data []byte
	any  bool
}

// addBytes takes a piece of the stream and returns the data of the events that
// it completes.
func (r *eventReader) addBytes(b []byte) (out [][]byte) {
	for len(b) > 0 {
		part, rest, whole := bytes.Cut(b, []byte{'\n'})
		if len(r.line) < maxBody {
			r.line = append(r.line, part...)
		}
		b = rest
		if !whole {
			return out
		}
		line := bytes.TrimSuffix(r.line, []byte{'\r'})
		data, is := bytes.CutPrefix(line, []byte("data:"))
		switch {
		case len(line) == 0 && r.any:
			out = append(out, bytes.Clone(r.data))
			r.data, r.any = r.data[:0], false
		case is:
			if r.any {
				r.data = append(r.data, '\n')
			}
			r.data, r.any = append(r.data, bytes.TrimPrefix(data, []byte(" "))...), true
		}
		r.line = r.line[:0]
	}
	return out
}
