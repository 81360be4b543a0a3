// Package history selects control trials of earlier runs that count as further control
// trials of a new run. The selection is part of run.json: it is made before the first
// trial of the run, and reports need no other run.
//
// An earlier trial counts if its generation key is the key that the same task, arm,
// index and replicate have today, and if every grader would give its score the same
// grade key today. Both keys are digests of everything that the response or the score
// depends on, so that only time differs. Keys hold no arm names: a trial of another arm
// with the same treatment counts, unless its answer is scripted, since scripts may tell
// arms apart.
package history

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// History is the selection as run.json holds it.
type History struct {
	Runs    []Source               `json:"runs"`
	Graders map[string]seal.Digest `json:"graders"` // configurations that graded the trials, by name
	Trials  []Trial                `json:"trials"`
	Left    []Left                 `json:"left_out,omitempty"`
	// Unproved lists the programs of control arms whose code may have changed although
	// their keys have not.
	Unproved []string `json:"unproved,omitempty"`
}

// Source is an earlier run.
type Source struct {
	Run     string      `json:"run"`
	Journal seal.Digest `json:"journal"` // of journal.jsonl when it was read
	Trials  int         `json:"trials"`  // that count
}

// Trial is an earlier control trial.
type Trial struct {
	Task    string           `json:"task"`
	Arm     string           `json:"arm"`              // control arm of the new run
	As      string           `json:"as_arm,omitempty"` // arm of the earlier run, if another
	Run     string           `json:"run"`
	GenKey  seal.Digest      `json:"gen_key"`
	Origin  string           `json:"origin,omitempty"` // run that asked the model; "" for a scripted answer
	Outcome decision.Outcome `json:"outcome"`
}

// Left counts the tasks of a control arm without earlier trials for one reason.
type Left struct {
	Arm    string `json:"arm"`
	Reason string `json:"reason"`
	Tasks  int    `json:"tasks"`
}

// Reasons in [Left], in order of precedence.
const (
	Graded  = "graded differently since"
	shared  = "shared model responses with another trial"
	changed = "changed since"
	absent  = "not in an earlier run"
)

// Run is an earlier run with its finished trials.
type Run struct {
	ID      string
	Journal seal.Digest
	Trials  []Finished
}

// Finished is a trial of an earlier run with a result.
type Finished struct {
	trial.Planned
	Source     trial.Source
	Origin     string // run of a cached attempt
	Reused     bool   // an attempt that took some responses from the cache
	Outcome    decision.Outcome
	SameGrades bool // all graders would give its scores the same grade keys today
}

// draw identifies an independent draw of a response. Trials with equal draws are the
// same answer: a scripted answer depends on the key alone.
type draw struct {
	key    seal.Digest
	origin string
}

// drawOf returns the draw of an attempt of a run.
func drawOf(key seal.Digest, source trial.Source, origin, run string) draw {
	switch source {
	case trial.Scripted:
		return draw{key, ""}
	case trial.Cached:
		return draw{key, origin}
	}
	return draw{key, run}
}

// Keyer computes the generation keys of today.
type Keyer interface {
	GenKey(task, arm string, index, replicate int) (seal.Digest, error)
}

// Select returns the trials of earlier runs that repeat trials of the control arms.
func Select(plan trial.Plan, controls []string, runs []Run, keys Keyer) (*History, error) {
	h := &History{}
	for _, r := range runs {
		h.Runs = append(h.Runs, Source{Run: r.ID, Journal: r.Journal})
	}
	for _, arm := range controls {
		if err := h.selectArm(plan, arm, runs, keys); err != nil {
			return nil, err
		}
	}
	return h, nil
}

