package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind/diff"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

const checkLong = `Find out before an agent is asked whether the tasks of a suite measure what they
say. For every task with a reference:

  - the reference passes all that is required, as often as --trials says
  - doing nothing fails
  - each faulty solution fails the criteria that it is named for and no other
  - each way to touch a forbidden file is caught: modify, add, delete, rename,
    chmod, and a link in its place, for every glob of the graders of kind diff;
    once for tasks with the same files and globs
  - setup leaves the same files every time

References and faulty solutions are patches (.patch, .diff) to the workspace, or
answers. A task that does not hold is to be quarantined: what to put into the
suite is printed, and the exit code is 1. assay run --check does the same before
a run and leaves such tasks out of it.`

type checkFlags struct {
	suiteload.Flags

	tasks []string
	json  bool
	quiet bool
	fresh bool
}

func (a *app) checkCommand() *cobra.Command {
	f := &checkFlags{}
	cmd := &cobra.Command{
		Use: "check SUITE", Short: "prove the tasks of a suite with their references", Long: checkLong,
		Example: `  assay check agent-cli
  assay check my-suite --trials 5 --task 'cache-*' --json`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return cmdenv.UsageErrorf("name one suite: assay check FILE")
			}
			if err := f.Flags.Check(); err != nil {
				return err
			}
			return a.check(cmd.Context(), f, args[0])
		},
	}
	f.Register(cmd)
	cmd.Flags().StringSliceVar(&f.tasks, "task", nil, "only tasks whose id matches this `glob`; may be repeated")
	cmd.Flags().BoolVar(&f.json, "json", false, "one JSON object on standard output")
	cmd.Flags().BoolVarP(&f.quiet, "quiet", "q", false, "no progress")
	cmd.Flags().BoolVar(&f.fresh, "fresh", false, "run prewarm commands of the workspace again, though an earlier run has kept what they leave")
	return cmd
}

// proof is what was found about a task.
type proof struct {
	Task       string  `json:"task"`
	Reference  tallied `json:"reference"` // that pass
	Faulty     tallied `json:"faulty"`    // that fail as they are to
	Forbidden  tallied `json:"forbidden"` // edits that are caught
	EmptyFails *bool   `json:"empty_fails,omitempty"`
	SameSetup  *bool   `json:"same_setup,omitempty"`
	// Unproved says why there is nothing to check; Quarantine what is wrong.
	Unproved   string   `json:"unproved,omitempty"`
	Quarantine []string `json:"quarantine,omitempty"`
}

type tallied struct {
	Held int `json:"held"`
	Of   int `json:"of"`
}

func (a *app) check(ctx context.Context, f *checkFlags, arg string) error {
	times := max(1, f.Trials)
	f.Trials = 0
	f.FlagSet.Lookup("trials").Changed = false // of the check, not of the suite
	s, err := a.LoadSuite(arg, &f.Flags)
	if err != nil {
		return err
	}
	red := a.Redactor()
	fx, err := suiteload.ReadFixture(ctx, s, red)
	if err != nil {
		return err
	}
	prices, err := a.TodaysPrices(s, f.Prices)
	if err != nil {
		return err
	}
	tasks := slices.DeleteFunc(slices.Clone(s.Tasks), func(t *suite.Task) bool {
		return t.Role != "" || len(f.tasks) > 0 && !slices.ContainsFunc(f.tasks, func(glob string) bool { return matches(false, false)(glob, t.ID) })
	})
	if len(tasks) == 0 {
		return cmdenv.UsageErrorf("no task of suite %s matches --task %s", s.Name, strings.Join(f.tasks, ", "))
	}
	c, err := a.checker(ctx, s, fx, red, prices)
	if err != nil {
		return err
	}
	defer c.rt.Close()
	if f.fresh {
		c.rt.Rooms.Warm.Since = a.Now()
	}
	if !f.quiet {
		c.show(a.Err)
	}
	proofs, err := c.prove(ctx, tasks, times)
	if err != nil {
		return err
	}
	return a.showProofs(s, proofs, f.json)
}

// act is one trial of a check: what is done, and what must come of it.
type act struct {
	key   trial.Key
	kind  string // reference, empty, faulty, tamper
	what  string
	x     solution
	grade []string // graders; nil for all
	must  []string // criteria that must fail
	tasks []int    // that it tells of
}

