package image

import (
	"archive/tar"
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

	v1 "github.com/google/go-containerregistry/pkg/v1"
)

// unpackImage unpacks the layers of an image into dir.
func unpackImage(ctx context.Context, src v1.Image, config *v1.ConfigFile, dir string) (*Image, error) {
	layers, err := src.Layers()
	if err != nil {
		return nil, fmt.Errorf("read its layers: %w", err)
	}
	if len(layers) != len(config.RootFS.DiffIDs) {
		return nil, fmt.Errorf("it has %d layers, and its configuration names %d: pull or save the image once more", len(layers), len(config.RootFS.DiffIDs))
	}
	root := filepath.Join(dir, "rootfs")
	if err := os.Mkdir(root, 0o755); err != nil {
		return nil, err
	}
	u := unpacker{root: root, owners: map[string]Owner{}, folders: map[string]*tar.Header{}, asRoot: os.Geteuid() == 0}
	for i, l := range layers {
		if err := u.unpackLayer(ctx, l, config.RootFS.DiffIDs[i]); err != nil {
			return nil, fmt.Errorf("layer %d of %d: %w", i+1, len(layers), err)
		}
	}
	if err := u.finishFolders(); err != nil {
		return nil, err
	}
	im := &Image{Lowers: []string{root}, Owners: u.owners}
	return im, im.SetConfig(config.Config)
}

// unpacker writes the entries of layers below root, one layer after another. Nobody
// else writes there.
type unpacker struct {
	root    string
	asRoot  bool
	owners  map[string]Owner
	folders map[string]*tar.Header // modes and times are set at the end
	written map[string]bool        // by the current layer, and all folders above
}

func (u *unpacker) unpackLayer(ctx context.Context, l v1.Layer, want v1.Hash) error {
	r, err := l.Uncompressed()
	if err != nil {
		return damaged(err)
	}
	defer r.Close()
	hash, err := v1.Hasher(want.Algorithm)
	if err != nil {
		return err
	}
	whole := io.TeeReader(&cancelReader{ctx, r}, hash)
	u.written = map[string]bool{}
	for archive := tar.NewReader(whole); ; {
		h, err := archive.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return damaged(err)
		}
		if err := u.unpackEntry(h, archive); err != nil {
			return fmt.Errorf("%s: %w", h.Name, err)
		}
	}
	if _, err := io.Copy(io.Discard, whole); err != nil {
		return damaged(err)
	}
	if got := fmt.Sprintf("%x", hash.Sum(nil)); got != want.Hex {
		return damaged(fmt.Errorf("its content has the digest sha256:%s, and the image says %s", got, want))
	}
	return nil
}

func damaged(err error) error {
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return fmt.Errorf("it is cut off or damaged: pull or save the image once more: %w", err)
}

type cancelReader struct {
	ctx context.Context
	r   io.Reader
}

func (c *cancelReader) Read(p []byte) (int, error) {
	if err := c.ctx.Err(); err != nil {
		return 0, err
	}
	return c.r.Read(p)
}

// Names of entries that remove what layers below have.
const (
	whiteout = ".wh."
	opaque   = ".wh..wh..opq"
)

func (u *unpacker) unpackEntry(h *tar.Header, content io.Reader) error {
	if h.Typeflag == tar.TypeXGlobalHeader {
		return nil
	}
	name, err := cleanName(h.Name)
	if err != nil {
		return err
	}
	if name == "." {
		if h.Typeflag == tar.TypeDir {
			u.folders["."] = h
		}
		return nil
	}
	at, err := u.place(name)
	if err != nil {
		return err
	}
	name, _ = filepath.Rel(u.root, at) // links in its folders are resolved
	switch base := path.Base(name); {
	case base == opaque:
		return u.clearFolder(path.Dir(name))
	case strings.HasPrefix(base, whiteout):
		gone := path.Join(path.Dir(name), strings.TrimPrefix(base, whiteout))
		if b := path.Base(gone); b == "." || b == ".." || base == whiteout || strings.HasPrefix(base, ".wh..wh.") {
			return nil
		}
		if u.written[gone] {
			return u.clearFolder(gone)
		}
		return u.remove(gone)
	}
	if err := u.makeEntry(h, name, at, content); err != nil {
		return err
	}
	for p := name; p != "." && !u.written[p]; p = path.Dir(p) {
		u.written[p] = true
	}
	return nil
}

