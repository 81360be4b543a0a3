// Package analyse turns the records of a run into figures: what became of every
// planned trial, rates and measures with their denominators and intervals,
// paired comparisons, and the verdict of the gates. It does no input or output,
// and equal records give an equal [Analysis] in any order of trials.
//
// [Fold] reads a journal into a [State], which resumption uses too; [Run] makes
// the Analysis of it.
//
// # Status before score
//
// Every planned trial is in exactly one place of the [Ledger]. A trial is void
// if its settled attempt is a fault, or if a current grader failed on it; it is
// then neither passed nor failed. An unknown outcome is a gap in our data: it is
// counted, listed and left out of rates. The seed's way of counting, in which
// void and unknown are failures, is given next to the right one, under a name that
// ends in _seed or, for bindings, is recall_total.
//
// # Which scores count
//
// A grading record starts a new reading: only scores after it count. To read a
// journal as it stood earlier, end the records earlier.
package analyse

import (
	"cmp"
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/history"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Options are the inputs of an analysis besides suite, plan and records.
type Options struct {
	Run    string       // name of the run, for titles
	Prices spend.Pricer // price table pinned by the run; nil leaves all attempts unpriced
	Notice []string     // shown to readers before any figure
	// Setting is under which conditions the run was made, in the order in which
	// readers want it.
	Setting []Fact
	History *history.History // earlier control trials; nil for none
	Kinds   []Kind           // of graders, in the order of reports
	// Parts returns results that do not belong to a kind of grader; nil adds none.
	Parts func(*Analysis) []Part
	// Gates holds the finished figures against the rules of the suite: it fills in
	// Rules and Verdict. Nil leaves them empty.
	Gates func(*Analysis)
	// Notes are what people said of trials, in the order of their numbers.
	// Overrides among them count, unless GradedOnly says to leave them out.
	Notes      []trial.Note
	GradedOnly bool
	// PlanTaken is called when the analysis needs the plan no longer, before it reads the
	// first record, so that the caller can free it; nil if the plan stays.
	PlanTaken func()
	// Freed is called when an analysis of many trials has freed a large part of its memory, or
	// needs as much; nil if nobody collects it.
	Freed func()
	// Spill takes the lists of artifacts, and evidence beyond MostTexts, out of memory; nil
	// keeps them there. It must stay
	// open as long as the analysis is in use.
	Spill Spill
	// MostTexts is how many scores with evidence of their own keep it in memory; 0 is
	// 4,096, and a negative number none. See [Trial.Full].
	MostTexts int
}

// Fact is one named condition of a run, such as the version of a server.
type Fact struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// Analysis is everything that reports show.
type Analysis struct {
	Suite       string   `json:"suite"`
	Description string   `json:"description,omitempty"`
	Run         string   `json:"run,omitempty"`
	Notice      []string `json:"notice,omitempty"`
	Setting     []Fact   `json:"setting,omitempty"`
	Verdict     Verdict  `json:"verdict"`
	// AsGraded is the figures without the overrides of people; nil if there are
	// none.
	AsGraded *AsGraded `json:"as_graded,omitempty"`

	Total      Tally       `json:"total"` // all arms together
	Arms       []Arm       `json:"arms"`
	Breakdowns []Breakdown `json:"breakdowns,omitempty"`
	// Capabilities say which groups of tasks an arm can answer at all, by group,
	// where the suite checks it with canaries.
	Capabilities []Capability `json:"capabilities,omitempty"`
	// Parts are the results of kinds of graders that are no metrics. Each is in
	// results.json under its own key.
	Parts       []Part       `json:"parts"`
	Cells       []Cell       `json:"cells"`
	Comparisons []Comparison `json:"comparisons,omitempty"`
	Pooled      []Pooled     `json:"pooled,omitempty"` // comparisons over several agents
	Rules       []Rule       `json:"rules,omitempty"`
	// SessionStart holds the figures of the baselines; nil if the run has none.
	SessionStart *SessionStart `json:"session_start,omitempty"`
	Strata       []Stratum     `json:"cache_strata,omitempty"` // of arms whose agent is a program
	// Divergences are the arms whose agents report another cost than the price
	// table computes.
	Divergences []spend.Divergence `json:"cost_divergences,omitempty"`
	// Machines are the figures of each machine; nil for a run on one.
	Machines []Machine `json:"machines,omitempty" volatile:"true"`
	Trials   []Trial   `json:"trials"`

	Sessions []Session `json:"sessions" volatile:"true"`
	Warnings []string  `json:"warnings,omitempty"`

	suite    *suite.Suite
	kinds    []Kind
	programs bool
	keyed    *keyed
	refs     *refStore
}

// Arm is agent × scenario with its figures.
type Arm struct {
	ID       string `json:"id"`
	Agent    string `json:"agent"`
	Scenario string `json:"scenario"`
	Tally
}

// Breakdown is the figures of the tasks of one arm that share a group, a hint
// level or a tag.
type Breakdown struct {
	By      string   `json:"by"` // "group", "hint_level" or "tag"
	Value   string   `json:"value"`
	Arm     string   `json:"arm"`
	Ledger  Ledger   `json:"ledger"`
	Metrics []Metric `json:"metrics"`
	Labels  []Count  `json:"labels,omitempty"`
}

// Cell is one task in one arm.
type Cell struct {
	Task      string       `json:"task"`
	Title     string       `json:"title,omitempty"`
	Group     string       `json:"group,omitempty"`
	HintLevel string       `json:"hint_level,omitempty"`
	Tags      []string     `json:"tags,omitempty"`
	Expect    string       `json:"expect,omitempty"` // solve or abort
	Target    suite.Target `json:"target,omitzero"`
	Arm       string       `json:"arm"`
	Ledger    Ledger       `json:"ledger"`
	Success   Metric       `json:"success"`
	Labels    []Count      `json:"labels,omitempty"`
	Turns     *float64     `json:"turns"`     // median
	MedianMS  *float64     `json:"median_ms"` // of live trials
	Cost      spend.Cost   `json:"cost"`

	PerSuccess PerSuccess `json:"per_success"`
	Causes     []Count    `json:"causes,omitempty"`
	PassK      []Metric   `json:"pass_k,omitempty"`
	// PassK, Numbers and Measures are of cells with more than one trial, of one they
	// are the trial's own, and only of runs of programs ([Analysis.Programs]).
	Numbers  []Number   `json:"numbers,omitempty"`
	Measures []Measured `json:"measures,omitempty"`
}

// Run reads records and analyses them. It returns the error of the records; no
// state of a run is an error.
func Run(s *suite.Suite, plan trial.Plan, records iter.Seq2[trial.Record, error], opt Options) (*Analysis, error) {
	var kept []trial.Planned
	if opt.History != nil {
		kept = plan.Trials
	}
	l := layOutPlan(s, plan)
	if plan = (trial.Plan{}); opt.PlanTaken != nil {
		opt.PlanTaken()
	}
	st := newState(s, l, opt.Prices, &refStore{spill: opt.Spill})
	st.kinds, st.plan, st.freed = opt.Kinds, kept, opt.Freed
	if opt.MostTexts != 0 {
		st.pool.MostTexts = opt.MostTexts
	}
	if err := st.addAll(records); err != nil {
		return nil, err
	}
	return st.analyseRun(opt), nil
}

// analyseRun makes the figures that count and, where overrides of people change
// any, also the figures without them.
func (st *State) analyseRun(opt Options) *Analysis {
	st.takeNotes(opt.Notes, true)
	a := st.makeFigures(opt)
	a.Warnings = append(a.Warnings, idleNotes(opt.Notes, a.Trials)...)
	n := CountOverridden(a.Trials)
	if n == 0 {
		return a
	}
	st.takeNotes(opt.Notes, false)
	graded := st.makeFigures(opt)
	if opt.GradedOnly {
		graded.Notice, graded.Warnings = slices.Concat(overrideNotice(n, true), graded.Notice), a.Warnings
		return graded
	}
	a.AsGraded = graded.asGraded(n)
	a.Notice = slices.Concat(overrideNotice(n, false), a.Notice)
	return a
}

// makeFigures is the analysis of the state and of the notes that it was given.
func (st *State) makeFigures(opt Options) *Analysis {
	once := len(opt.Notes) == 0 // there is no second analysis
	blocks, trials, reach := st.layOut(once && !slices.ContainsFunc(st.suite.Tasks, (*suite.Task).Baseline))
	start, earlier := st.sessionStart(blocks), st.earlierTrials(opt.History)
	if once {
		st.entries, st.places, st.plan = entries{}, nil, nil
	}
	a := &Analysis{
		Suite: st.suite.Name, Description: st.suite.Description, Run: opt.Run, Notice: opt.Notice, Setting: opt.Setting,
		Trials: trials, Capabilities: reach, Sessions: st.Sessions(), suite: st.suite, kinds: st.kinds, keyed: &keyed{}, refs: st.refs,
	}
	var parts sync.WaitGroup
	parts.Go(func() {
		a.Total = newTally(blocks)
		a.Total.suiteSeed = st.suite.Seed
		a.Breakdowns, a.Cells = groupBreakdowns(blocks), st.makeCells(blocks)
	})
	a.Arms = orderedArms(st.suite, blocks)
	a.SessionStart, a.Strata = start, cacheStrata(st.suite, a.Arms)
	a.Comparisons, a.Pooled = compareArms(st.suite, a.Arms, earlier)
	if a.Machines = st.crew.machines(trials); a.Machines != nil {
		warnOfSpread(a.Comparisons, trials)
	}
	parts.Wait()
	for i := range st.kinds {
		if parts := st.kinds[i].Parts; parts != nil {
			a.Parts = append(a.Parts, parts(a)...)
		}
	}
	if opt.Parts != nil {
		a.Parts = append(a.Parts, opt.Parts(a)...)
	}
	a.programs = st.hasPrograms(blocks)
	if st.lost > 0 {
		a.Notice = slices.Insert(slices.Clone(a.Notice), 0, fmt.Sprintf("the journal was damaged: %d of its records were left out by a salvage and count nowhere", st.lost))
	}
	a.Notice = slices.Concat(a.Notice, isolationNotice(a))
	for i := range a.Arms {
		if d, ok := spend.Diverge(a.Arms[i].ID, a.Arms[i].Cost.Told, a.Arms[i].Tokens); ok {
			a.Divergences, a.Notice = append(a.Divergences, d), append(a.Notice, d.Notice())
		}
	}
	if n := figure.CountOf(a.Total.Sources, string(trial.Scripted)); n > 0 {
		a.Notice = slices.Insert(slices.Clone(a.Notice), 0, fmt.Sprintf("%s (%d of %d trials)", scriptedNotice, n, a.Total.Ledger.Planned))
	}
	if st.late > 0 {
		a.Warnings = append(a.Warnings, fmt.Sprintf("%d records came after their trial was settled, or from a grader that is not current, and count for nothing", st.late))
	}
	if opt.Gates != nil {
		opt.Gates(a)
	}
	return a
}

// scriptedNotice stands before every figure that rests on scripted answers.
const scriptedNotice = "scripted answers show the instrument and measure no model"

// IsScriptedNotice reports whether a notice tells that answers are scripted.
func IsScriptedNotice(notice string) bool { return strings.HasPrefix(notice, scriptedNotice) }

// orderedArms are in the suite's order; those it does not list come last, by name.
func orderedArms(s *suite.Suite, bs []block) []Arm {
	names, parts := partitionBlocks(bs, func(b *block) string { return b.id })
	rank := func(id string) int {
		if i := slices.IndexFunc(s.Arms, func(a suite.Arm) bool { return a.ID() == id }); i >= 0 {
			return i
		}
		return len(s.Arms)
	}
	slices.SortFunc(names, func(a, b string) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), strings.Compare(a, b))
	})
	out := make([]Arm, 0, len(names))
	for _, id := range names {
		a := Arm{ID: id, Agent: parts[id][0].arm.Agent, Scenario: parts[id][0].arm.Scenario, Tally: newTally(parts[id])}
		a.suiteSeed, a.PassK = s.Seed, passK(parts[id])
		for i, m := range a.Metrics {
			a.Metrics[i] = a.withInterval(m)
		}
		for i := range a.Numbers {
			n := &a.Numbers[i]
			n.MedianInterval = new(stat.MedianBCa(a.numberValues(n.Name).tasks, stat.Resampling{Seed: figureSeed(s.Seed, id, n.Name), Level: Level}))
		}
		a.PerSuccess.addIntervals(parts[id], func(figure string) uint64 { return figureSeed(s.Seed, id, figure) })
		a.measureIntervals(s.Seed)
		out = append(out, a)
	}
	return out
}