// prove checks tasks.
func (c *checker) prove(ctx context.Context, tasks []*suite.Task, times int) ([]proof, error) {
	if err := c.ready(ctx); err != nil {
		return nil, err
	}
	proofs := make([]proof, len(tasks))
	var acts []act
	same := map[string][]int{}     // acts, by what makes them alike
	there := map[string][]string{} // files after setup, by the task's own setup
	for i, t := range tasks {
		proofs[i].Task = t.ID
		if t.Reference == "" && len(t.Faulty) == 0 {
			proofs[i].Unproved = "it has no reference"
			continue
		}
		setup := fmt.Sprintf("%q", t.Setup)
		files, known := there[setup]
		var err error
		if !known {
			files, err = c.files(ctx, t)
		}
		if err != nil {
			if ctx.Err() != nil {
				return nil, cmdenv.ExitWith(cmdenv.ExitInterrupted)
			}
			proofs[i].Quarantine = []string{"setup fails: " + err.Error()}
			continue
		}
		there[setup] = files
		base, err := c.base(t)
		if err != nil {
			return nil, err
		}
		made := c.acts(t, times, files)
		for n := range made {
			made[n].tasks = []int{i}
		}
		// The same edits of the same files under the same rules say the same.
		done, ok := same[base]
		for _, n := range done {
			acts[n].tasks = append(acts[n].tasks, i)
		}
		for _, x := range made {
			if x.kind == "tamper" {
				if ok {
					continue
				}
				same[base] = append(same[base], len(acts))
			}
			acts = append(acts, x)
		}
	}
	type outcome struct{ wrong, setup string }
	c.began(len(acts))
	found := each(ctx, len(acts), func(i int) outcome {
		wrong, setup := c.act(ctx, acts[i])
		if ctx.Err() == nil {
			c.did(acts[i], wrong)
		}
		return outcome{wrong, setup}
	})
	if ctx.Err() != nil {
		return nil, cmdenv.ExitWith(cmdenv.ExitInterrupted)
	}
	setups := map[int]map[string]bool{}
	for i, x := range acts {
		held := found[i].wrong == ""
		for _, n := range x.tasks {
			p := &proofs[n]
			p.count(x.kind, held)
			if !held {
				p.Quarantine = append(p.Quarantine, x.what+": "+found[i].wrong)
			}
		}
		// Of one that tells of several tasks, the setup is that of the first.
		if n := x.tasks[0]; isRoomed(x) && found[i].setup != failedSetup {
			if setups[n] == nil {
				setups[n] = map[string]bool{}
			}
			setups[n][found[i].setup] = true
		}
	}
	for i := range proofs {
		p := &proofs[i]
		if n := len(setups[i]); n > 0 {
			p.SameSetup = new(n == 1)
			if n > 1 {
				p.Quarantine = append(p.Quarantine, "setup leaves other files every time: take clocks, random names and downloads of what changes out of it")
			}
		}
		p.Quarantine = condensed(p.Quarantine)
	}
	return proofs, nil
}

func isRoomed(x act) bool { return x.kind == "empty" || x.kind == "tamper" || isPatch(x.x.file) }

func (p *proof) count(kind string, held bool) {
	n := 0
	if held {
		n = 1
	}
	add := func(c *tallied) { c.Held, c.Of = c.Held+n, c.Of+1 }
	switch kind {
	case "reference":
		add(&p.Reference)
	case "faulty":
		add(&p.Faulty)
	case "tamper":
		add(&p.Forbidden)
	case "empty":
		p.EmptyFails = &held
	}
}

// condensed leaves out what was said before.
func condensed(lines []string) []string {
	var out []string
	for _, l := range lines {
		if !slices.Contains(out, l) {
			out = append(out, l)
		}
	}
	return out
}

// files are the paths of a task's workspace as setup leaves it; none without one.
func (c *checker) files(ctx context.Context, t *suite.Task) ([]string, error) {
	if c.rt.Fixture == nil && len(c.suite.Workspace.Setup)+len(t.Setup) == 0 {
		return nil, nil
	}
	var out []string
	key := c.note(t.ID, 0, func(root string) error {
		return filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
			if err == nil && d.IsDir() && d.Name() == ".git" {
				return filepath.SkipDir
			}
			if err == nil && d.Type().IsRegular() {
				rel, _ := filepath.Rel(root, p)
				out = append(out, filepath.ToSlash(rel))
			}
			return err
		})
	})
	_, _, err := c.work(ctx, key)
	return out, err
}

