package suite

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"
)

func TestResolvedRoundTrip(t *testing.T) {
	s := loadWhole(t)
	first := resolve(t, s)
	back, err := FromResolved(first, testKinds())
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(s, back, cmpopts.IgnoreUnexported(Suite{}), cmpopts.IgnoreFields(Suite{}, "Files", "Dir")); d != "" {
		t.Errorf("read back (-was +is):\n%s", d)
	}
	if back.Task("two") != back.Tasks[1] {
		t.Error("Task does not find tasks that were read back")
	}
	if second := resolve(t, back); !bytes.Equal(first, second) {
		t.Errorf("second writing differs:\n%s\n%s", first, second)
	}
	for range 20 {
		if again := resolve(t, loadWhole(t)); !bytes.Equal(first, again) {
			t.Fatal("two loads give different bytes")
		}
	}
	a, err := s.Digest()
	if err != nil {
		t.Fatal(err)
	}
	b, err := ResolvedDigest(first)
	if err != nil || a != b || !a.Valid() {
		t.Errorf("digests %s and %s, %v", a, b, err)
	}
}

func resolve(t testing.TB, s *Suite) json.RawMessage {
	t.Helper()
	b, err := s.Resolved()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestFromResolvedRefuses(t *testing.T) {
	for name, c := range map[string]struct{ data, want string }{
		"not JSON":      {"{", "unexpected EOF"},
		"other version": {`{"version":2}`, "version 2 is unknown"},
		"unknown kind":  {`{"version":1,"agents":{"a":{"kind":"x"}}}`, `agent a: this program has no agent of kind "x"`},
		"null task":     {`{"version":1,"tasks":[null]}`, "a task is null"},
		"tool":          {`{"version":1,"tools":[{}]}`, "tool 0 has 0 kinds"},
		"grader":        {`{"version":1,"graders":{"g":{"kind":"text","contains":3}}}`, "grader g: json"},
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := FromResolved([]byte(c.data), testKinds()); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error %v, want %q", err, c.want)
			}
		})
	}
}

// drawSuite makes any suite of the test kinds, without files.
func drawSuite(t *rapid.T) *Suite {
	name := rapid.StringMatching(`[a-z][a-z0-9.-]{0,6}`)
	text := rapid.String()
	fraction := rapid.Float64Range(0, 1e6)
	s := &Suite{
		Version: 1, Name: text.Draw(t, "name"), Prompt: text.Draw(t, "prompt"),
		Trials: rapid.IntRange(1, 99).Draw(t, "trials"), Seed: rapid.Uint64().Draw(t, "seed"),
		Limits:    Limits{Trial: Duration(time.Duration(rapid.Int64Range(0, 1e15).Draw(t, "limit")))},
		Retry:     Retry{Attempts: 1, Factor: fraction.Draw(t, "factor")},
		Agents:    map[string]*Agent{},
		Scenarios: map[string]*Scenario{},
		Graders:   map[string]*Grader{},
	}
	if rapid.Bool().Draw(t, "has budget") {
		s.Budget.USD = new(fraction.Draw(t, "usd"))
	}
	for _, n := range rapid.SliceOfNDistinct(name, 0, 4, rapid.ID).Draw(t, "agents") {
		if rapid.Bool().Draw(t, "model?") {
			c := &modelConfig{Model: text.Draw(t, "model"), MaxTurns: rapid.Int().Draw(t, "turns")}
			if rapid.Bool().Draw(t, "hot?") {
				c.Temperature = new(Decimal(fraction.Draw(t, "temperature")))
			}
			s.Agents[n] = &Agent{Kind: "model", Config: c, Needs: map[string]string{"os": "linux"}}
		} else {
			s.Agents[n] = &Agent{Kind: "command", Config: &commandConfig{Command: rapid.SliceOfN(text, 1, 3).Draw(t, "command")}}
		}
		s.Scenarios[n] = &Scenario{System: text.Draw(t, "system"), Servers: []ServerUse{{Name: n}, {Placebo: n}}}
		s.Graders[n] = &Grader{Kind: "text", Config: &textConfig{Contains: rapid.SliceOfN(text, 1, 3).Draw(t, "contains")}}
		s.Arms = append(s.Arms, Arm{n, n})
	}
	for _, id := range rapid.SliceOfNDistinct(name, 0, 4, rapid.ID).Draw(t, "tasks") {
		task := &Task{ID: id, Prompt: text.Draw(t, "task prompt")}
		task.Rendered = task.Prompt
		if rapid.Bool().Draw(t, "rendered?") {
			task.Rendered = "> " + task.Prompt
		}
		if rapid.Bool().Draw(t, "graders?") {
			task.Graders = map[string]any{"a": nil, "b": map[string]any{"k": json.Number(fmt.Sprint(rapid.Int32().Draw(t, "k"))), "l": []any{true, "x"}}}
		}
		s.Tasks = append(s.Tasks, task)
	}
	if rapid.Bool().Draw(t, "tools?") {
		s.Tools = []Tool{{"files", &filesConfig{Root: text.Draw(t, "root")}}, {"binding", &struct{}{}}}
	}
	return s
}

