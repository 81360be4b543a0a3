package binding

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"strings"

	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
)

// blindRules returns rules that choose a symbol by position, length or words, or always
// abort.
func blindRules(c kind.BlindCase) (kind.Blind, error) {
	abort := func(*suite.Task) kind.Act {
		return kind.Act{Submit: json.RawMessage(`{"abort": true, "reasoning": "no"}`)}
	}
	out := kind.Blind{Rules: []kind.BlindRule{{Name: "always give up", Act: abort}}}
	if c.Fixture == nil {
		return out, nil
	}
	index, err := code.Scan(context.Background(), c.Fixture)
	if err != nil {
		return out, fmt.Errorf("index the fixture: %w", err)
	}
	symbols := index.Symbols()
	if len(symbols) == 0 {
		return out, nil
	}
	bodies := make(map[code.Symbol]string, len(symbols))
	for _, s := range symbols {
		b, err := fs.ReadFile(c.Fixture, s.File)
		if err != nil {
			return out, fmt.Errorf("read %s: %w", s.File, err)
		}
		lines := strings.Split(string(b), "\n")
		bodies[s] = strings.Join(lines[s.Line-1:min(s.EndLine, len(lines))], "\n")
	}
	bind := func(s code.Symbol) kind.Act {
		b, err := json.Marshal(map[string]any{"abort": false, "file_path": s.File, "symbol_name": s.Name, "reasoning": "it is there"})
		if err != nil {
			return kind.Act{} // encoding strings never fails
		}
		return kind.Act{Submit: b}
	}
	best := func(name string, value func(*suite.Task, code.Symbol) int) {
		out.Rules = append(out.Rules, kind.BlindRule{Name: name, Act: func(t *suite.Task) kind.Act {
			return bind(symbols[kind.Best(symbols, func(s code.Symbol) int { return value(t, s) })])
		}})
	}
	best("the first symbol", func(*suite.Task, code.Symbol) int { return 0 })
	best("the longest symbol", func(_ *suite.Task, s code.Symbol) int { return len(bodies[s]) })
	best("most words in common with its name", func(t *suite.Task, s code.Symbol) int {
		return kind.SharedWords(t.Prompt, strings.NewReplacer("/", " ", ".", " ", "_", " ").Replace(s.File+" "+s.Name))
	})
	best("most words in common with its body", func(t *suite.Task, s code.Symbol) int { return kind.SharedWords(t.Prompt, bodies[s]) })
	out.Chance = func(_ *suite.Task, r *rand.Rand) kind.Act { return bind(symbols[r.IntN(len(symbols))]) }
	return out, nil
}
