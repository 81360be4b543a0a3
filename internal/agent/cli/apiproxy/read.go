package apiproxy

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"encoding/json"
	"io"
	"mime"
	"net/http"
	"strings"

	"github.com/klauspost/compress/zstd"

	"github.com/assay-eval/assay/internal/llm"
)

const (
	// defaultMostOutput bounds the answer to a request that sets no bound: no model of
	// the price table writes more tokens at once.
	defaultMostOutput = 128 << 10
	// frameTokens are the most tokens that an API adds to those of the request's bytes.
	frameTokens = 4 << 10
)

func isGiven(v json.RawMessage) bool { return len(v) > 0 && string(v) != "null" }

type summary struct {
	wire      llm.Wire // "" for requests other than for a model's answer, such as for a list of models
	model     string
	tools     []string
	toolBytes int64
	stream    bool // the answer is wanted as a stream
	// input and output are the most tokens of the request and of its answer; continues
	// reports whether the API adds an earlier conversation to the input.
	input, output int64
	continues     bool
}

func summarizeRequest(method, path, encoding string, body []byte) summary {
	var s summary
	if method == http.MethodPost {
		s.wire = llm.WireOf(path)
	}
	if s.wire == "" {
		return s
	}
	var b struct {
		Model        string          `json:"model"`
		Stream       bool            `json:"stream"`
		Tools        json.RawMessage `json:"tools"`
		N            int64           `json:"n"`
		Most         int64           `json:"max_tokens"`
		MostChat     int64           `json:"max_completion_tokens"`
		MostResponse int64           `json:"max_output_tokens"`
		Previous     json.RawMessage `json:"previous_response_id"`
		Conversation json.RawMessage `json:"conversation"`
		Generation   struct {
			Most    int64 `json:"maxOutputTokens"`
			Answers int64 `json:"candidateCount"`
		} `json:"generationConfig"`
	}
	plain := decodeBody(encoding, body)
	_ = json.Unmarshal(plain, &b)
	most := cmp.Or(max(b.Most, b.MostChat), b.MostResponse, b.Generation.Most, defaultMostOutput)
	s.input, s.output = int64(len(plain))+frameTokens, most*max(1, b.N, b.Generation.Answers)
	s.continues = isGiven(b.Previous) || isGiven(b.Conversation)
	s.model, s.toolBytes, s.stream = b.Model, int64(len(b.Tools)), b.Stream
	if s.wire == llm.GenerateContent {
		_, last, _ := strings.Cut(path, "models/")
		s.model, _, _ = strings.Cut(last, ":")
	}
	var tools []tool
	_ = json.Unmarshal(b.Tools, &tools)
	for _, t := range tools {
		s.tools = append(s.tools, t.toolNames("")...)
	}
	return s
}

// tool is one of a request, in any of the formats.
type tool struct {
	Type     string `json:"type"`
	Name     string `json:"name"`
	Function *struct {
		Name string `json:"name"`
	} `json:"function"` // Chat Completions
	Declarations []struct {
		Name string `json:"name"`
	} `json:"functionDeclarations"` // Gemini
	Tools []tool `json:"tools"` // Responses: of a name space
}

func (t tool) toolNames(prefix string) []string {
	switch {
	case t.Function != nil:
		return []string{t.Function.Name}
	case len(t.Declarations) > 0:
		var out []string
		for _, d := range t.Declarations {
			out = append(out, d.Name)
		}
		return out
	case len(t.Tools) > 0:
		var out []string
		for _, inner := range t.Tools {
			out = append(out, inner.toolNames(prefix+t.Name+".")...)
		}
		return out
	case t.Name != "":
		return []string{prefix + t.Name}
	case t.Type != "":
		return []string{t.Type} // a tool of the provider itself
	}
	return nil
}

// decodeBody undoes the encoding of a body, nil if it cannot.
func decodeBody(encoding string, body []byte) []byte {
	var r io.Reader
	switch strings.ToLower(strings.TrimSpace(encoding)) {
	case "", "identity":
		return body
	case "gzip":
		g, err := gzip.NewReader(bytes.NewReader(body))
		if err != nil {
			return nil
		}
		r = g
	case "zstd":
		z, err := zstd.NewReader(bytes.NewReader(body), zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(maxBody))
		if err != nil {
			return nil
		}
		defer z.Close()
		r = z
	default:
		return nil
	}
	out, err := io.ReadAll(io.LimitReader(r, maxBody))
	if err != nil {
		return nil
	}
	return out
}

// copier reads the copy of an answer: events as they come, or a body at its end.
type copier struct {
	meter   *llm.Meter
	heard   func() // called for events that add to the answer
	status  int
	pipe    *io.PipeWriter // of an event stream
	read    chan struct{}  // closed when the stream was read
	body    bytes.Buffer
	wanted  bool
	unknown bool // too long to be kept
}

// Most bytes of a body that are kept until it can be read.
const (
	maxPlain   = 16 << 20
	maxRefusal = 64 << 10
)

func newCopier(resp *http.Response, meter *llm.Meter, heard func()) *copier {
	c := &copier{meter: meter, heard: heard, status: resp.StatusCode}
	media, _, _ := mime.ParseMediaType(resp.Header.Get("Content-Type"))
	coded := resp.Header.Get("Content-Encoding")
	if coded != "" && coded != "identity" {
		return c // nobody asked for it
	}
	c.wanted = meter != nil || resp.StatusCode >= 400
	if meter != nil && resp.StatusCode == http.StatusOK && media == "text/event-stream" {
		r, w := io.Pipe()
		c.pipe, c.read = w, make(chan struct{})
		go c.readEvents(r)
	}
	return c
}

func (c *copier) readEvents(r *io.PipeReader) {
	defer close(c.read)
	in := llm.NewEventReader(r, 0, 0)
	for {
		ev, err := in.Next()
		if err != nil {
			break
		}
		if c.meter.AddEvent(ev) {
			c.heard()
		}
	}
	_, _ = io.Copy(io.Discard, r) // an event that is too long must not stop the answer
}

func (c *copier) writeBody(b []byte) {
	limit := maxPlain
	if c.status >= 400 {
		limit = maxRefusal
	}
	switch {
	case c.pipe != nil:
		_, _ = c.pipe.Write(b)
	case c.wanted && c.body.Len()+len(b) <= limit:
		c.body.Write(b)
	default:
		c.unknown = true
	}
}

// finishBody reads the rest, and returns the message of an error answer.
func (c *copier) finishBody() string {
	switch {
	case c.pipe != nil:
		_ = c.pipe.Close()
		<-c.read
	case c.unknown:
	case c.status >= 400:
		return llm.Refusal(c.status, c.body.Bytes())
	case c.meter == nil || c.status != http.StatusOK:
	case bytes.HasPrefix(c.body.Bytes(), []byte("data:")) || bytes.HasPrefix(c.body.Bytes(), []byte("event:")):
		in := llm.NewEventReader(&c.body, 0, 0) // an undeclared stream
		for ev, err := in.Next(); err == nil; ev, err = in.Next() {
			c.meter.AddEvent(ev)
		}
	default:
		c.meter.AddBody(c.body.Bytes())
	}
	return ""
}
