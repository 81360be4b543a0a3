package activity

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent/cli/stream"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// sink keeps the events from a parser.
type sink struct{ events []trial.Event }

func (s *sink) Event(e trial.Event) { s.events = append(s.events, e) }
func (s *sink) Usage(trial.Usage)   {}
func (s *sink) Answer(string)       {}
func (s *sink) Retry(string, bool)  { s.events = append(s.events, trial.Event{Kind: trial.EventRetry}) }
func (s *sink) Alive()              {}

// TestRecordedStreams checks that the figures of recorded streams of real CLIs match
// counts made at recording time.
func TestRecordedStreams(t *testing.T) {
	const dir = "../../agent/cli/stream/testdata"
	b, err := os.ReadFile(filepath.Join(dir, "manifest.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all []struct {
		File, CLI string
		ExitCode  *int           `json:"exit_code"`
		Expect    map[string]any `json:"expect"`
	}
	if err := json.Unmarshal(b, &all); err != nil {
		t.Fatal(err)
	}
	checked := 0
	for _, rec := range all {
		raw, err := os.ReadFile(filepath.Join(dir, rec.File))
		if err != nil {
			t.Fatal(err)
		}
		stderr, _ := os.ReadFile(filepath.Join(dir, rec.File[:len(rec.File)-len(".jsonl")]+".stderr.txt")) // few have one
		s := &sink{}
		p, err := stream.New(rec.CLI, s, stream.Options{Servers: []string{"fs", "fault"}, Now: func() time.Duration { return time.Second }})
		if err != nil {
			continue // a session file
		}
		p.Line(nil)
		for line := range lines(raw) {
			p.Line(line)
		}
		exit := proc.Exit{}
		if rec.ExitCode != nil {
			exit.Code = *rec.ExitCode
		}
		p.Close(exit, stderr)
		m := &made{events: s.events, raws: map[string]string{streamRaw: string(raw)}}
		if m.events == nil {
			m.events = []trial.Event{{Kind: trial.EventNote, Text: "nothing"}}
		}
		c := m.grade(t)
		g := New("activity", &Config{}, nil, []string{"fault", "fs"})
		score, err := g.Grade(t.Context(), c)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range []struct{ expect, measure string }{
			{"shell_calls", "shell_calls"}, {"mcp_calls", "mcp_calls"}, {"file_calls", "file_calls"}, {"tool_errors", "tool_errors_seed"}, {"tool_errors_mcp", "tool_errors_mcp_seed"}, {"retries", "retries"},
		} {
			want, ok := rec.Expect[f.expect].(float64)
			if !ok {
				continue
			}
			checked++
			for _, got := range score.Measures {
				if got.Name == "activity."+f.measure && (got.Value == nil || *got.Value != want) {
					v := "null"
					if got.Value != nil {
						v = jsonOf(*got.Value)
					}
					t.Errorf("%s: %s is %s, want %v\n%s", rec.File, f.measure, v, want, score.Details["tool_errors"])
				}
			}
		}
	}
	if checked < 45 {
		t.Errorf("only %d figures were checked", checked)
	}
}

func lines(b []byte) func(func([]byte) bool) {
	return func(yield func([]byte) bool) {
		for len(b) > 0 {
			i := 0
			for i < len(b) && b[i] != '\n' {
				i++
			}
			if !yield(b[:i]) {
				return
			}
			b = b[min(i+1, len(b)):]
		}
	}
}

func jsonOf(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return string(b)
}