func TestResolvedRoundTripOfAny(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawSuite(t)
		first, err := s.Resolved()
		if err != nil {
			t.Fatal(err)
		}
		back, err := FromResolved(first, testKinds())
		if err != nil {
			t.Fatal(err)
		}
		second, err := back.Resolved()
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(first, second) {
			t.Fatalf("written twice:\n%s\n%s", first, second)
		}
		for i, task := range s.Tasks {
			if back.Tasks[i].Rendered != task.Rendered && task.Rendered != "" {
				t.Fatalf("rendered %q became %q", task.Rendered, back.Tasks[i].Rendered)
			}
		}
		if _, err := s.Digest(); err != nil {
			t.Fatal(err)
		}
		if changes, err := Diff(first, second); err != nil || len(changes) > 0 {
			t.Fatalf("differences of equal suites: %v, %v", changes, err)
		}
		// Any change of a value changes the digest and is found by Diff.
		back.Retry.Attempts++
		third, err := back.Resolved()
		if err != nil {
			t.Fatal(err)
		}
		if changes, err := Diff(first, third); err != nil || len(changes) != 1 || changes[0].Path != "retry.attempts" {
			t.Fatalf("differences after one change: %v, %v", changes, err)
		}
		a, _ := ResolvedDigest(first)
		b, _ := ResolvedDigest(third)
		if a == b {
			t.Fatal("a changed suite has the same digest")
		}
	})
}

func TestDiff(t *testing.T) {
	s := loadWhole(t)
	old := resolve(t, s)
	s.Agents["zeta"].Config.(*modelConfig).Model = "m-2"
	s.Agents["zeta"].Config.(*modelConfig).MaxUSD = nil
	s.Tasks[1].Prompt = "Zwei\nmit Zeilen <&>"
	s.Tasks[1].Rendered = "Zwei"
	s.Tasks = s.Tasks[:2]
	s.Trials = 4
	s.Scenarios["plain"].Prefix = strings.Repeat("x", 200)
	got, err := Diff(old, resolve(t, s))
	if err != nil {
		t.Fatal(err)
	}
	want := []Change{
		{"agents.zeta.max_usd", `"1.5"`, ""},
		{"agents.zeta.model", `"m-1"`, `"m-2"`},
		{"scenarios.plain.prefix", "", `"` + strings.Repeat("x", 98) + "…"},
		{"tasks.three.distractors.0.file", `"b"`, ""},
		{"tasks.three.distractors.0.symbol", `"c"`, ""},
		{"tasks.three.expect", `"solve"`, ""},
		{"tasks.three.id", `"three"`, ""},
		{"tasks.three.prompt", `"Three"`, ""},
		{"tasks.three.rendered", `"# three \nThree\n"`, ""},
		{"tasks.two.prompt", `"Two"`, `"Zwei\nmit Zeilen <&>"`},
		{"tasks.two.rendered", `"# two \nTwo\n"`, `"Zwei"`},
		{"trials", "3", "4"},
	}
	// An empty map that became a full one goes by its own path.
	got = dropPath(got, "scenarios.plain")
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("changes (-want +got):\n%s", d)
	}
}

func dropPath(list []Change, path string) []Change {
	var out []Change
	for _, c := range list {
		if c.Path != path {
			out = append(out, c)
		}
	}
	return out
}

