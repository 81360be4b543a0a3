package workspace

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// Delta is the changes in a workspace, sorted by path. As JSON it is the tree of an
// artifact.
type Delta struct {
	Format  int      `json:"format"` // 1
	Changes []Change `json:"changes"`
}

// Change is one changed path. Text, or Base64 if it is not UTF-8, is the new content
// of a file.
type Change struct {
	Path   string  `json:"path"`
	Op     Op      `json:"op"`
	Kind   Kind    `json:"kind,omitempty"` // the new kind; "" if removed
	Text   *string `json:"text,omitempty"`
	Base64 []byte  `json:"base64,omitempty"`
	Target string  `json:"target,omitempty"` // of a link
	Size   int64   `json:"size,omitempty"`   // of an omitted file, in bytes
	SHA256 string  `json:"sha256,omitempty"` // of an omitted file, in hex; "" if it is not known
	Exec   bool    `json:"exec,omitempty"`   // of an omitted file: whether it is executable
}

// Op is the kind of a change.
type Op string

// The kinds of change.
const (
	Added    Op = "added"
	Modified Op = "modified" // content, kind or target
	Removed  Op = "removed"
)

// Content returns the new content of a file.
func (c Change) Content() []byte {
	if c.Text != nil {
		return []byte(*c.Text)
	}
	return c.Base64
}

// A delta only names a file over fileLimit, and files once totalLimit is reached, so
// that build output does not fill the records. It has their checksums up to hashLimit
// bytes in all.
const (
	fileLimit  = 64 << 20
	totalLimit = 256 << 20
	hashLimit  = 4 << 30
)

// listChanges compares the folder dir with its former tree before. stamps holds the
// stamps of the files as written, one for each entry of before; if nil, all files are
// read. redact, if not nil, is applied to all content and targets.
//
// A link to an absolute path below dir becomes relative. Links that lead out of dir,
// sockets, pipes, devices and files that are too large are listed, but [TreeAfter]
// omits them.
func listChanges(before fs.FS, dir string, redact func([]byte) []byte, stamps []stamp) ([]Change, error) {
	old, err := readTree(before, limits{})
	if err != nil {
		return nil, fmt.Errorf("compare the workspace: %w", err)
	}
	now, err := readFolder(dir, limits{fileLimit, totalLimit, hashLimit}, untouchedEntry(old, stamps))
	if err != nil {
		return nil, fmt.Errorf("compare the workspace: %w", err)
	}
	return compareTrees(old, now, redact), nil
}

func encodeDelta(list []Change) ([]byte, error) {
	if len(list) == 0 {
		return nil, nil
	}
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(Delta{Format: 1, Changes: list}); err != nil {
		return nil, fmt.Errorf("compare the workspace: %w", err)
	}
	return out.Bytes(), nil
}

// readFolder reads the tree of a folder on disk, making unreadable parts readable.
// same, if not nil, returns the entry of a file that need not be read.
func readFolder(dir string, l limits, same func(string, fs.FileInfo) (entry, bool)) ([]entry, error) {
	list, err := readOnce(dir, l, same)
	if errors.Is(err, fs.ErrPermission) {
		if err = openUp(dir); err == nil {
			list, err = readOnce(dir, l, same)
		}
	}
	if err != nil {
		return nil, err
	}
	for i, e := range list {
		if e.kind != Outside || !filepath.IsAbs(string(e.data)) {
			continue
		}
		rel, err := filepath.Rel(filepath.Join(dir, path.Dir(e.path)), string(e.data))
		if err == nil && staysInside(e.path, rel) {
			list[i].kind, list[i].data = Link, []byte(rel)
		}
	}
	return list, nil
}

func readOnce(dir string, l limits, same func(string, fs.FileInfo) (entry, bool)) ([]entry, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	return readEntries(&treeReader{fsys: root.FS(), limits: l, same: same})
}

// settleTime is how much older than the last stamp a trusted stamp must be. The clock
// of file systems ticks in milliseconds, and a later write in the same tick would not
// change the stamp.
const settleTime = 20 * time.Millisecond

