package mcp

import (
	"context"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strconv"
	"time"
)

// httpTransport sends requests to a streamable HTTP server, with the headers of
// the suite, and turns answers that no MCP server gives into errors.
type httpTransport struct {
	base    *http.Transport
	headers map[string]string
	max     int64 // bytes of an answer
	// patience is the longest wait that a busy server may request.
	patience time.Duration
}

// answerError is an answer over HTTP that is not one of MCP.
type answerError struct{ text string }

func (e *answerError) Error() string { return e.text }

// newClient returns an HTTP client over w. It follows no redirects: they would
// take the headers, secrets included, to an address that the suite does not
// name.
func (w *httpTransport) newClient() *http.Client {
	return &http.Client{Transport: w, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
}

func (w *httpTransport) RoundTrip(req *http.Request) (*http.Response, error) {
	if len(w.headers) > 0 {
		req = req.Clone(req.Context())
		for name, v := range w.headers {
			req.Header.Set(name, v)
		}
	}
	resp, err := w.sendPatiently(req)
	if err != nil {
		return nil, err
	}
	if text := w.refusalText(req, resp); text != "" {
		resp.Body.Close()
		return nil, &answerError{text}
	}
	resp.Body = &limitedBody{ReadCloser: resp.Body, left: w.max, max: w.max}
	keepResult(req, resp)
	return resp, nil
}

// sendPatiently sends a request and retries it if a busy server asks for that. The
// server has not processed the request, and a void trial would repeat a whole
// conversation.
func (w *httpTransport) sendPatiently(req *http.Request) (*http.Response, error) {
	for {
		resp, err := w.base.RoundTrip(req)
		if err != nil || req.Method != http.MethodPost || req.GetBody == nil {
			return resp, err
		}
		wait, asked := retryAfter(resp, time.Now())
		if !asked || wait > w.patience {
			return resp, nil // resp is an error response
		}
		resp.Body.Close()
		select {
		case <-time.After(wait):
		case <-req.Context().Done():
			return nil, context.Cause(req.Context())
		}
		req = req.Clone(req.Context())
		if req.Body, err = req.GetBody(); err != nil {
			return nil, err
		}
	}
}

// retryAfter returns the wait that a busy server requests, in seconds or until a date.
func retryAfter(resp *http.Response, now time.Time) (wait time.Duration, asked bool) {
	if resp.StatusCode != http.StatusTooManyRequests && resp.StatusCode != http.StatusServiceUnavailable {
		return 0, false
	}
	value := resp.Header.Get("Retry-After")
	if seconds, err := strconv.ParseUint(value, 10, 31); err == nil {
		return max(time.Duration(seconds)*time.Second, shortestWait), true
	}
	at, err := http.ParseTime(value)
	return max(at.Sub(now), shortestWait), err == nil
}

// shortestWait is the minimum wait, for a server that requests a wait of zero.
const shortestWait = 100 * time.Millisecond

// refusalText returns why an answer to a message is no MCP answer, "" if it is
// one.
func (w *httpTransport) refusalText(req *http.Request, resp *http.Response) string {
	if req.Method != http.MethodPost {
		return "" // servers may refuse the other methods
	}
	media, _, _ := mime.ParseMediaType(resp.Header.Get("Content-Type"))
	switch {
	case resp.StatusCode >= 300 && resp.StatusCode < 400:
		to := "elsewhere"
		if u, err := resp.Location(); err == nil {
			to = u.Redacted()
		}
		return fmt.Sprintf("the server answered %s and points to %s: give that address as its url", resp.Status, clipText(to))
	case resp.StatusCode == http.StatusUnauthorized || resp.StatusCode == http.StatusForbidden:
		return fmt.Sprintf("the server answered %s%s: give the secret that it wants in headers", resp.Status, quoteBody(resp, media))
	case resp.Header.Get("Retry-After") != "" && resp.StatusCode >= 400:
		return fmt.Sprintf("the server answered %s and asks to wait for %s, longer than a call may take", resp.Status, clipText(resp.Header.Get("Retry-After")))
	case resp.StatusCode >= 300 && media != "application/json":
		return fmt.Sprintf("the server answered %s%s", resp.Status, quoteBody(resp, media))
	case resp.StatusCode < 300 && media == "text/html":
		return fmt.Sprintf("the server answered with a web page%s: is the address that of an MCP endpoint?", quoteBody(resp, media))
	}
	return ""
}

func quoteBody(resp *http.Response, media string) string {
	b, err := io.ReadAll(io.LimitReader(resp.Body, 4<<10))
	if text := clipText(string(b)); text != "" && err == nil {
		return fmt.Sprintf(" (%s: %q)", media, text)
	}
	return ""
}

// limitedBody is a body that fails after max bytes.
type limitedBody struct {
	io.ReadCloser
	left, max int64
}

func (l *limitedBody) Read(p []byte) (int, error) {
	n, err := l.ReadCloser.Read(p)
	if l.left -= int64(n); l.left < 0 {
		return n, fmt.Errorf("%w: more than %d bytes", errTooLong, l.max)
	}
	return n, err
}
