package reporttest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Schema reads a JSON schema of testdata. part is the name of one of its $defs, ""
// for the whole.
func Schema(t testing.TB, file, part string) func(t testing.TB, name string, doc []byte) {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("schema.json", v); err != nil {
		t.Fatal(err)
	}
	at := "schema.json"
	if part != "" {
		at += "#/$defs/" + part
	}
	s, err := c.Compile(at)
	if err != nil {
		t.Fatal(err)
	}
	return func(t testing.TB, name string, doc []byte) {
		t.Helper()
		v, err := jsonschema.UnmarshalJSON(bytes.NewReader(doc))
		if err != nil {
			t.Errorf("%s is no JSON: %v", name, err)
			return
		}
		if err := s.Validate(v); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Recorded is the evidence of an example with its records, as a run on disk has it.
type Recorded struct{ *analysetest.Example }

// Open implements trial.Opener.
func (r Recorded) Open(ref trial.Ref) ([]byte, error) {
	if ref.Inline != nil {
		return ref.Inline, nil
	}
	return r.Blobs.Open(ref)
}

// Attempt implements report.Attempts.
func (r Recorded) Attempt(seq int64) (*trial.Attempt, error) {
	for i := range r.Records {
		if rec := &r.Records[i]; rec.Seq == seq && rec.Attempt != nil {
			return &rec.Attempt.Attempt, nil
		}
	}
	return nil, fmt.Errorf("record %d is no attempt", seq)
}

// Talk draws events as agents might leave them: with turns or without, calls
// without results, results without calls, ids used twice, arguments that are no
// JSON, hostile text.
func Talk(t *rapid.T) []trial.Event {
	text := rapid.OneOf(rapid.Just(""), rapid.Just(analysetest.Hostile), rapid.String())
	id := rapid.SampledFrom([]string{"", "a", "b", "a-2", "toolu_1"})
	args := rapid.OneOf(rapid.SampledFrom([]string{"", "{}", `{"q": 1.50, "x": [null]}`, "[1]", `{"q": `, `"text"`, " { } "}), rapid.String())
	turned := rapid.Bool().Draw(t, "turned")
	turn, at := 1, int64(0)
	var out []trial.Event
	for range rapid.IntRange(0, 20).Draw(t, "events") {
		at += rapid.Int64Range(0, 1000).Draw(t, "ms")
		if turned && rapid.IntRange(0, 3).Draw(t, "next") == 0 {
			turn++
		}
		e := trial.Event{AtMS: at, Text: text.Draw(t, "text"), Kind: rapid.SampledFrom([]trial.EventKind{trial.EventSystem, trial.EventTools, trial.EventUser, trial.EventAssistant,
			trial.EventReasoning, trial.EventToolCall, trial.EventToolCall, trial.EventToolResult, trial.EventToolResult, trial.EventRetry, trial.EventNote}).Draw(t, "kind")}
		switch e.Kind {
		case trial.EventToolCall:
			e.Text, e.Call = "", &trial.ToolCall{ID: id.Draw(t, "id"), Name: "f", Args: args.Draw(t, "args"), Server: rapid.SampledFrom([]string{"", "docs"}).Draw(t, "server")}
		case trial.EventToolResult:
			e.Result = &trial.ToolResult{ID: id.Draw(t, "id"), Name: "f", Text: e.Text, Error: rapid.Bool().Draw(t, "error"), TookMS: rapid.Int64Range(0, 500).Draw(t, "took")}
			e.Text = ""
		case trial.EventAssistant, trial.EventReasoning:
		default:
			out = append(out, e)
			continue
		}
		if turned {
			e.Turn = turn
		}
		out = append(out, e)
	}
	return out
}

// Telling is e where every attempt has the transcript and usage given; an agent
// that ended has as many turns as usages.
func Telling(e *analysetest.Example, events []trial.Event, usage []trial.Usage) *analysetest.Example {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	for _, ev := range events {
		if err := enc.Encode(ev); err != nil {
			panic(err)
		}
	}
	for i := range e.Records {
		a := e.Records[i].Attempt
		if a == nil {
			continue
		}
		a.Transcript = trial.Ref{Digest: seal.Of(b.Bytes()), Size: int64(b.Len()), Inline: append([]byte{}, b.Bytes()...)}
		a.Usage = usage
		if a.End != nil {
			a.End.Turns = len(usage)
		}
	}
	return e
}

// Used draws what n requests used.
func Used(t *rapid.T, n int) []trial.Usage {
	count := rapid.Int64Range(0, 1e6)
	var out []trial.Usage
	for i := range n {
		out = append(out, trial.Usage{Request: i + 1, Model: "model-1", Input: count.Draw(t, "in"), CacheRead: count.Draw(t, "read"), CacheWrite5m: count.Draw(t, "write"),
			CacheWrite1h: count.Draw(t, "write1h"), Output: count.Draw(t, "out")})
	}
	return out
}

// Only is e with one trial of its plan and what was recorded of it.
func Only(e *analysetest.Example, k trial.Key) *analysetest.Example {
	e.Plan.Trials = slices.DeleteFunc(slices.Clone(e.Plan.Trials), func(p trial.Planned) bool { return p.Key != k })
	e.Records = slices.DeleteFunc(slices.Clone(e.Records), func(r trial.Record) bool {
		return r.Attempt != nil && r.Attempt.Key != k || r.Score != nil && r.Score.Key != k || r.Start != nil && r.Start.Key != k || r.Skip != nil && r.Skip.Key != k
	})
	return e
}

// Spoken returns a run of one trial with a transcript drawn from t.
func Spoken(t *rapid.T) *analysetest.Example {
	e := Only(analysetest.Swift(), trial.Key{Task: "actor", Arm: analysetest.Grounded})
	return Telling(e, Talk(t), Used(t, rapid.IntRange(0, 6).Draw(t, "requests")))
}
