package code

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/seal"
)

// maxFile is the maximum size in bytes of a file to parse. Code that people wrote is
// far smaller, and half of this takes the parser a second.
const maxFile = 512 << 10

// maxDepth is the maximum nesting of declarations. It bounds the length of names.
const maxDepth = 64

// maxGaps is the number of gaps in a file above which they are merged into one.
const maxGaps = 32

// parsers is the number of files parsed at once; each costs some 10 MB.
const parsers = 4

// Listed is a tree that does not change and knows its content: [Scan] neither walks it
// nor reads files that an earlier scan has parsed.
type Listed interface {
	fs.FS
	// EachFile calls do for every entry but folders, sorted by path. digest returns
	// the SHA-256 of the content of a regular file in hex.
	EachFile(do func(path string, regular bool, digest func() string))
}

// Scan indexes every source file below the root of tree. It skips folders whose name
// begins with a dot, node_modules and __pycache__, and does not follow links. A file
// that cannot be read or parsed is a gap of the index. Scan returns an error if the
// root cannot be read, the parsers do not load, or ctx has ended.
//
// The declarations of a file are kept in the user's cache folder, so that later scans parse
// only files that they have never seen. A [Listed] tree is scanned once in a process.
func Scan(ctx context.Context, tree fs.FS) (*Index, error) {
	listed, ok := tree.(Listed)
	if !ok || !reflect.TypeOf(tree).Comparable() {
		return scanTree(ctx, tree)
	}
	return recent.indexOf(ctx, listed)
}

// recent caches the indexes of the last immutable trees.
var recent = &kept{}

// maxKept is the number of indexes that are kept.
const maxKept = 4

type kept struct {
	mu    sync.Mutex
	trees []*keptTree // last used first
}

type keptTree struct {
	tree  fs.FS
	mu    sync.Mutex
	index *Index // nil until it is scanned
}

func (k *kept) indexOf(ctx context.Context, tree Listed) (*Index, error) {
	k.mu.Lock()
	i := slices.IndexFunc(k.trees, func(t *keptTree) bool { return t.tree == tree })
	var t *keptTree
	if i >= 0 {
		t = k.trees[i]
		k.trees = slices.Delete(k.trees, i, i+1)
	} else {
		t = &keptTree{tree: tree}
	}
	k.trees = slices.Insert(k.trees, 0, t)
	k.trees = k.trees[:min(len(k.trees), maxKept)]
	k.mu.Unlock()
	t.mu.Lock()
	defer t.mu.Unlock()
	var err error
	if t.index == nil {
		t.index, err = scanTree(ctx, tree)
	}
	return t.index, err
}

// job is a source file of a scan.
type job struct {
	file   string
	digest string // "" if it is not known without reading the file
	gap    bool   // it cannot be read
	key    blobKey
	known  string // its facts as stored, "" if they are not
	found  facts  // as parsed
}

func scanTree(ctx context.Context, tree fs.FS) (*Index, error) {
	jobs, gaps, err := listJobs(ctx, tree)
	if err != nil {
		return nil, err
	}
	keep := openStore()
	var missing []*job
	for i := range jobs {
		j := &jobs[i]
		if j.gap {
			continue
		}
		if j.digest != "" {
			j.key = keyOf(j.digest, dialectNumber(j.file))
			j.known = keep.find(j.key)
		}
		if j.known == "" {
			missing = append(missing, j)
		}
	}
	if len(missing) > 0 {
		if err := forEachFile(ctx, len(missing), func(p *sandbox, i int) error { return p.scanFile(ctx, tree, keep, missing[i]) }); err != nil {
			return nil, err
		}
		keep.flush()
	}
	return joinJobs(jobs, gaps), nil
}

// listJobs returns the source files of a tree, sorted, and a gap for each that cannot be
// reached.
func listJobs(ctx context.Context, tree fs.FS) (jobs []job, gaps []Gap, err error) {
	listed, ok := tree.(Listed)
	if !ok {
		files, gaps, err := walkSources(ctx, tree)
		if err != nil {
			return nil, nil, err
		}
		irregular := map[string]bool{}
		for _, g := range gaps {
			irregular[g.File] = true
		}
		for _, f := range files {
			jobs = append(jobs, job{file: f, gap: irregular[f]})
		}
		return jobs, gaps, nil
	}
	listed.EachFile(func(file string, regular bool, digest func() string) {
		if LanguageOf(file) == "" || isBelowSkipped(file) {
			return
		}
		j := job{file: file, gap: !regular}
		if regular {
			j.digest = digest()
		} else {
			gaps = append(gaps, Gap{File: file, Reason: irregularReason})
		}
		jobs = append(jobs, j)
	})
	return jobs, gaps, ctx.Err()
}

