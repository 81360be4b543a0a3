package image

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
)

// CopyTo copies all files of the image into the empty folder dir: by reflinks where the
// file system has them, never by hard links, through which the image could be changed.
func (im *Image) CopyTo(dir string) error { return copyMerged(im.Lowers, dir) }

// CopyFolder copies a folder of the image with layers over it into the empty folder dir,
// and reports whether there is one. Layers are folders such as Lowers, the uppermost
// first.
func (im *Image) CopyFolder(layers []string, name, dir string) (bool, error) {
	var found []string
	var mode fs.FileMode
	for _, l := range slices.Concat(layers, im.Lowers) {
		at := filepath.Join(l, filepath.FromSlash(name))
		info, err := os.Lstat(at)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return false, err
		}
		if !info.IsDir() {
			break
		}
		if len(found) == 0 {
			mode = info.Mode() & (fs.ModePerm | fs.ModeSticky)
		}
		found = append(found, at)
	}
	if len(found) == 0 {
		return false, nil
	}
	if err := copyMerged(found, dir); err != nil {
		return false, err
	}
	return true, os.Chmod(dir, mode)
}

// copyMerged copies the folders of an overlay, the uppermost first, into dir.
func copyMerged(lowers []string, dir string) error {
	for i := len(lowers) - 1; i >= 0; i-- {
		from := lowers[i]
		if i < len(lowers)-1 {
			if err := clearHidden(from, dir, nil); err != nil {
				return err
			}
		}
		out, err := exec.Command("cp", "-a", "--reflink=auto", from+"/.", dir).CombinedOutput()
		if err != nil {
			return fmt.Errorf("copy %s: %w: %s", from, err, bytes.TrimSpace(out))
		}
		if err := clearHidden(from, dir, isWhiteout); err != nil {
			return err
		}
	}
	return nil
}

// clearHidden removes from dir what a layer replaces, or only the files of the layer that
// match only.
func clearHidden(layer, dir string, only func(fs.FileInfo) bool) error {
	return filepath.WalkDir(layer, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(layer, p)
		if err != nil {
			return err
		}
		at := filepath.Join(dir, rel)
		switch {
		case only != nil && !only(info), only == nil && info.IsDir() && !isOpaque(p) && isFolder(at):
			return nil
		case rel == ".":
			entries, err := os.ReadDir(dir)
			for _, e := range entries {
				err = errors.Join(err, removeAll(filepath.Join(dir, e.Name())))
			}
			return err
		}
		return removeAll(at)
	})
}

func isFolder(at string) bool {
	info, err := os.Lstat(at)
	return err == nil && info.IsDir()
}
