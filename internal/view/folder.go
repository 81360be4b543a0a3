package view

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

type runFolders struct {
	root  string
	named []runPlace // nil means all runs in root
}

func newRunFolders(root string, dirs []string) *runFolders {
	f := &runFolders{root: root}
	taken := map[string]bool{}
	for _, dir := range dirs {
		if abs, err := filepath.Abs(dir); err == nil {
			dir = abs
		}
		if slices.ContainsFunc(f.named, func(p runPlace) bool { return p.dir == dir }) {
			continue
		}
		name := filepath.Base(dir)
		for n := 2; taken[name]; n++ { // folders of one name in two places
			name = fmt.Sprintf("%s~%d", filepath.Base(dir), n)
		}
		taken[name] = true
		f.named = append(f.named, runPlace{name, dir})
	}
	return f
}

type runPlace struct{ name, dir string }

// list returns the runs, the newest first: names begin with the second in which
// they were made.
func (f *runFolders) list() ([]runPlace, error) {
	out := slices.Clone(f.named)
	if out == nil {
		entries, err := os.ReadDir(f.root)
		if err != nil {
			return nil, fmt.Errorf("list the runs: %w", err)
		}
		for _, e := range entries {
			if isName(e.Name()) && (e.IsDir() || e.Type()&os.ModeSymlink != 0) {
				if dir := filepath.Join(f.root, e.Name()); f.isRun(dir) {
					out = append(out, runPlace{e.Name(), dir})
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b runPlace) int { return cmp.Or(strings.Compare(b.name, a.name), strings.Compare(a.dir, b.dir)) })
	return out, nil
}

// find returns the folder of the run with a name of the list; "" for any other name.
func (f *runFolders) find(name string) string {
	for _, p := range f.named {
		if p.name == name {
			return p.dir
		}
	}
	if f.named != nil || !isName(name) {
		return ""
	}
	entries, err := os.ReadDir(f.root)
	if err != nil {
		return ""
	}
	i, ok := slices.BinarySearchFunc(entries, name, func(e os.DirEntry, name string) int { return strings.Compare(e.Name(), name) })
	if !ok {
		return ""
	}
	if dir := filepath.Join(f.root, entries[i].Name()); f.isRun(dir) {
		return dir
	}
	return ""
}

func (f *runFolders) nameOf(dir string) string {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return ""
	}
	for _, p := range f.named {
		if p.dir == abs {
			return p.name
		}
	}
	root, err := filepath.Abs(f.root)
	if err != nil || f.named != nil || filepath.Dir(abs) != root {
		return ""
	}
	return filepath.Base(abs)
}

// isRun reports whether a folder of root is a run: it has a run.json, and is no
// link that leads out of root.
func (f *runFolders) isRun(dir string) bool {
	if info, err := os.Lstat(dir); err != nil || info.Mode()&os.ModeSymlink != 0 && !isWithin(f.root, dir) {
		return false
	}
	_, err := os.Lstat(filepath.Join(dir, "run.json"))
	return err == nil
}

// isWithin reports whether path, with links followed, is in the folder root. It returns
// true for a path that does not exist.
func isWithin(root, path string) bool {
	root, err := filepath.EvalSymlinks(root)
	if err != nil {
		return false
	}
	real, err := filepath.EvalSymlinks(path)
	if os.IsNotExist(err) {
		info, err := os.Lstat(path)
		return os.IsNotExist(err) || err == nil && info.Mode()&os.ModeSymlink == 0
	}
	if err != nil {
		return false
	}
	rel, err := filepath.Rel(root, real)
	return err == nil && filepath.IsLocal(rel)
}

// checkContained returns an error if a part of a run folder, by default any that this
// package reads except blobs, is a link out of it or cannot be read to an end, such as
// a pipe. Folders come before their files. It ignores missing parts.
func checkContained(dir string, parts ...string) error {
	if parts == nil {
		parts = []string{"run.json", "journal.jsonl", "journal.lock", "notes.jsonl", "blobs", "out", "out/results.json"}
	}
	for _, name := range parts {
		path := filepath.Join(dir, name)
		info, err := os.Lstat(path)
		if err == nil && info.Mode()&os.ModeSymlink != 0 {
			if !isWithin(dir, path) {
				return fmt.Errorf("%s is a link out of the run folder, and is not followed: put a copy in its place", path)
			}
			info, err = os.Stat(path)
		}
		if err == nil && !info.Mode().IsRegular() && !info.IsDir() {
			return fmt.Errorf("%s is not a regular file (%s) and is not read", path, info.Mode().Type())
		}
	}
	return nil
}
