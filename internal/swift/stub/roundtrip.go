package stub

import (
	"cmp"
	"context"
	"embed"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/indexstore"
)

// RoundTrip lists the modules of the toolchain whose stubs are compared with them.
var RoundTrip = []string{"FoundationEssentials", "Observation", "RegexBuilder", "Synchronization"}

//go:embed snippets/*.swift
var snippets embed.FS

// Case is a file to compile with the real module and with its stub.
type Case struct{ Name, Text string }

// Snippets returns correct files about the modules of [RoundTrip] that come with the
// program, sorted by name.
func Snippets() ([]Case, error) {
	folder, err := fs.Sub(snippets, "snippets")
	if err != nil {
		return nil, fmt.Errorf("read the snippets of the round trip: %w", err)
	}
	return ReadCases(folder)
}

// ReadCases reads the *.swift files in the root of a folder, sorted by name.
func ReadCases(folder fs.FS) ([]Case, error) {
	names, err := fs.Glob(folder, "*.swift")
	if err != nil {
		return nil, err
	}
	var out []Case
	for _, name := range names {
		b, err := fs.ReadFile(folder, name)
		if err != nil {
			return nil, err
		}
		out = append(out, Case{strings.TrimSuffix(name, ".swift"), string(b)})
	}
	return out, nil
}

// Disagreement is a case for which stub and real module give different diagnostics.
type Disagreement struct {
	File string   `json:"file"`
	Real []string `json:"only_real"` // diagnostics as "line: id"
	Stub []string `json:"only_stub"`
}

// Agreement is the outcome of a round trip of one module.
type Agreement struct {
	Module       string         `json:"module"`
	Declarations int            `json:"declarations"`      // in the stub
	Lost         int            `json:"lost"`              // missing declarations
	Files        int            `json:"n"`                 // compared files
	Unchanged    int            `json:"unchanged"`         // correct files
	Mutants      int            `json:"mutants"`           // changed files
	Faulty       int            `json:"faulty"`            // mutants rejected or warned about with the real module
	Agreed       int            `json:"agreed"`            // files with the same diagnostics on the same lines
	Rate         *float64       `json:"agreement"`         // Agreed of Files; nil if no file was compared
	SameExit     int            `json:"same_exit"`         // files that both accept or both reject
	TimedOut     int            `json:"timed_out"`         // files that timed out with either module, left out
	Internal     int            `json:"internal_names"`    // files that both reject, with the real module because of an internal name; left out
	Other        int            `json:"stub_not_loaded"`   // files that loaded a module other than the stub; must be 0
	Unused       int            `json:"snippets_left_out"` // snippets that do not compile with the real module
	Differ       []Disagreement `json:"disagreements"`
}

type roundTrip struct {
	tc     *swift.Toolchain
	module string
	graph  *Graph
	names  map[string]*symbol
	dir    string // folder of the stub's module
	cache  string
	work   string
}

// target is new enough for everything that the toolchain has.
var target = swift.Target{Platform: swift.IOS, Version: swift.Version{Major: 18}}

// Compare extracts the graph of a module of the toolchain, builds a stub of it, and
// compares the compiler's diagnostics with the module and with the stub for up to
// sample of the cases and up to limit mutated copies of them (0: all). A mutation is
// an invented name, the name of another symbol, or a wrong argument label, one at a
// time, at each reference to the module. work is a folder for files; modules
// compared in the same folder share the compiler's module cache.
func Compare(ctx context.Context, tc *swift.Toolchain, module string, cases []Case, sample, limit int, work string, progress func(string)) (*Agreement, error) {
	t := &roundTrip{tc: tc, module: module, work: filepath.Join(work, module), cache: filepath.Join(work, "cache"), names: map[string]*symbol{}}
	t.dir = filepath.Join(t.work, "stub")
	graphs := filepath.Join(t.work, "graphs")
	for _, dir := range []string{t.cache, t.dir, graphs} {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			return nil, fmt.Errorf("round trip of %s: %w", module, err)
		}
	}
	if err := Extract(ctx, tc, module, graphs, t.cache); err != nil {
		return nil, err
	}
	read, err := Read([]string{graphs}, module)
	if err != nil {
		return nil, err
	}
	t.graph = read[0]
	for _, s := range t.graph.symbols {
		t.names[s.usr()] = s
	}
	made, _, err := buildModule(ctx, Options{Toolchain: tc, Progress: progress}, t.graph, nil, t.work, t.cache)
	if err != nil {
		return nil, err
	}
	a := &Agreement{Module: module, Declarations: made.Declarations, Lost: made.Lost, Differ: []Disagreement{}}
	if err := os.Rename(filepath.Join(t.work, "modules", module+".swiftmodule"), filepath.Join(t.dir, module+".swiftmodule")); err != nil {
		return nil, fmt.Errorf("round trip of %s: %w", module, err)
	}
	mine := Spread(t.casesOfModule(cases), sample)
	found := make([][]Case, len(mine))
	known := make([]*swift.Result, len(mine)) // of cases that compile with the real module
	err = parallel.ForEach(ctx, len(mine), runtime.NumCPU(), func(i int) (err error) {
		found[i], known[i], err = t.mutateCase(ctx, mine[i])
		return err
	})
	if err != nil {
		return nil, err
	}
	var all, mutants []Case
	for i, c := range mine {
		if known[i] == nil {
			a.Unused++
			continue
		}
		all, mutants = append(all, c), append(mutants, found[i]...)
	}
	known = slices.DeleteFunc(known, func(r *swift.Result) bool { return r == nil })
	mutants = Spread(mutants, limit)
	a.Unchanged, a.Mutants = len(all), len(mutants)
	err = t.compareCases(ctx, append(all, mutants...), known, a, progress)
	a.Agreed -= a.TimedOut + a.Internal
	a.Files = a.Unchanged + a.Mutants - a.TimedOut - a.Internal
	if a.Files > 0 {
		a.Rate = new(float64(a.Agreed) / float64(a.Files))
	}
	return a, err
}

