package suite

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/rogpeppe/go-internal/txtar"
)

// whole is a suite that uses everything.
const wholeSuite = `
-- suite.yaml --
version: 1
name: whole
description: uses every key
tasks: [tasks/*.yaml, more.yaml]
prompt: prompts/task.md
workspace: {fixture: fx, setup: [[make, deps]]}
tools: [{binding: {}}, {files: {root: src}}]
servers:
  docs: {command: [docs, serve], env: [DOCS_DB], per: run, start: 5s}
  web: {url: "http://localhost:1/", set: {MODE: fast}, headers: {Authorization: "Bearer ${DOCS_TOKEN}"}}
agents:
  zeta: {kind: model, provider: anthropic, model: m-1, temperature: 0.25, max_usd: 1.50, rules: prompts/rules.md}
  alpha: {kind: command, command: [./run, "a b"], scripts: [prompts/rules.md], wait: 1m30s, set: {A: b}}
scenarios:
  plain: {}
  docs: {servers: [docs, {placebo: web}], system: prompts/system.md, prefix: "P ", suffix: " S"}
  asked: {inject: {server: web, tool: find, top: 5}, system: You are terse.}
graders:
  text: {contains: [x], threshold: 0.5}
  words: {kind: text, golden: prompts/golden.txt}
  binding: {require: [file, symbol]}
compare:
  docs: {treatment: {scenario: docs}, control: {scenario: plain}, margin: 0.05}
trials: 3
stop: {when: decided}
seed: 18446744073709551615
limits: {trial: 1h, void_share: 0.25}
retry: {factor: 1.5}
budget: {usd: 5.5}
gates:
  mode: hard
  rules:
    - {name: works, metric: success_rate, where: {scenario: d*, tag: swiftui}, min: 0.8, bind: lower}
    - {name: no worse, compare: docs, where: {agent: zeta}, non_inferior: 0.1, floor: true}
    - {name: cheap, compare: docs, metric: cost_ratio, max: 1.5, bind: upper}
    - {name: no drop, metric: success_rate, max_drop: 0}
    - {name: no rise, metric: time_ms.median, max_rise: 0.2}
-- tasks/one.yaml --
prompt: |
  First "line".
  Second.
title: One
target: {file: a.py, symbol: f, platform: ios18.0, swift: "6.10"}
tags: [swiftui, ui]
graders:
  words: {threshold: 0.75, golden: ../prompts/rules.md}
  binding: null
reference: one.ref
faulty: {text.contains: one.bad}
setup: [[touch, x]]
-- tasks/one.ref --
ref
-- tasks/one.bad --
bad
-- more.yaml --
id: two
prompt: Two
expect: abort
---
id: three
prompt: Three
distractors: [{file: b, symbol: c}]
-- prompts/task.md --
# {{.id}} {{with .title}}({{.}}){{end}}
{{.prompt}}{{with .target.platform}}On {{.}}, Swift {{$.target.swift}}.{{end}}{{range .tags}} #{{.}}{{end}}
-- prompts/rules.md --
Rule one.
-- prompts/system.md --
Be good.
-- prompts/golden.txt --
gold
-- fx/a.py --
def f(): pass
`

