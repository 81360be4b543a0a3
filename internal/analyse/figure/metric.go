// Package figure defines the figures of an analysis that need no trial: metrics with
// their intervals, counts by name, and the ledger of what became of planned trials.
package figure

import (
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/stat"
)

// Level is the coverage of every interval.
const Level = 0.95

// Metric is a named figure with all that is needed to read it. A rate says its
// numerator, its denominator and the unit of the denominator. Value is nil,
// never 0, where nothing could be evaluated.
//
// Clusters, SE, NEff and DesignEffect are set if a task has several trials or tasks
// have clusters. The interval then treats tasks or clusters as the units, since trials
// of the same unit are correlated.
type Metric struct {
	Name         string   `json:"name"`
	Value        *float64 `json:"value"`
	Numerator    int      `json:"numerator"`
	Denominator  int      `json:"denominator"`
	Of           string   `json:"of"` // things that the denominator counts
	Low          *float64 `json:"low"`
	High         *float64 `json:"high"`
	Method       string   `json:"method,omitempty"`        // of the interval
	Level        float64  `json:"level,omitempty"`         // its coverage, where that is not [Level]
	Clusters     int      `json:"clusters,omitempty"`      // number of tasks, or of clusters of tasks
	SE           *float64 `json:"se,omitempty"`            // standard error with independent clusters
	NEff         *float64 `json:"n_effective,omitempty"`   // independent trials that would say as much
	DesignEffect *float64 `json:"design_effect,omitempty"` // denominator / n_effective
	Unit         string   `json:"unit,omitempty"`          // "" for a rate
	Warnings     []string `json:"warnings,omitempty"`
}

// Count is how often a name came up.
type Count struct {
	Name string `json:"name"`
	N    int    `json:"n"`
}

// AddCount adds n to the count of name. It searches linearly, because lists of counts
// are short.
func AddCount(cs []Count, name string, n int) []Count {
	for i := range cs {
		if cs[i].Name == name {
			cs[i].N += n
			return cs
		}
	}
	return append(cs, Count{name, n})
}

// CountOf returns the count of name, or 0 if none.
func CountOf(cs []Count, name string) int {
	for _, c := range cs {
		if c.Name == name {
			return c.N
		}
	}
	return 0
}

// CompareCounts orders counts by number, the larger first, then by name.
func CompareCounts(a, b Count) int {
	if a.N != b.N {
		return b.N - a.N
	}
	return strings.Compare(a.Name, b.Name)
}

// CriterionRate is how one criterion went.
type CriterionRate struct {
	Required      bool `json:"required"`
	Pass          int  `json:"pass"`
	Fail          int  `json:"fail"`
	Unknown       int  `json:"unknown"`
	NotApplicable int  `json:"not_applicable"`
	Metric             // pass of pass + fail
}

// Measured describes the values of one measure.
type Measured struct {
	Name string `json:"name"`
	Unit string `json:"unit,omitempty"`
	Null int    `json:"null"` // scored trials where it does not apply
	stat.Summary
	// MedianInterval and MeanInterval are only of arms: both again, with BCa
	// bootstrap intervals, whole tasks resampled.
	MedianInterval *stat.Interval `json:"median_interval,omitempty"`
	MeanInterval   *stat.Interval `json:"mean_interval,omitempty"`
}

// SummaryStat returns a statistic of s by its name in metrics, such as "p90". ok
// reports whether there is such a statistic.
func SummaryStat(s stat.Summary, name string) (value *float64, ok bool) {
	switch name {
	case "mean":
		return s.Mean, true
	case "median":
		return s.Median, true
	case "p10":
		return s.P10, true
	case "p90":
		return s.P90, true
	}
	return nil, false
}

// Ledger counts the planned trials by what became of them:
//
//	planned = scored + void + skipped + pending
//	scored  = pass + fail + unknown
type Ledger struct {
	Planned int `json:"planned"`
	Scored  int `json:"scored"`
	Pass    int `json:"pass"`
	Fail    int `json:"fail"`
	Unknown int `json:"unknown"`
	// NotApplicable counts the unknown trials of groups that their arm cannot answer.
	// These trials are not missing.
	NotApplicable int `json:"not_applicable,omitempty"`

	Void            int `json:"void"`
	VoidSetup       int `json:"void_setup"`
	VoidEnvironment int `json:"void_environment"`
	VoidTreatment   int `json:"void_treatment"`
	VoidGrader      int `json:"void_grader"`

	Skipped   int     `json:"skipped"`
	SkippedBy []Count `json:"skipped_by,omitempty"` // by reason
	Pending   int     `json:"pending"`              // not generated or not graded yet
}

