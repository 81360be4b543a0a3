package durability

import (
	"bufio"
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/testenv"
)

// The values that are planted. The last two are no secrets: one is a plain
// number, the other too short, so that it is passed to no child instead.
const (
	plantedKey      = "sk-planted-0123456789abcdefghij"
	plantedToken    = `t/o+k"e\n<&>%20?=` + "\té–π"
	plantedPassword = "the first line of it\n  second-line-of-9876\nthird & last line"
	plantedNumber   = "3141592653589"
	plantedShort    = "zQ7-x"
)

// plantedSecrets are the values that must be nowhere, by variable. A value of several
// lines must not show line by line either.
func plantedSecrets(keyVar string) map[string][]string {
	return map[string][]string{
		keyVar:        {plantedKey},
		"MY_TOKEN":    {plantedToken},
		"DB_PASSWORD": append(strings.Split(plantedPassword, "\n"), plantedPassword, "second-line-of-9876"),
	}
}

// escapedForms is a value as it is and in the forms that protocols give it. It is
// written apart from package seal, which it tests.
func escapedForms(v string) map[string]string {
	quoted, _ := json.Marshal(v)
	var plain bytes.Buffer
	enc := json.NewEncoder(&plain)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(v)
	twice, _ := json.Marshal(string(quoted[1 : len(quoted)-1]))
	inner := func(b []byte) string { return strings.Trim(strings.TrimSpace(string(b)), `"`) }
	out := map[string]string{
		"plain": v, "JSON": inner(quoted), "JSON without HTML": inner(plain.Bytes()), "JSON in JSON": inner(twice),
		"query": url.QueryEscape(v), "path": url.PathEscape(v),
	}
	for offset := range 3 {
		// The characters of base64 text that encode bytes of v alone, at each offset.
		whole := base64.StdEncoding.EncodeToString([]byte(strings.Repeat("x", offset) + v + "xx"))
		from, to := (offset*8+5)/6, (offset+len(v))*8/6
		out[fmt.Sprintf("base64 at %d", offset)] = whole[from:to]
		out[fmt.Sprintf("base64url at %d", offset)] = strings.NewReplacer("+", "-", "/", "_").Replace(whole[from:to])
	}
	return out
}

// findLeaks names every form of a secret that is in b.
func findLeaks(b []byte, secrets map[string][]string) (found []string) {
	for _, name := range sortedKeys(secrets) {
		for _, v := range secrets[name] {
			if len(v) < 8 {
				continue
			}
			forms := escapedForms(v)
			for _, form := range sortedKeys(forms) {
				if bytes.Contains(b, []byte(forms[form])) {
					found = append(found, name+" ("+form+")")
				}
			}
		}
	}
	return slices.Compact(found)
}

// describeEnvironment returns the output of a leaky program: its environment in all
// forms.
func describeEnvironment() string {
	var b strings.Builder
	for _, name := range []string{"MY_TOKEN", "DB_PASSWORD", "MANY_TOKENS", "SHORT_KEY"} {
		v := os.Getenv(name)
		fmt.Fprintf(&b, "%s=%s\nagain: %s\n%s\n", name, v, url.QueryEscape(v), base64.StdEncoding.EncodeToString([]byte(name+"="+v)))
		quoted, _ := json.Marshal(map[string]string{name: v})
		fmt.Fprintf(&b, "%s\n", quoted)
	}
	return b.String()
}

// mcpRole is an MCP server that shows its environment wherever it can: in the
// description of its tool, in results, on standard error.
func mcpRole() int {
	fmt.Fprintln(os.Stderr, describeEnvironment())
	s := sdk.NewServer(&sdk.Implementation{Name: "leaky", Version: "1"}, nil)
	s.AddTool(&sdk.Tool{Name: "environment", Description: "Shows: " + describeEnvironment(), InputSchema: json.RawMessage(`{"type":"object","properties":{"why":{"type":"string"}}}`),
		Annotations: &sdk.ToolAnnotations{ReadOnlyHint: true}},
		func(_ context.Context, r *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
			return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: "asked with " + string(r.Params.Arguments) + "\n" + describeEnvironment()}}}, nil
		})
	if err := s.Run(context.Background(), &sdk.StdioTransport{}); err != nil {
		return 1
	}
	return 0
}

