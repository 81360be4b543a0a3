package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/assay-eval/assay/internal/cli"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/journal"
)

// throughCells are the cells that also go through assay run: 24 of independent tasks and 8
// of clusters, a dozen each so that the test of a run that may stop can decide.
func throughCells() []cell {
	var out []cell
	for _, m := range []missing{{}, {20, false}, {20, true}} {
		for _, stop := range both {
			for _, arms := range allArms {
				for _, trials := range []int{1, 3} {
					out = append(out, cell{tasks: 30, trials: trials, arms: arms, stop: stop, missing: m, effect: allEffects[len(out)%len(allEffects)]})
				}
			}
		}
	}
	for _, m := range []missing{{}, {20, true}} {
		for _, stop := range both {
			for _, trials := range []int{1, 3} {
				out = append(out, cell{tasks: 12 * family, trials: trials, arms: 2 + len(out)%2, stop: stop, missing: m, clustered: true, effect: allEffects[(2*len(out)+2)%len(allEffects)]})
			}
		}
	}
	return out
}

// runThrough makes assay run replay the outcomes of cells, and compares its decisions
// with the simulated ones, run by run.
func runThrough(runs int, seed uint64, pattern string) error {
	cells, err := matching(throughCells(), pattern)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "assay-operating-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	for i, c := range cells {
		words := map[decision.Word]int{}
		for n := range runs {
			ds, err := c.playThrough(dir, n, seed)
			if err != nil {
				return fmt.Errorf("%s, run %d of seed %d: %w", c, n, seed, err)
			}
			for _, d := range ds {
				words[d.Word]++
			}
		}
		fmt.Printf("%d of %d: %s: %d runs decide alike: %v\n", i+1, len(cells), c, runs, words)
	}
	return nil
}

// playThrough replays one run of a cell. It returns the decisions by treatment, or an
// error if assay run decides differently.
func (c cell) playThrough(dir string, run int, seed uint64) ([]decision.Decision, error) {
	rng := c.random(seed, run)
	all, families := c.draw(rng)
	if !c.clustered {
		families = nil
	}
	where := filepath.Join(dir, "suite")
	defer os.RemoveAll(where)
	if err := c.writeSuite(where, all, families, rng.Uint32()); err != nil {
		return nil, err
	}
	if code := silenceStdout(func() int {
		return cli.Main([]string{"run", where, "--quiet", "--cache", "live", "--out", filepath.Join(where, "runs"), "--cache-dir", filepath.Join(where, "cache")})
	}); code != 0 {
		return nil, fmt.Errorf("assay run ended with code %d", code)
	}
	got, order, ran, err := readRun(where)
	if err != nil {
		return nil, err
	}
	if end := c.end(all, families, order); ran < end { // trials with late grades increase the number
		return nil, fmt.Errorf("%d trials ran, and the decision takes %d", ran, end)
	}
	want := c.decide(all, families, order, ran, 0)
	if d := cmp.Diff(want, got, cmpopts.EquateEmpty()); d != "" {
		return nil, fmt.Errorf("assay run (+) decides other than the simulation (-):\n%s", d)
	}
	return want, nil
}

// silenceStdout calls a function with standard output discarded.
func silenceStdout(call func() int) int {
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return -1
	}
	defer null.Close()
	out := os.Stdout
	defer func() { os.Stdout = out }()
	os.Stdout = null
	return call()
}

// writeSuite writes a suite whose agent replays the outcomes. Arm 2 is the scenario s2.
func (c cell) writeSuite(dir string, all outcomes, families []int, seed uint32) error {
	var suite, tasks, answers strings.Builder
	fmt.Fprintf(&suite, `version: 1
name: operating
tasks: [tasks.yaml]
agents: {played: {kind: model, provider: scripted, model: outcomes, answers: answers.yaml}}
graders: {text: {contains: [passed]}}
compare: {effect: {treatment: {scenario: "s[1-9]"}, control: {scenario: s0}}}
limits: {jobs: 1}
retry: {attempts: 1}
seed: %d
trials: %d
scenarios:
`, seed, c.trials)
	for arm := range c.arms {
		fmt.Fprintf(&suite, "  s%d: {}\n", arm)
	}
	if c.stop {
		fmt.Fprintln(&suite, "stop: {when: decided}")
	}
	if c.clustered {
		fmt.Fprintln(&suite, "cluster: family")
	}
	turn := map[decision.Outcome]string{decision.Passed: "text: passed", decision.Failed: "text: failed", decision.Void: "fault: {status: 400}"}
	for i, arms := range all {
		fmt.Fprintf(&tasks, "---\nid: t%04d\nprompt: work\n", i)
		if c.clustered {
			fmt.Fprintf(&tasks, "attributes: {family: f%d}\n", families[i])
		}
		for arm, trials := range arms {
			for n, o := range trials {
				fmt.Fprintf(&answers, "---\ntask: t%04d\narm: played/s%d\nindex: %d\nturns: [{%s}]\n", i, arm, n, turn[o])
			}
		}
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for name, text := range map[string]string{"suite.yaml": suite.String(), "tasks.yaml": tasks.String(), "answers.yaml": answers.String()} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// readRun reads the only run of a suite: its decisions by treatment, its plan, and the
// number of trials that ran. These must be the first trials of the plan.
func readRun(dir string) (ds []decision.Decision, order []slot, ran int, err error) {
	runs, err := filepath.Glob(filepath.Join(dir, "runs", "*", "run.json"))
	if err != nil || len(runs) != 1 {
		return nil, nil, 0, fmt.Errorf("found %d runs: %w", len(runs), err)
	}
	folder := filepath.Dir(runs[0])
	text, err := os.ReadFile(filepath.Join(folder, "out", "results.json"))
	if err != nil {
		return nil, nil, 0, err
	}
	var results struct {
		Comparisons []struct{ Decision decision.Decision }
		Trials      []struct {
			Task, Arm, Status string
			Index             int
		}
	}
	if err := json.Unmarshal(text, &results); err != nil {
		return nil, nil, 0, err
	}
	for _, c := range results.Comparisons {
		ds = append(ds, c.Decision)
	}
	skipped := map[slot]bool{}
	for _, t := range results.Trials {
		skipped[slotOf(t.Task, t.Arm, t.Index)] = t.Status == "skipped"
	}
	run, err := journal.Open(folder)
	if err != nil {
		return nil, nil, 0, err
	}
	ran = math.MaxInt
	for i, p := range run.Manifest().Plan.Trials {
		s := slotOf(p.Task, p.Arm, p.Index)
		switch {
		case skipped[s]:
			ran = min(ran, i)
		case i > ran:
			return nil, nil, 0, fmt.Errorf("trial %d of the plan ran, and an earlier one did not", i)
		}
		order = append(order, s)
	}
	return ds, order, min(ran, len(order)), nil
}

// slotOf parses the names that writeSuite gives to tasks and arms.
func slotOf(task, arm string, index int) slot {
	number := func(s string) int {
		n, err := strconv.Atoi(s)
		if err != nil {
			panic(err) // only names by writeSuite get here
		}
		return n
	}
	return slot{number(strings.TrimPrefix(task, "t")), number(strings.TrimPrefix(arm, "played/s")), index}
}
