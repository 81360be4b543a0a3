// Package workspace manages the files that a trial works on: it reads their sources,
// makes the folders of a trial, and computes an agent's changes.
//
// A tree is a set of files, executable files, symbolic links and empty folders.
// Owners, times and finer permissions differ between machines and do not count. A
// file is executable if its mode is or if it begins with "#!", so that a folder, an
// archive and the same folder embedded in a program are equal trees. Entries named
// .git are ignored everywhere; any other entry is part of the tree or an error.
//
// A link must stay in its tree: its target is relative, and goes up only at its
// beginning and no further than the root.
package workspace

import (
	"bufio"
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
	"testing/fstest"
	"time"

	"github.com/assay-eval/assay/internal/seal"
)

// Kind is the kind of an entry of a tree.
type Kind string

// The kinds of entry. A tree read from a workspace may also have the last three,
// which are only named.
const (
	File   Kind = "file"
	Exec   Kind = "exec" // executable file
	Link   Kind = "link"
	Folder Kind = "folder" // empty

	Outside Kind = "outside" // a link that leads out of the tree
	Special Kind = "special" // a socket, pipe or device, or a name that is no UTF-8
	Omitted Kind = "omitted" // a file that is too large to keep
)

// entry is one entry of a tree. Data is the content, or the target of a link.
type entry struct {
	path string
	kind Kind
	data []byte
	size int64  // of an omitted file
	sum  string // of an omitted file: SHA-256 in hex, "" if unknown
	exec bool   // of an omitted file
}

func (e entry) equals(o entry) bool {
	if e.kind == Omitted && (o.kind == File || o.kind == Exec) {
		return e.sum != "" && e.exec == (o.kind == Exec) && e.size == int64(len(o.data)) && e.sum == sumOf(o.data)
	}
	return e.kind == o.kind && e.size == o.size && e.sum == o.sum && e.exec == o.exec && bytes.Equal(e.data, o.data)
}

func sumOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// Tree is a tree in memory. It is immutable and serves as an [fs.FS].
type Tree struct {
	fstest.MapFS
	list []entry // sorted by path
	once sync.Once
	sums []seal.Digest // of the contents of list; see contents
}

// contents returns the digests of the contents of all entries.
func (t *Tree) contents() []seal.Digest {
	t.once.Do(func() {
		t.sums = make([]seal.Digest, len(t.list))
		for i, e := range t.list {
			t.sums[i] = seal.Of(e.data)
		}
	})
	return t.sums
}

// EachFile calls do for every entry but folders, sorted by path. digest returns the
// SHA-256 of its content in hex.
func (t *Tree) EachFile(do func(path string, regular bool, digest func() string)) {
	for i, e := range t.list {
		if e.kind != Folder {
			do(e.path, e.kind == File || e.kind == Exec, func() string { return string(t.contents()[i]) })
		}
	}
}

// ReadDir implements fs.ReadDirFS without a look at every file of the tree.
func (t *Tree) ReadDir(name string) ([]fs.DirEntry, error) {
	prefix := name + "/"
	if name == "." {
		prefix = ""
	}
	at, _ := slices.BinarySearchFunc(t.list, prefix, func(e entry, p string) int { return cmp.Compare(e.path, p) })
	if !fs.ValidPath(name) || at == len(t.list) || !strings.HasPrefix(t.list[at].path, prefix) {
		return t.MapFS.ReadDir(name) // an error, or an empty folder
	}
	var out []fs.DirEntry
	last := ""
	for _, e := range t.list[at:] {
		rest, ok := strings.CutPrefix(e.path, prefix)
		if !ok {
			break
		}
		child, _, _ := strings.Cut(rest, "/")
		if child == last {
			continue
		}
		last = child
		if child != rest { // a folder with entries
			out = append(out, fs.FileInfoToDirEntry(dirInfo(child)))
			continue
		}
		info, err := t.Lstat(e.path)
		if err != nil {
			return nil, err
		}
		out = append(out, fs.FileInfoToDirEntry(info))
	}
	slices.SortFunc(out, func(a, b fs.DirEntry) int { return cmp.Compare(a.Name(), b.Name()) })
	return slices.CompactFunc(out, func(a, b fs.DirEntry) bool { return a.Name() == b.Name() }), nil
}

// dirInfo describes a folder of a tree by its name.
type dirInfo string

