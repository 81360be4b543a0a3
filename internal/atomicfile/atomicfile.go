// Package atomicfile replaces whole files: readers see the old or the new content, and
// after a crash one of both is there. A file that exists keeps its permissions.
package atomicfile

import "io/fs"

// WriteFile writes data to the named file, and replaces one that exists.
func WriteFile(name string, data []byte, perm fs.FileMode) error {
	f, err := Create(name, perm)
	if err != nil {
		return err
	}
	defer f.Cleanup() //nolint:errcheck // does nothing once the file is in place
	if _, err := f.Write(data); err != nil {
		return err
	}
	return f.CloseAtomicallyReplace()
}
