package analyse

import (
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// A block is the trials of one task in one arm, by index: a cell of the table
// that all figures are made of. What many figures need is counted here once.
type block struct {
	unit
	task *suite.Task // never nil
	id   string      // of the arm
	arm  suite.Arm
	// canary marks a task that only checks whether its group can be answered, and
	// reach is the result of the canaries of its group; nil where it has none.
	canary bool
	reach  *Capability
	rows   []Trial // a part of all trials

	ledger Ledger
	labels []Count       // of scored trials, in the order in which they came
	kinds  []*kindCounts // by kind of the suite; nil for a kind that does not judge the task
}

// unit is an independent unit of figures: a task, or a cluster of tasks.
type unit struct {
	no int // number of the task in the order of reports
	// cluster is the cluster of tasks that may share their effect, or "" if tasks are
	// independent.
	cluster string
}

// rowRare is what few trials have and reports do not show.
type rowRare struct {
	paid, spent *spend.Cost // see [rare]
	// graded is the trial as graders have it, if it is not applicable.
	graded *Trial
	set    *trial.Note   // the override that counts, if there is one
	long   *trial.Timing // times that do not fit into a [timing]
}

// commonRow is for trials that have nothing rare.
var commonRow = &rowRare{}

// seldom returns the rare part of t, to be changed.
func (t *Trial) seldom() *rowRare {
	kept := *t.rowRare
	t.rowRare = &kept
	return t.rowRare
}

// score returns the score of the kind of index i of the suite; nil if its grader has none
// without a fault.
func (t *Trial) score(i int) *trial.Score { return t.joined.byKind[i] }

// layOut lays the trials out in the suite's order: tasks, then arms, then
// indices. The rows of blocks are parts of trials. Tasks and arms that the suite does not list
// come last, by name. Baselines are left out. If the state is needed only once, its entries
// are freed on the way.
func (st *State) layOut(once bool) (blocks []block, trials []Trial, reach []Capability) {
	arms := make(map[string]suite.Arm, len(st.suite.Arms))
	for _, a := range st.suite.Arms {
		arms[a.ID()] = a
	}
	kinds := gradersOf(st.kinds, st.suite)
	if once && st.freed != nil && len(st.entries.chunks) >= manyChunks {
		st.freed() // the trials take as much as the records left
	}
	trials = make([]Trial, st.entries.n)
	var b *block
	var shared Shared
	i, from := 0, 0
	for at := range st.entries.n {
		if once && st.entries.freeBefore(at) && st.freed != nil {
			st.freed()
		}
		e := st.entries.at(at)
		key := st.cells[e.cell]
		if t := st.tasks[key.Task]; t != nil && t.Baseline() {
			continue // they have a section of their own
		}
		if b == nil || b.task.ID != key.Task || b.id != key.Arm {
			next := block{task: st.tasks[key.Task], id: key.Arm}
			from = i
			if next.task == nil {
				next.task = &suite.Task{ID: key.Task}
			}
			var known bool
			if next.arm, known = arms[key.Arm]; !known {
				next.arm.Agent, next.arm.Scenario, _ = strings.Cut(key.Arm, "/")
			}
			next.cluster = st.suite.ClusterOf(next.task)
			if b != nil {
				next.no = b.no + countIf(b.task.ID != key.Task)
			}
			next.setKinds(kinds)
			blocks = append(blocks, next)
			b = &blocks[len(blocks)-1]
		}
		t := &trials[i]
		st.fillTrial(t, &shared, e, kinds)
		st.setClasses(b, t)
		t.Shared = st.shareParts(&shared)
		i++
		b.rows = trials[from:i:i]
	}
	trials = trials[:i:i]
	reach = checkCapabilities(blocks)
	for i := range blocks {
		blocks[i].countRows()
	}
	return blocks, trials, reach
}

// setKinds fills in the kinds that judge the task.
func (b *block) setKinds(kinds []gradedBy) {
	b.kinds = make([]*kindCounts, len(kinds))
	for i, k := range kinds {
		if !LeavesOut(b.task, k.grader) {
			b.kinds[i] = &kindCounts{gradedBy: k}
			b.canary = b.canary || k.Canaries != nil && slices.Contains(b.task.Tags, CanaryTag)
		}
	}
}

// setClasses fills in the classes that kinds give a trial.
func (st *State) setClasses(b *block, t *Trial) {
	seed, found := t.SeedOutcome, t.Found
	for i, c := range b.kinds {
		if c == nil {
			continue
		}
		if c.SeedOutcome != nil {
			seed = c.SeedOutcome(b.gradedRow(i, t))
		}
		if c.Class != nil {
			found = c.Class(b.gradedRow(i, t))
		}
	}
	if seed != t.SeedOutcome || found != t.Found {
		f := *t.Findings
		f.SeedOutcome, f.Found = seed, found
		t.Findings = sharedCopy(st.classed, classKey{t.Findings, seed, found}, &f)
	}
}

// classKey is findings that get classes.
type classKey struct {
	findings    *Findings
	seed, found string
}

// countRows fills in the counts that many figures need.
func (b *block) countRows() {
	for i := range b.rows {
		r := &b.rows[i]
		countTrial(&b.ledger, r)
		if r.Status == Scored {
			b.labels = AddCount(b.labels, r.Label, 1)
		}
	}
	b.countKinds()
}

// partitionBlocks splits blocks by key, in the order in which the keys first come.
func partitionBlocks[K ~string](bs []block, key func(*block) K) (names []K, parts map[K][]block) {
	counts := map[K]int{}
	for i := range bs {
		k := key(&bs[i])
		if counts[k]++; counts[k] == 1 {
			names = append(names, k)
		}
	}
	parts = make(map[K][]block, len(names))
	if len(names) == 1 {
		parts[names[0]] = bs
		return names, parts
	}
	for k, n := range counts {
		parts[k] = make([]block, 0, n)
	}
	for i := range bs {
		k := key(&bs[i])
		parts[k] = append(parts[k], bs[i])
	}
	return names, parts
}

// isSelected reports whether sel picks the block.
func isSelected(sel suite.Selector, b *block) bool {
	return sel.Match(b.arm.Agent, b.arm.Scenario, b.task)
}

// filterBlocks returns the blocks to keep, which are mostly all: blocks are not copied until
// one is left out, and not to be changed.
func filterBlocks(bs []block, keep func(*block) bool) []block {
	all := 0
	for all < len(bs) && keep(&bs[all]) {
		all++
	}
	out := slices.Clip(bs[:all])
	for i := all + 1; i < len(bs); i++ {
		if keep(&bs[i]) {
			out = append(out, bs[i])
		}
	}
	return out
}

// sumLedgers adds the ledgers of blocks up.
func sumLedgers(bs []block) Ledger {
	var l Ledger
	for i := range bs {
		l.Sum(&bs[i].ledger)
	}
	slices.SortFunc(l.SkippedBy, figure.CompareCounts)
	return l
}

// countLabels counts the labels of scored trials.
func countLabels(bs []block) []Count {
	var out []Count
	for i := range bs {
		for _, c := range bs[i].labels {
			out = AddCount(out, c.Name, c.N)
		}
	}
	slices.SortFunc(out, figure.CompareCounts)
	return out
}
