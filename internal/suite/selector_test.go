package suite

import "testing"

// Selectors are globs, also in comparisons; what both sides leave open, or give
// the same glob for, is equal on both sides.
func TestComparableGlobs(t *testing.T) {
	arm := func(agent, scenario string) Arm {
		return Arm{Agent: agent, Scenario: scenario}
	}
	within := Comparison{Treatment: Selector{Scenario: "grounded*"}, Control: Selector{Scenario: "bare"}}
	globbed := Comparison{Treatment: Selector{Agent: "son*", Scenario: "grounded"}, Control: Selector{Agent: "son*", Scenario: "bare"}}
	agents := Comparison{Treatment: Selector{Agent: "sonnet-5"}, Control: Selector{Agent: "sonnet-4"}}
	for _, c := range []struct {
		is                 Comparison
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
		if got := c.is.Pairs(c.treatment, c.control); got != c.want {
			t.Errorf("%+v: %s against %s: %v", c.is, c.treatment.ID(), c.control.ID(), got)
		}
	}
}
