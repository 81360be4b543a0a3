package taskcheck

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind/diff"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
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
	Cheats     tallied `json:"cheats"`    // that fail, doing nothing among them
	EmptyFails *bool   `json:"empty_fails,omitempty"`
	// EmptyUnknown is set instead of EmptyFails if the grader failed or its outcome is
	// unknown.
	EmptyUnknown bool  `json:"empty_unknown,omitempty"`
	SameSetup    *bool `json:"same_setup,omitempty"`
	// Unproved is the reason why there is nothing to check. Quarantine lists the
	// faults.
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
	kind  string // reference, empty, faulty, tamper, cheat
	what  string
	x     solution
	grade []string // graders; nil for all
	must  []string // criteria that must fail
	tasks []int    // indices of its tasks
}

// Prove checks tasks.
func (c *checker) Prove(ctx context.Context, tasks []*suite.Task, times int) ([]Proof, error) {
	if err := c.probeGraders(ctx); err != nil {
		return nil, err
	}
	proofs := make([]Proof, len(tasks))
	acts, err := c.planAll(ctx, tasks, times, proofs)
	if err != nil {
		return nil, err
	}
	c.n = len(acts)
	found := mapParallel(ctx, len(acts), func(i int) finding {
		f := c.performAct(ctx, acts[i])
		if ctx.Err() == nil {
			c.reportAct(acts[i], f.wrong)
		}
		return f
	})
	if ctx.Err() != nil {
		return nil, cmdenv.ExitWith(cmdenv.ExitInterrupted)
	}
	addFindings(proofs, acts, found)
	return proofs, nil
}

// planAll returns the actions that check tasks. It names the task in each proof and
// gives the reason where a task cannot be checked.
func (c *checker) planAll(ctx context.Context, tasks []*suite.Task, times int, proofs []Proof) ([]action, error) {
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
		// The same edits of the same files under the same rules say the same.
		done, ok := same[base]
		for _, n := range done {
			acts[n].tasks = append(acts[n].tasks, i)
		}
		for _, x := range c.planActs(t, times, files) {
			if x.kind == "tamper" {
				if ok {
					continue
				}
				same[base] = append(same[base], len(acts))
			}
			x.tasks = []int{i}
			acts = append(acts, x)
		}
	}
	return acts, nil
}

// addFindings adds to the proof of each task the findings of its acts.
func addFindings(proofs []Proof, acts []action, found []finding) {
	setups := make([]map[string]bool, len(proofs))
	for i, x := range acts {
		held := found[i].wrong == ""
		for _, n := range x.tasks {
			p := &proofs[n]
			p.countAct(x.kind, held, found[i].untold)
			if !held {
				p.addFault(x.what + ": " + found[i].wrong)
			}
		}
		// Only the first task is recorded, since tasks that share an action share its
		// setup.
		if n := x.tasks[0]; usesRoom(x.x.file) && found[i].setup != failedSetup {
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
				p.addFault("setup leaves other files every time: take clocks, random names and downloads of what changes out of it")
			}
		}
	}
}

// usesRoom reports whether a solution changes the workspace, judging by its file name.
// Edits by the check itself have no file name.
func usesRoom(file string) bool {
	return file == "" || strings.HasSuffix(file, ".patch") || strings.HasSuffix(file, ".diff")
}

func (p *Proof) countAct(kind string, held, untold bool) {
	if kind == "empty" {
		if untold {
			p.EmptyUnknown = true
			return
		}
		p.EmptyFails = &held
		kind = "cheat"
	}
	c := map[string]*tallied{"reference": &p.Reference, "faulty": &p.Faulty, "tamper": &p.Forbidden, "cheat": &p.Cheats}[kind]
	c.Of++
	if held {
		c.Held++
	}
}

