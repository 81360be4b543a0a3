package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// File is a new file that is not in its place yet.
type File struct {
	*os.File
	name string // its place; "" if it is there or removed
}

// Create returns a new file for the named place. CloseAtomicallyReplace puts it there, and
// Cleanup removes it if it is not.
func Create(name string, _ fs.FileMode) (*File, error) {
	f, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+"*")
	if err != nil {
		return nil, err
	}
	return &File{f, name}, nil
}

// CloseAtomicallyReplace puts the file into its place.
func (f *File) CloseAtomicallyReplace() error {
	if err := errors.Join(f.Sync(), f.Close()); err != nil {
		return err
	}
	if err := os.Rename(f.Name(), f.name); err != nil {
		return err
	}
	f.name = ""
	return nil
}

// Cleanup removes the file unless it is in its place.
func (f *File) Cleanup() error {
	if f.name == "" {
		return nil
	}
	f.name = ""
	_ = f.Close() // it may be closed
	return os.Remove(f.Name())
}
