package symbols

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"

	"github.com/assay-eval/assay/internal/swift"
)

// reading is the version of the way in which graphs are read.
const reading = 2

// Ensure opens the index of the toolchain's modules. It builds the index on first
// use and keeps it below cache under a name made of toolchain, format and reading,
// so that it cannot be stale. It rebuilds a damaged one. Concurrent processes build
// it only once.
func Ensure(ctx context.Context, tc *swift.Toolchain, cache string, progress func(string)) (*Index, error) {
	if progress == nil {
		progress = func(string) {}
	}
	dir := filepath.Join(cache, "symbols")
	digest, err := tc.Digest()
	if err != nil {
		return nil, fmt.Errorf("keep the symbol index: %w", err)
	}
	name := fmt.Sprintf("%s-%d-%d", digest.Short(), format, reading)
	file := filepath.Join(dir, name+".index")
	if x, err := openUsable(file, tc, progress); x != nil || err != nil {
		return x, err
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, fmt.Errorf("keep the symbol index: %w", err)
	}
	lock := flock.New(filepath.Join(dir, name+".lock"))
	if _, err := lock.TryLockContext(ctx, 50*time.Millisecond); err != nil {
		return nil, fmt.Errorf("wait for another process to build the symbol index in %s: %w", dir, err)
	}
	defer lock.Close()
	if x, err := openUsable(file, tc, func(string) {}); x != nil || err != nil {
		return x, err // another process has built it meanwhile
	}
	progress("building the symbol index of " + tc.Text + " (once)")
	if _, err := Build(ctx, BuildOptions{Toolchain: tc, Out: file}); err != nil {
		return nil, err
	}
	return Open(file)
}

func openUsable(file string, tc *swift.Toolchain, progress func(string)) (*Index, error) {
	x, err := Open(file)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if stale, ok := errors.AsType[*Stale](err); ok {
		progress(stale.What + ": the symbol index is built again")
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if err := x.Fits(tc); err != nil {
		progress(err.Error())
		return nil, x.Close()
	}
	return x, nil
}