// leakRole is a command agent that shows its environment wherever it can.
func leakRole() int {
	line, err := bufio.NewReader(os.Stdin).ReadString('\n')
	if err != nil {
		return 1
	}
	say := func(v map[string]any) {
		b, _ := json.Marshal(v)
		fmt.Printf("%s\n", b)
	}
	fmt.Fprintln(os.Stderr, describeEnvironment())
	say(map[string]any{"type": "log", "text": describeEnvironment()})
	if err := os.WriteFile("notes.md", []byte(describeEnvironment()), 0o666); err != nil {
		return 1
	}
	if strings.Contains(line, "crash") {
		fmt.Fprintln(os.Stderr, "fatal: cannot log in with", os.Getenv("MY_TOKEN"), "and", os.Getenv("DB_PASSWORD"))
		return 3
	}
	say(map[string]any{"type": "usage", "input": 1, "output": 1, "model": "m-" + os.Getenv("MY_TOKEN")})
	say(map[string]any{"type": "answer", "text": "The answer is 42.\n" + describeEnvironment()})
	return 0
}

// planted is a program whose environment holds the secrets, and all that it ever
// said.
type planted struct {
	*program
	secrets map[string][]string
	said    bytes.Buffer
}

func newPlanted(t *testing.T, keyVar string) *planted {
	p := newProgram(t).withEnv(keyVar+"="+plantedKey, "MY_TOKEN="+plantedToken, "DB_PASSWORD="+plantedPassword, "MANY_TOKENS="+plantedNumber, "SHORT_KEY="+plantedShort)
	return &planted{program: p, secrets: plantedSecrets(keyVar)}
}

func (p *planted) runRecorded(code int, args ...string) outcome {
	p.t.Helper()
	s := p.runCommand(args...)
	fmt.Fprintf(&p.said, "$ %s\n%s%s", args[0], s.out, s.err)
	if s.code != code {
		p.t.Errorf("assay %s: want exit %d, got %v", args[0], code, s)
	}
	return s
}

// eachFile yields the program's output and every file that it wrote, blobs
// and cache entries unpacked.
func (p *planted) eachFile(yield func(name string, b []byte)) {
	yield("what it said", p.said.Bytes())
	dec, err := zstd.NewReader(nil)
	if err != nil {
		p.t.Fatal(err)
	}
	defer dec.Close()
	for _, root := range []string{"runs", "cache", "tmp", "home"} {
		err := filepath.WalkDir(filepath.Join(p.dir, root), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			b, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			name, _ := filepath.Rel(p.dir, path)
			if strings.HasPrefix(name, "home/.cache/assay/program/") {
				return nil // a copy of this test, which has the values in its code
			}
			yield(name, b)
			if filepath.Ext(path) == ".zst" {
				plain, err := dec.DecodeAll(b, nil)
				if err != nil {
					return fmt.Errorf("%s: %w", name, err)
				}
				yield(name+", unpacked", plain)
			}
			return nil
		})
		if err != nil && !os.IsNotExist(err) {
			p.t.Fatal(err)
		}
	}
}

// checkClean looks for the secrets in everything, and for the marks in their place.
func (p *planted) checkClean(marks ...string) {
	p.t.Helper()
	seen, files := map[string]bool{}, 0
	p.eachFile(func(name string, b []byte) {
		files++
		for _, l := range findLeaks(b, p.secrets) {
			p.t.Errorf("%s holds %s", name, l)
		}
		for _, mark := range marks {
			if bytes.Contains(b, []byte("[redacted:"+mark+"]")) {
				seen[mark] = true
			}
		}
		if bytes.Contains(b, []byte(plantedShort)) {
			p.t.Errorf("%s holds SHORT_KEY, which no child should have got", name)
		}
		if bytes.Contains(b, []byte("MANY_TOKENS="+plantedNumber)) {
			seen["the number"] = true
		}
		if bytes.Contains(b, []byte("[redacted:MANY_TOKENS]")) {
			p.t.Errorf("%s: a plain number was taken for a secret", name)
		}
	})
	for _, dir := range p.runFolders("runs") {
		for name, text := range p.joinStreams(dir) {
			for _, l := range findLeaks([]byte(text), p.secrets) {
				p.t.Errorf("%s, put together, holds %s", name, l)
			}
		}
	}
	for _, mark := range append(marks, "the number") {
		if !seen[mark] {
			p.t.Errorf("%s is nowhere in %d files: the test plants nothing", mark, files)
		}
	}
}