func (d dirInfo) Name() string     { return string(d) }
func (dirInfo) Size() int64        { return 0 }
func (dirInfo) Mode() fs.FileMode  { return fs.ModeDir | 0o555 }
func (dirInfo) ModTime() time.Time { return time.Time{} }
func (dirInfo) IsDir() bool        { return true }
func (dirInfo) Sys() any           { return nil }

func newTree(list []entry) (*Tree, error) {
	slices.SortFunc(list, func(a, b entry) int { return cmp.Compare(a.path, b.path) })
	if err := checkEntries(list); err != nil {
		return nil, err
	}
	t := &Tree{MapFS: make(fstest.MapFS, len(list)), list: list}
	for _, e := range list {
		f := &fstest.MapFile{Data: e.data, Mode: 0o644}
		switch e.kind {
		case Exec:
			f.Mode = 0o755
		case Link:
			f.Mode = fs.ModeSymlink | 0o777
		case Folder:
			f.Mode = fs.ModeDir | 0o755
		}
		t.MapFS[e.path] = f
	}
	return t, nil
}

// Digest returns the digest of the paths, kinds and contents of the tree.
func (t *Tree) Digest() seal.Digest {
	type line struct {
		Path    string      `json:"path"`
		Kind    Kind        `json:"kind"`
		Content seal.Digest `json:"content"`
	}
	lines := make([]line, len(t.list))
	sums := t.contents()
	for i, e := range t.list {
		lines[i] = line{e.path, e.kind, sums[i]}
	}
	d, err := seal.Hash("assay/tree/1", lines)
	if err != nil {
		panic(err) // strings only: cannot fail
	}
	return d
}

// checkEntries returns an error for a path that is not plain, a link that leads out,
// or an entry below a non-folder. list is sorted.
func checkEntries(list []entry) error {
	kinds := make(map[string]Kind, len(list))
	for _, e := range list {
		if !fs.ValidPath(e.path) || e.path == "." || strings.ContainsRune(e.path, 0) {
			return fmt.Errorf("path %q leads out of the tree or is not plain", e.path)
		}
		if isHidden(e.path) {
			return fmt.Errorf("path %q: what is called .git has no place in a tree", e.path)
		}
		if _, twice := kinds[e.path]; twice {
			return fmt.Errorf("path %q is there twice", e.path)
		}
		kinds[e.path] = e.kind
		switch e.kind {
		case File, Exec, Folder:
		case Link:
			if !staysInside(e.path, string(e.data)) {
				return fmt.Errorf("link %q leads out of the tree: %q", e.path, e.data)
			}
		default:
			return fmt.Errorf("%q cannot be kept: it is %s", e.path, describeKind(e.kind))
		}
	}
	for _, e := range list {
		for dir := path.Dir(e.path); dir != "."; dir = path.Dir(dir) {
			if kind, ok := kinds[dir]; ok {
				return fmt.Errorf("path %q lies below %q, which is a %s", e.path, dir, kind)
			}
		}
	}
	return nil
}

func describeKind(k Kind) string {
	switch k {
	case Outside:
		return "a link that leads out of the tree"
	case Special:
		return "a socket, pipe or device, or its name is not UTF-8"
	}
	return "too large"
}

// isHidden reports whether p is, or lies below, an entry named .git.
func isHidden(p string) bool {
	return slices.Contains(strings.Split(p, "/"), ".git")
}

// staysInside reports whether the link p with this target stays in the tree, even
// through other links.
func staysInside(p, target string) bool {
	if target == "" || path.IsAbs(target) || strings.ContainsRune(target, 0) {
		return false
	}
	depth, down := strings.Count(p, "/"), false
	for part := range strings.SplitSeq(target, "/") {
		switch part {
		case "", ".":
		case "..":
			if depth--; down || depth < 0 {
				return false
			}
		default:
			down = true
		}
	}
	return true
}

// readTree reads the tree of a file system. It only names links that lead out,
// special files and files beyond the limits.
func readTree(fsys fs.FS, limits limits) ([]entry, error) {
	if t, ok := fsys.(*Tree); ok {
		return slices.Clone(t.list), nil
	}
	return readEntries(&treeReader{fsys: fsys, limits: limits})
}

