package answer

import (
	"strings"

	"github.com/mattn/go-runewidth"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
)

// shortNames returns a name for each arm by its id: the scenario if all arms have the
// same agent, the agent if all have the same scenario, or else the id.
func shortNames(a *analyse.Analysis) map[string]string {
	agents, scenarios := map[string]bool{}, map[string]bool{}
	for _, arm := range shownArms(a) {
		agents[arm.Agent], scenarios[arm.Scenario] = true, true
	}
	out := map[string]string{}
	var names []string
	for i := range a.Arms {
		arm := &a.Arms[i]
		switch {
		case len(agents) == 1:
			names = append(names, report.Clean(arm.Scenario))
		case len(scenarios) == 1:
			names = append(names, report.Clean(arm.Agent))
		default:
			names = append(names, report.Clean(arm.ID))
		}
	}
	for i, name := range report.Distinguish(names, 1<<20) {
		out[a.Arms[i].ID] = name
	}
	return out
}

// pad fills s with spaces to width columns.
func pad(s string, width int) string {
	return s + strings.Repeat(" ", max(0, width-runewidth.StringWidth(s)))
}

func padLeft(s string, width int) string {
	return strings.Repeat(" ", max(0, width-runewidth.StringWidth(s))) + s
}

func cut(s string, width int) string {
	if runewidth.StringWidth(s) <= width {
		return s
	}
	return runewidth.Truncate(s, width, "…")
}