// joinStreams puts the pieces together that the events of a recorded stream have in
// the same place: a reader of the stream would do so.
func (p *planted) joinStreams(dir string) map[string]string {
	p.t.Helper()
	r, err := journal.Open(dir)
	if err != nil {
		p.t.Fatal(err)
	}
	out := map[string]string{}
	for _, a := range readAttempts(p.t, dir) {
		for _, ref := range a.Raw {
			b, err := r.Open(ref)
			if err != nil {
				p.t.Fatal(err)
			}
			name := fmt.Sprintf("%s of %s, attempt %d", ref.Name, a.Key, a.N)
			for line := range strings.Lines(string(b)) {
				data, ok := strings.CutPrefix(line, "data:")
				var v any
				if ok && json.Unmarshal([]byte(data), &v) == nil {
					joinStrings(out, name, v)
				}
			}
		}
	}
	return out
}

func joinStrings(out map[string]string, at string, v any) {
	switch v := v.(type) {
	case string:
		out[at] += v
	case []any:
		for _, inner := range v {
			joinStrings(out, at+"[]", inner)
		}
	case map[string]any:
		for key, inner := range v {
			joinStrings(out, at+"."+key, inner)
		}
	}
}

// askForReports asks for everything that can be said of a run.
func (p *planted) askForReports(dir string) {
	p.t.Helper()
	formats, fit := p.reportFormats(), 0
	for _, format := range formats {
		s := p.runCommand("report", dir, "--format", format)
		fmt.Fprintf(&p.said, "$ report %s\n%s%s", format, s.out, s.err)
		if s.code == exitOK {
			fit++
		} else if s.code != exitUsage { // the format is of another kind of run
			p.t.Errorf("report %s: %v", format, s)
		}
	}
	if fit < len(formats)/2 {
		p.t.Errorf("only %d of %d formats can be written", fit, len(formats))
	}
	p.runRecorded(exitOK, "report", dir, "--all")
	p.runRecorded(exitOK, "gate", dir)
	p.runRecorded(exitOK, "doctor", dir)
	p.runRecorded(exitOK, "doctor")
	p.runRecorded(exitOK, "regrade", dir)
	p.runRecorded(exitOK, "run", "--resume", dir)
}

func yamlText(s string) string {
	b, _ := json.Marshal(s)
	return string(b)
}

// leakySuite carries the secrets in its texts and starts a server that shows
// them.
func leakySuite(t *testing.T) map[string]string {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return map[string]string{
		"suite.yaml": `version: 1
name: leaky
description: ` + yamlText("holds "+plantedToken) + `
tasks: [tasks.yaml]
servers:
  leaky: {command: [` + self + `], env: [MY_TOKEN, DB_PASSWORD, {name: MANY_TOKENS, public: true}, ` + markVar + `, GORACE], set: {` + roleVar + `: mcp}}
agents: {unused: {kind: model, provider: scripted, answers: answers.yaml, max_turns: 4}}
scenarios:
  plain: {system: ` + yamlText("Log in with "+plantedPassword) + `, servers: [leaky]}
graders: {text: {}}
retry: {attempts: 3, first: 1ms, factor: 1}
limits: {jobs: 1, void_share: 1}
`,
		"tasks.yaml": "id: one\ntitle: " + yamlText("with "+plantedToken) + "\nprompt: " + yamlText("Use "+plantedToken+" and\n"+plantedPassword) + "\ntags: [" + yamlText(plantedToken) + "]\nhints: [" + yamlText(plantedToken) + "]\ngraders: {text: {contains: [\"is 42\"]}}\n" +
			"---\nid: two\nprompt: Go on.\ngraders: {text: {contains: [\"is 42\"]}}\n" +
			"---\nid: three\nprompt: Go on.\ngraders: {text: {equals: [" + yamlText(plantedKey) + "]}}\n",
		"answers.yaml": "task: \"*\"\nturns: [{text: none}]\n",
	}
}

