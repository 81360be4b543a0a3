package suite

import (
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"strings"
	"syscall"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/spelling"
)

// root is the folder of files that a source names: the suite's own folder, a suite that
// ships with the program, or the current folder for the command line.
type root struct {
	ships string // name of a suite that ships, "" for the suite's own folder
	fsys  fs.FS
	disk  string // folder on disk, "" if it is not on disk
	cwd   bool   // paths from the command line
}

// found is a file or folder that a suite names.
type found struct {
	root         // that files which it names are looked for in
	dir   string // its folder in root
	name  string // in root's file system
	ref   string // as Suite.Files opens it
	shown string // for people
}

// A path in a loaded suite that leaves the suite's folder starts with one of
// these; see [Suite.Files].
const (
	refUp   = "@up"   // the folder above
	refDisk = "@disk" // an absolute path follows
)

// locatePath finds where p, written in src, leads. Whether it exists is not looked
// at.
func (l *loader) locatePath(src *source, p string) (found, error) {
	r, p := src.root, filepath.ToSlash(p)
	if strings.HasPrefix(p, "@") {
		return found{}, fmt.Errorf("a path must not begin with @")
	}
	joined := path.Join(src.dir, p)
	switch {
	case path.IsAbs(p) && (r.cwd || r.disk != ""):
		return onDisk(p, l.main.disk), nil
	case r.cwd:
		return onDisk(filepath.Join(r.disk, filepath.FromSlash(joined)), l.main.disk), nil
	case !path.IsAbs(p) && joined != ".." && !strings.HasPrefix(joined, "../"):
		f := found{root: r, dir: path.Dir(joined), name: joined, ref: joined, shown: l.displayPath(r, joined)}
		if r.ships != l.main.ships {
			f.ref = path.Join("@"+r.ships, joined)
		} else if r.disk != l.main.disk {
			f.ref = onDisk(filepath.Join(r.disk, filepath.FromSlash(joined)), l.main.disk).ref
		}
		return f, nil
	case r.disk == "":
		return found{}, fmt.Errorf("%s is outside of the suite's folder, which is not on disk", p)
	}
	return onDisk(filepath.Join(r.disk, filepath.FromSlash(joined)), l.main.disk), nil
}

// onDisk locates an absolute or relative path of the operating system. Its ref
// is relative to the suite's folder if that is on disk.
func onDisk(p, suiteDir string) found {
	dir, name := filepath.Dir(p), filepath.Base(p)
	if name == ".." || name == "." || name == string(filepath.Separator) {
		dir, name = p, "."
	}
	f := found{root: root{fsys: DiskFiles(dir), disk: dir}, dir: ".", name: name, shown: filepath.ToSlash(p)}
	if suiteDir != "" {
		if rel, err := filepath.Rel(AbsolutePath(suiteDir), AbsolutePath(p)); err == nil {
			f.ref = refOf(filepath.ToSlash(rel))
			return f
		}
	}
	f.ref = refDisk + filepath.ToSlash(AbsolutePath(p))
	return f
}

// AbsolutePath returns p as an absolute path, or unchanged if the working directory is
// unknown.
func AbsolutePath(p string) string {
	if abs, err := filepath.Abs(p); err == nil {
		return abs
	}
	return p
}

// refOf writes a relative path so that it is valid for package fs.
func refOf(rel string) string {
	parts := strings.Split(rel, "/")
	for i, p := range parts {
		if p == ".." {
			parts[i] = refUp
		}
	}
	return strings.Join(parts, "/")
}

// displayPath names a file for people: as a path from where the program was called, or
// under the name of a suite that ships.
func (l *loader) displayPath(r root, name string) string {
	switch {
	case r.ships != "":
		return path.Join(r.ships, name)
	case r.disk != "":
		return filepath.ToSlash(filepath.Join(r.disk, filepath.FromSlash(name)))
	}
	return name
}

func (l *loader) readSource(f found) (*source, error) {
	data, err := fs.ReadFile(f.fsys, f.name)
	if err != nil {
		return nil, err
	}
	if l.orders == nil {
		l.orders = map[string]int{}
	}
	if l.orders[f.shown] == 0 {
		l.order++
		l.orders[f.shown] = l.order
	}
	return &source{name: f.shown, order: l.orders[f.shown], data: data, root: f.root, dir: f.dir}, nil
}

// readProblem describes in plain words why a file could not be read.
func readProblem(err error) string {
	var p *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "no such file"
	case errors.Is(err, syscall.EISDIR):
		return "this is a folder, and a file is needed"
	case errors.As(err, &p):
		return p.Err.Error()
	}
	return err.Error()
}

