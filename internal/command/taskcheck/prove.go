package taskcheck

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind/diff"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// Proof is what was found about a task.
type Proof struct {
	Task       string  `json:"task"`
	Reference  tallied `json:"reference"` // that pass
	Faulty     tallied `json:"faulty"`    // that fail as they are to
	Forbidden  tallied `json:"forbidden"` // edits that are caught
	EmptyFails *bool   `json:"empty_fails,omitempty"`
	SameSetup  *bool   `json:"same_setup,omitempty"`
	// Unproved says why there is nothing to check; Quarantine lists the faults.
	Unproved   string   `json:"unproved,omitempty"`
	Quarantine []string `json:"quarantine,omitempty"`
}

type tallied struct {
	Held int `json:"held"`
	Of   int `json:"of"`
}

// action is one trial of a check: an edit and its required result.
type action struct {
	key   trial.Key
	kind  string // reference, empty, faulty, tamper
	what  string
	x     solution
	grade []string // graders; nil for all
	must  []string // criteria that must fail
	tasks []int    // that it tells of
}

// Prove checks tasks.
func (c *checker) Prove(ctx context.Context, tasks []*suite.Task, times int) ([]Proof, error) {
	if err := c.probeGraders(ctx); err != nil {
		return nil, err
	}
	proofs := make([]Proof, len(tasks))
	var acts []action
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
			files, err = c.listFiles(ctx, t)
		}
		if err != nil {
			if ctx.Err() != nil {
				return nil, cmdenv.ExitWith(cmdenv.ExitInterrupted)
			}
			proofs[i].Quarantine = []string{"setup fails: " + err.Error()}
			continue
		}
		there[setup] = files
		base, err := c.digestRules(t)
		if err != nil {
			return nil, err
		}
		made := c.planActs(t, times, files)
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
	c.setTotal(len(acts))
	found := mapParallel(ctx, len(acts), func(i int) outcome {
		wrong, setup := c.performAct(ctx, acts[i])
		if ctx.Err() == nil {
			c.reportAct(acts[i], wrong)
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
			p.countAct(x.kind, held)
			if !held {
				p.Quarantine = append(p.Quarantine, x.what+": "+found[i].wrong)
			}
		}
		// An action that tells of several tasks has the setup of the first.
		if n := x.tasks[0]; usesRoom(x) && found[i].setup != failedSetup {
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
		p.Quarantine = uniqueLines(p.Quarantine)
	}
	return proofs, nil
}

func usesRoom(x action) bool { return x.kind == "empty" || x.kind == "tamper" || isPatch(x.x.file) }

func (p *Proof) countAct(kind string, held bool) {
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

// uniqueLines leaves out what was said before.
func uniqueLines(lines []string) []string {
	var out []string
	for _, l := range lines {
		if !slices.Contains(out, l) {
			out = append(out, l)
		}
	}
	return out
}

// listFiles are the paths of a task's workspace as setup leaves it; none without one.
func (c *checker) listFiles(ctx context.Context, t *suite.Task) ([]string, error) {
	if c.rt.Fixture == nil && len(c.suite.Workspace.Setup)+len(t.Setup) == 0 {
		return nil, nil
	}
	var out []string
	key := c.noteEdit(t.ID, 0, func(root string) error {
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
	_, _, err := c.runEdit(ctx, key)
	return out, err
}

// digestRules returns the inputs of a task's forbidden edits: the files of its workspace
// and their rules in the graders of kind diff.
func (c *checker) digestRules(t *suite.Task) (string, error) {
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

// planActs returns the actions for a task.
func (c *checker) planActs(t *suite.Task, times int, files []string) []action {
	var out []action
	index := 1
	add := func(x action, note func(int) trial.Key) {
		x.key = note(index)
		index++
		out = append(out, x)
	}
	if t.Reference != "" {
		x := solution{t, t.Reference, nil}
		for range times {
			add(action{kind: "reference", what: "the reference", x: x}, func(i int) trial.Key { return c.noteSolution(x, i) })
		}
	}
	if len(files) > 0 {
		add(action{kind: "empty", what: "doing nothing"}, func(i int) trial.Key { return c.noteEdit(t.ID, i, doNothing) })
	}
	for _, x := range faultySolutions(t) {
		add(action{kind: "faulty", what: x.file, x: x, must: x.fails}, func(i int) trial.Key { return c.noteSolution(x, i) })
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
		match := GlobMatcher(own.Fnmatch, own.IgnoreCase)
		seen := slices.DeleteFunc(slices.Clone(files), func(f string) bool {
			return slices.ContainsFunc(own.Ignore, func(g string) bool { return match(g, f) })
		})
		for _, glob := range own.Forbidden {
			for _, y := range tamperEdits(glob, match, seen) {
				add(action{kind: "tamper", what: fmt.Sprintf("%s of %s (%s)", y.how, y.file, glob), grade: []string{name}, must: []string{name + ".forbidden"}},
					func(i int) trial.Key { return c.noteEdit(t.ID, i, y.edit) })
			}
		}
	}
	return out
}

const failedSetup = "failed"

// performAct performs one action. It returns the fault, or "" if none, and the digest of
// the files that setup left.
func (c *checker) performAct(ctx context.Context, x action) (wrong, setup string) {
	x.x.task = nil
	attempt, blobs, err := c.makeAttempt(ctx, x.x, x.key)
	if x.kind == "empty" || x.kind == "tamper" {
		attempt, blobs, err = c.runEdit(ctx, x.key)
	}
	if err != nil {
		return err.Error(), failedSetup
	}
	setup = string(attempt.Artifact.Setup.Digest)
	scores := c.rt.Grade(ctx, worker.Assignment{Key: x.key, N: 1, Attempt: attempt, Blobs: blobs, Graders: x.grade})
	switch x.kind {
	case "empty":
		return checkIdle(scores), setup
	case "tamper":
		return checkTamper(scores, x.must[0]), setup
	}
	return checkScores(scores, x.must), setup
}

// checkIdle returns the fault in the scores for doing nothing.
func checkIdle(scores []trial.Score) string {
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

// checkTamper returns the fault in the score of a forbidden edit.
func checkTamper(scores []trial.Score, criterion string) string {
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

// QuarantineReasons is what belongs into the suite: the tasks that do not hold, each with
// the first reason.
func QuarantineReasons(proofs []Proof) map[string]string {
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

// Summary counts what held.
func (p Proof) Summary() string {
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
