package html

import (
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report/chart"
	"github.com/assay-eval/assay/internal/suite"
)

// Gates of one unit are drawn on one axis, which holds the values and limits of all.
func TestGatesShareAnAxis(t *testing.T) {
	rule := func(unit string, value, limit float64) analyse.Rule {
		return analyse.Rule{Rule: suite.Rule{Max: &limit}, Measured: analyse.Metric{Value: &value, Unit: unit}}
	}
	small, large, money := rule("ms", 20, 30), rule("ms", 900, 1000), rule("USD", 0.2, 0.1)
	drop := rule("ms", -50, 10)
	drop.Max, drop.MaxDrop = nil, drop.Max
	scales := ruleScales([]analyse.Rule{small, large, money, drop})
	if s := scales[ruleAxis(small)]; s.Low > 0 || s.High < 1000 || s != scales[ruleAxis(large)] {
		t.Errorf("times have the axis %v", s)
	}
	if s := scales[ruleAxis(money)]; s.High > 1 {
		t.Errorf("money has the axis %v", s)
	}
	if s := scales[ruleAxis(drop)]; s.Low > -50 || s.High > 100 {
		t.Errorf("differences have the axis %v", s)
	}
	if got := ruleScales(nil); len(got) != 0 || (chart.Scale{}) != got["ms"] {
		t.Errorf("without gates: %v", got)
	}
}

// A column in which no row has anything is left out, the first one never.
func TestEmptyColumns(t *testing.T) {
	full := newTable("x", "", textCell("a"), numberHead("b"), numberHead("c"), numberHead("d"))
	full.addRow("", textCell(""), numberCell(""), numberCell("1"), numberCell("").withSub("of 3"))
	full.addRow("", textCell(""), numberCell("–"), numberCell(""), numberCell(""))
	got := full.WithoutEmpty()
	if len(got.Head) != 3 || got.Head[0].Text != "a" || got.Head[1].Text != "c" || got.Head[2].Text != "d" || len(got.Rows[0].Cells) != 3 || got.Rows[0].Cells[1].Text != "1" {
		t.Errorf("%+v", got)
	}
	if len(full.Head) != 4 || len(full.Rows[0].Cells) != 4 {
		t.Error("the table itself was changed")
	}
}
