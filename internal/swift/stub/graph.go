// Package stub builds modules from symbol graphs, for checking code where the SDK
// itself is missing. It renders a graph as a module interface and compiles it after
// dropping the lines that the graph cannot express. No stub is ever linked or run.
package stub

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// graph is a file of swift-symbolgraph-extract as far as a stub needs it. It has the
// relationships that an index of symbols drops.
type graph struct {
	Module struct {
		Name     string `json:"name"`
		Platform struct {
			OperatingSystem struct {
				Name    string        `json:"name"`
				Version swift.Version `json:"minimumVersion"`
			} `json:"operatingSystem"`
		} `json:"platform"`
	} `json:"module"`
	Metadata struct {
		Generator string `json:"generator"`
	} `json:"metadata"`
	Symbols       []*symbol      `json:"symbols"`
	Relationships []relationship `json:"relationships"`
}

type symbol struct {
	Kind struct {
		Identifier string `json:"identifier"`
	} `json:"kind"`
	Identifier struct {
		Precise string `json:"precise"`
	} `json:"identifier"`
	Path         []string              `json:"pathComponents"`
	Fragments    []fragment            `json:"declarationFragments"`
	Access       string                `json:"accessLevel"`
	Availability []symbols.GraphRecord `json:"availability"`
	Generics     struct {
		Constraints []constraint `json:"constraints"`
	} `json:"swiftGenerics"`
	Extension *struct {
		Module      string       `json:"extendedModule"`
		Kind        string       `json:"typeKind"`
		Constraints []constraint `json:"constraints"`
	} `json:"swiftExtension"`
}

func (s *symbol) usr() string  { return s.Identifier.Precise }
func (s *symbol) kind() string { return strings.TrimPrefix(s.Kind.Identifier, "swift.") }

func (s *symbol) text() string {
	params := map[string]bool{}
	for _, f := range s.Fragments {
		if f.Precise == "" && (f.Kind == "genericParameter" || f.Kind == "typeIdentifier") {
			params[f.Spelling] = true
		}
	}
	var b strings.Builder
	for _, f := range s.Fragments {
		if f.Precise != "" && params[f.Spelling] && !strings.HasSuffix(b.String(), ".") {
			b.WriteString(moduleQualifier(f.Precise))
		}
		b.WriteString(f.Spelling)
	}
	text := strings.Join(strings.Fields(b.String()), " ")
	return packClause.ReplaceAllString(text, "${1}repeat ${2}")
}

// packClause matches a clause about each of a parameter pack, without its "repeat".
var packClause = lazyregexp.New(`((?:where |, ))(each \w+(?:\.\w+)* (?::|==))`)

type fragment struct {
	Kind     string `json:"kind"`
	Spelling string `json:"spelling"`
	Precise  string `json:"preciseIdentifier"`
}

type constraint struct {
	Kind    string `json:"kind"`
	LHS     string `json:"lhs"`
	RHS     string `json:"rhs"`
	Precise string `json:"rhsPrecise"`
}

type relationship struct {
	Kind        string       `json:"kind"`
	Source      string       `json:"source"`
	Target      string       `json:"target"`
	Fallback    string       `json:"targetFallback"`
	Constraints []constraint `json:"swiftConstraints"`
}

// Graph is the joint content of one module's graph files: its own file and its
// extensions of other modules.
type Graph struct {
	Name      string // of the module
	Platform  string // operating system of the extraction, such as ios or linux
	Generator string // the compiler that wrote it
	Files     []string

	symbols []*symbol
	links   []relationship
}

// GraphError is the error of a missing or unusable graph.
type GraphError struct{ err error }

func (e *GraphError) Error() string { return e.err.Error() }
func (e *GraphError) Unwrap() error { return e.err }

func newGraphError(format string, args ...any) error { return &GraphError{fmt.Errorf(format, args...)} }

