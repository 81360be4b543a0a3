package trycmd

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/serverload"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/command/trycmd/draft"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/report"
)

// mostData is the most bytes of a folder that a suite copies.
const mostData = 50 << 20

const suiteText = `# yaml-language-server: $schema=./suite.schema.json
# (assay schema > suite.schema.json gives your editor completion)
#
# Drafted by assay try from the replies of the server: edit it as any suite. Tasks ask for
# values that one reply has and nothing else tells, so a bare agent can only guess them:
# the suite measures whether an agent can use the server. Whether the server helps is a
# question for tasks that can be done without it, which you add.
version: 1
name: %[1]s
description: Can an agent use the MCP server %[2]s, and what does it cost?

tasks: [tasks/*.yaml]

servers:
  %[3]s:
%[4]s
agents:
  # A script makes the calls, so that the suite runs without a key and measures no model.
  # For a model: assay run %[5]s --agent anthropic:claude-haiku-4-5 --budget 1
  scripted: {kind: model, provider: scripted, model: authored, answers: answers.yaml, max_turns: 6, max_tokens: 1024, tool_result_max: %[6]d}

scenarios:
  ungrounded: {}               # nothing but the question: checks that no answer can be guessed
  grounded: {servers: [%[3]s]}
  placebo: {servers: [{placebo: %[3]s}]}

graders:
  answer: {kind: text}         # each task says which value it must and must not have

compare:
  use:
    ask: Can an agent use it?
    treatment: {scenario: grounded}
    control: {scenario: placebo}

trials: %[7]d
seed: %[8]d
limits: {trial: 3m, stall: 1m}

gates:
  mode: warn
  rules:
    - {name: an agent can use the server, metric: success_rate, where: {scenario: grounded}, min: 0.8}
    - {name: a placebo knows nothing, metric: success_rate, where: {scenario: placebo}, max: 0.1}
`

// writeSuite writes the suite into its folder.
func (t *attempt) writeSuite() error {
	if t.dir == "" {
		t.dir = vacantFolder("try-" + t.server.Name)
	}
	t.dir = filepath.Clean(t.dir)
	files := map[string][]byte{}
	dir := cmdenv.QuoteWord(t.dir)
	files["suite.yaml"] = fmt.Appendf(nil, suiteText, quoteYAML(filepath.Base(t.dir)), t.server.Name, quoteYAML(t.server.Name), t.serverText(),
		dir, draft.ResultMax, t.f.trials, max(1, t.f.seed))
	var answers bytes.Buffer
	for _, task := range t.tasks {
		files["tasks/"+task.ID+".yaml"] = t.taskText(task)
		files["tasks/answers/"+task.ID+".txt"] = []byte(task.Answer + "\n")
		t.writeScript(&answers, task)
	}
	files["tasks/answers/placebo.txt"] = []byte("I could not tell.\n")
	files["answers.yaml"] = answers.Bytes()
	if t.f.data != "" {
		if err := addData(files, t.f.data); err != nil {
			return err
		}
	}
	_, err := suiteload.WriteSuite(t.Env, t.dir, files)
	return err
}

// vacantFolder returns the first of name, name-2 and so on that is not there.
func vacantFolder(name string) string {
	out := name
	for n := 2; ; n++ {
		if _, err := os.Lstat(out); errors.Is(err, fs.ErrNotExist) {
			return out
		}
		out = fmt.Sprintf("%s-%d", name, n)
	}
}

// addData adds the files of a folder as data/.
func addData(files map[string][]byte, dir string) error {
	size := 0
	root := os.DirFS(dir)
	return fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if !d.Type().IsRegular() {
			return cmdenv.UsageErrorf("--data: %s is no regular file: name a folder without links", filepath.Join(dir, name))
		}
		b, err := fs.ReadFile(root, name)
		if err != nil {
			return cmdenv.DiskError(fmt.Errorf("copy the data: %w", err))
		}
		if size += len(b); size > mostData {
			return cmdenv.UsageErrorf("--data %s: it has more than %d MB, which the suite would copy: name a smaller folder", dir, mostData>>20)
		}
		files["data/"+name] = b
		return nil
	})
}

