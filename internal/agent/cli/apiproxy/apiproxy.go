// Package apiproxy stands on loopback between an agent CLI and the model API and
// writes down what goes through: one line a request.
//
// Requests and answers pass unchanged, streams piece by piece as they come. What
// is kept is small: when, where, how large, how it ended, the names of the tools
// offered, and what was used, in all classes of tokens. Headers, and with them
// keys, are never kept, nor are prompts and answers.
package apiproxy

import (
	"context"
	"errors"
	"io"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Config says what a proxy stands before.
type Config struct {
	Upstream string // base URL of the API, such as https://api.anthropic.com
	Format   string // anthropic, responses, chat or gemini; "" tells it by the path of each request
	Log      io.Writer
	Redact   *seal.Redactor
	Alive    func() // called for every piece of an answer; may be nil
}

// Request is what is kept of one request.
type Request struct {
	N          int          `json:"n"`     // from 1
	AtMS       int64        `json:"at_ms"` // since the proxy started
	TookMS     int64        `json:"took_ms"`
	FirstMS    *int64       `json:"first_ms,omitempty"` // from the request to the first byte of the answer
	Method     string       `json:"method"`
	Path       string       `json:"path"` // without the query, which can hold a key
	Status     int          `json:"status,omitempty"`
	Bytes      int64        `json:"bytes"`        // of the request's body
	Answer     int64        `json:"answer_bytes"` // of the answer's body
	Model      string       `json:"model,omitempty"`
	Tools      []string     `json:"tools,omitempty"` // offered to the model, where they differ from those of the request before
	ToolCount  int          `json:"tool_count,omitempty"`
	ToolBytes  int64        `json:"tool_bytes,omitempty"` // of the tools in the request
	Generation bool         `json:"generation"`           // asks for an answer of the model, not for a list or a count
	Retry      bool         `json:"retry,omitempty"`      // has the body of the request before, which failed
	Usage      *trial.Usage `json:"usage,omitempty"`
	Error      string       `json:"error,omitempty"` // why there is no whole answer
}

// Proxy is a running proxy.
type Proxy struct{}

// Start starts a proxy on loopback. It ends with [Proxy.Close], or with ctx.
func Start(ctx context.Context, c Config) (*Proxy, error) { return nil, errors.New("not there yet") }

// URL is the base URL to be given to the CLI in place of Config.Upstream.
func (p *Proxy) URL() string { return "" }

// Usage returns what each answered request used, in order.
func (p *Proxy) Usage() []trial.Usage { return nil }

// Requests returns all requests so far, in the order in which they came.
func (p *Proxy) Requests() []Request { return nil }

// Close ends the proxy and the requests in flight.
func (p *Proxy) Close() error { return nil }
