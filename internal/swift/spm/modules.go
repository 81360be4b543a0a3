package spm

import (
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
)

// Module is a target of a package.
type Module struct {
	Target  string
	Name    string    // of the module: the target's with other signs replaced
	Kind    string    // regular, executable, test, or one that is not judged
	Package string    // that has it
	Root    bool      // the package was asked for; others are dependencies
	Files   []File    // of Swift
	Mode    string    // language mode: "5" or "6"
	Flags   []string  // of the compiler
	Needs   []*Module // that it may import
	Skip    string    // why it is not judged; "" if it is
	Notes   []string  // settings that do not count
}

// File is a source file. A generated one has its text, others are read from Path.
type File struct{ Name, Path, Text string }

// IsScript reports whether the module has top-level statements in its file main.swift.
func (m *Module) IsScript(name string) bool { return path.Base(name) == "main.swift" }

// Load returns the targets of the package in dir and the targets that they need of other
// packages, each after its dependencies. read returns the manifest in a folder.
func Load(ctx context.Context, dir string, p swift.Platform, read func(context.Context, string) (*Manifest, error)) ([]*Module, error) {
	l := &loader{ctx: ctx, root: dir, platform: p, read: read, packages: map[string]*loaded{}}
	top, err := l.open(dir, true)
	if err != nil {
		return nil, err
	}
	for i := range top.manifest.Targets {
		if _, err := l.visit(top, &top.manifest.Targets[i]); err != nil {
			return nil, err
		}
	}
	return l.order, nil
}

type loader struct {
	ctx      context.Context
	root     string
	platform swift.Platform
	read     func(context.Context, string) (*Manifest, error)
	packages map[string]*loaded // by folder
	order    []*Module
	path     []string // of targets on the way down
}

type loaded struct {
	dir      string
	top      bool
	manifest *Manifest
	modules  map[string]*Module // by target; nil while on the way down
}

func (l *loader) open(dir string, top bool) (*loaded, error) {
	if abs, err := filepath.EvalSymlinks(dir); err == nil {
		dir = abs
	}
	if p, ok := l.packages[dir]; ok {
		return p, nil
	}
	m, err := l.read(l.ctx, dir)
	if err != nil {
		return nil, err
	}
	p := &loaded{dir: dir, top: top, manifest: m, modules: map[string]*Module{}}
	l.packages[dir] = p
	return p, nil
}

// visit returns the module of a target, after it has entered its dependencies.
func (l *loader) visit(p *loaded, t *Target) (*Module, error) {
	if m, ok := p.modules[t.Name]; ok {
		if m == nil {
			i := slices.Index(l.path, t.Name)
			return nil, mistakef("package %s: targets depend on each other: %s", p.manifest.Name, strings.Join(append(l.path[max(i, 0):], t.Name), " → "))
		}
		return m, nil
	}
	p.modules[t.Name] = nil
	l.path = append(l.path, t.Name)
	m := &Module{Target: t.Name, Name: moduleName(t.Name), Kind: string(t.Type), Package: p.manifest.Name, Root: p.top, Mode: p.manifest.mode()}
	for _, d := range t.Dependencies {
		if err := l.need(p, m, d); err != nil {
			return nil, err
		}
	}
	if m.Skip == "" {
		m.Skip = skippedKinds[m.Kind]
	}
	if len(t.Plugins) > 0 && m.Skip == "" {
		m.Skip = "a plugin adds to its sources while it is built"
	}
	if skippedKinds[m.Kind] == "" {
		if err := m.findSources(p, t); err != nil {
			return nil, err
		}
	}
	m.applySettings(p, t, l.platform)
	l.path = l.path[:len(l.path)-1]
	p.modules[t.Name] = m
	l.order = append(l.order, m)
	return m, nil
}

var skippedKinds = map[string]string{
	"binary": "it is a binary without sources", "system": "it is a library of C", "macro": "macros are programs for the compiler, which assay does not build",
	"plugin": "plugins are programs for swift build",
}

// need adds the modules of a dependency to m.
func (l *loader) need(p *loaded, m *Module, d TargetDependency) error {
	one := cmp.Or(d.ByName, d.Target, d.Product)
	if one == nil || !one.Condition.holds(l.platform) {
		return nil
	}
	if d.Product == nil {
		if i := slices.IndexFunc(p.manifest.Targets, func(t Target) bool { return t.Name == one.Name }); i >= 0 {
			other, err := l.visit(p, &p.manifest.Targets[i])
			if err == nil {
				m.addNeed(other)
			}
			return err
		}
	}
	if d.Target != nil {
		return mistakef("package %s: target %s depends on %s, which is no target of the package", p.manifest.Name, m.Target, one.Name)
	}
	found, missing, err := l.findProduct(p, one)
	if err != nil {
		return err
	}
	if found == nil {
		if missing == "" {
			return mistakef("package %s: target %s depends on %s, which is neither a target nor a product of its dependencies", p.manifest.Name, m.Target, one.Name)
		}
		m.Skip = cmp.Or(m.Skip, fmt.Sprintf("it depends on %s: %s", one.Name, missing))
		return nil
	}
	product := found.manifest.Products[slices.IndexFunc(found.manifest.Products, func(x Product) bool { return x.Name == one.Name })]
	for i := range found.manifest.Targets {
		if t := &found.manifest.Targets[i]; slices.Contains(product.Targets, t.Name) {
			other, err := l.visit(found, t)
			if err != nil {
				return err
			}
			m.addNeed(other)
		}
	}
	return nil
}

