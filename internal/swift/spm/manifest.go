// Package spm reads Swift packages: their manifests, and their targets as modules in the
// order of their dependencies.
//
// A manifest is a program. It is run as swift build runs it, with a limit of time and
// memory; the sources of a package are only read.
package spm

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/swift"
)

// Manifest describes a package.
type Manifest struct {
	Tools        swift.Version // of the first line
	Name         string        `json:"name"`
	Dependencies []Dependency  `json:"dependencies"`
	Products     []Product     `json:"products"`
	Targets      []Target      `json:"targets"`
	Modes        []union       `json:"swiftLanguageVersions"`
}

// Dependency is another package.
type Dependency struct {
	Kind struct {
		FileSystem    *struct{ Name, Path string } `json:"fileSystem"`
		SourceControl *struct{ Name, Location string }
		Registry      *struct{ ID string }
	} `json:"kind"`
}

// Product is what other packages may import: one or more targets.
type Product struct {
	Name    string   `json:"name"`
	Targets []string `json:"targets"`
}

// Target is a target as the manifest has it.
type Target struct {
	Name         string             `json:"name"`
	Type         union              `json:"type"`
	Path         string             `json:"path"`
	Exclude      []string           `json:"exclude"`
	Sources      []string           `json:"sources"`
	Resources    []Resource         `json:"resources"`
	Dependencies []TargetDependency `json:"dependencies"`
	Settings     []Setting          `json:"swiftSettings"`
	Plugins      []json.RawMessage  `json:"pluginUsages"`
}

// Resource is a file or folder that is no source.
type Resource struct{ Path, Rule string }

// TargetDependency is one of its fields.
type TargetDependency struct {
	ByName  *namedTarget `json:"byName"`
	Target  *namedTarget `json:"target"`
	Product *namedTarget `json:"product"`
}

type namedTarget struct {
	Name      string
	Package   string
	Condition *condition
}

// Setting is a setting of the Swift compiler.
type Setting struct {
	Data struct {
		Name      string
		Value     []string
		Condition *condition
	} `json:"data"`
}

type condition struct {
	Platforms []struct{ Name string }
	Config    *struct{ Config string }
}

// holds reports whether a condition is met by a debug build for a platform.
func (c *condition) holds(p swift.Platform) bool {
	if c == nil {
		return true
	}
	if c.Config != nil && c.Config.Config != "debug" {
		return false
	}
	for _, one := range c.Platforms {
		if one.Name == string(p) {
			return true
		}
	}
	return len(c.Platforms) == 0
}

// union is an enumeration as PackageDescription writes it: {"regular":{}}.
type union string

// UnmarshalJSON reads the name of the only field.
func (u *union) UnmarshalJSON(b []byte) error {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(b, &fields); err != nil {
		return err
	}
	for name := range fields {
		*u = union(name)
	}
	return nil
}

// MistakeError is a package that cannot be judged as it is.
type MistakeError struct{ what string }

func (e *MistakeError) Error() string { return e.what }

func mistakef(format string, args ...any) error { return &MistakeError{fmt.Sprintf(format, args...)} }

const (
	manifestTime   = 30 * time.Second
	manifestMemory = 4 << 30
)

// ReadManifest runs the manifest of the package in dir and returns what it describes. cache
// is a folder for the modules of the compiler.
func ReadManifest(ctx context.Context, tc *swift.Toolchain, cache, dir string) (*Manifest, error) {
	file, tools, err := chooseManifest(dir, tc.Version)
	if err != nil {
		return nil, err
	}
	root := filepath.Join(tc.Root, "root")
	lib := filepath.Join(root, "usr/libexec/swift/lib/swift")
	api := filepath.Join(lib, "pm/ManifestAPI")
	if _, err := os.Stat(filepath.Join(api, "PackageDescription.swiftmodule")); err != nil {
		return nil, &swift.Missing{What: fmt.Sprintf("read %s: the toolchain in %s has no PackageDescription", file, tc.Root), Fix: swift.Install}
	}
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return nil, fmt.Errorf("read %s: make the module cache: %w", file, err)
	}
	mode := "5"
	if tools.Major >= 6 {
		mode = "6"
	}
	var out, stderr bytes.Buffer
	limit, cancel := context.WithTimeout(ctx, 5*manifestTime)
	defer cancel()
	exit, err := proc.Run(limit, proc.Spec{
		Args: []string{tc.Frontend, "-frontend", "-interpret", file, "-target", "x86_64-pc-linux-gnu", "-sdk", root, "-resource-dir", lib,
			"-Xcc", "--sysroot=" + root, "-I", api, "-L", api, "-lPackageDescription", "-module-cache-path", cache, "-module-name", "main",
			"-swift-version", mode, "-package-description-version", tools.String(), "-diagnostic-style", "llvm", "--", "-fileno", "1"},
		Dir: dir, Env: []string{"HOME=" + cache, "TMPDIR=" + cache, "LD_LIBRARY_PATH=" + api + ":" + filepath.Join(lib, "linux")},
		Stdout: &out, Stderr: &stderr, Grace: time.Second, Memory: manifestMemory, CPU: manifestTime})
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", file, err)
	}
	if !exit.OK() {
		return nil, mistakef("%s does not compile or run (%s): %s", file, exit, firstError(stderr.String()))
	}
	return parseManifest(file, tools, out.Bytes())
}

