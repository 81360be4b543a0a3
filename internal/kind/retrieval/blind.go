package retrieval

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// plainPath matches paths for which put can build a document.
var plainPath = lazyregexp.New(`^\$((?:\.[A-Za-z_][A-Za-z0-9_]*|\[\*\])+)$`)

// blindRules returns rules that answer every call of the tasks alike. It returns none
// if put cannot build a document for the path of ids.
func blindRules(c kind.BlindCase) (kind.Blind, error) {
	cfg := c.Config.(*Config)
	named := map[string]bool{}
	for _, t := range c.Tasks {
		for _, id := range slices.Concat(t.Target.IDs, t.Target.AlsoOK, slices.Collect(maps.Keys(t.Target.Bears))) {
			named[id] = true
		}
	}
	all := slices.Sorted(maps.Keys(named))
	if !plainPath.MatchString(cfg.IDs) || cfg.Fired != "" && !plainPath.MatchString(cfg.Fired) || len(all) == 0 {
		return kind.Blind{}, nil
	}
	answer := func(t *suite.Task, ids []string) kind.Act {
		doc := map[string]any{}
		put(doc, cfg.IDs, ids)
		if cfg.Fired != "" {
			put(doc, cfg.Fired, []bool{len(ids) > 0})
		}
		b, err := json.Marshal(doc)
		if err != nil {
			return kind.Act{} // encoding strings never fails
		}
		var act kind.Act
		for _, call := range t.Measured() {
			act.Replies = append(act.Replies, trial.MadeCall{Tool: call.Tool, Args: json.RawMessage("{}"), Text: string(b), Structured: b})
		}
		return act
	}
	some := min(10, len(all))
	rule := func(name string, ids ...string) kind.BlindRule {
		return kind.BlindRule{Name: name, Act: func(t *suite.Task) kind.Act { return answer(t, ids) }}
	}
	return kind.Blind{
		Rules: []kind.BlindRule{
			rule("always silent"),
			rule("always the first id", all[0]),
			rule("always the newest (highest id)", all[len(all)-1]),
			rule(fmt.Sprintf("always the first %d ids", some), all[:some]...),
			rule("always everything", all...),
		},
		Chance: func(t *suite.Task, r *rand.Rand) kind.Act {
			if r.IntN(2) == 0 {
				return answer(t, nil)
			}
			return answer(t, []string{all[r.IntN(len(all))]})
		},
	}, nil
}

// put sets the values in a document that a plain path selects.
func put[T any](doc map[string]any, path string, values []T) {
	head, rest, each := strings.Cut(strings.TrimPrefix(path, "$."), "[*]")
	names := strings.Split(head, ".")
	for _, name := range names[:len(names)-1] {
		inner, ok := doc[name].(map[string]any)
		if !ok {
			inner = map[string]any{}
			doc[name] = inner
		}
		doc = inner
	}
	last := names[len(names)-1]
	if !each {
		if len(values) > 0 {
			doc[last] = values[0]
		}
		return
	}
	list := []any{}
	for _, v := range values {
		item := map[string]any{}
		if rest == "" {
			list = append(list, v)
			continue
		}
		put(item, "$"+rest, []T{v})
		list = append(list, item)
	}
	doc[last] = list
}
