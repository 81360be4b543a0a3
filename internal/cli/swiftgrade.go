package cli

import (
	"context"

	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/swift"

	swiftgrade "github.com/assay-eval/assay/internal/kind/swift"
)

// swiftGrading returns the environment of the Swift grader that p's suite names.
func swiftGrading(p suiteload.Parts, name string) swiftgrade.Env {
	return swiftgrade.Env{
		Path:  p.Suite.Path,
		Tasks: p.GradedTasks(name, p.Suite),
		Find: func(ctx context.Context) (*swift.Toolchain, error) {
			return swift.Find(ctx, p.Toolchain, p.Getenv)
		},
		Open: func(ctx context.Context, packs []string) (swiftgrade.Judge, error) {
			return swiftkit.OpenJudge(ctx, p.Env, &swiftkit.Flags{Toolchain: p.Toolchain, Packs: packs})
		},
	}
}
