// Package namepack makes packs of names (packages pack and names) from what users have of
// an SDK: symbol graphs, documentation archives of DocC, module interfaces, or the
// database of the documentation server Cupertino.
package namepack

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/atomicfile"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/names"
	"github.com/assay-eval/assay/internal/swift/pack"
)

// platforms lists the platforms; each gets its own list of names.
var platforms = []swift.Platform{swift.IOS, swift.MacOS, swift.WatchOS, swift.TVOS, swift.VisionOS, swift.MacCatalyst}

// Collector collects the names of modules.
type Collector struct {
	modules map[string]map[swift.Platform]*names.Builder
	texts   map[string]map[swift.Platform][]byte // finished lists from other packs
	added   int                                  // declarations and lists, repeated ones included
	from    []string                             // their sources
}

// SourceError is an error in a source of names: it is the wrong file, or it is damaged.
type SourceError struct{ err error }

func (e *SourceError) Error() string { return e.err.Error() }

func (e *SourceError) Unwrap() error { return e.err }

// Add reads a source. Its name and content determine its kind: a folder *.doccarchive, a
// folder with *.symbols.json or *.swiftinterface at any depth, one such file, an index of
// symbols (*.index), or a database (*.db).
func (c *Collector) Add(ctx context.Context, source string) error {
	if isAddress(source) {
		if err := c.addAddress(ctx, source); err != nil {
			return &SourceError{fmt.Errorf("read names of %s: %w", source, err)}
		}
		return nil
	}
	info, err := os.Stat(source)
	if err != nil {
		return &SourceError{fmt.Errorf("read names: %w", err)}
	}
	before := c.added
	switch ext := filepath.Ext(source); {
	case isArchive(source) && !info.IsDir():
		err = c.addPacked(ctx, source)
	case info.IsDir():
		err = c.addFolder(ctx, source)
	case ext == ".index":
		err = c.addIndex(source)
	case ext == ".db" || ext == ".sqlite":
		err = c.addCupertino(ctx, source)
	case ext == ".swiftinterface":
		err = c.addInterface(source)
	case strings.HasSuffix(source, ".symbols.json"):
		err = c.addGraphs(ctx, filepath.Dir(source))
	default:
		err = errors.New("it is no symbol graph (*.symbols.json), module interface (*.swiftinterface), index (*.index) or database (*.db)")
	}
	if err == nil && c.added == before {
		err = errors.New("it holds no name")
	}
	if err != nil {
		return &SourceError{fmt.Errorf("read names of %s: %w", source, err)}
	}
	return nil
}

// addFolder reads a documentation archive, or all files of the first known kind in a
// folder.
func (c *Collector) addFolder(ctx context.Context, dir string) error {
	if _, err := os.Stat(filepath.Join(dir, "data", "documentation")); err == nil {
		return c.addArchive(dir)
	}
	var graphs bool
	var archives, interfaces, packs []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch name := ""; {
		case err != nil:
			return err
		case d.IsDir() && strings.HasSuffix(path, ".doccarchive"):
			archives = append(archives, path)
			return fs.SkipDir
		default:
			name = d.Name()
			if name == "pack.json" {
				packs = append(packs, filepath.Dir(path))
			}
			graphs = graphs || strings.HasSuffix(name, ".symbols.json")
			if strings.HasSuffix(name, ".swiftinterface") && !strings.HasSuffix(name, ".private.swiftinterface") {
				interfaces = append(interfaces, path)
			}
			return nil
		}
	})
	switch {
	case err != nil:
		return err
	case len(packs) > 0:
		return addEach(packs, c.addPack)
	case graphs:
		return c.addGraphs(ctx, dir)
	case len(archives) > 0:
		return addEach(archives, c.addArchive)
	case len(interfaces) > 0:
		return addEach(interfaces, c.addInterface)
	}
	return errors.New("the folder holds no pack of names, *.symbols.json, *.doccarchive or *.swiftinterface")
}

