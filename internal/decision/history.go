package decision

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/stat/within"
)

// Earlier counts the control trials of a task in earlier runs.
type Earlier struct {
	Passed, Failed, Unknown, Void int
	// Fresh counts the control trials with a verdict that are not from the cache. Only
	// these show whether the control has changed since.
	Fresh stat.Cluster
}

// Add counts an earlier trial.
func (e *Earlier) Add(o Outcome) {
	switch o {
	case Passed:
		e.Passed++
	case Failed:
		e.Failed++
	case Unknown:
		e.Unknown++
	case Void:
		e.Void++
	}
}

func (e *Earlier) add(o *Earlier) {
	e.Passed, e.Failed, e.Unknown, e.Void = e.Passed+o.Passed, e.Failed+o.Failed, e.Unknown+o.Unknown, e.Void+o.Void
	e.Fresh.K, e.Fresh.N = e.Fresh.K+o.Fresh.K, e.Fresh.N+o.Fresh.N
}

// Missing returns the number of earlier trials without a verdict.
func (e *Earlier) Missing() int { return e.Unknown + e.Void }

// Trials returns the counts in the form of a side.
func (e *Earlier) Trials() Trials {
	return Trials{Scored: e.Passed + e.Failed, Unknown: e.Unknown, Void: e.Void}
}

// History describes the control trials of earlier runs in a decision. If they count,
// the difference of a task is the treatment's rate minus the control's rate over all
// its trials, of this run and of earlier ones. The p value is the larger of two mid-p
// values: from sign flips of these differences, and from
// [within.Permute]. The first is valid if differences are symmetric, which unequal
// numbers of trials violate; the second is exact if no task has an effect, but not if
// effects vary around 0. The interval inverts their maximum.
//
// The drift check tests whether control trials of this run differ from earlier ones. If
// it finds drift, the decision must stand both with the earlier trials and without
// them: p is the larger p value and the interval includes both intervals. Replacing the
// test by one of this run alone would raise the rate of false alarms, because
// the check finds drift by chance if this run's control is unusual.
type History struct {
	Runs    []string `json:"runs"`
	Tasks   int      `json:"tasks"`   // with earlier control trials
	Of      int      `json:"of"`      // tasks compared
	Trials  int      `json:"trials"`  // earlier control trials with a verdict
	Missing int      `json:"missing"` // and without
	// Counts reports whether the earlier trials count. Why is the reason if they do
	// not.
	Counts bool   `json:"counts"`
	Why    string `json:"why,omitempty"`
	// Left lists the tasks without earlier trials, by reason.
	Left  []string `json:"left_out,omitempty"`
	Notes []string `json:"notes,omitempty"`
	Drift *Drift   `json:"drift"` // nil if the check was not made
	Text  string   `json:"text"`  // all of this in one sentence
}

// Drift is the test whether the control's success rate has changed since earlier runs.
type Drift struct {
	Found      bool     `json:"found"` // P ≤ Alpha
	P          *float64 `json:"p"`     // of [within.Permute]
	Alpha      float64  `json:"alpha"`
	Difference float64  `json:"difference"` // mean over tasks: rate of this run − earlier rate
	Tasks      int      `json:"tasks"`      // with trials in both
	Earlier    int      `json:"earlier"`    // trials
	Now        int      `json:"now"`        // trials of this run that are not from the cache
}

// driftAlpha is the level of the drift check. It is above 0.05, because missed drift is
// worse than a false alarm of the check, which costs some power.
const driftAlpha = 0.1

// Record describes where earlier trials come from, for [History].
type Record struct {
	Runs  []string
	Why   string // why none count, or ""
	Left  []string
	Notes []string
}

// sides returns the trials of both sides of the task in one table, without their
// pairing, for each agent. It returns nil if an agent has no pair in the table.
func (t *Task) sides(of Table) []within.Sides {
	agents := t.agents
	if agents == nil {
		agents = []Task{*t}
	}
	var out []within.Sides
	for i := range agents {
		a := &agents[i]
		p := a.bare(of)
		if p.N() == 0 {
			return nil
		}
		passed, failed := a.Earlier.Passed, a.Earlier.Failed
		switch of {
		case Worst:
			passed += a.Earlier.Missing()
		case Best:
			failed += a.Earlier.Missing()
		}
		out = append(out, within.Sides{
			Control:   stat.Cluster{K: p.Both + p.ControlOnly + passed, N: p.N() + passed + failed},
			Treatment: stat.Cluster{K: p.Both + p.TreatmentOnly, N: p.N()},
		})
	}
	return out
}

// withoutEarlier returns the question of this run alone.
func (q *Question) withoutEarlier() *Question {
	out := *q
	out.Tasks = slices.Clone(q.Tasks)
	for i := range out.Tasks {
		out.Tasks[i].Earlier, out.Tasks[i].agents = Earlier{}, nil
	}
	return &out
}

// checkHistory describes the earlier control trials and tests for drift. It returns nil
// if none were asked for.
func (q *Question) checkHistory(r Rules) *History {
	if q.History == nil {
		return nil
	}
	h := &History{Runs: q.History.Runs, Of: len(q.Tasks), Why: q.History.Why, Left: q.History.Left, Notes: q.History.Notes}
	for i := range q.Tasks {
		if e := &q.Tasks[i].Earlier; e.Trials().Ran() > 0 {
			h.Tasks++
			h.Trials, h.Missing = h.Trials+e.Passed+e.Failed, h.Missing+e.Missing()
		}
	}
	d := q.testDrift()
	switch {
	case h.Why != "":
	case r.Anytime:
		h.Why = "the run may stop early, and the test of such a run has no place for them"
	case h.Trials == 0:
		h.Why = "no earlier trial of the compared tasks has an answer of its own"
	case d.Tasks == 0:
		h.Why = "no control trial of this run has a verdict and is not from the cache, so that drift cannot be checked"
	default:
		h.Drift, h.Counts = &d, true
	}
	h.Text = h.describe()
	return h
}

