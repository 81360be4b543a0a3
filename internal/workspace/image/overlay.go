package image

import (
	"cmp"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// IsFolder reports whether a path of the image is a folder.
func (im *Image) IsFolder(name string) bool {
	at, err := im.Resolve(name)
	return err == nil && isFolder(at)
}

// CopyInto writes files of root into layer, a folder that is to lie over the image: from
// is a file or folder of root, to its path in the image. An octal mode replaces the mode
// of the files; "" keeps it.
func (im *Image) CopyInto(layer string, root *os.Root, from, to, mode string) error {
	perm, err := strconv.ParseUint(cmp.Or(mode, "0"), 8, 12)
	if err != nil {
		return err
	}
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
			if mode != "" && p != from && !im.IsFolder(dest) {
				return os.Chmod(at, unixMode(perm))
			}
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
		perms := info.Mode().Perm()
		if mode != "" {
			perms = unixMode(perm)
		}
		if err := os.Chmod(at, perms); err != nil {
			return err
		}
		return setTime(at, info.ModTime())
	})
}

// unixMode returns the mode that chmod calls by a number.
func unixMode(n uint64) fs.FileMode {
	mode := fs.FileMode(n) & fs.ModePerm
	for bit, m := range map[uint64]fs.FileMode{0o4000: fs.ModeSetuid, 0o2000: fs.ModeSetgid, 0o1000: fs.ModeSticky} {
		if n&bit != 0 {
			mode |= m
		}
	}
	return mode
}

// SetOwner gives the files of layer, a folder that is to lie over the image, to a user of
// the image: NAME, UID, and either with :GROUP. Folders of the image keep theirs. It only
// checks the name unless assay runs as root.
func (im *Image) SetOwner(layer, user string) error {
	as := *im
	if err := as.findUser(user); err != nil {
		return err
	}
	if !strings.Contains(user, ":") && strings.Trim(user, "0123456789") == "" {
		as.GID = as.UID // as docker has it for a number
	}
	if os.Geteuid() != 0 {
		return nil
	}
	return filepath.WalkDir(layer, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(layer, p)
		if err != nil || rel == "." || d.IsDir() && im.IsFolder(filepath.ToSlash(rel)) {
			return err
		}
		return os.Lchown(p, as.UID, as.GID)
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
