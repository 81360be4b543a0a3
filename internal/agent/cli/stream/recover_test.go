package stream

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/trial"
)

func put(t *testing.T, path string, b []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, b, 0o644); err != nil {
		t.Fatal(err)
	}
}

// The session file of Codex has the usage of each request; the sum equals the usage
// in the stream.
func TestRecoverCodex(t *testing.T) {
	home := t.TempDir()
	put(t, filepath.Join(home, ".codex/sessions/2026/11/21/rollout-2026-11-21T01-48-16-x.jsonl"), read(t, "codex/success.rollout.jsonl"))
	put(t, filepath.Join(home, ".codex/history.jsonl"), []byte("{}\n"))
	us, raws, err := Recover("codex", home, time.Now().Add(-time.Minute))
	if err != nil || len(us) != 5 || len(raws) != 1 || raws[0].Name != "session-rollout-2026-11-21T01-48-16-x.jsonl" {
		t.Fatalf("%d usages, %d files, %v", len(us), len(raws), err)
	}
	want := trial.Usage{Request: 5, Model: "gpt-5.5", Input: 1000, CacheRead: 2500, Output: 55, Reasoning: 20}
	if d := cmp.Diff(want, us[4]); d != "" {
		t.Errorf("last request (-want +got):\n%s", d)
	}
	_, log := play(t, "codex", Options{}, read(t, "codex/success.jsonl"), samples(t)[0].exit(), nil)
	if d := cmp.Diff(total(log.Usages), total(us)); d != "" {
		t.Errorf("the stream has another sum (-stream +session):\n%s", d)
	}
	// Older files have no record of each response.
	var old []byte
	for line := range bytes.Lines(read(t, "codex/success.rollout.jsonl")) {
		if !bytes.Contains(line, []byte("token_usage_record")) {
			old = append(append(old, line...), line...) // told twice
		}
	}
	if d := cmp.Diff(us, numbered(codexSession(old))); d != "" {
		t.Errorf("by token_count (-want +got):\n%s", d)
	}
	if _, _, err := Recover("codex", home, time.Now().Add(time.Minute)); !errors.Is(err, ErrNoSession) {
		t.Errorf("a file of an earlier trial: %v", err)
	}
}

func numbered(us []trial.Usage) []trial.Usage {
	for i := range us {
		us[i].Request = i + 1
	}
	return us
}

func TestRecoverClaudeAndGemini(t *testing.T) {
	home := t.TempDir()
	put(t, filepath.Join(home, "projects/-repo/s.jsonl"), []byte(`{"type":"user","message":{"role":"user","content":"x"}}
{"type":"assistant","message":{"id":"m1","model":"c","stop_reason":null,"usage":{"input_tokens":10,"cache_creation_input_tokens":1000,"cache_read_input_tokens":7,"output_tokens":1,"cache_creation":{"ephemeral_5m_input_tokens":400,"ephemeral_1h_input_tokens":600}}}}
{"type":"assistant","message":{"id":"m1","model":"c","stop_reason":"tool_use","usage":{"input_tokens":10,"cache_creation_input_tokens":1000,"cache_read_input_tokens":7,"output_tokens":33,"cache_creation":{"ephemeral_5m_input_tokens":400,"ephemeral_1h_input_tokens":600}}}}
{"type":"assistant","message":{"id":"m2","model":"c","stop_reason":null,"usage":{"input_tokens":20,"output_tokens":1}}}
{"type":"assistant","message":{"id":"m3","model":"<synthetic>","usage":{"input_tokens":0,"output_tokens":0}}}
{"type":"assis`))
	put(t, filepath.Join(home, ".gemini/tmp/x/chats/session-1.jsonl"), []byte(`{"id":"u","type":"user","content":"x"}
{"id":"g1","type":"gemini","model":"g","tokens":null}
{"id":"g1","type":"gemini","model":"g","tokens":{"input":3000,"output":50,"cached":1000,"thoughts":20,"tool":0,"total":3070}}
{"id":"g1","type":"gemini","model":"g","tokens":{"input":3000,"output":50,"cached":1000,"thoughts":20,"tool":0,"total":3070}}
`))
	for cli, want := range map[string][]trial.Usage{
		"claude": {
			{Request: 1, Model: "c", Input: 10, CacheRead: 7, CacheWrite5m: 400, CacheWrite1h: 600, Output: 33},
			{Request: 2, Model: "c", Input: 20, Output: 1, Partial: true},
		},
		"gemini": {{Request: 1, Model: "g", Input: 2000, CacheRead: 1000, Output: 70, Reasoning: 20}},
	} {
		us, raws, err := Recover(cli, home, time.Time{})
		if d := cmp.Diff(want, us); d != "" || err != nil || len(raws) != 1 {
			t.Errorf("%s: %v, %d files (-want +got):\n%s", cli, err, len(raws), d)
		}
	}
	if _, _, err := Recover("claude", filepath.Join(home, "nowhere"), time.Time{}); err == nil {
		t.Error("a home that is not there has usage")
	}
	// A link that the agent made leads nowhere.
	other := t.TempDir()
	put(t, filepath.Join(other, "s.jsonl"), []byte(`{"type":"assistant","message":{"id":"m","usage":{"input_tokens":1}}}`))
	linked := t.TempDir()
	if err := os.MkdirAll(filepath.Join(linked, "projects/p"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(other, "s.jsonl"), filepath.Join(linked, "projects/p/s.jsonl")); err != nil {
		t.Fatal(err)
	}
	if us, _, err := Recover("claude", linked, time.Time{}); !errors.Is(err, ErrNoSession) {
		t.Errorf("%v, %v", us, err)
	}
}
