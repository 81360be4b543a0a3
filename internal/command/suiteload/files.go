package suiteload

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/kind/registry"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/workspace"
)

// maxDoubts is the number of doubts about tasks that are printed in full.
const maxDoubts = 10

// CheckFiles checks the tasks of a suite against the files of its workspace. Doubts that
// stop nothing are printed as warnings.
func (l *Loader) CheckFiles(ctx context.Context, s *suite.Suite, fx *workspace.Source) error {
	if fx == nil {
		return nil
	}
	var mistakes, doubts []suite.Mistake
	kinds := registry.Kinds()
	for _, name := range slices.Sorted(maps.Keys(s.Graders)) {
		g := s.Graders[name]
		i := slices.IndexFunc(kinds, func(k kind.Kind) bool { return k.Name == cmp.Or(g.Kind, name) })
		if i < 0 || kinds[i].CheckFiles == nil {
			continue
		}
		for _, t := range TasksOf(name, s.Tasks) {
			wrong, doubted, err := kinds[i].CheckFiles(ctx, g.Config, s, t, fx.Files)
			if err != nil {
				return fmt.Errorf("check the tasks against the workspace: %w", err)
			}
			for _, p := range wrong {
				mistakes = append(mistakes, s.MistakeOf(t, p))
			}
			for _, p := range doubted {
				doubts = append(doubts, s.MistakeOf(t, p))
			}
		}
	}
	for i, d := range doubts {
		if i == maxDoubts {
			l.PrintProgress(fmt.Sprintf("warning: and %s more like these", report.Plural(len(doubts)-maxDoubts, "warning")))
			break
		}
		text, _, _ := strings.Cut(d.String(), "\n")
		l.PrintProgress("warning: " + text)
	}
	return asError(mistakes)
}
