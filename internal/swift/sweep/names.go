package sweep

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/namepack"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/stub"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// NamesOptions configures a measurement of packs of names with a module that is known
// whole.
type NamesOptions struct {
	Toolchain *swift.Toolchain
	Index     *symbols.Index // has the module
	Module    string
	Graphs    string   // folder of the module's symbol graph; "" for a module of the toolchain
	Names     string   // source of names: the graph if ""
	Search    []string // folders with the compiled module, if the toolchain lacks it
	Keep      float64  // share of the members that the partial pack keeps
	N         int      // maximum number of symbols; 0: all
	Seed      uint64
	Work      string // folder for files
	// Open returns a judge with the packs in these folders.
	Open     func(ctx context.Context, packs []string) (*judge.Judge, error)
	Progress func(string)
}

// NamesReport says how a judge with a partial pack of a module and a pack of its names
// judges uses of the module's symbols, and the same uses with an invented name.
type NamesReport struct {
	Module   string         `json:"module"`
	Symbols  int            `json:"symbols"`  // of the module, selected
	Removed  int            `json:"removed"`  // members that the partial pack lacks
	Lost     int            `json:"lost"`     // further ones that the stub generator could not write
	Used     int            `json:"used"`     // uses that compile with the real module
	Passed   int            `json:"passed"`   // of these, judged to pass
	Unknown  int            `json:"unknown"`  // of these, with an unknown verdict and no fail
	False    []Misjudged    `json:"false"`    // of these, failed
	Invented int            `json:"invented"` // uses with an invented name
	Caught   int            `json:"caught"`   // of these, failed for a name that does not exist
	Missed   []Misjudged    `json:"missed"`   // the others
	Reasons  map[string]int `json:"reasons"`  // why symbols have no use
}

// Misjudged is a use with a wrong verdict.
type Misjudged struct {
	Symbol  string `json:"symbol"`
	Use     string `json:"use"`
	Finding string `json:"finding"` // that decided; "" if none
}

// namesTarget is the target of all uses.
var namesTarget = swift.Target{Platform: swift.IOS, Version: swift.Version{Major: 18}}

// RunNames measures a pack of names as if the module were a framework that the
// toolchain lacks: under another name it is a partial pack, made from its symbol graph
// without a random part of its members.
func RunNames(ctx context.Context, o NamesOptions) (*NamesReport, error) {
	fail := func(err error) (*NamesReport, error) {
		return nil, fmt.Errorf("measure names of %s: %w", o.Module, err)
	}
	r := &NamesReport{Module: o.Module, False: []Misjudged{}, Missed: []Misjudged{}, Reasons: map[string]int{}}
	rng := rand.New(rand.NewPCG(o.Seed, 1))
	packs, err := o.makePacks(ctx, r, rng)
	if err != nil {
		return fail(err)
	}
	s := &sweep{Options: Options{Toolchain: o.Toolchain, Index: o.Index, Platform: namesTarget.Platform, Modules: []string{o.Module}, Work: o.Work},
		complete: map[string]bool{}, extends: map[string][]string{}, search: o.Search, cache: filepath.Join(o.Work, "cache"), report: &Report{Reasons: r.Reasons}}
	uses, err := s.usesOf(ctx, o)
	if err != nil {
		return fail(err)
	}
	r.Symbols, r.Used = s.report.Planned, len(uses)
	j, err := o.Open(ctx, packs)
	if err != nil {
		return fail(err)
	}
	probes := o.makeProbes(s, uses, rng)
	done := 0
	err = parallel.ForEach(ctx, len(probes), runtime.NumCPU(), func(i int) error {
		p := probes[i]
		got, err := j.Judge(ctx, judge.Snippet{Files: []judge.File{{Name: "use.swift", Text: p.text}}, Target: namesTarget})
		if err != nil {
			return err
		}
		s.update(func(*Report) {
			r.count(p, got)
			if done++; o.Progress != nil && done%50 == 0 {
				o.Progress(fmt.Sprintf("%s: %d of %d uses judged", o.Module, done, len(probes)))
			}
		})
		return nil
	})
	if err != nil {
		return fail(err)
	}
	for _, list := range [][]Misjudged{r.False, r.Missed} {
		slices.SortFunc(list, func(a, b Misjudged) int { return strings.Compare(a.Symbol+a.Use, b.Symbol+b.Use) })
	}
	return r, nil
}

