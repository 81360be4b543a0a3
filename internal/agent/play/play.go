package play

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/patch"
	"github.com/assay-eval/assay/internal/suite"
)

// task is the part of the first line that is looked at (docs/ref/command-agent.md).
type task struct {
	Task   string            `json:"task"`
	Index  int               `json:"index"`
	Prompt string            `json:"prompt"`
	Tools  []tool            `json:"tools"`
	Files  map[string]string `json:"files"`
}

type tool struct {
	Name string `json:"name"`
}

type message struct {
	Type string         `json:"type"`
	Text string         `json:"text,omitempty"`
	ID   int            `json:"id,omitempty"`
	Name string         `json:"name,omitempty"`
	Args map[string]any `json:"args,omitempty"`
}

type result struct {
	Text  string `json:"text"`
	Error bool   `json:"error"`
}

// saidMax is how many bytes of a command's output are reported.
const saidMax = 4 << 10

// Run plays a task, read from in, in the current folder. It returns the exit code of
// the program: 0 if it played everything, 2 with a line on errs for a bad script, else
// the script's own.
func Run(in io.Reader, out, errs io.Writer) int {
	p := &player{in: bufio.NewReader(in), out: out}
	code, err := p.playScript()
	if err != nil {
		fmt.Fprintln(errs, "assay play:", err)
		return 2
	}
	return code
}

type player struct {
	in     *bufio.Reader
	out    io.Writer
	task   task
	script *Script
	calls  int
}

// exitError is how steps end before their end.
type exitError struct{ code int }

func (o *exitError) Error() string { return fmt.Sprintf("exit %d", o.code) }

// vain takes the place of the rest of the steps.
var errVain = errors.New("in vain")

func (p *player) playScript() (int, error) {
	if err := p.readMessage(&p.task); err != nil {
		return 0, fmt.Errorf("read the task: %w", err)
	}
	text, ok := p.task.Files[ScriptName]
	if !ok {
		return 0, fmt.Errorf("the agent has no file %s: files: {%s: …}", ScriptName, ScriptName)
	}
	var err error
	if p.script, err = Read(text, p.task.Files); err != nil {
		return 0, err
	}
	play, err := p.script.findPlay(p.task)
	if err != nil {
		return 0, err
	}
	err = p.runSteps(play.Steps)
	if end, ok := errors.AsType[*exitError](err); ok {
		return end.code, nil
	}
	if err != nil && !errors.Is(err, errVain) {
		return 0, err
	}
	if play.Answer == "" {
		return 0, nil
	}
	return 0, p.sendMessage(message{Type: "answer", Text: strings.TrimSpace(play.Answer)})
}

func (p *player) runSteps(steps []Step) error {
	for _, s := range steps {
		if err := p.runStep(s); err != nil {
			return err
		}
	}
	return nil
}

func (p *player) runStep(s Step) error {
	switch {
	case s.Run != "":
		return p.runCommand(s.Run)
	case s.Patch != "":
		if err := patch.Apply(".", []byte(p.task.Files[s.Patch])); err != nil {
			return p.printText("changed nothing: " + err.Error()) // setup or an earlier step has been there
		}
		return p.printText("changed files")
	case s.Write != nil:
		name := filepath.FromSlash(s.Write.Path)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			return fmt.Errorf("write %s: %w", s.Write.Path, err)
		}
		if err := os.WriteFile(name, []byte(s.Write.Text), 0o666); err != nil {
			return fmt.Errorf("write %s: %w", s.Write.Path, err)
		}
		return p.printText("wrote " + s.Write.Path)
	case s.Call != nil:
		return p.callTool(s.Call)
	case s.Say != "":
		return p.printText(s.Say)
	case s.Use != "":
		return p.runSteps(p.script.Habits[s.Use])
	case s.Wait != "":
		var d suite.Duration
		if err := d.UnmarshalJSON(fmt.Appendf(nil, "%q", s.Wait)); err != nil {
			return err
		}
		time.Sleep(d.D())
		return nil
	case s.Exit != nil:
		return &exitError{*s.Exit}
	}
	return nil
}

// runCommand runs a command as an agent's shell tool would. It reports the command's
// output and exit status; a failing command does not stop the script.
func (p *player) runCommand(line string) error {
	out, err := exec.Command("sh", "-c", line).CombinedOutput()
	how := "exit 0"
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		how = exit.ProcessState.String()
		if code := exit.ExitCode(); code >= 0 {
			how = fmt.Sprintf("exit %d", code)
		}
	} else if err != nil {
		how = err.Error()
	}
	return p.printText(fmt.Sprintf("$ %s\n%s\n%s", line, clipTail(out, saidMax), how))
}

func (p *player) callTool(c *Call) error {
	p.calls++
	args := c.Args
	if args == nil {
		args = map[string]any{}
	}
	if err := p.sendMessage(message{Type: "tool_call", ID: p.calls, Name: c.Tool, Args: args}); err != nil {
		return err
	}
	var r result
	if err := p.readMessage(&r); err != nil {
		return fmt.Errorf("read the answer of tool %s: %w", c.Tool, err)
	}
	if len(c.InVain) == 0 || !r.Error && !isEmptyResult(r.Text) {
		return nil
	}
	if err := p.runSteps(c.InVain); err != nil {
		return err
	}
	return errVain
}

// isEmptyResult reports whether a tool has said nothing: no text, or JSON without a value in
// it.
func isEmptyResult(text string) bool {
	var v any
	if json.Unmarshal([]byte(text), &v) != nil {
		return strings.TrimSpace(text) == ""
	}
	return isEmptyJSON(v)
}

func isEmptyJSON(v any) bool {
	switch v := v.(type) {
	case map[string]any:
		return isEmptyJSON(slices.Collect(maps.Values(v)))
	case []any:
		return !slices.ContainsFunc(v, func(x any) bool { return !isEmptyJSON(x) })
	case string:
		return strings.TrimSpace(v) == ""
	case float64:
		return v == 0
	case bool:
		return !v
	}
	return v == nil
}

func (p *player) printText(text string) error { return p.sendMessage(message{Type: "log", Text: text}) }

func (p *player) sendMessage(m message) error {
	b, err := json.Marshal(m)
	if err != nil {
		return fmt.Errorf("send %s: %w", m.Type, err)
	}
	if _, err := p.out.Write(append(b, '\n')); err != nil {
		return fmt.Errorf("send %s: %w", m.Type, err)
	}
	return nil
}

func (p *player) readMessage(v any) error {
	line, err := p.in.ReadBytes('\n')
	if err != nil && len(line) == 0 {
		return err
	}
	return json.Unmarshal(line, v)
}