// selectArm selects the earlier trials of one control arm.
func (h *History) selectArm(plan trial.Plan, arm string, runs []Run, keys Keyer) error {
	why := map[string]string{} // reason of each task, "" if it has an earlier trial
	for _, p := range plan.Trials {
		if p.Arm == arm && p.Filtered == "" {
			why[p.Task] = absent
		}
	}
	rank := []string{"", Graded, shared, changed, absent}
	explain := func(task, reason string) {
		if slices.Index(rank, reason) < slices.Index(rank, why[task]) {
			why[task] = reason
		}
	}
	seen := map[draw]bool{}
	for i, r := range runs {
		for _, t := range r.Trials {
			if _, planned := why[t.Task]; !planned || t.GenKey == (seal.Sum{}) || t.Source == trial.Imported {
				continue
			}
			if t.Source == trial.Scripted && t.Arm != arm {
				continue
			}
			key, err := keys.GenKey(t.Task, arm, t.Index, int(t.Replicate))
			if err != nil {
				return fmt.Errorf("key of %s on %s: %w", t.Task, arm, err)
			}
			d := drawOf(key, t.Source, t.Origin, r.ID)
			switch {
			case key.Sum() != t.GenKey:
				if t.Arm == arm {
					explain(t.Task, changed)
				}
			case !t.SameGrades:
				explain(t.Task, Graded)
			case t.Reused:
				explain(t.Task, shared)
			case !seen[d]:
				seen[d] = true
				explain(t.Task, "")
				h.Runs[i].Trials++
				found := Trial{Task: t.Task, Arm: arm, Run: r.ID, GenKey: key, Origin: d.origin, Outcome: t.Outcome}
				if t.Arm != arm {
					found.As = t.Arm
				}
				h.Trials = append(h.Trials, found)
			}
		}
	}
	h.countLeft(arm, why, rank[1:])
	return nil
}

// countLeft counts the tasks of an arm without earlier trials, by reason.
func (h *History) countLeft(arm string, why map[string]string, reasons []string) {
	for _, reason := range reasons {
		n := 0
		for _, x := range why {
			if x == reason {
				n++
			}
		}
		if n > 0 {
			h.Left = append(h.Left, Left{Arm: arm, Reason: reason, Tasks: n})
		}
	}
}

// Current is a control trial of the new run.
type Current struct {
	GenKey  seal.Digest
	Source  trial.Source
	Origin  string // run of a cached attempt
	Reused  bool   // some responses are from the cache
	Outcome decision.Outcome
}

// ByTask returns the trials of each task and arm.
func (h *History) ByTask() map[[2]string][]Trial {
	out := map[[2]string][]Trial{}
	for _, t := range h.Trials {
		key := [2]string{t.Task, t.Arm}
		out[key] = append(out[key], t)
	}
	return out
}

// Count counts the earlier trials of a task and control arm, given the trials of the
// new run. It omits trials whose answer is also the answer of a trial of the new run,
// and those with the key of a trial that took some responses from the cache.
func Count(earlier []Trial, now []Current) decision.Earlier {
	var out decision.Earlier
	same, partly := map[draw]bool{}, map[seal.Digest]bool{}
	for _, c := range now {
		same[drawOf(c.GenKey, c.Source, c.Origin, "this run")] = true
		partly[c.GenKey] = partly[c.GenKey] || c.Reused
		if c.Source != trial.Cached && !c.Reused && c.Outcome.IsKnown() {
			out.Fresh.N++
			if c.Outcome == decision.Passed {
				out.Fresh.K++
			}
		}
	}
	for _, t := range earlier {
		if !same[draw{t.GenKey, t.Origin}] && !partly[t.GenKey] {
			out.Add(t.Outcome)
		}
	}
	return out
}

// Record describes the history of control arms for a decision. why is the reason if it
// does not count.
func (h *History) Record(why string, arms ...string) *decision.Record {
	out := &decision.Record{Why: why}
	for _, r := range h.Runs {
		out.Runs = append(out.Runs, r.Run)
	}
	for _, l := range h.Left {
		if slices.Contains(arms, l.Arm) {
			out.Left = append(out.Left, fmt.Sprintf("%s %s", countOf(l.Tasks, "task"), l.Reason))
		}
	}
	copies, names := 0, map[string]bool{}
	for _, t := range h.Trials {
		if t.As != "" && slices.Contains(arms, t.Arm) {
			copies++
			names[t.As] = true
		}
	}
	if copies > 0 {
		out.Notes = append(out.Notes, fmt.Sprintf("%s ran as %s, which is the same treatment", countOf(copies, "earlier trial"), strings.Join(slices.Sorted(maps.Keys(names)), ", ")))
	}
	for _, name := range h.Unproved {
		out.Notes = append(out.Notes, "the code of "+name+" may have changed since")
	}
	return out
}

func countOf(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return fmt.Sprintf("%d %s", n, noun)
}