func (m *Module) addNeed(other *Module) {
	switch {
	case other.Kind == "plugin": // it is run, not imported
	case other.Skip != "":
		m.Skip = cmp.Or(m.Skip, fmt.Sprintf("it depends on %s, which is not judged: %s", other.Target, other.Skip))
	default:
		m.Needs = append(m.Needs, other)
	}
}

// findProduct returns the dependency of p that has a product. If none has, missing names
// the ones that are not on this machine.
func (l *loader) findProduct(p *loaded, one *namedTarget) (found *loaded, missing string, err error) {
	var absent []string
	for _, d := range p.manifest.Dependencies {
		dir, name := l.folderOf(p, d)
		if one.Package != "" && !strings.EqualFold(one.Package, name) && !strings.EqualFold(one.Package, filepath.Base(dir)) && dir != "" {
			continue
		}
		if dir == "" {
			if one.Package == "" || strings.EqualFold(one.Package, name) {
				absent = append(absent, name)
			}
			continue
		}
		other, err := l.open(dir, false)
		if err != nil {
			return nil, "", fmt.Errorf("dependency %s of package %s: %w", name, p.manifest.Name, err)
		}
		if slices.ContainsFunc(other.manifest.Products, func(x Product) bool { return x.Name == one.Name }) {
			return other, "", nil
		}
	}
	if len(absent) > 0 {
		missing = fmt.Sprintf("package %s is not in %s (fetch it with swift package resolve)", strings.Join(absent, ", "), filepath.Join(l.root, ".build/checkouts"))
	}
	return nil, missing, nil
}

// folderOf returns where a dependency is, or "" if it is not here, and its name.
func (l *loader) folderOf(p *loaded, d Dependency) (dir, name string) {
	switch k := d.Kind; {
	case k.FileSystem != nil:
		dir = k.FileSystem.Path
		if !filepath.IsAbs(dir) {
			dir = filepath.Join(p.dir, dir)
		}
		return dir, cmp.Or(k.FileSystem.Name, filepath.Base(dir))
	case k.SourceControl != nil:
		name = strings.TrimSuffix(path.Base(strings.TrimRight(filepath.ToSlash(k.SourceControl.Location), "/")), ".git")
	case k.Registry != nil:
		name = k.Registry.ID
	}
	checkouts := filepath.Join(l.root, ".build/checkouts")
	entries, _ := os.ReadDir(checkouts) // without the folder nothing is checked out
	for _, e := range entries {
		if strings.EqualFold(e.Name(), name) {
			return filepath.Join(checkouts, e.Name()), name
		}
	}
	return "", name
}

var noNameSign = lazyregexp.New(`[^A-Za-z0-9_]`)

func moduleName(target string) string {
	name := noNameSign.ReplaceAllString(target, "_")
	if name != "" && name[0] >= '0' && name[0] <= '9' {
		name = "_" + name
	}
	return name
}

// mode returns the language mode of targets that set none.
func (m *Manifest) mode() string {
	best := ""
	for _, v := range m.Modes {
		if v == "v6" {
			best = "6"
		} else if best == "" {
			best = "5"
		}
	}
	if best == "" && m.Tools.Major >= 6 {
		best = "6"
	}
	return cmp.Or(best, "5")
}

// targetFolder returns the folder of a target's sources.
func targetFolder(p *loaded, t *Target) (string, error) {
	if t.Path != "" {
		dir := filepath.Join(p.dir, filepath.FromSlash(t.Path))
		if rel, err := filepath.Rel(p.dir, dir); err != nil || !filepath.IsLocal(rel) {
			return "", mistakef("package %s: target %s: path %s is outside of the package", p.manifest.Name, t.Name, t.Path)
		}
		if info, err := os.Stat(dir); err != nil || !info.IsDir() {
			return "", mistakef("package %s: target %s: there is no folder %s", p.manifest.Name, t.Name, t.Path)
		}
		return dir, nil
	}
	homes := []string{"Sources", "Source", "src", "srcs"}
	if t.Type == "test" {
		homes = append([]string{"Tests"}, homes...)
	}
	for _, home := range homes {
		if info, err := os.Stat(filepath.Join(p.dir, home, t.Name)); err == nil && info.IsDir() {
			return filepath.Join(p.dir, home, t.Name), nil
		}
	}
	if p.manifest.Tools.Compare(swift.Version{Major: 5, Minor: 9}) >= 0 && sourceTargets(p.manifest) == 1 && t.Type != "test" {
		if info, err := os.Stat(filepath.Join(p.dir, "Sources")); err == nil && info.IsDir() {
			return filepath.Join(p.dir, "Sources"), nil
		}
	}
	return "", mistakef("package %s: target %s: there is no folder %s/%s (or give it a path)", p.manifest.Name, t.Name, homes[0], t.Name)
}

