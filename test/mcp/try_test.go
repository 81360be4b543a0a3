package mcptest

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
)

// tryScript is what a drafted suite says about a task: its question, the call of its scripted
// agent, and the pattern of the answer.
type tryScript struct {
	prompt, tool, args string
	pattern            *regexp.Regexp
}

// readScripts reads the tasks of a drafted suite.
func readScripts(dir string) map[string]tryScript {
	out := map[string]tryScript{}
	b, _ := os.ReadFile(filepath.Join(dir, "answers.yaml"))
	for _, doc := range strings.Split(string(b), "---\n") {
		var entry struct {
			Task, Arm string
			Turns     []struct {
				Calls []struct {
					Name string
					Args string `yaml:"args_text"`
				}
			}
		}
		if yaml.Unmarshal([]byte(doc), &entry) != nil || entry.Arm != "*/grounded" {
			continue
		}
		var task struct {
			Prompt  string
			Graders struct {
				Answer struct{ Contains, Regex []string }
			}
		}
		text, _ := os.ReadFile(filepath.Join(dir, "tasks", entry.Task+".yaml"))
		if yaml.Unmarshal(text, &task) != nil {
			continue
		}
		for _, c := range task.Graders.Answer.Contains {
			task.Graders.Answer.Regex = append(task.Graders.Answer.Regex, strings.ReplaceAll(regexp.QuoteMeta(c), " ", `\s+`))
		}
		call := entry.Turns[0].Calls[0]
		out[entry.Task] = tryScript{task.Prompt, call.Name, call.Args, regexp.MustCompile("(?i)" + strings.Join(task.Graders.Answer.Regex, "|"))}
	}
	return out
}

// newPolicy returns a model server with a fixed policy: it makes the call of the task and
// copies the value from its result as it is. It words questions by a prefix.
func newPolicy(t *testing.T, dir string, latency time.Duration) *llmtest.Server {
	var mu sync.Mutex
	var scripts map[string]tryScript
	return llmtest.New(t, "anthropic", llmtest.Config{Latency: latency, Answer: func(r *llmtest.Request) *llm.Response {
		say := func(text string) *llm.Response { return &llm.Response{Message: llm.Message{Text: text}} }
		prompt := r.Messages[0].Text
		if _, list, ok := strings.Cut(prompt, "instruction to you.\n\n"); ok {
			var rows []struct{ ID, Question string }
			if err := json.Unmarshal([]byte(list), &rows); err != nil {
				return say("no list")
			}
			worded := map[string]string{}
			for _, row := range rows {
				worded[row.ID] = "Could you help me with this? " + row.Question
			}
			b, _ := json.Marshal(worded)
			return say("Here you are:\n" + string(b))
		}
		mu.Lock()
		defer mu.Unlock()
		if scripts == nil {
			scripts = readScripts(dir)
		}
		for _, s := range scripts {
			if strings.TrimSpace(s.prompt) != strings.TrimSpace(prompt) || len(r.Tools) == 0 {
				continue
			}
			if len(r.Messages) == 1 {
				return &llm.Response{Message: llm.Message{Calls: []llm.Call{{Name: s.tool, Args: s.args}}}}
			}
			for _, res := range r.Messages[len(r.Messages)-1].Results {
				if found := s.pattern.FindString(res.Text); found != "" {
					return say(found)
				}
			}
		}
		return say("I could not tell.")
	}})
}

// assayProgram builds assay once for the tests of a process.
var assayProgram = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "assay-mcptest-")
	if err != nil {
		return "", err
	}
	program := filepath.Join(dir, "assay")
	cmd := exec.Command("go", "build", "-o", program, "./cmd/assay")
	cmd.Dir = "../.."
	out, err := cmd.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("build assay: %w: %s", err, out)
	}
	return program, nil
})

// tried is what assay try says about a server.
type tried struct {
	said              string
	drafted, proved   int
	passed, scored    int
	elapsed           time.Duration
	suite             string
	explored, refused int
}