// makeCells are the blocks, each with its figures.
func (st *State) makeCells(bs []block) []Cell {
	detailed := st.hasPrograms(bs)
	out := make([]Cell, 0, len(bs))
	for i := range bs {
		b := &bs[i]
		part, task := bs[i:i+1], b.task
		c := Cell{
			Task: task.ID, Title: task.Title, Group: task.Group, HintLevel: task.HintLevel, Tags: task.Tags,
			Expect: task.Expect, Target: task.Target, Arm: b.id,
			Ledger: sumLedgers(part), Labels: countLabels(part),
			Success:    figure.WilsonRate("success_rate", b.ledger.Pass, b.ledger.Pass+b.ledger.Fail, ofDecided),
			PerSuccess: perSuccess(part), Causes: countCauses(part),
		}
		if detailed && len(b.rows) > 1 {
			c.PassK, c.Numbers, c.Measures = passK(part), describeNumbers(part), describeMeasures(part)
		}
		for _, d := range numbered {
			switch d.name {
			case NumberTurns:
				c.Turns = stat.DescribeInPlace(valuesOf(part, d.value).all).Median
			case NumberTime:
				c.MedianMS = stat.DescribeInPlace(valuesOf(part, d.value).all).Median
			}
		}
		for j := range b.rows {
			if r := &b.rows[j]; r.Source != "" {
				c.Cost.Add(r.Cost)
			}
		}
		out = append(out, c)
	}
	return out
}

