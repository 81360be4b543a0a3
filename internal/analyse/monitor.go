package analyse

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Monitor detects when every comparison of the suite is decided by the anytime-valid
// test, including under the worst and best results of trials without a verdict. Its
// decision depends on the results but not on the order in which they arrive, and agrees
// with the Decision of a [Comparison] of the same results.
//
// A comparison with a margin is also decided once the treatment is shown to be
// non-inferior, whichever way trials without a verdict count. If the suite asks for it, a comparison that is unlikely to be decided
// by the end of the plan is hopeless and no longer keeps the run going. It can still be
// decided while other comparisons continue. A Monitor is not safe for concurrent use.
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
	tables  []decision.Table
	tests   []*stat.Monitor // tests of tables, in the same order
	margins []*stat.Monitor // tests of non-inferiority of tables; none without a margin
	tasks   map[string]*watched
	units   [][]*watched // tasks or whole clusters, in the order in which the plan ends them
	next    int          // next unit to add
	largest int          // number of tasks of the largest cluster; 0 if tasks are independent
	taken   int          // number of units with a complete pair
	decided string

	below    float64 // predictive power below which the comparison is hopeless; 0 for no limit
	hopeless string
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
		if w := newWatch(&pair, plan, tasks, s.ClusterOf); len(w.units) > 0 {
			m.watches = append(m.watches, w)
			for id := range w.tasks {
				m.of[id] = append(m.of[id], w)
			}
		}
	}
	alpha := sequentialAlpha(s, len(m.watches))
	for _, w := range m.watches {
		w.below = s.Stop.Below
		w.tables = []decision.Table{decision.Complete}
		if s.Missing.Because == "" {
			w.tables = append(w.tables, decision.Worst, decision.Best)
		}
		w.startTests(alpha, s.Compare[w.name].Margin)
	}
	return m
}

// Monitor returns a monitor with the results of the state, to go on with the
// run.
func (st *State) Monitor() *Monitor {
	plan := trial.Plan{Trials: make([]trial.Planned, len(st.order))}
	for i, at := range st.order {
		e := st.entries.at(int(at))
		plan.Trials[i] = *st.planned(e)
		if e.settled == 0 && strings.HasPrefix(e.rare.skip, reasonFilter) {
			plan.Trials[i].Filtered = e.rare.skip
		}
	}
	m := NewMonitor(st.suite, plan)
	for _, at := range st.order {
		e := st.entries.at(int(at))
		switch status, verdict := st.outcomeOf(e); status {
		case Scored:
			m.Finished(st.keyOf(e), string(verdict))
		case Void:
			m.Finished(st.keyOf(e), string(Void))
		}
	}
	return m
}

// Outcome returns the place of a trial in the ledger and, if it is scored, its
// outcome; pending if it is not in the plan.
func (st *State) Outcome(k trial.Key) (Status, trial.Verdict) {
	e := st.find(k)
	if e == nil {
		return Pending, ""
	}
	return st.outcomeOf(e)
}

func (st *State) outcomeOf(e *entry) (Status, trial.Verdict) {
	var t Trial
	st.fillTrial(&t, &Shared{}, e, nil)
	return t.Status, t.Outcome
}

func newWatch(pair *matchup, plan trial.Plan, tasks map[string]*suite.Task, clusterOf func(*suite.Task) string) *watch {
	w := &watch{name: pair.name, treatment: pair.treatment.ID, control: pair.control.ID, tasks: map[string]*watched{}}
	var ids []string
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
			ids = append(ids, p.Task)
		}
		if p.Arm == w.control {
			t.control = append(t.control, p.Key)
		} else {
			t.treatment = append(t.treatment, p.Key)
		}
		t.last = i
		t.open++
	}
	place := map[string]int{}
	for _, id := range ids {
		t := w.tasks[id]
		if len(t.control) == 0 || len(t.treatment) == 0 {
			delete(w.tasks, id)
			continue
		}
		cluster := ""
		if task := tasks[id]; task != nil {
			cluster = clusterOf(task)
		}
		at, seen := place[cluster]
		if cluster == "" || !seen {
			at = len(w.units)
			place[cluster], w.units = at, append(w.units, nil)
		}
		if w.units[at] = append(w.units[at], t); cluster != "" {
			w.largest = max(w.largest, len(w.units[at]))
		}
	}
	slices.SortFunc(w.units, func(a, b []*watched) int { return cmp.Compare(lastOf(a), lastOf(b)) })
	return w
}