// cleanName returns the path of an entry below the root.
func cleanName(name string) (string, error) {
	clean := path.Clean(strings.TrimLeft(name, "/"))
	if strings.ContainsRune(name, 0) || !filepath.IsLocal(filepath.FromSlash(clean)) {
		return "", errors.New("the path leads out of the image, which no builder writes: do not use it")
	}
	return clean, nil
}

// place returns where the file name goes, with the links in the folders above followed
// inside of the root. It makes folders that are missing.
func (u *unpacker) place(name string) (string, error) {
	dir := path.Dir(name)
	for at := dir; ; at = path.Dir(at) { // the folder that is there
		real, err := resolveIn([]string{u.root}, at, true)
		if err == nil {
			missing := strings.TrimPrefix(strings.TrimPrefix(dir, at), "/")
			if at == "." && dir != "." {
				missing = dir
			}
			if info, err := os.Lstat(real); err != nil || !info.IsDir() {
				if at == "." {
					return "", errors.New("the root is no folder")
				}
				if err := u.remove(mustRel(u.root, real)); err != nil {
					return "", err
				}
				if err := os.Mkdir(real, 0o755); err != nil {
					return "", err
				}
			}
			if missing != "" {
				real = filepath.Join(real, filepath.FromSlash(missing))
				if err := u.clearWay(real); err != nil {
					return "", err
				}
				if err := os.MkdirAll(real, 0o755); err != nil {
					return "", err
				}
			}
			return filepath.Join(real, path.Base(name)), nil
		}
		if at == "." {
			return "", err
		}
	}
}

// clearWay removes dangling links on the way to a folder that is to be made.
func (u *unpacker) clearWay(dir string) error {
	for p := dir; p != u.root && len(p) > len(u.root); p = filepath.Dir(p) {
		if info, err := os.Lstat(p); err == nil && !info.IsDir() {
			return u.remove(mustRel(u.root, p))
		}
	}
	return nil
}

func mustRel(root, p string) string {
	rel, err := filepath.Rel(root, p)
	if err != nil {
		return p
	}
	return rel
}

// remove removes a file or folder and forgets it.
func (u *unpacker) remove(name string) error {
	if err := removeAll(filepath.Join(u.root, name)); err != nil {
		return err
	}
	maps.DeleteFunc(u.owners, func(k string, _ Owner) bool { return k == name || strings.HasPrefix(k, name+"/") })
	maps.DeleteFunc(u.folders, func(k string, _ *tar.Header) bool { return k == name || strings.HasPrefix(k, name+"/") })
	return nil
}

