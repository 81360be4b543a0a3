package analyse

import (
	"testing"

	"github.com/assay-eval/assay/internal/suite"
)

// Selectors are globs, also in comparisons; what both sides leave open, or give
// the same glob for, is equal on both sides.
func TestComparableGlobs(t *testing.T) {
	arm := func(agent, scenario string) Arm {
		return Arm{ID: agent + "/" + scenario, Agent: agent, Scenario: scenario}
	}
	within := suite.Comparison{Treatment: suite.Selector{Scenario: "grounded*"}, Control: suite.Selector{Scenario: "bare"}}
	globbed := suite.Comparison{Treatment: suite.Selector{Agent: "son*", Scenario: "grounded"}, Control: suite.Selector{Agent: "son*", Scenario: "bare"}}
	agents := suite.Comparison{Treatment: suite.Selector{Agent: "sonnet-5"}, Control: suite.Selector{Agent: "sonnet-4"}}
	for _, c := range []struct {
		is                 suite.Comparison
		treatment, control Arm
		want               bool
	}{
		{within, arm("sonnet-4", "grounded"), arm("sonnet-4", "bare"), true},
		{within, arm("sonnet-4", "grounded-2"), arm("sonnet-4", "bare"), true},
		{within, arm("sonnet-5", "grounded"), arm("sonnet-4", "bare"), false},
		{within, arm("sonnet-4", "bare"), arm("sonnet-4", "grounded"), false},
		{globbed, arm("sonnet-4", "grounded"), arm("sonnet-4", "bare"), true},
		{globbed, arm("sonnet-5", "grounded"), arm("sonnet-4", "bare"), false},
		{globbed, arm("haiku", "grounded"), arm("haiku", "bare"), false},
		{agents, arm("sonnet-5", "bare"), arm("sonnet-4", "bare"), true},
		{agents, arm("sonnet-5", "grounded"), arm("sonnet-4", "bare"), false},
	} {
		if got := isComparable(c.is, c.treatment, c.control); got != c.want {
			t.Errorf("%+v: %s against %s: %v", c.is, c.treatment.ID, c.control.ID, got)
		}
	}
}
