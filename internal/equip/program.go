package equip

import (
	"debug/elf"
	"debug/macho"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

// launchers are static programs whose behaviour lies in other programs or in
// scripts, which their own digest does not cover.
var launchers = []string{"go", "sh", "ash", "bash", "dash", "busybox", "toybox", "env", "nix", "docker", "podman", "nerdctl", "bun", "deno", "uv", "uvx"}

// programDigest returns the digest of all code and files that a server's command
// line names, or "" if that does not determine its behaviour: a URL, an
// interpreter or a launcher (scripts import other files), a program that loads
// shared libraries, a folder whose content is not declared as data. conf is the
// server as the suite has it, s and env as it was started; data is the copy of
// its data, which has a digest of its own, or "" if none.
func programDigest(conf, s *suite.Server, env []string, data string) seal.Digest {
	if len(s.Command) == 0 {
		return ""
	}
	path, err := proc.LookPath(s.Command[0], "", env)
	if err != nil {
		return ""
	}
	if path, err = filepath.EvalSymlinks(path); err != nil {
		return ""
	}
	if conf.Command[0] != suite.PlaceAssay && !isSelfContained(path) {
		return ""
	}
	digests := map[string]string{}
	if digests["program"], err = fileDigest(path); err != nil {
		return ""
	}
	named := slices.Clone(s.Command[1:])
	for _, kv := range env {
		name, value, _ := strings.Cut(kv, "=")
		if _, set := conf.Set[name]; set || slices.Contains(conf.Env, name) {
			named = append(named, value)
		}
	}
	for _, arg := range named {
		for _, file := range filesNamed(arg) {
			if data != "" && (file == data || strings.HasPrefix(file, data+string(filepath.Separator))) {
				continue
			}
			if file, err = filepath.EvalSymlinks(file); err != nil {
				return ""
			}
			if digests[arg], err = fileDigest(file); err != nil {
				return "" // a folder, or a file that cannot be read
			}
		}
	}
	d, err := seal.Hash("assay/server-program/1", slices.Sorted(maps.Values(digests)))
	if err != nil {
		return ""
	}
	return d
}

// filesNamed returns the existing files and folders that an argument may name:
// itself, or its value if it reads --option=value.
func filesNamed(arg string) []string {
	var out []string
	_, value, _ := strings.Cut(arg, "=")
	for _, name := range []string{arg, value} {
		if name == "" {
			continue
		}
		if _, err := os.Stat(name); err == nil {
			out = append(out, name)
		}
	}
	return out
}

// isSelfContained reports whether the program at path is a binary that loads no
// code but the operating system's and is no launcher of other programs.
func isSelfContained(path string) bool {
	if slices.Contains(launchers, filepath.Base(path)) {
		return false
	}
	if f, err := elf.Open(path); err == nil {
		defer f.Close()
		libs, err := f.ImportedLibraries()
		return err == nil && len(libs) == 0 && !slices.ContainsFunc(f.Progs, func(p *elf.Prog) bool { return p.Type == elf.PT_INTERP })
	}
	if f, err := macho.Open(path); err == nil {
		defer f.Close()
		libs, err := f.ImportedLibraries()
		return err == nil && !slices.ContainsFunc(libs, func(l string) bool {
			return !strings.HasPrefix(l, "/usr/lib/") && !strings.HasPrefix(l, "/System/")
		})
	}
	return false
}