// groupBreakdowns are by group, hint level and tag, in each arm; values in code
// point order, a task without one left out.
func groupBreakdowns(bs []block) []Breakdown {
	var out []Breakdown
	for _, by := range []struct {
		name   string
		values func(*suite.Task) []string
	}{
		{"group", func(t *suite.Task) []string { return []string{t.Group} }},
		{"hint_level", func(t *suite.Task) []string { return []string{t.HintLevel} }},
		{"tag", func(t *suite.Task) []string { return t.Tags }},
	} {
		parts := map[string][]block{}
		for i := range bs {
			for at, v := range by.values(bs[i].task) {
				if v != "" && !slices.Contains(by.values(bs[i].task)[:at], v) {
					parts[v] = append(parts[v], bs[i])
				}
			}
		}
		for _, v := range slices.Sorted(maps.Keys(parts)) {
			arms, byArm := partitionBlocks(parts[v], func(b *block) string { return b.id })
			for _, arm := range arms {
				part := byArm[arm]
				out = append(out, Breakdown{By: by.name, Value: v, Arm: arm, Ledger: sumLedgers(part), Metrics: headlineMetrics(part, false), Labels: countLabels(part)})
			}
		}
	}
	return out
}

// Written returns the suite as it was written, for formats that show parts of it
// that no figure holds.
func (a *Analysis) Written() *suite.Suite { return a.suite }

// Task returns a task of the suite; nil if it has none of that id.
func (a *Analysis) Task(id string) *suite.Task {
	if a.suite == nil {
		return nil
	}
	return a.suite.Task(id)
}

// Elapsed returns the time that the run took, over all its sessions except regrades. It returns 0 if unknown.
func (a *Analysis) Elapsed() time.Duration {
	var sum time.Duration
	for _, s := range a.Sessions {
		if s.Why != "regrade" && s.to.After(s.from) && !s.from.IsZero() {
			sum += s.to.Sub(s.from)
		}
	}
	return sum
}

// Platform lists the operating systems and architectures on which trials ran, each
// once. It returns "" if the journal has none.
func (a *Analysis) Platform() string {
	var all []string
	for _, s := range a.Sessions {
		if s.Platform != "" && s.Why != "regrade" && !slices.Contains(all, s.Platform) {
			all = append(all, s.Platform)
		}
	}
	return strings.Join(all, ", ")
}
