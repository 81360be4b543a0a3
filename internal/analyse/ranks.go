package analyse

import (
	"fmt"
	"slices"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
)

// RankRule lets comparisons compare ranks.
type RankRule struct {
	// Rank returns the rank of the first relevant result of a scored trial, or 0 if
	// there is none; false if it is unknown.
	Rank func(Graded) (rank int, known bool)
	// Seeks reports whether a task has something to be found.
	Seeks func(*suite.Task) bool
}

// Ranks compares the ranks of the first relevant result in two arms, over pairs
// in which both sides surfaced or missed it. Canaries, and tasks to which nothing
// is relevant, are not in it; groups that one side is not capable of are.
type Ranks struct {
	Tasks int `json:"tasks"`
	Pairs int `json:"pairs"`
	Left  int `json:"left_out"` // pairs of search tasks without two ranks

	// MRR is treatment minus control of the mean reciprocal rank, the mean over
	// tasks with its BCa interval.
	MRR stat.Interval `json:"mrr_difference"`
	// Wilcoxon tests the differences of reciprocal ranks, one a task (their mean
	// where a task has several trials); a result that is not there has 0.
	Wilcoxon stat.SignedRank `json:"wilcoxon"`
	// RankOne is McNemar's test of whether the first result is relevant. With
	// several trials a task its p values are nil and RankOneP is by sign flips.
	RankOne      stat.Paired   `json:"rank_one"`
	RankOnePairs stat.Pairs    `json:"rank_one_pairs"`
	RankOneTest  string        `json:"rank_one_test"`
	RankOneP     *float64      `json:"rank_one_p"`
	RankOneDiff  stat.Interval `json:"rank_one_difference"`

	Buckets  []RankBucket `json:"buckets"` // each pair is in one of them
	Warnings []string     `json:"warnings,omitempty"`
}

// RankBucket is the pairs whose rank changed in one way.
type RankBucket struct {
	Name  string   `json:"name"`
	N     int      `json:"n"`
	Tasks []string `json:"tasks,omitempty"` // "task", or "task #2" where a task has several trials
}

// The buckets, of which the first that fits holds a pair.
const (
	RankUnchanged  = "unchanged_rank1" // first on both sides
	RankAdded      = "added"           // only the treatment finds it, at any rank
	RankRemoved    = "removed"         // only the control finds it, at any rank
	RankFixed      = "fixed"           // found by both, first only with the treatment
	RankDegraded   = "degraded"        // found by both, first only with the control
	RankSuboptimal = "both_suboptimal" // first on neither side, found by both or by none
)

// rankBucket names the change from one rank to another; 0 is not found.
func rankBucket(control, treatment int) string {
	switch {
	case control == 1 && treatment == 1:
		return RankUnchanged
	case control == 0 && treatment > 0:
		return RankAdded
	case control > 0 && treatment == 0:
		return RankRemoved
	case treatment == 1:
		return RankFixed
	case control == 1:
		return RankDegraded
	}
	return RankSuboptimal
}

// compareRanks returns nil and the reason where no trial has a grader that gives ranks.
func (d *armPair) compareRanks() (*Ranks, string) {
	kind, at := d.rankKind()
	if kind == nil {
		return nil, unranked
	}
	graded := false
	out := &Ranks{}
	for _, name := range []string{RankAdded, RankRemoved, RankFixed, RankDegraded, RankUnchanged, RankSuboptimal} {
		out.Buckets = append(out.Buckets, RankBucket{Name: name})
	}
	tasks := make([]stat.Pairs, len(d.fights))
	var diffs []float64
	var clusters [][]float64
	for i := range d.fights {
		f := &d.fights[i]
		if slices.Contains(f.task.Tags, CanaryTag) || !kind.Ranks.Seeks(f.task) {
			continue
		}
		var of []float64
		for _, c := range f.couples {
			finds := c.control.score(at) != nil || c.treatment.score(at) != nil
			graded = graded || finds
			before, ok := rankIn(kind, at, f.task, c.control)
			after, ok2 := rankIn(kind, at, f.task, c.treatment)
			if !ok || !ok2 {
				out.Left += countIf(finds)
				continue
			}
			out.Pairs++
			tasks[i] = tasks[i].Plus(stat.PairOf(before == 1, after == 1))
			of = append(of, reciprocalRank(after)-reciprocalRank(before))
			out.addToBucket(rankBucket(before, after), rankedTask(c, d.trials))
		}
		if len(of) > 0 {
			out.Tasks++
			diffs = append(diffs, stat.Sum(of)/float64(len(of)))
			clusters = append(clusters, of)
		}
	}
	if !graded {
		return nil, unranked
	}
	out.MRR = stat.MeanBCa(clusters, d.resampling("ranks mrr"))
	out.Wilcoxon = stat.Wilcoxon(diffs, Level)
	t := d.testPairs(tasks, "ranks rank one")
	out.RankOnePairs, out.RankOneTest, out.RankOneP, out.RankOneDiff = t.pairs, t.test, t.p, t.difference
	out.RankOne = stat.McNemar(t.pairs)
	if d.trials > 1 {
		n := out.RankOne
		out.RankOne = stat.Paired{N: n.N, Discordant: n.Discordant, Difference: t.difference.Estimate, Warnings: []string{severalTrials}}
	}
	if out.Left > 0 {
		out.Warnings = append(out.Warnings, fmt.Sprintf("left out for want of a rank on both sides (void, unknown or error): %d of %d pairs", out.Left, out.Left+out.Pairs))
	}
	return out, ""
}

const unranked = "no trial of either arm is graded for retrieval"

// rankKind returns the first kind that gives ranks and its index; nil if the suite
// has none.
func (d *armPair) rankKind() (*gradedBy, int) {
	for _, bs := range [][]block{d.control.blocks, d.treatment.blocks} {
		for j := range bs {
			for i, c := range bs[j].kinds {
				if c != nil && c.Ranks != nil {
					return &c.gradedBy, i
				}
			}
		}
	}
	return nil, -1
}

// rankIn returns the rank of the first relevant result of a trial, or 0 if there
// is none; ok is false if it is unknown.
func rankIn(kind *gradedBy, i int, task *suite.Task, r *Trial) (rank int, ok bool) {
	if r.Status != Scored || r.score(i) == nil {
		return 0, false
	}
	return kind.Ranks.Rank(Graded{Task: task, Trial: r, Score: r.score(i)})
}

func reciprocalRank(rank int) float64 {
	if rank < 1 {
		return 0
	}
	return 1 / float64(rank)
}

func rankedTask(c trialPair, trials int) string {
	if trials <= 1 {
		return c.control.Task
	}
	return fmt.Sprintf("%s #%d", c.control.Task, c.control.Index+1)
}

func (r *Ranks) addToBucket(bucket, task string) {
	for i := range r.Buckets {
		if b := &r.Buckets[i]; b.Name == bucket {
			b.N++
			b.Tasks = append(b.Tasks, task)
		}
	}
}
