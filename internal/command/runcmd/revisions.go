package runcmd

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/code/drift"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/workspace"
)

// taskDrift describes how the target of a task changed.
type taskDrift struct {
	Task  string `json:"task"`
	Stale string `json:"stale_since,omitempty"` // the first revision in which it differs
	drift.Path
}

// revisionHistory holds the targets of a suite over the revisions of its repository. The
// first revision is the one that the suite names.
type revisionHistory struct {
	revisions []drift.Revision
	tasks     []taskDrift
	picked    []string // ids of the tasks that run
}

// runRevisions runs a suite in each revision of its repository, with the targets at their
// places in that revision, and reports how they changed. With --dry-run it runs nothing.
func runRevisions(ctx context.Context, reporter *runreport.Reporter, f *runFlags, args, argv []string) error {
	if err := f.checkFlags(); err != nil {
		return err
	}
	if len(args) != 1 {
		return cmdenv.UsageErrorf("name one suite: assay run SUITE --revisions REV,REV")
	}
	h, err := readRevisions(ctx, reporter, f, args[0])
	if err != nil {
		return err
	}
	if err := h.print(reporter, f.json); err != nil || f.dryRun {
		return err
	}
	worst := cmdenv.ExitOK
	for i, r := range h.revisions[1:] {
		if !f.json && !f.quiet {
			fmt.Fprintf(reporter.Out, "\nrevision %s (%s)\n", report.Clean(r.Name), shortCommit(r.Commit))
		}
		if !slices.ContainsFunc(h.picked, func(id string) bool { return !h.isGone(id, i) }) {
			reporter.PrintProgress(fmt.Sprintf("revision %s: no target is there, so nothing runs", report.Clean(r.Name)))
			continue
		}
		own := *f
		own.revisions, own.filter = nil, run.Filter{Arms: f.filter.Arms}
		own.Settings = append(slices.Clone(f.Settings), "workspace.ref="+r.Commit)
		own.Shape = func(s *suite.Suite) error {
			h.moveTargets(s, i)
			return nil
		}
		err := runSuite(ctx, reporter, &own, args, revisionArgs(argv, r.Commit))
		exit, ok := errors.AsType[*cmdenv.ExitError](err)
		if err != nil && (!ok || exit.Err != nil || exit.Code == cmdenv.ExitInterrupted) {
			return err
		}
		if ok {
			worst = max(worst, exit.Code)
		}
	}
	return cmdenv.ExitWith(worst)
}

// revisionArgs returns the command line that runs the suite in one revision.
func revisionArgs(argv []string, commit string) []string {
	var out []string
	for i := 0; i < len(argv); i++ {
		switch {
		case argv[i] == "--revisions":
			i++
		case !strings.HasPrefix(argv[i], "--revisions="):
			out = append(out, argv[i])
		}
	}
	return append(out, "--set", "workspace.ref="+commit)
}

// readRevisions follows the targets of the suite's tasks.
func readRevisions(ctx context.Context, reporter *runreport.Reporter, f *runFlags, arg string) (*revisionHistory, error) {
	s, err := reporter.LoadSuite(arg, &f.Flags)
	if err != nil {
		return nil, err
	}
	if s.Workspace.Repo == "" {
		return nil, cmdenv.UsageErrorf("--revisions: %s works on no repository: set workspace: {repo: PATH, ref: COMMIT}", report.Clean(s.Name))
	}
	if err := f.filter.CheckMatches(s); err != nil {
		return nil, cmdenv.UsageErrorf("%w", err)
	}
	h := &revisionHistory{}
	red := reporter.SuiteRedactor(s)
	first := s.Workspace.Ref
	for _, ref := range append([]string{first}, f.revisions...) {
		s.Workspace.Ref = ref
		src, err := suiteload.ReadFixture(ctx, s, red)
		if err != nil {
			if ref != first {
				return nil, fmt.Errorf("--revisions %s: %w", ref, err)
			}
			return nil, err
		}
		if len(h.revisions) == 0 {
			if err := reporter.CheckFiles(ctx, s, src); err != nil {
				return nil, err
			}
		}
		index, err := code.Scan(ctx, src.Files)
		if err != nil {
			return nil, fmt.Errorf("--revisions %s: %w", ref, err)
		}
		r := drift.Revision{Name: nameRevision(ref), Commit: src.Commit, Index: index, Files: src.Files}
		r.Older = len(h.revisions) > 0 && isOlder(ctx, s, r.Commit, h.revisions[0].Commit)
		h.revisions = append(h.revisions, r)
	}
	s.Workspace.Ref = first
	picks := f.filter.PicksTask(s)
	var places []drift.Place
	for _, t := range s.Tasks {
		if !picks(t) {
			continue
		}
		h.picked = append(h.picked, t.ID)
		if t.Target.Symbol != "" {
			h.tasks = append(h.tasks, taskDrift{Task: t.ID})
			places = append(places, drift.Place{File: t.Target.File, Symbol: t.Target.Symbol})
		}
	}
	if len(places) == 0 {
		return nil, cmdenv.UsageErrorf("--revisions follows the targets of tasks, and no task that would run has one: write target: {file: PATH, symbol: NAME}")
	}
	paths, err := drift.Follow(h.revisions, places)
	if err != nil {
		return nil, err
	}
	for i, p := range paths {
		h.tasks[i].Path = p
		if step := p.Stale(); step != nil {
			h.tasks[i].Stale = step.Revision
		}
	}
	return h, nil
}

