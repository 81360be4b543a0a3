package swift

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"

	"github.com/assay-eval/assay/internal/proc"
)

// preloaded is a frontend that waits for its arguments.
type preloaded struct {
	path, cache string // of the frontend and of its module cache
	out         bytes.Buffer
	args        *io.PipeWriter
	kill        context.CancelFunc

	ended chan struct{} // closed when what follows is known
	exit  proc.Exit
	err   error
}

const argumentFile = "/dev/stdin" // response file of a preloaded frontend

// preloadLimits are the limits of a preloaded frontend.
var preloadLimits = Limits{RunTime, RunMemory}

// Preload starts a frontend for the next [Toolchain.Run] with this module cache and the usual
// limits, which then need not wait until it has loaded: a third of the time that a small file
// takes. The function that it returns ends the frontend if no run has taken it.
func (t *Toolchain) Preload(ctx context.Context, moduleCache string) (stop func()) {
	var p *preloaded
	if e := early.Swap(nil); e != nil {
		<-e.started
		p = e.frontend
	}
	if p != nil && (p.path != t.Frontend || p.cache != moduleCache) {
		p.stop()
		p = nil
	}
	if p == nil {
		p = t.startPreloaded(ctx, moduleCache)
	}
	if p == nil {
		return func() {}
	}
	t.waiting.Store(p)
	return func() {
		t.waiting.CompareAndSwap(p, nil)
		p.stop()
	}
}

// early is what PreloadEarly starts, until Preload takes it.
var early atomic.Pointer[earlyStart]

type earlyStart struct {
	started  chan struct{} // closed when frontend is known
	frontend *preloaded    // nil if none could be started
}

// PreloadEarly starts the frontend of the toolchain that [Find] finds by itself, for the next
// [Toolchain.Preload]. It does not wait.
func PreloadEarly(getenv func(string) string) {
	e := &earlyStart{started: make(chan struct{})}
	early.Store(e)
	go func() {
		defer close(e.started)
		ctx := context.Background()
		t, err := Find(ctx, "", getenv)
		if err != nil {
			return // the command reports it
		}
		cache, err := CacheFolder(getenv)
		if err != nil {
			return
		}
		if modules, err := t.ModuleCache(cache); err == nil {
			e.frontend = t.startPreloaded(ctx, modules)
		}
	}()
}

// CacheFolder returns the folder of symbol indexes, compiled packs and modules.
func CacheFolder(getenv func(string) string) (string, error) {
	dir := getenv("ASSAY_CACHE_DIR")
	if dir == "" {
		base, err := os.UserCacheDir()
		if err != nil {
			return "", fmt.Errorf("find a folder to keep symbol indexes in: %w: set ASSAY_CACHE_DIR", err)
		}
		dir = filepath.Join(base, "assay")
	}
	dir, err := filepath.Abs(filepath.Join(dir, "swift"))
	if err != nil {
		return "", fmt.Errorf("find the cache: %w", err)
	}
	return dir, nil
}

// startPreloaded starts a frontend, or returns nil on a Mac, where this was never tried, and
// where no file stands for the input of a program.
func (t *Toolchain) startPreloaded(ctx context.Context, moduleCache string) *preloaded {
	if _, err := os.Stat(argumentFile); err != nil || t.Mac {
		return nil
	}
	ctx, kill := context.WithCancel(ctx)
	in, args := io.Pipe()
	p := &preloaded{path: t.Frontend, cache: moduleCache, args: args, kill: kill, ended: make(chan struct{})}
	spec := t.spec(moduleCache, preloadLimits, &p.out)
	spec.Args, spec.Stdin = []string{t.Frontend, "-frontend", "@" + argumentFile}, in
	go func() {
		defer close(p.ended)
		p.exit, p.err = proc.Run(ctx, spec)
		in.Close()
	}()
	return p
}

// takePreloaded returns the frontend that waits for a run with this module cache and these
// limits, if any.
func (t *Toolchain) takePreloaded(moduleCache string, limits Limits) *preloaded {
	p := t.waiting.Load()
	if p == nil || p.cache != moduleCache || limits != preloadLimits || !t.waiting.CompareAndSwap(p, nil) {
		return nil
	}
	return p
}

// run gives the frontend its arguments, which begin with its path and -frontend, and waits
// for its end.
func (p *preloaded) run(ctx context.Context, args []string) (proc.Exit, error) {
	defer context.AfterFunc(ctx, p.kill)()
	_, _ = io.WriteString(p.args, quoteArguments(args[2:])) // it fails if the frontend has ended
	p.args.Close()
	<-p.ended
	return p.exit, p.err
}

func (p *preloaded) stop() {
	p.kill()
	<-p.ended
}

// quoteArguments writes arguments as a response file of LLVM has them.
func quoteArguments(args []string) string {
	var out strings.Builder
	escape := strings.NewReplacer(`\`, `\\`, `"`, `\"`)
	for _, a := range args {
		out.WriteString(`"` + escape.Replace(a) + "\"\n")
	}
	return out.String()
}