// serverText returns the settings of the server as lines of YAML.
func (t *attempt) serverText() string {
	var b strings.Builder
	list := func(key string, values []string) {
		var all []string
		for _, v := range values {
			all = append(all, quoteYAML(v))
		}
		fmt.Fprintf(&b, "    %s: [%s]\n", key, strings.Join(all, ", "))
	}
	s := t.server.Server
	if s.URL != "" {
		fmt.Fprintf(&b, "    url: %s\n", quoteYAML(s.URL))
	} else {
		list("command", s.Command)
	}
	if s.Data != "" {
		b.WriteString("    data: data                 # a copy for each process, as {data}\n")
	}
	if len(s.Env) > 0 {
		list("env", s.Env.Names())
	}
	if s.Per == "arm" {
		b.WriteString("    per: arm                   # the offered tools only read; trial gives each trial a process of its own\n")
	}
	if hidden := serverload.Withheld(t.found); len(hidden) > 0 && !t.f.writes {
		b.WriteString("    # they may write, and were not explored: take this out to offer all tools\n")
		fmt.Fprintf(&b, "    tools: {without: %s}\n", jsonText(hidden))
	}
	return b.String()
}

// taskText returns the file of a task.
func (t *attempt) taskText(task *draft.Task) []byte {
	var b bytes.Buffer
	what := report.Clean(task.Tool)
	if task.Tool == "" {
		what = "a resource"
	}
	fmt.Fprintf(&b, "# From the answer of %s to %s\n", what, report.Cut(report.Clean(string(task.Args)), 200))
	tags := []string{"drafted"}
	if task.Worded {
		b.WriteString("# A model worded the question; the answer is the server's.\n")
		tags = append(tags, "worded-by-model")
	}
	fmt.Fprintf(&b, "prompt: %s\ntags: %s\n", quoteYAML(task.Prompt()), jsonText(tags))
	if len(task.Tools) == 1 {
		fmt.Fprintf(&b, "expect_tools: %s\n", jsonText([]string{t.shownName(task.Tool)}))
	}
	b.WriteString("graders:\n  answer:\n    ignore_case: true\n")
	rules := task.Rules()
	for _, r := range []struct {
		key, comment string
		values       []string
	}{
		{"contains", "", rules.Contains}, {"regex", "", rules.Regex},
		{"not_contains", "   # wrong values of the same kind", rules.NotContains}, {"not_regex", "   # wrong values of the same kind", rules.NotRegex},
	} {
		if len(r.values) > 0 {
			fmt.Fprintf(&b, "    %s: %s%s\n", r.key, jsonText(r.values), r.comment)
		}
	}
	fmt.Fprintf(&b, "reference: answers/%s.txt\nfaulty: {answer.match: answers/placebo.txt}\n", task.ID)
	return b.Bytes()
}

// shownName returns the name of a tool for agents, or the name of the tool that reads
// resources if name is "".
func (t *attempt) shownName(name string) string {
	if name == "" {
		return equip.ReaderTool
	}
	for _, spec := range t.pin.Tools {
		if spec.Name == name || spec.Remote == name {
			return spec.Name
		}
	}
	return name
}

// writeScript writes what the scripted agent does for a task: it makes the call and gives
// the answer, which it does not have from a placebo or without tools.
func (t *attempt) writeScript(b *bytes.Buffer, task *draft.Task) {
	call := fmt.Sprintf("{calls: [{name: %s, args_text: %s}]}", quoteYAML(t.shownName(task.Tool)), quoteYAML(string(task.Args)))
	unknown := `{text: "I could not tell."}`
	for _, arm := range []struct{ glob, turns string }{
		{"*/grounded", call + ", {text: " + quoteYAML(task.Answer) + "}"},
		{"*/placebo", call + ", " + unknown},
		{"*/ungrounded", unknown},
	} {
		fmt.Fprintf(b, "---\ntask: %s\narm: %q\nturns: [%s]\n", task.ID, arm.glob, arm.turns)
	}
}

// quoteYAML returns s as a quoted text in YAML, which JSON is.
func quoteYAML(s string) string { return jsonText(strings.ToValidUTF8(s, "\ufffd")) }

// jsonText encodes v as JSON on one line.
func jsonText(v any) string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return "null" // texts and lists of them are always JSON
	}
	return strings.TrimSpace(b.String())
}
