package workspace

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"golang.org/x/sys/unix"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Warmth keeps homes that prewarm commands have left, for later runs and for
// several processes at once. Each is a folder named by its key, with a lock file
// beside it that whoever uses the home holds.
type Warmth struct {
	Dir string
	// Since is when a home must have been made, or later, to be used again.
	Since time.Time
}

// keptHomes is how many homes stay: a home with the caches of a compiler is
// large, and one that nobody has used for a while is cheap to make again.
const keptHomes = 8

// Home returns the home kept under key. If there is none, or an older one than
// Since, prewarm makes one in the folder that it is given, as [Prewarm] does; made
// tells so. The home stays as it is until release is called, which must be.
func (w Warmth) Home(ctx context.Context, key seal.Digest, prewarm func(dir string) error) (home string, made bool, release func(), err error) {
	fail := func(err error) (string, bool, func(), error) {
		return "", false, nil, trial.AsFault(fmt.Errorf("keep what prewarm leaves: %w", err), trial.ClassSetup)
	}
	if err := os.MkdirAll(w.Dir, 0o700); err != nil {
		return fail(err)
	}
	dir := filepath.Join(w.Dir, string(key))
	lock, err := os.OpenFile(dir+".lock", os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return fail(err)
	}
	done := func() { lock.Close() } // which unlocks
	for {
		if err := flock(ctx, lock, unix.LOCK_SH); err != nil {
			done()
			return fail(err)
		}
		if w.fresh(dir) {
			now := time.Now()
			_ = os.Chtimes(dir+".lock", now, now) // when it was used, for sweep
			return filepath.Join(dir, "home"), made, done, nil
		}
		if err := flock(ctx, lock, unix.LOCK_EX); err != nil {
			done()
			return fail(err)
		}
		if w.fresh(dir) { // while we waited
			continue
		}
		if err := w.make(dir, prewarm); err != nil {
			done()
			return "", false, nil, err
		}
		made = true
		w.sweep()
	}
}

// fresh reports whether a home is there and new enough.
func (w Warmth) fresh(dir string) bool {
	info, err := os.Stat(dir)
	return err == nil && info.IsDir() && !info.ModTime().Before(w.Since)
}

// make puts a new home where dir says; the caller has locked it.
func (w Warmth) make(dir string, prewarm func(dir string) error) error {
	fail := func(err error) error {
		return trial.AsFault(fmt.Errorf("keep what prewarm leaves: %w", err), trial.ClassSetup)
	}
	fresh, err := os.MkdirTemp(w.Dir, "new-")
	if err != nil {
		return fail(err)
	}
	defer remove(fresh) //nolint:errcheck // what stays behind is swept later
	made := filepath.Join(fresh, "kept")
	if err := prewarm(made); err != nil {
		return err
	}
	if err := remove(dir); err != nil {
		return fail(err)
	}
	if err := os.Rename(made, dir); err != nil {
		return fail(err)
	}
	now := time.Now()
	if now.Before(w.Since) { // the clock was set back; what was just made is new
		now = w.Since
	}
	if err := os.Chtimes(dir, now, now); err != nil {
		return fail(err)
	}
	return nil
}

// sweep removes the homes that were not used for longest, as far as nobody uses
// them now, and what processes that died have left.
func (w Warmth) sweep() {
	entries, err := os.ReadDir(w.Dir)
	if err != nil {
		return
	}
	type use struct {
		lock string
		at   time.Time
	}
	var uses []use
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			continue
		}
		p := filepath.Join(w.Dir, e.Name())
		switch {
		case filepath.Ext(p) == ".lock":
			uses = append(uses, use{p, info.ModTime()})
		case !seal.Digest(e.Name()).Valid() && time.Since(info.ModTime()) > 24*time.Hour:
			_ = remove(p)
		}
	}
	slices.SortFunc(uses, func(a, b use) int { return cmp.Or(b.at.Compare(a.at), cmp.Compare(a.lock, b.lock)) })
	for _, u := range uses[min(keptHomes, len(uses)):] {
		f, err := os.OpenFile(u.lock, os.O_RDWR, 0)
		if err != nil {
			continue
		}
		// The lock file stays: one who waits for it must not hold another than we do.
		if unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB) == nil {
			_ = remove(u.lock[:len(u.lock)-len(".lock")])
		}
		f.Close()
	}
}

// flock waits for a lock on f, until ctx ends.
func flock(ctx context.Context, f *os.File, how int) error {
	for {
		err := unix.Flock(int(f.Fd()), how|unix.LOCK_NB)
		switch {
		case err == nil:
			return nil
		case errors.Is(err, unix.EINTR):
			continue
		case !errors.Is(err, unix.EWOULDBLOCK):
			return &fs.PathError{Op: "lock", Path: f.Name(), Err: err}
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("wait for %s: %w", f.Name(), errors.Join(context.Canceled, context.Cause(ctx)))
		case <-time.After(50 * time.Millisecond):
		}
	}
}
