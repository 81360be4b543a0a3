// Package runload finds, restores and analyses the runs that commands name.
package runload

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/run"
)

// HoldsRuns reports whether there are run folders in a folder.
func HoldsRuns(dir string) bool {
	entries, err := os.ReadDir(dir)
	return err == nil && slices.ContainsFunc(entries, func(e os.DirEntry) bool { return IsRun(filepath.Join(dir, e.Name())) })
}

// FindRun finds the run that the user means: a folder, the name of one under
// the runs folder, or with "last" the newest there.
func FindRun(arg, out string) (string, error) {
	if _, err := os.Stat(filepath.Join(arg, "run.json")); err == nil {
		return filepath.Clean(arg), nil
	}
	if arg != "last" {
		if dir := filepath.Join(out, arg); IsRun(dir) {
			return dir, nil
		}
		if HoldsRuns(arg) {
			return "", cmdenv.UsageErrorf("%s holds runs and is none itself: name one of them, or say \"last\" with --out %s", arg, arg)
		}
		return "", cmdenv.UsageErrorf("%s is no run folder: it has no run.json (say \"last\" for the newest run under %s)", arg, out)
	}
	entries, err := os.ReadDir(out)
	if err != nil {
		return "", cmdenv.UsageErrorf("there are no runs under %s: assay run makes one", out)
	}
	newest, second, made := "", "", time.Time{}
	for _, e := range slices.Backward(entries) { // names begin with the second of the start
		start, _, _ := strings.Cut(e.Name(), "-")
		if newest != "" && start != second {
			break
		}
		dir := filepath.Join(out, e.Name())
		if info, err := os.Stat(filepath.Join(dir, "run.json")); err == nil && info.ModTime().After(made) {
			newest, second, made = dir, start, info.ModTime()
		}
	}
	if newest == "" {
		return "", cmdenv.UsageErrorf("there are no runs under %s: assay run makes one", out)
	}
	return newest, nil
}

// IsRun reports whether dir is a run folder.
func IsRun(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "run.json"))
	return err == nil
}

// Open reads the run named by arg, in the sense of [FindRun], up to record at.
func Open(loader *suiteload.Loader, arg, out string, at int64) (*run.Restored, error) {
	dir, err := FindRun(arg, out)
	if err != nil {
		return nil, err
	}
	return Restore(loader, dir, at)
}

// Restore reads a run folder, with the errors that users make.
func Restore(loader *suiteload.Loader, dir string, at int64) (*run.Restored, error) {
	r, err := run.Restore(dir, loader.Kinds, at)
	if errors.Is(err, os.ErrNotExist) && !IsRun(dir) {
		return nil, cmdenv.UsageErrorf("%s is no run folder: it has no run.json", dir)
	}
	if err != nil {
		return nil, cmdenv.MissingError(err)
	}
	return r, nil
}
