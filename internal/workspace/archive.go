package workspace

import (
	"archive/tar"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"
)

// ArchiveTree returns the tree of a file system as a tar file. Equal trees give equal
// bytes.
func ArchiveTree(fsys fs.FS) ([]byte, error) {
	t, err := LoadTree(fsys)
	if err != nil {
		return nil, fmt.Errorf("archive files: %w", err)
	}
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for _, e := range t.list {
		h := &tar.Header{Name: e.path, Mode: 0o644, Typeflag: tar.TypeReg, Size: int64(len(e.data)), Format: tar.FormatPAX}
		switch e.kind {
		case Exec:
			h.Mode = 0o755
		case Link:
			h.Mode, h.Typeflag, h.Linkname, h.Size = 0o777, tar.TypeSymlink, string(e.data), 0
		case Folder:
			h.Mode, h.Typeflag, h.Name = 0o755, tar.TypeDir, e.path+"/"
		}
		if err := w.WriteHeader(h); err != nil {
			return nil, fmt.Errorf("archive %s: %w", e.path, err)
		}
		if h.Size > 0 {
			if _, err := w.Write(e.data); err != nil {
				return nil, fmt.Errorf("archive %s: %w", e.path, err)
			}
		}
	}
	if err := w.Close(); err != nil {
		return nil, fmt.Errorf("archive files: %w", err)
	}
	return out.Bytes(), nil
}

// FromArchive reads a tar file. A path or link that leads out of the tree, an
// absolute path and anything but files, folders and symbolic links are errors.
func FromArchive(b []byte) (*Tree, error) {
	var list []entry
	folders, filled := map[string]bool{}, map[string]bool{}
	r := tar.NewReader(bytes.NewReader(b))
	for {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("read archive: %w", err)
		}
		if h.Typeflag == tar.TypeXGlobalHeader {
			continue
		}
		name := strings.TrimSuffix(strings.TrimPrefix(h.Name, "./"), "/")
		if h.Typeflag == tar.TypeDir && (name == "" || name == ".") {
			continue
		}
		if !fs.ValidPath(name) {
			return nil, fmt.Errorf("read archive: path %q leads out of the tree or is not plain", h.Name)
		}
		for dir := path.Dir(name); dir != "." && !filled[dir]; dir = path.Dir(dir) {
			filled[dir] = true
		}
		if h.PAXRecords["GNU.sparse.major"] != "" || h.PAXRecords["GNU.sparse.map"] != "" {
			return nil, fmt.Errorf("read archive: %s is sparse: a few bytes could stand for any size", name)
		}
		switch h.Typeflag {
		case tar.TypeDir:
			folders[name] = true
		case tar.TypeSymlink:
			list = append(list, entry{path: name, kind: Link, data: []byte(h.Linkname)})
		case tar.TypeReg:
			data, err := io.ReadAll(r)
			if err != nil {
				return nil, fmt.Errorf("read archive: %s: %w", name, err)
			}
			list = append(list, entry{path: name, kind: fileKind(fs.FileMode(h.Mode), data), data: data})
		default:
			return nil, fmt.Errorf("read archive: %s is neither file, folder nor symbolic link (type %q)", name, h.Typeflag)
		}
	}
	for dir := range folders {
		if !filled[dir] {
			list = append(list, entry{path: dir, kind: Folder})
		}
	}
	t, err := newTree(list)
	if err != nil {
		return nil, fmt.Errorf("read archive: %w", err)
	}
	return t, nil
}
