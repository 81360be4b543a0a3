package suite

import "slices"

// AutomaticComparison is the name of the comparison that a suite without any gets.
const AutomaticComparison = "automatic"

// addComparison compares the two scenarios of the suite's arms, else their two agents. The
// less equipped scenario is the control, else the first one. addComparison does nothing
// if there are more of both, or if no arms would make a pair.
func (s *Suite) addComparison() {
	var agents, scenarios []string
	for _, a := range s.Arms {
		agents, scenarios = appendNew(agents, a.Agent), appendNew(scenarios, a.Scenario)
	}
	var c Comparison
	switch {
	case len(scenarios) == 2:
		control, treatment := scenarios[0], scenarios[1]
		if c, t := s.Scenarios[control], s.Scenarios[treatment]; c == nil || t == nil {
			return // for the checks to report
		} else if slices.Compare(t.equipment(), c.equipment()) < 0 {
			control, treatment = treatment, control
		}
		c = Comparison{Treatment: Selector{Scenario: treatment}, Control: Selector{Scenario: control}}
	case len(scenarios) == 1 && len(agents) == 2:
		c = Comparison{Treatment: Selector{Agent: agents[1]}, Control: Selector{Agent: agents[0]}}
	}
	if c != (Comparison{}) && c.HasPair(s.Arms) {
		s.Compare = map[string]Comparison{AutomaticComparison: c}
	}
}

func appendNew(list []string, s string) []string {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}

// equipment counts the parts that a scenario gives to an agent, the most telling kind first: sources
// of knowledge, placebos, texts.
func (sc *Scenario) equipment() []int {
	sources, placebos, texts := 0, 0, 0
	for _, u := range sc.Servers {
		if u.Placebo != "" {
			placebos++
		} else {
			sources++
		}
	}
	if sc.Inject != nil {
		sources++
	}
	for _, t := range []string{sc.System, sc.Prefix, sc.Suffix} {
		if t != "" {
			texts++
		}
	}
	return []int{sources, placebos, texts}
}