// leakyModel repeats the secrets: in its reasoning, in the arguments of a call,
// and in its answer, cut into pieces that hold a part of one each.
func leakyModel(r *llmtest.Request) *llm.Response {
	last := r.Messages[len(r.Messages)-1]
	all := plantedKey + " " + plantedToken + " " + plantedPassword
	if last.Role == llm.User {
		args, _ := json.Marshal(map[string]string{"why": all})
		return &llm.Response{Reasoning: "The key is " + all, Message: llm.Message{Text: "I ask with " + all, Calls: []llm.Call{{Name: "environment", Args: string(args)}}}}
	}
	seen := len(last.Results) == 1 && strings.Contains(last.Results[0].Text, plantedToken) && strings.Contains(last.Results[0].Text, "MANY_TOKENS="+plantedNumber)
	return &llm.Response{Message: llm.Message{Text: fmt.Sprintf("The answer is 42 (%t), and %s; %s", seen, all, url.QueryEscape(all))}}
}

// TestSecretsOfLiveRuns plants secrets in everything that a live run touches, over
// each of the four APIs, and looks for them in everything that it leaves.
func TestSecretsOfLiveRuns(t *testing.T) {
	testenv.Slow(t)
	for _, a := range apis {
		t.Run(a.format, func(t *testing.T) {
			t.Parallel()
			p := newPlanted(t, a.key)
			echo := "Incorrect key provided: " + plantedKey + ", with " + plantedToken + " for " + plantedPassword
			faults := map[int]*llmtest.Fault{
				1: {Kind: llmtest.Status, Status: 503, Message: echo},
				3: {Kind: llmtest.ErrorEvent, Status: 529, Message: echo},
				5: {Kind: llmtest.Status, Status: 401, Message: echo},
				7: {Kind: llmtest.Plain},
				9: {Kind: llmtest.HTML, Status: 502, Message: echo},
			}
			server := llmtest.New(t, a.format, llmtest.Config{
				Answer: leakyModel, Delta: 5, Key: plantedKey, Model: a.model + "-of-" + plantedKey,
				Fault: func(n int) *llmtest.Fault { return faults[n] },
			})
			p.program = a.withKey(p.program, server).withEnv(a.key + "=" + plantedKey)
			p.writeFiles(leakySuite(t))
			run := append([]string{"run", "suite.yaml", "--agent", a.agentSpec(server), "--set", "description=set to " + plantedToken + " and " + plantedPassword}, a.flags...)
			p.runRecorded(exitPreflight, run...)
			dir := p.newestRun()
			p.runRecorded(exitOK, "report", dir) // of the run that the 401 cut off
			p.runRecorded(exitOK, "run", "--resume", dir)
			got := resultsOf(t, dir)
			// The answers were right, although secrets were removed from them.
			if l := got.Total.Ledger; l["void"] != 0 || l["scored"] != 3 {
				t.Errorf("ledger %v", l)
			}
			for _, tr := range got.Trials {
				if want := map[string]string{"one": "pass", "two": "pass", "three": "fail"}[tr.Task]; tr.Status == "scored" && tr.Outcome != want {
					t.Errorf("%s: %s (%s), want %s", tr.Task, tr.Outcome, tr.Reason, want)
				}
			}
			if !slices.ContainsFunc(server.Requests(), func(r *llmtest.Request) bool { return strings.Contains(string(r.Body), `Use t/o+k`) }) {
				t.Error("the model was not asked what the suite says")
			}

			p.runRecorded(exitOK, append(run, "--json", "--cache", "live")...)
			p.runRecorded(exitOK, run...) // from the cache
			p.askForReports(dir)
			p.runRecorded(exitOK, append([]string{"plan"}, run[1:]...)...)
			p.runRecorded(exitOK, "plan", "suite.yaml", "--resolved")
			p.runRecorded(exitOK, "validate", "suite.yaml")
			p.runRecorded(exitUsage, "run", "suite.yaml", "--task", plantedToken+"*")
			p.runRecorded(exitUsage, "run", "suite.yaml", "--set", "no.such.key="+plantedPassword)
			p.runRecorded(exitUsage, "run", plantedToken)
			before := len(p.runFolders("runs"))
			if s := p.runRecorded(exitUsage, append(run, "--workers", "2")...); !strings.Contains(s.err, "DB_PASSWORD") || !strings.Contains(s.err, "MY_TOKEN") || len(p.runFolders("runs")) != before {
				t.Errorf("a suite that workers cannot get: %v", s)
			}
			p.checkClean(a.key, "MY_TOKEN", "DB_PASSWORD")
		})
	}
}

