package pack

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/assay-eval/assay/internal/lazyregexp"
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

// planned is a module that is compiled when it is first needed. Its source is read then, too.
type planned struct {
	unit
	earlier []*planned // modules before it, which it may import
	read    func() error
	// Set by read:
	digest seal.Digest // of its source, flags and imports
	dir    string      // of the compiled module
	needs  []*planned  // modules named in the imports of its source

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
	p.all.Names = sync.OnceValue(func() map[string][]NameList {
		if tc.Mac { // which has all names
			return nil
		}
		lists, err := s.Names(t.Platform)
		if err != nil {
			panic(err) // impossible: users' lists were read below, and a test reads the others
		}
		return lists
	})
	if !tc.Mac && s.hasUserPack() {
		if _, err := s.Names(t.Platform); err != nil {
			return nil, err
		}
	}
	for _, u := range units {
		p.addUnit(u)
	}
	if len(s.Plugin) > 0 {
		if p.all.Extra, err = pluginFlags(cache, s.Plugin); err != nil {
			return nil, err
		}
	}
	return p, nil
}

func (p *Plan) addUnit(u unit) {
	one := &planned{unit: u, earlier: p.units[:len(p.units):len(p.units)]}
	one.read = sync.OnceValue(func() error { return p.readUnit(one) })
	p.units = append(p.units, one)
	p.all.Modules[u.Name] = Module{Name: u.Name, Kind: u.pack.Kind, Complete: u.Complete || u.pack.Kind == Complete,
		User: u.pack.user, With: u.With, Imports: u.Imports}
}

func readInto(buf *bytes.Buffer, files fs.FS, name string) error {
	f, err := files.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = buf.ReadFrom(f)
	return err
}

// readUnit reads the source of a module: what it needs, and where it is once compiled.
func (p *Plan) readUnit(u *planned) error {
	texts, mentioned := map[string]seal.Digest{}, map[string]bool{}
	var buf bytes.Buffer // one for all files, which together are large
	for _, name := range u.files {
		buf.Reset()
		if err := readInto(&buf, u.pack.files, name); err != nil {
			return fmt.Errorf("%s: module %s: %w", u.pack.where, u.Name, err)
		}
		texts[name] = seal.Of(buf.Bytes())
		// Masking all of it takes as long as compiling a snippet.
		for rest := buf.Bytes(); ; {
			before, after, ok := bytes.Cut(rest, []byte("mport"))
			if !ok {
				break
			}
			start := before[bytes.LastIndexByte(before, '\n')+1:]
			end, next, _ := bytes.Cut(after, []byte("\n"))
			for _, m := range Mentioned(swift.Mask(string(start) + "mport" + string(end))) {
				mentioned[m] = true
			}
			rest = next
		}
	}
	imports := map[string]seal.Digest{}
	for _, name := range u.Imports {
		imports[name], mentioned[name] = "", true // the platform may lack it
	}
	for _, other := range u.earlier {
		if !mentioned[other.Name] {
			continue
		}
		if err := other.read(); err != nil {
			return err
		}
		u.needs = append(u.needs, other)
		if slices.Contains(u.Imports, other.Name) {
			imports[other.Name] = other.digest
		}
	}
	var err error
	u.digest, err = seal.Hash(format, map[string]any{"name": u.Name, "platform": p.b.platform, "version": lowest[p.b.platform].String(),
		"toolchain": p.b.toolchain, "files": texts, "imports": imports})
	if err == nil {
		u.dir = filepath.Join(p.b.dir, u.Name+"-"+shortDigest(u.digest))
	}
	return err
}

var (
	importClause = lazyregexp.New(`\b(?:import\b|canImport[ \t]*\()\s*([^\n;)]*)`)
	identifier   = lazyregexp.New(`[A-Za-z_]\w*`)
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
	names = slices.Concat(names, p.all.ImportsFor(names))
	wanted, err := p.withNeeds(func(u *planned) bool { return slices.Contains(names, u.Name) })
	if err != nil {
		return nil, err
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
	out := &Built{Modules: p.all.Modules, Extra: p.all.Extra, Names: p.all.Names}
	for _, u := range p.units {
		if !wanted[u] {
			continue // another call may be compiling it
		}
		failed, err := u.outcome()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", u.pack.where, err)
		}
		if failed == "" {
			out.Search = append(out.Search, u.dir)
			continue
		}
		if len(out.Failed) == 0 {
			out.Modules = maps.Clone(out.Modules)
		}
		out.Failed = append(out.Failed, Failure{u.Name, failed})
		delete(out.Modules, u.Name)
	}
	return out, nil
}

// withNeeds reads the modules that are asked for, and returns them with all that they need.
func (p *Plan) withNeeds(asked func(*planned) bool) (map[*planned]bool, error) {
	wanted := map[*planned]bool{}
	var want func(*planned) error
	want = func(u *planned) error {
		if wanted[u] {
			return nil
		}
		if err := u.read(); err != nil {
			return err
		}
		wanted[u] = true
		for _, other := range u.needs {
			if err := want(other); err != nil {
				return err
			}
		}
		return nil
	}
	for _, u := range p.units {
		if asked(u) {
			if err := want(u); err != nil {
				return nil, err
			}
		}
	}
	return wanted, nil
}

// Folders returns the folders of all modules, compiled or not, in the order of their imports.
func (p *Plan) Folders() ([]string, error) {
	return p.folders(func(*planned) bool { return true })
}

func (p *Plan) folders(asked func(*planned) bool) ([]string, error) {
	wanted, err := p.withNeeds(asked)
	var out []string
	for _, u := range p.units {
		if wanted[u] {
			out = append(out, u.dir)
		}
	}
	return out, err
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
	search, err := p.folders(func(other *planned) bool { return slices.Contains(u.needs, other) })
	if err != nil {
		u.err = err
		return
	}
	slots <- struct{}{}
	err = p.b.ensureModule(ctx, u.dir, u.unit, search)
	<-slots
	if broken, ok := errors.AsType[*brokenError](err); ok && !u.pack.user {
		u.failed, err = broken.reason, nil
	}
	u.err, u.done = err, err == nil // another call retries a compilation that was cut short
}