// readNamed replaces a path in n by the content of the file, or by the path for
// Suite.Files, depending on the file tag of its field.
func (l *loader) readNamed(n *node, tag string) {
	p, ok := n.asText()
	switch {
	case !ok || p == "", tag == "repo" && isURL(p), tag == "image" && !isImagePath(p), tag == "either" && !looksLikePath(p) && !l.fileExists(n.src, p):
		return
	}
	inner := ""
	if tag == "image" {
		p, inner, _ = strings.Cut(p, "#")
	}
	f, err := l.locatePath(n.src, p)
	if err != nil {
		l.c.addMistake(n.pos, "", "%v", err)
		return
	}
	if tag == "image" {
		if _, err := fs.Stat(f.fsys, f.name); err != nil {
			l.c.addMistake(n.pos, nearestFile(f), "%s: %s", f.shown, readProblem(err))
		}
		ref := "./" + f.ref
		if inner != "" {
			ref += "#" + inner
		}
		n.scalar = ref
		return
	}
	if tag == "path" || tag == "repo" {
		if _, err := fs.Stat(f.fsys, f.name); err != nil {
			l.c.addMistake(n.pos, nearestFile(f), "%s: %s", f.shown, readProblem(err))
		}
		n.scalar = f.ref
		return
	}
	src, err := l.readSource(f)
	switch {
	case err != nil && strings.ContainsAny(p, "{}\n"):
		l.c.addMistake(n.pos, "write the text into a file, and its path here", "this is a text, and the path of a file is needed")
	case err != nil:
		l.c.addMistake(n.pos, nearestFile(f), "%s: %s", f.shown, readProblem(err))
	case !utf8.Valid(src.data):
		l.c.addMistake(n.pos, "", "%s: not UTF-8 text", f.shown)
	case strings.TrimSpace(string(src.data)) == "":
		l.c.addMistake(n.pos, "write the text into it, or take the key out", "%s: the file is empty", f.shown)
	default:
		n.scalar, n.text = string(src.data), src
	}
}

func (l *loader) fileExists(src *source, p string) bool {
	if strings.ContainsAny(p, "\n\x00") || len(p) > 255 {
		return false
	}
	f, err := l.locatePath(src, p)
	if err != nil || !fs.ValidPath(f.name) {
		return false
	}
	_, err = fs.Stat(f.fsys, f.name)
	return err == nil
}

// isURL reports whether a repository is a URL or git's host:path rather than a local
// path.
func isURL(s string) bool {
	if u, err := url.Parse(s); err == nil && u.Scheme != "" && u.Host != "" {
		return true
	}
	host, _, ok := strings.Cut(s, ":")
	return ok && !strings.Contains(host, "/") && path.Base(host) != ""
}

// isImagePath reports whether an image is named by a path and not by a name in a registry.
func isImagePath(s string) bool {
	file, _, _ := strings.Cut(s, "#")
	return strings.HasPrefix(file, ".") || strings.HasPrefix(file, "/") || strings.HasSuffix(file, ".tar")
}

func nearestFile(f found) string {
	dir, base := path.Split(f.name)
	entries, err := fs.ReadDir(f.fsys, path.Clean(dir))
	if err != nil {
		return ""
	}
	var names []string
	for _, e := range entries {
		if e.Name() == base {
			return "" // it exists, and is something else
		}
		names = append(names, e.Name())
	}
	if near := spelling.Nearest(base, names); near != "" {
		return fmt.Sprintf("did you mean %q?", dir+near)
	}
	return ""
}

// overlay is the file system of a suite with files outside its own folder.
type overlay struct {
	own      fs.FS
	dir      string // of own on disk, "" if it is not on disk
	embedded func(name string) (fs.FS, bool)
}

// NewFiles returns the file system that opens the paths of a suite, for one that
// was read by [FromResolved]: own is the suite's folder, dir that folder on disk
// ("" for a suite that ships), embedded finds suites that ship and may be nil.
func NewFiles(own fs.FS, dir string, embedded func(name string) (fs.FS, bool)) fs.FS {
	return overlay{own, dir, embedded}
}

// locate returns the file system of a path and the path in it.
func (o overlay) locate(op, name string) (fs.FS, string, error) {
	if !strings.HasPrefix(name, "@") {
		return o.own, name, nil
	}
	if !fs.ValidPath(name) {
		return nil, "", &fs.PathError{Op: op, Path: name, Err: fs.ErrInvalid}
	}
	if rest, ok := strings.CutPrefix(name, refDisk+"/"); ok {
		return DiskFiles("/"), rest, nil
	}
	first, rest, _ := strings.Cut(name, "/")
	if first == refUp && o.dir != "" {
		dir, base := filepath.Split(filepath.Join(o.dir, filepath.FromSlash(strings.ReplaceAll(name, refUp, ".."))))
		if base == "" || base == ".." || base == "." { // a folder above
			dir, base = filepath.Join(dir, base), "."
		}
		return os.DirFS(filepath.Join(dir, ".")), base, nil
	}
	if o.embedded != nil {
		if fsys, ok := o.embedded(first[1:]); ok {
			return fsys, path.Clean(rest), nil
		}
	}
	return nil, "", &fs.PathError{Op: op, Path: name, Err: fs.ErrNotExist}
}

// Open implements fs.FS.
func (o overlay) Open(name string) (fs.File, error) {
	fsys, at, err := o.locate("open", name)
	if err != nil {
		return nil, err
	}
	return fsys.Open(at)
}

// ReadLink implements fs.ReadLinkFS.
func (o overlay) ReadLink(name string) (string, error) {
	fsys, at, err := o.locate("readlink", name)
	if err != nil {
		return "", err
	}
	return fs.ReadLink(fsys, at)
}

// Lstat implements fs.ReadLinkFS.
func (o overlay) Lstat(name string) (fs.FileInfo, error) {
	fsys, at, err := o.locate("lstat", name)
	if err != nil {
		return nil, err
	}
	return fs.Lstat(fsys, at)
}

// Path returns a path of the suite, as Files opens it, for the operating
// system; false if it is not on disk.
func (s *Suite) Path(name string) (string, bool) {
	if rest, ok := strings.CutPrefix(name, refDisk+"/"); ok {
		return filepath.FromSlash("/" + rest), true
	}
	if first, _, _ := strings.Cut(name, "/"); s.Dir == "" || strings.HasPrefix(first, "@") && first != refUp {
		return "", false
	}
	return filepath.Join(s.Dir, filepath.FromSlash(strings.ReplaceAll(name, refUp, ".."))), true
}
