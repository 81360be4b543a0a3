package stream

import (
	"bytes"
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// hold fails if a result is impossible.
func hold(t testing.TB, r Result, log *agenttest.Recorder) {
	t.Helper()
	if min(r.Junk, r.Turns) < 0 {
		t.Errorf("counts %+v", r)
	}
	if calls, answers := len(log.Of(trial.EventToolCall)), len(log.Of(trial.EventToolResult)); answers > calls {
		t.Errorf("%d calls in the transcript, and %d results", calls, answers)
	}
	if r.HasUsage != (len(log.Usages) > 0) {
		t.Errorf("usage %v, %d usages", r.HasUsage, len(log.Usages))
	}
	for _, u := range log.Usages {
		if min(u.Input, u.CacheRead, u.CacheWrite5m, u.CacheWrite1h, u.Output, u.Reasoning) < 0 {
			t.Errorf("usage %+v", u)
		}
	}
	ends := []string{Finished, APIError, AuthError, UsageLimit, TurnLimit, CostLimit, Interrupted, Refusal, Failed, NoEnd}
	if !slices.Contains(ends, r.End) {
		t.Errorf("end %q", r.End)
	}
	for _, e := range log.Events {
		if e.AtMS < 0 || e.Result != nil && e.Result.TookMS < 0 {
			t.Errorf("event %+v", e)
		}
	}
}

func feed(t testing.TB, name string, lines, stderr []byte, exit proc.Exit) {
	t.Helper()
	log := &agenttest.Recorder{}
	p, err := New(name, log, Options{Servers: []string{"fs", "fault", ""}, Generic: paths(), Start: start, Now: func() time.Duration { return time.Second }})
	if err != nil {
		t.Fatal(err)
	}
	for line := range bytes.Lines(lines) {
		p.Line(line)
	}
	hold(t, p.Close(exit, stderr), log)
}

func fuzz(f *testing.F, name string) {
	for _, s := range samples(f) {
		if s.CLI == name {
			f.Add(read(f, s.File), read(f, s.Stderr), 0)
			f.Add(read(f, s.File)[:len(read(f, s.File))/2], read(f, s.Stderr), 1)
		}
	}
	f.Add([]byte(madeUp), []byte(nil), 3)
	for _, odd := range []string{"", "{", "null\n[]\n3\n\"x\"", `{"type":7,"item":"x","message":[],"part":[],"usage":-1}`, "\xff\xfe{}", `{"type":"result","modelUsage":{"m":null}}`,
		`{"type":"turn.completed","usage":{"input_tokens":9223372036854775807,"cached_input_tokens":-9223372036854775808}}`} {
		f.Add([]byte(odd), []byte(odd), -1)
	}
	f.Fuzz(func(t *testing.T, lines, stderr []byte, code int) {
		exit := proc.Exit{Code: code}
		if code < 0 {
			exit.Signal = syscall.SIGKILL
		}
		feed(t, name, lines, stderr, exit)
		feed(t, name, lines, nil, proc.Exit{Code: code, Reason: errStopped})
	})
}

var errStopped = syscall.ETIMEDOUT

func FuzzClaude(f *testing.F)   { fuzz(f, "claude") }
func FuzzCodex(f *testing.F)    { fuzz(f, "codex") }
func FuzzGemini(f *testing.F)   { fuzz(f, "gemini") }
func FuzzOpencode(f *testing.F) { fuzz(f, "opencode") }
func FuzzGeneric(f *testing.F)  { fuzz(f, "generic") }

func FuzzSessions(f *testing.F) {
	f.Add(read(f, "codex/success.rollout.jsonl"))
	f.Add(read(f, "claude/success.jsonl"))
	f.Add([]byte(`{"messages":[{"id":"a","type":"gemini","tokens":{"input":-1,"cached":9}}]}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		for _, us := range [][]trial.Usage{codexSession(b), claudeSession(b), geminiSession(b)} {
			for _, u := range us {
				if min(u.Input, u.CacheRead, u.CacheWrite5m, u.CacheWrite1h, u.Output, u.Reasoning) < 0 {
					t.Errorf("usage %+v", u)
				}
			}
		}
	})
}

// Every recorded stream, with every value in turn replaced by one of another
// type, cut anywhere, and through every parser.
func TestWrongTypes(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	odd := []any{nil, true, -1.5, 1e300, "", "x", []any{}, []any{nil, 1, "x", map[string]any{}}, map[string]any{}, map[string]any{"type": "text"}}
	for _, s := range samples(t) {
		for range 10 {
			var out []byte
			for line := range bytes.Lines(read(t, s.File)) {
				var v any
				if err := json.Unmarshal(line, &v); err != nil {
					t.Fatal(err)
				}
				b, err := json.Marshal(spoil(rng, v, odd))
				if err != nil {
					t.Fatal(err)
				}
				if rng.IntN(10) == 0 {
					b = b[:rng.IntN(len(b))]
				}
				out = append(append(out, b...), '\n')
			}
			for _, name := range []string{"claude", "codex", "gemini", "opencode", "generic"} {
				feed(t, name, out, read(t, s.Stderr), proc.Exit{Code: rng.IntN(2)})
			}
		}
	}
}

// spoil replaces about one value in thirty.
func spoil(rng *rand.Rand, v any, odd []any) any {
	if rng.IntN(30) == 0 {
		return odd[rng.IntN(len(odd))]
	}
	switch v := v.(type) {
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(v)) {
			v[k] = spoil(rng, v[k], odd)
		}
	case []any:
		for i := range v {
			v[i] = spoil(rng, v[i], odd)
		}
	}
	return v
}

// Huge and deep lines do no harm.
func TestHugeLines(t *testing.T) {
	for _, name := range []string{"claude", "codex", "gemini", "opencode", "generic"} {
		for _, line := range []string{
			strings.Repeat("x", 4<<20), `{"type":"` + strings.Repeat("y", 4<<20) + `"}`, strings.Repeat(`{"message":`, 200_000), strings.Repeat("[", 1_000_000),
			`{"type":"item.completed","item":{"id":"a","type":"command_execution","aggregated_output":"` + strings.Repeat("z", 4<<20) + `"}}`,
		} {
			feed(t, name, []byte(line), nil, proc.Exit{})
		}
	}
}
