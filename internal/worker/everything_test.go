package worker

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"reflect"
	"strings"
	"sync"
	"testing/fstest"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/command"
	"github.com/assay-eval/assay/internal/agent/model"
	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/equip"
	bindtools "github.com/assay-eval/assay/internal/equip/binding"
	"github.com/assay-eval/assay/internal/grade"
	bindgrade "github.com/assay-eval/assay/internal/kind/binding"
	"github.com/assay-eval/assay/internal/kind/text"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

var realKinds = suite.Kinds{
	Agents:  map[string]suite.Kind{"model": model.Kind(), "command": command.Kind()},
	Graders: map[string]suite.Kind{"binding": bindgrade.Kind().Kind, "text": text.Kind().Kind},
	Tools:   map[string]suite.Kind{"binding": bindtools.Kind()},
}

var goFixture = sync.OnceValues(func() (fs.FS, *code.Index) {
	files := fstest.MapFS{"a.go": {Data: []byte("package a\n\nfunc Do() {}\n")}}
	index, err := code.Scan(context.Background(), files)
	if err != nil {
		panic(err)
	}
	return files, index
})

// realCatalog makes the program's own kinds.
func realCatalog(environ []string) Catalog {
	getenv := func(name string) string {
		for _, kv := range environ {
			if v, ok := strings.CutPrefix(kv, name+"="); ok {
				return v
			}
		}
		return ""
	}
	return Catalog{
		Agent: func(_ string, a *suite.Agent) (agent.Agent, error) {
			if c, ok := a.Config.(*command.Config); ok {
				return command.New(c, command.Env{Environ: environ})
			}
			return model.New(a.Config.(*model.Config), model.Env{Getenv: getenv})
		},
		Grader: func(name string, g *suite.Grader) (grade.Grader, error) {
			if c, ok := g.Config.(*bindgrade.Config); ok {
				return bindgrade.New(name, c)
			}
			return text.New(name, g.Config.(*text.Config))
		},
		Tools: func(_ context.Context, t suite.Tool, fixture fs.FS) (equip.ToolSet, error) {
			_, index := goFixture()
			return bindtools.New(t.Config.(*bindtools.Config), fixture, index), nil
		},
	}
}

func answers(text string) string {
	return fmt.Sprintf("task: \"*\"\nturns:\n  - text: %s\n", text)
}

