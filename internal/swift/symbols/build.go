package symbols

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/atomicfile"

	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift"
)

// BuildOptions selects the content of an index: the modules of a toolchain, existing
// symbol graphs, or both. If both have a module for one platform, the graphs win.
type BuildOptions struct {
	Toolchain *swift.Toolchain // nil for graphs alone
	// Targets are the platforms to extract for, one set each; none means all that
	// Xcode has an SDK for. On Linux one set serves all platforms, and Targets is
	// ignored.
	Targets  []swift.Target
	Modules  []string     // of the toolchain; empty for all
	Graphs   []string     // folders with *.symbols.json, at any depth
	Out      string       // file to write
	Progress func(string) // receives lines of progress; may be nil
}

// BuildReport describes a finished build.
type BuildReport struct {
	File     string      `json:"file"`
	Digest   seal.Digest `json:"digest"`
	Bytes    int         `json:"bytes"`
	Symbols  int         `json:"symbols"`
	Modules  []Module    `json:"modules"`
	Missing  []Gap       `json:"missing,omitempty"`  // modules without symbols
	Warnings []string    `json:"warnings,omitempty"` // reasons to distrust the index
	// Extract is the total time of all runs of the extractor; Wall is the time of
	// the build.
	Extract time.Duration `json:"extract_ns"`
	Wall    time.Duration `json:"wall_ns"`
}

// Build writes an index. An unreadable graph is an error; a module without symbols
// is a gap and a warning. A module on which the extractor fails is an error if
// Modules names it, else a gap.
func Build(ctx context.Context, o BuildOptions) (BuildReport, error) {
	began := time.Now()
	if o.Out == "" {
		return BuildReport{}, errors.New("build symbol index: no file to write: name it with --output")
	}
	if o.Toolchain == nil && len(o.Graphs) == 0 {
		return BuildReport{}, errors.New("build symbol index: neither a toolchain nor folders of symbol graphs")
	}
	b := &builder{BuildOptions: o, enc: &encoder{}, have: map[Module]string{}}
	if b.Progress == nil {
		b.Progress = func(string) {}
	}
	if err := b.readGraphs(ctx); err != nil {
		return b.report, &InputError{err}
	}
	if err := b.extractAll(ctx); err != nil {
		return b.report, err
	}
	if err := b.writeIndex(); err != nil {
		return b.report, err
	}
	b.report.Wall = time.Since(began)
	return b.report, nil
}

// InputError is the error of a folder, graph or module name given by the caller.
type InputError struct{ Err error }

func (e *InputError) Error() string { return e.Err.Error() }

func (e *InputError) Unwrap() error { return e.Err }

type builder struct {
	BuildOptions
	enc    *encoder
	report BuildReport
	have   map[Module]string // modules by name and platform, with their origin
}

func (b *builder) addModule(module, platform, from string, parts []*content, complete bool) error {
	key := Module{Name: module, Platform: platform}
	if other, ok := b.have[key]; ok {
		b.report.Warnings = append(b.report.Warnings, fmt.Sprintf("module %s (%s) is in %s and in %s: the first counts", module, platform, other, from))
		return nil
	}
	whole := mergeGraphs(module, platform, parts)
	if len(whole.symbols) == 0 {
		b.noteMissing(module, platform, "its symbol graph is empty")
		return nil
	}
	b.have[key] = from
	return b.enc.addContent(whole, complete)
}

// mergeGraphs merges the graphs of a module. The result does not depend on their order.
func mergeGraphs(module, platform string, parts []*content) *content {
	whole := &content{module: module, platform: platform}
	listed := map[string]bool{}
	for _, p := range parts {
		whole.symbols = append(whole.symbols, p.symbols...)
		for _, s := range p.symbols {
			listed[s.USR] = true
		}
	}
	for _, p := range parts {
		for _, s := range p.synthesized {
			if !listed[s.USR] {
				whole.symbols = append(whole.symbols, s)
			}
		}
	}
	slices.SortFunc(whole.symbols, func(a, b Symbol) int {
		return cmp.Or(strings.Compare(a.USR, b.USR), strings.Compare(a.Path, b.Path), strings.Compare(a.Declaration, b.Declaration))
	})
	return whole
}

func (b *builder) noteMissing(module, platform, reason string) {
	b.report.Missing = append(b.report.Missing, Gap{module, platform, reason})
}

