package invocation

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// blindRules returns rules that always call, never call, or choose a tool by position,
// description or words. The rule that always calls makes one call of each tool that
// counts in some task.
func blindRules(c kind.BlindCase) (kind.Blind, error) {
	cfg := c.Config.(*Config)
	tools := slices.Clone(cfg.Tools)
	for _, t := range c.Tasks {
		own, err := grade.Settings(*cfg, t, c.Name)
		if err != nil {
			return kind.Blind{}, fmt.Errorf("read what calls count in task %s: %w", t.ID, err)
		}
		tools = append(tools, own.Tools...)
	}
	slices.Sort(tools)
	if tools = slices.Compact(tools); len(tools) == 0 {
		tools = []string{"tool"}
	}
	act := func(names ...string) kind.Act {
		a := kind.Act{Answer: "Done."}
		for i, name := range names {
			a.Calls = append(a.Calls, trial.ToolCall{ID: fmt.Sprint("call-", i+1), Name: name, Server: cmp.Or(cfg.Server, "server"), Args: "{}"})
		}
		return a
	}
	out := kind.Blind{
		Rules: []kind.BlindRule{
			{Name: "always call", Act: func(*suite.Task) kind.Act { return act(tools...) }},
			{Name: "never call", Act: func(*suite.Task) kind.Act { return act() }},
		},
		Chance: func(_ *suite.Task, r *rand.Rand) kind.Act {
			if r.IntN(2) == 0 {
				return act(tools...)
			}
			return act()
		},
	}
	offered := slices.DeleteFunc(slices.Clone(c.Tools), func(s equip.Spec) bool { return cfg.Server != "" && s.Server != cfg.Server })
	if len(offered) == 0 {
		return out, nil
	}
	longest := offered[kind.Best(offered, func(s equip.Spec) int { return len(s.Description) })]
	shared := func(t *suite.Task, s equip.Spec) int {
		return kind.SharedWords(t.Prompt, s.RealName()+" "+s.Description)
	}
	out.Rules = append(out.Rules,
		kind.BlindRule{Name: "always the first tool", Act: func(*suite.Task) kind.Act { return act(offered[0].RealName()) }},
		kind.BlindRule{Name: "always the tool of the longest description", Act: func(*suite.Task) kind.Act { return act(longest.RealName()) }},
		kind.BlindRule{Name: "the tool with most words in common, if any", Act: func(t *suite.Task) kind.Act {
			best := offered[kind.Best(offered, func(s equip.Spec) int { return shared(t, s) })]
			if shared(t, best) == 0 {
				return act()
			}
			return act(best.RealName())
		}})
	return out, nil
}
