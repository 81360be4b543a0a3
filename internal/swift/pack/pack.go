// Package pack supplies modules that an Apple SDK has and the toolchain lacks. A
// pack is a folder with pack.json and, for each module, either Swift sources with
// empty bodies or a module interface. Packs are compiled on first use and cached;
// they are never linked or run.
//
// Shipped packs are written by hand: gap adds to existing modules (Foundation,
// Dispatch), apple stands for parts of missing frameworks. A name that a partial
// module lacks may exist.
package pack

import (
	"cmp"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift"
)

//go:embed all:shipped
var shipped embed.FS

// The kinds of packs.
const (
	Gap      = "gap"      // adds to modules that the toolchain has
	Partial  = "partial"  // a part of a framework: a name that it lacks may exist
	Complete = "complete" // all of a framework, made from an SDK
	Names    = "names"    // the names of a framework without declarations, see package names
)

// Manifest is pack.json.
type Manifest struct {
	Name      string       `json:"name"`
	Kind      string       `json:"kind"`
	Modules   []ModuleSpec `json:"modules"`
	Backend   string       `json:"backend,omitempty"`    // label of verdicts with it, if not the kind
	BuiltWith string       `json:"built_with,omitempty"` // SDK that it was made from
}

// ModuleSpec is one module of a pack.
type ModuleSpec struct {
	Name      string   `json:"name"`
	Complete  bool     `json:"complete,omitempty"`
	With      []string `json:"with,omitempty"`      // imported implicitly with any of these
	Imports   []string `json:"imports,omitempty"`   // modules of packs that its source imports
	Platforms []string `json:"platforms,omitempty"` // the only ones with the module; none: all
}

func (m ModuleSpec) supportsPlatform(p swift.Platform) bool {
	return len(m.Platforms) == 0 || slices.Contains(m.Platforms, string(p))
}

// Set is an ordered set of packs: a user's module replaces a shipped one of its
// name.
type Set struct {
	packs []source
	// Plugin is the command that expands the macros which packs declare (see
	// package macro); without it they have no implementation.
	Plugin []string
}

type source struct {
	Manifest
	files fs.FS
	user  bool
	where string // for messages
}

// Shipped returns the packs that come with the program.
func Shipped() *Set {
	s := &Set{}
	dirs, err := fs.ReadDir(shipped, "shipped")
	for _, d := range dirs {
		sub, _ := fs.Sub(shipped, "shipped/"+d.Name())
		p, e := openPack(sub, "shipped pack "+d.Name())
		err = errors.Join(err, e)
		s.packs = append(s.packs, p)
	}
	if err != nil {
		panic(err) // impossible: a test opens these embedded packs
	}
	return s
}

// Load returns the shipped packs with the ones in dirs, which take precedence.
func Load(dirs ...string) (*Set, error) {
	s := Shipped()
	for _, dir := range dirs {
		p, err := openPack(os.DirFS(dir), "pack "+dir)
		if err != nil {
			return nil, err
		}
		p.user = true
		s.packs = append(s.packs, p)
	}
	return s, nil
}

func openPack(files fs.FS, where string) (source, error) {
	p := source{files: files, where: where}
	b, err := fs.ReadFile(files, "pack.json")
	if err != nil {
		return p, fmt.Errorf("%s: read pack.json: %w (a pack is a folder with pack.json and its modules)", where, err)
	}
	d := json.NewDecoder(strings.NewReader(string(b)))
	d.DisallowUnknownFields()
	if err := d.Decode(&p.Manifest); err != nil {
		return p, fmt.Errorf("%s: read pack.json: %w", where, err)
	}
	return p, p.checkManifest()
}