func parseManifest(file string, tools swift.Version, out []byte) (*Manifest, error) {
	_, out, found := bytes.Cut(append([]byte("\n"), out...), []byte("\n{")) // it may print lines before
	var all struct {
		Errors  []string
		Package *Manifest
	}
	if !found {
		return nil, mistakef("%s describes no package: it needs let package = Package(name: …)", file)
	}
	if err := json.Unmarshal(append([]byte("{"), out...), &all); err != nil {
		return nil, fmt.Errorf("read %s: parse what it describes: %w", file, err)
	}
	if len(all.Errors) > 0 {
		return nil, mistakef("%s: %s", file, strings.Join(all.Errors, "; "))
	}
	if all.Package == nil {
		return nil, mistakef("%s describes no package", file)
	}
	all.Package.Tools = tools
	return all.Package, nil
}

func firstError(text string) string {
	for _, d := range swift.ParseDiagnostics(text) {
		if d.Severity == "error" {
			return fmt.Sprintf("line %d: %s", d.Line, d.Message)
		}
	}
	first, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	return first
}

var (
	toolsLine       = lazyregexp.New(`^//\s*swift-tools-version\s*:\s*(\d+(?:\.\d+){0,2})`)
	versionManifest = lazyregexp.New(`^Package@swift-(\d+(?:\.\d+){0,2})\.swift$`)
)

// chooseManifest returns the manifest that holds for a version of Swift, with its tools
// version: the manifest for the exact version, else the newest that the compiler takes.
func chooseManifest(dir string, compiler swift.Version) (file string, tools swift.Version, err error) {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return "", tools, mistakef("there is no folder %s", dir)
	}
	if err != nil {
		return "", tools, fmt.Errorf("look for a manifest: %w", err)
	}
	var tooNew swift.Version
	found := false
	for _, e := range entries {
		m := versionManifest.FindStringSubmatch(e.Name())
		if e.Name() != "Package.swift" && m == nil {
			continue
		}
		found = true
		path := filepath.Join(dir, e.Name())
		v, err := toolsVersion(path)
		if err != nil {
			return "", tools, err
		}
		if v.Compare(compiler) > 0 {
			tooNew = v
			continue
		}
		if m != nil {
			named, err := swift.ParseVersion(m[1])
			if err != nil || named.Compare(compiler) > 0 {
				continue
			}
		}
		if file == "" || v.Compare(tools) > 0 || v.Compare(tools) == 0 && m != nil {
			file, tools = path, v
		}
	}
	switch {
	case !found:
		return "", tools, mistakef("%s has no Package.swift", dir)
	case file == "":
		return "", tools, &swift.Missing{What: fmt.Sprintf("read the manifest in %s: it needs Swift %s, and the compiler is %s", dir, tooNew, compiler), Fix: "take a newer one with --toolchain"}
	}
	return file, tools, nil
}

func toolsVersion(path string) (swift.Version, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return swift.Version{}, fmt.Errorf("read a manifest: %w", err)
	}
	m := toolsLine.FindSubmatch(bytes.TrimSpace(b))
	if m == nil {
		return swift.Version{}, mistakef("%s does not begin with // swift-tools-version:", path)
	}
	return swift.ParseVersion(string(m[1]))
}