// Read reads graphs from files, and from folders with *.symbols.json at any depth.
// It returns modules sorted by name, only the named ones if any names are given. If
// a file is damaged, empty or not named after its module, the error is a *GraphError
// that names it.
func Read(paths []string, modules ...string) ([]*Graph, error) {
	var files []string
	for _, p := range paths {
		err := filepath.WalkDir(p, func(path string, e os.DirEntry, err error) error {
			if err == nil && !e.IsDir() && (path == p || strings.HasSuffix(path, ".symbols.json")) {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return nil, newGraphError("find symbol graphs: %w", err)
		}
	}
	slices.Sort(files)
	byName := map[string]*Graph{}
	for _, file := range slices.Compact(files) {
		name, _, _ := strings.Cut(strings.TrimSuffix(filepath.Base(file), ".symbols.json"), "@")
		if len(modules) > 0 && !slices.Contains(modules, name) {
			continue
		}
		one, err := readFile(file, name)
		if err != nil {
			return nil, newGraphError("read symbol graph %s: %w", file, err)
		}
		system := one.Module.Platform.OperatingSystem.Name
		g := byName[name]
		if g == nil {
			g = &Graph{Name: name, Platform: system, Generator: one.Metadata.Generator}
			byName[name] = g
		}
		if g.Platform != system {
			return nil, newGraphError("read symbol graph %s: it is for %s, and %s for %s: give the graphs of one platform", file, system, g.Files[0], g.Platform)
		}
		g.Files = append(g.Files, file)
		g.symbols = append(g.symbols, one.Symbols...)
		g.links = append(g.links, one.Relationships...)
	}
	for _, m := range modules {
		if byName[m] == nil {
			return nil, newGraphError("find symbol graphs: no graph of module %s in %s", m, strings.Join(paths, ", "))
		}
	}
	var out []*Graph
	for _, g := range byName {
		if len(g.symbols) == 0 { // the extractor did not find the module or crashed
			return nil, newGraphError("read symbol graph %s: the graph has no symbols: extract it again, where the module is", g.Files[0])
		}
		g.sortSymbols()
		g.qualifyForeignNames()
		out = append(out, g)
	}
	if len(out) == 0 {
		return nil, newGraphError("find symbol graphs: no *.symbols.json in %s", strings.Join(paths, ", "))
	}
	slices.SortFunc(out, func(a, b *Graph) int { return cmp.Compare(a.Name, b.Name) })
	return out, nil
}

func readFile(file, name string) (*graph, error) {
	b, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	g := &graph{}
	if err := json.Unmarshal(b, g); err != nil {
		return nil, fmt.Errorf("the file is damaged or cut off (%w): extract it again", err)
	}
	if g.Module.Name != name {
		return nil, fmt.Errorf("it is a graph of module %q, and its name says %q: name it %s.symbols.json", g.Module.Name, name, g.Module.Name)
	}
	if !pack.ModuleName.MatchString(name) {
		return nil, fmt.Errorf("%q is not the name of a module", name)
	}
	for i, s := range g.Symbols {
		if s == nil || s.usr() == "" || len(s.Path) == 0 || len(s.Fragments) == 0 {
			return nil, fmt.Errorf("symbol %d has no identifier, path or declaration: extract it again", i+1)
		}
	}
	return g, nil
}

// moduleQualifier returns a type's module followed by a dot, or "" if unknown or for an
// associated type.
func moduleQualifier(usr string) string {
	switch m := moduleOf(usr); {
	case strings.HasSuffix(usr, "Qa") || !strings.HasPrefix(usr, "s:"):
		return ""
	case m != "":
		return m + "."
	case strings.HasPrefix(usr, "s:Sc"):
		return "_Concurrency."
	case strings.HasPrefix(usr, "s:S") || strings.HasPrefix(usr, "s:s"):
		return "Swift."
	}
	return ""
}

// qualifyForeignNames qualifies foreign types whose name a type of the module shares,
// even a nested one.
func (g *Graph) qualifyForeignNames() {
	own := map[string]bool{}
	for _, s := range g.symbols {
		if IsNominal(s.kind()) {
			own[s.Path[len(s.Path)-1]] = true
		}
	}
	for _, s := range g.symbols {
		dot := false
		for i, f := range s.Fragments {
			if f.Kind == "typeIdentifier" && own[f.Spelling] && !dot && moduleOf(f.Precise) != g.Name {
				s.Fragments[i].Spelling = moduleQualifier(f.Precise) + f.Spelling
			}
			dot = strings.HasSuffix(f.Spelling, ".")
		}
	}
}

// sortSymbols sorts the graph, whose order is arbitrary, and removes copies of
// inherited members.
func (g *Graph) sortSymbols() {
	g.symbols = slices.DeleteFunc(g.symbols, func(s *symbol) bool { return strings.Contains(s.usr(), "::SYNTHESIZED::") })
	slices.SortStableFunc(g.symbols, func(a, b *symbol) int {
		return cmp.Or(slices.Compare(a.Path, b.Path), cmp.Compare(a.usr(), b.usr()))
	})
	g.symbols = slices.CompactFunc(g.symbols, func(a, b *symbol) bool { return a.usr() == b.usr() })
	slices.SortStableFunc(g.links, func(a, b relationship) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Source, b.Source), cmp.Compare(a.Target, b.Target), cmp.Compare(len(a.Constraints), len(b.Constraints)))
	})
}