func (p *source) checkManifest() error {
	if p.Name == "" {
		return fmt.Errorf("%s: pack.json has no name", p.where)
	}
	if !slices.Contains([]string{Gap, Partial, Complete, Names}, p.Kind) {
		return fmt.Errorf("%s: pack.json: unknown kind %q (want gap, partial, complete or names)", p.where, p.Kind)
	}
	if len(p.Modules) == 0 {
		return fmt.Errorf("%s: pack.json names no module", p.where)
	}
	seen := map[string]bool{}
	for _, m := range p.Modules {
		if !ModuleName.MatchString(m.Name) {
			return fmt.Errorf("%s: pack.json: %q is not the name of a module", p.where, m.Name)
		}
		if seen[m.Name] {
			return fmt.Errorf("%s: pack.json: module %s is listed twice", p.where, m.Name)
		}
		seen[m.Name] = true
		for _, name := range m.Platforms {
			if _, err := swift.ParseTarget(name + "1"); err != nil {
				return fmt.Errorf("%s: pack.json: module %s: unknown platform %q", p.where, m.Name, name)
			}
		}
		if p.Kind == Names {
			if !p.hasNames(m.Name) {
				return fmt.Errorf("%s: module %s has no list of names (want %s/%s or %s/PLATFORM.%s)", p.where, m.Name, m.Name, NamesFile, m.Name, NamesFile)
			}
		} else if _, _, err := p.sourceFiles(m.Name, ""); err != nil {
			return err
		}
	}
	return nil
}

// ModuleName matches the names of modules.
var ModuleName = lazyregexp.New(`^[A-Za-z_][A-Za-z0-9_]*$`)

// sourceFiles returns the names of a module's files and whether they are one
// interface: Module.swiftinterface, Module/PLATFORM.swiftinterface or
// Module/*.swift, the last with their C module if module.modulemap exists (os.log is
// a part of os in C only). Without a platform any interface will do.
func (p *source) sourceFiles(module string, platform swift.Platform) (names []string, isInterface bool, err error) {
	if _, err := fs.Stat(p.files, module+".swiftinterface"); err == nil {
		return []string{module + ".swiftinterface"}, true, nil
	}
	entries, _ := fs.ReadDir(p.files, module)
	var faces, maps []string
	for _, e := range entries {
		name := path.Join(module, e.Name())
		switch {
		case path.Ext(name) == ".swift":
			names = append(names, name)
		case path.Ext(name) == ".modulemap" || path.Ext(name) == ".h":
			maps = append(maps, name)
		case path.Ext(name) == ".swiftinterface" && (platform == "" || e.Name() == string(platform)+".swiftinterface"):
			faces = append(faces, name)
		}
	}
	switch {
	case len(faces) > 0:
		return faces[:1], true, nil
	case len(names) > 0:
		return append(names, maps...), false, nil
	case platform != "":
		return nil, false, fmt.Errorf("%s: module %s has no interface for %s", p.where, module, platform)
	}
	return nil, false, fmt.Errorf("%s: module %s has no source (want %s.swiftinterface or %s/*.swift)", p.where, module, module, module)
}

// Digest returns a digest of all files in the packs.
func (s *Set) Digest() (seal.Digest, error) {
	var all []any
	for _, p := range s.packs {
		files := map[string]seal.Digest{}
		err := fs.WalkDir(p.files, ".", func(name string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() {
				return err
			}
			b, err := fs.ReadFile(p.files, name)
			files[name] = seal.Of(b)
			return err
		})
		if err != nil {
			return "", fmt.Errorf("%s: %w", p.where, err)
		}
		all = append(all, files)
	}
	return seal.Hash("assay/swift/packs/1", all)
}

type unit struct {
	ModuleSpec
	pack        *source
	files       []string
	isInterface bool
}