func (t *roundTrip) casesOfModule(cases []Case) []Case {
	imports := regexp.MustCompile(`(?m)^\s*import ` + t.module + `\s*$`)
	var out []Case
	for _, c := range cases {
		if t.module == "FoundationEssentials" {
			// Foundation was compiled against the real module and cannot be used
			// with another.
			c.Text = plainFoundation.ReplaceAllString(c.Text, "import FoundationEssentials")
		}
		if imports.MatchString(c.Text) {
			out = append(out, c)
		}
	}
	return out
}

var plainFoundation = lazyregexp.New(`(?m)^import Foundation$`)

// Spread returns n equally spaced elements of a list, or all if n is 0.
func Spread[T any](list []T, n int) []T {
	if n <= 0 || len(list) <= n {
		return list
	}
	var out []T
	for i := range n {
		out = append(out, list[i*len(list)/n])
	}
	return out
}

// Extract writes the graph of a module of the toolchain, with its extensions of
// other modules, into dir.
func Extract(ctx context.Context, tc *swift.Toolchain, module, dir, cache string) error {
	var said strings.Builder
	exit, err := proc.Run(ctx, proc.Spec{Args: []string{filepath.Join(filepath.Dir(tc.Frontend), "swift-symbolgraph-extract"),
		"-module-name", module, "-target", "x86_64-pc-linux-gnu", "-sdk", tc.SDK, "-Xcc", "--sysroot=" + tc.SDK, "-module-cache-path", cache,
		"-minimum-access-level", "public", "-omit-extension-block-symbols", "-skip-synthesized-members", "-output-dir", dir},
		Env: []string{"HOME=" + cache, "TMPDIR=" + cache}, Stdout: &said, Stderr: &said})
	if err != nil {
		return fmt.Errorf("extract the symbol graph of %s: %w", module, err)
	}
	if !exit.OK() {
		line, _, _ := strings.Cut(said.String(), "\n")
		return fmt.Errorf("extract the symbol graph of %s: %v: %s", module, exit, line)
	}
	return nil
}

// compileCase compiles a text in a new folder. If stub is true, the stub precedes the
// real module.
func (t *roundTrip) compileCase(ctx context.Context, text string, stub bool, index string) (*swift.Result, error) {
	dir, err := os.MkdirTemp(t.work, "case-")
	if err != nil {
		return nil, fmt.Errorf("round trip of %s: %w", t.module, err)
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "case.swift")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		return nil, fmt.Errorf("round trip of %s: %w", t.module, err)
	}
	c := swift.Compile{Stage: swift.SIL, Files: []string{file}, Target: target, Mode: "5", Library: true, IndexStore: index, ModuleCache: t.cache, Extra: []string{"-Rmodule-loading"}}
	if stub {
		c.Search = []string{t.dir}
	}
	return t.tc.Run(ctx, c)
}

func (t *roundTrip) loadedStub(r *swift.Result) bool {
	return strings.Contains(r.Stderr, "'"+t.module+"'") && strings.Contains(r.Stderr, filepath.Join(t.dir, t.module+".swiftmodule"))
}