// everything is a suite with no field left at zero. It is made new each time, so that
// nothing is shared.
func everything() *suite.Suite {
	task := func(id string) *suite.Task {
		return &suite.Task{
			ID: id, Title: "Title " + id, Prompt: "do it", Group: "cross", HintLevel: "some", Tags: []string{"a", "b"}, Attributes: map[string]string{"repository": "vapor"}, Expect: "solve",
			Target: suite.Target{File: "a.go", Symbol: "Do", Platform: "ios18.0", Swift: "6", IDs: []string{"d1"}, Bears: map[string]int{"d3": 1}, AlsoOK: []string{"d4"}, Forbidden: []string{"d2"}},
			Calls: []suite.Call{
				{Server: "docs", Tool: "search", Args: suite.Args{"query": "q", "min": json.Number("0.25")}, Warmup: true, Expect: "ok"},
				{Server: "docs", Tool: "read", Args: suite.Args{"id": map[string]any{"$from": map[string]any{"call": json.Number("0"), "path": "$.id"}}}, Warmup: true, Expect: "error"},
			},
			Distractors: []suite.Symbol{{File: "b.go", Symbol: "Undo"}},
			Graders:     map[string]any{"answer": map[string]any{"contains": []any{"Rome"}}},
			ExpectTools: []string{"search"},
			Hints:       []string{"look"}, Reference: "ref.txt", Faulty: map[string]string{"answer.match": "bad.txt"},
			Setup: [][]string{{"make", id}}, Image: "i:1", Needs: map[string]string{"os": "linux", "arch": "amd64"}, Rendered: "Please do it.", Role: "role", Turns: suite.TurnLimits{MaxTurns: 2, ToolResultMax: 2560},
		}
	}
	server := func(set string) *suite.Server {
		return &suite.Server{
			Instructions: &suite.Instructions{Off: true, Text: "ask"},
			Command:      []string{"docs", "serve"}, URL: "http://127.0.0.1:1", Env: suite.VariablesOf("DOCS_DB"), Set: map[string]string{"MODE": set, "B": "2"},
			Headers: map[string]string{"Authorization": "Bearer ${DOCS_TOKEN}"}, Data: "db", Identity: []string{"src/*.js", "lock.json"}, Per: "trial", Alone: true, ReadResources: new(true), AllowChanges: true, Start: suite.Duration(time.Second), Call: suite.Duration(time.Minute),
			Needs: map[string]string{"os": "linux", "arch": "amd64"},
			Like:  "base", Tools: &suite.ToolChanges{Only: []string{"*"}, Without: []string{"drop"}, Describe: map[string]string{"a": "x", "b": "y"}, Rename: map[string]string{"a": "x", "b": "y"}},
		}
	}
	scenario := func(system string) *suite.Scenario {
		return &suite.Scenario{Like: "base", System: system, Prefix: "before ", Suffix: " after", Env: suite.VariablesOf("PROXY"), Set: map[string]string{"A": "1", "B": "2"},
			Limits: suite.ScenarioLimits{Trial: suite.Duration(time.Hour), Stall: suite.Duration(time.Minute)}}
	}
	equipped := scenario("be brief")
	equipped.Servers = []suite.ServerUse{{Name: "docs"}, {Placebo: "wiki", Kind: "yoked", From: "wiki.jsonl"}}
	equipped.Inject = &suite.Inject{Server: "notes", Tool: "search", Top: 5}
	temperature, seed, share, trim := suite.Decimal(0.5), int64(7), 0.1, true
	rule := suite.Rule{Name: "good", Metric: "success_rate", Where: suite.Selector{Agent: "live", Scenario: "bare", Task: "one", Tag: "a"}, Min: &share, Max: &share, Bind: "lower", Floor: true,
		Compare: "c", NonInferior: &share, MaxDrop: &share, MaxRise: &share, FloorChange: &share, Platform: true}
	s := &suite.Suite{
		Version: 1, Name: "s", Description: "everything", Prompt: "Please {{.prompt}}.", Trials: 2, Seed: 3,
		Tasks: []*suite.Task{task("one"), task("two")},
		Workspace: suite.Workspace{Fixture: "f", Repo: "r", Ref: "main", Subdir: "api", Git: new(true), Prewarm: [][]string{{"make", "warm"}}, Setup: [][]string{{"make", "deps"}},
			Env: suite.VariablesOf("GOPROXY"), Set: map[string]string{"A": "{workdir}"}, Shims: []string{"go"}, Read: []string{"/opt/x"},
			Image: "debian:13", Network: suite.Network{Mode: "allow", Graders: "none", Allow: []string{"a.example"}}, Isolation: "none"},
		Order: "shuffled", Baselines: &suite.Baselines{Trials: 2, Prompt: "OK?", Scenarios: []string{"bare"}}, Quarantine: map[string]string{"one": "flaky"},
		Tools:   []suite.Tool{{Kind: "binding", Config: &bindtools.Config{Toolset: "full", MaxRead: 4096}}},
		Servers: map[string]*suite.Server{"docs": server("fast"), "wiki": server("slow"), "notes": server("new")},
		Agents: map[string]*suite.Agent{
			"live": {Kind: "model", Config: &model.Config{
				Provider: "anthropic", Model: "m", BaseURL: "http://127.0.0.1:1/v1", KeyEnv: "MY_KEY", Temperature: &temperature, Seed: &seed,
				MaxTurns: 9, MaxTokens: 100, Effort: "low", TopP: &temperature, StopSequences: []string{"END"}, ThinkingBudget: 50, MaxUSD: "0.50", ToolResultMax: 1000, Media: "describe",
				Stream: "never", Headers: agent.Headers{"X-Team": {Env: "TEAM_TOKEN"}},
			}},
			"acted": {Kind: "model", Config: &model.Config{Provider: "scripted", Model: "m", MaxTurns: 9, MaxTokens: 100, ToolResultMax: 1000, Media: "pass", Answers: answers("yes")}},
			"prog":  {Kind: "command", Config: &command.Config{Command: []string{"no-such-agent", "-v"}, Env: suite.VariablesOf("HOME"), Set: map[string]string{"A": "1"}, MaxUSD: "1", Identity: []string{"agent/*.py"}, Files: map[string]string{"script": "a"}}},
		},
		Scenarios: map[string]*suite.Scenario{"bare": scenario("be kind"), "equipped": equipped},
		Graders: map[string]*suite.Grader{
			"answer": {Kind: "text", Config: &text.Config{Contains: []string{"a"}, NotContains: []string{"b"}, Equals: []string{"c"}, Regex: []string{"d"}, NotRegex: []string{"e"}, NotEquals: []string{"f"}, JSON: &trim, IgnoreCase: true, Trim: &trim, Within: suite.Duration(time.Minute), Extract: "whole"}},
			"bound":  {Kind: "binding", Config: &bindgrade.Config{Match: "lenient"}},
		},
		Compare: map[string]suite.Comparison{"c": {Treatment: suite.Selector{Scenario: "equipped"}, Control: suite.Selector{Scenario: "bare"}}},
		Limits: suite.Limits{Queue: suite.Duration(time.Minute), Outage: suite.Duration(time.Minute), Trial: suite.Duration(time.Minute), Stall: suite.Duration(time.Second), Grade: suite.Duration(time.Second), CallMax: suite.Duration(time.Hour), VoidShare: &share, UnknownShare: new(0.3), Jobs: 2,
			Memory: 1 << 30, Response: 1 << 30, Processes: 100, Disk: 1 << 30, OpenFiles: 1000,
			Tasks: []suite.TaskLimit{{Task: "b*", Tag: "hard", MaxTurns: 2, ToolResultMax: 2560}}},
		Retry:   suite.Retry{Attempts: 2, First: suite.Duration(time.Second), Factor: 2},
		PostRun: &suite.PostRun{Agent: "live", Prompt: "well?"},
		Budget:  suite.Budget{}, Stop: suite.Stop{When: "decided", Or: "hopeless", Below: 0.1, Alpha: 0.01}, Missing: suite.Missing{Assume: "unrelated", Because: "the power failed"}, Cluster: "repository", Gates: suite.Gates{Mode: "hard", Profile: "seed", Rules: []suite.Rule{rule}},
	}
	setUSD(s, 3)
	for _, a := range []string{"acted", "live", "prog"} {
		for _, sc := range []string{"bare", "equipped"} {
			s.Arms = append(s.Arms, suite.Arm{Agent: a, Scenario: sc})
		}
	}
	return s
}

