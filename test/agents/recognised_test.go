package agentstest

import (
	"cmp"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
)

// recipes lists the coding agents whose presets consist of settings only. package.json has
// pi; TestRecognised tries the others if they are in PATH or ASSAY_AGENTS.
var recipes = []struct {
	cli
	program string
	unseen  string // facts missing from its output
}{
	{cli{name: "pi", model: "gpt-5.5", shell: command("bash")}, "pi", ""},
	{cli{name: "qwen", model: "gpt-5.5", shell: command("run_shell_command", "is_background", false)}, "qwen", ""},
	{cli{name: "continue", model: "m-1", shell: command("Bash")}, "cn", "tools cost session"},
	{cli{name: "copilot", model: "gpt-5.5", shell: command("bash")}, "copilot", ""},
	{cli{name: "cline", model: "gpt-5.5", shell: func(c string) llm.Call {
		return call("run_commands", map[string]any{"commands": []string{c}})
	}}, "cline", ""},
}

// command returns the call with which a model runs a command.
func command(tool string, more ...any) func(string) llm.Call {
	return func(c string) llm.Call {
		args := map[string]any{"command": c, "description": "x"}
		for i := 0; i < len(more); i += 2 {
			args[more[i].(string)] = more[i+1]
		}
		return call(tool, args)
	}
}

// TestRecognised checks what assay check --agent recognises in the output of each CLI. Its
// model does the trivial task.
func TestRecognised(t *testing.T) {
	bin := programs(t)
	for _, c := range clis {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			c.recognised(t, bin, map[string]string{"opencode": "cost"}[c.name]) // it gives 0 for a model without a price
		})
	}
	for _, r := range recipes {
		t.Run(r.name, func(t *testing.T) {
			t.Parallel()
			_, here := os.Stat(filepath.Join(bin, r.program))
			if _, err := exec.LookPath(r.program); here != nil && err != nil {
				t.Skip("it is not installed")
			}
			r.recognised(t, bin, r.unseen)
		})
	}
}

func (c *cli) recognised(t *testing.T, bin, unseen string) {
	out, err := c.check(t, bin, "")
	if err != nil {
		t.Errorf("assay check: %v", err)
	}
	var missing []string
	for line := range strings.Lines(out) {
		if mark, rest, _ := strings.Cut(line, " "); mark == "–" || mark == "✗" {
			missing = append(missing, strings.Fields(rest)[0])
		}
	}
	if want := strings.Fields(unseen); !slices.Equal(missing, want) {
		t.Errorf("not recognised: %v, want %v", missing, want)
	}
}

// TestTurns checks that max_turns ends programs whose output does not show turns.
func TestTurns(t *testing.T) {
	bin := programs(t)
	for _, c := range clis {
		if c.name == "codex" {
			out, _ := c.check(t, bin, "&max_turns=1")
			if !strings.Contains(out, "turn_limit: max_turns is 1") || !strings.Contains(out, "hello.txt is there") || !strings.Contains(out, "1 request:") {
				t.Error("it had other than one turn")
			}
		}
	}
}

// check returns the output of assay check --agent for a CLI. Its model does the trivial
// task; query holds further settings.
func (c *cli) check(t *testing.T, bin, query string) (string, error) {
	t.Helper()
	assay, err := build()
	if err != nil {
		t.Fatal(err)
	}
	format := cmp.Or(c.format, llm.Compatible)
	s := llmtest.New(t, format, llmtest.Config{Foreign: true, Answer: func(r *llmtest.Request) *llm.Response {
		n := 0
		for _, m := range r.Messages {
			n += len(m.Calls)
		}
		out := &llm.Response{Usage: used(format, n)}
		if len(r.Tools) == 0 || n > 0 { // a request for a title has no tools
			out.Text = "Here is a pineapple."
		} else {
			out.Calls = []llm.Call{c.shell("echo hello > hello.txt")}
		}
		return out
	}})
	base := s.URL + "/v1"
	if c.base != nil {
		base = c.base(s)
	}
	cmd := exec.Command(assay, "check", "--agent", c.name+"?base_url="+base+"&model="+c.model+query)
	for _, kv := range os.Environ() {
		if name, _, _ := strings.Cut(kv, "="); name != "PATH" && !strings.HasSuffix(name, "_API_KEY") && !strings.HasPrefix(name, "ASSAY_") {
			cmd.Env = append(cmd.Env, kv)
		}
	}
	cmd.Env = append(cmd.Env, "PATH="+bin+string(filepath.ListSeparator)+os.Getenv("PATH"))
	began := time.Now()
	out, err := cmd.CombinedOutput()
	t.Logf("it took %s: %v\n%s", time.Since(began).Round(100*time.Millisecond), err, out)
	return string(out), err
}
