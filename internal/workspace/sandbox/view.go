package sandbox

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// system are the folders of the host that every program needs.
var system = []string{"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix"}

// within reports whether path is dir or lies below it. Both are clean.
func within(path, dir string) bool {
	return path == dir || strings.HasPrefix(path, strings.TrimSuffix(dir, "/")+"/")
}

// systemFolders returns what is there of the system's folders without what is
// hidden: a folder with something hidden in it is shown entry by entry.
func systemFolders(hidden []string) shown {
	var out shown
	for _, dir := range system {
		info, err := os.Lstat(dir)
		switch {
		case err != nil:
		case info.Mode()&os.ModeSymlink != 0:
			if target, err := os.Readlink(dir); err == nil {
				out.links = append(out.links, place{target, dir})
			}
		default:
			carve(&out, dir, hidden)
		}
	}
	return out
}

// carve shows path without what is hidden.
func carve(out *shown, path string, hidden []string) {
	if slices.ContainsFunc(hidden, func(h string) bool { return within(path, h) }) {
		return
	}
	if !slices.ContainsFunc(hidden, func(h string) bool { return within(h, path) }) {
		out.read = append(out.read, path)
		return
	}
	entries, err := os.ReadDir(path)
	if err != nil {
		return // what cannot be read cannot be shown
	}
	for _, e := range entries {
		p := filepath.Join(path, e.Name())
		if e.Type()&os.ModeSymlink != 0 {
			if target, err := os.Readlink(p); err == nil {
				out.links = append(out.links, place{target, p})
			}
			continue
		}
		carve(out, p, hidden)
	}
}

// holdsHidden returns what path shows of what must be hidden, "" if nothing.
func (s *Sandbox) holdsHidden(path string) string {
	for _, h := range s.hidden {
		if within(h, path) {
			return h
		}
	}
	return ""
}

// offLimits returns what else path would show that no program in a sandbox sees,
// "" if nothing: a home, folders for temporary files, the kernel's own.
func offLimits(path string) string {
	never := []string{"/root", "/home", "/Users", "/tmp", "/var/tmp", "/proc", "/sys", "/dev", "/run", os.TempDir()}
	if home, err := os.UserHomeDir(); err == nil {
		never = append(never, home)
	}
	for _, n := range never {
		if within(filepath.Clean(n), path) {
			return n
		}
	}
	if up := filepath.Dir(path); up == "/home" || up == "/Users" {
		return path
	}
	if within(path, "/proc") || within(path, "/sys") {
		return path
	}
	return ""
}

// show adds a path that was asked for by name. It may lie inside of something
// hidden, and then shows only itself, but not hold it.
func (s *Sandbox) show(look *shown, path string, write bool) error {
	if !filepath.IsAbs(path) {
		return fmt.Errorf("show %s: name it with an absolute path", path)
	}
	path = filepath.Clean(path)
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return fmt.Errorf("show %s: %w", path, err)
	}
	if h := s.holdsHidden(real); h != "" {
		return fmt.Errorf("show %s: it holds %s, which must stay hidden; name a part of it without that", path, h)
	}
	if p := offLimits(real); p != "" {
		return fmt.Errorf("show %s: it holds %s, which no program in a sandbox sees; name what is needed in it", path, p)
	}
	for _, p := range []string{path, real} {
		if s.cfg.Level == Bwrap {
			for _, own := range []string{"/repo", "/home/agent", "/assay"} {
				if (within(p, own) || within(own, p)) && !s.ofRoom(p) {
					return fmt.Errorf("show %s: the sandbox has its own %s there; move it elsewhere", path, own)
				}
			}
		}
		s.add(look, p, write)
		if real == path {
			break
		}
	}
	return nil
}

// ofRoom reports whether path is in one of the room's own folders.
func (s *Sandbox) ofRoom(path string) bool {
	return slices.ContainsFunc(s.places, func(p place) bool { return within(path, p.host) })
}

// add shows path, unless it is shown already.
func (s *Sandbox) add(look *shown, path string, write bool) {
	seen := func(q string) bool { return within(path, q) }
	switch {
	case slices.ContainsFunc(look.links, func(l place) bool { return within(path, l.inside) }): // what it leads to is shown
	case s.ofRoom(path) || slices.ContainsFunc(look.write, seen):
	case write:
		look.write = append(look.write, path)
	case !slices.ContainsFunc(look.read, seen):
		look.read = append(look.read, path)
	}
}

// fits reports whether path may be shown without being asked for by name.
func (s *Sandbox) fits(path string) bool {
	if s.holdsHidden(path) != "" || offLimits(path) != "" || slices.ContainsFunc(s.hidden, func(h string) bool { return within(path, h) }) {
		return false
	}
	if slices.ContainsFunc(s.places, func(p place) bool { return within(p.host, path) && p.host != s.cfg.Program }) {
		return false // it holds the room, and so perhaps others
	}
	// Below a home, these hold keys and histories beside programs.
	if home, err := os.UserHomeDir(); err == nil {
		for _, name := range []string{".local", ".local/share", ".config", ".cache", ".cargo", ".ssh"} {
			if path == filepath.Join(home, name) {
				return false
			}
		}
	}
	return true
}

// showFolder shows a folder of PATH, and the folder above a …/bin, in which the
// libraries of its programs lie. What does not fit stays hidden: its programs
// are not found, as if they were not installed.
func (s *Sandbox) showFolder(look *shown, dir string) {
	if !filepath.IsAbs(dir) {
		return
	}
	dir = filepath.Clean(dir)
	real, err := filepath.EvalSymlinks(dir)
	if err != nil || s.ofRoom(real) {
		return
	}
	for _, d := range []string{dir, real} {
		if up := filepath.Dir(d); filepath.Base(d) == "bin" && s.fits(up) {
			d = up
		}
		if s.fits(d) {
			s.add(look, d, false)
		}
	}
}

// showProgram shows a program file and what it needs: of a package of Node all
// packages beside it, else the folder that it is in.
func (s *Sandbox) showProgram(look *shown, file string) error {
	real, err := filepath.EvalSymlinks(file)
	if err != nil {
		return err
	}
	for _, f := range []string{file, real} {
		if s.ofRoom(f) || slices.ContainsFunc(look.read, func(q string) bool { return within(f, q) }) {
			continue
		}
		if h := s.holdsHidden(f); h != "" {
			return errors.New("it is hidden itself")
		}
		var wanted []string
		if i := strings.Index(f, "/node_modules/"); i > 0 {
			wanted = append(wanted, f[:i]+"/node_modules")
		}
		dir := filepath.Dir(f)
		if filepath.Base(dir) == "bin" {
			wanted = append(wanted, filepath.Dir(dir))
		}
		wanted = append(wanted, dir)
		if i := slices.IndexFunc(wanted, s.fits); i >= 0 {
			s.add(look, wanted[i], false)
		} else {
			s.add(look, f, false)
		}
	}
	return nil
}
