package otel

import (
	"bytes"
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/trial"
)

type tb interface {
	Errorf(string, ...any)
	Fatal(...any)
}

func traces(t tb, e *analysetest.Example, o report.Options) []byte {
	var b bytes.Buffer
	if err := WithOptions(o)(&b, e.Analyse(), reporttest.Recorded{Example: e}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// holds checks rules that no schema can express, and returns the spans.
func holds(t tb, out []byte) []span {
	var all []span
	ids, seen := map[string]bool{}, map[string]bool{}
	for line := range bytes.Lines(out) {
		var r exportRequest
		if err := json.Unmarshal(line, &r); err != nil {
			t.Fatal(err)
		}
		spans := r.Resources[0].Scopes[0].Spans
		root := spans[0]
		if seen[root.Trace] {
			t.Errorf("trace %s is there twice", root.Trace)
		}
		seen[root.Trace] = true
		for i, s := range spans {
			if ids[s.ID] {
				t.Errorf("span %s is there twice", s.ID)
			}
			ids[s.ID] = true
			if s.Trace != root.Trace || i > 0 && s.Parent != root.ID || i == 0 && s.Parent != "" {
				t.Errorf("span %s is of trace %s and parent %q", s.Name, s.Trace, s.Parent)
			}
			from, err1 := strconv.ParseInt(s.Start, 10, 64)
			to, err2 := strconv.ParseInt(s.End, 10, 64)
			if err1 != nil || err2 != nil || to < from {
				t.Errorf("span %s is from %s to %s", s.Name, s.Start, s.End)
			}
			if op := value2(s, "gen_ai.operation.name"); op == "" || !strings.HasPrefix(s.Name, op) {
				t.Errorf("span %s is operation %s", s.Name, op)
			}
		}
		all = append(all, spans...)
	}
	return all
}

func value2(s span, key string) string {
	for _, a := range s.Attributes {
		if a.Key == key && a.Value.String != nil {
			return *a.Value.String
		}
		if a.Key == key && a.Value.Int != nil {
			return *a.Value.Int
		}
	}
	return ""
}

func TestSwift(t *testing.T) {
	valid := reporttest.Schema(t, "testdata/otlp.schema.json", "")
	out := traces(t, analysetest.Swift(), report.Options{})
	for line := range bytes.Lines(out) {
		valid(t, "line", line)
	}
	kinds := map[string]int{}
	for _, s := range holds(t, out) {
		kinds[value2(s, "gen_ai.operation.name")]++
	}
	// 24 trials ran; each grounded one asked the model three times and two tools.
	if kinds["invoke_agent"] != 24 || kinds["chat"] != 12+12*3 || kinds["execute_tool"] != 12*2 {
		t.Errorf("spans %v", kinds)
	}
	// Nothing that was said is in it, unless it is asked for.
	for _, said := range []string{"no such document", "Write it.", "Here it is", "apple-docs://x"} {
		if bytes.Contains(out, []byte(said)) {
			t.Errorf("%q is in the traces", said)
		}
		if !bytes.Contains(traces(t, analysetest.Swift(), report.Options{Content: true}), []byte(said)) {
			t.Errorf("%q is not in the traces with content", said)
		}
	}
	reporttest.Compare(t, "swift.jsonl", traces(t, analysetest.Swift(), report.Options{Arm: analysetest.Grounded, Content: true}))
	if !bytes.Equal(out, traces(t, analysetest.Swift().Shuffle(3), report.Options{})) {
		t.Error("the order of records changes the traces")
	}
}

// parts checks that message parts follow the conventions: texts have content, results
// a response, calls a name, answers a reason to end.
func parts(t tb, s span) {
	for _, key := range []string{"gen_ai.system_instructions", "gen_ai.input.messages", "gen_ai.output.messages"} {
		text := value2(s, key)
		if text == "" {
			continue
		}
		type anyPart map[string]any
		var all []anyPart
		if key == "gen_ai.system_instructions" {
			if err := json.Unmarshal([]byte(text), &all); err != nil {
				t.Fatal(err)
			}
		} else {
			var said []struct {
				Role   string    `json:"role"`
				Parts  []anyPart `json:"parts"`
				Finish string    `json:"finish_reason"`
			}
			if err := json.Unmarshal([]byte(text), &said); err != nil {
				t.Fatal(err)
			}
			for _, m := range said {
				if m.Role == "" || m.Parts == nil || key == "gen_ai.output.messages" && m.Finish == "" {
					t.Errorf("%s: %s", key, text)
				}
				all = append(all, m.Parts...)
			}
		}
		for _, p := range all {
			kind, _ := p["type"].(string)
			must := map[string]string{"text": "content", "reasoning": "content", "tool_call": "name", "tool_call_response": "response"}[kind]
			if _, ok := p[must].(string); !ok {
				t.Errorf("%s: a part of type %q without %s: %s", key, kind, must, text)
			}
		}
	}
}

func TestAnyTalk(t *testing.T) {
	valid := reporttest.Schema(t, "testdata/otlp.schema.json", "")
	rapid.Check(t, func(rt *rapid.T) {
		e := reporttest.Spoken(rt)
		out := traces(rt, e, report.Options{Arm: analysetest.Grounded, Content: true})
		spans := holds(rt, out)
		for line := range bytes.Lines(out) {
			valid(t, "line", line)
		}
		for _, s := range spans {
			parts(rt, s)
		}
		// Where chats have usage, it is the agent's.
		sum, told := int64(0), false
		for _, s := range spans {
			if s.Trace != spans[0].Trace || value2(s, "gen_ai.operation.name") != "chat" {
				continue
			}
			if n := value2(s, "gen_ai.usage.input_tokens"); n != "" {
				v, err := strconv.ParseInt(n, 10, 64)
				if err != nil {
					rt.Fatal(err)
				}
				sum, told = sum+v, true
			}
		}
		if all := value2(spans[0], "gen_ai.usage.input_tokens"); told && all != strconv.FormatInt(sum, 10) {
			rt.Errorf("%d tokens in chats, %s in all", sum, all)
		}
	})
}

var _ report.Attempts = reporttest.Recorded{}
var _ trial.Opener = reporttest.Recorded{}
