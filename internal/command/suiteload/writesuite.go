package suiteload

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/report"
)

// CheckVacant checks that a suite may be written into a folder.
func CheckVacant(dir string) error {
	switch entries, err := os.ReadDir(dir); {
	case errors.Is(err, syscall.ENOTDIR):
		return cmdenv.UsageErrorf("%s is a file: name a new folder", dir)
	case len(entries) > 0:
		return cmdenv.UsageErrorf("folder %s is not empty: name a new one", dir)
	}
	return nil
}

// WriteSuite creates the folder, prints its name and returns its clean path. It never
// overwrites files.
func WriteSuite(env *cmdenv.Env, dir string, files map[string][]byte) (string, error) {
	dir = filepath.Clean(dir)
	if err := CheckVacant(dir); err != nil {
		return dir, err
	}
	for _, name := range cmdenv.SortedKeys(files) {
		p := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(p), 0o777); err != nil {
			return dir, fmt.Errorf("write the suite: %w", err)
		}
		f, err := os.OpenFile(p, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o666)
		if errors.Is(err, fs.ErrExist) {
			return dir, cmdenv.UsageErrorf("%s exists: name a new folder", p) // created concurrently
		}
		if err != nil {
			return dir, fmt.Errorf("write the suite: %w", err)
		}
		_, err = f.Write(files[name])
		if err = errors.Join(err, f.Close()); err != nil {
			return dir, fmt.Errorf("write the suite: %w", err)
		}
	}
	_, err := fmt.Fprintf(env.Out, "wrote %s to %s\n", report.Plural(len(files), "file"), dir)
	return dir, err
}
