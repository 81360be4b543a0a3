package promptfoo

import (
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"

	"go.yaml.in/yaml/v4"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/kind/text"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// imported returns the verdicts of the grader made from an assertion, or why there is
// no grader.
func imported(t *testing.T, assertion json.RawMessage, vars map[string]*yaml.Node) (judge func(answer string, ms int64) bool, why string) {
	t.Helper()
	n, _, err := parseNode(string(assertion))
	if err != nil {
		t.Fatal(err)
	}
	c := &converter{file: "x.yaml", main: "x.yaml", dir: t.TempDir()}
	test := &test{at: "x.yaml:1", vars: vars, asserts: c.parseAssertion(n)}
	rules, held := c.makeRules(test, "test", func(name string) (string, error) { return c.variableValue(test, name) })
	if held == 0 {
		return nil, strings.Join(c.refused, "; ")
	}
	b, err := json.Marshal(rules)
	if err != nil {
		t.Fatal(err)
	}
	cfg := &text.Config{Trim: new(false)}
	if err := json.Unmarshal(b, cfg); err != nil {
		t.Fatalf("%s: %v", b, err)
	}
	g, err := text.New("answer", cfg)
	if err != nil {
		t.Fatalf("%s: %v", b, err)
	}
	return func(answer string, ms int64) bool {
		one := gradetest.Answered(&suite.Task{ID: "t"}, answer)
		one.Attempt.Timing.AgentMS = ms
		s, err := g.Grade(t.Context(), one)
		if err != nil {
			t.Fatal(err)
		}
		return s.Criteria[0].Verdict == trial.Pass
	}, ""
}

// TestPromptfooVerdicts compares the graders made from assertions with promptfoo's
// own verdicts (testdata/verdicts.mjs). Differences must be in the documentation:
// an empty answer never passes here.
func TestPromptfooVerdicts(t *testing.T) {
	b, err := os.ReadFile("testdata/verdicts.json")
	if err != nil {
		t.Fatal(err)
	}
	var data struct {
		Vars           json.RawMessage
		Plain, Strings []string
		Regexes        int
		Cases          []struct {
			Assertion json.RawMessage
			Latencies []int64
			Verdicts  []*bool
		}
	}
	if err := json.Unmarshal(b, &data); err != nil {
		t.Fatal(err)
	}
	n, _, err := parseNode(string(data.Vars))
	if err != nil {
		t.Fatal(err)
	}
	held, compared := 0, 0
	for i, c := range data.Cases {
		judge, why := imported(t, c.Assertion, mapEntries(n))
		if judge == nil {
			if why == "" {
				t.Errorf("%s is dropped without a word", c.Assertion)
			}
			t.Logf("%s refused: %s", c.Assertion, why)
			continue
		}
		held++
		answers := data.Plain
		if i >= data.Regexes {
			answers = data.Strings
		}
		for j, want := range c.Verdicts {
			answer, ms := "x", int64(10)
			if c.Latencies != nil {
				ms = c.Latencies[j]
			} else {
				answer = answers[j]
			}
			switch got := judge(answer, ms); {
			case want == nil:
				t.Errorf("%s is carried over, and promptfoo ends with an error about %q", c.Assertion, answer)
			case strings.TrimSpace(answer) == "" && !got:
			case got != *want:
				t.Errorf("%s about %q in %d ms: %v, promptfoo says %v", c.Assertion, answer, ms, got, *want)
			}
			compared++
		}
	}
	if held < 120 || compared < 4000 {
		t.Errorf("%d assertions of %d held, %d verdicts compared", held, len(data.Cases), compared)
	}
	t.Logf("%d of %d assertions are carried over, %d verdicts compared", held, len(data.Cases), compared)
}

// A prompt reaches the agent unchanged, with any characters.
func TestPromptfooPromptsAreKept(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := rapid.StringOf(rapid.OneOf(rapid.SampledFrom([]rune("ab \n\t\r#:-'\"|>%&*!@`\\\u00a0\u2028\u0085\ufeff{}[]0.")), rapid.Rune())).
			Filter(func(s string) bool { return strings.TrimSpace(s) != "" }).Draw(t, "prompt")
		b, err := yaml.Marshal(block{"id": "x", "prompt": want, "tags": []string{want}})
		if err != nil {
			t.Fatal(err)
		}
		var got struct {
			Prompt string
			Tags   []string
		}
		if err := yaml.Unmarshal(b, &got); err != nil || got.Prompt != want || got.Tags[0] != want {
			t.Fatalf("%q became %q (%v)\n%s", want, got.Prompt, err, b)
		}
	})
}