// platformUnits returns the modules for a platform, each after its imports. A Mac's
// SDK has its frameworks, so only users' packs count there.
func (s *Set) platformUnits(platform swift.Platform, mac bool) ([]unit, error) {
	byName := map[string]unit{}
	elsewhere := map[string]bool{}
	for i := range s.packs {
		p := &s.packs[i]
		for _, m := range p.Modules {
			elsewhere[m.Name] = elsewhere[m.Name] || !m.supportsPlatform(platform)
			if !m.supportsPlatform(platform) || mac && !p.user || p.Kind == Names {
				continue
			}
			files, face, err := p.sourceFiles(m.Name, platform)
			if err != nil {
				return nil, err
			}
			byName[m.Name] = unit{m, p, files, face}
		}
	}
	var order []unit
	state := map[string]int{} // 1 while on the way down, 2 when done
	var visit func(name, from string) error
	visit = func(name, from string) error {
		u, ok := byName[name]
		switch {
		case !ok && (from == "" || elsewhere[name]):
			return nil // SwiftUI imports UIKit on iOS and AppKit on macOS
		case !ok:
			return fmt.Errorf("%s: module %s imports %s, which no pack has for %s", byName[from].pack.where, from, name, platform)
		case state[name] == 1:
			return fmt.Errorf("%s: modules %s and %s import each other", u.pack.where, from, name)
		case state[name] == 2:
			return nil
		}
		state[name] = 1
		for _, other := range u.Imports {
			if err := visit(other, name); err != nil {
				return err
			}
		}
		state[name] = 2
		order = append(order, u)
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		if err := visit(name, ""); err != nil {
			return nil, err
		}
	}
	return order, nil
}

// Module is a compiled module.
type Module struct {
	Name     string
	Kind     string
	Complete bool
	User     bool // it is of a user's pack
	With     []string
	Imports  []string
}

// Label returns the module's name in reports: "gap" or "partial:SwiftUI".
func (m Module) Label() string {
	if m.Kind == Gap {
		return Gap
	}
	return m.Kind + ":" + m.Name
}

// Failure is a shipped module that does not compile. Code that imports it cannot be
// judged.
type Failure struct{ Module, Reason string }

// Built holds the compiled modules of a set with the flags to use them.
type Built struct {
	Search  []string          // folders of the modules that the code needs, for -I
	Modules map[string]Module // by name
	Extra   []string          // more flags of the compiler
	Failed  []Failure
	Names   func() map[string][]NameList // names by module; packs of names come first
}

// Reach returns the named modules and all modules that they import.
func (b *Built) Reach(names ...string) map[string]bool {
	seen := map[string]bool{}
	var follow func([]string)
	follow = func(names []string) {
		for _, name := range names {
			if !seen[name] {
				seen[name] = true
				follow(b.Modules[name].Imports)
			}
		}
	}
	follow(names)
	return seen
}

// ImportsFor returns the modules that a snippet gets besides its own imports: those
// tied to an imported module or to a module that one imports.
func (b *Built) ImportsFor(written []string) []string {
	seen := b.Reach(written...)
	var out []string
	for _, name := range slices.Sorted(maps.Keys(b.Modules)) {
		m := b.Modules[name]
		with := func(other string) bool { return seen[other] }
		if len(m.With) > 0 && (seen[name] || slices.ContainsFunc(m.With, with)) && !slices.Contains(written, name) {
			out = append(out, name)
		}
	}
	return out
}

// lowest has the deployment targets of modules: the compiler rejects a module newer
// than the code that imports it.
var lowest = map[swift.Platform]swift.Version{
	swift.IOS: {Major: 13}, swift.MacOS: {Major: 10, Minor: 15}, swift.WatchOS: {Major: 6}, swift.TVOS: {Major: 13},
	swift.VisionOS: {Major: 1}, swift.MacCatalyst: {Major: 13},
}

// toolchainDigest returns a digest of a toolchain that does not depend on its place.
func toolchainDigest(tc *swift.Toolchain) (seal.Digest, error) {
	manifest, err := os.ReadFile(filepath.Join(tc.Root, "MANIFEST"))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("read the toolchain's manifest: %w", err)
	}
	return seal.Hash("assay/swift/toolchain/1", map[string]string{"text": tc.Text, "manifest": string(manifest), "sdk": cmp.Or(map[bool]string{true: tc.SDK}[tc.Mac], "linux")})
}