func loadWhole(t testing.TB) *Suite {
	t.Helper()
	s, err := Load(Options{Files: memory(wholeSuite), Path: suiteFile, Kinds: testKinds()})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// memory is a file system made of a txtar archive.
func memory(archive string) fstest.MapFS {
	m := fstest.MapFS{}
	for _, f := range txtar.Parse([]byte(archive)).Files {
		m[f.Name] = &fstest.MapFile{Data: f.Data}
	}
	return m
}

func TestLoad(t *testing.T) {
	s := loadWhole(t)
	dec := func(f float64) *Decimal { return new(Decimal(f)) }
	want := &Suite{
		Version: 1, Name: "whole", Description: "uses every key",
		Prompt:    string(memory(wholeSuite)["prompts/task.md"].Data),
		Workspace: Workspace{Fixture: "fx", Setup: [][]string{{"make", "deps"}}, Isolation: "auto"},
		Tools:     []Tool{{"binding", &struct{}{}}, {"files", &filesConfig{Root: "src"}}},
		Servers: map[string]*Server{
			"docs": {Command: []string{"docs", "serve"}, Env: VariablesOf("DOCS_DB"), Per: "run", Start: Duration(5 * time.Second), Call: Duration(time.Minute)},
			"web":  {URL: "http://localhost:1/", Set: map[string]string{"MODE": "fast"}, Headers: map[string]string{"Authorization": "Bearer ${DOCS_TOKEN}"}, Per: "trial", Start: Duration(30 * time.Second), Call: Duration(time.Minute)},
		},
		Agents: map[string]*Agent{
			"zeta":  {Kind: "model", Config: &modelConfig{Provider: "anthropic", Model: "m-1", Temperature: dec(0.25), MaxUSD: dec(1.5), MaxTurns: 8, Rules: "Rule one.\n"}},
			"alpha": {Kind: "command", Config: &commandConfig{Command: []string{"./run", "a b"}, Scripts: []string{"Rule one.\n"}, Wait: Duration(90 * time.Second), Set: map[string]string{"A": "b"}}},
		},
		Scenarios: map[string]*Scenario{
			"plain": {},
			"docs":  {Servers: []ServerUse{{Name: "docs"}, {Placebo: "web"}}, System: "Be good.\n", Prefix: "P ", Suffix: " S"},
			"asked": {Inject: &Inject{Server: "web", Tool: "find", Top: 5}, System: "You are terse."},
		},
		Arms: []Arm{{"zeta", "plain"}, {"zeta", "docs"}, {"zeta", "asked"}, {"alpha", "plain"}, {"alpha", "docs"}, {"alpha", "asked"}},
		Graders: map[string]*Grader{
			"text":    {Kind: "text", Config: &textConfig{Contains: []string{"x"}, Threshold: dec(0.5)}},
			"words":   {Kind: "text", Config: &textConfig{Golden: "gold\n"}},
			"binding": {Kind: "binding", Config: &bindingConfig{Require: []string{"file", "symbol"}}},
		},
		Compare: map[string]Comparison{"docs": {Selector{Scenario: "docs"}, Selector{Scenario: "plain"}, new(0.05), "", ""}},
		Trials:  3, Seed: 18446744073709551615,
		Limits: Limits{Trial: Duration(time.Hour), Stall: Duration(2 * time.Minute), Grade: Duration(time.Minute), Outage: Duration(15 * time.Minute), VoidShare: new(0.25), UnknownShare: new(0.2), Jobs: 8},
		Retry:  Retry{Attempts: 3, First: Duration(2 * time.Second), Factor: 1.5},
		Budget: Budget{USD: new(5.5)},
		Stop:   Stop{When: "decided", Alpha: 0.05},
		Gates: Gates{Mode: "hard", Rules: []Rule{
			{Name: "works", Metric: "success_rate", Where: Selector{Scenario: "d*", Tag: "swiftui"}, Min: new(0.8), Bind: "lower"},
			{Name: "no worse", Compare: "docs", Where: Selector{Agent: "zeta"}, NonInferior: new(0.1), Bind: "estimate", Floor: true},
			{Name: "cheap", Compare: "docs", Metric: "cost_ratio", Max: new(1.5), Bind: "upper"},
			{Name: "no drop", Metric: "success_rate", MaxDrop: new(0.0), Bind: "estimate"},
			{Name: "no rise", Metric: "time_ms.median", MaxRise: new(0.2), Bind: "estimate"},
		}},
		Tasks: []*Task{
			{
				ID: "one", Title: "One", Prompt: "First \"line\".\nSecond.\n", Tags: []string{"swiftui", "ui"}, Expect: "solve",
				Target:    Target{File: "a.py", Symbol: "f", Platform: "ios18.0", Swift: "6.10"},
				Graders:   map[string]any{"words": map[string]any{"threshold": "0.75", "golden": "Rule one.\n"}, "binding": nil},
				Reference: "tasks/one.ref", Faulty: map[string]string{"text.contains": "tasks/one.bad"}, Setup: [][]string{{"touch", "x"}},
				Rendered: "# one (One)\nFirst \"line\".\nSecond.\nOn ios18.0, Swift 6.10. #swiftui #ui\n",
			},
			{ID: "two", Prompt: "Two", Expect: "abort", Rendered: "# two \nTwo\n"},
			{ID: "three", Prompt: "Three", Expect: "solve", Distractors: []Symbol{{"b", "c"}}, Rendered: "# three \nThree\n"},
		},
	}
	if d := cmp.Diff(want, s, cmpopts.IgnoreUnexported(Suite{}), cmpopts.IgnoreFields(Suite{}, "Files")); d != "" {
		t.Errorf("suite (-want +got):\n%s", d)
	}
	if b, err := fs.ReadFile(s.Files, s.Tasks[0].Reference); err != nil || string(b) != "ref\n" {
		t.Errorf("reference: %q, %v", b, err)
	}
	if s.Task("two") != s.Tasks[1] || s.Task("nope") != nil {
		t.Error("Task does not find tasks by id")
	}
}

// TestExtends checks the keys that a base gives, where its files are found, and
// that the paths of the result open.
func TestExtends(t *testing.T) {
	ar := txtar.Parse([]byte(`
load mine/suite.yaml
set agents.opus.model=m-9
set prompt=cwd.md
server docs='my docs' --x
-- mine/suite.yaml --
version: 1
extends: ../base/suite.yaml
name: mine
agents:
  sonnet: null
  opus: {provider: openai}
scenarios:
  plain: {system: sys.md}
graders:
  text: {contains: [mine]}
  judge: {kind: binding, require: [file]}
-- mine/sys.md --
mine
-- base/suite.yaml --
version: 1
extends: root
name: base
scenarios:
  other: {system: sys.md, servers: [docs]}
servers: {docs: {command: [docs]}}
workspace: {fixture: fx}
graders:
  text: {threshold: 0.1}
  judge: {kind: text, contains: [gone]}
-- base/sys.md --
base
-- base/fx/f.txt --
fixture
-- cwd.md --
cwd {{.prompt}}
-- ships/root/suite.yaml --
version: 1
name: root
tasks: [tasks/*.yaml]
prompt: p.md
agents:
  sonnet: {kind: model, provider: anthropic, model: m-1}
  opus: {kind: model, provider: anthropic, model: m-2, max_turns: 3}
scenarios: {plain: {}}
graders: {text: {contains: [root], threshold: 0.9}}
trials: 2
-- ships/root/p.md --
root
-- ships/root/tasks/a.yaml --
prompt: A
reference: a.ref
-- ships/root/tasks/a.ref --
solution
`))
	o, _ := unpack(t, ar)
	s, err := Load(o)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Agents["opus"].Config; !cmp.Equal(got, &modelConfig{Provider: "openai", Model: "m-9", MaxTurns: 3}) {
		t.Errorf("opus: %+v", got)
	}
	if len(s.Agents) != 1 || s.Trials != 2 || s.Name != "mine" {
		t.Errorf("agents %d, trials %d, name %s", len(s.Agents), s.Trials, s.Name)
	}
	if got := s.Graders["text"].Config; !cmp.Equal(got, &textConfig{Contains: []string{"mine"}, Threshold: new(Decimal(0.1))}) {
		t.Errorf("text: %+v", got)
	}
	if got := s.Graders["judge"]; got.Kind != "binding" {
		t.Errorf("another kind does not replace: %+v", got)
	}
	if s.Scenarios["plain"].System != "mine\n" || s.Scenarios["other"].System != "base\n" {
		t.Errorf("system texts: %q, %q", s.Scenarios["plain"].System, s.Scenarios["other"].System)
	}
	if got := s.Tasks[0].Rendered; got != "cwd A\n" {
		t.Errorf("rendered: %q", got)
	}
	if got := s.Servers["docs"].Command; !cmp.Equal(got, []string{"my docs", "--x"}) {
		t.Errorf("server: %q", got)
	}
	if want := []Arm{{"opus", "plain"}, {"opus", "other"}}; !cmp.Equal(want, s.Arms) {
		t.Errorf("arms: %v", s.Arms)
	}
	if s.Workspace.Fixture != "@up/base/fx" || s.Tasks[0].Reference != "@root/tasks/a.ref" {
		t.Errorf("fixture %s, reference %s", s.Workspace.Fixture, s.Tasks[0].Reference)
	}
	fx, err := fs.Sub(s.Files, s.Workspace.Fixture)
	if err != nil {
		t.Fatal(err)
	}
	var seen []string
	err = fs.WalkDir(fx, ".", func(p string, d fs.DirEntry, err error) error {
		seen = append(seen, p)
		return err
	})
	if err != nil || !cmp.Equal(seen, []string{".", "f.txt"}) {
		t.Errorf("fixture holds %q, %v", seen, err)
	}
	if b, err := fs.ReadFile(s.Files, s.Tasks[0].Reference); err != nil || string(b) != "solution\n" {
		t.Errorf("reference %q, %v", b, err)
	}
	files := NewFiles(o.Files, s.Dir, o.Embedded)
	for _, name := range []string{s.Workspace.Fixture + "/f.txt", s.Tasks[0].Reference, "sys.md"} {
		if _, err := fs.ReadFile(files, name); err != nil {
			t.Errorf("by NewFiles: %v", err)
		}
	}
	if _, err := files.Open("@nothing/x"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a suite that does not ship: %v", err)
	}
	p, ok := s.Path(s.Workspace.Fixture)
	if b, err := os.ReadFile(filepath.Join(p, "f.txt")); !ok || err != nil || string(b) != "fixture\n" {
		t.Errorf("path of fixture: %s, %v, %v", p, ok, err)
	}
	if _, ok := s.Path(s.Tasks[0].Reference); ok {
		t.Error("a file that ships has a path on disk")
	}
	if _, err := s.Files.Open("@up/../../etc/passwd"); !errors.Is(err, fs.ErrInvalid) {
		t.Errorf("invalid path: %v", err)
	}
}

// TestCommandLinePaths checks that paths from the command line are found from
// the current folder, for a suite that is not on disk too.
func TestCommandLinePaths(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.MkdirAll("repo/tasks", 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"repo/a.go": "package a", "repo/tasks/t.yaml": "prompt: hi\nreference: t.ref", "repo/tasks/t.ref": "r"} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s, err := Load(Options{
		Files: memory(wholeSuite), Path: suiteFile, Kinds: testKinds(),
		Set: []string{"workspace.fixture=repo", "tasks=[./repo/tasks/*.yaml]", "gates=null", "graders.words=null", "description="},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{s.Workspace.Fixture + "/a.go", s.Tasks[0].Reference} {
		if _, err := fs.ReadFile(s.Files, name); err != nil {
			t.Error(err)
		}
	}
	if p, ok := s.Path(s.Workspace.Fixture); !ok || filepath.Base(p) != "repo" {
		t.Errorf("path of fixture: %s, %v", p, ok)
	}
	if s.Description != "" || len(s.Gates.Rules) != 0 || len(s.Graders) != 2 {
		t.Errorf("overrides did not hold: %q, %v, %d graders", s.Description, s.Gates.Rules, len(s.Graders))
	}
}

func TestAnchorsAndMergeKeys(t *testing.T) {
	s, err := Load(Options{Path: suiteFile, Kinds: testKinds(), Files: memory(`
-- suite.yaml --
version: 1
name: anchors
tasks: [t.yaml]
agents:
  a: &a {kind: model, provider: anthropic, model: m-1, max_turns: 2}
  b: {<<: *a, model: m-2}
scenarios: {plain: {}}
graders: {text: {contains: &c [x]}, words: {kind: text, contains: *c}}
-- t.yaml --
prompt: no
title: 2026-01-02
`)})
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Agents["b"].Config; !cmp.Equal(got, &modelConfig{Provider: "anthropic", Model: "m-2", MaxTurns: 2}) {
		t.Errorf("b: %+v", got)
	}
	if got := s.Graders["words"].Config; !cmp.Equal(got, &textConfig{Contains: []string{"x"}}) {
		t.Errorf("words: %+v", got)
	}
	if s.Tasks[0].Prompt != "no" || s.Tasks[0].Title != "2026-01-02" {
		t.Errorf("texts that YAML could read as something else: %q, %q", s.Tasks[0].Prompt, s.Tasks[0].Title)
	}
}

// Each task has the limits that match it, the last of a kind deciding.
func TestLimitsOfTasks(t *testing.T) {
	s, err := Load(Options{Path: suiteFile, Kinds: testKinds(), Files: memory(`
-- suite.yaml --
version: 1
name: s
tasks: [t.yaml]
agents: {m: {kind: model, provider: anthropic, model: m-1}}
scenarios: {plain: {}}
graders: {text: {contains: [x]}}
limits:
  tasks:
    - {max_turns: 6}
    - {tag: hard, max_turns: 2, tool_result_max: 2560}
    - {task: "c*", tag: hard, tool_result_max: 100}
-- t.yaml --
{id: a, prompt: A}
---
{id: b, prompt: B, tags: [x, hard]}
---
{id: c1, prompt: C, tags: [hard]}
---
{id: c2, prompt: D}
`)})
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Resolved()
	if err != nil {
		t.Fatal(err)
	}
	again, err := FromResolved(b, testKinds())
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []*Suite{s, again} {
		got := map[string]TurnLimits{}
		for _, task := range s.Tasks {
			got[task.ID] = task.Turns
		}
		want := map[string]TurnLimits{"a": {6, 0}, "b": {2, 2560}, "c1": {2, 100}, "c2": {6, 0}}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
	}
}

func TestRenderedEntersTheKey(t *testing.T) {
	s := loadWhole(t)
	before, err := seal.SelectFields(s.Tasks[0], seal.Gen)
	if err != nil {
		t.Fatal(err)
	}
	s.Tasks[0].Rendered += "!"
	after, err := seal.SelectFields(s.Tasks[0], seal.Gen)
	if err != nil {
		t.Fatal(err)
	}
	if cmp.Equal(before, after) {
		t.Error("a prompt that was rendered otherwise has the same key")
	}
	for _, key := range []string{seal.Gen, seal.Grade} {
		part, err := seal.SelectFields(s.Tasks[0], key)
		if err == nil {
			_, err = seal.Canonical(part)
		}
		if err != nil {
			t.Errorf("%s part of a task with fractions in its graders: %v", key, err)
		}
	}
}

// TestManyTasks prints the time for 5,000 tasks and holds it to a wide bound.
func TestManyTasks(t *testing.T) {
	files := manyTasks(5000)
	start := time.Now()
	s, err := Load(Options{Files: files, Path: suiteFile, Kinds: testKinds()})
	if err != nil {
		t.Fatal(err)
	}
	took := time.Since(start)
	t.Logf("%d tasks in %v", len(s.Tasks), took)
	if took > 10*time.Second {
		t.Errorf("5,000 tasks take %v", took)
	}
}

func manyTasks(n int) fstest.MapFS {
	files := memory(wholeSuite)
	suite := strings.Replace(string(files[suiteFile].Data), "tasks: [", "tasks: [many/*.yaml, ", 1)
	files[suiteFile] = &fstest.MapFile{Data: []byte(suite)}
	for i := range n {
		text := fmt.Sprintf("title: Task %d\nprompt: |\n  %s\ntags: [a, b]\ntarget: {file: src/f%d.py, symbol: f, platform: ios18.0}\ngraders: {text: {contains: [w%d]}}\n", i, strings.Repeat("Do the thing well. ", 20), i, i)
		files[fmt.Sprintf("many/t%05d.yaml", i)] = &fstest.MapFile{Data: []byte(text)}
	}
	return files
}

func BenchmarkLoad5000(b *testing.B) {
	files := manyTasks(5000)
	for b.Loop() {
		if _, err := Load(Options{Files: files, Path: suiteFile, Kinds: testKinds()}); err != nil {
			b.Fatal(err)
		}
	}
}

func TestErrorsIsPlainJSON(t *testing.T) {
	_, err := Load(Options{Files: memory("-- suite.yaml --\nversion: 3\n"), Path: suiteFile, Kinds: testKinds()})
	var e *Errors
	if !errors.As(err, &e) {
		t.Fatal(err)
	}
	if _, err := json.Marshal(e.List); err != nil {
		t.Error(err)
	}
}

func TestMistakesInASuiteThatShips(t *testing.T) {
	files := memory(wholeSuite)
	files["tasks/one.yaml"] = &fstest.MapFile{Data: []byte("promt: x\n")}
	_, err := Load(Options{Files: files, Path: suiteFile, Ships: "whole", Kinds: testKinds()})
	if err == nil || !strings.HasPrefix(err.Error(), "whole/tasks/one.yaml:1:1: unknown key \"promt\"") {
		t.Errorf("error %v", err)
	}
}
