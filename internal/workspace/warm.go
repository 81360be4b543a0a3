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

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// HomeCache caches the home folders of prewarm commands, for later runs and for several
// processes at once. Each is a folder named by its key, with a lock file that users
// of the home hold.
type HomeCache struct {
	Dir string
	// Since is the earliest time of a home that may be reused.
	Since time.Time
}

// keptHomes is how many homes to keep: homes with compiler caches are large, and
// unused ones are cheap to make again.
const keptHomes = 8

// Home returns the home of key. If it is missing or older than Since, prewarm makes
// it in the given folder, as [Prewarm] does, and made is true. The home stays
// unchanged until the caller calls release.
func (w HomeCache) Home(ctx context.Context, key seal.Digest, prewarm func(dir string) error) (home string, made bool, release func(), err error) {
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
		if err := lockFile(ctx, lock, false); err != nil {
			done()
			return fail(err)
		}
		if w.isFresh(dir) {
			now := time.Now()
			_ = os.Chtimes(dir+".lock", now, now) // time of last use, for removeUnused
			return filepath.Join(dir, "home"), made, done, nil
		}
		if err := lockFile(ctx, lock, true); err != nil {
			done()
			return fail(err)
		}
		if w.isFresh(dir) { // while we waited
			continue
		}
		if err := w.makeHome(dir, prewarm); err != nil {
			done()
			return "", false, nil, err
		}
		made = true
		w.removeUnused()
	}
}

func (w HomeCache) isFresh(dir string) bool {
	info, err := os.Stat(dir)
	return err == nil && info.IsDir() && !info.ModTime().Before(w.Since)
}

// makeHome makes a new home at dir; the caller holds the lock.
func (w HomeCache) makeHome(dir string, prewarm func(dir string) error) error {
	fail := func(err error) error {
		return trial.AsFault(fmt.Errorf("keep what prewarm leaves: %w", err), trial.ClassSetup)
	}
	fresh, err := os.MkdirTemp(w.Dir, "new-")
	if err != nil {
		return fail(err)
	}
	defer RemoveFolder(fresh) //nolint:errcheck // removeUnused removes leftovers later
	made := filepath.Join(fresh, "kept")
	if err := prewarm(made); err != nil {
		return err
	}
	if err := RemoveFolder(dir); err != nil {
		return fail(err)
	}
	if err := os.Rename(made, dir); err != nil {
		return fail(err)
	}
	now := time.Now()
	if now.Before(w.Since) { // the clock was set back; the new home is fresh
		now = w.Since
	}
	if err := os.Chtimes(dir, now, now); err != nil {
		return fail(err)
	}
	return nil
}

// removeUnused removes the homes unused for longest, except ones in use, and
// leftovers of dead processes.
func (w HomeCache) removeUnused() {
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
			_ = RemoveFolder(p)
		}
	}
	slices.SortFunc(uses, func(a, b use) int { return cmp.Or(b.at.Compare(a.at), cmp.Compare(a.lock, b.lock)) })
	for _, u := range uses[min(keptHomes, len(uses)):] {
		f, err := os.OpenFile(u.lock, os.O_RDWR, 0)
		if err != nil {
			continue
		}
		// The lock file stays: a waiter must not hold another file than this process.
		if tryLock(f, true) == nil {
			_ = RemoveFolder(u.lock[:len(u.lock)-len(".lock")])
		}
		f.Close()
	}
}

// lockFile locks a file, alone or with others, as soon as nobody is in the way.
func lockFile(ctx context.Context, f *os.File, alone bool) error {
	for {
		switch err := tryLock(f, alone); {
		case err == nil:
			return nil
		case !errors.Is(err, errLocked):
			return &fs.PathError{Op: "lock", Path: f.Name(), Err: err}
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("wait for %s: %w", f.Name(), errors.Join(context.Canceled, context.Cause(ctx)))
		case <-time.After(50 * time.Millisecond):
		}
	}
}
