package analyse_test

import (
	"math"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// A gate on the difference of a run that stops when it is decided says the
// coverage of its interval, and foretells no false alarms: the width of a
// confidence sequence is no standard error.
func TestGateOnASequence(t *testing.T) {
	for _, tt := range []struct {
		scenarios int
		level     float64
	}{{2, 0}, {3, 0.975}} {
		s, plan := blocks(tt.scenarios, 60, 1, 3)
		s.Gates.Rules = []suite.Rule{{Name: "better", Compare: "c1", Metric: "difference", Min: new(0.0), Bind: "lower"}}
		var records []trial.Record
		monitor := analyse.NewMonitor(s, plan)
		for _, p := range plan.Trials {
			if why := monitor.Decided(); why != "" {
				records = append(records, trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: p.Key, Reason: why}})
				continue
			}
			status := "pass"
			if p.Arm == "m/s0" {
				status = "fail"
			}
			records = append(records, result(p.Key, status)...)
			monitor.Finished(p.Key, status)
		}
		a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{})
		if err != nil {
			t.Fatal(err)
		}
		r := a.Rules[0]
		if c := a.Comparisons[0]; r.Verdict != analyse.Pass || r.Measured.Low == nil || *r.Measured.Low != *c.Sequential.CS.Low {
			t.Errorf("%d scenarios: %+v", tt.scenarios, r)
		}
		if math.Abs(r.Measured.Level-tt.level) > 1e-12 || r.FalseAlarm != nil {
			t.Errorf("%d scenarios: level %v, false alarm %v", tt.scenarios, r.Measured.Level, r.FalseAlarm)
		}
	}
}
