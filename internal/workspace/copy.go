package workspace

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// copyTree copies the content of folder from into the existing folder to: files with
// modes and times, and links unchanged. It makes no hard links, so that no room can
// change another's files. It omits other kinds of entries.
func copyTree(from, to string) error {
	type dir struct {
		path string
		mode fs.FileMode
	}
	type file struct {
		rel  string
		mode fs.FileMode
		time time.Time
	}
	var dirs []dir
	var files []file
	err := filepath.WalkDir(from, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, p)
		if err != nil || rel == "." {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		dest := filepath.Join(to, rel)
		switch mode := d.Type(); {
		case mode.IsDir():
			dirs = append(dirs, dir{dest, info.Mode().Perm()})
			return os.Mkdir(dest, 0o700)
		case mode&fs.ModeSymlink != 0:
			target, err := os.Readlink(p)
			if err != nil {
				return err
			}
			return os.Symlink(target, dest)
		case mode.IsRegular():
			files = append(files, file{rel, info.Mode().Perm(), info.ModTime()})
		}
		return nil
	})
	if err == nil {
		const each = 32
		err = runParallel((len(files)+each-1)/each, func(n int) error {
			for _, f := range files[n*each : min(len(files), (n+1)*each)] {
				dest := filepath.Join(to, f.rel)
				err := copyFile(filepath.Join(from, f.rel), dest, f.mode|0o200)
				if err == nil && f.mode&0o200 == 0 {
					err = os.Chmod(dest, f.mode)
				}
				if err == nil {
					err = os.Chtimes(dest, f.time, f.time)
				}
				if err != nil {
					return err
				}
			}
			return nil
		})
	}
	for i := len(dirs) - 1; i >= 0 && err == nil; i-- { // read-only ones last: the deepest first
		err = os.Chmod(dirs[i].path, dirs[i].mode)
	}
	if err != nil {
		return fmt.Errorf("copy %s: %w", from, err)
	}
	return nil
}

// moveFolder renames a folder, or copies and removes it if it cannot be renamed.
func moveFolder(from, to string) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	if os.Rename(from, to) == nil {
		return nil
	}
	if err := os.Mkdir(to, 0o755); err != nil {
		return err
	}
	return errors.Join(copyTree(from, to), RemoveFolder(from))
}

// RemoveFolder deletes a folder and its content, including read-only folders.
func RemoveFolder(dir string) error {
	err := removeParallel(dir)
	if errors.Is(err, fs.ErrPermission) {
		if err = openUp(dir); err == nil {
			err = os.RemoveAll(dir)
		}
	}
	return err
}
