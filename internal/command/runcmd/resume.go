package runcmd

import (
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/suiteload"
)

// startFolder returns the current folder relative to a run folder in out, so that it is
// found again after both have been moved; "" if that is impossible.
func startFolder(out string) string {
	here, err := os.Getwd()
	if err != nil {
		return ""
	}
	rel, err := filepath.Rel(filepath.Join(realPath(out), "run"), realPath(here))
	if err != nil {
		return ""
	}
	return rel
}

// realPath returns path as an absolute path without links, as far as it exists.
func realPath(path string) string {
	abs, err := filepath.Abs(path)
	if err != nil {
		return path
	}
	if real, err := filepath.EvalSymlinks(abs); err == nil {
		return real
	}
	if dir := filepath.Dir(abs); dir != abs {
		return filepath.Join(realPath(dir), filepath.Base(abs))
	}
	return abs
}

// enterStartFolder makes the folder in which the run was started the current one, since
// the paths of its command line are relative to it. It does nothing if the suite is not
// there.
func (j *job) enterStartFolder(args []string) error {
	startedIn := j.restored.Run.Manifest().StartedIn
	if startedIn == "" || len(args) != 1 {
		return nil
	}
	dir := filepath.Join(realPath(j.f.resume), startedIn)
	here, err := os.Getwd()
	if err != nil || realPath(here) == dir || !isFolder(dir) {
		return nil //nolint:nilerr // the suite is then looked for from here
	}
	if j.Suites[args[0]] == nil && !filepath.IsAbs(args[0]) {
		if _, err := os.Stat(filepath.Join(dir, args[0])); err != nil {
			return nil //nolint:nilerr // likewise
		}
	}
	// What this command line names is relative to where the user is.
	for _, path := range []*string{&j.f.resume, &j.f.out, &j.f.keep} {
		if *path == "" || *path == suiteload.KeepInRun {
			continue
		}
		if *path, err = filepath.Abs(*path); err != nil {
			return err
		}
	}
	if err := os.Chdir(dir); err != nil {
		return err
	}
	j.restored, err = runload.Restore(j.Loader, j.f.resume, 0)
	return err
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