func TestExplain(t *testing.T) {
	o := Options{Files: memory(wholeSuite), Path: suiteFile, Kinds: testKinds(), Set: []string{"agents.zeta.model=m-7"}}
	s, err := Load(o)
	if err != nil {
		t.Fatal(err)
	}
	lines, err := Explain(s)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]Line{}
	for i, l := range lines {
		got[l.Path] = l
		if i > 0 && lines[i-1].Path >= l.Path {
			t.Errorf("%s comes after %s", l.Path, lines[i-1].Path)
		}
	}
	for _, want := range []Line{
		{Path: "name", Value: `"whole"`, File: "suite.yaml", Line: 2, Col: 7},
		{Path: "agents.zeta.kind", Value: `"model"`, File: "suite.yaml", Line: 12, Col: 16},
		{Path: "agents.zeta.model", Value: `"m-7"`, File: "--set 1"},
		{Path: "agents.zeta.max_turns", Value: "8", Default: true},
		{Path: "agents.zeta.rules", Value: `"Rule one.\n"`, File: "suite.yaml", Line: 12, Col: 97},
		{Path: "arms.1.scenario", Value: `"docs"`, Default: true},
		{Path: "scenarios.docs.servers.0.name", Value: `"docs"`, File: "suite.yaml", Line: 16, Col: 20},
		{Path: "scenarios.docs.servers.1.placebo", Value: `"web"`, File: "suite.yaml", Line: 16, Col: 36},
		{Path: "scenarios.plain", Value: "{}", File: "suite.yaml", Line: 15, Col: 3},
		{Path: "graders.text.kind", Value: `"text"`, Default: true},
		{Path: "graders.words.kind", Value: `"text"`, File: "suite.yaml", Line: 20, Col: 17},
		{Path: "limits.jobs", Value: "8", Default: true},
		{Path: "limits.trial", Value: `"1h0m0s"`, File: "suite.yaml", Line: 27, Col: 17},
		{Path: "tasks.one.id", Value: `"one"`, Default: true},
		{Path: "tasks.one.target.swift", Value: `"6.10"`, File: "tasks/one.yaml", Line: 5, Col: 59},
		{Path: "tasks.one.rendered", Value: `"# one (One)\nFirst \"line\".\nSecond.\nOn ios18.0, Swift 6.10. #swiftui #ui\n"`, File: "suite.yaml", Line: 5, Col: 9},
		{Path: "tasks.three.id", Value: `"three"`, File: "more.yaml", Line: 5, Col: 5},
		{Path: "tasks.two.expect", Value: `"abort"`, File: "more.yaml", Line: 3, Col: 9},
		{Path: "tasks.three.expect", Value: `"solve"`, Default: true},
	} {
		if d := cmp.Diff(want, got[want.Path]); d != "" {
			t.Errorf("%s (-want +got):\n%s", want.Path, d)
		}
	}
	for _, l := range lines {
		if l.Default == (l.File != "") {
			t.Errorf("%s: default %v, but file %q", l.Path, l.Default, l.File)
		}
	}
	back, err := FromResolved(resolve(t, s), testKinds())
	if err != nil {
		t.Fatal(err)
	}
	unplaced, err := Explain(back)
	if err != nil || len(unplaced) != len(lines) || unplaced[0].File != "" || unplaced[0].Default {
		t.Errorf("explained after reading back: %d lines, %+v, %v", len(unplaced), unplaced[0], err)
	}
}

func TestSelector(t *testing.T) {
	task := &Task{ID: "nav-stack", Tags: []string{"swiftui", "ios"}}
	for _, c := range []struct {
		x    Selector
		want bool
	}{
		{Selector{}, true},
		{Selector{Agent: "sonnet"}, true},
		{Selector{Agent: "son*"}, true},
		{Selector{Agent: "opus"}, false},
		{Selector{Agent: "sonnet", Scenario: "docs"}, false},
		{Selector{Scenario: "{plain,docs}"}, false}, // braces are no glob of package path
		{Selector{Scenario: "pl?in", Task: "nav-*", Tag: "swift*"}, true},
		{Selector{Task: "nav"}, false},
		{Selector{Tag: "android"}, false},
		{Selector{Agent: "["}, false},
	} {
		if got := c.x.Match("sonnet", "plain", task); got != c.want {
			t.Errorf("%+v matches: %v", c.x, got)
		}
	}
	if !(Selector{Agent: "sonnet", Task: "other"}).Match("sonnet", "plain", nil) {
		t.Error("without a task its fields count")
	}
}