// isOlder reports whether a commit of the suite's repository is before another one in its
// history.
func isOlder(ctx context.Context, s *suite.Suite, commit, than string) bool {
	path, ok := s.Path(s.Workspace.Repo)
	if !ok || commit == than {
		return false
	}
	_, err := workspace.RunGit(ctx, path, "", "merge-base", "--is-ancestor", commit, than)
	return err == nil
}

func nameRevision(ref string) string {
	if ref == "" {
		return "HEAD"
	}
	return ref
}

func shortCommit(commit string) string { return commit[:min(12, len(commit))] }

// isGone reports whether the target of a task is not there in revision i after the first.
func (h *revisionHistory) isGone(task string, i int) bool {
	return slices.ContainsFunc(h.tasks, func(t taskDrift) bool { return t.Task == task && t.Steps[i].At == nil })
}

// moveTargets sets the targets of the tasks that run to their places in revision i after
// the first. It removes tasks whose target is missing there, and missing distractors.
func (h *revisionHistory) moveTargets(s *suite.Suite, i int) {
	index := h.revisions[i+1].Index
	s.Tasks = slices.DeleteFunc(s.Tasks, func(t *suite.Task) bool { return !slices.Contains(h.picked, t.ID) || h.isGone(t.ID, i) })
	for _, t := range s.Tasks {
		if k := slices.IndexFunc(h.tasks, func(d taskDrift) bool { return d.Task == t.ID }); k >= 0 {
			at := h.tasks[k].Steps[i].At
			t.Target.File, t.Target.Symbol = at.File, at.Symbol
		}
		t.Distractors = slices.DeleteFunc(t.Distractors, func(d suite.Symbol) bool {
			return !index.Has(d.File, d.Symbol) || d == suite.Symbol{File: t.Target.File, Symbol: t.Target.Symbol}
		})
	}
}

// print writes the drift of every task, as text or as an event.
func (h *revisionHistory) print(reporter *runreport.Reporter, asJSON bool) error {
	first := h.revisions[0]
	if asJSON {
		return json.NewEncoder(reporter.Out).Encode(map[string]any{"event": "drift", "since": first.Name, "commit": first.Commit, "tasks": h.tasks})
	}
	var b strings.Builder
	fmt.Fprintf(&b, "targets since %s (%s), in %s\n", report.Clean(first.Name), shortCommit(first.Commit), report.Plural(len(h.revisions)-1, "revision"))
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	stale := 0
	for _, t := range h.tasks {
		if t.Stale != "" {
			stale++
		}
		fmt.Fprintf(w, "  %s\t%s\t%s\n", report.Clean(t.Task), report.Clean(t.Place.String()), report.Clean(describeSteps(t.Steps)))
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintf(&b, "stale: %d of %s\n", stale, report.Plural(len(h.tasks), "target"))
	var older []string
	for _, r := range h.revisions {
		if r.Older {
			older = append(older, report.Clean(r.Name))
		}
	}
	if len(older) > 0 {
		fmt.Fprintf(&b, "older than %s, so that no difference in them makes a target stale: %s\n", shortCommit(first.Commit), strings.Join(older, ", "))
	}
	_, err := reporter.Out.Write([]byte(b.String()))
	return err
}

// describeSteps names the revisions in which the state or place of a target changes.
func describeSteps(steps []drift.Step) string {
	var out []string
	last := drift.Step{State: drift.Same}
	for _, s := range steps {
		moved := s.At != nil && last.At != nil && *s.At != *last.At
		if s.State == last.State && !moved && s.Alike == last.Alike || s.State == drift.Same && last.State == drift.Same {
			last = s
			continue
		}
		text := fmt.Sprintf("%s: %s", s.Revision, s.State)
		switch s.State {
		case drift.Gone:
			if s.Older {
				text = s.Revision + ": not there yet"
			}
		case drift.Moved:
			verb := "moved to"
			if s.Older {
				verb = "was"
			}
			text = fmt.Sprintf("%s: %s %s (%.0f%% alike)", s.Revision, verb, s.At, 100*s.Alike)
		case drift.Changed:
			text += fmt.Sprintf(" (%.0f%% alike)", 100*s.Alike)
		case drift.Unknown:
			text += " (its file could not be read whole)"
		}
		out, last = append(out, text), s
	}
	if len(out) == 0 {
		return "same"
	}
	return strings.Join(out, "; ")
}
