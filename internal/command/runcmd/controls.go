package runcmd

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/history"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// selectHistory selects the control trials of the earlier runs that --history names, if
// any.
func (j *job) selectHistory() error {
	if len(j.f.history) == 0 {
		return nil
	}
	controls := analyse.Controls(j.suite, j.plan)
	switch {
	case len(controls) == 0:
		return cmdenv.UsageErrorf("--history adds trials to the control of a comparison, and no comparison of the suite has both arms in this run: add compare: to the suite, widen --arm, or leave --history out")
	case j.suite.Stop.When != "":
		return cmdenv.UsageErrorf("--history and stop exclude each other, because the test of a run that may stop early counts pairs: add --set stop=null, or leave --history out")
	case run.Mode(j.f.cache) != run.Live && run.Mode(j.f.cache) != run.Refresh && slices.ContainsFunc(controls, func(arm string) bool { return j.runtime.Source(arm) == trial.Live && !j.runtime.IsFresh(arm) }):
		return cmdenv.UsageErrorf("--history checks earlier control trials against ones of today, which the cache would answer from the same earlier runs: add --cache live")
	}
	var earlier []history.Run
	for _, name := range j.f.history {
		restored, err := runload.Open(j.Loader, name, j.f.out, 0)
		if err != nil {
			return err
		}
		m := restored.Run.Manifest()
		if m.Suite != j.suite.Name {
			return cmdenv.UsageErrorf("--history %s: run %s is of suite %s, and this is %s: name runs of the same suite", name, m.ID, m.Suite, j.suite.Name)
		}
		if slices.ContainsFunc(earlier, func(r history.Run) bool { return r.ID == m.ID }) {
			return cmdenv.UsageErrorf("--history names run %s twice: name each run once", m.ID)
		}
		r, err := j.readFinished(restored)
		if err != nil {
			return err
		}
		earlier = append(earlier, r)
	}
	h, err := history.Select(j.plan, controls, earlier, j.runtime)
	if err != nil {
		return err
	}
	for i, source := range h.Runs {
		if source.Trials == 0 {
			return j.explainForeign(j.f.history[i], earlier[i], controls, h)
		}
	}
	if h.Graders, err = run.GradersOf(j.runtime); err != nil {
		return err
	}
	h.Unproved = j.unprovedOf(controls)
	j.history = h
	if !j.f.quiet {
		j.printHistory(controls)
	}
	return nil
}