// clearFolder removes what layers below the current one have put into a folder.
func (u *unpacker) clearFolder(name string) error {
	entries, err := os.ReadDir(filepath.Join(u.root, name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	for _, e := range entries {
		child := path.Join(name, e.Name())
		switch {
		case !u.written[child]:
			err = u.remove(child)
		case e.IsDir():
			err = u.clearFolder(child)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (u *unpacker) makeEntry(h *tar.Header, name, at string, content io.Reader) error {
	old, err := os.Lstat(at)
	if err == nil && !(h.Typeflag == tar.TypeDir && old.IsDir()) {
		if h.Typeflag == tar.TypeLink {
			if target, terr := u.linkTarget(h); terr == nil && target == at {
				return nil // a link to itself
			}
		}
		if err := u.remove(name); err != nil {
			return err
		}
	}
	switch h.Typeflag {
	case tar.TypeDir:
		if err := os.Mkdir(at, 0o755); err != nil && !errors.Is(err, fs.ErrExist) {
			return err
		}
		u.folders[name] = h
	case tar.TypeReg, 0:
		if err := writeFile(at, content); err != nil {
			return err
		}
	case tar.TypeSymlink:
		if err := os.Symlink(h.Linkname, at); err != nil {
			return err
		}
	case tar.TypeLink:
		target, err := u.linkTarget(h)
		if err != nil {
			return err
		}
		return os.Link(target, at) // which has the owner and mode of its target
	default:
		if made, err := u.makeSpecial(h, at); err != nil || !made {
			return err
		}
	}
	return u.setMeta(h, name, at)
}

// makeSpecial makes a pipe or a device, and reports whether it did: only root can make
// devices, and rooms have their own.
func (u *unpacker) makeSpecial(h *tar.Header, at string) (bool, error) {
	switch h.Typeflag {
	case tar.TypeFifo:
		return true, makePipe(at)
	case tar.TypeChar, tar.TypeBlock:
		if h.Devmajor == 0 && h.Devminor == 0 {
			return false, errors.New("a device 0:0 would hide files from overlays: do not use the image")
		}
		if !u.asRoot {
			return false, nil
		}
		return true, makeDevice(at, h)
	}
	return false, fmt.Errorf("an entry of type %q is not known", h.Typeflag)
}

// linkTarget returns the file that a hard link is another name of.
func (u *unpacker) linkTarget(h *tar.Header) (string, error) {
	target, err := cleanName(h.Linkname)
	if err != nil {
		return "", err
	}
	return resolveIn([]string{u.root}, target, false)
}

func writeFile(at string, content io.Reader) error {
	f, err := os.OpenFile(at, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, content)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil && errors.Is(err, io.ErrUnexpectedEOF) {
		return damaged(err)
	}
	return err
}

// setMeta sets the owner, attributes, mode and time of a file, in this order: a change
// of owner takes setuid bits and capabilities away.
func (u *unpacker) setMeta(h *tar.Header, name, at string) error {
	delete(u.owners, name)
	if h.Uid != 0 || h.Gid != 0 {
		u.owners[name] = Owner{h.Uid, h.Gid}
	}
	if u.asRoot {
		if err := os.Lchown(at, h.Uid, h.Gid); err != nil {
			return err
		}
	}
	if h.Typeflag == tar.TypeSymlink {
		return setTime(at, h.ModTime)
	}
	for key, value := range h.PAXRecords {
		attr, ok := strings.CutPrefix(key, "SCHILY.xattr.")
		// Attributes of overlays would affect the mount of a room.
		mine := strings.HasPrefix(attr, "user.") && !strings.HasPrefix(attr, "user.overlay.") && !strings.HasPrefix(attr, "user.fuseoverlayfs.")
		if ok && (mine || attr == "security.capability" && u.asRoot) {
			setAttribute(at, attr, value) // not every file system has attributes
		}
	}
	if h.Typeflag == tar.TypeDir {
		return nil // at the end, see finishFolders
	}
	if err := os.Chmod(at, modeOf(h)); err != nil {
		return err
	}
	return setTime(at, h.ModTime)
}

func modeOf(h *tar.Header) fs.FileMode {
	return h.FileInfo().Mode() & (fs.ModePerm | fs.ModeSetuid | fs.ModeSetgid | fs.ModeSticky)
}

// finishFolders sets modes and times of folders, the deepest first.
func (u *unpacker) finishFolders() error {
	names := make([]string, 0, len(u.folders))
	for name := range u.folders {
		names = append(names, name)
	}
	slices.Sort(names)
	slices.Reverse(names)
	for _, name := range names {
		h, at := u.folders[name], filepath.Join(u.root, name)
		if name == "." && u.asRoot {
			if err := os.Lchown(at, h.Uid, h.Gid); err != nil {
				return err
			}
		}
		mode := modeOf(h)
		if !u.asRoot {
			mode |= 0o500 // its owner must be able to look into it
		}
		if err := os.Chmod(at, mode); err != nil {
			return err
		}
		if err := setTime(at, h.ModTime); err != nil {
			return err
		}
	}
	return nil
}
