package report

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
)

// ablationSections returns the section on the contribution of a server's parts, or nil
// if none. It has a row for each comparison of two arms with different views of one
// server.
func ablationSections(a *analyse.Analysis) []section.Section {
	s := a.Written()
	if s == nil {
		return nil
	}
	var rows [][]string
	for i := range a.Comparisons {
		if row := ablationRow(a, s, &a.Comparisons[i]); row != nil {
			rows = append(rows, row)
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return []section.Section{{Place: section.Detail, Title: "Parts of a server", Blocks: []section.Block{
		section.TextTable("LrLLrF", []string{"arm", "difference", "95% interval", "result", "tokens saved", "calls moved"}, rows),
		section.Sentence{Tone: section.Muted, Text: "difference: success of the arm less that of the same agent with the whole server, in points, with the result of the comparison; tokens saved: of its tools and instructions in every request, an estimate; calls moved: calls a trial, by tool, less those with the whole server"},
	}}}
}

// ablationRow returns the row of a comparison. It returns nil unless the two arms have
// different views of one server and the treatment has the changed view.
func ablationRow(a *analyse.Analysis, s *suite.Suite, c *analyse.Comparison) []string {
	part, whole := armOf(a, c.Treatment), armOf(a, c.Control)
	if part == nil || whole == nil || part.Agent != whole.Agent {
		return nil
	}
	changed, full := changedServer(s, part.Scenario, whole.Scenario)
	if changed == "" {
		return nil
	}
	with, without := useOf(whole, full), useOf(part, changed)
	d := c.Decision
	result := DecisionText(d)
	if d.P != nil {
		result += ", " + pText(d)
	}
	saved := "–"
	if with.Tokens > 0 && without.Tokens > 0 {
		saved = Thousands(int64(with.Tokens + with.Told - without.Tokens - without.Told))
	}
	return []string{Clean(c.Treatment), Points(d.Interval.Estimate), intervalOf(d.Interval), result, saved, callsMoved(with, without)}
}

func intervalOf(iv stat.Interval) string {
	text := IntervalPoints(iv)
	if iv.Low != nil && CoverageText(iv) != "95%" {
		text += ", " + CoverageText(iv)
	}
	return text
}

func armOf(a *analyse.Analysis, id string) *analyse.Arm {
	if i := slices.IndexFunc(a.Arms, func(arm analyse.Arm) bool { return arm.ID == id }); i >= 0 {
		return &a.Arms[i]
	}
	return nil
}

// changedServer returns the server of a scenario that is a variant of a server of
// another scenario, and the other server. It returns "" unless the scenarios share all
// other servers.
func changedServer(s *suite.Suite, scenario, other string) (changed, whole string) {
	x, y := s.Scenarios[scenario], s.Scenarios[other]
	if x == nil || y == nil || len(x.Servers) != len(y.Servers) {
		return "", ""
	}
	for i, u := range x.Servers {
		v := y.Servers[i]
		if u == v {
			continue
		}
		if changed != "" || u.Name == "" || v.Name == "" || !isLike(s, u.Name, v.Name) {
			return "", ""
		}
		changed, whole = u.Name, v.Name
	}
	return changed, whole
}

// isLike reports whether a server is a variant of another one, directly or
// transitively.
func isLike(s *suite.Suite, server, other string) bool {
	for range s.Servers {
		if conf := s.Servers[server]; conf != nil && conf.Like != "" {
			server = conf.Like
		}
		if server == other {
			return true
		}
	}
	return false
}

func useOf(arm *analyse.Arm, server string) analyse.ServerUse {
	if i := slices.IndexFunc(arm.Servers, func(u analyse.ServerUse) bool { return u.Name == server }); i >= 0 {
		return arm.Servers[i]
	}
	return analyse.ServerUse{}
}

// callsMoved returns the differences in calls per trial by tool, largest first.
func callsMoved(with, without analyse.ServerUse) string {
	type move struct {
		tool string
		by   float64
	}
	rate := func(u analyse.ServerUse, tool string) float64 {
		return float64(u.ByTool[tool]) / float64(max(u.Assigned, 1))
	}
	tools := maps.Clone(with.ByTool)
	if tools == nil {
		tools = map[string]int{}
	}
	maps.Copy(tools, without.ByTool)
	var moves []move
	for _, tool := range slices.Sorted(maps.Keys(tools)) {
		if by := rate(without, tool) - rate(with, tool); math.Abs(by) >= 0.005 {
			moves = append(moves, move{tool, by})
		}
	}
	slices.SortStableFunc(moves, func(a, b move) int { return cmp.Compare(math.Abs(b.by), math.Abs(a.by)) })
	const most = 4
	var out []string
	for _, m := range moves[:min(len(moves), most)] {
		out = append(out, fmt.Sprintf("%s %+.2f", Clean(m.tool), m.by))
	}
	if n := len(moves) - most; n > 0 {
		out = append(out, fmt.Sprintf("%d more", n))
	}
	return cmp.Or(strings.Join(out, ", "), "none")
}