// base is what forbidden edits of a task depend on: the files of its workspace and
// what the graders of kind diff say of them.
func (c *checker) base(t *suite.Task) (string, error) {
	rules := map[string]diff.Config{}
	for name, g := range c.suite.Graders {
		cfg, ok := g.Config.(*diff.Config)
		if setting, set := t.Graders[name]; !ok || set && setting == nil {
			continue
		}
		own, err := grade.Settings(*cfg, t, name)
		if err != nil {
			continue // a mistake that loading has found
		}
		rules[name] = own
	}
	b, err := json.Marshal(struct {
		Setup [][]string
		Rules map[string]diff.Config
	}{t.Setup, rules})
	if err != nil {
		return "", fmt.Errorf("tell the forbidden files of task %s: %w", t.ID, err)
	}
	return string(b), nil
}

// acts are what is tried with a task.
func (c *checker) acts(t *suite.Task, times int, files []string) []act {
	var out []act
	index := 1
	add := func(x act, note func(int) trial.Key) {
		x.key = note(index)
		index++
		out = append(out, x)
	}
	if t.Reference != "" {
		x := solution{t, t.Reference, nil}
		for range times {
			add(act{kind: "reference", what: "the reference", x: x}, func(i int) trial.Key { return c.noteSolution(x, i) })
		}
	}
	if len(files) > 0 {
		add(act{kind: "empty", what: "doing nothing"}, func(i int) trial.Key { return c.note(t.ID, i, nothing) })
	}
	for _, x := range faulty(t) {
		add(act{kind: "faulty", what: x.file, x: x, must: x.fails}, func(i int) trial.Key { return c.noteSolution(x, i) })
	}
	for _, name := range cmdenv.SortedKeys(c.suite.Graders) {
		cfg, ok := c.suite.Graders[name].Config.(*diff.Config)
		if setting, set := t.Graders[name]; !ok || set && setting == nil {
			continue
		}
		own, err := grade.Settings(*cfg, t, name)
		if err != nil {
			continue // a mistake that loading has found
		}
		match := matches(own.Fnmatch, own.IgnoreCase)
		seen := slices.DeleteFunc(slices.Clone(files), func(f string) bool {
			return slices.ContainsFunc(own.Ignore, func(g string) bool { return match(g, f) })
		})
		for _, glob := range own.Forbidden {
			for _, y := range tampers(glob, match, seen) {
				add(act{kind: "tamper", what: fmt.Sprintf("%s of %s (%s)", y.how, y.file, glob), grade: []string{name}, must: []string{name + ".forbidden"}},
					func(i int) trial.Key { return c.note(t.ID, i, y.edit) })
			}
		}
	}
	return out
}

const failedSetup = "failed"

// act does one of them and says what is wrong, "" if nothing is, and what setup
// left, by digest.
func (c *checker) act(ctx context.Context, x act) (wrong, setup string) {
	x.x.task = nil
	attempt, blobs, err := c.made(ctx, x.x, x.key)
	if x.kind == "empty" || x.kind == "tamper" {
		attempt, blobs, err = c.work(ctx, x.key)
	}
	if err != nil {
		return err.Error(), failedSetup
	}
	setup = string(attempt.Artifact.Setup.Digest)
	scores := c.rt.Grade(ctx, worker.Assignment{Key: x.key, N: 1, Attempt: attempt, Blobs: blobs, Graders: x.grade})
	switch x.kind {
	case "empty":
		return idle(scores), setup
	case "tamper":
		return uncaught(scores, x.must[0]), setup
	}
	return misjudged(scores, x.must), setup
}

// idle says what is wrong with the scores of somebody who did nothing.
func idle(scores []trial.Score) string {
	for _, s := range scores {
		if s.Fault != nil {
			return fmt.Sprintf("grader %s: %v", s.Grader, s.Fault)
		}
		if slices.ContainsFunc(s.Criteria, func(c trial.Criterion) bool { return c.Required && c.Verdict == trial.Fail }) {
			return ""
		}
	}
	return "it must fail and fails nothing that is required"
}

// uncaught says what is wrong with the score of a forbidden edit.
func uncaught(scores []trial.Score, criterion string) string {
	for _, s := range scores {
		if s.Fault != nil {
			return fmt.Sprintf("grader %s: %v", s.Grader, s.Fault)
		}
		for _, c := range s.Criteria {
			if c.Name == criterion && c.Verdict == trial.Fail {
				return ""
			}
		}
	}
	return "it must fail " + criterion + " and does not"
}

// quarantine is what belongs into the suite: the tasks that do not hold, each with
// the first reason.
func quarantine(proofs []proof) map[string]string {
	out := map[string]string{}
	for _, p := range proofs {
		if len(p.Quarantine) > 0 {
			out[p.Task] = p.Quarantine[0]
			if n := len(p.Quarantine) - 1; n > 0 {
				out[p.Task] += fmt.Sprintf(" (and %d more)", n)
			}
		}
	}
	return out
}

