package tape

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/seal"
)

func medianOf(times []time.Duration) time.Duration {
	slices.Sort(times)
	return times[len(times)/2]
}

// hand makes a tape of lines such as "10 c2s {…}".
func hand(t *testing.T, lines ...string) *Tape {
	t.Helper()
	b := `{"assay":"mcp-tape/1","command":["server"]}` + "\n"
	for _, l := range lines {
		ms, rest, _ := strings.Cut(l, " ")
		dir, msg, _ := strings.Cut(rest, " ")
		if dir == "exit" {
			b += fmt.Sprintf(`{"ms":%s,"exit":"exit status %s","code":%s}`+"\n", ms, msg, msg)
			continue
		}
		b += fmt.Sprintf(`{"ms":%s,"dir":"%s","msg":%s}`+"\n", ms, dir, msg)
	}
	tp, err := Read(strings.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	return tp
}

// handshake are the lines of a usual beginning.
var handshake = []string{
	`0 c2s {"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2025-06-18","clientInfo":{"name":"x"}}}`,
	`20 s2c {"jsonrpc":"2.0","id":"a","result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"srv","version":"7"},"instructions":"be kind"}}`,
	`21 c2s {"jsonrpc":"2.0","method":"notifications/initialized"}`,
	`22 c2s {"id":1,"method":"tools/list","params":{}}`,
	`23 s2c {"id":1,"result":{"tools":[{"name":"search","inputSchema":{}}],"nextCursor":"p2"}}`,
	`24 c2s {"id":2,"method":"tools/list","params":{"cursor":"p2"}}`,
	`25 s2c {"id":2,"result":{"tools":[{"name":"read","inputSchema":{}}]}}`,
}

func with(lines ...string) []string { return append(slices.Clone(handshake), lines...) }

// play sends lines to a replay and returns its answers and how it ends.
func play(t *testing.T, tp *Tape, red *seal.Redactor, lines ...string) (string, *Replay, error) {
	t.Helper()
	r, err := NewReplay(tp, 0, red)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	err = r.Serve(t.Context(), strings.NewReader(strings.Join(lines, "\n")+"\n"), &out)
	return out.String(), r, err
}

func TestReplayAnswers(t *testing.T) {
	tp := hand(t, with(
		`30 c2s {"id":3,"method":"tools/call","params":{"name":"search","arguments":{"q":"x","n":1.50},"_meta":{"progressToken":"t1"}}}`,
		`31 s2c {"method":"notifications/progress","params":{"progressToken":"t1","progress":1}}`,
		`32 s2c {"method":"notifications/message","params":{"data":"log"}}`,
		`33 s2c {"id":3,"result":{"content":[{"type":"text","text":"first"}]}}`,
		`34 s2c {"method":"notifications/tools/list_changed"}`,
		`40 c2s {"id":4,"method":"tools/call","params":{"arguments":{"n":15e-1,"q":"x"},"name":"search"}}`,
		`41 s2c {"id":4,"result":{"content":[{"type":"text","text":"second"}]}}`,
		`42 s2c {"id":9,"method":"sampling/createMessage","params":{}}`,
		`50 c2s {"id":5,"method":"tools/call","params":{"name":"read","arguments":{}}}`,
		`51 s2c {"id":5,"error":{"code":-32000,"message":"no"}}`,
		`60 c2s {"id":6,"method":"tools/call","params":{"name":"read","arguments":{"id":"hangs"}}}`,
		`61 c2s {"method":"notifications/cancelled","params":{"requestId":6}}`,
		`99 exit 0`,
	)...)
	search := func(id, token string) string {
		return fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"method":"tools/call","params":{"_meta":{%s},"arguments":{"n":1.5,"q":"x"},"name":"search"}}`, id, token)
	}
	got, r, err := play(t, tp, nil,
		`{"id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{"roots":{}}}}`,
		`{"method":"notifications/initialized"}`,
		`{"id":2,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}`,
		`{"id":3,"method":"ping"}`,
		`{"id":4,"method":"tools/list"}`,
		`{"id":5,"method":"tools/list","params":{"cursor":"p2","_meta":{"x":1}}}`,
		search(`"x"`, `"progressToken":77`), search(`7`, ``), search(`8`, `"progressToken":78`),
		`{"id":9,"method":"tools/call","params":{"name":"read"}}`,
		`{"id":10,"method":"tools/call","params":{"name":"read","arguments":{"id":"hangs"}}}`,
		`{"id":11,"method":"server/discover"}`,
		`{"id":12,"method":"tools/call","params":{"name":"search","arguments":{"q":"y","n":1.5}}}`,
		`{"id":13,"method":"tools/call","params":{"name":"write"}}`,
		`{"id":14,"method":"prompts/list"}`,
		`junk`,
		`{"id":15}`,
		`{"id":16,"method":"logging/setLevel","params":{"level":"debug"}}`,
		`[{"id":17,"method":"ping"},{"id":18,"method":"ping"}]`,
	)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"jsonrpc":"2.0","id":1,"result":{"capabilities":{"tools":{}},"instructions":"be kind","protocolVersion":"2025-03-26","serverInfo":{"name":"srv","version":"7"}}}
{"jsonrpc":"2.0","id":2,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"srv","version":"7"},"instructions":"be kind"}}
{"jsonrpc":"2.0","id":3,"result":{}}
{"jsonrpc":"2.0","id":4,"result":{"tools":[{"name":"search","inputSchema":{}}],"nextCursor":"p2"}}
{"jsonrpc":"2.0","id":5,"result":{"tools":[{"name":"read","inputSchema":{}}]}}
{"jsonrpc":"2.0","method":"notifications/progress","params":{"progress":1,"progressToken":77}}
{"jsonrpc":"2.0","method":"notifications/message","params":{"data":"log"}}
{"jsonrpc":"2.0","id":"x","result":{"content":[{"type":"text","text":"first"}]}}
{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}
{"jsonrpc":"2.0","id":7,"result":{"content":[{"type":"text","text":"second"}]}}
{"jsonrpc":"2.0","id":8,"result":{"content":[{"type":"text","text":"second"}]}}
{"jsonrpc":"2.0","id":9,"error":{"code":-32000,"message":"no"}}
{"jsonrpc":"2.0","id":11,"error":{"code":-32601,"message":"server/discover is not recorded: use initialize"}}
{"jsonrpc":"2.0","id":12,"error":{"code":-32600,"message":"search {\"n\":15e-1,\"q\":\"y\"} is not recorded; the nearest recorded call is search {\"n\":15e-1,\"q\":\"x\"}"}}
{"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"unknown tool \"write\": the recorded server lists none of this name"}}
{"jsonrpc":"2.0","id":14,"error":{"code":-32601,"message":"prompts/list {} is not recorded, nor any request of this method"}}
{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"this line is no JSON-RPC message: invalid character 'j' looking for beginning of value"}}
{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"this line is no JSON-RPC message: neither a request nor an answer"}}
{"jsonrpc":"2.0","id":16,"result":{}}
{"jsonrpc":"2.0","id":17,"result":{}}
{"jsonrpc":"2.0","id":18,"result":{}}
`
	if got != want {
		t.Errorf("answers\n%s\nwant\n%s", got, want)
	}
	stats := r.Stats()
	if stats.Calls != 5 || stats.Mute != 1 || len(stats.Misses) != 3 || r.Skipped() != 1 {
		t.Errorf("stats %+v, %d skipped", stats, r.Skipped())
	}
}

func TestReplayDiesWhereTheServerDied(t *testing.T) {
	tp := hand(t, with(`30 c2s {"id":3,"method":"tools/call","params":{"name":"read"}}`, `35 exit 7`)...)
	out, _, err := play(t, tp, nil, `{"id":1,"method":"ping"}`, `{"id":2,"method":"tools/call","params":{"name":"read"}}`, `{"id":3,"method":"ping"}`)
	end, ok := errors.AsType[*EndError](err)
	if !ok || end.Code != 7 || end.Exit != "exit status 7" || strings.Count(out, "\n") != 1 {
		t.Errorf("answers %q, error %v", out, err)
	}
}

func TestReplayOfTheHandshakeWithoutState(t *testing.T) {
	tp := hand(t,
		`0 c2s {"id":1,"method":"server/discover","params":{"_meta":{"a":1}}}`,
		`1 s2c {"id":1,"result":{"supportedVersions":["2026-07-28"],"capabilities":{"tools":{}},"instructions":"i","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"new"}}}}`)
	got, _, err := play(t, tp, nil, `{"id":1,"method":"server/discover"}`, `{"id":2,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}`)
	want := `{"jsonrpc":"2.0","id":1,"result":{"supportedVersions":["2026-07-28"],"capabilities":{"tools":{}},"instructions":"i","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"new"}}}}
{"jsonrpc":"2.0","id":2,"result":{"protocolVersion":"2025-03-26","capabilities":{"tools":{}},"serverInfo":{"name":"new"},"instructions":"i"}}
`
	if err != nil || got != want {
		t.Errorf("answers\n%s\nwant\n%s (%v)", got, want, err)
	}
	if f := tp.Facts(); !f.Hello || f.Name != "new" || f.Instructions != "i" {
		t.Errorf("facts %+v", f)
	}
	if _, err := tp.Likeness(); err == nil || !strings.Contains(err.Error(), "no whole tool list") {
		t.Errorf("error %v", err)
	}
}

func TestReplayFindsRedactedCalls(t *testing.T) {
	red := seal.NewRedactor([]seal.Secret{{Name: "TOKEN", Value: "0123456789abc"}})
	tp := hand(t, with(`30 c2s {"id":3,"method":"tools/call","params":{"name":"read","arguments":{"t":"[redacted:TOKEN]"}}}`, `31 s2c {"id":3,"result":{}}`)...)
	out, _, err := play(t, tp, red, `{"id":1,"method":"tools/call","params":{"name":"read","arguments":{"t":"0123456789abc"}}}`)
	if err != nil || out != `{"jsonrpc":"2.0","id":1,"result":{}}`+"\n" {
		t.Errorf("%q, %v", out, err)
	}
}

func TestReplayNeedsASession(t *testing.T) {
	for want, tp := range map[string]*Tape{
		"no request":   hand(t),
		"no handshake": hand(t, `0 c2s {"id":1,"method":"ping"}`),
	} {
		if _, err := NewReplay(tp, 0, nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}

// With speed 1 an answer takes as long as it did, two calls at once overlap, and
// one that is taken back is not answered.
func TestReplayKeepsTime(t *testing.T) {
	tp := hand(t, with(
		`100 c2s {"id":3,"method":"tools/call","params":{"name":"read","arguments":{"id":1}}}`, `400 s2c {"id":3,"result":{"n":1}}`,
		`500 c2s {"id":4,"method":"tools/call","params":{"name":"read","arguments":{"id":2}}}`, `600 s2c {"id":4,"result":{"n":2}}`,
		`700 c2s {"id":5,"method":"tools/call","params":{"name":"read","arguments":{"id":3}}}`, `60700 s2c {"id":5,"result":{"n":3}}`)...)
	r, err := NewReplay(tp, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	in, toServer := io.Pipe()
	fromServer, out := io.Pipe()
	done := make(chan error, 1)
	go func() { done <- r.Serve(context.Background(), in, out); out.Close() }()
	start := time.Now()
	for i := range 3 {
		fmt.Fprintf(toServer, `{"id":%d,"method":"tools/call","params":{"name":"read","arguments":{"id":%d}}}`+"\n", i+1, i+1)
	}
	fmt.Fprintln(toServer, `{"method":"notifications/cancelled","params":{"requestId":3}}`)
	toServer.Close()
	var got []string
	for lines := bufio.NewScanner(fromServer); lines.Scan(); {
		got = append(got, lines.Text())
		if len(got) == 2 && time.Since(start) < 295*time.Millisecond {
			t.Errorf("the slow answer came after %s", time.Since(start))
		}
	}
	if err := <-done; err != nil {
		t.Error(err)
	}
	if strings.Join(got, " ") != `{"jsonrpc":"2.0","id":2,"result":{"n":2}} {"jsonrpc":"2.0","id":1,"result":{"n":1}}` {
		t.Errorf("answers %q", got)
	}
}

func TestNumbersHaveOneSpelling(t *testing.T) {
	for in, want := range map[string]string{
		"1": "1", "1.0": "1", "10e-1": "1", "-0": "0", "0.00": "0", "1e3": "1000", "1000": "1000", "1.5": "15e-1", "15E-1": "15e-1",
		"-2.50": "-25e-1", "12345678901234567890123": "12345678901234567890123e0", "1e25": "1e25", "1e99999999999999999999": "1e99999999999999999999",
	} {
		got := canonicalNumber(in)
		if got != want || !json.Valid([]byte(got)) {
			t.Errorf("%s is spelled %s, want %s", in, got, want)
		}
	}
}

func FuzzMatch(f *testing.F) {
	f.Add("tools/call", []byte(`{"name":"a","arguments":{"x":1.0,"y":[1e2,{"z":null}]},"_meta":{"t":1}}`))
	f.Add("x", []byte(`[1,"two"]`))
	f.Add("tools/list", []byte(`null`))
	f.Fuzz(func(t *testing.T, method string, params []byte) {
		c, err := newCall(method, params)
		if err != nil {
			return
		}
		if !json.Valid([]byte(c.params)) {
			t.Fatalf("canonical params %q", c.params)
		}
		again, err := newCall(method, []byte(c.params))
		if err != nil || again.matchKey() != c.matchKey() {
			t.Fatalf("canonical form of %q is %q, of that %q (%v)", params, c.params, again.params, err)
		}
		if c.similarity(again) < c.similarity(call{method: method, tool: "no such tool"}) {
			t.Fatalf("%s is nearer to another tool than to itself", c)
		}
		_ = c.String()
	})
}

// A replay answers every request of a generated session as recorded, in order,
// with any arguments.
func TestReplayOfARecordingAnswersAlike(t *testing.T) {
	value := rapid.Custom(func(t *rapid.T) any {
		return rapid.OneOf(rapid.Just[any](nil), rapid.Map(rapid.String(), func(s string) any { return s }), rapid.Map(rapid.Int(), func(n int) any { return n }),
			rapid.Map(rapid.Float64(), func(x float64) any { return x }), rapid.Map(rapid.Bool(), func(b bool) any { return b }),
			rapid.Map(rapid.SliceOfN(rapid.IntRange(0, 3), 0, 3), func(s []int) any { return s })).Draw(t, "value")
	})
	rapid.Check(t, func(t *rapid.T) {
		type step struct {
			params json.RawMessage
			answer mcp.Message
		}
		var file bytes.Buffer
		rec, err := NewWriter(&file, []string{"s"}, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		client := Proxy{ToServer: nopCloser{io.Discard}, ToClient: io.Discard, Tape: rec}
		say := func(dir Dir, b []byte) {
			if _, err := client.Tape.Lines(dir).Write(append(b, '\n')); err != nil {
				t.Fatal(err)
			}
		}
		say(ToServer, []byte(`{"id":0,"method":"initialize","params":{}}`))
		say(ToClient, []byte(`{"id":0,"result":{"protocolVersion":"2025-06-18","serverInfo":{}}}`))
		var steps []step
		for i := range rapid.IntRange(1, 12).Draw(t, "calls") {
			args := rapid.MapOfN(rapid.StringN(0, 3, -1), value, 0, 3).Draw(t, "args")
			name := rapid.SampledFrom([]string{"a", "b", "_meta"}).Draw(t, "tool")
			params, err := json.Marshal(map[string]any{"name": name, "arguments": args, "_meta": map[string]any{"n": i}})
			if err != nil {
				t.Fatal(err)
			}
			result, err := json.Marshal(map[string]any{"n": i, "echo": args})
			if err != nil {
				t.Fatal(err)
			}
			answer := mcp.Message{Result: result}
			if rapid.Bool().Draw(t, "fails") {
				answer = mcp.Message{Error: json.RawMessage(fmt.Sprintf(`{"code":-32000,"message":"%d"}`, i))}
			}
			steps = append(steps, step{params, answer})
			say(ToServer, fmt.Appendf(nil, `{"id":%d,"method":"tools/call","params":%s}`, i+1, params))
			var line bytes.Buffer
			answer.ID = fmt.Appendf(nil, "%d", i+1)
			if err := mcp.NewPeer(&line).Send(answer); err != nil {
				t.Fatal(err)
			}
			say(ToClient, bytes.TrimSpace(line.Bytes()))
		}
		tp, err := Read(&file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := NewReplay(tp, 0, nil)
		if err != nil {
			t.Fatal(err)
		}
		var in, out, want bytes.Buffer
		peer := mcp.NewPeer(&want)
		for i, s := range steps {
			id := fmt.Appendf(nil, `"again %d"`, i)
			fmt.Fprintf(&in, `{"id":%s,"method":"tools/call","params":%s}`+"\n", id, s.params)
			s.answer.ID = id
			if err := peer.Send(s.answer); err != nil {
				t.Fatal(err)
			}
		}
		if err := r.Serve(context.Background(), &in, &out); err != nil {
			t.Fatal(err)
		}
		if out.String() != want.String() {
			t.Fatalf("answers\n%s\nwant\n%s", out.String(), want.String())
		}
	})
}
