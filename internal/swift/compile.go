package swift

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
	"time"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
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
	Limits      Limits   // zero: RunTime and RunMemory
}

// Limits bound one run. Time is processor time where the system can limit that
// (Linux), so that other work on the machine changes no verdict; wall-clock time
// is then bounded more loosely.
type Limits struct {
	Time   time.Duration
	Memory int64 // bytes of address space; Linux only
}

// The limits of a snippet.
const (
	RunTime   = 20 * time.Second
	RunMemory = 2 << 30
)

// ModuleLimits are the limits for compiling a module: the interface of a
// framework has tens of thousands of lines.
var ModuleLimits = Limits{Time: 5 * time.Minute, Memory: 4 << 30}

func (l Limits) wallTime() time.Duration {
	if runtime.GOOS == "linux" {
		return 5 * l.Time
	}
	return l.Time
}

// Result is the outcome of a run of the frontend.
type Result struct {
	Args        []string
	Exit        proc.Exit
	TimedOut    bool
	Diagnostics []Diagnostic
	Stderr      string
	Wall        time.Duration
}

// Crashed reports whether the compiler itself failed, such as by an assertion
// (exit 134).
func (r *Result) Crashed() bool {
	return !r.TimedOut && (r.Exit.Code == 134 || r.Exit.Signal != 0)
}

// Errors returns the diagnostics that stop the code from compiling.
func (r *Result) Errors() []Diagnostic {
	return slices.DeleteFunc(slices.Clone(r.Diagnostics), func(d Diagnostic) bool { return d.Severity != "error" })
}

// Args returns the command line of c.
func (t *Toolchain) Args(c Compile) []string {
	stage := c.Stage
	if stage == SIL && len(c.Files) == 1 && !t.Mac {
		// The passes are the same, and writing a module takes less time than printing SIL. With
		// several files each wants a place of its own.
		stage = "-emit-module"
	}
	args := []string{t.Frontend, "-frontend", string(stage)}
	if c.Stage == SIL {
		args = append(args, "-o", "/dev/null")
		if !t.Mac {
			// What follows the passes that find faults only prepares code that nobody runs.
			args = append(args, "-sil-stop-optzns-before-lowering-ownership", "-Xllvm", "-sil-disable-pass=onone-simplification")
		}
	}
	args = append(args, "-module-name", cmp.Or(c.Module, "main"), "-target", c.Target.Triple())
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
		if c.Stage != Parse {
			args = append(args, "-primary-file")
		}
		args = append(args, f)
	}
	return args
}

func (t *Toolchain) moduleFlags(target Target) []string {
	path := t.SDKFor(target)
	if t.Mac {
		// The driver runs an SDK's plug-ins in a separate server, too.
		dev := filepath.Join(path, "../../usr")
		return []string{"-sdk", path,
			"-plugin-path", filepath.Join(t.Root, "usr/lib/swift/host/plugins"),
			"-external-plugin-path", filepath.Join(dev, "lib/swift/host/plugins") + "#" + filepath.Join(dev, "bin/swift-plugin-server")}
	}
	// Debian builds the compiler with assertions. Its verifier of the syntax tree aborts
	// on sound code, such as ForEach($items) { $item in … }. Its verifier of SIL takes a
	// seventh of the time. Apple's compiler has neither.
	return []string{"-clang-target", "x86_64-pc-linux-gnu", "-disable-objc-interop", "-disable-ast-verifier", "-sil-verify-none",
		"-sdk", path, "-resource-dir", filepath.Join(t.Root, "apple"), "-Xcc", "--sysroot=" + path,
		"-plugin-path", filepath.Join(t.Root, "root/usr/libexec/swift/lib/swift/host/plugins")}
}

// ModuleCache returns the folder of compiled C modules below cache, and makes it. The
// compiler keeps the modules of all platforms apart. It refuses a folder that was moved or
// copied, so the name includes its path.
func (t *Toolchain) ModuleCache(cache string) (string, error) {
	root, err := filepath.Abs(filepath.Join(cache, "modules"))
	if err != nil {
		return "", fmt.Errorf("make the module cache: %w", err)
	}
	dir := filepath.Join(root, t.Version.String()+"-"+string(seal.Of([]byte(root + "\n" + t.Root))[:8]))
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return "", fmt.Errorf("make the module cache: %w", err)
	}
	return dir, nil
}

// largePages lets the compiler take memory in large pieces, and in large pages where Linux
// allows that on request. Small pages one by one take a tenth of a check of a small file.
const largePages = "GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.top_pad=33554432"

// spec returns how the frontend runs, without its arguments.
func (t *Toolchain) spec(moduleCache string, limits Limits, out *bytes.Buffer) proc.Spec {
	return proc.Spec{Dir: moduleCache, Env: []string{"HOME=" + moduleCache, "TMPDIR=" + moduleCache, largePages},
		Stdout: out, Stderr: out, Grace: time.Second, Memory: limits.Memory, CPU: limits.Time}
}

// Run runs the frontend. If the compiler fails, crashes or runs out of time, the
// Result reports it; an error means that it could not be started.
func (t *Toolchain) Run(ctx context.Context, c Compile) (*Result, error) {
	args := t.Args(c)
	limits := Limits{cmp.Or(c.Limits.Time, RunTime), cmp.Or(c.Limits.Memory, RunMemory)}
	limit, cancel := context.WithTimeout(ctx, limits.wallTime())
	defer cancel()
	began := time.Now()
	var stderr bytes.Buffer
	out := &stderr
	var exit proc.Exit
	var err error
	if p := t.takePreloaded(c.ModuleCache, limits); p != nil {
		out = &p.out
		exit, err = p.run(limit, args)
	} else {
		spec := t.spec(c.ModuleCache, limits, out)
		spec.Args = args
		exit, err = proc.Run(limit, spec)
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil && !errors.Is(limit.Err(), context.DeadlineExceeded) {
		return nil, fmt.Errorf("run %s: %w", t.Frontend, err)
	}
	r := &Result{Args: args, Exit: exit, TimedOut: limit.Err() != nil || exit.CPUExceeded, Stderr: out.String(), Wall: time.Since(began)}
	if exit.Signal == syscall.SIGABRT {
		r.Exit.Code = 134
	}
	r.Diagnostics = ParseDiagnostics(r.Stderr)
	return r, nil
}
