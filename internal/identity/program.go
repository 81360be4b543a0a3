// Package identity proves which code a command runs. The identity of a program is
// unknown unless proved, because an interpreter imports files that its command line
// does not name, a launcher starts other programs, and a shared library may be
// replaced. The package can prove
//
//   - a statically linked program, by its bytes;
//   - a package run by npx or uvx in an exact version, by the lock file in the
//     suite's folder, which has the integrity of all its packages, by the runtime, and, of npx,
//     by the files that are installed;
//   - any program whose files the suite declares by patterns, by these files and itself.
//
// Files named by the command line or by a named variable are also part of the identity.
package identity

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
)

// Command is a program with everything that may affect its behavior.
type Command struct {
	Args   []string // program and arguments
	Env    []string // complete environment
	Named  []string // variables of Env named by the suite; their values may name files
	Own    bool     // the program is assay, which imports no other code
	Data   string   // declared data, which have a separate digest; "" if none
	Folder string   // the suite's folder, "" if not on disk
	Files  []string // patterns of declared files, relative to Folder
	// Digest returns the digest of a file; if nil, the file is read.
	Digest func(path string) (seal.Digest, error)
}

// launchers lists static programs that run other programs or scripts, which their own
// digest does not cover.
var launchers = []string{"go", "sh", "ash", "bash", "dash", "busybox", "toybox", "env", "nix", "docker", "podman", "nerdctl", "bun", "deno", "uv", "uvx"}

// Prove returns the digest of all code and files that c runs, or "" if unknown. An
// error is a mistake in the declared patterns.
func Prove(c Command) (seal.Digest, error) {
	declared, err := c.declaredDigest()
	if err != nil || len(c.Args) == 0 {
		return "", err
	}
	path, err := proc.LookPath(c.Args[0], "", c.Env)
	if err != nil {
		return "", nil
	}
	digests := map[string]string{"declared": string(declared)}
	installed := installedBy[filepath.Base(path)]
	if path, err = filepath.EvalSymlinks(path); err != nil {
		return "", nil
	}
	switch {
	case declared != "" || c.Own || isSelfContained(path):
	case installed == nil:
		return "", nil
	default:
		d, ok := installed(c)
		if !ok {
			return "", nil
		}
		digests["installed"] = string(d)
	}
	if !c.addFile(digests, "program", path) || !c.addNamedFiles(digests, declared != "") {
		return "", nil
	}
	return seal.Hash("assay/server-program/1", slices.DeleteFunc(slices.Sorted(maps.Values(digests)), func(d string) bool { return d == "" }))
}

// addNamedFiles adds the files named by arguments and variables, and reports whether
// all of them are known. A folder is unknown unless files are declared.
func (c Command) addNamedFiles(digests map[string]string, declared bool) bool {
	named := slices.Clone(c.Args[1:])
	for _, kv := range c.Env {
		if name, value, _ := strings.Cut(kv, "="); slices.Contains(c.Named, name) {
			named = append(named, value)
		}
	}
	for _, arg := range named {
		for _, file := range filesNamed(arg) {
			if c.Data != "" && (file == c.Data || strings.HasPrefix(file, c.Data+string(filepath.Separator))) {
				continue
			}
			if info, err := os.Stat(file); err == nil && info.IsDir() && declared {
				continue
			}
			if !c.addFile(digests, arg, file) {
				return false // a folder or an unreadable file
			}
		}
	}
	return true
}

func (c Command) addFile(digests map[string]string, name, path string) bool {
	path, err := filepath.EvalSymlinks(path)
	if err != nil {
		return false
	}
	digest := c.Digest
	if digest == nil {
		digest = seal.HashFile
	}
	d, err := digest(path)
	digests[name] = string(d)
	return err == nil
}

// filesNamed returns the existing files and folders that an argument may name: the
// argument itself, or the value of --option=value.
func filesNamed(arg string) []string {
	_, value, _ := strings.Cut(arg, "=")
	return slices.DeleteFunc([]string{arg, value}, func(name string) bool {
		_, err := os.Stat(name)
		return err != nil
	})
}

// isSelfContained reports whether the program at path is a binary that loads no code
// except the operating system's and is not a launcher.
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