// usesOf returns uses of the module's symbols that the compiler takes for these symbols.
func (s *sweep) usesOf(ctx context.Context, o NamesOptions) ([]*use, error) {
	all, err := s.visibleSymbols(s.Index.On(namesTarget))
	if err != nil {
		return nil, err
	}
	var chosen []symbols.Symbol
	for _, sym := range all {
		if sym.Module == o.Module {
			chosen = append(chosen, sym)
		}
	}
	chosen = stub.Spread(chosen, o.N)
	s.report.Planned = len(chosen)
	usrs := make([]string, len(chosen))
	for i, sym := range chosen {
		usrs[i] = sym.USR
	}
	w := newWriter(all, stub.Demangle(ctx, s.Toolchain, usrs))
	var uses []*use
	for _, sym := range chosen {
		u, reason := w.writeUse(sym)
		if reason != "" {
			s.report.Reasons[reason]++
			continue
		}
		uses = append(uses, u)
	}
	var out []*use
	for part := range slices.Chunk(uses, perFile) {
		good, err := s.siftUses(ctx, o.Module, namesTarget, part)
		if err != nil {
			return nil, err
		}
		for _, u := range part {
			switch g := good[u]; {
			case g == nil:
			case !g.named:
				s.report.Reasons["the compiler takes the line for another declaration"]++
			case g.status != symbols.Available || g.types != symbols.Available && g.types != "":
				s.report.Reasons["not available at "+namesTarget.String()]++
			default:
				out = append(out, u)
			}
		}
	}
	return out, nil
}

// probe is a file with one use.
type probe struct {
	symbol, line, text string
	invented           bool
}

// makeProbes returns each use, and each with a name that neither the index nor Swift has.
func (o *NamesOptions) makeProbes(s *sweep, uses []*use, rng *rand.Rand) []probe {
	taken := map[string]bool{}
	for i := range o.Index.Len() {
		base, _, _ := strings.Cut(o.Index.At(i).Name, "(")
		taken[base] = true
	}
	alias := aliasOf(o.Module)
	imports := "import " + strings.Join(append([]string{alias}, s.extends[o.Module]...), "; import ") + "\n"
	var out []probe
	for _, u := range uses {
		write := func(u use, invented bool) {
			text := imports + strings.ReplaceAll(u.functionText(0), o.Module, alias) // as in the graph
			out = append(out, probe{u.symbol.Path, u.line, text, invented})
		}
		write(*u, false)
		base, _, _ := strings.Cut(u.symbol.Name, "(")
		at := u.column - 1
		if !isWord(base) || base == "init" || base == "subscript" || !strings.HasPrefix(u.line[at:], base) {
			continue
		}
		other := *u
		other.line = u.line[:at] + inventName(rng, taken, base) + u.line[at+len(base):]
		write(other, true)
	}
	return out
}

func isWord(s string) bool {
	for _, c := range s {
		if c != '_' && (c < '0' || c > '9') && (c|0x20 < 'a' || c|0x20 > 'z') {
			return false
		}
	}
	return s != ""
}

// The parts of invented names.
var (
	inventedVerbs = []string{"apply", "resolve", "refresh", "collect", "prepare", "derive", "update", "fetch", "merge", "trim", "expand", "compact", "render", "attach", "balance"}
	inventedNouns = []string{"Anchors", "Baseline", "Snapshot", "Window", "Margin", "Digest", "Segment", "Threshold", "Outline", "Ledger", "Batch", "Cursor", "Policy", "Quota", "Mirror"}
)

// inventName returns a name that is not taken, with the case of name's first letter.
func inventName(rng *rand.Rand, taken map[string]bool, name string) string {
	for {
		s := inventedVerbs[rng.IntN(len(inventedVerbs))] + inventedNouns[rng.IntN(len(inventedNouns))]
		if name[0] >= 'A' && name[0] <= 'Z' {
			s = strings.ToUpper(s[:1]) + s[1:]
		}
		if !taken[s] {
			return s
		}
	}
}

func (r *NamesReport) count(p probe, got *judge.Report) {
	wrong := Misjudged{Symbol: p.symbol, Use: p.line}
	for _, f := range got.Findings {
		if text := fmt.Sprintf("%s %s (%s): %s", f.Criterion, f.Verdict, f.Class, f.Message); wrong.Finding == "" || f.Verdict == judge.Fail {
			wrong.Finding = text
		}
	}
	if p.invented {
		r.Invented++
		if got.Of(judge.SymbolExists).Verdict == judge.Fail {
			r.Caught++
		} else {
			r.Missed = append(r.Missed, wrong)
		}
		return
	}
	words := map[string]bool{}
	for _, v := range got.Verdicts {
		words[v.Verdict] = true
	}
	switch {
	case words[judge.Fail]:
		r.False = append(r.False, wrong)
	case words[judge.Unknown]:
		r.Unknown++
	default:
		r.Passed++
	}
}

// aliasOf returns the name under which a module plays a framework. It has the same
// length and the same words, as names in symbol graphs are mangled.
func aliasOf(module string) string {
	last := "z"
	if strings.HasSuffix(module, last) {
		last = "q"
	}
	return module[:len(module)-1] + last
}