// TestSecretsOfPrograms does the same with a program as agent, in this process
// and in workers.
func TestSecretsOfPrograms(t *testing.T) {
	testenv.Slow(t)
	for _, flags := range [][]string{nil, {"--workers", "2"}} {
		t.Run(fmt.Sprint(flags), func(t *testing.T) {
			t.Parallel()
			p := newPlanted(t, "OPENAI_API_KEY")
			p.writeFiles(map[string]string{
				"suite.yaml": `version: 1
name: programs
tasks: [tasks.yaml]
workspace: {fixture: files}
agents:
  program: {kind: command, command: ["{assay}"], env: [MY_TOKEN, DB_PASSWORD, {name: MANY_TOKENS, public: true}, ` + markVar + `, GORACE], set: {` + roleVar + `: leak}}
scenarios: {plain: {}}
graders: {text: {}}
`,
				"tasks.yaml":     "id: answer\nprompt: What is it?\ngraders: {text: {contains: [\"is 42\"]}}\n---\nid: fails\nprompt: Please crash.\ngraders: {text: {contains: [\"is 42\"]}}\n",
				"files/notes.md": "nothing yet\n",
			})
			p.runRecorded(exitOK, append([]string{"run", "suite.yaml"}, flags...)...)
			for _, tr := range resultsOf(t, p.newestRun()).Trials {
				if want := map[string]string{"answer": "pass", "fails": "fail"}[tr.Task]; tr.Outcome != want {
					t.Errorf("%s: %+v, want %s", tr.Task, tr, want)
				}
			}
			p.askForReports(p.newestRun())
			p.checkClean("MY_TOKEN", "DB_PASSWORD")
		})
	}
}

// TestSecretsInWorkspaces: a workspace is stored with every run as it is, so one
// with a secret in it is refused, and the refusal does not show it.
func TestSecretsInWorkspaces(t *testing.T) {
	p := newPlanted(t, "OPENAI_API_KEY")
	p.writeFiles(map[string]string{
		"suite.yaml": "version: 1\nname: stored\ntasks: [tasks.yaml]\nworkspace: {fixture: files}\nagents: {a: {kind: command, command: [cat]}}\nscenarios: {plain: {}}\ngraders: {text: {}}\n",
		"tasks.yaml": "id: t\nprompt: What?\ngraders: {text: {contains: [x]}}\n", "files/.env": "TOKEN=" + plantedToken + "\n",
	})
	if s := p.runRecorded(exitPreflight, "run", "suite.yaml"); !strings.Contains(s.err, "files/.env") && !strings.Contains(s.err, ".env") || !strings.Contains(s.err, "MY_TOKEN") || len(findLeaks([]byte(s.err+s.out), p.secrets)) > 0 {
		t.Errorf("%v", s)
	}
	if len(p.runFolders("runs")) > 0 {
		t.Error("there is a run")
	}
}
