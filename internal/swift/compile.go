package swift

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"syscall"
	"time"

	"github.com/assay-eval/assay/internal/proc"
)

// Stage is how far the compiler goes.
type Stage string

// The stages. Only SIL finds missing returns, use before initialisation and data
// races of Swift 6.
const (
	Parse     Stage = "-parse"
	Typecheck Stage = "-typecheck"
	SIL       Stage = "-emit-sil"
)

// Compile is one run of the frontend.
type Compile struct {
	Stage       Stage
	Files       []string // paths; all are primary
	Target      Target
	Mode        string   // language mode: "5" or "6"
	Library     bool     // no top-level code: -parse-as-library
	Module      string   // name of the module; "" is main
	Imports     []string // modules imported without being written: -import-module
	Search      []string // folders of modules: -I
	IndexStore  string   // folder that receives the index; "" for none
	ModuleCache string   // shared by runs of one toolchain and target
	Extra       []string // more flags, before the files
	Limits      Limits   // zero: those of a snippet
}

// Limits are what one run may use. The time is that of the processor where the
// system can limit it (Linux), so that other work on the machine changes no
// verdict; the clock's limit is then further away.
type Limits struct {
	Time   time.Duration
	Memory int64 // bytes of address space; Linux only
}

// The limits of a snippet, and those of a module: an interface of a framework has
// tens of thousands of lines.
const (
	RunTime   = 20 * time.Second
	RunMemory = 2 << 30
)

// ModuleLimits are for compiling a module.
var ModuleLimits = Limits{Time: 5 * time.Minute, Memory: 4 << 30}

// withDefaults fills in what l leaves open.
func (l Limits) withDefaults() Limits {
	return Limits{cmp.Or(l.Time, RunTime), cmp.Or(l.Memory, RunMemory)}
}

// wallTime is the limit by the clock.
func (l Limits) wallTime() time.Duration {
	if runtime.GOOS == "linux" {
		return 5 * l.Time
	}
	return l.Time
}

// Result is what a run of the frontend left.
type Result struct {
	Args        []string
	Exit        proc.Exit
	TimedOut    bool
	Diagnostics []Diagnostic
	Stderr      string
	Wall        time.Duration
}

// Crashed reports whether the compiler itself broke off (an assertion, exit 134).
func (r *Result) Crashed() bool {
	return !r.TimedOut && (r.Exit.Code == 134 || r.Exit.Signal != 0)
}

// Errors are the diagnostics that stop the code from compiling.
func (r *Result) Errors() []Diagnostic {
	var out []Diagnostic
	for _, d := range r.Diagnostics {
		if d.Severity == "error" {
			out = append(out, d)
		}
	}
	return out
}

// Args is the command line of c.
func (t *Toolchain) Args(c Compile) []string {
	args := []string{t.Frontend, "-frontend", string(c.Stage)}
	if c.Stage == SIL {
		args = append(args, "-o", "/dev/null")
	}
	module := c.Module
	if module == "" {
		module = "main"
	}
	args = append(args, "-module-name", module, "-target", c.Target.Triple())
	args = append(args, t.moduleFlags(c.Target)...)
	args = append(args, "-module-cache-path", c.ModuleCache, "-swift-version", c.Mode,
		"-debug-diagnostic-names", "-diagnostic-style", "llvm")
	if c.Mode == "5" {
		args = append(args, "-enable-bare-slash-regex")
	}
	if c.Library {
		args = append(args, "-parse-as-library")
	}
	for _, m := range c.Imports {
		args = append(args, "-import-module", m)
	}
	for _, dir := range c.Search {
		args = append(args, "-I", dir)
	}
	if c.IndexStore != "" {
		args = append(args, "-index-store-path", c.IndexStore, "-index-ignore-clang-modules")
	}
	args = append(args, c.Extra...)
	for _, f := range c.Files {
		if c.Stage == Parse {
			args = append(args, f)
		} else {
			args = append(args, "-primary-file", f)
		}
	}
	return args
}

// moduleFlags are the flags that say where modules and macros are.
func (t *Toolchain) moduleFlags(target Target) []string {
	path, _ := t.SDKFor(target)
	if t.Mac {
		// The plug-ins of an SDK run in a server of their own, as the driver has it.
		dev := filepath.Join(path, "../../usr")
		return []string{"-sdk", path,
			"-plugin-path", filepath.Join(t.Root, "usr/lib/swift/host/plugins"),
			"-external-plugin-path", filepath.Join(dev, "lib/swift/host/plugins") + "#" + filepath.Join(dev, "bin/swift-plugin-server")}
	}
	return []string{"-clang-target", "x86_64-pc-linux-gnu", "-disable-objc-interop",
		"-sdk", path, "-resource-dir", filepath.Join(t.Root, "apple"), "-Xcc", "--sysroot=" + path,
		"-plugin-path", filepath.Join(t.Root, "root/usr/libexec/swift/lib/swift/host/plugins")}
}

// Run runs the frontend. A compiler that fails, crashes or runs out of time is a
// Result; an error means that it could not be run at all.
func (t *Toolchain) Run(ctx context.Context, c Compile) (*Result, error) {
	args := t.Args(c)
	var stderr bytes.Buffer
	limits := c.Limits.withDefaults()
	limit, cancel := context.WithTimeout(ctx, limits.wallTime())
	defer cancel()
	began := time.Now()
	exit, err := proc.Run(limit, proc.Spec{Args: args, Dir: c.ModuleCache, Env: []string{"HOME=" + c.ModuleCache, "TMPDIR=" + c.ModuleCache},
		Stdout: &stderr, Stderr: &stderr, Grace: time.Second, Memory: limits.Memory, CPU: limits.Time})
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil && !errors.Is(limit.Err(), context.DeadlineExceeded) {
		return nil, fmt.Errorf("run %s: %w", t.Frontend, err)
	}
	r := &Result{Args: args, Exit: exit, TimedOut: limit.Err() != nil, Stderr: stderr.String(), Wall: time.Since(began)}
	if exit.Signal == syscall.SIGXCPU || exit.Signal == syscall.SIGKILL && exit.Reason == nil {
		r.TimedOut = true
	}
	if exit.Signal == syscall.SIGABRT {
		r.Exit.Code = 134
	}
	r.Diagnostics = ParseDiagnostics(r.Stderr)
	return r, nil
}
