package text_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/kind/text"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/kindtest"
	"github.com/assay-eval/assay/internal/trial"
)

func grader(t testing.TB, settings string) *text.Grader {
	t.Helper()
	cfg := new(text.Config)
	if err := json.Unmarshal([]byte(settings), cfg); err != nil {
		t.Fatal(err)
	}
	g, err := text.New("answer", cfg)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func judge(t testing.TB, g *text.Grader, task *suite.Task, answer string) (trial.Criterion, string) {
	t.Helper()
	s, err := g.Grade(t.Context(), gradetest.Answered(task, answer))
	if err != nil {
		t.Fatal(err)
	}
	return s.Criteria[0], s.Label
}

func TestWithin(t *testing.T) {
	g := grader(t, `{"contains":["a"],"within":"2s"}`)
	for _, tt := range []struct {
		ms       int64
		answer   string
		want     trial.Verdict
		evidence []string
	}{
		{2000, "a", trial.Pass, nil},
		{2001, "a", trial.Fail, []string{"within 2s: the agent took 2.001s"}},
		{2001, "b", trial.Fail, []string{`contains "a": not in "b"`, "within 2s: the agent took 2.001s"}},
	} {
		c := gradetest.Answered(&suite.Task{ID: "t"}, tt.answer)
		c.Attempt.Timing.AgentMS = tt.ms
		s, err := g.Grade(t.Context(), c)
		if err != nil {
			t.Fatal(err)
		}
		if m := s.Criteria[0]; m.Verdict != tt.want || !slices.Equal(m.Evidence, tt.evidence) {
			t.Errorf("%d ms: %s %q", tt.ms, m.Verdict, m.Evidence)
		}
	}
}

const prose = "Let me see.\n\n```go\nfmt.Println(\"Paris\")\n```\n\nThe answer is\nParis.  \n\n"

func TestRules(t *testing.T) {
	tests := []struct {
		name, settings, answer string
		want                   trial.Verdict
		evidence               string
	}{
		{"contains", `{"contains":["Paris"]}`, "It is Paris.", trial.Pass, ""},
		{"contains is about case", `{"contains":["paris"]}`, "It is Paris.", trial.Fail, `contains "paris": not in "It is Paris."`},
		{"contains without case", `{"contains":["pARIS"],"ignore_case":true}`, "It is Paris.", trial.Pass, ""},
		{"contains all", `{"contains":["Paris","Rome"]}`, "It is Paris.", trial.Fail, `contains "Rome": not in "It is Paris."`},
		{"not_contains", `{"not_contains":["London"]}`, "It is Paris.", trial.Pass, ""},
		{"not_contains hit", `{"not_contains":["London","Paris"]}`, "It is Paris.", trial.Fail, `not_contains "Paris": found in "It is Paris."`},
		{"not_contains without case", `{"not_contains":["paris"],"ignore_case":true}`, "It is Paris.", trial.Fail, `not_contains "paris": found in "it is paris."`},
		{"equals", `{"equals":["42"]}`, " 42\n", trial.Pass, ""},
		{"equals without trim", `{"equals":["42"],"trim":false}`, "42\n", trial.Fail, `equals "42": the text is "42\n"`},
		{"equals one of", `{"equals":["41","42"]}`, "42", trial.Pass, ""},
		{"equals none", `{"equals":["41","43"]}`, "42", trial.Fail, `equals "41" or "43": the text is "42"`},
		{"equals without case", `{"equals":["YES"],"ignore_case":true}`, "Yes", trial.Pass, ""},
		{"regex", `{"regex":["^It .* [A-Z][a-z]+\\.$"]}`, "It is Paris.", trial.Pass, ""},
		{"regex all", `{"regex":["Par", "^Par"]}`, "It is Paris.", trial.Fail, `regex "^Par": no match in "It is Paris."`},
		{"regex without case", `{"regex":["paris|rome"],"ignore_case":true}`, "PARIS", trial.Pass, ""},
		{"not_regex", `{"not_regex":["^R","\\d"]}`, "It is Paris.", trial.Pass, ""},
		{"not_regex hit", `{"not_regex":["^R","P.r"]}`, "It is Paris.", trial.Fail, `not_regex "P.r": matches in "It is Paris."`},
		{"not_regex without case", `{"not_regex":["paris"],"ignore_case":true}`, "PARIS", trial.Fail, `not_regex "paris": matches in "PARIS"`},
		{"not_equals", `{"not_equals":["42"]}`, "43", trial.Pass, ""},
		{"not_equals hit", `{"not_equals":["41","42"]}`, " 42", trial.Fail, `not_equals "42": the text is "42"`},
		{"not_equals without case", `{"not_equals":["no"],"ignore_case":true}`, "NO", trial.Fail, `not_equals "no": the text is "NO"`},
		{"json", `{"json":true}`, " {\"a\": [1, null]}\n", trial.Pass, ""},
		{"json in a block", `{"json":true,"extract":"code_block"}`, "```json\n[]\n```", trial.Pass, ""},
		{"no json", `{"json":true}`, "{a: 1}", trial.Fail, `json: "{a: 1}" is not JSON`},
		{"two json values", `{"json":true}`, "1 2", trial.Fail, `json: "1 2" is not JSON`},
		{"json forbidden", `{"json":false}`, "It is Paris.", trial.Pass, ""},
		{"json forbidden hit", `{"json":false}`, "42", trial.Fail, `json: "42" is JSON`},
		{"whole", `{"contains":["Println","The answer is"]}`, prose, trial.Pass, ""},
		{"last line", `{"equals":["Paris."],"extract":"last_line"}`, prose, trial.Pass, ""},
		{"last line only", `{"contains":["Println"],"extract":"last_line"}`, prose, trial.Fail, `contains "Println": not in "Paris."`},
		{"last line of one", `{"equals":["x"],"extract":"last_line"}`, "x", trial.Pass, ""},
		{"code block", `{"equals":["fmt.Println(\"Paris\")"],"extract":"code_block"}`, prose, trial.Pass, ""},
		{"no code block", `{"contains":["x"],"extract":"code_block"}`, "just x", trial.Fail, `there is no fenced code block in "just x"`},
		{"first code block", `{"equals":["a"],"extract":"code_block"}`, "```\na\n```\n~~~\nb\n~~~\n", trial.Pass, ""},
		{"a longer fence holds a shorter", `{"equals":["` + "```" + `\na"],"extract":"code_block"}`, "````\n```\na\n````\n", trial.Pass, ""},
		{"tildes are not closed by backticks", `{"equals":["a\n` + "```" + `\nb"],"extract":"code_block"}`, "~~~\na\n```\nb\n~~~", trial.Pass, ""},
		{"cut code block", `{"equals":["a"],"extract":"code_block"}`, "text\n```py\na", trial.Pass, ""},
		{"inline code is no block", `{"contains":["a"],"extract":"code_block"}`, "```a``` b", trial.Fail, "there is no fenced code block in \"```a``` b\""},
		{"an indented fence is no block", `{"contains":["a"],"extract":"code_block"}`, "    ```\n    a\n    ```", trial.Fail, ""},
		{"CRLF", `{"equals":["a"],"extract":"code_block"}`, "```\r\na\r\n```\r\n", trial.Pass, ""},
		{"all rules at once", `{"contains":["a"],"not_contains":["b"],"regex":["^a"],"equals":["a"]}`, "a", trial.Pass, ""},
		{"no answer fails a rule that forbids", `{"not_contains":["x"]}`, " \n", trial.Fail, "there is no answer"},
		{"no rule", `{}`, "x", trial.NotApplicable, "the task has no rule"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c, _ := judge(t, grader(t, tt.settings), &suite.Task{ID: "t"}, tt.answer)
			if c.Name != "answer.match" || !c.Required {
				t.Errorf("criterion %+v", c)
			}
			if c.Verdict != tt.want {
				t.Errorf("verdict %s, want %s; evidence %q", c.Verdict, tt.want, c.Evidence)
			}
			if tt.evidence != "" && !slices.Equal(c.Evidence, []string{tt.evidence}) {
				t.Errorf("evidence %q, want %q", c.Evidence, tt.evidence)
			}
		})
	}
}