// readGraphs reads the folders of graphs; the first that has a module wins.
func (b *builder) readGraphs(ctx context.Context) error {
	for _, root := range b.Graphs {
		files, err := graphFiles(root)
		if err != nil {
			return err
		}
		parsed := make([]*content, len(files))
		if err := parallel.ForEach(ctx, len(files), runtime.GOMAXPROCS(0), func(i int) (err error) {
			parsed[i], err = readGraph(files[i])
			return err
		}); err != nil {
			return err
		}
		b.Progress(fmt.Sprintf("%s: %d symbol graphs", root, len(files)))
		// A module's extensions of other modules' types are in files of their own:
		// group the graphs of one module and platform.
		groups := map[Module][]*content{}
		var order []Module
		for _, c := range parsed {
			key := Module{Name: c.module, Platform: c.platform}
			if groups[key] == nil {
				order = append(order, key)
			}
			groups[key] = append(groups[key], c)
		}
		for _, key := range order {
			complete := key.Platform != Any || !Partial(key.Name)
			if err := b.addModule(key.Name, key.Platform, root, groups[key], complete); err != nil {
				return err
			}
		}
		if err := b.readManifest(root); err != nil {
			return err
		}
	}
	return nil
}

// corpus is manifest.json of a published set of graphs (version 3 of the format of
// cupertino-symbolgraphs): the modules that were tried, with their outcomes.
type corpus struct {
	Version int `json:"manifestVersion"`
	Results []struct {
		Slug, ModuleName, TargetTriple, Status, ErrorMessage string
	} `json:"results"`
}

// readManifest records the modules that a manifest, if any, reports as missing.
func (b *builder) readManifest(root string) error {
	file := filepath.Join(root, "manifest.json")
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	var m corpus
	if err == nil {
		err = json.Unmarshal(text, &m)
	}
	if err != nil {
		return fmt.Errorf("read manifest %s: %w: take it away if it belongs to something else", file, err)
	}
	if m.Version != 3 {
		b.report.Warnings = append(b.report.Warnings, fmt.Sprintf("%s has version %d, not 3: it is not read", file, m.Version))
		return nil
	}
	for _, r := range m.Results {
		name := cmp.Or(r.ModuleName, r.Slug)
		platform := platformOfTriple(r.TargetTriple)
		_, known := b.have[Module{Name: name, Platform: platform}]
		known = known || slices.ContainsFunc(b.report.Missing, func(g Gap) bool { return g.Module == name && g.Platform == platform })
		switch {
		case r.Status == "ok" && !known:
			b.noteMissing(name, platform, "the manifest lists it, the graph is not there")
		case r.Status == "failed" || r.Status == "skipped":
			b.noteMissing(name, platform, strings.TrimSpace(r.Status+" in the manifest "+r.ErrorMessage))
		}
	}
	return nil
}

func platformOfTriple(triple string) string {
	parts := append(strings.Split(triple, "-"), "", "", "")
	return platformOf(parts[2], parts[3])
}

func (b *builder) writeIndex() error {
	for _, g := range b.report.Missing {
		if g.Reason == "its symbol graph is empty" {
			b.report.Warnings = append(b.report.Warnings, fmt.Sprintf("module %s (%s) has an empty symbol graph: it counts as missing", g.Module, g.Platform))
		}
	}
	if len(b.enc.entries) == 0 {
		return &InputError{errors.New("build symbol index: no module has any symbol: see which graphs or modules were meant")}
	}
	b.enc.meta.Missing = b.report.Missing
	if b.Toolchain != nil {
		digest, err := b.Toolchain.Digest()
		if err != nil {
			return fmt.Errorf("write symbol index: %w", err)
		}
		b.enc.meta.Toolchain, b.enc.meta.Text = string(digest), b.Toolchain.Text
	}
	data, err := b.enc.encodeFile()
	if err != nil {
		return err
	}
	err = os.MkdirAll(filepath.Dir(b.Out), 0o777)
	if err == nil {
		err = atomicfile.WriteFile(b.Out, data, 0o666)
	}
	if err != nil {
		return fmt.Errorf("write symbol index: %w", err)
	}
	x, err := openBytes(b.Out, data)
	if err != nil {
		return err
	}
	b.report.File, b.report.Bytes, b.report.Digest = b.Out, len(data), x.Digest()
	b.report.Symbols, b.report.Modules, b.report.Missing = x.Len(), x.Modules(), x.Missing()
	return nil
}
