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
	"fmt"
	"io"
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
	// Digest returns the digest of a file; if nil, a file is read if it may have changed.
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
	parts := map[string]string{"declared": string(declared)}
	installed := installedBy[filepath.Base(path)]
	if path, err = filepath.EvalSymlinks(path); err != nil {
		return "", nil
	}
	switch {
	case declared != "" || c.Own || isSelfContained(path) && !c.startsOther():
	case installed == nil:
		return "", nil
	default:
		d, ok := installed(c)
		if !ok {
			return "", nil
		}
		parts["installed"] = string(d)
	}
	if !c.addFile(parts, "program", path) || !c.addNamedFiles(parts, declared != "") {
		return "", nil
	}
	return seal.Hash("assay/server-program/2", parts)
}

// startsOther reports whether an argument names another program or a script, which the
// program may run or load along with files that no argument names.
func (c Command) startsOther() bool {
	return slices.ContainsFunc(c.Args[1:], func(arg string) bool {
		if _, err := proc.LookPath(arg, "", c.Env); err == nil {
			return true
		}
		return slices.ContainsFunc(filesNamed(arg), func(file string) bool {
			info, err := os.Stat(file)
			return err == nil && info.Mode().IsRegular() && (info.Mode()&0o111 != 0 || isScript(file))
		})
	})
}

// scripts lists the endings of files that interpreters run.
var scripts = []string{".bash", ".cjs", ".cts", ".ex", ".exs", ".jar", ".jl", ".js", ".jsx", ".lua", ".mjs", ".mts", ".php", ".pl", ".py", ".pyz", ".r", ".rb", ".sh", ".tcl", ".ts", ".tsx", ".wasm", ".zsh"}

func isScript(file string) bool {
	if slices.Contains(scripts, strings.ToLower(filepath.Ext(file))) {
		return true
	}
	f, err := os.Open(file)
	if err != nil {
		return false
	}
	defer f.Close()
	begin := make([]byte, 2)
	_, err = io.ReadFull(f, begin)
	return err == nil && string(begin) == "#!"
}

// addNamedFiles adds the files named by arguments and variables, and reports whether
// all of them are known. A folder is unknown unless files are declared.
func (c Command) addNamedFiles(parts map[string]string, declared bool) bool {
	named := map[string]string{}
	for i, arg := range c.Args[1:] {
		named[fmt.Sprint("argument ", i+1)] = arg
	}
	for _, kv := range c.Env {
		if name, value, _ := strings.Cut(kv, "="); slices.Contains(c.Named, name) {
			named["variable "+name] = value
		}
	}
	for place, value := range named {
		for i, file := range filesNamed(value) {
			if c.Data != "" && (file == c.Data || strings.HasPrefix(file, c.Data+string(filepath.Separator))) {
				continue
			}
			if info, err := os.Stat(file); err == nil && info.IsDir() && declared {
				continue
			}
			if !c.addFile(parts, fmt.Sprint(place, ", file ", i+1), file) {
				return false // a folder or an unreadable file
			}
		}
	}
	return true
}

func (c Command) addFile(parts map[string]string, name, path string) bool {
	path, err := filepath.EvalSymlinks(path)
	if err != nil {
		return false
	}
	digest := c.Digest
	if digest == nil {
		digest = hashFile
	}
	d, err := digest(path)
	parts[name] = string(d)
	return err == nil
}

// filesNamed returns the existing files and folders that an argument or a variable may
// name: its whole text, the value of an option such as --option=FILE or -oFILE, and the
// items of a list.
func filesNamed(arg string) []string {
	names := []string{arg}
	if strings.HasPrefix(arg, "-") && len(arg) > 2 {
		names = append(names, arg[2:])
	}
	for i, c := range arg {
		if strings.ContainsRune("=:@", c) {
			names = append(names, arg[i+1:])
		}
	}
	names = append(names, strings.FieldsFunc(arg, func(c rune) bool { return strings.ContainsRune("=:@,; ", c) })...)
	var out []string
	for _, name := range names {
		if _, err := os.Stat(name); err == nil && !slices.Contains(out, name) && strings.Trim(name, "/") != "" {
			out = append(out, name)
		}
	}
	return out
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
