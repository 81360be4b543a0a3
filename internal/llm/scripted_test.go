package llm_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

const script = `
task: nav-*
turns:
  - text: glob {{.Task}} {{.Arm}} {{.Index}} {{.Turn}}
---
task: "*"
arm: "*/grounded"
turns: [{text: any grounded}]
---
task: nav-stack
turns:
  - text: Reading.
    reasoning: hm
    calls:
      - {name: read_file, args: {path: "src/{{.Task}}.py", n: 3, deep: [true, {a: 'q"{{.Index}}'}]}}
      - {name: submit, args_text: '{"file": '}
      - {name: list}
  - text: cut
    stop: length
    usage: {input: 100, output: 20, cache_read: 7, cache_write_5m: 8, cache_write_1h: 9, reasoning: 5}
---
---
task: nav-stack
arm: sonnet/grounded
turns: [{text: arm}]
---
task: nav-stack
index: 2
turns:
  - {fault: {status: 529, after: 1s, times: 2}, text: recovered}
  - {fault: {status: 401}}
`

func mustScript(t testing.TB, src string) *llm.Script {
	t.Helper()
	s, err := llm.ParseScript("answers.yaml", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestScriptAddresses(t *testing.T) {
	s := mustScript(t, script)
	if d := cmp.Diff([]string{"nav-*", "*", "nav-stack"}, s.Tasks()); d != "" {
		t.Error(d)
	}
	for _, c := range []struct {
		task, arm string
		index     int
		want      string
	}{
		{"nav-bar", "haiku/plain", 1, "glob nav-bar haiku/plain 1 1"},
		{"nav-bar", "haiku/grounded", 1, "glob nav-bar haiku/grounded 1 1"},
		{"other", "haiku/grounded", 0, "any grounded"},
		{"nav-stack", "haiku/grounded", 0, "Reading."},
		{"nav-stack", "sonnet/grounded", 2, "arm"},
	} {
		meta := llm.Meta{Task: c.task, Arm: c.arm, Index: c.index, Turn: 1}
		r, err := llm.NewScripted(s).Complete(t.Context(), &llm.Request{Meta: meta}, llm.Observer{})
		if err != nil || r.Text != c.want {
			t.Errorf("%v: %v, %v; want %q", meta, r, err, c.want)
		}
		if !s.Covers(c.task, c.arm, c.index) {
			t.Errorf("%v is not covered", meta)
		}
	}
	if s.Covers("other", "haiku/plain", 0) {
		t.Error("covers what has no answer")
	}
	_, err := llm.NewScripted(s).Complete(t.Context(), &llm.Request{Meta: llm.Meta{Task: "other", Arm: "haiku/plain", Turn: 1}}, llm.Observer{})
	want := "environment: answers.yaml has no answer for task other, arm haiku/plain, index 0: add a document with task: other"
	if f, ok := errors.AsType[*trial.Fault](err); !ok || f.Error() != want || f.Retry {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestScriptTurns(t *testing.T) {
	p := llm.NewScripted(mustScript(t, script))
	req := &llm.Request{
		Meta:     llm.Meta{Task: "nav-stack", Arm: "a/b", Turn: 1},
		System:   "12345678",
		Messages: []llm.Message{{Role: llm.User, Text: "123"}, {Role: llm.Assistant, Calls: []llm.Call{{Name: "ab", Args: "{}"}}}, {Role: llm.ToolReply, Results: []llm.CallResult{{Text: "1"}}}},
		Tools:    []llm.Tool{{Name: "a", Description: "b", Schema: []byte("{}")}},
	}
	alive := 0
	obs := llm.Observer{Alive: func() { alive++ }, Raw: func(string, string, []byte) { t.Error("raw of a script") }}
	got, err := p.Complete(t.Context(), req, obs)
	if err != nil {
		t.Fatal(err)
	}
	args := `{"deep":[true,{"a":"q\"0"}],"n":3,"path":"src/nav-stack.py"}`
	want := &llm.Response{
		Message: llm.Message{Role: llm.Assistant, Text: "Reading.", Calls: []llm.Call{
			{ID: "call-2", Name: "read_file", Args: args}, {ID: "call-3", Name: "submit", Args: `{"file": `}, {ID: "call-4", Name: "list", Args: "{}"},
		}},
		Reasoning: "hm", Stop: llm.StopTools, Model: "scripted",
		Usage: trial.Usage{Model: "scripted", Input: 5, Output: int64(8+2+9+len(args)+6+9+4+2+3) / 4, Reasoning: 1},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	req.Meta.Turn = 2
	got, err = p.Complete(t.Context(), req, obs)
	if err != nil {
		t.Fatal(err)
	}
	want = &llm.Response{
		Message: llm.Message{Role: llm.Assistant, Text: "cut"}, Stop: llm.StopLength, Model: "scripted",
		Usage: trial.Usage{Model: "scripted", Input: 100, Output: 20, CacheRead: 7, CacheWrite5m: 8, CacheWrite1h: 9, Reasoning: 5},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	req.Meta.Turn = 3
	got, err = p.Complete(t.Context(), req, obs)
	if err != nil || got.Text != "" || got.Stop != llm.StopEnd || got.Usage.Input != 5 {
		t.Errorf("after the last turn: %+v, %v", got, err)
	}
	if alive != 3 {
		t.Errorf("%d signs of life", alive)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	stop := errors.New("stop")
	cancel(stop)
	if _, err := p.Complete(ctx, req, obs); !errors.Is(err, stop) {
		t.Errorf("after the end: %v", err)
	}
}

func TestScriptFaults(t *testing.T) {
	p := llm.NewScripted(mustScript(t, script))
	req := &llm.Request{Meta: llm.Meta{Task: "nav-stack", Arm: "a/b", Index: 2, Turn: 1}}
	for range 2 {
		_, err := p.Complete(t.Context(), req, llm.Observer{})
		if f, ok := errors.AsType[*trial.Fault](err); !ok || !f.Retry || !f.Throttle || f.After != time.Second || f.Class != trial.ClassEnvironment {
			t.Errorf("fault %+v", err)
		}
	}
	if r, err := p.Complete(t.Context(), req, llm.Observer{}); err != nil || r.Text != "recovered" {
		t.Errorf("after the faults: %v, %v", r, err)
	}
	req.Meta.Turn = 2
	for range 3 {
		_, err := p.Complete(t.Context(), req, llm.Observer{})
		if f, ok := errors.AsType[*trial.Fault](err); !ok || f.Retry || f.Throttle {
			t.Errorf("fault %+v", err)
		}
	}
}

func TestScriptMistakes(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"", "s.yaml: no answers in it: write documents with task and turns"},
		{"task: a\nturn: []", `s.yaml:2:1: a document has no key "turn": use task, arm, index, turns`},
		{"turns: []", `s.yaml:1:1: a document needs a task: an id, or "*"`},
		{"task: a", `s.yaml:1:1: a document needs turns: a list, which may be empty`},
		{"task: a\nturns: x", `s.yaml:2:8: a document needs turns: a list, which may be empty`},
		{"task: [a]\nturns: []", `s.yaml:1:7: task must be a name or a pattern`},
		{"task: 'a['\nturns: []", `s.yaml:1:7: task "a[" is no pattern: syntax error in pattern`},
		{"task: a\nindex: -1\nturns: []", `s.yaml:2:8: index must be a number, 0 or more`},
		{"- a", `s.yaml:1:1: a document must be a mapping with task, arm, index, turns`},
		{"task: a\nturns: []\n---\ntask: b\nturns: []\n---\ntask: a\nturns: []", `s.yaml:7:1: task a, arm * is answered twice, first in line 1`},
		{"task: a\nturns:\n  - txt: b", `s.yaml:3:5: a turn has no key "txt": use text, calls, stop, usage, reasoning, fault`},
		{"task: a\nturns:\n  - text: [b]", `s.yaml:3:11: text must be a text`},
		{"task: a\nturns:\n  - text: '{{.Tusk}}'", `s.yaml:3:11: template: 1:2: executing "" at <.Tusk>: can't evaluate field Tusk in type llm.Meta`},
		{"task: a\nturns:\n  - text: '{{'", `s.yaml:3:11: template: 1: unclosed action`},
		{"task: a\nturns:\n  - stop: pause", `s.yaml:3:11: stop must be end, tools, length or refusal`},
		{"task: a\nturns:\n  - usage: {in: 3}", `s.yaml:3:13: usage has no key "in": use input, output, cache_read, cache_write_5m, cache_write_1h, reasoning`},
		{"task: a\nturns:\n  - usage: {reasoning: 3}", `s.yaml:3:24: reasoning is part of output and cannot be more`},
		{"task: a\nturns:\n  - fault: {status: 200}", `s.yaml:3:21: status must be an HTTP error, 400 to 599`},
		{"task: a\nturns:\n  - fault: {after: 1s}", `s.yaml:3:12: a fault needs a status, such as 529`},
		{"task: a\nturns:\n  - fault: {status: 529, after: 1}", `s.yaml:3:33: after must be a time such as 1s`},
		{"task: a\nturns:\n  - calls: [{args: {}}]", `s.yaml:3:13: a call needs the name of a tool`},
		{"task: a\nturns:\n  - calls: [{name: b, args: [1]}]", `s.yaml:3:29: args must be a mapping; write anything else as args_text`},
		{"task: a\nturns:\n  - calls: [{name: b, args: {}, args_text: x}]", `s.yaml:3:44: a call has args or args_text, not both`},
		{"task: a\nturns:\n  - calls: [{name: b, args: {x: '{{.Y}}'}}]", `s.yaml:3:29: template: 1:2: executing "" at <.Y>: can't evaluate field Y in type llm.Meta`},
	} {
		_, err := llm.ParseScript("s.yaml", []byte(c.src))
		if err == nil || err.Error() != c.want {
			t.Errorf("%q:\n got %v\nwant %s", c.src, err, c.want)
		}
	}
	_, err := llm.ParseScript("s.yaml", []byte("task: a\n  turns: b"))
	if err == nil || !strings.HasPrefix(err.Error(), "s.yaml:2:") {
		t.Errorf("bad YAML: %v", err)
	}
}

func TestScriptConcurrent(t *testing.T) {
	p := llm.NewScripted(mustScript(t, script))
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			for turn := 1; turn <= 3; turn++ {
				_, _ = p.Complete(t.Context(), &llm.Request{Meta: llm.Meta{Task: "nav-stack", Index: i % 3, Turn: turn}}, llm.Observer{})
			}
		})
	}
	wg.Wait()
}

func FuzzParseScript(f *testing.F) {
	f.Add([]byte(script))
	f.Add([]byte("task: &a x\nturns:\n- calls:\n  - {name: *a, args: {1: 2, ? [a] : b, c: *a}}\n"))
	f.Add([]byte("task: a\nturns: &t\n- text: x\n- *t\n"))
	f.Fuzz(func(t *testing.T, src []byte) {
		s, err := llm.ParseScript("s.yaml", src)
		if err != nil {
			return
		}
		for _, task := range s.Tasks() {
			for turn := range 3 {
				_, _, _ = s.Answer(&llm.Request{Meta: llm.Meta{Task: task, Turn: turn}})
			}
		}
	})
}

func BenchmarkScripted(b *testing.B) {
	var src strings.Builder
	for i := range 40 {
		fmt.Fprintf(&src, "task: t%d\nturns: [{text: 'answer {{.Task}} {{.Index}}'}]\n---\n", i)
	}
	p := llm.NewScripted(mustScript(b, src.String()))
	req := &llm.Request{Messages: []llm.Message{{Role: llm.User, Text: "hello"}}, Meta: llm.Meta{Task: "t7", Arm: "a/b", Turn: 1}}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := p.Complete(b.Context(), req, llm.Observer{}); err != nil {
			b.Fatal(err)
		}
	}
}
