// Command bench measures assay as a whole process and prints figures next to the
// limits that the project has set itself. It judges nothing: machines differ.
//
//	go run ./scripts/bench [-n 20000] [-latency 200ms] [-calls 500] [-jobs 50] [-tasks 1000] [-call 5ms] [-files 5000] [-rounds 11] [-output 100000000] [-only NAME]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/workspace/sandbox"
	"github.com/assay-eval/assay/internal/workspace/shim"
)

func main() {
	for _, hidden := range []func() (int, bool){shim.Main, func() (int, bool) { return sandbox.Main(os.Args[1:]) }} {
		if code, ours := hidden(); ours {
			os.Exit(code)
		}
	}
	n := flag.Int("n", 20000, "scripted one-turn trials")
	calls := flag.Int("calls", 500, "trials against the model server with fixed latency")
	jobs := flag.Int("jobs", 50, "trials at once against that server")
	latency := flag.Duration("latency", 200*time.Millisecond, "latency of that server")
	tasks := flag.Int("tasks", 1000, "retrieval tasks of one tool call")
	call := flag.Duration("call", 5*time.Millisecond, "time that their server takes for a call")
	files := flag.Int("files", 5000, "files of the repository of which rooms are made")
	rounds := flag.Int("rounds", 11, "pairs of rooms and clones")
	output := flag.Int("output", 100_000_000, "bytes that the agent of the measurement redaction writes")
	only := flag.String("only", "", "`name` of the only measurement to make: scripted, served, retrieval, rooms or redaction")
	serve := flag.Duration("serve", 0, "be that server")
	flag.Parse()
	if *serve > 0 {
		if err := search(*serve); err != nil {
			fmt.Fprintln(os.Stderr, "bench:", err)
			os.Exit(1)
		}
		return
	}
	err := bench(*only, []measurement{
		{"scripted", func(bin, dir string) error { return scripted(bin, dir, *n) }},
		{"served", func(bin, dir string) error { return served(bin, dir, *calls, *jobs, *latency) }},
		{"retrieval", func(bin, dir string) error { return retrieval(bin, dir, *tasks, *call) }},
		{"rooms", func(_, dir string) error { return rooms(dir, *files, *rounds) }},
		{"redaction", func(bin, dir string) error { return redaction(bin, dir, *output, *rounds) }},
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// measurement runs the program at bin in a folder of its own below dir.
type measurement struct {
	name string
	make func(bin, dir string) error
}

// bench makes all measurements, or only the one of a name.
func bench(only string, all []measurement) error {
	dir, err := os.MkdirTemp("", "assay-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	bin := filepath.Join(dir, "assay")
	if out, err := exec.Command("go", "build", "-o", bin, "./cmd/assay").CombinedOutput(); err != nil {
		return fmt.Errorf("build: %w\n%s", err, out)
	}
	if err := start(bin); err != nil {
		return err
	}
	for _, m := range all {
		if only != "" && m.name != only {
			continue
		}
		if err := m.make(bin, dir); err != nil {
			return fmt.Errorf("%s: %w", m.name, err)
		}
	}
	return nil
}

// usage is what one process took.
type usage struct {
	wall time.Duration
	cpu  time.Duration
	rss  int64 // bytes at the peak
	out  string
}

func measure(dir string, env []string, args ...string) (usage, error) {
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	var out strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &out
	began := time.Now()
	err := cmd.Run()
	u := usage{wall: time.Since(began)}
	if err != nil {
		return u, fmt.Errorf("%s: %w\n%s", strings.Join(args, " "), err, out.String())
	}
	u.cpu = cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	if u.rss, err = peakMemory(cmd.ProcessState); err != nil {
		return u, err
	}
	u.out = out.String()
	return u, nil
}

func start(bin string) error {
	best := time.Hour
	for range 10 {
		u, err := measure(".", nil, bin, "version")
		if err != nil {
			return err
		}
		best = min(best, u.wall)
	}
	fmt.Printf("start    assay version: %.0f ms, best of 10 (limit 50 ms)\n", best.Seconds()*1000)
	return nil
}

// scripted runs n one-turn trials with distinct prompts and answers and a text
// grader, journal durable.
func scripted(bin, dir string, n int) error {
	const tasks = 200
	var doc strings.Builder
	for i := range tasks {
		fmt.Fprintf(&doc, "---\nid: t%03d\nprompt: What is %d plus %d? Answer with the number and say why.\ngraders: {text: {contains: [\"%d\"]}}\n", i, i, i+1, 2*i+1)
	}
	var answers strings.Builder
	for i := range tasks {
		fmt.Fprintf(&answers, "---\ntask: t%03d\nturns:\n  - text: \"Trial {{.Index}} of {{.Task}}: the sum is %d, because counting %d on from %d ends there.\"\n", i, 2*i+1, i+1, i)
	}
	suite := fmt.Sprintf(`version: 1
name: bench
description: one-turn scripted trials
tasks: [tasks.yaml]
agents:
  scripted: {kind: model, provider: scripted, model: authored, answers: answers.yaml}
scenarios: {plain: {}}
graders: {text: {}}
trials: %d
`, n/tasks)
	for name, text := range map[string]string{"suite.yaml": suite, "tasks.yaml": doc.String(), "answers.yaml": answers.String()} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	u, err := measure(dir, nil, bin, "run", "suite.yaml", "--quiet", "--jobs", "64", "--out", filepath.Join(dir, "runs"))
	if err != nil {
		return err
	}
	fmt.Printf("scripted %d trials: %.0f trials/s, %.2f s wall, %.2f s CPU, peak RSS %.0f MB (limits 5000 trials/s, 150 MB)\n",
		n, float64(n)/u.wall.Seconds(), u.wall.Seconds(), u.cpu.Seconds(), float64(u.rss)/1e6)
	return nil
}
