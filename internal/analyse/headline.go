package analyse

import (
	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/stat"
)

// Denominators of the metrics that every suite has.
const (
	ofDecided = "scored trials with a known outcome (pass + fail)"
	ofRun     = "trials that ran (scored + void)"
)

// ledgerRates are the metrics that every suite has.
var ledgerRates = []struct {
	name, of, doc string
	hits          func(*Ledger) (k, n int)
}{
	{"success_rate", ofDecided, "trials that passed", func(l *Ledger) (int, int) { return l.Pass, l.Pass + l.Fail }},
	{"success_rate_seed", ofRun + ", unknown and void counted as failed", "trials that passed, as the original evaluations count them", func(l *Ledger) (int, int) { return l.Pass, l.Scored + l.Void }},
	{"void_share", ofRun, "trials without a valid result, such as an unreachable model or a treatment that was not in place", func(l *Ledger) (int, int) { return l.Void, l.Scored + l.Void }},
	{"unknown_share", "scored trials", "trials whose required criteria could not be decided", func(l *Ledger) (int, int) { return l.Unknown, l.Scored }},
}

// headlineMetrics returns the metrics that every suite has, and the metrics of the kinds of
// graders that judge a task; groups adds their rates by group of tasks.
func headlineMetrics(bs []block, groups bool) []Metric {
	out := make([]Metric, 0, 2*len(ledgerRates))
	for _, r := range ledgerRates {
		var t hitCounts
		for i := range bs {
			k, n := r.hits(&bs[i].ledger)
			t.add(bs[i].unit, k, n)
		}
		out = append(out, t.metric(r.name, r.of))
	}
	return append(out, kindMetrics(bs, groups)...)
}

// successCounts is the counts of passes by task and arm: k trials are k trials of one
// arm.
func successCounts(bs []block) []stat.Cluster {
	out := make([]stat.Cluster, 0, len(bs))
	for i := range bs {
		if l := &bs[i].ledger; l.Pass+l.Fail > 0 {
			out = append(out, stat.Cluster{K: l.Pass, N: l.Pass + l.Fail})
		}
	}
	return out
}

// passK is pass@k and pass^k for the usual k up to the most trials that a task
// was planned to have, and for that number itself; nil if that is one.
func passK(bs []block) []Metric {
	most := 0
	for i := range bs {
		most = max(most, bs[i].ledger.Planned-bs[i].ledger.CountExcluded())
	}
	return figure.PassMetrics(successCounts(bs), most)
}