var (
	saidDrafted  = regexp.MustCompile(`(?m)^drafted: (\d+)`)
	saidProved   = regexp.MustCompile(`(?m)^proved:  (\d+) of`)
	saidAnswer   = regexp.MustCompile(`(?m)^Can an agent use it\? (\d+)/(\d+)`)
	saidExplored = regexp.MustCompile(`(?m)^explored: (\d+) calls?.*?(?:, (\d+) refused)?$`)
)

// try runs assay try against the fixed policy.
func try(t *testing.T, latency time.Duration, server string, flags ...string) tried {
	t.Helper()
	program := os.Getenv("ASSAY_PROGRAM")
	if program == "" {
		var err error
		if program, err = assayProgram(); err != nil {
			t.Fatal(err)
		}
	}
	dir := t.TempDir()
	out := tried{suite: filepath.Join(dir, "suite")}
	s := newPolicy(t, out.suite, latency)
	args := append([]string{"try", server, out.suite, "--agent", "anthropic:" + s.BaseURL() + "#claude-haiku-4-5"}, flags...)
	cmd := exec.Command(program, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "ANTHROPIC_API_KEY=sk-loopback-0123456789", "ASSAY_CACHE_DIR="+filepath.Join(dir, "cache"))
	start := time.Now()
	b, err := cmd.CombinedOutput()
	out.elapsed, out.said = time.Since(start), string(b)
	if err != nil {
		t.Logf("%s: %v", server, err)
	}
	number := func(re *regexp.Regexp, into ...*int) {
		if m := re.FindStringSubmatch(out.said); m != nil {
			for i, p := range into {
				_, _ = fmt.Sscan(m[i+1], p)
			}
		}
	}
	number(saidDrafted, &out.drafted)
	number(saidProved, &out.proved)
	number(saidAnswer, &out.passed, &out.scored)
	number(saidExplored, &out.explored, &out.refused)
	return out
}

// TestTry runs assay try with the servers of package.json: a model that makes the right call
// and copies the value passes every task.
func TestTry(t *testing.T) {
	folder := t.TempDir()
	for i, place := range []string{"Reykjavik", "Valparaiso", "Samarkand", "Ljubljana", "Antananarivo", "Dunedin"} {
		text := fmt.Sprintf("# Trip %d\n\nThe expedition to %s left with %d crates of tea and came home.\nBooking: %d\n", i, place, 113+37*i, 100003+7919*i)
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("trip-%d.md", i)), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, tt := range []struct {
		server string
		flags  []string
		least  int // tasks
	}{
		{strings.Join(everything(t), " "), nil, 5},
		{strings.Join(program(t, "server-filesystem", folder), " "), []string{"--data", folder, "--allow-writes"}, 10},
	} {
		got := try(t, 0, tt.server, append(tt.flags, "--trials", "1")...)
		if got.proved < tt.least || got.scored != got.proved || got.passed != got.scored || !strings.Contains(got.said, "\npage     ") {
			t.Errorf("%s: %d tasks, %d of %d pass:\n%s", tt.server, got.proved, got.passed, got.scored, got.said)
		}
		if page, err := os.ReadFile(filepath.Join(got.suite, "report.html")); err != nil || len(page) < 10_000 {
			t.Errorf("page of %d bytes, %v", len(page), err)
		}
	}
}

// TestTryByHand prints a row of docs/guide/trying.md for each server of ASSAY_TRY_SERVERS, which has
// a command line a line, and after it the flags, each after a tab.
func TestTryByHand(t *testing.T) {
	list := os.Getenv("ASSAY_TRY_SERVERS")
	if list == "" {
		t.Skip("ASSAY_TRY_SERVERS names no servers")
	}
	for _, line := range strings.Split(strings.TrimSpace(list), "\n") {
		words := strings.Split(line, "\t")
		server := words[0]
		got := try(t, 200*time.Millisecond, server, words[1:]...)
		t.Logf("%s\n%s\n%+v", server, got.said, struct {
			Explored, Refused, Drafted, Proved, Passed, Scored int
			Elapsed                                            time.Duration
		}{got.explored, got.refused, got.drafted, got.proved, got.passed, got.scored, got.elapsed})
	}
}