// untouchedEntry returns a function that recognizes files unchanged since checkout:
// no write, or change of times, leaves a file's ctime unchanged.
func untouchedEntry(old []entry, stamps []stamp) func(string, fs.FileInfo) (entry, bool) {
	if len(stamps) != len(old) {
		return nil
	}
	var last time.Time
	at := make(map[string]int, len(old))
	for i, s := range stamps {
		if when := s.ctime.time(); when.After(last) {
			last = when
		}
		at[old[i].path] = i
	}
	return func(path string, info fs.FileInfo) (entry, bool) {
		i, known := at[path]
		if !known || old[i].kind != File && old[i].kind != Exec {
			return entry{}, false
		}
		now, ok := stampOfInfo(info)
		then := stamps[i]
		settled := then.ctime.nsec != 0 && last.Sub(then.ctime.time()) >= settleTime
		return old[i], ok && settled && now == then
	}
}

func compareTrees(old, now []entry, redact func([]byte) []byte) []Change {
	was := make(map[string]entry, len(old))
	for _, e := range old {
		was[e.path] = e
	}
	var out []Change
	for _, e := range now {
		o, ok := was[e.path]
		delete(was, e.path)
		if ok && e.equals(o) {
			continue
		}
		c := Change{Path: e.path, Op: Added, Kind: e.kind, Size: e.size, SHA256: e.sum, Exec: e.exec}
		if ok {
			c.Op = Modified
		}
		data := e.data
		if redact != nil {
			data = redact(data)
		}
		switch {
		case e.kind == Link || e.kind == Outside:
			c.Target = strings.ToValidUTF8(string(data), "\uFFFD")
		case e.kind != File && e.kind != Exec:
		case utf8.Valid(data):
			s := string(data)
			c.Text = &s
		default:
			c.Base64 = data
		}
		out = append(out, c)
	}
	for p := range was {
		out = append(out, Change{Path: p, Op: Removed})
	}
	slices.SortFunc(out, func(a, b Change) int { return cmp.Compare(a.Path, b.Path) })
	return out
}

// ParseDelta decodes a delta. Empty input is the empty delta.
func ParseDelta(b []byte) (Delta, error) {
	if len(b) == 0 {
		return Delta{Format: 1}, nil
	}
	var d Delta
	if err := json.Unmarshal(b, &d); err != nil {
		return Delta{}, fmt.Errorf("read tree delta: %w", err)
	}
	if d.Format != 1 {
		return Delta{}, fmt.Errorf("read tree delta: format %d is not known here", d.Format)
	}
	return d, nil
}

// TreeAfter returns the tree before with the changes of delta.
func TreeAfter(before fs.FS, delta []byte) (*Tree, error) {
	list, err := readTree(before, limits{})
	if err != nil {
		return nil, fmt.Errorf("apply tree delta: %w", err)
	}
	d, err := ParseDelta(delta)
	if err != nil {
		return nil, err
	}
	changed := make(map[string]bool, len(d.Changes))
	var added []entry
	for _, c := range d.Changes {
		changed[c.Path] = true
		if c.Op == Removed {
			continue
		}
		e := entry{path: c.Path, kind: c.Kind}
		switch c.Kind {
		case File, Exec:
			e.data = c.Content()
		case Link:
			e.data = []byte(c.Target)
		case Folder:
		case Outside, Special, Omitted:
			continue
		default:
			return nil, fmt.Errorf("apply tree delta: %s has the unknown kind %q", c.Path, c.Kind)
		}
		added = append(added, e)
	}
	list = slices.DeleteFunc(list, func(e entry) bool { return changed[e.path] })
	t, err := newTree(append(list, added...))
	if err != nil {
		return nil, fmt.Errorf("apply tree delta: %w", err)
	}
	return t, nil
}

// openUp makes all folders and files below dir readable, and folders writable.
func openUp(dir string) error {
	return filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil && !(d != nil && d.IsDir() && errors.Is(err, fs.ErrPermission)) {
			return err
		}
		var need fs.FileMode
		switch {
		case d.IsDir():
			need = 0o700
		case d.Type().IsRegular():
			need = 0o400
		default:
			return nil
		}
		info, ierr := d.Info()
		if ierr != nil {
			return ierr
		}
		if info.Mode()&need == need {
			return err
		}
		return os.Chmod(p, info.Mode().Perm()|need)
	})
}
