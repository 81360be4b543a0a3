package image

import (
	"archive/tar"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// PackPaths writes absolute paths of this machine as a layer: a folder without its
// entries, and a path that does not exist as removed. A path in maybe is
// only written if it does not exist, but the folder above does.
func PackPaths(out io.Writer, paths, maybe []string) error {
	zip := gzip.NewWriter(out)
	w := tar.NewWriter(zip)
	for _, p := range maybe {
		if _, err := os.Lstat(p); err == nil {
			continue
		}
		if info, err := os.Lstat(filepath.Dir(p)); err == nil && info.IsDir() {
			paths = append(paths, p)
		}
	}
	slices.Sort(paths)
	for _, p := range slices.Compact(paths) {
		name := strings.TrimPrefix(filepath.ToSlash(p), "/")
		info, err := os.Lstat(p)
		if errors.Is(err, fs.ErrNotExist) {
			dir, base := path.Split(name)
			err = w.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: dir + whiteout + base, Format: tar.FormatPAX})
		} else if err == nil {
			err = addToLayer(w, p, name, info, nil)
		}
		if err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	return zip.Close()
}

// PackAll is [PackPaths] with all that is in the folders. It leaves out paths that do
// not exist.
func PackAll(out io.Writer, paths []string) error {
	var all []string
	for _, p := range paths {
		if real, err := filepath.EvalSymlinks(p); err == nil && real != p {
			all = append(all, p) // the link; the walk is of its target
			p = real
		}
		err := filepath.WalkDir(p, func(p string, _ fs.DirEntry, err error) error {
			if err == nil {
				all = append(all, p)
			}
			return err
		})
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return PackPaths(out, all, nil)
}

// UnpackLayer writes a layer to the tree root, in which it removes what the layer
// marks as removed. It leaves out what lies in skip, absolute paths of the tree.
func UnpackLayer(root string, layer io.Reader, skip []string) error {
	zip, err := gzip.NewReader(layer)
	if err != nil {
		return err
	}
	u := unpacker{root: root, owners: map[string]Owner{}, folders: map[string]*tar.Header{}, written: map[string]bool{}, asRoot: os.Geteuid() == 0}
	for r := tar.NewReader(zip); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return u.finishFolders()
		}
		if err != nil {
			return err
		}
		p := "/" + strings.Trim(h.Name, "/")
		if slices.ContainsFunc(skip, func(dir string) bool { return p == dir || strings.HasPrefix(p, dir+"/") }) {
			continue
		}
		if err := u.unpackEntry(h, r); err != nil {
			return err
		}
	}
}