func readEntries(r *treeReader) ([]entry, error) {
	if err := r.readFolder("."); err != nil {
		return nil, err
	}
	slices.SortFunc(r.list, func(a, b entry) int { return cmp.Compare(a.path, b.path) })
	return r.list, nil
}

// LoadTree reads the tree of a file system into memory.
func LoadTree(fsys fs.FS) (*Tree, error) {
	if t, ok := fsys.(*Tree); ok {
		return t, nil
	}
	list, err := readTree(fsys, limits{})
	if err != nil {
		return nil, err
	}
	return newTree(list)
}

// limits bounds the bytes to read; 0 is no bound.
type limits struct {
	file, total int64
	hashed      int64 // of files beyond file and total, to compute checksums; 0 is none
}

type treeReader struct {
	fsys   fs.FS
	limits limits
	same   func(string, fs.FileInfo) (entry, bool) // a file that need not be read; may be nil
	total  int64
	hashed int64
	list   []entry
}

func (r *treeReader) readFolder(dir string) error {
	names, err := fs.ReadDir(r.fsys, dir)
	if err != nil {
		return fmt.Errorf("read folder %s: %w", dir, err)
	}
	n := 0
	for _, d := range names {
		if d.Name() == ".git" {
			continue
		}
		n++
		p := path.Join(dir, d.Name())
		switch {
		case !fs.ValidPath(p):
			r.list = append(r.list, entry{path: strings.ToValidUTF8(p, "\uFFFD"), kind: Special})
		case d.IsDir():
			err = r.readFolder(p)
		case d.Type()&fs.ModeSymlink != 0:
			err = r.readLink(p)
		case !d.Type().IsRegular():
			r.list = append(r.list, entry{path: p, kind: Special})
		default:
			err = r.readFile(p, d)
		}
		if err != nil {
			return err
		}
	}
	if n == 0 && dir != "." {
		r.list = append(r.list, entry{path: dir, kind: Folder})
	}
	return nil
}

func (r *treeReader) readLink(p string) error {
	target, err := fs.ReadLink(r.fsys, p)
	if err != nil {
		return fmt.Errorf("read link %s: %w", p, err)
	}
	e := entry{path: p, kind: Link, data: []byte(target)}
	if !staysInside(p, target) {
		e.kind = Outside
	}
	r.list = append(r.list, e)
	return nil
}

func (r *treeReader) readFile(p string, d fs.DirEntry) error {
	info, err := d.Info()
	if err != nil {
		return fmt.Errorf("read file %s: %w", p, err)
	}
	if r.same != nil {
		if e, ok := r.same(p, info); ok {
			r.list = append(r.list, e)
			return nil
		}
	}
	if l := r.limits; l.file > 0 && info.Size() > l.file || l.total > 0 && r.total+info.Size() > l.total {
		e, err := r.omitFile(p, info)
		r.list = append(r.list, e)
		return err
	}
	data, err := fs.ReadFile(r.fsys, p)
	if err != nil {
		return fmt.Errorf("read file %s: %w", p, err)
	}
	r.total += int64(len(data))
	r.list = append(r.list, entry{path: p, kind: fileKind(info.Mode(), data), data: data})
	return nil
}

// omitFile returns the entry of a file too large to keep, with its checksum within
// the limit: a file with holes may have any size.
func (r *treeReader) omitFile(p string, info fs.FileInfo) (entry, error) {
	e := entry{path: p, kind: Omitted, size: info.Size(), exec: info.Mode()&0o111 != 0}
	if r.hashed += e.size; r.hashed > r.limits.hashed {
		r.hashed -= e.size
		return e, nil
	}
	f, err := r.fsys.Open(p)
	if err != nil {
		return e, fmt.Errorf("read file %s: %w", p, err)
	}
	defer f.Close()
	in := bufio.NewReaderSize(io.LimitReader(f, e.size), 1<<20)
	if head, _ := in.Peek(2); string(head) == "#!" {
		e.exec = true
	}
	h := sha256.New()
	if _, err := io.Copy(h, in); err != nil {
		return e, fmt.Errorf("read file %s: %w", p, err)
	}
	e.sum = hex.EncodeToString(h.Sum(nil))
	return e, nil
}

func fileKind(mode fs.FileMode, data []byte) Kind {
	if mode&0o111 != 0 || bytes.HasPrefix(data, []byte("#!")) {
		return Exec
	}
	return File
}

var errNotEmpty = errors.New("the folder is not empty")
