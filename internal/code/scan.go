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
	"runtime"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/parallel"
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

// Scan indexes every source file below the root of tree. It skips folders whose name
// begins with a dot, node_modules and __pycache__, and does not follow links. A file
// that cannot be read or parsed is a gap of the index. Scan returns an error if the
// root cannot be read, the parsers do not load, or ctx has ended.
func Scan(ctx context.Context, tree fs.FS) (*Index, error) {
	files, gaps, err := walkSources(ctx, tree)
	if err != nil {
		return nil, err
	}
	irregular := map[string]bool{}
	for _, g := range gaps {
		irregular[g.File] = true
	}
	found := make([]facts, len(files))
	if err := forEachFile(ctx, len(files), func(p *sandbox, i int) error {
		if irregular[files[i]] {
			return nil
		}
		var err error
		found[i], err = p.scanFile(ctx, tree, files[i])
		return err
	}); err != nil {
		return nil, err
	}
	x := &Index{files: files, gaps: gaps, byFile: map[string][]Symbol{}, byPart: map[string][]Symbol{}, gapsIn: map[string][]Gap{}}
	for i, f := range found {
		x.symbols = append(x.symbols, f.symbols...)
		x.gaps = append(x.gaps, f.gaps...)
		x.byFile[files[i]] = f.symbols
	}
	slices.SortStableFunc(x.gaps, func(a, b Gap) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	for _, s := range x.symbols {
		x.byPart[lastPart(s.Name)] = append(x.byPart[lastPart(s.Name)], s)
	}
	for _, g := range x.gaps {
		x.gapsIn[g.File] = append(x.gapsIn[g.File], g)
	}
	return x, nil
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
			gaps = append(gaps, Gap{File: name, Reason: "not a regular file"})
		}
		files = append(files, name)
		return nil
	})
	slices.Sort(files)
	return files, gaps, err
}

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
}

func (p *sandbox) scanFile(ctx context.Context, tree fs.FS, name string) (facts, error) {
	text, err := readFile(tree, name)
	if err != nil {
		return facts{gaps: []Gap{{File: name, Reason: err.Error()}}}, nil
	}
	return p.scanText(ctx, name, text)
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
	f.symbols = c.symbols
	return f, nil
}

func (p *sandbox) scanTree(ctx context.Context, c *collector, text []byte) error {
	g, declarations := dialectOf(c.file)
	if g == swift {
		text = withoutDirectives(text)
	}
	t, err := p.parseText(ctx, g, text)
	if much, ok := errors.AsType[tooMuch](err); ok {
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

type collector struct {
	file    string
	symbols []Symbol
	gaps    []Gap
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
