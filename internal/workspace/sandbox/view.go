package sandbox

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// system lists the folders of the host that every program needs.
var system = []string{"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix"}

// ofImage are folders that an image has of its own.
var ofImage = append([]string{"/", "/usr/bin", "/usr/sbin", "/usr/lib", "/usr/local", "/usr/local/bin", "/usr/local/lib", "/var"}, system...)

// isWithin reports whether path is dir or lies below it. Both are clean.
func isWithin(path, dir string) bool {
	return path == dir || strings.HasPrefix(path, strings.TrimSuffix(dir, "/")+"/")
}

// systemFolders returns the existing system folders without hidden paths: a folder
// with something hidden is shown entry by entry.
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
			showVisible(&out, dir, hidden)
		}
	}
	return out
}

func showVisible(out *shown, path string, hidden []string) {
	if slices.ContainsFunc(hidden, func(h string) bool { return isWithin(path, h) }) {
		return
	}
	if !slices.ContainsFunc(hidden, func(h string) bool { return isWithin(h, path) }) {
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
		showVisible(out, p, hidden)
	}
}

// holdsHidden returns a hidden path that path would show, or "" if none.
func (s *Sandbox) holdsHidden(path string) string {
	for _, h := range s.hidden {
		if isWithin(h, path) {
			return h
		}
	}
	return ""
}

// offLimits returns another forbidden folder that path would show, or "" if none: a
// home, folders for temporary files, the kernel's folders.
func offLimits(path string) string {
	never := []string{"/root", "/home", "/Users", "/tmp", "/var/tmp", "/proc", "/sys", "/dev", "/run", os.TempDir()}
	if home, err := os.UserHomeDir(); err == nil {
		never = append(never, home)
	}
	for _, n := range never {
		if isWithin(filepath.Clean(n), path) {
			return n
		}
	}
	if up := filepath.Dir(path); up == "/home" || up == "/Users" {
		return path
	}
	if isWithin(path, "/proc") || isWithin(path, "/sys") {
		return path
	}
	return ""
}

// showNamed adds a path that was requested by name. It may lie inside a hidden folder
// but not contain one.
func (s *Sandbox) showNamed(look *shown, path string, write bool) error {
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
		if s.cfg.Level.MapsPaths() {
			for _, own := range []string{"/repo", "/home/agent", "/assay"} {
				if (isWithin(p, own) || isWithin(own, p)) && !s.ofRoom(p) {
					return fmt.Errorf("show %s: the sandbox has its own %s there; move it elsewhere", path, own)
				}
			}
		}
		s.addPath(look, p, write)
		if real == path {
			break
		}
	}
	return nil
}

func (s *Sandbox) ofRoom(path string) bool {
	return slices.ContainsFunc(s.places, func(p place) bool { return isWithin(path, p.host) })
}

func (s *Sandbox) addPath(look *shown, path string, write bool) {
	seen := func(q string) bool { return isWithin(path, q) }
	switch {
	case slices.ContainsFunc(look.links, func(l place) bool { return isWithin(path, l.inside) }): // its target is shown
	case s.ofRoom(path) || slices.ContainsFunc(look.write, seen):
	case write:
		look.write = append(look.write, path)
	case !slices.ContainsFunc(look.read, seen):
		look.read = append(look.read, path)
	}
}

// mayShow reports whether path may be shown without a request by name.
func (s *Sandbox) mayShow(path string) bool {
	if s.holdsHidden(path) != "" || offLimits(path) != "" || slices.ContainsFunc(s.hidden, func(h string) bool { return isWithin(path, h) }) {
		return false
	}
	if s.cfg.Root != nil && slices.Contains(ofImage, path) {
		return false // it would cover the image's
	}
	if slices.ContainsFunc(s.places, func(p place) bool { return isWithin(p.host, path) && p.host != s.cfg.Program }) {
		return false // it holds the room, and so perhaps others
	}
	// Below a home, these hold keys and histories as well as programs.
	if home, err := os.UserHomeDir(); err == nil {
		for _, name := range []string{".local", ".local/share", ".config", ".cache", ".cargo", ".ssh"} {
			if path == filepath.Join(home, name) {
				return false
			}
		}
	}
	return true
}

// showFolder shows a folder of PATH, and the folder above a …/bin, which holds the
// libraries of its programs. If they may not be shown, the programs are not found, as
// if not installed.
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
		if up := filepath.Dir(d); filepath.Base(d) == "bin" && s.mayShow(up) {
			d = up
		}
		if s.mayShow(d) {
			s.addPath(look, d, false)
		}
	}
}

// showProgram shows a program file and its needs: for a Node package all sibling
// packages, else its folder.
func (s *Sandbox) showProgram(look *shown, file string) error {
	real, err := filepath.EvalSymlinks(file)
	if err != nil {
		return err
	}
	for _, f := range []string{file, real} {
		if s.ofRoom(f) || slices.ContainsFunc(look.read, func(q string) bool { return isWithin(f, q) }) {
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
		if i := slices.IndexFunc(wanted, s.mayShow); i >= 0 {
			s.addPath(look, wanted[i], false)
		} else {
			s.addPath(look, f, false)
		}
	}
	return nil
}

// mountPaths returns the paths that bwrap mounts, parents first. A path that another one
// shows needs no mount of its own, and bwrap cannot make one on a link that leads nowhere
// yet: what the link leads to is mounted instead.
func (s *Sandbox) mountPaths(look shown) []string {
	all := slices.Concat(look.read, look.write)
	var out []string
	for i := 0; i < len(all); i++ { // links add to all
		p := all[i]
		above := ""
		for _, q := range all {
			if q != p && isWithin(p, q) && len(q) > len(above) {
				above = q
			}
		}
		if above == "" || slices.Contains(look.write, p) || !slices.Contains(look.read, above) {
			out = append(out, p)
			continue
		}
		to, err := os.Readlink(p)
		if err != nil {
			continue
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(p), to)
		}
		inLink := func(l place) bool { return isWithin(to, l.inside) }
		if !slices.Contains(all, to) && offLimits(to) == "" && !s.ofRoom(to) && !slices.ContainsFunc(look.links, inLink) {
			all = append(all, filepath.Clean(to))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