// makePacks makes the partial pack of the module and the pack of its names, both under
// its alias, and returns their folders.
func (o *NamesOptions) makePacks(ctx context.Context, r *NamesReport, rng *rand.Rand) ([]string, error) {
	cache := filepath.Join(o.Work, "cache")
	graphs, whole, part := filepath.Join(o.Work, "graphs"), filepath.Join(o.Work, "whole"), filepath.Join(o.Work, "part")
	for _, dir := range []string{cache, graphs, whole, part} {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			return nil, err
		}
	}
	if o.Graphs != "" {
		graphs = o.Graphs
	} else if err := stub.Extract(ctx, o.Toolchain, o.Module, graphs, cache); err != nil {
		return nil, err
	}
	if err := o.renameModule(graphs, whole); err != nil {
		return nil, err
	}
	source := whole
	if o.Names != "" {
		source = filepath.Join(o.Work, filepath.Base(o.Names))
		if err := o.renameModule(o.Names, source); err != nil {
			return nil, err
		}
	}
	var c namepack.Collector
	if err := c.Add(ctx, source); err != nil {
		return nil, err
	}
	names, partial := filepath.Join(o.Work, "names"), filepath.Join(o.Work, "partial")
	if err := c.Write(names); err != nil {
		return nil, err
	}
	var err error
	if r.Removed, err = o.removeMembers(whole, part, rng); err != nil {
		return nil, err
	}
	made, err := stub.Build(ctx, stub.Options{Toolchain: o.Toolchain, Graphs: []string{part}, Out: partial, Progress: o.Progress})
	if err != nil {
		return nil, err
	}
	for _, m := range made {
		r.Lost += m.Lost
	}
	if err := markPartial(filepath.Join(partial, "pack.json")); err != nil {
		return nil, err
	}
	return []string{partial, names}, nil
}

// renameModule copies the files about the module to a folder, under its alias.
func (o *NamesOptions) renameModule(from, to string) error {
	alias := aliasOf(o.Module)
	return filepath.WalkDir(from, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		rel = strings.ReplaceAll(rel, strings.ToLower(o.Module), strings.ToLower(alias))
		target := filepath.Join(to, strings.ReplaceAll(rel, o.Module, alias))
		if e.IsDir() {
			return os.MkdirAll(target, 0o777)
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(target, bytes.ReplaceAll(b, []byte(o.Module), []byte(alias)), 0o666)
	})
}

// removable are the kinds of members that a partial pack may lack.
var removable = []string{"swift.method", "swift.property", "swift.type.method", "swift.type.property", "swift.func", "swift.init", "swift.enum.case", "swift.subscript"}

// removeMembers copies symbol graphs without a random part of the members and
// functions. It keeps requirements of protocols, without which conformances mean
// something else.
func (o *NamesOptions) removeMembers(from, to string, rng *rand.Rand) (removed int, err error) {
	files, err := filepath.Glob(filepath.Join(from, "*.symbols.json"))
	if err == nil && len(files) == 0 {
		err = errors.New("there is no *.symbols.json in " + from)
	}
	if err != nil {
		return 0, err
	}
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			return 0, err
		}
		var graph map[string]json.RawMessage
		var all []json.RawMessage
		var links []struct{ Kind, Source string }
		for _, part := range []func() error{
			func() error { return json.Unmarshal(b, &graph) },
			func() error { return json.Unmarshal(graph["symbols"], &all) },
			func() error { return json.Unmarshal(graph["relationships"], &links) },
		} {
			if err := part(); err != nil {
				return 0, fmt.Errorf("read %s: %w", file, err)
			}
		}
		required := map[string]bool{}
		for _, l := range links {
			if strings.HasSuffix(strings.ToLower(l.Kind), "requirementof") {
				required[l.Source] = true
			}
		}
		slices.SortFunc(all, func(a, b json.RawMessage) int { return bytes.Compare(a, b) }) // the extractor's order varies
		kept := all[:0]
		for _, raw := range all {
			var s struct {
				Kind       struct{ Identifier string }
				Identifier struct{ Precise string }
			}
			if err := json.Unmarshal(raw, &s); err != nil {
				return 0, fmt.Errorf("read %s: %w", file, err)
			}
			if slices.Contains(removable, s.Kind.Identifier) && !required[s.Identifier.Precise] && rng.Float64() >= o.Keep {
				removed++
				continue
			}
			kept = append(kept, raw)
		}
		if graph["symbols"], err = json.Marshal(kept); err != nil {
			return 0, err
		}
		if b, err = json.Marshal(graph); err != nil {
			return 0, err
		}
		if err := os.WriteFile(filepath.Join(to, filepath.Base(file)), b, 0o666); err != nil {
			return 0, err
		}
	}
	return removed, nil
}

// markPartial says in a manifest that its modules lack declarations.
func markPartial(file string) error {
	b, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var m pack.Manifest
	if err := json.Unmarshal(b, &m); err != nil {
		return fmt.Errorf("read %s: %w", file, err)
	}
	m.Kind = pack.Partial
	for i := range m.Modules {
		m.Modules[i].Complete = false
	}
	if b, err = json.Marshal(m); err != nil {
		return err
	}
	return os.WriteFile(file, b, 0o666)
}

// SortedReasons returns the reasons of r, the most frequent first.
func (r *NamesReport) SortedReasons() []string {
	return slices.SortedFunc(maps.Keys(r.Reasons), func(x, y string) int {
		if r.Reasons[x] != r.Reasons[y] {
			return r.Reasons[y] - r.Reasons[x]
		}
		return strings.Compare(x, y)
	})
}
