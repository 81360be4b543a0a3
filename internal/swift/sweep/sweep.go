package sweep

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/indexstore"
	"github.com/assay-eval/assay/internal/swift/stub"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// Options configures a sweep.
type Options struct {
	Toolchain *swift.Toolchain
	Index     *symbols.Index
	Platform  swift.Platform
	Modules   []string // only these; none: all
	N         int      // maximum number of symbols, at equal distances; 0: all
	Work      string   // folder for files
	Progress  func(string)
}

// Disagreement is a symbol whose availability differs between index and compiler.
type Disagreement struct {
	Module   string         `json:"module"`
	Symbol   string         `json:"symbol"` // its path
	USR      string         `json:"usr"`
	Target   string         `json:"target"`
	Index    symbols.Status `json:"index"`
	Compiler symbols.Status `json:"compiler"`
	Line     string         `json:"line"` // the use
}

// Report is the outcome of a sweep.
type Report struct {
	Symbols     int            `json:"symbols"`              // symbols of the selected modules and platform in the index
	Unversioned int            `json:"without_introduction"` // symbols without a version of introduction
	Planned     int            `json:"planned"`              // symbols with an introduction that were selected
	Compared    int            `json:"compared"`             // planned symbols that were used below and at their introduction
	Agreed      int            `json:"agreed"`               // compared symbols with the status of the index at both targets
	Agreement   *float64       `json:"agreement"`            // Agreed of Compared; nil if none was compared
	Unwritten   *float64       `json:"not_compared"`         // share of Planned that was not compared; nil if none was planned
	Reasons     map[string]int `json:"reasons"`
	Closed      []Closed       `json:"closed_modules"` // by name; Planned excludes their symbols
	Differ      []Disagreement `json:"disagreements"`
	Runs        int            `json:"compiler_runs"`
}

// Closed is a module that no code may import.
type Closed struct {
	Module  string `json:"module"`
	Symbols int    `json:"symbols"` // symbols that would have been compared
	Reason  string `json:"reason"`  // message of the compiler
}

func shareOf(a, n int) *float64 {
	if n == 0 {
		return nil
	}
	return new(float64(a) / float64(n))
}

// lowest is the lowest version that works with the toolchain's modules.
var lowest = map[swift.Platform]swift.Version{swift.IOS: {Major: 7}, swift.MacOS: {Major: 10, Minor: 9}, swift.WatchOS: {Major: 2}, swift.TVOS: {Major: 9}}

// perFile bounds the uses in a file: more take the compiler longer than it is given.
const perFile = 200

type group struct {
	module  string
	version swift.Version
	uses    []*use
}

type sweep struct {
	Options
	complete map[string]bool
	extends  map[string][]string // modules that a module extends, sorted
	search   []string            // folders of modules that the toolchain lacks
	cache    string

	mu     sync.Mutex
	report *Report
}

func (s *sweep) update(change func(*Report)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change(s.report)
}

// ChoiceError is a platform or a module that cannot be swept.
type ChoiceError struct{ what string }

func (e *ChoiceError) Error() string { return e.what }

