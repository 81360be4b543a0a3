package analyse

import (
	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/stat"
)

// Parts of an [Analysis] that package figure defines.
//
//nolint:revive // the comment is about all of them
type (
	Metric        = figure.Metric
	Count         = figure.Count
	CriterionRate = figure.CriterionRate
	Measured      = figure.Measured
	Ledger        = figure.Ledger
)

// Level is the coverage of every interval.
const Level = figure.Level

// The units of figures that are neither rates nor have a unit of their own.
const (
	UnitScore      = figure.UnitScore
	UnitDifference = figure.UnitDifference
	UnitChange     = figure.UnitChange
	UnitRatio      = figure.UnitRatio
	UnitP          = figure.UnitP
)

// Percent writes a share with one decimal, such as "91.3%".
func Percent(v float64) string { return figure.Percent(v) }

// Milliseconds writes a time of v milliseconds, such as "840 ms" or "12.3 s".
func Milliseconds(v float64) string { return figure.Milliseconds(v) }

// AddCount adds n to the count of name.
func AddCount(cs []Count, name string, n int) []Count { return figure.AddCount(cs, name, n) }

const (
	reasonDecided  = figure.ReasonDecided
	reasonHopeless = figure.ReasonHopeless
	reasonFilter   = figure.ReasonFilter
)

func isStopRule(reason string) bool { return figure.IsStopRule(reason) }

// hitCounts counts the hits of one rate by the units of blocks.
type hitCounts struct{ figure.Hits }

func (t *hitCounts) add(at unit, k, n int) { t.Add(at.no, at.cluster, k, n) }

func (t *hitCounts) metric(name, of string) Metric { return t.Metric(name, of) }

func passMetric(cs []stat.Cluster, name string) (Metric, bool) { return figure.PassMetric(cs, name) }
