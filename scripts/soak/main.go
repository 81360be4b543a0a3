//go:build linux

// Command soak measures and torments runs on several machines: a coordinator and workers
// of the real program, on this machine, with a proxy between them.
//
//	go run ./scripts/soak [-for 10m] [-seed 1]    kill, stop, cut and delay; then check that nothing is lost
//	go run ./scripts/soak -speed                  the speed-up of 1, 2, 4 and 8 workers, and empty trials
//	go run ./scripts/soak -simulated 100          that many simulated workers in one process
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
)

func main() {
	length := flag.Duration("for", 10*time.Minute, "about how long to torment")
	seed := flag.Uint64("seed", 1, "seed of the torments")
	speed := flag.Bool("speed", false, "measure speed-up, empty trials, joining and the death of a worker instead")
	simulated := flag.Int("simulated", 0, "measure this many simulated workers instead")
	keep := flag.Bool("keep", false, "keep the folder of the runs")
	flag.Parse()
	if err := run(*length, *seed, *speed, *simulated, *keep); err != nil {
		fmt.Fprintln(os.Stderr, "soak:", err)
		os.Exit(1)
	}
}

func run(length time.Duration, seed uint64, speed bool, simulated int, keep bool) (err error) {
	if simulated > 0 {
		return simulate(simulated)
	}
	l, err := newLab()
	if err != nil {
		return err
	}
	defer func() {
		if keep || err != nil {
			fmt.Println("the runs are kept in", l.dir)
			return
		}
		os.RemoveAll(l.dir)
	}()
	if speed {
		return errors.Join(l.measureJoining(), l.measureDeath(), l.measureSpeed())
	}
	return l.torment(length, seed)
}

// lab is a folder with the program under test.
type lab struct {
	dir, bin, tmp string
}

func newLab() (*lab, error) {
	dir, err := os.MkdirTemp("", "assay-soak-")
	if err != nil {
		return nil, err
	}
	l := &lab{dir: dir, bin: filepath.Join(dir, "assay"), tmp: filepath.Join(dir, "tmp")}
	if err := os.Mkdir(l.tmp, 0o755); err != nil {
		return nil, err
	}
	if out, err := exec.Command("go", "build", "-o", l.bin, "./cmd/assay").CombinedOutput(); err != nil {
		return nil, fmt.Errorf("build: %w\n%s", err, out)
	}
	return l, nil
}

func (l *lab) environ() []string {
	return append(os.Environ(), "TMPDIR="+l.tmp, "ASSAY_CACHE_DIR="+filepath.Join(l.dir, "cache"))
}

// command returns a command of the program. Its output goes to a file.
func (l *lab) command(ctx context.Context, log string, args ...string) (*exec.Cmd, error) {
	out, err := os.OpenFile(filepath.Join(l.dir, log), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, l.bin, args...)
	cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr = l.dir, l.environ(), out, out
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	return cmd, nil
}

// writeSuite writes a suite of tasks with one-turn trials. url is the model server, or ""
// for scripted answers. With rooms each trial is also graded in a folder with files.
func (l *lab) writeSuite(name string, tasks, trials int, url string, rooms bool) error {
	var doc, answers strings.Builder
	for i := range tasks {
		fmt.Fprintf(&doc, "---\nid: t%03d\nprompt: What is %d plus %d?\ngraders: {text: {contains: [\"is %d.\"]}}\n", i, i, i+1, 2*i+1)
		fmt.Fprintf(&answers, "---\ntask: t%03d\nturns:\n  - text: \"Trial {{.Index}}: it is %d.\"\n", i, 2*i+1)
	}
	agent := "{kind: model, provider: scripted, model: authored, answers: answers.yaml}"
	if url != "" {
		agent = fmt.Sprintf("{kind: model, provider: compatible, model: fixed, base_url: %q}", url)
	}
	suite := fmt.Sprintf("version: 1\nname: %s\ndescription: one-turn trials\ntasks: [tasks.yaml]\nagents:\n  a: %s\nscenarios: {plain: {}, other: {suffix: \" Please.\"}}\ngraders: {text: {}}\ntrials: %d\nlimits: {stall: 5m}\nretry: {attempts: 50, first: 100ms, factor: 1}\n", name, agent, trials)
	if rooms {
		suite = strings.Replace(suite, "graders: {text: {}}", "workspace: {fixture: files, isolation: none}\ngraders: {text: {}, command: {command: [\"true\"]}}", 1)
	}
	dir := filepath.Join(l.dir, name)
	if err := os.MkdirAll(filepath.Join(dir, "files"), 0o755); err != nil {
		return err
	}
	for file, text := range map[string]string{"suite.yaml": suite, "tasks.yaml": doc.String(), "answers.yaml": answers.String(), "files/a.txt": strings.Repeat("a line\n", 3000)} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// serveSums starts a model server at an address that adds after latency.
func serveSums(addr string, latency time.Duration) (*llmtest.Server, error) {
	return llmtest.Serve(addr, llm.Compatible, llmtest.Config{Latency: latency, Forget: true,
		Answer: func(r *llmtest.Request) *llm.Response {
			var a, b int
			_, _ = fmt.Sscanf(r.Messages[len(r.Messages)-1].Text, "What is %d plus %d?", &a, &b)
			return &llm.Response{Message: llm.Message{Text: fmt.Sprintf("It is %d.", a+b)}}
		}})
}

// findRun returns the only run folder below a folder.
func findRun(root string) (string, error) {
	runs, err := filepath.Glob(filepath.Join(root, "*", "run.json"))
	if err != nil || len(runs) != 1 {
		return "", fmt.Errorf("%s holds %d runs", root, len(runs))
	}
	return filepath.Dir(runs[0]), nil
}