// Run sweeps an index. It uses every symbol with a version of introduction on the
// platform in a generated line, just below that version and at it, and compares the
// compiler's diagnostics with the index. A line counts only if its index store shows
// that the compiler took it for that symbol, and if only its availability is wrong;
// Run counts the others by reason. It checks each disagreement again, alone in a
// file.
func Run(ctx context.Context, o Options) (*Report, error) {
	if _, ok := lowest[o.Platform]; !ok {
		return nil, &ChoiceError{fmt.Sprintf("sweep for %s: the toolchain has no modules for it (want ios, macos, watchos or tvos)", o.Platform)}
	}
	s := &sweep{Options: o, complete: map[string]bool{}, extends: map[string][]string{}, cache: filepath.Join(o.Work, "cache"),
		report: &Report{Reasons: map[string]int{}, Closed: []Closed{}, Differ: []Disagreement{}}}
	if err := os.MkdirAll(s.cache, 0o777); err != nil {
		return nil, fmt.Errorf("sweep: %w", err)
	}
	groups, err := s.planGroups(ctx)
	if err != nil {
		return nil, err
	}
	done := 0
	err = parallel.ForEach(ctx, len(groups), runtime.NumCPU(), func(i int) error {
		g := groups[i]
		err := s.compareGroup(ctx, g)
		s.mu.Lock()
		defer s.mu.Unlock()
		if done++; s.Progress != nil {
			s.Progress(fmt.Sprintf("%d of %d files: %s at %s %s, %d symbols", done, len(groups), g.module, s.Platform, g.version, len(g.uses)))
		}
		return err
	})
	r := s.report
	slices.SortStableFunc(r.Differ, func(a, b Disagreement) int { // the lower target first
		return cmp.Or(cmp.Compare(a.Module, b.Module), cmp.Compare(a.Symbol, b.Symbol), cmp.Compare(a.USR, b.USR))
	})
	slices.SortFunc(r.Closed, func(a, b Closed) int { return cmp.Compare(a.Module, b.Module) })
	r.Agreement, r.Unwritten = shareOf(r.Agreed, r.Compared), shareOf(r.Planned-r.Compared, r.Planned)
	return r, err
}

func (s *sweep) planGroups(ctx context.Context) ([]*group, error) {
	at := swift.Target{Platform: s.Platform, Version: lowest[s.Platform]}
	view := s.Index.On(at)
	all, chosen, err := s.selectSymbols(view, at)
	if err != nil {
		return nil, err
	}
	usrs := make([]string, len(chosen))
	for i, sym := range chosen {
		usrs[i] = sym.USR
	}
	w := newWriter(all, stub.Demangle(ctx, s.Toolchain, usrs))
	groups := map[string]*group{}
	for _, sym := range chosen {
		v := introducedIn(sym, at)
		if v.Compare(at.Version) <= 0 {
			s.report.Reasons["introduced before any version that can be compiled for"]++
			continue
		}
		u, reason := w.writeUse(sym)
		if reason != "" {
			s.report.Reasons[reason]++
			continue
		}
		for _, t := range u.types {
			u.inherited = u.inherited || introducedIn(t, at) == v
		}
		addUse(groups, v, u)
	}
	for _, m := range view.Modules() {
		if have, ok := view.Module(m.Name); ok {
			s.complete[m.Name] = have.Complete
		}
	}
	return slices.SortedFunc(maps.Values(groups), func(a, b *group) int {
		return cmp.Or(cmp.Compare(a.module, b.module), a.version.Compare(b.version), cmp.Compare(a.uses[0].symbol.USR, b.uses[0].symbol.USR))
	}), nil
}

// visibleSymbols returns the symbols of a view, and notes which modules each module
// extends.
func (s *sweep) visibleSymbols(view *symbols.Index) ([]symbols.Symbol, error) {
	var all []symbols.Symbol
	known := map[string]bool{}
	for i := range s.Index.Len() {
		sym := s.Index.At(i)
		// Another platform's set may hold the USR, too: the view decides.
		if v, ok := view.ByUSR(sym.USR); !ok || !slices.Equal(v.Platforms, sym.Platforms) {
			continue
		}
		all = append(all, sym)
		if e := sym.Extends; e != "" && e != sym.Module && !strings.HasPrefix(e, "_") && e != "Swift" && !slices.Contains(s.extends[sym.Module], e) {
			s.extends[sym.Module] = append(s.extends[sym.Module], e)
		}
		known[sym.Module] = true
	}
	for _, m := range s.Modules {
		if !known[m] {
			return nil, &ChoiceError{fmt.Sprintf("sweep: module %s is not in the index", m)}
		}
	}
	for _, list := range s.extends {
		slices.Sort(list)
	}
	return all, nil
}