// testDrift compares control trials of this run with the earlier ones.
func (q *Question) testDrift() Drift {
	d := Drift{Alpha: driftAlpha}
	var tasks [][]within.Sides
	var clusters []string
	for i := range q.Tasks {
		agents := q.Tasks[i].agents
		if agents == nil {
			agents = q.Tasks[i : i+1]
		}
		var both []within.Sides
		difference := 0.0
		for j := range agents {
			e := &agents[j].Earlier
			old := stat.Cluster{K: e.Passed, N: e.Passed + e.Failed}
			if old.N > 0 && e.Fresh.N > 0 {
				both = append(both, within.Sides{Control: old, Treatment: e.Fresh})
				difference += float64(e.Fresh.K)/float64(e.Fresh.N) - float64(old.K)/float64(old.N)
				d.Earlier, d.Now = d.Earlier+old.N, d.Now+e.Fresh.N
			}
		}
		if len(both) == 0 {
			continue
		}
		tasks, d.Tasks = append(tasks, both), d.Tasks+1
		d.Difference += difference / float64(len(both))
		if c := q.Tasks[i].Cluster; c != "" {
			clusters = append(clusters, c)
		}
	}
	if d.Tasks > 0 {
		d.Difference /= float64(d.Tasks)
		d.P = within.Permute(tasks, clusters, q.Flips).PMid
		d.Found = d.P == nil || *d.P <= d.Alpha
	}
	return d
}

// testHistory tests one table with the earlier control trials.
func (q *Question) testHistory(of Table, r Rules, drift bool) finding {
	tasks := q.Pairs(of)
	if len(tasks) == 0 {
		return q.withoutEarlier().test(of, r)
	}
	var sides [][]within.Sides
	for i := range q.Tasks {
		if s := q.Tasks[i].sides(of); s != nil {
			sides = append(sides, s)
		}
	}
	var f finding
	by := q.ByCluster(of)
	var clusters []string
	if by != nil {
		f.takeFlips(&by.Permutation)
		f.warnings = slices.Concat(by.Warnings, f.warnings)
		for i := range q.Tasks {
			if t := &q.Tasks[i]; t.Pairs(of).N() > 0 {
				clusters = append(clusters, t.Cluster)
			}
		}
	} else {
		f.takeFlips(new(stat.SignFlip(Differences(tasks), q.Flips)))
	}
	dealt := within.Permute(sides, clusters, q.Flips)
	f.warnings = slices.Concat(f.warnings, dealt.Warnings)
	f.p = new(max(*f.p, *dealt.PMid))
	f.interval = func(alpha float64) stat.Interval {
		iv := stat.TangoAgreeing(tasks, *f.p, alpha)
		if by != nil {
			iv = by.AgreeingInterval(f.p, alpha)
		}
		return onSide(iv, *f.p <= alpha)
	}
	if drift {
		return f.unite(q.withoutEarlier().test(of, r))
	}
	return f
}

// unite returns a finding that stands only if both f and alone do, with the estimate of
// alone.
func (f finding) unite(alone finding) finding {
	if alone.p == nil {
		return alone
	}
	out := alone
	out.p = new(max(*f.p, *alone.p))
	if x, y := f.interval(driftAlpha).Estimate, alone.interval(driftAlpha).Estimate; *x**y < 0 {
		out.p = new(1.0) // they point in opposite directions
	}
	out.least = max(f.least, alone.least)
	out.warnings = slices.Concat(f.warnings, alone.warnings)
	out.interval = func(alpha float64) stat.Interval { return hullOf(alone.interval(alpha), f.interval(alpha)) }
	return out
}

// describe returns the history in one sentence.
func (h *History) describe() string {
	trials := fmt.Sprintf("%d earlier control trials of %d of %d tasks (%s)", h.Trials, h.Tasks, h.Of, listRuns(h.Runs))
	if h.Missing > 0 {
		trials += fmt.Sprintf(", %d more without a verdict", h.Missing)
	}
	if len(h.Left) > 0 {
		trials += "; left out: " + strings.Join(h.Left, ", ")
	}
	if len(h.Notes) > 0 {
		trials += "; " + strings.Join(h.Notes, "; ")
	}
	if !h.Counts {
		return "the verdict rests on this run alone: " + trials + " do not count, because " + h.Why
	}
	text := "the verdict rests on this run and "
	d := h.Drift
	if d.Found {
		text = "the control has changed since: the verdict must hold with and without "
	}
	p := "none"
	if d.P != nil {
		p = strconv.FormatFloat(math.Round(*d.P*1000)/1000, 'f', -1, 64)
	}
	return fmt.Sprintf("%s%s; drift check: control %+.1f points since (%d tasks, %d trials now against %d), p %s, level %g", text, trials, 100*d.Difference, d.Tasks, d.Now, d.Earlier, p, d.Alpha)
}

func listRuns(ids []string) string {
	const most = 3
	if more := len(ids) - most; more > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(ids[:most], ", "), more)
	}
	return strings.Join(ids, ", ")
}