// unprovedOf returns the parts of arms with an unknown identity, each once.
func (j *job) unprovedOf(arms []string) []string {
	var out []string
	for _, arm := range arms {
		for _, name := range j.runtime.Unproved(arm) {
			if !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	}
	return out
}

// printHistory prints how many earlier trials count for each control arm.
func (j *job) printHistory(controls []string) {
	for _, arm := range controls {
		tasks, trials := map[string]bool{}, 0
		for _, t := range j.history.Trials {
			if t.Arm == arm {
				tasks[t.Task], trials = true, trials+1
			}
		}
		all := map[string]bool{}
		for _, p := range j.plan.Trials {
			if p.Arm == arm && p.Filtered == "" {
				all[p.Task] = true
			}
		}
		line := fmt.Sprintf("history: %s: %s of %d of %s", arm, report.Plural(trials, "earlier trial"), len(tasks), report.Plural(len(all), "task"))
		if left := j.history.Record("", arm).Left; len(left) > 0 {
			line += "; left out: " + strings.Join(left, ", ")
		}
		fmt.Fprintln(j.Err, line)
	}
}

// readFinished returns the finished trials of an earlier run.
func (j *job) readFinished(restored *run.Restored) (history.Run, error) {
	m := restored.Run.Manifest()
	out := history.Run{ID: m.ID}
	an, err := runload.Analyse(restored.Run, restored.Suite, 0)
	if err != nil {
		return out, err
	}
	if out.Journal, err = seal.HashFile(filepath.Join(restored.Run.Dir(), "journal.jsonl")); err != nil {
		return out, cmdenv.DiskError(err)
	}
	same, err := j.compareGrades(restored)
	if err != nil {
		return out, err
	}
	planned := map[trial.Key]trial.Planned{}
	for _, p := range m.Plan.Trials {
		planned[p.Key] = p
	}
	for i := range an.Trials {
		t := &an.Trials[i]
		f := history.Finished{Planned: planned[t.Key()], Source: t.Source, Reused: t.Source == trial.Live && t.Tokens.Reused > 0, SameGrades: same[t.Key()]}
		switch {
		case t.Status == analyse.Void:
			f.Outcome = decision.Void
		case t.Status != analyse.Scored:
			continue
		case t.Compared != "":
			f.Outcome = decision.Outcome(t.Compared)
		default:
			f.Outcome = decision.Outcome(t.Outcome)
		}
		if t.Origin != nil {
			f.Origin = t.Origin.Run
		}
		out.Trials = append(out.Trials, f)
	}
	return out, nil
}

// compareGrades reports for each trial of an earlier run whether all graders would give
// its scores the same grade keys today. Trials that ended by a fault have no scores.
func (j *job) compareGrades(restored *run.Restored) (map[trial.Key]bool, error) {
	today, found := map[trial.Key]map[string]seal.Digest{}, map[trial.Key]map[string]seal.Digest{}
	same := map[trial.Key]bool{}
	for rec, err := range restored.Run.Records() {
		if err != nil {
			return nil, cmdenv.MissingError(err)
		}
		switch {
		case rec.Grading != nil:
			clear(found)
		case rec.Score != nil && found[rec.Score.Key] == nil:
			found[rec.Score.Key] = map[string]seal.Digest{}
			fallthrough
		case rec.Score != nil:
			found[rec.Score.Key][rec.Score.Grader] = rec.Score.GradeKey
		}
		if rec.Attempt == nil || !rec.Attempt.Settled || j.suite.Task(rec.Attempt.Key.Task) == nil {
			continue
		}
		a := &rec.Attempt.Attempt
		if a.End == nil {
			same[a.Key] = true
			continue
		}
		keys := map[string]seal.Digest{}
		for _, name := range j.runtime.WantedGraders(a.Key.Task) {
			if keys[name], err = j.runtime.GradeKey(name, a); err != nil {
				return nil, err
			}
		}
		today[a.Key] = keys
	}
	for key, keys := range today {
		same[key] = true
		for name, digest := range keys {
			same[key] = same[key] && found[key][name] == digest
		}
	}
	return same, nil
}

// explainForeign returns the reason why an earlier run has no trial that counts.
func (j *job) explainForeign(name string, r history.Run, controls []string, h *history.History) error {
	fix := "name runs of the same agents, scenarios and tasks, or leave it out"
	ran := slices.ContainsFunc(r.Trials, func(t history.Finished) bool { return slices.Contains(controls, t.Arm) })
	if !ran {
		return cmdenv.UsageErrorf("--history %s: run %s has no finished trial of the control %s: %s", name, r.ID, strings.Join(controls, ", "), fix)
	}
	var left []string
	for _, arm := range controls {
		left = append(left, h.Record("", arm).Left...)
	}
	cause := "its trials are the same answers as in another run"
	if len(left) > 0 {
		cause = strings.Join(left, ", ")
	}
	if strings.Contains(cause, history.Graded) {
		fix = fmt.Sprintf("grade it again with assay regrade %s --suite SUITE, or leave it out", cmdenv.QuoteWord(name))
	}
	if restored, err := runload.Open(j.Loader, name, j.f.out, 0); err == nil {
		if lines, err := restored.SuiteChanges(j.suite, j.red); err == nil {
			lines = slices.DeleteFunc(lines, func(l string) bool {
				return !slices.ContainsFunc([]string{"agents.", "scenarios.", "servers.", "workspace", "limits.", "prompt", "tools", "tasks", "graders"}, func(p string) bool { return strings.HasPrefix(l, p) })
			})
			if len(lines) > 0 {
				cause += " (" + lines[0]
				if len(lines) > 1 {
					cause += fmt.Sprintf(" and %d more", len(lines)-1)
				}
				cause += ")"
			}
		}
	}
	return cmdenv.UsageErrorf("--history %s: no control trial of run %s counts: %s: %s", name, r.ID, cause, fix)
}
