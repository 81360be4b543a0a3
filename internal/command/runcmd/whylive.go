package runcmd

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// liveReason is the reason why the cache does not serve some trials.
type liveReason struct {
	Why     string   `json:"why"`
	Differs []string `json:"differs,omitempty"` // paths of the parts of the key that differ in the nearest entry
	Trials  []string `json:"trials"`
}

// noteKeyParts stores the parts of the keys of the run, so that a later plan can say
// what differs.
func (j *job) noteKeyParts() error {
	if j.cache == nil || j.f.cache == string(run.Replay) {
		return nil
	}
	parts := journal.KeyParts{Time: j.Now().UTC(), Arms: map[string]journal.KeyPart{}, Tasks: map[string]journal.KeyPart{}}
	var err error
	for _, p := range j.plan.Trials {
		if p.Filtered != "" || !j.isKept(p.Arm) {
			continue
		}
		if _, ok := parts.Arms[p.Arm]; !ok {
			if parts.Arms[p.Arm], err = j.runtime.ArmKeyPart(p.Arm); err != nil {
				return err
			}
			parts.Longest = max(parts.Longest, j.deadlineOf(p.Arm))
		}
		if _, ok := parts.Tasks[p.Task]; !ok {
			if parts.Tasks[p.Task], err = j.runtime.TaskKeyPart(p.Task); err != nil {
				return err
			}
		}
	}
	if len(parts.Arms) == 0 {
		return nil
	}
	return j.cache.NoteKeyParts(parts)
}

// isKept reports whether the answers of an arm enter the cache.
func (j *job) isKept(arm string) bool {
	return j.runtime.Source(arm) == trial.Live && !j.runtime.IsFresh(arm)
}

// listLive returns why the cache does not serve trials of the plan, in the order of the plan,
// and how many ask for live answers at all.
func (j *job) listLive() (reasons []*liveReason, asked int, err error) {
	cache, err := j.OpenCache(j.f.cacheDir)
	if err != nil {
		return nil, 0, err
	}
	parts, err := cache.KeyParts()
	if err != nil {
		return nil, 0, err
	}
	near := &nearest{job: j, cache: cache, noted: parts, differs: map[[2]seal.Digest][]string{}}
	groups := map[string]*liveReason{}
	for _, p := range j.plan.Trials {
		if p.Filtered != "" || j.runtime.Source(p.Arm) != trial.Live {
			continue
		}
		asked++
		why, differs, err := j.whyLive(p, cache, near)
		if err != nil {
			return nil, 0, err
		}
		if why == "" {
			continue
		}
		id := why + "\x00" + strings.Join(differs, "\x00")
		if groups[id] == nil {
			groups[id] = &liveReason{Why: why, Differs: differs}
			reasons = append(reasons, groups[id])
		}
		groups[id].Trials = append(groups[id].Trials, p.Key.String())
	}
	return reasons, asked, nil
}

// whyLive returns why the cache does not serve a trial, and the parts of its key that
// differ in the nearest entry. why is "" for a trial that it serves.
func (j *job) whyLive(p trial.Planned, cache *journal.Cache, near *nearest) (why string, differs []string, err error) {
	mode, agent := run.Mode(j.f.cache), strings.SplitN(p.Arm, "/", 2)[0]
	unproved := j.runtime.Unproved(p.Arm)
	switch {
	case j.runtime.IsFresh(p.Arm):
		return fmt.Sprintf("agent %s keeps no answers, since what it calls may change unseen (agents.%s.cache)", agent, agent), nil, nil
	case mode == run.Live:
		return "--cache live reuses nothing", nil, nil
	case mode == run.Refresh:
		return "--cache refresh asks again and replaces what is stored", nil, nil
	case mode == run.Content && j.runtime.Reuses(p.Arm):
		return "--cache content runs every trial and reuses equal requests", nil, nil
	case mode == run.Content:
		return fmt.Sprintf("--cache content runs every trial, and agent %s asks its model by itself", agent), nil, nil
	case mode == run.Auto && len(unproved) > 0:
		why = "the code of " + strings.Join(unproved, ", ") + " may have changed: nothing proves its identity (identity: in the suite can)"
		if j.runtime.Reuses(p.Arm) {
			why += "; equal requests are reused"
		}
		return why, nil, nil
	}
	e, err := cache.Get(p.GenKey.Digest())
	switch {
	case err == nil && run.TooSlow(&e.Attempt, j.deadlineOf(p.Arm)) != "":
		return fmt.Sprintf("the stored answer took longer than the %s that a trial may take now (limits.trial)", j.deadlineOf(p.Arm)), nil, nil
	case err == nil:
		return "", nil, nil
	case err == journal.ErrMiss: //nolint:errorlint // wrapped: there is an entry, and it is damaged
		return near.explainMiss(p)
	case errors.Is(err, journal.ErrMiss):
		return "its entry is damaged and will be replaced", nil, nil
	}
	return "", nil, err
}

