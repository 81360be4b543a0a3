package workspace

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
)

const noFollow = 0

func writeChunk(list []entry, c chunk, dir string, how checkoutOptions, _ []stamp) error {
	for _, i := range c.files {
		mode := fs.FileMode(0o644)
		if how.mode != nil {
			if m, ok := how.mode(i); ok {
				mode = m
			}
		}
		if err := writeEntry(filepath.Join(dir, path.Base(list[i].path)), list[i], mode, how.epoch || how.old != nil && how.old[i]); err != nil {
			return fmt.Errorf("write %s: %w", list[i].path, err)
		}
	}
	return nil
}

// writeEntry makes one file or link.
func writeEntry(name string, e entry, mode fs.FileMode, epoch bool) error {
	if e.kind == Link { // Windows refuses links without a right or developer mode
		return os.Symlink(filepath.FromSlash(string(e.data)), name)
	}
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode.Perm())
	if err != nil {
		return err
	}
	_, err = f.Write(e.data)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err == nil && epoch {
		err = os.Chtimes(name, Epoch, Epoch)
	}
	return err
}
