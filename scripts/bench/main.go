// Command bench measures assay as a whole process and prints figures next to the
// limits that the project has set itself. It judges nothing: machines differ.
//
//	go run ./scripts/bench [-n 20000] [-latency 200ms] [-calls 500] [-jobs 50] [-tasks 1000] [-call 5ms] [-files 5000] [-rounds 11] [-output 100000000] [-million 1000000] [-bin PROGRAM] [-only NAME]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/shim"
)

func main() {
	for _, hidden := range []func() (int, bool){shim.Main, func() (int, bool) { return workspace.Main(os.Args[1:]) }} {
		if code, ours := hidden(); ours {
			os.Exit(code)
		}
	}
	n := flag.Int("n", 20000, "scripted one-turn trials")
	calls := flag.Int("calls", 5000, "trials against the model server with fixed latency")
	jobs := flag.Int("jobs", 256, "trials at once against that server")
	latency := flag.Duration("latency", 200*time.Millisecond, "latency of that server")
	tasks := flag.Int("tasks", 1000, "retrieval tasks of one tool call")
	call := flag.Duration("call", 5*time.Millisecond, "time that their server takes for a call")
	files := flag.Int("files", 5000, "files of the repository of which rooms are made")
	rounds := flag.Int("rounds", 11, "pairs of rooms and clones")
	output := flag.Int("output", 100_000_000, "bytes that the agent of the measurement redaction writes")
	only := flag.String("only", "", "`name` of the only measurement to make: scripted, distinct, long, million, served, retrieval, rooms, images or redaction")
	million := flag.Int("million", 1_000_000, "trials of the measurement million, which is made only if it is named")
	bin := flag.String("bin", "", "`program` to measure in place of the one in this folder")
	serve := flag.Duration("serve", 0, "be that server")
	flag.Parse()
	if *serve > 0 {
		if err := search(*serve); err != nil {
			fmt.Fprintln(os.Stderr, "bench:", err)
			os.Exit(1)
		}
		return
	}
	err := bench(*only, *bin, []measurement{
		{"scripted", func(bin, dir string) error {
			return scripted(bin, dir, scriptedRun{name: "scripted", trials: *n, tasks: 200, rate: 15_000, rss: 150e6})
		}},
		{"distinct", func(bin, dir string) error {
			return scripted(bin, dir, scriptedRun{name: "distinct", trials: *n, tasks: *n, took: 5 * time.Second, rss: 250e6})
		}},
		{"long", func(bin, dir string) error {
			return scripted(bin, dir, scriptedRun{name: "long", trials: 100_000, tasks: 500, took: 9 * time.Second, rss: 150e6, view: true})
		}},
		{"million", func(bin, dir string) error {
			return scripted(bin, dir, scriptedRun{name: "million", trials: *million, tasks: 500, rss: 250e6})
		}},
		{"served", func(bin, dir string) error { return served(bin, dir, *calls, *jobs, *latency) }},
		{"retrieval", func(bin, dir string) error { return retrieval(bin, dir, *tasks, *call) }},
		{"rooms", func(_, dir string) error { return rooms(dir, *files, *rounds) }},
		{"images", func(_, dir string) error { return images(dir, *rounds) }},
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

// bench makes all measurements but the longest, or only the one of a name.
func bench(only, bin string, all []measurement) error {
	dir, err := os.MkdirTemp("", "assay-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if bin == "" {
		bin = filepath.Join(dir, "assay")
		if out, err := exec.Command("go", "build", "-o", bin, "./cmd/assay").CombinedOutput(); err != nil {
			return fmt.Errorf("build: %w\n%s", err, out)
		}
	}
	if err := start(bin); err != nil {
		return err
	}
	for _, m := range all {
		if only != "" && m.name != only || only == "" && m.name == "million" {
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
	if load, err := os.ReadFile("/proc/loadavg"); err == nil {
		fmt.Printf("load     %s\n", strings.Join(strings.Fields(string(load))[:3], " "))
	}
	fmt.Printf("start    assay version: %.0f ms, best of 10 (limit 50 ms)\n", best.Seconds()*1000)
	return nil
}
