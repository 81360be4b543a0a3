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

type job struct {
	module   string
	platform string // of the set
	target   string // triple
	sdk      string
	extra    []string
	size     int64 // of the module's file, for the order
}

// extractAll runs the extractor for each module and platform, and reads graphs as they
// appear.
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
		switch {
		case failed[i] == "":
			if err := b.addModule(j.module, j.platform, "the toolchain", parts[i], b.Toolchain.Mac || !Partial(j.module)); err != nil {
				return err
			}
		case slices.Contains(b.Modules, j.module):
			return &InputError{fmt.Errorf("extract the symbols of module %s for %s: %s", j.module, j.platform, failed[i])}
		default:
			b.noteMissing(j.module, j.platform, failed[i])
			b.report.Warnings = append(b.report.Warnings, fmt.Sprintf("module %s (%s) could not be extracted: %s", j.module, j.platform, failed[i]))
		}
	}
	return nil
}

func readFolder(dir string) ([]*content, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.symbols.json"))
	if err != nil {
		return nil, fmt.Errorf("look for symbol graphs: %w", err)
	}
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

// runExtractor runs the extractor and returns the reason if it failed, or "". An error
// means that the extractor did not start.
func (b *builder) runExtractor(ctx context.Context, j job, out, cache string) (reason string, err error) {
	for _, dir := range []string{out, cache} {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			return "", fmt.Errorf("extract symbols: %w", err)
		}
	}
	limit, cancel := context.WithTimeout(ctx, extractTime)
	defer cancel()
	// The last two flags avoid assertions that fail in Debian's compiler: for extension
	// blocks and, in FoundationEssentials, for synthesized members.
	args := append([]string{filepath.Join(filepath.Dir(b.Toolchain.Frontend), "swift-symbolgraph-extract"),
		"-module-name", j.module, "-target", j.target, "-sdk", j.sdk, "-module-cache-path", cache, "-output-dir", out,
		"-omit-extension-block-symbols", "-skip-synthesized-members"}, j.extra...)
	var said bytes.Buffer
	exit, err := proc.Run(limit, proc.Spec{Args: args, Dir: out, Env: []string{"HOME=" + cache, "TMPDIR=" + cache, "PATH=/usr/bin:/bin"},
		Stdout: &said, Stderr: &said, Grace: time.Second})
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

// firstLine returns the first line with an error, or the first nonblank line if none.
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
	list := b.linuxJobs
	if b.Toolchain.Mac {
		list = b.macJobs
	}
	out, err := list()
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

const linuxTriple = "x86_64-pc-linux-gnu"

// linuxJobs returns one job for each module, whose graph contains the availability of
// all platforms.
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

func sizeOf(path string) int64 {
	var size int64
	files, _ := filepath.Glob(filepath.Join(path, "*.swiftmodule")) // the pattern is right
	for _, f := range append(files, path) {
		if info, err := os.Stat(f); err == nil && !info.IsDir() {
			size = max(size, info.Size())
		}
	}
	return size
}
