package worker

import (
	"encoding/json"
	"errors"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// memoryOf returns the stored responses of one trial in a cache.
func memoryOf(tb testing.TB, c *journal.Cache, use Reuse, n int) *recall {
	tb.Helper()
	_, watch := watchClock(tb.Context(), time.Hour, 0)
	tb.Cleanup(watch.stopClock)
	return &recall{r: &Runtime{Setting: Setting{Now: time.Now, Cache: c, Redactor: seal.NewRedactor(seal.Secrets([]string{"API_KEY=sk-0123456789"}))}},
		use: use, n: n, clock: watch, part: requestKey{Condition: seal.Of(nil)}}
}

func newCache(tb testing.TB) *journal.Cache {
	tb.Helper()
	c, err := journal.OpenCache(filepath.Join(tb.TempDir(), "cache"))
	if err != nil {
		tb.Fatal(err)
	}
	return c
}

// spokenRequest returns a request with a value in every field that is sent.
func spokenRequest() *llm.Request {
	return &llm.Request{
		Model: "m", System: "Be brief.", MaxTokens: 100, Temperature: new(0.5), Seed: new(int64(7)), Effort: "low",
		Tools: []llm.Tool{{Name: "t", Description: "d", Schema: json.RawMessage(`{"b":1, "a":2}`)}},
		Messages: []llm.Message{
			{Role: llm.User, Text: "Go."},
			{Role: llm.Assistant, Text: "I look.", Calls: []llm.Call{{ID: "1", Name: "t", Args: "{}"}}, Native: json.RawMessage(`[{"x": 1}]`)},
			{Role: llm.ToolReply, Results: []llm.CallResult{{ID: "1", Name: "t", Text: "found", Media: []llm.Media{llm.NewMedia("image/png", "[image]", []byte("drawn"))}}}},
		},
	}
}

func answerOf(text string) *llm.Response {
	return &llm.Response{Message: llm.Message{Text: text, Native: json.RawMessage(`{ "a" : 1 }`)}, Stop: llm.StopEnd, Model: "m-1", Usage: trial.Usage{Model: "m-1", Input: 3, Output: 2}}
}

// ask requests a response, returns its text, and reports whether it was reused.
func (m *recall) ask(t *testing.T, req *llm.Request, live string) (string, bool) {
	t.Helper()
	resp, reused, err := m.Ask("p", "", req, func() (*llm.Response, error) { return answerOf(live), nil })
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(resp, answerOf(resp.Text)) {
		t.Errorf("response %+v is not what was stored", resp)
	}
	return resp.Text, reused
}

func TestResponsesOfEqualRequestsAreReused(t *testing.T) {
	c := newCache(t)
	first := memoryOf(t, c, Reuse{Run: "one", Find: true}, 1)
	if text, reused := first.ask(t, spokenRequest(), "old"); text != "old" || reused {
		t.Errorf("first request: %s, reused %v", text, reused)
	}
	if err := first.keepResponses(); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name string
		use  Reuse
		n    int
		want string
	}{
		{"of another run", Reuse{Run: "two", Find: true}, 1, "old"},
		{"of the trial that was cut off", Reuse{Run: "one", Find: true}, 1, "old"},
		{"of the attempt before", Reuse{Run: "one", Find: true}, 2, "new"},
		{"while all is asked anew", Reuse{Run: "two"}, 1, "new"},
	} {
		if got, _ := memoryOf(t, c, tt.use, tt.n).ask(t, spokenRequest(), "new"); got != tt.want {
			t.Errorf("a response %s: %s, want %s", tt.name, got, tt.want)
		}
	}
	for _, tt := range []struct {
		name string
		use  Reuse
		n    int
		want string
	}{
		{"a later run without replacing", Reuse{Run: "two"}, 1, "old"},
		{"a later run that replaces", Reuse{Run: "two", Replace: true}, 1, "second"},
		{"a second attempt", Reuse{Run: "two", Find: true}, 2, "second"},
	} {
		m := memoryOf(t, c, tt.use, tt.n)
		m.use.Find = false
		m.ask(t, spokenRequest(), "second")
		if err := m.keepResponses(); err != nil {
			t.Fatal(err)
		}
		if got, _ := memoryOf(t, c, Reuse{Run: "three", Find: true}, 1).ask(t, spokenRequest(), "new"); got != tt.want {
			t.Errorf("after %s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

// TestEveryPartOfARequestIsInItsKey changes each field of a request, including fields
// added later, and the other parts of a key.
func TestEveryPartOfARequestIsInItsKey(t *testing.T) {
	keyOf := func(change func(*recall, *llm.Request)) seal.Digest {
		m, req := memoryOf(t, nil, Reuse{}, 1), spokenRequest()
		change(m, req)
		k, err := m.keyOf("p", "http://h", req)
		if err != nil {
			t.Fatal(err)
		}
		return k
	}
	seen := map[seal.Digest]string{keyOf(func(*recall, *llm.Request) {}): "nothing"}
	differs := func(name string, change func(*recall, *llm.Request)) {
		t.Helper()
		k := keyOf(change)
		if was, there := seen[k]; there {
			t.Errorf("a change of %s has the key of a change of %s", name, was)
		}
		seen[k] = name
	}
	for _, path := range leavesOf(reflect.ValueOf(spokenRequest()).Elem(), nil) {
		if end := path[len(path)-1].name; path[0].name == "Meta" || end == "mark" || end == "Data" { // its digest is in the key
			continue
		}
		differs(path.String(), func(_ *recall, req *llm.Request) { path.change(reflect.ValueOf(req).Elem()) })
	}
	differs("a schema's white space", func(_ *recall, req *llm.Request) { req.Tools[0].Schema = json.RawMessage(`{"b":1,"a":2}`) })
	differs("a schema's order", func(_ *recall, req *llm.Request) { req.Tools[0].Schema = json.RawMessage(`{"a":2, "b":1}`) })
	differs("the index", func(m *recall, _ *llm.Request) { m.part.Index = 1 })
	differs("the replicate", func(m *recall, _ *llm.Request) { m.part.Replicate = 1 })
	differs("the condition", func(m *recall, _ *llm.Request) { m.part.Condition = seal.Of([]byte("x")) })
	m := memoryOf(t, nil, Reuse{}, 1)
	for _, where := range [][2]string{{"q", "http://h"}, {"p", "http://i"}} {
		k, err := m.keyOf(where[0], where[1], spokenRequest())
		if err != nil {
			t.Fatal(err)
		}
		if was, there := seen[k]; there {
			t.Errorf("%s at %s has the key of a change of %s", where[0], where[1], was)
		}
	}
	if len(seen) < 25 {
		t.Errorf("only %d changes were tried", len(seen))
	}
	moved := keyOf(func(_ *recall, req *llm.Request) { req.Meta = llm.Meta{Task: "x", Arm: "y", Index: 3, Turn: 9} })
	if seen[moved] != "nothing" {
		t.Error("what is never sent is in the key")
	}
}

// step is a field or an index in the path to a value.
type step struct {
	name  string
	index int
}

type leaf []step

func (l leaf) String() string {
	s := ""
	for _, p := range l {
		s += "." + p.name
	}
	return s[1:]
}

// leavesOf returns the paths to all leaf values below v.
func leavesOf(v reflect.Value, at leaf) []leaf {
	below := func(s step, v reflect.Value) []leaf { return leavesOf(v, append(at[:len(at):len(at)], s)) }
	var out []leaf
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return nil
		}
		return leavesOf(v.Elem(), at)
	case reflect.Struct:
		for i := range v.NumField() {
			out = append(out, below(step{v.Type().Field(i).Name, i}, v.Field(i))...)
		}
		return out
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			return []leaf{at}
		}
		for i := range v.Len() {
			out = append(out, below(step{"at", i}, v.Index(i))...)
		}
		return out
	}
	return []leaf{at}
}

func (l leaf) change(v reflect.Value) {
	for _, s := range l {
		if v.Kind() == reflect.Pointer {
			v = v.Elem()
		}
		if v.Kind() == reflect.Slice {
			v = v.Index(s.index)
		} else {
			v = v.Field(s.index)
		}
	}
	if v.Kind() == reflect.Pointer {
		v = v.Elem()
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(v.String() + "!")
	case reflect.Int, reflect.Int64:
		v.SetInt(v.Int() + 1)
	case reflect.Float64:
		v.SetFloat(v.Float() + 1)
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Slice:
		v.SetBytes([]byte(`{"changed":true}`))
	default:
		panic("a value of a kind that no request had: " + v.Kind().String())
	}
}

func TestOnlyWholeResponsesWithoutSecretsAreKept(t *testing.T) {
	c := newCache(t)
	m := memoryOf(t, c, Reuse{Run: "one", Find: true}, 1)
	broken := errors.New("broken")
	if _, _, err := m.Ask("p", "", spokenRequest(), func() (*llm.Response, error) { return nil, broken }); !errors.Is(err, broken) {
		t.Errorf("error %v", err)
	}
	m.ask(t, spokenRequest(), "the key is sk-0123456789")
	if len(m.fresh) != 0 {
		t.Errorf("%d responses are kept, want none", len(m.fresh))
	}
}

// TestReusedTimeCountsTowardTheDeadline checks that the original time of reused
// responses counts toward the deadline.
func TestReusedTimeCountsTowardTheDeadline(t *testing.T) {
	c := newCache(t)
	first := memoryOf(t, c, Reuse{Run: "one"}, 1)
	now := time.Now()
	first.r.Now = func() time.Time { now = now.Add(time.Minute); return now }
	first.ask(t, spokenRequest(), "slow")
	if err := first.keepResponses(); err != nil {
		t.Fatal(err)
	}
	second := memoryOf(t, c, Reuse{Run: "two", Find: true}, 1)
	second.ask(t, spokenRequest(), "new")
	second.clock.holdClock()
	if left := second.clock.left; left > 59*time.Minute || left < 58*time.Minute {
		t.Errorf("%s are left of the hour", left)
	}
	var a trial.Attempt
	second.describeReuse(&a)
	if a.Timing.ReusedMS != 60_000 || a.Source != trial.Cached || a.Origin.Run != "one" || a.Origin.Model != "m-1" {
		t.Errorf("attempt %+v, origin %+v", a.Timing, a.Origin)
	}
}

// BenchmarkReuse reads one response from the cache on disk, for a conversation of 200
// kB.
func BenchmarkReuse(b *testing.B) {
	c := newCache(b)
	req := spokenRequest()
	for len(req.Messages) < 50 {
		req.Messages = append(req.Messages, llm.Message{Role: llm.User, Text: string(make([]byte, 4096))})
	}
	for i := range req.Messages {
		if text := []byte(req.Messages[i].Text); len(text) == 4096 {
			for j := range text {
				text[j] = "some words \"quoted\"\n"[j%20]
			}
			req.Messages[i].Text = string(text)
		}
	}
	m := memoryOf(b, c, Reuse{Run: "one", Find: true}, 1)
	send := func() (*llm.Response, error) { return answerOf("stored"), nil }
	if _, _, err := m.Ask("p", "", req, send); err != nil {
		b.Fatal(err)
	}
	if err := m.keepResponses(); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, reused, _ := m.Ask("p", "", req, send); !reused {
			b.Fatal("not reused")
		}
	}
}