// lastOf returns the position of the last trial of a unit in the plan.
func lastOf(unit []*watched) int {
	return slices.MaxFunc(unit, func(a, b *watched) int { return cmp.Compare(a.last, b.last) }).last
}

func (w *watch) startTests(alpha float64, margin *float64) {
	w.alpha = alpha
	for range w.tables {
		w.tests = append(w.tests, stat.NewMonitor(alpha).ByCluster(w.largest))
		if margin != nil {
			w.margins = append(w.margins, stat.NewNonInferiorMonitor(*margin, alpha).ByCluster(w.largest))
		}
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

// takeSettled takes in the units that are settled and next in order.
func (w *watch) takeSettled(results map[trial.Key]string) {
	for ; w.next < len(w.units); w.next++ {
		complete := false
		var unit []*decision.Task
		for _, t := range w.units[w.next] {
			if t.open > 0 {
				return
			}
			pairs := t.pairUp(results)
			unit, complete = append(unit, &pairs), complete || pairs.Complete.N() > 0
		}
		if complete {
			w.taken++
		}
		w.addUnit(w.tests, "", unit)
		w.addUnit(w.margins, "not worse by the margin, ", unit)
		if complete {
			w.checkHopeless()
		}
	}
}

// addUnit adds a unit to the tests of the tables. The comparison is decided once all tests
// agree.
func (w *watch) addUnit(tests []*stat.Monitor, how string, unit []*decision.Task) {
	var last float64 // e-value of the last test that decides with this unit
	now, agree := false, true
	for i, test := range tests {
		was := test.Decided()
		if e := decision.AddUnit(test, w.tables[i], unit...); e != nil && !was && test.Decided() {
			last, now = *e, true
		}
		agree = agree && test.Shown() == tests[0].Shown()
	}
	if now && agree {
		w.decide(how, last)
	}
}

// decide records the decision if it is the first.
func (w *watch) decide(how string, e float64) {
	if w.decided == "" {
		w.decided = fmt.Sprintf("%s %s: %se=%.4g ≥ %.4g after %d %s", w.name, w.treatment, how, e, 1/w.alpha, w.taken, w.unitNoun())
	}
}

// checkHopeless records the comparison as hopeless if no test is likely to decide over
// the remaining tasks.
func (w *watch) checkHopeless() {
	if w.decided != "" || w.hopeless != "" {
		return
	}
	planned := w.taken + len(w.units) - w.next - 1
	if w.tests[0].Hopeless(planned, w.below) && (len(w.margins) == 0 || w.margins[0].Hopeless(planned, w.below)) {
		w.hopeless = fmt.Sprintf("%s %s: the chance of a decision is below %v after %d of %d %s", w.name, w.treatment, w.below, w.taken, planned, w.unitNoun())
	}
}

func (w *watch) unitNoun() string {
	if w.largest > 0 {
		return "clusters"
	}
	return "tasks"
}

// pairUp pairs the results of the task.
func (t *watched) pairUp(results map[trial.Key]string) decision.Task {
	control := map[int]trial.Key{}
	for _, k := range t.control {
		control[k.Index] = k
	}
	var out decision.Task
	for _, k := range t.treatment {
		if c, paired := control[k.Index]; paired {
			out.AddPair(decision.Outcome(results[c]), decision.Outcome(results[k]))
		}
	}
	return out
}

// Decided returns why no more trials need to run, such as "decided: grounding
// sonnet/grounded: e=24.1 ≥ 20 after 31 tasks", or "hopeless: …" if a comparison is
// hopeless. It returns "" while a comparison is open and if the suite has none.
func (m *Monitor) Decided() string {
	if m.why != "" || len(m.watches) == 0 {
		return m.why
	}
	var why []string
	reason := reasonDecided
	for _, w := range m.watches {
		switch {
		case w.decided != "":
			why = append(why, w.decided)
		case w.hopeless != "":
			why, reason = append(why, w.hopeless), reasonHopeless
		default:
			return ""
		}
	}
	m.why = reason + ": " + strings.Join(why, "; ")
	return m.why
}