// relevantDiagnostics returns the diagnostics that can change a verdict, errors and
// warnings about availability, as "line: id", sorted, each once.
func relevantDiagnostics(r *swift.Result) []string {
	var out []string
	for _, d := range r.Diagnostics {
		if d.Severity == "error" || d.Severity == "warning" && strings.Contains(d.ID, "availability") {
			out = append(out, fmt.Sprintf("%d: %s", d.Line, d.ID))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// compareCases compares the cases. known holds earlier results with the real module.
func (t *roundTrip) compareCases(ctx context.Context, cases []Case, known []*swift.Result, a *Agreement, progress func(string)) error {
	var mu sync.Mutex
	differ := make([]*Disagreement, len(cases))
	done := 0
	err := parallel.ForEach(ctx, len(cases), runtime.NumCPU(), func(i int) error {
		var genuine *swift.Result
		var err error
		if i < len(known) {
			genuine = known[i]
		} else if genuine, err = t.compileCase(ctx, cases[i].Text, false, ""); err != nil {
			return err
		}
		ours, err := t.compileCase(ctx, cases[i].Text, true, "")
		if err != nil {
			return err
		}
		mu.Lock()
		defer mu.Unlock()
		differ[i] = t.judgeCase(cases[i], genuine, ours, a)
		if done++; progress != nil && done%25 == 0 {
			progress(fmt.Sprintf("%s: %d of %d files", t.module, done, len(cases)))
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, d := range differ {
		if d == nil {
			a.Agreed++
		} else {
			a.Differ = append(a.Differ, *d)
		}
	}
	return nil
}

// judgeCase compares the diagnostics of a case. It returns nil if they agree or are not
// comparable.
func (t *roundTrip) judgeCase(c Case, genuine, ours *swift.Result, a *Agreement) *Disagreement {
	want, got := relevantDiagnostics(genuine), relevantDiagnostics(ours)
	if genuine.TimedOut || ours.TimedOut {
		a.TimedOut++
		return nil
	}
	if len(want) > 0 {
		a.Faulty++
	}
	if !t.loadedStub(ours) || t.loadedStub(genuine) {
		a.Other++
	}
	same := genuine.Exit.OK() == ours.Exit.OK()
	if same {
		a.SameExit++
	}
	if slices.Equal(want, got) && same {
		return nil
	}
	if same && slices.ContainsFunc(want, func(s string) bool { return strings.HasSuffix(s, ": candidate_inaccessible") }) {
		a.Internal++
		return nil
	}
	without := func(list, other []string) []string {
		return slices.DeleteFunc(append([]string{}, list...), func(s string) bool { return slices.Contains(other, s) })
	}
	return &Disagreement{c.Name, without(want, got), without(got, want)}
}

// mutateCase returns copies of c with one fault each, and the result of c itself. It
// returns nil if c does not compile.
func (t *roundTrip) mutateCase(ctx context.Context, c Case) (out []Case, genuine *swift.Result, err error) {
	store, err := os.MkdirTemp(t.work, "index-")
	if err != nil {
		return nil, nil, fmt.Errorf("round trip of %s: %w", t.module, err)
	}
	defer os.RemoveAll(store)
	r, err := t.compileCase(ctx, c.Text, false, store)
	if err != nil {
		return nil, nil, err
	}
	if !r.Exit.OK() {
		return nil, nil, nil
	}
	found, err := indexstore.Read(store)
	if err != nil {
		return nil, nil, fmt.Errorf("round trip of %s: %w", t.module, err)
	}
	slices.SortStableFunc(found, func(a, b indexstore.Occurrence) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
	lines := strings.Split(c.Text, "\n")
	done := map[[2]int]bool{}
	for _, o := range found {
		s := t.names[o.Symbol.USR]
		if s == nil || !o.Roles.Is(indexstore.Reference) || o.Roles.Is(indexstore.Implicit) || o.Line < 1 || o.Line > len(lines) {
			continue
		}
		line, base := lines[o.Line-1], baseName(s)
		at := o.Column - 1
		if done[[2]int{o.Line, at}] || at < 0 || at+len(base) > len(line) || line[at:at+len(base)] != base || at+len(base) < len(line) && wordByte(line[at+len(base)]) {
			continue
		}
		done[[2]int{o.Line, at}] = true
		for _, m := range t.changeName(s, line[at+len(base):]) {
			text := slices.Clone(lines)
			text[o.Line-1] = line[:at] + m[1]
			out = append(out, Case{fmt.Sprintf("%s:%d:%d %s %s", c.Name, o.Line, o.Column, m[0], base), strings.Join(text, "\n")})
		}
	}
	return out, r, nil
}

// changeName returns the mutations of a name at the start of rest, each with its kind.
func (t *roundTrip) changeName(s *symbol, rest string) [][2]string {
	base := baseName(s)
	out := [][2]string{{"invented", base + "Quux" + rest}}
	if other := t.otherName(s); other != "" {
		out = append(out, [2]string{"stolen", other + rest})
	}
	if m := firstLabel.FindStringSubmatch(rest); m != nil {
		out = append(out, [2]string{"label", base + "(" + m[1] + "Quux:" + rest[len(m[0]):]})
	} else if strings.HasPrefix(rest, "(") && !strings.HasPrefix(rest, "()") {
		out = append(out, [2]string{"label", base + "(quux: " + rest[1:]})
	}
	return out
}

var (
	firstLabel = lazyregexp.New(`^\(([a-z]\w*):`)
	plainName  = lazyregexp.New(`^[A-Za-z]\w*$`)
)

func baseName(s *symbol) string {
	name, _, _ := strings.Cut(s.Path[len(s.Path)-1], "(")
	return name
}

// otherName returns the name of the next symbol of the same kind with a different name,
// or "" if none.
func (t *roundTrip) otherName(s *symbol) string {
	base := baseName(s)
	if base == "init" || !plainName.MatchString(base) {
		return ""
	}
	at := slices.Index(t.graph.symbols, s)
	for n := range t.graph.symbols {
		o := t.graph.symbols[(at+n*7+1)%len(t.graph.symbols)]
		if name := baseName(o); o.kind() == s.kind() && name != base && plainName.MatchString(name) && name != "init" {
			return name
		}
	}
	return ""
}