// quarantineBad checks the tasks that a run would take and leaves those that do not
// hold out of it.
func (a *app) quarantineBad(ctx context.Context, j *job) error {
	picks := j.f.filter.Picks(j.suite)
	tasks := slices.DeleteFunc(slices.Clone(j.suite.Tasks), func(t *suite.Task) bool {
		return t.Role != "" || j.suite.Quarantine[t.ID] != "" || picks != nil && !picks(t)
	})
	c, err := a.checker(ctx, j.suite, j.fixture, j.red, j.prices)
	if err != nil {
		return err
	}
	defer c.rt.Close()
	if j.f.fresh {
		c.rt.Rooms.Warm.Since = a.Now()
	}
	if !j.f.quiet && !j.f.json {
		c.show(a.Err)
	}
	proofs, err := c.prove(ctx, tasks, 1)
	if err != nil {
		return err
	}
	bad := quarantine(proofs)
	for _, task := range cmdenv.SortedKeys(bad) {
		fmt.Fprintf(a.Err, "assay: task %s is left out, since it does not hold: %s\n", report.Clean(task), report.Clean(strings.Join(strings.Fields(bad[task]), " ")))
	}
	if len(bad) > 0 && j.suite.Quarantine == nil {
		j.suite.Quarantine = map[string]string{}
	}
	maps.Copy(j.suite.Quarantine, bad)
	return nil
}

func (a *app) showProofs(s *suite.Suite, proofs []proof, asJSON bool) error {
	bad := quarantine(proofs)
	if asJSON {
		b, err := json.MarshalIndent(struct {
			Suite      string            `json:"suite"`
			Tasks      []proof           `json:"tasks"`
			Quarantine map[string]string `json:"quarantine"`
		}{s.Name, proofs, bad}, "", "  ")
		if err != nil {
			return fmt.Errorf("write JSON: %w", err)
		}
		fmt.Fprintf(a.Out, "%s\n", b)
	} else {
		a.showProofText(proofs, bad)
	}
	if len(bad) > 0 {
		return cmdenv.ExitWith(cmdenv.ExitGate)
	}
	return nil
}

func (a *app) showProofText(proofs []proof, bad map[string]string) {
	held, unproved := 0, 0
	for _, p := range proofs {
		switch {
		case p.Unproved != "":
			unproved++
			fmt.Fprintf(a.Out, "–  %s: not checked, %s\n", report.Clean(p.Task), p.Unproved)
			continue
		case len(p.Quarantine) == 0:
			held++
			fmt.Fprintf(a.Out, "✓  %s: %s\n", report.Clean(p.Task), p.summary())
			continue
		}
		fmt.Fprintf(a.Out, "✗  %s: %s\n", report.Clean(p.Task), p.summary())
		for _, why := range p.Quarantine {
			fmt.Fprintf(a.Out, "   %s\n", report.Clean(strings.Join(strings.Fields(why), " ")))
		}
	}
	fmt.Fprintf(a.Out, "%d of %s hold", held, report.Plural(len(proofs), "task"))
	if unproved > 0 {
		fmt.Fprintf(a.Out, ", %d cannot be checked", unproved)
	}
	fmt.Fprintln(a.Out)
	if len(bad) == 0 {
		return
	}
	fmt.Fprint(a.Out, "\nmend them, or put this into the suite:\n\n")
	fmt.Fprintln(a.Out, "quarantine:")
	for _, task := range cmdenv.SortedKeys(bad) {
		why, err := json.Marshal(strings.Join(strings.Fields(bad[task]), " ")) // a string of JSON is one of YAML
		if err == nil {
			fmt.Fprintf(a.Out, "  %s: %s\n", report.Clean(task), report.Clean(string(why)))
		}
	}
}

// summary counts what held.
func (p proof) summary() string {
	var out []string
	of := func(c tallied, format string) {
		if c.Of > 0 {
			out = append(out, fmt.Sprintf(format, c.Held, c.Of))
		}
	}
	of(p.Reference, "reference passes %d of %d")
	if p.EmptyFails != nil {
		out = append(out, map[bool]string{true: "doing nothing fails", false: "doing nothing passes"}[*p.EmptyFails])
	}
	of(p.Faulty, "faulty %d of %d as they are to")
	of(p.Forbidden, "forbidden edits caught %d of %d")
	if p.SameSetup != nil {
		out = append(out, map[bool]string{true: "setup the same every time", false: "setup differs"}[*p.SameSetup])
	}
	return strings.Join(out, ", ")
}