func addEach(paths []string, add func(string) error) error {
	for _, p := range paths {
		if err := add(p); err != nil {
			return fmt.Errorf("%s: %w", p, err)
		}
	}
	return nil
}

// declare adds a declaration of a module on the platforms in versions, or on all platforms
// if versions is nil.
func (c *Collector) declare(module string, d names.Declaration, versions map[swift.Platform]swift.Version) {
	c.added++
	for _, p := range platforms {
		v, ok := versions[p]
		if versions != nil && !ok {
			continue
		}
		if c.modules == nil {
			c.modules = map[string]map[swift.Platform]*names.Builder{}
		}
		if c.modules[module] == nil {
			c.modules[module] = map[swift.Platform]*names.Builder{}
		}
		if c.modules[module][p] == nil {
			c.modules[module][p] = &names.Builder{}
		}
		d.Since = v
		c.modules[module][p].Add(d)
	}
}

// Modules returns the names of the modules in order.
func (c *Collector) Modules() []string {
	all := maps.Clone(c.modules)
	for name := range c.texts {
		if all == nil {
			all = map[string]map[swift.Platform]*names.Builder{}
		}
		all[name] = c.modules[name]
	}
	return slices.Sorted(maps.Keys(all))
}

// Count returns the number of names of a module on the platform with the most names.
func (c *Collector) Count(module string) int {
	n := 0
	for _, b := range c.modules[module] {
		n = max(n, b.Len())
	}
	for _, text := range c.texts[module] {
		n = max(n, len(bytes.Fields(text)))
	}
	return n
}

// noteSource records where names came from.
func (c *Collector) noteSource(text string) {
	if !slices.Contains(c.from, text) {
		c.from = append(c.from, text)
	}
}

// Write writes the pack into a folder. An existing pack of names keeps its other modules.
func (c *Collector) Write(dir string) error {
	m := pack.Manifest{Name: filepath.Base(dir), Kind: pack.Names}
	if abs, err := filepath.Abs(dir); err == nil {
		m.Name = filepath.Base(abs)
	}
	manifest := filepath.Join(dir, "pack.json")
	old, err := os.ReadFile(manifest)
	if err == nil {
		if err := json.Unmarshal(old, &m); err != nil {
			return fmt.Errorf("read %s: %w", manifest, err)
		}
		if m.Kind != pack.Names {
			return &SourceError{fmt.Errorf("write names to %s: it is a pack of another kind (%s): name a new folder", dir, m.Kind)}
		}
	} else if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	for _, from := range c.from {
		if !strings.Contains(m.BuiltWith, from) {
			m.BuiltWith = strings.TrimPrefix(m.BuiltWith+"; "+from, "; ")
		}
	}
	for _, name := range c.Modules() {
		if err := c.writeModule(filepath.Join(dir, name), name); err != nil {
			return err
		}
		m.Modules = slices.DeleteFunc(m.Modules, func(s pack.ModuleSpec) bool { return s.Name == name })
		m.Modules = append(m.Modules, pack.ModuleSpec{Name: name})
	}
	slices.SortFunc(m.Modules, func(a, b pack.ModuleSpec) int { return cmp.Compare(a.Name, b.Name) })
	b, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return err
	}
	return atomicfile.WriteFile(manifest, append(b, '\n'), 0o644)
}

// writeModule writes the lists of a module: one for all platforms if they are equal.
func (c *Collector) writeModule(dir, module string) error {
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	texts := map[swift.Platform][]byte{}
	maps.Copy(texts, c.texts[module])
	for p, b := range c.modules[module] {
		texts[p] = b.Text()
	}
	same := len(texts) == len(platforms)
	for _, text := range texts {
		same = same && bytes.Equal(text, texts[platforms[0]])
	}
	if same {
		return atomicfile.WriteFile(filepath.Join(dir, pack.NamesFile), texts[platforms[0]], 0o644)
	}
	for p, text := range texts {
		if err := atomicfile.WriteFile(filepath.Join(dir, string(p)+"."+pack.NamesFile), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}
