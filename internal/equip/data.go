package equip

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/scratch"
	"github.com/assay-eval/assay/internal/seal"
)

// dataCopy is a server's own copy of the data that the suite gives it, with
// permission bits that forbid writing. A server that runs as root, or changes
// the bits, can write all the same: check finds it.
type dataCopy struct {
	root   string          // folder to remove
	folder *scratch.Folder // root, held
	path   string          // value of {data}
	digest seal.Digest
	was    map[string]stamp // by path below root
}

type stamp struct {
	size int64
	mod  time.Time
	sum  string // SHA-256, hex; "" for a folder
}

// copyData copies name, a file or folder of files, to a new folder in temp.
func copyData(ctx context.Context, files fs.FS, name, temp string) (_ *dataCopy, err error) {
	if files == nil {
		return nil, errors.New("the files of the suite are not known here")
	}
	folder, err := scratch.Make(temp, scratch.Data)
	if err != nil {
		return nil, err
	}
	root := folder.Path
	base := path.Base(name)
	if base == "." {
		base = "data"
	}
	c := &dataCopy{root: root, folder: folder, path: filepath.Join(root, base), was: map[string]stamp{}}
	defer func() {
		if err != nil {
			_ = c.removeCopy() // why there is no copy matters more
		}
	}()
	err = fs.WalkDir(files, name, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		to := c.path
		if p != name {
			to = filepath.Join(c.path, filepath.FromSlash(strings.TrimPrefix(p, strings.TrimPrefix(name+"/", "./"))))
		}
		info, err := fs.Stat(files, p) // follows links
		switch {
		case err != nil:
			return err
		case info.IsDir() && d.Type()&fs.ModeSymlink != 0:
			return fmt.Errorf("%s is a link to a folder: put the folder itself there", p)
		case info.IsDir():
			return os.Mkdir(to, 0o700)
		case !info.Mode().IsRegular():
			return fmt.Errorf("%s is no regular file", p)
		}
		return copyFile(files, p, to, 0o400|info.Mode().Perm()&0o555)
	})
	if err != nil {
		return nil, err
	}
	err = c.walkFiles(func(p string, d fs.DirEntry) error { // read-only folders do not allow new files
		if d.IsDir() {
			return os.Chmod(p, 0o500)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if c.was, err = c.stampFiles(true); err != nil {
		return nil, err
	}
	sums := map[string]string{}
	for p, s := range c.was {
		sums[filepath.ToSlash(p)] = s.sum
	}
	c.digest, err = seal.Hash("assay/server-data/1", sums)
	return c, err
}

func copyFile(files fs.FS, from, to string, mode fs.FileMode) error {
	in, err := files.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, mode)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Close())
}

func (c *dataCopy) walkFiles(do func(p string, d fs.DirEntry) error) error {
	return filepath.WalkDir(c.path, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		return do(p, d)
	})
}

// stampFiles describes the files of the copy; without sums it reads no file.
func (c *dataCopy) stampFiles(sums bool) (map[string]stamp, error) {
	out := map[string]stamp{}
	err := c.walkFiles(func(p string, d fs.DirEntry) error {
		rel, err := filepath.Rel(c.root, p)
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		s := stamp{}
		if !d.IsDir() {
			s = stamp{size: info.Size(), mod: info.ModTime()}
			if sums {
				s.sum, err = fileDigest(p)
			}
		}
		out[rel] = s
		return err
	})
	return out, err
}

// fileDigest returns the digest of a file, or the target of a link.
func fileDigest(p string) (string, error) {
	if to, err := os.Readlink(p); err == nil {
		return "-> " + to, nil
	}
	d, err := seal.HashFile(p)
	return string(d), err
}

// changedFiles returns the names of files that were written, made or taken away since
// the copy was made, sorted. Without full it goes by sizes and times, which a
// server could forge, and costs no reading.
func (c *dataCopy) changedFiles(full bool) ([]string, error) {
	now, err := c.stampFiles(full)
	if errors.Is(err, fs.ErrNotExist) {
		return []string{path.Base(c.path) + " (gone)"}, nil
	}
	if err != nil {
		return nil, fmt.Errorf("look for changes in a server's data: %w", err)
	}
	var out []string
	for _, p := range slices.Sorted(maps.Keys(now)) {
		was, there := c.was[p]
		s := now[p]
		switch {
		case !there && isSidecar(p, s):
		case !there:
			out = append(out, filepath.ToSlash(p)+" (new)")
		case full && s.sum != was.sum, !full && (s.size != was.size || !s.mod.Equal(was.mod)):
			out = append(out, filepath.ToSlash(p))
		}
	}
	for _, p := range slices.Sorted(maps.Keys(c.was)) {
		if _, there := now[p]; !there {
			out = append(out, filepath.ToSlash(p)+" (gone)")
		}
	}
	return out, nil
}

// isSidecar reports whether SQLite makes a new file next to a database that is only
// read: the index of its log, or an empty log or journal.
func isSidecar(p string, s stamp) bool {
	return strings.HasSuffix(p, "-shm") || s.size == 0 && (strings.HasSuffix(p, "-wal") || strings.HasSuffix(p, "-journal"))
}

func (c *dataCopy) removeCopy() error {
	_ = filepath.WalkDir(c.root, func(p string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() {
			_ = os.Chmod(p, 0o700) // RemoveAll reports the rest
		}
		return nil
	})
	defer c.folder.Release()
	return os.RemoveAll(c.root)
}
