package image

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// ReadLayer returns the upper folder of an overlay as a layer: an archive with
// whiteouts, the same for the same files. It leaves out the paths in skip and times.
// clean, if set, is applied to the content of files. Folders are at
// their paths in the image in place of the upper's.
func ReadLayer(upper string, folders []Folder, skip []string, limit int64, clean func([]byte) []byte) ([]byte, error) {
	var out bytes.Buffer
	zip := gzip.NewWriter(&out)
	w := tar.NewWriter(zip)
	left := limit
	skip = slices.Clone(skip)
	for _, f := range folders {
		skip = append(skip, strings.Trim(f.Path, "/"))
	}
	err := addFolder(w, upper, "", skip, &left, clean)
	for _, f := range folders {
		if name := strings.Trim(f.Path, "/"); err == nil {
			err = addWhole(w, f.Dir, name)
			if err == nil {
				err = addFolder(w, f.Dir, name, nil, &left, clean)
			}
		}
	}
	if err == nil {
		err = w.Close()
	}
	if err == nil {
		err = zip.Close()
	}
	if errors.Is(err, errTooLarge) {
		return nil, fmt.Errorf("it is more than %d MB", limit>>20)
	}
	if err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

var errTooLarge = errors.New("too large")

// Folder is a folder of the host and its path in an image.
type Folder struct{ Dir, Path string }

// addWhole adds a folder that hides what the image has there.
func addWhole(w *tar.Writer, dir, name string) error {
	info, err := os.Stat(dir)
	if err != nil {
		return err
	}
	if err := addToLayer(w, dir, name, info, nil); err != nil {
		return err
	}
	if hidesLower(dir) { // copied from a layer, with its mark
		return nil
	}
	return w.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: name + "/" + opaque, Format: tar.FormatPAX})
}

// hidesLower reports whether a folder of an overlay hides those below it.
func hidesLower(dir string) bool {
	_, err := os.Lstat(filepath.Join(dir, opaque)) // of fuse-overlayfs
	return err == nil || isOpaque(dir)
}

func addFolder(w *tar.Writer, dir, prefix string, skip []string, left *int64, clean func([]byte) []byte) error {
	return filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, p)
		if err != nil || name == "." {
			return err
		}
		name = path.Join(prefix, name)
		if slices.Contains(skip, name) {
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		if info.Size() == 0 && slices.Contains(mountPoints, name) || d.Name() == opaque {
			return nil
		}
		if *left -= info.Size(); *left < 0 {
			return errTooLarge
		}
		return addToLayer(w, p, name, info, clean)
	})
}

// mountPoints are files that a room makes to mount its own over them.
var mountPoints = []string{"etc/hosts", "etc/resolv.conf"}

func addToLayer(w *tar.Writer, p, name string, info fs.FileInfo, clean func([]byte) []byte) error {
	if isWhiteout(info) {
		dir, base := path.Split(name)
		return w.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: dir + whiteout + base, Format: tar.FormatPAX})
	}
	var data []byte
	link := ""
	var err error
	switch mode := info.Mode(); {
	case mode.IsRegular():
		if data, err = os.ReadFile(p); err == nil && clean != nil {
			data = clean(data)
		}
	case mode&fs.ModeSymlink != 0:
		link, err = os.Readlink(p)
	case mode.IsDir(), mode&fs.ModeNamedPipe != 0:
	default:
		return nil // sockets and devices end with their programs
	}
	if err != nil {
		return err
	}
	h, err := tar.FileInfoHeader(info, link)
	if err != nil {
		return err
	}
	h.Name, h.Size, h.Format = name, int64(len(data)), tar.FormatPAX
	h.Uname, h.Gname, h.ModTime, h.AccessTime, h.ChangeTime = "", "", time.Unix(0, 0), time.Time{}, time.Time{}
	if os.Geteuid() != 0 {
		h.Uid, h.Gid = 0, 0
	}
	if info.IsDir() {
		h.Name += "/"
		if hidesLower(p) {
			if err := w.WriteHeader(h); err != nil {
				return err
			}
			h = &tar.Header{Typeflag: tar.TypeReg, Name: name + "/" + opaque, Format: tar.FormatPAX}
		}
	}
	if err := w.WriteHeader(h); err != nil {
		return err
	}
	_, err = w.Write(data)
	return err
}

// ApplyLayer writes a layer of [ReadLayer] to the upper folder of an overlay.
func ApplyLayer(upper string, layer []byte) error {
	zip, err := gzip.NewReader(bytes.NewReader(layer))
	if err != nil {
		return err
	}
	u := unpacker{root: upper, owners: map[string]Owner{}, folders: map[string]*tar.Header{}, written: map[string]bool{}, asRoot: os.Geteuid() == 0}
	for r := tar.NewReader(zip); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return u.finishFolders()
		}
		if err != nil {
			return err
		}
		name, err := cleanName(h.Name)
		if err != nil {
			return fmt.Errorf("%s: %w", h.Name, err)
		}
		at := filepath.Join(upper, name)
		switch dir, base := filepath.Split(at); {
		case base == opaque:
			err = setOpaque(dir)
		case strings.HasPrefix(base, whiteout):
			err = makeWhiteout(dir + strings.TrimPrefix(base, whiteout))
		default:
			err = u.makeEntry(h, name, at, r)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", h.Name, err)
		}
	}
}

// RemoveMountPoints removes from a layer what a room made to mount its own there.
// program is assay's own.
func RemoveMountPoints(layer, program string) {
	for _, name := range append(slices.Clone(mountPoints), program) {
		at := filepath.Join(layer, name)
		if info, err := os.Lstat(at); err == nil && info.Mode().IsRegular() && info.Size() == 0 {
			_ = os.Remove(at)
		}
		for dir := filepath.Dir(at); dir != layer && !hidesLower(dir) && os.Remove(dir) == nil; dir = filepath.Dir(dir) {
			continue
		}
	}
	_ = os.RemoveAll(filepath.Join(layer, "assay"))
	for _, name := range []string{"repo", "home/agent", "home"} {
		_ = os.Remove(filepath.Join(layer, name)) // if it is empty
	}
}