func joinJobs(jobs []job, gaps []Gap) *Index {
	x := &Index{files: make([]string, len(jobs)), sources: make([]source, len(jobs)), gaps: gaps, gapsIn: map[string][]Gap{}}
	for i := range jobs {
		j, s := &jobs[i], &x.sources[i]
		x.files[i] = j.file
		found := j.found.gaps
		if j.known != "" {
			found, s.encoded = decodeGaps(j.known, j.file)
		} else {
			s.symbols = j.found.symbols
		}
		x.gaps = append(x.gaps, found...)
	}
	slices.SortStableFunc(x.gaps, func(a, b Gap) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	for _, g := range x.gaps {
		x.gapsIn[g.File] = append(x.gapsIn[g.File], g)
	}
	return x
}

// Files returns the source files of a tree, sorted, without reading them: the same
// list as [Index.Files].
func Files(tree fs.FS) ([]string, error) {
	files, _, err := walkSources(context.Background(), tree)
	return files, err
}

// walkSources returns the source files of a tree, sorted, and a gap for each that
// cannot be reached.
func walkSources(ctx context.Context, tree fs.FS) (files []string, gaps []Gap, err error) {
	err = fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil && name == ".":
			return fmt.Errorf("index the source tree: %w", err)
		case err != nil:
			gaps = append(gaps, Gap{File: name, Reason: unreadableReason(err)})
			return nil
		case d.IsDir() && isSkipped(name):
			return fs.SkipDir
		case d.IsDir() || LanguageOf(name) == "":
			return nil
		case !d.Type().IsRegular():
			gaps = append(gaps, Gap{File: name, Reason: irregularReason})
		}
		files = append(files, name)
		return nil
	})
	slices.Sort(files)
	return files, gaps, err
}

const irregularReason = "not a regular file"

func isSkipped(folder string) bool {
	switch name := path.Base(folder); name {
	case ".":
		return false
	case "node_modules", "__pycache__":
		return true
	default:
		return strings.HasPrefix(name, ".")
	}
}

// isBelowSkipped reports whether a file is in a folder that scans skip.
func isBelowSkipped(file string) bool {
	if !strings.Contains(file, ".") || !strings.HasPrefix(file, ".") && !strings.Contains(file, "/.") && !strings.Contains(file, "node_modules") && !strings.Contains(file, "__pycache__") {
		return false
	}
	for dir := path.Dir(file); dir != "."; dir = path.Dir(dir) {
		if isSkipped(dir) {
			return true
		}
	}
	return false
}

func unreadableReason(err error) string {
	if p, ok := errors.AsType[*fs.PathError](err); ok {
		err = p.Err
	}
	return "cannot be read: " + err.Error()
}

// forEachFile calls do for 0 … n−1 on a few goroutines, each with its own sandbox. It
// stops at the first error.
func forEachFile(ctx context.Context, n int, do func(*sandbox, int) error) error {
	workers := min(n, parsers, runtime.GOMAXPROCS(0))
	idle := make(chan *sandbox, workers)
	for range workers {
		idle <- newSandbox()
	}
	err := parallel.ForEach(ctx, n, workers, func(i int) error {
		p := <-idle
		defer func() { idle <- p }()
		return do(p, i)
	})
	for range workers {
		(<-idle).close()
	}
	return err
}

type facts struct {
	symbols []Symbol
	gaps    []Gap
	hasty   bool // a faster machine could have found more
}

// scanFile reads a file, and parses it unless its symbols are known.
func (p *sandbox) scanFile(ctx context.Context, tree fs.FS, keep *store, j *job) error {
	text, err := readFile(tree, j.file)
	if err != nil {
		j.found = facts{gaps: []Gap{{File: j.file, Reason: err.Error()}}}
		return nil
	}
	if j.digest == "" {
		j.key = keyOf(string(seal.Of(text)), dialectNumber(j.file))
		if j.known = keep.find(j.key); j.known != "" {
			return nil
		}
	}
	if j.found, err = p.scanText(ctx, j.file, text); err == nil && !j.found.hasty {
		keep.add(j.key, encodeFacts(j.found))
	}
	return err
}

// readFile returns a file's bytes; its error is the reason of a gap.
func readFile(tree fs.FS, name string) ([]byte, error) {
	f, err := tree.Open(name)
	if err != nil {
		return nil, errors.New(unreadableReason(err))
	}
	defer func() { _ = f.Close() }() // only read
	text, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	switch {
	case err != nil:
		return nil, errors.New(unreadableReason(err))
	case len(text) > maxFile:
		return nil, fmt.Errorf("larger than %d KiB", maxFile>>10)
	}
	return text, nil
}

func (p *sandbox) scanText(ctx context.Context, name string, text []byte) (facts, error) {
	var f facts
	if clean := bytes.ToValidUTF8(text, []byte("\uFFFD")); len(clean) != len(text) || !bytes.Equal(clean, text) {
		f.gaps = append(f.gaps, Gap{File: name, Reason: "not UTF-8"})
		text = clean
	}
	c := &collector{file: name}
	if LanguageOf(name) == Go {
		c.collectGo(text)
	} else if err := p.scanTree(ctx, c, text); err != nil {
		return f, err
	}
	f.gaps = append(f.gaps, joinGaps(c.gaps)...)
	slices.SortStableFunc(c.symbols, func(a, b Symbol) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), strings.Compare(a.Name, b.Name))
	})
	f.symbols, f.hasty = c.symbols, c.hasty
	return f, nil
}

