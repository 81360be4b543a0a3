package symbols

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/swift"
)

// extractTime is the time limit for one module; SwiftUI takes a minute.
const extractTime = 10 * time.Minute

// Fits returns a *Stale if the index was built with another toolchain. An index of
// graphs alone fits any.
func (x *Index) Fits(tc *swift.Toolchain) error {
	digest, err := tc.Digest()
	if err != nil || x.meta.Toolchain == "" || x.meta.Toolchain == string(digest) {
		return err
	}
	return &Stale{x.file, fmt.Sprintf("it was built with another toolchain (%s; this is %s)", x.meta.Text, tc.Text)}
}

// job is one run of the extractor.
type job struct {
	module   string
	platform string // of the set
	target   string // triple
	sdk      string
	extra    []string
	size     int64 // of the module's file, for the order
}

// extractAll runs the extractor for every module and platform and reads the graphs
// as they are written.
func (b *builder) extractAll(ctx context.Context) error {
	if b.Toolchain == nil {
		return nil
	}
	jobs, err := b.listJobs()
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "assay-symbols-")
	if err != nil {
		return fmt.Errorf("build symbol index: %w", err)
	}
	defer os.RemoveAll(work)
	parts := make([][]*content, len(jobs))
	failed := make([]string, len(jobs))
	var mu sync.Mutex
	err = parallel.ForEach(ctx, len(jobs), runtime.GOMAXPROCS(0), func(i int) error {
		j := jobs[i]
		out := filepath.Join(work, fmt.Sprintf("%d-%s", i, j.module))
		began := time.Now()
		reason, err := b.runExtractor(ctx, j, out, filepath.Join(work, "cache"))
		took := time.Since(began)
		if err != nil {
			return err
		}
		failed[i] = reason
		symbols := 0
		if reason == "" {
			if parts[i], err = readFolder(out); err != nil {
				return err
			}
			for _, c := range parts[i] {
				c.platform, symbols = j.platform, symbols+len(c.symbols)
			}
		}
		mu.Lock()
		defer mu.Unlock()
		b.report.Extract += took
		b.Progress(fmt.Sprintf("%s (%s): %d symbols in %.1f s", j.module, j.platform, symbols, took.Seconds()))
		return os.RemoveAll(out)
	})
	if err != nil {
		return err
	}
	for i, j := range jobs {
		if failed[i] != "" {
			if slices.Contains(b.Modules, j.module) {
				return &InputError{fmt.Errorf("extract the symbols of module %s for %s: %s", j.module, j.platform, failed[i])}
			}
			b.noteMissing(j.module, j.platform, failed[i])
			b.report.Warnings = append(b.report.Warnings, fmt.Sprintf("module %s (%s) could not be extracted: %s", j.module, j.platform, failed[i]))
			continue
		}
		complete := b.Toolchain.Mac || !Partial(j.module)
		if err := b.addModule(j.module, j.platform, "the toolchain", parts[i], complete); err != nil {
			return err
		}
	}
	return nil
}

