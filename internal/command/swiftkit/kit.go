// Package swiftkit opens the Swift toolchain, the compiler's judge and the symbol
// indexes that commands name by flags.
package swiftkit

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// Flags are the flags of the commands that need a compiler.
type Flags struct {
	Toolchain string
	Packs     []string
	// NoClosedLists leaves names open that only assay's own lists of names rule out.
	NoClosedLists bool
}

// Register defines the flags for cmd and the commands below it.
func (f *Flags) Register(cmd *cobra.Command) {
	fl := cmd.PersistentFlags()
	fl.StringVar(&f.Toolchain, "toolchain", "", "`folder` of the Swift toolchain (default ASSAY_SWIFT, else where assay swift install put it)")
	fl.StringArrayVar(&f.Packs, "pack", nil, "`folder` of a pack of modules, such as one made on a Mac; replaces shipped ones of the same name (repeatable)")
}

// OpenJudge opens a judge with the toolchain and packs that the flags name. If the
// machine has none, the error names the command that installs one.
func OpenJudge(ctx context.Context, env *cmdenv.Env, f *Flags) (*judge.Judge, error) {
	tc, err := FindToolchain(ctx, env, f.Toolchain)
	if err != nil {
		return nil, err
	}
	return OpenJudgeWith(ctx, env, f, tc)
}

// OpenJudgeWith is [OpenJudge] with a toolchain that was found.
func OpenJudgeWith(ctx context.Context, env *cmdenv.Env, f *Flags, tc *swift.Toolchain) (*judge.Judge, error) {
	packs, err := pack.Load(f.Packs...)
	if err != nil {
		return nil, cmdenv.UsageErrorf("%w", err)
	}
	program, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("find the program, which expands macros for the compiler: %w", err)
	}
	packs.Plugin = []string{program, macrosName}
	cache, err := cacheFolder(env)
	if err != nil {
		return nil, err
	}
	progress := func(line string) { fmt.Fprintln(env.Err, line) }
	c := judge.Config{Toolchain: tc, Packs: packs, Cache: cache, Progress: progress, NoClosedLists: f.NoClosedLists}
	if !tc.Mac {
		if c.Index, err = symbols.Ensure(ctx, tc, cache, progress); err != nil {
			return nil, cmdenv.MissingError(err)
		}
	}
	return judge.New(ctx, c)
}

// Preload starts the compiler while the judge is opened, see [swift.Toolchain.Preload].
func Preload(ctx context.Context, env *cmdenv.Env, tc *swift.Toolchain) (stop func(), err error) {
	cache, err := cacheFolder(env)
	if err != nil {
		return nil, err
	}
	modules, err := tc.ModuleCache(cache)
	if err != nil {
		return nil, err
	}
	return tc.Preload(ctx, modules), nil
}

func cacheFolder(env *cmdenv.Env) (string, error) {
	dir, err := swift.CacheFolder(env.Getenv)
	if err != nil {
		return "", cmdenv.UsageErrorf("%w", err)
	}
	return dir, nil
}

// FindToolchain finds the Swift toolchain that name asks for. If there is none, the
// error names the command that installs one.
func FindToolchain(ctx context.Context, env *cmdenv.Env, name string) (*swift.Toolchain, error) {
	tc, err := swift.Find(ctx, name, env.Getenv)
	if m, ok := errors.AsType[*swift.Missing](err); ok {
		return nil, cmdenv.MissingError(m)
	}
	return tc, err
}
