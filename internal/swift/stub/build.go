package stub

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/pack"
)

// Options configures a pack.
type Options struct {
	Toolchain *swift.Toolchain
	Graphs    []string // files and folders of *.symbols.json
	Modules   []string // only these; none: all
	Out       string   // folder of the pack
	Name      string   // of the pack; "" for the folder's name
	Progress  func(string)
}

// Dropped is a line that the compiler rejected in every spelling.
type Dropped struct {
	Kind    string `json:"kind"` // declaration, conformance, import or scaffold
	What    string `json:"what"`
	ID      string `json:"id,omitempty"` // of the diagnostic
	Message string `json:"message"`
	Members int    `json:"members,omitempty"` // declarations inside it
	Line    string `json:"line"`              // in its last spelling
}

// Module describes the module built from a graph.
type Module struct {
	Name         string         `json:"module"`
	Platform     swift.Platform `json:"platform,omitempty"` // "" if not one of Apple's
	Complete     bool           `json:"complete"`           // all declarations are present
	Symbols      int            `json:"symbols"`            // in the graph
	Declarations int            `json:"declarations"`       // in the interface
	Lost         int            `json:"lost"`               // number of missing declarations
	Changed      int            `json:"changed_lines"`      // lines accepted in a spelling other than the first
	Rounds       int            `json:"rounds"`             // compiler runs
	Dropped      []Dropped      `json:"dropped"`
	Interface    string         `json:"-"`
}

// Build builds a pack of graphs: an interface for each module, pruned of lines that
// the compiler rejects, and the manifest. The pack is complete if no declaration was
// lost; else a name that it lacks may exist. Build fails if an interface cannot be
// pruned until it compiles.
func Build(ctx context.Context, o Options) ([]Module, error) {
	graphs, err := Read(o.Graphs, o.Modules...)
	if err != nil {
		return nil, err
	}
	work, err := os.MkdirTemp("", "assay-stub-")
	if err != nil {
		return nil, fmt.Errorf("make pack: %w", err)
	}
	defer os.RemoveAll(work)
	cache := filepath.Join(work, "cache")
	for _, dir := range []string{o.Out, cache} {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			return nil, fmt.Errorf("make pack: %w", err)
		}
	}
	out := []Module{}
	specs := []pack.ModuleSpec{}
	var names []string
	for _, g := range graphs {
		names = append(names, g.Name)
	}
	for _, g := range sortByImports(graphs) {
		m, imports, err := buildModule(ctx, o, g, names, work, cache)
		if err != nil {
			return out, err
		}
		file := filepath.Join(o.Out, g.Name+".swiftinterface")
		if err := os.WriteFile(file, []byte(m.Interface), 0o666); err != nil {
			return out, fmt.Errorf("make pack: %w", err)
		}
		out = append(out, m)
		sp := pack.ModuleSpec{Name: g.Name, Complete: m.Complete, Imports: imports}
		if m.Platform != "" {
			sp.Platforms = []string{string(m.Platform)}
		}
		specs = append(specs, sp)
	}
	return out, writeManifest(o, graphs, out, specs)
}

func writeManifest(o Options, graphs []*Graph, made []Module, specs []pack.ModuleSpec) error {
	kind := pack.Complete
	if slices.ContainsFunc(made, func(m Module) bool { return !m.Complete }) {
		kind = pack.Partial
	}
	out, err := filepath.Abs(o.Out)
	if err != nil {
		return fmt.Errorf("make pack: %w", err)
	}
	manifest := pack.Manifest{Name: cmp.Or(o.Name, filepath.Base(out)), Kind: kind, Modules: specs, BuiltWith: graphs[0].Generator}
	b, err := json.MarshalIndent(manifest, "", "  ")
	if err == nil {
		err = os.WriteFile(filepath.Join(out, "pack.json"), append(b, '\n'), 0o666)
	}
	if err != nil {
		return fmt.Errorf("make pack: %w", err)
	}
	return nil
}