// setUSD sets the budget for any type of pointer.
func setUSD(s *suite.Suite, usd int) {
	v := reflect.ValueOf(&s.Budget.USD).Elem()
	if v.Kind() == reflect.Pointer {
		v.Set(reflect.New(v.Type().Elem()))
		v = v.Elem()
	}
	if v.Kind() == reflect.String {
		v.SetString(fmt.Sprint(usd))
	} else {
		v.SetFloat(float64(usd))
	}
}

func everyPin() equip.Pins {
	pin := func(name string) *equip.ServerPin {
		return &equip.ServerPin{Name: name, Version: "1.0", Digest: seal.Of([]byte(name)), Bytes: 10, Tokens: 3, Program: seal.Of([]byte("program of " + name)), Data: seal.Of([]byte("data of " + name)), StartMS: 5, Likeness: json.RawMessage(`{"Instructions":"ask"}`),
			Compact: seal.Of([]byte("compact " + name)), Instructions: "ask " + name, Told: seal.Of([]byte("told")), Hello: seal.Of([]byte("hello " + name)), Prompts: seal.Of([]byte("prompts")), Resources: seal.Of([]byte("resources")), Reader: true, Roots: true,
			Tools: []equip.Spec{{Name: "search", Description: "finds", Schema: json.RawMessage(`{"type":"object"}`), Server: name, Remote: "se.arch", Output: json.RawMessage(`{"type":"object"}`), Written: `{"type": "object"}`}}}
	}
	return equip.Pins{Fixture: seal.Of([]byte("fixture")), Servers: map[string]*equip.ServerPin{"docs": pin("docs"), "wiki": pin("wiki"), "notes": pin("notes")}}
}
