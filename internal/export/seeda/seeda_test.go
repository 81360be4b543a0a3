package seeda

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/stat"
)

func TestGolden(t *testing.T) {
	out := reporttest.GoldenOf(t, "swift.json", analysetest.Swift, forArm(""))
	var d document
	if err := json.Unmarshal(out, &d); err != nil {
		t.Fatal(err)
	}
	// By hand, from the list of tasks in the example: left-out never ran; void,
	// unknown, hostile and missing code are failures; late passes all four.
	want := [2][2]int{{2, 2}, {6, 2}}
	if d.Aggregate.Contingency != want || d.NTasks != 12 {
		t.Errorf("%d tasks, contingency %v, want 12 and %v", d.NTasks, d.Aggregate.Contingency, want)
	}
	// b = 2, c = 6: (|2-6|-1)²/8 = 1.125; 2·(1+8+28)/256 = 0.2890625.
	if g := d.Aggregate; *g.McNemarChi2 != 1.125 || *g.McNemarPExact != 0.2890625 || g.VoidAsFail != 1 || g.UnknownAsFail != 3 {
		t.Errorf("aggregate %+v: χ² %v, p %v", g, *g.McNemarChi2, *g.McNemarPExact)
	}
}

func TestOtherRuns(t *testing.T) {
	for _, tt := range []struct {
		name, arm, want string
		example         *analysetest.Example
	}{
		{"no swift", "", "grades no Swift", analysetest.Bindings()},
		{"no such arm", "x/y", `no comparison of this run has treatment "x/y"; there are sonnet/grounded`, analysetest.Swift()},
	} {
		err := forArm(tt.arm)(new(bytes.Buffer), tt.example.Analyse(), nil)
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: error %v, want %q", tt.name, err, tt.want)
		}
	}
	e := analysetest.Swift()
	e.Suite.Compare = nil
	if err := forArm("")(new(bytes.Buffer), e.Analyse(), nil); err == nil || !strings.Contains(err.Error(), "compares no arms") {
		t.Errorf("without a comparison: %v", err)
	}
}

// TestDegenerate: with no pair that differs there is no χ², and p is 1.
func TestDegenerate(t *testing.T) {
	for _, c := range [][2][2]int{{{3, 0}, {0, 2}}, {{0, 1}, {1, 0}}, {{0, 0}, {0, 0}}} {
		var g aggregate
		g.testPairs(stat.Pairs{Both: c[0][0], ControlOnly: c[0][1], TreatmentOnly: c[1][0], Neither: c[1][1]})
		b, _ := json.Marshal(g)
		want := map[[2][2]int]string{
			{{3, 0}, {0, 2}}: `"mcnemar_chi2":null,"mcnemar_p_exact":1,`,
			{{0, 1}, {1, 0}}: `"mcnemar_chi2":0,"mcnemar_p_exact":1,`,
			{{0, 0}, {0, 0}}: `"mcnemar_chi2":null,"mcnemar_p_exact":null,`,
		}[c]
		if !strings.Contains(string(b), want) {
			t.Errorf("%v: %s, want %s", c, b, want)
		}
	}
}

func forArm(arm string) report.WriteFunc { return Format.Writer(report.Options{Arm: arm}) }
