package workspace

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// warmLog is how many of the last bytes of prewarm output are kept.
const warmLog = 4 << 20

// Prewarm runs commands in a fresh room and keeps their home folder in dir/home, for
// [Options.Warm], and their output in dir/log.txt. dir must not exist. An error is a
// *[trial.Fault] and leaves no dir/home.
func Prewarm(ctx context.Context, o Options, commands [][]string, dir string) (home string, err error) {
	if err := os.Mkdir(dir, 0o755); err != nil {
		return "", trial.Faultf(trial.ClassSetup, "prewarm: %w", err)
	}
	// The commands run like setup commands, with the same view.
	o.Setup, o.Warm, o.Shims, o.Keep = nil, "", nil, ""
	o.Sandbox.Read = append(append([]string(nil), o.Sandbox.Read...), o.SetupRead...)
	o.Sandbox.Hide = nil
	o.Sandbox.Network.Mode, o.Sandbox.Network.Allow = "", nil
	r, err := New(ctx, o)
	if err != nil {
		return "", err
	}
	r.limits = proc.Limits{} // what they build is shared by all trials
	log := &proc.Capture{Max: warmLog, Last: true}
	for _, args := range commands {
		fmt.Fprintf(log, "$ %q\n", args)
		if err = r.runAuthorCommand(ctx, r.setupBox(), "prewarm command", args, PrewarmLimit, log); err != nil {
			break
		}
	}
	if werr := os.WriteFile(filepath.Join(dir, "log.txt"), log.Bytes(), 0o644); werr != nil && err == nil {
		err = trial.Faultf(trial.ClassSetup, "keep the log of prewarm: %w", werr)
	}
	home = filepath.Join(dir, "home")
	if err == nil {
		if merr := moveFolder(r.Home, home); merr != nil {
			err = trial.Faultf(trial.ClassSetup, "keep what prewarm left: %w", merr)
		}
	}
	_ = r.Remove() // a leftover folder must not change a result
	if err != nil {
		return "", err
	}
	return home, nil
}