func (p *sandbox) scanTree(ctx context.Context, c *collector, text []byte) error {
	g, declarations := dialectOf(c.file)
	t, err := p.parseMended(ctx, g, text)
	if much, ok := errors.AsType[tooMuch](err); ok {
		c.hasty = true
		c.addGap(string(much), 0, 0)
		return nil
	}
	if err != nil {
		return fmt.Errorf("index %s: %w", c.file, err)
	}
	for first, last := range t.errors() {
		c.addGap("syntax not understood", first, last)
	}
	declarations(c, scope{}, t.root())
	return nil
}

// parseMended parses a text, and parses it again without what the grammar does not support
// if the grammar failed. It returns the tree with fewer failures. Most files in Swift have
// something that the grammar does not support, so they are parsed without it at once.
func (p *sandbox) parseMended(ctx context.Context, g grammar, text []byte) (*tree, error) {
	if g == swift {
		return p.parseText(ctx, g, withoutUnknown(g, text))
	}
	t, err := p.parseText(ctx, g, text)
	if err != nil || t.badLines() == 0 {
		return t, err
	}
	known := withoutUnknown(g, text)
	plain, err := p.parseText(ctx, g, withNames(g, known))
	switch {
	case ctx.Err() != nil:
		return nil, err
	case err != nil || plain.badLines() >= t.badLines():
		return t, nil
	}
	plain.text = known // with the names as they are written
	return plain, nil
}

// dialectOf returns the grammar of a file and the function that collects the
// declarations below a node of it.
func dialectOf(file string) (grammar, func(*collector, scope, node)) {
	switch ext := path.Ext(file); LanguageOf(file) {
	case Python:
		return python, (*collector).collectPython
	case Rust:
		return rust, (*collector).collectRust
	case Swift:
		return swift, (*collector).collectSwift
	case TypeScript:
		if ext == ".tsx" {
			return tsx, (*collector).collectJavaScript
		}
		return typescript, (*collector).collectJavaScript
	default:
		return javascript, (*collector).collectJavaScript
	}
}

// dialectNumber tells apart files that are parsed differently.
func dialectNumber(file string) grammar {
	if LanguageOf(file) == Go {
		return grammars
	}
	g, _ := dialectOf(file)
	return g
}

type collector struct {
	file    string
	symbols []Symbol
	gaps    []Gap
	hasty   bool
}

// scope is the surroundings of a declaration.
type scope struct {
	name  string // dotted, "" at the top
	owner bool   // functions here are methods
	depth int
}

// inside returns the scope of the members of name; owner tells whether name is a
// type or an object.
func (s scope) inside(name string, owner bool) scope {
	return scope{s.joinName(name), owner, s.depth + 1}
}

func (s scope) joinName(name string) string {
	switch "" {
	case s.name:
		return name
	case name: // the parser could not read it
		return s.name
	}
	return s.name + "." + name
}

func (s scope) functionKind() Kind {
	if s.owner {
		return Method
	}
	return Function
}

// isTooDeep reports whether a scope is nested too deep; if so, it adds a gap.
func (c *collector) isTooDeep(in scope, n node) bool {
	if in.depth <= maxDepth {
		return false
	}
	c.addGap(fmt.Sprintf("nested deeper than %d", maxDepth), n.firstLine(), n.lastLine())
	return true
}

// addSymbol adds a declaration whose name is at the node at.
func (c *collector) addSymbol(in scope, kind Kind, name string, at, declaration node) {
	if name == "" {
		return
	}
	line := declaration.firstLine()
	if at.ok() {
		line = at.firstLine()
	}
	c.symbols = append(c.symbols, Symbol{File: c.file, Name: in.joinName(name), Kind: kind, Line: line, EndLine: max(line, declaration.lastLine())})
}

func (c *collector) addGap(reason string, first, last int) {
	c.gaps = append(c.gaps, Gap{File: c.file, Reason: reason, Line: first, EndLine: max(first, last)})
}

// joinGaps sorts the gaps of one file and merges adjacent ones, or all of them if
// they are too many.
func joinGaps(gaps []Gap) []Gap {
	slices.SortStableFunc(gaps, func(a, b Gap) int { return cmp.Compare(a.Line, b.Line) })
	var out []Gap
	for _, g := range gaps {
		if n := len(out); n > 0 && out[n-1].Reason == g.Reason && g.Line <= out[n-1].EndLine+1 {
			out[n-1].EndLine = max(out[n-1].EndLine, g.EndLine)
			continue
		}
		out = append(out, g)
	}
	if len(out) <= maxGaps {
		return out
	}
	all := out[0]
	for _, g := range out {
		all.EndLine = max(all.EndLine, g.EndLine)
	}
	return []Gap{all}
}
