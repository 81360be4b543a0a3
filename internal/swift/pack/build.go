package pack

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gofrs/flock"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift"
)

// format is part of every digest. It changes when the flags below do.
const format = "assay/swift/pack/2"

// Build compiles all modules for the target's platform, see [Set.Plan] and [Plan.Build].
func (s *Set) Build(ctx context.Context, tc *swift.Toolchain, t swift.Target, cache string, progress func(string)) (*Built, error) {
	p, err := s.Plan(tc, t, cache, progress)
	if err != nil {
		return nil, err
	}
	return p.Build(ctx, slices.Collect(maps.Keys(p.all.Modules))...)
}

func shortDigest(d seal.Digest) string { return string(d[:16]) }

type builder struct {
	tc        *swift.Toolchain
	platform  swift.Platform
	toolchain seal.Digest
	dir       string // of this toolchain and platform in the cache
	modules   string // module cache
	progress  func(string)

	mu             sync.Mutex
	started, total int // of the modules that code has needed and the cache lacked
}

// slots limits the compilations of modules that run at once, of all platforms together.
var slots = make(chan struct{}, runtime.GOMAXPROCS(0))

// expect counts the modules that will be compiled.
func (b *builder) expect(n int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.total += n
}

func (b *builder) report(format string, args ...any) {
	if b.progress != nil {
		b.progress(fmt.Sprintf(format, args...))
	}
}

// reportStart reports that the compilation of a module begins, and how many there are.
func (b *builder) reportStart(module string) {
	b.mu.Lock()
	b.started++
	b.total = max(b.total, b.started)
	n, total := b.started, b.total
	b.mu.Unlock()
	b.report("building Swift module %s for %s (%d of %d)", module, swift.Target{Platform: b.platform}.Domain(), n, total)
}

// ensureModule puts the module into dir. The folder appears by one rename, so it is
// whole if it exists; a damaged one is replaced.
func (b *builder) ensureModule(ctx context.Context, dir string, u unit, search []string) error {
	if isWhole(dir, u.Name) {
		return nil
	}
	lock := flock.New(dir + ".lock")
	if free, err := lock.TryLock(); err == nil && !free {
		b.report("waiting for Swift module %s, which another process may be building", u.Name)
	}
	if _, err := lock.TryLockContext(ctx, 50*time.Millisecond); err != nil {
		return fmt.Errorf("wait for module %s, which another process may be compiling: %w", u.Name, err)
	}
	defer lock.Close()
	if isWhole(dir, u.Name) {
		return nil
	}
	b.reportStart(u.Name)
	work, err := os.MkdirTemp(b.dir, ".new-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := b.compileUnit(ctx, work, u, search); err != nil {
		return err
	}
	ready := filepath.Join(work, "out")
	info, err := os.Stat(moduleFile(ready, u.Name))
	if err != nil {
		return fmt.Errorf("compile module %s: the compiler left none: %w", u.Name, err)
	}
	if err := os.WriteFile(filepath.Join(ready, sizeFile), fmt.Append(nil, info.Size()), 0o666); err != nil {
		return fmt.Errorf("publish module %s: %w", u.Name, err)
	}
	err = os.Rename(dir, filepath.Join(work, "harmed"))
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		err = os.Rename(ready, dir)
	}
	if err != nil {
		return fmt.Errorf("publish module %s: %w", u.Name, err)
	}
	return nil
}

const sizeFile = "size"

func moduleFile(dir, module string) string { return filepath.Join(dir, module+".swiftmodule") }

func isWhole(dir, module string) bool {
	info, err := os.Stat(moduleFile(dir, module))
	if err != nil {
		return false
	}
	size, err := os.ReadFile(filepath.Join(dir, sizeFile))
	return err == nil && string(size) == fmt.Sprint(info.Size())
}

type brokenError struct{ module, reason string }

func (e *brokenError) Error() string {
	return fmt.Sprintf("module %s does not compile: %s", e.module, e.reason)
}

func (b *builder) compileUnit(ctx context.Context, work string, u unit, search []string) error {
	out := filepath.Join(work, "out")
	if err := os.Mkdir(out, 0o777); err != nil {
		return err
	}
	c := swift.Compile{Stage: "-emit-module", Target: swift.Target{Platform: b.platform, Version: lowest[b.platform]}, Mode: "5", Library: true,
		Module: u.Name, Search: search, ModuleCache: b.modules, Limits: swift.ModuleLimits}
	c.Extra = []string{"-o", moduleFile(out, u.Name), "-disable-availability-checking", "-disable-legacy-type-info", "-disable-testable-attr-requires-testable-module"}
	if u.isInterface {
		c.Stage = "-compile-module-from-interface"
	} else {
		// Code is only checked against the declarations. With its bodies a module takes twice
		// as long to compile, and code calls functions that return some View a dead end, as
		// their bodies never return.
		c.Extra = append(c.Extra, "-experimental-skip-all-function-bodies")
	}
	for _, name := range u.files {
		text, err := fs.ReadFile(u.pack.files, name)
		if err != nil {
			return err
		}
		if u.isInterface {
			text = b.retargetInterface(text, u.Name)
		}
		if ext := filepath.Ext(name); ext == ".modulemap" || ext == ".h" {
			if err := os.WriteFile(filepath.Join(out, filepath.Base(name)), text, 0o666); err != nil {
				return err
			}
			continue
		}
		path := filepath.Join(work, strings.ReplaceAll(name, "/", "-"))
		if err := os.WriteFile(path, text, 0o666); err != nil {
			return err
		}
		c.Extra = append(c.Extra, path)
	}
	r, err := b.tc.Run(ctx, c)
	if err != nil {
		return err
	}
	if r.TimedOut { // the module may be fine, the machine busy
		return fmt.Errorf("compile module %s: the compiler did not end within its time, after %s: try again when the machine is less busy", u.Name, r.Wall.Round(time.Second))
	}
	if !r.Exit.OK() {
		return &brokenError{u.Name, errorSummary(r, work)}
	}
	return nil
}

func errorSummary(r *swift.Result, work string) string {
	var lines []string
	for _, d := range r.Errors() {
		lines = append(lines, fmt.Sprintf("%s:%d:%d: %s", filepath.Base(d.File), d.Line, d.Column, d.Message))
	}
	if len(lines) == 0 {
		lines = strings.Split(strings.TrimSpace(r.Stderr), "\n")
		lines = lines[max(0, len(lines)-5):]
	}
	if n := len(lines); n > 5 {
		lines = append(lines[:5], fmt.Sprintf("… and %d more", n-5))
	}
	return strings.ReplaceAll(strings.Join(lines, "; "), work, "")
}

// retargetInterface replaces the flags of an interface, since they refer to the Mac
// that produced it.
func (b *builder) retargetInterface(text []byte, module string) []byte {
	flags := "// swift-module-flags: -target " + swift.Target{Platform: b.platform, Version: lowest[b.platform]}.Triple() + " -module-name " + module + " -swift-version 5 -enable-bare-slash-regex"
	if !b.tc.Mac {
		flags += " -clang-target x86_64-pc-linux-gnu -disable-objc-interop -Xcc --sysroot=" + b.tc.SDK
	}
	lines := slices.DeleteFunc(strings.Split(string(text), "\n"), func(l string) bool {
		return strings.HasPrefix(l, "// swift-module-flags")
	})
	at := slices.IndexFunc(lines, func(l string) bool { return !strings.HasPrefix(l, "// swift-") })
	return []byte(strings.Join(slices.Insert(lines, max(at, 0), flags), "\n"))
}
