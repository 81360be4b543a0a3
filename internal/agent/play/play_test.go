package play

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// first is the line that a program gets.
func first(t *testing.T, id string, tools []string, files map[string]string) string {
	t.Helper()
	var list []tool
	for _, n := range tools {
		list = append(list, tool{n})
	}
	b, err := json.Marshal(task{Task: id, Prompt: "do it, go vet is there", Tools: list, Files: files})
	if err != nil {
		t.Fatal(err)
	}
	return string(b) + "\n"
}

// said are the messages that were sent, as type: text or name.
func said(t *testing.T, out string) []string {
	t.Helper()
	var list []string
	for line := range strings.Lines(out) {
		var m message
		if err := json.Unmarshal([]byte(line), &m); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		list = append(list, m.Type+": "+m.Text+m.Name)
	}
	return list
}

const script = `
habits:
  look: [{run: "cat a.txt; exit 3"}]
plays:
  - task: patient
    when: {tool: search}
    steps:
      - call: {tool: search, args: {query: x}, in_vain: [{say: nothing there}]}
      - say: found
    answer: with the tool
  - task: patient
    when: {prompt: go vet}
    steps: [{use: look}, {patch: one.patch}, {patch: one.patch}, {write: {path: d/e.txt, text: new}}, {run: cat a.txt d/e.txt}]
    answer: by hand
  - {task: patient, answer: never}
  - {task: "*-end", steps: [{wait: 1ms}, {exit: 7}, {say: never}]}
  - {task: mute}
`

func TestPlay(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("a.txt", []byte("one\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	files := map[string]string{ScriptName: script, "one.patch": "--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-one\n+two\n"}
	for _, c := range []struct {
		name, in string
		code     int
		want     []string
		errs     string
	}{
		{"by hand", first(t, "patient", nil, files), 0, []string{
			"log: $ cat a.txt; exit 3\none\nexit 3", "log: changed files",
			`log: changed nothing: apply patch to a.txt: line 1 is "two" and not "one"`, "log: wrote d/e.txt", "log: $ cat a.txt d/e.txt\ntwo\nnew\nexit 0", "answer: by hand"}, ""},
		{"tool that knows", first(t, "patient", []string{"search"}, files) + `{"type":"tool_result","text":"{\"results\":[{\"id\":\"a\"}],\"note\":\"\"}"}` + "\n", 0, []string{"tool_call: search", "log: found", "answer: with the tool"}, ""},
		{"tool that knows nothing", first(t, "patient", []string{"search"}, files) + `{"type":"tool_result","text":"{\"results\":[],\"note\":\"\"}"}` + "\n", 0, []string{"tool_call: search", "log: nothing there", "answer: with the tool"}, ""},
		{"tool that fails", first(t, "patient", []string{"search"}, files) + `{"type":"tool_result","text":"broken","error":true}` + "\n", 0, []string{"tool_call: search", "log: nothing there", "answer: with the tool"}, ""},
		{"tool that is gone", first(t, "patient", []string{"search"}, files), 2, []string{"tool_call: search"}, "read the answer of tool search: EOF"},
		{"code", first(t, "any-end", nil, files), 7, nil, ""},
		{"mute", first(t, "mute", nil, files), 0, nil, ""},
		{"no play", first(t, "other", nil, files), 2, nil, "task other: no play is for it"},
		{"no script", first(t, "mute", nil, nil), 2, nil, "the agent has no file play.yaml"},
		{"no task", "", 2, nil, "read the task: EOF"},
	} {
		var out, errs strings.Builder
		code := Run(strings.NewReader(c.in), &out, &errs)
		got := said(t, out.String())
		if code != c.code || strings.Join(got, "|") != strings.Join(c.want, "|") || !strings.Contains(errs.String(), c.errs) {
			t.Errorf("%s: exit %d, %q, %s", c.name, code, got, errs.String())
		}
	}
}

func TestMistakesOfScripts(t *testing.T) {
	for text, want := range map[string]string{
		"plays: [{task: a, steps: [{}]}]":                               "play 1, for a: step 1: 0 things to do",
		"plays: [{task: a, steps: [{run: x, say: y}]}]":                 "2 things to do",
		"plays: [{task: a, steps: [{patch: none.patch}]}]":              "patch none.patch is not among the files",
		"plays: [{task: a, steps: [{use: none}]}]":                      "there is no habit none",
		"habits: {a: [{use: b}], b: [{use: a}]}":                        "uses itself",
		"plays: [{task: a, steps: [{wait: soon}]}]":                     "soon",
		"plays: [{steps: [{say: x}]}]":                                  "is for no task",
		"plays: [{task: a, step: []}]":                                  "step",
		"plays: [{task: a, steps: [{call: {tool: x, in_vain: [{}]}}]}]": "step 1: step 1: 0 things",
	} {
		if _, err := Read(text, nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}
