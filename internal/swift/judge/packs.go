package judge

import (
	"context"
	"sync"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/pack"
)

// builds holds the compiled packs of each platform.
type builds struct {
	mu   sync.Mutex
	made map[swift.Platform]*pack.Built
}

// builtPacks returns the packs for a target's platform. It compiles them on first
// use.
func (j *Judge) builtPacks(ctx context.Context, t swift.Target) (*pack.Built, error) {
	j.builds.mu.Lock()
	defer j.builds.mu.Unlock()
	if b, ok := j.builds.made[t.Platform]; ok {
		return b, nil
	}
	b := &pack.Built{Modules: map[string]pack.Module{}}
	if j.config.Packs != nil {
		var err error
		if b, err = j.config.Packs.Build(ctx, j.tc, t, "5", j.config.Cache, j.config.Progress); err != nil {
			return nil, err
		}
	}
	j.builds.made[t.Platform] = b
	return b, nil
}
