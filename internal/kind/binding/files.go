package binding

import (
	"context"
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/equip"
	bindtools "github.com/assay-eval/assay/internal/equip/binding"
	"github.com/assay-eval/assay/internal/suite"
)

// checkFiles looks up the target and the distractors of a task in the files of a
// repository, and doubts whether agents can read the target with the tools and limits of
// the suite.
func checkFiles(ctx context.Context, _ any, s *suite.Suite, t *suite.Task, files fs.FS) (mistakes, doubts []suite.Problem, err error) {
	index, err := code.Scan(ctx, files)
	if err != nil {
		return nil, nil, err
	}
	if s.Workspace.Fixture == "" { // the loader has looked into a fixture
		named := map[string]suite.Symbol{}
		if !expectsAbort(t) {
			named["target"] = targetOf(t)
		}
		for i, d := range t.Distractors {
			named[fmt.Sprintf("distractors.%d", i)] = d
		}
		for _, path := range slices.Sorted(maps.Keys(named)) {
			if key, text, fix := lookUp(index, named[path]); text != "" {
				mistakes = append(mistakes, suite.Problem{Path: path + "." + key, Text: text, Fix: fix})
			}
		}
	}
	if expectsAbort(t) || !index.Has(t.Target.File, t.Target.Symbol) {
		return mistakes, nil, nil
	}
	doubts, err = doubtReach(s, t, index, files)
	return mistakes, doubts, err
}

// doubtReach returns a doubt for each reason why an agent may not see the whole target.
func doubtReach(s *suite.Suite, t *suite.Task, index *code.Index, files fs.FS) ([]suite.Problem, error) {
	i := slices.IndexFunc(s.Tools, func(t suite.Tool) bool { return t.Kind == bindtools.KindName })
	if i < 0 {
		return nil, nil
	}
	tools := s.Tools[i].Config.(*bindtools.Config)
	text, err := fs.ReadFile(files, t.Target.File)
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", t.Target.File, err)
	}
	var out []suite.Problem
	for _, name := range slices.Sorted(maps.Keys(s.Agents)) {
		limited, ok := s.Agents[name].Config.(equip.TurnLimited)
		if !ok {
			continue
		}
		turns, results := t.Turns.Within(limited.TurnLimits())
		best := bindtools.Reach{}
		var at code.Symbol
		for _, sym := range index.In(t.Target.File) { // one of several of the same name is enough
			if sym.Name != t.Target.Symbol {
				continue
			}
			reach := bindtools.ReachLines(tools, sym.File, string(text), sym.Line, sym.EndLine, results)
			if at.Name == "" || best.Never != "" && reach.Never == "" {
				best, at = reach, sym
			}
		}
		maxTurns, resultMax := "agents."+name+".max_turns", "agents."+name+".tool_result_max"
		if t.Turns.MaxTurns == turns {
			maxTurns = "max_turns of limits.tasks"
		}
		if t.Turns.ToolResultMax == results {
			resultMax = "tool_result_max of limits.tasks"
		}
		where := fmt.Sprintf("agent %s may not see the target of task %s (%s, lines %d to %d of %s)", name, t.ID, at.Name, at.Line, at.EndLine, at.File)
		switch {
		case best.Never != "":
			out = append(out, suite.Problem{Path: "target.symbol", Text: fmt.Sprintf("%s: %s", where, best.Never),
				Fix: fmt.Sprintf("use the tools of {binding: {toolset: full}}, or raise max_read and %s", resultMax)})
		case best.Turns+1 > turns:
			out = append(out, suite.Problem{Path: "target.symbol", Text: fmt.Sprintf("%s: to read it and submit takes %d turns, and max_turns is %d", where, best.Turns+1, turns),
				Fix: fmt.Sprintf("raise %s or %s", maxTurns, resultMax)})
		}
	}
	return out, nil
}