func (s *sweep) selectSymbols(view *symbols.Index, at swift.Target) (all, chosen []symbols.Symbol, err error) {
	if all, err = s.visibleSymbols(view); err != nil {
		return nil, nil, err
	}
	for _, sym := range all {
		if len(s.Modules) > 0 && !slices.Contains(s.Modules, sym.Module) {
			continue
		}
		s.report.Symbols++
		if introducedIn(sym, at).IsZero() {
			s.report.Unversioned++
			continue
		}
		chosen = append(chosen, sym)
	}
	chosen = stub.Spread(chosen, s.N)
	s.report.Planned = len(chosen)
	return all, chosen, nil
}

func addUse(groups map[string]*group, v swift.Version, u *use) {
	for part := 0; ; part++ {
		key := fmt.Sprintf("%s %s %d", u.symbol.Module, v, part)
		if groups[key] == nil {
			groups[key] = &group{module: u.symbol.Module, version: v}
		}
		if g := groups[key]; len(g.uses) < perFile {
			g.uses = append(g.uses, u)
			return
		}
	}
}

func introducedIn(s symbols.Symbol, t swift.Target) swift.Version {
	for _, a := range s.Availability {
		if strings.EqualFold(a.Domain, t.Domain()) {
			return a.Introduced
		}
	}
	return swift.Version{}
}

func versionBefore(v swift.Version) swift.Version {
	switch {
	case v.Patch > 0:
		return swift.Version{Major: v.Major, Minor: v.Minor, Patch: v.Patch - 1}
	case v.Minor > 0:
		return swift.Version{Major: v.Major, Minor: v.Minor - 1, Patch: 99}
	default:
		return swift.Version{Major: v.Major - 1, Minor: 99}
	}
}

type outcome struct {
	status symbols.Status
	types  symbols.Status // of the other types in the function
	named  bool           // the index store has the symbol on the line
	broken string         // id of an error unrelated to availability
}

func (s *sweep) compareGroup(ctx context.Context, g *group) error {
	at := swift.Target{Platform: s.Platform, Version: g.version}
	below := swift.Target{Platform: s.Platform, Version: versionBefore(g.version)}
	if below.Version.Compare(lowest[s.Platform]) < 0 {
		below.Version = lowest[s.Platform]
	}
	good, err := s.siftUses(ctx, g.module, at, g.uses)
	if refused, ok := errors.AsType[*importError](err); ok {
		s.update(func(r *Report) {
			i := slices.IndexFunc(r.Closed, func(c Closed) bool { return c.Module == g.module })
			if i < 0 {
				i = len(r.Closed)
				r.Closed = append(r.Closed, Closed{Module: g.module})
			}
			r.Closed[i].Symbols += len(g.uses)
			r.Closed[i].Reason = refused.message
			r.Planned -= len(g.uses)
		})
		return nil
	}
	if err != nil {
		return err
	}
	uses := slices.DeleteFunc(slices.Clone(g.uses), func(u *use) bool { return good[u] == nil })
	under, err := s.compileUses(ctx, g.module, below, uses)
	if err != nil {
		return err
	}
	for _, u := range uses {
		reason, differ := s.compareUse(u, at, below, good[u], under[u])
		if len(differ) > 0 && len(uses) > 1 {
			// Errors on other lines may hide or cause some: compile it alone.
			single, err := s.compileUses(ctx, g.module, at, []*use{u})
			if err != nil {
				return err
			}
			lone, err := s.compileUses(ctx, g.module, below, []*use{u})
			if err != nil {
				return err
			}
			reason, differ = s.compareUse(u, at, below, single[u], lone[u])
		}
		s.update(func(r *Report) {
			if reason != "" {
				r.Reasons[reason]++
				return
			}
			r.Compared++
			r.Differ = append(r.Differ, differ...)
			if len(differ) == 0 {
				r.Agreed++
			}
		})
	}
	return nil
}