// VoidShare is void / (scored + void); nil if no trial ran.
func (l Ledger) VoidShare() *float64 { return shareOf(l.Void, l.Scored+l.Void) }

// UnknownShare returns the share of scored trials whose outcome is unknown, without
// trials to which it does not apply. It returns nil if there is no such trial.
func (l Ledger) UnknownShare() *float64 {
	return shareOf(l.Unknown-l.NotApplicable, l.Scored-l.NotApplicable)
}

// Unevaluated counts the trials that were meant to run and have no result:
// pending ones, and trials skipped because money or time ran out rather than by
// choice.
func (l Ledger) Unevaluated() int {
	n := l.Pending
	for _, c := range l.SkippedBy {
		if !IsByChoice(c.Name) {
			n += c.N
		}
	}
	return n
}

// SkippedForBudget counts the trials for which no money was left.
func (l Ledger) SkippedForBudget() int {
	n := 0
	for _, c := range l.SkippedBy {
		if strings.HasPrefix(c.Name, reasonBudget) {
			n += c.N
		}
	}
	return n
}

// The reasons of a skip begin with these words.
const (
	reasonBudget   = "budget"
	reasonStopped  = "stopped"
	ReasonDecided  = "decided"
	ReasonHopeless = "hopeless"
	ReasonFilter   = "filter"
)

// CountExcluded counts the trials that the command line left out before the run
// began.
func (l *Ledger) CountExcluded() int {
	n := 0
	for _, c := range l.SkippedBy {
		if strings.HasPrefix(c.Name, ReasonFilter) {
			n += c.N
		}
	}
	return n
}

// IsStopRule reports whether reason is that of a trial skipped by the suite's stop
// rule.
func IsStopRule(reason string) bool {
	return strings.HasPrefix(reason, ReasonDecided) || strings.HasPrefix(reason, ReasonHopeless)
}

// IsByChoice reports whether someone left a trial out on purpose.
func IsByChoice(reason string) bool {
	return !strings.HasPrefix(reason, reasonBudget) && !strings.HasPrefix(reason, reasonStopped)
}

func shareOf(k, n int) *float64 {
	if n == 0 {
		return nil
	}
	return new(float64(k) / float64(n))
}

// String is the ledger in one line.
func (l Ledger) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d planned = %d scored (%d pass, %d fail, %d unknown) + %d void + %d skipped", l.Planned, l.Scored, l.Pass, l.Fail, l.Unknown, l.Void, l.Skipped)
	if l.Pending > 0 {
		fmt.Fprintf(&b, " + %d pending", l.Pending)
	}
	return b.String()
}

// Voids counts the void trials by class, classes without any left out.
func (l Ledger) Voids() []Count {
	var out []Count
	for _, c := range []Count{{"setup", l.VoidSetup}, {"environment", l.VoidEnvironment}, {"treatment", l.VoidTreatment}, {"grader", l.VoidGrader}} {
		if c.N > 0 {
			out = append(out, c)
		}
	}
	return out
}

// Sum adds the counts of o.
func (l *Ledger) Sum(o *Ledger) {
	l.Planned += o.Planned
	l.Scored += o.Scored
	l.Pass += o.Pass
	l.Fail += o.Fail
	l.Unknown += o.Unknown
	l.NotApplicable += o.NotApplicable
	l.Void += o.Void
	l.VoidSetup += o.VoidSetup
	l.VoidEnvironment += o.VoidEnvironment
	l.VoidTreatment += o.VoidTreatment
	l.VoidGrader += o.VoidGrader
	l.Skipped += o.Skipped
	for _, c := range o.SkippedBy {
		l.SkippedBy = AddCount(l.SkippedBy, c.Name, c.N)
	}
	l.Pending += o.Pending
}

// CountIf returns 1 if b holds, else 0.
func CountIf(b bool) int {
	if b {
		return 1
	}
	return 0
}

// CutLast slices s around the last instance of sep, as [strings.Cut] does around the
// first.
func CutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}
