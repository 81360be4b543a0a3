package image

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// IsFolder reports whether a path of the image is a folder.
func (im *Image) IsFolder(name string) bool {
	at, err := im.Resolve(name)
	return err == nil && isFolder(at)
}

// CopyInto writes files of root into layer, a folder that is to lie over the image: from
// is a file or folder of root, to its path in the image.
func (im *Image) CopyInto(layer string, root *os.Root, from, to string) error {
	return fs.WalkDir(root.FS(), from, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		dest := path.Join(to, strings.TrimPrefix(strings.TrimPrefix(p, from), "/"))
		if from == "." {
			dest = path.Join(to, p)
		}
		at, err := im.placeInLayer(layer, dest, d.IsDir())
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		switch {
		case d.IsDir():
			return nil
		case info.Mode()&fs.ModeSymlink != 0:
			target, err := root.Readlink(p)
			if err != nil {
				return err
			}
			_ = os.Remove(at)
			return os.Symlink(target, at)
		case !info.Mode().IsRegular():
			return &fs.PathError{Op: "copy", Path: p, Err: errors.New("it is no plain file")}
		}
		f, err := root.Open(p)
		if err != nil {
			return err
		}
		defer f.Close()
		out, err := os.OpenFile(at, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
		if err != nil {
			return err
		}
		_, err = io.Copy(out, f)
		if err = errors.Join(err, out.Close()); err != nil {
			return err
		}
		if err := os.Chmod(at, info.Mode().Perm()); err != nil {
			return err
		}
		return setTime(at, info.ModTime())
	})
}

// placeInLayer returns where a file of the image goes in a layer over it, and makes the
// folders above it, and itself if it is one. Folders of the image keep their modes.
func (im *Image) placeInLayer(layer, name string, folder bool) (string, error) {
	all := append([]string{layer}, im.Lowers...)
	at, rest := path.Clean("/"+name), []string(nil)
	if !folder {
		at, rest = path.Dir(at), []string{path.Base(at)}
	}
	for {
		real, err := resolvePath(all, at, true)
		if err == nil {
			at = real
			break
		}
		if !errors.Is(err, fs.ErrNotExist) || at == "/" {
			return "", err
		}
		rest = append([]string{path.Base(at)}, rest...)
		at = path.Dir(at)
	}
	made := layer
	for _, part := range slices.Concat(strings.Split(strings.Trim(at, "/"), "/"), rest[:max(0, len(rest)-btoi(!folder))]) {
		made = filepath.Join(made, part)
		if err := os.Mkdir(made, 0o755); errors.Is(err, fs.ErrExist) {
			continue
		} else if err != nil {
			return "", err
		}
		rel, err := filepath.Rel(layer, made)
		if err != nil {
			return "", err
		}
		below, err := inLowers(im.Lowers, "/"+filepath.ToSlash(rel))
		if err != nil {
			continue
		}
		if info, err := os.Lstat(below); err == nil && info.IsDir() {
			if err := copyMeta(info, made); err != nil {
				return "", err
			}
		}
	}
	if !folder {
		made = filepath.Join(made, rest[len(rest)-1])
	}
	return made, nil
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// copyMeta gives a folder the mode and, as root, the owner of another.
func copyMeta(info fs.FileInfo, to string) error {
	if err := copyOwner(info, to); err != nil {
		return err
	}
	return os.Chmod(to, info.Mode()&(fs.ModePerm|fs.ModeSetgid|fs.ModeSticky))
}