func TestTasksReplaceRules(t *testing.T) {
	g := grader(t, `{"contains":["Paris"],"ignore_case":true}`)
	task := &suite.Task{ID: "t", Graders: map[string]any{"answer": map[string]any{"contains": []any{"rome"}}, "other": map[string]any{"x": 1}}}
	if c, label := judge(t, g, task, "ROME"); c.Verdict != trial.Pass || label != "match" {
		t.Errorf("the task's rule: %s %s %q", c.Verdict, label, c.Evidence)
	}
	if c, label := judge(t, g, &suite.Task{ID: "u"}, "ROME"); c.Verdict != trial.Fail || label != "no_match" {
		t.Errorf("another task is judged by the suite's rule: %s %s %q", c.Verdict, label, c.Evidence)
	}
	if _, label := judge(t, g, task, ""); label != "no_answer" {
		t.Errorf("label %q of an empty answer", label)
	}
}

func TestMistakesAreFoundAtLoad(t *testing.T) {
	tests := []struct {
		name, suite string
		task        map[string]any
		want        []string
	}{
		{"good", `{"contains":["a"]}`, nil, nil},
		{"bad regex in the suite", `{"regex":["ok","("]}`, nil, []string{"regex.1: regex \"(\": missing closing ): `(`"}},
		{"a regex may not break out of its group", `{"regex":["a)(b"],"ignore_case":true}`, nil, []string{"regex.0: regex \"a)(b\": unexpected ): `a)(b`"}},
		{"bad extract", `{"contains":["a"],"extract":"all"}`, nil, []string{`extract: extract is "all"; one of whole, code_block, last_line`}},
		{"empty text", `{"contains":["a",""]}`, nil, []string{"contains.1: an empty text occurs in every answer"}},
		{"bad regex in the task", `{"contains":["a"]}`, map[string]any{"answer": map[string]any{"regex": []any{"["}}}, []string{"graders.answer.regex.0: regex \"[\": missing closing ]: `[`"}},
		{"unknown key in the task", `{"contains":["a"]}`, map[string]any{"answer": map[string]any{"contian": "x"}},
			[]string{`graders.answer.contian: grader answer has no setting "contian"; one of contains, equals, extract, ignore_case, json, not_contains, not_equals, not_regex, regex, trim, within`}},
		{"wrong type in the task", `{}`, map[string]any{"answer": map[string]any{"contains": map[string]any{"a": 1}}},
			[]string{`graders.answer.contains: setting contains of grader answer: object where a list is wanted`}},
		{"no rule", `{}`, nil, []string{"graders.answer: grader answer has no rule for task t; graders: {answer: {contains: [...]}} in the task, or {answer: null} to leave the grader out"}},
		{"no list in the task", `{}`, map[string]any{"answer": map[string]any{"contains": "x"}},
			[]string{`graders.answer.contains: setting contains of grader answer: string where a list is wanted`}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			kind := text.Kind()
			cfg := kind.New()
			if err := json.Unmarshal([]byte(tt.suite), cfg); err != nil {
				t.Fatal(err)
			}
			task := &suite.Task{ID: "t", Graders: tt.task}
			s := &suite.Suite{Tasks: []*suite.Task{task}, Graders: map[string]*suite.Grader{"answer": {Kind: text.KindName, Config: cfg}}}
			var got []string
			for _, p := range append(kind.Check(cfg, s), kind.CheckTask(cfg, s, task)...) {
				line := p.Path + ": " + p.Text
				if p.Fix != "" {
					line += "; " + p.Fix
				}
				got = append(got, line)
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("problems\n%q\nwant\n%q", got, tt.want)
			}
		})
	}
}

