package pack

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift"
)

// Plan holds the modules of a set for a platform and compiles the modules that code needs.
// It is safe for concurrent use.
type Plan struct {
	b     builder
	all   *Built // every module, compiled or not
	units []*planned

	mu      sync.Mutex
	counted map[*planned]bool // modules needed by code so far
}

// planned is a module that is compiled when it is first needed.
type planned struct {
	unit
	dir   string     // of the compiled module
	needs []*planned // modules named in the imports of its source

	mu     sync.Mutex // held while it is compiled
	done   bool
	failed string // why it does not compile; "" if it does
	err    error
}

// Plan returns the modules for the target's platform. Each is compiled once per toolchain,
// platform and content, even across processes, and is kept in cache. If progress is not
// nil, it is called for each compilation, possibly concurrently. Modules are compiled as
// Swift 5 for code in any language mode.
func (s *Set) Plan(tc *swift.Toolchain, t swift.Target, cache string, progress func(string)) (*Plan, error) {
	units, err := s.platformUnits(t.Platform, tc.Mac)
	if err != nil {
		return nil, err
	}
	if !tc.Mac && len(units) > 0 {
		if _, err := os.Stat(filepath.Join(tc.Root, "apple", t.Folder())); err != nil {
			return nil, fmt.Errorf("compile packs for %s: the toolchain has no modules for it: %w", t, err)
		}
	}
	p := &Plan{b: builder{tc: tc, platform: t.Platform, progress: progress}, all: &Built{Modules: map[string]Module{}}, counted: map[*planned]bool{}}
	if p.b.toolchain, err = toolchainDigest(tc); err != nil {
		return nil, err
	}
	here, err := seal.Hash("assay/swift/place/1", []string{string(p.b.toolchain), tc.Root, tc.Frontend})
	if err != nil {
		return nil, err
	}
	p.b.dir = filepath.Join(cache, "packs", shortDigest(here), string(t.Platform))
	if err := os.MkdirAll(p.b.dir, 0o777); err != nil {
		return nil, fmt.Errorf("compile packs: %w", err)
	}
	if p.b.modules, err = tc.ModuleCache(cache); err != nil {
		return nil, fmt.Errorf("compile packs: %w", err)
	}
	if !tc.Mac { // a Mac has all names
		if p.all.Names, err = s.Names(t.Platform); err != nil {
			return nil, err
		}
	}
	for _, u := range units {
		if err := p.addUnit(u); err != nil {
			return nil, err
		}
	}
	if len(s.Plugin) > 0 {
		if p.all.Extra, err = pluginFlags(cache, s.Plugin); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// addUnit adds a module. The module needs the earlier modules that it imports.
func (p *Plan) addUnit(u unit) error {
	texts, mentioned := map[string]seal.Digest{}, map[string]bool{}
	for _, name := range u.files {
		text, err := fs.ReadFile(u.pack.files, name)
		if err != nil {
			return fmt.Errorf("%s: module %s: %w", u.pack.where, u.Name, err)
		}
		texts[name] = seal.Of(text)
		for line := range strings.Lines(string(text)) { // masking all of it takes as long as compiling a snippet
			if strings.Contains(line, "mport") {
				for _, m := range Mentioned(swift.Mask(line)) {
					mentioned[m] = true
				}
			}
		}
	}
	imports := map[string]seal.Digest{}
	for _, name := range u.Imports {
		imports[name], mentioned[name] = p.all.Modules[name].Digest, true
	}
	digest, err := seal.Hash(format, map[string]any{"name": u.Name, "platform": p.b.platform, "version": lowest[p.b.platform].String(),
		"toolchain": p.b.toolchain, "files": texts, "imports": imports})
	if err != nil {
		return err
	}
	one := &planned{unit: u, dir: filepath.Join(p.b.dir, u.Name+"-"+shortDigest(digest))}
	for _, other := range p.units {
		if mentioned[other.Name] {
			one.needs = append(one.needs, other)
		}
	}
	p.units = append(p.units, one)
	p.all.Search = append(p.all.Search, one.dir)
	p.all.Modules[u.Name] = Module{Name: u.Name, Kind: u.pack.Kind, Complete: u.Complete || u.pack.Kind == Complete,
		With: u.With, Imports: u.Imports, Digest: digest}
	return nil
}

var (
	importClause = regexp.MustCompile(`\b(?:import\b|canImport[ \t]*\()\s*([^\n;)]*)`)
	identifier   = regexp.MustCompile(`[A-Za-z_]\w*`)
)

// Mentioned returns the names in the imports and canImport conditions of masked code. Not
// all of them are modules.
func Mentioned(code string) []string {
	var out []string
	for _, clause := range importClause.FindAllStringSubmatch(code, -1) {
		out = append(out, identifier.FindAllString(clause[1], -1)...)
	}
	return out
}

// Build compiles the modules that code with these names in its imports needs, unless the
// cache has them, and returns how to use them. It ignores names of other modules. Modules
// that do not depend on each other are compiled at the same time.
//
// A shipped module that does not compile with this toolchain is left out and listed;
// a user's is an error.
func (p *Plan) Build(ctx context.Context, names ...string) (*Built, error) {
	wanted := map[*planned]bool{}
	var want func(*planned)
	want = func(u *planned) {
		if !wanted[u] {
			wanted[u] = true
			for _, other := range u.needs {
				want(other)
			}
		}
	}
	names = slices.Concat(names, p.all.ImportsFor(names))
	for _, u := range p.units {
		if slices.Contains(names, u.Name) {
			want(u)
		}
	}
	p.expectUnits(wanted)
	var running sync.WaitGroup
	for _, u := range p.units {
		if wanted[u] {
			running.Go(func() { p.ensureUnit(ctx, u) })
		}
	}
	running.Wait()
	if err := ctx.Err(); err != nil {
		return nil, context.Cause(ctx)
	}
	out := p.all
	for _, u := range p.units {
		if !wanted[u] {
			continue // another call may be compiling it
		}
		failed, err := u.outcome()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", u.pack.where, err)
		}
		if failed == "" {
			continue
		}
		if out == p.all {
			out = &Built{Search: slices.Clone(p.all.Search), Modules: maps.Clone(p.all.Modules), Extra: p.all.Extra, Names: p.all.Names}
		}
		out.Failed = append(out.Failed, Failure{u.Name, failed})
		out.Search = slices.DeleteFunc(out.Search, func(dir string) bool { return dir == u.dir })
		delete(out.Modules, u.Name)
	}
	return out, nil
}

// expectUnits counts the modules that code needs for the first time and the cache lacks.
func (p *Plan) expectUnits(wanted map[*planned]bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for u := range wanted {
		if !p.counted[u] && !isWhole(u.dir, u.Name) {
			p.b.expect(1)
		}
		p.counted[u] = true
	}
}

func (u *planned) outcome() (failed string, err error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.failed, u.err
}

// ensureUnit compiles a module after the modules that it needs. It holds a slot only during
// its own compilation.
func (p *Plan) ensureUnit(ctx context.Context, u *planned) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.done {
		return
	}
	u.failed, u.err = "", nil
	for _, other := range u.needs {
		p.ensureUnit(ctx, other)
		failed, err := other.outcome()
		switch {
		case err != nil:
			u.err = err
			return
		case failed != "" && slices.Contains(u.Imports, other.Name):
			u.failed, u.done = "it imports "+other.Name+", which does not compile", true
			return
		}
	}
	slots <- struct{}{}
	err := p.b.ensureModule(ctx, u.dir, u.unit, p.all.Search[:slices.Index(p.units, u)])
	<-slots
	if broken, ok := errors.AsType[*brokenError](err); ok && !u.pack.user {
		u.failed, err = broken.reason, nil
	}
	u.err, u.done = err, err == nil // another call retries a compilation that was cut short
}
