package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// served runs calls one-turn trials, jobs at once, against a model server that
// answers after latency, and prints how much longer they take than the waiting
// alone, which is calls·latency/jobs; and the same for the whole program, with
// loading, planning and reports.
func served(bin, dir string, calls, jobs int, latency time.Duration) error {
	server, err := startModelServer(latency)
	if err != nil {
		return err
	}
	defer server.listener.Close()

	dir = filepath.Join(dir, "served")
	if err := os.Mkdir(dir, 0o755); err != nil {
		return err
	}
	var tasks strings.Builder
	for i := range calls {
		fmt.Fprintf(&tasks, "---\nid: t%04d\nprompt: Say back number %d.\ngraders: {text: {contains: [\"number %d.\"]}}\n", i, i, i)
	}
	suite := fmt.Sprintf(`version: 1
name: served
description: one-turn trials against a server of fixed latency
tasks: [tasks.yaml]
agents:
  served: {kind: model, provider: compatible, model: fixed, base_url: "%s"}
scenarios: {plain: {}}
graders: {text: {}}
`, server.baseURL())
	for name, text := range map[string]string{"suite.yaml": suite, "tasks.yaml": tasks.String()} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	u, err := measure(dir, nil, bin, "run", "suite.yaml", "--json", "--jobs", fmt.Sprint(jobs), "--out", "runs", "--cache-dir", "cache")
	if err != nil {
		return err
	}
	if n := int(server.asked.Load()); n != calls {
		return fmt.Errorf("the server was asked %d times for %d trials", n, calls)
	}
	work, err := span(u.out)
	if err != nil {
		return err
	}
	least := latency.Seconds() * float64(calls) / float64(jobs)
	fmt.Printf("served   %d trials, %d at once, latency %v: %.2f s, %.2f s of it waiting: ratio %.2f (limit 1.08); %.2f s with start and reports (ratio %.2f), %.2f s CPU\n",
		calls, jobs, latency, work.Seconds(), least, work.Seconds()/least, u.wall.Seconds(), u.wall.Seconds()/least, u.cpu.Seconds())
	return nil
}

// span is how long the trials of a run took, from the first start to the last
// score, as its events tell.
func span(events string) (time.Duration, error) {
	var began, ended time.Time
	for line := range strings.Lines(events) {
		var e struct {
			Event string
			T     time.Time
		}
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			return 0, fmt.Errorf("read event %q: %w", line, err)
		}
		switch e.Event {
		case "opened":
			began = e.T
		case "closed":
			ended = e.T
		}
	}
	if began.IsZero() || !ended.After(began) {
		return 0, fmt.Errorf("the run did not say when it began and ended")
	}
	return ended.Sub(began), nil
}