func TestKindFitsSuiteFiles(t *testing.T) {
	if err := kindtest.CheckKind(text.Kind().Kind); err != nil {
		t.Error(err)
	}
}

// TestSuiteFiles loads rules as people write them.
func TestSuiteFiles(t *testing.T) {
	files := fstest.MapFS{
		"suite.yaml": {Data: []byte("version: 1\nname: capitals\ntasks: [tasks/*.yaml]\nagents: {me: {kind: none}}\nscenarios: {plain: {}}\n" +
			"graders:\n  answer: {kind: text, ignore_case: true}\n")},
		"tasks/good.yaml": {Data: []byte("prompt: q\ngraders: {answer: {contains: [rome]}}\n")},
	}
	kinds := suite.Kinds{Agents: map[string]suite.Kind{"none": {Doc: "does nothing"}}, Graders: map[string]suite.Kind{text.KindName: text.Kind().Kind}}
	s, err := suite.Load(suite.Options{Files: files, Path: "suite.yaml", Kinds: kinds})
	if err != nil {
		t.Fatal(err)
	}
	g, err := text.New("answer", s.Graders["answer"].Config.(*text.Config))
	if err != nil {
		t.Fatal(err)
	}
	if c, _ := judge(t, g, s.Tasks[0], "ROME"); c.Verdict != trial.Pass {
		t.Errorf("%+v", c)
	}
	files["tasks/bad.yaml"] = &fstest.MapFile{Data: []byte("prompt: q\ngraders:\n  answer:\n    contains: [x]\n    regex: ['(']\n")}
	files["tasks/none.yaml"] = &fstest.MapFile{Data: []byte("prompt: q\n")}
	_, err = suite.Load(suite.Options{Files: files, Path: "suite.yaml", Kinds: kinds})
	for _, want := range []string{"tasks/bad.yaml:5:13: regex \"(\": missing closing )", "tasks/none.yaml:1:1: grader answer has no rule for task none"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v does not say %q", err, want)
		}
	}
}

