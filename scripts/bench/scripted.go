package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// scriptedRun describes a run of scripted trials and its limits; a limit of 0 is none.
type scriptedRun struct {
	name          string
	trials, tasks int
	rate          float64       // least trials a second
	took          time.Duration // longest time
	rss           float64       // most bytes
	view          bool          // measure the first page of assay view, too
}

// scripted runs one-turn trials with distinct prompts and answers and a text grader, journal
// durable, and writes all reports.
func scripted(bin, dir string, r scriptedRun) error {
	dir = filepath.Join(dir, r.name)
	if err := os.Mkdir(dir, 0o755); err != nil {
		return err
	}
	var doc, answers strings.Builder
	for i := range r.tasks {
		fmt.Fprintf(&doc, "---\nid: t%03d\nprompt: What is %d plus %d? Answer with the number and say why.\ngraders: {text: {contains: [\"%d\"]}}\n", i, i, i+1, 2*i+1)
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
`, r.trials/r.tasks)
	for name, text := range map[string]string{"suite.yaml": suite, "tasks.yaml": doc.String(), "answers.yaml": answers.String()} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	u, err := measure(dir, nil, bin, "run", "suite.yaml", "--quiet", "--jobs", "64", "--out", "runs", "--cache-dir", "cache")
	if err != nil {
		return err
	}
	rate := float64(r.trials) / u.wall.Seconds()
	fmt.Printf("%-8s %d trials of %d tasks: %.0f trials/s, %.2f s wall, %.2f s CPU, peak RSS %.0f MB (limits:", r.name, r.trials, r.tasks, rate, u.wall.Seconds(), u.cpu.Seconds(), float64(u.rss)/1e6)
	if r.rate > 0 {
		fmt.Printf(" %.0f trials/s, ratio %.2f;", r.rate, rate/r.rate)
	}
	if r.took > 0 {
		fmt.Printf(" %.0f s, ratio %.2f;", r.took.Seconds(), u.wall.Seconds()/r.took.Seconds())
	}
	fmt.Printf(" %.0f MB, ratio %.2f)\n", r.rss/1e6, float64(u.rss)/r.rss)
	if !r.view {
		return nil
	}
	return firstPage(bin, filepath.Join(dir, "runs"))
}
