package cli

import (
	"context"

	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/swift"

	swiftgrade "github.com/assay-eval/assay/internal/kind/swift"
)

// graderHost offers graders the services of the program.
type graderHost struct{ suiteload.Parts }

// SwiftToolchain finds the toolchain that graders of Swift use.
func (h graderHost) SwiftToolchain(ctx context.Context) (*swift.Toolchain, error) {
	return swift.Find(ctx, h.Toolchain, h.Getenv)
}

// SwiftJudge makes the judge of graders of Swift.
func (h graderHost) SwiftJudge(ctx context.Context, packs []string) (swiftgrade.Judge, error) {
	return swiftkit.OpenJudge(ctx, h.Env, &swiftkit.Flags{Toolchain: h.Toolchain, Packs: packs})
}