func TestParseNodeBounds(t *testing.T) {
	for text, want := range map[string]string{
		"a: &a {<<: *a}":                       "holds itself",
		"&a [*a]":                              "holds itself",
		"{a: {$ref: '#/b'}, b: {$ref: '#/a'}}": "holds itself",
		"{t: {type: assert-set, assert: [{$ref: '#/t'}]}}": "holds itself",
		"a: 1\n---\nb: 2": "several documents",
		"":                "empty",
		"a0: &a0 [1,1,1,1,1,1,1,1,1,1]\n" + lol(): "more than",
	} {
		if _, _, err := parseNode(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40q: %v, want %q", text, err, want)
		}
	}
	n, unread, err := parseNode("{a: {$ref: '#/t~1x/0', weight: 0}, t/x: [{type: equals, weight: 2, value: 1}], b: {$ref: 'other.yaml#/x'}}")
	if err != nil || len(unread) != 1 {
		t.Fatal(err, unread)
	}
	a := mapEntries(mapEntries(n)["a"])
	if w, _ := scalarText(a["weight"]); w != "0" || a["type"].Value != "equals" || a["$ref"] != nil {
		t.Errorf("%v", a)
	}
}

func lol() string {
	var b strings.Builder
	for i := 1; i < 9; i++ {
		now, before := string(rune('0'+i)), string(rune('0'+i-1))
		b.WriteString("a" + now + ": &a" + now + " [" + strings.TrimSuffix(strings.Repeat("*a"+before+",", 10), ",") + "]\n")
	}
	return b.String()
}

func TestScalarsAsJavaScript(t *testing.T) {
	// The values are from js-yaml 4 and String() of Node 22.
	for in, want := range map[string]string{
		"1.0": "1", "1e3": "1000", "0x1F": "31", "0o17": "15", "0777": "777", "1_000": "1000", "-0": "0", "+5": "5", "1e-7": "1e-7", "1.5e-10": "1.5e-10", "1e21": "1e+21", "0.000001": "0.000001",
		"12345678901234567890": "12345678901234567000", "True": "true", "yes": "yes", "'2024-01-01'": "2024-01-01", "1.50": "1.5",
	} {
		n, _, err := parseNode(in)
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := scalarText(n); !ok || got != want {
			t.Errorf("%s: %q %v, want %q", in, got, ok, want)
		}
	}
	for _, in := range []string{"2024-01-01", "~", "null", "[1]", "{a: 1}"} {
		n, _, err := parseNode(in)
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := scalarText(n); ok {
			t.Errorf("%s: %q is no text in JavaScript", in, got)
		}
	}
}