// readFolder reads the graphs in a folder; without any the module has no symbols.
func readFolder(dir string) ([]*content, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.symbols.json"))
	if err != nil {
		return nil, fmt.Errorf("look for symbol graphs: %w", err)
	}
	slices.Sort(files)
	var out []*content
	for _, f := range files {
		c, err := readGraph(f)
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

// runExtractor runs the extractor once. The reason says why it failed, "" if it did
// not; an error means that it could not be started.
func (b *builder) runExtractor(ctx context.Context, j job, out, cache string) (reason string, err error) {
	for _, dir := range []string{out, cache} {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			return "", fmt.Errorf("extract symbols: %w", err)
		}
	}
	limit, cancel := context.WithTimeout(ctx, extractTime)
	defer cancel()
	var said bytes.Buffer
	exit, err := proc.Run(limit, proc.Spec{
		Args: append([]string{extractorPath(b.Toolchain)}, j.commandArgs(out, cache)...), Dir: out,
		Env: []string{"HOME=" + cache, "TMPDIR=" + cache, "PATH=/usr/bin:/bin"}, Stdout: &said, Stderr: &said, Grace: time.Second,
	})
	switch {
	case ctx.Err() != nil:
		return "", context.Cause(ctx)
	case limit.Err() != nil:
		return fmt.Sprintf("the extractor took longer than %v", extractTime), nil
	case err != nil:
		return "", fmt.Errorf("extract the symbols of module %s: %w", j.module, err)
	case !exit.OK():
		return fmt.Sprintf("the extractor ended with %v: %s", exit, firstLine(said.String())), nil
	}
	return "", nil
}

// commandArgs avoids assertions that fail in Debian's compiler: for extension blocks
// and, in FoundationEssentials, for synthesized members.
func (j job) commandArgs(out, cache string) []string {
	return append([]string{"-module-name", j.module, "-target", j.target, "-sdk", j.sdk, "-module-cache-path", cache, "-output-dir", out,
		"-omit-extension-block-symbols", "-skip-synthesized-members"}, j.extra...)
}

func extractorPath(tc *swift.Toolchain) string {
	return filepath.Join(filepath.Dir(tc.Frontend), "swift-symbolgraph-extract")
}

// firstLine returns the first line that names an error, else the first that is not
// blank.
func firstLine(said string) string {
	best := ""
	for line := range strings.Lines(said) {
		line = strings.TrimSpace(line)
		if strings.Contains(line, "error:") || strings.Contains(line, "Assertion") {
			return line
		}
		best = cmp.Or(best, line)
	}
	return cmp.Or(best, "it said nothing")
}

// listJobs returns the runs, longest first, so that the cores finish together.
func (b *builder) listJobs() ([]job, error) {
	var out []job
	var err error
	if b.Toolchain.Mac {
		out, err = b.macJobs()
	} else {
		out, err = b.linuxJobs()
	}
	if err != nil {
		return nil, err
	}
	for _, name := range b.Modules {
		if !slices.ContainsFunc(out, func(j job) bool { return j.module == name }) {
			return nil, &InputError{fmt.Errorf("extract the symbols of module %s: the toolchain has no such module", name)}
		}
	}
	out = slices.DeleteFunc(out, func(j job) bool {
		_, have := b.have[Module{Name: j.module, Platform: j.platform}]
		return have || len(b.Modules) > 0 && !slices.Contains(b.Modules, j.module)
	})
	slices.SortStableFunc(out, func(a, b job) int { return cmp.Compare(b.size, a.size) })
	return out, nil
}

// linuxTriple is the triple of Debian's toolchain.
const linuxTriple = "x86_64-pc-linux-gnu"

// linuxJobs returns one job for each module: Linux modules keep Apple's
// availability, so the graph for Linux serves all platforms.
func (b *builder) linuxJobs() ([]job, error) {
	sdk := b.Toolchain.SDK
	root := filepath.Join(sdk, "usr/libexec/swift/lib/swift/linux")
	if _, err := os.Stat(root); err != nil {
		root = filepath.Join(sdk, "usr/lib/swift/linux")
	}
	var out []job
	for _, pattern := range []string{"*.swiftmodule", "x86_64/*.swiftmodule"} {
		found, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			return nil, fmt.Errorf("list the toolchain's modules: %w", err)
		}
		for _, path := range found {
			name := strings.TrimSuffix(filepath.Base(path), ".swiftmodule")
			if strings.HasPrefix(name, "Cxx") || slices.ContainsFunc(out, func(j job) bool { return j.module == name }) {
				continue // C++ interoperation is off
			}
			out = append(out, job{module: name, platform: Any, target: linuxTriple, sdk: sdk,
				extra: []string{"-Xcc", "--sysroot=" + sdk}, size: sizeOf(path)})
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("list the toolchain's modules: none in %s: %s", root, swift.Install)
	}
	return out, nil
}

// sizeOf returns the size of a module: of the file, or of the largest in the folder.
func sizeOf(path string) int64 {
	info, err := os.Stat(path)
	if err != nil {
		return 0
	}
	if !info.IsDir() {
		return info.Size()
	}
	var size int64
	files, _ := filepath.Glob(filepath.Join(path, "*.swiftmodule")) // the pattern is right
	for _, f := range files {
		if info, err := os.Stat(f); err == nil {
			size = max(size, info.Size())
		}
	}
	return size
}