func (s *sweep) compareUse(u *use, at, below swift.Target, over, under *outcome) (reason string, differ []Disagreement) {
	switch {
	case over == nil || over.broken != "":
		return "the line does not compile", nil
	case !over.named:
		return "the compiler takes the line for another declaration", nil
	case under == nil || under.broken != "":
		return "the line does not compile below the introduction", nil
	case !under.named && under.status == symbols.Available && !(u.inherited && under.types == symbols.Newer):
		return "below the introduction the compiler takes the line for another declaration", nil
	}
	for _, side := range []struct {
		target      swift.Target
		said, types symbols.Status
	}{{below, under.status, under.types}, {at, over.status, over.types}} {
		want, _ := symbols.At(u.symbol.Availability, side.target, s.complete[u.symbol.Module])
		if want == symbols.Obsoleted {
			want = symbols.Unavailable // the compiler has one diagnostic for both
		}
		if want == symbols.Newer && statusRank(side.said) < statusRank(want) && u.inherited && side.types == want {
			// The compiler reports the enclosing type, and of the member only its
			// own diagnostics, such as deprecation.
			continue
		}
		if want != side.said {
			differ = append(differ, Disagreement{Module: u.symbol.Module, Symbol: u.symbol.Path, USR: u.symbol.USR,
				Target: side.target.String(), Index: want, Compiler: side.said, Line: u.line})
		}
	}
	return "", differ
}

// siftUses compiles the uses and removes those with errors other than availability,
// until none is left.
func (s *sweep) siftUses(ctx context.Context, module string, t swift.Target, uses []*use) (map[*use]*outcome, error) {
	for len(uses) > 0 {
		got, err := s.compileUses(ctx, module, t, uses)
		if err != nil {
			return nil, err
		}
		var broken []*use
		syntax, again := false, false
		for _, u := range uses {
			if got[u] != nil && got[u].broken == "attr_static_exclusive_only_let_only_param" && u.borrowReceiver() {
				again = true
				continue
			}
			if got[u] == nil || got[u].broken != "" {
				broken = append(broken, u)
				syntax = syntax || got[u] != nil && strings.HasPrefix(got[u].broken, "expected_")
			}
		}
		if len(broken) == 0 && !again {
			return got, nil
		}
		drop := map[*use]bool{}
		for _, u := range broken {
			// A syntax error can spoil the lines after it: try these again.
			if !syntax || got[u] == nil || strings.HasPrefix(got[u].broken, "expected_") {
				drop[u] = true
				id := "the compiler breaks off"
				if got[u] != nil {
					id = "the line does not compile: " + got[u].broken
				}
				s.update(func(r *Report) { r.Reasons[id]++ })
			}
		}
		uses = slices.DeleteFunc(slices.Clone(uses), func(u *use) bool { return drop[u] })
	}
	return nil, nil
}

// compileUses compiles uses together, or in halves if the compiler crashes on them.
func (s *sweep) compileUses(ctx context.Context, module string, t swift.Target, uses []*use) (map[*use]*outcome, error) {
	if len(uses) == 0 {
		return nil, nil
	}
	out, ok, err := s.compileOnce(ctx, module, t, uses)
	if err != nil || ok {
		return out, err
	}
	if len(uses) == 1 {
		return map[*use]*outcome{}, nil
	}
	all := map[*use]*outcome{}
	for _, half := range [][]*use{uses[:len(uses)/2], uses[len(uses)/2:]} {
		got, err := s.compileUses(ctx, module, t, half)
		if err != nil {
			return nil, err
		}
		for _, u := range half {
			if got[u] != nil {
				all[u] = got[u]
			}
		}
	}
	return all, nil
}

type importError struct{ message string }

func (e *importError) Error() string { return e.message }

