package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

func TestMessages(t *testing.T) {
	for line, want := range map[string]int{
		`{"id":1,"method":"a"}`:                       1,
		`{"method":"a"}`:                              1,
		` [{"id":1,"result":{}},{"id":2,"error":{}}]`: 2,
		`[]`: 0,
		`{}`: -1, `{"id":1}`: -1, `{"result":1}`: -1, `7`: -1, `"a"`: -1, `[1]`: -1, `{"id":1,`: -1, ``: -1,
	} {
		got, err := ParseMessages([]byte(line))
		if want < 0 && err == nil || want >= 0 && (err != nil || len(got) != want) {
			t.Errorf("%q: %v, %v", line, got, err)
		}
	}
}

func TestNegotiate(t *testing.T) {
	for _, tt := range [][3]string{
		{"2025-06-18", "2025-06-18", "2025-06-18"}, {"2024-11-05", "2025-06-18", "2024-11-05"}, {"2025-11-25", "2025-06-18", "2025-06-18"},
		{"2030-01-01", "2025-03-26", "2025-03-26"}, {"", "2025-03-26", "2025-03-26"}, {"", "", "2025-11-25"}, {"2025-03-26", "2026-07-28", "2025-03-26"}, {"x", "y", "2025-11-25"},
	} {
		if got := NegotiateVersion(tt[0], tt[1]); got != tt[2] {
			t.Errorf("asked for %q, a server of %q answers %q, want %q", tt[0], tt[1], got, tt[2])
		}
	}
}

func TestEachEnds(t *testing.T) {
	r, w := io.Pipe()
	defer w.Close()
	stop := errors.New("stop")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(stop)
	var out bytes.Buffer
	if err := HandleMessages(ctx, r, NewPeer(&out), func(Message) error { return nil }); !errors.Is(err, stop) {
		t.Errorf("error %v, want %v", err, stop)
	}
	err := HandleMessages(t.Context(), strings.NewReader(`{"id":1,"method":"a"}`), NewPeer(&out), func(m Message) error {
		if !m.IsRequest() || m.IsAnswer() || m.Method != "a" {
			t.Errorf("message %+v", m)
		}
		return stop
	})
	if !errors.Is(err, stop) {
		t.Errorf("error %v, want %v", err, stop)
	}
	if err := NewPeer(&out).Reply(json.RawMessage("1"), nil, errors.New("boom")); err != nil || out.String() != `{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"boom"}}`+"\n" {
		t.Errorf("%q, %v", out.String(), err)
	}
}

// serveAsking serves a tool that asks the user for a name and returns the answer.
func serveAsking(t *testing.T) string {
	server := sdk.NewServer(&sdk.Implementation{Name: "asks"}, nil)
	server.AddTool(&sdk.Tool{Name: "ask", InputSchema: json.RawMessage(`{"type":"object"}`)}, func(ctx context.Context, r *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		got, err := r.Session.Elicit(ctx, &sdk.ElicitParams{Message: "who?", RequestedSchema: json.RawMessage(`{"type":"object","properties":{"name":{"type":"string","default":"Ada"}}}`)})
		if err != nil {
			return nil, err
		}
		b, err := json.Marshal(got.Content)
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: string(b)}}}, err
	})
	// Without the newest protocol, in which servers ask in another way.
	handler := sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return server }, nil)
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if b, err := io.ReadAll(r.Body); err == nil {
			if bytes.Contains(b, []byte(`"server/discover"`)) {
				http.Error(w, "no such method", http.StatusBadRequest)
				return
			}
			r.Body = io.NopCloser(bytes.NewReader(b))
		}
		handler.ServeHTTP(w, r)
	}))
	t.Cleanup(func() {
		srv.CloseClientConnections()
		srv.Close()
		for session := range server.Sessions() {
			session.Close()
		}
	})
	return srv.URL
}

func TestQuestionsAreAnsweredOnlyWhereAskedTo(t *testing.T) {
	for _, elicit := range []bool{true, false} {
		s := start(t, Config{Name: "asks", URL: serveAsking(t), Elicit: elicit, CallTimeout: 20 * time.Second})
		got, err := s.Call(t.Context(), "ask", nil)
		if err != nil {
			t.Fatal(err)
		}
		if answered := !got.IsError && got.Text == `{"name":"Ada"}`; answered != elicit {
			t.Errorf("elicit %v: %+v", elicit, got)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

// A server may close the stream of an answer and say after which event it goes
// on.
func TestClosedStreamsAreTakenUpAgain(t *testing.T) {
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var m struct {
			ID     json.RawMessage
			Method string
		}
		_ = json.NewDecoder(r.Body).Decode(&m) // GET has no body
		w.Header().Set("Mcp-Session-Id", "s")
		stream := func(text string) {
			w.Header().Set("Content-Type", "text/event-stream")
			_, _ = io.WriteString(w, text)
		}
		answer := func(result string) {
			w.Header().Set("Content-Type", "application/json")
			_, _ = io.WriteString(w, `{"jsonrpc":"2.0","id":`+string(m.ID)+`,"result":`+result+`}`)
		}
		switch {
		case r.Method == http.MethodGet && r.Header.Get("Last-Event-ID") == "e1":
			stream("id: e2\ndata: {\"jsonrpc\":\"2.0\",\"id\":3,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"late\"}]}}\n\n")
		case r.Method != http.MethodPost:
			w.WriteHeader(http.StatusMethodNotAllowed)
		case m.Method == "initialize":
			answer(`{"protocolVersion":"2025-11-25","serverInfo":{"name":"closes","version":"1"},"capabilities":{"tools":{}}}`)
		case m.Method == "tools/call":
			if string(m.ID) != "3" {
				t.Errorf("the call has the id %s", m.ID)
			}
			stream("id: e1\nretry: 10\ndata: \n\n")
		case len(m.ID) == 0:
			w.WriteHeader(http.StatusAccepted)
		default:
			w.WriteHeader(http.StatusBadRequest)
		}
	}))
	t.Cleanup(srv.Close)
	s := start(t, Config{Name: "closes", URL: srv.URL, CallTimeout: 20 * time.Second})
	got, err := s.Call(t.Context(), "x", nil)
	if err != nil || got.Text != "late" {
		t.Errorf("%+v, %v", got, err)
	}
}

// Tap sees all messages, and the session continues through it.
func TestTap(t *testing.T) {
	var heard, said syncBuffer
	cfg := command("sdk")
	cfg.Tap = func(r io.ReadCloser, w io.WriteCloser) (io.ReadCloser, io.WriteCloser) {
		return struct {
				io.Reader
				io.Closer
			}{io.TeeReader(r, &heard), r}, struct {
				io.Writer
				io.Closer
			}{io.MultiWriter(w, &said), w}
	}
	s := start(t, cfg)
	if _, err := s.Call(t.Context(), "echo", json.RawMessage(`{"text":"tapped"}`)); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(said.String(), `"text":"tapped"`) || !strings.Contains(heard.String(), "you said") {
		t.Errorf("said %q, heard %q", said.String(), heard.String())
	}
	tools, err := s.Tools(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	like, err := s.Likeness(tools)
	if err != nil || len(like.Tools) != len(tools) || !strings.Contains(string(like.Info), `"fixture"`) || !strings.Contains(string(like.Capabilities), `"tools"`) {
		t.Errorf("%+v, %v", like, err)
	}
}