func TestConformance(t *testing.T) {
	task := &suite.Task{ID: "capital", Graders: map[string]any{"answer": map[string]any{"contains": []any{"Paris"}, "not_contains": []any{"word"}}}}
	block := &suite.Task{ID: "block", Graders: map[string]any{"answer": map[string]any{"extract": "code_block"}}}
	gradetest.Run(t, gradetest.Subject{
		Name: "answer",
		New:  func() grade.Grader { return grader(t, `{"regex":["(?s)."],"ignore_case":true}`) },
		Cases: []grade.Case{
			gradetest.Answered(task, "It is Paris."),
			gradetest.Answered(task, "It is Rome."),
			gradetest.Answered(block, prose),
			gradetest.Answered(block, "é"+strings.Repeat("Paris ", 2000)),
			gradetest.Submitted(task, "submit", `{"x":1}`),
		},
	})
}

// TestEvidenceIsShortText holds for any answer and any rule.
func TestEvidenceIsShortText(t *testing.T) {
	anything := rapid.OneOf(rapid.String(), rapid.Map(rapid.SliceOfN(rapid.Byte(), 0, 600), func(b []byte) string { return string(b) }),
		rapid.Map(rapid.StringN(100, 200, -1), func(s string) string { return strings.Repeat(s, 5) }))
	rapid.Check(t, func(rt *rapid.T) {
		answer, rule := anything.Draw(rt, "answer"), anything.Draw(rt, "rule")
		for _, cfg := range []text.Config{{Contains: []string{rule}}, {NotContains: []string{rule}}, {Equals: []string{rule}}} {
			cfg.Extract = rapid.SampledFrom([]string{"whole", "code_block", "last_line"}).Draw(rt, "extract")
			cfg.IgnoreCase = rapid.Bool().Draw(rt, "ignore_case")
			g, err := text.New("answer", &cfg)
			if err != nil {
				rt.Fatal(err)
			}
			c, _ := judge(t, g, &suite.Task{}, answer)
			for _, e := range c.Evidence {
				if !utf8.ValidString(e) || len(e) > 4000 {
					rt.Errorf("evidence of %d bytes: %q", len(e), e)
				}
			}
		}
	})
}

// TestContainsAndItsOppositeNeverAgree on an answer that is there.
func TestContainsAndItsOppositeNeverAgree(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		answer := "x" + rapid.StringMatching(`[aAbB ]{0,6}`).Draw(rt, "answer")
		rule := rapid.StringMatching(`[aAbB]{1,2}`).Draw(rt, "rule")
		fold := rapid.Bool().Draw(rt, "ignore_case")
		with, _ := text.New("g", &text.Config{Contains: []string{rule}, IgnoreCase: fold})
		without, _ := text.New("g", &text.Config{NotContains: []string{rule}, IgnoreCase: fold})
		a, _ := judge(t, with, &suite.Task{}, answer)
		b, _ := judge(t, without, &suite.Task{}, answer)
		if a.Verdict == b.Verdict {
			rt.Errorf("%q in %q: both %s", rule, answer, a.Verdict)
		}
		if want := strings.Contains(answer, rule); !fold && want != (a.Verdict == trial.Pass) {
			rt.Errorf("%q in %q: %s", rule, answer, a.Verdict)
		}
	})
}

func FuzzJudge(f *testing.F) {
	f.Add(prose, "Paris", byte(0))
	f.Add("```\n```", "~~~", byte(1))
	f.Add("````", "", byte(7))
	f.Fuzz(func(t *testing.T, answer, rule string, bits byte) {
		cfg := text.Config{Contains: []string{rule}, NotContains: []string{rule}, Equals: []string{rule}, IgnoreCase: bits&1 != 0}
		cfg.Extract = []string{"whole", "code_block", "last_line", ""}[bits>>1&3]
		g, err := text.New("g", &cfg)
		if err != nil {
			t.Fatal(err)
		}
		judge(t, g, &suite.Task{}, answer)
	})
}

func BenchmarkGrade(b *testing.B) {
	g := grader(b, `{"contains":["Paris"],"regex":["P[a-z]+s"]}`)
	task := &suite.Task{ID: "t", Graders: map[string]any{"answer": map[string]any{"not_contains": []any{"Rome"}}}}
	c := gradetest.Answered(task, fmt.Sprintf("%s Paris", strings.Repeat("so ", 30)))
	for b.Loop() {
		if _, err := g.Grade(b.Context(), c); err != nil {
			b.Fatal(err)
		}
	}
}