// nearest finds the entry whose key differs least from the key of a trial.
type nearest struct {
	job     *job
	cache   *journal.Cache
	noted   []journal.KeyParts // the newest first
	differs map[[2]seal.Digest][]string
}

// explainMiss returns why a trial has no entry.
func (n *nearest) explainMiss(p trial.Planned) (why string, differs []string, err error) {
	arm, err := n.job.runtime.ArmKeyPart(p.Arm)
	if err != nil {
		return "", nil, err
	}
	task, err := n.job.runtime.TaskKeyPart(p.Task)
	if err != nil {
		return "", nil, err
	}
	var best []string
	var when time.Time
	seen := map[[2]seal.Digest]bool{}
	for _, k := range n.noted {
		for _, t := range tasksLike(k, p.Task, task.Digest) {
			for _, name := range slices.Sorted(maps.Keys(k.Arms)) {
				a := k.Arms[name]
				if seen[[2]seal.Digest{t.Digest, a.Digest}] {
					continue
				}
				seen[[2]seal.Digest{t.Digest, a.Digest}] = true
				d := slices.Concat(n.compare("", arm, a), n.compare("task.", task, t))
				if best != nil && len(d) >= len(best) {
					continue
				}
				other, found, err := n.findEntry(p, t.Digest, a.Digest)
				if err != nil {
					return "", nil, err
				}
				if d = append(d, other...); found && (best == nil || len(d) < len(best)) {
					best, when = d, k.Time
				}
			}
		}
	}
	if best == nil {
		return "no entry, and none of another version of the task or arm", nil, nil
	}
	return "no entry; the nearest, of a run of " + when.Format(time.DateOnly) + ", differs", best, nil
}

// tasksLike returns the versions of a task in k: under its name, or equal under another.
func tasksLike(k journal.KeyParts, name string, d seal.Digest) (out []journal.KeyPart) {
	for _, id := range slices.Sorted(maps.Keys(k.Tasks)) {
		if t := k.Tasks[id]; id == name || t.Digest == d {
			out = append(out, t)
		}
	}
	return out
}

// findEntry reports whether the cache has an entry of a task and treatment: of p's number
// first, else of another, which other names.
func (n *nearest) findEntry(p trial.Planned, task, treatment seal.Digest) (other []string, found bool, err error) {
	for _, c := range []struct {
		index, replicate int
		other            []string
	}{
		{p.Index, int(p.Replicate), nil},
		{0, int(p.Replicate), []string{"number of the trial"}},
		{p.Index, 0, []string{"number of the arm among equal arms"}},
		{0, 0, []string{"number of the trial", "number of the arm among equal arms"}},
	} {
		key, err := worker.GenKeyOf(task, treatment, c.index, c.replicate)
		if err != nil {
			return nil, false, err
		}
		if n.cache.Has(key) {
			return c.other, true, nil
		}
	}
	return nil, false, nil
}

// compare returns the sorted paths of the values that differ between two parts of keys.
func (n *nearest) compare(prefix string, today, then journal.KeyPart) []string {
	id := [2]seal.Digest{today.Digest, then.Digest}
	if d, ok := n.differs[id]; ok {
		return d
	}
	out := differingLeaves(today.Leaves, then.Leaves)
	for i := range out {
		out[i] = prefix + out[i]
	}
	n.differs[id] = out
	return out
}

// differingLeaves returns the sorted paths of the leaves that are not the same in both.
func differingLeaves(a, b map[string]string) []string {
	var out []string
	for path, digest := range a {
		if b[path] != digest {
			out = append(out, path)
		}
	}
	for path := range b {
		if _, ok := a[path]; !ok {
			out = append(out, path)
		}
	}
	slices.Sort(out)
	return out
}

// writeLive writes the reasons with the number of their trials and an example.
func writeLive(b *strings.Builder, reasons []*liveReason, asked int) {
	live := 0
	for _, r := range reasons {
		live += len(r.Trials)
	}
	fmt.Fprintf(b, "\nnot served from the cache: %d of %s\n", live, report.Plural(asked, "trial"))
	slices.SortStableFunc(reasons, func(x, y *liveReason) int { return cmp.Compare(len(y.Trials), len(x.Trials)) })
	for _, r := range reasons {
		fmt.Fprintf(b, "  %s: %s", report.Plural(len(r.Trials), "trial"), report.Clean(r.Why))
		if len(r.Differs) > 0 {
			const most = 6
			shown := r.Differs[:min(most, len(r.Differs))]
			fmt.Fprintf(b, " in %s", report.Clean(strings.Join(shown, ", ")))
			if more := len(r.Differs) - len(shown); more > 0 {
				fmt.Fprintf(b, " and %d more", more)
			}
		}
		fmt.Fprintf(b, "\n    such as %s\n", report.Clean(r.Trials[0]))
	}
}