func sortByImports(graphs []*Graph) []*Graph {
	var out []*Graph
	var visit func(*Graph)
	seen := map[string]bool{}
	visit = func(g *Graph) {
		if seen[g.Name] {
			return
		}
		seen[g.Name] = true
		for _, l := range renderGraph(g, nil).lines {
			if name, ok := strings.CutPrefix(l.what, "import "); ok && l.kind == importLine {
				for _, other := range graphs {
					if other.Name == name {
						visit(other)
					}
				}
			}
		}
		out = append(out, g)
	}
	for _, g := range graphs {
		visit(g)
	}
	return out
}

var systems = map[string]swift.Platform{"ios": swift.IOS, "macosx": swift.MacOS, "macos": swift.MacOS, "watchos": swift.WatchOS, "tvos": swift.TVOS, "xros": swift.VisionOS, "visionos": swift.VisionOS}

const rounds = 40

// buildModule builds the interface of g and leaves its module in work/modules. It
// also returns the modules of the pack that the interface imports.
func buildModule(ctx context.Context, o Options, g *Graph, pack []string, work, cache string) (Module, []string, error) {
	m := Module{Name: g.Name, Platform: systems[g.Platform], Symbols: len(g.symbols), Dropped: []Dropped{}}
	t := renderGraph(g, demangleGraph(ctx, o.Toolchain, g))
	t.header = []string{"// swift-interface-format-version: 1.0", "// swift-compiler-version: " + strings.TrimSpace(g.Generator)}
	modules := filepath.Join(work, "modules")
	if err := os.MkdirAll(modules, 0o777); err != nil {
		return m, nil, fmt.Errorf("make module %s: %w", g.Name, err)
	}
	target := swift.Target{Platform: cmp.Or(m.Platform, swift.IOS), Version: swift.Version{Major: 18}}
	flags := "// swift-module-flags: -target " + target.Triple() + " -module-name " + g.Name + " -swift-version 5 -enable-bare-slash-regex"
	if m.Platform != "" {
		// Apple's modules can grow, so their enumerations are not frozen.
		flags += " -enable-library-evolution"
	}
	t.header = append(t.header, flags)
	file := filepath.Join(work, g.Name+".swiftinterface")
	for m.Rounds < rounds {
		text, at := t.String()
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			return m, nil, fmt.Errorf("make module %s: %w", g.Name, err)
		}
		m.Rounds++
		r, err := o.Toolchain.Run(ctx, swift.Compile{Stage: "-emit-module", Files: []string{file}, Target: target, Mode: "5", Library: true, Module: g.Name,
			Search: []string{modules}, ModuleCache: cache, Limits: swift.ModuleLimits,
			Extra: []string{"-o", filepath.Join(modules, g.Name+".swiftmodule"), "-disable-availability-checking"}})
		if err != nil {
			return m, nil, fmt.Errorf("compile the interface of %s: %w", g.Name, err)
		}
		if o.Progress != nil {
			o.Progress(fmt.Sprintf("%s: round %d, %d errors in %d lines, %s", g.Name, m.Rounds, len(r.Errors()), len(at), r.Wall.Round(time.Millisecond)))
		}
		if r.Exit.OK() && !r.TimedOut {
			m.Interface = text
			return m, m.countLines(t, pack), nil
		}
		if r.TimedOut {
			return m, nil, fmt.Errorf("compile the interface of %s: the compiler did not end within %s", g.Name, swift.ModuleLimits.Time)
		}
		if !m.pruneLines(t, r, at, file) {
			tail := r.Stderr[max(0, len(r.Stderr)-400):]
			return m, nil, fmt.Errorf("compile the interface of %s: %v, and no error names a line that could be left out: %s", g.Name, r.Exit, strings.TrimSpace(tail))
		}
	}
	return m, nil, fmt.Errorf("compile the interface of %s: still refused after %d rounds of leaving out what errors name", g.Name, rounds)
}

