package suite

import (
	"errors"
	"io/fs"
	"os"
)

// DiskFiles returns the files of a folder, of which only regular ones can be opened: a
// pipe would hang the program until someone writes to it.
func DiskFiles(dir string) fs.FS {
	return diskFiles{os.DirFS(dir).(dirFS)} //nolint:forcetypeassert // documented by os.DirFS
}

// dirFS is what [os.DirFS] implements.
type dirFS interface {
	fs.ReadDirFS
	fs.ReadFileFS
	fs.ReadLinkFS
	fs.StatFS
}

type diskFiles struct{ dirFS }

var errIrregular = errors.New("it is a pipe, a socket or a device, and not a file")

func (d diskFiles) check(op, name string) error {
	info, err := fs.Stat(d.dirFS, name)
	if err == nil && !info.Mode().IsRegular() && !info.IsDir() {
		return &fs.PathError{Op: op, Path: name, Err: errIrregular}
	}
	return nil // opening it fails
}

// Open implements fs.FS.
func (d diskFiles) Open(name string) (fs.File, error) {
	if err := d.check("open", name); err != nil {
		return nil, err
	}
	return d.dirFS.Open(name)
}

// ReadFile implements fs.ReadFileFS.
func (d diskFiles) ReadFile(name string) ([]byte, error) {
	if err := d.check("open", name); err != nil {
		return nil, err
	}
	return d.dirFS.ReadFile(name)
}