// compileOnce compiles the uses once. ok is false if the compiler crashed or timed out.
func (s *sweep) compileOnce(ctx context.Context, module string, t swift.Target, uses []*use) (map[*use]*outcome, bool, error) {
	dir, err := os.MkdirTemp(s.Work, "sweep-")
	if err != nil {
		return nil, false, fmt.Errorf("sweep: %w", err)
	}
	defer os.RemoveAll(dir)
	var b strings.Builder
	// A module often extends another one, which has to be imported, too.
	b.WriteString("import " + strings.Join(append([]string{module}, s.extends[module]...), "; import ") + "\n")
	for i, u := range uses {
		b.WriteString(u.functionText(i))
	}
	file, store := filepath.Join(dir, "sweep.swift"), filepath.Join(dir, "index")
	if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
		return nil, false, fmt.Errorf("sweep: %w", err)
	}
	r, err := s.Toolchain.Run(ctx, swift.Compile{Stage: swift.Typecheck, Files: []string{file}, Target: t, Mode: "5", Library: true, Module: "sweep", IndexStore: store, ModuleCache: s.cache, Search: s.search})
	if err != nil {
		return nil, false, fmt.Errorf("sweep %s at %s: %w", module, t, err)
	}
	s.update(func(r *Report) { r.Runs++ })
	if r.TimedOut || r.Crashed() {
		return nil, false, nil
	}
	out, err := readOutcomes(uses, r)
	if err == nil {
		err = findSymbols(uses, store, out)
	}
	if _, refused := errors.AsType[*importError](err); err != nil && !refused {
		err = fmt.Errorf("sweep %s at %s: %w", module, t, err)
	}
	return out, err == nil, err
}

func useAt(uses []*use, line int) (*use, bool) {
	i := (line - 2) / functionLines
	if line < 2 || i >= len(uses) {
		return nil, false
	}
	return uses[i], (line-2)%functionLines == 1
}

func readOutcomes(uses []*use, r *swift.Result) (map[*use]*outcome, error) {
	out := map[*use]*outcome{}
	for _, u := range uses {
		out[u] = &outcome{status: symbols.Available}
	}
	for _, d := range r.Diagnostics {
		if d.File == "" && d.Severity == "error" {
			return nil, errors.New(d.Message)
		}
		u, own := useAt(uses, d.Line)
		if u == nil {
			if d.Severity == "error" && d.Line == 1 {
				return nil, &importError{d.Message}
			}
			continue
		}
		status, about := statusOf(d)
		switch {
		case about && own && d.Column >= u.column:
			if statusRank(status) > statusRank(out[u].status) {
				out[u].status = status
			}
		case about:
			if statusRank(status) > statusRank(out[u].types) {
				out[u].types = status
			}
		case d.Severity == "error" && out[u].broken == "":
			out[u].broken = cmp.Or(d.ID, "error without an id")
		}
	}
	return out, nil
}

func findSymbols(uses []*use, store string, out map[*use]*outcome) error {
	found, err := indexstore.Read(store)
	if err != nil && !errors.Is(err, indexstore.ErrNone) {
		return err
	}
	for _, o := range found {
		if u, own := useAt(uses, o.Line); own && o.Symbol.USR == u.symbol.USR && o.Column >= u.column {
			out[u].named = true
		}
	}
	return nil
}

// statusOf returns the status that a diagnostic reports. ok is false for other
// diagnostics.
func statusOf(d swift.Diagnostic) (symbols.Status, bool) {
	switch {
	case strings.HasPrefix(d.ID, "availability_decl_only_version_newer"):
		return symbols.Newer, true
	case strings.HasPrefix(d.ID, "availability_decl_unavailable"):
		return symbols.Unavailable, true
	case strings.HasPrefix(d.ID, "availability_deprecated"):
		return symbols.Deprecated, true
	case strings.HasPrefix(d.ID, "conformance_availability"), strings.HasPrefix(d.ID, "availability_"):
		return symbols.Available, true
	}
	return "", false
}

func statusRank(s symbols.Status) int {
	return slices.Index([]symbols.Status{symbols.Available, symbols.Deprecated, symbols.Newer, symbols.Unavailable}, s)
}