func sourceTargets(m *Manifest) int {
	n := 0
	for _, t := range m.Targets {
		if t.Type == "regular" || t.Type == "executable" {
			n++
		}
	}
	return n
}

var foreignSource = map[string]bool{".c": true, ".m": true, ".mm": true, ".cc": true, ".cpp": true, ".cxx": true, ".s": true, ".S": true}

// findSources finds the Swift files of a target. A target with sources of other languages
// is not judged.
func (m *Module) findSources(p *loaded, t *Target) error {
	dir, err := targetFolder(p, t)
	if err != nil {
		return err
	}
	var left []string // out, by path relative to dir
	for _, e := range t.Exclude {
		left = append(left, path.Clean(filepath.ToSlash(e)))
	}
	for _, r := range t.Resources {
		left = append(left, path.Clean(filepath.ToSlash(r.Path)))
	}
	foreign := ""
	err = filepath.WalkDir(dir, func(file string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, file)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		hidden := rel != "." && strings.HasPrefix(e.Name(), ".")
		if hidden || slices.ContainsFunc(left, func(out string) bool { return isUnder(rel, out) }) {
			if e.IsDir() {
				return filepath.SkipDir
			}
			return nil
		}
		if e.IsDir() || len(t.Sources) > 0 && !slices.ContainsFunc(t.Sources, func(in string) bool { return isUnder(rel, path.Clean(in)) }) {
			return nil
		}
		switch ext := filepath.Ext(file); {
		case foreignSource[ext]:
			foreign = cmp.Or(foreign, rel)
		case ext == ".swift":
			shown, err := filepath.Rel(p.dir, file)
			if err != nil {
				return err
			}
			m.Files = append(m.Files, File{Name: filepath.ToSlash(shown), Path: file})
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("look for the sources of target %s: %w", t.Name, err)
	}
	switch {
	case foreign != "":
		m.Skip = cmp.Or(m.Skip, fmt.Sprintf("it has sources in C or another language (%s)", foreign))
	case len(m.Files) == 0:
		m.Skip = cmp.Or(m.Skip, "it has no Swift files")
	}
	m.addAccessors(t)
	return nil
}

func isUnder(rel, dir string) bool {
	return dir == "." || rel == dir || strings.HasPrefix(rel, dir+"/")
}

// addAccessors adds what swift build generates for resources.
func (m *Module) addAccessors(t *Target) {
	var embedded strings.Builder
	bundle := false
	for _, r := range t.Resources {
		if r.Rule == "embedInCode" {
			fmt.Fprintf(&embedded, "    static let %s: [UInt8] = []\n", noNameSign.ReplaceAllString(path.Base(r.Path), "_"))
		} else {
			bundle = true
		}
	}
	if bundle {
		m.Files = append(m.Files, File{Name: "resource_bundle_accessor.swift", Text: "import Foundation\nextension Foundation.Bundle {\n    static let module: Bundle = Bundle.main\n}\n"})
	}
	if embedded.Len() > 0 {
		m.Files = append(m.Files, File{Name: "embedded_resources.swift", Text: "struct PackageResources {\n" + embedded.String() + "}\n"})
	}
}

// applySettings sets the flags and the language mode of m.
func (m *Module) applySettings(p *loaded, t *Target, platform swift.Platform) {
	m.Flags = []string{"-D", "SWIFT_PACKAGE", "-D", "DEBUG"}
	if p.manifest.Tools.Compare(swift.Version{Major: 5, Minor: 9}) >= 0 {
		m.Flags = append(m.Flags, "-package-name", moduleName(strings.ToLower(filepath.Base(p.dir))))
	}
	for _, s := range t.Settings {
		d := s.Data
		if !d.Condition.holds(platform) {
			continue
		}
		value := strings.Join(d.Value, " ")
		switch d.Name {
		case "define":
			for _, v := range d.Value {
				m.Flags = append(m.Flags, "-D", v)
			}
		case "enableUpcomingFeature":
			m.Flags = append(m.Flags, "-enable-upcoming-feature", value)
		case "enableExperimentalFeature":
			m.Flags = append(m.Flags, "-enable-experimental-feature", value)
		case "swiftLanguageMode", "swiftLanguageVersion":
			m.Mode = "5"
			if strings.HasPrefix(value, "6") {
				m.Mode = "6"
			}
		case "interoperabilityMode":
			m.Skip = cmp.Or(m.Skip, "it is compiled with C++")
		default: // unsafe flags could name programs
			m.Notes = append(m.Notes, fmt.Sprintf("setting %s %s is left out", d.Name, value))
		}
	}
}
