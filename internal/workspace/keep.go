package workspace

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// maxKept is the size in bytes of the largest file that is searched for secrets and
// kept.
const maxKept = 256 << 20

// removeSecrets redacts everything in the room: contents, names of files, and targets
// of links. It replaces files and never changes them in place, since they may be hard
// links to files elsewhere.
func (r *Room) removeSecrets() error {
	if r.Redact == nil {
		return nil
	}
	var names []string // of entries with a secret in the name, parents first
	err := filepath.WalkDir(r.base, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if r.hasSecret(d.Name()) {
			names = append(names, path)
		}
		switch {
		case d.Type()&fs.ModeSymlink != 0:
			return r.cleanLink(path)
		case d.Type().IsRegular():
			return r.cleanFile(path)
		case !d.IsDir():
			return os.Remove(path) // a socket, a pipe
		}
		return nil
	})
	for i := len(names) - 1; i >= 0 && err == nil; i-- {
		dir, name := filepath.Split(names[i])
		err = os.Rename(names[i], dir+string(r.Redact([]byte(name))))
	}
	return err
}

func (r *Room) hasSecret(text string) bool { return string(r.Redact([]byte(text))) != text }

func (r *Room) cleanLink(path string) error {
	target, err := os.Readlink(path)
	if err != nil || !r.hasSecret(target) {
		return err
	}
	return errors.Join(os.Remove(path), os.Symlink(string(r.Redact([]byte(target))), path))
}

func (r *Room) cleanFile(path string) error {
	info, err := os.Lstat(path)
	if err != nil {
		return err
	}
	var b, out []byte
	if info.Size() > maxKept {
		out = fmt.Appendf(nil, "not kept: %d bytes are too many to be looked through for secrets\n", info.Size())
	} else {
		if b, err = os.ReadFile(path); err != nil {
			return err
		}
		if out = r.Redact(b); bytes.Equal(b, out) {
			return nil
		}
	}
	if err := os.Remove(path); err != nil {
		return err
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, info.Mode().Perm()|0o200)
	if err != nil {
		return err
	}
	_, err = f.Write(out)
	return errors.Join(err, f.Close(), os.Chtimes(path, info.ModTime(), info.ModTime()))
}