func (m *Module) pruneLines(t *text, r *swift.Result, at []int, file string) bool {
	done := map[int]bool{}
	for _, d := range r.Errors() {
		if d.File != file || d.Line < 1 || d.Line > len(at) || at[d.Line-1] < 0 {
			continue
		}
		i := at[d.Line-1]
		l := t.lines[i]
		if done[i] || l.kind == scaffold && !l.open && l.what == "" {
			continue
		}
		done[i] = true
		if l.current+1 < len(l.spellings) {
			l.current++
			continue
		}
		l.gone = true
		drop := Dropped{Kind: l.kind, What: l.what, ID: d.ID, Message: d.Message, Line: l.spellings[l.current]}
		if l.open {
			for _, inner := range t.lines[i+1 : l.end] {
				if inner.kind == declarationLine && !inner.gone {
					drop.Members++
				}
			}
		}
		m.Dropped = append(m.Dropped, drop)
	}
	return len(done) > 0
}

func (m *Module) countLines(t *text, pack []string) []string {
	var imports []string
	for _, l := range t.kept() {
		if l.kind == declarationLine {
			m.Declarations++
		}
		if l.current > 0 {
			m.Changed++
		}
		if name, ok := strings.CutPrefix(l.what, "import "); ok && l.kind == importLine && slices.Contains(pack, name) {
			imports = append(imports, name)
		}
	}
	for _, d := range m.Dropped {
		if d.Kind == declarationLine {
			m.Lost++
		}
		m.Lost += d.Members
	}
	m.Complete = m.Lost == 0
	return imports
}

var mangledName = lazyregexp.New(`^s:\S+$`)

// demangleGraph demangles foreign types, and members next to an alias for a hidden
// type.
func demangleGraph(ctx context.Context, tc *swift.Toolchain, g *Graph) map[string]string {
	var usrs []string
	hidden := map[string]bool{} // types with an alias for a hidden one
	for _, s := range g.symbols {
		if s.kind() == "typealias" && !strings.Contains(s.text(), "=") {
			hidden[strings.Join(s.Path[:len(s.Path)-1], ".")] = true
		}
	}
	for _, s := range g.symbols {
		if hidden[strings.Join(s.Path[:len(s.Path)-1], ".")] {
			usrs = append(usrs, s.usr())
		}
	}
	for _, l := range g.links {
		if l.Kind == "conformsTo" && moduleOf(l.Source) != g.Name {
			usrs = append(usrs, l.Source)
		}
	}
	return Demangle(ctx, tc, usrs)
}

// Demangle returns the readable form of mangled names, by USR. It leaves out names
// that are not Swift's. It returns nil if the toolchain has no demangler.
func Demangle(ctx context.Context, tc *swift.Toolchain, usrs []string) map[string]string {
	usrs = slices.Compact(slices.Sorted(slices.Values(usrs)))
	usrs = slices.DeleteFunc(usrs, func(u string) bool { return !mangledName.MatchString(u) })
	tool := filepath.Join(filepath.Dir(tc.Frontend), "swift-demangle")
	if _, err := os.Stat(tool); err != nil || len(usrs) == 0 {
		return nil
	}
	var in, out bytes.Buffer
	for _, u := range usrs {
		in.WriteString("$s" + strings.TrimPrefix(u, "s:") + "\n")
	}
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	exit, err := proc.Run(ctx, proc.Spec{Args: []string{tool, "-compact"}, Stdin: &in, Stdout: &out, Env: []string{"HOME=" + tc.Root}})
	lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	if err != nil || !exit.OK() || len(lines) != len(usrs) {
		return nil
	}
	readable := map[string]string{}
	for i, u := range usrs {
		if !strings.HasPrefix(lines[i], "$s") {
			readable[u] = lines[i]
		}
	}
	return readable
}