func TestShortAssertions(t *testing.T) {
	// As promptfoo 0.123.1 reads cells (assertionFromString).
	for cell, want := range map[string]assertion{
		"Lima":                      {kind: "equals", values: []string{"Lima"}},
		" Lima ":                    {kind: "equals", values: []string{"Lima"}},
		"Note: see below":           {kind: "equals", values: []string{"Note: see below"}},
		"contains: a, b":            {kind: "contains", values: []string{"a, b"}},
		"not-contains:x":            {kind: "contains", not: true, values: []string{"x"}},
		`contains-any: "a, b", c,`:  {kind: "contains-any", values: []string{"a, b", "c"}},
		`icontains-all:"say ""x"""`: {kind: "icontains-all", values: []string{`say "x"`}},
		"latency(500)":              {kind: "latency", threshold: "500"},
		"latency: 500":              {kind: "latency", threshold: "0.75", values: nil},
		"similar(0.8): x":           {kind: "similar", threshold: "0.8", values: []string{"x"}},
		"is-refusal":                {kind: "is-refusal"},
		"trajectory:tool-used: x":   {kind: "trajectory:tool-used", values: []string{"x"}},
		"select-best: x":            {kind: "equals", values: []string{"select-best: x"}},
		"grade: polite":             {kind: "llm-rubric"},
		"grade":                     {kind: "equals", values: []string{"grade"}},
		"fn: x > 1":                 {kind: "javascript"},
		"file://check.js":           {kind: "javascript"},
		"file://want.txt":           {kind: "equals", values: []string{"file://want.txt"}},
		"contains(x): y":            {kind: "equals", values: []string{"contains(x): y"}},
	} {
		got := parseCell("", cell)
		if got.kind != want.kind || got.not != want.not || got.threshold != want.threshold || strings.Join(got.values, "|") != strings.Join(want.values, "|") || got.why != "" {
			t.Errorf("%q: %+v, want %+v", cell, got, want)
		}
	}
	if got := parseCell("", `contains-any: "a`); got.why == "" {
		t.Errorf("%+v", got)
	}
}

// No pattern causes a panic, and every translation compiles.
func FuzzJSRegexp(f *testing.F) {
	for _, s := range []string{"a.b", `[^\s\]-]`, `(?<x>a)\b`, `\ud83d\ude00+`, "[", `\`, "[a-", `[\`, "(?", "😀*", "\xff[\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if out, err := convertRegexp(s); err == nil {
			regexp.MustCompile(out)
		}
	})
}

// What has no end, or too much, is not read.
func TestReadPlain(t *testing.T) {
	dir := t.TempDir()
	pipe, big, odd := dir+"/pipe.txt", dir+"/big.txt", dir+"/odd.txt"
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{big: "", odd: "\xff\xfe"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Truncate(big, maxFileBytes+1); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{pipe: "no plain file", "/dev/zero": "no plain file", dir: "no plain file", big: "more than 32 MB", odd: "no text", dir + "/gone": "no such file"} {
		if _, err := readTextFile(path); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), dir) {
			t.Errorf("%s: %v, want %q", path, err, want)
		}
	}
}

// Ids differ for any titles, and many equal titles take no time.
func TestNewIDs(t *testing.T) {
	c := &converter{ids: map[string]int{}}
	seen := map[string]bool{}
	for i := range 100_000 {
		id := c.newID([]string{"a", "a-2", "A", "b-2"}[i%4])
		if low := strings.ToLower(id); seen[low] {
			t.Fatalf("%s twice", id)
		} else {
			seen[low] = true
		}
	}
}

// TestPromptfooPrompts: every prompt is what promptfoo itself asked, of which
// recorded.json has the texts.
func TestPromptfooPrompts(t *testing.T) {
	made, err := Convert("testdata/prompts/config.yaml", "made", false)
	if err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile("testdata/prompts/recorded.json")
	if err != nil {
		t.Fatal(err)
	}
	var want, got []string
	if err := json.Unmarshal(b, &want); err != nil || len(want) == 0 {
		t.Fatal(err)
	}
	for name, b := range made.Files {
		if !strings.HasPrefix(name, "tasks/") {
			continue
		}
		var task struct{ Prompt string }
		if err := yaml.Unmarshal(b, &task); err != nil {
			t.Fatal(err)
		}
		got = append(got, task.Prompt)
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("%d prompts, promptfoo has %d\n%q\n%q", len(got), len(want), got, want)
	}
}