// addFault adds a fault unless it is already listed.
func (p *Proof) addFault(why string) {
	if !slices.Contains(p.Quarantine, why) {
		p.Quarantine = append(p.Quarantine, why)
	}
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

// diffRules returns the settings for a task of the graders of kind diff, by grader
// name.
func (c *checker) diffRules(t *suite.Task) map[string]diff.Config {
	rules := map[string]diff.Config{}
	for name, g := range c.suite.Graders {
		cfg, ok := g.Config.(*diff.Config)
		if setting, set := t.Graders[name]; !ok || set && setting == nil {
			continue
		}
		if own, err := grade.Settings(*cfg, t, name); err == nil { // the loader has reported mistakes
			rules[name] = own
		}
	}
	return rules
}

// digestRules returns a digest of the inputs of a task's forbidden edits: the files of
// its workspace and their rules.
func (c *checker) digestRules(t *suite.Task) (string, error) {
	b, err := json.Marshal(struct {
		Setup [][]string
		Rules map[string]diff.Config
	}{t.Setup, c.diffRules(t)})
	if err != nil {
		return "", fmt.Errorf("tell the forbidden files of task %s: %w", t.ID, err)
	}
	return string(b), nil
}

func (c *checker) planActs(t *suite.Task, times int, files []string) []action {
	var out []action
	add := func(x action, note func(index int) trial.Key) {
		x.key = note(len(out) + 1)
		out = append(out, x)
	}
	if t.Reference != "" {
		x := solution{task: t, file: t.Reference}
		for range times {
			add(action{kind: "reference", what: "the reference", x: x}, func(i int) trial.Key { return c.noteSolution(x, i) })
		}
	}
	if len(files) > 0 {
		add(action{kind: "empty", what: "doing nothing"}, func(i int) trial.Key { return c.noteEdit(t.ID, i, func(string) error { return nil }) })
	}
	if len(files) > 0 {
		for _, x := range cheats {
			add(action{kind: "cheat", what: x.name}, func(i int) trial.Key { return c.noteEdit(t.ID, i, c.newCheatEdit(t, x, files)) })
		}
	}
	for _, x := range faultySolutions(t) {
		add(action{kind: "faulty", what: x.file, x: x, must: x.fails}, func(i int) trial.Key { return c.noteSolution(x, i) })
	}
	rules := c.diffRules(t)
	for _, name := range cmdenv.SortedKeys(rules) {
		own := rules[name]
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

// finding is the result of an action.
type finding struct {
	wrong  string // fault; "" if none
	untold bool   // the scores do not show whether the edit fails or passes
	setup  string // digest of the files after setup
}

// performAct performs one action.
func (c *checker) performAct(ctx context.Context, x action) finding {
	attempt, blobs, err := c.makeAttempt(ctx, x.x.file, x.key)
	if err != nil {
		return finding{err.Error(), true, failedSetup}
	}
	f := finding{setup: string(attempt.Artifact.Setup.Digest)}
	scores := c.rt.Grade(ctx, worker.Assignment{Key: x.key, N: 1, Attempt: attempt, Blobs: blobs, Graders: x.grade})
	switch x.kind {
	case "empty":
		c.mu.Lock()
		c.idle[x.key.Task] = gradedAct{attempt: attempt, scores: scores}
		c.mu.Unlock()
		required := func(c trial.Criterion) bool { return c.Required }
		f.wrong, f.untold = checkFails(scores, "it must fail and fails nothing that is required", required)
	case "cheat":
		required := func(c trial.Criterion) bool { return c.Required }
		f.wrong, f.untold = checkFails(scores, "it passes without doing the task", required)
	case "tamper":
		must := x.must[0]
		named := func(c trial.Criterion) bool { return c.Name == must }
		f.wrong, f.untold = checkFails(scores, "it must fail "+must+" and does not", named)
	default:
		f.wrong = checkScores(scores, x.must)
	}
	return f
}

// checkFails returns passes unless the scores of an edit fail a counted criterion; if
// they fail one, wrong is "". untold reports whether a grader failed or left a counted
// criterion unknown, so that the edit neither fails nor passes.
func checkFails(scores []trial.Score, passes string, counts func(trial.Criterion) bool) (wrong string, untold bool) {
	for _, s := range scores {
		if s.Fault != nil {
			return fmt.Sprintf("grader %s: %v", s.Grader, s.Fault), true
		}
		for _, c := range s.Criteria {
			switch {
			case !counts(c):
			case c.Verdict == trial.Fail:
				return "", false
			case c.Verdict == trial.Unknown:
				wrong, untold = c.Name+" is unknown", true
			}
		}
	}
	if untold {
		return wrong, true
	}
	return passes, false
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
	if p.EmptyUnknown {
		out = append(out, "nobody can tell whether doing nothing fails")
	}
	of(p.Faulty, "faulty %d of %d as they are to")
	of(p.Cheats, "cheats fail %d of %d")
	of(p.Forbidden, "forbidden edits caught %d of %d")
	if p.SameSetup != nil {
		out = append(out, map[bool]string{true: "setup the same every time", false: "setup differs"}[*p.SameSetup])
	}
	return strings.Join(out, ", ")
}

// ShowProgress makes the checker write its progress to w, one line per action.
func (c *checker) ShowProgress(w io.Writer) {
	c.out = w
	c.rt.Rooms.Say = func(w worker.Wait) {
		c.mu.Lock()
		defer c.mu.Unlock()
		fmt.Fprintln(c.out, suiteload.WarmingLine(run.Event{Kind: run.Warming, Reason: w.What, Over: w.Over, Took: w.Took}))
	}
}

// reportAct prints the result of one action. wrong is "" if the expectation was met.
func (c *checker) reportAct(x action, wrong string) {
	if c.out == nil {
		return
	}
	word := "ok   "
	if wrong != "" {
		word = "wrong"
		wrong = ": " + report.Cut(report.Clean(strings.Join(strings.Fields(wrong), " ")), 160)
	}
	like := ""
	if more := len(x.tasks) - 1; more > 0 {
		like = fmt.Sprintf(", and for %s like it", report.Plural(more, "task"))
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.done++
	width := len(fmt.Sprint(c.n))
	fmt.Fprintf(c.out, "[%*d/%d] %s  %s: %s%s%s\n",
		width, c.done, c.n, word, report.Clean(x.key.Task), report.Clean(x.what), like, wrong)
}
