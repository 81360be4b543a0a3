package analyse

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Monitor watches a run for the moment at which every comparison of the suite
// is decided by the test that holds however often it is looked at. Its decision
// depends on the results alone and not on the order in which they come, and agrees
// with Sequential of a [Comparison] of the same results.
//
// A comparison with a margin is decided, too, once the treatment is shown to be
// no worse than that. A Monitor is not safe for concurrent use.
type Monitor struct {
	watches []*watch
	of      map[string][]*watch // by task
	results map[trial.Key]string
	why     string
}

// watch follows one comparison.
type watch struct {
	name, treatment, control string

	alpha   float64
	any     *stat.Monitor
	margin  *stat.Monitor // nil without one
	order   []string      // tasks, as the plan ends them
	next    int           // task to be taken in
	tasks   map[string]*watched
	taken   int // tasks with a difference
	decided string
}

// watched is the trials of one task that a comparison waits for.
type watched struct {
	control, treatment []trial.Key // in order of index
	last               int
	open               int
}

// NewMonitor watches the comparisons of s over a plan of which nothing has run.
// Trials that the plan filters out are no part of it.
func NewMonitor(s *suite.Suite, plan trial.Plan) *Monitor {
	m := &Monitor{of: map[string][]*watch{}, results: map[trial.Key]string{}}
	tasks := map[string]*suite.Task{}
	for _, t := range s.Tasks {
		tasks[t.ID] = t
	}
	var ids []string
	for _, p := range plan.Trials {
		ids = append(ids, p.Arm)
	}
	for _, pair := range comparedArms(s, armsOf(s, ids)) {
		if w := newWatch(&pair, plan, tasks); len(w.order) > 0 {
			m.watches = append(m.watches, w)
			for id := range w.tasks {
				m.of[id] = append(m.of[id], w)
			}
		}
	}
	alpha := sequentialAlpha(s, len(m.watches))
	for _, w := range m.watches {
		w.startTests(alpha, s.Compare[w.name].Margin)
	}
	return m
}

// Monitor returns a monitor with the results of the state, to go on with the
// run.
func (st *State) Monitor() *Monitor {
	plan := trial.Plan{Trials: make([]trial.Planned, len(st.order))}
	for i, e := range st.order {
		plan.Trials[i] = e.planned
		if e.settled == nil && strings.HasPrefix(e.skip, reasonFilter) {
			plan.Trials[i].Filtered = e.skip
		}
	}
	m := NewMonitor(st.suite, plan)
	for _, e := range st.order {
		switch status, verdict := st.outcomeOf(e); status {
		case Scored:
			m.Finished(e.planned.Key, string(verdict))
		case Void:
			m.Finished(e.planned.Key, string(Void))
		}
	}
	return m
}

// Outcome returns the place of a trial in the ledger and, if it is scored, its
// outcome; pending if it is not in the plan.
func (st *State) Outcome(k trial.Key) (Status, trial.Verdict) {
	e := st.trials[k]
	if e == nil {
		return Pending, ""
	}
	return st.outcomeOf(e)
}

func (st *State) outcomeOf(e *entry) (Status, trial.Verdict) {
	var t Trial
	st.fillRow(&row{Trial: &t}, e, nil)
	return t.Status, t.Outcome
}

func newWatch(pair *matchup, plan trial.Plan, tasks map[string]*suite.Task) *watch {
	w := &watch{name: pair.name, treatment: pair.treatment.ID, control: pair.control.ID, tasks: map[string]*watched{}}
	for i, p := range plan.Trials {
		if p.Filtered != "" || p.Arm != w.control && p.Arm != w.treatment {
			continue
		}
		task := tasks[p.Task]
		if task == nil {
			task = &suite.Task{ID: p.Task}
		}
		if !pair.hasTask(task) {
			continue
		}
		t := w.tasks[p.Task]
		if t == nil {
			t = &watched{}
			w.tasks[p.Task] = t
		}
		if p.Arm == w.control {
			t.control = append(t.control, p.Key)
		} else {
			t.treatment = append(t.treatment, p.Key)
		}
		t.last = i
		t.open++
	}
	for id, t := range w.tasks {
		if len(t.control) == 0 || len(t.treatment) == 0 {
			delete(w.tasks, id)
			continue
		}
		w.order = append(w.order, id)
	}
	slices.SortFunc(w.order, func(a, b string) int { return cmp.Compare(w.tasks[a].last, w.tasks[b].last) })
	return w
}

func (w *watch) startTests(alpha float64, margin *float64) {
	w.alpha, w.any = alpha, stat.NewMonitor(alpha)
	if margin != nil {
		w.margin = stat.NewNonInferiorMonitor(*margin, alpha)
	}
}

// Finished tells of a trial that came to its end: pass, fail, unknown or void.
// Only the first word on a trial counts.
func (m *Monitor) Finished(k trial.Key, status string) {
	if _, told := m.results[k]; told {
		return
	}
	switch status {
	case string(trial.Pass), string(trial.Fail), string(trial.Unknown), string(Void):
	default:
		return // skipped: it has no result, and its task none
	}
	m.results[k] = status
	for _, w := range m.of[k.Task] {
		if k.Arm == w.control || k.Arm == w.treatment {
			w.tasks[k.Task].open--
			w.takeSettled(m.results)
		}
	}
}

// takeSettled takes in the tasks that are settled and next in order.
func (w *watch) takeSettled(results map[trial.Key]string) {
	for ; w.next < len(w.order); w.next++ {
		t := w.tasks[w.order[w.next]]
		if t.open > 0 {
			return
		}
		diff, ok := t.difference(results)
		if !ok {
			continue
		}
		w.taken++
		w.addTask("", w.any, diff)
		if w.margin != nil {
			w.addTask("not worse by the margin, ", w.margin, diff)
		}
	}
}

// addTask adds a task to a test and notes the first decision.
func (w *watch) addTask(how string, m *stat.Monitor, diff float64) {
	e := m.Add(diff)
	if w.decided == "" && m.Decided() && e != nil {
		w.decided = fmt.Sprintf("%s %s: %se=%.4g ≥ %.4g after %d tasks", w.name, w.treatment, how, *e, 1/w.alpha, w.taken)
	}
}

// difference is treatment less control over the complete pairs of the task; not
// ok if it has none.
func (t *watched) difference(results map[trial.Key]string) (float64, bool) {
	var p stat.Pairs
	control := map[int]trial.Verdict{}
	for _, k := range t.control {
		control[k.Index] = trial.Verdict(results[k])
	}
	for _, k := range t.treatment {
		c, v := control[k.Index], trial.Verdict(results[k])
		if isDecided(c) && isDecided(v) {
			p = addPairs(p, pairOutcome(c == trial.Pass, v == trial.Pass))
		}
	}
	if p.N() == 0 {
		return 0, false
	}
	return taskDifferences([]stat.Pairs{p})[0], true
}

// Decided says why nothing more need run, as in "decided: grounding
// sonnet/grounded: e=24.1 ≥ 20 after 31 tasks"; "" while a comparison is open
// and where there is none.
func (m *Monitor) Decided() string {
	if m.why != "" || len(m.watches) == 0 {
		return m.why
	}
	var why []string
	for _, w := range m.watches {
		if w.decided == "" {
			return ""
		}
		why = append(why, w.decided)
	}
	m.why = reasonDecided + ": " + strings.Join(why, "; ")
	return m.why
}
