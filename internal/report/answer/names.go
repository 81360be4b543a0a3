package answer

import (
	"fmt"
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
	for i, name := range Distinguish(names, 1<<20) {
		out[a.Arms[i].ID] = name
	}
	return out
}

// Distinguish cuts names to at most width columns, so that no two of them are the same:
// in the middle where that is enough, else with a number. Width is at least 8.
func Distinguish(names []string, width int) []string {
	out := make([]string, len(names))
	for i, name := range names {
		out[i] = cutMiddle(name, width)
	}
	if isDistinct(out) {
		return out
	}
	for i, name := range names {
		number := fmt.Sprintf("~%d", i+1)
		room := width - len(number)
		if runewidth.StringWidth(name) > room {
			name = runewidth.Truncate(name, room, "…")
		}
		out[i] = name + number
	}
	return out
}

func isDistinct(names []string) bool {
	seen := map[string]bool{}
	for _, name := range names {
		if seen[name] {
			return false
		}
		seen[name] = true
	}
	return true
}

// cutMiddle shortens s to width columns in its middle, where names differ the least.
func cutMiddle(s string, width int) string {
	total := runewidth.StringWidth(s)
	if total <= width {
		return s
	}
	tail := runewidth.TruncateLeft(s, total-(width-1)/2, "")
	return runewidth.Truncate(s, width-1-runewidth.StringWidth(tail), "") + "…" + tail
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
