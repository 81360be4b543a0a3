package mcp

import (
	"fmt"
	"io"
	"mime"
	"net/http"
)

// httpTransport sends requests to a streamable HTTP server, with the headers of
// the suite, and turns answers that no MCP server gives into errors.
type httpTransport struct {
	base    *http.Transport
	headers map[string]string
	max     int64 // bytes of an answer
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

// RoundTrip implements http.RoundTripper.
func (w *httpTransport) RoundTrip(req *http.Request) (*http.Response, error) {
	if len(w.headers) > 0 {
		req = req.Clone(req.Context())
		for name, v := range w.headers {
			req.Header.Set(name, v)
		}
	}
	resp, err := w.base.RoundTrip(req)
	if err != nil {
		return nil, err
	}
	if text := w.refusalText(req, resp); text != "" {
		resp.Body.Close()
		return nil, &answerError{text}
	}
	resp.Body = &limitedBody{ReadCloser: resp.Body, left: w.max, max: w.max}
	return resp, nil
}

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
	case resp.StatusCode >= 300 && media != "application/json":
		return fmt.Sprintf("the server answered %s%s", resp.Status, quoteBody(resp, media))
	case resp.StatusCode < 300 && media == "text/html":
		return fmt.Sprintf("the server answered with a web page%s: is the address that of an MCP endpoint?", quoteBody(resp, media))
	}
	return ""
}

// quoteBody is the first words of an answer.
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
