package invocation

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/kindtest"
	"github.com/assay-eval/assay/internal/trial"
)

func task(call any) *suite.Task {
	return &suite.Task{ID: "t", Graders: map[string]any{"invocation": map[string]any{"call": call}}}
}

// told makes a case with a transcript.
func told(t *suite.Task, events ...trial.Event) grade.Case {
	blobs := gradetest.Blobs{}
	c := gradetest.Submitted(t, "submit", `{"answer": "done"}`)
	var lines []byte
	for _, e := range events {
		b, err := json.Marshal(e)
		if err != nil {
			panic(err)
		}
		lines = append(append(lines, b...), '\n')
	}
	c.Attempt.Transcript = trial.NewRef(lines, "transcript.jsonl", "application/x-ndjson", blobs)
	// Short content travels in the record; the submission is short.
	if c.Attempt.Artifact.Submission.Args.Inline == nil {
		panic("the submission is not inline")
	}
	c.Blobs = blobs
	return c
}

func call(turn int, id, server, name string) trial.Event {
	return trial.Event{Kind: trial.EventToolCall, Turn: turn, Call: &trial.ToolCall{ID: id, Server: server, Name: name, Args: `{"a": `}}
}

func result(turn int, id, name string, failed bool) trial.Event {
	return trial.Event{Kind: trial.EventToolResult, Turn: turn, Result: &trial.ToolResult{ID: id, Name: name, Error: failed}}
}

var (
	should    = task(true)
	shouldNot = task(false)
	submitted = call(2, "s", "", "submit")
)

func TestGrade(t *testing.T) {
	history := call(1, "1", "decisions", "history")
	stopped := told(should, history)
	stopped.Attempt.End, stopped.Attempt.Artifact = &trial.End{Reason: trial.TurnLimit}, trial.Artifact{}
	for _, c := range []struct {
		name   string
		cfg    Config
		c      grade.Case
		label  string
		counts string // calls failed first_turn
		tools  string
	}{
		{"called", Config{}, told(should, history, result(1, "1", "history", false), submitted), TruePositive, "1 0 1", "history"},
		{"called and submitted in one turn", Config{}, told(should, call(1, "s", "", "submit"), history, result(1, "s", "submit", false)), TruePositive, "1 0 1", "history"},
		{"called in vain", Config{}, told(should, history, result(1, "1", "history", true), submitted), TruePositive, "1 1 1", "history"},
		{"not called", Config{}, told(should, submitted), FalseNegative, "0 0 -", ""},
		{"not called at all", Config{}, told(should), FalseNegative, "0 0 -", ""},
		{"called another", Config{Tools: []string{"history"}}, told(should, call(1, "1", "decisions", "list"), submitted), FalseNegative, "0 0 -", ""},
		{"called another of the server", Config{Server: "decisions"}, told(should, call(1, "1", "decisions", "list")), TruePositive, "1 0 1", "list"},
		{"called one of another server", Config{Server: "decisions"}, told(should, call(1, "1", "weather", "history")), FalseNegative, "0 0 -", ""},
		{"called what is not there", Config{Tools: []string{"history"}}, told(shouldNot, call(3, "1", "", "history"), call(3, "2", "", "history")), FalsePositive, "2 0 3", "history"},
		{"called for nothing", Config{}, told(shouldNot, history, call(2, "2", "decisions", "list")), FalsePositive, "2 0 1", "history, list"},
		{"rightly not called", Config{}, told(shouldNot, submitted), TrueNegative, "0 0 -", ""},
		{"stopped", Config{}, stopped, TruePositive, "1 0 1", "history"},
		{"no transcript", Config{}, gradetest.Answered(should, "x"), "", "- - -", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := New("invocation", &c.cfg).Grade(t.Context(), c.c)
			if err != nil {
				t.Fatal(err)
			}
			verdict := map[string]trial.Verdict{TruePositive: trial.Pass, TrueNegative: trial.Pass, FalsePositive: trial.Fail, FalseNegative: trial.Fail, "": trial.Unknown}[c.label]
			var counts []string
			for _, m := range s.Measures {
				if m.Value == nil {
					counts = append(counts, "-")
				} else {
					counts = append(counts, fmt.Sprint(*m.Value))
				}
			}
			if got := strings.Join(counts, " "); s.Label != c.label || s.Criteria[0].Verdict != verdict || got != c.counts || s.Details["tools_called"] != c.tools {
				t.Errorf("%q %s %s %q, want %q %s %s %q", s.Label, s.Criteria[0].Verdict, got, s.Details["tools_called"], c.label, verdict, c.counts, c.tools)
			}
		})
	}
}

func TestConformance(t *testing.T) {
	gradetest.Run(t, gradetest.Subject{
		Name: "invocation",
		New: func() grade.Grader {
			return New("invocation", &Config{Tools: []string{"history", "search"}, Server: "decisions", Call: new(true)})
		},
		Cases: []grade.Case{
			told(should, call(1, "1", "decisions", "history"), submitted), told(shouldNot, call(1, "1", "decisions", "search"), result(1, "1", "search", true)),
			told(shouldNot, submitted), gradetest.Answered(should, "x"),
		},
	})
}

func TestKind(t *testing.T) {
	k := Kind()
	if err := kindtest.CheckKind(k.Kind); err != nil {
		t.Error(err)
	}
	cfg := k.New().(*Config)
	s := &suite.Suite{Servers: map[string]*suite.Server{"decisions": {}}, Graders: map[string]*suite.Grader{"invocation": {Kind: KindName, Config: cfg}}}
	if p := k.Check(&Config{Server: "decisions"}, s); p != nil {
		t.Error(p)
	}
	if p := k.Check(&Config{Server: "decision"}, s); len(p) != 1 || p[0].Fix != `did you mean "decisions"?` {
		t.Error(p)
	}
	for _, c := range []struct {
		task *suite.Task
		want int
	}{{should, 0}, {shouldNot, 0}, {&suite.Task{ID: "t"}, 1}, {task("yes"), 1}} {
		if p := k.CheckTask(cfg, s, c.task); len(p) != c.want {
			t.Errorf("%v: %v", c.task.Graders, p)
		}
	}
}
